//===- Protocol.cpp - kernels as protocol programs ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProtocolBuilder.h"

#include "tier/Dialect/Layout/IR/Divisibility.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/Pairs.h"
#include "tier/Dialect/Transport/IR/Cluster.h"
#include "tier/Dialect/Transport/IR/Effects.h"
#include "tier/Dialect/Transport/Transforms/LowerChannels.h"
#include "tier/Problem/Fragment.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::transport {

namespace pp = problem::protocol;
using pp::Body;
using pp::Expr;
using pp::plain;
using pp::Space;
using pp::Statement;

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
  // Chunks of a row are held as all of it is.
  if (auto tile = dyn_cast<RankedTensorType>(type))
    if (layout::FragmentAttr fragment = layout::getFragment(tile)) {
      problem::Fragment period = ir::toProblem(fragment).period();
      type = ir::getTileType(tile.getElementType(), period);
    }
  return shares.try_emplace(type, shares.size() + 1).first->second;
}

int64_t ProtocolBuilder::shareAt(RankedTensorType tile, ValueRange indices) {
  layout::FragmentAttr fragment = layout::getFragment(tile);
  if (!fragment)
    return shareOf(tile);
  // Who holds a tile touches the same places of one beside it, but not of one between them.
  problem::Fragment period = ir::toProblem(fragment).period();
  size_t outer = indices.size() - period.shape.size(); // of which there is one coordinate
  for (auto [index, extent] : llvm::zip_equal(indices.drop_front(outer), period.shape))
    if (layout::getDivisor(index) % extent)
      return -1;
  return shareOf(tile);
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

/// base < high of the variable of a loop whose bounds are numbers, which `labels` names, is
/// the question whether the iteration is one of the first.
static std::optional<Expr>
askKnownLoop(Value base, int64_t offset, Value high,
             const llvm::DenseMap<Operation *, std::string> &labels) {
  auto argument = dyn_cast_if_present<BlockArgument>(base);
  auto loop = argument ? dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp()) : nullptr;
  std::optional<int64_t> end = getConstantIntValue(high);
  if (!loop || argument != loop.getInductionVar() || !end)
    return std::nullopt;
  std::optional<int64_t> low = getConstantIntValue(loop.getLowerBound()),
                         step = getConstantIntValue(loop.getStep());
  auto label = labels.find(loop);
  if (!low || !getConstantIntValue(loop.getUpperBound()) || !step || *step <= 0 ||
      label == labels.end())
    return std::nullopt;
  int64_t first = llvm::divideCeilSigned(*end - *low - offset, *step);
  return Expr(label->second + " < " + std::to_string(std::max<int64_t>(0, first)));
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
  if (std::optional<Expr> known = askKnownLoop(base, constant, high, labels))
    return known;
  for (auto &[op, symbol] : trips) {
    auto loop = cast<scf::ForOp>(op);
    std::optional<int64_t> step = getConstantIntValue(loop.getStep());
    if (!step || *step <= 0 || getConstantIntValue(loop.getLowerBound()) != 0 ||
        describe(loop.getUpperBound()) != describe(high) || constant < 0 ||
        constant % *step)
      continue;
    if (!base) {
      // Of loops in one another with equal bounds, the one that would begin here.
      bool beginsHere = llvm::any_of(out.program.symbols, [&](const pp::Symbol &known) {
        return known.name == symbol && known.varies == enclosing;
      });
      if (beginsHere)
        return Expr(std::to_string(constant / *step) + " < " + symbol);
      continue;
    }
    // Only the variable of this very loop, or of its like in another role.
    auto argument = dyn_cast<BlockArgument>(base);
    if (argument && argument == loop.getInductionVar())
      return Expr(labels[op] + " + " + std::to_string(constant / *step) +
                  " < " + symbol);
  }
  return std::nullopt;
}

/// Loops with equal bounds in different roles run in step: the first of one
/// role with the first of another, and so on. So do those in branches that ask the
/// same of an iteration.
void ProtocolBuilder::addLoops(Block &block, llvm::StringMap<int> &seen) {
  for (Operation &op : block) {
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      std::string key = describe(loop.getLowerBound()) + " to " +
                        describe(loop.getUpperBound()) + " step " +
                        describe(loop.getStep());
      key += " in " + enclosing + asked;
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
    std::string before = enclosing;
    if (auto loop = dyn_cast<scf::WhileOp>(op))
      if (std::string key = describeClaims(loop); !key.empty()) {
        key += " in " + enclosing;
        key += " #" + std::to_string(seen[key]++);
        auto [found, isNew] = symbols.try_emplace(key, "");
        if (isNew) {
          found->second = "n" + std::to_string(symbols.size() - 1);
          out.program.symbols.push_back({found->second, 1, enclosing});
        }
        enclosing = labels[loop] = "i" + found->second;
      }
    std::string outside = asked;
    if (auto branch = dyn_cast<scf::IfOp>(op))
      if (std::string asks = describe(branch.getCondition()); StringRef(asks).contains("iv("))
        asked += " if " + asks;
    for (mlir::Region &region : op.getRegions())
      for (Block &inner : region)
        addLoops(inner, seen);
    asked = outside;
    enclosing = before;
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
  auto around = loop->getParentOfType<LoopLikeOpInterface>();
  return around && llvm::all_of(loop.getOperands().take_front(3), [&](Value v) {
           return around.isDefinedOutsideOfLoop(v);
         });
}

void ProtocolBuilder::visitLoop(scf::ForOp loop, Body &body) {
  // A carried number that only starts the loop's own is the same variable.
  SmallVector<std::pair<std::string, Value>> starts, steps;
  auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
  for (auto [init, argument, result, next] :
       llvm::zip_equal(loop.getInitArgs(), loop.getRegionIterArgs(),
                       loop.getResults(), yield.getOperands())) {
    if (!argument.getType().isInteger(32))
      continue;
    std::string name = carried.lookup(init);
    if (name.empty() || !init.hasOneUse()) {
      name = "x" + std::to_string(carried.size());
      starts.push_back({name, init});
    }
    carried[argument] = name;
    carried[result] = name;
    steps.push_back({name, next});
  }
  assign(starts, loop, body);
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
  assign(steps, loop, inner);
  enclosing = before;
  if (!inner.empty())
    add(body, pp::loop(labels[loop], count, inner), loop);
}

void ProtocolBuilder::visitIf(scf::IfOp branch, Body &body) {
  Body then, otherwise;
  SmallVector<std::string> names;
  for (Value result : branch.getResults()) {
    names.push_back(result.getType().isInteger(32)
                        ? "x" + std::to_string(carried.size())
                        : "");
    if (!names.back().empty())
      carried[result] = names.back();
  }
  for (auto [region, side] : {std::pair(&branch.getThenRegion(), &then),
                              std::pair(&branch.getElseRegion(), &otherwise)}) {
    if (region->empty())
      continue;
    visit(region->front(), *side);
    SmallVector<std::pair<std::string, Value>> values;
    for (auto [name, value] :
         llvm::zip_equal(names, region->front().getTerminator()->getOperands()))
      if (!name.empty())
        values.push_back({name, value});
    assign(values, branch, *side);
  }
  if (then.empty() && otherwise.empty())
    return;
  if (then.empty()) // a branch says what happens first
    then.push_back(pp::set("nothing", 0));
  std::optional<Expr> condition = conditionOf(branch.getCondition());
  if (!condition)
    condition = exprOf(branch.getCondition());
  if (condition)
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

void ProtocolBuilder::meet(Operation *op, Body &body) {
  if (!isWholeCta && roleWarps == 1)
    return add(body, plain(pp::Op::WarpSync), op);
  add(body,
      pp::ctaBarrier(isWholeCta ? 0 : 1 + roleIndex,
                 (isWholeCta ? totalWarps : roleWarps) * 32),
      op);
}

static bool isOnWarpgroup(Operation *op) {
  auto mma = dyn_cast<ir::MmaOp>(op);
  return mma && mma.getGrain() == ir::Grain::warpgroup;
}

void ProtocolBuilder::visitMma(ir::MmaOp mma, Body &body) {
  if (!isOnWarpgroup(mma))
    return visitOther(mma, body);
  std::vector<pp::Region> operands;
  for (Value operand : {Value(mma.getA()), Value(mma.getB())})
    if (std::optional<pp::Region> region = regionOf(operand))
      operands.push_back(*region);
  add(body, plain(pp::Op::MmaFence), mma);
  add(body, pp::mma(nameSums(mma.getResult()), operands), mma);
  // Registers of A are the product's until it was awaited, as its sums are.
  if (mma.readsRegisters())
    add(body, pp::mma(nameRegisters(mma.getA()), {}), mma);
  add(body, plain(pp::Op::MmaCommit), mma);
}

/// Which values are one set of registers: what goes through products, loops and waits. Zeros
/// that a product begins with are none.
void ProtocolBuilder::findSums() {
  auto join = [&](ValueRange values, ValueRange others) {
    for (auto [value, other] : llvm::zip(values, others))
      if (ir::isTile(value.getType()) && !matchPattern(value, m_Constant()) &&
          !matchPattern(other, m_Constant()))
        sums.unionSets(value, other);
  };
  kernel.walk([&](Operation *op) {
    if (auto mma = dyn_cast<ir::MmaOp>(op)) {
      join(mma.getResult(), mma.getAccumulator());
    } else if (auto await = dyn_cast<AwaitOp>(op)) {
      join(await.getResults(), await.getValues());
    } else if (auto loop = dyn_cast<scf::ForOp>(op)) {
      join(loop.getRegionIterArgs(), loop.getResults());
      join(loop.getInits(), loop.getResults());
      join(loop.getYieldedValues(), loop.getResults());
    } else if (auto loop = dyn_cast<scf::WhileOp>(op)) {
      join(loop.getInits(), loop.getBeforeArguments());
      join(loop.getYieldedValues(), loop.getBeforeArguments());
      join(loop.getConditionOp().getArgs(), loop.getAfterArguments());
      join(loop.getAfterArguments(), loop.getResults());
    } else if (auto branch = dyn_cast<scf::IfOp>(op)) {
      for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()})
        if (!region->empty())
          join(region->front().getTerminator()->getOperands(), branch.getResults());
    }
  });
}

std::string ProtocolBuilder::nameSums(Value tile) {
  Value leader = sums.getOrInsertLeaderValue(tile);
  int64_t number = namedSums.try_emplace(leader, namedSums.size()).first->second;
  return number ? "acc" + std::to_string(number) : "acc";
}

std::string ProtocolBuilder::nameRegisters(Value tile) {
  return "a" + std::to_string(
                   registers.try_emplace(tile, registers.size()).first->second);
}

/// Writes the registers that a product reads as its A.
void ProtocolBuilder::touchRegisters(ValueRange written, Operation *op,
                                     Body &body) {
  for (Value tile : written) {
    bool isOperand = llvm::any_of(tile.getUses(), [](OpOperand &use) {
      auto mma = dyn_cast<ir::MmaOp>(use.getOwner());
      return mma && mma.readsRegisters() && &use == &mma.getAMutable();
    });
    if (!isOperand)
      continue;
    Statement touch = plain(pp::Op::Touch);
    touch.name = nameRegisters(tile);
    add(body, touch, op);
  }
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
             isa<RingType, BarriersType>(operand.getType());
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
      share = shareAt(store.getTile().getType(), store.getIndices());
    if (auto load = dyn_cast<ir::LoadOp>(op))
      share = shareAt(load.getTile().getType(), load.getIndices());
    add(body, effect.isWrite ? pp::write(*region, std::max<int64_t>(share, 0))
                             : pp::read(*region, share),
        op);
  }
  for (mlir::Region &region : op->getRegions())
    for (Block &inner : region)
      visit(inner, body);
}

void ProtocolBuilder::visit(Operation *op, Body &body) {
  touchRegisters(op->getResults(), op, body);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return visitLoop(loop, body);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return visitIf(branch, body);
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return visitWhile(loop, body);
  if (visitBarrierOp(op, body))
    return;
  if (auto mma = dyn_cast<ir::MmaOp>(op))
    return visitMma(mma, body);
  if (auto product = dyn_cast<ir::AccumulateOp>(op))
    return visitAccumulate(product, body);
  if (auto tile = dyn_cast<ir::LoadOp>(op);
      tile && ir::isTensorMemory(tile.getSource().getType()))
    return visitTensorLoad(tile, body);
  if (auto alloc = dyn_cast<ir::AllocOp>(op)) {
    if (ir::isShared(alloc.getType())) {
      std::string name = "tile" + std::to_string(tiles.size());
      addBuffer(alloc, name);
      tiles[alloc] = {name};
    }
    return;
  }
  if (!isa<RolesOp>(op))
    visitOther(op, body);
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

void ProtocolBuilder::addRole(StringRef name, int64_t warps, Block &block, RoleOp op) {
  roleWarps = warps;
  isWholeCta = warps == totalWarps;
  isSingleThread = op && op.getOneThread();
  namedSums.clear();
  Body body;
  visit(block, body);
  pp::Role role;
  role.name = name.str();
  role.threads = warps * 32;
  if (isSingleThread)
    role.body = {pp::electRole(std::move(body))};
  else
    role.body = std::move(body);
  if (!begin.empty()) {
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
  out.program.cluster = countClusterCtas(kernel);
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
  kernel.walk([&](RingOp ring) { visitRing(ring); });
  reserveTensorMemory();
  findSums();

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
    bool isBefore = true;
    for (Operation &op : block) {
      isBefore &= !isa<RolesOp>(op);
      visit(&op, isBefore ? out.program.before : out.program.after);
    }
    for (RoleOp role : roles)
      addRole(role.getName(), role.getWarps(), role.getBody().front(), role);
  }
  return std::move(out);
}

/// Shorter rings, of which the first stages keep their columns.
static void cutRings(gpu::GPUFuncOp kernel, int64_t most) {
  kernel.walk([&](ChannelOp channel) {
    if (int64_t(channel.getStages()) <= most)
      return;
    channel.setStages(most);
    if (auto columns = channel->getAttrOfType<DenseI64ArrayAttr>("tier.columns"))
      channel->setAttr("tier.columns",
                       DenseI64ArrayAttr::get(
                           channel.getContext(),
                           columns.asArrayRef().take_front(most)));
  });
}

FailureOr<KernelProtocol> buildProtocol(gpu::GPUFuncOp kernel,
                                        KernelFacts facts) {
  IRMapping mapping;
  OwningOpRef<gpu::GPUFuncOp> lowered(
      cast<gpu::GPUFuncOp>(kernel->clone(mapping)));
  cutRings(*lowered, facts.mostStages);
  llvm::DenseMap<Operation *, Operation *> origins, originals;
  if (failed(lowerChannels(*lowered, &origins)))
    return failure();
  PairMeetings meetings;
  if (ir::worksInPairs(*lowered)) {
    FailureOr<PairMeetings> found = findPairMeetings(*lowered);
    if (failed(found) || failed(ir::verifyPairCluster(*lowered)))
      return failure();
    meetings = *found;
  }
  KernelProtocol protocol = ProtocolBuilder(*lowered, facts, meetings).build();
  // Ops of the copy are told as those they come from.
  for (auto [original, copy] : mapping.getOperationMap())
    originals[copy] = original;
  for (Operation *&op : protocol.ops) {
    auto origin = origins.find(op);
    auto original = originals.find(origin == origins.end() ? op
                                                           : origin->second);
    op = original == originals.end() ? kernel.getOperation() : original->second;
  }
  return protocol;
}

} // namespace tier::transport
