//===- Chain.cpp - a layout and the stages after it -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Chain.h"
#include "tier/Problem/Fragment.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace tier::problem {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// The modes that have more than one step: the last of them goes on for ever.
static Modes withoutUnits(ArrayRef<Mode> modes) {
  Modes result;
  copy_if(modes, std::back_inserter(result),
          [](Mode mode) { return mode.size != 1; });
  return result;
}

static int64_t floorOf(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

/// Adds the value of `modes` at `x`; false on overflow.
static bool addValue(ArrayRef<Mode> modes, int64_t x, int64_t &value) {
  while (!modes.empty() && modes.back().size == 1)
    modes = modes.drop_back();
  for (auto [i, mode] : enumerate(modes)) {
    int64_t digit = x, part;
    if (i + 1 != modes.size()) {
      if (mode.size < 1)
        return false;
      x = floorOf(digit, mode.size);
      digit -= x * mode.size;
    }
    if (MulOverflow(digit, mode.stride, part) ||
        AddOverflow(value, part, value))
      return false;
  }
  return true;
}

static std::optional<int64_t> evaluate(const F2Map &map, int64_t x) {
  int64_t bits = map.linear.columns;
  if (bits >= 63)
    return std::nullopt;
  uint64_t low = static_cast<uint64_t>(x) & ((uint64_t(1) << bits) - 1);
  return (x - static_cast<int64_t>(low)) + static_cast<int64_t>(map(low));
}

std::optional<int64_t> evaluate(const Stage &stage, int64_t x) {
  if (auto *swizzle = std::get_if<Swizzle>(&stage))
    return (*swizzle)(x);
  if (auto *map = std::get_if<F2Map>(&stage))
    return evaluate(*map, x);
  const Layout &layout = std::get<Layout>(stage);
  int64_t value = layout.offset;
  if (!addValue(layout.flat(), x, value))
    return std::nullopt;
  return value;
}

std::optional<int64_t> Chain::at(ArrayRef<int64_t> coordinate) const {
  std::optional<int64_t> value = first.offset;
  for (auto [modes, x] : zip_equal(first.dims, coordinate))
    if (!addValue(modes, x, *value))
      return std::nullopt;
  for (const Stage &stage : then) {
    value = evaluate(stage, *value);
    if (!value)
      break;
  }
  return value;
}

bool Chain::hasBits() const {
  return any_of(then, [](const Stage &stage) {
    if (auto *swizzle = std::get_if<Swizzle>(&stage))
      return swizzle->bits > 0;
    auto *map = std::get_if<F2Map>(&stage);
    return map && (map->constant != 0 ||
                   map->linear != F2Matrix::identity(map->linear.columns));
  });
}

//===----------------------------------------------------------------------===//
// Periods
//===----------------------------------------------------------------------===//

static constexpr int64_t mostPeriod = int64_t(1) << 62;

/// a * b, or nothing beyond 62 bits.
static std::optional<int64_t> checkedProduct(int64_t a, int64_t b) {
  int64_t result;
  if (MulOverflow(a, b, result) || result >= mostPeriod ||
      result <= -mostPeriod)
    return std::nullopt;
  return result;
}

static std::optional<Period> periodOf(ArrayRef<Mode> listed) {
  Modes modes = withoutUnits(listed);
  if (modes.empty())
    return Period{1, 0};
  Period result{1, modes.back().stride};
  for (Mode mode : ArrayRef(modes).drop_back()) {
    std::optional<int64_t> period = checkedProduct(result.period, mode.size);
    if (!period || *period < 1)
      return std::nullopt;
    result.period = *period;
  }
  return result;
}

static std::optional<Period> periodOf(const Stage &stage) {
  if (auto *swizzle = std::get_if<Swizzle>(&stage))
    return Period{swizzle->repeat(), swizzle->repeat()};
  if (auto *map = std::get_if<F2Map>(&stage)) {
    if (map->linear.columns > 61)
      return std::nullopt;
    int64_t repeat = int64_t(1) << map->linear.columns;
    return Period{repeat, repeat};
  }
  return periodOf(std::get<Layout>(stage).flat());
}

/// First `inner`, then `outer`.
static std::optional<Period> compose(Period inner, Period outer) {
  if (inner.slope == 0)
    return inner;
  int64_t steps = outer.period / std::gcd(inner.slope, outer.period);
  std::optional<int64_t> period = checkedProduct(inner.period, steps);
  std::optional<int64_t> moved = checkedProduct(inner.slope, steps);
  if (!period || !moved)
    return std::nullopt;
  std::optional<int64_t> slope =
      checkedProduct(outer.slope, *moved / outer.period);
  if (!slope)
    return std::nullopt;
  return Period{*period, *slope};
}

std::optional<SmallVector<Period>> Chain::periods() const {
  SmallVector<Period> result;
  for (const Modes &modes : first.dims) {
    std::optional<Period> period = periodOf(modes);
    for (const Stage &stage : then) {
      std::optional<Period> next = periodOf(stage);
      period = period && next ? compose(*period, *next) : std::nullopt;
    }
    if (!period)
      return std::nullopt;
    result.push_back(*period);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// A square map of `bits` bits: bits that it did not know stay as they are.
static F2Map extended(const F2Map &map, int64_t bits) {
  F2Map result{F2Matrix::identity(bits), map.constant};
  for (auto [i, row] : enumerate(map.linear.rows))
    result.linear.rows[i] = row;
  return result;
}

std::optional<Chain> Chain::ofBits(ArrayRef<int64_t> shape, const F2Map &map) {
  int64_t bits = 0;
  Layout index;
  for (int64_t extent : shape) {
    if (extent < 1 || !isPowerOf2_64(extent) || bits > 61)
      return std::nullopt;
    index.dims.push_back(Modes{{extent, int64_t(1) << bits}});
    bits += Log2_64(extent);
  }
  int64_t size = std::max(bits, map.linear.numRows());
  if (bits != map.linear.columns || size > 61)
    return std::nullopt;
  // Square: zero columns for bits that the index never has, zero rows for bits
  // that the value never has.
  F2Map square{F2Matrix::zero(size, size), map.constant};
  for (auto [i, row] : enumerate(map.linear.rows))
    square.linear.rows[i] = row;
  return Chain(std::move(index), std::move(square));
}

/// The bits of a layout called with an integer of `bits` bits.
static std::optional<F2Map> bitsOf(const Layout &layout, int64_t bits) {
  Modes modes = withoutUnits(layout.flat());
  int64_t below = 0;
  for (Mode &mode : modes) {
    if (!isPowerOf2_64(mode.size))
      return std::nullopt;
    bool isLast = &mode == &modes.back();
    int64_t wide = Log2_64(mode.size);
    if (isLast || below + wide > bits) // goes on, or is cut short
      mode.size = int64_t(1) << std::max<int64_t>(0, bits - below);
    below += wide;
  }
  if (modes.empty())
    modes.push_back({int64_t(1) << bits, 0});
  Layout read(modes);
  read.offset = layout.offset;
  return f2MapOf(read);
}

std::optional<F2Map> Chain::bits() const {
  std::optional<F2Map> map = f2MapOf(first);
  for (const Stage &stage : then) {
    if (!map)
      return std::nullopt;
    int64_t rows = map->linear.numRows();
    std::optional<F2Map> next;
    if (auto *swizzle = std::get_if<Swizzle>(&stage)) {
      next = F2Map{matrixOf(*swizzle, rows), 0};
    } else if (auto *bitMap = std::get_if<F2Map>(&stage)) {
      int64_t size = std::max(rows, bitMap->linear.columns);
      next = extended(*bitMap, size);
      map->linear.rows.resize(size, 0);
    } else {
      next = bitsOf(std::get<Layout>(stage), rows);
    }
    map = next ? std::optional(problem::compose(*next, *map)) : std::nullopt;
  }
  return map;
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

static Row expressionOf(Polyhedron &set, ArrayRef<Mode> listed, Row x) {
  Modes modes = withoutUnits(listed);
  Row value = Polyhedron::constant(0);
  for (auto [i, mode] : enumerate(modes)) {
    if (mode.size < 1) // there is no coordinate
      return Polyhedron::constant(0);
    Row digit = x;
    if (i + 1 != modes.size()) {
      x = set.floorDiv(x, mode.size);
      digit = set.difference(digit, set.scaled(x, mode.size));
    }
    value = set.sum(value, set.scaled(digit, mode.stride));
  }
  return value;
}

/// Bit `i` of x.
static Row bitOf(Polyhedron &set, const Row &x, int64_t i) {
  return set.difference(
      set.floorDiv(x, int64_t(1) << i),
      set.scaled(set.floorDiv(x, int64_t(1) << (i + 1)), 2));
}

/// x with each bit replaced by the parity of `rows[i]` of its bits.
static Row expressionOf(Polyhedron &set, const F2Map &map, const Row &x) {
  Row value = x;
  for (auto [i, row] : enumerate(map.linear.rows)) {
    uint64_t same = uint64_t(1) << i;
    bool flips = map.constant >> i & 1;
    if (row == same && !flips)
      continue;
    Row sum = Polyhedron::constant(flips);
    for (int64_t j = 0; j < map.linear.columns; ++j)
      if (row >> j & 1)
        sum = set.sum(sum, bitOf(set, x, j));
    Row changed = set.difference(set.mod(sum, 2), bitOf(set, x, i));
    value = set.sum(value, set.scaled(changed, int64_t(1) << i));
  }
  return value;
}

Row Chain::expression(Polyhedron &set, ArrayRef<Row> coordinate) const {
  Row value = Polyhedron::constant(first.offset);
  for (auto [modes, x] : zip_equal(first.dims, coordinate))
    value = set.sum(value, expressionOf(set, modes, x));
  for (const Stage &stage : then) {
    if (auto *swizzle = std::get_if<Swizzle>(&stage)) {
      int64_t bits = swizzle->bits ? swizzle->bits + swizzle->base +
                                         swizzle->shift
                                   : 0;
      value = expressionOf(set, F2Map{matrixOf(*swizzle, bits), 0}, value);
    } else if (auto *map = std::get_if<F2Map>(&stage)) {
      value = expressionOf(set, *map, value);
    } else {
      const Layout &layout = std::get<Layout>(stage);
      value = set.sum(expressionOf(set, layout.flat(), value),
                      Polyhedron::constant(layout.offset));
    }
  }
  return value;
}

//===----------------------------------------------------------------------===//
// Spelling
//===----------------------------------------------------------------------===//

/// The stage as a map of bits; nothing for a layout.
static std::optional<F2Map> mapOf(const Stage &stage) {
  if (auto *map = std::get_if<F2Map>(&stage))
    return *map;
  auto *swizzle = std::get_if<Swizzle>(&stage);
  if (!swizzle)
    return std::nullopt;
  int64_t bits =
      swizzle->bits ? swizzle->bits + swizzle->base + swizzle->shift : 0;
  return F2Map{matrixOf(*swizzle, bits), 0};
}

/// The shortest spelling of a map of bits, or nothing for the identity.
static std::optional<Stage> stageOf(F2Map map) {
  int64_t size = map.linear.columns;
  auto isPlain = [&](int64_t i) {
    uint64_t bit = uint64_t(1) << i;
    return map.linear.rows[i] == bit && map.linear.column(i) == bit &&
           !(map.constant & bit);
  };
  while (size > 0 && isPlain(size - 1))
    --size;
  if (size == 0)
    return std::nullopt;
  map.linear.rows.truncate(size);
  map.linear.columns = size;
  if (map.constant == 0)
    if (std::optional<Swizzle> swizzle = swizzleOf(map.linear);
        swizzle && swizzle->shift >= swizzle->bits)
      return Stage(*swizzle);
  return Stage(map);
}

Chain Chain::simplified() const {
  Chain result(first.coalesced());
  for (const Stage &stage : then) {
    std::optional<F2Map> map = mapOf(stage);
    if (!map) {
      if (result.then.empty())
        if (std::optional<Layout> both =
                problem::compose(std::get<Layout>(stage), result.first)) {
          result.first = both->coalesced();
          continue;
        }
      result.then.push_back(stage);
      continue;
    }
    if (!result.then.empty())
      if (std::optional<F2Map> before = mapOf(result.then.back())) {
        int64_t size = std::max(map->linear.columns, before->linear.columns);
        map = problem::compose(extended(*map, size), extended(*before, size));
        result.then.pop_back();
      }
    if (std::optional<Stage> spelled = stageOf(std::move(*map)))
      result.then.push_back(std::move(*spelled));
  }
  return result;
}

std::string Chain::str() const {
  std::string text = first.str();
  for (const Stage &stage : then) {
    text += " then ";
    if (auto *swizzle = std::get_if<Swizzle>(&stage))
      text += swizzle->str();
    else if (auto *map = std::get_if<F2Map>(&stage))
      text += "bits " + map->linear.str() +
              (map->constant ? " ^ " + std::to_string(map->constant) : "");
    else
      text += std::get<Layout>(stage).str();
  }
  return text;
}

SmallVector<Chain, 0> chainsOf(const Fragment &fragment) {
  SmallVector<Chain, 0> result;
  for (size_t dim = 0; dim < fragment.shape.size(); ++dim) {
    Layout layout;
    for (const Digits *digits :
         {&fragment.reg, &fragment.lane, &fragment.warp}) {
      Modes &modes = layout.dims.emplace_back();
      for (const Digit &digit : *digits)
        modes.push_back({digit.size, digit.stride[dim]});
    }
    result.emplace_back(std::move(layout));
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

namespace {
struct Reach {
  __int128 lo = 0, hi = 0;
};
} // namespace

/// Values of `modes` for indices in `x`; sizes of inner modes bound the digits.
static void widen(Reach &sum, ArrayRef<Mode> listed, Reach x) {
  Modes modes = withoutUnits(listed);
  for (auto [i, mode] : enumerate(modes)) {
    bool isLast = i + 1 == modes.size();
    Reach digit = isLast ? x : Reach{0, mode.size - 1};
    __int128 a = digit.lo * mode.stride, b = digit.hi * mode.stride;
    sum.lo += std::min(a, b);
    sum.hi += std::max(a, b);
    x = {x.lo / mode.size - 1, x.hi / mode.size + 1};
  }
}

std::string verify(const Chain &chain) {
  constexpr __int128 limit = mostPeriod;
  auto isSmall = [&](__int128 value) {
    return -limit < value && value < limit;
  };
  auto checkModes = [&](const Layout &layout) -> std::string {
    __int128 size = 1;
    for (Mode mode : layout.flat()) {
      if (mode.size < 0)
        return "a size of " + std::to_string(mode.size);
      size *= std::max<int64_t>(1, mode.size);
      if (!isSmall(size) || !isSmall(mode.stride))
        return "sizes or strides beyond 2^62";
    }
    return isSmall(layout.offset) ? "" : "an offset beyond 2^62";
  };
  if (std::string wrong = checkModes(chain.first); !wrong.empty())
    return wrong;
  Reach value{chain.first.offset, chain.first.offset};
  bool isEmpty = false;
  for (const Modes &modes : chain.first.dims) {
    int64_t size = sizeOf(modes);
    isEmpty |= size == 0;
    if (size > 0)
      widen(value, modes, {0, size - 1});
  }
  if (!isEmpty && (!isSmall(value.lo) || !isSmall(value.hi)))
    return "values beyond 2^62";
  auto moves = [&](int64_t bits) {
    value.lo -= int64_t(1) << bits;
    value.hi += int64_t(1) << bits;
  };
  for (const Stage &stage : chain.then) {
    if (auto *swizzle = std::get_if<Swizzle>(&stage)) {
      if (std::min({swizzle->bits, swizzle->base, swizzle->shift}) < 0 ||
          swizzle->bits + swizzle->base + swizzle->shift > 60)
        return "a swizzle of more than 60 bits";
      moves(swizzle->base + swizzle->bits);
    } else if (auto *map = std::get_if<F2Map>(&stage)) {
      if (map->linear.columns != map->linear.numRows() ||
          map->linear.columns > 60 || map->constant >> map->linear.columns)
        return "a map of bits that is not square or has more than 60 bits";
      moves(map->linear.columns);
    } else {
      const Layout &layout = std::get<Layout>(stage);
      if (std::string wrong = checkModes(layout); !wrong.empty())
        return wrong;
      if (is_contained(layout.flat(), Mode{0, 0}) || layout.size() == 0)
        return "a size of 0 after the first layout";
      Reach next{layout.offset, layout.offset};
      widen(next, layout.flat(), value);
      value = next;
    }
    if (!isEmpty && (!isSmall(value.lo) || !isSmall(value.hi)))
      return "values beyond 2^62";
  }
  return "";
}

std::optional<int64_t> countPoints(ArrayRef<int64_t> extents, int64_t limit) {
  __int128 count = 1;
  if (is_contained(extents, 0))
    return 0;
  for (int64_t extent : extents) {
    count *= extent;
    if (count > limit)
      return std::nullopt;
  }
  return static_cast<int64_t>(count);
}

bool advance(MutableArrayRef<int64_t> coordinate, ArrayRef<int64_t> extents) {
  for (auto [x, extent] : zip_equal(coordinate, extents)) {
    if (++x < extent)
      return true;
    x = 0;
  }
  return false;
}

} // namespace tier::problem
