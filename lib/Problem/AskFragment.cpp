//===- AskFragment.cpp - fragments of matrix operands by name -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// layout.operand_fragment: who holds operand a [m, k] or b [n, k] of the tile
// [m, n, k], where the machine's matrix instruction reads it from registers.
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using Answer = Expected<json::Value>;

/// Tiles beyond this say nothing new.
static constexpr int64_t longestSide = 1 << 16;

static bool isPower(int64_t n) { return n > 0 && (n & (n - 1)) == 0; }

/// Whether the warps' parts of the tile are whole instructions.
static bool isWhole(const machine::Atom &atom, ArrayRef<int64_t> tile,
                    int64_t warps, int64_t lanes) {
  if (atom.grain == machine::Grain::Thread)
    return isPower(tile[0]) && isPower(tile[1]) && isPower(warps) &&
           tile[0] * tile[1] >= 4 * warps * lanes;
  WarpGrid grid = chooseWarpGrid(atom, tile[0], tile[1], warps);
  return grid.m * grid.n * atom.warps() == warps &&
         tile[0] % (grid.m * atom.m) == 0 &&
         tile[1] % (grid.n * atom.nStep) == 0 && tile[2] % atom.k == 0;
}

static Answer solveOperand(const json::Object &question) {
  Reader read(question, "layout");
  const machine::Machine *machine = read.machine("machine");
  machine::Element element = read.element("element");
  SmallVector<int64_t> tile = read.integers("tile");
  int64_t warps = read.integer("warps", 4);
  StringRef side = read.text("operand", "");
  if (side != "a" && side != "b")
    read.refuse("operand", "a or b");
  if (tile.size() != 3 || any_of(tile, [](int64_t extent) {
        return extent < 1 || extent > longestSide;
      }))
    read.refuse("tile", "three sides m, n, k of 1 to 65536");
  if (warps < 1 || warps > longestSide)
    read.refuse("warps", "1 to 65536");
  if (read.isRefused())
    return read.takeError();
  machine::Element acc = element == machine::Element::I8
                             ? machine::Element::I32
                             : machine::Element::F32;
  const machine::Atom &atom = machine->findAtom(element, element, acc);
  bool isA = side == "a";
  machine::Source source = isA ? atom.sourceA : atom.sourceB;
  const machine::AtomFragment &unit = isA ? atom.fragmentA : atom.fragmentB;
  if (atom.grain != machine::Grain::Thread &&
      (source == machine::Source::Shared || unit.lane.empty()))
    return refusal("[layout.register-operand] expects an instruction that "
                   "reads operand " +
                   Twine(side) + " from registers, got " + atom.name +
                   "; fix: ask for its operand in shared memory");
  if (!isWhole(atom, tile, warps, machine->lanes))
    return refusal("[layout.atom] expects a tile of whole atoms " +
                   Twine(atom.m) + " x " + Twine(atom.nStep) + " x " +
                   Twine(atom.k) + " per warp, got " + Twine(tile[0]) + " x " +
                   Twine(tile[1]) + " x " + Twine(tile[2]) + " for " +
                   Twine(warps) +
                   " warps; fix: a multiple of the atom for each warp");
  auto make = isA ? operandFragmentA : operandFragmentB;
  return toJSON(
      make(atom, tile[0], tile[1], tile[2], warps, machine->lanes));
}

ArrayRef<Problem> fragmentProblems() {
  static constexpr Problem table[] = {
      {"layout.operand_fragment", "who holds a matrix operand", solveOperand},
  };
  return table;
}

} // namespace tier::problem
