//===- SynthesizeSchedule.cpp - what limits a kernel's main loop ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Transport/IR/Transport.h"
#include "tier/Dialect/Transport/Transforms/Passes.h"
#include "tier/Problem/RingSchedule.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace tier::problem;

namespace tier::transport {

#define GEN_PASS_DEF_SYNTHESIZESCHEDULE
#include "tier/Dialect/Transport/Transforms/Passes.h.inc"

static remark::RemarkOpts named(StringRef name) {
  return remark::RemarkOpts::name(name).category(
      "transport-synthesize-schedule");
}

/// Extents of a product that keeps the whole machine busy for long.
static constexpr int64_t large = 8192;

/// The products that read a stage, if a matrix unit reads it by itself.
static SmallVector<ir::MmaOp> findProducts(ChannelOp channel) {
  SmallVector<ir::MmaOp> products;
  for (Operation *user : channel.getChannel().getUsers())
    if (auto get = dyn_cast<GetOp>(user))
      for (Operation *reader : get->getUsers())
        if (auto mma = dyn_cast<ir::MmaOp>(reader))
          if (mma.getGrain() == ir::Grain::warpgroup &&
              !llvm::is_contained(products, mma))
            products.push_back(mma);
  return products;
}

static bool overlaps(ChannelOp channel) {
  return llvm::any_of(channel.getChannel().getUsers(), [](Operation *user) {
    auto release = dyn_cast<ReleaseOp>(user);
    return release && release.getPending() > 0;
  });
}

/// The boxes that fill a stage, and whether all walk along their rows: then a
/// line of 256 bytes brings the rows of two iterations.
static void countBoxes(ChannelOp channel, schedule::Iteration &iteration) {
  iteration.boxes = 0;
  iteration.sharesLines = true;
  for (Operation *user : channel.getChannel().getUsers()) {
    auto put = dyn_cast<PutOp>(user);
    if (!put)
      continue;
    auto loop = put->getParentOfType<scf::ForOp>();
    put.walk([&](BulkLoadOp load) {
      layout::TensorMapAttr map = load.getSource().getType().getMap();
      MemRefType tile = load.getFilledType();
      iteration.boxes += tile.getNumElements() / map.getBoxElements();
      int64_t rowBytes =
          map.getBox().front() * tile.getElementTypeBitWidth() / 8;
      Value innermost = load.getCoordinates().front();
      int64_t columns = tile.getNumElements() / tile.getShape().front();
      iteration.sharesLines &=
          loop && innermost == loop.getInductionVar() && rowBytes <= 128 &&
          columns * tile.getElementTypeBitWidth() / 8 <= 128;
    });
  }
}

/// One iteration of the ring, as the schedule model sees it.
static std::optional<schedule::Iteration>
describe(ChannelOp channel, ir::PlanAttr plan,
         const machine::Machine &machine) {
  SmallVector<ir::MmaOp> products = findProducts(channel);
  if (products.empty() || channel.getCompletion() != Completion::transaction ||
      plan.getTile().size() != 3)
    return std::nullopt;
  schedule::Iteration iteration;
  iteration.units = machine.units;
  iteration.overlapsProducts = overlaps(channel);
  for (Type tile : channel.getChannel().getType().getTiles())
    iteration.bytes += ir::toProblem(cast<MemRefType>(tile)).bytes();
  countBoxes(channel, iteration);
  for (ir::MmaOp mma : products) {
    ShapedType a = mma.getTypeA();
    auto b = cast<MemRefType>(mma.getB().getType());
    std::optional<machine::Element> element =
        ir::getElement(a.getElementType());
    if (!element)
      return std::nullopt;
    iteration.element = *element;
    iteration.multiplies += a.getNumElements() * b.getDimSize(0);
  }
  ArrayRef<int64_t> tile = plan.getTile();
  iteration.ownShare = schedule::ownShareOf(large, large, tile[0], tile[1],
                                            plan.getGroup(), machine.units);
  return iteration;
}

static void judge(ChannelOp channel, const schedule::Iteration &iteration,
                  const machine::Timings &timings) {
  schedule::RingTimes times = schedule::timesOf(iteration, timings);
  int64_t stages = channel.getStages(), fewest = times.fewestStages();
  schedule::Bound bound = times.bound(stages);
  std::string period =
      llvm::formatv("a period of {0:f0} cycles, bound by the {1}",
                    times.period(stages).value(), schedule::stringify(bound))
          .str();
  if (bound == schedule::Bound::Latency)
    remark::missed(channel.getLoc(), named("Stages"))
        << llvm::formatv("[async.stages] expects {0} stages to hide a latency "
                         "of {1} cycles, got {2}: {3}",
                         fewest, times.latency, stages, period)
               .str();
  else
    remark::passed(channel.getLoc(), named("Stages"))
        << llvm::formatv("{0}; {1} of {2} stages suffice", period, fewest,
                         stages)
               .str();
}

namespace {
struct SynthesizeSchedule
    : impl::SynthesizeScheduleBase<SynthesizeSchedule> {
  void runOnOperation() override {
    WalkResult walked =
        getOperation()->walk([](gpu::GPUFuncOp kernel) -> WalkResult {
          auto plan = kernel->getAttrOfType<ir::PlanAttr>("tier.plan");
          if (!plan)
            return WalkResult::advance();
          FailureOr<const machine::Machine *> machine = ir::getMachine(kernel);
          if (failed(machine))
            return WalkResult::interrupt();
          const machine::Timings *timings =
              machine::findTimings((*machine)->name);
          if (timings)
            kernel.walk([&](ChannelOp channel) {
              if (auto iteration = describe(channel, plan, **machine))
                judge(channel, *iteration, *timings);
            });
          return WalkResult::advance();
        });
    if (walked.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::transport
