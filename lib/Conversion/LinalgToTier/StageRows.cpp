//===- StageRows.cpp - long rows that are read again ----------------------===//
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
// One reading gives a maximum and the sum of exponentials behind it (ScaledParts.cpp).
// A CTA, or a cluster, that takes whole rows leaves most of the machine idle where rows are few,
// and rows that are neighbours are read again from memory. CTAs share the rows of one reduction
// (SplitRows.cpp), and tiles of what is computed of all.
//
//===----------------------------------------------------------------------===//

#include "Guards.h"

using namespace mlir;

namespace tier::where {

/// The reductions of each stage: one, or a maximum and the sum behind it that one reading serves.
static SmallVector<SmallVector<size_t, 2>> findStages(const Kernel &kernel) {
  SmallVector<SmallVector<size_t, 2>> stages;
  ArrayRef<Node *> reductions = kernel.reductions;
  for (size_t i = 0; i < reductions.size(); ++i) {
    stages.push_back({i});
    if (i + 1 < reductions.size() && findScaled(*reductions[i], *reductions[i + 1]))
      stages.back().push_back(++i);
  }
  return stages;
}

namespace {
/// Columns from which stages pay, and the share of the multiprocessors, as a divisor, that rows
/// keep busy by themselves: of those of more, CTAs read whole ones again from the cache.
struct Least {
  int64_t columns;
  std::optional<int64_t> share = {}; ///< none: of however many rows
};
} // namespace

/// Of rows along memory. Measured on an H200 in stages, and by CTAs that take whole rows, us:
/// layer_norm of 33 x 262144 bf16 28.0 (29.0), of 66 45.8 (37.5), of 33 x 131072 17.3 (16.4).
static constexpr Least along = {1 << 18, 4};
/// The same where one reading serves two reductions: softmax of 66 x 65536 bf16 11.3 (12.3), of
/// 64 x 131072 15.9 (19.3), of 132 x 131072 32.2 (29.0); f32 16.4 (17.7), 29.3 (38.2), 58.0.
static constexpr Least scaledAlong = {1 << 16, 2};
/// And where rows begin anywhere: of 16 x 65537 f32 8.3 (17.6), of 33 x 100001 18.1 (29.9).
/// Narrower ones are held by clusters up to where whole ones are walked: bf16 12.3 (8.6).
static constexpr Least scaledAnywhere = {1 << 16, 4};

/// Of rows that are neighbours, which no cache holds for a second reading, however many there are.
/// Less the mean over the deviation, along the first axis, of 8192 x 16384 bf16 368 (374) on an
/// H100, of 4096 x 8192 96.4 (96.9), of 2048 x 8192 46.8 (38.8).
static constexpr Least across = {1 << 13};
/// Of two in one reading: softmax of 4096 x 256 bf16 along the first axis 6.5 (38.4); on an H100
/// of 2048 x 8192 37.5 (43.4), of 1024 x 8192 19.5 (18.4), of 2048 x 65536 287 (383).
static constexpr Least scaledAcross = {1 << 11};
/// And where they begin inside of vectors: 512 x 65537 123 (221) and 2048 x 8191 70 (109) of the
/// first, and of softmax 100 x 8191 8.5 (9.8), 256 x 1001 6.7 (12.3), 2048 x 1001 11 (88).
static constexpr Least acrossAnywhere = {1 << 9}, scaledAcrossAnywhere = {1 << 7};

static Least findLeast(const Kernel &kernel, const Task &task,
                       const machine::Machine &machine) {
  bool areScaled = llvm::all_of(findStages(kernel), [](auto &stage) { return stage.size() > 1; });
  if (task.contiguous != 1) {
    if (problem::coversVectors(task.question, machine))
      return areScaled ? scaledAcrossAnywhere : acrossAnywhere;
    return areScaled ? scaledAcross : across;
  }
  if (!areScaled)
    return along;
  if (!task.question.mostShift)
    return scaledAlong;
  bool isNarrow = llvm::all_of(task.question.inputs, [](const problem::Operand &operand) {
    return machine::byteWidth(operand.element) <= 2;
  });
  return isNarrow ? along : scaledAnywhere;
}

SmallVector<Bound> boundStages(const Kernel &kernel, const Task &task,
                               const machine::Machine &machine, Host &host) {
  if (machine.isHost() || task.kind != problem::GroupKind::Rows || kernel.reductions.empty() ||
      !task.walked.empty() || kernel.segment || kernel.combinesParts || task.question.partsPerRow)
    return {};
  for (const Node *node : findNodes(kernel.reductions))
    if (node->isGathered())
      return {};
  Least least = findLeast(kernel, task, machine);
  // Neighbours that are held are read once.
  int64_t held = problem::mostHeldNeighbours(task.question, machine);
  least.columns = std::max(least.columns, held + 1);
  SmallVector<Bound> bounds = {Bound::atLeast(kernel.dims[task.reduced].extent, least.columns)};
  // So are few of them at each of several places.
  if (int64_t together = problem::leastNotHeldTogether(task.question, machine))
    bounds.push_back(Bound::atLeast(host.mul(kernel.dims[task.reduced].extent,
                                             kernel.dims[task.tiled[0]].extent),
                                    together));
  if (!least.share)
    return bounds;
  Value rows = host.constant(1);
  for (auto [d, dim] : llvm::enumerate(kernel.dims))
    if (d != task.reduced)
      rows = host.mul(rows, dim.extent);
  bounds.push_back(Bound::atMost(rows, machine.units / *least.share));
  return bounds;
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

/// Makes numbers of rows that the last stage stores beside its result results of their own stages.
static void takeRowNumbers(SmallVectorImpl<std::unique_ptr<Kernel>> &stages, Host &host) {
  Kernel &last = *stages.back();
  auto isNumber = [&](const Beside &one) { return !last.isAsResult(one); };
  SmallVector<std::unique_ptr<Kernel>> taken;
  for (size_t i = 0; i < last.besides.size(); ++i) {
    if (!isNumber(last.besides[i]))
      continue;
    std::unique_ptr<Kernel> &stage = taken.emplace_back(clone(last));
    stage->result = stage->besides[i].value;
    stage->target = stage->besides[i].target;
    stage->besides.clear();
    for (auto [d, dim] : llvm::enumerate(stage->dims))
      if (!stage->target->dims[d])
        dim.extent = host.constant(1);
  }
  llvm::erase_if(last.besides, isNumber);
  for (std::unique_ptr<Kernel> &stage : taken)
    stages.push_back(std::move(stage));
}

SmallVector<std::unique_ptr<Kernel>> stageRows(const Kernel &kernel, Host &host,
                                               SmallVectorImpl<Operation *> &reserved) {
  SmallVector<SmallVector<size_t, 2>> reduced = findStages(kernel);
  // The last reductions go with what is computed of them, if that has no columns.
  bool readsRows = llvm::none_of(kernel.dims, [](const Dim &dim) { return dim.isReduced; });
  size_t stored = reduced.size() - (readsRows ? 0 : 1);
  SmallVector<Array> arrays;
  SmallVector<SmallVector<unsigned>> dims;
  for (size_t j = 0; j < kernel.reductions.size(); ++j) {
    const Node *reduction = kernel.reductions[j];
    dims.emplace_back(reduction->dims.set_bits());
    if (stored < reduced.size() && j >= reduced.back().front())
      continue;
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
  for (size_t i = 0; i <= stored; ++i) {
    std::unique_ptr<Kernel> &stage = stages.emplace_back(clone(kernel));
    SmallVector<Node *> reductions = stage->reductions;
    for (ArrayRef<size_t> before : ArrayRef(reduced).take_front(i))
      for (size_t j : before)
        read(*stage, *reductions[j], arrays[j], dims[j], host);
    stage->reductions.clear();
    if (i < reduced.size())
      for (size_t j : reduced[i])
        stage->reductions.push_back(reductions[j]);
    if (i < stored) {
      stage->besides.clear();
      size_t last = reduced[i].back();
      for (size_t j : ArrayRef(reduced[i]).drop_back()) {
        Node *target =
            stage->create(NodeKind::Leaf, reductions[j]->loc, reductions[j]->element);
        placeAt(*target, *stage, arrays[j], dims[j], host);
        stage->parts.push_back({reductions[j], target});
      }
      store(*stage, *reductions[last], arrays[last], dims[last], host);
    }
  }
  takeRowNumbers(stages, host);
  for (std::unique_ptr<Kernel> &stage : stages) {
    dropUnused(*stage);
    collapseDims(*stage, Gaps::AsKnown, host);
  }
  return stages;
}

} // namespace tier::where
