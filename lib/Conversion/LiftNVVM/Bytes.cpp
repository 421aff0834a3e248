//===- Bytes.cpp - bytes of copies that nothing states --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tensor map without a description has boxes of unknown size. What a barrier
// expects in a phase is the sum of the copies that signal it, which is one
// linear equation for each `expect` of the program:
//
//   expect full 49152            49152 = a + b       a <= 16384 (to the next
//   copy %a -> tile.a [full]                         stage), b <= 32768
//   copy %b -> tile.b [full]                         so a = 16384, b = 32768
//
// One unknown is solved for; several are known only where together they fill
// all the room that their targets leave up to the next one. Nothing else is
// assumed: what stays undetermined stays unknown.
//
//===----------------------------------------------------------------------===//

#include "Bytes.h"

#include "llvm/ADT/STLExtras.h"

using namespace tier::problem::protocol;

namespace tier::lift {

namespace {

/// The value of an expression over `rank`, if nothing else occurs.
std::optional<int64_t> evaluate(const Expr &expr, int64_t rank) {
  std::vector<int64_t> stack;
  auto pop = [&] {
    int64_t value = stack.back();
    stack.pop_back();
    return value;
  };
  for (const Expr::Node &node : expr.nodes) {
    if (node.kind == Expr::Kind::Constant) {
      stack.push_back(node.value);
      continue;
    }
    if (node.kind == Expr::Kind::Name) {
      if (node.name != "rank")
        return std::nullopt;
      stack.push_back(rank);
      continue;
    }
    bool isSelect = node.kind == Expr::Kind::Select;
    if (stack.size() < (isSelect ? 3 : 2))
      return std::nullopt;
    int64_t b = pop(), a = pop();
    switch (node.kind) {
    case Expr::Kind::Add:
      stack.push_back(a + b);
      break;
    case Expr::Kind::Sub:
      stack.push_back(a - b);
      break;
    case Expr::Kind::Mul:
      stack.push_back(a * b);
      break;
    case Expr::Kind::FloorDiv:
    case Expr::Kind::Mod: {
      if (b <= 0)
        return std::nullopt;
      int64_t quotient = a >= 0 ? a / b : -((-a + b - 1) / b);
      stack.push_back(node.kind == Expr::Kind::Mod ? a - quotient * b
                                                   : quotient);
      break;
    }
    case Expr::Kind::And:
      stack.push_back(a & b);
      break;
    case Expr::Kind::Xor:
      stack.push_back(a ^ b);
      break;
    case Expr::Kind::Less:
      stack.push_back(a < b);
      break;
    case Expr::Kind::Equal:
      stack.push_back(a == b);
      break;
    case Expr::Kind::Select:
      stack.push_back(pop() ? a : b);
      break;
    default:
      return std::nullopt;
    }
  }
  if (stack.size() != 1)
    return std::nullopt;
  return stack.front();
}

/// What one CTA's barrier expects at one place, and what comes.
struct Side {
  int64_t amount = 0, landed = 0;
  std::map<std::string, int64_t> copies; ///< map -> boxes
};
struct Equation {
  std::vector<Side> sides; ///< by CTA
  int scope = 0;           ///< the conditional part that it is in
  bool isKnown = true, hasCopies = false;
};

/// Walks one role once for each CTA, which meets the same places in order.
class Walk {
public:
  Walk(const Program &program, const std::map<int64_t, OpenCopy> &open)
      : program(program), open(open) {}

  void role(const Body &body, int64_t threads, const std::string &name) {
    for (int64_t cta = 0; cta < program.cluster; ++cta) {
      rank = cta;
      roleName = name;
      times = threads;
      scope = scopes = 0;
      current.clear();
      counts.clear();
      strays.clear();
      walk(body);
    }
  }

  std::map<std::string, Equation> equations;

private:
  void walk(const Body &body);
  void expect(const Statement &at);
  void copy(const Statement &at);
  void land(Equation &equation, const Statement &at, int64_t boxes);
  void inScope(const Body &body) {
    int before = scope;
    scope = ++scopes;
    walk(body);
    scope = before;
  }
  void repeated(const Body &body, int64_t factor) {
    int64_t before = times;
    times = factor;
    walk(body);
    times = before;
  }
  static std::string placeOf(const Statement &at) {
    return at.barrier + "[" + at.stage.str() + "]";
  }

  const Program &program;
  const std::map<int64_t, OpenCopy> &open;
  int64_t rank = 0, times = 1;
  int scope = 0, scopes = 0;
  std::string roleName;
  std::map<std::string, std::string> current; ///< place -> equation
  std::map<std::string, int> counts;
  struct Stray {
    const Statement *at;
    int64_t boxes;
    int scope;
  };
  std::map<std::string, std::vector<Stray>> strays;
};

} // namespace

void Walk::land(Equation &equation, const Statement &at, int64_t boxes) {
  auto mask = at.mask.empty() ? std::optional(int64_t(1) << rank)
                              : evaluate(at.mask, rank);
  if (at.mask.empty() && !at.rank.empty()) {
    auto target = evaluate(at.rank, rank);
    mask = target ? std::optional(int64_t(1) << *target) : std::nullopt;
  }
  auto unknown = open.find(at.id);
  auto bytes = evaluate(at.amount, rank);
  equation.isKnown &= mask && (unknown != open.end() || bytes);
  equation.hasCopies = true;
  for (int64_t cta = 0; mask && cta < program.cluster; ++cta) {
    if (!(*mask >> cta & 1))
      continue;
    Side &side = equation.sides[cta];
    if (unknown != open.end())
      side.copies[unknown->second.map] += boxes;
    else
      side.landed += boxes * bytes.value_or(0);
  }
}

void Walk::copy(const Statement &at) {
  std::string place = placeOf(at);
  auto found = current.find(place);
  if (found == current.end()) {
    strays[place].push_back({&at, times, scope});
    return;
  }
  Equation &equation = equations[found->second];
  if (equation.scope != scope)
    equation.isKnown = false;
  land(equation, at, times);
}

void Walk::expect(const Statement &at) {
  std::string place = placeOf(at);
  auto amount = evaluate(at.amount, rank);
  auto add = [&](Equation &equation) {
    equation.isKnown &= amount.has_value();
    equation.sides[rank].amount += amount.value_or(0) * times;
  };
  // Several parts may be expected before the first copy.
  if (auto found = current.find(place); found != current.end()) {
    Equation &before = equations[found->second];
    const Side &side = before.sides[rank];
    if (before.scope == scope && side.copies.empty() && side.landed == 0)
      return add(before);
  }
  std::string name =
      roleName + " " + place + " #" + std::to_string(counts[place]++);
  Equation &equation = equations[name];
  equation.sides.resize(program.cluster);
  equation.scope = scope;
  current[place] = name;
  add(equation);
  for (const Stray &stray : strays[place]) {
    equation.isKnown &= stray.scope == scope;
    land(equation, *stray.at, stray.boxes);
  }
  strays.erase(place);
}

void Walk::walk(const Body &body) {
  for (const Statement &at : body) {
    switch (at.op) {
    case Op::Expect:
    case Op::ArriveExpect:
      expect(at);
      break;
    case Op::BulkLoad:
      copy(at);
      break;
    case Op::Loop:
      if (auto trips = evaluate(at.amount, rank); trips && *trips > 0) {
        // An expectation inside is met inside.
        bool expects = llvm::any_of(at.body, [](const Statement &inner) {
          return inner.op == Op::Expect || inner.op == Op::ArriveExpect;
        });
        repeated(at.body, expects ? times : times * *trips);
      } else {
        inScope(at.body);
      }
      break;
    case Op::If: {
      auto holds = at.amount.empty() ? std::nullopt : evaluate(at.amount, rank);
      if (holds) {
        walk(*holds ? at.body : at.otherwise);
        break;
      }
      inScope(at.body);
      inScope(at.otherwise);
      break;
    }
    case Op::Elect: {
      bool isWarp = at.name == "first" || at.name == "cta_first";
      repeated(at.body, isWarp ? std::min<int64_t>(times, 32)
                        : at.name == "warp" ? std::max<int64_t>(1, times / 32)
                                            : 1);
      break;
    }
    default:
      break;
    }
  }
}

std::map<std::string, int64_t>
inferBytes(const Program &program, const std::map<int64_t, OpenCopy> &open) {
  Walk walk(program, open);
  for (const Role &role : program.roles)
    walk.role(role.body, role.threads, role.name);
  std::map<std::string, int64_t> rooms, found;
  for (auto &[id, copy] : open) {
    auto [room, isNew] = rooms.try_emplace(copy.map, copy.room);
    if (!isNew)
      room->second = copy.room && room->second
                         ? std::min(room->second, copy.room)
                         : std::max(room->second, copy.room);
  }
  for (bool grew = true; grew;) {
    grew = false;
    for (auto &[name, equation] : walk.equations) {
      if (!equation.isKnown || !equation.hasCopies)
        continue;
      for (const Side &side : equation.sides) {
        int64_t rest = side.amount - side.landed, filled = 0;
        bool areBounded = true;
        std::vector<std::pair<std::string, int64_t>> unknowns;
        for (auto &[map, boxes] : side.copies) {
          if (auto known = found.find(map); known != found.end()) {
            rest -= known->second * boxes;
            continue;
          }
          unknowns.push_back({map, boxes});
          areBounded &= rooms[map] > 0;
          filled += rooms[map] * boxes;
        }
        if (unknowns.empty() || rest <= 0)
          continue;
        if (unknowns.size() == 1 && rest % unknowns[0].second == 0) {
          found[unknowns[0].first] = rest / unknowns[0].second;
          grew = true;
        } else if (unknowns.size() > 1 && areBounded && filled == rest) {
          for (auto &[map, boxes] : unknowns)
            found[map] = rooms[map];
          grew = true;
        }
      }
    }
  }
  return found;
}

} // namespace tier::lift
