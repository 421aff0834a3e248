//===- Passes.td - the doors between the rooms ----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_PASSES_TD
#define TIER_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

#endif // TIER_CONVERSION_PASSES_TD
