//===- DirectCopy.cpp - copies to LDS that pass no register ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lane l of a wave writes LDS at M0 + l * bytes, so a swizzled tile is swizzled
// by what its lanes fetch. Lanes outside of the array fetch zeros.
//
// Where strides are known and a tile spans less than 2 GiB, lanes fetch from a
// buffer that begins at the tile: its base moves along k in scalar registers,
// offsets of lanes stay as they are, and lanes outside of the array ask for
// what is beyond the buffer, which reads as zeros. Elsewhere lanes have
// addresses.
//
// The code generator orders accesses to LDS after all direct copies, unless
// their scopes say that they do not meet. They do not: what waits and barriers
// have to order, room When proved.
//
//===----------------------------------------------------------------------===//

#include "DirectCopy.h"

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Machine/AsyncCopy.h"
#include "tier/Problem/LaneCopy.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "llvm/Support/FormatVariadic.h"

#include <map>
#include <numeric>

using namespace mlir;

namespace tier {

/// Text of the machine that no access to memory moves across.
static LLVM::InlineAsmOp emitText(ThreadEmitter &emitter, StringRef text) {
  OpBuilder &b = emitter.builder();
  return LLVM::InlineAsmOp::create(
      b, emitter.loc(), TypeRange(), ValueRange(), text, "~{memory}",
      /*has_side_effects=*/true, /*is_align_stack=*/false,
      LLVM::tailcallkind::TailCallKind::None,
      LLVM::AsmDialectAttr::get(b.getContext(), LLVM::AsmDialect::AD_ATT),
      ArrayAttr());
}

bool DirectCopies::exist(ThreadEmitter &emitter) const {
  return emitter.kernel
      .walk([](transport::GroupCopyOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

static int64_t powerOfTwoIn(int64_t number) {
  return number == 0 ? int64_t(1) << 20 : number & -number;
}

/// Whether coordinates along `dim` may lie outside of the view.
static bool needsCheck(const View &view, const Quantity &index, unsigned dim,
                       int64_t extent) {
  const Quantity &size = view.sizes[dim];
  return !(size.isConstant() && index.isConstant() &&
           index.constant + extent <= size.constant);
}

/// Elements along `dim` that lie side by side, aligned, inside of the array or
/// outside of it together.
static int64_t findVector(const View &view, ArrayRef<Quantity> indices,
                          ArrayRef<int64_t> tile, unsigned dim, int64_t most) {
  if (!view.strides[dim].isConstant(1))
    return 1;
  int64_t divisor = std::gcd(view.offset.divisor, most);
  for (unsigned d = 0; d < tile.size(); ++d) {
    int64_t step = d == dim ? most : 1;
    divisor = std::gcd(divisor, std::gcd(indices[d].divisor, step) *
                                    view.strides[d].divisor);
  }
  if (needsCheck(view, indices[dim], dim, tile[dim]))
    divisor = std::gcd(divisor, std::gcd(view.sizes[dim].divisor,
                                         indices[dim].divisor));
  int64_t aligned = std::max<int64_t>(
      1, powerOfTwoIn(view.alignment) / view.getElementBytes());
  return std::min({powerOfTwoIn(divisor), aligned, most});
}

namespace {
/// The copies of one thread into one tile.
class TileCopy {
public:
  TileCopy(ThreadEmitter &emitter, const View &global,
           ArrayRef<Quantity> indices, const problem::LaneCopy &plan)
      : emitter(emitter), b(emitter.builder()), loc(emitter.loc()),
        global(global), indices(indices), plan(plan) {}

  void emit(const View &shared, int64_t bytes);

private:
  /// Whether distances in a tile are known and fit a buffer.
  bool fitsBuffer() const;
  Value emitBuffer();
  Value emitBytes(const Quantity &elements);

  /// What a thread fetches from, before the constant part of its coordinate.
  struct Origin {
    Value pointer; ///< i32 offset into the buffer, where there is one
    SmallVector<Value> room; ///< i32 up to the end; null: always inside
  };
  const Origin &origin(int64_t low);
  Value emitCoordinate(int64_t low, unsigned dim);
  Value emitPointer(const Origin &origin, ArrayRef<int64_t> high);
  Value emitIsInside(const Origin &origin, ArrayRef<int64_t> high);

  ThreadEmitter &emitter;
  OpBuilder &b;
  Location loc;
  const View &global;
  ArrayRef<Quantity> indices;
  const problem::LaneCopy &plan;
  Value buffer; ///< null: lanes have addresses
  std::map<int64_t, Origin> origins;
  std::map<std::pair<unsigned, int64_t>, Value> steps;
};
} // namespace

Value TileCopy::emitCoordinate(int64_t low, unsigned dim) {
  int64_t stride = plan.threads * plan.elements;
  Value offset = arith::MulIOp::create(b, loc, emitter.role().thread,
                                       emitter.i32(plan.elements));
  if (plan.swizzle && plan.swizzle->bits) {
    int64_t mask = ((int64_t(1) << plan.swizzle->bits) - 1)
                   << plan.swizzle->base;
    Value high = arith::ShRUIOp::create(b, loc, offset,
                                        emitter.i32(plan.swizzle->shift));
    high = arith::AndIOp::create(b, loc, high, emitter.i32(mask));
    offset = arith::XOrIOp::create(b, loc, offset, high);
  }
  if (low)
    offset = arith::XOrIOp::create(b, loc, offset, emitter.i32(low));
  Value sum;
  for (const problem::OffsetDigit &digit : plan.digits) {
    if (digit.dim != dim || digit.below >= stride)
      continue;
    Value value = offset;
    if (digit.below > 1)
      value = arith::DivUIOp::create(b, loc, value, emitter.i32(digit.below));
    if (digit.below * digit.size < stride)
      value = arith::RemUIOp::create(b, loc, value, emitter.i32(digit.size));
    if (digit.step > 1)
      value = arith::MulIOp::create(b, loc, value, emitter.i32(digit.step));
    sum = sum ? arith::AddIOp::create(b, loc, sum, value) : value;
  }
  return sum;
}

const TileCopy::Origin &TileCopy::origin(int64_t low) {
  auto [it, isNew] = origins.try_emplace(low);
  Origin &result = it->second;
  if (!isNew)
    return result;
  Quantity offset = global.offset;
  Value inTile = emitter.i32(0);
  for (unsigned d = 0, e = indices.size(); d < e; ++d) {
    Quantity place = indices[d];
    if (Value own = emitCoordinate(low, d)) {
      place = emitter.add(place, Quantity{emitter.toIndex(own), 0, 1});
      if (buffer)
        inTile = arith::AddIOp::create(
            b, loc, inTile,
            arith::MulIOp::create(b, loc, own,
                                  emitter.i32(global.strides[d].constant *
                                              global.getElementBytes())));
    }
    if (!buffer)
      offset = emitter.add(offset, emitter.multiply(place, global.strides[d]));
    int64_t extent = 0;
    for (const problem::LaneCopy::Part &part : plan.parts)
      extent = std::max(extent, part.high[d]);
    for (const problem::OffsetDigit &digit : plan.digits)
      if (digit.dim == d)
        extent = std::max(extent, digit.size * digit.step);
    Value room;
    if (needsCheck(global, indices[d], d, extent)) {
      // Cut to what 32 bits hold, beyond every tile.
      room = arith::SubIOp::create(b, loc, emitter.materialize(global.sizes[d]),
                                   emitter.materialize(place));
      room = arith::MinSIOp::create(b, loc, room, emitter.index(1 << 30));
      room = arith::MaxSIOp::create(b, loc, room, emitter.index(0));
      room = emitter.toI32(room);
    }
    result.room.push_back(room);
  }
  result.pointer = buffer ? inTile : emitBytes(offset);
  return result;
}

/// The address that many elements into the array.
Value TileCopy::emitBytes(const Quantity &elements) {
  Quantity bytes =
      emitter.multiply(elements, Quantity::get(global.getElementBytes()));
  return bytes.isConstant()
             ? emitter.offsetPointer(global.base, bytes.constant)
             : emitter.offsetPointer(global.base, bytes.value);
}

/// Bytes of the buffer of a tile; what lies beyond reads as zeros.
static constexpr int64_t bufferBytes = int64_t(1) << 31;

bool TileCopy::fitsBuffer() const {
  int64_t last = plan.elements;
  for (auto [stride, dim] :
       llvm::zip(global.strides, llvm::seq<unsigned>(0, indices.size()))) {
    if (!stride.isConstant() || stride.constant < 0 ||
        stride.constant >= bufferBytes)
      return false;
    for (const problem::OffsetDigit &digit : plan.digits)
      if (digit.dim == dim)
        last += (digit.size - 1) * digit.step * stride.constant;
  }
  return last * global.getElementBytes() < bufferBytes;
}

Value TileCopy::emitBuffer() {
  Quantity offset = global.offset;
  for (auto [index, stride] : llvm::zip(indices, global.strides))
    offset = emitter.add(offset, emitter.multiply(index, stride));
  Value stride = LLVM::ConstantOp::create(b, loc, b.getI16Type(),
                                          b.getI16IntegerAttr(0));
  // Raw, of 32-bit elements: the last word of a resource of this generation.
  return ROCDL::MakeBufferRsrcOp::create(
      b, loc, LLVM::LLVMPointerType::get(b.getContext(), 8), emitBytes(offset),
      stride, emitter.i64(bufferBytes), emitter.i32(0x27000));
}

Value TileCopy::emitPointer(const Origin &origin, ArrayRef<int64_t> high) {
  int64_t bytes = global.getElementBytes(), constant = 0;
  Value pointer = origin.pointer;
  if (buffer) {
    for (auto [stride, step] : llvm::zip(global.strides, high))
      constant += step * stride.constant * bytes;
    return constant ? arith::AddIOp::create(b, loc, pointer,
                                            emitter.i32(constant))
                          .getResult()
                    : pointer;
  }
  for (auto [d, step] : llvm::enumerate(high)) {
    if (global.strides[d].isConstant()) {
      constant += step * global.strides[d].constant * bytes;
      continue;
    }
    if (!step)
      continue;
    Value &distance = steps[{unsigned(d), step}];
    if (!distance)
      distance =
          emitter.multiply(global.strides[d], Quantity::get(step * bytes))
              .value;
    pointer = emitter.offsetPointer(pointer, distance);
  }
  return emitter.offsetPointer(pointer, constant);
}

Value TileCopy::emitIsInside(const Origin &origin, ArrayRef<int64_t> high) {
  Value inside;
  for (auto [room, step] : llvm::zip_equal(origin.room, high)) {
    if (!room)
      continue;
    Value one = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt, room,
                                      emitter.i32(step));
    inside = inside ? arith::AndIOp::create(b, loc, inside, one) : one;
  }
  return inside;
}

void TileCopy::emit(const View &shared, int64_t bytes) {
  int64_t lanes = emitter.target.machine.lanes;
  // One base for all lanes of a wave: the machine adds lane * bytes.
  Value first = arith::MulIOp::create(b, loc, emitter.role().warp,
                                      emitter.i32(lanes * bytes));
  Value base = emitter.offsetPointer(shared.base, first);
  if (fitsBuffer())
    buffer = emitBuffer();
  for (auto [i, part] : llvm::enumerate(plan.parts)) {
    const Origin &from = origin(part.low);
    Value source = emitPointer(from, part.high);
    if (Value inside = emitIsInside(from, part.high))
      source = LLVM::SelectOp::create(b, loc, inside, source,
                                      buffer ? emitter.i32(bufferBytes)
                                             : emitZeros(emitter));
    Value target =
        emitter.offsetPointer(base, int64_t(i) * plan.threads * bytes);
    if (buffer) {
      Value zero = emitter.i32(0);
      ROCDL::RawPtrBufferLoadLdsOp::create(
          b, loc, buffer, target, emitter.i32(bytes), source, zero, zero, zero,
          ArrayAttr(), ArrayAttr(), ArrayAttr());
      continue;
    }
    ROCDL::GlobalLoadLDSOp::create(
        b, loc, source, target, b.getI32IntegerAttr(bytes),
        b.getI32IntegerAttr(0), b.getI32IntegerAttr(0), ArrayAttr(),
        ArrayAttr(), ArrayAttr());
  }
}

LogicalResult DirectCopies::emitCopy(ThreadEmitter &emitter,
                                     transport::GroupCopyOp op) {
  View global = emitter.view(op.getSource());
  View shared = emitter.view(op.getTarget());
  SmallVector<Quantity> indices = emitter.quantities(op.getIndices());
  problem::SharedLayout layout = ir::toProblem(op.getTarget().getType());
  SmallVector<int64_t> tile = shared.getShape();
  int64_t element = shared.getElementBytes();
  int64_t threads = emitter.role().warps * emitter.target.machine.lanes;
  machine::AsyncCopy machine =
      machine::asyncCopyOf(emitter.target.machine.name);

  int64_t bytes = 0;
  std::optional<problem::LaneCopy> plan;
  for (int64_t candidate : machine.bytes) {
    int64_t elements = candidate / element;
    if (candidate % element ||
        findVector(global, indices, tile, layout.contiguous, elements) <
            elements)
      continue;
    if (auto found = problem::planLaneCopy(tile, layout, elements, threads)) {
      plan = std::move(found);
      bytes = candidate;
    }
  }
  if (!plan) {
    InFlightDiagnostic error = op.emitOpError(
        "[async.width] expects lanes that write 4 or 16 bytes side by side, "
        "got elements whose alignment or layout does not prove it");
    error.attachNote() << "fix: complete the channel by threads";
    return failure();
  }
  // Copies of one group stay before those of the next.
  if (std::exchange(isCommitted, false))
    emitText(emitter, "");
  bool isForAll = plan->threads == threads;
  auto copy = [&] {
    TileCopy(emitter, global, indices, *plan).emit(shared, bytes);
  };
  if (isForAll) {
    copy();
    open[op->getBlock()] += plan->parts.size();
    issued[op->getBlock()] += plan->parts.size();
    return success();
  }
  OpBuilder &b = emitter.builder();
  Value takesPart = arith::CmpIOp::create(
      b, emitter.loc(), arith::CmpIPredicate::ult, emitter.role().thread,
      emitter.i32(plan->threads));
  emitter.emitIf(takesPart, copy); // not counted: some issue none
  return success();
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

void DirectCopies::emitCommit(ThreadEmitter &emitter, transport::CommitOp op) {
  int64_t copies = std::exchange(open[op->getBlock()], 0);
  perGroup = std::min(perGroup.value_or(copies), copies);
  isCommitted = true;
}

void DirectCopies::emitAwait(ThreadEmitter &emitter, transport::AwaitOp op) {
  waits.push_back({emitText(emitter, ""), int64_t(op.getPending())});
  isCommitted = false;
}

void DirectCopies::emitBarrier(ThreadEmitter &emitter) {
  emitText(emitter, "s_waitcnt lgkmcnt(0)\n\ts_barrier");
}

void DirectCopies::finish(ThreadEmitter &emitter) {
  if (!exist(emitter))
    return;
  OpBuilder &b = emitter.builder();
  int64_t most = machine::asyncCopyOf(emitter.target.machine.name).mostPending;
  for (const Wait &wait : waits) {
    int64_t left = std::min(most, wait.pending * perGroup.value_or(0));
    LLVM::InlineAsmOp op = wait.op;
    op.setAsmString(llvm::formatv("s_waitcnt vmcnt({0})", left).str());
  }
  auto domain = LLVM::AliasScopeDomainAttr::get(
      b.getContext(), b.getStringAttr("tier.lds"), StringAttr());
  auto scope = [&](StringRef id) {
    Attribute one = LLVM::AliasScopeAttr::get(
        b.getContext(), b.getStringAttr(id), domain, StringAttr());
    return b.getArrayAttr({one});
  };
  ArrayAttr copies = scope("tier.copies"), accesses = scope("tier.accesses");
  unsigned space = emitter.target.getSharedSpace();
  emitter.function.walk([&](Operation *op) {
    auto access = dyn_cast<LLVM::AliasAnalysisOpInterface>(op);
    if (isa<ROCDL::GlobalLoadLDSOp, ROCDL::RawPtrBufferLoadLdsOp>(op))
      return access.setAliasScopes(copies);
    if (!access || llvm::none_of(access.getAccessedOperands(), [&](Value at) {
          auto type = dyn_cast<LLVM::LLVMPointerType>(at.getType());
          return type && type.getAddressSpace() == space;
        }))
      return;
    access.setAliasScopes(accesses);
    access.setNoAliasScopes(copies);
  });
  *this = DirectCopies(); // for the next kernel
}

} // namespace tier
