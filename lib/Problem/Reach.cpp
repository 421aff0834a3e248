//===- Reach.cpp - extents that reach a variant, or the proof of none -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Reach.h"
#include "tier/Problem/PlanElection.h"
#include "tier/Problem/Polyhedron.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <map>
#include <random>

using namespace llvm;

namespace tier::problem {

/// No extent is tried beyond this.
static constexpr int64_t mostExtent = int64_t(1) << 30;
/// No extent beyond twice this is drawn.
static constexpr int64_t mostDrawn = int64_t(1) << 15;
/// Assignments, and ways, that are looked at while variants are planned: what is not decided is
/// kept. With ten times as many of either, a product takes a tenth longer to compile, and nothing
/// more is dropped.
static constexpr int mostTriedInPlans = 20000, mostWaysInPlans = 256;
/// Up to so many extents, all corners are tried.
static constexpr size_t mostCornered = 4;

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

using Wide = __int128;

/// Nothing where 128 bits do not hold it.
static std::optional<Wide> evaluate(const Inequality &polynomial,
                                    ArrayRef<int64_t> values) {
  Wide sum = polynomial.constant;
  for (const Term &term : polynomial.terms) {
    Wide product = 1;
    for (unsigned index : term.extents)
      if (__builtin_mul_overflow(product, Wide(values[index]), &product))
        return std::nullopt;
    if (term.modulus)
      product %= term.modulus;
    if (__builtin_mul_overflow(product, Wide(term.coefficient), &product) ||
        __builtin_add_overflow(sum, product, &sum))
      return std::nullopt;
  }
  return sum;
}

/// A condition that holds wherever the given one does, without remainders.
static Inequality withoutRemainders(Inequality condition) {
  for (const Term &term : condition.terms)
    if (term.modulus && term.coefficient > 0)
      condition.constant += term.coefficient * (term.modulus - 1);
  erase_if(condition.terms,
           [](const Term &term) { return term.modulus != 0; });
  return condition;
}

/// A condition on one extent alone.
static bool isOnOne(const Inequality &condition) {
  return condition.terms.size() == 1 && !condition.terms[0].modulus &&
         condition.terms[0].extents.size() == 1;
}

static bool holds(const Inequality &condition, ArrayRef<int64_t> values) {
  std::optional<Wide> value = evaluate(condition, values);
  return value && *value >= 0;
}

/// Fails where a value is not known, too: nothing is claimed then.
static bool isBroken(const Inequality &condition, ArrayRef<int64_t> values) {
  std::optional<Wide> value = evaluate(condition, values);
  return value && *value < 0;
}

static int64_t leastOf(const ReachQuestion &question, unsigned extent) {
  return question.least.empty() ? 0 : question.least[extent];
}

static bool isQuotient(const ReachQuestion &question, unsigned extent) {
  return any_of(question.quotients,
                [&](const Quotient &q) { return q.extent == extent; });
}

/// Writes the extents that others determine; false: one is out of range.
static bool fillQuotients(const ReachQuestion &question,
                          MutableArrayRef<int64_t> values) {
  for (const Quotient &quotient : question.quotients) {
    std::optional<Wide> dividend = evaluate(quotient.dividend, values);
    if (!dividend || *dividend <= -Wide(quotient.divisor) ||
        *dividend > Wide(mostExtent) * quotient.divisor * quotient.divisor)
      return false;
    values[quotient.extent] =
        int64_t((*dividend + quotient.divisor - 1) / quotient.divisor);
  }
  return true;
}

/// `likely` is the guard before that served the last extents that were none: neighbours of
/// those are mostly served by it too.
static bool isWitness(const ReachQuestion &question, ArrayRef<int64_t> values,
                      size_t &likely) {
  for (auto [i, extent] : enumerate(question.extents)) {
    if (extent.facts.value ? values[i] != *extent.facts.value
                           : values[i] < leastOf(question, i))
      return false;
    if (!extent.facts.value && extent.facts.divisor > 1 &&
        values[i] % extent.facts.divisor != 0)
      return false;
  }
  auto isElected = [&](const Guard &guard) {
    return !guard.election ||
           guard.election->elect(values.drop_back(question.quotients.size())) == guard.elected;
  };
  auto serves = [&](const Guard &guard) {
    return none_of(guard.conditions, [&](const Inequality &c) { return isBroken(c, values); }) &&
           isElected(guard);
  };
  if (!all_of(question.holds.conditions,
              [&](const Inequality &c) { return holds(c, values); }) ||
      !isElected(question.holds) || (likely < question.fails.size() && serves(question.fails[likely])))
    return false;
  for (auto [i, guard] : enumerate(question.fails))
    if (serves(guard)) {
      likely = i;
      return false;
    }
  return true;
}

static bool isWitness(const ReachQuestion &question, ArrayRef<int64_t> values) {
  size_t likely = 0;
  return isWitness(question, values, likely);
}

std::string checkReach(const ReachQuestion &question) {
  size_t count = question.extents.size();
  if (!question.least.empty() && question.least.size() != count)
    return "expects one least value for each extent";
  if (any_of(question.least, [](int64_t least) { return least < 0; }))
    return "expects extents of at least 0";
  constexpr int64_t most = int64_t(1) << 62;
  auto isNarrow = [](int64_t value) { return value > -most && value < most; };
  auto areKnown = [&](const Inequality &polynomial, unsigned end) {
    return isNarrow(polynomial.constant) &&
           all_of(polynomial.terms, [&](const Term &term) {
             return isNarrow(term.coefficient) && term.modulus >= 0 &&
                    term.modulus <= mostExtent &&
                    all_of(term.extents, [&](unsigned i) { return i < end; });
           });
  };
  for (const Quotient &quotient : question.quotients)
    if (quotient.divisor < 1 || quotient.extent >= count ||
        !areKnown(quotient.dividend, quotient.extent))
      return "expects quotients by at least 1 of extents before them";
  for (const Guard &guard : concat<const Guard>(ArrayRef(question.holds),
                                                question.fails))
    for (const Inequality &condition : guard.conditions)
      if (!areKnown(condition, count))
        return "expects conditions of 62 bits on the extents there are";
  return "";
}

std::string verifyReach(const ReachQuestion &question, const Reach &reach) {
  if (reach.verdict != Reach::Reached)
    return "";
  SmallVector<int64_t> values(reach.witness);
  if (values.size() != question.extents.size())
    return "expects one value for each extent";
  SmallVector<int64_t> filled = values;
  if (!fillQuotients(question, filled) || filled != values)
    return "expects quotients that are those of the other extents";
  return isWitness(question, values) ? ""
                                     : "expects extents that reach the variant";
}

//===----------------------------------------------------------------------===//
// What single extents may be
//===----------------------------------------------------------------------===//

namespace {
struct Bounds {
  int64_t least;
  std::optional<int64_t> most;
};
} // namespace

/// What facts, and conditions on one extent alone, leave of each extent.
static SmallVector<Bounds> boundsOf(const ReachQuestion &question,
                                    ArrayRef<Inequality> conditions) {
  SmallVector<Bounds> bounds;
  for (auto [i, extent] : enumerate(question.extents))
    bounds.push_back({extent.facts.value.value_or(leastOf(question, i)), extent.facts.value});
  for (const Inequality &condition : conditions) {
    if (!isOnOne(condition))
      continue;
    auto &[least, most] = bounds[condition.terms[0].extents[0]];
    int64_t factor = condition.terms[0].coefficient;
    if (factor > 0)
      least = std::max(least, divideCeilSigned(-condition.constant, factor));
    if (factor < 0) {
      int64_t end = divideFloorSigned(condition.constant, -factor);
      most = std::min(most.value_or(end), end);
    }
  }
  return bounds;
}

/// Whether they leave nothing of some extent.
static bool isEmpty(const ReachQuestion &question, ArrayRef<Bounds> bounds) {
  for (auto [extent, bound] : zip_equal(question.extents, bounds)) {
    int64_t divisor = std::max<int64_t>(1, extent.facts.divisor);
    if (bound.most && divideCeilSigned(bound.least, divisor) * divisor > *bound.most)
      return true;
  }
  return false;
}

/// not (f >= 0): -f - 1 >= 0
static Inequality negate(Inequality condition) {
  for (Term &term : condition.terms)
    term.coefficient = -term.coefficient;
  condition.constant = -condition.constant - 1;
  return condition;
}

/// Whether a condition on one extent alone holds for all that this may be.
static bool isImplied(const Inequality &condition, ArrayRef<Bounds> bounds) {
  if (!isOnOne(condition))
    return false;
  const auto &[least, most] = bounds[condition.terms[0].extents[0]];
  Wide factor = condition.terms[0].coefficient;
  if (factor < 0)
    return most && factor * *most + condition.constant >= 0;
  return factor * least + condition.constant >= 0;
}

/// Most variants that nothing reaches ask for what no extent is, or for part of
/// what one before them serves.
static bool isOutside(const ReachQuestion &question) {
  SmallVector<Bounds> bounds = boundsOf(question, question.holds.conditions);
  if (isEmpty(question, bounds))
    return true;
  return any_of(question.fails, [&](const Guard &guard) {
    return !guard.election && all_of(guard.conditions, [&](const Inequality &condition) {
      return isImplied(condition, bounds);
    });
  });
}

/// The largest extents of the guard's bounds, which is where most variants are
/// reached: those before them end earlier. Where a guard asks for a remainder, the largest is
/// often a multiple, and what is a divisor less is none.
static std::optional<SmallVector<int64_t>> tryLargest(const ReachQuestion &question) {
  constexpr int64_t large = int64_t(1) << 20; // of what has no bound
  auto asksForRemainder = [&](unsigned extent) {
    return any_of(question.holds.conditions, [&](const Inequality &condition) {
      return condition.constant < 0 && any_of(condition.terms, [&](const Term &term) {
               return term.modulus && is_contained(term.extents, extent);
             });
    });
  };
  SmallVector<int64_t> values;
  for (auto [extent, bound] :
       zip_equal(question.extents, boundsOf(question, question.holds.conditions))) {
    int64_t divisor = std::max<int64_t>(1, extent.facts.divisor);
    int64_t most = std::min(bound.most.value_or(std::max(large, bound.least)), mostExtent);
    values.push_back(extent.facts.value.value_or(divideFloorSigned(most, divisor) * divisor));
    if (!extent.facts.value && asksForRemainder(values.size() - 1))
      values.back() -= divisor;
  }
  if (fillQuotients(question, values) && isWitness(question, values))
    return values;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// A search for extents
//===----------------------------------------------------------------------===//

namespace {
/// Tries extents where conditions change their truth.
class Trial {
public:
  explicit Trial(const ReachQuestion &question) : question(question) {
    for (const Guard &guard : concat<const Guard>(ArrayRef(question.holds),
                                                  question.fails))
      for (const Inequality &condition : guard.conditions)
        conditions.push_back(&condition);
    for (auto [i, extent] : enumerate(question.extents)) {
      values.push_back(extent.facts.value.value_or(0));
      if (!extent.facts.value && !isQuotient(question, i))
        free.push_back(i);
    }
    // What most conditions read is found last, where they change their truth.
    llvm::stable_sort(free, [&](unsigned a, unsigned b) {
      return count_if(conditions, [&](auto *c) { return reads(*c, a); }) <
             count_if(conditions, [&](auto *c) { return reads(*c, b); });
    });
    for (unsigned extent : free)
      candidates.push_back(candidatesOf(extent));
    for (auto [extent, list] : zip_equal(free, candidates))
      ends.push_back(endsOf(extent, list));
    // Where one on an extent alone changes its truth is a candidate already.
    for (const Inequality *condition : conditions)
      if (!free.empty() && reads(*condition, free.back()) &&
          !(isOnOne(*condition) && condition->terms[0].extents[0] == free.back()))
        changing.push_back(condition);
  }
  std::optional<SmallVector<int64_t>> run() {
    if (free.empty())
      return tries() ? std::optional(values) : std::nullopt;
    // All largest first, then all smallest.
    if (tryCorner(0) || tryCorner(~0u))
      return values;
    if (free.size() <= mostCornered)
      for (unsigned some = 1; some + 1 < 1u << free.size(); ++some)
        if (tryCorner(some))
          return values;
    // Quotients change their truth again and again: some point is as good as any.
    if ((!question.quotients.empty() || question.holds.election) && trySome())
      return values;
    return descend(0) ? std::optional(values) : std::nullopt;
  }

private:
  bool tries() {
    ++tried;
    return fillQuotients(question, values) && isWitness(question, values, likely);
  }
  /// The largest extents that bounds of the guard allow, or the smallest ones of
  /// those in a set.
  bool tryCorner(unsigned smallest) {
    for (auto [i, extent] : enumerate(free)) {
      auto [least, most] = ends[i];
      if (least > most)
        return false;
      values[extent] = smallest >> i & 1 ? least : most;
    }
    return tries();
  }
  /// Extents of any size, drawn evenly from the powers of two they lie between. Every
  /// other time they are multiples of what remainders are asked of.
  bool trySome() {
    constexpr int draws = 4000;
    std::minstd_rand random(1);
    int64_t whole = 1;
    for (const Inequality *condition : conditions)
      for (const Term &term : condition->terms)
        whole = std::max(whole, term.modulus);
    SmallVector<Bounds> bounds = boundsOf(question, question.holds.conditions);
    for (int draw = 0; draw < draws; ++draw) {
      for (unsigned extent : free) {
        const auto &[least, most] = bounds[extent];
        unsigned bits = random() % (Log2_64(mostDrawn) + 1);
        int64_t value = (int64_t(1) << bits) + int64_t(random() % (int64_t(1) << bits));
        if (draw % 2)
          value = std::max(value / whole, int64_t(1)) * whole;
        value = std::min(std::max(value, least), most.value_or(mostExtent));
        values[extent] = roundDown(extent, value);
      }
      if (tries())
        return true;
    }
    return false;
  }
  /// The neighbours of `value` that the facts of an extent allow.
  void round(unsigned extent, int64_t value, SmallVectorImpl<int64_t> &into) {
    int64_t divisor =
        std::max<int64_t>(1, question.extents[extent].facts.divisor);
    int64_t below = value / divisor * divisor;
    for (int64_t next : {below - divisor, below, below + divisor})
      if (next >= leastOf(question, extent) && next <= mostExtent)
        into.push_back(next);
  }
  int64_t roundDown(unsigned extent, int64_t value) {
    int64_t divisor =
        std::max<int64_t>(1, question.extents[extent].facts.divisor);
    return std::clamp(value / divisor * divisor, leastOf(question, extent), mostExtent);
  }
  /// Whether a condition depends on an extent, through quotients too.
  bool reads(const Inequality &polynomial, unsigned extent) {
    return any_of(polynomial.terms, [&](const Term &term) {
      return any_of(term.extents, [&](unsigned index) {
        return index == extent ||
               any_of(question.quotients, [&](const Quotient &quotient) {
                 return quotient.extent == index &&
                        reads(quotient.dividend, extent);
               });
      });
    });
  }
  /// What the guard says of this extent alone holds.
  bool mayBe(unsigned extent, int64_t value) {
    return all_of(question.holds.conditions, [&](const Inequality &condition) {
      if (!isOnOne(condition) || condition.terms[0].extents[0] != extent)
        return true;
      return Wide(condition.terms[0].coefficient) * value +
                 condition.constant >=
             0;
    });
  }
  SmallVector<int64_t> candidatesOf(unsigned extent) {
    SmallVector<int64_t> list;
    for (int64_t size : {1, 64, 1024, 4096, 1 << 20})
      if (free.size() <= 3 || size == 1 || size == 1024)
        round(extent, size, list);
    for (const Inequality *condition : conditions)
      if (isOnOne(*condition) && condition->terms[0].extents[0] == extent &&
          condition->terms[0].coefficient != 0)
        round(extent, std::abs(condition->constant /
                               condition->terms[0].coefficient),
              list);
    round(extent, leastOf(question, extent), list);
    llvm::sort(list);
    list.erase(llvm::unique(list), list.end());
    erase_if(list, [&](int64_t value) { return !mayBe(extent, value); });
    return list;
  }
  /// The smallest and the largest candidate; of bounds on products, as if the
  /// others were 1.
  std::pair<int64_t, int64_t> endsOf(unsigned extent, ArrayRef<int64_t> given) {
    SmallVector<int64_t> list(given);
    int64_t most = mostExtent;
    for (const Inequality &condition : question.holds.conditions)
      if (condition.terms.size() == 1 && condition.terms[0].coefficient < 0 &&
          is_contained(condition.terms[0].extents, extent)) {
        most = std::min(most, condition.constant / -condition.terms[0].coefficient);
        list.push_back(roundDown(extent, most));
      }
    erase_if(list, [&](int64_t value) { return value > most || !mayBe(extent, value); });
    if (list.empty())
      return {1, 0};
    return {*std::min_element(list.begin(), list.end()),
            *std::max_element(list.begin(), list.end())};
  }
  bool descend(unsigned depth) {
    if (depth + 1 == free.size())
      return last(free[depth], candidates[depth]);
    for (int64_t value : candidates[depth]) {
      values[free[depth]] = value;
      if (descend(depth + 1))
        return true;
      if (tried > question.mostTried)
        return false;
    }
    return false;
  }
  /// The candidates, and where a condition changes its truth.
  bool last(unsigned extent, ArrayRef<int64_t> given) {
    SmallVector<int64_t> list(given);
    for (const Inequality *condition : changing)
      if (std::optional<int64_t> change = findChange(extent, *condition))
        round(extent, *change, list);
    for (int64_t value : list) {
      values[extent] = value;
      if (tries())
        return true;
    }
    return false;
  }
  std::optional<int64_t> findChange(unsigned extent,
                                    const Inequality &condition) {
    auto at = [&](int64_t value) {
      ++tried;
      values[extent] = value;
      return fillQuotients(question, values) && holds(condition, values);
    };
    int64_t low = leastOf(question, extent), high = mostExtent;
    bool atLow = at(low);
    if (atLow == at(high))
      return std::nullopt;
    while (high - low > 1) {
      int64_t middle = low + (high - low) / 2;
      (at(middle) == atLow ? low : high) = middle;
    }
    return high;
  }

  const ReachQuestion &question;
  SmallVector<const Inequality *> conditions, changing;
  SmallVector<unsigned> free;
  SmallVector<SmallVector<int64_t>> candidates;
  SmallVector<std::pair<int64_t, int64_t>> ends;
  SmallVector<int64_t> values;
  size_t likely = 0; ///< see isWitness
  int tried = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// A proof that there are none
//===----------------------------------------------------------------------===//

namespace {
using Monomial = SmallVector<unsigned, 4>; ///< extents, sorted

/// The relaxation of one conjunction: a variable for each extent that is not
/// known, and for each product of them.
class Relaxation {
public:
  Relaxation(const ReachQuestion &question, ArrayRef<Inequality> conjunction)
      : question(question), conjunction(conjunction) {}

  Search sample() {
    for (auto [i, extent] : enumerate(question.extents))
      if (!extent.facts.value)
        columnOf({unsigned(i)});
    for (const Inequality &condition : conjunction)
      rowOf(condition);
    for (const Quotient &quotient : question.quotients)
      rowOf(quotient.dividend);
    bounds = boundsOf(question, conjunction);
    Polyhedron points(columns.size());
    points.overflows = overflows;
    for (const Inequality &condition : conjunction)
      points.require(rowOf(condition));
    requireFacts(points);
    requireProducts(points);
    return points.sample();
  }
  /// The extents of a point.
  SmallVector<int64_t> valuesOf(const Point &point) {
    SmallVector<int64_t> values;
    for (auto [i, extent] : enumerate(question.extents))
      values.push_back(extent.facts.value ? *extent.facts.value
                                          : point[columnOf({unsigned(i)})]);
    return values;
  }

private:
  unsigned columnOf(const Monomial &monomial) {
    auto [it, isNew] = columns.try_emplace(
        std::vector<unsigned>(monomial.begin(), monomial.end()),
        columns.size());
    if (isNew && monomial.size() > 1) // And all that it is a product of.
      for (unsigned left = 0; left < monomial.size(); ++left)
        columnOf(without(monomial, left));
    return it->second;
  }
  static Monomial without(const Monomial &monomial, unsigned position) {
    Monomial rest = monomial;
    rest.erase(rest.begin() + position);
    return rest;
  }
  Row rowOf(const Inequality &polynomial) {
    Row row = {polynomial.constant};
    for (const Term &term : polynomial.terms) {
      int64_t coefficient = term.coefficient;
      Monomial monomial;
      for (unsigned index : term.extents)
        if (auto value = question.extents[index].facts.value)
          overflows |= __builtin_mul_overflow(coefficient, *value, &coefficient);
        else
          monomial.push_back(index);
      llvm::sort(monomial);
      unsigned at = monomial.empty() ? 0 : columnOf(monomial) + 1;
      if (row.size() <= at)
        row.resize(at + 1, 0);
      overflows |= __builtin_add_overflow(row[at], coefficient, &row[at]);
    }
    return row;
  }
  void requireFacts(Polyhedron &points) {
    for (auto [i, extent] : enumerate(question.extents)) {
      if (extent.facts.value)
        continue;
      Row column = Polyhedron::column(columnOf({unsigned(i)}));
      points.require(points.sum(column, {-leastOf(question, i)}));
      if (extent.facts.divisor > 1)
        points.requireZero(points.mod(column, extent.facts.divisor));
    }
    for (const Quotient &quotient : question.quotients) {
      // 0 <= divisor * quotient - dividend < divisor
      Row quotientRow = rowOf({{Term{quotient.divisor, {quotient.extent}}}, 0});
      Row rest = points.difference(quotientRow, rowOf(quotient.dividend));
      points.requireBetween(rest, 0, quotient.divisor - 1);
    }
  }
  /// A product lies between multiples of what it is a product of.
  void requireProducts(Polyhedron &points) {
    for (const auto &[key, column] : columns) {
      if (key.size() < 2)
        continue;
      Monomial monomial(key.begin(), key.end());
      for (auto [left, extent] : enumerate(monomial)) {
        Row rest = Polyhedron::column(columnOf(without(monomial, left)));
        Row product = Polyhedron::column(column);
        points.require(points.difference(
            product, points.scaled(rest, std::max<int64_t>(0, bounds[extent].least))));
        if (bounds[extent].most)
          points.require(points.difference(
              points.scaled(rest, std::max<int64_t>(0, *bounds[extent].most)),
              product));
      }
    }
  }

  const ReachQuestion &question;
  ArrayRef<Inequality> conjunction;
  std::map<std::vector<unsigned>, unsigned> columns;
  SmallVector<Bounds> bounds;
  bool overflows = false;
};

/// Every way in which the guards before fail.
class Proof {
public:
  explicit Proof(const ReachQuestion &question)
      : question(question) {
    for (const Inequality &condition : question.holds.conditions)
      conjunction.push_back(withoutRemainders(condition));
  }
  Reach run() {
    bool isEmpty = descend(0);
    if (!witness.empty())
      return {Reach::Reached, witness};
    return {isEmpty ? Reach::Unreachable : Reach::Undecided, {}};
  }

private:
  /// Whether no way from here has a point.
  bool descend(size_t guard) {
    if (++ways > question.mostWays)
      return false;
    // Bounds of single extents end most ways early, and tell which guards fail anyway.
    SmallVector<Bounds> bounds = boundsOf(question, conjunction);
    if (problem::isEmpty(question, bounds))
      return true;
    auto isBroken = [&](const Inequality &condition) {
      return isImplied(negate(condition), bounds);
    };
    // Where another plan is elected a guard fails whatever extents are.
    while (guard < question.fails.size() &&
           (question.fails[guard].election || any_of(question.fails[guard].conditions, isBroken)))
      ++guard;
    if (guard == question.fails.size()) {
      Relaxation relaxation(question, conjunction);
      Search found = relaxation.sample();
      if (found.point)
        keep(relaxation.valuesOf(*found.point));
      return found.isEmpty();
    }
    bool isEmpty = true;
    for (const Inequality &condition : question.fails[guard].conditions) {
      conjunction.push_back(withoutRemainders(negate(condition)));
      isEmpty &= descend(guard + 1);
      conjunction.pop_back();
      if (!witness.empty())
        return false;
    }
    return isEmpty;
  }
  void keep(SmallVector<int64_t> values) {
    if (fillQuotients(question, values) && isWitness(question, values))
      witness = values;
  }

  const ReachQuestion &question;
  SmallVector<Inequality> conjunction;
  SmallVector<int64_t> witness;
  int ways = 0;
};
} // namespace

Reach solveReach(const ReachQuestion &question) {
  if (!checkReach(question).empty())
    return {};
  if (isOutside(question))
    return {Reach::Unreachable, {}};
  if (auto witness = tryLargest(question))
    return {Reach::Reached, *witness};
  if (auto witness = Trial(question).run())
    return {Reach::Reached, *witness};
  return Proof(question).run();
}

//===----------------------------------------------------------------------===//
// Lists of variants
//===----------------------------------------------------------------------===//

Guard shareQuotients(Guard guard, size_t extents, ReachQuestion &question) {
  SmallVector<unsigned> numbers;
  auto renumber = [&](Inequality &polynomial) {
    for (Term &term : polynomial.terms)
      for (unsigned &index : term.extents)
        if (index >= extents)
          index = numbers[index - extents];
  };
  for (Quotient &quotient : guard.quotients) {
    renumber(quotient.dividend);
    auto same = find_if(question.quotients, [&](const Quotient &other) {
      return other.dividend == quotient.dividend &&
             other.divisor == quotient.divisor;
    });
    if (same == question.quotients.end()) {
      quotient.extent = question.extents.size();
      question.extents.push_back({"", {}});
      question.least.push_back(0);
      question.quotients.push_back(quotient);
      same = std::prev(question.quotients.end());
    }
    numbers.push_back(same->extent);
  }
  for (Inequality &condition : guard.conditions)
    renumber(condition);
  return guard;
}

SmallVector<Variant, 0> dropUnreachable(SmallVector<Variant, 0> variants,
                                        ArrayRef<Extent> extents,
                                        ArrayRef<int64_t> least,
                                        SmallVectorImpl<Dropped> &dropped,
                                        ArrayRef<unsigned> same, const Guard &given) {
  auto unify = [&](Inequality &polynomial) {
    for (Term &term : polynomial.terms)
      for (unsigned &index : term.extents)
        index = index < same.size() ? same[index] : index;
  };
  SmallVector<Variant, 0> kept;
  ReachQuestion question{
      SmallVector<Extent>(extents), SmallVector<int64_t>(least), {}, {}, {}};
  question.mostTried = mostTriedInPlans;
  question.mostWays = mostWaysInPlans;
  for (auto [index, first] : enumerate(same))
    if (first != index) { // No condition reads it.
      question.extents[index].facts = Known::exactly(0);
      if (!least.empty())
        question.least[index] = 0;
    }
  Guard known = given;
  llvm::for_each(known.conditions, unify);
  const Election *decided = nullptr; // a plan of which is reached, or may be
  for (Variant &variant : variants) {
    const Election *election = variant.guard.election.get();
    // Who stands for election serves where the others do: one proof is enough.
    if (election && election == decided) {
      kept.push_back(std::move(variant));
      continue;
    }
    Guard unified = variant.guard;
    unified.election = nullptr;
    for (Quotient &quotient : unified.quotients)
      unify(quotient.dividend);
    for (Inequality &condition : unified.conditions)
      unify(condition);
    Guard guard = shareQuotients(unified, extents.size(), question);
    question.holds = guard;
    append_range(question.holds.conditions, known.conditions);
    if (solveReach(question).verdict == Reach::Unreachable) {
      std::string text = variant.guard.str(extents);
      StringRef why = kept.empty()               ? " never holds"
                      : known.conditions.empty() ? " holds only where a variant before it serves"
                                                 : " holds here only where a variant before it serves";
      dropped.push_back({std::move(variant), text + why.str()});
      continue;
    }
    // Its guard does not say what it asks of arrays: those behind it serve the others.
    if (!variant.plan.asksForDenseRows())
      question.fails.push_back(std::move(guard));
    decided = election;
    kept.push_back(std::move(variant));
  }
  return kept;
}

} // namespace tier::problem
