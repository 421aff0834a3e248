//===- TensorMapSearch.h - plans in the making ----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A draft is a plan in the making. Each step takes drafts and gives drafts with
// one thing changed; the changes have weights, the space is a few dozen drafts,
// so all of them are made, checked and sorted:
//
//   own rows -> ask at run time -> unit stride -> signs -> merge -> fold
//            -> tail -> odd starts and pitches -> swizzle, spans and boxes
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_TENSORMAPSEARCH_H
#define TIER_LIB_PROBLEM_TENSORMAPSEARCH_H

#include "tier/Problem/TensorMapRepair.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

namespace tier::problem::tensormap {

inline constexpr int64_t chunk = 16;
inline constexpr int64_t longestSide = 256;
inline constexpr int64_t highestRank = 5;
/// Coordinates of folded dimensions stay below this.
inline constexpr int64_t farthest = int64_t(1) << 31;
/// More residues need more maps than a tile is worth.
inline constexpr int64_t mostResidues = 16;
/// A row that is taken whole is at most this many times what is wanted.
inline constexpr int64_t mostSkip = 8;

struct Draft {
  View view;
  Plan plan;
  llvm::SmallVector<RepairKind, 2> kinds;
  llvm::SmallVector<Guard, 2> guards;
  llvm::SmallVector<std::string, 2> words;

  int64_t bytes() const { return machine::byteWidth(view.element); }
  int64_t perChunk() const { return std::max<int64_t>(1, chunk / bytes()); }
  void change(RepairKind kind, std::string what) {
    kinds.push_back(kind);
    words.push_back(std::move(what));
  }
  void ask(Guard guard) {
    if (!llvm::is_contained(guards, guard))
      guards.push_back(guard);
  }
  /// What start coordinates along a dimension of the view are multiples of.
  int64_t startDivisor(int64_t dim) const {
    return view.startDivisors.empty() ? view.tile[dim]
                                      : view.startDivisors[dim];
  }
};
using Drafts = llvm::SmallVector<Draft, 0>;

class Search {
public:
  Search(const View &view, const Freedom &freedom)
      : asked(view), freedom(freedom) {}
  Solution run();

private:
  Refusal findPlain() const;
  /// The drafts that keep as they are what the step may change, and others.
  void padRows(Drafts &drafts) const;
  void askAtRunTime(Drafts &drafts) const;
  void takeDims(Drafts &drafts) const;
  void mergeDims(Drafts &drafts) const;
  void foldDims(Drafts &drafts) const;
  void keepTail(Drafts &drafts) const;
  void shiftRows(Drafts &drafts) const;
  void cutBoxes(Drafts &drafts) const;
  bool cut(Draft &draft, SwizzleMode mode) const;
  void addRuns(Drafts &drafts) const;
  void addThreads(Drafts &drafts) const;
  void accept(const Draft &draft);

  const View &asked;
  const Freedom &freedom;
  Solution solution;
};

inline Known scaled(const Known &known, int64_t factor) {
  return known.value ? Known::exactly(*known.value * factor)
                     : Known::multipleOf(known.divisor * factor);
}

inline int64_t divisorOf(const Known &known) {
  return known.value ? std::abs(*known.value) : known.divisor;
}

} // namespace tier::problem::tensormap

#endif // TIER_LIB_PROBLEM_TENSORMAPSEARCH_H
