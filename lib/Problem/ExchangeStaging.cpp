//===- ExchangeStaging.cpp - conversions through shared memory ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/Banks.h"
#include "tier/Problem/Exchange.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/MathExtras.h"

#include <array>

using namespace llvm;

namespace tier::problem {

StringRef stringify(Way way) {
  static constexpr StringLiteral names[] = {"nothing", "registers", "lanes",
                                            "shared"};
  return names[int(way)];
}

int64_t Staging::operator()(ArrayRef<int64_t> coordinate) const {
  int64_t offset = strided(coordinate);
  return swizzle ? (*swizzle)(offset) : offset;
}

int64_t Staging::bytes() const {
  int64_t elements = strided.cosize();
  if (swizzle)
    elements = alignTo(elements, swizzle->repeat());
  return elements * elementBytes;
}

std::string Staging::str() const {
  return strided.str() + (swizzle ? " o " + swizzle->str() : "") + ", " +
         std::to_string(storeCycles) + " + " + std::to_string(loadCycles) +
         " cycles of " + std::to_string(storeIdeal) + " + " +
         std::to_string(loadIdeal);
}

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

Fragment withRunAlong(const Fragment &fragment, int64_t dim) {
  Digits run, rest;
  int64_t covered = 1;
  Digits digits(fragment.reg);
  for (bool found = true; found;) {
    found = false;
    for (Digit &digit : digits) {
      if (digit.size == 1 || digit.isReplica())
        continue;
      bool continues = true;
      for (auto [d, stride] : enumerate(digit.stride))
        continues &= stride == (int64_t(d) == dim ? covered : 0);
      if (!continues)
        continue;
      run.push_back(digit);
      covered *= digit.size;
      digit.size = 1;
      found = true;
    }
  }
  Fragment result = fragment;
  result.reg.clear();
  if (covered > 1) {
    Digit first{covered, SmallVector<int64_t, 2>(fragment.shape.size(), 0)};
    first.stride[dim] = 1;
    result.reg.push_back(first);
  }
  for (const Digit &digit : digits)
    if (digit.size > 1)
      result.reg.push_back(digit);
  return result;
}

Fragment fragmentForTurn(ArrayRef<int64_t> shape, int64_t contiguousDim,
                         int64_t vector, int64_t across, int64_t lanes,
                         int64_t warps) {
  Fragment result;
  result.shape.assign(shape.begin(), shape.end());
  int64_t other = 1 - contiguousDim;
  std::array<int64_t, 2> next{1, 1};
  auto give = [&](Digits &list, int64_t dim, int64_t most) {
    int64_t left = shape[dim] / next[dim];
    int64_t size = std::min(left & -left, most);
    if (size > 1) {
      Digit digit{size, {0, 0}};
      digit.stride[dim] = next[dim];
      next[dim] *= size;
      list.push_back(digit);
    }
    return size;
  };
  auto replicate = [&](Digits &list, int64_t size) {
    if (size > 1)
      list.push_back({size, {0, 0}});
  };
  give(result.reg, contiguousDim, vector);
  give(result.reg, other, across);
  lanes /= give(result.lane, contiguousDim, lanes);
  lanes /= give(result.lane, other, lanes);
  replicate(result.lane, lanes);
  warps /= give(result.warp, contiguousDim, warps);
  warps /= give(result.warp, other, warps);
  replicate(result.warp, warps);
  for (int64_t dim : {contiguousDim, other})
    if (int64_t left = shape[dim] / next[dim]; left > 1) {
      Digit digit{left, {0, 0}};
      digit.stride[dim] = next[dim];
      result.reg.push_back(digit);
    }
  return result;
}

//===----------------------------------------------------------------------===//
// Cycles
//===----------------------------------------------------------------------===//

namespace {

/// The accesses of one warp: before the swizzle, the element each lane starts
/// at, one row per instruction.
struct Accesses {
  int64_t vector = 1;
  const machine::BankModel *model = nullptr;
  SmallVector<SmallVector<int64_t, 32>, 0> starts;
  SmallVector<int64_t, 0> registers; ///< offset of each instruction's register
  SmallVector<int64_t, 0> threads;   ///< offset of each lane, then of each warp
};

struct Cycles {
  int64_t cycles = 0, ideal = 0;
};

} // namespace

/// How many neighbours one access moves: as many as the run, the layout and the
/// machine allow.
static int64_t vectorOf(const Fragment &fragment, const Layout &layout,
                        int64_t contiguous, int64_t elementBytes,
                        const machine::Machine &machine) {
  const Modes &modes = layout.dims[contiguous];
  int64_t run = fragment.chunk(contiguous);
  if (modes.size() > 1)
    run = modes[0].stride == 1 ? std::min(run, modes[0].size) : 1;
  int64_t vector = std::min(
      run & -run, std::max<int64_t>(1, machine.bytesPerVector / elementBytes));
  // Every access starts at a multiple of its length.
  auto limit = [&](int64_t offset) {
    if (offset)
      vector = std::min(vector, offset & -offset);
  };
  auto limitBy = [&](ArrayRef<Digit> digits, bool skipsRun) {
    for (const Digit &digit : digits.drop_front(skipsRun && run > 1 ? 1 : 0)) {
      if (digit.size == 1)
        continue;
      for (auto [dim, step] : enumerate(digit.stride))
        if (step && layout.dims[dim].size() > 1) {
          for (int64_t i = 1; i < digit.size; ++i)
            limit(evaluate(layout.dims[dim], i * step));
        } else if (step) {
          limit(int64_t(dim) == contiguous ? step : layout.dims[dim][0].stride);
        }
    }
  };
  limitBy(fragment.reg, true);
  limitBy(fragment.lane, false);
  limitBy(fragment.warp, false);
  return vector;
}

static Accesses accessesOf(const Fragment &fragment, const Layout &layout,
                           int64_t contiguous, int64_t elementBytes,
                           bool isWrite, const machine::Machine &machine) {
  Accesses accesses;
  accesses.vector =
      vectorOf(fragment, layout, contiguous, elementBytes, machine);
  accesses.model =
      machine::findBankModel(machine, accesses.vector * elementBytes, isWrite);
  if (!accesses.model)
    accesses.model = machine::findBankModel(machine, 4, isWrite);
  SmallVector<int64_t, 64> lanes;
  for (int64_t lane = 0; lane < machine.lanes; ++lane)
    lanes.push_back(
        layout(fragment.coordinate(0, lane % fragment.lanes(), 0)));
  for (int64_t reg = 0, e = fragment.registers(); reg < e;
       reg += accesses.vector) {
    int64_t start = layout(fragment.coordinate(reg, 0, 0));
    auto &row = accesses.starts.emplace_back();
    for (int64_t lane : lanes) // strided: coordinates add up
      row.push_back(start + lane);
    accesses.registers.push_back(start);
  }
  accesses.threads.assign(lanes.begin(), lanes.end());
  for (int64_t warp = 1; warp < fragment.warps(); ++warp)
    accesses.threads.push_back(layout(fragment.coordinate(0, 0, warp)));
  return accesses;
}

/// Counts the words per bank, phase by phase.
static Cycles countCycles(const Accesses &accesses,
                          const std::optional<Swizzle> &swizzle,
                          int64_t elementBytes) {
  Cycles total;
  if (!accesses.model)
    return total;
  const machine::BankModel &model = *accesses.model;
  int64_t words = std::max<int64_t>(1, accesses.vector * elementBytes / 4);
  SmallVector<int64_t, 128> touched;
  SmallVector<int16_t, 64> load;
  for (const auto &row : accesses.starts) {
    for (int64_t p = 0; p < model.phases(); ++p) {
      touched.clear();
      for (auto [lane, start] : enumerate(row))
        if (model.phaseOfLane[lane] == p) {
          int64_t at = (swizzle ? (*swizzle)(start) : start) * elementBytes / 4;
          for (int64_t word = 0; word < words; ++word)
            touched.push_back(at + word);
        }
      llvm::sort(touched);
      touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
      load.assign(model.banks, 0);
      int16_t fullest = 0;
      for (int64_t word : touched)
        fullest = std::max(fullest, ++load[word % model.banks]);
      total.cycles += fullest;
      ++total.ideal;
    }
  }
  return total;
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

/// Instructions around the accesses that compute their addresses, beyond the
/// one address of a thread: a swizzle of bits that both the thread and the
/// register set is applied register by register.
static int64_t countAddressing(const Accesses &accesses,
                               const std::optional<Swizzle> &swizzle) {
  if (!swizzle)
    return 0;
  int64_t plain = 0, swizzled = 0;
  for (int64_t thread : accesses.threads) {
    plain |= thread;
    swizzled |= (*swizzle)(thread);
  }
  SmallSet<int64_t, 16> lows;
  for (int64_t reg : accesses.registers) {
    if (reg & plain)
      return 6 * int64_t(accesses.registers.size());
    lows.insert((*swizzle)(reg) & swizzled);
  }
  return 2 * (int64_t(lows.size()) - 1);
}

/// The search looks at a few instructions spread over the registers; cycles
/// that are reported are counted in full.
static Accesses sampleOf(const Accesses &accesses) {
  static constexpr size_t most = 4;
  if (accesses.starts.size() <= most)
    return accesses;
  Accesses sample{accesses.vector, accesses.model, {}, {}, {}};
  for (size_t i = 0; i < most; ++i)
    sample.starts.push_back(
        accesses.starts[i * (accesses.starts.size() - 1) / (most - 1)]);
  return sample;
}

namespace {
struct StagingSearch {
  const Fragment &source, &target;
  int64_t elementBytes;
  const machine::Machine &machine;
  ExchangeCosts costs;
  Staging best;
  int64_t least = INT64_MAX; ///< estimated cost of the best
  int64_t bestDim = 0;
  bool isFree = false; ///< no conflicts, and one address per thread

  void count();
  void tryContiguous(int64_t dim, int64_t padding);
  void tryApart(int64_t dim);
  void trySwizzles(Staging staging, int64_t dim, int64_t padding);
};
} // namespace

/// The cycles of the best, in full.
void StagingSearch::count() {
  for (bool isWrite : {true, false}) {
    Accesses accesses =
        accessesOf(isWrite ? best.store : best.load, best.strided, bestDim,
                   elementBytes, isWrite, machine);
    Cycles cycles = countCycles(accesses, best.swizzle, elementBytes);
    (isWrite ? best.storeCycles : best.loadCycles) = cycles.cycles;
    (isWrite ? best.storeIdeal : best.loadIdeal) = cycles.ideal;
  }
}

/// Rows of `dim`, the other dimensions around it from the last to the first,
/// `padding` elements between rows.
void StagingSearch::tryContiguous(int64_t dim, int64_t padding) {
  Staging staging;
  staging.elementBytes = elementBytes;
  int64_t rank = source.shape.size(), stride = 1;
  staging.strided.dims.resize(rank);
  auto place = [&](int64_t d) {
    staging.strided.dims[d] = {Mode{source.shape[d], stride}};
    stride *= source.shape[d];
  };
  place(dim);
  stride += rank > 1 ? padding : 0;
  for (int64_t d = rank; d-- > 0;)
    if (d != dim)
      place(d);
  staging.store = withRunAlong(source, dim);
  staging.load = withRunAlong(target, dim);
  trySwizzles(std::move(staging), dim, padding);
}

/// Whether offsets of digits add up in every layout of powers of two.
static bool hasPowersOfTwo(const Fragment &fragment) {
  auto isPower = [](const Digit &digit) {
    return isPowerOf2_64(digit.size) &&
           all_of(digit.stride, [](int64_t stride) {
             return stride == 0 || isPowerOf2_64(stride);
           });
  };
  return all_of(fragment.shape,
                [](int64_t size) { return isPowerOf2_64(size); }) &&
         all_of(fragment.reg, isPower) && all_of(fragment.lane, isPower) &&
         all_of(fragment.warp, isPower);
}

/// The run of a thread along each dimension apart from its lanes' places, which
/// lie together, but words along `dim` whole.
void StagingSearch::tryApart(int64_t dim) {
  Staging staging;
  staging.elementBytes = elementBytes;
  int64_t rank = source.shape.size(), stride = 1;
  staging.strided.dims.resize(rank);
  SmallVector<int64_t, 2> runs, order{dim};
  for (int64_t d = 0; d < rank; ++d) {
    int64_t run = std::max(source.chunk(d), target.chunk(d));
    runs.push_back(std::min(run & -run, source.shape[d]));
  }
  for (int64_t d = rank; d-- > 0;)
    if (d != dim)
      order.push_back(d);
  // Words, then lanes, then the rest of the runs.
  int64_t word = std::min(std::max<int64_t>(1, 4 / elementBytes), runs[dim]);
  SmallVector<Modes, 2> outer(rank);
  stride = word;
  for (int64_t d : order) {
    outer[d] = {Mode{source.shape[d] / runs[d], stride}};
    stride *= source.shape[d] / runs[d];
  }
  for (int64_t d : order) {
    Modes modes;
    if (d == dim)
      modes.push_back({word, 1});
    int64_t rest = runs[d] / (d == dim ? word : 1);
    modes.push_back({rest, stride});
    stride *= rest;
    modes.push_back(outer[d].front());
    staging.strided.dims[d] = coalesce(modes);
    if (staging.strided.dims[d].empty())
      staging.strided.dims[d] = {Mode{1, 0}};
  }
  staging.store = withRunAlong(source, dim);
  staging.load = withRunAlong(target, dim);
  trySwizzles(std::move(staging), dim, 0);
}

void StagingSearch::trySwizzles(Staging staging, int64_t dim,
                                int64_t padding) {
  Accesses store = accessesOf(staging.store, staging.strided, dim, elementBytes,
                              true, machine);
  Accesses load = accessesOf(staging.load, staging.strided, dim, elementBytes,
                             false, machine);
  staging.storeVector = store.vector;
  staging.loadVector = load.vector;
  Accesses someStores = sampleOf(store), someLoads = sampleOf(load);
  auto consider = [&](std::optional<Swizzle> swizzle) {
    // Samples stand for all accesses of their side.
    Cycles stores = countCycles(someStores, swizzle, elementBytes);
    Cycles loads = countCycles(someLoads, swizzle, elementBytes);
    auto whole = [](Cycles some, const Accesses &sample, const Accesses &all) {
      return some.cycles * int64_t(all.starts.size()) /
             int64_t(sample.starts.size());
    };
    int64_t cycles =
        whole(stores, someStores, store) + whole(loads, someLoads, load);
    int64_t addressing =
        countAddressing(store, swizzle) + countAddressing(load, swizzle);
    isFree |= stores.cycles == stores.ideal && loads.cycles == loads.ideal &&
              addressing == 0;
    int64_t instructions = store.starts.size() + load.starts.size();
    int64_t cost = cycles * costs.wavefront +
                   (addressing + instructions) * costs.select;
    if (cost >= least)
      return;
    least = cost;
    best = staging;
    best.swizzle = swizzle;
    bestDim = dim;
  };
  consider(std::nullopt);
  if (padding)
    return;
  // Longer accesses stay whole; words of 4 bytes do in any case.
  int64_t whole = std::max({store.vector, load.vector,
                            std::max<int64_t>(1, 4 / elementBytes)});
  int64_t base = Log2_64(whole), size = staging.strided.cosize();
  int64_t highest = Log2_64_Ceil(size);
  int64_t bankBits =
      Log2_64(std::max<int64_t>(1, machine.sharedBanks * 4 / elementBytes));
  for (int64_t bits = 1; bits <= bankBits - base; ++bits)
    for (int64_t low = base; low + bits <= bankBits; ++low)
      for (int64_t shift = bits; low + shift < highest; ++shift) {
        if (isFree)
          return;
        Swizzle swizzle{bits, low, shift};
        // The tile must hold whole patterns.
        if (int64_t(alignTo(size, swizzle.repeat())) > 2 * size)
          continue;
        consider(swizzle);
      }
}

Staging chooseStaging(const Fragment &source, const Fragment &target,
                      int64_t elementBytes, const machine::Machine &machine) {
  StagingSearch search{source, target, elementBytes, machine,
                       exchangeCosts(machine), {}, INT64_MAX, 0, false};
  int64_t rank = source.shape.size();
  if (rank == 0) { // one element
    search.best.elementBytes = elementBytes;
    search.best.store = source;
    search.best.load = target;
    return search.best;
  }
  // Of equals the one that lies as the lanes of the target do: they can read
  // it from any element on.
  SmallVector<int64_t, 2> order;
  for (int64_t dim = rank; dim-- > 0;) {
    bool isFirst = !target.lane.empty() && target.lane[0].size > 1 &&
                   target.lane[0].stride[dim] == 1;
    order.insert(isFirst ? order.begin() : order.end(), dim);
  }
  auto tryAll = [&](int64_t padding) {
    for (int64_t dim : order)
      if (source.shape[dim] > 1 || rank == 1)
        search.tryContiguous(dim, padding);
  };
  tryAll(0);
  int64_t line = machine.bytesPerVector / elementBytes;
  for (int64_t padding = std::max<int64_t>(1, 4 / elementBytes);
       padding <= line; padding *= 2)
    tryAll(padding);
  if (rank == 2 && !search.isFree && hasPowersOfTwo(source) &&
      hasPowersOfTwo(target))
    for (int64_t dim = rank; dim-- > 0;)
      search.tryApart(dim);
  if (search.least == INT64_MAX) // one element again
    search.tryContiguous(rank - 1, 0);
  search.count();
  return search.best;
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

ExchangeCosts exchangeCosts(const machine::Machine &machine) {
  ExchangeCosts costs;
  // A warp of 64 lanes takes two turns at everything.
  int64_t turns = machine.lanes > 32 ? 2 : 1;
  costs.shuffle *= turns;
  costs.select *= turns;
  return costs;
}

Conversion planConversion(const Fragment &source, const Fragment &target,
                          int64_t elementBits, int64_t warps,
                          const machine::Machine &machine,
                          std::optional<Way> forced) {
  Conversion result;
  if (source.canonical() == target.canonical()) {
    result.reason = "both fragments are the same";
    return result;
  }
  std::string why;
  std::optional<ExchangeQuestion> question = exchangeBetween(
      source, target, elementBits, machine.lanes, warps, why);
  ExchangeCosts costs = exchangeCosts(machine);
  if (question) {
    result.plan = planExchange(*question, machine.hasMatrixLoad);
    if (result.plan->rounds.empty() && forced != Way::Shared &&
        result.plan->single != Single::Select) {
      result.way = Way::Registers;
      result.reason = "every thread holds what it needs";
      return result;
    }
    int64_t moves =
        result.plan->single == Single::MatrixTranspose
            ? int64_t(result.plan->matrices.size())
            : result.plan->shuffles();
    // Other warps' shuffles and selects go on meanwhile.
    result.lanesCost = std::max(moves * costs.shuffle,
                                result.plan->selects() * costs.select);
  }
  result.staging = chooseStaging(
      source, target, std::max<int64_t>(1, elementBits / 8), machine);
  result.sharedCost =
      (result.staging->storeCycles + result.staging->loadCycles) *
          costs.wavefront +
      costs.synchronise;
  bool isCheaper = result.lanesCost <= result.sharedCost;
  if (question && (forced ? forced == Way::Lanes : isCheaper)) {
    result.way = Way::Lanes;
    result.reason = "lanes exchange " + result.plan->str();
    result.staging.reset();
    return result;
  }
  result.way = Way::Shared;
  result.reason =
      !question   ? why
      : isCheaper ? "shared memory was asked for"
                  : "shared memory is cheaper than " + result.plan->str();
  result.plan.reset();
  return result;
}

} // namespace tier::problem
