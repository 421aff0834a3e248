//===- Exponentials.h - exponentials that a machine may approximate -*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_EXPONENTIALS_H
#define TIER_CONVERSION_LINALGTOTIER_EXPONENTIALS_H

#include "Emit.h"

namespace tier::where {

/// Lets exponentials of f32 be approximated (`afn`) that are of distances from a maximum, computed
/// of arrays of at most 16 bits, where nothing is made of them but their sum, and numbers of
/// 16 bits: themselves, or their shares of it.
void approximateExponentials(mlir::func::FuncOp program);

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_EXPONENTIALS_H
