//===- ChannelLoops.cpp - positions in rings through loops and branches ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChannelLowering.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;

namespace tier::transport::channels {

SmallVector<unsigned> Lowering::moved(Operation *op) {
  llvm::SmallBitVector bits(rings.size() * fields);
  auto note = [&](Value channel, std::initializer_list<unsigned> which) {
    Ring &ring = ringOf(channel);
    for (unsigned field : which) {
      bool isStage = field == PutStage || field == GetStage;
      if (isStage ? ring.stages > 1 : ring.hasBarriers)
        bits.set(ring.number * fields + field);
    }
  };
  op->walk([&](Operation *inner) {
    if (auto put = dyn_cast<PutOp>(inner))
      note(put.getChannel(), {PutStage, PutPhase});
    if (auto get = dyn_cast<GetOp>(inner))
      note(get.getChannel(), {GetStage, GetPhase, Held});
    if (auto release = dyn_cast<ReleaseOp>(inner))
      note(release.getChannel(), {Held});
    if (auto resume = dyn_cast<ResumeOp>(inner))
      note(resume.getChannel(), {GetStage, GetPhase});
  });
  return llvm::to_vector_of<unsigned>(bits.set_bits());
}

LogicalResult Lowering::lower(scf::ForOp loop, Position &at) {
  SmallVector<unsigned> carried = moved(loop);
  if (carried.empty())
    return lower(*loop.getBody(), at);
  SmallVector<Value> inits;
  for (unsigned i : carried)
    inits.push_back(at[i]);
  DictionaryAttr attributes = loop->getDiscardableAttrDictionary();
  unsigned before = loop.getNumResults();
  auto keep = [](OpBuilder &, Location, ArrayRef<BlockArgument> arguments) {
    return SmallVector<Value>(arguments.begin(), arguments.end());
  };
  FailureOr<LoopLikeOpInterface> made = loop.replaceWithAdditionalYields(
      rewriter, inits, /*replaceInitOperandUsesInLoop=*/false, keep);
  if (failed(made))
    return failure();
  loop = cast<scf::ForOp>(made->getOperation());
  loop->setDiscardableAttrs(attributes);
  Position inside = at;
  for (auto [n, i] : llvm::enumerate(carried))
    inside[i] = loop.getRegionIterArg(before + n);
  if (failed(lower(*loop.getBody(), inside)))
    return failure();
  Operation *yield = loop.getBody()->getTerminator();
  for (auto [n, i] : llvm::enumerate(carried)) {
    yield->setOperand(before + n, inside[i]);
    at[i] = loop.getResult(before + n);
  }
  return success();
}

LogicalResult Lowering::lower(scf::WhileOp loop, Position &at) {
  SmallVector<unsigned> carried = moved(loop);
  if (carried.empty())
    return success();
  if (loop.getAfter().front().getOperations().size() > 1)
    return loop.emitOpError("[async.form] expects a loop that does its work "
                            "before its condition, got one that goes on behind");
  SmallVector<Value> inits;
  SmallVector<Type> types(loop.getResultTypes());
  for (unsigned i : carried) {
    inits.push_back(at[i]);
    types.push_back(rewriter.getI32Type());
  }
  unsigned given = loop.getNumResults();
  SmallVector<Value> starts(loop.getInits());
  llvm::append_range(starts, inits);
  rewriter.setInsertionPoint(loop);
  auto made = scf::WhileOp::create(rewriter, loop.getLoc(), types, starts);
  made->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  made.getBefore().takeBody(loop.getBefore());
  made.getAfter().takeBody(loop.getAfter());
  Block &before = made.getBefore().front(), &after = made.getAfter().front();
  Position inside = at;
  SmallVector<Value> passed;
  for (unsigned i : carried) {
    inside[i] = before.addArgument(rewriter.getI32Type(), loop.getLoc());
    passed.push_back(after.addArgument(rewriter.getI32Type(), loop.getLoc()));
  }
  Operation *yield = after.getTerminator();
  yield->insertOperands(yield->getNumOperands(), passed);
  rewriter.replaceOp(loop, made.getResults().take_front(given));
  if (failed(lower(before, inside)))
    return failure();
  Operation *condition = before.getTerminator();
  SmallVector<Value> ends;
  for (unsigned i : carried)
    ends.push_back(inside[i]);
  condition->insertOperands(condition->getNumOperands(), ends);
  for (auto [n, i] : llvm::enumerate(carried))
    at[i] = made.getResult(given + n);
  return success();
}

LogicalResult Lowering::lower(scf::IfOp branch, Position &at) {
  SmallVector<unsigned> carried = moved(branch);
  SmallVector<Type> types(branch.getResultTypes());
  types.append(carried.size(), rewriter.getI32Type());
  if (!carried.empty()) {
    rewriter.setInsertionPoint(branch);
    auto made = scf::IfOp::create(rewriter, branch.getLoc(), types,
                                  branch.getCondition(),
                                  /*addThenBlock=*/false,
                                  /*addElseBlock=*/false);
    made->setDiscardableAttrs(branch->getDiscardableAttrDictionary());
    made.getThenRegion().takeBody(branch.getThenRegion());
    made.getElseRegion().takeBody(branch.getElseRegion());
    if (made.getElseRegion().empty()) {
      rewriter.createBlock(&made.getElseRegion());
      scf::YieldOp::create(rewriter, branch.getLoc());
    }
    rewriter.replaceOp(branch,
                       made.getResults().take_front(branch.getNumResults()));
    branch = made;
  }
  SmallVector<Position> ends;
  for (Region *region : branch.getRegions()) {
    if (region->empty())
      continue;
    Position inside = at;
    if (failed(lower(region->front(), inside)))
      return failure();
    SmallVector<Value> values;
    for (unsigned i : carried)
      values.push_back(inside[i]);
    Operation *yield = region->front().getTerminator();
    yield->insertOperands(yield->getNumOperands(), values);
  }
  unsigned first = branch.getNumResults() - carried.size();
  for (auto [n, i] : llvm::enumerate(carried))
    at[i] = branch.getResult(first + n);
  return success();
}

} // namespace tier::transport::channels
