//===- Epilogue.cpp - what is computed of a tile's sums --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums in registers leave a piece of columns after another. What a piece reads
// beside them (a bias, a residual) is loaded before it is needed, as far as there
// are registers: that of the first pieces before the loop over k, that of later
// ones as soon as stored pieces leave theirs. Assemblers wait for all loads that
// were begun, not for some: loads follow a piece, and what they bring is used
// several pieces later.
//
//   b0 = load, .., b4 = load; sums = for k { .. }
//   store f(sums[0], b0); b5 = load, b6 = load; store f(sums[1], b1); b7 = load; ..
//
// A thread holds two columns of eight of the sums. What has rows and columns is
// copied to shared memory (CopiedTile.cpp), or loaded in vectors along its rows, and
// exchanged inside of warps at its turn.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/Exchange.h"

#include <numeric>

using namespace mlir;

namespace tier::where {

/// Registers of a thread for addresses, descriptors and what is being computed.
static constexpr int64_t workRegisters = 40;
/// Columns of a tile whose rows are reduced at once, beside all sums.
static constexpr int64_t reducedColumns = 32;
/// What a thread has where the plan gives roles no budgets.
static constexpr int64_t usualRegisters = 168;

/// What the epilogue reads beside the sums, each once.
static void findLeaves(const Node &node, const Node *contract,
                       llvm::SmallSetVector<const Node *, 4> &leaves) {
  if (&node == contract)
    return;
  if (node.kind == NodeKind::Leaf)
    leaves.insert(&node);
  for (const Node *operand : node.operands)
    findLeaves(*operand, contract, leaves);
}

bool KernelEmitter::isOfRows(const Node &leaf) const {
  return leaf.dims.test(task.tiled[0]) && !leaf.dims.test(task.tiled[1]);
}

/// Counts the registers of what the epilogue reads, and those that are left for it beside the
/// sums of the parts.
void KernelEmitter::countRegisters(Epilogue &epilogue, ArrayRef<Frame> parts) {
  epilogue.room = -1;
  // Threads that multiply have no registers left for what is read before.
  bool isOfThreads = plan.grain == machine::Grain::Thread ||
                     machine::byteWidth(task.question.accumulator) > 4;
  if (!machine.hasRoles || task.question.foldK || isOfThreads)
    return;
  const Frame &part = parts.front();
  auto registersOf = [&](const Node &node) -> int64_t {
    int64_t elements = getFragment(part, getTileDims(part, node)).getNumRegisters();
    return llvm::divideCeil(elements * node.element.getIntOrFloatBitWidth(), 32);
  };
  int64_t pieces = epilogue.countPieces(part), sums = part.fragment.getNumRegisters();
  epilogue.sumsOfPiece = sums / pieces;
  epilogue.room = (plan.registers.empty() ? usualRegisters : plan.registers.back()) -
                  workRegisters - int64_t(parts.size()) * sums;
  // What is reduced of a piece lives beside what is stored of it, and the rows of each part.
  if (!kernel.parts.empty())
    epilogue.room -= epilogue.sumsOfPiece;
  for (const RowPart &reduced : kernel.parts)
    epilogue.room -= registersOf(*reduced.reduced);
  bool readsTile = false;
  for (const Node *leaf : epilogue.leaves) {
    if (leaf == epilogue.copied)
      continue;
    if (isOfRows(*leaf))
      epilogue.room -= registersOf(*leaf);
    else
      epilogue.readByPiece += llvm::divideCeil(registersOf(*leaf), pieces);
    readsTile |= leaf->dims.test(task.tiled[0]) && leaf->dims.test(task.tiled[1]);
  }
  // Assemblers compute several pieces at once if nothing that these read is late: of
  // polynomials they spill.
  if (task.question.hasPolynomial && readsTile && pieces > 1)
    epilogue.room = -int64_t(parts.size()) * sums - 1;
}

/// The fragment in which a leaf is loaded along its rows; null where that gains nothing, or
/// lanes would not exchange it by themselves: the plan has no shared memory for that.
layout::FragmentAttr KernelEmitter::getRowsOfVectors(const Frame &frame, const Node &leaf) {
  constexpr int64_t least = 8, most = 16; // bytes
  if (!machine.hasRoles || !leaf.dims.test(task.tiled[0]) || !leaf.dims.test(task.tiled[1]))
    return {};
  int64_t bytes = ir::getElementBytes(leaf.element);
  int64_t vector = std::min(getVectorElements(leaf, task.tiled[1], host), most / bytes);
  if (vector * bytes < least)
    return {};
  problem::Fragment sums = ir::toProblem(frame.fragment);
  std::optional<problem::Fragment> rows = problem::fragmentInWarps(sums, vector);
  if (!rows)
    return {};
  problem::Conversion exchange =
      problem::planConversion(*rows, sums, 8 * bytes, plan.warps.back(), machine);
  return exchange.way == problem::Way::Lanes ? convert(*rows) : layout::FragmentAttr();
}

/// Brings to registers what a piece reads of rows, or the rest. What is computed of it comes
/// after, so only loads are written twice for the edges.
LogicalResult KernelEmitter::loadPiece(Epilogue &epilogue, Frame &frame, bool ofRows) {
  for (const Node *leaf : epilogue.leaves) {
    if (isOfRows(*leaf) != ofRows || leaf == epilogue.copied)
      continue;
    auto [rows, isFirst] = epilogue.rows.try_emplace(leaf);
    if (isFirst)
      rows->second = getRowsOfVectors(frame, *leaf);
    Frame loaded = frame;
    if (rows->second)
      loaded.fragment = rows->second;
    FailureOr<Tile> tile = emit(loaded, *leaf);
    if (failed(tile))
      return failure();
    frame.memo.back()[leaf] = *tile;
  }
  return success();
}

/// Gives the threads of the sums what others loaded for them.
void KernelEmitter::exchangePiece(const Epilogue &epilogue, Frame &frame) {
  for (const Node *leaf : epilogue.leaves) {
    if (leaf == epilogue.copied)
      continue;
    Tile &tile = frame.memo.back()[leaf];
    auto type = dyn_cast<RankedTensorType>(tile.value.getType());
    if (!type || layout::getFragment(type) == getFragment(frame, tile.dims))
      continue;
    tile.value = layout::ConvertOp::create(builder, leaf->loc,
                                           getType(frame, tile.dims, leaf->element), tile.value);
  }
}

/// Loads pieces up to `end`.
LogicalResult KernelEmitter::loadPieces(Epilogue &epilogue, int64_t end) {
  for (; epilogue.loaded < std::min<int64_t>(end, epilogue.pieces.size()); ++epilogue.loaded)
    if (failed(loadPiece(epilogue, epilogue.pieces[epilogue.loaded].frame, /*ofRows=*/false)))
      return failure();
  return success();
}

/// Cuts a tile's parts into pieces, which have what they read of rows in common.
LogicalResult KernelEmitter::cutEpilogue(Epilogue &epilogue, MutableArrayRef<Frame> parts) {
  for (auto [i, part] : llvm::enumerate(parts)) {
    bool isCut = epilogue.countPieces(part) > 1;
    if (failed(loadPiece(epilogue, part, /*ofRows=*/true)))
      return failure();
    int64_t all = part.fragment.getShape()[1], columns = isCut ? epilogue.columns : all;
    for (auto [j, frame] : llvm::enumerate(cutColumns(part, columns)))
      epilogue.pieces.push_back(
          {frame, i, std::min<int64_t>(j * columns, all - columns), isCut});
  }
  return success();
}

FailureOr<Epilogue> KernelEmitter::enterEpilogue(MutableArrayRef<Frame> parts) {
  Epilogue epilogue;
  epilogue.columns = plan.stagedColumns;
  if (!epilogue.columns && !kernel.parts.empty())
    epilogue.columns = std::gcd(plan.tile[1], reducedColumns);
  // Beside all their sums threads have room for half of what is read and computed of them.
  bool isFull = plan.grain == machine::Grain::Thread && plan.ctas > 1 &&
                (task.question.readsTiles || task.question.hasPolynomial);
  if (isFull && !epilogue.columns && cutHalf(ir::toProblem(parts.front().fragment)))
    epilogue.columns = plan.tile[1] / 2;
  findLeaves(*kernel.result, kernel.contract, epilogue.leaves);
  for (const RowPart &part : kernel.parts)
    findLeaves(*part.reduced, kernel.contract, epilogue.leaves);
  if (plan.copiesTile)
    epilogue.copied = findCopiedTile(kernel, task, host);
  countRegisters(epilogue, parts);
  if (epilogue.countThatFit(0) > 0 && (failed(cutEpilogue(epilogue, parts)) ||
                                       failed(loadPieces(epilogue, epilogue.countThatFit(0)))))
    return failure();
  return epilogue;
}

LogicalResult KernelEmitter::emitEpilogue(Epilogue &epilogue, MutableArrayRef<Frame> parts,
                                          ValueRange sums) {
  if (epilogue.pieces.empty() && failed(cutEpilogue(epilogue, parts)))
    return failure();
  copyPieces(epilogue);
  SmallBitVector dims(kernel.dims.size());
  for (unsigned axis : parts.front().axes)
    dims.set(axis);
  Type element = kernel.contract->element;
  SmallVector<Value> rows(kernel.parts.size());
  for (auto [i, piece] : llvm::enumerate(epilogue.pieces)) {
    if (failed(loadPieces(epilogue, i + 1)))
      return failure();
    Value part = sums[piece.part];
    if (piece.isCut)
      part = ir::PieceOp::create(builder, kernel.contract->loc,
                                 getType(piece.frame, dims, element), part,
                                 ArrayRef<int64_t>{0, piece.first});
    exchangePiece(epilogue, piece.frame);
    loadCopied(epilogue, i);
    piece.frame.memo.back()[kernel.contract] = {part, dims};
    int64_t columns = piece.isCut ? parts[piece.part].fragment.getShape()[1] : 0;
    if ((kernel.storesResult() && failed(emitStore(piece.frame, piece.first, columns))) ||
        failed(reducePiece(piece.frame, rows)) ||
        failed(loadPieces(epilogue, i + 1 + epilogue.countThatFit(i + 1))))
      return failure();
  }
  storeParts(parts.front(), rows);
  return success();
}

} // namespace tier::where
