//===- ControlFlow.cpp - loops and branches over chunks -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/TileToThread/TileToThread.h"

#include "tier/Dialect/Layout/IR/Divisibility.h"
#include "tier/Dialect/Tier/IR/Facts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tier {

/// A bound of an original index from below: parameters may carry `tier.least`.
static int64_t getLeast(Value original) {
  APInt constant;
  if (matchPattern(original, m_ConstantInt(&constant)))
    return constant.getSExtValue();
  if (auto argument = dyn_cast<BlockArgument>(original)) {
    auto kernel =
        dyn_cast<gpu::GPUFuncOp>(argument.getOwner()->getParentOp());
    auto least = kernel ? kernel.getArgAttrOfType<IntegerAttr>(
                              argument.getArgNumber(), "tier.least")
                        : IntegerAttr();
    return least ? least.getInt() : Quantity::unbounded;
  }
  if (auto remainder = original.getDefiningOp<arith::RemUIOp>())
    return getConstantIntValue(remainder.getRhs()).value_or(0) > 0
               ? 0
               : Quantity::unbounded;
  if (auto sum = original.getDefiningOp<arith::AddIOp>())
    return std::max(getLeast(sum.getLhs()) + getLeast(sum.getRhs()),
                    Quantity::unbounded);
  if (auto chosen = original.getDefiningOp<arith::SelectOp>())
    return std::min(getLeast(chosen.getTrueValue()), getLeast(chosen.getFalseValue()));
  // Of numbers that are not negative, by constants.
  auto scaled = [](Value number, Value by, llvm::function_ref<int64_t(int64_t, int64_t)> scale) {
    int64_t least = getLeast(number), factor = getConstantIntValue(by).value_or(0);
    return least >= 0 && factor > 0 ? scale(least, factor) : Quantity::unbounded;
  };
  if (auto part = original.getDefiningOp<arith::DivUIOp>())
    return scaled(part.getLhs(), part.getRhs(), std::divides<int64_t>());
  if (auto product = original.getDefiningOp<arith::MulIOp>())
    return scaled(product.getLhs(), product.getRhs(), std::multiplies<int64_t>());
  return Quantity::unbounded;
}

Quantity ThreadEmitter::quantity(Value original) {
  APInt constant;
  if (matchPattern(original, m_ConstantInt(&constant)))
    return Quantity::get(constant.getSExtValue());
  return {scalar(original), 0, layout::getDivisor(original),
          getLeast(original)};
}

Quantity ThreadEmitter::quantity(OpFoldResult original) {
  if (auto attribute = dyn_cast<Attribute>(original))
    return Quantity::get(cast<IntegerAttr>(attribute).getInt());
  return quantity(cast<Value>(original));
}

SmallVector<Quantity> ThreadEmitter::quantities(ValueRange originals) {
  SmallVector<Quantity> result;
  for (Value original : originals)
    result.push_back(quantity(original));
  return result;
}

void ThreadEmitter::emitIf(Value condition, llvm::function_ref<void()> body) {
  auto branch = scf::IfOp::create(b, location, condition, /*withElse=*/false);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  body();
}

void ThreadEmitter::emitInOneThread(llvm::function_ref<void()> body) {
  if (currentRole.warps * target.machine.lanes == 1)
    return body();
  emitIf(arith::CmpIOp::create(b, location, arith::CmpIPredicate::eq,
                               currentRole.thread, i32(0)),
         body);
}

LogicalResult ThreadEmitter::emitRegionOp(Operation *op) {
  OpBuilder::InsertionGuard guard(b);
  auto yield = [&](Block &block) {
    SmallVector<Value> values;
    flatten(block.getTerminator()->getOperands(), values);
    scf::YieldOp::create(b, block.getTerminator()->getLoc(), values);
  };
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    SmallVector<Value> inits;
    flatten(loop.getInitArgs(), inits);
    auto made = scf::ForOp::create(b, location, scalar(loop.getLowerBound()),
                                   scalar(loop.getUpperBound()),
                                   scalar(loop.getStep()), inits);
    // A loop without values comes with its terminator.
    if (inits.empty())
      made.getBody()->getTerminator()->erase();
    b.setInsertionPointToStart(made.getBody());
    enterRepeated(loop);
    Value iteration = made.getInductionVar();
    if (loop->hasAttr(ir::walkAttribute))
      iteration = target.emitOpaque(*this, iteration);
    bind(loop.getInductionVar(), iteration);
    bindFlat(loop.getRegionIterArgs(), made.getRegionIterArgs());
    if (failed(emitBlock(*loop.getBody())))
      return failure();
    yield(*loop.getBody());
    bindFlat(loop.getResults(), made.getResults());
    return success();
  }
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    SmallVector<Type> types;
    flattenTypes(branch.getResultTypes(), types);
    auto made =
        scf::IfOp::create(b, location, types, scalar(branch.getCondition()),
                          /*withElse=*/branch.elseBlock() != nullptr);
    // All threads of a role take the same branch.
    bool wasBusy = currentScratch().isBusy, isBusy = wasBusy;
    for (auto [from, to] : {std::pair(branch.thenBlock(), made.thenBlock()),
                            std::pair(branch.elseBlock(), made.elseBlock())}) {
      if (!from)
        continue;
      to->clear();
      b.setInsertionPointToStart(to);
      currentScratch().isBusy = wasBusy;
      if (failed(emitBlock(*from)))
        return failure();
      isBusy |= currentScratch().isBusy;
      yield(*from);
    }
    currentScratch().isBusy = isBusy;
    bindFlat(branch.getResults(), made.getResults());
    return success();
  }
  if (auto loop = dyn_cast<scf::WhileOp>(op)) {
    SmallVector<Value> inits;
    flatten(loop.getInits(), inits);
    SmallVector<Type> types;
    flattenTypes(loop.getResultTypes(), types);
    auto made = scf::WhileOp::create(b, location, types, inits);
    auto enter = [&](Region &region, ValueRange likes) {
      SmallVector<Location> locations(likes.size(), location);
      return b.createBlock(&region, {}, likes.getTypes(), locations);
    };
    Block *before = enter(made.getBefore(), inits);
    enterRepeated(loop);
    bindFlat(loop.getBeforeArguments(), before->getArguments());
    if (failed(emitBlock(*loop.getBeforeBody())))
      return failure();
    scf::ConditionOp condition = loop.getConditionOp();
    SmallVector<Value> values;
    flatten(condition.getArgs(), values);
    scf::ConditionOp::create(b, location, scalar(condition.getCondition()),
                             values);
    Block *after = enter(made.getAfter(), values);
    bindFlat(loop.getAfterArguments(), after->getArguments());
    if (failed(emitBlock(*loop.getAfterBody())))
      return failure();
    yield(*loop.getAfterBody());
    bindFlat(loop.getResults(), made.getResults());
    return success();
  }
  return op->emitOpError("[tier.thread] expects 'scf.for', 'scf.if' or "
                         "'scf.while', got another region op");
}

} // namespace tier
