//===- MapView.cpp - a tile of a view, as a tensor map sees it ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MapView.h"

#include "tier/Dialect/Layout/IR/Divisibility.h"
#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Dialect/Tier/IR/Facts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/FormatVariadic.h"

#include <numeric>

using namespace mlir;

namespace tier::layout {

namespace tensormap = problem::tensormap;

/// The extent of a dimension that only offsets: it is never exceeded, and a map
/// accepts it.
static constexpr int64_t unlimitedExtent = 0x7fff0000;

//===----------------------------------------------------------------------===//
// From a view to a question
//===----------------------------------------------------------------------===//

/// The numbers of the view that the host computes, or why it cannot.
static std::string fillDimensions(MapView &map, const ViewFacts &facts,
                                  ValueRange indices,
                                  ArrayRef<gpu::LaunchFuncOp> launches) {
  for (auto [dim, size] : llvm::enumerate(facts.sizes)) {
    OpFoldResult stride = facts.strides[dim];
    for (OpFoldResult number : {size, stride})
      if (auto value = dyn_cast<Value>(number); value && !isLaunchValue(value))
        return llvm::formatv("[tensormap.launch] expects extents and strides "
                             "that do not vary from block to block, got "
                             "dimension {0}",
                             dim);
    map.extents.emplace_back(size);
    map.strides.emplace_back(stride);
    map.coordinates.push_back({indices[dim]});
  }
  std::optional<LaunchSum> offset = decompose(facts.offset);
  if (!offset)
    return "[tensormap.launch] expects an offset that is a sum of coordinate * "
           "stride, got another that varies from block to block";
  map.offset = offset->constant;
  for (VaryingTerm &term : offset->varying) {
    map.extents.emplace_back(OpFoldResult(
        Builder(facts.base.getContext()).getIndexAttr(unlimitedExtent)));
    map.strides.push_back(term.stride);
    map.coordinates.push_back(term.coordinate);
  }
  for (auto [dim, stride] : llvm::enumerate(map.strides))
    if (!stride.isNonNegative(launches))
      return llvm::formatv(
          "[tensormap.stride-sign] expects strides of at least "
          "0, got a stride of dimension {0} that may be "
          "negative",
          dim);
  return "";
}

static problem::Known scale(problem::Known known, int64_t factor) {
  return known.value ? problem::Known::exactly(*known.value * factor)
                     : problem::Known::multipleOf(known.divisor * factor);
}

static int64_t divisorOf(ArrayRef<LaunchProduct> sum) {
  int64_t divisor = 0;
  for (const LaunchProduct &product : sum) {
    problem::Known known = product.known();
    divisor = std::gcd(divisor, known.value ? *known.value : known.divisor);
  }
  return divisor;
}

static tensormap::View ask(const MapView &map, const ViewFacts &facts,
                           machine::Element element, MemRefType tile,
                           MapUse use) {
  tensormap::View question;
  question.element = element;
  question.baseAlignment = std::gcd(getBaseAlignment(facts.base),
                                    divisorOf(map.offset) * facts.elementBytes);
  for (auto [extent, stride, coordinate] :
       llvm::zip(map.extents, map.strides, map.coordinates)) {
    question.extents.push_back(extent.known());
    question.strideBytes.push_back(scale(stride.known(), facts.elementBytes));
    int64_t divisor = 1;
    for (Value factor : coordinate)
      divisor *= std::min<int64_t>(getDivisor(factor), 1 << 20);
    question.startDivisors.push_back(divisor ? divisor : 1 << 20);
  }
  // The tile covers the last dimensions of the view.
  question.tile.resize(facts.sizes.size() - tile.getRank(), 1);
  llvm::append_range(question.tile, tile.getShape());
  question.tile.resize(map.extents.size(), 1);
  question.isStore = use == MapUse::Store;
  question.swizzle = ir::toProblem(tile).mode();
  return question;
}

/// Whether the engine writes the tile as its layout says.
static bool matchesLayout(const MapView &map, MemRefType tile) {
  problem::Layout written =
      tensormap::sharedLayoutOf(map.question, map.witness).coalesced();
  problem::Layout wanted = ir::toProblem(tile).strided;
  llvm::erase_if(wanted.dims, [](const problem::Modes &modes) {
    return problem::sizeOf(modes) == 1;
  });
  return written.dims == wanted.coalesced().dims;
}

std::optional<MapView> describe(Value view, ValueRange indices, MemRefType tile,
                                MapUse use,
                                ArrayRef<gpu::LaunchFuncOp> launches,
                                std::string &refusal) {
  std::optional<ViewFacts> facts = getViewFacts(view);
  if (!facts) {
    refusal = "[tensormap.base] expects a view of an argument of the kernel, "
              "got another";
    return std::nullopt;
  }
  std::optional<machine::Element> element =
      ir::getElement(tile.getElementType());
  if (!element || *element == machine::Element::Bool) {
    refusal = "[tensormap.element] expects an element of at least one byte, "
              "got another";
    return std::nullopt;
  }
  MapView map;
  map.base = facts->base;
  refusal = fillDimensions(map, *facts, indices, launches);
  if (!refusal.empty())
    return std::nullopt;
  map.question = ask(map, *facts, *element, tile, use);
  tensormap::Answer answer = tensormap::synthesize(map.question);
  if (!answer) {
    refusal = answer.refusal.str();
    return std::nullopt;
  }
  map.witness = *answer.witness;
  if (!matchesLayout(map, tile)) {
    refusal = llvm::formatv("[tensormap.order] expects the tile to lie in "
                            "shared memory as the engine writes it, got {0}",
                            ir::toProblem(tile).str());
    return std::nullopt;
  }
  return map;
}

//===----------------------------------------------------------------------===//
// From a witness to IR
//===----------------------------------------------------------------------===//

TensorMapAttr MapView::getMap(Type element) const {
  auto swizzle = static_cast<MapSwizzle>(tensormap::spanBytes(witness.swizzle));
  return TensorMapAttr::get(element.getContext(), element, witness.box,
                            swizzle);
}

SmallVector<Value> MapView::getCoordinates(OpBuilder &builder,
                                           Location loc) const {
  SmallVector<Value> result;
  for (int64_t dim : witness.dims) {
    Value product;
    for (Value factor : coordinates[dim])
      product =
          product
              ? arith::MulIOp::create(builder, loc, product, factor).getResult()
              : factor;
    result.push_back(product);
  }
  return result;
}

/// An empty tensor has no map; nobody reads the one we give it.
static Value atLeastOne(HostValues &host, Value extent, Location loc) {
  Value one = arith::ConstantIndexOp::create(host.builder(), loc, 1);
  return arith::MaxSIOp::create(host.builder(), loc, extent, one);
}

Value MapView::encode(HostValues &host, ir::TensorMapType type,
                      Value hostBase) const {
  Location loc = hostBase.getLoc();
  SmallVector<Value> dims, byteStrides;
  for (auto [i, dim] : llvm::enumerate(witness.dims)) {
    Value extent = host.get(extents[dim]);
    dims.push_back(
        extents[dim].factors.empty() ? extent : atLeastOne(host, extent, loc));
    // As the question had it: along an extent of 1 any stride will do.
    bool isSingle = question.extents[dim].value == 1;
    if (i > 0)
      byteStrides.push_back(
          isSingle
              ? host.getConstant(16)
              : host.get(strides[dim], machine::byteWidth(question.element)));
  }
  return ir::EncodeTensormapOp::create(host.builder(), loc, type, hostBase,
                                       host.get(offset), dims, byteStrides);
}

} // namespace tier::layout
