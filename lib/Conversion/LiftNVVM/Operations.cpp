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

/// Bits of a tensor-memory address: lanes above, columns below.
static constexpr int64_t laneUnit = 1 << 16, columnBytes = 512;

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
    // x < 0 ? x + n : x is meant to wrap.
    if (term->a->kind == TermKind::Less && term->a->a == term->c &&
        asConstant(term->a->b) == 0)
      if (auto count = asConstant(terms.sub(term->b, term->c));
          count && *count > 0)
        return Range{0, *count - 1};
    auto a = rangeOf(term->b, visiting), b = rangeOf(term->c, visiting);
    if (a && b)
      return Range{std::min(a->least, b->least), std::max(a->most, b->most)};
    return std::nullopt;
  }
  case TermKind::Variable: {
    if (term->name == "rank")
      return Range{0, lifted.program.cluster - 1};
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
      miss(at, "a CTA of the cluster that cannot be followed");
    address = address->a;
  }
  Linear sum = terms.linear(address);
  // A barrier of the caller: initialised by it, and what is pending on it at
  // the end is the caller's to wait for.
  if (Linear rest = sum; takeBase(rest)) {
    assume(at, "a barrier that the kernel is given to be initialised, counted "
               "and awaited by the caller");
    return false;
  }
  if (isCollecting) {
    // Later passes name the array; here the parts are seen.
    (void)express(address, at);
    // Uses count where nothing is initialised. In a loop of known length an
    // op touches every slot.
    std::vector<int64_t> offsets = {sum.constant};
    for (auto [term, factor] : sum.terms) {
      auto range = rangeOf(term);
      if (!range || range->least > range->most ||
          range->most - range->least > 64) {
        shared.addReach(sum.constant, INT64_MAX);
        return true;
      }
      std::vector<int64_t> more;
      for (int64_t offset : offsets)
        for (int64_t i = range->least; i <= range->most; ++i)
          more.push_back(offset + i * factor);
      offsets = more;
    }
    for (int64_t offset : offsets)
      shared.addBarrier(offset, statement.op == Op::Init, sum.constant);
    shared.addReach(*llvm::min_element(offsets), *llvm::max_element(offsets));
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
    miss(at, array ? "a barrier whose number cannot be followed: " +
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

Term Reader::takeBase(Linear &sum) {
  for (auto [term, factor] : sum.terms) {
    // Addresses that kernels are given lie wherever the caller put them; a
    // descriptor counts in units of 16 bytes.
    bool isCallers = term->kind == TermKind::Argument &&
                     StringRef(term->name).starts_with("arg") &&
                     sum.constant < firstObject;
    bool isTensor = term->kind == TermKind::Tensor;
    if ((isTensor && factor == 1) ||
        (isCallers && (factor == 1 || factor == 16))) {
      Term base = term;
      sum.terms.erase(term);
      return base;
    }
  }
  return nullptr;
}

bool Reader::addRegion(std::vector<protocol::Region> &regions, Term address,
                       int64_t bytes, Operation *at, bool isEngine) {
  address = specialise(address);
  Expr rank;
  if (address->kind == TermKind::Remote) {
    if (auto expr = express(address->b, at))
      rank = *expr;
    else
      complain(at, "a CTA of the cluster that cannot be followed");
    address = address->a;
  }
  if (address->kind == TermKind::Descriptor)
    address = address->a;
  Linear sum = terms.linear(address);
  Term base = takeBase(sum);
  if (base && base->kind == TermKind::Tensor) {
    // Lanes lie above columns; a column of 128 lanes has 512 bytes.
    auto inColumns = [](int64_t factor) {
      return (factor % laneUnit) * columnBytes;
    };
    sum.constant = inColumns(sum.constant);
    for (auto &[term, factor] : sum.terms)
      factor = inColumns(factor);
    sum.terms.remove_if([](auto &entry) { return entry.second == 0; });
  }
  // One of two places: a condition walks them.
  for (bool changed = true; changed;) {
    changed = false;
    for (auto [term, factor] : sum.terms) {
      auto then = term->kind == TermKind::Select ? asConstant(term->b)
                                                 : std::nullopt,
           otherwise = term->kind == TermKind::Select ? asConstant(term->c)
                                                      : std::nullopt;
      Term condition = term->a;
      if (!then || !otherwise ||
          (condition->kind != TermKind::Less &&
           condition->kind != TermKind::Equal))
        continue;
      int64_t scale = factor;
      sum.terms.erase(term);
      sum.constant += scale * *otherwise;
      sum.terms[condition] += scale * (*then - *otherwise);
      changed = true;
      break;
    }
  }
  SharedMap &area = base ? areas[base] : shared;
  Span span;
  span.begin = sum.constant;
  span.end = sum.constant + std::max<int64_t>(bytes, 1);
  auto refuse = [&] {
    complain(at, "an address that cannot be followed: " + print(address));
    return false;
  };
  // The threads' part: what all of them touch together.
  bool isTail = false;
  Linear walking;
  for (auto [term, factor] : sum.terms) {
    if (term->usesThread) {
      int64_t least = INT64_MAX, most = INT64_MIN;
      for (int64_t thread : active) {
        auto value = evaluate(term, thread);
        // A number of the kernel's arguments, as far as its form bounds it.
        if (auto range = value ? std::nullopt : rangeOf(term)) {
          least = std::min({least, range->least * factor, range->most * factor});
          most = std::max({most, range->least * factor, range->most * factor});
          continue;
        }
        if (!value)
          return refuse();
        least = std::min(least, *value * factor);
        most = std::max(most, *value * factor);
      }
      span.begin += least;
      span.end += most;
      continue;
    }
    if (auto range = rangeOf(term); term->isOpaque && range) {
      span.begin += std::min(range->least * factor, range->most * factor);
      span.end += std::max(range->least * factor, range->most * factor);
      continue;
    }
    if (term->isOpaque || term->isTensor ||
        (term->kind == TermKind::Argument && base))
      return refuse();
    // How far the host decides: somewhere up to the end of the object.
    bool isCount = term->isFixed || updates.count("trips:" + term->name);
    if (isCount && !rangeOf(term) && !base && factor > 0 && bytes >= 0 &&
        !isEngine) {
      isTail = true;
      continue;
    }
    if (term->kind == TermKind::Argument)
      return refuse();
    walking.terms[term] = factor;
  }
  if (isTail) {
    auto end = ends.upper_bound(span.begin);
    if (end == ends.end())
      return refuse();
    walking.terms.clear();
    if (isCollecting) {
      area.addTail(span.begin, span.end, *end);
      return true;
    }
    span.end = area.tailEnd(span.begin, span.end);
  }
  // The largest factor walks stages, the others stay inside.
  Term stage = nullptr;
  for (auto [term, factor] : walking.terms)
    if (factor > span.stride) {
      span.stride = factor;
      stage = term;
    }
  lastTarget = {span, base};
  for (auto [term, factor] : walking.terms) {
    if (term == stage)
      continue;
    auto range = rangeOf(term);
    if (!range || range->least > range->most)
      return refuse();
    if (int64_t step = std::abs(factor);
        range->least < range->most &&
        (lastTarget.inner == 0 || step < lastTarget.inner))
      lastTarget.inner = step;
    span.begin += std::min(range->least * factor, range->most * factor);
    span.end += std::max(range->least * factor, range->most * factor);
  }
  span.stage = stage;
  lastTarget.span = span;
  if (!base && !isCollecting && dynamicBegin && !isTail) {
    int64_t last = 0;
    if (auto range = stage ? rangeOf(stage) : std::nullopt;
        range && range->least <= range->most)
      last = range->most;
    dynamicReach = std::max(dynamicReach,
                            span.end + last * span.stride - dynamicBegin);
  }
  if (isCollecting) {
    if (stage)
      (void)express(stage, at);
    std::optional<int64_t> stages;
    if (stage)
      if (auto range = rangeOf(stage); range && range->least <= range->most)
        stages = range->most + 1;
    area.addSpan(span, stages);
    return true;
  }
  auto place = area.findBuffer(span);
  if (!place) {
    complain(at, "bytes of shared memory that cannot be followed: " +
                     print(address));
    return false;
  }
  protocol::Region region;
  region.buffer = place->buffer;
  region.rank = rank;
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
  // A matrix is read as far as the copy that it begins in.
  int64_t stageBegin = stage ? span.begin - inside : place->begin;
  if (auto next = boxes.upper_bound(stageBegin + inside);
      bytes < 0 && !base && next != boxes.begin()) {
    int64_t first = std::max(*std::prev(next), stageBegin),
            last = stageBegin + place->bytes;
    if (next != boxes.end())
      last = std::min(last, *next);
    if (first > stageBegin || last < stageBegin + place->bytes) {
      region.offset = first - stageBegin;
      region.bytes = last - first;
      regions.push_back(std::move(region));
      return true;
    }
  }
  if (region.bytes < 0 || region.offset + region.bytes > place->bytes) {
    region.offset = bytes < 0 ? 0 : region.offset;
    region.bytes =
        bytes < 0 ? -1 : std::min(region.bytes, place->bytes - region.offset);
  }
  regions.push_back(std::move(region));
  return true;
}

void Reader::addOperand(std::vector<protocol::Region> &regions,
                        Term descriptor, Operation *at, const Expr &rank) {
  std::string why = "a descriptor that cannot be followed";
  if (descriptor) {
    descriptor = decodeDescriptor(terms, specialise(descriptor));
    // What only the matrix unit reads is harmless where nobody writes.
    if (descriptor->isOpaque) {
      why += ": " + print(descriptor);
      descriptor = nullptr;
    }
  }
  if (!descriptor) {
    if (!isCollecting)
      unfollowedReads.push_back({at, why});
    return;
  }
  size_t before = regions.size();
  if (addRegion(regions, descriptor, -1, at, true) && regions.size() > before &&
      !rank.empty())
    regions.back().rank = rank;
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
    miss(op, "a count that cannot be followed");
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
  if (name.starts_with("nvvm.mbarrier.arrive_drop") ||
      name == "nvvm.mbarrier.complete_tx") {
    unknown(op, "a barrier whose count changes, or bytes that no copy brings",
            body);
    return true;
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
  // Between the generic and the async proxy, for all shared memory.
  if (name == "nvvm.fence.proxy.sync_restrict") {
    Statement statement = make(Op::Fence, op);
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
  if (name == "nvvm.bar.warp.sync" && !isWholeWarp(get(op->getOperand(0)))) {
    unknown(op, "a meeting of a part of a warp", body);
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
  if (auto budget = dyn_cast<NVVM::SetMaxRegisterOp>(op)) {
    takeRegisters(op, budget.getRegCount());
    return plain(Op::Registers, Expr(int64_t(budget.getRegCount())));
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

/// Text that holds one of some instructions.
static bool isText(Operation *op, ArrayRef<StringRef> instructions) {
  auto text = dyn_cast_or_null<LLVM::InlineAsmOp>(op);
  return text && llvm::any_of(instructions, [&](StringRef instruction) {
           return text.getAsmString().contains(instruction);
         });
}

/// Text whose operands and results are registers that an engine fills.
static bool isMatrixText(Operation *op) {
  return isText(op, {"wgmma.", "tcgen05.ld", "tcgen05.wait"});
}

/// The first operand that is one register with a result, or null.
static Value tiedOperand(LLVM::InlineAsmOp op) {
  SmallVector<StringRef> constraints;
  op.getConstraints().split(constraints, ',');
  unsigned outputs = llvm::count_if(
      constraints, [](StringRef one) { return one.starts_with("="); });
  for (auto [number, one] : llvm::enumerate(constraints)) {
    unsigned tied;
    if (number >= outputs && number - outputs < op.getNumOperands() &&
        !one.getAsInteger(10, tied))
      return op.getOperand(number - outputs);
  }
  return {};
}

bool Reader::isOfProduct(Value value) {
  for (int depth = 0; depth < 1024; ++depth) {
    if (carriedProducts.contains(value))
      return true;
    if (Operation *made = value.getDefiningOp())
      if (isa<NVVM::WgmmaMmaAsyncOp, NVVM::Tcgen05LdOp>(made) ||
          made->getName().getStringRef() == "nvgpu.warpgroup.mma" ||
          isText(made, {"wgmma.mma_async", "tcgen05.ld"}))
        return true;
    auto known = accumulators.find(value);
    if (known == accumulators.end())
      break;
    value = known->second;
  }
  return false;
}

void Reader::touchResults(Operation *op, Body &body) {
  if (isa<NVVM::WgmmaMmaAsyncOp, scf::ForOp, scf::WhileOp, scf::IfOp,
          scf::YieldOp, scf::ConditionOp>(op) ||
      op->getName().getStringRef() == "nvgpu.warpgroup.mma")
    return;
  if (isMatrixText(op)) {
    Value tied = tiedOperand(cast<LLVM::InlineAsmOp>(op));
    for (Value result : op->getResults())
      if (tied)
        accumulators[result] = tied;
    return;
  }
  // Registers that only change their name are not touched.
  if (isa<LLVM::ExtractValueOp, LLVM::InsertValueOp, LLVM::ExtractElementOp,
          LLVM::InsertElementOp, LLVM::ShuffleVectorOp, LLVM::BitcastOp>(op)) {
    for (Value operand : op->getOperands())
      if (isOfProduct(operand))
        accumulators[op->getResult(0)] = operand;
    return;
  }
  for (Value operand : op->getOperands()) {
    if (!isOfProduct(operand))
      continue;
    Statement statement = make(Op::Touch, op);
    statement.name = accumulatorOf(operand);
    // Once among accesses that nothing comes between.
    bool isKnown = false;
    for (const Statement &before : llvm::reverse(body)) {
      isKnown |= before.op == Op::Touch && before.name == statement.name;
      if (isKnown || (before.op != Op::Touch && before.op != Op::Read &&
                      before.op != Op::Write))
        break;
    }
    if (isKnown)
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
    for (Value descriptor :
         {product.getDescriptorA(), product.getDescriptorB()})
      checkUniform(op, get(descriptor), "a descriptor", 128);
    addOperand(statement.reads, get(product.getDescriptorA()), op);
    addOperand(statement.reads, get(product.getDescriptorB()), op);
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
  return readTensor(op, body);
}

} // namespace tier::lift
