//===- LayoutAttrs.cpp - meaning and syntax of memory layouts -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Layout.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/AffineMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::layout {

//===----------------------------------------------------------------------===//
// StridedAttr
//===----------------------------------------------------------------------===//

SmallVector<std::pair<int64_t, int64_t>>
StridedAttr::getModes(unsigned dim) const {
  size_t first = 0;
  for (int64_t rank : getRanks().take_front(dim))
    first += rank;
  SmallVector<std::pair<int64_t, int64_t>> modes;
  for (int64_t i = 0, e = getRanks()[dim]; i < e; ++i)
    modes.emplace_back(getSizes()[first + i], getStrides()[first + i]);
  return modes;
}

int64_t StridedAttr::apply(ArrayRef<int64_t> coordinate) const {
  int64_t offset = 0;
  for (auto [dim, x] : llvm::enumerate(coordinate)) {
    auto modes = getModes(dim);
    int64_t rest = x;
    for (auto [i, mode] : llvm::enumerate(modes)) {
      bool last = i + 1 == modes.size();
      offset += (last ? rest : rest % mode.first) * mode.second;
      rest /= mode.first;
    }
  }
  return offset;
}

int64_t StridedAttr::getCosize() const {
  int64_t largest = 0;
  for (auto [size, stride] : llvm::zip(getSizes(), getStrides()))
    largest += std::max<int64_t>(0, (size - 1) * stride);
  return largest + 1;
}

AffineMap StridedAttr::getAffineMap() const {
  MLIRContext *ctx = getContext();
  AffineExpr offset = getAffineConstantExpr(0, ctx);
  for (unsigned dim = 0; dim < getRank(); ++dim) {
    auto modes = getModes(dim);
    AffineExpr rest = getAffineDimExpr(dim, ctx);
    for (auto [i, mode] : llvm::enumerate(modes)) {
      bool last = i + 1 == modes.size();
      offset = offset + (last ? rest : rest % mode.first) * mode.second;
      rest = rest.floorDiv(mode.first);
    }
  }
  return AffineMap::get(getRank(), 0, offset);
}

LogicalResult
StridedAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                    ArrayRef<int64_t> ranks, ArrayRef<int64_t> sizes,
                    ArrayRef<int64_t> strides) {
  for (int64_t rank : ranks)
    if (rank < 1)
      return emitError() << "[layout.modes] expects at least one mode for each "
                            "dimension, got "
                         << rank;
  for (int64_t size : sizes)
    if (size < 1)
      return emitError() << "[layout.extent] expects mode sizes of at least 1, "
                            "got "
                         << size;
  // No product of sizes and no offset leaves 64 bits.
  static constexpr int64_t limit = int64_t(1) << 62;
  int64_t count = 1, span = 0;
  for (auto [size, stride] : llvm::zip(sizes, strides)) {
    int64_t reach;
    if (llvm::MulOverflow(count, size, count) || count >= limit ||
        stride <= -limit || stride >= limit ||
        llvm::MulOverflow(size - 1, std::abs(stride), reach) ||
        llvm::AddOverflow(span, reach, span) || span >= limit)
      return emitError() << "[layout.range] expects sizes, strides and values "
                            "below 2^62, got "
                         << size << ':' << stride;
  }
  return success();
}

LogicalResult
StridedAttr::verifyLayout(ArrayRef<int64_t> shape,
                          function_ref<InFlightDiagnostic()> emitError) const {
  if (shape.size() != getRank())
    return emitError() << "[layout.rank] expects one list of modes for each of "
                       << shape.size() << " dimensions, got " << getRank();
  for (unsigned dim = 0; dim < getRank(); ++dim) {
    int64_t product = 1;
    for (auto mode : getModes(dim))
      product *= mode.first;
    if (!ShapedType::isDynamic(shape[dim]) && product != shape[dim])
      return emitError() << "[layout.domain] expects modes of dimension " << dim
                         << " to cover " << shape[dim] << ", got " << product;
  }
  return success();
}

Attribute StridedAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> ranks, sizes, strides;
  auto parseMode = [&]() -> ParseResult {
    int64_t size, stride;
    if (parser.parseInteger(size) || parser.parseColon() ||
        parser.parseInteger(stride))
      return failure();
    sizes.push_back(size);
    strides.push_back(stride);
    ++ranks.back();
    return success();
  };
  auto parseDim = [&]() {
    ranks.push_back(0);
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                          parseMode);
  };
  // Not Delimiter::LessGreater: it succeeds without a `<` (LLVM 22.1).
  if (parser.parseLess())
    return {};
  if (failed(parser.parseOptionalGreater()) &&
      (parser.parseCommaSeparatedList(parseDim) || parser.parseGreater()))
    return {};
  return StridedAttr::getChecked(
      [&] { return parser.emitError(parser.getNameLoc()); }, parser.getContext(),
      ArrayRef<int64_t>(ranks), ArrayRef<int64_t>(sizes),
      ArrayRef<int64_t>(strides));
}

void StridedAttr::print(AsmPrinter &printer) const {
  printer << '<';
  llvm::interleaveComma(llvm::seq<unsigned>(0, getRank()), printer,
                        [&](unsigned dim) {
                          printer << '[';
                          llvm::interleaveComma(
                              getModes(dim), printer, [&](auto mode) {
                                printer << mode.first << ':' << mode.second;
                              });
                          printer << ']';
                        });
  printer << '>';
}

//===----------------------------------------------------------------------===//
// SwizzleAttr and ComposeAttr
//===----------------------------------------------------------------------===//

LogicalResult SwizzleAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                  unsigned bits, unsigned base,
                                  unsigned shift) {
  if (shift < bits)
    return emitError() << "[layout.involution] expects a shift of at least the "
                       << bits << " bits it moves, got " << shift;
  if (uint64_t width = uint64_t(bits) + base + shift; width > 30)
    return emitError() << "[layout.swizzle-width] expects bits + base + shift "
                          "of at most 30, got "
                       << width;
  return success();
}

int64_t SwizzleAttr::apply(int64_t offset) const {
  int64_t mask = ((int64_t(1) << getBits()) - 1) << getBase();
  return offset ^ ((offset >> getShift()) & mask);
}

int64_t ComposeAttr::apply(ArrayRef<int64_t> coordinate) const {
  return getSecond().apply(getFirst().apply(coordinate));
}

AffineMap ComposeAttr::getAffineMap() const {
  // Bit i of x is (x floordiv 2^i) mod 2, and the exclusive or of two bits is
  // their sum mod 2: a quasi-affine map.
  AffineMap first = getFirst().getAffineMap();
  AffineExpr x = first.getResult(0), sum = x;
  SwizzleAttr swizzle = getSecond();
  for (unsigned i = 0; i < swizzle.getBits(); ++i) {
    int64_t low = int64_t(1) << (swizzle.getBase() + i);
    AffineExpr bit = x.floorDiv(low) % 2;
    AffineExpr other = x.floorDiv(low << swizzle.getShift()) % 2;
    sum = sum + ((bit + other) % 2 - bit) * low;
  }
  return AffineMap::get(first.getNumDims(), 0, sum);
}

LogicalResult
ComposeAttr::verifyLayout(ArrayRef<int64_t> shape,
                          function_ref<InFlightDiagnostic()> emitError) const {
  return getFirst().verifyLayout(shape, emitError);
}

} // namespace tier::layout
