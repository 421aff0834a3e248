//===- BankQuestion.h - a swizzle question in the terms of the search -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A lane's element is (row, column): the column along the contiguous dimension,
// the row over all other dimensions, the last one fastest. An index is
// row * columns + column.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_BANKQUESTION_H
#define TIER_LIB_PROBLEM_BANKQUESTION_H

#include "BankSearch.h"
#include "tier/Problem/BankSwizzle.h"

#include <limits>

namespace tier::problem::banks {

/// One instruction that the question lists `count` times.
struct Instruction {
  const machine::BankModel *model;
  /// Per lane; row -1 for a lane that takes no part.
  llvm::SmallVector<std::pair<int32_t, int32_t>, 64> lanes;
  int64_t weight = 0; ///< of the access, times how often it is listed
  int64_t bound = 0;  ///< cycles under any layout that keeps the vectors
};

class BankQuestion {
public:
  explicit BankQuestion(const SwizzleQuestion &question);

  const SwizzleQuestion &question;
  std::string refusal;
  int64_t vectorBytes = 4;
  int64_t bound = 0;    ///< weighted cycles under any layout
  int64_t maxBanks = 0; ///< of the accesses
  int64_t rows = 1, columns = 1;
  bool isPowerOfTwo = false; ///< all sides are
  int64_t fieldBits = 0;     ///< bits that choose a bank, above the vector
  int64_t indexBits = 0;     ///< index bits above the vector
  /// The accesses that are linear over F2, and whether all are.
  llvm::SmallVector<Pattern> patterns;
  bool isLinear = false;

  int64_t vectorElements() const { return vectorBytes / question.elementBytes; }
  llvm::SmallVector<int64_t> coordinateOf(int64_t row, int64_t column) const;
  /// The field of a layout that is linear.
  Field fieldOf(const TileLayout &layout) const;
  /// The weighted cost by counting; any number above `limit` once it is passed.
  int64_t count(const TileLayout &layout,
                int64_t limit = std::numeric_limits<int64_t>::max()) const;

private:
  bool check();
  void read();
  void addPattern(const Instruction &instruction);
  int64_t boundOf(const Instruction &instruction) const;

  std::vector<Instruction> instructions;
};

} // namespace tier::problem::banks

#endif // TIER_LIB_PROBLEM_BANKQUESTION_H
