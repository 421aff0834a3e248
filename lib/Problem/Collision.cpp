//===- Collision.cpp - two coordinates at one place -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/NormalForm.h"
#include "tier/Problem/Polyhedron.h"
#include "tier/Problem/Strides.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace llvm;

namespace tier::problem {

using Wide = __int128;
using Vector = SmallVector<int64_t, 2>;

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
  DifferenceSearch(ArrayRef<Vector> strides, ArrayRef<int64_t> extents,
                   int64_t budget)
      : strides(strides), extents(extents),
        places(strides.empty() ? 0 : strides[0].size()), budget(budget) {
    for (size_t j = 0; j < extents.size(); ++j)
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
        reach[level][place] = reach[level + 1][place] +
                              magnitude(stride) * (extents[order[level]] - 1);
        divisor[level][place] =
            greatestDivisor(divisor[level + 1][place], stride);
      }
    difference.assign(extents.size(), 0);
  }

  /// The difference found, or nothing.
  std::optional<SmallVector<int64_t>> find() {
    SmallVector<Wide> sum(places, 0);
    if (descend(0, sum, false))
      return difference;
    return std::nullopt;
  }
  bool isExhausted() const { return budget > 0; } // all were tried

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
  int64_t budget; ///< differences left to try
};

/// Shortens the vectors of a lattice by the method of Lenstra, Lenstra and
/// Lovasz (1982), on coordinates divided by `scales`. In floating point: what
/// it finds is checked, what it misses is searched for.
class ShortVectors {
public:
  ShortVectors(SmallVector<SmallVector<int64_t>> basis,
               ArrayRef<int64_t> scales)
      : basis(std::move(basis)), scales(scales) {}

  /// A sum of basis vectors, each taken once at most, inside the scales.
  std::optional<SmallVector<int64_t>> find() {
    reduce();
    constexpr size_t mostSummed = 6;
    size_t summed = std::min(basis.size(), mostSummed);
    int64_t sums = 1;
    for (size_t i = 0; i < summed; ++i)
      sums *= 3;
    for (int64_t code = 1; code < sums; ++code) {
      SmallVector<int64_t> sum(scales.size(), 0);
      for (int64_t i = 0, rest = code; rest != 0; ++i, rest /= 3)
        add(sum, basis[i], rest % 3 == 2 ? -1 : rest % 3);
      if (isInside(sum))
        return sum;
    }
    return std::nullopt;
  }

private:
  static constexpr double mostTrusted = 1e15;

  static void add(SmallVectorImpl<int64_t> &to, ArrayRef<int64_t> from,
                  int64_t factor) {
    for (auto [x, y] : zip_equal(to, from))
      x += factor * y;
  }
  bool isInside(ArrayRef<int64_t> v) const {
    bool isMoved = any_of(v, [](int64_t x) { return x != 0; });
    return isMoved && all_of(zip_equal(v, scales), [](auto pair) {
             auto [x, scale] = pair;
             return x <= scale && -x <= scale;
           });
  }
  double dot(ArrayRef<double> a, ArrayRef<double> b) const {
    double sum = 0;
    for (auto [x, y] : zip_equal(a, b))
      sum += x * y;
    return sum;
  }
  /// The basis made orthogonal; `shares[i][j]` is how much of j is in i.
  void orthogonalize() {
    orthogonal.clear();
    shares.clear();
    for (ArrayRef<int64_t> vector : basis) {
      SmallVector<double> rest, share;
      for (auto [x, scale] : zip_equal(vector, scales))
        rest.push_back(static_cast<double>(x) / static_cast<double>(scale));
      SmallVector<double> whole = rest;
      for (ArrayRef<double> other : orthogonal) {
        share.push_back(dot(whole, other) / dot(other, other));
        for (auto [x, y] : zip_equal(rest, other))
          x -= share.back() * y;
      }
      orthogonal.push_back(std::move(rest));
      shares.push_back(std::move(share));
    }
  }
  /// Takes whole multiples of earlier vectors out of vector `i`; false if
  /// numbers grow past what floating point holds.
  bool shorten(size_t i) {
    for (size_t j = i; j-- > 0;) {
      orthogonalize();
      double factor = std::round(shares[i][j]);
      if (!(std::abs(factor) < mostTrusted))
        return false;
      for (auto [x, y] : zip_equal(basis[i], basis[j]))
        if (std::abs(factor * static_cast<double>(y)) > mostTrusted)
          return false;
      if (factor != 0)
        add(basis[i], basis[j], -static_cast<int64_t>(factor));
    }
    orthogonalize();
    return true;
  }
  void reduce() {
    constexpr int mostSteps = 400;
    size_t i = 1;
    for (int step = 0; step < mostSteps && i < basis.size(); ++step) {
      if (!shorten(i))
        return;
      double share = shares[i][i - 1];
      double before = dot(orthogonal[i - 1], orthogonal[i - 1]);
      if (dot(orthogonal[i], orthogonal[i]) >=
          (0.75 - share * share) * before) {
        ++i;
        continue;
      }
      std::swap(basis[i], basis[i - 1]);
      i = std::max<size_t>(i - 1, 1);
    }
  }

  SmallVector<SmallVector<int64_t>> basis;
  ArrayRef<int64_t> scales;
  SmallVector<SmallVector<double>> orthogonal, shares;
};
} // namespace

/// A difference that does not move the place, among the shortest of the kernel.
static std::optional<SmallVector<int64_t>>
findShortDifference(ArrayRef<Vector> strides, ArrayRef<int64_t> extents) {
  IntegerMatrix matrix = IntegerMatrix::zero(strides[0].size(), strides.size());
  SmallVector<int64_t> scales;
  for (auto [j, stride] : enumerate(strides)) {
    for (auto [place, value] : enumerate(stride))
      matrix.at(place, j) = Integer(value);
    scales.push_back(extents[j] - 1);
  }
  IntegerMatrix kernel = kernelBasis(matrix);
  SmallVector<SmallVector<int64_t>> basis(kernel.columns);
  for (int64_t j = 0; j < kernel.columns; ++j)
    for (int64_t i = 0; i < kernel.rows; ++i) {
      const Integer &entry = kernel.at(i, j);
      if (abs(entry) >= int64_t(1) << 50)
        return std::nullopt;
      basis[j].push_back(int64fromDynamicAPInt(entry));
    }
  return ShortVectors(std::move(basis), scales).find();
}

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
    Polyhedron set(extents.size());
    for (auto [j, extent] : enumerate(extents))
      set.requireBetween(Polyhedron::column(j),
                         j < first    ? 0
                         : j == first ? 1
                                      : 1 - extent,
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

/// For extents of at least 2.
static CollisionSearch searchMoving(ArrayRef<Vector> strides,
                                    ArrayRef<int64_t> extents) {
  // A short search settles what layouts are; then short vectors of the kernel
  // may meet; then the long searches.
  constexpr int64_t few = 5000, many = 200000;
  CollisionSearch result;
  for (int64_t budget : {few, many}) {
    DifferenceSearch search(strides, extents, budget);
    std::optional<SmallVector<int64_t>> difference = search.find();
    bool isExhausted = search.isExhausted();
    if (!difference && !isExhausted && budget == few)
      difference = findShortDifference(strides, extents);
    if (difference)
      result.collision = collisionOf(*difference);
    if (difference || isExhausted)
      return result;
  }
  return searchPolyhedra(strides, extents);
}

CollisionSearch findCollision(ArrayRef<Vector> allStrides,
                              ArrayRef<int64_t> allExtents) {
  SmallVector<Vector> strides;
  SmallVector<int64_t> extents;
  for (auto [stride, extent] : zip_equal(allStrides, allExtents)) {
    if (extent == 0)
      return {};
    if (extent == 1)
      continue;
    strides.push_back(stride);
    extents.push_back(extent);
  }
  if (extents.empty())
    return {};
  CollisionSearch search = searchMoving(strides, extents);
  if (!search.collision)
    return search;
  auto restore = [&](SmallVectorImpl<int64_t> &moving) {
    SmallVector<int64_t, 4> all;
    for (size_t j = 0, next = 0; j < allExtents.size(); ++j)
      all.push_back(allExtents[j] == 1 ? 0 : moving[next++]);
    moving.assign(all.begin(), all.end());
  };
  restore(search.collision->x);
  restore(search.collision->y);
  return search;
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
  search.collision =
      Collision{{index(search.collision->x)}, {index(search.collision->y)}};
  return search;
}

bool Layout::isInjective() const { return findCollision(*this).isInjective(); }

} // namespace tier::problem
