//===- ProtocolFlat.cpp - protocol programs as code with jumps ------------===//
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
// Evaluation
//===----------------------------------------------------------------------===//

/// left - right, or nothing if two symbols meet.
static std::optional<Value> subtract(Value left, Value right) {
  if (!left.isNumber() && !right.isNumber() && left.symbol != right.symbol)
    return std::nullopt;
  Value result{left.constant - right.constant, left.scale - right.scale,
               left.isNumber() ? right.symbol : left.symbol};
  if (result.scale == 0)
    result.symbol = -1;
  return result;
}

/// difference > 0 (or == 0), for every value the symbol may still have.
static std::optional<bool> decide(Value difference, bool isEqual,
                                  Scope &scope) {
  auto [constant, scale, symbol] = difference;
  if (scale == 0)
    return isEqual ? constant == 0 : constant > 0;
  int64_t least = scope.least(symbol);
  int64_t threshold; // from here on the answer stays
  if (isEqual)
    threshold = constant % scale ? least : -constant / scale + 1;
  else if (scale > 0)
    threshold = divideFloorSigned(-constant, scale) + 1;
  else
    threshold = divideCeilSigned(constant, -scale);
  if (least >= threshold)
    return !isEqual && scale > 0;
  scope.undecided = symbol;
  scope.threshold = threshold;
  return std::nullopt;
}

std::optional<Value> evaluate(const FlatExpr &expr, Scope &scope) {
  SmallVector<Value, 8> stack;
  constexpr int64_t most = int64_t(1) << 40;
  for (const FlatNode &node : expr) {
    auto pop = [&] { return stack.pop_back_val(); };
    switch (node.kind) {
    case Kind::Constant:
      stack.push_back({node.value});
      continue;
    case Kind::Name:
      if (node.source == Source::Slot)
        stack.push_back({scope.slots[node.value]});
      else if (node.source == Source::Rank)
        stack.push_back({scope.rank});
      else
        stack.push_back(scope.symbol(int(node.value)));
      continue;
    case Kind::Select: {
      Value no = pop(), yes = pop(), condition = pop();
      if (!condition.isNumber())
        return std::nullopt;
      stack.push_back(condition.constant ? yes : no);
      continue;
    }
    default:
      break;
    }
    Value right = pop(), left = pop();
    std::optional<Value> result;
    switch (node.kind) {
    case Kind::Add:
      result = subtract(left, {-right.constant, -right.scale, right.symbol});
      break;
    case Kind::Sub:
      result = subtract(left, right);
      break;
    case Kind::Mul:
      if (!left.isNumber())
        std::swap(left, right);
      if (left.isNumber())
        result = Value{left.constant * right.constant,
                       left.constant * right.scale, right.symbol};
      break;
    case Kind::FloorDiv:
    case Kind::Mod:
      if (!right.isNumber() || right.constant <= 0 ||
          left.scale % right.constant)
        return std::nullopt;
      if (node.kind == Kind::Mod)
        result = Value{mod(left.constant, right.constant)};
      else
        result = Value{divideFloorSigned(left.constant, right.constant),
                       left.scale / right.constant, left.symbol};
      break;
    case Kind::And:
    case Kind::Xor:
      if (left.isNumber() && right.isNumber())
        result = Value{node.kind == Kind::And ? left.constant & right.constant
                                              : left.constant ^ right.constant};
      break;
    case Kind::Less:
    case Kind::Equal: {
      bool isEqual = node.kind == Kind::Equal;
      std::optional<Value> difference = subtract(right, left);
      if (!difference)
        return std::nullopt;
      std::optional<bool> holds = decide(*difference, isEqual, scope);
      if (!holds)
        return std::nullopt;
      result = Value{*holds};
      break;
    }
    default:
      return std::nullopt;
    }
    if (!result || result->constant > most || result->constant < -most)
      return std::nullopt;
    stack.push_back(*result);
  }
  if (stack.size() != 1)
    return std::nullopt;
  return stack.back();
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

namespace {
class Flattener {
public:
  Flattener(const Program &program, Flat &flat)
      : program(program), flat(flat) {}
  void run();

private:
  void refuse(const Twine &expects, const Twine &got) {
    if (flat.refusal.empty())
      flat.refusal =
          ("[async.question] expects " + expects + ", got " + got).str();
  }
  bool isRefused() const { return !flat.refusal.empty(); }
  int slotOf(const std::string &name, bool isNew);
  int labelOf(const std::string &name);
  FlatExpr expr(const Expr &expr, const Statement &at, StringRef what,
                bool isNeeded);
  void regions(const std::vector<Region> &from, const Statement &at,
               SmallVectorImpl<FlatRegion> &to);
  void body(const Body &body, int loop, bool isElected);
  void op(const Statement &statement, Code &code, bool isElected);
  void makeAgents();

  const Program &program;
  Flat &flat;
  FlatRole *role = nullptr;
  bool needsLanes = false;
  SmallVector<bool> lanesOf; ///< role -> a warp's lanes may part
};
} // namespace

int Flattener::slotOf(const std::string &name, bool isNew) {
  auto found = llvm::find(role->slots, name);
  if (found != role->slots.end())
    return found - role->slots.begin();
  if (!isNew)
    return -1;
  role->slots.push_back(name);
  return role->slots.size() - 1;
}

int Flattener::labelOf(const std::string &name) {
  auto found = llvm::find(flat.labels, name);
  if (found != flat.labels.end())
    return found - flat.labels.begin();
  flat.labels.push_back(name);
  return flat.labels.size() - 1;
}

template <typename Range>
static int findNamed(const Range &range, StringRef name) {
  for (auto [index, element] : enumerate(range))
    if (element.name == name)
      return int(index);
  return -1;
}

FlatExpr Flattener::expr(const Expr &expr, const Statement &at, StringRef what,
                         bool isNeeded) {
  FlatExpr result;
  if (!expr.isValid() || (isNeeded && expr.empty()))
    refuse("'" + what + "' of " + stringify(at.op) + " to be an expression",
           "'" + expr.str() + "'");
  for (const Expr::Node &node : expr.nodes) {
    FlatNode flatNode{node.kind, Source::Constant, node.value};
    if (node.kind == Kind::Name) {
      int slot = slotOf(node.name, false);
      int symbol = findNamed(program.symbols, node.name);
      if (slot >= 0) {
        flatNode.source = Source::Slot;
        flatNode.value = slot;
      } else if (symbol >= 0) {
        flatNode.source = Source::Symbol;
        flatNode.value = symbol;
      } else if (node.name == "rank") {
        flatNode.source = Source::Rank;
      } else {
        refuse("names of loops, values or symbols", "'" + node.name + "'");
      }
    }
    // x & (2^n - 1) is x mod 2^n, which says more.
    if (node.kind == Kind::And && !result.empty() &&
        result.back().kind == Kind::Constant && result.back().value >= 0 &&
        isPowerOf2_64(result.back().value + 1)) {
      ++result.back().value;
      flatNode.kind = Kind::Mod;
    }
    result.push_back(flatNode);
  }
  return result;
}

void Flattener::regions(const std::vector<Region> &from, const Statement &at,
                        SmallVectorImpl<FlatRegion> &to) {
  for (const Region &region : from) {
    FlatRegion &flatRegion = to.emplace_back();
    flatRegion.buffer = findNamed(program.buffers, region.buffer);
    if (flatRegion.buffer < 0)
      return refuse("the name of a buffer", "'" + region.buffer + "'");
    flatRegion.stage = expr(region.stage, at, "stage", true);
    flatRegion.rank = expr(region.rank, at, "rank", false);
    const Buffer &buffer = program.buffers[flatRegion.buffer];
    flatRegion.offset = region.offset;
    flatRegion.bytes =
        region.bytes < 0 ? buffer.bytes - region.offset : region.bytes;
    if (region.offset < 0 || flatRegion.bytes < 0 ||
        region.offset + flatRegion.bytes > buffer.bytes)
      refuse("a region inside a stage of '" + buffer.name + "'",
             Twine(flatRegion.bytes) + " bytes from " + Twine(region.offset));
  }
}

void Flattener::op(const Statement &at, Code &code, bool isElected) {
  auto needBarrier = [&] {
    code.barrier = findNamed(program.barriers, at.barrier);
    if (code.barrier < 0)
      refuse("the name of a barrier", "'" + at.barrier + "'");
  };
  auto amount = [&](bool isNeeded) {
    code.amount = expr(at.amount, at, "amount", isNeeded);
  };
  auto buffer = [&] {
    code.buffer = findNamed(program.buffers, at.name);
    if (code.buffer < 0)
      refuse("the name of a buffer", "'" + at.name + "'");
  };
  auto accumulator = [&] {
    auto found = llvm::find(flat.accumulators, at.name);
    code.accumulator = found - flat.accumulators.begin();
    if (found == flat.accumulators.end())
      flat.accumulators.push_back(at.name);
  };
  auto onStage = [&](bool isAmountNeeded) {
    needBarrier();
    code.stage = expr(at.stage.empty() ? Expr(0) : at.stage, at, "stage", true);
    amount(isAmountNeeded);
    code.rank = expr(at.rank, at, "rank", false);
    code.mask = expr(at.mask, at, "mask", false);
  };
  auto access = [&](size_t reads, size_t writes) {
    regions(at.reads, at, code.reads);
    regions(at.writes, at, code.writes);
    if (code.reads.size() < reads || code.writes.size() < writes)
      refuse("regions that " + stringify(at.op) + " reads or writes", "none");
  };
  constexpr int64_t mostShares = 32000;
  for (int64_t share : {at.share, at.warpShare})
    if (share < -1 || share > mostShares)
      refuse("mappings from -1 to " + Twine(mostShares), Twine(share));
  if (at.isCollective && at.op != Op::Read)
    refuse("a collective op to be a read", stringify(at.op));
  switch (at.op) {
  case Op::Set:
    code.slot = slotOf(at.name, true);
    return amount(true);
  case Op::Init:
  case Op::Expect:
  case Op::ArriveExpect:
    return onStage(true);
  case Op::Inval:
  case Op::Arrive:
  case Op::GroupArrive:
  case Op::TensorCommit:
    return onStage(false);
  case Op::Wait:
    onStage(false);
    code.parity = expr(at.parity, at, "parity", true);
    return;
  case Op::BulkLoad:
    onStage(false);
    return access(0, 1);
  case Op::Read:
    if (!at.name.empty()) { // what it reads is a number
      code.slot = slotOf(at.name, true);
      if (at.isCollective || at.reads.size() != 1)
        refuse("a number to be read by each thread, from one region", "another read");
    }
    return access(1, 0);
  case Op::BulkStore:
    return access(1, 0);
  case Op::Write:
    amount(false);
    if (!code.amount.empty() && at.writes.size() != 1)
      refuse("a number to be written to one region", "another write");
    return access(0, 1);
  case Op::GroupCopy:
    return access(0, 1);
  case Op::BulkWait:
  case Op::GroupWait:
  case Op::MmaWait:
  case Op::Registers:
    return amount(true);
  case Op::Mma:
  case Op::Touch:
    accumulator();
    return access(0, 0);
  case Op::TensorMma:
  case Op::TensorStore:
    return access(0, 1);
  case Op::TensorLoad:
    if (!at.name.empty()) // registers that somebody touches
      accumulator();
    return access(1, 0);
  case Op::TensorAlloc:
  case Op::TensorDealloc:
    buffer();
    return access(0, 0);
  case Op::CtaBarrier:
  case Op::CtaArrive:
    code.stage = expr(at.stage.empty() ? Expr(0) : at.stage, at, "stage", true);
    return amount(false);
  default:
    return;
  }
}

void Flattener::body(const Body &body, int loop, bool isElected) {
  auto &code = role->code;
  auto append = [&](Code::Kind kind, const Statement &at) {
    code.emplace_back();
    code.back().kind = kind;
    code.back().at = &at;
    code.back().loop = loop;
    return code.size() - 1;
  };
  for (const Statement &at : body) {
    if (isRefused() || code.size() > 20000)
      return refuse("programs of at most 20000 ops", "more");
    switch (at.op) {
    case Op::Loop: {
      if (at.name.empty())
        return refuse("a variable for each loop", "none");
      FlatExpr trips = expr(at.amount, at, "amount", true);
      int number = role->loops.size();
      FlatLoop &made = role->loops.emplace_back();
      made.parent = loop;
      made.slot = slotOf(at.name, true);
      made.label = labelOf(at.label.empty() ? at.name : at.label);
      unsigned begin = append(Code::Kind::Begin, at);
      code[begin].slot = made.slot;
      unsigned test = append(Code::Kind::Test, at);
      code[test].slot = made.slot;
      code[test].loop = number;
      // iv < trips
      code[test].amount = {{Kind::Name, Source::Slot, made.slot}};
      append_range(code[test].amount, trips);
      code[test].amount.push_back({Kind::Less});
      this->body(at.body, number, isElected);
      unsigned next = append(Code::Kind::Next, at);
      code[next].slot = role->loops[number].slot;
      code[next].loop = number;
      code[next].target = test;
      code[test].target = code.size();
      role->loops[number].begin = begin;
      role->loops[number].end = code.size();
      break;
    }
    case Op::If:
    case Op::Elect: {
      bool isElect = at.op == Op::Elect;
      unsigned test =
          append(isElect ? Code::Kind::Elect : Code::Kind::Branch, at);
      if (isElect) {
        if (at.name != "cta" && at.name != "role" && at.name != "warp" &&
            at.name != "first" && at.name != "cta_first")
          refuse("to elect in 'cta', 'role', 'warp', or the warp that is "
                 "'first' or 'cta_first'",
                 "'" + at.name + "'");
        needsLanes |= at.name == "warp" || at.name == "first" ||
                      (at.name == "cta_first" && role == &flat.roles[0]);
      } else if (!at.name.empty()) {
        code[test].predicate = findNamed(program.predicates, at.name);
        if (code[test].predicate < 0)
          refuse("the name of a predicate", "'" + at.name + "'");
      } else {
        code[test].amount = expr(at.amount, at, "amount", true);
      }
      this->body(at.body, loop, isElected || isElect);
      if (at.otherwise.empty()) {
        code[test].target = code.size();
        break;
      }
      unsigned jump = append(Code::Kind::Jump, at);
      code[test].target = code.size();
      this->body(at.otherwise, loop, isElected);
      code[jump].target = code.size();
      break;
    }
    default: {
      needsLanes |= at.op == Op::WarpSync || at.isCollective;
      unsigned made = append(Code::Kind::Do, at);
      op(at, code[made], isElected);
    }
    }
  }
}

void Flattener::makeAgents() {
  for (int cta = 0; cta < program.cluster; ++cta)
    for (auto [number, role] : enumerate(program.roles)) {
      Agent agent;
      agent.cta = cta;
      agent.role = number;
      agent.leadsCta = number == 0;
      agent.leadsRole = agent.leadsWarp = true;
      agent.isSplit = lanesOf[number];
      flat.agents.push_back(agent);
      if (role.threads == 1)
        continue;
      agent.leadsCta = agent.leadsRole = agent.leadsWarp = false;
      int64_t inFirst = std::min<int64_t>(role.threads, 32);
      if (!lanesOf[number] || role.threads <= 32) {
        agent.threads = role.threads - 1;
        flat.agents.push_back(agent);
        continue;
      }
      agent.threads = inFirst - 1;
      flat.agents.push_back(agent);
      int64_t others = (role.threads + 31) / 32 - 1;
      agent.warp = 1;
      agent.leadsWarp = true;
      agent.threads = others;
      flat.agents.push_back(agent);
      agent.leadsWarp = false;
      agent.threads = role.threads - inFirst - others;
      if (agent.threads > 0)
        flat.agents.push_back(agent);
    }
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

void Flattener::run() {
  flat.program = &program;
  flat.roles.resize(program.roles.size());
  for (auto [number, from] : enumerate(program.roles)) {
    role = &flat.roles[number];
    needsLanes = false;
    body(program.before, -1, false);
    body(from.body, -1, false);
    body(program.after, -1, false);
    role->code.emplace_back().kind = Code::Kind::End;
    static const Statement end;
    role->code.back().at = &end;
    lanesOf.push_back(needsLanes);
    flat.ctaThreads += from.threads;
  }
  auto label = [&](const std::string &name) {
    return name.empty() ? -1 : labelOf(name);
  };
  for (const Symbol &symbol : program.symbols)
    flat.symbolLabel.push_back(label(symbol.varies));
  for (const Predicate &predicate : program.predicates)
    flat.predicateLabel.push_back(label(predicate.varies));
  flat.modulus.assign(program.symbols.size(), 1);
  flat.mayShift.assign(program.symbols.size(), true);
  if (isRefused())
    return;
  makeAgents();
  if (flat.agents.size() > 64)
    return refuse("at most 64 kinds of threads", Twine(flat.agents.size()));
  analyse(flat);
}

Flat flatten(const Program &program) {
  Flat flat;
  Flattener(program, flat).run();
  return flat;
}

} // namespace tier::problem::protocol
