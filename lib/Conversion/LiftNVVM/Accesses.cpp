//===- Accesses.cpp - ordinary reads and writes of shared memory ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace tier::problem;

namespace tier::lift {

static constexpr int64_t warpThreads = 32;
/// The owner of a byte that several lanes of warp w write is this plus w.
static constexpr int64_t anyLane = 1 << 20;
/// An access that may be further away is one of any byte.
static constexpr int64_t mostLoose = 1 << 14;
/// Further accesses are those of any byte.
static constexpr size_t mostMappings = 16000;

/// The bytes that active threads touch: constant part and thread. None: unknown.
std::optional<std::vector<std::pair<int64_t, int64_t>>>
Reader::touchedBy(const Linear &sum, int64_t bytes) {
  std::vector<std::pair<int64_t, int64_t>> touched;
  for (int64_t thread : active) {
    int64_t at = sum.constant;
    for (auto [term, factor] : sum.terms)
      if (term->usesThread) {
        auto value = evaluate(term, thread);
        if (!value)
          return std::nullopt;
        at += factor * *value;
      }
    for (int64_t byte = 0; byte < bytes; ++byte)
      touched.push_back({at + byte, thread});
  }
  return touched;
}

/// The number of a mapping that the bytes agree with, which they join, or -1. Bytes that were
/// copied have mappings of their own, which others join that touch some of them.
int64_t Reader::findMapping(Term key, bool isOfWarps, bool isOfCopies,
                            ArrayRef<std::pair<int64_t, int64_t>> touched) {
  llvm::DenseMap<int64_t, int64_t> mine(touched.size());
  for (auto [byte, owner] : touched)
    if (mine.try_emplace(byte, owner).first->second != owner)
      return -1;
  auto agrees = [](const llvm::DenseMap<int64_t, int64_t> &owners, int64_t byte, int64_t owner) {
    auto found = owners.find(byte);
    return found == owners.end() || found->second == owner;
  };
  auto fits = [&](const Mapping &mapping) {
    return llvm::all_of(mine, [&](auto &pair) {
      return agrees(mapping.owners, pair.first, pair.second) &&
             llvm::all_of(mapping.steps, [&](auto &reads) {
               return agrees(reads.second, llvm::mod(pair.first, reads.first), pair.second);
             });
    });
  };
  auto meets = [&](const Mapping &mapping) {
    return llvm::any_of(mine, [&](auto &pair) { return mapping.owners.contains(pair.first); });
  };
  auto find = [&](bool ofCopies, bool mustMeet) -> int64_t {
    for (auto [number, mapping] : llvm::enumerate(mappings))
      if (mapping.role == roleNumber && mapping.key == key && mapping.isOfWarps == isOfWarps &&
          mapping.isOfCopies == ofCopies && (!mustMeet || meets(mapping)) && fits(mapping)) {
        for (auto [byte, owner] : mine)
          mapping.owners[byte] = owner;
        return number + 1;
      }
    return -1;
  };
  if (!isOfCopies)
    if (int64_t copies = find(/*ofCopies=*/true, /*mustMeet=*/true); copies > 0)
      return copies;
  if (int64_t known = find(isOfCopies, /*mustMeet=*/false); known > 0)
    return known;
  if (mappings.size() == mostMappings)
    return -1;
  mappings.push_back({roleNumber, key, isOfWarps, isOfCopies, std::move(mine), {}});
  return mappings.size();
}

/// The number of a mapping of bytes that were copied, which reads join that move by steps: in
/// whichever turn, who reads a byte copied it. Or -1.
int64_t Reader::findCopies(int64_t step, bool isOfWarps,
                           ArrayRef<std::pair<int64_t, int64_t>> touched) {
  llvm::DenseMap<int64_t, int64_t> mine(touched.size());
  for (auto [byte, owner] : touched)
    if (mine.try_emplace(byte, owner).first->second != owner)
      return -1;
  for (auto [number, mapping] : llvm::enumerate(mappings)) {
    if (mapping.role != roleNumber || !mapping.isOfCopies || mapping.isOfWarps != isOfWarps)
      continue;
    bool meets = false, agrees = true;
    for (auto [byte, owner] : mapping.owners)
      if (auto found = mine.find(llvm::mod(byte, step)); found != mine.end()) {
        meets = true;
        agrees &= found->second == owner;
      }
    if (!meets || !agrees)
      continue;
    mapping.steps.push_back({step, std::move(mine)});
    return number + 1;
  }
  return -1;
}

/// Takes terms of a thread that nobody knows, but where they end, out of a sum; how far
/// they reach, or nothing if one has no end.
std::optional<int64_t> Reader::takeLoose(Linear &sum) {
  int64_t reach = 0;
  SmallVector<Term> loose;
  for (auto [term, factor] : sum.terms) {
    bool isLoose = term->differs || (term->usesThread && !active.empty() &&
                                     !evaluate(term, active.front()));
    if (!isLoose)
      continue;
    auto range = rangeOf(term);
    if (!range || factor < 0 || range->most < range->least)
      return std::nullopt;
    sum.constant += factor * range->least;
    reach += factor * (range->most - range->least);
    loose.push_back(term);
  }
  for (Term term : loose)
    sum.terms.erase(term);
  return reach;
}

void Reader::findShares(Statement &statement, Term address, int64_t bytes) {
  // Accesses share a number where no byte belongs to two threads, or to two warps.
  statement.share = statement.warpShare = -1;
  Term own = address ? specialise(address) : nullptr;
  if (!own)
    return;
  Linear sum = terms.linear(own), fixed, moving;
  auto reach = takeLoose(sum);
  if (!reach || *reach > mostLoose)
    return;
  auto touched = touchedBy(sum, *reach ? 1 : bytes);
  if (!touched)
    return;
  if (*reach) {
    // Somewhere in what is the same for the warp: each byte may be any lane's of it.
    llvm::erase_if(*touched, [last = std::pair<int64_t, int64_t>(-1, -1)](auto &pair) mutable {
      auto now = std::pair(pair.first, pair.second / warpThreads);
      return now == std::exchange(last, now);
    });
    for (size_t i = 0, e = touched->size(); i < e; ++i)
      for (int64_t byte = 1; byte < *reach + bytes; ++byte)
        touched->push_back({(*touched)[i].first + byte, (*touched)[i].second});
  }
  for (auto [term, factor] : sum.terms)
    if (!term->usesThread)
      (term->isFixed ? fixed : moving).terms[term] = factor;
  // Steps of more than all threads touch leave each byte to its thread: then
  // bytes count modulo the step. A part that is always the same tells mappings
  // apart; one that moves otherwise may bring a byte to anybody.
  int64_t low = INT64_MAX, high = INT64_MIN;
  for (auto [byte, thread] : *touched) {
    low = std::min(low, byte);
    high = std::max(high, byte);
  }
  auto stepOf = [](const Linear &rest) {
    int64_t step = 0;
    for (auto [term, factor] : rest.terms)
      step = std::gcd(step, factor * std::max<int64_t>(1, divisorOf(term)));
    return step;
  };
  int64_t step = std::gcd(stepOf(fixed), stepOf(moving));
  if (step > 0 && high - low < step)
    fixed.terms.clear();
  else
    step = stepOf(moving);
  if (step > 0 && high - low >= step)
    return;
  if (step > 0) {
    for (auto &[byte, thread] : *touched)
      byte = llvm::mod(byte, step);
    fixed.constant = step;
  }
  Term key = terms.fromLinear(fixed);
  std::vector<std::pair<int64_t, int64_t>> byWarp = *touched;
  for (auto &[byte, owner] : byWarp)
    owner /= warpThreads;
  if (statement.op == Op::Read && step > 0 && !*reach && fixed.terms.empty()) {
    statement.share = findCopies(step, /*isOfWarps=*/false, *touched);
    statement.warpShare = findCopies(step, /*isOfWarps=*/true, byWarp);
    if (statement.share > 0 && statement.warpShare > 0)
      return;
  }
  bool isOfCopies = statement.op == Op::GroupCopy && step == 0 && fixed.terms.empty();
  statement.share = -1;
  statement.warpShare = findMapping(key, /*isOfWarps=*/true, isOfCopies, byWarp);
  if (*reach)
    return;
  // Lanes of a warp that write one byte in one instruction do not race: one of
  // them wins. The byte is the warp's.
  llvm::DenseMap<int64_t, int64_t> first(touched->size());
  bool isWrite = statement.op != Op::Read;
  for (auto &[byte, thread] : *touched) {
    auto [entry, isNew] = first.try_emplace(byte, thread);
    if (isWrite && !isNew && entry->second != thread &&
        entry->second < anyLane &&
        entry->second / warpThreads == thread / warpThreads)
      entry->second = anyLane + thread / warpThreads;
  }
  for (auto &[byte, thread] : *touched)
    if (int64_t owner = first[byte];
        owner >= anyLane && owner - anyLane == thread / warpThreads)
      thread = owner;
  statement.share = findMapping(key, /*isOfWarps=*/false, isOfCopies, *touched);
}

void Reader::findWarpShare(Statement &copy, Term address, int64_t bytes) {
  int64_t share = copy.share;
  findShares(copy, address, bytes);
  if (copy.share < 0) // its bytes are not known, but they are its own
    copy.share = share;
}

/// One access of the bytes of both, if they touch and nothing tells them apart.
static bool absorb(Statement &into, const Statement &next) {
  bool isAlike = into.op == next.op && into.share == next.share &&
                 into.warpShare == next.warpShare &&
                 into.isCollective == next.isCollective &&
                 into.name.empty() && next.name.empty() &&
                 into.amount.empty() && next.amount.empty() &&
                 into.reads.size() == next.reads.size() &&
                 into.writes.size() == next.writes.size() &&
                 into.reads.size() + into.writes.size() == 1;
  if (!isAlike)
    return false;
  protocol::Region &a = into.reads.empty() ? into.writes[0] : into.reads[0];
  const protocol::Region &b =
      next.reads.empty() ? next.writes[0] : next.reads[0];
  if (a.buffer != b.buffer || a.bytes < 0 || b.bytes < 0 ||
      a.offset > b.offset + b.bytes || b.offset > a.offset + a.bytes ||
      a.stage.str() != b.stage.str() || a.rank.str() != b.rank.str())
    return false;
  int64_t end = std::max(a.offset + a.bytes, b.offset + b.bytes);
  a.offset = std::min(a.offset, b.offset);
  a.bytes = end - a.offset;
  return true;
}

void joinAccesses(Body &body) {
  constexpr size_t mostApart = 4;
  Body joined;
  size_t run = 0; // accesses at the end
  for (Statement &at : body) {
    joinAccesses(at.body);
    joinAccesses(at.otherwise);
    bool isAccess = at.op == Op::Read || at.op == Op::Write;
    bool isAbsorbed = false;
    for (size_t i = 1; isAccess && i <= std::min(run, mostApart); ++i)
      if (!isAbsorbed)
        isAbsorbed = absorb(joined[joined.size() - i], at);
    if (isAbsorbed)
      continue;
    run = isAccess ? run + 1 : 0;
    joined.push_back(std::move(at));
  }
  body = std::move(joined);
}

bool Reader::isWholeWarp(Term mask) {
  return llvm::all_of(active, [&](int64_t thread) {
    auto lanes = mask ? evaluate(mask, thread) : std::nullopt;
    return lanes && (*lanes >> thread % warpThreads & 1);
  });
}

bool Reader::readAccess(Operation *op, Body &body) {
  auto access = [&](Term address, int64_t bytes, bool isWrite) {
    Statement statement = make(isWrite ? Op::Write : Op::Read, op);
    findShares(statement, address, bytes);
    // A matrix is loaded by a warp as one: when one lane has its part, all have.
    statement.isCollective =
        op->getName().getStringRef().ends_with("ldmatrix") && !isElected;
    if (addRegion(isWrite ? statement.writes : statement.reads, address, bytes,
                  op, false))
      body.push_back(std::move(statement));
    return true;
  };
  if (readMessage(op, body))
    return true;
  DataLayout layout = DataLayout::closest(op);
  auto pointerAccess = [&](Value pointer, Type type, bool isWrite) {
    auto space = cast<LLVM::LLVMPointerType>(pointer.getType()).getAddressSpace();
    Term address = get(pointer);
    bool isKnown = !address->isOpaque && address->kind != TermKind::Argument &&
                   !(address->isFixed && !asConstant(address));
    if (space == 3 || (space == 0 && isKnown && address->kind != TermKind::Add))
      return access(address, layout.getTypeSize(type), isWrite);
    return true; // global memory, or a thread's own
  };
  if (auto load = dyn_cast<LLVM::LoadOp>(op))
    return pointerAccess(load.getAddr(), load.getType(), false);
  if (auto store = dyn_cast<LLVM::StoreOp>(op))
    return pointerAccess(store.getAddr(), store.getValue().getType(), true);
  auto memrefAccess = [&](Value memref, ValueRange indices, Type type,
                          bool isWrite) {
    if (!cast<MemRefType>(memref.getType()).getMemorySpace() ||
        !elementAddress(memref, indices)) {
      if (elementAddress(memref, {}))
        unknown(op, "an access of shared memory that cannot be followed", body);
      return true;
    }
    int64_t bytes = layout.getTypeSize(type);
    return access(elementAddress(memref, indices), bytes, isWrite);
  };
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return memrefAccess(load.getMemRef(), load.getIndices(), load.getType(), false);
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return memrefAccess(store.getMemRef(), store.getIndices(),
                        store.getValue().getType(), true);
  if (auto load = dyn_cast<vector::LoadOp>(op))
    return memrefAccess(load.getBase(), load.getIndices(), load.getType(), false);
  if (auto store = dyn_cast<vector::StoreOp>(op))
    return memrefAccess(store.getBase(), store.getIndices(),
                        store.getValueToStore().getType(), true);
  if (op->getName().getStringRef() == "nvvm.ldmatrix" ||
      op->getName().getStringRef() == "nvvm.stmatrix") {
    bool isWrite = op->getName().getStringRef() == "nvvm.stmatrix";
    return access(get(op->getOperand(0)), 16, isWrite);
  }
  if (op->getName().getStringRef() == "nvgpu.ldmatrix") {
    if (Term address = elementAddress(op->getOperand(0),
                                      op->getOperands().drop_front()))
      return access(address, 16, false);
    unknown(op, "an access of shared memory that cannot be followed", body);
    return true;
  }
  return false;
}

} // namespace tier::lift
