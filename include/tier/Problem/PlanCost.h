//===- PlanCost.h - how long a contraction takes by its plan --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles run in waves, one for each multiprocessor. A wave takes as many periods
// of its ring (RingSchedule.h) as the sum has steps. Its period is what the
// matrix unit, the multiprocessor's copies, the cache that all read and the memory
// behind it take together, so a last wave of few tiles is faster where memory is
// what counts:
//
//   time = launch + fill + sum over waves of steps * period(running) + drain
//
// Sums in segments are more tiles of fewer steps, parts written, and one more
// kernel that reads them, sooner where the cache holds the operands too; more of
// them than make a wave lose. Tiles for more than half of the multiprocessors, but
// not for all, wait for those that share a way to memory in pairs.
//
// The CTAs of a cluster ask for a part of what they share, and begin later; as many
// clusters make a wave as groups of multiprocessors have room for.
//
// Rates and latencies are measured one by one (Timings.h says by what). Six are
// known only from whole products, and were fitted to those together, by least
// squares of log(measured / model): the clock of brief kernels, the rate of zeros
// beyond an operand, what is read twice for tiles that are no neighbours, the
// launch, and a second kernel's time and rate; three more to products of warps (what
// a pair has of memory, what a step costs, the rate of multiplies). docs/few-rows.md
// has what is left over.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_PLANCOST_H
#define TIER_PROBLEM_PLANCOST_H

#include "tier/Machine/Timings.h"
#include "tier/Problem/Plan.h"

namespace tier::problem {

/// What the model reads of a contraction, beside its extents.
struct Modelled {
  machine::Element element = machine::Element::BF16; ///< of A and B
  bool isKMajorA = true, isKMajorB = true;
  int64_t outputBytes = 4; ///< of an element of the product
  /// As of the question.
  int64_t overlapM = 0, overlapN = 0;
  int64_t factorBlock = 0; ///< of k, whose sums have factors; 0: they have none
  bool operator==(const Modelled &) const = default;
};
Modelled asModelled(const PlanQuestion &question);

/// Nanoseconds of a contraction with these extents [batch.., m, n, k], all at
/// least 1, by a plan of warpgroup atoms whose operands are copied in bulk.
double estimate(const Modelled &contraction, const Plan &plan,
                llvm::ArrayRef<int64_t> extents,
                const machine::Machine &machine,
                const machine::Timings &timings);
inline double estimate(const PlanQuestion &question, const Plan &plan,
                       llvm::ArrayRef<int64_t> extents, const machine::Machine &machine,
                       const machine::Timings &timings) {
  return estimate(asModelled(question), plan, extents, machine, timings);
}

/// Whether each CTA has one tile, a multiprocessor for itself, and nothing that memory
/// brings in common with others, where there are at most so many rows and columns (of all
/// batches): it may begin while the grid ahead ends. Tiles that share columns run side by
/// side, and would no longer. (Of 128 x 6144 x 4096 tiles of 128 x 48 take 16.6 us so, and
/// 17.3 else; tiles of 64 x 96 19.0 and 16.7.)
bool standsAlone(const Plan &plan, int64_t rows, int64_t columns,
                 const machine::Machine &machine);
/// Whether its CTAs may begin early at all: each has a multiprocessor, or they lie side by side.
bool mayBeginEarly(const Plan &plan, const machine::Machine &machine);
/// Lets it begin early, or wait, whichever takes less time.
void chooseBegin(const Modelled &contraction, Plan &plan, llvm::ArrayRef<int64_t> extents,
                 const machine::Machine &machine, const machine::Timings &timings);
/// The same where extents [m, n, k] are known; of known rows and columns alone it begins early if
/// it stands alone.
void chooseBegin(const PlanQuestion &question, Plan &plan, const machine::Machine &machine);

/// One cell of the grid of plans: a tile [m, n] as the instruction sees it, which
/// is one of a warpgroup or of a warp. Of k a tile has `spans` times 128 bytes.
struct Candidate {
  int64_t m = 0, n = 0;
  bool swapsSides = false;
  int64_t segments = 1;
  bool ofWarps = false;
  int64_t spans = 1;
  int64_t ctas = 0; ///< that share the sums, in as many segments; 0: `segments` are known
  /// CTAs of a cluster, which load tiles for each other: one above the other, and side by side.
  int64_t high = 1, wide = 1;
  bool isAlong = false; ///< timed of operands along their sides, and at lines
  bool isOfCluster() const { return high * wide > 1; }
  bool operator==(const Candidate &) const = default;
};
/// All that are considered on a machine; empty unless a role may move tiles for
/// warpgroups.
llvm::SmallVector<Candidate> planCandidates(const machine::Machine &machine);
/// The plan of a candidate, or what is wrong with it.
struct Candidacy {
  Plan plan;
  std::string refusal; ///< empty: none
};
Candidacy planOf(const Candidate &candidate, const PlanQuestion &question,
                 const machine::Machine &machine);

} // namespace tier::problem

#endif // TIER_PROBLEM_PLANCOST_H
