//===- CutTree.h - pieces of a domain as leaves of a tree -------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A guard is a conjunction of affine forms that are not negative. Pieces made
// by a tree of cuts partition the domain because of how they are made:
//
//   x >= 0                      every piece says `c` or `-c - 1`, on both sides
//   |- x - 4 >= 0               again, until one piece is left that says no
//   |- 3 - x >= 0               more, or none, and then nothing is left
//
// That is one proof; the other, for pieces from anywhere, is by emptiness
// (Polyhedron.h), and does not look at how pieces were made.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_CUTTREE_H
#define TIER_PROBLEM_CUTTREE_H

#include "tier/Problem/Polyhedron.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tier::problem {

/// constant + sum of coefficients[i] * variable i.
struct AffineForm {
  llvm::SmallVector<int64_t, 8> coefficients;
  int64_t constant = 0;
  bool operator==(const AffineForm &) const = default;

  /// `form >= 0` does not hold: -form - 1 >= 0.
  AffineForm complement() const;
  int64_t operator()(llvm::ArrayRef<int64_t> point) const;
  /// "d0 * -64 + N - 64" with these names of variables, as MLIR spells it.
  std::string str(llvm::ArrayRef<std::string> names) const;
};

/// Holds where every form is at least 0; an empty guard holds everywhere.
using AffineGuard = llvm::SmallVector<AffineForm, 0>;

bool contains(llvm::ArrayRef<AffineForm> guard, llvm::ArrayRef<int64_t> point);
/// The points of a guard.
Polyhedron toPolyhedron(unsigned variables, llvm::ArrayRef<AffineForm> guard);
/// Whether it is proven that no integer point satisfies the guard.
bool isEmpty(unsigned variables, llvm::ArrayRef<AffineForm> guard);
/// Of forms with the same coefficients only the tightest is kept.
AffineGuard tighten(llvm::ArrayRef<AffineForm> guard);

/// Proven by emptiness alone, whatever the pieces are made of.
std::optional<PieceFlaw> findPieceFlaw(unsigned variables,
                                       llvm::ArrayRef<AffineForm> domain,
                                       llvm::ArrayRef<AffineGuard> pieces);

/// Whether the cuts of the pieces, made in the domain, are the leaves of a tree
/// of cuts, each with both its sides; a side without a piece is empty. True
/// proves a partition, false proves nothing.
bool followsCutTree(unsigned variables, llvm::ArrayRef<AffineForm> domain,
                    llvm::ArrayRef<AffineGuard> cuts);

} // namespace tier::problem

#endif // TIER_PROBLEM_CUTTREE_H
