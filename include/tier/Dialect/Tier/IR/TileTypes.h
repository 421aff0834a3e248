//===- TileTypes.h - types that tiles may have ----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_TILETYPES_H
#define TIER_DIALECT_TIER_IR_TILETYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"

namespace tier::ir {

/// A tile on chip has known extents, elements whose bytes can be counted, and a layout
/// that places all of them in fewer than 2^31 bytes. A tile in registers has the shape of
/// its fragment, and such elements too. Other types pass.
mlir::LogicalResult
verifyTileType(mlir::Type type,
               llvm::function_ref<mlir::InFlightDiagnostic()> emitError);

/// Stages of a ring are as many as bytes of shared memory, at most.
mlir::LogicalResult
verifyStages(int64_t stages,
             llvm::function_ref<mlir::InFlightDiagnostic()> emitError);

/// The same of all operands and results: what a verifier may rely on before it counts.
mlir::LogicalResult verifyTileTypes(mlir::Operation *op);

} // namespace tier::ir

#endif // TIER_DIALECT_TIER_IR_TILETYPES_H
