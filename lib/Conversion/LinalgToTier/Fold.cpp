//===- Fold.cpp - sums over blocks of k, added by the threads -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the plan folds, the matrix unit adds the products of one block of k, and
// the threads add this partial sum to those before it, times the factors of the
// block. Sums and partial sums lie in registers, so a wide tile is multiplied in
// pieces of columns: one piece's partial sums take the registers of those before.
//
//   for k { a, b0, b1 = ..; for each piece p { sum p += (a @ b p) * factor p } }
//
// A tile may have several blocks of k, which lie apart:
//
//   for k { a0, b0, a1, b1 = ..; p = a0 @ b0; q = a1 @ b1; sum += p; sum += q }
//
// While one warpgroup adds, the products of another run; or its own next one, where
// registers hold the sums of two blocks (multiplyAhead, TierToTransport/Loops.cpp).
//
//===----------------------------------------------------------------------===//

#include "Emit.h"
#include "tier/Problem/PlanShared.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tier::where {

int64_t KernelEmitter::getPieceColumns() const {
  bool isCut = task.question.foldK && plan.grain == machine::Grain::Warpgroup;
  return isCut ? std::min(plan.tile[1], plan.atom[1]) : plan.tile[1];
}

std::optional<problem::Fragment> cutHalf(const problem::Fragment &whole) {
  problem::Fragment half = whole;
  int64_t columns = whole.shape[1] / 2;
  auto *last = llvm::find_if(half.reg, [&](const problem::Digit &digit) {
    return digit.stride[0] == 0 && digit.size % 2 == 0 && digit.stride[1] * digit.size == 2 * columns;
  });
  if (last == half.reg.end())
    return std::nullopt;
  half.shape[1] = columns;
  last->size /= 2;
  if (last->size == 1)
    half.reg.erase(last);
  return half;
}

SmallVector<Frame> KernelEmitter::cutColumns(const Frame &frame, int64_t columns) {
  SmallVector<Frame> pieces{frame};
  int64_t all = frame.fragment.getShape()[1];
  if (columns == all)
    return pieces;
  Location loc = kernel.contract->loc;
  unsigned n = task.tiled[1];
  if (plan.grain == machine::Grain::Thread) {
    assert(2 * columns == all && "pieces of what threads multiply are halves");
    pieces.front().fragment = convert(*cutHalf(ir::toProblem(frame.fragment)));
  } else {
    pieces.front().fragment = getProductFragment(problem::accumulatorFragment(
        problem::atomOf(task.question, machine), problem::rowsOfInstructions(plan), columns,
        plan.warps.back(), machine.lanes, std::min(columns, plan.atom[1])));
  }
  Value extent = getIndex(kernel.dims[n].extent);
  Value last = builder.createOrFold<arith::SubIOp>(loc, extent, constant(1));
  for (int64_t first = columns; first < all; first += columns) {
    Frame piece = pieces.front();
    // The last piece ends with the tile.
    piece.position[n] = builder.createOrFold<arith::AddIOp>(
        loc, frame.position[n], constant(std::min(first, all - columns)));
    // The factors of a piece beyond the end exist as little as its columns.
    Value inside = builder.createOrFold<arith::MinUIOp>(loc, piece.position[n], last);
    for (auto [d, dim] : llvm::enumerate(kernel.dims))
      if (dim.of == n)
        piece.position[d] =
            builder.createOrFold<arith::DivUIOp>(loc, inside, constant(dim.block));
    pieces.push_back(piece);
  }
  return pieces;
}

/// The coordinates of what steps with dimensions of the tile, and with k if it is given.
void KernelEmitter::placeSteps(Frame &frame, std::optional<Value> k) {
  for (auto [d, dim] : llvm::enumerate(kernel.dims))
    if (dim.of && (*dim.of == task.reduced) == k.has_value())
      frame.position[d] = builder.createOrFold<arith::DivUIOp>(
          kernel.contract->loc, k ? *k : frame.position[*dim.of], constant(dim.block));
}

/// Brings what factors read to registers: of those that columns have in common, or of all.
LogicalResult KernelEmitter::loadFactors(Frame &frame, bool onlyCommon) {
  auto dependsOnColumns = [&](const Node &leaf) {
    return llvm::any_of(leaf.dims.set_bits(), [&](unsigned d) {
      return d == task.tiled[1] || kernel.dims[d].of == task.tiled[1];
    });
  };
  Node &contract = *kernel.contract;
  SmallVector<const Node *> work;
  for (unsigned factor : matchContraction(contract.op)->factors)
    work.push_back(contract.operands[factor]);
  for (size_t i = 0; i < work.size(); ++i) {
    const Node &node = *work[i];
    if (node.kind == NodeKind::Leaf && !(onlyCommon && dependsOnColumns(node)) &&
        failed(emit(frame, node)))
      return failure();
    llvm::append_range(work, node.operands);
  }
  return success();
}

/// The product of the factors of the block of k at the frame's position, as wide as it
/// depends on the tile; no value if there are none.
FailureOr<Tile> KernelEmitter::emitFactors(Frame &frame) {
  Node &contract = *kernel.contract;
  Tile product{Value(), SmallBitVector(kernel.dims.size())};
  for (unsigned factor : matchContraction(contract.op)->factors) {
    FailureOr<Tile> tile = emit(frame, *contract.operands[factor]);
    if (failed(tile))
      return failure();
    Location loc = contract.operands[factor]->loc;
    Type type = tile->value.getType();
    if (getElementTypeOrSelf(type) != contract.element) {
      auto shaped = dyn_cast<RankedTensorType>(type);
      type = shaped ? Type(shaped.clone(contract.element)) : contract.element;
      tile->value = arith::ExtFOp::create(builder, loc, type, tile->value);
    }
    if (!product.value) {
      product = *tile;
      continue;
    }
    SmallBitVector dims = product.dims;
    dims |= tile->dims;
    product.value = arith::MulFOp::create(builder, loc, repeat(frame, product, dims, loc).value,
                                          repeat(frame, *tile, dims, loc).value);
    product.dims = dims;
  }
  return product;
}

/// sum + partial * factor: one block of k is added to those before it.
Value KernelEmitter::emitFold(Frame &frame, Value partial, Value sum, const Tile &factor) {
  Location loc = kernel.contract->loc;
  if (!factor.value)
    return isa<FloatType>(kernel.contract->element)
               ? Value(arith::AddFOp::create(builder, loc, sum, partial))
               : Value(arith::AddIOp::create(builder, loc, sum, partial));
  SmallBitVector dims(kernel.dims.size());
  for (unsigned axis : frame.axes)
    dims.set(axis);
  Value full = repeat(frame, factor, dims, loc).value;
  return math::FmaOp::create(builder, loc, partial, full, sum);
}

/// The tile where a truth value holds, and zeros where not: not 0 times what may be infinite.
Value KernelEmitter::keepIf(Frame &frame, Value truth, const Tile &tile) {
  Location loc = kernel.contract->loc;
  Value zeros = arith::ConstantOp::create(
      builder, loc, builder.getZeroAttr(getElementTypeOrSelf(tile.value.getType())));
  SmallBitVector none(kernel.dims.size());
  if (isa<RankedTensorType>(tile.value.getType())) {
    zeros = repeat(frame, {zeros, none}, tile.dims, loc).value;
    truth = repeat(frame, {truth, none}, tile.dims, loc).value;
  }
  return arith::SelectOp::create(builder, loc, truth, tile.value, zeros);
}

int64_t KernelEmitter::getBlockDepth() const {
  return task.question.foldK ? std::min(plan.tile[2], task.question.foldK) : plan.tile[2];
}

/// Brings the tiles of a block at k, and the factors of its pieces of columns.
FailureOr<KernelEmitter::SumBlock> KernelEmitter::bringBlock(ArrayRef<Frame> pieces, Value k) {
  Location loc = kernel.contract->loc;
  Frame common = pieces.front();
  common.push();
  SumBlock block;
  // The last segment, and the last tile of several blocks, may have blocks beyond the end, of
  // zeros, which have no factors.
  Value step = k;
  if (kernel.segment || getBlockDepth() < plan.tile[2]) {
    Value extent = getIndex(kernel.dims[task.reduced].extent);
    block.exists = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, k, extent);
    Value last = builder.createOrFold<arith::SubIOp>(loc, extent, constant(1));
    step = builder.createOrFold<arith::MinUIOp>(loc, k, last);
  }
  placeSteps(common, step);
  if (failed(loadFactors(common, /*onlyCommon=*/pieces.size() > 1)))
    return failure();
  for (const Frame &piece : pieces) {
    Frame frame = piece;
    frame.memo = common.memo;
    placeSteps(frame, step);
    if (failed(loadFactors(frame, /*onlyCommon=*/false)))
      return failure();
    block.frames.push_back(std::move(frame));
  }

  block.a = ir::AllocOp::create(builder, loc, getSharedType(*task.a, 0)).getTile();
  for (size_t i = 0; i < pieces.size(); ++i)
    block.b.push_back(ir::AllocOp::create(builder, loc, getSharedType(*task.b, 1)).getTile());
  if (failed(emitOperand(block.frames.front(), *task.a, 0, k, block.a)))
    return failure();
  for (auto [frame, tile] : llvm::zip_equal(block.frames, block.b))
    if (failed(emitOperand(frame, *task.b, 1, k, tile)))
      return failure();
  return block;
}

/// Adds the sums of a piece of columns of a block, times their factors.
LogicalResult KernelEmitter::addBlock(SumBlock &block, size_t piece, Value &sum) {
  Frame &frame = block.frames[piece];
  FailureOr<Tile> factor = emitFactors(frame);
  if (failed(factor))
    return failure();
  if (block.exists && factor->value)
    factor->value = keepIf(frame, block.exists, *factor);
  sum = emitFold(frame, block.partials[piece], sum, *factor);
  return success();
}

/// Whether a few registers hold the sums of so many blocks.
bool KernelEmitter::haveRoomForAll(size_t blocks) const {
  constexpr int64_t few = 64;
  int64_t sums = blocks * problem::rowsOfInstructions(plan) * getPieceColumns();
  return sums <= few * plan.warps.back() * machine.lanes;
}

/// The body of the loop over k: the blocks of a tile, one or several. Factors are loaded while
/// the products are on their way, and multiplied after they began; of several blocks each is
/// added beside the product of the next, or of all others.
LogicalResult KernelEmitter::emitFolds(ArrayRef<Frame> pieces, Value k, scf::ForOp loop) {
  Location loc = kernel.contract->loc;
  SmallVector<SumBlock, 1> blocks;
  for (int64_t first = 0; first < plan.tile[2]; first += getBlockDepth()) {
    Value at = builder.createOrFold<arith::AddIOp>(loc, k, constant(first));
    FailureOr<SumBlock> block = bringBlock(pieces, at);
    if (failed(block))
      return failure();
    blocks.push_back(std::move(*block));
  }

  SmallVector<Value> sums(loop.getRegionIterArgs());
  auto multiply = [&](SumBlock &block, size_t piece) {
    auto type = cast<RankedTensorType>(sums[piece].getType());
    Value zeros = getConstantTile(type, builder.getZeroAttr(type.getElementType()), loc);
    block.partials.push_back(emitProduct(block.a, block.b[piece], zeros));
  };
  SmallVector<std::pair<SumBlock *, size_t>> work;
  for (SumBlock &block : blocks)
    for (size_t piece = 0; piece < pieces.size(); ++piece)
      work.push_back({&block, piece});
  size_t ahead = blocks.size() == 1 ? 0 : haveRoomForAll(work.size()) ? work.size() - 1 : 1;
  for (size_t i = 0; i < work.size() + ahead; ++i) {
    if (i < work.size())
      multiply(*work[i].first, work[i].second);
    if (i < ahead)
      continue;
    auto [block, piece] = work[i - ahead];
    if (failed(addBlock(*block, piece, sums[piece])))
      return failure();
  }
  scf::YieldOp::create(builder, loc, sums);
  return success();
}

} // namespace tier::where
