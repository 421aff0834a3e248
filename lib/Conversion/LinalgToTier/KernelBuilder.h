//===- KernelBuilder.h - the expression of one kernel -----------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_KERNELBUILDER_H
#define TIER_CONVERSION_LINALGTOTIER_KERNELBUILDER_H

#include "Access.h"

#include "tier/Dialect/Tier/IR/Gather.h"
#include "tier/Dialect/Tier/IR/Packed.h"

namespace tier::where {

/// The value behind views and reshapes.
mlir::Value stripViews(mlir::Value value);

/// Composes the producers of a root into one expression. When it cannot, either
/// `conflict` is a value that has to be materialised, or an error was emitted.
class KernelBuilder {
public:
  KernelBuilder(Grouping &grouping, Kernel &kernel)
      : grouping(grouping), host(grouping.host), kernel(kernel) {}

  mlir::LogicalResult run(Gaps gaps);
  mlir::Value conflict;
  llvm::StringRef reason; ///< why it has to be kept

private:
  mlir::LogicalResult buildBeside(Beside &beside);
  Node *build(mlir::Value value, Access access);
  Node *buildLeaf(mlir::Value value, const Array &array, llvm::ArrayRef<Linear> access);
  Node *buildScalar(mlir::Value scalar, mlir::Type element, mlir::Location loc);
  Node *buildGeneric(mlir::linalg::GenericOp op, mlir::OpResult value,
                     llvm::ArrayRef<Linear> access);
  Node *buildReduction(mlir::linalg::GenericOp op, llvm::SmallVector<Linear> iterators);
  Node *buildContraction(mlir::linalg::GenericOp op, llvm::SmallVector<Linear> iterators);
  mlir::LogicalResult buildOperands(Node &node, llvm::ArrayRef<Linear> iterators);
  mlir::FailureOr<std::optional<Array>> findReshaped(mlir::Operation *op);
  mlir::FailureOr<std::optional<Array>> findInMemory(mlir::Value value, mlir::Value &missing);
  mlir::FailureOr<std::optional<Array>> findReinterpreted(ir::ReinterpretOp op,
                                                          mlir::Value &missing);
  Node *buildTake(ir::TakeOp op, llvm::ArrayRef<Linear> access);
  bool isProducerCheap(const Node &operand);
  /// Distinct dimensions that `coordinates` walk; nothing if one walks two, or
  /// two walk one.
  std::optional<SmallBitVector> getWalked(llvm::ArrayRef<Linear> coordinates);
  unsigned appendDim(mlir::Value extent);
  std::optional<Access> composeSteps(mlir::AffineMap map, llvm::ArrayRef<Linear> iterators,
                                     llvm::ArrayRef<mlir::Value> extents);
  Node *refuse(mlir::Location loc, const llvm::Twine &message, llvm::StringRef fix);
  /// Asks for `value` to be kept, and says why.
  Node *materialise(mlir::Value value, llvm::StringRef why);

  Grouping &grouping;
  Host &host;
  Kernel &kernel;
  llvm::SmallVector<std::tuple<mlir::Value, Access, Node *>> memo;
  SmallBitVector rowDims;                  ///< kept by the reductions
  llvm::SmallVector<unsigned> reducedDims; ///< walked by the reductions
  mlir::Value operandOf;                   ///< inside this contraction operand
  mlir::Value gathered;                    ///< the first one, or null
};

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_KERNELBUILDER_H
