//===- AskFunctions.cpp - functions, sets and relations in JSON -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskFunctions.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::problem {

/// No set of ours has more columns; a question with more is refused.
static constexpr unsigned mostColumns = 256;
/// Numbers in a question, so that sums of products stay in 64 bits.
static constexpr int64_t mostNumber = int64_t(1) << 40;

//===----------------------------------------------------------------------===//
// Sets
//===----------------------------------------------------------------------===//

static Row readRow(Reader &read, StringRef key, const json::Value &value,
                   unsigned columns) {
  Row row;
  if (const json::Array *numbers = value.getAsArray())
    for (const json::Value &number : *numbers)
      row.push_back(number.getAsInteger().value_or(mostNumber + 1));
  if (row.empty() || row.size() > columns + 1 ||
      any_of(row, [](int64_t n) {
        return n > mostNumber || n < -mostNumber;
      })) {
    read.refuse(key, "rows of a constant and one factor per column, within "
                     "2^40");
    return Polyhedron::constant(0);
  }
  return row;
}

static int64_t countIn(Reader &read, StringRef key, const json::Object *object,
                       StringRef name) {
  int64_t count = object ? object->getInteger(name).value_or(-1) : -1;
  if (count < 0 || count > 64) {
    read.refuse(key, "an object with '" + name.str() + "', 0 to 64");
    return 0;
  }
  return count;
}

Polyhedron readSet(Reader &read, StringRef key, const json::Value *value) {
  const json::Object *object = value ? value->getAsObject() : nullptr;
  Polyhedron set(countIn(read, key, object, "variables"));
  if (read.isRefused())
    return set;
  if (const json::Array *locals = object->getArray("locals"))
    for (const json::Value &local : *locals) {
      const json::Array *pair = local.getAsArray();
      if (!pair || pair->size() != 2 || set.columns() >= mostColumns ||
          (*pair)[0].getAsInteger().value_or(-1) < 0) {
        read.refuse(key, "locals of [divisor >= 0, row]");
        return set;
      }
      Row row = readRow(read, key, (*pair)[1], set.columns());
      set.locals.push_back({row, *(*pair)[0].getAsInteger()});
    }
  for (auto [name, rows] : {std::pair("at_least_zero", &set.atLeastZero),
                            std::pair("zero", &set.zero)})
    if (const json::Array *list = object->getArray(name))
      for (const json::Value &row : *list)
        rows->push_back(readRow(read, key, row, set.columns()));
  return set;
}

static Polyhedra readSets(Reader &read, StringRef key,
                          const json::Object *object, StringRef name,
                          unsigned variables) {
  Polyhedra sets;
  const json::Array *list = object ? object->getArray(name) : nullptr;
  if (!list)
    read.refuse(key, "an object with '" + name.str() + "', a list of sets");
  else
    for (const json::Value &value : *list) {
      sets.push_back(readSet(read, key, &value));
      if (sets.back().variables != variables)
        read.refuse(key, "sets of one number of variables");
    }
  return sets;
}

static json::Value writeRow(const Row &row) { return json::Array(row); }

json::Value toJSON(const Polyhedron &set) {
  json::Array locals, atLeastZero, zero;
  for (const Local &local : set.locals)
    locals.push_back(json::Array{
        local.divisor,
        writeRow(local.divisor == 0 ? Polyhedron::constant(0)
                                    : local.dividend)});
  for (const Row &row : set.atLeastZero)
    atLeastZero.push_back(writeRow(row));
  for (const Row &row : set.zero)
    zero.push_back(writeRow(row));
  return json::Object{{"variables", set.variables},
                      {"locals", std::move(locals)},
                      {"at_least_zero", std::move(atLeastZero)},
                      {"zero", std::move(zero)}};
}

json::Value toJSON(const Polyhedra &sets) {
  json::Array list;
  for (const Polyhedron &set : sets)
    list.push_back(toJSON(set));
  return list;
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

static F2Map readBits(Reader &read, StringRef key, const json::Object &object) {
  F2Map map;
  const json::Object *bits = object.getObject("bits");
  const json::Array *rows = bits ? bits->getArray("rows") : nullptr;
  map.linear.columns = bits ? bits->getInteger("columns").value_or(-1) : -1;
  map.constant = object.getInteger("constant").value_or(0);
  bool isMap = rows && rows->size() <= 60 && map.linear.columns >= 0 &&
               map.linear.columns <= 60;
  if (isMap)
    for (const json::Value &row : *rows) {
      std::optional<uint64_t> word = row.getAsUINT64();
      isMap &= word && *word >> map.linear.columns == 0;
      map.linear.rows.push_back(word.value_or(0));
    }
  if (!isMap || map.constant >> map.linear.numRows()) {
    read.refuse(key, "bits: at most 60 columns and rows, and a constant");
    return {};
  }
  return map;
}

static Stage readStage(Reader &read, StringRef key, const json::Value &value) {
  const json::Object *object = value.getAsObject();
  if (object && object->getArray("swizzle")) {
    Reader inner(*object, "layout");
    Swizzle swizzle = inner.swizzle("swizzle");
    if (!inner.isRefused())
      return swizzle;
  } else if (object && object->getObject("layout")) {
    Reader inner(*object, "layout");
    Layout layout = inner.layout("layout");
    if (!inner.isRefused())
      return layout;
  } else if (object && object->getObject("bits")) {
    return readBits(read, key, *object);
  }
  read.refuse(key, "stages: a swizzle, a layout or bits");
  return Swizzle();
}

Chain readChain(Reader &read, StringRef key, const json::Object *value) {
  Chain chain;
  if (!value) {
    read.refuse(key, "a layout with stages");
    return chain;
  }
  Reader inner(*value, "layout");
  chain.first = inner.layout("first");
  if (inner.isRefused())
    read.refuse(key, "a layout with stages");
  if (const json::Array *stages = value->getArray("then"))
    for (const json::Value &stage : *stages)
      chain.then.push_back(readStage(read, key, stage));
  if (!read.isRefused())
    if (std::string wrong = verify(chain); !wrong.empty())
      read.refuse(key, "a function without " + wrong);
  return chain;
}

json::Value toJSON(const Chain &chain) {
  json::Array stages;
  for (const Stage &stage : chain.then) {
    if (auto *swizzle = std::get_if<Swizzle>(&stage))
      stages.push_back(
          json::Object{{"swizzle", toJSON(std::optional(*swizzle))}});
    else if (auto *layout = std::get_if<Layout>(&stage))
      stages.push_back(json::Object{{"layout", toJSON(*layout)}});
    else {
      const F2Map &map = std::get<F2Map>(stage);
      json::Array rows(map.linear.rows);
      stages.push_back(json::Object{
          {"bits", json::Object{{"columns", map.linear.columns},
                                {"rows", std::move(rows)}}},
          {"constant", map.constant}});
    }
  }
  return json::Object{{"first", toJSON(chain.first)},
                      {"then", std::move(stages)}};
}

//===----------------------------------------------------------------------===//
// Functions and relations
//===----------------------------------------------------------------------===//

/// One coordinate of a fragment, over (register, lane, warp).
static Chain readFragmentDim(Reader &read, StringRef key,
                             const json::Object &object) {
  const json::Object *fragment = object.getObject("fragment");
  int64_t dim = object.getInteger("dim").value_or(-1);
  Layout layout;
  for (StringRef name : {"register", "lane", "warp"}) {
    Modes &modes = layout.dims.emplace_back();
    const json::Array *digits = fragment->getArray(name);
    if (!digits)
      continue;
    for (const json::Value &value : *digits) {
      const json::Array *digit = value.getAsArray();
      const json::Array *strides =
          digit && digit->size() == 2 ? (*digit)[1].getAsArray() : nullptr;
      if (!strides || dim < 0 || dim >= static_cast<int64_t>(strides->size()) ||
          (*digit)[0].getAsInteger().value_or(0) < 1) {
        read.refuse(key, "a fragment and one of its dimensions");
        return {};
      }
      modes.push_back({*(*digit)[0].getAsInteger(),
                       (*strides)[dim].getAsInteger().value_or(0)});
    }
  }
  return Chain(layout);
}

Piecewise readFunction(Reader &read, StringRef key,
                       const json::Object *value) {
  if (!value) {
    read.refuse(key, "a function");
    return {};
  }
  if (const json::Object *chain = value->getObject("chain"))
    return readChain(read, key, chain);
  if (value->getObject("fragment")) {
    Chain chain = readFragmentDim(read, key, *value);
    if (std::string wrong = verify(chain); !wrong.empty())
      read.refuse(key, "a function without " + wrong);
    return chain;
  }
  if (value->getObject("bits")) {
    Reader inner(*value, "layout");
    SmallVector<int64_t> shape = inner.integers("shape");
    F2Map map = readBits(read, key, *value);
    if (auto chain = Chain::ofBits(shape, map);
        chain && !inner.isRefused() && !read.isRefused())
      return *chain;
    read.refuse(key, "bits and extents, powers of two, that they index");
    return {};
  }
  Piecewise result;
  result.dims = countIn(read, key, value, "dims");
  result.symbols = countIn(read, key, value, "symbols");
  result.domain = readSets(read, key, value, "domain", result.variables());
  const json::Array *pieces = value->getArray("pieces");
  if (!pieces)
    read.refuse(key, "an object with 'pieces'");
  else
    for (const json::Value &element : *pieces) {
      const json::Array *pair = element.getAsArray();
      if (!pair || pair->size() != 2) {
        read.refuse(key, "pieces of [set, chain]");
        break;
      }
      Piece piece{readSet(read, key, &(*pair)[0]),
                  readChain(read, key, (*pair)[1].getAsObject())};
      if (piece.guard.variables != result.variables() ||
          piece.value.first.rank() != result.dims)
        read.refuse(key, "pieces over the dimensions and symbols");
      if (any_of(piece.value.first.flat(),
                 [](Mode mode) { return mode.size < 1; }))
        read.refuse(key, "pieces with sizes of at least 1");
      result.pieces.push_back(std::move(piece));
    }
  return result;
}

json::Value toJSON(const Piecewise &function) {
  json::Array pieces;
  for (const Piece &piece : function.pieces)
    pieces.push_back(json::Array{toJSON(piece.guard), toJSON(piece.value)});
  return json::Object{{"dims", function.dims},
                      {"symbols", function.symbols},
                      {"domain", toJSON(function.domain)},
                      {"pieces", std::move(pieces)}};
}

Relation readRelation(Reader &read, StringRef key,
                      const json::Object *value) {
  Relation result;
  result.inputs = countIn(read, key, value, "inputs");
  result.outputs = countIn(read, key, value, "outputs");
  result.symbols = countIn(read, key, value, "symbols");
  result.parts = readSets(read, key, value, "parts", result.variables());
  return result;
}

json::Value toJSON(const Relation &relation) {
  return json::Object{{"inputs", relation.inputs},
                      {"outputs", relation.outputs},
                      {"symbols", relation.symbols},
                      {"parts", toJSON(relation.parts)}};
}

} // namespace tier::problem
