//===- LaunchValues.h - what the host knows before a launch ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value of a kernel is a launch value if it follows from constants and the
// kernel's arguments alone: every block sees the same, and the host can compute
// it. An index is a sum of products; this file tells the launch values in it
// from those that vary, and computes launch values on the host.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_LAYOUT_TRANSFORMS_LAUNCHVALUES_H
#define TIER_LIB_DIALECT_LAYOUT_TRANSFORMS_LAUNCHVALUES_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/IRMapping.h"

#include "tier/Problem/Layout.h"

namespace tier::layout {

bool isLaunchValue(mlir::Value value);

/// A product of launch values and a constant.
struct LaunchProduct {
  llvm::SmallVector<mlir::Value, 2> factors;
  int64_t constant = 1;

  LaunchProduct() = default;
  explicit LaunchProduct(mlir::OpFoldResult number);
  problem::Known known() const;
  /// 1 or -1 if it is surely not on the other side of 0, with what the host
  /// passes in each of the launches; 0 if nothing is known.
  int getSign(llvm::ArrayRef<mlir::gpu::LaunchFuncOp> launches) const;
  LaunchProduct operator*(const LaunchProduct &other) const;
  LaunchProduct operator-() const;
};

/// `coordinate * stride`: the coordinate varies, the stride does not.
struct VaryingTerm {
  llvm::SmallVector<mlir::Value, 2> coordinate; ///< a product
  LaunchProduct stride;
};

/// An index as a sum.
struct LaunchSum {
  llvm::SmallVector<LaunchProduct> constant;
  llvm::SmallVector<VaryingTerm> varying;
};
/// Nothing if some part that varies is neither a sum nor a product.
std::optional<LaunchSum> decompose(mlir::OpFoldResult index);

/// Computes launch values of a kernel before one of its launches.
class HostValues {
public:
  HostValues(mlir::gpu::GPUFuncOp kernel, mlir::gpu::LaunchFuncOp launch);
  mlir::Value get(mlir::Value launchValue);
  mlir::Value get(const LaunchProduct &product, int64_t scale = 1);
  mlir::Value get(llvm::ArrayRef<LaunchProduct> sum);
  mlir::OpBuilder &builder() { return hostBuilder; }

  mlir::Value getConstant(int64_t value);

private:
  mlir::IRMapping mapping;
  mlir::OpBuilder hostBuilder;
  mlir::Location loc;
};

} // namespace tier::layout

#endif // TIER_LIB_DIALECT_LAYOUT_TRANSFORMS_LAUNCHVALUES_H
