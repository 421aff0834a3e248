//===- Piecewise.cpp - guarded layouts ------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Piecewise.h"

#include "llvm/ADT/STLExtras.h"

#include <cassert>
#include <numeric>

using namespace llvm;

namespace tier::problem {

Piecewise::Piecewise(const Chain &chain)
    : dims(chain.first.rank()), domain{Polyhedron::box(chain.shape())} {
  pieces.push_back({domain.front(), chain});
}

Polyhedra Piecewise::guards() const {
  Polyhedra result;
  for (const Piece &piece : pieces)
    result.push_back(piece.guard);
  return result;
}

std::optional<Chain> Piecewise::asChain() const {
  if (symbols != 0 || pieces.size() != 1 || domain.size() != 1)
    return std::nullopt;
  Polyhedron box = Polyhedron::box(pieces.front().value.shape());
  if (!findPointOutside(box, domain).isEmpty() ||
      !findPointOutside(domain.front(), {box}).isEmpty())
    return std::nullopt;
  return pieces.front().value;
}

std::optional<PieceFlaw> Piecewise::findFlaw() const {
  return findPieceFlaw(domain, guards());
}

const Piece *Piecewise::find(ArrayRef<int64_t> point) const {
  const Piece *piece = find_if(
      pieces, [&](const Piece &one) { return one.guard.contains(point); });
  return piece == pieces.end() ? nullptr : piece;
}

std::optional<int64_t> Piecewise::at(ArrayRef<int64_t> point) const {
  const Piece *piece = find(point);
  return piece ? piece->value.at(point.take_front(dims)) : std::nullopt;
}

Piecewise Piecewise::restricted(const Polyhedron &set) const {
  Piecewise result;
  result.dims = dims;
  result.symbols = symbols;
  for (const Polyhedron &part : domain)
    result.domain.push_back(part.intersect(set));
  for (const Piece &piece : pieces) {
    Polyhedron guard = piece.guard.intersect(set);
    if (!guard.sample().isEmpty())
      result.pieces.push_back({std::move(guard), piece.value});
  }
  return result;
}

Piecewise Piecewise::withSymbols(ArrayRef<int64_t> values) const {
  assert(values.size() == symbols && "one value per symbol");
  SmallVector<Row> rows;
  for (unsigned i = 0; i < dims; ++i)
    rows.push_back(Polyhedron::column(i));
  for (int64_t value : values)
    rows.push_back(Polyhedron::constant(value));
  auto fix = [&](const Polyhedron &set) {
    Polyhedron result(dims);
    result.import(set, rows);
    return result;
  };
  Piecewise result;
  result.dims = dims;
  for (const Polyhedron &part : domain)
    result.domain.push_back(fix(part));
  for (const Piece &piece : pieces) {
    Polyhedron guard = fix(piece.guard);
    if (!guard.sample().isEmpty())
      result.pieces.push_back({std::move(guard), piece.value});
  }
  return result;
}

Piecewise Piecewise::then(const Chain &outer) const {
  Piecewise result(*this);
  for (Piece &piece : result.pieces) {
    piece.value.then.push_back(outer.first);
    piece.value.then.append(outer.then);
  }
  return result;
}

Piecewise Piecewise::after(const Chain &inner) const {
  assert(dims == 1 && "a function of one integer");
  Piecewise result;
  result.dims = inner.first.rank();
  result.symbols = symbols;
  // The one dimension becomes the inner value, the symbols stay symbols.
  auto pull = [&](const Polyhedron &set) {
    Polyhedron pulled(result.variables());
    SmallVector<Row> coordinate;
    for (auto [i, extent] : enumerate(inner.shape())) {
      coordinate.push_back(Polyhedron::column(i));
      pulled.requireBetween(coordinate.back(), 0, extent - 1);
    }
    SmallVector<Row> rows{inner.expression(pulled, coordinate)};
    for (unsigned i = 0; i < symbols; ++i)
      rows.push_back(Polyhedron::column(result.dims + i));
    pulled.import(set, rows);
    return pulled;
  };
  for (const Polyhedron &part : domain)
    result.domain.push_back(pull(part));
  for (const Piece &piece : pieces) {
    Chain value(inner);
    value.then.push_back(piece.value.first);
    value.then.append(piece.value.then);
    Polyhedron guard = pull(piece.guard);
    if (!guard.sample().isEmpty())
      result.pieces.push_back({std::move(guard), std::move(value)});
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

static constexpr int64_t mostTable = int64_t(1) << 20;

/// Whether the `width` values from `point` on are neighbours, aligned.
static bool isVector(function_ref<std::optional<int64_t>(ArrayRef<int64_t>)> at,
                     Point point, unsigned dim, int64_t width) {
  std::optional<int64_t> first = at(point);
  if (!first || *first % width != 0)
    return false;
  for (int64_t i = 1; i < width; ++i) {
    ++point[dim];
    if (at(point) != *first + i)
      return false;
  }
  return true;
}

/// On the box of a chain: one window of periods speaks for all.
static bool hasVectors(const Chain &chain, unsigned dim, int64_t width) {
  SmallVector<int64_t> window = chain.shape(), steps;
  if (is_contained(window, 0))
    return true;
  if (window[dim] % width != 0)
    return false;
  if (auto periods = chain.periods())
    for (auto [i, period] : enumerate(*periods)) {
      int64_t common = period.period;
      if (static_cast<int64_t>(i) == dim)
        common *= width / std::gcd(common, width);
      // Later periods are aligned alike only if the slope is.
      if (period.slope % width == 0)
        window[i] = std::min(window[i], common);
    }
  steps = window;
  steps[dim] /= width;
  if (!countPoints(steps, mostTable))
    return false;
  Point step(steps.size(), 0);
  do {
    Point point(step);
    point[dim] *= width;
    if (!isVector([&](ArrayRef<int64_t> x) { return chain.at(x); }, point, dim,
                  width))
      return false;
  } while (advance(step, steps));
  return true;
}

int64_t vectorElements(const Piecewise &function, unsigned dim, int64_t most) {
  std::optional<Chain> chain = function.asChain();
  std::optional<SmallVector<Point>> points;
  if (!chain && !(points = pointsOf(function.domain, mostTable)))
    return 1;
  for (int64_t width = most; width > 1; width /= 2) {
    bool holds =
        chain ? hasVectors(*chain, dim, width)
              : all_of(*points, [&](const Point &point) {
                  return point[dim] % width != 0 ||
                         isVector([&](auto x) { return function.at(x); }, point,
                                  dim, width);
                });
    if (holds)
      return width;
  }
  return 1;
}

std::string Piecewise::str() const {
  std::string text;
  for (const Piece &piece : pieces)
    text += (text.empty() ? "" : "; ") + piece.guard.str() + " -> " +
            piece.value.str();
  return text;
}

} // namespace tier::problem
