//===- TurnedStore.cpp - stores of turned tiles to rows of any length -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of odd length start anywhere in a line of memory. 32 lanes that store
// 32 neighbours from there touch one sector of 32 bytes more than they fill,
// and write two in part. Where a tile has just been turned in shared memory, a
// warp may read it at any column: it takes a row from where its line begins, so
// that every store but the first and the last of a row fills its sectors.
//
//   row of 128 f32 that starts 12 bytes into a line: columns
//   -3 .. 28 (without -3 .. -1), 29 .. 60, 61 .. 92, 93 .. 124, 125 .. 127
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/TileToThread/TileToThread.h"
#include "tier/Dialect/Tier/IR/Facts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;

namespace tier {

/// Whether elements lie in memory as they are in registers.
static bool isPlain(Type element) {
  return element.isIntOrFloat() && !element.isInteger(1) &&
         llvm::isPowerOf2_64(element.getIntOrFloatBitWidth()) &&
         !(isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 16);
}

/// The store that alone reads a conversion and follows it at once.
static ir::StoreOp nextStore(layout::ConvertOp op) {
  if (!op.getResult().hasOneUse())
    return {};
  auto store = dyn_cast<ir::StoreOp>(*op.getResult().getUsers().begin());
  if (!store || store->getBlock() != op->getBlock() ||
      ir::isShared(store.getTarget().getType()))
    return {};
  for (Operation *next = op->getNextNode(); next != store;
       next = next->getNextNode())
    if (!isMemoryEffectFree(next))
      return {};
  for (Value operand : store->getOperands())
    if (Operation *definition = operand.getDefiningOp())
      if (definition != op && definition->getBlock() == op->getBlock() &&
          op->isBeforeInBlock(definition))
        return {};
  return store;
}

ir::StoreOp ThreadEmitter::findTurnedStore(layout::ConvertOp op,
                                           Attribute layout) {
  auto strided = dyn_cast<layout::StridedAttr>(layout);
  ir::StoreOp store = nextStore(op);
  auto shape = op.getResult().getType().getShape();
  if (!store || target.machine.isHost() || shape.size() != 2)
    return {};
  View view = this->view(store.getTarget());
  if (view.getRank() != 2)
    return {};
  if (store->hasAttr("tier.covering"))
    return canStoreVectors(store, view, layout) ? store : ir::StoreOp();
  if (!strided || !isPlain(op.getResult().getType().getElementType()))
    return {};
  unsigned dim = view.strides[1].isConstant(1) ? 1 : 0;
  int64_t bytes = view.getElementBytes(), lanes = target.machine.lanes;
  if (!view.strides[dim].isConstant(1) || strided.getModes(0).size() != 1 ||
      strided.getModes(1).size() != 1 ||
      strided.getModes(dim).front().second != 1 || bytes > 4 ||
      shape[dim] % lanes || shape[1 - dim] % currentRole.warps)
    return {};
  // Longer accesses serve rows that are aligned to more than an element.
  SmallVector<Quantity> indices = quantities(store.getIndices());
  int64_t divisor = std::gcd(
      std::gcd(view.offset.divisor, indices[dim].divisor),
      view.strides[1 - dim].divisor); // of every row
  return divisor % 2 ? store : ir::StoreOp();
}

LogicalResult ThreadEmitter::emitTurnedStore(const ThreadTile &source,
                                             ir::StoreOp store,
                                             Attribute layout) {
  View view = this->view(store.getTarget());
  SmallVector<Quantity> indices = quantities(store.getIndices());
  unsigned dim = view.strides[1].isConstant(1) ? 1 : 0, other = 1 - dim;
  int64_t bytes = view.getElementBytes(), lanes = target.machine.lanes,
          warps = currentRole.warps, span = lanes * bytes,
          rows = source.fragment.getShape()[other],
          columns = source.fragment.getShape()[dim];
  auto inbounds = store.getInbounds();
  auto needsCheck = [&](unsigned d) { return !inbounds || !(*inbounds)[d]; };

  // Loads of single elements take a register each: without a bound the
  // assembler keeps the addresses of all rows as well, and fewer loads are
  // under way. What computes needs its registers.
  auto convert = store.getTile().getDefiningOp<layout::ConvertOp>();
  if (source.fragment.getNumRegisters() <= 32 &&
      convert.getSource().getDefiningOp<ir::LoadOp>())
    residentThreads = 1024;

  // A row is read from up to one access before its first column, and beyond
  // its last.
  unsigned contiguous;
  FailureOr<View> staged =
      stage(source, layout, llvm::alignTo(span, 128), contiguous);
  if (failed(staged))
    return failure();
  target.emitBarrier(*this);

  // The warp's first row in memory, and the distance of the next.
  Quantity offset = view.offset;
  Quantity first =
      add(indices[other], Quantity{toIndex(currentRole.warp), 0, 1});
  offset = add(offset, multiply(first, view.strides[other]));
  offset = add(offset, indices[dim]);
  Value start = offsetPointer(
      view.base, materialize(multiply(offset, Quantity::get(bytes))));
  auto strided = cast<layout::StridedAttr>(layout);
  int64_t pitch = strided.getModes(other).front().second * bytes;
  Value sharedStart = offsetPointer(
      staged->base, toIndex(arith::MulIOp::create(
                        b, location, currentRole.warp, i32(pitch))));

  // How much of the tile lies in bounds.
  auto left = [&](unsigned d, int64_t most) {
    Value rest = arith::SubIOp::create(b, location, materialize(view.sizes[d]),
                                       materialize(indices[d]));
    rest = arith::MinSIOp::create(b, location, rest, index(most));
    return toI32(arith::MaxSIOp::create(b, location, rest, index(0)));
  };
  Value end = i32(columns * bytes), endRow;
  if (needsCheck(dim))
    end = arith::MulIOp::create(b, location, left(dim, columns), i32(bytes));
  if (needsCheck(other))
    endRow = left(other, rows);

  Type element = view.element;
  Value lane = arith::MulIOp::create(b, location, currentRole.lane, i32(bytes));
  for (int64_t row = 0; row < rows; row += warps) {
    Value there = start;
    if (row)
      there = offsetPointer(
          start, materialize(multiply(view.strides[other],
                                      Quantity::get(row * bytes))));
    Value address =
        LLVM::PtrToIntOp::create(b, location, b.getI64Type(), there);
    address = arith::TruncIOp::create(b, location, b.getI32Type(), address);
    Value phase = arith::AndIOp::create(b, location, address, i32(span - 1));
    // Of the lane's first element, from the row's first column.
    Value place = arith::SubIOp::create(b, location, lane, phase);
    Value step =
        arith::IndexCastOp::create(b, location, b.getIndexType(), place);
    there = offsetPointer(there, step);
    Value here = offsetPointer(offsetPointer(sharedStart, row * pitch), step);
    Value isRow;
    if (endRow) {
      Value number =
          arith::AddIOp::create(b, location, currentRole.warp, i32(row));
      isRow = arith::CmpIOp::create(b, location, arith::CmpIPredicate::slt,
                                    number, endRow);
    }
    int64_t accesses = columns / lanes + 1;
    SmallVector<Value> values;
    for (int64_t i = 0; i < accesses; ++i)
      values.push_back(LLVM::LoadOp::create(
          b, location, element, offsetPointer(here, i * span), bytes));
    for (int64_t i = 0; i < accesses; ++i) {
      Value predicate = isRow, pointer = offsetPointer(there, i * span);
      if (i == 0 || i + 1 == accesses || needsCheck(dim)) {
        // Columns before the first are large unsigned numbers.
        Value at = arith::AddIOp::create(b, location, place, i32(i * span));
        Value isInside = arith::CmpIOp::create(
            b, location, arith::CmpIPredicate::ult, at, end);
        predicate = predicate ? arith::AndIOp::create(b, location, predicate,
                                                      isInside)
                              : isInside;
      }
      if (predicate)
        target.emitPredicatedStore(*this, values[i], pointer, bytes, predicate);
      else
        LLVM::StoreOp::create(b, location, values[i], pointer, bytes);
    }
  }
  return success();
}

} // namespace tier
