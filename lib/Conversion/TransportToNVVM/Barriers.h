//===- Barriers.h - barriers, fences and the choice of one thread ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_BARRIERS_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_BARRIERS_H

#include "Assembly.h"

namespace tier::nvvm {

/// Bytes of one barrier object in shared memory.
constexpr int64_t kBarrierBytes = 8;

// Barriers in shared memory are named by their i32 addresses.

/// The object counts `arrivals` per phase.
void emitBarrierInit(Assembly &a, mlir::Value address, int32_t arrivals);
/// Makes the initialised objects visible to the asynchronous proxy.
void emitBarrierInitFence(Assembly &a);
/// One arrival that also announces `bytes`.
void emitArriveExpect(Assembly &a, mlir::Value address, int64_t bytes);
/// The object of the first CTA of a pair, as both CTAs address it.
mlir::Value emitLeaderAddress(Assembly &a, mlir::Value address);
/// One arrival that announces `bytes`, in the first CTA of a pair alone.
void emitLeaderArriveExpect(Assembly &a, mlir::Value address, int64_t bytes);
/// One arrival where `predicate` (i1) holds, without a branch.
void emitArriveIf(Assembly &a, mlir::Value address, mlir::Value predicate);
/// The same at the object of CTA `rank` (i32) of the cluster, with release at
/// cluster scope, or without release: the first costs a fence of all memory.
void emitRemoteArriveIf(Assembly &a, mlir::Value address, mlir::Value rank,
                        mlir::Value predicate, bool isRelaxed);
/// One arrival of each thread, where `predicate` (i1, or null) holds, when the
/// asynchronous copies that it issued have ended.
void emitArriveAfterCopies(Assembly &a, mlir::Value address,
                           mlir::Value predicate);
/// The object's memory may serve something else.
void emitBarrierInvalidate(Assembly &a, mlir::Value address);
/// Waits until the phase of `parity` (i32) is over. With `ofCluster` what other
/// CTAs released by their arrivals is acquired too.
void emitWait(Assembly &a, mlir::Value address, mlir::Value parity,
              bool ofCluster = false);

/// What a bounded wait writes down if it expires.
struct BoundedWait {
  int64_t limit;      ///< in milliseconds
  int32_t number;     ///< of the wait in its kernel
  mlir::Value report; ///< pointer to the report in global memory
  mlir::Value stage, round;
  bool ofCluster = false; ///< as for emitWait
};
/// The same, bounded (tier/Target/Watchdog.h). `gaveUp` (i32) is not 0 where an
/// earlier wait of this thread expired: it waits no more. Returns what it is
/// then.
mlir::Value emitBoundedWait(Assembly &a, mlir::Value address,
                            mlir::Value parity, mlir::Value gaveUp,
                            const BoundedWait &wait);

/// All threads of the CTA.
void emitCtaBarrier(Assembly &a);
/// All threads of the cluster.
void emitClusterBarrier(Assembly &a, bool isRelaxed = false);
/// `threads` threads that name `id`.
void emitNamedBarrier(Assembly &a, int32_t id, int32_t threads);
void emitWarpBarrier(Assembly &a);

/// Generic accesses to shared memory before accesses of the asynchronous proxy.
void emitSharedProxyFence(Assembly &a);
void emitGlobalProxyFence(Assembly &a);

/// True in one thread of a converged warp.
mlir::Value emitElect(Assembly &a);
/// Moves the register budget of a warpgroup to `registers`.
void emitRegisterBudget(Assembly &a, int64_t registers, int64_t entry);

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_BARRIERS_H
