//===- ScaleFragment.cpp - scales of a product in registers ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/ScaleFragment.h"

using namespace llvm;

namespace tier::problem {

bool readsScalesOfLanes(const machine::Atom &atom) {
  return atom.scaleBlock && atom.grain == machine::Grain::Warp;
}

Fragment scaleFragment(const machine::Atom &atom, unsigned side, int64_t tileM,
                       int64_t tileN, int64_t tileK, int64_t warps,
                       int64_t lanes) {
  // An instruction whose operands are its scales, one to a lane.
  int64_t rows = side ? atom.nStep : atom.m;
  int32_t blocks = atom.k / atom.scaleBlock;
  machine::AtomDigit digits[] = {{int32_t(rows), 1, 0}, {blocks, 0, 1}};
  machine::Atom scales = atom;
  scales.k = blocks;
  scales.fragmentA = scales.fragmentB = {{}, digits, {}};
  auto make = side ? operandFragmentB : operandFragmentA;
  return make(scales, tileM, tileN, tileK / atom.scaleBlock, warps, lanes);
}

} // namespace tier::problem
