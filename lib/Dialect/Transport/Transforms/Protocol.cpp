//===- Protocol.cpp - kernels as protocol programs ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProtocolBuilder.h"

#include "FenceFlow.h"

#include "tier/Dialect/Transport/IR/Effects.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tier::transport {

namespace pp = problem::protocol;
using pp::Body;
using pp::Expr;
using pp::onBarrier;
using pp::plain;
using pp::Space;
using pp::Statement;

//===----------------------------------------------------------------------===//
// What a ring is made of
//===----------------------------------------------------------------------===//

int64_t ProtocolBuilder::warpsOf(Operation *op) const {
  auto role = op->getParentOfType<RoleOp>();
  return role ? role.getWarps() : totalWarps;
}

static int64_t bytesOf(Value tile) {
  auto type = cast<MemRefType>(tile.getType());
  int64_t bits = type.getElementType().isIndex()
                     ? 64
                     : type.getElementTypeBitWidth();
  return type.getNumElements() * std::max<int64_t>(1, bits / 8);
}

void ProtocolBuilder::addBuffer(Value tile, const std::string &name, int64_t stages) {
  out.program.buffers.push_back({name, Space::Shared, stages, bytesOf(tile)});
}

template <typename... Ops>
static bool contains(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return isa<Ops...>(inner) ? WalkResult::interrupt()
                                  : WalkResult::advance();
      })
      .wasInterrupted();
}

static bool isOnWarpgroup(Operation *op) {
  auto mma = dyn_cast<ir::MmaOp>(op);
  return mma && mma.getGrain() == ir::Grain::warpgroup;
}

void ProtocolBuilder::addRing(ChannelOp channel) {
  ProtocolRing ring;
  ring.name = "ring" + std::to_string(rings.size());
  ring.stages = std::min<int64_t>(channel.getStages(), facts.mostStages);
  bool storesByThreads = false;
  llvm::SmallPtrSet<Operation *, 4> counted;
  for (Operation *user : channel.getChannel().getUsers()) {
    Operation *role = user->getParentOfType<RoleOp>();
    ring.hasBarriers |= role != nullptr;
    if (auto put = dyn_cast<PutOp>(user)) {
      ring.hasBulkCopies |= contains<BulkLoadOp>(put);
      bool stores = contains<ir::StoreOp, ir::CopyOp>(put);
      storesByThreads |= stores;
      ring.isStored |= stores || contains<GroupCopyOp>(put);
      ring.putting = std::max(ring.putting, warpsOf(user));
      for (auto [number, tile] :
           llvm::enumerate(put.getBody().getArguments()))
        tiles[tile] = {ring.name + "." + std::to_string(number),
                       Expr(ring.counter("put"))};
    }
    if (auto get = dyn_cast<GetOp>(user)) {
      if (counted.insert(role).second)
        ring.getting += warpsOf(user);
      for (Value tile : get.getTiles())
        for (Operation *reader : tile.getUsers()) {
          bool isProduct = isa<ir::AccumulateOp>(reader);
          ring.isReleasedByProducts |= isProduct;
          ring.readsOrdinarily |= !isProduct && !isOnWarpgroup(reader);
        }
    }
  }
  ring.isTensor = channel.getCompletion() == Completion::mma_commit;
  if (ring.isReleasedByProducts)
    ring.getting = 1;
  ring.hasBarriers |=
      ring.isTensor || channel.getCompletion() == Completion::transaction;
  ring.arrivesByCopies = ring.hasBarriers && !storesByThreads &&
                         channel.getCompletion() == Completion::copy_group;
  auto type = cast<ChannelType>(channel.getChannel().getType());
  for (auto [number, tile] : llvm::enumerate(type.getTiles())) {
    auto memref = cast<MemRefType>(tile);
    int64_t bits = memref.getElementType().isIndex()
                       ? 64
                       : memref.getElementTypeBitWidth();
    out.program.buffers.push_back(
        {ring.name + "." + std::to_string(number),
         ring.isTensor ? Space::Tensor : Space::Shared, ring.stages,
         memref.getNumElements() * std::max<int64_t>(1, bits / 8)});
  }
  if (ring.hasBarriers) {
    std::string full = ring.counter("full"), empty = ring.counter("empty");
    out.program.barriers.push_back({full, ring.stages});
    out.program.barriers.push_back({empty, ring.stages});
    int64_t arriving = ring.arrivesByCopies ? 32 : 1;
    int64_t count =
        (ring.isStored ? ring.putting * arriving : 0) + ring.hasBulkCopies;
    Body inits;
    for (int64_t stage = 0; stage < ring.stages; ++stage) {
      add(inits, onBarrier(pp::Op::Init, full, stage, std::max<int64_t>(count, 1)),
          channel);
      add(inits,
          onBarrier(pp::Op::Init, empty, stage,
                    std::max<int64_t>(ring.getting, 1)),
          channel);
    }
    add(inits, plain(pp::Op::InitFence), channel);
    add(out.program.before, pp::electCta(inits), channel);
  }
  rings[channel.getChannel()] = ring;
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

void ProtocolBuilder::add(Body &body, Statement statement, Operation *op) {
  auto [found, isNew] = ids.try_emplace(op, out.ops.size());
  if (isNew)
    out.ops.push_back(op);
  statement.id = found->second;
  body.push_back(std::move(statement));
}

/// In one thread of the role.
Statement ProtocolBuilder::once(Statement inner, Operation *op) {
  Body body;
  add(body, std::move(inner), op);
  if (isSingleThread)
    return body.front();
  return pp::electRole(std::move(body));
}

/// Values that are computed alike in two roles have one description.
std::string ProtocolBuilder::describe(Value value, int depth) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return std::to_string(*constant);
  auto number = [&](Value value) {
    return "v" + std::to_string(
                     unnamed.try_emplace(value, unnamed.size()).first->second);
  };
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    if (loop && argument == loop.getInductionVar() && labels.count(loop))
      return "iv(" + labels[loop] + ")";
    return number(value);
  }
  Operation *op = value.getDefiningOp();
  bool isOutside = !op->getParentOfType<RoleOp>();
  if (isOutside || depth > 16 || op->getNumRegions() ||
      !isMemoryEffectFree(op))
    return number(value);
  std::string text = op->getName().getStringRef().str();
  llvm::raw_string_ostream os(text);
  os << op->getAttrDictionary() << "#"
     << cast<OpResult>(value).getResultNumber() << "(";
  for (Value operand : op->getOperands())
    os << describe(operand, depth + 1) << ",";
  os << ")";
  return text;
}

int64_t ProtocolBuilder::shareOf(Type type) {
  return shares.try_emplace(type, shares.size() + 1).first->second;
}

std::optional<pp::Region> ProtocolBuilder::regionOf(Value tile) const {
  auto found = tiles.find(tile);
  if (found == tiles.end())
    return std::nullopt;
  return found->second;
}

/// `a + constant` with a loop's variable or nothing for a.
static std::optional<std::pair<Value, int64_t>> splitOffset(Value value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return std::pair(Value(), *constant);
  if (auto sum = value.getDefiningOp<arith::AddIOp>())
    if (std::optional<int64_t> constant = getConstantIntValue(sum.getRhs()))
      return std::pair(sum.getLhs(), *constant);
  return std::pair(value, int64_t(0));
}

/// i + c * step < upper bound, for a loop with that bound from 0 by that step,
/// is the question whether the loop has an iteration k + c.
std::optional<Expr> ProtocolBuilder::conditionOf(Value condition) {
  auto compare = condition.getDefiningOp<arith::CmpIOp>();
  if (!compare)
    return std::nullopt;
  Value low = compare.getLhs(), high = compare.getRhs();
  switch (compare.getPredicate()) {
  case arith::CmpIPredicate::slt:
  case arith::CmpIPredicate::ult:
    break;
  case arith::CmpIPredicate::sgt:
  case arith::CmpIPredicate::ugt:
    std::swap(low, high);
    break;
  default:
    return std::nullopt;
  }
  auto offset = splitOffset(low);
  if (!offset)
    return std::nullopt;
  auto [base, constant] = *offset;
  for (auto &[op, symbol] : trips) {
    auto loop = cast<scf::ForOp>(op);
    std::optional<int64_t> step = getConstantIntValue(loop.getStep());
    if (!step || *step <= 0 || getConstantIntValue(loop.getLowerBound()) != 0 ||
        describe(loop.getUpperBound()) != describe(high) || constant < 0 ||
        constant % *step)
      continue;
    if (!base)
      return Expr(std::to_string(constant / *step) + " < " + symbol);
    // Only the variable of this very loop, or of its like in another role.
    auto argument = dyn_cast<BlockArgument>(base);
    if (argument && argument == loop.getInductionVar())
      return Expr(labels[op] + " + " + std::to_string(constant / *step) +
                  " < " + symbol);
  }
  return std::nullopt;
}

/// Loops with equal bounds in different roles run in step: the first of one
/// role with the first of another, and so on.
void ProtocolBuilder::addLoops(Block &block, llvm::StringMap<int> &seen) {
  for (Operation &op : block) {
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      std::string key = describe(loop.getLowerBound()) + " to " +
                        describe(loop.getUpperBound()) + " step " +
                        describe(loop.getStep());
      key += " in " + enclosing;
      key += " #" + std::to_string(seen[key]++);
      auto [found, isNew] = symbols.try_emplace(key, "");
      if (isNew)
        found->second = "n" + std::to_string(symbols.size() - 1);
      std::string symbol = found->second;
      labels[loop] = "i" + symbol;
      std::string before = enclosing;
      std::optional<int64_t> low = getConstantIntValue(loop.getLowerBound()),
                             high = getConstantIntValue(loop.getUpperBound()),
                             step = getConstantIntValue(loop.getStep());
      if (isFixed(loop) && facts.fixedTripsAreNone) {
        enclosing = before;
        continue; // visitLoop leaves it out
      }
      if (!(low && high && step && *step > 0)) {
        if (isNew)
          out.program.symbols.push_back(
              {symbol, isFixed(loop) && facts.fixedTripsAreSome ? 1 : 0,
               enclosing});
        trips[loop] = symbol;
        enclosing = labels[loop];
      }
      addLoops(*loop.getBody(), seen);
      enclosing = before;
      continue;
    }
    if (isa<RoleOp, RolesOp>(op))
      continue;
    for (mlir::Region &region : op.getRegions())
      for (Block &inner : region)
        addLoops(inner, seen);
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void ProtocolBuilder::visit(Block &block, Body &body) {
  for (Operation &op : block)
    visit(&op, body);
}

/// A loop in another one, with as many trips in each of its iterations.
bool ProtocolBuilder::isFixed(scf::ForOp loop) const {
  auto around = loop->getParentOfType<scf::ForOp>();
  return around && llvm::all_of(loop.getOperands().take_front(3), [&](Value v) {
           return around.isDefinedOutsideOfLoop(v);
         });
}

void ProtocolBuilder::visitLoop(scf::ForOp loop, Body &body) {
  if (isFixed(loop) && facts.fixedTripsAreNone)
    return;
  std::string before = enclosing;
  Expr count;
  if (trips.count(loop)) {
    count = Expr(trips[loop]);
    enclosing = labels[loop];
  } else {
    int64_t low = *getConstantIntValue(loop.getLowerBound());
    int64_t high = *getConstantIntValue(loop.getUpperBound());
    int64_t step = *getConstantIntValue(loop.getStep());
    count = std::max<int64_t>(0, (high - low + step - 1) / step);
  }
  Body inner;
  visit(*loop.getBody(), inner);
  enclosing = before;
  if (!inner.empty())
    add(body, pp::loop(labels[loop], count, inner), loop);
}

void ProtocolBuilder::visitIf(scf::IfOp branch, Body &body) {
  Body then, otherwise;
  visit(*branch.thenBlock(), then);
  if (branch.elseBlock())
    visit(*branch.elseBlock(), otherwise);
  if (then.empty() && otherwise.empty())
    return;
  if (then.empty()) // a branch says what happens first
    then.push_back(pp::set("nothing", 0));
  if (std::optional<Expr> condition = conditionOf(branch.getCondition()))
    return add(body,
               pp::branch(*condition, then, otherwise), branch);
  std::string key = describe(branch.getCondition()) + " in " + enclosing;
  auto [found, isNew] = predicates.try_emplace(key, "");
  if (isNew) {
    found->second = "p" + std::to_string(predicates.size() - 1);
    out.program.predicates.push_back({found->second, enclosing});
  }
  add(body, pp::branchOn(found->second, then, otherwise), branch);
}

/// s, q -> the next stage and its phase.
static void advance(const ProtocolRing &ring, StringRef position, Body &body,
                    function_ref<void(Statement)> add) {
  std::string s = ring.counter(position), q = s + ".phase";
  if (ring.stages == 1)
    return add(pp::set(q, Expr(q + " ^ 1")));
  std::string n = std::to_string(ring.stages);
  add(pp::set(q, Expr(q + " ^ (" + s + " + 1 == " + n + ")")));
  add(pp::set(s, Expr(s + " + 1 == " + n + " ? 0 : " + s + " + 1")));
}

void ProtocolBuilder::visitPut(PutOp put, Body &body) {
  auto found = rings.find(put.getChannel());
  if (found == rings.end())
    return visitOther(put, body);
  const ProtocolRing &ring = found->second;
  std::string s = ring.counter("put");
  auto append = [&](Statement statement) {
    add(body, std::move(statement), put);
  };
  if (ring.hasBarriers) {
    append(pp::wait(ring.counter("empty"), Expr(s), Expr(s + ".phase ^ 1")));
    if (ring.hasBulkCopies) {
      int64_t bytes = 0;
      put.walk([&](BulkLoadOp load) { bytes += bytesOf(load.getTarget()); });
      append(once(onBarrier(pp::Op::ArriveExpect, ring.counter("full"), Expr(s),
                            bytes),
                  put));
    }
  }
  if (ring.isTensor)
    append(plain(pp::Op::TensorAfter));
  visit(put.getBody().front(), body);
  if (ring.isTensor)
    append(once(onBarrier(pp::Op::TensorCommit, ring.counter("full"), Expr(s)),
                put));
  auto channel = put.getChannel().getDefiningOp<ChannelOp>();
  bool copies = channel.getCompletion() == Completion::copy_group;
  if (!ring.hasBarriers) {
    if (copies)
      append(plain(pp::Op::GroupCommit));
  } else if (ring.arrivesByCopies) {
    append(onBarrier(pp::Op::GroupArrive, ring.counter("full"), Expr(s)));
  } else if (ring.isStored) {
    if (copies && !contains<AwaitOp>(put)) {
      append(plain(pp::Op::GroupCommit));
      append(plain(pp::Op::GroupWait, 0));
    }
    append(plain(pp::Op::WarpSync));
    Body arrive;
    add(arrive, onBarrier(pp::Op::Arrive, ring.counter("full"), Expr(s)), put);
    append(pp::electWarp(arrive));
  }
  advance(ring, "put", body, append);
}

/// Whether the op before a get, fences aside, waits for the copies.
static bool isAwaited(GetOp get) {
  Operation *before = get->getPrevNode();
  while (isa_and_nonnull<FenceOp>(before))
    before = before->getPrevNode();
  auto await = dyn_cast_or_null<AwaitOp>(before);
  return await && await.getCompletion() == Completion::copy_group;
}

void ProtocolBuilder::visitGet(GetOp get, Body &body) {
  auto found = rings.find(get.getChannel());
  if (found == rings.end())
    return visitOther(get, body);
  const ProtocolRing &ring = found->second;
  std::string s = ring.counter("get");
  auto append = [&](Statement statement) {
    add(body, std::move(statement), get);
  };
  auto channel = get.getChannel().getDefiningOp<ChannelOp>();
  if (ring.hasBarriers) {
    append(pp::wait(ring.counter("full"), Expr(s), Expr(s + ".phase")));
    if (ring.isTensor || ring.isReleasedByProducts)
      append(plain(pp::Op::TensorAfter));
    append(pp::set(ring.counter("held"), Expr(ring.counter("held") + " + 1")));
  } else {
    if (channel.getCompletion() == Completion::copy_group && !isAwaited(get))
      append(plain(pp::Op::GroupWait, 0));
    meet(get, body);
  }
  // Its tiles are those of this stage, however many gets follow.
  std::string mine = s + "." + std::to_string(ids[get]);
  append(pp::set(mine, Expr(s)));
  for (auto [number, tile] : llvm::enumerate(get.getTiles()))
    tiles[tile] = {ring.name + "." + std::to_string(number), Expr(mine)};
  advance(ring, "get", body, append);
}

void ProtocolBuilder::visitRelease(ReleaseOp release, Body &body) {
  auto found = rings.find(release.getChannel());
  if (found == rings.end())
    return visitOther(release, body);
  const ProtocolRing &ring = found->second;
  auto append = [&](Statement statement) {
    add(body, std::move(statement), release);
  };
  if (!ring.hasBarriers) {
    if (ring.stages == 1)
      meet(release, body);
    return;
  }
  if (ring.isTensor)
    append(plain(pp::Op::TensorBefore));
  if (ring.readsOrdinarily)
    append(plain(pp::Op::WarpSync));
  // The oldest stages held, down to as many as are pending.
  std::string held = ring.counter("held"), excess = ring.counter("excess");
  append(pp::set(excess, Expr(held + " - " + std::to_string(release.getPending()))));
  std::string stage = "(" + ring.counter("get") + " - " + held + ") mod " +
                      std::to_string(ring.stages);
  Body arrive, each;
  if (ring.isReleasedByProducts) {
    add(each,
        once(onBarrier(pp::Op::TensorCommit, ring.counter("empty"), Expr(stage)),
             release),
        release);
  } else {
    add(arrive, onBarrier(pp::Op::Arrive, ring.counter("empty"), Expr(stage)),
        release);
    add(each, pp::electWarp(arrive), release);
  }
  add(each, pp::set(held, Expr(held + " - 1")), release);
  append(pp::loop(ring.counter("r"), Expr(excess), each));
}

void ProtocolBuilder::meet(Operation *op, Body &body) {
  if (!isWholeCta && roleWarps == 1)
    return add(body, plain(pp::Op::WarpSync), op);
  add(body,
      pp::ctaBarrier(isWholeCta ? 0 : 1 + roleIndex,
                 (isWholeCta ? totalWarps : roleWarps) * 32),
      op);
}

void ProtocolBuilder::visitMma(ir::MmaOp mma, Body &body) {
  if (!isOnWarpgroup(mma))
    return visitOther(mma, body);
  std::vector<pp::Region> operands;
  for (Value operand : {mma.getA(), mma.getB()})
    if (std::optional<pp::Region> region = regionOf(operand))
      operands.push_back(*region);
  add(body, plain(pp::Op::MmaFence), mma);
  add(body, pp::mma("acc", operands), mma);
  add(body, plain(pp::Op::MmaCommit), mma);
}

/// An op whose effects some model describes, or that reaches no tile.
void ProtocolBuilder::visitOther(Operation *op, Body &body) {
  for (Value result : op->getResults())
    for (Value operand : op->getOperands())
      if (ir::isShared(result.getType()) && ir::isShared(operand.getType()))
        if (std::optional<pp::Region> region = regionOf(operand))
          tiles[result] = *region; // a view of it
  auto reachesTile = [&](Operation *inner) {
    return llvm::any_of(inner->getOperands(), [&](Value operand) {
      return ir::isShared(operand.getType()) ||
             isa<ChannelType>(operand.getType());
    });
  };
  std::optional<SmallVector<Effect>> effects = getEffects(op);
  if (!effects) {
    if (op->walk([&](Operation *inner) {
            return reachesTile(inner) ? WalkResult::interrupt()
                                      : WalkResult::advance();
          }).wasInterrupted()) {
      Statement unknown = plain(pp::Op::Unknown);
      unknown.name = "'" + op->getName().getStringRef().str() + "'";
      add(body, unknown, op);
    }
    return;
  }
  for (const Effect &effect : *effects) {
    if (!ir::isShared(effect.memory.getType()))
      continue;
    std::optional<pp::Region> region = regionOf(effect.memory);
    if (!region) {
      Statement unknown = plain(pp::Op::Unknown);
      unknown.name = "a tile from elsewhere";
      add(body, unknown, op);
      continue;
    }
    // Threads that hold a tile by one fragment touch their own parts of it.
    int64_t share = -1;
    if (auto store = dyn_cast<ir::StoreOp>(op))
      share = shareOf(store->getOperand(0).getType());
    if (auto load = dyn_cast<ir::LoadOp>(op))
      share = shareOf(load.getResult().getType());
    add(body, effect.isWrite ? pp::write(*region, std::max<int64_t>(share, 0))
                             : pp::read(*region, share),
        op);
  }
  for (mlir::Region &region : op->getRegions())
    for (Block &inner : region)
      visit(inner, body);
}

void ProtocolBuilder::visit(Operation *op, Body &body) {
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return visitLoop(loop, body);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return visitIf(branch, body);
  if (auto put = dyn_cast<PutOp>(op))
    return visitPut(put, body);
  if (auto get = dyn_cast<GetOp>(op))
    return visitGet(get, body);
  if (auto release = dyn_cast<ReleaseOp>(op))
    return visitRelease(release, body);
  if (auto mma = dyn_cast<ir::MmaOp>(op))
    return visitMma(mma, body);
  if (auto product = dyn_cast<ir::AccumulateOp>(op))
    return visitAccumulate(product, body);
  if (auto tile = dyn_cast<ir::LoadOp>(op);
      tile && ir::isTensorMemory(tile.getSource().getType()))
    return visitTensorLoad(tile, body);
  if (auto load = dyn_cast<BulkLoadOp>(op)) {
    auto put = load->getParentOfType<PutOp>();
    std::optional<pp::Region> target = regionOf(load.getTarget());
    auto ring = put ? rings.find(put.getChannel()) : rings.end();
    if (!target || ring == rings.end())
      return;
    return add(body,
               once(pp::bulkLoad(*target, ring->second.counter("full"),
                             Expr(ring->second.counter("put")),
                             bytesOf(load.getTarget())),
                    op),
               op);
  }
  if (auto store = dyn_cast<BulkStoreOp>(op)) {
    std::optional<pp::Region> source = regionOf(store.getSource());
    if (!source)
      return visitOther(op, body);
    Body inner;
    add(inner, pp::bulkStore(*source), op);
    add(inner, plain(pp::Op::BulkCommit), op);
    if (isSingleThread)
      return llvm::append_range(body, inner);
    return add(body, pp::electRole(inner), op);
  }
  if (auto copy = dyn_cast<GroupCopyOp>(op)) {
    Statement made = plain(pp::Op::GroupCopy);
    if (std::optional<pp::Region> target = regionOf(copy.getTarget())) {
      made.writes = {*target};
      made.share = shareOf(copy.getTarget().getType());
      add(body, made, op);
    }
    return;
  }
  if (auto await = dyn_cast<AwaitOp>(op)) {
    switch (await.getCompletion()) {
    case Completion::bulk_group: {
      Statement made = plain(pp::Op::BulkWait, int64_t(await.getPending()));
      made.isRead = await.getRead();
      return add(body, once(made, op), op);
    }
    case Completion::copy_group:
      if (op->getParentOfType<PutOp>())
        add(body, plain(pp::Op::GroupCommit), op);
      return add(body, plain(pp::Op::GroupWait, int64_t(await.getPending())), op);
    case Completion::mma_group: {
      add(body, plain(pp::Op::MmaWait, int64_t(await.getPending())), op);
      if (await.getValues().empty())
        return;
      Statement touch = plain(pp::Op::Touch);
      touch.name = "acc";
      return add(body, touch, op);
    }
    default:
      return;
    }
  }
  if (auto made = dyn_cast<FenceOp>(op))
    return add(body,
               pp::fence(made.getSpace() == FenceSpace::global ? Space::Global
                                                           : Space::Shared),
               op);
  if (isa<BarrierOp>(op))
    return meet(op, body);
  if (auto alloc = dyn_cast<ir::AllocOp>(op)) {
    if (ir::isShared(alloc.getType())) {
      std::string name = "tile" + std::to_string(tiles.size());
      addBuffer(alloc, name, 1);
      tiles[alloc] = {name};
    }
    return;
  }
  if (!isa<ChannelOp, RolesOp>(op))
    visitOther(op, body);
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

/// As TransportToNVVM/Roles.cpp: one thread runs a role of bulk copies, or of
/// products that write tensor memory.
template <typename... Ops> static bool consistsOf(RoleOp role) {
  return !role
              .walk([&](Operation *op) {
                bool isIndexArithmetic =
                    isa<arith::ArithDialect, scf::SCFDialect, gpu::GPUDialect>(
                        op->getDialect()) &&
                    llvm::none_of(op->getResultTypes(), ir::isTile);
                bool isFine = op == role || isIndexArithmetic ||
                              op->getDialect()->getNamespace() == "memref" ||
                              isa<Ops...>(op);
                return isFine ? WalkResult::advance()
                              : WalkResult::interrupt();
              })
              .wasInterrupted();
}

void ProtocolBuilder::addRole(StringRef name, int64_t warps, Block &block, RoleOp op) {
  roleWarps = warps;
  isWholeCta = warps == totalWarps;
  isSingleThread =
      op && (consistsOf<PutOp, BulkLoadOp>(op) ||
             consistsOf<PutOp, GetOp, ReleaseOp, ir::AccumulateOp>(op));
  Body body;
  for (auto &[channel, ring] : rings)
    for (StringRef position : {"put", "get"}) {
      body.push_back(pp::set(ring.counter(position), 0));
      body.push_back(pp::set(ring.counter(position) + ".phase", 0));
      body.push_back(pp::set(ring.counter("held"), 0));
    }
  visit(block, body);
  pp::Role role;
  role.name = name.str();
  role.threads = warps * 32;
  if (isSingleThread)
    role.body = {pp::electRole(std::move(body))};
  else
    role.body = std::move(body);
  if (!reserve.empty()) {
    Body whole;
    if (roleIndex == 0)
      whole.push_back(pp::firstWarp(reserve));
    llvm::append_range(whole, begin);
    llvm::append_range(whole, role.body);
    llvm::append_range(whole, end);
    if (roleIndex == 0)
      whole.push_back(pp::firstWarp(giveBack));
    role.body = std::move(whole);
  }
  if (op && op.getRegisters()) {
    Body budget;
    add(budget, plain(pp::Op::Registers, int64_t(*op.getRegisters())), op);
    role.body.insert(role.body.begin(), budget.front());
  }
  out.program.roles.push_back(std::move(role));
  ++roleIndex;
}

KernelProtocol ProtocolBuilder::build() {
  out.program.name = kernel.getName().str();
  out.program.endsStores = true;
  SmallVector<RoleOp> roles;
  int64_t warps = 0;
  kernel.walk([&](RoleOp role) {
    roles.push_back(role);
    warps += role.getWarps();
  });
  if (auto plan = kernel->getAttrOfType<ir::PlanAttr>("tier.plan"); !warps && plan)
    for (int64_t count : plan.getWarps())
      warps += count;
  totalWarps = std::max<int64_t>(1, warps ? warps : 4);
  kernel.walk([&](ChannelOp channel) { addRing(channel); });
  reserveTensorMemory();

  Block &block = kernel.getBody().front();
  {
    llvm::StringMap<int> seen;
    addLoops(block, seen);
  }
  for (RoleOp role : roles) {
    llvm::StringMap<int> seen;
    addLoops(role.getBody().front(), seen);
  }
  if (roles.empty()) {
    addRole("all", totalWarps, block, {});
  } else {
    // What stands outside of the roles, all threads do.
    isWholeCta = true;
    visit(block, out.program.before);
    for (RoleOp role : roles)
      addRole(role.getName(), role.getWarps(), role.getBody().front(), role);
  }
  return std::move(out);
}

KernelProtocol buildProtocol(gpu::GPUFuncOp kernel, KernelFacts facts) {
  return ProtocolBuilder(kernel, facts).build();
}

} // namespace tier::transport
