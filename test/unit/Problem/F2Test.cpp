//===- F2Test.cpp - laws of matrices of bits ------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/F2.h"

#include "gtest/gtest.h"

#include <random>
#include <set>

using namespace tier::problem;

namespace {
struct Random {
  std::mt19937_64 engine{20250802};
  int64_t upTo(int64_t most) { return engine() % (most + 1); }
  F2Matrix matrix(int64_t rows, int64_t columns) {
    F2Matrix result = F2Matrix::zero(rows, columns);
    uint64_t mask = columns == 64 ? ~uint64_t(0) : (uint64_t(1) << columns) - 1;
    for (uint64_t &row : result.rows)
      row = engine() & mask & (upTo(1) ? ~uint64_t(0) : engine());
    return result;
  }
};
} // namespace

TEST(F2, products_are_compositions_at_every_size) {
  Random random;
  for (int trial = 0; trial < 500; ++trial) {
    int64_t m = random.upTo(64), n = random.upTo(64), k = random.upTo(64);
    F2Matrix a = random.matrix(m, k), b = random.matrix(k, n);
    F2Matrix c = random.matrix(n, random.upTo(64));
    F2Matrix ab = a * b;
    for (int i = 0; i < 20; ++i) {
      uint64_t x =
          random.engine() & (n == 64 ? ~uint64_t(0) : (uint64_t(1) << n) - 1);
      EXPECT_EQ(ab(x), a(b(x)));
    }
    EXPECT_EQ(ab * c, a * (b * c));
    EXPECT_EQ(ab.transposed(), b.transposed() * a.transposed());
    EXPECT_EQ(a * F2Matrix::identity(k), a);
    EXPECT_EQ(F2Matrix::fromColumns(m, a.transposed().rows), a);
  }
}

// Every x is tried: the image, the kernel, and the first solution.
TEST(F2, elimination_agrees_with_enumeration) {
  Random random;
  for (int trial = 0; trial < 1000; ++trial) {
    int64_t m = random.upTo(7), n = random.upTo(7);
    F2Matrix a = random.matrix(m, n);
    std::set<uint64_t> image, kernel;
    for (uint64_t x = 0; x < uint64_t(1) << n; ++x) {
      image.insert(a(x));
      if (a(x) == 0)
        kernel.insert(x);
    }
    EXPECT_EQ(image.size(), size_t(1) << a.rank());
    EXPECT_EQ(image.size() * kernel.size(), size_t(1) << n);
    auto span = [](llvm::ArrayRef<uint64_t> basis) {
      std::set<uint64_t> all;
      for (uint64_t pick = 0; pick < uint64_t(1) << basis.size(); ++pick) {
        uint64_t sum = 0;
        for (size_t i = 0; i < basis.size(); ++i)
          sum ^= pick >> i & 1 ? basis[i] : 0;
        all.insert(sum);
      }
      return all;
    };
    EXPECT_EQ(span(a.kernel()), kernel);
    EXPECT_EQ(span(a.image()), image);
    F2Matrix pseudo = a.pseudoInverse();
    EXPECT_EQ(a * pseudo * a, a);
    for (uint64_t y = 0; y < uint64_t(1) << m; ++y) {
      auto x = a.solve(y);
      EXPECT_EQ(x.has_value(), image.count(y) == 1);
      if (!x)
        continue;
      EXPECT_EQ(a(*x), y);
      EXPECT_EQ(*x & ~a.pivots(), 0u) << "free bits stay 0";
    }
    auto inverse = a.inverse();
    EXPECT_EQ(inverse.has_value(), m == n && kernel.size() == 1);
    if (inverse) {
      EXPECT_EQ(*inverse * a, F2Matrix::identity(n));
      EXPECT_EQ(a * *inverse, F2Matrix::identity(n));
    }
  }
}

TEST(F2, full_width_matrices_invert) {
  Random random;
  int inverted = 0;
  for (int trial = 0; trial < 50; ++trial) {
    F2Matrix a = random.matrix(64, 64);
    if (auto inverse = a.inverse()) {
      ++inverted;
      EXPECT_EQ(a * *inverse, F2Matrix::identity(64));
    }
  }
  EXPECT_GT(inverted, 5);
}

TEST(F2, a_basis_depends_on_the_span_alone) {
  Random random;
  for (int trial = 0; trial < 300; ++trial) {
    F2Matrix a = random.matrix(5, 8);
    llvm::SmallVector<uint64_t> mixed;
    for (int i = 0; i < 12; ++i)
      mixed.push_back(a.transposed()(random.upTo(31)));
    mixed.append(a.rows.begin(), a.rows.end());
    EXPECT_EQ(f2Basis(mixed), f2Basis(a.rows));
  }
}

TEST(F2, swizzles_have_matrices_and_back) {
  for (int64_t bits = 0; bits <= 3; ++bits)
    for (int64_t base = 0; base <= 4; ++base)
      for (int64_t shift = bits; shift <= 5; ++shift)
        for (int64_t width : {3, 8, 12}) {
          Swizzle swizzle{bits, base, shift};
          F2Matrix matrix = matrixOf(swizzle, width);
          for (int64_t x = 0; x < int64_t(1) << width; x += 3)
            ASSERT_EQ(matrix(x), static_cast<uint64_t>(swizzle(x)));
          auto back = swizzleOf(matrix);
          ASSERT_TRUE(back || (bits > 0 && shift == 0));
          if (back)
            EXPECT_EQ(matrixOf(*back, width), matrix);
          if (back && bits > 0 && bits + base + shift <= width)
            EXPECT_EQ(*back, swizzle);
        }
  EXPECT_FALSE(swizzleOf(F2Matrix::fromColumns(2, {2, 1})));
}

TEST(F2, layouts_of_powers_of_two_are_maps_or_refused) {
  Random random;
  int converted = 0, refused = 0;
  const int64_t strides[] = {0, 1, 2, 3, 4, 8, 16, 5, -1, -4, -8};
  for (int trial = 0; trial < 3000; ++trial) {
    Modes modes;
    for (int64_t i = 0, n = random.upTo(3); i <= n; ++i)
      modes.push_back({int64_t(1) << random.upTo(3), strides[random.upTo(10)]});
    Layout layout(modes);
    layout.offset = random.upTo(1) ? 0 : random.upTo(40);
    auto map = f2MapOf(layout);
    // The oracle: f is affine iff f(x) ^ f(0) is the XOR of its bits' values.
    bool isAffine = true;
    int64_t bits = 0;
    while (int64_t(1) << bits < layout.size())
      ++bits;
    for (int64_t x = 0; x < layout.size(); ++x) {
      int64_t sum = layout(0);
      for (int64_t i = 0; i < bits; ++i)
        sum ^= x >> i & 1 ? layout(0) ^ layout(int64_t(1) << i) : 0;
      isAffine &= sum == layout(x) && layout(x) >= 0;
    }
    ASSERT_EQ(map.has_value(), isAffine) << layout.str();
    ++(map ? converted : refused);
    if (!map)
      continue;
    for (int64_t x = 0; x < layout.size(); ++x)
      ASSERT_EQ((*map)(x), static_cast<uint64_t>(layout(x))) << layout.str();
    auto back = layoutOf(*map);
    ASSERT_TRUE(back) << layout.str();
    EXPECT_EQ(*back, layout.coalesced()) << layout.str();
  }
  EXPECT_GT(converted, 500);
  EXPECT_GT(refused, 500);
  EXPECT_FALSE(f2MapOf(Layout(Modes{{3, 1}})));
}

TEST(F2, a_map_that_is_no_layout_is_refused) {
  EXPECT_FALSE(layoutOf({matrixOf(Swizzle{1, 0, 1}, 2), 0}));
  // x ^ 7 counts down.
  EXPECT_EQ(layoutOf({F2Matrix::identity(3), 7})->str(), "[8:-1] + 7");
}

TEST(F2, maps_with_constants_compose_and_invert) {
  Random random;
  for (int trial = 0; trial < 300; ++trial) {
    F2Map a{random.matrix(6, 6), static_cast<uint64_t>(random.upTo(63))};
    F2Map b{random.matrix(6, 6), static_cast<uint64_t>(random.upTo(63))};
    auto back = a.inverse();
    for (uint64_t x = 0; x < 64; ++x) {
      EXPECT_EQ(compose(a, b)(x), a(b(x)));
      if (back)
        EXPECT_EQ((*back)(a(x)), x);
    }
  }
}
