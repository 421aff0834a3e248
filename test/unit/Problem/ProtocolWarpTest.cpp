//===- ProtocolWarpTest.cpp - bytes of warps, and what warps do as one ----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/ProtocolSimulate.h"
#include "tier/Problem/ProtocolVerify.h"

#include "gtest/gtest.h"

#include <random>

using namespace tier::problem::protocol;

static Region tile(int64_t stage = 0) {
  Region made;
  made.buffer = "tile";
  made.stage = stage;
  return made;
}

/// An access of each thread's own part (`share`) inside of its warp's.
static Statement by(Statement access, int64_t share, int64_t warps) {
  access.share = share;
  access.warpShare = warps;
  return access;
}
static Statement stored(int64_t share, int64_t warps) {
  return by(write(tile()), share, warps);
}
static Statement loaded(int64_t share, int64_t warps) {
  return by(read(tile()), share, warps);
}
static Statement loadedAsOne(int64_t warps, int64_t stage = 0) {
  Statement made = by(read(tile(stage)), -1, warps);
  made.isCollective = true;
  return made;
}
static Statement lanesMeet() { return plain(Op::WarpSync); }
static Statement allMeet() { return ctaBarrier(0, {}); }

static Program twoWarps(Body body) {
  Program program;
  program.buffers = {{"tile", Space::Shared, 2, 256}};
  program.symbols = {{"K"}};
  program.roles = {{"all", 64, std::move(body)}};
  number(program);
  return program;
}

static std::string rulesOf(Body body) {
  std::string all;
  for (const Diagnostic &diagnostic : verify(twoWarps(std::move(body))).diagnostics)
    all += diagnostic.rule.str() + " ";
  return all;
}

static constexpr int64_t mine = 1, mates = 2; // mappings of threads
static constexpr int64_t ofWarps = 7, others = 8;

TEST(ProtocolWarp, lanes_meet_before_they_read_what_others_wrote) {
  Statement store = stored(mine, ofWarps),
            load = loaded(mates, ofWarps);
  EXPECT_EQ(rulesOf({store, lanesMeet(), load}), "");
  EXPECT_EQ(rulesOf({store, load}), "async.race ");
  EXPECT_EQ(rulesOf({loop("k", "K", {store, lanesMeet(), load, lanesMeet()})}), "");
  EXPECT_EQ(rulesOf({loop("k", "K", {store, lanesMeet(), load})}), "async.race ");
  EXPECT_EQ(rulesOf({electWarp({store}), lanesMeet(), load}), "");
  EXPECT_EQ(rulesOf({electWarp({store}), load}), "async.race ");
}

TEST(ProtocolWarp, a_warp_that_meets_tells_no_other_warp) {
  Statement store = stored(mine, ofWarps);
  // Bytes that the mapping gives to other warps, or that any warp reads.
  EXPECT_EQ(rulesOf({store, lanesMeet(), loaded(mates, others)}), "async.race ");
  EXPECT_EQ(rulesOf({store, lanesMeet(), loaded(-1, -1)}), "async.race ");
  EXPECT_EQ(rulesOf({store, allMeet(), loaded(-1, -1)}), "");
  // What covers the bytes of one warp covers no other's.
  EXPECT_EQ(rulesOf({stored(mine, others), lanesMeet(),
                     stored(-1, ofWarps)}),
            "async.race ");
  // The same numbers in another role are other bytes.
  Program program = twoWarps({store, lanesMeet(), loaded(mates, ofWarps)});
  program.roles.push_back(program.roles.front());
  program.roles.back().name = "others";
  number(program);
  EXPECT_FALSE(verify(program).isProved());
}

TEST(ProtocolWarp, copies_of_threads_are_shown_to_the_warp) {
  Statement copy = by(plain(Op::GroupCopy), 0, ofWarps);
  copy.writes = {tile()};
  Statement load = loaded(mates, ofWarps);
  Body wait = {plain(Op::GroupCommit), plain(Op::GroupWait, 0)};
  EXPECT_EQ(rulesOf({copy, wait[0], wait[1], lanesMeet(), load}), "");
  EXPECT_NE(rulesOf({copy, wait[0], wait[1], load}), "");
  EXPECT_NE(rulesOf({copy, wait[0], lanesMeet(), load}), "");
}

TEST(ProtocolWarp, a_collective_read_shows_no_writes) {
  Statement store = stored(mine, ofWarps),
            matrix = loadedAsOne(ofWarps);
  EXPECT_EQ(rulesOf({store, lanesMeet(), matrix}), "");
  EXPECT_EQ(rulesOf({store, matrix}), "async.race ");
  // Nor does one of other bytes, nor of what the leader wrote itself.
  EXPECT_EQ(rulesOf({store, loadedAsOne(ofWarps, 1), matrix}), "async.race ");
  EXPECT_EQ(rulesOf({electWarp({store}), matrix}), "async.race ");
  EXPECT_EQ(rulesOf({electWarp({store}), lanesMeet(), matrix}), "");
  // It is over when one lane has its part, and for whoever hears of that lane.
  EXPECT_EQ(rulesOf({loop("k", "K", {store, lanesMeet(), matrix})}), "");
  EXPECT_EQ(rulesOf({loop("k", "K", {store, lanesMeet(), matrix,
                                     loadedAsOne(ofWarps, 1)})}),
            "");
  EXPECT_EQ(rulesOf({matrix, allMeet(), stored(mine, others)}), "");
  EXPECT_EQ(rulesOf({matrix, stored(mine, others)}), "async.race ");
}

TEST(ProtocolWarp, whole_warps_read_collectively) {
  EXPECT_EQ(rulesOf({electWarp({loadedAsOne(ofWarps)})}),
            "async.barrier-divergent async.barrier-count ");
}

TEST(ProtocolWarp, what_is_of_warps_survives_its_text) {
  Program program = twoWarps({loadedAsOne(ofWarps)});
  Program again = llvm::cantFail(fromJSON(toJSON(program)));
  EXPECT_TRUE(again.roles[0].body[0].isCollective);
  EXPECT_EQ(again.roles[0].body[0].warpShare, ofWarps);
  EXPECT_EQ(toJSON(again), toJSON(program));
}

TEST(ProtocolWarp, other_ops_are_not_collective_reads) {
  Statement store = stored(mine, ofWarps);
  store.isCollective = true;
  EXPECT_EQ(rulesOf({store}), "async.unknown ");
  EXPECT_EQ(rulesOf({stored(mine, 70000)}), "async.unknown ");
}

/// Where a program is proved, all schedules compute the same; where it is refused,
/// they do not.
TEST(ProtocolWarp, agrees_with_every_schedule_of_random_programs) {
  std::mt19937 random(5);
  const Statement pool[] = {
      stored(mine, ofWarps),
      stored(mine, ofWarps),
      electWarp({stored(mine, ofWarps)}),
      loaded(mine, ofWarps),
      loaded(mates, ofWarps),
      loaded(-1, -1),
      loadedAsOne(ofWarps),
      loadedAsOne(-1),
      lanesMeet(),
      lanesMeet(),
      allMeet()};
  int proved = 0, refused = 0, large = 0, strict = 0;
  for (int round = 0; round < 300; ++round) {
    Body body;
    for (int i = 2 + random() % 3; i > 0; --i)
      body.push_back(pool[random() % std::size(pool)]);
    body.push_back(allMeet());
    body.push_back(loaded(-1, -1));
    Program program = twoWarps(body);
    bool isProvedWhole = verify(program).isProved();
    program.roles[0].threads = 33; // the second warp has one lane: fewer schedules
    Exploration found = explore(program, {}, 20000);
    bool isRight = found.broken.empty() && found.results.size() == 1;
    if (!found.isComplete && found.results.size() < 2) {
      ++large;
      continue;
    }
    bool isProved = verify(program).isProved();
    std::string text;
    for (const Statement &at : body)
      text += stringify(at.op).str() + (at.isCollective ? "*" : "") + " " +
              std::to_string(at.share) + "/" + std::to_string(at.warpShare) + "; ";
    // What is executed in order need not be ordered by the memory model.
    bool isStrict = llvm::any_of(body, [](const Statement &at) { return at.isCollective; });
    EXPECT_TRUE(isStrict ? isRight || !isProved : isRight == isProved)
        << text << (isProved ? "proved, " : "refused, ") << found.results.size()
        << " results";
    strict += isStrict && isRight && !isProved;
    EXPECT_EQ(isProved, isProvedWhole) << text;
    EXPECT_EQ(isProved, verify(program, 4000000, /*knowsAll=*/true).isProved()) << text;
    ++(isProved ? proved : refused);
  }
  printf("%d proved, %d refused, %d of them though right, %d too large\n", proved,
         refused, strict, large);
  EXPECT_LT(strict, 10);
  EXPECT_GT(proved, 60);
  EXPECT_GT(refused, 60);
}
