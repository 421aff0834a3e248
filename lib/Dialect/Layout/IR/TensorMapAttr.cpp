//===- TensorMapAttr.cpp - tensor maps: meaning and syntax ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <element = bf16, box = [64, 128], swizzle = 128B, dims = [4096, ?], ..>
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Element.h"
#include "tier/Dialect/Layout/IR/Layout.h"
#include "tier/Problem/TensorMap.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::layout {

namespace tensormap = problem::tensormap;

int64_t TensorMapAttr::getBoxElements() const {
  // The engine takes every element of the inner dimension.
  int64_t elements = getBox().front();
  for (size_t i = 1; i < getBox().size(); ++i)
    elements *= llvm::divideCeil(
        getBox()[i], getElementStrides().empty() ? 1 : getElementStrides()[i]);
  return elements;
}

int64_t TensorMapAttr::getBoxBytes() const {
  return getBoxElements() * int64_t(getElement().getIntOrFloatBitWidth()) / 8;
}

//===----------------------------------------------------------------------===//
// verify
//===----------------------------------------------------------------------===//

/// What is not known breaks no rule: it counts as divisible by much.
static problem::Known assume(ArrayRef<int64_t> list, size_t i) {
  if (i < list.size() && !ShapedType::isDynamic(list[i]))
    return problem::Known::exactly(list[i]);
  return problem::Known::multipleOf(1 << 20);
}

LogicalResult
TensorMapAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                      Type element, ArrayRef<int64_t> box, MapSwizzle swizzle,
                      ArrayRef<int64_t> dims, ArrayRef<int64_t> strides,
                      ArrayRef<int64_t> elementStrides,
                      MapInterleave interleave, MapFill fill,
                      bool roundsToTF32) {
  std::optional<machine::Element> known = layout::getElement(element);
  bool isPacked = known && machine::packedBits(*known);
  if (!isPacked &&
      (!element.isIntOrFloat() || element.getIntOrFloatBitWidth() < 8))
    return emitError() << "[tensormap.element] expects an element of at least "
                          "one byte, got "
                       << element;
  // 16 packed numbers take 16 bytes of the tile.
  unsigned bits = isPacked ? 8 : element.getIntOrFloatBitWidth();
  if (!llvm::isPowerOf2_32(bits) || bits > 64)
    return emitError() << "[tensormap.element] expects an element of 1, 2, 4 or "
                          "8 bytes, got "
                       << element;
  if (roundsToTF32 && !element.isF32())
    return emitError() << "[tensormap.element] expects f32 where loads round to tf32, got "
                       << element;
  size_t rank = box.size();
  if (rank < 1 || rank > 5)
    return emitError() << "[tensormap.rank] expects a box of rank 1 to 5, got "
                       << rank;
  if (!dims.empty() && dims.size() != rank)
    return emitError() << "[tensormap.dims] expects one extent for each of "
                       << rank << " dimensions of the box, got " << dims.size();
  if (!strides.empty() && strides.size() + 1 != rank)
    return emitError() << "[tensormap.strides] expects a stride for each of "
                       << rank - 1 << " outer dimensions, got "
                       << strides.size();
  if (!elementStrides.empty() && elementStrides.size() != rank)
    return emitError() << "[tensormap.element-stride] expects an element "
                          "stride for each of "
                       << rank << " dimensions of the box, got "
                       << elementStrides.size();
  for (int64_t extent : box)
    if (extent < 1 || extent > 256)
      return emitError() << "[tensormap.box] expects box extents of 1 to 256, "
                            "got "
                         << extent;
  int64_t inner = box.front() * bits / 8;
  bool isPlain = interleave == MapInterleave::none;
  if (isPlain && inner % 16)
    return emitError() << "[tensormap.box-16] expects an inner box extent "
                          "of a multiple of 16 bytes, got "
                       << inner;
  if (isPlain && swizzle != MapSwizzle::none &&
      inner > static_cast<int64_t>(swizzle))
    return emitError()
           << "[tensormap.box-span] expects an inner box extent of at "
              "most the swizzle's "
           << static_cast<int64_t>(swizzle) << " bytes, got " << inner;

  tensormap::Question question;
  // Elements that machines have no name for are copied like integers.
  using E = machine::Element;
  constexpr E integers[] = {E::I8, E::I16, E::I32, E::I64};
  question.element = known.value_or(integers[llvm::Log2_32(bits / 8)]);
  question.packing = tensormap::packingOf(question.element);
  question.engine.packsElements = isPacked;
  question.baseAlignment = 1024;
  for (size_t i = 0; i < rank; ++i) {
    question.dims.push_back(assume(dims, i));
    if (i > 0)
      question.strideBytes.push_back(assume(strides, i - 1));
  }
  llvm::append_range(question.box, box);
  llvm::append_range(question.elementStrides, elementStrides);
  question.interleave = isPlain ? tensormap::Interleave::None
                        : interleave == MapInterleave::b16
                            ? tensormap::Interleave::Bytes16
                            : tensormap::Interleave::Bytes32;
  question.swizzle =
      *tensormap::parseSwizzle(stringifyMapSwizzle(swizzle));
  question.fill =
      fill == MapFill::nan ? tensormap::Fill::NaN : tensormap::Fill::Zero;
  auto broken = tensormap::check(question);
  if (!broken.empty())
    return emitError() << broken.front().message();
  return success();
}

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

namespace {
struct Fields {
  SmallVector<int64_t> dims, strides, elementStrides;
  MapSwizzle swizzle = MapSwizzle::none;
  MapInterleave interleave = MapInterleave::none;
  MapFill fill = MapFill::zero;
  bool roundsToTF32 = false;
  std::optional<int64_t> rank;
};
} // namespace

/// `[4096, ?]`
static ParseResult parseList(AsmParser &parser, SmallVectorImpl<int64_t> &list) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    if (succeeded(parser.parseOptionalQuestion()))
      return list.push_back(ShapedType::kDynamic), ParseResult(success());
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseInteger(list.emplace_back()))
      return ParseResult(failure());
    if (ShapedType::isDynamic(list.back()))
      return ParseResult(parser.emitError(
          loc, "[tensormap.field] expects ? for what is not known, got ")
          << list.back());
    return ParseResult(success());
  });
}

/// `none` or a number of bytes: `128B`.
static ParseResult parseBytes(AsmParser &parser, int64_t &bytes) {
  if (succeeded(parser.parseOptionalKeyword("none")))
    return bytes = 0, success();
  return failure(parser.parseInteger(bytes) || parser.parseKeyword("B"));
}

static ParseResult parseField(AsmParser &parser, StringRef name, SMLoc nameLoc,
                              Fields &fields) {
  SMLoc loc = parser.getCurrentLocation();
  int64_t number = 0;
  StringRef word;
  if (name == "dims")
    return parseList(parser, fields.dims);
  if (name == "strides")
    return parseList(parser, fields.strides);
  if (name == "element_strides")
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
      return parser.parseInteger(fields.elementStrides.emplace_back());
    });
  if (name == "rank")
    return parser.parseInteger(fields.rank.emplace());
  if (name == "swizzle") {
    if (parseBytes(parser, number))
      return failure();
    std::optional<MapSwizzle> known;
    if (llvm::isUInt<8>(number))
      known = symbolizeMapSwizzle(number);
    if (!known)
      return parser.emitError(loc, "[tensormap.swizzle] expects a swizzle of "
                                   "32B, 64B or 128B, got ")
             << number;
    fields.swizzle = *known;
    return success();
  }
  if (name == "interleave") {
    if (parseBytes(parser, number))
      return failure();
    std::optional<MapInterleave> known;
    if (llvm::isUInt<8>(number))
      known = symbolizeMapInterleave(number);
    if (!known)
      return parser.emitError(loc, "[tensormap.field] expects an interleave of "
                                   "16B or 32B, got ")
             << number;
    fields.interleave = *known;
    return success();
  }
  if (name == "fill") {
    if (parser.parseKeyword(&word))
      return failure();
    std::optional<MapFill> known = symbolizeMapFill(word);
    if (!known)
      return parser.emitError(loc, "[tensormap.field] expects a fill of zero "
                                   "or nan, got ")
             << word;
    fields.fill = *known;
    return success();
  }
  if (name == "rounds") {
    if (parser.parseKeyword(&word))
      return failure();
    if (word != "tf32")
      return parser.emitError(loc, "[tensormap.field] expects rounds of tf32, got ") << word;
    fields.roundsToTF32 = true;
    return success();
  }
  return parser.emitError(nameLoc, "[tensormap.field] expects swizzle, dims, "
                                   "strides, element_strides, interleave, fill, "
                                   "rounds or rank, got ")
         << name;
}

Attribute TensorMapAttr::parse(AsmParser &parser, Type) {
  Type element;
  SmallVector<int64_t> box;
  Fields fields;
  auto parseExtent = [&] { return parser.parseInteger(box.emplace_back()); };
  SMLoc start = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseKeyword("element") ||
      parser.parseEqual() || parser.parseType(element) || parser.parseComma() ||
      parser.parseKeyword("box") || parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseExtent))
    return {};
  SmallVector<StringRef> seen;
  while (succeeded(parser.parseOptionalComma())) {
    StringRef name;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&name) || parser.parseEqual() ||
        parseField(parser, name, loc, fields))
      return {};
    if (llvm::is_contained(seen, name))
      return parser.emitError(loc, "[tensormap.field] expects each field once, "
                                   "got ")
                 << name << " again",
             Attribute();
    seen.push_back(name);
  }
  if (parser.parseGreater())
    return {};
  if (fields.rank && *fields.rank != int64_t(box.size()))
    return parser.emitError(start, "[tensormap.rank] expects the rank of the "
                                   "box, ")
               << box.size() << ", got " << *fields.rank,
           Attribute();
  return TensorMapAttr::getChecked(
      [&] { return parser.emitError(start); }, parser.getContext(), element,
      ArrayRef<int64_t>(box), fields.swizzle, ArrayRef<int64_t>(fields.dims),
      ArrayRef<int64_t>(fields.strides),
      ArrayRef<int64_t>(fields.elementStrides), fields.interleave, fields.fill,
      fields.roundsToTF32);
}

void TensorMapAttr::print(AsmPrinter &printer) const {
  auto printList = [&](StringRef name, ArrayRef<int64_t> list) {
    if (list.empty())
      return;
    printer << ", " << name << " = [";
    llvm::interleaveComma(list, printer, [&](int64_t x) {
      if (ShapedType::isDynamic(x))
        printer << '?';
      else
        printer << x;
    });
    printer << ']';
  };
  printer << "<element = " << getElement();
  printList("box", getBox());
  if (getSwizzle() != MapSwizzle::none)
    printer << ", swizzle = " << stringifyMapSwizzle(getSwizzle());
  printList("dims", getDims());
  printList("strides", getStrides());
  printList("element_strides", getElementStrides());
  if (getInterleave() != MapInterleave::none)
    printer << ", interleave = " << stringifyMapInterleave(getInterleave());
  if (getFill() != MapFill::zero)
    printer << ", fill = " << stringifyMapFill(getFill());
  if (getRoundsToTF32())
    printer << ", rounds = tf32";
  printer << '>';
}

} // namespace tier::layout
