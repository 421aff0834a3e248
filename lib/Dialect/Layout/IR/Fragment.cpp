//===- Fragment.cpp - distributed tiles: meaning and syntax ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Layout.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::layout {

bool FragmentAttr::Digit::isReplica() const {
  return llvm::all_of(stride, [](int64_t s) { return s == 0; });
}

SmallVector<FragmentAttr::Digit>
FragmentAttr::getDigits(ArrayRef<int64_t> flat) const {
  SmallVector<Digit> digits;
  for (size_t i = 0, step = getRank() + 1; i < flat.size(); i += step)
    digits.push_back({flat[i], flat.slice(i + 1, getRank())});
  return digits;
}

static int64_t countOf(ArrayRef<FragmentAttr::Digit> digits) {
  int64_t count = 1;
  for (const FragmentAttr::Digit &digit : digits)
    count *= digit.size;
  return count;
}

int64_t FragmentAttr::getNumRegisters() const {
  return countOf(getRegisterDigits());
}
int64_t FragmentAttr::getNumLanes() const { return countOf(getLaneDigits()); }
int64_t FragmentAttr::getNumWarps() const { return countOf(getWarpDigits()); }

bool FragmentAttr::isHeldByOneWarp() const {
  // Each element has a holder, so where there are no more places than elements, each has one. (Of a
  // warp that holds an element at two places nothing is said of the others: false.)
  int64_t places = getNumWarps();
  for (ArrayRef<int64_t> flat : {getRegisters(), getLanes()})
    for (const Digit &digit : getDigits(flat))
      if (llvm::any_of(digit.stride, [](int64_t stride) { return stride != 0; }))
        places *= digit.size;
  return places == ShapedType::getNumElements(getShape());
}

SmallVector<int64_t> FragmentAttr::getCoordinate(ArrayRef<int64_t> flat,
                                                 int64_t value) const {
  SmallVector<int64_t> coordinate(getRank(), 0);
  for (const Digit &digit : getDigits(flat)) {
    int64_t d = value % digit.size;
    value /= digit.size;
    for (auto [c, s] : llvm::zip(coordinate, digit.stride))
      c += d * s;
  }
  return coordinate;
}

FragmentAttr FragmentAttr::getSlice(unsigned axis) const {
  auto without = [&](ArrayRef<int64_t> values) {
    SmallVector<int64_t> rest(values);
    rest.erase(rest.begin() + axis);
    return rest;
  };
  auto slice = [&](ArrayRef<int64_t> flat, bool keepReplicas) {
    SmallVector<int64_t> result;
    for (const Digit &digit : getDigits(flat)) {
      SmallVector<int64_t> stride = without(digit.stride);
      bool replica = llvm::all_of(stride, [](int64_t s) { return s == 0; });
      if (replica && !keepReplicas)
        continue;
      result.push_back(digit.size);
      llvm::append_range(result, stride);
    }
    return result;
  };
  return FragmentAttr::get(getContext(), without(getShape()),
                           slice(getRegisters(), false),
                           slice(getLanes(), true), slice(getWarps(), true));
}

/// The dimension along which the digit is a run of neighbours, or -1.
static int runDimOf(const FragmentAttr::Digit &digit) {
  int dim = -1;
  for (auto [i, s] : llvm::enumerate(digit.stride)) {
    if (s == 0)
      continue;
    if (s != 1 || dim >= 0)
      return -1;
    dim = i;
  }
  return dim;
}

int64_t FragmentAttr::getRun() const {
  auto digits = getRegisterDigits();
  return !digits.empty() && runDimOf(digits.front()) >= 0 ? digits.front().size
                                                          : 1;
}

unsigned FragmentAttr::getRunDim() const {
  auto digits = getRegisterDigits();
  int dim = digits.empty() ? -1 : runDimOf(digits.front());
  return dim >= 0 ? dim : getRank() ? getRank() - 1 : 0;
}

/// Above this many holders, coverage is left to whoever built the fragment.
static constexpr int64_t largestChecked = int64_t(1) << 20;
static constexpr int64_t limit = int64_t(1) << 62;

/// a * b, or the limit where it is reached; both are at least 0.
static int64_t times(int64_t a, int64_t b) {
  int64_t product;
  return llvm::MulOverflow(a, b, product) ? limit : std::min(product, limit);
}

/// Digits are independent, so the least and the greatest coordinate along each
/// dimension are sums.
static LogicalResult
verifyBox(function_ref<InFlightDiagnostic()> emitError, ArrayRef<int64_t> shape,
          ArrayRef<int64_t> digits) {
  size_t step = shape.size() + 1;
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    int64_t least = 0, most = 0;
    for (size_t i = 0; i < digits.size(); i += step) {
      int64_t stride = digits[i + 1 + dim];
      if (stride <= -limit || stride >= limit)
        return emitError() << "[layout.range] expects sizes, strides and "
                              "values below 2^62, got "
                           << stride;
      int64_t reach = times(digits[i] - 1, std::abs(stride));
      if (most - least + reach >= limit)
        return emitError() << "[layout.range] expects sizes, strides and "
                              "values below 2^62, got digits that reach "
                              "further";
      (stride < 0 ? least : most) += stride < 0 ? -reach : reach;
    }
    if (least < 0 || most >= extent)
      return emitError() << "[layout.fragment-box] expects coordinates inside "
                            "the tile, got "
                         << (least < 0 ? least : most) << " for an extent of "
                         << extent;
  }
  return success();
}

LogicalResult FragmentAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   ArrayRef<int64_t> shape,
                                   ArrayRef<int64_t> registers,
                                   ArrayRef<int64_t> lanes,
                                   ArrayRef<int64_t> warps) {
  size_t step = shape.size() + 1;
  int64_t points = 1, holders = 1;
  for (int64_t extent : shape) {
    if (extent < 1)
      return emitError() << "[layout.extent] expects tile extents of at least "
                            "1, got "
                         << extent;
    points = times(points, extent);
  }
  for (ArrayRef<int64_t> flat : {registers, lanes, warps}) {
    if (flat.size() % step)
      return emitError() << "[layout.rank] expects digits with "
                         << shape.size() << " strides, got " << flat.size()
                         << " numbers";
    for (size_t i = 0; i < flat.size(); i += step) {
      if (flat[i] < 1)
        return emitError() << "[layout.extent] expects digit sizes of at least "
                              "1, got "
                           << flat[i];
      holders = times(holders, flat[i]);
    }
  }
  if (points >= limit || holders >= limit)
    return emitError() << "[layout.range] expects sizes, strides and values "
                          "below 2^62, got a fragment with more elements or "
                          "holders";
  SmallVector<int64_t> all(registers);
  llvm::append_range(all, lanes);
  llvm::append_range(all, warps);
  if (failed(verifyBox(emitError, shape, all)))
    return failure();
  if (points > holders && points > largestChecked)
    return emitError() << "[layout.fragment-cover] expects every one of "
                       << points << " elements to be held, got at most "
                       << holders;
  if (holders > largestChecked)
    return success();

  // In the box, and so without carries, a digit of row-major stride s moves what
  // the digits before it reach by 0, s, 2s ..; twice as far each time.
  llvm::BitVector seen(points);
  seen.set(0);
  for (size_t i = 0; i < all.size(); i += step) {
    int64_t stride = 0;
    for (auto [d, extent] : llvm::enumerate(shape))
      stride = stride * extent + all[i + 1 + d];
    for (int64_t done = 1; stride && done < all[i];) {
      int64_t more = std::min(done, all[i] - done);
      llvm::BitVector moved = seen;
      moved <<= unsigned(more * stride);
      seen |= moved;
      done += more;
    }
  }
  if (int64_t(seen.count()) != points)
    return emitError() << "[layout.fragment-cover] expects every one of "
                       << points << " elements to be held, got "
                       << seen.count();
  return success();
}

static ParseResult parseDigits(AsmParser &parser, StringRef keyword,
                               SmallVectorImpl<int64_t> &flat) {
  auto parseDigit = [&]() -> ParseResult {
    if (parser.parseInteger(flat.emplace_back()) || parser.parseColon())
      return failure();
    return parser.parseCommaSeparatedList(
        AsmParser::Delimiter::Square,
        [&] { return parser.parseInteger(flat.emplace_back()); });
  };
  if (parser.parseComma() || parser.parseKeyword(keyword) ||
      parser.parseEqual())
    return failure();
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                        parseDigit);
}

Attribute FragmentAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> shape, registers, lanes, warps;
  auto parseExtent = [&] { return parser.parseInteger(shape.emplace_back()); };
  if (parser.parseLess() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     parseExtent) ||
      parseDigits(parser, "register", registers) ||
      parseDigits(parser, "lane", lanes) ||
      parseDigits(parser, "warp", warps) || parser.parseGreater())
    return {};
  return FragmentAttr::getChecked(
      [&] { return parser.emitError(parser.getNameLoc()); }, parser.getContext(),
      ArrayRef<int64_t>(shape), ArrayRef<int64_t>(registers),
      ArrayRef<int64_t>(lanes), ArrayRef<int64_t>(warps));
}

void FragmentAttr::print(AsmPrinter &printer) const {
  auto printDigits = [&](StringRef keyword, ArrayRef<int64_t> flat) {
    printer << ", " << keyword << " = [";
    llvm::interleaveComma(getDigits(flat), printer, [&](const Digit &digit) {
      printer << digit.size << ":[";
      llvm::interleaveComma(digit.stride, printer);
      printer << ']';
    });
    printer << ']';
  };
  printer << "<[";
  llvm::interleaveComma(getShape(), printer);
  printer << ']';
  printDigits("register", getRegisters());
  printDigits("lane", getLanes());
  printDigits("warp", getWarps());
  printer << '>';
}

} // namespace tier::layout
