//===- Assembly.cpp - inline PTX ------------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions of barriers, bulk and asynchronous copies, matrix units, tensor
// memory, fences and meetings are read; arithmetic on registers of the text
// itself is followed as far as predicates and addresses need it. Any other
// instruction that can touch memory is unknown (PTX ISA 9.7.9, 9.7.13, 9.7.15,
// 9.7.16).
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

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
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with("//")) {
      i = text.find('\n', i);
      if (i == StringRef::npos)
        break;
    }
    clean += text[i];
  }
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

//===----------------------------------------------------------------------===//
// One text
//===----------------------------------------------------------------------===//

/// Reads the instructions of one text in the place of its op.
class TextReader {
public:
  using ValueOf = std::function<Value(StringRef)>;
  TextReader(Reader &reader, Operation *op, ValueOf valueOf)
      : reader(reader), terms(reader.terms), op(op),
        valueOf(std::move(valueOf)) {}

  void read(StringRef text, Body &body);
  /// What a word names at the end of the text, or null.
  Term termOf(StringRef word);

private:
  void readOne(const Instruction &instruction, Body &body);
  bool readBarrier();
  bool readBulk();
  bool readGroup();
  bool readFence();
  bool readMeeting();
  bool readMatrix();
  bool readTensor();
  bool readTensorMap();
  bool readAccess();
  bool readArithmetic();

  StringRef operand(size_t i) const {
    return i < operands->size() ? StringRef((*operands)[i]) : StringRef();
  }
  Expr amount(size_t i) {
    Term term = operand(i).empty() ? nullptr : termOf(operand(i));
    auto expr =
        term ? reader.express(reader.specialise(term), op) : std::nullopt;
    if (!expr)
      reader.miss(op, "a count that cannot be followed");
    return expr.value_or(Expr(1));
  }
  bool unknown(const Twine &why) {
    reader.unknown(op, why, *out);
    return true;
  }
  bool onTerm(Statement statement, size_t address) {
    Term term = termOf(operand(address));
    if (!term)
      return unknown("a barrier that cannot be followed");
    if (reader.onBarrier(statement, term, op))
      out->push_back(std::move(statement));
    return true;
  }
  bool push(Statement statement) {
    out->push_back(std::move(statement));
    return true;
  }
  bool plain(Op kind, Expr count = {}) {
    Statement statement = reader.make(kind, op);
    statement.amount = std::move(count);
    return push(std::move(statement));
  }
  bool region(std::vector<protocol::Region> &regions, size_t i, int64_t bytes,
              bool isEngine) {
    Term term = termOf(operand(i));
    if (!term) {
      unknown("an address that cannot be followed");
      return false;
    }
    return reader.addRegion(regions, term, bytes, op, isEngine);
  }
  Value mapOf(StringRef word) {
    word = word.trim();
    word.consume_front("[");
    return valueOf(
        word.take_until([](char c) { return c == ']' || c == ','; }).trim());
  }
  void define(StringRef word, Term term) {
    if (term)
      registers[word.trim().str()] = term;
    else
      registers.erase(word.trim().str());
  }

  Reader &reader;
  Terms &terms;
  Operation *op;
  ValueOf valueOf;
  std::map<std::string, Term> registers;
  bool hasLoop = false;
  // Of the instruction that is read:
  StringRef name;
  const std::vector<std::string> *operands = nullptr;
  Body *out = nullptr;
};

Term TextReader::termOf(StringRef word) {
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
  if (auto known = registers.find(word.str()); known != registers.end())
    return known->second;
  if (Value value = valueOf(word))
    return reader.get(value);
  Term thread = terms.thread();
  return StringSwitch<Term>(word)
      .Case("%tid.x", thread)
      .Case("%ntid.x", terms.constant(reader.threads))
      .Case("%laneid", terms.mod(thread, terms.constant(32)))
      .Case("%warpid", terms.floorDiv(thread, terms.constant(32)))
      .Cases({"%cluster_ctarank", "%cluster_ctaid.x"}, terms.variable("rank"))
      .Default(nullptr);
}

bool TextReader::readBarrier() {
  if (!name.consume_front("mbarrier."))
    return false;
  if (name.starts_with("init")) {
    Statement statement = reader.make(Op::Init, op);
    statement.amount = amount(1);
    return onTerm(std::move(statement), 0);
  }
  if (name.starts_with("inval"))
    return onTerm(reader.make(Op::Inval, op), 0);
  if (name.starts_with("arrive_drop")) {
        return unknown("a barrier whose count changes");
  }
  if (name.starts_with("expect_tx")) {
    Statement statement = reader.make(Op::Expect, op);
    statement.amount = amount(1);
    return onTerm(std::move(statement), 0);
  }
  if (name.starts_with("arrive")) {
    bool expects = name.starts_with("arrive.expect_tx");
    Statement statement =
        reader.make(expects ? Op::ArriveExpect : Op::Arrive, op);
    statement.isRelaxed = name.contains(".relaxed");
    statement.isCtaScope = !name.contains(".cluster.");
    // The state comes first, where it is wanted.
    size_t address = operand(0).starts_with("[") ? 0 : 1;
    if (operands->size() > address + 1)
      statement.amount = amount(address + 1);
    return onTerm(std::move(statement), address);
  }
  if (name.starts_with("try_wait") || name.starts_with("test_wait")) {
    bool hasParity = name.contains(".parity");
    Statement statement = reader.make(Op::Wait, op);
    Term parity = termOf(operand(2));
    auto expr = parity && hasParity
                    ? reader.express(reader.specialise(parity), op)
                    : std::nullopt;
    if (!expr)
      return unknown(hasParity ? "a wait whose phase cannot be followed"
                               : "a wait by token");
    statement.parity = *expr;
    statement.isOnce = !hasLoop;
    define(operand(0), nullptr);
    return onTerm(std::move(statement), 1);
  }
  return false;
}

bool TextReader::readBulk() {
  bool isReduction = name.starts_with("cp.reduce.async.bulk");
  if (!name.starts_with("cp.async.bulk") && !isReduction)
    return false;
  if (name.starts_with("cp.async.bulk.commit_group"))
    return plain(Op::BulkCommit);
  if (name.starts_with("cp.async.bulk.wait_group")) {
    Statement statement = reader.make(Op::BulkWait, op);
    statement.amount = amount(0);
    statement.isRead = name.contains(".read");
    return push(std::move(statement));
  }
  if (name.starts_with("cp.async.bulk.prefetch"))
    return true;
  bool isTensor = name.contains(".bulk.tensor");
  bool isLoad = name.contains(".mbarrier::complete_tx::bytes");
  if (isTensor && isLoad) {
    Reader::TensorCopy copy;
    copy.map = mapOf(operand(1));
    copy.target = termOf(operand(0));
    copy.barrier = termOf(operand(2));
    copy.isGather = name.contains("gather4");
    for (size_t i = 3; i < operands->size() && !copy.mask; ++i)
      if (name.contains(".multicast") && !operand(i).starts_with("{"))
        copy.mask = termOf(operand(i));
    reader.tensorLoad(op, copy, *out);
    return true;
  }
  if (isTensor) {
    reader.tensorStore(op, mapOf(operand(0)), termOf(operand(1)), *out);
    return true;
  }
  Term size = termOf(operand(2));
  int64_t bytes =
      size ? asConstant(reader.specialise(size)).value_or(-1) : -1;
  Statement statement = reader.make(isLoad ? Op::BulkLoad : Op::BulkStore, op);
  if (!isLoad) {
    if (region(statement.reads, 1, bytes, true))
      push(std::move(statement));
    return true;
  }
  statement.amount = amount(2);
  if (name.contains(".multicast") && operands->size() > 4)
    statement.mask = amount(4);
  if (region(statement.writes, 0, bytes, true))
    onTerm(std::move(statement), 3);
  return true;
}

bool TextReader::readGroup() {
  if (name.starts_with("cp.async.mbarrier.arrive")) {
    Statement statement = reader.make(Op::GroupArrive, op);
    statement.isCounted = name.contains(".noinc");
    return onTerm(std::move(statement), 0);
  }
  if (name.starts_with("cp.async.commit_group"))
    return plain(Op::GroupCommit);
  if (name.starts_with("cp.async.wait_group"))
    return plain(Op::GroupWait, amount(0));
  if (name.starts_with("cp.async.wait_all"))
    return plain(Op::GroupCommit) && plain(Op::GroupWait, Expr(0));
  if (name.starts_with("cp.async.c")) {
    Statement statement = reader.make(Op::GroupCopy, op);
    Term size = termOf(operand(2));
    int64_t bytes = size ? asConstant(size).value_or(16) : 16;
    reader.findWarpShare(statement, termOf(operand(0)), bytes);
    if (region(statement.writes, 0, bytes, false))
      push(std::move(statement));
    return true;
  }
  // Stores and reductions that complete bytes on a barrier, of a peer mostly.
  if (name.starts_with("st.async") || name.starts_with("red.async")) {
    int64_t bytes = 4;
    SmallVector<StringRef> parts;
    name.split(parts, '.');
    if (parts.back().size() > 1)
      parts.back().drop_front().getAsInteger(10, bytes);
    bytes = std::max<int64_t>(1, bytes / 8);
    bytes *= name.contains(".v4") ? 4 : name.contains(".v2") ? 2 : 1;
    Statement statement = reader.make(Op::BulkLoad, op);
    statement.amount = bytes;
    if (region(statement.writes, 0, bytes, true))
      onTerm(std::move(statement), 2);
    return true;
  }
  // A response of 16 bytes, which completes 16 bytes.
  if (name.starts_with("clusterlaunchcontrol.try_cancel")) {
    reader.tryCancel(op, termOf(operand(0)), termOf(operand(1)),
                     name.contains(".multicast"), *out);
    return true;
  }
  return name.starts_with("clusterlaunchcontrol.query_cancel");
}

bool TextReader::readFence() {
  if (name.starts_with("fence.mbarrier_init"))
    return plain(Op::InitFence);
  if (name.starts_with("fence.proxy.async")) {
    Statement statement = reader.make(Op::Fence, op);
    statement.space = name.contains(".shared::cluster")
                          ? protocol::Space::Cluster
                      : name.contains(".shared::cta") ? protocol::Space::Shared
                      : name.ends_with(".global")     ? protocol::Space::Global
                                                      : protocol::Space::All;
    return push(std::move(statement));
  }
  if (name.starts_with("fence.proxy.tensormap"))
    return plain(name.contains("acquire") ? Op::MapAcquire : Op::MapRelease);
  return false;
}

bool TextReader::readMeeting() {
  if (name.starts_with("bar.warp.sync"))
    return reader.isWholeWarp(termOf(operand(0)))
               ? plain(Op::WarpSync)
               : unknown("a meeting of a part of a warp");
  if (name.starts_with("barrier.cluster.arrive")) {
    Statement statement = reader.make(Op::ClusterArrive, op);
    statement.isRelaxed = name.contains(".relaxed");
    return push(std::move(statement));
  }
  if (name.starts_with("barrier.cluster.wait"))
    return plain(Op::ClusterWait);
  StringRef rest = name;
  if (!rest.consume_front("barrier.cta.") && !rest.consume_front("barrier.") &&
      !rest.consume_front("bar.")) {
    if (!name.starts_with("setmaxnreg"))
      return false;
    if (auto registers = asConstant(termOf(operand(0))))
      reader.takeRegisters(op, *registers);
    return plain(Op::Registers, amount(0));
  }
  if (!rest.starts_with("sync") && !rest.starts_with("arrive") &&
      !rest.starts_with("red"))
    return false;
  bool isReduction = rest.starts_with("red");
  Statement statement = reader.make(
      rest.starts_with("arrive") ? Op::CtaArrive : Op::CtaBarrier, op);
  size_t first = isReduction ? 1 : 0;
  bool hasCount = operands->size() > first + (isReduction ? 2 : 1);
  statement.stage = amount(first);
  statement.amount = hasCount ? amount(first + 1) : Expr(reader.threads);
  return push(std::move(statement));
}

bool TextReader::readMatrix() {
  if (name.starts_with("wgmma.fence"))
    return plain(Op::MmaFence);
  if (name.starts_with("wgmma.commit_group"))
    return plain(Op::MmaCommit);
  if (name.starts_with("wgmma.wait_group"))
    return plain(Op::MmaWait, amount(0));
  if (!name.starts_with("wgmma.mma_async"))
    return false;
  Statement statement = reader.make(Op::Mma, op);
  statement.name = op->getNumResults() ? reader.accumulatorOf(op->getResult(0))
                                       : std::string("acc");
  for (size_t i : {1, 2})
    if (!operand(i).starts_with("{")) // A from registers
      reader.addOperand(statement.reads, termOf(operand(i)), op);
  return push(std::move(statement));
}

bool TextReader::readTensor() {
  if (!name.consume_front("tcgen05."))
    return false;
  bool isPair = name.contains("cta_group::2");
  if (name.starts_with("alloc"))
    reader.tensorReserve(op, termOf(operand(0)), termOf(operand(1)), *out);
  else if (name.starts_with("dealloc"))
    reader.tensorFree(op, termOf(operand(0)), termOf(operand(1)), *out);
  else if (name.starts_with("relinquish"))
    reader.relinquish = op;
  else if (name.starts_with("fence"))
    return plain(name.contains("before") ? Op::TensorBefore : Op::TensorAfter);
  else if (name.starts_with("wait"))
    return plain(name.contains("::ld") ? Op::TensorWaitLoad
                                       : Op::TensorWaitStore);
  else if (name.starts_with("commit"))
    reader.tensorCommit(op, termOf(operand(0)),
                        name.contains(".multicast") ? termOf(operand(1))
                                                    : nullptr,
                        *out);
  else if (name.starts_with("ld") || name.starts_with("st")) {
    bool isLoad = name.starts_with("ld");
    StringRef data = operand(isLoad ? 0 : operands->size() - 1);
    Reader::TensorMove move;
    move.isLoad = isLoad;
    move.address = termOf(operand(isLoad ? 1 : 0));
    move.registers = data.count(',') + 1;
    move.isPacked = name.contains("pack::16b");
    move.hasLanes32 = name.contains("32x32b");
    if (name.contains("16x32bx2"))
      move.second = termOf(operand(isLoad ? 2 : 1));
    reader.tensorMove(op, move, *out);
  } else if (name.starts_with("cp"))
    reader.tensorCopy(op, termOf(operand(0)), termOf(operand(1)),
                      name.contains("256b") ? 8 : 4, isPair, *out);
  else if (name.starts_with("shift"))
    reader.tensorCopy(op, termOf(operand(0)), nullptr, 8, isPair, *out);
  else if (name.starts_with("mma")) {
    Reader::Product product;
    product.isPair = isPair;
    product.isWs = name.starts_with("mma.ws");
    product.isScaled = name.contains("block_scale");
    product.d = termOf(operand(0));
    product.a = termOf(operand(1));
    product.isInTensor = operand(1).starts_with("[");
    product.b = termOf(operand(2));
    size_t next = 3;
    if (name.contains("mma.sp") || name.contains(".ws.sp"))
      product.metadata = termOf(operand(next++));
    product.instruction = termOf(operand(next++));
    if (product.isScaled) {
      product.scaleA = termOf(operand(next++));
      product.scaleB = termOf(operand(next++));
    }
    reader.tensorProduct(op, product, *out);
  } else
    return unknown("the instruction 'tcgen05." + name + "'");
  return true;
}

bool TextReader::readTensorMap() {
  if (!name.starts_with("tensormap."))
    return false;
  if (name.starts_with("tensormap.cp_fenceproxy")) {
    // The warp, as one, reads the copy in shared memory, writes the map and
    // releases it.
    Statement whole = reader.make(Op::Elect, op);
    whole.name = "warp";
    Body *outer = std::exchange(out, &whole.body);
    Statement read = reader.make(Op::Read, op);
    read.share = -1;
    if (region(read.reads, 1, 128, false))
      push(std::move(read));
    reader.writeMap(op, mapOf(operand(0)), *out);
    plain(Op::MapRelease);
    out = outer;
    push(std::move(whole));
    return plain(Op::WarpSync);
  }
  if (!name.contains(".shared::cta")) {
    reader.writeMap(op, mapOf(operand(0)), *out);
    return true;
  }
  Statement write = reader.make(Op::Write, op);
  write.share = -1;
  if (region(write.writes, 0, 128, false))
    push(std::move(write));
  return true;
}

bool TextReader::readAccess() {
  bool isMatrix = name.starts_with("ldmatrix") || name.starts_with("stmatrix");
  bool isLoad = name.starts_with("ld.shared") || name.starts_with("ldmatrix");
  bool isStore = name.starts_with("st.shared") || name.starts_with("stmatrix");
  bool isAtomic = name.starts_with("atom.shared") ||
                  name.starts_with("red.shared");
  if (!isLoad && !isStore && !isAtomic)
    return false;
  int64_t bytes = 16;
  if (!isMatrix) {
    SmallVector<StringRef> parts;
    name.split(parts, '.');
    bytes = 32;
    if (parts.back().size() > 1)
      parts.back().drop_front().getAsInteger(10, bytes);
    bytes = std::max<int64_t>(1, bytes / 8);
    bytes *= name.contains(".v4") ? 4 : name.contains(".v2") ? 2 : 1;
  }
  size_t place = isLoad || name.starts_with("atom") ? 1 : 0;
  Term address = termOf(operand(place));
  Statement statement = reader.make(isLoad ? Op::Read : Op::Write, op);
  if (isAtomic)
    statement.share = Reader::atomicShare;
  else
    reader.findShares(statement, address, bytes);
  statement.isCollective = isMatrix && isLoad && !reader.isElected;
  if (region(isLoad ? statement.reads : statement.writes, place, bytes, false))
    push(std::move(statement));
  if (isLoad && !operand(0).starts_with("{")) {
    Term known = address ? reader.loaded(address) : nullptr;
    // All threads read the same from one place.
    bool isSame = address && !address->usesThread && !address->differs;
    if (!known && isSame)
      known = reader.read(address);
    define(operand(0), known);
  }
  return true;
}

bool TextReader::readArithmetic() {
  auto binary = [&](auto &&make) {
    Term a = termOf(operand(1)), b = termOf(operand(2));
    define(operand(0), a && b ? make(a, b) : nullptr);
    return true;
  };
  if (name.starts_with("elect.sync")) {
    StringRef result = operand(0);
    define(result.contains('|') ? result.split('|').second : result,
           terms.elected());
    return true;
  }
  if (name.starts_with("setp.")) {
    StringRef kind = name.drop_front(5).split('.').first;
    return binary([&](Term a, Term b) -> Term {
      if (kind == "ne")
        return terms.isZero(terms.equal(a, b));
      if (kind == "eq")
        return terms.equal(a, b);
      if (kind == "lt" || kind == "lo")
        return terms.less(a, b);
      if (kind == "gt" || kind == "hi")
        return terms.less(b, a);
      if (kind == "ge" || kind == "hs")
        return terms.isZero(terms.less(a, b));
      if (kind == "le" || kind == "ls")
        return terms.isZero(terms.less(b, a));
      return nullptr;
    });
  }
  if (name.starts_with("mapa"))
    return binary([&](Term a, Term b) { return terms.remote(a, b); });
  // A word of two halves, cut and put together again, is what it was. A sum in its low
  // half is followed as one of the word: both have the same low bits, which are all that
  // is read of an address there.
  if (name == "mov.b64" && operands->size() == 2) {
    auto halvesOf = [](StringRef text) -> std::optional<std::pair<StringRef, StringRef>> {
      if (!text.consume_front("{") || !text.consume_back("}") || text.count(',') != 1)
        return std::nullopt;
      auto [low, high] = text.split(',');
      return std::pair(low.trim(), high.trim());
    };
    Term high32 = terms.constant(int64_t(1) << 32);
    if (auto to = halvesOf(operand(0))) {
      Term whole = termOf(operand(1));
      Term high = whole ? terms.floorDiv(whole, high32) : nullptr;
      define(to->first, high ? terms.sub(whole, terms.mul(high, high32)) : nullptr);
      define(to->second, high);
      return true;
    }
    if (auto from = halvesOf(operand(1))) {
      Term low = termOf(from->first), high = termOf(from->second);
      define(operand(0), low && high ? terms.add(low, terms.mul(high, high32)) : nullptr);
      return true;
    }
  }
  if (name.starts_with("mov.") || name.starts_with("cvta") ||
      name.starts_with("cvt.")) {
    define(operand(0), termOf(operand(1)));
    return true;
  }
  if (name.starts_with("add."))
    return binary([&](Term a, Term b) { return terms.add(a, b); });
  if (name.starts_with("sub."))
    return binary([&](Term a, Term b) { return terms.sub(a, b); });
  if (name.starts_with("mul.lo."))
    return binary([&](Term a, Term b) { return terms.mul(a, b); });
  if (name.starts_with("and."))
    return binary([&](Term a, Term b) { return terms.bitAnd(a, b); });
  if (name.starts_with("or."))
    return binary([&](Term a, Term b) { return terms.bitOr(a, b); });
  if (name.starts_with("xor."))
    return binary([&](Term a, Term b) { return terms.bitXor(a, b); });
  if (name.starts_with("shl.") || name.starts_with("shr."))
    return binary([&](Term a, Term b) -> Term {
      auto by = asConstant(b);
      if (!by || *by < 0 || *by > 61)
        return nullptr;
      Term power = terms.constant(int64_t(1) << *by);
      return name.starts_with("shl.") ? terms.mul(a, power)
                                      : terms.floorDiv(a, power);
    });
  if (name.starts_with("selp.")) {
    Term condition = termOf(operand(3));
    return binary([&](Term a, Term b) {
      return condition ? terms.select(condition, a, b) : nullptr;
    });
  }
  static const StringRef harmless[] = {
      "bra",     "nanosleep", "mma.sync",      "mul.",      "prefetch",
      "ex2",     "lg2",       "rcp",           "tanh",      "fma.",
      "max.",    "min.",      "neg.",          "abs.",      "griddepcontrol",
      "ld.global", "st.global", "ld.param",    "prmt",      "shfl",
      "discard", "createpolicy", "mad.",       "sqrt",      "rsqrt",
      "sin",     "cos",       "vote",          "activemask", "redux",
      "bfe",     "bfi",       "lop3",          "div.",      "rem.",
      "not.",    "popc",      "clz",           "exit",      "trap",
      "membar",  "fence.acq_rel", "fence.sc",  "pmevent",   "ret",
      "atom.global", "red.global", "getctarank", "set.",    "slct",
      "ld.const", "copysign", "testp",         "dp4a",      "dp2a",
      "ld.local", "st.local", "match.",        "brev",      "bfind",
      "isspacep",  "applypriority", "cvt_pack",  "mma.sp",
      "movmatrix", "szext",   "fns",           "sad.",      "addc",
      "subc",    "madc",      "cnot",          "brkpt"};
  for (StringRef known : harmless)
    if (name.starts_with(known)) {
      if (!operands->empty())
        define(operand(0), nullptr);
      return true;
    }
  return false;
}

void TextReader::readOne(const Instruction &instruction, Body &body) {
  operands = &instruction.operands;
  out = &body;
  bool (TextReader::*const readers[])() = {
      &TextReader::readBarrier, &TextReader::readBulk,
      &TextReader::readGroup,   &TextReader::readFence,
      &TextReader::readMeeting, &TextReader::readMatrix,
      &TextReader::readTensor,  &TextReader::readTensorMap,
      &TextReader::readAccess,  &TextReader::readArithmetic};
  for (auto read : readers) {
    name = instruction.name;
    if ((this->*read)())
      return;
  }
  unknown("the instruction '" + instruction.name + "'");
}

void TextReader::read(StringRef text, Body &body) {
  std::vector<Instruction> instructions = parseAll(text);
  for (const Instruction &instruction : instructions)
    hasLoop |= StringRef(instruction.name).starts_with("bra");
  for (const Instruction &instruction : instructions) {
    StringRef guard = instruction.guard;
    bool isNegated = guard.consume_front("!");
    Term condition = guard.empty() ? nullptr : termOf(guard);
    if (guard.empty() || StringRef(instruction.name).starts_with("bra")) {
      readOne(instruction, body);
      continue;
    }
    if (!condition) {
      Body inner;
      readOne(instruction, inner);
      if (!inner.empty())
        reader.unknown(op, "a predicate that cannot be followed", body);
      continue;
    }
    if (isNegated)
      condition = terms.isZero(condition);
    reader.onCondition(
        condition, op, body,
        [&](Body &inner) { readOne(instruction, inner); }, [](Body &) {});
  }
}

//===----------------------------------------------------------------------===//
// Ops that hold text
//===----------------------------------------------------------------------===//

void Reader::readAssembly(LLVM::InlineAsmOp op, Body &body) {
  // $i is a result or an operand.
  SmallVector<StringRef> constraints;
  op.getConstraints().split(constraints, ',');
  unsigned outputs = llvm::count_if(constraints, [](StringRef constraint) {
    return constraint.starts_with("=");
  });
  TextReader text(*this, op, [&](StringRef word) -> Value {
    unsigned number;
    if (!word.consume_front("$") || word.consumeInteger(10, number) ||
        number < outputs || number - outputs >= op.getNumOperands())
      return {};
    return op.getOperand(number - outputs);
  });
  text.read(op.getAsmString(), body);
  SmallVector<Term> &results = assembled[op];
  results.clear();
  for (unsigned i = 0; i < outputs; ++i)
    results.push_back(text.termOf("$" + std::to_string(i)));
  if (outputs == 1 && results.front() && op->getNumResults() == 1)
    values[op->getResult(0)] = results.front();
}

void Reader::readInlinePtx(NVVM::InlinePtxOp op, Body &body) {
  // Operands are {$r0} (read), {$rw0} and {$w0}, or numbered: results first.
  auto results = op.getWriteOnlyArgs();
  OperandRange reads = op.getReadOnlyArgs(), both = op.getReadWriteArgs();
  auto valueOf = [&](StringRef word) -> Value {
    unsigned number;
    bool isNamed = word.consume_front("{");
    if (!word.consume_front("$"))
      return {};
    if (isNamed) {
      ValueRange from = word.consume_front("rw") ? ValueRange(both)
                        : word.consume_front("r") ? ValueRange(reads)
                                                  : ValueRange();
      return !word.consumeInteger(10, number) && number < from.size()
                 ? from[number]
                 : Value();
    }
    if (word.consumeInteger(10, number) || number < results.size())
      return {};
    number -= results.size();
    if (number < both.size())
      return both[number];
    number -= both.size();
    return number < reads.size() ? reads[number] : Value();
  };
  auto then = [&](Body &inner) {
    TextReader text(*this, op, valueOf);
    text.read(op.getPtxCode(), inner);
    for (auto [i, result] : llvm::enumerate(results))
      for (std::string word : {"{$w" + std::to_string(i) + "}",
                               "$" + std::to_string(i)})
        if (Term term = text.termOf(word))
          values[result] = term;
  };
  if (Value predicate = op.getPredicate())
    onCondition(get(predicate), op, body, then, [](Body &) {});
  else
    then(body);
}

} // namespace tier::lift
