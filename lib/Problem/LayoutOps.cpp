//===- LayoutOps.cpp - composing, inverting and dividing layouts ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/LayoutOps.h"
#include "tier/Problem/F2.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

#include <map>
#include <numeric>

using namespace llvm;

namespace tier::problem {

using Wide = __int128;

static Error refuse(const Twine &message) {
  return createStringError(inconvertibleErrorCode(), message);
}

static Error refuseRange(const Twine &what) {
  return refuse("[layout.range] expects sizes, strides and values below 2^62, "
                "got " +
                what);
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

Error checkRange(const Layout &layout) {
  Wide size = 1,
       span = layout.offset < 0 ? -Wide(layout.offset) : Wide(layout.offset);
  for (const Modes &modes : layout.dims)
    for (Mode mode : modes) {
      if (mode.size < 0)
        return refuse("[layout.extent] expects sizes of at least 0, got " +
                      Twine(mode.size));
      Wide stride = mode.stride < 0 ? -Wide(mode.stride) : Wide(mode.stride);
      Wide steps = std::max<int64_t>(mode.size, 1);
      if (stride >= layoutLimit || steps >= layoutLimit)
        return refuseRange("'" + layout.str() + "'");
      size *= steps;
      span += (steps - 1) * stride;
      if (size >= layoutLimit || span >= layoutLimit)
        return refuseRange("'" + layout.str() + "'");
    }
  return span < layoutLimit ? Error::success()
                            : refuseRange("'" + layout.str() + "'");
}

static Expected<Layout> checked(Layout layout) {
  if (Error error = checkRange(layout))
    return std::move(error);
  return layout;
}

ValueRange rangeOf(const Layout &layout) {
  ValueRange range{layout.offset, layout.offset};
  for (const Modes &modes : layout.dims)
    for (Mode mode : modes)
      (mode.stride < 0 ? range.lowest : range.highest) +=
          (mode.size - 1) * mode.stride;
  return range;
}

//===----------------------------------------------------------------------===//
// Reading tables back
//===----------------------------------------------------------------------===//

/// Modes with these values, less the first, at 0, 1, 2, ..
static std::optional<Modes> readModes(SmallVector<int64_t> rest) {
  Modes modes;
  while (rest.size() > 1) {
    int64_t stride = rest[1] - rest[0], run = 2, n = rest.size();
    while (run < n && rest[run] - rest[0] == run * stride)
      ++run;
    if (n % run != 0)
      return std::nullopt;
    for (int64_t i = 0; i < n; ++i)
      if (rest[i] - rest[i / run * run] != i % run * stride)
        return std::nullopt;
    modes.push_back({run, stride});
    for (int64_t i = 0; i < n / run; ++i)
      rest[i] = rest[i * run];
    rest.truncate(n / run);
  }
  return coalesce(modes);
}

std::optional<Layout> readBack(ArrayRef<int64_t> table,
                               ArrayRef<int64_t> shape) {
  Layout result;
  if (table.empty()) {
    for (int64_t extent : shape)
      result.dims.push_back({{extent, 0}});
    return result;
  }
  result.offset = table.front();
  int64_t step = 1;
  for (int64_t extent : shape) {
    SmallVector<int64_t> along;
    for (int64_t x = 0; x < extent; ++x)
      along.push_back(table[x * step]);
    std::optional<Modes> modes = readModes(std::move(along));
    if (!modes)
      return std::nullopt;
    result.dims.push_back(std::move(*modes));
    step *= extent;
  }
  if (shape.size() > 1)
    for (auto [index, value] : enumerate(table))
      if (result(static_cast<int64_t>(index)) != value)
        return std::nullopt;
  return result;
}

std::optional<Layout> readBack(ArrayRef<int64_t> table) {
  return readBack(table, {static_cast<int64_t>(table.size())});
}

//===----------------------------------------------------------------------===//
// Composition
//===----------------------------------------------------------------------===//

/// Appends the mode size:(a * b), or nothing if the stride leaves the range.
static bool append(Modes &modes, int64_t size, int64_t a, int64_t b) {
  int64_t stride;
  if (MulOverflow(a, b, stride))
    return false;
  modes.push_back({size, stride});
  return true;
}

/// The modes of i -> outer(i * step), i < size, or nothing. `outer` is
/// coalesced.
static std::optional<Modes> composeMode(ArrayRef<Mode> outer, Mode inner) {
  auto [size, step] = inner;
  Modes result;
  if (size == 1)
    return result;
  if (step == 0)
    return Modes{{size, 0}};
  for (Mode mode : outer.drop_back()) {
    if (step >= mode.size) { // skips the mode completely
      if (step % mode.size != 0)
        return std::nullopt;
      step /= mode.size;
      continue;
    }
    if (Wide(size - 1) * step < mode.size) { // stays inside the mode
      if (!append(result, size, step, mode.stride))
        return std::nullopt;
      return result;
    }
    if (mode.size % step != 0)
      return std::nullopt;
    int64_t take = mode.size / step;
    if (size % take != 0) // would straddle the boundary
      return std::nullopt;
    if (!append(result, take, step, mode.stride))
      return std::nullopt;
    size /= take;
    step = 1;
  }
  if (!append(result, size, step, outer.back().stride))
    return std::nullopt;
  return result;
}

/// At least the largest (t * stride) mod boundary, t < size; exact where it can
/// be told soon.
static Wide largestRemainder(Mode mode, Wide boundary) {
  Wide step = mode.stride % boundary;
  if ((mode.size - 1) * step < boundary)
    return (mode.size - 1) * step;
  Wide common = step, other = boundary;
  while (other != 0)
    std::tie(common, other) = std::pair(other, common % other);
  constexpr int64_t mostTried = 4096;
  if (mode.size >= boundary / common || mode.size > mostTried)
    return boundary - common;
  Wide largest = 0;
  for (int64_t t = 1; t < mode.size; ++t)
    largest = std::max(largest, t * step % boundary);
  return largest;
}

/// True if adding up the digits of `inner` and `offset` may carry from one mode
/// of `outer` into the next, where composing mode by mode would be wrong.
static bool mayCarry(ArrayRef<Mode> outer, ArrayRef<Mode> inner,
                     int64_t offset) {
  Wide boundary = 1;
  for (Mode mode : outer.drop_back()) {
    boundary *= mode.size;
    Wide sum = offset % boundary;
    for (Mode digit : inner)
      sum += largestRemainder(digit, boundary);
    if (sum >= boundary)
      return true;
  }
  return false;
}

namespace {
/// What one dimension adds to the value: its modes, from `offset` on.
struct Part {
  Modes modes;
  Wide offset = 0;
};
} // namespace

/// Mode by mode. Descending modes are turned round, composed, and turned back.
static std::optional<Part> composeDim(ArrayRef<Mode> outer,
                                      ArrayRef<Mode> dim) {
  Part part;
  for (Mode mode : dim) {
    std::optional<Modes> digits =
        composeMode(outer, {mode.size, std::abs(mode.stride)});
    if (!digits)
      return std::nullopt;
    for (Mode digit : *digits) {
      if (mode.stride < 0) {
        part.offset += Wide(digit.size - 1) * digit.stride;
        digit.stride = -digit.stride;
      }
      part.modes.push_back(digit);
    }
  }
  return part;
}

/// By the table of the dimension, counted from its smallest value.
static std::optional<Part> tabulateDim(ArrayRef<Mode> outer,
                                       ArrayRef<Mode> dim) {
  int64_t size = sizeOf(dim), lowest = 0;
  if (size > mostTabulated)
    return std::nullopt;
  for (Mode mode : dim)
    lowest += std::min<int64_t>(0, (mode.size - 1) * mode.stride);
  SmallVector<int64_t> table;
  for (int64_t x = 0; x < size; ++x)
    table.push_back(evaluate(outer, evaluate(dim, x) - lowest));
  Wide offset = table.front();
  std::optional<Modes> modes = readModes(std::move(table));
  if (!modes)
    return std::nullopt;
  return Part{std::move(*modes), offset};
}

/// Dimension by dimension, where no digits carry; for values of at least 0.
static std::optional<Layout> composeByDims(ArrayRef<Mode> outer,
                                           const Layout &inner) {
  int64_t lowest = rangeOf(inner).lowest;
  Modes ascending = inner.flat();
  for (Mode &mode : ascending)
    mode.stride = std::abs(mode.stride);
  if (mayCarry(outer, ascending, lowest))
    return std::nullopt;

  Layout result;
  Wide offset = evaluate(outer, lowest);
  for (const Modes &dim : inner.dims) {
    std::optional<Part> part = composeDim(outer, dim);
    if (!part)
      part = tabulateDim(outer, dim);
    if (!part)
      return std::nullopt;
    offset += part->offset;
    result.dims.push_back(coalesce(part->modes));
  }
  if (offset <= -layoutLimit || offset >= layoutLimit)
    return std::nullopt;
  result.offset = static_cast<int64_t>(offset);
  return result;
}

/// The largest magnitude that `modes` may reach up to `index`.
static bool staysInRange(ArrayRef<Mode> modes, int64_t index) {
  Wide reach = 0;
  for (Mode mode : modes.drop_back())
    reach += Wide(mode.size - 1) * std::abs(mode.stride);
  reach += Wide(index) * std::abs(modes.back().stride);
  return reach < layoutLimit;
}

/// The layout of `inner`'s shape without values.
static Layout emptyLike(const Layout &inner) {
  Layout result;
  for (const Modes &dim : inner.dims)
    result.dims.push_back({{sizeOf(dim), 0}});
  return result;
}

/// What `outer` must not be asked for: values below 0 where it has several
/// modes, or any value where it has none.
static Error checkComposable(const Layout &outer, const Layout &inner) {
  if (outer.size() == 0)
    return refuse("[layout.extent] expects an outer layout of size at least 1, "
                  "got '" +
                  outer.str() + "'");
  ValueRange range = rangeOf(inner);
  Modes modes = coalesce(outer.flat());
  if (modes.size() > 1 && range.lowest < 0)
    return refuse("[layout.sign] expects inner values of at least 0, got " +
                  Twine(range.lowest) + " from '" + inner.str() + "'");
  int64_t farthest = std::max(range.highest, -range.lowest);
  if (!staysInRange(modes, farthest))
    return refuseRange("'" + outer.str() + "' at " + Twine(farthest));
  return Error::success();
}

Expected<Layout> composeOrSay(const Layout &outer, const Layout &inner) {
  if (inner.size() == 0)
    return emptyLike(inner);
  if (Error error = checkComposable(outer, inner))
    return std::move(error);
  Modes modes = coalesce(outer.flat());
  if (modes.size() == 1) {
    int64_t factor = modes.front().stride;
    Layout result = inner;
    for (Modes &dim : result.dims) {
      dim = coalesce(dim);
      for (Mode &mode : dim)
        mode.stride *= factor;
      dim = coalesce(dim);
    }
    result.offset = outer.offset + inner.offset * factor;
    return checked(std::move(result));
  }

  std::optional<Layout> result = composeByDims(modes, inner);
  if (!result && inner.size() <= mostTabulated) {
    SmallVector<int64_t> table;
    for (int64_t i = 0, n = inner.size(); i < n; ++i)
      table.push_back(evaluate(modes, inner(i)));
    result = readBack(table, inner.shape());
  }
  if (!result)
    return refuse("[layout.closed] expects a result that is again a layout, "
                  "got digits of '" +
                  inner.str() + "' that cross digits of '" + outer.str() + "'");
  result->offset += outer.offset;
  return checked(std::move(*result));
}

std::optional<Layout> compose(const Layout &outer, const Layout &inner) {
  return expectedToOptional(composeOrSay(outer, inner));
}

//===----------------------------------------------------------------------===//
// Complement, division and repetition
//===----------------------------------------------------------------------===//

namespace {
/// A mode turned upwards: its size, |stride|, and how far it moves the index.
struct Placed {
  int64_t size, stride, prefix;
  bool descends;
};
} // namespace

/// Modes of more than one step by |stride|.
static SmallVector<Placed> placeByStride(const Layout &layout) {
  SmallVector<Placed> placed;
  int64_t prefix = 1;
  for (Mode mode : layout.flat()) {
    if (mode.size > 1)
      placed.push_back(
          {mode.size, std::abs(mode.stride), prefix, mode.stride < 0});
    prefix *= mode.size;
  }
  llvm::sort(placed, [](const Placed &a, const Placed &b) {
    return std::tuple(a.stride, a.size, a.prefix) <
           std::tuple(b.stride, b.size, b.prefix);
  });
  return placed;
}

/// The algebra of places begins at 0.
static Error checkFromZero(const Layout &layout) {
  if (layout.size() == 0)
    return refuse("[layout.extent] expects a layout of size at least 1, got '" +
                  layout.str() + "'");
  int64_t lowest = rangeOf(layout).lowest;
  if (lowest == 0)
    return Error::success();
  return refuse("[layout.origin] expects a layout whose smallest value is 0, "
                "got " +
                Twine(lowest) + " of '" + layout.str() + "'");
}

Expected<Layout> complementOrSay(const Layout &layout, int64_t bound) {
  if (Error error = checkFromZero(layout))
    return std::move(error);
  Modes result;
  int64_t covered = 1;
  for (const Placed &mode : placeByStride(layout)) {
    if (mode.stride == 0)
      continue;
    if (mode.stride % covered != 0)
      return refuse("[layout.gap] expects strides that are multiples of what "
                    "smaller ones cover, got stride " +
                    Twine(mode.stride) + " after " + Twine(covered) +
                    " values of '" + layout.str() + "'");
    result.push_back({mode.stride / covered, covered});
    covered = mode.stride * mode.size;
  }
  int64_t count = bound <= covered ? 1 : divideCeil(bound, covered);
  result.push_back({count, covered});
  return checked(Layout(coalesce(result)));
}

std::optional<Layout> complement(const Layout &layout, int64_t bound) {
  return expectedToOptional(complementOrSay(layout, bound));
}

Expected<Divided> divideOrSay(const Layout &layout, const Layout &tile) {
  Expected<Layout> rest = complementOrSay(tile, layout.size());
  if (!rest)
    return rest.takeError();
  Wide covered = rest->size();
  for (Mode mode : tile.flat())
    covered *= mode.stride == 0 ? 1 : mode.size;
  if (covered != layout.size())
    return refuse("[layout.divide] expects tiles that fill the layout, got "
                  "tiles '" +
                  tile.str() + "' that fill " +
                  Twine(static_cast<int64_t>(covered)) + " of " +
                  Twine(layout.size()));
  Expected<Layout> inside = composeOrSay(layout, tile);
  if (!inside)
    return inside.takeError();
  Layout steps = layout; // the offset is the tile's
  steps.offset = 0;
  Expected<Layout> outside = composeOrSay(steps, *rest);
  if (!outside)
    return outside.takeError();
  return Divided{std::move(*inside), std::move(*outside)};
}

Expected<Layout> repeatOrSay(const Layout &layout, const Layout &count) {
  if (count.size() == 0)
    return emptyLike(count);
  int64_t most = std::max(count.cosize(), rangeOf(count).highest + 1), bound;
  if (MulOverflow(layout.size(), most, bound))
    return refuseRange(Twine(layout.size()) + " * " + Twine(most));
  Expected<Layout> places = complementOrSay(layout, bound);
  if (!places)
    return places.takeError();
  return composeOrSay(*places, count);
}

//===----------------------------------------------------------------------===//
// Inverses
//===----------------------------------------------------------------------===//

Expected<Layout> rightInverseOrSay(const Layout &layout) {
  if (Error error = checkFromZero(layout))
    return std::move(error);
  // Chains of modes by what they cover; strides ascend, so one pass is enough.
  std::map<int64_t, SmallVector<Placed>> chains{{1, {}}};
  for (const Placed &mode : placeByStride(layout)) {
    auto chain = chains.find(mode.stride);
    if (mode.stride == 0 || chain == chains.end())
      continue;
    SmallVector<Placed> longer = chain->second;
    longer.push_back(mode);
    chains.try_emplace(mode.stride * mode.size, std::move(longer));
  }
  Modes result;
  for (const Placed &mode : chains.rbegin()->second)
    result.push_back({mode.size, mode.descends ? -mode.prefix : mode.prefix});
  Layout inverse(coalesce(result));
  for (const Placed &mode : placeByStride(layout)) // digit 0 is at the end
    inverse.offset += mode.descends ? (mode.size - 1) * mode.prefix : 0;
  return checked(std::move(inverse));
}

std::optional<Layout> rightInverse(const Layout &layout) {
  return expectedToOptional(rightInverseOrSay(layout));
}

/// Why modes `a` and `b`, neighbours by stride, have no digits of their own.
static Error refuseInverse(const Layout &layout, const Placed &a,
                           const Placed &b) {
  if (!layout.isInjective())
    return refuse("[layout.injective] expects a layout that has each value "
                  "once, got '" +
                  layout.str() + "'");
  return refuse("[layout.gap] expects strides that are multiples of smaller "
                "ones and reach beyond them, got " +
                Twine(a.size) + ":" + Twine(a.stride) + " and " +
                Twine(b.size) + ":" + Twine(b.stride));
}

Expected<Layout> leftInverseOrSay(const Layout &layout) {
  if (Error error = checkFromZero(layout))
    return std::move(error);
  SmallVector<Placed> placed = placeByStride(layout);
  if (!placed.empty() && placed.front().stride == 0)
    return refuse("[layout.stride-zero] expects strides that move the value, "
                  "got " +
                  Twine(placed.front().size) + ":0 of '" + layout.str() + "'");
  Layout inverse;
  Modes &result = inverse.dims.emplace_back();
  if (!placed.empty() && placed.front().stride > 1)
    result.push_back({placed.front().stride, 0});
  for (size_t i = 0; i < placed.size(); ++i) {
    const Placed &mode = placed[i];
    int64_t range = mode.size; // the digit's, not the mode's extent
    if (i + 1 < placed.size()) {
      int64_t next = placed[i + 1].stride;
      range = next / mode.stride;
      if (next % mode.stride != 0 || range < mode.size)
        return refuseInverse(layout, mode, placed[i + 1]);
    }
    result.push_back({range, mode.descends ? -mode.prefix : mode.prefix});
    inverse.offset += mode.descends ? (mode.size - 1) * mode.prefix : 0;
  }
  if (result.empty())
    result.push_back({1, 0});
  return checked(std::move(inverse));
}

std::optional<Layout> leftInverse(const Layout &layout) {
  return expectedToOptional(leftInverseOrSay(layout));
}

//===----------------------------------------------------------------------===//
// Swizzles inside
//===----------------------------------------------------------------------===//

/// The swizzle that moves the bits of outer(x) as `swizzle` moves those of x,
/// if `outer` keeps the bits apart.
static Swizzle imageOf(const Swizzle &swizzle, ArrayRef<Mode> outer) {
  auto place = [&](int64_t bit) -> int64_t {
    int64_t value = evaluate(outer, int64_t(1) << bit);
    return value > 0 && isPowerOf2_64(value) ? Log2_64(value) : -1;
  };
  int64_t to = place(swizzle.base), from = place(swizzle.base + swizzle.shift);
  if (to < 0 || from < to + swizzle.bits)
    return {};
  return {swizzle.bits, to, from - to};
}

Expected<Swizzled> composeOrSay(const Layout &outer, const Swizzle &swizzle,
                                const Layout &inner) {
  Layout flat(coalesce(outer.flat()));
  flat.offset = outer.offset;
  if (swizzle.bits == 0) {
    Expected<Layout> both = composeOrSay(flat, inner);
    if (!both)
      return both.takeError();
    return Swizzled{{}, std::move(*both)};
  }
  if (inner.size() == 0)
    return Swizzled{{}, emptyLike(inner)};
  if (Error error = checkComposable(outer, inner))
    return std::move(error);
  int64_t reach =
      rangeOf(inner).highest + (int64_t(1) << (swizzle.base + swizzle.bits));
  if (rangeOf(inner).lowest < 0 || !staysInRange(flat.dims.front(), reach))
    return refuseRange("'" + outer.str() + "' at " + Twine(reach));

  Swizzle after = imageOf(swizzle, flat.dims.front());
  Error closed = refuse("[layout.closed] expects a result that is a layout or "
                        "a swizzle after one, got '" +
                        outer.str() + "' after " + swizzle.str() + " after '" +
                        inner.str() + "'");
  if (inner.size() > mostTabulated) {
    // Bits that the outer layout keeps apart carry the swizzle over.
    std::optional<F2Map> bits = f2MapOf(flat), first = f2MapOf(inner);
    Swizzled result{after, {}};
    if (bits && first && bits->linear.columns >= first->linear.numRows() &&
        bits->linear.columns <= 62 && after.bits > 0) {
      int64_t width = bits->linear.columns;
      first = f2MapOf(inner, width);
      F2Map all =
          compose(*bits, compose({matrixOf(swizzle, width), 0}, *first));
      F2Matrix undo = matrixOf(after, all.linear.numRows());
      if (auto layout = layoutOf(compose({undo, 0}, all))) {
        result.layout = std::move(*layout);
        consumeError(std::move(closed));
        return result;
      }
    }
    return std::move(closed);
  }
  SmallVector<int64_t> table;
  for (int64_t i = 0, n = inner.size(); i < n; ++i)
    table.push_back(flat(swizzle(inner(i))));
  for (Swizzle candidate : {Swizzle{}, after}) {
    SmallVector<int64_t> undone(table);
    for (int64_t &value : undone)
      value = candidate(value);
    if (auto layout = readBack(undone, inner.shape())) {
      consumeError(std::move(closed));
      return Swizzled{candidate, std::move(*layout)};
    }
  }
  return std::move(closed);
}

} // namespace tier::problem
