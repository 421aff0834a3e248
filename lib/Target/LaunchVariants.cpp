//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Reads the conditions of launches back from the steps of a program.

#include "tier/Target/LaunchVariants.h"
#include "tier/Problem/Reach.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace llvm;
using tier::problem::Guard;
using tier::problem::Inequality;
using tier::problem::Reach;
using tier::problem::ReachQuestion;
using tier::problem::Term;

namespace tier::target {

namespace {
/// What a register holds: a polynomial of the variables, or a condition, some
/// of whose conjunctions hold.
struct Symbol {
  Inequality value;
  bool isCondition = false;
  SmallVector<Guard, 0> anyOf;
  std::string text; ///< of a condition
  /// A place in a list of so many plans, or a condition that asks for one: `anyOf` says where
  /// somebody is elected, not who.
  int64_t plans = 0;
  bool isLast = false; ///< that asks for the last place
};

/// A branch that is taken from one step to before another.
struct Literal {
  size_t first, end;
  int32_t condition;
  enum Kind { Holds, Fails, Assumed } kind;
};

class Reader {
public:
  explicit Reader(const LaunchProgram &program) : program(program) {
    symbols.resize(program.registers);
  }
  std::vector<LaunchVariant> run();

private:
  // Variables.
  unsigned variable(std::string name, problem::Known facts, int64_t least,
                    bool mayBeNegative);
  Inequality extent(int64_t parameter, int64_t side);
  Inequality stride(int64_t parameter, int64_t side);
  Inequality opaque(const Twine &name, bool mayBeNegative);
  Inequality quotient(Inequality dividend, int64_t divisor, StringRef name);

  // Steps.
  void evaluate(const Step &step);
  Symbol compare(const Step &step);
  Symbol combine(const Step &step);
  Inequality arithmetic(const Step &step);
  LaunchVariant describe(size_t at, const Step &step);
  Reach::Verdict solve(ReachQuestion question,
                       ArrayRef<const Symbol *> alternatives,
                       SmallVectorImpl<int64_t> &witness);
  std::string str(const Inequality &value);

  const LaunchProgram &program;
  SmallVector<Symbol, 0> symbols;
  SmallVector<Literal> literals;
  ReachQuestion facts;
  SmallVector<bool> mayBeNegative;
  std::map<std::string, unsigned> variables;
};
} // namespace

//===----------------------------------------------------------------------===//
// Polynomials
//===----------------------------------------------------------------------===//

static Inequality number(int64_t value) { return {{}, value}; }

static std::optional<int64_t> constantOf(const Inequality &value) {
  if (value.terms.empty())
    return value.constant;
  return std::nullopt;
}

/// a + factor * b.
static Inequality sum(const Inequality &a, const Inequality &b,
                      int64_t factor) {
  Inequality result = a;
  result.constant += factor * b.constant;
  for (const Term &term : b.terms) {
    auto *same = find_if(result.terms, [&](const Term &other) {
      return other.extents == term.extents;
    });
    if (same == result.terms.end())
      result.terms.push_back({factor * term.coefficient, term.extents});
    else
      same->coefficient += factor * term.coefficient;
  }
  erase_if(result.terms, [](const Term &term) { return !term.coefficient; });
  return result;
}

static Inequality product(const Inequality &a, const Inequality &b) {
  Inequality result;
  SmallVector<Term, 4> left(a.terms.begin(), a.terms.end()),
      right(b.terms.begin(), b.terms.end());
  left.push_back({a.constant, {}});
  right.push_back({b.constant, {}});
  for (const Term &x : left)
    for (const Term &y : right) {
      Term term{x.coefficient * y.coefficient, x.extents};
      append_range(term.extents, y.extents);
      llvm::sort(term.extents);
      bool isConstant = term.extents.empty();
      int64_t constant = isConstant ? term.coefficient : 0;
      Inequality one{{}, constant};
      if (!isConstant)
        one.terms.push_back(std::move(term));
      result = sum(result, one, 1);
    }
  return result;
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

unsigned Reader::variable(std::string name, problem::Known known, int64_t least,
                          bool isSigned) {
  auto [it, isNew] = variables.try_emplace(name, facts.extents.size());
  if (isNew) {
    facts.extents.push_back({name, known});
    facts.least.push_back(least);
    mayBeNegative.push_back(isSigned);
  }
  return it->second;
}

Inequality Reader::extent(int64_t parameter, int64_t side) {
  const Parameter &owner = program.parameters[parameter];
  problem::Known known;
  if (!owner.sides.empty()) {
    const SideFacts &facts = owner.sides[side];
    if (facts.isOne || facts.extent)
      return number(facts.extent.value_or(1));
    if (facts.equalParameter >= 0 && facts.equalParameter <= parameter)
      return extent(facts.equalParameter, facts.equalSide);
    known = problem::Known::multipleOf(facts.multiple);
  }
  unsigned index = variable((owner.name + "." + Twine(side)).str(), known, 0,
                            /*isSigned=*/false);
  return {{Term{1, {index}}}, 0};
}

Inequality Reader::stride(int64_t parameter, int64_t side) {
  const Parameter &owner = program.parameters[parameter];
  problem::Known known;
  if (!owner.sides.empty()) {
    const SideFacts &facts = owner.sides[side];
    if (facts.stride)
      return number(*facts.stride);
    known = problem::Known::multipleOf(facts.strideMultiple);
  }
  unsigned index =
      variable((owner.name + ".stride." + Twine(side)).str(), known, 0,
               /*isSigned=*/true);
  return {{Term{1, {index}}}, 0};
}

Inequality Reader::opaque(const Twine &name, bool isSigned) {
  unsigned index = variable(name.str(), {}, 0, isSigned);
  return {{Term{1, {index}}}, 0};
}

Inequality Reader::quotient(Inequality dividend, int64_t divisor,
                            StringRef name) {
  if (auto value = constantOf(dividend))
    return number(divideCeilSigned(*value, divisor));
  std::string text =
      (name + "(" + str(dividend) + ", " + Twine(divisor) + ")").str();
  bool isNew = !variables.count(text);
  unsigned index = variable(text, {}, 0, /*isSigned=*/false);
  if (isNew)
    facts.quotients.push_back({index, std::move(dividend), divisor});
  return {{Term{1, {index}}}, 0};
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

static bool isComparison(Opcode opcode) {
  return opcode >= Opcode::Equal && opcode <= Opcode::LessEqualUnsigned;
}

/// Extents are not negative, so that unsigned is signed.
Symbol Reader::compare(const Step &step) {
  std::optional<int64_t> place = constantOf(symbols[step.b].value);
  if (symbols[step.a].plans && place && step.opcode == Opcode::Equal) {
    Symbol made = symbols[step.a];
    made.isCondition = true;
    made.isLast = *place + 1 == made.plans;
    made.text = "plan " + std::to_string(*place) + " is elected of " + made.text;
    return made;
  }
  const Inequality &a = symbols[step.a].value, &b = symbols[step.b].value;
  Inequality atLeast = sum(b, a, -1), atMost = sum(a, b, -1); // b - a, a - b
  auto less = [](Inequality value) {
    --value.constant;
    return value;
  };
  Symbol made;
  made.isCondition = true;
  auto say = [&](StringRef relation) {
    made.text = str(a) + " " + relation.str() + " " + str(b);
  };
  switch (step.opcode) {
  case Opcode::Equal:
    made.anyOf = {Guard{{atLeast, atMost}}};
    say("==");
    break;
  case Opcode::NotEqual:
    // Mostly of an extent and 0: the first that is reached answers.
    made.anyOf = {Guard{{less(atMost)}}, Guard{{less(atLeast)}}};
    say("!=");
    break;
  case Opcode::Less:
  case Opcode::LessUnsigned:
    made.anyOf = {Guard{{less(atLeast)}}};
    say("<");
    break;
  default:
    made.anyOf = {Guard{{atLeast}}};
    say("<=");
    break;
  }
  // 65 <= M reads better from the other end.
  if (constantOf(a) && made.anyOf.size() == 1 && step.opcode != Opcode::Equal)
    made.text = str(b) + (made.text.find("<=") == std::string::npos ? " > " : " >= ") + str(a);
  return made;
}

/// `and` and `or` of conditions.
Symbol Reader::combine(const Step &step) {
  const Symbol &a = symbols[step.a], &b = symbols[step.b];
  Symbol made;
  made.isCondition = true;
  made.plans = std::max(a.plans, b.plans);
  made.isLast = a.isLast || b.isLast;
  if (step.opcode == Opcode::Or) {
    made.anyOf = a.anyOf;
    append_range(made.anyOf, b.anyOf);
    made.text = "(" + a.text + " or " + b.text + ")";
    return made;
  }
  for (const Guard &x : a.anyOf)
    for (const Guard &y : b.anyOf) {
      made.anyOf.push_back(x);
      append_range(made.anyOf.back().conditions, y.conditions);
    }
  made.text = a.text + " and " + b.text;
  return made;
}

Inequality Reader::arithmetic(const Step &step) {
  const Inequality &a = symbols[step.a].value, &b = symbols[step.b].value;
  std::optional<int64_t> divisor = constantOf(b);
  bool divides = divisor && *divisor > 0;
  switch (step.opcode) {
  case Opcode::Add:
    return sum(a, b, 1);
  case Opcode::Sub:
    return sum(a, b, -1);
  case Opcode::Mul:
    return product(a, b);
  case Opcode::CeilDiv:
    if (divides)
      return quotient(a, *divisor, "ceildiv");
    break;
  case Opcode::Div:
  case Opcode::FloorDiv:
    if (divides)
      return quotient(sum(a, number(*divisor - 1), -1), *divisor, "ceildiv");
    break;
  case Opcode::Rem:
  case Opcode::Mod:
    if (divides)
      return sum(a,
                 quotient(sum(a, number(*divisor - 1), -1), *divisor,
                          "ceildiv"),
                 -*divisor);
    break;
  default:
    break;
  }
  return opaque(stringify(step.opcode) + "(" + str(a) + ", " + str(b) + ")",
                /*isSigned=*/true);
}

void Reader::evaluate(const Step &step) {
  if (step.result < 0)
    return;
  Symbol made;
  if (step.opcode == Opcode::Constant) {
    made.value = number(step.immediate);
  } else if (step.opcode == Opcode::Extent) {
    made.value = extent(step.a, step.b);
  } else if (step.opcode == Opcode::Stride) {
    made.value = stride(step.a, step.b);
  } else if (step.opcode == Opcode::Value) {
    made.value = opaque(program.parameters[step.a].name, /*isSigned=*/true);
  } else if (step.opcode == Opcode::Units) {
    made.value = opaque(step.immediate > 1
                            ? "clusters of " + Twine(step.immediate)
                            : Twine("units"),
                        /*isSigned=*/false);
  } else if (step.opcode == Opcode::Elect) {
    const ElectionFields &fields = program.elections[step.immediate];
    const Symbol &where = symbols[fields.where];
    made.value = opaque("register " + Twine(step.result), /*isSigned=*/true);
    made.anyOf = where.anyOf;
    made.plans = fields.election.plans.size();
    made.text = std::to_string(made.plans);
    if (!where.text.empty())
      made.text += " where " + where.text;
    else // a constant
      made.anyOf = {Guard{}};
  } else if (step.opcode == Opcode::Move) {
    made = symbols[step.a];
  } else if (step.opcode == Opcode::Select) {
    made.value = opaque("register " + Twine(step.result), /*isSigned=*/true);
  } else if (isComparison(step.opcode)) {
    made = compare(step);
  } else if ((step.opcode == Opcode::And || step.opcode == Opcode::Or) &&
             symbols[step.a].isCondition && symbols[step.b].isCondition) {
    made = combine(step);
  } else {
    made.value = arithmetic(step);
  }
  symbols[step.result] = std::move(made);
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

/// One of the ways in which all alternatives hold is reached, or none is.
Reach::Verdict Reader::solve(ReachQuestion question,
                             ArrayRef<const Symbol *> alternatives,
                             SmallVectorImpl<int64_t> &witness) {
  if (alternatives.empty()) {
    Reach reach = problem::solveReach(question);
    witness.assign(reach.witness.begin(), reach.witness.end());
    return reach.verdict;
  }
  Reach::Verdict all = Reach::Unreachable;
  for (const Guard &guard : alternatives.front()->anyOf) {
    ReachQuestion more = question;
    append_range(more.holds.conditions, guard.conditions);
    Reach::Verdict one = solve(std::move(more), alternatives.drop_front(),
                               witness);
    if (one == Reach::Reached)
      return one;
    if (one == Reach::Undecided)
      all = one;
  }
  return all;
}

static void mark(const Inequality &value, MutableArrayRef<bool> used) {
  for (const Term &term : value.terms)
    for (unsigned index : term.extents)
      used[index] = true;
}

/// Fixes the variables that no condition reads, and forgets their quotients.
static SmallVector<bool> keepUsed(ReachQuestion &question,
                                  ArrayRef<const Symbol *> alternatives) {
  SmallVector<bool> used(question.extents.size(), false);
  for (const Guard &guard : question.fails)
    for (const Inequality &condition : guard.conditions)
      mark(condition, used);
  for (const Symbol *symbol : alternatives)
    for (const Guard &guard : symbol->anyOf)
      for (const Inequality &condition : guard.conditions)
        mark(condition, used);
  for (const problem::Quotient &quotient : reverse(question.quotients))
    if (used[quotient.extent])
      mark(quotient.dividend, used);
  erase_if(question.quotients, [&](const problem::Quotient &quotient) {
    return !used[quotient.extent];
  });
  for (auto [index, isUsed] : enumerate(used))
    if (!isUsed) {
      question.extents[index].facts = problem::Known::exactly(0);
      question.least[index] = 0;
    }
  return used;
}

LaunchVariant Reader::describe(size_t at, const Step &step) {
  LaunchVariant variant{program.launches[step.immediate].kernel, "", "", ""};
  ReachQuestion question = facts;
  SmallVector<const Symbol *> alternatives;
  bool isKnown = true, isElected = false;
  std::vector<std::string> texts;
  for (const Literal &literal : literals) {
    if (at < literal.first || at >= literal.end)
      continue;
    const Symbol &condition = symbols[literal.condition];
    if (!condition.isCondition) {
      isKnown = false;
    } else if (literal.kind == Literal::Fails) {
      // Nobody is elected only where none was, up to the last.
      if (!condition.plans || condition.isLast)
        append_range(question.fails, condition.anyOf);
    } else {
      isElected |= condition.plans > 0;
      alternatives.push_back(&condition);
      if (literal.kind == Literal::Holds)
        texts.push_back(condition.text);
    }
  }
  variant.guard = join(texts, " and ");
  SmallVector<bool> isUsed = keepUsed(question, alternatives);
  SmallVector<int64_t> witness;
  Reach::Verdict verdict = solve(question, alternatives, witness);
  // Strides and numbers below 0 were not looked at.
  for (auto [used, isSigned] : zip_equal(isUsed, mayBeNegative))
    if (verdict == Reach::Unreachable && used && isSigned)
      verdict = Reach::Undecided;
  if (verdict == Reach::Reached && !isKnown)
    verdict = Reach::Undecided;
  variant.verdict = verdict == Reach::Unreachable   ? "unreachable"
                    : verdict == Reach::Undecided ? "undecided"
                    : isElected                   ? "elected"
                                                  : "reached";
  if (verdict == Reach::Reached) {
    std::vector<std::string> values;
    for (auto [index, value] : enumerate(witness))
      if (isUsed[index] &&
          none_of(facts.quotients, [&](const problem::Quotient &quotient) {
            return quotient.extent == index;
          }))
        values.push_back(facts.extents[index].name + " = " +
                         std::to_string(value));
    variant.witness = join(values, ", ");
  }
  return variant;
}

std::string Reader::str(const Inequality &value) {
  std::string text;
  raw_string_ostream os(text);
  for (const Term &term : value.terms) {
    if (!text.empty())
      os << (term.coefficient < 0 ? " - " : " + ");
    else if (term.coefficient < 0)
      os << "-";
    if (std::abs(term.coefficient) != 1)
      os << std::abs(term.coefficient) << "*";
    ListSeparator times("*");
    for (unsigned index : term.extents)
      os << times << facts.extents[index].name;
  }
  if (value.terms.empty())
    os << value.constant;
  else if (value.constant)
    os << (value.constant < 0 ? " - " : " + ") << std::abs(value.constant);
  return text;
}

std::vector<LaunchVariant> Reader::run() {
  std::vector<LaunchVariant> variants(program.launches.size());
  for (auto [at, step] : enumerate(program.steps)) {
    evaluate(step);
    if (step.opcode == Opcode::JumpUnless) {
      size_t target = step.immediate;
      literals.push_back({at + 1, target, step.a, Literal::Holds});
      const Step *before = target > 0 && target <= program.steps.size()
                               ? &program.steps[target - 1]
                               : nullptr;
      if (before && before->opcode == Opcode::Jump &&
          size_t(before->immediate) > target)
        literals.push_back({target, size_t(before->immediate), step.a,
                            Literal::Fails});
    }
    if (step.opcode == Opcode::Check)
      literals.push_back(
          {at + 1, program.steps.size(), step.a, Literal::Assumed});
    if (step.opcode == Opcode::Launch)
      variants[step.immediate] = describe(at, step);
  }
  return variants;
}

std::vector<LaunchVariant> variantsOf(const LaunchProgram &program) {
  return Reader(program).run();
}

} // namespace tier::target
