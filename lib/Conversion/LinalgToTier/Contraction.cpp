//===- Contraction.cpp - kernels around a matrix multiply -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For every tile [m, n] of every batch: walk k, bring a tile of each operand to
// shared memory (copied, or computed from its producers), multiply; then the
// epilogue (Epilogue.cpp) on the accumulator as it lies in registers.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"
#include "tier/Dialect/Tier/IR/Packed.h"
#include "tier/Machine/AsyncCopy.h"
#include "tier/Problem/PlanShared.h"
#include "tier/Problem/SharedLayout.h"
#include "tier/Problem/TurnedCopy.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tier::where {

/// The dimension of a shared tile [side, k] that is contiguous.
static bool isContiguousAlongK(const problem::Operand &operand, const machine::Atom &atom,
                               bool allowsMNMajor, const problem::Plan &plan,
                               const machine::Machine &machine) {
  if (atom.grain == machine::Grain::Thread)
    return problem::threadsReadAlongK(operand, plan.tile, machine);
  return operand.isKMajor || !allowsMNMajor;
}

MemRefType KernelEmitter::getSharedType(Type element, int64_t extent, bool alongK) {
  int64_t k = getBlockDepth();
  if (int64_t bits = ir::getPackedBits(element); bits && tilesAreBytes(machine)) {
    k = k * bits / 8;
    element = builder.getI8Type();
  }
  int64_t sizes[] = {extent, k}, ranks[] = {1, 1};
  int64_t strides[] = {alongK ? k : 1, alongK ? 1 : extent};
  auto layout = layout::StridedAttr::get(builder.getContext(), ranks, sizes, strides);
  return MemRefType::get(sizes, element, layout,
                         ir::SpaceAttr::get(builder.getContext(), ir::Space::shared));
}

MemRefType KernelEmitter::getSharedType(const Node &operand, unsigned side) {
  const machine::Atom &atom = problem::atomOf(task.question, machine);
  bool alongK = isContiguousAlongK(task.question.inputs[side], atom,
                                   side == 0 ? atom.allowsMNMajorA : atom.allowsMNMajorB, plan,
                                   machine);
  bool isCut = side == 1 && getPieceColumns() < plan.tile[1];
  int64_t extent = isCut ? getPieceColumns() : problem::sharedRowsOf(task.question, plan, side);
  return getSharedType(operand.element, extent, alongK);
}

bool KernelEmitter::isInBytes(const Node &leaf) const {
  return ir::getPackedBits(leaf.element) && tilesAreBytes(machine);
}

Value KernelEmitter::countBytes(const Node &leaf, Value numbers) {
  if (!isInBytes(leaf))
    return numbers;
  Location loc = kernel.contract->loc;
  ir::Ratio ratio = ir::getRatio(leaf.element, builder.getI8Type());
  Value units = builder.createOrFold<arith::DivUIOp>(loc, numbers, constant(ratio.from));
  return builder.createOrFold<arith::MulIOp>(loc, units, constant(ratio.to));
}

/// The dimension of a shared tile that is contiguous.
static int64_t getContiguous(Value shared) {
  auto layout = cast<layout::StridedAttr>(cast<MemRefType>(shared.getType()).getLayout());
  return layout.getModes(0).front().second == 1 ? 0 : 1;
}

/// Copies the tile of an array with the rows of one side, and k.
void KernelEmitter::emitCopy(const Frame &tile, const Node &leaf, unsigned side, Value k,
                             Value shared) {
  unsigned axes[] = {task.tiled[side], task.reduced};
  Location loc = kernel.contract->loc;
  SmallVector<unsigned> viewDims;
  Value view = getView(leaf, axes, viewDims);
  SmallVector<Value> indices;
  for (unsigned d : viewDims)
    indices.push_back(d == task.reduced ? countBytes(leaf, k) : tile.position[d]);
  if (side == 1 && isInPairs()) {
    Value &first = indices[llvm::find(viewDims, task.tiled[1]) - viewDims.begin()];
    Value half = builder.createOrFold<arith::MulIOp>(loc, rankInCluster, constant(plan.tile[1] / 2));
    first = builder.createOrFold<arith::AddIOp>(loc, first, half);
  }
  auto copy = ir::CopyOp::create(builder, loc, view, indices, shared, ValueRange());
  if (side == 0 && problem::hasSpareRows(plan))
    copy.setRows(plan.tile[0]);
  // The tile is that of all CTAs along the other dimension of the cluster.
  if (plan.cluster[1 - side] > 1 && !isInPairs())
    copy->setAttr("tier.along", builder.getI64IntegerAttr(1 - side));
}

LogicalResult KernelEmitter::emitOperand(const Frame &tile, const Node &operand, unsigned side,
                                         Value k, Value shared) {
  unsigned axes[] = {task.tiled[side], task.reduced};
  Location loc = kernel.contract->loc;
  if (operand.kind == NodeKind::Leaf) {
    emitCopy(tile, operand, side, k, shared);
    return success();
  }
  // A fused producer: the threads that move operands compute it.
  Frame frame;
  frame.axes.assign(std::begin(axes), std::end(axes));
  frame.position = tile.position;
  frame.position[task.reduced] = k;
  markInbounds(frame, axes[0], plan.tile[side]);
  markInbounds(frame, axes[1], plan.tile[2]);
  bool alongK = task.question.inputs[side].isKMajor;
  ArrayRef<int64_t> shape = cast<MemRefType>(shared.getType()).getShape();
  int64_t vector = 1;
  SmallVector<const Node *> work{&operand};
  for (size_t i = 0; i < work.size(); ++i) {
    if (work[i]->kind == NodeKind::Leaf)
      vector = std::max(vector, getVectorElements(*work[i], axes[alongK], host));
    llvm::append_range(work, work[i]->operands);
  }
  frame.fragment = convert(problem::fragmentForCopy(
      shape, alongK, vector, getContiguous(shared),
      machine::byteWidth(task.question.inputs[side].element),
      machine::asyncCopyOf(machine.name).inLaneOrder, machine.lanes, plan.warps.front()));
  FailureOr<Tile> value = emit(frame, operand);
  if (failed(value))
    return failure();
  SmallBitVector all(kernel.dims.size());
  all.set(axes[0]);
  all.set(axes[1]);
  Value full = repeat(frame, *value, all, loc).value;
  full = clearBeyond(frame, side, full, k);
  Value zero[] = {constant(0), constant(0)};
  ir::StoreOp::create(builder, loc, full, shared, zero,
                      builder.getDenseBoolArrayAttr({true, true}), Value());
  return success();
}

/// Reserves a shared tile of each operand and fills it.
LogicalResult KernelEmitter::emitOperands(const Frame &frame, Value k, Value shared[2]) {
  Node *operands[] = {task.a, task.b};
  for (unsigned side : {0, 1})
    shared[side] = ir::AllocOp::create(builder, kernel.contract->loc,
                                       getSharedType(*operands[side], side));
  for (unsigned side : {0, 1})
    if (failed(emitOperand(frame, *operands[side], side, k, shared[side])))
      return failure();
  return success();
}

/// The loop over k: all of it, or the part of this CTA, whose length all parts have. Beyond the
/// end of k both operands are zeros.
scf::ForOp KernelEmitter::createSumLoop(ValueRange starts) {
  Value length = getIndex(kernel.segment ? kernel.segment : kernel.dims[task.reduced].extent);
  return scf::ForOp::create(builder, kernel.contract->loc, constant(0), length,
                            constant(plan.tile[2]), starts);
}

/// The coordinate of k in the loop over it.
Value KernelEmitter::getSummed(const Frame &frame, Value inLoop) {
  if (!kernel.segment)
    return inLoop;
  Location loc = kernel.contract->loc;
  Value first = builder.createOrFold<arith::MulIOp>(loc, frame.position[kernel.segmentDim],
                                                    getIndex(kernel.segment));
  return builder.createOrFold<arith::AddIOp>(loc, first, inLoop);
}

/// The columns that a thread reads of tensor memory before it goes on with the epilogue.
static constexpr int64_t columnsPerThread = 64;

/// The k loop with its accumulator in tensor memory, and the epilogue on one piece of columns
/// after another. The first product overwrites; a loop without products leaves nothing to read,
/// and counts as zeros.
LogicalResult KernelEmitter::emitInTensorMemory(const Frame &frame, TypedAttr init) {
  Location loc = kernel.contract->loc;
  MLIRContext *context = builder.getContext();
  auto space = ir::SpaceAttr::get(context, ir::Space::tensor);
  Type element = kernel.contract->element;
  Value accumulator = ir::AllocOp::create(
      builder, loc,
      MemRefType::get({plan.tile[0], plan.tile[1]}, element, MemRefLayoutAttrInterface(), space),
      isInPairs());
  Value extent = getIndex(kernel.dims[task.reduced].extent);
  auto loop =
      scf::ForOp::create(builder, loc, constant(0), extent, constant(plan.tile[2]));
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    Value shared[2], k = loop.getInductionVar();
    if (failed(emitOperands(frame, k, shared)))
      return failure();
    FailureOr<SmallVector<Value, 3>> scales = emitScales(frame, k);
    if (failed(scales))
      return failure();
    Value adds =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, k, constant(0));
    bool isTF32 = task.question.inputs[0].element == machine::Element::TF32;
    bool isF4 = task.question.inputs[0].element == machine::Element::F4E2M1X2;
    auto scale = [&](size_t i) { return i < scales->size() ? (*scales)[i] : Value(); };
    ir::AccumulateOp::create(builder, loc, shared[0], shared[1], accumulator, adds, scale(0),
                             scale(1), scale(2), plan.atom, isTF32, isF4, isInPairs());
    if (Value columns = scale(2))
      ir::FreeOp::create(builder, loc, columns);
  }
  Value ran =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sgt, extent, constant(0));
  const machine::Atom &atom = problem::atomOf(task.question, machine);
  int64_t warps = plan.warps.back();
  int64_t columns = std::min(plan.tile[1], columnsPerThread * warps / atom.warps());
  for (int64_t first = 0; first < plan.tile[1]; first += columns) {
    Frame piece = frame;
    piece.fragment = convert(problem::accumulatorFragment(atom, plan.tile[0], columns, warps,
                                                          machine.lanes, /*atomN=*/0));
    Value &position = piece.position[task.tiled[1]];
    position = builder.createOrFold<arith::AddIOp>(loc, position, constant(first));
    SmallBitVector dims(kernel.dims.size());
    for (unsigned axis : frame.axes)
      dims.set(axis);
    RankedTensorType type = getType(piece, dims, element);
    Value at[] = {constant(0), constant(first)};
    Value sum = ir::LoadOp::create(builder, loc, type, accumulator, at, DenseBoolArrayAttr(), Value());
    if (first + columns == plan.tile[1])
      ir::FreeOp::create(builder, loc, accumulator);
    Value zeros = getConstantTile(type, builder.getZeroAttr(element), loc);
    sum = arith::SelectOp::create(builder, loc, ran, sum, zeros);
    Value start = getConstantTile(type, init, loc);
    if (!matchPattern(start, m_AnyZeroFloat()) && !matchPattern(start, m_Zero()))
      sum = isa<FloatType>(element) ? Value(arith::AddFOp::create(builder, loc, sum, start))
                                    : Value(arith::AddIOp::create(builder, loc, sum, start));
    piece.memo.back()[kernel.contract] = {sum, dims};
    if (failed(emitStore(piece)))
      return failure();
  }
  return success();
}

/// a @ b + sum, on tiles in shared memory.
Value KernelEmitter::emitProduct(Value a, Value b, Value sum, ValueRange scales) {
  auto isOf = [&](machine::Element element) {
    return task.question.inputs[0].element == element ? builder.getUnitAttr() : UnitAttr();
  };
  ArrayAttr formats;
  if (isInBytes(*task.a) || isInBytes(*task.b))
    formats = builder.getTypeArrayAttr({task.a->element, task.b->element});
  return ir::MmaOp::create(
      builder, kernel.contract->loc, sum.getType(), a, b, sum, scales,
      builder.getDenseI64ArrayAttr(plan.atom),
      ir::GrainAttr::get(builder.getContext(), static_cast<ir::Grain>(plan.grain)),
      isOf(machine::Element::TF32), isOf(machine::Element::F4E2M1X2), formats);
}

/// The k loop and the epilogue of the tile at the frame's position.
LogicalResult KernelEmitter::emitTile(Frame &frame) {
  Location loc = kernel.contract->loc;
  SmallBitVector dims(kernel.dims.size());
  for (unsigned axis : frame.axes)
    dims.set(axis);
  auto fill = kernel.contract->op.getDpsInits().front().getDefiningOp<linalg::FillOp>();
  TypedAttr init;
  if (!fill || !matchPattern(fill.getInputs().front(), m_Constant(&init))) {
    InFlightDiagnostic error =
        emitError(loc, "[tier.init] expects an accumulator filled with a constant, got another");
    error.attachNote() << "fix: fill it with 0 and add the other array afterwards";
    return error;
  }
  if (problem::atomOf(task.question, machine).accumulatesInTensorMemory())
    return emitInTensorMemory(frame, init);
  if (kernel.segment) // The parts are added to it.
    init = builder.getZeroAttr(kernel.contract->element);
  SmallVector<Frame> pieces = cutColumns(frame, getPieceColumns());
  RankedTensorType type = getType(pieces.front(), dims, kernel.contract->element);
  SmallVector<Value> starts(pieces.size(), getConstantTile(type, init, loc));
  FailureOr<Epilogue> epilogue = enterEpilogue(pieces);
  if (failed(epilogue))
    return failure();
  Frame prologue;
  if (plan.computesA && !plan.realignsA) {
    FailureOr<Frame> entered = enterPrologue(frame);
    if (failed(entered))
      return failure();
    prologue = std::move(*entered);
  }
  scf::ForOp loop = createSumLoop(starts);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    Value k = getSummed(frame, loop.getInductionVar());
    if (task.question.foldK) {
      if (failed(emitFolds(pieces, k, loop)))
        return failure();
    } else {
      Value operands[2];
      if (plan.realignsA)
        emitResidues(frame, k, operands);
      else if (failed(plan.computesA ? emitComputed(prologue, k, operands)
                                     : emitOperands(frame, k, operands)))
        return failure();
      FailureOr<SmallVector<Value, 2>> scales = emitLaneScales(frame, k);
      if (failed(scales))
        return failure();
      scf::YieldOp::create(
          builder, loc, emitProduct(operands[0], operands[1], loop.getRegionIterArg(0), *scales));
    }
  }
  SmallVector<Value> sums = llvm::to_vector_of<Value>(loop.getResults());
  // Stores of vectors would give the sums neighbouring registers, and half of the multiplies two
  // operands of one bank.
  if (plan.grain == machine::Grain::Thread && !machine.isHost())
    for (Value &sum : sums)
      sum = ir::AgainOp::create(builder, loc, sum.getType(), sum, sum).getTile();
  return emitEpilogue(*epilogue, pieces, sums);
}

Value KernelEmitter::endWithTile(const Frame &frame, Value view, ArrayRef<unsigned> dims) {
  if (task.kind != problem::GroupKind::Contraction || !problem::hasSpareRows(plan) ||
      !llvm::is_contained(dims, task.tiled[0]))
    return view;
  unsigned rows = task.tiled[0], at = llvm::find(dims, rows) - dims.begin();
  auto whole = view.getDefiningOp<memref::ReinterpretCastOp>();
  Location loc = whole.getLoc();
  Value end = builder.createOrFold<arith::AddIOp>(loc, frame.position[rows], constant(plan.tile[0]));
  SmallVector<OpFoldResult> sizes = whole.getMixedSizes();
  Value extent = getValueOrCreateConstantIndexOp(builder, loc, sizes[at]);
  sizes[at] = builder.createOrFold<arith::MinUIOp>(loc, extent, end);
  auto type = cast<MemRefType>(view.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[at] = ShapedType::kDynamic;
  auto ended = MemRefType::get(shape, type.getElementType(), type.getLayout());
  return memref::ReinterpretCastOp::create(builder, loc, ended, whole.getSource(),
                                           whole.getConstifiedMixedOffset(), sizes,
                                           whole.getConstifiedMixedStrides());
}

LogicalResult KernelEmitter::emitContraction() {
  Location loc = kernel.contract->loc;
  const machine::Atom &atom = problem::atomOf(task.question, machine);
  boundRegisters();
  Frame frame;
  frame.axes = task.tiled;
  frame.position.resize(kernel.dims.size());
  frame.fragment = getProductFragment(problem::accumulatorFragment(
      atom, problem::rowsOfInstructions(plan), plan.tile[1], plan.warps.back(), machine.lanes,
      atom.grain == machine::Grain::Thread ? 0 : plan.atom[1]));
  // The CTAs of a cluster compute tiles side by side: what is counted are
  // clusters and their tiles.
  int64_t ctas = plan.cluster[0] * plan.cluster[1];
  Value extents[2], tiles[2], sides[2];
  blocks = host.constant(1);
  for (unsigned i : {0, 1}) {
    Value extent = kernel.dims[task.tiled[i]].extent;
    int64_t side = plan.tile[i] * plan.cluster[i];
    extents[i] = getIndex(extent);
    sides[i] = constant(side);
    blocks = host.mul(blocks, host.ceilDiv(extent, side));
    tiles[i] = builder.createOrFold<arith::CeilDivUIOp>(loc, extents[i], sides[i]);
    if (i == 1 || !problem::hasSpareRows(plan))
      markInbounds(frame, task.tiled[i], side);
  }
  Value perBatch = builder.createOrFold<arith::MulIOp>(loc, tiles[0], tiles[1]);
  SmallVector<Value> counts;
  Value total = perBatch;
  for (unsigned d : task.outer) {
    blocks = host.mul(blocks, kernel.dims[d].extent);
    counts.push_back(getIndex(kernel.dims[d].extent));
    total = builder.createOrFold<arith::MulIOp>(loc, total, counts.back());
  }
  counts.push_back(perBatch);

  // Machines with roles keep CTAs alive: loads of the next tile overlap the
  // epilogue of this one. Where CTAs claim others, room When says so.
  Value linear = marker->getResult(0), isOneWave, hasManyWaves;
  if (ctas > 1) {
    rankInCluster = arith::RemUIOp::create(builder, loc, linear, constant(ctas));
    linear = arith::DivUIOp::create(builder, loc, linear, constant(ctas));
  }
  if (kernel.addsToTarget)
    func->setAttr("tier.adds", builder.getUnitAttr());
  OpBuilder::InsertionGuard guard(builder);
  if (plan.claimsTiles) {
    func->setAttr("tier.claims", builder.getUnitAttr());
    blocks = host.mul(blocks, host.constant(ctas));
  } else if (plan.warps.size() > 1) {
    Value atOnce = host.mul(host.getClusters(ctas), host.constant(std::max<int64_t>(1, plan.ctas)));
    blocks = host.mul(host.min(blocks, atOnce), host.constant(ctas));
    Value stride = gpu::GridDimOp::create(builder, loc, gpu::Dimension::x);
    if (ctas > 1)
      stride = arith::DivUIOp::create(builder, loc, stride, constant(ctas));
    if (plan.nearGroup(machine))
      isOneWave = builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::ule, total, stride);
    if (plan.farGroup(machine))
      hasManyWaves = builder.createOrFold<arith::CmpIOp>(
          loc, arith::CmpIPredicate::uge, total,
          builder.createOrFold<arith::MulIOp>(loc, stride, constant(machine.manyWaves)));
    auto loop = scf::ForOp::create(builder, loc, linear, total, stride);
    builder.setInsertionPointToStart(loop.getBody());
    linear = loop.getInductionVar();
  }
  SmallVector<Value> indices = delinearize(linear, counts);
  for (auto [i, d] : llvm::enumerate(task.outer))
    frame.position[d] = indices[i];
  // `group` rows of tiles are visited column by column, so that their operands
  // stay in cache; fewer where each CTA has one tile, since CTAs that begin together
  // and read the same lines ask the cache once (Machine::nearCtas), and half as many where
  // there are many waves of long rows (Machine::manyWaves).
  auto make = [&](auto tag, Value a, Value b) {
    return builder.createOrFold<typename decltype(tag)::type>(loc, a, b);
  };
  using Mul = std::type_identity<arith::MulIOp>;
  using Div = std::type_identity<arith::DivUIOp>;
  using Rem = std::type_identity<arith::RemUIOp>;
  Value group = constant(std::max<int64_t>(1, plan.group / plan.cluster[0]));
  if (isOneWave)
    group = arith::SelectOp::create(builder, loc, isOneWave, constant(plan.nearGroup(machine)), group);
  if (hasManyWaves) {
    int64_t bits = machine::bitWidth(task.question.inputs[0].element);
    Value areLong = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::uge,
                                          getIndex(kernel.dims[task.reduced].extent),
                                          constant(machine.longRowBytes * 8 / bits));
    Value isFar = arith::AndIOp::create(builder, loc, hasManyWaves, areLong);
    group = arith::SelectOp::create(builder, loc, isFar, constant(plan.farGroup(machine)), group);
  }
  Value perGroup = make(Mul(), group, tiles[1]);
  Value strip = make(Div(), indices.back(), perGroup);
  Value inside = make(Rem(), indices.back(), perGroup);
  Value firstRow = make(Mul(), strip, group);
  Value rowsLeft = make(std::type_identity<arith::SubIOp>(), tiles[0], firstRow);
  Value rows = make(std::type_identity<arith::MinUIOp>(), rowsLeft, group);
  Value row = make(std::type_identity<arith::AddIOp>(), firstRow, make(Rem(), inside, rows));
  Value column = make(Div(), inside, rows);
  frame.position[task.tiled[0]] = make(Mul(), row, sides[0]);
  frame.position[task.tiled[1]] = make(Mul(), column, sides[1]);
  for (unsigned i : {0, 1}) {
    if (plan.cluster[i] == 1)
      continue;
    Value place = i == 0 ? make(Rem(), rankInCluster, constant(plan.cluster[0]))
                         : make(Div(), rankInCluster, constant(plan.cluster[0]));
    Value &position = frame.position[task.tiled[i]];
    position = make(std::type_identity<arith::AddIOp>(), position,
                    make(Mul(), place, constant(plan.tile[i])));
  }
  // The last tile of a side begins where it ends with the result, which it does anyway where
  // tiles divide the extent. A side shorter than a tile begins at 0.
  for (unsigned i : {0, 1}) {
    bool dividesExtent = host.getDivisor(kernel.dims[task.tiled[i]].extent) % plan.tile[i] == 0;
    if (dividesExtent || !problem::mayOverlap(task.question, plan, i))
      continue;
    func->setAttr("tier.overlaps", builder.getUnitAttr());
    Value room = make(std::type_identity<arith::SubIOp>(), extents[i], constant(plan.tile[i]));
    Value last = make(std::type_identity<arith::MaxSIOp>(), room, constant(0));
    Value &position = frame.position[task.tiled[i]];
    position = make(std::type_identity<arith::MinSIOp>(), position, last);
  }
  placeSteps(frame, std::nullopt);
  return emitTile(frame);
}

} // namespace tier::where
