//===- Strides.cpp - collisions, runs, vectors and reshapes ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Strides.h"
#include "tier/Problem/LayoutOps.h"
#include "tier/Problem/Polyhedron.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace tier::problem {

using Wide = __int128;
using Vector = SmallVector<int64_t, 2>;

//===----------------------------------------------------------------------===//
// Collisions
//===----------------------------------------------------------------------===//

static Wide magnitude(Wide x) { return x < 0 ? -x : x; }

static Wide greatestDivisor(Wide a, Wide b) {
  a = magnitude(a);
  b = magnitude(b);
  while (b != 0)
    std::tie(a, b) = std::pair(b, a % b);
  return a;
}

static Wide ceilOf(Wide a, Wide b) { // b > 0
  return a / b + (a % b > 0);
}
static Wide floorOf(Wide a, Wide b) { // b > 0
  return a / b - (a % b < 0);
}

namespace {
/// Looks for v != 0 with sum v_j * strides[j] = 0, |v_j| < extents[j]: largest
/// strides first, the first entry that is not 0 positive.
class DifferenceSearch {
public:
  DifferenceSearch(ArrayRef<Vector> strides, ArrayRef<int64_t> extents)
      : strides(strides), extents(extents),
        places(strides.empty() ? 0 : strides[0].size()) {
    for (auto [j, extent] : enumerate(extents))
      if (extent > 1)
        order.push_back(j);
    auto largest = [&](size_t j) {
      int64_t most = 0;
      for (int64_t stride : this->strides[j])
        most = std::max(most, std::abs(stride));
      return most;
    };
    llvm::sort(order, [&](size_t a, size_t b) {
      return std::pair(-largest(a), a) < std::pair(-largest(b), b);
    });
    // What the digits from a place of `order` on can reach, and their gcd.
    reach.assign(order.size() + 1, SmallVector<Wide>(places, 0));
    divisor = reach;
    for (size_t level = order.size(); level-- > 0;)
      for (size_t place = 0; place < places; ++place) {
        Wide stride = strides[order[level]][place];
        reach[level][place] =
            reach[level + 1][place] +
            magnitude(stride) * (extents[order[level]] - 1);
        divisor[level][place] =
            greatestDivisor(divisor[level + 1][place], stride);
      }
    difference.assign(extents.size(), 0);
  }

  /// The difference found, or nothing; `isExhausted` says if all were tried.
  std::optional<SmallVector<int64_t>> find() {
    SmallVector<Wide> sum(places, 0);
    if (descend(0, sum, false))
      return difference;
    return std::nullopt;
  }
  bool isExhausted() const { return budget > 0; }

private:
  /// Bounded by the number of modes of a layout, not by its size.
  bool descend(size_t level, ArrayRef<Wide> sum, bool isMoved) {
    if (budget <= 0)
      return false;
    if (level == order.size())
      return isMoved && all_of(sum, [](Wide s) { return s == 0; });
    size_t j = order[level];
    Wide low = isMoved ? 1 - Wide(extents[j]) : 0, high = extents[j] - 1;
    for (size_t place = 0; place < places; ++place) {
      Wide stride = strides[j][place], rest = reach[level + 1][place];
      if (stride == 0)
        continue;
      Wide first = -sum[place] - rest, last = -sum[place] + rest;
      if (stride < 0) {
        stride = -stride;
        std::tie(first, last) = std::pair(-last, -first);
      }
      low = std::max(low, ceilOf(first, stride));
      high = std::min(high, floorOf(last, stride));
    }
    SmallVector<Wide> next(sum.size());
    for (Wide v = low; v <= high && budget > 0; ++v) {
      --budget;
      bool isPossible = true;
      for (size_t place = 0; place < places; ++place) {
        next[place] = sum[place] + v * strides[j][place];
        Wide step = divisor[level + 1][place];
        isPossible &= magnitude(next[place]) <= reach[level + 1][place] &&
                      (step == 0 ? next[place] == 0 : next[place] % step == 0);
      }
      if (!isPossible)
        continue;
      difference[j] = static_cast<int64_t>(v);
      if (descend(level + 1, next, isMoved || v != 0))
        return true;
    }
    difference[j] = 0;
    return false;
  }

  ArrayRef<Vector> strides;
  ArrayRef<int64_t> extents;
  size_t places;
  SmallVector<size_t> order;
  SmallVector<SmallVector<Wide>> reach, divisor;
  SmallVector<int64_t> difference;
  int64_t budget = 200000;
};
} // namespace

static Collision collisionOf(ArrayRef<int64_t> difference) {
  Collision collision;
  for (int64_t v : difference) {
    collision.x.push_back(std::max<int64_t>(v, 0));
    collision.y.push_back(std::max<int64_t>(-v, 0));
  }
  return collision;
}

/// One polyhedron per coordinate: the differences whose first entry that is not
/// 0 is that one.
static CollisionSearch searchPolyhedra(ArrayRef<Vector> strides,
                                       ArrayRef<int64_t> extents) {
  CollisionSearch result;
  for (size_t first = 0; first < extents.size(); ++first) {
    if (extents[first] == 1)
      continue;
    Polyhedron set(extents.size());
    for (auto [j, extent] : enumerate(extents))
      set.requireBetween(Polyhedron::column(j),
                         j < first ? 0 : j == first ? 1 : 1 - extent,
                         j < first ? 0 : extent - 1);
    for (size_t place = 0; place < strides[0].size(); ++place) {
      Row row{0};
      for (const Vector &stride : strides)
        row.push_back(stride[place]);
      set.requireZero(row);
    }
    Search search = set.sample();
    if (search.point) {
      result.collision = collisionOf(*search.point);
      result.isDecided = true;
      return result;
    }
    result.isDecided &= search.isDecided;
  }
  return result;
}

CollisionSearch findCollision(ArrayRef<Vector> strides,
                              ArrayRef<int64_t> extents) {
  if (is_contained(extents, 0) || all_of(extents, [](int64_t extent) {
        return extent == 1;
      }))
    return {};
  DifferenceSearch search(strides, extents);
  CollisionSearch result;
  if (auto difference = search.find())
    result.collision = collisionOf(*difference);
  else if (!search.isExhausted())
    result = searchPolyhedra(strides, extents);
  return result;
}

CollisionSearch findCollision(const Layout &layout) {
  Modes modes = layout.flat();
  SmallVector<Vector> strides;
  SmallVector<int64_t> extents;
  for (Mode mode : modes) {
    strides.push_back({mode.stride});
    extents.push_back(mode.size);
  }
  CollisionSearch search = findCollision(strides, extents);
  if (!search.collision)
    return search;
  auto index = [&](ArrayRef<int64_t> digits) {
    int64_t sum = 0, step = 1;
    for (auto [mode, digit] : zip_equal(modes, digits)) {
      sum += digit * step;
      step *= mode.size;
    }
    return sum;
  };
  search.collision = Collision{{index(search.collision->x)},
                               {index(search.collision->y)}};
  return search;
}

bool Layout::isInjective() const { return findCollision(*this).isInjective(); }

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

bool isContiguous(const Layout &layout) {
  SmallVector<std::pair<int64_t, int64_t>> steps; // |stride|, size
  for (Mode mode : layout.flat()) {
    if (mode.size == 0)
      return true;
    if (mode.size > 1 && mode.stride != 0)
      steps.push_back({std::abs(mode.stride), mode.size});
  }
  llvm::sort(steps);
  Wide reach = 0;
  for (auto [stride, size] : steps) {
    if (stride > reach + 1)
      return false;
    reach += Wide(size - 1) * stride;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

namespace {
/// The reachable addresses: a constant and the steps between them, in elements,
/// each with the place it comes from.
struct Reachable {
  Wide constant = 0;
  SmallVector<std::pair<Wide, std::string>> steps;
};
} // namespace

static std::string stepText(Mode mode, int64_t dim) {
  return "stride " + std::to_string(mode.stride) + " of dimension " +
         std::to_string(dim);
}

/// Adds what dimension `dim` contributes when its coordinate is one of `slice`.
static void addDim(Reachable &reachable, ArrayRef<Mode> modes, Slice slice,
                   int64_t dim) {
  int64_t extent = sizeOf(modes);
  bool isFixed = slice.start + slice.step >= extent;
  if (isFixed || modes.size() == 1) {
    reachable.constant += evaluate(modes, slice.start);
    if (!isFixed)
      reachable.steps.push_back({Wide(slice.step) * modes[0].stride,
                                 stepText(modes[0], dim)});
    return;
  }
  // Digits of multiples of `multiple`: the low ones are 0 or coarser.
  int64_t multiple = std::gcd(slice.start, slice.step);
  for (Mode mode : modes) {
    if (multiple % mode.size == 0) {
      multiple /= mode.size;
      continue;
    }
    int64_t digit = std::gcd(multiple, mode.size);
    multiple = 1;
    reachable.steps.push_back({Wide(digit) * mode.stride, stepText(mode, dim)});
  }
}

/// The largest power of two that divides x, at most `most`.
static int64_t powerOfTwoIn(Wide x, int64_t most) {
  int64_t power = 1;
  while (power < most && magnitude(x) % (2 * power) == 0)
    power *= 2;
  return power;
}

VectorAnswer widestAccess(const VectorQuestion &question) {
  VectorAnswer answer;
  const Layout layout = question.layout.coalesced();
  auto sliceOf = [&](int64_t dim) {
    return dim < static_cast<int64_t>(question.slices.size())
               ? question.slices[dim]
               : Slice{};
  };
  Modes modes = layout.dims[question.dim];
  Slice along = sliceOf(question.dim);
  int64_t count = sizeOf(modes) - along.start;
  if (layout.size() == 0 || count < 2 || modes[0].stride != 1 ||
      along.step != 1) {
    answer.limit = count < 2 ? "one element along the dimension"
                   : along.step != 1
                       ? "step " + std::to_string(along.step)
                       : "stride " + std::to_string(modes[0].stride);
    return answer;
  }

  // What must be a multiple of the width: in elements, then with the base.
  Reachable reachable;
  int64_t run = modes[0].size;
  bool isOneRun = along.start + count <= run;
  reachable.constant = layout.offset;
  if (isOneRun) {
    reachable.constant += along.start;
  } else {
    reachable.steps.push_back({run, "runs of " + std::to_string(run)});
    reachable.steps.push_back({along.start, "start"});
    for (Mode mode : ArrayRef(modes).drop_front())
      reachable.steps.push_back({mode.stride, stepText(mode, question.dim)});
  }
  for (int64_t dim = 0; dim < layout.rank(); ++dim)
    if (dim != question.dim)
      addDim(reachable, layout.dims[dim], sliceOf(dim), dim);
  reachable.steps.push_back({reachable.constant, "offset"});

  int64_t width = question.maxBytes / question.elementBytes;
  width = width < 1 || !isPowerOf2_64(question.elementBytes)
              ? 1
              : static_cast<int64_t>(bit_floor<uint64_t>(width));
  answer.limit = "at most " + std::to_string(question.maxBytes) + " bytes";
  auto limitTo = [&](int64_t most, const Twine &why) {
    if (most >= width)
      return;
    width = std::max<int64_t>(most, 1);
    answer.limit = why.str();
  };
  limitTo(powerOfTwoIn(question.baseAlignment, question.maxBytes) /
              question.elementBytes,
          "a base aligned to " + Twine(question.baseAlignment) + " bytes");
  for (auto &[step, why] : reachable.steps)
    limitTo(powerOfTwoIn(step, width), why);
  limitTo(static_cast<int64_t>(bit_floor<uint64_t>(count)),
          Twine(count) + " elements along the dimension");
  answer.elements = width;
  answer.tail = count % width;
  return answer;
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

static std::string shapeText(ArrayRef<int64_t> shape) {
  std::string text;
  for (int64_t extent : shape)
    text += (text.empty() ? "" : " x ") + std::to_string(extent);
  return text.empty() ? "()" : text;
}

static Expected<int64_t> elementsOf(ArrayRef<int64_t> shape) {
  Wide elements = 1;
  for (int64_t extent : shape) {
    if (extent < 0)
      return createStringError(
          inconvertibleErrorCode(),
          "[layout.extent] expects extents of at least 0, got " +
              Twine(extent));
    elements *= extent;
    if (elements >= layoutLimit)
      return createStringError(
          inconvertibleErrorCode(),
          "[layout.range] expects sizes, strides and values below 2^62, got " +
              shapeText(shape));
  }
  return static_cast<int64_t>(elements);
}

/// Packed strides from `innermost` outwards.
static SmallVector<int64_t> packed(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size());
  int64_t step = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    strides[i] = step;
    step *= std::max<int64_t>(shape[i], 1);
  }
  return strides;
}

Expected<SmallVector<int64_t>> reshape(ArrayRef<int64_t> shape,
                                       ArrayRef<int64_t> strides,
                                       ArrayRef<int64_t> newShape) {
  Expected<int64_t> had = elementsOf(shape);
  if (!had)
    return had.takeError();
  Expected<int64_t> wanted = elementsOf(newShape);
  if (!wanted)
    return wanted.takeError();
  auto refuse = [&](const Twine &got) {
    return createStringError(inconvertibleErrorCode(),
                             "[layout.reshape] expects a shape that splits or "
                             "merges packed dimensions, got " +
                                 got);
  };
  if (*had != *wanted)
    return refuse(Twine(*wanted) + " elements for " + Twine(*had));
  if (*had == 0)
    return packed(newShape);

  // Runs of old dimensions, innermost first: {elements, stride of the inner}.
  SmallVector<Mode> runs;
  for (size_t i = shape.size(); i-- > 0;) {
    if (shape[i] == 1)
      continue;
    Wide next = runs.empty()
                    ? Wide(0)
                    : Wide(runs.back().size) * runs.back().stride;
    if (!runs.empty() && next == strides[i])
      runs.back().size *= shape[i];
    else
      runs.push_back({shape[i], strides[i]});
  }
  if (runs.empty())
    runs.push_back({1, 1});

  SmallVector<int64_t> result(newShape.size());
  size_t run = 0;
  int64_t taken = 1;
  for (size_t i = newShape.size(); i-- > 0;) {
    if (taken == runs[run].size && run + 1 < runs.size() && newShape[i] != 1) {
      ++run;
      taken = 1;
    }
    if (MulOverflow(taken, runs[run].stride, result[i]))
      return createStringError(
          inconvertibleErrorCode(),
          "[layout.range] expects sizes, strides and values below 2^62, got " +
              Twine(taken) + " * " + Twine(runs[run].stride));
    if (runs[run].size % (Wide(taken) * newShape[i]) != 0)
      return refuse("extent " + Twine(newShape[i]) +
                    " across the end of a run of " + Twine(runs[run].size) +
                    " elements");
    taken *= newShape[i];
  }
  return result;
}

} // namespace tier::problem
