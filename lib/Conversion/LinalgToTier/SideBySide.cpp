//===- SideBySide.cpp - two kernels in one launch -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SideBySide.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OperationSupport.h"

using namespace mlir;

namespace tier::where {

bool areComputedAlike(Value a, Value b) {
  if (a == b)
    return true;
  auto first = dyn_cast_if_present<OpResult>(a), second = dyn_cast_if_present<OpResult>(b);
  return first && second && first.getResultNumber() == second.getResultNumber() &&
         isMemoryEffectFree(first.getOwner()) && first.getOwner()->getNumRegions() == 0 &&
         OperationEquivalence::isEquivalentTo(
             first.getOwner(), second.getOwner(),
             [](Value x, Value y) { return success(areComputedAlike(x, y)); },
             /*markEquivalent=*/nullptr, OperationEquivalence::IgnoreLocations);
}

bool mayRunSideBySide(gpu::GPUFuncOp first, gpu::GPUFuncOp second) {
  auto countsFromZero = [](gpu::GPUFuncOp function) {
    return !function
                .walk([&](Operation *op) {
                  bool isNested = op->getParentOp() != function;
                  bool asks = isa<gpu::GridDimOp, gpu::ClusterIdOp, gpu::ClusterBlockIdOp>(op) ||
                              (isa<gpu::BlockIdOp>(op) && isNested);
                  return asks ? WalkResult::interrupt() : WalkResult::advance();
                })
                .wasInterrupted();
  };
  auto planOf = [](gpu::GPUFuncOp function) {
    NamedAttrList attributes(function->getDiscardableAttrDictionary());
    attributes.erase(SymbolTable::getSymbolAttrName());
    return attributes.getDictionary(function.getContext());
  };
  return planOf(first) == planOf(second) && countsFromZero(first) && countsFromZero(second);
}

namespace {
/// A parameter of the kernel of both.
struct Parameter {
  Value host;
  DictionaryAttr attributes;
  SmallVector<Value, 2> inside = {}; ///< what either calls it
};
} // namespace

/// What both are handed, once where that is the same; memory comes first, as everywhere.
static SmallVector<Parameter> collectParameters(ArrayRef<const Launch *> sides) {
  SmallVector<Parameter> parameters;
  for (const Launch *side : sides)
    for (auto [i, host] : llvm::enumerate(side->arguments)) {
      gpu::GPUFuncOp function = side->function;
      auto attributes = function.getArgAttrDict(i);
      auto *known = llvm::find_if(parameters, [&, host = host](const Parameter &other) {
        return other.host == host && other.attributes == attributes;
      });
      if (known == parameters.end()) {
        parameters.push_back({host, attributes});
        known = &parameters.back();
      }
      known->inside.push_back(function.getArgument(i));
    }
  llvm::stable_sort(parameters, [](const Parameter &a, const Parameter &b) {
    return isa<MemRefType>(a.host.getType()) && !isa<MemRefType>(b.host.getType());
  });
  return parameters;
}

/// The ops of a kernel, in CTA `block` of its own.
static void cloneBody(OpBuilder &builder, gpu::GPUFuncOp function, Value block, IRMapping mapping) {
  for (Operation &op : function.getBody().front().without_terminator()) {
    if (auto id = dyn_cast<gpu::BlockIdOp>(op); id && id.getDimension() == gpu::Dimension::x)
      mapping.map(id.getResult(), block);
    else
      builder.clone(op, mapping);
  }
}

void putSideBySide(Launch &first, const Launch &second, Host &host) {
  gpu::GPUFuncOp one = first.function, other = second.function;
  Location loc = one.getLoc();
  SmallVector<Parameter> parameters = collectParameters({&first, &second});
  parameters.push_back({first.blocks, {}});
  SmallVector<Type> types = llvm::map_to_vector(
      parameters, [](const Parameter &parameter) { return parameter.host.getType(); });

  OpBuilder builder(one);
  auto both = gpu::GPUFuncOp::create(builder, loc, one.getName(),
                                     builder.getFunctionType(types, {}));
  both->setDiscardableAttrs(one->getDiscardableAttrDictionary());
  IRMapping mapping;
  for (auto [i, parameter] : llvm::enumerate(parameters)) {
    if (parameter.attributes)
      both.setArgAttrs(i, parameter.attributes);
    for (Value inside : parameter.inside)
      mapping.map(inside, both.getArgument(i));
  }
  builder.setInsertionPointToStart(&both.getBody().front());
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  Value ofFirst = both.getArgument(parameters.size() - 1);
  Value isFirst =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, block, ofFirst);
  auto choice = scf::IfOp::create(builder, loc, isFirst, /*withElseRegion=*/true);
  OpBuilder inFirst = choice.getThenBodyBuilder(), inSecond = choice.getElseBodyBuilder();
  cloneBody(inFirst, one, block, mapping);
  // Not negative here; said so that whoever reads the number alone knows it too.
  Value behind = arith::MaxSIOp::create(
      inSecond, loc, arith::SubIOp::create(inSecond, loc, block, ofFirst),
      arith::ConstantIndexOp::create(inSecond, loc, 0));
  cloneBody(inSecond, other, behind, mapping);
  gpu::ReturnOp::create(builder, loc);

  one.erase();
  other->getParentOp()->erase();
  first.function = both;
  first.arguments = llvm::map_to_vector(
      parameters, [](const Parameter &parameter) { return parameter.host; });
  first.blocks = host.add(first.blocks, second.blocks);
}

} // namespace tier::where
