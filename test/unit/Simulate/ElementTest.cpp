//===- ElementTest.cpp - numbers of every type, exactly -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Simulate/Element.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/APFloat.h"

#include "gtest/gtest.h"

#include <cmath>

using namespace mlir;
using namespace tier::simulate;

static SmallVector<Type> floats(MLIRContext &context) {
  return {Float8E4M3FNType::get(&context),   Float8E5M2Type::get(&context),
          Float8E4M3FNUZType::get(&context), Float8E5M2FNUZType::get(&context),
          Float16Type::get(&context),        BFloat16Type::get(&context),
          Float32Type::get(&context)};
}

TEST(Element, rounds_as_APFloat_does) {
  MLIRContext context;
  Random random(7);
  for (Type type : floats(context)) {
    Element element = *findElement(type);
    for (int i = 0; i < 20000; ++i) {
      // Every exponent near the type's range, and ties.
      double value = std::ldexp(double(random.below(1 << 13)) / (1 << 8) - 16,
                                int(random.below(320)) - 160);
      if (i % 2)
        value = double(int64_t(random.below(1 << 14)) - (1 << 13)) / 16;
      llvm::APFloat number(value);
      bool losesInfo;
      number.convert(*element.semantics, llvm::APFloat::rmNearestTiesToEven,
                     &losesInfo);
      number.convert(llvm::APFloat::IEEEdouble(),
                     llvm::APFloat::rmNearestTiesToEven, &losesInfo);
      double expected = number.convertToDouble();
      double got = roundTo(element, value);
      EXPECT_TRUE(got == expected || (std::isnan(got) && std::isnan(expected)))
          << value << ": " << got << " for " << expected;
      Cell cell = cellOf(value);
      roundAll(element, {&cell, 1});
      EXPECT_TRUE(cell.f == expected ||
                  (std::isnan(cell.f) && std::isnan(expected)));
    }
  }
}

TEST(Element, keeps_the_bits_of_every_small_number) {
  MLIRContext context;
  for (Type type : floats(context)) {
    Element element = *findElement(type);
    if (element.bits > 16)
      continue;
    for (uint32_t bits = 0; bits < (1u << element.bits); ++bits) {
      uint32_t again = 0;
      Cell cell = decode(element, &bits);
      if (std::isnan(cell.f))
        continue;
      EXPECT_EQ(roundTo(element, cell.f), cell.f);
      encode(element, cell, &again);
      EXPECT_EQ(again, bits);
    }
  }
}

TEST(Element, wraps_integers_by_their_sign) {
  MLIRContext context;
  Builder builder(&context);
  Element byte = *findElement(builder.getI8Type());
  EXPECT_EQ(wrap(byte, 200), -56);
  EXPECT_EQ(asUnsigned(byte, -56), 200u);
  Element bit = *findElement(builder.getI1Type());
  EXPECT_EQ(wrap(bit, -1), 1);
  uint8_t two = 2;
  EXPECT_EQ(decode(bit, &two).i, 1);
  EXPECT_FALSE(findElement(IntegerType::get(&context, 7)));
  EXPECT_FALSE(findElement(Float80Type::get(&context)));
}
