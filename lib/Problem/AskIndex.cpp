//===- AskIndex.cpp - index expressions by name ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An expression is an integer, the name of a symbol, or a list of an operator
// and its operands: ["//", ["+", "x", 3], 4]. Operators are + - * // % min max
// select trunc_div trunc_rem.
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/IndexExpression.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using Question = const json::Object &;
using Answer = Expected<json::Value>;

static constexpr int64_t largest = int64_t(1) << 60;

namespace {
/// Builds the expressions of a question.
class ExpressionReader {
public:
  ExpressionReader(Reader &read, IndexPool &pool) : read(read), pool(pool) {}

  void readSymbols(const json::Array *ranges) {
    if (!ranges)
      return read.refuse("ranges", "a list of [name, lo, hi, modulus, "
                                   "remainder]");
    for (const json::Value &value : *ranges) {
      const json::Array *entry = value.getAsArray();
      if (!entry || entry->size() != 5 || !(*entry)[0].getAsString())
        return read.refuse("ranges", "[name, lo, hi, modulus, remainder] each");
      IndexRange range;
      range.lo = (*entry)[1].getAsInteger().value_or(IndexRange::low);
      range.hi = (*entry)[2].getAsInteger().value_or(IndexRange::high);
      range.modulus = (*entry)[3].getAsInteger().value_or(1);
      range.remainder = (*entry)[4].getAsInteger().value_or(0);
      if (range.modulus < 1 || range.lo > range.hi ||
          range.remainder < -largest || range.remainder > largest)
        return read.refuse("ranges", "lo <= hi and a modulus of at least 1");
      names.push_back((*entry)[0].getAsString()->str());
      symbols[names.back()] = pool.symbol(names.back(), range);
    }
  }

  Index readExpression(const json::Value &value, unsigned depth = 0) {
    if (depth > 200 || read.isRefused()) {
      read.refuse("expression", "nested at most 200 deep");
      return pool.constant(0);
    }
    if (auto number = value.getAsInteger()) {
      if (*number >= -largest && *number <= largest)
        return pool.constant(*number);
    } else if (auto name = value.getAsString()) {
      auto known = symbols.find(*name);
      if (known != symbols.end())
        return known->second;
    } else if (const json::Array *list = value.getAsArray();
               list && list->size() >= 2 && list->front().getAsString()) {
      SmallVector<Index> operands;
      for (const json::Value &operand : drop_begin(*list))
        operands.push_back(readExpression(operand, depth + 1));
      if (auto made = make(*list->front().getAsString(), operands))
        return *made;
    }
    read.refuse("expression", "integers within 2^60, symbols with a range, and "
                              "operators of their operands");
    return pool.constant(0);
  }

  std::vector<std::string> names;

private:
  std::optional<Index> make(StringRef op, ArrayRef<Index> v) {
    if (op == "-" && v.size() == 1)
      return pool.scale(v[0], -1);
    if (op == "select" && v.size() == 3)
      return pool.make(IndexKind::Select, v);
    if (v.size() != 2)
      return std::nullopt;
    if (op == "+")
      return pool.add(v[0], v[1]);
    if (op == "-")
      return pool.sub(v[0], v[1]);
    if (op == "min" || op == "max")
      return pool.make(op == "min" ? IndexKind::Min : IndexKind::Max, v);
    std::optional<int64_t> a = pool.getConstant(v[0]),
                           b = pool.getConstant(v[1]);
    if (op == "*")
      return a   ? pool.scale(v[1], *a)
             : b ? pool.scale(v[0], *b)
                 : pool.make(IndexKind::Product, v);
    if (b && *b < 1)
      return std::nullopt;
    if (op == "//")
      return b ? pool.div(v[0], *b) : pool.make(IndexKind::DivBy, v);
    if (op == "%")
      return b ? pool.mod(v[0], *b) : pool.make(IndexKind::ModBy, v);
    if (b && op == "trunc_div")
      return pool.byConstant(IndexKind::TruncDiv, v[0], *b);
    if (b && op == "trunc_rem")
      return pool.byConstant(IndexKind::TruncRem, v[0], *b);
    return std::nullopt;
  }

  Reader &read;
  IndexPool &pool;
  StringMap<Index> symbols;
};
} // namespace

static json::Value writeEnd(int64_t end) {
  return end == IndexRange::low || end == IndexRange::high
             ? json::Value(nullptr)
             : json::Value(end);
}

static json::Value writeRange(const IndexRange &range) {
  return json::Array{writeEnd(range.lo), writeEnd(range.hi), range.modulus,
                     range.remainder};
}

static StringRef getProof(const IndexVerdict &verdict) {
  return verdict.kind == IndexVerdict::Undecided ? "none"
         : verdict.byEnumeration                 ? "enumeration"
                                                 : "emptiness";
}

static Answer solveSimplify(Question question) {
  Reader read(question, "layout");
  IndexPool pool;
  ExpressionReader expressions(read, pool);
  expressions.readSymbols(question.getArray("ranges"));
  const json::Value *text = question.get("expression");
  if (!text)
    read.refuse("expression", "an expression");
  if (read.isRefused())
    return read.takeError();
  Index written = expressions.readExpression(*text);
  if (read.isRefused())
    return read.takeError();
  Index simple = pool.simplify(written);
  IndexVerdict verdict = pool.compare(written, simple);
  if (verdict.kind == IndexVerdict::Different)
    return refusal("[layout.index] expects a simplified expression that is "
                   "equal everywhere, got '" +
                   Twine(pool.str(simple)) + "' for '" + pool.str(written) +
                   "'");
  return json::Object{{"text", pool.str(simple)},
                      {"cost", pool.cost({simple})},
                      {"cost_before", pool.cost({written})},
                      {"range", writeRange(pool.range(simple))},
                      {"bits", int64_t(pool.bits(simple))},
                      {"proof", getProof(verdict)}};
}

/// null where two expressions are equal, a point where they are not.
static Answer solveCompare(Question question) {
  Reader read(question, "layout");
  IndexPool pool;
  ExpressionReader expressions(read, pool);
  expressions.readSymbols(question.getArray("ranges"));
  const json::Value *a = question.get("a"), *b = question.get("b");
  if (!a || !b)
    read.refuse("a", "an expression, like 'b'");
  if (read.isRefused())
    return read.takeError();
  Index left = expressions.readExpression(*a),
        right = expressions.readExpression(*b);
  if (read.isRefused())
    return read.takeError();
  IndexVerdict verdict = pool.compare(left, right);
  json::Object point;
  if (verdict.kind == IndexVerdict::Different)
    for (auto [name, value] : zip_equal(expressions.names, verdict.point))
      point[name] = value;
  return json::Object{{"proof", getProof(verdict)},
                      {"equal", verdict.kind == IndexVerdict::Equal},
                      {"point", std::move(point)}};
}

ArrayRef<Problem> indexProblems() {
  static constexpr Problem table[] = {
      {"layout.simplify_index", "an equal expression that costs no more",
       solveSimplify},
      {"layout.compare_indices", "whether two expressions agree in their box",
       solveCompare},
  };
  return table;
}

} // namespace tier::problem
