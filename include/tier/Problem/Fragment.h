//===- Fragment.h - who holds which element of a tile ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A fragment distributes a tile over registers, lanes and warps:
//
//   [128, 256]  register = [2:[0,1], 2:[8,0], 32:[0,8]]
//               lane = [4:[0,2], 8:[1,0]]   warp = [4:[16,0], 2:[64,0]]
//
// The coordinate of (register, lane, warp) is the sum over all digits of digit
// value * stride vector; the first digit of each list is fastest. A digit whose
// strides are all zero replicates. The image covers the box exactly: every
// element is held, and the holders of one element differ only in digits of
// zero stride.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_FRAGMENT_H
#define TIER_PROBLEM_FRAGMENT_H

#include "tier/Machine/Machine.h"
#include "tier/Problem/Layout.h"

namespace tier::problem {

/// `size` values, each moves the coordinate by `stride`.
struct Digit {
  int64_t size = 1;
  llvm::SmallVector<int64_t, 2> stride;
  bool operator==(const Digit &) const = default;
  bool isReplica() const;
};
using Digits = llvm::SmallVector<Digit, 4>;
int64_t sizeOf(llvm::ArrayRef<Digit> digits);

struct Fragment {
  llvm::SmallVector<int64_t, 2> shape;
  Digits reg, lane, warp;
  bool operator==(const Fragment &) const = default;

  int64_t registers() const { return sizeOf(reg); }
  int64_t lanes() const { return sizeOf(lane); }
  int64_t warps() const { return sizeOf(warp); }
  /// Where the element of (register, lane, warp) lies.
  llvm::SmallVector<int64_t, 2> coordinate(int64_t reg, int64_t lane,
                                           int64_t warp) const;
  /// Empty if the image covers the box exactly, else what is wrong.
  std::string verify() const;
  /// The fragment of the tile without `axis`. Register digits that become
  /// replicas vanish; lane and warp digits stay.
  Fragment slice(int64_t axis) const;
  /// The fragment with a new axis of extent 1 put in before `axis`.
  Fragment unsqueezed(int64_t axis) const;
  /// The fragment of the transposed tile: dimension i of the result is
  /// dimension permutation[i].
  Fragment permuted(llvm::ArrayRef<int64_t> permutation) const;
  /// Elements a thread holds side by side along `dim`: the first register
  /// digit if it has unit stride there and nothing else, else 1.
  int64_t chunk(int64_t dim) const;
  /// True if some element is held more than once.
  bool isReplicated() const;
  /// True if this (lane, warp) is the first holder of its elements: the one
  /// that writes them.
  bool isFirstHolder(int64_t lane, int64_t warp) const;
  /// The order-free spelling: digits of size 1 gone, neighbours merged.
  Fragment canonical() const;
  /// The least tile whose holders are repeated along each dimension: who holds an element there
  /// holds those at its coordinates and multiples of the extents. Of one thread's vectors, 8 of
  /// 4096 elements side by side, one.
  Fragment period() const;
  std::string str() const;
};

/// The coalesced fragment for moving a tile between registers and global
/// memory: a thread holds `vectorElements` neighbours along `contiguousDim`,
/// lanes come next along it, then the other dims, then warps; what is left are
/// registers. Threads that find no element are replicas. All sides, lanes and
/// warps are powers of two.
Fragment fragmentForLoad(llvm::ArrayRef<int64_t> shape, int64_t contiguousDim,
                         int64_t vectorElements, int64_t lanes, int64_t warps);
/// The same with all dimensions in the order in which lanes take them, the one of vectors first.
Fragment fragmentInOrder(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> order,
                         int64_t vectorElements, int64_t lanes, int64_t warps);

/// A tile [places, rows, columns] of rows that are neighbours in memory, few at each place, for
/// reducing along columns: lanes take a place's rows, then columns where these are many, else
/// places; a thread has what columns are left, and no more of these than `mostOfThread` unless
/// there are no more threads.
Fragment fragmentForBlocks(llvm::ArrayRef<int64_t> shape, int64_t vectorElements, int64_t lanes,
                           int64_t warps, int64_t mostOfThread);

/// A tile [rows, columns] for reducing along columns: each row stays in as few
/// warps as hold it at `registersPerRow` elements per thread (a multiple of
/// vectorElements), so that a row reduction crosses as few warps as possible.
/// So many lanes at most hold one row, if `mostAlong` says so; the others hold others.
Fragment fragmentForRows(int64_t rows, int64_t columns, int64_t vectorElements,
                         int64_t lanes, int64_t warps, int64_t mostAlong = INT64_MAX);

/// A tile [rows, columns] of rows that are neighbours in memory, held to be reduced along columns:
/// lanes lie along memory, `across` warps share the columns, and the others lie beside them. A
/// thread has `vectorElements` neighbours, and others as far on as those of its warp reach. Rows,
/// vectors and lanes are powers of two; warps, and warps across, divide rows and columns.
Fragment fragmentForNeighbours(int64_t rows, int64_t columns, int64_t vectorElements,
                               int64_t lanes, int64_t warps, int64_t across);

/// How warps (or warpgroups) are laid over the [M, N] tile of a contraction.
struct WarpGrid {
  int64_t m = 1, n = 1; ///< groups along M and N; a group executes one atom
  bool operator==(const WarpGrid &) const = default;
};
/// The grid that gives each group the squarest part; groups of a warpgroup
/// atom go along M first.
WarpGrid chooseWarpGrid(const machine::Atom &atom, int64_t tileM, int64_t tileN,
                        int64_t warps);

/// The accumulator of a [tileM, tileN] tile. `atomN` is the atom's n (0: the
/// largest that fits). Grain thread: a microtile of 16 bytes of columns per
/// thread, `lanes` threads per warp.
Fragment accumulatorFragment(const machine::Atom &atom, int64_t tileM,
                             int64_t tileN, int64_t warps, int64_t lanes = 32,
                             int64_t atomN = 0);
/// The coalesced fragment of a tile whose warps have what they have of `sums`, an
/// accumulator: blocks of 16 rows by all columns. Lanes lie along vectors of columns,
/// then rows; between the two fragments elements move inside of warps. None where
/// `sums` is not of such blocks, or a vector does not divide its columns.
std::optional<Fragment> fragmentInWarps(const Fragment &sums,
                                        int64_t vectorElements);
/// An accumulator, or its A, of a warpgroup whose instruction has other rows of the tile: a
/// warp has rows 2 * warp and 2 * warp + 1 of each eight in place of 16 neighbours, so that
/// their numbers leave two remainders by 8. Nothing where `canonical` is not of warpgroups.
std::optional<Fragment> toRowsOfResidues(const Fragment &canonical);
/// The one that is held by neighbours, or nothing where rows are not of residues.
std::optional<Fragment> fromRowsOfResidues(const Fragment &fragment);
/// The A operand [tileM, tileK] in registers, for the same warp grid: warps
/// that differ only along N are replicas.
Fragment operandFragmentA(const machine::Atom &atom, int64_t tileM,
                          int64_t tileN, int64_t tileK, int64_t warps,
                          int64_t lanes = 32);
/// The B operand [tileN, tileK] in registers: warps that differ only along M
/// are replicas.
Fragment operandFragmentB(const machine::Atom &atom, int64_t tileM,
                          int64_t tileN, int64_t tileK, int64_t warps,
                          int64_t lanes = 32);

} // namespace tier::problem

#endif // TIER_PROBLEM_FRAGMENT_H
