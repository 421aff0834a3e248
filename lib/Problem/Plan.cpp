//===- Plan.cpp - variants, guards, and what every plan obeys -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Plan.h"
#include "PlanRules.h"
#include "tier/Problem/PlanElection.h"
#include "tier/Problem/Reach.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cassert>

using namespace llvm;

namespace tier::problem {

//===----------------------------------------------------------------------===//
// Guards
//===----------------------------------------------------------------------===//

Inequality atMost(unsigned index, int64_t bound) {
  return {{Term{-1, {index}}}, bound};
}

Inequality productAtLeast(unsigned first, unsigned last, int64_t scale,
                          int64_t bound) {
  Term term{scale, {}};
  for (unsigned i = first; i < last; ++i)
    term.extents.push_back(i);
  return {{term}, -bound};
}

static int64_t evaluate(const Inequality &polynomial,
                        ArrayRef<int64_t> extents) {
  int64_t sum = polynomial.constant;
  for (const Term &term : polynomial.terms) {
    int64_t product = 1;
    for (unsigned index : term.extents)
      product *= extents[index];
    sum += term.coefficient * (term.modulus ? product % term.modulus : product);
  }
  return sum;
}

bool Inequality::holds(ArrayRef<int64_t> extents) const {
  return evaluate(*this, extents) >= 0;
}

bool Guard::holds(ArrayRef<int64_t> extents) const {
  SmallVector<int64_t> all(extents);
  for (const Quotient &quotient : quotients)
    all.push_back(divideCeilSigned(evaluate(quotient.dividend, all),
                                   quotient.divisor));
  return all_of(conditions, [&](const Inequality &c) { return c.holds(all); }) &&
         (!election || election->elect(extents) == elected);
}

static std::string str(const Inequality &polynomial, ArrayRef<Extent> extents) {
  std::string text;
  raw_string_ostream os(text);
  for (const Term &term : polynomial.terms) {
    os << term.coefficient;
    for (unsigned index : term.extents)
      os << '*' << extents[index].name;
    if (term.modulus)
      os << " mod " << term.modulus;
    os << " + ";
  }
  os << polynomial.constant;
  return text;
}

/// The question's extents, and the quotients that conditions read, which are known
/// where all that they read is.
static SmallVector<Extent> withQuotients(ArrayRef<Extent> extents,
                                         const Guard &guard) {
  SmallVector<Extent> all(extents);
  for (const Quotient &quotient : guard.quotients) {
    Extent extent{("ceil((" + Twine(str(quotient.dividend, all)) + ") / " +
                   Twine(quotient.divisor) + ")")
                      .str(),
                  {}};
    SmallVector<int64_t> values;
    for (const Extent &before : all)
      values.push_back(before.facts.value.value_or(0));
    if (all_of(quotient.dividend.terms, [&](const Term &term) {
          return all_of(term.extents, [&](unsigned index) {
            return all[index].facts.value.has_value();
          });
        }))
      extent.facts.value = divideCeilSigned(evaluate(quotient.dividend, values),
                                            quotient.divisor);
    all.push_back(extent);
  }
  return all;
}

std::string Guard::str(ArrayRef<Extent> extents) const {
  if (isAlways())
    return "always";
  SmallVector<Extent> all = withQuotients(extents, *this);
  std::string text;
  raw_string_ostream os(text);
  interleave(
      conditions, os,
      [&](const Inequality &condition) {
        os << problem::str(condition, all) << " >= 0";
      },
      " and ");
  if (election)
    os << (conditions.empty() ? "" : " and ") << "the model elects plan " << elected << " of "
       << election->plans.size();
  return text;
}

/// The truth of a condition if the facts settle it.
static std::optional<bool> decide(const Inequality &condition,
                                  ArrayRef<Extent> extents) {
  SmallVector<int64_t> values(extents.size(), 0);
  for (const Term &term : condition.terms) {
    bool isMultiple = term.modulus && any_of(term.extents, [&](unsigned index) {
      return extents[index].facts.divisor % term.modulus == 0;
    });
    if (isMultiple) // the remainder is that of 0
      continue;
    for (unsigned index : term.extents) {
      if (!extents[index].facts.value)
        return std::nullopt;
      values[index] = *extents[index].facts.value;
    }
  }
  return condition.holds(values);
}

/// Drops variants that cannot serve and conditions that always hold.
static Variants prune(Variants variants, ArrayRef<Extent> extents,
                      SmallVectorImpl<Dropped> &dropped) {
  Variants kept;
  for (Variant &variant : variants) {
    bool canServe = true;
    SmallVector<Extent> all = withQuotients(extents, variant.guard);
    SmallVector<Inequality, 2> open;
    for (const Inequality &condition : variant.guard.conditions) {
      std::optional<bool> truth = decide(condition, all);
      if (!truth)
        open.push_back(condition);
      else if (!*truth)
        canServe = false;
    }
    if (!canServe) {
      dropped.push_back({variant, variant.guard.str(extents) + " never holds"});
      continue;
    }
    variant.guard.conditions = open;
    kept.push_back(variant);
  }
  return kept;
}

/// The least extents of a launch: one that does nothing is none.
static SmallVector<int64_t> leastExtents(const PlanQuestion &question) {
  SmallVector<int64_t> least(question.extents.size(), 1);
  if (question.kind != GroupKind::Elementwise)
    least.back() = 0; // A reduction of nothing writes its start.
  return least;
}

//===----------------------------------------------------------------------===//
// The problem
//===----------------------------------------------------------------------===//

int64_t widestElement(const PlanQuestion &question) {
  int64_t bytes = 1;
  for (const Operand &operand :
       concat<const Operand>(question.inputs, question.outputs))
    bytes = std::max(bytes, machine::byteWidth(operand.element));
  return bytes;
}

int64_t widestAlongTile(const PlanQuestion &question) {
  return question.onlyReduces ? widestInput(question) : widestElement(question);
}

int64_t Plan::threads(const machine::Machine &machine) const {
  int64_t sum = 0;
  for (int64_t w : warps)
    sum += w;
  return sum * machine.lanes;
}

int64_t Plan::segmentsOf(int64_t tiles, int64_t steps) const {
  if (!splitCtas)
    return segments;
  // None is empty.
  int64_t each = divideCeil(steps, std::max<int64_t>(1, splitCtas / std::max<int64_t>(1, tiles)));
  return std::max<int64_t>(1, divideCeil(steps, std::max<int64_t>(1, each)));
}

bool Plan::beginsEarly(const machine::Machine &machine) const {
  constexpr int64_t fewRows = 64;
  bool isAlone = swapsSides && tile[1] <= fewRows && 2 * sharedBytes > machine.sharedBytes;
  return machine.hasDependentLaunch && !waits && (isAlone || readsEarly);
}

bool shareKernel(const Plan &a, const Plan &b) {
  Plan other = b;
  other.readsEarly = a.readsEarly;
  other.waits = a.waits;
  return a == other;
}

bool multipliesVector(const PlanQuestion &question) {
  return question.kind == GroupKind::Rows && question.rowArrays == 1 &&
         question.columnArrays == 1 && !question.readsRowsAgain && !question.movesRows;
}

Variants plan(const PlanQuestion &question, const machine::Machine &machine) {
  SmallVector<Dropped, 0> dropped;
  return plan(question, machine, dropped);
}

Variants plan(const PlanQuestion &question, const machine::Machine &machine,
              SmallVectorImpl<Dropped> &dropped) {
  Variants variants;
  switch (question.kind) {
  case GroupKind::Elementwise:
    variants = planElementwise(question, machine);
    break;
  case GroupKind::Rows:
    variants = planRows(question, machine);
    for (Variant &variant : variants)
      variant.plan.readsEarly =
          question.combinesParts ||
          (variant.plan.holdsWholeRow && multipliesVector(question));
    break;
  case GroupKind::Contraction:
    variants = planContraction(question, machine);
    break;
  }
  variants = prune(std::move(variants), question.extents, dropped);
  variants = dropUnreachable(std::move(variants), question.extents,
                             leastExtents(question), dropped);
  assert(!variants.empty() && !variants.back().plan.asksForDenseRows() &&
         "some variant always serves");
  // Where those before serve whatever comes, the last of them needs no guard.
  variants.back().guard = {};
#ifndef NDEBUG
  for (const Variant &variant : variants)
    assert(verifyPlan(question, variant.plan, machine).empty());
#endif
  return variants;
}

const Variant &choose(ArrayRef<Variant> variants, ArrayRef<int64_t> extents) {
  for (const Variant &variant : variants)
    if (variant.guard.holds(extents))
      return variant;
  llvm_unreachable("the last guard is empty");
}

std::string verifyPlan(const PlanQuestion &question, const Plan &plan,
                       const machine::Machine &machine) {
  auto wrong = [](StringRef what, int64_t most, int64_t got) {
    return ("expects " + Twine(what) + " of at most " + Twine(most)).str() +
           ", got " + std::to_string(got);
  };
  int64_t threads = plan.threads(machine);
  if (plan.warps.empty() || threads > machine.maxThreads)
    return wrong("threads", machine.maxThreads, threads);
  if (plan.sharedBytes > machine.sharedBytes)
    return wrong("shared bytes", machine.sharedBytes, plan.sharedBytes);
  if (plan.stages < 1)
    return "expects at least one stage, got " + std::to_string(plan.stages);
  for (int64_t side : plan.tile)
    if (side < 1)
      return "expects tile sides of at least 1, got " + std::to_string(side);
  if (!machine.hasRoles && plan.warps.size() > 1)
    return "expects one role, got " + std::to_string(plan.warps.size());
  if (!plan.registers.empty()) {
    if (!machine.hasRegisterBudgets ||
        plan.registers.size() != plan.warps.size())
      return "expects a register budget for every role or none, got " +
             std::to_string(plan.registers.size()) + " for " +
             std::to_string(plan.warps.size());
    int64_t sum = 0;
    for (auto [warps, registers] : zip_equal(plan.warps, plan.registers)) {
      if (registers % 8 != 0 || registers < 24 || registers > 256)
        return "expects register budgets in 24, 32 .. 256, got " +
               std::to_string(registers);
      sum += warps * machine.lanes * registers;
    }
    // Roles may only trade what the CTA was given at entry.
    int64_t entry = machine.registersPerCta / threads / 8 * 8 * threads;
    if (sum > entry)
      return wrong("registers", entry, sum);
  }
  if (plan.elementLanes &&
      (plan.tile[0] * plan.elementLanes < threads ||
       plan.tile[1] % plan.elementLanes || !plan.holdsWholeRow))
    return "expects rows that lanes of one warp hold, got a tile of " +
           std::to_string(plan.tile[0]) + " rows";
  if (plan.rowLanes && (!isPowerOf2_64(plan.rowLanes) || plan.rowLanes > machine.lanes ||
                        plan.elementLanes || question.kind != GroupKind::Rows))
    return "expects lanes of a warp that hold vectors of a row, got " +
           std::to_string(plan.rowLanes);
  if (plan.acrossWarps && (!plan.holdsWholeRow || plan.warps.size() != 1 ||
                           plan.warps[0] % plan.acrossWarps || plan.tile.back() % plan.acrossWarps))
    return "expects warps that share whole rows, got " + std::to_string(plan.acrossWarps);
  if (plan.ctas < 0)
    return "expects CTAs of at least 0, got " + std::to_string(plan.ctas);
  if (plan.ctas * plan.sharedBytes > machine.sharedBytes)
    return wrong("shared bytes of all CTAs", machine.sharedBytes,
                 plan.ctas * plan.sharedBytes);
  if (plan.walksRows &&
      (!machine.hasCopyGroup || machine.lanes != 32 || !plan.holdsWholeRow ||
       plan.ctas < 1 || plan.elementLanes))
    return "expects rows that CTAs walk to be held whole, with the next one in shared "
           "memory, got others";
  int64_t beginnings = std::max<int64_t>(
      1, plan.beginsAt / (question.mostShift ? 1 : std::max<int64_t>(1, plan.vectorElements)));
  if (int64_t walkers = machine.units * plan.ctas / plan.cluster[1];
      plan.keptArrays && (!plan.walksRows || walkers < beginnings))
    return "expects a CTA that walks, or a cluster, for each of the " + std::to_string(beginnings) +
           " places where rows begin in a line, where arrays are kept, got " + std::to_string(walkers);
  if (question.kind == GroupKind::Rows && plan.holdsWholeRow && plan.ctas > 0) {
    // A thread holds its part of the row, each element once, and addresses. What is walked is held
    // as it was copied, as are rows that are quantised: two elements of 2 bytes are one word.
    int64_t elements = product_of(plan.tile, int64_t(1)) / threads;
    int64_t words = elements * std::max<int64_t>(1, widestElement(question) / 4) +
                    overheadRegisters;
    if (isQuantised(question) || (plan.walksRows && widestElement(question) == 2))
      words = divideCeil(elements, 2) + overheadRegisters;
    int64_t room = std::min(machine.maxRegisters,
                            machine.registersPerCta / (plan.ctas * threads));
    if (words > room)
      return wrong("registers of a thread", room, words);
  }
  if (question.kind == GroupKind::Contraction)
    return verifyContraction(question, plan, machine);
  if (question.kind == GroupKind::Rows)
    return verifyRowCluster(question, plan, machine);
  return "";
}

} // namespace tier::problem
