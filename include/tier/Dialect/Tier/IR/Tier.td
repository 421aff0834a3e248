//===- Tier.td - the tier dialect: where tiles live -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_TIER_TD
#define TIER_DIALECT_TIER_IR_TIER_TD

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tier/Dialect/Tier/IR/TierConstraints.td"

def Tier_Dialect : Dialect {
  let name = "tier";
  let cppNamespace = "::tier::ir";
  let summary = "where tiles live and what executes on them";
  let description = [{
    Tiles in registers are tensors with a `#layout.fragment` encoding, so the
    ops of `arith`, `math` and `scf` work on them as they are. Tiles in memory
    are memrefs with a `#tier.space` and a layout.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let dependentDialects = ["::tier::layout::LayoutDialect"];
}

class Tier_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Tier_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

def Tier_Space : I32EnumAttr<"Space", "memory of a tile", [
    I32EnumAttrCase<"global", 0>, I32EnumAttrCase<"cluster", 1>,
    I32EnumAttrCase<"shared", 2>, I32EnumAttrCase<"tensor", 3>,
    I32EnumAttrCase<"registers", 4, "register">]> {
  let cppNamespace = "::tier::ir";
  let genSpecializedAttr = 0;
}
def Tier_SpaceAttr : EnumAttr<Tier_Dialect, Tier_Space, "space"> {
  let assemblyFormat = "`<` $value `>`";
}

def Tier_Grain : I32EnumAttr<"Grain", "threads that execute one op together", [
    I32EnumAttrCase<"thread", 0>, I32EnumAttrCase<"warp", 1>,
    I32EnumAttrCase<"warpgroup", 2>, I32EnumAttrCase<"cta", 3>,
    I32EnumAttrCase<"pair", 4>, I32EnumAttrCase<"cluster", 5>]> {
  let cppNamespace = "::tier::ir";
  let genSpecializedAttr = 0;
}
def Tier_GrainAttr : EnumAttr<Tier_Dialect, Tier_Grain, "grain">;

def Tier_ReduceKind : I32EnumAttr<"ReduceKind", "combining operation", [
    I32EnumAttrCase<"addf", 0>, I32EnumAttrCase<"mulf", 1>,
    I32EnumAttrCase<"maximumf", 2>, I32EnumAttrCase<"minimumf", 3>,
    I32EnumAttrCase<"addi", 4>, I32EnumAttrCase<"muli", 5>,
    I32EnumAttrCase<"maxsi", 6>, I32EnumAttrCase<"minsi", 7>,
    I32EnumAttrCase<"andi", 8>, I32EnumAttrCase<"ori", 9>]> {
  let cppNamespace = "::tier::ir";
  let genSpecializedAttr = 0;
}
def Tier_ReduceKindAttr : EnumAttr<Tier_Dialect, Tier_ReduceKind, "reduce_kind">;

//===----------------------------------------------------------------------===//
// Attributes and types
//===----------------------------------------------------------------------===//

def Tier_ArgumentAttr : Tier_Attr<"Argument", "argument"> {
  let summary = "what is known of an array argument";
  let description = [{
    The facts of the signature under which a program is compiled: the name of
    the parameter; one symbol per extent (equal symbols are equal extents); a
    known divisor of each extent; each stride in elements, `?` when it is not
    known; a known divisor of each stride; the alignment of the base in bytes.

    ```mlir
    func.func @f(%x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"],
                 multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) {
      return
    }
    ```
  }];
  let parameters = (ins StringRefParameter<"name of the parameter">:$name,
    ArrayRefParameter<"::mlir::StringAttr", "symbols">:$extents,
    ArrayRefParameter<"int64_t", "divisor of each extent">:$multiple,
    ArrayRefParameter<"int64_t", "strides">:$strides,
    ArrayRefParameter<"int64_t", "divisor of each stride">:$strideMultiple,
    "int64_t":$align);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Tier_PlanAttr : Tier_Attr<"Plan", "plan"> {
  let summary = "the decisions that depend on one another";
  let description = [{
    Tile extents (parallel dimensions, then the reduced one), the extents of the
    matrix instruction and its grain, stages of the ring, warps and register
    budget of each role (0: no budget), cluster extents, and how many tiles of
    the first dimension are visited together. Solved once; later rooms obey it
    or refuse.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$tile,
    OptionalArrayRefParameter<"int64_t">:$atom,
    DefaultValuedParameter<"::tier::ir::Grain", "::tier::ir::Grain::thread">:$grain,
    DefaultValuedParameter<"int64_t", "1">:$stages,
    ArrayRefParameter<"int64_t", "warps of each role">:$warps,
    OptionalArrayRefParameter<"int64_t", "registers of each role">:$registers,
    OptionalArrayRefParameter<"int64_t">:$cluster,
    DefaultValuedParameter<"int64_t", "1">:$group);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Tier_TensorMapType : TypeDef<Tier_Dialect, "TensorMap"> {
  let mnemonic = "tensormap";
  let summary = "a descriptor of a global tensor for bulk copies";
  let parameters = (ins "::tier::layout::TensorMapAttr":$map);
  let assemblyFormat = "`<` $map `>`";
}

//===----------------------------------------------------------------------===//
// Operations of kernels
//===----------------------------------------------------------------------===//

class Tier_Op<string mnemonic, list<Trait> traits = []>
    : Op<Tier_Dialect, mnemonic, traits>;

def Tier_AllocOp : Tier_Op<"alloc"> {
  let summary = "reserve a tile of shared or tensor memory";
  let description = [{
    The bytes belong to the CTA until the kernel ends, or until another tile at
    the same `tier.offset` is written: `transport-share-bytes` proves that it may
    be. The contents are undefined.

    A tile of tensor memory has all 128 lanes as rows and a power of two of at
    least 32 columns; it is linear: `tier.free` ends it on every path. With
    `pair` both CTAs of a pair reserve the same columns, for products that they
    share.

    ```mlir
    func.func @f() {
      %s = tier.alloc : memref<128x64xbf16, #tier.space<shared>>
      return
    }
    ```
  }];
  let arguments = (ins UnitAttr:$pair);
  let results = (outs Res<Tier_OnChipTile, "", [MemAlloc]>:$tile);
  let assemblyFormat = "(`pair` $pair^)? attr-dict `:` type($tile)";
  let hasVerifier = 1;
}

def Tier_FreeOp : Tier_Op<"free"> {
  let summary = "give a tile of tensor memory back";
  let description = [{
    Nothing may touch the tile afterwards.

    ```mlir
    func.func @f() {
      %t = tier.alloc : memref<128x64xf32, #tier.space<tensor>>
      tier.free %t : memref<128x64xf32, #tier.space<tensor>>
      return
    }
    ```
  }];
  let arguments = (ins Arg<Tier_TensorTile, "", [MemFree]>:$tile);
  let assemblyFormat = "$tile attr-dict `:` type($tile)";
}

def Tier_RelinquishOp : Tier_Op<"relinquish", [MemoryEffects<[MemWrite]>]> {
  let summary = "give up the right to reserve tensor memory";
  let description = [{
    Another CTA of the multiprocessor may reserve what is left. Tiles that are
    reserved stay; no other may follow.

    ```mlir
    func.func @f() {
      tier.relinquish
      return
    }
    ```
  }];
  let assemblyFormat = "attr-dict";
}

def Tier_LoadOp : Tier_Op<"load", [AttrSizedOperandSegments]> {
  let summary = "read a tile into registers";
  let description = [{
    Reads the box at `indices` of `source`; the tile covers its last dimensions,
    the others are single coordinates. Elements outside the extents of
    `source` are 0; `inbounds` promises for a dimension that there are none.

    With `from` a row begins at that coordinate of the last dimension, which no
    thread's second vector lies before, and what lies outside of the row is any
    value: whole aligned vectors of global memory are read wherever one of their
    elements is inside, whatever the alignment of the row. With the attribute
    `tier.covering` that is done for rows of which each begins elsewhere (and
    `tier.fetch = 128` says how many bytes of memory the cache should fetch where it
    misses one). With `tier.under_way` other work stands before the tile's first use:
    nothing that waits for what is read, as a branch on where the row begins, is put
    before that.

    ```mlir
    func.func @f(%x: memref<?xf32>, %i: index) {
      %t = tier.load %x[%i] : memref<?xf32> to tensor<64xf32, #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>>
      return
    }
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$source,
                       Variadic<Index>:$indices,
                       OptionalAttr<DenseBoolArrayAttr>:$inbounds,
                       Optional<Index>:$from);
  let results = (outs Tier_Tile:$tile);
  let assemblyFormat = [{
    $source `[` $indices `]` (`from` $from^)? attr-dict `:` type($source) `to` type($tile)
  }];
  let hasVerifier = 1;
}

def Tier_StoreOp : Tier_Op<"store", [AttrSizedOperandSegments]> {
  let summary = "write a tile from registers";
  let description = [{
    Writes the box at `indices` of `target`; the tile covers its last dimensions,
    the others are single coordinates. Elements outside the extents of
    `target` are dropped; `inbounds` promises for a dimension that there are
    none. Elements before `from` along the last dimension, which no thread's second
    vector lies before, are dropped too. With the attribute `tier.stretch` rows
    of the tile that follow one another in memory may be stored as one stretch. With
    `tier.lines = [first, columns]` the tile is the piece from column `first` of a tile
    of so many, whose pieces are stored in order: what does not fill a line of memory
    may be stored with the next piece. Such lines have 64 bytes, or 128 with
    `tier.line = 128`. With `tier.covering = [0, columns]` the next
    tile along the last dimension has the last columns of this one too: either stores
    them, so that each stores whole vectors of memory.

    ```mlir
    func.func @f(%t: tensor<64xf32, #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>>, %x: memref<?xf32>, %i: index) {
      tier.store %t, %x[%i] : tensor<64xf32, #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>>, memref<?xf32>
      return
    }
    ```
  }];
  let arguments = (ins Tier_Tile:$tile, Arg<AnyMemRef, "", [MemWrite]>:$target,
                       Variadic<Index>:$indices,
                       OptionalAttr<DenseBoolArrayAttr>:$inbounds,
                       Optional<Index>:$from);
  let assemblyFormat = [{
    $tile `,` $target `[` $indices `]` (`from` $from^)? attr-dict `:` type($tile) `,` type($target)
  }];
  let hasVerifier = 1;
}

def Tier_CopyOp : Tier_Op<"copy", [AttrSizedOperandSegments]> {
  let summary = "copy a box between global and shared memory";
  let description = [{
    Copies the box at `indices` of `source` (a global view, or a tensor map with
    the innermost coordinate first) to the whole of the shared tile `target`, or
    the whole of a shared tile to the box at `indices` of a global `target`.
    Reads out of bounds give 0, writes out of bounds are dropped. With `rows` the box
    has so many, which are the first of the shared tile `target`; what the others hold
    is not defined.

    ```mlir
    func.func @f(%x: memref<?x?xbf16>, %i: index, %j: index) {
      %s = tier.alloc : memref<128x64xbf16, #tier.space<shared>>
      tier.copy %x[%i, %j] to %s[] : memref<?x?xbf16> to memref<128x64xbf16, #tier.space<shared>>
      return
    }
    ```
  }];
  let arguments = (ins Arg<AnyTypeOf<[AnyMemRef, Tier_AnyTensorMap]>, "", [MemRead]>:$source,
                       Variadic<Index>:$sourceIndices,
                       Arg<AnyTypeOf<[AnyMemRef, Tier_AnyTensorMap]>, "", [MemWrite]>:$target,
                       Variadic<Index>:$targetIndices,
                       OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>:$rows);
  let assemblyFormat = [{
    $source `[` $sourceIndices `]` `to` $target `[` $targetIndices `]` (`rows` $rows^)? attr-dict
    `:` type($source) `to` type($target)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "::mlir::ValueRange":$sourceIndices,
                                 "::mlir::Value":$target, "::mlir::ValueRange":$targetIndices), [{
    build($_builder, $_state, source, sourceIndices, target, targetIndices, ::mlir::IntegerAttr());
  }]>];
  let hasVerifier = 1;
}

def Tier_MmaOp : Tier_Op<"mma", [AllTypesMatch<["accumulator", "result"]>]> {
  let summary = "multiply two tiles and accumulate";
  let description = [{
    `result[m, n] = accumulator[m, n] + sum over k of a[m, k] * b[n, k]`. Both
    operands are tiles of shared memory; their layouts say which dimension is
    contiguous. The instruction has extents `atom` and is executed by `grain`.
    With grain `warpgroup` the result is not defined before
    `transport.await mma_group`, `a` may be a tile in registers, which is not
    written before it either, and `b` may have more than n rows, which are not
    read. Of several instructions side by side the last may have fewer columns, a
    multiple of 8.

    With `scales` every row of `a` and of `b` has a factor for each block of k, in
    tiles `[rows, k / block]` of registers that lie as the instruction reads them
    (`problem::scaleFragment`); `f4` is as in `tier.accumulate`. With `formats` the
    bytes of `a` and of `b` hold numbers of these types without gaps, and k counts
    numbers.

    ```mlir
    #c = #layout.fragment<[4, 4], register = [4:[0, 1], 4:[1, 0]], lane = [], warp = []>
    func.func @f(%a: memref<4x2xf32, #tier.space<shared>>, %b: memref<4x2xf32, #tier.space<shared>>, %c: tensor<4x4xf32, #c>) {
      %d = tier.mma %a, %b, %c atom [1, 1, 1] on thread : memref<4x2xf32, #tier.space<shared>>, memref<4x2xf32, #tier.space<shared>>, tensor<4x4xf32, #c>
      return
    }
    ```
  }];
  let arguments = (ins Arg<Tier_SharedOrRegisterTile, "", [MemRead]>:$a,
                       Arg<Tier_SharedTile, "", [MemRead]>:$b,
                       Tier_Tile:$accumulator, Variadic<Tier_Tile>:$scales,
                       DenseI64ArrayAttr:$atom, Tier_GrainAttr:$grain,
                       UnitAttr:$tf32, UnitAttr:$f4,
                       OptionalAttr<TypeArrayAttr>:$formats);
  let results = (outs Tier_Tile:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $accumulator (`scales` $scales^)? `atom` $atom `on` $grain
    (`tf32` $tf32^)? (`f4` $f4^)? attr-dict
    `:` type($a) `,` type($b) `,` type($accumulator) (`,` type($scales)^)?
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// A lies in registers, not in shared memory.
    bool readsRegisters() {
      return ::mlir::isa<::mlir::RankedTensorType>(getA().getType());
    }
    /// The type of A, wherever it lies.
    ::mlir::ShapedType getTypeA() {
      return ::mlir::cast<::mlir::ShapedType>(getA().getType());
    }
    /// What A (0) or B (1) multiplies: the element of its tile, or what its bytes
    /// hold.
    ::mlir::Type getFormat(unsigned side) {
      if (auto formats = getFormatsAttr())
        return ::mlir::cast<::mlir::TypeAttr>(formats[side]).getValue();
      return side ? getB().getType().getElementType() : getTypeA().getElementType();
    }
    /// Elements of k.
    int64_t getDepth() {
      int64_t elements = getTypeA().getDimSize(1);
      return getFormatsAttr() ? elements * 8 / getFormat(0).getIntOrFloatBitWidth()
                              : elements;
    }
    /// Elements of k that share a scale; 0 without scales.
    int64_t getScaleBlock() {
      if (getScales().empty())
        return 0;
      auto scales = ::mlir::cast<::mlir::ShapedType>(getScales()[0].getType());
      return getDepth() / scales.getDimSize(1);
    }
  }];
}

def Tier_AccumulateOp : Tier_Op<"accumulate", [AttrSizedOperandSegments]> {
  let summary = "multiply two tiles into tensor memory";
  let description = [{
    `accumulator[m, n] = (adds ? accumulator[m, n] : 0) + sum over k of a[m, k]
    * b[n, k]`, in place. The operands are as in `tier.mma`. One thread issues
    the instruction, of extents `atom`, for its CTA; it runs on by itself. In
    When it has ended where the stage of a channel that holds the accumulator is
    full, and its operands may be overwritten after their `transport.release`.

    With `pair` two CTAs of a cluster share the product, of extents `atom` in
    all: each holds half of the rows of `a` and of the accumulator, and half of
    the rows of `b`, the columns of the accumulator. One thread of the first CTA
    issues it for both.

    With `scales` every row of `a` and of `b` has a factor for each block of k:
    `scaleA` and `scaleB` are `[rows, k / block]` tiles of shared memory, in whole
    atoms of 128 rows by 4 factors, in the order in which the unit copies them to
    the columns of `scaleTile` (PTX ISA 9.7.16.10). The same thread issues the
    copies before the products that read them. Each CTA of a pair has the scales
    of its rows of `a`, and those of all rows of `b`.

    With `f4` each byte of `a` and of `b` holds two numbers of 4 bits (f4E2M1FN),
    the lower bits first; `k` and blocks of k count bytes.

    ```mlir
    func.func @f(%a: memref<128x16xbf16, #tier.space<shared>>, %b: memref<64x16xbf16, #tier.space<shared>>, %adds: i1) {
      %c = tier.alloc : memref<128x64xf32, #tier.space<tensor>>
      tier.accumulate %a, %b into %c adds %adds atom [128, 64, 16] : memref<128x16xbf16, #tier.space<shared>>, memref<64x16xbf16, #tier.space<shared>>, memref<128x64xf32, #tier.space<tensor>>
      tier.free %c : memref<128x64xf32, #tier.space<tensor>>
      return
    }
    ```
  }];
  let arguments = (ins Arg<Tier_SharedTile, "", [MemRead]>:$a,
                       Arg<Tier_SharedTile, "", [MemRead]>:$b,
                       Arg<Tier_TensorTile, "", [MemRead, MemWrite]>:$accumulator,
                       I1:$adds,
                       Arg<Optional<Tier_SharedTile>, "", [MemRead]>:$scaleA,
                       Arg<Optional<Tier_SharedTile>, "", [MemRead]>:$scaleB,
                       Arg<Optional<Tier_TensorTile>, "", [MemRead, MemWrite]>:$scaleTile,
                       DenseI64ArrayAttr:$atom, UnitAttr:$tf32,
                       UnitAttr:$f4, UnitAttr:$pair);
  let assemblyFormat = [{
    $a `,` $b `into` $accumulator `adds` $adds
    (`scales` $scaleA^ `,` $scaleB `in` $scaleTile)?
    `atom` $atom (`pair` $pair^)? (`tf32` $tf32^)? (`f4` $f4^)? attr-dict
    `:` type($a) `,` type($b) `,` type($accumulator)
    (`,` type($scaleA)^ `,` type($scaleB) `,` type($scaleTile))?
  }];
  let extraClassDeclaration = [{
    /// Elements of k that share a scale; 0 without scales.
    int64_t getScaleBlock() {
      return getScaleA() ? getA().getType().getDimSize(1) /
                               getScaleA().getType().getDimSize(1)
                         : 0;
    }
  }];
  let hasVerifier = 1;
}

def Tier_ReduceOp : Tier_Op<"reduce", [Pure, AttrSizedOperandSegments]> {
  let summary = "combine a tile along one axis";
  let description = [{
    The encoding of the result is the slice of the source's along `axis`.
    Elements whose coordinate along the axis is below `from` or not below
    `limit` count as the neutral element of `kind`; no thread's second vector lies
    before `from`.

    ```mlir
    #t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
    #r = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = []>
    func.func @f(%t: tensor<2x64xf32, #t>, %n: index) {
      %r = tier.reduce maximumf %t axis 1 limit %n : tensor<2x64xf32, #t> to tensor<2xf32, #r>
      return
    }
    ```
  }];
  let arguments = (ins Tier_ReduceKindAttr:$kind, Tier_Tile:$source,
                       I64Attr:$axis, Optional<Index>:$limit, Optional<Index>:$from);
  let results = (outs Tier_Tile:$result);
  let assemblyFormat = [{
    $kind $source `axis` $axis (`from` $from^)? (`limit` $limit^)? attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
}

def Tier_ClusterReduceOp : Tier_Op<"cluster_reduce", [AllTypesMatch<["source", "result"]>,
                                                    MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "combine a number with those of the other CTAs of the cluster";
  let description = [{
    Each CTA brings a tile of one element, which all of its threads hold; every CTA
    gets the same bits: numbers are combined in the order of the CTAs. All threads
    of the cluster meet.

    ```mlir
    #r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = [4:[0]]>
    func.func @f(%t: tensor<1xf32, #r>) {
      %r = tier.cluster_reduce maximumf %t : tensor<1xf32, #r>
      return
    }
    ```
  }];
  let arguments = (ins Tier_ReduceKindAttr:$kind, Tier_Tile:$source);
  let results = (outs Tier_Tile:$result);
  let assemblyFormat = "$kind $source attr-dict `:` type($source)";
  let hasVerifier = 1;
}

def Tier_ClusterGatherOp : Tier_Op<"cluster_gather", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "bring numbers of every CTA of the cluster to all of them";
  let description = [{
    Each CTA brings tiles of one element, which all of its threads hold; every thread
    gets those of all CTAs, in their order, along a new last axis. All threads of the
    cluster meet, once for all tiles.

    ```mlir
    #r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = [4:[0]]>
    #all = #layout.fragment<[1, 2], register = [2:[0, 1]], lane = [32:[0, 0]], warp = [4:[0, 0]]>
    func.func @f(%most: tensor<1xf32, #r>, %sum: tensor<1xf32, #r>) {
      %m, %s = tier.cluster_gather %most, %sum : tensor<1xf32, #r>, tensor<1xf32, #r> to tensor<1x2xf32, #all>, tensor<1x2xf32, #all>
      return
    }
    ```
  }];
  let arguments = (ins Variadic<Tier_Tile>:$sources);
  let results = (outs Variadic<Tier_Tile>:$results);
  let assemblyFormat = "$sources attr-dict `:` type($sources) `to` type($results)";
  let hasVerifier = 1;
}

def Tier_BroadcastOp : Tier_Op<"broadcast", [Pure]> {
  let summary = "repeat a tile along a new axis";
  let description = [{
    The encoding of the source is the slice of the result's along `axis`.

    ```mlir
    #t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
    #r = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = []>
    func.func @f(%r: tensor<2xf32, #r>) {
      %t = tier.broadcast %r axis 1 : tensor<2xf32, #r> to tensor<2x64xf32, #t>
      return
    }
    ```
  }];
  let arguments = (ins Tier_Tile:$source, I64Attr:$axis);
  let results = (outs Tier_Tile:$result);
  let assemblyFormat = [{
    $source `axis` $axis attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
}

def Tier_MaskOp : Tier_Op<"mask", [Pure, AllTypesMatch<["source", "result"]>]> {
  let summary = "clear what lies beyond the ends of an axis";
  let description = [{
    Elements whose coordinate along the axis is not below `limit`, or below `from`, become
    `fill`, or zero without one, whatever they were: a function of zeros need not be finite,
    and a product with other zeros counts it. What is combined by another operation
    than an addition is filled with its neutral element.

    ```mlir
    #t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
    func.func @f(%t: tensor<2x64xf32, #t>, %n: index) {
      %r = tier.mask %t axis 1 limit %n : tensor<2x64xf32, #t>
      %s = tier.mask %t axis 1 limit %n fill 1.0 : f32 : tensor<2x64xf32, #t>
      %c3 = arith.constant 3 : index
      %u = tier.mask %t axis 1 from %c3 limit %n : tensor<2x64xf32, #t>
      return
    }
    ```
  }];
  let arguments = (ins Tier_Tile:$source, I64Attr:$axis, Index:$limit, Optional<Index>:$from,
                       OptionalAttr<TypedAttrInterface>:$fill);
  let results = (outs Tier_Tile:$result);
  let assemblyFormat = [{
    $source `axis` $axis (`from` $from^)? `limit` $limit (`fill` $fill^)? attr-dict
    `:` type($source)
  }];
  let hasVerifier = 1;
}

def Tier_SplatOp : Tier_Op<"splat", [Pure]> {
  let summary = "fill a tile with one scalar";
  let description = [{
    ```mlir
    #t = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
    func.func @f(%s: f32) {
      %t = tier.splat %s : f32 to tensor<64xf32, #t>
      return
    }
    ```
  }];
  let arguments = (ins AnyType:$scalar);
  let results = (outs Tier_Tile:$tile);
  let assemblyFormat = "$scalar attr-dict `:` type($scalar) `to` type($tile)";
  let hasVerifier = 1;
}

def Tier_AgainOp : Tier_Op<"again", [Pure, AllTypesMatch<["source", "tile"]>]> {
  let summary = "a tile, to be computed with again";
  let description = [{
    The same elements, known when those of `after` are. What was computed of the
    source is computed of the result anew, instead of being held since: a thread
    that has a long row in registers has no room for what became of it.

    ```mlir
    #t = #layout.fragment<[1, 64], register = [2:[0, 1]], lane = [32:[0, 2]], warp = []>
    #r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = []>
    func.func @f(%x: tensor<1x64xbf16, #t>, %sum: tensor<1xf32, #r>) {
      %y = tier.again %x after %sum : tensor<1x64xbf16, #t>, tensor<1xf32, #r>
      return
    }
    ```
  }];
  let arguments = (ins Tier_Tile:$source, Tier_Tile:$after);
  let results = (outs Tier_Tile:$tile);
  let assemblyFormat = "$source `after` $after attr-dict `:` type($tile) `,` type($after)";
}

def Tier_PieceOp : Tier_Op<"piece", [Pure]> {
  let summary = "the part of a tile from an offset on";
  let description = [{
    `result[d] = source[offsets + d]`. Every thread holds what it needs: lanes
    and warps are those of the source, and the registers of the result are some
    of its. Nothing moves.

    ```mlir
    #t = #layout.fragment<[8, 32], register = [2:[0, 1], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
    #p = #layout.fragment<[8, 16], register = [2:[0, 1], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
    func.func @f(%t: tensor<8x32xf32, #t>) {
      %right = tier.piece %t[0, 16] : tensor<8x32xf32, #t> to tensor<8x16xf32, #p>
      return
    }
    ```
  }];
  let arguments = (ins Tier_Tile:$source, DenseI64ArrayAttr:$offsets);
  let results = (outs Tier_Tile:$result);
  let assemblyFormat = "$source `` $offsets attr-dict `:` type($source) `to` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Operations of the host side
//===----------------------------------------------------------------------===//

def Tier_EncodeTensormapOp : Tier_Op<"encode_tensormap", [Pure, AttrSizedOperandSegments]> {
  let summary = "describe a global tensor to the copy engine";
  let description = [{
    `dims` are extents in elements and `strides` the distances in bytes of all
    dimensions but the first, both innermost first; `offset` is in elements from
    the base.

    ```mlir
    func.func @f(%x: memref<?xbf16>, %o: index, %k: index, %m: index, %s: index) {
      %map = tier.encode_tensormap %x[%o] dims(%k, %m) strides(%s) : memref<?xbf16>
          to !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
      return
    }
    ```
  }];
  let arguments = (ins AnyMemRef:$base, Index:$offset, Variadic<Index>:$dims,
                       Variadic<Index>:$strides);
  let results = (outs Tier_TensorMapType:$map);
  let assemblyFormat = [{
    $base `[` $offset `]` `dims` `(` $dims `)` `strides` `(` $strides `)` attr-dict
    `:` type($base) `to` type($map)
  }];
  let hasVerifier = 1;
}

def Tier_WorkspaceOp : Tier_Op<"workspace", [AttrSizedOperandSegments, MemoryEffects<[MemAlloc]>]> {
  let summary = "device scratch between kernels";
  let description = [{
    `elements` elements that live until the last kernel of the program ends. With
    `zeroed` all their bits are 0 when the first one begins. With `or` the buffer is
    an argument of the program where a condition holds, and nothing is reserved: what
    would be copied to it lies there as it should.

    ```mlir
    func.func @f(%x: memref<?xf32>, %n: index, %dense: i1) {
      %w = tier.workspace %n : memref<?xf32>
      %sums = tier.workspace %n zeroed : memref<?xi32>
      %y = tier.workspace %n or %x of memref<?xf32> where %dense : memref<?xf32>
      return
    }
    ```
  }];
  let arguments = (ins Index:$elements, Optional<AnyMemRef>:$instead, Optional<I1>:$condition,
                       UnitAttr:$zeroed);
  let results = (outs AnyMemRef:$buffer);
  let builders = [OpBuilder<(ins "mlir::Type":$type, "mlir::Value":$elements,
                                 CArg<"bool", "false">:$zeroed), [{
    build($_builder, $_state, type, elements, mlir::Value(), mlir::Value(), zeroed);
  }]>];
  let assemblyFormat = [{
    $elements (`zeroed` $zeroed^)? (`or` $instead^ `of` type($instead) `where` $condition)?
    attr-dict `:` type($buffer)
  }];
  let hasVerifier = 1;
}

def Tier_UnitsOp : Tier_Op<"units", [Pure]> {
  let summary = "how many CTAs the device runs at once";
  let description = [{
    Multiprocessors of a GPU, cores of a CPU. With `clusters of` how many clusters
    of so many CTAs run at once where each CTA takes a multiprocessor: those of a
    cluster lie in one group of them, which may have a rest.

    ```mlir
    func.func @f() {
      %n = tier.units : index
      %m = tier.units clusters of 4 : index
      return
    }
    ```
  }];
  let arguments = (ins OptionalAttr<I64Attr>:$ctas);
  let results = (outs Index:$units);
  let assemblyFormat = "(`clusters` `of` $ctas^)? attr-dict `:` type($units)";
  let hasVerifier = 1;
}

def Tier_ElectOp : Tier_Op<"elect", [Pure]> {
  let summary = "the plan that the model takes for fastest";
  let description = [{
    The place, in a list of plans of a contraction, of the one that takes least time by
    the model of the module's machine, for extents [batch.., m, n, k] that the launch knows; -1
    where `where` is false, without asking the model. It reads of the contraction what
    elements its operands have, whether rows of k are contiguous (of A, of B), bytes
    of an element of the result, and of which multiple of rows and of columns the last
    tiles may overlap those before them (0: they do not), and, where sums of blocks of k have factors, the k of
    such a block (`factor_block`). A plan may turn the product (rows are columns of the instruction), sum k in
    `segments`, or begin while the grid ahead ends.

    ```mlir
    func.func @f(%m: index, %n: index, %k: index, %few: i1) {
      %place = tier.elect(%m, %n, %k) where %few among
          [#tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>,
           #tier.plan<tile = [64, 16, 64], atom = [64, 16, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>]
          {element = "bf16", k_major = array<i1: true, true>, output_bytes = 2, overlap = array<i64: 1, 8>,
           turned = array<i1: false, true>, segments = array<i64: 1, 2>, early = array<i1: false, false>} : index
      return
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$extents, I1:$where,
    TypedArrayAttrBase<Tier_PlanAttr, "plans">:$plans, StrAttr:$element,
    DenseBoolArrayAttr:$k_major, I64Attr:$output_bytes, DenseI64ArrayAttr:$overlap,
    DenseBoolArrayAttr:$turned,
    DenseI64ArrayAttr:$segments, DenseBoolArrayAttr:$early, OptionalAttr<I64Attr>:$factor_block);
  let results = (outs Index:$place);
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$extents, "::mlir::Value":$where,
                                 "const ::tier::problem::Election &":$election)>];
  let assemblyFormat = [{
    `(` $extents `)` `where` $where `among` $plans attr-dict `:` type($place)
  }];
  let extraClassDeclaration = [{
    /// The election on a machine, as the Problem knows it; what is wrong with it is for the
    /// verifier.
    ::tier::problem::Election toProblem(::llvm::StringRef machine);
  }];
  let hasVerifier = 1;
}

#endif // TIER_DIALECT_TIER_IR_TIER_TD
