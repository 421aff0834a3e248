//===- PlanKept.cpp - long rows that stay in shared memory ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A row of one array that is read in several passes is copied to shared memory, all of it at
// once, by the threads that read it there; as many CTAs share a multiprocessor as have room, so
// that some copy or store while others compute. Nothing of the row stays in registers, so there
// are threads enough whatever is computed of it.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

using namespace llvm;

namespace tier::problem {

// As a share of a copy on an H200, and of rows that CTAs walked or held before: softmax of
// bf16 rows of 6001, 8191, 9501, 11001, 13001, 16383, 20001, 28001, 37001 and 50257 columns 0.98,
// 0.98, 0.96, 0.97, 0.97, 0.96, 0.97, 0.97, 0.96 and 0.96 (0.94, 0.91, 0.91, 0.87, 0.87, 0.90, 0.92,
// 0.87, 0.89, 0.91). What counts is how much of shared memory is full, and how many chunks a row
// has, of which the first and the last have masks: 8191 columns by 11 CTAs of 128 threads, 8 of
// 192 and 6 of 256: 0.97, 0.98, 0.86; 16383 by 6 of 256 and 3 of 512: 0.95, 0.77.
static constexpr CopiedRow shiftedRows[] = {{128, 1, 8, 12}, {192, 1, 8, 8},  {256, 1, 9, 6},
                                            {256, 1, 13, 4}, {384, 1, 12, 3}, {512, 2, 7, 2}};
/// Rows that begin at vectors: 14336, 16384, 20480, 24576, 32768 and 50256 columns 0.96, 0.98,
/// 0.97, 0.97, 0.97 and 0.95 (0.90, 0.95, 0.90, 0.89, 0.90, 0.90); f32 rows of 16384 0.97 (0.86).
static constexpr CopiedRow alignedRows[] = {{512, 1, 9, 3}, {512, 1, 14, 2}};
/// Beside an array along the columns, of which two vectors of a thread are loaded at once: rms_norm
/// of 13001, 16383, 20001, 28001, 33001, 45001 and 50257 columns 0.92, 0.92, 0.94, 0.93, 0.92, 0.90 and
/// 0.89 (0.87, 0.91, 0.89, 0.90, 0.87, 0.87, 0.88); of one vector 9501, 10501, 11501 and 12201 columns 0.97, 0.94,
/// 0.96 and 0.96 (0.80, 0.84, 0.89, 0.92), but 16001, 20001, 28001 and 50257 0.92, 0.91, 0.91 and 0.82 (of two 0.97, 0.96, 0.94
/// and 0.90). Two such arrays are as many bytes again for every
/// row: layer_norm of 28001 columns 0.78, where CTAs that walk rows keep them (0.88).
static constexpr CopiedRow shiftedRowsBesideOne[] = {
    {256, 1, 5, 6}, {256, 1, 6, 6}, {256, 2, 5, 4},
    {384, 2, 5, 3}, {512, 2, 5, 2}, {512, 2, 7, 2}};
/// 20480, 24576, 32768 and 50256 columns 0.97, 0.98, 0.96 and 0.92 (0.92, 0.91, 0.90, 0.90).
static constexpr CopiedRow alignedRowsBesideOne[] = {{512, 2, 5, 2}, {512, 2, 7, 2}};

/// What registers hold of many rows: 5001 columns that begin anywhere, and 12288 that begin at
/// vectors, are as fast so, and 18432 beside an array, and f32 rows of 10001.
static int64_t mostHeldOf(const PlanQuestion &question) {
  bool isShifted = question.mostShift > 0;
  if (question.columnArrays > 0)
    return isShifted ? 9216 : 18432;
  if (isShifted)
    return widestElement(question) == 2 ? 5120 : 10240;
  return 12288;
}

CopiedRows copiedRows(const PlanQuestion &question, const machine::Machine &machine) {
  CopiedRows found;
  int64_t bytes = widestElement(question), vector = vectorElements(question, machine);
  // Rows that are gathered beside them would be gathered in every pass. Bytes of 20001 columns,
  // by a factor of the row, take 153 us, 146 from registers.
  bool mayCopy = mayWalkRows(question, machine) && !question.scalesSums &&
                 !question.gathersRows && question.columnArrays < 2 && !isQuantised(question);
  if (!mayCopy || (bytes != 2 && bytes != 4) || vector * bytes != machine.bytesPerVector)
    return found;
  found.mostHeld = mostHeldOf(question);
  bool isShifted = question.mostShift > 0;
  ArrayRef<CopiedRow> table = isShifted ? ArrayRef(shiftedRows) : ArrayRef(alignedRows);
  if (question.columnArrays > 0)
    table = isShifted ? ArrayRef(shiftedRowsBesideOne) : ArrayRef(alignedRowsBesideOne);
  for (const CopiedRow &row : table)
    if (haveRoom(row.ctas, row.vectorsOfRow() * machine.bytesPerVector, machine))
      found.rows.push_back(row);
  return found;
}

Plan planCopiedRow(const PlanQuestion &question, const CopiedRow &row,
                   const machine::Machine &machine) {
  int64_t vector = vectorElements(question, machine);
  Plan plan = basePlan({1, row.threads * row.vectors * vector}, row.threads, vector, machine);
  plan.keptColumns = row.vectorsOfRow() * vector;
  plan.copiesKept = true;
  plan.sharedBytes = row.vectorsOfRow() * machine.bytesPerVector;
  plan.ctas = row.ctas;
  plan.reason = "threads copy a row to shared memory, and " + std::to_string(row.ctas) +
                " CTAs share a multiprocessor";
  return plan;
}

} // namespace tier::problem
