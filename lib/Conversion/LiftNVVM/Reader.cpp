//===- Reader.cpp - roles and control flow of a kernel --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tier::problem;

namespace tier::lift {

static constexpr int64_t warpSize = 32;
/// 512 columns of 128 lanes of 4 bytes.
static constexpr int64_t tensorBytes = 1 << 18;

Reader::Reader(Operation *kernel, LiftedKernel &lifted)
    : kernel(kernel), lifted(lifted) {}

//===----------------------------------------------------------------------===//
// Saying things
//===----------------------------------------------------------------------===//

int64_t Reader::idOf(Operation *op) {
  auto [entry, isNew] = ids.try_emplace(op, lifted.places.size());
  if (isNew)
    lifted.places.push_back(op->getLoc());
  return entry->second;
}

Statement Reader::make(Op op, Operation *at) {
  Statement statement;
  statement.op = op;
  statement.id = idOf(at);
  return statement;
}

void Reader::complain(Operation *op, const Twine &why) {
  hasUnknown = true;
  if (!isCollecting && complained.insert({op, why.str()}).second)
    lifted.unknowns.push_back({op->getLoc(), why.str()});
}

void Reader::assume(Operation *op, const Twine &what) {
  if (!isCollecting && complained.insert({kernel, what.str()}).second)
    lifted.assumptions.push_back({op->getLoc(), what.str()});
}

void Reader::miss(Operation *op, const Twine &why) {
  complain(op, why);
  lifted.isPartial |= !isCollecting;
}

void Reader::unknown(Operation *op, const Twine &why, Body &body) {
  miss(op, why);
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

std::string print(Term term) {
  switch (term->kind) {
  case TermKind::Constant:
    return std::to_string(term->value);
  case TermKind::Thread:
    return "thread";
  case TermKind::Elected:
    return "elected";
  case TermKind::Argument:
  case TermKind::Variable:
  case TermKind::Opaque:
  case TermKind::Tensor:
    return term->name;
  case TermKind::Remote:
    return print(term->a) + " of CTA " + print(term->b);
  case TermKind::Select:
    return "(" + print(term->a) + " ? " + print(term->b) + " : " +
           print(term->c) + ")";
  case TermKind::Descriptor:
    return "descriptor(" + print(term->a) + ")";
  default: {
    static const std::pair<TermKind, const char *> signs[] = {
        {TermKind::Add, " + "},      {TermKind::Mul, " * "},
        {TermKind::FloorDiv, " floordiv "}, {TermKind::Mod, " mod "},
        {TermKind::And, " & "},      {TermKind::Xor, " ^ "},
        {TermKind::Less, " < "},     {TermKind::Equal, " == "}};
    for (auto [kind, sign] : signs)
      if (kind == term->kind)
        return "(" + print(term->a) + sign + print(term->b) + ")";
    return "?";
  }
  }
}

/// A comparison with a difference of what the host decides: a symbol, which is
/// never negative, can not stand for it, and the comparison may turn out either
/// way.
bool Reader::hasAnySign(Term condition) {
  if (condition->kind != TermKind::Less || !condition->isFixed)
    return false;
  Linear rest = terms.linear(terms.sub(condition->b, condition->a));
  rest.constant = 0;
  Term bound = terms.fromLinear(rest);
  if (strides.find(bound) != strides.end() || walks.find(bound) != walks.end())
    return false;
  bool hasPositive = false, hasNegative = false;
  for (auto [term, factor] : rest.terms)
    (factor < 0 ? hasNegative : hasPositive) = true;
  return hasPositive && hasNegative;
}

bool Reader::write(Term term, std::string &text, Operation *at) {
  if (term->kind == TermKind::Constant) {
    text += term->value < 0 ? "(0 - " + std::to_string(-term->value) + ")"
                            : std::to_string(term->value);
    return true;
  }
  if (term->kind == TermKind::Variable) {
    used[term->name] = true;
    text += term->name;
    return true;
  }
  // What the host decides is one number, but for constants added to it; a
  // comparison with what ends a loop is one with the number of its turns.
  if (term->isFixed && term->kind == TermKind::Less) {
    Linear rest = terms.linear(terms.sub(term->b, term->a));
    int64_t constant = -std::exchange(rest.constant, 0);
    bool isNegative = llvm::all_of(
        rest.terms, [](auto &entry) { return entry.second < 0; });
    if (isNegative) {
      // c < -x is x < -c, and x is what a symbol can stand for.
      Term positive = terms.mul(terms.fromLinear(rest), terms.constant(-1));
      text += "(";
      if (!write(positive, text, at) ||
          !write(terms.constant(-constant), text.append(" < "), at))
        return false;
      text += ")";
      return true;
    }
    Term bound = terms.fromLinear(rest), first = terms.constant(constant);
    if (auto known = strides.find(bound);
        known != strides.end() && constant % known->second == 0) {
      first = terms.constant(constant / known->second);
      bound = terms.ceilDiv(bound, terms.constant(known->second));
    } else if (auto walk = walks.find(bound);
               walk != walks.end() && constant == 0) {
      bound = terms.ceilDiv(bound, walk->second);
    }
    text += "(";
    if (!write(first, text, at) || !write(bound, text.append(" < "), at))
      return false;
    text += ")";
    return true;
  }
  if (term->isFixed && term->kind != TermKind::Equal &&
      term->kind != TermKind::Select) {
    Linear sum = terms.linear(term);
    if (sum.constant != 0 && !sum.terms.empty()) {
      int64_t constant = std::exchange(sum.constant, 0);
      text += "(";
      if (!write(terms.fromLinear(sum), text, at) ||
          !write(terms.constant(constant), text.append(" + "), at))
        return false;
      text += ")";
      return true;
    }
    // A multiple of a number is no number of its own.
    if (sum.constant == 0 && sum.terms.size() == 1 &&
        sum.terms.begin()->second != 1) {
      auto [one, factor] = *sum.terms.begin();
      text += "(";
      if (!write(one, text, at) ||
          !write(terms.constant(factor), text.append(" * "), at))
        return false;
      text += ")";
      return true;
    }
    // Nor is a part of the tiles of all roles.
    if (term->kind == TermKind::FloorDiv && asConstant(term->b)) {
      Linear inner = terms.linear(term->a);
      if (inner.terms.size() == 1 && inner.terms.begin()->second == 1 &&
          inner.terms.begin()->first->kind == TermKind::FloorDiv &&
          !asConstant(inner.terms.begin()->first->b)) {
        text += "(";
        if (!write(term->a, text, at) ||
            !write(term->b, text.append(" floordiv "), at))
          return false;
        text += ")";
        return true;
      }
    }
    auto [entry, isNew] = symbols.try_emplace(print(term), "");
    if (isNew) {
      entry->second = "n" + std::to_string(symbols.size());
      lifted.program.symbols.push_back({entry->second, 0, ""});
      bool isOne = true;
      terms.map(term, [&](Term part) -> Term {
        isOne &= part->kind != TermKind::Argument ||
                 !StringRef(part->name).starts_with(anyNumber);
        return nullptr;
      });
      if (isOne)
        lifted.numbers.insert(entry->second);
      if (StringRef(term->name).starts_with(sharedNumber))
        lifted.related.insert(entry->second);
    }
    text += entry->second;
    return true;
  }
  if (term->usesThread || term->isTensor || term->kind == TermKind::Opaque ||
      term->kind == TermKind::Descriptor || term->kind == TermKind::Remote)
    return false;
  bool isQuotient =
      term->kind == TermKind::FloorDiv || term->kind == TermKind::Mod;
  if (isQuotient && !asConstant(term->b))
    return false;
  text += "(";
  if (!write(term->a, text, at))
    return false;
  switch (term->kind) {
  case TermKind::Add:
    text += " + ";
    break;
  case TermKind::Mul:
    text += " * ";
    break;
  case TermKind::FloorDiv:
    text += " floordiv ";
    break;
  case TermKind::Mod:
    text += " mod ";
    break;
  case TermKind::And:
    text += " & ";
    break;
  case TermKind::Xor:
    text += " ^ ";
    break;
  case TermKind::Less:
    text += " < ";
    break;
  case TermKind::Equal:
    text += " == ";
    break;
  default:
    text += " ? ";
  }
  if (!write(term->b, text, at))
    return false;
  if (term->kind == TermKind::Select) {
    text += " : ";
    if (!write(term->c, text, at))
      return false;
  }
  text += ")";
  return true;
}

std::optional<Expr> Reader::express(Term term, Operation *at) {
  std::string text;
  if (!term || !write(term, text, at))
    return std::nullopt;
  return Expr(text);
}

Term Reader::specialise(Term term) {
  if (term && rankNow >= 0)
    term = terms.map(term, [&](Term part) -> Term {
      bool isRank = part->kind == TermKind::Variable && part->name == "rank";
      return isRank ? terms.constant(rankNow) : nullptr;
    });
  if (!term || !term->usesThread || active.empty())
    return term;
  return terms.map(term, [&](Term part) -> Term {
    if (!part->usesThread)
      return part;
    if (part->kind == TermKind::Elected)
      return isElected ? terms.constant(1) : part;
    std::optional<int64_t> first = evaluate(part, active.front());
    if (!first)
      return nullptr;
    for (int64_t thread : active)
      if (evaluate(part, thread) != first)
        return nullptr;
    return terms.constant(*first);
  });
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

/// The parts of a conjunction.
static void flatten(Term term, SmallVectorImpl<Term> &parts) {
  if (term->kind == TermKind::Select) {
    flatten(term->a, parts);
    flatten(term->b, parts);
    flatten(term->c, parts);
  } else if (term->kind == TermKind::Equal && asConstant(term->b) == 0) {
    flatten(term->a, parts);
  }
  parts.push_back(term);
}

void Reader::splitRoles() {
  // Conditions on the thread's number alone that hold for whole warps.
  SmallVector<Term> conditions;
  // Those whose other side has work to do tell warps apart in any case.
  llvm::SmallPtrSet<Term, 8> divides;
  // Those that have work where they hold, and where they do not.
  llvm::SmallPtrSet<Term, 8> works, worksOtherwise;
  auto consider = [&](Value condition, bool hasSide, bool otherSide) {
    bool hasOtherSide = hasSide && otherSide;
    SmallVector<Term> parts;
    flatten(get(condition), parts);
    if (hasSide)
      works.insert(parts.back());
    if (otherSide)
      worksOtherwise.insert(parts.back());
    for (Term part : parts)
      if (part->usesThread && evaluate(part, 0)) {
        if (hasOtherSide)
          divides.insert(part);
        if (!llvm::is_contained(conditions, part))
          conditions.push_back(part);
      }
  };
  auto hasWork = [](Region &region) {
    return region
        .walk([](Operation *op) {
          return op->hasTrait<OpTrait::IsTerminator>() ||
                         op->getNumRegions() != 0 || isMemoryEffectFree(op)
                     ? WalkResult::advance()
                     : WalkResult::interrupt();
        })
        .wasInterrupted();
  };
  kernel->walk([&](Operation *op) {
    if (auto branch = dyn_cast<scf::IfOp>(op))
      consider(branch.getCondition(), hasWork(branch.getThenRegion()),
               hasWork(branch.getElseRegion()));
    if (auto choice = dyn_cast<arith::SelectOp>(op))
      if (choice.getCondition().getType().isInteger(1))
        consider(choice.getCondition(), false, false);
  });
  // So do barriers of their own.
  SmallVector<Term> numbers;
  auto tellsApart = [&](Value value) {
    Term term = get(value);
    if (!term->usesThread || llvm::is_contained(numbers, term))
      return;
    bool isTruth = true;
    for (int64_t thread = 0; thread < threads; ++thread) {
      auto own = evaluate(term, thread),
           first = evaluate(term, thread / warpSize * warpSize);
      if (!own || own != first)
        return;
      isTruth &= *own == 0 || *own == 1;
    }
    if (!isTruth)
      numbers.push_back(term);
  };
  kernel->walk([&](Operation *op) {
    StringRef name = op->getName().getStringRef();
    bool isBarrier = isa<NVVM::BarrierOp, NVVM::BarrierArriveOp>(op) ||
                     name.starts_with("nvvm.mbarrier.") ||
                     name.starts_with("nvgpu.mbarrier.");
    if (auto text = dyn_cast<LLVM::InlineAsmOp>(op))
      isBarrier = text.getAsmString().contains("bar.") ||
                  text.getAsmString().contains("barrier");
    else if (auto text = dyn_cast<NVVM::InlinePtxOp>(op))
      isBarrier = text.getPtxCode().contains("bar.") ||
                  text.getPtxCode().contains("barrier");
    if (isBarrier)
      for (Value operand : op->getOperands())
        if (operand.getType().isIntOrIndex() ||
            isa<LLVM::LLVMPointerType>(operand.getType()))
          tellsApart(operand);
  });
  // Warps that no condition tells apart are one role. A condition that picks the
  // first warp of one warpgroup alone is no reason to split it: that warp acts
  // for the others.
  std::map<std::vector<int64_t>, std::vector<int64_t>> classes;
  SmallVector<Term> whole;
  for (Term condition : conditions) {
    bool isWhole = true;
    for (int64_t thread = 0; thread < threads; ++thread)
      isWhole &= evaluate(condition, thread) ==
                 evaluate(condition, thread / warpSize * warpSize);
    if (isWhole)
      whole.push_back(condition);
  }
  int64_t warps = llvm::divideCeil(threads, warpSize), group = 4;
  auto holds = [&](Term condition, int64_t warp) {
    return *evaluate(condition, warp * warpSize) != 0;
  };
  for (int64_t first = 0; first < warps; first += group) {
    int64_t last = std::min(warps, first + group);
    bool isSplit = false;
    std::vector<bool> isUniform;
    for (Term condition : whole) {
      int64_t count = 0, elsewhere = 0;
      for (int64_t warp = 0; warp < warps; ++warp)
        (warp >= first && warp < last ? count : elsewhere) +=
            holds(condition, warp);
      bool uniform = count == 0 || count == last - first;
      isUniform.push_back(uniform);
      // .. and the others do nothing meanwhile.
      bool picksFirst = (count == 1 && holds(condition, first) &&
                         !worksOtherwise.contains(condition)) ||
                        (count == last - first - 1 &&
                         !holds(condition, first) && !works.contains(condition));
      isSplit |= !uniform && (!picksFirst || last - first == 1 ||
                              divides.contains(condition));
    }
    for (int64_t warp = first; warp < last; ++warp) {
      std::vector<int64_t> key;
      for (auto [i, condition] : llvm::enumerate(whole)) {
        // Where only first warps are picked, groups stay apart from others.
        if (isUniform[i] || isSplit)
          key.push_back(holds(condition, warp));
        else
          key.push_back(2 + first);
      }
      for (Term number : numbers)
        key.push_back(*evaluate(number, warp * warpSize));
      for (int64_t lane = 0; lane < warpSize; ++lane)
        if (warp * warpSize + lane < threads)
          classes[key].push_back(warp * warpSize + lane);
    }
  }
  for (auto &[key, members] : classes)
    roles.push_back(members);
  llvm::sort(roles);
  values.clear();
}

static bool writesShared(const Body &body) {
  return llvm::any_of(body, [](const Statement &statement) {
    Op op = statement.op;
    return op == Op::BulkLoad || op == Op::GroupCopy || op == Op::Write ||
           writesShared(statement.body) || writesShared(statement.otherwise);
  });
}

void Reader::read(int64_t blockThreads,
                  const std::map<std::string, int64_t> &bytes) {
  threads = blockThreads;
  bytesOfMaps = bytes;
  lifted.program.name =
      cast<SymbolOpInterface>(kernel).getName().str();
  if (auto size = kernel->getAttrOfType<DenseI32ArrayAttr>("nvvm.cluster_dim"))
    for (int32_t extent : size.asArrayRef())
      lifted.program.cluster *= extent;
  if (auto size =
          kernel->getAttrOfType<DenseI32ArrayAttr>("known_cluster_size"))
    for (int32_t extent : size.asArrayRef())
      lifted.program.cluster *= extent;
  placeObjects();
  splitRoles();
  // Names and their updates, then the same in units of what they count, then
  // spans, then statements.
  enum Pass { Names, Units, Spans, Statements };
  for (int pass = Names; pass <= Statements; ++pass) {
    for (auto &[at, message] : messages)
      message.stored.clear();
    if (pass == Units) {
      bool hasInvariants = findInvariants();
      if (!findUnits() && !hasInvariants)
        continue;
    }
    if (pass == Units)
      updates.clear();
    bool collects = pass < Statements;
    isCollecting = collects;
    lifted.program.roles.clear();
    mappings.clear();
    hasUnknown = false;
    if (pass == Spans) {
      shared = SharedMap();
      areas.clear();
    }
    for (auto [i, members] : llvm::enumerate(roles)) {
      protocol::Role made;
      made.name = "warps " + std::to_string(members.front() / warpSize) + "-" +
                  std::to_string(members.back() / warpSize);
      made.threads = members.size();
      roleNumber = i;
      made.body = readRole(members);
      lifted.program.roles.push_back(std::move(made));
    }
    if (collects) {
      // A carried value that matters makes what it is computed from matter.
      for (bool grew = true; grew;) {
        grew = false;
        for (auto &entry : updates)
          if (used.lookup(entry.getKey()))
            for (Term term : entry.getValue())
              terms.map(term, [&](Term part) -> Term {
                if (part->kind == TermKind::Variable && !used[part->name]) {
                  used[part->name] = true;
                  grew = true;
                }
                return nullptr;
              });
      }
      if (pass == Names && findMessages()) { // what they give has names now
        updates.clear();
        pass = Names - 1;
      }
      lifted.program.symbols.clear();
      lifted.program.predicates.clear();
      lifted.numbers.clear();
      lifted.related.clear();
      symbols.clear();
      predicates.clear();
      if (pass == Spans) {
        // What is unknown may initialise barriers.
        if (!hasUnknown)
          shared.addUsedBarriers();
        solveAreas();
      }
    }
  }
  findRooms();
  checkResources();
  for (protocol::Role &made : lifted.program.roles)
    joinAccesses(made.body);
  // What only the matrix unit reads is harmless where nothing is written.
  if (llvm::any_of(lifted.program.roles, [](const protocol::Role &role) {
        return writesShared(role.body);
      }))
    for (auto &[op, why] : unfollowedReads)
      complain(op, why);
}

/// Barriers and buffers, of shared memory first. Memory of another base lies
/// nowhere near.
void Reader::solveAreas() {
  shared.solve(lifted.program);
  int64_t reserved = 0;
  for (auto &[base, area] : areas) {
    if (base->kind == TermKind::Tensor)
      area.solve(lifted.program, base->name + ".", tensorBytes * reserved++,
                 protocol::Space::Tensor);
    else
      area.solve(lifted.program, base->name + ".", std::nullopt,
                 protocol::Space::Shared);
  }
  for (const std::string &name : writtenMaps) {
    protocol::Buffer buffer;
    buffer.name = name;
    buffer.space = protocol::Space::Global;
    buffer.bytes = 128;
    lifted.program.buffers.push_back(buffer);
  }
}

Body Reader::readRole(ArrayRef<int64_t> members) {
  role.assign(members.begin(), members.end());
  active = role;
  isElected = role.size() == 1;
  values.clear();
  loops.clear();
  labels.clear();
  relinquish = nullptr;
  Body body;
  readBlock(kernel->getRegion(0).front(), body);
  return body;
}

void Reader::readBlock(Block &block, Body &body) {
  for (Operation &op : block)
    readOp(&op, body);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Ops that touch no memory that threads share in a CTA, whatever they say.
static bool isHarmless(Operation *op) {
  if (auto atomic = dyn_cast<LLVM::AtomicRMWOp>(op))
    return cast<LLVM::LLVMPointerType>(atomic.getPtr().getType())
               .getAddressSpace() == 1;
  if (auto atomic = dyn_cast<LLVM::AtomicCmpXchgOp>(op))
    return cast<LLVM::LLVMPointerType>(atomic.getPtr().getType())
               .getAddressSpace() == 1;
  return isa<NVVM::PrefetchOp, NVVM::GriddepcontrolOp,
             NVVM::ClusterLaunchControlQueryCancelOp>(op);
}

void Reader::readOp(Operation *op, Body &body) {
  touchResults(op, body);
  takePart(op);
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return readFor(loop, body);
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return readWhile(loop, body);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return readIf(branch, body);
  if (auto branch = dyn_cast<scf::IndexSwitchOp>(op))
    return readSwitch(branch, body);
  if (auto text = dyn_cast<LLVM::InlineAsmOp>(op))
    return readAssembly(text, body);
  if (auto text = dyn_cast<NVVM::InlinePtxOp>(op))
    return readInlinePtx(text, body);
  if (op->hasTrait<OpTrait::IsTerminator>())
    return;
  if (readTransfer(op, body) || readBarrier(op, body) || readMatrix(op, body) ||
      readAccess(op, body))
    return;
  if (op->getNumRegions() != 0) {
    unknown(op, "an op with regions, '" + op->getName().getStringRef() + "'",
            body);
    return;
  }
  if (!isMemoryEffectFree(op) && !isa<LLVM::AllocaOp>(op)) {
    if (isHarmless(op))
      return;
    bool touchesMemory = llvm::any_of(op->getOperandTypes(), [](Type type) {
      return isa<LLVM::LLVMPointerType, MemRefType>(type);
    });
    if (touchesMemory || isa<CallOpInterface>(op))
      unknown(op, "'" + op->getName().getStringRef() + "'", body);
  }
}

} // namespace tier::lift
