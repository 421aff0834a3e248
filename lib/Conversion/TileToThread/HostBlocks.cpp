//===- HostBlocks.cpp - large tiles of the host, block by block -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One host thread would hold a packed panel of K, or a tile of accumulators, in
// thousands of registers. What is elementwise between loads and a large store
// is computed by a loop, one block after another; tiles that come from
// elsewhere are put on the stack first. A block that changes which dimension is
// contiguous is turned in registers, eight rows at a time.
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/TileToThread/TileToThread.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <numeric>

using namespace mlir;

namespace tier {

using layout::FragmentAttr;

/// Elements of a tile that is worth a loop, and of one line of a block.
static constexpr int64_t largeTile = 512, longestLine = 64;

/// Whether a tile can be computed for any part of its box alone.
static bool isBlockwise(Operation *op) {
  if (ir::getFrom(op))
    return false;
  if (isa<ir::LoadOp, ir::SplatOp, ir::BroadcastOp, ir::MaskOp,
          layout::ConvertOp>(op))
    return true;
  return op->getNumRegions() == 0 && op->getNumResults() == 1 &&
         ir::isTile(op->getResult(0).getType()) &&
         (isa<arith::ConstantOp>(op) ||
          OpTrait::hasElementwiseMappableTraits(op));
}

/// A tile that is computed again rather than kept.
static bool isCheap(Operation *op) {
  return isa_and_nonnull<ir::SplatOp, arith::ConstantOp>(op);
}

void ThreadEmitter::deferLargeTiles() {
  if (!target.machine.isHost())
    return;
  kernel.walk([&](ir::StoreOp store) {
    auto type = cast<RankedTensorType>(store.getTile().getType());
    if (type.getNumElements() < largeTile || store.getFrom())
      return;
    // Everything elementwise between the loads and the store.
    SmallVector<Operation *> work{store};
    while (!work.empty()) {
      Operation *op = work.pop_back_val();
      deferred.insert(op);
      for (Value operand : op->getOperands()) {
        Operation *maker = operand.getDefiningOp();
        if (ir::isTile(operand.getType()) && maker && isBlockwise(maker) &&
            maker->getBlock() == store->getBlock())
          work.push_back(maker);
      }
    }
  });
  // What others use as well is emitted, and with it what it is made of.
  SmallVector<Operation *> kept;
  for (Operation *op : deferred)
    for (Operation *user : op->getUsers())
      if (!deferred.contains(user))
        kept.push_back(op);
  while (!kept.empty()) {
    Operation *op = kept.pop_back_val();
    if (!op || !deferred.erase(op))
      continue;
    for (Value operand : op->getOperands())
      if (ir::isTile(operand.getType()))
        kept.push_back(operand.getDefiningOp());
  }
}

LogicalResult ThreadEmitter::spillLeaves(Operation *op,
                                         llvm::DenseMap<Value, View> &spills) {
  for (Value operand : op->getOperands()) {
    Operation *maker = operand.getDefiningOp();
    if (!ir::isTile(operand.getType()) || isCheap(maker) ||
        spills.contains(operand))
      continue;
    if (maker && deferred.contains(maker)) {
      if (failed(spillLeaves(maker, spills)))
        return failure();
      continue;
    }
    ThreadTile leaf = tile(operand);
    View view;
    view.element = leaf.element;
    view.isShared = true;
    view.alignment = 128;
    int64_t elements = 1;
    SmallVector<Quantity> origin;
    for (int64_t extent : leaf.fragment.getShape()) {
      view.sizes.push_back(Quantity::get(extent));
      origin.push_back(Quantity::get(0));
      elements *= extent;
    }
    view.base =
        sharedPointer(reserveShared(elements * view.getElementBytes(), 128));
    if (failed(store(leaf, view, origin)))
      return failure();
    spills[operand] = view;
  }
  return success();
}

FailureOr<ThreadTile>
ThreadEmitter::emitBlockOf(Value original, FragmentAttr fragment,
                           ArrayRef<Quantity> origin,
                           const llvm::DenseMap<Value, View> &spills) {
  if (auto it = spills.find(original); it != spills.end())
    return load(it->second, origin, fragment);
  Operation *op = original.getDefiningOp();
  if (auto loadOp = dyn_cast<ir::LoadOp>(op)) {
    View source = view(loadOp.getSource());
    source.element =
        cast<RankedTensorType>(loadOp.getTile().getType()).getElementType();
    SmallVector<Quantity> indices = quantities(loadOp.getIndices());
    for (auto [index, start] : llvm::zip(indices, origin))
      index = add(index, start);
    SmallVector<bool> inbounds;
    if (auto promised = loadOp.getInbounds())
      inbounds.assign(promised->begin(), promised->end());
    return load(source, indices, fragment, inbounds);
  }
  if (auto splatOp = dyn_cast<ir::SplatOp>(op))
    return splat(fragment, scalar(splatOp.getScalar()));
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return constantTile(constant, fragment);
  if (auto convert = dyn_cast<layout::ConvertOp>(op))
    return emitBlockOf(convert.getSource(), fragment, origin, spills);
  if (auto broadcastOp = dyn_cast<ir::BroadcastOp>(op)) {
    unsigned axis = broadcastOp.getAxis();
    SmallVector<Quantity> rest(origin);
    rest.erase(rest.begin() + axis);
    FailureOr<ThreadTile> source = emitBlockOf(
        broadcastOp.getSource(), fragment.getSlice(axis), rest, spills);
    if (failed(source))
      return failure();
    return broadcast(*source, fragment, axis);
  }
  if (auto masked = dyn_cast<ir::MaskOp>(op)) {
    unsigned axis = masked.getAxis();
    FailureOr<ThreadTile> source =
        emitBlockOf(masked.getSource(), fragment, origin, spills);
    if (failed(source))
      return failure();
    Quantity limit = quantity(masked.getLimit());
    Quantity left = add(limit, multiply(origin[axis], Quantity::get(-1)));
    Value from;
    if (masked.getFrom())
      from = materialize(add(quantity(masked.getFrom()),
                             multiply(origin[axis], Quantity::get(-1))));
    return mask(*source, axis, left, from, masked.getFill().value_or(TypedAttr()));
  }
  SmallVector<ThreadTile> operands;
  for (Value operand : op->getOperands()) {
    if (!ir::isTile(operand.getType())) {
      operands.push_back({{}, operand.getType(), 1, {scalar(operand)}});
      continue;
    }
    FailureOr<ThreadTile> part = emitBlockOf(operand, fragment, origin, spills);
    if (failed(part))
      return failure();
    operands.push_back(*part);
  }
  return cloneOnChunks(op, operands, fragment).front();
}

/// The dimension along which neighbours lie side by side in memory, or -1.
static int contiguousDim(const View &view) {
  for (unsigned d = 0; d < view.getRank(); ++d) {
    if (!view.isShared) {
      if (view.strides[d].isConstant(1))
        return d;
      continue;
    }
    auto strided = dyn_cast_or_null<layout::StridedAttr>(view.layout);
    if (auto compose = dyn_cast_or_null<layout::ComposeAttr>(view.layout))
      strided = compose.getFirst();
    if (!strided)
      return view.getRank() - 1;
    if (strided.getModes(d).front().second == 1)
      return d;
  }
  return -1;
}

/// A block whose rows are `lines` x `length`, with `length` along `dim`.
static FragmentAttr blockFragment(MLIRContext *context, unsigned rank,
                                  unsigned dim, int64_t length, int other,
                                  int64_t lines) {
  SmallVector<int64_t> shape(rank, 1), registers;
  auto addDigit = [&](int64_t size, int along) {
    if (size == 1)
      return;
    shape[along] = size;
    registers.push_back(size);
    for (unsigned d = 0; d < rank; ++d)
      registers.push_back(int(d) == along);
  };
  addDigit(length, dim);
  addDigit(lines, other);
  return FragmentAttr::get(context, shape, registers, {}, {});
}

SmallVector<Value> ThreadEmitter::transposeBlock(SmallVector<Value> rows) {
  int64_t size = rows.size();
  SmallVector<int64_t> low, high;
  for (int64_t i = 0; i < size / 2; ++i) {
    low.append({i, size + i});
    high.append({size / 2 + i, size + size / 2 + i});
  }
  for (int64_t step = 1; step < size; step *= 2) {
    SmallVector<Value> next;
    for (int64_t i = 0; i < size / 2; ++i)
      for (ArrayRef<int64_t> mask : {ArrayRef(low), ArrayRef(high)})
        next.push_back(vector::ShuffleOp::create(b, location, rows[i],
                                                 rows[i + size / 2], mask));
    rows = std::move(next);
  }
  return rows;
}

LogicalResult ThreadEmitter::emitByBlocks(ir::StoreOp op) {
  FragmentAttr whole = layout::getFragment(op.getTile().getType());
  View goal = view(op.getTarget());
  ArrayRef<int64_t> shape = whole.getShape();
  unsigned rank = shape.size(), dim = whole.getRunDim();
  int across = contiguousDim(goal);
  constexpr int64_t square = 8;
  bool turns = across >= 0 && unsigned(across) != dim &&
               shape[across] % square == 0 && shape[dim] % square == 0;
  int64_t length = turns ? square : std::gcd(shape[dim], longestLine);
  FragmentAttr block = blockFragment(b.getContext(), rank, dim, length, across,
                                     turns ? square : 1);

  llvm::DenseMap<Value, View> spills;
  if (failed(spillLeaves(op, spills)))
    return failure();
  SmallVector<Quantity> origin, indices = quantities(op.getIndices());
  OpBuilder::InsertionGuard guard(b);
  for (unsigned d = 0; d < rank; ++d) {
    int64_t step = block.getShape()[d];
    if (step == shape[d]) {
      origin.push_back(Quantity::get(0));
      continue;
    }
    auto loop =
        scf::ForOp::create(b, location, index(0), index(shape[d]), index(step));
    b.setInsertionPointToStart(loop.getBody());
    origin.push_back({loop.getInductionVar(), 0, step});
    indices[d] = add(indices[d], origin.back());
  }
  FailureOr<ThreadTile> part = emitBlockOf(op.getTile(), block, origin, spills);
  if (failed(part))
    return failure();
  if (turns) {
    part->fragment =
        blockFragment(b.getContext(), rank, across, square, dim, square);
    part->chunks = transposeBlock(part->chunks);
  }
  SmallVector<bool> inbounds;
  if (auto promised = op.getInbounds())
    inbounds.assign(promised->begin(), promised->end());
  return store(*part, goal, indices, inbounds);
}

} // namespace tier
