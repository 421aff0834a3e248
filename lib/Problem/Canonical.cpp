//===- Canonical.cpp - one spelling for each function ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Canonical.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <random>

using namespace llvm;

namespace tier::problem {

StringRef stringify(Form form) {
  switch (form) {
  case Form::Modes:
    return "modes";
  case Form::Swizzle:
    return "swizzle";
  case Form::Bits:
    return "bits";
  case Form::Hybrid:
    return "hybrid";
  case Form::Boxes:
    return "boxes";
  case Form::Table:
    return "table";
  case Form::None:
    return "none";
  }
  return "";
}

std::string Canonical::str() const {
  if (form == Form::Table)
    return table;
  if (form == Form::Boxes || form == Form::None)
    return function.str();
  return function.pieces.front().value.str();
}

//===----------------------------------------------------------------------===//
// The function to spell
//===----------------------------------------------------------------------===//

static constexpr int64_t mostTable = int64_t(1) << 20;
/// Steps along one dimension that are read; a longer one must be coalesced as
/// it is.
static constexpr int64_t mostExtent = int64_t(1) << 22;

namespace {
/// A function on a box: its values, and what proves another one equal to it.
struct Subject {
  SmallVector<int64_t> shape;
  /// Colexicographic, or empty when there are too many.
  std::vector<int64_t> table;
  const Chain *chain = nullptr; ///< where there is no table

  static std::optional<Subject> of(const Chain &chain) {
    Subject subject{chain.shape(), {}, &chain};
    if (!countPoints(subject.shape, mostTable))
      return subject;
    if (!subject.tabulate([&](ArrayRef<int64_t> at) { return chain.at(at); }))
      return std::nullopt;
    return subject;
  }
  bool tabulate(function_ref<std::optional<int64_t>(ArrayRef<int64_t>)> at) {
    if (is_contained(shape, 0))
      return true;
    Point point(shape.size(), 0);
    do {
      std::optional<int64_t> value = at(point);
      if (!value)
        return false;
      table.push_back(*value);
    } while (advance(point, shape));
    return true;
  }

  int64_t at(ArrayRef<int64_t> point) const {
    if (table.empty())
      return *chain->at(point);
    int64_t index = 0, step = 1;
    for (auto [x, extent] : zip_equal(point, shape)) {
      index += x * step;
      step *= extent;
    }
    return table[index];
  }
  bool isComputable() const {
    return !table.empty() || (chain && verify(*chain).empty());
  }
  /// Proven, point by point or by the ladder.
  bool isSame(const Chain &candidate) const {
    if (table.empty())
      return equal(*chain, candidate).isEqual();
    Point point(shape.size(), 0);
    for (int64_t value : table) {
      if (candidate.at(point) != value)
        return false;
      advance(point, shape);
    }
    return true;
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Modes, and swizzles of them
//===----------------------------------------------------------------------===//

/// The modes of x -> value(x) - value(0) on [0, size), if there are any; only a
/// sample of the points behind the first run is looked at.
static std::optional<Modes> readModes(int64_t size,
                                      function_ref<int64_t(int64_t)> value) {
  if (size > mostExtent)
    return std::nullopt;
  std::minstd_rand dice;
  Modes modes;
  int64_t base = value(0), step = 1;
  while (size > 1) {
    int64_t stride = value(step) - base, run = 2;
    while (run < size && value(run * step) - base == run * stride)
      ++run;
    if (size % run != 0)
      return std::nullopt;
    size /= run;
    for (int i = 0; i < 8 && size > 1; ++i) {
      int64_t start = static_cast<int64_t>(dice() % size) * run,
              digit = static_cast<int64_t>(dice() % run);
      if (value((start + digit) * step) - value(start * step) != digit * stride)
        return std::nullopt;
    }
    modes.push_back({run, stride});
    step *= run;
  }
  return coalesce(modes);
}

/// Whether the value may be a sum over the dimensions: at a few points it is.
static bool isAdditiveSomewhere(const Subject &subject,
                                const Swizzle &swizzle) {
  std::minstd_rand dice;
  unsigned dims = subject.shape.size();
  Point origin(dims, 0), point(dims, 0), axis(dims, 0);
  int64_t base = swizzle(subject.at(origin));
  for (int i = 0; i < 16; ++i) {
    for (auto [x, extent] : zip_equal(point, subject.shape))
      x = static_cast<int64_t>(dice() % extent);
    int64_t sum = base;
    for (unsigned dim = 0; dim < dims; ++dim) {
      axis[dim] = point[dim];
      sum += swizzle(subject.at(axis)) - base;
      axis[dim] = 0;
    }
    if (sum != swizzle(subject.at(point)))
      return false;
  }
  return true;
}

/// f(x) = swizzle(layout(x)) for a layout, proven.
static std::optional<Chain> readSwizzled(const Subject &subject,
                                         const Swizzle &swizzle) {
  if (!isAdditiveSomewhere(subject, swizzle))
    return std::nullopt;
  Point point(subject.shape.size(), 0);
  Chain candidate;
  candidate.first.offset = swizzle(subject.at(point));
  for (auto [dim, extent] : enumerate(subject.shape)) {
    std::optional<Modes> modes = readModes(extent, [&](int64_t x) {
      point[dim] = x;
      int64_t value = swizzle(subject.at(point));
      point[dim] = 0;
      return value;
    });
    if (!modes)
      return std::nullopt;
    candidate.first.dims.push_back(std::move(*modes));
  }
  if (swizzle.bits > 0)
    candidate.then.push_back(swizzle);
  // Most candidates fall at a few points: a proof is for those that stay.
  std::minstd_rand dice;
  for (int i = 0; i < 32; ++i) {
    for (auto [x, extent] : zip_equal(point, subject.shape))
      x = static_cast<int64_t>(dice() % extent);
    if (candidate.at(point) != subject.at(point))
      return std::nullopt;
  }
  if (!subject.isSame(candidate))
    return std::nullopt;
  return candidate;
}

/// Bits above the highest one of any value are never moved.
static int64_t bitsOfValues(const Subject &subject) {
  uint64_t all = 0;
  if (!subject.table.empty())
    for (int64_t value : subject.table)
      all |= value < 0 ? ~uint64_t(value) : uint64_t(value);
  else
    all = uint64_t(1) << 29;
  return std::min<int64_t>(30, 64 - countl_zero(all));
}

static std::optional<Chain> findSwizzle(const Subject &subject) {
  int64_t width = bitsOfValues(subject);
  for (int64_t bits = 1; 2 * bits <= width; ++bits)
    for (int64_t shift = bits; shift + bits <= width; ++shift)
      for (int64_t base = 0; base + shift + bits <= width; ++base)
        if (auto found = readSwizzled(subject, {bits, base, shift}))
          return found;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Bits and hybrids
//===----------------------------------------------------------------------===//

/// x_d = low_d + 2^a_d * high_d: a matrix of the low parts, modes of the high
/// ones. Where every extent is a power of two there are no high parts.
static std::optional<Chain> readBits(const Subject &subject) {
  Point point(subject.shape.size(), 0);
  int64_t constant = subject.at(point);
  if (constant < 0)
    return std::nullopt;
  SmallVector<uint64_t> columns;
  uint64_t used = static_cast<uint64_t>(constant);
  Chain candidate;
  SmallVector<Modes> high;
  for (auto [dim, extent] : enumerate(subject.shape)) {
    int64_t bits = countr_zero(static_cast<uint64_t>(extent));
    candidate.first.dims.push_back(
        {{int64_t(1) << bits, int64_t(1) << columns.size()}});
    auto value = [&](int64_t x) {
      point[dim] = x;
      int64_t result = subject.at(point);
      point[dim] = 0;
      return result;
    };
    for (int64_t bit = 0; bit < bits; ++bit) {
      int64_t moved = value(int64_t(1) << bit);
      if (moved < 0)
        return std::nullopt;
      columns.push_back(static_cast<uint64_t>(moved ^ constant));
      used |= columns.back();
    }
    std::optional<Modes> modes = readModes(
        extent >> bits, [&](int64_t x) { return value(x << bits); });
    if (!modes)
      return std::nullopt;
    high.push_back(std::move(*modes));
  }
  int64_t size = std::max<int64_t>(columns.size(), 64 - countl_zero(used));
  if (size > 60)
    return std::nullopt;
  for (auto [low, modes] : zip_equal(candidate.first.dims, high))
    low.append(modes.begin(), modes.end());
  candidate.first = candidate.first.coalesced();
  columns.resize(size, 0);
  candidate.then.push_back(F2Map{F2Matrix::fromColumns(size, columns),
                                 static_cast<uint64_t>(constant)});
  if (!subject.isSame(candidate))
    return std::nullopt;
  return candidate;
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

namespace {
/// The points of a domain and their values, in the box that holds them.
struct Cloud {
  Point first, extents; ///< of the bounding box
  std::vector<int64_t> values;
  std::vector<char> open; ///< in the domain, and in no box yet

  int64_t index(ArrayRef<int64_t> point) const {
    int64_t result = 0; // row-major
    for (auto [x, lo, extent] : zip_equal(point, first, extents))
      result = result * extent + (x - lo);
    return result;
  }
  /// The value, where the point is open.
  std::optional<int64_t> at(ArrayRef<int64_t> point) const {
    for (auto [x, lo, extent] : zip_equal(point, first, extents))
      if (x < lo || x >= lo + extent)
        return std::nullopt;
    int64_t i = index(point);
    return open[i] ? std::optional(values[i]) : std::nullopt;
  }
};

struct Box {
  Point first, extents, strides;
  int64_t value = 0; ///< at `first`
};
} // namespace

/// Visits the points of a box; false as soon as `visit` is.
static bool forAll(const Box &box,
                   function_ref<bool(ArrayRef<int64_t>)> visit) {
  Point offset(box.first.size(), 0), point(box.first);
  do {
    for (auto [x, lo, i] : zip_equal(point, box.first, offset))
      x = lo + i;
    if (!visit(point))
      return false;
  } while (advance(offset, box.extents));
  return true;
}

/// The largest affine box at `start`: along the last dimension first.
static Box growBox(const Cloud &cloud, const Point &start) {
  Box box{start, Point(start.size(), 1), Point(start.size(), 0),
          *cloud.at(start)};
  for (int64_t dim = int64_t(start.size()) - 1; dim >= 0; --dim) {
    // The next slab of the box, if it is open and moved by one stride.
    auto takesSlab = [&](int64_t position) {
      Box slab(box);
      slab.extents[dim] = 1;
      return forAll(slab, [&](ArrayRef<int64_t> point) {
        Point moved(point);
        moved[dim] += position;
        std::optional<int64_t> from = cloud.at(point), to = cloud.at(moved);
        return from && to && *to - *from == position * box.strides[dim];
      });
    };
    Point next(start);
    ++next[dim];
    std::optional<int64_t> value = cloud.at(next);
    if (!value)
      continue;
    box.strides[dim] = *value - box.value;
    int64_t extent = 1;
    while (takesSlab(extent))
      ++extent;
    if (extent == 1)
      box.strides[dim] = 0;
    box.extents[dim] = extent;
  }
  return box;
}

/// More pieces than this are no spelling; more than the second number, and a
/// swizzle is tried.
static constexpr size_t mostBoxes = 1 << 16, fewBoxes = 16;

/// The affine function that has the values of a box, if there is one.
static std::optional<Box> readAffine(const Cloud &cloud, Box box) {
  box.value = *cloud.at(box.first);
  for (unsigned d = 0; d < box.first.size(); ++d) {
    Point next(box.first);
    ++next[d];
    box.strides[d] = box.extents[d] > 1 ? *cloud.at(next) - box.value : 0;
  }
  bool isAffine = forAll(box, [&](ArrayRef<int64_t> point) {
    int64_t value = box.value;
    for (auto [x, lo, stride] : zip_equal(point, box.first, box.strides))
      value += (x - lo) * stride;
    return cloud.at(point) == value;
  });
  return isAffine ? std::optional(box) : std::nullopt;
}

static Piece pieceOf(const Box &box) {
  Piece piece{Polyhedron(box.first.size()), {}};
  piece.value.first.offset = box.value;
  for (unsigned d = 0; d < box.first.size(); ++d) {
    int64_t lo = box.first[d], end = lo + box.extents[d];
    piece.guard.requireBetween(Polyhedron::column(d), lo, end - 1);
    piece.value.first.offset -= box.strides[d] * lo;
    Mode mode{std::max<int64_t>(2, end), box.strides[d]};
    piece.value.first.dims.push_back({mode.stride == 0 ? Mode() : mode});
  }
  return piece;
}

/// The boxes of the points, each of an affine function, or nothing when there
/// are more than `limit`.
static std::optional<SmallVector<Box>> readBoxes(Cloud cloud, size_t limit) {
  SmallVector<Box> boxes;
  unsigned dims = cloud.first.size();
  Point reversed(dims, 0);
  Point extents(cloud.extents.rbegin(), cloud.extents.rend());
  if (cloud.values.empty())
    return boxes;
  do {
    // Row-major: the last dimension is fastest.
    Point start(reversed.rbegin(), reversed.rend());
    for (auto [x, lo] : zip_equal(start, cloud.first))
      x += lo;
    if (!cloud.at(start))
      continue;
    if (boxes.size() == limit)
      return std::nullopt;
    Box box = growBox(cloud, start);
    forAll(box, [&](ArrayRef<int64_t> point) {
      cloud.open[cloud.index(point)] = false;
      return true;
    });
    boxes.push_back(std::move(box));
  } while (advance(reversed, extents));
  return boxes;
}

/// The bounding box, and the points in it, row-major, in runs that are as long
/// as they can be: `index:length*value+stride`.
static std::string writeTable(const Cloud &cloud) {
  std::string text = "table";
  for (auto [lo, extent] : zip_equal(cloud.first, cloud.extents))
    text += " " + std::to_string(lo) + "+" + std::to_string(extent);
  for (size_t i = 0, n = cloud.values.size(); i < n;) {
    if (!cloud.open[i]) {
      ++i;
      continue;
    }
    size_t end = i + 1;
    int64_t stride =
        end < n && cloud.open[end] ? cloud.values[end] - cloud.values[i] : 0;
    while (end < n && cloud.open[end] &&
           cloud.values[end] - cloud.values[end - 1] == stride)
      ++end;
    text += ", " + std::to_string(i) + ":" + std::to_string(end - i) + "*" +
            std::to_string(cloud.values[i]) + "+" + std::to_string(stride);
    i = end;
  }
  return text;
}

/// The values with a swizzle undone.
static Cloud unswizzled(Cloud cloud, const Swizzle &swizzle) {
  for (int64_t &value : cloud.values)
    value = swizzle(value);
  return cloud;
}

/// The first corner of the bounding box: 64 points of the last dimension, 16 of
/// the one before, one of the others.
static Cloud cornerOf(const Cloud &cloud) {
  Cloud corner;
  corner.first = cloud.first;
  for (size_t d = 0, dims = cloud.first.size(); d < dims; ++d)
    corner.extents.push_back(std::min<int64_t>(
        cloud.extents[d], d + 1 == dims ? 64 : d + 2 == dims ? 16 : 1));
  Point offset(corner.first.size(), 0), point(corner.first);
  corner.values.resize(*countPoints(corner.extents, 1024));
  corner.open.resize(corner.values.size());
  do {
    for (auto [x, lo, i] : zip_equal(point, corner.first, offset))
      x = lo + i;
    int64_t index = corner.index(point);
    if (std::optional<int64_t> value = cloud.at(point)) {
      corner.values[index] = *value;
      corner.open[index] = true;
    }
  } while (advance(offset, corner.extents));
  return corner;
}

/// The first swizzle that, undone, leaves the fewest boxes in the corner; none
/// (bits = 0) if that is fewest.
static Swizzle bestSwizzle(const Cloud &cloud) {
  Cloud corner = cornerOf(cloud);
  uint64_t all = 0;
  for (int64_t value : corner.values)
    all |= value < 0 ? ~uint64_t(value) : uint64_t(value);
  int64_t width = std::min<int64_t>(30, 64 - countl_zero(all));
  Swizzle best;
  size_t fewest = readBoxes(corner, corner.values.size())->size();
  for (int64_t bits = 1; 2 * bits <= width; ++bits)
    for (int64_t shift = bits; shift + bits <= width; ++shift)
      for (int64_t base = 0; base + shift + bits <= width; ++base) {
        Swizzle swizzle{bits, base, shift};
        if (fewest < 2)
          return best;
        if (auto boxes = readBoxes(unswizzled(corner, swizzle), fewest - 1)) {
          fewest = boxes->size();
          best = swizzle;
        }
      }
  return best;
}

/// Boxes; where they are many, after the swizzle that leaves the fewest.
static std::optional<SmallVector<Piece, 0>> readPieces(const Cloud &cloud) {
  auto boxes = readBoxes(cloud, mostBoxes);
  Swizzle swizzle;
  if (!boxes || boxes->size() > fewBoxes)
    swizzle = bestSwizzle(cloud);
  if (swizzle.bits != 0) {
    size_t limit = boxes ? boxes->size() - 1 : mostBoxes;
    if (auto fewer = readBoxes(unswizzled(cloud, swizzle), limit))
      boxes = std::move(fewer);
    else
      swizzle.bits = 0;
  }
  if (!boxes)
    return std::nullopt;
  SmallVector<Piece, 0> pieces;
  Cloud plain(cloud); // the boxes that do without the swizzle, read again
  for (const Box &box : *boxes) {
    if (swizzle.bits == 0 || readAffine(cloud, box))
      continue;
    pieces.push_back(pieceOf(box));
    pieces.back().value.then.push_back(swizzle);
    forAll(box, [&](ArrayRef<int64_t> point) {
      plain.open[plain.index(point)] = false;
      return true;
    });
  }
  if (swizzle.bits != 0 && !(boxes = readBoxes(std::move(plain), mostBoxes)))
    return std::nullopt;
  for (const Box &box : *boxes)
    pieces.push_back(pieceOf(box));
  return pieces;
}

//===----------------------------------------------------------------------===//
// The first form that applies
//===----------------------------------------------------------------------===//

static std::optional<Canonical> firstForm(const Subject &subject) {
  auto answer = [](Form form, const Chain &chain) {
    return Canonical{form, Piecewise(chain), ""};
  };
  if (is_contained(subject.shape, 0)) { // the empty function of this shape
    Layout empty;
    for (int64_t extent : subject.shape)
      empty.dims.push_back({{extent, 0}});
    return answer(Form::Modes, empty);
  }
  if (!subject.isComputable())
    return std::nullopt;
  if (auto modes = readSwizzled(subject, {0, 0, 0}))
    return answer(Form::Modes, *modes);
  if (auto swizzled = findSwizzle(subject))
    return answer(Form::Swizzle, *swizzled);
  if (auto bits = readBits(subject)) {
    bool isMatrix = all_of(subject.shape, [](int64_t extent) {
      return isPowerOf2_64(extent);
    });
    return answer(isMatrix ? Form::Bits : Form::Hybrid, *bits);
  }
  return std::nullopt;
}

/// From the points: the whole of them is a table.
static Canonical canonicalPieces(const Piecewise &function) {
  Canonical none{Form::None, function, ""};
  if (function.symbols != 0 || function.dims == 0)
    return none;
  auto points = pointsOf(function.domain, mostTable);
  if (!points)
    return none;
  if (points->empty()) {
    Canonical empty{Form::Boxes, Piecewise(), ""};
    empty.function.dims = function.dims;
    return empty;
  }

  Cloud cloud;
  cloud.first = points->front();
  Point last(points->front());
  for (const Point &point : *points)
    for (auto [x, lo, hi] : zip_equal(point, cloud.first, last)) {
      lo = std::min(lo, x);
      hi = std::max(hi, x);
    }
  for (auto [lo, hi] : zip_equal(cloud.first, last))
    cloud.extents.push_back(hi - lo + 1);
  std::optional<int64_t> volume = countPoints(cloud.extents, mostTable);
  if (!volume)
    return none;
  cloud.values.resize(*volume);
  cloud.open.resize(*volume);
  for (const Point &point : *points) {
    std::optional<int64_t> value = function.at(point);
    if (!value)
      return none;
    cloud.values[cloud.index(point)] = *value;
    cloud.open[cloud.index(point)] = true;
  }

  bool isBox = all_equal(cloud.first) && cloud.first.front() == 0 &&
               static_cast<int64_t>(points->size()) == *volume;
  if (isBox) {
    Subject subject{to_vector<6>(cloud.extents), {}, nullptr};
    subject.tabulate([&](ArrayRef<int64_t> at) { return cloud.at(at); });
    if (std::optional<Canonical> found = firstForm(subject))
      return *found;
  }
  auto pieces = readPieces(cloud);
  if (!pieces)
    return {Form::Table, function, writeTable(cloud)};
  Canonical result{Form::Boxes, Piecewise(), ""};
  result.function.dims = function.dims;
  result.function.pieces = std::move(*pieces);
  result.function.declareGuards();
  return result;
}

Canonical canonical(const Chain &chain) {
  Chain shorter = chain.simplified();
  if (shorter.then.empty() && !is_contained(chain.shape(), 0))
    return {Form::Modes, Piecewise(shorter), ""};
  if (std::optional<Subject> subject = Subject::of(shorter)) {
    if (std::optional<Canonical> found = firstForm(*subject))
      return *found;
    if (!subject->table.empty())
      return canonicalPieces(Piecewise(chain));
  }
  return {Form::None, Piecewise(chain), ""};
}

Canonical canonical(const Piecewise &function) {
  if (std::optional<Chain> chain = function.asChain())
    return canonical(*chain);
  return canonicalPieces(function);
}

std::optional<Layout> unswizzled(const Chain &f, const Swizzle &swizzle) {
  std::optional<Subject> subject = Subject::of(f);
  if (!subject || is_contained(subject->shape, 0) || !subject->isComputable())
    return std::nullopt;
  std::optional<Chain> chain = readSwizzled(*subject, swizzle);
  return chain ? std::optional(chain->first) : std::nullopt;
}

} // namespace tier::problem
