//===- NVVMTarget.h - the words of an NVIDIA GPU --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Barriers are rows of mbarrier objects in shared memory, 8 bytes each. What one
// thread of a role does, the role's first thread does; a role that is marked
// `one_thread` is run by an elected one.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_NVVMTARGET_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_NVVMTARGET_H

#include "Assembly.h"
#include "tier/Conversion/TileToThread/TileToThread.h"
#include "tier/Dialect/Transport/IR/PairMeetings.h"

namespace tier::nvvm {

class NVVMTarget : public ThreadTarget {
public:
  using ThreadTarget::ThreadTarget;

  // TransportToNVVM.cpp
  mlir::LogicalResult finish(ThreadEmitter &emitter) override;
  mlir::Value emitSharedBase(ThreadEmitter &emitter) override;
  mlir::Value emitThreadIndex(ThreadEmitter &emitter) override;
  mlir::Value emitWarpIndex(ThreadEmitter &) override { return uniformWarp; }
  mlir::Value emitBlockIndex(ThreadEmitter &emitter,
                             mlir::gpu::Dimension dimension) override;
  mlir::Value emitGridSize(ThreadEmitter &emitter,
                           mlir::gpu::Dimension dimension) override;
  mlir::Value emitShuffleXor(ThreadEmitter &emitter, mlir::Value value,
                             int64_t mask) override;
  mlir::Value emitShuffleIndex(ThreadEmitter &emitter, mlir::Value value,
                               mlir::Value lane) override;
  mlir::Value emitShuffleStep(ThreadEmitter &emitter, mlir::Value value,
                              int64_t step) override;
  mlir::Value emitMatrixTranspose(ThreadEmitter &emitter,
                                  mlir::Value word) override;
  void emitBarrier(ThreadEmitter &emitter) override;
  void begin(ThreadEmitter &emitter, mlir::Operation *op) override;
  mlir::FailureOr<bool> emit(ThreadEmitter &emitter,
                             mlir::Operation *op) override;
  mlir::Value emitExp2(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value value) override;
  mlir::Value emitExp(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value value) override;
  mlir::Value emitRsqrt(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Value value) override;
  bool convertsSmallFloats() const override { return machine.hasBulkCopy; }
  void configureLowering(mlir::LLVMTypeConverter &converter,
                         mlir::RewritePatternSet &patterns,
                         mlir::ConversionTarget &target) override;

  // Predicates.cpp
  mlir::Value emitPredicatedLoad(ThreadEmitter &emitter, mlir::Value pointer,
                                 mlir::Type type, int64_t alignment,
                                 mlir::Value predicate) override;
  mlir::Value emitFetchingLoad(ThreadEmitter &emitter, mlir::Value pointer, mlir::Type type,
                               int64_t alignment, mlir::Value predicate,
                               int64_t fetchBytes) override;
  void emitPredicatedStore(ThreadEmitter &emitter, mlir::Value value,
                           mlir::Value pointer, int64_t alignment,
                           mlir::Value predicate) override;
  mlir::Value emitOpaque(ThreadEmitter &emitter, mlir::Value value) override;
  mlir::Value emitUnknownZero(ThreadEmitter &emitter, mlir::Value after) override;

  // BarrierOps.cpp
  mlir::LogicalResult placeTensorTiles(ThreadEmitter &emitter,
                                       const StageRing &ring) override;
  View tensorTile(ThreadEmitter &emitter, const StageRing &ring,
                  unsigned number, mlir::Value stage) override;

  // Roles.cpp
  mlir::LogicalResult beginRole(ThreadEmitter &emitter,
                                transport::RoleOp op) override;
  mlir::LogicalResult endRoles(ThreadEmitter &emitter,
                               transport::RolesOp op) override;

private:
  /// A row of barriers.
  struct Barriers {
    int64_t offset = 0; ///< of the first one in shared memory
    /// i32 slot that counts waits, for the watchdog.
    mlir::Value rounds;
  };
  Barriers &barriersOf(mlir::Value value) { return barriers[value]; }
  mlir::Value address(ThreadEmitter &emitter, mlir::Value value,
                      mlir::Value number);
  mlir::FailureOr<bool> emitBarrierOp(ThreadEmitter &emitter,
                                      mlir::Operation *op);
  void emitCreate(ThreadEmitter &emitter, transport::BarrierCreateOp op);
  void emitExpect(ThreadEmitter &emitter, transport::BarrierExpectOp op);
  void emitArrive(ThreadEmitter &emitter, transport::BarrierArriveOp op);
  void publishBarriers(ThreadEmitter &emitter);
  // Turns.cpp
  void emitTell(ThreadEmitter &emitter, transport::TellOp op);
  void emitTold(ThreadEmitter &emitter, transport::ToldOp op);
  // Claims.cpp
  mlir::LogicalResult emitClaimOp(ThreadEmitter &emitter, mlir::Operation *op);
  void reserveTensorMemory(ThreadEmitter &emitter);
  void freeTensorMemory(ThreadEmitter &emitter);
  void emitClusterMeeting(ThreadEmitter &emitter,
                          transport::ClusterBarrierOp op);

  // Watchdog.cpp: without a watchdog these are emitWait and the body alone.
  void startWatchdog(ThreadEmitter &emitter);
  void watch(ThreadEmitter &emitter, Barriers &row);
  void emitPhaseWait(ThreadEmitter &emitter, transport::BarrierWaitOp op);
  /// What other threads would wait for in vain: not after this thread gave up.
  void emitUnlessGivenUp(ThreadEmitter &emitter,
                         llvm::function_ref<void()> body);
  void finishWatchdog(ThreadEmitter &emitter);

  mlir::FailureOr<bool> emitBulk(ThreadEmitter &emitter,
                                 transport::BulkLoadOp op);
  mlir::FailureOr<bool> emitBulk(ThreadEmitter &emitter,
                                 transport::BulkStoreOp op);
  mlir::FailureOr<bool> emitGroupCopy(ThreadEmitter &emitter,
                                      transport::GroupCopyOp op);
  // MatrixMoves.cpp
  mlir::FailureOr<bool> emitMatrixStore(ThreadEmitter &emitter, ir::StoreOp op);
  mlir::FailureOr<bool> emitMatrixLoad(ThreadEmitter &emitter, ir::LoadOp op);
  // ClusterReduce.cpp
  /// The numbers of all CTAs of the cluster, in their order, for each that is brought.
  mlir::FailureOr<llvm::SmallVector<llvm::SmallVector<mlir::Value>>>
  exchangeNumbers(ThreadEmitter &emitter, mlir::Operation *op, llvm::ArrayRef<mlir::Value> brought);
  mlir::FailureOr<bool> emitClusterGather(ThreadEmitter &emitter, ir::ClusterGatherOp op);
  mlir::FailureOr<bool> emitClusterReduce(ThreadEmitter &emitter,
                                          ir::ClusterReduceOp op);
  mlir::FailureOr<bool> emitAwait(ThreadEmitter &emitter,
                                  transport::AwaitOp op);
  void emitOnce(ThreadEmitter &emitter, llvm::function_ref<void()> body);

  llvm::DenseMap<mlir::Value, Barriers> barriers;
  /// The columns of the stages of a ring in tensor memory.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<int64_t, 2>> columns;
  /// The warp's number in the CTA, equal in all lanes by construction.
  mlir::Value uniformWarp;
  /// The grid ahead has ended, for what is emitted from here on.
  bool isAloneInStream = false;
  /// One thread alone runs the current role.
  bool isSingleThread = false;
  /// Columns of tensor memory, and the address of the first one.
  int64_t tensorColumns = 0;
  mlir::Value tensorAddress;
  /// CTAs that share products, and where they meet if there are two.
  int64_t ctasOfProducts = 1;
  transport::PairMeetings meetings;
  /// Where the CTAs of a cluster exchange numbers; -1: nowhere.
  int64_t exchangeOffset = -1;
  /// All have arrived and not waited, for what is emitted from here on.
  bool exchangeIsOpen = false;
  /// Milliseconds that a wait may take; 0: no watchdog.
  int64_t watchdogLimit = 0;
  /// i32 slot: this thread no longer waits.
  mlir::Value gaveUp;
  /// What each wait of the kernel waits for, as attributes.
  llvm::SmallVector<mlir::Attribute> watched;
};

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_NVVMTARGET_H
