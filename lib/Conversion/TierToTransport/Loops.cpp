//===- Loops.cpp - loops that put, get, or both ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Machine/AsyncCopy.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tier {

//===----------------------------------------------------------------------===//
// What both forms share
//===----------------------------------------------------------------------===//

/// Replaces the tiles of the ring by those of a stage, got at `builder`, and
/// drops what filled them.
static void getTiles(OpBuilder &builder, Ring &ring,
                     transport::ChannelOp channel, const Crew &crew) {
  // stages - 1 puts run ahead in a loop, and the oldest is the one to be got.
  if (channel.getCompletion() == transport::Completion::copy_group &&
      !crew.hasRoles())
    transport::AwaitOp::create(
        builder, ring.getLoc(), TypeRange(), transport::Completion::copy_group,
        ring.loop ? std::max<int64_t>(crew.stages - 2, 0) : 0, /*read=*/false,
        ValueRange());
  auto get = transport::GetOp::create(
      builder, ring.getLoc(), ring.getChannelType().getTiles(), channel);
  for (Operation *op : llvm::reverse(ring.producers))
    if (llvm::all_of(op->getUses(), [](OpOperand &) { return false; }))
      op->erase();
  for (auto [alloc, tile] : llvm::zip(ring.tiles, get.getTiles())) {
    eraseFrees(alloc.getTile()); // the stage's columns stay
    alloc.getTile().replaceAllUsesWith(tile);
    alloc.erase();
  }
}

static LogicalResult verifyFilled(Ring &ring) {
  if (!ring.producers.empty())
    return success();
  return ring.tiles.front().emitOpError("[async.producer] expects tiles computed from global "
                                        "memory, got one that nobody writes beside its use");
}

/// The last op of the body that reads a tile.
static Operation *findLastUse(Ring &ring) {
  if (!ring.accumulations.empty())
    return ring.accumulations.back();
  return ring.products.empty() ? ring.body->getTerminator()->getPrevNode()
                               : ring.products.back().getOperation();
}

static bool isAsynchronous(const Ring &ring) {
  return llvm::any_of(ring.products, [](ir::MmaOp mma) {
    return mma.getGrain() == ir::Grain::warpgroup;
  });
}

/// Whether a product reads registers that the next iteration writes.
static bool readsRegisters(const Ring &ring) {
  return llvm::any_of(ring.products,
                      [](ir::MmaOp mma) { return mma.readsRegisters(); });
}

/// Whether the products are used by the next iteration and after the loop only.
static bool areCarriedOnly(const Ring &ring) {
  return llvm::all_of(ring.products, [&](ir::MmaOp mma) {
    return llvm::all_of(mma->getUsers(), [](Operation *user) {
      return isa<scf::YieldOp, ir::MmaOp>(user);
    });
  });
}

/// Waits for the products of the ring at `builder`; their values are valid
/// after it.
static void awaitProducts(OpBuilder &builder, Location loc,
                          ArrayRef<Value> values, int64_t pending = 0) {
  if (values.empty())
    return;
  SmallVector<Type> types =
      llvm::map_to_vector(values, [](Value value) { return value.getType(); });
  auto await = transport::AwaitOp::create(builder, loc, types,
                                          transport::Completion::mma_group,
                                          pending, /*read=*/false, values);
  for (auto [value, result] : llvm::zip(values, await.getResults()))
    Value(value).replaceAllUsesExcept(result, await);
}

/// The first op of the body that uses a product, but products and what ends the body.
static Operation *findFirstUse(const Ring &ring, ir::MmaOp mma) {
  Operation *first = nullptr;
  for (Operation *user : mma->getUsers()) {
    Operation *op = ring.body->findAncestorOpInBlock(*user);
    if (op && !isa<ir::MmaOp>(op) && (!first || op->isBeforeInBlock(first)))
      first = op;
  }
  return first;
}

/// Waits for each product that is used before the last one begins; returns the
/// others.
static SmallVector<Value> awaitEarly(Ring &ring) {
  SmallVector<Value> others;
  for (auto [i, mma] : llvm::enumerate(ring.products)) {
    Operation *first = findFirstUse(ring, mma);
    if (!first || !first->isBeforeInBlock(ring.products.back())) {
      others.push_back(mma.getResult());
      continue;
    }
    // Behind those that begin before the use.
    size_t last = i;
    while (ring.products[last + 1]->isBeforeInBlock(first))
      ++last;
    OpBuilder builder(mma.getContext());
    builder.setInsertionPointAfter(ring.products[last]);
    awaitProducts(builder, mma.getLoc(), mma.getResult(), last - i);
  }
  return others;
}

/// Whether each of the products begins from zeros, and is used before the next one is.
static bool areUsedInTurn(const Ring &ring, ArrayRef<Value> products) {
  Operation *before = nullptr;
  for (Value value : products) {
    auto mma = value.getDefiningOp<ir::MmaOp>();
    Operation *use = findFirstUse(ring, mma);
    if (!use || (before && !before->isBeforeInBlock(use)) ||
        !matchPattern(mma.getAccumulator(), m_Constant()))
      return false;
    before = use;
  }
  return true;
}

/// Waits at `builder`, behind all products, for those that nobody waited for; or for each where it
/// is used, if they are used in turn.
static void awaitOthers(OpBuilder &builder, Ring &ring) {
  SmallVector<Value> others = awaitEarly(ring);
  if (others.size() < 2 || !areUsedInTurn(ring, others))
    return awaitProducts(builder, ring.getLoc(), others);
  for (auto [i, value] : llvm::enumerate(others)) {
    if (i)
      builder.setInsertionPoint(findFirstUse(ring, value.getDefiningOp<ir::MmaOp>()));
    awaitProducts(builder, ring.getLoc(), value, others.size() - 1 - i);
  }
}

/// The results of the loop that products yield.
static SmallVector<Value> getCarriedProducts(const Ring &ring) {
  SmallVector<Value> values;
  scf::ForOp loop = ring.loop;
  for (auto [result, yielded] :
       llvm::zip(loop.getResults(), loop.getYieldedValues()))
    if (yielded.getDefiningOp<ir::MmaOp>())
      values.push_back(result);
  return values;
}

/// Of three stages, products that run on took 2 to 10 % longer where registers hold A (f32 operands
/// in tiles of 128 x 256; bench/prologue.py, H200) or warpgroups take turns at the tensor cores
/// (bf16, 128 x 288: 5 %): copies miss the stage that is held. Of four and more they took up to 8 % less.
static constexpr int64_t leastStagesToRunOn = 4;
/// Of one warpgroup alone nothing runs while a product is awaited: it takes 16 to 31 % longer.
static constexpr int64_t warpsAlone = 4;
/// A warpgroup multiplies an element of A by 16 columns in a cycle.
static constexpr int64_t columnsPerCycle = 16;
/// Instructions that compute an element of A, from one of 8 bits and from others.
static constexpr int64_t narrowWork = 9, wideWork = 2;

/// Whether computing the next A takes no longer than the product that it runs beside. (Of 8
/// bits, for 64 and 128 columns, products that ran on took 4 to 9 % longer.)
static bool hidesWork(const Ring &ring, transport::ChannelOp channel) {
  bool isNarrow = llvm::any_of(channel.getChannel().getType().getTiles(), [](Type tile) {
    return cast<MemRefType>(tile).getElementTypeBitWidth() < 16;
  });
  return llvm::all_of(ring.products, [&](ir::MmaOp mma) {
    return mma.getAtom()[1] >= columnsPerCycle * (isNarrow ? narrowWork : wideWork);
  });
}

/// Whether the products of one iteration run on into the next: with roles and a stage to
/// spare, or where no other warpgroup multiplies meanwhile.
static bool runOn(const Ring &ring, transport::ChannelOp channel, const Crew &crew) {
  if (!crew.hasRoles() || crew.stages == 1 || !ring.loop || !areCarriedOnly(ring))
    return false;
  bool isAlone = crew.warps.back() <= warpsAlone;
  if (!readsRegisters(ring))
    return isAlone || crew.stages >= leastStagesToRunOn;
  return crew.stages >= leastStagesToRunOn && hidesWork(ring, channel);
}

/// Gives the stage back as soon as its reads have ended.
static void releaseStages(Ring &ring, transport::ChannelOp channel,
                          const Crew &crew) {
  scf::ForOp loop = ring.loop;
  Location loc = ring.getLoc();
  OpBuilder builder(findLastUse(ring)->getContext());
  builder.setInsertionPointAfter(findLastUse(ring));
  if (!isAsynchronous(ring)) {
    transport::ReleaseOp::create(builder, loc, channel, 0);
    return;
  }
  if (!runOn(ring, channel, crew)) {
    awaitOthers(builder, ring);
    transport::ReleaseOp::create(builder, loc, channel, 0);
    return;
  }
  transport::AwaitOp::create(
      builder, loc, TypeRange(), transport::Completion::mma_group,
      ring.products.size(), /*read=*/false, ValueRange());
  transport::ReleaseOp::create(builder, loc, channel, 1);
  builder.setInsertionPointAfter(loop);
  awaitProducts(builder, loc, getCarriedProducts(ring));
  transport::ReleaseOp::create(builder, loc, channel, 0);
}

/// Whether products may still read registers when the next iteration writes its own.
static bool alternatesRegisters(const Ring &ring, transport::ChannelOp channel,
                                const Crew &crew) {
  return isAsynchronous(ring) && readsRegisters(ring) && runOn(ring, channel, crew);
}

/// Does so many iterations in one, and those that are left in a loop behind it. Both roles have
/// such loops: those of equal bounds run in step.
static UnrolledLoopInfo doTogether(scf::ForOp loop, unsigned count) {
  FailureOr<UnrolledLoopInfo> loops = loopUnrollByFactor(loop, count);
  assert(succeeded(loops) && "steps of tiles are positive");
  return *loops;
}

/// Does two iterations in one, each with registers of its own; the last of an odd number
/// awaits its product:
///
///   for k by 2 { get; a = load; mma a; await pending 1; release pending 1
///                get; b = load; mma b; await pending 1; release pending 1 }
///   for the last k { get; a = load; mma a; await pending 0; release pending 1 }
static void alternateRegisters(scf::ForOp loop) {
  UnrolledLoopInfo loops = doTogether(loop, 2);
  if (loops.epilogueLoopOp)
    for (auto await : loops.epilogueLoopOp->getOps<transport::AwaitOp>())
      await.setPending(0);
}

/// Blocks of k whose sums are added beside products, before all of them are awaited: what is
/// in flight from one iteration to the next, assemblers let only products touch.
static constexpr unsigned foldsAtOnce = 4;

/// How many iterations are done in one so that what they multiply is added to other sums beside
/// the next product, that of the next iteration too: 1 if products are not of warpgroups, or
/// registers have no room for those that run and are added, beside the sums. Both roles ask this
/// of the loop as it was.
static unsigned countFolds(const Ring &ring, const Crew &crew) {
  if (!crew.hasRoles() || crew.stages == 1 || !ring.loop || ring.products.empty() ||
      !isAsynchronous(ring) || readsRegisters(ring) || areCarriedOnly(ring))
    return 1;
  unsigned blocks = ring.products.size(), count = std::max(2u, foldsAtOnce / blocks);
  scf::ForOp loop = ring.loop;
  std::optional<APInt> trips = loop.getStaticTripCount();
  bool isShort = trips && trips->ult(2 * count);
  if (isShort || !llvm::all_of(ring.products, [](ir::MmaOp mma) {
        return matchPattern(mma.getAccumulator(), m_Constant());
      }))
    return 1;
  // The sums, and products that run or are added.
  ir::MmaOp product = ring.products.front();
  int64_t needed = workRegisters + std::max(2u, blocks) * countRegisters(product.getResult());
  for (Value sum : loop.getRegionIterArgs())
    if (ir::isTile(sum.getType()))
      needed += countRegisters(sum);
  for (auto factor : ring.body->getOps<ir::LoadOp>()) // of this block, and of the next
    if (!llvm::is_contained(ring.producers, factor) && ir::isTile(factor.getType()))
      needed += 2 * countRegisters(factor.getTile());
  return needed <= crew.getRegisters(crew.warps.size() - 1) ? count : 1;
}

/// Does several iterations in one, each product before that of the iteration before is added:
///
///   for k by 4 { get; mma p;  get; mma q; await p pending 1; release pending 1; sum += p
///                             get; mma p; await q pending 1; release pending 1; sum += q
///                             get; mma q; await p pending 1; release pending 1; sum += p
///                                         await q pending 0; release pending 0; sum += q }
///   for the last k { get; mma p; await p pending 0; release pending 0; sum += p }
///
/// Where an iteration has several products, the first one begins before the last one of the
/// iteration before is awaited.
static void multiplyAhead(scf::ForOp loop, unsigned count) {
  doTogether(loop, count);
  transport::AwaitOp last;
  transport::ReleaseOp release;
  SmallVector<Operation *> ops = llvm::map_to_vector(
      loop.getBody()->without_terminator(), [](Operation &op) { return &op; });
  Operation *get = nullptr;
  for (Operation *op : ops) {
    if (isa<transport::GetOp>(op))
      get = op;
    if (isa<ir::MmaOp>(op) && release) {
      get->moveBefore(last);
      op->moveBefore(last);
      last.setPending(1);
      release.setPending(1);
      release = nullptr;
    }
    if (auto await = dyn_cast<transport::AwaitOp>(op))
      last = await;
    if (auto given = dyn_cast<transport::ReleaseOp>(op))
      release = given;
  }
}

/// `base + count * step` of the loop.
static Value advance(OpBuilder &builder, scf::ForOp loop, Value base,
                     int64_t count) {
  if (count == 0)
    return base;
  Location loc = loop.getLoc();
  Value times = arith::ConstantIndexOp::create(builder, loc, count);
  Value distance = arith::MulIOp::create(builder, loc, loop.getStep(), times);
  return arith::AddIOp::create(builder, loc, base, distance);
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

LogicalResult keepPuts(Ring &ring, transport::ChannelOp channel,
                       const Crew &crew) {
  unsigned folds = countFolds(ring, crew);
  if (failed(verifyFilled(ring)))
    return failure();
  if (!ring.loop) {
    OpBuilder builder(ring.body->getParentOp()->getContext());
    builder.setInsertionPointAfter(ring.producers.back());
    return emitPut(builder, ring, channel, Value(), crew);
  }
  if (failed(expandCopies(ring, channel, crew)))
    return failure();
  scf::ForOp old = ring.loop;
  OpBuilder builder(old);
  SmallVector<ir::LoadOp> ahead = findPrefetches(ring, crew);
  bool alternates = alternatesRegisters(ring, channel, crew);
  auto loop = scf::ForOp::create(
      builder, old.getLoc(), old.getLowerBound(), old.getUpperBound(),
      old.getStep(), emitLoads(builder, ring, ahead, old.getLowerBound()));
  builder.setInsertionPointToStart(loop.getBody());
  IRMapping known;
  for (auto [load, tile] : llvm::zip(ahead, loop.getRegionIterArgs()))
    known.map(load.getTile(), tile);
  SmallVector<Value> next;
  if (!ahead.empty())
    next = emitLoads(builder, ring, ahead,
                     advance(builder, old, loop.getInductionVar(), 1));
  if (failed(
          emitPut(builder, ring, channel, loop.getInductionVar(), crew, known)))
    return failure();
  if (!ahead.empty())
    scf::YieldOp::create(builder, old.getLoc(), next);
  // What the loop computed is for the other role; here nobody looks at it.
  old->replaceAllUsesWith(old.getInits());
  old.erase();
  if (alternates)
    alternateRegisters(loop);
  if (folds > 1)
    doTogether(loop, folds);
  return success();
}

/// Cycles of the matrix unit from which on factors are loaded beside the products of an iteration,
/// not before them: until the loads have begun some 150 pass, in which no product begins.
/// (128 x 256 x 128 took 5 to 9 % less so, 64 x 64 x 256 as long, 64 x 16 x 512 9 % longer; bench/fp8.py, H200.)
static constexpr int64_t cyclesBesideLoads = 512;
/// A warpgroup, of four warps, multiplies 64 rows by 64 bytes of the other operand in a cycle.
static constexpr int64_t warpsOfGroup = 4, rowsPerCycle = 64, bytesPerCycle = 64;

/// Whether the products of an iteration hide that factors of the next one are loaded. (Shorter
/// ones wait for their stages, and loads that began before wait too.)
static bool hidesLoads(const Ring &ring, const Crew &crew) {
  if (!isAsynchronous(ring))
    return false;
  int64_t cycles = 0, warpgroups = crew.warps.back() / warpsOfGroup;
  for (ir::MmaOp mma : ring.products) {
    auto b = cast<MemRefType>(mma.getB().getType());
    int64_t rows = cast<RankedTensorType>(mma.getResult().getType()).getDimSize(0);
    cycles += rows / (rowsPerCycle * warpgroups) * b.getNumElements() *
              b.getElementTypeBitWidth() / (8 * bytesPerCycle);
  }
  return cycles >= cyclesBesideLoads;
}

void keepUses(Ring &ring, transport::ChannelOp channel, const Crew &crew) {
  unsigned folds = countFolds(ring, crew);
  bool areBeside = folds == 1 && hidesLoads(ring, crew);
  SmallVector<Operation *> ahead = loadFactorsAhead(ring, areBeside);
  OpBuilder builder = OpBuilder::atBlockBegin(ring.body);
  if (!ahead.empty())
    builder.setInsertionPointAfter(ahead.back());
  else if (!ring.loop)
    builder.setInsertionPointAfter(ring.producers.back());
  bool alternates = alternatesRegisters(ring, channel, crew);
  getTiles(builder, ring, channel, crew);
  releaseStages(ring, channel, crew);
  if (areBeside)
    for (Operation *op : llvm::reverse(ahead))
      op->moveAfter(ring.products.front());
  if (alternates)
    alternateRegisters(ring.loop);
  if (folds > 1)
    multiplyAhead(ring.loop, folds);
}

//===----------------------------------------------------------------------===//
// One role
//===----------------------------------------------------------------------===//

/// Puts iteration `induction` if there is one. A put that does not happen must not be
/// missed by those who count groups: an empty one stands for it, so that the last stages
/// are read as they come, or, where copies are counted, all of them are awaited.
static LogicalResult putIfInside(OpBuilder &builder, Ring &ring,
                                 transport::ChannelOp channel, Value induction,
                                 const Crew &crew,
                                 const IRMapping &known = {}) {
  OpBuilder::InsertionGuard guard(builder);
  Location loc = ring.getLoc();
  bool countsGroups =
      channel.getCompletion() == transport::Completion::copy_group;
  Value inside = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                       induction, ring.loop.getUpperBound());
  auto branch = scf::IfOp::create(builder, loc, inside, countsGroups);
  if (countsGroups) {
    OpBuilder otherwise = branch.getElseBodyBuilder();
    if (machine::asyncCopyOf(crew.machine.name).inLaneOrder)
      transport::AwaitOp::create(otherwise, loc, TypeRange(),
                                 transport::Completion::copy_group, 0,
                                 /*read=*/false, ValueRange());
    else
      transport::CommitOp::create(otherwise, loc, transport::Completion::copy_group);
  }
  builder.setInsertionPointToStart(branch.thenBlock());
  return emitPut(builder, ring, channel, induction, crew, known);
}

/// Puts and gets in place.
static LogicalResult putAndGet(Ring &ring, transport::ChannelOp channel,
                               const Crew &crew) {
  if (failed(verifyFilled(ring)))
    return failure();
  OpBuilder builder(ring.body->getParentOp()->getContext());
  builder.setInsertionPointAfter(ring.producers.back());
  scf::ForOp loop = ring.loop;
  if (failed(emitPut(builder, ring, channel,
                     loop ? loop.getInductionVar() : Value(), crew)))
    return failure();
  getTiles(builder, ring, channel, crew);
  releaseStages(ring, channel, crew);
  return success();
}

/// Whether puts beyond the last iteration cost less than asking whether there
/// is one: where waves wait for a number of loads or copies, the loop is best
/// one block. What was put is lost, so nobody may come back to the ring.
static bool putsAlways(const Ring &ring, const Crew &crew) {
  return machine::asyncCopyOf(crew.machine.name).inLaneOrder &&
         !ring.loop->getParentOfType<LoopLikeOpInterface>();
}

/// Gives the loop more values to carry; its ops stay.
static LogicalResult carry(Ring &ring, ValueRange inits) {
  IRRewriter rewriter(ring.loop.getContext());
  rewriter.setInsertionPoint(ring.loop);
  auto keep = [](OpBuilder &, Location, ArrayRef<BlockArgument> arguments) {
    return SmallVector<Value>(arguments.begin(), arguments.end());
  };
  FailureOr<LoopLikeOpInterface> made = ring.loop.replaceWithAdditionalYields(
      rewriter, inits, /*replaceInitOperandUsesInLoop=*/false, keep);
  if (failed(made))
    return failure();
  ring.loop = cast<scf::ForOp>(made->getOperation());
  ring.body = ring.loop.getBody();
  return success();
}

/// Whether every load of an iteration beyond the last is outside of its array:
/// the loop walks one of its dimensions to the end.
static bool endsWithArrays(const Ring &ring) {
  scf::ForOp loop = ring.loop;
  OpFoldResult end = getAsOpFoldResult(loop.getUpperBound());
  return llvm::all_of(ring.producers, [&](Operation *op) {
    auto load = dyn_cast<ir::LoadOp>(op);
    if (!load)
      return true;
    std::optional<layout::ViewFacts> view =
        layout::getViewFacts(load.getSource());
    if (!view || view->sizes.size() != load.getIndices().size())
      return false;
    for (auto [index, size] : llvm::zip(load.getIndices(), view->sizes)) {
      if (index != loop.getInductionVar())
        continue;
      std::optional<int64_t> known = getConstantIntValue(size);
      return size == end || (known && known == getConstantIntValue(end));
    }
    return false;
  });
}

/// Whether an iteration beyond the last, on tiles of zeros, changes nothing.
static bool onlyMultiplies(const Ring &ring) {
  return areCarriedOnly(ring) && endsWithArrays(ring) &&
         llvm::all_of(ring.body->without_terminator(), [&](Operation &op) {
           return isa<ir::MmaOp, ir::AllocOp>(op) || isIndexWork(&op) ||
                  llvm::is_contained(ring.producers, &op);
         });
}

/// Does two iterations in one, so that what one loads and what the other loads
/// take turns in registers. An odd last iteration is followed by one of zeros.
static void doubleBody(scf::ForOp loop) {
  OpBuilder builder(loop);
  Value step = loop.getStep();
  Value twice = arith::AddIOp::create(builder, loop.getLoc(), step, step);
  loop.getStepMutable().assign(twice);
  Operation *yield = loop.getBody()->getTerminator();
  SmallVector<Operation *> ops = llvm::map_to_vector(
      loop.getBody()->without_terminator(), [](Operation &op) { return &op; });
  builder.setInsertionPoint(yield);
  IRMapping mapping;
  mapping.map(loop.getInductionVar(),
              arith::AddIOp::create(builder, loop.getLoc(),
                                    loop.getInductionVar(), step)
                  .getResult());
  for (auto [argument, value] :
       llvm::zip(loop.getRegionIterArgs(), yield->getOperands()))
    mapping.map(argument, value);
  for (Operation *op : ops)
    builder.clone(*op, mapping);
  for (OpOperand &operand : yield->getOpOperands())
    operand.set(mapping.lookupOrDefault(operand.get()));
}

/// A put that happens whether its iteration does or not: nothing is promised.
static LogicalResult putUnasked(OpBuilder &builder, Ring &ring,
                                transport::ChannelOp channel, Value induction,
                                const Crew &crew, const IRMapping &known = {}) {
  if (failed(emitPut(builder, ring, channel, induction, crew, known)))
    return failure();
  auto put = cast<transport::PutOp>(*std::prev(builder.getInsertionPoint()));
  put.walk([](ir::LoadOp load) { load.removeInboundsAttr(); });
  return success();
}

/// Puts run ahead of the loop, and go on beyond its end: what they fetch there
/// is outside of the array, so stages that nobody gets are filled with zeros.
static LogicalResult putAhead(Ring &ring, transport::ChannelOp channel,
                              const Crew &crew) {
  OpBuilder builder(ring.loop);
  bool isAsync = channel.getCompletion() == transport::Completion::copy_group;
  int64_t ahead = crew.stages - 1;
  for (int64_t i = 0; i < ahead; ++i)
    if (failed(putUnasked(
            builder, ring, channel,
            advance(builder, ring.loop, ring.loop.getLowerBound(), i), crew)))
      return failure();

  SmallVector<ir::LoadOp> early, deep;
  if (!isAsync) {
    if (onlyMultiplies(ring))
      deep = findPrefetches(ring, crew, /*depth=*/2);
    early = deep.empty() ? findPrefetches(ring, crew) : deep;
  }
  IRMapping known;
  unsigned before = ring.loop.getNumResults();
  if (!deep.empty()) {
    SmallVector<Value> first = emitLoads(
        builder, ring, deep,
        advance(builder, ring.loop, ring.loop.getLowerBound(), ahead));
    if (failed(carry(ring, first)))
      return failure();
    for (auto [n, load] : llvm::enumerate(deep))
      known.map(load.getTile(), ring.loop.getRegionIterArg(before + n));
  }
  scf::ForOp loop = ring.loop;
  builder.setInsertionPointToStart(loop.getBody());
  Value induction = advance(builder, loop, loop.getInductionVar(), ahead);
  if (!early.empty()) {
    Value when = deep.empty() ? induction
                              : advance(builder, loop, loop.getInductionVar(),
                                        ahead + 1);
    SmallVector<Value> tiles = emitLoads(builder, ring, early, when);
    for (auto [n, load] : llvm::enumerate(early))
      if (deep.empty())
        known.map(load.getTile(), tiles[n]);
      else
        loop.getBody()->getTerminator()->setOperand(before + n, tiles[n]);
    builder.setInsertionPointAfter(findLastUse(ring));
  }
  if (failed(putUnasked(builder, ring, channel, induction, crew, known)))
    return failure();
  builder.setInsertionPointToStart(loop.getBody());
  getTiles(builder, ring, channel, crew);
  releaseStages(ring, channel, crew);
  if (!deep.empty())
    doubleBody(loop);
  if (isAsync) { // nothing is in flight when the stages become something else
    builder.setInsertionPointAfter(loop);
    transport::AwaitOp::create(builder, loop.getLoc(), TypeRange(),
                               transport::Completion::copy_group, 0,
                               /*read=*/false, ValueRange());
  }
  return success();
}

LogicalResult pipeline(Ring &ring, transport::ChannelOp channel,
                       const Crew &crew) {
  int64_t ahead = crew.stages - 1;
  scf::ForOp loop = ring.loop;
  if (ahead == 0 || !loop)
    return putAndGet(ring, channel, crew);
  if (failed(expandCopies(ring, channel, crew)))
    return failure();
  if (putsAlways(ring, crew))
    return putAhead(ring, channel, crew);
  OpBuilder builder(loop);
  for (int64_t i = 0; i < ahead; ++i) {
    Value induction = advance(builder, loop, loop.getLowerBound(), i);
    if (failed(putIfInside(builder, ring, channel, induction, crew)))
      return failure();
  }
  builder.setInsertionPointToStart(loop.getBody());
  Value induction = advance(builder, loop, loop.getInductionVar(), ahead);
  // Asynchronous copies run beside the product; loads do if they start before
  // it and their stores wait until after it.
  IRMapping known;
  if (channel.getCompletion() == transport::Completion::threads) {
    SmallVector<ir::LoadOp> early = findPrefetches(ring, crew);
    SmallVector<Value> tiles = emitLoads(builder, ring, early, induction);
    for (auto [load, tile] : llvm::zip(early, tiles))
      known.map(load.getTile(), tile);
    if (!early.empty())
      builder.setInsertionPointAfter(findLastUse(ring));
  }
  if (failed(putIfInside(builder, ring, channel, induction, crew, known)))
    return failure();
  builder.setInsertionPointToStart(loop.getBody());
  getTiles(builder, ring, channel, crew);
  releaseStages(ring, channel, crew);
  return success();
}

} // namespace tier
