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
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Dialect/Tier/IR/Facts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier {

/// Registers that computing and addressing take beside the tiles.
static constexpr int64_t workRegisters = 32;

/// Registers of one thread that hold the tile: whole ones for each run.
static int64_t countRegisters(Value value) {
  auto tile = cast<RankedTensorType>(value.getType());
  layout::FragmentAttr fragment = layout::getFragment(tile);
  int64_t run = fragment.getRun();
  int64_t perRun =
      llvm::divideCeil(run * ir::getElementBytes(tile.getElementType()), 4);
  return fragment.getNumRegisters() / run * perRun;
}

/// Registers that a thread has for tiles loaded ahead.
static int64_t findRoom(const Ring &ring, const Crew &crew) {
  int64_t threads = 0;
  for (int64_t warps : crew.warps)
    threads += warps * crew.machine.lanes;
  int64_t room = std::min(crew.machine.registersPerCta / threads,
                          crew.machine.maxRegisters);
  if (!crew.registers.empty() && crew.registers.front())
    room = crew.registers.front();
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

} // namespace tier
