//===- ProtocolBarriers.cpp - rings, barriers and transfers ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each op of the barrier form is one statement of the protocol, or a few.
//
//===----------------------------------------------------------------------===//

#include "ProtocolBuilder.h"

#include "tier/Dialect/Transport/IR/Cluster.h"
#include "tier/Dialect/Transport/IR/Effects.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

#include <set>

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
// Numbers
//===----------------------------------------------------------------------===//

std::optional<Expr> ProtocolBuilder::exprOf(Value value, int depth) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return Expr(value.getType().isInteger(1) ? *constant & 1 : *constant);
  if (auto name = carried.find(value); name != carried.end())
    return Expr(name->second);
  Operation *op = value.getDefiningOp();
  if (!op || depth > 32)
    return std::nullopt;
  auto at = [&](unsigned i) { return exprOf(op->getOperand(i), depth + 1); };
  auto binary = [&](StringRef sign) -> std::optional<Expr> {
    std::optional<Expr> a = at(0), b = at(1);
    if (!a || !b)
      return std::nullopt;
    return Expr("(" + a->str() + ") " + sign.str() + " (" + b->str() + ")");
  };
  return llvm::TypeSwitch<Operation *, std::optional<Expr>>(op)
      .Case([&](ClusterRankOp) { return Expr("rank"); })
      .Case([&](arith::AddIOp) { return binary("+"); })
      .Case([&](arith::SubIOp) { return binary("-"); })
      .Case([&](arith::MulIOp) { return binary("*"); })
      .Case([&](arith::XOrIOp) { return binary("^"); })
      .Case([&](arith::AndIOp) { return binary("&"); })
      .Case<arith::RemUIOp, arith::RemSIOp>([&](auto) { return binary("mod"); })
      .Case<arith::DivUIOp, arith::DivSIOp>(
          [&](auto) { return binary("floordiv"); })
      .Case<arith::ExtUIOp, arith::TruncIOp>([&](auto) { return at(0); })
      .Case([&](arith::SelectOp) -> std::optional<Expr> {
        std::optional<Expr> condition = at(0), a = at(1), b = at(2);
        if (!condition || !a || !b)
          return std::nullopt;
        return Expr("(" + condition->str() + ") ? (" + a->str() + ") : (" +
                    b->str() + ")");
      })
      .Case([&](arith::CmpIOp compare) -> std::optional<Expr> {
        switch (compare.getPredicate()) {
        case arith::CmpIPredicate::eq:
          return binary("==");
        case arith::CmpIPredicate::ne:
          return binary("!=");
        case arith::CmpIPredicate::slt:
        case arith::CmpIPredicate::ult:
          return binary("<");
        case arith::CmpIPredicate::sle:
        case arith::CmpIPredicate::ule:
          return binary("<=");
        case arith::CmpIPredicate::sgt:
        case arith::CmpIPredicate::ugt:
          return binary(">");
        case arith::CmpIPredicate::sge:
        case arith::CmpIPredicate::uge:
          return binary(">=");
        }
        return std::nullopt;
      })
      .Default([](Operation *) { return std::nullopt; });
}

/// A number that is not known is a name that nothing sets: the verifier says
/// that it cannot follow it.
Expr ProtocolBuilder::numberOf(Value value) {
  if (std::optional<Expr> known = exprOf(value))
    return *known;
  std::string name =
      "u" + std::to_string(
                unnamed.try_emplace(value, unnamed.size()).first->second);
  if (llvm::none_of(out.program.symbols, [&](const pp::Symbol &symbol) {
        return symbol.name == name;
      }))
    out.program.symbols.push_back({name, 0, enclosing});
  return Expr(name);
}

/// All at once: what reads a name comes before what sets it, or reads a copy.
void ProtocolBuilder::assign(
    ArrayRef<std::pair<std::string, Value>> values, Operation *op,
    Body &body) {
  SmallVector<std::pair<std::string, Expr>> left;
  for (auto &[name, value] : values) {
    Expr next = numberOf(value);
    if (next.str() != name)
      left.push_back({name, next});
  }
  auto reads = [](const Expr &expr, StringRef name) {
    return llvm::any_of(expr.nodes, [&](const Expr::Node &node) {
      return node.kind == Expr::Kind::Name && node.name == name;
    });
  };
  while (!left.empty()) {
    auto *free = llvm::find_if(left, [&](auto &one) {
      return llvm::none_of(left, [&](auto &other) {
        return &other != &one && reads(other.second, one.first);
      });
    });
    if (free == left.end()) { // a cycle: one of them is read from a copy
      std::string copy = left.front().first + ".old";
      add(body, pp::set(copy, Expr(left.front().first)), op);
      for (auto &other : left)
        for (Expr::Node &node : other.second.nodes)
          if (node.kind == Expr::Kind::Name && node.name == left.front().first)
            node.name = copy;
      continue;
    }
    add(body, pp::set(free->first, free->second), op);
    left.erase(free);
  }
}

//===----------------------------------------------------------------------===//
// Rings and barriers
//===----------------------------------------------------------------------===//

void ProtocolBuilder::addBuffer(Value tile, const std::string &name) {
  out.program.buffers.push_back({name, Space::Shared, 1, countBytes(tile)});
  // Tiles with an offset may lie in the bytes of others.
  if (Operation *made = tile.getDefiningOp())
    if (auto offset = made->getAttrOfType<IntegerAttr>("tier.offset"))
      out.program.buffers.back().offset = offset.getInt();
}

void ProtocolBuilder::visitRing(RingOp op) {
  RingType type = op.getRing().getType();
  std::string name = "ring" + std::to_string(rings.size());
  for (auto [number, tile] : llvm::enumerate(type.getTiles())) {
    auto memref = cast<MemRefType>(tile);
    Type element = memref.getElementType();
    int64_t bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
    out.program.buffers.push_back(
        {name + "." + std::to_string(number),
         ir::isTensorMemory(tile) ? Space::Tensor : Space::Shared,
         type.getStages(),
         memref.getNumElements() * std::max<int64_t>(1, bits / 8)});
  }
  rings[op.getRing()] = name;
}

void ProtocolBuilder::visitStage(StageOp op) {
  auto ring = rings.find(op.getRing());
  if (ring == rings.end())
    return;
  for (auto [number, tile] : llvm::enumerate(op.getTiles()))
    tiles[tile] = {ring->second + "." + std::to_string(number),
                   numberOf(op.getNumber())};
}

void ProtocolBuilder::visitCreate(BarrierCreateOp op, Body &body) {
  BarriersType type = op.getBarriers().getType();
  std::string name = "barriers" + std::to_string(barriers.size());
  if (op.getChannel() && op.getUntil())
    name = "ring" + std::to_string(*op.getChannel()) + "." +
           op.getUntil()->str();
  barriers[op.getBarriers()] = name;
  out.program.barriers.push_back({name, type.getCount()});
  Body inits;
  for (int64_t i = 0; i < type.getCount(); ++i)
    add(inits, onBarrier(pp::Op::Init, name, i, type.getArrivals()), op);
  add(body, pp::electCta(inits), op);
}

void ProtocolBuilder::visitPublish(BarrierPublishOp op, Body &body) {
  Body fence;
  add(fence, plain(pp::Op::InitFence), op);
  add(body, pp::electCta(fence), op);
  if (meetings.opening && !reserve.empty()) {
    body.push_back(pp::firstWarpOfCta(reserve));
    return add(body, plain(pp::Op::TensorBefore), op);
  }
  if (reserve.empty()) // whoever reserves tensor memory meets all later
    add(body, pp::ctaBarrier(0, {}), op);
}

/// The first CTA of a pair expects what both copy.
void ProtocolBuilder::visitExpect(BarrierExpectOp op, Body &body) {
  Statement made = onBarrier(pp::Op::ArriveExpect,
                             barriers.lookup(op.getBarriers()),
                             numberOf(op.getNumber()), op.countBytes());
  if (!op.getPair())
    return add(body, once(made, op), op);
  Body inner;
  add(inner, once(made, op), op);
  add(body, pp::branch("rank == 0", inner), op);
}

void ProtocolBuilder::visitArrive(BarrierArriveOp op, Body &body) {
  std::string name = barriers.lookup(op.getBarriers());
  auto kind = op.getBy() == Arriver::copies     ? pp::Op::GroupArrive
              : op.getBy() == Arriver::products ? pp::Op::TensorCommit
                                                : pp::Op::Arrive;
  Statement arrive = onBarrier(kind, name, numberOf(op.getNumber()));
  if (op.getRank())
    arrive.rank = numberOf(op.getRank());
  if (op.getPair())
    arrive.mask = 3;
  arrive.isRelaxed = op.getRelaxed();
  arrive.isCtaScope = kind == pp::Op::Arrive && !op.getRelaxed() &&
                      out.program.cluster > 1 &&
                      getWriteScope(op) != Scope::Cluster;
  Body inner;
  add(inner, arrive, op);
  if (!isSingleThread && op.getBy() == Arriver::warp)
    inner = {pp::electWarp(inner)};
  else if (!isSingleThread && op.getBy() != Arriver::copies)
    inner = {pp::electRole(inner)};
  if (!op.getCondition())
    return llvm::append_range(body, inner);
  if (std::optional<Expr> condition = exprOf(op.getCondition()))
    return add(body, pp::branch(*condition, inner), op);
  std::string key = describe(op.getCondition()) + " in " + enclosing;
  auto [found, isNew] = predicates.try_emplace(key, "");
  if (isNew) {
    found->second = "p" + std::to_string(predicates.size() - 1);
    out.program.predicates.push_back({found->second, enclosing});
  }
  add(body, pp::branchOn(found->second, inner), op);
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

void ProtocolBuilder::visitBulkLoad(BulkLoadOp op, Body &body) {
  auto owed = op.getToken() ? op.getToken().getDefiningOp<BarrierExpectOp>()
                            : BarrierExpectOp();
  std::optional<pp::Region> target = regionOf(op.getTarget());
  if (!owed || !target)
    return visitOther(op, body);
  int64_t bytes = op.countIssuedBytes();
  Statement load =
      pp::bulkLoad(*target, barriers.lookup(owed.getBarriers()),
                   numberOf(owed.getNumber()), bytes);
  if (owed.getPair())
    load.rank = 0;
  if (op.getParts().value_or(1) > 1) {
    ClusterAxis axis = findClusterAxis(op, op.getAlong().value_or(0));
    for (int64_t rank = 0; rank < out.program.cluster; ++rank) {
      Statement part = load;
      part.mask = axis.maskOf(rank);
      part.writes.front().offset = axis.placeOf(rank) * bytes;
      part.writes.front().bytes = bytes;
      Body inner;
      add(inner, once(part, op), op);
      add(body, pp::branch("rank == " + std::to_string(rank), inner), op);
    }
    return;
  }
  if (op.getMask())
    load.mask = numberOf(op.getMask());
  add(body, once(load, op), op);
}

void ProtocolBuilder::visitBulkStore(BulkStoreOp op, Body &body) {
  std::optional<pp::Region> source = regionOf(op.getSource());
  if (!source)
    return visitOther(op, body);
  Body inner;
  add(inner, pp::bulkStore(*source), op);
  add(inner, plain(pp::Op::BulkCommit), op);
  if (isSingleThread)
    return llvm::append_range(body, inner);
  add(body, pp::electRole(inner), op);
}

void ProtocolBuilder::visitGroupCopy(GroupCopyOp op, Body &body) {
  Statement made = plain(pp::Op::GroupCopy);
  std::optional<pp::Region> target = regionOf(op.getTarget());
  if (!target)
    return visitOther(op, body);
  made.writes = {*target};
  made.share = shareOf(op.getShare().value_or(op.getTarget().getType()));
  add(body, made, op);
}

/// One of two numbers that a tile holds.
static pp::Region numberIn(pp::Region tile, int64_t which) {
  tile.offset += 4 * which;
  tile.bytes = 4;
  return tile;
}

void ProtocolBuilder::visitTell(TellOp op, Body &body) {
  std::optional<pp::Region> tile = regionOf(op.getTarget());
  if (!tile)
    return visitOther(op, body);
  Body inner;
  add(inner, pp::tell(numberIn(*tile, 0), numberOf(op.getFirst())), op);
  add(inner, pp::tell(numberIn(*tile, 1), numberOf(op.getSecond())), op);
  if (isSingleThread)
    return llvm::append_range(body, inner);
  add(body, pp::electRole(inner), op);
}

void ProtocolBuilder::visitTold(ToldOp op, Body &body) {
  std::optional<pp::Region> tile = regionOf(op.getSource());
  if (!tile)
    return visitOther(op, body);
  for (auto [which, result] : llvm::enumerate(op.getResults())) {
    std::string name = "x" + std::to_string(carried.size());
    carried[result] = name;
    add(body, pp::hear(name, numberIn(*tile, which)), op);
  }
}

void ProtocolBuilder::visitAwait(AwaitOp op, Body &body) {
  int64_t pending = op.getPending();
  switch (op.getCompletion()) {
  case Completion::bulk_group: {
    Statement made = plain(pp::Op::BulkWait, pending);
    made.isRead = op.getRead();
    return add(body, once(made, op), op);
  }
  case Completion::copy_group:
    return add(body, plain(pp::Op::GroupWait, pending), op);
  case Completion::mma_group: {
    add(body, plain(pp::Op::MmaWait, pending), op);
    std::set<std::string> names;
    for (Value value : op.getValues())
      names.insert(nameSums(value));
    for (const std::string &name : names) {
      Statement touch = plain(pp::Op::Touch);
      touch.name = name;
      add(body, touch, op);
    }
    return;
  }
  default:
    return;
  }
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

bool ProtocolBuilder::visitBarrierOp(Operation *op, Body &body) {
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<RingOp, ClusterRankOp>([](auto) { return true; })
      .Case([&](StageOp stage) { return visitStage(stage), true; })
      .Case([&](BarrierCreateOp create) {
        return visitCreate(create, body), true;
      })
      .Case([&](BarrierPublishOp publish) {
        return visitPublish(publish, body), true;
      })
      .Case([&](BarrierInvalidateOp end) {
        Body inner;
        std::string name = barriers.lookup(end.getBarriers());
        for (int64_t i = 0; i < end.getBarriers().getType().getCount(); ++i)
          add(inner, onBarrier(pp::Op::Inval, name, i), end);
        add(body, pp::electRole(inner), end);
        return true;
      })
      .Case([&](BarrierWaitOp wait) {
        add(body,
            pp::wait(barriers.lookup(wait.getBarriers()),
                     numberOf(wait.getNumber()), numberOf(wait.getParity())),
            wait);
        return true;
      })
      .Case([&](BarrierExpectOp expect) {
        return visitExpect(expect, body), true;
      })
      .Case([&](BarrierArriveOp arrive) {
        return visitArrive(arrive, body), true;
      })
      .Case([&](CommitOp) {
        return add(body, plain(pp::Op::GroupCommit), op), true;
      })
      .Case([&](TensorFenceOp fence) {
        add(body,
            plain(fence.getSide() == Side::before ? pp::Op::TensorBefore
                                                  : pp::Op::TensorAfter),
            op);
        return true;
      })
      .Case([&](ClusterBarrierOp barrier) {
        return visitClusterBarrier(barrier, body), true;
      })
      .Case<ir::ClusterReduceOp, ir::ClusterGatherOp>([&](Operation *exchange) {
        return visitExchange(exchange, body), true;
      })
      .Case([&](BulkLoadOp load) { return visitBulkLoad(load, body), true; })
      .Case([&](ClaimOp claim) { return visitClaim(claim, body), true; })
      .Case([&](TellOp tell) { return visitTell(tell, body), true; })
      .Case([&](ToldOp told) { return visitTold(told, body), true; })
      .Case([&](BulkStoreOp store) {
        return visitBulkStore(store, body), true;
      })
      .Case([&](GroupCopyOp copy) { return visitGroupCopy(copy, body), true; })
      .Case([&](AwaitOp await) { return visitAwait(await, body), true; })
      .Case([&](FenceOp fence) {
        add(body,
            pp::fence(fence.getSpace() == FenceSpace::global ? Space::Global
                                                             : Space::Shared),
            op);
        return true;
      })
      .Case([&](BarrierOp barrier) {
        if (!barrier.getWarp())
          meet(op, body);
        else if (!isSingleThread)
          add(body, plain(pp::Op::WarpSync), op);
        return true;
      })
      .Default([](Operation *) { return false; });
}

} // namespace tier::transport
