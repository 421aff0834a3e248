//===- Besides.cpp - kernels that store several values --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   h[m, n] = x[m, n] + r[m, n]             =>   one kernel: reads x and r,
//   y[m, n] = h[m, n] / norm(h[m, :])            stores h and y
//
//   y[m, n] = x[m, n] / max(x[m, :])        =>   one kernel: reads x, stores y,
//   s[m] = max(x[m, :])                          and a number of each row
//
//   s[m] = sum(x[m, :])                     =>   one kernel: reads x, stores s and t
//   t[m] = sum(x[m, :] x[m, :])
//
// Kernels are merged where what they read and store of as many elements becomes less, and one of
// them has all reductions, since few long rows are shared for each reduction; or where they do
// nothing but reduce, one reading for all. The merged one comes where the later of them came, if
// nobody between reads what the earlier stores, or where the earlier came, if the later reads
// nothing that is stored between. A reduction goes with what reads it before it goes with others.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"
#include "KernelBuilder.h"

#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tier::where {

/// Values that one kernel stores as its result, beside that: each keeps registers.
static constexpr int64_t mostAsResult = 3;
/// Bytes that reductions which share one reading carry of each element of a tile.
static constexpr int64_t mostCarried = 16;

//===----------------------------------------------------------------------===//
// Which kernels are one
//===----------------------------------------------------------------------===//

LogicalResult KernelBuilder::buildBeside(Beside &beside) {
  FailureOr<SmallVector<Value>> extents = host.getExtents(beside.root);
  FailureOr<SmallVector<Value>> all = host.getExtents(kernel.root);
  FailureOr<Array> array = grouping.getArray(beside.root);
  if (failed(extents) || failed(all) || failed(array))
    return failure();
  Access access;
  if (*extents == *all) {
    for (unsigned d = 0; d < all->size(); ++d)
      access.push_back(getDimension(d, host));
  } else {
    // One number of each row: its dimensions are those of the rows, in their order.
    auto isUnit = [](Value extent) { return Host::isConstant(extent, 1); };
    SmallVector<unsigned> rows;
    for (auto [d, extent] : llvm::enumerate(*all))
      if (isUnit(extent) || (d < rowDims.size() && rowDims.test(d)))
        rows.push_back(d);
    ArrayRef<unsigned> left = rows;
    for (Value extent : *extents) {
      while (!left.empty() && isUnit((*all)[left.front()]) && !isUnit(extent))
        left = left.drop_front();
      if (!left.empty() && (*all)[left.front()] == extent) {
        access.push_back(getDimension(left.front(), host));
        left = left.drop_front();
      } else if (isUnit(extent)) {
        access.push_back({{}, host.constant(0)});
      } else {
        return failure();
      }
    }
    if (!llvm::all_of(left, [&](unsigned d) { return isUnit((*all)[d]); }))
      return failure();
  }
  beside.target = buildLeaf(beside.root, *array, access);
  beside.value = build(beside.root, access);
  return success(beside.value != nullptr);
}

/// Arrays of this kernel that have an element for each point of its domain, as they are read or
/// stored: the bytes of such an element, all together.
static int64_t countBytes(const Kernel &kernel) {
  SmallVector<const Node *> arrays;
  int64_t bytes = 0;
  for (const std::unique_ptr<Node> &node : kernel.nodes) {
    auto isSame = [&](const Node *other) {
      return other->buffer == node->buffer && other->offset == node->offset &&
             other->strides == node->strides;
    };
    if (node->kind != NodeKind::Leaf || node->dims.count() != kernel.dims.size() ||
        llvm::any_of(arrays, isSame))
      continue;
    arrays.push_back(node.get());
    bytes += ir::getElementBytes(node->element);
  }
  return bytes;
}

/// Whether the kernel may read what this one stores, or names memory by other elements.
static bool mayRead(const Kernel &kernel, const Kernel &stored) {
  return llvm::any_of(kernel.nodes, [&](const std::unique_ptr<Node> &node) {
    if (node->kind != NodeKind::Leaf || kernel.isWritten(*node))
      return false;
    auto isStored = [&](const std::unique_ptr<Node> &other) {
      return other->kind == NodeKind::Leaf && stored.isWritten(*other) &&
             other->buffer == node->buffer;
    };
    return isReinterpreted(*node) || llvm::any_of(stored.nodes, isStored);
  });
}

/// Kernels whose tiles are elements, or rows, and that always run; what is gathered has an order
/// of its own.
static bool mayMerge(const Kernel &kernel) {
  auto isGathered = [](const std::unique_ptr<Node> &node) { return node->isGathered(); };
  return !kernel.contract && !kernel.unless && llvm::none_of(kernel.nodes, isGathered);
}

static bool isReducedOnly(const Kernel &kernel) {
  return llvm::any_of(kernel.dims, [](const Dim &dim) { return dim.isReduced; });
}

/// Whether what is reduced lies along memory, as the result does.
static bool reducesAlongMemory(const Kernel &kernel) {
  SmallBitVector reduced(kernel.dims.size());
  for (const Node *node : kernel.reductions)
    reduced |= node->reduced;
  return llvm::any_of(reduced.set_bits(), [&](unsigned d) {
    return Host::isConstant(kernel.target->strides[d], 1);
  });
}

/// Whether all that is stored has its place in the kernel.
static bool storesWell(const Kernel &kernel) {
  int64_t asResult = 0;
  SmallBitVector rows(kernel.dims.size(), true);
  for (const Node *node : kernel.reductions)
    rows.reset(node->reduced);
  for (const Beside &beside : kernel.besides) {
    if (kernel.isAsResult(beside)) {
      ++asResult;
      if (beside.target->strides != kernel.target->strides ||
          beside.target->offset != kernel.target->offset)
        return false;
      continue;
    }
    if (kernel.reductions.empty() || beside.target->dims != rows)
      return false;
  }
  return asResult <= mostAsResult && (kernel.reductions.empty() || asResult == 0 ||
                                      isReducedOnly(kernel) || reducesAlongMemory(kernel));
}

/// Whether no reduction reads another: CTAs may share rows of all.
static bool areIndependent(const Kernel &kernel) {
  return llvm::none_of(kernel.reductions, [](const Node *reduction) {
    return llvm::any_of(findNodes(reduction), [&](const Node *node) {
      return node->kind == NodeKind::Reduce && node != reduction;
    });
  });
}

/// Whether the merged kernel reduces what one of both did, or a few more by themselves.
static bool reducesWell(const Kernel &merged, const Kernel &first, const Kernel &second) {
  if (merged.reductions.size() <= std::max(first.reductions.size(), second.reductions.size()))
    return true;
  int64_t carried = 0;
  for (const Node *reduction : merged.reductions)
    carried += ir::getElementBytes(reduction->element);
  return isReducedOnly(merged) && areIndependent(merged) && carried <= mostCarried;
}

/// Whether the elementwise kernel reads arrays that the rows are not computed of: CTAs walk rows
/// of one array.
static bool readsOthers(const Kernel &elements, const Kernel &rows) {
  if (!elements.reductions.empty() || mayRead(rows, elements))
    return false;
  return llvm::any_of(elements.nodes, [&](const std::unique_ptr<Node> &node) {
    auto isSame = [&](const std::unique_ptr<Node> &other) { return other->buffer == node->buffer; };
    return node->kind == NodeKind::Leaf && node->dims.count() == elements.dims.size() &&
           !elements.isWritten(*node) && llvm::none_of(rows.nodes, isSame);
  });
}

std::unique_ptr<Kernel> Grouping::merge(const Kernel &first, const Kernel &second) {
  if (!mayMerge(first) || !mayMerge(second))
    return nullptr;
  // What products are reduced to is begun by their epilogues, a kernel for each.
  if (isReducedOnly(first) && isReducedOnly(second) &&
      llvm::any_of(kernels, [&](const std::unique_ptr<Kernel> &kernel) {
        return kernel->contract && (mayRead(first, *kernel) || mayRead(second, *kernel));
      }))
    return nullptr;
  // The result has all columns, and tells what the rows are where one of both reduces them.
  bool firstIsRoot = !isReducedOnly(first) && (isReducedOnly(second) || second.reductions.empty() ||
                                               !first.reductions.empty());
  const Kernel &root = firstIsRoot ? first : second, &other = firstIsRoot ? second : first;
  if (!root.reductions.empty() && readsOthers(other, root))
    return nullptr;
  auto merged = std::make_unique<Kernel>();
  merged->root = root.root;
  merged->besides = root.besides;
  merged->besides.push_back({other.root});
  llvm::append_range(merged->besides, other.besides);
  // What cannot be merged stays as it is: nobody hears of it.
  ScopedDiagnosticHandler silent(root.root.getContext(), [](Diagnostic &) { return success(); });
  if (failed(KernelBuilder(*this, *merged).run(Gaps::AsKnown)) || mayRead(*merged, *merged) ||
      !storesWell(*merged) ||
      !reducesWell(*merged, first, second) ||
      countBytes(*merged) >= countBytes(first) + countBytes(second))
    return nullptr;
  return merged;
}

bool Grouping::mergeTwo(bool onlyReduce) {
  for (size_t later = 1; later < kernels.size(); ++later)
    for (size_t i = later; i-- > 0;) {
      if (onlyReduce != (isReducedOnly(*kernels[i]) && isReducedOnly(*kernels[later])))
        continue;
      auto between = ArrayRef(kernels).slice(i + 1, later - i - 1);
      bool mayWait =
          llvm::none_of(between, [&](auto &kernel) { return mayRead(*kernel, *kernels[i]); });
      bool mayComeEarlier =
          llvm::none_of(between, [&](auto &kernel) { return mayRead(*kernels[later], *kernel); });
      if (!mayWait && !mayComeEarlier)
        continue;
      std::unique_ptr<Kernel> merged = merge(*kernels[i], *kernels[later]);
      if (!merged)
        continue;
      remark::passed(merged->root.getLoc(),
                     remark::RemarkOpts::name("Merged").category("convert-linalg-to-tier"))
          << "one kernel stores what this line and others compute of the same arrays";
      kernels[mayWait ? later : i] = std::move(merged);
      kernels.erase(kernels.begin() + (mayWait ? i : later));
      return true;
    }
  return false;
}

//===----------------------------------------------------------------------===//
// What it stores
//===----------------------------------------------------------------------===//

LogicalResult KernelEmitter::storeRowNumbers(Frame &frame) {
  if (llvm::all_of(kernel.besides, [&](const Beside &one) { return kernel.isAsResult(one); }))
    return success();
  OpBuilder::InsertionGuard guard(builder);
  if (rankInCluster) {
    // All CTAs of a cluster have the same numbers: the first stores them.
    Value isFirst = arith::CmpIOp::create(builder, func.getLoc(), arith::CmpIPredicate::eq,
                                          rankInCluster, constant(0));
    auto choice = scf::IfOp::create(builder, func.getLoc(), isFirst, /*withElseRegion=*/false);
    builder.setInsertionPointToStart(choice.thenBlock());
  }
  frame.push();
  SmallVector<unsigned, 2> axes = getRowAxes();
  SmallBitVector row(kernel.dims.size());
  for (unsigned axis : axes)
    row.set(axis);
  for (const Beside &beside : kernel.besides) {
    if (kernel.isAsResult(beside))
      continue;
    FailureOr<Tile> number = emit(frame, *beside.value);
    if (failed(number))
      return failure();
    Tile tile = repeat(frame, *number, row, beside.root.getLoc());
    SmallVector<unsigned> dims;
    Value view = getView(*beside.target, axes, dims);
    SmallVector<Value> indices =
        llvm::map_to_vector(dims, [&](unsigned d) { return frame.position[d]; });
    ir::StoreOp::create(builder, beside.root.getLoc(), tile.value, view, indices,
                        getInbounds(frame, dims), Value());
  }
  frame.pop();
  return success();
}

} // namespace tier::where
