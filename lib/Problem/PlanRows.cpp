//===- PlanRows.cpp - tiles of row reductions -----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Short rows are held in registers, several by a CTA; longer ones by a CTA, which may walk
// them (PlanWalked.cpp), or keep them in shared memory, or by those of a cluster; the
// longest are walked in chunks. Where such rows are few, and nothing but their reductions is
// left of them, CTAs share a row: each walks a segment and leaves a part, and a second kernel
// combines the parts in their order.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MathExtras.h"

#include <tuple>

using namespace llvm;

namespace tier::problem {

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
// of f32 rows of 8 columns 0.97 (in one of 16: 0.80),
// layer_norm of 512 columns 0.97 (in one of 1024: 0.92). Longer ones have as many warps
// as 32 elements of a thread take: softmax and layer_norm of 10000 bf16 columns 0.97 and
// 0.96 (in a class of 16384, and walked: 0.77 and 0.78), layer_norm of 5120 0.98 (0.84).
// So do rows of 14336 columns that are multiplied by a vector.
static constexpr RowClass rowClasses[] = {
    {8, 256, 128},   {16, 128, 128}, {32, 64, 128},   {64, 32, 128},
    {128, 16, 128},  {256, 8, 128},  {512, 4, 128},   {1024, 4, 128},
    {2048, 1, 64},   {3072, 1, 96},  {4096, 1, 128},  {5120, 1, 160},
    {6144, 1, 192},  {7168, 1, 224}, {8192, 1, 256},  {10240, 1, 320},
    {12288, 1, 384}, {14336, 1, 448}, {16384, 1, 512}, {32768, 1, 1024},
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
    {4, 512, 256, 4},  {8, 256, 256, 4},  {16, 128, 256, 8},  {32, 64, 256, 16},
    {64, 32, 256, 16}, {96, 32, 256, 16}, {128, 16, 256, 16}, {192, 8, 128, 32},
    {256, 8, 128, 32}, {384, 4, 128, 32}, {512, 4, 128, 32},  {768, 4, 128, 32},
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
// and not 40: their edges fit 56 registers, which more threads share. From 4546 columns on 32, of which
// fewer are beyond a row: rms_norm of 5001 and 7001 columns 0.97 and 0.98 of a copy on an H200 (by 256 threads 0.90
// and 0.89), but of 6001 0.95 (0.96).
static constexpr RowClass narrowShiftedRowClasses[] = {
    {64, 32, 128},   {256, 16, 128}, {1024, 4, 128},  {1536, 1, 64},
    {2048, 1, 64},   {2304, 1, 96},  {3072, 1, 128},  {4096, 1, 128},
    {4608, 1, 192},  {5120, 1, 160}, {6144, 1, 256},  {7168, 1, 224},
    {8192, 1, 256},  {9216, 1, 384}, {12288, 1, 384}, {16384, 1, 512},
    {20480, 1, 512},
};

// Without arrays along the columns a thread may have 40: softmax of 4097 columns 0.98 of a
// copy on H200 (24: 0.95), but rms_norm 0.82 (0.96). Of what holds no exponentials only those
// that 24 are too few for: log_softmax of 4097, 4545 and 4999 columns 0.88, 0.93 and 0.96 (in
// classes of 24: 0.94, 0.99, 0.86).
static constexpr RowClass loneShiftedRowClasses[] = {
    {64, 32, 128},   {256, 16, 128}, {1024, 4, 128},  {1536, 1, 64},
    {2048, 1, 64},   {2304, 1, 96},  {3072, 1, 128},  {4096, 1, 128},
    {5120, 1, 128},  {6144, 1, 256}, {8192, 1, 256},  {9216, 1, 384},
    {12288, 1, 384}, {16384, 1, 512}, {20480, 1, 512},
};
static constexpr RowClass plainShiftedRowClasses[] = {
    {64, 32, 128},   {256, 16, 128}, {1024, 4, 128},  {1536, 1, 64},
    {2048, 1, 64},   {2304, 1, 96},  {3072, 1, 128},  {4096, 1, 128},
    {4608, 1, 192},  {5120, 1, 128}, {6144, 1, 256},  {8192, 1, 256},
    {9216, 1, 384},  {12288, 1, 384}, {16384, 1, 512}, {20480, 1, 512},
};

// Rows of two arrays, which nobody walks, as a sum and its norm. On H200, as a share of a copy:
// x + y and its rms_norm of 14336, 18432 and 20001 bf16 columns 0.98, 0.97 and 0.96 (one CTA of a
// multiprocessor, and rows kept in shared memory: 0.93, 0.86 and 0.76).
static constexpr RowClass longRowClassesOfTwo[] = {
    {14336, 1, 448}, {18432, 1, 576}, {20480, 1, 640}};
// Of one array, where rows begin at vectors and are read again: the walk of 20480 columns lost 4 to
// 9 % of softmax, log_softmax and rms_norm to it, nothing of layer_norm.
static constexpr RowClass longRowClass = {18432, 1, 576};

/// The classes of the table by alignment and element.
static ArrayRef<RowClass> tableFor(const PlanQuestion &question) {
  if (!question.mostShift)
    return rowClasses;
  if (widestAlongTile(question) == 2 && question.readsRowsAgain && question.columnArrays == 0)
    return question.readsExponentials ? ArrayRef(loneShiftedRowClasses)
                                      : ArrayRef(plainShiftedRowClasses);
  // 24 elements are no whole number of vectors of 16; with as few registers, rows
  // of f32 lost up to 42 % on H200.
  if (widestAlongTile(question) == 2)
    return narrowShiftedRowClasses;
  return shiftedRowClasses;
}

/// Those, and longer ones that are nobody else's, in the order of their capacities.
static SmallVector<RowClass> classesFor(const PlanQuestion &question) {
  SmallVector<RowClass> classes(tableFor(question));
  if (widestAlongTile(question) != 2)
    return classes;
  ArrayRef<RowClass> more;
  if (question.rowArrays > 1)
    more = longRowClassesOfTwo;
  else if (question.readsRowsAgain && !question.mostShift)
    more = longRowClass;
  for (const RowClass &row : more) {
    auto *at = lower_bound(classes, row, [](const RowClass &a, const RowClass &b) {
      return a.capacity < b.capacity;
    });
    if (at != classes.end() && at->capacity == row.capacity)
      *at = row;
    else
      classes.insert(at, row);
  }
  return classes;
}

/// Columns of a tile from which bounded registers were measured to pay.
static constexpr int64_t leastBounded = 1024;
/// The fewest registers that a thread is bounded to.
static constexpr int64_t leastRegisters = 56;

/// Words of a thread for an element of two arrays and what is computed of them, where elements have
/// 2 bytes, and what it needs beside those.
static constexpr int64_t wordsOfTwo = 2, fewRegisters = 8;

bool isQuantised(const PlanQuestion &question) {
  return question.rowArrays == 1 && question.columnArrays == 0 && !question.readsExponentials &&
         widestInput(question) == 2 && any_of(question.outputs, [](const Operand &output) {
           return machine::byteWidth(output.element) == 1;
         });
}

/// Bounds the registers of rows that wait for memory more than they compute: what
/// live values take, and edges of rows that begin inside of a vector. Measured on
/// H200 for layer_norm of bf16: rows of 4097 gain 9 %, rows of 8192 gain 4 %.
static void planCtas(const PlanQuestion &question,
                     const machine::Machine &machine, Plan &plan) {
  // Waves of 64 lanes were not measured; polynomials would spill.
  if (plan.tile[1] < leastBounded || widestAlongTile(question) != 2 ||
      machine.lanes != 32 || question.hasPolynomial)
    return;
  int64_t threads = plan.threads(machine);
  int64_t perThread = plan.tile[0] * plan.tile[1] / threads;
  int64_t edges = !question.mostShift ? 0 : plan.tile[0] > 1 ? 16 : 8;
  int64_t registers =
      std::max({leastRegisters, perThread + overheadRegisters,
                perThread * wordsPerElement(question) + edges});
  auto countCtas = [&](int64_t registers) -> int64_t {
    return machine.registersPerCta / (threads * alignTo(registers, 8));
  };
  plan.ctas = countCtas(registers);
  // One more where CTAs are few, even if a thread spills a few words for it: layer_norm of 12288
  // columns, which spills four, takes 195 us by three and 220 by two on an H200, quantisation of
  // 16384 columns 205 and 219.
  constexpr int64_t fewOfOne = 3, fewOfTwo = 2;
  if (question.rowArrays == 1 && !question.mostShift && plan.ctas < fewOfOne) {
    int64_t fewest = isQuantised(question) ? perThread / 2 + overheadRegisters
                                           : std::max(leastRegisters, perThread + overheadRegisters);
    plan.ctas = std::min(plan.ctas + 1, countCtas(fewest));
  } else if (question.rowArrays > 1 && plan.ctas < fewOfTwo) {
    // What is computed of two arrays takes fewer registers than both.
    int64_t fewest = perThread * wordsOfTwo + fewRegisters * (question.mostShift ? 2 : 1);
    plan.ctas = std::min(fewOfTwo, countCtas(fewest));
  }
  // One CTA is no bound.
  if (plan.ctas < 2) {
    plan.ctas = 0;
    return;
  }
  plan.reason += ", few enough that " + std::to_string(plan.ctas) +
                 " CTAs share a multiprocessor";
}

/// Columns of 4 bytes and more up to which a row finds arrays along the columns in the cache of its
/// multiprocessor, where the row before left them: on an H100 what is computed last of softmax(x, axis=0) takes 1.1 times as long
/// as a copy of 16384 x 4097 bf16, and 1.9 of 16384 x 8191 (two arrays of f32).
static constexpr int64_t mostFound = 4096;

/// Rows that are only moved: each thread has four vectors under way, of as many
/// rows as fit. Rows that may begin inside of a vector find a class between
/// powers of two as well.
static void addMoves(const PlanQuestion &question, const machine::Machine &machine, int64_t vector,
                     function_ref<void(Guard, RowClass, bool, StringRef)> add) {
  unsigned columns = question.extents.size() - 1;
  int64_t shift = question.mostShift;
  auto addWhole = [&](RowClass row) {
    if (row.capacity > shift)
      add({{atMost(columns, row.capacity - shift)}}, row, true,
          row.rows > 1 ? "a CTA moves some rows" : "a CTA moves a row");
  };
  constexpr int64_t few = 128;
  bool readsWide = question.columnArrays > 0 && widestAlongTile(question) > 2;
  // 64 registers, which a thread of 1024 has, hold four vectors of so many arrays.
  constexpr int64_t mostArrays = 2, crowd = 1024;
  bool areFew = question.rowArrays + question.columnArrays <= mostArrays && !question.hasPolynomial;
  for (int64_t lanes : {1, 4, 8, 16, 32, 64, 128, 256})
    addWhole({lanes * vector, few * vectorsInFlight / lanes, few});
  // Chunks of two vectors of each thread move long rows that are gathered, and nothing beside them, sooner than CTAs of a
  // row each do: bf16 rows of 4096 and 8192 columns take 68.0 and 67.5 us for 70.4 and 70.1 (a copy 66.2, H200).
  constexpr int64_t vectorsOfChunk = 2;
  bool isAlone = !question.rowArrays && !question.columnArrays && widestAlongTile(question) == 2;
  if (isAlone && !shift && machine.lanes == 32)
    return add({}, {few * vectorsOfChunk * vector, 1, few}, false, "a CTA moves a chunk of a row");
  // Threads, and vectors of each.
  for (auto [threads, vectors] : {std::pair<int64_t, int64_t>{128, 4},
                                  {192, 3}, {256, 3}, {256, 4}, {384, 3},
                                  {384, 4}, {512, 4}, {crowd, 4}})
    if ((areFew || threads < crowd) &&
        (!readsWide || threads * vectors * vector <= mostFound))
      addWhole({threads * vectors * vector, 1, threads});
  constexpr int64_t many = 512;
  if (readsWide) { // once for some rows
    for (int64_t rows = 1; rows < vectorsInFlight; rows *= 2)
      add({{atMost(columns - 1, rows)}}, {few * vector * vectorsInFlight / rows, rows, few}, false,
          "a CTA moves a chunk of all rows");
    return add({}, {few * vector, vectorsInFlight, few}, false,
               "a CTA moves a chunk of some rows");
  }
  add({}, {many * vectorsInFlight * vector, 1, many}, false,
      "a CTA moves a chunk of a row");
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

/// The longest row that the tiles of a cluster hold, from where its first one begins.
static int64_t mostInParts(const Plan &plan) {
  int64_t columns = plan.tile[1], ctas = plan.cluster[1], unit = plan.partUnit();
  return ctas == 1 ? columns : (columns / unit - ctas + 1) * unit * ctas - 1;
}

/// Whether the CTAs of a cluster hold equal parts of a row, so that it is read once.
/// Measured on H200, as a share of a copy, beside chunks that are read again from the
/// cache. Rows that begin inside of a vector: softmax of 65537 and 100001 bf16 columns
/// 0.61 and 0.58 (chunks 0.50 and 0.44), rms_norm 0.63 (0.56), layer_norm 0.48 (0.41);
/// softmax of 50257 and 65537 f32 columns 0.70 and 0.67 (0.56), but layer_norm 0.41
/// (0.46): its weights take registers too. Aligned rows: softmax and rms_norm of 65536
/// bf16 columns 0.60 and 0.67 (0.61 and 0.73).
static bool sharesRows(const PlanQuestion &question,
                       const machine::Machine &machine) {
  bool isNarrow = widestAlongTile(question) <= 2;
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
  if (widestAlongTile(question) <= 2)
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
    add(row, ctas < 2 || question.hasPolynomial || widestAlongTile(question) > 4
                 ? 0
                 : ctas);
  }
}

//===----------------------------------------------------------------------===//
// Variants
//===----------------------------------------------------------------------===//

/// Columns from which rows are cut into segments, and chunks of those: as many as threads have
/// vectors under way.
static constexpr int64_t leastSegmented = 1 << 16;
static constexpr RowClass segmentChunk = {8192, 1, 512};
/// Threads of a multiprocessor that walk segments.
static constexpr int64_t segmentThreads = 2048;
/// The same where a thread rescales the sum it carries: more registers, so fewer threads.
static constexpr RowClass scaledChunk = {4096, 1, 128};
static constexpr int64_t scaledThreads = 768;
/// Columns up to which registers hold what a maximum and its sum are taken of. log(sum(exp(x)))
/// of bf16 rows of 8192, 12000 and 16384 columns takes 92, 102 and 139 us held so on an H200, and
/// 99, 97 and 88 read once.
static constexpr int64_t mostScaledHeld = 10240;
/// Threads of a multiprocessor that walk rows which are read once: registers are bounded so
/// that these run at once. Unbounded, the loops take 59 to 225 registers, and 512 run.
static constexpr int64_t readingThreads = 1024;
/// Segments of a core: so many that all cores end at once, whatever else runs.
static constexpr int64_t segmentsOfCore = 64;

namespace {
/// The variants of a question, those of longer rows behind those of shorter ones.
class RowPlanner {
public:
  RowPlanner(const PlanQuestion &question, const machine::Machine &machine)
      : question(question), machine(machine),
        vector(vectorElements(question, machine)),
        reduced(question.extents.size() - 1), element(widestAlongTile(question)) {}

  Variants run() {
    if (machine.isHost())
      addHostChunks();
    else if (question.movesRows)
      addMovedRows();
    else
      addReducedRows();
    return std::move(variants);
  }

private:
  Plan &add(Guard guard, RowClass row, bool holdsWholeRow, StringRef reason);
  /// Rows of so many columns are served from here on.
  void serve(int64_t columns) {
    held = columns;
    least = columns + 1;
  }

  /// By how much tiles of short rows are higher that are only reduced, of which a thread has so
  /// many elements: it has nothing but what it reads under way.
  int64_t countMore(int64_t perThread, int64_t threads) const {
    constexpr int64_t bytes = 64;
    if (!question.onlyReduces)
      return 1;
    int64_t more = std::max<int64_t>(1, bytes / (perThread * element));
    while (more > 1 && !fitsRegisters(more * perThread, threads))
      more /= 2;
    return more;
  }

  void addHostChunks();
  /// Rows that are too few for all multiprocessors.
  void addSegments(RowClass chunk);
  void addElements(ArrayRef<ElementClass> classes);
  void addMovedRows();
  void addReducedRows();
  void addHeldRow(RowClass row);
  /// Tiles of rows that begin anywhere begin at lines; where rows begin at vectors, those
  /// `inLines` do.
  void addWalkedRows(ArrayRef<WalkedRow> rows, bool inLines);
  /// Whether CTAs walk rows of one array, each element once, with little computed of it.
  bool readsOnce() const;
  /// Ahead of rows that are held: where there are more than CTAs run at once.
  void addWalkedOfMany(const WalkedRow &row);
  /// What registers hold of a row that is walked in chunks.
  RowClass findChunk() const;
  /// Reductions that a thread carries as much of as of one: three of bf16 spill 772 bytes.
  static constexpr int64_t mostInWhole = 2;
  /// Half of it where there are more.
  RowClass shareRegisters(RowClass chunk) const;
  /// The longest row that it serves. `ofMany`: where rows are many for the multiprocessors; few
  /// are held.
  int64_t addCopiedRow(const CopiedRow &row, bool ofMany);
  /// Rows of a multiprocessor that are many: softmax of 200 rows of 14336 columns takes 5.1 us from
  /// registers on an H200, 6.0 from shared memory.
  static constexpr int64_t leastWaves = 8;
  void addKeptRow(RowClass chunk);
  bool fitsRegisters(int64_t perThread, int64_t threads) const {
    int64_t words = wordsPerElement(question);
    if (question.rowArrays > 1 && element == 2 && !question.hasPolynomial)
      words = std::min(words, wordsOfTwo);
    return perThread * words + overheadRegisters <=
           std::min(machine.maxRegisters, machine.registersPerCta / threads);
  }

  const PlanQuestion &question;
  const machine::Machine &machine;
  int64_t vector;
  unsigned reduced;
  int64_t element; ///< bytes of the widest
  CopiedRows copied = {};
  size_t copiedOfMany = 0; ///< of those, ahead of rows that are held
  int64_t mostCopied = 0;  ///< the longest row that they serve
  Variants variants = {};
  int64_t held = 0;  ///< the longest row that is served
  int64_t least = 0; ///< what the next variant serves is not less
};
} // namespace

Plan &RowPlanner::add(Guard guard, RowClass row, bool holdsWholeRow,
                      StringRef reason) {
  Plan plan = basePlan({row.rows, row.capacity}, row.threads, vector, machine);
  plan.holdsWholeRow = holdsWholeRow;
  plan.beginsAt = question.mostShift + 1;
  plan.reason = reason.str();
  plan.leastColumns = least;
  return variants.emplace_back(Variant{std::move(guard), std::move(plan)}).plan;
}

void RowPlanner::addHostChunks() {
  // Two vectors of every live value.
  RowClass chunk{4 * vector, 1, 1};
  addSegments(chunk);
  add({}, chunk, false, "chunks of a row");
}

void RowPlanner::addSegments(RowClass chunk) {
  if (!question.partsPerRow || question.combinesParts)
    return;
  Guard guard;
  // A maximum and its sum are read once so, of any number of rows that nobody holds.
  if (!question.scalesSums || machine.isHost())
    guard.conditions = {productAtLeast(reduced, reduced + 1, 1, leastSegmented),
                        productAtLeast(0, reduced, -2, -machine.units)};
  Plan &plan = add(std::move(guard), chunk, false,
                   "CTAs share a row, in segments whose parts a second kernel combines");
  plan.beginsAt = 1;
  // Parts are wider than what is read; few are stored.
  if (question.scalesSums)
    plan.vectorElements = std::max<int64_t>(1, machine.bytesPerVector / widestInput(question));
  int64_t threads = question.scalesSums ? scaledThreads : segmentThreads;
  if (question.scalesSums && !question.hasPolynomial && element <= 4)
    plan.ctas = threads / chunk.threads;
  plan.splitCtas = machine.units * (machine.isHost() ? segmentsOfCore : threads / chunk.threads);
}

void RowPlanner::addElements(ArrayRef<ElementClass> classes) {
  if (!question.mostShift || machine.lanes != 32)
    return;
  for (ElementClass row : classes) {
    row.rows *= countMore(row.rows * row.capacity / row.threads, row.threads);
    Plan &plan = add({{atMost(reduced, row.capacity)}}, {row.capacity, row.rows, row.threads},
                     true, "lanes hold neighbouring elements of short rows");
    plan.elementLanes = row.lanes;
    plan.storesStretch = question.movesRows && row.capacity <= mostStretched;
    serve(row.capacity);
  }
}

void RowPlanner::addMovedRows() {
  append_range(variants, planBlocks(question, machine));
  addElements(movedElementClasses);
  addMoves(question, machine, vector, [&](Guard guard, RowClass row, bool isWhole, StringRef reason) {
    int64_t most = row.capacity - question.mostShift;
    if (isWhole && most <= held)
      return;
    add(std::move(guard), row, isWhole, reason);
    least = most + 1;
  });
}

void RowPlanner::addHeldRow(RowClass row) {
  if (row.threads % machine.lanes) // no whole waves of 64
    return;
  // CTAs of 64 threads begin no faster than one each 1.2 ns on an H200: sums of 61836 rows of 1192, 1536
  // and 2048 take 76 us so.
  constexpr int64_t fewThreads = 64, together = 4;
  if (question.onlyReduces && row.rows == 1 && row.threads <= fewThreads)
    row = {row.capacity, together, row.threads * together};
  if (row.rows > 1)
    row.rows *= countMore(row.rows * row.capacity / row.threads, row.threads);
  int64_t perThread = row.rows * row.capacity / row.threads;
  // Twice the threads if a thread cannot hold its part.
  while (!fitsRegisters(perThread, row.threads) && row.threads * 2 <= machine.maxThreads) {
    if (row.rows > 1)
      row.rows /= 2;
    else
      row.threads *= 2;
    perThread = row.rows * row.capacity / row.threads;
  }
  if (!fitsRegisters(perThread, row.threads))
    return;
  // A warp touches no line beside its own: 0.81 of a copy for 0.75 (layer_norm of 20001
  // bf16 columns on H200), 0.91 for 0.85 (rms_norm of 12001).
  bool isAlone = row.rows == 1 && machine.lanes == 32;
  int64_t beginsAt =
      isAlone && question.mostShift ? lineBytes / element : question.mostShift + 1;
  int64_t most = row.capacity - (beginsAt - 1);
  for (; row.capacity > copied.mostHeld && copiedOfMany < copied.rows.size() &&
         mostCopied < row.capacity;
       ++copiedOfMany)
    mostCopied = addCopiedRow(copied.rows[copiedOfMany], /*ofMany=*/true);
  Plan &plan =
      add({{atMost(reduced, most)}}, row, true, "a CTA holds whole rows in registers");
  plan.beginsAt = beginsAt;
  // Two vectors of a row for each thread, so that half as many lanes compute what each row has one
  // of, if those read whole sectors: layer_norm of 128 bf16 columns takes 34.3 us for 35.4 on an
  // H200, quantised blocks of 128 52.1 for 54.1, rms_norm and softmax 0.8 % more to 1.1 % less.
  constexpr int64_t leastVectors = 4;
  int64_t vectors = row.capacity / vector;
  if (row.rows > 1 && !question.mostShift && !question.onlyReduces && vectors >= leastVectors &&
      vectors <= machine.lanes)
    plan.rowLanes = vectors / 2;
  planCtas(question, machine, plan);
  serve(most);
}

void RowPlanner::addWalkedRows(ArrayRef<WalkedRow> rows, bool inLines) {
  int64_t line = lineBytes / element, step = question.mostShift ? 1 : vector;
  int64_t beginsAt = question.mostShift || inLines ? line : 1;
  int64_t fewest = least; // of those that are many enough to be walked
  for (const WalkedRow &row : rows) {
    Plan plan = planWalkedRow(question, row, machine);
    plan.beginsAt = beginsAt;
    // All rows of a cluster begin alike: few of four CTAs run, of which a vector asks for an eighth.
    if (row.cluster > 2 && row.keptArrays && question.mostShift)
      plan.beginsAt = question.mostShift + 1;
    plan.leastColumns = fewest;
    int64_t most = mostInParts(plan) - (beginsAt > 1 ? beginsAt - step : 0);
    if (most < fewest)
      continue;
    Guard guard{{atMost(reduced, most)}};
    if (inLines) // Not all begin there anyway.
      guard.conditions.push_back({{Term{1, {reduced}, line}}, -1});
    // Few rows of what no two CTAs keep are left to clusters.
    bool needsMany = 2 * row.capacity() * element > machine.sharedBytes;
    if (needsMany)
      guard.conditions.push_back(productAtLeast(0, reduced, 1, machine.units));
    variants.push_back({std::move(guard), std::move(plan)});
    fewest = most + 1;
    if (!needsMany)
      serve(most);
  }
}

void RowPlanner::addWalkedOfMany(const WalkedRow &row) {
  Plan plan = planWalkedRow(question, row, machine);
  plan.beginsAt = row.beginsInLines() ? lineBytes / element : question.mostShift + 1;
  plan.leastColumns = least;
  Guard guard{{atMost(reduced, row.capacity() - (plan.beginsAt - 1)),
               productAtLeast(0, reduced, 1, row.ctas * machine.units)}};
  variants.push_back({std::move(guard), std::move(plan)});
}

bool RowPlanner::readsOnce() const {
  bool isOne = question.rowArrays == 1 && question.columnArrays == 0;
  return isOne && !question.readsRowsAgain && !question.scalesSums && !question.hasPolynomial &&
         question.liveValuesPerElement <= 2 && (element == 2 || element == 4) && machine.lanes == 32;
}

RowClass RowPlanner::shareRegisters(RowClass chunk) const {
  if (question.partsPerRow > mostInWhole)
    chunk.capacity /= 2;
  return chunk;
}

RowClass RowPlanner::findChunk() const {
  // Memory is what counts: a thread has two vectors under way, or four of 4-byte elements.
  if (readsOnce())
    return shareRegisters({8192, 1, 512});
  // Few rows are under way at a time, so that a row that is read again is still in the
  // cache. Edges need registers.
  RowClass chunk = question.mostShift ? RowClass{8192, 1, 512} : RowClass{16384, 1, 1024};
  auto fits = [&] { return fitsRegisters(chunk.capacity / chunk.threads, chunk.threads); };
  // Fewer elements for a thread, but at least one vector: then fewer threads.
  while (!fits() && chunk.capacity > 8 * chunk.threads)
    chunk.capacity /= 2;
  while (!fits() && chunk.threads > 128) {
    chunk.capacity /= 2;
    chunk.threads /= 2;
  }
  while (!fits() && chunk.capacity > chunk.threads)
    chunk.capacity /= 2;
  return shareRegisters(chunk);
}

int64_t RowPlanner::addCopiedRow(const CopiedRow &row, bool ofMany) {
  Plan plan = planCopiedRow(question, row, machine);
  plan.beginsAt = question.mostShift ? lineBytes / element : 1;
  plan.leastColumns = least;
  int64_t most = plan.keptColumns - (plan.beginsAt - 1);
  if (most <= held)
    return most;
  Guard guard{{atMost(reduced, most)}};
  if (ofMany)
    guard.conditions.push_back(productAtLeast(0, reduced, 1, leastWaves * machine.units));
  variants.push_back({std::move(guard), std::move(plan)});
  if (!ofMany)
    serve(most);
  return most;
}

void RowPlanner::addKeptRow(RowClass chunk) {
  // Two CTAs of a multiprocessor keep their rows in shared memory. The chunk after the
  // last whole one has to lie inside.
  constexpr int64_t system = 1024, scratch = 1024; // of each CTA
  int64_t room = (machine.sharedBytes + system) / 2 - system - scratch;
  if (!question.mostShift) // Two CTAs share what one has otherwise.
    chunk = {chunk.capacity / 2, 1, chunk.threads / 2};
  int64_t kept = room / element / chunk.capacity * chunk.capacity;
  int64_t most = kept - question.mostShift - 1;
  if (kept < 2 * chunk.capacity || most <= held)
    return;
  Plan &plan = add({{atMost(reduced, most)}}, chunk, false,
                   "a CTA keeps a row in shared memory, and two share a multiprocessor");
  plan.keptColumns = kept;
  plan.sharedBytes = kept * element;
  plan.ctas = 2;
  serve(most);
}

void RowPlanner::addReducedRows() {
  addElements(elementClasses);
  SmallVector<WalkedRow, 0> walked = walkedRows(question, machine);
  SmallVector<WalkedRow, 0> ofMany = walkedOfMany(question, machine);
  copied = copiedRows(question, machine);
  int64_t line = question.mostShift ? lineBytes / element : 1;
  for (const RowClass &row : classesFor(question)) {
    int64_t beginsAt = row.rows == 1 && machine.lanes == 32 ? line : question.mostShift + 1;
    bool isWalked = !walked.empty() && row.capacity >= walked.front().capacity();
    if (question.scalesSums && !question.combinesParts && row.capacity > mostScaledHeld)
      continue;
    if (row.capacity - (beginsAt - 1) <= held || isWalked)
      continue;
    for (const WalkedRow &walk : ofMany)
      if (walk.capacity() == row.capacity)
        addWalkedOfMany(walk);
    addHeldRow(row);
  }
  for (const CopiedRow &row : copied.rows)
    addCopiedRow(row, /*ofMany=*/false);
  RowClass chunk = findChunk();
  // Those that only clusters walk are longer.
  bool keepsFirst = !walked.empty() && walked.front().cluster > 1;
  bool mayKeep = !readsOnce() && !question.scalesSums;
  if (keepsFirst && mayKeep)
    addKeptRow(chunk);
  if (question.beginsInLines) {
    auto before = std::pair(held, least);
    addWalkedRows(walked, /*inLines=*/true);
    std::tie(held, least) = before; // for those that begin at lines
  }
  addWalkedRows(walked, /*inLines=*/false);
  if (!keepsFirst && mayKeep)
    addKeptRow(chunk);
  addSharedRows(question, machine, held, [&](SharedRow row, int64_t ctas) {
    Plan &plan = add({}, {row.threads * row.perThread, 1, row.threads}, true,
                     "the CTAs of a cluster hold a row in registers");
    plan.cluster = {1, row.ctas};
    plan.ctas = ctas;
    int64_t most = mostInParts(plan) - question.mostShift;
    variants.back().guard = {{atMost(reduced, most)}};
    serve(most);
  });
  addSegments(question.scalesSums ? scaledChunk : shareRegisters(segmentChunk));
  Plan &plan = add({}, chunk, false, "a CTA walks a row in chunks");
  if (readsOnce() && question.partsPerRow <= mostInWhole)
    plan.ctas = readingThreads / chunk.threads;
}

Variants planRows(const PlanQuestion &question, const machine::Machine &machine) {
  if (areNeighbours(question) && !machine.isHost())
    return planNeighbours(question, machine);
  return RowPlanner(question, machine).run();
}

} // namespace tier::problem
