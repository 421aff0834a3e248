//===- Strides.cpp - runs, vectors and reshapes ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Strides.h"
#include "tier/Problem/LayoutOps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace tier::problem {

using Wide = __int128;

static Wide magnitude(Wide x) { return x < 0 ? -x : x; }

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
      reachable.steps.push_back(
          {Wide(slice.step) * modes[0].stride, stepText(modes[0], dim)});
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
    Wide next =
        runs.empty() ? Wide(0) : Wide(runs.back().size) * runs.back().stride;
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
