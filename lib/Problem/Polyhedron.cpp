//===- Polyhedron.cpp - integer points under quasi-affine constraints -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Polyhedron.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <numeric>

using namespace llvm;

namespace tier::problem {

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

static int64_t floorOf(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

static void trim(Row &row) {
  while (row.size() > 1 && row.back() == 0)
    row.pop_back();
}

Row Polyhedron::column(unsigned index) {
  Row row(index + 2, 0);
  row.back() = 1;
  return row;
}

Row Polyhedron::sum(const Row &a, const Row &b) {
  Row result(std::max(a.size(), b.size()), 0);
  for (auto [i, value] : llvm::enumerate(result)) {
    int64_t x = i < a.size() ? a[i] : 0, y = i < b.size() ? b[i] : 0;
    overflows |= AddOverflow(x, y, value);
  }
  trim(result);
  return result;
}

Row Polyhedron::scaled(const Row &a, int64_t factor) {
  Row result(a);
  for (int64_t &value : result)
    overflows |= MulOverflow(value, factor, value);
  trim(result);
  return result;
}

Row Polyhedron::floorDiv(const Row &a, int64_t divisor) {
  if (divisor < 1) {
    overflows = true;
    return constant(0);
  }
  Row dividend(a);
  trim(dividend);
  if (all_of(drop_begin(dividend),
             [&](int64_t factor) { return factor % divisor == 0; })) {
    for (int64_t &value : dividend)
      value = floorOf(value, divisor);
    return dividend;
  }
  // floor((g*a + c) / (g*d)) = floor((a + floor(c / g)) / d).
  int64_t common = divisor;
  for (int64_t value : drop_begin(dividend))
    common = std::gcd(common, value);
  for (int64_t &value : dividend)
    value = floorOf(value, common);
  divisor /= common;
  for (auto [i, local] : llvm::enumerate(locals))
    if (local.divisor == divisor && local.dividend == dividend)
      return column(variables + i);
  locals.push_back({std::move(dividend), divisor});
  return column(columns() - 1);
}

Row Polyhedron::mod(const Row &a, int64_t modulus) {
  return difference(a, scaled(floorDiv(a, modulus), modulus));
}

Row Polyhedron::anything() {
  locals.push_back({});
  return column(columns() - 1);
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

Polyhedron Polyhedron::box(ArrayRef<int64_t> extents) {
  Polyhedron result(extents.size());
  for (auto [i, extent] : llvm::enumerate(extents))
    result.requireBetween(column(i), 0, extent - 1);
  return result;
}

void Polyhedron::requireBetween(const Row &row, int64_t first, int64_t last) {
  require(difference(row, constant(first)));
  require(difference(constant(last), row));
}

Row Polyhedron::substitute(const Row &row, ArrayRef<Row> columns) {
  Row result = constant(row.front());
  for (auto [i, factor] : llvm::enumerate(drop_begin(row)))
    if (factor != 0)
      result = sum(result, scaled(columns[i], factor));
  return result;
}

SmallVector<Row> Polyhedron::importLocals(const Polyhedron &other,
                                          ArrayRef<Row> variables) {
  overflows |= other.overflows;
  SmallVector<Row> columns(variables);
  for (const Local &local : other.locals)
    columns.push_back(
        local.divisor == 0
            ? anything()
            : floorDiv(substitute(local.dividend, columns), local.divisor));
  return columns;
}

SmallVector<Row> Polyhedron::import(const Polyhedron &other,
                                    ArrayRef<Row> variables) {
  SmallVector<Row> columns = importLocals(other, variables);
  for (const Row &row : other.atLeastZero)
    require(substitute(row, columns));
  for (const Row &row : other.zero)
    requireZero(substitute(row, columns));
  return columns;
}

static SmallVector<Row> identity(unsigned variables) {
  SmallVector<Row> rows;
  for (unsigned i = 0; i < variables; ++i)
    rows.push_back(Polyhedron::column(i));
  return rows;
}

Polyhedron Polyhedron::intersect(const Polyhedron &other) const {
  Polyhedron result(*this);
  result.import(other, identity(variables));
  return result;
}

//===----------------------------------------------------------------------===//
// Elimination
//===----------------------------------------------------------------------===//

static int64_t coefficient(const Row &row, unsigned column) {
  return column + 1 < row.size() ? row[column + 1] : 0;
}

/// Whether the value of `row` depends on `column`, through divisions too.
static bool dependsOn(const Polyhedron &set, const Row &row, unsigned column) {
  SmallVector<char> depends(set.columns(), false);
  depends[column] = true;
  auto touches = [&](const Row &one) {
    for (unsigned i = 0; i + 1 < one.size(); ++i)
      if (one[i + 1] != 0 && depends[i])
        return true;
    return false;
  };
  for (auto [i, local] : llvm::enumerate(set.locals))
    if (local.divisor != 0 && touches(local.dividend))
      depends[set.variables + i] = true;
  return touches(row);
}

namespace {
/// column = floor(row / divisor), as some constraints say.
struct Solution {
  unsigned column;
  Row row;
  int64_t divisor;
};
} // namespace

/// A local that is not a division but has only one possible value.
static std::optional<Solution> findDetermined(Polyhedron &set) {
  for (auto [i, local] : llvm::enumerate(set.locals)) {
    if (local.divisor != 0)
      continue;
    unsigned column = set.variables + i;
    auto without = [&](const Row &row, int64_t sign) {
      Row rest(row);
      rest[column + 1] = 0;
      rest = set.scaled(rest, sign);
      return rest;
    };
    for (const Row &row : set.zero) {
      int64_t factor = coefficient(row, column);
      if (std::abs(factor) != 1)
        continue;
      Row value = without(row, -factor);
      if (!dependsOn(set, value, column))
        return Solution{column, std::move(value), 1};
    }
    // a - c * e >= 0 and c * e - a + k >= 0 with k < c: e = floor(a / c).
    for (const Row &above : set.atLeastZero) {
      int64_t factor = -coefficient(above, column);
      if (factor < 1)
        continue;
      Row value = without(above, 1);
      if (dependsOn(set, value, column))
        continue;
      for (const Row &below : set.atLeastZero) {
        if (coefficient(below, column) != factor)
          continue;
        Row slack = set.sum(above, below);
        if (slack.size() == 1 && slack.front() < factor)
          return Solution{column, std::move(value), factor};
      }
    }
  }
  return std::nullopt;
}

namespace {
/// Copies a polyhedron with one column replaced: columns are made as they are
/// needed, so that the replacement may name later ones.
struct Replacement {
  const Polyhedron &from;
  const Solution &solution;
  Polyhedron result;
  SmallVector<std::optional<Row>> made;

  Replacement(const Polyhedron &from, const Solution &solution)
      : from(from), solution(solution), result(from.variables),
        made(from.columns()) {
    result.overflows = from.overflows;
  }
  Row convert(const Row &row) {
    Row value = Polyhedron::constant(row.front());
    for (auto [i, factor] : llvm::enumerate(drop_begin(row)))
      if (factor != 0)
        value = result.sum(value, result.scaled(make(i), factor));
    return value;
  }
  Row make(unsigned column) {
    if (made[column])
      return *made[column];
    Row value;
    if (column == solution.column) {
      value = result.floorDiv(convert(solution.row), solution.divisor);
    } else if (column < from.variables) {
      value = Polyhedron::column(column);
    } else {
      const Local &local = from.locals[column - from.variables];
      value = local.divisor == 0
                  ? result.anything()
                  : result.floorDiv(convert(local.dividend), local.divisor);
    }
    made[column] = value;
    return value;
  }
};
} // namespace

/// True if the row says nothing.
static bool isTrivial(const Row &row, bool isEquality) {
  return row.size() == 1 && (isEquality ? row.front() == 0 : row.front() >= 0);
}

Polyhedron Polyhedron::eliminated(SmallVectorImpl<Row> *columns) const {
  Polyhedron set(*this);
  SmallVector<Row> images = identity(set.columns());
  while (std::optional<Solution> solution = findDetermined(set)) {
    Replacement replacement(set, *solution);
    for (const Row &row : set.atLeastZero)
      if (Row next = replacement.convert(row); !isTrivial(next, false))
        replacement.result.require(std::move(next));
    for (const Row &row : set.zero)
      if (Row next = replacement.convert(row); !isTrivial(next, true))
        replacement.result.requireZero(std::move(next));
    for (Row &image : images)
      image = replacement.convert(image);
    set = std::move(replacement.result);
  }
  if (columns)
    columns->assign(images.begin(), images.end());
  return set;
}

bool Polyhedron::hasAnything() const {
  return any_of(locals, [](const Local &local) { return local.divisor == 0; });
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static void print(raw_ostream &os, ArrayRef<int64_t> point) {
  os << '(';
  interleaveComma(point, os);
  os << ')';
}

std::string PieceFlaw::str() const {
  std::string text;
  raw_string_ostream os(text);
  if (kind == Undecided) {
    os << "no proof for pieces " << piece << " and " << other;
    return text;
  }
  print(os, point);
  if (kind == Outside)
    os << " in piece " << piece << " but outside the domain";
  else if (kind == Overlap)
    os << " in pieces " << piece << " and " << other;
  else
    os << " in no piece";
  return text;
}

static void print(raw_ostream &os, const Polyhedron &set, const Row &row) {
  bool isFirst = true;
  auto term = [&](int64_t factor, const std::string &name) {
    if (factor == 0)
      return;
    os << (factor < 0 ? "-" : isFirst ? "" : "+");
    if (std::abs(factor) != 1 || name.empty())
      os << std::abs(factor) << (name.empty() ? "" : "*");
    os << name;
    isFirst = false;
  };
  for (auto [i, factor] : llvm::enumerate(drop_begin(row)))
    term(factor, (i < set.variables ? "x" : "q") +
                     std::to_string(i < set.variables ? i : i - set.variables));
  term(row.front(), "");
  if (isFirst)
    os << 0;
}

std::string Polyhedron::str() const {
  std::string text;
  raw_string_ostream os(text);
  ListSeparator also(" and ");
  for (auto [i, local] : llvm::enumerate(locals)) {
    os << also << "q" << i;
    if (local.divisor == 0) {
      os << " exists";
      continue;
    }
    os << " = (";
    print(os, *this, local.dividend);
    os << ") floordiv " << local.divisor;
  }
  for (const Row &row : atLeastZero) {
    os << also;
    print(os, *this, row);
    os << " >= 0";
  }
  for (const Row &row : zero) {
    os << also;
    print(os, *this, row);
    os << " = 0";
  }
  return text.empty() ? "true" : text;
}

} // namespace tier::problem
