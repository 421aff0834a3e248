//===- Unpack.h - numbers of 4 and 6 bits where nothing reads them -*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_UNPACK_H
#define TIER_CONVERSION_LINALGTOTIER_UNPACK_H

#include "Emit.h"

namespace tier::where {

/// Converts packed numbers to f8E4M3FN, unless contractions read them whose
/// instruction of this machine takes them as they are.
mlir::LogicalResult unpackOperands(mlir::func::FuncOp program, const machine::Machine &machine);

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_UNPACK_H
