//===- TransportInterfaces.td - what ops tell the passes ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_IR_TRANSPORTINTERFACES_TD
#define TIER_DIALECT_TRANSPORT_IR_TRANSPORTINTERFACES_TD

include "mlir/IR/OpBase.td"

def Transport_EffectOpInterface : OpInterface<"EffectOpInterface"> {
  let description = [{
    An op that reads or writes memory says by which proxy, and on whose behalf.
    An op that has memory effects and no model is *unknown*: it counts as an
    ordinary read and write of every tile in shared memory.
  }];
  let cppNamespace = "::tier::transport";
  let methods = [InterfaceMethod<
    "Appends what the op reads and writes by itself, without its regions.",
    "void", "getTransportEffects",
    (ins "::llvm::SmallVectorImpl<::tier::transport::Effect> &":$effects)>];
}

#endif // TIER_DIALECT_TRANSPORT_IR_TRANSPORTINTERFACES_TD
