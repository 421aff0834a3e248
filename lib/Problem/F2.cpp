//===- F2.cpp - Gaussian elimination on bits ------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/F2.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cassert>

using namespace llvm;

namespace tier::problem {

static uint64_t lowBits(int64_t count) {
  return count >= 64 ? ~uint64_t(0) : (uint64_t(1) << count) - 1;
}

static bool parity(uint64_t bits) { return popcount(bits) & 1; }

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

F2Matrix F2Matrix::zero(int64_t rows, int64_t columns) {
  assert(rows >= 0 && rows <= 64 && columns >= 0 && columns <= 64 &&
         "a matrix has at most 64 rows and columns");
  F2Matrix result;
  result.columns = columns;
  result.rows.assign(rows, 0);
  return result;
}

F2Matrix F2Matrix::identity(int64_t size) {
  F2Matrix result = zero(size, size);
  for (auto [i, row] : enumerate(result.rows))
    row = uint64_t(1) << i;
  return result;
}

F2Matrix F2Matrix::fromColumns(int64_t rows, ArrayRef<uint64_t> columnBits) {
  F2Matrix result = zero(rows, columnBits.size());
  for (auto [j, bits] : enumerate(columnBits))
    for (int64_t i = 0; i < rows; ++i)
      result.rows[i] |= (bits >> i & 1) << j;
  return result;
}

void F2Matrix::set(int64_t row, int64_t column, bool value) {
  uint64_t bit = uint64_t(1) << column;
  rows[row] = value ? rows[row] | bit : rows[row] & ~bit;
}

uint64_t F2Matrix::column(int64_t column) const {
  uint64_t bits = 0;
  for (auto [i, row] : enumerate(rows))
    bits |= (row >> column & 1) << i;
  return bits;
}

uint64_t F2Matrix::operator()(uint64_t x) const {
  uint64_t y = 0;
  for (auto [i, row] : enumerate(rows))
    y |= uint64_t(parity(row & x)) << i;
  return y;
}

F2Matrix F2Matrix::transposed() const { return fromColumns(columns, rows); }

namespace {
/// Rows in reduced echelon form by input bit, each with the combination of
/// original rows that it is.
struct Echelon {
  SmallVector<uint64_t, 16> rows, combinations;
  SmallVector<int64_t, 16> pivots; ///< the input bit each row leads

  explicit Echelon(const F2Matrix &matrix) {
    for (auto [i, row] : enumerate(matrix.rows)) {
      rows.push_back(row);
      combinations.push_back(uint64_t(1) << i);
    }
    for (int64_t j = 0; j < matrix.columns; ++j)
      eliminate(j);
  }

private:
  void eliminate(int64_t column) {
    size_t next = pivots.size(), found = next;
    while (found < rows.size() && !(rows[found] >> column & 1))
      ++found;
    if (found == rows.size())
      return;
    std::swap(rows[found], rows[next]);
    std::swap(combinations[found], combinations[next]);
    for (size_t i = 0; i < rows.size(); ++i)
      if (i != next && (rows[i] >> column & 1)) {
        rows[i] ^= rows[next];
        combinations[i] ^= combinations[next];
      }
    pivots.push_back(column);
  }
};
} // namespace

int64_t F2Matrix::rank() const { return Echelon(*this).pivots.size(); }

uint64_t F2Matrix::pivots() const {
  uint64_t bits = 0;
  for (int64_t pivot : Echelon(*this).pivots)
    bits |= uint64_t(1) << pivot;
  return bits;
}

F2Matrix F2Matrix::pseudoInverse() const {
  Echelon echelon(*this);
  F2Matrix result = zero(columns, numRows());
  for (auto [i, pivot] : enumerate(echelon.pivots))
    result.rows[pivot] = echelon.combinations[i];
  return result;
}

std::optional<F2Matrix> F2Matrix::inverse() const {
  if (!isBijective())
    return std::nullopt;
  return pseudoInverse();
}

std::optional<uint64_t> F2Matrix::solve(uint64_t y) const {
  if (y & ~lowBits(numRows()))
    return std::nullopt;
  uint64_t x = pseudoInverse()(y);
  if ((*this)(x) != y)
    return std::nullopt;
  return x;
}

SmallVector<uint64_t> F2Matrix::kernel() const {
  Echelon echelon(*this);
  uint64_t pivotBits = 0;
  for (int64_t pivot : echelon.pivots)
    pivotBits |= uint64_t(1) << pivot;
  SmallVector<uint64_t> basis;
  for (int64_t j = 0; j < columns; ++j) {
    if (pivotBits >> j & 1)
      continue;
    uint64_t vector = uint64_t(1) << j;
    for (auto [i, pivot] : enumerate(echelon.pivots))
      vector |= (echelon.rows[i] >> j & 1) << pivot;
    basis.push_back(vector);
  }
  return basis;
}

SmallVector<uint64_t> f2Basis(ArrayRef<uint64_t> vectors) {
  SmallVector<uint64_t> basis;
  for (uint64_t vector : vectors) {
    for (uint64_t member : basis)
      if (vector & member & -member)
        vector ^= member;
    if (vector == 0)
      continue;
    for (uint64_t &member : basis)
      if (member & vector & -vector)
        member ^= vector;
    basis.push_back(vector);
  }
  llvm::sort(basis, [](uint64_t a, uint64_t b) { return (a & -a) < (b & -b); });
  return basis;
}

SmallVector<uint64_t> F2Matrix::image() const {
  return f2Basis(transposed().rows);
}

std::string F2Matrix::str() const {
  std::string text;
  for (auto [i, row] : enumerate(rows)) {
    if (i)
      text += '/';
    for (int64_t j = 0; j < columns; ++j)
      text += row >> j & 1 ? '1' : '0';
  }
  return text;
}

F2Matrix operator*(const F2Matrix &a, const F2Matrix &b) {
  assert(a.columns == b.numRows() && "the inner sides agree");
  F2Matrix result = F2Matrix::zero(a.numRows(), b.columns);
  for (auto [to, row] : zip_equal(result.rows, a.rows))
    for (uint64_t left = row; left; left &= left - 1)
      to ^= b.rows[countr_zero(left)];
  return result;
}

F2Matrix operator^(const F2Matrix &a, const F2Matrix &b) {
  assert(a.columns == b.columns && a.numRows() == b.numRows() && "one shape");
  F2Matrix result = a;
  for (auto [to, row] : zip_equal(result.rows, b.rows))
    to ^= row;
  return result;
}

//===----------------------------------------------------------------------===//
// Maps with a constant
//===----------------------------------------------------------------------===//

std::optional<F2Map> F2Map::inverse() const {
  std::optional<F2Matrix> back = linear.inverse();
  if (!back)
    return std::nullopt;
  uint64_t shift = (*back)(constant);
  return F2Map{std::move(*back), shift};
}

F2Map compose(const F2Map &outer, const F2Map &inner) {
  return {outer.linear * inner.linear, outer(inner.constant)};
}

//===----------------------------------------------------------------------===//
// Swizzles and layouts
//===----------------------------------------------------------------------===//

F2Matrix matrixOf(const Swizzle &swizzle, int64_t bits) {
  F2Matrix result = F2Matrix::identity(bits);
  for (int64_t i = swizzle.base; i < swizzle.base + swizzle.bits; ++i)
    if (i + swizzle.shift < bits)
      result.rows[i] ^= uint64_t(1) << (i + swizzle.shift);
  return result;
}

std::optional<Swizzle> swizzleOf(const F2Matrix &matrix) {
  if (matrix.numRows() != matrix.columns)
    return std::nullopt;
  Swizzle found;
  for (auto [i, row] : enumerate(matrix.rows)) {
    uint64_t moved = row ^ (uint64_t(1) << i);
    if (moved == 0)
      continue;
    if (found.bits == 0)
      found = {0, static_cast<int64_t>(i),
               static_cast<int64_t>(countr_zero(moved)) -
                   static_cast<int64_t>(i)};
    found.bits = static_cast<int64_t>(i) + 1 - found.base;
  }
  if (found.shift < 0 || (found.bits > 0 && found.shift == 0) ||
      matrixOf(found, matrix.columns) != matrix)
    return std::nullopt;
  return found;
}

/// The tables of 2^20 entries and less are compared entry by entry.
static constexpr int64_t mostTabulatedBits = 20;

std::optional<F2Map> f2MapOf(const Layout &layout, int64_t rows) {
  // Flip descending modes: then every step is upwards from `lowest`.
  SmallVector<uint64_t> steps;
  uint64_t flipped = 0;
  __int128 lowest = layout.offset, highest = layout.offset;
  for (Mode mode : layout.flat()) {
    if (mode.size < 1 || !isPowerOf2_64(mode.size))
      return std::nullopt;
    __int128 reach = static_cast<__int128>(mode.size - 1) * mode.stride;
    (reach < 0 ? lowest : highest) += reach;
    uint64_t step = mode.stride < 0 ? -static_cast<uint64_t>(mode.stride)
                                    : static_cast<uint64_t>(mode.stride);
    for (int64_t s = 1; s < mode.size; s *= 2) {
      if (mode.stride < 0)
        flipped |= uint64_t(1) << steps.size();
      steps.push_back(step * s);
      if (steps.size() > 62)
        return std::nullopt;
    }
  }
  if (lowest < 0 || highest > INT64_MAX)
    return std::nullopt;
  int64_t needed = 64 - countl_zero(static_cast<uint64_t>(highest));
  if (rows == 0)
    rows = needed;
  if (rows < needed || rows > 64)
    return std::nullopt;

  // A sum of numbers without common bits is their XOR.
  uint64_t used = static_cast<uint64_t>(lowest);
  bool isDisjoint = true;
  for (uint64_t step : steps) {
    isDisjoint &= (used & step) == 0;
    used |= step;
  }
  int64_t bits = steps.size();
  if (!isDisjoint) {
    if (bits > mostTabulatedBits)
      return std::nullopt;
    for (uint64_t &step : steps)
      step = (static_cast<uint64_t>(lowest) + step) ^
             static_cast<uint64_t>(lowest);
  }
  F2Map map{F2Matrix::fromColumns(rows, steps), 0};
  map.constant = static_cast<uint64_t>(lowest) ^ map.linear(flipped);
  if (!isDisjoint)
    for (int64_t i = 0; i < int64_t(1) << bits; ++i)
      if (map(i) != static_cast<uint64_t>(layout(i)))
        return std::nullopt;
  return map;
}

std::optional<Layout> layoutOf(const F2Map &map) {
  if (map.linear.numRows() > 63)
    return std::nullopt;
  Modes modes;
  uint64_t used = 0;
  bool isDisjoint = true;
  for (int64_t j = 0; j < map.linear.columns; ++j) {
    uint64_t column = map.linear.column(j);
    isDisjoint &= (used & column) == 0;
    used |= column;
    bool descends = column != 0 && (map.constant & column) == column;
    isDisjoint &= descends || (map.constant & column) == 0;
    int64_t stride = static_cast<int64_t>(column);
    modes.push_back({2, descends ? -stride : stride});
  }
  if (isDisjoint) {
    Layout result(coalesce(modes));
    result.offset = static_cast<int64_t>(map.constant);
    return result;
  }
  if (map.linear.columns > mostTabulatedBits)
    return std::nullopt;
  SmallVector<int64_t> table;
  for (int64_t i = 0; i < int64_t(1) << map.linear.columns; ++i)
    table.push_back(static_cast<int64_t>(map(i)));
  return readBack(table);
}

} // namespace tier::problem
