//===- Canonicalize.cpp - give equal layouts one spelling -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Functions.h"
#include "tier/Dialect/Layout/Transforms/Passes.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/Canonical.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tier::layout {

#define GEN_PASS_DEF_CANONICALIZE
#include "tier/Dialect/Layout/Transforms/Passes.h.inc"

static remark::RemarkOpts named(StringRef name) {
  return remark::RemarkOpts::name(name).category("layout-canonicalize");
}

//===----------------------------------------------------------------------===//
// Normal forms of attributes
//===----------------------------------------------------------------------===//

namespace {
/// The normal form of an attribute, or why it stays.
struct Spelling {
  Attribute attr;
  std::string why;
};
} // namespace

static Spelling canonicalChain(Attribute original,
                               const problem::Chain &chain) {
  problem::Canonical normal = problem::canonical(chain);
  if (normal.form != problem::Form::Modes &&
      normal.form != problem::Form::Swizzle)
    return {original, "no normal form was found"};
  const problem::Chain &spelled = normal.function.pieces.front().value;
  if (!problem::equal(chain, spelled).isEqual())
    return {original, "the normal form is not proven to be the same function"};
  Attribute attr = toAttr(original.getContext(), spelled);
  if (!attr || spelled.first.offset != 0)
    return {original, "its normal form has an offset"};
  return {attr, ""};
}

/// Digits that change nothing on any coordinate: the domain need not be known.
static StridedAttr canonicalModes(StridedAttr strided) {
  problem::Layout layout = toProblem(strided);
  for (problem::Modes &modes : layout.dims)
    if (modes.back().size != 1) // the last mode is not bounded
      modes = problem::coalesce(modes);
  return toStrided(strided.getContext(), layout);
}

/// The normal form of the layout of a memref, whose extents are the domain.
static Spelling canonicalLayout(MemRefType type) {
  Attribute layout = type.getLayout();
  if (type.hasStaticShape())
    return canonicalChain(layout, *toChain(layout));
  if (auto compose = dyn_cast<ComposeAttr>(layout))
    return {ComposeAttr::get(type.getContext(),
                             canonicalModes(compose.getFirst()),
                             compose.getSecond()),
            ""};
  return {canonicalModes(cast<StridedAttr>(layout)), ""};
}

/// Boxes, in the order in which they were found; no domain is declared.
static Attribute toAttr(MLIRContext *context, const problem::Canonical &normal,
                        problem::Piecewise &written) {
  SmallVector<IntegerSetAttr> guards;
  SmallVector<Attribute> layouts;
  SmallVector<int64_t> offsets;
  for (const problem::Piece &piece : normal.function.pieces) {
    std::optional<IntegerSet> guard = toIntegerSet(context, piece.guard, 0);
    Attribute layout = toAttr(context, piece.value);
    if (!guard || !layout)
      return {};
    guards.push_back(IntegerSetAttr::get(*guard));
    layouts.push_back(layout);
    offsets.push_back(piece.value.first.offset);
  }
  if (guards.empty())
    return {};
  auto attr = PiecewiseAttr::get(context, IntegerSetAttr(), guards, layouts,
                                 offsets);
  written = attr.toProblem();
  return attr;
}

/// Pieces with symbols, or too many points: only the modes are coalesced.
static Spelling canonicalPieces(PiecewiseAttr piecewise, std::string why) {
  SmallVector<Attribute> layouts;
  for (Attribute layout : piecewise.getLayouts()) {
    if (auto strided = dyn_cast<StridedAttr>(layout))
      layout = canonicalModes(strided);
    else if (auto compose = dyn_cast<ComposeAttr>(layout))
      layout = ComposeAttr::get(layout.getContext(),
                                canonicalModes(compose.getFirst()),
                                compose.getSecond());
    layouts.push_back(layout);
  }
  return {PiecewiseAttr::get(piecewise.getContext(), piecewise.getDomain(),
                             piecewise.getGuards(), layouts,
                             piecewise.getOffsets()),
          std::move(why)};
}

/// Pieces that a printed attribute may have.
static constexpr size_t mostPieces = 4096;

static Spelling canonicalFunction(PiecewiseAttr piecewise) {
  problem::Piecewise function = piecewise.toProblem();
  problem::Canonical normal = problem::canonical(function);
  if (normal.form == problem::Form::None)
    return canonicalPieces(piecewise, "no normal form was found");
  if (normal.form == problem::Form::Table ||
      normal.function.pieces.size() > mostPieces)
    return canonicalPieces(piecewise, "the normal form has too many pieces");
  problem::Piecewise written = normal.function;
  Attribute attr;
  if (normal.form == problem::Form::Modes ||
      normal.form == problem::Form::Swizzle) {
    const problem::Chain &chain = normal.function.pieces.front().value;
    if (chain.first.offset == 0)
      attr = toAttr(piecewise.getContext(), chain);
  }
  if (!attr)
    attr = toAttr(piecewise.getContext(), normal, written);
  if (!attr)
    return canonicalPieces(piecewise, "the normal form has no attribute");
  if (!problem::equal(function, written).isEqual())
    return canonicalPieces(
        piecewise, "the normal form is not proven to be the same function");
  return {attr, ""};
}

static Spelling canonicalFragment(FragmentAttr fragment) {
  problem::Fragment original = ir::toProblem(fragment),
                    spelled = original.canonical();
  problem::Equality answer = problem::equal(problem::chainsOf(original),
                                            problem::chainsOf(spelled));
  if (!answer.isEqual())
    return {fragment, "the normal form is not proven to be the same function"};
  return {ir::toAttr(fragment.getContext(), spelled), ""};
}

static Spelling canonicalAttr(Attribute attr) {
  if (auto fragment = dyn_cast<FragmentAttr>(attr))
    return canonicalFragment(fragment);
  if (auto piecewise = dyn_cast<PiecewiseAttr>(attr))
    return canonicalFunction(piecewise);
  if (auto swizzle = dyn_cast<SwizzleAttr>(attr))
    return {swizzle.getBits() == 0
                ? SwizzleAttr::get(attr.getContext(), 0, 0, 0)
                : swizzle,
            ""};
  if (isa<StridedAttr, ComposeAttr>(attr))
    return canonicalChain(attr, *toChain(attr));
  return {attr, ""};
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct Canonicalize : impl::CanonicalizeBase<Canonicalize> {
  void runOnOperation() override {
    Operation *current = getOperation();
    int64_t respelled = 0;
    auto report = [&](Attribute before, const Spelling &spelling) {
      if (!spelling.why.empty())
        remark::missed(current->getLoc(), named("LayoutKept"))
            << "keeps " + toText(before) + ": " + spelling.why;
      respelled += spelling.attr != before;
      return spelling.attr;
    };

    AttrTypeReplacer replacer;
    // Pieces and chains are replaced whole: their parts have other domains.
    replacer.addReplacement(
        [&](Attribute attr) -> std::optional<std::pair<Attribute, WalkResult>> {
          if (!isa<FragmentAttr, PiecewiseAttr, StridedAttr, ComposeAttr,
                   SwizzleAttr>(attr))
            return std::nullopt;
          return std::pair(report(attr, canonicalAttr(attr)),
                           WalkResult::skip());
        });
    replacer.addReplacement(
        [&](MemRefType type) -> std::optional<std::pair<Type, WalkResult>> {
          if (!isa<StridedAttr, ComposeAttr>(type.getLayout()))
            return std::nullopt;
          Attribute layout = report(type.getLayout(), canonicalLayout(type));
          Type result =
              MemRefType::get(type.getShape(), type.getElementType(),
                              cast<MemRefLayoutAttrInterface>(layout),
                              type.getMemorySpace());
          return std::pair(result, WalkResult::skip());
        });
    // The type of constant elements is no part that the replacer walks into.
    replacer.addReplacement(
        [&](DenseElementsAttr elements)
            -> std::optional<std::pair<Attribute, WalkResult>> {
          auto type = cast<ShapedType>(replacer.replace(elements.getType()));
          return std::pair<Attribute, WalkResult>(
              type == elements.getType() ? elements : elements.reshape(type),
              WalkResult::skip());
        });
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      current = op;
      replacer.replaceElementsIn(op, /*replaceAttrs=*/true,
                                 /*replaceLocs=*/false, /*replaceTypes=*/true);
    });
    if (respelled != 0)
      remark::passed(getOperation()->getLoc(), named("LayoutsSpelled"))
          << std::to_string(respelled) + " layout(s) in their normal form";
  }

  static std::string toText(Attribute attr) {
    std::string text;
    llvm::raw_string_ostream(text) << attr;
    return text;
  }
};
} // namespace

} // namespace tier::layout
