//===- LowerChannels.h - from channels to barriers ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_TRANSFORMS_LOWERCHANNELS_H
#define TIER_DIALECT_TRANSPORT_TRANSFORMS_LOWERCHANNELS_H

#include "tier/Dialect/Transport/IR/Transport.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace tier::transport {

/// Rewrites the channels of a kernel as rings, barriers and tokens; a kernel
/// without channels stays as it is. `origins` gets, for every op that is made,
/// the address of the op that it was made for, which may be gone.
mlir::LogicalResult lowerChannels(
    mlir::gpu::GPUFuncOp kernel,
    llvm::DenseMap<mlir::Operation *, mlir::Operation *> *origins = nullptr);

} // namespace tier::transport

#endif // TIER_DIALECT_TRANSPORT_TRANSFORMS_LOWERCHANNELS_H
