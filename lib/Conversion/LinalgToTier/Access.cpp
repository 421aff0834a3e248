//===- Access.cpp - how a value is read over a domain ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Access.h"

using namespace mlir;

namespace tier::where {

std::optional<unsigned> Linear::getDim() const {
  std::optional<unsigned> dim;
  for (auto [d, c] : llvm::enumerate(coefficients)) {
    if (c == 0)
      continue;
    if (dim)
      return std::nullopt;
    dim = d;
  }
  return dim;
}

bool Linear::isZero() const {
  return llvm::all_of(coefficients, [](int64_t c) { return c == 0; }) &&
         Host::isConstant(constant, 0);
}

Linear addMultiple(const Linear &a, const Linear &b, int64_t scale, Host &host) {
  Linear sum;
  size_t dims = std::max(a.coefficients.size(), b.coefficients.size());
  for (size_t d = 0; d < dims; ++d)
    sum.coefficients.push_back(a.coefficient(d) + scale * b.coefficient(d));
  sum.constant = scale == -1
                     ? host.sub(a.constant, b.constant)
                     : host.add(a.constant, host.mul(b.constant, host.constant(scale)));
  return sum;
}

Linear getDimension(unsigned dim, Host &host) {
  Linear linear;
  linear.coefficients.assign(dim + 1, 0);
  linear.coefficients[dim] = 1;
  linear.constant = host.constant(0);
  return linear;
}

/// The value of `expr` where dimension i is `dims[i]`; nothing if it is not
/// linear in them.
static std::optional<Linear> evaluate(AffineExpr expr, ArrayRef<Linear> dims,
                                      ArrayRef<Value> symbols, Host &host) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return Linear{{}, symbols[symbol.getPosition()]};
  if (auto number = dyn_cast<AffineConstantExpr>(expr))
    return Linear{{}, host.constant(number.getValue())};
  auto binary = cast<AffineBinaryOpExpr>(expr);
  auto a = evaluate(binary.getLHS(), dims, symbols, host);
  auto b = evaluate(binary.getRHS(), dims, symbols, host);
  if (!a || !b)
    return std::nullopt;
  auto isFixed = [](const Linear &l) {
    return llvm::all_of(l.coefficients, [](int64_t c) { return c == 0; });
  };
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    // The usual spelling of a difference is a + b * -1.
    return addMultiple(*a, *b, 1, host);
  case AffineExprKind::Mul: {
    if (isFixed(*a))
      std::swap(a, b);
    auto scale = Host::getConstant(b->constant);
    if (isFixed(*b) && scale)
      return addMultiple(Linear{{}, host.constant(0)}, *a, *scale, host);
    if (isFixed(*a) && isFixed(*b))
      return Linear{{}, host.mul(a->constant, b->constant)};
    return std::nullopt;
  }
  default:
    return std::nullopt;
  }
}

std::optional<Access> compose(AffineMap map, ArrayRef<Value> symbols,
                              ArrayRef<Linear> dims, Host &host) {
  Access access;
  for (AffineExpr expr : map.getResults()) {
    auto linear = evaluate(expr, dims, symbols, host);
    if (!linear)
      return std::nullopt;
    access.push_back(*linear);
  }
  return access;
}

void setAddress(Node &leaf, const Array &array, ArrayRef<Linear> access, Host &host) {
  leaf.buffer = array.buffer;
  leaf.offset = array.offset;
  for (auto [coordinate, stride] : llvm::zip(access, array.strides)) {
    leaf.offset = host.add(leaf.offset, host.mul(coordinate.constant, stride));
    for (auto [d, c] : llvm::enumerate(coordinate.coefficients)) {
      if (c == 0)
        continue;
      while (leaf.strides.size() <= d)
        leaf.strides.push_back(host.constant(0));
      leaf.strides[d] =
          host.add(leaf.strides[d], host.mul(stride, host.constant(c)));
    }
  }
}

std::optional<Array> reshape(const Array &array, ArrayRef<ReassociationIndices> groups,
                             ArrayRef<Value> extents, bool isCollapse, Host &host) {
  Array result{array.buffer, array.offset, SmallVector<Value>(extents), {}};
  for (auto [i, group] : llvm::enumerate(groups)) {
    if (!isCollapse) {
      // The inner parts of a split dimension are its row-major digits.
      SmallVector<Value> parts;
      for (int64_t dim : group)
        parts.push_back(extents[dim]);
      for (Value digit : host.getDenseStrides(parts))
        result.strides.push_back(host.mul(digit, array.strides[i]));
      continue;
    }
    // Dimensions merge if each outer one continues where the next ends.
    Value stride, extent;
    for (int64_t dim : llvm::reverse(group)) {
      if (Host::isConstant(array.extents[dim], 1))
        continue;
      if (stride && array.strides[dim] != host.mul(stride, extent))
        return std::nullopt;
      if (!stride)
        stride = array.strides[dim];
      extent = extent ? host.mul(array.extents[dim], extent) : array.extents[dim];
    }
    result.strides.push_back(stride ? stride : host.constant(1));
  }
  // Extents of 1 that a split left over keep the rank of the result.
  return result;
}

//===----------------------------------------------------------------------===//
// Dimensions of a kernel
//===----------------------------------------------------------------------===//

/// Replaces dimension d by map[d] in every node; -1 drops it.
static void remapDims(Kernel &kernel, ArrayRef<int> map, ArrayRef<Dim> dims, Host &host) {
  auto remapBits = [&](SmallBitVector &bits) {
    SmallBitVector result(dims.size());
    for (unsigned d : bits.set_bits())
      if (map[d] >= 0)
        result.set(map[d]);
    bits = result;
  };
  for (auto &node : kernel.nodes) {
    node->dims.resize(map.size());
    node->reduced.resize(map.size());
    remapBits(node->dims);
    remapBits(node->reduced);
    if (node->kind != NodeKind::Leaf)
      continue;
    node->strides.resize(map.size(), host.constant(0));
    SmallVector<Value> strides(dims.size(), host.constant(0));
    for (auto [d, to] : llvm::enumerate(map))
      if (to >= 0)
        strides[to] = node->strides[d];
    node->strides = strides;
  }
  kernel.dims.assign(dims.begin(), dims.end());
}

/// Whether it may be assumed that `step` is where a walk along `inner` ends: arrays without gaps
/// have it so. Of elementwise kernels, whose dimensions follow one another, extents may be equal
/// that are not known to be, and views take each second element: rows may end there.
static bool mayEnd(const Kernel &kernel, Value step, Value inside, unsigned outer, unsigned inner,
                   Gaps gaps, Host &host) {
  if (Host::getConstant(step))
    return false;
  Value dense = host.withoutGaps(step), denseInside = host.withoutGaps(inside);
  if (dense && denseInside && dense == host.mul(denseInside, kernel.dims[inner].extent))
    return true;
  if (gaps == Gaps::AssumeDense || host.isNegative(step))
    return false;
  auto known = Host::getConstant(inside);
  return kernel.reductions.empty() && inner == outer + 1 && known && *known >= 1 &&
         host.mayStepOverRows(step);
}

/// True if walking `inner` to its end arrives where `outer` steps to, in every
/// leaf.
static bool areOneWalk(Kernel &kernel, unsigned outer, unsigned inner, Gaps gaps, Host &host) {
  SmallVector<std::pair<Value, Value>> assumptions;
  for (auto &node : kernel.nodes) {
    if (node->kind != NodeKind::Leaf)
      continue;
    Value step = node->strides[outer];
    Value end = host.mul(node->strides[inner], kernel.dims[inner].extent);
    if (step == end)
      continue;
    if (gaps == Gaps::AsKnown || !mayEnd(kernel, step, node->strides[inner], outer, inner, gaps, host))
      return false;
    auto isOther = [&](const std::pair<Value, Value> &known) {
      return known.first == step && known.second != end;
    };
    if (llvm::any_of(kernel.assumptions, isOther) || llvm::any_of(assumptions, isOther))
      return false;
    if (!llvm::is_contained(kernel.assumptions, std::pair(step, end)) &&
        !llvm::is_contained(assumptions, std::pair(step, end)))
      assumptions.emplace_back(step, end);
  }
  llvm::append_range(kernel.assumptions, assumptions);
  return true;
}

void collapseDims(Kernel &kernel, Gaps gaps, Host &host) {
  SmallBitVector reduced(kernel.dims.size());
  for (auto &node : kernel.nodes) {
    node->reduced.resize(kernel.dims.size());
    reduced |= node->reduced;
  }
  // Extents of 1 first.
  SmallVector<int> map;
  SmallVector<Dim> dims;
  for (const Dim &dim : kernel.dims) {
    // What steps with a dimension comes after it, and goes with it.
    bool isUnit = Host::isConstant(dim.extent, 1) || (dim.of && map[*dim.of] < 0);
    map.push_back(isUnit ? -1 : static_cast<int>(dims.size()));
    if (isUnit)
      continue;
    dims.push_back(dim);
    if (dim.of)
      dims.back().of = map[*dim.of];
  }
  remapDims(kernel, map, dims, host);
  for (bool changed = gaps != Gaps::KeepApart; changed;) {
    changed = false;
    unsigned count = kernel.dims.size();
    reduced = SmallBitVector(count);
    for (auto &node : kernel.nodes)
      reduced |= node->reduced;
    SmallBitVector stays(count); // steps, and what they step with
    for (auto [d, dim] : llvm::enumerate(kernel.dims))
      if (dim.of)
        stays.set(d), stays.set(*dim.of);
    for (unsigned outer = 0; outer < count && !changed; ++outer)
      for (unsigned inner = 0; inner < count && !changed; ++inner) {
        if (outer == inner || stays[outer] || stays[inner] || reduced[outer] != reduced[inner] ||
            kernel.dims[outer].isReduced != kernel.dims[inner].isReduced ||
            !areOneWalk(kernel, outer, inner, gaps, host))
          continue;
        map.clear();
        dims.clear();
        for (unsigned d = 0; d < count; ++d) {
          map.push_back(d == outer ? -2 : static_cast<int>(dims.size()));
          if (d != outer)
            dims.push_back(kernel.dims[d]);
        }
        for (Dim &dim : dims)
          if (dim.of)
            dim.of = map[*dim.of];
        dims[map[inner]].extent =
            host.mul(kernel.dims[outer].extent, kernel.dims[inner].extent);
        // What depended on the outer dimension depends on the merged one.
        for (auto &node : kernel.nodes) {
          if (node->dims[outer])
            node->dims.set(inner);
          if (node->reduced[outer])
            node->reduced.set(inner);
        }
        remapDims(kernel, map, dims, host);
        changed = true;
      }
  }
}

} // namespace tier::where
