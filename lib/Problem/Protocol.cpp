//===- Protocol.cpp - expressions and the form of protocol programs -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Protocol.h"

#include "ProtocolFlat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace tier::problem::protocol {

//===----------------------------------------------------------------------===//
// Reading expressions
//===----------------------------------------------------------------------===//

namespace {
/// Precedence climbing; every function appends its postfix form.
class Reader {
public:
  Reader(StringRef text, std::vector<Expr::Node> &out) : text(text), out(out) {}
  bool read() { return choice(0) && (skip(), text.empty()); }

private:
  using Kind = Expr::Kind;
  static constexpr int deepest = 64;

  void skip() { text = text.ltrim(); }
  bool eat(StringRef token) {
    skip();
    if (!text.consume_front(token))
      return false;
    return true;
  }
  bool eatWord(StringRef word) {
    skip();
    if (!text.starts_with(word) ||
        (text.size() > word.size() && isAlnum(text[word.size()])))
      return false;
    text = text.drop_front(word.size());
    return true;
  }
  bool emit(Kind kind, int64_t value = 0) {
    out.push_back({kind, value, {}});
    return true;
  }

  bool choice(int depth) {
    if (depth > deepest || !comparison(depth))
      return false;
    if (!eat("?"))
      return true;
    return choice(depth + 1) && eat(":") && choice(depth + 1) &&
           emit(Kind::Select);
  }
  bool comparison(int depth) {
    size_t left = out.size();
    if (!bits(depth))
      return false;
    auto flip = [&](size_t right) { // b < a instead of a < b
      std::rotate(out.begin() + left, out.begin() + right, out.end());
      return emit(Kind::Less);
    };
    size_t right = out.size();
    if (eat("<="))
      return bits(depth) && emit(Kind::Constant, 1) && emit(Kind::Add) &&
             emit(Kind::Less);
    if (eat(">="))
      return bits(depth) && (out.insert(out.begin() + right,
                                        {{Kind::Constant, 1, {}},
                                         {Kind::Add, 0, {}}}),
                             flip(right + 2));
    if (eat("=="))
      return bits(depth) && emit(Kind::Equal);
    if (eat("!="))
      return bits(depth) && emit(Kind::Equal) && emit(Kind::Constant, 0) &&
             emit(Kind::Equal);
    if (eat("<"))
      return bits(depth) && emit(Kind::Less);
    if (eat(">"))
      return bits(depth) && flip(right);
    return true;
  }
  bool bits(int depth) {
    if (!sum(depth))
      return false;
    while (true) {
      if (eat("^")) {
        if (!sum(depth) || !emit(Kind::Xor))
          return false;
      } else if (eat("&")) {
        if (!sum(depth) || !emit(Kind::And))
          return false;
      } else {
        return true;
      }
    }
  }
  bool sum(int depth) {
    if (!product(depth))
      return false;
    while (true) {
      if (eat("+")) {
        if (!product(depth) || !emit(Kind::Add))
          return false;
      } else if (eat("-")) {
        if (!product(depth) || !emit(Kind::Sub))
          return false;
      } else {
        return true;
      }
    }
  }
  bool product(int depth) {
    if (!factor(depth))
      return false;
    while (true) {
      Kind kind;
      if (eat("*"))
        kind = Kind::Mul;
      else if (eatWord("floordiv"))
        kind = Kind::FloorDiv;
      else if (eatWord("mod"))
        kind = Kind::Mod;
      else
        return true;
      if (!factor(depth) || !emit(kind))
        return false;
    }
  }
  bool factor(int depth) {
    if (depth > deepest)
      return false;
    if (eat("("))
      return choice(depth + 1) && eat(")");
    if (eat("-"))
      return emit(Kind::Constant, 0) && factor(depth + 1) && emit(Kind::Sub);
    skip();
    StringRef digits = text.take_while(isDigit);
    if (!digits.empty()) {
      int64_t value = 0;
      if (digits.getAsInteger(10, value))
        return false;
      text = text.drop_front(digits.size());
      return emit(Kind::Constant, value);
    }
    StringRef name = text.take_while(
        [](char c) { return isAlnum(c) || c == '_' || c == '.' || c == '#'; });
    if (name.empty())
      return false;
    text = text.drop_front(name.size());
    out.push_back({Kind::Name, 0, name.str()});
    return true;
  }

  StringRef text;
  std::vector<Expr::Node> &out;
};
} // namespace

Expr::Expr(StringRef text) {
  if (!Reader(text, nodes).read())
    nodes = {{Kind::Invalid, 0, text.str()}};
}

bool Expr::isValid() const {
  return none_of(nodes,
                 [](const Node &node) { return node.kind == Kind::Invalid; });
}

std::string Expr::str() const {
  std::vector<std::string> stack;
  auto pop = [&] {
    std::string top = stack.empty() ? "?" : stack.back();
    if (!stack.empty())
      stack.pop_back();
    return top;
  };
  auto binary = [&](StringRef symbol) {
    std::string right = pop(), left = pop();
    stack.push_back("(" + left + " " + symbol.str() + " " + right + ")");
  };
  for (const Node &node : nodes) {
    switch (node.kind) {
    case Kind::Constant:
      stack.push_back(std::to_string(node.value));
      break;
    case Kind::Name:
    case Kind::Invalid:
      stack.push_back(node.name);
      break;
    case Kind::Add:
      binary("+");
      break;
    case Kind::Sub:
      binary("-");
      break;
    case Kind::Mul:
      binary("*");
      break;
    case Kind::FloorDiv:
      binary("floordiv");
      break;
    case Kind::Mod:
      binary("mod");
      break;
    case Kind::And:
      binary("&");
      break;
    case Kind::Xor:
      binary("^");
      break;
    case Kind::Less:
      binary("<");
      break;
    case Kind::Equal:
      binary("==");
      break;
    case Kind::Select: {
      std::string no = pop(), yes = pop(), condition = pop();
      stack.push_back("(" + condition + " ? " + yes + " : " + no + ")");
      break;
    }
    }
  }
  return pop();
}

//===----------------------------------------------------------------------===//
// The form of a program
//===----------------------------------------------------------------------===//

static std::string refuse(const Twine &expects, const Twine &got) {
  return ("[async.question] expects " + expects + ", got " + got).str();
}

std::string check(const Program &program) {
  constexpr int64_t most = int64_t(1) << 20;
  StringSet<> names;
  if (program.cluster < 1 || program.cluster > 16)
    return refuse("clusters of 1 to 16 CTAs", Twine(program.cluster));
  if (program.roles.empty() || program.roles.size() > 32)
    return refuse("1 to 32 roles", Twine(program.roles.size()));
  for (const Role &role : program.roles)
    if (role.threads < 1 || role.threads > 1024)
      return refuse("1 to 1024 threads in role '" + Twine(role.name) + "'",
                    Twine(role.threads));
  for (const Barrier &barrier : program.barriers)
    if (!names.insert(barrier.name).second || barrier.name.empty() ||
        barrier.stages < 1 || barrier.stages > 1024)
      return refuse("barriers of 1 to 1024 stages, each with its own name",
                    "'" + barrier.name + "' of " + Twine(barrier.stages));
  names.clear();
  for (const Buffer &buffer : program.buffers)
    if (!names.insert(buffer.name).second || buffer.name.empty() ||
        buffer.stages < 1 || buffer.stages > 1024 || buffer.bytes < 0 ||
        buffer.bytes > most || buffer.offset > most)
      return refuse("buffers of 1 to 1024 stages of at most " + Twine(most) +
                        " bytes, each with its own name",
                    "'" + buffer.name + "' of " + Twine(buffer.stages));
  names.clear();
  for (const Symbol &symbol : program.symbols)
    if (!names.insert(symbol.name).second || symbol.name.empty() ||
        symbol.name == "rank")
      return refuse("symbols, each with its own name", "'" + symbol.name + "'");
  for (const Predicate &predicate : program.predicates)
    if (!names.insert(predicate.name).second || predicate.name.empty())
      return refuse("predicates, each with its own name",
                    "'" + predicate.name + "'");
  Flat flat = flatten(program);
  return flat.refusal;
}

static void numberBody(Body &body, int64_t &next) {
  for (Statement &statement : body) {
    if (statement.id < 0)
      statement.id = next;
    ++next;
    numberBody(statement.body, next);
    numberBody(statement.otherwise, next);
  }
}

void number(Program &program, int64_t first) {
  numberBody(program.before, first);
  for (Role &role : program.roles)
    numberBody(role.body, first);
  numberBody(program.after, first);
}

//===----------------------------------------------------------------------===//
// Writing programs
//===----------------------------------------------------------------------===//

static Statement make(Op op) {
  Statement statement;
  statement.op = op;
  return statement;
}

Statement plain(Op op, Expr amount) {
  Statement statement = make(op);
  statement.amount = std::move(amount);
  return statement;
}

Statement loop(StringRef name, Expr trips, Body body) {
  Statement statement = plain(Op::Loop, std::move(trips));
  statement.name = name.str();
  statement.body = std::move(body);
  return statement;
}

Statement branch(Expr condition, Body then, Body otherwise) {
  Statement statement = plain(Op::If, std::move(condition));
  statement.body = std::move(then);
  statement.otherwise = std::move(otherwise);
  return statement;
}

Statement branchOn(StringRef predicate, Body then, Body otherwise) {
  Statement statement = branch({}, std::move(then), std::move(otherwise));
  statement.name = predicate.str();
  return statement;
}

static Statement elect(StringRef scope, Body body) {
  Statement statement = make(Op::Elect);
  statement.name = scope.str();
  statement.body = std::move(body);
  return statement;
}

Statement electCta(Body body) { return elect("cta", std::move(body)); }
Statement electRole(Body body) { return elect("role", std::move(body)); }
Statement electWarp(Body body) { return elect("warp", std::move(body)); }
Statement firstWarp(Body body) { return elect("first", std::move(body)); }
Statement firstWarpOfCta(Body body) {
  return elect("cta_first", std::move(body));
}

Statement set(StringRef name, Expr value) {
  Statement statement = plain(Op::Set, std::move(value));
  statement.name = name.str();
  return statement;
}

Statement onBarrier(Op op, StringRef barrier, Expr stage, Expr amount) {
  Statement statement = plain(op, std::move(amount));
  statement.barrier = barrier.str();
  statement.stage = std::move(stage);
  return statement;
}

Statement wait(StringRef barrier, Expr stage, Expr parity) {
  Statement statement = onBarrier(Op::Wait, barrier, std::move(stage));
  statement.parity = std::move(parity);
  return statement;
}

Statement bulkLoad(Region target, StringRef barrier, Expr stage, Expr bytes) {
  Statement statement =
      onBarrier(Op::BulkLoad, barrier, std::move(stage), std::move(bytes));
  statement.writes = {std::move(target)};
  return statement;
}

Statement bulkStore(Region source) {
  Statement statement = make(Op::BulkStore);
  statement.reads = {std::move(source)};
  return statement;
}

Statement read(Region region, int64_t share) {
  Statement statement = make(Op::Read);
  statement.reads = {std::move(region)};
  statement.share = share;
  return statement;
}

Statement write(Region region, int64_t share) {
  Statement statement = make(Op::Write);
  statement.writes = {std::move(region)};
  statement.share = share;
  return statement;
}

Statement tell(Region region, Expr number) {
  Statement statement = write(std::move(region), -1);
  statement.amount = std::move(number);
  return statement;
}

Statement hear(StringRef name, Region region) {
  Statement statement = read(std::move(region), -1);
  statement.name = name.str();
  return statement;
}

Statement mma(StringRef accumulator, std::vector<Region> operands) {
  Statement statement = make(Op::Mma);
  statement.name = accumulator.str();
  statement.reads = std::move(operands);
  return statement;
}

Statement tensorMma(Region accumulator, std::vector<Region> operands) {
  Statement statement = make(Op::TensorMma);
  statement.writes = {std::move(accumulator)};
  statement.reads = std::move(operands);
  return statement;
}

Statement ctaBarrier(Expr number, Expr threads) {
  Statement statement = plain(Op::CtaBarrier, std::move(threads));
  statement.stage = std::move(number);
  return statement;
}

Statement fence(Space space) {
  Statement statement = make(Op::Fence);
  statement.space = space;
  return statement;
}

} // namespace tier::problem::protocol
