//===- ProtocolTensorMemory.cpp - tensor memory in protocol programs ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProtocolBuilder.h"

using namespace mlir;

namespace tier::transport {

namespace pp = problem::protocol;
using pp::Body;
using pp::plain;
using pp::Space;
using pp::Statement;

/// Before roles begin the first warp of the first one reserves tensor memory,
/// and when all have ended it gives it back; all threads meet in between.
void ProtocolBuilder::reserveTensorMemory() {
  Operation *op = kernel;
  for (auto &[ring, name] : rings) {
    ArrayRef<Type> tiles = cast<RingType>(ring.getType()).getTiles();
    const Type *tensor = llvm::find_if(tiles, ir::isTensorMemory);
    if (tensor == tiles.end())
      continue;
    op = ring.getDefiningOp();
    Statement alloc = plain(pp::Op::TensorAlloc),
              dealloc = plain(pp::Op::TensorDealloc);
    alloc.name = dealloc.name =
        name + "." + std::to_string(tensor - tiles.begin());
    alloc.writes = {{"slot"}};
    add(reserve, alloc, op);
    add(giveBack, dealloc, op);
  }
  if (reserve.empty())
    return;
  out.program.buffers.push_back({"slot", Space::Shared, 1, 4});
  if (meetings.opening)
    return; // where the cluster meets
  auto meetAll = [&](Body &body) {
    add(body, plain(pp::Op::TensorBefore), op);
    add(body, pp::ctaBarrier(0, {}), op);
    add(body, plain(pp::Op::TensorAfter), op);
  };
  meetAll(begin);
  add(begin, pp::read({"slot"}, -1), op);
  add(end, plain(pp::Op::WarpSync), op);
  meetAll(end);
}

/// The CTAs of a pair meet around the life of their reservation.
void ProtocolBuilder::visitClusterBarrier(ClusterBarrierOp op, Body &body) {
  bool isOpening = op == meetings.opening, isClosing = op == meetings.closing;
  if (isClosing) {
    add(body, plain(pp::Op::WarpSync), op);
    add(body, plain(pp::Op::TensorBefore), op);
  }
  pp::Statement arrive = plain(pp::Op::ClusterArrive);
  arrive.isRelaxed = op.getRelaxed();
  add(body, arrive, op);
  add(body, plain(pp::Op::ClusterWait), op);
  if (isOpening || isClosing)
    add(body, plain(pp::Op::TensorAfter), op);
  if (isOpening && !reserve.empty())
    add(body, pp::read({"slot"}, -1), op);
  if (isClosing && !giveBack.empty())
    body.push_back(pp::firstWarpOfCta(giveBack));
}

/// What the unit does for a pair it does in both CTAs.
static void repeatInPeer(Statement &made) {
  for (std::vector<pp::Region> *regions : {&made.reads, &made.writes})
    for (size_t i = 0, e = regions->size(); i < e; ++i) {
      pp::Region peers = (*regions)[i];
      peers.rank = "rank ^ 1";
      regions->push_back(peers);
    }
}

/// One thread issues, the unit reads and writes by itself.
void ProtocolBuilder::visitAccumulate(ir::AccumulateOp product, Body &body) {
  std::vector<pp::Region> operands;
  for (Value operand : {product.getA(), product.getB()})
    if (std::optional<pp::Region> region = regionOf(operand))
      operands.push_back(*region);
  std::optional<pp::Region> target = regionOf(product.getAccumulator());
  if (!target)
    return visitOther(product, body);
  if (product.getScaleA()) {
    std::optional<pp::Region> columns = regionOf(product.getScaleTile());
    std::vector<pp::Region> scales;
    for (Value operand : {product.getScaleA(), product.getScaleB()})
      if (std::optional<pp::Region> region = regionOf(operand))
        scales.push_back(*region);
    if (!columns || scales.size() != 2)
      return visitOther(product, body);
    Statement copied = pp::tensorMma(*columns, scales);
    if (product.getPair())
      repeatInPeer(copied);
    add(body, once(copied, product), product);
    operands.push_back(*columns);
  }
  Statement made = pp::tensorMma(*target, operands);
  if (product.getPair())
    repeatInPeer(made);
  add(body, once(made, product), product);
}

void ProtocolBuilder::visitTensorLoad(ir::LoadOp load, Body &body) {
  std::optional<pp::Region> source = regionOf(load.getSource());
  if (!source)
    return visitOther(load, body);
  Statement read = plain(pp::Op::TensorLoad);
  read.reads = {*source};
  add(body, read, load);
  add(body, plain(pp::Op::TensorWaitLoad), load);
}

} // namespace tier::transport
