//===- Facts.cpp - machine and problem data of our types ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Layout/IR/Functions.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace tier::ir {

//===----------------------------------------------------------------------===//
// Machines
//===----------------------------------------------------------------------===//

static StringAttr findChip(Operation *op) {
  for (; op; op = op->getParentOp())
    if (auto chip = op->getAttrOfType<StringAttr>("tier.chip"))
      return chip;
  return {};
}

const machine::Machine *findMachine(Operation *op) {
  StringAttr chip = findChip(op);
  return chip ? machine::find(chip) : nullptr;
}

FailureOr<const machine::Machine *> getMachine(Operation *op) {
  if (const machine::Machine *machine = findMachine(op))
    return machine;
  InFlightDiagnostic error = op->emitError(
      "[toolchain.chip] expects a module with 'tier.chip' of one of");
  for (const machine::Machine &machine : machine::all())
    error << ' ' << machine.name;
  error << ", got ";
  if (StringAttr chip = findChip(op))
    error << chip;
  else
    error << "none";
  return error;
}

int64_t getElementBytes(Type type) {
  return std::max<int64_t>(1, type.getIntOrFloatBitWidth() / 8);
}

// Both enumerations list the grains in one order.
machine::Grain toMachine(Grain grain) {
  return static_cast<machine::Grain>(grain);
}
Grain fromMachine(machine::Grain grain) { return static_cast<Grain>(grain); }

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

static problem::Digits toDigits(ArrayRef<layout::FragmentAttr::Digit> digits) {
  problem::Digits result;
  for (const layout::FragmentAttr::Digit &digit : digits)
    result.push_back({digit.size, SmallVector<int64_t, 2>(digit.stride)});
  return result;
}

static SmallVector<int64_t> flatten(ArrayRef<problem::Digit> digits) {
  SmallVector<int64_t> flat;
  for (const problem::Digit &digit : digits) {
    flat.push_back(digit.size);
    flat.append(digit.stride.begin(), digit.stride.end());
  }
  return flat;
}

problem::Fragment toProblem(layout::FragmentAttr fragment) {
  return {SmallVector<int64_t, 2>(fragment.getShape()),
          toDigits(fragment.getRegisterDigits()),
          toDigits(fragment.getLaneDigits()),
          toDigits(fragment.getWarpDigits())};
}

layout::FragmentAttr toAttr(MLIRContext *context,
                            const problem::Fragment &fragment) {
  return layout::FragmentAttr::get(
      context, fragment.shape, flatten(fragment.reg), flatten(fragment.lane),
      flatten(fragment.warp));
}

RankedTensorType getTileType(Type element, const problem::Fragment &fragment) {
  return RankedTensorType::get(fragment.shape, element,
                               toAttr(element.getContext(), fragment));
}

//===----------------------------------------------------------------------===//
// Layouts of shared tiles
//===----------------------------------------------------------------------===//

problem::SharedLayout toProblem(MemRefType tile) {
  problem::SharedLayout result;
  result.elementBytes = getElementBytes(tile.getElementType());
  layout::StridedAttr strided;
  layout::SwizzleAttr swizzle;
  if (auto compose = dyn_cast<layout::ComposeAttr>(tile.getLayout())) {
    strided = compose.getFirst();
    swizzle = compose.getSecond();
  } else {
    strided = dyn_cast<layout::StridedAttr>(tile.getLayout());
  }
  if (strided) {
    result.strided = layout::toProblem(strided);
  } else {
    SmallVector<int64_t> strides;
    int64_t offset;
    if (failed(tile.getStridesAndOffset(strides, offset)))
      llvm_unreachable("a shared tile has one of our layouts or strides");
    result.strided = problem::Layout::strided(tile.getShape(), strides);
  }
  if (swizzle) {
    result.swizzle = problem::Swizzle{swizzle.getBits(), swizzle.getBase(),
                                      swizzle.getShift()};
    result.alignment =
        std::max<int64_t>(128, swizzle.getRepeat() * result.elementBytes);
    result.spanBytes = (int64_t(1) << (swizzle.getBase() + swizzle.getBits())) *
                       result.elementBytes;
  }
  for (auto [dim, modes] : llvm::enumerate(result.strided.dims))
    if (!modes.empty() && modes.front().stride == 1 && modes.front().size > 1)
      result.contiguous = dim;
  return result;
}

MemRefLayoutAttrInterface toAttr(MLIRContext *context,
                                 const problem::SharedLayout &layout) {
  auto strided = layout::toStrided(context, layout.strided);
  if (!layout.swizzle)
    return strided;
  auto swizzle =
      layout::SwizzleAttr::get(context, layout.swizzle->bits,
                               layout.swizzle->base, layout.swizzle->shift);
  return layout::ComposeAttr::get(context, strided, swizzle);
}

MemRefType getFirst(MemRefType tile, unsigned dim, int64_t extent) {
  if (int64_t(dim) >= tile.getRank() || extent < 1 || extent > tile.getDimSize(dim))
    return {};
  if (extent == tile.getDimSize(dim))
    return tile;
  problem::SharedLayout layout = toProblem(tile);
  problem::Mode &outermost = layout.strided.dims[dim].back();
  int64_t inner = tile.getDimSize(dim) / outermost.size;
  if (extent % inner != 0)
    return {};
  outermost.size = extent / inner;
  SmallVector<int64_t> shape(tile.getShape());
  shape[dim] = extent;
  return MemRefType::get(shape, tile.getElementType(), toAttr(tile.getContext(), layout),
                         tile.getMemorySpace());
}

MemRefType chooseSharedType(ArrayRef<int64_t> shape, Type element, int64_t contiguous,
                            const machine::Machine &machine) {
  problem::SharedQuestion question;
  question.tile.assign(shape.begin(), shape.end());
  question.elementBytes = getElementBytes(element);
  question.contiguous = contiguous;
  MLIRContext *context = element.getContext();
  return MemRefType::get(shape, element,
                         toAttr(context, problem::chooseSharedLayout(question, machine)),
                         SpaceAttr::get(context, Space::shared));
}

} // namespace tier::ir
