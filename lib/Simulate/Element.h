//===- Element.h - numbers of every type, exactly ---------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A number of any type of room When, as eight bytes: floats in binary64, which
// holds each of them; integers extended by their sign, i1 as 0 or 1.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_SIMULATE_ELEMENT_H
#define TIER_LIB_SIMULATE_ELEMENT_H

#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace tier::simulate {

union Cell {
  double f;
  int64_t i;
};

inline Cell cellOf(double value) { return Cell{.f = value}; }
inline Cell cellOf(int64_t value) { return Cell{.i = value}; }

struct Element {
  bool isFloat = false;
  unsigned bits = 64;
  const llvm::fltSemantics *semantics = nullptr; ///< of floats
  int64_t bytes() const { return bits <= 8 ? 1 : bits / 8; }
};

/// None for a type that kernels do not compute with.
std::optional<Element> findElement(mlir::Type type);

/// The nearest number of the type, ties to even.
double roundTo(const Element &element, double value);
void roundAll(const Element &element, llvm::MutableArrayRef<Cell> cells);
/// The low bits, extended by their sign.
int64_t wrap(const Element &element, int64_t value);
uint64_t asUnsigned(const Element &element, int64_t value);

/// The float of at most 16 bits that the low bits of `pattern` are.
double decodePattern(const Element &element, uint64_t pattern);
Cell decode(const Element &element, const void *bytes);
/// The packed number that begins at a bit of memory; it may end in the next byte.
Cell decodeBits(const Element &element, const void *bytes, int shift);
void encode(const Element &element, Cell cell, void *bytes);

/// A sequence of numbers that a seed decides (splitmix64).
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t next() {
    uint64_t z = (state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  uint64_t below(uint64_t limit) { return next() % limit; }

private:
  uint64_t state;
};

/// What memory holds that nothing wrote: NaN or large numbers.
Cell garbage(const Element &element, Random &random);

} // namespace tier::simulate

#endif // TIER_LIB_SIMULATE_ELEMENT_H
