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
    After:  the same module; every op of another room is an error that names it.
    Keeps:  everything.

    ```mlir
    // --tier-verify-room=room=where
    // error: [tier.room] expects ops of room 'where', got 'linalg.generic'
    ```
  }];
  let options = [Option<"room", "room", "std::string", "",
                        "what, where, when or how">];
}

#endif // TIER_HOUSE_PASSES_TD
