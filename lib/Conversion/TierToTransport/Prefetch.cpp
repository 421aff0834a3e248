//===- Prefetch.cpp - loads that run ahead of their put -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Threads that fill a stage from registers wait for their loads. Where they
// have registers for it, a role that only puts loads the next stage before it
// stores this one,
//
//   for k { put { x = load k; store f(x) } }
//     =>
//   x = load 0; for k (x) { y = load k + 1; put { store f(x) }; yield y }
//
// and threads that also multiply load before the product and store after it:
//
//   for k { get; put { x = load k + 1; store x }; mma }
//     =>
//   for k { get; x = load k + 1; mma; put { store x } }
//
// Where waits leave younger loads in flight, threads with registers for two
// stages load one iteration more ahead, and put without asking. Two iterations
// are one block, so that x and y take turns in registers:
//
//   put 0; x = load 1
//   for k by 2 (x) { get; y = load k + 2; mma; put { store x }
//                    get; z = load k + 3; mma; put { store y }; yield z }
//
// A load beyond the last iteration is masked, so it touches nothing.
//
// What the products are multiplied with, block by block of k, is loaded one
// iteration ahead as well, before the stage is awaited; what depends on nothing else is
// computed first, so that its registers are free for the next loads. The last iteration
// loads again what it has:
//
//   for k { get; x, y = load k; p = mma; s += x * y * p }
//     =>
//   x, y = load 0; for k (x, y) { f = x * y; z, w = load k + 1; get; p = mma; s += f * p; yield z, w }
//
// Where a product takes long enough the loads begin beside it, and what is computed of
// them is carried, so that no product waits for a load:
//
//   f = load 0 * load 0
//   for k (f) { get; p = mma; x, y = load k + 1; await p; s += f * p; yield x * y }
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Dialect/Tier/IR/Facts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier {

int64_t Crew::getRegisters(unsigned role) const {
  if (!registers.empty() && registers[role])
    return registers[role];
  int64_t threads = 0;
  for (int64_t count : warps)
    threads += count * machine.lanes;
  return std::min(machine.registersPerCta / threads, machine.maxRegisters);
}

int64_t countRegisters(Value value) {
  auto tile = cast<RankedTensorType>(value.getType());
  layout::FragmentAttr fragment = layout::getFragment(tile);
  int64_t run = fragment.getRun();
  int64_t perRun =
      llvm::divideCeil(run * ir::getElementBytes(tile.getElementType()), 4);
  return fragment.getNumRegisters() / run * perRun;
}

/// Registers that a thread has for tiles loaded ahead.
static int64_t findRoom(const Ring &ring, const Crew &crew) {
  int64_t room = crew.getRegisters(0);
  room -= workRegisters;
  if (crew.hasRoles())
    return room / 2; // the stage in hand, and the one ahead
  for (ir::MmaOp product : ring.products)
    room -= countRegisters(product.getResult());
  return room - workRegisters; // operands of the product
}

SmallVector<ir::LoadOp> findPrefetches(const Ring &ring, const Crew &crew,
                                       int64_t depth) {
  SmallVector<ir::LoadOp> loads;
  int64_t registers = 0;
  for (Operation *op : ring.producers) {
    auto load = dyn_cast<ir::LoadOp>(op);
    // What is loaded from an index that was itself loaded comes too late.
    if (!load || llvm::any_of(load->getOperands(), [&](Value operand) {
          Operation *def = operand.getDefiningOp();
          return def && llvm::is_contained(ring.producers, def) &&
                 !isIndexWork(def);
        }))
      continue;
    loads.push_back(load);
    registers += depth * countRegisters(load.getTile());
  }
  if (loads.empty())
    return loads;
  int64_t room = findRoom(ring, crew);
  auto options = remark::RemarkOpts::name("LoadAhead")
                     .category("convert-tier-to-transport");
  if (registers <= room) {
    remark::passed(ring.getLoc(), options)
        << llvm::formatv("{0} load(s) run ahead in {1} of {2} registers",
                         loads.size(), registers, room)
               .str();
    return loads;
  }
  remark::missed(ring.getLoc(), options)
      << llvm::formatv("[async.load-ahead] expects {0} registers to load ahead, "
                       "got {1}",
                       registers, room)
             .str();
  loads.clear();
  return loads;
}

SmallVector<Value> emitLoads(OpBuilder &builder, const Ring &ring,
                             ArrayRef<ir::LoadOp> loads, Value induction) {
  scf::ForOp loop = ring.loop;
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), induction);
  for (Operation *op : ring.producers)
    if (isIndexWork(op))
      builder.clone(*op, mapping);
  SmallVector<Value> tiles;
  for (ir::LoadOp load : loads) {
    auto clone = cast<ir::LoadOp>(builder.clone(*load, mapping));
    clone.removeInboundsAttr(); // promised for iterations of the loop only
    tiles.push_back(clone.getTile());
  }
  return tiles;
}

//===----------------------------------------------------------------------===//
// Loads beside the products
//===----------------------------------------------------------------------===//

/// Registers of factors that are loaded ahead.
static constexpr int64_t factorRegisters = 24;

/// The ops of the body that compute an index, before those that use them.
/// False if it needs anything that only this iteration has.
static bool collectIndexWork(Value index, const Ring &ring,
                             llvm::SetVector<Operation *> &work) {
  scf::ForOp loop = ring.loop;
  if (index == loop.getInductionVar())
    return true;
  if (llvm::is_contained(loop.getRegionIterArgs(), index))
    return false;
  Operation *def = index.getDefiningOp();
  if (!def || def->getBlock() != ring.body)
    return true;
  if (!isIndexWork(def))
    return false;
  for (Value operand : def->getOperands())
    if (!collectIndexWork(operand, ring, work))
      return false;
  work.insert(def);
  return true;
}

/// Loads of global memory in the body that fill no tile of the ring.
static SmallVector<ir::LoadOp>
findFactors(const Ring &ring, llvm::SetVector<Operation *> &work) {
  SmallVector<ir::LoadOp> loads;
  int64_t registers = 0;
  for (Operation &op : *ring.body) {
    if (isa<ir::StoreOp>(op))
      return {};
    auto load = dyn_cast<ir::LoadOp>(op);
    if (!load || llvm::is_contained(ring.producers, &op) || load.getFrom() ||
        ir::isShared(load.getSource().getType()) ||
        load.getTile().getType().getRank() == 0 ||
        !layout::getViewFacts(load.getSource()))
      continue;
    llvm::SetVector<Operation *> needed = work;
    if (!llvm::all_of(load->getOperands(), [&](Value operand) {
          return collectIndexWork(operand, ring, needed);
        }))
      continue;
    work = needed;
    loads.push_back(load);
    registers += countRegisters(load.getTile());
  }
  if (registers > factorRegisters)
    loads.clear();
  return loads;
}

/// What the body computes of factors alone, and in no more registers than one has.
static SmallVector<Operation *> findFactorWork(const Ring &ring, ArrayRef<ir::LoadOp> loads) {
  SmallVector<Operation *> work;
  llvm::SmallDenseSet<Value> known;
  int64_t most = 0;
  for (ir::LoadOp load : loads) {
    known.insert(load.getTile());
    most = std::max(most, countRegisters(load.getTile()));
  }
  for (Operation &op : ring.body->without_terminator()) {
    auto isKnown = [&](Value operand) { return known.contains(operand); };
    if (!op.hasTrait<OpTrait::Elementwise>() || op.getNumResults() != 1 ||
        !isMemoryEffectFree(&op) || !ir::isTile(op.getResult(0).getType()) ||
        countRegisters(op.getResult(0)) > most ||
        !llvm::any_of(op.getOperands(), isKnown) ||
        !llvm::all_of(op.getOperands(), [&](Value operand) {
          return isKnown(operand) || operand.getParentBlock() != ring.body;
        }))
      continue;
    work.push_back(&op);
    known.insert(op.getResult(0));
  }
  return work;
}

/// Of factors and what is computed of them, what others use.
static SmallVector<Value> findCarriedFactors(ArrayRef<ir::LoadOp> loads,
                                             ArrayRef<Operation *> work) {
  SmallVector<Value> carried;
  auto add = [&](Value value) {
    if (!llvm::all_of(value.getUsers(), [&](Operation *user) { return llvm::is_contained(work, user); }))
      carried.push_back(value);
  };
  for (ir::LoadOp load : loads)
    add(load.getTile());
  for (Operation *op : work)
    add(op->getResult(0));
  return carried;
}

/// The load touches nothing unless `exists`: its last index is the end of the array.
static void loadIf(ir::LoadOp load, Value exists) {
  OpBuilder builder(load);
  OpOperand &index = load.getIndicesMutable()[load.getIndices().size() - 1];
  Value end = getValueOrCreateConstantIndexOp(
      builder, load.getLoc(), layout::getViewFacts(load.getSource())->sizes.back());
  index.set(arith::SelectOp::create(builder, load.getLoc(), exists, index.get(), end));
  load.removeInboundsAttr();
}

SmallVector<Operation *> loadFactorsAhead(Ring &ring, bool isBeside) {
  llvm::SetVector<Operation *> indexWork;
  if (!ring.loop || ring.products.empty())
    return {};
  SmallVector<ir::LoadOp> loads = findFactors(ring, indexWork);
  if (loads.empty())
    return {};
  scf::ForOp loop = ring.loop;
  Location loc = loop.getLoc();
  SmallVector<Operation *> work = findFactorWork(ring, loads), computed;
  if (isBeside)
    computed = work;
  SmallVector<Value> carried = findCarriedFactors(loads, computed);
  auto isLess = [&](OpBuilder &builder, Value induction) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, induction,
                                 loop.getUpperBound());
  };
  auto load = [&](OpBuilder &builder, Value induction, IRMapping &mapping) {
    mapping.map(loop.getInductionVar(), induction);
    for (Operation *op : indexWork)
      builder.clone(*op, mapping);
    for (ir::LoadOp load : loads)
      builder.clone(*load, mapping);
  };
  auto compute = [&](OpBuilder &builder, IRMapping &mapping) {
    for (Operation *op : computed)
      builder.clone(*op, mapping);
    return llvm::map_to_vector(carried, [&](Value value) { return mapping.lookup(value); });
  };

  IRRewriter rewriter(loop.getContext());
  rewriter.setInsertionPoint(loop);
  IRMapping begin;
  Value runs = isLess(rewriter, loop.getLowerBound());
  load(rewriter, loop.getLowerBound(), begin);
  for (ir::LoadOp load : loads)
    loadIf(begin.lookup(load.getTile()).getDefiningOp<ir::LoadOp>(), runs);
  SmallVector<Value> first = compute(rewriter, begin);

  SmallVector<Operation *> ahead;
  auto next = [&](OpBuilder &, Location, ArrayRef<BlockArgument> arguments) {
    Operation *before = &loop.getBody()->front();
    OpBuilder builder(before);
    Value now = loop.getInductionVar();
    Value after = arith::AddIOp::create(builder, loc, now, loop.getStep());
    after = arith::SelectOp::create(builder, loc, isLess(builder, after), after, now);
    IRMapping mapping;
    load(builder, after, mapping);
    for (Operation &op : llvm::make_range(loop.getBody()->begin(), before->getIterator()))
      ahead.push_back(&op);
    builder.setInsertionPoint(loop.getBody()->getTerminator());
    SmallVector<Value> values = compute(builder, mapping);
    for (auto [value, argument] : llvm::zip_equal(carried, arguments))
      rewriter.replaceAllUsesWith(value, argument);
    for (Operation *op : llvm::reverse(computed))
      rewriter.eraseOp(op);
    if (!isBeside)
      for (Operation *op : work)
        op->moveBefore(ahead.front());
    for (ir::LoadOp load : loads)
      rewriter.eraseOp(load);
    return values;
  };
  auto made = loop.replaceWithAdditionalYields(
      rewriter, first, /*replaceInitOperandUsesInLoop=*/false, next);
  assert(succeeded(made) && "loops over k have results");
  ring.loop = cast<scf::ForOp>(made->getOperation());
  ring.body = ring.loop.getBody();
  remark::passed(ring.getLoc(), remark::RemarkOpts::name("LoadAhead").category(
                                    "convert-tier-to-transport"))
      << llvm::formatv("{0} load(s) of factors run one iteration ahead",
                       loads.size())
             .str();
  return ahead;
}

} // namespace tier
