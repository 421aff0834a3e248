//===- Exchange.cpp - the fewest rounds between the lanes of a warp -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Exchange.h"
#include "ExchangeRules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace llvm;

namespace tier::problem {

StringRef stringify(Move move) {
  static constexpr StringLiteral names[] = {"butterfly", "up", "down", "index"};
  return names[int(move)];
}

StringRef stringify(Single single) {
  static constexpr StringLiteral names[] = {
      "none",   "identity", "rename", "permute",
      "select", "shuffle",  "matrix-transpose"};
  return names[int(single)];
}

//===----------------------------------------------------------------------===//
// The question
//===----------------------------------------------------------------------===//

std::string ExchangeQuestion::check() const {
  auto wrong = [](const Twine &what, int64_t got) {
    return ("expects " + what + ", got ").str() + std::to_string(got);
  };
  if (lanes < 1 || lanes > 64)
    return wrong("1 to 64 lanes", lanes);
  if (sourceRegisters < 1 || sourceRegisters > 4096)
    return wrong("1 to 4096 source registers", sourceRegisters);
  if (targetRegisters < 1 || targetRegisters > 4096)
    return wrong("1 to 4096 target registers", targetRegisters);
  if (!is_contained({8, 16, 32, 64}, elementBits))
    return wrong("elements of 8, 16, 32 or 64 bits", elementBits);
  if (int64_t(wanted.size()) != lanes * targetRegisters)
    return wrong("one wanted slot for each of " +
                     Twine(lanes * targetRegisters) + " target slots",
                 wanted.size());
  for (const Slot &slot : wanted) {
    if (slot.lane >= lanes)
      return wrong("lanes below " + Twine(lanes), slot.lane);
    if (slot.lane >= 0 && (slot.reg < 0 || slot.reg >= sourceRegisters))
      return wrong("registers below " + Twine(sourceRegisters), slot.reg);
  }
  return "";
}

namespace {
/// Row-major offsets that the registers, lanes and warps of a fragment add.
struct Offsets {
  SmallVector<int64_t, 0> reg, lane, warp;
  Offsets(const Fragment &fragment, int64_t lanes, int64_t warps) {
    SmallVector<int64_t, 4> strides(fragment.shape.size());
    int64_t stride = 1;
    for (size_t d = strides.size(); d-- > 0;) {
      strides[d] = stride;
      stride *= fragment.shape[d];
    }
    auto fill = [&](SmallVectorImpl<int64_t> &table, ArrayRef<Digit> digits,
                    int64_t count) {
      int64_t named = sizeOf(digits);
      for (int64_t i = 0; i < count; ++i) {
        int64_t rest = i % named, offset = 0;
        for (const Digit &digit : digits) {
          for (auto [step, s] : zip_equal(digit.stride, strides))
            offset += rest % digit.size * step * s;
          rest /= digit.size;
        }
        table.push_back(offset);
      }
    };
    fill(reg, fragment.reg, fragment.registers());
    fill(lane, fragment.lane, lanes);
    fill(warp, fragment.warp, warps);
  }
};
} // namespace

std::optional<ExchangeQuestion> exchangeBetween(const Fragment &source,
                                                const Fragment &target,
                                                int64_t elementBits,
                                                int64_t lanes, int64_t warps,
                                                std::string &why) {
  if (source.shape != target.shape) {
    why = "the tiles have different shapes";
    return std::nullopt;
  }
  for (const Fragment *fragment : {&source, &target})
    if (fragment->lanes() > lanes || fragment->warps() > warps ||
        lanes % fragment->lanes() || warps % fragment->warps()) {
      why = "a fragment names more lanes or warps than there are";
      return std::nullopt;
    }
  ExchangeQuestion question;
  question.lanes = lanes;
  question.sourceRegisters = source.registers();
  question.targetRegisters = target.registers();
  question.elementBits = elementBits;
  Offsets from(source, lanes, warps), to(target, lanes, warps);
  int64_t box = 1;
  for (int64_t extent : source.shape)
    box *= extent;

  // What warp 0 holds, element by element.
  SmallVector<int32_t, 0> first(box + 1, 0);
  int64_t held = lanes * question.sourceRegisters;
  for (int64_t lane = 0; lane < lanes; ++lane)
    for (int64_t reg : from.reg)
      ++first[from.warp[0] + from.lane[lane] + reg + 1];
  for (int64_t i = 0; i < box; ++i)
    first[i + 1] += first[i];
  SmallVector<Slot, 0> holders(held);
  SmallVector<int32_t, 0> next(first.begin(), first.end());
  for (int32_t lane = 0; lane < lanes; ++lane)
    for (int32_t reg = 0; reg < question.sourceRegisters; ++reg)
      holders[next[from.warp[0] + from.lane[lane] + from.reg[reg]]++] = {lane,
                                                                         reg};
  question.wanted.reserve(lanes * question.targetRegisters);
  for (int64_t lane = 0; lane < lanes; ++lane)
    for (int64_t reg : to.reg) {
      int64_t at = to.warp[0] + to.lane[lane] + reg;
      Slot best;
      for (int32_t i = first[at]; i < first[at + 1]; ++i) {
        const Slot &slot = holders[i];
        auto rank = [&](const Slot &s) {
          return std::pair(s.lane ^ lane, int64_t(s.reg));
        };
        if (best.lane < 0 || rank(slot) < rank(best))
          best = slot;
      }
      if (best.lane < 0) {
        why = "elements move to another warp";
        return std::nullopt;
      }
      question.wanted.push_back(best);
    }
  for (int64_t warp = 1; warp < warps; ++warp)
    for (int64_t lane = 0; lane < lanes; ++lane)
      for (auto [q, reg] : enumerate(to.reg)) {
        const Slot &slot = question.want(lane, q);
        if (from.warp[warp] + from.lane[slot.lane] + from.reg[slot.reg] !=
            to.warp[warp] + to.lane[lane] + reg) {
          why = "elements move to another warp, or warps differ in what they "
                "move";
          return std::nullopt;
        }
      }
  return question;
}

int64_t exchangeBound(const ExchangeQuestion &question) {
  int64_t lanes = question.lanes, packing = question.packing();
  // Registers of each source that a lane wants, and that a lane has for others.
  SmallVector<SmallVector<int32_t, 0>, 0> wanted(lanes), asked(lanes);
  int64_t bound = 0;
  for (int64_t lane = 0; lane < lanes; ++lane) {
    SmallVector<std::pair<int32_t, int32_t>, 0> list;
    for (int64_t q = 0; q < question.targetRegisters; ++q) {
      const Slot &slot = question.want(lane, q);
      if (slot.lane >= 0 && slot.lane != lane) {
        list.push_back({slot.lane, slot.reg});
        asked[slot.lane].push_back(slot.reg);
      }
    }
    llvm::sort(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
    int64_t words = 0;
    for (size_t i = 0; i < list.size();) {
      size_t end = i;
      while (end < list.size() && list[end].first == list[i].first)
        ++end;
      words += divideCeil(end - i, packing);
      i = end;
    }
    bound = std::max(bound, words);
  }
  for (auto &list : asked) {
    llvm::sort(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
    bound = std::max<int64_t>(bound, divideCeil(list.size(), packing));
  }
  return bound;
}

//===----------------------------------------------------------------------===//
// One instruction
//===----------------------------------------------------------------------===//

/// Names the lane that a round reads by a constant, where one does.
static void nameMove(Round &round, ArrayRef<bool> isReading) {
  int64_t lanes = round.sourceLane.size();
  auto agrees = [&](auto readAt) {
    for (int64_t lane = 0; lane < lanes; ++lane)
      if (isReading[lane] && round.sourceLane[lane] != readAt(lane))
        return false;
    return true;
  };
  int64_t first = 0;
  while (first < lanes && !isReading[first])
    ++first;
  if (first == lanes)
    return;
  auto take = [&](Move move, int64_t operand, auto readAt) {
    round.move = move;
    round.operand = operand;
    for (int64_t lane = 0; lane < lanes; ++lane)
      round.sourceLane[lane] = readAt(lane);
  };
  if (int64_t mask = first ^ round.sourceLane[first]; isPowerOf2_64(lanes)) {
    auto readAt = [=](int64_t lane) { return lane ^ mask; };
    if (agrees(readAt))
      return take(Move::Butterfly, mask, readAt);
  }
  // Lanes that clamp read themselves, so the distance is that of another.
  for (int64_t lane = 0; lane < lanes; ++lane) {
    int64_t step = lane - round.sourceLane[lane];
    if (!isReading[lane] || step == 0)
      continue;
    auto readAt = [=](int64_t l) {
      int64_t read = l - step;
      return read < 0 || read >= lanes ? l : read;
    };
    if (agrees(readAt))
      take(step > 0 ? Move::Up : Move::Down, std::abs(step), readAt);
    return;
  }
}

/// Word w of the target is a transposed word of the source: lane l holds row
/// l / 4, columns 2 (l mod 4) + {0, 1} of an 8x8 matrix.
static bool findMatrices(const ExchangeQuestion &question,
                         SmallVectorImpl<int16_t> &matrices) {
  if (question.lanes != 32 || question.elementBits != 16 ||
      question.targetRegisters % 2 || question.sourceRegisters % 2)
    return false;
  for (int64_t w = 0; w < question.targetRegisters / 2; ++w) {
    int64_t word = question.want(0, 2 * w).reg / 2;
    for (int64_t lane = 0; lane < 32; ++lane)
      for (int64_t half = 0; half < 2; ++half) {
        const Slot &slot = question.want(lane, 2 * w + half);
        int64_t row = lane / 4, column = 2 * (lane % 4) + half;
        if (slot.lane != 4 * column + row / 2 || slot.reg != 2 * word + row % 2)
          return false;
      }
    matrices.push_back(word);
  }
  return true;
}

/// What plans without rounds do.
static Single nameLocal(const ExchangePlan &plan) {
  bool isSame = plan.sourceRegisters == plan.targetRegisters, isUniform = true,
       keepsWords = true;
  for (int64_t q = 0; q < plan.targetRegisters; ++q) {
    int64_t common = -1;
    for (int64_t lane = 0; lane < plan.lanes; ++lane) {
      int64_t index = plan.origins[lane * plan.targetRegisters + q].index;
      if (index < 0)
        continue;
      isUniform &= common < 0 || common == index;
      common = index;
    }
    isSame &= common < 0 || common == q;
    keepsWords &= common < 0 || (common - q) % plan.packing == 0;
  }
  if (!isUniform)
    return Single::Select;
  if (isSame)
    return Single::Identity;
  return keepsWords ? Single::Rename : Single::Permute;
}

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

/// Instructions of a linear plan. What is asked for is followed back through
/// the swaps, word by word, as it is emitted; words that are not whole are put
/// together.
static int64_t countLinear(const ExchangePlan &plan) {
  using Key = SmallVector<int16_t, 4>; // the registers of a word
  int64_t count = 0;
  // The words that a list of swaps makes `keys` of.
  auto follow = [&](std::set<Key> keys, ArrayRef<Swap> swaps,
                    int64_t registers) {
    auto exists = [&](const Key &key) {
      return all_of(key, [&](int16_t reg) { return reg < registers; });
    };
    for (const Swap &swap : reverse(swaps)) {
      std::set<Key> below;
      for (const Key &key : keys) {
        Key other(key);
        for (int16_t &reg : other)
          if (reg >= 0)
            reg ^= swap.flip;
        if (exists(key))
          below.insert(key);
        if (exists(other))
          below.insert(other);
        if (exists(key) && exists(other))
          count += plan.words;
      }
      keys = std::move(below);
    }
    return keys;
  };

  std::set<Key> wanted, published;
  for (int64_t q = 0; q < plan.targetRegisters; q += plan.packing) {
    Key key;
    int64_t end = std::min(q + plan.packing, plan.targetRegisters);
    for (int64_t i = q; i < end; ++i)
      key.push_back(i);
    wanted.insert(std::move(key));
  }
  for (const Round &round : plan.rounds)
    published.insert(Key(round.word));
  for (const Key &key :
       follow(std::move(wanted), plan.after, plan.slots.size())) {
    int64_t round = plan.slots[key.front()].round;
    bool isWhole = true;
    for (auto [i, slot] : enumerate(key)) {
      const Origin &origin = plan.slots[slot];
      isWhole &= origin.round == round &&
                 (round < 0 || origin.index == int16_t(i));
    }
    Key own(plan.packing, -1);
    for (auto [i, slot] : enumerate(key)) {
      if (plan.slots[slot].round >= 0)
        continue;
      own[isWhole ? i : 0] = plan.slots[slot].index;
      if (!isWhole)
        published.insert(own);
    }
    if (isWhole && round < 0)
      published.insert(own);
    if (!isWhole)
      count += int64_t(key.size()) - 1;
  }
  for (const Key &key :
       follow(std::move(published), plan.before, plan.sourceRegisters)) {
    bool isWhole = key.front() >= 0 && key.front() % plan.packing == 0;
    for (auto [i, reg] : enumerate(key))
      isWhole &= reg == key.front() + int16_t(i);
    if (!isWhole)
      count += std::max<int64_t>(
          1, count_if(key, [](int16_t reg) { return reg >= 0; }) - 1);
  }
  return count;
}

int64_t ExchangePlan::selects() const {
  if (single == Single::MatrixTranspose)
    return 0;
  int64_t count = 0;
  if (isLinear)
    return countLinear(*this);
  for (const Round &round : rounds)
    for (int64_t i = 0; i < packing; ++i) {
      SmallSet<int16_t, 8> registers;
      for (int64_t lane = 0; lane < lanes; ++lane)
        if (int16_t reg = round.published[lane * packing + i]; reg >= 0)
          registers.insert(reg);
      // A predicate and a move for each further one.
      count += 2 * words * std::max<int64_t>(0, int64_t(registers.size()) - 1);
    }
  for (int64_t q = 0; q < targetRegisters; ++q) {
    SmallSet<std::pair<int16_t, int16_t>, 8> places;
    for (int64_t lane = 0; lane < lanes; ++lane) {
      const Origin &origin = origins[lane * targetRegisters + q];
      if (origin.index >= 0)
        places.insert({origin.round, origin.index});
    }
    count += 2 * words * std::max<int64_t>(0, int64_t(places.size()) - 1);
  }
  return count;
}

std::string ExchangePlan::str() const {
  std::string text;
  raw_string_ostream os(text);
  if (single != Single::None)
    os << stringify(single);
  else
    os << rounds.size() << " rounds";
  os << ", " << shuffles() << " shuffles, " << selects() << " selects";
  if (!isOptimal())
    os << ", at least " << lowerBound << " rounds";
  return text;
}

ExchangePlan planExchange(const ExchangeQuestion &question,
                          bool hasMatrixTranspose) {
  int64_t bound = exchangeBound(question);
  std::optional<ExchangePlan> linear = planLinear(question);
  ExchangePlan plan;
  if (!linear || int64_t(linear->rounds.size()) > bound)
    plan = planByColours(question);
  if (linear && (int64_t(linear->rounds.size()) == bound ||
                 linear->rounds.size() <= plan.rounds.size()))
    plan = std::move(*linear);
  plan.lanes = question.lanes;
  plan.sourceRegisters = question.sourceRegisters;
  plan.targetRegisters = question.targetRegisters;
  plan.packing = question.packing();
  plan.words = question.words();
  plan.lowerBound = bound;

  std::vector<SmallVector<bool, 64>> isReading(
      plan.rounds.size(), SmallVector<bool, 64>(plan.lanes, false));
  for (auto [i, origin] : enumerate(plan.origins))
    if (origin.index >= 0 && origin.round >= 0)
      isReading[origin.round][i / plan.targetRegisters] = true;
  for (auto [round, reading] : zip_equal(plan.rounds, isReading))
    nameMove(round, reading);
  if (plan.rounds.empty())
    plan.single = nameLocal(plan);
  else if (hasMatrixTranspose && findMatrices(question, plan.matrices))
    plan.single = Single::MatrixTranspose;
  else if (plan.rounds.size() == 1)
    plan.single = Single::Shuffle;
  return plan;
}

//===----------------------------------------------------------------------===//
// Replay
//===----------------------------------------------------------------------===//

/// What the linear form says differently from the tables, or empty.
static std::string verifyLinear(const ExchangePlan &plan) {
  for (int64_t lane = 0; lane < plan.lanes; ++lane) {
    uint64_t before = flipAt(plan.before, lane),
             after = flipAt(plan.after, lane);
    for (auto [r, round] : enumerate(plan.rounds))
      for (int64_t i = 0; i < plan.packing; ++i) {
        int16_t reg = round.published[lane * plan.packing + i];
        if (reg >= 0 && reg != int16_t(round.word[i] ^ before))
          return "expects the published word of round " + std::to_string(r) +
                 " to follow from its swaps";
      }
    for (int64_t q = 0; q < plan.targetRegisters; ++q) {
      Origin origin = plan.slots[q ^ after];
      if (origin.round < 0)
        origin.index ^= before;
      if (!(origin == plan.origins[lane * plan.targetRegisters + q]))
        return "expects register " + std::to_string(q) +
               " to follow from its swaps";
    }
  }
  return "";
}

std::string verifyExchange(const ExchangePlan &plan,
                           const ExchangeQuestion &question) {
  if (plan.lanes != question.lanes || plan.packing != question.packing() ||
      plan.words != question.words() ||
      plan.origins.size() != question.wanted.size())
    return "expects a plan of the question's shape";
  for (auto [r, round] : enumerate(plan.rounds)) {
    if (int64_t(round.sourceLane.size()) != plan.lanes ||
        int64_t(round.published.size()) != plan.lanes * plan.packing)
      return "expects one word per lane in round " + std::to_string(r);
    for (int64_t lane = 0; lane < plan.lanes; ++lane) {
      int64_t read = round.sourceLane[lane];
      if (read < 0 || read >= plan.lanes)
        return "expects lanes below " + std::to_string(plan.lanes) + ", got " +
               std::to_string(read);
      bool clamps =
          round.move == Move::Up     ? lane < round.operand
          : round.move == Move::Down ? lane + round.operand >= plan.lanes
                                     : false;
      int64_t named = round.move == Move::Butterfly ? lane ^ round.operand
                      : clamps                      ? lane
                      : round.move == Move::Up      ? lane - round.operand
                      : round.move == Move::Down    ? lane + round.operand
                                                    : read;
      if (named != read)
        return "expects round " + std::to_string(r) + " to be named rightly";
    }
  }
  for (int64_t lane = 0; lane < plan.lanes; ++lane)
    for (int64_t q = 0; q < plan.targetRegisters; ++q) {
      const Slot &slot = question.want(lane, q);
      if (slot.lane < 0)
        continue;
      const Origin &origin = plan.origins[lane * plan.targetRegisters + q];
      Slot got{int32_t(lane), origin.index};
      if (origin.round >= 0 && origin.index >= 0) {
        const Round &round = plan.rounds[origin.round];
        got.lane = round.sourceLane[lane];
        got.reg = round.published[got.lane * plan.packing + origin.index];
      }
      if (!(got == slot))
        return "expects register " + std::to_string(q) + " of lane " +
               std::to_string(lane) + " to hold register " +
               std::to_string(slot.reg) + " of lane " +
               std::to_string(slot.lane) + ", got register " +
               std::to_string(got.reg) + " of lane " + std::to_string(got.lane);
    }
  return plan.isLinear ? verifyLinear(plan) : "";
}

} // namespace tier::problem
