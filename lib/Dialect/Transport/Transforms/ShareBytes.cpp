//===- ShareBytes.cpp - tiles in the bytes of others ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two staging tiles of an epilogue that is written in halves:
//
//   tier.store %low, %a    barrier    copy.bulk_store %a     ops 0 .. 4
//   await bulk_group pending 0 read    barrier
//   tier.store %high, %b   barrier    copy.bulk_store %b     ops 6 .. 10
//
// %b may lie where %a lay. Each tile is written whole before it is read, in the
// block in which it lives; that is the question for the placement Problem. That
// whatever still read %a has ended when %b is written is for the proof of the
// protocol to say, with both at one offset: if it does not hold, they stay apart.
// So do tiles that pieces take turns in: some are read while others are written.
//
//===----------------------------------------------------------------------===//

#include "Protocol.h"

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Transport/Transforms/Passes.h"
#include "tier/Problem/Placement.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::transport {

#define GEN_PASS_DEF_SHAREBYTES
#include "tier/Dialect/Transport/Transforms/Passes.h.inc"

namespace placement = problem::placement;

/// Bytes are placed in units of the smallest alignment of a tile.
static constexpr int64_t unit = 128;
static constexpr StringLiteral offsetName = "tier.offset";

namespace {
/// A tile that is written whole by `first`, and used up to `last` of its block.
struct Life {
  ir::AllocOp alloc;
  int64_t bytes = 0, alignment = unit, start = 0, end = 0;
};
} // namespace

static bool writesWhole(Operation *op, Value tile) {
  auto store = dyn_cast<ir::StoreOp>(op);
  if (!store || store.getTarget() != tile || store.getFrom())
    return false;
  auto written = cast<RankedTensorType>(store.getTile().getType());
  return written.getShape() == cast<MemRefType>(tile.getType()).getShape() &&
         llvm::all_of(store.getIndices(), [](Value index) {
           return isConstantIntValue(index, 0);
         });
}

/// The first op of the users' blocks that writes the tile whole and comes before
/// all others, or null.
static Operation *findFirst(ir::AllocOp alloc) {
  for (Operation *user : alloc->getUsers()) {
    if (!writesWhole(user, alloc.getTile()))
      continue;
    bool isFirst = llvm::all_of(alloc->getUsers(), [&](Operation *other) {
      Operation *op = user->getBlock()->findAncestorOpInBlock(*other);
      return op && (op == user || user->isBeforeInBlock(op));
    });
    if (isFirst)
      return user;
  }
  return nullptr;
}

static llvm::MapVector<Block *, SmallVector<Life>>
findLives(gpu::GPUFuncOp kernel) {
  llvm::MapVector<Block *, SmallVector<Life>> lives;
  kernel.walk([&](ir::AllocOp alloc) {
    Operation *first = ir::isShared(alloc.getTile().getType())
                           ? findFirst(alloc)
                           : nullptr;
    if (!first || alloc->hasAttr(offsetName))
      return;
    Block *block = first->getBlock();
    llvm::DenseMap<Operation *, int64_t> numbers;
    for (auto [i, op] : llvm::enumerate(*block))
      numbers[&op] = i;
    problem::SharedLayout layout =
        ir::toProblem(cast<MemRefType>(alloc.getTile().getType()));
    Life life{alloc, layout.bytes(), std::max(unit, layout.alignment),
              numbers[first], numbers[first] + 1};
    for (Operation *user : alloc->getUsers())
      life.end = std::max(life.end,
                          numbers[block->findAncestorOpInBlock(*user)] + 1);
    lives[block].push_back(life);
  });
  return lives;
}

/// Whether some bulk stores of the block are still read when the next is issued.
static bool hasTurns(Block &block) {
  return llvm::any_of(block.getOps<AwaitOp>(), [](AwaitOp op) {
    return op.getCompletion() == Completion::bulk_group && op.getPending() > 0;
  });
}

/// Offsets for the tiles of all blocks, those of one block in each other's bytes;
/// how many bytes that saves.
static int64_t placeTiles(gpu::GPUFuncOp kernel,
                          SmallVectorImpl<ir::AllocOp> &placed) {
  int64_t base = 0, saved = 0;
  Builder builder(kernel.getContext());
  for (auto &[block, lives] : findLives(kernel)) {
    if (lives.size() < 2 || hasTurns(*block))
      continue;
    placement::Question question;
    question.granule = 1;
    int64_t apart = 0;
    for (const Life &life : lives) {
      int64_t units = llvm::divideCeil(life.bytes, unit);
      question.granule = std::max(question.granule, life.alignment / unit);
      question.tiles.push_back({units, life.start, life.end});
      apart += llvm::alignTo(life.bytes, life.alignment);
    }
    question.capacity = int64_t(1) << 20;
    if (!placement::check(question).empty())
      continue;
    placement::Answer answer = placement::place(question);
    int64_t height = answer.height * unit;
    if (height >= apart)
      continue;
    base = llvm::alignTo(base, question.granule * unit);
    for (auto [life, column] : llvm::zip_equal(lives, answer.columns)) {
      life.alloc->setAttr(offsetName,
                          builder.getI64IntegerAttr(base + column * unit));
      placed.push_back(life.alloc);
    }
    base += height;
    saved += apart - height;
  }
  return saved;
}

/// The first rule that the protocol breaks, or empty.
static std::string findFault(gpu::GPUFuncOp kernel, int64_t mostStages) {
  SmallVector<KernelFacts> cases = {{}};
  bool hasTensorMemory = false;
  kernel.walk([&](ChannelOp channel) {
    hasTensorMemory |= channel.getCompletion() == Completion::mma_commit;
  });
  if (hasTensorMemory)
    cases = {{mostStages, true, false}, {mostStages, false, true}};
  for (const KernelFacts &facts : cases) {
    FailureOr<KernelProtocol> protocol = buildProtocol(kernel, facts);
    if (failed(protocol))
      return "a protocol that cannot be built";
    problem::protocol::Verdict verdict =
        problem::protocol::verify(protocol->program);
    if (!verdict.diagnostics.empty())
      return verdict.diagnostics.front().rule.str();
  }
  return "";
}

namespace {
struct ShareBytes : impl::ShareBytesBase<ShareBytes> {
  void runOnOperation() override {
    getOperation()->walk([](gpu::GPUFuncOp kernel) {
      const machine::Machine *machine = ir::findMachine(kernel);
      SmallVector<ir::AllocOp> placed;
      if (!machine || machine->isHost())
        return;
      int64_t saved = placeTiles(kernel, placed);
      if (placed.empty())
        return;
      auto category = [](StringRef name) {
        return remark::RemarkOpts::name(name).category(
            "transport-share-bytes");
      };
      std::string fault = findFault(kernel, 2);
      if (fault.empty()) {
        remark::passed(placed.front().getLoc(), category("Shared"))
            << llvm::formatv("{0} tiles take {1} bytes less: none is used when "
                             "the next is written, which the protocol proves",
                             placed.size(), saved)
                   .str();
        return;
      }
      for (ir::AllocOp alloc : placed)
        alloc->removeAttr(offsetName);
      remark::missed(placed.front().getLoc(), category("Apart"))
          << llvm::formatv("{0} tiles would take {1} bytes less, but the "
                           "protocol breaks {2}",
                           placed.size(), saved, fault)
                 .str();
    });
  }
};
} // namespace

} // namespace tier::transport
