//===- Canonical.h - one spelling for each function -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Equal functions get one spelling, which depends on their values alone: the
// first of these forms that gives all of them.
//
//   modes     coalesced modes per dimension                [8:64] [64:1]
//   swizzle   modes, then the first swizzle that leaves modes when undone, in
//             the order of bits, shift, base               .. swizzle<3, 3, 3>
//   bits      powers of two: the matrix of the colexicographic index
//   hybrid    x = low + 2^a * high with 2^a the power of two in the extent: a
//             matrix of the low parts, modes of the high parts above its bits
//   boxes     boxes on which the function is affine, each as large as it can be
//             along the last dimension, then the one before, .., from the first
//             point that no box has yet, row-major; where they are more than
//             16, first the boxes that need the swizzle that leaves the fewest
//   table     more than 2^16 boxes: the values, row-major, in arithmetic runs
//
// The first four are tried at any size (beyond 2^20 points where proofs by
// periods or matrices exist); boxes and tables are of at most 2^20 points.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_CANONICAL_H
#define TIER_PROBLEM_CANONICAL_H

#include "tier/Problem/Equal.h"

namespace tier::problem {

enum class Form { Modes, Swizzle, Bits, Hybrid, Boxes, Table, None };
llvm::StringRef stringify(Form form);

/// The normal form of a function. In Form::Table the text is one, and the
/// function is as it was given; in Form::None no form was found, and only
/// `equal` decides.
struct Canonical {
  Form form = Form::None;
  Piecewise function; ///< one piece in the first four forms
  std::string table;  ///< the text of Form::Table
  std::string str() const;
};

Canonical canonical(const Chain &chain);
/// A function with symbols has no normal form here.
Canonical canonical(const Piecewise &function);

/// The layout g with swizzle(g(x)) = f(x) on the box of f, if there is one:
/// "is f this swizzle of something?", whatever the spelling of f.
std::optional<Layout> unswizzled(const Chain &f, const Swizzle &swizzle);

} // namespace tier::problem

#endif // TIER_PROBLEM_CANONICAL_H
