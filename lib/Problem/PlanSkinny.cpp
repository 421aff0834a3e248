//===- PlanSkinny.cpp - products of few rows ------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A warpgroup's instruction multiplies 64 rows by any multiple of 8 columns. Of
// a product with few rows m the short side is made the columns:
//
//   C[16, N] = A[16, K] B[N, K]^T    as    C^T[N, 16] = B[N, K] A[16, K]^T
//
// No row of the instruction is wasted, a tile is 64 rows of B, and the ring
// holds little else: what such a product takes is the time of reading B, and
// that is bytes in flight.
//
// Where that was measured to be faster, warps of such a tile copy what they multiply
// themselves, and no role of its own moves it: a CTA for each tile, without tensor maps,
// whose boxes come at 4.2 TB/s on an H200 where threads' copies come at 4.5.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "tier/Machine/Timings.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <utility>

using namespace llvm;

namespace tier::problem {

/// Instructions of 8 columns take as long as those of 16: 64 rows of A are read
/// in the time of 16 columns.
static constexpr int64_t columnsOf[] = {16, 32, 64};
/// Rows of B in a tile, and the warps that multiply them.
static constexpr int64_t rows = 64, warps = 4;
/// Enough for all of a multiprocessor's shared memory.
static constexpr int64_t mostStages = 24;

PlanQuestion swapSides(const PlanQuestion &question) {
  PlanQuestion swapped = question;
  size_t n = question.extents.size() - 2;
  std::swap(swapped.extents[n - 1], swapped.extents[n]);
  std::swap(swapped.inputs[0], swapped.inputs[1]);
  std::swap(swapped.hasFusedProducerA, swapped.hasFusedProducerB);
  std::swap(swapped.producersA, swapped.producersB);
  std::swap(swapped.stepM, swapped.stepN);
  std::swap(swapped.overlapM, swapped.overlapN);
  std::swap(swapped.hasRowFactors, swapped.hasColumnFactors);
  swapped.mayCopyTile = false; // it lies along the instruction's columns
  for (Operand &output : swapped.outputs)
    output.isKMajor = !output.isKMajor;
  return swapped;
}

PlanQuestion askWarps(PlanQuestion question) {
  question.ofWarps = true;
  // Their instructions convert 8-bit floats to f16 and add in f32 (by their SASS).
  if (question.promotes)
    question.foldK = 0;
  return question;
}

PlanQuestion asPlanned(const PlanQuestion &question, const Plan &plan) {
  PlanQuestion planned = plan.swapsSides ? swapSides(question) : question;
  return plan.grain == machine::Grain::Warp ? askWarps(planned) : planned;
}

bool mayOverlap(const PlanQuestion &planned, const Plan &plan, unsigned side) {
  int64_t step = side == 0 ? planned.overlapM : planned.overlapN;
  return step && plan.tile[side] % step == 0 && isBulk(plan) && !plan.computesA &&
         !plan.realignsA && !plan.addsSegments;
}

Plan planSegments(const PlanQuestion &question, const machine::Machine &machine,
                  const Plan &plan) {
  if (plan.warps.size() == 1)
    return plan; // of threads that store, whatever the sums become
  PlanQuestion parts = asPlanned(question, plan);
  RoleTile tile{plan.tile[0], plan.tile[1], plan.warps.back(), plan.stages,
                plan.tile[2] * machine::byteWidth(question.inputs[0].element) /
                    swizzleSpan};
  Plan segments = planRoleTile(parts, machine, tile);
  segments.swapsSides = plan.swapsSides;
  segments.segments = plan.segments;
  segments.splitCtas = plan.splitCtas;
  if (plan.ctas) { // CTAs that share a multiprocessor have budgets of their own
    segments.ctas = plan.ctas;
    segments.registers = plan.registers;
  }
  segments.addsSegments = plan.addsSegments;
  segments.reason = plan.reason;
  return segments;
}

/// A warp for each 16 rows, or for each 32 where every warp reads many columns, as long as
/// all schedulers have one: 128256 x 4096 by 64 rows takes 255.3 us so and 258.9 else.
static int64_t countOwnWarps(const OwnTile &own) {
  constexpr int64_t manyColumns = 32, schedulers = 4;
  int64_t wide = own.tile[0] / 32;
  bool isWide = own.tile[1] >= manyColumns && own.tile[0] % 32 == 0 && wide >= schedulers;
  return isWide ? wide : own.tile[0] / 16;
}

/// The fewest bytes that a thread copies without registers, and the most.
static constexpr int64_t leastCopied = 4, mostCopied = 16;

/// Whether rows of k end where a copy of so many bytes does. Aligned rows may end inside of one.
static bool haveWholeVectors(const PlanQuestion &question, int64_t vectorBytes) {
  int64_t bytes = machine::byteWidth(question.inputs[0].element);
  return question.extents.back().facts.divisor * bytes % vectorBytes == 0;
}

std::string planOwnCopies(const PlanQuestion &question, const machine::Machine &machine,
                          const OwnTile &own, Plan &plan) {
  constexpr int64_t mostRows = 256, mostColumns = 64, mostDepth = 1024; // bytes of k
  PlanQuestion sides = askWarps(own.swapsSides ? swapSides(question) : question);
  const Operand &a = sides.inputs[0], &b = sides.inputs[1];
  if (atomOf(sides, machine).grain != machine::Grain::Warp)
    return "expects elements that an instruction of a warp multiplies, where warps copy what "
           "they multiply, got other elements";
  int64_t bytes = machine::byteWidth(a.element);
  auto isOf = [&](unsigned side, int64_t unit, int64_t most) {
    return own.tile[side] % unit == 0 && own.tile[side] >= unit && own.tile[side] <= most;
  };
  if (own.tile.size() != 3 || !isOf(0, 16, mostRows) || !isOf(1, 8, mostColumns) ||
      !isOf(2, swizzleSpan / bytes, mostDepth / bytes) || !isPowerOf2_64(own.tile[2]))
    return "expects a tile of 16, 32 .. 256 by 8, 16 .. 64, and 128, 256 .. 1024 bytes of k, "
           "where warps copy what they multiply, got " +
           listOf(own.tile);
  plan = planSharedTile(sides, machine,
                        {own.tile[0], own.tile[1], own.tile[2] * bytes, countOwnWarps(own)});
  if (plan.tile[2] != own.tile[2])
    return "expects " + std::to_string(plan.tile[2]) + " of k in a tile, got " +
           std::to_string(own.tile[2]);
  if (plan.transferA != Transfer::CopyGroup || plan.transferB != Transfer::CopyGroup)
    return "expects operands that threads copy asynchronously where warps copy what they "
           "multiply, got one that is computed, that the instruction reads the other way "
           "round, or of " + std::to_string(std::min(a.vectorBytes, b.vectorBytes)) +
           " aligned bytes";
  if (!haveWholeVectors(question, leastCopied))
    return "expects rows of k that are whole copies of " + std::to_string(leastCopied) +
           " bytes where warps copy what they multiply, got a k that is a multiple of " +
           std::to_string(question.extents.back().facts.divisor) + " elements of " +
           std::to_string(bytes) + " bytes";
  if (own.stages) {
    plan.stages = own.stages;
    plan.sharedBytes = sharedBytesOf(sides, plan, machine);
  }
  plan.swapsSides = own.swapsSides;
  if (own.swapsSides)
    plan.reason += ", rows of the product are columns of the instruction";
  return verifyPlan(question, plan, machine);
}

namespace {
/// Tiles whose warps copy what they multiply, and what they serve: at most so many rows of
/// A, and more rows of B than `above`, up to `mostN`.
struct OwnClass {
  int64_t rows, columns, depth, stages, mostM, above, mostN;
};
} // namespace

/// What was measured on an H200 is in docs/few-rows.md. Tiles of 32, 48 and 112 rows are one
/// for each multiprocessor, or nearly; smaller ones of long B share it. Where one serves nobody
/// stands for election (PlanElected.cpp).
static constexpr int64_t anyN = int64_t(1) << 31, aboveK = 2048;
static constexpr OwnClass ownClasses[] = {
    {32, 8, 512, 4, 8, 3168, 4096},     {48, 8, 512, 3, 8, 5280, 6144},
    {112, 8, 128, 4, 8, 12672, 14336},  {32, 8, 256, 3, 8, 14336, anyN},
    {32, 16, 512, 3, 16, 3168, 4096},   {48, 16, 256, 4, 16, 5280, 6144},
    {64, 16, 128, 3, 16, 12672, anyN},  {48, 32, 128, 6, 32, 5280, 6144},
    {128, 32, 128, 2, 32, 67584, anyN}, {128, 64, 128, 2, 64, 67584, anyN}};
/// Where columns of B are contiguous a tile has rows of them: of 128 bytes and more, but for 16 rows of
/// A and more where that would be a tile for every other multiprocessor.
static constexpr OwnClass ownClassesOfColumns[] = {
    {64, 8, 512, 3, 8, 3168, 4224},    {64, 8, 128, 6, 8, 4224, 8448},
    {64, 8, 128, 3, 8, 8448, 33792},   {128, 8, 64, 2, 8, 33792, anyN},
    {32, 16, 128, 6, 16, 3168, 4224},  {64, 16, 128, 4, 16, 4224, 8448},
    {64, 16, 128, 3, 16, 8448, anyN},  {32, 32, 256, 4, 32, 3168, 4224},
    {64, 32, 128, 6, 32, 4224, 8448},  {64, 32, 128, 3, 32, 8448, 33792},
    {128, 32, 64, 2, 32, 33792, anyN}, {128, 64, 128, 3, 64, 8448, 33792},
    {128, 64, 64, 3, 64, 33792, anyN}};

Variants planOwnWarps(const PlanQuestion &question, const machine::Machine &machine) {
  Variants variants;
  const Operand &x = question.inputs[0], &w = question.inputs[1];
  bool comeInVectors = question.extents.size() == 3 && x.isKMajor && x.vectorBytes >= mostCopied &&
                       w.vectorBytes >= mostCopied && haveWholeVectors(question, mostCopied);
  bool areOf16Bits = machine::byteWidth(x.element) == 2;
  if (!machine::findTimings(machine.name) || !areOf16Bits || !comeInVectors)
    return variants;
  ArrayRef<OwnClass> classes = w.isKMajor ? ArrayRef(ownClasses) : ArrayRef(ownClassesOfColumns);
  for (const OwnClass &own : classes) {
    Plan plan;
    if (!planOwnCopies(question, machine,
                       {{own.rows, own.columns, own.depth}, /*swapsSides=*/true, own.stages},
                       plan)
             .empty())
      continue;
    Guard guard{{atMost(0, own.mostM), productAtLeast(1, 2, 1, own.above + 1),
                 productAtLeast(2, 3, 1, aboveK + 1)}};
    if (own.mostN != anyN)
      guard.conditions.push_back(atMost(1, own.mostN));
    variants.push_back({std::move(guard), plan});
  }
  return variants;
}

Variants planSkinny(const PlanQuestion &question,
                    const machine::Machine &machine) {
  unsigned n = question.extents.size() - 2, m = n - 1;
  PlanQuestion swapped = swapSides(question);
  Variants variants;
  for (int64_t columns : columnsOf) {
    Plan plan = planRoleTile(swapped, machine, {rows, columns, warps, mostStages});
    plan.swapsSides = true;
    plan.reason += ", rows of the product are columns of the instruction";
    // n >= m: else the other side is the short one.
    Inequality isWide{{Term{1, {n}}, Term{-1, {m}}}, 0};
    variants.push_back({{{atMost(m, columns), isWide}}, plan});
  }
  return variants;
}

} // namespace tier::problem
