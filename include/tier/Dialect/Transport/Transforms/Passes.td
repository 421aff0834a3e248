//===- Passes.td - the passes of the transport dialect --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_TRANSFORMS_PASSES_TD
#define TIER_DIALECT_TRANSPORT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def Verify : Pass<"transport-verify"> {
  let summary = "check the protocol of every kernel";
  let description = [{
    Walks each role along its control flow, loops to a fixed point, and follows
    what may be in flight. An error is

      a get that may find all stages of its ring held,
      a stage that is still held when the role ends,
      a release while products may still read the stage,
      a product that is used before it is awaited,
      a bulk store of a tile whose stores are not fenced and met,
      a store to a tile that a bulk store may still read,
      a bulk store that is not awaited before the role ends.

    The answer holds for every trip count, zero and one included.
  }];
  let dependentDialects = ["::tier::transport::TransportDialect"];
}

#endif // TIER_DIALECT_TRANSPORT_TRANSFORMS_PASSES_TD
