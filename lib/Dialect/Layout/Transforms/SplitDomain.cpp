//===- SplitDomain.cpp - interior tiles and boundary tiles ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The cut is one inner node: a conjunction c of `index + tile <= extent` whose
// branches are `c` and `not c`. They cover and exclude one another by
// construction, so there is nothing to prove about the partition; that no
// element of the branch `c` is out of bounds is what the conjunction says.
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Dialect/Layout/Transforms/Passes.h"
#include "tier/Dialect/Tier/IR/Tier.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::layout {

#define GEN_PASS_DEF_SPLITDOMAIN
#include "tier/Dialect/Layout/Transforms/Passes.h.inc"

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

namespace {
/// A load or store of a tile in global memory.
struct Access {
  Operation *op;
  Value view;
  ValueRange indices;
  RankedTensorType tile;

  bool isInbounds(unsigned dim) const {
    auto promises = op->getAttrOfType<DenseBoolArrayAttr>("inbounds");
    return promises && promises[dim];
  }
  void promise(unsigned dim) {
    SmallVector<bool> promises;
    for (unsigned d = 0; d < indices.size(); ++d)
      promises.push_back(d == dim || isInbounds(d));
    op->setAttr("inbounds",
                DenseBoolArrayAttr::get(op->getContext(), promises));
  }
};
} // namespace

static std::optional<Access> getAccess(Operation *op) {
  Access access;
  access.op = op;
  if (auto load = dyn_cast<ir::LoadOp>(op)) {
    access.view = load.getSource();
    access.indices = load.getIndices();
    access.tile = cast<RankedTensorType>(load.getTile().getType());
  } else if (auto store = dyn_cast<ir::StoreOp>(op)) {
    access.view = store.getTarget();
    access.indices = store.getIndices();
    access.tile = cast<RankedTensorType>(store.getTile().getType());
  } else {
    return std::nullopt;
  }
  if (ir::isShared(access.view.getType()))
    return std::nullopt;
  return access;
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

namespace {
/// index + tile <= extent
struct Condition {
  Value index;
  int64_t tile;
  OpFoldResult extent;
  bool operator==(const Condition &) const = default;
};

/// Dimension `dim` of access number `access` of a run is in bounds where the
/// conditions hold.
struct Promise {
  unsigned access, dim;
};

/// Ops of one block that are split together.
struct Run {
  SmallVector<Operation *> ops;
  SmallVector<Condition> conditions;
  SmallVector<Promise> promises; ///< access: position in `ops`
  bool isWorthwhile = false;
};
} // namespace

static bool holdsAlways(const Condition &condition) {
  problem::Known index = getKnown(condition.index);
  problem::Known extent = getKnown(condition.extent);
  return index.value && extent.value &&
         *index.value + condition.tile <= *extent.value;
}

/// Adds the accesses of the run that its first op can decide.
static void collect(Run &run, DominanceInfo &dominance) {
  Operation *first = run.ops.front();
  for (auto [position, op] : llvm::enumerate(run.ops)) {
    std::optional<Access> access = getAccess(op);
    std::optional<ViewFacts> view =
        access ? getViewFacts(access->view) : std::nullopt;
    if (!view)
      continue;
    // The tile covers the last dimensions; the others are single coordinates.
    unsigned singles = access->indices.size() - access->tile.getRank();
    for (unsigned dim = singles; dim < access->indices.size(); ++dim) {
      Condition condition{access->indices[dim],
                          access->tile.getDimSize(dim - singles),
                          view->sizes[dim]};
      auto extent = dyn_cast<Value>(condition.extent);
      if (access->isInbounds(dim) || !isNonNegative(condition.index) ||
          !dominance.properlyDominates(condition.index, first) ||
          (extent && !dominance.properlyDominates(extent, first)))
        continue;
      run.promises.push_back({static_cast<unsigned>(position), dim});
      if (holdsAlways(condition))
        continue;
      // A tile of extent 1 is in bounds or not there at all, and the masks of
      // one load cost less than a branch that gives back a tile.
      run.isWorthwhile |=
          condition.tile > 1 && (run.ops.size() > 1 || isa<ir::StoreOp>(op));
      if (!llvm::is_contained(run.conditions, condition))
        run.conditions.push_back(condition);
    }
  }
}

static Value emit(OpBuilder &builder, Location loc,
                  ArrayRef<Condition> conditions) {
  Value all;
  for (const Condition &condition : conditions) {
    Value tile = arith::ConstantIndexOp::create(builder, loc, condition.tile);
    Value end = arith::AddIOp::create(builder, loc, condition.index, tile);
    Value extent =
        getValueOrCreateConstantIndexOp(builder, loc, condition.extent);
    Value holds = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sle,
                                        end, extent);
    all = all ? arith::AndIOp::create(builder, loc, all, holds).getResult()
              : holds;
  }
  return all;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Work on shared tiles and between threads is not repeated in two branches.
static bool endsRun(Operation &op) {
  return op.hasTrait<OpTrait::IsTerminator>() ||
         op.walk([](Operation *inner) {
             return isa<ir::AllocOp, ir::MmaOp, ir::CopyOp, ir::ReduceOp>(inner)
                        ? WalkResult::interrupt()
                        : WalkResult::advance();
           }).wasInterrupted();
}

/// From the first access to the last, between ops that end a run.
static SmallVector<Run> findRuns(Block &block) {
  SmallVector<Run> runs;
  SmallVector<Operation *> pending;
  auto finish = [&] {
    while (!pending.empty() && !getAccess(pending.back()))
      pending.pop_back();
    if (!pending.empty())
      runs.push_back(Run{std::move(pending), {}, {}, false});
    pending.clear();
  };
  for (Operation &op : block) {
    if (endsRun(op))
      finish();
    else if (!pending.empty() || getAccess(&op))
      pending.push_back(&op);
  }
  finish();
  return runs;
}

/// Values of the run that ops after it use.
static SmallVector<Value> getResults(const Run &run) {
  SmallVector<Value> results;
  for (Operation *op : run.ops)
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) {
            Operation *inBlock = op->getBlock()->findAncestorOpInBlock(*user);
            return !llvm::is_contained(run.ops, inBlock);
          }))
        results.push_back(result);
  return results;
}

/// Clones the run at `builder` and ends the branch; returns the clones.
static SmallVector<Operation *> cloneRun(OpBuilder &builder, Location loc,
                                         const Run &run,
                                         ArrayRef<Value> results) {
  IRMapping mapping;
  SmallVector<Operation *> clones;
  for (Operation *op : run.ops)
    clones.push_back(builder.clone(*op, mapping));
  if (!results.empty())
    scf::YieldOp::create(builder, loc,
                         llvm::map_to_vector(results, [&](Value v) {
                           return mapping.lookup(v);
                         }));
  return clones;
}

static void split(Run &run) {
  Operation *first = run.ops.front();
  Location loc = first->getLoc();
  OpBuilder builder(first);
  Value interior = emit(builder, loc, run.conditions);
  SmallVector<Value> results = getResults(run);
  auto branch = scf::IfOp::create(
      builder, loc,
      llvm::map_to_vector(results, [](Value v) { return v.getType(); }),
      interior, /*withElseRegion=*/true);
  builder.setInsertionPointToStart(branch.thenBlock());
  SmallVector<Operation *> inside = cloneRun(builder, loc, run, results);
  for (Promise promise : run.promises)
    getAccess(inside[promise.access])->promise(promise.dim);
  builder.setInsertionPointToStart(branch.elseBlock());
  cloneRun(builder, loc, run, results);
  for (auto [old, result] : llvm::zip(results, branch.getResults()))
    old.replaceAllUsesWith(result);
  for (Operation *op : llvm::reverse(run.ops))
    op->erase();
  remark::passed(
      loc,
      remark::RemarkOpts::name("DomainSplit").category("layout-split-domain"))
      << llvm::formatv("{0} access(es) in bounds under {1} condition(s)",
                       run.promises.size(), run.conditions.size())
             .str();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct SplitDomain : impl::SplitDomainBase<SplitDomain> {
  void runOnOperation() override {
    SmallVector<Run> runs;
    getOperation()->walk([&](gpu::GPUFuncOp kernel) {
      DominanceInfo dominance(kernel);
      kernel.walk([&](Block *block) {
        // The loop of a matrix product is not split: its copies are in flight.
        if (!block->getOps<ir::MmaOp>().empty())
          return;
        for (Run &run : findRuns(*block)) {
          collect(run, dominance);
          runs.push_back(std::move(run));
        }
      });
    });
    for (Run &run : runs) {
      if (run.isWorthwhile)
        split(run);
      else if (run.conditions.empty())
        for (Promise promise : run.promises)
          getAccess(run.ops[promise.access])->promise(promise.dim);
    }
  }
};
} // namespace

} // namespace tier::layout
