//===- TransportTurns.td - roles that take turns at one ring --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Several roles may get from one channel, one after the other. The place in the
// ring, its next stage and that stage's parity, travels with the turn: in a tile
// of a channel that joins the two roles. So there is one place, which one role has
// at a time, and no role counts what the others do.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_IR_TRANSPORTTURNS_TD
#define TIER_DIALECT_TRANSPORT_IR_TRANSPORTTURNS_TD

def Transport_PlaceOp : Transport_Op<"place"> {
  let summary = "say where this role stands in a ring";
  let description = [{
    Writes the place of the role's next get to a tile of 8 bytes, in the body of a
    put: who gets that stage goes on from there. Where somebody resumes, every stage
    of the ring is got by one role, and given back by it.

    ```mlir
    !turn = memref<2xi32, #tier.space<shared>>
    !tile = memref<64x64xbf16, #tier.space<shared>>
    func.func @f(%ring: !transport.channel<!tile>, %turns: !transport.channel<!turn>) {
      transport.put %turns as (%t: !turn) {
        transport.place %ring to %t : !transport.channel<!tile>, !turn
      }
      return
    }
    ```
  }];
  let arguments = (ins Arg<Transport_ChannelType, "", [MemRead]>:$channel,
                       Arg<Tier_SharedTile, "", [MemWrite]>:$target);
  let assemblyFormat = "$channel `to` $target attr-dict `:` type($channel) `,` type($target)";
  let hasVerifier = 1;
}

def Transport_ResumeOp : Transport_Op<"resume"> {
  let summary = "go on in a ring where another role left it";
  let description = [{
    The role's next get is the one of the place that the tile says. A role holds no
    stage of the ring when it goes on elsewhere.

    ```mlir
    !turn = memref<2xi32, #tier.space<shared>>
    !tile = memref<64x64xbf16, #tier.space<shared>>
    func.func @f(%ring: !transport.channel<!tile>, %turns: !transport.channel<!turn>) {
      %t = transport.get %turns : !turn
      transport.resume %ring from %t : !transport.channel<!tile>, !turn
      transport.release %turns pending 0 : !transport.channel<!turn>
      return
    }
    ```
  }];
  let arguments = (ins Arg<Transport_ChannelType, "", [MemRead, MemWrite]>:$channel,
                       Arg<Tier_SharedTile, "", [MemRead]>:$source);
  let assemblyFormat = "$channel `from` $source attr-dict `:` type($channel) `,` type($source)";
  let hasVerifier = 1;
}

def Transport_TellOp : Transport_Op<"tell"> {
  let summary = "write two numbers to a tile";
  let description = [{
    One thread of the role writes them: a place, written out. The verifier follows
    numbers through the tile.

    ```mlir
    !turn = memref<2xi32, #tier.space<shared>>
    func.func @f(%stage: i32, %parity: i32, %t: !turn) {
      transport.tell %stage, %parity to %t : !turn
      return
    }
    ```
  }];
  let arguments = (ins I32:$first, I32:$second, Arg<Tier_SharedTile, "", [MemWrite]>:$target);
  let assemblyFormat = "$first `,` $second `to` $target attr-dict `:` type($target)";
  let hasVerifier = 1;
}

def Transport_ToldOp : Transport_Op<"told"> {
  let summary = "the two numbers of a tile";
  let description = [{
    Every thread reads them. They are what was told last.

    ```mlir
    !turn = memref<2xi32, #tier.space<shared>>
    func.func @f(%t: !turn) {
      %stage, %parity = transport.told %t : !turn
      return
    }
    ```
  }];
  let arguments = (ins Arg<Tier_SharedTile, "", [MemRead]>:$source);
  let results = (outs I32:$first, I32:$second);
  let assemblyFormat = "$source attr-dict `:` type($source)";
  let hasVerifier = 1;
}

#endif // TIER_DIALECT_TRANSPORT_IR_TRANSPORTTURNS_TD
