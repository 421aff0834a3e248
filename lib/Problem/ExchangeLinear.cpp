//===- ExchangeLinear.cpp - exchanges that are affine over F2 -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Register q of lane d comes from lane P q ^ Q d ^ c, register S q ^ T d ^ e.
//
// If every (I ^ Q) d lies in the image of P, a lane finds what it wants of lane
// d ^ u in the registers q(d) = P+ (u ^ c ^ (I ^ Q) d) ^ kernel: round u is a
// butterfly, and u = 0 is what a lane keeps. Otherwise C with M = P C ^ Q as
// injective as it has to be makes q(d) = t ^ C d one round for each t, read
// from lane M d ^ P t ^ c. In both cases the register that a lane publishes is
// affine in its number with the same linear part in every round.
//
//===----------------------------------------------------------------------===//

#include "ExchangeRules.h"
#include "tier/Problem/F2.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tier::problem {

static bool parity(uint64_t bits) { return llvm::popcount(bits) & 1; }

uint64_t flipAt(ArrayRef<Swap> swaps, uint64_t lane) {
  uint64_t flip = 0;
  for (const Swap &swap : swaps)
    if (parity(swap.laneMask & lane))
      flip ^= swap.flip;
  return flip;
}

/// The swaps whose flips add up to `map` of the lane.
static SmallVector<Swap, 4> swapsOf(const F2Matrix &map) {
  SmallVector<Swap, 4> swaps;
  // A leading bit occurs in one vector of the reduced basis, so its row of the
  // map says whether that vector takes part.
  for (uint64_t flip : map.image())
    swaps.push_back({map.rows[llvm::countr_zero(flip)], flip});
  return swaps;
}

namespace {

struct LinearPlanner {
  const ExchangeQuestion &question;
  /// Of a lane, a target register, a source register.
  int64_t laneBits, regBits, sourceBits;
  F2Matrix P, Q, S, T;
  uint64_t c = 0, e = 0;
  uint64_t duplicates = 0; ///< free bits of q that repeat other registers
  F2Matrix dedupe;         ///< q -> q without duplicates
  SmallVector<uint64_t> kernel; ///< of P, without duplicates
  ExchangePlan plan;

  explicit LinearPlanner(const ExchangeQuestion &question)
      : question(question) {}

  bool read();
  void removeDuplicates();
  bool isButterfly() const;
  void planButterflies();
  bool planIndices();
  void addWord(uint64_t t, uint64_t word, uint64_t size,
               std::optional<Round> round);
  void finish(const F2Matrix &before, const F2Matrix &after);
};

} // namespace

/// Reads the matrices off the unit vectors and checks every entry.
bool LinearPlanner::read() {
  if (!isPowerOf2_64(question.lanes) ||
      !isPowerOf2_64(question.targetRegisters))
    return false;
  laneBits = Log2_64(question.lanes);
  regBits = Log2_64(question.targetRegisters);
  sourceBits = Log2_64_Ceil(question.sourceRegisters);
  auto valueAt = [&](uint64_t index) { // q low, d high -> reg low, lane high
    const Slot &slot = question.want(index >> regBits,
                                     index & (question.targetRegisters - 1));
    return uint64_t(slot.reg) | uint64_t(slot.lane) << sourceBits;
  };
  if (any_of(question.wanted, [](const Slot &slot) { return slot.lane < 0; }))
    return false;
  uint64_t constant = valueAt(0);
  SmallVector<uint64_t> columns;
  for (int64_t bit = 0; bit < laneBits + regBits; ++bit)
    columns.push_back(valueAt(uint64_t(1) << bit) ^ constant);
  for (uint64_t i = 1, size = question.wanted.size(); i < size; ++i) {
    // The entry without the lowest set bit is known.
    uint64_t rest = i & (i - 1);
    if (valueAt(i) != (valueAt(rest) ^ columns[llvm::countr_zero(i)]))
      return false;
  }
  uint64_t low = (uint64_t(1) << sourceBits) - 1;
  auto part = [&](bool isLane, int64_t first, int64_t count) {
    SmallVector<uint64_t> bits;
    for (uint64_t column : ArrayRef(columns).slice(first, count))
      bits.push_back(isLane ? column >> sourceBits : column & low);
    return F2Matrix::fromColumns(isLane ? laneBits : sourceBits, bits);
  };
  P = part(true, 0, regBits);
  Q = part(true, regBits, laneBits);
  S = part(false, 0, regBits);
  T = part(false, regBits, laneBits);
  c = constant >> sourceBits;
  e = constant & low;
  return true;
}

/// Registers of a lane that want the same slot: one is fetched.
void LinearPlanner::removeDuplicates() {
  F2Matrix both = P;
  append_range(both.rows, S.rows);
  dedupe = F2Matrix::identity(regBits);
  uint64_t free = ~both.pivots() & ((uint64_t(1) << regBits) - 1);
  SmallVector<uint64_t> columns;
  for (int64_t bit = 0; bit < regBits; ++bit)
    columns.push_back(uint64_t(1) << bit);
  // A kernel vector has one free bit, its highest.
  for (uint64_t vector : both.kernel()) {
    int64_t bit = Log2_64(vector);
    columns[bit] = vector ^ uint64_t(1) << bit;
    for (F2Matrix *matrix : {&P, &S})
      for (int64_t row = 0; row < matrix->numRows(); ++row)
        matrix->set(row, bit, false);
  }
  dedupe = F2Matrix::fromColumns(regBits, columns);
  duplicates = free;
  for (uint64_t vector : P.kernel())
    if (!(duplicates >> Log2_64(vector) & 1))
      kernel.push_back(vector);
}

bool LinearPlanner::isButterfly() const {
  F2Matrix moved = F2Matrix::identity(laneBits) ^ Q;
  for (int64_t bit = 0; bit < laneBits; ++bit)
    if (!P.solve(moved.column(bit)))
      return false;
  return true;
}

/// The sum of the basis vectors selected by the bits of `index`.
static uint64_t combine(ArrayRef<uint64_t> basis, uint64_t index) {
  uint64_t sum = 0;
  for (auto [bit, vector] : enumerate(basis))
    if (index >> bit & 1)
      sum ^= vector;
  return sum;
}

/// Target registers t ^ (first kernel vectors) come from one word, whose first
/// element is `word`; without a round the lane keeps them.
void LinearPlanner::addWord(uint64_t t, uint64_t word, uint64_t size,
                            std::optional<Round> round) {
  if (round)
    round->word.assign(plan.packing, -1);
  for (uint64_t i = 0; i < size; ++i) {
    uint64_t step = combine(kernel, i);
    uint64_t reg = word ^ S(step);
    if (round)
      round->word[i] = reg;
    plan.slots[t ^ step] =
        round ? Origin{int16_t(plan.rounds.size()), int16_t(i)}
              : Origin{-1, int16_t(reg)};
  }
  if (round)
    plan.rounds.push_back(std::move(*round));
}

void LinearPlanner::planButterflies() {
  F2Matrix inverse = P.pseudoInverse();
  F2Matrix after = inverse * (F2Matrix::identity(laneBits) ^ Q);
  F2Matrix before = (S * after) ^ T;
  SmallVector<uint64_t> masks = P.image();
  uint64_t inWord =
      std::min<uint64_t>(plan.packing, uint64_t(1) << kernel.size());
  for (uint64_t m = 0, e1 = uint64_t(1) << masks.size(); m < e1; ++m) {
    // u ^ c runs over the image of P.
    uint64_t shifted = combine(masks, m), u = shifted ^ c;
    for (uint64_t j = 0, e2 = uint64_t(1) << kernel.size(); j < e2;
         j += inWord) {
      uint64_t t = inverse(shifted) ^ combine(kernel, j);
      uint64_t word = S(t) ^ before(u) ^ e;
      std::optional<Round> round;
      if (u) {
        round.emplace();
        for (int64_t lane = 0; lane < question.lanes; ++lane)
          round->sourceLane.push_back(lane ^ u);
      }
      addWord(t, word, inWord, std::move(round));
    }
  }
  finish(before, after);
}

/// One round per register. False if no C makes the lanes read apart.
bool LinearPlanner::planIndices() {
  // Directions of d that read the same slots with other registers.
  F2Matrix all = F2Matrix::zero(0, regBits + laneBits);
  for (auto [left, right] : {std::pair(&P, &Q), std::pair(&S, &T)})
    for (auto [l, r] : zip_equal(left->rows, right->rows))
      all.rows.push_back(l | r << regBits);
  uint64_t low = (uint64_t(1) << regBits) - 1;
  // A basis of the lanes with C of each vector.
  SmallVector<uint64_t> lanes, registers, images;
  for (uint64_t vector : all.kernel())
    if (!(vector & duplicates) && vector >> regBits) {
      lanes.push_back(vector >> regBits);
      registers.push_back(vector & low);
    }
  for (int64_t bit = 0; bit < laneBits; ++bit) {
    uint64_t d = uint64_t(1) << bit;
    SmallVector<uint64_t> extended(lanes);
    extended.push_back(d);
    if (f2Basis(extended).size() == lanes.size())
      continue;
    auto isNew = [&](uint64_t image) {
      SmallVector<uint64_t> span(images);
      span.push_back(image);
      return f2Basis(span).size() > images.size();
    };
    uint64_t q = 0, image = Q(d);
    for (int64_t r = 0; r < regBits && !isNew(image); ++r)
      if (uint64_t moved = P.column(r); isNew(moved)) {
        q = uint64_t(1) << r;
        image ^= moved;
      }
    if (!isNew(image))
      return false;
    lanes.push_back(d);
    registers.push_back(q);
    images.push_back(image);
  }
  std::optional<F2Matrix> toBasis =
      F2Matrix::fromColumns(laneBits, lanes).inverse();
  if (!toBasis)
    return false;
  F2Matrix after = F2Matrix::fromColumns(regBits, registers) * *toBasis;
  F2Matrix read = (P * after) ^ Q;
  F2Matrix before = ((S * after) ^ T) * read.pseudoInverse();

  uint64_t inWord =
      std::min<uint64_t>(plan.packing, uint64_t(1) << kernel.size());
  uint64_t skipped = duplicates;
  for (uint64_t vector : ArrayRef(kernel).take_front(Log2_64(inWord)))
    skipped |= uint64_t(1) << Log2_64(vector);
  for (uint64_t t = 0; t <= low; ++t) {
    if (t & skipped)
      continue;
    Round round;
    for (int64_t lane = 0; lane < question.lanes; ++lane)
      round.sourceLane.push_back(read(lane) ^ P(t) ^ c);
    addWord(t, before(P(t) ^ c) ^ S(t) ^ e, inWord, std::move(round));
  }
  finish(before, after);
  return true;
}

/// The tables, from the linear form.
void LinearPlanner::finish(const F2Matrix &before, const F2Matrix &after) {
  plan.isLinear = true;
  plan.before = swapsOf(before);
  plan.after = swapsOf(after);
  for (uint64_t q = 0, size = plan.slots.size(); q < size; ++q)
    plan.slots[q] = plan.slots[dedupe(q)];
  for (Round &round : plan.rounds) {
    SmallVector<bool> isRead(question.lanes, false);
    for (int16_t lane : round.sourceLane)
      isRead[lane] = true;
    for (int64_t lane = 0; lane < question.lanes; ++lane)
      for (int16_t reg : round.word) {
        int64_t held = reg < 0 ? -1 : int64_t(reg ^ flipAt(plan.before, lane));
        round.published.push_back(
            isRead[lane] && held < question.sourceRegisters ? held : -1);
      }
  }
  for (int64_t lane = 0; lane < question.lanes; ++lane)
    for (int64_t q = 0; q < question.targetRegisters; ++q) {
      Origin origin = plan.slots[q ^ flipAt(plan.after, lane)];
      if (origin.round < 0 && origin.index >= 0)
        origin.index ^= flipAt(plan.before, lane);
      plan.origins.push_back(origin);
    }
}

std::optional<ExchangePlan> planLinear(const ExchangeQuestion &question) {
  LinearPlanner planner(question);
  if (!planner.read())
    return std::nullopt;
  planner.removeDuplicates();
  planner.plan.packing = question.packing();
  planner.plan.slots.resize(question.targetRegisters);
  if (planner.isButterfly())
    planner.planButterflies();
  else if (!planner.planIndices())
    return std::nullopt;
  return std::move(planner.plan);
}

} // namespace tier::problem
