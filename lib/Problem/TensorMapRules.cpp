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
    {"96B", 96, {1, 4, 3}},
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
#define TIER_TENSORMAP_RULE(number, id, checkedBy, scope, expects, fix)        \
  {number, id, expects, fix, CheckedBy::checkedBy, Scope::scope},
#include "tier/Problem/TensorMapRules.inc"
#undef TIER_TENSORMAP_RULE
};

static constexpr Exception measured[] = {
#define TIER_TENSORMAP_RULE(number, id, checkedBy, scope, expects, fix)
#define TIER_TENSORMAP_EXCEPTION(number, kind, measured)                       \
  {number, ExceptionKind::kind, measured},
#include "tier/Problem/TensorMapRules.inc"
#undef TIER_TENSORMAP_RULE
};

ArrayRef<Rule> rules() { return table; }
ArrayRef<Exception> exceptions() { return measured; }

/// Packed elements and swizzle atoms came with this one.
static constexpr machine::Toolkit firstWithPacked = {12, 8};

machine::Toolkit Rule::since() const {
  return scope == Scope::Packed ? firstWithPacked : machine::Toolkit{12, 0};
}

bool Rule::appliesTo(const machine::BulkCopyEngine &engine,
                     machine::Toolkit toolkit) const {
  return toolkit >= since() &&
         (scope == Scope::Any || (engine.exists && engine.packsElements));
}

const Rule *findRule(StringRef idOrNumber) {
  for (const Rule &rule : table)
    if (rule.id == idOrNumber || rule.number == idOrNumber)
      return &rule;
  return nullptr;
}

std::optional<Packing> parsePacking(StringRef text) {
  static constexpr StringLiteral names[] = {"none", "u4_align8", "u4_align16",
                                            "u6_align16"};
  for (auto [index, name] : enumerate(names))
    if (name == text)
      return static_cast<Packing>(index);
  return std::nullopt;
}

Packing packingOf(machine::Element element) {
  switch (machine::packedBits(element)) {
  case 4:
    return Packing::U4Align16;
  case 6:
    return Packing::U6Align16;
  default:
    return Packing::None;
  }
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

  int64_t bytesOf(int64_t elements) const {
    return divideCeil(elements * elementBits(q), 8);
  }
  bool isPadded() const {
    return q.packing == Packing::U4Align16 || q.packing == Packing::U6Align16;
  }

  /// Breaks rule `number` with what was found, unless `isKept` or the rule is
  /// about other machines.
  void keep(StringRef number, bool isKept, const Twine &got) {
    const Rule *rule = findRule(number);
    if (!isKept && rule->appliesTo(q.engine, q.toolkit))
      violations.push_back({rule, got.str()});
  }

  void checkShape();
  void checkBase();
  void checkStrides();
  void checkBox();
  void checkModes();
  void checkMachine();
  void checkUse();
};

} // namespace

void Checker::checkShape() {
  int64_t rank = q.dims.size();
  keep("T01", rank >= 1 && rank <= 5, "rank " + Twine(rank));
  keep("T02", q.interleave == Interleave::None || rank >= 3,
       "rank " + Twine(rank));
  for (auto [i, dim] : enumerate(q.dims))
    keep("T06",
         dim.value ? *dim.value > 0 && *dim.value <= int64_t(1) << 32
                   : dim.divisor <= int64_t(1) << 32,
         "extent " + Twine(i) + " = " + dim.str());
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
         stride.value ? *stride.value >= 0 && *stride.value < int64_t(1) << 40
                      : stride.divisor < int64_t(1) << 40,
         got);
    keep("T11", q.interleave != Interleave::Bytes32 || stride.isMultipleOf(32),
         got);
    keep("T12", !isPadded() || stride.isMultipleOf(32), got);
  }
}

void Checker::checkBox() {
  int64_t elements = 1;
  for (auto [i, side] : enumerate(q.box)) {
    keep("T13", side > 0 && side <= 256,
         "box side " + Twine(i) + " = " + Twine(side));
    // Five sides of 256 fit; what is longer is broken anyway. The driver divides
    // by element strides and rounds down (measured).
    int64_t step = i < q.elementStrides.size()
                       ? std::clamp<int64_t>(q.elementStrides[i], 1, 8)
                       : 1;
    elements *= std::clamp<int64_t>(side, 1, 257) / step;
  }
  keep("T24", bytesOf(elements) <= q.engine.boxBytes,
       Twine(bytesOf(elements)) + " bytes");
  for (auto [i, step] : enumerate(q.elementStrides))
    keep("T16", step > 0 && step <= 8,
         "element stride " + Twine(i) + " = " + Twine(step));
  if (!q.elementStrides.empty())
    keep("T29",
         q.interleave != Interleave::None || q.elementStrides.front() == 1 ||
             q.elementStrides.front() < 1 || q.elementStrides.front() > 8,
         "element stride 0 = " + Twine(q.elementStrides.front()));
  if (q.box.empty())
    return;
  int64_t innerBytes =
      bytesOf(std::clamp<int64_t>(q.box.front(), -1, int64_t(1) << 32));
  std::string got = std::to_string(innerBytes) + " bytes";
  bool isPlain = q.interleave == Interleave::None;
  // The documents ask it of plain maps only, drivers of all (measured).
  keep("T14", isPadded() || innerBytes % 16 == 0, got);
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

void Checker::checkMachine() {
  keep("T30", q.engine.exists, "one without");
  bool isRecent = q.toolkit >= firstWithPacked;
  std::string toolkit = "toolkit " + std::to_string(q.toolkit.major) + "." +
                        std::to_string(q.toolkit.minor);
  keep("T31",
       q.packing == Packing::None || (q.engine.packsElements && isRecent),
       q.engine.packsElements ? toolkit : "a machine without");
  bool isAtom = q.swizzle == SwizzleMode::Span128Atom32 ||
                q.swizzle == SwizzleMode::Span128Atom32Flip8 ||
                q.swizzle == SwizzleMode::Span128Atom64;
  keep("T32", !isAtom || (q.engine.hasAtoms && isRecent),
       q.engine.hasAtoms ? toolkit : "a machine without");
  keep("T33", q.swizzle != SwizzleMode::Span96, "swizzle 96B");
  keep("T34", q.packing != Packing::U4Align16 || !q.isStore, "a store");
}

/// Whether a start coordinate is surely where the engine may begin.
static bool isWhole(const Known &known, int64_t bits, int64_t bytes) {
  int64_t elements = known.value ? *known.value : known.divisor;
  return elements % (8 * bytes) * bits % (8 * bytes) == 0;
}

void Checker::checkUse() {
  for (auto [i, start] : enumerate(q.starts)) {
    std::string got =
        "start " + std::to_string(i) + " = " + start.str() + " elements";
    bool isInner = i == 0;
    bool isKept = !isInner || (isPadded() ? start.isMultipleOf(128)
                                          : isWhole(start, elementBits(q), 16));
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
  keep("T27", isWhole(inner, elementBits(q), 16),
       "an inner extent that is " + inner.str());
}

SmallVector<Violation> check(const Question &question) {
  Checker checker{question, {}};
  checker.checkShape();
  checker.checkBase();
  checker.checkStrides();
  checker.checkBox();
  checker.checkModes();
  checker.checkMachine();
  checker.checkUse();
  llvm::sort(checker.violations, [](const Violation &a, const Violation &b) {
    return std::pair(a.rule, StringRef(a.got)) <
           std::pair(b.rule, StringRef(b.got));
  });
  return std::move(checker.violations);
}

int64_t elementBits(const Question &question) {
  switch (question.packing) {
  case Packing::U4Align8:
  case Packing::U4Align16:
    return 4;
  case Packing::U6Align16:
    return 6;
  case Packing::None:
    break;
  }
  return 8 * machine::byteWidth(question.element);
}

int64_t transactionBytes(const Question &question) {
  int64_t elements = 1;
  for (auto [i, side] : enumerate(question.box)) {
    int64_t step = i == 0 || question.elementStrides.empty()
                       ? 1
                       : question.elementStrides[i];
    // Illegal sides and steps report nothing that means anything.
    elements *= divideCeil(std::clamp<int64_t>(side, 0, 257),
                           std::max<int64_t>(1, step));
  }
  return elements * elementBits(question) / 8;
}

} // namespace tier::problem::tensormap
