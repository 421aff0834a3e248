//===- Piecewise.cpp - guarded pieces: meaning, proof and syntax ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Functions.h"

#include "mlir/IR/IntegerSet.h"

using namespace mlir;

namespace tier::layout {

unsigned PiecewiseAttr::getNumSymbols() const {
  IntegerSetAttr set = getDomain() ? getDomain() : getGuards().front();
  return set.getValue().getNumSymbols();
}

//===----------------------------------------------------------------------===//
// Meaning
//===----------------------------------------------------------------------===//

problem::Piecewise PiecewiseAttr::toProblem() const {
  problem::Piecewise result;
  result.dims = getDomainRank();
  result.symbols = getNumSymbols();
  problem::Polyhedron domain(result.variables());
  if (getDomain())
    domain = *toPolyhedron(getDomain().getValue());
  for (auto [guard, layout, offset] :
       llvm::zip_equal(getGuards(), getLayouts(), getOffsets())) {
    problem::Chain value = *toChain(layout);
    if (offset != 0) {
      problem::Layout add(problem::Modes{{2, 1}});
      add.offset = offset;
      if (value.then.empty())
        value.first.offset = offset;
      else
        value.then.push_back(add);
    }
    result.pieces.push_back(
        {domain.intersect(*toPolyhedron(guard.getValue())),
         std::move(value)});
  }
  if (getDomain())
    result.domain = {std::move(domain)};
  else
    result.declareGuards();
  return result;
}

//===----------------------------------------------------------------------===//
// Proof
//===----------------------------------------------------------------------===//

LogicalResult
PiecewiseAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                      IntegerSetAttr domain, ArrayRef<IntegerSetAttr> guards,
                      ArrayRef<Attribute> layouts, ArrayRef<int64_t> offsets) {
  if (guards.empty() || guards.size() != layouts.size() ||
      guards.size() != offsets.size())
    return emitError() << "[layout.pieces] expects at least one piece, got "
                       << guards.size();
  IntegerSet first = (domain ? domain : guards.front()).getValue();
  auto toSet = [&](IntegerSetAttr set) -> FailureOr<problem::Polyhedron> {
    if (set.getValue().getNumDims() != first.getNumDims() ||
        set.getValue().getNumSymbols() != first.getNumSymbols())
      return emitError() << "[layout.guard] expects " << first.getNumDims()
                         << " dimensions and " << first.getNumSymbols()
                         << " symbols, got " << set;
    if (auto polyhedron = toPolyhedron(set.getValue()))
      return *polyhedron;
    return emitError() << "[layout.guard] expects affine constraints with "
                          "constant factors and divisors, got "
                       << set;
  };
  problem::Polyhedron whole(first.getNumInputs());
  if (domain) {
    FailureOr<problem::Polyhedron> set = toSet(domain);
    if (failed(set))
      return failure();
    whole = *set;
  }
  problem::Polyhedra pieces;
  for (auto [guard, layout] : llvm::zip_equal(guards, layouts)) {
    FailureOr<problem::Polyhedron> set = toSet(guard);
    if (failed(set))
      return failure();
    std::optional<problem::Chain> chain = toChain(layout);
    if (!chain)
      return emitError() << "[layout.pieces] expects strided layouts and "
                            "compositions, got "
                         << layout;
    if (chain->first.rank() != first.getNumDims())
      return emitError() << "[layout.rank] expects one list of modes for each "
                            "of "
                         << first.getNumDims() << " dimensions, got "
                         << chain->first.rank();
    pieces.push_back(whole.intersect(*set));
  }
  std::optional<problem::PieceFlaw> flaw =
      problem::findPieceFlaw(domain ? ArrayRef(whole) : ArrayRef(pieces),
                             pieces);
  if (flaw)
    return emitError() << "[layout.partition] expects pieces that are disjoint "
                          "and cover the domain, got "
                       << flaw->str();
  return success();
}

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

/// `(d0)[s0] : (s0 - d0 - 1, d0 mod 2 == 0)`: each expression is at least 0, or
/// is 0. Or an attribute: an alias of an affine set, whose `>=` could not be
/// written between the angle brackets of ours.
static ParseResult parseSet(AsmParser &parser, IntegerSetAttr &set) {
  if (failed(parser.parseOptionalLParen()))
    return parser.parseAttribute(set);
  SmallVector<std::pair<StringRef, AffineExpr>> names;
  MLIRContext *context = parser.getContext();
  unsigned dims = 0, symbols = 0;
  auto parseName = [&](bool isDim) -> ParseResult {
    StringRef name;
    if (parser.parseKeyword(&name))
      return failure();
    names.emplace_back(name, isDim ? getAffineDimExpr(dims++, context)
                                   : getAffineSymbolExpr(symbols++, context));
    return success();
  };
  if (failed(parser.parseOptionalRParen()) &&
      (parser.parseCommaSeparatedList([&] { return parseName(true); }) ||
       parser.parseRParen()))
    return failure();
  SmallVector<AffineExpr> constraints;
  SmallVector<bool> equalities;
  auto parseConstraint = [&]() -> ParseResult {
    if (parser.parseAffineExpr(names, constraints.emplace_back()))
      return failure();
    equalities.push_back(succeeded(parser.parseOptionalEqual()));
    int64_t zero = 0;
    SMLoc loc = parser.getCurrentLocation();
    if (equalities.back() && (parser.parseEqual() || parser.parseInteger(zero)))
      return failure();
    return zero == 0 ? success()
                     : parser.emitError(loc, "expects '== 0'");
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::OptionalSquare,
                                     [&] { return parseName(false); }) ||
      parser.parseColon() || parser.parseLParen() ||
      parser.parseCommaSeparatedList(parseConstraint) || parser.parseRParen())
    return failure();
  set = IntegerSetAttr::get(
      IntegerSet::get(dims, symbols, constraints, equalities));
  return success();
}

static void printSet(AsmPrinter &printer, IntegerSet set) {
  auto printNames = [&](StringRef letter, unsigned count) {
    llvm::interleaveComma(llvm::seq(0u, count), printer,
                          [&](unsigned i) { printer << letter << i; });
  };
  printer << '(';
  printNames("d", set.getNumDims());
  printer << ')';
  if (set.getNumSymbols() != 0) {
    printer << '[';
    printNames("s", set.getNumSymbols());
    printer << ']';
  }
  printer << " : (";
  llvm::interleaveComma(
      llvm::zip_equal(set.getConstraints(), set.getEqFlags()), printer,
      [&](auto constraint) {
        auto [expr, isEquality] = constraint;
        printer << expr << (isEquality ? " == 0" : "");
      });
  printer << ')';
}

Attribute PiecewiseAttr::parse(AsmParser &parser, Type) {
  IntegerSetAttr domain;
  SmallVector<IntegerSetAttr> guards;
  SmallVector<Attribute> layouts;
  SmallVector<int64_t> offsets;
  auto parsePiece = [&]() -> ParseResult {
    offsets.push_back(0);
    if (parseSet(parser, guards.emplace_back()) || parser.parseArrow() ||
        parser.parseAttribute(layouts.emplace_back()))
      return failure();
    if (succeeded(parser.parseOptionalPlus()))
      return parser.parseInteger(offsets.back());
    return success();
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     parsePiece) ||
      (succeeded(parser.parseOptionalKeyword("on")) &&
       parseSet(parser, domain)) ||
      parser.parseGreater())
    return {};
  return PiecewiseAttr::getChecked([&] { return parser.emitError(loc); },
                                   parser.getContext(), domain,
                                   ArrayRef<IntegerSetAttr>(guards),
                                   ArrayRef<Attribute>(layouts),
                                   ArrayRef<int64_t>(offsets));
}

void PiecewiseAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  llvm::interleaveComma(
      llvm::zip_equal(getGuards(), getLayouts(), getOffsets()), printer,
      [&](auto piece) {
        auto [guard, layout, offset] = piece;
        printSet(printer, guard.getValue());
        printer << " -> " << layout;
        if (offset != 0)
          printer << " + " << offset;
      });
  printer << ']';
  if (getDomain()) {
    printer << " on ";
    printSet(printer, getDomain().getValue());
  }
  printer << '>';
}

} // namespace tier::layout
