//===- Turns.cpp - places in rings that travel with turns -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is told is what the kernel tells: a stage and the parity of its phase. How often
// the ring went around, a role that goes on there neither hears nor needs.
//
//===----------------------------------------------------------------------===//

#include "Cta.h"

using namespace mlir;

namespace tier::simulate {

Outcome Cta::place(Agent &agent, transport::PlaceOp op) {
  Ring &ring = *std::get<Ring *>(*find(agent, op.getChannel()));
  Buffer *tile = view(agent, op.getTarget())->buffer;
  int64_t gets = agent.positions[&ring].gets, count = ring.stages.size();
  tile->threads[tile->places->at[0]] = cellOf(gets % count);
  tile->threads[tile->places->at[1]] = cellOf(gets / count & 1);
  return Outcome::Done;
}

Outcome Cta::resume(Agent &agent, transport::ResumeOp op) {
  Ring &ring = *std::get<Ring *>(*find(agent, op.getChannel()));
  Buffer *tile = view(agent, op.getSource())->buffer;
  if (!checkHeld(agent, *tile, op))
    return Outcome::Failed;
  int64_t stage = tile->threads[tile->places->at[0]].i;
  int64_t parity = tile->threads[tile->places->at[1]].i;
  int64_t count = ring.stages.size();
  if ((stage < 0 || stage >= count || parity < 0 || parity > 1) &&
      fail(op,
           "[async.number] expects numbers in shared memory that were written as a whole "
           "before they are read, got no place of " +
               nameOf(ring),
           "say the place in the put that gives the turn"))
    return Outcome::Failed;
  Position &at = agent.positions[&ring];
  if (at.held &&
      fail(op,
           "[async.turn] expects no stage held where a role goes on elsewhere, got " +
               llvm::Twine(at.held) + " of " + nameOf(ring),
           "release with pending 0 before"))
    return Outcome::Failed;
  at.gets = parity * count + stage;
  return Outcome::Done;
}

} // namespace tier::simulate
