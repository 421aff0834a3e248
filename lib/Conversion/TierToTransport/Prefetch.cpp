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
// iteration ahead as well, before the stage is awaited: assemblers delay loads
// that begin beside a product. The last iteration loads again what it has:
//
//   for k { get; x = load k; p = mma; s += x * p }
//     =>
//   x = load 0; for k (x) { y = load k + 1; get; p = mma; s += x * p; yield y }
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

/// Moves what is computed from factors alone to `builder`: then their registers
/// are free when the next ones are loaded.
static void hoistFactorWork(OpBuilder &builder, Block *body,
                            ArrayRef<BlockArgument> factors) {
  int64_t most = 0;
  llvm::SmallDenseSet<Value> known(factors.begin(), factors.end());
  for (Value factor : factors)
    most = std::max(most, countRegisters(factor));
  for (Operation &op : llvm::make_early_inc_range(body->without_terminator())) {
    if (!op.hasTrait<OpTrait::Elementwise>() || op.getNumResults() != 1 ||
        !isMemoryEffectFree(&op) || !ir::isTile(op.getResult(0).getType()) ||
        countRegisters(op.getResult(0)) > most ||
        !llvm::all_of(op.getOperands(),
                      [&](Value operand) {
                        return known.contains(operand) ||
                               operand.getParentBlock() != body;
                      }) ||
        !llvm::any_of(op.getOperands(),
                      [&](Value operand) { return known.contains(operand); }))
      continue;
    op.remove();
    builder.insert(&op);
    known.insert(op.getResult(0));
  }
}

Operation *loadFactorsAhead(Ring &ring) {
  llvm::SetVector<Operation *> work;
  if (!ring.loop || ring.products.empty())
    return nullptr;
  SmallVector<ir::LoadOp> loads = findFactors(ring, work);
  if (loads.empty())
    return nullptr;
  scf::ForOp loop = ring.loop;
  Location loc = loop.getLoc();
  auto emit = [&](OpBuilder &builder, Value induction) {
    IRMapping mapping;
    mapping.map(loop.getInductionVar(), induction);
    for (Operation *op : work)
      builder.clone(*op, mapping);
    SmallVector<ir::LoadOp> clones;
    for (ir::LoadOp load : loads)
      clones.push_back(cast<ir::LoadOp>(builder.clone(*load, mapping)));
    return clones;
  };

  // A loop without iterations has no first one: its loads begin at the end.
  IRRewriter rewriter(loop.getContext());
  rewriter.setInsertionPoint(loop);
  Value runs =
      arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::slt,
                            loop.getLowerBound(), loop.getUpperBound());
  SmallVector<Value> first;
  for (ir::LoadOp load : emit(rewriter, loop.getLowerBound())) {
    OpBuilder before(load);
    OpOperand &index = load.getIndicesMutable()[load.getIndices().size() - 1];
    Value end = getValueOrCreateConstantIndexOp(
        before, loc, layout::getViewFacts(load.getSource())->sizes.back());
    index.set(arith::SelectOp::create(before, loc, runs, index.get(), end));
    load.removeInboundsAttr();
    first.push_back(load.getTile());
  }

  Operation *last = nullptr;
  auto next = [&](OpBuilder &, Location, ArrayRef<BlockArgument> carried) {
    OpBuilder builder = OpBuilder::atBlockBegin(loop.getBody());
    Value now = loop.getInductionVar();
    Value after = arith::AddIOp::create(builder, loc, now, loop.getStep());
    Value isInside = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::slt, after, loop.getUpperBound());
    after = arith::SelectOp::create(builder, loc, isInside, after, now);
    SmallVector<Value> tiles;
    for (ir::LoadOp load : emit(builder, after)) {
      tiles.push_back(load.getTile());
      last = load;
    }
    for (auto [load, tile] : llvm::zip(loads, carried))
      rewriter.replaceOp(load, tile);
    builder.setInsertionPointToStart(loop.getBody());
    hoistFactorWork(builder, loop.getBody(), carried);
    return tiles;
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
  return last;
}

} // namespace tier
