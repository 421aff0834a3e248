//===- Alternate.cpp - two roles that multiply in turn --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where two roles multiply ("ping-pong"), each has every other tile of a CTA, and
// staging tiles of its own: one computes its epilogue while the other multiplies.
// They get from one ring, in turn. Where it stands travels with the turn, in a tile
// of a channel from the one to the other:
//
//   load:  for t by 2 g { puts of t; if (t + g < n) puts of t + g }
//   ping:  for t by 2 g { gets of t; give the place to pong; epilogue; take it back }
//   pong:  for t by 2 g { take the place;
//            if (t + g < n) { gets of t + g; give it back; epilogue } else give it back }
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Dialect/Tier/IR/Facts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace tier {

/// The loop over tiles: it has the ring's loop, or block, inside.
static scf::ForOp findWalk(Block &body) {
  for (auto loop : body.getOps<scf::ForOp>()) {
    WalkResult result = loop.walk([](ir::AllocOp alloc) {
      return ir::isShared(alloc.getTile().getType()) ? WalkResult::interrupt()
                                                     : WalkResult::advance();
    });
    if (result.wasInterrupted() && loop.getNumResults() == 0)
      return loop;
  }
  return {};
}

LogicalResult checkAlternation(gpu::GPUFuncOp kernel) {
  Block &body = kernel.getBody().front();
  scf::ForOp walk = findWalk(body);
  FailureOr<SmallVector<Ring>> rings = findRings(kernel);
  if (failed(rings))
    return failure();
  if (walk && rings->size() == 1 && rings->front().loop &&
      rings->front().loop->getParentOp() == walk)
    return success();
  InFlightDiagnostic error =
      kernel.emitOpError("[async.roles] expects a loop over tiles with one loop over k "
                         "where two roles multiply in turn, got ");
  if (!walk)
    error << "no loop over tiles";
  else
    error << rings->size() << " ring(s) elsewhere";
  error.attachNote() << "fix: plan one role that multiplies";
  return error;
}

/// Steps over the tile behind each; returns the former step.
static Value doubleStep(scf::ForOp walk) {
  OpBuilder builder(walk);
  Value step = walk.getStep();
  walk.getStepMutable().assign(
      arith::AddIOp::create(builder, walk.getLoc(), step, step));
  return step;
}

/// A branch at the end of the loop's body, taken if there is a tile behind this one.
static scf::IfOp addBranch(scf::ForOp walk, Value step, Value &next, bool hasElse = false) {
  Location loc = walk.getLoc();
  OpBuilder builder(walk.getBody()->getTerminator());
  next = arith::AddIOp::create(builder, loc, walk.getInductionVar(), step);
  Value isThere = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, next,
                                        walk.getUpperBound());
  return scf::IfOp::create(builder, loc, isThere, hasElse);
}

static SmallVector<Operation *> getOps(scf::ForOp loop) {
  return llvm::map_to_vector(loop.getBody()->without_terminator(),
                             [](Operation &op) { return &op; });
}

static scf::ForOp findOverK(Block &block) { return *block.getOps<scf::ForOp>().begin(); }

/// Does in the branch what `ops` do, for the tile behind.
static void fillBranch(scf::IfOp branch, scf::ForOp walk, Value next,
                       ArrayRef<Operation *> ops) {
  OpBuilder builder = branch.getThenBodyBuilder();
  IRMapping mapping;
  mapping.map(walk.getInductionVar(), next);
  for (Operation *op : ops)
    builder.clone(*op, mapping);
}

/// Tells the other role where the ring stands, and that it may go on there.
static void give(OpBuilder &builder, Location loc, transport::ChannelOp turn,
                 transport::ChannelOp ring) {
  auto put = transport::PutOp::create(builder, loc, turn);
  Block &body = put.getBody().emplaceBlock();
  BlockArgument tile =
      body.addArgument(turn.getChannel().getType().getTiles().front(), loc);
  OpBuilder inside = OpBuilder::atBlockBegin(&body);
  transport::PlaceOp::create(inside, loc, ring, tile);
}

/// Goes on where the other role left the ring.
static void take(OpBuilder &builder, Location loc, transport::ChannelOp turn,
                 transport::ChannelOp ring) {
  auto get = transport::GetOp::create(
      builder, loc, TypeRange(turn.getChannel().getType().getTiles()), turn);
  transport::ResumeOp::create(builder, loc, ring, get.getTiles().front());
  transport::ReleaseOp::create(builder, loc, turn, 0);
}

transport::ChannelOp createTurn(OpBuilder &builder, Location loc) {
  MLIRContext *context = builder.getContext();
  auto place = MemRefType::get({2}, builder.getI32Type(), MemRefLayoutAttrInterface(),
                               ir::SpaceAttr::get(context, ir::Space::shared));
  return transport::ChannelOp::create(
      builder, loc, transport::ChannelType::get(context, Type(place)), /*stages=*/1,
      transport::Completion::threads, /*pair=*/false);
}

void loadForBoth(transport::RoleOp load) {
  scf::ForOp walk = findWalk(load.getBody().front());
  SmallVector<Operation *> ops = getOps(walk);
  Value next;
  scf::IfOp branch = addBranch(walk, doubleStep(walk), next);
  fillBranch(branch, walk, next, ops);
}

void takeFirstTurns(transport::RoleOp math, const Turns &turns) {
  scf::ForOp walk = findWalk(math.getBody().front()), overK = findOverK(*walk.getBody());
  Location loc = walk.getLoc();
  doubleStep(walk);
  OpBuilder builder(walk.getBody()->getTerminator());
  take(builder, loc, turns.first, turns.operands);
  builder.setInsertionPointAfter(overK);
  give(builder, loc, turns.second, turns.operands);
}

void giveTurnsEarly(transport::RoleOp math) {
  SmallVector<transport::PutOp> puts;
  math.walk([&](transport::PutOp put) { puts.push_back(put); });
  for (transport::PutOp put : puts)
    for (Operation *before = put->getPrevNode(); before; before = before->getPrevNode())
      if (isa<scf::ForOp>(before)) {
        put->moveAfter(before);
        break;
      }
}

void takeSecondTurns(transport::RoleOp math, const Turns &turns) {
  scf::ForOp walk = findWalk(math.getBody().front());
  Location loc = walk.getLoc();
  SmallVector<Operation *> ops = getOps(walk);
  Value next;
  scf::IfOp branch = addBranch(walk, doubleStep(walk), next, /*hasElse=*/true);
  fillBranch(branch, walk, next, ops);
  OpBuilder builder(branch);
  take(builder, loc, turns.second, turns.operands);
  builder.setInsertionPointAfter(findOverK(*branch.thenBlock()));
  give(builder, loc, turns.first, turns.operands);
  builder.setInsertionPointToStart(branch.elseBlock());
  give(builder, loc, turns.first, turns.operands);
  for (Operation *op : llvm::reverse(ops))
    op->erase();
  // Tiles that serve all roles lie before them.
  builder.setInsertionPoint(math->getParentOp());
  IRMapping own;
  math.walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      auto alloc = operand.get().getDefiningOp<ir::AllocOp>();
      if (!alloc || math->isAncestor(alloc))
        continue;
      if (!own.contains(alloc.getTile()))
        builder.clone(*alloc, own);
      operand.set(own.lookup(alloc.getTile()));
    }
  });
}

} // namespace tier
