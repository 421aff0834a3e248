//===- TensorMapPlan.cpp - what a plan of copies means --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/TensorMapRepair.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace tier::problem::tensormap {

/// Bytes that an engine moves at once.
static constexpr int64_t chunk = 16;
/// The extent of a dimension that is never left.
static constexpr int64_t unboundedExtent = 0x7fff0000;

static int64_t floorMod(int64_t a, int64_t b) { return ((a % b) + b) % b; }

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

int64_t Plan::boxes() const {
  int64_t count = 1;
  for (const MapDim &dim : dims)
    count *= dim.boxes();
  return count;
}

int64_t Plan::boxBytes() const {
  if (dims.empty())
    return 0;
  int64_t span = spanBytes(swizzle);
  int64_t bytes =
      span ? span : dims.front().box * machine::byteWidth(element);
  for (const MapDim &dim : drop_begin(dims))
    bytes *= dim.box;
  return alignTo(bytes, std::max<int64_t>(128, repeatBytes(swizzle)));
}

int64_t Plan::sharedBytes() const {
  return boxBytes() * boxes() * std::max<int64_t>(1, residues);
}

std::string Guard::str() const {
  std::string number = std::to_string(this->number);
  std::string index = std::to_string(dim);
  switch (of) {
  case Of::Base:
    return "base % " + number + " == 0";
  case Of::Stride:
    return "stride_bytes[" + index + "] % " + number + " == 0";
  case Of::Extent:
    return "extents[" + index + "] % " + number + " == 0";
  case Of::AtLeast:
    return "extents[" + index + "] >= " + number;
  case Of::Reach:
    return "sum of (extent - 1) * stride of untiled dimensions < " + number +
           " bytes";
  }
  return "";
}

bool holds(const Guard &guard, const Concrete &concrete) {
  switch (guard.of) {
  case Guard::Of::Base:
    return concrete.base % guard.number == 0;
  case Guard::Of::Stride:
    return concrete.strideBytes[guard.dim] % guard.number == 0;
  case Guard::Of::Extent:
    return concrete.extents[guard.dim] % guard.number == 0;
  case Guard::Of::AtLeast:
    return concrete.extents[guard.dim] >= guard.number;
  case Guard::Of::Reach: {
    int64_t reach = 0;
    for (auto [extent, stride] :
         zip_equal(concrete.extents, concrete.strideBytes))
      reach += (extent - 1) * std::abs(stride);
    return reach < guard.number;
  }
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Boxes of one tile
//===----------------------------------------------------------------------===//

namespace {
/// One map of a plan with its numbers.
struct Placed {
  int64_t base = 0;
  int64_t shift = 0; ///< elements from the start of a box's row to the tile's
  Question map;
  SmallVector<int64_t> start;
};

/// Works out the maps of a plan for concrete numbers.
class Placing {
public:
  Placing(const Repair &repair, const Concrete &concrete)
      : plan(repair.plan), concrete(concrete),
        bytes(machine::byteWidth(plan.element)) {}
  Placed place(int64_t residue) const;
  /// The digit of coordinate `x` (of a tile, or of its start).
  int64_t walk(const MapDim &dim, ArrayRef<int64_t> x) const;

  const Plan &plan;
  const Concrete &concrete;
  int64_t bytes;

private:
  int64_t extentOf(unsigned index, int64_t residue) const;
  int64_t strideOf(const MapDim &dim) const;
};
} // namespace

/// A dimension of one walk keeps the view's stride, times its divisor; a folded
/// one has a known stride.
int64_t Placing::strideOf(const MapDim &dim) const {
  if (dim.strideBytes.value)
    return *dim.strideBytes.value;
  if (dim.isUnbounded && dim.walks.size() > 1)
    return dim.strideBytes.divisor;
  const Walk &walk = dim.walks.front();
  return std::abs(concrete.strideBytes[walk.dim]) * walk.divide;
}

int64_t Placing::walk(const MapDim &dim, ArrayRef<int64_t> x) const {
  int64_t sum = 0;
  for (const Walk &walk : dim.walks) {
    int64_t value = x[walk.dim] / walk.divide;
    if (walk.modulo)
      value %= walk.modulo;
    int64_t times =
        walk.times ? *walk.times
                   : concrete.strideBytes[walk.dim] / strideOf(dim);
    sum += value * times;
  }
  return sum;
}

int64_t Placing::extentOf(unsigned index, int64_t residue) const {
  const MapDim &dim = plan.dims[index];
  if (dim.isUnbounded)
    return unboundedExtent;
  int64_t extent = 1;
  for (const Walk &walk : dim.walks) {
    int64_t whole = concrete.extents[walk.dim];
    if (walk.modulo)
      whole = walk.modulo;
    else if (walk.dim == plan.residueDim)
      whole = divideCeil(whole - residue, walk.divide);
    else
      whole = divideCeil(whole, walk.divide);
    extent *= whole;
  }
  if (index == 0 && plan.skip > 1)
    extent = (extent - 1) * plan.skip + 1;
  if (index == 0 && plan.hasTail)
    extent -= extent % (chunk / bytes);
  return extent;
}

Placed Placing::place(int64_t residue) const {
  Placed placed;
  placed.base = concrete.base;
  if (plan.residueDim >= 0)
    placed.base += residue * concrete.strideBytes[plan.residueDim];
  Question &map = placed.map;
  map.element = plan.element;
  map.swizzle = plan.swizzle;
  map.sharedAlignment = std::max<int64_t>(128, repeatBytes(plan.swizzle));
  for (auto [i, dim] : enumerate(plan.dims)) {
    int64_t start = walk(dim, concrete.start);
    int64_t extent = extentOf(i, residue);
    if (dim.isReversed) {
      int64_t of = dim.walks.front().dim;
      placed.base += (concrete.extents[of] - 1) * concrete.strideBytes[of];
      start = extent - 1 - start;
    }
    placed.start.push_back(start);
    map.dims.push_back(Known::exactly(extent));
    map.box.push_back(dim.box);
    if (i > 0)
      map.strideBytes.push_back(Known::exactly(strideOf(dim)));
  }
  placed.start.front() *= plan.skip;
  if (plan.isShifted) {
    int64_t before = floorMod(placed.base, chunk) / bytes;
    placed.base -= before * bytes;
    map.dims.front() = Known::exactly(*map.dims.front().value + before);
    int64_t first = placed.start.front() + before;
    placed.shift = first % (chunk / bytes);
    placed.start.front() = first - placed.shift;
  }
  map.baseAlignment = floorMod(placed.base, chunk) ? 1 : chunk;
  return placed;
}

SmallVector<BoxCopy, 0> expand(const Repair &repair, const Concrete &concrete) {
  const Plan &plan = repair.plan;
  Placing placing(repair, concrete);
  SmallVector<BoxCopy, 0> copies;
  // An untiled dimension of residues has its tile in one of the maps.
  int64_t only = -1;
  if (plan.residueDim >= 0 && repair.view.tile[plan.residueDim] == 1)
    only = concrete.start[plan.residueDim] % plan.residues;
  for (int64_t residue = 0; residue < plan.residues; ++residue) {
    if (only >= 0 && residue != only)
      continue;
    Placed placed = placing.place(residue);
    for (int64_t index = 0, e = plan.boxes(); index < e; ++index) {
      BoxCopy copy{placed.map, placed.base, placed.start, 0};
      int64_t rest = index;
      for (auto [i, dim] : enumerate(plan.dims)) {
        copy.coordinates[i] += rest % dim.boxes() * dim.box;
        rest /= dim.boxes();
      }
      for (int64_t coordinate : copy.coordinates)
        copy.map.starts.push_back(Known::exactly(coordinate));
      copy.map.isStore = repair.view.isStore;
      int64_t region = only >= 0 ? 0 : residue;
      copy.sharedByte = (region * e + index) * plan.boxBytes();
      copies.push_back(std::move(copy));
    }
  }
  return copies;
}

namespace {
/// Where elements are, with the maps worked out once.
struct Landings {
  Landings(const Repair &repair, const Concrete &concrete)
      : repair(repair), placing(repair, concrete) {
    for (int64_t residue = 0; residue < repair.plan.residues; ++residue)
      maps.push_back(placing.place(residue));
  }
  int64_t operator()(ArrayRef<int64_t> coordinate) const;

  const Repair &repair;
  Placing placing;
  SmallVector<Placed, 0> maps;
};
} // namespace

int64_t Landings::operator()(ArrayRef<int64_t> coordinate) const {
  const Plan &plan = repair.plan;
  int64_t residue = 0, region = 0, of = plan.residueDim;
  if (of >= 0) {
    residue =
        (placing.concrete.start[of] + coordinate[of]) % plan.residues;
    region = repair.view.tile[of] == 1 ? 0 : residue;
  }
  const Placed &placed = maps[residue];
  SmallVector<int64_t, 8> inBox;
  int64_t index = 0, scale = 1;
  for (auto [i, dim] : enumerate(plan.dims)) {
    int64_t at = placing.walk(dim, coordinate);
    if (i == 0)
      at = at * plan.skip + placed.shift;
    inBox.push_back(at % dim.box);
    index += at / dim.box * scale;
    scale *= dim.boxes();
  }
  return (region * plan.boxes() + index) * plan.boxBytes() +
         landingByte(placed.map, inBox);
}

int64_t landing(const Repair &repair, const Concrete &concrete,
                ArrayRef<int64_t> coordinate) {
  return Landings(repair, concrete)(coordinate);
}

std::optional<Layout> sharedLayoutOf(const Repair &repair) {
  const Plan &plan = repair.plan;
  if (plan.means != Means::Map || plan.isShifted || plan.residues > 1)
    return std::nullopt;
  int64_t bytes = machine::byteWidth(plan.element);
  int64_t span = spanBytes(plan.swizzle);
  int64_t pitch = 1, boxStride = plan.boxBytes() / bytes;
  Layout layout;
  layout.dims.resize(repair.view.tile.size());
  // Digits of a coordinate come from the smallest divisor on.
  SmallVector<std::tuple<int64_t, int64_t, Modes>> digits;
  for (auto [i, dim] : enumerate(plan.dims)) {
    int64_t left = dim.side, within = pitch;
    if (i == 0)
      left = (left - 1) / plan.skip + 1;
    for (const Walk &walk : dim.walks) {
      int64_t size = dim.walks.size() == 1 ? left : repair.view.tile[walk.dim];
      int64_t step = within * (i == 0 ? plan.skip : 1);
      Modes modes = {{size, step}};
      if (dim.boxes() > 1) {
        if (dim.walks.size() > 1 || (i == 0 && plan.skip > 1))
          return std::nullopt;
        modes = {{dim.box, step}, {dim.boxes(), boxStride}};
      }
      digits.emplace_back(walk.dim, walk.divide, modes);
      within *= size;
    }
    if (dim.boxes() > 1)
      boxStride *= dim.boxes();
    pitch *= dim.box;
    if (i == 0 && span)
      pitch = span / bytes;
  }
  llvm::sort(digits, [](const auto &a, const auto &b) {
    return std::pair(std::get<0>(a), std::get<1>(a)) <
           std::pair(std::get<0>(b), std::get<1>(b));
  });
  for (auto &[dim, divide, modes] : digits)
    append_range(layout.dims[dim], modes);
  for (auto [modes, side] : zip_equal(layout.dims, repair.view.tile)) {
    if (modes.empty())
      modes.push_back({1, 0});
    // Boxes that overshoot cover more than the tile.
    if (sizeOf(modes) != side)
      return std::nullopt;
  }
  return layout.coalesced();
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Small numbers that agree with the facts.
static Concrete sample(const Repair &repair) {
  const View &view = repair.view;
  Concrete concrete;
  int64_t bytes = machine::byteWidth(view.element);
  concrete.base = view.baseAlignment % chunk
                      ? std::lcm(view.baseAlignment, bytes)
                      : chunk;
  for (auto [i, extent] : enumerate(view.extents)) {
    int64_t whole = std::max<int64_t>(1, extent.divisor);
    int64_t least = 2 * view.tile[i] * std::max<int64_t>(1, repair.plan.residues);
    concrete.extents.push_back(
        extent.value.value_or(divideCeil(least, whole) * whole));
    // Strides are whole elements.
    int64_t divisor =
        std::lcm(std::max<int64_t>(1, view.strideBytes[i].divisor), bytes);
    concrete.strideBytes.push_back(
        view.strideBytes[i].value.value_or(divisor));
    concrete.start.push_back(0);
  }
  // Guards make more multiples.
  for (const Guard &guard : repair.guards) {
    if (guard.of == Guard::Of::Base)
      concrete.base = alignTo(concrete.base, guard.number);
    if (guard.of == Guard::Of::Stride)
      concrete.strideBytes[guard.dim] =
          alignTo(concrete.strideBytes[guard.dim], guard.number);
    if (guard.of == Guard::Of::Extent)
      concrete.extents[guard.dim] =
          alignTo(concrete.extents[guard.dim], guard.number);
  }
  return concrete;
}

/// Tiles larger than this are not looked at element by element.
static constexpr int64_t mostElements = int64_t(1) << 20;

/// The map as far as the facts say; guards are facts too.
static Question ask(const Repair &repair) {
  const Plan &plan = repair.plan;
  Question map;
  map.element = plan.element;
  map.swizzle = plan.swizzle;
  map.isStore = repair.view.isStore;
  map.baseAlignment = repair.view.baseAlignment;
  map.sharedAlignment = std::max<int64_t>(128, repeatBytes(plan.swizzle));
  for (auto [i, dim] : enumerate(plan.dims)) {
    map.dims.push_back(dim.isUnbounded ? Known::exactly(unboundedExtent)
                                       : dim.extent);
    map.box.push_back(dim.box);
    if (i > 0)
      map.strideBytes.push_back(dim.strideBytes);
  }
  return map;
}

/// The first rule that a map of the repair breaks.
static std::string findBroken(const Repair &repair, Question map,
                              const Freedom &freedom) {
  map.engine = freedom.engine;
  map.toolkit = freedom.toolkit;
  // Where we padded the rows, their ends are ours too.
  bool isOurs = is_contained(repair.kinds, RepairKind::Pad);
  for (const Violation &violation : check(map))
    if (!isOurs || violation.rule->number != "T27")
      return violation.message();
  return "";
}

std::string verifyRules(const Repair &repair, const Freedom &freedom) {
  if (repair.plan.means != Means::Map)
    return repair.plan.accessBytes > 0 ? "" : "an access of no bytes";
  return findBroken(repair, ask(repair), freedom);
}

std::string verify(const Repair &repair, const Freedom &freedom) {
  std::string wrong = verifyRules(repair, freedom);
  if (!wrong.empty() || repair.plan.means != Means::Map)
    return wrong;
  Concrete concrete = sample(repair);
  SmallVector<BoxCopy, 0> copies = expand(repair, concrete);
  if (copies.empty())
    return "no boxes";
  for (const BoxCopy &copy : copies)
    if (std::string broken = findBroken(repair, copy.map, freedom);
        !broken.empty())
      return broken;
  int64_t elements = 1;
  for (int64_t side : repair.view.tile)
    elements *= side;
  if (elements > mostElements)
    return "";
  BitVector taken(repair.plan.sharedBytes());
  Landings landings(repair, concrete);
  SmallVector<int64_t> at(repair.view.tile.size(), 0);
  for (int64_t index = 0; index < elements; ++index) {
    int64_t rest = index;
    for (auto [digit, side] : zip_equal(at, repair.view.tile)) {
      digit = rest % side;
      rest /= side;
    }
    int64_t byte = landings(at);
    if (byte < 0 || byte >= static_cast<int64_t>(taken.size()))
      return "an element outside the shared tile";
    if (taken.test(byte))
      return "two elements in one place";
    taken.set(byte);
  }
  return "";
}

} // namespace tier::problem::tensormap
