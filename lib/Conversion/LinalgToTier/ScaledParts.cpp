//===- ScaledParts.cpp - a maximum and a sum that follows it, read once ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CTAs that share rows read them once for both (Milakov and Gimelshein, "Online normalizer
// calculation for softmax", 2018). Each thread carries a maximum and a sum for every element
// of a vector, and rescales the sum when a chunk has a larger one:
//
//   m = max x                    for chunks of segment t:  m' = max(m_t, max x)
//   s = sum exp(x - m)     =>      s_t = s_t exp(m_t - m') + sum exp(x - m'), m_t = m'
//                                m = max m_t, s = sum s_t exp(m_t - m)
//
// Threads of a CTA combine what they carry as segments are combined. What has seen nothing but
// -inf is scaled by the least finite number, so that its sum is 0. Rows of nothing else, and
// those with inf or NaN, become NaN as where they are read twice.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tier::where {

/// What the body of a map yields, if an op beside constants; null: it has others.
static Operation *getOnlyOp(const Node &node) {
  linalg::GenericOp generic = node.op;
  if (node.kind != NodeKind::Map || !generic)
    return nullptr;
  Operation *only = nullptr;
  for (Operation &op : generic.getBody()->without_terminator()) {
    if (op.hasTrait<OpTrait::ConstantLike>())
      continue;
    if (only)
      return nullptr;
    only = &op;
  }
  Value yielded = generic.getBody()->getTerminator()->getOperand(node.result);
  return only && yielded.getDefiningOp() == only ? only : nullptr;
}

/// Such an op whose operands are the map's inputs in their order.
template <typename... Ops> static Operation *matchOnly(const Node &node) {
  Operation *only = getOnlyOp(node);
  if (!isa_and_nonnull<Ops...>(only))
    return nullptr;
  linalg::GenericOp generic = node.op;
  for (auto [i, operand] : llvm::enumerate(only->getOperands()))
    if (operand != generic.getBody()->getArgument(i))
      return nullptr;
  return only;
}

/// Whether the map is its first operand times a positive number.
static bool multipliesByPositive(const Node &node) {
  auto product = dyn_cast_or_null<arith::MulFOp>(getOnlyOp(node));
  if (!product || node.operands.size() != 1)
    return false;
  linalg::GenericOp generic = node.op;
  Value input = generic.getBody()->getArgument(0);
  if (product.getLhs() != input && product.getRhs() != input)
    return false;
  APFloat factor(0.0);
  Value other = product.getLhs() == input ? product.getRhs() : product.getLhs();
  return matchPattern(other, m_ConstantFloat(&factor)) && factor.isFiniteNonZero() &&
         !factor.isNegative();
}

/// What a reduction combines, if that is its operand as it is.
static Node *getCombined(const Node &reduction) {
  if (reduction.isPlain || reduction.operands.size() != 1)
    return nullptr;
  linalg::GenericOp generic = reduction.op;
  bool combines = llvm::is_contained(matchCombiner(generic)->getOperands(),
                                     generic.getBody()->getArgument(0));
  return combines ? reduction.operands.front() : nullptr;
}

/// Whether both nodes are the same value of each element.
static bool areSame(const Node &a, const Node &b) {
  return &a == &b || readsSame(a, b);
}

/// Whether a reduction begins at nothing, or at what changes no maximum or sum.
static bool beginsAtNeutral(const Node &node) {
  APFloat init(0.0);
  if (!node.init)
    return true;
  if (!matchPattern(node.init, m_ConstantFloat(&init)))
    return false;
  return node.combine == ir::ReduceKind::addf ? init.isZero()
                                              : init.isInfinity() && init.isNegative();
}

std::optional<ScaledReductions> findScaled(Node &most, Node &sum) {
  auto element = dyn_cast<FloatType>(most.element);
  constexpr unsigned leastBits = 32; // narrower distances are rounded
  if (most.combine != ir::ReduceKind::maximumf || sum.combine != ir::ReduceKind::addf ||
      most.element != sum.element || !element || element.getWidth() < leastBits ||
      most.dims != sum.dims || most.reduced != sum.reduced || !beginsAtNeutral(most) ||
      !beginsAtNeutral(sum))
    return std::nullopt;
  Node *compared = getCombined(most), *terms = getCombined(sum);
  if (!compared || !terms)
    return std::nullopt;
  auto isPower = [](const Node &node) {
    return matchOnly<math::ExpOp, math::Exp2Op>(node) != nullptr;
  };
  ScaledReductions scaled{&most, &sum, compared, terms, {}, {}};
  if (!isPower(*terms)) {
    // Times what does not depend on the maximum.
    if (!matchOnly<arith::MulFOp>(*terms) || terms->operands.size() != 2)
      return std::nullopt;
    bool isSecond = isPower(*terms->operands[1]);
    scaled.powers = terms->operands[isSecond];
    if (!isPower(*scaled.powers) ||
        findNodes(terms->operands[!isSecond]).contains(&most))
      return std::nullopt;
  }
  Node *distance = scaled.powers->operands.front();
  if (multipliesByPositive(*distance)) {
    scaled.multiple = distance;
    distance = distance->operands.front();
  }
  scaled.distance = distance;
  if (!matchOnly<arith::SubFOp>(*distance) || distance->operands.size() != 2 ||
      distance->operands[1] != &most || !areSame(*distance->operands[0], *compared))
    return std::nullopt;
  return scaled;
}

std::optional<ScaledReductions> findScaled(const Kernel &kernel) {
  if (kernel.reductions.size() != 2)
    return std::nullopt;
  return findScaled(*kernel.reductions[0], *kernel.reductions[1]);
}

void scaleParts(const ScaledReductions &scaled) {
  // Distances of the maxima of segments, in place of those of elements.
  scaled.distance->operands[0] = scaled.most->operands.front();
  for (Node *node : {scaled.distance, scaled.multiple, scaled.powers})
    if (node)
      node->dims = scaled.most->operands.front()->dims;
  scaled.sum->operands.push_back(scaled.powers);
}

//===----------------------------------------------------------------------===//
// A segment
//===----------------------------------------------------------------------===//

Value KernelEmitter::makeFinite(Value most, Location loc) {
  auto type = cast<RankedTensorType>(most.getType());
  auto element = cast<FloatType>(type.getElementType());
  APFloat least = APFloat::getLargest(element.getFloatSemantics(), /*Negative=*/true);
  Value floor = getConstantTile(type, builder.getFloatAttr(element, least), loc);
  return arith::MaximumFOp::create(builder, loc, most, floor);
}

FailureOr<Value> KernelEmitter::emitFactor(Frame &frame, const ScaledReductions &scaled, Tile of,
                                           Tile to) {
  SmallVector<Tile> inputs{of, to};
  for (const Node *node : {scaled.distance, scaled.multiple, scaled.powers}) {
    if (!node)
      continue;
    linalg::GenericOp op = node->op;
    FailureOr<Tile> tile =
        emitBody(frame, op, inputs, op.getBody()->getTerminator()->getOperand(node->result));
    if (failed(tile))
      return failure();
    inputs = {*tile};
  }
  return inputs.front().value;
}

Frame KernelEmitter::getScaledFrame(const Frame &frame) {
  if (walksNeighbours())
    return getCarried(frame);
  // One vector of a thread: as many exponentials rescale what it carries.
  Frame carried = frame;
  int64_t warps = plan.warps.back(), vector = frame.fragment.getRun();
  carried.fragment = convert(problem::fragmentForRows(
      plan.tile[0], vector * machine.lanes * warps, vector, machine.lanes, warps, machine.lanes));
  return carried;
}

FailureOr<SmallVector<Value>>
KernelEmitter::addScaledChunk(const Frame &carrying, const ScaledReductions &scaled,
                              ValueRange carried, Value first, Value left) {
  SmallBitVector all(kernel.dims.size());
  for (unsigned axis : carrying.axes)
    all.set(axis);
  Location loc = scaled.sum->loc;
  auto mask = [&](Value tile, const Node &node, int64_t at) -> Value {
    if (!left)
      return tile;
    Value limit = arith::MaxUIOp::create(builder, loc, left, constant(at));
    limit = arith::SubIOp::create(builder, loc, limit, constant(at));
    return ir::MaskOp::create(builder, node.loc, tile.getType(), tile, /*axis=*/1, limit,
                              Value(), getNeutral(node));
  };
  // By pairs: none waits for all before it.
  auto combineAll = [&](const Node &node, SmallVector<Value> tiles) {
    while (tiles.size() > 1) {
      SmallVector<Value> halves;
      for (size_t i = 0; i + 1 < tiles.size(); i += 2)
        halves.push_back(combine(node, tiles[i], tiles[i + 1]));
      if (tiles.size() % 2)
        halves.push_back(tiles.back());
      tiles = std::move(halves);
    }
    return tiles.front();
  };
  SmallVector<Frame, 0> pieces;
  SmallVector<Value> compared, terms;
  int64_t width = carrying.fragment.getShape()[1];
  for (int64_t at = 0; at < plan.tile[1]; at += width) {
    Frame &piece = pieces.emplace_back(carrying);
    piece.push();
    piece.position[task.reduced] = builder.createOrFold<arith::AddIOp>(loc, first, constant(at));
    FailureOr<Tile> tile = emitReduced(piece, *scaled.most);
    if (failed(tile))
      return failure();
    compared.push_back(mask(tile->value, *scaled.most, at));
    auto &memo = piece.memo.back();
    memo[scaled.compared] = memo[scaled.distance->operands[0]] = {compared.back(), all};
  }
  Value most = combine(*scaled.most, carried[0], combineAll(*scaled.most, compared));
  Tile from{makeFinite(carried[0], loc), all}, to{makeFinite(most, loc), all};
  for (auto [i, piece] : llvm::enumerate(pieces)) {
    piece.memo.back()[scaled.most] = to;
    FailureOr<Tile> tile = emitReduced(piece, *scaled.sum);
    if (failed(tile))
      return failure();
    terms.push_back(mask(tile->value, *scaled.sum, i * width));
  }
  FailureOr<Value> factor = emitFactor(pieces.front(), scaled, from, to);
  if (failed(factor))
    return failure();
  Value before = arith::MulFOp::create(builder, loc, carried[1], *factor);
  return SmallVector<Value>{most, combine(*scaled.sum, before, combineAll(*scaled.sum, terms))};
}

FailureOr<SmallVector<Value>> KernelEmitter::emitScaledPass(Frame &frame,
                                                            const ScaledReductions &scaled) {
  SmallBitVector all(kernel.dims.size()), rest(kernel.dims.size());
  for (unsigned axis : frame.axes) {
    all.set(axis);
    if (axis != task.reduced)
      rest.set(axis);
  }
  Location loc = scaled.sum->loc;
  Frame carrying = getScaledFrame(frame);
  SmallVector<Value> carried;
  for (const Node *node : {scaled.most, scaled.sum})
    carried.push_back(
        getConstantTile(getType(carrying, all, node->element), getNeutral(*node), loc));
  Chunks chunks = countChunks(frame, loc);
  auto loop = scf::ForOp::create(builder, loc, chunks.first, chunks.end,
                                 constant(plan.tile[1]), carried);
  carrying.inbounds.set(task.reduced);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    FailureOr<SmallVector<Value>> next = addScaledChunk(
        carrying, scaled, loop.getRegionIterArgs(), loop.getInductionVar(), Value());
    if (failed(next))
      return failure();
    scf::YieldOp::create(builder, loc, *next);
  }
  carried.assign(loop.getResults().begin(), loop.getResults().end());
  if (chunks.left) {
    Value any =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, chunks.left, constant(0));
    auto choice = scf::IfOp::create(builder, loc, ValueRange(carried).getTypes(), any,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.elseBlock());
    scf::YieldOp::create(builder, loc, carried);
    builder.setInsertionPointToStart(choice.thenBlock());
    carrying.inbounds.reset(task.reduced);
    FailureOr<SmallVector<Value>> last =
        addScaledChunk(carrying, scaled, carried, chunks.end, chunks.left);
    if (failed(last))
      return failure();
    scf::YieldOp::create(builder, loc, *last);
    carried.assign(choice.getResults().begin(), choice.getResults().end());
  }
  RankedTensorType type = getType(frame, rest, scaled.sum->element);
  auto reduce = [&](const Node &node, Value tile) -> Value {
    return ir::ReduceOp::create(builder, loc, type, *node.combine, tile, /*axis=*/1, Value(),
                                Value());
  };
  Value most = reduce(*scaled.most, carried[0]);
  Tile to = repeat(carrying, {makeFinite(most, loc), rest}, all, loc);
  FailureOr<Value> factor =
      emitFactor(carrying, scaled, {makeFinite(carried[0], loc), all}, to);
  if (failed(factor))
    return failure();
  Value sum = arith::MulFOp::create(builder, loc, carried[1], *factor);
  return SmallVector<Value>{most, reduce(*scaled.sum, sum)};
}

} // namespace tier::where
