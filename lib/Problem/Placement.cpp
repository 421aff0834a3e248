//===- Placement.cpp - where accumulators live ----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Placement.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>
#include <tuple>

using namespace llvm;

namespace tier::problem::placement {

/// Tiles beyond this are placed first fit, largest first.
static constexpr size_t mostSearched = 16;
/// Placements of single tiles that a search tries.
static constexpr int64_t budget = 200000;
static constexpr int64_t mostColumns = int64_t(1) << 20;
static constexpr int64_t leastReserved = 32;

std::string check(const Question &question) {
  if (question.granule < 1 || question.granule > mostColumns)
    return "expects a granule from 1 to 2^20, got " +
           std::to_string(question.granule);
  if (question.capacity < 1 || question.capacity > mostColumns)
    return "expects a capacity from 1 to 2^20, got " +
           std::to_string(question.capacity);
  if (question.tiles.size() > 4096)
    return "expects at most 4096 tiles, got " +
           std::to_string(question.tiles.size());
  for (const Tile &tile : question.tiles) {
    if (tile.columns < 1 || tile.columns > mostColumns)
      return "expects tiles of 1 to 2^20 columns, got " +
             std::to_string(tile.columns);
    if (tile.start < 0 || tile.end <= tile.start)
      return "expects tiles that end after they start, got " +
             std::to_string(tile.start) + " to " + std::to_string(tile.end);
  }
  return "";
}

/// The most columns alive at one time, which is at the start of some tile:
/// whole granules, but for the last one of the tile on top.
static int64_t findBound(const Question &question) {
  int64_t most = 0;
  for (const Tile &at : question.tiles) {
    int64_t alive = 0, slack = 0;
    for (const Tile &tile : question.tiles) {
      if (tile.start > at.start || at.start >= tile.end)
        continue;
      int64_t whole = alignTo(tile.columns, question.granule);
      alive += whole;
      slack = std::max(slack, whole - tile.columns);
    }
    most = std::max(most, alive - slack);
  }
  return most;
}

namespace {
/// Tries orders of tiles; each goes to the lowest columns that are free.
class Search {
public:
  Search(const Question &question, Answer &best)
      : question(question), best(best), now(question.tiles.size(), -1) {}
  /// True if all orders were tried that may be better.
  bool run() {
    visit(0, 0);
    return left > 0;
  }
  int64_t findLowest(size_t tile) const;

private:
  void visit(size_t placed, int64_t height);

  const Question &question;
  Answer &best;
  int64_t left = budget;

public:
  SmallVector<int64_t> now; ///< -1: not placed yet
};
} // namespace

int64_t Search::findLowest(size_t tile) const {
  const Tile &mine = question.tiles[tile];
  SmallVector<std::pair<int64_t, int64_t>> taken;
  for (auto [other, first] : zip_equal(question.tiles, now))
    if (first >= 0 && mine.meets(other))
      taken.push_back(
          {first, int64_t(alignTo(first + other.columns, question.granule))});
  llvm::sort(taken);
  int64_t lowest = 0;
  for (auto [first, last] : taken) {
    if (lowest + mine.columns <= first)
      break;
    lowest = std::max(lowest, last);
  }
  return lowest;
}

void Search::visit(size_t placed, int64_t height) {
  if (left <= 0 || height >= best.height || best.height == best.bound)
    return;
  if (placed == now.size()) {
    best.height = height;
    best.columns = now;
    return;
  }
  for (size_t i = 0; i < now.size() && left > 0; ++i) {
    if (now[i] >= 0)
      continue;
    // Of equal tiles the first is taken first.
    const Tile &tile = question.tiles[i];
    bool isRepeated = any_of(seq<size_t>(0, i), [&](size_t j) {
      const Tile &other = question.tiles[j];
      return now[j] < 0 && other.columns == tile.columns &&
             other.start == tile.start && other.end == tile.end;
    });
    if (isRepeated)
      continue;
    --left;
    now[i] = findLowest(i);
    visit(placed + 1, std::max(height, now[i] + tile.columns));
    now[i] = -1;
  }
}

Answer place(const Question &question) {
  Answer answer;
  answer.bound = findBound(question);
  if (question.tiles.empty()) {
    answer.isOptimal = true;
    return answer;
  }
  // Largest first, then earliest: a start to be better than.
  SmallVector<size_t> order(question.tiles.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](size_t i, size_t j) {
    const Tile &a = question.tiles[i], &b = question.tiles[j];
    return std::tuple(-a.columns, a.start, i) < std::tuple(-b.columns, b.start, j);
  });
  Search search(question, answer);
  for (size_t tile : order) {
    search.now[tile] = search.findLowest(tile);
    answer.height = std::max(answer.height,
                             search.now[tile] + question.tiles[tile].columns);
  }
  answer.columns = search.now;
  answer.isOptimal = answer.height == answer.bound;
  if (!answer.isOptimal && question.tiles.size() <= mostSearched) {
    Search exact(question, answer);
    answer.isOptimal = exact.run();
  }
  answer.isOptimal |= answer.height == answer.bound;
  answer.reserved = PowerOf2Ceil(std::max(leastReserved, answer.height));
  return answer;
}

std::string verify(const Question &question, const Answer &answer) {
  if (answer.columns.size() != question.tiles.size())
    return "expects a column for each tile";
  int64_t height = 0;
  for (size_t i = 0; i < question.tiles.size(); ++i) {
    const Tile &tile = question.tiles[i];
    int64_t first = answer.columns[i];
    if (first < 0 || first % question.granule)
      return "expects columns at multiples of " +
             std::to_string(question.granule) + ", got " +
             std::to_string(first);
    height = std::max(height, first + tile.columns);
    for (size_t j = 0; j < i; ++j)
      if (tile.meets(question.tiles[j]) &&
          first < answer.columns[j] + question.tiles[j].columns &&
          answer.columns[j] < first + tile.columns)
        return "expects tiles that live at one time apart, got " +
               std::to_string(j) + " and " + std::to_string(i) +
               " in one column";
  }
  if (height != answer.height)
    return "expects a height of " + std::to_string(height) + ", got " +
           std::to_string(answer.height);
  return "";
}

//===----------------------------------------------------------------------===//
// The memory of accumulators
//===----------------------------------------------------------------------===//

/// The columns of every copy, or nothing if they do not fit.
static bool placeCopies(ArrayRef<Accumulator> accumulators, int64_t copies,
                        Homes &homes) {
  Question question;
  auto countCopies = [&](const Accumulator &accumulator) {
    return accumulator.copies ? accumulator.copies : copies;
  };
  for (const Accumulator &accumulator : accumulators)
    for (int64_t i = 0, count = countCopies(accumulator);
         accumulator.inTensorMemory && i < count; ++i)
      question.tiles.push_back(
          {accumulator.columns, accumulator.start, accumulator.end});
  if (homes.refusal = check(question); !homes.refusal.empty())
    return false;
  homes.placement = place(question);
  homes.copies = copies;
  if (homes.placement.reserved > question.capacity) {
    homes.refusal = "expects at most " + std::to_string(question.capacity) +
                    " columns of tensor memory, got " +
                    std::to_string(homes.placement.reserved);
    return false;
  }
  homes.columns.clear();
  const int64_t *next = homes.placement.columns.begin();
  for (const Accumulator &accumulator : accumulators) {
    auto &list = homes.columns.emplace_back();
    if (accumulator.inTensorMemory) {
      list.append(next, next + countCopies(accumulator));
      next += countCopies(accumulator);
    }
  }
  return true;
}

Homes placeAccumulators(ArrayRef<Accumulator> accumulators,
                        const machine::Machine &machine) {
  Homes homes;
  homes.columns.resize(accumulators.size());
  bool anyInTensorMemory = false;
  for (const Accumulator &accumulator : accumulators) {
    int64_t words = accumulator.rows * accumulator.columns /
                    std::max<int64_t>(1, accumulator.threads);
    if (!accumulator.inTensorMemory) {
      homes.reason = std::to_string(words) + " of " +
                     std::to_string(accumulator.registers) +
                     " registers of each thread: the instruction writes "
                     "registers";
      continue;
    }
    anyInTensorMemory = true;
    if (accumulator.copies) // nobody reads it to registers
      continue;
    homes.reason = "the instruction writes tensor memory; " +
                   std::to_string(words) + " of " +
                   std::to_string(accumulator.registers) +
                   " registers of each thread while it is read";
  }
  if (!anyInTensorMemory)
    return homes;
  if (!machine.hasTensorMemory) {
    homes.refusal = "expects a machine with tensor memory, got " +
                    machine.name.str();
    return homes;
  }
  if (placeCopies(accumulators, 2, homes))
    homes.reason += "; two copies: products run beside the epilogue";
  else if (placeCopies(accumulators, 1, homes))
    homes.reason += "; one copy: two do not fit";
  return homes;
}

} // namespace tier::problem::placement
