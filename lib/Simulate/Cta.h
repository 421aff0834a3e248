//===- Cta.h - the roles, rings and copies of one CTA -----------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A CTA is agents that take turns (its roles, or all of its threads as one),
// and jobs: copies and products that were issued and end some time later. An
// agent executes one op after another; an op that must wait leaves the agent
// where it is, with what it waits for.
//
// The CTAs of a pair share the stages of the channels of the pair: both fill a
// stage, the first one's products read it and write tensor memory of both, and
// each gets its own results. They take turns.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_SIMULATE_CTA_H
#define TIER_LIB_SIMULATE_CTA_H

#include "Memory.h"

#include "tier/Dialect/Tier/IR/Gather.h"
#include "tier/Dialect/Tier/IR/Realign.h"
#include "tier/Dialect/Transport/IR/Cluster.h"
#include "tier/Dialect/Transport/IR/Transport.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

#include <deque>
#include <functional>
#include <optional>
#include <variant>

namespace tier::simulate {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// What was issued and ends later.
struct Tile;
struct Job {
  std::function<void()> run;
  Agent *by = nullptr;
  mlir::Operation *op = nullptr;
  int lateness = 0;           ///< 0: a load, 1: a product, 2: a store
  std::shared_ptr<Job> after; ///< ends before this one
  std::vector<std::function<void()>> then;
  llvm::SmallVector<Buffer *> reads;
  mlir::Value registers; ///< A of a product, if it lies in registers
  std::shared_ptr<Tile> held; ///< what these hold
  bool isDone = false;
  bool isObserved = false; ///< its threads waited for it
  bool isAwaited = false;  ///< one of them did: the others know at a barrier
};
using JobRef = std::shared_ptr<Job>;

/// A tile in registers. `job` computes it, if it is the result of a product
/// that runs on.
struct Tile {
  Element element;
  llvm::SmallVector<int64_t, 3> shape;
  std::vector<Cell> cells;
  JobRef job;
};
using TileRef = std::shared_ptr<Tile>;

/// An array or a part of it: in global memory, or all of a buffer.
struct View {
  Element element;
  Buffer *buffer = nullptr;
  GlobalMemory::Region *region = nullptr; ///< null: an array without elements
  char *base = nullptr;
  llvm::SmallVector<int64_t, 4> sizes, strides;
};
using ViewRef = std::shared_ptr<const View>;

struct Ring;
class Cta;
using Value = std::variant<std::monostate, Cell, TileRef, ViewRef, Ring *,
                           const TensorMap *>;

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

struct Stage {
  std::vector<std::unique_ptr<Buffer>> tiles;
  int64_t missing = 0;             ///< arrivals until the stage is full
  int64_t filled = 0, emptied = 0; ///< phases that ended
  int64_t released = 0;            ///< roles that gave it back in this phase
  std::vector<JobRef> copies;      ///< into it, since it was last got
};

struct Ring {
  transport::ChannelOp op;
  int64_t number = 0;
  std::vector<Stage> stages;
  bool hasBarriers = false;     ///< as against waits and meetings of one role
  bool arrivesByCopies = false; ///< per-thread copies report by themselves
  bool isReleasedByProducts = false;
  int64_t gettingRoles = 0;
  bool isPair = false; ///< stages of one number in both CTAs are one
  /// CTAs fill parts of each other's stages: so many arrivals are due in each phase
  /// besides those of its own copies. 0: not so.
  int64_t dueInPhase = 0;
  llvm::SmallVector<Cta *, 4> sharing; ///< the others of them
  /// The first CTA of a pair claims work for both.
  bool isAskedByLeader = false;
};

/// Where an agent is in a ring.
struct Position {
  int64_t puts = 0, gets = 0, held = 0;
};

//===----------------------------------------------------------------------===//
// Agents
//===----------------------------------------------------------------------===//

struct Frame {
  mlir::Block *block;
  mlir::Block::iterator next;
  mlir::Operation *owner = nullptr; ///< for, if, put or role; null: the kernel
  int64_t index = 0, limit = 0, step = 0;
};

struct Agent {
  std::string name;
  int64_t number = 0;
  int64_t warps = 1;
  Agent *outer = nullptr; ///< defines what stands outside of the role
  std::vector<Frame> frames;
  llvm::DenseMap<mlir::Value, Value> values;
  llvm::DenseMap<Ring *, Position> positions;
  /// Counts the meetings of its threads; no two agents share a number.
  uint32_t round = 1;

  std::vector<JobRef> uncommitted; ///< per-thread copies
  std::vector<std::vector<JobRef>> copyGroups, bulkGroups;
  std::vector<JobRef> products;
  int64_t issuedLoads = 0;    ///< in the put it is in
  std::vector<Agent *> inner; ///< the roles it waits for

  std::string waitsFor; ///< empty: it runs
  int64_t triedAt = -1; ///< the change of the CTA at which it last waited
  bool isDone = false;
};

/// How an op went.
enum class Outcome { Done, Waits, Entered, Failed };

//===----------------------------------------------------------------------===//
// The CTA
//===----------------------------------------------------------------------===//

/// What the engine makes of an element that is there and one that comes.
Cell reduceCell(transport::Reduction reduction, const Element &element,
                Cell there, Cell comes);

/// What a launch knows, whichever CTA runs.
struct LaunchFacts {
  mlir::gpu::GPUFuncOp kernel;
  std::array<int64_t, 3> grid;
  GlobalMemory &memory;
  const Options &options;
  Tables &tables;
  bool hasEngines = false; ///< something but threads reads shared memory
  uint32_t firstStamp = 1;
  int64_t steps = 0;
  int64_t changes = 0; ///< ops and jobs that may end a wait
  /// CTAs, or pairs of them, that have not begun, by their numbers.
  std::vector<int64_t> waiting;
};

/// Numbers that the CTAs of a cluster exchange, by exchange and CTA.
struct Meeting {
  struct Row {
    std::vector<Cell> numbers;
    int64_t brought = 0;
  };
  int64_t ctas = 1;
  std::deque<Row> rows;
};

/// How a turn of a CTA went.
enum class Turn { Over, Stuck, Ran };

class Cta {
public:
  Cta(LaunchFacts &facts, std::array<int64_t, 3> block, uint32_t stamp,
      uint64_t seed)
      : facts(facts), block(block), stamp(stamp), random(seed),
        mode(facts.options.seed % 4), leaks(facts.options.seed / 4 % 2),
        last(facts.options.seed / 4) {}

  llvm::Error run(llvm::ArrayRef<Value> arguments);
  /// The same for the CTAs of a cluster, side by side; two may be a pair.
  static llvm::Error runCluster(LaunchFacts &facts, llvm::ArrayRef<Cta *> ctas,
                                llvm::ArrayRef<Value> arguments, uint64_t seed);

private:
  void begin(llvm::ArrayRef<Value> arguments);
  Turn turn();
  llvm::Error end();
  // Scheduling: Cta.cpp.
  void runAgent(Agent &agent);
  Outcome stepAgent(Agent &agent);
  Outcome endFrame(Agent &agent);
  Outcome execute(Agent &agent, mlir::Operation *op);
  Outcome enterFor(Agent &agent, mlir::scf::ForOp loop);
  Outcome enterRoles(Agent &agent, transport::RolesOp roles);
  bool hasRunningAgents() const;
  Outcome yield(Agent &agent, mlir::Operation *op);
  void push(Agent &agent, mlir::Block &block, mlir::Operation *owner);
  void collectReady(llvm::SmallVectorImpl<size_t> &ready);
  void runJob(size_t number);
  size_t choose(size_t count);
  void reportDeadlock();
  bool endAgent(Agent &agent);
  void checkEnd();

  // Transfers: Transfers.cpp.
  int64_t countDue(transport::ChannelOp channel, llvm::SmallVectorImpl<Cta *> &sharing);
  Outcome createRing(Agent &agent, transport::ChannelOp op);
  Outcome beginPut(Agent &agent, transport::PutOp op);
  Outcome endPut(Agent &agent, transport::PutOp op);
  Outcome get(Agent &agent, transport::GetOp op);
  Outcome release(Agent &agent, transport::ReleaseOp op);
  // Turns.cpp
  Outcome place(Agent &agent, transport::PlaceOp op);
  Outcome resume(Agent &agent, transport::ResumeOp op);
  Outcome await(Agent &agent, transport::AwaitOp op);
  Outcome meet(Agent &agent, mlir::Operation *op);
  Outcome fence(Agent &agent, transport::FenceOp op);
  Outcome bulkLoad(Agent &agent, transport::BulkLoadOp op);
  Outcome claim(Agent &agent, transport::ClaimOp op);
  Outcome claimed(Agent &agent, transport::ClaimedOp op);
  Outcome bulkStore(Agent &agent, transport::BulkStoreOp op);
  Outcome groupCopy(Agent &agent, transport::GroupCopyOp op);
  Outcome awaitCopies(Agent &agent, int64_t pending);
  bool hasDone(Agent &agent);
  void commitCopies(Agent &agent);
  void afterProducts(Agent &agent, std::function<void()> then);
  void publish(Agent &agent);
  void arrive(Stage &stage, int64_t perPhase = 0);
  Stage &stageOf(Cta &other, const Ring &ring, const Stage &stage);
  Stage &peerOf(const Ring &ring, const Stage &stage);
  llvm::SmallVector<Cta *, 4> othersAlong(transport::ClusterAxis axis);
  Buffer &peerOf(const Buffer &buffer);
  std::unique_ptr<Buffer> makeBuffer(mlir::MemRefType type, std::string name);

  // Tiles: Tiles.cpp, Products.cpp.
  Outcome load(Agent &agent, ir::LoadOp op);
  Outcome gather(Agent &agent, ir::GatherOp op);
  Outcome realign(Agent &agent, ir::RealignOp op);
  Outcome store(Agent &agent, ir::StoreOp op);
  Outcome mma(Agent &agent, ir::MmaOp op);
  JobRef startProduct(Agent &agent, mlir::Operation *op,
                      llvm::ArrayRef<Buffer *> reads);
  Outcome mmaOfRegisters(Agent &agent, ir::MmaOp op);
  bool checkRegisters(Agent &agent, mlir::Operation *op);
  Outcome accumulate(Agent &agent, ir::AccumulateOp op);
  Outcome reduce(Agent &agent, ir::ReduceOp op);
  /// The numbers of all CTAs of the cluster, those of an operand together.
  Outcome exchange(Agent &agent, mlir::Operation *op, std::vector<Cell> &numbers);
  Outcome clusterGather(Agent &agent, ir::ClusterGatherOp op);
  Outcome clusterReduce(Agent &agent, ir::ClusterReduceOp op);
  Outcome broadcast(Agent &agent, ir::BroadcastOp op);
  Outcome piece(Agent &agent, ir::PieceOp op);
  Outcome mask(Agent &agent, ir::MaskOp op);
  Outcome splat(Agent &agent, ir::SplatOp op);
  Outcome cast(Agent &agent, mlir::Operation *op);
  Outcome elementwise(Agent &agent, mlir::Operation *op);
  bool checkTouch(Agent &agent, Buffer &buffer, mlir::Operation *op,
                  llvm::ArrayRef<int32_t> places,
                  llvm::ArrayRef<uint32_t> warps, bool isWrite);
  bool checkEngineReads(Buffer &buffer, mlir::Operation *op);
  bool checkHeld(Agent &agent, Buffer &buffer, mlir::Operation *op);
  bool canRead(GlobalMemory::Region *region, const char *address, int64_t bytes,
               mlir::Operation *op);
  bool canCombine(GlobalMemory::Region *region, const char *address,
                  int64_t bytes, mlir::Operation *op);
  /// `bits` are what is written, if that is known.
  bool canWrite(GlobalMemory::Region *region, const char *address,
                int64_t bytes, mlir::Operation *op, const char *bits = nullptr);

  // Values: Cta.cpp.
  Value *find(Agent &agent, mlir::Value value);
  int64_t integer(Agent &agent, mlir::Value value);
  TileRef tile(Agent &agent, mlir::Value value);
  ViewRef view(Agent &agent, mlir::Value value);
  void set(Agent &agent, mlir::Value value, Value what);
  /// The tile's numbers, unless a product that was not awaited computes them.
  const std::vector<Cell> *read(Agent &agent, mlir::Value value,
                                mlir::Operation *by);
  TileRef makeTile(mlir::Type type);

  /// Agent 0 is the kernel itself; its roles follow, and take turns, the last
  /// one first.
  bool isLast(const Agent &agent) const {
    int64_t roles = int64_t(agents.size()) - 1;
    return roles > 0 && agent.number == roles - last % roles;
  }
  Outcome wait(Agent &agent, const llvm::Twine &what) {
    agent.waitsFor = what.str();
    return Outcome::Waits;
  }
  /// Stops the launch, unless the caller only looks at numbers and `isSure` is
  /// not set; the op goes on then.
  bool fail(mlir::Operation *op, const llvm::Twine &says, llvm::StringRef fix,
            mlir::Operation *other = nullptr, bool isSure = false);
  std::string nameOf(const Ring &ring) const;

  LaunchFacts &facts;
  std::array<int64_t, 3> block;
  uint32_t stamp;
  Random random;
  uint64_t mode; ///< of the schedule
  bool leaks;    ///< engines see stores even before they are fenced
  int64_t last;  ///< which role comes last, where one does
  std::string failure;
  llvm::ArrayRef<Cta *> cluster; ///< all of its CTAs, by rank; none: it is alone
  Cta *peer = nullptr;           ///< the other one of two
  bool isLeader = true;   ///< the first of its pair
  Meeting *meeting = nullptr; ///< of its cluster; null: it is alone
  int64_t rank = 0, exchanges = 0;
  bool hasBrought = false; ///< its number, to the next exchange
  bool hasReached = false, hasEnded = false; ///< its roles
  bool isVisible = false; ///< the op that just ran may matter to others
  std::vector<std::unique_ptr<Agent>> agents;
  std::vector<std::unique_ptr<Ring>> rings;
  std::vector<std::unique_ptr<Buffer>> buffers;
  std::vector<Buffer *> shared; ///< all buffers that engines may read
  std::vector<JobRef> jobs;     ///< issued and not done, in order
};

/// The place of an op in the user's program.
std::string placeOf(mlir::Operation *op);

/// One op of arith or math on `count` numbers each; false if it is none of
/// those the simulator knows.
bool evaluate(mlir::Operation *op, llvm::ArrayRef<const Cell *> inputs,
              const Element &from, const Element &to, size_t count,
              Cell *result);

/// accumulator[m, n] += sum over k of a[m, k] * b[n, k].
void multiply(const Buffer &a, const Buffer &b, bool throughEngine, bool isTF32,
              const Element &to, std::vector<Cell> &accumulator);

} // namespace tier::simulate

#endif // TIER_LIB_SIMULATE_CTA_H
