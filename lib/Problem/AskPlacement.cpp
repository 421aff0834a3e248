//===- AskPlacement.cpp - memories of tiles by name -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/Placement.h"
#include "tier/Problem/PlacementSpaces.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

static Expected<json::Value> solvePlacement(const json::Object &object) {
  Reader read(object, "tier");
  placement::Question question;
  question.capacity = read.integer("capacity", 512);
  question.granule = read.integer("granule", 32);
  SmallVector<int64_t> columns = read.integers("columns"),
                       starts = read.integers("starts"),
                       ends = read.integers("ends");
  if (starts.size() != columns.size() || ends.size() != columns.size())
    read.refuse("starts", "a start and an end for each tile");
  if (read.isRefused())
    return read.takeError();
  for (size_t i = 0; i < columns.size(); ++i)
    question.tiles.push_back({columns[i], starts[i], ends[i]});
  if (std::string wrong = placement::check(question); !wrong.empty())
    return refusal("[tier.placement] " + wrong +
                   "; fix: give each tile columns within the memory, and an "
                   "end after its start");
  placement::Answer answer = placement::place(question);
  return json::Object{
      {"columns", toJSON(ArrayRef<int64_t>(answer.columns))},
      {"height", answer.height},
      {"bound", answer.bound},
      {"reserved", answer.reserved},
      {"optimal", answer.isOptimal},
      {"fits", answer.reserved <= question.capacity}};
}

/// Homes of all tiles in a row; `counts` says how many each tile has.
static Expected<json::Value> solveSpaces(const json::Object &object) {
  Reader read(object, "tier");
  placement::SpacesQuestion question;
  question.registers = read.integer("registers", question.registers);
  question.sharedBytes = read.integer("shared_bytes", question.sharedBytes);
  question.columns = read.integer("columns", question.columns);
  question.sharedGranule =
      read.integer("shared_granule", question.sharedGranule);
  question.columnGranule =
      read.integer("column_granule", question.columnGranule);
  SmallVector<int64_t> starts = read.integers("starts"),
                       ends = read.integers("ends"),
                       counts = read.integers("counts"),
                       memories = read.integers("memories"),
                       sizes = read.integers("sizes"),
                       globals = read.integers("global_bytes_moved"),
                       shareds = read.integers("shared_bytes_moved");
  if (ends.size() != starts.size() || counts.size() != starts.size())
    read.refuse("starts", "a start, an end and a number of homes for each tile");
  size_t all = 0;
  for (int64_t count : counts)
    all += std::max<int64_t>(0, count);
  for (const auto *list : {&memories, &sizes, &globals, &shareds})
    if (list->size() != all)
      read.refuse("memories", "a memory, a size and bytes moved for each home");
  for (int64_t memory : memories)
    if (memory < 0 || memory > int64_t(placement::Memory::Global))
      read.refuse("memories", "register, shared, tensor or global");
  if (read.isRefused())
    return read.takeError();
  size_t next = 0;
  for (size_t i = 0; i < starts.size(); ++i) {
    placement::Resident &tile = question.tiles.emplace_back();
    tile.start = starts[i];
    tile.end = ends[i];
    for (int64_t h = 0; h < counts[i]; ++h, ++next)
      tile.homes.push_back({static_cast<placement::Memory>(memories[next]),
                            sizes[next], globals[next], shareds[next]});
  }
  if (std::string wrong = placement::check(question); !wrong.empty())
    return refusal("[tier.placement] " + wrong +
                   "; fix: give each tile a home, sizes within the memory, and "
                   "an end after its start");
  placement::SpacesAnswer answer = placement::placeInSpaces(question);
  if (!answer.refusal.empty())
    return refusal("[tier.placement] " + answer.refusal +
                   "; fix: give a tile another home, or take smaller tiles");
  return json::Object{{"homes", toJSON(ArrayRef<int64_t>(answer.homes))},
                      {"offsets", toJSON(ArrayRef<int64_t>(answer.offsets))},
                      {"global_bytes", answer.globalBytes},
                      {"shared_bytes", answer.sharedBytes},
                      {"registers", answer.registers},
                      {"height", answer.height},
                      {"columns", answer.columns},
                      {"optimal", answer.isOptimal}};
}

ArrayRef<Problem> placementProblems() {
  static constexpr Problem table[] = {
      {"placement.columns", "columns of tensor memory for tiles by lifetime",
       solvePlacement},
      {"placement.spaces", "a memory for each tile by lifetime and bytes moved",
       solveSpaces},
  };
  return table;
}

} // namespace tier::problem
