//===- Rows.cpp - kernels that reduce rows --------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row that fits is one tile: everything is read once. A longer row is walked
// in chunks, once for each level of reductions that depend on one another, and
// once more for the result:
//
//   for whole chunks: partial = combine(partial, chunk)     // no masks
//   last = combine(last, reduce(last chunk, limit))
//   reduced = combine(reduce(partial), last)
//
// Where rows that are walked are neighbours in memory, vectors lie across them, and each thread
// combines the vectors of a chunk before it adds them to what it carries:
//
//   for whole chunks: partial = combine(partial, pieces of the chunk)
//   partial = combine(partial, pieces of the last chunk, neutral beyond its end)
//   reduced = reduce(partial)
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace tier::where {

TypedAttr KernelEmitter::getNeutral(const Node &node, Type type) {
  using K = ir::ReduceKind;
  if (!type)
    type = node.element;
  K kind = *node.combine;
  if (auto floating = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = floating.getFloatSemantics();
    APFloat value = kind == K::mulf ? APFloat(semantics, 1) : APFloat::getZero(semantics);
    bool isNegative = kind == K::maximumf;
    if (kind == K::maximumf || kind == K::minimumf)
      value = APFloat::semanticsHasInf(semantics) ? APFloat::getInf(semantics, isNegative)
                                                  : APFloat::getLargest(semantics, isNegative);
    return builder.getFloatAttr(type, value);
  }
  unsigned width = type.getIntOrFloatBitWidth();
  switch (kind) {
  case K::muli:
    return builder.getIntegerAttr(type, APInt(width, 1));
  case K::maxsi:
    return builder.getIntegerAttr(type, APInt::getSignedMinValue(width));
  case K::minsi:
    return builder.getIntegerAttr(type, APInt::getSignedMaxValue(width));
  case K::andi:
    return builder.getIntegerAttr(type, APInt::getAllOnes(width));
  default:
    return builder.getIntegerAttr(type, APInt(width, 0));
  }
}

Value KernelEmitter::combine(const Node &node, Value a, Value b) {
  linalg::GenericOp op = node.op;
  Operation *combiner = matchCombiner(op);
  OperationState state(combiner->getLoc(), combiner->getName());
  state.addOperands({a, b});
  state.addTypes(a.getType());
  state.attributes = combiner->getDiscardableAttrDictionary();
  state.propertiesAttr = combiner->getPropertiesAsAttribute();
  return builder.create(state)->getResult(0);
}

/// The tile of what a reduction combines, over all axes.
FailureOr<Tile> KernelEmitter::emitReduced(Frame &frame, const Node &node) {
  SmallBitVector all(kernel.dims.size());
  for (unsigned axis : frame.axes)
    all.set(axis);
  if (node.isPlain) {
    Tile product;
    for (const Node *operand : node.operands) {
      FailureOr<Tile> tile = emit(frame, *operand);
      if (failed(tile))
        return failure();
      Tile whole = repeat(frame, *tile, all, node.loc);
      product = product.value ? Tile{arith::MulFOp::create(builder, node.loc, product.value,
                                                           whole.value),
                                     all}
                              : whole;
    }
    return product;
  }
  SmallVector<Tile> inputs;
  for (const Node *operand : node.operands) {
    FailureOr<Tile> tile = emit(frame, *operand);
    if (failed(tile))
      return failure();
    inputs.push_back(*tile);
  }
  linalg::GenericOp op = node.op;
  Operation *combiner = matchCombiner(op);
  Value accumulator = op.getBody()->getArguments().back();
  Value term = combiner->getOperand(combiner->getOperand(0) == accumulator ? 1 : 0);
  FailureOr<Tile> tile = emitBody(frame, op, inputs, term);
  if (failed(tile))
    return failure();
  return repeat(frame, *tile, all, node.loc);
}

/// Remembers a reduced tile, combined with its initial value.
void KernelEmitter::applyInit(Frame &frame, const Node &node, Tile tile) {
  Attribute init;
  if (node.init && (!matchPattern(node.init, m_Constant(&init)) || init != getNeutral(node))) {
    Tile scalar{getScalar(node.init), SmallBitVector(kernel.dims.size())};
    if (scalar.value)
      tile.value = combine(node, repeat(frame, scalar, tile.dims, node.loc).value, tile.value);
  }
  frame.memo.back()[&node] = tile;
}

void KernelEmitter::enterPart(Value end) {
  Location loc = func.getLoc();
  int64_t ctas = plan.cluster[1], unit = plan.partUnit();
  auto make = [&](auto tag, Value a, Value b) {
    return builder.createOrFold<typename decltype(tag)::type>(loc, a, b);
  };
  auto mul = std::type_identity<arith::MulIOp>();
  // Equal parts, and what is left to the last CTA: each has as many columns as it is long,
  // at least, which bounds what has masks.
  Value units = make(std::type_identity<arith::DivUIOp>(), end, constant(ctas * unit));
  Value equal = make(mul, units, constant(unit));
  Value left = make(std::type_identity<arith::RemUIOp>(), end, constant(ctas * unit));
  Value isLast = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, rankInCluster,
                                       constant(ctas - 1));
  left = arith::SelectOp::create(builder, loc, isLast, left, constant(0));
  part.first = make(mul, rankInCluster, equal);
  part.length = arith::AddIOp::create(builder, loc, equal, left);
}

std::pair<Value, Value> KernelEmitter::getCounted() {
  if (shift.of)
    return {shift.from, shift.end};
  return {Value(), part.first ? part.length : getIndex(kernel.dims[task.reduced].extent)};
}

Value KernelEmitter::getCompared(const Node &node, Value tile) {
  auto size = tile.getDefiningOp<math::AbsFOp>();
  auto widened = (size ? size.getOperand() : tile).getDefiningOp<arith::ExtFOp>();
  bool compares =
      *node.combine == ir::ReduceKind::maximumf || *node.combine == ir::ReduceKind::minimumf;
  if (!widened || !compares || !machine.comparesPairs)
    return tile;
  Type narrow = getElementTypeOrSelf(widened.getIn());
  if (narrow.getIntOrFloatBitWidth() != 16)
    return tile;
  return size ? math::AbsFOp::create(builder, size.getLoc(), widened.getIn()).getResult()
              : widened.getIn();
}

LogicalResult KernelEmitter::emitWholeRows(Frame &frame) {
  frame.position[task.reduced] = constant(0);
  auto [from, limit] = getCounted();
  SmallBitVector rest(kernel.dims.size());
  for (unsigned axis : frame.axes)
    if (axis != task.reduced)
      rest.set(axis);
  std::optional<ScaledSum> scaled = findScaledSum();
  for (const Node *node : kernel.reductions) {
    FailureOr<Tile> tile = emitReduced(frame, *node);
    if (failed(tile))
      return failure();
    Value source = getCompared(*node, tile->value);
    Type element = cast<RankedTensorType>(source.getType()).getElementType();
    Value reduced =
        ir::ReduceOp::create(builder, node->loc, getType(frame, rest, element), *node->combine,
                             source, /*axis=*/frame.axes.size() - 1, limit, from);
    if (element != node->element)
      reduced = arith::ExtFOp::create(builder, node->loc,
                                      getType(frame, rest, node->element), reduced);
    if (scaled)
      reduced = node == scaled->most ? scaleByPart(*scaled, reduced)
                                     : combineParts(frame, *scaled, reduced);
    else if (part.first)
      reduced = ir::ClusterReduceOp::create(builder, node->loc, reduced.getType(), *node->combine,
                                            reduced);
    applyInit(frame, *node, {reduced, rest});
    if (failed(takeAgain(frame, *node)))
      return failure();
  }
  storeReduced(frame);
  if (failed(storeRowNumbers(frame)))
    return failure();
  return ahead && !kernel.dims[task.reduced].isReduced ? emitPieces(frame, scaled)
                                                      : emitStore(frame);
}

SmallVector<Frame, 0> KernelEmitter::cutRow(const Frame &frame) {
  int64_t warps = plan.warps.back(), vector = frame.fragment.getRun();
  int64_t across = vector * machine.lanes * warps, columns = plan.tile[1];
  // Two vectors of a thread, so that loads of both are under way at once.
  int64_t width = columns / across % 2 ? across : 2 * across;
  auto fragment = convert(
      problem::fragmentForRows(1, width, vector, machine.lanes, warps, machine.lanes));
  int64_t ctas = plan.cluster[1], least = plan.leastColumns;
  if (part.first) // of each part
    least = least / (ctas * plan.partUnit()) * plan.partUnit();
  // Masks between pieces keep ptxas from scheduling all of them as one, which spills where a
  // thread has many elements.
  constexpr int64_t mostUnmasked = 128;
  if (columns / (machine.lanes * warps) > mostUnmasked)
    least = std::min(least, columns / 4);
  SmallVector<Frame, 0> pieces;
  for (int64_t first = 0; first < columns; first += width) {
    Frame &piece = pieces.emplace_back(frame);
    piece.push();
    piece.fragment = fragment;
    piece.position[task.reduced] = constant(first);
    piece.inbounds[task.reduced] = first > 0 && first + width <= least;
  }
  return pieces;
}

const Node *KernelEmitter::findHeld() const {
  llvm::SetVector<const Node *> work;
  work.insert(kernel.result);
  for (const Beside &beside : kernel.besides)
    if (kernel.isAsResult(beside))
      work.insert(beside.value);
  const Node *held = nullptr;
  for (size_t i = 0; i < work.size(); ++i) {
    const Node *node = work[i];
    if (readsSame(*node, *ahead)) // Beside what was computed of it: two words of each element.
      return nullptr;
    auto it = computed.find(node);
    if (it == computed.end() || !it->second.dims.test(task.reduced)) {
      if (node->kind == NodeKind::Map)
        work.insert(node->operands.begin(), node->operands.end());
      continue;
    }
    // Two would take two words of each element.
    if (held)
      return nullptr;
    held = node;
  }
  if (!held)
    return nullptr;
  linalg::GenericOp op = held->op;
  // To widen costs less than a word.
  bool isWidened =
      llvm::all_of(op.getBody()->without_terminator(), llvm::IsaPred<arith::ExtFOp>);
  return isWidened ? nullptr : held;
}

LogicalResult KernelEmitter::readBeside(Frame &piece) {
  llvm::SaveAndRestore reading(readsAhead, true);
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Leaf && !readsSame(*node, *ahead) && !node->isGathered() &&
        !kernel.isWritten(*node) && node->dims.test(task.reduced) && !findKept(*node) &&
        failed(emit(piece, *node)))
      return failure();
  return success();
}

LogicalResult KernelEmitter::emitPieces(Frame &frame, const std::optional<ScaledSum> &scaled) {
  // What is held of the row: what was computed of it, or the row itself.
  const Node *held = plan.holdsComputed ? findHeld() : nullptr;
  if (scaled && held != scaled->terms) // Others are of the part's maximum.
    held = nullptr;
  Tile row = held ? computed.lookup(held) : frame.memo.back()[ahead];
  if (!held)
    held = ahead;
  // What else was read for the reductions lies there as whole rows: pieces of it are read again.
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Leaf && node.get() != ahead && node->dims.test(task.reduced))
      frame.memo.back().erase(node.get());
  constexpr size_t underWay = 1; // beside the one that is stored
  SmallVector<Frame, 0> pieces = cutRow(frame);
  for (Frame &piece : MutableArrayRef(pieces).take_front(underWay))
    if (failed(readBeside(piece)))
      return failure();
  int64_t first = 0;
  for (auto [i, piece] : llvm::enumerate(pieces)) {
    if (i + underWay < pieces.size() && failed(readBeside(pieces[i + underWay])))
      return failure();
    RankedTensorType type = getType(piece, row.dims, getElementTypeOrSelf(row.value));
    Value part = ir::PieceOp::create(builder, held->loc, type, row.value,
                                     ArrayRef<int64_t>{0, first});
    first += type.getDimSize(1);
    Tile &tile = piece.memo.back()[held] = {part, row.dims};
    if (scaled && held == scaled->terms)
      tile = scaleByRow(piece, *scaled, tile);
    if (failed(emitStore(piece)))
      return failure();
  }
  return success();
}

/// A loop over one coordinate of `dim`, entered.
scf::ForOp KernelEmitter::enterLoop(Frame &frame, unsigned dim, ValueRange carried,
                                    Location loc) {
  auto loop = scf::ForOp::create(builder, loc, constant(0), getIndex(kernel.dims[dim].extent),
                                 constant(1), carried);
  builder.setInsertionPointToStart(loop.getBody());
  frame.position[dim] = loop.getInductionVar();
  return loop;
}

bool KernelEmitter::coversVectors() const {
  // Of fewer neighbours than a vector has elements nothing is covered.
  if (holdsNeighbours() || (task.contiguous == 0 && plan.tile[0] < plan.vectorElements))
    return false;
  if (problem::coversVectors(task.question, machine))
    return true;
  bool isGathered =
      llvm::any_of(kernel.nodes, [](const std::unique_ptr<Node> &node) { return node->isGathered(); });
  return kernel.segment && task.contiguous == 1 && !isGathered && findScaled(kernel) &&
         problem::coversSegments(task.question, machine);
}

bool KernelEmitter::holdsNeighbours() const { return plan.acrossWarps > 0; }

bool KernelEmitter::walksNeighbours() const {
  return task.contiguous == 0 && !machine.isHost() && !holdsNeighbours();
}

Frame KernelEmitter::getCarried(const Frame &frame) {
  Frame carried = frame;
  if (!walksNeighbours())
    return carried;
  int64_t columns = plan.tile[1];
  for (const layout::FragmentAttr::Digit &digit : frame.fragment.getRegisterDigits())
    if (digit.stride[1])
      columns /= digit.size;
  // Rows that begin inside of vectors are read one by one: what runs on then are columns.
  int64_t run = frame.fragment.getRunDim() == 0 ? frame.fragment.getRun() : 1;
  carried.fragment = convert(
      problem::fragmentForLoad({plan.tile[0], columns}, 0, run, machine.lanes, plan.warps.back()));
  return carried;
}

Value KernelEmitter::combinePieces(const Node &node, Value chunk, Value partial) {
  auto whole = cast<RankedTensorType>(chunk.getType());
  auto piece = cast<RankedTensorType>(partial.getType());
  SmallVector<Value> pieces;
  for (int64_t first = 0; first < whole.getDimSize(1); first += piece.getDimSize(1))
    pieces.push_back(whole == piece ? chunk
                                    : ir::PieceOp::create(builder, node.loc, piece, chunk,
                                                          ArrayRef<int64_t>{0, first})
                                          .getResult());
  // By pairs: none waits for all before it.
  while (pieces.size() > 1) {
    SmallVector<Value> halves;
    for (size_t i = 0; i + 1 < pieces.size(); i += 2)
      halves.push_back(combine(node, pieces[i], pieces[i + 1]));
    if (pieces.size() % 2)
      halves.push_back(pieces.back());
    pieces = std::move(halves);
  }
  return combine(node, partial, pieces.front());
}

FailureOr<SmallVector<Value>>
KernelEmitter::emitWholeChunks(Frame &frame, ArrayRef<Node *> nodes, ValueRange partials,
                               Value first, Value end) {
  Location loc = nodes.front()->loc;
  auto loop = scf::ForOp::create(builder, loc, first, end, constant(plan.tile[1]), partials);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  SmallBitVector before = frame.inbounds;
  frame.inbounds.set(task.reduced);
  frame.position[task.reduced] = loop.getInductionVar();
  frame.push();
  SmallVector<Value> next;
  for (auto [node, partial] : llvm::zip(nodes, loop.getRegionIterArgs())) {
    FailureOr<Tile> tile = emitReduced(frame, *node);
    if (failed(tile))
      return failure();
    next.push_back(combinePieces(*node, tile->value, partial));
  }
  frame.pop();
  frame.inbounds = before;
  scf::YieldOp::create(builder, loc, next);
  return SmallVector<Value>(loop.getResults());
}

FailureOr<SmallVector<Value>> KernelEmitter::emitLastChunk(Frame &frame, ArrayRef<Node *> nodes,
                                                           ValueRange partials, Value left) {
  Location loc = nodes.front()->loc;
  Value any = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, left, constant(0));
  auto choice = scf::IfOp::create(builder, loc, partials.getTypes(), any, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.elseBlock());
  scf::YieldOp::create(builder, loc, partials);
  builder.setInsertionPointToStart(choice.thenBlock());
  SmallVector<Value> next;
  for (auto [node, partial] : llvm::zip(nodes, partials)) {
    FailureOr<Tile> tile = emitReduced(frame, *node);
    if (failed(tile))
      return failure();
    Value counted = ir::MaskOp::create(builder, node->loc, tile->value.getType(), tile->value,
                                       /*axis=*/1, left, Value(), getNeutral(*node));
    next.push_back(combinePieces(*node, counted, partial));
  }
  scf::YieldOp::create(builder, loc, next);
  return SmallVector<Value>(choice.getResults());
}

Chunks KernelEmitter::countChunks(const Frame &frame, Location loc) {
  Value first = constant(0), end = getIndex(kernel.dims[task.reduced].extent);
  Value chunk = constant(plan.tile[1]);
  Value length = end;
  if (kernel.segment) {
    // This block's part of the row; the last parts may be short or empty.
    length = getIndex(kernel.segment);
    first = builder.createOrFold<arith::MulIOp>(loc, frame.position[kernel.segmentDim], length);
    first = builder.createOrFold<arith::MinUIOp>(loc, first, end);
    length = builder.createOrFold<arith::MinUIOp>(
        loc, length, builder.createOrFold<arith::SubIOp>(loc, end, first));
  }
  Value count = builder.createOrFold<arith::DivUIOp>(loc, length, chunk);
  Value covered = builder.createOrFold<arith::MulIOp>(loc, count, chunk);
  Value left = builder.createOrFold<arith::SubIOp>(loc, length, covered);
  Value whole = kernel.segment ? builder.createOrFold<arith::AddIOp>(loc, first, covered) : covered;
  // Segments are whole chunks, but for the last one.
  auto isWhole = [&](Value count) { return host.getDivisor(count) % plan.tile[1] == 0; };
  bool areWhole = kernel.segment && isWhole(kernel.segment) &&
                  isWhole(kernel.dims[task.reduced].extent);
  return {first, whole, areWhole || matchPattern(left, m_Zero()) ? Value() : left};
}

/// Adds the chunks of one row to what is carried: a partial tile for each
/// reduction, then what their last chunks gave.
FailureOr<SmallVector<Value>>
KernelEmitter::emitChunks(Frame &frame, ArrayRef<Node *> nodes, ArrayRef<Value> carried) {
  if (shift.of)
    return emitShiftedChunks(frame, nodes, carried);
  Location loc = nodes.front()->loc;
  Chunks chunks = countChunks(frame, loc);
  size_t n = nodes.size();
  FailureOr<SmallVector<Value>> partials =
      emitWholeChunks(frame, nodes, carried.take_front(n), chunks.first, chunks.end);
  if (failed(partials))
    return failure();
  SmallVector<Value> results = std::move(*partials);
  Value left = chunks.left;
  if (!left) {
    llvm::append_range(results, carried.drop_front(n));
    return results;
  }
  frame.position[task.reduced] = chunks.end;
  SmallBitVector before = frame.inbounds;
  frame.inbounds.reset(task.reduced); // It may be empty, whatever divides the extent.
  frame.push();
  if (walksNeighbours()) {
    partials = emitLastChunk(frame, nodes, results, left);
    if (failed(partials))
      return failure();
    results = std::move(*partials);
  }
  for (auto [node, rest] : llvm::zip(nodes, carried.drop_front(n))) {
    FailureOr<Tile> tile = emitReduced(frame, *node);
    if (failed(tile))
      return failure();
    auto last = ir::ReduceOp::create(builder, node->loc, cast<RankedTensorType>(rest.getType()),
                                     *node->combine, tile->value, /*axis=*/1, left, Value());
    // Without a loop around, nothing came before.
    results.push_back(task.walked.empty() ? last.getResult()
                                          : combine(*node, rest, last.getResult()));
  }
  frame.pop();
  frame.inbounds = before;
  return results;
}

/// Reduces independent reductions together: whole chunks into one partial tile
/// each, the last chunks under their limit, and both at the end.
FailureOr<SmallVector<Value>>
KernelEmitter::emitReductionPass(Frame &frame, ArrayRef<Node *> nodes) {
  SmallBitVector all(kernel.dims.size()), rest(kernel.dims.size());
  for (unsigned axis : frame.axes) {
    all.set(axis);
    if (axis != task.reduced)
      rest.set(axis);
  }
  SmallVector<Value> carried;
  auto carry = [&](const Frame &held, const SmallBitVector &dims) {
    for (Node *node : nodes)
      carried.push_back(
          getConstantTile(getType(held, dims, node->element), getNeutral(*node), node->loc));
  };
  carry(getCarried(frame), all);
  if (!walksNeighbours())
    carry(frame, rest);
  SmallVector<scf::ForOp> loops;
  FailureOr<SmallVector<Value>> sums = failure();
  {
    OpBuilder::InsertionGuard guard(builder);
    frame.push();
    for (unsigned dim : task.walked) {
      loops.push_back(enterLoop(frame, dim, carried, nodes.front()->loc));
      carried.assign(loops.back().getRegionIterArgs().begin(),
                     loops.back().getRegionIterArgs().end());
    }
    sums = emitChunks(frame, nodes, carried);
    frame.pop();
  }
  if (failed(sums))
    return failure();
  for (scf::ForOp loop : llvm::reverse(loops)) {
    OpBuilder inside = OpBuilder::atBlockEnd(loop.getBody());
    scf::YieldOp::create(inside, loop.getLoc(), *sums);
    sums->assign(loop.getResults().begin(), loop.getResults().end());
  }
  if (!loops.empty())
    builder.setInsertionPointAfter(loops.front());
  SmallVector<Value> results;
  size_t n = nodes.size();
  for (auto [i, node] : llvm::enumerate(nodes)) {
    auto first = ir::ReduceOp::create(builder, node->loc, getType(frame, rest, node->element),
                                      *node->combine, (*sums)[i], /*axis=*/1, Value(), Value());
    results.push_back(n + i < sums->size() ? combine(*node, first.getResult(), (*sums)[n + i])
                                           : first.getResult());
  }
  return results;
}

/// Reductions that `node` reads, directly or not.
static int64_t getLevel(const Node &node, const DenseMap<const Node *, int64_t> &levels) {
  llvm::SetVector<const Node *> work;
  for (const Node *operand : node.operands)
    work.insert(operand);
  int64_t level = 0;
  for (size_t i = 0; i < work.size(); ++i) {
    if (auto it = levels.find(work[i]); it != levels.end()) {
      level = std::max(level, it->second + 1);
      continue;
    }
    for (const Node *operand : work[i]->operands)
      work.insert(operand);
  }
  return level;
}

void KernelEmitter::boundRegisters() {
  if (plan.ctas)
    func->setAttr("tier.ctas", builder.getI64IntegerAttr(plan.ctas));
}

bool readsSame(const Node &a, const Node &b) {
  return a.kind == NodeKind::Leaf && b.kind == NodeKind::Leaf && a.operands == b.operands &&
         a.rowStride == b.rowStride && a.fill == b.fill && a.buffer == b.buffer &&
         a.offset == b.offset && a.strides == b.strides && a.element == b.element;
}

LogicalResult KernelEmitter::emitChunkedRows(Frame &frame) {
  if (movedFrom)
    return emitMovedChunk(frame);
  SmallBitVector rest(kernel.dims.size());
  rest.set(task.tiled[0]);
  DenseMap<const Node *, int64_t> levels;
  SmallVector<SmallVector<Node *>> passes;
  for (Node *node : kernel.reductions) {
    int64_t level = getLevel(*node, levels);
    levels[node] = level;
    passes.resize(std::max<size_t>(passes.size(), level + 1));
    passes[level].push_back(node);
  }
  if (passes.size() > 1 || (passes.size() == 1 && !kernel.dims[task.reduced].isReduced))
    reserveKept(frame);
  if (!plan.keptColumns)
    boundRegisters();
  if (failed(emitRowNumbers(frame)))
    return failure();
  std::optional<ScaledReductions> scaled;
  if (kernel.segment)
    scaled = findScaled(kernel);
  if (scaled)
    passes = {{scaled->most, scaled->sum}};
  for (ArrayRef<Node *> pass : passes) {
    FailureOr<SmallVector<Value>> reduced =
        scaled          ? emitScaledPass(frame, *scaled)
        : readsCopied() ? emitKeptPass(frame, pass)
                        : emitReductionPass(frame, pass);
    if (failed(reduced))
      return failure();
    for (Kept &one : kept)
      one.isFilled = one.isStored;
    for (auto [node, value] : llvm::zip(pass, *reduced))
      applyInit(frame, *node, {value, rest});
  }
  if (kernel.dims[task.reduced].isReduced) {
    storeReduced(frame);
    return emitStore(frame);
  }
  if (failed(storeRowNumbers(frame)))
    return failure();
  if (readsCopied())
    return storeCopied(frame);
  OpBuilder::InsertionGuard guard(builder);
  for (unsigned dim : task.walked)
    enterLoop(frame, dim, {}, kernel.root.getLoc());
  auto loop = scf::ForOp::create(builder, kernel.root.getLoc(), constant(0),
                                 shift.of ? shift.end
                                          : getIndex(kernel.dims[task.reduced].extent),
                                 constant(plan.tile[1]));
  builder.setInsertionPointToStart(loop.getBody());
  frame.position[task.reduced] = loop.getInductionVar();
  frame.push();
  LogicalResult stored = emitStore(frame);
  frame.pop();
  return stored;
}

bool KernelEmitter::shiftsRows() const {
  return task.shifted && !plan.elementLanes && (task.question.mostShift || plan.beginsAt > 1);
}

SmallVector<const Node *> findKeptArrays(const Kernel &kernel, const Task &task) {
  SmallVector<const Node *> arrays;
  // Rows of several dimensions begin alike where nobody says so.
  if (kernel.dims[task.reduced].isReduced || (task.question.mostShift && !task.outer.empty()))
    return arrays;
  llvm::SetVector<const Node *> reduced = findNodes(kernel.reductions);
  SmallBitVector columns(kernel.dims.size());
  columns.set(task.reduced);
  for (auto &node : kernel.nodes) {
    auto same = [&](const Node *other) { return readsSame(*node, *other); };
    if (node->kind == NodeKind::Leaf && !node->isGathered() && node->dims == columns &&
        !kernel.isWritten(*node) && llvm::none_of(arrays, same) &&
        llvm::none_of(reduced, same))
      arrays.push_back(node.get());
  }
  return arrays;
}

void KernelEmitter::keepArrays(const Frame &rows, Value first) {
  if (!plan.keptArrays)
    return;
  Frame frame = rows;
  if (shiftsRows())
    enterShift(frame, first);
  else if (rankInCluster)
    enterPart(getIndex(kernel.dims[task.reduced].extent));
  frame.inbounds.resize(kernel.dims.size());
  for (Value &position : frame.position)
    position = constant(0);
  SmallVector<const Node *> arrays = findKeptArrays(kernel, task);
  arrays.truncate(plan.keptArrays);
  for (const Node *node : arrays) {
    keep(*node, {plan.tile[1]});
    for (Frame &piece : cutRow(frame)) {
      Place place = findPlace(piece, *node, node->dims);
      // Masks for what is read once, not another copy of the code.
      Value from = place.from ? place.from : constant(0);
      Value tile = ir::LoadOp::create(builder, node->loc,
                                      getType(piece, node->dims, node->element), place.view,
                                      place.indices, place.inbounds, from)
                       .getTile();
      storeKept(piece, *node, tile);
    }
    findKept(*node)->isFilled = true;
  }
  shift = {};
}

SmallVector<unsigned, 2> KernelEmitter::getRowAxes() const {
  SmallVector<unsigned, 2> axes;
  if (task.blocked)
    axes.push_back(*task.blocked);
  axes.push_back(task.tiled[0]);
  return axes;
}

LogicalResult KernelEmitter::emitRows() {
  SmallVector<unsigned, 2> rowAxes = getRowAxes();
  Frame frame;
  frame.axes.assign(rowAxes.begin(), rowAxes.end());
  frame.axes.push_back(task.reduced);
  frame.position.resize(kernel.dims.size());
  int64_t vector = holdsNeighbours() || coversVectors() ? plan.vectorElements : getAccessElements();
  if (plan.elementLanes)
    vector = 1;
  else if (task.question.mostShift)
    vector = task.question.mostShift + 1;
  int64_t warps = plan.warps.back();
  int64_t along = plan.elementLanes ? plan.elementLanes
                  : plan.rowLanes   ? plan.rowLanes
                                    : machine.lanes;
  problem::Fragment fragment;
  constexpr int64_t mostOfThread = 32;
  if (task.blocked)
    fragment = problem::fragmentForBlocks(plan.tile, vector, machine.lanes, warps, mostOfThread);
  else if (task.contiguous == 1)
    fragment = problem::fragmentForRows(plan.tile[0], plan.tile[1], vector, machine.lanes, warps,
                                        along);
  else if (holdsNeighbours())
    fragment = problem::fragmentForNeighbours(plan.tile[0], plan.tile[1], vector, machine.lanes,
                                              warps, plan.acrossWarps);
  else
    fragment = problem::fragmentForLoad(plan.tile, 0, vector, machine.lanes, warps);
  frame.fragment = convert(fragment);
  if (plan.holdsWholeRow || walksNeighbours() || kernel.segment)
    boundRegisters();
  Value first = marker->getResult(0);
  int64_t ctas = plan.cluster[1];
  if (ctas > 1) {
    Location loc = func.getLoc();
    rankInCluster = arith::RemUIOp::create(builder, loc, first, constant(ctas));
    first = arith::DivUIOp::create(builder, loc, first, constant(ctas));
  }
  keepArrays(frame, first);
  scf::ForOp walk;
  Value linear = enterChunk(enterWalk(walk, first));
  if (shiftsRows()) {
    enterShift(frame, linear);
    leaveWalk(walk);
    return plan.holdsWholeRow ? emitWholeRows(frame) : emitChunkedRows(frame);
  }
  SmallVector<Value> counts = countOuter();
  for (auto [axis, side] : llvm::zip(rowAxes, plan.tile)) {
    counts.push_back(countTiles(axis, side));
    markInbounds(frame, axis, side);
  }
  if (!plan.holdsWholeRow || !task.walked.empty())
    markInbounds(frame, task.reduced, plan.tile.back());
  SmallVector<Value> indices = delinearize(linear, counts);
  for (auto [i, d] : llvm::enumerate(task.outer))
    frame.position[d] = indices[i];
  for (auto [i, axis] : llvm::enumerate(rowAxes))
    frame.position[axis] = builder.createOrFold<arith::MulIOp>(
        func.getLoc(), indices[task.outer.size() + i], constant(plan.tile[i]));
  leaveWalk(walk);
  if (ctas > 1)
    enterPart(getIndex(kernel.dims[task.reduced].extent));
  return plan.holdsWholeRow && task.walked.empty() ? emitWholeRows(frame) : emitChunkedRows(frame);
}

} // namespace tier::where
