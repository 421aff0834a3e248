//===- Split.cpp - interior and boundary tiles of ragged domains ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Split.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/Twine.h"

#include <algorithm>

using namespace llvm;

namespace tier::problem {

/// What extents, offsets and coefficients may reach: sums of products of a few
/// stay far within 64 bits.
static constexpr int64_t largestExtent = int64_t(1) << 40;
static constexpr int64_t largestFactor = int64_t(1) << 20;

//===----------------------------------------------------------------------===//
// The question
//===----------------------------------------------------------------------===//

static std::string wrongRank(StringRef what, size_t expected, size_t got) {
  return ("[layout.rank] expects one " + what + " per dimension, got " +
          Twine(got) + " for " + Twine(expected))
      .str();
}

static std::string wrongRange(StringRef what, int64_t bound, int64_t got) {
  return ("[layout.split-range] expects " + what + " within " + Twine(bound) +
          ", got " + Twine(got))
      .str();
}

static bool isWithin(int64_t value, int64_t bound) {
  return value >= -bound && value <= bound;
}

std::optional<std::string> check(const SplitQuestion &question) {
  size_t rank = question.extents.size(), symbols = question.symbols.size();
  if (rank < 1 || rank > 4)
    return "[layout.split-dims] expects one to four dimensions, got " +
           std::to_string(rank);
  if (question.tile.size() != rank)
    return wrongRank("side of a tile", rank, question.tile.size());
  for (auto [what, size] :
       {std::pair("offset", question.offset.size()),
        std::pair("symbol of an offset", question.offsetSymbol.size()),
        std::pair("'reduced'", question.reduced.size()),
        std::pair("edge", question.edges.size())})
    if (size != 0 && size != rank)
      return wrongRank(what, rank, size);
  for (int64_t side : question.tile) {
    if (side < 1)
      return "[layout.extent] expects sides of tiles of at least 1, got " +
             std::to_string(side);
    if (side > largestFactor)
      return wrongRange("sides of tiles", largestFactor, side);
  }
  for (const SplitExtent &extent : question.extents) {
    if (extent.value && *extent.value < 0)
      return "[layout.extent] expects extents of at least 0, got " +
             std::to_string(*extent.value);
    if (extent.value && !isWithin(*extent.value, largestExtent))
      return wrongRange("extents", largestExtent, *extent.value);
    if (!extent.value && (extent.symbol >= symbols || extent.divisor < 1))
      return std::string("[layout.question] expects extents that are values or "
                         "symbols with a divisor, got symbol ") +
             std::to_string(extent.symbol);
  }
  for (auto [i, offset] : enumerate(question.offset))
    if (offset <= -question.tile[i] || offset >= question.tile[i])
      return wrongRange("offsets below the tile", question.tile[i], offset);
  for (int64_t symbol : question.offsetSymbol)
    if (symbol >= int64_t(symbols))
      return wrongRange("symbols of offsets", symbols, symbol);
  for (bool isOnTiles : {false, true})
    for (const AffineForm &form :
         isOnTiles ? question.assumptions : question.constraints) {
      if (form.coefficients.size() != rank + symbols)
        return wrongRank("coefficient (and symbol)", rank + symbols,
                         form.coefficients.size());
      if (!isWithin(form.constant, largestExtent))
        return wrongRange("constants", largestExtent, form.constant);
      for (int64_t coefficient : form.coefficients)
        if (!isWithin(coefficient, largestFactor))
          return wrongRange("coefficients", largestFactor, coefficient);
    }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Forms on points and on tiles
//===----------------------------------------------------------------------===//

static AffineForm makeForm(const SplitQuestion &question) {
  AffineForm form;
  form.coefficients.assign(question.extents.size() + question.symbols.size(),
                           0);
  return form;
}

AffineForm getForm(const SplitQuestion &question, TileMask mask) {
  if (mask.kind == TileMask::Kind::Constraint)
    return question.constraints[mask.number];
  AffineForm form = makeForm(question);
  if (mask.kind == TileMask::Kind::Lower) {
    form.coefficients[mask.number] = 1;
    return form;
  }
  const SplitExtent &extent = question.extents[mask.number];
  form.coefficients[mask.number] = -1;
  form.constant = extent.value.value_or(0) - 1;
  if (!extent.value)
    form.coefficients[question.extents.size() + extent.symbol] += 1;
  return form;
}

/// The form at the first element of a tile, plus `extreme` of what the others
/// add.
template <typename Extreme>
static AffineForm overTile(const SplitQuestion &question,
                           const AffineForm &form, Extreme extreme) {
  AffineForm result(form);
  size_t rank = question.extents.size();
  for (size_t i = 0; i < rank; ++i) {
    int64_t a = form.coefficients[i], side = question.tile[i];
    result.coefficients[i] = a * side;
    result.constant += extreme(a) * (side - 1);
    if (!question.offset.empty())
      result.constant += a * question.offset[i];
    if (!question.offsetSymbol.empty() && question.offsetSymbol[i] >= 0)
      result.coefficients[rank + question.offsetSymbol[i]] += a;
  }
  return result;
}

AffineForm leastInTile(const SplitQuestion &question, const AffineForm &form) {
  return overTile(question, form,
                  [](int64_t a) { return std::min<int64_t>(0, a); });
}

AffineForm greatestInTile(const SplitQuestion &question,
                          const AffineForm &form) {
  return overTile(question, form,
                  [](int64_t a) { return std::max<int64_t>(0, a); });
}

//===----------------------------------------------------------------------===//
// The tree of cuts
//===----------------------------------------------------------------------===//

namespace {
/// Something a tile may be cut by.
struct Bound {
  TileMask mask;
  AffineForm full;
  EdgeStyle edge;
};

/// Grows the pieces of one order of bounds.
class Tree {
public:
  Tree(const SplitQuestion &question, Split &split)
      : question(question), split(split) {}

  void grow(ArrayRef<Bound> order) {
    bounds = order;
    AffineGuard path;
    if (question.dropsEmpty && !cutEmpty(path))
      return;
    Branch root;
    root.path = path;
    specialise(root, 0);
    mergeWithoutInterior(path);
  }

private:
  struct Branch {
    AffineGuard path;
    SmallVector<bool> atUpper = {false, false, false, false};
    SmallVector<bool> atLower = {false, false, false, false};
  };

  bool isImplied(ArrayRef<AffineForm> path, const AffineForm &form) const {
    AffineGuard against(split.domain);
    against.append(path.begin(), path.end());
    against.push_back(form.complement());
    return isEmpty(split.variables, against);
  }
  bool isPossible(ArrayRef<AffineForm> path) const {
    AffineGuard all(split.domain);
    all.append(path.begin(), path.end());
    return !isEmpty(split.variables, all);
  }

  void add(SplitPiece::Kind kind, const Branch &branch,
           SmallVector<TileMask> masked) {
    SplitPiece piece;
    piece.kind = kind;
    piece.cuts = branch.path;
    piece.masked = std::move(masked);
    for (size_t i = 0; i < split.rank; ++i)
      piece.shape.push_back(sideOf(branch, i));
    piece.needsNeutral = any_of(piece.masked, [&](const TileMask &mask) {
      if (question.reduced.empty())
        return false;
      if (mask.kind != TileMask::Kind::Constraint)
        return bool(question.reduced[mask.number]);
      for (size_t i = 0; i < split.rank; ++i)
        if (question.reduced[i] &&
            question.constraints[mask.number].coefficients[i] != 0)
          return true;
      return false;
    });
    split.pieces.push_back(std::move(piece));
  }

  /// Elements of a tile along one dimension.
  std::optional<int64_t> sideOf(const Branch &branch, size_t i) const {
    int64_t side = question.tile[i];
    int64_t offset = question.offset.empty() ? 0 : question.offset[i];
    if (!branch.atUpper[i])
      return branch.atLower[i] ? side + offset : side;
    if (!question.extents[i].value ||
        (!question.offsetSymbol.empty() && question.offsetSymbol[i] >= 0))
      return std::nullopt;
    int64_t extent = *question.extents[i].value;
    return branch.atLower[i] ? extent : (extent - offset - 1) % side + 1;
  }

  /// Cuts off the tiles without a point; false if there is no other.
  bool cutEmpty(AffineGuard &path) {
    if (!isPossible(path))
      return false;
    for (const AffineForm &constraint : question.constraints) {
      AffineForm some = greatestInTile(question, constraint);
      if (isImplied(path, some))
        continue;
      Branch none;
      none.path = path;
      none.path.push_back(some.complement());
      add(SplitPiece::Kind::Empty, none, {});
      path.push_back(some);
      if (!isPossible(path))
        return false;
    }
    return true;
  }

  /// Both sides of every specialised edge go on.
  void specialise(const Branch &branch, size_t next) {
    while (next < bounds.size() &&
           (bounds[next].edge != EdgeStyle::Specialise ||
            isImplied(branch.path, bounds[next].full)))
      ++next;
    if (next == bounds.size())
      return peel(branch);
    const Bound &bound = bounds[next];
    Branch inside(branch), edge(branch);
    inside.path.push_back(bound.full);
    edge.path.push_back(bound.full.complement());
    (bound.mask.kind == TileMask::Kind::Upper
         ? edge.atUpper
         : edge.atLower)[bound.mask.number] = true;
    if (isPossible(edge.path))
      specialise(edge, next + 1);
    if (isPossible(inside.path))
      specialise(inside, next + 1);
  }

  /// What tiles of a path still have to be compared with.
  SmallVector<TileMask> getMasks(ArrayRef<AffineForm> path) const {
    SmallVector<TileMask> masks;
    for (const Bound &bound : bounds)
      if (bound.edge != EdgeStyle::Specialise && !isImplied(path, bound.full))
        masks.push_back(bound.mask);
    return masks;
  }

  /// One slab per edge; what is left is the interior.
  void peel(Branch branch) {
    for (const Bound &bound : bounds) {
      if (bound.edge != EdgeStyle::Peel || isImplied(branch.path, bound.full))
        continue;
      Branch slab(branch);
      slab.path.push_back(bound.full.complement());
      add(SplitPiece::Kind::Partial, slab, getMasks(slab.path));
      branch.path.push_back(bound.full);
      if (!isPossible(branch.path))
        return;
    }
    SmallVector<TileMask> rest = getMasks(branch.path);
    add(rest.empty() ? SplitPiece::Kind::Full : SplitPiece::Kind::Partial,
        branch, rest);
  }

  /// Without an interior nothing has to be kept from the others' masks.
  void mergeWithoutInterior(const AffineGuard &path) {
    auto isCode = [](const SplitPiece &piece) {
      return piece.kind != SplitPiece::Kind::Empty;
    };
    if (split.findInterior() || count_if(split.pieces, isCode) < 2 ||
        !all_of(question.edges,
                [](EdgeStyle e) { return e == EdgeStyle::Peel; }))
      return;
    erase_if(split.pieces, isCode);
    Branch all;
    all.path = path;
    add(SplitPiece::Kind::Partial, all, getMasks(path));
  }

  const SplitQuestion &question;
  Split &split;
  ArrayRef<Bound> bounds;
};
} // namespace

/// The tiles that there are, and what is known of the symbols.
static AffineGuard makeDomain(const SplitQuestion &question) {
  AffineGuard domain;
  size_t rank = question.extents.size();
  for (size_t i = 0; i < rank; ++i) {
    AffineForm first = makeForm(question);
    first.coefficients[i] = 1;
    domain.push_back(first);
    if (question.dropsEmpty)
      domain.push_back(greatestInTile(
          question, getForm(question, {TileMask::Kind::Upper, unsigned(i)})));
  }
  for (size_t s = 0; s < question.symbols.size(); ++s) {
    AffineForm form = makeForm(question);
    form.coefficients[rank + s] = 1;
    domain.push_back(form);
  }
  for (size_t i = 0; i < question.offsetSymbol.size(); ++i)
    if (question.offsetSymbol[i] >= 0) {
      AffineForm below = makeForm(question);
      below.coefficients[rank + question.offsetSymbol[i]] = -1;
      below.constant = question.tile[i] - 1;
      domain.push_back(below);
    }
  domain.append(question.assumptions.begin(), question.assumptions.end());
  return domain;
}

/// A tile reaches an edge along dimension i only with less than a whole tile.
static bool isWhole(const SplitQuestion &question, size_t i) {
  const SplitExtent &extent = question.extents[i];
  bool isShifted =
      (!question.offset.empty() && question.offset[i] % question.tile[i]) ||
      (!question.offsetSymbol.empty() && question.offsetSymbol[i] >= 0);
  int64_t divisor = extent.value ? *extent.value : extent.divisor;
  return question.dropsEmpty && !isShifted && divisor % question.tile[i] == 0;
}

static SmallVector<Bound> findBounds(const SplitQuestion &question) {
  SmallVector<Bound> box, constraints;
  auto add = [&](SmallVector<Bound> &list, TileMask mask, EdgeStyle edge) {
    list.push_back(
        {mask, leastInTile(question, getForm(question, mask)), edge});
  };
  for (size_t i = 0; i < question.extents.size(); ++i) {
    EdgeStyle edge =
        question.edges.empty() ? EdgeStyle::Peel : question.edges[i];
    if (!question.offset.empty() && question.offset[i] < 0)
      add(box, {TileMask::Kind::Lower, unsigned(i)}, edge);
    if (!isWhole(question, i))
      add(box, {TileMask::Kind::Upper, unsigned(i)}, edge);
  }
  for (size_t k = 0; k < question.constraints.size(); ++k)
    add(constraints, {TileMask::Kind::Constraint, unsigned(k)},
        EdgeStyle::Peel);
  // The diagonal first: it often takes the last tiles of a dimension with it.
  constraints.append(box.begin(), box.end());
  return constraints;
}

static Split begin(const SplitQuestion &question) {
  Split split;
  split.rank = question.extents.size();
  split.variables = split.rank + question.symbols.size();
  for (size_t i = 0; i < split.rank; ++i)
    split.names.push_back("d" + std::to_string(i));
  split.names.append(question.symbols.begin(), question.symbols.end());
  split.domain = makeDomain(question);
  return split;
}

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

/// Integer points of a guard over `rank` variables, all of them bounded by
/// [low, high]: the last coordinate in closed form, the others one by one.
static std::optional<int64_t> countPoints(ArrayRef<AffineForm> guard,
                                          ArrayRef<int64_t> low,
                                          ArrayRef<int64_t> high) {
  size_t rank = low.size();
  auto isAlong = [](const AffineForm &form, size_t only) {
    for (auto [i, c] : enumerate(form.coefficients))
      if (i != only && c != 0)
        return false;
    return true;
  };
  // Narrows [from, to] along `dim` by the forms, the others being fixed.
  auto narrow = [&](size_t dim, ArrayRef<int64_t> at, int64_t &from,
                    int64_t &to, bool onlyAlone) {
    for (const AffineForm &form : guard) {
      if (onlyAlone && !isAlong(form, dim))
        continue;
      int64_t rest = form.constant;
      for (size_t i = 0; i < rank; ++i)
        rest += i == dim ? 0 : form.coefficients[i] * at[i];
      int64_t a = form.coefficients[dim];
      if (a > 0) // x >= -rest / a, rounded up
        from = std::max(from, -(rest >= 0 ? rest / a : -((-rest + a - 1) / a)));
      else if (a < 0)
        to = std::min(to, rest >= 0 ? rest / -a : -((-rest - a - 1) / -a));
      else if (rest < 0 && (!onlyAlone || isAlong(form, dim)))
        to = from - 1;
    }
  };
  SmallVector<int64_t> first(low), last(high), at(rank, 0);
  bool isBox = true;
  for (const AffineForm &form : guard)
    isBox &= any_of(seq<size_t>(0, rank),
                    [&](size_t dim) { return isAlong(form, dim); });
  int64_t outer = 1, total = 1;
  for (size_t dim = 0; dim < rank; ++dim) {
    narrow(dim, at, first[dim], last[dim], /*onlyAlone=*/true);
    int64_t count = std::max<int64_t>(0, last[dim] - first[dim] + 1);
    if (__builtin_mul_overflow(total, count, &total))
      return std::nullopt;
    if (dim + 1 < rank)
      outer *= count;
    if (total == 0)
      return 0;
  }
  if (isBox)
    return total;
  if (outer > (int64_t(1) << 20))
    return std::nullopt;
  int64_t sum = 0;
  at = first;
  while (true) {
    int64_t from = first.back(), to = last.back();
    narrow(rank - 1, at, from, to, /*onlyAlone=*/false);
    sum += std::max<int64_t>(0, to - from + 1);
    int dim = int(rank) - 2;
    while (dim >= 0 && at[dim] == last[dim])
      at[dim] = first[dim], --dim;
    if (dim < 0)
      return sum;
    ++at[dim];
  }
}

/// Fills in the counts of a question without symbols.
static void count(const SplitQuestion &question, Split &split) {
  if (!question.symbols.empty() || !question.dropsEmpty)
    return;
  SmallVector<int64_t> zeros(split.rank, 0), lastTile, lastPoint;
  int64_t volume = 1;
  Waste waste;
  waste.powerOfTwo = 1;
  bool fits = true;
  for (size_t i = 0; i < split.rank; ++i) {
    int64_t extent = *question.extents[i].value, padded = 1;
    lastPoint.push_back(extent - 1);
    lastTile.push_back(
        (extent - 1 - (question.offset.empty() ? 0 : question.offset[i])) /
        question.tile[i]);
    fits &= !__builtin_mul_overflow(volume, question.tile[i], &volume);
    while (padded < extent)
      padded *= 2;
    padded = extent == 0 ? 0 : padded;
    if (waste.powerOfTwo &&
        __builtin_mul_overflow(*waste.powerOfTwo, padded, &*waste.powerOfTwo))
      waste.powerOfTwo.reset();
  }
  for (SplitPiece &piece : split.pieces) {
    piece.tiles = countPoints(split.guard(piece), zeros, lastTile);
    if (!piece.tiles) {
      fits = false;
      continue;
    }
    if (piece.kind == SplitPiece::Kind::Empty)
      continue;
    waste.tiles += *piece.tiles;
    waste.maskedTiles += piece.masked.empty() ? 0 : *piece.tiles;
    // Specialised tiles have no idle lanes.
    int64_t elements = 1, lanes = 0;
    for (std::optional<int64_t> side : piece.shape)
      elements *= *side;
    fits &= !__builtin_mul_overflow(*piece.tiles, elements, &lanes) &&
            !__builtin_add_overflow(waste.lanes, lanes, &waste.lanes);
  }
  std::optional<int64_t> points =
      countPoints(question.constraints, zeros, lastPoint);
  if (!fits || !points)
    return;
  waste.points = *points;
  split.waste = waste;
}

//===----------------------------------------------------------------------===//
// The answer
//===----------------------------------------------------------------------===//

AffineGuard Split::guard(const SplitPiece &piece) const {
  AffineGuard all(domain);
  all.append(piece.cuts.begin(), piece.cuts.end());
  return tighten(all);
}

unsigned Split::countCode() const {
  return count_if(pieces, [](const SplitPiece &piece) {
    return piece.kind != SplitPiece::Kind::Empty;
  });
}

const SplitPiece *Split::findInterior() const {
  for (const SplitPiece &piece : reverse(pieces))
    if (piece.kind == SplitPiece::Kind::Full &&
        all_of(piece.shape, [](std::optional<int64_t> s) { return s; }))
      return &piece;
  return nullptr;
}

std::string Split::str(ArrayRef<AffineForm> guard) const {
  std::string text = "affine_set<(";
  auto append = [&](ArrayRef<std::string> list) {
    for (auto [i, name] : enumerate(list))
      text += (i ? ", " : "") + name;
  };
  append(ArrayRef(names).take_front(rank));
  text += ")";
  if (names.size() > rank) {
    text += "[";
    append(ArrayRef(names).drop_front(rank));
    text += "]";
  }
  text += " : (";
  for (auto [i, form] : enumerate(guard))
    text += (i ? ", " : "") + form.str(names) + " >= 0";
  return text + (guard.empty() ? "0 >= 0)>" : ")>");
}

Split split(const SplitQuestion &question) {
  SmallVector<Bound> bounds = findBounds(question);
  Split answer = begin(question);
  Tree(question, answer).grow(bounds);
  // Where constraints meet edges the order of the cuts matters: of few bounds
  // all orders are tried, of many and of symbols also the edges first.
  size_t half = question.constraints.size();
  SmallVector<unsigned> order = to_vector(seq<unsigned>(0, bounds.size()));
  bool triesAll = question.symbols.empty() && bounds.size() <= 4;
  auto isLast = [&] {
    if (triesAll)
      return !std::next_permutation(order.begin(), order.end());
    std::rotate(order.begin(), order.begin() + half, order.end());
    return half == order.size() || order.front() != half;
  };
  while (half > 0 && answer.countCode() > 2 && !isLast()) {
    Split other = begin(question);
    SmallVector<Bound> ordered;
    for (unsigned i : order)
      ordered.push_back(bounds[i]);
    Tree(question, other).grow(ordered);
    if (other.countCode() < answer.countCode())
      answer = std::move(other);
  }
  count(question, answer);
  return answer;
}

std::optional<PieceFlaw> verify(const Split &split, bool byEmptiness) {
  SmallVector<AffineGuard> cuts, guards;
  for (const SplitPiece &piece : split.pieces) {
    cuts.push_back(piece.cuts);
    guards.push_back(split.guard(piece));
  }
  if (!byEmptiness && followsCutTree(split.variables, split.domain, cuts))
    return std::nullopt;
  return findPieceFlaw(split.variables, split.domain, guards);
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

double costOf(const SplitQuestion &question, const Split &split,
              const SplitCosts &costs) {
  double cost = 0;
  for (const SplitPiece &piece : split.pieces) {
    if (piece.kind == SplitPiece::Kind::Empty)
      continue;
    double elements = double(piece.tiles.value_or(0));
    for (auto [side, whole] : zip_equal(piece.shape, question.tile))
      elements *= double(side.value_or(whole));
    cost += costs.piece +
            elements * (costs.element + costs.maskedDim * piece.masked.size());
  }
  return cost;
}

SmallVector<EdgeStyle> chooseEdges(const SplitQuestion &question,
                                   const SplitCosts &costs) {
  SplitQuestion trial(question);
  size_t rank = question.extents.size();
  unsigned choices = 1;
  for (size_t i = 0; i < rank; ++i)
    choices *= 3;
  SmallVector<EdgeStyle> best;
  double least = 0;
  for (unsigned choice = 0; choice < choices; ++choice) {
    trial.edges.clear();
    for (unsigned rest = choice, i = 0; i < rank; ++i, rest /= 3)
      trial.edges.push_back(EdgeStyle(rest % 3));
    double cost = costOf(trial, split(trial), costs);
    if (best.empty() || cost < least) {
      best = trial.edges;
      least = cost;
    }
  }
  return best;
}

} // namespace tier::problem
