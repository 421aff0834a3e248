//===- Transfers.cpp - rings, copies and who waits for them ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A ring that roles share has a full and an empty barrier for each stage, whose
// parity is all that a wait looks at (PTX ISA 9.7.13.15). The ring of a role by
// itself has none: the role waits for its copies and meets.
//
//===----------------------------------------------------------------------===//

#include "Cta.h"

#include "tier/Dialect/Tier/IR/Pairs.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::simulate {

using transport::Completion;

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

std::unique_ptr<Buffer> Cta::makeBuffer(MemRefType type, std::string name) {
  auto made = std::make_unique<Buffer>();
  made->type = type;
  made->element = *findElement(type.getElementType());
  made->places = facts.tables.placesOf(type);
  made->name = std::move(name);
  made->threads.resize(made->places->size);
  for (Cell &cell : made->threads)
    cell = garbage(made->element, random);
  if (ir::isShared(type)) {
    if (facts.hasEngines)
      made->engine = made->threads;
    shared.push_back(made.get());
  }
  return made;
}

Outcome Cta::createRing(Agent &agent, transport::ChannelOp op) {
  auto ring = std::make_unique<Ring>();
  ring->op = op;
  ring->number = rings.size();
  bool storesByThreads = false;
  llvm::SmallPtrSet<Operation *, 4> getting;
  for (Operation *user : op.getChannel().getUsers()) {
    Operation *role = user->getParentOfType<transport::RoleOp>();
    ring->hasBarriers |= role != nullptr;
    if (auto put = dyn_cast<transport::PutOp>(user)) {
      put.walk([&](Operation *inner) {
        storesByThreads |= isa<ir::StoreOp, transport::PlaceOp>(inner);
      });
      put.walk([&](transport::ClaimOp claim) {
        ring->isAskedByLeader |= claim.getPair() && peer;
      });
    }
    if (auto get = dyn_cast<transport::GetOp>(user)) {
      getting.insert(role);
      for (mlir::Value tile : get.getTiles())
        ring->isReleasedByProducts |=
            llvm::any_of(tile.getUsers(), llvm::IsaPred<ir::AccumulateOp>);
    }
  }
  Completion completion = op.getCompletion();
  ring->hasBarriers |= completion == Completion::transaction ||
                       completion == Completion::mma_commit;
  ring->arrivesByCopies = ring->hasBarriers && !storesByThreads &&
                          completion == Completion::copy_group;
  // Of roles that get in turn, one gives a stage back.
  bool takesTurns = llvm::any_of(op.getChannel().getUsers(),
                                 llvm::IsaPred<transport::ResumeOp>);
  ring->gettingRoles = takesTurns ? 1 : getting.size();
  ring->isPair = op.getPair() && peer;
  if (ring->isPair && completion == Completion::mma_commit)
    ring->gettingRoles *= ir::ctasOfPair;
  if (!cluster.empty())
    ring->dueInPhase = countDue(op, ring->sharing);
  // Whoever fills a stage hears of all who read it.
  ring->gettingRoles *= 1 + int64_t(ring->sharing.size());
  if (ring->isAskedByLeader) // one role runs in the first CTA alone
    for (Operation *role : getting)
      ring->gettingRoles += !ir::worksInPairs(role);
  auto type = cast<transport::ChannelType>(op.getChannel().getType());
  for (int64_t s = 0; s < int64_t(op.getStages()); ++s) {
    Stage stage;
    for (auto [number, tile] : llvm::enumerate(type.getTiles())) {
      stage.tiles.push_back(
          makeBuffer(cast<MemRefType>(tile),
                     llvm::formatv("tile {0} of channel {1}, stage {2}", number,
                                   ring->number, s)
                         .str()));
      Buffer &made = *stage.tiles.back();
      std::tie(made.channel, made.stage, made.tile) =
          std::tuple(ring->number, s, int64_t(number));
    }
    // Copies of either CTA may come before the other begins its put.
    if ((ring->isPair && completion == Completion::transaction) ||
        ring->isAskedByLeader)
      stage.missing = ir::ctasOfPair; // puts of both, or a put and a response
    if (ring->dueInPhase)
      stage.missing = ring->dueInPhase;
    ring->stages.push_back(std::move(stage));
  }
  set(agent, op.getChannel(), ring.get());
  rings.push_back(std::move(ring));
  return Outcome::Done;
}

std::string Cta::nameOf(const Ring &ring) const {
  return llvm::formatv("channel {0} ({1})", ring.number,
                       placeOf(transport::ChannelOp(ring.op)))
      .str();
}

/// All tiles of shared memory have row-major numbers; Places says where they
/// are.
static ViewRef viewOf(Buffer &buffer) {
  auto made = std::make_shared<View>();
  made->element = buffer.element;
  made->buffer = &buffer;
  made->sizes.assign(buffer.type.getShape().begin(),
                     buffer.type.getShape().end());
  made->strides.assign(made->sizes.size(), 1);
  for (int d = int(made->sizes.size()) - 2; d >= 0; --d)
    made->strides[d] = made->strides[d + 1] * made->sizes[d + 1];
  return made;
}

void Cta::arrive(Stage &stage, int64_t perPhase) {
  if (--stage.missing != 0)
    return;
  ++stage.filled;
  stage.missing = perPhase;
}

Stage &Cta::stageOf(Cta &other, const Ring &ring, const Stage &stage) {
  return other.rings[ring.number]->stages[&stage - ring.stages.data()];
}

Stage &Cta::peerOf(const Ring &ring, const Stage &stage) {
  return stageOf(*peer, ring, stage);
}

Buffer &Cta::peerOf(const Buffer &buffer) {
  Stage &stage = peer->rings[buffer.channel]->stages[buffer.stage];
  return *stage.tiles[buffer.tile];
}

/// What threads stored and fenced is seen by engines once the threads hand
/// over.
void Cta::publish(Agent &agent) {
  for (Buffer *buffer : shared)
    llvm::erase_if(buffer->unseen, [&](const Buffer::Unseen &store) {
      if (store.by != &agent || !store.isFenced)
        return false;
      buffer->show(store);
      return true;
    });
}

//===----------------------------------------------------------------------===//
// Puts
//===----------------------------------------------------------------------===//

Outcome Cta::beginPut(Agent &agent, transport::PutOp op) {
  Ring &ring = *std::get<Ring *>(*find(agent, op.getChannel()));
  Position &at = agent.positions[&ring];
  int64_t count = ring.stages.size(), number = at.puts % count;
  Stage &stage = ring.stages[number];
  if (ring.hasBarriers) {
    int64_t phase = (at.puts / count + 1) & 1;
    bool isOverwritten = !ring.isAskedByLeader || isLeader;
    if (isOverwritten && (stage.emptied & 1) == phase)
      return wait(agent, llvm::formatv("{0} to be empty, stage {1}, phase {2}",
                                       nameOf(ring), number, phase));
    // Whoever filled it before did so ahead of the reader that gave it back.
    if (isOverwritten && at.puts >= count)
      for (auto &tile : stage.tiles)
        tile->touches.clear();
    bool commits = ring.op.getCompletion() == Completion::mma_commit;
    if (((!ring.isPair && !ring.isAskedByLeader) || commits) &&
        !ring.dueInPhase)
      ++stage.missing; // the put itself
    if (ring.isPair && commits)
      ++peerOf(ring, stage).missing;
  }
  agent.issuedLoads = 0;
  for (auto [argument, tile] :
       llvm::zip_equal(op.getBody().front().getArguments(), stage.tiles))
    set(agent, argument, viewOf(*tile));
  push(agent, op.getBody().front(), op);
  return Outcome::Entered;
}

void Cta::afterProducts(Agent &agent, std::function<void()> then) {
  if (agent.products.empty() || agent.products.back()->isDone)
    return then();
  agent.products.back()->then.push_back(std::move(then));
}

void Cta::commitCopies(Agent &agent) {
  agent.copyGroups.push_back(std::move(agent.uncommitted));
  agent.uncommitted.clear();
}

Outcome Cta::endPut(Agent &agent, transport::PutOp op) {
  Ring &ring = *std::get<Ring *>(*find(agent, op.getChannel()));
  Position &at = agent.positions[&ring];
  Stage &stage = ring.stages[at.puts % ring.stages.size()];
  bool copies = ring.op.getCompletion() == Completion::copy_group;
  if (!ring.hasBarriers) {
    if (copies)
      commitCopies(agent);
    ++at.puts;
    return Outcome::Done;
  }
  if (ring.arrivesByCopies) {
    for (JobRef &copy : agent.uncommitted) {
      if (copy->isDone)
        continue;
      ++stage.missing;
      copy->then.push_back([this, &stage] { arrive(stage); });
    }
    agent.uncommitted.clear();
  } else if (copies) {
    // Whatever was not awaited in the body is awaited here.
    if (!agent.uncommitted.empty())
      commitCopies(agent);
    if (Outcome outcome = awaitCopies(agent, 0); outcome != Outcome::Done)
      return outcome;
  }
  int64_t announced = 0;
  bool isStored = false;
  op.walk([&](Operation *inner) {
    announced += isa<transport::BulkLoadOp, transport::ClaimOp>(inner);
    isStored |= isa<ir::StoreOp, transport::GroupCopyOp, transport::PlaceOp>(inner);
  });
  bool commits = ring.op.getCompletion() == Completion::mma_commit;
  if (announced != agent.issuedLoads || !(announced || isStored || commits))
    ++stage.missing; // bytes, or an arrival, that never come
  publish(agent);
  if (commits)
    afterProducts(agent, [this, &ring, &stage] {
      if (ring.isPair)
        arrive(peerOf(ring, stage));
      arrive(stage);
    });
  else if (ring.isPair)
    arrive(isLeader ? stage : peerOf(ring, stage), ir::ctasOfPair);
  else
    arrive(stage, ring.isAskedByLeader ? ir::ctasOfPair : ring.dueInPhase);
  ++at.puts;
  return Outcome::Done;
}

//===----------------------------------------------------------------------===//
// Gets and releases
//===----------------------------------------------------------------------===//

/// Whether the op before a get, fences aside, waits for the copies into its
/// stage.
static bool isAwaited(transport::GetOp get) {
  Operation *before = get->getPrevNode();
  while (isa_and_nonnull<transport::FenceOp>(before))
    before = before->getPrevNode();
  auto await = dyn_cast_or_null<transport::AwaitOp>(before);
  return await && await.getCompletion() == Completion::copy_group;
}

Outcome Cta::get(Agent &agent, transport::GetOp op) {
  Ring &ring = *std::get<Ring *>(*find(agent, op.getChannel()));
  Position &at = agent.positions[&ring];
  int64_t count = ring.stages.size(), number = at.gets % count;
  Stage &stage = ring.stages[number];
  if (ring.hasBarriers) {
    int64_t phase = (at.gets / count) & 1;
    if ((stage.filled & 1) == phase)
      return wait(agent, llvm::formatv("{0} to be full, stage {1}, phase {2}",
                                       nameOf(ring), number, phase));
  } else {
    if (at.held >= count &&
        fail(op,
             "[async.ring-full] expects a stage to get: fewer held than the "
             "ring "
             "has, got " +
                 llvm::Twine(at.held) + " held of " + nameOf(ring),
             "release with fewer pending, or give the channel more stages"))
      return Outcome::Failed;
    if (ring.op.getCompletion() == Completion::copy_group && !isAwaited(op))
      if (Outcome outcome = awaitCopies(agent, 0); outcome != Outcome::Done)
        return outcome;
    if (Outcome outcome = meet(agent, op); outcome != Outcome::Done)
      return outcome;
    bool isLate = at.gets >= at.puts ||
                  llvm::any_of(stage.copies, [](const JobRef &copy) {
                    return !copy->isObserved;
                  });
    if (isLate &&
        fail(op,
             llvm::formatv("[async.read-early] expects stages to be read only "
                           "after their copies ended, "
                           "got a get of stage {0} of {1} {2}",
                           number, nameOf(ring),
                           at.gets >= at.puts ? "that nobody filled"
                                              : "while copies are in flight")
                 .str(),
             "await copy_group with fewer pending before the get",
             stage.copies.empty() ? nullptr : stage.copies.front()->op))
      return Outcome::Failed;
  }
  for (auto &tile : stage.tiles)
    tile->givenBackBy = nullptr;
  stage.copies.clear();
  if (ring.isPair && ring.isReleasedByProducts)
    peerOf(ring, stage).copies.clear();
  ++at.gets;
  ++at.held;
  for (auto [result, tile] : llvm::zip_equal(op.getTiles(), stage.tiles))
    set(agent, result, viewOf(*tile));
  return Outcome::Done;
}

Outcome Cta::release(Agent &agent, transport::ReleaseOp op) {
  Ring &ring = *std::get<Ring *>(*find(agent, op.getChannel()));
  Position &at = agent.positions[&ring];
  int64_t pending = op.getPending(), count = ring.stages.size();
  if (!ring.hasBarriers) {
    if (count == 1)
      if (Outcome outcome = meet(agent, op); outcome != Outcome::Done)
        return outcome;
    at.held = std::min(at.held, pending);
    return Outcome::Done;
  }
  for (; at.held > pending; --at.held) {
    Stage &stage = ring.stages[(at.gets - at.held) % count];
    for (auto &tile : stage.tiles) {
      tile->givenBackBy = &agent;
      tile->givenBack = op;
    }
    bool isToLeader = (ring.isPair || ring.isAskedByLeader) && !isLeader;
    Stage &counting = isToLeader ? peerOf(ring, stage) : stage;
    auto giveBack = [this, &ring, &counting] {
      if (++counting.released < std::max<int64_t>(1, ring.gettingRoles))
        return;
      counting.released = 0;
      ++counting.emptied;
      if (ring.isPair && ring.isReleasedByProducts)
        ++peerOf(ring, counting).emptied;
    };
    if (ring.isReleasedByProducts) {
      afterProducts(agent, giveBack);
      continue;
    }
    for (JobRef &product : agent.products)
      for (Buffer *read : product->reads)
        for (auto &tile : stage.tiles)
          if (read == tile.get() && !product->isObserved &&
              fail(op,
                   "[async.release-running] expects no access in flight that "
                   "reads a released stage, got a "
                   "release of " +
                       tile->name + " while a product may read it",
                   "await mma_group before the release", product->op))
            return Outcome::Failed;
    giveBack();
    for (Cta *cta : ring.sharing) {
      Stage &other = stageOf(*cta, ring, stage);
      if (++other.released == ring.gettingRoles) {
        other.released = 0;
        ++other.emptied;
      }
    }
  }
  return Outcome::Done;
}

//===----------------------------------------------------------------------===//
// Waits, meetings and fences
//===----------------------------------------------------------------------===//

static bool areDone(ArrayRef<JobRef> jobs) {
  return llvm::all_of(jobs, [](const JobRef &job) { return job->isDone; });
}

Outcome Cta::awaitCopies(Agent &agent, int64_t pending) {
  auto &groups = agent.copyGroups;
  int64_t ended = std::max<int64_t>(0, int64_t(groups.size()) - pending);
  for (int64_t i = 0; i < ended; ++i)
    if (!areDone(groups[i]))
      return wait(agent,
                  llvm::formatv("its copies, all groups but {0}", pending));
  for (int64_t i = 0; i < ended; ++i)
    for (JobRef &copy : groups[i])
      copy->isObserved = true;
  groups.erase(groups.begin(), groups.begin() + ended);
  return Outcome::Done;
}

Outcome Cta::await(Agent &agent, transport::AwaitOp op) {
  int64_t pending = op.getPending();
  switch (op.getCompletion()) {
  case Completion::copy_group:
    if (op->getParentOfType<transport::PutOp>() && !agent.uncommitted.empty())
      commitCopies(agent);
    return awaitCopies(agent, pending);
  case Completion::bulk_group: {
    // One thread waits; the others know it at the next barrier.
    int64_t ended =
        std::max<int64_t>(0, int64_t(agent.bulkGroups.size()) - pending);
    for (int64_t i = 0; i < ended; ++i)
      for (JobRef &job : agent.bulkGroups[i])
        if (!op.getRead() || !job->reads.empty())
          job->isAwaited = true;
    return Outcome::Done;
  }
  case Completion::mma_group: {
    auto &products = agent.products;
    int64_t ended = std::max<int64_t>(0, int64_t(products.size()) - pending);
    if (ended && !products[ended - 1]->isDone)
      return wait(agent,
                  llvm::formatv("its products, all groups but {0}", pending));
    for (int64_t i = 0; i < ended; ++i)
      products[i]->isObserved = true;
    products.erase(products.begin(), products.begin() + ended);
    for (auto [result, value] :
         llvm::zip_equal(op.getResults(), op.getValues()))
      set(agent, result, tile(agent, value));
    return Outcome::Done;
  }
  default:
    fail(op,
         "[async.simulate] expects awaits of bulk, copy and product groups, "
         "got " +
             transport::stringifyCompletion(op.getCompletion()),
         "await bulk_group, copy_group or mma_group", nullptr, true);
    return Outcome::Failed;
  }
}

/// Whether all bulk stores that a thread of the agent waited for have ended.
bool Cta::hasDone(Agent &agent) {
  for (auto &group : agent.bulkGroups)
    for (JobRef &job : group)
      if (job->isAwaited && !job->isDone)
        return false;
  return true;
}

Outcome Cta::meet(Agent &agent, Operation *op) {
  if (!hasDone(agent))
    return wait(agent, "its bulk stores");
  for (auto &group : agent.bulkGroups)
    for (JobRef &job : group) {
      job->isObserved |= job->isAwaited;
      for (Buffer *buffer : job->reads)
        if (job->isObserved)
          llvm::erase(buffer->readers, job);
    }
  llvm::erase_if(agent.bulkGroups, [](const std::vector<JobRef> &group) {
    return llvm::all_of(group,
                        [](const JobRef &job) { return job->isObserved; });
  });
  ++agent.round;
  publish(agent);
  return Outcome::Done;
}

Outcome Cta::fence(Agent &agent, transport::FenceOp op) {
  if (op.getProxy() != transport::Proxy::async ||
      op.getSpace() != transport::FenceSpace::shared)
    return Outcome::Done;
  for (Buffer *buffer : shared)
    for (Buffer::Unseen &store : buffer->unseen)
      store.isFenced |= store.by == &agent;
  // What others stored in stages that this role got, it knows of.
  for (auto &[ring, at] : agent.positions) {
    if (!ring->hasBarriers)
      continue;
    for (int64_t i = at.gets - at.held; i < at.gets; ++i)
      for (auto &tile : ring->stages[i % ring->stages.size()].tiles) {
        for (const Buffer::Unseen &store : tile->unseen)
          if (!tile->engine.empty())
            tile->show(store);
        tile->unseen.clear();
      }
  }
  return Outcome::Done;
}

} // namespace tier::simulate
