//===- PlanCluster.cpp - CTAs that load tiles for each other --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The CTAs of a cluster [m, n] compute m x n tiles side by side. Those in a
// column need the same tile of B: each copies a part of it to all of them; so
// do those in a row with A. What a CTA asks of the cache, by lines of 128 bytes
// for a block of K of 128 bytes, in a tile [a, b]:
//
//   rows begin at lines          a + b             (a / n + b / m)
//   rows begin inside of them    2 a + 2 b         2 (a / n + b / m)
//
// An H200 gives a multiprocessor about one line in two cycles: aligned tiles of
// 128 x 256 ask for half of that and gain nothing from a cluster, others ask for
// all of it.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"
#include "tier/Problem/PlanShared.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace tier::problem {

bool hasWholeSpans(const Operand &operand, int64_t rows) {
  return operand.isKMajor ||
         rows * machine::byteWidth(operand.element) % swizzleSpan == 0;
}

int64_t rowsOfInstructions(const Plan &plan) {
  bool areWhole = plan.grain != machine::Grain::Warpgroup || plan.atom.empty();
  return areWhole ? plan.tile[0] : alignTo(plan.tile[0], plan.atom[0]);
}

bool hasSpareRows(const Plan &plan) { return rowsOfInstructions(plan) > plan.tile[0]; }

/// Rows that a copy may begin at: a swizzle permutes by addresses of shared memory, whose
/// multiples of 128 bytes are all that boxes need.
static int64_t rowStepOf(const Plan &plan) {
  constexpr int64_t atomBytes = 32; // of k, of an instruction of a warpgroup
  return swizzleSpan / std::gcd(swizzleSpan, plan.tile[2] * atomBytes / plan.atom[2]);
}

int64_t columnsOfBoxes(const Plan &plan, int64_t columns, int64_t bytes) {
  constexpr int64_t leastBox = 32; // bytes of a row that a swizzle permutes
  constexpr int64_t fewRows = 64, manyRows = 192;
  int64_t row = columns * bytes, rows = plan.tile[0];
  bool isOfCluster = plan.cluster.size() == 2 && plan.cluster[0] * plan.cluster[1] > 1;
  bool multipliesLong = isOfCluster && rows > manyRows, readsMuch = rows <= fewRows;
  if ((multipliesLong && row % leastBox == 0) || (readsMuch && row % (2 * leastBox) == 0))
    return columns;
  return (row > swizzleSpan / 2 ? alignTo(row, swizzleSpan) : std::max<int64_t>(PowerOf2Ceil(row), leastBox)) / bytes;
}

/// Whether bulk copies bring boxes of columns of B, which an instruction of warpgroups reads.
static bool comesInBoxesOfColumns(const PlanQuestion &question, const Plan &plan) {
  return plan.grain == machine::Grain::Warpgroup && !question.inputs[1].isKMajor &&
         plan.transferB == Transfer::Bulk && !question.foldK;
}

int64_t sharedRowsOf(const PlanQuestion &question, const Plan &plan, unsigned side) {
  int64_t rows = side == 0 ? rowsOfInstructions(plan) : plan.tile[side];
  if (side == 1 && comesInBoxesOfColumns(question, plan))
    rows = columnsOfBoxes(plan, rows, machine::byteWidth(question.inputs[1].element));
  if (plan.grain == machine::Grain::Pair) // the CTAs share columns of the instruction
    return side == 1 ? rows / 2 : rows;
  int64_t parts = plan.cluster.size() == 2 ? plan.cluster[1 - side] : 1;
  bool mayHaveMore = side == 1 && plan.grain == machine::Grain::Warpgroup;
  return mayHaveMore && parts > 1 ? alignTo(rows, rowStepOf(plan) * parts) : rows;
}

int64_t countClusters(const machine::Machine &machine, int64_t ctas) {
  constexpr int64_t leftOver = 12;
  return ctas > 2 ? (machine.units - leftOver) / ctas : machine.units / ctas;
}

/// Of one operand, of which columns that are multiplied in several pieces are copied in several.
static int64_t copiedRowsOf(const PlanQuestion &question, const Plan &plan, unsigned side) {
  bool isCut = question.foldK && side == 1 && plan.atom[1] < plan.tile[1];
  return isCut ? plan.atom[1] : sharedRowsOf(question, plan, side);
}

bool sharesPartsOfK(const PlanQuestion &question, const Plan &plan, unsigned side) {
  int64_t parts = plan.cluster[1 - side], rows = copiedRowsOf(question, plan, side);
  const Operand &operand = question.inputs[side];
  return parts > 1 && !operand.isKMajor && (rows % parts || !hasWholeSpans(operand, rows / parts));
}

Inequality startInsideOfLines(const PlanQuestion &question) {
  constexpr int64_t lineBytes = 128;
  unsigned m = question.extents.size() - 3;
  Inequality starts{{}, -1};
  for (unsigned side : {0, 1}) {
    const Operand &operand = question.inputs[side];
    unsigned pitch = operand.isKMajor ? m + 2 : m + side;
    int64_t line = lineBytes / machine::byteWidth(operand.element);
    if (operand.pitchDivisor % line != 0)
      starts.terms.push_back({1, {pitch}, line});
  }
  return starts;
}

std::optional<Variant> planShared(const PlanQuestion &question, Plan single,
                                  const machine::Machine &machine,
                                  ArrayRef<int64_t> cluster) {
  // A stage that threads read, as those do that compute A from it, is given back to a peer by a memory
  // barrier, which takes longer than lines do: x.astype(bf16) @ w of f32, 5000^3, took 752 us by pairs on
  // an H200, 2.2 times as long as x @ w, and 4096^3 without them 1.17 times.
  if (!machine.hasCluster || machine.hasTensorMemory || !isBulk(single) ||
      question.foldK || single.computesA)
    return std::nullopt;
  Inequality inside = startInsideOfLines(question);
  if (inside.terms.empty())
    return std::nullopt;
  placeInCluster(question, machine, cluster, single);
  chooseDepth(question, machine, single);
  single.reason += cluster[0] * cluster[1] == 2 ? "; pairs of CTAs" : "; CTAs of a cluster";
  single.reason += cluster[0] > 1 ? " load the columns of B" : " load the rows of A";
  single.reason += " for each other, since rows begin inside of cache lines";
  return Variant{{{inside}}, single};
}

std::string verifyRowCluster(const PlanQuestion &question, const Plan &plan,
                             const machine::Machine &machine) {
  int64_t ctas = 1;
  for (int64_t extent : plan.cluster)
    ctas *= extent;
  if (ctas == 1)
    return "";
  if (!machine.hasCluster || !plan.holdsWholeRow || plan.tile.front() != 1 ||
      plan.cluster.front() != 1 || !question.readsRowsAgain)
    return "expects clusters that hold one row that is read again, got others";
  if (ctas > 8 || (ctas & (ctas - 1)))
    return "expects 2, 4 or 8 CTAs that share a row, got " + std::to_string(ctas);
  return "";
}

std::string verifyCluster(const PlanQuestion &question, const Plan &plan,
                          const machine::Machine &machine) {
  int64_t ctas = 1;
  for (int64_t extent : plan.cluster) {
    if (extent < 1 || (extent & (extent - 1)))
      return "expects cluster extents that are powers of two, got " +
             std::to_string(extent);
    ctas *= extent;
  }
  if (plan.grain == machine::Grain::Pair)
    return plan.cluster == SmallVector<int64_t, 2>{2, 1}
               ? ""
               : "expects pairs of CTAs that share an instruction, one above the "
                 "other, got another cluster";
  if (ctas == 1)
    return "";
  if (!machine.hasCluster || machine.hasTensorMemory ||
      question.kind != GroupKind::Contraction || plan.cluster.size() != 2 ||
      plan.warps.size() < 2)
    return "expects clusters of products with roles that keep their sums in "
           "registers, got others";
  if (ctas > 8)
    return "expects at most 8 CTAs in a cluster, got " + std::to_string(ctas);
  constexpr int64_t contiguousStep = 8; // elements of 2 bytes in 16
  for (unsigned side : {0, 1}) {
    Transfer transfer = side ? plan.transferB : plan.transferA;
    int64_t parts = plan.cluster[1 - side], rows = copiedRowsOf(question, plan, side);
    if (sharesPartsOfK(question, plan, side)) {
      if (transfer != Transfer::Bulk || plan.tile[2] % (contiguousStep * parts))
        return "expects bulk copies of equal parts of k by each CTA of the cluster, of a multiple of " +
               std::to_string(contiguousStep) + ", got " + std::to_string(plan.tile[2]) + " of k for " +
               std::to_string(parts);
      continue;
    }
    int64_t step = question.inputs[side].isKMajor ? rowStepOf(plan) : contiguousStep;
    if (parts > 1 && (transfer != Transfer::Bulk || rows % (step * parts)))
      return "expects bulk copies of equal parts by each CTA of the cluster, of a multiple of " +
             std::to_string(step) + " rows, got " + std::to_string(plan.tile[side]) + " rows for " +
             std::to_string(parts);
  }
  return "";
}

} // namespace tier::problem
