//===- Ahead.cpp - rows that are on their way while others are reduced ----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A CTA that walks rows loads each one with `tier.ahead`. Its threads copy what
// they hold of the next one into shared memory, and take it from there:
//
//   scf.for %r = ..               copy.group %x[first row] to %slots as !tile; commit
//     %t = tier.load %x[%r]       scf.for %r = ..
//     ..                    =>      await copy_group pending 0
//                                   %t = tier.load %slots : !tile
//                                   copy.group %x[next row] to %slots as !tile; commit
//                                   ..
//
// Each thread loads what it copied itself: nobody meets for that. The loop says so of
// rows of which the first one exists.
//
// A row that stays in shared memory is stored there as a whole, and copied instead:
//
//   %t = tier.load %x[..]         =>  copy.group %x[..] to %kept as !tile; commit
//   tier.store %t, %kept              await copy_group pending 0
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Transport/IR/Cluster.h"
#include "tier/Machine/AsyncCopy.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tier {

/// The ops of the loop's body that compute what `load` reads, in their order; nothing if
/// they do more, or need what the loop carries.
static std::optional<SmallVector<Operation *>> findAddress(ir::LoadOp load, scf::ForOp loop) {
  llvm::SetVector<Operation *> needed;
  auto addOperands = [&](Operation *op) {
    for (Value operand : op->getOperands()) {
      if (llvm::is_contained(loop.getRegionIterArgs(), operand))
        return false;
      Operation *def = operand.getDefiningOp();
      if (def && loop->isProperAncestor(def))
        needed.insert(def);
    }
    return true;
  };
  if (!addOperands(load))
    return std::nullopt;
  for (size_t i = 0; i < needed.size(); ++i)
    if (needed[i]->getBlock() != loop.getBody() || !isIndexWork(needed[i]) ||
        !addOperands(needed[i]))
      return std::nullopt;
  SmallVector<Operation *> ops;
  for (Operation &op : *loop.getBody())
    if (needed.contains(&op))
      ops.push_back(&op);
  return ops;
}

/// Copies the row of iteration `row`.
static void copyRow(OpBuilder &builder, ir::LoadOp load, scf::ForOp loop,
                    ArrayRef<Operation *> address, Value row, Value slots) {
  Location loc = load.getLoc();
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), row);
  for (Operation *op : address)
    builder.clone(*op, mapping);
  SmallVector<Value> indices;
  for (Value index : load.getIndices())
    indices.push_back(mapping.lookupOrDefault(index));
  Value from = load.getFrom() ? mapping.lookupOrDefault(load.getFrom()) : Value();
  transport::GroupCopyOp::create(builder, loc, mapping.lookupOrDefault(load.getSource()),
                                 indices, from, slots,
                                 TypeAttr::get(load.getTile().getType()));
}

static void endGroup(OpBuilder &builder, Location loc) {
  transport::CommitOp::create(builder, loc, transport::Completion::copy_group);
}

/// Whether the next row is copied as soon as one was taken, and not behind its last
/// reduction, where memory has time. As a share of a copy on H200, behind it and at once:
/// where CTAs share a multiprocessor, softmax of 16383 bf16 columns 0.90 and 0.88; of one
/// CTA, 32768 columns 0.92 and 0.90, but 65537, which take long to reduce, 0.82 and 0.89,
/// and layer_norm of 20001, which is little to have under way, 0.81 and 0.90.
static bool copiesAtOnce(ir::LoadOp load, scf::ForOp loop, gpu::GPUFuncOp kernel) {
  constexpr int64_t little = 48 << 10, much = 96 << 10;
  // Who loads more behind it (weights) has the copies before.
  for (ir::LoadOp other : loop.getBody()->getOps<ir::LoadOp>())
    if (other != load && !ir::isShared(other.getSource().getType()))
      return true;
  // So has who waits for others of a cluster: memory has time while they meet.
  if (transport::countClusterCtas(kernel) > 1)
    return true;
  auto ctas = kernel->getAttrOfType<IntegerAttr>("tier.ctas");
  RankedTensorType row = load.getTile().getType();
  int64_t bytes = row.getNumElements() * ir::getElementBytes(row.getElementType());
  return ctas && ctas.getInt() == 1 && (bytes <= little || bytes >= much);
}

/// The store of all of `load` to shared memory, where nobody else reads it.
static ir::StoreOp findKeeper(ir::LoadOp load) {
  if (!load.getTile().hasOneUse())
    return nullptr;
  auto store = dyn_cast<ir::StoreOp>(*load.getTile().user_begin());
  auto isZero = [](Value index) { return getConstantIntValue(index) == 0; };
  return store && ir::isShared(store.getTarget().getType()) &&
                 store.getTarget().getType().getShape() == load.getTile().getType().getShape() &&
                 llvm::all_of(store.getIndices(), isZero)
             ? store
             : nullptr;
}

/// Copies a row that stays in shared memory while it is read.
static void bringKept(ir::LoadOp load, ir::StoreOp keeper) {
  OpBuilder builder(load);
  Location loc = load.getLoc();
  transport::GroupCopyOp::create(builder, loc, load.getSource(), load.getIndices(), load.getFrom(),
                                 keeper.getTarget(), TypeAttr::get(load.getTile().getType()));
  endGroup(builder, loc);
  transport::AwaitOp::create(builder, loc, TypeRange(), transport::Completion::copy_group, 0,
                             /*read=*/false, ValueRange());
  keeper.erase();
  load.erase();
}

static void bringAhead(ir::LoadOp load, gpu::GPUFuncOp kernel) {
  if (ir::StoreOp keeper = findKeeper(load))
    return bringKept(load, keeper);
  auto loop = dyn_cast<scf::ForOp>(load->getParentOp());
  if (!loop)
    return;
  std::optional<SmallVector<Operation *>> address = findAddress(load, loop);
  if (!address)
    return;
  RankedTensorType tile = load.getTile().getType();
  OpBuilder builder = OpBuilder::atBlockBegin(&kernel.getBody().front());
  Location loc = load.getLoc();
  auto type = MemRefType::get(tile.getShape(), tile.getElementType(), MemRefLayoutAttrInterface(),
                              ir::SpaceAttr::get(builder.getContext(), ir::Space::shared));
  Value slots = ir::AllocOp::create(builder, loc, type).getTile();
  builder.setInsertionPoint(loop);
  copyRow(builder, load, loop, *address, loop.getLowerBound(), slots);
  endGroup(builder, loc);

  builder.setInsertionPoint(load);
  transport::AwaitOp::create(builder, loc, TypeRange(), transport::Completion::copy_group, 0,
                             /*read=*/false, ValueRange());
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  SmallVector<Value> origin(tile.getRank(), zero);
  Value taken = ir::LoadOp::create(builder, loc, tile, slots, origin,
                                   builder.getDenseBoolArrayAttr(
                                       SmallVector<bool>(tile.getRank(), true)),
                                   Value())
                    .getTile();
  if (!copiesAtOnce(load, loop, kernel))
    for (ir::ReduceOp reduce : loop.getBody()->getOps<ir::ReduceOp>())
      builder.setInsertionPointAfter(reduce);
  Value next = arith::AddIOp::create(builder, loc, loop.getInductionVar(), loop.getStep());
  Value isRow = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, next,
                                      loop.getUpperBound());
  auto branch = scf::IfOp::create(builder, loc, isRow, /*withElse=*/false);
  endGroup(builder, loc);
  builder.setInsertionPointToStart(branch.thenBlock());
  copyRow(builder, load, loop, *address, next, slots);
  load.getTile().replaceAllUsesWith(taken);
  load.erase();
}

void bringRowsAhead(gpu::GPUFuncOp kernel, const Crew &crew) {
  SmallVector<ir::LoadOp> loads;
  kernel.walk([&](ir::LoadOp load) {
    if (load->hasAttr(ir::aheadAttribute))
      loads.push_back(load);
  });
  // Groups are counted by the threads of one role, in the order in which they end.
  machine::AsyncCopy copies = machine::asyncCopyOf(crew.machine.name);
  bool serves = loads.size() == 1 && crew.machine.hasCopyGroup && !crew.hasRoles() &&
                copies.serves(crew.machine.bytesPerVector) && !copies.inLaneOrder;
  for (ir::LoadOp load : loads) {
    load->removeAttr(ir::aheadAttribute);
    if (serves)
      bringAhead(load, kernel);
  }
}

} // namespace tier
