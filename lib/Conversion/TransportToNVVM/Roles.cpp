//===- Roles.cpp - warps that do different things -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "NVVMTarget.h"
#include "TensorMemory.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tier::nvvm {

/// Registers per thread when the kernel starts: the register file divided among
/// whole warpgroups, of as many CTAs as are planned for a multiprocessor.
static int64_t entryRegisters(int64_t warps, gpu::GPUFuncOp kernel) {
  auto ctas = kernel->getAttrOfType<IntegerAttr>("tier.ctas");
  int64_t threads = llvm::alignTo(warps, 4) * 32 * (ctas ? std::max<int64_t>(1, ctas.getInt()) : 1);
  return std::min<int64_t>(65536 / threads / 8 * 8, 255);
}

LogicalResult NVVMTarget::beginRole(ThreadEmitter &emitter,
                                    transport::RoleOp op) {
  Assembly a(emitter.builder(), emitter.loc());
  if (std::optional<uint64_t> registers = op.getRegisters()) {
    if (emitter.role().warps % 4 || emitter.role().firstWarp % 4)
      return op.emitOpError("[tier.registers] expects a budget on whole "
                            "warpgroups, got ")
             << emitter.role().warps << " warps from warp "
             << emitter.role().firstWarp;
    emitRegisterBudget(a, *registers, entryRegisters(emitter.getNumWarps(), emitter.kernel));
  }

  isSingleThread = op.getOneThread();
  if (!isSingleThread)
    return success();
  // The rest of the role is emitted inside: the core leaves it with the role.
  OpBuilder &b = emitter.builder();
  Value isFirst = a.compare(LLVM::ICmpPredicate::eq, uniformWarp,
                            a.constant(emitter.role().firstWarp));
  auto inWarp = scf::IfOp::create(b, a.loc, isFirst, /*withElseRegion=*/false);
  b.setInsertionPointToStart(inWarp.thenBlock());
  auto inThread =
      scf::IfOp::create(b, a.loc, emitElect(a), /*withElseRegion=*/false);
  b.setInsertionPointToStart(inThread.thenBlock());
  return success();
}

LogicalResult NVVMTarget::endRoles(ThreadEmitter &emitter,
                                   transport::RolesOp op) {
  isSingleThread = false;
  if (!tensorColumns || meetings.closing) // a pair frees where it meets
    return success();
  // Whoever read tensor memory is done with it when all threads have met.
  Assembly a(emitter.builder(), emitter.loc());
  emitWarpBarrier(a);
  emitTensorFenceBefore(a);
  emitCtaBarrier(a);
  emitTensorFenceAfter(a);
  freeTensorMemory(emitter);
  return success();
}

} // namespace tier::nvvm
