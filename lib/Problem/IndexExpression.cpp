//===- IndexExpression.cpp - integer expressions under known ranges -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/IndexExpression.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cassert>
#include <numeric>

using namespace llvm;

namespace tier::problem {

using Wide = __int128;

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

static constexpr int64_t low = IndexRange::low, high = IndexRange::high;

static int64_t floorDiv(int64_t a, int64_t c) {
  return a / c - (a % c < 0 ? 1 : 0);
}

static int64_t floorMod(int64_t a, int64_t c) {
  return a % c + (a % c < 0) * c;
}

/// Ends beyond 64 bits are not known.
static int64_t clamp(Wide value) {
  return value <= low ? low : value >= high ? high : int64_t(value);
}

/// An end of a sum: one that is not known stays so.
static int64_t addEnds(int64_t a, int64_t b, int64_t unknown) {
  return a == unknown || b == unknown ? unknown : clamp(Wide(a) + b);
}

/// Ends are moved to members of the congruence; a single member is a constant.
static IndexRange tightened(IndexRange range) {
  if (range.modulus == 0)
    return IndexRange::exactly(range.remainder);
  range.remainder = floorMod(range.remainder, range.modulus);
  if (range.modulus > 1) {
    if (range.lo != low)
      range.lo =
          clamp(Wide(range.lo) +
                floorMod(range.remainder - floorMod(range.lo, range.modulus),
                         range.modulus));
    if (range.hi != high)
      range.hi =
          clamp(Wide(range.hi) -
                floorMod(floorMod(range.hi, range.modulus) - range.remainder,
                         range.modulus));
  }
  if (range.lo == range.hi)
    return IndexRange::exactly(range.lo);
  return range;
}

bool IndexRange::contains(int64_t value) const {
  if (value < lo || value > hi)
    return false;
  return modulus == 0
             ? value == remainder
             : floorMod(value, modulus) == floorMod(remainder, modulus);
}

/// Every member of either.
static IndexRange uniteRanges(const IndexRange &a, const IndexRange &b) {
  IndexRange range{std::min(a.lo, b.lo), std::max(a.hi, b.hi), 1, 0};
  Wide apart = Wide(a.remainder) - b.remainder;
  if (apart <= low || apart >= high)
    return range;
  range.modulus = std::gcd(std::gcd(a.modulus, b.modulus), int64_t(apart));
  range.remainder = a.remainder;
  return tightened(range);
}

IndexRange addRanges(const IndexRange &a, const IndexRange &b) {
  IndexRange range{addEnds(a.lo, b.lo, low), addEnds(a.hi, b.hi, high), 1, 0};
  Wide remainder = Wide(a.remainder) + b.remainder;
  range.modulus = std::gcd(a.modulus, b.modulus);
  if (range.modulus > 0)
    range.remainder = int64_t(remainder % range.modulus);
  else if (remainder > low && remainder < high)
    range.remainder = int64_t(remainder);
  else
    return {};
  return tightened(range);
}

IndexRange scaleRange(const IndexRange &a, int64_t factor) {
  if (factor == 0)
    return IndexRange::exactly(0);
  auto end = [&](int64_t x, bool isLow) {
    return x == low || x == high ? (isLow ? low : high)
                                 : clamp(Wide(x) * factor);
  };
  IndexRange range;
  range.lo = end(factor > 0 ? a.lo : a.hi, true);
  range.hi = end(factor > 0 ? a.hi : a.lo, false);
  Wide modulus = Wide(a.modulus) * factor,
       remainder = Wide(a.remainder) * factor;
  modulus = modulus < 0 ? -modulus : modulus;
  if (modulus < high && remainder > low && remainder < high) {
    range.modulus = int64_t(modulus);
    range.remainder = int64_t(remainder);
  } else if (modulus == 0) {
    return {};
  }
  return tightened(range);
}

static IndexRange multiplyRanges(const IndexRange &a, const IndexRange &b) {
  if (a.isConstant() && a.lo != low)
    return scaleRange(b, a.lo);
  if (b.isConstant() && b.lo != low)
    return scaleRange(a, b.lo);
  IndexRange range;
  if (a.isBounded() && b.isBounded()) {
    Wide ends[] = {Wide(a.lo) * b.lo, Wide(a.lo) * b.hi, Wide(a.hi) * b.lo,
                   Wide(a.hi) * b.hi};
    range.lo = clamp(*std::min_element(ends, ends + 4));
    range.hi = clamp(*std::max_element(ends, ends + 4));
  } else if (a.isNonNegative() && b.isNonNegative()) {
    range.lo = clamp(Wide(a.lo) * b.lo);
  }
  // What divides all members of one divides the product.
  auto divisor = [](const IndexRange &r) {
    return std::gcd(r.modulus, r.remainder == low ? 1 : r.remainder);
  };
  Wide both = Wide(divisor(a)) * divisor(b);
  if (both > 1 && both < high) {
    range.modulus = int64_t(both);
    range.remainder = 0;
  }
  return tightened(range);
}

static IndexRange divideRange(const IndexRange &a, int64_t c) {
  IndexRange range;
  range.lo = a.lo == low ? low : floorDiv(a.lo, c);
  range.hi = a.hi == high ? high : floorDiv(a.hi, c);
  // (r + m k) / c = r / c + (m / c) k where c | m.
  if (a.modulus % c == 0) {
    range.modulus = a.modulus / c;
    range.remainder = floorDiv(a.remainder, c);
  }
  return tightened(range);
}

static IndexRange moduloRange(const IndexRange &a, int64_t c) {
  IndexRange range{0, c - 1, std::gcd(a.modulus, c), 0};
  range.remainder = floorMod(a.remainder, range.modulus);
  if (a.isBounded() && floorDiv(a.lo, c) == floorDiv(a.hi, c)) {
    range.lo = floorMod(a.lo, c);
    range.hi = floorMod(a.hi, c);
    // All are moved by the same multiple of c.
    Wide moved = Wide(a.remainder) - Wide(c) * floorDiv(a.lo, c);
    range.modulus = a.modulus;
    range.remainder = int64_t(a.modulus ? moved % a.modulus : moved);
  }
  return tightened(range);
}

IndexRange IndexPool::rangeOf(const IndexNode &node) const {
  auto of = [&](unsigned i) -> const IndexRange & {
    return nodes[node.operands[i]].range;
  };
  int64_t c = node.constant;
  switch (node.kind) {
  case IndexKind::Symbol:
    return node.range;
  case IndexKind::Sum: {
    IndexRange range = IndexRange::exactly(c);
    for (auto [operand, factor] : zip_equal(node.operands, node.factors))
      range = addRanges(range, scaleRange(nodes[operand].range, factor));
    return range;
  }
  case IndexKind::Div:
    return divideRange(of(0), c);
  case IndexKind::Mod:
    return moduloRange(of(0), c);
  case IndexKind::TruncDiv: {
    if (of(0).isNonNegative())
      return divideRange(of(0), c);
    IndexRange up = divideRange(scaleRange(of(0), -1), c);
    if (of(0).hi <= 0)
      return scaleRange(up, -1);
    IndexRange range;
    range.lo = up.hi == high ? low : -up.hi;
    range.hi = of(0).hi == high ? high : of(0).hi / c;
    return tightened(range);
  }
  case IndexKind::TruncRem: {
    if (of(0).isNonNegative())
      return moduloRange(of(0), c);
    IndexRange range{-(c - 1), of(0).hi <= 0 ? 0 : c - 1, 1, 0};
    if (of(0).lo != low)
      range.lo = std::max(range.lo, of(0).lo);
    range.hi = std::min(range.hi, std::max<int64_t>(0, of(0).hi));
    // x - c * quotient keeps x modulo what divides c.
    range.modulus = std::gcd(of(0).modulus, c);
    range.remainder = of(0).remainder;
    return tightened(range);
  }
  case IndexKind::Min: {
    IndexRange range = uniteRanges(of(0), of(1));
    range.hi = std::min({range.hi, of(0).hi, of(1).hi});
    return tightened(range);
  }
  case IndexKind::Max: {
    IndexRange range = uniteRanges(of(0), of(1));
    range.lo = std::max({range.lo, of(0).lo, of(1).lo});
    return tightened(range);
  }
  case IndexKind::Select:
    if (of(0).lo >= 0)
      return of(1);
    if (of(0).hi < 0)
      return of(2);
    return uniteRanges(of(1), of(2));
  case IndexKind::Product:
    return multiplyRanges(of(0), of(1));
  case IndexKind::DivBy: {
    IndexRange range;
    if (of(1).hi < 1) // not a value at all
      return range;
    int64_t least = std::max<int64_t>(1, of(1).lo);
    if (of(0).lo != low)
      range.lo = of(0).lo >= 0 ? (of(1).hi == high ? 0 : of(0).lo / of(1).hi)
                               : floorDiv(of(0).lo, least);
    if (of(0).hi != high)
      range.hi = of(0).hi >= 0      ? of(0).hi / least
                 : of(1).hi == high ? -1
                                    : floorDiv(of(0).hi, of(1).hi);
    return tightened(range);
  }
  case IndexKind::ModBy: {
    if (of(1).hi < 1) // not a value at all
      return {};
    IndexRange range{0, of(1).hi == high ? high : of(1).hi - 1, 1, 0};
    if (of(0).isNonNegative())
      range.hi = std::min(range.hi, of(0).hi);
    // x - y * quotient keeps x modulo what divides both.
    range.modulus =
        std::gcd(of(0).modulus, std::gcd(of(1).modulus, of(1).remainder));
    range.remainder = of(0).remainder;
    return tightened(range);
  }
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

Index IndexPool::intern(IndexNode node) {
  std::vector<int64_t> key{int64_t(node.kind), node.constant};
  key.insert(key.end(), node.operands.begin(), node.operands.end());
  key.push_back(-1);
  key.insert(key.end(), node.factors.begin(), node.factors.end());
  auto [it, isNew] = known.try_emplace(std::move(key), nodes.size());
  if (isNew) {
    node.range = rangeOf(node);
    nodes.push_back(std::move(node));
  }
  return it->second;
}

Index IndexPool::constant(int64_t value) { return sum({}, {}, value); }

Index IndexPool::symbol(StringRef name, IndexRange range) {
  symbols.push_back(name.str());
  Index index = intern({IndexKind::Symbol,
                        {},
                        {},
                        int64_t(symbols.size()) - 1,
                        tightened(range)});
  symbolNodes.push_back(index);
  return index;
}

Index IndexPool::sum(ArrayRef<Index> operands, ArrayRef<int64_t> factors,
                     int64_t constant) {
  // Sums in sums are one sum; a factor that leaves 64 bits stays outside.
  std::map<Index, int64_t> terms;
  IndexNode node{IndexKind::Sum, {}, {}, constant, {}};
  bool fits = true;
  auto add = [&](Index operand, int64_t factor) {
    fits &= !__builtin_add_overflow(terms[operand], factor, &terms[operand]);
  };
  for (auto [operand, factor] : zip_equal(operands, factors)) {
    const IndexNode &inner = nodes[operand];
    if (inner.kind != IndexKind::Sum) {
      add(operand, factor);
      continue;
    }
    int64_t product;
    fits &= !__builtin_mul_overflow(inner.constant, factor, &product) &&
            !__builtin_add_overflow(node.constant, product, &node.constant);
    for (auto [term, times] : zip_equal(inner.operands, inner.factors)) {
      fits &= !__builtin_mul_overflow(times, factor, &product);
      add(term, product);
    }
  }
  // Beyond 2^62 the rules would have no room to work in.
  auto isSmall = [](int64_t n) { return n > low / 2 && n < high / 2; };
  fits &= isSmall(node.constant) &&
          all_of(terms, [&](const auto &term) { return isSmall(term.second); });
  if (!fits) {
    node = {IndexKind::Sum,
            SmallVector<Index, 3>(operands),
            SmallVector<int64_t, 3>(factors),
            constant,
            {}};
    return intern(std::move(node));
  }
  for (auto [operand, factor] : terms)
    if (factor != 0) {
      node.operands.push_back(operand);
      node.factors.push_back(factor);
    }
  if (node.operands.size() == 1 && node.factors[0] == 1 && node.constant == 0)
    return node.operands[0];
  return intern(std::move(node));
}

Index IndexPool::byConstant(IndexKind kind, Index a, int64_t divisor) {
  assert(divisor > 0 && "a positive divisor");
  return intern({kind, {a}, {}, divisor, {}});
}

Index IndexPool::make(IndexKind kind, ArrayRef<Index> operands) {
  IndexNode node{kind, SmallVector<Index, 3>(operands), {}, 0, {}};
  bool isSymmetric =
      is_contained({IndexKind::Min, IndexKind::Max, IndexKind::Product}, kind);
  if (isSymmetric && node.operands[0] > node.operands[1])
    std::swap(node.operands[0], node.operands[1]);
  return intern(std::move(node));
}

std::optional<int64_t> IndexPool::getConstant(Index index) const {
  const IndexNode &node = nodes[index];
  if (node.kind == IndexKind::Sum && node.operands.empty())
    return node.constant;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string inBrackets(const IndexPool &pool, Index index) {
  const IndexNode &node = pool[index];
  std::string text = pool.str(index);
  bool isPlain = node.kind == IndexKind::Symbol ||
                 node.kind == IndexKind::Min || node.kind == IndexKind::Max ||
                 node.kind == IndexKind::TruncDiv ||
                 node.kind == IndexKind::TruncRem ||
                 (pool.getConstant(index) && node.constant >= 0);
  return isPlain ? text : "(" + text + ")";
}

std::string IndexPool::str(Index index) const {
  const IndexNode &node = nodes[index];
  std::string text;
  raw_string_ostream os(text);
  auto of = [&](unsigned i) { return inBrackets(*this, node.operands[i]); };
  auto call = [&](StringRef name) {
    os << name << "(";
    for (auto [i, operand] : enumerate(node.operands))
      os << (i ? ", " : "") << str(operand);
    if (node.operands.size() == 1)
      os << ", " << node.constant;
    os << ")";
  };
  switch (node.kind) {
  case IndexKind::Symbol:
    os << symbols[node.constant];
    break;
  case IndexKind::Sum:
    for (auto [i, factor] : enumerate(node.factors)) {
      if (i > 0)
        os << (factor < 0 ? " - " : " + ");
      else if (factor < 0)
        os << "-";
      if (factor != 1 && factor != -1)
        os << (factor < 0 ? 0 - uint64_t(factor) : uint64_t(factor)) << "*";
      os << of(i);
    }
    if (node.operands.empty())
      os << node.constant;
    else if (node.constant != 0)
      os << (node.constant < 0 ? " - " : " + ")
         << (node.constant < 0 ? 0 - uint64_t(node.constant)
                               : uint64_t(node.constant));
    break;
  case IndexKind::Div:
    os << of(0) << " // " << node.constant;
    break;
  case IndexKind::Mod:
    os << of(0) << " % " << node.constant;
    break;
  case IndexKind::TruncDiv:
    call("trunc_div");
    break;
  case IndexKind::TruncRem:
    call("trunc_rem");
    break;
  case IndexKind::Min:
    call("min");
    break;
  case IndexKind::Max:
    call("max");
    break;
  case IndexKind::Select:
    os << of(1) << " if " << of(0) << " >= 0 else " << of(2);
    break;
  case IndexKind::Product:
    os << of(0) << " * " << of(1);
    break;
  case IndexKind::DivBy:
    os << of(0) << " // " << of(1);
    break;
  case IndexKind::ModBy:
    os << of(0) << " % " << of(1);
    break;
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Values, costs, bits
//===----------------------------------------------------------------------===//

SmallVector<Index> partsOf(const IndexPool &pool, ArrayRef<Index> roots) {
  if (roots.empty())
    return {};
  // Operands are older than what is made of them: by number they come first.
  BitVector isPart(*std::max_element(roots.begin(), roots.end()) + 1);
  for (Index root : roots)
    isPart.set(root);
  SmallVector<Index> parts;
  for (int part = isPart.find_last(); part != -1; part = isPart.find_prev(part)) {
    parts.push_back(part);
    for (Index operand : pool[part].operands)
      isPart.set(operand);
  }
  std::reverse(parts.begin(), parts.end());
  return parts;
}

IndexProgram::IndexProgram(const IndexPool &pool, ArrayRef<Index> roots) {
  DenseMap<Index, unsigned> slots;
  for (Index part : partsOf(pool, roots)) {
    const IndexNode &node = pool[part];
    Step step{node.kind, {}, node.factors, node.constant};
    for (Index operand : node.operands)
      step.operands.push_back(slots[operand]);
    slots[part] = steps.size();
    steps.push_back(std::move(step));
  }
  for (Index root : roots)
    results.push_back(slots[root]);
  values.resize(steps.size());
}

bool IndexProgram::run(ArrayRef<int64_t> point) {
  for (auto [slot, step] : enumerate(steps)) {
    auto of = [&](unsigned i) { return values[step.operands[i]]; };
    int64_t c = step.constant;
    Wide value = 0;
    switch (step.kind) {
    case IndexKind::Symbol:
      value = point[c];
      break;
    case IndexKind::Sum:
      value = c;
      for (auto [i, factor] : enumerate(step.factors))
        value += Wide(factor) * of(i);
      break;
    case IndexKind::Div:
      value = floorDiv(of(0), c);
      break;
    case IndexKind::Mod:
      value = floorMod(of(0), c);
      break;
    case IndexKind::TruncDiv:
      value = of(0) / c;
      break;
    case IndexKind::TruncRem:
      value = of(0) % c;
      break;
    case IndexKind::Min:
      value = std::min(of(0), of(1));
      break;
    case IndexKind::Max:
      value = std::max(of(0), of(1));
      break;
    case IndexKind::Select:
      value = of(0) >= 0 ? of(1) : of(2);
      break;
    case IndexKind::Product:
      value = Wide(of(0)) * of(1);
      break;
    case IndexKind::DivBy:
    case IndexKind::ModBy:
      if (of(1) <= 0)
        return false;
      value = step.kind == IndexKind::DivBy ? floorDiv(of(0), of(1))
                                            : floorMod(of(0), of(1));
      break;
    }
    if (value < low || value > high)
      return false;
    values[slot] = int64_t(value);
  }
  return true;
}

std::optional<int64_t> IndexPool::evaluate(Index index,
                                           ArrayRef<int64_t> point) const {
  IndexProgram program(*this, {index});
  if (!program.run(point))
    return std::nullopt;
  return program.result(0);
}

static bool isPowerOfTwo(int64_t c) { return (c & (c - 1)) == 0; }

int64_t IndexPool::cost(ArrayRef<Index> roots) const {
  int64_t cost = 0;
  for (Index part : partsOf(*this, roots)) {
    const IndexNode &node = nodes[part];
    switch (node.kind) {
    case IndexKind::Symbol:
      break;
    case IndexKind::Sum:
      for (int64_t factor : node.factors)
        cost += factor != 1 && factor != -1;
      cost += std::max<int64_t>(0, int64_t(node.operands.size()) +
                                       (node.constant != 0) - 1);
      break;
    case IndexKind::Div:
    case IndexKind::Mod:
      cost += isPowerOfTwo(node.constant) ? 1 : 4;
      break;
    case IndexKind::TruncDiv:
    case IndexKind::TruncRem:
      cost += 5;
      break;
    case IndexKind::Min:
    case IndexKind::Max:
    case IndexKind::Product:
      cost += 1;
      break;
    case IndexKind::Select:
      cost += 2;
      break;
    case IndexKind::DivBy:
    case IndexKind::ModBy:
      cost += 20;
      break;
    }
  }
  return cost;
}

static unsigned bitsOf(const IndexRange &range) {
  for (unsigned bits : {32u, 64u}) {
    int64_t most = bits == 32 ? INT32_MAX : high - 1;
    if (range.lo >= -most && range.hi <= most)
      return bits;
  }
  return 128;
}

unsigned IndexPool::bits(Index index) const {
  unsigned bits = 32;
  for (Index part : partsOf(*this, {index})) {
    const IndexNode &node = nodes[part];
    bits = std::max(bits, bitsOf(node.range));
    if (node.kind != IndexKind::Sum)
      continue;
    // Partial sums, in the order in which they are computed.
    IndexRange partial = IndexRange::exactly(0);
    for (auto [operand, factor] : zip_equal(node.operands, node.factors)) {
      IndexRange term = scaleRange(nodes[operand].range, factor);
      partial = addRanges(partial, term);
      bits = std::max({bits, bitsOf(term), bitsOf(partial),
                       bitsOf(IndexRange::exactly(factor))});
    }
    bits = std::max(bits, bitsOf(IndexRange::exactly(node.constant)));
  }
  return bits;
}

} // namespace tier::problem
