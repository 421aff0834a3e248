//===- TransportClaims.td - work that running CTAs take over --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A grid may have more CTAs than the device runs at once. A CTA that runs may
// claim one that has not begun: that one never begins, and the claimer does its
// work (PTX ISA 9.7.13.17). The response arrives in shared memory like a bulk
// copy, so claims travel through a channel whose stages are responses.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_IR_TRANSPORTCLAIMS_TD
#define TIER_DIALECT_TRANSPORT_IR_TRANSPORTCLAIMS_TD

def Transport_ClaimOp : Transport_Op<"copy.claim"> {
  let summary = "ask for a CTA that has not begun";
  let description = [{
    One thread asks; the response, a tile of 16 bytes, is written by the engine
    and completes as a bulk copy does: in the body of a put on a channel that
    completes by `transaction`, or by the token it pays. After a response that
    gives none, nobody asks again. With `pair` the first CTA of a pair asks for
    both: a pair that has not begun, and the response arrives in both.

    ```mlir
    !answer = memref<2xi64, #tier.space<shared>>
    func.func @f() {
      %c = transport.channel stages 2 completion transaction : !transport.channel<!answer>
      transport.put %c as (%r : !answer) {
        transport.copy.claim to %r : !answer
      }
      return
    }
    ```
  }];
  let arguments = (ins UnitAttr:$pair, Arg<Tier_SharedTile, "", [MemWrite]>:$target,
                       Optional<Transport_TokenType>:$token);
  let assemblyFormat = [{
    (`pair` $pair^)? `to` $target (`pays` $token^)? attr-dict `:` type($target) (`,` type($token)^)?
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$target, "bool":$isPair), [{
    build($_builder, $_state, isPair ? $_builder.getUnitAttr() : ::mlir::UnitAttr(), target,
          ::mlir::Value());
  }]>];
  let hasVerifier = 1;
}

def Transport_ClaimedOp : Transport_Op<"claimed"> {
  let summary = "the CTA that a response gives";
  let description = [{
    Whether there is one, and its number along x, that this CTA now stands for;
    in a cluster, that of the CTA of its own rank. The number is any value if
    there is none.

    ```mlir
    !answer = memref<2xi64, #tier.space<shared>>
    func.func @f(%r: !answer) {
      %given, %block = transport.claimed %r : !answer
      return
    }
    ```
  }];
  let arguments = (ins Arg<Tier_SharedTile, "", [MemRead]>:$response);
  let results = (outs I1:$given, Index:$block);
  let assemblyFormat = "$response attr-dict `:` type($response)";
  let hasVerifier = 1;
}

#endif // TIER_DIALECT_TRANSPORT_IR_TRANSPORTCLAIMS_TD
