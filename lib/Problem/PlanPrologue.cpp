//===- PlanPrologue.cpp - who computes an operand that is fused ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// x.astype(bf16) @ w, (x * s) @ w: an operand is computed from arrays. Threads
// that load, compute and store its tiles to shared memory keep up with small
// products only. Where the machine multiplies A from registers, bulk copies
// bring tiles of the arrays as they are, and whoever multiplies reads its part
// of them, computes and goes on, while other warpgroups multiply:
//
//   A computed   B bulk   arrays bulk   atom from registers    tiles of arrays
//   B computed   the same with rows and columns exchanged
//   A begins     B bulk   by residues   atom from registers    tiles of each residue
//     anywhere            of its rows
//   else                                                       threads store A
//
// Large products take less time if another kernel stores the operand once: what computing it for
// every tile costs is said here, what storing it costs where it is placed.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "tier/Problem/PlanCost.h"
#include "tier/Problem/PlanShared.h"

#include "llvm/ADT/STLExtras.h"

#include <utility>

using namespace llvm;

namespace tier::problem {

/// Tiles of more arrays take the stages that hide the latency of copies.
static constexpr size_t mostProducers = 2;

const machine::Atom *registerAtomOf(const PlanQuestion &question,
                                    const machine::Machine &machine) {
  for (const machine::Atom &atom : machine.atoms)
    if (atom.grain == machine::Grain::Warpgroup &&
        atom.sourceA == machine::Source::Register &&
        atom.serves(question.inputs[0].element, question.inputs[1].element,
                    question.accumulator))
      return &atom;
  return nullptr;
}

Prologue findPrologue(const PlanQuestion &question,
                      const machine::Machine &machine) {
  auto refuse = [](StringRef why) { return Prologue{nullptr, why.str()}; };
  if (question.kind != GroupKind::Contraction || !question.hasFusedProducerA)
    return {};
  if (!machine.hasBulkCopy || !machine.hasRoles)
    return refuse("no engine copies tiles");
  if (question.foldK)
    return refuse("the registers hold sums that are folded");
  if (question.producersA.empty() || question.producersA.size() > mostProducers)
    return refuse("it is not computed from one or two arrays with its rows "
                  "and k");
  for (const Operand &array : question.producersA) {
    if (!array.allowsBulkCopy)
      return refuse("no bulk copy brings an array that it is computed from");
    if (!array.isKMajor && (machine::byteWidth(array.element) != 2 ||
                            !machine.hasMatrixLoad))
      return refuse("rows of an array that it is computed from lie side by "
                    "side, and no matrix load turns them");
  }
  const Operand &b = question.inputs[1];
  if (question.hasFusedProducerB)
    return refuse("B is computed too");
  const machine::Atom *atom = registerAtomOf(question, machine);
  if (!atom)
    return refuse("no instruction reads it from registers");
  return b.allowsBulkCopy && (b.isKMajor || atom->allowsMNMajorB)
             ? Prologue{atom, ""}
             : refuse("no bulk copy brings B");
}

namespace {

/// A width of tiles that so many tiles of columns have at most.
struct FewColumns {
  int64_t columns, tiles;
};

} // namespace

/// Few columns beside an A that is computed (int8 weights beside few tokens) are short of arithmetic for A: two
/// warpgroups, 128 of k at once, CTAs that share sums where tiles are few; and no tile more than columns ask
/// for, since each computes A. On an H200, us of int8 weights, by 128 x 64, 128 or 256 with 64 of k, and of bf16 ones:
///
///   14336 x 4096 beside 16: 20.2, (50.8), 30.3   beside 128: 29.1, 31.8, 32.7   beside 160: 33.4, 36.7, 35.7
///   4096 x 14336 beside 64: 25.4, (85.7), 32.1   beside 300: 72.8, 98.7, 54.5
///   4096 x 4096 beside 96: 16.0, 19.3, 12.3      beside 256: 29.3, 35.9, 15.0
///
/// In brackets, when bytes were converted by instructions for that.
Variants planFewColumns(const PlanQuestion &question, const machine::Machine &machine) {
  constexpr int64_t rows = 128, spans = 2, mostOfAny = 64;
  constexpr FewColumns widths[] = {{16, 1},  {32, 1},  {64, 1},  {96, 1}, {128, 1},
                                   {160, 1}, {208, 1}, {128, 2}, {160, 2}};
  constexpr int64_t leastShared = 1024, leastWork = int64_t(1) << 21;
  Variants variants;
  if (!findPrologue(question, machine).atom)
    return variants;
  // Of wider arrays tiles of many columns leave too few stages.
  bool isOfBytes = question.producersA.size() == 1 &&
                   machine::byteWidth(question.producersA.front().element) == 1;
  unsigned k = question.extents.size() - 1, n = k - 1, m = n - 1;
  auto add = [&](FewColumns width, int64_t ctas, ArrayRef<Inequality> conditions) {
    Candidate candidate{rows, width.columns};
    candidate.spans = spans;
    candidate.ctas = ctas;
    Candidacy found = planOf(candidate, question, machine);
    if (!found.refusal.empty() || !found.plan.computesA)
      return;
    Guard guard;
    guard.conditions.push_back(atMost(n, width.columns * width.tiles));
    append_range(guard.conditions, conditions);
    // Of 256 columns and more rows tiles of all of them are one wave.
    bool isHalf = width.tiles > 1 && width.columns == rows;
    if (isHalf)
      guard.conditions.push_back(atMost(m, machine.units / width.tiles * rows));
    else if (width.tiles > 1)
      guard.conditions.push_back(productAtLeast(n, n + 1, 1, rows * width.tiles + 1));
    variants.push_back({guard, std::move(found.plan)});
  };
  for (FewColumns width : widths) {
    if (width.columns > mostOfAny && !isOfBytes)
      break;
    // Of four in five multiprocessors each has a tile.
    int64_t leastRows = machine.units * 4 / 5 * rows / width.tiles;
    add(width, 0, {productAtLeast(0, m + 1, 1, leastRows)});
    add(width, machine.units,
        {productAtLeast(m, m + 1, 1, rows), productAtLeast(k, k + 1, 1, leastShared),
         {{Term{1, {m, k}}}, -leastWork}});
  }
  return variants;
}

/// Measured on an H200, over the product of an operand that is there, of 1024 x 4096 x 4096 to 8192^3:
/// f32 0.44 to 0.45 us for 10^9 multiplications, sums of two bf16 0.51 to 0.65, bf16 that is scaled 0.1, f16
/// 0.06, f8 0.02 to 0.05, i8 0.01 to 0.03; by instructions that convert integers, as of i16, 0.28 to 0.34. Of
/// 5000^3, whose rows begin inside of lines, 1.1 (scaled, f16), 1.7 (f32) and 2.3 (sums).
std::optional<ComputingCost> costOfComputing(const PlanQuestion &question,
                                             const machine::Machine &machine) {
  constexpr int64_t ofWords = 450, ofIntegers = 300, ofHalves = 80, ofBytes = 30, insideLines = 1000;
  constexpr int64_t wordBytes = 4;
  PlanQuestion turned = swapSides(question);
  bool isA = findPrologue(question, machine).atom;
  if (!isA && !findPrologue(turned, machine).atom)
    return std::nullopt;
  const auto &arrays = isA ? question.producersA : turned.producersA;
  int64_t bytes = 0;
  bool areIntegers = false;
  for (const Operand &array : arrays) {
    bytes += machine::byteWidth(array.element);
    areIntegers |= !machine::isFloat(array.element);
  }
  int64_t always = bytes >= wordBytes ? ofWords : bytes == 1 ? ofBytes : areIntegers ? ofIntegers : ofHalves;
  return ComputingCost{always, insideLines};
}

/// What shifting rows takes of shared memory, narrow tiles take too: some 1100 cycles for 64 of k of
/// 256 columns, 960 of 208 (1024 and 832 of the matrix unit). So they serve long sums alone, where
/// their waves are as many. On an H200 3001 x 1023 x 7777 takes 84.0 us by them, 91.0 by 256, and
/// with k = 3001 41.4 and 41.3.
static Guard narrowInResidues(const PlanQuestion &question, const machine::Machine &machine,
                              const RoleTile &narrow, const RoleTile &large) {
  constexpr int64_t leastK = 4096;
  unsigned k = question.extents.size() - 1, n = k - 1, m = n - 1;
  Guard guard;
  guard.conditions.push_back(productAtLeast(k, k + 1, 1, leastK));
  auto wavesOf = [&](const RoleTile &tile) {
    return countWaves(question, {m, tile.m}, {n, tile.n}, machine.units, guard);
  };
  unsigned ofNarrow = wavesOf(narrow), ofLarge = wavesOf(large);
  guard.conditions.push_back({{Term{1, {ofLarge}}, Term{-1, {ofNarrow}}}, 0});
  return guard;
}

Variants planResidues(const PlanQuestion &question, const machine::Machine &machine) {
  constexpr RoleTile large{128, 256, 8}, narrow{128, 208, 8};
  Variants variants = {{{}, planRoleTile(question, machine, large)}};
  // Other columns come in whole spans, and tiles that the epilogue reads in whole pieces.
  if (question.inputs[1].isKMajor && !question.readsTiles)
    variants.insert(variants.begin(), {narrowInResidues(question, machine, narrow, large),
                                       planRoleTile(question, machine, narrow)});
  return variants;
}

Variants turnVariants(Variants variants, const PlanQuestion &question) {
  unsigned n = question.extents.size() - 2, m = n - 1;
  auto turn = [&](Inequality &polynomial) {
    for (Term &term : polynomial.terms)
      for (unsigned &extent : term.extents)
        extent = extent == m ? n : extent == n ? m : extent;
  };
  for (Variant &variant : variants) {
    for (Inequality &condition : variant.guard.conditions)
      turn(condition);
    for (Quotient &quotient : variant.guard.quotients)
      turn(quotient.dividend);
    variant.plan.swapsSides = !variant.plan.swapsSides;
    variant.plan.reason += variant.plan.swapsSides
                               ? ", rows of the product are columns of the "
                                 "instruction"
                               : "";
  }
  return variants;
}

} // namespace tier::problem
