//===- Cta.cpp - agents and jobs, one after another -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cta.h"

#include "tier/Dialect/Tier/IR/Pairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::simulate {

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

std::string placeOf(Operation *op) {
  if (auto at = op->getLoc()->findInstanceOf<FileLineColLoc>())
    return (at.getFilename().getValue() + ":" + llvm::Twine(at.getLine()))
        .str();
  return op->getName().getStringRef().str();
}

bool Cta::fail(Operation *op, const llvm::Twine &says, StringRef fix,
               Operation *other, bool isSure) {
  if (!facts.options.reports && !isSure)
    return false;
  if (!failure.empty())
    return true;
  failure = (says + " (at " + placeOf(op) + ", block " + llvm::Twine(block[0]) +
             ", seed " + llvm::Twine(facts.options.seed) + ")" +
             (other ? "; the other end is " + other->getName().getStringRef() +
                          " at " + placeOf(other)
                    : llvm::Twine()) +
             "\n  fix: " + fix)
                .str();
  return true;
}

void Cta::reportDeadlock() {
  SmallVector<std::string> waits;
  Operation *at = facts.kernel;
  for (auto &agent : agents)
    if (!agent->isDone && agent->inner.empty()) {
      waits.push_back("role '" + agent->name + "' waiting for " +
                      agent->waitsFor);
      if (!agent->frames.empty() &&
          agent->frames.back().next != agent->frames.back().block->end())
        at = &*agent->frames.back().next;
    }
  fail(at,
       "[async.deadlock] expects no role to wait for a phase that needs its "
       "own next step, got " +
           llvm::join(waits, "; and "),
       "give stages back, and fill each stage that is got", nullptr, true);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value *Cta::find(Agent &agent, mlir::Value value) {
  for (Agent *one = &agent; one; one = one->outer) {
    auto found = one->values.find(value);
    if (found != one->values.end())
      return &found->second;
  }
  return nullptr;
}

void Cta::set(Agent &agent, mlir::Value value, Value what) {
  agent.values[value] = std::move(what);
}

int64_t Cta::integer(Agent &agent, mlir::Value value) {
  return std::get<Cell>(*find(agent, value)).i;
}

TileRef Cta::tile(Agent &agent, mlir::Value value) {
  return std::get<TileRef>(*find(agent, value));
}

ViewRef Cta::view(Agent &agent, mlir::Value value) {
  return std::get<ViewRef>(*find(agent, value));
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void Cta::push(Agent &agent, Block &block, Operation *owner) {
  agent.frames.push_back({&block, block.begin(), owner});
}

Outcome Cta::enterFor(Agent &agent, scf::ForOp loop) {
  Frame frame{loop.getBody(), loop.getBody()->begin(), loop};
  frame.index = integer(agent, loop.getLowerBound());
  frame.limit = integer(agent, loop.getUpperBound());
  frame.step = integer(agent, loop.getStep());
  if (frame.index >= frame.limit) {
    for (auto [result, start] :
         llvm::zip_equal(loop.getResults(), loop.getInitArgs()))
      set(agent, result, *find(agent, start));
    return Outcome::Done;
  }
  set(agent, loop.getInductionVar(), cellOf(frame.index));
  for (auto [argument, start] :
       llvm::zip_equal(loop.getRegionIterArgs(), loop.getInitArgs()))
    set(agent, argument, *find(agent, start));
  agent.frames.push_back(frame);
  return Outcome::Entered;
}

/// Ends one turn of a loop, or a branch.
Outcome Cta::yield(Agent &agent, Operation *op) {
  Frame &frame = agent.frames.back();
  SmallVector<Value, 4> values;
  for (mlir::Value operand : op->getOperands())
    values.push_back(*find(agent, operand));
  if (auto loop = dyn_cast_or_null<scf::WhileOp>(frame.owner)) {
    bool isBefore = isa<scf::ConditionOp>(op);
    bool goesOn = !isBefore || std::get<Cell>(values.front()).i & 1;
    ArrayRef<Value> passed = ArrayRef<Value>(values).drop_front(isBefore);
    if (goesOn) {
      frame.block = isBefore ? loop.getAfterBody() : loop.getBeforeBody();
      for (auto [argument, value] :
           llvm::zip_equal(frame.block->getArguments(), passed))
        set(agent, argument, value);
      frame.next = frame.block->begin();
      return Outcome::Entered;
    }
    for (auto [result, value] : llvm::zip_equal(loop.getResults(), passed))
      set(agent, result, value);
    agent.frames.pop_back();
    ++agent.frames.back().next;
    return Outcome::Entered;
  }
  if (auto loop = dyn_cast_or_null<scf::ForOp>(frame.owner)) {
    frame.index += frame.step;
    if (frame.index < frame.limit) {
      set(agent, loop.getInductionVar(), cellOf(frame.index));
      for (auto [argument, value] :
           llvm::zip_equal(loop.getRegionIterArgs(), values))
        set(agent, argument, value);
      frame.next = frame.block->begin();
      return Outcome::Entered;
    }
  }
  for (auto [result, value] :
       llvm::zip_equal(frame.owner->getResults(), values))
    set(agent, result, value);
  agent.frames.pop_back();
  ++agent.frames.back().next;
  return Outcome::Entered;
}

Outcome Cta::enterRoles(Agent &agent, transport::RolesOp roles) {
  hasReached = true;
  if (!llvm::all_of(cluster, [](Cta *other) { return other->hasReached; }))
    return wait(agent, "the other CTAs of its cluster, at their roles");
  if (agent.inner.empty() && !hasEnded) {
    for (auto role : roles.getBody().front().getOps<transport::RoleOp>()) {
      auto made = std::make_unique<Agent>();
      made->name = role.getName().str();
      made->number = agents.size();
      made->round = uint32_t(agents.size()) << 24 | 1;
      made->warps = role.getOneThread() ? 1 : role.getWarps();
      made->outer = &agent;
      if (isLeader || !ir::worksInPairs(role))
        push(*made, role.getBody().front(), role);
      else // the first CTA multiplies for both
        made->isDone = true;
      agent.inner.push_back(made.get());
      agents.push_back(std::move(made));
    }
    return wait(agent, "its roles");
  }
  if (!llvm::all_of(agent.inner, [](Agent *role) { return role->isDone; }))
    return wait(agent, "its roles");
  agent.inner.clear();
  hasEnded = true;
  if (!llvm::all_of(cluster, [](Cta *other) { return other->hasEnded; }))
    return wait(agent, "the other CTAs of its cluster, behind their roles");
  return Outcome::Done;
}

/// The end of a block without a terminator.
Outcome Cta::endFrame(Agent &agent) {
  Frame &frame = agent.frames.back();
  if (auto put = dyn_cast_or_null<transport::PutOp>(frame.owner)) {
    isVisible = true;
    Outcome outcome = endPut(agent, put);
    if (outcome != Outcome::Done)
      return outcome;
    agent.frames.pop_back();
    ++agent.frames.back().next;
    return Outcome::Entered;
  }
  if (!endAgent(agent))
    return wait(agent, "its bulk stores");
  return failure.empty() ? Outcome::Done : Outcome::Failed;
}

/// True once the agent has nothing to wait for.
bool Cta::endAgent(Agent &agent) {
  if (!hasDone(agent))
    return false;
  for (auto &group : agent.bulkGroups)
    for (JobRef &job : group)
      // What comes after the read is done when the grid ends.
      if (!job->isAwaited && !job->reads.empty() &&
          fail(job->op,
               "[async.store-pending] expects no bulk store that reads when the "
               "role ends, got one that role '" +
                   agent.name + "' did not await",
               "await bulk_group pending 0 read at the end of the role"))
        return true;
  for (auto &[ring, at] : agent.positions)
    if (at.held &&
        fail(ring->op,
             "[async.stage-held] expects every stage released when the role "
             "ends, got " +
                 llvm::Twine(at.held) + " of " + nameOf(*ring) +
                 " that role '" + agent.name + "' holds",
             "release with pending 0 after the loop"))
      return true;
  agent.frames.clear();
  agent.isDone = true;
  return true;
}

/// What is left when all agents have ended.
void Cta::checkEnd() {
  for (auto &ring : rings)
    for (Stage &stage : ring->stages)
      for (JobRef &copy : stage.copies)
        if (isa<transport::BulkLoadOp>(copy->op) &&
            fail(copy->op,
                 "[async.load-pending] expects no bulk load in flight when the "
                 "CTA ends, got one into " +
                     nameOf(*ring) + " whose stage nobody got",
                 "get and release every stage that is put"))
          return;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Ops of channels that say what only lowered channels do: tokens, multicast,
/// lanes that meet, copies outside of a put that are not each thread's own.
static bool isOfBarriers(Operation *op) {
  if (auto load = dyn_cast<transport::BulkLoadOp>(op))
    return load.getToken() || load.getMask() ||
           !op->getParentOfType<transport::PutOp>();
  if (auto claim = dyn_cast<transport::ClaimOp>(op))
    return bool(claim.getToken());
  if (auto store = dyn_cast<transport::BulkStoreOp>(op))
    return bool(store.getToken());
  if (auto await = dyn_cast<transport::AwaitOp>(op))
    return !await.getTokens().empty();
  if (auto barrier = dyn_cast<transport::BarrierOp>(op))
    return barrier.getWarp();
  auto copy = dyn_cast<transport::GroupCopyOp>(op);
  return copy && !copy.getShare() && !op->getParentOfType<transport::PutOp>();
}

Outcome Cta::execute(Agent &agent, Operation *op) {
  if (!agent.products.empty() && !checkRegisters(agent, op))
    return Outcome::Failed;
  if (isa<arith::ArithDialect, math::MathDialect>(op->getDialect()))
    return elementwise(agent, op);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return enterFor(agent, loop);
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    Region &region = integer(agent, branch.getCondition())
                         ? branch.getThenRegion()
                         : branch.getElseRegion();
    if (region.empty())
      return Outcome::Done;
    push(agent, region.front(), branch);
    return Outcome::Entered;
  }
  if (auto loop = dyn_cast<scf::WhileOp>(op)) {
    for (auto [argument, start] :
         llvm::zip_equal(loop.getBeforeArguments(), loop.getInits()))
      set(agent, argument, *find(agent, start));
    push(agent, *loop.getBeforeBody(), loop);
    return Outcome::Entered;
  }
  if (isa<scf::YieldOp, scf::ConditionOp>(op))
    return yield(agent, op);
  if (auto load = dyn_cast<ir::LoadOp>(op))
    return this->load(agent, load);
  if (auto gather = dyn_cast<ir::GatherOp>(op))
    return this->gather(agent, gather);
  if (auto realign = dyn_cast<ir::RealignOp>(op))
    return this->realign(agent, realign);
  if (auto store = dyn_cast<ir::StoreOp>(op))
    return this->store(agent, store);
  if (auto mma = dyn_cast<ir::MmaOp>(op))
    return this->mma(agent, mma);
  if (auto product = dyn_cast<ir::AccumulateOp>(op))
    return accumulate(agent, product);
  if (auto reduce = dyn_cast<ir::ReduceOp>(op))
    return this->reduce(agent, reduce);
  if (auto reduce = dyn_cast<ir::ClusterReduceOp>(op))
    return clusterReduce(agent, reduce);
  if (auto gather = dyn_cast<ir::ClusterGatherOp>(op))
    return clusterGather(agent, gather);
  if (auto broadcast = dyn_cast<ir::BroadcastOp>(op))
    return this->broadcast(agent, broadcast);
  if (auto piece = dyn_cast<ir::PieceOp>(op))
    return this->piece(agent, piece);
  if (auto mask = dyn_cast<ir::MaskOp>(op))
    return this->mask(agent, mask);
  if (auto splat = dyn_cast<ir::SplatOp>(op))
    return this->splat(agent, splat);
  if (isa<memref::CastOp, memref::ReinterpretCastOp, layout::ConvertOp, ir::AgainOp>(op))
    return cast(agent, op);
  if (isa<ir::RelinquishOp, ir::FreeOp>(op))
    return Outcome::Done;
  if (auto alloc = dyn_cast<ir::AllocOp>(op)) {
    // Threads keep one tile, however often a loop comes by.
    buffers.push_back(
        makeBuffer(alloc.getTile().getType(),
                   llvm::formatv("the tile of {0}", placeOf(op)).str()));
    auto made = std::make_shared<View>();
    made->buffer = buffers.back().get();
    made->element = made->buffer->element;
    int64_t stride = 1;
    for (int64_t extent : llvm::reverse(made->buffer->type.getShape())) {
      made->sizes.insert(made->sizes.begin(), extent);
      made->strides.insert(made->strides.begin(), stride);
      stride *= extent;
    }
    set(agent, alloc.getTile(), ViewRef(made));
    return Outcome::Done;
  }
  if (auto id = dyn_cast<gpu::BlockIdOp>(op)) {
    set(agent, id, cellOf(block[int(id.getDimension())]));
    return Outcome::Done;
  }
  if (auto dim = dyn_cast<gpu::GridDimOp>(op)) {
    set(agent, dim, cellOf(facts.grid[int(dim.getDimension())]));
    return Outcome::Done;
  }
  if (isa<gpu::ReturnOp>(op)) {
    if (!endAgent(agent))
      return wait(agent, "its bulk stores");
    return failure.empty() ? Outcome::Done : Outcome::Failed;
  }

  isVisible = true;
  if (isOfBarriers(op)) {
    fail(op,
         "[async.simulate] expects transfers by channels, got '" +
             op->getName().getStringRef() + "' in the form with barriers",
         "simulate before the channels are lowered", nullptr, true);
    return Outcome::Failed;
  }
  if (auto channel = dyn_cast<transport::ChannelOp>(op))
    return createRing(agent, channel);
  if (auto put = dyn_cast<transport::PutOp>(op))
    return beginPut(agent, put);
  if (auto get = dyn_cast<transport::GetOp>(op))
    return this->get(agent, get);
  if (auto release = dyn_cast<transport::ReleaseOp>(op))
    return this->release(agent, release);
  if (auto place = dyn_cast<transport::PlaceOp>(op))
    return this->place(agent, place);
  if (auto resume = dyn_cast<transport::ResumeOp>(op))
    return this->resume(agent, resume);
  if (auto await = dyn_cast<transport::AwaitOp>(op))
    return this->await(agent, await);
  if (isa<transport::BarrierOp>(op))
    return meet(agent, op);
  if (auto fence = dyn_cast<transport::FenceOp>(op))
    return this->fence(agent, fence);
  if (auto load = dyn_cast<transport::BulkLoadOp>(op))
    return bulkLoad(agent, load);
  if (auto claim = dyn_cast<transport::ClaimOp>(op))
    return this->claim(agent, claim);
  if (auto claimed = dyn_cast<transport::ClaimedOp>(op))
    return this->claimed(agent, claimed);
  if (auto store = dyn_cast<transport::BulkStoreOp>(op))
    return bulkStore(agent, store);
  if (auto copy = dyn_cast<transport::GroupCopyOp>(op))
    return groupCopy(agent, copy);
  if (auto commit = dyn_cast<transport::CommitOp>(op);
      commit && !commit.getToken()) {
    commitCopies(agent);
    return Outcome::Done;
  }
  if (auto roles = dyn_cast<transport::RolesOp>(op))
    return enterRoles(agent, roles);
  fail(op,
       "[async.simulate] expects ops that the simulator executes, got '" +
           op->getName().getStringRef() + "'",
       "tier-opt --transport-simulate executes the protocol without numbers",
       nullptr, true);
  return Outcome::Failed;
}

Outcome Cta::stepAgent(Agent &agent) {
  Frame &frame = agent.frames.back();
  if (frame.next == frame.block->end())
    return endFrame(agent);
  Operation *op = &*frame.next;
  size_t depth = agent.frames.size();
  Outcome outcome = execute(agent, op);
  // The vector of frames may have grown: look the frame up again.
  if (outcome == Outcome::Done && !agent.isDone)
    ++agent.frames[depth - 1].next;
  return outcome;
}

/// Until the agent waits, ends, or did what others may notice.
void Cta::runAgent(Agent &agent) {
  agent.waitsFor.clear();
  while (failure.empty() && !agent.isDone) {
    isVisible = false;
    ++facts.steps;
    Outcome outcome = stepAgent(agent);
    if (outcome == Outcome::Waits) {
      agent.triedAt = facts.changes;
      return;
    }
    if (outcome == Outcome::Failed)
      return;
    if (isVisible) {
      ++facts.changes;
      return;
    }
  }
  ++facts.changes;
}

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

/// The jobs that may run next. Where all are late, loads come first and stores
/// last, so that what depends on an order has every chance to show.
void Cta::collectReady(SmallVectorImpl<size_t> &ready) {
  int least = 2;
  for (auto [number, job] : llvm::enumerate(jobs))
    if (!job->after || job->after->isDone) {
      ready.push_back(number);
      least = std::min(least, job->lateness);
    }
  if (mode == 0)
    llvm::erase_if(
        ready, [&](size_t number) { return jobs[number]->lateness > least; });
}

void Cta::runJob(size_t number) {
  JobRef job = jobs[number];
  jobs.erase(jobs.begin() + number);
  ++facts.steps;
  job->run();
  job->isDone = true;
  for (auto &then : job->then)
    then();
  job->then.clear();
  job->run = nullptr;
  job->after = nullptr;
  ++facts.changes;
}

/// The guide's choice among `count`; with one there is none.
size_t Cta::choose(size_t count) {
  Guide &guide = *facts.options.guide;
  if (count < 2)
    return 0;
  size_t number = guide.counts.size();
  guide.counts.push_back(count);
  uint32_t choice = number < guide.choices.size() ? guide.choices[number] : 0;
  return std::min<size_t>(choice, count - 1);
}

void Cta::begin(ArrayRef<Value> arguments) {
  auto first = std::make_unique<Agent>();
  first->name = facts.kernel.getName().str();
  if (auto plan = facts.kernel->getAttrOfType<ir::PlanAttr>("tier.plan"))
    first->warps = std::accumulate(plan.getWarps().begin(),
                                   plan.getWarps().end(), int64_t(0));
  Block &body = facts.kernel.getBody().front();
  push(*first, body, nullptr);
  for (auto [argument, value] : llvm::zip_equal(body.getArguments(), arguments))
    set(*first, argument, value);
  agents.push_back(std::move(first));
}

/// One choice: an agent goes on, or a job ends.
Turn Cta::turn() {
  SmallVector<Agent *, 4> running;
  bool isOver = true;
  for (auto &agent : agents) {
    isOver &= agent->isDone;
    if (!agent->isDone &&
        (agent->waitsFor.empty() || agent->triedAt != facts.changes))
      running.push_back(agent.get());
  }
  SmallVector<size_t, 16> ready;
  collectReady(ready);
  if (isOver) {
    checkEnd();
    if (ready.empty() || !failure.empty())
      return Turn::Over;
    runJob(ready[facts.options.guide ? choose(ready.size())
                                     : random.below(ready.size())]);
    return Turn::Ran;
  }
  if (running.empty() && ready.empty()) {
    return Turn::Stuck;
  }
  if (facts.options.guide) {
    size_t choice = choose(running.size() + ready.size());
    if (choice < running.size())
      runAgent(*running[choice]);
    else
      runJob(ready[choice - running.size()]);
    return Turn::Ran;
  }
  // One role may always be the last: others overtake it after each step.
  Agent *next = nullptr;
  if (mode == 3 && running.size() > 1)
    llvm::erase_if(running, [&](Agent *agent) { return isLast(*agent); });
  if (!running.empty())
    next = running[random.below(running.size())];
  bool runsJob = !next;
  if (next && !ready.empty())
    runsJob = mode == 1 ||
              (mode == 2 && random.below(running.size() + ready.size()) >=
                                running.size()) ||
              (mode == 3 && (isLast(*next) || random.below(2) == 0));
  if (runsJob)
    runJob(ready[random.below(ready.size())]);
  else
    runAgent(*next);
  return Turn::Ran;
}

llvm::Error Cta::end() {
  if (failure.empty() && facts.steps >= facts.options.limit)
    fail(facts.kernel,
         "[async.simulate] expects a launch of at most " +
             llvm::Twine(facts.options.limit) + " ops and copies, got more",
         "simulate smaller arrays", nullptr, true);
  return failure.empty() ? llvm::Error::success()
                         : llvm::createStringError(failure);
}

llvm::Error Cta::run(ArrayRef<Value> arguments) {
  begin(arguments);
  while (failure.empty() && facts.steps < facts.options.limit) {
    Turn taken = turn();
    if (taken == Turn::Over)
      break;
    if (taken == Turn::Stuck)
      reportDeadlock();
  }
  return end();
}

bool Cta::hasRunningAgents() const {
  return llvm::any_of(agents, [&](const std::unique_ptr<Agent> &agent) {
    return !agent->isDone &&
           (agent->waitsFor.empty() || agent->triedAt != facts.changes);
  });
}

llvm::Error Cta::runCluster(LaunchFacts &facts, ArrayRef<Cta *> ctas,
                            ArrayRef<Value> arguments, uint64_t seed) {
  Random random(seed);
  Guide *guide = facts.options.guide;
  Cta &first = *ctas.front();
  Meeting meeting;
  meeting.ctas = ctas.size();
  for (auto [rank, cta] : llvm::enumerate(ctas)) {
    cta->meeting = &meeting;
    cta->cluster = ctas;
    cta->rank = rank;
    cta->isLeader = rank == 0;
    if (ctas.size() == ir::ctasOfPair)
      cta->peer = ctas[1 - rank];
  }
  SmallVector<Cta *> running(ctas);
  for (Cta *cta : running)
    cta->begin(arguments);
  auto anyFailed = [&] {
    return llvm::any_of(ctas, [](Cta *cta) { return !cta->failure.empty(); });
  };
  while (!running.empty() && !anyFailed() && facts.steps < facts.options.limit) {
    // Where all jobs are late, agents of all CTAs come before them; where one
    // role is the last, so is one CTA.
    SmallVector<Cta *> able(running);
    if (!guide && first.mode == 0)
      llvm::erase_if(able, [](Cta *cta) { return !cta->hasRunningAgents(); });
    if (!guide && first.mode == 3 && running.size() > 1)
      able = {running[facts.options.seed / 8 % running.size()]};
    if (able.empty())
      able = running;
    size_t choice = guide ? first.choose(able.size()) : random.below(able.size());
    std::rotate(able.begin(), able.begin() + choice, able.end());
    for (Cta *cta : running)
      if (!llvm::is_contained(able, cta))
        able.push_back(cta);
    Turn taken = Turn::Stuck;
    for (Cta *cta : able) {
      taken = cta->turn();
      if (taken == Turn::Over)
        llvm::erase(running, cta);
      if (taken != Turn::Stuck)
        break;
    }
    if (taken == Turn::Stuck)
      running.front()->reportDeadlock();
  }
  for (Cta *cta : ctas)
    if (llvm::Error error = cta->end())
      return error;
  return llvm::Error::success();
}

} // namespace tier::simulate
