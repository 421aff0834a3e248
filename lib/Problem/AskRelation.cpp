//===- AskRelation.cpp - relations by name --------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskFunctions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace tier::problem {

using Question = const json::Object &;
using Answer = Expected<json::Value>;

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

/// The value of an expression: an integer, a name, or [op, left, right] with
/// op one of + - * // %, where * // % have a constant on the right.
static std::optional<Row> readExpression(Polyhedron &set,
                                         ArrayRef<std::string> names,
                                         const json::Value &value,
                                         unsigned depth = 0) {
  if (auto number = value.getAsInteger())
    return Polyhedron::constant(*number);
  if (auto name = value.getAsString()) {
    const std::string *found = find(names, *name);
    if (found == names.end())
      return std::nullopt;
    return Polyhedron::column(found - names.begin());
  }
  const json::Array *tree = value.getAsArray();
  if (!tree || tree->size() != 3 || depth > 64)
    return std::nullopt;
  StringRef op = (*tree)[0].getAsString().value_or("");
  auto left = readExpression(set, names, (*tree)[1], depth + 1),
       right = readExpression(set, names, (*tree)[2], depth + 1);
  if (!left || !right)
    return std::nullopt;
  if (op == "+")
    return set.sum(*left, *right);
  if (op == "-")
    return set.difference(*left, *right);
  if (op == "*" && right->size() > 1)
    std::swap(left, right);
  if (right->size() > 1)
    return std::nullopt;
  int64_t factor = right->front();
  if (op == "*")
    return set.scaled(*left, factor);
  if (factor < 1)
    return std::nullopt;
  if (op == "//")
    return set.floorDiv(*left, factor);
  if (op == "%")
    return set.mod(*left, factor);
  return std::nullopt;
}

/// Adds [comparison, left, right]; false if it is none.
static bool addConstraint(Polyhedron &set, ArrayRef<std::string> names,
                          const json::Value &value) {
  const json::Array *tree = value.getAsArray();
  if (!tree || tree->size() != 3)
    return false;
  StringRef op = (*tree)[0].getAsString().value_or("");
  auto left = readExpression(set, names, (*tree)[1]),
       right = readExpression(set, names, (*tree)[2]);
  if (!left || !right)
    return false;
  if (op == "==")
    set.requireZero(set.difference(*left, *right));
  else if (op == ">=")
    set.require(set.difference(*left, *right));
  else if (op == "<=")
    set.require(set.difference(*right, *left));
  else if (op == ">")
    set.require(set.sum(set.difference(*left, *right), {-1}));
  else if (op == "<")
    set.require(set.sum(set.difference(*right, *left), {-1}));
  else
    return false;
  return true;
}

static Answer solveSet(Question question) {
  Reader read(question, "layout");
  SmallVector<std::string> names;
  if (const json::Array *list = question.getArray("names"))
    for (const json::Value &name : *list)
      names.push_back(name.getAsString().value_or("").str());
  Polyhedron set(names.size());
  const json::Array *constraints = question.getArray("constraints");
  if (!constraints)
    read.refuse("constraints", "a list of [comparison, left, right]");
  else
    for (const json::Value &constraint : *constraints)
      if (!addConstraint(set, names, constraint))
        return refusal("[layout.constraint] expects affine comparisons of " +
                       Twine(names.size()) +
                       " names, with // and % by constants of at least 1, "
                       "got " +
                       formatv("{0}", constraint).str() +
                       "; fix: multiply and divide names by constants only");
  if (set.overflows)
    return refusal(
        "[layout.range] expects numbers below 2^62, got an overflow; fix: "
        "smaller coefficients or bounds");
  if (read.isRefused())
    return read.takeError();
  return toJSON(set);
}

//===----------------------------------------------------------------------===//
// Relations
//===----------------------------------------------------------------------===//

static Error undecided() {
  return refusal("[layout.undecided] expects a question that can be decided, "
                 "got one that needs more than the solvers have; fix: bound "
                 "the coordinates, or ask of one piece at a time");
}

static Answer write(const Relation &relation) {
  for (const Polyhedron &part : relation.parts)
    if (part.overflows)
      return refusal(
          "[layout.range] expects numbers below 2^62, got an overflow; fix: "
        "smaller coefficients or bounds");
  return toJSON(relation);
}

static Answer write(const Search &search) {
  if (search.point)
    return toJSON(ArrayRef<int64_t>(*search.point));
  if (!search.isDecided)
    return undecided();
  return nullptr;
}

static Answer write(const std::optional<SmallVector<Point>> &points) {
  if (!points)
    return undecided();
  json::Array list;
  for (const Point &point : *points)
    list.push_back(toJSON(ArrayRef<int64_t>(point)));
  return list;
}

/// A question about one relation.
template <Answer (*solve)(const Relation &, Reader &)>
static Answer about(Question question) {
  Reader read(question, "layout");
  Relation relation =
      readRelation(read, "relation", question.getObject("relation"));
  if (read.isRefused())
    return read.takeError();
  return solve(relation, read);
}

/// A question about two relations over one space.
template <Answer (*solve)(const Relation &, const Relation &)>
static Answer aboutTwo(Question question) {
  Reader read(question, "layout");
  Relation one = readRelation(read, "one", question.getObject("one")),
           two = readRelation(read, "two", question.getObject("two"));
  if (read.isRefused())
    return read.takeError();
  return solve(one, two);
}

static Error checkSpaces(const Relation &one, const Relation &two) {
  if (one.inputs == two.inputs && one.outputs == two.outputs &&
      one.symbols == two.symbols)
    return Error::success();
  return refusal("[layout.rank] expects relations over the same coordinates, "
                 "got " +
                 Twine(one.inputs) + " to " + Twine(one.outputs) + " and " +
                 Twine(two.inputs) + " to " + Twine(two.outputs) +
                 "; fix: name the same coordinates in both");
}

static Answer solveInverse(const Relation &relation, Reader &) {
  return write(relation.inverse());
}
static Answer solveDomain(const Relation &relation, Reader &) {
  return write(Relation{relation.inputs, 0, relation.symbols,
                        relation.domain()});
}
static Answer solveSample(const Relation &relation, Reader &) {
  return write(relation.sample());
}
static Answer solveTwoOutputs(const Relation &relation, Reader &) {
  return write(relation.findTwoOutputs());
}
static Answer solveText(const Relation &relation, Reader &) {
  return relation.str();
}
static Answer solvePairs(const Relation &relation, Reader &read) {
  return write(relation.enumerate(read.integer("limit")));
}

static Answer solveContains(const Relation &relation, Reader &read) {
  SmallVector<int64_t> point = read.integers("point");
  if (point.size() != relation.variables())
    read.refuse("point", "inputs, outputs and symbols");
  if (read.isRefused())
    return read.takeError();
  return relation.contains(point);
}

static Answer solveApply(const Relation &relation, Reader &read) {
  SmallVector<int64_t> input = read.integers("input"),
                       symbols = read.integers("symbols");
  if (input.size() != relation.inputs || symbols.size() != relation.symbols)
    read.refuse("input", "one integer per input, and per symbol");
  if (read.isRefused())
    return read.takeError();
  return write(relation.apply(input, symbols));
}

static Answer solveWithSymbols(const Relation &relation, Reader &read) {
  SmallVector<int64_t> symbols = read.integers("symbols");
  if (symbols.size() != relation.symbols)
    read.refuse("symbols", "one integer per symbol");
  if (read.isRefused())
    return read.takeError();
  return write(relation.withSymbols(symbols));
}

static Answer solveCompose(const Relation &first, const Relation &second) {
  if (first.outputs != second.inputs || first.symbols != second.symbols)
    return refusal("[layout.rank] expects as many inputs as the first relation "
                   "has outputs, got " +
                   Twine(second.inputs) + " for " + Twine(first.outputs) +
                   "; fix: exchange them, or invert one");
  return write(compose(first, second));
}

static Answer solveOutside(const Relation &one, const Relation &two) {
  if (Error error = checkSpaces(one, two))
    return error;
  return write(one.findOutside(two));
}

static Answer solveIntersect(const Relation &one, const Relation &two) {
  if (Error error = checkSpaces(one, two))
    return error;
  return write(one.intersect(two));
}

static Answer solveUnite(const Relation &one, const Relation &two) {
  if (Error error = checkSpaces(one, two))
    return error;
  return write(one.unite(two));
}

/// The relation of functions on one domain, one output for each.
static Answer solveOf(Question question) {
  Reader read(question, "layout");
  const json::Array *functions = question.getArray("functions");
  if (!functions || functions->empty()) {
    read.refuse("functions", "a list of functions");
    return read.takeError();
  }
  Relation result;
  for (auto [i, value] : llvm::enumerate(*functions)) {
    Piecewise function = readFunction(read, "functions", value.getAsObject());
    if (read.isRefused())
      return read.takeError();
    Relation one = Relation::of(function);
    if (i == 0) {
      result = std::move(one);
      continue;
    }
    // (x -> y, y') holds where x -> y and x -> y' do.
    Relation both{result.inputs, result.outputs + 1, result.symbols, {}};
    for (const Polyhedron &left : result.parts)
      for (const Polyhedron &right : one.parts) {
        Polyhedron part(both.variables());
        SmallVector<Row> a, b;
        for (unsigned v = 0; v < both.variables(); ++v) {
          Row column = Polyhedron::column(v);
          if (v != result.inputs + result.outputs)
            a.push_back(column);
          if (v < result.inputs || v >= result.inputs + result.outputs)
            b.push_back(column);
        }
        part.import(left, a);
        part.import(right, b);
        both.parts.push_back(std::move(part));
      }
    result = std::move(both);
  }
  return write(result);
}

ArrayRef<Problem> relationProblems() {
  static constexpr Problem table[] = {
      {"relation.apply", "the outputs of an input", about<solveApply>},
      {"relation.compose", "one relation, then another",
       aboutTwo<solveCompose>},
      {"relation.contains", "whether a pair belongs", about<solveContains>},
      {"relation.domain", "the inputs that have outputs", about<solveDomain>},
      {"relation.intersect", "the pairs of both", aboutTwo<solveIntersect>},
      {"relation.inverse", "outputs to inputs", about<solveInverse>},
      {"relation.of", "the relation of functions", solveOf},
      {"relation.outside", "a pair that another lacks", aboutTwo<solveOutside>},
      {"relation.pairs", "every pair", about<solvePairs>},
      {"relation.sample", "a pair, if there is one", about<solveSample>},
      {"relation.set", "the set of affine constraints", solveSet},
      {"relation.text", "the constraints in words", about<solveText>},
      {"relation.two_outputs", "an input with two outputs",
       about<solveTwoOutputs>},
      {"relation.unite", "the pairs of either", aboutTwo<solveUnite>},
      {"relation.with_symbols", "symbols replaced by numbers",
       about<solveWithSymbols>},
  };
  return table;
}

} // namespace tier::problem
