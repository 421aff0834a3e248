//===- Grain.cpp - which threads an op needs ------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Grain.h"

#include "tier/Dialect/Tier/IR/Gather.h"
#include "tier/Dialect/Layout/IR/Layout.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tier::ir {

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Threads that exchange elements along an axis: lanes of a warp, or warps.
static Grain getGrainAlong(layout::FragmentAttr fragment, int64_t axis) {
  auto moves = [&](ArrayRef<layout::FragmentAttr::Digit> digits) {
    return llvm::any_of(digits, [&](const auto &digit) {
      return digit.size > 1 && digit.stride[axis] != 0;
    });
  };
  if (moves(fragment.getWarpDigits()))
    return Grain::cta;
  return moves(fragment.getLaneDigits()) ? Grain::warp : Grain::thread;
}

/// Shared tiles are moved by matrices, tiles of tensor memory by lanes: whole
/// warps. Each thread goes to global memory by itself.
static Grain getAccessGrain(MemRefType memory) {
  return getSpace(memory) == Space::global ? Grain::thread : Grain::warp;
}

static Grain getPairGrain(bool isPair) {
  return isPair ? Grain::pair : Grain::cta;
}

Grain getGrain(Operation *op) {
  return TypeSwitch<Operation *, Grain>(op)
      .Case([](MmaOp product) { return product.getGrain(); })
      .Case([](ReduceOp reduce) {
        return getGrainAlong(
            layout::getFragment(reduce.getSource().getType()),
            reduce.getAxis());
      })
      .Case([](layout::ConvertOp convert) {
        if (!convert.getThrough())
          return Grain::thread;
        return isa<UnitAttr>(*convert.getThrough()) ? Grain::warp : Grain::cta;
      })
      .Case([](LoadOp load) {
        return getAccessGrain(cast<MemRefType>(load.getSource().getType()));
      })
      .Case([](StoreOp store) {
        return getAccessGrain(cast<MemRefType>(store.getTarget().getType()));
      })
      .Case([](transport::BarrierOp barrier) {
        return barrier.getWarp() ? Grain::warp : Grain::cta;
      })
      .Case<ClusterReduceOp, ClusterGatherOp, transport::ClusterBarrierOp>(
          [](Operation *) { return Grain::cluster; })
      // A tile in parts is whole where each CTA has copied its own.
      .Case([](transport::BulkLoadOp load) {
        return load.getParts().value_or(1) > 1 ? Grain::cluster : Grain::cta;
      })
      .Case<transport::ClaimOp>([](Operation *) { return Grain::cluster; })
      // What is a pair's, both of its CTAs do; one of them issues its products.
      .Case([](AllocOp alloc) { return getPairGrain(alloc.getPair()); })
      .Case([](FreeOp free) {
        auto alloc = free.getTile().getDefiningOp<AllocOp>();
        return getPairGrain(alloc && alloc.getPair());
      })
      .Case([](transport::ChannelOp op) { return getPairGrain(op.getPair()); })
      .Case<transport::PutOp, transport::GetOp, transport::ReleaseOp>(
          [](auto op) {
            auto channel =
                op.getChannel().template getDefiningOp<transport::ChannelOp>();
            return getPairGrain(channel && channel.getPair());
          })
      .Case<AccumulateOp, RelinquishOp, CopyOp, transport::RolesOp, transport::AwaitOp,
            transport::BulkStoreOp, transport::GroupCopyOp, transport::RingOp,
            transport::BarrierCreateOp, transport::BarrierPublishOp,
            transport::BarrierInvalidateOp, transport::BarrierWaitOp,
            transport::BarrierExpectOp, transport::BarrierArriveOp,
            transport::CommitOp, transport::PlaceOp, transport::ResumeOp,
            transport::TellOp, transport::ToldOp>([](Operation *) { return Grain::cta; })
      .Default([](Operation *) { return Grain::thread; });
}

SmallVector<std::pair<Value, StringRef>> getUniformOperands(Operation *op) {
  SmallVector<std::pair<Value, StringRef>> found;
  auto add = [&](StringRef what) {
    return [&found, what](auto operands) {
      for (Value operand : operands)
        found.push_back({operand, what});
    };
  };
  auto one = [](Value value) { return SmallVector<Value, 1>{value}; };
  TypeSwitch<Operation *>(op)
      .Case([&](LoadOp load) { add("an index of a tile")(load.getIndices()); })
      .Case([&](GatherOp gather) { add("an index of a tile")(gather.getIndices()); })
      .Case([&](StoreOp store) { add("an index of a tile")(store.getIndices()); })
      .Case([&](CopyOp copy) {
        add("a coordinate of a copy")(copy.getSourceIndices());
        add("a coordinate of a copy")(copy.getTargetIndices());
      })
      .Case([&](AccumulateOp product) {
        add("what a product adds to")(one(product.getAdds()));
      })
      .Case([&](transport::BulkLoadOp copy) {
        add("a tensor map")(one(copy.getSource()));
        add("a coordinate of a copy")(copy.getCoordinates());
        if (copy.getMask())
          add("a set of CTAs")(one(copy.getMask()));
      })
      .Case([&](transport::BulkStoreOp copy) {
        add("a tensor map")(one(copy.getTarget()));
        add("a coordinate of a copy")(copy.getCoordinates());
      })
      .Case([&](transport::GroupCopyOp copy) {
        add("a coordinate of a copy")(copy.getIndices());
        if (copy.getFrom())
          add("a coordinate of a copy")(one(copy.getFrom()));
      })
      .Case([&](transport::StageOp stage) {
        add("the number of a stage")(one(stage.getNumber()));
      })
      .Case([&](transport::BarrierWaitOp wait) {
        add("the number of a barrier")(one(wait.getNumber()));
        add("a parity")(one(wait.getParity()));
      })
      .Case([&](transport::BarrierExpectOp expect) {
        add("the number of a barrier")(one(expect.getNumber()));
      })
      .Case([&](transport::BarrierArriveOp arrive) {
        add("the number of a barrier")(one(arrive.getNumber()));
        if (arrive.getCondition())
          add("a condition")(one(arrive.getCondition()));
        if (arrive.getRank())
          add("a CTA of the cluster")(one(arrive.getRank()));
      });
  return found;
}

//===----------------------------------------------------------------------===//
// Crews
//===----------------------------------------------------------------------===//

SmallVector<Crew> getCrews(gpu::GPUFuncOp kernel) {
  SmallVector<Crew> crews;
  int64_t warps = 0;
  kernel.walk([&](transport::RoleOp role) {
    crews.push_back({role, warps, static_cast<int64_t>(role.getWarps()),
                     role.getOneThread(),
                     static_cast<int64_t>(role.getRegisters().value_or(0))});
    warps += role.getWarps();
  });
  if (!crews.empty())
    return crews;
  if (auto plan = kernel->getAttrOfType<PlanAttr>("tier.plan"))
    for (int64_t count : plan.getWarps())
      warps += count;
  // Without a plan it may be any number: as many as a CTA can have.
  crews.push_back({kernel, 0, warps ? warps : 32});
  return crews;
}

int64_t countWarps(ArrayRef<Crew> crews) {
  return crews.back().firstWarp + crews.back().warps;
}

int64_t countEntryRegisters(int64_t warps, const machine::Machine &machine) {
  int64_t threads = llvm::alignTo(warps, 4) * machine.lanes;
  return std::min(machine.registersPerCta / threads / 8 * 8,
                  machine.maxRegisters);
}

} // namespace tier::ir
