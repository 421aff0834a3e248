//===- Equal.cpp - the ladder that decides equality -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Equal.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace tier::problem {

StringRef stringify(Rung rung) {
  switch (rung) {
  case Rung::Modes:
    return "modes";
  case Rung::Bits:
    return "bits";
  case Rung::Periods:
    return "periods";
  case Rung::Table:
    return "table";
  case Rung::Polyhedra:
    return "polyhedra";
  case Rung::Residues:
    return "residues";
  }
  return "";
}

static Equality isEqual(Rung rung) {
  return {Equality::Equal, rung, std::nullopt, ""};
}

static Equality differs(Rung rung, const Chain &f, const Chain &g,
                        ArrayRef<int64_t> at) {
  return {Equality::Different, rung,
          Counterexample{Point(at), {}, f.at(at), g.at(at)}, ""};
}

static Equality undecided(std::string why) {
  return {Equality::Undecided, Rung::Residues, std::nullopt, std::move(why)};
}

//===----------------------------------------------------------------------===//
// Modes
//===----------------------------------------------------------------------===//

/// A coordinate of different values of two coalesced lists of one size.
static int64_t firstDifference(ArrayRef<Mode> f, ArrayRef<Mode> g) {
  int64_t at = 1;
  for (auto [a, b] : zip(f, g)) {
    if (a.stride != b.stride)
      return at;
    // The shorter run ends first: its next stride does not continue it.
    if (a.size != b.size)
      return at * std::min(a.size, b.size);
    at *= a.size;
  }
  return at;
}

static std::optional<Equality> byModes(const Chain &f, const Chain &g) {
  if (!f.then.empty() || !g.then.empty())
    return std::nullopt;
  Point at(f.first.rank(), 0);
  if (f.first.offset != g.first.offset)
    return differs(Rung::Modes, f, g, at);
  for (auto [dim, mine, other] : enumerate(f.first.dims, g.first.dims)) {
    Modes a = coalesce(mine), b = coalesce(other);
    if (a == b)
      continue;
    at[dim] = firstDifference(a, b);
    return differs(Rung::Modes, f, g, at);
  }
  return isEqual(Rung::Modes);
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// True if different values stay different through the stages of `chain`.
static bool keepsApart(const Chain &chain) {
  return all_of(chain.then, [](const Stage &stage) {
    if (auto *map = std::get_if<F2Map>(&stage))
      return map->linear.isBijective();
    auto *swizzle = std::get_if<Swizzle>(&stage);
    return swizzle && (swizzle->bits == 0 || swizzle->shift > 0);
  });
}

static std::optional<Equality> byBits(const Chain &f, const Chain &g) {
  // One chain of stages after two layouts: only the layouts are compared.
  if (f.then == g.then && !f.then.empty()) {
    std::optional<Equality> layouts = byModes(f.first, g.first);
    if (layouts->isEqual())
      return isEqual(Rung::Bits);
    if (keepsApart(f))
      return differs(Rung::Bits, f, g, layouts->counterexample->coordinate);
  }

  std::optional<F2Map> a = f.bits(), b = g.bits();
  if (!a || !b)
    return std::nullopt;
  int64_t columns = a->linear.columns;
  std::optional<int64_t> index;
  if (a->constant != b->constant)
    index = 0;
  for (int64_t j = 0; j < columns && !index; ++j)
    if (a->linear.column(j) != b->linear.column(j))
      index = int64_t(1) << j;
  if (!index)
    return isEqual(Rung::Bits);
  Point at;
  for (int64_t extent : f.shape()) {
    at.push_back(*index % extent);
    *index /= extent;
  }
  return differs(Rung::Bits, f, g, at);
}

//===----------------------------------------------------------------------===//
// Tables and windows
//===----------------------------------------------------------------------===//

/// What is compared point by point: tables, and windows of periods.
static constexpr int64_t mostTable = int64_t(1) << 20;
static constexpr int64_t mostWindow = int64_t(1) << 24;

/// Compares on a box within the domain; nothing if a value is not computable.
static std::optional<Equality> compare(Rung rung, const Chain &f,
                                       const Chain &g,
                                       ArrayRef<int64_t> extents) {
  if (is_contained(extents, 0))
    return isEqual(rung);
  Point at(extents.size(), 0);
  do {
    std::optional<int64_t> a = f.at(at), b = g.at(at);
    if (!a || !b)
      return std::nullopt;
    if (*a != *b)
      return differs(rung, f, g, at);
  } while (advance(at, extents));
  return isEqual(rung);
}

static std::optional<Equality> byTable(const Chain &f, const Chain &g) {
  if (!countPoints(f.shape(), mostTable))
    return std::nullopt;
  return compare(Rung::Table, f, g, f.shape());
}

namespace {
/// f(x + period) = f(x) + slopeF, g(x + period) = g(x) + slopeG.
struct CommonPeriod {
  int64_t period = 1, slopeF = 0, slopeG = 0;
};
} // namespace

static std::optional<SmallVector<CommonPeriod>>
commonPeriods(const Chain &f, const Chain &g) {
  auto a = f.periods(), b = g.periods();
  if (!a || !b)
    return std::nullopt;
  SmallVector<CommonPeriod> result;
  for (auto [mine, other] : zip_equal(*a, *b)) {
    CommonPeriod both;
    int64_t common = std::gcd(mine.period, other.period);
    if (MulOverflow(mine.period, other.period / common, both.period) ||
        MulOverflow(mine.slope, other.period / common, both.slopeF) ||
        MulOverflow(other.slope, mine.period / common, both.slopeG))
      return std::nullopt;
    result.push_back(both);
  }
  return result;
}

static std::optional<Equality> byPeriods(const Chain &f, const Chain &g) {
  auto periods = commonPeriods(f, g);
  if (!periods || is_contained(f.shape(), 0))
    return std::nullopt;
  SmallVector<int64_t> window;
  Point origin(f.first.rank(), 0);
  bool isSmaller = false;
  for (auto [dim, extent, both] : enumerate(f.shape(), *periods)) {
    window.push_back(std::min(extent, both.period));
    if (both.period >= extent)
      continue;
    isSmaller = true;
    // They differ at 0, or one period further.
    if (both.slopeF != both.slopeG) {
      Point at(origin);
      if (f.at(at) == g.at(at))
        at[dim] = both.period;
      return differs(Rung::Periods, f, g, at);
    }
  }
  if (!isSmaller || !countPoints(window, mostWindow))
    return std::nullopt;
  return compare(Rung::Periods, f, g, window);
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

/// The domains of two boxes differ: a coordinate of one that the other lacks.
static std::optional<Equality> byShape(const Chain &f, const Chain &g) {
  SmallVector<int64_t> a = f.shape(), b = g.shape();
  if (a.size() != b.size())
    return undecided("functions of " + std::to_string(a.size()) + " and " +
                     std::to_string(b.size()) + " coordinates");
  bool isEmptyA = is_contained(a, 0), isEmptyB = is_contained(b, 0);
  if (isEmptyA && isEmptyB)
    return isEqual(Rung::Modes);
  if (a == b)
    return std::nullopt;
  Point at(a.size(), 0);
  bool outsideF = isEmptyA, outsideG = isEmptyB;
  if (!isEmptyA && !isEmptyB)
    for (auto [x, m, n] : zip_equal(at, a, b))
      if (m != n) {
        x = std::min(m, n);
        outsideF = m < n;
        outsideG = m > n;
        break;
      }
  Equality result{Equality::Different, Rung::Modes,
                  Counterexample{at, {}, std::nullopt, std::nullopt}, ""};
  if (!outsideF)
    result.counterexample->f = f.at(at);
  if (!outsideG)
    result.counterexample->g = g.at(at);
  return result;
}

std::optional<Equality> decideBy(Rung rung, const Chain &f, const Chain &g) {
  if (std::optional<Equality> shapes = byShape(f, g))
    return shapes;
  switch (rung) {
  case Rung::Modes:
    return byModes(f, g);
  case Rung::Bits:
    return byBits(f, g);
  case Rung::Periods:
    return byPeriods(f, g);
  case Rung::Table:
    return byTable(f, g);
  default:
    return decideBy(rung, Piecewise(f), Piecewise(g));
  }
}

Equality equal(const Chain &f, const Chain &g) {
  if (std::optional<Equality> shapes = byShape(f, g))
    return *shapes;
  // Simplified chains are the same functions on the same boxes.
  Chain a = f.simplified(), b = g.simplified();
  for (Rung rung : {Rung::Modes, Rung::Bits, Rung::Periods, Rung::Table,
                    Rung::Polyhedra, Rung::Residues})
    if (std::optional<Equality> answer = decideBy(rung, a, b))
      if (answer->verdict != Equality::Undecided)
        return *answer;
  return undecided("bits mixed with digits over more than 2^24 points");
}

Equality equal(ArrayRef<Chain> f, ArrayRef<Chain> g) {
  if (f.size() != g.size())
    return undecided("values of " + std::to_string(f.size()) + " and " +
                     std::to_string(g.size()) + " coordinates");
  Equality result = isEqual(Rung::Modes);
  for (auto [a, b] : zip_equal(f, g)) {
    Equality part = equal(a, b);
    if (!part.isEqual())
      return part;
    result.rung = std::max(result.rung, part.rung);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

static Equality differs(Rung rung, const Piecewise &f, const Piecewise &g,
                        ArrayRef<int64_t> point) {
  return {Equality::Different, rung,
          Counterexample{Point(point.take_front(f.dims)),
                         Point(point.drop_front(f.dims)), f.at(point),
                         g.at(point)},
          ""};
}

/// A point of one domain outside the other; equal when there is none.
static Equality compareDomains(Rung rung, const Piecewise &f,
                               const Piecewise &g) {
  for (auto [mine, other] : {std::pair(&f, &g), std::pair(&g, &f)}) {
    for (const Polyhedron &part : mine->domain) {
      Search search = findPointOutside(part, other->domain);
      if (search.point)
        return differs(rung, f, g, *search.point);
      if (!search.isDecided)
        return undecided("no proof for the domains");
    }
  }
  return isEqual(rung);
}

static std::optional<Equality> byTable(const Piecewise &f, const Piecewise &g) {
  auto mine = pointsOf(f.domain, mostTable);
  auto other = pointsOf(g.domain, mostTable);
  if (!mine || !other)
    return std::nullopt;
  for (const Point &point : *mine) {
    const Piece *a = f.find(point), *b = g.find(point);
    std::optional<int64_t> x, y;
    if (a && !(x = a->value.at(ArrayRef(point).take_front(f.dims))))
      return std::nullopt;
    if (b && !(y = b->value.at(ArrayRef(point).take_front(f.dims))))
      return std::nullopt;
    if (x != y)
      return differs(Rung::Table, f, g, point);
  }
  for (const Point &point : *other)
    if (!contains(f.domain, point))
      return differs(Rung::Table, f, g, point);
  return isEqual(Rung::Table);
}

/// Whether two chains agree on `set`; the point is where they do not.
static Search differByPolyhedra(const Polyhedron &set, const Chain &f,
                                const Chain &g, unsigned dims) {
  // A solver takes seconds from a handful of bits on.
  if (f.hasBits() || g.hasBits())
    return Search::gaveUp();
  Polyhedron both(set);
  SmallVector<Row> coordinate;
  for (unsigned i = 0; i < dims; ++i)
    coordinate.push_back(Polyhedron::column(i));
  Row a = f.expression(both, coordinate), b = g.expression(both, coordinate);
  Row gap = both.difference(a, b);
  if (both.overflows)
    return Search::gaveUp();
  if (gap.size() == 1 && gap.front() == 0)
    return {};
  for (int64_t sign : {1, -1}) {
    Polyhedron apart(both);
    apart.require(apart.sum(apart.scaled(gap, sign), {-1}));
    Search search = apart.sample();
    if (search.point || !search.isDecided)
      return search;
  }
  return {};
}

/// Polyhedra of residues that are looked at.
static constexpr int64_t mostResidues = 4096;
static constexpr int64_t fewPoints = 2048;

static Search differByResidues(const Polyhedron &set, const Chain &f,
                               const Chain &g, unsigned dims) {
  auto periods = commonPeriods(f, g);
  if (!periods)
    return Search::gaveUp();
  SmallVector<int64_t> window;
  bool sameSlopes = true;
  for (const CommonPeriod &both : *periods) {
    window.push_back(both.period);
    sameSlopes &= both.slopeF == both.slopeG;
  }
  if (!countPoints(window, mostTable))
    return Search::gaveUp();

  int64_t looked = 0;
  Point residue(dims, 0);
  do {
    std::optional<int64_t> a = f.at(residue), b = g.at(residue);
    int64_t gap;
    if (!a || !b || SubOverflow(*a, *b, gap))
      return Search::gaveUp();
    if (sameSlopes && gap == 0)
      continue;
    if (++looked > mostResidues)
      return Search::gaveUp();
    // x = residue + period * h, and the values are apart by gap + slopes * h.
    Polyhedron steps(set.variables);
    SmallVector<Row> point;
    Row apart = Polyhedron::constant(gap);
    for (unsigned i = 0; i < set.variables; ++i) {
      Row h = Polyhedron::column(i);
      if (i < dims) {
        auto [period, slopeF, slopeG] = (*periods)[i];
        apart = steps.sum(apart, steps.difference(steps.scaled(h, slopeF),
                                                  steps.scaled(h, slopeG)));
        h = steps.sum(steps.scaled(h, period), {residue[i]});
      }
      point.push_back(std::move(h));
    }
    steps.import(set, point);
    for (int64_t sign : {1, -1}) {
      Polyhedron side(steps);
      side.require(side.sum(side.scaled(apart, sign), {-1}));
      Search search = side.sample();
      if (search.point)
        for (unsigned i = 0; i < dims; ++i)
          (*search.point)[i] =
              residue[i] + (*periods)[i].period * (*search.point)[i];
      if (search.point || !search.isDecided)
        return search;
    }
  } while (advance(residue, window));
  return {};
}

/// The domains, and then each pair of pieces that meet.
static std::optional<Equality>
byPieces(Rung rung, const Piecewise &f, const Piecewise &g,
         function_ref<Search(const Polyhedron &, const Chain &, const Chain &,
                             unsigned)>
             findDifference) {
  Equality domains = compareDomains(rung, f, g);
  if (!domains.isEqual())
    return domains;
  for (const Piece &mine : f.pieces)
    for (const Piece &other : g.pieces) {
      Polyhedron common = mine.guard.intersect(other.guard);
      if (common.sample().isEmpty())
        continue;
      Search search = findDifference(common, mine.value, other.value, f.dims);
      if (search.point)
        return differs(rung, f, g, *search.point);
      if (!search.isDecided)
        return std::nullopt;
    }
  return isEqual(rung);
}

std::optional<Equality> decideBy(Rung rung, const Piecewise &f,
                                 const Piecewise &g) {
  if (f.dims != g.dims || f.symbols != g.symbols)
    return undecided("functions of " + std::to_string(f.variables()) + " and " +
                     std::to_string(g.variables()) +
                     " coordinates and symbols");
  switch (rung) {
  case Rung::Table:
    return byTable(f, g);
  case Rung::Polyhedra:
    return byPieces(rung, f, g, differByPolyhedra);
  case Rung::Residues:
    return byPieces(rung, f, g,
                    [](const Polyhedron &set, const Chain &a, const Chain &b,
                       unsigned dims) {
                      // Where there are no bits, no residue is needed.
                      Search search = differByPolyhedra(set, a, b, dims);
                      return search.isDecided
                                 ? search
                                 : differByResidues(set, a, b, dims);
                    });
  default:
    return std::nullopt;
  }
}

Equality equal(const Piecewise &f, const Piecewise &g) {
  if (std::optional<Chain> a = f.asChain(), b = g.asChain(); a && b)
    return equal(*a, *b);
  Equality last = undecided("two that none applies to");
  // A few thousand points are compared sooner than a solver starts.
  SmallVector<Rung> rungs{Rung::Polyhedra, Rung::Residues, Rung::Table};
  if (pointsOf(f.domain, fewPoints) &&
      pointsOf(g.domain, fewPoints))
    rungs = {Rung::Table, Rung::Polyhedra, Rung::Residues};
  for (Rung rung : rungs)
    if (std::optional<Equality> answer = decideBy(rung, f, g)) {
      if (answer->verdict != Equality::Undecided)
        return *answer;
      last = *answer;
    }
  return last;
}

} // namespace tier::problem
