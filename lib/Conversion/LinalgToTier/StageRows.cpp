//===- StageRows.cpp - few long rows that are read again ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   y = f(x, reduce g(x, reduce h(x)))   =>   u = reduce h(x)
//                                             v = reduce g(x, u)
//                                             y = f(x, u, v)
//
// A CTA, or a cluster, that takes whole rows leaves most of the machine idle where rows are few.
// CTAs share the rows of one reduction (SplitRows.cpp), and tiles of what is computed of all.
//
//===----------------------------------------------------------------------===//

#include "Guards.h"

using namespace mlir;

namespace tier::where {

/// Columns from which the launches of some kernels are a small part of what one CTA takes for a
/// row: of rows that it reads along, and of those that are neighbours, of which it has some.
static constexpr int64_t leastLong = 1 << 18, leastTall = 1 << 13;
/// The share of the multiprocessors that rows keep busy by themselves: those of more read them
/// again from the cache, and need no other kernel for that.
static constexpr int64_t busyShare = 4;

SmallVector<Bound> boundStages(const Kernel &kernel, const Task &task,
                               const machine::Machine &machine, Host &host) {
  if (machine.isHost() || task.kind != problem::GroupKind::Rows || kernel.reductions.empty() ||
      !task.walked.empty() || kernel.segment || kernel.combinesParts || task.question.partsPerRow)
    return {};
  for (const Node *node : findNodes(kernel.reductions))
    if (node->isGathered())
      return {};
  int64_t leastColumns = leastLong, mostRows = machine.units / busyShare;
  if (task.contiguous != 1) {
    int64_t bytes = 1;
    for (const problem::Operand &operand : task.question.inputs)
      bytes = std::max(bytes, machine::byteWidth(operand.element));
    leastColumns = leastTall;
    mostRows *= problem::lineBytes / bytes;
  }
  Value rows = host.constant(1);
  for (auto [d, dim] : llvm::enumerate(kernel.dims))
    if (d != task.reduced)
      rows = host.mul(rows, dim.extent);
  return {Bound::atLeast(kernel.dims[task.reduced].extent, leastColumns),
          Bound::atMost(rows, mostRows)};
}

void keepThoseThatShare(SmallVectorImpl<problem::Variant> &variants) {
  problem::Variant last = variants.back(); // asks for nothing
  llvm::erase_if(variants,
                 [](const problem::Variant &variant) { return !variant.plan.splitCtas; });
  if (variants.empty() || variants.back().plan.asksForDenseRows())
    variants.push_back(last);
  variants.back().guard = {};
}

/// Makes a reduction a leaf that another kernel stores.
static void read(Kernel &stage, Node &reduction, const Array &stored, ArrayRef<unsigned> dims,
                 Host &host) {
  reduction.kind = NodeKind::Leaf;
  reduction.operands.clear();
  reduction.combine.reset();
  reduction.init = {};
  placeAt(reduction, stage, stored, dims, host);
}

/// Makes a reduction what the kernel stores, and drops the dimensions it does not have.
static void store(Kernel &stage, Node &reduction, const Array &stored, ArrayRef<unsigned> dims,
                  Host &host) {
  stage.result = &reduction;
  stage.target->element = reduction.element;
  placeAt(*stage.target, stage, stored, dims, host);
  for (auto [d, dim] : llvm::enumerate(stage.dims)) {
    dim.isReduced = reduction.reduced[d];
    if (!dim.isReduced && !reduction.dims[d])
      dim.extent = host.constant(1);
  }
}

SmallVector<std::unique_ptr<Kernel>> stageRows(const Kernel &kernel, Host &host,
                                               SmallVectorImpl<Operation *> &reserved) {
  size_t count = kernel.reductions.size();
  // The last reduction goes with what is computed of it, if that has no columns.
  bool readsRows = llvm::none_of(kernel.dims, [](const Dim &dim) { return dim.isReduced; });
  SmallVector<Array> arrays;
  SmallVector<SmallVector<unsigned>> dims;
  for (const Node *reduction : ArrayRef(kernel.reductions).drop_back(readsRows ? 0 : 1)) {
    dims.emplace_back(reduction->dims.set_bits());
    SmallVector<Value> extents = llvm::map_to_vector(
        dims.back(), [&](unsigned d) { return kernel.dims[d].extent; });
    if (extents.empty()) {
      arrays.push_back(host.buildWorkspace(reduction->element, host.constant(1), reduction->loc));
      arrays.back().strides.clear();
    } else {
      arrays.push_back(host.buildWorkspace(reduction->element, extents, reduction->loc));
    }
    reserved.push_back(arrays.back().buffer->base.getDefiningOp());
  }
  SmallVector<std::unique_ptr<Kernel>> stages;
  for (size_t i = 0; i <= arrays.size(); ++i) {
    std::unique_ptr<Kernel> &stage = stages.emplace_back(clone(kernel));
    SmallVector<Node *> reductions = stage->reductions;
    for (size_t j = 0; j < i; ++j)
      read(*stage, *reductions[j], arrays[j], dims[j], host);
    if (i < count)
      stage->reductions = {reductions[i]};
    else
      stage->reductions.clear();
    if (i < arrays.size())
      store(*stage, *reductions[i], arrays[i], dims[i], host);
    dropUnused(*stage);
    collapseDims(*stage, Gaps::AsKnown, host);
  }
  return stages;
}

} // namespace tier::where
