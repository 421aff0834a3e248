//===- NormalFormTest.cpp - normal forms against minors and enumeration ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/NormalForm.h"

#include "mlir/Analysis/Presburger/Matrix.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <chrono>
#include <random>
#include <set>

using namespace llvm;
using namespace tier::problem;

namespace {
struct Random {
  std::mt19937_64 engine{20250804};
  int64_t between(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(engine() % (high - low + 1));
  }
  IntegerMatrix matrix(int64_t rows, int64_t columns, int64_t most) {
    IntegerMatrix result = IntegerMatrix::zero(rows, columns);
    for (Integer &entry : result.entries)
      entry = Integer(between(-most, most));
    return result;
  }
  /// Of lower rank than it could be, with a common factor here and there.
  IntegerMatrix degenerate(int64_t rows, int64_t columns) {
    int64_t rank = between(0, std::min(rows, columns));
    IntegerMatrix result = matrix(rows, rank, 4) * matrix(rank, columns, 3);
    for (int64_t i = 0; i < rows; ++i)
      if (between(0, 2) == 0)
        for (int64_t j = 0; j < columns; ++j)
          result.at(i, j) *= Integer(6);
    return result;
  }
};
} // namespace

static mlir::presburger::IntMatrix upstream(const IntegerMatrix &a) {
  mlir::presburger::IntMatrix result(a.rows, a.columns);
  for (int64_t i = 0; i < a.rows; ++i)
    for (int64_t j = 0; j < a.columns; ++j)
      result(i, j) = a.at(i, j);
  return result;
}

/// By expansion along the first row.
static Integer determinant(const IntegerMatrix &a) {
  if (a.rows == 0)
    return Integer(1);
  Integer sum(0);
  for (int64_t j = 0; j < a.columns; ++j) {
    IntegerMatrix minor = IntegerMatrix::zero(a.rows - 1, a.columns - 1);
    for (int64_t i = 1; i < a.rows; ++i)
      for (int64_t k = 0; k < a.columns; ++k)
        if (k != j)
          minor.at(i - 1, k - (k > j)) = a.at(i, k);
    Integer term = a.at(0, j) * determinant(minor);
    sum = j % 2 ? sum - term : sum + term;
  }
  return sum;
}

/// The gcd of all k x k minors: the product of the first k factors.
static Integer determinantalDivisor(const IntegerMatrix &a, int64_t k) {
  Integer divisor(0);
  for (uint64_t picked = 0; picked < uint64_t(1) << a.rows; ++picked)
    for (uint64_t chosen = 0; chosen < uint64_t(1) << a.columns; ++chosen) {
      if (popcount(picked) != k || popcount(chosen) != k)
        continue;
      IntegerMatrix minor = IntegerMatrix::zero(k, k);
      int64_t row = 0;
      for (int64_t i = 0; i < a.rows; ++i) {
        if (!(picked >> i & 1))
          continue;
        int64_t column = 0;
        for (int64_t j = 0; j < a.columns; ++j)
          if (chosen >> j & 1)
            minor.at(row, column++) = a.at(i, j);
        ++row;
      }
      divisor = gcd(divisor, abs(determinant(minor)));
    }
  return divisor;
}

TEST(NormalForm, smith_factors_are_quotients_of_determinantal_divisors) {
  Random random;
  int full = 0, deficient = 0;
  for (int trial = 0; trial < 1500; ++trial) {
    int64_t m = random.between(0, 4), n = random.between(0, 4);
    IntegerMatrix a =
        trial % 2 ? random.matrix(m, n, 9) : random.degenerate(m, n);
    Smith form = smithNormalForm(a);
    ASSERT_EQ(verify(a, form), "");
    Integer product(1);
    for (int64_t k = 0; k < std::min(m, n); ++k) {
      product *= form.d.at(k, k);
      ASSERT_EQ(product, determinantalDivisor(a, k + 1));
    }
    EXPECT_EQ(abs(determinant(form.u)), 1);
    EXPECT_EQ(abs(determinant(form.v)), 1);
    ++(form.rank == std::min(m, n) ? full : deficient);
  }
  EXPECT_GT(full, 300);
  EXPECT_GT(deficient, 300);
}

TEST(NormalForm, hermite_agrees_with_upstream_and_depends_on_the_lattice) {
  Random random;
  for (int trial = 0; trial < 1500; ++trial) {
    int64_t m = random.between(1, 5), n = random.between(1, 6);
    IntegerMatrix a =
        trial % 2 ? random.matrix(m, n, 20) : random.degenerate(m, n);
    Hermite form = hermiteNormalForm(a);
    ASSERT_EQ(verify(a, form), "");
    EXPECT_EQ(form.rank(), smithNormalForm(a).rank);
    auto [h, u] = upstream(a).computeHermiteNormalForm();
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = 0; j < n; ++j)
        EXPECT_EQ(form.h.at(i, j), h(i, j));
    // Another basis of the same lattice.
    IntegerMatrix mixed = a;
    for (int i = 0; i < 8; ++i) {
      int64_t from = random.between(0, n - 1), to = random.between(0, n - 1);
      if (from != to)
        mixed.addColumn(from, to, Integer(random.between(-3, 3)));
    }
    EXPECT_TRUE(latticeBasis(mixed) == latticeBasis(a));
  }
}

TEST(NormalForm, what_verify_promises_it_checks) {
  IntegerMatrix a = IntegerMatrix::of({{2, 4}, {6, 8}});
  Smith smith = smithNormalForm(a);
  EXPECT_EQ(smith.d.at(0, 0), 2);
  EXPECT_EQ(smith.d.at(1, 1), 4);
  Smith wrong = smith;
  wrong.d.at(1, 1) = -4;
  EXPECT_NE(verify(a, wrong), "");
  wrong = smith;
  wrong.uInverse.at(0, 0) += 1;
  EXPECT_EQ(verify(a, wrong), "expects a unimodular U");
  wrong = smith;
  wrong.vInverse.at(0, 0) += 1;
  EXPECT_EQ(verify(a, wrong), "expects a unimodular V");
  Hermite hermite = hermiteNormalForm(a);
  hermite.h.at(1, 0) += hermite.h.at(1, 1);
  EXPECT_EQ(verify(a, hermite), "expects A U = H");
}

// Z/4 x Z/6 has the factors 2 and 12; Z/3 x Z/5 is cyclic.
TEST(NormalForm, factors_of_mixed_radix_groups) {
  Smith form = smithNormalForm(IntegerMatrix::of({{4, 0}, {0, 6}}));
  EXPECT_EQ(form.d.at(0, 0), 2);
  EXPECT_EQ(form.d.at(1, 1), 12);
  form = smithNormalForm(IntegerMatrix::of({{3, 0}, {0, 5}}));
  EXPECT_EQ(form.d.at(0, 0), 1);
  EXPECT_EQ(form.d.at(1, 1), 15);
}

// Every x of a box is tried.
TEST(NormalForm, solutions_agree_with_enumeration) {
  Random random;
  int solvable = 0, refused = 0;
  for (int trial = 0; trial < 2000; ++trial) {
    int64_t m = random.between(1, 3), n = random.between(1, 3);
    IntegerMatrix a =
        trial % 2 ? random.matrix(m, n, 4) : random.degenerate(m, n);
    Integers b(m, Integer(0));
    for (Integer &value : b)
      value = Integer(random.between(-6, 6));
    auto solution = solve(a, b);
    bool isFound = false;
    constexpr int64_t side = 7;
    for (int64_t code = 0; code < 15 * 15 * 15; ++code) {
      Integers x;
      for (int64_t i = 0, rest = code; i < 3; ++i, rest /= 15)
        if (i < n)
          x.push_back(Integer(rest % 15 - side));
      if (!equal(a(x), b))
        continue;
      isFound = true;
      ASSERT_TRUE(bool(solution));
      // x differs from the particular one by a step of the kernel.
      Integers step(n, Integer(0));
      for (int64_t i = 0; i < n; ++i)
        step[i] = x[i] - solution->particular[i];
      auto inKernel = solve(solution->kernel, step);
      ASSERT_TRUE(bool(inKernel));
    }
    if (solution) {
      ++solvable;
      EXPECT_TRUE(equal(a(solution->particular), b));
      for (const Congruence &congruence : solvability(a))
        EXPECT_TRUE(congruence.holdsFor(b));
    } else {
      ++refused;
      EXPECT_FALSE(isFound);
      EXPECT_NE(toString(solution.takeError()).find("[layout.congruence]"),
                std::string::npos);
    }
  }
  EXPECT_GT(solvable, 300);
  EXPECT_GT(refused, 300);
}

TEST(NormalForm, a_refusal_names_the_congruence) {
  auto text = [](const IntegerMatrix &a, Integers b) {
    auto solution = solve(a, b);
    return solution ? "" : toString(solution.takeError());
  };
  EXPECT_EQ(text(IntegerMatrix::of({{4, 6}}), {Integer(7)}),
            "[layout.congruence] expects b0 to be a multiple of 2, got 7");
  EXPECT_EQ(text(IntegerMatrix::of({{1}, {2}}), {Integer(1), Integer(3)}),
            "[layout.congruence] expects -2*b0 + b1 to be 0, got 1");
}

// Entries outgrow 64 bits and come back exact.
TEST(NormalForm, large_numbers_stay_exact) {
  Random random;
  bool isBig = false;
  for (int trial = 0; trial < 20; ++trial) {
    IntegerMatrix a = random.matrix(10, 10, 9);
    Smith form = smithNormalForm(a);
    EXPECT_EQ(verify(a, form), "");
    Integer product(1);
    for (int64_t i = 0; i < 10; ++i)
      product *= form.d.at(i, i);
    EXPECT_EQ(product, abs(upstream(a).determinant()));
    for (const Integer &entry : form.u.entries)
      isBig |= entry > INT64_MAX || entry < INT64_MIN;
    for (const Integer &entry : form.v.entries)
      isBig |= entry > INT64_MAX || entry < INT64_MIN;
  }
  RecordProperty("numbers past 64 bits", isBig);
  IntegerMatrix huge = IntegerMatrix::zero(2, 2);
  Integer big = Integer(INT64_MAX) * Integer(INT64_MAX);
  huge.at(0, 0) = big;
  huge.at(1, 1) = big * Integer(6);
  Smith form = smithNormalForm(huge);
  EXPECT_EQ(form.d.at(0, 0), big);
  EXPECT_EQ(form.d.at(1, 1), big * Integer(6));
}

TEST(NormalForm, takes_milliseconds_at_most) {
  Random random;
  for (int64_t size : {6, 12}) {
    std::vector<double> micros;
    int64_t longest = 0;
    for (int trial = 0; trial < 51; ++trial) {
      IntegerMatrix a = random.matrix(size, size, 9);
      auto start = std::chrono::steady_clock::now();
      Smith form = smithNormalForm(a);
      micros.push_back(std::chrono::duration<double, std::micro>(
                           std::chrono::steady_clock::now() - start)
                           .count());
      for (const Integer &entry : form.v.entries) {
        std::string text;
        raw_string_ostream(text) << entry;
        longest = std::max<int64_t>(longest, text.size());
      }
    }
    llvm::sort(micros);
    RecordProperty("microseconds" + std::to_string(size),
                   std::to_string(micros[25]));
    printf("SNF %dx%d: median %.0f us, worst %.0f us, %d digits\n", int(size),
           int(size), micros[25], micros.back(), int(longest));
    EXPECT_LT(micros[25], 50000);
  }
}
