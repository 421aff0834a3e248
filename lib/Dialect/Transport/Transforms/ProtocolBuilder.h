//===- ProtocolBuilder.h - from ops to a protocol program -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_PROTOCOLBUILDER_H
#define TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_PROTOCOLBUILDER_H

#include "Protocol.h"

#include "tier/Dialect/Transport/IR/PairMeetings.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

namespace tier::transport {

class ProtocolBuilder {
public:
  ProtocolBuilder(mlir::gpu::GPUFuncOp kernel, KernelFacts facts,
                  PairMeetings meetings)
      : kernel(kernel), facts(facts), meetings(meetings) {}
  KernelProtocol build();

private:
  int64_t warpsOf(mlir::Operation *op) const;
  void addBuffer(mlir::Value tile, const std::string &name);
  void addLoops(mlir::Block &block, llvm::StringMap<int> &seen);
  void addRole(llvm::StringRef name, int64_t warps, mlir::Block &block, RoleOp op);

  void visit(mlir::Block &block, problem::protocol::Body &body);
  void visit(mlir::Operation *op, problem::protocol::Body &body);
  bool isFixed(mlir::scf::ForOp loop) const;
  void visitWhile(mlir::scf::WhileOp loop, problem::protocol::Body &body);
  void visitClaim(ClaimOp op, problem::protocol::Body &body);
  void visitLoop(mlir::scf::ForOp loop, problem::protocol::Body &body);
  void visitIf(mlir::scf::IfOp branch, problem::protocol::Body &body);
  // ProtocolBarriers.cpp
  bool visitBarrierOp(mlir::Operation *op, problem::protocol::Body &body);
  void visitRing(RingOp op);
  void visitStage(StageOp op);
  void visitCreate(BarrierCreateOp op, problem::protocol::Body &body);
  void visitPublish(BarrierPublishOp op, problem::protocol::Body &body);
  void visitArrive(BarrierArriveOp op, problem::protocol::Body &body);
  void visitBulkLoad(BulkLoadOp op, problem::protocol::Body &body);
  void visitBulkStore(BulkStoreOp op, problem::protocol::Body &body);
  void visitGroupCopy(GroupCopyOp op, problem::protocol::Body &body);
  void visitTell(TellOp op, problem::protocol::Body &body);
  void visitTold(ToldOp op, problem::protocol::Body &body);
  void visitAwait(AwaitOp op, problem::protocol::Body &body);
  void visitMma(ir::MmaOp mma, problem::protocol::Body &body);
  void findSums();
  std::string nameSums(mlir::Value tile);
  std::string nameRegisters(mlir::Value tile);
  void touchRegisters(mlir::ValueRange written, mlir::Operation *op,
                      problem::protocol::Body &body);
  void visitAccumulate(ir::AccumulateOp product, problem::protocol::Body &body);
  void visitTensorLoad(ir::LoadOp load, problem::protocol::Body &body);
  void reserveTensorMemory();
  void visitExpect(BarrierExpectOp op, problem::protocol::Body &body);
  void visitClusterBarrier(ClusterBarrierOp op, problem::protocol::Body &body);
  void visitExchange(mlir::Operation *op, problem::protocol::Body &body);
  void visitOther(mlir::Operation *op, problem::protocol::Body &body);
  void meet(mlir::Operation *op, problem::protocol::Body &body);

  void add(problem::protocol::Body &body,
           problem::protocol::Statement statement, mlir::Operation *op);
  problem::protocol::Statement once(problem::protocol::Statement inner,
                                    mlir::Operation *op);
  std::string describe(mlir::Value value, int depth = 0);
  /// Which responses end the loop; empty: something else does.
  std::string describeClaims(mlir::scf::WhileOp loop);
  std::optional<problem::protocol::Expr> conditionOf(mlir::Value condition);
  std::optional<problem::protocol::Region> regionOf(mlir::Value tile) const;
  /// What an i32 or i1 of the ring's arithmetic is: constants and the values
  /// that loops and branches carry, combined.
  std::optional<problem::protocol::Expr> exprOf(mlir::Value value,
                                                int depth = 0);
  /// The same for the number of a stage, of a barrier, or a parity.
  problem::protocol::Expr numberOf(mlir::Value value);
  void assign(llvm::ArrayRef<std::pair<std::string, mlir::Value>> values,
              mlir::Operation *op, problem::protocol::Body &body);
  /// Elements in which threads hold a tile alike have one number.
  int64_t shareOf(mlir::Type type);
  /// The same of a tile at `indices`, or -1, where it does not begin beside one at the origin.
  int64_t shareAt(mlir::RankedTensorType tile, mlir::ValueRange indices);

  mlir::gpu::GPUFuncOp kernel;
  KernelFacts facts;
  KernelProtocol out;
  /// Names of rings and of rows of barriers, and of carried numbers.
  llvm::MapVector<mlir::Value, std::string> rings;
  llvm::DenseMap<mlir::Value, std::string> barriers, carried;
  llvm::DenseMap<mlir::Value, problem::protocol::Region> tiles;
  llvm::DenseMap<mlir::Operation *, int64_t> ids;
  llvm::StringMap<std::string> symbols, predicates; ///< by description
  llvm::DenseMap<mlir::Operation *, std::string> labels, trips;
  llvm::DenseMap<mlir::Type, int64_t> shares;
  llvm::DenseMap<mlir::Value, int64_t> unnamed, registers;
  /// Values that are one set of registers: sums, and what products make of them.
  llvm::EquivalenceClasses<mlir::Value> sums;
  llvm::DenseMap<mlir::Value, int64_t> namedSums; ///< of the role, by their leaders
  std::string enclosing; ///< label of the symbolic loop around
  std::string asked;     ///< what branches around ask of its iteration
  /// Tensor memory, around every role.
  problem::protocol::Body reserve, giveBack, begin, end;
  int64_t roleWarps = 1, roleIndex = 0, totalWarps = 1;
  bool isWholeCta = true, isSingleThread = false;
  /// Where both CTAs of a pair reserve and free tensor memory; else null.
  PairMeetings meetings;
};

} // namespace tier::transport

#endif // TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_PROTOCOLBUILDER_H
