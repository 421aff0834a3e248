//===- FragmentMakers.cpp - fragments for loads, rows and atoms -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Fragment.h"
#include "tier/Problem/TurnedCopy.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cassert>

using namespace llvm;

namespace tier::problem {

namespace {

/// Deals out a tile to threads, one digit at a time. `next[d]` is the stride at
/// which dimension d goes on.
struct Dealer {
  Fragment fragment;
  SmallVector<int64_t, 2> next;

  explicit Dealer(ArrayRef<int64_t> shape) {
    fragment.shape.assign(shape.begin(), shape.end());
    next.assign(shape.size(), 1);
  }
  int64_t left(int64_t dim) const { return fragment.shape[dim] / next[dim]; }

  void give(Digits &list, int64_t size, int64_t dim) {
    if (size == 1)
      return;
    assert(left(dim) % size == 0 && "a digit divides what is left");
    Digit digit{size, SmallVector<int64_t, 2>(next.size(), 0)};
    digit.stride[dim] = next[dim];
    next[dim] *= size;
    list.push_back(digit);
  }
  /// Gives up to `budget` of `dim` and returns what is left of the budget.
  int64_t giveUpTo(Digits &list, int64_t budget, int64_t dim) {
    int64_t powerOfTwo = left(dim) & -left(dim);
    int64_t size = std::min(powerOfTwo, budget);
    give(list, size, dim);
    return budget / size;
  }
  void replicate(Digits &list, int64_t size) {
    if (size > 1)
      list.push_back({size, SmallVector<int64_t, 2>(next.size(), 0)});
  }
  Fragment finish(ArrayRef<int64_t> order) {
    for (int64_t dim : order)
      give(fragment.reg, left(dim), dim);
    return fragment;
  }
};

} // namespace

/// `contiguousDim`, then the others from the last to the first.
static SmallVector<int64_t> innermostFirst(int64_t rank, int64_t contiguous) {
  SmallVector<int64_t> order;
  if (rank > 0)
    order.push_back(contiguous);
  for (int64_t dim = rank; dim-- > 0;)
    if (dim != contiguous)
      order.push_back(dim);
  return order;
}

Fragment fragmentForLoad(ArrayRef<int64_t> shape, int64_t contiguousDim,
                         int64_t vectorElements, int64_t lanes, int64_t warps) {
  return fragmentInOrder(shape, innermostFirst(shape.size(), contiguousDim), vectorElements,
                         lanes, warps);
}

Fragment fragmentInOrder(ArrayRef<int64_t> shape, ArrayRef<int64_t> order,
                         int64_t vectorElements, int64_t lanes, int64_t warps) {
  Dealer dealer(shape);
  if (!order.empty())
    dealer.giveUpTo(dealer.fragment.reg, vectorElements, order.front());
  for (int64_t dim : order)
    lanes = dealer.giveUpTo(dealer.fragment.lane, lanes, dim);
  dealer.replicate(dealer.fragment.lane, lanes);
  for (int64_t dim : order)
    warps = dealer.giveUpTo(dealer.fragment.warp, warps, dim);
  dealer.replicate(dealer.fragment.warp, warps);
  return dealer.finish(order);
}

Fragment fragmentForTurn(ArrayRef<int64_t> shape, int64_t contiguousDim,
                         int64_t vectorElements, int64_t acrossDim,
                         int64_t elementBytes, int64_t lanes, int64_t warps, int64_t besideBytes) {
  int64_t each = 1;
  for (int64_t extent : shape)
    each *= extent;
  each = std::max<int64_t>(1, each / (lanes * warps));
  // Stores get wider while loads stay as wide.
  int64_t across = 1;
  auto fits = [&](int64_t run) {
    return run <= 16 / elementBytes &&
           run * std::min(vectorElements, run) <= each;
  };
  while (fits(2 * across))
    across *= 2;
  Dealer dealer(shape);
  auto order = innermostFirst(shape.size(), contiguousDim);
  dealer.giveUpTo(dealer.fragment.reg, std::min(vectorElements, each / across),
                  contiguousDim);
  dealer.giveUpTo(dealer.fragment.reg, across, acrossDim);
  if (besideBytes) {
    int64_t beside = std::max<int64_t>(1, besideBytes / (elementBytes * vectorElements));
    beside = std::min(beside, lanes);
    lanes = lanes / beside * dealer.giveUpTo(dealer.fragment.lane, beside, contiguousDim);
    lanes = dealer.giveUpTo(dealer.fragment.lane, lanes, acrossDim);
  }
  for (int64_t dim : order)
    lanes = dealer.giveUpTo(dealer.fragment.lane, lanes, dim);
  dealer.replicate(dealer.fragment.lane, lanes);
  for (int64_t dim : order)
    warps = dealer.giveUpTo(dealer.fragment.warp, warps, dim);
  dealer.replicate(dealer.fragment.warp, warps);
  return dealer.finish(order);
}

Fragment fragmentForCopy(ArrayRef<int64_t> shape, int64_t contiguousDim, int64_t vectorElements,
                         int64_t storedDim, int64_t elementBytes, bool inLaneOrder,
                         int64_t lanes, int64_t warps) {
  constexpr int64_t sector = 32;
  if (contiguousDim == storedDim || lanes == 1)
    return fragmentForLoad(shape, contiguousDim, vectorElements, lanes, warps);
  return fragmentForTurn(shape, contiguousDim, vectorElements, storedDim, elementBytes, lanes,
                         warps, inLaneOrder ? 0 : sector);
}

Fragment fragmentForRows(int64_t rows, int64_t columns, int64_t vectorElements,
                         int64_t lanes, int64_t warps, int64_t mostAlong) {
  Dealer dealer({rows, columns});
  Fragment &fragment = dealer.fragment;
  dealer.giveUpTo(fragment.reg, vectorElements, 1);
  int64_t along = std::min(lanes, mostAlong);
  lanes = lanes / along * dealer.giveUpTo(fragment.lane, along, 1);
  // Lanes that the columns do not need go to rows, and so do whole warps.
  lanes = dealer.giveUpTo(fragment.lane, lanes, 0);
  dealer.replicate(fragment.lane, lanes);
  warps = dealer.giveUpTo(fragment.warp, warps, 0);
  if (dealer.left(1) % warps == 0) { // Of any number, 6 or 12 too.
    dealer.give(fragment.warp, warps, 1);
    warps = 1;
  }
  warps = dealer.giveUpTo(fragment.warp, warps, 1);
  dealer.replicate(fragment.warp, warps);
  return dealer.finish({1, 0});
}

Fragment fragmentForNeighbours(int64_t rows, int64_t columns, int64_t vectorElements,
                               int64_t lanes, int64_t warps, int64_t across) {
  Dealer dealer({rows, columns});
  Fragment &fragment = dealer.fragment;
  int64_t beside = warps / across, ofWarp = rows / beside;
  int64_t vector = std::min(vectorElements, ofWarp), along = std::min(lanes, ofWarp / vector);
  dealer.give(fragment.reg, vector, 0);
  dealer.give(fragment.lane, along, 0);
  // What lanes have of the columns leaves as many as warps share.
  int64_t columnsOfWarp = columns / across;
  int64_t down = std::min(lanes / along, columnsOfWarp & -columnsOfWarp);
  dealer.give(fragment.lane, down, 1);
  dealer.replicate(fragment.lane, lanes / (along * down));
  dealer.give(fragment.reg, ofWarp / (vector * along), 0);
  dealer.give(fragment.warp, beside, 0);
  dealer.give(fragment.warp, across, 1);
  return dealer.finish({1, 0});
}

Fragment fragmentForBlocks(ArrayRef<int64_t> shape, int64_t vectorElements, int64_t lanes,
                           int64_t warps, int64_t mostOfThread) {
  constexpr int64_t fewColumns = 8;
  constexpr unsigned places = 0, rows = 1, columns = 2;
  Dealer dealer(shape);
  Fragment &fragment = dealer.fragment;
  dealer.giveUpTo(fragment.reg, vectorElements, rows);
  lanes = dealer.giveUpTo(fragment.lane, lanes, rows);
  if (shape[columns] > fewColumns)
    lanes = dealer.giveUpTo(fragment.lane, lanes, columns);
  lanes = dealer.giveUpTo(fragment.lane, lanes, places);
  lanes = dealer.giveUpTo(fragment.lane, lanes, columns);
  dealer.replicate(fragment.lane, lanes);
  int64_t ofThread = mostOfThread / std::max<int64_t>(1, std::min(vectorElements, shape[rows]));
  int64_t across = std::max<int64_t>(1, dealer.left(columns) / std::max<int64_t>(1, ofThread));
  int64_t shared = std::min(warps, across);
  warps = warps / shared * dealer.giveUpTo(fragment.warp, shared, columns);
  warps = dealer.giveUpTo(fragment.warp, warps, places);
  warps = dealer.giveUpTo(fragment.warp, warps, columns);
  dealer.replicate(fragment.warp, warps);
  return dealer.finish({columns, rows, places});
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

/// Threads along M and N for a thread-grain accumulator, and what each holds.
namespace {
struct Microtile {
  int64_t threadsM, threadsN, vector;
};
} // namespace

static Microtile chooseMicrotile(int64_t tileM, int64_t tileN,
                                 int64_t threads) {
  // 16 bytes of columns, and as square a part as the threads allow.
  int64_t vector = threads == 1 ? tileN : std::min<int64_t>(4, tileN);
  Microtile best{1, 1, vector};
  int64_t least = INT64_MAX;
  for (int64_t n = 1; n <= threads; n *= 2) {
    int64_t m = threads / n;
    if (tileM % m != 0 || tileN % (n * vector) != 0)
      continue;
    int64_t cost = tileM / m + tileN / n;
    if (cost < least || (cost == least && tileN / n > tileN / best.threadsN)) {
      least = cost;
      best = {m, n, vector};
    }
  }
  return best;
}

/// The thread-grain accumulator over [tileM, tileN].
static Fragment threadAccumulator(int64_t tileM, int64_t tileN, int64_t warps,
                                  int64_t lanes) {
  auto [threadsM, threadsN, vector] =
      chooseMicrotile(tileM, tileN, warps * lanes);
  assert((threadsM * threadsN == warps * lanes) &&
         "expects a tile that the threads divide");
  Dealer dealer({tileM, tileN});
  Fragment &fragment = dealer.fragment;
  dealer.give(fragment.reg, vector, 1);
  dealer.give(fragment.reg, std::min<int64_t>(4, tileM / threadsM), 0);
  int64_t lanesN = std::min(lanes, threadsN), lanesM = lanes / lanesN;
  dealer.give(fragment.lane, lanesN, 1);
  dealer.give(fragment.lane, lanesM, 0);
  dealer.give(fragment.warp, threadsM / lanesM, 0);
  dealer.give(fragment.warp, threadsN / lanesN, 1);
  return dealer.finish({1, 0});
}

static Digits digitsOf(ArrayRef<machine::AtomDigit> atomDigits) {
  Digits digits;
  for (const machine::AtomDigit &digit : atomDigits)
    digits.push_back({digit.size, {digit.row, digit.column}});
  return digits;
}

/// Adds `size` steps of `stride` along `dim`, merged with the digit before.
static void addDigit(Digits &digits, int64_t size, int64_t dim,
                     int64_t stride) {
  if (size == 1)
    return;
  Digit digit{size, {0, 0}};
  digit.stride[dim] = stride;
  if (!digits.empty() && digits.back().stride[1 - dim] == 0 &&
      digits.back().stride[dim] != 0 &&
      digits.back().stride[dim] * digits.back().size == stride) {
    digits.back().size *= size;
    return;
  }
  digits.push_back(digit);
}

static int64_t largestN(const machine::Atom &atom, int64_t partN) {
  for (int64_t n = std::min(atom.n, partN) / atom.nStep * atom.nStep; n > 0;
       n -= atom.nStep)
    if (partN % n == 0)
      return n;
  return atom.nStep;
}

WarpGrid chooseWarpGrid(const machine::Atom &atom, int64_t tileM, int64_t tileN,
                        int64_t warps) {
  int64_t groups = warps / atom.warps();
  if (atom.accumulatesInTensorMemory()) // every four warps see all lanes
    return {1, groups};
  if (atom.grain == machine::Grain::Warpgroup) {
    int64_t m = groups;
    while (m > 1 && tileM % (m * atom.m) != 0)
      m /= 2;
    return {m, groups / m};
  }
  WarpGrid best{groups, 1};
  int64_t least = INT64_MAX;
  for (int64_t m = 1; m <= groups; ++m) {
    int64_t n = groups / m;
    if (groups % m != 0 || tileM % (m * atom.m) != 0 ||
        tileN % (n * atom.nStep) != 0)
      continue;
    int64_t cost = tileM / m + tileN / n;
    if (cost <= least) {
      least = cost;
      best = {m, n};
    }
  }
  return best;
}

Fragment accumulatorFragment(const machine::Atom &atom, int64_t tileM,
                             int64_t tileN, int64_t warps, int64_t lanes,
                             int64_t atomN) {
  if (atom.grain == machine::Grain::Thread)
    return threadAccumulator(tileM, tileN, warps, lanes);
  WarpGrid grid = chooseWarpGrid(atom, tileM, tileN, warps);
  int64_t partM = tileM / grid.m, partN = tileN / grid.n;
  int64_t n = atomN ? atomN : largestN(atom, partN);
  // Columns are read as they are, whatever wrote them; of instructions side by side the last may have fewer.
  if (atom.accumulatesInTensorMemory() || (atom.grain == machine::Grain::Warpgroup && partN % n))
    n = partN;
  assert(partM % atom.m == 0 && partN % n == 0 && n % atom.nStep == 0 &&
         "expects a tile made of whole atoms");

  Fragment result;
  result.shape = {tileM, tileN};
  result.reg = digitsOf(atom.fragment.reg);
  addDigit(result.reg, n / atom.nStep, 1, atom.nStep);
  addDigit(result.reg, partN / n, 1, n);
  addDigit(result.reg, partM / atom.m, 0, atom.m);
  result.lane = digitsOf(atom.fragment.lane);
  result.warp = digitsOf(atom.fragment.warp);
  if (grid.m > 1)
    result.warp.push_back({grid.m, {partM, 0}});
  if (grid.n > 1)
    result.warp.push_back({grid.n, {0, partN}});
  return result;
}

/// An operand [tileSide, tileK]: `isA` selects the side and who is a replica.
static Fragment operandFragment(const machine::Atom &atom, int64_t tileM,
                                int64_t tileN, int64_t tileK, int64_t warps,
                                int64_t lanes, bool isA) {
  if (atom.grain == machine::Grain::Thread) {
    // The accumulator's rows (columns), all of K in registers.
    Fragment acc = threadAccumulator(tileM, tileN, warps, lanes);
    if (!isA)
      acc = acc.permuted({1, 0});
    Fragment result = acc.slice(1).unsqueezed(1);
    result.shape[1] = tileK;
    addDigit(result.reg, tileK, 1, 1);
    return result;
  }
  WarpGrid grid = chooseWarpGrid(atom, tileM, tileN, warps);
  int64_t tileSide = isA ? tileM : tileN;
  int64_t part = tileSide / (isA ? grid.m : grid.n);
  int64_t side = isA ? atom.m : atom.nStep;
  const machine::AtomFragment &unit = isA ? atom.fragmentA : atom.fragmentB;
  assert(!unit.lane.empty() && "expects an atom that reads registers");

  Fragment result;
  result.shape = {tileSide, tileK};
  result.reg = digitsOf(unit.reg);
  if (tileK > atom.k)
    result.reg.push_back({tileK / atom.k, {0, atom.k}});
  if (part > side)
    result.reg.push_back({part / side, {side, 0}});
  result.lane = digitsOf(unit.lane);
  result.warp = digitsOf(unit.warp);
  if (grid.m > 1)
    result.warp.push_back({grid.m, {isA ? part : 0, 0}});
  if (grid.n > 1)
    result.warp.push_back({grid.n, {isA ? 0 : part, 0}});
  return result;
}

namespace {
/// Digits of so many values that step through the rows of a warpgroup.
struct RowSteps {
  int64_t size, neighbours, residues;
};
} // namespace

/// Exchanges the steps of rows, if each list has the one digit that is exchanged.
static std::optional<Fragment> exchangeRows(const Fragment &fragment, int64_t RowSteps::*from,
                                            int64_t RowSteps::*to) {
  constexpr int64_t block = 64; // rows of an instruction
  constexpr RowSteps ofLanes{8, 1, 8}, ofRegisters{2, 8, 1}, ofWarps{4, 16, 2};
  Fragment result = fragment;
  auto exchange = [&](Digits &digits, const RowSteps &steps) {
    int64_t found = 0;
    for (Digit &digit : digits) {
      int64_t &row = digit.stride.front();
      if (row == 0 || row >= block)
        continue;
      if (digit.size != steps.size || row != steps.*from)
        return false;
      row = steps.*to;
      ++found;
    }
    return found == 1;
  };
  if (fragment.shape.size() != 2 || fragment.shape.front() % block != 0 ||
      !exchange(result.lane, ofLanes) || !exchange(result.reg, ofRegisters) ||
      !exchange(result.warp, ofWarps))
    return std::nullopt;
  return result;
}

std::optional<Fragment> toRowsOfResidues(const Fragment &canonical) {
  return exchangeRows(canonical, &RowSteps::neighbours, &RowSteps::residues);
}

std::optional<Fragment> fromRowsOfResidues(const Fragment &fragment) {
  return exchangeRows(fragment, &RowSteps::residues, &RowSteps::neighbours);
}

/// The digit of a warp's 16 rows where these are rows of residues: their first eight are
/// eight apart, and the others one behind them.
static Digits toRowsOfResidues(const Digit &digit) {
  constexpr int64_t eight = 8;
  int64_t step = digit.stride[0];
  if (step == 0)
    return {digit};
  if (step >= eight)
    return {{digit.size, {step / eight, digit.stride[1]}}};
  int64_t first = std::min(digit.size, eight / step);
  Digits digits = {{first, {eight * step, digit.stride[1]}}};
  if (first < digit.size)
    digits.push_back({digit.size / first, {1, digit.stride[1]}});
  return digits;
}

std::optional<Fragment> fragmentInWarps(const Fragment &sums,
                                        int64_t vectorElements) {
  constexpr int64_t height = 16;
  if (std::optional<Fragment> neighbours = fromRowsOfResidues(sums)) {
    std::optional<Fragment> rows = fragmentInWarps(*neighbours, vectorElements);
    if (!rows)
      return std::nullopt;
    for (Digits *digits : {&rows->reg, &rows->lane}) {
      Digits others;
      for (const Digit &digit : *digits)
        if (digit.stride[0] < height)
          append_range(others, toRowsOfResidues(digit));
        else
          others.push_back(digit);
      *digits = others;
    }
    rows->warp = sums.warp;
    return rows->verify().empty() ? rows : std::nullopt;
  }
  if (sums.shape.size() != 2 || vectorElements < 1)
    return std::nullopt;
  int64_t columns = sums.shape[1]; // of a warp
  for (const Digit &digit : sums.warp)
    if (digit.stride[1] != 0)
      columns /= digit.size;
  if (columns % vectorElements != 0)
    return std::nullopt;
  int64_t vectors = columns / vectorElements, across = 1;
  while (2 * across <= sums.lanes() && vectors % (2 * across) == 0)
    across *= 2;
  int64_t down = sums.lanes() / across;
  if (height % down != 0)
    return std::nullopt;
  Fragment rows = sums;
  rows.lane = {{across, {0, vectorElements}}, {down, {1, 0}}};
  rows.reg = {{vectorElements, {0, 1}},
              {height / down, {down, 0}},
              {vectors / across, {0, across * vectorElements}}};
  for (const Digit &digit : sums.reg) // further blocks of the same warps
    if (digit.stride[0] >= height)
      rows.reg.push_back(digit);
  erase_if(rows.reg, [](const Digit &digit) { return digit.size == 1; });
  erase_if(rows.lane, [](const Digit &digit) { return digit.size == 1; });
  if (rows.registers() != sums.registers() || !rows.verify().empty())
    return std::nullopt;
  return rows;
}

Fragment operandFragmentA(const machine::Atom &atom, int64_t tileM,
                          int64_t tileN, int64_t tileK, int64_t warps,
                          int64_t lanes) {
  return operandFragment(atom, tileM, tileN, tileK, warps, lanes, true);
}

Fragment operandFragmentB(const machine::Atom &atom, int64_t tileM,
                          int64_t tileN, int64_t tileK, int64_t warps,
                          int64_t lanes) {
  return operandFragment(atom, tileM, tileN, tileK, warps, lanes, false);
}

} // namespace tier::problem
