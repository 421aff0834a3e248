//===- Equal.h - equality of layouts, decided -----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two functions are equal if they have one domain and agree on all of it. The
// answer is a proof, a coordinate where they differ, or "undecided":
//
//   equal([8:64] [64:1] then swizzle<3, 3, 3>, [8:64] [64:1])
//     = different at (1, 0): 72 and 64, by bits
//
// Rungs are tried in this order; the first that applies decides. Each is exact
// both ways, and may be asked alone (tests do).
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_EQUAL_H
#define TIER_PROBLEM_EQUAL_H

#include "tier/Problem/Piecewise.h"

#include "llvm/ADT/StringRef.h"

namespace tier::problem {

enum class Rung {
  /// Coalesced modes are a normal form: equal lists, equal functions.
  Modes,
  /// Affine maps over F2 are equal as matrices; so are chains that apply equal
  /// bijections of the low bits to mixed-radix layouts.
  Bits,
  /// Both go on alike along each dimension (f(x + period) = f(x) + slope): one
  /// window of periods is compared point by point.
  Periods,
  /// Every point is compared: at most 2^20.
  Table,
  /// The domains, and f - g >= 1 and g - f >= 1 on each pair of pieces, are
  /// tested for integer points.
  Polyhedra,
  /// XOR on domains that are no boxes: x = residue + period * h, for each
  /// residue where the two may differ, leaves a polyhedron in h without bits.
  Residues,
};
llvm::StringRef stringify(Rung rung);

/// A point where two functions differ. A value is missing outside the domain.
struct Counterexample {
  Point coordinate, symbols;
  std::optional<int64_t> f, g;
};

struct Equality {
  enum Verdict { Equal, Different, Undecided } verdict = Undecided;
  Rung rung = Rung::Modes; ///< which decided
  std::optional<Counterexample> counterexample;
  std::string why; ///< of "undecided"

  bool isEqual() const { return verdict == Equal; }
  bool isDifferent() const { return verdict == Different; }
};

/// On the boxes of the chains.
Equality equal(const Chain &f, const Chain &g);
/// The pieces of each partition its domain (`findFlaw`), for all symbols.
Equality equal(const Piecewise &f, const Piecewise &g);
/// Component by component, of functions on one box; the counterexample's values
/// are those of the first component that differs.
Equality equal(llvm::ArrayRef<Chain> f, llvm::ArrayRef<Chain> g);

/// The answer of one rung, or nothing where it does not apply.
std::optional<Equality> decideBy(Rung rung, const Chain &f, const Chain &g);
std::optional<Equality> decideBy(Rung rung, const Piecewise &f,
                                 const Piecewise &g);

} // namespace tier::problem

#endif // TIER_PROBLEM_EQUAL_H
