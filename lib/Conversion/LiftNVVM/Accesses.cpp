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
/// The owner of a byte that several lanes of warp w touch is this plus w.
static constexpr int64_t anyLane = 1 << 20;

int64_t Reader::shareOf(Term address, int64_t bytes) {
  // Accesses share a number where no byte belongs to two threads.
  Term own = specialise(address);
  if (own->differs)
    return -1;
  Linear rest, sum = terms.linear(own);
  SmallVector<std::pair<int64_t, int64_t>> touched; // byte, thread
  for (auto [term, factor] : sum.terms)
    if (!term->usesThread)
      rest.terms[term] = factor;
  for (int64_t thread : active) {
    int64_t at = sum.constant;
    for (auto [term, factor] : sum.terms)
      if (term->usesThread) {
        auto value = evaluate(term, thread);
        if (!value)
          return -1;
        at += factor * *value;
      }
    for (int64_t byte = 0; byte < bytes; ++byte)
      touched.push_back({at + byte, thread});
  }
  // Lanes of a warp that write one byte in one instruction do not race: one of
  // them wins. The byte is the warp's.
  llvm::DenseMap<int64_t, int64_t> first(touched.size());
  for (auto &[byte, thread] : touched) {
    auto [entry, isNew] = first.try_emplace(byte, thread);
    if (!isNew && entry->second != thread && entry->second < anyLane &&
        entry->second / warpThreads == thread / warpThreads)
      entry->second = anyLane + thread / warpThreads;
  }
  for (auto &[byte, thread] : touched)
    if (int64_t owner = first[byte];
        owner >= anyLane && owner - anyLane == thread / warpThreads)
      thread = owner;
  // Steps of more than all threads touch leave each byte to its thread: then
  // bytes count modulo the step.
  int64_t step = 0, low = INT64_MAX, high = INT64_MIN;
  for (auto [term, factor] : rest.terms)
    step = std::gcd(step, factor * std::max<int64_t>(1, divisorOf(term)));
  for (auto [byte, thread] : touched) {
    low = std::min(low, byte);
    high = std::max(high, byte);
  }
  if (step > 0 && high - low < step) {
    for (auto &[byte, thread] : touched)
      byte = llvm::mod(byte, step);
    rest.terms.clear();
    rest.constant = step;
  }
  Term key = terms.fromLinear(rest);
  llvm::DenseMap<int64_t, int64_t> mine(touched.size());
  for (auto [byte, thread] : touched)
    if (mine.try_emplace(byte, thread).first->second != thread)
      return -1;
  auto fits = [&](const llvm::DenseMap<int64_t, int64_t> &owners) {
    return llvm::all_of(mine, [&](auto &pair) {
      auto found = owners.find(pair.first);
      return found == owners.end() || found->second == pair.second;
    });
  };
  for (auto [number, mapping] : llvm::enumerate(mappings))
    if (mapping.role == roleNumber && mapping.key == key && fits(mapping.owners)) {
      for (auto [byte, thread] : mine)
        mapping.owners[byte] = thread;
      return number + 1;
    }
  mappings.push_back({roleNumber, key, std::move(mine)});
  return mappings.size();
}

/// One access of the bytes of both, if they touch and nothing tells them apart.
static bool absorb(Statement &into, const Statement &next) {
  bool isAlike = into.op == next.op && into.share == next.share &&
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

/// Names the meeting of a warp's lanes behind a load of theirs.
static constexpr StringRef matrixLoad = "matrix load";

/// A matrix is loaded by a warp as one: when one lane has its part, all have.
void Reader::readByWarp(Statement statement, Operation *op, Body &body) {
  if (isElected) {
    body.push_back(std::move(statement));
    return;
  }
  Statement whole = make(Op::Elect, op), met = make(Op::WarpSync, op);
  whole.name = "warp";
  whole.body.push_back(std::move(statement));
  met.name = matrixLoad.str();
  body.push_back(std::move(whole));
  body.push_back(std::move(met));
}

void joinAccesses(Body &body) {
  constexpr size_t mostApart = 4;
  Body joined;
  size_t run = 0; // accesses at the end
  for (Statement &at : body) {
    auto isRead = [](const Statement &inner) { return inner.op == Op::Read; };
    bool isWarp = at.op == Op::Elect && at.name == "warp" &&
                  llvm::all_of(at.body, isRead);
    // Loads of matrices one after the other meet once.
    bool follows = joined.size() > 1 && joined.back().name == matrixLoad;
    if (isWarp && follows) {
      Body &before = joined[joined.size() - 2].body;
      llvm::append_range(before, std::move(at.body));
      joinAccesses(before);
      continue;
    }
    if (follows && at.name == matrixLoad)
      continue;
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

bool Reader::readAccess(Operation *op, Body &body) {
  auto access = [&](Term address, int64_t bytes, bool isWrite) {
    Statement statement = make(isWrite ? Op::Write : Op::Read, op);
    statement.share = shareOf(address, bytes);
    bool isMatrix = op->getName().getStringRef().ends_with("ldmatrix");
    if (addRegion(isWrite ? statement.writes : statement.reads, address, bytes,
                  op, false))
      isMatrix ? readByWarp(std::move(statement), op, body)
               : body.push_back(std::move(statement));
    return true;
  };
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
