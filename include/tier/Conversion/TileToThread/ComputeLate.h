//===- ComputeLate.h - values are computed where they are needed *- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_TILETOTHREAD_COMPUTELATE_H
#define TIER_CONVERSION_TILETOTHREAD_COMPUTELATE_H

#include "mlir/IR/Operation.h"

namespace tier {

/// Moves pure ops below `root` down to their first use in their block, so that
/// the ops on one register of a tile follow one another.
void computeLate(mlir::Operation *root);

} // namespace tier

#endif // TIER_CONVERSION_TILETOTHREAD_COMPUTELATE_H
