//===- PlanLoops.cpp - tiles of elementwise groups and row reductions -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tier::problem {

/// Vector accesses of a thread that are under way at once.
static constexpr int64_t vectorsInFlight = 4;

static int64_t vectorElements(const PlanQuestion &question,
                              const machine::Machine &machine) {
  return std::max<int64_t>(1, machine.bytesPerVector / widestElement(question));
}

static Plan basePlan(SmallVector<int64_t, 4> tile, int64_t threads,
                     int64_t vector, const machine::Machine &machine) {
  Plan plan;
  plan.tile = std::move(tile);
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

bool coversVectors(const PlanQuestion &question, const machine::Machine &machine) {
  if (question.kind != GroupKind::Elementwise || !machine.hasBulkCopy ||
      question.extents.size() < 2 || question.inputs.size() != 1 ||
      question.outputs.size() != 1)
    return false;
  const Operand &input = question.inputs.front(), &output = question.outputs.front();
  int64_t bytes = machine::byteWidth(input.element);
  // Bytes that stand for numbers are loaded one by one.
  bool isByte = bytes == 1 && input.element != machine::Element::I8;
  return input.isKMajor && output.isKMajor && bytes <= 4 && !isByte &&
         bytes == machine::byteWidth(output.element) &&
         input.vectorBytes < machine.bytesPerVector &&
         output.vectorBytes >= machine.bytesPerVector;
}

Variants planElementwise(const PlanQuestion &question,
                         const machine::Machine &machine) {
  int64_t vector = vectorElements(question, machine);
  int64_t threads = machine.isHost() ? 1 : 128;
  // A host thread has no latency to hide with more threads: longer runs.
  int64_t total = threads * vector * vectorsInFlight;
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
    Plan plan = basePlan({total / columns, columns}, threads, vector, machine);
    plan.reason = reason.str();
    variants.push_back({guard, plan});
  };
  if (machine.isHost()) {
    add({}, transposes ? vector : total, "rows of vectors");
    return variants;
  }
  if (transposes) {
    // Whole lines of 128 bytes in both orders, and enough in flight; strips
    // where one side is short.
    int64_t side = widestElement(question) == 1 ? 128 : 64, strip = 16;
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
    turn({{atMost(last, strip)}}, most, strip, "short rows are turned");
    turn({{atMost(last - 1, strip)}}, strip, most, "short columns are turned");
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

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// 4-byte values of a thread per element it holds.
static int64_t wordsPerElement(const PlanQuestion &question) {
  int64_t words = std::max<int64_t>(1, widestElement(question) / 4);
  return words * std::max<int64_t>(1, question.liveValuesPerElement);
}

namespace {
/// One row of the table: rows of up to `capacity` elements.
struct RowClass {
  int64_t capacity, rows, threads;
};
} // namespace

// Short rows share a CTA; up to 1024 elements a warp holds a row by itself. On H200, as
// a share of a copy: softmax of bf16 rows of 128 columns 0.99 (in a class of 256: 0.69),
// layer_norm of 512 columns 0.97 (in one of 1024: 0.92).
static constexpr RowClass rowClasses[] = {
    {16, 128, 128}, {32, 64, 128},  {64, 32, 128},   {128, 16, 128},
    {256, 8, 128},  {512, 4, 128},  {1024, 4, 128},  {2048, 1, 64},
    {4096, 1, 128}, {8192, 1, 256}, {16384, 1, 512}, {32768, 1, 1024},
};

// Short rows that begin inside of a vector: neighbouring lanes hold neighbouring
// elements, so that a warp reads and writes whole sectors wherever a row begins. On
// H200, as a share of a copy: softmax of bf16 rows of 63, 100 and 255 columns 0.81,
// 0.85 and 0.88; in vectors 0.24, 0.41 and 0.34.
namespace {
struct ElementClass {
  int64_t capacity, rows, threads, lanes;
};
} // namespace
static constexpr ElementClass elementClasses[] = {
    {8, 256, 256, 4},   {16, 128, 256, 8},  {32, 64, 256, 16}, {64, 32, 256, 16},
    {96, 32, 256, 16},  {128, 16, 256, 16}, {192, 8, 128, 32}, {256, 8, 128, 32},
    {384, 4, 128, 32},  {512, 4, 128, 32},  {768, 4, 128, 32},
};
// Rows that are only moved: 63 columns 1.02 to 1.07 of a copy if they are stored as one
// stretch, 0.97 if not, 0.51 in vectors; 255 columns 1.01 and 0.75 to 0.83; 500 columns
// 0.95 and 1.08.
static constexpr ElementClass movedElementClasses[] = {
    {8, 256, 128, 4},  {16, 128, 128, 8}, {32, 64, 128, 16}, {64, 32, 128, 16},
    {128, 16, 128, 16}, {256, 8, 128, 32},
};
/// Columns of a tile up to which rows are stored as one stretch.
static constexpr int64_t mostStretched = 128;
// Rows that begin inside of a vector: sizes between powers of two as well, since
// a width of 4096 or 8192 no longer fits the class of its own size.
static constexpr RowClass shiftedRowClasses[] = {
    {64, 32, 128},  {256, 16, 128},  {1024, 4, 128},  {2048, 1, 64},
    {4096, 1, 128}, {5120, 1, 128},  {8192, 1, 256},  {10240, 1, 256},
    {16384, 1, 512}, {20480, 1, 512},
};

// The same for elements of 2 bytes. Between powers of two a thread has 24 elements,
// and not 40: their edges fit 56 registers, which more threads share.
static constexpr RowClass narrowShiftedRowClasses[] = {
    {64, 32, 128},   {256, 16, 128}, {1024, 4, 128},  {1536, 1, 64},
    {2048, 1, 64},   {2304, 1, 96},  {3072, 1, 128},  {4096, 1, 128},
    {4608, 1, 192},  {6144, 1, 256}, {8192, 1, 256},  {9216, 1, 384},
    {12288, 1, 384}, {16384, 1, 512}, {20480, 1, 512},
};

/// With a vector beside each row: a row of 14336 takes all threads of 14 warps.
static constexpr RowClass productClasses[] = {
    {16, 128, 128}, {32, 64, 128},  {64, 32, 128},  {128, 16, 128}, {256, 8, 128},
    {512, 4, 128},  {1024, 4, 128}, {2048, 1, 64},  {4096, 1, 128}, {8192, 1, 256},
    {14336, 1, 448}, {16384, 1, 512}, {32768, 1, 1024},
};

static ArrayRef<RowClass> classesFor(const PlanQuestion &question) {
  if (!question.mostShift)
    return multipliesVector(question) ? ArrayRef(productClasses) : ArrayRef(rowClasses);
  // 24 elements are no whole number of vectors of 16; with as few registers, rows
  // of f32 lost up to 42 % on H200.
  if (widestElement(question) == 2)
    return narrowShiftedRowClasses;
  return shiftedRowClasses;
}

/// Columns of a tile from which bounded registers were measured to pay.
static constexpr int64_t leastBounded = 1024;
/// The fewest registers that a thread is bounded to.
static constexpr int64_t leastRegisters = 56;

/// Bounds the registers of rows that wait for memory more than they compute: what
/// live values take, and edges of rows that begin inside of a vector. Measured on
/// H200 for layer_norm of bf16: rows of 4097 gain 9 %, rows of 8192 gain 4 %.
static void planCtas(const PlanQuestion &question,
                     const machine::Machine &machine, Plan &plan) {
  // Waves of 64 lanes were not measured; polynomials would spill.
  if (plan.tile[1] < leastBounded || widestElement(question) != 2 ||
      machine.lanes != 32 || question.hasPolynomial)
    return;
  int64_t threads = plan.threads(machine);
  int64_t perThread = plan.tile[0] * plan.tile[1] / threads;
  int64_t edges = !question.mostShift ? 0 : plan.tile[0] > 1 ? 16 : 8;
  int64_t registers =
      std::max({leastRegisters, perThread + overheadRegisters,
                perThread * wordsPerElement(question) + edges});
  plan.ctas = machine.registersPerCta / (threads * alignTo(registers, 8));
  // One CTA is no bound.
  if (plan.ctas < 2) {
    plan.ctas = 0;
    return;
  }
  plan.reason += ", few enough that " + std::to_string(plan.ctas) +
                 " CTAs share a multiprocessor";
}

/// Rows that are only moved: each thread has four vectors under way, of as many
/// rows as fit. Rows that may begin inside of a vector find a class between
/// powers of two as well.
static void addMoves(const PlanQuestion &question, int64_t vector,
                     function_ref<void(Guard, RowClass, bool, StringRef)> add) {
  unsigned columns = question.extents.size() - 1;
  int64_t shift = question.mostShift;
  auto addWhole = [&](RowClass row) {
    if (row.capacity > shift)
      add({{atMost(columns, row.capacity - shift)}}, row, true,
          row.rows > 1 ? "a CTA moves some rows" : "a CTA moves a row");
  };
  constexpr int64_t few = 128;
  for (int64_t lanes : {1, 4, 8, 16, 32, 64, 128, 256})
    addWhole({lanes * vector, few * vectorsInFlight / lanes, few});
  // Threads, and vectors of each.
  for (auto [threads, vectors] : {std::pair<int64_t, int64_t>{128, 4},
                                  {192, 3}, {256, 3}, {256, 4}, {384, 3},
                                  {384, 4}, {512, 4}, {1024, 4}})
    addWhole({threads * vectors * vector, 1, threads});
  constexpr int64_t many = 512;
  add({}, {many * vectorsInFlight * vector, 1, many}, false,
      "a CTA moves a row in chunks");
}

namespace {
/// CTAs that share a row, threads of each, and elements of a thread.
struct SharedRow {
  int64_t ctas, threads, perThread;
  int64_t capacity() const { return ctas * threads * perThread; }
};
} // namespace

// Of 2-byte elements, and of wider ones.
static constexpr SharedRow narrowSharedRows[] = {
    {8, 384, 24}, {8, 416, 32}, {8, 512, 32}};
static constexpr SharedRow wideSharedRows[] = {
    {8, 192, 24}, {8, 256, 24}, {8, 288, 24},
    {8, 384, 24}, {8, 512, 24}, {8, 512, 32}};

/// Whether the CTAs of a cluster hold equal parts of a row, so that it is read once.
/// Measured on H200, as a share of a copy, beside chunks that are read again from the
/// cache. Rows that begin inside of a vector: softmax of 65537 and 100001 bf16 columns
/// 0.61 and 0.58 (chunks 0.50 and 0.44), rms_norm 0.63 (0.56), layer_norm 0.48 (0.41);
/// softmax of 50257 and 65537 f32 columns 0.70 and 0.67 (0.56), but layer_norm 0.41
/// (0.46): its weights take registers too. Aligned rows: softmax and rms_norm of 65536
/// bf16 columns 0.60 and 0.67 (0.61 and 0.73).
static bool sharesRows(const PlanQuestion &question,
                       const machine::Machine &machine) {
  bool isNarrow = widestElement(question) <= 2;
  return machine.hasCluster && machine.lanes == 32 && question.readsRowsAgain &&
         question.mostShift > 0 && (isNarrow || question.inputs.size() == 1);
}

/// Rows of more than `held` columns. Registers are bounded, so that
/// several CTAs share a multiprocessor: some read while others wait for their cluster.
static void addSharedRows(const PlanQuestion &question,
                          const machine::Machine &machine, int64_t held,
                          function_ref<void(SharedRow, int64_t)> add) {
  if (!sharesRows(question, machine))
    return;
  ArrayRef<SharedRow> rows = wideSharedRows;
  if (widestElement(question) <= 2)
    rows = narrowSharedRows;
  for (SharedRow row : rows) {
    int64_t room = std::min(machine.maxRegisters,
                            machine.registersPerCta / row.threads);
    if (row.capacity() - question.mostShift <= held ||
        row.perThread * wordsPerElement(question) + overheadRegisters > room)
      continue;
    int64_t threads = row.perThread > 24   ? 1024
                      : row.perThread > 16 ? 1152
                                           : 1280;
    int64_t ctas = threads / row.threads;
    add(row, ctas < 2 || question.hasPolynomial || widestElement(question) > 4
                 ? 0
                 : ctas);
  }
}

namespace {
/// Threads of a CTA that walks rows, elements of each, and CTAs of a multiprocessor.
struct WalkedRow {
  int64_t threads, perThread, ctas;
  bool keepsArrays = false;
  int64_t capacity() const { return threads * perThread; }
};
} // namespace

static constexpr int64_t lineBytes = 128;

static constexpr WalkedRow narrowWalkedRows[] = {
    {256, 48, 3}, {256, 64, 2}, {256, 80, 2}, {256, 96, 2},  {512, 56, 1},
    {512, 64, 1}, {512, 80, 1}, {512, 96, 1}, {512, 112, 1}, {512, 144, 1}};
/// With arrays along the columns beside them in shared memory.
static constexpr WalkedRow keptWalkedRows[] = {
    {256, 64, 2}, {256, 72, 2}, {256, 80, 2}, {256, 96, 2}, {512, 32, 1},
    {512, 40, 1}, {512, 48, 1}, {512, 56, 1}, {512, 64, 1}, {512, 72, 1},
    {512, 80, 1}, {512, 96, 1}, {512, 112, 1}};
static constexpr WalkedRow wideWalkedRows[] = {
    {256, 48, 2}, {256, 56, 2}, {512, 32, 1}, {512, 40, 1},
    {512, 48, 1}, {512, 56, 1}, {512, 72, 1}};

/// Where walking was faster on H200, as a share of a copy (before): softmax of 16383,
/// 40001, 50257 and 65537 bf16 columns 0.87, 0.91, 0.88 and 0.79 (0.54, 0.74, 0.74, 0.58).
/// Arrays along the columns that are loaded for every row cost more than is gained.
static bool walks(const PlanQuestion &question, const WalkedRow &row) {
  int64_t bytes = widestElement(question), columns = row.capacity();
  int64_t weights = question.columnArrays;
  if (bytes == 4)
    return question.mostShift > 0;
  if (bytes != 2)
    return false;
  if (question.mostShift > 0)
    return weights == 0 || (weights == 1 && columns >= 16384);
  return weights == 0 && columns >= 20480 && columns <= 57344;
}

/// Where arrays along the columns are kept: layer_norm of 16383, 20001 and 32768 bf16
/// columns 0.76, 0.81 and 0.91 of a copy on H200 (0.58, 0.63, 0.76), rms_norm of 50256
/// 0.87 (0.82), but layer_norm of 12001 0.67 (0.80); in f32 0.93 for both of 16384.
static bool keeps(const PlanQuestion &question, const WalkedRow &row) {
  int64_t bytes = widestElement(question);
  return (bytes == 2 && row.capacity() >= 16384) || (bytes == 4 && row.perThread <= 64);
}

/// Rows of one array that as many CTAs walk as run at once.
static void addWalkedRows(const PlanQuestion &question,
                          const machine::Machine &machine,
                          function_ref<void(WalkedRow)> add) {
  if (!machine.hasCluster || !machine.hasCopyGroup || machine.lanes != 32 ||
      !question.readsRowsAgain || question.hasPolynomial || question.rowArrays != 1)
    return;
  constexpr int64_t system = 1024, scratch = 1024; // of each CTA
  int64_t bytes = widestElement(question);
  auto fits = [&](const WalkedRow &row) {
    int64_t arrays = row.keepsArrays ? 1 + question.columnArrays : 1;
    return row.ctas * (row.capacity() * bytes * arrays + scratch + system) <=
           machine.sharedBytes + system;
  };
  int64_t widest = 0; ///< what is served so far
  auto addThose = [&](ArrayRef<WalkedRow> rows, bool keepsArrays) {
    for (WalkedRow row : rows) {
      row.keepsArrays = keepsArrays;
      if (row.capacity() <= widest || !fits(row) ||
          !(keepsArrays ? keeps(question, row) : walks(question, row)))
        continue;
      add(row);
      widest = row.capacity();
    }
  };
  if (question.columnArrays > 0 && question.mayKeepArrays)
    addThose(keptWalkedRows, /*keepsArrays=*/true);
  if (bytes == 2)
    addThose(narrowWalkedRows, /*keepsArrays=*/false);
  else
    addThose(wideWalkedRows, /*keepsArrays=*/false);
}

Variants planRows(const PlanQuestion &question,
                  const machine::Machine &machine) {
  int64_t vector = vectorElements(question, machine);
  unsigned reduced = question.extents.size() - 1;
  Variants variants;
  int64_t least = 0; ///< what the next variant serves is not less
  auto add = [&](Guard guard, RowClass row, bool holdsWholeRow,
                 StringRef reason) {
    Plan plan =
        basePlan({row.rows, row.capacity}, row.threads, vector, machine);
    plan.holdsWholeRow = holdsWholeRow;
    plan.beginsAt = question.mostShift + 1;
    plan.reason = reason.str();
    plan.leastColumns = least;
    variants.push_back({guard, plan});
  };

  if (machine.isHost()) {
    add({}, {1, 1, 1}, false, "");
    // Two vectors of every live value.
    variants.back().plan.tile = {1, 4 * vector};
    variants.back().plan.reason = "chunks of a row";
    return variants;
  }
  if (any_of(question.inputs, [](const Operand &o) { return !o.isKMajor; })) {
    // The rows are neighbours in memory: a line of them at a time, and more
    // where they are known to be short.
    RowClass lines{128, std::max<int64_t>(8, 128 / widestElement(question)),
                   256};
    if (auto extent = question.extents[reduced].facts.value) {
      int64_t columns = std::max<int64_t>(1, PowerOf2Ceil(*extent));
      if (columns < lines.capacity)
        lines = {columns, lines.rows * lines.capacity / columns, 256};
    }
    add({}, lines, false, "a CTA walks the columns of 128 bytes");
    return variants;
  }
  int64_t held = 0; ///< the longest row that registers hold
  if (question.mostShift && machine.lanes == 32) {
    ArrayRef<ElementClass> classes = elementClasses;
    if (question.movesRows)
      classes = movedElementClasses;
    for (const ElementClass &row : classes) {
      add({{atMost(reduced, row.capacity)}}, {row.capacity, row.rows, row.threads},
          true, "lanes hold neighbouring elements of short rows");
      Plan &plan = variants.back().plan;
      plan.elementLanes = row.lanes;
      plan.storesStretch = question.movesRows && row.capacity <= mostStretched;
      held = row.capacity;
      least = held + 1;
    }
  }
  if (question.movesRows) {
    addMoves(question, vector,
             [&](Guard guard, RowClass row, bool isWhole, StringRef reason) {
               if (isWhole && row.capacity - question.mostShift <= held)
                 return;
               add(std::move(guard), row, isWhole, reason);
               least = row.capacity - question.mostShift + 1;
             });
    return variants;
  }
  int64_t walkedFrom = std::numeric_limits<int64_t>::max();
  addWalkedRows(question, machine, [&](WalkedRow row) {
    walkedFrom = std::min(walkedFrom, row.capacity());
  });
  // A warp touches no line beside its own: 0.81 of a copy for 0.75 (layer_norm of 20001
  // bf16 columns on H200), 0.91 for 0.85 (rms_norm of 12001).
  int64_t element = widestElement(question);
  int64_t ofLines = question.mostShift ? lineBytes / element : 1;
  for (RowClass row : classesFor(question)) {
    int64_t beginsAt = row.rows == 1 && machine.lanes == 32 ? ofLines : question.mostShift + 1;
    if (row.capacity - (beginsAt - 1) <= held || row.capacity >= walkedFrom)
      continue;
    int64_t perThread = row.rows * row.capacity / row.threads;
    int64_t budget =
        std::min(machine.maxRegisters, machine.registersPerCta / row.threads);
    // Twice the threads if a thread cannot hold its part.
    while (perThread * wordsPerElement(question) + overheadRegisters > budget &&
           row.threads * 2 <= machine.maxThreads) {
      if (row.rows > 1) {
        row.rows /= 2;
      } else {
        row.threads *= 2;
        budget = std::min(machine.maxRegisters,
                          machine.registersPerCta / row.threads);
      }
      perThread = row.rows * row.capacity / row.threads;
    }
    if (perThread * wordsPerElement(question) + overheadRegisters > budget)
      continue;
    held = row.capacity - (beginsAt - 1);
    add({{atMost(reduced, held)}}, row, true, "a CTA holds whole rows in registers");
    variants.back().plan.beginsAt = beginsAt;
    planCtas(question, machine, variants.back().plan);
    least = held + 1;
  }
  addWalkedRows(question, machine, [&](WalkedRow row) {
    int64_t most = row.capacity() - (ofLines - 1);
    if (most <= held)
      return;
    // Few rows of what no two CTAs keep are left to clusters.
    Guard guard{{atMost(reduced, most)}};
    int64_t bytes = row.capacity() * element;
    bool needsMany = 2 * bytes > machine.sharedBytes;
    if (needsMany)
      guard.conditions.push_back(productAtLeast(0, reduced, 1, machine.units));
    add(std::move(guard), {row.capacity(), 1, row.threads}, true,
        "CTAs walk rows, and the next one is on its way while one is reduced");
    Plan &plan = variants.back().plan;
    plan.walksRows = true;
    plan.ctas = row.ctas;
    plan.keepsArrays = row.keepsArrays;
    plan.beginsAt = ofLines;
    plan.sharedBytes = bytes * (row.keepsArrays ? 1 + question.columnArrays : 1);
    if (needsMany)
      return;
    held = most;
    least = held + 1;
  });
  // Few rows are under way at a time, so that a row that is read again is still
  // in the cache.
  RowClass chunk{16384, 1, 1024};
  if (question.mostShift) // Edges need registers.
    chunk = {8192, 1, 512};
  auto fits = [&] {
    return chunk.capacity / chunk.threads * wordsPerElement(question) +
               overheadRegisters <=
           std::min(machine.maxRegisters,
                    machine.registersPerCta / chunk.threads);
  };
  // Fewer elements for a thread, but at least one vector: then fewer threads.
  while (!fits() && chunk.capacity > 8 * chunk.threads)
    chunk.capacity /= 2;
  while (!fits() && chunk.threads > 128) {
    chunk.capacity /= 2;
    chunk.threads /= 2;
  }
  while (!fits() && chunk.capacity > chunk.threads)
    chunk.capacity /= 2;
  // Two CTAs of a multiprocessor keep their rows in shared memory. The chunk
  // after the last whole one has to lie inside.
  constexpr int64_t system = 1024, scratch = 1024; // Of each CTA.
  int64_t room = (machine.sharedBytes + system) / 2 - system - scratch;
  RowClass part = chunk;
  if (!question.mostShift) // Two CTAs share what one has otherwise.
    part = {chunk.capacity / 2, 1, chunk.threads / 2};
  int64_t kept = room / widestElement(question) / part.capacity * part.capacity;
  int64_t most = kept - question.mostShift - 1;
  if (kept >= 2 * part.capacity && most > held) {
    add({{atMost(reduced, most)}}, part, false,
        "a CTA keeps a row in shared memory, and two share a multiprocessor");
    variants.back().plan.keptColumns = kept;
    variants.back().plan.sharedBytes = kept * widestElement(question);
    variants.back().plan.ctas = 2;
    held = most;
    least = held + 1;
  }
  addSharedRows(question, machine, held, [&](SharedRow row, int64_t ctas) {
    held = row.capacity() - question.mostShift;
    add({{atMost(reduced, held)}}, {row.threads * row.perThread, 1, row.threads},
        true, "the CTAs of a cluster hold a row in registers");
    variants.back().plan.cluster = {1, row.ctas};
    variants.back().plan.ctas = ctas;
    least = held + 1;
  });
  add({}, chunk, false, "a CTA walks a row in chunks");
  return variants;
}

} // namespace tier::problem
