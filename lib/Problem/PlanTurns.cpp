//===- PlanTurns.cpp - two roles that multiply tiles in turn --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// "Ping-pong": two warpgroups have a tile each, and while one multiplies the other
// converts and stores. What an epilogue takes is hidden, in the time of a loop over k;
// for that, tiles are half as large, and load more for what they multiply. On an H200
// that gains where k is short beside the bytes that leave:
//
//   us, bf16              k    both   in turn  cuBLAS
//   8192 x 14336        256   125.0     109.3   115.6
//   8192 x 8192         512   108.7     102.1   107.0
//   8192 x 8192        1024   192.4     187.4   193.3
//   8192 x 8192        2048   358.0     360.6   365.3
//   1024 x 4096         512     9.7       9.2     9.7
//   8192 x 8192, f32   1024   220.2     204.2
//
// Where much is computed of the sums, two warpgroups do that sooner than one does: with
// bias and an exact gelu 154.6 us in place of 161.6 (8192 x 8192 x 512). Of 8-bit floats, sums
// that are scaled gain as well, up to twice the k, which takes as long (docs/products.md).
// Other epilogues that compute less were not measured, and are left as they were.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::problem {

/// Where it was measured to gain. With 2048 of k, of elements of two bytes, sums of 32 bits may
/// gain too, sums of 16 bits lose 1 %.
static constexpr int64_t leastM = 1024, leastN = 4096, leastK = 256, mostBytesOfK = 2048;

static int64_t outputBytes(const PlanQuestion &question) {
  int64_t bytes = 0;
  for (const Operand &output : question.outputs)
    bytes = std::max(bytes, machine::byteWidth(output.element));
  return bytes;
}

/// Wide tiles load less; of those with two rows of instructions each warpgroup has more
/// to multiply beside what it stores: results of 32 bits, and, where that is asked for, rows
/// that begin anywhere.
SmallVector<int64_t, 4> tileOfTurns(const PlanQuestion &question) {
  int64_t depth = swizzleSpan / machine::byteWidth(question.inputs[0].element);
  if (outputBytes(question) > 2 || storesInsideOfVectors(question))
    return {128, 128, depth};
  return {64, 256, depth};
}

static std::string refuse(const std::string &expects, const std::string &got) {
  return "expects " + expects + " where two roles multiply in turn, got " + got;
}

std::string verifyTurns(const PlanQuestion &question, const Plan &plan) {
  if (!isBulk(plan))
    return refuse("operands that bulk copies bring", "one that threads move");
  if (plan.computesA || question.foldK)
    return refuse("products of what was copied, that are added as they are",
                  plan.computesA ? "rows that are computed" : "sums that are folded");
  if (plan.cluster[0] * plan.cluster[1] != 1)
    return refuse("CTAs by themselves", "a cluster " + listOf(plan.cluster));
  if (plan.splitsSums() || plan.swapsSides)
    return refuse("whole sums, and rows of the product as rows of the instruction",
                  plan.swapsSides  ? "swapped sides"
                  : plan.splitCtas ? std::to_string(plan.splitCtas) + " CTAs that share sums"
                                   : std::to_string(plan.segments) + " segments");
  return "";
}

std::string checkTurns(const PlanQuestion &question, const Asked &asked,
                       const machine::Machine &machine) {
  if (asked.segments || asked.ctas || asked.addsSegments || asked.swapsSides)
    return refuse("whole sums, and rows of the product as rows of the instruction",
                  asked.swapsSides ? "swapped sides" : "segments of k");
  if (asked.roles)
    return refuse("a role that loads, and two", std::to_string(asked.roles) + " role(s)");
  bool isAlone = all_of(asked.cluster, [](int64_t ctas) { return ctas == 1; });
  if (!isAlone)
    return refuse("CTAs by themselves", "a cluster " + listOf(asked.cluster));
  const machine::Atom &atom = atomOf(question, machine);
  if (asked.grain == "warp" || atom.grain != machine::Grain::Warpgroup)
    return refuse("instructions of a warpgroup, with sums in registers",
                  asked.grain == "warp" ? "those of a warp"
                  : atom.accumulatesInTensorMemory()
                      ? "sums in tensor memory"
                      : "those of a " + machine::stringify(atom.grain).str());
  return "";
}

/// Rows that begin anywhere are left to others: of 7777 x 7777 x 1023, turns of 128 x 128 took
/// 0.776 of the rate of an aligned neighbour, 192 x 192 together 0.793 (bench/realign.py, H200).
Variants planTurns(const PlanQuestion &question, const machine::Machine &machine) {
  ArrayRef<Operand> operands = ArrayRef(question.inputs).take_front(2);
  int64_t bytes = machine::byteWidth(operands[0].element), wide = outputBytes(question);
  bool areAlike = all_of(operands, [&](const Operand &input) {
    return machine::byteWidth(input.element) == bytes && input.isKMajor;
  });
  bool isPlain = !question.hasEpilogue && question.inputs.size() == 2;
  bool isMeasured = bytes == 2 ? isPlain && (wide == 2 || wide == 4)
                               : bytes == 1 && machine::isFloat(operands[0].element) &&
                                     (isPlain || question.onlyScales) && wide == 2;
  if (!areAlike || !isMeasured || question.foldK || storesInsideOfVectors(question))
    return {};
  SmallVector<int64_t, 4> tile = tileOfTurns(question);
  Plan plan = planRoleTile(question, machine,
                           {tile[0], tile[1], /*warps=*/4, /*mostStages=*/8, /*spans=*/1,
                            /*alternates=*/true});
  if (!plan.stagedColumns || !verifyPlan(question, plan, machine).empty())
    return {};
  unsigned k = question.extents.size() - 1, m = k - 2, n = k - 1;
  Guard guard;
  guard.conditions = {productAtLeast(m, m + 1, 1, leastM), productAtLeast(n, n + 1, 1, leastN),
                      productAtLeast(k, k + 1, 1, leastK), atMost(k, mostBytesOfK / bytes)};
  return {{guard, plan}};
}

} // namespace tier::problem
