//===- Effects.h - what an op does to memory, and by which proxy ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_IR_EFFECTS_H
#define TIER_DIALECT_TRANSPORT_IR_EFFECTS_H

#include "tier/Dialect/Transport/IR/Transport.h"

namespace tier::transport {

/// Whom an access concerns: the threads that make it, one by one; the CTA, for
/// which an engine or a barrier acts; or all CTAs of the cluster.
enum class Scope : uint8_t { Thread, Cta, Cluster };

/// One read or write.
struct Effect {
  mlir::Value memory; ///< a tile, a view, a tensor map, or a row of barriers
  Proxy proxy = Proxy::generic;
  bool isWrite = false;
  Scope scope = Scope::Thread;
};

} // namespace tier::transport

#include "tier/Dialect/Transport/IR/TransportOpInterfaces.h.inc"

namespace tier::transport {

/// What `op` reads and writes by itself; nothing if it has memory effects that
/// no model describes.
std::optional<llvm::SmallVector<Effect>> getEffects(mlir::Operation *op);
/// The widest scope of what `op` writes.
Scope getWriteScope(mlir::Operation *op);

/// Gives the ops of `tier`, `transport` and upstream their models.
void registerEffectModels(mlir::DialectRegistry &registry);

} // namespace tier::transport

#endif // TIER_DIALECT_TRANSPORT_IR_EFFECTS_H
