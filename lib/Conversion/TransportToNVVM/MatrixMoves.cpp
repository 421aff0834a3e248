//===- MatrixMoves.cpp - accumulators to and from shared memory -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NVVMTarget.h"
#include "tier/Dialect/Tier/IR/Facts.h"

using namespace mlir;

namespace tier::nvvm {

/// The 16-byte rows (of a tile that is contiguous along its rows: columns) whose
/// addresses the lanes give to move 16 x 16 blocks of `fragment`, or null if
/// the fragment is not made of such blocks: registers 2:[0,1] 2:[8,0] n:[0,8]
/// with n even, lanes 4:[0,2] 8:[1,0].
static layout::FragmentAttr getMovedRows(layout::FragmentAttr fragment,
                                         bool isTransposed) {
  ArrayRef<int64_t> registers = fragment.getRegisters();
  const int64_t block[] = {2, 0, 1, 2, 8, 0}, lanes[] = {4, 0, 2, 8, 1, 0};
  if (fragment.getRank() != 2 || fragment.getLanes() != ArrayRef(lanes) ||
      registers.size() < 9 || registers.take_front(6) != ArrayRef(block) ||
      registers[6] % 2 || registers[7] != 0 || registers[8] != 8)
    return {};
  int64_t along = isTransposed, across = !isTransposed;
  SmallVector<int64_t> rows = {8, along, across};
  if (registers[6] > 2)
    rows.append({registers[6] / 2, 0, 16});
  llvm::append_range(rows, registers.drop_front(9));
  const int64_t addresses[] = {8, across, along, 2, 8, 0, 2, 0, 8};
  return layout::FragmentAttr::get(fragment.getContext(), fragment.getShape(),
                                   rows, addresses, fragment.getWarps());
}

namespace {
/// Where the lanes move 16 x 16 blocks; nowhere, if it is not by such blocks.
struct Matrices {
  SmallVector<Value> rows; ///< a pointer for each block
  bool isTransposed = false;
};
} // namespace

static FailureOr<Matrices> findMatrices(ThreadEmitter &emitter, RankedTensorType tile,
                                        Value shared, ValueRange indices) {
  Matrices matrices;
  if (!ir::isShared(shared.getType()) || !tile.getElementType().isIntOrFloat() ||
      tile.getElementTypeBitWidth() != 16)
    return matrices;
  matrices.isTransposed =
      ir::toProblem(cast<MemRefType>(shared.getType())).contiguous == 0;
  layout::FragmentAttr rows =
      getMovedRows(layout::getFragment(tile), matrices.isTransposed);
  if (!rows)
    return matrices;
  SmallVector<bool> inbounds(tile.getRank(), true);
  FailureOr<Accesses> accesses = emitter.access(
      emitter.view(shared), emitter.quantities(indices), rows, inbounds, 16);
  if (failed(accesses))
    return failure();
  if (accesses->width == 8)
    matrices.rows.assign(accesses->pointers.begin(), accesses->pointers.end());
  return matrices;
}

FailureOr<bool> NVVMTarget::emitMatrixStore(ThreadEmitter &emitter,
                                            ir::StoreOp op) {
  auto type = cast<RankedTensorType>(op.getTile().getType());
  if (!machine.hasBulkCopy) // the instruction came with that engine
    return false;
  FailureOr<Matrices> matrices =
      findMatrices(emitter, type, op.getTarget(), op.getIndices());
  if (failed(matrices))
    return failure();
  if (matrices->rows.empty())
    return false;

  Assembly a(emitter.builder(), emitter.loc());
  ThreadTile tile = emitter.tile(op.getTile());
  ArrayRef<Value> chunks = tile.chunks;
  if (tile.width != 2)
    return false;
  for (Value pointer : matrices->rows) {
    SmallVector<Value> operands = {a.address(pointer)};
    for (Value chunk : chunks.take_front(4))
      operands.push_back(a.bitcast(a.b.getI32Type(), chunk));
    chunks = chunks.drop_front(4);
    a.emit((Twine("stmatrix.sync.aligned.m8n8.x4") +
            (matrices->isTransposed ? ".trans" : "") +
            ".shared.b16 [$0], {$1, $2, $3, $4};")
               .str(),
           {}, operands);
  }
  return true;
}

/// What was copied for an epilogue, as the sums lie.
FailureOr<bool> NVVMTarget::emitMatrixLoad(ThreadEmitter &emitter,
                                           ir::LoadOp op) {
  auto type = cast<RankedTensorType>(op.getTile().getType());
  // Operands of products lie in registers by steps of k, which come one by one.
  constexpr size_t digitsOfSums = 3;
  layout::FragmentAttr fragment = layout::getFragment(type);
  if (!machine.hasMatrixLoad || op.getFrom() || !fragment ||
      fragment.getRegisters().size() != 3 * digitsOfSums)
    return false;
  FailureOr<Matrices> matrices =
      findMatrices(emitter, type, op.getSource(), op.getIndices());
  if (failed(matrices))
    return failure();
  if (matrices->rows.empty())
    return false;

  Assembly a(emitter.builder(), emitter.loc());
  auto words = VectorType::get(2, type.getElementType());
  SmallVector<Value> chunks;
  SmallVector<Type> types(4, a.b.getI32Type());
  for (Value pointer : matrices->rows)
    for (Value word : a.emit((Twine("ldmatrix.sync.aligned.m8n8.x4") +
                              (matrices->isTransposed ? ".trans" : "") +
                              ".shared.b16 {$0, $1, $2, $3}, [$4];")
                                 .str(),
                             types, a.address(pointer)))
      chunks.push_back(a.bitcast(words, word));
  ThreadTile tile;
  tile.fragment = fragment;
  tile.element = type.getElementType();
  tile.width = 2;
  tile.chunks = std::move(chunks);
  emitter.bind(op.getTile(), std::move(tile));
  return true;
}

} // namespace tier::nvvm
