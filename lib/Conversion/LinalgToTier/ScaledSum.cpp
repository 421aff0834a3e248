//===- ScaledSum.cpp - a maximum and a sum that follows it, met once ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The CTAs of a cluster meet once for both (Milakov and Gimelshein, "Online normalizer
// calculation for softmax", 2018):
//
//   m = max x                    CTA c:  m_c = max of its x, s_c = sum exp(x - m_c)
//   s = sum exp(x - m)     =>    m_c, s_c of all c = gathered
//                                m = max m_c, s = sum s_c exp(m_c - m)
//
// A part of nothing but -inf is scaled by the least finite number, so that its sum is 0.
// Rows of nothing else, and those with inf or NaN, become NaN as without clusters.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tier::where {

/// The only op of a map, if it is of this kind and takes the map's inputs in their order.
template <typename OpTy> static OpTy matchOnly(const Node &node) {
  linalg::GenericOp generic = node.op;
  if (node.kind != NodeKind::Map || !generic)
    return {};
  Block &body = *generic.getBody();
  auto only = dyn_cast<OpTy>(body.front());
  if (!only || body.getTerminator()->getOperand(0).getDefiningOp() != only)
    return {};
  for (auto [i, operand] : llvm::enumerate(only->getOperands()))
    if (operand != body.getArgument(i))
      return {};
  return only;
}

/// What a reduction combines, if that is its operand as it is.
static const Node *getCombined(const Node &reduction) {
  linalg::GenericOp generic = reduction.op;
  bool combines =
      reduction.isPlain || llvm::is_contained(matchCombiner(generic)->getOperands(),
                                              generic.getBody()->getArgument(0));
  return combines ? reduction.operands.front() : nullptr;
}

std::optional<ScaledSum> KernelEmitter::findScaledSum() {
  using K = ir::ReduceKind;
  if (!part.first || kernel.reductions.size() != 2)
    return std::nullopt;
  const Node *most = kernel.reductions[0], *sum = kernel.reductions[1];
  auto isNeutral = [&](const Node &node) {
    Attribute init;
    return !node.init ||
           (matchPattern(node.init, m_Constant(&init)) && init == getNeutral(node));
  };
  if (most->combine != K::maximumf || sum->combine != K::addf || !isNeutral(*most) ||
      !isNeutral(*sum) || most->element != sum->element)
    return std::nullopt;
  const Node *terms = getCombined(*sum), *compared = getCombined(*most);
  if (!terms || !compared || !matchOnly<math::ExpOp>(*terms))
    return std::nullopt;
  const Node &distance = *terms->operands.front();
  if (!matchOnly<arith::SubFOp>(distance) || distance.operands[1] != most ||
      (distance.operands[0] != compared && !readsSame(*distance.operands[0], *compared)))
    return std::nullopt;
  return ScaledSum{most, sum, terms, {}, {}, {}};
}

Value KernelEmitter::scaleByPart(ScaledSum &scaled, Value most) {
  auto type = cast<RankedTensorType>(most.getType());
  auto element = cast<FloatType>(type.getElementType());
  Location loc = scaled.most->loc;
  APFloat least = APFloat::getLargest(element.getFloatSemantics(), /*Negative=*/true);
  Value floor = getConstantTile(type, builder.getFloatAttr(element, least), loc);
  scaled.ofPart = most;
  scaled.scale = arith::MaximumFOp::create(builder, loc, most, floor);
  return scaled.scale;
}

Tile KernelEmitter::scaleByRow(Frame &frame, const ScaledSum &scaled, Tile terms) {
  SmallBitVector rest = terms.dims;
  rest.reset(task.reduced);
  Location loc = scaled.terms->loc;
  Value factor = repeat(frame, {scaled.factor, rest}, terms.dims, loc).value;
  return {arith::MulFOp::create(builder, loc, terms.value, factor), terms.dims};
}

Value KernelEmitter::combineParts(Frame &frame, ScaledSum &scaled, Value sum) {
  Location loc = scaled.sum->loc;
  int64_t ctas = plan.cluster[1], warps = plan.warps.back();
  SmallBitVector rest(kernel.dims.size()), all(kernel.dims.size());
  for (unsigned axis : frame.axes) {
    all.set(axis);
    if (axis != task.reduced)
      rest.set(axis);
  }
  // Every thread holds the numbers of all CTAs.
  Frame numbers = frame;
  numbers.fragment = convert(problem::Fragment{{1, ctas},
                                               {{ctas, {0, 1}}},
                                               {{machine.lanes, {0, 0}}},
                                               {{warps, {0, 0}}}});
  RankedTensorType type = getType(numbers, all, scaled.sum->element);
  auto gathered = ir::ClusterGatherOp::create(builder, loc, TypeRange{type, type},
                                              ValueRange{scaled.ofPart, sum});
  auto reduce = [&](ir::ReduceKind kind, Value tile) -> Value {
    return ir::ReduceOp::create(builder, loc, sum.getType(), kind, tile, /*axis=*/1, Value(),
                                Value());
  };
  linalg::GenericOp generic = scaled.terms->op;
  auto terms = cast<math::ExpOp>(generic.getBody()->front());
  auto exponential = [&](Value distance) -> Value {
    return math::ExpOp::create(builder, loc, distance, terms.getFastmath());
  };
  Value mosts = gathered.getResult(0), sums = gathered.getResult(1);
  Value most = reduce(ir::ReduceKind::maximumf, mosts);
  Value repeated = repeat(numbers, {most, rest}, all, loc).value;
  Value factors = exponential(arith::SubFOp::create(builder, loc, mosts, repeated));
  auto &memo = frame.memo.back();
  memo[scaled.most] = {most, rest};
  scaled.factor = exponential(arith::SubFOp::create(builder, loc, scaled.scale, most));
  if (!ahead) { // Else nothing that was computed of the row stays.
    memo.erase(scaled.terms->operands.front());
    memo[scaled.terms] = scaleByRow(frame, scaled, memo[scaled.terms]);
  }
  return reduce(ir::ReduceKind::addf, arith::MulFOp::create(builder, loc, sums, factors));
}

} // namespace tier::where
