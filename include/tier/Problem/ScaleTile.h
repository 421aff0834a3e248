//===- ScaleTile.h - scales of a product, as the matrix unit reads them ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scales of one byte each, [rows, scales], come in atoms of 128 rows by 4. In
// shared memory row r and scale s of an atom lie at
//
//   byte 16 (r mod 32) + 4 (r div 32) + s
//
// so that one copy of 32 rows of 16 bytes (tcgen05.cp .32x128b.warpx4) takes
// them to lane r mod 32 of each quarter, column r div 32, byte s (PTX ISA
// 9.7.16.10). Atoms of the same scales lie side by side, 4 columns each:
//
//   [256, 8]    atom of rows 0 .. 127, 128 .. 255    columns
//               scales 0 .. 3                        0, 4
//               scales 4 .. 7                        8, 12
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_SCALETILE_H
#define TIER_PROBLEM_SCALETILE_H

#include "tier/Machine/Machine.h"
#include "tier/Problem/Fragment.h"
#include "tier/Problem/Layout.h"

namespace tier::problem {

struct ScaleTile {
  int64_t rows = 0;   ///< a multiple of 128
  int64_t scales = 0; ///< of one row: a multiple of 4

  static constexpr int64_t atomRows = 128, atomScales = 4, atomBytes = 512,
                           atomColumns = 4;

  /// That of `rows` of an operand whose tile has `k` elements, `block` of which
  /// share a scale; whole atoms.
  static ScaleTile of(int64_t rows, int64_t k, int64_t block);
  int64_t atomsOfRows() const { return rows / atomRows; }
  int64_t atomsOfScales() const { return scales / atomScales; }
  int64_t bytes() const { return rows * scales; }
  int64_t columns() const {
    return atomColumns * atomsOfRows() * atomsOfScales();
  }
  /// Where scale `s` of the first rows begins: a byte of shared memory, and the
  /// column and the byte in it of tensor memory.
  int64_t sharedByte(int64_t row, int64_t s) const { return shared()({row, s}); }
  int64_t columnOf(int64_t s) const {
    return s / atomScales * atomsOfRows() * atomColumns;
  }
  static int64_t byteOf(int64_t s) { return s % atomScales; }

  /// [rows, scales] -> byte.
  Layout shared() const;
  /// Who stores what: a thread 4 scales of a row, a warp consecutive words.
  Fragment fragment(int64_t lanes, int64_t warps) const;
};

/// Columns of tensor memory that a stage of scales takes: those of A, then
/// those of B.
inline constexpr int64_t scaleColumns = 32;

/// Bytes that the scales of a stage take in shared memory; 0 without scales.
int64_t scaleBytes(int64_t rowsA, int64_t rowsB, int64_t k, int64_t block);

} // namespace tier::problem

#endif // TIER_PROBLEM_SCALETILE_H
