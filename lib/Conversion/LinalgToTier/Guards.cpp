//===- Guards.cpp - where variants serve ----------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Guards.h"

using namespace mlir;

namespace tier::where {

/// Both conditions; null is one that always holds.
static Value both(Value a, Value b, Location loc, Host &host) {
  return a && b ? arith::AndIOp::create(host.builder, loc, a, b).getResult() : a ? a : b;
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

bool neverHold(ArrayRef<Bound> bounds) {
  auto excludes = [](const Bound &least, int64_t most) { return !least.isMost && least.number > most; };
  for (const Bound &bound : bounds) {
    std::optional<int64_t> sum = 0;
    for (Value term : bound.terms)
      if (std::optional<int64_t> known = Host::getConstant(term); known && sum)
        sum = *sum + *known;
      else
        sum = std::nullopt;
    if (sum && (bound.isMost ? *sum > bound.number : excludes(bound, *sum)))
      return true;
    // One extent may be several: no square has few long rows.
    if (bound.isMost && llvm::any_of(bounds, [&](const Bound &other) {
          return other.terms == bound.terms && excludes(other, bound.number);
        }))
      return true;
  }
  return false;
}

Value buildBounds(ArrayRef<Bound> bounds, Location loc, Host &host) {
  Value all;
  for (const Bound &bound : bounds) {
    auto compare = bound.isMost ? arith::CmpIPredicate::sle : arith::CmpIPredicate::sge;
    Value sum = bound.terms.front();
    for (Value term : ArrayRef(bound.terms).drop_front())
      sum = host.add(sum, term);
    Value holds =
        arith::CmpIOp::create(host.builder, loc, compare, sum, host.constant(bound.number));
    all = both(all, holds, loc, host);
  }
  return all;
}

problem::Guard Surroundings::asGuard(ArrayRef<Value> extents, Host &host) const {
  problem::Guard guard;
  for (const Bound &bound : bounds) {
    // Proofs about sums of products take too long.
    std::optional<Host::Multiple> product =
        bound.terms.size() == 1 ? host.findMultiple(bound.terms.front(), extents) : std::nullopt;
    if (!product)
      continue;
    problem::Term term{bound.isMost ? -product->coefficient : product->coefficient,
                       product->factors};
    guard.conditions.push_back({{term}, bound.isMost ? bound.number : -bound.number});
  }
  return guard;
}

//===----------------------------------------------------------------------===//
// Variants
//===----------------------------------------------------------------------===//

/// The condition of a variant, in host arithmetic.
static Value buildGuard(const problem::Guard &guard, const Task &task, const Kernel &kernel,
                        Host &host) {
  SmallVector<Value> extents = llvm::map_to_vector(
      task.order, [&](auto index) -> Value { return kernel.dims[index].extent; });
  // Terms go to the side where they are positive.
  auto build = [&](const problem::Inequality &polynomial) {
    std::pair<Value, Value> sides = {host.constant(std::max<int64_t>(polynomial.constant, 0)),
                                     host.constant(std::max<int64_t>(-polynomial.constant, 0))};
    for (const problem::Term &term : polynomial.terms) {
      Value product = host.constant(std::abs(term.coefficient));
      for (unsigned index : term.extents)
        product = host.mul(product, extents[index]);
      if (term.modulus)
        product = host.mod(product, term.modulus);
      Value &side = term.coefficient < 0 ? sides.second : sides.first;
      side = host.add(side, product);
    }
    return sides;
  };
  for (const problem::Quotient &quotient : guard.quotients)
    extents.push_back(host.ceilDiv(build(quotient.dividend).first, quotient.divisor));
  Location loc = kernel.root.getLoc();
  Value all;
  for (const problem::Inequality &condition : guard.conditions) {
    auto [positive, negative] = build(condition);
    Value holds = arith::CmpIOp::create(host.builder, loc, arith::CmpIPredicate::sge, positive,
                                        negative);
    all = both(all, holds, loc, host);
  }
  if (!guard.election)
    return all;
  Value place = host.elect(guard.election, extents, all);
  return arith::CmpIOp::create(host.builder, loc, arith::CmpIPredicate::eq, place,
                               host.constant(guard.elected));
}

Value buildAssumptions(ArrayRef<std::pair<Value, Value>> assumptions, Location loc, Host &host) {
  Value all;
  for (auto [a, b] : assumptions) {
    Value holds = arith::CmpIOp::create(host.builder, loc, arith::CmpIPredicate::eq, a, b);
    all = both(all, holds, loc, host);
  }
  return all;
}

Value buildVariantGuard(const problem::Variant &variant, Value assumed, const Task &task,
                        const Kernel &kernel, Host &host) {
  Location loc = kernel.root.getLoc();
  Value guard = buildGuard(variant.guard, task, kernel, host);
  Value dense = variant.plan.asksForDenseRows() ? buildAssumptions(task.dense, loc, host) : Value();
  return both(both(assumed, guard, loc, host), dense, loc, host);
}

} // namespace tier::where
