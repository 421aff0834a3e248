//===- PlanStaging.cpp - the shared memory of a product's plan ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared memory holds a ring of operands, and what results leave from: the more
// stages, the later the matrix unit waits; without a staging tile threads store.
//
//===----------------------------------------------------------------------===//

#include "PlanParts.h"
#include "tier/Problem/Fragment.h"
#include "tier/Problem/PlanShared.h"
#include "tier/Problem/ScaleTile.h"
#include "tier/Problem/SharedLayout.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tier::problem {

/// One stage is filled while another is read.
static constexpr int64_t leastStages = 2;
/// Fewer stages than this do not hide the latency of a bulk copy: give up the
/// staging tile instead.
static constexpr int64_t wantedStages = 3;
/// Bytes of lines of memory in which rows leave that begin inside of vectors.
static constexpr int64_t shortLine = 64, longLine = 128;
/// More stages than this hide nothing more: leave the rest to the staging tile. A stage of so many
/// CTAs and more waits for the slowest of them.
static constexpr int64_t enoughStages = 4, manyCtas = 4, enoughStagesOfMany = 5;

/// Bytes of one stage: a tile of A and one of B, and their scales.
static int64_t ringBytes(const PlanQuestion &question, const Plan &plan,
                         const machine::Machine &machine) {
  int64_t bytes = 0;
  auto add = [&](const Operand &array) {
    SharedQuestion tile{{plan.tile[0], plan.tile[2]},
                        machine::byteWidth(array.element),
                        array.isKMajor ? 1 : 0,
                        nullptr};
    bytes += chooseSharedLayout(tile, machine).bytes();
  };
  if (plan.realignsA) { // a vector more of each row
    const Operand &a = question.inputs[0];
    bytes += plan.tile[0] * (plan.tile[2] + a.residues) * machine::byteWidth(a.element);
  } else if (plan.computesA) {
    for_each(question.producersA, add);
  }
  for (unsigned side = plan.computesA; side < 2; ++side) {
    const Operand &operand = question.inputs[side];
    bool isOfThreads = plan.grain == machine::Grain::Thread;
    bool isAlongK = isOfThreads ? threadsReadAlongK(operand, plan.tile, machine) : operand.isKMajor;
    SharedQuestion tile{{sharedRowsOf(question, plan, side), plan.tile[2]},
                        machine::byteWidth(operand.element),
                        isAlongK ? 1 : 0,
                        &atomOf(question, machine)};
    bytes += chooseSharedLayout(tile, machine).bytes();
  }
  if (atomOf(question, machine).accumulatesInTensorMemory())
    bytes += scaleBytes(plan.tile[0], plan.tile[1], plan.tile[2],
                        question.scaleBlock);
  return bytes;
}

/// Whether larger staging tiles gain more than a fourth stage: of more than 128 rows and of many
/// columns. But not of 256 rows of operands that lie along their sides, whose steps are shorter
/// instead (`chooseDepth`), nor of three warpgroups of a CTA alone whose last piece is narrower.
static bool hasManySums(const Parts &parts, const Plan &plan) {
  constexpr int64_t manyColumns = 144, manyOfThree = 160;
  int64_t rows = plan.tile[0], columns = plan.tile[1];
  if (parts.atom.grain != machine::Grain::Warpgroup || !isOfTwoBytes(parts.a))
    return false;
  bool isAlone = plan.cluster[0] * plan.cluster[1] == 1;
  if (rows == threeGroups)
    return columns >= manyOfThree && !(isAlone && columns % pieceColumns);
  return rows == tallRows && columns > manyColumns && (parts.a.isKMajor || parts.b.isKMajor);
}

static int64_t stagingBytes(const PlanQuestion &question, const Plan &plan) {
  int64_t bytes = 0;
  for (const Operand &output : question.outputs)
    bytes = std::max(bytes, machine::byteWidth(output.element));
  int64_t roles = plan.alternates() ? 2 : 1;
  return roles * plan.stagedTiles * plan.tile[0] * plan.stagedColumns * bytes;
}

/// Barriers, and what aligning the first tile may cost.
static int64_t fixedBytes(const machine::Machine &machine) {
  return machine.hasRoles ? 2048 : 0;
}

int64_t sharedBytesOf(const PlanQuestion &question, const Plan &plan,
                      const machine::Machine &machine) {
  if (plan.swapsSides) {
    Plan turned = plan;
    turned.swapsSides = false;
    return sharedBytesOf(swapSides(question), turned, machine);
  }
  return plan.stages * ringBytes(question, plan, machine) +
         stagingBytes(question, plan) + fixedBytes(machine);
}

int64_t stagesThatFit(const Parts &parts, const Plan &plan,
                             int64_t most) {
  int64_t room = parts.machine.sharedBytes - fixedBytes(parts.machine) -
                 stagingBytes(parts.question, plan);
  int64_t stages =
      std::min(most, room / ringBytes(parts.question, plan, parts.machine));
  if (auto k = parts.question.extents[parts.k].facts.value)
    stages = std::min(stages, (*k + plan.tile[2] - 1) / plan.tile[2]);
  return std::max(leastStages, stages);
}

/// Whether the output may leave through shared memory in pieces: each thread holds
/// some columns of each, in rows that a swizzle serves.
static bool mayStagePieces(const Parts &parts, const Plan &plan) {
  if (parts.atom.grain != machine::Grain::Warpgroup)
    return false;
  WarpGrid grid = chooseWarpGrid(parts.atom, plan.tile[0], plan.tile[1],
                                 plan.warps.back());
  constexpr int64_t leastRow = 64; // bytes
  return grid.n == 1 && mayCutColumns(parts.question, plan, pieceColumns) &&
         plan.tile[1] >= 4 * pieceColumns &&
         pieceColumns * parts.outputBytes() >= leastRow;
}

/// Whether a thread would hold what the epilogue reads or reduces beside so many sums
/// that they do not fit its registers.
static bool worksBesideManySums(const Parts &parts, const Plan &plan) {
  constexpr int64_t many = 64;
  int64_t threads = plan.warps.back() * parts.machine.lanes;
  return (parts.question.inputs.size() > 2 || parts.question.reducesRows) &&
         plan.tile[0] * plan.tile[1] >= many * threads;
}

/// Bytes of the elements of a result that may leave in lines; 0: it may not.
static int64_t bytesInLines(ArrayRef<Operand> outputs) {
  int64_t bytes = outputs.size() == 1 ? machine::byteWidth(outputs[0].element) : 0;
  return bytes == 2 || bytes == 4 ? bytes : 0;
}

bool storesInsideOfVectors(const PlanQuestion &question) {
  constexpr int64_t vector = 16;
  return bytesInLines(question.outputs) && question.outputs[0].isKMajor &&
         question.outputs[0].vectorBytes < vector;
}

/// Whether pieces take turns in so many staging tiles: neighbours, the last piece and
/// the first of the next turn among them, have different ones.
static bool takesTurns(int64_t pieces, int64_t tiles) {
  return tiles > 1 && pieces % tiles != 1;
}

static int64_t fewestTiles(int64_t pieces) {
  int64_t tiles = 2;
  while (!takesTurns(pieces, tiles))
    ++tiles;
  return tiles;
}

/// Pieces of so many columns in as few staging tiles as they take turns in, or more
/// where these cost no stage.
static Plan stageInPieces(const Parts &parts, Plan plan, int64_t columns,
                          int64_t mostStages) {
  int64_t pieces = divideCeil(plan.tile[1], columns);
  plan.stagedColumns = columns;
  plan.stagedTiles = fewestTiles(pieces);
  plan.stages = stagesThatFit(parts, plan, mostStages);
  for (Plan more = plan; ++more.stagedTiles < pieces;)
    if (takesTurns(pieces, more.stagedTiles) &&
        stagesThatFit(parts, more, mostStages) == plan.stages)
      plan.stagedTiles = more.stagedTiles;
  return plan;
}

/// Whether rows of the result begin where no bulk copy does, and leave in lines of memory: those of a
/// warp wait in shared memory for the columns that fill them.
static bool leavesInLines(const Parts &parts, const Plan &plan) {
  bool areInside = storesInsideOfVectors(parts.question);
  return (areInside || (plan.realignsA && bytesInLines(parts.question.outputs))) &&
         !hasSpareRows(plan) && mayStagePieces(parts, plan);
}

/// Lines of so many bytes, of which a row has two that wait.
static Plan stageLines(const Parts &parts, Plan plan, int64_t line, int64_t mostStages) {
  constexpr int64_t waiting = 2;
  plan.stagedColumns = pieceColumns;
  plan.stagedTiles = divideCeil(waiting * line, pieceColumns * bytesInLines(parts.question.outputs));
  plan.stages = stagesThatFit(parts, plan, mostStages);
  return plan;
}

void stageBeside(const Parts &parts, Plan &plan) {
  if (leavesInLines(parts, plan)) {
    plan = stageLines(parts, plan, shortLine, plan.stages);
    plan.sharedBytes = sharedBytesOf(parts.question, plan, parts.machine);
    return;
  }
  Plan best = plan;
  best.stagedColumns = best.stagedTiles = 0;
  for (int64_t columns : {pieceColumns / 2, pieceColumns})
    if (mayStagePieces(parts, plan) && mayCutColumns(parts.question, plan, columns))
      if (Plan cut = stageInPieces(parts, plan, columns, plan.stages); cut.stages == plan.stages)
        best = cut;
  plan = best;
  plan.sharedBytes = sharedBytesOf(parts.question, plan, parts.machine);
}

/// Staging tiles for all pieces of an array that bulk copies bring there, and for those of
/// the tile before that are still read: who copies waits for none. Rows of a piece fill a
/// span, since the engine is asked for each of them. Nothing where one thread does not fill
/// the ring, where a polynomial of so many columns spills, or what is reduced of them, nor
/// where it was not measured to be faster: smaller tiles, whose rings lose more, clusters, and
/// other elements.
static std::optional<Plan> planCopies(const Parts &parts, Plan plan, int64_t mostStages) {
  constexpr int64_t leastRows = 128, leastColumns = 256, bytes = 2;
  const PlanQuestion &question = parts.question;
  bool isAlone = plan.cluster[0] * plan.cluster[1] == 1;
  if (!question.mayCopyTile || question.foldK || question.hasPolynomial ||
      question.reducesRows || plan.computesA || !isBulk(plan) || !isAlone ||
      plan.tile[0] < leastRows || plan.tile[1] < leastColumns || parts.bytes() != bytes ||
      parts.outputBytes() != bytes || !mayStagePieces(parts, plan))
    return std::nullopt;
  plan.copiesTile = true;
  plan.stagedColumns = swizzleSpan / bytes;
  plan.stagedTiles = plan.tile[1] / plan.stagedColumns + tilesBehind;
  plan.stages = stagesThatFit(parts, plan, mostStages);
  if (plan.tile[1] % plan.stagedColumns || plan.stages < wantedStages ||
      sharedBytesOf(question, plan, parts.machine) > parts.machine.sharedBytes)
    return std::nullopt;
  return plan;
}

void chooseStaging(const Parts &parts, Plan &plan, int64_t mostStages) {
  int64_t enough = plan.cluster[0] * plan.cluster[1] >= manyCtas ? enoughStagesOfMany : enoughStages;
  plan.copiesTile = false;
  Plan direct = plan;
  direct.stagedColumns = direct.stagedTiles = 0;
  direct.stages = stagesThatFit(parts, direct, mostStages);
  // Rows of residues would go to staging tiles a few bytes at a time.
  bool mayStage = !plan.realignsA && !hasSpareRows(plan) &&
                  all_of(parts.question.outputs,
                         [](const Operand &output) { return output.allowsBulkCopy; });
  if (!mayStage) {
    // Threads that would store a few bytes each exchange them by rows first.
    // Of long lines the cache is asked half as often. Of rows of residues, whose stages hide more, they
    // are slower, and of wider results they were not timed.
    if (leavesInLines(parts, plan)) {
      Plan lines = stageLines(parts, direct, longLine, mostStages);
      bool areLong = !plan.realignsA && bytesInLines(parts.question.outputs) == 2 && lines.stages >= wantedStages;
      direct = areLong ? lines : stageLines(parts, direct, shortLine, mostStages);
    }
    plan = direct;
    return;
  }
  if (hasManySums(parts, plan))
    mostStages = std::min(mostStages, wantedStages);
  plan.stagedColumns = plan.tile[1];
  plan.stagedTiles = 1;
  plan.stages = stagesThatFit(parts, plan, mostStages);
  if (mayStagePieces(parts, plan)) {
    Plan cut = plan;
    cut.stagedColumns = pieceColumns;
    cut.stagedTiles = divideCeil(plan.tile[1], pieceColumns);
    // Some are read while others are written. They are half as wide where that makes
    // room for a stage.
    Plan few = stageInPieces(parts, plan, pieceColumns, mostStages);
    if (few.stages < enough && mayCutColumns(parts.question, plan, pieceColumns / 2)) {
      Plan narrow = stageInPieces(parts, plan, pieceColumns / 2, mostStages);
      if (narrow.stages > few.stages)
        few = narrow;
    }
    if (plan.alternates()) // each has staging tiles
      plan = few;
    else if (plan.stages < enough && few.stages > plan.stages &&
        (plan.stages >= wantedStages || few.stages >= wantedStages))
      plan = few;
    else if (plan.stages >= wantedStages && worksBesideManySums(parts, plan))
      plan = cut;
  }
  if (plan.stages < wantedStages && direct.stages > plan.stages)
    plan = direct;
  if (plan.alternates())
    return; // what the epilogue reads, threads load
  if (std::optional<Plan> copied = planCopies(parts, direct, mostStages))
    plan = *copied;
}

} // namespace tier::problem
