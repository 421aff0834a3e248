//===- Term.cpp - integers of a kernel as formulas ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Term.h"

#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace tier::lift {

//===----------------------------------------------------------------------===//
// Making terms
//===----------------------------------------------------------------------===//

Term Terms::intern(TermNode node) {
  auto key = std::tuple(node.kind, node.value, node.name, node.a, node.b,
                        node.c);
  auto [entry, isNew] = known.try_emplace(key, nullptr);
  if (isNew) {
    for (Term part : {node.a, node.b, node.c})
      if (part) {
        node.usesThread |= part->usesThread;
        node.isFixed &= part->isFixed;
        node.isOpaque |= part->isOpaque;
        node.differs |= part->differs;
        node.isTensor |= part->isTensor;
      }
    nodes.push_back(std::move(node));
    entry->second = &nodes.back();
  }
  return entry->second;
}

Term Terms::constant(int64_t value) {
  TermNode node{TermKind::Constant};
  node.value = value;
  return intern(node);
}

Term Terms::leaf(TermKind kind, StringRef name, bool differs) {
  TermNode node{kind};
  node.name = name.str();
  node.usesThread = kind == TermKind::Thread || kind == TermKind::Elected;
  node.isFixed = kind == TermKind::Argument;
  node.isOpaque = kind == TermKind::Opaque;
  node.differs = node.isOpaque && differs;
  return intern(node);
}

Term Terms::make(TermKind kind, Term a, Term b, Term c) {
  TermNode node{kind};
  node.a = a;
  node.b = b;
  node.c = c;
  return intern(node);
}

Term Terms::rebuild(Term term, Term a, Term b, Term c) {
  switch (term->kind) {
  case TermKind::Add:
    return add(a, b);
  case TermKind::Mul:
    return mul(a, b);
  case TermKind::FloorDiv:
    return floorDiv(a, b);
  case TermKind::Mod:
    return mod(a, b);
  case TermKind::And:
    return bitAnd(a, b);
  case TermKind::Xor:
    return bitXor(a, b);
  case TermKind::Less:
    return less(a, b);
  case TermKind::Equal:
    return equal(a, b);
  case TermKind::Select:
    return select(a, b, c);
  case TermKind::Descriptor:
    return descriptor(a);
  case TermKind::Remote:
    return remote(a, b);
  default:
    return term;
  }
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

static void collect(Term term, int64_t scale, Linear &sum) {
  switch (term->kind) {
  case TermKind::Constant:
    sum.constant += scale * term->value;
    return;
  case TermKind::Add:
    collect(term->a, scale, sum);
    collect(term->b, scale, sum);
    return;
  case TermKind::Mul:
    if (auto factor = asConstant(term->b))
      return collect(term->a, scale * *factor, sum);
    [[fallthrough]];
  default:
    sum.terms[term] += scale;
  }
}

Linear Terms::linear(Term term) const {
  Linear sum;
  collect(term, 1, sum);
  sum.terms.remove_if([](auto &entry) { return entry.second == 0; });
  return sum;
}

bool Terms::isNatural(Term term) const {
  switch (term->kind) {
  case TermKind::Constant:
    return term->value >= 0;
  case TermKind::Thread:
  case TermKind::Elected:
  case TermKind::Less:
  case TermKind::Equal:
    return true;
  case TermKind::Variable:
    return term->name == "rank" || counters.contains(term->name);
  case TermKind::Add:
  case TermKind::Mul:
    return isNatural(term->a) && isNatural(term->b);
  case TermKind::FloorDiv:
    return isNatural(term->a) && asConstant(term->b).value_or(0) > 0;
  case TermKind::Mod:
    return asConstant(term->b).value_or(0) > 0;
  case TermKind::Select:
    return isNatural(term->b) && isNatural(term->c);
  default:
    return false;
  }
}

Term Terms::fromLinear(const Linear &linear) {
  // In an order of their own, so that equal sums are one term.
  SmallVector<std::pair<Term, int64_t>> parts(linear.terms.begin(),
                                              linear.terms.end());
  llvm::sort(parts, [](auto &x, auto &y) { return x.first < y.first; });
  Term sum = nullptr;
  for (auto [term, factor] : parts) {
    Term part =
        factor == 1 ? term : make(TermKind::Mul, term, constant(factor));
    sum = sum ? make(TermKind::Add, sum, part) : part;
  }
  if (!sum)
    return constant(linear.constant);
  if (linear.constant != 0)
    sum = make(TermKind::Add, sum, constant(linear.constant));
  return sum;
}

Term Terms::add(Term a, Term b) {
  // A descriptor counts in units of 16 bytes, in its low 14 bits.
  if (b->kind == TermKind::Descriptor)
    std::swap(a, b);
  if (a->kind == TermKind::Descriptor && b->kind != TermKind::Descriptor) {
    Linear units = linear(b);
    units.constant = (units.constant & 0x3fff) * 16;
    for (auto &[term, factor] : units.terms)
      factor *= 16;
    return descriptor(add(a->a, fromLinear(units)));
  }
  if (b->kind == TermKind::Remote)
    std::swap(a, b);
  if (a->kind == TermKind::Remote)
    return remote(add(a->a, b), a->b);
  Linear sum = linear(a);
  collect(b, 1, sum);
  sum.terms.remove_if([](auto &entry) { return entry.second == 0; });
  // x - n (x floordiv n) = x mod n
  for (auto [term, factor] : sum.terms) {
    auto divisor = term->kind == TermKind::FloorDiv ? asConstant(term->b)
                                                    : std::nullopt;
    if (!divisor || *divisor < 2 || factor != -*divisor ||
        sum.terms.lookup(term->a) != 1)
      continue;
    sum.terms[mod(term->a, term->b)] += 1;
    sum.terms[term->a] = 0;
    sum.terms[term] = 0;
    sum.terms.remove_if([](auto &entry) { return entry.second == 0; });
    break;
  }
  return fromLinear(sum);
}

Term Terms::mul(Term a, Term b) {
  if (asConstant(a))
    std::swap(a, b);
  if (auto factor = asConstant(b)) {
    Linear product = linear(a);
    product.constant *= *factor;
    for (auto &[term, scale] : product.terms)
      scale *= *factor;
    if (*factor == 0)
      return constant(0);
    return fromLinear(product);
  }
  return a < b ? make(TermKind::Mul, a, b) : make(TermKind::Mul, b, a);
}

//===----------------------------------------------------------------------===//
// Quotients, bits
//===----------------------------------------------------------------------===//

/// A power of two that the term stays below, or 0 if its form says none.
static int64_t boundOf(Term term) {
  switch (term->kind) {
  case TermKind::Constant:
    return term->value < 0 ? 0 : int64_t(PowerOf2Ceil(term->value + 1));
  case TermKind::Thread:
    return 1024;
  case TermKind::Mod:
    if (auto divisor = asConstant(term->b); divisor && *divisor > 0)
      return PowerOf2Ceil(*divisor);
    return 0;
  case TermKind::And:
    if (auto mask = asConstant(term->b); mask && *mask >= 0)
      return PowerOf2Ceil(*mask + 1);
    return 0;
  case TermKind::Xor:
    if (int64_t a = boundOf(term->a), b = boundOf(term->b); a && b)
      return std::max(a, b);
    return 0;
  case TermKind::FloorDiv:
    if (auto divisor = asConstant(term->b);
        divisor && *divisor > 0 && isPowerOf2_64(*divisor))
      if (int64_t bound = boundOf(term->a))
        return std::max<int64_t>(1, bound / *divisor);
    return 0;
  case TermKind::Less:
  case TermKind::Equal:
  case TermKind::Elected:
    return 2;
  default:
    return 0;
  }
}

/// Whether 0 <= sum < bound, by the bounds of its terms.
static bool staysBelow(const Linear &sum, int64_t bound) {
  int64_t most = sum.constant;
  for (auto [term, factor] : sum.terms) {
    int64_t below = boundOf(term);
    if (factor < 0 || below == 0)
      return false;
    most += factor * (below - 1);
  }
  return sum.constant >= 0 && most < bound;
}

int64_t divisorOf(Term term) {
  switch (term->kind) {
  case TermKind::Constant:
    return std::abs(term->value);
  case TermKind::Add:
    return std::gcd(divisorOf(term->a), divisorOf(term->b));
  case TermKind::Mul:
    return std::max<int64_t>(1, divisorOf(term->a)) *
           std::max<int64_t>(1, divisorOf(term->b));
  case TermKind::Select:
    return std::gcd(divisorOf(term->b), divisorOf(term->c));
  default:
    return 1;
  }
}

/// The term times `factor` over `divisor`, which divides it.
Term Terms::exactQuotient(Term term, int64_t factor, int64_t divisor) {
  if (factor % divisor == 0)
    return mul(term, constant(factor / divisor));
  if (term->kind == TermKind::Select)
    return select(term->a, exactQuotient(term->b, factor, divisor),
                  exactQuotient(term->c, factor, divisor));
  return floorDiv(mul(term, constant(factor)), constant(divisor));
}

Term Terms::floorDiv(Term a, Term b) {
  auto divisor = asConstant(b);
  if (Linear by = linear(b); !divisor && by.constant == 0 &&
                             by.terms.size() == 1 &&
                             by.terms.begin()->second > 0) {
    // x floordiv cn = (x floordiv n) floordiv c, and multiples of n come out.
    auto [n, c] = *by.terms.begin();
    if (c > 1)
      return floorDiv(floorDiv(a, n), constant(c));
    Linear sum = linear(a);
    int64_t stays = sum.constant < 0;
    int64_t times = std::exchange(sum.terms[n], stays) - stays;
    sum.terms.remove_if([](auto &entry) { return entry.second == 0; });
    return add(make(TermKind::FloorDiv, fromLinear(sum), n), constant(times));
  }
  if (!divisor || *divisor == 0)
    return make(TermKind::FloorDiv, a, b);
  if (*divisor == 1)
    return a;
  if (auto value = asConstant(a))
    return constant(divideFloorSigned(*value, *divisor));
  if (*divisor == 16 && a->kind == TermKind::Descriptor)
    return a;
  // The part that the divisor divides comes out.
  Linear whole, rest;
  Linear sum = linear(a);
  whole.constant = divideFloorSigned(sum.constant, *divisor);
  rest.constant = sum.constant - whole.constant * *divisor;
  Term quotient = constant(0);
  for (auto [term, factor] : sum.terms) {
    if (factor % *divisor == 0)
      whole.terms[term] = factor / *divisor;
    else if (term->kind == TermKind::Select &&
             factor * divisorOf(term) % *divisor == 0)
      quotient = add(quotient, exactQuotient(term, factor, *divisor));
    else
      rest.terms[term] = factor;
  }
  quotient = add(quotient, fromLinear(whole));
  if (rest.terms.empty())
    return quotient;
  Term left = fromLinear(rest);
  if (left->kind == TermKind::FloorDiv && asConstant(left->b) &&
      *asConstant(left->b) > 0)
    return add(quotient, make(TermKind::FloorDiv, left->a,
                              constant(*asConstant(left->b) * *divisor)));
  return add(quotient, make(TermKind::FloorDiv, left, b));
}

Term Terms::ceilDiv(Term a, Term b) {
  if (auto divisor = asConstant(b); divisor && *divisor > 0)
    return floorDiv(add(a, constant(*divisor - 1)), b);
  return floorDiv(add(a, sub(b, constant(1))), b);
}

Term Terms::mod(Term a, Term b) {
  auto divisor = asConstant(b);
  if (!divisor || *divisor <= 0)
    return make(TermKind::Mod, a, b);
  if (auto value = asConstant(a))
    return constant(llvm::mod(*value, *divisor));
  if (*divisor == 1)
    return constant(0);
  Linear sum = linear(a), rest;
  rest.constant = llvm::mod(sum.constant, *divisor);
  for (auto [term, factor] : sum.terms)
    if (factor * std::max<int64_t>(1, divisorOf(term)) % *divisor != 0)
      rest.terms[term] = factor;
  if (rest.terms.empty())
    return constant(rest.constant);
  if (staysBelow(rest, *divisor))
    return fromLinear(rest);
  Term left = fromLinear(rest);
  // (x mod cm) mod m = x mod m, and 0 or 1 is its own remainder.
  if (left->kind == TermKind::Mod && asConstant(left->b) &&
      *asConstant(left->b) % *divisor == 0)
    return mod(left->a, b);
  if (left->kind == TermKind::Mod && asConstant(left->b) &&
      *asConstant(left->b) <= *divisor && *asConstant(left->b) > 0)
    return left;
  if (left->kind == TermKind::Less || left->kind == TermKind::Equal)
    return left;
  return make(TermKind::Mod, left, b);
}

Term Terms::bitAnd(Term a, Term b) {
  if (asConstant(a))
    std::swap(a, b);
  if (auto mask = asConstant(b)) {
    // The bit that tells the CTAs of a pair apart in addresses of a cluster.
    if (*mask == ~(int64_t(1) << 24) || *mask == 0xfeffffff)
      return remote(a,
                    sub(variable("rank"), mod(variable("rank"), constant(2))));
    if (auto value = asConstant(a))
      return constant(*value & *mask);
    if (*mask == 0)
      return constant(0);
    if (*mask == -1)
      return a;
    // Shared memory ends below 2^18: the mask of a descriptor keeps it all.
    if (a->kind == TermKind::Descriptor && (*mask & 0x3fff) == 0x3fff)
      return a;
    if (*mask > 0 && isMask_64(*mask))
      return mod(a, constant(*mask + 1));
    // Bits above those of the mask do not matter.
    if (*mask > 0 && *mask < int64_t(1) << 31) {
      Term low = mod(a, constant(PowerOf2Ceil(*mask + 1)));
      if (low != a)
        return bitAnd(low, b);
    }
    if (*mask < 0 && isPowerOf2_64(-*mask))
      return sub(a, mod(a, constant(-*mask)));
    // 32-bit masks of the upper bits.
    int64_t low = (int64_t(1) << 32) - *mask;
    if (*mask > 0 && low > 0 && isPowerOf2_64(low))
      return sub(a, mod(a, constant(low)));
  }
  auto isTruth = [](Term t) {
    return t->kind == TermKind::Less || t->kind == TermKind::Equal ||
           t->kind == TermKind::Elected;
  };
  if (isTruth(a) || isTruth(b))
    return select(a, b, constant(0));
  return make(TermKind::And, a, b);
}

Term Terms::bitOr(Term a, Term b) {
  if (asConstant(a))
    std::swap(a, b);
  if (a->kind == TermKind::Descriptor || b->kind == TermKind::Descriptor)
    return add(a, b);
  // Lanes and columns are bits that the address of an allocation leaves free.
  if (a->isTensor || b->isTensor)
    return add(a, b);
  if (auto mask = asConstant(b)) {
    if (auto value = asConstant(a))
      return constant(*value | *mask);
    if (*mask == 0)
      return a;
    // The constant fields of a descriptor lie above its address.
    if (*mask >= int64_t(1) << 30 && *mask % (1 << 14) == 0)
      return add(a, b);
    // No bit in common.
    if (int64_t bound = boundOf(a); bound && *mask % bound == 0)
      return add(a, b);
  }
  auto isTruth = [](Term t) {
    return t->kind == TermKind::Less || t->kind == TermKind::Equal ||
           t->kind == TermKind::Select || t->kind == TermKind::Elected;
  };
  if (isTruth(a) && isTruth(b))
    return select(a, constant(1), b);
  return sub(add(a, b), bitAnd(a, b));
}

Term Terms::bitXor(Term a, Term b) {
  if (asConstant(a))
    std::swap(a, b);
  if (auto mask = asConstant(b)) {
    if (auto value = asConstant(a))
      return constant(*value ^ *mask);
    if (*mask == 0)
      return a;
    // Truth values.
    if ((*mask == 1 || *mask == -1) &&
        (a->kind == TermKind::Less || a->kind == TermKind::Equal))
      return isZero(a);
    if (a->kind == TermKind::Xor && asConstant(a->b))
      return bitXor(a->a, constant(*asConstant(a->b) ^ *mask));
  }
  if (a == b)
    return constant(0);
  // Bits above those of one side are the other's: swizzles of a row.
  for (auto [x, y] : {std::pair(a, b), std::pair(b, a)}) {
    int64_t bound = boundOf(y);
    if (bound == 0 || boundOf(x))
      continue;
    Linear sum = linear(x), high, low;
    low.constant = llvm::mod(sum.constant, bound);
    high.constant = sum.constant - low.constant;
    for (auto [term, factor] : sum.terms)
      (factor % bound == 0 ? high : low).terms[term] = factor;
    if (!staysBelow(low, bound) ||
        (high.terms.empty() && high.constant == 0))
      continue;
    return add(fromLinear(high), bitXor(fromLinear(low), y));
  }
  return make(TermKind::Xor, a, b);
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

Term Terms::less(Term a, Term b) {
  Linear difference = linear(sub(a, b));
  if (difference.terms.empty())
    return constant(difference.constant < 0);
  if (asConstant(b).value_or(1) <= 0 && isNatural(a))
    return constant(0);
  // f*e + c < B with B made of arguments alone: e < ceil((B - c) / f), so that
  // the bound of a loop and a guard inside it are one formula.
  Linear own, fixed;
  for (auto [term, factor] : difference.terms)
    (term->isFixed ? fixed : own).terms[term] = factor;
  if (own.terms.size() == 1 && own.terms.begin()->second > 1) {
    int64_t factor = own.terms.begin()->second;
    Linear bound;
    for (auto [term, scale] : fixed.terms)
      bound.terms[term] = -scale;
    bound.constant = -difference.constant;
    Term limit = ceilDiv(fromLinear(bound), constant(factor));
    return make(TermKind::Less, own.terms.begin()->first, limit);
  }
  // The same with a factor that the host decides.
  if (own.terms.size() == 1 && own.terms.begin()->second == 1)
    if (Term product = own.terms.begin()->first;
        product->kind == TermKind::Mul &&
        product->a->isFixed != product->b->isFixed) {
      Term factor = product->a->isFixed ? product->a : product->b;
      Linear bound;
      for (auto [term, scale] : fixed.terms)
        bound.terms[term] = -scale;
      bound.constant = -difference.constant;
      return less(product->a->isFixed ? product->b : product->a,
                  ceilDiv(fromLinear(bound), factor));
    }
  return make(TermKind::Less, a, b);
}

Term Terms::equal(Term a, Term b) {
  Linear difference = linear(sub(a, b));
  if (difference.terms.empty())
    return constant(difference.constant == 0);
  if (auto value = asConstant(b)) {
    // not not x, for truth values
    if (*value == 0 && a->kind == TermKind::Equal && asConstant(a->b) == 0 &&
        (a->a->kind == TermKind::Less || a->a->kind == TermKind::Equal ||
         a->a->kind == TermKind::Elected))
      return a->a;
    if (*value == 1 &&
        (a->kind == TermKind::Less || a->kind == TermKind::Equal))
      return a;
    if (a->kind == TermKind::Select && asConstant(a->b) && asConstant(a->c)) {
      bool first = *asConstant(a->b) == *value,
           second = *asConstant(a->c) == *value;
      if (first == second)
        return constant(first);
      return first ? a->a : isZero(a->a);
    }
  }
  return make(TermKind::Equal, a, b);
}

Term Terms::select(Term condition, Term a, Term b) {
  if (auto value = asConstant(condition))
    return *value ? a : b;
  if (a == b || isNothing(b))
    return a;
  if (isNothing(a))
    return b;
  // How a quotient is rounded down where the machine rounds to zero: q is
  // (x < 0 ? -1 - x : x) / n, and the quotient x < 0 ? -1 - q : q.
  if (condition->kind == TermKind::Less && asConstant(condition->b) == 0 &&
      b->kind == TermKind::FloorDiv && b->a->kind == TermKind::Select &&
      b->a->a == condition && b->a->c == condition->a &&
      b->a->b == sub(constant(-1), condition->a) && a == sub(constant(-1), b))
    return floorDiv(condition->a, b->b);
  if (asConstant(a) == 1 && asConstant(b) == 0 &&
      (condition->kind == TermKind::Less || condition->kind == TermKind::Equal))
    return condition;
  // x + 1 == n ? 0 : x + 1, a counter that wraps, keeps its form.
  return make(TermKind::Select, condition, a, b);
}

Term Terms::remote(Term address, Term rank) {
  return make(TermKind::Remote, address, rank);
}

Term Terms::tensor(int64_t slot) {
  TermNode node{TermKind::Tensor};
  node.value = slot;
  node.name = "tmem" + std::to_string(slot);
  node.isTensor = true;
  node.isFixed = false;
  return intern(node);
}

Term Terms::descriptor(Term address) {
  return make(TermKind::Descriptor, address);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

std::optional<int64_t> evaluate(Term term, int64_t thread) {
  auto part = [&](Term t) { return evaluate(t, thread); };
  auto both = [&](auto &&f) -> std::optional<int64_t> {
    auto a = part(term->a), b = part(term->b);
    if (!a || !b)
      return std::nullopt;
    return f(*a, *b);
  };
  switch (term->kind) {
  case TermKind::Constant:
    return term->value;
  case TermKind::Thread:
    return thread;
  case TermKind::Add:
    return both([](int64_t a, int64_t b) { return a + b; });
  case TermKind::Mul:
    return both([](int64_t a, int64_t b) { return a * b; });
  case TermKind::FloorDiv:
  case TermKind::Mod: {
    auto a = part(term->a), b = part(term->b);
    if (!a || !b || *b == 0)
      return std::nullopt;
    int64_t quotient = divideFloorSigned(*a, *b);
    return term->kind == TermKind::Mod ? *a - quotient * *b : quotient;
  }
  case TermKind::And:
    return both([](int64_t a, int64_t b) { return a & b; });
  case TermKind::Xor:
    return both([](int64_t a, int64_t b) { return a ^ b; });
  case TermKind::Less:
    return both([](int64_t a, int64_t b) -> int64_t { return a < b; });
  case TermKind::Equal:
    return both([](int64_t a, int64_t b) -> int64_t { return a == b; });
  case TermKind::Select: {
    auto condition = part(term->a);
    if (!condition)
      return std::nullopt;
    return part(*condition ? term->b : term->c);
  }
  default:
    return std::nullopt;
  }
}

} // namespace tier::lift
