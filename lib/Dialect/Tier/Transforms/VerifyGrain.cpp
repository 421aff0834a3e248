//===- VerifyGrain.cpp - who executes what --------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A collective op waits, or is undefined, where not all threads of its grain
// come. Who comes is decided by the loops and branches around it, up to the role
// or the kernel:
//
//   %q = arith.cmpi ult, %thread, %c16
//   scf.if %q {                             one value in 16 threads
//     tier.mma .. on warp                   needs one value in 32
//   }
//
//===----------------------------------------------------------------------===//

#include "Grain.h"
#include "Uniformity.h"
#include "tier/Dialect/Tier/Transforms/VerifyGrain.h"
#include "tier/Dialect/Transport/IR/Cluster.h"
#include "tier/Dialect/Tier/Transforms/Passes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tier::ir {

#define GEN_PASS_DEF_VERIFYGRAIN
#include "tier/Dialect/Tier/Transforms/Passes.h.inc"

namespace {
class Verifier {
public:
  Verifier(gpu::GPUFuncOp kernel, int64_t lanes, ArrayRef<int64_t> cluster)
      : kernel(kernel), lanes(lanes), crews(getCrews(kernel)),
        uniformity(kernel, lanes, cluster) {
    for (int64_t extent : cluster)
      ctas *= extent;
  }
  LogicalResult run();
  /// Checks no more than who comes to ops of a pair or a cluster.
  LogicalResult runBetweenCtas();

private:
  Crew getCrew(Operation *op) const;
  LogicalResult verify(Operation *op, const Crew &crew);
  LogicalResult verifyThreads(Operation *op, Grain grain, const Crew &crew);
  LogicalResult verifyReached(Operation *op, Grain grain, const Crew &crew);
  LogicalResult verifyOperands(Operation *op, const Crew &crew);
  LogicalResult verifyPartition(Operation *op, const Crew &crew);
  bool isOne(const Spread &spread, Grain grain, const Crew &crew) const;

  gpu::GPUFuncOp kernel;
  int64_t lanes, ctas = 1;
  SmallVector<Crew> crews;
  Uniformity uniformity;
};
} // namespace

static StringRef nameOf(Grain grain, const Crew &crew) {
  if (grain != Grain::cta)
    return stringifyGrain(grain);
  return isa<transport::RoleOp>(crew.region) ? "role" : "CTA";
}

bool Verifier::isOne(const Spread &spread, Grain grain,
                     const Crew &crew) const {
  bool isOneInCrew =
      crew.isOneThread ||
      spread.isOneFrom(crew.firstWarp * lanes, crew.warps * lanes);
  switch (grain) {
  case Grain::thread:
    return true;
  case Grain::warp:
    return isOneInCrew || spread.isOneIn(lanes);
  case Grain::warpgroup:
    return isOneInCrew || spread.isOneIn(4 * lanes);
  case Grain::cta:
    return isOneInCrew;
  case Grain::pair:
    return isOneInCrew && spread.isOneInCtas(2);
  case Grain::cluster:
    return isOneInCrew && spread.isOneInCtas(std::max<int64_t>(1, ctas));
  }
  llvm_unreachable("all grains");
}

/// Ops of more than one thread, which a role of one thread cannot run: what one
/// thread issues for its CTA is none of them.
static bool needsWarps(Operation *op, Grain grain) {
  if (grain == Grain::warp || grain == Grain::warpgroup)
    return true;
  return grain != Grain::thread &&
         isa<MmaOp, ReduceOp, ClusterReduceOp, ClusterGatherOp, layout::ConvertOp,
             transport::BarrierOp, transport::ClusterBarrierOp>(op);
}

LogicalResult Verifier::verifyThreads(Operation *op, Grain grain,
                                      const Crew &crew) {
  bool hasThreads = !crew.isOneThread || !needsWarps(op, grain);
  // Without a plan nothing says how many warps there are.
  bool isKnown = isa<transport::RoleOp>(crew.region) ||
                 kernel->hasAttr("tier.plan");
  if (grain == Grain::warpgroup && isKnown)
    hasThreads &= crew.warps % 4 == 0 && crew.firstWarp % 4 == 0;
  if (hasThreads)
    return success();
  InFlightDiagnostic error = op->emitOpError("[tier.grain-threads] expects ");
  if (grain == Grain::warpgroup)
    error << "whole groups of 4 warps that begin at a multiple of 4, got ";
  else
    error << "a " << nameOf(grain, crew) << " of several threads, got ";
  if (crew.isOneThread)
    error << "a role of one thread";
  else
    error << crew.warps << " warps from warp " << crew.firstWarp << " on";
  error.attachNote(crew.region->getLoc()) << "they are given here";
  error.attachNote() << "fix: give the role a multiple of 4 warps, behind roles "
                        "that have one too, and not one_thread";
  return error;
}

LogicalResult Verifier::verifyReached(Operation *op, Grain grain,
                                      const Crew &crew) {
  if (grain == Grain::thread)
    return success();
  for (Operation *around = op->getParentOp();
       around && around != crew.region && around != kernel.getOperation();
       around = around->getParentOp()) {
    if (isOne(uniformity.getCondition(around), grain, crew))
      continue;
    InFlightDiagnostic error =
        op->emitOpError("[tier.grain-divergent] expects all threads of a ")
        << nameOf(grain, crew) << " at a collective op, got some of them";
    error.attachNote(around->getLoc())
        << (isa<LoopLikeOpInterface>(around) ? "the number of turns"
                                             : "the condition")
        << " here differs between them";
    error.attachNote() << "fix: decide by what all of them know: block ids, "
                          "arguments, the number of the "
                       << (grain == Grain::warp ? "warp" : "role");
    return error;
  }
  return success();
}

LogicalResult Verifier::verifyOperands(Operation *op, const Crew &crew) {
  for (auto [operand, what] : getUniformOperands(op)) {
    if (isOne(uniformity.get(operand), Grain::cta, crew))
      continue;
    InFlightDiagnostic error =
        op->emitOpError("[tier.uniform-operand] expects ")
        << what << " that is one value in all threads of the "
        << nameOf(Grain::cta, crew) << ", got one that differs";
    error.attachNote(operand.getLoc()) << "it is computed here";
    error.attachNote() << "fix: the fragment says what each thread takes; "
                          "compute the operand from block ids and arguments";
    return error;
  }
  return success();
}

/// A warp reaches a quarter of the lanes of tensor memory, that of its number.
LogicalResult Verifier::verifyPartition(Operation *op, const Crew &crew) {
  Value memory, tile;
  if (auto load = dyn_cast<LoadOp>(op)) {
    memory = load.getSource();
    tile = load.getTile();
  } else if (auto store = dyn_cast<StoreOp>(op)) {
    memory = store.getTarget();
    tile = store.getTile();
  }
  if (!memory || !isTensorMemory(memory.getType()))
    return success();
  layout::FragmentAttr fragment = layout::getFragment(tile.getType());
  int64_t rows = cast<MemRefType>(memory.getType()).getDimSize(0);
  int64_t quarter = std::max<int64_t>(1, rows / 4);
  // Rows that the lanes and registers of one warp add to where it begins.
  llvm::SmallSetVector<int64_t, 32> inside;
  for (int64_t l = 0; l < fragment.getNumLanes(); ++l)
    for (int64_t r = 0; r < fragment.getNumRegisters(); ++r)
      inside.insert(fragment.getCoordinate(fragment.getLanes(), l)[0] +
                    fragment.getCoordinate(fragment.getRegisters(), r)[0]);
  for (int64_t w = 0, warps = fragment.getNumWarps(); w < warps; ++w)
    for (int64_t offset : inside) {
      int64_t row = fragment.getCoordinate(fragment.getWarps(), w)[0] + offset;
      int64_t own = (crew.firstWarp + w) % 4;
      if (row / quarter == own)
        continue;
      InFlightDiagnostic error =
          op->emitOpError("[tier.tensor-partition] expects rows ")
          << own * quarter << " to " << (own + 1) * quarter - 1
          << " in the lanes of warp " << crew.firstWarp + w << ", got row "
          << row;
      error.attachNote(crew.region->getLoc()) << "its warps are given here";
      error.attachNote() << "fix: lane [32:[1, 0]], warp [4:[32, 0]], in a "
                            "role that begins at a multiple of 4 warps";
      return error;
    }
  return success();
}

LogicalResult Verifier::verify(Operation *op, const Crew &crew) {
  Grain grain = getGrain(op);
  return failure(failed(verifyThreads(op, grain, crew)) ||
                 failed(verifyReached(op, grain, crew)) ||
                 failed(verifyOperands(op, crew)) ||
                 failed(verifyPartition(op, crew)));
}

Crew Verifier::getCrew(Operation *op) const {
  if (auto role = op->getParentOfType<transport::RoleOp>())
    return *llvm::find_if(
        crews, [&](const Crew &one) { return one.region == role; });
  // What lies outside of roles belongs to all warps.
  return {kernel, 0, countWarps(crews)};
}

LogicalResult Verifier::run() {
  bool failedAny = false;
  kernel.walk([&](Operation *op) {
    failedAny |= failed(verify(op, getCrew(op)));
  });
  return failure(failedAny);
}

LogicalResult Verifier::runBetweenCtas() {
  bool failedAny = false;
  kernel.walk([&](Operation *op) {
    Grain grain = getGrain(op);
    if (grain == Grain::pair || grain == Grain::cluster)
      failedAny |= failed(verifyReached(op, grain, getCrew(op)));
  });
  return failure(failedAny);
}

static Verifier makeVerifier(gpu::GPUFuncOp kernel) {
  const machine::Machine *machine = findMachine(kernel);
  // Grids have one dimension, and so have the clusters of their CTAs.
  return Verifier(kernel, machine ? machine->lanes : 32,
                  {transport::countClusterCtas(kernel)});
}

LogicalResult verifyGrainBetweenCtas(gpu::GPUFuncOp kernel) {
  return makeVerifier(kernel).runBetweenCtas();
}

namespace {
struct VerifyGrain : impl::VerifyGrainBase<VerifyGrain> {
  void runOnOperation() override {
    bool failedAny = false;
    getOperation()->walk([&](gpu::GPUFuncOp kernel) {
      const machine::Machine *machine = findMachine(kernel);
      failedAny |= failed(makeVerifier(kernel).run()) ||
                   failed(verifyClusterLife(kernel));
      if (machine)
        failedAny |= failed(verifyCapacity(kernel, *machine)) ||
                     failed(verifyRegisters(kernel, *machine));
    });
    if (failedAny)
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::ir
