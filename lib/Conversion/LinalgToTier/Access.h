//===- Access.h - how a value is read over a domain -------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_ACCESS_H
#define TIER_CONVERSION_LINALGTOTIER_ACCESS_H

#include "Expression.h"

#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

namespace tier::where {

/// Just dimension `dim`.
Linear getDimension(unsigned dim, Host &host);

/// a + scale * b.
Linear addMultiple(const Linear &a, const Linear &b, int64_t scale, Host &host);

/// The results of `map` where its dimension i is `dims[i]`; nothing if one is
/// not linear.
std::optional<Access> compose(mlir::AffineMap map, llvm::ArrayRef<mlir::Value> symbols,
                              llvm::ArrayRef<Linear> dims, Host &host);

/// The address of `array` read at `access`.
void setAddress(Node &leaf, const Array &array, llvm::ArrayRef<Linear> access, Host &host);

/// The same memory under other dimensions, if no element has to move.
std::optional<Array> reshape(const Array &array,
                             llvm::ArrayRef<mlir::ReassociationIndices> groups,
                             llvm::ArrayRef<mlir::Value> extents, bool isCollapse,
                             Host &host);

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_ACCESS_H
