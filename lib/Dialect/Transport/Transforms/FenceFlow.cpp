//===- FenceFlow.cpp - the control flow of a role as the fence problem ----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FenceFlow.h"

#include "tier/Dialect/Transport/IR/Effects.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace tier::problem;

namespace tier::transport {

/// How often the body of a loop is taken to run.
static constexpr int64_t iterations = 16;
static constexpr int64_t heaviest = int64_t(1) << 40;

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

bool arrivesByCopies(ChannelOp channel) {
  if (channel.getCompletion() != Completion::copy_group)
    return false;
  bool hasRoles = false, storesByThreads = false;
  for (Operation *user : channel.getChannel().getUsers()) {
    hasRoles |= bool(user->getParentOfType<RoleOp>());
    if (auto put = dyn_cast<PutOp>(user))
      put.walk([&](ir::StoreOp) { storesByThreads = true; });
  }
  return hasRoles && !storesByThreads;
}

namespace {
/// What the two sides of a channel do, tile by tile.
struct Sides {
  bool crossesRoles = false; ///< puts and gets meet at barriers of the ring
  bool arrivesByCopies = false;
  /// What gets and puts do with tile i, as bits of `Does`.
  SmallVector<uint8_t> gets, puts;
};
enum Does : uint8_t { ReadsAsync = 1, WritesAsync = 2, WritesByThreads = 4 };
} // namespace

static uint8_t describe(Operation *user, Value tile) {
  uint8_t does = 0;
  for (const Effect &effect : getEffects(user).value_or(SmallVector<Effect>()))
    if (effect.memory == tile)
      does |= effect.proxy == Proxy::async
                  ? (effect.isWrite ? WritesAsync : ReadsAsync)
                  : (effect.isWrite ? WritesByThreads : 0);
  return does;
}

static Sides findSides(ChannelOp channel) {
  Sides sides;
  size_t tiles = channel.getChannel().getType().getTiles().size();
  sides.gets.resize(tiles);
  sides.puts.resize(tiles);
  sides.crossesRoles = channel.getCompletion() == Completion::transaction;
  sides.arrivesByCopies = arrivesByCopies(channel);
  auto note = [](SmallVector<uint8_t> &side, ValueRange values) {
    for (auto [does, tile] : llvm::zip_equal(side, values))
      for (Operation *user : tile.getUsers())
        does |= describe(user, tile);
  };
  for (Operation *user : channel.getChannel().getUsers()) {
    sides.crossesRoles |= bool(user->getParentOfType<RoleOp>());
    if (auto get = dyn_cast<GetOp>(user))
      note(sides.gets, get.getTiles());
    if (auto put = dyn_cast<PutOp>(user))
      note(sides.puts, put.getBody().getArguments());
  }
  return sides;
}

//===----------------------------------------------------------------------===//
// The flow
//===----------------------------------------------------------------------===//

namespace {
class FlowBuilder {
public:
  explicit FlowBuilder(FenceFlow &flow) : flow(flow) {}
  void build(Block &block);

private:
  void visit(Block &block);
  void visit(Operation &op);
  void visit(PutOp put);
  void visit(GetOp get);
  void visit(ReleaseOp release);
  void visit(RolesOp roles);
  /// Adds a node behind all loose ends.
  fences::Node &add(Operation *op, FenceFlow::Place place);
  fences::Node &addBefore(Operation *op) { return add(op, {nullptr, op}); }
  /// A node that stands for what others do; it takes no fence.
  fences::Node &addOthers(Operation *op);
  void access(fences::Node &node, Value memory, bool isAsync, bool isWrite,
              bool byIssuer = false);
  /// Ordinary reads and writes of everything.
  void accessUnknown(fences::Node &node);

  unsigned number(Value channelOrTile, unsigned tile);
  std::optional<unsigned> findBuffer(Value memory);
  const Sides *getSides(Value channel);

  FenceFlow &flow;
  int64_t weight = 1;
  SmallVector<unsigned> ends; ///< nodes that the next node follows
  llvm::MapVector<std::pair<void *, unsigned>, unsigned> buffers;
  llvm::DenseMap<Operation *, Sides> channels;
  /// Tiles that threads copy to and no await has made certain yet.
  llvm::SetVector<Value> copying;
};
} // namespace

/// Whether a product that reads registers comes next: a fence in front of it waits for what
/// the product is loaded from, one behind it while the product runs.
static bool delaysProduct(Operation *op) {
  for (; op && !isa<ReleaseOp>(op); op = op->getNextNode())
    if (auto mma = dyn_cast<ir::MmaOp>(op); mma && mma.readsRegisters())
      return true;
  return false;
}

fences::Node &FlowBuilder::add(Operation *op, FenceFlow::Place place) {
  unsigned node = flow.question.nodes.size();
  for (unsigned end : ends)
    flow.question.nodes[end].next.push_back(node);
  ends = {node};
  flow.ops.push_back(op);
  flow.places.push_back(place);
  fences::Node &added = flow.question.nodes.emplace_back();
  added.weight = weight + delaysProduct(place.before);
  return added;
}

fences::Node &FlowBuilder::addOthers(Operation *op) {
  fences::Node &node = add(op, {});
  node.mayFence = false;
  return node;
}

unsigned FlowBuilder::number(Value value, unsigned tile) {
  auto key = std::pair(value.getAsOpaquePointer(), tile);
  return buffers.try_emplace(key, buffers.size()).first->second;
}

std::optional<unsigned> FlowBuilder::findBuffer(Value memory) {
  if (!ir::isShared(memory.getType()))
    return std::nullopt;
  if (auto get = memory.getDefiningOp<GetOp>())
    return number(get.getChannel(),
                  cast<OpResult>(memory).getResultNumber());
  if (auto argument = dyn_cast<BlockArgument>(memory))
    if (auto put = dyn_cast<PutOp>(argument.getOwner()->getParentOp()))
      return number(put.getChannel(), argument.getArgNumber());
  return number(memory, 0);
}

void FlowBuilder::access(fences::Node &node, Value memory, bool isAsync,
                         bool isWrite, bool byIssuer) {
  if (std::optional<unsigned> buffer = findBuffer(memory))
    node.accesses.push_back({*buffer, isAsync, isWrite, byIssuer});
}

void FlowBuilder::accessUnknown(fences::Node &node) {
  for (auto [key, buffer] : buffers)
    for (bool isWrite : {false, true})
      node.accesses.push_back({buffer, false, isWrite, false});
}

const Sides *FlowBuilder::getSides(Value channel) {
  auto create = channel.getDefiningOp<ChannelOp>();
  if (!create)
    return nullptr;
  auto [entry, isNew] = channels.try_emplace(create);
  if (isNew)
    entry->second = findSides(create);
  return &entry->second;
}

/// The threads that put are done with the stage; those that get are next.
void FlowBuilder::visit(PutOp put) {
  addBefore(put);
  visit(put.getBody().front());
  const Sides *sides = getSides(put.getChannel());
  fences::Node &end = add(put, {&put.getBody().front(), nullptr});
  if (!sides || !sides->crossesRoles)
    return;
  end.isSync = true;
  // Copies that nobody awaits end when the stage is published.
  bool isAwaited =
      llvm::any_of(put.getBody().getOps<AwaitOp>(), [](AwaitOp await) {
        return await.getCompletion() == Completion::copy_group;
      });
  if (!sides->arrivesByCopies && !isAwaited)
    for (auto copy : put.getBody().getOps<GroupCopyOp>())
      access(end, copy.getTarget(), false, /*isWrite=*/true);
  fences::Node &others = addOthers(put);
  for (auto [tile, does] : llvm::enumerate(sides->gets))
    if (does & ReadsAsync && !sides->arrivesByCopies)
      others.accesses.push_back(
          {number(put.getChannel(), tile), true, false, false});
}

void FlowBuilder::visit(GetOp get) {
  const Sides *sides = getSides(get.getChannel());
  fences::Node &node = addBefore(get);
  node.isSync = sides && !sides->crossesRoles;
  // The copies were the last to touch the stage, and none could fence.
  if (sides && sides->arrivesByCopies)
    for (auto [tile, does] : llvm::enumerate(sides->puts))
      if (does & WritesByThreads)
        node.accesses.push_back(
            {number(get.getChannel(), tile), false, true, true});
}

/// The threads that got are done with the stage; those that put are next.
void FlowBuilder::visit(ReleaseOp release) {
  const Sides *sides = getSides(release.getChannel());
  addBefore(release).isSync = sides && sides->crossesRoles;
  if (!sides || !sides->crossesRoles)
    return;
  fences::Node &others = addOthers(release);
  for (auto [tile, does] : llvm::enumerate(sides->puts))
    if (does & WritesAsync)
      others.accesses.push_back(
          {number(release.getChannel(), tile), true, true, false});
}

/// Seen from outside, roles begin at a barrier and touch everything at once.
void FlowBuilder::visit(RolesOp roles) {
  addBefore(roles).isSync = true;
  fences::Node &others = addOthers(roles);
  roles.walk([&](Operation *op) {
    for (const Effect &effect : getEffects(op).value_or(SmallVector<Effect>()))
      if (effect.memory.getDefiningOp<ir::AllocOp>())
        access(others, effect.memory, effect.proxy == Proxy::async,
               effect.isWrite);
  });
  others.isSync = true;
}

void FlowBuilder::visit(Operation &op) {
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    addBefore(loop);
    SmallVector<unsigned> around = ends;
    int64_t outside = weight;
    weight = std::min(heaviest, weight * iterations);
    unsigned first = flow.question.nodes.size();
    visit(*loop.getBody());
    weight = outside;
    for (unsigned end : ends)
      flow.question.nodes[end].next.push_back(first);
    llvm::append_range(ends, around);
    return;
  }
  if (auto loop = dyn_cast<scf::WhileOp>(op)) {
    addBefore(loop);
    int64_t outside = weight;
    weight = std::min(heaviest, weight * iterations);
    unsigned first = flow.question.nodes.size();
    visit(*loop.getBeforeBody());
    SmallVector<unsigned> leaving = ends;
    visit(*loop.getAfterBody());
    weight = outside;
    for (unsigned end : ends)
      if (first < flow.question.nodes.size())
        flow.question.nodes[end].next.push_back(first);
    ends = leaving;
    return;
  }
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    addBefore(branch);
    SmallVector<unsigned> before = ends, after;
    for (Region *region : branch.getRegions()) {
      ends = before;
      if (!region->empty())
        visit(region->front());
      llvm::append_range(after, ends);
    }
    ends = after;
    return;
  }
  if (auto put = dyn_cast<PutOp>(op))
    return visit(put);
  if (auto get = dyn_cast<GetOp>(op))
    return visit(get);
  if (auto release = dyn_cast<ReleaseOp>(op))
    return visit(release);
  if (auto roles = dyn_cast<RolesOp>(op))
    return visit(roles);

  fences::Node &node = addBefore(&op);
  node.isSync = isa<BarrierOp>(op);
  if (auto fence = dyn_cast<FenceOp>(op))
    if (fence.getProxy() == Proxy::async &&
        fence.getSpace() == FenceSpace::shared) {
      node.isFence = true;
      flow.fences.push_back({fence, flow.question.nodes.size() - 1});
    }
  if (auto await = dyn_cast<AwaitOp>(op))
    if (await.getCompletion() == Completion::copy_group)
      for (Value tile : copying)
        access(node, tile, false, /*isWrite=*/true);
  if (isa<GroupCopyOp>(op)) // its writes end at an await, or arrive by copies
    return void(copying.insert(cast<GroupCopyOp>(op).getTarget()));
  std::optional<SmallVector<Effect>> effects = getEffects(&op);
  // An op with regions of a kind that this walk does not know may do anything.
  if (!effects || op.getNumRegions() != 0)
    return accessUnknown(node);
  for (const Effect &effect : *effects)
    if (effect.proxy != Proxy::tensormap)
      access(node, effect.memory, effect.proxy == Proxy::async, effect.isWrite);
}

void FlowBuilder::visit(Block &block) {
  for (Operation &op : block)
    visit(op);
}

void FlowBuilder::build(Block &block) {
  addOthers(block.getParentOp()); // the entry
  // Buffers are numbered first: an unknown op touches those of later ops too.
  block.walk([&](Operation *op) {
    for (const Effect &effect : getEffects(op).value_or(SmallVector<Effect>()))
      (void)findBuffer(effect.memory);
    if (auto copy = dyn_cast<GroupCopyOp>(op))
      copying.insert(copy.getTarget());
  });
  visit(block);
}

std::vector<FenceFlow> findFenceFlows(Operation *kernel) {
  std::vector<FenceFlow> flows;
  Block &body = kernel->getRegion(0).front();
  FlowBuilder(flows.emplace_back()).build(body);
  kernel->walk([&](RoleOp role) {
    FlowBuilder(flows.emplace_back()).build(role.getBody().front());
  });
  return flows;
}

bool hasBarrierForm(Operation *kernel) {
  return kernel
      ->walk([](Operation *op) {
        return isa<RingOp, BarrierCreateOp>(op) ? WalkResult::interrupt()
                                                : WalkResult::advance();
      })
      .wasInterrupted();
}

LogicalResult verifyFences(Operation *kernel) {
  for (const FenceFlow &flow : findFenceFlows(kernel)) {
    SmallVector<unsigned> before;
    for (auto [fence, node] : flow.fences)
      before.push_back(node);
    std::optional<fences::Conflict> conflict =
        fences::findUnfenced(flow.question, before);
    if (!conflict)
      continue;
    InFlightDiagnostic error = flow.ops[conflict->access]->emitOpError(
        "[async.fence] expects a fence between an access by threads and one by "
        "an engine, got a path without one");
    error.attachNote(flow.ops[conflict->engine]->getLoc())
        << "the engine's access is here";
    error.attachNote() << "fix: transport.fence async shared before the tile "
                          "is handed over; transport-insert-fences finds where";
    return failure();
  }
  return success();
}

} // namespace tier::transport
