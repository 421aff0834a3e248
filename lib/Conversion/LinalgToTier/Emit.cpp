//===- Emit.cpp - expressions over tiles ----------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/Exchange.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

#include <array>

using namespace mlir;

namespace tier::where {

layout::FragmentAttr KernelEmitter::convert(const problem::Fragment &fragment) {
  return ir::toAttr(builder.getContext(), fragment);
}

layout::FragmentAttr KernelEmitter::getFragment(const Frame &frame, const SmallBitVector &dims) {
  layout::FragmentAttr fragment = frame.fragment;
  for (size_t axis = frame.axes.size(); axis-- > 0;)
    if (!dims.test(frame.axes[axis]))
      fragment = fragment.getSlice(axis);
  return fragment;
}

RankedTensorType KernelEmitter::getType(const Frame &frame, const SmallBitVector &dims,
                                        Type element) {
  layout::FragmentAttr fragment = getFragment(frame, dims);
  return RankedTensorType::get(fragment.getShape(), element, fragment);
}

Value KernelEmitter::getConstantTile(RankedTensorType type, TypedAttr value, Location loc) {
  return arith::ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, static_cast<Attribute>(value)));
}

Tile KernelEmitter::repeat(Frame &frame, Tile tile, const SmallBitVector &dims, Location loc) {
  if (!isa<RankedTensorType>(tile.value.getType())) {
    if (dims.none())
      return tile;
    RankedTensorType type = getType(frame, dims, tile.value.getType());
    TypedAttr number;
    Value full = matchPattern(tile.value, m_Constant(&number))
                     ? getConstantTile(type, number, loc)
                     : ir::SplatOp::create(builder, loc, type, tile.value).getTile();
    return {full, dims};
  }
  Type element = getElementTypeOrSelf(tile.value.getType());
  for (unsigned dim : frame.axes) {
    if (!dims.test(dim) || tile.dims.test(dim))
      continue;
    tile.dims.set(dim);
    int64_t axis = llvm::count_if(frame.axes, [&](unsigned other) {
      return tile.dims.test(other) &&
             llvm::find(frame.axes, other) < llvm::find(frame.axes, dim);
    });
    tile.value = ir::BroadcastOp::create(builder, loc, getType(frame, tile.dims, element),
                                         tile.value, axis);
  }
  return tile;
}

/// The element at the frame's position, for all of a tile: no edge masks it.
Tile KernelEmitter::emitElement(Frame &frame, const Node &leaf, const SmallBitVector &dims) {
  RankedTensorType type = getType(frame, dims, leaf.element);
  SmallVector<unsigned> viewDims;
  Value view = getView(leaf, {}, viewDims, type.getDimSize(0));
  SmallVector<Value> indices;
  for (unsigned d : viewDims)
    indices.push_back(frame.position[d]);
  indices.push_back(constant(0));
  SmallVector<bool> promises(indices.size(), true);
  Value tile = ir::LoadOp::create(builder, leaf.loc, type, view, indices,
                                  builder.getDenseBoolArrayAttr(promises), Value())
                   .getTile();
  return {tile, dims};
}

SmallBitVector KernelEmitter::getTileDims(const Frame &frame, const Node &leaf) {
  SmallBitVector dims(kernel.dims.size());
  for (unsigned axis : frame.axes)
    if (leaf.dims.test(axis))
      dims.set(axis);
  if (dims.any())
    return dims;
  // One element for all: read along the axis where a thread holds least, of those that the
  // result has.
  auto registersAlong = [&](unsigned axis) {
    SmallBitVector only(kernel.dims.size());
    only.set(axis);
    return getFragment(frame, only).getNumRegisters();
  };
  auto isBetter = [&](unsigned a, unsigned b) {
    return std::pair(kernel.dims[a].isReduced, registersAlong(a)) <
           std::pair(kernel.dims[b].isReduced, registersAlong(b));
  };
  dims.set(*llvm::min_element(frame.axes, isBetter));
  return dims;
}

Place KernelEmitter::findPlace(const Frame &frame, const Node &leaf, const SmallBitVector &dims) {
  SmallVector<unsigned> axes, viewDims;
  for (unsigned axis : frame.axes)
    if (dims.test(axis))
      axes.push_back(axis);
  Place place;
  place.view = endWithTile(frame, getView(leaf, axes, viewDims), viewDims);
  for (unsigned d : viewDims)
    place.indices.push_back(frame.position[d]);
  place.inbounds = getInbounds(frame, viewDims);
  place.from = getFrom(frame, leaf, axes);
  return place;
}

Tile KernelEmitter::emitLeaf(Frame &frame, const Node &leaf) {
  SmallBitVector dims = getTileDims(frame, leaf);
  bool isOne = llvm::none_of(dims.set_bits(), [&](unsigned d) { return leaf.dims.test(d); });
  if (isOne && task.kind == problem::GroupKind::Contraction)
    return emitElement(frame, leaf, dims);
  Place place = findPlace(frame, leaf, dims);
  RankedTensorType type = getType(frame, dims, leaf.element), held = type;
  if (frame.turned && isTurned(leaf))
    held = RankedTensorType::get(type.getShape(), leaf.element, frame.turned);
  auto load = ir::LoadOp::create(builder, leaf.loc, held, place.view, place.indices,
                                 place.inbounds, place.from);
  if (&leaf == ahead)
    load->setAttr(ir::aheadAttribute, builder.getUnitAttr());
  if (readsAhead)
    load->setAttr("tier.under_way", builder.getUnitAttr());
  if (plan.turnsVectors || coversVectors())
    load->setAttr("tier.covering", builder.getUnitAttr());
  if (plan.fetchBytes)
    load->setAttr("tier.fetch", builder.getI64IntegerAttr(plan.fetchBytes));
  Value tile = load.getTile();
  storeKept(frame, leaf, tile);
  if (held != type)
    tile = layout::ConvertOp::create(builder, leaf.loc, type, tile);
  return {tile, dims};
}

/// Operations of bodies: one result, element by element.
static bool isElementwiseOp(Operation &op) {
  return isa<arith::ArithDialect, math::MathDialect>(op.getDialect()) &&
         op.getNumResults() == 1 && op.getNumRegions() == 0 && isMemoryEffectFree(&op);
}

/// What was rounded to `operand`, if that rounding is implicit.
static Value findUnrounded(Value operand) {
  auto round = operand.getDefiningOp<arith::TruncFOp>();
  bool isImplicit =
      round && round.getFastmath() &&
      bitEnumContainsAll(*round.getFastmath(), arith::FastMathFlags::contract);
  return isImplicit ? round.getIn() : Value();
}

FailureOr<Tile> KernelEmitter::emitBody(Frame &frame, linalg::GenericOp generic,
                                        ArrayRef<Tile> inputs, Value yielded) {
  Block *body = generic.getBody();
  DenseMap<Value, Tile> tiles;
  for (auto [argument, tile] : llvm::zip(body->getArguments(), inputs))
    tiles[argument] = tile;
  auto find = [&](Value value) -> FailureOr<Tile> {
    if (auto it = tiles.find(value); it != tiles.end())
      return it->second;
    Value scalar = value.getParentBlock() == body ? Value() : getScalar(value);
    if (!scalar) {
      InFlightDiagnostic error = generic.emitOpError(
          "[tier.capture] expects scalars that are arguments of the function, got another");
      error.attachNote() << "fix: pass the scalar as an argument";
      return failure();
    }
    return Tile{scalar, SmallBitVector(kernel.dims.size())};
  };
  for (Operation &op : body->without_terminator()) {
    // The combining op of a reduction reads the accumulator: not here.
    if (llvm::is_contained(op.getOperands(), body->getArguments().back()) &&
        !tiles.contains(body->getArguments().back()))
      continue;
    if (!isElementwiseOp(op)) {
      InFlightDiagnostic error = generic.emitOpError("[tier.body] expects arith and math ops, got '")
                                 << op.getName() << "'";
      error.attachNote() << "fix: write the element's value with arith and math";
      return failure();
    }
    if (op.hasTrait<OpTrait::ConstantLike>()) {
      OpBuilder before(marker);
      tiles[op.getResult(0)] = {before.clone(op)->getResult(0), SmallBitVector(kernel.dims.size())};
      continue;
    }
    SmallVector<Tile> operands;
    SmallBitVector dims(kernel.dims.size());
    bool isScalar = true;
    for (Value operand : op.getOperands()) {
      FailureOr<Tile> tile = find(operand);
      if (failed(tile))
        return failure();
      operands.push_back(*tile);
      dims |= tile->dims;
      isScalar &= !isa<RankedTensorType>(tile->value.getType());
    }
    // `extf(truncf x)` is x, and `truncf(truncf x)` rounds x once.
    if (Value unrounded = operands.empty() ? Value() : findUnrounded(operands[0].value)) {
      if (isa<arith::ExtFOp>(op) &&
          getElementTypeOrSelf(unrounded) == getElementTypeOrSelf(op.getResult(0))) {
        tiles[op.getResult(0)] = {unrounded, dims};
        continue;
      }
      if (isa<arith::TruncFOp>(op))
        operands[0].value = unrounded;
    }
    OperationState state(op.getLoc(), op.getName());
    for (Tile tile : operands)
      state.operands.push_back(repeat(frame, tile, dims, op.getLoc()).value);
    Type element = op.getResult(0).getType();
    state.types.push_back(isScalar ? element : getType(frame, dims, element));
    state.attributes = op.getDiscardableAttrDictionary();
    state.propertiesAttr = op.getPropertiesAsAttribute();
    tiles[op.getResult(0)] = {builder.create(state)->getResult(0), dims};
  }
  return find(yielded);
}

FailureOr<Tile> KernelEmitter::emitMap(Frame &frame, const Node &node) {
  SmallVector<Tile> inputs;
  for (const Node *operand : node.operands) {
    FailureOr<Tile> tile = emit(frame, *operand);
    if (failed(tile))
      return failure();
    inputs.push_back(*tile);
  }
  linalg::GenericOp op = node.op;
  return emitBody(frame, op, inputs, op.getBody()->getTerminator()->getOperand(node.result));
}

FailureOr<Tile> KernelEmitter::emit(Frame &frame, const Node &node) {
  // One row is on its way, however often it is read.
  if (ahead && &node != ahead && readsSame(node, *ahead))
    return emit(frame, *ahead);
  for (auto &scope : llvm::reverse(frame.memo))
    if (auto it = scope.find(&node); it != scope.end())
      return it->second;
  FailureOr<Tile> tile = failure();
  switch (node.kind) {
  case NodeKind::Leaf:
    if (Kept *one = findKept(node); one && one->isFilled)
      tile = loadKept(frame, node, *one);
    else
      tile = node.isGathered() ? emitGather(frame, node) : emitLeaf(frame, node);
    break;
  case NodeKind::Scalar:
    if (Value scalar = getScalar(node.scalar))
      tile = Tile{scalar, SmallBitVector(kernel.dims.size())};
    else
      emitError(node.loc, "[tier.capture] expects scalars that are arguments of the function, "
                          "got another");
    break;
  case NodeKind::Map:
    tile = emitMap(frame, node);
    break;
  case NodeKind::Reduce:
    tile = emitReduced(frame, node);
    break;
  case NodeKind::Contract:
    llvm_unreachable("a contraction is in the frame before its epilogue");
  }
  if (succeeded(tile)) {
    frame.memo.back()[&node] = *tile;
    // Whoever reads what is stored reads it rounded, here as from memory.
    if (auto round = tile->value.getDefiningOp<arith::TruncFOp>(); round && kernel.stores(node))
      round.removeFastmathAttr();
  }
  return tile;
}

/// A matrix instruction leaves a warp 8 rows of half a sector each. Where rows of
/// 16-bit elements begin anywhere, lanes that hold the columns of a row write whole
/// sectors together. Null where it is not so.
layout::FragmentAttr KernelEmitter::getRowsOfLanes(const Frame &frame) {
  layout::FragmentAttr held = frame.fragment;
  if (!kernel.contract || plan.grain != machine::Grain::Warpgroup || !plan.stagedColumns ||
      task.question.outputs.size() != 1 || !held || held.getShape().size() != 2)
    return {};
  if (task.question.outputs.front().allowsBulkCopy && !plan.realignsA)
    return {};
  std::optional<problem::Fragment> rows = problem::fragmentInWarps(ir::toProblem(held), 1);
  return rows ? convert(*rows) : layout::FragmentAttr();
}

/// Whether such a piece may leave in whole lines of memory, as it lies in registers.
bool KernelEmitter::storesLines(const Frame &frame, int64_t columns) const {
  constexpr int64_t rowsOfWarp = 16, columnsOfPiece = 32, columnsOfVector = 8;
  auto shape = frame.fragment.getShape();
  int64_t bytes = ir::getElementBytes(kernel.target->element);
  return columns && columns % columnsOfVector == 0 && shape[1] == columnsOfPiece &&
         shape[0] == rowsOfWarp * plan.warps.back() && (bytes == 2 || bytes == 4) &&
         Host::isConstant(kernel.target->strides[task.tiled[1]], 1);
}

/// Whether it may so though the rows of the tile lie along those of memory.
bool KernelEmitter::storesTurnedLines(int64_t columns) const {
  return columns && plan.realignsA && plan.stagedColumns && plan.swapsSides;
}

LogicalResult KernelEmitter::emitStore(Frame &frame, int64_t first, int64_t columns) {
  // Nothing is read again behind a store, which may be to anywhere.
  for (const Beside &beside : kernel.besides)
    if (kernel.isAsResult(beside) &&
        (failed(emit(frame, *kernel.result)) || failed(emit(frame, *beside.value))))
      return failure();
  if (failed(emitStore(frame, *kernel.result, *kernel.target, kernel.root.getLoc(), first, columns)))
    return failure();
  for (const Beside &beside : kernel.besides)
    if (kernel.isAsResult(beside) && failed(emitStore(frame, *beside.value, *beside.target,
                                                      beside.root.getLoc(), first, columns)))
      return failure();
  return success();
}

LogicalResult KernelEmitter::emitStore(Frame &frame, const Node &value, const Node &target,
                                       Location loc, int64_t first, int64_t columns) {
  FailureOr<Tile> tile = emit(frame, value);
  if (failed(tile))
    return failure();
  SmallBitVector dims(kernel.dims.size());
  SmallVector<unsigned> axes, viewDims;
  for (unsigned axis : frame.axes)
    if (!kernel.dims[axis].isReduced) {
      dims.set(axis);
      axes.push_back(axis);
    }
  Tile full = repeat(frame, *tile, dims, loc);
  Value view = endWithTile(frame, getView(target, axes, viewDims), viewDims);
  SmallVector<Value> indices;
  for (unsigned d : viewDims)
    indices.push_back(frame.position[d]);
  if (frame.turned && isTurned(target)) {
    auto type = cast<RankedTensorType>(full.value.getType());
    full.value = layout::ConvertOp::create(
        builder, loc,
        RankedTensorType::get(type.getShape(), type.getElementType(), frame.turned), full.value);
  }
  bool inTurnedLines = storesTurnedLines(columns);
  layout::FragmentAttr rows = inTurnedLines ? layout::FragmentAttr() : getRowsOfLanes(frame);
  bool inLines = inTurnedLines || (rows && storesLines(frame, columns));
  if (rows && !inLines) {
    auto type = cast<RankedTensorType>(full.value.getType());
    full.value = layout::ConvertOp::create(
        builder, loc,
        RankedTensorType::get(type.getShape(), type.getElementType(), rows), full.value);
  }
  auto store =
      ir::StoreOp::create(builder, loc, full.value, view, indices,
                          getInbounds(frame, viewDims), getFrom(frame, target, axes));
  if (plan.storesStretch && axes.size() == 2)
    store->setAttr("tier.stretch", builder.getUnitAttr());
  if (plan.commonColumns) {
    std::array<int64_t, 2> common{0, 0};
    common[!isTurned(target)] = plan.commonColumns;
    store->setAttr("tier.covering", builder.getDenseI64ArrayAttr(common));
  }
  if (inLines)
    store->setAttr("tier.lines", builder.getDenseI64ArrayAttr({first, columns}));
  // Staging tiles have room for the lines of a row that wait.
  constexpr int64_t longLine = 128, waiting = 2;
  int64_t rowBytes = plan.stagedTiles * plan.stagedColumns * ir::getElementBytes(target.element);
  if (inLines && !inTurnedLines && rowBytes == waiting * longLine)
    store->setAttr("tier.line", builder.getI64IntegerAttr(longLine));
  return success();
}

//===----------------------------------------------------------------------===//
// Elementwise kernels
//===----------------------------------------------------------------------===//

int64_t KernelEmitter::getAccessElements() const {
  unsigned contiguous = task.tiled[task.contiguous];
  int64_t vector = 1;
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Leaf)
      vector = std::max(vector, getVectorElements(*node, contiguous, host));
  return std::min(vector, plan.vectorElements);
}

bool KernelEmitter::isTurned(const Node &leaf) const {
  if (task.tiled.size() != 2)
    return false;
  unsigned first = task.tiled[0], last = task.tiled[1];
  return !leaf.isGathered() && leaf.dims.test(first) && leaf.dims.test(last) &&
         Host::isConstant(leaf.strides[first], 1) && !Host::isConstant(leaf.strides[last], 1);
}

void KernelEmitter::turn(Frame &frame) {
  // What is stored decides; what is only read is read as wide as it allows.
  std::array<int64_t, 2> vectors{1, 1};
  int64_t bytes = 1;
  bool anyTurned = false;
  for (auto &node : kernel.nodes) {
    if (node->kind != NodeKind::Leaf)
      continue;
    bool turned = isTurned(*node);
    anyTurned |= turned;
    bytes = std::max(bytes, ir::getElementBytes(node->element));
    int64_t width = getVectorElements(*node, task.tiled[!turned], host);
    int64_t &vector = vectors[turned];
    if (node.get() != kernel.target)
      vector = std::max(vector, width);
  }
  if (!anyTurned)
    return;
  bool isStoredTurned = isTurned(*kernel.target);
  vectors[isStoredTurned] =
      getVectorElements(*kernel.target, task.tiled[!isStoredTurned], host);
  if (plan.turnsVectors)
    vectors = {plan.vectorElements, plan.vectorElements};
  int64_t warps = plan.warps.back();
  int64_t held = plan.tile[0] * plan.tile[1] / (machine.lanes * warps);
  auto make = [&](int64_t contiguous, int64_t vector) {
    vector = std::min(vector, plan.vectorElements);
    int64_t across = std::min(machine.bytesPerVector / bytes, held / vector);
    return convert(problem::fragmentForTurn(plan.tile, contiguous, vector,
                                            std::max<int64_t>(1, across), machine.lanes, warps));
  };
  // A stretch is stored from wherever it is held.
  frame.fragment = plan.storesStretch ? make(0, vectors[1]) : make(1, vectors[0]);
  if (!plan.storesStretch)
    frame.turned = make(0, vectors[1]);
}

SmallVector<Value> KernelEmitter::countOuter() {
  SmallVector<Value> counts;
  blocks = host.constant(1);
  for (unsigned d : task.outer) {
    blocks = host.mul(blocks, kernel.dims[d].extent);
    counts.push_back(getIndex(kernel.dims[d].extent));
  }
  return counts;
}

Value KernelEmitter::countTiles(unsigned dim, int64_t tile) {
  Value extent = kernel.dims[dim].extent;
  blocks = host.mul(blocks, host.ceilDiv(extent, tile));
  if (auto known = Host::getConstant(extent))
    return constant((*known + tile - 1) / tile);
  if (tile == 1)
    return getIndex(extent);
  return arith::CeilDivUIOp::create(builder, func.getLoc(), getIndex(extent),
                                    constant(tile));
}

LogicalResult KernelEmitter::emitElementwise() {
  if (plan.ctas)
    func->setAttr("tier.ctas", builder.getI64IntegerAttr(plan.ctas));
  Frame frame;
  frame.axes = task.tiled;
  frame.position.resize(kernel.dims.size());
  int64_t vector = getAccessElements();
  // Beside vectors, in the order in which the result lies.
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, task.tiled.size()));
  llvm::sort(order, [&](int64_t a, int64_t b) {
    return std::pair(b == int64_t(task.contiguous), task.tiled[b]) <
           std::pair(a == int64_t(task.contiguous), task.tiled[a]);
  });
  frame.fragment = convert(
      problem::fragmentInOrder(plan.tile, order, vector, machine.lanes, plan.warps.back()));
  if (!machine.isHost() && task.tiled.size() == 2)
    turn(frame);
  SmallVector<Value> counts = countOuter();
  SmallVector<int64_t> steps(plan.tile.begin(), plan.tile.end());
  if (plan.commonColumns)
    steps[!isTurned(*kernel.target)] -= plan.commonColumns;
  for (auto [d, tile, step] : llvm::zip(task.tiled, plan.tile, steps)) {
    // Rows of a stretch are whole.
    bool isWhole = plan.storesStretch && d == task.tiled.back();
    counts.push_back(isWhole ? constant(1) : countTiles(d, step));
    if (step == tile)
      markInbounds(frame, d, tile);
  }
  SmallVector<Value> indices = delinearize(marker->getResult(0), counts);
  for (auto [i, d] : llvm::enumerate(task.outer))
    frame.position[d] = indices[i];
  for (auto [i, d] : llvm::enumerate(task.tiled))
    frame.position[d] = builder.createOrFold<arith::MulIOp>(
        func.getLoc(), indices[task.outer.size() + i], constant(steps[i]));
  return emitStore(frame);
}

} // namespace tier::where
