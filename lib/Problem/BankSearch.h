//===- BankSearch.h - which elements share a bank, over F2 ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Above the bits that stay together, an index has `indexBits` bits, and a bank
// is chosen by `fieldBits` of them: by a linear map F with a column of field
// bits per index bit. An access of space H has 2^(dim H - rank F(H)) words in
// each bank it touches. F matters only up to a choice of basis of the field, so
// the search walks the echelon forms of all F.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_BANKSEARCH_H
#define TIER_LIB_PROBLEM_BANKSEARCH_H

#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>

namespace tier::problem::banks {

/// The lanes of a phase, as a space of index bits, and how often it occurs.
struct Pattern {
  llvm::SmallVector<uint64_t> space; ///< a basis
  int64_t fieldBits;                 ///< low bits of the field its banks see
  int64_t weight;
  /// Cycles of a phase if its elements could not lie better.
  int64_t leastDegree() const {
    int64_t excess = static_cast<int64_t>(space.size()) - fieldBits;
    return int64_t(1) << std::max<int64_t>(0, excess);
  }
};

/// F by columns: the field bits of each index bit.
using Field = llvm::SmallVector<uint64_t>;

int64_t costOf(llvm::ArrayRef<Pattern> patterns,
               llvm::ArrayRef<uint64_t> field);

/// A field under which no pattern takes more than its least, if there are at
/// most two maximal spaces and one number of banks: the complement common to
/// both. In echelon form.
std::optional<Field> commonComplement(llvm::ArrayRef<Pattern> patterns,
                                      int64_t indexBits, int64_t fieldBits);

struct Found {
  Field field; ///< in echelon form: the lowest index bits possible lead
  int64_t cost = 0;
  int64_t visited = 0;     ///< nodes of the search
  bool isComplete = false; ///< every F was covered
  bool isFixed = false;    ///< only F that are the identity on the low bits
};
/// The cheapest field by branch and bound; among equals the one that leaves the
/// most bits in place and has the fewest ones.
Found searchField(llvm::ArrayRef<Pattern> patterns, int64_t indexBits,
                  int64_t fieldBits, int64_t budget);

} // namespace tier::problem::banks

#endif // TIER_LIB_PROBLEM_BANKSEARCH_H
