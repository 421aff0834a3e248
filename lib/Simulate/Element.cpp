//===- Element.cpp - numbers of every type, exactly -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Element.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"

#include <array>
#include <cmath>
#include <cstring>
#include <limits>

using namespace mlir;

namespace tier::simulate {

std::optional<Element> findElement(Type type) {
  if (type.isIndex())
    return Element{false, 64, nullptr};
  if (auto integer = dyn_cast<IntegerType>(type)) {
    if (!llvm::is_contained({1u, 8u, 16u, 32u, 64u}, integer.getWidth()))
      return std::nullopt;
    return Element{false, integer.getWidth(), nullptr};
  }
  if (auto real = dyn_cast<FloatType>(type))
    if (llvm::is_contained({4u, 6u, 8u, 16u, 32u, 64u}, real.getWidth()))
      return Element{true, real.getWidth(), &real.getFloatSemantics()};
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

/// Rounds the significand of a double to `digits` bits below its leading one,
/// for types with the exponents of binary32.
static double roundBFloat(double value) {
  uint64_t bits = llvm::bit_cast<uint64_t>(value);
  constexpr unsigned dropped = 52 - 7;
  uint64_t odd = (bits >> dropped) & 1;
  bits += ((uint64_t(1) << (dropped - 1)) - 1) + odd;
  bits &= ~((uint64_t(1) << dropped) - 1);
  return llvm::bit_cast<double>(bits);
}

static double roundSlowly(const llvm::fltSemantics &semantics, double value) {
  llvm::APFloat number(value);
  bool losesInfo;
  number.convert(semantics, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  number.convert(llvm::APFloat::IEEEdouble(),
                 llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return number.convertToDouble();
}

double roundTo(const Element &element, double value) {
  if (element.bits == 64 || value == 0 || std::isnan(value))
    return value;
  if (element.bits == 32)
    return double(float(value));
  double size = std::fabs(value);
  // Normal numbers well inside of the range; the rest is rare.
  if (element.semantics == &llvm::APFloat::BFloat() && size >= 0x1p-126 &&
      size < 0x1p127)
    return roundBFloat(value);
  if (element.semantics == &llvm::APFloat::IEEEhalf() && size >= 0x1p-14 &&
      size < 0x1p15) {
    int exponent;
    std::frexp(size, &exponent);
    double unit = std::ldexp(1.0, exponent - 11);
    return std::nearbyint(value / unit) * unit;
  }
  return roundSlowly(*element.semantics, value);
}

void roundAll(const Element &element, MutableArrayRef<Cell> cells) {
  if (!element.isFloat || element.bits == 64)
    return;
  if (element.bits == 32) {
    for (Cell &cell : cells)
      cell.f = double(float(cell.f));
    return;
  }
  for (Cell &cell : cells)
    cell.f = roundTo(element, cell.f);
}

int64_t wrap(const Element &element, int64_t value) {
  switch (element.bits) {
  case 1:
    return value & 1;
  case 8:
    return int8_t(value);
  case 16:
    return int16_t(value);
  case 32:
    return int32_t(value);
  default:
    return value;
  }
}

uint64_t asUnsigned(const Element &element, int64_t value) {
  return element.bits >= 64
             ? uint64_t(value)
             : uint64_t(value) & ((uint64_t(1) << element.bits) - 1);
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

static double decodeSmall(const llvm::fltSemantics &semantics, unsigned bits,
                          uint64_t pattern) {
  llvm::APFloat number(semantics, llvm::APInt(bits, pattern));
  if (number.isNaN()) // one without a significand would become an infinity
    return std::numeric_limits<double>::quiet_NaN();
  bool losesInfo;
  number.convert(llvm::APFloat::IEEEdouble(),
                 llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return number.convertToDouble();
}

/// All patterns of a type of 4, 8 or 16 bits.
static ArrayRef<double> tableOf(const Element &element) {
  static llvm::SmallVector<
      std::pair<const llvm::fltSemantics *, std::vector<double>>, 8>
      tables;
  for (auto &[semantics, table] : tables)
    if (semantics == element.semantics)
      return table;
  std::vector<double> table;
  for (uint64_t pattern = 0; pattern < (uint64_t(1) << element.bits); ++pattern)
    table.push_back(decodeSmall(*element.semantics, element.bits, pattern));
  tables.emplace_back(element.semantics, std::move(table));
  return tables.back().second;
}

double decodePattern(const Element &element, uint64_t pattern) {
  return tableOf(element)[pattern & ((uint64_t(1) << element.bits) - 1)];
}

Cell decode(const Element &element, const void *bytes) {
  if (!element.isFloat) {
    int64_t value = 0;
    std::memcpy(&value, bytes, element.bytes());
    return cellOf(element.bits == 1 ? int64_t((value & 0xff) != 0)
                                    : wrap(element, value));
  }
  if (element.bits == 64) {
    Cell cell;
    std::memcpy(&cell.f, bytes, 8);
    return cell;
  }
  if (element.bits == 32) {
    float value;
    std::memcpy(&value, bytes, 4);
    return cellOf(double(value));
  }
  uint16_t pattern = 0;
  std::memcpy(&pattern, bytes, element.bytes());
  if (element.semantics == &llvm::APFloat::BFloat())
    return cellOf(double(llvm::bit_cast<float>(uint32_t(pattern) << 16)));
  return cellOf(decodePattern(element, pattern));
}

Cell decodeBits(const Element &element, const void *bytes, int shift) {
  auto *at = static_cast<const uint8_t *>(bytes);
  unsigned pattern = at[0];
  if (shift + element.bits > 8)
    pattern |= unsigned(at[1]) << 8;
  return cellOf(decodePattern(element, pattern >> shift));
}

void encode(const Element &element, Cell cell, void *bytes) {
  if (!element.isFloat) {
    std::memcpy(bytes, &cell.i, element.bytes());
    return;
  }
  if (element.bits == 64) {
    std::memcpy(bytes, &cell.f, 8);
    return;
  }
  float narrow = float(cell.f);
  if (element.bits == 32) {
    std::memcpy(bytes, &narrow, 4);
    return;
  }
  uint64_t pattern;
  if (element.semantics == &llvm::APFloat::BFloat()) {
    // The number is one of the type already: its low bits are 0.
    pattern =
        std::isnan(cell.f) ? 0x7fc0 : llvm::bit_cast<uint32_t>(narrow) >> 16;
  } else {
    llvm::APFloat number(cell.f);
    bool losesInfo;
    if (number.isNaN() && element.semantics == &llvm::APFloat::Float8E8M0FNU())
      number = llvm::APFloat::getNaN(*element.semantics);
    else
      number.convert(*element.semantics, llvm::APFloat::rmNearestTiesToEven,
                     &losesInfo);
    pattern = number.bitcastToAPInt().getZExtValue();
  }
  std::memcpy(bytes, &pattern, element.bytes());
}

Cell garbage(const Element &element, Random &random) {
  uint64_t bits = random.next();
  if (!element.isFloat)
    return cellOf(wrap(element, int64_t(bits)));
  if (bits & 1)
    return cellOf(std::numeric_limits<double>::quiet_NaN());
  return cellOf(roundTo(element, double(bits >> 58) - 77.0));
}

} // namespace tier::simulate
