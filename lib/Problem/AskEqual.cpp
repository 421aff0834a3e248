//===- AskEqual.cpp - equality, normal forms and pieces by name -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskFunctions.h"
#include "tier/Problem/Canonical.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using Question = const json::Object &;
using Answer = Expected<json::Value>;

/// The chain of a function that is one on its box; a reader made it from one.
static const Chain *findChain(const json::Object *value,
                              const Piecewise &function) {
  return value && !value->getArray("pieces")
             ? &function.pieces.front().value
             : nullptr;
}

static json::Value write(const std::optional<int64_t> &value) {
  return value ? json::Value(*value) : json::Value(nullptr);
}

static Answer solveEqual(Question question) {
  Reader read(question, "layout");
  const json::Object *one = question.getObject("f"),
                     *two = question.getObject("g");
  Piecewise f = readFunction(read, "f", one), g = readFunction(read, "g", two);
  if (read.isRefused())
    return read.takeError();
  if (f.dims != g.dims || f.symbols != g.symbols)
    return refusal("[layout.rank] expects functions of the same coordinates "
                   "and symbols, got " +
                   Twine(f.dims) + " and " + Twine(g.dims) +
                   " coordinates, " + Twine(f.symbols) + " and " +
                   Twine(g.symbols) +
                   " symbols; fix: name the same dims and symbols in both");
  const Chain *a = findChain(one, f), *b = findChain(two, g);
  Equality answer = a && b ? equal(*a, *b) : equal(f, g);
  if (answer.verdict == Equality::Undecided)
    return refusal("[layout.undecided] expects functions that a rung of equal "
                   "decides, got " +
                   Twine(answer.why) +
                   "; fix: give the symbols values, or compare the pieces one "
                   "by one");
  json::Object result{{"equal", answer.isEqual()},
                      {"rung", stringify(answer.rung)}};
  if (answer.counterexample) {
    const Counterexample &point = *answer.counterexample;
    result["coordinate"] = toJSON(ArrayRef<int64_t>(point.coordinate));
    result["symbols"] = toJSON(ArrayRef<int64_t>(point.symbols));
    result["f"] = write(point.f);
    result["g"] = write(point.g);
  }
  return result;
}

static Answer solveCanonical(Question question) {
  Reader read(question, "layout");
  const json::Object *value = question.getObject("f");
  Piecewise f = readFunction(read, "f", value);
  if (read.isRefused())
    return read.takeError();
  const Chain *chain = findChain(value, f);
  Canonical normal = chain ? canonical(*chain) : canonical(f);
  if (normal.form == Form::None)
    return refusal("[layout.undecided] expects at most 2^20 points without "
                   "symbols, or modes, swizzled modes or a matrix of bits, got "
                   "none of them; fix: compare two functions with equal");
  json::Object result{{"form", stringify(normal.form)},
                      {"text", normal.str()},
                      {"function", toJSON(normal.function)}};
  if (normal.form != Form::Boxes && normal.form != Form::Table)
    result["chain"] = toJSON(normal.function.pieces.front().value);
  return result;
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

static Answer write(const Piecewise &function) {
  bool overflows = any_of(
      function.guards(), [](const Polyhedron &set) { return set.overflows; });
  if (overflows)
    return refusal(
        "[layout.range] expects numbers below 2^62, got an overflow; fix: "
        "smaller strides, offsets or extents");
  return toJSON(function);
}

static Answer solveFlaw(Question question) {
  Reader read(question, "layout");
  Piecewise f = readFunction(read, "f", question.getObject("f"));
  if (read.isRefused())
    return read.takeError();
  std::optional<PieceFlaw> flaw = f.findFlaw();
  return flaw ? json::Value(flaw->str()) : json::Value(nullptr);
}

static Answer solveAt(Question question) {
  Reader read(question, "layout");
  Piecewise f = readFunction(read, "f", question.getObject("f"));
  SmallVector<int64_t> point = read.integers("point");
  if (point.size() != f.variables())
    read.refuse("point", "a coordinate, then the symbols");
  if (read.isRefused())
    return read.takeError();
  return write(f.at(point));
}

static Answer solveThen(Question question) {
  Reader read(question, "layout");
  Piecewise f = readFunction(read, "f", question.getObject("f"));
  Chain outer = readChain(read, "outer", question.getObject("outer"));
  if (read.isRefused())
    return read.takeError();
  return write(f.then(outer));
}

static Answer solveAfter(Question question) {
  Reader read(question, "layout");
  Piecewise f = readFunction(read, "f", question.getObject("f"));
  Chain inner = readChain(read, "inner", question.getObject("inner"));
  if (f.dims != 1)
    read.refuse("f", "a function of one coordinate");
  if (read.isRefused())
    return read.takeError();
  return write(f.after(inner));
}

static Answer solveRestricted(Question question) {
  Reader read(question, "layout");
  Piecewise f = readFunction(read, "f", question.getObject("f"));
  Polyhedron set = readSet(read, "set", question.get("set"));
  if (set.variables != f.variables())
    read.refuse("set", "a set of coordinates, then symbols");
  if (read.isRefused())
    return read.takeError();
  return write(f.restricted(set));
}

static Answer solveFixed(Question question) {
  Reader read(question, "layout");
  Piecewise f = readFunction(read, "f", question.getObject("f"));
  SmallVector<int64_t> symbols = read.integers("symbols");
  if (symbols.size() != f.symbols)
    read.refuse("symbols", "one integer per symbol");
  if (read.isRefused())
    return read.takeError();
  return write(f.withSymbols(symbols));
}

/// A function as pieces, whatever its kind.
static Answer solvePieces(Question question) {
  Reader read(question, "layout");
  Piecewise f = readFunction(read, "f", question.getObject("f"));
  if (read.isRefused())
    return read.takeError();
  return write(f);
}

static Answer solveInjective(Question question) {
  Reader read(question, "layout");
  Piecewise f = readFunction(read, "f", question.getObject("f"));
  if (read.isRefused())
    return read.takeError();
  std::optional<bool> answer = isInjective(f);
  if (!answer)
    return refusal("[layout.undecided] expects a function whose values can be "
                   "compared, got bits over more than 2^20 points; fix: restrict "
                   "the function to fewer points");
  return *answer;
}

ArrayRef<Problem> equalProblems() {
  static constexpr Problem table[] = {
      {"layout.canonical", "the one spelling of a function", solveCanonical},
      {"layout.equal", "whether two functions agree, or where not",
       solveEqual},
      {"piecewise.after", "a function of an inner one", solveAfter},
      {"piecewise.at", "the value at a point", solveAt},
      {"piecewise.find_flaw", "what spoils the partition", solveFlaw},
      {"piecewise.injective", "whether values are distinct", solveInjective},
      {"piecewise.of", "a function as guarded pieces", solvePieces},
      {"piecewise.restricted", "a function on fewer points", solveRestricted},
      {"piecewise.then", "an outer function of it", solveThen},
      {"piecewise.with_symbols", "extents replaced by numbers", solveFixed},
  };
  return table;
}

} // namespace tier::problem
