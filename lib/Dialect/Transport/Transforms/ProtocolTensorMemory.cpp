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
    if (!ir::isTensorMemory(cast<RingType>(ring.getType()).getTiles().front()))
      continue;
    op = ring.getDefiningOp();
    Statement alloc = plain(pp::Op::TensorAlloc),
              dealloc = plain(pp::Op::TensorDealloc);
    alloc.name = dealloc.name = name + ".0";
    alloc.writes = {{"slot"}};
    add(reserve, alloc, op);
    add(giveBack, dealloc, op);
  }
  if (reserve.empty())
    return;
  out.program.buffers.push_back({"slot", Space::Shared, 1, 4});
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

/// One thread issues, the unit reads and writes by itself.
void ProtocolBuilder::visitAccumulate(ir::AccumulateOp product, Body &body) {
  std::vector<pp::Region> operands;
  for (Value operand : {product.getA(), product.getB()})
    if (std::optional<pp::Region> region = regionOf(operand))
      operands.push_back(*region);
  std::optional<pp::Region> target = regionOf(product.getAccumulator());
  if (!target)
    return visitOther(product, body);
  add(body, once(pp::tensorMma(*target, operands), product), product);
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
