//===- TransportBarriers.td - channels as barriers, stages and tokens -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `transport-lower-channels` makes of channels, and what a writer of a
// pipeline may say by hand. Nothing is implied: stages and parities are values,
// every arrival and every wait is an op, and a transfer pays for bytes that an
// expect announced with a token of its type.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_IR_TRANSPORTBARRIERS_TD
#define TIER_DIALECT_TRANSPORT_IR_TRANSPORTBARRIERS_TD

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def Transport_RingOp : Transport_Op<"ring"> {
  let summary = "reserve the memory of stages";
  let description = [{
    Tiles of tensor memory lie at the columns of the attribute `tier.columns`.

    ```mlir
    func.func @f(%s: i32) {
      %r = transport.ring : !transport.ring<4, memref<64x64xbf16, #tier.space<shared>>>
      %t = transport.stage %r[%s] : !transport.ring<4, memref<64x64xbf16, #tier.space<shared>>> -> memref<64x64xbf16, #tier.space<shared>>
      return
    }
    ```
  }];
  let results = (outs Res<Transport_RingType, "", [MemAlloc]>:$ring);
  let assemblyFormat = "attr-dict `:` type($ring)";
}

def Transport_StageOp : Transport_Op<"stage", [Pure]> {
  let summary = "the tiles of one stage";
  let description = [{
    `number` is at least 0 and below the number of stages.
  }];
  let arguments = (ins Transport_RingType:$ring, I32:$number);
  let results = (outs Variadic<Tier_OnChipTile>:$tiles);
  let assemblyFormat = "$ring `[` $number `]` attr-dict `:` type($ring) `->` type($tiles)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Life of barriers
//===----------------------------------------------------------------------===//

def Transport_BarrierCreateOp : Transport_Op<"barrier.create"> {
  let summary = "initialise barriers in one thread";
  let description = [{
    Nobody else may use them before `transport.barrier.publish`. `channel` and
    `until` say in reports of the watchdog what a wait on them waits for.

    ```mlir
    func.func @f(%s: i32, %q: i32) {
      %full = transport.barrier.create : !transport.barriers<4, arrivals = 1>
      transport.barrier.publish
      transport.barrier.wait %full[%s] parity %q : !transport.barriers<4, arrivals = 1>
      return
    }
    ```
  }];
  let arguments = (ins OptionalAttr<I64Attr>:$channel, OptionalAttr<StrAttr>:$until);
  let results = (outs Res<Transport_BarriersType, "", [MemAlloc]>:$barriers);
  let assemblyFormat = "attr-dict `:` type($barriers)";
}

def Transport_BarrierPublishOp
    : Transport_Op<"barrier.publish", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "make initialised barriers known";
  let description = [{
    The initialisations become visible to copy engines and to other CTAs of the
    cluster, and all threads of the CTA meet (PTX ISA 9.7.13.4).
  }];
  let assemblyFormat = "attr-dict";
}

def Transport_BarrierInvalidateOp : Transport_Op<"barrier.invalidate"> {
  let summary = "end the life of barriers";
  let description = [{
    One thread of the role ends it. All that used them must have met since, and
    must meet again before their bytes serve something else (PTX ISA
    9.7.13.15.10).
  }];
  let arguments = (ins Arg<Transport_BarriersType, "", [MemFree]>:$barriers);
  let assemblyFormat = "$barriers attr-dict `:` type($barriers)";
}

//===----------------------------------------------------------------------===//
// Phases
//===----------------------------------------------------------------------===//

def Transport_BarrierWaitOp : Transport_Op<"barrier.wait"> {
  let summary = "wait until a phase is over";
  let description = [{
    Until the phase of this parity (0, 1, 0, ...) of barrier `number` is
    complete; parity 1 of a new barrier is. All threads of the role wait. What
    was ordered before the arrivals of the phase is visible then.
  }];
  let arguments = (ins Arg<Transport_BarriersType, "", [MemRead, MemWrite]>:$barriers,
                       I32:$number, I32:$parity);
  let assemblyFormat = [{
    $barriers `[` $number `]` `parity` $parity attr-dict `:` type($barriers)
  }];
}

def Transport_BarrierExpectOp : Transport_Op<"barrier.expect"> {
  let summary = "arrive once, and announce bytes";
  let description = [{
    One thread of the role arrives at barrier `number` and expects the bytes of
    all tokens. Each token is paid by the transfer that uses it: bytes expected
    are bytes issued because their types agree. `peers` are the bytes that other
    CTAs of the cluster multicast into this phase. With `pair` both CTAs of a pair
    get here, and the first arrives at its barrier for both: that one counts the
    bytes of the copies of both.

    ```mlir
    !map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
    !tile = memref<64x64xbf16, #tier.space<shared>>
    func.func @f(%m: !map, %i: index, %s: i32) {
      %r = transport.ring : !transport.ring<4, !tile>
      %full = transport.barrier.create : !transport.barriers<4, arrivals = 1>
      transport.barrier.publish
      %t = transport.stage %r[%s] : !transport.ring<4, !tile> -> !tile
      %owed = transport.barrier.expect %full[%s] : !transport.barriers<4, arrivals = 1> -> !transport.token<transaction, 8192>
      transport.copy.bulk_load %m[%i, %i] to %t pays %owed : !map to !tile, !transport.token<transaction, 8192>
      return
    }
    ```
  }];
  let extraClassDeclaration = [{
    /// Of all tokens, of both CTAs of a pair, and of peers.
    int64_t countBytes();
  }];
  let arguments = (ins Arg<Transport_BarriersType, "", [MemRead, MemWrite]>:$barriers,
                       I32:$number,
                       OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>:$peers,
                       UnitAttr:$pair);
  let results = (outs Variadic<Transport_TokenType>:$tokens);
  let assemblyFormat = [{
    $barriers `[` $number `]` (`peers` $peers^)? (`pair` $pair^)? attr-dict `:` type($barriers) `->` type($tokens)
  }];
  let hasVerifier = 1;
}

def Transport_Arriver : I32EnumAttr<"Arriver", "who arrives at a barrier", [
    I32EnumAttrCase<"thread", 0>, I32EnumAttrCase<"warp", 1>,
    I32EnumAttrCase<"copies", 2>, I32EnumAttrCase<"products", 3>]> {
  let cppNamespace = "::tier::transport";
  let genSpecializedAttr = 0;
}
def Transport_ArriverAttr : EnumAttr<Transport_Dialect, Transport_Arriver, "arriver">;

def Transport_BarrierArriveOp : Transport_Op<"barrier.arrive", [AttrSizedOperandSegments]> {
  let summary = "arrive at a barrier";
  let description = [{
    `thread`: one thread of the role. `warp`: one lane of each warp; its lanes
    have met. `copies`: every thread, when its asynchronous copies so far have
    ended. `products`: one thread, when the products into tensor memory that it
    issued have ended; the arrival counts as one. With `pair` it arrives at the
    barriers of both CTAs of its pair.

    With `if`, nobody arrives where the condition does not hold; it is equal in
    all threads of the role. With `of`, the barrier is that of another CTA of
    the cluster, and what is released is so at cluster scope. A `relaxed` arrival
    releases nothing: it tells that reads of the matrix unit or of the copy
    engine, which the threads have awaited, are over.
  }];
  let arguments = (ins Transport_ArriverAttr:$by,
                       Arg<Transport_BarriersType, "", [MemRead, MemWrite]>:$barriers,
                       I32:$number, Optional<I1>:$condition, Optional<I32>:$rank,
                       UnitAttr:$pair, UnitAttr:$relaxed);
  let assemblyFormat = [{
    $by $barriers `[` $number `]` (`of` $rank^)? (`pair` $pair^)? (`relaxed` $relaxed^)? (`if` $condition^)? attr-dict `:` type($barriers)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Groups, and order around tensor memory
//===----------------------------------------------------------------------===//

def Transport_CommitOp : Transport_Op<"commit", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "end a group of copies";
  let description = [{
    The asynchronous copies of each thread since its last commit are one group,
    which `transport.await copy_group` waits for. The token stands for the group
    and its bytes: those of the copies in its block since the last commit.

    ```mlir
    !tile = memref<64x64xbf16, #tier.space<shared>>
    func.func @f(%x: memref<?x?xbf16>, %i: index, %t: !tile) {
      transport.copy.group %x[%i, %i] to %t : memref<?x?xbf16> to !tile
      %g = transport.commit copy_group -> !transport.token<copy_group, 8192>
      transport.await copy_group pending 0 settles %g : !transport.token<copy_group, 8192>
      return
    }
    ```
  }];
  let arguments = (ins Transport_CompletionAttr:$completion);
  let results = (outs Optional<Transport_TokenType>:$token);
  let assemblyFormat = "$completion attr-dict (`->` type($token)^)?";
  let builders = [OpBuilder<(ins "::tier::transport::Completion":$completion), [{
    build($_builder, $_state, ::mlir::Type(), completion);
  }]>];
  let hasVerifier = 1;
}

def Transport_Side : I32EnumAttr<"Side", "side of a synchronisation", [
    I32EnumAttrCase<"before", 0>, I32EnumAttrCase<"after", 1>]> {
  let cppNamespace = "::tier::transport";
  let genSpecializedAttr = 0;
}
def Transport_SideAttr : EnumAttr<Transport_Dialect, Transport_Side, "side">;

def Transport_TensorFenceOp
    : Transport_Op<"tensor_fence", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "order accesses of tensor memory around a synchronisation";
  let description = [{
    `before`: those of this thread so far come before what follows its next
    arrival or barrier. `after`: those that follow come after what the last wait
    or barrier waited for (PTX ISA 9.7.16.6).
  }];
  let arguments = (ins Transport_SideAttr:$side);
  let assemblyFormat = "$side attr-dict";
}

//===----------------------------------------------------------------------===//
// Clusters
//===----------------------------------------------------------------------===//

def Transport_ClusterRankOp : Transport_Op<"cluster_rank", [Pure]> {
  let summary = "the number of this CTA in its cluster";
  let results = (outs I32:$rank);
  let assemblyFormat = "attr-dict";
}

def Transport_ClusterBarrierOp
    : Transport_Op<"cluster_barrier", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "all threads of the cluster meet";
  let description = [{
    Orders what they did before, at cluster scope; `relaxed` only what a fence of
    initialisations did. A CTA whose barriers or shared memory others address meets
    them here before it ends (PTX ISA 9.7.13.3).
  }];
  let arguments = (ins UnitAttr:$relaxed);
  let assemblyFormat = "(`relaxed` $relaxed^)? attr-dict";
}

#endif // TIER_DIALECT_TRANSPORT_IR_TRANSPORTBARRIERS_TD
