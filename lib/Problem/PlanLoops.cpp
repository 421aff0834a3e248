//===- PlanLoops.cpp - tiles of elementwise groups ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace llvm;

namespace tier::problem {

int64_t vectorElements(const PlanQuestion &question,
                              const machine::Machine &machine) {
  return std::max<int64_t>(1, machine.bytesPerVector / widestAlongTile(question));
}

Plan basePlan(ArrayRef<int64_t> tile, int64_t threads, int64_t vector,
              const machine::Machine &machine) {
  Plan plan;
  plan.tile.assign(tile.begin(), tile.end());
  plan.warps = {std::max<int64_t>(1, threads / machine.lanes)};
  plan.vectorElements = vector;
  return plan;
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

/// Whether rows that are stored may start at any element, so that what a tile
/// has of them shares a sector with its neighbours at both ends.
static bool storesOddRows(const PlanQuestion &question) {
  int64_t bytes = widestElement(question);
  return (bytes == 2 || bytes == 4) &&
         any_of(question.outputs, [](const Operand &o) {
           return o.vectorBytes == machine::byteWidth(o.element);
         });
}

/// Whether vectors of the array may be made of two others. Bytes that stand for numbers are
/// loaded one by one.
static bool isCoverable(const Operand &operand) {
  int64_t bytes = machine::byteWidth(operand.element);
  return bytes <= 4 && (bytes > 1 || operand.element == machine::Element::I8);
}

/// Of rows that are neighbours in memory, vectors lie across them; each of their elements
/// begins elsewhere.
static bool coversNeighbours(const PlanQuestion &question, const machine::Machine &machine) {
  return machine.hasBulkCopy && beginInsideOfVectors(question, machine) &&
         all_of(question.inputs, isCoverable);
}

bool coversSegments(const PlanQuestion &question, const machine::Machine &machine) {
  return question.kind == GroupKind::Rows && machine.hasBulkCopy &&
         all_of(question.inputs, isCoverable);
}

/// Whether one array is made of another, of elements as wide, by a machine that makes vectors
/// of those that cover them.
static bool movesOneArray(const PlanQuestion &question, const machine::Machine &machine) {
  return question.kind == GroupKind::Elementwise && machine.hasBulkCopy &&
         question.extents.size() >= 2 && question.inputs.size() == 1 &&
         question.outputs.size() == 1 &&
         machine::byteWidth(question.inputs.front().element) ==
             machine::byteWidth(question.outputs.front().element);
}

bool coversVectors(const PlanQuestion &question, const machine::Machine &machine) {
  if (question.kind == GroupKind::Rows)
    return coversNeighbours(question, machine);
  if (!movesOneArray(question, machine))
    return false;
  const Operand &input = question.inputs.front(), &output = question.outputs.front();
  return input.isKMajor && output.isKMajor && isCoverable(input) &&
         input.vectorBytes < machine.bytesPerVector &&
         output.vectorBytes >= machine.bytesPerVector;
}

bool turnsVectors(const PlanQuestion &question, const machine::Machine &machine) {
  if (!movesOneArray(question, machine))
    return false;
  const Operand &input = question.inputs.front(), &output = question.outputs.front();
  return input.isKMajor != output.isKMajor && machine::byteWidth(input.element) <= 4 &&
         !machine::packedBits(input.element) &&
         std::min(input.vectorBytes, output.vectorBytes) < machine.bytesPerVector;
}

Variants planElementwise(const PlanQuestion &question,
                         const machine::Machine &machine) {
  int64_t vector = vectorElements(question, machine);
  int64_t threads = machine.isHost() ? 1 : 128;
  // A host thread has no latency to hide with more threads: longer runs. Elsewhere as many vectors
  // are under way whatever they are of: of two and four arrays with rows and columns (silu(x) * y,
  // rotary) four of each take 164.1 and 35.4 us on an H200, two and one 162.0 and 34.3.
  int64_t arrays = machine.isHost() ? 1 : std::max<int64_t>(1, question.liveValuesPerElement - 1);
  int64_t total = threads * vector * std::max<int64_t>(1, vectorsInFlight / arrays);
  auto operands = concat<const Operand>(question.inputs, question.outputs);
  bool transposes =
      any_of(operands, [](const Operand &o) { return !o.isKMajor; });

  Variants variants;
  if (question.extents.size() <= 1) {
    variants.push_back({{}, basePlan({total}, threads, vector, machine)});
    variants.back().plan.reason = "one dimension";
    return variants;
  }
  unsigned last = question.extents.size() - 1;
  auto add = [&](Guard guard, int64_t columns, StringRef reason) {
    columns = std::min(columns, total);
    // A few columns have no vectors. A core walks runs of what it has.
    constexpr int64_t fewColumns = 16;
    bool hasFew = columns <= fewColumns && !machine.isHost();
    int64_t elements = hasFew ? std::min(total, threads * mostElements) : total;
    Plan plan = basePlan({elements / columns, columns}, threads, vector, machine);
    plan.reason = reason.str();
    variants.push_back({guard, plan});
  };
  if (machine.isHost()) {
    add({}, transposes ? vector : total, "rows of vectors");
    return variants;
  }
  append_range(variants, planBlocks(question, machine));
  if (transposes) {
    // Whole lines of 128 bytes in both orders, and enough in flight; strips
    // where one side is short.
    int64_t side = widestElement(question) == 1 ? 128 : 64, strip = 16, broad = 32, pixel = 4;
    threads = side * side / (side == 128 ? 64 : 32);
    if (widestElement(question) == 8)
      threads *= 2;
    auto turn = [&](Guard guard, int64_t rows, int64_t columns,
                    StringRef reason) {
      Plan plan = basePlan({rows, columns}, threads, vector, machine);
      // At most one vector of padding after each line, and one access of a warp
      // beyond both ends.
      plan.sharedBytes = rows * columns * widestElement(question) +
                         std::max(rows, columns) * machine.bytesPerVector +
                         2 * alignTo(machine.lanes * 4, 128);
      plan.reason = reason.str();
      variants.push_back({guard, plan});
    };
    int64_t most = side * side / strip;
    // Rows of up to 4 elements are loaded in vectors across, as they lie, and leave as one stretch.
    if (movesOneArray(question, machine) && question.outputs.front().isKMajor &&
        widestElement(question) <= 4 && !question.liesBetween) {
      SaveAndRestore few(threads, int64_t(128));
      turn({{atMost(last, pixel)}}, threads * mostElements / pixel, pixel,
           "rows of a few elements are turned, and stored as one stretch");
      variants.back().plan.storesStretch = true;
    } else if (widestElement(question) > 1) {
      // x.T + y of [2, 10082176] bf16 146 us in strips, and 50 so on an H200.
      turn({{atMost(last, pixel)}}, side * side / pixel, pixel, "rows of a few elements are turned");
    }
    turn({{atMost(last, strip)}}, most, strip, "short rows are turned");
    // Pixels of images. Their padding fills shared memory where elements are bytes, and rows as
    // short take longer so: images of [3, 224, 224] to [224, 224, 3] 248 us for 236 on an H200,
    // the other way around 85 for 236.
    if (widestElement(question) > 1)
      turn({{atMost(last - 1, pixel)}}, pixel, side * side / pixel, "a few columns are turned");
    turn({{atMost(last - 1, strip)}}, strip, most, "short columns are turned");
    turn({{atMost(last, broad)}}, side * side / broad, broad, "short rows are turned");
    turn({{atMost(last - 1, broad)}}, broad, side * side / broad, "short columns are turned");
    if (turnsVectors(question, machine)) {
      // Longer along what is stored, where tiles have columns in common; but of words four CTAs
      // are worth more than that, which have no room for tiles as long. 8191 x 8191 on an H200:
      // words 144.2 us by 64 x 128 and two CTAs, 142.2 by three, 141.4 by 64 x 64 and four; bytes
      // 43.7 by three CTAs, 42.5 by four.
      constexpr int64_t ctas = 4;
      int64_t bytes = widestElement(question);
      const Operand &input = question.inputs.front(), &output = question.outputs.front();
      threads = 256;
      auto turnVectors = [&](Guard guard, int64_t across, int64_t along, int64_t fetched) {
        turn(std::move(guard), output.isKMajor ? across : along, output.isKMajor ? along : across,
             "rows that begin anywhere are turned in the vectors that cover them");
        Plan &plan = variants.back().plan;
        plan.turnsVectors = true;
        plan.ctas = ctas;
        plan.fetchBytes = fetched;
        if (output.vectorBytes < machine.bytesPerVector)
          plan.commonColumns = vector;
      };
      // Arrays that the cache does not hold: it fetches lines where threads ask for a part of one,
      // and rows of 2 bytes that begin anywhere are cut less often. 8191 x 8191: bf16 73.6 us for
      // 75.0, f32 139.1 for 141.3, bytes 41.9 for 42.3; 16384 x 4097 of bf16 71.1 for 74.1; but
      // 3001 x 3001, which it holds, 12.7 for 12.3.
      constexpr int64_t large = int64_t(3) << 24, line = 128;
      int64_t longer = bytes == 4 ? side : 2 * side;
      bool areCut = bytes == 2 && input.vectorBytes < machine.bytesPerVector;
      turnVectors({{productAtLeast(0, question.extents.size(), bytes, large)}},
                  areCut ? 2 * side : side, longer, line);
      turnVectors({}, side, longer, 0);
      return variants;
    }
    if (storesOddRows(question)) {
      threads = 256;
      // Longer along what is stored: sectors in part cost more there.
      bool isTurned = !question.outputs.front().isKMajor;
      turn({}, isTurned ? 128 : 64, isTurned ? 64 : 128,
           "few sectors are shared by tiles of odd rows");
      return variants;
    }
    turn({}, side, side, "a square tile serves both orders");
    return variants;
  }
  // Rows of operands that are copied are longer, and multiples of 8 are more than 4.
  if (!coversVectors(question, machine))
    for (int64_t columns : {4, 8, 16, 32})
      if (question.extents[last].facts.divisor <= columns)
        add({{atMost(last, columns)}}, columns, "rows of a few columns");
  add({{atMost(last, 64)}}, 64, "short rows");
  if (coversVectors(question, machine)) {
    // A vector of memory is a shift of two: six of them keep as much under way in fewer
    // CTAs, which take less time to begin.
    constexpr int64_t manyThreads = 256, rowsOfWarp = 6;
    Plan plan = basePlan({manyThreads / machine.lanes * rowsOfWarp, machine.lanes * vector},
                         manyThreads, vector, machine);
    plan.reason = "a row of vectors per warp, each of the two that cover it";
    variants.push_back({{}, plan});
    return variants;
  }
  add({}, 256, "a row of vectors per warp");
  return variants;
}

} // namespace tier::problem
