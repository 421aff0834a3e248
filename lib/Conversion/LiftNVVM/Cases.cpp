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

using namespace tier::problem::protocol;

namespace tier::lift {

static void replace(Expr &expr, llvm::StringRef name, int64_t value) {
  for (Expr::Node &node : expr.nodes)
    if (node.kind == Expr::Kind::Name && node.name == name)
      node = {Expr::Kind::Constant, value, {}};
}

static void replace(Body &body, llvm::StringRef name, int64_t value) {
  for (Statement &at : body) {
    for (Expr *expr :
         {&at.stage, &at.parity, &at.amount, &at.rank, &at.mask})
      replace(*expr, name, value);
    for (auto *regions : {&at.reads, &at.writes})
      for (Region &region : *regions) {
        replace(region.stage, name, value);
        replace(region.rank, name, value);
      }
    replace(at.body, name, value);
    replace(at.otherwise, name, value);
  }
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

Verdict verifyCases(const Program &program,
                    const std::set<std::string> &numbers) {
  Verdict all;
  for (const Program &one : casesOf(program, numbers)) {
    Verdict verdict = verify(one);
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
