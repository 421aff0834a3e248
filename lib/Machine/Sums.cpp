//===- Sums.cpp - what a matrix instruction keeps of its sums -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/Sums.h"

namespace tier::machine {

bool keepsNarrowSums(const Atom &atom) {
  return atom.grain == Grain::Warpgroup && isFloat(atom.a) &&
         byteWidth(atom.a) == 1;
}

} // namespace tier::machine
