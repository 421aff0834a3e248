//===- PlanNeighbours.cpp - rows that are neighbours in memory ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Short ones are held: a CTA has a piece of a line of such rows in registers, lanes along memory
// and warps across, or the few neighbours of several places. Of longer ones a CTA takes a line,
// no wider than there are neighbours, and walks it in chunks. Where the lines are
// too few to fill the machine, CTAs share them: each takes a segment of the rows' elements and
// leaves a part, and a second kernel combines the parts in their order.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;

namespace tier::problem {

/// Threads of a CTA, and of one that shares its line with others: few, since each waits for its
/// own sum and then for all of them, while other CTAs load. Sums of 16384 rows of 1008 and 4096
/// bf16 columns on an H200: 1.65 and 3.26 TB/s in CTAs of 512, 2.58 and 3.67 of 256, 2.68 and
/// 3.80 of 128.
static constexpr int64_t manyThreads = 256, fewThreads = 128;
/// Threads of a multiprocessor that registers are bounded for; of CTAs that share lines no more
/// are launched than run at once: 2.72 and 3.89 TB/s. With 1024 2.65 and 3.78, with twice as
/// many CTAs 2.66 and 3.65.
static constexpr int64_t mostThreads = 768;
/// The most vectors of a thread that are under way at once: with four 1.89 to 2.17 and 3.33 to
/// 3.56 TB/s.
static constexpr int64_t mostVectors = 8;
/// The same where a vector is multiplied by a number of its own, which has an address of its own:
/// p[256, 1, 4096] @ v[256, 4096, 128] takes 63.7 us so on an H200, by the others 78.9, whose
/// threads spill.
static constexpr int64_t threadsBesideNumbers = 1024, vectorsBesideNumbers = 4;
/// Of a line of the cache: what is read at once at least.
static constexpr int64_t sectorBytes = 32;
/// Chunks of a row from which the second kernel pays.
static constexpr int64_t leastChunks = 8;

bool areNeighbours(const PlanQuestion &question) {
  return question.kind == GroupKind::Rows &&
         any_of(question.inputs, [](const Operand &operand) { return !operand.isKMajor; });
}

bool beginInsideOfVectors(const PlanQuestion &question, const machine::Machine &machine) {
  return question.kind == GroupKind::Rows &&
         any_of(question.inputs, [&](const Operand &operand) {
           return !operand.isKMajor && operand.vectorBytes < machine.bytesPerVector;
         });
}

int64_t widestInput(const PlanQuestion &question) {
  int64_t bytes = 1;
  for (const Operand &operand : question.inputs)
    bytes = std::max(bytes, machine::byteWidth(operand.element));
  return bytes;
}

/// Words that a thread carries from chunk to chunk: one or more for each element of a vector,
/// of each reduction.
static int64_t wordsCarried(const PlanQuestion &question, int64_t vector) {
  constexpr int64_t word = 4;
  int64_t words = vector * std::max<int64_t>(1, question.partsPerRow);
  for (const Operand &operand : question.outputs)
    words *= std::max<int64_t>(1, machine::byteWidth(operand.element) / word);
  return words;
}

//===----------------------------------------------------------------------===//
// Rows that are held
//===----------------------------------------------------------------------===//

namespace {
/// A piece of so many neighbours, and warps that share the elements of each, which have so many.
struct HeldLine {
  int64_t rows, warps, columns;
  int64_t capacity() const { return warps * columns; }
};
} // namespace

/// Elements that a thread holds, of all arrays, and neighbours of these that it reads at once. Shares
/// of a copy on an H200 of softmax along the first axis of 64 x 1048576, 256 x 262144 and
/// 512 x 131072 bf16: 0.88, 0.85 and 0.69, of 8 neighbours 0.88, 0.82 and 0.65, of two 0.88, 0.80
/// and 0.67; of 64 elements of a thread 0.75, 0.82 and 0.55.
static constexpr int64_t heldElements = 32, heldNeighbours = 4;
/// Columns up to which a CTA has a line, and neighbours of longer ones: of 128 x 524288 bf16 0.87 for
/// 0.77 of those, but of [64, 256, 56, 56] 0.92 for 0.82, and of 512 x 65536 0.81 for 0.67.
static constexpr int64_t mostOfLine = 128, fewNeighbours = 32;
/// Columns up to which rows are held that are read once anyway: sums over 19 of [16, 19, 512, 512]
/// 1.01 of a copy (walked: 0.15), over 256 of [64, 256, 56, 56] 1.03 and 1.02.
static constexpr int64_t mostReadOnce = 128;

/// The widest element of arrays that lie along the rows, in bytes, and the most neighbours of these
/// that begin at vectors.
static std::pair<int64_t, int64_t> measureAlong(const PlanQuestion &question) {
  int64_t bytes = 1, vector = heldNeighbours;
  for (const Operand &operand : concat<const Operand>(question.inputs, question.outputs)) {
    if (operand.isKMajor)
      continue;
    int64_t own = machine::byteWidth(operand.element);
    bytes = std::max(bytes, own);
    vector = std::min(vector, std::max<int64_t>(1, operand.vectorBytes / own));
  }
  return {bytes, vector};
}

static bool mayHold(const PlanQuestion &question, const machine::Machine &machine) {
  constexpr int64_t mostArrays = 4;
  return question.mayHoldNeighbours && !machine.isHost() && machine.lanes == 32 &&
         question.rowArrays <= mostArrays;
}

/// Elements of each array that a thread holds: half as many of 8 bytes.
static int64_t heldByThread(const PlanQuestion &question) {
  constexpr int64_t word = 4;
  int64_t words = std::max<int64_t>(1, widestElement(question) / word);
  return heldElements / words / PowerOf2Ceil(std::max<int64_t>(1, question.rowArrays));
}

/// The pieces that CTAs hold, those of longer rows behind those of shorter ones.
static SmallVector<HeldLine> heldLines(const PlanQuestion &question,
                                       const machine::Machine &machine) {
  constexpr int64_t fewestColumns = 4;
  SmallVector<HeldLine> lines;
  int64_t bytes = measureAlong(question).first;
  if (!mayHold(question, machine))
    return lines;
  int64_t held = machine.lanes * heldByThread(question);
  int64_t line = std::max(machine.lanes, lineBytes / bytes);
  int64_t most = question.onlyReduces && question.partsPerRow ? mostReadOnce : INT64_MAX;
  auto add = [&](int64_t rows, int64_t warps, int64_t columns) {
    HeldLine next{rows, warps, columns};
    bool isLonger = lines.empty() || next.capacity() > lines.back().capacity();
    if (isLonger && next.capacity() <= most)
      lines.push_back(next);
  };
  // Of a few columns a thread has as many elements, of more neighbours.
  for (int64_t columns = fewestColumns; columns <= held / line; columns *= 2)
    add(held / columns, 1, columns);
  for (int64_t warps : {2, 3, 4, 6, 8})
    if (warps * held / line <= mostOfLine)
      add(line, warps, held / line);
  for (int64_t warps : {2, 3, 4, 6, 8, 12, 16, 24, 32})
    if (warps * machine.lanes <= machine.maxThreads)
      add(fewNeighbours, warps, held / fewNeighbours);
  return lines;
}

int64_t mostHeldNeighbours(const PlanQuestion &question, const machine::Machine &machine) {
  SmallVector<HeldLine> lines = heldLines(question, machine);
  return lines.empty() ? 0 : lines.back().capacity();
}

static void addHeldLines(const PlanQuestion &question, const machine::Machine &machine,
                         Variants &variants) {
  constexpr int64_t fewWarps = 4;
  auto [bytes, vector] = measureAlong(question);
  // What is computed of an element is held beside those of 2 bytes, which are half as many words.
  // layer_norm over 384 of [256, 384, 14, 14] f32 0.74, of 56 registers 0.66; bf16
  // [256, 384, 28, 28] 0.85, of 80 0.71.
  int64_t registers = bytes <= 2 && vector * bytes >= 4 ? 56 : 64;
  int64_t least = 0;
  for (const HeldLine &line : heldLines(question, machine)) {
    int64_t beside = std::max<int64_t>(1, fewWarps / line.warps);
    int64_t threads = beside * line.warps * machine.lanes;
    Plan plan = basePlan({beside * line.rows, line.capacity()}, threads, vector, machine);
    plan.holdsWholeRow = true;
    plan.acrossWarps = line.warps;
    plan.leastColumns = least;
    plan.reason = "a CTA holds rows that are neighbours, lanes along memory and warps across";
    int64_t ctas = machine.registersPerCta / (threads * registers);
    if (!question.hasPolynomial && ctas > 1)
      plan.ctas = ctas;
    least = line.capacity() + 1;
    Guard guard{{atMost(question.extents.size() - 1, line.capacity())}};
    variants.push_back({std::move(guard), std::move(plan)});
  }
}

/// Few neighbours of many places: x[780632, 8, 2], reduced along the second axis. A tile has several
/// of these, and columns that their powers of two cover.
static constexpr int64_t shortLines[] = {4, 8, 16, 32, 64, 128};

int64_t leastNotHeldTogether(const PlanQuestion &question, const machine::Machine &machine) {
  if (!mayHold(question, machine) || question.extents.size() < 3)
    return 0;
  // Their powers of two are less than twice as many of either side, about.
  return machine.maxThreads * heldByThread(question) / 2;
}

static void addHeldBlocks(const PlanQuestion &question, const machine::Machine &machine,
                          Variants &variants) {
  constexpr int64_t fewThreads = 128, fewestColumns = 4, manyColumns = 64, registers = 64;
  // Of more neighbours, those tiles that are no wider serve longer ones.
  constexpr int64_t fewOfLine = 16, mostOfOthers = 1 << 13;
  if (!mayHold(question, machine) || question.extents.size() < 3)
    return;
  unsigned columns = question.extents.size() - 1, rows = columns - 1;
  int64_t held = heldByThread(question), vector = measureAlong(question).second;
  for (int64_t line : shortLines) {
    if (question.extents[rows].facts.divisor > line)
      continue;
    int64_t most = machine.maxThreads * held;
    if (line > fewOfLine)
      most = std::min(most, mostOfOthers);
    for (int64_t capacity = fewestColumns; line * capacity <= most;
         capacity *= capacity < manyColumns ? 2 : 4) {
      int64_t threads = std::max(fewThreads, line * capacity / held);
      Plan plan = basePlan({threads * held / (line * capacity), line, capacity}, threads,
                           std::min(vector, line), machine);
      plan.holdsWholeRow = true;
      plan.acrossWarps = 1;
      plan.reason = "a CTA holds rows of few neighbours";
      int64_t ctas = machine.registersPerCta / (threads * registers);
      if (!question.hasPolynomial && ctas > 1)
        plan.ctas = ctas;
      variants.push_back({Guard{{atMost(rows, line), atMost(columns, capacity)}}, std::move(plan)});
    }
  }
}

//===----------------------------------------------------------------------===//
// Rows that are walked
//===----------------------------------------------------------------------===//

namespace {
/// What the threads of a multiprocessor have registers for.
struct Share {
  int64_t threads; ///< that registers are bounded for
  int64_t vectors; ///< of each that are under way
};
} // namespace

static Share shareRegisters(const PlanQuestion &question, int64_t vector,
                            const machine::Machine &machine) {
  constexpr int64_t word = 4, manyWords = 16;
  int64_t carried = wordsCarried(question, vector);
  bool hasNumbers = question.columnArrays > 0;
  int64_t most = hasNumbers ? threadsBesideNumbers : mostThreads;
  int64_t threads = carried > manyWords ? most / 2 : most;
  int64_t words = std::max<int64_t>(1, question.rowArrays) * machine.bytesPerVector / word;
  if (question.scalesSums) // Each element is held as it was widened.
    words = std::max<int64_t>(1, question.rowArrays) * wordsCarried(question, vector) /
            question.partsPerRow;
  if (coversVectors(question, machine)) // of two each, which are shifted
    words *= 4;
  int64_t room = machine.registersPerCta / threads - overheadRegisters - carried;
  int64_t vectors = bit_floor(uint64_t(std::max<int64_t>(1, room / words)));
  return {threads, std::min(vectors, hasNumbers ? vectorsBesideNumbers : mostVectors)};
}

/// Of lines of so many neighbours, where there are no more; 0: of the bytes of a line of the cache.
static Plan planLine(const PlanQuestion &question, int64_t threads,
                     const machine::Machine &machine, int64_t neighbours = 0) {
  int64_t element = widestInput(question);
  int64_t vector = std::max<int64_t>(1, machine.bytesPerVector / element);
  Share share = shareRegisters(question, vector, machine);
  // Parts of few rows are many: as many threads as can take those of a sector.
  int64_t rows = (question.combinesParts ? sectorBytes : lineBytes) / element;
  if (neighbours)
    rows = neighbours;
  int64_t chunk = threads * share.vectors * vector / rows;
  // More rows where they are known to be short.
  if (auto extent = question.extents.back().facts.value) {
    int64_t columns = std::max<int64_t>(1, PowerOf2Ceil(*extent));
    if (columns < chunk) {
      rows *= chunk / columns;
      chunk = columns;
    }
  }
  Plan plan = basePlan({rows, chunk}, threads, vector, machine);
  plan.reason = "a CTA walks the columns of ";
  plan.reason += neighbours ? std::to_string(neighbours) + " neighbours"
                            : std::to_string(question.combinesParts ? sectorBytes : lineBytes) + " bytes";
  // Polynomials would spill. Parts are few, and wait for the grid ahead.
  if (!question.hasPolynomial && !question.combinesParts)
    plan.ctas = share.threads / threads;
  return plan;
}

/// Numbers that a CTA reads at once of the parts of sums: what as many CTAs as run together bring.
/// CTAs of fewer take longer to begin than to add: 8192 of them, for the parts of 1024 x 1024 sums
/// of a product, take 11 us on an H200.
static constexpr int64_t numbersAtOnce = 4096;

/// The plan of the kernel that adds the parts of a product's sums. The more parts there are, the
/// fewer sums.
static Plan planParts(const PlanQuestion &question, const machine::Machine &machine) {
  int64_t vector = std::max<int64_t>(1, machine.bytesPerVector / widestInput(question));
  int64_t parts = std::min<int64_t>(PowerOf2Ceil(question.partsAtOnce), machine.lanes * 4);
  Plan plan = basePlan({numbersAtOnce / parts, parts}, manyThreads, vector, machine);
  plan.reason = "a CTA adds the parts of " + std::to_string(plan.tile[0]) + " sums";
  return plan;
}

/// The plan of CTAs that share lines.
static Plan planShared(const PlanQuestion &question, const machine::Machine &machine,
                       int64_t neighbours = 0) {
  Plan plan = planLine(question, fewThreads, machine, neighbours);
  plan.splitCtas = machine.units * mostThreads / fewThreads;
  plan.reason += ", in segments whose parts a second kernel combines";
  return plan;
}

/// The same of rows that are seen as longer ones, which begin at vectors.
static Plan planFolded(PlanQuestion question, const machine::Machine &machine) {
  for (Operand &operand : question.inputs)
    operand.vectorBytes = machine.bytesPerVector;
  Plan plan = planShared(question, machine);
  plan.fold = question.fold;
  plan.reason += "; " + std::to_string(plan.fold) + " elements of all rows lie as one";
  return plan;
}

/// Neighbours that a CTA walks where they are few, and 0, as many as a line of the cache has.
static SmallVector<int64_t> narrowLines(const PlanQuestion &question,
                                        const machine::Machine &machine) {
  SmallVector<int64_t> lines;
  unsigned rows = question.extents.size() - 2;
  if (!question.combinesParts && machine.lanes == 32)
    for (int64_t line : {4, 16})
      if (line < lineBytes / widestInput(question) && question.extents[rows].facts.divisor <= line)
        lines.push_back(line);
  lines.push_back(0);
  return lines;
}

Variants planNeighbours(const PlanQuestion &question, const machine::Machine &machine) {
  unsigned reduced = question.extents.size() - 1;
  Variants variants;
  if (question.partsAtOnce) {
    variants.push_back({{}, planParts(question, machine)});
    return variants;
  }
  addHeldBlocks(question, machine, variants);
  addHeldLines(question, machine, variants);
  if (question.partsPerRow && !question.combinesParts) {
    auto isTall = [&](const Plan &plan) {
      return productAtLeast(reduced, reduced + 1, 1, leastChunks * plan.tile[1]);
    };
    if (question.fold && beginInsideOfVectors(question, machine)) {
      Plan plan = planFolded(question, machine);
      Inequality hasNoRest{{Term{-1, {reduced}, plan.fold}}, 0};
      variants.push_back({Guard{{isTall(plan), hasNoRest}}, plan});
      // Segments are scaled by their maxima; the rest would be by one that may be infinite.
      if (!question.scalesSums) {
        plan.foldsRest = true;
        plan.reason += ", and what is left of them by itself";
        Inequality hasRest{{Term{1, {reduced}, plan.fold}}, -1};
        variants.push_back({Guard{{isTall(plan), hasRest}}, std::move(plan)});
      }
    }
    for (int64_t neighbours : narrowLines(question, machine)) {
      Plan plan = planShared(question, machine, neighbours);
      Guard guard{{isTall(plan)}};
      if (neighbours)
        guard.conditions.push_back(atMost(reduced - 1, neighbours));
      // A maximum and a sum that is scaled by it are read once in segments, and else twice.
      if (!question.scalesSums)
        guard.conditions.push_back(
            productAtLeast(0, reduced, -1, -machine.units * plan.tile[0]));
      variants.push_back({std::move(guard), std::move(plan)});
    }
  }
  for (int64_t neighbours : narrowLines(question, machine)) {
    Guard guard;
    if (neighbours)
      guard.conditions.push_back(atMost(reduced - 1, neighbours));
    variants.push_back({std::move(guard), planLine(question, manyThreads, machine, neighbours)});
  }
  return variants;
}

} // namespace tier::problem
