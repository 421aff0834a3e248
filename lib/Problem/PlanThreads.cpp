//===- PlanThreads.cpp - products that no matrix instruction serves -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of f32 and integers of 32 bits are multiplied by threads, each a microtile
// of rows and columns in its registers; those of f64 too, or by warps that have an
// instruction for it. What they take is the time of issuing multiplies, so a thread
// has 64 sums where there is work enough, and as many CTAs share a multiprocessor as
// have 128 registers: one multiplies while another meets. Few tiles share their sums:
//
//   64 x 64 x 65536      one tile of 64 x 64, 264 segments of k
//   16 x 4096 x 4096     32 tiles of 16 x 128, 16 segments each
//   1024 x 1024 x 1024   128 tiles of 64 x 128, one for each multiprocessor
//
// The tables were measured on an H200 (docs/operands.md).
//
//===----------------------------------------------------------------------===//

#include "PlanParts.h"
#include "tier/Problem/PlanShared.h"
#include "tier/Problem/SharedLayout.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;

namespace tier::problem {

/// Sums of a thread.
static constexpr int64_t manySums = 64;
static constexpr int64_t fewestThreads = 128, mostThreads = 256;
/// Registers that a thread has beside its sums, of a word each, about: two rows and two columns of
/// operands, and addresses.
static constexpr int64_t besideSums = 64;

bool isOfThreads(const PlanQuestion &question, const machine::Machine &machine) {
  const machine::Atom &atom = atomOf(question, machine);
  return !machine.isHost() && !question.foldK &&
         (atom.grain == machine::Grain::Thread ||
          (atom.grain == machine::Grain::Warp && atom.a == machine::Element::F64));
}

bool threadsReadAlongK(const Operand &operand, ArrayRef<int64_t> tile,
                       const machine::Machine &machine) {
  constexpr int64_t fewSums = 64 * 64;
  return operand.isKMajor && tile[0] * tile[1] <= fewSums &&
         mayReadAlongK(machine::byteWidth(operand.element), machine);
}

/// Elements of an operand that threads copy without registers, whichever way it lies.
static bool isCopiedAsynchronously(const PlanQuestion &question) {
  constexpr int64_t leastCopied = 4;
  return !question.hasFusedProducerA && !question.hasFusedProducerB &&
         all_of(ArrayRef(question.inputs).take_front(2), [](const Operand &operand) {
           return machine::byteWidth(operand.element) >= leastCopied;
         });
}

Plan planThreadTile(const PlanQuestion &question, const machine::Machine &machine,
                    const ThreadTile &tile) {
  Parts parts(question, machine);
  int64_t sums = tile.m * tile.n;
  int64_t threads = std::clamp(sums / manySums, fewestThreads, mostThreads);
  Plan plan = planSharedTile(question, machine,
                             {tile.m, tile.n, tile.k * parts.bytes(), threads / machine.lanes});
  plan.stages = tile.stages ? tile.stages
                            : stagesThatFit(parts, plan, isCopiedAsynchronously(question) ? 3 : 2);
  plan.sharedBytes = sharedBytesOf(question, plan, machine);
  // As many registers as sums ask for: else the assembler takes some more, and a CTA less runs.
  bool areWords = machine::byteWidth(question.accumulator) <= 4;
  if (sums == threads * manySums && areWords && !question.foldK)
    plan.ctas = std::max<int64_t>(1, machine.registersPerCta / (threads * (manySums + besideSums)));
  auto haveRoom = [&] { return plan.ctas * plan.sharedBytes <= machine.sharedBytes; };
  while (plan.stages > 2 && !tile.stages && !haveRoom()) {
    --plan.stages;
    plan.sharedBytes = sharedBytesOf(question, plan, machine);
  }
  while (plan.ctas > 1 && !haveRoom())
    --plan.ctas;
  plan.splitCtas = tile.splitCtas;
  plan.segments = std::max<int64_t>(1, tile.segments);
  plan.reason = "every warp moves operands, then multiplies";
  if (plan.splitsSums())
    plan.reason += "; CTAs share sums";
  return plan;
}

namespace {
/// Tiles of products with at most so many rows and columns (0: any), more of both than `above`,
/// so much of k, and sums in hundredths of such tiles for all multiprocessors.
struct ThreadClass {
  int64_t m, n, mostM, mostN, above, leastK;
  int64_t leastShare, mostShare = 0;
  int64_t ctas = 0; ///< of a multiprocessor, which share sums; 0: none do
};
} // namespace

static constexpr int64_t shortK = 192, longK = 512, deepK = 1536;
/// Of few rows, or columns.
static constexpr ThreadClass fewClasses[] = {
    {16, 128, 16, 0, 0, shortK, 0, 100, 4}, {16, 128, 16, 0, 0, 0, 0},
    {128, 16, 0, 16, 0, shortK, 0, 100, 4}, {128, 16, 0, 16, 0, 0, 0},
    {32, 128, 32, 0, 0, shortK, 0, 100, 4}, {32, 128, 32, 0, 0, 0, 0},
    {128, 32, 0, 32, 0, shortK, 0, 100, 4}, {128, 32, 0, 32, 0, 0, 0}};
/// Of more, with sums of a word each.
static constexpr ThreadClass wordClasses[] = {
    {128, 64, 0, 64, 0, 0, 75},            {128, 64, 0, 64, 0, longK, 15, 0, 2},
    {128, 128, 0, 0, 64, 0, 700},          {128, 128, 0, 0, 96, deepK, 30, 66, 2},
    {64, 128, 0, 0, 0, 0, 75},             {64, 128, 0, 0, 0, longK, 15, 0, 2},
    {64, 64, 0, 0, 0, shortK, 0, 60, 2},   {64, 64, 0, 0, 0, 0, 0}};

/// Of more, with sums of 8 bytes each, as warps multiply f64.
static constexpr ThreadClass wideClasses[] = {
    {64, 128, 0, 0, 0, 0, 300},            {64, 64, 0, 0, 0, 0, 150},
    {64, 128, 0, 0, 64, longK, 30, 0, 2},  {64, 64, 0, 0, 0, longK, 0, 60, 2},
    {32, 64, 0, 0, 0, 0, 0, 100},          {64, 64, 0, 0, 0, 0, 0}};

Variants planThreads(const PlanQuestion &question, const machine::Machine &machine) {
  unsigned k = question.extents.size() - 1, n = k - 1, m = n - 1;
  constexpr int64_t depth = 16;
  bool areWide = machine::byteWidth(question.accumulator) > 4;
  Variants variants;
  ArrayRef<ThreadClass> few(fewClasses), more(wordClasses);
  if (areWide)
    more = wideClasses;
  for (const ThreadClass &one : concat<const ThreadClass>(few, more)) {
    // Of few rows bytes count: rows of k are read in whole lines.
    bool isSkinny = std::min(one.m, one.n) == 16;
    const Operand &many = question.inputs[one.m > one.n ? 0 : 1];
    bool isDeep = isSkinny && (areWide || threadsReadAlongK(many, {one.m, one.n}, machine));
    int64_t ctas = isDeep ? one.ctas / 2 : one.ctas;
    Plan plan = planThreadTile(question, machine,
                               {one.m, one.n, isDeep ? 2 * depth : depth, /*stages=*/0,
                                /*segments=*/0, ctas * machine.units});
    if (!verifyPlan(question, plan, machine).empty()) // of wide elements on machines with little memory
      continue;
    Guard guard;
    if (one.mostM)
      guard.conditions.push_back(atMost(m, one.mostM));
    if (one.mostN)
      guard.conditions.push_back(atMost(n, one.mostN));
    if (one.above)
      for (unsigned side : {m, n})
        guard.conditions.push_back(productAtLeast(side, side + 1, 1, one.above + 1));
    int64_t sums = machine.units * one.m * one.n;
    // Rows or columns of the short side are one tile's, whatever they are.
    auto share = [&](int64_t scale, int64_t percent) {
      Inequality all = productAtLeast(0, k, scale * 100, scale * percent * sums);
      if (one.mostM || one.mostN) {
        unsigned skipped = one.mostM ? m : n;
        erase(all.terms.front().extents, skipped);
        all.constant /= one.mostM ? one.m : one.n;
      }
      return all;
    };
    if (one.leastShare)
      guard.conditions.push_back(share(1, one.leastShare));
    if (one.mostShare)
      guard.conditions.push_back(share(-1, one.mostShare));
    if (one.leastK)
      guard.conditions.push_back(productAtLeast(k, k + 1, 1, one.leastK));
    variants.push_back({std::move(guard), std::move(plan)});
  }
  return variants;
}

std::string planAskedOfThreads(const PlanQuestion &question, const Asked &asked,
                               const machine::Machine &machine, Plan &plan) {
  constexpr int64_t least = 16, most = 256, leastSums = 1024, mostSums = 1 << 15;
  auto isSide = [&](int64_t side) { return side >= least && side <= most && isPowerOf2_64(side); };
  bool isTile = asked.tile.size() == 3 && isSide(asked.tile[0]) && isSide(asked.tile[1]) &&
                asked.tile[2] >= 8 && asked.tile[2] <= 64 && isPowerOf2_64(asked.tile[2]);
  int64_t sums = isTile ? asked.tile[0] * asked.tile[1] : 0;
  for (auto [isAsked, name] : {std::pair(asked.swapsSides, "swapped sides"),
                               {asked.addsSegments, "segments that are added in place"},
                               {asked.alternates, "tiles in turn"},
                               {asked.roles > 0, "roles"}})
    if (isAsked)
      return std::string("expects a tile, stages, and segments or CTAs alone where threads multiply, got ") +
             name;
  if (sums < leastSums || sums > mostSums || !asked.cluster.empty())
    return "expects a tile of 16, 32 .. 256 by 16, 32 .. 256 with 1024 to 32768 sums and 8, 16 .. "
           "64 of k, stages, and segments or CTAs, where threads multiply, got tile " +
           listOf(asked.tile) + ", cluster " + listOf(asked.cluster) + " and " +
           std::to_string(asked.stages) + " stages";
  if (asked.segments && asked.ctas)
    return "expects segments or CTAs that share sums, got both";
  plan = planThreadTile(question, machine, {asked.tile[0], asked.tile[1], asked.tile[2],
                                            asked.stages, asked.segments, asked.ctas});
  if (plan.tile[2] != asked.tile[2])
    return "expects " + std::to_string(plan.tile[2]) + " of k in a tile, got " +
           std::to_string(asked.tile[2]);
  plan.reason += "; as asked for";
  return verifyPlan(question, plan, machine);
}

} // namespace tier::problem
