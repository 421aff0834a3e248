//===- PlanContraction.cpp - tiles, stages and roles of a contraction -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles are chosen by the work there is: a large tile moves the fewest bytes
// per multiply, but a small problem must still fill the machine. Operands are
// transferred by the best means that is legal for them, the ring takes what
// shared memory the output's staging tile leaves.
//
//===----------------------------------------------------------------------===//

#include "PlanParts.h"
#include "tier/Machine/AsyncCopy.h"
#include "tier/Machine/BulkCopy.h"
#include "tier/Problem/PlanCost.h"
#include "tier/Problem/PlanShared.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cassert>

using namespace llvm;

namespace tier::problem {

/// Columns of the sums of one block of k that wait to be added; of more, two halves take turns.
static constexpr int64_t foldedColumns = 192;
/// Rows of tiles that share operand columns while they are in cache.
static constexpr int64_t groupRows = 2048;

namespace {
/// One row of a table of tiles.
struct TileRow {
  int64_t m, n, kBytes, warps;
  bool alternates = false;
};
} // namespace

const machine::Atom &atomOf(const PlanQuestion &question,
                            const machine::Machine &machine) {
  assert(question.inputs.size() >= 2 && "a contraction reads two operands");
  // Nobody would fill the operands of sums without terms. (No other instruction scales.)
  bool isEmpty = !question.extents.empty() && !question.scaleBlock &&
                 question.extents.back().facts.value == 0;
  // Threads fold sums that lie in registers, of whole instructions.
  for (const machine::Atom &atom : machine.atoms)
    if (atom.serves(question.inputs[0].element, question.inputs[1].element,
                    question.accumulator, question.scale,
                    question.scaleBlock) &&
        !(question.ofWarps && atom.grain != machine::Grain::Warp &&
          atom.grain != machine::Grain::Thread) &&
        !(question.foldK &&
          (atom.accumulatesInTensorMemory() || question.foldK % atom.k)) &&
        !(isEmpty && atom.accumulatesInTensorMemory()))
      return atom;
  return machine.atoms.back(); // serves every type
}

/// The best legal way to shared memory.
static Transfer chooseTransfer(const Parts &parts, ArrayRef<int64_t> tile, const Operand &operand,
                               bool isFused, bool mayBeMNMajor, bool hasRoles) {
  if (isFused)
    return Transfer::Threads;
  bool transposes = parts.atom.grain == machine::Grain::Thread
                        ? operand.isKMajor && !threadsReadAlongK(operand, tile, parts.machine)
                        : !operand.isKMajor && !mayBeMNMajor;
  if (transposes)
    return Transfer::Threads;
  if (operand.allowsBulkCopy && parts.machine.hasBulkCopy && hasRoles)
    return Transfer::Bulk;
  if (machine::asyncCopyOf(parts.machine.name).serves(operand.vectorBytes))
    return Transfer::CopyGroup;
  return Transfer::Threads;
}

static Plan basePlan(const Parts &parts, TileRow row) {
  Plan plan;
  int64_t tileK = depthOf(parts.question, parts.atom,
                          std::max(parts.atom.k, row.kBytes / parts.bytes()));
  plan.tile = {row.m, row.n, tileK};
  plan.grain = parts.atom.grain;
  int64_t columns = parts.question.foldK && row.n > foldedColumns ? row.n / 2 : row.n;
  // The widest of two instructions side by side: columns that lie in spans begin the other one where a span does.
  constexpr int64_t widestOfTwo = 192;
  bool areTwo = parts.atom.grain == machine::Grain::Warpgroup && columns > parts.atom.n;
  plan.atom = {parts.atom.m, areTwo ? widestOfTwo : std::min(parts.atom.n, columns), parts.atom.k};
  plan.group = std::max<int64_t>(1, groupRows / row.m);
  plan.warps = {row.warps};
  return plan;
}

//===----------------------------------------------------------------------===//
// Warpgroup atoms: a role loads, a role multiplies
//===----------------------------------------------------------------------===//

/// Threads move the operand, a few bytes at a time.
static bool isMovedInPieces(const Operand &operand, Transfer transfer) {
  return transfer != Transfer::Bulk && operand.vectorBytes < 8;
}

static Plan planWithRoles(const Parts &parts, TileRow row,
                          int64_t mostStages = maxStages,
                          bool isInPairs = false) {
  Plan plan = basePlan(parts, row);
  if (isInPairs) {
    plan.grain = machine::Grain::Pair;
    plan.atom[0] *= 2;
  }
  const PlanQuestion &question = parts.question;
  Prologue prologue;
  if (parts.atom.grain == machine::Grain::Warpgroup)
    prologue = findPrologue(question, parts.machine);
  plan.realignsA = question.inputs[0].residues > 0;
  plan.computesA = prologue.atom || plan.realignsA;
  plan.transferA =
      plan.computesA
          ? Transfer::Bulk
          : chooseTransfer(parts, plan.tile, parts.a, question.hasFusedProducerA,
                           parts.atom.allowsMNMajorA, /*hasRoles=*/true);
  plan.transferB = chooseTransfer(parts, plan.tile, parts.b, question.hasFusedProducerB,
                                  parts.atom.allowsMNMajorB, /*hasRoles=*/true);
  bool isBulk =
      plan.transferA == Transfer::Bulk && plan.transferB == Transfer::Bulk;

  // One warpgroup moves, the others multiply. Three warpgroups start with 168
  // registers each and trade them; two have enough. Whoever moves tiles through
  // registers takes what the accumulators leave.
  plan.warps = {4, row.warps};
  if (row.warps == 8 && parts.atom.grain != machine::Grain::Warp)
    plan.registers = isBulk        ? SmallVector<int64_t, 2>{40, 232}
                     : row.n > 128 ? SmallVector<int64_t, 2>{104, 200}
                                   : SmallVector<int64_t, 2>{152, 176};
  if (row.warps == 12 && parts.atom.grain == machine::Grain::Warpgroup)
    plan.registers = isBulk ? SmallVector<int64_t, 2>{40, 152}
                            : SmallVector<int64_t, 2>{104, 136};

  if (row.alternates) {
    plan.warps = {4, 4, 4};
    plan.registers = {40, 232, 232};
  }

  chooseStaging(parts, plan, mostStages);
  plan.sharedBytes = sharedBytesOf(question, plan, parts.machine);
  plan.reason = "a role moves operands, " + std::to_string(row.warps / 4) +
                " warpgroup(s) multiply";
  if (parts.atom.grain == machine::Grain::Warp)
    plan.reason = "a role moves operands, " + std::to_string(row.warps) +
                  " warp(s) multiply 16 rows each";
  if (row.alternates)
    plan.reason = "a role moves operands, two of a warpgroup multiply tiles in turn";
  if (plan.realignsA)
    plan.reason += "; they shift rows of A in registers, which " +
                   std::to_string(question.inputs[0].residues) +
                   " maps bring, one for each remainder of their numbers";
  else if (plan.computesA)
    plan.reason += "; they compute A in registers, from tiles that bulk copies "
                   "bring";
  else if (!prologue.refusal.empty())
    plan.reason += "; who moves operands computes A: " + prologue.refusal;
  return plan;
}

void chooseDepth(const PlanQuestion &question, const machine::Machine &machine, Plan &plan, int64_t mostStages) {
  constexpr int64_t few = 3, quarters = 4;
  Parts parts(question, machine);
  int64_t whole = swizzleSpan / parts.bytes(), shorter = whole / quarters * few;
  auto hasDepth = [&](int64_t depth) { return plan.tile[2] == depth; };
  if (parts.a.isKMajor || parts.b.isKMajor || !isBulk(plan) || plan.grain != machine::Grain::Warpgroup ||
      question.foldK || plan.computesA || mostStages <= few || !(hasDepth(whole) || hasDepth(shorter)))
    return;
  for (int64_t depth : {whole, shorter}) {
    plan.tile[2] = depth;
    chooseStaging(parts, plan, mostStages);
    if (plan.stages > few)
      break;
  }
  if (plan.stages <= few) { // neither hides more
    plan.tile[2] = whole;
    chooseStaging(parts, plan, mostStages);
  }
  plan.sharedBytes = sharedBytesOf(question, plan, machine);
}

Plan planRoleTile(const PlanQuestion &question, const machine::Machine &machine,
                  const RoleTile &tile) {
  Parts parts(question, machine);
  Plan plan = planWithRoles(parts, {tile.m, tile.n, tile.spans * swizzleSpan, tile.warps, tile.alternates},
                            tile.mostStages);
  chooseDepth(question, machine, plan, tile.mostStages);
  return plan;
}

Plan planSmallTile(const PlanQuestion &question, const machine::Machine &machine) {
  constexpr int64_t side = 64, warps = 4, movedStages = 4, movedCtas = 2;
  RoleTile tile{side, side, warps};
  Plan plan = planRoleTile(question, machine, tile);
  if (isBulk(plan))
    return plan;
  tile.mostStages = movedStages;
  plan = planRoleTile(question, machine, tile);
  if (movedCtas * plan.sharedBytes <= machine.sharedBytes) {
    plan.ctas = movedCtas;
    // What is under way takes more than sums do, unless these are kept of blocks too.
    plan.registers = question.foldK ? SmallVector<int64_t, 2>{152, 104}
                                    : SmallVector<int64_t, 2>{168, 88};
  }
  return plan;
}

void placeInCluster(const PlanQuestion &question, const machine::Machine &machine,
                    ArrayRef<int64_t> cluster, Plan &plan) {
  int64_t alone = sharedRowsOf(question, plan, 1);
  plan.cluster.assign(cluster.begin(), cluster.end());
  // How many stages are enough depends on it, and so does what a stage takes.
  if (cluster[0] * cluster[1] > 1 || sharedRowsOf(question, plan, 1) != alone)
    chooseStaging(Parts(question, machine), plan, maxStages);
  plan.sharedBytes = sharedBytesOf(question, plan, machine);
}

static Variants planWarpgroups(const Parts &parts) {
  const TileRow large{128, 256, swizzleSpan, 8}, medium{128, 128, swizzleSpan, 8};
  int64_t units = parts.machine.units, wave = units * large.m * large.n;
  // work = batch * M * N; one tile more than a side would multiply zeros.
  auto work = [&](int64_t scale, int64_t bound) {
    return productAtLeast(0, parts.k, scale, bound);
  };
  auto rowsAbove = [&](int64_t bound) {
    return productAtLeast(parts.m, parts.m + 1, 1, bound + 1);
  };
  auto columnsAbove = [&](int64_t bound) {
    return productAtLeast(parts.n, parts.n + 1, 1, bound + 1);
  };
  Plan largePlan = planWithRoles(parts, large),
       mediumPlan = planWithRoles(parts, medium);
  // Element by element, one warpgroup does not keep up with large tiles.
  if (isMovedInPieces(parts.a, largePlan.transferA) ||
      isMovedInPieces(parts.b, largePlan.transferB))
    largePlan = mediumPlan;
  // Sums of a large tile, and those of a piece of its columns in one block of
  // k, leave no registers to move tiles, nor for a factor of each column.
  bool folds = parts.question.foldK,
       isWide = isBulk(largePlan) && !(folds && parts.question.hasColumnFactors);
  if (folds && !isWide)
    largePlan = mediumPlan;
  Variants variants = planOwnWarps(parts.question, parts.machine);
  append_range(variants, planTurning(parts.question, parts.machine));
  append_range(variants, planFewColumns(parts.question, parts.machine));
  Variants judged = variants;
  append_range(variants, planDeep(parts.question, parts.machine, judged));
  Variants elected = planElected(parts.question, parts.machine, judged);
  // Of few rows and of few columns all stand for election, but sums of blocks of few columns.
  bool areFewElected = !elected.empty() && !folds;
  append_range(variants, elected);
  if (!areFewElected)
    append_range(variants, planSkinny(parts.question, parts.machine));
  if (isWide) {
    // The cache is short before multiplies are: pairs, even if they fill half of a machine.
    Variants clusters = planElectedClusters(parts.question, parts.machine);
    append_range(variants, clusters);
    // Of rows of k that serves all; of others, products of few waves.
    if (clusters.empty() || !parts.a.isKMajor || !parts.b.isKMajor)
      append_range(variants, planLargeTiles(parts.question, parts.machine, /*inPairs=*/true,
                                            {{rowsAbove(128), columnsAbove(128), work(2, wave)}}));
    append_range(variants, planTurns(parts.question, parts.machine));
    append_range(variants, planElectedAtLines(parts.question, parts.machine));
    append_range(variants,
                 planLargeTiles(parts.question, parts.machine, /*inPairs=*/false,
                                {{rowsAbove(64), columnsAbove(128), work(2, wave)}}));
  } else {
    // Between one wave of large tiles and one and a half, three waves of medium
    // ones end before two of large ones.
    variants.push_back({{{rowsAbove(64), columnsAbove(128), work(1, wave + 1),
                          work(-2, 1 - 3 * wave)}},
                        mediumPlan});
    variants.push_back(
        {{{rowsAbove(64), columnsAbove(128), work(10, 9 * wave)}}, largePlan});
  }
  variants.push_back(
      {{{rowsAbove(64), columnsAbove(64), work(4, wave)}}, mediumPlan});
  variants.push_back({{}, planSmallTile(parts.question, parts.machine)});
  return variants;
}

//===----------------------------------------------------------------------===//
// Atoms that write tensor memory: one thread of a role issues them, and the
// warps of another read what they wrote
//===----------------------------------------------------------------------===//

static void giveTensorMemoryRoles(Plan &plan, TileRow row, bool hasScales,
                                  const machine::Machine &machine) {
  // Lanes 32 w .. 32 w + 31 belong to warps w, w + 4, ..: roles begin at whole
  // warpgroups. Readers take what the others leave, and so does whoever moves
  // tiles, or scales, through registers.
  bool byThreads = !isBulk(plan) || hasScales;
  plan.warps = {4, 4, row.warps};
  plan.registers = {byThreads ? 208 : 40, 40, row.warps == 8 ? 216 : 232};
  plan.claimsTiles = !byThreads && machine.hasWorkClaim;
  plan.reason = "a role moves operands, one thread multiplies into tensor "
                "memory, " +
                std::to_string(row.warps / 4) + " warpgroup(s) read it";
}

static Plan planWithTensorMemory(const Parts &parts, TileRow row) {
  Plan plan = planWithRoles(parts, row);
  giveTensorMemoryRoles(plan, row, parts.question.scaleBlock, parts.machine);
  return plan;
}

/// The same with two CTAs, one above the other, that share one instruction:
/// each copies half of the columns, so more stages fit.
static std::optional<Plan> planWithPairs(const Parts &parts, TileRow row) {
  const int64_t shape[] = {2 * row.m, row.n, parts.atom.k};
  if (!parts.machine.hasPair ||
      !parts.machine.findAtom(machine::Grain::Pair, shape, parts.a.element,
                              parts.question.scaleBlock))
    return std::nullopt;
  Plan plan = planWithRoles(parts, row, maxStages, /*isInPairs=*/true);
  // The first CTA's barrier counts the bytes of both; threads store scales alone.
  if (!isBulk(plan))
    return std::nullopt;
  plan.cluster = {2, 1};
  giveTensorMemoryRoles(plan, row, parts.question.scaleBlock, parts.machine);
  plan.reason = "two CTAs share each instruction: " + plan.reason;
  return plan;
}

/// Large tiles for a wave of them, in pairs where there are two above one
/// another, else narrow ones.
static Variants planTensorMemory(const Parts &parts) {
  const TileRow large{128, 256, swizzleSpan, 8}, medium{128, 128, swizzleSpan, 4},
      small{128, 64, swizzleSpan, 4};
  int64_t units = parts.machine.units;
  auto work = [&](const TileRow &row) {
    return productAtLeast(0, parts.k, 10, 9 * units * row.m * row.n);
  };
  Plan largePlan = planWithTensorMemory(parts, large),
       mediumPlan = planWithTensorMemory(parts, medium);
  // Threads that move large tiles would need the registers of the readers, and two
  // copies of their sums would leave no columns for scales.
  TileRow shared = parts.question.scaleBlock ? medium : large;
  Variants variants;
  if (std::optional<Plan> pairs = planWithPairs(parts, shared))
    variants.push_back(
        {{{productAtLeast(parts.m, parts.m + 1, 1, shared.m + 1), work(shared)}},
         *pairs});
  if (isBulk(largePlan) && !parts.question.scaleBlock)
    variants.push_back({{{work(large)}}, largePlan});
  variants.push_back({{{work(medium)}}, mediumPlan});
  variants.push_back({{}, planWithTensorMemory(parts, small)});
  return variants;
}

//===----------------------------------------------------------------------===//
// Warp and thread atoms: everyone loads, then multiplies
//===----------------------------------------------------------------------===//

static Plan planOneRole(const Parts &parts, TileRow row) {
  Plan plan = basePlan(parts, row);
  const PlanQuestion &question = parts.question;
  plan.transferA = chooseTransfer(parts, plan.tile, parts.a, question.hasFusedProducerA,
                                  parts.atom.allowsMNMajorA, /*hasRoles=*/false);
  plan.transferB = chooseTransfer(parts, plan.tile, parts.b, question.hasFusedProducerB,
                                  parts.atom.allowsMNMajorB, /*hasRoles=*/false);
  bool isAsync = plan.transferA == Transfer::CopyGroup &&
                 plan.transferB == Transfer::CopyGroup;
  plan.stages = stagesThatFit(parts, plan, isAsync ? 4 : 2);
  plan.sharedBytes = sharedBytesOf(question, plan, parts.machine);
  plan.reason = "every warp moves operands, then multiplies";
  return plan;
}

/// Large tiles for a wave of them, else small ones.
static Variants planTwoSizes(const Parts &parts, TileRow large, TileRow small) {
  Variants variants;
  Plan largePlan = planOneRole(parts, large);
  if (largePlan.sharedBytes <= parts.machine.sharedBytes)
    variants.push_back(
        {{{productAtLeast(0, parts.k, 1,
                          parts.machine.units * large.m * large.n)}},
         largePlan});
  variants.push_back({{}, planOneRole(parts, small)});
  return variants;
}

/// One thread walks microtiles of four rows and two vectors; a tile of eight
/// by two of them uses each packed panel often enough to pay for packing it.
static Plan planMicrotiles(const Parts &parts, TileRow row) {
  Plan plan = basePlan(parts, row);
  plan.stages = 1;
  plan.sharedBytes = sharedBytesOf(parts.question, plan, parts.machine);
  plan.reason = "microtiles of one thread over packed panels of K";
  return plan;
}

static Variants planHost(const Parts &parts) {
  int64_t bytes =
      std::max(machine::byteWidth(parts.question.accumulator), parts.bytes());
  int64_t n = 4 * parts.machine.bytesPerVector / bytes, m = 32;
  Variants variants;
  variants.push_back(
      {{}, planMicrotiles(parts, {m, n, 256 * parts.bytes(), 1})});
  return variants;
}

Plan planSharedTile(const PlanQuestion &question,
                    const machine::Machine &machine, const SharedTile &tile) {
  Parts parts(question, machine);
  if (machine.isHost())
    return planMicrotiles(
        parts, {tile.m, tile.n, tile.depth * parts.bytes(), tile.warps});
  return planOneRole(parts, {tile.m, tile.n, tile.depth, tile.warps});
}

Variants planContraction(const PlanQuestion &question,
                         const machine::Machine &machine) {
  Parts parts(question, machine);
  if (machine.isHost())
    return planHost(parts);
  int64_t lanes = machine.lanes;
  switch (parts.atom.grain) {
  case machine::Grain::Warpgroup: {
    if (question.inputs[0].residues)
      return planResidues(question, machine);
    if (question.inputs[1].residues)
      return turnVariants(planResidues(swapSides(question), machine), question);
    // What is computed is A: it may come from registers.
    PlanQuestion turned = swapSides(question);
    return findPrologue(turned, machine).atom
               ? turnVariants(planWarpgroups(Parts(turned, machine)), question)
               : planWarpgroups(parts);
  }
  case machine::Grain::Cta:
    return planTensorMemory(parts);
  case machine::Grain::Warp:
    if (isOfThreads(question, machine))
      return planThreads(question, machine);
    // Two sets of accumulators want 256 threads.
    return planTwoSizes(parts,
                        {128, 128, 64, question.foldK ? 256 / lanes : 4},
                        {64, 64, 64, 4});
  default:
    if (isOfThreads(question, machine))
      return planThreads(question, machine);
    return planTwoSizes(parts, {128, 128, 16 * parts.bytes(), 256 / lanes},
                        {64, 64, 16 * parts.bytes(), 128 / lanes});
  }
}

/// Whether the copy engine may add the segments of a plan, each time to the same sums.
static std::string checkAdding(const PlanQuestion &question, const Plan &plan,
                               const machine::Machine &machine) {
  if (!plan.splitsSums())
    return "expects segments of k where they are added, got one";
  if (machine::isFloat(question.accumulator))
    return "expects sums of integers where segments are added in any order: floats "
           "would round differently from run to run, got sums of floats";
  if (!machine::bulkCopyEngineOf(machine.name).reduces("add", question.accumulator))
    return "expects a copy engine that adds to such sums, got that of " +
           machine.name.str();
  return "";
}

/// Sides and segments are those of the grid of plans (PlanCost.h).
static std::string planAskedOfGrid(const PlanQuestion &question,
                                   const Asked &asked,
                                   const machine::Machine &machine,
                                   Plan &plan) {
  if (asked.tile.size() != 3 || !asked.cluster.empty() || asked.stages)
    return "expects a tile [m, n, k], and no cluster or stages, with swapped "
           "sides, segments or instructions of warps, got tile " +
           listOf(asked.tile) + ", cluster " + listOf(asked.cluster) +
           " and stages " + std::to_string(asked.stages);
  int64_t span = swizzleSpan / machine::byteWidth(question.inputs[0].element);
  bool ofWarps = asked.grain == "warp";
  int64_t spans = std::max<int64_t>(1, asked.tile[2] / span);
  Candidacy found = planOf({asked.tile[0], asked.tile[1], asked.swapsSides,
                            std::max<int64_t>(1, asked.segments), ofWarps, spans, asked.ctas},
                           question, machine);
  if (found.refusal.empty() && found.plan.tile[2] != asked.tile[2])
    return "expects " + std::to_string(found.plan.tile[2]) +
           " of k in a tile, got " + std::to_string(asked.tile[2]);
  if (asked.addsSegments) {
    if (found.refusal.empty())
      found.refusal = checkAdding(question, found.plan, machine);
    found.plan.addsSegments = true;
    found.plan.reason += ", added where the sums lie";
  }
  plan = found.plan;
  return found.refusal;
}

/// Warps copy what they multiply.
static std::string planAskedOfOneRole(const PlanQuestion &question, const Asked &asked,
                                      const machine::Machine &machine, Plan &plan) {
  if (asked.roles != 1 || asked.grain != "warp" || asked.tile.size() != 3 ||
      !asked.cluster.empty() || asked.segments > 1 || asked.ctas || asked.addsSegments)
    return "expects one role, a tile [m, n, k] and the grain \"warp\", and no cluster or "
           "segments, where roles are asked for, got " +
           std::to_string(asked.roles) + " role(s), tile " + listOf(asked.tile) +
           ", cluster " + listOf(asked.cluster);
  std::string wrong = planOwnCopies(question, machine,
                                    {asked.tile, asked.swapsSides, asked.stages}, plan);
  plan.reason += "; as asked for";
  return wrong;
}

/// Whether a tile with swapped sides is one of the grid, whose rings take all of the
/// shared memory.
static bool isOfGrid(ArrayRef<int64_t> tile) {
  return tile.size() != 3 || (tile[0] <= 128 && tile[1] <= 64);
}

static std::string planAsOne(const PlanQuestion &question, const Asked &asked,
                             const machine::Machine &machine, Plan &plan) {
  if (question.kind == GroupKind::Contraction && isOfThreads(question, machine) &&
      (asked.grain.empty() ||
       asked.grain == machine::stringify(atomOf(question, machine).grain)))
    return planAskedOfThreads(question, asked, machine, plan);
  if (question.kind != GroupKind::Contraction || !machine.hasRoles)
    return "expects a product on a machine with roles, got " +
           (machine.hasRoles ? "another kernel" : machine.name.str());
  if (!asked.grain.empty() && asked.grain != "warp" && asked.grain != "warpgroup")
    return "expects a grain \"warp\" or \"warpgroup\", got \"" + asked.grain + '"';
  if (asked.alternates)
    if (std::string wrong = checkTurns(question, asked, machine); !wrong.empty())
      return wrong;
  if (asked.roles)
    return planAskedOfOneRole(question, asked, machine, plan);
  if (asked.segments || asked.ctas || asked.addsSegments || asked.grain == "warp" ||
      (asked.swapsSides && asked.cluster.empty() && !asked.stages && isOfGrid(asked.tile)))
    return planAskedOfGrid(question, asked, machine, plan);
  if (asked.swapsSides) {
    Asked turned = asked;
    turned.swapsSides = false;
    std::string wrong = planAsOne(swapSides(question), turned, machine, plan);
    plan.swapsSides = true;
    return wrong;
  }
  Parts parts(question, machine);
  SmallVector<int64_t, 4> tile(asked.tile.begin(), asked.tile.end());
  if (tile.empty() && asked.alternates)
    tile = tileOfTurns(question);
  if (tile.empty()) { // the largest of those that it would take, in such a cluster
    bool fits = false;
    for (Variant &variant : planContraction(question, machine)) {
      const auto &other = variant.plan.tile;
      if (variant.plan.warps.back() > 8 || other[0] > 128 || other[1] > mostOfOne) // it has a rival everywhere
        continue;
      if (!asked.cluster.empty())
        variant.plan.cluster.assign(asked.cluster.begin(), asked.cluster.end());
      bool otherFits = verifyCluster(question, variant.plan, machine).empty();
      if (tile.empty() || otherFits > fits ||
          (otherFits == fits && other[0] * other[1] > tile[0] * tile[1])) {
        tile = other;
        fits = otherFits;
      }
    }
  }
  if (tile.size() != 3 || any_of(tile, [](int64_t side) { return side < 1; }))
    return "expects a tile [m, n, k], got " + listOf(tile);
  // One warpgroup for each 64 rows, up to three; of those that read tensor memory, as hold the sums.
  bool isTensor = parts.atom.accumulatesInTensorMemory();
  int64_t mostSums = isTensor && !question.foldK ? 64 * 256 : 64 * tile[1];
  bool isOfThree = tile[0] % 192 == 0 && !isTensor;
  bool isOfOne = asked.alternates || (!isOfThree && tile[0] * tile[1] <= mostSums);
  TileRow row{tile[0], tile[1], tile[2] * parts.bytes(), isOfOne ? 4 : isOfThree ? 12 : 8,
              asked.alternates};
  if (!isTensor && parts.atom.grain != machine::Grain::Warpgroup)
    return "expects a product whose instruction several warps share, got one of a " +
           machine::stringify(parts.atom.grain).str();
  plan = isTensor ? planWithTensorMemory(parts, row) : planWithRoles(parts, row);
  if (isTensor && asked.cluster == ArrayRef<int64_t>{2, 1}) {
    std::optional<Plan> pairs = planWithPairs(parts, row);
    if (!pairs)
      return "expects operands that bulk copies bring, and tiles of half of the rows "
             "of an instruction that two CTAs share, got tile " +
             listOf(tile);
    plan = *pairs;
  }
  if (plan.tile[2] != tile[2])
    return "expects " + std::to_string(plan.tile[2]) + " of k in a tile, got " +
           std::to_string(tile[2]);
  if (asked.cluster.size() == 2 && all_of(asked.cluster, [](int64_t side) { return side > 0; }))
    placeInCluster(question, machine, asked.cluster, plan);
  else if (!asked.cluster.empty()) // which is refused
    plan.cluster.assign(asked.cluster.begin(), asked.cluster.end());
  PlanQuestion without = question; // copies take the room of further stages
  without.mayCopyTile = false;
  if (asked.stages) {
    chooseStaging(parts, plan, asked.stages);
    if (plan.stages < asked.stages && plan.copiesTile)
      chooseStaging(Parts(without, machine), plan, asked.stages);
    plan.stages = asked.stages;
    plan.sharedBytes = sharedBytesOf(question, plan, machine);
    if (plan.sharedBytes > machine.sharedBytes && plan.stagedColumns)
      stageBeside(parts, plan);
  }
  plan.reason += "; as asked for";
  return verifyPlan(question, plan, machine);
}

std::string planAsked(const PlanQuestion &question, const Asked &asked,
                      const machine::Machine &machine, Plan &plan) {
  std::string wrong = planAsOne(question, asked, machine, plan);
  if (!wrong.empty() || question.extents.size() != 3)
    return wrong;
  chooseBegin(question, plan, machine);
  return "";
}

} // namespace tier::problem
