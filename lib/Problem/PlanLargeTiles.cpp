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
/// A tile, and what one takes in 256ths of what 128 x 256 take (bf16, k of 3000 to
/// 8192, H200): narrow tiles multiply a little less well, and load more for what they
/// multiply, which counts in pairs: rows begin inside of cache lines there.
struct LargeTile {
  int64_t m, n, warps, cost, costInPairs;
  bool turns = false; ///< its columns are rows of the product
  int64_t elements() const { return m * n; }
};
} // namespace

/// In the order of the variants: the last serves what the others leave.
static constexpr LargeTile largeTiles[] = {{128, 224, 8, 227, 238},
                                           {192, 192, 12, 283, 295},
                                           {128, 192, 8, 196, 206},
                                           {128, 256, 8, 256, 256}};

/// The first tile takes less than each behind it, where `ctas` CTAs that are one
/// above the other run together:
///
///   waves(a x b) = ceil(batch ceil(m / (a ctas)) ceil(n / b) / (units / ctas))
///
/// What is equal but for 2 % has the larger tile.
static void requireLeast(const PlanQuestion &question,
                         const machine::Machine &machine,
                         ArrayRef<LargeTile> tiles, int64_t ctas,
                         Guard &guard) {
  unsigned next = question.extents.size(), m = next - 3, n = next - 2;
  auto divide = [&](Term term, int64_t divisor) {
    guard.quotients.push_back({next, {{term}, 0}, divisor});
    return next++;
  };
  SmallVector<unsigned> waves;
  for (const LargeTile &tile : tiles) {
    unsigned rows = divide({1, {tile.turns ? n : m}}, tile.m * ctas);
    Term count{1, {rows, divide({1, {tile.turns ? m : n}}, tile.n)}};
    for (unsigned batch = 0; batch < m; ++batch)
      count.extents.push_back(batch);
    waves.push_back(divide(count, machine.units / ctas));
  }
  const LargeTile &first = tiles.front();
  auto costOf = [&](const LargeTile &tile) { return ctas > 1 ? tile.costInPairs : tile.cost; };
  for (auto [tile, number] : drop_begin(zip_equal(tiles, waves))) {
    bool isLarger = first.elements() > tile.elements();
    guard.conditions.push_back({{Term{(isLarger ? 51 : 50) * costOf(tile), {number}},
                                 Term{-(isLarger ? 50 : 51) * costOf(first), {waves.front()}}},
                                isLarger ? 0 : -1});
  }
}

/// Whether four results are packed into a word, which takes registers.
static bool storesBytes(const PlanQuestion &question) {
  return any_of(question.outputs, [](const Operand &output) {
    return machine::byteWidth(output.element) == 1;
  });
}

/// The plan with this tile, and what its pairs ask for; nothing if it cannot have them.
static std::optional<Variant> planTile(const PlanQuestion &question,
                                       const machine::Machine &machine,
                                       const LargeTile &tile, bool inPairs) {
  PlanQuestion planned = tile.turns ? swapSides(question) : question;
  Variant variant{{}, planRoleTile(planned, machine, {tile.m, tile.n, tile.warps})};
  if (inPairs) {
    std::optional<Variant> pairs = planPairs(planned, variant.plan, machine);
    if (!pairs)
      return std::nullopt;
    variant = *pairs;
  }
  return tile.turns ? turnVariants({variant}, question).front() : variant;
}

Variants planLargeTiles(const PlanQuestion &question,
                    const machine::Machine &machine, bool inPairs,
                    const Guard &where) {
  int64_t ctas = inPairs ? 2 : 1;
  PlanQuestion turned = swapSides(question);
  SmallVector<LargeTile> served;
  Variants variants;
  for (LargeTile tile : largeTiles) {
    auto hasSpans = [&](const PlanQuestion &planned) {
      return hasWholeSpans(planned.inputs[0], tile.m) &&
             hasWholeSpans(planned.inputs[1], tile.n / ctas);
    };
    // Threads of three warpgroups begin with 128 registers, which assemblers keep to.
    bool isTight = tile.warps > 8;
    if (isTight && (question.hasPolynomial || storesBytes(question)))
      continue;
    tile.turns = !hasSpans(question);
    if (tile.turns && (question.readsTiles || !hasSpans(turned)))
      continue;
    std::optional<Variant> variant = planTile(question, machine, tile, inPairs);
    if (!variant)
      return {};
    if (!verifyPlan(question, variant->plan, machine).empty())
      continue;
    served.push_back(tile);
    variants.push_back(*variant);
  }
  for (auto [i, variant] : enumerate(variants)) {
    append_range(variant.guard.conditions, where.conditions);
    requireLeast(question, machine, ArrayRef(served).drop_front(i), ctas, variant.guard);
  }
  return variants;
}

} // namespace tier::problem
