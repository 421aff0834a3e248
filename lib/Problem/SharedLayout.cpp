//===- SharedLayout.cpp - spans, swizzles and the banks they avoid --------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/SharedLayout.h"

#include "tier/Machine/AsyncCopy.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cassert>

using namespace llvm;

namespace tier::problem {

//===----------------------------------------------------------------------===//
// The layout
//===----------------------------------------------------------------------===//

int64_t SharedLayout::operator()(ArrayRef<int64_t> coordinate) const {
  int64_t offset = strided(coordinate);
  return swizzle ? (*swizzle)(offset) : offset;
}

int64_t SharedLayout::vectorElements() const {
  int64_t run = 1;
  if (contiguous < strided.rank()) {
    Mode first = coalesce(strided.dims[contiguous]).front();
    run = first.stride == 1 ? first.size : 1;
  }
  return swizzle && swizzle->bits > 0
             ? std::min(run, int64_t(1) << swizzle->base)
             : run;
}

int64_t SharedLayout::spanStrideBytes() const {
  assert(spanBytes > 0 && strided.rank() == 2 && "a tile cut into spans");
  return spanBytes * sizeOf(strided.dims[1 - contiguous]);
}

tensormap::SwizzleMode SharedLayout::mode() const {
  using tensormap::SwizzleMode;
  for (SwizzleMode mode :
       {SwizzleMode::Span32, SwizzleMode::Span64, SwizzleMode::Span128}) {
    if (tensormap::spanBytes(mode) != spanBytes || !swizzle)
      continue;
    Swizzle bytes = tensormap::swizzleOnBytes(mode);
    int64_t shift = Log2_64(elementBytes);
    if (*swizzle == Swizzle{bytes.bits, bytes.base - shift, bytes.shift})
      return mode;
  }
  return SwizzleMode::None;
}

std::string SharedLayout::str() const {
  return strided.str() + (swizzle ? " o " + swizzle->str() : "");
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

/// Bytes a lane reads at once, that the swizzle must keep together.
static int64_t chunkBytes(const SharedQuestion &question,
                          const machine::Machine &machine) {
  const machine::Atom *atom = question.atom;
  bool readsRuns = atom && atom->sourceA == machine::Source::Register &&
                   !machine.hasMatrixLoad;
  if (!readsRuns)
    return 16;
  int64_t run = atom->fragmentA.reg.empty() ? 1 : atom->fragmentA.reg[0].size;
  int64_t bytes = std::max<int64_t>(4, run * question.elementBytes);
  // Lanes that write side by side fetch a chunk each.
  machine::AsyncCopy copy = machine::asyncCopyOf(machine.name);
  if (copy.inLaneOrder)
    bytes = std::max(bytes, copy.bytes.back());
  return std::min<int64_t>(16, bytes);
}

/// Contiguous along MN; on a device rows of K are 16 bytes apart from packed,
/// so that threads that transpose while they store meet fewer banks.
static SharedLayout layoutForThreads(const SharedQuestion &question,
                                     const machine::Machine &machine) {
  auto [mn, k] = std::pair(question.tile[0], question.tile[1]);
  int64_t pad = machine.isHost() ? 0 : 16 / question.elementBytes;
  SharedLayout layout;
  layout.strided = Layout::strided({mn, k}, {1, mn + pad});
  layout.elementBytes = question.elementBytes;
  layout.alignment = machine.isHost() ? 64 : 16;
  layout.contiguous = 0;
  return layout;
}

/// Contiguous along k: threads read vectors of k of rows that are 4 apart, whose chunks are permuted
/// by the numbers of these rows.
static SharedLayout layoutAlongK(const SharedQuestion &question) {
  constexpr int64_t vector = 16, step = 4, lineVectors = 8;
  auto [mn, k] = std::pair(question.tile[0], question.tile[1]);
  SharedLayout layout;
  layout.strided = Layout::strided({mn, k}, {k, 1});
  layout.elementBytes = question.elementBytes;
  layout.contiguous = 1;
  int64_t base = Log2_64(vector / question.elementBytes), above = Log2_64(k * step);
  int64_t bits = std::min<int64_t>(Log2_64(lineVectors), Log2_64(std::max<int64_t>(1, mn / step)));
  if (bits > 0 && base + bits <= above && isPowerOf2_64(mn) && isPowerOf2_64(k))
    layout.swizzle = Swizzle{bits, base, above - base};
  layout.alignment = layout.swizzle ? layout.swizzle->repeat() * question.elementBytes : vector;
  return layout;
}

bool mayReadAlongK(int64_t elementBytes, const machine::Machine &machine) {
  constexpr int64_t least = 4, vector = 16;
  machine::AsyncCopy copies = machine::asyncCopyOf(machine.name);
  return elementBytes >= least && copies.serves(vector) && !copies.inLaneOrder;
}

SharedLayout chooseSharedLayout(const SharedQuestion &question,
                                const machine::Machine &machine) {
  assert(question.tile.size() == 2 && "a tile has two dimensions");
  const machine::Atom *atom = question.atom;
  if (atom && atom->grain == machine::Grain::Thread) {
    bool isAlongK = question.contiguous == 1 && mayReadAlongK(question.elementBytes, machine);
    return isAlongK ? layoutAlongK(question) : layoutForThreads(question, machine);
  }

  SharedLayout layout;
  layout.elementBytes = question.elementBytes;
  layout.contiguous = question.contiguous;
  if (atom && !atom->allowsMNMajorA)
    layout.contiguous = 1;

  int64_t inner = layout.contiguous, outer = 1 - inner;
  int64_t rowBytes = question.tile[inner] * question.elementBytes;
  int64_t rows = question.tile[outer];
  int64_t span = 0;
  if (!machine.isHost())
    for (int64_t candidate : {32, 64, 128})
      if (rowBytes % candidate == 0)
        span = candidate;

  layout.strided.dims.resize(2);
  if (span == 0) { // too narrow to swizzle, or nothing to avoid: packed rows
    layout.strided.dims[inner] = {Mode{question.tile[inner], 1}};
    layout.strided.dims[outer] = {Mode{rows, question.tile[inner]}};
    layout.alignment = machine.isHost() ? 64 : 128;
    return layout;
  }

  int64_t width = span / question.elementBytes;
  layout.spanBytes = span;
  layout.strided.dims[inner] = {Mode{width, 1}};
  if (rowBytes > span)
    layout.strided.dims[inner].push_back({rowBytes / span, width * rows});
  layout.strided.dims[outer] = {Mode{rows, width}};

  // Chunks of a row are permuted by the number of the bank row they are in.
  int64_t chunk = chunkBytes(question, machine);
  int64_t bankRow = machine.sharedBanks * 4;
  if (machine.hasBulkCopy || machine.hasMatrixLoad)
    bankRow = 128;
  int64_t base = Log2_64(chunk / question.elementBytes);
  int64_t bits = Log2_64(span / chunk);
  int64_t shift = Log2_64(bankRow / question.elementBytes) - base;
  // A tile shorter than the pattern uses only part of it.
  layout.swizzle = Swizzle{bits, base, shift};
  layout.alignment =
      std::max<int64_t>(128, layout.swizzle->repeat() * question.elementBytes);
  return layout;
}

std::string verifySharedLayout(const SharedLayout &layout,
                               const SharedQuestion &question,
                               const machine::Machine &machine) {
  if (layout.bytes() > machine.sharedBytes)
    return "expects at most " + std::to_string(machine.sharedBytes) +
           " bytes, got " + std::to_string(layout.bytes());
  const machine::Atom *atom = question.atom;
  if (!atom || atom->sourceB != machine::Source::Shared ||
      atom->grain == machine::Grain::Thread)
    return "";
  if (layout.mode() == tensormap::SwizzleMode::None)
    return "expects rows of 32, 64 or 128 bytes with their swizzle, got " +
           layout.str();
  if (layout.contiguous == 0 && !atom->allowsMNMajorA)
    return "expects a tile contiguous along K for this element";
  if (question.tile[0] % 8 != 0 || question.tile[1] % atom->k != 0)
    return "expects whole groups of 8 rows and whole atoms along K";
  return "";
}

//===----------------------------------------------------------------------===//
// Banks
//===----------------------------------------------------------------------===//

namespace banks {

Cost costOfAccess(const Fragment &fragment, const SharedLayout &layout,
                  bool isWrite, const machine::Machine &machine) {
  int64_t bytes = layout.elementBytes;
  int64_t chunk = std::min(
      {fragment.chunk(layout.contiguous), layout.vectorElements(), 16 / bytes});
  const machine::BankModel *model =
      machine::findBankModel(machine, chunk * bytes, isWrite);
  Cost total;
  if (!model)
    return total;
  for (int64_t reg = 0; reg < fragment.registers(); reg += chunk) {
    SmallVector<int64_t> addresses;
    for (int64_t lane = 0; lane < fragment.lanes(); ++lane)
      addresses.push_back(layout(fragment.coordinate(reg, lane, 0)) * bytes);
    total += costOf(*model, addresses);
  }
  return total;
}

} // namespace banks

} // namespace tier::problem
