//===- AskNormalForm.cpp - normal forms and strides by name ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A matrix is {"columns": n, "rows": [[..], ..]}. An integer that leaves 64
// bits is a string of its decimal digits.
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/LayoutOps.h"
#include "tier/Problem/NormalForm.h"
#include "tier/Problem/Strides.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using Question = const json::Object &;
using Answer = Expected<json::Value>;

//===----------------------------------------------------------------------===//
// Integers of any size
//===----------------------------------------------------------------------===//

/// Larger questions are not what layouts are made of; these take a second.
static constexpr size_t mostDigits = 200;
static constexpr int64_t mostRows = 32;

static std::optional<Integer> readInteger(const json::Value &value) {
  if (std::optional<int64_t> small = value.getAsInteger())
    return Integer(*small);
  std::optional<StringRef> text = value.getAsString();
  if (!text)
    return std::nullopt;
  StringRef digits = *text;
  bool isNegative = digits.consume_front("-");
  if (digits.empty() || digits.size() > mostDigits ||
      !all_of(digits, [](char c) { return c >= '0' && c <= '9'; }))
    return std::nullopt;
  Integer result(0);
  for (char c : digits)
    result = result * Integer(10) + Integer(c - '0');
  return isNegative ? -result : result;
}

static json::Value toJSON(const Integer &value) {
  if (value <= Integer(INT64_MAX) && value >= Integer(INT64_MIN))
    return int64fromDynamicAPInt(value);
  std::string text;
  raw_string_ostream(text) << value;
  return text;
}

static json::Value toJSON(ArrayRef<Integer> values) {
  json::Array list;
  for (const Integer &value : values)
    list.push_back(toJSON(value));
  return list;
}

static json::Value toJSON(const IntegerMatrix &matrix) {
  json::Array rows;
  for (int64_t i = 0; i < matrix.rows; ++i)
    rows.push_back(toJSON(
        ArrayRef(matrix.entries).slice(i * matrix.columns, matrix.columns)));
  return json::Object{{"columns", matrix.columns}, {"rows", std::move(rows)}};
}

static Integers readIntegers(Reader &read, Question question, StringRef key) {
  Integers result;
  const json::Array *list = question.getArray(key);
  for (const json::Value &value : list ? *list : json::Array{})
    if (std::optional<Integer> integer = readInteger(value))
      result.push_back(*integer);
  if (!list || result.size() != list->size())
    read.refuse(key, "a list of integers");
  return result;
}

static IntegerMatrix readMatrix(Reader &read, Question question) {
  const json::Object *object = question.getObject("matrix");
  const json::Array *rows = object ? object->getArray("rows") : nullptr;
  int64_t columns = object ? object->getInteger("columns").value_or(-1) : -1;
  IntegerMatrix result;
  bool isMatrix =
      rows && columns >= 0 && columns <= mostRows && rows->size() <= mostRows;
  if (isMatrix) {
    result.rows = rows->size();
    result.columns = columns;
    for (const json::Value &row : *rows) {
      const json::Array *list = row.getAsArray();
      isMatrix &= list && static_cast<int64_t>(list->size()) == columns;
      for (const json::Value &value : list ? *list : json::Array{}) {
        std::optional<Integer> integer = readInteger(value);
        isMatrix &= integer.has_value();
        result.entries.push_back(integer.value_or(Integer(0)));
      }
    }
  }
  if (isMatrix)
    return result;
  read.refuse("matrix", "at most 32 rows of at most 32 integers, of equal "
                        "length");
  return {};
}

//===----------------------------------------------------------------------===//
// Normal forms
//===----------------------------------------------------------------------===//

static Answer solveHermite(Question question) {
  Reader read(question, "layout");
  IntegerMatrix a = readMatrix(read, question);
  if (read.isRefused())
    return read.takeError();
  Hermite form = hermiteNormalForm(a);
  return json::Object{
      {"h", toJSON(form.h)}, {"u", toJSON(form.u)}, {"rank", form.rank()}};
}

static Answer solveSmith(Question question) {
  Reader read(question, "layout");
  IntegerMatrix a = readMatrix(read, question);
  if (read.isRefused())
    return read.takeError();
  Smith form = smithNormalForm(a);
  return json::Object{{"u", toJSON(form.u)},
                      {"d", toJSON(form.d)},
                      {"v", toJSON(form.v)},
                      {"rank", form.rank}};
}

static Answer solveLattice(Question question) {
  Reader read(question, "layout");
  IntegerMatrix a = readMatrix(read, question);
  if (read.isRefused())
    return read.takeError();
  json::Array congruences;
  for (const Congruence &congruence : solvability(a))
    congruences.push_back(
        json::Object{{"factors", toJSON(congruence.factors)},
                     {"modulus", toJSON(congruence.modulus)}});
  return json::Object{{"basis", toJSON(latticeBasis(a))},
                      {"kernel", toJSON(kernelBasis(a))},
                      {"congruences", std::move(congruences)}};
}

static Answer solveEquations(Question question) {
  Reader read(question, "layout");
  IntegerMatrix a = readMatrix(read, question);
  Integers b = readIntegers(read, question, "b");
  if (!read.isRefused() && static_cast<int64_t>(b.size()) != a.rows)
    read.refuse("b", "one integer per row of the matrix");
  if (read.isRefused())
    return read.takeError();
  Expected<Solution> solution = solve(a, b);
  if (!solution)
    return solution.takeError();
  return json::Object{{"particular", toJSON(solution->particular)},
                      {"kernel", toJSON(solution->kernel)}};
}

//===----------------------------------------------------------------------===//
// Strides on boxes
//===----------------------------------------------------------------------===//

static Error undecided() {
  return refusal("[layout.undecided] expects an answer within the search's "
                 "budget, got none; fix: smaller extents, or fewer "
                 "dimensions at a time");
}

static Answer solveCollision(Question question) {
  Reader read(question, "layout");
  SmallVector<int64_t> extents = read.integers("extents");
  SmallVector<SmallVector<int64_t, 2>> strides;
  const json::Array *list = question.getArray("strides");
  bool isList = list && list->size() == extents.size();
  for (const json::Value &value : isList ? *list : json::Array{}) {
    auto &stride = strides.emplace_back();
    const json::Array *entries = value.getAsArray();
    for (const json::Value &entry : entries ? *entries : json::Array{}) {
      std::optional<int64_t> number = entry.getAsInteger();
      isList &= number && *number < layoutLimit && *number > -layoutLimit;
      stride.push_back(number.value_or(0));
    }
    isList &= entries && stride.size() == strides[0].size();
  }
  if (!isList)
    read.refuse("strides", "a list of integers below 2^62 per extent, all of "
                           "one length");
  if (any_of(extents, [](int64_t e) { return e < 0 || e >= layoutLimit; }))
    read.refuse("extents", "integers of at least 0 and below 2^62");
  if (read.isRefused())
    return read.takeError();
  CollisionSearch search = findCollision(strides, extents);
  if (!search.isDecided)
    return undecided();
  if (!search.collision)
    return json::Value(nullptr);
  return json::Array{toJSON(ArrayRef<int64_t>(search.collision->x)),
                     toJSON(ArrayRef<int64_t>(search.collision->y))};
}

static Answer solveContiguous(Question question) {
  Reader read(question, "layout");
  Layout layout = read.layout("layout");
  if (read.isRefused())
    return read.takeError();
  if (Error error = checkRange(layout))
    return std::move(error);
  return isContiguous(layout);
}

static Answer solveWidestAccess(Question question) {
  Reader read(question, "layout");
  VectorQuestion wanted;
  wanted.layout = read.layout("layout");
  wanted.dim = read.integer("dim");
  wanted.elementBytes = read.integer("element_bytes");
  wanted.baseAlignment = read.integer("base_alignment", 16);
  wanted.maxBytes = read.integer("max_bytes", 16);
  SmallVector<int64_t> starts = read.integers("starts"),
                       steps = read.integers("steps");
  size_t rank = wanted.layout.dims.size();
  SmallVector<int64_t> extents = wanted.layout.shape();
  if (wanted.dim < 0 || wanted.dim >= static_cast<int64_t>(rank))
    read.refuse("dim", "a dimension of the layout");
  if (wanted.elementBytes < 1 || wanted.elementBytes > 1024)
    read.refuse("element_bytes", "1 to 1024");
  if (wanted.baseAlignment < 1)
    read.refuse("base_alignment", "at least 1");
  if (wanted.maxBytes < 1 || wanted.maxBytes > 1024)
    read.refuse("max_bytes", "1 to 1024");
  if (starts.size() != rank || steps.size() != rank)
    read.refuse("starts", "one integer per dimension, like 'steps'");
  if (!read.isRefused())
    for (auto [start, step, extent] : zip_equal(starts, steps, extents)) {
      if (start < 0 || step < 1 || step >= layoutLimit ||
          (start >= extent && extent > 0))
        read.refuse("starts", "a start inside each extent and a step of at "
                              "least 1");
      wanted.slices.push_back({start, step});
    }
  if (read.isRefused())
    return read.takeError();
  if (Error error = checkRange(wanted.layout))
    return std::move(error);
  VectorAnswer answer = widestAccess(wanted);
  return json::Object{{"elements", answer.elements},
                      {"tail", answer.tail},
                      {"limit", answer.limit}};
}

static Answer solveReshape(Question question) {
  Reader read(question, "layout");
  SmallVector<int64_t> shape = read.integers("shape"),
                       strides = read.integers("strides"),
                       wanted = read.integers("new_shape");
  if (shape.size() != strides.size())
    read.refuse("strides", "one stride per dimension");
  if (read.isRefused())
    return read.takeError();
  Expected<SmallVector<int64_t>> result = reshape(shape, strides, wanted);
  if (!result)
    return result.takeError();
  return toJSON(ArrayRef<int64_t>(*result));
}

ArrayRef<Problem> normalFormProblems() {
  static constexpr Problem table[] = {
      {"layout.collision", "two coordinates at one place", solveCollision},
      {"layout.contiguous", "whether values are an interval", solveContiguous},
      {"layout.hermite", "the Hermite normal form", solveHermite},
      {"layout.lattice", "basis, kernel and congruences", solveLattice},
      {"layout.reshape", "another shape without a copy", solveReshape},
      {"layout.smith", "the Smith normal form", solveSmith},
      {"layout.solve", "integer solutions of A x = b", solveEquations},
      {"layout.widest_access", "the widest access of a layout",
       solveWidestAccess},
  };
  return table;
}

} // namespace tier::problem
