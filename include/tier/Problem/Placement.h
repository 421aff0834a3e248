//===- Placement.h - where accumulators live ------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensor memory is reserved once per CTA: a power of two of columns. Tiles are
// placed inside it, so that tiles which live at one time share no column:
//
//   tile 0   128 columns, ops 0 .. 4        0 ..  127
//   tile 1   128 columns, ops 2 .. 8      128 ..  255
//   tile 2   128 columns, ops 4 .. 9        0 ..  127   tile 0 has ended
//
// That is dynamic storage allocation, which is NP-hard; there are few tiles.
// Tiles taken in the order of their columns in a best placement, each at the
// lowest free columns, give a best placement: the search is over orders.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_PLACEMENT_H
#define TIER_PROBLEM_PLACEMENT_H

#include "tier/Machine/Machine.h"

#include "llvm/ADT/SmallVector.h"

#include <string>

namespace tier::problem::placement {

/// A tile that lives from op `start` up to, not including, op `end`.
struct Tile {
  int64_t columns = 0, start = 0, end = 0;
  bool meets(const Tile &other) const {
    return start < other.end && other.start < end;
  }
};

struct Question {
  int64_t capacity = 512; ///< columns of a multiprocessor
  int64_t granule = 32;   ///< columns begin at multiples of it
  llvm::SmallVector<Tile> tiles;
};

struct Answer {
  llvm::SmallVector<int64_t> columns; ///< the first column of each tile
  int64_t height = 0;                 ///< one past the last column in use
  int64_t bound = 0;     ///< no placement is lower: the most alive at once
  int64_t reserved = 0;  ///< height rounded up to what can be reserved
  bool isOptimal = false; ///< no placement has a smaller height
};

/// What is wrong with a question, or empty.
std::string check(const Question &question);
/// A placement of least height; whether it fits is `reserved <= capacity`.
Answer place(const Question &question);
/// What is wrong with a placement, or empty.
std::string verify(const Question &question, const Answer &answer);

//===----------------------------------------------------------------------===//
// The memory of accumulators
//===----------------------------------------------------------------------===//

/// An accumulator of a plan.
struct Accumulator {
  int64_t rows = 0, columns = 0;
  int64_t start = 0, end = 0;
  bool inTensorMemory = false; ///< the plan's instruction writes it there
  int64_t threads = 0;   ///< that hold it in registers, or read it
  int64_t registers = 0; ///< that such a thread has
  /// In tensor memory: exactly so many, one for each stage of what it is read
  /// with; 0: as many as fit.
  int64_t copies = 0;
};

/// Where accumulators live, with the columns of each copy of those in tensor
/// memory. Two copies let the products of one tile run beside the epilogue of
/// the one before; they are given up first when columns are short.
struct Homes {
  llvm::SmallVector<llvm::SmallVector<int64_t, 2>> columns;
  int64_t copies = 0; ///< of every accumulator in tensor memory
  Answer placement;
  std::string reason;
  std::string refusal; ///< not empty: there is no legal placement
};
Homes placeAccumulators(llvm::ArrayRef<Accumulator> accumulators,
                        const machine::Machine &machine);

} // namespace tier::problem::placement

#endif // TIER_PROBLEM_PLACEMENT_H
