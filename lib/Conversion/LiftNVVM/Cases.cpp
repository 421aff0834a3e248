//===- Cases.cpp - the cases of a proof -----------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The number of turns of an inner loop is one number, yet a proof takes any in
// each turn of the loop around it, so that what it remembers stays finite. That
// is more than the kernel can do, and costs states: an inner loop without turns
// lets a role run ahead without end. As many turns as a ring has stages, or
// more, use every stage; fewer are cases of their own, with one number of turns.
//
//===----------------------------------------------------------------------===//

#include "Cases.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <functional>

using namespace tier::problem::protocol;

namespace tier::lift {

/// Puts another node in the place of a name.
static void replace(Statement &at, llvm::StringRef name,
                    const Expr::Node &other) {
  auto in = [&](Expr &expr) {
    for (Expr::Node &node : expr.nodes)
      if (node.kind == Expr::Kind::Name && node.name == name)
        node = other;
  };
  for (Expr *expr : {&at.stage, &at.parity, &at.amount, &at.rank, &at.mask})
    in(*expr);
  for (auto *regions : {&at.reads, &at.writes})
    for (Region &region : *regions) {
      in(region.stage);
      in(region.rank);
    }
  for (Body *body : {&at.body, &at.otherwise})
    for (Statement &inner : *body)
      replace(inner, name, other);
}

static void replace(Body &body, llvm::StringRef name, int64_t value) {
  for (Statement &at : body)
    replace(at, name, {Expr::Kind::Constant, value, {}});
}

static void rename(Statement &at, llvm::StringRef name,
                   const std::string &other) {
  replace(at, name, {Expr::Kind::Name, 0, other});
}

std::vector<Program> casesOf(const Program &program,
                             const std::set<std::string> &numbers) {
  constexpr int64_t mostStages = 16;
  constexpr size_t mostCases = 40;
  int64_t stages = 1;
  for (const Buffer &buffer : program.buffers)
    stages = std::max(stages, buffer.stages);
  std::vector<Program> cases = {program};
  if (stages > mostStages)
    return cases;
  for (const Symbol &symbol : program.symbols) {
    if (symbol.varies.empty() || symbol.least >= stages ||
        !numbers.count(symbol.name))
      continue;
    std::vector<Program> more;
    for (const Program &before : cases) {
      for (int64_t turns = symbol.least; turns < stages; ++turns) {
        Program made = before;
        llvm::erase_if(made.symbols, [&](const Symbol &other) {
          return other.name == symbol.name;
        });
        replace(made.before, symbol.name, turns);
        replace(made.after, symbol.name, turns);
        for (Role &role : made.roles)
          replace(role.body, symbol.name, turns);
        more.push_back(std::move(made));
      }
      Program made = before;
      for (Symbol &other : made.symbols)
        if (other.name == symbol.name)
          other.least = stages;
      more.push_back(std::move(made));
    }
    if (more.size() > mostCases)
      return {program};
    cases = std::move(more);
  }
  return cases;
}

/// Loops of one bound one after the other make a proof remember the bound. It
/// may take them for loops of any bounds, each with its own.
static bool relax(Program &program) {
  llvm::StringMap<std::set<std::string>> labels;
  std::vector<Symbol> before = program.symbols;
  bool hasChanged = false;
  std::function<void(Body &)> walk = [&](Body &body) {
    for (Statement &at : body) {
      if (at.op == Op::Loop)
        for (const Symbol &symbol : before) {
          bool isBound = llvm::any_of(at.amount.nodes, [&](auto &node) {
            return node.kind == Expr::Kind::Name && node.name == symbol.name;
          });
          if (!isBound)
            continue;
          auto &known = labels[symbol.name];
          known.insert(at.label);
          if (*known.begin() == at.label && known.size() == 1)
            continue;
          std::string name = symbol.name + " of " + at.label;
          for (char &c : name)
            c = isalnum(c) ? c : '_';
          if (llvm::none_of(program.symbols, [&](const Symbol &other) {
                return other.name == name;
              })) {
            Symbol made = symbol;
            made.name = name;
            program.symbols.push_back(std::move(made));
          }
          rename(at, symbol.name, name);
          hasChanged = true;
        }
      walk(at.body);
      walk(at.otherwise);
    }
  };
  for (Role &role : program.roles)
    walk(role.body);
  return hasChanged;
}

static Verdict verifyOne(const Program &program) {
  Program relaxed = program;
  if (relax(relaxed)) {
    constexpr int64_t steps = 400000;
    Verdict verdict = verify(relaxed, steps);
    if (verdict.isProved())
      return verdict;
  }
  return verify(program);
}

Verdict verifyCases(const Program &program,
                    const std::set<std::string> &numbers) {
  Verdict all;
  for (const Program &one : casesOf(program, numbers)) {
    Verdict verdict = verifyOne(one);
    all.states += verdict.states;
    all.steps += verdict.steps;
    for (Diagnostic &diagnostic : verdict.diagnostics)
      if (llvm::none_of(all.diagnostics, [&](const Diagnostic &other) {
            return other.rule == diagnostic.rule && other.op == diagnostic.op;
          }))
        all.diagnostics.push_back(std::move(diagnostic));
  }
  return all;
}

} // namespace tier::lift
