//===- TierOps.cpp - verifiers of the tier dialect ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/Packed.h"
#include "tier/Dialect/Tier/IR/Pairs.h"
#include "tier/Dialect/Tier/IR/Scales.h"
#include "tier/Dialect/Tier/IR/Tier.h"
#include "tier/Dialect/Tier/IR/TileTypes.h"
#include "tier/Problem/FragmentPiece.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::ir {

/// A tile has the element of the memory it comes from; truth values take one
/// byte in memory.
static bool elementsAgree(Type memory, Type tile) {
  return memory == tile || (memory.isInteger(8) && tile.isInteger(1));
}

/// What `load` and `store` share: one index per dimension, a tile over the last
/// dimensions, one element type.
static LogicalResult verifyAccess(Operation *op, MemRefType memory,
                                  RankedTensorType tile, size_t indices,
                                  std::optional<ArrayRef<bool>> inbounds) {
  if (static_cast<size_t>(memory.getRank()) != indices)
    return op->emitOpError("[tier.indices] expects one index for each of ")
           << memory.getRank() << " dimensions, got " << indices;
  if (memory.getRank() < tile.getRank())
    return op->emitOpError("[tier.rank] expects a tile of rank at most ")
           << memory.getRank() << ", got " << tile.getRank();
  if (!elementsAgree(memory.getElementType(), tile.getElementType()))
    return op->emitOpError("[tier.element] expects a tile of ")
           << memory.getElementType() << ", got " << tile.getElementType();
  if (inbounds && inbounds->size() != indices)
    return op->emitOpError("[tier.inbounds] expects one promise for each of ")
           << indices << " dimensions, got " << inbounds->size();
  return success();
}

Value getFrom(Operation *op) {
  if (auto load = dyn_cast<LoadOp>(op))
    return load.getFrom();
  if (auto store = dyn_cast<StoreOp>(op))
    return store.getFrom();
  return {};
}

/// Rows that begin inside of a vector lie in global memory.
static LogicalResult verifyFrom(Operation *op, Type memory) {
  if (getFrom(op) && (isShared(memory) || isTensorMemory(memory)))
    return op->emitOpError("[tier.from] expects an array in global memory, got ")
           << memory;
  return success();
}

LogicalResult LoadOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto tile = cast<RankedTensorType>(getTile().getType());
  if (failed(verifyFrom(*this, getSource().getType())))
    return failure();
  return verifyAccess(*this, cast<MemRefType>(getSource().getType()), tile,
                      getIndices().size(), getInbounds());
}

/// Columns that the next tile has too are some of this one.
static LogicalResult verifyCommon(StoreOp op, RankedTensorType tile) {
  Attribute covering = op->getAttr("tier.covering");
  auto common = dyn_cast_or_null<DenseI64ArrayAttr>(covering);
  bool isIn = common && common.size() == tile.getRank() &&
              llvm::all_of(llvm::zip_equal(common.asArrayRef(), tile.getShape()), [](auto pair) {
                auto [columns, side] = pair;
                return columns >= 0 && columns < side;
              });
  if (covering && !isIn)
    return op.emitOpError("[tier.covering] expects for each side of the tile fewer columns that "
                          "the next one has too, got ")
           << covering;
  return success();
}

LogicalResult StoreOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto tile = cast<RankedTensorType>(getTile().getType());
  if (failed(verifyFrom(*this, getTarget().getType())) ||
      failed(verifyCommon(*this, tile)))
    return failure();
  return verifyAccess(*this, cast<MemRefType>(getTarget().getType()), tile,
                      getIndices().size(), getInbounds());
}

LogicalResult CopyOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  Type source = getSource().getType(), target = getTarget().getType();
  if (isShared(source) == isShared(target))
    return emitOpError("[tier.copy-spaces] expects one shared and one global "
                       "side, got ")
           << source << " and " << target;
  bool load = isShared(target);
  auto tile = cast<MemRefType>(load ? target : source);
  Type global = load ? source : target;
  size_t indices = (load ? getSourceIndices() : getTargetIndices()).size();
  size_t others = (load ? getTargetIndices() : getSourceIndices()).size();
  if (others)
    return emitOpError("[tier.copy-whole] expects the whole shared tile, got ")
           << others << " indices into it";
  if (std::optional<int64_t> rows = getRows(); rows && !(load && getFirstRows(tile, *rows)))
    return emitOpError("[tier.copy-rows] expects a copy to the first rows of a shared tile, "
                       "as many as its layout counts together, got ")
           << *rows << " of " << tile;
  if (auto map = dyn_cast<TensorMapType>(global)) {
    if (indices != map.getMap().getBox().size())
      return emitOpError("[tier.indices] expects one coordinate for each of ")
             << map.getMap().getBox().size() << " dimensions of the map, got "
             << indices;
    if (map.getMap().getElement() != tile.getElementType())
      return emitOpError("[tier.element] expects a tile of ")
             << map.getMap().getElement() << ", got " << tile.getElementType();
    return success();
  }
  auto memory = cast<MemRefType>(global);
  if (static_cast<size_t>(memory.getRank()) != indices)
    return emitOpError("[tier.indices] expects one index for each of ")
           << memory.getRank() << " dimensions, got " << indices;
  if (memory.getRank() < tile.getRank())
    return emitOpError("[tier.rank] expects a tile of rank at most ")
           << memory.getRank() << ", got " << tile.getRank();
  if (memory.getElementType() != tile.getElementType())
    return emitOpError("[tier.element] expects a tile of ")
           << memory.getElementType() << ", got " << tile.getElementType();
  return success();
}

/// What products share: a [m, k], b [n, k], an accumulator [m, n], all of them
/// whole instructions.
static LogicalResult verifyProduct(Operation *op, ShapedType a, MemRefType b,
                                   ShapedType c, ArrayRef<int64_t> atom,
                                   bool isOfWarpgroups = false) {
  if (a.getRank() != 2 || b.getRank() != 2 || c.getRank() != 2)
    return op->emitOpError("[tier.mma-rank] expects three tiles of rank 2, "
                           "got ")
           << a.getRank() << ", " << b.getRank() << " and " << c.getRank();
  if (a.getDimSize(0) != c.getDimSize(0) ||
      (isOfWarpgroups ? b.getDimSize(0) < c.getDimSize(1)
                      : b.getDimSize(0) != c.getDimSize(1)) ||
      a.getDimSize(1) != b.getDimSize(1))
    return op->emitOpError("[tier.mma-shape] expects a [m, k], b [n, k] and an "
                           "accumulator [m, n], got ")
           << Type(a) << ", " << b << " and " << Type(c);
  if (atom.size() != 3)
    return op->emitOpError("[tier.mma-atom] expects 3 extents of the "
                           "instruction, got ")
           << atom.size();
  int64_t extents[] = {c.getDimSize(0), c.getDimSize(1), a.getDimSize(1)};
  constexpr int64_t columnStep = 8;
  bool mayEndNarrow = isOfWarpgroups && extents[1] > atom[1] && extents[1] % columnStep == 0;
  for (auto [dim, tile, side] : llvm::enumerate(extents, atom))
    if (side < 1 || (tile % side && !(dim == 1 && mayEndNarrow)))
      return op->emitOpError("[tier.mma-atom] expects tile extents that are "
                             "multiples of the instruction's, got ")
             << tile << " and " << side;
  return success();
}

/// Bytes that hold numbers without gaps, as many in both operands.
static LogicalResult verifyFormats(MmaOp op) {
  ArrayAttr formats = op.getFormatsAttr();
  auto refuse = [&](const Twine &expects) {
    auto error = op.emitOpError("[tier.formats] expects ")
                 << expects << ", got " << formats;
    error.attachNote() << "fix: tiles of bytes, or of an 8-bit format itself, "
                          "that hold as many numbers of each row";
    return error;
  };
  ShapedType tiles[] = {op.getTypeA(), op.getB().getType()};
  if (formats.size() != 2 || op.getF4() || op.readsRegisters())
    return refuse("two formats of operands in shared memory, without f4");
  int64_t bits[2];
  for (unsigned side : {0, 1}) {
    Type format = op.getFormat(side), element = tiles[side].getElementType();
    bool isPacked = getPackedBits(format);
    if (!format.isIntOrFloat() ||
        (isPacked ? !element.isInteger(8)
                  : element != format || format.getIntOrFloatBitWidth() != 8))
      return refuse("f4E2M1FN, f6E2M3FN or f6E3M2FN in bytes, or the tile's own "
                    "8-bit type");
    bits[side] = tiles[side].getDimSize(1) * 8;
    if (bits[side] % format.getIntOrFloatBitWidth())
      return refuse("whole numbers in a row");
    bits[side] /= format.getIntOrFloatBitWidth();
  }
  return bits[0] == bits[1] ? success()
                            : LogicalResult(refuse("as many numbers in rows of both"));
}

LogicalResult MmaOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto c = cast<RankedTensorType>(getAccumulator().getType());
  if (readsRegisters() && getGrain() != Grain::warpgroup) {
    InFlightDiagnostic error =
        emitOpError("[tier.mma-registers] expects grain 'warpgroup' for a "
                    "product of a tile in registers, got '")
        << stringifyGrain(getGrain()) << "'";
    error.attachNote() << "fix: keep A in shared memory";
    return error;
  }
  if (getFormatsAttr() && failed(verifyFormats(*this)))
    return failure();
  ShapedType a = getTypeA();
  MemRefType b = getB().getType();
  if (getFormatsAttr()) { // in numbers
    auto count = [&](ShapedType tile) {
      return MemRefType::get({tile.getDimSize(0), getDepth()}, tile.getElementType());
    };
    a = count(a);
    b = count(b);
  }
  // Warpgroups leave rows of b behind their columns alone.
  if (failed(verifyProduct(*this, a, b, c, getAtom(),
                           getGrain() == Grain::warpgroup)))
    return failure();
  return verifyScales(*this);
}

/// Each CTA has half of the product's rows, and half of its columns in b.
static LogicalResult verifyPairProduct(AccumulateOp op) {
  MemRefType a = op.getA().getType(), b = op.getB().getType(),
             c = op.getAccumulator().getType();
  ArrayRef<int64_t> atom = op.getAtom();
  if (a.getRank() != 2 || b.getRank() != 2 || c.getRank() != 2 ||
      atom.size() != 3 || a.getDimSize(0) != c.getDimSize(0) ||
      b.getDimSize(0) * ctasOfPair != c.getDimSize(1) ||
      a.getDimSize(1) != b.getDimSize(1) ||
      c.getDimSize(0) * ctasOfPair != atom[0] || c.getDimSize(1) != atom[1] ||
      atom[2] < 1 || a.getDimSize(1) % atom[2]) {
    InFlightDiagnostic error =
        op.emitOpError("[tier.pair-shape] expects half of the rows of the "
                       "instruction in a and in the accumulator, and half of "
                       "its columns in b, got ")
        << a << ", " << b << " and " << c;
    error.attachNote() << "fix: a [m / 2, k], b [n / 2, k] and an accumulator "
                          "[m / 2, n] for atom [m, n, k']";
    return failure();
  }
  return success();
}

LogicalResult AccumulateOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  if (auto alloc = getAccumulator().getDefiningOp<AllocOp>();
      alloc && alloc.getPair() != getPair()) {
    InFlightDiagnostic error =
        emitOpError("[tier.pair-alloc] expects a product of ")
        << (alloc.getPair() ? "a pair" : "one CTA")
        << ", as its accumulator is reserved, got the other";
    error.attachNote(alloc.getLoc()) << "it is reserved here";
    error.attachNote() << "fix: write 'pair' on both, or on none";
    return failure();
  }
  if (failed(getPair() ? verifyPairProduct(*this)
                       : verifyProduct(*this, getA().getType(),
                                       getB().getType(),
                                       getAccumulator().getType(), getAtom())))
    return failure();
  return verifyScales(*this);
}

LogicalResult AllocOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto tile = getTile().getType();
  if (!isTensorMemory(tile)) {
    if (getPair())
      return emitOpError("[tier.pair-alloc] expects a tile of tensor memory, "
                         "got ")
             << tile;
    return success();
  }
  if (tile.getRank() != 2 || tile.getDimSize(0) != 128)
    return emitOpError("[tier.tensor-lanes] expects a tile of tensor memory "
                       "with its 128 lanes as rows, got ")
           << tile;
  int64_t columns = countColumns(tile);
  if (columns < 32 || columns > 512 || !llvm::isPowerOf2_64(columns))
    return emitOpError("[tier.tensor-columns] expects a power of two from 32 "
                       "to 512 columns, got ")
           << columns;
  return success();
}

LogicalResult UnitsOp::verify() {
  int64_t ctas = getCtas().value_or(1);
  if (ctas >= 1)
    return success();
  InFlightDiagnostic error =
      emitOpError("[tier.units] expects clusters of one CTA or more, got ") << ctas;
  error.attachNote() << "fix: write how many CTAs a cluster has, or nothing";
  return error;
}

/// Whether two fragments are one in all but their spelling.
static bool isSame(layout::FragmentAttr a, layout::FragmentAttr b) {
  return a == b || toProblem(a).canonical() == toProblem(b).canonical();
}

static LogicalResult verifyKind(Operation *op, ReduceKind kind, Type element) {
  if (isa<FloatType>(element) == (kind <= ReduceKind::minimumf))
    return success();
  return op->emitOpError("[tier.reduce-kind] expects a reduction of ")
         << element << ", got '" << stringifyReduceKind(kind) << "'";
}

LogicalResult ReduceOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto source = cast<RankedTensorType>(getSource().getType());
  auto result = cast<RankedTensorType>(getResult().getType());
  int64_t axis = getAxis();
  if (axis < 0 || axis >= source.getRank())
    return emitOpError("[tier.axis] expects an axis below ")
           << source.getRank() << ", got " << axis;
  if (source.getElementType() != result.getElementType())
    return emitOpError("[tier.element] expects a tile of ")
           << source.getElementType() << ", got " << result.getElementType();
  if (failed(verifyKind(*this, getKind(), source.getElementType())))
    return failure();
  layout::FragmentAttr slice = layout::getFragment(source).getSlice(axis);
  if (!isSame(layout::getFragment(result), slice))
    return emitOpError("[tier.slice] expects the result to have the slice ")
           << slice << ", got " << layout::getFragment(result);
  return success();
}

static LogicalResult verifyNumber(Operation *op, RankedTensorType type) {
  if (type.getNumElements() == 1)
    return success();
  InFlightDiagnostic error =
      op->emitOpError("[tier.cluster-number] expects a tile of one element, got ")
      << type.getNumElements();
  error.attachNote() << "fix: reduce the rows of a CTA one by one";
  return error;
}

LogicalResult ClusterReduceOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto type = cast<RankedTensorType>(getSource().getType());
  if (failed(verifyNumber(*this, type)))
    return failure();
  return verifyKind(*this, getKind(), type.getElementType());
}

LogicalResult ClusterGatherOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto refuse = [&](const Twine &expected, int64_t got) {
    InFlightDiagnostic error = emitOpError("[tier.cluster-gather] expects ")
                               << expected << ", got " << got;
    error.attachNote() << "fix: give each number a row of as many as the cluster has CTAs, "
                          "which every thread holds";
    return error;
  };
  if (getSources().empty() || getSources().size() != getResults().size())
    return refuse("a row for each of " + Twine(getSources().size()) + " numbers",
                  getResults().size());
  std::optional<int64_t> ctas;
  if (auto kernel = (*this)->getParentOfType<FunctionOpInterface>())
    if (auto plan = kernel->getAttrOfType<PlanAttr>("tier.plan"))
      ctas = llvm::product_of(plan.getCluster());
  for (auto [number, row] : llvm::zip(getSources(), getResults())) {
    auto source = cast<RankedTensorType>(number.getType());
    auto result = cast<RankedTensorType>(row.getType());
    if (failed(verifyNumber(*this, source)))
      return failure();
    if (source.getElementType() != result.getElementType())
      return emitOpError("[tier.element] expects a tile of ")
             << source.getElementType() << ", got " << result.getElementType();
    int64_t last = result.getRank() - 1;
    if (last < 0)
      return refuse("a row of two axes or more", result.getRank());
    layout::FragmentAttr all = layout::getFragment(result), slice = all.getSlice(last);
    if (!isSame(layout::getFragment(source), slice))
      return emitOpError("[tier.slice] expects the source to have the slice ")
             << slice << ", got " << layout::getFragment(source);
    int64_t numbers = result.getDimSize(last);
    if (all.getNumRegisters() != numbers)
      return refuse(Twine(numbers) + " numbers in each thread", all.getNumRegisters());
    if (!ctas)
      ctas = numbers;
    if (*ctas != numbers)
      return refuse("the numbers of " + Twine(*ctas) + " CTAs", numbers);
  }
  return success();
}

LogicalResult BroadcastOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto source = cast<RankedTensorType>(getSource().getType());
  auto result = cast<RankedTensorType>(getResult().getType());
  int64_t axis = getAxis();
  if (axis < 0 || axis >= result.getRank())
    return emitOpError("[tier.axis] expects an axis below ")
           << result.getRank() << ", got " << axis;
  if (source.getElementType() != result.getElementType())
    return emitOpError("[tier.element] expects a tile of ")
           << source.getElementType() << ", got " << result.getElementType();
  layout::FragmentAttr slice = layout::getFragment(result).getSlice(axis);
  if (!isSame(layout::getFragment(source), slice))
    return emitOpError("[tier.slice] expects the source to have the slice ")
           << slice << ", got " << layout::getFragment(source);
  return success();
}

LogicalResult PieceOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto source = cast<RankedTensorType>(getSource().getType());
  auto result = cast<RankedTensorType>(getResult().getType());
  if (source.getElementType() != result.getElementType())
    return emitOpError("[tier.element] expects a tile of ")
           << source.getElementType() << ", got " << result.getElementType();
  if (source.getRank() != result.getRank())
    return emitOpError("[tier.rank] expects a tile of rank ")
           << source.getRank() << ", got " << result.getRank();
  if (getOffsets().size() != static_cast<size_t>(source.getRank()))
    return emitOpError("[tier.indices] expects one offset for each of ")
           << source.getRank() << " dimensions, got " << getOffsets().size();
  for (auto [d, offset] : llvm::enumerate(getOffsets()))
    if (offset < 0 || offset > source.getDimSize(d) - result.getDimSize(d))
      return emitOpError("[tier.piece] expects a piece inside of ")
             << source.getDimSize(d) << " along dimension " << d << ", got "
             << result.getDimSize(d) << " from " << offset;
  layout::FragmentAttr whole = layout::getFragment(source), piece = layout::getFragment(result);
  if (!problem::findPiece(toProblem(whole), toProblem(piece), getOffsets()).empty())
    return success();
  InFlightDiagnostic error = emitOpError("[tier.piece] expects threads that hold the piece, got ")
                             << piece << " of " << whole;
  error.attachNote() << "fix: keep lanes and warps, and cut where registers of a thread begin";
  return error;
}

LogicalResult MaskOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto tile = cast<RankedTensorType>(getSource().getType());
  if (getAxis() >= uint64_t(tile.getRank()))
    return emitOpError("[tier.axis] expects an axis below ")
           << tile.getRank() << ", got " << int64_t(getAxis());
  if (getFill() && getFill()->getType() != tile.getElementType())
    return emitOpError("[tier.element] expects a fill of ")
           << tile.getElementType() << ", got " << getFill()->getType();
  return success();
}

LogicalResult SplatOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto tile = cast<RankedTensorType>(getTile().getType());
  if (tile.getElementType() != getScalar().getType())
    return emitOpError("[tier.element] expects a tile of ")
           << getScalar().getType() << ", got " << tile.getElementType();
  return success();
}

/// What the type says of extents and strides is what is encoded.
static LogicalResult verifyKnownFields(EncodeTensormapOp op) {
  layout::TensorMapAttr map = op.getMap().getType().getMap();
  auto isKept = [](ArrayRef<int64_t> known, ValueRange given) {
    for (auto [number, value] : llvm::zip(known, given))
      if (!ShapedType::isDynamic(number) && getConstantIntValue(value) != number)
        return false;
    return true;
  };
  if (!isKept(map.getDims(), op.getDims()))
    return op.emitOpError("[tensormap.dims] expects the constant extents of ")
           << map << ", got others";
  if (!isKept(map.getStrides(), op.getStrides()))
    return op.emitOpError("[tensormap.strides] expects the constant strides of ")
           << map << ", got others";
  return success();
}

LogicalResult WorkspaceOp::verify() {
  if (!getInstead() && !getCondition())
    return success();
  if (!getInstead() || !getCondition())
    return emitOpError("[tier.workspace] expects an argument and where it serves, got one of both");
  if (getZeroed())
    return emitOpError("[tier.workspace] expects memory that is an argument or begins with zeros, "
                       "got both");
  if (getInstead().getType() != getBuffer().getType())
    return emitOpError("[tier.workspace] expects an argument of type ")
           << getBuffer().getType() << ", got " << getInstead().getType();
  return success();
}

LogicalResult EncodeTensormapOp::verify() {
  size_t rank = getMap().getType().getMap().getBox().size();
  if (getDims().size() != rank)
    return emitOpError("[tensormap.dims] expects one extent for each of ")
           << rank << " dimensions of the box, got " << getDims().size();
  if (getStrides().size() + 1 != rank)
    return emitOpError("[tensormap.strides] expects a stride for each of ")
           << rank - 1 << " outer dimensions, got " << getStrides().size();
  Type element = getMap().getType().getMap().getElement();
  Type base = cast<MemRefType>(getBase().getType()).getElementType();
  if (element != base)
    return emitOpError("[tensormap.element] expects a base of ")
           << element << ", got " << base;
  return verifyKnownFields(*this);
}

} // namespace tier::ir
