//===- ProtocolVerifyTest.cpp - proofs about protocols --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/ProtocolKernels.h"
#include "tier/Problem/ProtocolVerify.h"

#include "tier/Problem/ProtocolSimulate.h"

#include "gtest/gtest.h"

#include <chrono>
#include <functional>

using namespace tier::problem::protocol;

/// Every kernel of the library is proved, in little time.
TEST(ProtocolVerify, proves_known_kernels) {
  for (const Kernel &kernel : kernels()) {
    Program program = llvm::cantFail(makeKernel(kernel.name));
    ASSERT_EQ(check(program), "") << kernel.name.str();
    auto start = std::chrono::steady_clock::now();
    Verdict verdict = verify(program);
    double ms = std::chrono::duration<double, std::milli>(
                    std::chrono::steady_clock::now() - start)
                    .count();
    for (const Diagnostic &diagnostic : verdict.diagnostics)
      ADD_FAILURE() << kernel.name.str() << " op " << diagnostic.op
                    << " other " << diagnostic.other << " stage "
                    << diagnostic.stage << " iteration "
                    << diagnostic.iteration << ": " << diagnostic.message;
    EXPECT_TRUE(verify(program, 4000000, /*knowsAll=*/true).isProved())
        << kernel.name.str();
    printf("%-18s %6ld states %8ld steps %8.2f ms\n", kernel.name.data(),
           long(verdict.states), long(verdict.steps), ms);
    EXPECT_LT(ms, 2000) << kernel.name.str(); // on a busy machine
  }
}

//===----------------------------------------------------------------------===//
// Rules that no mutation of the kernels breaks
//===----------------------------------------------------------------------===//

static Region tile(Expr stage = 0) {
  Region made;
  made.buffer = "tile";
  made.stage = stage;
  return made;
}

/// One barrier, initialised and fenced; 128 threads.
static Program oneRole(Body body) {
  Program program;
  program.barriers = {{"full", 2}};
  program.buffers = {{"tile", Space::Shared, 2, 128}};
  program.symbols = {{"K"}};
  program.predicates = {{"p"}};
  program.before = {electCta({onBarrier(Op::Init, "full", 0, 1),
                              onBarrier(Op::Init, "full", 1, 1),
                              plain(Op::InitFence)}),
                    ctaBarrier(0, {})};
  program.roles = {{"all", 128, std::move(body)}};
  number(program);
  return program;
}

static Body filled(Body after) {
  Body body = {electRole({onBarrier(Op::ArriveExpect, "full", 0, 128),
                          bulkLoad(tile(), "full", 0, 128)}),
               wait("full", 0, 0)};
  body.insert(body.end(), after.begin(), after.end());
  return body;
}

static std::string rulesOf(const Program &program) {
  std::string all;
  for (const Diagnostic &diagnostic : verify(program).diagnostics)
    all += diagnostic.rule.str() + " ";
  return all;
}

TEST(ProtocolVerify, a_fill_and_a_read_are_proved) {
  EXPECT_EQ(rulesOf(oneRole(filled({read(tile())}))), "");
}

TEST(ProtocolVerify, a_stage_outside_of_the_ring_is_refused) {
  EXPECT_EQ(rulesOf(oneRole({read(tile(2))})), "async.stage ");
  EXPECT_EQ(rulesOf(oneRole({loop("k", 3, {read(tile("k"))})})),
            "async.stage ");
  EXPECT_EQ(rulesOf(oneRole({loop("k", 2, {read(tile("k"))})})), "");
}

TEST(ProtocolVerify, an_index_without_a_bound_is_unknown) {
  EXPECT_EQ(rulesOf(oneRole({loop("k", "K", {read(tile("k"))})})),
            "async.unknown ");
  EXPECT_EQ(rulesOf(oneRole({loop("k", "K", {read(tile("k mod 2"))})})), "");
}

TEST(ProtocolVerify, an_op_that_may_touch_memory_is_unknown) {
  EXPECT_EQ(rulesOf(oneRole({plain(Op::Unknown)})), "async.unknown ");
}

TEST(ProtocolVerify, bytes_are_expected_before_the_last_arrival) {
  // Thread 0 arrives, and another expects bytes that may come too late.
  Program program = oneRole({});
  program.roles = {{"arrive", 32, {electRole({onBarrier(Op::Arrive, "full", 0)}),
                                   wait("full", 0, 0)}},
                   {"expect", 32, {electRole({
                        onBarrier(Op::Expect, "full", 0, 128),
                        bulkLoad(tile(), "full", 0, 128)}),
                                   wait("full", 0, 0)}}};
  program.roles[0].body[0].id = 50;
  std::swap(program.roles[0], program.roles[1]);
  number(program);
  EXPECT_EQ(rulesOf(program), "async.expect ");
}

TEST(ProtocolVerify, bytes_behind_the_last_arrival_are_too_late) {
  EXPECT_EQ(rulesOf(oneRole({electRole(
                {onBarrier(Op::Arrive, "full", 0),
                 onBarrier(Op::Expect, "full", 0, 128),
                 bulkLoad(tile(), "full", 0, 128)})})),
            "async.expect ");
}

TEST(ProtocolVerify, a_written_map_needs_a_fence_where_no_fence_is_at_all) {
  Region map;
  map.buffer = "map";
  Statement load = bulkLoad(tile(), "full", 0, 128);
  load.reads = {map};
  Program program = oneRole(
      {electRole({write(map), onBarrier(Op::ArriveExpect, "full", 0, 128),
                  load}),
       wait("full", 0, 0)});
  program.buffers.push_back({"map", Space::Global, 1, 128});
  EXPECT_EQ(rulesOf(program), "async.map-fence ");
}

TEST(ProtocolVerify, a_load_that_nobody_awaits_is_pending) {
  EXPECT_EQ(rulesOf(oneRole({electRole(
                {onBarrier(Op::ArriveExpect, "full", 0, 128),
                 bulkLoad(tile(), "full", 0, 128)})})),
            "async.load-pending ");
}

TEST(ProtocolVerify, a_read_before_a_bulk_copy_wants_a_fence) {
  Body refill = {read(tile()), ctaBarrier(0, {}),
                 electRole({onBarrier(Op::ArriveExpect, "full", 0, 128),
                            bulkLoad(tile(), "full", 0, 128)}),
                 wait("full", 0, 1)};
  Verdict verdict = verify(oneRole(filled(refill)));
  ASSERT_EQ(verdict.diagnostics.size(), 1u);
  EXPECT_EQ(verdict.diagnostics[0].rule, "async.fence-war");
  EXPECT_FALSE(verdict.hasErrors());
  refill.insert(refill.begin() + 1, fence());
  EXPECT_EQ(rulesOf(oneRole(filled(refill))), "");
}

TEST(ProtocolVerify, a_map_that_was_written_is_fenced_on_both_sides) {
  auto program = [](bool releases, bool acquires) {
    Region map;
    map.buffer = "map";
    Statement load = bulkLoad(tile(), "full", 0, 128);
    load.reads = {map};
    Body body = {electRole({write(map)})};
    if (releases)
      body.push_back(electRole({plain(Op::MapRelease)}));
    body.push_back(ctaBarrier(0, {}));
    if (acquires)
      body.push_back(electRole({plain(Op::MapAcquire)}));
    body.push_back(
        electRole({onBarrier(Op::ArriveExpect, "full", 0, 128), load}));
    body.push_back(wait("full", 0, 0));
    Program made = oneRole(body);
    made.buffers.push_back({"map", Space::Global, 1, 128});
    // Keep the fences known even where one is left out.
    made.after = {electRole({plain(Op::MapRelease), plain(Op::MapAcquire)})};
    number(made);
    return made;
  };
  EXPECT_EQ(rulesOf(program(true, true)), "");
  EXPECT_EQ(rulesOf(program(false, true)), "async.map-fence ");
  EXPECT_EQ(rulesOf(program(true, false)), "async.map-fence ");
  for (int seed = 0; seed < 8; ++seed) {
    EXPECT_EQ(simulate(program(true, true), {}, seed).broken, "");
    EXPECT_EQ(simulate(program(false, true), {}, seed).broken,
              "async.map-fence");
    EXPECT_EQ(simulate(program(true, false), {}, seed).broken,
              "async.map-fence");
  }
}

TEST(ProtocolVerify, a_branch_is_decided_both_ways) {
  // Only where `p` holds is the stage read before it is full.
  Body body = {electRole({onBarrier(Op::ArriveExpect, "full", 0, 128),
                          bulkLoad(tile(), "full", 0, 128)}),
               branchOn("p", {read(tile())}, {}), wait("full", 0, 0)};
  EXPECT_EQ(rulesOf(oneRole(body)), "async.read-early ");
  body = {electRole({onBarrier(Op::ArriveExpect, "full", 0, 128),
                     bulkLoad(tile(), "full", 0, 128)}),
          branchOn("p", {wait("full", 0, 0), read(tile())},
                   {wait("full", 0, 0)})};
  EXPECT_EQ(rulesOf(oneRole(body)), "");
}

TEST(ProtocolVerify, threads_that_disagree_do_not_meet) {
  Program program = oneRole({branchOn("p", {ctaBarrier(0, {})}, {})});
  EXPECT_EQ(rulesOf(program), "");
  program.predicates[0].differs = true;
  EXPECT_NE(rulesOf(program).find("async.barrier-divergent"),
            std::string::npos);
}

TEST(ProtocolVerify, a_wait_that_gives_up_is_named) {
  Program program = oneRole(filled({read(tile())}));
  program.roles[0].body[1].isOnce = true;
  Verdict verdict = verify(program);
  ASSERT_FALSE(verdict.diagnostics.empty());
  EXPECT_EQ(verdict.diagnostics[0].rule, "async.wait-loop");
  EXPECT_EQ(verdict.diagnostics[0].op, program.roles[0].body[1].id);
}

/// Each message says the rule, what it expects, what it got, and a fix.
TEST(ProtocolVerify, messages_have_one_form) {
  for (const Diagnostic &diagnostic :
       verify(oneRole({read(tile(2))})).diagnostics) {
    EXPECT_EQ(diagnostic.message,
              "[async.stage] expects a stage of the ring, got stage 2 of 2 of "
              "'tile'");
    EXPECT_EQ(diagnostic.fix, "reduce the index by the number of stages");
  }
}

//===----------------------------------------------------------------------===//
// Against every schedule
//===----------------------------------------------------------------------===//

/// A ring of one stage: two threads, two iterations.
static Program smallRing() {
  Program program;
  program.barriers = {{"full", 1}, {"empty", 1}};
  program.buffers = {{"tile", Space::Shared, 1, 128}};
  program.symbols = {{"K"}};
  program.before = {electCta({onBarrier(Op::Init, "full", 0, 1),
                              onBarrier(Op::Init, "empty", 0, 1),
                              plain(Op::InitFence)}),
                    ctaBarrier(0, {})};
  program.roles = {
      {"load",
       1,
       {loop("k", "K",
             {wait("empty", 0, "1 - k mod 2"),
              onBarrier(Op::ArriveExpect, "full", 0, 128),
              bulkLoad(tile(), "full", 0, 128)})}},
      {"use",
       1,
       {loop("k", "K",
             {wait("full", 0, "k mod 2"), read(tile()), fence(),
              onBarrier(Op::Arrive, "empty", 0)})}}};
  number(program);
  return program;
}

/// Where a program is proved, all schedules compute the same; where
/// it is refused, they do not (or one breaks a rule).
TEST(ProtocolVerify, agrees_with_every_schedule_of_small_programs) {
  Script script;
  script.values["K"] = {2};
  Exploration right = explore(smallRing(), script);
  ASSERT_TRUE(right.isComplete);
  ASSERT_EQ(right.results.size(), 1u);
  EXPECT_TRUE(right.broken.empty());
  EXPECT_TRUE(verify(smallRing()).isProved());
  EXPECT_GT(right.states, 20);

  int refused = 0, proved = 0;
  auto compare = [&](Program program, const std::string &what) {
    bool isProved = !verify(program).hasErrors();
    Exploration found = explore(program, script);
    ASSERT_TRUE(found.isComplete);
    bool isRight = found.broken.empty() && found.results.size() == 1;
    EXPECT_EQ(isProved, isRight)
        << what << ": " << rulesOf(program) << "; "
        << (found.broken.empty() ? "" : *found.broken.begin()) << " "
        << found.results.size() << " results";
    ++(isProved ? proved : refused);
  };
  // Every op dropped, and every pair of neighbours exchanged.
  for (int role : {-1, 0, 1}) {
    auto bodyOf = [&](Program &program) -> Body & {
      return role < 0 ? program.before[0].body : program.roles[role].body[0].body;
    };
    Program base = smallRing();
    for (size_t at = 0; at < bodyOf(base).size(); ++at) {
      Program dropped = smallRing();
      bodyOf(dropped).erase(bodyOf(dropped).begin() + at);
      std::string place =
          std::to_string(role) + " at " + std::to_string(at);
      compare(dropped, "dropped " + place);
      if (at + 1 == bodyOf(base).size())
        continue;
      Program exchanged = smallRing();
      std::swap(bodyOf(exchanged)[at], bodyOf(exchanged)[at + 1]);
      compare(exchanged, "exchanged " + place);
    }
  }
  EXPECT_GE(refused, 8);
  EXPECT_GE(proved, 1);
}
