//===- Float8.h - conversions of 8-bit floats -----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_FLOAT8_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_FLOAT8_H

#include "tier/Conversion/TileToThread/TileToThread.h"

namespace tier::nvvm {

/// `arith.extf` and `arith.truncf` of tiles from and to e4m3 and e5m2 by the
/// machine's pairwise conversions; false for other types. A number too large
/// becomes NaN (e4m3) or infinity.
bool emitFloat8Conversion(ThreadEmitter &emitter, mlir::Operation *op);

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_FLOAT8_H
