//===- Layout.td - the layout dialect: piecewise integer layouts ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_LAYOUT_IR_LAYOUT_TD
#define TIER_DIALECT_LAYOUT_IR_LAYOUT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tier/Dialect/Layout/IR/LayoutInterfaces.td"

def Layout_Dialect : Dialect {
  let name = "layout";
  let cppNamespace = "::tier::layout";
  let summary = "integer layouts: which index is where";
  let description = [{
    A layout is a total function from a finite integer domain to integers. Its
    meaning is a quasi-affine map; the attributes of this dialect are spellings
    of that meaning. Layouts map coordinates to *element* offsets.
  }];
  let useDefaultAttributePrinterParser = 1;
  let dependentDialects = ["::mlir::affine::AffineDialect"];
}

class Layout_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Layout_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

def Layout_StridedAttr
    : Layout_Attr<"Strided", "strided",
        [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface,
                                     ["verifyLayout"]>,
         DeclareAttrInterfaceMethods<Layout_LayoutAttr>]> {
  let summary = "nested shape:stride, in elements";
  let description = [{
    One list of modes `size:stride` for each dimension, the innermost mode
    first. A coordinate is cut into digits by the sizes (the last mode of a
    dimension is not bounded) and each digit is multiplied by its stride.

    The tile below keeps four blocks of 64 columns one after another:

    ```mlir
    func.func @blocks(%t: memref<128x256xbf16, #layout.strided<[128:64], [64:1, 4:8192]>>) {
      return
    }
    ```
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t", "modes per dimension">:$ranks,
    ArrayRefParameter<"int64_t", "size of each mode">:$sizes,
    ArrayRefParameter<"int64_t", "stride of each mode">:$strides);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The modes of dimension `dim` as (size, stride), innermost first.
    ::llvm::SmallVector<std::pair<int64_t, int64_t>> getModes(unsigned dim) const;
    unsigned getRank() const { return getRanks().size(); }
    /// The element offset of `coordinate`.
    int64_t apply(::llvm::ArrayRef<int64_t> coordinate) const;
    /// One more than the largest offset over the box of the mode sizes.
    int64_t getCosize() const;
  }];
}

def Layout_SwizzleAttr
    : Layout_Attr<"Swizzle", "swizzle",
        [DeclareAttrInterfaceMethods<Layout_LayoutAttr>]> {
  let summary = "exclusive-or swizzle of an element offset";
  let description = [{
    Maps an offset `x` to `x xor ((x >> shift) & mask)`, where `mask` selects
    `bits` bits from bit `base` on. All numbers are in elements. The map is an
    involution when `shift >= bits`.

    ```mlir
    func.func @tile(%t: memref<8x64xbf16, #layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<3, 3, 3>>>) {
      return
    }
    ```
  }];
  let parameters = (ins "unsigned":$bits, "unsigned":$base, "unsigned":$shift);
  let assemblyFormat = "`<` $bits `,` $base `,` $shift `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    int64_t apply(int64_t offset) const;
    /// Elements after which the pattern repeats: tiles start at multiples.
    int64_t getRepeat() const {
      return int64_t(1) << (getBits() + getBase() + getShift());
    }
  }];
}

def Layout_ComposeAttr
    : Layout_Attr<"Compose", "compose",
        [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface,
                                     ["verifyLayout"]>,
         DeclareAttrInterfaceMethods<Layout_LayoutAttr>]> {
  let summary = "a strided layout followed by a swizzle";
  let description = [{
    Applies `first`, then `second`. A memref with this layout starts at a
    multiple of the swizzle's repeat distance.
  }];
  let parameters = (ins "::tier::layout::StridedAttr":$first,
                        "::tier::layout::SwizzleAttr":$second);
  let assemblyFormat = "`<` $first `,` $second `>`";
  let extraClassDeclaration = [{
    int64_t apply(::llvm::ArrayRef<int64_t> coordinate) const;
  }];
}

def Layout_PiecewiseAttr
    : Layout_Attr<"Piecewise", "piecewise",
        [DeclareAttrInterfaceMethods<Layout_LayoutAttr>]> {
  let summary = "a layout in guarded pieces";
  let description = [{
    Where a guard holds, the value is that of its layout, plus an offset where
    one is written. Guards and the domain are affine sets over the coordinate
    and over symbols, with `floordiv` and `mod` by constants: an alias of an
    `affine_set`, or `(d0)[s0] : (..)` with expressions that are at least 0 or
    `== 0` (its `>=` would close our brackets). The guards are disjoint on the domain and cover it, which the
    verifier proves; without a domain, the guards are all there is.

    Modes go on past their sizes here: a guard says where a layout ends. It is
    never the layout of a memref.

    ```mlir
    #high = affine_set<(d0) : (d0 - 64 >= 0)>
    func.func @ragged(%t: tensor<100xf32>) attributes {
        at = #layout.piecewise<[(d0) : (63 - d0) -> #layout.strided<[64:1]>,
                                #high -> #layout.strided<[36:2]> + -64] on (d0) : (d0, 99 - d0)>} {
      return
    }
    ```
  }];
  let parameters = (ins
    OptionalParameter<"::mlir::IntegerSetAttr">:$domain,
    ArrayRefParameter<"::mlir::IntegerSetAttr", "where each piece holds">:$guards,
    ArrayRefParameter<"::mlir::Attribute", "a layout per piece">:$layouts,
    ArrayRefParameter<"int64_t", "added to the value, per piece">:$offsets);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    unsigned getNumSymbols() const;
  }];
}

def Layout_FragmentAttr : Layout_Attr<"Fragment", "fragment"> {
  let summary = "who holds which element of a distributed tile";
  let description = [{
    Maps (register, lane, warp) to a coordinate of the tile. Each of the three
    indices is cut into digits, the first digit fastest; a digit `size:[s..]`
    adds its value times the stride vector. An all-zero vector means that
    several holders keep the same element. The image covers the box exactly.
    Warps count within the role that executes the op.

    ```mlir
    // 16 x 8: lane l holds row l / 4 and l / 4 + 8, columns 2 (l mod 4) + {0, 1}
    func.func @c(%t: tensor<16x8xf32, #layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = []>>) {
      return
    }
    ```
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t", "extents of the tile">:$shape,
    ArrayRefParameter<"int64_t", "size, stride vector, size, ...">:$registers,
    ArrayRefParameter<"int64_t">:$lanes,
    ArrayRefParameter<"int64_t">:$warps);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    struct Digit {
      int64_t size;
      ::llvm::ArrayRef<int64_t> stride;
      bool isReplica() const;
    };
    unsigned getRank() const { return getShape().size(); }
    ::llvm::SmallVector<Digit> getRegisterDigits() const { return getDigits(getRegisters()); }
    ::llvm::SmallVector<Digit> getLaneDigits() const { return getDigits(getLanes()); }
    ::llvm::SmallVector<Digit> getWarpDigits() const { return getDigits(getWarps()); }
    ::llvm::SmallVector<Digit> getDigits(::llvm::ArrayRef<int64_t> flat) const;
    /// Number of registers, lanes, warps: the product of the digit sizes.
    int64_t getNumRegisters() const;
    int64_t getNumLanes() const;
    int64_t getNumWarps() const;
    /// Whether no two warps hold the same element.
    bool isHeldByOneWarp() const;
    /// Coordinate contributed by index `value` of the digit list `flat`.
    ::llvm::SmallVector<int64_t> getCoordinate(::llvm::ArrayRef<int64_t> flat, int64_t value) const;
    /// The fragment of the tile without dimension `axis`.
    FragmentAttr getSlice(unsigned axis) const;
    /// Consecutive elements held by consecutive registers along one dimension
    /// (the first register digit if its stride is a unit vector, else 1).
    int64_t getRun() const;
    /// The dimension of that run, or the last dimension when there is none.
    unsigned getRunDim() const;
  }];
}

def Layout_MapSwizzle : I32EnumAttr<"MapSwizzle", "swizzle span of a bulk copy", [
    I32EnumAttrCase<"none", 0, "none">, I32EnumAttrCase<"b32", 32, "32B">,
    I32EnumAttrCase<"b64", 64, "64B">, I32EnumAttrCase<"b128", 128, "128B">]> {
  let cppNamespace = "::tier::layout";
  let genSpecializedAttr = 0;
}

def Layout_MapInterleave : I32EnumAttr<"MapInterleave", "interleaving of a bulk copy", [
    I32EnumAttrCase<"none", 0, "none">, I32EnumAttrCase<"b16", 16, "16B">,
    I32EnumAttrCase<"b32", 32, "32B">]> {
  let cppNamespace = "::tier::layout";
  let genSpecializedAttr = 0;
}

def Layout_MapFill : I32EnumAttr<"MapFill", "what a bulk copy reads outside of the tensor", [
    I32EnumAttrCase<"zero", 0, "zero">, I32EnumAttrCase<"nan", 1, "nan">]> {
  let cppNamespace = "::tier::layout";
  let genSpecializedAttr = 0;
}

def Layout_TensorMapAttr : Layout_Attr<"TensorMap", "tensormap"> {
  let summary = "what a bulk-copy engine accepts";
  let description = [{
    A box of `element`s, innermost extent first, that one bulk copy moves, and
    the swizzle with which it lies in shared memory. The box has rank 1 to 5.
    The other fields may be left out, in any order:

    - `swizzle`: `none` (the default), `32B`, `64B` or `128B`;
    - `dims`: the tensor's extents; `?` is not known (the default);
    - `strides`: distances in bytes for dimensions 1 and up; `?` as above;
    - `element_strides`: every how many elements are taken; 1 by default;
    - `interleave`: `none` (the default), `16B` or `32B`;
    - `fill`: elements outside of the tensor are `zero` (the default) or `nan`;
    - `rounds`: `tf32`, and what is loaded of f32 is rounded to the 10 bits of
      mantissa that products of tf32 read, ties to even;
    - `rank`: that of the box, said again to be checked.

    All fields together obey the rules of `tier.tensormap.check`; what is not
    known breaks none. A field with its default is not printed.

    ```mlir
    func.func @map(%m: !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>) {
      return
    }
    func.func @every_other_row(%m: !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], dims = [4096, ?],
                                   strides = [8192], element_strides = [1, 2], fill = nan, rank = 2>>) {
      return
    }
    ```
  }];
  let parameters = (ins "::mlir::Type":$element,
    ArrayRefParameter<"int64_t", "box, innermost first">:$box,
    "::tier::layout::MapSwizzle":$swizzle,
    ArrayRefParameter<"int64_t", "extents, or none if all are unknown">:$dims,
    ArrayRefParameter<"int64_t", "byte strides, or none likewise">:$strides,
    ArrayRefParameter<"int64_t", "or none if all are 1">:$elementStrides,
    "::tier::layout::MapInterleave":$interleave,
    "::tier::layout::MapFill":$fill,
    DefaultValuedParameter<"bool", "false", "what is loaded is rounded">:$roundsToTF32);
  let skipDefaultBuilders = 1;
  // A list that says nothing is kept as an empty one.
  let builders = [AttrBuilder<(ins "::mlir::Type":$element,
    "::llvm::ArrayRef<int64_t>":$box,
    CArg<"::tier::layout::MapSwizzle", "::tier::layout::MapSwizzle::none">:$swizzle,
    CArg<"::llvm::ArrayRef<int64_t>", "{}">:$dims,
    CArg<"::llvm::ArrayRef<int64_t>", "{}">:$strides,
    CArg<"::llvm::ArrayRef<int64_t>", "{}">:$elementStrides,
    CArg<"::tier::layout::MapInterleave", "::tier::layout::MapInterleave::none">:$interleave,
    CArg<"::tier::layout::MapFill", "::tier::layout::MapFill::zero">:$fill,
    CArg<"bool", "false">:$roundsToTF32), [{
      auto unlessAll = [](::llvm::ArrayRef<int64_t> list, int64_t value) {
        return ::llvm::all_of(list, [&](int64_t x) { return x == value; })
                   ? ::llvm::ArrayRef<int64_t>() : list;
      };
      return $_get($_ctxt, element, box, swizzle,
                   unlessAll(dims, ::mlir::ShapedType::kDynamic),
                   unlessAll(strides, ::mlir::ShapedType::kDynamic),
                   unlessAll(elementStrides, 1), interleave, fill, roundsToTF32);
    }]>];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Elements one copy of the box writes: out-of-bounds elements count too.
    int64_t getBoxElements() const;
    /// Bytes one copy of the box signals.
    int64_t getBoxBytes() const;
    /// Whether the box is copied element by element, innermost first.
    bool isDense() const {
      return getElementStrides().empty() && getInterleave() == MapInterleave::none;
    }
  }];
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

class Layout_Op<string mnemonic, list<Trait> traits = []>
    : Op<Layout_Dialect, mnemonic, traits>;

def Layout_ViewOp : Layout_Op<"view", [Pure, AttrSizedOperandSegments]> {
  let summary = "read a tensor through an affine map";
  let description = [{
    `result[d] = source[map(d)[symbols]]`. The map is linear in its dimensions
    with constant coefficients; it spells permutations, slices (steps of either
    sign), broadcasts and unit extents. `sizes` are the dynamic extents of the
    result. A coordinate outside the source is undefined.

    ```mlir
    func.func @reverse(%x: tensor<?xf32>, %last: index, %n: index) -> tensor<?xf32> {
      %r = layout.view %x[%last] sizes(%n) map affine_map<(d0)[s0] -> (s0 - d0)> : tensor<?xf32> to tensor<?xf32>
      return %r : tensor<?xf32>
    }
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$symbols,
                       Variadic<Index>:$sizes, AffineMapAttr:$map);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $symbols `]` `sizes` `(` $sizes `)` `map` $map attr-dict `:`
    type($source) `to` type($result)
  }];
  let hasVerifier = 1;
}

def Layout_ConvertOp : Layout_Op<"convert", [Pure]> {
  let summary = "move a tile from one fragment to another";
  let description = [{
    The only op between two encodings of one tile: same shape, same element,
    other holders. With a layout as `through`, the tile lies in shared memory in
    between, under that layout; with `unit`, lanes of a warp exchange registers;
    without, whoever lowers it chooses.

    ```mlir
    #a = #layout.fragment<[2, 2], register = [2:[0, 1]], lane = [2:[1, 0]], warp = []>
    #b = #layout.fragment<[2, 2], register = [2:[1, 0]], lane = [2:[0, 1]], warp = []>
    func.func @turn(%t: tensor<2x2xf32, #a>) {
      %u = layout.convert %t : tensor<2x2xf32, #a> to tensor<2x2xf32, #b>
      %v = layout.convert %t through(#layout.strided<[2:3], [2:1]>) : tensor<2x2xf32, #a> to tensor<2x2xf32, #b>
      return
    }
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source, OptionalAttr<AnyAttr>:$through);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source (`through` `(` $through^ `)`)? attr-dict `:` type($source) `to` type($result)
  }];
  let builders = [OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$source),
                            [{ build($_builder, $_state, result, source, ::mlir::Attribute()); }]>];
  let hasVerifier = 1;
}

#endif // TIER_DIALECT_LAYOUT_IR_LAYOUT_TD
