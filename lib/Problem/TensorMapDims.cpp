//===- TensorMapDims.cpp - the dimensions and boxes of a map --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorMapSearch.h"

using namespace llvm;

namespace tier::problem::tensormap {

//===----------------------------------------------------------------------===//
// The memory: its rows, and what is asked of it at run time
//===----------------------------------------------------------------------===//

/// The same tensor in rows of whole chunks, `inner` contiguous. Row-major order
/// by the old strides, where all are known, else that of the view.
static View relay(const View &view, int64_t inner) {
  View result = view;
  int64_t bytes = machine::byteWidth(view.element);
  SmallVector<int64_t> order;
  for (int64_t dim = view.tile.size(); dim-- > 0;)
    if (dim != inner)
      order.push_back(dim);
  if (all_of(view.strideBytes, [](const Known &s) { return s.value; }))
    llvm::sort(order, [&](int64_t a, int64_t b) {
      return std::pair(std::abs(*view.strideBytes[a].value), -a) <
             std::pair(std::abs(*view.strideBytes[b].value), -b);
    });
  const Known &row = view.extents[inner];
  Known pitch = row.value ? Known::exactly(alignTo(*row.value * bytes, chunk))
                          : Known::multipleOf(chunk);
  result.strideBytes[inner] = Known::exactly(bytes);
  for (int64_t dim : order) {
    result.strideBytes[dim] = pitch;
    const Known &extent = view.extents[dim];
    pitch = pitch.value && extent.value
                ? Known::exactly(*pitch.value * *extent.value)
                : Known::multipleOf(std::min<int64_t>(
                      divisorOf(pitch) *
                          std::max<int64_t>(1, divisorOf(extent)),
                      int64_t(1) << 40));
  }
  result.baseAlignment = std::max<int64_t>(view.baseAlignment, chunk);
  if (result.baseAlignment % chunk)
    result.baseAlignment = chunk;
  return result;
}

/// Rows of whole chunks where we allocate the memory, or in a copy of it.
void Search::padRows(Drafts &drafts) const {
  bool isCopied = !freedom.ownsMemory;
  if (solution.refusal.violations.empty() ||
      (isCopied && (!freedom.mayCopy || asked.isStore)))
    return;
  Draft draft = drafts.front();
  int64_t inner = -1, widest = 0;
  for (auto [dim, stride] : enumerate(asked.strideBytes)) {
    if (stride.value == draft.bytes())
      inner = dim;
    if (asked.tile[dim] >= asked.tile[widest])
      widest = dim;
  }
  if (inner < 0 && !isCopied)
    return;
  draft.view = relay(asked, inner < 0 ? widest : inner);
  if (isCopied)
    draft.change(RepairKind::Copy,
                 "copied once to rows of whole 16 bytes, for many tiles");
  else
    draft.change(RepairKind::Pad,
                 "rows padded to multiples of 16 bytes where we allocate them");
  drafts.push_back(std::move(draft));
}

/// Facts that may hold at the launch, though nothing proves them.
void Search::askAtRunTime(Drafts &drafts) const {
  Draft draft = drafts.front();
  View &view = draft.view;
  if (view.baseAlignment % chunk != 0) {
    draft.ask({Guard::Of::Base, -1, chunk});
    view.baseAlignment = chunk;
  }
  for (auto [dim, stride] : enumerate(view.strideBytes))
    if (!stride.value && !stride.isMultipleOf(chunk) &&
        view.extents[dim].value != 1) {
      draft.ask({Guard::Of::Stride, static_cast<int64_t>(dim), chunk});
      stride = Known::multipleOf(std::lcm(stride.divisor, chunk));
    }
  if (view.isStore)
    for (auto [dim, stride] : enumerate(view.strideBytes)) {
      Known &extent = view.extents[dim];
      if (stride.value == draft.bytes() && !extent.value &&
          !extent.isMultipleOf(draft.perChunk())) {
        draft.ask({Guard::Of::Extent, static_cast<int64_t>(dim),
                   draft.perChunk()});
        extent =
            Known::multipleOf(std::lcm(extent.divisor, draft.perChunk()));
      }
    }
  if (draft.guards.empty())
    return;
  draft.change(RepairKind::Guard, "a variant for launches where it holds");
  drafts.push_back(std::move(draft));
}

//===----------------------------------------------------------------------===//
// The dimensions of the map
//===----------------------------------------------------------------------===//

static MapDim makeDim(const View &view, int64_t dim) {
  MapDim result;
  result.extent = view.extents[dim];
  result.strideBytes = view.strideBytes[dim];
  result.side = result.box = view.tile[dim];
  // A dimension of extent 1 is never stepped along: any stride will do.
  if (result.extent.value == 1)
    result.strideBytes = Known::exactly(chunk);
  result.walks.push_back({dim});
  return result;
}

/// The inner dimension, the tiled ones from the last to the first, the others.
void Search::takeDims(Drafts &drafts) const {
  Drafts kept;
  for (Draft &draft : drafts) {
    const View &view = draft.view;
    int64_t inner = -1, skip = 1;
    auto isBetter = [&](int64_t dim) {
      return inner < 0 || std::pair(view.extents[dim].value != 1,
                                    view.tile[dim]) >
                              std::pair(view.extents[inner].value != 1,
                                        view.tile[inner]);
    };
    for (auto [dim, stride] : enumerate(view.strideBytes))
      if (stride.value == draft.bytes() && isBetter(dim))
        inner = dim;
    if (inner < 0 && freedom.readsAnywhere && !view.isStore)
      for (auto [dim, stride] : enumerate(view.strideBytes)) {
        int64_t by = stride.value ? *stride.value / draft.bytes() : 0;
        if (by < 2 || by > mostSkip || *stride.value % draft.bytes() != 0 ||
            (inner >= 0 && view.tile[dim] <= view.tile[inner]))
          continue;
        inner = dim;
        skip = by;
      }
    if (inner < 0)
      continue;
    Plan &plan = draft.plan;
    plan.element = view.element;
    plan.dims.push_back(makeDim(view, inner));
    MapDim &first = plan.dims.front();
    if (skip > 1) {
      plan.skip = skip;
      first.extent = first.extent.value
                         ? Known::exactly((*first.extent.value - 1) * skip + 1)
                         : Known();
      first.side = (first.side - 1) * skip + 1;
      draft.change(RepairKind::TakeAll,
                   "whole rows, of which every element in " +
                       std::to_string(skip) + " is read");
    }
    bool isPossible = true, isReversed = false;
    for (bool isTiled : {true, false})
      for (int64_t dim = view.tile.size(); dim-- > 0;) {
        if (dim == inner || (view.tile[dim] > 1) != isTiled ||
            (!isTiled && view.extents[dim].value == 1))
          continue;
        MapDim next = makeDim(view, dim);
        if (next.strideBytes.value && *next.strideBytes.value < 0) {
          isPossible &= !isTiled;
          isReversed = next.isReversed = true;
          next.strideBytes = Known::exactly(-*next.strideBytes.value);
        }
        plan.dims.push_back(next);
      }
    if (!isPossible)
      continue;
    if (isReversed)
      draft.change(RepairKind::Rebase,
                   "the base at the other end, coordinates counted from there");
    kept.push_back(std::move(draft));
  }
  drafts = std::move(kept);
}

/// Whether `outer` continues where `inner` ends, and the tile crosses whole
/// inner rows or none.
static bool areOneWalk(const Draft &draft, const MapDim &inner,
                       const MapDim &outer, bool isFirst) {
  int64_t step = isFirst ? draft.bytes() : inner.strideBytes.value.value_or(0);
  if (inner.isReversed || outer.isReversed || !inner.extent.value ||
      !outer.strideBytes.value || draft.plan.skip > 1 || step == 0)
    return false;
  bool isWhole = inner.side == *inner.extent.value;
  bool isSingle = inner.side == 1 && outer.side == 1;
  return *outer.strideBytes.value == step * *inner.extent.value &&
         (isWhole || isSingle);
}

void Search::mergeDims(Drafts &drafts) const {
  Drafts merged;
  for (const Draft &draft : drafts) {
    Draft next = draft;
    auto &dims = next.plan.dims;
    bool isChanged = false;
    for (size_t i = 0; i < dims.size(); ++i)
      for (size_t j = 0; j < dims.size(); ++j) {
        if (i == j || !areOneWalk(next, dims[i], dims[j], i == 0))
          continue;
        int64_t times = *dims[i].extent.value;
        for (Walk walk : dims[j].walks) {
          walk.times = *walk.times * times;
          dims[i].walks.push_back(walk);
        }
        dims[i].extent = scaled(dims[j].extent, times);
        dims[i].side = dims[i].box = dims[i].side * dims[j].side;
        dims.erase(dims.begin() + j);
        isChanged = true;
        i = j = 0;
      }
    if (!isChanged)
      continue;
    next.change(RepairKind::MergeDims, "dimensions that are one walk, merged");
    merged.push_back(std::move(next));
  }
  append_range(drafts, merged);
}

/// Untiled dimensions become one: its coordinate counts common divisors of
/// their strides.
void Search::foldDims(Drafts &drafts) const {
  for (Draft &draft : drafts) {
    auto &dims = draft.plan.dims;
    if (static_cast<int64_t>(dims.size()) <= highestRank)
      continue;
    MapDim folded;
    folded.isUnbounded = true;
    int64_t unit = 0, reach = 0;
    bool isKnown = true;
    SmallVector<MapDim, 5> kept = {dims.front()};
    for (const MapDim &dim : drop_begin(dims)) {
      if (dim.side > 1 || dim.isReversed || dim.walks.size() > 1) {
        kept.push_back(dim);
        continue;
      }
      unit = std::gcd(unit, divisorOf(dim.strideBytes));
      folded.walks.push_back(dim.walks.front());
      if (dim.extent.value && dim.strideBytes.value)
        reach += (*dim.extent.value - 1) * *dim.strideBytes.value;
      else
        isKnown = false;
    }
    if (folded.walks.size() < 2 || unit % chunk != 0 || unit == 0)
      continue;
    for (Walk &walk : folded.walks) {
      const Known &stride = draft.view.strideBytes[walk.dim];
      walk.times = stride.value ? std::optional(*stride.value / unit)
                                : std::nullopt;
    }
    folded.strideBytes = isKnown ? Known::exactly(unit) : Known::multipleOf(unit);
    folded.extent = Known();
    if (isKnown && reach / unit >= farthest)
      continue;
    kept.push_back(folded);
    dims = kept;
    if (!isKnown && farthest <= INT64_MAX / unit)
      draft.ask({Guard::Of::Reach, -1, farthest * unit});
    draft.change(RepairKind::Fold, std::to_string(folded.walks.size()) +
                                       " untiled dimensions in one coordinate");
  }
}

//===----------------------------------------------------------------------===//
// Ends, starts and pitches that are no multiples of 16 bytes
//===----------------------------------------------------------------------===//

/// Whether inner start coordinates are multiples of 16 bytes.
static bool startsWhole(const Draft &draft) {
  if (draft.plan.isShifted)
    return true;
  int64_t common = 0;
  for (const Walk &walk : draft.plan.dims.front().walks) {
    // A tile that crosses a whole dimension starts at 0, as does a span.
    bool isZero = walk.modulo ||
                  draft.view.extents[walk.dim].value == draft.view.tile[walk.dim];
    if (!isZero)
      common = std::gcd(common, draft.startDivisor(walk.dim) / walk.divide *
                                    walk.times.value_or(1));
  }
  return common * draft.plan.skip * draft.bytes() % chunk == 0;
}

/// A store by boxes up to the last whole chunk of a row, the rest by threads.
void Search::keepTail(Drafts &drafts) const {
  if (!asked.isStore)
    return;
  Drafts more;
  for (const Draft &draft : drafts) {
    const MapDim &inner = draft.plan.dims.front();
    int64_t whole = draft.perChunk();
    bool isOurs = is_contained(draft.kinds, RepairKind::Pad);
    if (inner.extent.isMultipleOf(whole) || isOurs || inner.walks.size() > 1)
      continue;
    Draft next = draft;
    MapDim &core = next.plan.dims.front();
    if (core.extent.value && *core.extent.value < whole)
      continue;
    if (!core.extent.value)
      next.ask({Guard::Of::AtLeast, core.walks.front().dim, whole});
    core.extent = core.extent.value
                      ? Known::exactly(*core.extent.value / whole * whole)
                      : Known::multipleOf(whole);
    next.plan.hasTail = true;
    next.change(RepairKind::Tail,
                "the last elements of a row, fewer than 16 bytes, by threads");
    more.push_back(std::move(next));
  }
  append_range(drafts, more);
}

/// Boxes that begin up to 15 bytes before the tile; where a pitch is odd, one
/// map for each residue of its coordinate.
void Search::shiftRows(Drafts &drafts) const {
  if (!freedom.readsAnywhere || asked.isStore)
    return;
  Drafts more;
  for (const Draft &draft : drafts) {
    Draft next = draft;
    Plan &plan = next.plan;
    MapDim &inner = plan.dims.front();
    int64_t odd = -1, count = 0;
    for (auto [i, dim] : enumerate(plan.dims))
      if (i > 0 && !dim.strideBytes.isMultipleOf(chunk)) {
        odd = i;
        ++count;
      }
    bool isOdd = next.view.baseAlignment % chunk != 0 || !startsWhole(next);
    if (count > 1 || inner.walks.size() > 1 || (count == 0 && !isOdd))
      continue;
    if (count == 1) {
      MapDim &rows = plan.dims[odd];
      int64_t residues =
          chunk / std::gcd(chunk, divisorOf(rows.strideBytes));
      int64_t of = rows.walks.front().dim;
      if (residues > mostResidues || rows.walks.size() > 1 ||
          rows.isReversed || rows.side % residues * (rows.side > 1) != 0 ||
          (rows.side > 1 && next.startDivisor(of) % residues != 0))
        continue;
      // A map without rows is illegal.
      if (rows.extent.value && *rows.extent.value < residues)
        continue;
      if (!rows.extent.value)
        next.ask({Guard::Of::AtLeast, of, residues});
      plan.residues = residues;
      plan.residueDim = of;
      rows.walks.front().divide = residues;
      rows.strideBytes = scaled(rows.strideBytes, residues);
      rows.extent = rows.extent.value
                        ? Known::exactly(*rows.extent.value / residues)
                        : Known();
      rows.side = rows.box = std::max<int64_t>(1, rows.side / residues);
      next.change(RepairKind::Maps, std::to_string(residues) +
                                        " maps, each of every row in " +
                                        std::to_string(residues));
    }
    plan.isShifted = true;
    // At most so many; what surely is too much stays too much.
    if (inner.extent.value)
      inner.extent = Known::exactly(*inner.extent.value + next.perChunk() - 1);
    inner.side = alignTo(inner.side, next.perChunk()) + next.perChunk();
    next.view.baseAlignment = chunk;
    next.change(RepairKind::Shift,
                "the base at the 16-byte boundary below, and the tile read up "
                "to " +
                    std::to_string(next.perChunk() - 1) +
                    " elements later in each row");
    more.push_back(std::move(next));
  }
  append_range(drafts, more);
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

/// Equal boxes of at most `limit` elements over a side. Loads may overshoot it
/// where boxes that divide it would be twice as many.
static int64_t chooseBox(int64_t side, int64_t limit, int64_t granularity,
                         bool mayOvershoot) {
  limit = limit / granularity * granularity;
  if (limit == 0)
    return 0;
  int64_t fewest = divideCeil(side, limit);
  for (int64_t box = std::min(side, limit); box > 0; --box)
    if (side % box == 0 && box % granularity == 0) {
      if (mayOvershoot && side / box > 2 * fewest)
        break;
      return box;
    }
  return mayOvershoot ? alignTo(divideCeil(side, fewest), granularity) : 0;
}

/// Sides of one box for this swizzle; false if there are none.
bool Search::cut(Draft &draft, SwizzleMode mode) const {
  if (!startsWhole(draft))
    return false;
  Plan &plan = draft.plan;
  plan.swizzle = mode;
  int64_t span = spanBytes(mode);
  MapDim &inner = plan.dims.front();
  int64_t whole = draft.perChunk();
  bool mayOvershoot = !asked.isStore;
  if (span) {
    if (plan.skip > 1 || plan.isShifted || inner.side * draft.bytes() % span)
      return false;
    inner.box = span / draft.bytes();
  } else {
    inner.box = chooseBox(inner.side, longestSide, whole, mayOvershoot);
  }
  if (inner.box == 0)
    return false;
  if (inner.box * inner.boxes() != inner.side && plan.skip == 1) {
    if (!freedom.readsAnywhere)
      return false;
    draft.change(RepairKind::WiderBox,
                 "boxes of whole 16 bytes, wider than the tile");
  }
  int64_t elements = inner.box;
  for (MapDim &dim : drop_begin(plan.dims)) {
    dim.box = chooseBox(dim.side, longestSide, 1, mayOvershoot);
    elements *= dim.box;
  }
  // Fewer elements along the outermost side that has any to spare.
  for (MapDim &dim : reverse(drop_begin(plan.dims)))
    while (elements * draft.bytes() > freedom.engine.boxBytes && dim.box > 1) {
      elements /= dim.box;
      dim.box = chooseBox(dim.side, dim.box - 1, 1, mayOvershoot);
      elements *= dim.box;
    }
  if (plan.boxes() > 1)
    draft.change(RepairKind::Boxes, std::to_string(plan.boxes()) + " boxes");
  return true;
}

/// The inner side as spans of their own dimension, if it divides.
static bool splitSpans(Draft &draft, SwizzleMode mode) {
  Plan &plan = draft.plan;
  MapDim &inner = plan.dims.front();
  int64_t columns = spanBytes(mode) / draft.bytes();
  if (columns == 0 || inner.walks.size() > 1 || plan.skip > 1 ||
      plan.isShifted || plan.hasTail || inner.side <= columns ||
      inner.side % columns || !inner.extent.isMultipleOf(columns) ||
      draft.startDivisor(inner.walks.front().dim) % columns ||
      plan.rank() == highestRank)
    return false;
  MapDim spans;
  spans.extent = inner.extent.value
                     ? Known::exactly(*inner.extent.value / columns)
                     : Known::multipleOf(inner.extent.divisor / columns);
  spans.strideBytes = Known::exactly(spanBytes(mode));
  spans.side = spans.box = inner.side / columns;
  spans.walks.push_back({inner.walks.front().dim, columns});
  inner.extent = Known::exactly(columns);
  inner.side = columns;
  inner.walks.front().modulo = columns;
  // After the other tiled dimensions: whole sub-tiles one after another.
  size_t at = 1;
  while (at < plan.dims.size() && plan.dims[at].side > 1)
    ++at;
  plan.dims.insert(plan.dims.begin() + at, spans);
  draft.change(RepairKind::SplitDims, "spans of " + stringify(mode).str() +
                                          " as a dimension of their own");
  return true;
}

static SmallVector<SwizzleMode> modesFor(const Draft &draft) {
  const View &view = draft.view;
  // A run of merged rows has no rows to swizzle.
  if (!view.swizzle && draft.plan.dims.front().walks.size() > 1)
    return {SwizzleMode::None};
  if (!view.swizzle)
    return {SwizzleMode::Span128, SwizzleMode::Span64, SwizzleMode::Span32,
            SwizzleMode::None};
  SmallVector<SwizzleMode> modes = {*view.swizzle};
  for (SwizzleMode mode : {SwizzleMode::Span128, SwizzleMode::Span64,
                           SwizzleMode::Span32, SwizzleMode::None})
    if (mode != *view.swizzle)
      modes.push_back(mode);
  return modes;
}

void Search::cutBoxes(Drafts &drafts) const {
  Drafts result;
  for (const Draft &draft : drafts) {
    bool hasMode = false;
    for (SwizzleMode mode : modesFor(draft)) {
      if (hasMode && !draft.view.swizzle)
        break; // the widest is best
      for (bool isSplit : {false, true}) {
        Draft next = draft;
        if (draft.view.swizzle && mode != *draft.view.swizzle) {
          if (!freedom.readsAnywhere)
            continue;
          next.change(RepairKind::Swizzle,
                      "swizzle " + stringify(mode).str());
        }
        if (isSplit && !splitSpans(next, mode))
          continue;
        if (!cut(next, mode))
          continue;
        hasMode = true;
        result.push_back(std::move(next));
      }
    }
  }
  drafts = std::move(result);
}

} // namespace tier::problem::tensormap
