//===- ProtocolAnalysis.cpp - what matters of an index ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProtocolFlat.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace llvm;

namespace tier::problem::protocol {

using Kind = Expr::Kind;
using Source = FlatNode::Source;

//===----------------------------------------------------------------------===//
// What matters of an index
//===----------------------------------------------------------------------===//

namespace {
/// Walks an expression from its root, with what its parents ask of each part.
class Walk {
public:
  struct Part {
    unsigned begin, end;  ///< nodes [begin, end)
    int64_t multiple;     ///< its value matters mod this
    bool isUnderMod;      ///< only so
    bool isCompared;      ///< decides a comparison or a bit operation
  };
  /// Calls `visit` on the root, then on its parts; false for a divisor that is
  /// no positive constant.
  bool run(const FlatExpr &expr, function_ref<void(const Part &)> visit) {
    return expr.empty() || from(expr, expr.size(), 1, false, false, visit) == 0;
  }

private:
  /// The first node of the part that ends before `end`, or -1.
  int from(const FlatExpr &expr, int end, int64_t multiple, bool isUnderMod,
           bool isCompared, function_ref<void(const Part &)> visit) {
    if (end <= 0)
      return -1;
    auto each = [&](int at, int64_t multiple, bool mod, bool compared) {
      return at < 0 ? -1 : from(expr, at, multiple, mod, compared, visit);
    };
    const FlatNode &node = expr[end - 1];
    int begin = end - 1;
    switch (node.kind) {
    case Kind::Constant:
    case Kind::Name:
      break;
    case Kind::FloorDiv:
    case Kind::Mod: {
      if (end < 3 || expr[end - 2].kind != Kind::Constant ||
          expr[end - 2].value <= 0 || expr[end - 2].value > 1 << 20)
        return -1;
      int64_t divisor = expr[end - 2].value;
      bool isMod = node.kind == Kind::Mod;
      begin = each(end - 2, isMod ? divisor : divisor * multiple,
                   isUnderMod || isMod, isCompared && !isMod);
      break;
    }
    case Kind::Less:
    case Kind::Equal:
      begin = each(each(end - 1, 1, isUnderMod, true), 1, isUnderMod, true);
      break;
    case Kind::And:
    case Kind::Xor: // low bits need low bits only, other remainders need all
      multiple = isPowerOf2_64(multiple) ? multiple : int64_t(1) << 20;
      begin = each(each(end - 1, multiple, isUnderMod, true), multiple,
                   isUnderMod, true);
      break;
    case Kind::Select:
      begin = each(each(each(end - 1, multiple, isUnderMod, isCompared),
                        multiple, isUnderMod, isCompared),
                   1, isUnderMod, true);
      break;
    default:
      begin = each(each(end - 1, multiple, isUnderMod, isCompared), multiple,
                   isUnderMod, isCompared);
    }
    if (begin >= 0)
      visit({unsigned(begin), unsigned(end), multiple, isUnderMod, isCompared});
    return begin;
  }
};

class Analysis {
public:
  Analysis(Flat &flat) : flat(flat) {}
  void run();

private:
  using ExprVisitor = function_ref<void(Code &, const FlatExpr &, bool isRoot)>;
  void eachExpr(FlatRole &role, ExprVisitor visit);
  void findPeriods(FlatRole &role);
  void findRemainders(FlatRole &role);
  void findLoops(FlatRole &role);
  void findShifts(FlatRole &role);
  void findLastUses(FlatRole &role);
  void findLive(FlatRole &role);

  Flat &flat;
};
} // namespace

void Analysis::eachExpr(FlatRole &role, ExprVisitor visit) {
  for (Code &code : role.code) {
    bool isControl = code.kind != Code::Kind::Do || code.at->op == Op::Set;
    for (const FlatExpr *expr :
         {&code.stage, &code.parity, &code.amount, &code.rank, &code.mask})
      if (!expr->empty())
        visit(code, *expr, !isControl);
    for (auto *regions : {&code.reads, &code.writes})
      for (const FlatRegion &region : *regions) {
        visit(code, region.stage, true);
        if (!region.rank.empty())
          visit(code, region.rank, true);
      }
  }
}

static bool mentions(ArrayRef<FlatNode> nodes, Source source, int value = -1) {
  return any_of(nodes, [&](const FlatNode &node) {
    return node.kind == Kind::Name && node.source == source &&
           (value < 0 || node.value == value);
  });
}

void Analysis::findPeriods(FlatRole &role) {
  SmallVector<bool> isLoop(role.slots.size(), false), isLong = isLoop;
  for (const FlatLoop &loop : role.loops) {
    isLoop[loop.slot] = true;
    if (mentions(role.code[loop.begin + 1].amount, Source::Symbol))
      isLong[loop.slot] = true;
  }
  role.isModular.assign(role.slots.size(), true);
  // A value is modular unless something looks at all of it. One that flows into
  // another is as modular as that.
  for (bool changed = true; changed;) {
    changed = false;
    eachExpr(role, [&](Code &code, const FlatExpr &expr, bool isRoot) {
      int target = code.kind == Code::Kind::Do && code.at->op == Op::Set
                       ? code.slot
                       : -1;
      Walk().run(expr, [&](const Walk::Part &part) {
        const FlatNode &node = expr[part.begin];
        if (part.end - part.begin != 1 || node.kind != Kind::Name ||
            node.source != Source::Slot || !role.isModular[node.value])
          return;
        bool isWhole = part.isCompared || !part.isUnderMod;
        if (isWhole && !part.isCompared && target >= 0)
          isWhole = !role.isModular[target] || isLoop[target];
        if (!isWhole)
          return;
        role.isModular[node.value] = false;
        changed = true;
      });
    });
  }
  for (auto [slot, loop] : enumerate(isLoop))
    if (loop)
      role.isModular[slot] = false;

  eachExpr(role, [&](Code &code, const FlatExpr &expr, bool isRoot) {
    bool isFine = Walk().run(expr, [&](const Walk::Part &part) {
      const FlatNode &node = expr[part.begin];
      if (part.end - part.begin == 1 && node.kind == Kind::Name) {
        int64_t &multiple = node.source == Source::Symbol
                                ? flat.modulus[node.value]
                                : flat.period;
        // Other values are told apart as they are.
        bool counts = node.source == Source::Symbol ||
                      (node.source == Source::Slot &&
                       (isLong[node.value] || role.isModular[node.value]));
        if (counts)
          multiple = std::min<int64_t>(std::lcm(multiple, part.multiple),
                                       int64_t(1) << 30);
      }
      FlatNode root = expr[part.end - 1];
      if (root.kind != Kind::Less && root.kind != Kind::Equal)
        return;
      ArrayRef<FlatNode> nodes =
          ArrayRef(expr).slice(part.begin, part.end - part.begin);
      bool hasSlots = any_of(enumerate(isLong), [&](auto loop) {
        return loop.value() && mentions(nodes, Source::Slot, loop.index());
      });
      if (mentions(nodes, Source::Symbol) && mentions(nodes, Source::Slot))
        return;
      int64_t sum = 1, scale = 1;
      for (auto [at, inner] : enumerate(nodes)) {
        if (inner.kind != Kind::Constant)
          continue;
        bool isDivisor = at + 1 < nodes.size() &&
                         nodes[at + 1].kind == Kind::FloorDiv;
        (isDivisor ? scale : sum) *= isDivisor ? inner.value : 1;
        sum += isDivisor ? 0 : std::abs(inner.value);
      }
      if (hasSlots || mentions(nodes, Source::Symbol))
        flat.threshold = std::max(
            flat.threshold, std::min<int64_t>(sum * scale, int64_t(1) << 20));
    });
    if (!isFine && flat.refusal.empty())
      flat.refusal = "[async.question] expects divisors that are positive "
                     "constants, got another one";
  });
}

/// A loop variable matters as far as something asks for it. A symbol that flows
/// into values of which remainders matter matters by its remainder.
void Analysis::findRemainders(FlatRole &role) {
  role.periods.assign(role.slots.size(), 1);
  eachExpr(role, [&](Code &code, const FlatExpr &expr, bool) {
    bool isSet = code.kind == Code::Kind::Do && code.at->op == Op::Set;
    Walk().run(expr, [&](const Walk::Part &part) {
      const FlatNode &node = expr[part.begin];
      if (part.end - part.begin != 1 || node.kind != Kind::Name ||
          node.source != Source::Slot)
        return;
      int64_t &period = role.periods[node.value];
      period = isSet ? flat.period
                     : std::min<int64_t>(std::lcm(period, part.multiple),
                                         int64_t(1) << 30);
    });
    if (!isSet || &expr != &code.amount || !role.isModular[code.slot])
      return;
    for (const FlatNode &node : expr)
      if (node.kind == Kind::Name && node.source == Source::Symbol) {
        int64_t &modulus = flat.modulus[node.value];
        modulus = std::min<int64_t>(std::lcm(modulus, flat.period),
                                    int64_t(1) << 30);
      }
  });
}

void Analysis::findLoops(FlatRole &role) {
  SmallVector<int64_t> zeros(role.slots.size(), 0);
  for (FlatLoop &loop : role.loops) {
    const FlatExpr &test = role.code[loop.begin + 1].amount;
    FlatExpr trips(test.begin() + 1, test.end() - 1);
    for (const FlatNode &node : trips)
      if (node.kind == Kind::Name && node.source == Source::Symbol)
        loop.symbol = int(node.value);
    if (loop.symbol < 0)
      continue;
    Scope scope;
    scope.slots = zeros;
    auto symbol = [&](int symbol) {
      return Value{0, flat.modulus[symbol], symbol};
    };
    auto least = [](int) { return int64_t(1) << 30; };
    scope.symbol = symbol;
    scope.least = least;
    std::optional<Value> value = evaluate(trips, scope);
    if (value && value->symbol == loop.symbol)
      loop.scale = value->scale;
    if (loop.scale == 0)
      loop.symbol = -1; // a number once the symbol's remainder is known
  }
  // Indices that grow with a loop without end must be bounded by a mod.
  SmallVector<bool> grows(role.slots.size(), false);
  for (const FlatLoop &loop : role.loops)
    grows[loop.slot] = grows[loop.slot] || loop.symbol >= 0;
  for (size_t slot = 0; slot < grows.size(); ++slot)
    if (role.isModular[slot])
      grows[slot] = true;
  eachExpr(role, [&](Code &code, const FlatExpr &expr, bool isRoot) {
    if (isRoot)
      Walk().run(expr, [&](const Walk::Part &part) {
        const FlatNode &node = expr[part.begin];
        code.isUnbounded |= part.end - part.begin == 1 &&
                            node.kind == Kind::Name &&
                            node.source == Source::Slot && grows[node.value] &&
                            !part.isUnderMod && !part.isCompared;
      });
  });
}

/// A loop may forget how far it is if no comparison inside tells.
void Analysis::findShifts(FlatRole &role) {
  eachExpr(role, [&](Code &code, const FlatExpr &expr, bool) {
    Walk().run(expr, [&](const Walk::Part &part) {
      FlatNode root = expr[part.end - 1];
      if (root.kind != Kind::Less && root.kind != Kind::Equal)
        return;
      ArrayRef<FlatNode> nodes =
          ArrayRef(expr).slice(part.begin, part.end - part.begin);
      for (int symbol = 0, e = flat.modulus.size(); symbol != e; ++symbol) {
        // Against a number, it stays decided once the symbol has passed it.
        if (!mentions(nodes, Source::Symbol, symbol) ||
            !mentions(nodes, Source::Slot))
          continue;
        SmallVector<int64_t> slots(role.slots.size(), 0);
        bool isInside = false;
        for (int loop = code.loop; loop >= 0; loop = role.loops[loop].parent)
          if (role.loops[loop].symbol == symbol) {
            slots[role.loops[loop].slot] = role.loops[loop].scale;
            isInside = true;
          }
        if (!isInside)
          continue;
        // difference(iv + scale, symbol + 1) must be that of (iv, symbol).
        auto difference = [&](int64_t times) -> std::optional<Value> {
          SmallVector<int64_t> at;
          for (int64_t slot : slots)
            at.push_back(slot * times * flat.period * flat.modulus[symbol]);
          Scope scope;
          scope.slots = at;
          auto asked = [&](int number) {
            return Value{0, flat.modulus[number], number};
          };
          auto least = [](int) { return int64_t(1) << 30; };
          scope.symbol = asked;
          scope.least = least;
          FlatExpr minus(nodes.begin(), nodes.end());
          minus.back().kind = Kind::Sub;
          return evaluate(minus, scope);
        };
        auto first = difference(0), second = difference(1);
        int64_t shift = flat.period * flat.modulus[symbol];
        if (!first || !second || first->scale != second->scale ||
            second->constant - first->constant + first->scale * shift != 0)
          flat.mayShift[symbol] = false;
      }
    });
  });
}

void Analysis::findLastUses(FlatRole &role) {
  role.lastUse.assign(flat.modulus.size(), 0);
  role.lastLoop = role.lastUse;
  role.lastPredicate.assign(flat.predicateLabel.size(), 0);
  auto endOf = [&](unsigned at, int label) {
    unsigned end = at + 1;
    for (int loop = role.code[at].loop; loop >= 0;
         loop = role.loops[loop].parent) {
      if (label >= 0 && role.loops[loop].label == label)
        break;
      end = std::max(end, role.loops[loop].end);
    }
    return end;
  };
  eachExpr(role, [&](Code &code, const FlatExpr &expr, bool) {
    unsigned at = &code - role.code.data();
    for (const FlatNode &node : expr)
      if (node.kind == Kind::Name && node.source == Source::Symbol) {
        unsigned end = endOf(at, flat.symbolLabel[node.value]);
        unsigned &use = role.lastUse[node.value];
        unsigned &loop = role.lastLoop[node.value];
        use = std::max(use, end);
        bool isWhole = false;
        // Of what flows into a modular value the remainder is known.
        bool isRemainder = code.kind == Code::Kind::Do &&
                           code.at->op == Op::Set && role.isModular[code.slot];
        Walk().run(expr, [&](const Walk::Part &part) {
          isWhole |= !isRemainder && part.end - part.begin == 1 && !part.isUnderMod &&
                     mentions(ArrayRef(expr).slice(part.begin, 1),
                              Source::Symbol, node.value);
        });
        if (isWhole && mentions(expr, Source::Slot))
          loop = std::max(loop, end);
      }
  });
  for (auto [at, code] : enumerate(role.code))
    if (code.predicate >= 0)
      role.lastPredicate[code.predicate] =
          std::max(role.lastPredicate[code.predicate],
                   endOf(at, flat.predicateLabel[code.predicate]));
}

void Analysis::findLive(FlatRole &role) {
  size_t slots = role.slots.size(), size = role.code.size();
  std::vector<SmallBitVector> reads(size, SmallBitVector(slots));
  eachExpr(role, [&](Code &code, const FlatExpr &expr, bool) {
    for (const FlatNode &node : expr)
      if (node.kind == Kind::Name && node.source == Source::Slot)
        reads[&code - role.code.data()].set(node.value);
  });
  role.live.assign(size + 1, SmallBitVector(slots));
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t at = size; at-- > 0;) {
      const Code &code = role.code[at];
      SmallBitVector live(slots);
      bool isJump =
          code.kind == Code::Kind::Next || code.kind == Code::Kind::Jump;
      bool isFork = code.kind == Code::Kind::Test ||
                    code.kind == Code::Kind::Branch ||
                    code.kind == Code::Kind::Elect;
      if (isJump || isFork)
        live |= role.live[code.target];
      if (!isJump && code.kind != Code::Kind::End)
        live |= role.live[at + 1];
      bool sets = code.kind == Code::Kind::Do &&
                  (code.at->op == Op::Set || code.at->op == Op::Read);
      if (sets && code.slot >= 0)
        live.reset(code.slot);
      live |= reads[at];
      changed |= live != role.live[at];
      role.live[at] = std::move(live);
    }
  }
}

void Analysis::run() {
  for (FlatRole &role : flat.roles)
    findPeriods(role);
  for (FlatRole &role : flat.roles)
    findRemainders(role);
  for (FlatRole &role : flat.roles)
    findLoops(role);
  for (FlatRole &role : flat.roles)
    findShifts(role);
  for (FlatRole &role : flat.roles)
    findLastUses(role);
  for (FlatRole &role : flat.roles)
    findLive(role);
}

void analyse(Flat &flat) { Analysis(flat).run(); }

} // namespace tier::problem::protocol
