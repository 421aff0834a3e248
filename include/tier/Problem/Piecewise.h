//===- Piecewise.h - guarded layouts: the meaning of every layout ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function on a domain, in pieces: where a guard holds, the value is that of
// the guard's chain. Guards are quasi-affine in the coordinate and in symbols
// (extents that are known later):
//
//   0 <= i < n:   i < 64 -> [64:1]     i >= 64 -> [64:1, 1:128]
//
// Pieces are disjoint and cover the domain; `findFlaw` proves or refutes it.
// A layout is the case of one piece whose guard is a box.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_PIECEWISE_H
#define TIER_PROBLEM_PIECEWISE_H

#include "tier/Problem/Chain.h"
#include "tier/Problem/Polyhedron.h"

namespace tier::problem {

struct Piece {
  Polyhedron guard;
  Chain value;
};

struct Piecewise {
  unsigned dims = 0, symbols = 0;
  Polyhedra domain; ///< a union over the dimensions, then the symbols
  llvm::SmallVector<Piece, 0> pieces;

  Piecewise() = default;
  /// One piece on the chain's box.
  Piecewise(const Chain &chain);

  unsigned variables() const { return dims + symbols; }
  Polyhedra guards() const;
  /// The chain of a function that is one piece on the chain's own box.
  std::optional<Chain> asChain() const;
  /// Nothing if the pieces partition the domain.
  std::optional<PieceFlaw> findFlaw() const;
  /// The piece of a point (coordinate, then symbols), or null.
  const Piece *find(llvm::ArrayRef<int64_t> point) const;
  /// The value at a point; nothing outside the pieces, or beyond 64 bits.
  std::optional<int64_t> at(llvm::ArrayRef<int64_t> point) const;

  /// Makes the union of the guards the domain.
  void declareGuards() { domain = guards(); }

  /// On the points of `set` only; pieces without a point are gone.
  Piecewise restricted(const Polyhedron &set) const;
  /// With the symbols replaced by numbers.
  Piecewise withSymbols(llvm::ArrayRef<int64_t> values) const;
  /// x -> outer(this(x)): `outer` is called with one integer.
  Piecewise then(const Chain &outer) const;
  /// x -> this(inner(x)), for a function of one dimension. The domain is the
  /// part of the inner box whose values lie in this domain.
  Piecewise after(const Chain &inner) const;
  std::string str() const;
};

/// The most elements, a power of two up to `most`, that lie side by side along
/// `dim` and start at a multiple of their number, wherever the coordinate is a
/// multiple of it; 1 where too many points would have to be looked at.
int64_t vectorElements(const Piecewise &function, unsigned dim,
                       int64_t most = 16);

} // namespace tier::problem

#endif // TIER_PROBLEM_PIECEWISE_H
