//===- VerifyRegisters.cpp - what the threads of a role have to hold ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Budgets fit the register file, and hold the tiles that are alive where a role
// waits (Life.h).
//
//===----------------------------------------------------------------------===//

#include "Grain.h"
#include "Life.h"

using namespace mlir;

namespace tier::ir {

//===----------------------------------------------------------------------===//
// Budgets
//===----------------------------------------------------------------------===//

static LogicalResult verifyRole(const Crew &crew, Life &life, int64_t budget) {
  Operation *worst = nullptr;
  int64_t most = 0;
  crew.region->walk([&](Operation *op) {
    if (!isPoint(op))
      return;
    // What arrives is in registers as it is.
    int64_t registers = countArrivingRegisters(op);
    for (Value tile : life.find(op))
      registers += countWaitingRegisters(tile);
    if (registers > most) {
      most = registers;
      worst = op;
    }
  });
  if (most <= budget)
    return success();
  InFlightDiagnostic error =
      worst->emitOpError("[tier.role-registers] expects tiles alive here that "
                         "fit ")
      << budget << " registers of a thread, got at least " << most;
  error.attachNote(crew.region->getLoc()) << "the budget is given here";
  error.attachNote() << "fix: take smaller tiles, more warps, or a larger "
                        "budget; store a tile to shared memory before";
  return error;
}

LogicalResult verifyRegisters(gpu::GPUFuncOp kernel,
                              const machine::Machine &machine) {
  if (machine.isHost())
    return success();
  SmallVector<Crew> crews = getCrews(kernel);
  auto plan = kernel->getAttrOfType<PlanAttr>("tier.plan");
  bool hasRoles = isa<transport::RoleOp>(crews.front().region);
  int64_t entry = countEntryRegisters(countWarps(crews), machine);
  int64_t sum = 0;
  bool hasBudgets = false, failedAny = false;
  for (Crew &crew : crews) {
    bool isStated = crew.registers != 0;
    hasBudgets |= isStated;
    if (!isStated)
      crew.registers = entry;
    sum += crew.registers * crew.warps * machine.lanes;
    if (isStated && (crew.warps % 4 || crew.firstWarp % 4)) {
      InFlightDiagnostic error = crew.region->emitOpError(
          "[tier.registers] expects a budget on whole warpgroups, got ");
      error << crew.warps << " warps from warp " << crew.firstWarp;
      error.attachNote() << "fix: give the role a multiple of 4 warps that "
                            "begins at a multiple of 4";
      failedAny = true;
    }
  }
  if (hasBudgets && sum > machine.registersPerCta) {
    InFlightDiagnostic error =
        kernel.emitOpError("[tier.register-file] expects budgets of at most ")
        << machine.registersPerCta << " registers in all threads, got " << sum;
    for (const Crew &crew : crews)
      error.attachNote(crew.region->getLoc())
          << crew.warps << " warps with " << crew.registers
          << " registers a thread";
    error.attachNote() << "fix: lower the budget of a role that holds no "
                          "accumulators";
    failedAny = true;
  }
  // Before roles are formed one text is for all of them.
  bool isFormed = hasRoles || !plan || plan.getWarps().size() < 2;
  if (!isFormed || failedAny || (!hasRoles && !plan))
    return failure(failedAny);
  Life life(kernel);
  for (const Crew &crew : crews)
    failedAny |= failed(verifyRole(
        crew, life, std::min(crew.registers, machine.maxRegisters)));
  return failure(failedAny);
}

} // namespace tier::ir
