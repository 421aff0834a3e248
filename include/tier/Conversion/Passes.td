//===- Passes.td - the doors between the rooms ----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_PASSES_TD
#define TIER_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertTierToTransport : Pass<"convert-tier-to-transport"> {
  let summary = "decide when every byte moves";
  let description = [{
    Before: loops reserve tiles of shared memory, fill and use them; the plan on
            the kernel says how many stages and roles there are.
    After:  the tiles of a loop are the stages of one channel. With two roles,
            one role keeps the loops and fills stages, the other keeps all the
            rest. With one role, the loop fills the stage that it will use
            `stages - 1` iterations later. Bulk stores are ordered against the
            stores to their tiles and awaited before the kernel ends.
    Keeps:  kernels without such loops.

    ```mlir
    scf.for ... {
      %s = tier.alloc : !tile
      tier.copy %map[%k, %m] to %s[] : ...
      ... tier.mma %s ...
    }
      =>
    transport.role "load" warps 4 {
      scf.for ... {
        transport.put %ch as (%s : !tile) {
          transport.copy.bulk_load %map[%k, %m] to %s : ...
        }
      }
    }
    transport.role "math" warps 8 {
      scf.for ... {
        %s = transport.get %ch : !tile
        ... tier.mma %s ...
        transport.await mma_group pending 1
        transport.release %ch pending 1 : ...
      }
      ...
    }
    ```
  }];
  let dependentDialects = ["::tier::transport::TransportDialect",
                           "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

#endif // TIER_CONVERSION_PASSES_TD
