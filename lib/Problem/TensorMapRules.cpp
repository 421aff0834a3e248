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

static constexpr auto encode = CheckedBy::Encode, run = CheckedBy::Run,
                      ours = CheckedBy::Ours;

static constexpr Rule table[] = {
    {"T01", "tensormap.rank", "a rank of 1 to 5",
     "fold dimensions that are contiguous into one", encode},
    {"T02", "tensormap.interleave-rank", "rank 3 or more when interleaved",
     "use interleave none", encode},
    {"T03", "tensormap.base-16", "a base address aligned to 16 bytes",
     "allocate or slice so that the first element is 16-byte aligned", encode},
    {"T04", "tensormap.base-interleave",
     "a base address aligned to 32 bytes for interleave 32B",
     "align the base to 32 bytes", encode},
    {"T05", "tensormap.base-packed",
     "a base address aligned to 32 bytes for elements padded to 16 bytes",
     "align the base to 32 bytes", encode},
    {"T06", "tensormap.extent", "extents of 1 to 2^32",
     "split the dimension, or skip the copy of an empty tensor", encode},
    {"T07", "tensormap.extent-packed-128",
     "an inner extent that is a multiple of 128 packed elements",
     "pad the inner dimension", encode},
    {"T08", "tensormap.extent-packed-even",
     "an even inner extent of packed elements", "pad the inner dimension",
     encode},
    {"T09", "tensormap.stride-16",
     "byte strides that are multiples of 16 in all but the inner dimension",
     "pad the row, or make the inner extent a multiple of 16 bytes", encode},
    {"T10", "tensormap.stride-limit", "byte strides below 2^40",
     "fold the dimension into the base pointer", encode},
    {"T11", "tensormap.stride-interleave",
     "byte strides that are multiples of 32 for interleave 32B", "pad the row",
     encode},
    {"T12", "tensormap.stride-packed",
     "byte strides that are multiples of 32 for elements padded to 16 bytes",
     "pad the row", encode},
    {"T13", "tensormap.box", "box sides of 1 to 256",
     "copy the tile as several boxes", encode},
    {"T14", "tensormap.box-16",
     "an inner box side that is a multiple of 16 bytes",
     "widen the tile along the contiguous dimension", encode},
    {"T15", "tensormap.box-packed",
     "an inner box side of exactly 128 padded elements",
     "use a tile of 128 elements", encode},
    {"T16", "tensormap.element-stride", "element strides of 1 to 8",
     "take every element and drop some later", encode},
    {"T17", "tensormap.box-span",
     "an inner box side of at most the swizzle span",
     "copy the tile as several boxes of one span", encode},
    {"T18", "tensormap.interleave-swizzle", "swizzle 32B for interleave 32B",
     "use swizzle 32B", encode},
    {"T19", "tensormap.swizzle-u6",
     "swizzle none, 128B, 128B_atom_32B or 128B_atom_64B for 6-bit elements",
     "use swizzle 128B", encode},
    {"T20", "tensormap.swizzle-u4",
     "swizzle none, 128B or 128B_atom_32B for padded 4-bit elements",
     "use swizzle 128B", encode},
    {"T21", "tensormap.interleave-u6", "no interleave for 6-bit elements",
     "use interleave none", encode},
    {"T22", "tensormap.fill", "an unpacked floating type for NaN fill",
     "fill with zeros", encode},
    {"T23", "tensormap.object-64", "a descriptor aligned to 64 bytes",
     "align the 128 bytes of the descriptor to 64", encode},
    {"T24", "tensormap.box-bytes", "a box of at most 233472 bytes",
     "copy the tile as several boxes", encode},
    {"T25", "tensormap.start-16",
     "inner start coordinates that are multiples of 16 bytes, and none below 0 "
     "for a store",
     "start tiles at multiples of 16 bytes", run},
    {"T26", "tensormap.shared-alignment",
     "a shared tile aligned to 128 bytes, and to the swizzle's repeat",
     "align the allocation to 1024 bytes", run},
    {"T27", "tensormap.store-tail",
     "an inner extent that is a multiple of 16 bytes for a store",
     "store the edge by another path, or pad the row", ours},
    // Not a field of the descriptor: it has no stride for the inner dimension.
    {"T28", "tensormap.unit-stride", "a dimension with unit stride",
     "make one dimension contiguous, or copy by threads", ours},
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
