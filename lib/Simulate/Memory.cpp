//===- Memory.cpp - arrays, tiles and where their elements lie ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::simulate {

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

void GlobalMemory::add(void *base, int64_t bytes, std::string name, Use use,
                       int64_t unit, uint64_t seed) {
  auto region = std::make_unique<Region>(
      Region{static_cast<char *>(base), bytes, unit, std::move(name), use, {}});
  if (use != Input) {
    region->writers.assign(bytes / unit, 0);
    // NaN in every float, or some number; both differ from seed to seed.
    Random random(seed);
    for (int64_t i = 0; i < bytes; i += 8) {
      uint64_t bits = seed % 2 ? random.next() : ~uint64_t(0);
      std::memcpy(region->base + i, &bits, std::min<int64_t>(8, bytes - i));
    }
  }
  regions.push_back(std::move(region));
}

void GlobalMemory::clear(void *base, int64_t bytes) {
  std::memset(base, 0, bytes);
  if (Region *region = find(base))
    std::fill_n(region->writers.begin(), bytes / region->unit, nextStamp++);
}

GlobalMemory::Region *GlobalMemory::find(const void *address) {
  auto *at = static_cast<const char *>(address);
  Region *found = nullptr;
  for (auto &region : regions)
    if (at >= region->base &&
        at < region->base + std::max<int64_t>(1, region->bytes))
      found = region.get();
  return found;
}

llvm::Error GlobalMemory::checkWritten() const {
  for (auto &region : regions) {
    if (region->use != Output)
      continue;
    auto hole = llvm::find(region->writers, 0u);
    if (hole != region->writers.end())
      return llvm::createStringError(
          llvm::formatv("[async.unwritten] expects kernels that write every "
                        "element of their results, got element {0} of '{1}' "
                        "that nothing wrote\n  fix: look at the extents of the "
                        "stores of the kernel",
                        hole - region->writers.begin(), region->name)
              .str());
  }
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// The place of a coordinate before any swizzle.
static int64_t placeBefore(MemRefType type, ArrayRef<int64_t> coordinate) {
  Attribute layout = type.getLayout();
  if (auto compose = dyn_cast<layout::ComposeAttr>(layout))
    return compose.getFirst().apply(coordinate);
  if (auto strided = dyn_cast<layout::StridedAttr>(layout))
    return strided.apply(coordinate);
  SmallVector<int64_t> strides;
  int64_t offset, place = 0;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return -1;
  for (auto [c, stride] : llvm::zip_equal(coordinate, strides))
    place += c * stride;
  return place;
}

/// Calls `visit` with every coordinate of the box, the last dimension fastest.
static void forEach(ArrayRef<int64_t> shape,
                    llvm::function_ref<void(ArrayRef<int64_t>)> visit) {
  SmallVector<int64_t> coordinate(shape.size(), 0);
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  for (int64_t i = 0; i < count; ++i) {
    visit(coordinate);
    for (int d = int(shape.size()) - 1; d >= 0; --d) {
      if (++coordinate[d] < shape[d])
        break;
      coordinate[d] = 0;
    }
  }
}

const Places *Tables::placesOf(MemRefType type) {
  auto [found, isNew] = places.try_emplace(type);
  if (!isNew)
    return found->second.get();
  found->second = std::make_unique<Places>();
  Places &made = *found->second;
  auto compose = dyn_cast<layout::ComposeAttr>(Attribute(type.getLayout()));
  made.at.reserve(type.getNumElements());
  forEach(type.getShape(), [&](ArrayRef<int64_t> coordinate) {
    int64_t place = placeBefore(type, coordinate);
    if (compose)
      place = compose.getSecond().apply(place);
    made.at.push_back(place);
    made.size = std::max(made.size, place + 1);
  });
  return &made;
}

const std::vector<Box> *Tables::boxesOf(MemRefType tile,
                                        layout::TensorMapAttr map) {
  auto &made = boxes[{tile, map}];
  if (made)
    return made.get();
  ArrayRef<int64_t> shape = tile.getShape(), box = map.getBox();
  // Dimensions of the tile, those of consecutive elements first.
  SmallVector<int> dims;
  SmallVector<int64_t> distance(shape.size(), 0);
  for (int d = 0, e = shape.size(); d < e; ++d) {
    SmallVector<int64_t> one(shape.size(), 0);
    if (shape[d] <= 1)
      continue;
    one[d] = 1;
    distance[d] = placeBefore(tile, one);
    dims.push_back(d);
  }
  llvm::sort(dims, [&](int i, int j) {
    return std::pair(distance[i], -i) < std::pair(distance[j], -j);
  });
  SmallVector<int> dimOf;
  SmallVector<int64_t> counts;
  size_t next = 0;
  for (int64_t extent : box) {
    bool isUnit = extent == 1;
    if (!isUnit && next == dims.size())
      return nullptr;
    dimOf.push_back(isUnit ? -1 : dims[next++]);
    counts.push_back(isUnit ? 1 : shape[dimOf.back()] / extent);
    if (!isUnit && shape[dimOf.back()] % extent)
      return nullptr;
  }
  int64_t bytes = llvm::divideCeil(tile.getElementTypeBitWidth(), 8);
  int64_t span = static_cast<int64_t>(map.getSwizzle());
  if (next != dims.size() || !map.isDense() ||
      map.getElement() != tile.getElementType())
    return nullptr;

  // Boxes are counted, and laid out, innermost first.
  SmallVector<int64_t> reversed(counts.rbegin(), counts.rend());
  SmallVector<int64_t> inside(box.rbegin(), box.rend());
  std::vector<Box> all;
  forEach(reversed, [&](ArrayRef<int64_t> number) {
    Box one;
    SmallVector<int64_t> first(shape.size(), 0);
    for (size_t i = 0; i < box.size(); ++i) {
      one.origin.push_back(number[box.size() - 1 - i] * box[i]);
      if (dimOf[i] >= 0)
        first[dimOf[i]] = one.origin.back();
    }
    int64_t start = placeBefore(tile, first) * bytes;
    forEach(inside, [&](ArrayRef<int64_t> c) {
      int64_t address = start, pitch = bytes;
      for (size_t i = 0; i < box.size(); ++i) {
        address += c[box.size() - 1 - i] * pitch;
        pitch *= box[i];
        if (i == 0 && span)
          pitch = span;
      }
      // 16-byte chunks move by the number of the 128-byte line they are in.
      if (span)
        address ^= (address >> 3) & (span - 16);
      one.places.push_back(address / bytes);
    });
    all.push_back(std::move(one));
  });
  made = std::make_unique<std::vector<Box>>(std::move(all));
  return made.get();
}

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

ArrayRef<uint32_t> Tables::warpsOf(layout::FragmentAttr fragment) {
  auto [found, isNew] = warps.try_emplace(fragment);
  std::vector<uint32_t> &made = found->second;
  if (!isNew)
    return made;
  ArrayRef<int64_t> shape = fragment.getShape();
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  made.assign(count, 0);
  for (int64_t w = 0; w < fragment.getNumWarps(); ++w)
    for (int64_t l = 0; l < fragment.getNumLanes(); ++l) {
      SmallVector<int64_t> base =
          fragment.getCoordinate(fragment.getWarps(), w);
      SmallVector<int64_t> lane =
          fragment.getCoordinate(fragment.getLanes(), l);
      for (int64_t r = 0; r < fragment.getNumRegisters(); ++r) {
        SmallVector<int64_t> c =
            fragment.getCoordinate(fragment.getRegisters(), r);
        int64_t number = 0;
        for (size_t d = 0; d < shape.size(); ++d)
          number = number * shape[d] + base[d] + lane[d] + c[d];
        made[number] |= uint32_t(1) << (w & 31);
      }
    }
  return made;
}

} // namespace tier::simulate
