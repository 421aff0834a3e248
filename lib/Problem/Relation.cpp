//===- Relation.cpp - which coordinates go together -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Relation.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

#include <cassert>

using namespace llvm;

namespace tier::problem {

static SmallVector<Row> columnsFrom(unsigned first, unsigned count) {
  SmallVector<Row> rows;
  for (unsigned i = 0; i < count; ++i)
    rows.push_back(Polyhedron::column(first + i));
  return rows;
}

static SmallVector<Row> anythings(Polyhedron &set, unsigned count) {
  SmallVector<Row> rows;
  for (unsigned i = 0; i < count; ++i)
    rows.push_back(set.anything());
  return rows;
}

static SmallVector<Row> constants(ArrayRef<int64_t> values) {
  SmallVector<Row> rows;
  for (int64_t value : values)
    rows.push_back(Polyhedron::constant(value));
  return rows;
}

template <typename... Rest>
static SmallVector<Row> join(SmallVector<Row> first, const Rest &...rest) {
  (first.append(rest.begin(), rest.end()), ...);
  return first;
}

/// Adds `set` to `parts` unless it is known to be empty.
static void addPart(Polyhedra &parts, const Polyhedron &set) {
  Polyhedron shorter = set.eliminated();
  if (!shorter.sample().isEmpty())
    parts.push_back(std::move(shorter));
}

//===----------------------------------------------------------------------===//
// Making
//===----------------------------------------------------------------------===//

Relation Relation::of(const Piecewise &function) {
  Relation result{function.dims, 1, function.symbols, {}};
  for (const Piece &piece : function.pieces) {
    Polyhedron part(result.variables());
    SmallVector<Row> coordinate = columnsFrom(0, function.dims);
    part.import(piece.guard,
                join(coordinate,
                     columnsFrom(function.dims + 1, function.symbols)));
    Row value = piece.value.expression(part, coordinate);
    part.requireZero(
        part.difference(value, Polyhedron::column(function.dims)));
    result.parts.push_back(std::move(part));
  }
  return result;
}

Relation Relation::of(ArrayRef<Chain> components) {
  Relation result;
  result.outputs = components.size();
  if (components.empty())
    return result;
  result.inputs = components.front().first.rank();
  Polyhedron part(result.variables());
  SmallVector<Row> coordinate = columnsFrom(0, result.inputs);
  part.import(Polyhedron::box(components.front().shape()), coordinate);
  for (auto [i, chain] : llvm::enumerate(components)) {
    Row value = chain.expression(part, coordinate);
    part.requireZero(
        part.difference(value, Polyhedron::column(result.inputs + i)));
  }
  result.parts.push_back(std::move(part));
  return result;
}

Relation Relation::identity(unsigned dims) {
  Relation result{dims, dims, 0, {}};
  Polyhedron part(2 * dims);
  for (unsigned i = 0; i < dims; ++i)
    part.requireZero(part.difference(Polyhedron::column(i),
                                     Polyhedron::column(dims + i)));
  result.parts.push_back(std::move(part));
  return result;
}

//===----------------------------------------------------------------------===//
// Algebra
//===----------------------------------------------------------------------===//

Relation Relation::inverse() const {
  Relation result{outputs, inputs, symbols, {}};
  for (const Polyhedron &part : parts) {
    Polyhedron turned(variables());
    turned.import(part, join(columnsFrom(outputs, inputs),
                             columnsFrom(0, outputs),
                             columnsFrom(inputs + outputs, symbols)));
    result.parts.push_back(std::move(turned));
  }
  return result;
}

Relation Relation::withSymbols(ArrayRef<int64_t> values) const {
  assert(values.size() == symbols && "one value per symbol");
  Relation result{inputs, outputs, 0, {}};
  for (const Polyhedron &part : parts) {
    Polyhedron fixed(inputs + outputs);
    fixed.import(part,
                 join(columnsFrom(0, inputs + outputs), constants(values)));
    addPart(result.parts, fixed);
  }
  return result;
}

Relation Relation::intersect(const Relation &other) const {
  Relation result{inputs, outputs, symbols, {}};
  for (const Polyhedron &mine : parts)
    for (const Polyhedron &yours : other.parts)
      addPart(result.parts, mine.intersect(yours));
  return result;
}

Relation Relation::unite(const Relation &other) const {
  Relation result(*this);
  result.parts.append(other.parts);
  return result;
}

Relation compose(const Relation &first, const Relation &second) {
  assert(first.outputs == second.inputs && first.symbols == second.symbols &&
         "the outputs of the first are the inputs of the second");
  Relation result{first.inputs, second.outputs, first.symbols, {}};
  SmallVector<Row> from = columnsFrom(0, first.inputs),
                   to = columnsFrom(first.inputs, second.outputs),
                   symbols = columnsFrom(first.inputs + second.outputs,
                                         first.symbols);
  for (const Polyhedron &left : first.parts)
    for (const Polyhedron &right : second.parts) {
      Polyhedron part(result.variables());
      SmallVector<Row> between = anythings(part, first.outputs);
      part.import(left, join(from, between, symbols));
      part.import(right, join(between, to, symbols));
      addPart(result.parts, part);
    }
  return result;
}

Polyhedra Relation::domain() const {
  Polyhedra result;
  for (const Polyhedron &part : parts) {
    Polyhedron set(inputs + symbols);
    SmallVector<Row> some = anythings(set, outputs);
    set.import(part, join(columnsFrom(0, inputs), some,
                          columnsFrom(inputs, symbols)));
    addPart(result, set);
  }
  return result;
}

Polyhedra Relation::range() const { return inverse().domain(); }

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

Search Relation::sample() const {
  bool isDecided = true;
  for (const Polyhedron &part : parts) {
    Search search = part.sample();
    if (search.point)
      return search;
    isDecided &= search.isDecided;
  }
  return {isDecided, std::nullopt};
}

bool Relation::contains(ArrayRef<int64_t> point) const {
  return problem::contains(parts, point);
}

std::optional<SmallVector<Point>>
Relation::apply(ArrayRef<int64_t> input, ArrayRef<int64_t> values,
                int64_t limit) const {
  assert(input.size() == inputs && values.size() == symbols && "a whole point");
  Polyhedra images;
  for (const Polyhedron &part : parts) {
    Polyhedron image(outputs);
    image.import(part, join(constants(input), columnsFrom(0, outputs),
                            constants(values)));
    images.push_back(image.eliminated());
  }
  return pointsOf(images, limit);
}

std::optional<SmallVector<Point>> Relation::enumerate(int64_t limit) const {
  return pointsOf(parts, limit);
}

/// A solver meets this many divisions in tenths of a second: fewer pairs than
/// these are sooner looked at one by one.
static constexpr size_t manyDivisions = 4;
static constexpr int64_t fewPairs = 1 << 14;

/// As below, over all pairs.
static Search findTwoOutputs(const Relation &relation,
                             ArrayRef<Point> sortedPairs) {
  for (size_t i = 1; i < sortedPairs.size(); ++i) {
    ArrayRef<int64_t> last(sortedPairs[i - 1]), next(sortedPairs[i]);
    if (last.take_front(relation.inputs) != next.take_front(relation.inputs))
      continue;
    Point point(next);
    auto other = last.drop_front(relation.inputs);
    point.append(other.begin(), other.end());
    return {true, std::move(point)};
  }
  return {};
}

Search Relation::findTwoOutputs() const {
  bool isDecided = true;
  bool isHard = any_of(parts, [](const Polyhedron &part) {
    return part.locals.size() >= manyDivisions;
  });
  if (isHard && symbols == 0)
    if (std::optional<SmallVector<Point>> pairs = enumerate(fewPairs))
      return problem::findTwoOutputs(*this, *pairs);
  unsigned total = inputs + 2 * outputs + symbols;
  for (const Polyhedron &mine : parts)
    for (const Polyhedron &yours : parts) {
      Polyhedron both(total);
      SmallVector<Row> from = columnsFrom(0, inputs),
                       one = columnsFrom(inputs, outputs),
                       two = columnsFrom(inputs + outputs, outputs),
                       values = columnsFrom(inputs + 2 * outputs, symbols);
      both.import(mine, join(from, one, values));
      both.import(yours, join(from, two, values));
      for (auto [a, b] : zip_equal(one, two)) {
        Polyhedron apart(both);
        apart.require(apart.sum(apart.difference(a, b), {-1}));
        Search search = apart.sample();
        if (search.point)
          return search;
        isDecided &= search.isDecided;
      }
    }
  return {isDecided, std::nullopt};
}

/// Where negation is no conjunction, pairs are counted out up to this many.
static constexpr int64_t mostPairs = 1 << 16;

Search Relation::findOutside(const Relation &other) const {
  bool isDecided = true;
  for (const Polyhedron &part : parts) {
    Search search = findPointOutside(part.eliminated(), other.parts);
    if (!search.point && !search.isDecided)
      if (std::optional<SmallVector<Point>> points =
              part.enumerate(mostPairs)) {
        const Point *lost = find_if(*points, [&](const Point &point) {
          return !other.contains(point);
        });
        search = {true, lost == points->end() ? std::nullopt
                                              : std::optional<Point>(*lost)};
      }
    if (search.point)
      return search;
    isDecided &= search.isDecided;
  }
  return {isDecided, std::nullopt};
}

std::optional<bool> isInjective(const Piecewise &function) {
  if (function.symbols == 0)
    if (auto points = pointsOf(function.domain, 1 << 20)) {
      DenseSet<int64_t> seen;
      for (const Point &point : *points) {
        std::optional<int64_t> value = function.at(point);
        if (!value)
          return std::nullopt;
        if (!seen.insert(*value).second)
          return false;
      }
      return true;
    }
  // A solver takes seconds from a handful of bits on.
  if (any_of(function.pieces,
             [](const Piece &piece) { return piece.value.hasBits(); }))
    return std::nullopt;
  Search search = Relation::of(function).inverse().findTwoOutputs();
  return search.isDecided ? std::optional(!search.point) : std::nullopt;
}

std::string Relation::str() const {
  std::string text;
  for (const Polyhedron &part : parts)
    text += (text.empty() ? "" : " or ") + part.str();
  return text.empty() ? "false" : text;
}

} // namespace tier::problem
