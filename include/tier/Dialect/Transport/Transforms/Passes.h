//===- Passes.h - the passes of the transport dialect ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_TRANSFORMS_PASSES_H
#define TIER_DIALECT_TRANSPORT_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace tier::transport {

#define GEN_PASS_DECL
#include "tier/Dialect/Transport/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tier/Dialect/Transport/Transforms/Passes.h.inc"

} // namespace tier::transport

#endif // TIER_DIALECT_TRANSPORT_TRANSFORMS_PASSES_H
