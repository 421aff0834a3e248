//===- Polyhedron.cpp - integer points under quasi-affine constraints -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Polyhedron.h"

#include "mlir/Analysis/Presburger/IntegerRelation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <limits>
#include <numeric>

using namespace llvm;
using llvm::DynamicAPInt;

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
// Points
//===----------------------------------------------------------------------===//

static DynamicAPInt evaluate(const Row &row, ArrayRef<DynamicAPInt> columns) {
  DynamicAPInt value(row.front());
  for (auto [i, factor] : llvm::enumerate(drop_begin(row)))
    if (factor != 0)
      value += DynamicAPInt(factor) * columns[i];
  return value;
}

bool Polyhedron::contains(ArrayRef<int64_t> point) const {
  if (hasAnything()) {
    Polyhedron at(0u);
    SmallVector<Row> values;
    for (int64_t value : point)
      values.push_back(constant(value));
    at.import(*this, values);
    Search search = at.sample();
    return search.isDecided && search.point;
  }
  SmallVector<DynamicAPInt, 8> columns;
  for (int64_t value : point)
    columns.push_back(DynamicAPInt(value));
  for (const Local &local : locals)
    columns.push_back(llvm::floorDiv(evaluate(local.dividend, columns),
                                     DynamicAPInt(local.divisor)));
  return all_of(atLeastZero,
                [&](const Row &row) { return evaluate(row, columns) >= 0; }) &&
         all_of(zero,
                [&](const Row &row) { return evaluate(row, columns) == 0; });
}

//===----------------------------------------------------------------------===//
// Ranges: a cheap proof that there is no point
//===----------------------------------------------------------------------===//

namespace {
/// lo <= column <= hi; the ends of int64 stand for "not known".
struct Range {
  static constexpr int64_t low = std::numeric_limits<int64_t>::min(),
                           high = std::numeric_limits<int64_t>::max();
  int64_t lo = low, hi = high;
  bool isEmpty() const { return lo > hi; }
};
using Wide = __int128;
} // namespace

/// The largest value of `row` without column `skip`, if it is bounded.
static std::optional<Wide> largest(const Row &row, ArrayRef<Range> ranges,
                                   size_t skip) {
  Wide value = row.front();
  for (auto [i, factor] : llvm::enumerate(drop_begin(row))) {
    if (factor == 0 || i == skip)
      continue;
    int64_t end = factor > 0 ? ranges[i].hi : ranges[i].lo;
    if (end == Range::low || end == Range::high)
      return std::nullopt;
    value += Wide(factor) * end;
  }
  return value;
}

static Wide floorOf(Wide a, Wide b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

static int64_t clamp(Wide value) {
  if (value <= Range::low + 1)
    return Range::low + 1;
  return value >= Range::high - 1 ? Range::high - 1
                                  : static_cast<int64_t>(value);
}

/// Narrows by `row >= 0`; true if something changed.
static bool narrow(const Row &row, MutableArrayRef<Range> ranges) {
  bool changed = false;
  for (auto [i, factor] : llvm::enumerate(drop_begin(row))) {
    if (factor == 0)
      continue;
    std::optional<Wide> rest = largest(row, ranges, i);
    if (!rest)
      continue;
    // factor * x >= -rest
    if (factor > 0) {
      int64_t lo = clamp(-floorOf(*rest, Wide(factor)));
      changed |= lo > ranges[i].lo;
      ranges[i].lo = std::max(ranges[i].lo, lo);
    } else {
      int64_t hi = clamp(floorOf(*rest, -Wide(factor)));
      changed |= hi < ranges[i].hi;
      ranges[i].hi = std::min(ranges[i].hi, hi);
    }
  }
  return changed;
}

/// What a few rounds of interval arithmetic know of each column; nothing if
/// some row cannot be satisfied.
static std::optional<SmallVector<Range>> rangesOf(const Polyhedron &set) {
  SmallVector<Range> ranges(set.columns());
  SmallVector<Row, 0> rows(set.atLeastZero);
  Polyhedron work(0u);
  for (const Row &row : set.zero) {
    rows.push_back(row);
    rows.push_back(work.scaled(row, -1));
  }
  for (auto [i, local] : llvm::enumerate(set.locals)) {
    if (local.divisor == 0)
      continue;
    // 0 <= dividend - divisor * q <= divisor - 1
    Row rest = work.difference(
        local.dividend,
        work.scaled(Polyhedron::column(set.variables + i), local.divisor));
    rows.push_back(work.sum(work.scaled(rest, -1),
                            Polyhedron::constant(local.divisor - 1)));
    rows.push_back(std::move(rest));
  }
  if (work.overflows)
    return ranges;
  for (int round = 0; round < 8; ++round) {
    bool changed = false;
    for (const Row &row : rows) {
      if (row.size() == 1 && row.front() < 0)
        return std::nullopt;
      changed |= narrow(row, ranges);
    }
    if (any_of(ranges, [](Range range) { return range.isEmpty(); }))
      return std::nullopt;
    if (!changed)
      break;
  }
  return ranges;
}

//===----------------------------------------------------------------------===//
// Solving
//===----------------------------------------------------------------------===//

/// A system of this many columns is none of ours: a solver would not return.
static constexpr unsigned mostColumns = 160;

/// Every column is a dimension; divisions and equalities are two inequalities
/// each: the forms that upstream handles soundly.
static mlir::presburger::IntegerPolyhedron
asInequalities(const Polyhedron &set) {
  using namespace mlir::presburger;
  IntegerPolyhedron result(PresburgerSpace::getSetSpace(set.columns()));
  auto widen = [&](const Row &row, int64_t sign) {
    SmallVector<DynamicAPInt, 16> values(set.columns() + 1, DynamicAPInt(0));
    values.back() = DynamicAPInt(sign) * DynamicAPInt(row.front());
    for (auto [i, factor] : llvm::enumerate(drop_begin(row)))
      values[i] = DynamicAPInt(sign) * DynamicAPInt(factor);
    return values;
  };
  for (auto [i, local] : llvm::enumerate(set.locals)) {
    if (local.divisor == 0)
      continue;
    // 0 <= dividend - divisor * q <= divisor - 1
    auto above = widen(local.dividend, 1), below = widen(local.dividend, -1);
    above[set.variables + i] -= DynamicAPInt(local.divisor);
    below[set.variables + i] += DynamicAPInt(local.divisor);
    below.back() += DynamicAPInt(local.divisor - 1);
    result.addInequality(above);
    result.addInequality(below);
  }
  for (const Row &row : set.atLeastZero)
    result.addInequality(widen(row, 1));
  for (const Row &row : set.zero) {
    result.addInequality(widen(row, 1));
    result.addInequality(widen(row, -1));
  }
  return result;
}

Search Polyhedron::sample() const {
  if (overflows || columns() > mostColumns)
    return Search::gaveUp();
  std::optional<SmallVector<Range>> ranges = rangesOf(*this);
  if (!ranges)
    return {};
  // The corners of the box often are points: no solver is needed then.
  if (!hasAnything())
    for (bool first : {true, false}) {
      Point corner;
      for (Range range : ArrayRef(*ranges).take_front(variables)) {
        int64_t lo = range.lo == Range::low ? std::min<int64_t>(0, range.hi)
                                            : range.lo;
        int64_t hi = range.hi == Range::high ? std::max<int64_t>(0, range.lo)
                                             : range.hi;
        corner.push_back(first ? lo : hi);
      }
      if (contains(corner))
        return {true, std::move(corner)};
    }

  // Variables are integers that exist: what equalities determine is gone.
  Polyhedron lifted(0u);
  SmallVector<Row> free;
  for (unsigned i = 0; i < variables; ++i)
    free.push_back(lifted.anything());
  lifted.import(*this, free);
  SmallVector<Row> images;
  Polyhedron rest = lifted.eliminated(&images);
  if (rest.overflows)
    return Search::gaveUp();
  auto sample = asInequalities(rest).findIntegerSample();
  if (!sample)
    return {};
  Point point;
  for (const Row &image : ArrayRef(images).take_front(variables)) {
    DynamicAPInt value = evaluate(image, *sample);
    if (value > std::numeric_limits<int64_t>::max() ||
        value < std::numeric_limits<int64_t>::min())
      return Search::gaveUp();
    point.push_back(static_cast<int64_t>(value));
  }
  return {true, std::move(point)};
}

/// Fixes one variable after another: what is fixed narrows the rest. False when
/// there is no bound, or more than `budget` values were tried.
static bool search(const Polyhedron &set, Point &point, int64_t &budget,
                   SmallVectorImpl<Point> &points) {
  if (point.size() == set.variables) {
    if (set.contains(point))
      points.push_back(point);
    return true;
  }
  std::optional<SmallVector<Range>> ranges = rangesOf(set);
  if (!ranges)
    return true;
  auto [lo, hi] = (*ranges)[point.size()];
  if (lo == Range::low || hi == Range::high)
    return false;
  for (int64_t value = lo; value <= hi; ++value) {
    if (--budget < 0)
      return false;
    Polyhedron fixed(set);
    Row row = Polyhedron::column(point.size());
    row.front() = -value;
    fixed.requireZero(std::move(row));
    point.push_back(value);
    if (!search(fixed, point, budget, points))
      return false;
    point.pop_back();
  }
  return true;
}

std::optional<SmallVector<Point>> Polyhedron::enumerate(int64_t limit) const {
  std::optional<SmallVector<Range>> ranges = rangesOf(*this);
  SmallVector<Point> points;
  if (!ranges)
    return points;
  ArrayRef<Range> box = ArrayRef(*ranges).take_front(variables);
  bool isBounded = true;
  Wide candidates = 1;
  for (Range range : box) {
    isBounded &= range.lo != Range::low && range.hi != Range::high;
    if (isBounded)
      candidates *= Wide(range.hi) - range.lo + 1;
    isBounded &= candidates <= limit;
  }
  Point point;
  if (!isBounded || hasAnything()) {
    if (!search(*this, point, limit, points))
      return std::nullopt;
    return points;
  }
  for (Range range : box)
    point.push_back(range.lo);
  while (true) {
    if (contains(point))
      points.push_back(point);
    int64_t dim = variables;
    while (--dim >= 0 && point[dim] == box[dim].hi)
      point[dim] = box[dim].lo;
    if (dim < 0)
      return points;
    ++point[dim];
  }
}

//===----------------------------------------------------------------------===//
// Unions
//===----------------------------------------------------------------------===//

bool contains(ArrayRef<Polyhedron> parts, ArrayRef<int64_t> point) {
  return any_of(parts,
                [&](const Polyhedron &part) { return part.contains(point); });
}

std::optional<SmallVector<Point>> pointsOf(ArrayRef<Polyhedron> parts,
                                           int64_t limit) {
  SmallVector<Point> all;
  for (const Polyhedron &part : parts) {
    std::optional<SmallVector<Point>> points = part.enumerate(limit);
    if (!points)
      return std::nullopt;
    all.append(*points);
  }
  if (parts.size() == 1)
    return all;
  llvm::sort(all, [](const Point &a, const Point &b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  });
  all.erase(llvm::unique(all), all.end());
  return all;
}

//===----------------------------------------------------------------------===//
// Covers and partitions
//===----------------------------------------------------------------------===//

Search findPointOutside(const Polyhedron &set, ArrayRef<Polyhedron> cover) {
  Search search = set.sample();
  if (!search.point || cover.empty())
    return search;
  const Polyhedron &member = cover.front();
  if (none_of(cover, [&](const Polyhedron &other) {
        return other.hasAnything() || other.contains(*search.point);
      }))
    return search;
  // A member that does not meet the set breaks no point.
  Search common = set.intersect(member).sample();
  if (common.isEmpty())
    return findPointOutside(set, cover.drop_front());
  if (member.hasAnything() || !common.isDecided)
    return Search::gaveUp();

  // not (c1 and c2 ..) = not c1, or c1 and not c2, ..
  Polyhedron rest(set);
  SmallVector<Row> columns = rest.importLocals(member, identity(set.variables));
  bool isDecided = true;
  auto breakBy = [&](const Row &row, int64_t sign) -> std::optional<Search> {
    Polyhedron broken(rest);
    broken.require(broken.sum(broken.scaled(row, sign), {-1}));
    Search found = findPointOutside(broken, cover.drop_front());
    isDecided &= found.isDecided;
    if (found.point)
      return found;
    return std::nullopt;
  };
  for (const Row &original : member.atLeastZero) {
    Row row = rest.substitute(original, columns);
    if (auto found = breakBy(row, -1))
      return *found;
    rest.require(std::move(row));
  }
  for (const Row &original : member.zero) {
    Row row = rest.substitute(original, columns);
    for (int64_t sign : {-1, 1})
      if (auto found = breakBy(row, sign))
        return *found;
    rest.requireZero(std::move(row));
  }
  return {isDecided, std::nullopt};
}

std::optional<PieceFlaw> findPieceFlaw(ArrayRef<Polyhedron> domain,
                                               ArrayRef<Polyhedron> pieces) {
  std::optional<PieceFlaw> undecided;
  auto flaw = [&](const Search &search, PieceFlaw::Kind kind,
                  unsigned piece, unsigned other) {
    if (!search.isDecided)
      undecided = PieceFlaw{PieceFlaw::Undecided, piece, other, {}};
    return search.point ? std::optional(PieceFlaw{kind, piece, other,
                                                      *search.point})
                        : std::nullopt;
  };
  for (auto [i, piece] : llvm::enumerate(pieces)) {
    if (auto found = flaw(findPointOutside(piece, domain),
                          PieceFlaw::Outside, i, i))
      return found;
    for (size_t j = i + 1; j < pieces.size(); ++j)
      if (auto found = flaw(piece.intersect(pieces[j]).sample(),
                            PieceFlaw::Overlap, i, j))
        return found;
  }
  for (const Polyhedron &part : domain)
    if (auto found = flaw(findPointOutside(part, pieces), PieceFlaw::Gap, 0,
                          0))
      return found;
  return undecided;
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
