//===- Realign.cpp - rows that begin anywhere, by simulation --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cta.h"

using namespace mlir;

namespace tier::simulate {

/// As `load` of shared memory does, each row from the source of its residue.
Outcome Cta::realign(Agent &agent, ir::RealignOp op) {
  isVisible = true;
  TileRef made = makeTile(op.getTile().getType());
  ArrayRef<uint32_t> warps;
  if (auto fragment = layout::getFragment(op.getTile().getType()))
    warps = facts.tables.warpsOf(fragment);
  int64_t vector = op.getSources().size();
  int64_t first = integer(agent, op.getFirst()), step = integer(agent, op.getStep());
  int64_t rows = made->shape[0], columns = made->shape[1];
  for (auto [residue, value] : llvm::enumerate(op.getSources())) {
    ViewRef source = view(agent, value);
    Buffer *buffer = source->buffer;
    if (!checkHeld(agent, *buffer, op))
      return Outcome::Failed;
    std::vector<int32_t> places;
    std::vector<uint32_t> holders;
    int64_t distance = ((first + int64_t(residue) * step) % vector + vector) % vector;
    for (int64_t row = residue; row < rows; row += vector)
      for (int64_t column = 0; column < columns; ++column) {
        int64_t number = row * columns + column;
        int32_t place =
            buffer->places->at[row / vector * source->strides[0] + (column + distance) * source->strides[1]];
        made->cells[number] = buffer->threads[place];
        places.push_back(place);
        holders.push_back(warps.empty() ? 1 : warps[number]);
      }
    if (!checkTouch(agent, *buffer, op, places, holders, /*isWrite=*/false))
      return Outcome::Failed;
  }
  set(agent, op.getTile(), made);
  return Outcome::Done;
}

} // namespace tier::simulate
