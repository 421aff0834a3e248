//===- TierAttrs.cpp - arguments and plans --------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Tier.h"

using namespace mlir;

namespace tier::ir {

/// `keyword = `, after a comma unless it is the first.
static ParseResult parseField(AsmParser &parser, StringRef keyword,
                              bool first = false) {
  if (!first && parser.parseComma())
    return failure();
  return failure(parser.parseKeyword(keyword) || parser.parseEqual());
}

static ParseResult parseList(AsmParser &parser,
                             SmallVectorImpl<int64_t> &values) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        if (succeeded(parser.parseOptionalQuestion()))
          return values.push_back(ShapedType::kDynamic), success();
        return parser.parseInteger(values.emplace_back());
      });
}

static void printList(AsmPrinter &printer, ArrayRef<int64_t> values) {
  printer << '[';
  llvm::interleaveComma(values, printer, [&](int64_t value) {
    if (ShapedType::isDynamic(value))
      printer << '?';
    else
      printer << value;
  });
  printer << ']';
}

//===----------------------------------------------------------------------===//
// ArgumentAttr
//===----------------------------------------------------------------------===//

LogicalResult
ArgumentAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                     StringRef name, ArrayRef<StringAttr> extents,
                     ArrayRef<int64_t> multiple, ArrayRef<int64_t> strides,
                     ArrayRef<int64_t> strideMultiple, int64_t align) {
  size_t rank = extents.size();
  if (multiple.size() != rank || strides.size() != rank ||
      strideMultiple.size() != rank)
    return emitError() << "[signature.rank] expects " << rank
                       << " divisors, strides and stride divisors, got "
                       << multiple.size() << ", " << strides.size() << " and "
                       << strideMultiple.size();
  for (ArrayRef<int64_t> divisors : {multiple, strideMultiple})
    for (int64_t divisor : divisors)
      if (divisor < 1)
        return emitError() << "[signature.divisor] expects divisors of at "
                              "least 1, got "
                           << divisor;
  if (align < 1 || (align & (align - 1)))
    return emitError() << "[signature.align] expects a power of two, got "
                       << align;
  return success();
}

Attribute ArgumentAttr::parse(AsmParser &parser, Type) {
  std::string name;
  SmallVector<StringAttr> extents;
  SmallVector<int64_t> multiple, strides, strideMultiple;
  int64_t align;
  auto parseExtent = [&]() -> ParseResult {
    std::string symbol;
    if (parser.parseString(&symbol))
      return failure();
    extents.push_back(StringAttr::get(parser.getContext(), symbol));
    return success();
  };
  if (parser.parseLess() || parseField(parser, "name", true) ||
      parser.parseString(&name) || parseField(parser, "extents") ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     parseExtent) ||
      parseField(parser, "multiple") || parseList(parser, multiple) ||
      parseField(parser, "strides") || parseList(parser, strides) ||
      parseField(parser, "stride_multiple") ||
      parseList(parser, strideMultiple) || parseField(parser, "align") ||
      parser.parseInteger(align) || parser.parseGreater())
    return {};
  return ArgumentAttr::getChecked(
      [&] { return parser.emitError(parser.getNameLoc()); }, parser.getContext(),
      StringRef(name), ArrayRef<StringAttr>(extents),
      ArrayRef<int64_t>(multiple), ArrayRef<int64_t>(strides),
      ArrayRef<int64_t>(strideMultiple), align);
}

void ArgumentAttr::print(AsmPrinter &printer) const {
  printer << "<name = \"" << getName() << "\", extents = [";
  llvm::interleaveComma(getExtents(), printer);
  printer << "], multiple = ";
  printList(printer, getMultiple());
  printer << ", strides = ";
  printList(printer, getStrides());
  printer << ", stride_multiple = ";
  printList(printer, getStrideMultiple());
  printer << ", align = " << getAlign() << '>';
}

//===----------------------------------------------------------------------===//
// PlanAttr
//===----------------------------------------------------------------------===//

/// No machine has as many of anything, and products of few stay within 64 bits.
static constexpr int64_t mostOfPlan = int64_t(1) << 20;

LogicalResult PlanAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               ArrayRef<int64_t> tile, ArrayRef<int64_t> atom,
                               Grain grain, int64_t stages,
                               ArrayRef<int64_t> warps,
                               ArrayRef<int64_t> registers,
                               ArrayRef<int64_t> cluster, int64_t group) {
  for (ArrayRef<int64_t> extents : {tile, atom, warps, cluster})
    for (int64_t extent : extents)
      if (extent < 1 || extent > mostOfPlan)
        return emitError() << "[tier.plan] expects extents from 1 to " << mostOfPlan
                           << ", got " << extent;
  if (!atom.empty() && atom.size() != 3)
    return emitError() << "[tier.plan] expects an atom of 3 extents, got "
                       << atom.size();
  if (warps.empty())
    return emitError() << "[tier.plan] expects the warps of at least one role, "
                          "got none";
  if (!registers.empty() && registers.size() != warps.size())
    return emitError() << "[tier.plan] expects one register budget for each of "
                       << warps.size() << " roles, got " << registers.size();
  if (stages < 1 || group < 1 || stages > mostOfPlan || group > mostOfPlan)
    return emitError() << "[tier.plan] expects stages and group from 1 to " << mostOfPlan
                       << ", got " << stages << " and " << group;
  return success();
}

Attribute PlanAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> tile, atom, warps, registers, cluster;
  Grain grain = Grain::thread;
  int64_t stages = 1, group = 1;
  auto parseEntry = [&]() -> ParseResult {
    StringRef keyword;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&keyword) || parser.parseEqual())
      return failure();
    if (keyword == "tile")
      return parseList(parser, tile);
    if (keyword == "atom")
      return parseList(parser, atom);
    if (keyword == "warps")
      return parseList(parser, warps);
    if (keyword == "registers")
      return parseList(parser, registers);
    if (keyword == "cluster")
      return parseList(parser, cluster);
    if (keyword == "stages")
      return parser.parseInteger(stages);
    if (keyword == "group")
      return parser.parseInteger(group);
    if (keyword != "grain")
      return parser.emitError(loc, "[tier.plan] expects a field of a plan, got '")
             << keyword << "'";
    StringRef name;
    if (parser.parseKeyword(&name))
      return failure();
    std::optional<Grain> known = symbolizeGrain(name);
    if (!known)
      return parser.emitError(loc, "[tier.plan] expects a grain, got '")
             << name << "'";
    grain = *known;
    return success();
  };
  // Not Delimiter::LessGreater: it succeeds without a `<` (LLVM 22.1).
  if (parser.parseLess())
    return {};
  if (failed(parser.parseOptionalGreater()) &&
      (parser.parseCommaSeparatedList(parseEntry) || parser.parseGreater()))
    return {};
  return PlanAttr::getChecked(
      [&] { return parser.emitError(parser.getNameLoc()); }, parser.getContext(),
      ArrayRef<int64_t>(tile), ArrayRef<int64_t>(atom), grain, stages,
      ArrayRef<int64_t>(warps), ArrayRef<int64_t>(registers),
      ArrayRef<int64_t>(cluster), group);
}

void PlanAttr::print(AsmPrinter &printer) const {
  printer << "<tile = ";
  printList(printer, getTile());
  if (!getAtom().empty()) {
    printer << ", atom = ";
    printList(printer, getAtom());
  }
  printer << ", grain = " << stringifyGrain(getGrain())
          << ", stages = " << getStages() << ", warps = ";
  printList(printer, getWarps());
  if (!getRegisters().empty()) {
    printer << ", registers = ";
    printList(printer, getRegisters());
  }
  if (!getCluster().empty()) {
    printer << ", cluster = ";
    printList(printer, getCluster());
  }
  printer << ", group = " << getGroup() << '>';
}

} // namespace tier::ir
