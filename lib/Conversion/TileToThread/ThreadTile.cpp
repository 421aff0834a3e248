//===- ThreadTile.cpp - the registers of one thread -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/TileToThread/TileToThread.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/FragmentPiece.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace tier {

Type ThreadTile::getChunkType() const {
  return width == 1 ? element : VectorType::get({width}, element);
}

int64_t ThreadTile::getWidth(layout::FragmentAttr fragment) {
  int64_t run = fragment.getRun();
  return std::min<int64_t>(16, run & -run);
}

Value ThreadEmitter::getElement(const ThreadTile &tile, int64_t reg) {
  Value chunk = tile.chunks[reg / tile.width];
  if (tile.width == 1)
    return chunk;
  return vector::ExtractOp::create(b, location, chunk, reg % tile.width);
}

SmallVector<Value> ThreadEmitter::getElements(const ThreadTile &tile) {
  SmallVector<Value> elements;
  for (int64_t r = 0, e = tile.getNumRegisters(); r < e; ++r)
    elements.push_back(getElement(tile, r));
  return elements;
}

ThreadTile ThreadEmitter::fromElements(layout::FragmentAttr fragment,
                                       Type element, ArrayRef<Value> elements) {
  ThreadTile tile{fragment, element, ThreadTile::getWidth(fragment), {}};
  if (tile.width == 1) {
    tile.chunks.assign(elements.begin(), elements.end());
    return tile;
  }
  auto type = VectorType::get({tile.width}, element);
  for (size_t r = 0; r < elements.size(); r += tile.width) {
    ArrayRef<Value> part = elements.slice(r, tile.width);
    if (llvm::all_equal(part)) {
      tile.chunks.push_back(
          vector::BroadcastOp::create(b, location, type, part.front()));
      continue;
    }
    tile.chunks.push_back(
        vector::FromElementsOp::create(b, location, type, part));
  }
  return tile;
}

ThreadTile ThreadEmitter::splat(layout::FragmentAttr fragment, Value scalar) {
  ThreadTile tile{
      fragment, scalar.getType(), ThreadTile::getWidth(fragment), {}};
  Value chunk = scalar;
  if (tile.width > 1)
    chunk =
        vector::BroadcastOp::create(b, location, tile.getChunkType(), scalar);
  tile.chunks.assign(fragment.getNumRegisters() / tile.width, chunk);
  return tile;
}

SmallVector<Value>
ThreadEmitter::threadCoordinate(layout::FragmentAttr fragment) {
  SmallVector<Value> coordinate(fragment.getRank());
  auto addDigits = [&](ArrayRef<layout::FragmentAttr::Digit> digits,
                       Value position, int64_t positions) {
    int64_t below = 1;
    for (const auto &digit : digits) {
      if (digit.size > 1 && !digit.isReplica()) {
        Value value = position;
        if (below > 1)
          value = arith::DivUIOp::create(b, location, value, i32(below));
        if (below * digit.size < positions)
          value = arith::RemUIOp::create(b, location, value, i32(digit.size));
        for (auto [sum, stride] : llvm::zip(coordinate, digit.stride)) {
          if (stride == 0)
            continue;
          Value term = value;
          if (stride != 1)
            term = arith::MulIOp::create(b, location, value, i32(stride));
          sum = sum ? arith::AddIOp::create(b, location, sum, term) : term;
        }
      }
      below *= digit.size;
    }
  };
  addDigits(fragment.getLaneDigits(), currentRole.lane, target.machine.lanes);
  addDigits(fragment.getWarpDigits(), currentRole.warp, currentRole.warps);
  return coordinate;
}

/// Reorders the registers of a tile for a fragment that differs in register
/// digits only.
ThreadTile ThreadEmitter::regroup(const ThreadTile &tile,
                                  layout::FragmentAttr fragment) {
  llvm::DenseMap<Attribute, int64_t> holder;
  for (int64_t r = tile.getNumRegisters() - 1; r >= 0; --r)
    holder[b.getDenseI64ArrayAttr(
        tile.fragment.getCoordinate(tile.fragment.getRegisters(), r))] = r;
  SmallVector<Value> elements;
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; ++r)
    elements.push_back(getElement(
        tile, holder.lookup(b.getDenseI64ArrayAttr(
                  fragment.getCoordinate(fragment.getRegisters(), r)))));
  return fromElements(fragment, tile.element, elements);
}

/// The register of the slice that holds what register `reg` of `full` needs.
static int64_t findInSlice(layout::FragmentAttr full, unsigned axis,
                           int64_t reg) {
  int64_t result = 0, below = 1;
  for (const auto &digit : full.getRegisterDigits()) {
    int64_t value = reg % digit.size;
    reg /= digit.size;
    bool vanishes = true;
    for (auto [d, stride] : llvm::enumerate(digit.stride))
      vanishes &= d == axis || stride == 0;
    if (vanishes)
      continue;
    result += value * below;
    below *= digit.size;
  }
  return result;
}

ThreadTile ThreadEmitter::broadcast(const ThreadTile &source,
                                    layout::FragmentAttr fragment,
                                    unsigned axis) {
  int64_t width = ThreadTile::getWidth(fragment);
  ThreadTile result{fragment, source.element, width, {}};
  llvm::DenseMap<int64_t, Value> splats;
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; r += width) {
    int64_t first = findInSlice(fragment, axis, r);
    if (width == 1) {
      result.chunks.push_back(getElement(source, first));
    } else if (fragment.getRunDim() == axis) {
      Value &splat = splats[first];
      if (!splat)
        splat = vector::BroadcastOp::create(b, location, result.getChunkType(),
                                            getElement(source, first));
      result.chunks.push_back(splat);
    } else if (source.width == width && first % width == 0) {
      result.chunks.push_back(source.chunks[first / width]);
    } else {
      SmallVector<Value> elements;
      for (int64_t i = 0; i < width; ++i)
        elements.push_back(
            getElement(source, findInSlice(fragment, axis, r + i)));
      result.chunks.push_back(vector::FromElementsOp::create(
          b, location, cast<VectorType>(result.getChunkType()), elements));
    }
  }
  return result;
}

ThreadTile ThreadEmitter::piece(const ThreadTile &whole,
                                layout::FragmentAttr fragment,
                                ArrayRef<int64_t> offsets) {
  SmallVector<int64_t> registers = problem::findPiece(
      ir::toProblem(whole.fragment), ir::toProblem(fragment), offsets);
  int64_t width = ThreadTile::getWidth(fragment);
  ThreadTile result{fragment, whole.element, width, {}};
  bool hasChunks = whole.width == width;
  for (auto [i, reg] : llvm::enumerate(registers))
    hasChunks &= reg % width == int64_t(i) % width &&
                 reg / width == registers[i / width * width] / width;
  if (hasChunks) {
    for (size_t i = 0; i < registers.size(); i += width)
      result.chunks.push_back(whole.chunks[registers[i] / width]);
    return result;
  }
  SmallVector<Value> elements;
  for (int64_t reg : registers)
    elements.push_back(getElement(whole, reg));
  return fromElements(fragment, whole.element, elements);
}

ThreadTile ThreadEmitter::renew(ThreadTile tile, const ThreadTile &after) {
  constexpr int64_t wordBits = 32;
  auto words = [&](Type type) -> Type {
    auto vector = dyn_cast<VectorType>(type);
    Type element = getElementTypeOrSelf(type);
    if (!element.isIntOrFloat())
      return {};
    int64_t bits = (vector ? vector.getNumElements() : 1) * element.getIntOrFloatBitWidth();
    if (bits == wordBits)
      return b.getI32Type();
    return bits % wordBits ? Type() : VectorType::get({bits / wordBits}, b.getI32Type());
  };
  auto bitcast = [&](Value value, Type type) -> Value {
    return value.getType() == type ? value : LLVM::BitcastOp::create(b, location, type, value);
  };
  Value known = after.chunks.front();
  Type knownWords = words(known.getType());
  if (!knownWords)
    return tile;
  known = bitcast(known, knownWords);
  if (isa<VectorType>(knownWords))
    known = vector::ExtractOp::create(b, location, known, 0);
  Value zero = target.emitUnknownZero(*this, known);
  if (!zero)
    return tile;
  for (Value &chunk : tile.chunks) {
    Type type = chunk.getType(), wordsType = words(type);
    if (!wordsType)
      continue; // less than a word is held as it is
    Value zeros = zero;
    if (isa<VectorType>(wordsType))
      zeros = vector::BroadcastOp::create(b, location, wordsType, zero);
    chunk = bitcast(arith::XOrIOp::create(b, location, bitcast(chunk, wordsType), zeros), type);
  }
  return tile;
}

LogicalResult ThreadEmitter::emitTileOp(Operation *op) {
  if (auto splatOp = dyn_cast<ir::SplatOp>(op)) {
    bind(splatOp.getTile(),
         splat(layout::getFragment(splatOp.getTile().getType()),
               scalar(splatOp.getScalar())));
    return success();
  }
  if (auto broadcast = dyn_cast<ir::BroadcastOp>(op)) {
    bind(broadcast.getResult(),
         this->broadcast(tile(broadcast.getSource()),
                         layout::getFragment(broadcast.getResult().getType()),
                         broadcast.getAxis()));
    return success();
  }
  if (auto again = dyn_cast<ir::AgainOp>(op)) {
    bind(again.getTile(), renew(tile(again.getSource()), tile(again.getAfter())));
    return success();
  }
  if (auto part = dyn_cast<ir::PieceOp>(op)) {
    bind(part.getResult(),
         piece(tile(part.getSource()),
               layout::getFragment(part.getResult().getType()),
               part.getOffsets()));
    return success();
  }
  if (auto masked = dyn_cast<ir::MaskOp>(op)) {
    bind(masked.getResult(),
         mask(tile(masked.getSource()), masked.getAxis(), quantity(masked.getLimit()),
              masked.getFrom() ? scalar(masked.getFrom()) : Value(),
              masked.getFill().value_or(TypedAttr())));
    return success();
  }
  if (auto reduce = dyn_cast<ir::ReduceOp>(op))
    return emitReduce(reduce);
  if (auto convert = dyn_cast<layout::ConvertOp>(op))
    return emitConvert(convert);
  if (auto mma = dyn_cast<ir::MmaOp>(op)) {
    if (mma.getGrain() == ir::Grain::thread)
      return emitThreadMma(mma);
    return mma.emitOpError("[tier.mma-grain] expects a grain that '")
           << target.machine.name << "' executes, got '"
           << ir::stringifyGrain(mma.getGrain()) << "'";
  }
  return op->emitOpError("[tier.thread] expects an op with code for one "
                         "thread, got none");
}

} // namespace tier
