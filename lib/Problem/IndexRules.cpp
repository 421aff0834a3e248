//===- IndexRules.cpp - rules that simplify index expressions -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With floor division, c, d > 0, everywhere:
//
//   (c e + y) / c = e + y / c            (c e + y) mod c = y mod c
//   (g e + y) / (g d) = e / d            where 0 <= y < g
//   (g e + y) mod (g d) = g (e mod d) + y   where 0 <= y < g
//   (x / c) / d = x / (c d)              (x mod c d) mod c = x mod c
//   (x mod c d) / c = (x / c) mod d      (x / c) c + x mod c = x
//
// Sums are linear combinations, so `c e + y` is found by splitting coefficients
// into multiples of c and the rest.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/IndexExpression.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace llvm;

namespace tier::problem {

static int64_t floorDiv(int64_t a, int64_t c) {
  return a / c - (a % c < 0 ? 1 : 0);
}
static int64_t floorMod(int64_t a, int64_t c) { return a - c * floorDiv(a, c); }

/// A sum taken apart.
struct LinearForm {
  SmallVector<Index, 3> terms;
  SmallVector<int64_t, 3> factors;
  int64_t constant = 0;

  void add(Index term, int64_t factor) {
    terms.push_back(term);
    factors.push_back(factor);
  }
};

/// Builds simplified expressions out of simplified operands.
class IndexRules {
public:
  explicit IndexRules(IndexPool &pool) : pool(pool) {}

  Index rebuild(const IndexNode &node, ArrayRef<Index> operands) {
    switch (node.kind) {
    case IndexKind::Symbol:
      llvm_unreachable("a symbol has no operands");
    case IndexKind::Sum:
      return makeSum({SmallVector<Index, 3>(operands),
                      SmallVector<int64_t, 3>(node.factors), node.constant});
    case IndexKind::Div:
      return makeDiv(operands[0], node.constant);
    case IndexKind::Mod:
      return makeMod(operands[0], node.constant);
    case IndexKind::TruncDiv:
    case IndexKind::TruncRem:
      return makeTruncating(node.kind, operands[0], node.constant);
    case IndexKind::Min:
    case IndexKind::Max:
      return makeExtreme(node.kind, operands[0], operands[1]);
    case IndexKind::Select:
      return makeSelect(operands[0], operands[1], operands[2]);
    case IndexKind::Product:
      for (int i : {0, 1})
        if (auto constant = pool.getConstant(operands[i]))
          return makeSum({{operands[1 - i]}, {*constant}, 0});
      return pool.make(node.kind, operands);
    case IndexKind::DivBy:
    case IndexKind::ModBy:
      return makeBy(node.kind, operands[0], operands[1]);
    }
    llvm_unreachable("all kinds are named");
  }

private:
  //===--------------------------------------------------------------------===//
  // Sums
  //===--------------------------------------------------------------------===//

  LinearForm linear(Index index) const {
    const IndexNode &node = pool[index];
    if (node.kind == IndexKind::Sum)
      return {SmallVector<Index, 3>(node.operands),
              SmallVector<int64_t, 3>(node.factors), node.constant};
    return {{index}, {1}, 0};
  }
  Index raw(const LinearForm &form) {
    return pool.sum(form.terms, form.factors, form.constant);
  }

  /// k c (x / c) + k (x mod c) = k x; also with what is left of x spelled out:
  /// k x - k c (x / c) = k (x mod c).
  Index makeSum(const LinearForm &form) {
    Index sum = raw(form);
    if (pool[sum].kind != IndexKind::Sum)
      return sum;
    LinearForm flat = linear(sum);
    for (size_t i = 0; i < flat.terms.size(); ++i) {
      const IndexNode div = pool[flat.terms[i]];
      if (div.kind != IndexKind::Div || flat.factors[i] % div.constant != 0)
        continue;
      int64_t k = flat.factors[i] / div.constant;
      Index x = div.operands[0];
      Index rest = pool.mod(x, div.constant);
      for (size_t j = 0; j < flat.terms.size(); ++j)
        if (flat.terms[j] == rest && flat.factors[j] == k) {
          LinearForm next;
          next.constant = flat.constant;
          next.add(x, k);
          for (size_t t = 0; t < flat.terms.size(); ++t)
            if (t != i && t != j)
              next.add(flat.terms[t], flat.factors[t]);
          return makeSum(next);
        }
      // Is -k x there, term by term?
      LinearForm inner = linear(x), next;
      if (k == INT64_MIN || !takesAway(flat, inner, -k, i, next))
        continue;
      next.add(makeMod(x, div.constant), -k);
      return makeSum(next);
    }
    return sum;
  }

  /// `form` without term `skip` and without k times `part`, if all of that is
  /// there as it stands.
  bool takesAway(const LinearForm &form, const LinearForm &part, int64_t k,
                 size_t skip, LinearForm &left) const {
    left.constant = form.constant;
    int64_t product;
    if (__builtin_mul_overflow(part.constant, k, &product) ||
        __builtin_sub_overflow(form.constant, product, &left.constant))
      return false;
    SmallVector<bool> used(form.terms.size(), false);
    for (auto [term, factor] : zip_equal(part.terms, part.factors)) {
      if (__builtin_mul_overflow(factor, k, &product))
        return false;
      auto *at = find(form.terms, term);
      if (at == form.terms.end() ||
          form.factors[at - form.terms.begin()] != product)
        return false;
      used[at - form.terms.begin()] = true;
    }
    for (size_t t = 0; t < form.terms.size(); ++t)
      if (t != skip && !used[t])
        left.add(form.terms[t], form.factors[t]);
    return true;
  }

  /// What surely divides factor * term: the factor, and what the term's range
  /// adds to it.
  int64_t divisorOf(Index term, int64_t factor) const {
    IndexRange range = scaleRange(pool.range(term), factor);
    int64_t divisor = std::gcd(range.modulus, range.remainder);
    return std::max(divisor, std::abs(factor));
  }
  /// form = multiple + rest with all of `multiple` divisible by g, and the
  /// constant's remainder in the rest.
  void separate(const LinearForm &form, int64_t g, LinearForm &multiple,
                LinearForm &rest) const {
    for (auto [term, factor] : zip_equal(form.terms, form.factors))
      (factor % g == 0 || divisorOf(term, factor) % g == 0 ? multiple : rest)
          .add(term, factor);
    rest.constant = floorMod(form.constant, g);
    multiple.constant = form.constant - rest.constant;
  }
  /// Only the factors, by c: what can be written without a division.
  void separateFactors(const LinearForm &form, int64_t c, LinearForm &multiple,
                       LinearForm &rest) const {
    for (auto [term, factor] : zip_equal(form.terms, form.factors))
      (factor % c == 0 ? multiple : rest).add(term, factor);
    rest.constant = floorMod(form.constant, c);
    multiple.constant = form.constant - rest.constant;
  }
  static bool canDivide(const LinearForm &form, int64_t g) {
    return all_of(form.factors,
                  [&](int64_t factor) { return factor % g == 0; });
  }
  /// Divisors of c that some term has, the largest first.
  SmallVector<int64_t> findDivisors(const LinearForm &form, int64_t c) const {
    SmallVector<int64_t> divisors;
    for (auto [term, factor] : zip_equal(form.terms, form.factors))
      for (int64_t g :
           {std::gcd(factor, c), std::gcd(divisorOf(term, factor), c)})
        if (g > 1 && !is_contained(divisors, g))
          divisors.push_back(g);
    llvm::sort(divisors, std::greater<>());
    return divisors;
  }
  static LinearForm divided(LinearForm form, int64_t g) {
    for (int64_t &factor : form.factors)
      factor /= g;
    form.constant /= g;
    return form;
  }
  bool isWithin(const IndexRange &range, int64_t c) const {
    return range.lo >= 0 && range.hi < c;
  }

  //===--------------------------------------------------------------------===//
  // Floor division
  //===--------------------------------------------------------------------===//

  Index makeDiv(Index x, int64_t c) {
    if (c == 1)
      return x;
    const IndexRange range = pool.range(x);
    if (range.isBounded() && floorDiv(range.lo, c) == floorDiv(range.hi, c))
      return pool.constant(floorDiv(range.lo, c));
    const IndexNode node = pool[x];
    if (node.kind == IndexKind::Div) {
      int64_t product;
      if (!__builtin_mul_overflow(node.constant, c, &product))
        return makeDiv(node.operands[0], product);
    }
    if (node.kind == IndexKind::Mod && node.constant % c == 0)
      return makeMod(makeDiv(node.operands[0], c), node.constant / c);

    LinearForm form = linear(x), multiple, rest;
    separateFactors(form, c, multiple, rest);
    // Multiples of c come out.
    if (!multiple.terms.empty() || multiple.constant != 0) {
      Index quotient = makeDiv(raw(rest), c);
      LinearForm sum = divided(multiple, c);
      sum.add(quotient, 1);
      return makeSum(sum);
    }
    // (y / a + k) / c = (y + k a) / (a c)
    if (form.terms.size() == 1 && form.factors[0] == 1) {
      const IndexNode inner = pool[form.terms[0]];
      int64_t product, shift;
      if (inner.kind == IndexKind::Div &&
          !__builtin_mul_overflow(inner.constant, c, &product) &&
          !__builtin_mul_overflow(inner.constant, form.constant, &shift))
        return makeDiv(makeSum({{inner.operands[0]}, {1}, shift}), product);
    }
    // Some g divides c and all but a rest in [0, g).
    for (int64_t g : findDivisors(form, c)) {
      LinearForm whole, small;
      separate(form, g, whole, small);
      if (!isWithin(pool.range(raw(small)), g))
        continue;
      if (canDivide(whole, g))
        return makeDiv(makeSum(divided(whole, g)), c / g);
      if (!small.terms.empty() || small.constant != 0)
        return makeDiv(makeSum(whole), c);
    }
    return pool.div(x, c);
  }

  //===--------------------------------------------------------------------===//
  // Modulus
  //===--------------------------------------------------------------------===//

  Index makeMod(Index x, int64_t c) {
    if (c == 1)
      return pool.constant(0);
    const IndexRange range = pool.range(x);
    if (range.modulus % c == 0)
      return pool.constant(floorMod(range.remainder, c));
    int64_t whole;
    if (range.isBounded() && floorDiv(range.lo, c) == floorDiv(range.hi, c) &&
        !__builtin_mul_overflow(-c, floorDiv(range.lo, c), &whole))
      return makeSum({{x}, {1}, whole});
    const IndexNode node = pool[x];
    if (node.kind == IndexKind::Mod && node.constant % c == 0)
      return makeMod(node.operands[0], c);

    LinearForm form = linear(x), multiple, rest;
    separate(form, c, multiple, rest);
    // What is a multiple of c, by its factor or by what is known, goes.
    if (!multiple.terms.empty() || multiple.constant != 0)
      return makeMod(makeSum(rest), c);
    // k (y mod d) = k y (mod c) where c divides k d.
    for (size_t t = 0; t < form.terms.size(); ++t) {
      const IndexNode inner = pool[form.terms[t]];
      __int128 period = __int128(inner.constant) * form.factors[t];
      if (inner.kind == IndexKind::Mod && period % c == 0) {
        LinearForm open(form);
        open.terms[t] = inner.operands[0];
        return makeMod(makeSum(open), c);
      }
    }
    for (int64_t g : findDivisors(form, c)) {
      LinearForm whole, small;
      separate(form, g, whole, small);
      if (!isWithin(pool.range(raw(small)), g))
        continue;
      LinearForm sum(small);
      if (canDivide(whole, g))
        sum.add(makeMod(makeSum(divided(whole, g)), c / g), g);
      else if (!small.terms.empty() || small.constant != 0)
        sum.add(makeMod(makeSum(whole), c), 1);
      else
        continue;
      return makeSum(sum);
    }
    return pool.mod(x, c);
  }

  /// C's forms are the floor ones where the dividend is not negative, and
  /// their mirror image where it is not positive.
  Index makeTruncating(IndexKind kind, Index x, int64_t c) {
    bool isDiv = kind == IndexKind::TruncDiv;
    const IndexRange range = pool.range(x);
    if (range.isNonNegative())
      return isDiv ? makeDiv(x, c) : makeMod(x, c);
    if (range.hi <= 0) {
      Index minus = makeSum({{x}, {-1}, 0});
      return makeSum(
          {{isDiv ? makeDiv(minus, c) : makeMod(minus, c)}, {-1}, 0});
    }
    if (c == 1)
      return isDiv ? x : pool.constant(0);
    // A multiple of c is divided without a rest, whichever way.
    if (range.modulus % c == 0 && range.remainder % c == 0)
      return isDiv ? makeDiv(x, c) : pool.constant(0);
    return pool.byConstant(kind, x, c);
  }

  //===--------------------------------------------------------------------===//
  // The others
  //===--------------------------------------------------------------------===//

  IndexRange difference(Index a, Index b) {
    return pool.range(makeSum({{a, b}, {1, -1}, 0}));
  }

  Index makeExtreme(IndexKind kind, Index a, Index b) {
    IndexRange apart = difference(a, b);
    bool isMin = kind == IndexKind::Min;
    if (apart.hi <= 0)
      return isMin ? a : b;
    if (apart.lo >= 0)
      return isMin ? b : a;
    return pool.make(kind, {a, b});
  }

  Index makeSelect(Index condition, Index a, Index b) {
    const IndexRange range = pool.range(condition);
    if (range.lo >= 0 || a == b)
      return a;
    if (range.hi < 0)
      return b;
    // a >= b ? a : b, and the other three.
    Index apart = makeSum({{a, b}, {1, -1}, 0});
    Index back = makeSum({{a, b}, {-1, 1}, 0});
    if (condition == apart)
      return makeExtreme(IndexKind::Max, a, b);
    if (condition == back)
      return makeExtreme(IndexKind::Min, a, b);
    return pool.make(IndexKind::Select, {condition, a, b});
  }

  /// x / y and x mod y with 0 <= x < y, or by a constant.
  Index makeBy(IndexKind kind, Index x, Index y) {
    bool isDiv = kind == IndexKind::DivBy;
    if (auto constant = pool.getConstant(y); constant && *constant > 0)
      return isDiv ? makeDiv(x, *constant) : makeMod(x, *constant);
    if (pool.range(x).isNonNegative() && difference(x, y).hi < 0)
      return isDiv ? pool.constant(0) : x;
    // (x mod y) / y = 0, (x mod y) mod y = x mod y.
    const IndexNode inner = pool[x];
    if (inner.kind == IndexKind::ModBy && inner.operands[1] == y)
      return isDiv ? pool.constant(0) : x;
    return pool.make(kind, {x, y});
  }

  IndexPool &pool;
};

Index IndexPool::simplify(Index index) {
  if (auto it = simplified.find(index); it != simplified.end())
    return it->second;
  DenseMap<Index, Index> now;
  IndexRules rules(*this);
  Index before = index;
  // The rules go down in the number of parts or in the size of divisors; the
  // rounds are for sums that a rule further up has opened.
  for (int round = 0; round < 4; ++round) {
    for (Index part : partsOf(*this, {before})) {
      if (now.contains(part))
        continue;
      const IndexNode node = nodes[part];
      if (node.kind == IndexKind::Symbol) {
        now[part] = node.range.isConstant() && node.range.isBounded()
                        ? constant(node.range.lo)
                        : part;
        continue;
      }
      SmallVector<Index> operands;
      for (Index operand : node.operands)
        operands.push_back(now[operand]);
      now[part] = rules.rebuild(node, operands);
    }
    Index after = now[before];
    if (after == before)
      break;
    before = after;
  }
  // Rules are local: the whole may have become dearer where parts were shared.
  Index best = cost({before}) <= cost({index}) ? before : index;
  simplified[index] = best;
  simplified[best] = best;
  return best;
}

} // namespace tier::problem
