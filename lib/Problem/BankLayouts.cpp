//===- BankLayouts.cpp - layouts of tiles, and the accesses they serve ----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/BankSwizzle.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tier::problem::banks {

using machine::BankModel;

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

int64_t TileLayout::operator()(ArrayRef<int64_t> coordinate) const {
  int64_t offset;
  if (rotation) {
    SmallVector<int64_t> moved(coordinate);
    int64_t row = 0;
    for (auto [dim, x] : enumerate(coordinate))
      if (static_cast<int64_t>(dim) != contiguous)
        row = row * sizeOf(strided.dims[dim]) + x;
    int64_t &column = moved[contiguous];
    int64_t chunk =
        column / rotation->chunk + rotation->step * (row / rotation->every);
    column =
        chunk % rotation->chunks * rotation->chunk + column % rotation->chunk;
    offset = strided(moved);
  } else {
    offset = strided(coordinate);
  }
  if (swizzle)
    return (*swizzle)(offset);
  if (exclusiveOr.numRows() == 0)
    return offset;
  int64_t bits = exclusiveOr.numRows();
  int64_t high = offset >> bits << bits;
  return high | static_cast<int64_t>(exclusiveOr(offset ^ high));
}

std::string TileLayout::str() const {
  std::string text = strided.str();
  if (rotation)
    text += " o rotate<" + std::to_string(rotation->step) + " of " +
            std::to_string(rotation->chunks) + " chunks of " +
            std::to_string(rotation->chunk) + " every " +
            std::to_string(rotation->every) + ">";
  if (swizzle)
    text += " o " + swizzle->str();
  if (exclusiveOr.numRows())
    text += " o xor<" + exclusiveOr.str() + ">";
  return text;
}

std::optional<TileLayout> layoutOfMode(const SwizzleQuestion &question,
                                       tensormap::SwizzleMode mode) {
  int64_t bytes = question.elementBytes, inner = question.contiguous;
  TileLayout layout;
  layout.contiguous = inner;
  layout.elementBytes = bytes;
  layout.strided.dims.resize(question.tile.size());
  int64_t side = question.tile[inner], stride = side;
  Modes &run = layout.strided.dims[inner];
  if (mode == tensormap::SwizzleMode::None) {
    run = {Mode{side, 1}};
    layout.alignment = 128;
  } else {
    Swizzle onBytes = tensormap::swizzleOnBytes(mode);
    int64_t span = tensormap::spanBytes(mode), width = span / bytes;
    if (mode == tensormap::SwizzleMode::Span128Atom32Flip8 || width == 0 ||
        side % width || onBytes.base < Log2_64(bytes))
      return std::nullopt;
    run = {Mode{width, 1}};
    stride = width;
    layout.swizzle = Swizzle{
        onBytes.bits, onBytes.base - int64_t(Log2_64(bytes)), onBytes.shift};
    layout.alignment = tensormap::repeatBytes(mode);
  }
  for (int64_t dim = question.tile.size() - 1; dim >= 0; --dim)
    if (dim != inner) {
      layout.strided.dims[dim] = {Mode{question.tile[dim], stride}};
      stride *= question.tile[dim];
    }
  if (run[0].size < side) // a span of all rows, then the next span
    run.push_back({side / run[0].size, stride});
  layout.bytes = layout.strided.cosize() * bytes;
  return layout;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

const BankModel *widestModel(const Fragment &fragment, int64_t contiguous,
                             int64_t elementBytes, int64_t maxBytes,
                             bool isWrite, const machine::Machine &machine) {
  int64_t run = fragment.chunk(contiguous);
  int64_t bytes = std::min(maxBytes, (run & -run) * elementBytes);
  for (; bytes >= elementBytes; bytes /= 2)
    if (const BankModel *model =
            machine::findBankModel(machine, bytes, isWrite))
      return model;
  return nullptr;
}

/// The row-major index of every value of `digits`.
static SmallVector<int64_t> indicesOf(ArrayRef<Digit> digits,
                                      ArrayRef<int64_t> shape) {
  SmallVector<int64_t> result = {0};
  for (const Digit &digit : digits) {
    int64_t step = 0;
    for (auto [stride, extent] : zip_equal(digit.stride, shape))
      step = step * extent + stride;
    size_t below = result.size();
    for (int64_t value = 1; value < digit.size; ++value)
      for (size_t i = 0; i < below; ++i)
        result.push_back(result[i] + value * step);
  }
  return result;
}

Access accessOf(StringRef name, const Fragment &fragment,
                const BankModel &model, int64_t elementBytes, int64_t weight) {
  Access access{name.str(), &model, {}, weight};
  int64_t chunk = std::max<int64_t>(1, model.bytesPerLane / elementBytes);
  SmallVector<int64_t> registers = indicesOf(fragment.reg, fragment.shape),
                       lanes = indicesOf(fragment.lane, fragment.shape),
                       warps = indicesOf(fragment.warp, fragment.shape);
  bool drops = model.isWrite && fragment.isReplicated();
  int64_t active = std::min<int64_t>(lanes.size(), model.lanes());
  for (auto [warp, atWarp] : enumerate(warps))
    for (size_t reg = 0; reg < registers.size(); reg += chunk) {
      SmallVector<int64_t> &instruction = access.instructions.emplace_back();
      for (int64_t lane = 0; lane < active; ++lane)
        instruction.push_back(drops && !fragment.isFirstHolder(lane, warp)
                                  ? -1
                                  : registers[reg] + lanes[lane] + atWarp);
      if (all_of(instruction, [](int64_t index) { return index < 0; }))
        access.instructions.pop_back();
    }
  return access;
}

} // namespace tier::problem::banks
