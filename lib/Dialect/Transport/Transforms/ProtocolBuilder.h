//===- ProtocolBuilder.h - from ops to a protocol program -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_PROTOCOLBUILDER_H
#define TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_PROTOCOLBUILDER_H

#include "Protocol.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

namespace tier::transport {

/// As TransportToNVVM/Channels.cpp describes it.
struct ProtocolRing {
  std::string name;
  int64_t stages = 1;
  bool hasBarriers = false, hasBulkCopies = false;
  bool arrivesByCopies = false, isStored = false, readsOrdinarily = false;
  bool isTensor = false;             ///< stages lie in tensor memory
  bool isReleasedByProducts = false; ///< into tensor memory
  int64_t putting = 0, getting = 0; ///< warps
  std::string counter(llvm::StringRef what) const { return name + "." + what.str(); }
};

class ProtocolBuilder {
public:
  ProtocolBuilder(mlir::gpu::GPUFuncOp kernel, KernelFacts facts)
      : kernel(kernel), facts(facts) {}
  KernelProtocol build();

private:
  int64_t warpsOf(mlir::Operation *op) const;
  void addRing(ChannelOp channel);
  void addBuffer(mlir::Value tile, const std::string &name, int64_t stages);
  void addLoops(mlir::Block &block, llvm::StringMap<int> &seen);
  void addRole(llvm::StringRef name, int64_t warps, mlir::Block &block, RoleOp op);

  void visit(mlir::Block &block, problem::protocol::Body &body);
  void visit(mlir::Operation *op, problem::protocol::Body &body);
  bool isFixed(mlir::scf::ForOp loop) const;
  void visitLoop(mlir::scf::ForOp loop, problem::protocol::Body &body);
  void visitIf(mlir::scf::IfOp branch, problem::protocol::Body &body);
  void visitPut(PutOp put, problem::protocol::Body &body);
  void visitGet(GetOp get, problem::protocol::Body &body);
  void visitRelease(ReleaseOp release, problem::protocol::Body &body);
  void visitMma(ir::MmaOp mma, problem::protocol::Body &body);
  void visitAccumulate(ir::AccumulateOp product, problem::protocol::Body &body);
  void visitTensorLoad(ir::LoadOp load, problem::protocol::Body &body);
  void reserveTensorMemory();
  void visitOther(mlir::Operation *op, problem::protocol::Body &body);
  void meet(mlir::Operation *op, problem::protocol::Body &body);

  void add(problem::protocol::Body &body,
           problem::protocol::Statement statement, mlir::Operation *op);
  problem::protocol::Statement once(problem::protocol::Statement inner,
                                    mlir::Operation *op);
  std::string describe(mlir::Value value, int depth = 0);
  std::optional<problem::protocol::Expr> conditionOf(mlir::Value condition);
  std::optional<problem::protocol::Region> regionOf(mlir::Value tile) const;
  /// Elements in which threads hold a tile alike have one number.
  int64_t shareOf(mlir::Type type);

  mlir::gpu::GPUFuncOp kernel;
  KernelFacts facts;
  KernelProtocol out;
  llvm::MapVector<mlir::Value, ProtocolRing> rings;
  llvm::DenseMap<mlir::Value, problem::protocol::Region> tiles;
  llvm::DenseMap<mlir::Operation *, int64_t> ids;
  llvm::StringMap<std::string> symbols, predicates; ///< by description
  llvm::DenseMap<mlir::Operation *, std::string> labels, trips;
  llvm::DenseMap<mlir::Type, int64_t> shares;
  llvm::DenseMap<mlir::Value, int64_t> unnamed;
  std::string enclosing; ///< label of the symbolic loop around
  /// Tensor memory, around every role.
  problem::protocol::Body reserve, giveBack, begin, end;
  int64_t roleWarps = 1, roleIndex = 0, totalWarps = 1;
  bool isWholeCta = true, isSingleThread = false;
};

} // namespace tier::transport

#endif // TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_PROTOCOLBUILDER_H
