//===- LinalgToTier.cpp - the door from What to Where ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exponentials.h"
#include "Guards.h"
#include "Joined.h"
#include "Launches.h"
#include "Realign.h"
#include "SideBySide.h"
#include "Unpack.h"
#include "Widen.h"
#include "tier/Conversion/Passes.h"
#include "tier/Problem/Contenders.h"
#include "tier/Problem/Reach.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/CSE.h"

using namespace mlir;

namespace tier {
#define GEN_PASS_DEF_CONVERTLINALGTOTIER
#include "tier/Conversion/Passes.h.inc"
} // namespace tier

namespace tier::where {

/// A kernel, and all of its attributes but the name.
struct Nameless {
  gpu::GPUFuncOp function;
  DictionaryAttr attributes;

  explicit Nameless(gpu::GPUFuncOp function) : function(function) {
    NamedAttrList all(function->getAttrDictionary());
    all.erase(SymbolTable::getSymbolAttrName());
    attributes = all.getDictionary(function.getContext());
  }
};

/// The kernels under one name.
struct Emitted {
  SmallVector<Nameless> kernels = {};
  unsigned count = 0;
  bool areShared = true; ///< two of the same text are one kernel; else they are told of later
};

static LogicalResult buildVariants(Kernel &kernel, Host &host, const machine::Machine &machine,
                                   StringRef name, Operation *&last,
                                   SmallVectorImpl<Launch> &launches, Emitted &emitted,
                                   Task &task, const Surroundings &where = {});

/// Whether two kernels differ by nothing but their names.
static bool isSame(Nameless &a, Nameless &b) {
  return a.attributes == b.attributes &&
         OperationEquivalence::isRegionEquivalentTo(&a.function.getBody(), &b.function.getBody(),
                                                    OperationEquivalence::Flags::IgnoreLocations);
}

/// Takes a kernel of the same text in place of this one, if there is one.
static bool share(gpu::GPUFuncOp &function, Emitted &emitted, Operation *&last) {
  Nameless mine(function);
  auto *known = llvm::find_if(emitted.kernels, [&](Nameless &one) {
    return one.function == function || isSame(one, mine);
  });
  if (known == emitted.kernels.end()) {
    emitted.kernels.push_back(mine);
    return false;
  }
  if (known->function == function)
    return true;
  Operation *module = function->getParentOp();
  if (last == module)
    last = module->getPrevNode();
  module->erase();
  function = known->function;
  return true;
}

static void tellPlanned(const Launch &launch) {
  gpu::GPUFuncOp function = launch.function;
  remark::passed(function.getLoc(),
                 remark::RemarkOpts::name("Planned").category("convert-linalg-to-tier"))
      << (function.getName() + ": " + launch.reason).str();
}

/// Emits one variant; its launch has no guard yet.
static FailureOr<Launch> buildVariant(Kernel &kernel, Host &host, const machine::Machine &machine,
                                      StringRef name, Operation *&last, Emitted &emitted,
                                      const Task &task, const problem::Plan &plan) {
  std::string symbol =
      emitted.count == 0 ? name.str() : (name + "_" + Twine(emitted.count)).str();
  Task planned = asPlanned(task, plan);
  KernelEmitter emitter(host, kernel, planned, machine, plan);
  FailureOr<gpu::GPUFuncOp> function = emitter.run(symbol, last);
  if (failed(function))
    return failure();
  Launch launch{{},
                *function,
                emitter.arguments,
                emitter.blocks,
                host.constant(plan.threads(machine)),
                plan.reason,
                plan.beginsEarly(machine)};
  last = (*function)->getParentOp();
  if (emitted.areShared && share(launch.function, emitted, last))
    return launch;
  ++emitted.count;
  if (emitted.areShared)
    tellPlanned(launch);
  return launch;
}

static LogicalResult refuseAdding(const Kernel &kernel, StringRef expects) {
  InFlightDiagnostic error = emitError(kernel.root.getLoc(), "[tier.asked] expects ")
                             << expects << ", where segments are added in place";
  error.attachNote() << "fix: ask for segments without adds";
  return error;
}

/// Emits a variant whose CTAs sum segments of k, and the kernel that adds them.
static FailureOr<Launch> buildSplit(Kernel &kernel, Host &host, const machine::Machine &machine,
                                    StringRef name, Operation *&last, Emitted &emitted,
                                    const Task &task, const problem::Plan &plan) {
  std::unique_ptr<Kernel> segments = clone(kernel), rest = clone(kernel);
  if (plan.addsSegments && !startsFromZero(kernel))
    return refuseAdding(kernel, "sums that begin at 0, got others");
  Operation *parts = splitSum(*segments, *rest, countSegments(kernel, task, plan, host),
                              plan.addsSegments, host);
  FailureOr<Task> summed = buildTask(*segments, host, machine);
  if (failed(summed))
    return failure();
  problem::Plan own = problem::planSegments(summed->question, machine, plan);
  if (plan.addsSegments && !own.stagedColumns)
    return refuseAdding(kernel, "tiles that bulk stores bring out, got one that threads store");
  FailureOr<Launch> launch =
      buildVariant(*segments, host, machine, name, last, emitted, *summed, own);
  SmallVector<Launch> followers;
  Task other;
  if (failed(launch) || failed(buildVariants(*rest, host, machine, name, last, followers, emitted,
                                             other, {{}, /*needsOnlyLast=*/true})))
    return failure();
  // The last variant serves whatever the extents are.
  launch->followers = {{followers.back()}};
  launch->workspaces = {parts};
  return launch;
}

/// Emits a variant whose CTAs reduce segments of rows, and the kernel that combines their parts.
static FailureOr<Launch> buildSplitRows(Kernel &kernel, Host &host,
                                        const machine::Machine &machine, StringRef name,
                                        Operation *&last, Emitted &emitted, const Task &task,
                                        const problem::Plan &plan) {
  std::unique_ptr<Kernel> segments = clone(kernel), rest = clone(kernel), left;
  if (plan.foldsRest)
    left = clone(kernel);
  SplitShape shape{plan.splitCtas, plan.tile[0],  plan.tile[1],
                   task.tiled[0],  task.tiled[task.contiguous],
                   plan.fold};
  SmallVector<Operation *> parts = splitRows(*segments, *rest, left.get(), task.reduced, shape, host);
  FailureOr<Task> own = buildTask(*segments, host, machine);
  if (failed(own))
    return failure();
  FailureOr<Launch> launch =
      buildVariant(*segments, host, machine, name, last, emitted, *own, plan);
  SmallVector<Launch> followers;
  Task other;
  if (failed(launch) ||
      failed(buildVariants(*rest, host, machine, name, last, followers, emitted, other)))
    return failure();
  std::vector<Launch> combining(followers.begin(), followers.end());
  if (left) {
    SmallVector<Launch> first;
    if (failed(buildVariants(*left, host, machine, name, last, first, emitted, other,
                             {{}, /*needsOnlyLast=*/true})))
      return failure();
    // It comes first: what combines the parts begins while the segments end.
    Launch segmented = std::move(*launch);
    launch = first.back();
    launch->followers = {{std::move(segmented)}, std::move(combining)};
  } else {
    launch->followers = {std::move(combining)};
  }
  launch->workspaces.assign(parts.begin(), parts.end());
  return launch;
}

/// What the plan Problem answers, or the one variant that was asked for. Where
/// threads move operands and cannot do so as asked, the plan is its own.
static FailureOr<SmallVector<problem::Variant, 0>>
getVariants(const Kernel &kernel, const Task &task, const machine::Machine &machine,
            SmallVectorImpl<problem::Dropped> &dropped) {
  std::optional<problem::Asked> asked = findAsked(kernel);
  if (!asked)
    return problem::plan(task.question, machine, dropped);
  problem::Plan plan;
  std::string wrong = problem::planAsked(task.question, *asked, machine, plan);
  if (wrong.empty())
    return SmallVector<problem::Variant, 0>{{{}, plan}};
  auto operands = ArrayRef(task.question.inputs).take_front(2); // not what the epilogue reads
  bool isBulk = llvm::all_of(operands, [](const problem::Operand &operand) {
    return operand.allowsBulkCopy;
  });
  // Whose instruction is a warp's, or none, has no role that would copy in bulk.
  machine::Grain grain = problem::atomOf(task.question, machine).grain;
  bool isOfOneRole = grain == machine::Grain::Thread || grain == machine::Grain::Warp;
  if (isBulk || !machine.hasRoles || isOfOneRole) {
    InFlightDiagnostic error = emitError(kernel.root.getLoc(), "[tier.asked] ") << wrong;
    error.attachNote() << "fix: ask for another tile, cluster, number of stages or segments";
    return failure();
  }
  remark::missed(kernel.root.getLoc(),
                 remark::RemarkOpts::name("Asked").category("convert-linalg-to-tier"))
      << ("not as asked for, since threads move an operand: " + wrong);
  return problem::plan(task.question, machine, dropped);
}

/// Puts the contender of this description before the variants; says which there
/// are for "?".
static LogicalResult choose(const Kernel &kernel, const Task &task,
                            const machine::Machine &machine, StringRef chosen,
                            SmallVectorImpl<problem::Variant> &variants) {
  auto contenders = problem::contenders(task.question, machine);
  if (chosen == "?") {
    for (const problem::Contender &one : contenders)
      remark::analysis(kernel.root.getLoc(),
                       remark::RemarkOpts::name("Contender").category("convert-linalg-to-tier"))
          << problem::describe(one.variant.plan);
    remark::analysis(kernel.root.getLoc(),
                     remark::RemarkOpts::name("Contender").category("convert-linalg-to-tier"))
        << "end";
    return success();
  }
  auto *found = llvm::find_if(contenders, [&](const problem::Contender &one) {
    return problem::describe(one.variant.plan) == chosen;
  });
  if (found == contenders.end()) {
    InFlightDiagnostic error = mlir::emitError(kernel.root.getLoc())
                               << "[tier.contender] expects a contender of this kernel, got '"
                               << chosen << "'";
    error.attachNote() << "fix: tune again; the contenders are those of another version or shape";
    return failure();
  }
  variants.insert(variants.begin(), found->variant);
  SmallVector<problem::Dropped, 0> dropped;
  auto kept = problem::dropUnreachable(
      SmallVector<problem::Variant, 0>(variants.begin(), variants.end()), task.question.extents,
      {}, dropped);
  variants.assign(kept.begin(), kept.end());
  return success();
}

/// The variants of a kernel that some launch reaches.
static FailureOr<SmallVector<problem::Variant, 0>>
planVariants(const Kernel &kernel, const Task &task, Host &host,
             const machine::Machine &machine, StringRef name, const Surroundings &where) {
  SmallVector<problem::Dropped, 0> dropped;
  auto planned = getVariants(kernel, task, machine, dropped);
  if (failed(planned))
    return failure();
  SmallVector<problem::Variant, 0> variants = *planned;
  // The plan knows its extents one by one; here some are known to be equal.
  SmallVector<Value> extents;
  SmallVector<unsigned> same;
  for (unsigned dim : task.order) {
    Value extent = kernel.dims[dim].extent;
    same.push_back(llvm::find(extents, extent) - extents.begin());
    extents.push_back(extent);
  }
  bool areSame = llvm::any_of(llvm::enumerate(same), [](auto one) { return one.value() != one.index(); });
  if (!where.bounds.empty() || areSame) {
    problem::Variant last = variants.back();
    SmallVector<int64_t> least(extents.size(), 0);
    variants = problem::dropUnreachable(std::move(variants), task.question.extents, least, dropped, same,
                                        where.asGuard(extents, host));
    // Of bounds that nothing meets, what always serves is left.
    if (variants.empty())
      variants.push_back(last);
    variants.back().guard = {};
  }
  for (const problem::Dropped &one : dropped)
    remark::missed(kernel.root.getLoc(),
                   remark::RemarkOpts::name("VariantDropped").category("convert-linalg-to-tier"))
        << (name + ": " + one.variant.plan.reason + ": " + one.reason).str();
  return variants;
}

/// Emits variants; those of one plan share a kernel, also where some begin earlier than others.
static LogicalResult emitVariants(ArrayRef<problem::Variant> variants, const Kernel &kernel,
                                  const Task &task, Host &host, const machine::Machine &machine,
                                  SmallVectorImpl<Launch> &launches,
                                  function_ref<FailureOr<Launch>(const problem::Plan &)> emit) {
  Value assumed = buildAssumptions(kernel.assumptions, kernel.root.getLoc(), host);
  SmallVector<std::pair<problem::Plan, Launch>, 0> planned;
  for (const problem::Variant &variant : variants) {
    auto *same = llvm::find_if(planned, [&](auto &one) { return shareKernel(one.first, variant.plan); });
    if (same != planned.end()) {
      launches.push_back(same->second);
      if (!(same->first == variant.plan)) // of the same one the launch already says it
        launches.back().beginsEarly = variant.plan.beginsEarly(machine);
    } else {
      FailureOr<Launch> launch = emit(variant.plan);
      if (failed(launch))
        return failure();
      launches.push_back(*launch);
      planned.push_back({variant.plan, *launch});
    }
    launches.back().guard = buildVariantGuard(variant, assumed, task, kernel, host);
  }
  return success();
}

/// Emits all variants of a kernel that some launch reaches.
static LogicalResult buildVariants(Kernel &kernel, Host &host, const machine::Machine &machine,
                                   StringRef name, Operation *&last,
                                   SmallVectorImpl<Launch> &launches, Emitted &emitted,
                                   Task &task, const Surroundings &where) {
  FailureOr<Task> built = buildTask(kernel, host, machine);
  if (failed(built))
    return failure();
  task = *built;
  auto planned = planVariants(kernel, task, host, machine, name, where);
  if (failed(planned))
    return failure();
  SmallVector<problem::Variant, 0> variants = *planned;
  if (!where.chosen.empty() && failed(choose(kernel, task, machine, where.chosen, variants)))
    return failure();
  // Rows that are walked in several dimensions, or in part, are never one tile.
  if (!task.walked.empty() || kernel.segment || where.needsOnlyLast) {
    variants.erase(variants.begin(), variants.end() - 1);
    variants.front().plan.leastColumns = variants.front().plan.ctas = 0;
  }
  if (where.sharesRows)
    keepThoseThatShare(variants);
  return emitVariants(variants, kernel, task, host, machine, launches, [&](const problem::Plan &plan) {
    if (kernel.contract && plan.splitsSums())
      return buildSplit(kernel, host, machine, name, last, emitted, task, plan);
    if (plan.splitCtas)
      return buildSplitRows(kernel, host, machine, name, last, emitted, task, plan);
    return buildVariant(kernel, host, machine, name, last, emitted, task, plan);
  });
}

/// Launches two kernels with variants for the same extents as one, if they may run side by
/// side.
template <typename Launches>
static bool join(Launches &ones, Launches &others, Host &host, Operation *&last) {
  llvm::SmallPtrSet<Operation *, 8> functions;
  for (const Launch &launch : llvm::concat<const Launch>(ones, others))
    functions.insert(launch.function);
  if (functions.size() != 2 * ones.size() || ones.size() != others.size() ||
      !llvm::all_of(llvm::zip_equal(ones, others), [](auto pair) {
        auto &[one, other] = pair;
        return mayRunSideBySide(one.function, other.function) && one.followers.empty() &&
               other.followers.empty() && areComputedAlike(one.guard, other.guard);
      }))
    return false;
  for (auto [one, other] : llvm::zip_equal(ones, others))
    putSideBySide(one, other, host);
  last = ones.back().function->getParentOp();
  return true;
}

using Realigning = function_ref<SmallVector<Realigned, 0>(Kernel &)>;

/// Emits the variants whose operands are copied first to where bulk copies may
/// read them, or computed to there, or of which one stays and comes by maps of its residues.
static LogicalResult buildCopies(const Kernel &from, Host &host, const machine::Machine &machine,
                                 StringRef name, Operation *&last, Emitted &emitted,
                                 Realigning realignOperands, std::vector<StagedLaunches> &all) {
  std::unique_ptr<Kernel> copying = clone(from);
  Kernel &kernel = *copying;
  SmallVector<Realigned, 0> operands = realignOperands(kernel);
  if (operands.empty())
    return success();
  // Copies leave no gaps between the rows of one product and those of the next.
  collapseDims(kernel, Gaps::AsKnown, host);
  FailureOr<Task> whole = buildTask(kernel, host, machine);
  if (failed(whole))
    return failure();
  SmallVector<Bound> bounds = boundCopies(kernel, *whole, operands, host, machine);
  if (neverHold(bounds)) {
    for (const Realigned &operand : operands)
      if (operand.workspace)
        operand.workspace->erase();
    return success();
  }
  Surroundings where{bounds};
  StagedLaunches copied;
  Task task;
  SmallVector<Launch> launches;
  Emitted apart{{}, emitted.count, /*areShared=*/false}; // they are joined
  for (Realigned &operand : operands) {
    remark::passed(kernel.contract->loc,
                   remark::RemarkOpts::name("Realigned").category("convert-linalg-to-tier"))
        << operand.reason;
    if (!operand.copy)
      continue;
    if (failed(buildVariants(*operand.copy, host, machine, name, last,
                             copied.stages.emplace_back(), apart, task, {bounds})))
      return failure();
    copied.workspaces.push_back(operand.workspace);
  }
  emitted.count = apart.count;
  if (copied.stages.size() == 2 && join(copied.stages[0], copied.stages[1], host, last)) {
    copied.stages.pop_back();
    remark::passed(kernel.root.getLoc(),
                   remark::RemarkOpts::name("Joined").category("convert-linalg-to-tier"))
        << "one launch copies both operands";
  }
  for (const SmallVector<Launch> &variants : copied.stages)
    llvm::for_each(variants, tellPlanned);
  LogicalResult built = buildVariants(kernel, host, machine, name, last, launches, emitted, task,
                                      where);
  if (succeeded(built)) {
    copied.guard = buildBounds(bounds, kernel.contract->loc, host);
    launches.back().guard = {};
    copied.stages.push_back(std::move(launches));
    all.push_back(std::move(copied));
  }
  return built;
}

/// Emits the reductions of few long rows as kernels whose CTAs share rows, and what is
/// computed of them as another.
static LogicalResult buildStages(const Kernel &kernel, const Task &task, Host &host,
                                 const machine::Machine &machine, StringRef name,
                                 Operation *&last, Emitted &emitted,
                                 std::vector<StagedLaunches> &all) {
  SmallVector<Bound> bounds = boundStages(kernel, task, machine, host);
  if (bounds.empty() || neverHold(bounds))
    return success();
  StagedLaunches staged{buildBounds(bounds, kernel.root.getLoc(), host), {}, {}};
  SmallVector<std::unique_ptr<Kernel>> stages = stageRows(kernel, host, staged.workspaces);
  Surroundings where{bounds};
  for (std::unique_ptr<Kernel> &stage : stages) {
    Task own;
    where.sharesRows = !stage->reductions.empty();
    if (failed(buildVariants(*stage, host, machine, name, last, staged.stages.emplace_back(),
                             emitted, own, where)))
      return failure();
  }
  remark::passed(kernel.root.getLoc(),
                 remark::RemarkOpts::name("Staged").category("convert-linalg-to-tier"))
      << (name + ": CTAs share rows where these are long and few, in " + Twine(stages.size()) +
          " kernels")
             .str();
  all.push_back(std::move(staged));
  return success();
}

/// Emits a kernel: first the variants for arrays without gaps, which have fewer
/// dimensions, then those for all.
static FailureOr<KernelLaunches> buildKernel(Kernel &kernel, Host &host,
                                             const machine::Machine &machine, StringRef name,
                                             Operation *&last, StringRef chosen) {
  KernelLaunches built{kernel.root.getLoc(), {}};
  SmallVector<Launch> &launches = built.launches;
  Emitted emitted;
  Task task;
  auto build = [&](Kernel &variant, SmallVectorImpl<Launch> &into) {
    return buildVariants(variant, host, machine, name, last, into, emitted, task);
  };
  // A tuner chooses among plans of rows as they are for all arrays.
  if (chosen.empty() || kernel.reductions.empty())
    for (std::unique_ptr<Kernel> &gapless : kernel.gapless)
      if (failed(build(*gapless, launches)))
        return failure();
  auto buildCopied = [&](Realigning realignOperands) {
    return buildCopies(kernel, host, machine, name, last, emitted, realignOperands, built.staged);
  };
  if (kernel.contract) {
    if (failed(buildCopied([&](Kernel &copy) { return realignComputed(copy, host, machine); })))
      return failure();
    for (std::optional<unsigned> staying : {std::optional(0u), std::optional(1u), {}})
      if (failed(buildCopied([&](Kernel &copy) { return realign(copy, host, machine, staying); })))
        return failure();
  }
  Surroundings anywhere;
  anywhere.chosen = chosen;
  if (failed(buildVariants(kernel, host, machine, name, last, launches, emitted, task, anywhere)) ||
      failed(buildStages(kernel, task, host, machine, name, last, emitted, built.staged)))
    return failure();
  built.any = buildAny(kernel, task, host);
  built.unless = kernel.unless;
  return built;
}

/// Rows of a product from which its epilogue reduces them: of fewer, other tiles than those
/// that hold whole rows take less time than another kernel does.
static constexpr int64_t leastReducedRows = 256;
/// Columns of such a product: a tile has as many.
static constexpr int64_t leastReducedColumns = 64;

/// Whether the epilogue should reduce rows: a condition, null if it always should, or
/// nothing if it never should.
static std::optional<Value> buildReducingGuard(const Kernel &product, const Task &task,
                                               Host &host) {
  Value all;
  for (unsigned dim : task.order) {
    if (dim == task.reduced)
      continue;
    Value extent = product.dims[dim].extent;
    int64_t least = dim == task.tiled[0]   ? leastReducedRows
                    : dim == task.tiled[1] ? leastReducedColumns
                                           : 1;
    if (auto known = Host::getConstant(extent)) {
      if (*known < least)
        return std::nullopt;
      continue;
    }
    Value holds = arith::CmpIOp::create(host.builder, product.root.getLoc(),
                                        arith::CmpIPredicate::sge, extent, host.constant(least));
    all = all ? arith::AndIOp::create(host.builder, product.root.getLoc(), all, holds).getResult()
              : holds;
  }
  return all;
}

/// Emits one variant whose epilogue reduces rows, and the kernels that combine its parts.
static FailureOr<Launch> buildReducingVariant(Kernel &product,
                                              ArrayRef<const Kernel *> statistics,
                                              Host &host, const machine::Machine &machine,
                                              StringRef name, Operation *&last, Emitted &emitted,
                                              const Task &task, const problem::Plan &plan) {
  SmallVector<std::unique_ptr<Kernel>> rests;
  for (const Kernel *rows : statistics)
    rests.push_back(clone(*rows));
  SmallVector<Kernel *> combining =
      llvm::map_to_vector(rests, [](std::unique_ptr<Kernel> &rest) { return rest.get(); });
  SmallVector<Operation *> parts = placeParts(product, plan.tile[1], combining, host);
  FailureOr<Launch> launch =
      buildVariant(product, host, machine, name, last, emitted, task, plan);
  if (failed(launch))
    return failure();
  launch->workspaces.assign(parts.begin(), parts.end());
  Emitted apart{{}, emitted.count, /*areShared=*/false};
  for (Kernel *rest : combining) {
    SmallVector<Launch> chain;
    Task other;
    if (failed(buildVariants(*rest, host, machine, name, last, chain, apart, other)))
      return failure();
    std::vector<Launch> variants(chain.begin(), chain.end());
    if (launch->followers.empty() || !join(launch->followers.back(), variants, host, last))
      launch->followers.push_back(std::move(variants));
  }
  emitted.count = apart.count;
  for (std::vector<Launch> &variants : llvm::reverse(launch->followers))
    for (Launch &one : llvm::reverse(variants))
      if (!share(one.function, emitted, last))
        tellPlanned(one);
  return launch;
}

/// Emits a product whose epilogue begins what the kernels behind it reduce, if its tiles
/// hold whole rows.
static LogicalResult buildReducing(const Kernel &kernel,
                                   ArrayRef<std::unique_ptr<Kernel>> statistics, Host &host,
                                   const machine::Machine &machine, StringRef name,
                                   Operation *&last, ReducingLaunches &reducing) {
  std::unique_ptr<Kernel> product = clone(kernel);
  SmallVector<const Kernel *> rows = llvm::map_to_vector(
      statistics, [](const std::unique_ptr<Kernel> &one) -> const Kernel * {
        return one->apart ? one->apart.get() : one.get();
      });
  takeParts(*product, rows, host);
  FailureOr<Task> task = buildTask(*product, host, machine);
  if (failed(task))
    return failure();
  bool isBulk = llvm::all_of(ArrayRef(task->question.inputs).take_front(2),
                             [](const problem::Operand &one) { return one.allowsBulkCopy; });
  bool alongRows = product->dims.back().of == task->tiled[1];
  auto planned = planVariants(*product, *task, host, machine, name, {});
  if (failed(planned))
    return failure();
  llvm::erase_if(*planned, [&](const problem::Variant &variant) {
    return !problem::mayReduceRows(task->question, variant.plan);
  });
  std::optional<Value> guard = buildReducingGuard(*product, *task, host);
  StringRef why = !isBulk            ? "threads move an operand"
                  : !alongRows       ? "they lie along another side of the tile"
                  : !guard           ? "they are few"
                  : planned->empty() ? "no plan's warps hold whole ones, and have registers left"
                                     : "";
  auto options = remark::RemarkOpts::name("RowsReduced").category("convert-linalg-to-tier");
  if (!why.empty()) {
    remark::missed(kernel.root.getLoc(), options)
        << (name + ": a kernel of its own reduces rows, since " + why).str();
    return success();
  }
  remark::passed(kernel.root.getLoc(), options)
      << (name + ": the epilogue reduces the rows of a tile").str();
  planned->back().guard = {};
  reducing.guard = *guard;
  Emitted emitted;
  return emitVariants(*planned, *product, *task, host, machine, reducing.launches,
                      [&](const problem::Plan &plan) {
                        return buildReducingVariant(*product, rows, host, machine, name,
                                                    last, emitted, *task, plan);
                      });
}

/// Emits a kernel and those behind it that only reduce rows of its result, and their
/// launches: `if (the epilogue should reduce) launch it else each of them`.
static LogicalResult buildGroup(ArrayRef<std::unique_ptr<Kernel>> kernels, Host &host,
                                const machine::Machine &machine, ArrayRef<std::string> names,
                                Operation *&last, ArrayRef<StringRef> chosen) {
  const Kernel &product = *kernels.front();
  ReducingLaunches reducing;
  // A tuner measures the kernels one by one.
  bool isTuned = llvm::any_of(chosen, [](StringRef one) { return !one.empty(); });
  if (kernels.size() > 1 && !isTuned &&
      failed(buildReducing(product, kernels.drop_front(), host, machine, names.front() + "_rows",
                           last, reducing)))
    return failure();
  bool needsOthers = reducing.launches.empty() || reducing.guard;
  std::vector<KernelLaunches> others;
  for (auto [kernel, name, contender] : llvm::zip(kernels, names, chosen)) {
    if (!needsOthers)
      break;
    FailureOr<KernelLaunches> built =
        buildKernel(*kernel, host, machine, name, last, contender);
    if (failed(built))
      return failure();
    others.push_back(std::move(*built));
  }

  buildLaunches(product, reducing, others, host);
  return success();
}

/// Replaces a program by its kernels and its host side.
static LogicalResult convert(func::FuncOp program, const machine::Machine &machine,
                             Operation *&last) {
  if (failed(unpackOperands(program, machine)))
    return failure();
  widenOperands(program, machine);
  joinDims(program);
  approximateExponentials(program);
  Host host(program);
  constexpr int64_t engineBytes = 16;
  host.engineBytes = machine.hasBulkCopy ? engineBytes : 1;
  auto finish = [&](LogicalResult result) {
    if (failed(result))
      host.function.erase();
    return result;
  };
  if (failed(host.buildSignature()))
    return finish(failure());
  FailureOr<std::vector<std::unique_ptr<Kernel>>> kernels = Grouping(host).run();
  if (failed(kernels))
    return finish(failure());
  // One description per kernel, or none.
  auto chosen = program->getAttrOfType<ArrayAttr>("tier.contenders");
  auto chosenOf = [&](size_t i) {
    return chosen && i < chosen.size() ? cast<StringAttr>(chosen[i]).getValue() : StringRef();
  };
  SmallVector<std::string> names;
  SmallVector<StringRef> contenders;
  for (size_t i = 0; i < kernels->size(); ++i) {
    names.push_back((program.getName() + "_" + Twine(i)).str());
    contenders.push_back(chosenOf(i));
  }
  for (size_t i = 0; i < kernels->size();) {
    size_t count = 1 + (*kernels)[i]->statistics;
    if (failed(buildGroup(ArrayRef(*kernels).slice(i, count), host, machine,
                          ArrayRef(names).slice(i, count), last,
                          ArrayRef(contenders).slice(i, count))))
      return finish(failure());
    i += count;
  }
  func::ReturnOp::create(host.builder, program.getLoc());
  StringAttr name = program.getSymNameAttr();
  func::FuncOp function = host.function;
  program.erase();
  function.setSymNameAttr(name);
  IRRewriter rewriter(function.getContext());
  DominanceInfo dominance(function);
  eliminateCommonSubExpressions(rewriter, dominance, function);
  return success();
}

} // namespace tier::where

namespace {

struct ConvertLinalgToTier : tier::impl::ConvertLinalgToTierBase<ConvertLinalgToTier> {
  using ConvertLinalgToTierBase::ConvertLinalgToTierBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    const tier::machine::Machine *machine = tier::machine::find(chip);
    if (!machine) {
      InFlightDiagnostic error = emitError(module.getLoc(), "[tier.chip] expects one of ");
      llvm::interleaveComma(tier::machine::all(), error,
                            [&](const tier::machine::Machine &m) { error << m.name; });
      error << ", got '" << chip << "'";
      error.attachNote() << "fix: name a row of the table of machines";
      return signalPassFailure();
    }
    Builder builder(&getContext());
    module->setAttr("tier.chip", builder.getStringAttr(machine->name));
    module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(), builder.getUnitAttr());
    SmallVector<func::FuncOp> programs;
    for (auto function : module.getOps<func::FuncOp>())
      if (!function.isExternal() && function.getBody().hasOneBlock())
        programs.push_back(function);
    for (func::FuncOp program : programs) {
      // Kernels come before the function that launches them.
      OpBuilder before(program);
      Operation *last = gpu::GPUModuleOp::create(before, program.getLoc(), "anchor");
      Operation *anchor = last;
      LogicalResult converted = tier::where::convert(program, *machine, last);
      anchor->erase();
      if (failed(converted))
        return signalPassFailure();
    }
  }
};

} // namespace
