//===- ProtocolMutationTest.cpp - broken protocols are caught -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every way to break an op, at every place of every kernel of the library. The
// verifier must report a rule of the mutation's list at the op, and the
// simulator must find a schedule that computes something else, or ends in a
// deadlock, or breaks a rule.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/ProtocolKernels.h"
#include "tier/Problem/ProtocolSimulate.h"
#include "tier/Problem/ProtocolVerify.h"

#include "gtest/gtest.h"

#include <functional>
#include <map>

using namespace tier::problem::protocol;

namespace {

/// Breaks statement `at` of `body`; false if it does not apply there.
using Break = std::function<bool(Program &, Body &body, size_t at)>;

struct Mutation {
  const char *name;
  std::vector<const char *> expected; ///< rules that say so
  Break apply;
  /// Contested, so a warning; or a limit of the machine: the simulator, which
  /// has no such limit, need not see it.
  bool isUnseen = false;
};

Break drop(Op op) {
  return [op](Program &, Body &body, size_t at) {
    if (body[at].op != op)
      return false;
    body.erase(body.begin() + at);
    return true;
  };
}

Break edit(Op op, std::function<bool(Statement &)> change) {
  return [op, change](Program &, Body &body, size_t at) {
    return body[at].op == op && change(body[at]);
  };
}

bool addTo(Expr &expr, int64_t more) {
  if (expr.nodes.size() != 1 || expr.nodes[0].kind != Expr::Kind::Constant)
    return false;
  expr.nodes[0].value += more;
  return true;
}

bool oneMore(Statement &at) { return addTo(at.amount, 1); }

std::vector<Mutation> mutations() {
  return {
      {"drop the wait",
       {"async.overwrite", "async.read-early", "async.arrivals",
        "async.phase-observed", "async.race", "async.init", "async.bytes",
        "async.deadlock", "async.tensor-fence", "async.load-pending",
        "async.number"},
       drop(Op::Wait)},
      {"flip the parity",
       {"async.parity", "async.deadlock", "async.read-early",
        "async.overwrite", "async.phase-observed", "async.number"},
       edit(Op::Wait,
            [](Statement &at) {
              at.parity = Expr("1 - (" + at.parity.str() + ")");
              return true;
            })},
      {"never flip the parity",
       {"async.parity", "async.deadlock", "async.read-early",
        "async.overwrite", "async.phase-observed"},
       edit(Op::Wait,
            [](Statement &at) {
              bool isConstant = at.parity.nodes.size() == 1 &&
                                at.parity.nodes[0].kind ==
                                    Expr::Kind::Constant;
              at.parity = 0;
              return !isConstant;
            })},
      {"wait once",
       {"async.wait-loop", "async.overwrite", "async.arrivals",
        "async.phase-observed", "async.read-early", "async.race",
        "async.tensor-fence", "async.number"},
       edit(Op::Wait,
            [](Statement &at) {
              at.isOnce = true;
              return true;
            })},
      {"drop the arrival",
       {"async.arrivals", "async.deadlock"},
       drop(Op::Arrive)},
      {"arrive twice",
       {"async.arrivals", "async.phase-observed", "async.overwrite",
        "async.release-running", "async.parity"},
       edit(Op::Arrive,
            [](Statement &at) {
              at.amount = 2;
              return true;
            })},
      {"expect more bytes",
       {"async.bytes"},
       edit(Op::ArriveExpect,
            [](Statement &at) { return addTo(at.amount, 16); })},
      {"expect fewer bytes",
       {"async.bytes"},
       edit(Op::ArriveExpect,
            [](Statement &at) { return addTo(at.amount, -16); })},
      {"expect no bytes",
       {"async.bytes", "async.read-early", "async.phase-observed",
        "async.arrivals"},
       edit(Op::ArriveExpect,
            [](Statement &at) {
              at.op = Op::Arrive;
              at.amount = 1;
              return true;
            })},
      {"expect without arriving",
       {"async.arrivals", "async.deadlock"},
       edit(Op::ArriveExpect,
            [](Statement &at) {
              at.op = Op::Expect;
              return true;
            })},
      {"drop the load",
       {"async.bytes"},
       drop(Op::BulkLoad)},
      {"count one arrival more",
       {"async.arrivals", "async.deadlock"},
       edit(Op::Init, oneMore)},
      {"drop the initialisation", {"async.init"}, drop(Op::Init)},
      {"drop the fence of initialisations",
       {"async.init-fence", "async.init"},
       drop(Op::InitFence)},
      {"drop the meeting",
       {"async.init", "async.race", "async.store-visible", "async.store-reuse",
        "async.overwrite", "async.tensor-life", "async.init-fence",
        "async.inval", "async.barrier-live", "async.fence", "async.read-early",
        "async.tensor-fence", "async.barrier-count"},
       drop(Op::CtaBarrier)},
      {"meet in one thread",
       {"async.barrier-divergent", "async.barrier-count"},
       [](Program &, Body &body, size_t at) {
         if (body[at].op != Op::CtaBarrier)
           return false;
         Statement inner = body[at];
         body[at] = electRole({inner});
         body[at].id = inner.id + 100000;
         return true;
       }},
      {"count other threads",
       {"async.barrier-count"},
       edit(Op::CtaBarrier,
            [](Statement &at) {
              at.amount = 320;
              return true;
            })},
      {"drop the fence",
       {"async.fence", "async.store-visible", "async.fence-copy"},
       drop(Op::Fence)},
      {"fence another space",
       {"async.fence-scope", "async.fence-copy"},
       edit(Op::Fence,
            [](Statement &at) {
              at.space = Space::Global;
              return true;
            })},
      {"drop the fence of the matrix unit",
       {"async.mma-fence"},
       drop(Op::MmaFence)},
      {"drop the commit of products",
       {"async.mma-commit", "async.release-running"},
       drop(Op::MmaCommit)},
      {"drop the wait for products",
       {"async.release-running", "async.product-running", "async.overwrite",
        "async.race"},
       drop(Op::MmaWait)},
      {"wait for fewer products",
       {"async.release-running", "async.product-running", "async.overwrite",
        "async.race"},
       edit(Op::MmaWait, oneMore)},
      {"drop the commit of stores", {"async.commit"}, drop(Op::BulkCommit)},
      {"drop the wait for stores",
       {"async.store-reuse", "async.store-pending"},
       drop(Op::BulkWait)},
      {"wait for fewer stores",
       {"async.store-reuse", "async.store-pending"},
       edit(Op::BulkWait, oneMore)},
      {"drop the commit of copies",
       {"async.read-early", "async.overwrite"},
       drop(Op::GroupCommit)},
      {"drop the wait for copies",
       {"async.read-early", "async.overwrite"},
       drop(Op::GroupWait)},
      {"wait for fewer copies",
       {"async.read-early", "async.overwrite"},
       edit(Op::GroupWait, oneMore)},
      {"drop the arrival of copies",
       {"async.arrivals", "async.deadlock"},
       drop(Op::GroupArrive)},
      {"drop the commit to a barrier",
       {"async.arrivals", "async.deadlock"},
       drop(Op::TensorCommit)},
      {"drop the wait for tensor loads",
       {"async.tensor-wait"},
       drop(Op::TensorWaitLoad)},
      {"drop the fence before",
       {"async.tensor-fence"},
       drop(Op::TensorBefore)},
      {"drop the fence after", {"async.tensor-fence"}, drop(Op::TensorAfter)},
      {"drop the allocation", {"async.tensor-life"}, drop(Op::TensorAlloc)},
      {"drop the deallocation",
       {"async.tensor-life"},
       drop(Op::TensorDealloc)},
      {"tell nothing",
       {"async.number", "async.parity", "async.deadlock", "async.read-early",
        "async.overwrite", "async.phase-observed", "async.arrivals"},
       [](Program &, Body &body, size_t at) {
         bool tells = body[at].op == Op::Write && !body[at].amount.empty();
         if (tells)
           body.erase(body.begin() + at);
         return tells;
       }},
      {"tell another place",
       {"async.parity", "async.deadlock", "async.read-early", "async.overwrite",
        "async.phase-observed", "async.arrivals"},
       edit(Op::Write,
            [](Statement &at) {
              bool tells = !at.amount.empty();
              if (tells)
                at.amount = Expr("1 - (" + at.amount.str() + ") mod 2");
              return tells;
            })},
      {"tell it after the turn was given",
       {"async.number", "async.race", "async.parity", "async.deadlock",
        "async.phase-observed"},
       [](Program &, Body &body, size_t at) {
         bool tells = at + 2 < body.size() && body[at].op == Op::Elect &&
                      body[at].body.front().op == Op::Write &&
                      !body[at].body.front().amount.empty();
         if (!tells || body[at + 2].op != Op::Elect)
           return false;
         std::swap(body[at], body[at + 2]);
         return true;
       }},
      {"go on without hearing",
       {"async.parity", "async.deadlock", "async.read-early", "async.overwrite",
        "async.phase-observed", "async.arrivals", "async.load-pending"},
       [](Program &, Body &body, size_t at) {
         bool hears = body[at].op == Op::Read && !body[at].name.empty();
         if (hears)
           body.erase(body.begin() + at);
         return hears;
       }},
      {"drop the meeting of the warp",
       {"async.tensor-fence", "async.overwrite", "async.parity",
        "async.phase-observed"},
       drop(Op::WarpSync)},
      {"drop the cluster's arrival",
       {"async.barrier-count", "async.init", "async.peer-exit"},
       drop(Op::ClusterArrive)},
      {"drop the cluster's wait",
       {"async.init", "async.peer-exit", "async.barrier-count"},
       drop(Op::ClusterWait)},
      {"copy to one CTA",
       {"async.bytes"},
       edit(Op::BulkLoad,
            [](Statement &at) {
              bool isMulticast = !at.mask.empty();
              at.mask = Expr();
              return isMulticast;
            })},
      {"release one CTA",
       {"async.arrivals", "async.phase-observed", "async.deadlock"},
       edit(Op::Arrive,
            [](Statement &at) {
              bool isRemote = !at.rank.empty();
              at.rank = Expr();
              return isRemote;
            })},
      {"release at the scope of the CTA",
       {"async.remote-scope"},
       edit(Op::Arrive,
            [](Statement &at) {
              at.isCtaScope = true;
              return !at.rank.empty();
            }),
       true},
      {"fill the next stage",
       {"async.overwrite", "async.read-early", "async.race",
        "async.load-pending"},
       edit(Op::BulkLoad,
            [](Statement &at) {
              Expr &stage = at.writes[0].stage;
              bool isConstant = stage.nodes.size() == 1 &&
                                stage.nodes[0].kind == Expr::Kind::Constant;
              stage = Expr("1 - (" + stage.str() + ")");
              return !isConstant || at.writes[0].stage.nodes.size() > 1;
            })},
      {"leave the barrier alive",
       {"async.barrier-live"},
       drop(Op::Inval)},
      {"touch the accumulator while it is written",
       {"async.product-running", "async.mma-fence", "async.mma-commit"},
       [](Program &, Body &body, size_t at) {
         if (body[at].op != Op::Mma)
           return false;
         Statement touch;
         touch.op = Op::Touch;
         touch.name = body[at].name;
         touch.id = body[at].id;
         body.insert(body.begin() + at + 1, touch);
         return true;
       }},
      {"load one iteration less",
       {"async.deadlock", "async.arrivals", "async.load-pending",
        "async.bytes", "async.read-early", "async.overwrite",
        "async.phase-observed"},
       edit(Op::Loop,
            [](Statement &at) {
              bool isSymbol = at.amount.nodes.size() == 1 &&
                              at.amount.nodes[0].name == "K";
              at.amount = Expr("K - 1");
              bool loads = false;
              for (const Statement &inner : at.body)
                loads |= inner.op == Op::BulkLoad;
              return isSymbol && loads;
            })},
      {"a budget of 100 registers",
       {"async.register-budget"},
       [](Program &, Body &body, size_t at) {
         if (body[at].op != Op::MmaFence)
           return false;
         Statement budget = plain(Op::Registers, 100);
         budget.id = body[at].id;
         body.insert(body.begin() + at, budget);
         return true;
       },
       true},
  };
}

/// Calls `visit` with every body of the program and every place in it.
void eachPlace(Program &program,
               const std::function<void(Body &, size_t)> &visit) {
  std::function<void(Body &)> walk = [&](Body &body) {
    for (size_t at = 0; at < body.size(); ++at) {
      visit(body, at);
      if (at >= body.size())
        break;
      walk(body[at].body);
      walk(body[at].otherwise);
    }
  };
  walk(program.before);
  for (Role &role : program.roles)
    walk(role.body);
  walk(program.after);
}

std::vector<Script> scripts(const Program &program) {
  std::vector<Script> all;
  int64_t least =
      program.symbols.empty() ? 0 : program.symbols.back().least;
  for (int64_t trips : {1, 2, 3, 5, 9}) {
    Script script;
    script.values["K"] = {std::max(least, trips)};
    script.values["T"] = {3};
    script.values["both"] = {1, 0, 1};
    all.push_back(script);
  }
  return all;
}

std::string simulateAll(const Program &program, const Program &correct,
                        uint64_t seeds) {
  uint64_t first = 0;
  for (const Script &script : scripts(correct)) {
    std::vector<uint64_t> expected = simulate(correct, script, 0).results;
    first += seeds;
    for (uint64_t seed = first; seed < first + seeds; ++seed) {
      Execution execution = simulate(program, script, seed, 20000);
      if (!execution.broken.empty())
        return execution.broken;
      if (execution.results != expected)
        return "another number";
    }
  }
  return "";
}

} // namespace

/// Ops that are not needed where they stand: without them the program is still
/// correct, and both the verifier and the simulator say so.
const std::map<std::pair<std::string, std::string>, int> spare = {
    // The last stages are never filled again.
    {{"drop the arrival", "pipelined_mma"}, 1},
    {{"drop the arrival", "peeled_prologue"}, 1},
    {{"drop the arrival", "unrolled"}, 1},
    // Only threads of the CTA use these barriers, and they meet.
    {{"drop the fence of initialisations", "copy_arrivals"}, 1},
    // No registers were touched since the first fence.
    {{"drop the fence of the matrix unit", "peeled_prologue"}, 1},
    {{"drop the fence of the matrix unit", "unrolled"}, 1},
    // Roles that do not use tensor memory, or fence again before they do.
    {{"drop the fence before", "tensor_memory"}, 3},
    {{"drop the fence after", "tensor_memory"}, 5},
    // Loads of tensor memory are collective, so the warp is together.
    {{"drop the meeting of the warp", "tensor_memory"}, 1},
    // Lanes that heard of a place multiply together before it is told again.
    {{"drop the meeting of the warp", "turns"}, 2},
};

/// Waits for what has always come: a turn is given only behind the turn that was
/// taken, so that its last place was read. The simulator sees nothing wrong; the barrier
/// wants each of its phases observed.
const std::map<std::pair<std::string, std::string>, int> unseen = {
    {{"never flip the parity", "turns"}, 1},
    {{"wait once", "turns"}, 3},
};

struct Count {
  int mutants = 0, caught = 0, atOp = 0, simulated = 0, spared = 0;
  int otherRule = 0, unknown = 0, missed = 0;
  std::set<std::string> kernels, rules;
};

TEST(ProtocolMutation, every_broken_op_is_caught) {
  bool isVerbose = getenv("TIER_MUTANTS") != nullptr;
  std::map<std::string, Count> byName;
  std::map<std::string, std::pair<int, std::set<std::string>>> byRule;
  std::map<std::pair<std::string, std::string>, int> spared, notSeen;
  Count total;
  for (const Mutation &mutation : mutations())
    for (const Kernel &kernel : kernels()) {
      Program correct = llvm::cantFail(makeKernel(kernel.name));
      size_t places = 0;
      eachPlace(correct, [&](Body &, size_t) { ++places; });
      for (size_t place = 0; place < places; ++place) {
        Program program = correct;
        size_t next = 0;
        int64_t op = -1;
        bool applied = false;
        eachPlace(program, [&](Body &body, size_t at) {
          if (applied || next++ != place)
            return;
          op = body[at].id;
          applied = mutation.apply(program, body, at);
        });
        if (!applied)
          continue;
        Verdict verdict = verify(program);
        // What is proved with less knowledge is proved with all of it.
        if (verdict.isProved()) {
          EXPECT_TRUE(verify(program, 4000000, /*knowsAll=*/true).isProved())
              << mutation.name << " in " << kernel.name.str() << " at op " << op;
        }
        bool isCaught = false, isAtOp = false, isUnknown = false;
        std::string said;
        for (const Diagnostic &diagnostic : verdict.diagnostics) {
          said += std::string(diagnostic.rule) + "@" +
                  std::to_string(diagnostic.op) + "/" +
                  std::to_string(diagnostic.other) + " ";
          isUnknown |= diagnostic.rule == "async.unknown";
          for (const char *rule : mutation.expected) {
            if (diagnostic.rule != rule)
              continue;
            isCaught = true;
            isAtOp |= diagnostic.op == op || diagnostic.other == op;
            byRule[rule].first += 1;
            byRule[rule].second.insert(kernel.name.str());
          }
        }
        std::string simulated = simulateAll(program, correct, 16);
        bool isSpare = verdict.diagnostics.empty() && simulated.empty();
        if (isSpare)
          ++spared[{mutation.name, kernel.name.str()}];
        bool isMissed = verdict.diagnostics.empty() && !isSpare;
        EXPECT_TRUE(isCaught || isSpare)
            << mutation.name << " in " << kernel.name.str() << " at op " << op
            << ": " << said << "; simulated: " << simulated;
        if (simulated.empty() && !mutation.isUnseen && !isSpare)
          ++notSeen[{mutation.name, kernel.name.str()}];
        Count &count = byName[mutation.name];
        for (Count *of : {&count, &total}) {
          ++of->mutants;
          of->caught += isCaught;
          of->atOp += isCaught && isAtOp;
          of->simulated += !simulated.empty();
          of->spared += isSpare;
          of->otherRule += !isCaught && verdict.hasErrors();
          of->unknown += isUnknown;
          of->missed += isMissed;
          of->kernels.insert(kernel.name.str());
        }
        if (isVerbose)
          printf("%-36s %-16s op %3ld | %-60s | %s\n", mutation.name,
                 kernel.name.data(), long(op), said.c_str(),
                 simulated.c_str());
      }
    }
  EXPECT_EQ(spared, spare);
  EXPECT_EQ(notSeen, unseen);
  printf("%-42s %7s %7s %7s %6s %6s %9s %8s %7s %6s\n", "mutation", "kernels",
         "mutants", "caught", "at op", "spare", "simulated", "other id",
         "unknown", "missed");
  byName["all"] = total;
  for (auto &[name, count] : byName)
    printf("%-42s %7zu %7d %7d %6d %6d %9d %8d %7d %6d\n", name.c_str(),
           count.kernels.size(), count.mutants, count.caught, count.atOp,
           count.spared, count.simulated, count.otherRule, count.unknown,
           count.missed);
  printf("\n%-24s %8s %8s\n", "rule", "mutants", "kernels");
  for (auto &[rule, found] : byRule)
    printf("%-24s %8d %8zu\n", rule.c_str(), found.first,
           found.second.size());
  EXPECT_EQ(total.missed, 0);
  EXPECT_EQ(total.otherRule, 0);
  EXPECT_EQ(total.unknown, 0);
}
