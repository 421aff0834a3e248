//===- NormalForm.cpp - elimination over the integers ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/NormalForm.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"

#include <cassert>

using namespace llvm;

namespace tier::problem {

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

bool IntegerMatrix::operator==(const IntegerMatrix &other) const {
  return rows == other.rows && columns == other.columns &&
         equal(entries, other.entries);
}

IntegerMatrix IntegerMatrix::zero(int64_t rows, int64_t columns) {
  IntegerMatrix result;
  result.rows = rows;
  result.columns = columns;
  result.entries.assign(rows * columns, Integer(0));
  return result;
}

IntegerMatrix IntegerMatrix::identity(int64_t size) {
  IntegerMatrix result = zero(size, size);
  for (int64_t i = 0; i < size; ++i)
    result.at(i, i) = 1;
  return result;
}

IntegerMatrix IntegerMatrix::of(ArrayRef<SmallVector<int64_t>> rows) {
  IntegerMatrix result = zero(rows.size(), rows.empty() ? 0 : rows[0].size());
  for (auto [i, row] : enumerate(rows)) {
    assert(static_cast<int64_t>(row.size()) == result.columns &&
           "rows of equal length");
    for (auto [j, value] : enumerate(row))
      result.at(i, j) = Integer(value);
  }
  return result;
}

IntegerMatrix IntegerMatrix::transposed() const {
  IntegerMatrix result = zero(columns, rows);
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      result.at(j, i) = at(i, j);
  return result;
}

Integers IntegerMatrix::operator()(ArrayRef<Integer> x) const {
  Integers result(rows, Integer(0));
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      if (at(i, j) != 0)
        result[i] += at(i, j) * x[j];
  return result;
}

void IntegerMatrix::swapRows(int64_t a, int64_t b) {
  for (int64_t j = 0; a != b && j < columns; ++j)
    std::swap(at(a, j), at(b, j));
}

void IntegerMatrix::swapColumns(int64_t a, int64_t b) {
  for (int64_t i = 0; a != b && i < rows; ++i)
    std::swap(at(i, a), at(i, b));
}

void IntegerMatrix::negateRow(int64_t row) {
  for (int64_t j = 0; j < columns; ++j)
    at(row, j) = -at(row, j);
}

void IntegerMatrix::negateColumn(int64_t column) {
  for (int64_t i = 0; i < rows; ++i)
    at(i, column) = -at(i, column);
}

void IntegerMatrix::addRow(int64_t from, int64_t to, const Integer &factor) {
  for (int64_t j = 0; j < columns; ++j)
    if (at(from, j) != 0)
      at(to, j) += factor * at(from, j);
}

void IntegerMatrix::addColumn(int64_t from, int64_t to, const Integer &factor) {
  for (int64_t i = 0; i < rows; ++i)
    if (at(i, from) != 0)
      at(i, to) += factor * at(i, from);
}

IntegerMatrix operator*(const IntegerMatrix &a, const IntegerMatrix &b) {
  assert(a.columns == b.rows && "the inner sides agree");
  IntegerMatrix result = IntegerMatrix::zero(a.rows, b.columns);
  for (int64_t i = 0; i < a.rows; ++i)
    for (int64_t k = 0; k < a.columns; ++k)
      if (a.at(i, k) != 0)
        for (int64_t j = 0; j < b.columns; ++j)
          if (b.at(k, j) != 0)
            result.at(i, j) += a.at(i, k) * b.at(k, j);
  return result;
}

//===----------------------------------------------------------------------===//
// Elimination
//===----------------------------------------------------------------------===//

/// The integer nearest to a / b; the remainder is at most |b| / 2.
static Integer nearestQuotient(const Integer &a, const Integer &b) {
  Integer quotient = floorDiv(a, b), rest = a - quotient * b;
  if (abs(rest) * 2 > abs(b))
    quotient += 1; // the remainder has the sign of b, so it shrinks
  return quotient;
}

namespace {
/// U A V and the multipliers with their inverses, kept in step.
struct Reduction {
  IntegerMatrix a, u, uInverse, v, vInverse;

  explicit Reduction(const IntegerMatrix &matrix)
      : a(matrix), u(IntegerMatrix::identity(a.rows)), uInverse(u),
        v(IntegerMatrix::identity(a.columns)), vInverse(v) {}

  void swapRows(int64_t i, int64_t k) {
    a.swapRows(i, k);
    u.swapRows(i, k);
    uInverse.swapColumns(i, k);
  }
  void negateRow(int64_t i) {
    a.negateRow(i);
    u.negateRow(i);
    uInverse.negateColumn(i);
  }
  void addRow(int64_t from, int64_t to, const Integer &factor) {
    if (factor == 0)
      return;
    a.addRow(from, to, factor);
    u.addRow(from, to, factor);
    uInverse.addColumn(to, from, -factor);
  }
  void swapColumns(int64_t j, int64_t k) {
    a.swapColumns(j, k);
    v.swapColumns(j, k);
    vInverse.swapRows(j, k);
  }
  void negateColumn(int64_t j) {
    a.negateColumn(j);
    v.negateColumn(j);
    vInverse.negateRow(j);
  }
  void addColumn(int64_t from, int64_t to, const Integer &factor) {
    if (factor == 0)
      return;
    a.addColumn(from, to, factor);
    v.addColumn(from, to, factor);
    vInverse.addRow(to, from, -factor);
  }
};
} // namespace

Hermite hermiteNormalForm(const IntegerMatrix &a) {
  Reduction work(a);
  Hermite result;
  for (int64_t row = 0; row < a.rows; ++row) {
    int64_t next = result.rank();
    if (next == a.columns)
      break;
    // Euclid on the row: the smallest entry divides the others down.
    while (true) {
      int64_t pivot = -1, others = 0;
      for (int64_t j = next; j < a.columns; ++j) {
        if (work.a.at(row, j) == 0)
          continue;
        ++others;
        if (pivot < 0 || abs(work.a.at(row, j)) < abs(work.a.at(row, pivot)))
          pivot = j;
      }
      if (pivot < 0)
        break;
      work.swapColumns(next, pivot);
      if (others == 1) {
        result.pivotRows.push_back(row);
        break;
      }
      for (int64_t j = next + 1; j < a.columns; ++j)
        work.addColumn(
            next, j, -nearestQuotient(work.a.at(row, j), work.a.at(row, next)));
    }
    if (result.rank() == next)
      continue;
    if (work.a.at(row, next) < 0)
      work.negateColumn(next);
    for (int64_t j = 0; j < next; ++j)
      work.addColumn(next, j,
                     -floorDiv(work.a.at(row, j), work.a.at(row, next)));
  }
  result.h = std::move(work.a);
  result.u = std::move(work.v);
  result.uInverse = std::move(work.vInverse);
  if (std::string wrong = verify(a, result); !wrong.empty())
    report_fatal_error(Twine("Hermite normal form: ") + wrong);
  return result;
}

/// The place of the smallest entry of the block from (t, t), or (-1, -1).
static std::pair<int64_t, int64_t> smallestEntry(const IntegerMatrix &a,
                                                 int64_t t) {
  std::pair<int64_t, int64_t> best{-1, -1};
  Integer least;
  for (int64_t i = t; i < a.rows; ++i)
    for (int64_t j = t; j < a.columns; ++j)
      if (a.at(i, j) != 0 && (best.first < 0 || abs(a.at(i, j)) < least)) {
        least = abs(a.at(i, j));
        best = {i, j};
      }
  return best;
}

/// Clears row and column t by the pivot at (t, t); true if both are clear.
static bool clearCross(Reduction &work, int64_t t) {
  bool isClear = true;
  for (int64_t i = t + 1; i < work.a.rows; ++i) {
    work.addRow(t, i, -nearestQuotient(work.a.at(i, t), work.a.at(t, t)));
    isClear &= work.a.at(i, t) == 0;
  }
  for (int64_t j = t + 1; j < work.a.columns; ++j) {
    work.addColumn(t, j, -nearestQuotient(work.a.at(t, j), work.a.at(t, t)));
    isClear &= work.a.at(t, j) == 0;
  }
  return isClear;
}

/// A row below t with an entry that the pivot does not divide, or -1.
static int64_t findIndivisible(const IntegerMatrix &a, int64_t t) {
  for (int64_t i = t + 1; i < a.rows; ++i)
    for (int64_t j = t + 1; j < a.columns; ++j)
      if (mod(a.at(i, j), abs(a.at(t, t))) != 0)
        return i;
  return -1;
}

Smith smithNormalForm(const IntegerMatrix &a) {
  Reduction work(a);
  Smith result;
  for (int64_t t = 0; t < std::min(a.rows, a.columns); ++t) {
    while (true) {
      auto [i, j] = smallestEntry(work.a, t);
      if (i < 0)
        break;
      work.swapRows(t, i);
      work.swapColumns(t, j);
      if (!clearCross(work, t))
        continue; // what is left is smaller than the pivot
      int64_t row = findIndivisible(work.a, t);
      if (row < 0)
        break;
      work.addRow(row, t, Integer(1));
      clearCross(work, t); // leaves a remainder smaller than the pivot
    }
    if (work.a.at(t, t) == 0)
      break;
    if (work.a.at(t, t) < 0)
      work.negateRow(t);
    result.rank = t + 1;
  }
  result.d = std::move(work.a);
  result.u = std::move(work.u);
  result.v = std::move(work.v);
  result.uInverse = std::move(work.uInverse);
  result.vInverse = std::move(work.vInverse);
  if (std::string wrong = verify(a, result); !wrong.empty())
    report_fatal_error(Twine("Smith normal form: ") + wrong);
  return result;
}

//===----------------------------------------------------------------------===//
// Certificates
//===----------------------------------------------------------------------===//

std::string verify(const IntegerMatrix &a, const Hermite &form) {
  if (!(a * form.u == form.h))
    return "expects A U = H";
  if (!(form.u * form.uInverse == IntegerMatrix::identity(a.columns)))
    return "expects a unimodular U";
  for (int64_t j = 0; j < a.columns; ++j) {
    bool isPivot = j < form.rank();
    int64_t pivotRow = isPivot ? form.pivotRows[j] : a.rows;
    if (isPivot && j > 0 && pivotRow <= form.pivotRows[j - 1])
      return "expects pivots that go down";
    for (int64_t i = 0; i < pivotRow; ++i)
      if (form.h.at(i, j) != 0)
        return "expects zeros above the pivot";
    if (!isPivot)
      continue;
    const Integer &pivot = form.h.at(pivotRow, j);
    if (pivot <= 0)
      return "expects positive pivots";
    for (int64_t k = 0; k < j; ++k)
      if (form.h.at(pivotRow, k) < 0 || form.h.at(pivotRow, k) >= pivot)
        return "expects reduced entries before a pivot";
  }
  return "";
}

std::string verify(const IntegerMatrix &a, const Smith &form) {
  if (!(form.u * a * form.v == form.d))
    return "expects U A V = D";
  if (!(form.u * form.uInverse == IntegerMatrix::identity(a.rows)))
    return "expects a unimodular U";
  if (!(form.v * form.vInverse == IntegerMatrix::identity(a.columns)))
    return "expects a unimodular V";
  for (int64_t i = 0; i < a.rows; ++i)
    for (int64_t j = 0; j < a.columns; ++j)
      if ((i != j || i >= form.rank) && form.d.at(i, j) != 0)
        return "expects a diagonal D of the rank";
  for (int64_t i = 0; i < form.rank; ++i) {
    if (form.d.at(i, i) <= 0)
      return "expects positive factors";
    if (i > 0 && form.d.at(i, i) % form.d.at(i - 1, i - 1) != 0)
      return "expects factors that divide the next";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Lattices
//===----------------------------------------------------------------------===//

static IntegerMatrix columnsOf(const IntegerMatrix &a, int64_t first,
                               int64_t end) {
  IntegerMatrix result = IntegerMatrix::zero(a.rows, end - first);
  for (int64_t i = 0; i < a.rows; ++i)
    for (int64_t j = first; j < end; ++j)
      result.at(i, j - first) = a.at(i, j);
  return result;
}

IntegerMatrix latticeBasis(const IntegerMatrix &a) {
  Hermite form = hermiteNormalForm(a);
  return columnsOf(form.h, 0, form.rank());
}

IntegerMatrix kernelBasis(const IntegerMatrix &a) {
  Hermite form = hermiteNormalForm(a);
  return latticeBasis(columnsOf(form.u, form.rank(), a.columns));
}

static Integer dot(ArrayRef<Integer> a, ArrayRef<Integer> b) {
  Integer sum(0);
  for (auto [x, y] : zip_equal(a, b))
    sum += x * y;
  return sum;
}

bool Congruence::holdsFor(ArrayRef<Integer> b) const {
  Integer sum = dot(factors, b);
  return modulus == 0 ? sum == 0 : sum % modulus == 0;
}

std::string Congruence::str() const {
  std::string text;
  raw_string_ostream os(text);
  for (auto [i, factor] : enumerate(factors)) {
    if (factor == 0)
      continue;
    bool isFirst = text.empty();
    os << (factor < 0 ? (isFirst ? "-" : " - ") : (isFirst ? "" : " + "));
    if (abs(factor) != 1)
      os << abs(factor) << '*';
    os << 'b' << i;
  }
  os << " to be ";
  if (modulus == 0)
    os << "0";
  else
    os << "a multiple of " << modulus;
  return text;
}

static SmallVector<Congruence, 0> solvability(const Smith &form) {
  SmallVector<Congruence, 0> result;
  for (int64_t i = 0; i < form.u.rows; ++i) {
    Integer modulus = i < form.rank ? form.d.at(i, i) : Integer(0);
    if (modulus == 1)
      continue;
    Congruence congruence;
    congruence.modulus = modulus;
    for (int64_t j = 0; j < form.u.columns; ++j) {
      Integer factor = form.u.at(i, j);
      if (modulus != 0) { // the shortest of the factors that mean the same
        factor = mod(factor, modulus);
        if (factor * 2 > modulus)
          factor -= modulus;
      }
      congruence.factors.push_back(factor);
    }
    result.push_back(std::move(congruence));
  }
  return result;
}

SmallVector<Congruence, 0> solvability(const IntegerMatrix &a) {
  return solvability(smithNormalForm(a));
}

/// x less what whole steps of the kernel's basis take away.
static void reduce(Integers &x, const IntegerMatrix &kernel) {
  for (int64_t j = 0, i = 0; j < kernel.columns; ++j) {
    while (kernel.at(i, j) == 0)
      ++i; // the pivot: the first row that is not 0
    Integer steps = floorDiv(x[i], kernel.at(i, j));
    for (int64_t k = 0; k < kernel.rows; ++k)
      x[k] -= steps * kernel.at(k, j);
  }
}

Expected<Solution> solve(const IntegerMatrix &a, ArrayRef<Integer> b) {
  assert(static_cast<int64_t>(b.size()) == a.rows && "one entry per row");
  Smith form = smithNormalForm(a);
  for (const Congruence &congruence : solvability(form))
    if (!congruence.holdsFor(b)) {
      std::string got;
      raw_string_ostream(got) << dot(congruence.factors, b);
      return createStringError(inconvertibleErrorCode(),
                               Twine("[layout.congruence] expects ") +
                                   congruence.str() + ", got " + got);
    }
  Integers transformed = form.u(b), z(a.columns, Integer(0));
  for (int64_t i = 0; i < form.rank; ++i)
    z[i] = transformed[i] / form.d.at(i, i);
  Solution solution;
  solution.particular = form.v(z);
  solution.kernel = kernelBasis(a);
  reduce(solution.particular, solution.kernel);
  return solution;
}

} // namespace tier::problem
