//===- MatrixStore.cpp - accumulators to and from shared memory -----------===//
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

FailureOr<bool> NVVMTarget::emitMatrixStore(ThreadEmitter &emitter,
                                            ir::StoreOp op) {
  auto type = cast<RankedTensorType>(op.getTile().getType());
  // The instruction came with the bulk-copy engine.
  if (!machine.hasBulkCopy || !ir::isShared(op.getTarget().getType()) ||
      !type.getElementType().isIntOrFloat() ||
      type.getElementTypeBitWidth() != 16)
    return false;
  auto target = cast<MemRefType>(op.getTarget().getType());
  bool isTransposed = ir::toProblem(target).contiguous == 0;
  layout::FragmentAttr rows =
      getMovedRows(layout::getFragment(type), isTransposed);
  if (!rows)
    return false;
  SmallVector<bool> inbounds(type.getRank(), true);
  FailureOr<Accesses> accesses =
      emitter.access(emitter.view(op.getTarget()),
                     emitter.quantities(op.getIndices()), rows, inbounds, 16);
  if (failed(accesses))
    return failure();
  if (accesses->width != 8)
    return false;

  Assembly a(emitter.builder(), emitter.loc());
  ThreadTile tile = emitter.tile(op.getTile());
  ArrayRef<Value> chunks = tile.chunks;
  if (tile.width != 2)
    return false;
  for (Value pointer : accesses->pointers) {
    SmallVector<Value> operands = {a.address(pointer)};
    for (Value chunk : chunks.take_front(4))
      operands.push_back(a.bitcast(a.b.getI32Type(), chunk));
    chunks = chunks.drop_front(4);
    a.emit((Twine("stmatrix.sync.aligned.m8n8.x4") +
            (isTransposed ? ".trans" : "") +
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
  if (!machine.hasMatrixLoad || !ir::isShared(op.getSource().getType()) ||
      !type.getElementType().isIntOrFloat() ||
      type.getElementTypeBitWidth() != 16 || op.getFrom())
    return false;
  auto source = cast<MemRefType>(op.getSource().getType());
  bool isTransposed = ir::toProblem(source).contiguous == 0;
  // Operands of products lie in registers by steps of k, which come one by one.
  constexpr size_t digitsOfSums = 3;
  layout::FragmentAttr fragment = layout::getFragment(type);
  if (fragment.getRegisters().size() != 3 * digitsOfSums)
    return false;
  layout::FragmentAttr rows = getMovedRows(fragment, isTransposed);
  if (!rows)
    return false;
  SmallVector<bool> inbounds(type.getRank(), true);
  FailureOr<Accesses> accesses =
      emitter.access(emitter.view(op.getSource()),
                     emitter.quantities(op.getIndices()), rows, inbounds, 16);
  if (failed(accesses))
    return failure();
  if (accesses->width != 8)
    return false;

  Assembly a(emitter.builder(), emitter.loc());
  auto words = VectorType::get(2, type.getElementType());
  SmallVector<Value> chunks;
  SmallVector<Type> types(4, a.b.getI32Type());
  for (Value pointer : accesses->pointers)
    for (Value word : a.emit((Twine("ldmatrix.sync.aligned.m8n8.x4") +
                              (isTransposed ? ".trans" : "") +
                              ".shared.b16 {$0, $1, $2, $3}, [$4];")
                                 .str(),
                             types, a.address(pointer)))
      chunks.push_back(a.bitcast(words, word));
  ThreadTile tile;
  tile.fragment = layout::getFragment(type);
  tile.element = type.getElementType();
  tile.width = 2;
  tile.chunks = std::move(chunks);
  emitter.bind(op.getTile(), std::move(tile));
  return true;
}

} // namespace tier::nvvm
