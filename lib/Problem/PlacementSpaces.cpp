//===- PlacementSpaces.cpp - a memory for each tile -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/PlacementSpaces.h"

#include "tier/Problem/Placement.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>
#include <tuple>

using namespace llvm;

namespace tier::problem::placement {

static constexpr size_t mostTiles = 256;
/// Choices of a home that a search tries, and placements of whole choices.
static constexpr int64_t mostChoices = 200000, mostPlacements = 4000;
static constexpr int64_t mostSize = int64_t(1) << 40;

StringRef stringify(Memory memory) {
  switch (memory) {
  case Memory::Register:
    return "register";
  case Memory::Shared:
    return "shared";
  case Memory::Tensor:
    return "tensor";
  case Memory::Global:
    return "global";
  }
  llvm_unreachable("all memories");
}

std::optional<Memory> parseMemory(StringRef text) {
  for (Memory memory :
       {Memory::Register, Memory::Shared, Memory::Tensor, Memory::Global})
    if (text == stringify(memory))
      return memory;
  return std::nullopt;
}

std::string check(const SpacesQuestion &question) {
  if (question.tiles.size() > mostTiles)
    return "expects at most 256 tiles, got " +
           std::to_string(question.tiles.size());
  for (int64_t granule : {question.sharedGranule, question.columnGranule})
    if (granule < 1 || granule > (int64_t(1) << 20))
      return "expects granules from 1 to 2^20, got " + std::to_string(granule);
  for (int64_t capacity :
       {question.registers, question.sharedBytes, question.columns})
    if (capacity < 0 || capacity > (int64_t(1) << 20))
      return "expects capacities from 0 to 2^20, got " +
             std::to_string(capacity);
  for (const Resident &tile : question.tiles) {
    if (tile.start < 0 || tile.end <= tile.start)
      return "expects tiles that end after they start, got " +
             std::to_string(tile.start) + " to " + std::to_string(tile.end);
    if (tile.homes.empty())
      return "expects a home for each tile, got none";
    for (const Home &home : tile.homes)
      for (int64_t number : {home.size, home.globalBytes, home.sharedBytes})
        if (number < 0 || number > mostSize)
          return "expects sizes and bytes from 0 to 2^40, got " +
                 std::to_string(number);
  }
  return "";
}

//===----------------------------------------------------------------------===//
// One choice of homes
//===----------------------------------------------------------------------===//

static bool meet(const Resident &a, const Resident &b) {
  return a.start < b.end && b.start < a.end;
}

/// The most of a memory that is alive at one time, which is where a tile starts.
/// Tiles from `known` on are not chosen yet.
static int64_t findAlive(const SpacesQuestion &question,
                         ArrayRef<int64_t> homes, size_t known,
                         Memory memory) {
  int64_t most = 0;
  for (size_t at = 0; at < known; ++at) {
    int64_t now = question.tiles[at].start, alive = 0;
    for (size_t i = 0; i < known; ++i) {
      const Resident &tile = question.tiles[i];
      const Home &home = tile.homes[homes[i]];
      if (home.memory == memory && tile.start <= now && now < tile.end)
        alive += home.size;
    }
    most = std::max(most, alive);
  }
  return most;
}

/// Places the tiles of one memory; false if they do not fit.
static bool placeMemory(const SpacesQuestion &question, Memory memory,
                        int64_t capacity, int64_t granule,
                        SpacesAnswer &answer, int64_t &height) {
  Question inside;
  inside.granule = granule;
  inside.capacity = std::max<int64_t>(1, capacity);
  SmallVector<size_t> members;
  for (auto [i, tile] : enumerate(question.tiles)) {
    const Home &home = tile.homes[answer.homes[i]];
    if (home.memory != memory || home.size == 0)
      continue;
    if (home.size > capacity)
      return false;
    members.push_back(i);
    inside.tiles.push_back({home.size, tile.start, tile.end});
  }
  height = 0;
  if (members.empty())
    return true;
  Answer placed = place(inside);
  height = placed.height;
  answer.isOptimal &= placed.isOptimal;
  for (auto [i, offset] : zip_equal(members, placed.columns))
    answer.offsets[i] = offset;
  return height <= capacity;
}

namespace {
/// Tries homes tile by tile, those that move the fewest bytes first.
class Choice {
public:
  Choice(const SpacesQuestion &question) : question(question) {
    size_t count = question.tiles.size();
    now.homes.assign(count, 0);
    now.offsets.assign(count, 0);
    // What the tiles from i on move at least.
    least.assign(count + 1, {0, 0});
    for (size_t i = count; i-- > 0;) {
      std::pair<int64_t, int64_t> best = costOf(question.tiles[i].homes[0]);
      for (const Home &home : question.tiles[i].homes)
        best = std::min(best, costOf(home));
      least[i] = {least[i + 1].first + best.first,
                  least[i + 1].second + best.second};
    }
  }
  void visit(size_t tile);
  bool isComplete() const { return choices > 0 && placements > 0; }
  std::optional<SpacesAnswer> best;

private:
  static std::pair<int64_t, int64_t> costOf(const Home &home) {
    return {home.globalBytes, home.sharedBytes};
  }
  void finish();

  const SpacesQuestion &question;
  SpacesAnswer now;
  SmallVector<std::pair<int64_t, int64_t>> least;
  int64_t choices = mostChoices, placements = mostPlacements;
};
} // namespace

void Choice::finish() {
  if (placements-- <= 0)
    return;
  SpacesAnswer made = now;
  made.isOptimal = true;
  made.offsets.assign(question.tiles.size(), 0);
  int64_t columns = 0;
  if (!placeMemory(question, Memory::Shared, question.sharedBytes,
                   question.sharedGranule, made, made.height) ||
      !placeMemory(question, Memory::Tensor, question.columns,
                   question.columnGranule, made, columns))
    return;
  made.columns =
      columns ? PowerOf2Ceil(std::max<int64_t>(32, columns)) : int64_t(0);
  if (made.columns > question.columns)
    return;
  made.registers = findAlive(question, made.homes, question.tiles.size(),
                             Memory::Register);
  auto rank = [](const SpacesAnswer &one) {
    return std::tuple(one.globalBytes, one.sharedBytes, one.height);
  };
  if (!best || rank(made) < rank(*best))
    best = std::move(made);
}

void Choice::visit(size_t tile) {
  if (choices-- <= 0 || placements <= 0)
    return;
  std::pair<int64_t, int64_t> bound = {now.globalBytes + least[tile].first,
                                       now.sharedBytes + least[tile].second};
  // Of equal bytes a lower height may still be better.
  if (best && bound > std::pair(best->globalBytes, best->sharedBytes))
    return;
  if (tile == question.tiles.size())
    return finish();
  const Resident &mine = question.tiles[tile];
  SmallVector<int64_t> order(mine.homes.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::stable_sort(order, [&](int64_t a, int64_t b) {
    return costOf(mine.homes[a]) < costOf(mine.homes[b]);
  });
  for (int64_t home : order) {
    now.homes[tile] = home;
    const Home &chosen = mine.homes[home];
    int64_t capacity = chosen.memory == Memory::Register ? question.registers
                       : chosen.memory == Memory::Shared
                           ? question.sharedBytes
                           : question.columns;
    if (chosen.memory != Memory::Global &&
        findAlive(question, now.homes, tile + 1, chosen.memory) > capacity)
      continue;
    now.globalBytes += chosen.globalBytes;
    now.sharedBytes += chosen.sharedBytes;
    visit(tile + 1);
    now.globalBytes -= chosen.globalBytes;
    now.sharedBytes -= chosen.sharedBytes;
  }
}

SpacesAnswer placeInSpaces(const SpacesQuestion &question) {
  Choice choice(question);
  choice.visit(0);
  if (choice.best) {
    choice.best->isOptimal &= choice.isComplete();
    return *choice.best;
  }
  SpacesAnswer none;
  none.refusal = "expects tiles that fit " +
                 std::to_string(question.registers) + " registers, " +
                 std::to_string(question.sharedBytes) +
                 " bytes of shared memory and " +
                 std::to_string(question.columns) +
                 " columns of tensor memory, got " +
                 (choice.isComplete() ? "tiles that do not, in whatever home"
                                      : "none that do among those tried");
  return none;
}

std::string verify(const SpacesQuestion &question,
                   const SpacesAnswer &answer) {
  size_t count = question.tiles.size();
  if (answer.homes.size() != count || answer.offsets.size() != count)
    return "expects a home and an offset for each tile";
  int64_t globalBytes = 0, sharedBytes = 0;
  for (size_t i = 0; i < count; ++i) {
    const Resident &tile = question.tiles[i];
    if (answer.homes[i] < 0 || answer.homes[i] >= int64_t(tile.homes.size()))
      return "expects one of the homes of tile " + std::to_string(i);
    const Home &home = tile.homes[answer.homes[i]];
    globalBytes += home.globalBytes;
    sharedBytes += home.sharedBytes;
    if (home.memory != Memory::Shared && home.memory != Memory::Tensor)
      continue;
    bool isShared = home.memory == Memory::Shared;
    int64_t granule =
        isShared ? question.sharedGranule : question.columnGranule;
    int64_t capacity = isShared ? question.sharedBytes : question.columns;
    int64_t first = answer.offsets[i];
    if (first < 0 || first % granule || first + home.size > capacity)
      return "expects tile " + std::to_string(i) + " inside of its memory";
    for (size_t j = 0; j < i; ++j) {
      const Home &other = question.tiles[j].homes[answer.homes[j]];
      if (other.memory == home.memory && meet(tile, question.tiles[j]) &&
          first < answer.offsets[j] + other.size &&
          answer.offsets[j] < first + home.size)
        return "expects tiles that live at one time apart, got " +
               std::to_string(j) + " and " + std::to_string(i);
    }
  }
  if (findAlive(question, answer.homes, count, Memory::Register) >
      question.registers)
    return "expects at most " + std::to_string(question.registers) +
           " registers alive";
  if (globalBytes != answer.globalBytes || sharedBytes != answer.sharedBytes)
    return "expects the bytes that its homes move";
  return "";
}

} // namespace tier::problem::placement
