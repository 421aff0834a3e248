//===- TileTypes.cpp - types that tiles may have --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/TileTypes.h"

#include "tier/Dialect/Tier/IR/Tier.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::ir {

/// Offsets of shared memory have 32 bits.
static constexpr int64_t mostBytes = int64_t(1) << 31;
/// Code is written for each.
static constexpr int64_t mostRegisters = int64_t(1) << 20;
/// No machine has more bytes of it.
static constexpr int64_t mostStages = int64_t(1) << 20;

/// One past the largest offset in elements, or nothing where it is not known or an offset
/// is below 0.
static std::optional<int64_t> findExtent(MemRefType tile) {
  layout::StridedAttr strided = dyn_cast<layout::StridedAttr>(tile.getLayout());
  if (auto compose = dyn_cast<layout::ComposeAttr>(tile.getLayout()))
    strided = compose.getFirst();
  if (strided) {
    if (llvm::any_of(strided.getStrides(), [](int64_t stride) { return stride < 0; }))
      return {};
    return strided.getCosize();
  }
  SmallVector<int64_t> strides;
  int64_t last;
  if (failed(tile.getStridesAndOffset(strides, last)) || last < 0)
    return {};
  for (auto [extent, stride] : llvm::zip_equal(tile.getShape(), strides)) {
    int64_t reach;
    if (stride < 0 || llvm::MulOverflow(extent - 1, stride, reach) ||
        llvm::AddOverflow(last, reach, last))
      return {};
  }
  return last + 1;
}

static LogicalResult verifyElement(ShapedType tile,
                                   function_ref<InFlightDiagnostic()> emitError) {
  Type element = tile.getElementType();
  if (element.isIntOrFloat() && element.getIntOrFloatBitWidth() >= 1 &&
      element.getIntOrFloatBitWidth() <= 64)
    return success();
  return emitError() << "[tier.element] expects a tile of integers or floats of 1 to 64 "
                        "bits, got "
                     << Type(tile);
}

/// A tile in registers: its fragment says the extents that its tensor type says.
static LogicalResult verifyTile(RankedTensorType tile,
                                function_ref<InFlightDiagnostic()> emitError) {
  layout::FragmentAttr fragment = layout::getFragment(tile);
  if (!tile.hasStaticShape())
    return emitError() << "[tier.tile] expects a tile of known extents, got " << Type(tile);
  if (fragment.getShape() != tile.getShape())
    return emitError() << "[tier.fragment-shape] expects a fragment of [" << tile.getShape()
                       << "], got [" << fragment.getShape() << "]";
  if (fragment.getNumRegisters() > mostRegisters)
    return emitError() << "[tier.tile] expects at most " << mostRegisters
                       << " elements of a tile in a thread, got "
                       << fragment.getNumRegisters();
  return verifyElement(tile, emitError);
}

LogicalResult verifyTileType(Type type, function_ref<InFlightDiagnostic()> emitError) {
  if (isTile(type))
    return verifyTile(cast<RankedTensorType>(type), emitError);
  auto tile = dyn_cast<MemRefType>(type);
  if (!tile || getSpace(tile) == Space::global)
    return success();
  if (failed(verifyElement(tile, emitError)))
    return failure();
  Type element = tile.getElementType();
  int64_t one = llvm::divideCeil(element.getIntOrFloatBitWidth(), 8), bytes = one;
  for (int64_t extent : tile.getShape())
    if (extent < 1 || llvm::MulOverflow(bytes, extent, bytes) || bytes >= mostBytes)
      return emitError() << "[tier.tile] expects a tile of known extents of at least 1 and "
                            "fewer than 2^31 bytes, got "
                         << type;
  std::optional<int64_t> extent = findExtent(tile);
  if (!extent || *extent > mostBytes / one)
    return emitError() << "[tier.tile] expects a layout with known offsets from 0, within "
                          "2^31 bytes, got "
                       << type;
  return success();
}

LogicalResult verifyStages(int64_t stages, function_ref<InFlightDiagnostic()> emitError) {
  if (stages < 1 || stages > mostStages)
    return emitError() << "[async.ring] expects 1 to " << mostStages << " stages, got "
                       << stages;
  return success();
}

LogicalResult verifyTileTypes(Operation *op) {
  auto refuse = [&] { return op->emitOpError(); };
  for (TypeRange types : {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types)
      if (failed(verifyTileType(type, refuse)))
        return failure();
  return success();
}

} // namespace tier::ir
