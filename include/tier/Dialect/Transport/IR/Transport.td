//===- Transport.td - the transport dialect: when bytes move --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_IR_TRANSPORT_TD
#define TIER_DIALECT_TRANSPORT_IR_TRANSPORT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tier/Dialect/Tier/IR/TierConstraints.td"

def Transport_Dialect : Dialect {
  let name = "transport";
  let cppNamespace = "::tier::transport";
  let summary = "when bytes move, and who waits for them";
  let description = [{
    A channel is a ring of stages with the typestate
    `empty -> filling -> full -> reading -> empty`. Roles are regions run by
    disjoint warps. A put fills one stage; a get waits for it; a release gives
    it back.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let dependentDialects = ["::tier::ir::TierDialect"];
}

//===----------------------------------------------------------------------===//
// Enums and types
//===----------------------------------------------------------------------===//

def Transport_Completion : I32EnumAttr<"Completion", "how a transfer reports its end", [
    I32EnumAttrCase<"transaction", 0>, I32EnumAttrCase<"bulk_group", 1>,
    I32EnumAttrCase<"copy_group", 2>, I32EnumAttrCase<"mma_group", 3>,
    I32EnumAttrCase<"threads", 4>, I32EnumAttrCase<"mma_commit", 5>]> {
  let cppNamespace = "::tier::transport";
  let genSpecializedAttr = 0;
}
def Transport_CompletionAttr
    : EnumAttr<Transport_Dialect, Transport_Completion, "completion">;

def Transport_Reduction : I32EnumAttr<"Reduction", "what the copy engine does with what is there", [
    I32EnumAttrCase<"add", 0>, I32EnumAttrCase<"min", 1>,
    I32EnumAttrCase<"max", 2>, I32EnumAttrCase<"bit_and", 3, "and">,
    I32EnumAttrCase<"bit_or", 4, "or">, I32EnumAttrCase<"bit_xor", 5, "xor">]> {
  let cppNamespace = "::tier::transport";
  let genSpecializedAttr = 0;
}
def Transport_ReductionAttr
    : EnumAttr<Transport_Dialect, Transport_Reduction, "reduction">;

def Transport_Proxy : I32EnumAttr<"Proxy", "path of a memory access", [
    I32EnumAttrCase<"generic", 0>, I32EnumAttrCase<"async", 1>,
    I32EnumAttrCase<"tensormap", 2>]> {
  let cppNamespace = "::tier::transport";
  let genSpecializedAttr = 0;
}
def Transport_ProxyAttr : EnumAttr<Transport_Dialect, Transport_Proxy, "proxy">;

def Transport_FenceSpace : I32EnumAttr<"FenceSpace", "memory that a fence orders", [
    I32EnumAttrCase<"global", 0>, I32EnumAttrCase<"shared", 1>]> {
  let cppNamespace = "::tier::transport";
  let genSpecializedAttr = 0;
}
def Transport_FenceSpaceAttr
    : EnumAttr<Transport_Dialect, Transport_FenceSpace, "fence_space">;

def Transport_ChannelType : TypeDef<Transport_Dialect, "Channel"> {
  let mnemonic = "channel";
  let summary = "a ring of stages";
  let description = [{
    The types of the tiles that one stage holds.
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::Type", "tiles of a stage">:$tiles);
  let assemblyFormat = "`<` $tiles `>`";
  let genVerifyDecl = 1;
}

def Transport_RingType : TypeDef<Transport_Dialect, "Ring"> {
  let mnemonic = "ring";
  let summary = "memory of several stages";
  let description = [{
    The number of stages, and the types of the tiles that one stage holds. All
    lie in shared memory or all in tensor memory, but for the columns that the
    matrix unit copies the scales of a stage to.
  }];
  let parameters = (ins "int64_t":$stages,
                        ArrayRefParameter<"::mlir::Type", "tiles of a stage">:$tiles);
  let assemblyFormat = "`<` $stages `,` $tiles `>`";
  let genVerifyDecl = 1;
}

def Transport_BarriersType : TypeDef<Transport_Dialect, "Barriers"> {
  let mnemonic = "barriers";
  let summary = "a row of barriers in shared memory";
  let description = [{
    `count` mbarrier objects. A phase of each ends when it has counted
    `arrivals` arrivals and as many bytes as were expected (PTX ISA 9.7.13.15).
  }];
  let parameters = (ins "int64_t":$count, "int64_t":$arrivals);
  let assemblyFormat = "`<` $count `,` `arrivals` `=` $arrivals `>`";
  let genVerifyDecl = 1;
}

def Transport_TokenType : TypeDef<Transport_Dialect, "Token"> {
  let mnemonic = "token";
  let summary = "one transfer that is owed or under way";
  let description = [{
    Says how the transfer reports its end, and how many bytes it moves. A token
    is linear: exactly one op uses it, in the block that made it, so what is
    announced is issued and what is committed is awaited.
  }];
  let parameters = (ins EnumParameter<Transport_Completion>:$completion,
                        "int64_t":$bytes);
  let assemblyFormat = "`<` $completion `,` $bytes `>`";
  let genVerifyDecl = 1;
}

class Transport_Op<string mnemonic, list<Trait> traits = []>
    : Op<Transport_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

def Transport_ChannelOp : Transport_Op<"channel"> {
  let summary = "create a ring of stages";
  let description = [{
    All stages are empty. `completion` says how a put reports that its stage is
    full: `transaction` (bytes counted on a barrier), `copy_group` (per-thread
    asynchronous copies), `threads` (ordinary stores by the putting threads) or
    `mma_commit` (a matrix unit that writes tensor memory says that it is done).
    The stages of a channel with `mma_commit` are tiles of tensor memory, at the
    columns of the attribute `tier.columns`; the channel frees them in the end.
    So are the columns of scales that a stage of operands has beside its tiles.

    With `pair` each CTA of a pair has stages of its own, and those of one number
    are one: bulk copies of both CTAs fill it, or products that both share, and it
    is given back when both are done with it.

    ```mlir
    func.func @f() {
      %c = transport.channel stages 4 completion transaction : !transport.channel<memref<64x64xbf16, #tier.space<shared>>>
      return
    }
    ```
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntPositive]>:$stages,
                       Transport_CompletionAttr:$completion, UnitAttr:$pair);
  let results = (outs Res<Transport_ChannelType, "", [MemAlloc]>:$channel);
  let assemblyFormat = [{
    `stages` $stages `completion` $completion (`pair` $pair^)? attr-dict `:` type($channel)
  }];
  let hasVerifier = 1;
}

def Transport_PutOp : Transport_Op<"put", [SingleBlock, NoTerminator]> {
  let summary = "fill the next stage of a channel";
  let description = [{
    Waits until the next stage is empty, runs the body, whose arguments are the
    tiles of the stage, and publishes the stage as full once everything the body
    started has ended. The body must write every tile.

    ```mlir
    func.func @f(%x: memref<?x?xbf16>, %i: index) {
      %c = transport.channel stages 4 completion copy_group : !transport.channel<memref<64x64xbf16, #tier.space<shared>>>
      transport.put %c as (%s : memref<64x64xbf16, #tier.space<shared>>) {
        transport.copy.group %x[%i, %i] to %s : memref<?x?xbf16> to memref<64x64xbf16, #tier.space<shared>>
      }
      return
    }
    ```
  }];
  let arguments = (ins Arg<Transport_ChannelType, "", [MemRead, MemWrite]>:$channel);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Transport_GetOp : Transport_Op<"get"> {
  let summary = "wait for the next full stage";
  let description = [{
    Returns the tiles of the stage. They may be read until the stage is
    released.

    ```mlir
    func.func @f(%c: !transport.channel<memref<64x64xbf16, #tier.space<shared>>>) {
      %s = transport.get %c : memref<64x64xbf16, #tier.space<shared>>
      transport.release %c pending 0 : !transport.channel<memref<64x64xbf16, #tier.space<shared>>>
      return
    }
    ```
  }];
  let arguments = (ins Arg<Transport_ChannelType, "", [MemRead, MemWrite]>:$channel);
  let results = (outs Variadic<Tier_OnChipTile>:$tiles);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Transport_ReleaseOp : Transport_Op<"release"> {
  let summary = "give stages back to the putting role";
  let description = [{
    Releases every stage that this role got, except the `pending` newest ones.
    Reads of a released stage must have ended.
  }];
  let arguments = (ins Arg<Transport_ChannelType, "", [MemRead, MemWrite]>:$channel,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$pending);
  let assemblyFormat = "$channel `pending` $pending attr-dict `:` type($channel)";
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

def Transport_BulkLoadOp : Transport_Op<"copy.bulk_load", [AttrSizedOperandSegments]> {
  let summary = "bulk copy of a box from global to shared";
  let description = [{
    One thread issues as many boxes as the tile holds. `coordinates` are those
    of the tile's first element, innermost first. In the body of a put on a
    channel that completes by `transaction` the channel counts the bytes;
    elsewhere the copy pays a token of as many bytes, and they are counted by the
    barrier that expects them. With `multicast` the boxes arrive in each CTA of
    the cluster whose bit of the mask is set, at this tile and this barrier. With
    `parts n` the tile is the same in the n CTAs along one dimension of the
    plan's cluster (`along d`; the first, unless it is said): each copies the
    n-th of its boxes that is its own to all of them, and pays for as much. With
    `rows` only so many rows of the tile are copied, the first ones.

    ```mlir
    !map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
    func.func @f(%m: !map, %i: index) {
      %c = transport.channel stages 4 completion transaction : !transport.channel<memref<64x64xbf16, #tier.space<shared>>>
      transport.put %c as (%s : memref<64x64xbf16, #tier.space<shared>>) {
        transport.copy.bulk_load %m[%i, %i] to %s : !map to memref<64x64xbf16, #tier.space<shared>>
      }
      return
    }
    ```
  }];
  let arguments = (ins Arg<Tier_AnyTensorMap, "", [MemRead]>:$source,
                       Variadic<Index>:$coordinates,
                       Arg<Tier_SharedTile, "", [MemWrite]>:$target,
                       Optional<Transport_TokenType>:$token, Optional<I32>:$mask,
                       OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>:$parts,
                       OptionalAttr<ConfinedAttr<I64Attr, [IntNonNegative]>>:$along,
                       OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>:$rows);
  let extraClassDeclaration = [{
    /// The rows of the tile that are copied.
    ::mlir::MemRefType getFilledType();
    /// That this CTA issues: the tile's, or those of its part.
    int64_t countIssuedBytes();
  }];
  let assemblyFormat = [{
    $source `[` $coordinates `]` `to` $target (`rows` $rows^)? (`parts` $parts^)? (`along` $along^)? (`pays` $token^)? (`multicast` $mask^)? attr-dict `:` type($source) `to` type($target) (`,` type($token)^)?
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "::mlir::ValueRange":$coordinates,
                                 "::mlir::Value":$target), [{
    build($_builder, $_state, source, coordinates, target, ::mlir::Value(), ::mlir::Value(),
          ::mlir::IntegerAttr(), ::mlir::IntegerAttr(), ::mlir::IntegerAttr());
  }]>];
  let hasVerifier = 1;
}

def Transport_BulkStoreOp : Transport_Op<"copy.bulk_store"> {
  let summary = "bulk copy of a tile from shared to global";
  let description = [{
    One thread issues the boxes and commits them as one bulk group. Elements
    outside the tensor are dropped. The tile must not be written before
    `transport.await bulk_group`; the token, if one is taken, stands for the
    group and its bytes.

    With `reduce` each element is combined with the one that is there, as one
    step: stores of several CTAs may meet. Sums of floats depend on the order in
    which they do.

    ```mlir
    func.func @f(%t: memref<8x32xf32, #tier.space<shared>>, %m: !tier.tensormap<#layout.tensormap<element = f32, box = [32, 8]>>, %i: index) {
      transport.copy.bulk_store %t to %m[%i, %i] reduce add : memref<8x32xf32, #tier.space<shared>> to !tier.tensormap<#layout.tensormap<element = f32, box = [32, 8]>>
      return
    }
    ```
  }];
  let arguments = (ins Arg<Tier_SharedTile, "", [MemRead]>:$source,
                       Arg<Tier_AnyTensorMap, "", [MemRead, MemWrite]>:$target,
                       Variadic<Index>:$coordinates,
                       OptionalAttr<Transport_ReductionAttr>:$reduction);
  let results = (outs Optional<Transport_TokenType>:$token);
  let assemblyFormat = [{
    $source `to` $target `[` $coordinates `]` (`reduce` $reduction^)? attr-dict `:` type($source) `to` type($target) (`->` type($token)^)?
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "::mlir::Value":$target,
                                 "::mlir::ValueRange":$coordinates), [{
    build($_builder, $_state, ::mlir::Type(), source, target, coordinates, ReductionAttr());
  }]>];
  let hasVerifier = 1;
}

def Transport_GroupCopyOp : Transport_Op<"copy.group", [AttrSizedOperandSegments]> {
  let summary = "asynchronous copies by all threads of the role";
  let description = [{
    Every thread copies its share of the box at `indices`; reads out of bounds
    give 0. In the body of a put its channel completes by `copy_group`;
    elsewhere `transport.commit copy_group` ends the group it belongs to.

    With `as` a thread's share is what it holds of a tile of that type: who loads
    the tile by the same type needs no barrier, since each thread awaited what it
    copied itself. With `from` a row begins at that coordinate of the last
    dimension, and what lies outside of it is any value, as in `tier.load`.

    ```mlir
    !tile = tensor<1x256xf32, #layout.fragment<[1, 256], register = [4:[0, 1], 2:[0, 128]], lane = [32:[0, 4]], warp = []>>
    !slots = memref<1x256xf32, #tier.space<shared>>
    func.func @f(%x: memref<?x?xf32>, %i: index, %from: index) -> !tile {
      %c0 = arith.constant 0 : index
      %slots = tier.alloc : !slots
      transport.copy.group %x[%i, %c0] from %from to %slots as !tile : memref<?x?xf32> to !slots
      transport.commit copy_group
      transport.await copy_group pending 0
      %t = tier.load %slots[%c0, %c0] : !slots to !tile
      return %t : !tile
    }
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$source,
                       Variadic<Index>:$indices,
                       Optional<Index>:$from,
                       Arg<Tier_SharedTile, "", [MemWrite]>:$target,
                       OptionalAttr<TypeAttr>:$share);
  let assemblyFormat = [{
    $source `[` $indices `]` (`from` $from^)? `to` $target (`as` $share^)? attr-dict
    `:` type($source) `to` type($target)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "::mlir::ValueRange":$indices,
                                 "::mlir::Value":$target), [{
    build($_builder, $_state, source, indices, ::mlir::Value(), target, ::mlir::TypeAttr());
  }]>];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Roles and synchronisation
//===----------------------------------------------------------------------===//

def Transport_RolesOp : Transport_Op<"roles", [SingleBlock, NoTerminator, NoRegionArguments,
                                               RecursiveMemoryEffects]> {
  let summary = "run roles side by side";
  let description = [{
    The body holds `transport.role` ops only. The roles take the warps of the
    CTA in textual order.

    ```mlir
    func.func @f() {
      transport.roles {
        transport.role "load" warps 4 registers 40 {
        }
        transport.role "math" warps 8 registers 232 {
        }
      }
      return
    }
    ```
  }];
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
  let hasVerifier = 1;
}

def Transport_RoleOp : Transport_Op<"role", [HasParent<"RolesOp">, SingleBlock, NoTerminator,
                                             NoRegionArguments, RecursiveMemoryEffects]> {
  let summary = "what some warps of the CTA do";
  let description = [{
    `registers` is the register budget of each thread; without it the budget of
    the kernel stays. A budget is a multiple of 8 from 24 to 256 and needs whole
    warpgroups. With `one_thread` one thread of the first warp runs the body.
  }];
  let arguments = (ins StrAttr:$name, ConfinedAttr<I64Attr, [IntPositive]>:$warps,
                       OptionalAttr<I64Attr>:$registers, UnitAttr:$one_thread);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $name `warps` $warps (`registers` $registers^)? (`one_thread` $one_thread^)? attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
}

def Transport_AwaitOp : Transport_Op<"await", [AttrSizedOperandSegments,
                                               MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "wait until few transfers are pending";
  let description = [{
    Waits until at most `pending` groups of the given completion are pending.
    `read` waits for a bulk store's reads only. The results are the values,
    which must not be used before. The tokens it settles are groups that have
    ended then: no more than `pending` groups are younger.

    ```mlir
    func.func @f() {
      transport.await bulk_group pending 0 read
      return
    }
    ```
  }];
  let arguments = (ins Transport_CompletionAttr:$completion,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$pending,
                       UnitAttr:$read, Variadic<Tier_Tile>:$values,
                       Variadic<Transport_TokenType>:$tokens);
  let results = (outs Variadic<Tier_Tile>:$results);
  let assemblyFormat = [{
    $completion `pending` $pending (`read` $read^)? (`(` $values^ `:` type($values) `)` `->` type($results))? (`settles` $tokens^ `:` type($tokens))? attr-dict
  }];
  let builders = [OpBuilder<(ins "::mlir::TypeRange":$results, "::tier::transport::Completion":$completion,
                                 "uint64_t":$pending, "bool":$read, "::mlir::ValueRange":$values), [{
    build($_builder, $_state, results, completion, pending, read, values, ::mlir::ValueRange());
  }]>];
  let hasVerifier = 1;
}

def Transport_FenceOp : Transport_Op<"fence", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "order generic accesses before another proxy";
  let description = [{
    Generic accesses of this thread to `space` become visible to accesses of
    `proxy` that follow a barrier.

    ```mlir
    func.func @f() {
      transport.fence async shared
      return
    }
    ```
  }];
  let arguments = (ins Transport_ProxyAttr:$proxy, Transport_FenceSpaceAttr:$space);
  let assemblyFormat = "$proxy $space attr-dict";
  let hasVerifier = 1;
}

def Transport_BarrierOp : Transport_Op<"barrier", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "wait for all threads of the role";
  let description = [{
    Orders the generic shared accesses of the role's threads. With `warp` only
    the lanes of each warp meet.

    ```mlir
    func.func @f() {
      transport.barrier
      return
    }
    ```
  }];
  let arguments = (ins UnitAttr:$warp);
  let assemblyFormat = "(`warp` $warp^)? attr-dict";
}

include "tier/Dialect/Transport/IR/TransportBarriers.td"
include "tier/Dialect/Transport/IR/TransportClaims.td"
include "tier/Dialect/Transport/IR/TransportTurns.td"

#endif // TIER_DIALECT_TRANSPORT_IR_TRANSPORT_TD
