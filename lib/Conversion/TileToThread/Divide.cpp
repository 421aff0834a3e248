//===- Divide.cpp - f32 division where many divide by one -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A correctly rounded division is a dozen instructions on a GPU. A row that is
// divided by its sum needs one reciprocal r; then q = x r, and q + r (x - q y)
// rounds as the division does. Divisors near the ends of the range, whose
// reciprocal or rest may leave it, divide as they are.
//
// Where the rest is 0, q has to keep its sign, which q + 0 does not where q is -0,
// but q + -0 does. A rest of 0 is +0: its factor has to be negative, r of negative
// divisors, and -r of positive ones, with the rest q y - x.
//
// Of dividends below 2^-101, whose rest may have more bits than there are, the last
// bit may be another one.
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/TileToThread/TileToThread.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/MapVector.h"

#include <limits>

using namespace mlir;

namespace tier {

static Value constantLike(ThreadEmitter &emitter, Type type, float number) {
  OpBuilder &b = emitter.builder();
  TypedAttr value = b.getF32FloatAttr(number);
  if (auto vector = dyn_cast<VectorType>(type))
    value = DenseElementsAttr::get(vector, Attribute(value));
  return arith::ConstantOp::create(b, emitter.loc(), value);
}

/// x / y by way of r = 1 / y, given as chunks of one type, for divisors of one sign.
static Value correctedQuotient(ThreadEmitter &emitter, Value x, Value y,
                               Value r, bool isNegative) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  auto negate = [&](Value value) -> Value {
    return arith::NegFOp::create(b, loc, value);
  };
  Value q = arith::MulFOp::create(b, loc, x, r);
  Value rest = isNegative ? math::FmaOp::create(b, loc, negate(q), y, x)
                          : math::FmaOp::create(b, loc, q, y, negate(x));
  Value better =
      math::FmaOp::create(b, loc, rest, isNegative ? r : negate(r), q);
  // Infinite quotients have no correction, and NaN stays NaN.
  Value isFinite = arith::CmpFOp::create(
      b, loc, arith::CmpFPredicate::OLT, math::AbsFOp::create(b, loc, q),
      constantLike(emitter, x.getType(),
                   std::numeric_limits<float>::infinity()));
  return arith::SelectOp::create(b, loc, isFinite, better, q);
}

ThreadTile ThreadEmitter::divide(const ThreadTile &x, const ThreadTile &y,
                                 layout::FragmentAttr fragment) {
  ThreadTile result{fragment, x.element, x.width, {}};
  result.chunks.resize(x.chunks.size());
  // Chunks by their divisor; a scalar divisor of several chunks counts too.
  llvm::MapVector<Value, SmallVector<size_t>> groups;
  for (auto [i, chunk] : llvm::enumerate(y.chunks)) {
    auto splat = chunk.getDefiningOp<vector::BroadcastOp>();
    groups[splat ? splat.getSource() : chunk].push_back(i);
  }
  for (auto &[divisor, members] : groups) {
    auto plain = [&](size_t i) -> Value {
      return arith::DivFOp::create(b, location, x.chunks[i], y.chunks[i]);
    };
    if (divisor.getType() != x.element ||
        int64_t(members.size()) * x.width < 4) {
      for (size_t i : members)
        result.chunks[i] = plain(i);
      continue;
    }
    OpBuilder::InsertionGuard guard(b);
    SmallVector<Type> types(members.size(), x.getChunkType());
    SmallVector<scf::IfOp> branches;
    for (bool isNegative : {false, true}) {
      Value size = divisor;
      if (isNegative)
        size = arith::NegFOp::create(b, location, divisor);
      Value above = arith::CmpFOp::create(
          b, location, arith::CmpFPredicate::OGT, size,
          constantLike(*this, divisor.getType(), 0x1p-100f));
      Value below = arith::CmpFOp::create(
          b, location, arith::CmpFPredicate::OLT, size,
          constantLike(*this, divisor.getType(), 0x1p+100f));
      Value inRange = arith::AndIOp::create(b, location, above, below);
      auto branch = scf::IfOp::create(b, location, types, inRange, /*withElse=*/true);
      branches.push_back(branch);
      b.setInsertionPointToStart(branch.thenBlock());
      Value r = arith::DivFOp::create(
          b, location, constantLike(*this, divisor.getType(), 1.0f), divisor);
      if (x.width > 1)
        r = vector::BroadcastOp::create(b, location, x.getChunkType(), r);
      SmallVector<Value> values;
      for (size_t i : members)
        values.push_back(correctedQuotient(*this, x.chunks[i], y.chunks[i], r, isNegative));
      scf::YieldOp::create(b, location, values);
      b.setInsertionPointToStart(branch.elseBlock());
    }
    scf::YieldOp::create(b, location, llvm::map_to_vector(members, plain));
    b.setInsertionPointAfter(branches.back());
    scf::YieldOp::create(b, location, branches.back().getResults());
    for (auto [i, value] : llvm::zip(members, branches.front().getResults()))
      result.chunks[i] = value;
  }
  return result;
}

} // namespace tier
