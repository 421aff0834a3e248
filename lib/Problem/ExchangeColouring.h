//===- ExchangeColouring.h - rounds as colours of transfers -----*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_EXCHANGECOLOURING_H
#define TIER_LIB_PROBLEM_EXCHANGECOLOURING_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tier::problem {

/// A word that `source` publishes for `target`.
struct WordTransfer {
  int32_t source, target;
};

/// A colour per transfer, so that no lane sends two or receives two of one
/// colour, with as many colours as the busiest lane has transfers.
std::vector<int32_t> colourTransfers(int64_t lanes,
                                     llvm::ArrayRef<WordTransfer> transfers);

/// A word with several readers.
struct Multicast {
  int32_t source;
  llvm::SmallVector<int32_t, 4> readers;
};

/// A colour per word and reader with at most `colours` colours: a lane
/// publishes one word of a colour, which any number of lanes read. Greedy with
/// restarts: nothing does not mean that there is none.
std::optional<std::vector<llvm::SmallVector<int32_t, 4>>>
colourMulticasts(int64_t lanes, llvm::ArrayRef<Multicast> words,
                 int64_t colours);

} // namespace tier::problem

#endif // TIER_LIB_PROBLEM_EXCHANGECOLOURING_H
