//===- LowerChannels.cpp - from channels to barriers ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A channel that completes by `transaction`, or that joins two roles, is a ring
// of stages with two barriers for each:
//
//   full[s]   one arrival with the bytes of the bulk copies, and one arrival of
//             each putting warp if the put also stores (of each thread, when
//             its asynchronous copies end, if it does nothing else)
//   empty[s]  one arrival of each getting warp
//
// A put waits for empty[s] with the opposite parity (the first round passes at
// once); a get waits for full[s]. A ring in one role needs no barriers: a get
// waits for the copy groups and meets the role's other threads.
//
// The stages of a channel that completes by `mma_commit` lie in tensor memory.
// One thread issues the products; their end is the arrival at full[s], and at
// empty[s] of the channels whose stages the products read.
//
// The CTAs of a pair have rings alike. Both fill the operands, and the first
// CTA's full[s] counts the bytes of both, and their warps that store. It multiplies for both, and the end of
// its products arrives in both; who reads sums gives them back to it.
//
// CTAs of a cluster that fill stages for each other give them back at each other's empty[s]. They meet
// before the roles and behind them, without release: a fence has published the barriers, and who fills
// stages waits once more for each empty[s] before it ends.
//
// Where a role stands in a ring are i32 values: the stage and the parity of its
// next put, those of its next get, and how many stages it got and still holds.
// Loops and branches carry them.
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Transport/Transforms/LowerChannels.h"

#include "ChannelLowering.h"
#include "ChannelUses.h"

#include "tier/Dialect/Tier/IR/Pairs.h"
#include "tier/Dialect/Transport/IR/Claims.h"
#include "tier/Dialect/Transport/IR/Cluster.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tier::transport::channels {

//===----------------------------------------------------------------------===//
// What a ring is made of
//===----------------------------------------------------------------------===//

Value Lowering::constant(int64_t value) {
  Value &made = constants[value];
  if (!made) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(&kernel.getBody().front());
    made = arith::ConstantIntOp::create(rewriter, kernel.getLoc(), value, 32);
  }
  return made;
}

int64_t Lowering::warpsOf(Operation *op) const {
  auto role = op->getParentOfType<RoleOp>();
  if (role && role.getOneThread())
    return 1;
  return role ? role.getWarps() : totalWarps;
}

/// CTAs, this one among them, whose copies arrive in a stage.
int64_t Lowering::countSharing(const Ring &ring) const {
  int64_t count = 1;
  for (int64_t dim : ring.shared)
    count += findClusterAxis(kernel, dim).extent - 1;
  return count;
}

/// The others of them. Extents are powers of two: a rank differs from its
/// peers' in the bits of one dimension.
SmallVector<Value> Lowering::ranksOfPeers(const Ring &ring) {
  SmallVector<Value> ranks;
  if (ring.shared.empty())
    return ranks;
  if (!rank) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(&kernel.getBody().front());
    rank = ClusterRankOp::create(rewriter, kernel.getLoc(),
                                 rewriter.getI32Type());
  }
  for (int64_t dim : ring.shared) {
    ClusterAxis axis = findClusterAxis(kernel, dim);
    for (int64_t i = 1; i < axis.extent; ++i)
      ranks.push_back(arith::XOrIOp::create(rewriter, loc, rank,
                                            constant(i * axis.stride)));
  }
  return ranks;
}

FailureOr<Ring> Lowering::describe(ChannelOp channel) {
  Ring ring;
  ring.channel = channel;
  ring.number = rings.size();
  ring.stages = channel.getStages();
  bool storesByThreads = false;
  bool isInTurns = takesTurns(channel); // one role gives a stage back
  llvm::SmallPtrSet<Operation *, 4> counted;
  for (Operation *user : channel.getChannel().getUsers()) {
    Operation *role = user->getParentOfType<RoleOp>();
    ring.joinsRoles |= role != nullptr;
    if (auto put = dyn_cast<PutOp>(user)) {
      ring.hasBulkCopies |= contains<BulkLoadOp>(put);
      put.walk([&](ClaimOp claim) {
        ring.hasBulkCopies = true;
        ring.isAskedByLeader |= claim.getPair();
      });
      bool stores = contains<ir::StoreOp, ir::CopyOp, PlaceOp>(put);
      storesByThreads |= stores;
      ring.isStored |= stores || contains<GroupCopyOp>(put);
      ring.putting = std::max(ring.putting, warpsOf(user));
    }
    if (auto get = dyn_cast<GetOp>(user)) {
      // What multiplies for a pair runs in its first CTA alone.
      if (counted.insert(isInTurns ? nullptr : role).second)
        (role && ir::worksInPairs(role) ? ring.gettingOnce : ring.getting) +=
            warpsOf(user);
      for (Value tile : get.getTiles())
        for (Operation *reader : tile.getUsers()) {
          ring.readsOrdinarily |= isOrdinaryRead(reader);
          ring.isReleasedByProducts |= isa<ir::AccumulateOp>(reader);
        }
    }
  }
  Completion completion = channel.getCompletion();
  ring.isTensor = completion == Completion::mma_commit;
  ring.isPair = channel.getPair();
  ring.hasBarriers = ring.joinsRoles || ring.isTensor ||
                     completion == Completion::transaction;
  ring.arrivesByCopies = ring.hasBarriers && !storesByThreads &&
                         completion == Completion::copy_group;
  if (ring.isReleasedByProducts && ring.readsOrdinarily)
    return channel.emitOpError("[async.accumulator] expects stages that "
                               "products into tensor memory alone read, got "
                               "other reads");
  FailureOr<SmallVector<int64_t, 2>> shared = findSharedDims(channel);
  if (failed(shared))
    return failure();
  ring.shared = *shared;
  if (!ring.shared.empty() && (!ring.joinsRoles || ring.isReleasedByProducts)) {
    InFlightDiagnostic error = channel.emitOpError(
        "[async.parts] expects parts in a channel that joins roles, for products "
        "in registers, got ");
    error << (ring.joinsRoles ? "products into tensor memory" : "one role");
    error.attachNote() << "fix: load the tiles whole, or let one role load them "
                          "and another multiply them into registers";
    return failure();
  }
  if (isInTurns && failed(checkTurns(channel, !ring.shared.empty())))
    return failure();
  if (ring.isPair &&
      (!ring.joinsRoles || (ring.isStored && !ring.hasBulkCopies) ||
       countClusterCtas(kernel) != ir::ctasOfPair ||
       !(ring.isTensor || ring.isReleasedByProducts))) {
    InFlightDiagnostic error = channel.emitOpError(
        "[async.pair-channel] expects roles of clusters of two CTAs, bulk "
        "copies that fill operands and products that read them, got another "
        "use");
    error.attachNote() << "fix: copy operands in bulk, or let each CTA multiply "
                          "by itself";
    return failure();
  }
  if (ring.isReleasedByProducts && ring.isTensor)
    return channel.emitOpError("[async.accumulator] expects operands in shared "
                               "memory, got tensor memory");
  return ring;
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

void Lowering::create(Ring &ring) {
  source = ring.channel;
  loc = source->getLoc();
  rewriter.setInsertionPoint(ring.channel);
  MLIRContext *context = rewriter.getContext();
  auto type = RingType::get(context, ring.stages,
                            ring.channel.getChannel().getType().getTiles());
  auto memory = RingOp::create(rewriter, loc, type);
  memory->setDiscardableAttrs(ring.channel->getDiscardableAttrDictionary());
  ring.memory = memory;
  if (!ring.hasBarriers)
    return;
  // Machines with asynchronous copies of threads have warps of 32.
  int64_t arriving = ring.arrivesByCopies ? 32 : 1;
  int64_t full =
      (ring.isStored ? ring.putting * arriving : 0) + ring.hasBulkCopies;
  if (ring.isPair && ring.isStored) // the first CTA hears of both
    full += ring.putting;
  if (ring.isTensor)
    full = 1;
  int64_t empty =
      ring.isReleasedByProducts ? 1 : ring.getting * countSharing(ring);
  if (ring.isGivenToLeader()) // it hears of both
    empty *= ir::ctasOfPair;
  if (!ring.isReleasedByProducts)
    empty += ring.gettingOnce;
  auto barriers = [&](int64_t arrivals, StringRef until) {
    auto type = BarriersType::get(context, ring.stages,
                                  std::max<int64_t>(1, arrivals));
    return BarrierCreateOp::create(rewriter, loc, type,
                                   rewriter.getI64IntegerAttr(ring.number),
                                   rewriter.getStringAttr(until));
  };
  ring.full = barriers(full, "full");
  ring.empty = barriers(empty, "empty");
  // Roles publish all rings at once; without roles the next op may use it.
  if (!ring.joinsRoles)
    BarrierPublishOp::create(rewriter, loc);
}

//===----------------------------------------------------------------------===//
// Puts, gets and releases
//===----------------------------------------------------------------------===//

void Lowering::advance(Ring &ring, unsigned stage, unsigned phase,
                       Position &at) {
  Value *s = &at[ring.number * fields + stage];
  Value *q = &at[ring.number * fields + phase];
  if (ring.stages == 1) { // every step goes round
    if (ring.hasBarriers)
      *q = arith::XOrIOp::create(rewriter, loc, *q, constant(1));
    return;
  }
  Value next = arith::AddIOp::create(rewriter, loc, *s, constant(1));
  Value wraps = arith::CmpIOp::create(
      rewriter, loc, arith::CmpIPredicate::eq, next, constant(ring.stages));
  *s = arith::SelectOp::create(rewriter, loc, wraps, constant(0), next);
  if (!ring.hasBarriers)
    return;
  Value flipped = arith::XOrIOp::create(rewriter, loc, *q, constant(1));
  *q = arith::SelectOp::create(rewriter, loc, wraps, flipped, *q);
}

/// The stage so many before the next one.
Value Lowering::stageBefore(const Ring &ring, Value next, Value count) {
  Value stage = arith::SubIOp::create(rewriter, loc, next, count);
  Value isBelow = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::slt, stage,
                                        constant(0));
  Value above = arith::AddIOp::create(rewriter, loc, stage, constant(ring.stages));
  return arith::SelectOp::create(rewriter, loc, isBelow, above, stage);
}

LogicalResult Lowering::lower(PutOp put, Position &at) {
  Ring &ring = ringOf(put.getChannel());
  Block &body = put.getBody().front();
  Value stage = at[ring.number * fields + PutStage];
  Value phase = at[ring.number * fields + PutPhase];
  SmallVector<BulkLoadOp> loads;
  SmallVector<ClaimOp, 1> claims;
  bool isNested = false;
  put.walk([&](Operation *inner) {
    if (auto load = dyn_cast<BulkLoadOp>(inner))
      loads.push_back(load);
    else if (auto claim = dyn_cast<ClaimOp>(inner))
      claims.push_back(claim);
    else
      return;
    isNested |= inner->getBlock() != &body;
  });
  if (isNested)
    return put.emitOpError("[async.bytes] expects bulk copies in the block of "
                           "the put, got one in a loop or branch");
  bool isAwaitedInside = bool(findCopyAwait(put));
  if (ring.hasBarriers) {
    Value opposite = arith::XOrIOp::create(rewriter, loc, phase, constant(1));
    {
      OpBuilder::InsertionGuard guard(rewriter);
      if (ring.isAskedByLeader) // the other CTA overwrites nothing
        rewriter.setInsertionPointToStart(createLeaderBranch(rewriter, loc).thenBlock());
      BarrierWaitOp::create(rewriter, loc, ring.empty, stage, opposite);
    }
    if (ring.isTensor) // what was read there has been read
      TensorFenceOp::create(rewriter, loc, Side::after);
  }
  if (!loads.empty() || !claims.empty()) {
    SmallVector<Type> tokens;
    int64_t peers = 0;
    for (BulkLoadOp load : loads) {
      tokens.push_back(TokenType::get(rewriter.getContext(),
                                      Completion::transaction,
                                      load.countIssuedBytes()));
      peers += int64_t(load.getParts().value_or(1) - 1) * load.countIssuedBytes();
    }
    tokens.append(claims.size(),
                  TokenType::get(rewriter.getContext(), Completion::transaction,
                                 responseBytes));
    auto owed = BarrierExpectOp::create(
        rewriter, loc, tokens, ring.full, stage,
        peers ? rewriter.getI64IntegerAttr(peers) : IntegerAttr(),
        ring.isPair ? rewriter.getUnitAttr() : UnitAttr());
    auto token = owed.getTokens().begin();
    for (BulkLoadOp load : loads)
      load.getTokenMutable().assign(*token++);
    for (ClaimOp claim : claims)
      claim.getTokenMutable().assign(*token++);
  }
  auto tiles = StageOp::create(rewriter, loc, body.getArgumentTypes(),
                               ring.memory, stage);
  // Within a put its own copies count: they are a group from an await on.
  for (auto await : llvm::make_early_inc_range(body.getOps<AwaitOp>()))
    if (await.getCompletion() == Completion::copy_group) {
      rewriter.setInsertionPoint(await);
      CommitOp::create(rewriter, await.getLoc(), Completion::copy_group);
    }
  if (failed(lower(body, at)))
    return failure();
  rewriter.inlineBlockBefore(&body, put, tiles.getTiles());
  rewriter.setInsertionPoint(put);
  source = put;
  loc = put.getLoc();

  bool copies = ring.channel.getCompletion() == Completion::copy_group;
  if (!ring.hasBarriers) {
    if (copies)
      CommitOp::create(rewriter, loc, Completion::copy_group);
  } else if (ring.isTensor) {
    arrive(Arriver::products, ring.full, stage, {}, ring.isPair);
  } else if (ring.arrivesByCopies) {
    arrive(Arriver::copies, ring.full, stage);
  } else if (ring.isStored) {
    if (copies && !isAwaitedInside) {
      CommitOp::create(rewriter, loc, Completion::copy_group);
      AwaitOp::create(rewriter, loc, TypeRange(), Completion::copy_group, 0,
                      /*read=*/false, ValueRange());
    }
    meetInWarps();
    if (ring.isPair)
      arriveAtLeader(ring.full, stage);
    else
      arrive(Arriver::warp, ring.full, stage);
  }
  advance(ring, PutStage, PutPhase, at);
  rewriter.eraseOp(put);
  return success();
}

LogicalResult Lowering::lower(GetOp get, Position &at) {
  Ring &ring = ringOf(get.getChannel());
  Value stage = at[ring.number * fields + GetStage];
  if (ring.hasBarriers) {
    BarrierWaitOp::create(rewriter, loc, ring.full, stage,
                          at[ring.number * fields + GetPhase]);
    if (ring.isTensor || ring.isReleasedByProducts)
      TensorFenceOp::create(rewriter, loc, Side::after);
    Value &held = at[ring.number * fields + Held];
    held = arith::AddIOp::create(rewriter, loc, held, constant(1));
  } else {
    // Groups may run ahead as far as an await says; without one, none does.
    if (ring.channel.getCompletion() == Completion::copy_group && !seen[get])
      AwaitOp::create(rewriter, loc, TypeRange(), Completion::copy_group, 0,
                      /*read=*/false, ValueRange());
    BarrierOp::create(rewriter, loc, /*warp=*/false);
  }
  auto tiles =
      StageOp::create(rewriter, loc, get.getResultTypes(), ring.memory, stage);
  rewriter.replaceOp(get, tiles.getTiles());
  advance(ring, GetStage, GetPhase, at);
  return success();
}

LogicalResult Lowering::lower(ReleaseOp release, Position &at) {
  Ring &ring = ringOf(release.getChannel());
  if (!ring.hasBarriers) {
    // With two stages or more the next get's barrier protects the stage.
    if (ring.stages == 1)
      BarrierOp::create(rewriter, loc, /*warp=*/false);
    rewriter.eraseOp(release);
    return success();
  }
  if (ring.isTensor) // the loads have ended: their wait is theirs
    TensorFenceOp::create(rewriter, loc, Side::before);
  // A wait for the matrix unit has already brought the lanes together.
  if (ring.readsOrdinarily)
    meetInWarps();
  Value next = at[ring.number * fields + GetStage];
  Value &held = at[ring.number * fields + Held];
  Value pending = constant(release.getPending());
  for (int64_t i = 0, e = seen[release]; i < e; ++i) { // the oldest one held
    Value stage = ring.stages > 1 ? stageBefore(ring, next, held) : next;
    Value excess = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::sgt, held, pending);
    if (ring.isGivenToLeader())
      arriveAtLeader(ring.empty, stage, excess);
    else
      arrive(ring.isReleasedByProducts ? Arriver::products : Arriver::warp,
             ring.empty, stage, excess, ring.isPair);
    // Whoever fills a part of it waits for all that read it. What the matrix
    // unit has read is over, and nothing that threads wrote goes with it.
    for (Value rank : ranksOfPeers(ring))
      BarrierArriveOp::create(rewriter, loc, Arriver::warp, ring.empty, stage,
                              excess, rank, /*pair=*/false,
                              /*relaxed=*/!ring.readsOrdinarily);
    Value one =
        arith::ExtUIOp::create(rewriter, loc, rewriter.getI32Type(), excess);
    held = arith::SubIOp::create(rewriter, loc, held, one);
  }
  rewriter.eraseOp(release);
  return success();
}

/// The place of the next get is told, and heard by who goes on there.
LogicalResult Lowering::lower(PlaceOp place, Position &at) {
  Ring &ring = ringOf(place.getChannel());
  TellOp::create(rewriter, loc, at[ring.number * fields + GetStage],
                 at[ring.number * fields + GetPhase], place.getTarget());
  rewriter.eraseOp(place);
  return success();
}

LogicalResult Lowering::lower(ResumeOp resume, Position &at) {
  Ring &ring = ringOf(resume.getChannel());
  Type i32 = rewriter.getI32Type();
  auto told = ToldOp::create(rewriter, loc, i32, i32, resume.getSource());
  if (ring.stages > 1)
    at[ring.number * fields + GetStage] = told.getFirst();
  at[ring.number * fields + GetPhase] = told.getSecond();
  rewriter.eraseOp(resume);
  return success();
}

/// What a role does is done in the first CTA of a pair alone.
void Lowering::leaveToLeader(RoleOp role) {
  source = role;
  Block &body = role.getBody().front();
  loc = role.getLoc();
  rewriter.setInsertionPointToStart(&body);
  scf::IfOp branch = createLeaderBranch(rewriter, loc);
  Block *inside = branch.thenBlock();
  inside->getOperations().splice(inside->begin(), body.getOperations(),
                                 std::next(branch->getIterator()), body.end());
}

/// The rings that a role fills together with peers, who give its stages back at barriers of this CTA.
SmallVector<unsigned> Lowering::findFilledWithPeers(RoleOp role) {
  llvm::SmallSetVector<unsigned, 2> filled;
  role.walk([&](PutOp put) {
    if (Ring &ring = ringOf(put.getChannel()); !ring.shared.empty())
      filled.insert(ring.number);
  });
  return filled.takeVector();
}

/// Until peers have given back every stage, lest they do so at barriers of a CTA that has ended. A stage that was never
/// filled passes at once.
void Lowering::awaitPeers(RoleOp role, ArrayRef<unsigned> filled, Position &at) {
  source = role;
  loc = role.getLoc();
  rewriter.setInsertionPointToEnd(&role.getBody().front());
  for (unsigned number : filled)
    for (int64_t i = 0; i < rings[number].stages; ++i) {
      Value opposite = arith::XOrIOp::create(rewriter, loc, at[number * fields + PutPhase], constant(1));
      BarrierWaitOp::create(rewriter, loc, rings[number].empty, at[number * fields + PutStage], opposite);
      advance(rings[number], PutStage, PutPhase, at);
    }
}

LogicalResult Lowering::lower(Operation *op, Position &at) {
  source = op;
  loc = op->getLoc();
  rewriter.setInsertionPoint(op);
  if (isa<PutOp, GetOp, ReleaseOp, PlaceOp, ResumeOp, scf::ForOp, scf::IfOp, scf::WhileOp>(op))
    return llvm::TypeSwitch<Operation *, LogicalResult>(op)
        .Case<PutOp, GetOp, ReleaseOp, PlaceOp, ResumeOp, scf::ForOp, scf::IfOp,
              scf::WhileOp>([&](auto known) { return lower(known, at); });
  if (auto roles = dyn_cast<RolesOp>(op)) {
    if (llvm::any_of(rings, [](Ring &ring) {
          return ring.joinsRoles && ring.hasBarriers;
        }))
      BarrierPublishOp::create(rewriter, loc);
    // Peers reach each other's barriers between two meetings. A fence has told them how these began; at
    // the end those who fill stages have heard of all that peers do there.
    bool isOfPair = llvm::any_of(rings, [](Ring &ring) { return ring.isPair || ring.isAskedByLeader; });
    if (isOfPair || llvm::any_of(rings, [](Ring &ring) { return !ring.shared.empty(); })) {
      ClusterBarrierOp::create(rewriter, loc, /*relaxed=*/!isOfPair);
      rewriter.setInsertionPointAfter(roles);
      ClusterBarrierOp::create(rewriter, loc, /*relaxed=*/!isOfPair);
    }
    for (auto role : roles.getBody().front().getOps<RoleOp>()) {
      Position own = at;
      bool multipliesForPair = ir::worksInPairs(role);
      SmallVector<unsigned> filled = findFilledWithPeers(role);
      if (failed(lower(role.getBody().front(), own)))
        return failure();
      awaitPeers(role, filled, own);
      if (multipliesForPair)
        leaveToLeader(role);
    }
    return success();
  }
  if (!moved(op).empty())
    return op->emitOpError("[async.form] expects 'scf.for', 'scf.if' and "
                           "'scf.while' around puts and gets, got another "
                           "region op");
  return success();
}

LogicalResult Lowering::lower(Block &block, Position &at) {
  for (Operation &op : llvm::make_early_inc_range(block))
    if (failed(lower(&op, at)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

LogicalResult Lowering::run() {
  SmallVector<ChannelOp> channels;
  int64_t warps = 0;
  kernel.walk([&](Operation *op) {
    if (auto channel = dyn_cast<ChannelOp>(op))
      channels.push_back(channel);
    if (auto role = dyn_cast<RoleOp>(op)) {
      warps += role.getWarps();
      if (isForOneThread(role))
        role.setOneThread(true);
    }
  });
  if (channels.empty())
    return success();
  if (auto plan = kernel->getAttrOfType<ir::PlanAttr>("tier.plan");
      !warps && plan)
    for (int64_t count : plan.getWarps())
      warps += count;
  totalWarps = std::max<int64_t>(1, warps);
  for (ChannelOp channel : channels) {
    if (!channel->getParentRegion()->isAncestor(&kernel.getBody()) ||
        channel->getBlock() != &kernel.getBody().front())
      return channel.emitOpError("[async.form] expects channels in the first "
                                 "block of a kernel, got one inside of an op");
    FailureOr<Ring> ring = describe(channel);
    if (failed(ring))
      return failure();
    numbers[channel] = rings.size();
    rings.push_back(*ring);
  }
  kernel.walk([&](Operation *op) {
    if (auto get = dyn_cast<GetOp>(op))
      seen[op] = isAwaited(get);
    if (auto release = dyn_cast<ReleaseOp>(op))
      seen[op] = countExcess(release, ringOf(release.getChannel()).stages);
  });
  for (Ring &ring : rings)
    create(ring);
  Position start(rings.size() * fields, constant(0));
  if (failed(lower(kernel.getBody().front(), start)))
    return failure();
  for (ChannelOp channel : channels)
    rewriter.eraseOp(channel);
  return success();
}

} // namespace tier::transport::channels

namespace tier::transport {

LogicalResult
lowerChannels(gpu::GPUFuncOp kernel,
              llvm::DenseMap<Operation *, Operation *> *origins) {
  return channels::Lowering(kernel, origins).run();
}

} // namespace tier::transport
