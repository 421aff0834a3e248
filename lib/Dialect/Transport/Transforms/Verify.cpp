//===- Verify.cpp - the protocol of a kernel ------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three looks at a kernel: the typestate of channels along each role (stages
// held, products in flight; the largest count that any path allows, cut at a
// bound), the protocol that its channels become (Protocol.h), and the fences
// between ordinary accesses and engines (FenceFlow.h).
//
//===----------------------------------------------------------------------===//

#include "FenceFlow.h"
#include "Protocol.h"

#include "tier/Dialect/Tier/Transforms/VerifyGrain.h"
#include "tier/Dialect/Transport/IR/Cluster.h"
#include "tier/Dialect/Transport/IR/Transport.h"
#include "tier/Dialect/Transport/Transforms/Passes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::transport {

#define GEN_PASS_DEF_VERIFY
#include "tier/Dialect/Transport/Transforms/Passes.h.inc"

//===----------------------------------------------------------------------===//
// What may be in flight
//===----------------------------------------------------------------------===//

namespace {
struct State {
  llvm::MapVector<Value, int64_t> held;  ///< stages got and not released
  int64_t products = 0;                  ///< groups that may still run

  /// Adds what `other` allows; true if that is more.
  bool join(const State &other);
};
} // namespace

static constexpr int64_t most = 64;

bool State::join(const State &other) {
  bool grew = false;
  for (auto [channel, count] : other.held) {
    int64_t &mine = held[channel];
    grew |= count > mine;
    mine = std::max(mine, count);
  }
  grew |= other.products > products;
  products = std::max(products, other.products);
  return grew;
}

//===----------------------------------------------------------------------===//
// The run
//===----------------------------------------------------------------------===//

namespace {
class Run {
public:
  LogicalResult check(Block &block);

private:
  LogicalResult run(Block &block, State &state);
  LogicalResult step(Operation &op, State &state);
  LogicalResult get(GetOp op, State &state);
  LogicalResult release(ReleaseOp op, State &state);
  LogicalResult multiply(ir::MmaOp op, State &state);
  LogicalResult await(AwaitOp op, State &state);
  LogicalResult resume(ResumeOp op, State &state);

  llvm::DenseMap<Value, Operation *> lastGet;
};
} // namespace

static InFlightDiagnostic refuse(Operation *op, const Twine &message,
                                 StringRef fix) {
  InFlightDiagnostic error = op->emitOpError(message);
  error.attachNote() << "fix: " << fix;
  return error;
}

static std::optional<int64_t> countStages(Value channel) {
  if (auto create = channel.getDefiningOp<ChannelOp>())
    return create.getStages();
  return std::nullopt;
}

/// Products that read one stage that `get` returns.
static int64_t countProducts(GetOp get) {
  llvm::SmallPtrSet<Operation *, 4> products;
  for (Value tile : get.getTiles())
    for (Operation *user : tile.getUsers())
      if (auto mma = dyn_cast<ir::MmaOp>(user))
        if (mma.getGrain() == ir::Grain::warpgroup)
          products.insert(user);
  return products.size();
}

LogicalResult Run::get(GetOp op, State &state) {
  int64_t &held = state.held[op.getChannel()];
  std::optional<int64_t> stages = countStages(op.getChannel());
  if (stages && held >= *stages)
    return refuse(
        op,
        "[async.ring-full] expects fewer than " + Twine(*stages) +
            " stages held before a get, got up to " + Twine(held),
        "release with fewer pending, or give the channel more stages");
  held = std::min(held + 1, most);
  lastGet[op.getChannel()] = op;
  return success();
}

LogicalResult Run::release(ReleaseOp op, State &state) {
  int64_t pending = op.getPending();
  auto get = dyn_cast_or_null<GetOp>(lastGet.lookup(op.getChannel()));
  int64_t perStage = get ? countProducts(get) : 0;
  if (perStage && state.products > pending * perStage)
    return refuse(op,
                  "[async.release-running] expects at most " +
                      Twine(pending * perStage) +
                      " products in flight at a release, got up to " +
                      Twine(state.products),
                  "await mma_group before the release");
  int64_t &held = state.held[op.getChannel()];
  held = std::min(held, pending);
  return success();
}

/// A release counts back from the next stage: from where it was got.
LogicalResult Run::resume(ResumeOp op, State &state) {
  if (int64_t held = state.held[op.getChannel()])
    return refuse(op,
                  "[async.turn] expects no stage held where a role goes on elsewhere, got "
                  "up to " +
                      Twine(held),
                  "release with pending 0 before");
  return success();
}

LogicalResult Run::multiply(ir::MmaOp op, State &state) {
  if (op.getGrain() != ir::Grain::warpgroup)
    return success();
  state.products = std::min(state.products + 1, most);
  // The result travels through loops and other products until it is awaited.
  SmallVector<Value> work = {op.getResult()};
  llvm::SmallPtrSet<void *, 8> seen;
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (!seen.insert(value.getAsOpaquePointer()).second)
      continue;
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      auto next = dyn_cast<ir::MmaOp>(user);
      if (isa<AwaitOp>(user) || (next && &use != &next.getAMutable()))
        continue;
      if (auto around = dyn_cast<scf::ForOp>(user->getParentOp());
          around && isa<scf::YieldOp>(user)) {
        work.push_back(around.getResult(use.getOperandNumber()));
        work.push_back(around.getRegionIterArg(use.getOperandNumber()));
        continue;
      }
      if (auto loop = dyn_cast<scf::ForOp>(user)) { // and past it, without an iteration
        work.push_back(loop.getTiedLoopRegionIterArg(&use));
        work.push_back(loop.getTiedLoopResult(&use));
        continue;
      }
      InFlightDiagnostic error =
          refuse(user,
                 "[async.product-running] expects products that were "
                 "awaited, got one that may still run",
                 "take the value from transport.await mma_group");
      error.attachNote(op.getLoc()) << "the product is here";
      return error;
    }
  }
  return success();
}

LogicalResult Run::await(AwaitOp op, State &state) {
  if (op.getCompletion() == Completion::mma_group)
    state.products = std::min<int64_t>(state.products, op.getPending());
  return success();
}

LogicalResult Run::step(Operation &op, State &state) {
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    // From zero iterations to as many as change anything.
    for (State next = state; true;) {
      if (failed(run(*loop.getBody(), next)))
        return failure();
      if (!state.join(next))
        return success();
      next = state;
    }
  }
  if (auto loop = dyn_cast<scf::WhileOp>(op)) {
    // At least once, up to as often as changes anything.
    for (State next = state; true;) {
      if (failed(run(*loop.getBeforeBody(), next)))
        return failure();
      State leaving = next;
      if (failed(run(*loop.getAfterBody(), next)))
        return failure();
      if (!state.join(next)) {
        state = leaving;
        return success();
      }
      next = state;
    }
  }
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    State other = state;
    if (failed(run(*branch.thenBlock(), state)) ||
        (branch.elseBlock() && failed(run(*branch.elseBlock(), other))))
      return failure();
    state.join(other);
    return success();
  }
  return llvm::TypeSwitch<Operation *, LogicalResult>(&op)
      .Case([&](GetOp op) { return get(op, state); })
      .Case([&](ReleaseOp op) { return release(op, state); })
      .Case([&](ir::MmaOp op) { return multiply(op, state); })
      .Case([&](AwaitOp op) { return await(op, state); })
      .Case([&](ResumeOp op) { return resume(op, state); })
      .Case([&](PutOp put) { return run(put.getBody().front(), state); })
      .Default([](Operation *) { return success(); });
}

LogicalResult Run::run(Block &block, State &state) {
  for (Operation &op : block)
    if (!isa<RolesOp>(op) && failed(step(op, state)))
      return failure();
  return success();
}

/// The last op of a role, or the role itself if it is empty.
static Operation *findEnd(Block &block) {
  return block.empty() ? block.getParentOp() : &block.back();
}

LogicalResult Run::check(Block &block) {
  State state;
  if (failed(run(block, state)))
    return failure();
  for (auto [channel, held] : state.held)
    if (held)
      return refuse(findEnd(block),
                    "[async.stage-held] expects every stage released at the "
                    "end, got up to " +
                        Twine(held) + " held",
                    "release with pending 0 after the loop");
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Missing fences are reported where transport-insert-fences would put them;
/// the protocol has the last word on them.
static LogicalResult checkProtocol(gpu::GPUFuncOp kernel, KernelFacts facts) {
  FailureOr<KernelProtocol> protocol = buildProtocol(kernel, facts);
  if (failed(protocol))
    return failure();
  problem::protocol::Verdict verdict =
      problem::protocol::verify(protocol->program);
  auto isAboutFences = [](StringRef rule) {
    return rule.starts_with("async.fence");
  };
  auto isAboutOthers = [&](StringRef rule) { return !isAboutFences(rule); };
  if (failed(reportProtocol(kernel, *protocol, verdict, isAboutOthers)) ||
      (!hasBarrierForm(kernel) && failed(verifyFences(kernel))))
    return failure();
  return reportProtocol(kernel, *protocol, verdict, isAboutFences);
}

/// Stages of a ring between two roles that are proved by default, in all CTAs of
/// a cluster together: the time grows with the square of their number, and each
/// is used like the one before.
static constexpr int64_t longestRing = 8;

/// The same where roles get in turn from one ring: which of them got which stage
/// makes more states of each.
static constexpr int64_t longestInTurns = 3;

/// Says which rings are cut to so many stages.
static void remarkCuts(gpu::GPUFuncOp kernel, int64_t mostStages) {
  kernel.walk([&](ChannelOp channel) {
    if (int64_t(channel.getStages()) > mostStages)
      remark::missed(channel.getLoc(),
                     remark::RemarkOpts::name("CutRing").category(
                         "transport-verify"))
          << llvm::formatv("checked with {0} of {1} stages", mostStages,
                           channel.getStages())
                 .str();
  });
}

/// Three roles around two rings take many steps. What fixes the trips of a loop
/// makes two cases of it, and long rings are cut.
static LogicalResult checkThreeRoles(gpu::GPUFuncOp kernel,
                                     int64_t mostStages) {
  KernelFacts some{mostStages, true, false}, none{mostStages, false, true};
  remarkCuts(kernel, mostStages);
  return failure(failed(checkProtocol(kernel, some)) ||
                 failed(checkProtocol(kernel, none)));
}

static LogicalResult checkTwoRoles(gpu::GPUFuncOp kernel, int64_t mostStages) {
  remarkCuts(kernel, mostStages);
  KernelFacts facts;
  facts.mostStages = mostStages;
  return checkProtocol(kernel, facts);
}

static bool usesTensorMemory(gpu::GPUFuncOp kernel) {
  return kernel
      .walk([](Operation *op) {
        auto channel = dyn_cast<ChannelOp>(op);
        auto ring = dyn_cast<RingOp>(op);
        bool isTensor =
            channel ? channel.getCompletion() == Completion::mma_commit
                    : ring && llvm::any_of(ring.getRing().getType().getTiles(),
                                           ir::isTensorMemory);
        return isTensor ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

static bool takesTurns(gpu::GPUFuncOp kernel) {
  return kernel
      .walk([](Operation *op) {
        return isa<ResumeOp, ToldOp>(op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Columns that the stages of a channel take for scales are theirs alone.
static LogicalResult checkColumns(gpu::GPUFuncOp kernel) {
  struct Columns {
    ChannelOp channel;
    int64_t first, end;
    bool areScales;
  };
  SmallVector<Columns> taken;
  LogicalResult result = success();
  kernel.walk([&](ChannelOp channel) {
    auto columns = channel->getAttrOfType<DenseI64ArrayAttr>("tier.columns");
    ArrayRef<Type> tiles =
        cast<ChannelType>(channel.getChannel().getType()).getTiles();
    if (!columns || !ir::isTensorMemory(tiles.back()))
      return;
    auto complain = [&](const Twine &got) {
      result = refuse(channel,
                      "[async.channel-columns] expects stages in tensor memory "
                      "that share no column, one column for each stage, got " +
                          got,
                      "run tier-place-tiles before the door to When");
    };
    if (columns.size() != int64_t(channel.getStages()))
      complain(Twine(columns.size()) + " columns for " +
               Twine(channel.getStages()) + " stages");
    bool areScales = channel.getCompletion() != Completion::mma_commit;
    int64_t width = ir::countColumns(cast<MemRefType>(tiles.back()));
    for (int64_t first : columns.asArrayRef()) {
      Columns mine{channel, first, first + width, areScales};
      for (const Columns &other : taken)
        if ((areScales || other.areScales || other.channel == channel) &&
            mine.first < other.end && other.first < mine.end)
          complain("column " + Twine(std::max(mine.first, other.first)) +
                   " twice");
      taken.push_back(mine);
    }
  });
  return result;
}

/// A stage that nobody fills is no stage to read.
static LogicalResult checkPuts(gpu::GPUFuncOp kernel) {
  bool failedAny = false;
  kernel.walk([&](ChannelOp channel) {
    Operation *get = nullptr;
    for (Operation *user : channel.getChannel().getUsers()) {
      if (isa<PutOp>(user))
        return;
      if (isa<GetOp>(user))
        get = user;
    }
    if (!get)
      return;
    failedAny = true;
    InFlightDiagnostic error = refuse(
        get,
        "[async.read-early] expects stages to be read only after they were "
        "filled, got a channel that nobody puts into",
        "put a stage for every get");
    error.attachNote(channel.getLoc()) << "the channel is created here";
  });
  return failure(failedAny);
}

namespace {
struct Verify : impl::VerifyBase<Verify> {
  using VerifyBase::VerifyBase;

  void runOnOperation() override {
    bool failedAny = false;
    getOperation()->walk([&](gpu::GPUFuncOp kernel) {
      bool hasRoles = false;
      kernel.walk([&](RoleOp role) {
        hasRoles = true;
        failedAny |= failed(Run().check(role.getBody().front()));
      });
      if (!hasRoles)
        failedAny |= failed(Run().check(kernel.getBody().front()));
      if (!failedAny)
        failedAny |= failed(checkPuts(kernel)) || failed(checkColumns(kernel)) ||
                     // The CTAs of a cluster are proved in step.
                     (countClusterCtas(kernel) > 1 &&
                      failed(ir::verifyGrainBetweenCtas(kernel)));
      constexpr int64_t all = 64;
      int64_t longRing =
          takesTurns(kernel)
              ? longestInTurns
              : std::max<int64_t>(2, longestRing / countClusterCtas(kernel));
      if (!failedAny)
        failedAny |= failed(
            usesTensorMemory(kernel)
                ? checkThreeRoles(kernel, most > 0 ? most : all)
                : checkTwoRoles(kernel, most > 0 ? longRing : all));
    });
    if (failedAny)
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::transport
