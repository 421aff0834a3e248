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

void substitute(Statement &at, llvm::StringRef name, const Expr &other) {
  auto in = [&](Expr &expr) {
    std::vector<Expr::Node> nodes;
    for (Expr::Node &node : expr.nodes)
      if (node.kind == Expr::Kind::Name && node.name == name)
        llvm::append_range(nodes, other.nodes);
      else
        nodes.push_back(std::move(node));
    expr.nodes = std::move(nodes);
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
      substitute(inner, name, other);
}

static void replace(Body &body, llvm::StringRef name, int64_t value) {
  for (Statement &at : body)
    substitute(at, name, Expr(value));
}


static int64_t longestRing(const Program &program) {
  int64_t stages = 1;
  for (const Buffer &buffer : program.buffers)
    stages = std::max(stages, buffer.stages);
  return stages;
}

static Program withNumber(const Program &program, const std::string &symbol,
                          int64_t value) {
  Program made = program;
  llvm::erase_if(made.symbols, [&](const Symbol &other) {
    return other.name == symbol;
  });
  replace(made.before, symbol, value);
  replace(made.after, symbol, value);
  for (Role &role : made.roles)
    replace(role.body, symbol, value);
  return made;
}

/// Symbols that bound a loop inside of another one.
static void findInner(const Body &body, int depth,
                      std::set<std::string> &found) {
  for (const Statement &at : body) {
    bool isLoop = at.op == Op::Loop;
    if (isLoop && depth > 0)
      for (const Expr::Node &node : at.amount.nodes)
        if (node.kind == Expr::Kind::Name)
          found.insert(node.name);
    findInner(at.body, depth + isLoop, found);
    findInner(at.otherwise, depth, found);
  }
}

/// Each of these symbols as each number below `end`, and, if asked for, as any
/// from there on. Nothing if that is too much.
static std::vector<Program> split(const Program &program,
                                  const std::set<std::string> &numbers,
                                  int64_t end, bool hasRest) {
  constexpr size_t mostCases = 64;
  std::vector<Program> cases = {program};
  bool isSplit = false;
  std::set<std::string> inner;
  for (const Role &role : program.roles)
    findInner(role.body, 0, inner);
  for (const Symbol &symbol : program.symbols) {
    bool isBound = hasRest ? !symbol.varies.empty() : inner.count(symbol.name);
    if (!isBound || symbol.least >= end || !numbers.count(symbol.name))
      continue;
    isSplit = true;
    std::vector<Program> more;
    for (const Program &before : cases) {
      for (int64_t turns = symbol.least; turns < end; ++turns)
        more.push_back(withNumber(before, symbol.name, turns));
      if (!hasRest)
        continue;
      more.push_back(before);
      for (Symbol &other : more.back().symbols)
        if (other.name == symbol.name)
          other.least = end;
    }
    if (more.size() > mostCases)
      return {};
    cases = std::move(more);
  }
  return isSplit ? cases : std::vector<Program>();
}

/// Loops of one bound one after the other make a proof remember the bound. It
/// may take them for loops of any bounds, each with its own.
static bool relax(Program &program) {
  llvm::StringMap<std::string> first; ///< symbol -> the label that keeps it
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
          if (first.try_emplace(symbol.name, at.label).first->second == at.label)
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
          substitute(at, symbol.name, Expr(name));
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

static Verdict verifyOne(const Program &program, int64_t limit) {
  Program relaxed = program;
  if (relax(relaxed)) {
    Verdict verdict = verify(relaxed, limit);
    if (verdict.isProved())
      return verdict;
  }
  return verify(program, limit);
}

/// Until one case cannot be decided.
static Verdict verifyAll(llvm::ArrayRef<Program> cases, int64_t limit) {
  Verdict all;
  for (const Program &one : cases) {
    Verdict verdict = verifyOne(one, limit);
    all.states += verdict.states;
    all.steps += verdict.steps;
    for (Diagnostic &diagnostic : verdict.diagnostics)
      if (llvm::none_of(all.diagnostics, [&](const Diagnostic &other) {
            return other.rule == diagnostic.rule && other.op == diagnostic.op;
          }))
        all.diagnostics.push_back(std::move(diagnostic));
    if (llvm::any_of(all.diagnostics, [](const Diagnostic &diagnostic) {
          return diagnostic.rule == "async.unknown";
        }))
      break;
  }
  return all;
}

CasesVerdict verifyCases(const Program &program,
                         const std::set<std::string> &numbers) {
  int64_t stages = longestRing(program);
  std::vector<Program> cases = split(program, numbers, stages, true);
  if (cases.empty())
    cases = {program};
  constexpr int64_t steps = 4000000, stepsOfOne = 400000;
  CasesVerdict made{verifyAll(cases, steps), 0};
  if (made.verdict.isProved())
    return made;
  // Any number in each turn is more than the kernel can do: what fails may hold
  // for each number by itself.
  int64_t most = 3 * stages;
  std::vector<Program> known = split(program, numbers, most, false);
  if (known.empty())
    return made;
  Verdict verdict = verifyAll(known, stepsOfOne);
  if (llvm::any_of(verdict.diagnostics, [](const Diagnostic &diagnostic) {
        return diagnostic.rule == "async.unknown";
      }))
    return made;
  made.bound = verdict.isProved() ? most - 1 : 0;
  made.verdict = std::move(verdict);
  return made;
}

} // namespace tier::lift
