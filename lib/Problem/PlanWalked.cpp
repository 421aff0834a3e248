//===- PlanWalked.cpp - long rows that CTAs walk --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// As many CTAs as run at once walk the rows of one array that is read again after it was
// reduced, where rows are not copied (PlanKept.cpp); the next one is copied into shared memory while one is reduced in registers.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tier::problem {

// From 82882 columns on two CTAs walk together, and four from 130881 on: softmax of 80001,
// 128257, 151936 and 256000 columns 0.84, 0.87, 0.79 and 0.81 of a copy on H200 (a cluster
// of 8 for each row of the first: 0.48; chunks of the last two: 0.55 and 0.50). On an H100
// one CTA of 384 threads takes 0.91 of what two take for 80001 columns, and two of 256 threads
// 0.91 and 0.96 of what two of 512 take for 100001 and 128257. Of 20001, 20480,
// 24001 and 24576 columns one CTA of 512 threads takes 169, 175, 210 and 215 us on an H200, where
// two of 256 take 178, 184, 219 and 221; of 17001 149 for 145 (of 64 elements a thread).
static constexpr WalkedRow narrowWalkedRows[] = {
    {256, 48, 3}, {256, 64, 2}, {256, 72, 2}, {512, 40, 1}, {512, 48, 1},
    {512, 56, 1}, {512, 64, 1}, {512, 72, 1}, {512, 80, 1}, {512, 96, 1},
    {512, 104, 1}, {512, 112, 1}, {512, 128, 1}, {384, 176, 1}, {384, 192, 1}, {384, 216, 1},
    {512, 80, 1, 2}, {256, 192, 1, 2}, {256, 208, 1, 2}, {256, 224, 1, 2}, {256, 256, 1, 2},
    {512, 48, 1, 4}, {512, 56, 1, 4}, {512, 64, 1, 4},
    {512, 80, 1, 4}, {512, 104, 1, 4}, {512, 128, 1, 4}};
/// With arrays along the columns beside them in shared memory. rms_norm of 16001, 17001, 20001 and
/// 24576 columns takes 136, 145, 174 and 210 us on an H200, where two CTAs of 256 threads take 143,
/// 158, 180 and 213, layer_norm of 16001 140 for 146, but of 14001 130 for 123.
static constexpr WalkedRow keptWalkedRows[] = {
    {192, 48, 3}, {256, 48, 3}, {256, 56, 2}, {512, 32, 1}, {512, 40, 1}, {512, 48, 1}, {512, 56, 1},
    {512, 64, 1}, {512, 72, 1}, {512, 80, 1}, {512, 88, 1}, {512, 96, 1},
    {512, 104, 1}, {512, 112, 1},
    {512, 40, 1, 2}, {512, 48, 1, 2}, {512, 56, 1, 2}, {512, 64, 1, 2}, {512, 72, 1, 2},
    {512, 80, 1, 2}, {512, 96, 1, 2}, {512, 112, 1, 2},
    {512, 40, 1, 4}, {512, 48, 1, 4}, {512, 56, 1, 4}, {512, 64, 1, 4}, {512, 72, 1, 4}};
/// With two such arrays beside rows that begin anywhere: CTAs whose tiles have few elements more than
/// rows. layer_norm of 9201, 10001, 11001, 12001, 14001, 16001 and 16383 columns 0.91, 0.89, 0.89, 0.90, 0.91, 0.90 and
/// 0.89 of a copy on an H200 (by those above 0.89, 0.90, 0.86, 0.86, 0.90, 0.90 and 0.85; 11 warps for 10001 columns
/// 0.87); of 18001 columns 384 threads with 48 elements, two CTAs, 0.89 (0.91).
static constexpr WalkedRow keptRowsOfTwo[] = {
    {192, 48, 3}, {320, 32, 3}, {352, 32, 3}, {384, 32, 2}, {448, 32, 2}, {512, 32, 2}, {352, 48, 2}};
/// Shorter ones, which CTAs hold where they are few. layer_norm of 1001, 1501, 5001, 6001, 7001 and 8001
/// columns takes 22.9, 32.0, 88, 104, 123 and 138 us on an H200 (held 23.5, 33.8, 104, 110, 143 and 149; a copy
/// 18.7, 26.4, 80, 95, 110 and 125), but of 2041, 3001 and 4097 39.9, 61 and 81 (39.9, 53.5 and 77).
static constexpr WalkedRow manyRowsOfTwo[] = {{32, 32, 24}, {64, 24, 14}, {160, 32, 5},
                                              {192, 32, 4}, {224, 32, 4}, {256, 32, 3}};
/// With one of two such arrays. layer_norm of 45000, 50257 and 57001 columns 0.88, 0.83 and 0.85
/// of a copy on an H200 (pairs with both: 0.61 of 45000; 256 threads, 0.67 of 50257).
static constexpr WalkedRow partlyKeptWalkedRows[] = {
    {512, 80, 1}, {512, 88, 1}, {512, 96, 1}, {512, 104, 1}, {512, 112, 1},
    {512, 80, 1, 2}, {512, 104, 1, 2}, {512, 112, 1, 2}};
/// Clusters: softmax of 50257, 65536, 80001, 100001, 128256 and 151936 f32 columns 0.87, 0.90,
/// 0.82, 0.85, 0.91 and 0.90 of a copy (chunks: 0.71, 0.62, 0.56, 0.51, 0.50, 0.49).
static constexpr WalkedRow wideWalkedRows[] = {
    {256, 48, 2}, {256, 56, 2}, {512, 32, 1}, {512, 40, 1}, {512, 48, 1},
    {512, 56, 1}, {512, 72, 1}, {512, 40, 1, 2}, {512, 56, 1, 2}, {512, 72, 1, 2},
    {512, 80, 1, 2}, {512, 56, 1, 4}, {512, 64, 1, 4}, {512, 72, 1, 4}, {512, 80, 1, 4}};

/// Where walking was faster on H200, as a share of a copy (before): softmax of 16383,
/// 40001, 50257 and 65537 bf16 columns 0.87, 0.91, 0.88 and 0.86 (0.54, 0.74, 0.74, 0.58),
/// of 65536 0.85 (0.60).
/// Arrays along the columns that are loaded for every row cost more than is gained, but for
/// clusters: rms_norm of 80001 and 100001 bf16 columns 0.83 and 0.76 (a cluster of 8: 0.55,
/// 0.63); kept 0.89 and 0.90 on H100. Two arrays: layer_norm of 75009, 80001 and 140001 0.72, 0.74
/// and 0.65 there; 0.38 of 100001 by pairs whose threads have 104 elements. Of f32 any number of
/// arrays: layer_norm of 40001, 65537 and 100001 columns 0.76, 0.60 and 0.67 there (chunks: 0.46).
static bool walks(const PlanQuestion &question, const WalkedRow &row) {
  int64_t bytes = widestElement(question), columns = row.capacity();
  int64_t weights = question.columnArrays;
  if (bytes != 2 && bytes != 4)
    return false;
  if (row.cluster > 1) {
    constexpr int64_t mostBesideTwo = 80; // elements of a thread: more spilled
    bool mayLoad = bytes == 4 || weights == 1 || (weights == 2 && row.perThread <= mostBesideTwo);
    return weights == 0 || (question.mostShift > 0 && mayLoad);
  }
  if (bytes == 4)
    return question.mostShift > 0;
  constexpr int64_t mostBesideOne = 192; // elements of a thread
  if (question.mostShift > 0)
    return weights == 0 ||
           (weights == 1 && columns >= 16384 && row.perThread <= mostBesideOne);
  return weights == 0 && columns >= 20480;
}

/// Where arrays along the columns are kept: layer_norm of 16383, 20001 and 32768 bf16
/// columns 0.76, 0.81 and 0.91 of a copy on H200 (0.58, 0.63, 0.76), rms_norm of 50256
/// 0.87 (0.82), but layer_norm of 12001 0.67 (0.80); in f32 0.93 for both of 16384. Of bf16
/// two CTAs of a multiprocessor hold rows that begin at vectors up to there: rms_norm of 16384
/// columns takes 257 us on an H200, layer_norm 269 (walked: 282, 287).
static bool keeps(const PlanQuestion &question, const WalkedRow &row) {
  // Of clusters of four so few begin alike that arrays are rather loaded for every row: kept,
  // rms_norm of 120001 columns takes 0.70 of a copy on an H100, layer_norm of 100001 0.54.
  if (row.cluster > 2 && question.mostShift > 0)
    return false;
  if (widestElement(question) == 4)
    return row.perThread <= 64 && row.ctas == 1;
  constexpr int64_t least = 14336, leastOfVectors = 20480;
  return widestElement(question) == 2 &&
         (row.capacity() >= (question.mostShift > 0 ? least : leastOfVectors) ||
          (question.mostShift > 0 && question.columnArrays > 1));
}

bool mayWalkRows(const PlanQuestion &question, const machine::Machine &machine) {
  return machine.hasCluster && machine.hasCopyGroup && machine.lanes == 32 &&
         question.readsRowsAgain && !question.hasPolynomial && question.rowArrays == 1;
}

bool WalkedRow::fits(const PlanQuestion &question, const machine::Machine &machine) const {
  return haveRoom(ctas, perCta() * widestElement(question) * (1 + keptArrays), machine);
}

/// Whether both arrays along the columns of 2-byte rows that begin anywhere are kept.
static bool keepsTwo(const PlanQuestion &question) {
  return question.mayKeepArrays && question.columnArrays == 2 && question.mostShift > 0 &&
         widestElement(question) == 2;
}

SmallVector<WalkedRow, 0> walkedOfMany(const PlanQuestion &question,
                                       const machine::Machine &machine) {
  SmallVector<WalkedRow, 0> rows;
  if (!mayWalkRows(question, machine) || !keepsTwo(question))
    return rows;
  for (WalkedRow row : manyRowsOfTwo) {
    row.keptArrays = question.columnArrays;
    if (row.fits(question, machine))
      rows.push_back(row);
  }
  return rows;
}

SmallVector<WalkedRow, 0> walkedRows(const PlanQuestion &question,
                                     const machine::Machine &machine) {
  SmallVector<WalkedRow, 0> rows;
  if (!mayWalkRows(question, machine))
    return rows;
  auto addThose = [&](ArrayRef<WalkedRow> table, int64_t keptArrays) {
    for (WalkedRow row : table) {
      row.keptArrays = keptArrays;
      int64_t widest = rows.empty() ? 0 : rows.back().capacity();
      if (row.capacity() > widest && row.fits(question, machine) &&
          (keptArrays ? keeps(question, row) : walks(question, row)))
        rows.push_back(row);
    }
  };
  auto isOne = [](const WalkedRow &row) { return row.cluster == 1; };
  bool keepsOne = question.columnArrays == 2 && widestElement(question) == 2;
  if (question.mayKeepArrays && question.columnArrays > 0) {
    if (keepsTwo(question))
      addThose(keptRowsOfTwo, question.columnArrays);
    addThose(ArrayRef(keptWalkedRows).take_while(isOne), question.columnArrays);
    if (keepsOne)
      addThose(ArrayRef(partlyKeptWalkedRows).take_while(isOne), 1);
    addThose(ArrayRef(keptWalkedRows).drop_while(isOne), question.columnArrays);
    if (keepsOne)
      addThose(ArrayRef(partlyKeptWalkedRows).drop_while(isOne), 1);
  }
  addThose(widestElement(question) == 2 ? ArrayRef(narrowWalkedRows)
                                        : ArrayRef(wideWalkedRows),
           /*keptArrays=*/0);
  return rows;
}

/// Whether a thread has a word for what is computed of each element. Softmax of 32768 bf16
/// columns 0.92 of a copy on H200 (computed again: 0.89). A part of it costs more than it
/// spares: 50257 columns 0.89 (0.90).
static bool holdsComputed(const PlanQuestion &question, const WalkedRow &row,
                          const machine::Machine &machine) {
  constexpr int64_t temporaries = 12;
  int64_t words = row.perThread * std::max<int64_t>(1, widestElement(question) / 4);
  return words + overheadRegisters + temporaries <=
         std::min(machine.maxRegisters,
                  machine.registersPerCta / (row.ctas * row.threads));
}

Plan planWalkedRow(const PlanQuestion &question, const WalkedRow &row,
                   const machine::Machine &machine) {
  int64_t bytes = widestElement(question);
  Plan plan = basePlan({1, row.perCta()}, row.threads, vectorElements(question, machine),
                       machine);
  plan.cluster = {1, row.cluster};
  plan.holdsWholeRow = true;
  plan.walksRows = true;
  plan.ctas = row.ctas;
  plan.keptArrays = row.keptArrays;
  plan.holdsComputed = holdsComputed(question, row, machine);
  plan.sharedBytes = row.perCta() * bytes * (1 + row.keptArrays);
  plan.reason = "CTAs walk rows, and the next one is on its way while one is reduced";
  return plan;
}

} // namespace tier::problem
