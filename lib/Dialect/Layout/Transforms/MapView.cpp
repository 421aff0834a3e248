//===- MapView.cpp - a tile of a view, as a tensor map sees it ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MapView.h"

#include "tier/Dialect/Layout/IR/Divisibility.h"
#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/TensorMapRepair.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "llvm/Support/FormatVariadic.h"

#include <numeric>

using namespace mlir;

namespace tier::layout {

namespace tensormap = problem::tensormap;

/// The extent of a dimension that only offsets: it is never exceeded, and a map
/// accepts it.
static constexpr int64_t unlimitedExtent = 0x7fff0000;

//===----------------------------------------------------------------------===//
// From a view to a question
//===----------------------------------------------------------------------===//

/// Counts an untiled dimension of negative stride from its other end.
static void turn(MapView &map, MapView::Dim &dim, OpFoldResult size) {
  map.offset.push_back(dim.extent * dim.stride);
  map.offset.push_back(-dim.stride);
  dim.stride = -dim.stride;
  dim.turnedAt = size;
  map.repairs += "; a turned dimension is counted from its other end";
}

/// Whether nobody reads what lies between the end of a row and the next multiple
/// of 16 bytes.
static bool ownsRowEnds(Value base) {
  auto argument = cast<BlockArgument>(base);
  auto kernel = dyn_cast<gpu::GPUFuncOp>(argument.getOwner()->getParentOp());
  return kernel && kernel.getArgAttr(argument.getArgNumber(), "tier.row_ends");
}

/// A store may write on to the end of a row that is padded for it.
static void extendRows(MapView &map, const ViewFacts &facts) {
  int64_t inner = facts.contiguousDim();
  int64_t multiple = 16 / facts.elementBytes;
  if (inner < 0 || multiple < 2)
    return;
  if (getDivisor(facts.sizes[inner]) % multiple == 0)
    return;
  map.repairs += "; rows are padded to whole 16 bytes";
  LaunchProduct &extent = map.dims[inner].extent;
  auto size = dyn_cast<Value>(facts.sizes[inner]);
  if (!size) {
    extent.constant = llvm::alignTo(extent.constant, multiple);
    return;
  }
  OpBuilder builder(size.getContext());
  builder.setInsertionPointAfterValue(size);
  Value number =
      arith::ConstantIndexOp::create(builder, size.getLoc(), multiple);
  Value whole =
      arith::CeilDivUIOp::create(builder, size.getLoc(), size, number);
  extent = LaunchProduct(OpFoldResult(whole));
  extent.constant *= multiple;
}

/// The numbers of the view that the host computes, or why it cannot.
static std::string fillDimensions(MapView &map, const ViewFacts &facts,
                                  ValueRange indices, int64_t tileRank,
                                  ArrayRef<gpu::LaunchFuncOp> launches) {
  std::optional<LaunchSum> offset = decompose(facts.offset);
  if (!offset)
    return "[tensormap.launch] expects an offset that is a sum of coordinate * "
           "stride, got another that varies from block to block";
  map.offset = offset->constant;
  int64_t singles = int64_t(facts.sizes.size()) - tileRank;
  for (auto [index, size] : llvm::enumerate(facts.sizes)) {
    for (OpFoldResult number : {size, facts.strides[index]})
      if (auto value = dyn_cast<Value>(number); value && !isLaunchValue(value))
        return llvm::formatv("[tensormap.launch] expects extents and strides "
                             "that do not vary from block to block, got "
                             "dimension {0}",
                             index);
    MapView::Dim dim{LaunchProduct(size),
                     LaunchProduct(facts.strides[index]),
                     {indices[index]},
                     {}};
    int sign = dim.stride.getSign(launches);
    bool isSingle = int64_t(index) < singles;
    if (sign < 0 && isSingle)
      turn(map, dim, size);
    else if (sign <= 0)
      return llvm::formatv(
          "[tensormap.stride-sign] expects strides of at least "
          "0, got a stride of dimension {0} that may be "
          "negative",
          index);
    map.dims.push_back(std::move(dim));
  }
  for (VaryingTerm &term : offset->varying) {
    if (term.stride.getSign(launches) <= 0)
      return llvm::formatv(
          "[tensormap.stride-sign] expects strides of at least "
          "0, got a stride of dimension {0} that may be "
          "negative",
          map.dims.size());
    LaunchProduct unlimited;
    unlimited.constant = unlimitedExtent;
    map.dims.push_back({unlimited, term.stride, term.coordinate, {}});
  }
  return "";
}

static problem::Known scale(problem::Known known, int64_t factor) {
  return known.value ? problem::Known::exactly(*known.value * factor)
                     : problem::Known::multipleOf(known.divisor * factor);
}

static int64_t divisorOf(const LaunchProduct &product) {
  problem::Known known = product.known();
  return known.value ? std::abs(*known.value) : known.divisor;
}

static int64_t divisorOf(ArrayRef<LaunchProduct> sum) {
  int64_t divisor = 0;
  for (const LaunchProduct &product : sum)
    divisor = std::gcd(divisor, divisorOf(product));
  return divisor;
}

/// A dimension in whose direction the box has one element.
static bool isUntiled(size_t index, int64_t singles, size_t viewRank) {
  return int64_t(index) < singles || index >= viewRank;
}

/// Puts untiled dimensions into one where there are more than a map may have.
static void fold(MapView &map, const ViewFacts &facts, int64_t tileRank) {
  constexpr size_t highestRank = 5;
  constexpr int64_t largestUnit = int64_t(1) << 20;
  int64_t singles = int64_t(facts.sizes.size()) - tileRank;
  auto isNeeded = [&](size_t index) {
    return !isUntiled(index, singles, facts.sizes.size()) ||
           map.dims[index].extent.known().value != 1;
  };
  size_t needed = 0;
  for (size_t index = 0; index < map.dims.size(); ++index)
    needed += isNeeded(index);
  if (needed <= highestRank)
    return;
  SmallVector<MapView::Dim> kept;
  int64_t unit = largestUnit;
  for (auto [index, dim] : llvm::enumerate(map.dims)) {
    // What varies in the offset has no range to check.
    bool isFolded =
        int64_t(index) < singles && dim.stride.known().value != 1;
    if (isFolded)
      unit = std::gcd(unit, divisorOf(dim.stride));
    (isFolded ? map.folded : kept).push_back(dim);
  }
  if (unit * facts.elementBytes % 16 != 0 || map.folded.size() < 2 ||
      kept.size() >= highestRank) {
    map.folded.clear();
    return;
  }
  map.foldUnit = unit;
  map.repairs += llvm::formatv("; {0} dimensions in one coordinate",
                               map.folded.size());
  LaunchProduct unlimited, step;
  unlimited.constant = unlimitedExtent;
  step.constant = unit;
  kept.push_back({unlimited, step, {}, {}});
  map.dims = std::move(kept);
}

static tensormap::View ask(const MapView &map, const ViewFacts &facts,
                           machine::Element element, MemRefType tile,
                           MapUse use) {
  tensormap::View question;
  question.element = element;
  int64_t bits = machine::packedBits(element);
  question.baseAlignment = std::gcd(
      getBaseAlignment(facts.base),
      divisorOf(map.offset) * (bits ? bits : 8 * facts.elementBytes) / 8);
  for (const MapView::Dim &dim : map.dims) {
    question.extents.push_back(dim.extent.known());
    question.strideBytes.push_back(
        scale(dim.stride.known(), facts.elementBytes));
    int64_t divisor = 1;
    for (Value factor : dim.coordinate)
      divisor *= std::min<int64_t>(getDivisor(factor), 1 << 20);
    question.startDivisors.push_back(divisor ? divisor : 1 << 20);
  }
  // The tile covers the last dimensions of the view; what was folded, and what
  // varies in its offset, is not tiled.
  int64_t first = map.folded.empty()
                      ? int64_t(facts.sizes.size()) - tile.getRank()
                      : int64_t(map.dims.size()) - 1 - tile.getRank();
  question.tile.resize(first, 1);
  llvm::append_range(question.tile, tile.getShape());
  question.tile.resize(map.dims.size(), 1);
  question.isStore = use == MapUse::Store;
  question.swizzle = ir::toProblem(tile).mode();
  return question;
}

/// Whether the engine writes the tile as its layout says: box behind box, or, where they may lie
/// apart, further away.
static bool matchesLayout(const MapView &map, MemRefType tile, bool mayLieApart) {
  problem::Layout written = tensormap::sharedLayoutOf(map.question, map.witness);
  problem::SharedLayout layout = ir::toProblem(tile);
  problem::Layout wanted = layout.strided;
  llvm::erase_if(wanted.dims, [](const problem::Modes &modes) {
    return problem::sizeOf(modes) == 1;
  });
  for (auto [modes, other] : llvm::zip(written.dims, wanted.dims)) {
    bool areBoxes = mayLieApart && modes.size() == 2 && other.size() == 2 && modes[0] == other[0] &&
                    modes[1].size == other[1].size;
    if (areBoxes && other[1].stride > modes[1].stride &&
        other[1].stride * layout.elementBytes % map.witness.alignment == 0)
      modes[1].stride = other[1].stride;
  }
  return written.coalesced().dims == wanted.coalesced().dims;
}

/// What is left for a tile without a map, in the words of the problem.
static std::string findRest(const tensormap::View &question, MapUse use,
                            const machine::Machine &machine) {
  tensormap::Freedom freedom;
  freedom.engine = machine::bulkCopyEngineOf(machine.name);
  freedom.readsAnywhere = freedom.mayCopy = false;
  freedom.hasCopyGroup = machine.hasCopyGroup && use != MapUse::Store;
  freedom.bytesPerVector = machine.bytesPerVector;
  for (const tensormap::Repair &repair :
       tensormap::solve(question, freedom).repairs)
    if (repair.plan.means != tensormap::Means::Map)
      return llvm::formatv("; repair: {0}, {1}",
                           tensormap::stringify(repair.kinds.front()),
                           repair.what);
  return "";
}

std::optional<MapView> describe(Value view, ValueRange indices, MemRefType tile,
                                MapUse use,
                                ArrayRef<gpu::LaunchFuncOp> launches,
                                const machine::Machine &machine,
                                std::string &refusal) {
  std::optional<ViewFacts> facts = getViewFacts(view);
  if (!facts) {
    refusal = "[tensormap.base] expects a view of an argument of the kernel, "
              "got another";
    return std::nullopt;
  }
  std::optional<machine::Element> element =
      ir::getElement(tile.getElementType());
  if (!element || *element == machine::Element::Bool) {
    refusal = "[tensormap.element] expects an element of at least one byte, "
              "got another";
    return std::nullopt;
  }
  if (machine::packedBits(*element) &&
      !machine::bulkCopyEngineOf(machine.name).packsElements) {
    refusal = ("[tensormap.machine-packed] expects packed elements on a machine "
               "that has them, got " +
               machine.name)
                  .str();
    return std::nullopt;
  }
  MapView map;
  map.base = facts->base;
  refusal = fillDimensions(map, *facts, indices, tile.getRank(), launches);
  if (!refusal.empty())
    return std::nullopt;
  if (use == MapUse::Store && ownsRowEnds(facts->base))
    extendRows(map, *facts);
  fold(map, *facts, tile.getRank());
  map.question = ask(map, *facts, *element, tile, use);
  tensormap::Answer answer = tensormap::synthesize(map.question);
  if (!answer) {
    refusal = answer.refusal.str() + findRest(map.question, use, machine);
    return std::nullopt;
  }
  map.witness = *answer.witness;
  if (!matchesLayout(map, tile, use == MapUse::LoadPart)) {
    refusal = llvm::formatv("[tensormap.order] expects the tile to lie in "
                            "shared memory as the engine writes it, got {0}",
                            ir::toProblem(tile).str());
    return std::nullopt;
  }
  return map;
}

//===----------------------------------------------------------------------===//
// From a witness to IR
//===----------------------------------------------------------------------===//

TensorMapAttr MapView::getMap(Type element, bool roundsToTF32) const {
  auto swizzle = static_cast<MapSwizzle>(tensormap::spanBytes(witness.swizzle));
  return TensorMapAttr::get(element.getContext(), element, witness.box, swizzle, {}, {}, {},
                            MapInterleave::none, MapFill::zero, roundsToTF32);
}

static Value multiply(OpBuilder &builder, Location loc, ValueRange factors,
                      int64_t constant = 1) {
  Value product;
  for (Value factor : factors)
    product =
        product
            ? arith::MulIOp::create(builder, loc, product, factor).getResult()
            : factor;
  if (product && constant == 1)
    return product;
  Value number = arith::ConstantIndexOp::create(builder, loc, constant);
  return product ? arith::MulIOp::create(builder, loc, product, number)
                       .getResult()
                 : number;
}

/// The coordinate of a dimension that is not folded.
static Value getCoordinate(const MapView::Dim &dim, OpBuilder &builder,
                           Location loc) {
  Value at = multiply(builder, loc, dim.coordinate);
  if (!dim.turnedAt)
    return at;
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value last = arith::SubIOp::create(
      builder, loc, getValueOrCreateConstantIndexOp(builder, loc, dim.turnedAt),
      one);
  return arith::SubIOp::create(builder, loc, last, at);
}

SmallVector<Value> MapView::getCoordinates(OpBuilder &builder,
                                           Location loc) const {
  SmallVector<Value> result;
  for (int64_t index : witness.dims) {
    if (!dims[index].coordinate.empty()) {
      result.push_back(getCoordinate(dims[index], builder, loc));
      continue;
    }
    // The folded one: every stride is a multiple of the unit.
    Value sum;
    for (const Dim &dim : folded) {
      Value stride =
          multiply(builder, loc, dim.stride.factors, dim.stride.constant);
      Value unit = arith::ConstantIndexOp::create(builder, loc, foldUnit);
      Value term = arith::MulIOp::create(
          builder, loc, getCoordinate(dim, builder, loc),
          arith::DivUIOp::create(builder, loc, stride, unit));
      sum = sum ? arith::AddIOp::create(builder, loc, sum, term).getResult()
                : term;
    }
    result.push_back(sum);
  }
  return result;
}

/// An empty tensor has no map; nobody reads the one we give it.
static Value atLeast(HostValues &host, Value extent, int64_t least,
                     Location loc) {
  return arith::MaxSIOp::create(host.builder(), loc, extent,
                                host.getConstant(least));
}

void MapView::assertReach(HostValues &host, Location loc) const {
  Value reach;
  for (const Dim &dim : folded) {
    Value steps = arith::SubIOp::create(host.builder(), loc,
                                        host.get(dim.extent),
                                        host.getConstant(1));
    Value distance = arith::MulIOp::create(host.builder(), loc, steps,
                                           host.get(dim.stride));
    reach = reach ? arith::AddIOp::create(host.builder(), loc, reach, distance)
                        .getResult()
                  : distance;
  }
  Value limit = host.getConstant(unlimitedExtent * foldUnit);
  Value holds = arith::CmpIOp::create(
      host.builder(), loc, arith::CmpIPredicate::slt, reach, limit);
  cf::AssertOp::create(
      host.builder(), loc, holds,
      llvm::formatv("[tensormap.reach] expects untiled dimensions that reach "
                    "fewer than {0} elements, got more",
                    unlimitedExtent * foldUnit)
          .str());
}

Value MapView::encode(HostValues &host, ir::TensorMapType type,
                      Value hostBase) const {
  Location loc = hostBase.getLoc();
  if (!folded.empty())
    assertReach(host, loc);
  int64_t bytes = machine::byteWidth(question.element);
  int64_t bits = machine::packedBits(question.element);
  auto inBytes = [&](const LaunchProduct &stride) {
    if (!bits)
      return host.get(stride, bytes);
    return Value(arith::DivUIOp::create(host.builder(), loc,
                                        host.get(stride, bits),
                                        host.getConstant(8)));
  };
  SmallVector<Value> extents, byteStrides;
  for (auto [i, index] : llvm::enumerate(witness.dims)) {
    const Dim &dim = dims[index];
    Value extent = host.get(dim.extent);
    int64_t least = i == 0 && bits ? witness.box.front() : 1;
    extents.push_back(dim.extent.factors.empty()
                          ? extent
                          : atLeast(host, extent, least, loc));
    // As the question had it: along an extent of 1 any stride will do.
    bool isSingle = question.extents[index].value == 1;
    if (i > 0)
      byteStrides.push_back(isSingle ? host.getConstant(bits ? 32 : 16)
                                     : inBytes(dim.stride));
  }
  return ir::EncodeTensormapOp::create(host.builder(), loc, type, hostBase,
                                       host.get(offset), extents, byteStrides);
}

} // namespace tier::layout
