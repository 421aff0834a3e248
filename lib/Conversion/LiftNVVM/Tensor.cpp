//===- Tensor.cpp - tensor memory -----------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An allocation is known by the slot of shared memory that receives its
// address; an address is that and columns, in its low 16 bits, and lanes above.
// Each warp reads and writes lanes of its own, so only columns are told apart
// (PTX ISA 9.7.16.1 to 9.7.16.8).
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tier::problem;

namespace tier::lift {

/// Bytes of a column: 128 lanes of 4.
static constexpr int64_t columnBytes = 512;
/// What an instruction reads of a row of an operand: 32 bytes.
static constexpr int64_t operandColumns = 8;

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

Term Reader::loaded(Term address) {
  auto place = asConstant(specialise(address));
  return place && slots.count(*place) ? terms.tensor(*place) : nullptr;
}

bool Reader::addColumns(std::vector<protocol::Region> &regions, Term address,
                        int64_t columns, Operation *at, const Expr &rank) {
  if (!address || !specialise(address)->isTensor) {
    Linear sum = terms.linear(address ? specialise(address) : terms.constant(0));
    if (!takeBase(sum)) {
      complain(at, "an address of tensor memory that cannot be followed");
      return false;
    }
  }
  if (!addRegion(regions, address, columns * columnBytes, at, true))
    return false;
  if (!isCollecting && !rank.empty())
    regions.back().rank = rank;
  return true;
}

/// The other CTA of a pair.
std::optional<Expr> Reader::peer(Operation *op) {
  if (lifted.program.cluster < 2) {
    assume(op, "a cluster of 2: the kernel works in pairs and states no size");
    lifted.program.cluster = 2;
  }
  return Expr("rank ^ 1");
}

//===----------------------------------------------------------------------===//
// Life
//===----------------------------------------------------------------------===//

void Reader::tensorReserve(Operation *op, Term slot, Term columns, Body &body) {
  auto place = slot ? asConstant(specialise(slot)) : std::nullopt;
  if (!place)
    return unknown(op, "a slot for an address that cannot be followed", body);
  int64_t count =
      columns ? asConstant(specialise(columns)).value_or(512) : 512;
  slots[*place] = count;
  reservation = op;
  checkReserve(op, *place, slot, columns);
  Term base = terms.tensor(*place);
  std::vector<protocol::Region> whole;
  addColumns(whole, base, count, op);
  // Whoever shares the allocation's life is allocated with it.
  std::vector<std::string> names = areas[base].getBuffers();
  if (names.empty())
    names.push_back(base->name);
  for (auto [i, name] : llvm::enumerate(names)) {
    Statement statement = make(Op::TensorAlloc, op);
    statement.name = name;
    if (i == 0)
      addRegion(statement.writes, slot, 4, op, false);
    body.push_back(std::move(statement));
  }
}

void Reader::tensorFree(Operation *op, Term address, Term columns,
                        Body &body) {
  Linear sum = terms.linear(address ? specialise(address) : terms.constant(0));
  Term base = takeBase(sum);
  if (!base)
    return unknown(op, "an address of tensor memory that cannot be followed",
                   body);
  if (base->kind != TermKind::Tensor)
    return; // the caller's
  checkFree(op, base, columns);
  for (const std::string &name : areas[base].getBuffers()) {
    Statement statement = make(Op::TensorDealloc, op);
    statement.name = name;
    body.push_back(std::move(statement));
  }
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

void Reader::tensorMove(Operation *op, const TensorMove &move, Body &body) {
  Statement statement =
      make(move.isLoad ? Op::TensorLoad : Op::TensorStore, op);
  checkPartition(op, move);
  // 32 lanes of a column fill a register; 16 lanes do so two columns at a time.
  int64_t columns = move.registers * (move.hasLanes32 || move.second ? 1 : 2) *
                    (move.isPacked ? 2 : 1);
  auto &regions = move.isLoad ? statement.reads : statement.writes;
  if (!addColumns(regions, move.address, columns, op) ||
      (move.second &&
       !addColumns(regions, terms.add(move.address, move.second), columns, op)))
    return;
  if (!move.isLoad)
    noteColumns(op, regions, /*areRead=*/false);
  if (move.isLoad && op->getNumResults() != 0)
    statement.name = accumulatorOf(op->getResult(0));
  body.push_back(std::move(statement));
}

//===----------------------------------------------------------------------===//
// Products and copies
//===----------------------------------------------------------------------===//

void Reader::tensorProduct(Operation *op, const Product &product, Body &body) {
  // Bits 17 to 22 of the instruction's descriptor are n / 8, 24 to 28 m / 16.
  int64_t n = 8, m = 128;
  if (Term term = product.instruction)
    if (auto bits = asConstant(specialise(term))) {
      n = (*bits >> 17 & 0x3f) * 8;
      m = (*bits >> 24 & 0x1f) * 16;
    }
  int64_t columns = std::max<int64_t>(n, 1);
  if (!product.isScaled) {
    // Rows below 128 lie side by side, as do those of a pair.
    if (product.isWs && m < 128)
      columns = std::max<int64_t>(1, n * m / 128);
    else if (product.isPair && m == 128)
      columns = std::max<int64_t>(1, n / 2);
  }
  Statement statement = make(Op::TensorMma, op);
  SmallVector<Expr, 2> ranks = {Expr()};
  if (product.isPair)
    if (auto other = peer(op))
      ranks.push_back(*other);
  for (const Expr &rank : ranks) {
    if (product.isInTensor)
      addColumns(statement.reads, product.a, operandColumns, op, rank);
    else
      addOperand(statement.reads, product.a, op, rank);
    addOperand(statement.reads, product.b, op, rank);
    if (product.metadata)
      addColumns(statement.reads, product.metadata, 1, op, rank);
    for (auto [scale, count] :
         {std::pair(product.scaleA, int64_t(4)),
          std::pair(product.scaleB, std::max<int64_t>(1, (n + 31) / 32))})
      if (scale && addColumns(statement.reads, scale, count, op, rank))
        noteColumns(op, statement.reads, /*areRead=*/true);
    if (!addColumns(statement.writes, product.d, columns, op, rank))
      return;
  }
  body.push_back(std::move(statement));
}

void Reader::tensorCopy(Operation *op, Term target, Term descriptor,
                        int64_t columns, bool isPair, Body &body) {
  Statement statement = make(Op::TensorMma, op);
  SmallVector<Expr, 2> ranks = {Expr()};
  if (isPair)
    if (auto other = peer(op))
      ranks.push_back(*other);
  for (const Expr &rank : ranks) {
    if (descriptor)
      addOperand(statement.reads, descriptor, op, rank);
    if (!addColumns(statement.writes, target, columns, op, rank))
      return;
    noteColumns(op, statement.writes, /*areRead=*/false);
  }
  body.push_back(std::move(statement));
}

void Reader::tensorCommit(Operation *op, Term barrier, Term mask, Body &body) {
  Statement statement = make(Op::TensorCommit, op);
  if (mask) {
    if (auto expr = express(specialise(mask), op))
      statement.mask = *expr;
    else
      miss(op, "a multicast mask that cannot be followed");
  }
  if (!barrier)
    return unknown(op, "a barrier that cannot be followed", body);
  if (onBarrier(statement, barrier, op))
    body.push_back(std::move(statement));
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static bool isPair(NVVM::CTAGroupKind group) {
  return group == NVVM::CTAGroupKind::CTA_2;
}

/// What the forms of a product have in common.
template <typename ProductOp>
static Reader::Product productOf(ProductOp op, function_ref<Term(Value)> get) {
  Reader::Product product;
  product.d = get(op.getMatrixD());
  product.a = get(op.getMatrixA());
  product.isInTensor = isa<LLVM::LLVMPointerType>(op.getMatrixA().getType());
  product.b = get(op.getMatrixB());
  product.instruction = get(op.getIdesc());
  if constexpr (requires { op.getCtaGroup(); })
    product.isPair = isPair(op.getCtaGroup());
  else
    product.isWs = true;
  if constexpr (requires { op.getSparseMetadata(); })
    product.metadata = get(op.getSparseMetadata());
  if constexpr (requires { op.getScaleA(); }) {
    product.isScaled = true;
    product.scaleA = get(op.getScaleA());
    product.scaleB = get(op.getScaleB());
  }
  return product;
}

bool Reader::readTensor(Operation *op, Body &body) {
  auto plain = [&](Op kind) {
    body.push_back(make(kind, op));
    return true;
  };
  auto value = [&](Value of) { return get(of); };
  if (auto alloc = dyn_cast<NVVM::Tcgen05AllocOp>(op))
    tensorReserve(op, get(alloc.getAddr()), get(alloc.getNCols()), body);
  else if (auto dealloc = dyn_cast<NVVM::Tcgen05DeallocOp>(op))
    tensorFree(op, get(dealloc.getTaddr()), get(dealloc.getNCols()), body);
  else if (auto fence = dyn_cast<NVVM::Tcgen05FenceOp>(op))
    return plain(fence.getKind() == NVVM::Tcgen05FenceKind::BEFORE_THREAD_SYNC
                     ? Op::TensorBefore
                     : Op::TensorAfter);
  else if (auto wait = dyn_cast<NVVM::Tcgen05WaitOp>(op))
    return plain(wait.getKind() == NVVM::Tcgen05WaitKind::LOAD
                     ? Op::TensorWaitLoad
                     : Op::TensorWaitStore);
  else if (auto commit = dyn_cast<NVVM::Tcgen05CommitOp>(op))
    tensorCommit(op, get(commit.getAddr()),
                 commit.getMulticastMask() ? get(commit.getMulticastMask())
                                           : nullptr,
                 body);
  else if (auto shift = dyn_cast<NVVM::Tcgen05ShiftOp>(op))
    tensorCopy(op, get(shift.getTaddr()), nullptr, operandColumns,
               isPair(shift.getGroup()), body);
  else if (auto copy = dyn_cast<NVVM::Tcgen05CpOp>(op)) {
    bool isWide = copy.getShape() == NVVM::Tcgen05CpShape::SHAPE_128x256b ||
                  copy.getShape() == NVVM::Tcgen05CpShape::SHAPE_4x256b;
    tensorCopy(op, get(copy.getTaddr()), get(copy.getSmemDesc()),
               isWide ? 8 : 4, isPair(copy.getGroup()), body);
  } else if (auto load = dyn_cast<NVVM::Tcgen05LdOp>(op)) {
    TensorMove move;
    auto vector = dyn_cast<VectorType>(load.getType());
    move.registers = vector ? vector.getNumElements() : 1;
    move.isPacked = load.getPack();
    move.hasLanes32 = load.getShape() == NVVM::Tcgen05LdStShape::SHAPE_32X32B;
    move.address = get(load.getTmemAddr());
    if (load.getOffset())
      move.second = get(load.getOffset());
    tensorMove(op, move, body);
  } else if (auto store = dyn_cast<NVVM::Tcgen05StOp>(op)) {
    TensorMove move;
    move.isLoad = false;
    auto vector = dyn_cast<VectorType>(store.getVal().getType());
    move.registers = vector ? vector.getNumElements() : 1;
    move.isPacked = store.getUnpack();
    move.hasLanes32 = store.getShape() == NVVM::Tcgen05LdStShape::SHAPE_32X32B;
    move.address = get(store.getTmemAddr());
    if (store.getOffset())
      move.second = get(store.getOffset());
    tensorMove(op, move, body);
  } else if (auto mma = dyn_cast<NVVM::Tcgen05MMAOp>(op))
    tensorProduct(op, productOf(mma, value), body);
  else if (auto mma = dyn_cast<NVVM::Tcgen05MMASparseOp>(op))
    tensorProduct(op, productOf(mma, value), body);
  else if (auto mma = dyn_cast<NVVM::Tcgen05MMABlockScaleOp>(op))
    tensorProduct(op, productOf(mma, value), body);
  else if (auto mma = dyn_cast<NVVM::Tcgen05MMASparseBlockScaleOp>(op))
    tensorProduct(op, productOf(mma, value), body);
  else if (auto mma = dyn_cast<NVVM::Tcgen05MMAWsOp>(op))
    tensorProduct(op, productOf(mma, value), body);
  else if (auto mma = dyn_cast<NVVM::Tcgen05MMAWsSparseOp>(op))
    tensorProduct(op, productOf(mma, value), body);
  else if (isa<NVVM::Tcgen05RelinquishAllocPermitOp>(op))
    relinquish = op;
  else
    return isa<NVVM::Tcgen05MmaSmemDescOp>(op);
  return true;
}

} // namespace tier::lift
