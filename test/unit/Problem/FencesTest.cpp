//===- FencesTest.cpp - fences against every choice of places -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Fences.h"

#include "llvm/ADT/STLExtras.h"

#include "gtest/gtest.h"

#include <random>

using namespace tier::problem::fences;

static Node accessing(Access access) {
  Node node;
  node.accesses.push_back(access);
  return node;
}
static Node store(unsigned buffer) { return accessing({buffer, false, true}); }
static Node read(unsigned buffer) { return accessing({buffer, false, false}); }
static Node bulkStore(unsigned buffer) {
  return accessing({buffer, true, false});
}
static Node bulkLoad(unsigned buffer) {
  return accessing({buffer, true, true});
}
static Node barrier() {
  Node node;
  node.isSync = true;
  return node;
}

/// Nodes one after another.
static Question inOrder(llvm::ArrayRef<Node> nodes) {
  Question question;
  question.nodes.assign(nodes.begin(), nodes.end());
  for (unsigned i = 0; i + 1 < nodes.size(); ++i)
    question.nodes[i].next = {i + 1};
  return question;
}

TEST(Fences, one_between_a_store_and_its_hand_over) {
  Question question = inOrder({store(0), barrier(), bulkStore(0)});
  Result result = solve(question);
  ASSERT_TRUE(result.answer);
  EXPECT_EQ(result.answer->before, llvm::SmallVector<unsigned>({1}));
  EXPECT_EQ(result.answer->proof(), "flow");
  ASSERT_EQ(result.answer->paths.size(), 1u);
  EXPECT_EQ(result.answer->paths[0].access, 0u);
  EXPECT_EQ(result.answer->paths[0].engine, 2u);
}

TEST(Fences, crossings_are_pairs_of_places) {
  // Two stores and a read, then two engines: the reads do not conflict.
  EXPECT_EQ(countCrossings(inOrder({store(0), store(0), read(0), barrier(),
                                    bulkStore(0), bulkLoad(0)})),
            5);
  EXPECT_EQ(countCrossings(inOrder({bulkStore(0), barrier(), store(0)})), 0);
  // In a loop the engine's turn comes before and after.
  Question loop = inOrder({barrier(), bulkStore(0), barrier(), store(0)});
  loop.nodes[3].next = {0};
  EXPECT_EQ(countCrossings(loop), 1);
  // Nobody gets there.
  Question apart = inOrder({store(0), bulkStore(0)});
  apart.nodes.insert(apart.nodes.begin(), Node());
  for (Node &node : apart.nodes)
    node.next.clear();
  apart.nodes[1].next = {2};
  EXPECT_EQ(countCrossings(apart), 0);
}

TEST(Fences, none_between_two_reads) {
  Result result = solve(inOrder({read(0), barrier(), bulkStore(0)}));
  ASSERT_TRUE(result.answer);
  EXPECT_TRUE(result.answer->before.empty());
}

// A stage that threads read and an engine overwrites.
TEST(Fences, one_between_a_read_and_an_engines_write) {
  Result result = solve(inOrder({read(0), barrier(), bulkLoad(0)}));
  ASSERT_TRUE(result.answer);
  EXPECT_EQ(result.answer->weight, 1);
}

TEST(Fences, none_between_different_buffers) {
  Result result = solve(inOrder({store(0), barrier(), bulkStore(1)}));
  EXPECT_TRUE(result.answer->before.empty());
}

TEST(Fences, one_serves_two_buffers) {
  Result result = solve(inOrder(
      {store(0), store(1), barrier(), bulkStore(0), bulkStore(1)}));
  EXPECT_EQ(result.answer->before, llvm::SmallVector<unsigned>({2}));
  EXPECT_TRUE(result.answer->isOptimal());
}

// The fence stands before the loop that reads, not in it.
TEST(Fences, outside_the_loop_that_only_reads) {
  Question question =
      inOrder({store(0), barrier(), bulkStore(0), barrier(), barrier()});
  question.nodes[2].weight = question.nodes[3].weight = 10;
  question.nodes[3].next = {2, 4};
  Result result = solve(question);
  EXPECT_EQ(result.answer->before, llvm::SmallVector<unsigned>({1}));
  EXPECT_EQ(result.answer->weight, 1);
}

// In a loop that writes and copies, one fence a turn is needed.
TEST(Fences, inside_the_loop_that_writes) {
  Question question =
      inOrder({barrier(), store(0), barrier(), bulkStore(0), barrier()});
  for (unsigned node : {1, 2, 3})
    question.nodes[node].weight = 10;
  question.nodes[3].next = {1, 4};
  Result result = solve(question);
  EXPECT_EQ(result.answer->before, llvm::SmallVector<unsigned>({2}));
  EXPECT_EQ(result.answer->bound, 10);
}

TEST(Fences, keeps_the_fence_that_is_there) {
  Node fence;
  fence.isFence = true;
  Node plain;
  Question question =
      inOrder({store(0), plain, fence, plain, barrier(), bulkStore(0)});
  EXPECT_EQ(solve(question).answer->before, llvm::SmallVector<unsigned>({2}));
}

TEST(Fences, refuses_an_engine_that_nobody_waits_for) {
  Result result = solve(inOrder({store(0), bulkStore(0), barrier()}));
  ASSERT_TRUE(result.conflict);
  EXPECT_EQ(result.conflict->str(),
            "node 0 and node 1 on buffer 0 with no hand-over between them");
}

TEST(Fences, needs_no_hand_over_for_the_issuers_own_store) {
  Question question = inOrder({store(0), bulkStore(0)});
  question.nodes[0].accesses[0].byIssuer = true;
  EXPECT_EQ(solve(question).answer->before, llvm::SmallVector<unsigned>({1}));
}

TEST(Fences, refuses_where_no_place_takes_a_fence) {
  Question question = inOrder({store(0), barrier(), bulkStore(0)});
  question.nodes[1].mayFence = false;
  EXPECT_EQ(solve(question).conflict->reason, Conflict::Reason::NoPlace);
}

TEST(Fences, names_what_is_wrong_with_a_question) {
  EXPECT_EQ(check({}), "at least one node");
  Question question = inOrder({store(0)});
  question.nodes[0].next = {7};
  EXPECT_EQ(check(question), "successors that are nodes");
  question.nodes[0].next = {};
  question.nodes[0].weight = 0;
  EXPECT_EQ(check(question), "weights from 1 to 2^40");
}

static Question randomQuestion(std::mt19937 &engine) {
  Question question;
  unsigned size = 3 + engine() % 8, buffers = 1 + engine() % 4;
  for (unsigned i = 0; i < size; ++i) {
    Node node;
    node.weight = 1 + engine() % 5;
    node.mayFence = engine() % 8 != 0;
    switch (engine() % 5) {
    case 0:
    case 1:
      node.isSync = true;
      break;
    case 2:
    case 3:
      for (unsigned n = 1 + engine() % 2; n > 0; --n)
        node.accesses.push_back({unsigned(engine() % buffers),
                                 engine() % 2 == 0, engine() % 2 == 0,
                                 engine() % 6 == 0});
      node.isSync = engine() % 3 == 0;
      break;
    default:
      break;
    }
    if (i + 1 < size)
      node.next.push_back(i + 1);
    if (engine() % 3 == 0)
      node.next.push_back(engine() % size);
    question.nodes.push_back(std::move(node));
  }
  return question;
}

// Every subset of the places, tried by the analysis that `solve` does not use.
TEST(Fences, least_weight_of_all_choices) {
  std::mt19937 engine(11);
  int answered = 0, refused = 0, shared = 0;
  for (int trial = 0; trial < 6000; ++trial) {
    Question question = randomQuestion(engine);
    unsigned size = question.nodes.size();
    int64_t best = -1;
    for (unsigned choice = 0; choice < 1u << size; ++choice) {
      llvm::SmallVector<unsigned> before;
      int64_t weight = 0;
      bool isAllowed = true;
      for (unsigned node = 0; node < size; ++node)
        if (choice >> node & 1) {
          before.push_back(node);
          weight += question.nodes[node].weight;
          isAllowed &= question.nodes[node].mayFence;
        }
      if (isAllowed && (best < 0 || weight < best) &&
          !findUnfenced(question, before))
        best = weight;
    }
    Result result = solve(question);
    ASSERT_EQ(result.answer.has_value(), best >= 0) << trial;
    if (!result.answer) {
      ++refused;
      continue;
    }
    ++answered;
    EXPECT_FALSE(findUnfenced(question, result.answer->before)) << trial;
    EXPECT_EQ(result.answer->weight, best) << trial;
    EXPECT_EQ(result.answer->bound, best) << trial;
    shared += result.answer->proof() == "search";
    // The paths are a proof: each needs a fence, and no place serves more of
    // them than it weighs.
    llvm::SmallVector<int64_t> used(size, 0);
    for (const Path &path : result.answer->paths) {
      EXPECT_GT(path.amount, 0);
      for (unsigned node : path.places)
        used[node] += path.amount;
    }
    for (unsigned node = 0; node < size; ++node)
      EXPECT_LE(used[node], question.nodes[node].weight) << trial;
  }
  EXPECT_GT(answered, 1000);
  EXPECT_GT(refused, 500);
  RecordProperty("answered", answered);
  RecordProperty("refused", refused);
  RecordProperty("search", shared);
}
