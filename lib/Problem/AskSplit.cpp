//===- AskSplit.cpp - splits of domains by name ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A form is a list of integers: one coefficient per dimension, one per symbol,
// the constant. An extent is an integer or {"symbol": position, "multiple": n}.
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/Split.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using Question = const json::Object &;
using Answer = Expected<json::Value>;

//===----------------------------------------------------------------------===//
// Reading and writing
//===----------------------------------------------------------------------===//

static AffineGuard readForms(Reader &read, const json::Value *value,
                             StringRef key) {
  AffineGuard forms;
  const json::Array *rows = value ? value->getAsArray() : nullptr;
  if (value && !rows)
    read.refuse(key, "a list of forms");
  if (!rows)
    return forms;
  for (const json::Value &entry : *rows) {
    const json::Array *row = entry.getAsArray();
    AffineForm form;
    if (!row || row->empty()) {
      read.refuse(key, "a list of forms: coefficients and a constant");
      return forms;
    }
    for (const json::Value &number : *row) {
      if (!number.getAsInteger())
        read.refuse(key, "forms of integers");
      form.coefficients.push_back(number.getAsInteger().value_or(0));
    }
    form.constant = form.coefficients.pop_back_val();
    forms.push_back(std::move(form));
  }
  return forms;
}

static json::Value writeForms(ArrayRef<AffineForm> forms) {
  json::Array rows;
  for (const AffineForm &form : forms) {
    json::Array row(form.coefficients);
    row.push_back(form.constant);
    rows.push_back(std::move(row));
  }
  return rows;
}

static SplitQuestion readSplit(Question question, Reader &read) {
  SplitQuestion result;
  result.tile = read.integers("tile");
  if (const json::Array *extents = question.getArray("extents")) {
    for (const json::Value &value : *extents) {
      const json::Object *named = value.getAsObject();
      if (auto exact = value.getAsInteger())
        result.extents.push_back(SplitExtent::exactly(*exact));
      else if (named && named->getInteger("symbol").value_or(-1) >= 0)
        result.extents.push_back(
            SplitExtent::named(*named->getInteger("symbol"),
                               named->getInteger("multiple").value_or(1)));
      else
        read.refuse("extents", "integers and {\"symbol\": i}");
    }
  } else {
    read.refuse("extents", "a list of extents");
  }
  if (const json::Array *symbols = question.getArray("symbols"))
    for (const json::Value &name : *symbols)
      result.symbols.push_back(name.getAsString().value_or("s").str());
  result.constraints =
      readForms(read, question.get("constraints"), "constraints");
  if (read.has("offset"))
    result.offset = read.integers("offset");
  if (const json::Array *reduced = question.getArray("reduced"))
    for (const json::Value &flag : *reduced)
      result.reduced.push_back(flag.getAsBoolean().value_or(false));
  if (const json::Array *edges = question.getArray("edges"))
    for (const json::Value &edge : *edges) {
      StringRef name = edge.getAsString().value_or("");
      if (!is_contained({"mask", "peel", "specialise"}, name))
        read.refuse("edges", "'mask', 'peel' or 'specialise'");
      result.edges.push_back(name == "mask"   ? EdgeStyle::Mask
                             : name == "peel" ? EdgeStyle::Peel
                                              : EdgeStyle::Specialise);
    }
  return result;
}

static json::Value writeCount(std::optional<int64_t> count) {
  return count ? json::Value(*count) : json::Value(nullptr);
}

static StringRef getName(SplitPiece::Kind kind) {
  static constexpr StringRef names[] = {"full", "partial", "empty"};
  return names[unsigned(kind)];
}

static json::Value writeWaste(const std::optional<Waste> &waste) {
  if (!waste)
    return nullptr;
  return json::Object{{"points", waste->points},
                      {"lanes", waste->lanes},
                      {"masked_tiles", waste->maskedTiles},
                      {"tiles", waste->tiles},
                      {"power_of_two", writeCount(waste->powerOfTwo)}};
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

static Answer solveSplit(Question question) {
  Reader read(question, "layout");
  SplitQuestion asked = readSplit(question, read);
  bool byEmptiness = read.flag("by_emptiness", false);
  if (read.isRefused())
    return read.takeError();
  if (auto wrong = check(asked))
    return refusal(*wrong);
  Split answer = split(asked);
  if (auto flaw = verify(answer, byEmptiness))
    return refusal("[layout.partition] expects pieces that are disjoint and "
                   "cover their domain, got " +
                   Twine(flaw->str()));
  json::Array pieces;
  for (const SplitPiece &piece : answer.pieces) {
    json::Array masked, shape;
    std::vector<std::string> names(answer.names.begin(), answer.names.end());
    for (TileMask mask : piece.masked)
      masked.push_back(getForm(asked, mask).str(names) + " >= 0");
    for (std::optional<int64_t> side : piece.shape)
      shape.push_back(writeCount(side));
    pieces.push_back(json::Object{{"kind", getName(piece.kind)},
                                  {"guard", answer.str(answer.guard(piece))},
                                  {"cuts", answer.str(piece.cuts)},
                                  {"masked", std::move(masked)},
                                  {"shape", std::move(shape)},
                                  {"tiles", writeCount(piece.tiles)},
                                  {"neutral", piece.needsNeutral}});
  }
  return json::Object{{"domain", answer.str(answer.domain)},
                      {"pieces", std::move(pieces)},
                      {"waste", writeWaste(answer.waste)}};
}

/// Least and greatest of a constraint over each tile, as forms on tiles.
static Answer solveTileBounds(Question question) {
  Reader read(question, "layout");
  SplitQuestion asked = readSplit(question, read);
  if (read.isRefused())
    return read.takeError();
  if (auto wrong = check(asked))
    return refusal(*wrong);
  AffineGuard least, greatest;
  for (const AffineForm &form : asked.constraints) {
    least.push_back(leastInTile(asked, form));
    greatest.push_back(greatestInTile(asked, form));
  }
  return json::Object{{"full", writeForms(least)},
                      {"nonempty", writeForms(greatest)}};
}

static Answer solveChooseEdges(Question question) {
  Reader read(question, "layout");
  SplitQuestion asked = readSplit(question, read);
  SplitCosts costs;
  costs.piece = question.getNumber("piece").value_or(0);
  costs.element = question.getNumber("element").value_or(1);
  costs.maskedDim = question.getNumber("masked_dim").value_or(0);
  if (!asked.symbols.empty())
    read.refuse("extents", "integers: a sample of what runs");
  if (read.isRefused())
    return read.takeError();
  if (auto wrong = check(asked))
    return refusal(*wrong);
  json::Array names;
  for (EdgeStyle edge : chooseEdges(asked, costs))
    names.push_back(edge == EdgeStyle::Mask   ? "mask"
                    : edge == EdgeStyle::Peel ? "peel"
                                              : "specialise");
  return names;
}

static Answer solveIsPartition(Question question) {
  Reader read(question, "layout");
  int64_t variables = read.integer("variables");
  AffineGuard domain = readForms(read, question.get("domain"), "domain");
  SmallVector<AffineGuard> pieces;
  if (const json::Array *list = question.getArray("pieces"))
    for (const json::Value &piece : *list)
      pieces.push_back(readForms(read, &piece, "pieces"));
  else
    read.refuse("pieces", "a list of lists of forms");
  auto isOther = [&](const AffineForm &form) {
    return int64_t(form.coefficients.size()) != variables;
  };
  if (variables < 1 || variables > 16 || any_of(domain, isOther) ||
      any_of(pieces, [&](const AffineGuard &p) { return any_of(p, isOther); }))
    read.refuse("variables", "1 to 16, and the length of every form less one");
  if (pieces.size() > 64)
    read.refuse("pieces", "at most 64 pieces");
  if (read.isRefused())
    return read.takeError();
  auto flaw = findPieceFlaw(variables, domain, pieces);
  if (!flaw)
    return nullptr;
  return json::Object{{"text", flaw->str()},
                      {"point", toJSON(ArrayRef<int64_t>(flaw->point))}};
}

ArrayRef<Problem> splitProblems() {
  static constexpr Problem table[] = {
      {"layout.split", "interior and boundary tiles of a domain", solveSplit},
      {"layout.tile_bounds", "a constraint's extremes over a tile",
       solveTileBounds},
      {"layout.choose_edges", "the cheapest treatment of edges",
       solveChooseEdges},
      {"layout.find_piece_flaw", "why pieces are no partition",
       solveIsPartition},
  };
  return table;
}

} // namespace tier::problem
