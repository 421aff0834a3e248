//===- Banks.h - what a shared-memory access costs ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One instruction, one byte address per lane, and the machine's row for the
// instruction (Machine/Banks.h) give the cycles in which its words leave the
// banks:
//
//   32-bit loads, word stride s     gcd(s, 32) cycles
//   8 rows of 16 bytes, 64 apart    4 cycles, where 1 is the least
//
// Where a profiler counts "wavefronts" it sees phases that were merged; the
// cost predicts its counters as well. For addresses that are linear in the bits
// of the lane there is a closed form: if a phase touches 2^w words whose banks
// are 2^r different ones, each of these banks has 2^(w - r) words.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_BANKS_H
#define TIER_PROBLEM_BANKS_H

#include "tier/Machine/Banks.h"
#include "tier/Problem/F2.h"

namespace tier::problem::banks {

/// Cycles of one shared-memory instruction and the least it could take.
struct Cost {
  int64_t cycles = 0;     ///< sum over phases of the fullest bank's words
  int64_t ideal = 0;      ///< phases with an active lane
  int64_t wavefronts = 0; ///< cycles once phases are merged: the counter
  int64_t conflicts = 0;  ///< wavefronts beyond one per (merged) phase
  bool isUncertain = false;

  bool operator==(const Cost &) const = default;
  /// Cycles per phase, rounded up.
  int64_t degree() const { return ideal ? (cycles + ideal - 1) / ideal : 0; }
  Cost &operator+=(const Cost &other);
};

/// The cost of one access: `addresses[lane]` in bytes, negative for an inactive
/// lane; lanes beyond the end are inactive. Addresses are multiples of the
/// access's bytes where these are a power of two.
Cost costOf(const machine::BankModel &model, llvm::ArrayRef<int64_t> addresses);

/// The same in closed form for addresses that are `constant` xor a linear map
/// of the lane's bits; nothing if the model's phases are no cosets or its bytes
/// no power of two.
std::optional<Cost> costOfLinear(const machine::BankModel &model,
                                 const F2Map &addressOfLane);

/// Why these are no addresses for the model, or empty.
std::string verifyAddresses(const machine::BankModel &model,
                            llvm::ArrayRef<int64_t> addresses);

/// A basis of the lanes of the phase of lane 0, if every phase is a coset of
/// that space.
std::optional<llvm::SmallVector<uint64_t>>
phaseSpace(const machine::BankModel &model);

} // namespace tier::problem::banks

#endif // TIER_PROBLEM_BANKS_H
