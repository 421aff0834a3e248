//===- Operations.cpp - what ops do with barriers and memory --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "tier/Dialect/Layout/IR/Layout.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tier::problem;

namespace tier::lift {

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

std::optional<Range> Reader::rangeOf(Term term) {
  std::set<std::string> visiting;
  return rangeOf(term, visiting);
}

/// Where a term moves, if its form says so. A value that a loop carries moves
/// where its updates do; one that is being asked for adds nothing.
std::optional<Range> Reader::rangeOf(Term term,
                                     std::set<std::string> &visiting) {
  if (auto value = asConstant(term))
    return Range{*value, *value};
  switch (term->kind) {
  case TermKind::Mod:
    if (auto divisor = asConstant(term->b); divisor && *divisor > 0)
      return Range{0, *divisor - 1};
    return std::nullopt;
  case TermKind::Less:
  case TermKind::Equal:
  case TermKind::Elected:
    return Range{0, 1};
  case TermKind::Select: {
    // x + 1 == n ? 0 : x + 1 stays below n.
    if (term->a->kind == TermKind::Equal && term->a->a == term->c)
      if (auto limit = asConstant(term->a->b); limit && asConstant(term->b))
        return Range{std::min<int64_t>(0, *asConstant(term->b)), *limit - 1};
    auto a = rangeOf(term->b, visiting), b = rangeOf(term->c, visiting);
    if (a && b)
      return Range{std::min(a->least, b->least), std::max(a->most, b->most)};
    return std::nullopt;
  }
  case TermKind::Variable: {
    if (auto trips = updates.find("trips:" + term->name);
        trips != updates.end()) {
      if (auto count = asConstant(trips->getValue().front()))
        return Range{0, std::max<int64_t>(0, *count - 1)};
      return std::nullopt;
    }
    auto found = updates.find(term->name);
    if (found == updates.end())
      return std::nullopt;
    if (!visiting.insert(term->name).second)
      return Range{INT64_MAX, INT64_MIN};
    Range all{INT64_MAX, INT64_MIN};
    for (Term next : found->getValue()) {
      if (next == term)
        continue;
      auto range = rangeOf(next, visiting);
      if (!range)
        return std::nullopt;
      all.least = std::min(all.least, range->least);
      all.most = std::max(all.most, range->most);
    }
    visiting.erase(term->name);
    return all;
  }
  default:
    return std::nullopt;
  }
}

bool Reader::onBarrier(Statement &statement, Term address, Operation *at) {
  address = specialise(address);
  if (address->kind == TermKind::Remote) {
    if (auto rank = express(address->b, at))
      statement.rank = *rank;
    else
      complain(at, "a CTA of the cluster that cannot be followed");
    address = address->a;
  }
  Linear sum = terms.linear(address);
  if (isCollecting) {
    // Later passes name the array; here the parts are seen.
    (void)express(address, at);
    if (statement.op != Op::Init)
      return true;
    // An initialisation in a loop of known length touches every slot.
    std::vector<int64_t> offsets = {sum.constant};
    for (auto [term, factor] : sum.terms) {
      auto range = rangeOf(term);
      if (!range || range->least > range->most ||
          range->most - range->least > 64)
        return true;
      std::vector<int64_t> more;
      for (int64_t offset : offsets)
        for (int64_t i = range->least; i <= range->most; ++i)
          more.push_back(offset + i * factor);
      offsets = more;
    }
    for (int64_t offset : offsets)
      shared.addBarrier(offset);
    return true;
  }
  auto array = shared.findBarrier(sum.constant);
  std::optional<Expr> stage;
  if (array) {
    Linear slots;
    slots.constant = (sum.constant - array->second) / 8;
    bool isWhole = (sum.constant - array->second) % 8 == 0;
    for (auto [term, factor] : sum.terms) {
      isWhole &= factor % 8 == 0;
      slots.terms[term] = factor / 8;
    }
    if (isWhole)
      stage = express(terms.fromLinear(slots), at);
  }
  if (!array || !stage) {
    complain(at, array ? "a barrier whose number cannot be followed: " +
                             print(address)
                       : "a barrier that nothing initialises: " + print(address));
    return false;
  }
  statement.barrier = array->first;
  statement.stage = *stage;
  return true;
}

// In units of 16, in its low 14 bits.
Term decodeDescriptor(Terms &terms, Term descriptor) {
  if (descriptor->kind == TermKind::Descriptor)
    return descriptor->a;
  Linear sum = terms.linear(descriptor);
  Term address = terms.constant((sum.constant & 0x3fff) * 16);
  for (auto [term, factor] : sum.terms) {
    Term part = terms.mul(term, terms.constant(factor * 16));
    if (factor == 1 && term->kind == TermKind::FloorDiv &&
        asConstant(term->b) == 16)
      part = term->a->kind == TermKind::Mod &&
                     asConstant(term->a->b).value_or(0) >= 1 << 17
                 ? term->a->a
                 : term->a;
    address = terms.add(address, part);
  }
  return address;
}

bool Reader::addRegion(std::vector<protocol::Region> &regions, Term address,
                       int64_t bytes, Operation *at, bool isEngine) {
  address = specialise(address);
  if (address->kind == TermKind::Descriptor)
    address = address->a;
  Linear sum = terms.linear(address);
  Span span;
  span.begin = sum.constant;
  span.end = sum.constant + std::max<int64_t>(bytes, 1);
  // The threads' part: what all of them touch together.
  Linear walking;
  for (auto [term, factor] : sum.terms) {
    if (term->usesThread) {
      int64_t least = INT64_MAX, most = INT64_MIN;
      for (int64_t thread : active) {
        auto value = evaluate(term, thread);
        if (!value) {
          complain(at, "an address that cannot be followed: " + print(address));
          return false;
        }
        least = std::min(least, *value * factor);
        most = std::max(most, *value * factor);
      }
      span.begin += least;
      span.end += most;
      continue;
    }
    if (term->kind == TermKind::Argument || term->isOpaque) {
      complain(at, "an address that cannot be followed: " + print(address));
      return false;
    }
    walking.terms[term] = factor;
  }
  // The largest factor walks stages, the others stay inside.
  Term stage = nullptr;
  for (auto [term, factor] : walking.terms)
    if (factor > span.stride) {
      span.stride = factor;
      stage = term;
    }
  for (auto [term, factor] : walking.terms) {
    if (term == stage)
      continue;
    auto range = rangeOf(term);
    if (!range || range->least > range->most) {
      complain(at, "an address that cannot be followed: " + print(address));
      return false;
    }
    span.begin += std::min(range->least * factor, range->most * factor);
    span.end += std::max(range->least * factor, range->most * factor);
  }
  span.stage = stage;
  if (isCollecting) {
    if (stage)
      (void)express(stage, at);
    std::optional<int64_t> stages;
    if (stage)
      if (auto range = rangeOf(stage); range && range->least <= range->most)
        stages = range->most + 1;
    shared.addSpan(span, stages);
    return true;
  }
  auto place = shared.findBuffer(span);
  if (!place) {
    complain(at, "bytes of shared memory that cannot be followed: " +
                     print(address));
    return false;
  }
  protocol::Region region;
  region.buffer = place->buffer;
  int64_t inside = span.begin - place->begin;
  if (stage) {
    std::optional<Expr> number = express(stage, at);
    if (!number) {
      complain(at, "a stage that cannot be followed: " + print(stage));
      return false;
    }
    region.stage = *number;
  } else if (place->stride) {
    region.stage = inside / place->stride;
    inside %= place->stride;
  }
  region.offset = inside;
  region.bytes = bytes < 0 ? -1 : span.end - span.begin;
  if (region.bytes < 0 || region.offset + region.bytes > place->bytes) {
    region.offset = bytes < 0 ? 0 : region.offset;
    region.bytes = bytes < 0 ? -1 : std::min(region.bytes, place->bytes - region.offset);
  }
  regions.push_back(std::move(region));
  return true;
}

//===----------------------------------------------------------------------===//
// Barriers, fences and meetings
//===----------------------------------------------------------------------===//

/// The operand of a name among the op's segments, or null.
static Value operandNamed(Operation *op, unsigned index) {
  return index < op->getNumOperands() ? op->getOperand(index) : Value();
}

bool Reader::readBarrier(Operation *op, Body &body) {
  StringRef name = op->getName().getStringRef();
  auto push = [&](Statement statement) { body.push_back(std::move(statement)); };
  auto plain = [&](Op kind, Expr amount = {}) {
    Statement statement = make(kind, op);
    statement.amount = std::move(amount);
    push(std::move(statement));
    return true;
  };
  // nvgpu names a barrier by a group and a number.
  bool isGroup = name.starts_with("nvgpu.mbarrier.");
  auto barrierOf = [&](unsigned number) -> Term {
    Term base = get(op->getOperand(0));
    if (!isGroup)
      return base;
    return terms.add(base, terms.mul(get(op->getOperand(number)),
                                     terms.constant(8)));
  };
  // Statement on a barrier, perhaps under a predicate.
  auto emit = [&](Statement statement, Term address, Value predicate) {
    auto then = [&](Body &inner) {
      if (onBarrier(statement, address, op))
        inner.push_back(statement);
    };
    if (predicate)
      onCondition(get(predicate), op, body, then, [](Body &) {});
    else
      then(body);
    return true;
  };
  auto amountOf = [&](Value value) -> Expr {
    if (!value)
      return {};
    if (auto amount = express(specialise(get(value)), op))
      return *amount;
    complain(op, "a count that cannot be followed");
    return Expr(1);
  };

  if (name == "nvvm.mbarrier.init" || name == "nvvm.mbarrier.init.shared" ||
      name == "nvgpu.mbarrier.init") {
    Statement statement = make(Op::Init, op);
    statement.amount = amountOf(operandNamed(op, 1));
    return emit(statement, barrierOf(2), operandNamed(op, isGroup ? 3 : 2));
  }
  if (name.starts_with("nvvm.mbarrier.inval"))
    return emit(make(Op::Inval, op), barrierOf(0), {});
  if (name.starts_with("nvvm.mbarrier.arrive.expect_tx") ||
      name == "nvgpu.mbarrier.arrive.expect_tx") {
    Statement statement = make(Op::ArriveExpect, op);
    statement.amount = amountOf(operandNamed(op, 1));
    return emit(statement, barrierOf(2), operandNamed(op, isGroup ? 3 : 2));
  }
  if (name == "nvvm.mbarrier.expect_tx") {
    Statement statement = make(Op::Expect, op);
    statement.amount = amountOf(operandNamed(op, 1));
    return emit(statement, barrierOf(0), {});
  }
  if (name.starts_with("nvvm.mbarrier.arrive") ||
      name.starts_with("nvgpu.mbarrier.arrive")) {
    Statement statement = make(Op::Arrive, op);
    auto scope = op->getAttrOfType<NVVM::MemScopeKindAttr>("scope");
    statement.isCtaScope =
        !isGroup && (!scope || scope.getValue() == NVVM::MemScopeKind::CTA);
    if (auto relaxed = op->getAttrOfType<BoolAttr>("relaxed"))
      statement.isRelaxed = relaxed.getValue();
    // nvgpu's arrive has the barrier's number, its nocomplete a count behind it.
    unsigned count = isGroup ? 2 : 1;
    if (op->getNumOperands() > count)
      statement.amount = amountOf(op->getOperand(count));
    return emit(statement, barrierOf(1), {});
  }
  if (name.starts_with("nvvm.mbarrier.try_wait") ||
      name.starts_with("nvvm.mbarrier.test") ||
      name == "nvgpu.mbarrier.try_wait.parity" ||
      name == "nvgpu.mbarrier.test.wait") {
    Statement statement = make(Op::Wait, op);
    if (name == "nvgpu.mbarrier.test.wait") {
      unknown(op, "a wait by token", body);
      return true;
    }
    Term parity = specialise(get(op->getOperand(1)));
    std::optional<Expr> expr = express(parity, op);
    if (!expr) {
      unknown(op, "a wait whose phase cannot be followed: " + print(parity), body);
      return true;
    }
    statement.parity = *expr;
    // Without a result the op itself tries until the phase has ended.
    statement.isOnce = op->getNumResults() != 0;
    return emit(statement, barrierOf(3), {});
  }
  if (name == "nvgpu.mbarrier.create")
    return true;

  if (name == "nvvm.fence.mbarrier.init")
    return plain(Op::InitFence);
  if (name == "nvvm.fence.proxy") {
    std::string kind;
    llvm::raw_string_ostream(kind) << op->getAttrDictionary();
    Statement statement = make(Op::Fence, op);
    statement.space = kind.find("async.shared") != std::string::npos
                          ? protocol::Space::Shared
                      : kind.find("async.global") != std::string::npos
                          ? protocol::Space::Global
                          : protocol::Space::All;
    if (kind.find("cluster") != std::string::npos &&
        statement.space == protocol::Space::Shared)
      statement.space = protocol::Space::Cluster;
    push(std::move(statement));
    return true;
  }
  if (name == "nvvm.fence.proxy.acquire")
    return plain(Op::MapAcquire);
  if (name == "nvvm.fence.proxy.release")
    return plain(Op::MapRelease);
  if (name == "gpu.barrier" || name == "nvvm.barrier0") {
    Statement statement = make(Op::CtaBarrier, op);
    statement.stage = 0;
    statement.amount = threads;
    push(std::move(statement));
    return true;
  }
  if (name == "nvvm.barrier" || name == "nvvm.barrier.arrive") {
    Statement statement =
        make(name == "nvvm.barrier" ? Op::CtaBarrier : Op::CtaArrive, op);
    statement.stage = 0;
    statement.amount = threads;
    if (auto barrier = dyn_cast<NVVM::BarrierOp>(op)) {
      if (barrier.getBarrierId())
        statement.stage = amountOf(barrier.getBarrierId());
      if (barrier.getNumberOfThreads())
        statement.amount = amountOf(barrier.getNumberOfThreads());
    } else if (auto barrier = dyn_cast<NVVM::BarrierArriveOp>(op)) {
      if (barrier.getBarrierId())
        statement.stage = amountOf(barrier.getBarrierId());
      statement.amount = amountOf(barrier.getNumberOfThreads());
    }
    push(std::move(statement));
    return true;
  }
  if (name == "nvvm.bar.warp.sync")
    return plain(Op::WarpSync);
  if (name.starts_with("nvvm.cluster.arrive")) {
    Statement statement = make(Op::ClusterArrive, op);
    statement.isRelaxed = name.ends_with("relaxed");
    push(std::move(statement));
    return true;
  }
  if (name == "nvvm.cluster.wait")
    return plain(Op::ClusterWait);
  if (auto budget = dyn_cast<NVVM::SetMaxRegisterOp>(op))
    return plain(Op::Registers, Expr(int64_t(budget.getRegCount())));
  return false;
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

std::optional<int64_t> Reader::boxBytes(Value map) {
  while (auto cast = map.getDefiningOp<UnrealizedConversionCastOp>())
    map = cast.getOperand(0);
  auto argument = dyn_cast<BlockArgument>(map);
  if (argument && argument.getOwner()->getParentOp() == kernel) {
    auto function = cast<FunctionOpInterface>(kernel);
    if (auto described = function.getArgAttrOfType<layout::TensorMapAttr>(
            argument.getArgNumber(), "layout.tensormap"))
      if (!described.getBox().empty())
        return described.getBoxBytes();
  }
  // nvgpu's type holds the memref that one box fills.
  std::string type;
  llvm::raw_string_ostream(type) << map.getType();
  StringRef rest(type);
  if (!rest.contains("tensormap.descriptor"))
    return std::nullopt;
  rest = rest.split("memref<").second;
  int64_t elements = 1, side;
  while (!rest.consumeInteger(10, side)) {
    elements *= side;
    if (!rest.consume_front("x"))
      return std::nullopt;
  }
  int64_t bits = 0;
  rest = rest.drop_while([](char c) { return !isdigit(c); });
  if (rest.consumeInteger(10, bits) || bits == 0)
    return std::nullopt;
  return elements * bits / 8;
}

bool Reader::readTransfer(Operation *op, Body &body) {
  StringRef name = op->getName().getStringRef();
  auto under = [&](Value predicate, llvm::function_ref<void(Body &)> then) {
    if (predicate)
      onCondition(get(predicate), op, body, then, [](Body &) {});
    else
      then(body);
    return true;
  };
  auto counted = [&](Op kind, int64_t amount) {
    Statement statement = make(kind, op);
    statement.amount = amount;
    body.push_back(std::move(statement));
    return true;
  };

  if (auto load = dyn_cast<NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp>(op)) {
    return under(load.getPredicate(), [&](Body &inner) {
      Statement statement = make(Op::BulkLoad, op);
      std::optional<int64_t> bytes = boxBytes(load.getTmaDescriptor());
      if (!bytes)
        complain(op, "the bytes of a tensor map that is not described: give its "
                     "argument the attribute 'layout.tensormap'");
      lifted.hasUnknownBytes |= !bytes;
      statement.amount = bytes.value_or(0);
      if (load.getMulticastMask()) {
        if (auto mask = express(specialise(get(load.getMulticastMask())), op))
          statement.mask = *mask;
        else
          complain(op, "a multicast mask that cannot be followed");
      }
      if (addRegion(statement.writes, get(load.getDstMem()), bytes.value_or(-1),
                    op, true) &&
          onBarrier(statement, get(load.getMbar()), op))
        inner.push_back(std::move(statement));
    });
  }
  if (auto store = dyn_cast<NVVM::CpAsyncBulkTensorSharedCTAToGlobalOp>(op)) {
    return under(store.getPredicate(), [&](Body &inner) {
      Statement statement = make(Op::BulkStore, op);
      std::optional<int64_t> bytes = boxBytes(store.getTmaDescriptor());
      if (addRegion(statement.reads, get(store.getSrcMem()), bytes.value_or(-1),
                    op, true))
        inner.push_back(std::move(statement));
    });
  }
  if (auto load = dyn_cast<NVVM::CpAsyncBulkGlobalToSharedClusterOp>(op)) {
    Statement statement = make(Op::BulkLoad, op);
    Term size = specialise(get(load.getSize()));
    std::optional<Expr> bytes = express(size, op);
    statement.amount = bytes.value_or(Expr(0));
    if (!bytes)
      complain(op, "a size that cannot be followed");
    if (addRegion(statement.writes, get(load.getDstMem()),
                  asConstant(size).value_or(-1), op, true) &&
        onBarrier(statement, get(load.getMbar()), op))
      body.push_back(std::move(statement));
    return true;
  }
  if (auto store = dyn_cast<NVVM::CpAsyncBulkSharedCTAToGlobalOp>(op)) {
    Statement statement = make(Op::BulkStore, op);
    if (addRegion(statement.reads, get(store.getSrcMem()),
                  asConstant(specialise(get(store.getSize()))).value_or(-1), op,
                  true))
      body.push_back(std::move(statement));
    return true;
  }
  if (isa<NVVM::CpAsyncBulkCommitGroupOp>(op))
    return counted(Op::BulkCommit, 0);
  if (auto wait = dyn_cast<NVVM::CpAsyncBulkWaitGroupOp>(op)) {
    Statement statement = make(Op::BulkWait, op);
    statement.amount = int64_t(wait.getGroup());
    statement.isRead = bool(wait.getRead());
    body.push_back(std::move(statement));
    return true;
  }
  if (auto copy = dyn_cast<NVVM::CpAsyncOp>(op)) {
    Statement statement = make(Op::GroupCopy, op);
    if (addRegion(statement.writes, get(copy.getDst()), copy.getSize(), op, false))
      body.push_back(std::move(statement));
    return true;
  }
  if (isa<NVVM::CpAsyncCommitGroupOp>(op))
    return counted(Op::GroupCommit, 0);
  if (auto wait = dyn_cast<NVVM::CpAsyncWaitGroupOp>(op))
    return counted(Op::GroupWait, wait.getN());
  if (name.starts_with("nvvm.cp.async.mbarrier.arrive")) {
    Statement statement = make(Op::GroupArrive, op);
    if (auto noinc = op->getAttrOfType<IntegerAttr>("noinc"))
      statement.isCounted = !noinc.getValue().isZero();
    else
      statement.isCounted = op->hasAttr("noinc");
    if (onBarrier(statement, get(op->getOperand(0)), op))
      body.push_back(std::move(statement));
    return true;
  }
  if (name == "nvvm.mapa" || name.starts_with("nvvm.prefetch") || name == "nvgpu.tma.prefetch.descriptor" ||
      name == "nvgpu.tma.create.descriptor" || name == "nvgpu.tma.fence.descriptor" ||
      name == "nvgpu.warpgroup.generate.descriptor")
    return true;

  // nvgpu: operands by segment.
  auto segment = [&](StringRef which) -> OperandRange {
    auto sizes = op->getAttrOfType<DenseI32ArrayAttr>("operandSegmentSizes");
    static const StringRef load[] = {"dst", "barriers", "descriptor",
                                     "coordinates", "number", "mask",
                                     "predicate"};
    static const StringRef store[] = {"src", "descriptor", "coordinates",
                                      "predicate"};
    unsigned begin = 0;
    ArrayRef<StringRef> order = name == "nvgpu.tma.async.load"
                                    ? ArrayRef<StringRef>(load)
                                    : ArrayRef<StringRef>(store);
    for (auto [key, size] : llvm::zip(order, sizes ? sizes.asArrayRef()
                                                   : ArrayRef<int32_t>())) {
      if (key == which)
        return op->getOperands().slice(begin, size);
      begin += size;
    }
    return op->getOperands().slice(0, 0);
  };
  auto one = [&](StringRef which) {
    OperandRange range = segment(which);
    return range.empty() ? Value() : range.front();
  };
  if (name == "nvgpu.tma.async.load")
    return under(one("predicate"), [&](Body &inner) {
      Statement statement = make(Op::BulkLoad, op);
      std::optional<int64_t> bytes = boxBytes(one("descriptor"));
      if (!bytes)
        complain(op, "the bytes of a tensor map");
      lifted.hasUnknownBytes |= !bytes;
      statement.amount = bytes.value_or(0);
      if (Value mask = one("mask"))
        if (auto expr = express(specialise(get(mask)), op))
          statement.mask = *expr;
      Term barrier = terms.add(get(one("barriers")),
                               terms.mul(get(one("number")), terms.constant(8)));
      if (addRegion(statement.writes, get(one("dst")), bytes.value_or(-1), op,
                    true) &&
          onBarrier(statement, barrier, op))
        inner.push_back(std::move(statement));
    });
  if (name == "nvgpu.tma.async.store")
    return under(one("predicate"), [&](Body &inner) {
      Statement statement = make(Op::BulkStore, op);
      if (addRegion(statement.reads, get(one("src")),
                    boxBytes(one("descriptor")).value_or(-1), op, true))
        inner.push_back(std::move(statement));
    });
  if (name == "nvgpu.device_async_copy") {
    Statement statement = make(Op::GroupCopy, op);
    auto type = cast<MemRefType>(op->getOperand(0).getType());
    auto count = op->getAttrOfType<IntegerAttr>("dstElements");
    int64_t bytes = type.getElementTypeBitWidth() / 8 *
                    (count ? count.getInt() : 1);
    Term address = elementAddress(op->getOperand(0),
                                  op->getOperands().slice(1, type.getRank()));
    if (!address)
      unknown(op, "a copy whose target cannot be followed", body);
    else if (addRegion(statement.writes, address, bytes, op, false))
      body.push_back(std::move(statement));
    return true;
  }
  if (name == "nvgpu.device_async_create_group")
    return counted(Op::GroupCommit, 0);
  if (name == "nvgpu.device_async_wait") {
    auto groups = op->getAttrOfType<IntegerAttr>("numGroups");
    return counted(Op::GroupWait, groups ? groups.getInt() : 0);
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Matrix units
//===----------------------------------------------------------------------===//

std::string Reader::accumulatorOf(Value value) {
  for (int depth = 0; depth < 1024; ++depth) {
    auto known = accumulators.find(value);
    if (known == accumulators.end() || known->second == value)
      break;
    value = known->second;
  }
  std::string &name = names[value];
  if (name.empty())
    name = "acc" + std::to_string(names.size());
  return name;
}

void Reader::touchResults(Operation *op, Body &body) {
  if (isa<NVVM::WgmmaMmaAsyncOp, scf::ForOp, scf::WhileOp, scf::IfOp,
          scf::YieldOp, scf::ConditionOp>(op) ||
      op->getName().getStringRef() == "nvgpu.warpgroup.mma")
    return;
  // Whole accumulators that change their name are not touched.
  if (auto part = dyn_cast<LLVM::ExtractValueOp>(op))
    if (isa<LLVM::LLVMStructType>(part.getType())) {
      accumulators[part] = part.getContainer();
      return;
    }
  if (auto made = dyn_cast<LLVM::InsertValueOp>(op))
    if (isa<LLVM::LLVMStructType>(made.getValue().getType())) {
      accumulators[made] = made.getValue();
      return;
    }
  for (Value operand : op->getOperands()) {
    // Registers that some product writes.
    Value root = operand;
    bool isProduct = false;
    for (int depth = 0; depth < 1024; ++depth) {
      if (Operation *made = root.getDefiningOp())
        isProduct |= isa<NVVM::WgmmaMmaAsyncOp>(made) ||
                     made->getName().getStringRef() == "nvgpu.warpgroup.mma";
      auto known = accumulators.find(root);
      if (known == accumulators.end())
        break;
      root = known->second;
    }
    if (!isProduct)
      continue;
    Statement statement = make(Op::Touch, op);
    statement.name = accumulatorOf(operand);
    if (!body.empty() && body.back().op == Op::Touch &&
        body.back().name == statement.name)
      continue;
    body.push_back(std::move(statement));
  }
}

bool Reader::readMatrix(Operation *op, Body &body) {
  StringRef name = op->getName().getStringRef();
  auto counted = [&](Op kind, int64_t amount = 0) {
    Statement statement = make(kind, op);
    statement.amount = amount;
    body.push_back(std::move(statement));
    return true;
  };
  if (isa<NVVM::WgmmaFenceAlignedOp>(op))
    return counted(Op::MmaFence);
  if (isa<NVVM::WgmmaGroupSyncAlignedOp>(op))
    return counted(Op::MmaCommit);
  if (auto wait = dyn_cast<NVVM::WgmmaWaitGroupSyncOp>(op))
    return counted(Op::MmaWait, wait.getGroup());
  if (auto product = dyn_cast<NVVM::WgmmaMmaAsyncOp>(op)) {
    accumulators[product.getResults()] = product.getInouts();
    Statement statement = make(Op::Mma, op);
    statement.name = accumulatorOf(product.getResults());
    bool isFollowed =
        addRegion(statement.reads,
                  decodeDescriptor(terms, specialise(get(product.getDescriptorA()))),
                  -1, op, true) &&
        addRegion(statement.reads,
                  decodeDescriptor(terms, specialise(get(product.getDescriptorB()))),
                  -1, op, true);
    if (isFollowed)
      body.push_back(std::move(statement));
    return true;
  }
  if (name == "nvgpu.warpgroup.mma") {
    // fence, products, commit and wait: what its lowering emits.
    accumulators[op->getResult(0)] = op->getOperand(2);
    counted(Op::MmaFence);
    Statement statement = make(Op::Mma, op);
    statement.name = accumulatorOf(op->getResult(0));
    if (addRegion(statement.reads, get(op->getOperand(0)), -1, op, true) &&
        addRegion(statement.reads, get(op->getOperand(1)), -1, op, true))
      body.push_back(std::move(statement));
    counted(Op::MmaCommit);
    auto pending = op->getAttrOfType<IntegerAttr>("waitGroup");
    return counted(Op::MmaWait, pending ? pending.getInt() : 1);
  }
  // Registers to memory; which thread holds what is the unit's own matter.
  if (name == "nvgpu.warpgroup.mma.store" &&
      !elementAddress(op->getOperand(1), {}))
    return true;
  if (name.starts_with("nvvm.tcgen05.")) {
    unknown(op, "tensor memory: '" + name + "'", body);
    return true;
  }
  return false;
}

} // namespace tier::lift
