//===- ProtocolKernels.cpp - protocols of known kernels -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/ProtocolKernels.h"

#include "AskReading.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem::protocol {

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

static std::string stageOf(StringRef counter, int64_t stages) {
  return (counter + " mod " + Twine(stages)).str();
}
static std::string phaseOf(StringRef counter, int64_t stages) {
  return ("(" + counter + " floordiv " + Twine(stages) + ") mod 2").str();
}
static std::string oppositeOf(StringRef counter, int64_t stages) {
  return "1 - " + phaseOf(counter, stages);
}

/// One thread initialises full and empty barriers of a ring, and all meet.
static Body initialise(
    std::vector<std::tuple<std::string, int64_t, int64_t>> barriers,
    Body more = {}) {
  Body inner;
  for (auto &[name, stages, count] : barriers)
    inner.push_back(loop("s." + name, stages,
                         {onBarrier(Op::Init, name, "s." + name, count)}));
  inner.push_back(plain(Op::InitFence));
  Body body = {electCta(inner)};
  body.insert(body.end(), more.begin(), more.end());
  body.push_back(ctaBarrier(0, {}));
  return body;
}

static Region region(StringRef buffer, Expr stage = 0) {
  Region made;
  made.buffer = buffer.str();
  made.stage = std::move(stage);
  return made;
}

static Body operator+(Body a, const Body &b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

static Statement touch(StringRef accumulator) {
  Statement made;
  made.op = Op::Touch;
  made.name = accumulator.str();
  return made;
}

/// Fills a stage, free in the phase after `opposite`: both operands on one barrier.
static Body fillStage(StringRef stage, StringRef opposite) {
  return {wait("empty", stage, opposite),
          onBarrier(Op::ArriveExpect, "full", stage, 24576),
          bulkLoad(region("a", stage), "full", stage, 8192),
          bulkLoad(region("b", stage), "full", stage, 16384)};
}
/// The stage of iteration `counter`.
static Body fill(StringRef counter, int64_t stages) {
  return fillStage(stageOf(counter, stages), oppositeOf(counter, stages));
}

/// Multiplies a stage, and each warp releases it.
static Body multiplyStage(StringRef stage, StringRef phase) {
  return {wait("full", stage, phase),
          plain(Op::MmaFence),
          mma("acc", {region("a", stage), region("b", stage)}),
          plain(Op::MmaCommit),
          plain(Op::MmaWait, 0),
          electWarp({onBarrier(Op::Arrive, "empty", stage)})};
}

static void addRing(Program &program, int64_t stages) {
  program.barriers.push_back({"full", stages});
  program.barriers.push_back({"empty", stages});
  program.buffers.push_back({"a", Space::Shared, stages, 8192});
  program.buffers.push_back({"b", Space::Shared, stages, 16384});
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// One thread fills a ring, a warpgroup multiplies and each warp releases.
static Program bulkRing() {
  Program program;
  addRing(program, 4);
  program.symbols = {{"K"}};
  program.before = initialise({{"full", 4, 1}, {"empty", 4, 4}});
  program.roles = {
      {"load", 32, {electRole({loop("k", "K", fill("k", 4))})}},
      {"math",
       128,
       {loop("k", "K", multiplyStage(stageOf("k", 4), phaseOf("k", 4))),
        touch("acc")}}};
  return program;
}


/// Products overlap: a stage is released when the next product is under way.
static Program pipelinedMma() {
  Program program;
  addRing(program, 4);
  program.symbols = {{"K"}};
  program.before = initialise({{"full", 4, 1}, {"empty", 4, 4}});
  std::string s = stageOf("k", 4);
  program.roles = {
      {"load", 32, {electRole({loop("k", "K", fill("k", 4))})}},
      {"math",
       128,
       {loop("k", "K",
             {wait("full", s, phaseOf("k", 4)), plain(Op::MmaFence),
              mma("acc", {region("a", s), region("b", s)}),
              plain(Op::MmaCommit), plain(Op::MmaWait, 1),
              branch("k > 0", {electWarp({onBarrier(Op::Arrive, "empty",
                                                    "(k - 1) mod 4")})})}),
        plain(Op::MmaWait, 0),
        branch("K > 0", {electWarp({onBarrier(Op::Arrive, "empty",
                                              "(K - 1) mod 4")})}),
        touch("acc")}}};
  return program;
}

/// Two consumers take turns: each stage is for one of them.
static Program pingPong() {
  Program program;
  addRing(program, 4);
  program.symbols = {{"K"}};
  program.before = initialise({{"full", 4, 1}, {"empty", 4, 1}});
  auto consumer = [](int64_t which) {
    std::string s = stageOf("k", 4);
    return Body{loop(
        "k", "K",
        {branch(Expr("k mod 2 == " + std::to_string(which)),
                {wait("full", s, phaseOf("k", 4)), plain(Op::MmaFence),
                 mma("acc", {region("a", s), region("b", s)}),
                 plain(Op::MmaCommit), plain(Op::MmaWait, 0),
                 electRole({onBarrier(Op::Arrive, "empty", s)})})}),
        touch("acc")};
  };
  program.roles = {{"load", 32, {electRole({loop("k", "K", fill("k", 4))})}},
                   {"math0", 128, consumer(0)},
                   {"math1", 128, consumer(1)}};
  return program;
}

/// Two consumers read every stage: both release it.
static Program cooperative() {
  Program program;
  addRing(program, 3);
  program.symbols = {{"K"}};
  program.before = initialise({{"full", 3, 1}, {"empty", 3, 2}});
  std::string s = stageOf("k", 3);
  Body consumer = {loop(
      "k", "K",
      {wait("full", s, phaseOf("k", 3)), plain(Op::MmaFence),
       mma("acc", {region("a", s), region("b", s)}), plain(Op::MmaCommit),
       plain(Op::MmaWait, 0),
       electRole({onBarrier(Op::Arrive, "empty", s)})}),
      touch("acc")};
  program.roles = {{"load", 32, {electRole({loop("k", "K", fill("k", 3))})}},
                   {"math0", 128, consumer},
                   {"math1", 128, consumer}};
  return program;
}

/// Steps a stage and its phase: s, q.
static Body advance(StringRef s, StringRef q, int64_t stages) {
  std::string n = std::to_string(stages);
  return {set(q, Expr((q + " ^ (" + s + " + 1 == " + n + ")").str())),
          set(s, Expr((s + " + 1 == " + n + " ? 0 : " + s + " + 1").str()))};
}

/// Writes a tile by threads, and one of them stores it in bulk.
static Body epilogue(StringRef staging, int64_t threads) {
  return {electRole({[] {
            Statement made = plain(Op::BulkWait, 0);
            made.isRead = true;
            return made;
          }()}),
          ctaBarrier(1, threads),
          touch("acc"),
          write(region(staging)),
          fence(),
          ctaBarrier(1, threads),
          electRole({bulkStore(region(staging)), plain(Op::BulkCommit)})};
}

/// Tile after tile with one ring: stage and phase are carried, never reset.
static Program persistent() {
  Program program;
  addRing(program, 4);
  program.buffers.push_back({"staging", Space::Shared, 1, 16384});
  program.symbols = {{"T"}, {"K", 0, "tile"}};
  program.before = initialise({{"full", 4, 1}, {"empty", 4, 4}});
  Body fillCarried = fillStage("s", "q ^ 1");
  Body use = multiplyStage("s", "q");
  program.roles = {
      {"load",
       32,
       {electRole({set("s", 0), set("q", 0),
                   loop("tile", "T",
                        {loop("k", "K", fillCarried + advance("s", "q", 4))})})}},
      {"math",
       128,
       Body{set("s", 0), set("q", 0),
            loop("tile", "T",
                 Body{loop("k", "K", use + advance("s", "q", 4))} +
                     epilogue("staging", 128)),
            electRole({plain(Op::BulkWait, 0)})}}};
  return program;
}

/// Two consumers take tiles in turn from one ring. Where it stands, the stage and its
/// parity, is told with the turn: one computes its epilogue while the other multiplies.
static Program turns() {
  Program program;
  addRing(program, 3);
  for (const char *turn : {"ping", "pong"})
    for (const char *end : {".full", ".empty"})
      program.barriers.push_back({std::string(turn) + end, 1});
  program.buffers.push_back({"ping.place", Space::Shared, 1, 8});
  program.buffers.push_back({"pong.place", Space::Shared, 1, 8});
  program.symbols = {{"T"}, {"K", 0, "tile"}, {"L", 0, "tile"}};
  program.predicates = {{"both", "tile"}};
  program.before = initialise({{"full", 3, 1},
                               {"empty", 3, 4},
                               {"ping.full", 1, 4},
                               {"ping.empty", 1, 4},
                               {"pong.full", 1, 4},
                               {"pong.empty", 1, 4}});
  auto placeOf = [](StringRef turn, int64_t which) {
    Region made = region((turn + ".place").str());
    made.offset = 4 * which;
    made.bytes = 4;
    return made;
  };
  auto give = [&](StringRef turn) {
    std::string to = turn.str();
    return Body{wait(to + ".empty", 0, "g ^ 1"),
                electRole({tell(placeOf(turn, 0), "s"), tell(placeOf(turn, 1), "q")}),
                plain(Op::WarpSync),
                electWarp({onBarrier(Op::Arrive, to + ".full", 0)}),
                set("g", "g ^ 1")};
  };
  auto take = [&](StringRef turn) {
    std::string from = turn.str();
    return Body{wait(from + ".full", 0, "h"), hear("s", placeOf(turn, 0)),
                hear("q", placeOf(turn, 1)), plain(Op::WarpSync),
                electWarp({onBarrier(Op::Arrive, from + ".empty", 0)}),
                set("h", "h ^ 1")};
  };
  Body fillCarried = fillStage("s", "q ^ 1") + advance("s", "q", 3);
  Body use = multiplyStage("s", "q") + advance("s", "q", 3);
  Body start = {set("s", 0), set("q", 0), set("g", 0), set("h", 0)};
  program.roles = {
      {"load",
       32,
       {electRole({set("s", 0), set("q", 0),
                   loop("tile", "T",
                        {loop("k", "K", fillCarried),
                         branchOn("both", {loop("l", "L", fillCarried)})})})}},
      {"ping", 128,
       start + Body{loop("tile", "T",
                         Body{loop("k", "K", use)} + give("pong") +
                             Body{touch("acc")} + take("ping"))}},
      {"pong", 128,
       start + Body{loop("tile", "T",
                         take("pong") +
                             Body{branchOn("both",
                                           Body{loop("l", "L", use)} + give("ping") +
                                               Body{touch("acc")},
                                           give("ping"))})}}};
  return program;
}

/// No roles: every thread copies ahead by groups and waits for the oldest.
static Program copyGroups() {
  Program program;
  program.buffers = {{"a", Space::Shared, 3, 4096}};
  program.symbols = {{"K"}};
  auto copy = [](Expr condition, Expr stage) {
    Statement made;
    made.op = Op::GroupCopy;
    made.writes = {region("a", std::move(stage))};
    return branch(std::move(condition), {made});
  };
  Statement take = read(region("a", "k mod 3"), -1);
  program.roles = {
      {"all",
       128,
       {copy("0 < K", 0), plain(Op::GroupCommit), copy("1 < K", 1),
        plain(Op::GroupCommit),
        loop("k", "K",
             {plain(Op::GroupWait, 1), ctaBarrier(0, {}), take,
              copy("k + 2 < K", "(k + 2) mod 3"), plain(Op::GroupCommit)})}}};
  return program;
}

/// A role copies by threads; the copies themselves arrive at the barrier.
static Program copyArrivals() {
  Program program;
  program.barriers = {{"full", 3}, {"empty", 3}};
  program.buffers = {{"a", Space::Shared, 3, 4096}};
  program.symbols = {{"K"}};
  program.before = initialise({{"full", 3, 128}, {"empty", 3, 4}});
  std::string s = stageOf("k", 3);
  Statement copy;
  copy.op = Op::GroupCopy;
  copy.writes = {region("a", s)};
  program.roles = {
      {"load",
       128,
       {loop("k", "K",
             {wait("empty", s, oppositeOf("k", 3)), copy,
              onBarrier(Op::GroupArrive, "full", s)})}},
      {"math",
       128,
       {loop("k", "K",
             {wait("full", s, phaseOf("k", 3)), fence(), plain(Op::MmaFence),
              mma("acc", {region("a", s)}), plain(Op::MmaCommit),
              plain(Op::MmaWait, 0),
              electWarp({onBarrier(Op::Arrive, "empty", s)})}),
        touch("acc")}}};
  return program;
}

/// Two staging tiles in turn: a store runs while the next tile is written.
static Program bulkEpilogue() {
  Program program;
  program.buffers = {{"staging", Space::Shared, 2, 8192}};
  program.symbols = {{"T"}};
  Statement oldest = plain(Op::BulkWait, 1);
  oldest.isRead = true;
  program.roles = {
      {"all",
       128,
       {loop("t", "T",
             {electRole({oldest}), ctaBarrier(0, {}),
              write(region("staging", "t mod 2")), fence(), ctaBarrier(0, {}),
              electRole({bulkStore(region("staging", "t mod 2")),
                         plain(Op::BulkCommit)})}),
        electRole({plain(Op::BulkWait, 0)})}}};
  return program;
}

/// Two CTAs load halves of a tile into both: each stage of each CTA is released
/// by the consumers of both.
static Program multicast() {
  Program program;
  program.cluster = 2;
  program.barriers = {{"full", 2}, {"empty", 2}};
  program.buffers = {{"a", Space::Shared, 2, 8192}};
  program.symbols = {{"K"}};
  program.before = initialise({{"full", 2, 1}, {"empty", 2, 2}});
  program.before.back() = plain(Op::ClusterArrive);
  program.before.back().isRelaxed = true;
  program.before.push_back(plain(Op::ClusterWait));
  std::string s = stageOf("k", 2);
  auto half = [&](int64_t rank) {
    Region mine = region("a", s);
    mine.offset = 4096 * rank;
    mine.bytes = 4096;
    Statement load = bulkLoad(mine, "full", s, 4096);
    load.mask = 3;
    return branch(Expr("rank == " + std::to_string(rank)), {load});
  };
  auto release = [&](int64_t rank) {
    Statement made = onBarrier(Op::Arrive, "empty", s);
    made.rank = rank;
    return made;
  };
  program.roles = {
      {"load",
       32,
       {electRole({loop("k", "K",
                        {wait("empty", s, oppositeOf("k", 2)),
                         onBarrier(Op::ArriveExpect, "full", s, 8192), half(0),
                         half(1)})})}},
      {"math",
       128,
       {loop("k", "K",
             {wait("full", s, phaseOf("k", 2)), plain(Op::MmaFence),
              mma("acc", {region("a", s)}), plain(Op::MmaCommit),
              plain(Op::MmaWait, 0), electRole({release(0), release(1)})}),
        touch("acc")}}};
  program.after = {plain(Op::ClusterArrive), plain(Op::ClusterWait)};
  return program;
}

/// One thread issues products into two accumulators of tensor memory; four
/// warps read one while the other is filled.
static Program tensorMemory() {
  Program program;
  addRing(program, 4);
  program.barriers.push_back({"accFull", 2});
  program.barriers.push_back({"accEmpty", 2});
  program.buffers.push_back({"acc", Space::Tensor, 2, 65536});
  program.buffers.push_back({"slot", Space::Shared, 1, 4});
  program.symbols = {{"T"}, {"K", 1, "tile"}};
  Statement alloc = plain(Op::TensorAlloc);
  alloc.name = "acc";
  alloc.writes = {region("slot")};
  Statement dealloc = plain(Op::TensorDealloc);
  dealloc.name = "acc";
  program.before = initialise(
      {{"full", 4, 1}, {"empty", 4, 1}, {"accFull", 2, 1}, {"accEmpty", 2, 4}});
  program.before.pop_back();
  Statement take = read(region("slot"), -1);
  auto prologue = [&](Body first) {
    return first + Body{plain(Op::TensorBefore), ctaBarrier(0, {}),
                        plain(Op::TensorAfter), take};
  };
  Body use = {wait("full", "s", "q"), plain(Op::TensorAfter),
              tensorMma(region("acc", "tile mod 2"),
                        {region("a", "s"), region("b", "s")}),
              onBarrier(Op::TensorCommit, "empty", "s")};
  Body fillCarried = fillStage("s", "q ^ 1");
  Statement load = plain(Op::TensorLoad);
  load.reads = {region("acc", "tile mod 2")};
  program.roles = {
      {"load",
       32,
       prologue({}) +
           Body{electRole(
               {set("s", 0), set("q", 0),
                loop("tile", "T",
                     {loop("k", "K", fillCarried + advance("s", "q", 4))})})}},
      {"issue",
       32,
       prologue({}) +
           Body{electRole(
               {set("s", 0), set("q", 0),
                loop("tile", "T",
                     {wait("accEmpty", stageOf("tile", 2),
                           oppositeOf("tile", 2)),
                      plain(Op::TensorAfter),
                      loop("k", "K", use + advance("s", "q", 4)),
                      onBarrier(Op::TensorCommit, "accFull",
                                stageOf("tile", 2))})})}},
      {"epilogue",
       128,
       prologue({firstWarp({alloc})}) +
           Body{loop("tile", "T",
                     {wait("accFull", stageOf("tile", 2), phaseOf("tile", 2)),
                      plain(Op::TensorAfter), load, plain(Op::TensorWaitLoad),
                      plain(Op::TensorBefore), plain(Op::WarpSync),
                      electWarp({onBarrier(Op::Arrive, "accEmpty",
                                           stageOf("tile", 2))})}),
                plain(Op::TensorBefore), ctaBarrier(1, 128),
                plain(Op::TensorAfter), firstWarp({dealloc})}}};
  return program;
}

/// The loop begins with a product whose stage was taken before it.
static Program peeledPrologue() {
  Program program;
  addRing(program, 4);
  program.symbols = {{"K", 1}};
  program.before = initialise({{"full", 4, 1}, {"empty", 4, 4}});
  Body first = {wait("full", 0, 0), plain(Op::MmaFence),
                mma("acc", {region("a", 0), region("b", 0)}),
                plain(Op::MmaCommit)};
  std::string s = "(k + 1) mod 4";
  std::string q = "((k + 1) floordiv 4) mod 2";
  Statement rest = loop(
      "k", "K - 1",
      {wait("full", s, q), plain(Op::MmaFence),
       mma("acc", {region("a", s), region("b", s)}), plain(Op::MmaCommit),
       plain(Op::MmaWait, 1),
       electWarp({onBarrier(Op::Arrive, "empty", "k mod 4")})});
  program.roles = {
      {"load", 32, {electRole({loop("k", "K", fill("k", 4))})}},
      {"math",
       128,
       first + Body{rest, plain(Op::MmaWait, 0),
                    electWarp({onBarrier(Op::Arrive, "empty",
                                         "(K - 1) mod 4")}),
                    touch("acc")}}};
  return program;
}

/// Unrolled by the number of stages: stages are constants, the phase flips once
/// per round, and a remainder loop takes what is left.
static Program unrolled() {
  Program program;
  addRing(program, 2);
  program.symbols = {{"K"}};
  program.before = initialise({{"full", 2, 1}, {"empty", 2, 4}});
  auto use = [](Expr s, Expr q) {
    return Body{wait("full", s, q), plain(Op::MmaFence),
                mma("acc", {region("a", s), region("b", s)}),
                plain(Op::MmaCommit), plain(Op::MmaWait, 0),
                electWarp({onBarrier(Op::Arrive, "empty", s)})};
  };
  program.roles = {
      {"load", 32, {electRole({loop("k", "K", fill("k", 2))})}},
      {"math",
       128,
       {loop("r", "K floordiv 2", use(0, "r mod 2") + use(1, "r mod 2")),
        loop("m", "K mod 2", use(0, "(K floordiv 2) mod 2")), touch("acc")}}};
  return program;
}

/// Threads write operands themselves: fence, meet, multiply, meet.
static Program writtenOperands() {
  Program program;
  program.buffers = {{"a", Space::Shared, 1, 8192}};
  program.symbols = {{"K"}};
  program.roles = {{"all",
                    128,
                    {loop("k", "K",
                          {write(region("a")), fence(), ctaBarrier(0, {}),
                           plain(Op::MmaFence), mma("acc", {region("a")}),
                           plain(Op::MmaCommit), plain(Op::MmaWait, 0),
                           ctaBarrier(0, {})}),
                     touch("acc")}}};
  return program;
}

/// A ring's memory serves as staging after its barriers have ended.
static Program reusedMemory() {
  Program program;
  program.barriers = {{"full", 2, 16384}};
  program.buffers = {{"a", Space::Shared, 2, 8192, 0},
                     {"staging", Space::Shared, 1, 16400, 0}};
  Body load;
  for (int64_t s : {0, 1}) {
    load.push_back(onBarrier(Op::ArriveExpect, "full", s, 8192));
    load.push_back(bulkLoad(region("a", s), "full", s, 8192));
  }
  program.before = initialise({{"full", 2, 1}});
  program.roles = {
      {"all",
       128,
       {electRole(load), wait("full", 0, 0), read(region("a", 0), -1),
        wait("full", 1, 0), read(region("a", 1), -1), ctaBarrier(0, {}),
        electRole({onBarrier(Op::Inval, "full", 0),
                   onBarrier(Op::Inval, "full", 1)}),
        ctaBarrier(0, {}), write(region("staging")), fence(), ctaBarrier(0, {}),
        electRole({bulkStore(region("staging")), plain(Op::BulkCommit),
                   plain(Op::BulkWait, 0)})}}};
  return program;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static constexpr Kernel table[] = {
    {"bulk_ring", "bulk copies into a ring, products awaited one by one",
     bulkRing},
    {"pipelined_mma", "products overlap by one stage", pipelinedMma},
    {"ping_pong", "two consumers take turns", pingPong},
    {"cooperative", "two consumers read every stage", cooperative},
    {"persistent", "tiles of any length over one ring, with bulk stores",
     persistent},
    {"turns", "two consumers take tiles in turn from one ring, and tell where it stands",
     turns},
    {"copy_groups", "every thread copies ahead by groups", copyGroups},
    {"copy_arrivals", "copies by threads that arrive themselves", copyArrivals},
    {"bulk_epilogue", "two staging tiles, bulk stores", bulkEpilogue},
    {"multicast", "a cluster of two CTAs loads for both", multicast},
    {"tensor_memory", "two accumulators in tensor memory", tensorMemory},
    {"peeled_prologue", "the first product before the loop", peeledPrologue},
    {"unrolled", "unrolled by the stages, with a remainder", unrolled},
    {"written_operands", "operands written by threads", writtenOperands},
    {"reused_memory", "memory of barriers and ring reused", reusedMemory},
};

ArrayRef<Kernel> kernels() { return table; }

Expected<Program> makeKernel(StringRef name) {
  for (const Kernel &kernel : table)
    if (kernel.name == name) {
      Program program = kernel.make();
      program.name = name.str();
      number(program);
      return program;
    }
  return refusal("[async.question] expects the name of a kernel, got '" + name +
                 "'");
}

} // namespace tier::problem::protocol
