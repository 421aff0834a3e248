//===- PlanWidths.cpp - how wide large tiles are --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A product of a few waves of tiles is over when the last one is, full or not:
//
//   1024 x 14336    448 tiles of 128 x 256    4 waves of 132, the last half empty
//                   512 tiles of 128 x 224    4 waves, each an eighth shorter
//
// Extents are symbols, so guards compare the widths: the number of waves of each
// is a quotient that they read.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::problem {

static constexpr int64_t tileRows = 128, mathWarps = 8;

namespace {
/// Columns of a tile, and what one takes in 256ths of what 256 take (bf16, k of
/// 4096 to 8192, H200): narrow tiles multiply a little less well.
struct TileWidth {
  int64_t columns, cost;
};
} // namespace

/// In the order of the variants: the last serves what the others leave.
static constexpr TileWidth widths[] = {{224, 227}, {192, 196}, {128, 138}, {256, 256}};

/// The first width takes less than each behind it, where `ctas` CTAs that are one
/// above the other run together:
///
///   waves(w) = ceil(batch ceil(m / (128 ctas)) ceil(n / w) / (units / ctas))
///
/// Less by 2 % at least: what is nearly equal has the wider tile.
static void requireLeast(const PlanQuestion &question,
                         const machine::Machine &machine,
                         ArrayRef<TileWidth> widths, int64_t ctas,
                         Guard &guard) {
  unsigned next = question.extents.size(), m = next - 3, n = next - 2;
  auto divide = [&](Term term, int64_t divisor) {
    guard.quotients.push_back({next, {{term}, 0}, divisor});
    return next++;
  };
  unsigned rows = divide({1, {m}}, tileRows * ctas);
  SmallVector<unsigned> waves;
  for (const TileWidth &width : widths) {
    Term tiles{1, {rows, divide({1, {n}}, width.columns)}};
    for (unsigned batch = 0; batch < m; ++batch)
      tiles.extents.push_back(batch);
    waves.push_back(divide(tiles, machine.units / ctas));
  }
  for (auto [width, number] : drop_begin(zip_equal(widths, waves)))
    guard.conditions.push_back(
        {{Term{50 * width.cost, {number}},
          Term{-51 * widths.front().cost, {waves.front()}}},
         -1});
}

Variants planWidths(const PlanQuestion &question,
                    const machine::Machine &machine, bool inPairs,
                    const Guard &where) {
  int64_t ctas = inPairs ? 2 : 1;
  SmallVector<TileWidth> served;
  for (const TileWidth &width : widths)
    if (hasWholeSpans(question.inputs[1], width.columns / ctas))
      served.push_back(width);
  Variants variants;
  for (ArrayRef<TileWidth> left = served; !left.empty();
       left = left.drop_front()) {
    Variant variant{where, planRoleTile(question, machine,
                                        {tileRows, left.front().columns, mathWarps})};
    if (inPairs) {
      auto pairs = planPairs(question, variant.plan, machine);
      if (!pairs)
        return {};
      variant.plan = pairs->plan;
      append_range(variant.guard.conditions, pairs->guard.conditions);
    }
    requireLeast(question, machine, left, ctas, variant.guard);
    variants.push_back(variant);
  }
  return variants;
}

} // namespace tier::problem
