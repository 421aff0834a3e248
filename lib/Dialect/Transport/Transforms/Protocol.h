//===- Protocol.h - kernels as protocol programs --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a kernel in room When does with memory and barriers once its channels
// have become full and empty barriers, as the door to `nvvm` writes them:
//
//   put      wait empty, expect the bytes of its bulk copies, the body, arrive
//   get      wait full
//   release  arrive at the empty barriers of the stages given back
//
// Rings of kernels without roles have no barriers: groups of copies and barriers
// of all threads order their stages.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_PROTOCOL_H
#define TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_PROTOCOL_H

#include "tier/Dialect/Transport/IR/Transport.h"
#include "tier/Problem/ProtocolVerify.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace tier::transport {

/// What a protocol assumes of its kernel.
struct KernelFacts {
  /// Rings of more stages are built with so many.
  int64_t mostStages = 64;
  /// Inner loops whose trips do not depend on the outer iteration have at least
  /// one of them, or none: the two cases together are all.
  bool fixedTripsAreSome = false, fixedTripsAreNone = false;
};

struct KernelProtocol {
  problem::protocol::Program program;
  /// The op that each id stands for.
  std::vector<mlir::Operation *> ops;
};
/// Of channels, the protocol is that of the barriers they are lowered to, told
/// of the puts, gets and releases. Fails, with a diagnostic, if they are not.
mlir::FailureOr<KernelProtocol> buildProtocol(mlir::gpu::GPUFuncOp kernel,
                                              KernelFacts facts = {});

/// Reports what the verifier said of rules that `isReported` picks, at the ops
/// that break them; fails if there is an error among it.
mlir::LogicalResult
reportProtocol(mlir::gpu::GPUFuncOp kernel, const KernelProtocol &protocol,
               const problem::protocol::Verdict &verdict,
               llvm::function_ref<bool(llvm::StringRef)> isReported);

} // namespace tier::transport

#endif // TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_PROTOCOL_H
