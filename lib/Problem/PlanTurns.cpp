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
//   8192 x 8192         512   108.7     102.1   107.0
//   8192 x 8192        1024   192.4     187.4   193.3
//   8192 x 8192        2048   358.0     360.6   365.3
//   8192 x 8192, f32   1024   220.2     204.2
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::problem {

static int64_t outputBytes(const PlanQuestion &question) {
  int64_t bytes = 0;
  for (const Operand &output : question.outputs)
    bytes = std::max(bytes, machine::byteWidth(output.element));
  return bytes;
}

/// Wide tiles load less; of those with two rows of instructions each warpgroup has more
/// to multiply beside what it stores.
SmallVector<int64_t, 4> tileOfTurns(const PlanQuestion &question) {
  int64_t depth = swizzleSpan / machine::byteWidth(question.inputs[0].element);
  if (outputBytes(question) > 2)
    return {128, 128, depth};
  return {64, 256, depth};
}

std::string verifyTurns(const PlanQuestion &question, const Plan &plan) {
  auto refuse = [](const std::string &expects, const std::string &got) {
    return "expects " + expects + " where two roles multiply in turn, got " + got;
  };
  if (!isBulk(plan))
    return refuse("operands that bulk copies bring", "one that threads move");
  if (plan.computesA || question.foldK)
    return refuse("products of what was copied, that are added as they are",
                  plan.computesA ? "rows that are computed" : "sums that are folded");
  if (plan.cluster[0] * plan.cluster[1] != 1)
    return refuse("CTAs by themselves", "a cluster " + listOf(plan.cluster));
  if (plan.segments > 1 || plan.swapsSides)
    return refuse("whole sums, and rows of the product as rows of the instruction",
                  plan.segments > 1 ? std::to_string(plan.segments) + " segments"
                                    : "swapped sides");
  return "";
}

std::string checkTurns(const PlanQuestion &question, const Asked &asked,
                       const machine::Machine &machine) {
  auto refuse = [](const std::string &expects, const std::string &got) {
    return "expects " + expects + " where two roles multiply in turn, got " + got;
  };
  if (asked.segments || asked.addsSegments || asked.swapsSides)
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

} // namespace tier::problem
