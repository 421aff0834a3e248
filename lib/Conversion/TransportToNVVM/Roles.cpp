//===- Roles.cpp - warps that do different things -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "NVVMTarget.h"
#include "TensorMemory.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tier::nvvm {

/// Whether the role consists of index arithmetic and ops of these kinds.
template <typename... Ops> static bool consistsOf(transport::RoleOp role) {
  WalkResult walked = role.walk([&](Operation *op) {
    bool isIndexArithmetic =
        isa<arith::ArithDialect, scf::SCFDialect, memref::MemRefDialect,
            gpu::GPUDialect>(op->getDialect()) &&
        llvm::none_of(op->getResultTypes(), ir::isTile);
    return op == role || isIndexArithmetic || isa<Ops...>(op)
               ? WalkResult::advance()
               : WalkResult::interrupt();
  });
  return !walked.wasInterrupted();
}

bool issuesBulkCopiesOnly(transport::RoleOp role) {
  return consistsOf<transport::PutOp, transport::BulkLoadOp>(role);
}

bool issuesProductsOnly(transport::RoleOp role) {
  return consistsOf<transport::PutOp, transport::GetOp, transport::ReleaseOp,
                    ir::AccumulateOp>(role);
}

/// Registers per thread when the kernel starts: the register file divided among
/// whole warpgroups.
static int64_t entryRegisters(int64_t warps) {
  int64_t threads = llvm::alignTo(warps, 4) * 32;
  return std::min<int64_t>(65536 / threads / 8 * 8, 255);
}

LogicalResult NVVMTarget::beginRoles(ThreadEmitter &emitter,
                                     transport::RolesOp op) {
  publishBarriers(emitter);
  return success();
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
    emitRegisterBudget(a, *registers, entryRegisters(emitter.getNumWarps()));
  }

  isSingleThread = issuesBulkCopiesOnly(op) || issuesProductsOnly(op);
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
  if (!tensorColumns)
    return success();
  // Whoever read tensor memory is done with it when all threads have met.
  Assembly a(emitter.builder(), emitter.loc());
  emitWarpBarrier(a);
  emitTensorFenceBefore(a);
  emitCtaBarrier(a);
  emitTensorFenceAfter(a);
  Value isFirst =
      a.compare(LLVM::ICmpPredicate::eq, uniformWarp, a.constant(0));
  emitter.emitIf(isFirst, [&] {
    Assembly inner(emitter.builder(), emitter.loc());
    emitTensorFree(inner, tensorAddress, tensorColumns);
  });
  return success();
}

} // namespace tier::nvvm
