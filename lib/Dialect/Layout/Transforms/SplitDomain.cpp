//===- SplitDomain.cpp - interior tiles and boundary tiles ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Accesses of a run of ops, or of a loop, are one question of the split problem
// (Boundary.h). Its interior becomes the condition of an `scf.if`; its slabs
// share the other branch, because another copy of the code costs more than the
// masks that a slab could drop. The pass proves its own output: the pieces
// partition the tiles, and the condition that it wrote implies every promise.
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Dialect/Layout/Transforms/Boundary.h"
#include "tier/Dialect/Layout/Transforms/Passes.h"
#include "tier/Dialect/Tier/IR/Gather.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
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
  unsigned skipped = 0; ///< dimensions of the view before those of `indices`

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

static Value getFrom(Operation *op) {
  auto gather = dyn_cast<ir::GatherOp>(op);
  return gather ? Value(gather.getFrom()) : ir::getFrom(op);
}

static std::optional<Access> getAccess(Operation *op) {
  Access access;
  access.op = op;
  if (auto load = dyn_cast<ir::LoadOp>(op)) {
    access.view = load.getSource();
    access.indices = load.getIndices();
    access.tile = cast<RankedTensorType>(load.getTile().getType());
  } else if (auto gather = dyn_cast<ir::GatherOp>(op)) {
    // Whether a row exists is its own question, and no promise.
    access.view = gather.getSource();
    access.indices = gather.getIndices();
    access.tile = cast<RankedTensorType>(gather.getTile().getType());
    access.skipped = 1;
  } else if (auto store = dyn_cast<ir::StoreOp>(op)) {
    access.view = store.getTarget();
    access.indices = store.getIndices();
    access.tile = cast<RankedTensorType>(store.getTile().getType());
  } else {
    return std::nullopt;
  }
  // Rows that begin inside of a vector keep their masks.
  if (ir::isShared(access.view.getType()) ||
      ir::isTensorMemory(access.view.getType()) || getFrom(op))
    return std::nullopt;
  return access;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

namespace {
/// Dimension `dim` of an access is in bounds where condition number `condition`
/// holds, or always (-1).
struct Promise {
  Operation *access;
  unsigned dim;
  int condition;
};

/// Ops of one block that are split together.
struct Run {
  SmallVector<Operation *> ops;
  SmallVector<EndsWithin> conditions;
  SmallVector<Promise> promises;
  bool isWorthwhile = false, isUndecided = false;
  StringRef whyNot = "one access: its masks cost less than a branch that gives "
                     "back a tile";
};
} // namespace

/// Work on shared tiles and between threads is not repeated in two branches.
static bool endsRun(Operation &op) {
  return op.hasTrait<OpTrait::IsTerminator>() ||
         op.walk([](Operation *inner) {
             auto load = dyn_cast<ir::LoadOp>(inner);
             if (inner->hasAttr("tier.stretch") || inner->hasAttr("tier.lines") ||
                 (load && ir::isShared(load.getSource().getType())))
               return WalkResult::interrupt();
             return isa<ir::AllocOp, ir::FreeOp, ir::MmaOp, ir::AccumulateOp,
                        ir::CopyOp, ir::ReduceOp, ir::ClusterReduceOp, ir::ClusterGatherOp>(inner)
                        ? WalkResult::interrupt()
                        : WalkResult::advance();
           }).wasInterrupted();
}

static SmallVector<Operation *> getAccesses(Operation &op) {
  SmallVector<Operation *> accesses;
  op.walk([&](Operation *inner) {
    if (getAccess(inner))
      accesses.push_back(inner);
  });
  return accesses;
}

/// What is exchanged after a store is another tile: its masks are a question of their
/// own, and threads meet in one branch only.
static bool followsStore(Operation &op, const Run &run) {
  return isa<ConvertOp>(op) &&
         llvm::any_of(run.ops, [](Operation *o) { return isa<ir::StoreOp>(o); });
}

/// From the first access to the last, between ops that end a run. A loop with
/// accesses is a run of its own.
static SmallVector<Run> findRuns(Block &block) {
  SmallVector<Run> runs;
  Run pending;
  auto finish = [&] {
    while (!pending.ops.empty() && !getAccess(pending.ops.back()))
      pending.ops.pop_back();
    if (!pending.ops.empty())
      runs.push_back(std::move(pending));
    pending = Run();
  };
  for (Operation &op : block) {
    bool isNest = op.getNumRegions() > 0 && !getAccesses(op).empty();
    if (endsRun(op) || isNest || followsStore(op, pending))
      finish();
    else if (!pending.ops.empty() || getAccess(&op))
      pending.ops.push_back(&op);
    if (isNest && isa<scf::ForOp>(op) && !endsRun(op))
      runs.emplace_back().ops.push_back(&op);
  }
  finish();
  return runs;
}

/// Notes an access of the run, as far as its first op can decide it.
static void collect(Run &run, Operation *op, DominanceInfo &dominance) {
  Operation *first = run.ops.front();
  Access access = *getAccess(op);
  std::optional<ViewFacts> view = getViewFacts(access.view);
  if (!view) {
    run.isUndecided = true;
    run.whyNot = "a view whose extents are not known";
    return;
  }
  // The tile covers the last dimensions; the others are single coordinates.
  unsigned singles = access.indices.size() - access.tile.getRank();
  for (unsigned dim = singles; dim < access.indices.size(); ++dim) {
    EndsWithin condition{access.indices[dim],
                         access.tile.getDimSize(dim - singles),
                         view->sizes[dim + access.skipped]};
    auto extent = dyn_cast<Value>(condition.extent);
    if (access.isInbounds(dim))
      continue;
    if (!isNonNegative(condition.index)) {
      run.isUndecided = true;
      run.whyNot = "an index that may be negative";
      continue;
    }
    if (!dominance.properlyDominates(condition.index, first) ||
        (extent && !dominance.properlyDominates(extent, first))) {
      run.isUndecided = true;
      run.whyNot = "an index that is computed on the way";
      continue;
    }
    if (condition.isAlways()) {
      run.promises.push_back({op, dim, -1});
      continue;
    }
    auto *known = llvm::find(run.conditions, condition);
    run.promises.push_back({op, dim, int(known - run.conditions.begin())});
    if (known == run.conditions.end())
      run.conditions.push_back(condition);
    // A tile of extent 1 is in bounds or not there at all, and the masks of
    // one load cost less than a branch that gives back a tile.
    run.isWorthwhile |=
        condition.tile > 1 &&
        (op != first || run.ops.size() > 1 || isa<ir::StoreOp>(op));
  }
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

static remark::RemarkOpts named(StringRef name) {
  return remark::RemarkOpts::name(name).category("layout-split-domain");
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

/// Clones the run at `builder` and ends the branch.
static IRMapping cloneRun(OpBuilder &builder, Location loc, const Run &run,
                          ArrayRef<Value> results) {
  IRMapping mapping;
  for (Operation *op : run.ops)
    builder.clone(*op, mapping);
  if (!results.empty())
    scf::YieldOp::create(builder, loc,
                         llvm::map_to_vector(results, [&](Value v) {
                           return mapping.lookup(v);
                         }));
  return mapping;
}

/// Splits the run; the branch, or null when the proof failed.
static scf::IfOp split(Run &run, const Boundary &boundary) {
  Operation *first = run.ops.front();
  Location loc = first->getLoc();
  OpBuilder builder(first);
  Value interior = emitInterior(builder, loc, boundary);
  if (failed(verify(first, boundary, interior, run.conditions)))
    return {};
  SmallVector<Value> results = getResults(run);
  auto branch = scf::IfOp::create(
      builder, loc,
      llvm::map_to_vector(results, [](Value v) { return v.getType(); }),
      interior, /*withElseRegion=*/true);
  builder.setInsertionPointToStart(branch.thenBlock());
  IRMapping inside = cloneRun(builder, loc, run, results);
  for (Promise promise : run.promises)
    getAccess(inside.lookup(promise.access))->promise(promise.dim);
  builder.setInsertionPointToStart(branch.elseBlock());
  cloneRun(builder, loc, run, results);
  for (auto [old, result] : llvm::zip(results, branch.getResults()))
    old.replaceAllUsesWith(result);
  remark::passed(loc, named("DomainSplit"))
      << llvm::formatv("{0} access(es) in bounds under {1} condition(s)",
                       run.promises.size(), run.conditions.size())
             .str();
  for (Operation *op : llvm::reverse(run.ops))
    op->erase();
  return branch;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
/// Splits the runs of one kernel, inner blocks first.
class KernelSplitter {
public:
  explicit KernelSplitter(gpu::GPUFuncOp kernel) : kernel(kernel) {}

  LogicalResult run() {
    LogicalResult result = success();
    kernel.walk<WalkOrder::PostOrder>([&](Block *block) {
      if (succeeded(result))
        result = splitBlock(*block);
    });
    for (const Missed &m : missed)
      remark::missed(m.op->getLoc(), named("MasksStay")) << m.why;
    return result;
  }

private:
  LogicalResult splitBlock(Block &block) {
    // The loop of a matrix product is not split: its copies are in flight.
    if (!block.getOps<ir::MmaOp>().empty()) {
      for (auto copy : block.getOps<ir::CopyOp>())
        if (isChecked(copy))
          missed.push_back({copy, "a copy that is in flight while others are "
                                  "multiplied: it stays checked"});
      return success();
    }
    for (Run &run : findRuns(block)) {
      // Both branches of a loop around a split would be split again.
      if (isa<scf::ForOp>(run.ops.front()) && holdsSplit(run.ops.front()))
        continue;
      DominanceInfo dominance(kernel);
      for (Operation *op : run.ops)
        for (Operation *access : getAccesses(*op))
          collect(run, access, dominance);
      if (failed(decide(run)))
        return failure();
    }
    return success();
  }

  LogicalResult decide(Run &run) {
    Location loc = run.ops.front()->getLoc();
    if (!run.conditions.empty())
      remark::analysis(loc, named("Waste")) << describeWaste(run.conditions);
    Boundary boundary;
    std::string why(run.whyNot);
    if (run.isWorthwhile) {
      std::optional<std::string> refusal = solve(run.conditions, boundary);
      if (!refusal && boundary.split.findInterior()) {
        llvm::erase_if(missed, [&](const Missed &m) {
          return run.ops.front()->isProperAncestor(m.op);
        });
        scf::IfOp branch = split(run, boundary);
        if (!branch)
          return failure();
        splits.insert(branch);
        return success();
      }
      why = refusal ? *refusal : "extents below the tile: no tile is whole";
    }
    for (Promise promise : run.promises)
      if (promise.condition < 0)
        getAccess(promise.access)->promise(promise.dim);
    // The accesses in a loop were spoken of when its block was visited.
    if (!isa<scf::ForOp>(run.ops.front()) &&
        (run.isUndecided || !run.conditions.empty()))
      missed.push_back({run.ops.front(), why});
    return success();
  }

  bool holdsSplit(Operation *op) const {
    return op
        ->walk([&](scf::IfOp branch) {
          return splits.contains(branch) ? WalkResult::interrupt()
                                         : WalkResult::advance();
        })
        .wasInterrupted();
  }

  /// Whether a copy reaches a view directly, not through a tensor map.
  static bool isChecked(ir::CopyOp copy) {
    Value global = ir::isShared(copy.getSource().getType()) ? copy.getTarget()
                                                            : copy.getSource();
    return isa<MemRefType>(global.getType());
  }

  /// What stays checked, unless a loop around it is split.
  struct Missed {
    Operation *op;
    std::string why;
  };

  gpu::GPUFuncOp kernel;
  DenseSet<Operation *> splits;
  SmallVector<Missed> missed;
};

struct SplitDomain : impl::SplitDomainBase<SplitDomain> {
  void runOnOperation() override {
    SmallVector<gpu::GPUFuncOp> kernels;
    getOperation()->walk(
        [&](gpu::GPUFuncOp kernel) { kernels.push_back(kernel); });
    for (gpu::GPUFuncOp kernel : kernels)
      if (failed(KernelSplitter(kernel).run()))
        return signalPassFailure();
  }
};
} // namespace

} // namespace tier::layout
