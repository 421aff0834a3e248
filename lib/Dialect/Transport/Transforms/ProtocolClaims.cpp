//===- ProtocolClaims.cpp - claimed work in protocol programs -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A response is a bulk copy of 16 bytes. A loop that ends by a response goes
// around some number of times, at least once; loops of all roles, and of both
// CTAs of a pair, that read the responses of one ring go around as often: the
// n-th iteration of each reads the n-th response.
//
//===----------------------------------------------------------------------===//

#include "ProtocolBuilder.h"

#include "tier/Dialect/Transport/IR/Claims.h"

using namespace mlir;

namespace tier::transport {

namespace pp = problem::protocol;
using pp::Body;
using pp::plain;
using pp::Statement;

std::string ProtocolBuilder::describeClaims(scf::WhileOp loop) {
  ClaimedOp claimed = findClaim(loop);
  auto stage = claimed ? claimed.getResponse().getDefiningOp<StageOp>()
                       : StageOp();
  return stage ? "claims of " + describe(stage.getRing()) : "";
}

void ProtocolBuilder::visitWhile(scf::WhileOp loop, Body &body) {
  if (!labels.count(loop)) {
    Statement unknown = plain(pp::Op::Unknown);
    unknown.name = "a loop that ends by another condition than a claim";
    return add(body, unknown, loop);
  }
  scf::ConditionOp condition = loop.getConditionOp();
  Operation *yield = loop.getAfterBody()->getTerminator();
  SmallVector<std::pair<std::string, Value>> starts, steps;
  for (auto [init, argument, next] :
       llvm::zip_equal(loop.getInits(), loop.getBeforeArguments(),
                       yield->getOperands())) {
    auto passed = dyn_cast<BlockArgument>(next);
    if (!argument.getType().isInteger(32) || !passed ||
        passed.getOwner() != loop.getAfterBody())
      continue;
    std::string name = "x" + std::to_string(carried.size());
    starts.push_back({name, init});
    unsigned number = passed.getArgNumber();
    carried[argument] = name;
    carried[loop.getResult(number)] = name;
    steps.push_back({name, condition.getArgs()[number]});
  }
  assign(starts, loop, body);
  std::string before = enclosing;
  enclosing = labels[loop];
  Body inner;
  visit(*loop.getBeforeBody(), inner);
  assign(steps, loop, inner);
  enclosing = before;
  add(body, pp::loop(labels[loop], pp::Expr(labels[loop].substr(1)), inner),
      loop);
}

void ProtocolBuilder::visitClaim(ClaimOp op, Body &body) {
  auto owed = op.getToken() ? op.getToken().getDefiningOp<BarrierExpectOp>()
                            : BarrierExpectOp();
  std::optional<pp::Region> target = regionOf(op.getTarget());
  if (!owed || !target)
    return visitOther(op, body);
  Statement load =
      pp::bulkLoad(*target, barriers.lookup(owed.getBarriers()),
                   numberOf(owed.getNumber()), responseBytes);
  if (!op.getPair())
    return add(body, once(load, op), op);
  load.mask = 3;
  Body inner;
  add(inner, once(load, op), op);
  add(body, pp::branch("rank == 0", inner), op);
}

} // namespace tier::transport
