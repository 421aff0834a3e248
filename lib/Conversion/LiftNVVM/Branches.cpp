//===- Branches.cpp - who takes which side of a branch --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tier::problem;

namespace tier::lift {

static constexpr int64_t warpSize = 32;

static bool isTruth(Term term) {
  return term->kind == TermKind::Less || term->kind == TermKind::Equal ||
         term->kind == TermKind::Elected || term->kind == TermKind::Select;
}

void Reader::elect(StringRef who, ArrayRef<int64_t> chosen, Operation *op,
                   Body &body, function_ref<void(Body &)> then,
                   function_ref<void(Body &)> otherwise) {
  SmallVector<int64_t> before = active;
  bool wasElected = isElected;
  Statement statement = make(Op::Elect, op);
  statement.name = who.str();
  active.assign(chosen.begin(), chosen.end());
  isElected = who != "first";
  then(statement.body);
  active = before;
  isElected = wasElected;
  Body rest;
  SmallVector<int64_t> others;
  for (int64_t thread : active)
    if (!llvm::is_contained(chosen, thread))
      others.push_back(thread);
  if (!others.empty()) {
    active = others;
    otherwise(rest);
    active = before;
  }
  if (!statement.body.empty())
    body.push_back(std::move(statement));
  if (!rest.empty())
    unknown(op, "a branch whose two sides are for parts of a warp", body);
}

/// Accesses alone.
static bool isPassive(const Body &body) {
  return llvm::all_of(body, [](const Statement &at) {
    return !at.isCollective &&
           (at.op == Op::Touch || at.op == Op::Read || at.op == Op::Write);
  });
}

/// Whether threads do something together.
static bool meet(const Body &body) {
  return llvm::any_of(body, [](const Statement &at) {
    switch (at.op) {
    case Op::CtaBarrier:
    case Op::CtaArrive:
    case Op::WarpSync:
    case Op::ClusterArrive:
    case Op::ClusterWait:
    case Op::MmaFence:
    case Op::Mma:
    case Op::MmaCommit:
    case Op::MmaWait:
    case Op::TensorAlloc:
    case Op::TensorDealloc:
    case Op::TensorLoad:
    case Op::TensorStore:
      return true;
    default:
      return at.isCollective || meet(at.body) || meet(at.otherwise);
    }
  });
}

/// Whether a product of two numbers is asked that nobody knows: where row i begins, say,
/// of a pitch that the caller gives.
static bool multipliesNumbers(Term term) {
  if (!term || term->isFixed) // what the host decides is one number
    return false;
  bool isProduct =
      term->kind == TermKind::Mul && !asConstant(term->a) && !asConstant(term->b);
  return isProduct || multipliesNumbers(term->a) || multipliesNumbers(term->b) ||
         multipliesNumbers(term->c);
}

void Reader::onCondition(Term condition, Operation *op, Body &body,
                         function_ref<void(Body &)> then,
                         function_ref<void(Body &)> otherwise) {
  condition = specialise(condition);
  if (auto value = asConstant(condition))
    return *value ? then(body) : otherwise(body);
  if (condition->kind == TermKind::Equal && asConstant(condition->b) == 0 &&
      isTruth(condition->a))
    return onCondition(condition->a, op, body, otherwise, then);
  if (condition->kind == TermKind::Select) {
    if (asConstant(condition->c) == 0 || asConstant(condition->b) == 1 ||
        isTruth(condition->b) || isTruth(condition->c))
      return onCondition(
          condition->a, op, body,
          [&](Body &inner) {
            onCondition(condition->b, op, inner, then, otherwise);
          },
          [&](Body &inner) {
            onCondition(condition->c, op, inner, then, otherwise);
          });
  }
  SmallVector<int64_t> chosen;
  bool isKnown = condition->usesThread;
  if (condition->usesThread) {
    if (condition->kind == TermKind::Elected) {
      for (int64_t thread : active)
        if (thread % warpSize == 0 || active.size() == 1)
          chosen.push_back(thread);
      bool one = chosen.size() == 1;
      return elect(one ? "role" : "warp", chosen, op, body, then, otherwise);
    }
    for (int64_t thread : active) {
      std::optional<int64_t> value = evaluate(condition, thread);
      isKnown &= value.has_value();
      if (value.value_or(0))
        chosen.push_back(thread);
    }
    SmallVector<int64_t> warps, first;
    for (int64_t thread : active) {
      if (warps.empty() || warps.back() != thread / warpSize)
        warps.push_back(thread / warpSize);
      if (thread / warpSize == active.front() / warpSize)
        first.push_back(thread);
    }
    SmallVector<int64_t> warpsChosen;
    for (int64_t thread : chosen)
      if (warpsChosen.empty() || warpsChosen.back() != thread / warpSize)
        warpsChosen.push_back(thread / warpSize);
    if (isKnown && chosen.size() == 1)
      return elect("role", chosen, op, body, then, otherwise);
    if (isKnown && warpsChosen == warps && chosen.size() == warps.size())
      return elect("warp", chosen, op, body, then, otherwise);
    if (isKnown && chosen == first)
      return elect("first", chosen, op, body, then, otherwise);
    // A few lanes of each warp, one after the other: each has values of its own.
    std::set<int64_t> lanes;
    for (int64_t thread : chosen)
      lanes.insert(thread % warpSize);
    constexpr size_t mostLanes = 8;
    if (isKnown && !chosen.empty() && warpsChosen == warps &&
        lanes.size() <= mostLanes &&
        chosen.size() == lanes.size() * warps.size()) {
      Body rest;
      for (int64_t lane : lanes) {
        SmallVector<int64_t> own;
        for (int64_t thread : chosen)
          if (thread % warpSize == lane)
            own.push_back(thread);
        elect(own.size() == 1 ? "role" : "warp", own, op, body, then,
              [](Body &) {});
      }
      SmallVector<int64_t> before = active, others;
      for (int64_t thread : active)
        if (!lanes.count(thread % warpSize))
          others.push_back(thread);
      active = others;
      otherwise(rest);
      active = before;
      if (!rest.empty())
        unknown(op, "a branch whose two sides are for parts of a warp", body);
      return;
    }
  }
  Statement branch = make(Op::If, op);
  Body inner, rest;
  // What is asked of a turn, by whatever name the role counts it.
  auto asked = [&](StringRef how, function_ref<void()> side) {
    size_t before = branches.size();
    bool isOfTurn = false;
    Term ofAny = terms.map(condition, [&](Term part) -> Term {
      bool counts = part->kind == TermKind::Variable && part->name != "rank";
      isOfTurn |= counts;
      return counts ? terms.argument("turn") : nullptr;
    });
    if (isOfTurn && !condition->usesThread && !condition->isOpaque)
      branches += (how + print(ofAny)).str();
    side();
    branches.resize(before);
  };
  reachedBy(isKnown, chosen, /*isThen=*/true,
            [&] { asked(" if ", [&] { then(inner); }); });
  reachedBy(isKnown, chosen, /*isThen=*/false,
            [&] { asked(" unless ", [&] { otherwise(rest); }); });
  if (inner.empty() && rest.empty())
    return;
  bool isEither =
      condition->usesThread || hasAnySign(condition) || multipliesNumbers(condition);
  if (auto expr = isEither ? std::nullopt : express(condition, op)) {
    branch.amount = *expr;
  } else if (isPassive(inner) && isPassive(rest)) {
    // Whoever may do it is taken to do it: nothing waits for whether.
    llvm::append_range(body, std::move(inner));
    llvm::append_range(body, std::move(rest));
    return;
  } else {
    auto [entry, isNew] = predicates.try_emplace(print(condition), "");
    if (isNew) {
      entry->second = "p" + std::to_string(predicates.size());
      lifted.program.predicates.push_back(
          {entry->second,
           loops.empty() || condition->isFixed ? "" : loops.back(),
           condition->usesThread || condition->differs});
    }
    branch.name = entry->second;
    // Around what threads do together an unknown value is one for all of them.
    if (!condition->usesThread && condition->differs &&
        (meet(inner) || meet(rest))) {
      for (protocol::Predicate &predicate : lifted.program.predicates)
        if (predicate.name == branch.name)
          predicate.differs = false;
      assume(op, "a value that cannot be followed to be the same in all threads "
                 "that meet behind it");
    }
  }
  branch.body = std::move(inner);
  branch.otherwise = std::move(rest);
  body.push_back(std::move(branch));
}

void Reader::joinResults(Operation *op, ArrayRef<ValueRange> yields,
                         ArrayRef<Term> conditions) {
  for (auto [i, result] : llvm::enumerate(op->getResults())) {
    if (!result.getType().isIntOrIndex() &&
        !isa<LLVM::LLVMPointerType>(result.getType())) {
      accumulators[result] = yields.front()[i];
      for (ValueRange side : yields)
        if (isOfProduct(side[i]))
          accumulators[result] = side[i];
      continue;
    }
    Term joined = get(yields.back()[i]);
    for (size_t side = yields.size() - 1; side-- > 0;) {
      // What is never used may be anything.
      Value other = yields[side][i];
      if (yields.back()[i].getDefiningOp<ub::PoisonOp>())
        joined = get(other);
      else if (!other.getDefiningOp<ub::PoisonOp>())
        joined = terms.select(conditions[side], get(other), joined);
    }
    values[result] = joined;
  }
}

void Reader::readIf(scf::IfOp branch, Body &body) {
  Term condition = specialise(get(branch.getCondition()));
  auto side = [&](Region &region) {
    return [&](Body &inner) {
      if (!region.empty())
        readBlock(region.front(), inner);
    };
  };
  auto then = side(branch.getThenRegion()),
       otherwise = side(branch.getElseRegion());
  onCondition(condition, branch, body, then, otherwise);
  if (branch.getNumResults())
    joinResults(branch,
                {branch.thenYield().getOperands(),
                 branch.elseYield().getOperands()},
                {condition});
}

void Reader::readSwitch(scf::IndexSwitchOp branch, Body &body) {
  Term value = get(branch.getArg());
  SmallVector<Term> conditions;
  SmallVector<ValueRange> yields;
  for (auto [number, region] :
       llvm::zip(branch.getCases(), branch.getCaseRegions())) {
    conditions.push_back(terms.equal(value, terms.constant(number)));
    yields.push_back(region.front().getTerminator()->getOperands());
  }
  yields.push_back(
      branch.getDefaultRegion().front().getTerminator()->getOperands());
  std::function<void(size_t, Body &)> from = [&](size_t i, Body &inner) {
    if (i == conditions.size())
      return readBlock(branch.getDefaultRegion().front(), inner);
    onCondition(
        conditions[i], branch, inner,
        [&](Body &chosen) {
          readBlock(branch.getCaseRegions()[i].front(), chosen);
        },
        [&](Body &rest) { from(i + 1, rest); });
  };
  from(0, body);
  if (branch.getNumResults())
    joinResults(branch, yields, conditions);
}

} // namespace tier::lift
