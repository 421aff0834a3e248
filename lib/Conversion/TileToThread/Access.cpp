//===- Access.cpp - where the registers of one thread lie in memory -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A coordinate is index + thread part + register part. The first two vary at
// run time and are computed once; the register part is a constant and ends up
// in the constant offset of a pointer wherever the layout allows it.
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/MathExtras.h"

#include <map>
#include <numeric>
#include <set>

using namespace mlir;

namespace tier {

using layout::FragmentAttr;

int64_t View::getElementBytes() const {
  if (isa<IndexType>(element))
    return 8;
  return std::max<int64_t>(1, element.getIntOrFloatBitWidth() / 8);
}

SmallVector<int64_t> View::getShape() const {
  SmallVector<int64_t> shape;
  for (const Quantity &size : sizes) {
    assert(size.isConstant() && "a shared tile has constant extents");
    shape.push_back(size.constant);
  }
  return shape;
}

Value ThreadEmitter::offsetPointer(Value pointer, int64_t bytes) {
  if (bytes == 0)
    return pointer;
  if (!llvm::isInt<LLVM::kGEPConstantBitWidth>(bytes))
    return offsetPointer(pointer, i64(bytes));
  return LLVM::GEPOp::create(b, location, pointer.getType(), b.getI8Type(),
                             pointer, ArrayRef<LLVM::GEPArg>{int32_t(bytes)});
}

Value ThreadEmitter::offsetPointer(Value pointer, Value bytes) {
  if (isa<IndexType>(bytes.getType()))
    bytes = arith::IndexCastOp::create(b, location, b.getI64Type(), bytes);
  return LLVM::GEPOp::create(b, location, pointer.getType(), b.getI8Type(),
                             pointer, ArrayRef<LLVM::GEPArg>{bytes});
}

/// The largest power of two that divides `number` (0: no limit).
static int64_t powerOfTwoIn(int64_t number) {
  return number == 0 ? int64_t(1) << 20 : number & -number;
}

//===----------------------------------------------------------------------===//
// Global memory
//===----------------------------------------------------------------------===//

/// Divides the element offset of every group of registers, whatever its width
/// (a divisor of the run) is.
static int64_t offsetDivisor(const View &view, ArrayRef<Quantity> indices,
                             FragmentAttr fragment) {
  int64_t divisor = view.offset.divisor;
  for (auto [index, stride] : llvm::zip(indices, view.strides))
    divisor = std::gcd(divisor, index.divisor * stride.divisor);
  auto addDigit = [&](const FragmentAttr::Digit &digit) {
    if (digit.size == 1)
      return;
    for (auto [step, stride] : llvm::zip(digit.stride, view.strides))
      divisor = std::gcd(divisor, step * stride.divisor);
  };
  auto registers = fragment.getRegisterDigits();
  bool runs = fragment.getRun() > 1;
  for (const auto &digit : ArrayRef(registers).drop_front(runs ? 1 : 0))
    addDigit(digit);
  for (const auto &digit : fragment.getLaneDigits())
    addDigit(digit);
  for (const auto &digit : fragment.getWarpDigits())
    addDigit(digit);
  return divisor;
}

/// The same for the coordinate along one dimension.
static int64_t coordinateDivisor(const Quantity &index, FragmentAttr fragment,
                                 unsigned dim) {
  int64_t divisor = index.divisor;
  auto addDigits = [&](ArrayRef<FragmentAttr::Digit> digits) {
    for (const auto &digit : digits)
      if (digit.size > 1)
        divisor = std::gcd(divisor, digit.stride[dim]);
  };
  auto registers = fragment.getRegisterDigits();
  addDigits(ArrayRef(registers).drop_front(fragment.getRun() > 1 ? 1 : 0));
  addDigits(fragment.getLaneDigits());
  addDigits(fragment.getWarpDigits());
  return divisor;
}

/// Whether elements along `dim` may lie outside of the view.
static bool needsCheck(const View &view, ArrayRef<Quantity> indices,
                       FragmentAttr fragment, ArrayRef<bool> inbounds,
                       unsigned dim) {
  if (!inbounds.empty() && inbounds[dim])
    return false;
  const Quantity &size = view.sizes[dim], &index = indices[dim];
  return !(size.isConstant() && index.isConstant() &&
           index.constant + fragment.getShape()[dim] <= size.constant);
}

int64_t getThreadReach(FragmentAttr fragment, unsigned dim) {
  int64_t reach = 0;
  for (auto digits : {fragment.getLaneDigits(), fragment.getWarpDigits()})
    for (const auto &digit : digits)
      reach += (digit.size - 1) * std::max<int64_t>(0, digit.stride[dim]);
  return reach;
}

Accesses ThreadEmitter::measureGlobal(const View &view,
                                      ArrayRef<Quantity> indices,
                                      FragmentAttr fragment,
                                      ArrayRef<bool> inbounds,
                                      int64_t maxBytes) {
  unsigned runDim = fragment.getRunDim();
  int64_t bytes = view.getElementBytes();
  int64_t width = std::min(ThreadTile::getWidth(fragment),
                           std::max<int64_t>(1, maxBytes / bytes));
  if (!view.strides[runDim].isConstant(1))
    width = 1;
  if (needsCheck(view, indices, fragment, inbounds, runDim))
    width = std::min(
        width, powerOfTwoIn(std::gcd(
                   view.sizes[runDim].divisor,
                   coordinateDivisor(indices[runDim], fragment, runDim))));
  // The host's vectors need no alignment.
  int64_t align =
      std::min(view.alignment & -view.alignment,
               powerOfTwoIn(offsetDivisor(view, indices, fragment)) * bytes);
  if (!target.machine.isHost())
    width = std::min(width, std::max<int64_t>(1, align / bytes));
  Accesses result;
  result.width = width;
  result.alignment = std::max<int64_t>(1, std::min(align, width * bytes));
  return result;
}

Value ThreadEmitter::emitRunFits(const View &view, ArrayRef<Quantity> indices,
                                 FragmentAttr fragment, ArrayRef<bool> inbounds,
                                 int64_t maxBytes) {
  unsigned dim = fragment.getRunDim();
  if (view.isShared || !needsCheck(view, indices, fragment, inbounds, dim))
    return {};
  SmallVector<bool> promised(view.getRank(), false);
  if (!inbounds.empty())
    promised.assign(inbounds.begin(), inbounds.end());
  int64_t narrow =
      measureGlobal(view, indices, fragment, promised, maxBytes).width;
  promised[dim] = true;
  if (measureGlobal(view, indices, fragment, promised, maxBytes).width ==
      narrow)
    return {};
  int64_t last = 0;
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; ++r)
    last =
        std::max(last, fragment.getCoordinate(fragment.getRegisters(), r)[dim]);
  Quantity origin = indices[dim];
  if (Value thread = threadCoordinate(fragment)[dim])
    origin = add(origin, Quantity{toIndex(thread), 0, 1});
  origin = add(origin, Quantity::get(last));
  return arith::CmpIOp::create(b, location, arith::CmpIPredicate::slt,
                               materialize(origin),
                               materialize(view.sizes[dim]));
}

/// Steps from which on each place is found from the one before, by an addition: multiples of an
/// unknown stride take three times as many instructions, and each comparison of 64 bits two. With
/// fewer masks 1656 instructions became 1072 of softmax over 64 of [64, 524288] f32.
static constexpr int64_t manySteps = 8;

/// Places of a thread's registers along dimensions of unknown strides.
static int64_t countSteps(const View &view, FragmentAttr fragment, int64_t width) {
  std::set<SmallVector<int64_t>> steps;
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; r += width) {
    SmallVector<int64_t> step = fragment.getCoordinate(fragment.getRegisters(), r);
    for (auto [d, stride] : llvm::enumerate(view.strides))
      if (stride.isConstant())
        step[d] = 0;
    steps.insert(std::move(step));
  }
  return steps.size();
}

/// Has what is left along a dimension compared as it was cut, to 32 bits. Where all registers lie
/// alike along another one, that is asked once: outside of it nothing is left.
static void shareChecks(ThreadEmitter &emitter, FragmentAttr fragment, int64_t width,
                        ArrayRef<int64_t> sure, MutableArrayRef<Value> room) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  SmallVector<unsigned> alike, others;
  for (unsigned d = 0; d < room.size(); ++d) {
    bool isAlike = true;
    for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; r += width)
      isAlike &= !fragment.getCoordinate(fragment.getRegisters(), r)[d];
    if (room[d])
      (isAlike ? alike : others).push_back(d);
  }
  for (unsigned other : others) {
    while (sure[other] <= 0 && !alike.empty()) {
      Value &one = room[alike.pop_back_val()];
      Value inside =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt, one, emitter.i32(0));
      room[other] = arith::SelectOp::create(b, loc, inside, room[other], emitter.i32(0));
      one = {};
    }
    room[other] = emitter.target.emitOpaque(emitter, room[other]);
  }
}

LogicalResult ThreadEmitter::accessGlobal(const View &view,
                                          ArrayRef<Quantity> indices,
                                          FragmentAttr fragment,
                                          ArrayRef<bool> inbounds,
                                          Accesses &result) {
  unsigned rank = view.getRank();
  int64_t bytes = view.getElementBytes();
  result =
      measureGlobal(view, indices, fragment, inbounds, result.width * bytes);
  int64_t width = result.width;

  // The part that varies at run time, in elements.
  SmallVector<Value> thread = threadCoordinate(fragment);
  Quantity offset = view.offset;
  SmallVector<Quantity> origins;
  for (unsigned d = 0; d < rank; ++d) {
    Quantity origin = indices[d];
    if (thread[d])
      origin = add(origin, Quantity{toIndex(thread[d]), 0, 1});
    offset = add(offset, multiply(origin, view.strides[d]));
    origins.push_back(origin);
  }
  Value base = view.base;
  if (offset.isConstant())
    base = offsetPointer(base, offset.constant * bytes);
  else
    base = offsetPointer(base, multiply(offset, Quantity::get(bytes)).value);

  // How far each dimension reaches beyond the thread's first coordinate.
  // Cut to what 32 bits hold, beyond every tile.
  SmallVector<Value> room(rank);
  SmallVector<int64_t> sure(rank, 0); // groups that begin before lie inside
  for (unsigned d = 0; d < rank; ++d) {
    if (!needsCheck(view, indices, fragment, inbounds, d))
      continue;
    if (indices[d].isConstant()) {
      int64_t last = getThreadReach(fragment, d);
      if (d == fragment.getRunDim())
        last += width - 1;
      sure[d] = view.sizes[d].least - indices[d].constant - last;
    }
    Value left = arith::SubIOp::create(b, location, materialize(view.sizes[d]),
                                       materialize(origins[d]));
    left = arith::MinSIOp::create(b, location, left, index(1 << 30));
    left = arith::MaxSIOp::create(b, location, left, index(0));
    room[d] = toI32(left);
  }
  bool isLong = !target.machine.isHost() && countSteps(view, fragment, width) >= manySteps;
  if (isLong)
    shareChecks(*this, fragment, width, sure, room);
  std::map<std::pair<unsigned, int64_t>, Value> isInside, steps;
  std::map<SmallVector<int64_t>, Value> insides;
  std::map<SmallVector<int64_t>, Value> pointers;
  SmallVector<int64_t> before; // the last step, and where it led
  Value last;
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; r += width) {
    SmallVector<int64_t> step =
        fragment.getCoordinate(fragment.getRegisters(), r);

    // Constant strides fold into the pointer, dynamic ones are shared.
    int64_t constant = 0;
    SmallVector<int64_t> dynamic(rank, 0);
    for (unsigned d = 0; d < rank; ++d) {
      if (view.strides[d].isConstant())
        constant += step[d] * view.strides[d].constant;
      else
        dynamic[d] = step[d];
    }
    Value &pointer = pointers[dynamic];
    if (!pointer) {
      bool goesOn = isLong && last && llvm::all_of(llvm::zip(dynamic, before), [](auto pair) {
                      return std::get<0>(pair) >= std::get<1>(pair);
                    });
      Quantity sum = Quantity::get(0);
      for (unsigned d = 0; d < rank; ++d) {
        int64_t step = dynamic[d] - (goesOn ? before[d] : 0);
        if (!step)
          continue;
        Value &product = steps[{d, step}];
        if (!product)
          product = multiply(view.strides[d], Quantity::get(step * bytes)).value;
        sum = add(sum, Quantity{product, 0, 1});
      }
      Value from = goesOn ? last : base;
      pointer = sum.isConstant() ? from : offsetPointer(from, sum.value);
    }
    before = dynamic;
    last = pointer;
    result.pointers.push_back(offsetPointer(pointer, constant * bytes));

    SmallVector<int64_t> checked(rank, 0);
    Value inside;
    for (unsigned d = 0; d < rank; ++d)
      checked[d] = room[d] && step[d] >= sure[d] ? step[d] : -1;
    if (auto it = insides.find(checked); it != insides.end()) {
      inside = it->second;
    } else {
      for (unsigned d = 0; d < rank; ++d) {
        if (checked[d] < 0)
          continue;
        Value &one = isInside[{d, step[d]}];
        if (!one)
          one = arith::CmpIOp::create(b, location, arith::CmpIPredicate::sgt,
                                      room[d], i32(step[d]));
        inside = inside ? arith::AndIOp::create(b, location, inside, one) : one;
      }
      insides[checked] = inside;
    }
    result.predicates.push_back(inside);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

/// A shared layout as modes per dimension and a swizzle.
struct SharedLayout {
  SmallVector<SmallVector<std::pair<int64_t, int64_t>>> modes;
  layout::SwizzleAttr swizzle;
  int64_t apply(unsigned dim, int64_t x) const {
    int64_t offset = 0;
    for (auto [i, mode] : llvm::enumerate(modes[dim])) {
      bool last = i + 1 == modes[dim].size();
      offset += (last ? x : x % mode.first) * mode.second;
      x /= mode.first;
    }
    return offset;
  }
  int64_t linear(ArrayRef<int64_t> coordinate) const {
    int64_t offset = 0;
    for (auto [d, x] : llvm::enumerate(coordinate))
      offset += apply(d, x);
    return offset;
  }
  int64_t swizzled(int64_t offset) const {
    return swizzle ? swizzle.apply(offset) : offset;
  }
};

static SharedLayout layoutOf(const View &view) {
  SharedLayout result;
  layout::StridedAttr strided =
      dyn_cast_or_null<layout::StridedAttr>(view.layout);
  if (auto compose = dyn_cast_or_null<layout::ComposeAttr>(view.layout)) {
    strided = compose.getFirst();
    result.swizzle = compose.getSecond();
  }
  if (strided) {
    for (unsigned d = 0; d < strided.getRank(); ++d)
      result.modes.push_back(strided.getModes(d));
    return result;
  }
  int64_t stride = 1;
  for (int64_t extent : llvm::reverse(view.getShape())) {
    result.modes.insert(result.modes.begin(), {{extent, stride}});
    stride *= extent;
  }
  return result;
}

/// The offset of one run-time coordinate (i32), before the swizzle.
static Value emitLinear(ThreadEmitter &emitter, const SharedLayout &layout,
                        unsigned dim, Value x) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  Value sum;
  int64_t below = 1;
  for (auto [i, mode] : llvm::enumerate(layout.modes[dim])) {
    Value digit = x;
    if (below > 1)
      digit = arith::DivUIOp::create(b, loc, digit, emitter.i32(below));
    if (i + 1 < layout.modes[dim].size())
      digit = arith::RemUIOp::create(b, loc, digit, emitter.i32(mode.first));
    below *= mode.first;
    Value term = arith::MulIOp::create(b, loc, digit, emitter.i32(mode.second));
    sum = sum ? arith::AddIOp::create(b, loc, sum, term) : term;
  }
  return sum;
}

static Value emitSwizzle(ThreadEmitter &emitter, layout::SwizzleAttr swizzle,
                         Value offset) {
  if (!swizzle)
    return offset;
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  int64_t mask = ((int64_t(1) << swizzle.getBits()) - 1) << swizzle.getBase();
  Value high =
      arith::ShRUIOp::create(b, loc, offset, emitter.i32(swizzle.getShift()));
  high = arith::AndIOp::create(b, loc, high, emitter.i32(mask));
  return arith::XOrIOp::create(b, loc, offset, high);
}

LogicalResult ThreadEmitter::accessShared(const View &view,
                                          ArrayRef<Quantity> indices,
                                          FragmentAttr fragment, const Flip *flip,
                                          Accesses &result) {
  SharedLayout layout = layoutOf(view);
  unsigned rank = view.getRank(), runDim = fragment.getRunDim();
  int64_t bytes = view.getElementBytes();
  // Constant parts of the indices go with the registers.
  SmallVector<int64_t> origin;
  for (const Quantity &index : indices)
    origin.push_back(index.isConstant() ? index.constant : 0);

  // The thread parts that occur, without and with the swizzle.
  int64_t threads = fragment.getNumLanes() * fragment.getNumWarps();
  SmallVector<SmallVector<int64_t>> threadParts;
  int64_t threadBits = 0, divisor = 0;
  for (int64_t t = 0; t < threads; ++t) {
    SmallVector<int64_t> lane =
        fragment.getCoordinate(fragment.getLanes(), t % fragment.getNumLanes());
    SmallVector<int64_t> warp =
        fragment.getCoordinate(fragment.getWarps(), t / fragment.getNumLanes());
    for (auto [l, w] : llvm::zip(lane, warp))
      l += w;
    int64_t offset = layout.linear(lane);
    threadBits |= offset;
    divisor = std::gcd(divisor, offset);
    threadParts.push_back(std::move(lane));
  }

  // The widest group: neighbours in the layout, and none across a swizzle.
  int64_t width = std::min(ThreadTile::getWidth(fragment), result.width);
  auto innermost = layout.modes[runDim].front();
  if (innermost.second != 1)
    width = 1;
  if (layout.modes[runDim].size() > 1)
    width = std::min(width, powerOfTwoIn(innermost.first));
  if (layout.swizzle)
    width = std::min(width, int64_t(1) << layout.swizzle.getBase());
  for (unsigned d = 0; d < rank; ++d)
    if (!indices[d].isConstant()) {
      int64_t stepDivisor = 0;
      for (auto mode : layout.modes[d])
        stepDivisor = std::gcd(stepDivisor, mode.second);
      // A group starts at a multiple of its width along the run.
      divisor =
          std::gcd(divisor, d == runDim ? indices[d].divisor : stepDivisor);
    }
  auto registerPart = [&](int64_t r) {
    SmallVector<int64_t> part =
        fragment.getCoordinate(fragment.getRegisters(), r);
    for (auto [p, o] : llvm::zip(part, origin))
      p += o;
    return part;
  };
  bool anyStart = target.machine.isHost() && !layout.swizzle;
  for (int64_t r = 0, e = fragment.getNumRegisters();
       r < e && width > 1 && !anyStart; r += width) {
    int64_t offset = layout.linear(registerPart(r));
    width = std::min(width, powerOfTwoIn(std::gcd(offset, divisor)));
  }
  int64_t align =
      std::min(view.alignment & -view.alignment, powerOfTwoIn(divisor) * bytes);
  if (!target.machine.isHost())
    width = std::min(width, std::max<int64_t>(1, align / bytes));
  result.width = width;
  result.alignment = width * bytes;
  if (target.machine.isHost())
    result.alignment = std::min(result.alignment, std::max<int64_t>(align, 1));

  // Does the offset of a sum of coordinates split into the parts' offsets?
  int64_t groups = fragment.getNumRegisters() / width;
  bool splits = true, plain = !layout.swizzle;
  for (unsigned d = 0; d < rank; ++d)
    splits &= indices[d].isConstant() || (plain && layout.modes[d].size() == 1);
  for (int64_t g = 0; g < groups && splits; ++g) {
    SmallVector<int64_t> part = registerPart(g * width);
    int64_t offset = layout.linear(part);
    if (!plain && (offset & threadBits))
      splits = false;
    for (int64_t t = 0; t < threads && splits; ++t) {
      SmallVector<int64_t> sum(part);
      for (auto [s, p] : llvm::zip(sum, threadParts[t]))
        s += p;
      splits = layout.linear(sum) == offset + layout.linear(threadParts[t]);
    }
  }

  SmallVector<Value> thread = threadCoordinate(fragment);
  SmallVector<Value> moving(rank);
  for (unsigned d = 0; d < rank; ++d) {
    Value x = thread[d];
    if (!indices[d].isConstant()) {
      Value i = toI32(indices[d].value);
      x = x ? arith::AddIOp::create(b, location, x, i) : i;
    }
    moving[d] = x;
  }

  result.predicates.assign(groups, Value());
  auto scale = [&](Value elements) -> Value {
    return bytes == 1
               ? elements
               : arith::MulIOp::create(b, location, elements, i32(bytes));
  };
  if (!splits) {
    if (flip)
      return failure();
    // Every group by itself.
    for (int64_t g = 0; g < groups; ++g) {
      SmallVector<int64_t> part = registerPart(g * width);
      Value sum;
      for (unsigned d = 0; d < rank; ++d) {
        Value x = moving[d];
        if (!x)
          x = i32(part[d]);
        else if (part[d])
          x = arith::AddIOp::create(b, location, x, i32(part[d]));
        Value term = emitLinear(*this, layout, d, x);
        sum = sum ? arith::AddIOp::create(b, location, sum, term) : term;
      }
      sum = emitSwizzle(*this, layout.swizzle, sum ? sum : i32(0));
      result.pointers.push_back(offsetPointer(view.base, scale(sum)));
    }
    return success();
  }

  Value base;
  for (unsigned d = 0; d < rank; ++d) {
    if (!moving[d])
      continue;
    Value term = emitLinear(*this, layout, d, moving[d]);
    base = base ? arith::AddIOp::create(b, location, base, term) : term;
  }
  if (base)
    base = emitSwizzle(*this, layout.swizzle, base);
  // Bits that the swizzled thread part may have: constants outside of them are
  // added, the others are xor-ed into it.
  int64_t bits = 0;
  for (const auto &part : threadParts)
    bits |= layout.swizzled(layout.linear(part));
  if (flip) {
    SmallVector<int64_t> unit(rank, 0);
    unit[flip->dim] = flip->bit;
    int64_t flipped = layout.swizzled(layout.linear(unit));
    bits |= flipped;
    for (int64_t g = 0; g < groups; ++g)
      for (const auto &thread : threadParts)
        for (int64_t other : {int64_t(0), flipped}) {
          SmallVector<int64_t> at = registerPart(g * width);
          int64_t own = layout.swizzled(layout.linear(at));
          for (auto [a, t] : llvm::zip(at, thread))
            a += t;
          at[flip->dim] ^= other ? flip->bit : 0;
          int64_t found = layout.swizzled(layout.linear(thread)) ^ other;
          if ((found ^ (own & bits)) + (own & ~bits) != layout.swizzled(layout.linear(at)))
            return failure();
        }
    Value moved = arith::MulIOp::create(b, location, flip->isIts, i32(flipped));
    base = base ? arith::XOrIOp::create(b, location, base, moved) : moved;
  }
  std::map<int64_t, Value> bases;
  for (int64_t g = 0; g < groups; ++g) {
    int64_t offset = layout.swizzled(layout.linear(registerPart(g * width)));
    int64_t low = layout.swizzle || flip ? offset & bits : 0;
    Value &pointer = bases[low];
    if (!pointer) {
      Value elements = base;
      if (low)
        elements = arith::XOrIOp::create(b, location, base, i32(low));
      pointer =
          elements ? offsetPointer(view.base, scale(elements)) : view.base;
    }
    result.pointers.push_back(offsetPointer(pointer, (offset - low) * bytes));
  }
  return success();
}

FailureOr<Accesses> ThreadEmitter::access(const View &view,
                                          ArrayRef<Quantity> indices,
                                          FragmentAttr fragment,
                                          ArrayRef<bool> inbounds,
                                          int64_t maxBytes, const Flip *flip) {
  assert(indices.size() == view.getRank() &&
         fragment.getRank() == view.getRank() && "one index per dimension");
  Accesses result;
  result.width = std::max<int64_t>(1, maxBytes / view.getElementBytes());
  LogicalResult done =
      view.isShared ? accessShared(view, indices, fragment, flip, result)
                    : accessGlobal(view, indices, fragment, inbounds, result);
  if (failed(done))
    return failure();
  return result;
}

} // namespace tier
