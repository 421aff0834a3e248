//===- PlanNeighbours.cpp - rows that are neighbours in memory ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A CTA takes a line of such rows, and walks them in chunks. Where the lines are too few to
// fill the machine, CTAs share them: each takes a segment of the rows' elements and leaves a
// part, and a second kernel combines the parts in their order.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;

namespace tier::problem {

/// Threads of a CTA, and the most vectors of one that are under way at once.
static constexpr int64_t threadsPerCta = 256, mostVectors = 8;
/// Chunks of a row from which the second kernel pays.
static constexpr int64_t leastChunks = 4;
/// CTAs that share lines, by those that run at once: one that ends leaves its place to another.
static constexpr int64_t waves = 2;

bool areNeighbours(const PlanQuestion &question) {
  return question.kind == GroupKind::Rows &&
         any_of(question.inputs, [](const Operand &operand) { return !operand.isKMajor; });
}

static int64_t widestInput(const PlanQuestion &question) {
  int64_t bytes = 1;
  for (const Operand &operand : question.inputs)
    bytes = std::max(bytes, machine::byteWidth(operand.element));
  return bytes;
}

namespace {
/// CTAs of a multiprocessor that registers are bounded for, and vectors of a thread for which
/// it has registers then.
struct Share {
  int64_t ctas, vectors;
};
} // namespace

static Share shareRegisters(const PlanQuestion &question, int64_t vector,
                            const machine::Machine &machine) {
  constexpr int64_t word = 4, manyWords = 16;
  // Carried from chunk to chunk: a word or more for each element of a vector, of each reduction.
  int64_t carried = vector * std::max<int64_t>(1, question.partsPerRow);
  for (const Operand &operand : question.outputs)
    carried *= std::max<int64_t>(1, machine::byteWidth(operand.element) / word);
  bool covers = coversVectors(question, machine); // Two are loaded for each.
  int64_t wordsPerVector = std::max<int64_t>(1, question.rowArrays) *
                           machine.bytesPerVector / word * (covers ? 2 : 1);
  int64_t ctas = carried > manyWords ? 2 : covers ? 3 : 4;
  int64_t room = machine.registersPerCta / (threadsPerCta * ctas) - overheadRegisters - carried;
  int64_t vectors = std::max<int64_t>(1, room / wordsPerVector);
  return {ctas, std::min<int64_t>(bit_floor(uint64_t(vectors)), mostVectors)};
}

Variants planNeighbours(const PlanQuestion &question, const machine::Machine &machine) {
  unsigned reduced = question.extents.size() - 1;
  int64_t element = widestInput(question);
  int64_t vector = std::max<int64_t>(1, machine.bytesPerVector / element);
  int64_t rows = lineBytes / element;
  Share share = shareRegisters(question, vector, machine);
  int64_t chunk = threadsPerCta * share.vectors * vector / rows;
  // More rows where they are known to be short.
  if (auto extent = question.extents[reduced].facts.value) {
    int64_t columns = std::max<int64_t>(1, PowerOf2Ceil(*extent));
    if (columns < chunk) {
      rows *= chunk / columns;
      chunk = columns;
    }
  }
  Plan plan = basePlan({rows, chunk}, threadsPerCta, vector, machine);
  plan.reason = "a CTA walks the columns of 128 bytes";
  // Parts are few, and wait for the grid ahead.
  if (!question.hasPolynomial && !question.combinesParts)
    plan.ctas = share.ctas;

  Variants variants;
  if (question.partsPerRow && !question.combinesParts) {
    int64_t atOnce = machine.units * share.ctas;
    Plan split = plan;
    split.splitCtas = waves * atOnce;
    split.reason += ", in segments whose parts a second kernel combines";
    Guard guard{{productAtLeast(reduced, reduced + 1, 1, leastChunks * chunk),
                 productAtLeast(0, reduced, -1, -atOnce / 2 * rows)}};
    variants.push_back({std::move(guard), std::move(split)});
  }
  variants.push_back({{}, std::move(plan)});
  return variants;
}

} // namespace tier::problem
