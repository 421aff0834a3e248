//===- Copies.cpp - what engines and threads copy -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bulk copies move boxes of tensors, each at a time of its own; those of a tile that
// CTAs of a cluster share arrive in all of them. Threads' copies land when somebody
// waits for them.
//
//===----------------------------------------------------------------------===//

#include "Cta.h"

#include "tier/Dialect/Tier/IR/Pairs.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace mlir;

namespace tier::simulate {

using transport::Completion;

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// The boxes of a tile that one of `parts` CTAs copies: neighbours in memory, or one of so many
/// neighbours where those of all CTAs do not lie alike.
static SmallVector<const Box *> findPart(const std::vector<Box> &boxes,
                                         int64_t parts, int64_t place) {
  SmallVector<const Box *> sorted;
  for (const Box &box : boxes)
    sorted.push_back(&box);
  llvm::sort(sorted, [](const Box *x, const Box *y) {
    return x->places.front() < y->places.front();
  });
  size_t each = sorted.size() / parts;
  auto distance = [&](size_t from, size_t to) {
    SmallVector<int64_t> delta{sorted[to]->places.front() - sorted[from]->places.front()};
    for (auto [x, y] : llvm::zip_equal(sorted[from]->origin, sorted[to]->origin))
      delta.push_back(y - x);
    return delta;
  };
  bool areTogether = true;
  for (size_t i = 0; i + each < sorted.size(); ++i)
    areTogether &= distance(i, i + each) == distance(0, each);
  if (areTogether)
    return SmallVector<const Box *>(ArrayRef(sorted).slice(place * each, each));
  SmallVector<const Box *> part;
  for (size_t i = place; i < sorted.size(); i += parts)
    part.push_back(sorted[i]);
  return part;
}

/// The other CTAs of the cluster along one of its dimensions.
SmallVector<Cta *, 4> Cta::othersAlong(transport::ClusterAxis axis) {
  SmallVector<Cta *, 4> others;
  int64_t first = rank - axis.placeOf(rank) * axis.stride;
  for (int64_t place = 0; place < axis.extent; ++place)
    if (place != axis.placeOf(rank))
      others.push_back(cluster[first + place * axis.stride]);
  return others;
}

/// Arrivals in each phase of a stage that its own CTA's copies do not make:
/// the put's, and one for each box of the others, who are added to `sharing`. 0 where
/// CTAs share no tile.
int64_t Cta::countDue(transport::ChannelOp channel, SmallVectorImpl<Cta *> &sharing) {
  int64_t boxes = 0;
  llvm::SmallSetVector<Cta *, 4> others;
  for (Operation *user : channel.getChannel().getUsers())
    user->walk([&](transport::BulkLoadOp load) {
      int64_t parts = load.getParts().value_or(1);
      if (parts == 1)
        return;
      if (auto *all = facts.tables.boxesOf(
              load.getFilledType(), load.getSource().getType().getMap()))
        boxes += all->size() - all->size() / parts;
      SmallVector<Cta *, 4> along =
          othersAlong(transport::findClusterAxis(load, load.getAlong().value_or(0)));
      others.insert_range(along);
    });
  sharing.assign(others.begin(), others.end());
  return boxes ? 1 + boxes : 0;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Calls visit(place, address or null outside of the tensor, bits of that byte
/// that belong to others) for the elements of one box of a bulk copy.
template <typename F>
static bool walkBox(const Box &box, const TensorMap &map,
                    ArrayRef<int64_t> coordinates, int64_t bits, F visit) {
  SmallVector<int64_t, 5> c(map.rank, 0), first;
  for (int d = 0; d < map.rank; ++d)
    first.push_back(coordinates[d] + box.origin[d]);
  for (int32_t place : box.places) {
    bool isInside = true;
    int64_t offset = (first[0] + c[0]) * bits / 8;
    int shift = (first[0] + c[0]) * bits % 8;
    for (int d = 0; d < map.rank; ++d) {
      int64_t x = first[d] + c[d];
      isInside &= x >= 0 && x < map.dims[d];
      offset += d ? x * map.strides[d - 1] : 0;
    }
    if (!visit(place, isInside ? map.base + offset : nullptr, shift))
      return false;
    for (int d = 0; d < map.rank; ++d) {
      if (++c[d] < map.box[d])
        break;
      c[d] = 0;
    }
  }
  return true;
}

/// binary32 to 10 bits of mantissa, ties to even, as an H200 does: what is beyond them is
/// infinite, what is none stays so.
static float roundToTF32(float value) {
  if (!std::isfinite(value))
    return value;
  constexpr uint32_t dropped = 0x1fff;
  uint32_t bits = llvm::bit_cast<uint32_t>(value), odd = (bits >> 13) & 1;
  return llvm::bit_cast<float>((bits + (dropped >> 1) + odd) & ~dropped);
}

Outcome Cta::bulkLoad(Agent &agent, transport::BulkLoadOp op) {
  auto put = op->getParentOfType<transport::PutOp>();
  Ring &ring = *std::get<Ring *>(*find(agent, put.getChannel()));
  Stage &stage = ring.stages[agent.positions[&ring].puts % ring.stages.size()];
  const TensorMap *map =
      std::get<const TensorMap *>(*find(agent, op.getSource()));
  Buffer *target = view(agent, op.getTarget())->buffer;
  const std::vector<Box> *boxes =
      facts.tables.boxesOf(op.getFilledType(), op.getSource().getType().getMap());
  if (!boxes || ring.op.getCompletion() != Completion::transaction) {
    fail(op,
         "[async.simulate] expects bulk loads of whole boxes into a stage that "
         "completes by transaction, "
         "got another",
         "see tensormap.box", nullptr, true);
    return Outcome::Failed;
  }
  SmallVector<int64_t, 5> at;
  for (mlir::Value coordinate : op.getCoordinates())
    at.push_back(integer(agent, coordinate));
  ++agent.issuedLoads;
  int64_t parts = op.getParts().value_or(1);
  auto issue = [&](const Box &box, Buffer *target, Stage &stage,
                   Stage &counting, int64_t perPhase) {
    auto job = std::make_shared<Job>();
    job->by = &agent;
    job->op = op;
    job->run = [this, &box, map, target, at, &counting, perPhase, op] {
      GlobalMemory::Region *region = facts.memory.find(map->base);
      Cell outside = target->element.isFloat
                         ? cellOf(map->fillsNaN ? std::nan("") : 0.0)
                         : cellOf(int64_t(0));
      const Element &element = target->element;
      bool isPacked = element.bits < 8;
      int64_t bits = isPacked ? element.bits : 8 * element.bytes();
      walkBox(box, *map, at, bits, [&](int32_t place, const char *address, int shift) {
        int64_t bytes = (shift + bits + 7) / 8;
        if (address && !canRead(region, address, bytes, op))
          return false;
        Cell cell = !address   ? outside
                    : isPacked ? decodeBits(element, address, shift)
                               : decode(element, address);
        if (map->roundsToTF32)
          cell = cellOf(double(roundToTF32(float(cell.f))));
        target->threads[place] = cell;
        if (!target->engine.empty())
          target->engine[place] = cell;
        return true;
      });
      arrive(counting, perPhase);
    };
    stage.copies.push_back(job);
    jobs.push_back(job);
  };
  if (parts > 1) { // to all CTAs, at times of their own
    transport::ClusterAxis axis = transport::findClusterAxis(op, op.getAlong().value_or(0));
    if (cluster.empty() || parts != axis.extent) {
      fail(op,
           llvm::formatv("[async.simulate] expects a part for each of the {0} CTAs that share "
                         "a tile, got {1}",
                         axis.extent, parts)
               .str(),
           "cut the tile by the extent of the cluster", nullptr, true);
      return Outcome::Failed;
    }
    for (const Box *box : findPart(*boxes, parts, axis.placeOf(rank))) {
      ++stage.missing;
      issue(*box, target, stage, stage, ring.dueInPhase);
      for (Cta *cta : othersAlong(axis)) {
        Stage &other = stageOf(*cta, ring, stage);
        issue(*box, other.tiles[target->tile].get(), other, other, ring.dueInPhase);
      }
    }
    return Outcome::Done;
  }
  for (const Box &box : *boxes) {
    Stage &counting =
        ring.isPair && !isLeader ? peerOf(ring, stage) : stage;
    ++counting.missing;
    issue(box, target, stage, counting,
          ring.isPair ? ir::ctasOfPair : ring.dueInPhase);
  }
  return Outcome::Done;
}

/// A response: whether a CTA was waiting, and the number of the first of its
/// pair. Which one, and whether the device still gives any, nobody knows.
Outcome Cta::claim(Agent &agent, transport::ClaimOp op) {
  auto put = op->getParentOfType<transport::PutOp>();
  Ring &ring = *std::get<Ring *>(*find(agent, put.getChannel()));
  Stage &stage = ring.stages[agent.positions[&ring].puts % ring.stages.size()];
  ++agent.issuedLoads;
  if (ring.isAskedByLeader && !isLeader)
    return Outcome::Done;
  auto job = std::make_shared<Job>();
  job->by = &agent;
  job->op = op;
  if (!ring.isAskedByLeader)
    ++stage.missing;
  Buffer *target = view(agent, op.getTarget())->buffer;
  job->run = [this, target, &ring, &stage] {
    std::vector<int64_t> &waiting = facts.waiting;
    bool isGiven = !waiting.empty() &&
                   (facts.options.guide || random.below(8) != 0);
    int64_t first = 0;
    if (isGiven) {
      size_t choice = facts.options.guide ? 0 : random.below(waiting.size());
      first = waiting[choice] * (peer ? ir::ctasOfPair : 1);
      waiting.erase(waiting.begin() + choice);
    }
    auto answer = [&](Buffer &response) {
      response.threads[response.places->at[0]] = cellOf(int64_t(isGiven));
      response.threads[response.places->at[1]] = cellOf(first);
    };
    answer(*target);
    if (!ring.isAskedByLeader)
      return arrive(stage);
    answer(peerOf(*target));
    arrive(peerOf(ring, stage), ir::ctasOfPair);
    arrive(stage, ir::ctasOfPair);
  };
  stage.copies.push_back(job);
  jobs.push_back(job);
  return Outcome::Done;
}

Outcome Cta::claimed(Agent &agent, transport::ClaimedOp op) {
  Buffer *response = view(agent, op.getResponse())->buffer;
  if (!checkHeld(agent, *response, op))
    return Outcome::Failed;
  set(agent, op.getGiven(), response->threads[response->places->at[0]]);
  Cell block = response->threads[response->places->at[1]];
  set(agent, op.getBlock(), cellOf(block.i + !isLeader));
  return Outcome::Done;
}

Outcome Cta::bulkStore(Agent &agent, transport::BulkStoreOp op) {
  const TensorMap *map =
      std::get<const TensorMap *>(*find(agent, op.getTarget()));
  Buffer *source = view(agent, op.getSource())->buffer;
  const std::vector<Box> *boxes =
      facts.tables.boxesOf(source->type, op.getTarget().getType().getMap());
  if (!boxes) {
    fail(op, "[async.simulate] expects bulk stores of whole boxes, got another",
         "see tensormap.box", nullptr, true);
    return Outcome::Failed;
  }
  if (!checkEngineReads(*source, op))
    return Outcome::Failed;
  SmallVector<int64_t, 5> at;
  for (mlir::Value coordinate : op.getCoordinates())
    at.push_back(integer(agent, coordinate));
  std::vector<JobRef> group;
  for (const Box &box : *boxes) {
    auto read = std::make_shared<Job>(), write = std::make_shared<Job>();
    auto cells = std::make_shared<std::vector<Cell>>();
    read->lateness = write->lateness = 2;
    read->by = write->by = &agent;
    read->op = write->op = op;
    read->reads = {source};
    read->run = [&box, source, cells] {
      for (int32_t place : box.places)
        cells->push_back(source->engine[place]);
    };
    write->after = read;
    write->run = [this, &box, map, at, cells, source, op]() mutable {
      GlobalMemory::Region *region = facts.memory.find(map->base);
      int64_t bytes = source->element.bytes();
      size_t next = 0;
      walkBox(box, *map, at, 8 * bytes, [&](int32_t, char *address, int) {
        Cell cell = (*cells)[next++];
        if (!address)
          return true;
        char bits[16];
        encode(source->element, cell, bits);
        bool isAllowed = op.getReduction()
                             ? canCombine(region, address, bytes, op)
                             : canWrite(region, address, bytes, op, bits);
        if (!isAllowed)
          return false;
        if (op.getReduction()) {
          cell = reduceCell(*op.getReduction(), source->element,
                            decode(source->element, address), cell);
        }
        encode(source->element, cell, address);
        return true;
      });
    };
    source->readers.push_back(read);
    for (JobRef &job : {std::ref(read), std::ref(write)}) {
      group.push_back(job);
      jobs.push_back(job);
    }
  }
  agent.bulkGroups.push_back(std::move(group));
  return Outcome::Done;
}

Outcome Cta::groupCopy(Agent &agent, transport::GroupCopyOp op) {
  ViewRef source = view(agent, op.getSource());
  Buffer *target = view(agent, op.getTarget())->buffer;
  SmallVector<int64_t, 4> first;
  for (mlir::Value index : op.getIndices())
    first.push_back(integer(agent, index));
  auto warps = op.getShare() ? facts.tables.warpsOf(layout::getFragment(*op.getShare()))
                             : ArrayRef<uint32_t>();
  if (!checkTouch(agent, *target, op, target->places->at, warps, /*isWrite=*/true))
    return Outcome::Failed;
  int64_t from = op.getFrom() ? integer(agent, op.getFrom()) : INT64_MIN;
  auto job = std::make_shared<Job>();
  job->by = &agent;
  job->op = op;
  job->run = [this, source, target, first, from, op, &agent] {
    Buffer::Unseen made;
    int64_t bytes = source->element.bytes(), rank = first.size();
    SmallVector<int64_t, 4> c(rank, 0);
    for (int32_t place : target->places->at) {
      bool isInside = true;
      int64_t offset = 0;
      for (int64_t d = 0; d < rank; ++d) {
        int64_t x = first[d] + c[d];
        isInside &= x >= (d + 1 < rank ? 0 : std::max<int64_t>(from, 0)) && x < source->sizes[d];
        offset += x * source->strides[d];
      }
      const char *address = source->base + offset * bytes;
      if (isInside && !canRead(source->region, address, bytes, op))
        return;
      Cell cell = isInside ? decode(source->element, address)
                  : from != INT64_MIN ? garbage(source->element, random) // any value
                  : source->element.isFloat ? cellOf(0.0)
                                            : cellOf(int64_t(0));
      target->threads[place] = cell;
      if (facts.hasEngines) {
        made.places.push_back(place);
        made.cells.push_back(cell);
      }
      for (int64_t d = rank - 1; d >= 0; --d) {
        if (++c[d] < target->type.getDimSize(d))
          break;
        c[d] = 0;
      }
    }
    if (facts.hasEngines) {
      made.by = &agent;
      made.op = op;
      if (leaks)
        target->show(made);
      target->unseen.push_back(std::move(made));
    }
  };
  agent.uncommitted.push_back(job);
  if (auto put = op->getParentOfType<transport::PutOp>()) {
    Ring &ring = *std::get<Ring *>(*find(agent, put.getChannel()));
    ring.stages[agent.positions[&ring].puts % ring.stages.size()]
        .copies.push_back(job);
  }
  jobs.push_back(job);
  return Outcome::Done;
}

} // namespace tier::simulate
