//===- NVVMTarget.h - the words of an NVIDIA GPU --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A channel that completes by `transaction`, or that joins two roles, is a ring
// of two barriers per stage:
//
//   full[s]   one arrival with the bytes of the bulk copies, and one arrival of
//             each putting warp if the put also stores (of each thread, when
//             its asynchronous copies end, if it does nothing else)
//   empty[s]  one arrival of each getting warp
//
// A put waits for empty[s] with the opposite parity (the first round passes at
// once); a get waits for full[s]. A ring in one role needs no barriers: a get
// waits for the copy groups and meets the CTA's other threads.
//
// A channel that completes by `mma_commit` has its stages in tensor memory. One
// thread of the putting role issues the products; their end is the arrival at
// full[s], and at empty[s] of the channels whose stages the products read.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_NVVMTARGET_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_NVVMTARGET_H

#include "Assembly.h"
#include "tier/Conversion/TileToThread/TileToThread.h"

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
  mlir::FailureOr<bool> emit(ThreadEmitter &emitter,
                             mlir::Operation *op) override;
  mlir::Value emitExp2(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value value) override;
  mlir::Value emitExp(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value value) override;
  bool convertsSmallFloats() const override { return machine.hasBulkCopy; }
  void configureLowering(mlir::LLVMTypeConverter &converter,
                         mlir::RewritePatternSet &patterns,
                         mlir::ConversionTarget &target) override;

  // Predicates.cpp
  mlir::Value emitPredicatedLoad(ThreadEmitter &emitter, mlir::Value pointer,
                                 mlir::Type type, int64_t alignment,
                                 mlir::Value predicate) override;
  void emitPredicatedStore(ThreadEmitter &emitter, mlir::Value value,
                           mlir::Value pointer, int64_t alignment,
                           mlir::Value predicate) override;

  // Channels.cpp
  mlir::LogicalResult createChannel(ThreadEmitter &emitter,
                                    Channel &channel) override;
  View tensorTile(ThreadEmitter &emitter, const Channel &channel,
                  unsigned number, mlir::Value stage) override;
  mlir::LogicalResult beginPut(ThreadEmitter &emitter, Channel &channel,
                               transport::PutOp op, mlir::Value stage,
                               mlir::Value phase) override;
  mlir::LogicalResult endPut(ThreadEmitter &emitter, Channel &channel,
                             transport::PutOp op, mlir::Value stage,
                             mlir::Value phase) override;
  mlir::LogicalResult emitGet(ThreadEmitter &emitter, Channel &channel,
                              transport::GetOp op, mlir::Value stage,
                              mlir::Value phase) override;
  mlir::LogicalResult emitRelease(ThreadEmitter &emitter, Channel &channel,
                                  transport::ReleaseOp op) override;

  // Roles.cpp
  mlir::LogicalResult beginRoles(ThreadEmitter &emitter,
                                 transport::RolesOp op) override;
  mlir::LogicalResult beginRole(ThreadEmitter &emitter,
                                transport::RoleOp op) override;
  mlir::LogicalResult endRoles(ThreadEmitter &emitter,
                               transport::RolesOp op) override;

private:
  /// What a ring with barriers is made of.
  struct Ring {
    bool hasBarriers = false;
    /// Warps that store into a stage themselves; 0 for bulk copies alone.
    int64_t storingWarps = 0;
    bool hasBulkCopies = false;
    /// Puts store by asynchronous copies alone; their ends are the arrivals.
    bool arrivesByCopies = false;
    /// Lanes read stages by themselves, not through the matrix unit alone.
    bool readsOrdinarily = false;
    /// Stages lie in tensor memory, at these columns.
    llvm::SmallVector<int64_t, 2> columns;
    /// The products that read a stage say when they are done with it.
    bool isReleasedByProducts = false;
    /// i32 slot: stages got and not yet released.
    mlir::Value held;
    /// In the order of the kernel's code, and i32 slots that count waits until
    /// a stage is full and until it is empty; for the watchdog.
    int64_t number = 0;
    mlir::Value fullRounds, emptyRounds;
  };
  Ring &ringOf(Channel &channel) { return rings[channel.op]; }
  Ring describe(Channel &channel);
  mlir::Value fullBarrier(ThreadEmitter &emitter, Channel &channel,
                          mlir::Value stage);
  mlir::Value emptyBarrier(ThreadEmitter &emitter, Channel &channel,
                           mlir::Value stage);
  void releaseOldest(ThreadEmitter &emitter, Channel &channel, int64_t pending);
  void publishBarriers(ThreadEmitter &emitter);
  mlir::LogicalResult placeColumns(Channel &channel, Ring &ring);
  void reserveTensorMemory(ThreadEmitter &emitter);

  // Watchdog.cpp: without a watchdog these are emitWait and the body alone.
  void startWatchdog(ThreadEmitter &emitter);
  void watch(ThreadEmitter &emitter, Ring &ring);
  enum class Until { full, empty };
  void emitStageWait(ThreadEmitter &emitter, Channel &channel, Until until,
                     mlir::Value address, mlir::Value stage,
                     mlir::Value parity);
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
  // MatrixStore.cpp
  mlir::FailureOr<bool> emitMatrixStore(ThreadEmitter &emitter, ir::StoreOp op);
  mlir::FailureOr<bool> emitAwait(ThreadEmitter &emitter,
                                  transport::AwaitOp op);
  void emitOnce(ThreadEmitter &emitter, llvm::function_ref<void()> body);

  llvm::DenseMap<mlir::Operation *, Ring> rings;
  /// The warp's number in the CTA, equal in all lanes by construction.
  mlir::Value uniformWarp;
  /// Barriers were initialised and not yet shown to the other threads.
  bool hasFreshBarriers = false;
  /// One thread alone runs the current role.
  bool isSingleThread = false;
  /// Columns of tensor memory, and the address of the first one.
  int64_t tensorColumns = 0;
  mlir::Value tensorAddress;
  /// The stage's full barrier, within a put.
  mlir::Value currentBarrier;
  /// Milliseconds that a wait may take; 0: no watchdog.
  int64_t watchdogLimit = 0;
  /// i32 slot: this thread no longer waits.
  mlir::Value gaveUp;
  /// What each wait of the kernel waits for, as attributes.
  llvm::SmallVector<mlir::Attribute> watched;
};

/// Whether one thread may run the role: it only issues bulk copies.
bool issuesBulkCopiesOnly(transport::RoleOp role);
/// Whether one thread may run the role: it only waits for operands and issues
/// products that write tensor memory.
bool issuesProductsOnly(transport::RoleOp role);

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_NVVMTARGET_H
