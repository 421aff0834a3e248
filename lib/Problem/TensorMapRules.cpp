//===- TensorMapRules.cpp - the rules of a tensor map, one row each -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/TensorMap.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tier::problem::tensormap {

//===----------------------------------------------------------------------===//
// Swizzle modes
//===----------------------------------------------------------------------===//

namespace {
struct ModeFacts {
  StringLiteral name;
  int64_t span;
  Swizzle onBytes;
};
} // namespace

// In the order of the enumeration. The flip of 8-byte halves is not an XOR of
// this family, so it is never synthesised.
static constexpr ModeFacts modes[] = {
    {"none", 0, {0, 0, 0}},
    {"32B", 32, {1, 4, 3}},
    {"64B", 64, {2, 4, 3}},
    {"128B", 128, {3, 4, 3}},
    {"128B_atom_32B", 128, {2, 5, 2}},
    {"128B_atom_32B_flip_8B", 128, {2, 5, 2}},
    {"128B_atom_64B", 128, {1, 6, 1}},
};

static const ModeFacts &factsOf(SwizzleMode mode) {
  return modes[static_cast<int>(mode)];
}

StringRef stringify(SwizzleMode mode) { return factsOf(mode).name; }

std::optional<SwizzleMode> parseSwizzle(StringRef text) {
  for (auto [index, facts] : enumerate(modes))
    if (facts.name == text)
      return static_cast<SwizzleMode>(index);
  return std::nullopt;
}

int64_t spanBytes(SwizzleMode mode) { return factsOf(mode).span; }
Swizzle swizzleOnBytes(SwizzleMode mode) { return factsOf(mode).onBytes; }
int64_t repeatBytes(SwizzleMode mode) {
  return mode == SwizzleMode::None ? 128 : factsOf(mode).onBytes.repeat();
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static constexpr Rule table[] = {
#define TIER_TENSORMAP_RULE(number, id, checkedBy, expects, fix)               \
  {number, id, expects, fix, CheckedBy::checkedBy},
#include "tier/Problem/TensorMapRules.inc"
#undef TIER_TENSORMAP_RULE
};

ArrayRef<Rule> rules() { return table; }

const Rule *findRule(StringRef idOrNumber) {
  for (const Rule &rule : table)
    if (rule.id == idOrNumber || rule.number == idOrNumber)
      return &rule;
  return nullptr;
}

std::string Violation::message() const {
  return ("[" + Twine(rule->id) + "] expects " + rule->sentence + ", got " +
          got)
      .str();
}

//===----------------------------------------------------------------------===//
// check
//===----------------------------------------------------------------------===//

namespace {

/// Collects what is broken, in table order at the end.
struct Checker {
  const Question &q;
  SmallVector<Violation> violations;

  int64_t elementBytes() const { return machine::byteWidth(q.element); }
  bool isPadded() const {
    return q.packing == Packing::U4Align16 || q.packing == Packing::U6Align16;
  }

  /// Breaks rule `number` with what was found, unless `isKept`.
  void keep(StringRef number, bool isKept, const Twine &got) {
    if (!isKept)
      violations.push_back({findRule(number), got.str()});
  }

  void checkShape();
  void checkBase();
  void checkStrides();
  void checkBox();
  void checkModes();
  void checkUse();
};

} // namespace

void Checker::checkShape() {
  int64_t rank = q.dims.size();
  keep("T01", rank >= 1 && rank <= 5, "rank " + Twine(rank));
  keep("T02", q.interleave == Interleave::None || rank >= 3,
       "rank " + Twine(rank));
  for (auto [i, dim] : enumerate(q.dims))
    if (dim.value)
      keep("T06", *dim.value > 0 && *dim.value <= int64_t(1) << 32,
           "extent " + Twine(i) + " = " + Twine(*dim.value));
  if (rank == 0)
    return;
  const Known &inner = q.dims.front();
  keep("T07", !isPadded() || inner.isMultipleOf(128),
       "an inner extent that is " + inner.str());
  keep("T08", q.packing != Packing::U4Align8 || inner.isMultipleOf(2),
       "an inner extent that is " + inner.str());
}

void Checker::checkBase() {
  std::string text = "alignment " + std::to_string(q.baseAlignment);
  keep("T03", q.baseAlignment % 16 == 0, text);
  keep("T04", q.interleave != Interleave::Bytes32 || q.baseAlignment % 32 == 0,
       text);
  keep("T05", !isPadded() || q.baseAlignment % 32 == 0, text);
  keep("T23", q.objectAlignment % 64 == 0,
       "alignment " + Twine(q.objectAlignment));
}

void Checker::checkStrides() {
  for (auto [i, stride] : enumerate(q.strideBytes)) {
    // A dimension of extent 1 is never stepped along.
    bool isUnused =
        i + 1 < q.dims.size() && q.dims[i + 1].value == 1 && stride.value == 0;
    if (isUnused)
      continue;
    std::string got =
        "stride " + std::to_string(i + 1) + " = " + stride.str() + " bytes";
    keep("T09", stride.isMultipleOf(16), got);
    keep("T10",
         !stride.value ||
             (*stride.value >= 0 && *stride.value < int64_t(1) << 40),
         got);
    keep("T11", q.interleave != Interleave::Bytes32 || stride.isMultipleOf(32),
         got);
    keep("T12", !isPadded() || stride.isMultipleOf(32), got);
  }
}

void Checker::checkBox() {
  int64_t product = elementBytes();
  for (auto [i, side] : enumerate(q.box)) {
    keep("T13", side > 0 && side <= 256,
         "box side " + Twine(i) + " = " + Twine(side));
    product *= side;
  }
  keep("T24", product <= 233472, Twine(product) + " bytes");
  for (auto [i, step] : enumerate(q.elementStrides))
    keep("T16", step > 0 && step <= 8,
         "element stride " + Twine(i) + " = " + Twine(step));
  if (q.box.empty())
    return;
  int64_t innerBytes = q.box.front() * elementBytes();
  std::string got = std::to_string(innerBytes) + " bytes";
  bool isPlain = q.interleave == Interleave::None;
  keep("T14", !isPlain || q.packing != Packing::None || innerBytes % 16 == 0,
       got);
  keep("T15", !isPadded() || q.box.front() == 128,
       Twine(q.box.front()) + " elements");
  int64_t span = spanBytes(q.swizzle);
  keep("T17", !isPlain || span == 0 || isPadded() || innerBytes <= span,
       got + " for a span of " + Twine(span));
}

void Checker::checkModes() {
  std::string got = ("swizzle " + stringify(q.swizzle)).str();
  auto isOneOf = [&](std::initializer_list<SwizzleMode> allowed) {
    return is_contained(allowed, q.swizzle);
  };
  keep("T18",
       q.interleave != Interleave::Bytes32 || isOneOf({SwizzleMode::Span32}),
       got);
  keep("T19",
       q.packing != Packing::U6Align16 ||
           isOneOf({SwizzleMode::None, SwizzleMode::Span128,
                    SwizzleMode::Span128Atom32, SwizzleMode::Span128Atom64}),
       got);
  keep("T20",
       q.packing != Packing::U4Align16 ||
           isOneOf({SwizzleMode::None, SwizzleMode::Span128,
                    SwizzleMode::Span128Atom32}),
       got);
  keep("T21",
       q.packing != Packing::U6Align16 || q.interleave == Interleave::None,
       "an interleaved map");
  keep("T22",
       q.fill == Fill::Zero ||
           (machine::isFloat(q.element) && machine::bitWidth(q.element) >= 16 &&
            q.packing == Packing::None),
       "element " + Twine(machine::stringify(q.element)));
}

void Checker::checkUse() {
  for (auto [i, start] : enumerate(q.starts)) {
    std::string got =
        "start " + std::to_string(i) + " = " + start.str() + " elements";
    bool isInner = i == 0;
    bool isKept =
        !isInner || (start.value ? *start.value * elementBytes() % 16
                                 : start.divisor * elementBytes() % 16) == 0;
    if (q.isStore && start.value)
      isKept &= *start.value >= 0;
    keep("T25", isKept, got);
  }
  keep("T26",
       q.sharedAlignment % std::max<int64_t>(128, repeatBytes(q.swizzle)) == 0,
       "alignment " + Twine(q.sharedAlignment));
  if (!q.isStore || q.dims.empty())
    return;
  const Known &inner = q.dims.front();
  int64_t bytes = elementBytes();
  bool isWhole = (inner.value ? *inner.value : inner.divisor) * bytes % 16 == 0;
  keep("T27", isWhole, "an inner extent that is " + inner.str());
}

SmallVector<Violation> check(const Question &question) {
  Checker checker{question, {}};
  checker.checkShape();
  checker.checkBase();
  checker.checkStrides();
  checker.checkBox();
  checker.checkModes();
  checker.checkUse();
  llvm::sort(checker.violations, [](const Violation &a, const Violation &b) {
    return std::pair(a.rule, StringRef(a.got)) <
           std::pair(b.rule, StringRef(b.got));
  });
  return std::move(checker.violations);
}

int64_t transactionBytes(const Question &question) {
  int64_t bytes = machine::byteWidth(question.element);
  for (auto [i, side] : enumerate(question.box)) {
    int64_t step = i == 0 || question.elementStrides.empty()
                       ? 1
                       : question.elementStrides[i];
    bytes *= divideCeil(side, step);
  }
  return bytes;
}

} // namespace tier::problem::tensormap
