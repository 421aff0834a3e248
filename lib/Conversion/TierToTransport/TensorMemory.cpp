//===- TensorMemory.cpp - accumulators that two roles hand over -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile of tensor memory that a loop reserves is a stage of a channel between
// the role that multiplies and the role that reads:
//
//   %acc = tier.alloc            multiply: put %c as (%acc) {
//   for k {                                  for k { get; accumulate; release }
//     accumulate .. into %acc  =>          }
//   }                            epilogue: %acc = get %c
//   %sum = tier.load %acc                  %sum = tier.load %acc
//   tier.free %acc                         release %c pending 0
//
// With two stages the products of one tile run beside the epilogue of the one
// before.
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Dialect/Tier/IR/Scales.h"

#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier {

template <typename Op> static SmallVector<Op> collect(Operation *root) {
  SmallVector<Op> ops;
  root->walk([&](Op op) { ops.push_back(op); });
  return ops;
}

/// The tiles of sums in tensor memory that are reserved below `root`.
static SmallVector<ir::AllocOp> findAccumulators(Operation *root) {
  SmallVector<ir::AllocOp> tiles = collect<ir::AllocOp>(root);
  llvm::erase_if(tiles, [](ir::AllocOp alloc) {
    return !ir::isTensorMemory(alloc.getTile().getType()) ||
           ir::isScaleTile(alloc);
  });
  return tiles;
}

template <typename Op> static void eraseAll(Operation *root) {
  for (Op op : collect<Op>(root))
    op->erase();
}

void eraseFrees(Value tile) {
  for (Operation *user : llvm::make_early_inc_range(tile.getUsers()))
    if (isa<ir::FreeOp>(user))
      user->erase();
}

/// The columns that a tile was given for each stage.
static FailureOr<DenseI64ArrayAttr> getColumns(ir::AllocOp alloc) {
  auto columns = alloc->getAttrOfType<DenseI64ArrayAttr>("tier.columns");
  if (columns && !columns.empty())
    return columns;
  InFlightDiagnostic error = alloc.emitOpError(
      "[tier.placement] expects a tile of tensor memory with the columns of "
      "its stages, got none");
  error.attachNote() << "fix: run tier-place-tiles first";
  return failure();
}

LogicalResult giveColumns(const Ring &ring, transport::ChannelOp channel) {
  ir::AllocOp given; // a channel knows the columns of one tile
  for (ir::AllocOp tile : ring.tiles) {
    if (!ir::isTensorMemory(tile.getTile().getType()))
      continue;
    if (given) {
      InFlightDiagnostic error = tile.emitOpError(
          "[tier.scales] expects one tile of scales in a loop, got another");
      error.attachNote(given.getLoc()) << "the first is reserved here";
      error.attachNote() << "fix: compute each product with scales in a loop of "
                            "its own";
      return failure();
    }
    given = tile;
    FailureOr<DenseI64ArrayAttr> columns = getColumns(tile);
    if (failed(columns))
      return failure();
    channel->setAttr("tier.columns", *columns);
  }
  return success();
}

bool usesTensorMemory(gpu::GPUFuncOp kernel) {
  return !findAccumulators(kernel).empty();
}

FailureOr<SmallVector<transport::ChannelOp>>
createAccumulatorChannels(OpBuilder &builder, gpu::GPUFuncOp kernel) {
  SmallVector<transport::ChannelOp> channels;
  for (ir::AllocOp alloc : findAccumulators(kernel)) {
    FailureOr<DenseI64ArrayAttr> given = getColumns(alloc);
    if (failed(given))
      return failure();
    DenseI64ArrayAttr columns = *given;
    MLIRContext *context = builder.getContext();
    Type tile = alloc.getTile().getType();
    auto channel = transport::ChannelOp::create(
        builder, alloc.getLoc(), transport::ChannelType::get(context, tile),
        columns.size(), transport::Completion::mma_commit, alloc.getPair());
    channel->setAttr("tier.columns", columns);
    channels.push_back(channel);
    remark::passed(alloc.getLoc(), remark::RemarkOpts::name("Channel").category(
                                       "convert-tier-to-transport"))
        << llvm::formatv("{0} stage(s) of {1} columns of tensor memory, "
                         "completion mma_commit",
                         columns.size(),
                         ir::countColumns(cast<MemRefType>(tile)))
               .str();
  }
  return channels;
}

void dropAccumulators(transport::RoleOp role) {
  eraseAll<ir::AccumulateOp>(role);
  eraseAll<ir::FreeOp>(role);
  eraseAll<ir::RelinquishOp>(role);
}

//===----------------------------------------------------------------------===//
// The role that multiplies
//===----------------------------------------------------------------------===//

/// Moves what writes the tile, from the first op to the last, into a put.
static LogicalResult putAccumulator(ir::AllocOp alloc,
                                    transport::ChannelOp channel) {
  Block *block = alloc->getBlock();
  Operation *first = nullptr, *last = nullptr;
  for (Operation *user : alloc->getUsers()) {
    if (!isa<ir::AccumulateOp>(user))
      continue;
    Operation *op = block->findAncestorOpInBlock(*user);
    if (!first || op->isBeforeInBlock(first))
      first = op;
    if (!last || last->isBeforeInBlock(op))
      last = op;
  }
  if (!first)
    return alloc.emitOpError("[async.put-writes] expects a tile that products "
                             "write, got one that none does");
  OpBuilder builder(first);
  auto put = transport::PutOp::create(builder, alloc.getLoc(), channel);
  Block &body = put.getBody().emplaceBlock();
  Value tile = body.addArgument(alloc.getTile().getType(), alloc.getLoc());
  body.getOperations().splice(body.end(), block->getOperations(),
                              first->getIterator(),
                              std::next(last->getIterator()));
  alloc.getTile().replaceUsesWithIf(tile, [&](OpOperand &use) {
    return put->isProperAncestor(use.getOwner());
  });
  return success();
}

/// Removes what the role computes from accumulators: another role reads them.
static void dropReaders(transport::RoleOp role) {
  role.walk<WalkOrder::PostOrder>([&](Operation *op) {
    bool isInPut = bool(op->getParentOfType<transport::PutOp>());
    if (!isInPut && isa<ir::StoreOp, ir::CopyOp, ir::FreeOp, ir::RelinquishOp>(op))
      op->erase();
  });
  // From the last to the first, what nobody uses any more.
  SmallVector<Operation *> ops; // an op before those inside it
  role.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != role)
      ops.push_back(op);
  });
  for (Operation *op : llvm::reverse(ops))
    if (!op->getParentOfType<transport::PutOp>() && isOpTriviallyDead(op))
      op->erase();
}

LogicalResult keepProducts(transport::RoleOp role,
                           ArrayRef<transport::ChannelOp> operands,
                           ArrayRef<transport::ChannelOp> results,
                           const Crew &crew) {
  FailureOr<SmallVector<Ring>> rings = findRings(role);
  if (failed(rings))
    return failure();
  for (auto [ring, channel] : llvm::zip(*rings, operands))
    keepUses(ring, channel, crew);
  SmallVector<ir::AllocOp> tiles = findAccumulators(role);
  for (auto [alloc, channel] : llvm::zip(tiles, results))
    if (failed(putAccumulator(alloc, channel)))
      return failure();
  dropReaders(role);
  // Dead tiles went with their readers.
  for (ir::AllocOp alloc : findAccumulators(role))
    return (*alloc->user_begin())
        ->emitOpError("[async.accumulator] expects products to write a tile of "
                      "tensor memory and loads to read it, got another use");
  return success();
}

//===----------------------------------------------------------------------===//
// The role that reads
//===----------------------------------------------------------------------===//

LogicalResult keepEpilogue(transport::RoleOp role,
                           ArrayRef<transport::ChannelOp> results) {
  FailureOr<SmallVector<Ring>> rings = findRings(role);
  if (failed(rings))
    return failure();
  eraseAll<ir::AccumulateOp>(role);
  eraseAll<ir::RelinquishOp>(role);
  for (Ring &ring : *rings) {
    // The loop over tiles is the ring's where there is none over k.
    if (ring.loop && ring.loop.getNumResults() == 0 &&
        findAccumulators(ring.loop).empty()) {
      ring.loop.erase();
      continue;
    }
    for (Operation *op : llvm::reverse(ring.producers))
      if (op->use_empty())
        op->erase();
    for (ir::AllocOp tile : ring.tiles)
      eraseFrees(tile.getTile());
    for (ir::AllocOp tile : ring.tiles)
      if (tile->use_empty())
        tile.erase();
  }
  SmallVector<ir::AllocOp> tiles = findAccumulators(role);
  for (auto [alloc, result] : llvm::zip(tiles, results)) {
    OpBuilder builder(alloc);
    transport::ChannelOp channel = result;
    auto get = transport::GetOp::create(
        builder, alloc.getLoc(), channel.getChannel().getType().getTiles(),
        channel);
    alloc.getTile().replaceAllUsesWith(get.getTiles().front());
    alloc.erase();
    for (Operation *user : llvm::make_early_inc_range(get->getUsers()))
      if (auto free = dyn_cast<ir::FreeOp>(user)) {
        builder.setInsertionPoint(free);
        transport::ReleaseOp::create(builder, free.getLoc(), channel, 0);
        free.erase();
      }
  }
  return success();
}

} // namespace tier
