//===- HostSide.h - the function that launches the kernels ------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host side is a function over base pointers, extents, strides and scalars.
// All index arithmetic of a program is done here, once: equal expressions are
// one SSA value, so that equality of strides is equality of values, and every
// value knows a divisor.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_HOSTSIDE_H
#define TIER_CONVERSION_LINALGTOTIER_HOSTSIDE_H

#include "tier/Dialect/Tier/IR/Tier.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

#include <deque>
#include <map>

namespace tier::where {

/// Linear device memory: an argument, a result or a workspace.
struct Buffer {
  mlir::Value base;   ///< memref<?xT> on the host
  mlir::Type element; ///< of the program; truth values take one byte
  int64_t align = 16;
  bool ownsRowEnds = false; ///< nobody reads what rows are padded with
  bool isTruth() const { return element.isInteger(1); }
};

/// A tensor that lies in memory: element d is at offset + sum of d_i stride_i.
struct Array {
  Buffer *buffer = nullptr;
  mlir::Value offset;
  llvm::SmallVector<mlir::Value> extents, strides;
};

/// Index arithmetic of the host, and what is known about the tensors.
class Host {
public:
  /// Begins the host function of `program` before it.
  Host(mlir::func::FuncOp program);
  /// Fills in the signature; fails on an argument that no kernel can read.
  mlir::LogicalResult buildSignature();

  // Index arithmetic, folded and shared.
  mlir::Value constant(int64_t value);
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value sub(mlir::Value a, mlir::Value b);
  mlir::Value mul(mlir::Value a, mlir::Value b);
  mlir::Value ceilDiv(mlir::Value a, int64_t b);
  mlir::Value ceilDiv(mlir::Value a, mlir::Value b); ///< b is not 0
  mlir::Value floorDiv(mlir::Value a, int64_t b);
  mlir::Value floorDiv(mlir::Value a, mlir::Value b);
  mlir::Value mod(mlir::Value a, int64_t b);
  mlir::Value min(mlir::Value a, mlir::Value b);
  mlir::Value max(mlir::Value a, mlir::Value b);
  /// CTAs that the device runs at once.
  mlir::Value getUnits();
  /// Clusters of so many CTAs that run at once.
  mlir::Value getClusters(int64_t ctas);
  /// The place of the plan that is elected for these extents, where a condition holds (null: it
  /// always does); else -1.
  mlir::Value elect(std::shared_ptr<const problem::Election> election,
                    mlir::ValueRange extents, mlir::Value where);
  static std::optional<int64_t> getConstant(mlir::Value value);
  static bool isConstant(mlir::Value value, int64_t number) {
    return getConstant(value) == number;
  }
  /// A divisor of the value; 0 if it is zero.
  int64_t getDivisor(mlir::Value value) const;
  /// coefficient * product of some of these values, by their places.
  struct Multiple {
    int64_t coefficient = 1;
    llvm::SmallVector<unsigned, 2> factors;
  };
  /// The value as one; nothing if it is not known to be.
  std::optional<Multiple> findMultiple(mlir::Value value, llvm::ArrayRef<mlir::Value> of);
  /// Whether the value is a negative multiple of extents and strides: the step
  /// of a turned axis.
  bool isNegative(mlir::Value value) const;

  /// The host's value of an index or scalar of the program; null if it depends
  /// on the contents of a tensor.
  mlir::Value translate(mlir::Value value);
  /// The extents of a tensor of the program, or failure with a diagnostic.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>> getExtents(mlir::Value tensor);

  /// The array of an argument of the program.
  const Array &getArgument(mlir::BlockArgument argument) const {
    return arguments.at(argument.getArgNumber());
  }
  /// What this stride of an argument is if the argument has no gaps, or the constant that it is;
  /// else null.
  mlir::Value withoutGaps(mlir::Value stride);
  /// Whether an argument has no gaps, for who would copy it; null if no copy can be done without.
  mlir::Value askWhetherDense(mlir::BlockArgument argument);
  /// A workspace for a copy of an argument without gaps: the argument itself where it has none.
  Array buildCopy(mlir::BlockArgument argument, mlir::Value isDense, mlir::Location loc);
  /// Whether this may be the stride of a dimension before the last: not that of an earlier one.
  bool mayStepOverRows(mlir::Value stride) const;
  const Array &getResult(unsigned index) const { return results[index]; }
  /// Where result `index` lies, once extents are known: dense, row-major.
  mlir::LogicalResult buildResult(unsigned index, mlir::Value tensor);
  /// A row-major workspace of these extents: dense, or its rows padded to
  /// multiples of so many bytes.
  Array buildWorkspace(mlir::Type element, llvm::ArrayRef<mlir::Value> extents,
                       mlir::Location loc, int64_t rowBytes = 1,
                       bool isZeroed = false);
  llvm::SmallVector<mlir::Value>
  getDenseStrides(llvm::ArrayRef<mlir::Value> extents);
  /// What so many elements of one type are as elements of another.
  mlir::Value countAs(mlir::Value elements, mlir::Type from, mlir::Type to);
  /// The same memory with other elements.
  Buffer *retype(Buffer *buffer, mlir::Type element);

  /// What copies of rows are multiples of, on a machine that has an engine for
  /// them; else 1.
  int64_t engineBytes = 1;
  mlir::func::FuncOp function;
  mlir::func::FuncOp program;
  mlir::OpBuilder builder; ///< always at the end of the function's body

private:
  /// What dimensions that a reshape splits are products of.
  void learnSplits();
  /// The argument, and its dimension, whose stride this is; null if there is none.
  std::pair<const Array *, unsigned> findStride(mlir::Value stride) const;
  template <typename OpTy>
  mlir::Value binary(mlir::Value a, mlir::Value b);
  mlir::Value getDim(mlir::Value tensor, int64_t dim);
  unsigned getOrdinal(mlir::Value value);

  std::deque<Buffer> buffers;
  llvm::DenseMap<unsigned, Array> arguments;
  llvm::SmallVector<Array> results;
  mlir::IRMapping scalars;
  llvm::DenseMap<mlir::Value, int64_t> divisors;
  llvm::DenseMap<std::pair<void *, std::pair<mlir::Value, mlir::Value>>,
                 mlir::Value> shared;
  /// coefficient * product of factors, by ordinal, sorted.
  struct Product {
    int64_t coefficient = 1;
    std::vector<unsigned> factors;
    auto operator<=>(const Product &) const = default;
  };
  Product getProduct(mlir::Value value);
  llvm::DenseMap<mlir::Value, Product> products;
  std::map<Product, mlir::Value> productValues;
  llvm::DenseMap<mlir::Value, unsigned> ordinals;
  llvm::SmallVector<mlir::Value> byOrdinal;
  std::map<int64_t, mlir::Value> constants;
  llvm::StringMap<mlir::Value> symbols;
  mlir::Value units;
  llvm::DenseMap<int64_t, mlir::Value> clusters; ///< by their CTAs
  std::map<std::shared_ptr<const problem::Election>, mlir::Value> elections;
  llvm::DenseMap<std::pair<Buffer *, mlir::Type>, Buffer *> retyped;
};

/// The element type as it lies in memory.
mlir::Type getStorage(mlir::Type element);

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_HOSTSIDE_H
