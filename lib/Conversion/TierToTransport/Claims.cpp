//===- Claims.cpp - roles that go on with the work of other CTAs ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel with `tier.claims` is launched with a CTA for each tile. Its roles do
// the work of their CTA, then that of each CTA that has not begun and is claimed
// by the role that loads, which asks before it loads the tile at hand:
//
//   %own = gpu.block_id x               %own = gpu.block_id x
//   work(%own)                  =>      scf.while (%block = %own) {
//                                         put %claims { copy.claim }    (load)
//                                         work(%block)
//                                         %r = get %claims
//                                         %given, %next = claimed %r
//                                         release %claims
//                                         condition(%given) %next
//                                       } do { yield }
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Dialect/Tier/IR/Pairs.h"
#include "tier/Dialect/Transport/IR/Claims.h"

using namespace mlir;

namespace tier {

/// Responses in flight or not yet read by all roles: the epilogue of a tile runs
/// beside the copies of the one after next.
static constexpr int64_t responses = 3;

bool claimsWork(gpu::GPUFuncOp kernel) {
  return kernel->hasAttr("tier.claims");
}

transport::ChannelOp createClaims(OpBuilder &builder, gpu::GPUFuncOp kernel) {
  MLIRContext *context = builder.getContext();
  auto response =
      MemRefType::get({transport::responseBytes / 8}, builder.getI64Type(),
                      MemRefLayoutAttrInterface(),
                      ir::SpaceAttr::get(context, ir::Space::shared));
  return transport::ChannelOp::create(
      builder, kernel.getLoc(),
      transport::ChannelType::get(context, Type(response)), responses,
      transport::Completion::transaction);
}

void goOnWithClaims(transport::RoleOp role, transport::ChannelOp claims,
                    bool asks, bool isPair) {
  Block &body = role.getBody().front();
  Location loc = role.getLoc();
  auto ids = body.getOps<gpu::BlockIdOp>();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  Value own = ids.empty() ? gpu::BlockIdOp::create(builder, loc,
                                                   gpu::Dimension::x)
                                .getResult()
                          : (*ids.begin()).getResult();
  own.getDefiningOp()->moveBefore(&body, body.begin());
  builder.setInsertionPointAfterValue(own);
  Type index = builder.getIndexType();
  auto loop = scf::WhileOp::create(builder, loc, TypeRange(index), own);
  Block *before = builder.createBlock(&loop.getBefore(), {}, index, loc);
  before->getOperations().splice(before->end(), body.getOperations(),
                                 std::next(loop->getIterator()), body.end());
  own.replaceUsesWithIf(before->getArgument(0), [&](OpOperand &use) {
    return loop.getBefore().isAncestor(use.getOwner()->getParentRegion());
  });
  if (asks) {
    builder.setInsertionPointToStart(before);
    auto put = transport::PutOp::create(builder, loc, claims);
    Block &filling = put.getBody().emplaceBlock();
    Value response = filling.addArgument(
        claims.getChannel().getType().getTiles().front(), loc);
    builder.setInsertionPointToStart(&filling);
    transport::ClaimOp::create(builder, loc, response, isPair);
  }
  builder.setInsertionPointToEnd(before);
  auto get = transport::GetOp::create(
      builder, loc, claims.getChannel().getType().getTiles(), claims);
  auto claimed = transport::ClaimedOp::create(builder, loc,
                                              builder.getI1Type(), index,
                                              get.getTiles().front());
  transport::ReleaseOp::create(builder, loc, claims, 0);
  scf::ConditionOp::create(builder, loc, claimed.getGiven(),
                           claimed.getBlock());
  Block *after = builder.createBlock(&loop.getAfter(), {}, index, loc);
  scf::YieldOp::create(builder, loc, after->getArgument(0));
}

} // namespace tier
