//===- WordsApart.h - which words of k a warp multiplies at once -*- C++ -*-==//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product sums over k in any order, so a step may take any 8 of it, of both operands
// alike. Of each row a lane reads two neighbours: four lanes two vectors of 16 bytes.
//
// Words of one operand lie along k, in spans of 128 bytes whose 8 vectors are permuted by
// (row mod 8); of the other across it, a span to each of k, permuted by (k mod 8). Sixteen
// lanes read 4 rows of the first at once. If their vectors are neighbours, rows 0 and 1
// find theirs in the same banks; vectors that differ in the highest of three bits lie
// apart in all rows, and those that differ in the lowest apart in the other operand:
//
//   step     0     1     2     3         vectors j and (j xor 5) of each 32 of k
//   vectors  0, 5  1, 4  2, 7  3, 6
//
// So lanes 2 and 3 of four hold what lies `behind` those before them, and find it where
// `flipped` of k is the other.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_WORDSAPART_H
#define TIER_DIALECT_TIER_IR_WORDSAPART_H

#include <cstdint>

namespace tier::ir {

struct WordsApart {
  static constexpr int64_t period = 32, vector = 4;
  static constexpr int64_t behind = 4 * vector, flipped = vector;
};

} // namespace tier::ir

#endif // TIER_DIALECT_TIER_IR_WORDSAPART_H
