//===- AskAlgebra.cpp - the algebra of layouts and of bits by name --------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A matrix over F2 is {"columns": n, "rows": [..]}, each row an integer whose
// bit j is the entry of column j.
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/F2.h"
#include "tier/Problem/LayoutOps.h"
#include "tier/Problem/Strides.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using Question = const json::Object &;
using Answer = Expected<json::Value>;

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

static Answer answer(Expected<Layout> layout) {
  if (!layout)
    return layout.takeError();
  return toJSON(*layout);
}

/// The refusal of a question, or of layouts with numbers out of range.
static Error checkAll(Reader &read, ArrayRef<Layout> layouts) {
  if (read.isRefused())
    return read.takeError();
  for (const Layout &layout : layouts)
    if (Error error = checkRange(layout))
      return error;
  return Error::success();
}

static Answer solveCompose(Question question) {
  Reader read(question, "layout");
  Layout outer = read.layout("outer"), inner = read.layout("inner");
  if (Error error = checkAll(read, {outer, inner}))
    return std::move(error);
  return answer(composeOrSay(outer, inner));
}

static Answer solveSwizzledCompose(Question question) {
  Reader read(question, "layout");
  Layout outer = read.layout("outer"), inner = read.layout("inner");
  Swizzle swizzle = read.swizzle("swizzle");
  if (swizzle.shift < swizzle.bits)
    read.refuse("swizzle", "a shift of at least the bits");
  if (Error error = checkAll(read, {outer, inner}))
    return std::move(error);
  Expected<Swizzled> both = composeOrSay(outer, swizzle, inner);
  if (!both)
    return both.takeError();
  return json::Object{{"swizzle", toJSON(std::optional(both->swizzle))},
                      {"layout", toJSON(both->layout)}};
}

static Answer solveComplement(Question question) {
  Reader read(question, "layout");
  Layout layout = read.layout("layout");
  int64_t bound = read.integer("bound");
  if (bound < 0 || bound >= layoutLimit)
    read.refuse("bound", "at least 0 and below 2^62");
  if (Error error = checkAll(read, layout))
    return std::move(error);
  return answer(complementOrSay(layout, bound));
}

static Answer solveRightInverse(Question question) {
  Reader read(question, "layout");
  Layout layout = read.layout("layout");
  if (Error error = checkAll(read, layout))
    return std::move(error);
  return answer(rightInverseOrSay(layout));
}

static Answer solveLeftInverse(Question question) {
  Reader read(question, "layout");
  Layout layout = read.layout("layout");
  if (Error error = checkAll(read, layout))
    return std::move(error);
  return answer(leftInverseOrSay(layout));
}

static Answer solveDivide(Question question) {
  Reader read(question, "layout");
  Layout layout = read.layout("layout"), tile = read.layout("tile");
  if (Error error = checkAll(read, {layout, tile}))
    return std::move(error);
  Expected<Divided> parts = divideOrSay(layout, tile);
  if (!parts)
    return parts.takeError();
  return json::Object{{"tile", toJSON(parts->tile)},
                      {"rest", toJSON(parts->rest)}};
}

static Answer solveRepeat(Question question) {
  Reader read(question, "layout");
  Layout layout = read.layout("layout"), count = read.layout("count");
  if (Error error = checkAll(read, {layout, count}))
    return std::move(error);
  return answer(repeatOrSay(layout, count));
}

static Answer solveCoalesce(Question question) {
  Reader read(question, "layout");
  Layout layout = read.layout("layout");
  if (Error error = checkAll(read, layout))
    return std::move(error);
  return toJSON(layout.coalesced());
}

static Answer solveReadBack(Question question) {
  Reader read(question, "layout");
  SmallVector<int64_t> table = read.integers("table");
  SmallVector<int64_t> shape{static_cast<int64_t>(table.size())};
  if (read.has("shape"))
    shape = read.integers("shape");
  int64_t size = 1;
  for (int64_t extent : shape)
    if (extent < 0 || MulOverflow(size, extent, size))
      read.refuse("shape", "extents of at least 0");
  if (size != static_cast<int64_t>(table.size()))
    read.refuse("shape", "extents that multiply up to the table's length");
  if (any_of(table, [](int64_t value) {
        return value <= -layoutLimit / 2 || value >= layoutLimit / 2;
      }))
    read.refuse("table", "values below 2^61");
  if (read.isRefused())
    return read.takeError();
  std::optional<Layout> layout = readBack(table, shape);
  if (!layout)
    return refusal("[layout.closed] expects a result that is again a layout, "
                   "got values that no digits give; fix: ask the same of "
                   "relations, which keep any values");
  return answer(std::move(*layout));
}

/// Everything that is asked of a layout by itself.
static Answer solveFacts(Question question) {
  Reader read(question, "layout");
  Layout layout = read.layout("layout");
  if (Error error = checkAll(read, layout))
    return std::move(error);
  CollisionSearch search = findCollision(layout);
  if (!search.isDecided)
    return refusal("[layout.undecided] expects an answer within the search's "
                   "budget, got none; fix: fewer or shorter modes: "
                   "coalesce the layout first");
  json::Value collision = nullptr;
  if (search.collision)
    collision = json::Array{search.collision->x[0], search.collision->y[0]};
  return json::Object{{"shape", toJSON(ArrayRef<int64_t>(layout.shape()))},
                      {"size", layout.size()},
                      {"cosize", layout.cosize()},
                      {"injective", search.isInjective()},
                      {"collision", std::move(collision)},
                      {"text", layout.str()}};
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

static F2Matrix readMatrix(Reader &read, Question question, StringRef key) {
  const json::Object *object = question.getObject(key);
  const json::Array *rows = object ? object->getArray("rows") : nullptr;
  int64_t columns = object ? object->getInteger("columns").value_or(-1) : -1;
  F2Matrix result;
  bool isMatrix = rows && rows->size() <= 64 && columns >= 0 && columns <= 64;
  if (isMatrix) {
    result.columns = columns;
    for (const json::Value &row : *rows) {
      std::optional<uint64_t> bits = row.getAsUINT64();
      isMatrix &= bits && (columns == 64 || *bits >> columns == 0);
      result.rows.push_back(bits.value_or(0));
    }
  }
  if (isMatrix)
    return result;
  read.refuse(key, "a matrix of at most 64 columns and 64 rows, each an "
                   "integer with the bits of its columns");
  return {};
}

static json::Value toJSON(ArrayRef<uint64_t> bits) { return json::Array(bits); }

static json::Value toJSON(const F2Matrix &matrix) {
  return json::Object{{"columns", matrix.columns},
                      {"rows", toJSON(ArrayRef<uint64_t>(matrix.rows))}};
}

static json::Value toJSON(const F2Map &map) {
  return json::Object{{"linear", toJSON(map.linear)},
                      {"constant", map.constant}};
}

/// Everything that is asked of a matrix by itself.
static Answer solveMatrixFacts(Question question) {
  Reader read(question, "layout");
  F2Matrix matrix = readMatrix(read, question, "matrix");
  if (read.isRefused())
    return read.takeError();
  std::optional<F2Matrix> inverse = matrix.inverse();
  return json::Object{
      {"rank", matrix.rank()},
      {"pivots", matrix.pivots()},
      {"inverse", inverse ? toJSON(*inverse) : json::Value(nullptr)},
      {"pseudo_inverse", toJSON(matrix.pseudoInverse())},
      {"transposed", toJSON(matrix.transposed())},
      {"kernel", toJSON(ArrayRef<uint64_t>(matrix.kernel()))},
      {"image", toJSON(ArrayRef<uint64_t>(matrix.image()))}};
}

static Answer solveMultiply(Question question) {
  Reader read(question, "layout");
  F2Matrix a = readMatrix(read, question, "a"),
           b = readMatrix(read, question, "b");
  if (!read.isRefused() && a.columns != b.numRows())
    read.refuse("b", "a matrix with as many rows as 'a' has columns");
  if (read.isRefused())
    return read.takeError();
  return toJSON(a * b);
}

static Answer solveMatrixOfSwizzle(Question question) {
  Reader read(question, "layout");
  if (!read.has("swizzle"))
    read.refuse("swizzle", "[bits, base, shift], each 0 to 20");
  Swizzle swizzle = read.swizzle("swizzle");
  int64_t bits = read.integer("bits");
  if (bits < 0 || bits > 64)
    read.refuse("bits", "0 to 64");
  if (read.isRefused())
    return read.takeError();
  return toJSON(matrixOf(swizzle, bits));
}

static Answer solveSwizzleOfMatrix(Question question) {
  Reader read(question, "layout");
  F2Matrix matrix = readMatrix(read, question, "matrix");
  if (read.isRefused())
    return read.takeError();
  return problem::toJSON(swizzleOf(matrix));
}

static Answer solveMapOfLayout(Question question) {
  Reader read(question, "layout");
  Layout layout = read.layout("layout");
  int64_t rows = read.integer("rows", 0);
  if (rows < 0 || rows > 64)
    read.refuse("rows", "0 to 64");
  if (Error error = checkAll(read, layout))
    return std::move(error);
  std::optional<F2Map> map = f2MapOf(layout, rows);
  if (!map)
    return refusal("[layout.f2] expects sizes that are powers of two and "
                   "values that are sums without carries, at least 0, of the "
                   "wanted bits, got '" +
                   Twine(layout.str()) +
                   "'; fix: pad the sizes to powers of two, or ask for "
                   "more bits");
  return toJSON(*map);
}

static Answer solveLayoutOfMap(Question question) {
  Reader read(question, "layout");
  F2Map map{readMatrix(read, question, "matrix"), 0};
  map.constant = static_cast<uint64_t>(read.integer("constant", 0));
  if (map.linear.numRows() < 63 && map.constant >> map.linear.numRows() != 0)
    read.refuse("constant", "bits of the matrix's rows");
  if (read.isRefused())
    return read.takeError();
  std::optional<Layout> layout = layoutOf(map);
  if (!layout)
    return refusal("[layout.closed] expects a result that is again a layout, "
                   "got columns that share a bit; fix: keep the matrix, or "
                   "spell it as a swizzle of a layout");
  return answer(std::move(*layout));
}

ArrayRef<Problem> algebraProblems() {
  static constexpr Problem table[] = {
      {"layout.coalesce", "the shortest spelling", solveCoalesce},
      {"layout.complement", "what fills the gaps", solveComplement},
      {"layout.compose", "outer after inner", solveCompose},
      {"layout.divide", "tiles, and one step per tile", solveDivide},
      {"layout.facts", "shape, size, cosize, injectivity", solveFacts},
      {"layout.left_inverse", "undoes a layout", solveLeftInverse},
      {"layout.read_back", "the layout of a table of values", solveReadBack},
      {"layout.repeat", "copies of a layout side by side", solveRepeat},
      {"layout.right_inverse", "is undone by a layout", solveRightInverse},
      {"layout.swizzled_compose", "outer after swizzle after inner",
       solveSwizzledCompose},
      {"f2.facts", "rank, inverse, kernel and image", solveMatrixFacts},
      {"f2.layout", "the layout that is a map of bits", solveLayoutOfMap},
      {"f2.multiply", "a matrix of bits after another", solveMultiply},
      {"f2.of_layout", "a layout as a map of bits", solveMapOfLayout},
      {"f2.of_swizzle", "a swizzle as a matrix of bits", solveMatrixOfSwizzle},
      {"f2.swizzle", "the swizzle that is a matrix", solveSwizzleOfMatrix},
  };
  return table;
}

} // namespace tier::problem
