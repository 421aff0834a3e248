//===- PolyhedronSearch.cpp - points of polyhedra, and covers -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one place that calls upstream's Presburger library: for an integer point
// of a conjunction of inequalities, after intervals and elimination have done
// what they can.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Polyhedron.h"

#include "mlir/Analysis/Presburger/IntegerRelation.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <limits>

using namespace llvm;
using llvm::DynamicAPInt;

namespace tier::problem {

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

static bool isBefore(const Point &a, const Point &b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
}

/// Fixes the variable with the fewest values left, and so on: what is fixed
/// narrows the rest. False when there is no bound, or more than `budget` values
/// were tried.
static bool collect(const Polyhedron &set, int64_t &budget,
                    SmallVectorImpl<Point> &points) {
  std::optional<SmallVector<Range>> ranges = rangesOf(set);
  if (!ranges)
    return true;
  Point point;
  std::optional<unsigned> next;
  Wide fewest = 0;
  bool isBounded = true;
  for (unsigned i = 0; i < set.variables; ++i) {
    auto [lo, hi] = (*ranges)[i];
    point.push_back(lo);
    if (lo == Range::low || hi == Range::high) {
      isBounded = false;
      continue;
    }
    Wide width = Wide(hi) - lo;
    if (width > 0 && (!next || width < fewest)) {
      next = i;
      fewest = width;
    }
  }
  if (!next) {
    if (isBounded && set.contains(point))
      points.push_back(point);
    return isBounded;
  }
  auto [lo, hi] = (*ranges)[*next];
  for (int64_t value = lo; value <= hi; ++value) {
    if (--budget < 0)
      return false;
    Polyhedron fixed(set);
    Row row = Polyhedron::column(*next);
    row.front() = -value;
    fixed.requireZero(std::move(row));
    if (!collect(fixed, budget, points))
      return false;
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
  if (!isBounded || hasAnything()) {
    if (!collect(*this, limit, points))
      return std::nullopt;
    llvm::sort(points, isBefore);
    return points;
  }
  Point point;
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
  llvm::sort(all, isBefore);
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
  SmallVector<Row> columns;
  for (unsigned i = 0; i < set.variables; ++i)
    columns.push_back(Polyhedron::column(i));
  columns = rest.importLocals(member, columns);
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

} // namespace tier::problem
