//===- Exchange.cpp - tiles that change their holders ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What moves inside a warp is a plan of rounds (Problem/Exchange.h). A linear
// plan is emitted as conditional swaps of registers, shuffles of registers that
// are the same in every lane, and swaps again; only what is asked for is
// computed, from the back to the front. Other plans select by lane. Words that
// are whole in a chunk are never taken apart.
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/TileToThread/TileToThread.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/Exchange.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <map>

using namespace mlir;

namespace tier {

using layout::FragmentAttr;
using problem::ExchangePlan;
using problem::Origin;

//===----------------------------------------------------------------------===//
// Words of a tile
//===----------------------------------------------------------------------===//

/// Bits with which an element travels.
static int64_t travelBits(Type element) {
  if (isa<IndexType>(element))
    return 64;
  return std::max<int64_t>(
      8, llvm::PowerOf2Ceil(element.getIntOrFloatBitWidth()));
}

/// Chunks or elements as integers of `travelBits`.
static Value toInteger(ThreadEmitter &emitter, Value value) {
  OpBuilder &b = emitter.builder();
  Type element = getElementTypeOrSelf(value.getType());
  Type integer = b.getIntegerType(travelBits(element));
  if (auto vector = dyn_cast<VectorType>(value.getType()))
    integer = vector.cloneWith({}, integer);
  if (integer == value.getType())
    return value;
  if (isa<IndexType>(element))
    return arith::IndexCastOp::create(b, emitter.loc(), integer, value);
  if (element.isInteger())
    return arith::ExtUIOp::create(b, emitter.loc(), integer, value);
  return arith::BitcastOp::create(b, emitter.loc(), integer, value);
}

static Value fromInteger(ThreadEmitter &emitter, Value value, Type element) {
  OpBuilder &b = emitter.builder();
  Type type = element;
  if (auto vector = dyn_cast<VectorType>(value.getType()))
    type = vector.cloneWith({}, element);
  if (type == value.getType())
    return value;
  if (isa<IndexType>(element))
    return arith::IndexCastOp::create(b, emitter.loc(), type, value);
  if (element.isInteger())
    return arith::TruncIOp::create(b, emitter.loc(), type, value);
  return arith::BitcastOp::create(b, emitter.loc(), type, value);
}

namespace {

/// A unit of exchange: one word of 32 bits, or the words of one element.
using Word = SmallVector<Value, 2>;
/// Registers in the order in which a word holds them; -1: nothing.
using Key = SmallVector<int16_t, 4>;

/// The registers of one thread as words.
class WordTile {
public:
  WordTile(ThreadEmitter &emitter, const ThreadTile &tile)
      : emitter(emitter), b(emitter.builder()), tile(tile),
        bits(travelBits(tile.element)) {}

  int64_t packing() const { return bits < 32 ? 32 / bits : 1; }

  /// The word that holds these registers.
  Word get(ArrayRef<int16_t> key) {
    if (packing() == 1)
      return split(element(key.front()));
    if (std::optional<int64_t> first = findWhole(key))
      return {vector::ExtractOp::create(b, emitter.loc(), chunkWords(*first),
                                        *first % tile.width / packing())};
    SmallVector<Value> parts;
    for (int16_t reg : key)
      parts.push_back(reg < 0 ? zero() : element(reg));
    parts.resize(packing(), zero());
    return {join(parts)};
  }
  /// One register as an integer of `bits`.
  Value element(int64_t reg) {
    Value &known = elements[reg];
    if (!known)
      known = toInteger(emitter, emitter.getElement(tile, reg));
    return known;
  }
  /// Element `i` of a word.
  Value extract(const Word &word, int64_t i) {
    if (bits == 32)
      return word.front();
    return vector::ExtractOp::create(b, emitter.loc(), integers(word), i);
  }
  /// Elements as one word.
  Value join(ArrayRef<Value> parts) {
    auto type =
        VectorType::get({int64_t(parts.size())}, b.getIntegerType(bits));
    Value packed =
        vector::FromElementsOp::create(b, emitter.loc(), type, parts);
    packed = vector::BitCastOp::create(
        b, emitter.loc(), VectorType::get({1}, b.getI32Type()), packed);
    return vector::ExtractOp::create(b, emitter.loc(), packed, 0);
  }
  Value zero() {
    return arith::ConstantOp::create(
        b, emitter.loc(), b.getIntegerAttr(b.getIntegerType(bits), 0));
  }
  Word zeroWord() { return Word(bits == 64 ? 2 : 1, emitter.i32(0)); }
  int64_t elementBits() const { return bits; }

private:
  /// The first register, if the key is a word of a chunk.
  std::optional<int64_t> findWhole(ArrayRef<int16_t> key) const {
    int64_t first = key.front();
    if (tile.width % packing() || int64_t(key.size()) != packing() ||
        first % packing())
      return std::nullopt;
    for (auto [i, reg] : llvm::enumerate(key))
      if (reg != first + int64_t(i))
        return std::nullopt;
    return first;
  }
  /// The chunk of a register as a vector of words.
  Value chunkWords(int64_t reg) {
    Value &known = chunks[reg / tile.width];
    if (!known)
      known = vector::BitCastOp::create(
          b, emitter.loc(),
          VectorType::get({tile.width / packing()}, b.getI32Type()),
          toInteger(emitter, tile.chunks[reg / tile.width]));
    return known;
  }
  Word split(Value element) {
    if (bits == 32)
      return {element};
    auto one = VectorType::get({1}, b.getI64Type());
    Value pair = vector::FromElementsOp::create(b, emitter.loc(), one, element);
    pair = vector::BitCastOp::create(
        b, emitter.loc(), VectorType::get({2}, b.getI32Type()), pair);
    return {vector::ExtractOp::create(b, emitter.loc(), pair, 0),
            vector::ExtractOp::create(b, emitter.loc(), pair, 1)};
  }
  Value integers(const Word &word) {
    auto type = VectorType::get({int64_t(word.size())}, b.getI32Type());
    Value all = vector::FromElementsOp::create(b, emitter.loc(), type,
                                               ValueRange(word));
    return vector::BitCastOp::create(
        b, emitter.loc(),
        VectorType::get({int64_t(word.size()) * 32 / bits},
                        b.getIntegerType(bits)),
        all);
  }

  ThreadEmitter &emitter;
  OpBuilder &b;
  const ThreadTile &tile;
  int64_t bits;
  llvm::DenseMap<int64_t, Value> elements, chunks;
};

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// Emits a plan for one tile.
class PlanEmitter {
public:
  PlanEmitter(ThreadEmitter &emitter, const ExchangePlan &plan,
              const ThreadTile &source)
      : emitter(emitter), b(emitter.builder()), plan(plan), source(source),
        words(emitter, source), lane(emitter.role().lane) {}

  ThreadTile emit(FragmentAttr fragment);

private:
  Location loc() const { return emitter.loc(); }
  bool emitMatrices();
  void emitRound(const problem::Round &round, const Word &word);
  Word published(const problem::Round &round);

  // Choices by lane.
  Value isIn(uint64_t lanes);
  Value parity(uint64_t mask);
  Value sourceLane(const problem::Round &round);
  Value choose(Value condition, Value yes, Value no) {
    return yes == no ? yes
                     : arith::SelectOp::create(b, loc(), condition, yes, no);
  }
  Word choose(Value condition, const Word &yes, const Word &no) {
    Word result;
    for (auto [y, n] : llvm::zip_equal(yes, no))
      result.push_back(choose(condition, y, n));
    return result;
  }

  // Linear plans: the word of a key after the first swaps of a list.
  std::optional<Word> swapped(size_t level, Key key);
  Word slotWord(const Key &key);
  Word targetWord(size_t level, const Key &key);
  // The others: by lane.
  Value targetElement(int64_t reg);
  Value originElement(const Origin &origin);

  ThreadEmitter &emitter;
  OpBuilder &b;
  const ExchangePlan &plan;
  const ThreadTile &source;
  WordTile words;
  Value lane;
  SmallVector<Word> received;
  std::map<uint64_t, Value> membership, parities;
  std::map<std::pair<size_t, Key>, std::optional<Word>> swaps;
  std::map<std::pair<size_t, Key>, Word> targets;
  std::map<SmallVector<uint64_t>, Value> linearLanes;
};

} // namespace

/// Whether the lane is one of a set.
Value PlanEmitter::isIn(uint64_t lanes) {
  Value &known = membership[lanes];
  if (known)
    return known;
  bool isWide = plan.lanes > 32;
  Type type = isWide ? b.getI64Type() : b.getI32Type();
  Value set = arith::ConstantOp::create(
      b, loc(),
      b.getIntegerAttr(type,
                       APInt(isWide ? 64 : 32, lanes, /*isSigned=*/false,
                             /*implicitTrunc=*/true)));
  Value at = isWide ? arith::ExtUIOp::create(b, loc(), type, lane).getResult()
                    : lane;
  Value bit = arith::ShRUIOp::create(b, loc(), set, at);
  known = arith::TruncIOp::create(b, loc(), b.getI1Type(), bit);
  return known;
}

/// The exclusive or of the lane's bits under a mask.
Value PlanEmitter::parity(uint64_t mask) {
  Value &known = parities[mask];
  if (known)
    return known;
  Value sum;
  for (uint64_t rest = mask; rest; rest &= rest - 1) {
    Value bit = lane;
    if (int64_t place = llvm::countr_zero(rest))
      bit = arith::ShRUIOp::create(b, loc(), lane, emitter.i32(place));
    sum = sum ? arith::XOrIOp::create(b, loc(), sum, bit) : bit;
  }
  return known = arith::TruncIOp::create(b, loc(), b.getI1Type(), sum);
}

/// The lane that a round reads, by the cheapest formula that gives the table.
Value PlanEmitter::sourceLane(const problem::Round &round) {
  ArrayRef<int16_t> table = round.sourceLane;
  int64_t lanes = plan.lanes;
  if (llvm::all_equal(table))
    return emitter.i32(table.front());
  int64_t first = table.front();
  bool isRotation = true;
  for (int64_t l = 0; l < lanes; ++l)
    isRotation &= table[l] == (l + first) % lanes;
  if (isRotation) {
    Value moved =
        arith::AddIOp::create(b, loc(), lane, emitter.i32(first));
    return llvm::isPowerOf2_64(lanes)
               ? arith::AndIOp::create(b, loc(), moved, emitter.i32(lanes - 1))
                     .getResult()
               : arith::RemUIOp::create(b, loc(), moved, emitter.i32(lanes));
  }
  if (llvm::isPowerOf2_64(lanes)) {
    SmallVector<uint64_t> columns;
    for (int64_t bit = 1; bit < lanes; bit *= 2)
      columns.push_back(table[bit] ^ first);
    bool isLinear = true;
    for (uint64_t l = 1; l < uint64_t(lanes); ++l)
      isLinear &= table[l] == (table[l & (l - 1)] ^
                               int64_t(columns[llvm::countr_zero(l)]));
    if (isLinear) {
      Value &sum = linearLanes[columns];
      for (auto [bit, column] : llvm::enumerate(columns)) {
        if (sum && bit == 0)
          break;
        if (!column)
          continue;
        Value part = choose(parity(uint64_t(1) << bit), emitter.i32(column),
                            emitter.i32(0));
        sum = sum ? arith::XOrIOp::create(b, loc(), sum, part) : part;
      }
      return first ? arith::XOrIOp::create(b, loc(), sum, emitter.i32(first))
                         .getResult()
                   : sum;
    }
  }
  // Bit by bit.
  Value sum = emitter.i32(0);
  for (int64_t bit = 0; int64_t(1) << bit < lanes; ++bit) {
    uint64_t set = 0;
    for (int64_t l = 0; l < lanes; ++l)
      if (table[l] >> bit & 1)
        set |= uint64_t(1) << l;
    if (!set)
      continue;
    Value part =
        choose(isIn(set), emitter.i32(int64_t(1) << bit), emitter.i32(0));
    sum = arith::OrIOp::create(b, loc(), sum, part);
  }
  return sum;
}

void PlanEmitter::emitRound(const problem::Round &round, const Word &word) {
  Word result;
  Value from;
  for (Value value : word) {
    switch (round.move) {
    case problem::Move::Butterfly:
      value = emitter.target.emitShuffleXor(emitter, value, round.operand);
      break;
    case problem::Move::Up:
      value = emitter.target.emitShuffleStep(emitter, value, -round.operand);
      break;
    case problem::Move::Down:
      value = emitter.target.emitShuffleStep(emitter, value, round.operand);
      break;
    case problem::Move::Index:
      if (!from)
        from = sourceLane(round);
      value = emitter.target.emitShuffleIndex(emitter, value, from);
      break;
    }
    result.push_back(value);
  }
  received.push_back(std::move(result));
}

/// The word of `key` after the first `level` swaps; nothing if it names
/// registers that there are not, which no lane asks for.
std::optional<Word> PlanEmitter::swapped(size_t level, Key key) {
  auto [it, isNew] = swaps.try_emplace({level, key});
  if (!isNew)
    return it->second;
  std::optional<Word> result;
  if (level == 0) {
    if (llvm::all_of(
            key, [&](int16_t reg) { return reg < plan.sourceRegisters; }))
      result = words.get(key);
  } else {
    const problem::Swap &swap = plan.before[level - 1];
    Key other(key);
    for (int16_t &reg : other)
      if (reg >= 0)
        reg ^= swap.flip;
    std::optional<Word> stays = swapped(level - 1, key),
                        moves = swapped(level - 1, other);
    if (stays && moves)
      result = choose(parity(swap.laneMask), *moves, *stays);
    else
      result = stays ? stays : moves;
  }
  return swaps[{level, key}] = result;
}

/// The word that a lane publishes.
Word PlanEmitter::published(const problem::Round &round) {
  if (plan.isLinear)
    return swapped(plan.before.size(), Key(round.word))
        .value_or(words.zeroWord());
  // Words and the lanes that publish them.
  std::map<Key, uint64_t> candidates;
  for (int64_t l = 0; l < plan.lanes; ++l) {
    ArrayRef<int16_t> key = ArrayRef(round.published)
                                .slice(l * plan.packing, plan.packing);
    if (llvm::any_of(key, [](int16_t reg) { return reg >= 0; }))
      candidates[Key(key)] |= uint64_t(1) << l;
  }
  std::optional<Word> result;
  for (auto &[key, lanes] : candidates)
    result = result ? choose(isIn(lanes), words.get(key), *result)
                    : words.get(key);
  return result.value_or(words.zeroWord());
}

/// The word that arrived for slots of a linear plan.
Word PlanEmitter::slotWord(const Key &key) {
  const Origin &first = plan.slots[key.front()];
  bool isLocal = true, isRound = first.round >= 0;
  Key registers;
  for (auto [i, slot] : llvm::enumerate(key)) {
    const Origin &origin = plan.slots[slot];
    isLocal &= origin.round < 0;
    isRound &= origin.round == first.round && origin.index == int16_t(i);
    registers.push_back(origin.index);
  }
  if (isRound)
    return received[first.round];
  if (isLocal) {
    registers.resize(plan.packing, -1);
    return swapped(plan.before.size(), registers).value_or(words.zeroWord());
  }
  SmallVector<Value> parts;
  for (int16_t slot : key) {
    const Origin &origin = plan.slots[slot];
    if (origin.round >= 0) {
      parts.push_back(words.extract(received[origin.round], origin.index));
      continue;
    }
    Key alone(plan.packing, -1);
    alone.front() = origin.index;
    parts.push_back(words.extract(
        swapped(plan.before.size(), alone).value_or(words.zeroWord()), 0));
  }
  parts.resize(plan.packing, words.zero());
  return {words.join(parts)};
}

/// The word of target registers after the first `level` swaps.
Word PlanEmitter::targetWord(size_t level, const Key &key) {
  auto [it, isNew] = targets.try_emplace({level, key});
  if (!isNew)
    return it->second;
  if (level == 0)
    return targets[{level, key}] = slotWord(key);
  const problem::Swap &swap = plan.after[level - 1];
  Key other(key);
  for (int16_t &reg : other)
    reg ^= swap.flip;
  Word moves = targetWord(level - 1, other), stays = targetWord(level - 1, key);
  return targets[{level, key}] = choose(parity(swap.laneMask), moves, stays);
}

Value PlanEmitter::originElement(const Origin &origin) {
  if (origin.round >= 0)
    return words.extract(received[origin.round], origin.index);
  return words.element(origin.index);
}

Value PlanEmitter::targetElement(int64_t reg) {
  std::map<std::pair<int16_t, int16_t>, uint64_t> candidates;
  for (int64_t l = 0; l < plan.lanes; ++l) {
    const Origin &origin = plan.origins[l * plan.targetRegisters + reg];
    if (origin.index >= 0)
      candidates[{origin.round, origin.index}] |= uint64_t(1) << l;
  }
  Value result;
  for (auto &[place, lanes] : candidates) {
    Value value = originElement({place.first, place.second});
    result = result ? choose(isIn(lanes), value, result) : value;
  }
  return result ? result : words.zero();
}

/// True if the machine transposed whole matrices.
bool PlanEmitter::emitMatrices() {
  for (int16_t word : plan.matrices) {
    Key key{int16_t(2 * word), int16_t(2 * word + 1)};
    Value turned =
        emitter.target.emitMatrixTranspose(emitter, words.get(key).front());
    if (!turned)
      return false;
    received.push_back({turned});
  }
  return true;
}

ThreadTile PlanEmitter::emit(FragmentAttr fragment) {
  bool hasMatrices =
      plan.single == problem::Single::MatrixTranspose && emitMatrices();
  if (!hasMatrices)
    for (const problem::Round &round : plan.rounds)
      emitRound(round, published(round));

  int64_t width = ThreadTile::getWidth(fragment);
  ThreadTile result{fragment, source.element, width, {}};
  int64_t packing = plan.packing;
  auto wordAt = [&](int64_t reg) -> Word {
    if (hasMatrices)
      return received[reg / 2];
    Key key;
    for (int64_t i = 0; i < packing && reg + i < plan.targetRegisters; ++i)
      key.push_back(reg + i);
    return targetWord(plan.after.size(), key);
  };
  bool byWords = hasMatrices || plan.isLinear;
  if (byWords && packing > 1 && width % packing == 0) {
    // Whole words make a chunk.
    for (int64_t r = 0; r < plan.targetRegisters; r += width) {
      SmallVector<Value> parts;
      for (int64_t i = 0; i < width; i += packing)
        parts.push_back(wordAt(r + i).front());
      Value chunk = vector::FromElementsOp::create(
          b, loc(), VectorType::get({int64_t(parts.size())}, b.getI32Type()),
          parts);
      chunk = vector::BitCastOp::create(
          b, loc(),
          VectorType::get({width}, b.getIntegerType(words.elementBits())),
          chunk);
      result.chunks.push_back(fromInteger(emitter, chunk, source.element));
    }
    return result;
  }
  SmallVector<Value> elements;
  for (int64_t r = 0; r < plan.targetRegisters; ++r) {
    Value value = byWords ? words.extract(wordAt(r / packing * packing),
                                          r % packing)
                          : targetElement(r);
    elements.push_back(fromInteger(emitter, value, source.element));
  }
  return emitter.fromElements(fragment, source.element, elements);
}

//===----------------------------------------------------------------------===//
// Through shared memory
//===----------------------------------------------------------------------===//

static layout::StridedAttr stridedOf(MLIRContext *context,
                                     const problem::Layout &layout) {
  SmallVector<int64_t> ranks, sizes, strides;
  for (const problem::Modes &modes : layout.dims) {
    ranks.push_back(modes.size());
    for (problem::Mode mode : modes) {
      sizes.push_back(mode.size);
      strides.push_back(mode.stride);
    }
  }
  return layout::StridedAttr::get(context, ranks, sizes, strides);
}

static Attribute layoutOf(MLIRContext *context,
                          const problem::Staging &staging) {
  auto strided = stridedOf(context, staging.strided);
  if (!staging.swizzle)
    return strided;
  return layout::ComposeAttr::get(
      context, strided,
      layout::SwizzleAttr::get(context, staging.swizzle->bits,
                               staging.swizzle->base, staging.swizzle->shift));
}

FailureOr<View> ThreadEmitter::stage(const ThreadTile &source, Attribute layout,
                                     int64_t margin, unsigned &contiguous) {
  FragmentAttr fragment = source.fragment;
  auto strided = dyn_cast<layout::StridedAttr>(layout);
  int64_t elements;
  if (auto compose = dyn_cast<layout::ComposeAttr>(layout)) {
    strided = compose.getFirst();
    elements = llvm::alignTo(strided.getCosize(),
                             compose.getSecond().getRepeat());
  } else {
    elements = strided.getCosize();
  }
  View view;
  view.element = source.element;
  view.isShared = true;
  view.alignment = 128;
  view.layout = layout;
  view.base = offsetPointer(
      scratch(elements * view.getElementBytes() + 2 * margin), margin);
  SmallVector<Quantity> origin(fragment.getRank(), Quantity::get(0));
  contiguous = fragment.getRank() ? fragment.getRank() - 1 : 0;
  for (auto [dim, extent] : llvm::enumerate(fragment.getShape())) {
    view.sizes.push_back(Quantity::get(extent));
    if (extent > 1 && strided.getModes(dim).front().second == 1)
      contiguous = dim;
  }
  FragmentAttr ordered = ir::toAttr(
      fragment.getContext(),
      problem::withRunAlong(ir::toProblem(fragment), contiguous));
  if (failed(store(regroup(source, ordered), view, origin)))
    return failure();
  return view;
}

FailureOr<ThreadTile> ThreadEmitter::convertShared(const ThreadTile &source,
                                                   FragmentAttr fragment,
                                                   Attribute layout) {
  unsigned contiguous;
  FailureOr<View> view = stage(source, layout, /*margin=*/0, contiguous);
  if (failed(view))
    return failure();
  // A warp that reads what it stored waits for its own lanes alone.
  std::string why;
  ThreadRole role = currentRole;
  if (problem::exchangeBetween(ir::toProblem(source.fragment),
                               ir::toProblem(fragment), /*elementBits=*/32,
                               target.machine.lanes, role.warps, why)) {
    currentRole.isWholeCta = false;
    currentRole.warps = 1;
  }
  target.emitBarrier(*this);
  currentRole = role;
  // Registers in the order of the layout: accesses become vectors.
  FragmentAttr ordered = ir::toAttr(
      fragment.getContext(),
      problem::withRunAlong(ir::toProblem(fragment), contiguous));
  SmallVector<Quantity> origin(fragment.getRank(), Quantity::get(0));
  FailureOr<ThreadTile> loaded = load(*view, origin, ordered);
  if (failed(loaded))
    return failure();
  return regroup(*loaded, fragment);
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

LogicalResult ThreadEmitter::emitConvert(layout::ConvertOp op) {
  ThreadTile source = tile(op.getSource());
  FragmentAttr fragment = layout::getFragment(op.getResult().getType());
  if (fragment == source.fragment) {
    bind(op.getResult(), source);
    return success();
  }
  Attribute layout = op.getThrough().value_or(Attribute());
  if (!layout || isa<UnitAttr>(layout)) {
    std::optional<problem::Way> forced;
    if (layout)
      forced = problem::Way::Lanes;
    problem::Conversion conversion = problem::planConversion(
        ir::toProblem(source.fragment), ir::toProblem(fragment),
        travelBits(source.element), currentRole.warps, target.machine, forced);
    if (forced && conversion.way == problem::Way::Shared)
      return op.emitOpError("[layout.convert-lanes] expects two fragments that "
                            "keep every element in its warp, got ones where ")
             << conversion.reason;
    if (conversion.way != problem::Way::Shared) {
      bind(op.getResult(),
           conversion.plan
               ? PlanEmitter(*this, *conversion.plan, source).emit(fragment)
               : regroup(source, fragment));
      return success();
    }
    layout = layoutOf(op.getContext(), *conversion.staging);
  }
  if (ir::StoreOp store = findTurnedStore(op, layout)) {
    stored.insert(store);
    return store->hasAttr("tier.covering") ? emitTurnedVectors(source, store, layout)
                                           : emitTurnedStore(source, store, layout);
  }
  FailureOr<ThreadTile> result = convertShared(source, fragment, layout);
  if (failed(result))
    return failure();
  bind(op.getResult(), *result);
  return success();
}

} // namespace tier
