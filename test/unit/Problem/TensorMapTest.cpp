//===- TensorMapTest.cpp - every rule broken once, and witnesses ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/TensorMap.h"

#include "llvm/ADT/STLExtras.h"

#include "gtest/gtest.h"

#include <functional>
#include <random>
#include <set>

using namespace tier;
using namespace tier::problem;
using namespace tier::problem::tensormap;
using machine::Element;

static Question legal() {
  Question q;
  q.dims = {Known::exactly(4096), Known::exactly(1000)};
  q.strideBytes = {Known::exactly(8192)};
  q.box = {64, 128};
  q.swizzle = SwizzleMode::Span128;
  return q;
}

/// An engine that has what some machine has.
static const machine::BulkCopyEngine everything = {.packsElements = true,
                                                   .hasAtoms = true};

static std::set<std::string> broken(const Question &q) {
  std::set<std::string> numbers;
  for (const Violation &violation : check(q))
    numbers.insert(violation.rule->number.str());
  return numbers;
}

TEST(TensorMap, rules_have_unique_ids_and_words) {
  std::set<std::string> seen;
  for (const Rule &rule : rules()) {
    EXPECT_TRUE(seen.insert(rule.id.str()).second);
    EXPECT_TRUE(seen.insert(rule.number.str()).second);
    EXPECT_EQ(rule.id.find("tensormap."), 0u);
    EXPECT_FALSE(rule.sentence.empty());
    EXPECT_FALSE(rule.fix.empty());
    EXPECT_EQ(findRule(rule.id), &rule);
    EXPECT_EQ(findRule(rule.number), &rule);
  }
}

TEST(TensorMap, a_legal_map_breaks_nothing) {
  EXPECT_TRUE(check(legal()).empty());
  Question q = legal();
  q.dims = {Known(), Known()};
  q.strideBytes = {Known::multipleOf(16)};
  EXPECT_TRUE(check(q).empty());
  // Not rules: strides below the extent, boxes beyond it, zero strides.
  q = legal();
  q.dims = {Known::exactly(40), Known::exactly(3)};
  q.strideBytes = {Known::exactly(0)};
  EXPECT_TRUE(check(q).empty());
}

// Each rule, broken by one change of a legal map, is the only one reported.
TEST(TensorMap, each_rule_is_reported_alone) {
  struct Case {
    const char *rule;
    std::function<void(Question &)> change;
  };
  using K = Known;
  Case cases[] = {
      {"T01",
       [](Question &q) {
         q.dims.assign(6, K::exactly(64));
         q.strideBytes.assign(5, K::exactly(128));
         q.box.assign(6, 2);
         q.box[0] = 64;
       }},
      {"T02", [](Question &q) { q.interleave = Interleave::Bytes16; }},
      {"T03", [](Question &q) { q.baseAlignment = 8; }},
      {"T04",
       [](Question &q) {
         q.dims.push_back(K::exactly(2));
         q.strideBytes.push_back(K::exactly(64));
         q.box = {16, 2, 2};
         q.interleave = Interleave::Bytes32;
         q.swizzle = SwizzleMode::Span32;
       }},
      {"T05",
       [](Question &q) {
         q.element = Element::I8;
         q.packing = Packing::U4Align16;
         q.box[0] = 128;
       }},
      {"T06", [](Question &q) { q.dims[1] = K::exactly(0); }},
      {"T06", [](Question &q) { q.dims[0] = K::exactly((1ll << 32) + 1); }},
      {"T07",
       [](Question &q) {
         q.element = Element::I8;
         q.packing = Packing::U4Align16;
         q.baseAlignment = 32;
         q.box[0] = 128;
         q.dims[0] = K::exactly(64);
       }},
      {"T08",
       [](Question &q) {
         q.element = Element::I8;
         q.packing = Packing::U4Align8;
         q.dims[0] = K::exactly(63);
       }},
      {"T09", [](Question &q) { q.strideBytes[0] = K::exactly(600); }},
      {"T09", [](Question &q) { q.strideBytes[0] = K::multipleOf(8); }},
      {"T10", [](Question &q) { q.strideBytes[0] = K::exactly(1ll << 40); }},
      {"T11",
       [](Question &q) {
         q.baseAlignment = 32;
         q.dims.push_back(K::exactly(2));
         q.strideBytes.push_back(K::exactly(48));
         q.box = {16, 2, 2};
         q.interleave = Interleave::Bytes32;
         q.swizzle = SwizzleMode::Span32;
       }},
      {"T12",
       [](Question &q) {
         q.element = Element::I8;
         q.packing = Packing::U4Align16;
         q.baseAlignment = 32;
         q.box[0] = 128;
         q.strideBytes[0] = K::exactly(48);
       }},
      {"T13", [](Question &q) { q.box[1] = 257; }},
      {"T13", [](Question &q) { q.box[1] = 0; }},
      {"T14", [](Question &q) { q.box[0] = 4; }},
      {"T15",
       [](Question &q) {
         q.element = Element::I8;
         q.packing = Packing::U4Align16;
         q.baseAlignment = 32;
       }},
      {"T16", [](Question &q) { q.elementStrides = {1, 9}; }},
      {"T17", [](Question &q) { q.box[0] = 72; }},
      {"T18",
       [](Question &q) {
         q.baseAlignment = 32;
         q.dims.push_back(K::exactly(2));
         q.strideBytes.push_back(K::exactly(64));
         q.box = {16, 2, 2};
         q.interleave = Interleave::Bytes32;
       }},
      {"T19",
       [](Question &q) {
         q.element = Element::I8;
         q.packing = Packing::U6Align16;
         q.baseAlignment = 32;
         q.box[0] = 128;
         q.swizzle = SwizzleMode::Span64;
       }},
      {"T20",
       [](Question &q) {
         q.element = Element::I8;
         q.packing = Packing::U4Align16;
         q.baseAlignment = 32;
         q.box[0] = 128;
         q.swizzle = SwizzleMode::Span128Atom64;
       }},
      {"T21",
       [](Question &q) {
         q.element = Element::I8;
         q.packing = Packing::U6Align16;
         q.baseAlignment = 32;
         q.dims.push_back(K::exactly(2));
         q.strideBytes.push_back(K::exactly(64));
         q.box = {128, 2, 2};
         q.interleave = Interleave::Bytes16;
       }},
      {"T22",
       [](Question &q) {
         q.element = Element::I16;
         q.fill = Fill::NaN;
       }},
      {"T23", [](Question &q) { q.objectAlignment = 32; }},
      {"T24",
       [](Question &q) {
         q.dims.push_back(K::exactly(64));
         q.strideBytes.push_back(K::exactly(128));
         q.box = {64, 256, 8};
       }},
      {"T25", [](Question &q) { q.starts = {K::exactly(4)}; }},
      {"T25",
       [](Question &q) {
         q.isStore = true;
         q.starts = {K::exactly(0), K::exactly(-1)};
       }},
      {"T26", [](Question &q) { q.sharedAlignment = 512; }},
      {"T27",
       [](Question &q) {
         q.isStore = true;
         q.dims[0] = K::exactly(1001);
         q.strideBytes[0] = K::exactly(2016);
       }},
  };
  Case more[] = {
      {"T29", [](Question &q) { q.elementStrides = {2, 1}; }},
      {"T30", [](Question &q) { q.engine.exists = false; }},
      {"T31",
       [](Question &q) {
         q.element = Element::I8;
         q.packing = Packing::U4Align16;
         q.engine.packsElements = false;
         q.box[0] = 128;
       }},
      {"T31",
       [](Question &q) {
         q.element = Element::I8;
         q.packing = Packing::U6Align16;
         q.toolkit = {12, 6};
       }},
      {"T32",
       [](Question &q) {
         q.swizzle = SwizzleMode::Span128Atom32;
         q.engine.hasAtoms = false;
       }},
      {"T32",
       [](Question &q) {
         q.swizzle = SwizzleMode::Span128Atom64;
         q.toolkit = {12, 0};
       }},
      {"T33",
       [](Question &q) {
         q.swizzle = SwizzleMode::Span96;
         q.box[0] = 48;
       }},
      {"T34",
       [](Question &q) {
         q.element = Element::I8;
         q.packing = Packing::U4Align16;
         q.baseAlignment = 32;
         q.box[0] = 128;
         q.isStore = true;
       }},
  };
  std::set<std::string> covered;
  for (const Case &c : llvm::concat<const Case>(cases, more)) {
    Question q = legal();
    q.engine = everything;
    c.change(q);
    EXPECT_EQ(broken(q), std::set<std::string>{c.rule}) << c.rule;
    covered.insert(c.rule);
  }
  for (const Rule &rule : rules())
    if (rule.number != "T28")
      EXPECT_TRUE(covered.count(rule.number.str())) << rule.number.str();
}

TEST(TensorMap, rules_are_those_of_the_machine_and_toolkit) {
  machine::BulkCopyEngine plain;
  int64_t packed = 0;
  for (const Rule &rule : rules()) {
    EXPECT_TRUE(rule.appliesTo(everything, {13, 0}));
    EXPECT_EQ(rule.appliesTo(plain, {13, 0}), rule.scope == Scope::Any);
    EXPECT_EQ(rule.appliesTo(everything, {12, 6}), rule.scope == Scope::Any);
    packed += rule.scope == Scope::Packed;
  }
  EXPECT_EQ(packed, 9);
  for (const Exception &exception : exceptions())
    EXPECT_TRUE(findRule(exception.number));
  EXPECT_FALSE(machine::bulkCopyEngineOf("cpu").exists);
  EXPECT_FALSE(machine::bulkCopyEngineOf("sm_90a").packsElements);
  EXPECT_TRUE(machine::bulkCopyEngineOf("sm_100a").packsElements);
  for (const machine::Machine &machine : machine::all())
    EXPECT_EQ(machine::bulkCopyEngineOf(machine.name).exists,
              machine.hasBulkCopy);
  EXPECT_EQ(machine::parseToolkit("12.8"), (machine::Toolkit{12, 8}));
  EXPECT_FALSE(machine::parseToolkit("twelve"));
}

TEST(TensorMap, numbers_that_make_no_sense_are_refused_not_computed) {
  Question q = legal();
  q.box = {int64_t(1) << 62, -5};
  q.elementStrides = {0, 0};
  q.strideBytes = {Known::exactly(INT64_MIN)};
  q.dims = {Known::exactly(INT64_MAX), Known::exactly(INT64_MIN)};
  q.starts = {Known::exactly(INT64_MAX), Known::exactly(INT64_MIN)};
  std::set<std::string> all = broken(q);
  for (const char *rule : {"T06", "T10", "T13", "T16", "T17"})
    EXPECT_TRUE(all.count(rule)) << rule;
  EXPECT_GE(transactionBytes(q), 0);
}

TEST(TensorMap, violations_print_rule_and_value) {
  Question q = legal();
  q.strideBytes[0] = Known::exactly(600);
  ASSERT_EQ(check(q).size(), 1u);
  EXPECT_EQ(check(q)[0].message(),
            "[tensormap.stride-16] expects byte strides that are multiples of "
            "16 in all but the inner dimension, got stride 1 = 600 bytes");
}

static View matrix(Element element, Known rowBytes,
                   llvm::SmallVector<int64_t> tile) {
  View view;
  view.element = element;
  view.extents = {Known(), Known()};
  view.strideBytes = {rowBytes, Known::exactly(machine::byteWidth(element))};
  view.tile = std::move(tile);
  return view;
}

TEST(TensorMap, synthesizes_spans_and_boxes) {
  auto answer =
      synthesize(matrix(Element::BF16, Known::multipleOf(16), {256, 128}));
  ASSERT_TRUE(answer) << answer.refusal.str();
  const Witness &w = *answer.witness;
  EXPECT_EQ(w.box, (llvm::SmallVector<int64_t>{64, 256}));
  EXPECT_EQ(w.dims, (llvm::SmallVector<int64_t>{1, 0}));
  EXPECT_EQ(w.swizzle, SwizzleMode::Span128);
  ASSERT_EQ(w.boxes.size(), 2u);
  EXPECT_EQ(w.boxes[1].offset, (llvm::SmallVector<int64_t>{64, 0}));
  EXPECT_EQ(w.boxes[1].sharedElement, 64 * 256);
  EXPECT_EQ(w.bytesPerTile, 256 * 128 * 2);
  EXPECT_EQ(w.alignment, 1024);
  // More than 256 rows take more boxes.
  auto tall =
      synthesize(matrix(Element::BF16, Known::multipleOf(16), {512, 64}));
  ASSERT_TRUE(tall);
  EXPECT_EQ(tall.witness->boxes.size(), 2u);
  EXPECT_EQ(tall.witness->boxes[1].sharedElement, 256 * 64);
}

TEST(TensorMap, synthesizes_batches_and_transposed_views) {
  View view;
  view.extents = {Known(), Known(), Known()};
  view.strideBytes = {Known::multipleOf(16), Known::exactly(2),
                      Known::multipleOf(32)};
  view.tile = {1, 128, 64};
  auto answer = synthesize(view);
  ASSERT_TRUE(answer) << answer.refusal.str();
  EXPECT_EQ(answer.witness->dims, (llvm::SmallVector<int64_t>{1, 2, 0}));
  EXPECT_EQ(answer.witness->box, (llvm::SmallVector<int64_t>{64, 64, 1}));
  EXPECT_EQ(answer.witness->boxes.size(), 2u);
}

TEST(TensorMap, refuses_with_the_rule) {
  auto rule = [](const Answer &answer) {
    return answer || answer.refusal.violations.empty()
               ? std::string()
               : answer.refusal.violations.front().rule->id.str();
  };
  EXPECT_EQ(
      rule(synthesize(matrix(Element::BF16, Known::exactly(600), {128, 64}))),
      "tensormap.stride-16");
  // 1200 = 75 * 16.
  EXPECT_EQ(
      rule(synthesize(matrix(Element::F32, Known::exactly(1200), {128, 32}))),
      "");
  View step = matrix(Element::F16, Known::multipleOf(16), {128, 64});
  step.strideBytes[1] = Known::exactly(4);
  EXPECT_EQ(rule(synthesize(step)), "tensormap.unit-stride");
  View offset = matrix(Element::F16, Known::multipleOf(16), {128, 64});
  offset.baseAlignment = 2;
  EXPECT_EQ(rule(synthesize(offset)), "tensormap.base-16");
  View flipped = matrix(Element::F16, Known::exactly(-1024), {128, 64});
  EXPECT_EQ(rule(synthesize(flipped)), "tensormap.stride-limit");
  View store = matrix(Element::BF16, Known::multipleOf(16), {128, 64});
  store.isStore = true;
  EXPECT_EQ(rule(synthesize(store)), "tensormap.store-tail");
  store.extents[1] = Known::multipleOf(8);
  EXPECT_EQ(rule(synthesize(store)), "");
  View start = matrix(Element::BF16, Known::multipleOf(16), {128, 64});
  start.startDivisors = {1, 4};
  EXPECT_EQ(rule(synthesize(start)), "tensormap.start-16");
}

// A witness always passes check, its boxes cover the tile once, and their bytes
// add up.
TEST(TensorMap, witnesses_are_legal_and_cover_the_tile) {
  std::mt19937 engine(7);
  auto pick = [&](std::initializer_list<int64_t> values) {
    return *(values.begin() + engine() % values.size());
  };
  int witnesses = 0;
  for (int trial = 0; trial < 500; ++trial) {
    View view;
    view.element =
        static_cast<Element>(pick({static_cast<int64_t>(Element::BF16),
                                   static_cast<int64_t>(Element::F32),
                                   static_cast<int64_t>(Element::I8)}));
    int64_t bytes = machine::byteWidth(view.element);
    int64_t rank = pick({2, 3, 4});
    int64_t contiguous = engine() % rank;
    for (int64_t d = 0; d < rank; ++d) {
      view.extents.push_back(Known::multipleOf(pick({1, 8, 16})));
      view.strideBytes.push_back(d == contiguous
                                     ? Known::exactly(bytes)
                                     : Known::multipleOf(pick({8, 16, 64})));
      view.tile.push_back(d == contiguous ? pick({16, 32, 64, 128})
                                          : pick({1, 2, 8, 64}));
    }
    view.isStore = engine() % 2;
    auto answer = synthesize(view);
    if (!answer) {
      EXPECT_FALSE(answer.refusal.violations.empty());
      continue;
    }
    ++witnesses;
    const Witness &w = *answer.witness;
    Question q = w.question(view);
    EXPECT_TRUE(check(q).empty());
    EXPECT_EQ(transactionBytes(q) * static_cast<int64_t>(w.boxes.size()),
              w.bytesPerTile);
    std::set<int64_t> starts;
    for (const Box &box : w.boxes)
      EXPECT_TRUE(starts.insert(box.sharedElement).second);
    EXPECT_EQ(sharedLayoutOf(view, w).cosize() * bytes, w.bytesPerTile);
    EXPECT_TRUE(sharedLayoutOf(view, w).isInjective());
  }
  EXPECT_GT(witnesses, 100);
}

/// Packed numbers take a byte each of the tile, and less of memory.
TEST(TensorMap, a_witness_of_packed_numbers_counts_bytes_of_memory) {
  for (auto [element, bits, packing] :
       {std::tuple(Element::F4E2M1, 4, Packing::U4Align16),
        std::tuple(Element::F6E2M3, 6, Packing::U6Align16),
        std::tuple(Element::F6E3M2, 6, Packing::U6Align16)}) {
    View view;
    view.element = element;
    view.baseAlignment = 32;
    view.extents = {Known::exactly(1000), Known::multipleOf(128)};
    view.strideBytes = {Known::multipleOf(128), Known::exactly(1)};
    view.tile = {64, 256};
    Answer answer = synthesize(view);
    ASSERT_TRUE(answer) << answer.refusal.str();
    EXPECT_EQ(answer.witness->box, (llvm::SmallVector<int64_t>{128, 64}));
    EXPECT_EQ(answer.witness->boxes.size(), 2u);
    EXPECT_EQ(answer.witness->boxes.back().sharedElement, 64 * 128);
    EXPECT_EQ(answer.witness->bytesPerTile, 64 * 256 * bits / 8);
    Question question = answer.witness->question(view);
    EXPECT_EQ(question.packing, packing);
    EXPECT_EQ(question.strideBytes.front().divisor, 128 * bits / 8);
    EXPECT_EQ(2 * transactionBytes(question), answer.witness->bytesPerTile);

    view.strideBytes[0] = Known::multipleOf(16);
    EXPECT_FALSE(synthesize(view));
    view.strideBytes[0] = Known::multipleOf(128);
    view.extents[1] = Known::multipleOf(64);
    EXPECT_FALSE(synthesize(view));
    view.extents[1] = Known::multipleOf(128);
    view.baseAlignment = 16;
    EXPECT_FALSE(synthesize(view));
    view.baseAlignment = 32;
    view.isStore = true; // those of 4 bits are read only
    EXPECT_EQ(bool(synthesize(view)), bits == 6);
  }
}
