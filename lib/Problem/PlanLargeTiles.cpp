//===- PlanLargeTiles.cpp - which large tiles end soonest -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A product of a few waves of tiles is over when the last one is, full or not:
//
//   1024 x 14336    448 tiles of 128 x 256    4 waves of 132, the last half empty
//                   512 tiles of 128 x 224    4 waves, each an eighth shorter
//
// Extents are symbols, so guards compare the tiles: the number of waves of each is
// a quotient that they read. A warpgroup multiplies 64 rows of a tile; there are two,
// or three of 192 rows.
//
// Where rows begin inside of cache lines, what CTAs load counts, and clusters of them load for
// each other. Where both operands lie along k, and of few waves of others, clusters are not compared
// by guards: they stand for election (PlanElected.cpp).
//
// Where columns are contiguous a tile has whole spans of them, 64 or 128 .. of 16
// bits. Rows that are not may be of any number: for other widths they become the
// columns of the instruction.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::problem {

namespace {
/// CTAs of a cluster: so many one above the other load columns of B for each other, so many side
/// by side rows of A.
struct Sharing {
  int64_t high = 1, wide = 1;
  bool isNone() const { return high * wide == 1; }
};
constexpr Sharing pairs{2, 1}, fours{4, 1}, beside{1, 2};

/// A tile, and what one takes in 256ths of what 128 x 256 take (bf16, k of 3000 to
/// 8192, H200): narrow tiles multiply a little less well, and load more for what they
/// multiply, which counts where rows begin inside of cache lines, as those of clusters do.
struct LargeTile {
  int64_t m, n, warps, cost;
  Sharing sharing = {};
  /// Either way around, where both are legal: turned if that takes no more waves. (Three
  /// warpgroups store whole lines then, which is 0.5 to 1 % of 3000^3 and 4104^3.) Else
  /// turned if it must be.
  bool inBoth = false;
  /// What one takes turned, if not the same: columns of the product, which are its rows then,
  /// leave in whole lines, and not in pieces of 16 columns.
  int64_t turnedCost = 0;
  /// What the first and the last tile of a CTA take beside that, which no other hides.
  int64_t ends = 0;
  /// Of k, where it was measured.
  int64_t leastK = 0;
  bool turns = false; ///< its columns are rows of the product
  /// What one takes whose sums of blocks of k are folded, of what 128 x 256 take so. Of either
  /// cost, 0: not measured.
  int64_t foldedCost = 0;
  /// What speaks for it between equals. Three warpgroups multiply no better than two that
  /// have 128 x 256: of 8192 x 6144 x 4096, 192 x 192 takes 10 % fewer waves, and 3 % longer.
  int64_t rank() const { return std::min<int64_t>(m * n, 128 * 256); }
};
} // namespace

static constexpr LargeTile folded(LargeTile tile, int64_t cost) {
  tile.foldedCost = cost;
  return tile;
}

/// In the order of the variants: the last of those that share alike serves what the
/// others leave. Folded sums of 192 columns lie beside those of a block; of 224 and 256, half of
/// them do, and A is read twice (H200, e4m3, k of 4096 to 14336).
static constexpr LargeTile largeTiles[] = {
    folded({128, 224, 8, 227}, 237),
    {192, 192, 12, 290},
    {192, 176, 12, 271},
    folded({128, 192, 8, 196}, 189),
    folded({128, 176, 8, 0}, 180),
    folded({128, 160, 8, 0}, 160),
    folded({128, 128, 8, 0}, 131),
    folded({128, 256, 8, 256}, 256),
    {256, 160, 8, 332, beside, /*inBoth=*/true, /*turnedCost=*/325, /*ends=*/35,
     /*leastK=*/2048},
    {128, 200, 8, 199, fours, /*inBoth=*/true},
    {256, 152, 8, 342, pairs, /*inBoth=*/true},
    {256, 144, 8, 302, beside, /*inBoth=*/false, /*turnedCost=*/0, /*ends=*/35, /*leastK=*/2048},
    {128, 224, 8, 212, {2, 2}},
    {128, 224, 8, 238, pairs},
    {192, 192, 12, 295, pairs, /*inBoth=*/true},
    {192, 176, 12, 286, pairs, /*inBoth=*/true},
    {128, 200, 8, 215, pairs},
    {128, 192, 8, 206, pairs},
    {128, 256, 8, 256, pairs}};

unsigned countWaves(const PlanQuestion &question, TiledSide rows, TiledSide columns, int64_t atOnce,
                    Guard &guard) {
  unsigned batches = question.extents.size() - 3;
  auto divide = [&](Term term, int64_t divisor) {
    unsigned number = question.extents.size() + guard.quotients.size();
    guard.quotients.push_back({number, {{term}, 0}, divisor});
    return number;
  };
  unsigned high = divide({1, {rows.extent}}, rows.size);
  Term count{1, {high, divide({1, {columns.extent}}, columns.size)}};
  for (unsigned batch = 0; batch < batches; ++batch)
    count.extents.push_back(batch);
  return divide(count, atOnce);
}

/// The first tile takes less than each behind it, where `high` CTAs that are one
/// above the other, or `wide` side by side, run together:
///
///   waves(a x b) = ceil(batch ceil(m / (a high)) ceil(n / (b wide)) / clusters)
///
/// What is equal but for 2 % has the larger tile; but for 1 %, where sums are folded.
static void requireLeast(const PlanQuestion &question,
                         const machine::Machine &machine,
                         ArrayRef<LargeTile> tiles, Guard &guard) {
  unsigned n = question.extents.size() - 2, m = n - 1;
  SmallVector<unsigned> waves;
  for (const LargeTile &tile : tiles)
    waves.push_back(countWaves(question, {tile.turns ? n : m, tile.m * tile.sharing.high},
                               {tile.turns ? m : n, tile.n * tile.sharing.wide},
                               countClusters(machine, tile.sharing.high * tile.sharing.wide), guard));
  const LargeTile &first = tiles.front();
  for (auto [tile, number] : drop_begin(zip_equal(tiles, waves))) {
    int64_t lead = first.rank() - tile.rank(), least = question.foldK ? 100 : 50;
    int64_t other = least + (lead > 0), own = least + (lead < 0);
    guard.conditions.push_back({{Term{other * tile.cost, {number}},
                                 Term{-own * first.cost, {waves.front()}}},
                                other * tile.ends - own * first.ends - (lead > 0 ? 0 : 1)});
  }
  if (first.leastK)
    guard.conditions.push_back(productAtLeast(n + 1, n + 2, 1, first.leastK));
}

/// Whether four results are packed into a word, which takes registers.
static bool storesBytes(const PlanQuestion &question) {
  return any_of(question.outputs, [](const Operand &output) {
    return machine::byteWidth(output.element) == 1;
  });
}

/// Whether the epilogue takes registers that threads with so many sums do not have:
/// three warpgroups begin with 128 each, which assemblers keep to. Of a width that
/// pieces of 32 columns do not divide, pieces have columns in common.
static bool isTight(const PlanQuestion &question, const LargeTile &tile) {
  constexpr int64_t many = 128, most = 152; // sums of a thread
  int64_t sums = tile.m * tile.n / (32 * tile.warps);
  bool isCutUnevenly = tile.n % pieceColumns != 0;
  bool hasManySums = tile.warps > 8 || sums > many;
  return (hasManySums && (question.hasPolynomial || storesBytes(question))) ||
         (isCutUnevenly && (question.readsTiles || storesBytes(question))) ||
         (sums > most && (question.readsTiles || question.reducesRows));
}

/// Whether such a tile was measured: those side by side of elements of two bytes, folded sums of
/// some widths.
static bool wasMeasured(const PlanQuestion &question, const LargeTile &tile) {
  if (question.foldK || !tile.cost)
    return question.foldK && tile.foldedCost;
  return tile.sharing.wide == 1 ||
         (all_of(ArrayRef(question.inputs).take_front(2), isOfTwoBytes) &&
          all_of(question.outputs, isOfTwoBytes));
}

/// The plan with this tile, and what its clusters ask for; nothing if it cannot have them.
static std::optional<Variant> planTile(const PlanQuestion &question,
                                       const machine::Machine &machine,
                                       const LargeTile &tile) {
  PlanQuestion planned = tile.turns ? swapSides(question) : question;
  Variant variant{{}, planRoleTile(planned, machine, {tile.m, tile.n, tile.warps})};
  if (!tile.sharing.isNone()) {
    std::optional<Variant> shared =
        planShared(planned, variant.plan, machine, {tile.sharing.high, tile.sharing.wide});
    if (!shared)
      return std::nullopt;
    variant = *shared;
    variant.plan.readsEarly = true; // CTAs of a cluster lie side by side whenever they begin
  }
  return tile.turns ? turnVariants({variant}, question).front() : variant;
}

/// The tile as it may lie: its columns are copied in whole spans.
static SmallVector<LargeTile, 2> orient(const PlanQuestion &question, LargeTile tile) {
  PlanQuestion turned = swapSides(question);
  SmallVector<LargeTile, 2> ways;
  for (bool turns : {false, true}) {
    const PlanQuestion &planned = turns ? turned : question;
    tile.turns = turns;
    if (turns && tile.turnedCost)
      tile.cost = tile.turnedCost;
    if (question.foldK)
      tile.cost = tile.foldedCost;
    if ((ways.empty() || tile.inBoth) && !(turns && question.readsTiles) &&
        hasWholeSpans(planned.inputs[0], tile.m / tile.sharing.wide) &&
        hasWholeSpans(planned.inputs[1], tile.n / tile.sharing.high))
      ways.push_back(tile);
  }
  return ways;
}

/// Where the largest tile was measured with three stages: of elements of two bytes, the sums
/// as they are, or with arrays along the columns.
static bool mayTakeFewStages(const PlanQuestion &question) {
  bool readsColumns = question.inputs.size() > 2 && !question.readsTiles;
  return (readsColumns || !question.hasEpilogue) && !question.hasPolynomial &&
         !question.reducesRows && !question.hasFusedProducerA && !question.hasFusedProducerB &&
         all_of(question.inputs, isOfTwoBytes) && all_of(question.outputs, isOfTwoBytes);
}

/// The largest tile with three stages, where it has many waves. A fourth hides what the first
/// operands of a CTA wait for, and takes the room that results leave from: they leave in pieces
/// behind a barrier each then, else at once, or behind two. On an H200, in bf16, beside cuBLAS
/// (x @ w.T), and over the product alone with four stages (bias and gelu of x @ w):
///
///   waves                  1      4      5      6      8     12     14     30     62
///   three, alone       0.989  1.001  0.962  1.007  1.000  1.005  1.012  1.042  1.003
///   four, alone        1.002  1.004  0.956  1.004  1.000  1.002  1.007  1.031  0.991
///   three, bias, gelu  1.023  1.018                1.007         1.016
///   four, bias, gelu   1.018  1.026                1.014         1.028
static std::optional<Variant> planFewStages(const PlanQuestion &question,
                                            const machine::Machine &machine,
                                            const LargeTile &tile, const Variant &variant) {
  constexpr int64_t stages = 3, largest = 128 * 256, manyWaves = 5, manyWavesReading = 2;
  if (tile.m * tile.n != largest || !tile.sharing.isNone() || tile.turns ||
      variant.plan.stages <= stages || !variant.plan.stagedColumns ||
      storesInsideOfVectors(question) || !mayTakeFewStages(question))
    return std::nullopt;
  Variant few{{}, planRoleTile(question, machine, {tile.m, tile.n, tile.warps, stages})};
  if (few.plan.stages != stages || !few.plan.stagedColumns)
    return std::nullopt;
  int64_t waves = question.inputs.size() > 2 ? manyWavesReading : manyWaves;
  few.guard.conditions.push_back(
      productAtLeast(0, question.extents.size() - 1, 1, waves * machine.units * largest));
  return few;
}

bool scattersRows(const PlanQuestion &question, const Plan &plan) {
  return plan.swapsSides && !plan.stagedColumns &&
         any_of(question.outputs, [](const Operand &output) { return output.isKMajor; });
}

/// The plan of such a tile, if it may serve.
static std::optional<Variant> planServing(const PlanQuestion &question,
                                          const machine::Machine &machine, const LargeTile &tile) {
  if (isTight(question, tile) || (tile.turns && question.readsTiles))
    return std::nullopt;
  std::optional<Variant> variant = planTile(question, machine, tile);
  if (!variant || !verifyPlan(question, variant->plan, machine).empty() ||
      scattersRows(question, variant->plan) ||
      (question.reducesRows && !mayReduceRows(question, variant->plan)))
    return std::nullopt;
  return variant;
}

/// A variant for each of the tiles that may serve, where its waves are over first: of those that
/// CTAs load for each other, or of the others.
static Variants planTiles(const PlanQuestion &question, const machine::Machine &machine,
                          ArrayRef<LargeTile> tiles, bool areShared, const Guard &where) {
  SmallVector<LargeTile> served;
  Variants variants;
  for (const LargeTile &row : tiles) {
    if (row.sharing.isNone() == areShared || !wasMeasured(question, row))
      continue;
    for (const LargeTile &tile : orient(question, row)) {
      std::optional<Variant> variant = planServing(question, machine, tile);
      if (!variant)
        continue;
      served.push_back(tile);
      variants.push_back(*variant);
    }
  }
  Variants chosen;
  for (auto [i, variant] : enumerate(variants)) {
    append_range(variant.guard.conditions, where.conditions);
    requireLeast(question, machine, ArrayRef(served).drop_front(i), variant.guard);
    if (std::optional<Variant> few = planFewStages(question, machine, served[i], variant)) {
      append_range(few->guard.conditions, variant.guard.conditions);
      few->guard.quotients = variant.guard.quotients;
      chosen.push_back(*few);
    }
    chosen.push_back(variant);
  }
  return chosen;
}

Variants planLargeTiles(const PlanQuestion &question, const machine::Machine &machine, bool inPairs,
                        const Guard &where) {
  return planTiles(question, machine, largeTiles, inPairs, where);
}

LargeClusters planLargeClusters(const PlanQuestion &question, const machine::Machine &machine) {
  struct Height {
    int64_t m, warps, leastColumns, mostColumns;
  };
  constexpr Height heights[] = {{128, 8, 128, 256}, {192, 12, 128, 192}, {256, 8, 104, 160}};
  constexpr int64_t columnStep = 8;
  ArrayRef<Operand> operands = ArrayRef(question.inputs).take_front(2);
  bool areRowsOfK = all_of(operands, [](const Operand &operand) { return operand.isKMajor; });
  LargeClusters found;
  if (!all_of(operands, isOfTwoBytes) || !all_of(question.outputs, isOfTwoBytes))
    return found;
  // Of pairs, those that ask for fewer rows.
  auto isBeside = [](int64_t m, int64_t n) { return m / 2 + n < m + n / 2; };
  auto add = [&](LargeTile tile) {
    if (areRowsOfK && tile.sharing.high == 2 && tile.sharing.wide == 1 && isBeside(tile.m, tile.n))
      tile.sharing = beside;
    std::optional<Variant> variant = planServing(question, machine, tile);
    if (variant && !is_contained(found.plans, variant->plan))
      found.plans.push_back(variant->plan);
  };
  for (const LargeTile &tile : largeTiles)
    if (!tile.sharing.isNone())
      for (const LargeTile &way : orient(question, tile))
        add(way);
  found.measured = found.plans.size();
  if (!areRowsOfK)
    return found;
  for (bool turns : {false, true})
    for (const Height &height : heights)
      for (int64_t n = height.leastColumns; n <= height.mostColumns; n += columnStep) {
        SmallVector<Sharing, 3> sharings = {pairs};
        if (height.m == 128)
          sharings.append({fours, {2, 2}});
        for (const Sharing &sharing : sharings) {
          LargeTile tile{height.m, n, height.warps, /*cost=*/0, sharing};
          tile.turns = turns;
          add(tile);
        }
      }
  return found;
}

} // namespace tier::problem
