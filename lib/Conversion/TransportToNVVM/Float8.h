//===- Float8.h - conversions of 8-bit floats -----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_FLOAT8_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_FLOAT8_H

namespace mlir {
class LLVMTypeConverter;
class RewritePatternSet;
} // namespace mlir

namespace tier::nvvm {

/// `arith.extf` and `arith.truncf` from and to e4m3 and e5m2 by the machine's
/// pairwise conversions. A number too large becomes NaN (e4m3) or infinity.
void populateFloat8Patterns(const mlir::LLVMTypeConverter &converter,
                            mlir::RewritePatternSet &patterns);

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_FLOAT8_H
