//===- PlanVerify.cpp - what is wrong with the plan of a contraction ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whoever made it: the planner, or somebody who asks for it.
//
//   plan={"tile": (192, 208, 64)}    expects an instruction of at most 204 columns
//                                    where threads begin with 128 registers, got 208
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"
#include "tier/Problem/Fragment.h"
#include "tier/Problem/PlanShared.h"
#include "tier/Problem/ScaleTile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace tier::problem {

/// Registers for addresses, factors and counters where nothing else is moved.
static constexpr int64_t leastWorkRegisters = 36;
/// Registers beside the sums of one instruction of a warpgroup.
static constexpr int64_t instructionRegisters = 26;

std::string listOf(ArrayRef<int64_t> numbers) {
  std::string text;
  for (int64_t number : numbers)
    text += (text.empty() ? "[" : ", ") + std::to_string(number);
  return text.empty() ? "none" : text + "]";
}

int64_t depthOf(const PlanQuestion &question, const machine::Atom &atom, int64_t k) {
  int64_t block = question.foldK, bytes = machine::byteWidth(question.inputs[0].element);
  bool hasBlocks = atom.grain == machine::Grain::Warpgroup && k * bytes > swizzleSpan && block &&
                   block * bytes % swizzleSpan == 0 && k % block == 0;
  return block && !hasBlocks ? std::gcd(k, block) : k;
}

bool mayCutColumns(const PlanQuestion &question, const Plan &plan, int64_t columns) {
  return plan.tile[1] % columns == 0 ||
         (plan.grain == machine::Grain::Warpgroup && plan.tile[1] > columns &&
          !question.readsTiles && !question.reducesRows && !question.foldK);
}

bool mayReduceRows(const PlanQuestion &question, const Plan &plan) {
  constexpr int64_t manyWarps = 8;
  bool readsOthers = question.hasPolynomial || question.inputs.size() > 2;
  return plan.grain == machine::Grain::Warpgroup && !plan.swapsSides && !plan.splitsSums() &&
         plan.tile[1] % pieceColumns == 0 && !(plan.warps.back() > manyWarps && readsOthers);
}

/// Copies leave spare rows alone, nothing reads their sums, and threads store the others.
static std::string verifySpareRows(const PlanQuestion &question, const Plan &plan) {
  constexpr int64_t group = 8; // rows that a swizzle permutes
  if (!hasSpareRows(plan))
    return "";
  bool isAlone = plan.cluster[0] * plan.cluster[1] == 1;
  bool areWhole = isAlone && !plan.splitsSums() && !plan.alternates();
  bool areCopied = isBulk(plan) && !plan.computesA && question.inputs[0].isKMajor;
  if (plan.tile[0] % group == 0 && areCopied && areWhole && !plan.stagedColumns &&
      !question.reducesRows)
    return "";
  return "expects tiles of fewer rows than their instructions to have a multiple of 8, of "
         "operands that bulk copies bring and of whole sums that threads store, got " +
         listOf(plan.tile) + " by " + listOf(plan.atom);
}

std::string verifyContraction(const PlanQuestion &question, const Plan &plan,
                              const machine::Machine &machine) {
  if (plan.swapsSides || (plan.grain == machine::Grain::Warp && !question.ofWarps)) {
    Plan turned = plan;
    turned.swapsSides = false;
    return verifyContraction(asPlanned(question, plan), turned, machine);
  }
  if (plan.tile.size() != 3 || plan.atom.size() != 3)
    return "expects a tile and an atom [m, n, k], got " + listOf(plan.tile) +
           " and " + listOf(plan.atom);
  const machine::Atom *atom =
      machine.findAtom(plan.grain, plan.atom, question.inputs[0].element,
                       question.scaleBlock);
  if (!atom)
    return "expects an atom of the machine, got " + listOf(plan.atom);
  if (std::string wrong = verifySpareRows(question, plan); !wrong.empty())
    return wrong;
  SmallVector<int64_t, 4> tile(plan.tile);
  tile[0] = rowsOfInstructions(plan) * atom->ctas();
  // The last of several instructions side by side may have fewer columns.
  bool mayBeSeveral = plan.grain == machine::Grain::Warpgroup && !question.foldK && tile[1] > plan.atom[1],
       mayEndNarrow = mayBeSeveral && tile[1] % atom->nStep == 0;
  for (auto [dim, tile, side] : enumerate(tile, plan.atom))
    if (tile % side != 0 && !(dim == 1 && mayEndNarrow))
      return "expects a tile of whole atoms" +
             (dim == 1 && mayBeSeveral ? ", the last with a multiple of " + std::to_string(atom->nStep) + " columns" : "") +
             ", got " + std::to_string(tile) + " by " + std::to_string(side);
  int64_t ctas = 1;
  for (int64_t extent : plan.cluster)
    ctas *= extent;
  if (atom->ctas() > 1 && ctas != atom->ctas())
    return "expects a cluster of the CTAs that share an instruction, got " +
           std::to_string(ctas);
  if (plan.stagedColumns && !mayCutColumns(question, plan, plan.stagedColumns))
    return "expects whole pieces of the output, got " +
           std::to_string(plan.stagedColumns) + " columns of " +
           std::to_string(plan.tile[1]);
  if (int64_t bytes = sharedBytesOf(question, plan, machine);
      plan.sharedBytes != bytes)
    return "expects " + std::to_string(bytes) +
           " shared bytes for its ring and staging tile, got " +
           std::to_string(plan.sharedBytes);

  if (atom->accumulatesInTensorMemory() &&
      (plan.tile[1] < 32 || !isPowerOf2_64(plan.tile[1])))
    return "expects a power of two of columns of tensor memory, 32 or more, got " +
           std::to_string(plan.tile[1]);

  if (plan.alternates())
    if (std::string wrong = verifyTurns(question, plan); !wrong.empty())
      return wrong;

  int64_t warps = plan.warps.back();
  WarpGrid grid = chooseWarpGrid(*atom, rowsOfInstructions(plan), plan.tile[1], warps);
  // What reads tensor memory need not read whole instructions.
  int64_t columns =
      atom->accumulatesInTensorMemory() ? atom->nStep : plan.atom[1];
  if (plan.grain != machine::Grain::Thread &&
      (grid.m * grid.n * atom->warps() != warps ||
       tile[0] % (grid.m * atom->m) != 0 ||
       (plan.tile[1] % (grid.n * columns) != 0 && !(mayEndNarrow && grid.n == 1))))
    return "expects warps that share the tile evenly, got " +
           std::to_string(warps) + " for " + listOf(plan.tile);
  // The accumulator fits the registers of the role that holds it; a host keeps
  // all but one microtile on its stack.
  bool isCut = question.foldK && plan.grain == machine::Grain::Warpgroup;
  int64_t piece = isCut ? std::min(plan.tile[1], plan.atom[1]) : plan.tile[1];
  int64_t words = rowsOfInstructions(plan) *
                  (plan.tile[1] + (question.foldK ? piece : 0)) *
                  machine::byteWidth(question.accumulator) / 4 /
                  (warps * machine.lanes);
  if (plan.computesA) // what the instruction reads, while the next is computed
    words += 2 * plan.tile[0] / grid.m * plan.tile[2] *
             machine::byteWidth(question.inputs[0].element) / 4 /
             (atom->warps() * machine.lanes);
  int64_t resident = std::max<int64_t>(1, plan.ctas), threads = resident * plan.threads(machine), given = 0;
  for (auto [warpsOfRole, registers] : zip(plan.warps, plan.registers))
    given += resident * warpsOfRole * machine.lanes * registers;
  if (given > machine.registersPerCta)
    return "expects budgets of " + std::to_string(machine.registersPerCta) +
           " registers for the CTAs of a multiprocessor, got " + std::to_string(given);
  int64_t budget = plan.registers.empty()
                       ? std::min(machine.maxRegisters, machine.registersPerCta / threads)
                       : plan.registers.back();
  // Assemblers place what one instruction holds in the registers that threads begin with.
  int64_t first = machine.registersPerCta / threads / 8 * 8;
  if (plan.grain == machine::Grain::Warpgroup &&
      plan.atom[1] / 2 + instructionRegisters > first)
    return "expects an instruction of at most " +
           std::to_string(2 * (first - instructionRegisters)) +
           " columns where threads begin with " + std::to_string(first) +
           " registers, got " + std::to_string(plan.atom[1]);
  int64_t most = isCut ? budget - leastWorkRegisters : budget * 3 / 4;
  if (!machine.isHost() && words > most)
    return "expects an accumulator of at most " + std::to_string(most) +
           " registers, got " +
           std::to_string(words);
  auto divides = [](int64_t side, int64_t step) { return step % side == 0; };
  bool hasBlocks = question.foldK && plan.tile[2] > question.foldK; // which copies bring apart
  if (!divides(plan.tile[0], question.stepM) ||
      !divides(piece, question.stepN) ||
      depthOf(question, *atom, plan.tile[2]) != plan.tile[2] || (hasBlocks && !isBulk(plan)))
    return "expects tile sides that divide the steps of factors, got " +
           listOf({plan.tile[0], piece, plan.tile[2]}) + " for " +
           listOf({question.stepM, question.stepN, question.foldK});
  if (int64_t block = question.scaleBlock;
      block && atom->accumulatesInTensorMemory()) {
    ScaleTile a = ScaleTile::of(plan.tile[0], plan.tile[2], block),
              b = ScaleTile::of(plan.tile[1], plan.tile[2], block);
    if (a.scales * block != plan.tile[2])
      return "expects tiles with 4 scales of each row, or multiples of it, got " +
             std::to_string(plan.tile[2]) + " of k";
    if (a.columns() + b.columns() > scaleColumns)
      return "expects scales of a tile in at most " +
             std::to_string(scaleColumns) + " columns of tensor memory, got " +
             std::to_string(a.columns() + b.columns());
  }
  if (plan.claimsTiles && !machine.hasWorkClaim)
    return "expects a machine whose CTAs claim work, got " + machine.name.str();
  if ((plan.transferA == Transfer::Bulk || plan.transferB == Transfer::Bulk) &&
      !machine.hasBulkCopy)
    return "expects a machine with a bulk-copy engine, got " + machine.name.str();
  // Copies by groups leave out what warps have no equal parts of.
  bool isOfWarps = plan.grain == machine::Grain::Warp;
  for (auto [side, transfer] : {std::pair(0, plan.transferA), std::pair(1, plan.transferB)})
    if (machine.hasRoles && transfer != Transfer::Bulk &&
        !(isOfWarps && transfer == Transfer::CopyGroup) && !isPowerOf2_64(plan.tile[side]))
      return "expects tile sides that are powers of two where threads move "
             "them, got " +
             std::to_string(plan.tile[side]);
  constexpr int64_t leastSpan = 32; // bytes of rows that a swizzle permutes
  for (auto [side, transfer] : {std::pair(0, plan.transferA), std::pair(1, plan.transferB)}) {
    const Operand &operand = question.inputs[side];
    int64_t bytes = sharedRowsOf(question, plan, side) * machine::byteWidth(operand.element);
    if (plan.grain == machine::Grain::Warpgroup && !operand.isKMajor &&
        transfer == Transfer::Bulk && bytes % leastSpan)
      return "expects contiguous rows in whole spans of 32 bytes, got " +
             std::to_string(bytes) + " bytes";
  }
  return verifyCluster(question, plan, machine);
}

} // namespace tier::problem
