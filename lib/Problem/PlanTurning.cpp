//===- PlanTurning.cpp - words that lie along the side, few of the other --===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions of a warpgroup read elements of 4 bytes along k alone, so an operand that lies
// along its side is turned by threads on its way to shared memory: a step of a tile of 64 takes
// them half a microsecond, whatever is multiplied. Warps load single words of tiles as bulk
// copies bring them, and have instructions for those. That is worth it where the other side is
// short, so that each word is loaded for few products, and memory is the limit:
//
//   us, tf32, H200                  turned  by warps  cuBLAS
//   x.T @ w  16384 x 64 x 4096         135        73      75
//            6656 x 56 x 4672           83        41      41
//            24 x 1216 x 6832         22.1      14.6    15.1
//   x @ w    16 x 4096 x 4096         31.9      20.2    23.1
//            64 x 8192 x 4096         95.2      37.1    46.6
//
// Nor is a short side that lies along it turned, or copied so before, beside up to some 4000
// rows of k; those are cheap to copy beside many more:
//
//   us, tf32, H200                  copied  by warps  cuBLAS
//   x @ w    4096 x 64 x 8192         45.8      42.4    42.9
//            1024 x 64 x 4096         12.6       9.9    11.0
//            896 x 32 x 4304          11.1       9.1    10.9
//            2048 x 64 x 512           7.4       5.6     7.2
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"
#include "tier/Problem/PlanCost.h"
#include "tier/Problem/PlanShared.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

#include <algorithm>

using namespace llvm;

namespace tier::problem {

bool turnsWords(const PlanQuestion &question) {
  ArrayRef<Operand> operands = ArrayRef(question.inputs).take_front(2);
  auto isWord = [](const Operand &operand) { return machine::byteWidth(operand.element) == 4; };
  return all_of(operands, isWord) &&
         any_of(operands, [](const Operand &operand) { return !operand.isKMajor; });
}

/// The more sums a warp has, the fewer words it loads for each product: 16 for 8 of 32 x 32, 24 for 16
/// of 64 x 32, 32 for 32 of 64 x 64. Four warps of those take 5 to 10 % less than eight of 64 x 32, of
/// tiles of 128 x 128 (H200); tiles of fewer columns were measured with 32 x 32.
int64_t countTurningWarps(int64_t rows, int64_t columns) {
  constexpr int64_t schedulers = 4, fewColumns = 64, sums = 32 * 32, sumsOfMany = 64 * 64;
  int64_t warps = rows * columns / (columns > fewColumns ? sumsOfMany : sums);
  return std::clamp<int64_t>(bit_floor(uint64_t(warps)), schedulers, 2 * schedulers);
}

namespace {
/// Rows of a tile and spans of its k, what it serves, and whether CTAs share its sums.
struct TurningTile {
  int64_t rows, spans, mostRows, leastK;
  bool isShared = false;
};
/// Tiles for a short side of so many.
struct ShortSide {
  int64_t most;
  ArrayRef<TurningTile> tiles;
};
} // namespace

/// Up to a quarter of a wave of 64 rows CTAs share the sums, and up to half a wave very long ones. Else
/// tiles of half a wave have 32 rows, and from two waves on 128. Of more columns a stage is large, and
/// short sums were not measured to gain.
static constexpr int64_t anyRows = int64_t(1) << 40, longSums = longSumsOfWords;
static constexpr TurningTile narrowTiles[] = {{64, 4, 2112, longSums, /*isShared=*/true},
                                              {64, 4, 4224, 6144, /*isShared=*/true},
                                              {32, 4, 4224, 0},
                                              {64, 4, 16896, 0},
                                              {128, 4, anyRows, 0}};
static constexpr TurningTile wideTiles[] = {{64, 2, 2112, longSums, /*isShared=*/true},
                                            {128, 2, 6336, longSums, /*isShared=*/true},
                                            {64, 2, 8448, longSums},
                                            {128, 2, anyRows, longSums}};
/// Of a long operand that lies along k, beside a short one that does not, which else is copied, turned.
static constexpr TurningTile alongTiles[] = {{64, 4, 2112, longSums, /*isShared=*/true},
                                             {32, 4, mostRowsBesideWords, 0}};

Variants planTurning(const PlanQuestion &question, const machine::Machine &machine) {
  Variants variants;
  if (question.extents.size() != 3 || question.inputs.size() < 2 || question.foldK ||
      !turnsWords(question)) // batches were not measured
    return variants;
  for (bool swaps : {false, true}) {
    unsigned rows = swaps, columns = !swaps;
    const ShortSide beside[] = {{16, narrowTiles}, {32, narrowTiles}, {64, narrowTiles}, {mostBesideWords, wideTiles}};
    const ShortSide along[] = {{16, alongTiles}, {32, alongTiles}, {mostOfWords, alongTiles}};
    bool isAlong = question.inputs[swaps].isKMajor;
    ArrayRef<ShortSide> sides = isAlong ? ArrayRef<ShortSide>(along) : ArrayRef<ShortSide>(beside);
    for (const auto &[most, tiles] : sides)
      for (const TurningTile &tile : tiles) {
        Candidate candidate{tile.rows, most, swaps, /*segments=*/1, /*ofWarps=*/true, tile.spans};
        candidate.ctas = tile.isShared ? machine.units : 0;
        Candidacy found = planOf(candidate, question, machine);
        if (!found.refusal.empty())
          continue;
        Guard guard{{atMost(columns, most)}};
        if (tile.mostRows != anyRows)
          guard.conditions.push_back(atMost(rows, tile.mostRows));
        if (tile.leastK)
          guard.conditions.push_back(productAtLeast(2, 3, 1, tile.leastK));
        variants.push_back({std::move(guard), std::move(found.plan)});
      }
  }
  return variants;
}

bool loadsWords(const PlanQuestion &question, const machine::Machine &machine) {
  return !planTurning(question, machine).empty();
}

} // namespace tier::problem
