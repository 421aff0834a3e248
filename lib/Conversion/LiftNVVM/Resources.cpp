//===- Resources.cpp - what a CTA has, and who may use it together --------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Faults that need no schedule to be seen. While statements are written, the
// threads that reach an op are known by their numbers:
//
//   tcgen05.ld [address + lanes]     each warp w: lanes 32 * (w mod 4)
//   wgmma, setmaxnreg                all four warps of each warpgroup
//   tcgen05.alloc, relinquish        whole warps
//
// What the whole kernel decides (shared memory, registers, the group of CTAs of
// tcgen05) is checked behind that. Rules are those of `tier-verify-grain`.
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tier::problem;

namespace tier::lift {

static constexpr int64_t warpSize = 32, groupSize = 128;
static constexpr int64_t laneUnit = 1 << 16;
/// Of a multiprocessor (PTX ISA 9.7.16.1, 9.7.19.5) and of a CTA.
static constexpr int64_t mostColumns = 512, registerFile = 65536,
                         mostShared = 232448;

void Reader::fault(Operation *op, const Twine &message, const Twine &fix,
                   Operation *other, bool isWarning) {
  if (isCollecting || !complained.insert({op, message.str()}).second)
    return;
  Fault found{op->getLoc(), message.str(), fix.str(), std::nullopt, isWarning};
  if (other)
    found.other = other->getLoc();
  lifted.faults.push_back(std::move(found));
}

//===----------------------------------------------------------------------===//
// Who takes part
//===----------------------------------------------------------------------===//

/// The instruction of a text that threads execute together, and how many.
static int64_t groupOfText(StringRef text) {
  for (StringRef name : {"wgmma.", "setmaxnreg."})
    if (text.contains(name))
      return groupSize;
  for (StringRef name :
       {"tcgen05.alloc", "tcgen05.dealloc", "tcgen05.relinquish", "tcgen05.ld.",
        "tcgen05.st.", "tcgen05.wait", "ldmatrix.", "stmatrix.", "mma.sync."})
    if (text.contains(name))
      return warpSize;
  return 1;
}

/// Threads that execute the op together: an aligned group of so many.
static int64_t groupOf(Operation *op) {
  return TypeSwitch<Operation *, int64_t>(op)
      .Case<NVVM::WgmmaFenceAlignedOp, NVVM::WgmmaGroupSyncAlignedOp,
            NVVM::WgmmaWaitGroupSyncOp, NVVM::WgmmaMmaAsyncOp,
            NVVM::SetMaxRegisterOp>([](Operation *) { return groupSize; })
      .Case<NVVM::Tcgen05AllocOp, NVVM::Tcgen05DeallocOp,
            NVVM::Tcgen05RelinquishAllocPermitOp, NVVM::Tcgen05LdOp,
            NVVM::Tcgen05StOp, NVVM::Tcgen05WaitOp, NVVM::LdMatrixOp,
            NVVM::StMatrixOp, NVVM::MmaOp>(
          [](Operation *) { return warpSize; })
      .Case([](LLVM::InlineAsmOp text) {
        return groupOfText(text.getAsmString());
      })
      .Case([](NVVM::InlinePtxOp text) {
        return groupOfText(text.getPtxCode());
      })
      .Default([](Operation *op) {
        return op->getName().getStringRef() == "nvgpu.warpgroup.mma" ? groupSize
                                                                     : 1;
      });
}

/// Roles may share an op: it is theirs together.
void Reader::takePart(Operation *op) {
  if (isCollecting || groupOf(op) == 1)
    return;
  std::set<int64_t> &members = participants[op];
  for (int64_t thread : active)
    if (!absent.count(thread))
      members.insert(thread);
}

void Reader::reachedBy(bool isKnown, ArrayRef<int64_t> chosen, bool isThen,
                       function_ref<void()> side) {
  if (!isKnown || isCollecting)
    return side();
  std::set<int64_t> before = absent;
  std::set<int64_t> members(chosen.begin(), chosen.end());
  for (int64_t thread : active)
    if (bool(members.count(thread)) != isThen)
      absent.insert(thread);
  side();
  absent = std::move(before);
}

void Reader::checkParticipants() {
  for (auto &[op, members] : participants) {
    int64_t group = groupOf(op);
    for (int64_t first = 0; first < threads; first += group) {
      int64_t whole = std::min(group, threads - first), count = 0;
      for (int64_t thread = first; thread < first + whole; ++thread)
        count += members.count(thread);
      if (count == 0 || count == group)
        continue;
      // The protocol's proof speaks of parts of warps.
      bool isPartOfWarps = group == warpSize && !lifted.program.roles.empty();
      if (isPartOfWarps && !isa<NVVM::Tcgen05RelinquishAllocPermitOp,
                                NVVM::LdMatrixOp, NVVM::StMatrixOp,
                                NVVM::MmaOp>(op))
        continue;
      fault(op,
            Twine("[async.barrier-divergent] expects whole ") +
                (group == groupSize ? "warpgroups" : "warps") +
                " at a collective op, got " + Twine(count) + " of " +
                Twine(group) + " threads from thread " + Twine(first) + " on",
            "decide by what all of them know, outside of the op");
      break;
    }
  }
}

/// What differs inside of an aligned group of threads, as far as it is known.
bool Reader::differsIn(Term term, int64_t group) {
  if (!term || active.empty())
    return false;
  llvm::DenseMap<int64_t, int64_t> first;
  Linear sum = terms.linear(term);
  for (int64_t thread : active) {
    int64_t value = 0;
    for (auto [part, factor] : sum.terms)
      if (part->usesThread) {
        auto own = evaluate(part, thread);
        if (!own)
          return false;
        value += *own * factor;
      }
    auto [entry, isNew] = first.try_emplace(thread / group, value);
    if (!isNew && entry->second != value)
      return true;
  }
  return false;
}

void Reader::checkUniform(Operation *op, Term term, const Twine &what,
                          int64_t group) {
  if (isCollecting || !differsIn(term, group))
    return;
  fault(op,
        "[async.uniform-operand] expects " + what + " that is one value in a " +
            (group == groupSize ? "warpgroup" : "warp") +
            ", got one that differs between its threads",
        "compute it from the number of the warp");
}

//===----------------------------------------------------------------------===//
// Tensor memory
//===----------------------------------------------------------------------===//

/// Warp w reaches lanes 32 (w mod 4) to 31 more; shapes of 16 lanes begin at
/// either half (PTX ISA 9.7.16.2.3.1).
void Reader::checkPartition(Operation *op, const TensorMove &move) {
  if (isCollecting || !move.address)
    return;
  checkUniform(op, move.address, "an address of tensor memory", warpSize);
  Linear sum = terms.linear(specialise(move.address));
  Term base = takeBase(sum);
  if (!base || base->kind != TermKind::Tensor)
    return;
  for (int64_t thread : active) {
    // Columns lie below lanes, and never reach them.
    int64_t lane = sum.constant / laneUnit;
    for (auto [part, factor] : sum.terms) {
      if (factor % laneUnit != 0)
        continue;
      auto value = evaluate(part, thread);
      if (!value)
        return;
      lane += *value * (factor / laneUnit);
    }
    int64_t warp = thread / warpSize, own = 32 * (warp % 4);
    if (lane == own || (!move.hasLanes32 && lane == own + 16))
      continue;
    return fault(op,
                 "[async.tensor-partition] expects lanes from " + Twine(own) +
                     " on in warp " + Twine(warp) + ", got lane " + Twine(lane),
                 "add 32 * (warp mod 4) << 16 to the address");
  }
}

void Reader::checkReserve(Operation *op, int64_t slot, Term address,
                          Term columns) {
  if (isCollecting)
    return;
  checkUniform(op, address, "a slot for an address", warpSize);
  if (relinquish)
    fault(op,
          "[async.tensor-permit] expects the right to reserve tensor memory, "
          "got none: it was relinquished",
          "reserve before, or relinquish later", relinquish);
  auto count = columns ? asConstant(specialise(columns)) : std::nullopt;
  if (!count)
    return;
  if (*count < 32 || *count > mostColumns || !llvm::isPowerOf2_64(*count))
    fault(op,
          "[async.tensor-columns] expects a power of two from 32 to 512 "
          "columns, got " +
              Twine(*count),
          "widen to the next power of two");
  reserved[slot] = {op, *count};
  int64_t alive = 0;
  for (auto &[place, one] : reserved)
    alive += one.second;
  if (alive > mostColumns && *count <= mostColumns)
    fault(op,
          "[async.tensor-columns] expects at most 512 columns alive, got " +
              Twine(alive),
          "free a tile before, or reserve narrower ones",
          reserved.begin()->second.first);
}

void Reader::checkFree(Operation *op, Term base, Term columns) {
  if (isCollecting)
    return;
  auto found = reserved.find(base->value);
  if (found == reserved.end())
    return;
  auto count = columns ? asConstant(specialise(columns)) : std::nullopt;
  if (count && *count != found->second.second)
    fault(op,
          "[async.tensor-columns] expects the " +
              Twine(found->second.second) +
              " columns that were reserved, got " + Twine(*count),
          "free as many columns as were reserved", found->second.first);
  reserved.erase(found);
}

/// The CTAs that a tcgen05 op works for: 1, a pair, or 0 where it does not say; a text
/// may say both, 1 | 2.
static int64_t ctasOf(Operation *op) {
  auto count = [](NVVM::CTAGroupKind kind) {
    return kind == NVVM::CTAGroupKind::CTA_2 ? 2 : 1;
  };
  auto inText = [](StringRef text) {
    size_t at = text.find("tcgen05.");
    StringRef rest = at == StringRef::npos ? "" : text.substr(at);
    return 2 * rest.contains("cta_group::2") + rest.contains("cta_group::1");
  };
  return TypeSwitch<Operation *, int64_t>(op)
      .Case<NVVM::Tcgen05AllocOp, NVVM::Tcgen05DeallocOp,
            NVVM::Tcgen05RelinquishAllocPermitOp, NVVM::Tcgen05CommitOp,
            NVVM::Tcgen05ShiftOp, NVVM::Tcgen05CpOp>(
          [&](auto one) { return count(one.getGroup()); })
      .Case<NVVM::Tcgen05MMAOp, NVVM::Tcgen05MMASparseOp,
            NVVM::Tcgen05MMABlockScaleOp, NVVM::Tcgen05MMASparseBlockScaleOp>(
          [&](auto one) { return count(one.getCtaGroup()); })
      .Case<NVVM::Tcgen05MMAWsOp, NVVM::Tcgen05MMAWsSparseOp>(
          [](auto) { return 1; })
      .Case([&](LLVM::InlineAsmOp text) { return inText(text.getAsmString()); })
      .Case([&](NVVM::InlinePtxOp text) { return inText(text.getPtxCode()); })
      .Default([](Operation *) { return 0; });
}

static bool isRelinquish(Operation *op) {
  auto inText = [](StringRef text) {
    return text.contains("relinquish_alloc_permit");
  };
  if (auto text = dyn_cast<LLVM::InlineAsmOp>(op))
    return inText(text.getAsmString());
  if (auto text = dyn_cast<NVVM::InlinePtxOp>(op))
    return inText(text.getPtxCode());
  return isa<NVVM::Tcgen05RelinquishAllocPermitOp>(op);
}

void Reader::checkPair() {
  Operation *first = nullptr;
  kernel->walk([&](Operation *op) {
    int64_t ctas = ctasOf(op);
    if (!ctas)
      return;
    if (!first)
      first = op;
    bool hasBoth = ctas == 3;
    if (hasBoth || ctas != ctasOf(first))
      fault(op,
            "[async.tensor-group] expects one cta_group in all tcgen05 ops of a "
            "kernel, got " +
                Twine(hasBoth ? 1 : ctas) + " and " +
                Twine(hasBoth ? 2 : ctasOf(first)),
            "take the group of the allocation everywhere",
            first == op ? nullptr : first);
  });
}

/// Who keeps the right to reserve keeps others of the multiprocessor waiting.
void Reader::checkPermit() {
  bool isRelinquished = false;
  kernel->walk([&](Operation *op) { isRelinquished |= isRelinquish(op); });
  int64_t columns = 0;
  for (auto [slot, count] : slots)
    columns += count;
  if (slots.empty() || isRelinquished || columns >= mostColumns || !reservation)
    return;
  fault(reservation,
        "[async.tensor-permit] expects the right to reserve to be relinquished "
        "behind the last reservation, got a kernel that keeps it",
        "tcgen05.relinquish_alloc_permit, by the warp that reserved",
        /*other=*/nullptr, /*isWarning=*/true);
}

//===----------------------------------------------------------------------===//
// Scales
//===----------------------------------------------------------------------===//

void Reader::noteColumns(Operation *op,
                         const std::vector<protocol::Region> &regions,
                         bool areRead) {
  if (!isCollecting && !regions.empty())
    columnsInOrder.push_back({op, regions.back(), roleNumber, areRead});
}

/// A column is 128 lanes of 4 bytes.
static constexpr int64_t bytesOfColumn = 512;

/// Whether the regions may be of one stage.
static bool mayMeet(const protocol::Region &a, const protocol::Region &b) {
  auto isNumber = [](const protocol::Expr &expr) {
    return llvm::all_of(expr.str(), [](char c) { return c >= '0' && c <= '9'; });
  };
  return a.buffer == b.buffer && (!isNumber(a.stage) || !isNumber(b.stage) ||
                                  a.stage.str() == b.stage.str());
}

/// What a product reads as scales its own thread has copied or stored before, or
/// another role does so at some time: the proof orders those.
void Reader::checkScales() {
  for (auto [i, read] : llvm::enumerate(columnsInOrder)) {
    if (!read.areRead || read.region.bytes < 0)
      continue;
    std::vector<std::pair<int64_t, int64_t>> written;
    for (auto [j, write] : llvm::enumerate(columnsInOrder))
      if (!write.areRead && (write.role != read.role || j < i) &&
          mayMeet(read.region, write.region))
        written.push_back({write.region.offset,
                           write.region.bytes < 0
                               ? INT64_MAX
                               : write.region.offset + write.region.bytes});
    llvm::sort(written);
    int64_t known = read.region.offset;
    for (auto [first, end] : written)
      if (first <= known)
        known = std::max(known, end);
    if (known < read.region.offset + read.region.bytes)
      fault(read.op,
            "[async.tensor-scales] expects scales in columns that were written "
            "before the product reads them, got column " +
                Twine((known - read.region.offset) / bytesOfColumn) +
                " of them that was not",
            "tcgen05.cp .32x128b.warpx4 to the columns, by the thread that "
            "issues the product");
  }
}

//===----------------------------------------------------------------------===//
// Registers and shared memory
//===----------------------------------------------------------------------===//

void Reader::takeRegisters(Operation *op, int64_t registers) {
  if (isCollecting)
    return;
  for (int64_t thread : active)
    budgets[thread / groupSize] = {op, registers};
}

/// Groups that ask for more than the others gave back wait for ever.
void Reader::checkRegisters() {
  if (budgets.empty())
    return;
  int64_t groups = llvm::divideCeil(threads, groupSize), ctas = 1;
  if (auto stated = kernel->getAttrOfType<IntegerAttr>("nvvm.minctasm"))
    ctas = std::max<int64_t>(1, stated.getInt());
  int64_t entry = registerFile / (groups * groupSize * ctas) / 8 * 8;
  if (auto stated = kernel->getAttrOfType<IntegerAttr>("nvvm.maxnreg"))
    entry = stated.getInt();
  int64_t pool = std::min(registerFile, entry * groups * groupSize), sum = 0;
  std::pair<Operation *, int64_t> largest = {nullptr, 0};
  for (int64_t group = 0; group < groups; ++group) {
    auto found = budgets.find(group);
    int64_t registers =
        found == budgets.end() ? std::min<int64_t>(entry, 256)
                               : found->second.second;
    if (found != budgets.end() && registers > largest.second)
      largest = found->second;
    sum += registers * groupSize;
  }
  if (sum > pool)
    fault(largest.first,
          "[async.register-file] expects budgets of at most " + Twine(pool) +
              " registers in all warpgroups, got " + Twine(sum),
          "lower the budget of a warpgroup that holds no accumulators");
}

/// Objects, and as much of the dynamic part as is known to be addressed.
void Reader::checkShared() {
  int64_t bytes = objectBytes + dynamicReach;
  if (bytes > mostShared)
    fault(kernel,
          "[async.shared-bytes] expects at most " + Twine(mostShared) +
              " bytes of shared memory, got " + Twine(bytes),
          "take fewer stages or smaller tiles");
}

void Reader::checkResources() {
  checkParticipants();
  checkPair();
  checkPermit();
  checkScales();
  checkRegisters();
  checkShared();
}

} // namespace tier::lift
