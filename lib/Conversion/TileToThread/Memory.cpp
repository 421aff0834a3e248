//===- Memory.cpp - loads, stores and copies of one thread ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <numeric>

using namespace mlir;

namespace tier {

using layout::FragmentAttr;

//===----------------------------------------------------------------------===//
// Elements in registers and in memory
//===----------------------------------------------------------------------===//

Type memoryElement(Type element) {
  MLIRContext *context = element.getContext();
  if (isa<IndexType>(element))
    return IntegerType::get(context, 64);
  if (element.isInteger(1))
    return IntegerType::get(context, 8);
  if (isa<FloatType>(element) && element.getIntOrFloatBitWidth() == 8)
    return IntegerType::get(context, 8);
  return element;
}

static Type withElement(Type like, Type element) {
  if (auto vector = dyn_cast<VectorType>(like))
    return vector.cloneWith({}, element);
  return element;
}

Value toMemory(ThreadEmitter &emitter, Value value) {
  OpBuilder &b = emitter.builder();
  Type element = getElementTypeOrSelf(value.getType());
  Type type = withElement(value.getType(), memoryElement(element));
  if (type == value.getType())
    return value;
  if (isa<IndexType>(element))
    return arith::IndexCastOp::create(b, emitter.loc(), type, value);
  if (element.isInteger(1))
    return arith::ExtUIOp::create(b, emitter.loc(), type, value);
  return arith::BitcastOp::create(b, emitter.loc(), type, value);
}

Value fromMemory(ThreadEmitter &emitter, Value value, Type element) {
  OpBuilder &b = emitter.builder();
  Type type = withElement(value.getType(), element);
  if (type == value.getType())
    return value;
  if (isa<IndexType>(element))
    return arith::IndexCastOp::create(b, emitter.loc(), type, value);
  if (element.isInteger(1)) {
    Value zero = arith::ConstantOp::create(b, emitter.loc(),
                                           b.getZeroAttr(value.getType()));
    return arith::CmpIOp::create(b, emitter.loc(), arith::CmpIPredicate::ne,
                                 value, zero);
  }
  return arith::BitcastOp::create(b, emitter.loc(), type, value);
}

Value concatenate(ThreadEmitter &emitter, ArrayRef<Value> parts) {
  OpBuilder &b = emitter.builder();
  if (parts.size() == 1)
    return parts.front();
  auto part = dyn_cast<VectorType>(parts.front().getType());
  if (!part)
    return vector::FromElementsOp::create(
        b, emitter.loc(),
        VectorType::get({int64_t(parts.size())}, parts.front().getType()),
        parts);
  SmallVector<Value> halves;
  SmallVector<int64_t> mask(2 * part.getNumElements());
  std::iota(mask.begin(), mask.end(), 0);
  for (size_t i = 0; i < parts.size(); i += 2)
    halves.push_back(vector::ShuffleOp::create(b, emitter.loc(), parts[i],
                                               parts[i + 1], mask));
  return concatenate(emitter, halves);
}

Value slice(ThreadEmitter &emitter, Value chunk, int64_t first,
            int64_t width) {
  auto type = dyn_cast<VectorType>(chunk.getType());
  if (!type || type.getNumElements() == width)
    return chunk;
  OpBuilder &b = emitter.builder();
  if (width == 1)
    return vector::ExtractOp::create(b, emitter.loc(), chunk, first);
  SmallVector<int64_t> mask(width);
  std::iota(mask.begin(), mask.end(), first);
  return vector::ShuffleOp::create(b, emitter.loc(), chunk, chunk, mask);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

FailureOr<ThreadTile> ThreadEmitter::loadOnce(const View &view,
                                              ArrayRef<Quantity> indices,
                                              FragmentAttr fragment,
                                              ArrayRef<bool> inbounds) {
  FailureOr<Accesses> places =
      access(view, indices, fragment, inbounds, target.machine.bytesPerVector);
  if (failed(places))
    return failure();
  ThreadTile tile{fragment, view.element, ThreadTile::getWidth(fragment), {}};
  Type element = memoryElement(view.element);
  Type type =
      places->width == 1 ? element : VectorType::get({places->width}, element);
  SmallVector<Value> parts;
  llvm::DenseMap<std::pair<Value, Value>, Value> loaded; // replicas: once
  for (auto [pointer, predicate] :
       llvm::zip(places->pointers, places->predicates)) {
    Value &value = loaded[{pointer, predicate}];
    if (!value) {
      value = predicate
                  ? target.emitPredicatedLoad(*this, pointer, type,
                                              places->alignment, predicate)
                  : LLVM::LoadOp::create(b, location, type, pointer,
                                         places->alignment);
      value = fromMemory(*this, value, view.element);
    }
    parts.push_back(value);
    if (int64_t(parts.size()) * places->width == tile.width) {
      tile.chunks.push_back(concatenate(*this, parts));
      parts.clear();
    }
  }
  return tile;
}

FailureOr<ThreadTile> ThreadEmitter::load(const View &view,
                                          ArrayRef<Quantity> indices,
                                          FragmentAttr fragment,
                                          ArrayRef<bool> inbounds,
                                          Value from) {
  if (from)
    return loadFrom(view, indices, fragment, inbounds, from);
  Value fits = emitRunFits(view, indices, fragment, inbounds,
                           target.machine.bytesPerVector);
  if (!fits)
    return loadOnce(view, indices, fragment, inbounds);

  // Whole vectors where the run ends in bounds, elements at the edge.
  ThreadTile tile{fragment, view.element, ThreadTile::getWidth(fragment), {}};
  SmallVector<Type> types(fragment.getNumRegisters() / tile.width,
                          tile.getChunkType());
  auto branch = scf::IfOp::create(b, location, types, fits, /*withElse=*/true);
  SmallVector<bool> promised(view.getRank(), false);
  if (!inbounds.empty())
    promised.assign(inbounds.begin(), inbounds.end());
  for (Block *block : {branch.thenBlock(), branch.elseBlock()}) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(block);
    promised[fragment.getRunDim()] = block == branch.thenBlock();
    FailureOr<ThreadTile> part = loadOnce(view, indices, fragment, promised);
    if (failed(part))
      return failure();
    scf::YieldOp::create(b, location, part->chunks);
  }
  llvm::append_range(tile.chunks, branch.getResults());
  return tile;
}

/// True in the first holder of each element: replicas store nothing.
static Value emitIsFirstHolder(ThreadEmitter &emitter, FragmentAttr fragment) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  Value result;
  auto addDigits = [&](ArrayRef<FragmentAttr::Digit> digits, Value position,
                       int64_t positions) {
    int64_t below = 1;
    auto require = [&](int64_t size) {
      Value digit = position;
      if (below > 1)
        digit = arith::DivUIOp::create(b, loc, digit, emitter.i32(below));
      if (below * size < positions)
        digit = arith::RemUIOp::create(b, loc, digit, emitter.i32(size));
      Value first = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq,
                                          digit, emitter.i32(0));
      result = result ? arith::AndIOp::create(b, loc, result, first) : first;
    };
    for (const auto &digit : digits) {
      if (digit.size > 1 && digit.isReplica())
        require(digit.size);
      below *= digit.size;
    }
    if (below < positions) // Threads that the fragment does not name.
      require(positions / below);
  };
  addDigits(fragment.getLaneDigits(), emitter.role().lane,
            emitter.target.machine.lanes);
  addDigits(fragment.getWarpDigits(), emitter.role().warp,
            emitter.role().warps);
  return result;
}

/// The tile with its registers in another order: those that run along the
/// contiguous dimension of a shared view first, so that they are stored
/// together. Tiles are loaded for it where reads of them do not turn.
static ThreadTile turnRegisters(ThreadEmitter &emitter, const ThreadTile &tile,
                                const View &view) {
  int64_t contiguous = int64_t(view.getRank()) - 1;
  auto strided = dyn_cast_or_null<layout::StridedAttr>(view.layout);
  if (auto compose = dyn_cast_or_null<layout::ComposeAttr>(view.layout))
    strided = compose.getFirst();
  for (unsigned d = 0; strided && d < strided.getRank(); ++d)
    if (strided.getModes(d).front().second == 1)
      contiguous = d;
  auto digits = tile.fragment.getRegisterDigits();
  auto runs = [&](const FragmentAttr::Digit &digit) {
    for (auto [d, step] : llvm::enumerate(digit.stride))
      if (step != (int64_t(d) == contiguous))
        return false;
    return digit.size > 1;
  };
  auto run = llvm::find_if(digits, runs);
  if (emitter.target.machine.isHost() || run == digits.end() || run == digits.begin())
    return tile;
  int64_t below = 1;
  for (const auto &digit : llvm::make_range(digits.begin(), run))
    below *= digit.size;
  SmallVector<int64_t> registers;
  auto add = [&](const FragmentAttr::Digit &digit) {
    registers.push_back(digit.size);
    registers.append(digit.stride.begin(), digit.stride.end());
  };
  add(*run);
  for (const auto &digit : digits)
    if (&digit != &*run)
      add(digit);
  SmallVector<Value> elements = emitter.getElements(tile), turned;
  int64_t size = run->size;
  for (int64_t r = 0, e = elements.size(); r < e; ++r) {
    int64_t inRun = r % size, rest = r / size;
    turned.push_back(elements[rest % below + below * inRun +
                              below * size * (rest / below)]);
  }
  auto fragment = FragmentAttr::get(
      tile.fragment.getContext(), tile.fragment.getShape(), registers,
      tile.fragment.getLanes(), tile.fragment.getWarps());
  return emitter.fromElements(fragment, tile.element, turned);
}

LogicalResult ThreadEmitter::storeOnce(const ThreadTile &original,
                                       const View &view,
                                       ArrayRef<Quantity> indices,
                                       ArrayRef<bool> inbounds) {
  ThreadTile tile =
      view.isShared ? turnRegisters(*this, original, view) : original;
  FailureOr<Accesses> places = access(view, indices, tile.fragment, inbounds,
                                      target.machine.bytesPerVector);
  if (failed(places))
    return failure();
  llvm::DenseSet<std::pair<Value, Value>> stored;
  int64_t reg = 0;
  for (auto [pointer, predicate] :
       llvm::zip(places->pointers, places->predicates)) {
    Value value = slice(*this, tile.chunks[reg / tile.width], reg % tile.width,
                        places->width);
    reg += places->width;
    if (!stored.insert({pointer, predicate}).second)
      continue;
    value = toMemory(*this, value);
    if (predicate)
      target.emitPredicatedStore(*this, value, pointer, places->alignment,
                                 predicate);
    else
      LLVM::StoreOp::create(b, location, value, pointer, places->alignment);
  }
  return success();
}

LogicalResult ThreadEmitter::store(const ThreadTile &tile, const View &view,
                                   ArrayRef<Quantity> indices,
                                   ArrayRef<bool> inbounds, Value from) {
  OpBuilder::InsertionGuard whole(b);
  if (!view.isShared) {
    if (Value first = emitIsFirstHolder(*this, tile.fragment)) {
      auto branch = scf::IfOp::create(b, location, first, /*withElse=*/false);
      b.setInsertionPointToStart(branch.thenBlock());
    }
  }
  if (from)
    return storeFrom(tile, view, indices, inbounds, from);
  Value fits = emitRunFits(view, indices, tile.fragment, inbounds,
                           target.machine.bytesPerVector);
  if (!fits)
    return storeOnce(tile, view, indices, inbounds);
  auto branch = scf::IfOp::create(b, location, fits, /*withElse=*/true);
  SmallVector<bool> promised(view.getRank(), false);
  if (!inbounds.empty())
    promised.assign(inbounds.begin(), inbounds.end());
  for (Block *block : {branch.thenBlock(), branch.elseBlock()}) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(block);
    promised[tile.fragment.getRunDim()] = block == branch.thenBlock();
    if (failed(storeOnce(tile, view, indices, promised)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Distributes a box: `width` neighbours along `dim` per register group, then
/// lanes, warps and registers, first along `dim`, then along the others from
/// the last.
static FragmentAttr distribute(MLIRContext *context, ArrayRef<int64_t> shape,
                               unsigned dim, int64_t width, int64_t lanes,
                               int64_t warps) {
  unsigned rank = shape.size();
  SmallVector<int64_t> step(rank, 1), rest(shape);
  SmallVector<unsigned> order{dim};
  for (int d = rank - 1; d >= 0; --d)
    if (unsigned(d) != dim)
      order.push_back(d);
  SmallVector<int64_t> flat[3];
  auto addDigit = [&](SmallVector<int64_t> &list, int64_t size, unsigned d) {
    list.push_back(size);
    for (unsigned i = 0; i < rank; ++i)
      list.push_back(i == d ? step[d] : 0);
    step[d] *= size;
    rest[d] /= size;
  };
  if (width > 1)
    addDigit(flat[0], width, dim);
  for (auto [list, capacity] : {std::pair(1, lanes), std::pair(2, warps)}) {
    for (unsigned d : order) {
      int64_t size = std::gcd(rest[d], capacity);
      if (size == 1)
        continue;
      addDigit(flat[list], size, d);
      capacity /= size;
    }
    if (capacity > 1) { // More threads than elements.
      flat[list].push_back(capacity);
      flat[list].append(rank, 0);
    }
  }
  for (unsigned d : order)
    if (rest[d] > 1)
      addDigit(flat[0], rest[d], d);
  return FragmentAttr::get(context, shape, flat[0], flat[1], flat[2]);
}

FragmentAttr ThreadEmitter::copyFragment(const View &global,
                                         ArrayRef<Quantity> indices,
                                         const View &shared, int64_t maxBytes) {
  SmallVector<int64_t> shape = shared.getShape();
  unsigned dim = shape.size() - 1;
  for (unsigned d = 0; d < shape.size(); ++d)
    if (global.strides[d].isConstant(1) && shape[d] > 1)
      dim = d;
  int64_t width = std::gcd(
      shape[dim], std::max<int64_t>(1, maxBytes / shared.getElementBytes()));
  MLIRContext *context = kernel.getContext();
  while (true) {
    FragmentAttr fragment = distribute(context, shape, dim, width,
                                       target.machine.lanes, currentRole.warps);
    SmallVector<bool> promised(shape.size(), false);
    promised[dim] = true; // The edge is another branch.
    int64_t reached =
        measureGlobal(global, indices, fragment, promised, maxBytes).width;
    if (width == 1 || reached >= std::min<int64_t>(width, 16))
      return fragment;
    width = reached;
  }
}

LogicalResult ThreadEmitter::copyTile(const View &global,
                                      ArrayRef<Quantity> indices,
                                      const View &shared, bool isStore) {
  SmallVector<int64_t> shape = shared.getShape();
  SmallVector<Quantity> origin(shape.size(), Quantity::get(0));
  auto transfer = [&](const View &global, ArrayRef<Quantity> indices,
                      ArrayRef<Quantity> origin, FragmentAttr fragment) {
    FailureOr<ThreadTile> tile = isStore ? load(shared, origin, fragment)
                                         : load(global, indices, fragment);
    if (failed(tile))
      return failure();
    return isStore ? store(*tile, global, indices)
                   : store(*tile, shared, origin);
  };
  FragmentAttr fragment =
      copyFragment(global, indices, shared, target.machine.bytesPerVector);
  int64_t groups = fragment.getNumRegisters() / ThreadTile::getWidth(fragment);
  if (groups <= 64 || shape.size() < 2)
    return transfer(global, indices, origin, fragment);

  // Too long to unroll: one row of the box at a time.
  unsigned outer = fragment.getRunDim() == 0 ? 1 : 0;
  auto loop =
      scf::ForOp::create(b, location, index(0), index(shape[outer]), index(1));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  SmallVector<Quantity> there(indices), here(origin);
  Quantity row{loop.getInductionVar(), 0, 1};
  there[outer] = add(there[outer], row);
  here[outer] = row;
  shape[outer] = 1;
  FragmentAttr rowFragment =
      distribute(kernel.getContext(), shape, fragment.getRunDim(),
                 fragment.getRun(), target.machine.lanes, currentRole.warps);
  return transfer(global, there, here, rowFragment);
}

LogicalResult ThreadEmitter::copyShare(
    const View &global, ArrayRef<Quantity> indices, const View &shared,
    int64_t maxBytes,
    llvm::function_ref<void(Value, Value, int64_t, Value)> callback) {
  FragmentAttr fragment = copyFragment(global, indices, shared, maxBytes);
  SmallVector<Quantity> origin(shared.getRank(), Quantity::get(0));
  int64_t bytes = shared.getElementBytes();
  View here = global;
  auto accessBoth = [&](int64_t most) -> FailureOr<std::pair<Accesses, Accesses>> {
    FailureOr<Accesses> from = access(here, indices, fragment, {}, most);
    if (failed(from))
      return failure();
    FailureOr<Accesses> to = access(shared, origin, fragment, {}, from->width * bytes);
    if (failed(to))
      return failure();
    return std::pair(std::move(*from), std::move(*to));
  };
  auto accesses = accessBoth(maxBytes);
  if (failed(accesses))
    return failure();
  int64_t width = accesses->second.width;
  bool isTurned = width < accesses->first.width;
  if (isTurned) // neighbours go to neighbouring lanes, so that each instruction reads few lines
    fragment = copyFragment(global, indices, shared, width * bytes);
  // Of single elements there are many addresses. Where others multiply they are computed at each
  // turn of the loop: they would take registers all along.
  bool areMany = width == 1 && currentRole.warps == getNumWarps();
  for (Quantity &stride : here.strides)
    if (areMany && !stride.isConstant())
      stride.value = target.emitOpaque(*this, stride.value);
  if (isTurned || areMany) {
    accesses = accessBoth(width * bytes);
    if (failed(accesses))
      return failure();
  }
  auto &[from, to] = *accesses;
  // What warps have no equal parts of, one copies. (Of more warps than these, who reads the
  // kernel back does not prove that; they copy the same.)
  constexpr int64_t mostProved = 4;
  OpBuilder::InsertionGuard whole(b);
  Value first = currentRole.warps <= mostProved ? emitIsFirstHolder(*this, fragment) : Value();
  if (first)
    b.setInsertionPointToStart(scf::IfOp::create(b, location, first).thenBlock());
  for (auto [source, predicate, goal] :
       llvm::zip(from.pointers, from.predicates, to.pointers))
    callback(source, goal, from.width * bytes, predicate);
  return success();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static SmallVector<bool> promises(std::optional<ArrayRef<bool>> inbounds) {
  return inbounds ? SmallVector<bool>(*inbounds) : SmallVector<bool>();
}

/// A view of other sizes and strides over the same base.
static View reinterpret(ThreadEmitter &emitter, memref::ReinterpretCastOp op) {
  View view = emitter.view(op.getSource());
  view.offset = emitter.quantity(op.getMixedOffsets().front());
  view.sizes.clear();
  view.strides.clear();
  for (OpFoldResult size : op.getMixedSizes())
    view.sizes.push_back(emitter.quantity(size));
  for (OpFoldResult stride : op.getMixedStrides())
    view.strides.push_back(emitter.quantity(stride));
  return view;
}

/// The address of one element of a global view.
static Value elementPointer(ThreadEmitter &emitter, const View &view,
                            ArrayRef<Quantity> indices) {
  Quantity offset = view.offset;
  for (auto [index, stride] : llvm::zip(indices, view.strides))
    offset = emitter.add(offset, emitter.multiply(index, stride));
  offset = emitter.multiply(offset, Quantity::get(view.getElementBytes()));
  return offset.isConstant() ? emitter.offsetPointer(view.base, offset.constant)
                             : emitter.offsetPointer(view.base, offset.value);
}

int64_t ThreadEmitter::placeShared(ir::AllocOp alloc) {
  if (!placedTiles) {
    int64_t bytes = 0, alignment = 128;
    kernel.walk([&](ir::AllocOp one) {
      auto type = cast<MemRefType>(one.getTile().getType());
      if (auto offset = one->getAttrOfType<IntegerAttr>("tier.offset")) {
        bytes = std::max(bytes, offset.getInt() + getFootprint(type));
        alignment = std::max(alignment, sharedView(type, Value()).alignment);
      }
    });
    placedTiles = reserveShared(bytes, alignment);
  }
  return *placedTiles + alloc->getAttrOfType<IntegerAttr>("tier.offset").getInt();
}

/// Threads hold tiles over all dimensions of an array.
static LogicalResult verifyRank(Operation *op, const View &view, Value tile) {
  int64_t rank = cast<RankedTensorType>(tile.getType()).getRank();
  if (rank == int64_t(view.getRank()))
    return success();
  return op->emitOpError("[tier.rank] expects a tile over all ")
         << view.getRank() << " dimensions of the array, got one of rank " << rank;
}

LogicalResult ThreadEmitter::emitMemoryOp(Operation *op) {
  if (auto alloc = dyn_cast<ir::AllocOp>(op)) {
    auto type = cast<MemRefType>(alloc.getTile().getType());
    if (ir::isTensorMemory(type))
      return alloc.emitOpError("[tier.placement] expects tiles of tensor "
                               "memory as stages of a channel, got one outside");
    View probe = sharedView(type, Value());
    int64_t offset = alloc->hasAttr("tier.offset")
                         ? placeShared(alloc)
                         : reserveShared(getFootprint(type), probe.alignment);
    bind(alloc.getTile(), sharedView(type, sharedPointer(offset)));
    return success();
  }
  if (auto cast = dyn_cast<memref::ReinterpretCastOp>(op)) {
    bind(cast.getResult(), reinterpret(*this, cast));
    return success();
  }
  if (auto cast = dyn_cast<memref::CastOp>(op)) {
    bind(cast.getResult(), view(cast.getSource()));
    return success();
  }
  if (auto dim = dyn_cast<memref::DimOp>(op)) {
    auto number = dim.getConstantIndex();
    if (number && *number >= 0 && *number < int64_t(view(dim.getSource()).getRank())) {
      bind(dim.getResult(), materialize(view(dim.getSource()).sizes[*number]));
      return success();
    }
  }
  if (auto loadOp = dyn_cast<memref::LoadOp>(op)) {
    View source = view(loadOp.getMemRef());
    if (!source.isShared) {
      Value pointer =
          elementPointer(*this, source, quantities(loadOp.getIndices()));
      Value value =
          LLVM::LoadOp::create(b, location, memoryElement(source.element),
                               pointer, source.getElementBytes());
      bind(loadOp.getResult(), fromMemory(*this, value, source.element));
      return success();
    }
  }
  if (auto storeOp = dyn_cast<memref::StoreOp>(op)) {
    View goal = view(storeOp.getMemRef());
    if (!goal.isShared) {
      Value pointer =
          elementPointer(*this, goal, quantities(storeOp.getIndices()));
      Value value = toMemory(*this, scalar(storeOp.getValueToStore()));
      emitInOneThread([&] {
        LLVM::StoreOp::create(b, location, value, pointer,
                              goal.getElementBytes());
      });
      return success();
    }
  }
  auto from = [&](Value original) {
    return original ? scalar(original) : Value();
  };
  if (auto loadOp = dyn_cast<ir::LoadOp>(op)) {
    View source = view(loadOp.getSource());
    if (failed(verifyRank(op, source, loadOp.getTile())))
      return failure();
    // A tile of truth values may come from a memref of bytes.
    source.element =
        cast<RankedTensorType>(loadOp.getTile().getType()).getElementType();
    source.isUnderWay = loadOp->hasAttr("tier.under_way");
    if (auto fetch = loadOp->getAttrOfType<IntegerAttr>("tier.fetch"))
      source.fetchBytes = fetch.getInt();
    SmallVector<Quantity> indices = quantities(loadOp.getIndices());
    FragmentAttr fragment = layout::getFragment(loadOp.getTile().getType());
    SmallVector<bool> inbounds = promises(loadOp.getInbounds());
    bool covers = loadOp->hasAttr("tier.covering") && !loadOp.getFrom() &&
                  canCover(source, indices, fragment, inbounds);
    FailureOr<ThreadTile> tile =
        covers ? loadCovering(source, indices, fragment, inbounds)
               : load(source, indices, fragment, inbounds, from(loadOp.getFrom()));
    if (failed(tile))
      return failure();
    bind(loadOp.getTile(), *tile);
    return success();
  }
  if (auto storeOp = dyn_cast<ir::StoreOp>(op);
      storeOp && failed(verifyRank(op, view(storeOp.getTarget()), storeOp.getTile())))
    return failure();
  if (auto storeOp = dyn_cast<ir::StoreOp>(op);
      storeOp && storeOp->hasAttr("tier.stretch") &&
      canStretch(tile(storeOp.getTile()), view(storeOp.getTarget()),
                 quantities(storeOp.getIndices())))
    return storeStretch(tile(storeOp.getTile()), view(storeOp.getTarget()),
                        quantities(storeOp.getIndices()),
                        promises(storeOp.getInbounds()));
  if (auto storeOp = dyn_cast<ir::StoreOp>(op); storeOp && canStoreLines(storeOp))
    return storeLines(storeOp);
  if (auto storeOp = dyn_cast<ir::StoreOp>(op); storeOp && canStoreTurnedLines(storeOp))
    return storeTurnedLines(storeOp);
  if (auto storeOp = dyn_cast<ir::StoreOp>(op))
    return store(tile(storeOp.getTile()), view(storeOp.getTarget()),
                 quantities(storeOp.getIndices()),
                 promises(storeOp.getInbounds()), from(storeOp.getFrom()));
  if (auto copy = dyn_cast<ir::CopyOp>(op)) {
    bool isStore = ir::isShared(copy.getSource().getType());
    Value global = isStore ? copy.getTarget() : copy.getSource();
    if (isa<MemRefType>(global.getType()))
      return copyTile(view(global),
                      quantities(isStore ? copy.getTargetIndices()
                                         : copy.getSourceIndices()),
                      view(isStore ? copy.getSource() : copy.getTarget()),
                      isStore);
  }
  return op->emitOpError("[tier.thread] expects a memory op with code for one "
                         "thread, got none");
}

} // namespace tier
