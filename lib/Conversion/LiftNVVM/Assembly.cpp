//===- Assembly.cpp - inline PTX ------------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions of barriers, bulk and asynchronous copies, matrix units, fences
// and meetings are read; arithmetic on registers of the text itself is followed
// as far as predicates and addresses need it. Any other instruction that can
// touch memory is unknown (PTX ISA 9.7.9, 9.7.13, 9.7.15).
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tier::problem;

namespace tier::lift {

namespace {
/// One instruction, cut into words.
struct Instruction {
  std::string guard; ///< "p", "!p", or empty
  std::string name;
  std::vector<std::string> operands;
};
} // namespace

/// Cuts at commas outside of brackets and braces.
static std::vector<std::string> splitOperands(StringRef text) {
  std::vector<std::string> parts;
  int depth = 0;
  std::string part;
  for (char c : text) {
    depth += (c == '[' || c == '{') - (c == ']' || c == '}');
    if (c == ',' && depth == 0) {
      parts.push_back(StringRef(part).trim().str());
      part.clear();
    } else {
      part += c;
    }
  }
  if (!StringRef(part).trim().empty())
    parts.push_back(StringRef(part).trim().str());
  return parts;
}

static Instruction parse(StringRef text) {
  Instruction made;
  if (text.consume_front("@")) {
    auto [guard, rest] = text.split(' ');
    made.guard = guard.trim().str();
    text = rest.trim();
  }
  size_t end = text.find_first_of(" \t");
  made.name = text.take_front(end).str();
  if (end != StringRef::npos)
    made.operands = splitOperands(text.drop_front(end));
  return made;
}

/// The instructions of a text, without scopes, labels and declarations.
static std::vector<Instruction> parseAll(StringRef text) {
  std::vector<Instruction> all;
  std::string clean;
  int depth = 0; // of operand braces
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with("//")) {
      i = text.find('\n', i);
      if (i == StringRef::npos)
        break;
    }
    clean += text[i];
  }
  (void)depth;
  SmallVector<StringRef> statements;
  StringRef(clean).split(statements, ';', -1, false);
  for (StringRef statement : statements) {
    statement = statement.trim();
    while (!statement.empty()) {
      // A brace that opens or closes a scope, and labels.
      if (statement.consume_front("{") || statement.consume_front("}")) {
        statement = statement.ltrim();
        continue;
      }
      size_t colon = statement.find(':');
      size_t space = statement.find_first_of(" \t\n");
      if (colon != StringRef::npos && colon < space &&
          !statement.substr(colon).starts_with("::")) {
        statement = statement.drop_front(colon + 1).ltrim();
        continue;
      }
      break;
    }
    if (statement.empty() || statement.starts_with(".reg") ||
        statement.starts_with(".b"))
      continue;
    all.push_back(parse(statement));
  }
  return all;
}

void Reader::readAssembly(LLVM::InlineAsmOp op, Body &body) {
  StringRef text = op.getAsmString();
  std::vector<Instruction> instructions = parseAll(text);
  bool hasLoop = false;
  for (const Instruction &instruction : instructions)
    hasLoop |= StringRef(instruction.name).starts_with("bra");

  // $i is a result or an operand.
  SmallVector<StringRef> constraints;
  op.getConstraints().split(constraints, ',');
  unsigned outputs = llvm::count_if(constraints, [](StringRef constraint) {
    return constraint.starts_with("=");
  });
  std::map<std::string, Term> registers;
  auto valueOf = [&](StringRef word) -> Value {
    unsigned number;
    if (!word.consume_front("$") || word.consumeInteger(10, number))
      return {};
    if (number < outputs || number - outputs >= op.getNumOperands())
      return {};
    return op.getOperand(number - outputs);
  };
  std::function<Term(StringRef)> termOf = [&](StringRef word) -> Term {
    word = word.trim();
    if (word.consume_front("["))
      word = word.take_until([](char c) { return c == ']' || c == ','; }).trim();
    auto [base, offset] = word.split('+');
    if (!offset.empty()) {
      Term a = termOf(base), b = termOf(offset);
      return a && b ? terms.add(a, b) : nullptr;
    }
    int64_t number;
    if (!word.getAsInteger(0, number))
      return terms.constant(number);
    if (Value value = valueOf(word))
      return get(value);
    auto known = registers.find(word.str());
    return known == registers.end() ? nullptr : known->second;
  };
  auto bytesOfMap = [&](StringRef word) -> std::optional<int64_t> {
    word = word.trim();
    word.consume_front("[");
    Value map = valueOf(word.take_until([](char c) {
      return c == ']' || c == ',';
    }).trim());
    return map ? boxBytes(map) : std::nullopt;
  };

  auto readOne = [&](const Instruction &instruction, Body &inner) {
    StringRef name = instruction.name;
    const auto &operands = instruction.operands;
    auto operand = [&](size_t i) -> StringRef {
      return i < operands.size() ? StringRef(operands[i]) : StringRef();
    };
    auto amount = [&](size_t i) -> Expr {
      Term term = operand(i).empty() ? nullptr : termOf(operand(i));
      auto expr = term ? express(specialise(term), op) : std::nullopt;
      if (!expr)
        complain(op, "a count that cannot be followed");
      return expr.value_or(Expr(1));
    };
    auto onTerm = [&](Statement statement, size_t address) {
      Term term = termOf(operand(address));
      if (!term)
        return unknown(op, "a barrier that cannot be followed", inner);
      if (onBarrier(statement, term, op))
        inner.push_back(std::move(statement));
    };
    auto plain = [&](Op kind, Expr count = {}) {
      Statement statement = make(kind, op);
      statement.amount = std::move(count);
      inner.push_back(std::move(statement));
    };
    auto region = [&](std::vector<protocol::Region> &regions, size_t i,
                      int64_t bytes, bool isEngine) {
      Term term = termOf(operand(i));
      if (!term) {
        unknown(op, "an address that cannot be followed", inner);
        return false;
      }
      return addRegion(regions, term, bytes, op, isEngine);
    };

    if (name.starts_with("mbarrier.init")) {
      Statement statement = make(Op::Init, op);
      statement.amount = amount(1);
      return onTerm(std::move(statement), 0);
    }
    if (name.starts_with("mbarrier.inval"))
      return onTerm(make(Op::Inval, op), 0);
    if (name.starts_with("mbarrier.arrive.expect_tx") ||
        name.starts_with("mbarrier.arrive_drop.expect_tx")) {
      Statement statement = make(Op::ArriveExpect, op);
      statement.amount = amount(operands.size() - 1);
      return onTerm(std::move(statement), operands.size() - 2);
    }
    if (name.starts_with("mbarrier.expect_tx")) {
      Statement statement = make(Op::Expect, op);
      statement.amount = amount(1);
      return onTerm(std::move(statement), 0);
    }
    if (name.starts_with("mbarrier.arrive")) {
      Statement statement = make(Op::Arrive, op);
      statement.isRelaxed = name.contains(".relaxed");
      statement.isCtaScope = !name.contains(".cluster.");
      size_t address = operand(0).starts_with("[") ? 0 : 1;
      if (operands.size() > address + 1)
        statement.amount = amount(address + 1);
      return onTerm(std::move(statement), address);
    }
    if (name.starts_with("mbarrier.try_wait") ||
        name.starts_with("mbarrier.test_wait")) {
      Statement statement = make(Op::Wait, op);
      Term parity = termOf(operand(2));
      auto expr = parity ? express(specialise(parity), op) : std::nullopt;
      if (!expr)
        return unknown(op, "a wait whose phase cannot be followed", inner);
      statement.parity = *expr;
      statement.isOnce = !hasLoop;
      return onTerm(std::move(statement), 1);
    }
    if (name.starts_with("cp.async.bulk.tensor")) {
      bool isLoad = name.contains(".shared::cluster.global") ||
                    name.contains(".shared::cta.global");
      Statement statement = make(isLoad ? Op::BulkLoad : Op::BulkStore, op);
      std::optional<int64_t> bytes = bytesOfMap(operand(isLoad ? 1 : 0));
      if (isLoad && !bytes)
        complain(op, "the bytes of a tensor map that is not described: give its "
                     "argument the attribute 'layout.tensormap'");
      lifted.hasUnknownBytes |= isLoad && !bytes;
      statement.amount = bytes.value_or(0);
      if (!isLoad) {
        if (region(statement.reads, 1, bytes.value_or(-1), true))
          inner.push_back(std::move(statement));
        return;
      }
      if (name.contains(".multicast") && operands.size() > 3)
        statement.mask = amount(3);
      if (region(statement.writes, 0, bytes.value_or(-1), true))
        onTerm(std::move(statement), 2);
      return;
    }
    if (name.starts_with("cp.async.bulk.commit_group"))
      return plain(Op::BulkCommit);
    if (name.starts_with("cp.async.bulk.wait_group")) {
      Statement statement = make(Op::BulkWait, op);
      statement.amount = amount(0);
      statement.isRead = name.contains(".read");
      inner.push_back(std::move(statement));
      return;
    }
    if (name.starts_with("cp.async.bulk.prefetch"))
      return;
    if (name.starts_with("cp.async.bulk")) {
      bool isLoad = name.contains(".shared::cluster.global") ||
                    name.contains(".shared::cta.global");
      Statement statement = make(isLoad ? Op::BulkLoad : Op::BulkStore, op);
      Term size = termOf(operand(2));
      int64_t bytes = size ? asConstant(specialise(size)).value_or(-1) : -1;
      if (isLoad) {
        statement.amount = amount(2);
        if (region(statement.writes, 0, bytes, true))
          onTerm(std::move(statement), 3);
      } else if (region(statement.reads, 1, bytes, true)) {
        inner.push_back(std::move(statement));
      }
      return;
    }
    if (name.starts_with("cp.async.mbarrier.arrive")) {
      Statement statement = make(Op::GroupArrive, op);
      statement.isCounted = name.contains(".noinc");
      return onTerm(std::move(statement), 0);
    }
    if (name.starts_with("cp.async.commit_group"))
      return plain(Op::GroupCommit);
    if (name.starts_with("cp.async.wait_group"))
      return plain(Op::GroupWait, amount(0));
    if (name.starts_with("cp.async.wait_all")) {
      plain(Op::GroupCommit);
      return plain(Op::GroupWait, Expr(0));
    }
    if (name.starts_with("cp.async.c")) {
      Statement statement = make(Op::GroupCopy, op);
      Term size = termOf(operand(2));
      if (region(statement.writes, 0, size ? asConstant(size).value_or(16) : 16,
                 false))
        inner.push_back(std::move(statement));
      return;
    }
    if (name.starts_with("fence.mbarrier_init"))
      return plain(Op::InitFence);
    if (name.starts_with("fence.proxy.async")) {
      Statement statement = make(Op::Fence, op);
      statement.space = name.ends_with(".shared::cta") ? protocol::Space::Shared
                        : name.ends_with(".shared::cluster")
                            ? protocol::Space::Cluster
                        : name.ends_with(".global") ? protocol::Space::Global
                                                    : protocol::Space::All;
      inner.push_back(std::move(statement));
      return;
    }
    if (name.starts_with("fence.proxy.tensormap"))
      return plain(name.contains("acquire") ? Op::MapAcquire : Op::MapRelease);
    if (name.starts_with("bar.warp.sync"))
      return plain(Op::WarpSync);
    if (name.starts_with("barrier.cluster.arrive")) {
      Statement statement = make(Op::ClusterArrive, op);
      statement.isRelaxed = name.contains(".relaxed");
      inner.push_back(std::move(statement));
      return;
    }
    if (name.starts_with("barrier.cluster.wait"))
      return plain(Op::ClusterWait);
    if (name.starts_with("bar.sync") || name.starts_with("barrier.sync") ||
        name.starts_with("barrier.cta.sync") || name.starts_with("bar.arrive") ||
        name.starts_with("barrier.arrive") ||
        name.starts_with("barrier.cta.arrive")) {
      Statement statement =
          make(name.contains("arrive") ? Op::CtaArrive : Op::CtaBarrier, op);
      statement.stage = amount(0);
      statement.amount = operands.size() > 1 ? amount(1) : Expr(threads);
      inner.push_back(std::move(statement));
      return;
    }
    if (name.starts_with("setmaxnreg"))
      return plain(Op::Registers, amount(0));
    if (name.starts_with("wgmma.fence"))
      return plain(Op::MmaFence);
    if (name.starts_with("wgmma.commit_group"))
      return plain(Op::MmaCommit);
    if (name.starts_with("wgmma.wait_group"))
      return plain(Op::MmaWait, amount(0));
    if (name.starts_with("wgmma.mma_async")) {
      Statement statement = make(Op::Mma, op);
      statement.name = "acc";
      for (size_t i : {1, 2}) {
        if (operand(i).starts_with("{")) // A from registers
          continue;
        Term descriptor = termOf(operand(i));
        if (!descriptor)
          return unknown(op, "a descriptor that cannot be followed", inner);
        if (!addRegion(statement.reads,
                       decodeDescriptor(terms, specialise(descriptor)), -1, op,
                       true))
          return;
      }
      inner.push_back(std::move(statement));
      return;
    }
    if (name.starts_with("elect.sync")) {
      StringRef result = operand(0);
      registers[result.contains('|') ? result.split('|').second.trim().str()
                                     : result.str()] = terms.elected();
      return;
    }
    if (name.starts_with("ldmatrix") || name.starts_with("ld.shared")) {
      Statement statement = make(Op::Read, op);
      Term address = termOf(operand(1));
      statement.share = address ? shareOf(address, 16) : -1;
      if (region(statement.reads, 1, 16, false))
        inner.push_back(std::move(statement));
      return;
    }
    if (name.starts_with("stmatrix") || name.starts_with("st.shared")) {
      Statement statement = make(Op::Write, op);
      Term address = termOf(operand(0));
      statement.share = address ? shareOf(address, 16) : -1;
      if (region(statement.writes, 0, 16, false))
        inner.push_back(std::move(statement));
      return;
    }
    // Registers of the text.
    if (name.starts_with("setp.")) {
      Term a = termOf(operand(1)), b = termOf(operand(2));
      Term made = nullptr;
      StringRef kind = name.drop_front(5).split('.').first;
      if (a && b)
        made = kind == "ne"                  ? terms.isZero(terms.equal(a, b))
               : kind == "eq"                ? terms.equal(a, b)
               : kind == "lt" || kind == "lo" ? terms.less(a, b)
               : kind == "gt" || kind == "hi" ? terms.less(b, a)
               : kind == "ge" || kind == "hs" ? terms.isZero(terms.less(a, b))
               : kind == "le" || kind == "ls" ? terms.isZero(terms.less(b, a))
                                              : nullptr;
      if (made)
        registers[operand(0).str()] = made;
      return;
    }
    if (name.starts_with("mov.") || name.starts_with("cvta") ||
        name.starts_with("cvt.")) {
      if (Term term = termOf(operand(1)))
        registers[operand(0).str()] = term;
      return;
    }
    if (name.starts_with("add.")) {
      Term a = termOf(operand(1)), b = termOf(operand(2));
      if (a && b)
        registers[operand(0).str()] = terms.add(a, b);
      return;
    }
    static const StringRef harmless[] = {
        "bra", "nanosleep", "mma.sync", "selp", "sub.", "mul.", "and.", "or.",
        "xor.", "shl.", "shr.", "prefetch", "ex2", "lg2", "rcp", "tanh",
        "fma.", "max.", "min.", "neg.", "abs.", "griddepcontrol", "ld.global",
        "st.global", "ld.param", "prmt", "shfl", "discard", "createpolicy",
        "mad.", "sqrt", "rsqrt", "sin", "cos", "vote", "activemask", "redux",
        "bfe", "bfi", "lop3", "div.", "rem.", "not.", "popc", "clz", "exit",
        "trap", "membar", "fence.acq_rel", "fence.sc", "pmevent", "ret"};
    for (StringRef known : harmless)
      if (name.starts_with(known))
        return;
    unknown(op, "the instruction '" + name + "'", inner);
  };

  for (const Instruction &instruction : instructions) {
    StringRef guard = instruction.guard;
    bool isNegated = guard.consume_front("!");
    Term condition = nullptr;
    if (!guard.empty()) {
      if (Value value = valueOf(guard))
        condition = get(value);
      else if (auto known = registers.find(guard.str());
               known != registers.end())
        condition = known->second;
    }
    if (guard.empty() || StringRef(instruction.name).starts_with("bra")) {
      readOne(instruction, body);
      continue;
    }
    if (!condition) {
      Body inner;
      readOne(instruction, inner);
      if (!inner.empty())
        unknown(op, "a predicate that cannot be followed", body);
      continue;
    }
    if (isNegated)
      condition = terms.isZero(condition);
    onCondition(
        condition, op, body,
        [&](Body &inner) { readOne(instruction, inner); }, [](Body &) {});
  }
}

} // namespace tier::lift
