//===- Passes.td - the door-keeper of the house ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_HOUSE_PASSES_TD
#define TIER_HOUSE_PASSES_TD

include "mlir/Pass/PassBase.td"

def VerifyRoom : Pass<"tier-verify-room"> {
  let summary = "check that every op is legal in a room";
  let description = [{
    Before: a module that a pipeline claims to have brought to `room`.
    After:  the same module; every op of another room is an error that names it,
            and so is what its own verifier refuses.
    Keeps:  everything.

    ```mlir
    // --tier-verify-room=room=where
    // error: [tier.room] expects ops of room 'where', got 'linalg.generic'
    ```
  }];
  let options = [Option<"room", "room", "std::string", "",
                        "what, where, when or how">];
}

def SetWatchdog : Pass<"tier-set-watchdog", "::mlir::ModuleOp"> {
  let summary = "ask for kernels whose waits on barriers end";
  let description = [{
    Before: a module with kernels in any room but How.
    After:  the same, and the module says `tier.watchdog`: the last door bounds
            every wait on a barrier by so many milliseconds, and a wait that
            expires is reported in place of a hang.
    Keeps:  everything.

    ```mlir
    module attributes {tier.watchdog = 2000 : i64} {
    }
    ```
  }];
  let options = [Option<"limit", "limit", "int64_t", "2000",
                        "milliseconds that a wait may take">];
}

#endif // TIER_HOUSE_PASSES_TD
