//===- Piecewise.cpp - guarded layouts ------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Piecewise.h"

#include "llvm/ADT/STLExtras.h"

#include <cassert>

using namespace llvm;

namespace tier::problem {

Piecewise::Piecewise(const Chain &chain)
    : dims(chain.first.rank()), domain(Polyhedron::box(chain.shape())) {
  pieces.push_back({domain, chain});
}

Polyhedra Piecewise::guards() const {
  Polyhedra result;
  for (const Piece &piece : pieces)
    result.push_back(piece.guard);
  return result;
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
  result.domain = domain.intersect(set);
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
  result.domain = fix(domain);
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
  result.domain = pull(domain);
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

std::string Piecewise::str() const {
  std::string text;
  for (const Piece &piece : pieces)
    text += (text.empty() ? "" : "; ") + piece.guard.str() + " -> " +
            piece.value.str();
  return text;
}

} // namespace tier::problem
