//===- PlanCandidates.cpp - the grid of plans that stand for election -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/PlanCost.h"
#include "PlanRules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <tuple>

using namespace llvm;

namespace tier::problem {

/// Rows of a tile, those of one or two warpgroups, and the columns it may have: as many as leave
/// few tiles empty, so any that an instruction takes.
static constexpr int64_t tileRows[] = {128, 64};
static constexpr int64_t leastColumns = 32, mostColumns = mostOfOne, columnStep = 8;
/// Of 128 rows, two instructions side by side of each of two warpgroups; of 320 columns sums spill. Pairs were timed
/// of operands along their sides.
static constexpr int64_t mostOfTwo = 312;
static constexpr std::pair<int64_t, int64_t> widePairs = {2, 1};
/// Sides that are swapped also come in 16 columns: a product of few rows.
static constexpr int64_t fewColumns = 16;
/// With steps of 256 bytes of k, where that leaves rings of five stages or more: fewer barriers.
/// Of 64 rows, and so many columns at most.
static constexpr int64_t deepRows = 64, mostDeepColumns = 104;
/// Turned tiles of fewer rows than their instructions have, so that all multiprocessors have one,
/// or two. Steps are short, so they are deep: 512 bytes of k where that leaves stages enough, of up
/// to 32 columns in tiles of one warpgroup, else 256.
static constexpr int64_t leastSpareRows = 24, mostSpareRows = 112, spareStep = 8;
static constexpr int64_t mostSpareColumns = 64;

/// Whether its sums may be in several segments too: powers of two, and 192, which were timed so.
static bool mayBeCut(int64_t rows, int64_t columns) {
  return isPowerOf2_64(columns) || (columns == 192 && rows == 128);
}
/// With the clusters that were timed: of two, four and eight CTAs.
static const RoleTile clusterTiles[] = {
    {64, 64, 4},  {64, 96, 4},   {64, 128, 4},  {64, 160, 4},  {64, 192, 4},  {128, 64, 8},
    {128, 96, 8}, {128, 128, 8}, {128, 144, 8}, {128, 160, 8}, {128, 192, 8},
};
static constexpr std::pair<int64_t, int64_t> clusters[] = {{2, 1}, {1, 2}, {2, 2}, {4, 1}, {1, 4}, {4, 2}, {2, 4}};
/// Eight side by side, of tiles of so many elements: of smaller ones, and one above the other, the
/// model thinks too much.
static constexpr std::pair<int64_t, int64_t> eightWide = {1, 8};
static constexpr int64_t leastOfEightWide = 128 * 128;
/// And turned: two or four tiles of columns, which all need the same rows of the product.
static constexpr std::pair<int64_t, int64_t> turnedPairs = {2, 1}, turnedFours = {4, 1};
static constexpr int64_t leastOfTurnedPairs = 96; ///< columns, of one warpgroup: of fewer, fours serve
static constexpr int64_t mostTurnedColumns = 192; ///< of one warpgroup: of more none was timed
/// Three warpgroups, of products that have so many rows, side by side, and alone.
static constexpr RoleTile tallTile{threeGroups, threeGroups, 12};
static constexpr std::pair<int64_t, int64_t> tallCluster = {1, 2};
static constexpr int64_t tallColumns[] = {128, 192};
/// Of operands along their sides: two or three instructions of each warpgroup, alone and in pairs, and
/// tiles of 128 rows that are turned, in pairs and fours.
static constexpr int64_t mostTall = tallRows * 160;
static constexpr int64_t tallColumnsAlong[] = {128, 136, 144, 152, 160, 168, 176, 184, 192};
static constexpr std::pair<int64_t, int64_t> tallClusters[] = {{1, 1}, {1, 2}, {2, 1}};
static constexpr int64_t turnedColumnsAlong[] = {160, 176, 192, 208};
static constexpr std::pair<int64_t, int64_t> turnedClustersAlong[] = {{2, 1}, {2, 2}};
/// Sides of tiles of warps: rows for one, or two, waves of 4224, 6336, 8448, 12672
/// and 14784 rows on 132 multiprocessors.
static constexpr int64_t warpRows[] = {32, 48, 64, 96, 112};
static constexpr int64_t warpColumns[] = {8, 16, 32, 64};
static constexpr int64_t segmentCounts[] = {1, 2, 3, 4, 6, 8};
/// Enough for all of a multiprocessor's shared memory.
static constexpr int64_t mostStages = 24;
/// Of k, 128 bytes each.
static constexpr int64_t mostSpans = 4;

SmallVector<Candidate> planCandidates(const machine::Machine &machine) {
  SmallVector<Candidate> candidates;
  bool hasWarpgroups = any_of(machine.atoms, [](const machine::Atom &atom) {
    return atom.grain == machine::Grain::Warpgroup;
  });
  if (!hasWarpgroups || !machine.hasRoles)
    return candidates;
  auto add = [&](int64_t rows, int64_t columns, bool swaps) {
    for (int64_t segments : segmentCounts)
      if (segments == 1 || mayBeCut(rows, columns))
        candidates.push_back({rows, columns, swaps, segments});
    if (rows == deepRows && columns <= mostDeepColumns && columns >= leastColumns)
      candidates.push_back({rows, columns, swaps, /*segments=*/1, /*ofWarps=*/false, /*spans=*/2});
  };
  // Of few columns a step is short, whatever its k is.
  auto addDeep = [&](int64_t columns, int64_t spans) {
    candidates.push_back({deepRows, columns, /*swapsSides=*/true, /*segments=*/1, /*ofWarps=*/false, spans});
  };
  addDeep(fewColumns, 2);
  for (int64_t columns = fewColumns; columns <= leastColumns; columns += columnStep)
    addDeep(columns, 4);
  for (int64_t rows = leastSpareRows; rows <= mostSpareRows; rows += spareStep) {
    if (rows == deepRows)
      continue;
    for (int64_t columns = fewColumns; columns <= mostSpareColumns; columns += columnStep) {
      int64_t spans = rows < deepRows && columns <= leastColumns ? 4 : 2;
      candidates.push_back({rows, columns, /*swapsSides=*/true, /*segments=*/1, /*ofWarps=*/false, spans});
    }
  }
  for (bool swaps : {false, true})
    for (int64_t rows : tileRows)
      for (int64_t columns = swaps ? fewColumns : leastColumns; columns <= mostColumns;
           columns += columnStep)
        add(rows, columns, swaps);
  auto addCluster = [&](const Candidate &tile, std::pair<int64_t, int64_t> cluster) {
    candidates.push_back(tile);
    std::tie(candidates.back().high, candidates.back().wide) = cluster;
  };
  for (const RoleTile &tile : clusterTiles) {
    for (std::pair<int64_t, int64_t> cluster : clusters)
      addCluster({tile.m, tile.n}, cluster);
    if (tile.m * tile.n >= leastOfEightWide)
      addCluster({tile.m, tile.n}, eightWide);
  }
  addCluster({tallTile.m, tallTile.n}, tallCluster);
  for (bool swaps : {false, true})
    for (int64_t columns : tallColumns)
      candidates.push_back({tallTile.m, columns, swaps});
  for (int64_t columns = fewColumns; columns <= mostColumns; columns += columnStep) {
    addCluster({128, columns, /*swapsSides=*/true}, turnedFours);
    if (columns > mostTurnedColumns)
      continue;
    addCluster({64, columns, /*swapsSides=*/true}, turnedFours);
    if (columns >= leastOfTurnedPairs)
      addCluster({64, columns, /*swapsSides=*/true}, turnedPairs);
  }
  auto addAlong = [&](const Candidate &tile, std::pair<int64_t, int64_t> cluster) {
    addCluster(tile, cluster);
    if (is_contained(ArrayRef(candidates).drop_back(), candidates.back()))
      candidates.pop_back();
    else
      candidates.back().isAlong = true;
  };
  for (bool swaps : {false, true})
    for (int64_t columns = mostOfOne + columnStep; columns <= mostOfTwo; columns += columnStep) {
      candidates.push_back({128, columns, swaps});
      addAlong(candidates.back(), widePairs);
    }
  for (bool swaps : {false, true})
    for (int64_t rows : {tallTile.m, tallRows})
      for (int64_t columns : tallColumnsAlong)
        for (std::pair<int64_t, int64_t> cluster : tallClusters)
          if (rows * columns <= mostTall)
            addAlong({rows, columns, swaps}, cluster);
  for (int64_t columns : turnedColumnsAlong)
    for (std::pair<int64_t, int64_t> cluster : turnedClustersAlong)
      addAlong({128, columns, /*swapsSides=*/true}, cluster);
  for (int64_t rows : warpRows)
    for (int64_t columns : warpColumns) {
      // Steps of small tiles are short: what each of them costs counts.
      int64_t spans = rows >= 96 && columns <= 16 ? 1 : rows == 32 ? 4 : 2;
      candidates.push_back({rows, columns, /*swapsSides=*/true, /*segments=*/1, /*ofWarps=*/true, spans});
    }
  return candidates;
}

/// What was asked for, where that is no candidate.
static std::string spell(const Candidate &candidate) {
  return std::to_string(candidate.m) + " by " + std::to_string(candidate.n) + " in " +
         (candidate.isOfCluster() ? "clusters and " : "") +
         (candidate.ctas ? "segments of " + std::to_string(candidate.ctas) + " CTAs"
                         : std::to_string(candidate.segments) + " segment(s)");
}

/// The plan of a candidate with this tile, where `question` says which instruction.
static Candidacy planTile(const Candidate &candidate, const PlanQuestion &question,
                          const machine::Machine &machine, const RoleTile &tile) {
  Candidacy found;
  const PlanQuestion sides = candidate.swapsSides ? swapSides(question) : question;
  found.plan = planRoleTile(sides, machine, tile);
  if (candidate.isOfCluster()) {
    placeInCluster(sides, machine, {candidate.high, candidate.wide}, found.plan);
    chooseDepth(sides, machine, found.plan);
  }
  found.plan.swapsSides = candidate.swapsSides;
  found.plan.segments = candidate.segments;
  found.plan.splitCtas = candidate.ctas;
  if (candidate.swapsSides)
    found.plan.reason += ", rows of the product are columns of the instruction";
  if (candidate.segments > 1)
    found.plan.reason += ", " + std::to_string(candidate.segments) + " segments of k";
  if (candidate.ctas)
    found.plan.reason += ", segments of k for " + std::to_string(candidate.ctas) + " CTAs";
  int64_t wanted = tile.spans * swizzleSpan / machine::byteWidth(question.inputs[0].element);
  found.refusal = tile.spans > 1 && found.plan.tile[2] != wanted
                      ? "expects " + std::to_string(found.plan.tile[2]) + " of k in a tile, got " +
                            std::to_string(wanted)
                      : verifyPlan(question, found.plan, machine);
  return found;
}

/// Warps of a tile: one for each 16 of its rows, so that each reads its rows once; two,
/// or more, where it would multiply more than 32 columns, or leave schedulers idle that
/// 16 columns would keep busy.
static int64_t countWarps(const Candidate &candidate) {
  constexpr int64_t schedulers = 4, most = 16;
  int64_t high = candidate.m / 16, across = 1;
  while (candidate.n % (32 * across) == 0 && 2 * high * across <= most &&
         (candidate.n / across > 32 || high * across < schedulers))
    across *= 2;
  return high * across;
}

static Candidacy planOfWarps(const Candidate &candidate, PlanQuestion question,
                             const machine::Machine &machine) {
  question = askWarps(question);
  bool areWords = machine::byteWidth(question.inputs[0].element) == 4;
  int64_t mostRows = 256, mostColumns = areWords ? 128 : 64;
  if (atomOf(question, machine).grain != machine::Grain::Warp)
    return {{}, "expects elements that an instruction of a warp multiplies, got other elements"};
  if (candidate.m % 16 || candidate.m < 16 || candidate.m > mostRows ||
      candidate.n % 8 || candidate.n < 8 || candidate.n > mostColumns ||
      candidate.spans < 1 || candidate.spans > mostSpans || candidate.segments < 1)
    return {{}, "expects a tile of 16, 32 .. 256 by 8, 16 .. " + std::to_string(mostColumns) +
                    " for instructions of warps, and at least one segment, got " + spell(candidate)};
  int64_t warps = turnsWords(question) ? countTurningWarps(candidate.m, candidate.n) : countWarps(candidate);
  Candidacy found = planTile(candidate, question, machine, {candidate.m, candidate.n, warps, mostStages, candidate.spans});
  if (found.plan.transferA != Transfer::Bulk || found.plan.transferB != Transfer::Bulk)
    found.refusal = "expects operands that are copied in bulk, for instructions of warps, got one that threads move";
  return found;
}

Candidacy planOf(const Candidate &candidate, const PlanQuestion &question,
                 const machine::Machine &machine) {
  auto refuse = [](std::string why) { return Candidacy{{}, std::move(why)}; };
  if (question.kind != GroupKind::Contraction || question.inputs.size() < 2 ||
      atomOf(question, machine).grain != machine::Grain::Warpgroup ||
      !machine.hasRoles)
    return refuse("expects a contraction of warpgroups, got another kernel");
  if (candidate.segments > 1 && candidate.ctas)
    return refuse("expects segments or CTAs that share sums, got both");
  if (candidate.isOfCluster() && (candidate.ofWarps || candidate.segments > 1 || candidate.ctas ||
                                  candidate.spans > 1 || question.foldK))
    return refuse("expects whole sums of warpgroups, in one span of k, of the CTAs of a cluster, got " +
                  spell(candidate));
  if (candidate.ofWarps)
    return planOfWarps(candidate, question, machine);
  constexpr int64_t group = 8, leastRows = 16; // of tiles that have fewer than their instructions
  constexpr int64_t mostRows = 128;
  int64_t mostWide = candidate.m == mostRows && !question.foldK ? mostOfTwo : mostOfOne;
  if (candidate.m % group || candidate.n % columnStep || candidate.m < leastRows ||
      (candidate.m > mostRows && candidate.m != tallTile.m && candidate.m != tallRows) || candidate.n < 16 ||
      candidate.n > mostWide ||
      candidate.spans < 1 || candidate.spans > mostSpans || candidate.segments < 1)
    return refuse("expects a tile of 16, 24 .. " + std::to_string(mostRows) + ", " + std::to_string(tallTile.m) +
                  " or " + std::to_string(tallRows) + " by 16, 24 .. " + std::to_string(mostWide) + ", and at least one segment, got " + spell(candidate));
  // Of 256 rows each of two warpgroups has two instructions.
  int64_t groups = candidate.m == tallRows ? 2 : int64_t(divideCeil(candidate.m, 64));
  RoleTile tile{candidate.m, candidate.n, 4 * groups};
  tile.spans = candidate.spans;
  // Those of clusters are what was timed; longer rings of eight CTAs take the checker too many states.
  if (!candidate.isOfCluster())
    tile.mostStages = mostStages;
  return planTile(candidate, question, machine, tile);
}

} // namespace tier::problem
