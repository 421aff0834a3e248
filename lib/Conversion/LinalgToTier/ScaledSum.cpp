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

using namespace mlir;

namespace tier::where {

std::optional<ScaledSum> KernelEmitter::findScaledSum() {
  std::optional<ScaledReductions> found = findScaled(kernel);
  if (!part.first || !found || found->multiple || found->sum->operands.front() != found->powers)
    return std::nullopt;
  linalg::GenericOp powers = found->powers->op;
  if (!isa<math::ExpOp>(powers.getBody()->front()))
    return std::nullopt;
  return ScaledSum{found->most, found->sum, found->powers, {}, {}, {}};
}

Value KernelEmitter::scaleByPart(ScaledSum &scaled, Value most) {
  scaled.ofPart = most;
  scaled.scale = makeFinite(most, scaled.most->loc);
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
