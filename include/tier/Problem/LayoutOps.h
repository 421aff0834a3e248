//===- LayoutOps.h - the algebra of layouts, with the reason of a refusal -===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that give a layout or say why there is none:
//
//   compose(20:16 2:4, 4:1 5:4)  = 20:16
//   complement(4:2, 19)          = 2:1 3:8
//   leftInverse(4:1 2:5)         = 5:1 2:4
//   compose(8:8 8:1, 2:3 2:6)    [layout.closed]: 1*3 + 1*6 carries past 8
//
// Each is defined by its function, not by its modes. Beyond its size a layout
// goes on along its last mode of more than one step; composition reads `outer`
// so. Strides may be negative (a flip) or zero (a broadcast); a size of 0 is an
// empty domain. Numbers stay below 2^62 or are refused (`layout.range`).
//
// The algebra is the one of CuTe (CUTLASS, 02_layout_algebra.md) with the carry
// check that composition needs, offsets, and inverses across gaps.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_LAYOUTOPS_H
#define TIER_PROBLEM_LAYOUTOPS_H

#include "tier/Problem/Layout.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

namespace tier::problem {

/// No size, stride or value of a layout reaches this.
inline constexpr int64_t layoutLimit = int64_t(1) << 62;
/// Tables of up to this many entries decide what modes cannot.
inline constexpr int64_t mostTabulated = int64_t(1) << 20;

/// Refuses `layout.range` if a size, a stride or a value may reach the limit,
/// and `layout.extent` if a size is negative.
llvm::Error checkRange(const Layout &layout);

/// The smallest and the largest value; of a layout of size >= 1.
struct ValueRange {
  int64_t lowest = 0, highest = 0;
};
ValueRange rangeOf(const Layout &layout);

/// i -> outer(inner(i)), with the dimensions of `inner`. Where modes do not
/// compose one by one, tables of up to 2^20 values are read back: of one
/// dimension if digits do not carry, else of the whole.
llvm::Expected<Layout> composeOrSay(const Layout &outer, const Layout &inner);
/// C with image(layout) + image(C) = [0, n) without repetition, n >= bound the
/// smallest such.
llvm::Expected<Layout> complementOrSay(const Layout &layout, int64_t bound);
/// R with layout(R(i)) == i for i < size of R: the longest one that takes modes
/// of the layout whole.
llvm::Expected<Layout> rightInverseOrSay(const Layout &layout);
/// R with R(layout(i)) == i for every i.
llvm::Expected<Layout> leftInverseOrSay(const Layout &layout);
/// Tiles of the shape of `tile`, then one step per tile: layout after
/// (tile, complement of tile). Refuses tiles that do not fill the layout.
struct Divided {
  Layout tile, rest;
};
llvm::Expected<Divided> divideOrSay(const Layout &layout, const Layout &tile);
/// `count`, each step of it a copy of `layout` in places of its own: the
/// complement of layout, after count.
llvm::Expected<Layout> repeatOrSay(const Layout &layout, const Layout &count);

/// The layout of this shape with these values at 0, 1, 2, .. (colexicographic),
/// one list of modes per dimension, or nothing.
std::optional<Layout> readBack(llvm::ArrayRef<int64_t> table,
                               llvm::ArrayRef<int64_t> shape);

/// A swizzle after a layout.
struct Swizzled {
  Swizzle swizzle;
  Layout layout;
};
/// i -> outer(swizzle(inner(i))) as a swizzle after a layout (bits = 0: as a
/// layout).
llvm::Expected<Swizzled>
composeOrSay(const Layout &outer, const Swizzle &swizzle, const Layout &inner);

} // namespace tier::problem

#endif // TIER_PROBLEM_LAYOUTOPS_H
