//===- StridesTest.cpp - strides on boxes against enumeration -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Strides.h"
#include "tier/Problem/LayoutOps.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <chrono>
#include <map>
#include <random>
#include <set>

using namespace llvm;
using namespace tier::problem;

namespace {
struct Random {
  std::mt19937 engine{20250805};
  int64_t between(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(engine() % (high - low + 1));
  }
  int64_t pick(ArrayRef<int64_t> choices) {
    return choices[engine() % choices.size()];
  }
};
} // namespace

TEST(Strides, collisions_agree_with_enumeration) {
  Random random;
  int injective = 0, colliding = 0;
  for (int trial = 0; trial < 20000; ++trial) {
    Layout layout(Modes{});
    for (int64_t i = 0, n = random.between(1, 4); i < n; ++i)
      layout.dims[0].push_back(
          {random.pick({0, 1, 2, 3, 4, 5, 7}), random.between(-40, 40)});
    auto search = findCollision(layout);
    ASSERT_TRUE(search.isDecided);
    std::set<int64_t> image;
    for (int64_t i = 0; i < layout.size(); ++i)
      image.insert(layout(i));
    bool isInjective = static_cast<int64_t>(image.size()) == layout.size();
    ASSERT_EQ(search.isInjective(), isInjective) << layout.str();
    EXPECT_EQ(layout.isInjective(), isInjective);
    ++(isInjective ? injective : colliding);
    if (isInjective)
      continue;
    int64_t x = search.collision->x[0], y = search.collision->y[0];
    EXPECT_NE(x, y);
    EXPECT_TRUE(0 <= std::min(x, y) && std::max(x, y) < layout.size());
    EXPECT_EQ(layout(x), layout(y)) << layout.str();
  }
  EXPECT_GT(injective, 1000);
  EXPECT_GT(colliding, 1000);
}

TEST(Strides, collisions_of_places_with_several_coordinates) {
  Random random;
  int injective = 0, colliding = 0;
  for (int trial = 0; trial < 10000; ++trial) {
    SmallVector<SmallVector<int64_t, 2>> strides;
    SmallVector<int64_t> extents;
    for (int64_t i = 0, n = random.between(1, 4); i < n; ++i) {
      strides.push_back({random.between(-4, 4), random.between(-4, 4)});
      extents.push_back(random.between(1, 4));
    }
    int64_t size = 1;
    for (int64_t extent : extents)
      size *= extent;
    std::set<std::pair<int64_t, int64_t>> image;
    for (int64_t i = 0; i < size; ++i) {
      int64_t rest = i, row = 0, column = 0;
      for (auto [stride, extent] : zip_equal(strides, extents)) {
        row += rest % extent * stride[0];
        column += rest % extent * stride[1];
        rest /= extent;
      }
      image.insert({row, column});
    }
    bool isInjective = static_cast<int64_t>(image.size()) == size;
    auto search = findCollision(strides, extents);
    ASSERT_TRUE(search.isDecided);
    ASSERT_EQ(search.isInjective(), isInjective);
    ++(isInjective ? injective : colliding);
  }
  EXPECT_GT(injective, 500);
  EXPECT_GT(colliding, 500);
}

// 2^40 coordinates and more: the answer does not enumerate them.
TEST(Strides, large_layouts_are_decided) {
  int64_t big = int64_t(1) << 20;
  auto of = [](Modes modes) { return findCollision(Layout(std::move(modes))); };
  EXPECT_TRUE(of({{big, 1}, {big, big}}).isInjective());
  EXPECT_TRUE(of({{big, big + 1}, {big, 1}}).isInjective());
  EXPECT_TRUE(of({{big, 3}, {3, 1}, {big, 3 * big}}).isInjective());
  // One more step along the first would meet the second.
  EXPECT_TRUE(of({{big, 1}, {1000, big - 1}}).collision.has_value());
  // Coprime strides meet at (big + 1, 0) and (0, big), just outside.
  EXPECT_TRUE(of({{big, big}, {big, big + 1}}).isInjective());
  EXPECT_TRUE(of({{big + 2, big}, {big + 1, big + 1}}).collision.has_value());
  auto found = of({{3000, 7}, {3000, 11}, {3000, 13000}, {5, 40000001}});
  EXPECT_TRUE(found.isDecided);
  EXPECT_TRUE(found.collision.has_value());
}

// Six strides without order: long to search, short by the kernel.
TEST(Strides, random_strides_meet) {
  Random random;
  for (int trial = 0; trial < 300; ++trial) {
    Layout layout(Modes{{1, 5}});
    for (int i = 0; i < 6; ++i)
      layout.dims[0].push_back(
          {random.between(2, 300), random.between(-(1 << 20), 1 << 20)});
    auto search = findCollision(layout);
    ASSERT_TRUE(search.isDecided);
    if (layout.size() > layout.cosize())
      ASSERT_TRUE(search.collision) << layout.str();
    if (search.collision) {
      int64_t x = search.collision->x[0], y = search.collision->y[0];
      EXPECT_NE(x, y);
      EXPECT_EQ(layout(x), layout(y)) << layout.str();
    }
  }
}

TEST(Strides, contiguous_means_an_interval) {
  Random random;
  int contiguous = 0, gapped = 0;
  for (int trial = 0; trial < 5000; ++trial) {
    Layout layout(Modes{});
    for (int64_t i = 0, n = random.between(1, 3); i < n; ++i)
      layout.dims[0].push_back(
          {random.pick({0, 1, 2, 3, 4, 5}), random.between(-12, 12)});
    std::set<int64_t> image;
    for (int64_t i = 0; i < layout.size(); ++i)
      image.insert(layout(i));
    bool isInterval = image.empty() || *image.rbegin() - *image.begin() + 1 ==
                                           static_cast<int64_t>(image.size());
    ASSERT_EQ(isContiguous(layout), isInterval) << layout.str();
    ++(isInterval ? contiguous : gapped);
  }
  EXPECT_GT(contiguous, 500);
  EXPECT_GT(gapped, 500);
}

/// The widest power of two for which every whole access along the dimension is
/// a run of neighbours at an aligned address.
static int64_t widestByEnumeration(const VectorQuestion &q) {
  const Layout &layout = q.layout;
  int64_t best = 1;
  for (int64_t width = 2; width * q.elementBytes <= q.maxBytes; width *= 2) {
    int64_t bytes = width * q.elementBytes;
    bool holds = q.baseAlignment % bytes == 0;
    SmallVector<SmallVector<int64_t>> reachable;
    for (int64_t dim = 0; dim < layout.rank(); ++dim) {
      Slice slice = q.slices[dim];
      int64_t extent = layout.shape()[dim];
      auto &list = reachable.emplace_back();
      if (dim == q.dim)
        for (int64_t x = slice.start; x + width <= extent; x += width)
          list.push_back(x);
      else
        for (int64_t x = slice.start; x < extent; x += slice.step)
          list.push_back(x);
      holds &= !list.empty();
    }
    holds &= q.slices[q.dim].step == 1;
    SmallVector<size_t> at(reachable.size(), 0);
    while (holds) {
      SmallVector<int64_t> x;
      for (auto [list, i] : zip_equal(reachable, at))
        x.push_back(list[i]);
      int64_t first = layout(x);
      holds &= first * q.elementBytes % bytes == 0;
      for (int64_t i = 1; i < width; ++i) {
        SmallVector<int64_t> next(x);
        next[q.dim] += i;
        holds &= layout(next) == first + i;
      }
      size_t dim = 0;
      while (dim < at.size() && ++at[dim] == reachable[dim].size())
        at[dim++] = 0;
      if (dim == at.size())
        break;
    }
    if (holds)
      best = width;
  }
  return best;
}

// Never too wide; as wide as can be wherever each dimension is one run.
TEST(Strides, widest_access_agrees_with_enumeration) {
  Random random;
  std::map<int64_t, int> widths;
  int narrower = 0, total = 0;
  for (int trial = 0; trial < 20000; ++trial) {
    VectorQuestion q;
    q.dim = random.between(0, 1);
    q.elementBytes = random.pick({1, 2, 4, 8});
    q.baseAlignment = random.pick({2, 8, 16, 16, 16});
    q.layout.offset = random.pick({0, 0, 0, 4, 8, 6});
    bool isFlat = true;
    for (int64_t dim = 0; dim < 3; ++dim) {
      Modes modes;
      if (dim == q.dim)
        modes.push_back(
            {random.pick({4, 6, 8, 16}), random.pick({1, 1, 1, 2})});
      if (dim != q.dim || random.between(0, 2) == 0)
        modes.push_back({random.between(1, 4),
                         random.pick({8, 12, 16, 24, 32, 48, 64, 100, 0, -8})});
      if (dim != q.dim && random.between(0, 3) == 0)
        modes.push_back({random.between(1, 3), random.pick({16, 64, 96, 4})});
      q.layout.dims.push_back(std::move(modes));
      Slice slice;
      if (random.between(0, 1))
        slice = {random.between(0, 2), dim == q.dim ? 1 : random.between(1, 4)};
      int64_t extent = sizeOf(q.layout.dims.back());
      slice.start = std::min(slice.start, extent - 1);
      q.slices.push_back(slice);
      isFlat &= coalesce(q.layout.dims.back()).size() == 1;
    }
    VectorAnswer answer = widestAccess(q);
    int64_t best = widestByEnumeration(q);
    ASSERT_LE(answer.elements, best)
        << q.layout.str() << " along " << q.dim << ", " << answer.limit;
    ++total;
    ++widths[best];
    narrower += answer.elements < best;
    if (isFlat)
      ASSERT_EQ(answer.elements, best)
          << q.layout.str() << " along " << q.dim << " es " << q.elementBytes
          << " base " << q.baseAlignment << ", " << answer.limit;
  }
  EXPECT_GT(widths[2], 500);
  EXPECT_GT(widths[4], 500);
  EXPECT_GT(widths[8], 100);
  EXPECT_LT(narrower, total / 20);
  RecordProperty("narrower than possible", narrower);
}

TEST(Strides, widest_access_says_what_limits_it) {
  VectorQuestion q;
  q.layout = Layout::strided({64, 300}, {300, 1});
  q.dim = 1;
  q.elementBytes = 2;
  EXPECT_EQ(widestAccess(q).elements, 4);
  EXPECT_EQ(widestAccess(q).limit, "stride 300 of dimension 0");
  q.slices = {{0, 2}, {}};
  EXPECT_EQ(widestAccess(q).elements, 8);
  EXPECT_EQ(widestAccess(q).tail, 4);
  EXPECT_EQ(widestAccess(q).limit, "at most 16 bytes");
  q.baseAlignment = 4;
  EXPECT_EQ(widestAccess(q).limit, "a base aligned to 4 bytes");
  q.dim = 0;
  EXPECT_EQ(widestAccess(q).elements, 1);
}

TEST(Strides, reshape_shows_the_same_elements_or_none_could) {
  Random random;
  int reshaped = 0, refused = 0;
  for (int trial = 0; trial < 15000; ++trial) {
    SmallVector<int64_t> shape, strides, wanted;
    int64_t step = random.pick({1, 1, 2});
    for (int64_t i = 0, n = random.between(0, 3); i < n; ++i) {
      shape.insert(shape.begin(), random.pick({1, 2, 3, 4, 6}));
      strides.insert(strides.begin(), step);
      step = random.between(0, 3) ? step * shape.front()
                                  : random.pick({0, 5, 12, -1, 24});
    }
    int64_t size = 1, left;
    for (int64_t extent : shape)
      size *= extent;
    left = size;
    while (left > 1 || random.between(0, 3) == 0) {
      int64_t extent = random.pick({1, 2, 3, 4, 6});
      if (left % extent == 0) {
        wanted.push_back(extent);
        left /= extent;
      }
    }
    auto result = reshape(shape, strides, wanted);
    // Row-major tables, as colexicographic layouts of the reversed lists.
    auto reversed = [](ArrayRef<int64_t> list) {
      return SmallVector<int64_t>(list.rbegin(), list.rend());
    };
    Layout old = Layout::strided(reversed(shape), reversed(strides));
    SmallVector<int64_t> table;
    for (int64_t i = 0; i < size; ++i)
      table.push_back(old(i));
    std::optional<Layout> back = readBack(table, reversed(wanted));
    bool isStrided = back && all_of(back->dims, [](const Modes &modes) {
                       return modes.size() == 1;
                     });
    ASSERT_EQ(bool(result), isStrided);
    if (!result) {
      ++refused;
      EXPECT_NE(toString(result.takeError()).find("[layout.reshape]"),
                std::string::npos);
      continue;
    }
    ++reshaped;
    Layout now = Layout::strided(reversed(wanted), reversed(*result));
    for (int64_t i = 0; i < size; ++i)
      ASSERT_EQ(now(i), table[i]);
  }
  EXPECT_GT(reshaped, 1000);
  EXPECT_GT(refused, 500);
}

TEST(Strides, reshape_refuses_bad_shapes) {
  auto rule = [](ArrayRef<int64_t> shape, ArrayRef<int64_t> strides,
                 ArrayRef<int64_t> wanted) {
    auto result = reshape(shape, strides, wanted);
    std::string text = result ? "" : toString(result.takeError());
    return text.substr(0, text.find(']') + 1);
  };
  EXPECT_EQ(rule({4, 6}, {6, 1}, {5, 5}), "[layout.reshape]");
  EXPECT_EQ(rule({4, 6}, {6, 1}, {-4, -6}), "[layout.extent]");
  EXPECT_EQ(rule({int64_t(1) << 40, int64_t(1) << 40}, {1, 1}, {1}),
            "[layout.range]");
  EXPECT_EQ(rule({0, 6}, {6, 1}, {3, 0}), "");
  EXPECT_EQ(rule({}, {}, {1, 1}), "");
}

TEST(Strides, decide_in_microseconds) {
  auto median = [](auto &&work) {
    std::vector<double> micros;
    for (int i = 0; i < 51; ++i) {
      auto start = std::chrono::steady_clock::now();
      work();
      micros.push_back(std::chrono::duration<double, std::micro>(
                           std::chrono::steady_clock::now() - start)
                           .count());
    }
    llvm::sort(micros);
    return micros[25];
  };
  Layout outer(Modes{{64, 1}, {8, 4096}, {64, 64}, {16, 32768}});
  Layout inner = Layout::of({Modes{{8, 64}, {4, 1}}, Modes{{16, 4}, {8, 512}}});
  Layout swizzled(Modes{{3000, 7}, {3000, 11}, {3000, 130000}});
  VectorQuestion q;
  q.layout = Layout::strided({64, 300}, {300, 1});
  q.dim = 1;
  q.elementBytes = 2;
  EXPECT_TRUE(bool(composeOrSay(outer, inner)));
  double compose = median([&] { (void)bool(composeOrSay(outer, inner)); });
  double collide = median([&] { (void)outer.isInjective(); });
  double search = median([&] { (void)findCollision(swizzled); });
  double vector = median([&] { (void)widestAccess(q); });
  printf("compose %.1f us, injective %.1f us, collision %.1f us, "
         "widest access %.1f us\n",
         compose, collide, search, vector);
  EXPECT_LT(compose + collide + search + vector, 20000);
}
