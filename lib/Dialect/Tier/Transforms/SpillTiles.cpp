//===- SpillTiles.cpp - tiles that wait in shared memory ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile waits from the op that makes it to its first use. Where a role has to
// hold more than its registers, some tiles wait in shared memory, each thread's
// own elements: no other warp reads or writes them, so nothing is fenced and nobody
// meets. Tiles of which several warps hold the same elements do not wait: one warp
// would write those of the next iteration while another reads its own. The placement
// Problem says which (PlacementSpaces.h).
//
//===----------------------------------------------------------------------===//

#include "Grain.h"
#include "Life.h"
#include "tier/Dialect/Tier/Transforms/Passes.h"
#include "tier/Problem/PlacementSpaces.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::ir {

#define GEN_PASS_DEF_SPILLTILES
#include "tier/Dialect/Tier/Transforms/Passes.h.inc"

namespace placement = problem::placement;

/// Left for barriers and for the exchanges that later rooms stage.
static constexpr int64_t reservedBytes = 16384;

namespace {
/// Where a tile waits: the points between its op and its first use.
struct Gap {
  Value tile;
  Operation *firstUse = nullptr;
  int64_t begin = INT64_MAX, end = 0;         ///< points, in order
  int64_t restBegin = INT64_MAX, restEnd = 0; ///< .. behind the first use
};
} // namespace

/// The first op of the tile's block that uses it, by itself or inside.
static Operation *findFirstUse(Value tile) {
  Operation *first = nullptr;
  for (Operation *user : tile.getUsers()) {
    Operation *op = tile.getParentBlock()->findAncestorOpInBlock(*user);
    if (!op)
      return nullptr;
    if (!first || op->isBeforeInBlock(first))
      first = op;
  }
  return first;
}

/// The tile in shared memory: each thread's elements lie side by side as far as
/// they do in the tile.
static MemRefType getSharedType(RankedTensorType tile,
                                const machine::Machine &machine) {
  if (tile.getRank() != 2)
    return MemRefType::get(tile.getShape(), tile.getElementType(), nullptr,
                           SpaceAttr::get(tile.getContext(), Space::shared));
  return chooseSharedType(tile.getShape(), tile.getElementType(), /*contiguous=*/1, machine);
}

/// A tile that was made in this role, which no product still writes.
static bool mayWait(const Gap &gap, const Crew &crew) {
  Operation *made = gap.tile.getDefiningOp();
  auto type = cast<RankedTensorType>(gap.tile.getType());
  return made && !isa<MmaOp>(made) && gap.firstUse && gap.begin < gap.end &&
         crew.region->isAncestor(made) && type.getElementTypeBitWidth() >= 8 &&
         layout::getFragment(type).isHeldByOneWarp();
}

static void spill(const Gap &gap, const Crew &crew,
                  const machine::Machine &machine, OpBuilder &builder) {
  auto type = cast<RankedTensorType>(gap.tile.getType());
  builder.setInsertionPointToStart(&crew.region->getRegion(0).front());
  auto kernel = crew.region->getParentOfType<gpu::GPUFuncOp>();
  if (kernel)
    builder.setInsertionPointToStart(&kernel.getBody().front());
  Location loc = gap.tile.getLoc();
  Value memory =
      AllocOp::create(builder, loc, getSharedType(type, machine)).getTile();
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  SmallVector<Value> indices(type.getRank(), zero);
  builder.setInsertionPointAfterValue(gap.tile);
  auto store = StoreOp::create(builder, loc, gap.tile, memory, indices,
                               DenseBoolArrayAttr(), Value());
  builder.setInsertionPoint(gap.firstUse);
  Value back = LoadOp::create(builder, loc, type, memory, indices,
                              DenseBoolArrayAttr(), Value());
  Value tile = gap.tile;
  tile.replaceAllUsesExcept(back, store);
}

static void spillRole(const Crew &crew, Life &life, int64_t budget,
                      int64_t sharedBytes, const machine::Machine &machine) {
  SmallVector<Operation *> points;
  crew.region->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isPoint(op))
      points.push_back(op);
  });
  llvm::MapVector<Value, Gap> gaps;
  placement::SpacesQuestion question;
  question.registers = budget;
  question.sharedBytes = std::max<int64_t>(0, sharedBytes);
  int64_t most = 0;
  Operation *worst = nullptr;
  auto add = [&](int64_t registers, int64_t begin, int64_t end) {
    question.tiles.push_back(
        {{{placement::Memory::Register, registers}}, begin, end});
  };
  for (auto [i, point] : llvm::enumerate(points)) {
    int64_t alive = countArrivingRegisters(point), at = i;
    if (alive)
      add(alive, at, at + 1);
    for (Value tile : life.find(point)) {
      alive += countWaitingRegisters(tile);
      auto [entry, isNew] = gaps.try_emplace(tile);
      Gap &gap = entry->second;
      if (isNew) {
        gap.tile = tile;
        gap.firstUse = findFirstUse(tile);
      }
      Operation *here = tile.getParentBlock()->findAncestorOpInBlock(*point);
      bool isWaiting =
          here && gap.firstUse && here->isBeforeInBlock(gap.firstUse);
      int64_t &begin = isWaiting ? gap.begin : gap.restBegin;
      int64_t &end = isWaiting ? gap.end : gap.restEnd;
      begin = std::min(begin, at);
      end = std::max(end, at + 1);
    }
    if (alive > most) {
      most = alive;
      worst = point;
    }
  }
  if (most <= budget)
    return;
  SmallVector<std::pair<size_t, Gap *>> waiting;
  for (auto &[tile, gap] : gaps) {
    int64_t registers = countWaitingRegisters(tile);
    if (gap.restBegin < gap.restEnd)
      add(registers, gap.restBegin, gap.restEnd);
    if (gap.begin >= gap.end)
      continue;
    add(registers, gap.begin, gap.end);
    if (!mayWait(gap, crew))
      continue;
    auto type = cast<RankedTensorType>(tile.getType());
    int64_t bytes = toProblem(getSharedType(type, machine)).bytes();
    question.tiles.back().homes.push_back(
        {placement::Memory::Shared, bytes, 0, 2 * bytes});
    waiting.push_back({question.tiles.size() - 1, &gap});
  }
  auto category = [](StringRef name) {
    return remark::RemarkOpts::name(name).category("tier-spill-tiles");
  };
  placement::SpacesAnswer answer;
  if (answer.refusal = placement::check(question); answer.refusal.empty())
    answer = placement::placeInSpaces(question);
  if (!answer.refusal.empty()) {
    remark::missed(worst->getLoc(), category("Kept"))
        << llvm::formatv("{0} registers alive, {1} in the budget: {2}", most,
                         budget, answer.refusal)
               .str();
    return;
  }
  OpBuilder builder(crew.region->getContext());
  for (auto [item, gap] : waiting) {
    if (answer.homes[item] == 0)
      continue;
    remark::passed(gap->tile.getLoc(), category("Spilled"))
        << llvm::formatv(
               "waits in {0} bytes of shared memory: {1} registers alive, {2} "
               "in the budget",
               question.tiles[item].homes[1].size, most, budget)
               .str();
    spill(*gap, crew, machine, builder);
  }
}

namespace {
struct SpillTiles : impl::SpillTilesBase<SpillTiles> {
  void runOnOperation() override {
    getOperation()->walk([](gpu::GPUFuncOp kernel) {
      const machine::Machine *machine = findMachine(kernel);
      auto plan = kernel->getAttrOfType<PlanAttr>("tier.plan");
      SmallVector<Crew> crews = getCrews(kernel);
      bool hasRoles = isa<transport::RoleOp>(crews.front().region);
      // One text for all roles, or nothing that says how many threads.
      if (!machine || machine->isHost() ||
          (!hasRoles && (!plan || plan.getWarps().size() > 1)))
        return;
      int64_t entry = countEntryRegisters(countWarps(crews), *machine);
      for (const Crew &crew : crews) {
        Life life(kernel);
        spillRole(crew, life,
                  std::min(crew.registers ? crew.registers : entry,
                           machine->maxRegisters),
                  machine->sharedBytes - countSharedBytes(kernel) -
                      reservedBytes,
                  *machine);
      }
    });
  }
};
} // namespace

} // namespace tier::ir
