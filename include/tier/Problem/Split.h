//===- Split.h - interior and boundary tiles of ragged domains --*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A domain is a box and affine constraints on its points. Tile t covers the
// points T * t + offset + r with 0 <= r < T. For one constraint
// a . x + b >= 0 the least and the greatest value in a tile are affine in t:
//
//   full:     a . (T t + offset) + b + sum min(0, a_i) (T_i - 1) >= 0
//   nonempty: a . (T t + offset) + b + sum max(0, a_i) (T_i - 1) >= 0
//
// so every piece of tile space below is a conjunction of affine forms in the
// tile's coordinates and the symbols. Pieces are the leaves of a tree of cuts:
//
//   300 x N in tiles of 64 x 32, N unknown
//     d0 * -64 + 236 < 0             masked: d0, d1     the last row of tiles
//     else d1 * -32 + N - 32 < 0     masked: d1         the last column
//     else                           no mask            the interior
//
// An edge that is peeled costs one piece with masks; one that is specialised
// costs a piece of its own shape for every shape of the others, without masks.
// Method: algorithms c of the design study (closed forms of a linear form over
// a box; Ancourt and Irigoin 1991, Xue 2000 for tilings).
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_SPLIT_H
#define TIER_PROBLEM_SPLIT_H

#include "tier/Problem/CutTree.h"

#include <vector>

namespace tier::problem {

/// A value, or one of the question's symbols with a known divisor.
struct SplitExtent {
  std::optional<int64_t> value;
  unsigned symbol = 0;
  int64_t divisor = 1;
  static SplitExtent exactly(int64_t value) { return {value, 0, 1}; }
  static SplitExtent named(unsigned symbol, int64_t divisor = 1) {
    return {std::nullopt, symbol, divisor};
  }
};

/// What becomes of the tiles on the edges of one dimension.
enum class EdgeStyle {
  Mask,       ///< every tile is masked along it
  Peel,       ///< masked tiles in a piece of their own
  Specialise, ///< a piece of their own shape, without masks
};

struct SplitQuestion {
  llvm::SmallVector<SplitExtent> extents;
  llvm::SmallVector<int64_t> tile;
  /// Names of the symbols; each is at least 0.
  llvm::SmallVector<std::string> symbols;
  /// On points: one coefficient per dimension, then one per symbol.
  llvm::SmallVector<AffineForm> constraints;
  /// Where tile 0 begins, above -tile: a negative one is a head that is cut off
  /// so that later tiles are aligned. Empty: 0.
  llvm::SmallVector<int64_t> offset;
  /// Per dimension a symbol that is added to the offset, or -1. Empty: none.
  llvm::SmallVector<int64_t> offsetSymbol;
  /// Dimensions whose masked elements have to count as the neutral element.
  llvm::SmallVector<bool> reduced;
  /// Per dimension. Empty: peel.
  llvm::SmallVector<EdgeStyle> edges;
  /// On tiles (coordinates, then symbols): what else is known.
  llvm::SmallVector<AffineForm> assumptions;
  /// Tiles without a point belong to no piece; else they are masked like
  /// others: what code does that has to run for them anyhow.
  bool dropsEmpty = true;
};

/// What a mask compares: a side of the box, or a constraint.
struct TileMask {
  enum class Kind { Upper, Lower, Constraint } kind;
  unsigned number; ///< dimension, or position in the constraints
  bool operator==(const TileMask &) const = default;
};

struct SplitPiece {
  enum class Kind { Full, Partial, Empty } kind = Kind::Full;
  /// In the tile's coordinates, then the symbols; on top of the domain.
  AffineGuard cuts;
  /// What its elements have to be compared with.
  llvm::SmallVector<TileMask> masked;
  /// Extents of its tiles where edges are specialised; none where the extent
  /// depends on a symbol.
  llvm::SmallVector<std::optional<int64_t>> shape;
  /// Tiles, where all extents are values and they can be counted.
  std::optional<int64_t> tiles;
  /// Masked along a reduced dimension: the mask has to give what the reduction
  /// ignores, not just anything.
  bool needsNeutral = false;
};

/// Elements, where they can be counted.
struct Waste {
  int64_t points = 0;      ///< of the domain
  int64_t lanes = 0;       ///< elements of all tiles that run
  int64_t maskedTiles = 0; ///< tiles with a mask
  int64_t tiles = 0;
  /// Elements if every extent were padded to a power of two.
  std::optional<int64_t> powerOfTwo;
  double share() const {
    return lanes ? double(lanes - points) / double(lanes) : 0;
  }
};

struct Split {
  unsigned rank = 0, variables = 0;
  llvm::SmallVector<std::string> names; ///< d0 .. and the symbols
  AffineGuard domain;                   ///< all tiles
  std::vector<SplitPiece> pieces;       ///< the interior is the last full one
  std::optional<Waste> waste;

  /// Domain and cuts, without what others imply.
  AffineGuard guard(const SplitPiece &piece) const;
  /// Pieces that need code.
  unsigned countCode() const;
  const SplitPiece *findInterior() const;
  /// affine_set<(d0, d1)[N] : (..)>
  std::string str(llvm::ArrayRef<AffineForm> guard) const;
};

/// What is wrong with a question: "[layout.rule] expects .., got ..".
std::optional<std::string> check(const SplitQuestion &question);
/// The pieces of a question that passes the check.
Split split(const SplitQuestion &question);
/// Both proofs: the pieces' cuts follow a tree, and, with `byEmptiness`, no
/// test of emptiness finds a flaw either.
std::optional<PieceFlaw> verify(const Split &split, bool byEmptiness);

/// Least value of `form` (on points) over the elements of a tile, or greatest,
/// as a form on tiles.
AffineForm leastInTile(const SplitQuestion &question, const AffineForm &form);
AffineForm greatestInTile(const SplitQuestion &question,
                          const AffineForm &form);
/// The side of the box or the constraint behind a mask, on points.
AffineForm getForm(const SplitQuestion &question, TileMask mask);

/// What pieces cost, in units of one element's work; to be measured.
struct SplitCosts {
  double piece = 0;     ///< code and branch of one more piece
  double element = 1;   ///< work of an element
  double maskedDim = 0; ///< added per element and masked dimension
};
/// The cheapest edges of at most four dimensions: all 3^d are tried. The
/// extents have to be values: a sample, where they are symbols.
llvm::SmallVector<EdgeStyle> chooseEdges(const SplitQuestion &question,
                                         const SplitCosts &costs);
double costOf(const SplitQuestion &question, const Split &split,
              const SplitCosts &costs);

} // namespace tier::problem

#endif // TIER_PROBLEM_SPLIT_H
