//===- ViewFacts.cpp - what is known of a view of global memory -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Dialect/Layout/IR/Divisibility.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

#include <numeric>

using namespace mlir;

namespace tier::layout {

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

static std::optional<int64_t> getConstant(Value value) {
  APInt constant;
  if (value && matchPattern(value, m_ConstantInt(&constant)))
    return constant.getSExtValue();
  return std::nullopt;
}

/// The integer attribute `name` of a kernel argument, or 0.
static int64_t getArgumentFact(Value value, StringRef name) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return 0;
  auto function =
      dyn_cast_or_null<FunctionOpInterface>(argument.getOwner()->getParentOp());
  if (!function || !argument.getOwner()->isEntryBlock())
    return 0;
  auto fact =
      function.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(), name);
  return fact ? fact.getInt() : 0;
}

problem::Known getKnown(Value index) {
  if (std::optional<int64_t> constant = getConstant(index))
    return problem::Known::exactly(*constant);
  int64_t divisor = getDivisor(index);
  return divisor == 0 ? problem::Known::exactly(0)
                      : problem::Known::multipleOf(divisor);
}

problem::Known getKnown(OpFoldResult index) {
  if (auto constant = dyn_cast<Attribute>(index))
    return problem::Known::exactly(cast<IntegerAttr>(constant).getInt());
  return getKnown(cast<Value>(index));
}

/// Deep chains prove nothing a kernel needs.
static constexpr unsigned deepest = 16;

static bool isNonNegative(Value index, unsigned depth) {
  if (std::optional<int64_t> constant = getConstant(index))
    return *constant >= 0;
  if (depth == deepest)
    return false;
  ++depth;
  if (auto argument = dyn_cast<BlockArgument>(index)) {
    Operation *parent = argument.getOwner()->getParentOp();
    auto loop = dyn_cast<scf::ForOp>(parent);
    if (loop && argument == loop.getInductionVar()) // steps are positive
      return isNonNegative(loop.getLowerBound(), depth);
    return isa<FunctionOpInterface>(parent);
  }
  Operation *op = index.getDefiningOp();
  auto of = [&](unsigned i) { return isNonNegative(op->getOperand(i), depth); };
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<gpu::BlockIdOp, gpu::GridDimOp, gpu::ThreadIdOp, gpu::BlockDimOp>(
          [](Operation *) { return true; })
      .Case<arith::AddIOp, arith::MulIOp, arith::DivSIOp, arith::CeilDivSIOp,
            arith::FloorDivSIOp, arith::MinSIOp, arith::MaxUIOp>(
          [&](Operation *) { return of(0) && of(1); })
      // The result is, unsigned, at most the first operand.
      .Case<arith::DivUIOp, arith::CeilDivUIOp, arith::RemUIOp, arith::RemSIOp,
            arith::IndexCastOp, arith::ExtSIOp>(
          [&](Operation *) { return of(0); })
      // Zeros above what was narrower.
      .Case<arith::IndexCastUIOp, arith::ExtUIOp>([&](Operation *) {
        Type from = op->getOperand(0).getType();
        return !from.isIndex() || of(0);
      })
      .Case<arith::MinUIOp, arith::MaxSIOp>(
          [&](Operation *) { return of(0) || of(1); })
      .Case<arith::SelectOp>([&](Operation *) { return of(1) && of(2); })
      .Default([](Operation *) { return false; });
}

bool isNonNegative(Value index) { return isNonNegative(index, 0); }

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

static int64_t elementBytes(MemRefType type) {
  return std::max<int64_t>(1, type.getElementTypeBitWidth() / 8);
}

int64_t getBaseAlignment(Value base) {
  return std::max(getArgumentFact(base, "tier.align"),
                  elementBytes(cast<MemRefType>(base.getType())));
}

std::optional<ViewFacts> getViewFacts(Value view) {
  auto type = dyn_cast<MemRefType>(view.getType());
  if (!type)
    return std::nullopt;
  ViewFacts facts;
  facts.elementBytes = elementBytes(type);
  Builder builder(view.getContext());
  if (auto cast = view.getDefiningOp<memref::CastOp>())
    view = cast.getSource();
  if (auto cast = view.getDefiningOp<memref::ReinterpretCastOp>()) {
    facts.base = cast.getSource();
    facts.offset = cast.getMixedOffsets().front();
    facts.sizes = cast.getMixedSizes();
    facts.strides = cast.getMixedStrides();
  } else {
    facts.base = view;
    facts.offset = builder.getIndexAttr(0);
    // A rank-1 argument: unit stride; its extent is not known.
    if (type.getRank() != 1)
      return std::nullopt;
    facts.sizes = {builder.getIndexAttr(type.getDimSize(0))};
    facts.strides = {builder.getIndexAttr(1)};
  }
  if (!isa<BlockArgument>(facts.base))
    return std::nullopt;
  problem::Known offset = getKnown(facts.offset);
  int64_t offsetBytes =
      (offset.value ? std::abs(*offset.value) : offset.divisor) *
      facts.elementBytes;
  facts.baseAlignment = std::gcd(getBaseAlignment(facts.base), offsetBytes);
  return facts;
}

problem::Known ViewFacts::strideBytes(unsigned dim) const {
  problem::Known stride = getKnown(strides[dim]);
  if (stride.value)
    return problem::Known::exactly(*stride.value * elementBytes);
  return problem::Known::multipleOf(stride.divisor * elementBytes);
}

int64_t ViewFacts::contiguousDim() const {
  for (int64_t dim = int64_t(strides.size()) - 1; dim >= 0; --dim) {
    problem::Known stride = getKnown(strides[dim]);
    if (stride.value == 1)
      return dim;
  }
  return -1;
}

int64_t ViewFacts::vectorElements(int64_t run, Value start,
                                  int64_t maxBytes) const {
  int64_t contiguous = contiguousDim();
  if (contiguous < 0)
    return 1;
  int64_t bytes = std::gcd(baseAlignment, maxBytes);
  for (unsigned dim = 0; dim < strides.size(); ++dim) {
    if (int64_t(dim) == contiguous)
      continue;
    problem::Known stride = strideBytes(dim);
    bytes = std::gcd(bytes,
                     stride.value ? std::abs(*stride.value) : stride.divisor);
  }
  if (start)
    bytes = std::gcd(bytes, getDivisor(start) * elementBytes);
  return std::gcd(std::max<int64_t>(1, bytes / elementBytes), run);
}

int64_t ViewFacts::maskedVectorElements(int64_t run, Value start,
                                        int64_t maxBytes) const {
  int64_t contiguous = contiguousDim();
  if (contiguous < 0)
    return 1;
  problem::Known end = extent(contiguous);
  return std::gcd(vectorElements(run, start, maxBytes),
                  end.value ? *end.value : end.divisor);
}

} // namespace tier::layout
