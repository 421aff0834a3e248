//===- Loops.cpp - loops, and what they carry -----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cases.h"
#include "Reader.h"

#include <numeric>

using namespace mlir;
using namespace tier::problem;

namespace tier::lift {

std::string Reader::labelOf(Term trips, Operation *loop) {
  // The n-th loops of one bound at one depth run in step, whichever role they
  // are in, and so do those in branches that ask the same.
  std::string label =
      "depth " + std::to_string(loops.size()) + ": " + print(trips) + branches;
  int64_t &count = labels[label];
  return label + " #" + std::to_string(count++);
}

/// A number of turns of an inner loop is any number in each turn of the outer
/// one: then what a proof must remember stays finite.
void Reader::vary(const Expr &turns) {
  if (loops.empty())
    return;
  for (protocol::Symbol &symbol : lifted.program.symbols)
    if (llvm::any_of(turns.nodes, [&](const Expr::Node &node) {
          return node.kind == Expr::Kind::Name && node.name == symbol.name;
        }))
      symbol.varies = loops.back();
}

Term Reader::carried(StringRef name) {
  if (Term same = invariants.lookup(name))
    return same;
  Unit unit = units.lookup(name);
  return terms.add(terms.constant(unit.base),
                   terms.mul(terms.variable(name), terms.constant(unit.unit)));
}

Term Reader::inUnits(StringRef name, Term term) {
  Unit unit = units.lookup(name);
  if (unit.base == 0 && unit.unit == 1)
    return term;
  if (term->kind == TermKind::Select)
    return terms.select(term->a, inUnits(name, term->b),
                        inUnits(name, term->c));
  return terms.floorDiv(terms.sub(term, terms.constant(unit.base)),
                        terms.constant(unit.unit));
}

/// What is computed anew in each turn and stays the same.
bool Reader::findInvariants() {
  for (auto &entry : updates) {
    Term first = nullptr;
    bool isSame = !entry.getKey().starts_with("trips:") &&
                  !entry.getKey().starts_with("told");
    for (Term term : entry.getValue()) {
      if (isNothing(term))
        continue;
      first = first ? first : term;
      isSame &= term == first && term->isFixed;
    }
    if (isSame && first && !asConstant(first))
      invariants[entry.getKey()] = first;
  }
  return !invariants.empty();
}

/// Addresses that loops carry and that move in steps of whole barriers.
bool Reader::findUnits() {
  constexpr int64_t barrierBytes = 8;
  for (auto &entry : updates) {
    StringRef name = entry.getKey();
    if (name.starts_with("trips:") || name.starts_with("told"))
      continue;
    std::optional<int64_t> base;
    int64_t unit = 0;
    bool isKnown = true;
    std::function<void(Term)> see = [&](Term term) {
      if (term->kind == TermKind::Select) {
        see(term->b);
        see(term->c);
        return;
      }
      isKnown &= !term->isOpaque && !term->isTensor &&
                 term->kind != TermKind::Descriptor &&
                 term->kind != TermKind::Remote;
      Linear sum = terms.linear(term);
      int64_t own = sum.terms.lookup(terms.variable(name));
      isKnown &= own == 0 || own == 1;
      if (own == 0 && !base && sum.constant >= firstObject)
        base = sum.constant;
      if (own == 0 && !base)
        return;
      unit = std::gcd(unit, own ? sum.constant : sum.constant - *base);
      for (auto [part, factor] : sum.terms)
        if (part != terms.variable(name))
          unit = std::gcd(unit, factor);
    };
    // The first value may be one that no turn uses.
    for (Term term : llvm::reverse(entry.getValue()))
      if (!isNothing(term))
        see(term);
    if (isKnown && base && unit > 0 && unit % barrierBytes == 0)
      units[name] = {*base, unit};
  }
  return !units.empty();
}

/// What the host decides is such that the loop has a turn: it tests at its end.
void Reader::hasTurns(Term trips, Operation *loop) {
  if (!express(trips, loop))
    return;
  Linear sum = terms.linear(trips);
  int64_t least = 1 - std::exchange(sum.constant, 0);
  auto found = symbols.find(print(terms.fromLinear(sum)));
  if (found == symbols.end() || least <= 0)
    return;
  for (protocol::Symbol &symbol : lifted.program.symbols)
    if (symbol.name == found->getValue())
      symbol.least = std::max(symbol.least, least);
  assume(loop, "a turn of the loop that tests at its end: " + print(trips) +
                   " is at least 1");
}

void Reader::carry(ValueRange arguments, ValueRange initial, Body &body) {
  SmallVector<std::pair<std::string, Term>> sets;
  for (auto [argument, start] : llvm::zip(arguments, initial)) {
    if (!argument.getType().isIntOrIndex() &&
        !isa<LLVM::LLVMPointerType>(argument.getType())) {
      accumulators[argument] = start;
      continue;
    }
    std::string &name = names[argument];
    if (name.empty())
      name = "v" + std::to_string(names.size());
    Term first = specialise(get(start));
    values[argument] = carried(name);
    first = inUnits(name, first);
    updates[name].push_back(first);
    sets.push_back({name, first});
  }
  for (auto &[name, first] : sets) {
    if (!used.lookup(name) || invariants.count(name))
      continue;
    Statement set = make(Op::Set, kernel);
    set.name = name;
    if (auto value = express(first, kernel))
      set.amount = *value;
    else
      set.amount = 0;
    body.push_back(std::move(set));
  }
}

void Reader::advance(ValueRange arguments, ValueRange next, Body &body) {
  // All at once: a value that another one needs is kept until it is read.
  SmallVector<std::pair<std::string, Term>> sets;
  for (auto [argument, value] : llvm::zip(arguments, next)) {
    if (accumulators.contains(argument) && isOfProduct(value))
      carriedProducts.insert(argument);
    if (!names.contains(argument) ||
        values[argument] != carried(names[argument]))
      continue;
    Term term = inUnits(names[argument], specialise(get(value)));
    updates[names[argument]].push_back(term);
    if (used.lookup(names[argument]) && !invariants.count(names[argument]) &&
        term != terms.variable(names[argument]))
      sets.push_back({names[argument], term});
  }
  auto assign = [&](StringRef name, Term term) {
    Statement set = make(Op::Set, kernel);
    set.name = name.str();
    std::optional<Expr> value = express(term, kernel);
    if (!value)
      complain(kernel, "a value that a loop carries and that cannot be followed");
    set.amount = value ? *value : Expr(0);
    body.push_back(std::move(set));
  };
  if (sets.size() == 1)
    return assign(sets[0].first, sets[0].second);
  for (auto &[name, term] : sets)
    assign(name + "next", term);
  for (auto &[name, term] : sets) {
    Statement set = make(Op::Set, kernel);
    set.name = name;
    set.amount = Expr(name + "next");
    body.push_back(std::move(set));
  }
}

void Reader::readFor(scf::ForOp loop, Body &body) {
  Term lower = specialise(get(loop.getLowerBound())),
       upper = specialise(get(loop.getUpperBound())),
       step = specialise(get(loop.getStep()));
  Term trips = terms.ceilDiv(terms.sub(upper, lower), step);
  Statement statement = make(Op::Loop, loop);
  std::string &name = names[loop.getInductionVar()];
  if (name.empty())
    name = "i" + std::to_string(names.size());
  statement.name = name;
  std::optional<Expr> amount = express(trips, loop);
  if (!amount) {
    trips = terms.argument(anyNumber + ("turns of " + name));
    amount = express(trips, loop);
    complain(loop, "a loop whose bounds differ between threads");
  }
  statement.amount = *amount;
  vary(*amount);
  statement.label = labelOf(trips, loop);
  used[name] = true;
  updates["trips:" + name] = {specialise(trips)};
  values[loop.getInductionVar()] =
      terms.add(lower, terms.mul(terms.counter(name), step));
  carry(loop.getRegionIterArgs(), loop.getInitArgs(), body);
  loops.push_back(statement.label);
  readBlock(*loop.getBody(), statement.body);
  advance(loop.getRegionIterArgs(),
          loop.getBody()->getTerminator()->getOperands(), statement.body);
  loops.pop_back();
  for (auto [result, argument] :
       llvm::zip(loop.getResults(), loop.getRegionIterArgs())) {
    if (names.contains(argument))
      values[result] = values[argument];
    else
      accumulators[result] = argument;
  }
  body.push_back(std::move(statement));
}

static bool isInteger(Value value) {
  return value.getType().isIntOrIndex() ||
         isa<LLVM::LLVMPointerType>(value.getType());
}

/// Whether the loop only tries again until a barrier's phase has ended.
static Operation *findTry(scf::WhileOp loop) {
  Operation *found = nullptr;
  bool isAlone = true;
  loop.getBefore().walk([&](Operation *op) {
    StringRef name = op->getName().getStringRef();
    bool tries = name.contains("mbarrier.try_wait") ||
                 name.contains("mbarrier.test");
    if (auto text = dyn_cast<LLVM::InlineAsmOp>(op))
      tries |= text.getAsmString().contains("mbarrier.try_wait") ||
               text.getAsmString().contains("mbarrier.test_wait");
    if (tries)
      found = op;
    else
      isAlone &= isMemoryEffectFree(op) || op->getNumRegions() != 0 ||
                 op->hasTrait<OpTrait::IsTerminator>() ||
                 name.contains("nanosleep");
  });
  return isAlone ? found : nullptr;
}

namespace {
/// Every so many tiles, from the first on.
struct Part {
  Term all;
  int64_t roles, first;
};
} // namespace

/// (t + c) floordiv k turns, t tiles: those whose number is k - 1 - c mod k.
static std::optional<Part> partOf(Term trips) {
  auto roles = asConstant(trips->b);
  if (trips->kind != TermKind::FloorDiv || !roles || *roles < 2)
    return std::nullopt;
  Term all = trips->a;
  int64_t more = 0;
  if (all->kind == TermKind::Add && asConstant(all->b)) {
    more = *asConstant(all->b);
    all = all->a;
  }
  if (all->kind != TermKind::FloorDiv || asConstant(all->b) || more < 0 ||
      more >= *roles)
    return std::nullopt;
  return Part{all, *roles, *roles - 1 - more};
}

void Reader::readWhile(scf::WhileOp loop, Body &body) {
  if (Operation *attempt = findTry(loop)) {
    carry(loop.getBeforeArguments(), loop.getInits(), body);
    Body inner;
    loop.getBefore().walk([&](Operation *op) {
      if (op == attempt)
        readOp(op, inner);
    });
    for (Statement &statement : inner)
      if (statement.op == Op::Wait) {
        statement.isOnce = false;
        body.push_back(statement);
      }
    for (auto [result, value] :
         llvm::zip(loop.getResults(), loop.getConditionOp().getArgs()))
      values[result] = opaque(result);
    return;
  }

  Block &before = loop.getBefore().front();
  scf::ConditionOp condition = loop.getConditionOp();
  carry(loop.getBeforeArguments(), loop.getInits(), body);
  // `while (c) body`: one branch holds the body and says whether to go on.
  auto flag = dyn_cast_or_null<scf::IfOp>(condition.getCondition().getDefiningOp());
  if (auto cast = condition.getCondition().getDefiningOp<arith::TruncIOp>())
    flag = dyn_cast_or_null<scf::IfOp>(cast.getIn().getDefiningOp());
  bool isTested = false, goesOnInThen = true;
  if (flag) {
    Value asked = condition.getCondition();
    if (auto cast = asked.getDefiningOp<arith::TruncIOp>())
      asked = cast.getIn();
    unsigned number = cast<OpResult>(asked).getResultNumber();
    Term then = get(flag.thenYield().getOperand(number)),
         otherwise = get(flag.elseYield().getOperand(number));
    isTested = asConstant(then) && asConstant(otherwise) &&
               (*asConstant(then) != 0) != (*asConstant(otherwise) != 0);
    goesOnInThen = isTested && *asConstant(then) != 0;
  }
  // `do head while (c)`: what comes before the test runs once more.
  bool hasHead = false;
  for (auto op = before.begin(); isTested && &*op != flag.getOperation(); ++op)
    hasHead |= !isMemoryEffectFree(&*op);
  isTested &= !hasHead;

  Statement statement = make(Op::Loop, loop);
  statement.name = "w" + std::to_string(idOf(loop));

  // A counter that grows by a constant follows the number of the turn.
  Term turn = terms.counter(statement.name);
  SmallVector<std::pair<Value, std::pair<Term, int64_t>>> counters;
  // One that grows by what the host decides gives the number of turns.
  SmallVector<std::tuple<Value, Term, Term>> strided;
  for (unsigned i = 0; i < loop.getYieldedValues().size(); ++i) {
    Value argument = before.getArgument(i), next = loop.getYieldedValues()[i];
    if (!names.contains(argument))
      continue;
    if (auto passed = dyn_cast<BlockArgument>(next))
      next = condition.getArgs()[passed.getArgNumber()];
    if ((isTested || hasHead) && next.getDefiningOp() == flag)
      next = (goesOnInThen ? flag.thenYield() : flag.elseYield())
                 .getOperand(cast<OpResult>(next).getResultNumber());
    Operation *sum = next.getDefiningOp();
    bool isDown = isa_and_nonnull<LLVM::SubOp, arith::SubIOp>(sum);
    if (!isDown && !isa_and_nonnull<LLVM::AddOp, arith::AddIOp>(sum))
      continue;
    for (unsigned side : {0, 1}) {
      Attribute constant;
      if (sum->getOperand(side) != argument || (isDown && side == 1))
        continue;
      if (Value by = sum->getOperand(1 - side);
          !matchPattern(by, m_Constant(&constant))) {
        // If it is what ends the loop, it gives the number of turns.
        auto isCompared = [](Value value) {
          return llvm::any_of(value.getUsers(), [](Operation *user) {
            return isa<LLVM::ICmpOp, arith::CmpIOp>(user);
          });
        };
        if (isDown || by.getParentBlock() == sum->getBlock() ||
            !get(by)->isFixed)
          break;
        Term first = specialise(get(loop.getInits()[i])), step = get(by);
        if (first->isFixed && (isCompared(argument) || isCompared(next))) {
          values[argument] = terms.add(first, terms.mul(turn, step));
          for (Value walker : {argument, next})
            for (Operation *user : walker.getUsers())
              if (isa<LLVM::ICmpOp, arith::CmpIOp>(user) &&
                  user->getOperand(0) == walker)
                if (Term end = get(user->getOperand(1)); end->isFixed)
                  walks[terms.sub(end, first)] = step;
        } else
          first = nullptr;
        strided.push_back({argument, first, step});
        break;
      }
        if (auto number = dyn_cast<IntegerAttr>(constant)) {
          Term first = specialise(get(loop.getInits()[i]));
          int64_t step = number.getValue().getSExtValue();
          step = isDown ? -step : step;
          counters.push_back({argument, {first, step}});
          values[argument] =
              terms.add(first, terms.mul(turn, terms.constant(step)));
          break;
        }
    }
  }

  Body head;
  auto start = before.begin();
  for (; isTested && &*start != flag; ++start)
    readOp(&*start, head);

  // As many turns as the test holds for.
  auto countTurns = [&](Term test) -> Term {
    // not a < b is b - 1 < a
    Term low = test ? test->a : nullptr, high = test ? test->b : nullptr;
    if (test && test->kind == TermKind::Equal && asConstant(high) == 0 &&
        low->kind == TermKind::Less) {
      high = low->a;
      low = terms.sub(low->b, terms.constant(1));
    } else if (!test || test->kind != TermKind::Less) {
      return nullptr;
    }
    Linear distance = terms.linear(terms.sub(low, high));
    auto own = distance.terms.find(turn);
    if (own == distance.terms.end() || own->second <= 0)
      return nullptr;
    int64_t factor = own->second;
    distance.terms.erase(turn);
    Term left = terms.mul(terms.fromLinear(distance), terms.constant(-1));
    Linear limit = terms.linear(left);
    if (limit.terms.size() == 1 && limit.terms.begin()->second == 1)
      if (Term quotient = limit.terms.begin()->first;
          quotient->kind == TermKind::FloorDiv && asConstant(quotient->b)) {
        Linear whole = terms.linear(quotient->a);
        whole.constant = 0;
        strides[terms.fromLinear(whole)] = *asConstant(quotient->b);
      }
    return terms.ceilDiv(left, terms.constant(factor));
  };
  Term test = isTested ? specialise(get(flag.getCondition())) : nullptr;
  if (isTested && !goesOnInThen)
    test = terms.isZero(test);
  Term trips = countTurns(test);

  loops.push_back("loop" + std::to_string(idOf(loop)));
  Body inner;
  if (isTested) {
    Region &region = goesOnInThen ? flag.getThenRegion() : flag.getElseRegion();
    readBlock(region.front(), inner);
    auto yielded = region.front().getTerminator()->getOperands();
    for (auto [result, value] : llvm::zip(flag.getResults(), yielded)) {
      if (result.getType().isIntOrIndex() ||
          isa<LLVM::LLVMPointerType>(result.getType()))
        values[result] = get(value);
      else
        accumulators[result] = value;
    }
    for (++start; start != before.end(); ++start)
      readOp(&*start, inner);
  } else {
    readBlock(before, inner);
  }
  // The after region passes values on, perhaps with work of its own.
  for (auto [argument, value] :
       llvm::zip(loop.getAfterArguments(), condition.getArgs())) {
    if (argument.getType().isIntOrIndex() ||
        isa<LLVM::LLVMPointerType>(argument.getType()))
      values[argument] = get(value);
    else
      accumulators[argument] = value;
  }
  readBlock(loop.getAfter().front(), inner);

  bool isWalk = false;
  if (!isTested)
    if (Term more = countTurns(specialise(get(condition.getCondition())))) {
      trips = terms.add(more, terms.constant(1));
      // Whoever tests at the end counts to one at least.
      isWalk = llvm::any_of(strided, [](auto &walk) {
        return std::get<1>(walk) != nullptr;
      });
      if (isWalk)
        ; // it goes from tile to tile, once at least
      else if (!trips->isFixed || asConstant(trips))
        trips = terms.add(terms.greatest(more, terms.constant(0)),
                          terms.constant(1));
      else
        hasTurns(trips, loop);
    }
  // What comes out of a loop that tests at its end are values of its last turn:
  // those that the next one would have begun with, or kept ones.
  SmallVector<Term> kept;
  for (auto [result, value, passed] :
       llvm::zip(loop.getResults(), condition.getArgs(),
                 loop.getAfterArguments())) {
    kept.push_back(nullptr);
    if (isTested || !isInteger(result))
      continue;
    auto yielded = llvm::find(loop.getYieldedValues(), passed);
    if (yielded != loop.getYieldedValues().end() &&
        names.contains(before.getArgument(
            yielded - loop.getYieldedValues().begin())))
      continue;
    Term term = specialise(get(value));
    bool varies = false;
    terms.map(term, [&](Term part) -> Term {
      varies |= part->kind == TermKind::Variable && part->name != "rank";
      return nullptr;
    });
    if (!varies)
      continue;
    std::string &name = names[result];
    if (name.empty())
      name = "r" + std::to_string(names.size());
    kept.back() = carried(name);
    Term last = inUnits(name, term);
    updates[name].push_back(last);
    if (!used.lookup(name))
      continue;
    Statement set = make(Op::Set, kernel);
    set.name = name;
    if (auto expr = express(last, kernel))
      set.amount = *expr;
    else
      miss(kernel, "a value that leaves a loop and that cannot be followed");
    if (!set.amount.empty())
      inner.push_back(std::move(set));
  }
  advance(loop.getBeforeArguments(), loop.getYieldedValues(), inner);
  loops.pop_back();

  Term turns = trips && isWalk ? terms.greatest(trips, terms.constant(1)) : trips;
  std::optional<Expr> amount = turns ? express(specialise(turns), loop)
                                     : std::nullopt;
  if (!amount) {
    // Loops that end by one value in shared memory have equal numbers.
    std::string symbol = anyNumber + ("turns " + std::to_string(idOf(loop)));
    Term ends = isTested ? test : specialise(get(condition.getCondition()));
    if (std::string text = print(ends); StringRef(text).contains("shared[")) {
      symbol = sharedNumber + text;
      if (roles.size() > 1)
        assume(loop, "as many turns of each loop that ends by " + text);
    }
    trips = terms.argument(symbol);
    amount = express(trips, loop);
    if (!isTested)
      for (auto &made : lifted.program.symbols)
        if (Expr(made.name).str() == amount->str())
          made.least = 1;
  }
  // One of several roles that share tiles in turn walks all of them, and works
  // at its own: then the tiles of all roles are counted alike.
  auto part = isTested ? partOf(trips) : std::nullopt;
  std::string tile = statement.name + "tile";
  if (part) {
    trips = part->all;
    amount = express(trips, loop);
    Statement own = make(Op::If, loop);
    own.amount = Expr("((" + tile + " mod " + std::to_string(part->roles) +
                      ") == " + std::to_string(part->first) + ")");
    for (Statement &at : inner)
      substitute(at, statement.name,
                 Expr("(" + tile + " floordiv " +
                      std::to_string(part->roles) + ")"));
    own.body = std::move(inner);
    inner.clear();
    inner.push_back(std::move(own));
    statement.name = tile;
  }
  vary(*amount);
  statement.amount = *amount;
  statement.label = labelOf(trips, loop);
  std::string inside = "loop" + std::to_string(idOf(loop));
  for (auto &predicate : lifted.program.predicates)
    if (predicate.varies == inside)
      predicate.varies = statement.label;
  for (auto &made : lifted.program.symbols)
    if (made.varies == inside)
      made.varies = statement.label;
  statement.body = std::move(inner);
  updates["trips:" + turn->name] = {part ? nullptr : specialise(trips)};
  if (part)
    updates.erase("trips:" + turn->name);
  used[turn->name] = true;
  for (auto &[argument, counter] : counters)
    values[argument] = terms.add(
        counter.first, terms.mul(trips, terms.constant(counter.second)));
  for (auto [argument, first, step] : strided)
    if (first)
      values[argument] = terms.add(first, terms.mul(trips, step));
  for (Statement &first : head)
    body.push_back(std::move(first));
  body.push_back(std::move(statement));
  // The loop ends where the test fails: what the other side of the branch yields
  // then, of carried values that have their last value.
  for (auto [i, result] : llvm::enumerate(loop.getResults())) {
    Value value = condition.getArgs()[i];
    if (kept[i]) {
      values[result] = kept[i];
      continue;
    }
    auto yielded =
        llvm::find(loop.getYieldedValues(), loop.getAfterArguments()[i]);
    if (!isTested && isInteger(result) &&
        yielded != loop.getYieldedValues().end()) {
      values[result] = get(before.getArgument(
          yielded - loop.getYieldedValues().begin()));
      continue;
    }
    Value last = value;
    if (isTested && value.getDefiningOp() == flag) {
      auto yield = goesOnInThen ? flag.elseYield() : flag.thenYield();
      last = yield.getOperand(cast<OpResult>(value).getResultNumber());
    }
    if (result.getType().isIntOrIndex() ||
        isa<LLVM::LLVMPointerType>(result.getType()))
      values[result] = get(last);
    else
      accumulators[result] = last;
  }
}

} // namespace tier::lift
