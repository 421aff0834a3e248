//===- MatrixCore.cpp - matrix products of one wave -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands that are contiguous along k are read as vectors. Of those that are
// not, 2-byte ones are turned by the read on machines that can (gfx950:
// ds_read_b64_tr_b16, as HipKittens addresses it); others are read one by one.
//
// D[i, j] += A[i, k] B[j, k]. A lane holds `run` neighbours along k of one row
// of A and of one row of B, and of D the rows 4 (lane / side) + {0..3} of one
// column (and every eighth row group again when the side is 32).
//
//===----------------------------------------------------------------------===//

#include "MatrixCore.h"

#include "tier/Machine/Banks.h"
#include "tier/Problem/Interleave.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/ADT/StringSwitch.h"

#include <map>

using namespace mlir;

namespace tier {

using layout::FragmentAttr;

/// One instruction: `chip` is empty where both generations have it.
struct Instruction {
  StringLiteral name, chip;
  int64_t side, k;
  StringLiteral left, right; ///< elements of A and B
  /// How the operands are passed: as they are, as i16 vectors, as one i64, or
  /// as i32 vectors; with the types of both and scales of one.
  enum Operand { Same, Halves, Word, Words, Typed } operand;

  int64_t groups() const { return 64 / side; }
  /// Elements of k in a lane, and how many of them follow one another.
  int64_t depth() const { return k / groups(); }
  int64_t run() const { return std::min<int64_t>(16, depth()); }
};

static constexpr Instruction instructions[] = {
    {"rocdl.mfma.f32.32x32x16.bf16", "gfx950", 32, 16, "bf16", "bf16",
     Instruction::Same},
    {"rocdl.mfma.f32.16x16x32.bf16", "gfx950", 16, 32, "bf16", "bf16",
     Instruction::Same},
    {"rocdl.mfma.f32.32x32x16.f16", "gfx950", 32, 16, "f16", "f16",
     Instruction::Same},
    {"rocdl.mfma.f32.16x16x32.f16", "gfx950", 16, 32, "f16", "f16",
     Instruction::Same},
    {"rocdl.mfma.f32.32x32x8bf16.1k", "", 32, 8, "bf16", "bf16",
     Instruction::Halves},
    {"rocdl.mfma.f32.16x16x16bf16.1k", "", 16, 16, "bf16", "bf16",
     Instruction::Halves},
    {"rocdl.mfma.f32.32x32x8f16", "", 32, 8, "f16", "f16", Instruction::Same},
    {"rocdl.mfma.f32.16x16x16f16", "", 16, 16, "f16", "f16", Instruction::Same},
    {"rocdl.mfma.f32.32x32x4.xf32", "gfx942", 32, 4, "f32", "f32",
     Instruction::Same},
    {"rocdl.mfma.f32.16x16x8.xf32", "gfx942", 16, 8, "f32", "f32",
     Instruction::Same},
    {"rocdl.mfma.f32.32x32x16.fp8.fp8", "gfx942", 32, 16,
     "f8E4M3FNUZ", "f8E4M3FNUZ", Instruction::Word},
    {"rocdl.mfma.f32.32x32x16.fp8.bf8", "gfx942", 32, 16,
     "f8E4M3FNUZ", "f8E5M2FNUZ", Instruction::Word},
    {"rocdl.mfma.f32.32x32x16.bf8.fp8", "gfx942", 32, 16,
     "f8E5M2FNUZ", "f8E4M3FNUZ", Instruction::Word},
    {"rocdl.mfma.f32.32x32x16.bf8.bf8", "gfx942", 32, 16,
     "f8E5M2FNUZ", "f8E5M2FNUZ", Instruction::Word},
    {"rocdl.mfma.f32.16x16x32.fp8.fp8", "gfx942", 16, 32,
     "f8E4M3FNUZ", "f8E4M3FNUZ", Instruction::Word},
    {"rocdl.mfma.f32.16x16x32.fp8.bf8", "gfx942", 16, 32,
     "f8E4M3FNUZ", "f8E5M2FNUZ", Instruction::Word},
    {"rocdl.mfma.f32.16x16x32.bf8.fp8", "gfx942", 16, 32,
     "f8E5M2FNUZ", "f8E4M3FNUZ", Instruction::Word},
    {"rocdl.mfma.f32.16x16x32.bf8.bf8", "gfx942", 16, 32,
     "f8E5M2FNUZ", "f8E5M2FNUZ", Instruction::Word},
    {"rocdl.mfma.f32.32x32x16.fp8.fp8", "gfx950", 32, 16,
     "f8E4M3FN", "f8E4M3FN", Instruction::Word},
    {"rocdl.mfma.f32.32x32x16.fp8.bf8", "gfx950", 32, 16, "f8E4M3FN", "f8E5M2",
     Instruction::Word},
    {"rocdl.mfma.f32.32x32x16.bf8.fp8", "gfx950", 32, 16, "f8E5M2", "f8E4M3FN",
     Instruction::Word},
    {"rocdl.mfma.f32.32x32x16.bf8.bf8", "gfx950", 32, 16, "f8E5M2", "f8E5M2",
     Instruction::Word},
    {"rocdl.mfma.f32.16x16x32.fp8.fp8", "gfx950", 16, 32,
     "f8E4M3FN", "f8E4M3FN", Instruction::Word},
    {"rocdl.mfma.f32.16x16x32.fp8.bf8", "gfx950", 16, 32, "f8E4M3FN", "f8E5M2",
     Instruction::Word},
    {"rocdl.mfma.f32.16x16x32.bf8.fp8", "gfx950", 16, 32, "f8E5M2", "f8E4M3FN",
     Instruction::Word},
    {"rocdl.mfma.f32.16x16x32.bf8.bf8", "gfx950", 16, 32, "f8E5M2", "f8E5M2",
     Instruction::Word},
    {"rocdl.mfma.scale.f32.32x32x64.f8f6f4", "gfx950", 32, 64,
     "f8E4M3FN", "f8E4M3FN", Instruction::Typed},
    {"rocdl.mfma.scale.f32.32x32x64.f8f6f4", "gfx950", 32, 64,
     "f8E4M3FN", "f8E5M2", Instruction::Typed},
    {"rocdl.mfma.scale.f32.32x32x64.f8f6f4", "gfx950", 32, 64,
     "f8E5M2", "f8E4M3FN", Instruction::Typed},
    {"rocdl.mfma.scale.f32.32x32x64.f8f6f4", "gfx950", 32, 64,
     "f8E5M2", "f8E5M2", Instruction::Typed},
    {"rocdl.mfma.scale.f32.16x16x128.f8f6f4", "gfx950", 16, 128,
     "f8E4M3FN", "f8E4M3FN", Instruction::Typed},
    {"rocdl.mfma.scale.f32.16x16x128.f8f6f4", "gfx950", 16, 128,
     "f8E4M3FN", "f8E5M2", Instruction::Typed},
    {"rocdl.mfma.scale.f32.16x16x128.f8f6f4", "gfx950", 16, 128,
     "f8E5M2", "f8E4M3FN", Instruction::Typed},
    {"rocdl.mfma.scale.f32.16x16x128.f8f6f4", "gfx950", 16, 128,
     "f8E5M2", "f8E5M2", Instruction::Typed},
#define TIER_ROW(a, b)                                                         \
  {"rocdl.mfma.scale.f32.32x32x64.f8f6f4", "gfx950", 32, 64, a, b,             \
   Instruction::Typed},                                                        \
      {"rocdl.mfma.scale.f32.16x16x128.f8f6f4", "gfx950", 16, 128, a, b,       \
       Instruction::Typed},
#define TIER_ROWS(a)                                                           \
  TIER_ROW(a, "f6E2M3FN") TIER_ROW(a, "f6E3M2FN") TIER_ROW(a, "f4E2M1FN")
    TIER_ROWS("f8E4M3FN") TIER_ROWS("f8E5M2") TIER_ROWS("f6E2M3FN")
    TIER_ROWS("f6E3M2FN") TIER_ROWS("f4E2M1FN")
    TIER_ROW("f6E2M3FN", "f8E4M3FN") TIER_ROW("f6E2M3FN", "f8E5M2")
    TIER_ROW("f6E3M2FN", "f8E4M3FN") TIER_ROW("f6E3M2FN", "f8E5M2")
    TIER_ROW("f4E2M1FN", "f8E4M3FN") TIER_ROW("f4E2M1FN", "f8E5M2")
#undef TIER_ROWS
#undef TIER_ROW
    // k counts bytes of two numbers.
    {"rocdl.mfma.scale.f32.32x32x64.f8f6f4", "gfx950", 32, 32, "f4", "f4",
     Instruction::Typed},
    {"rocdl.mfma.scale.f32.16x16x128.f8f6f4", "gfx950", 16, 64, "f4", "f4",
     Instruction::Typed},
    {"rocdl.mfma.i32.32x32x16.i8", "", 32, 16, "i8", "i8", Instruction::Word},
    {"rocdl.mfma.i32.16x16x32.i8", "", 16, 32, "i8", "i8", Instruction::Word},
    {"rocdl.mfma.i32.32x32x32.i8", "gfx950", 32, 32, "i8", "i8",
     Instruction::Words},
    {"rocdl.mfma.i32.16x16x64.i8", "gfx950", 16, 64, "i8", "i8",
     Instruction::Words},
};

static std::string nameOf(Type type) {
  std::string name;
  llvm::raw_string_ostream(name) << type;
  return name;
}

static const Instruction *findInstruction(ThreadEmitter &emitter,
                                          ir::MmaOp op) {
  std::string left = nameOf(op.getFormat(0)), right = nameOf(op.getFormat(1));
  ArrayRef<int64_t> atom = op.getAtom();
  if (op.getF4())
    left = right = "f4";
  for (const Instruction &row : instructions)
    // f32 operands lose bits in the instruction, so the op must allow it.
    if ((left != "f32" || op.getTf32()) && row.side == atom[0] &&
        row.side == atom[1] && row.k == atom[2] && row.left == left &&
        row.right == right &&
        (row.chip.empty() || row.chip == emitter.target.machine.name))
      return &row;
  return nullptr;
}

/// Whether the first registers and the lanes of the accumulator hold what the
/// instruction leaves in them.
static bool fits(FragmentAttr accumulator, const Instruction &row) {
  using Coordinate = SmallVector<int64_t>;
  int64_t perAtom = row.side * row.side / 64;
  if (accumulator.getNumRegisters() % perAtom ||
      accumulator.getNumLanes() != 64)
    return false;
  for (int64_t r = 0; r < perAtom; ++r)
    if (accumulator.getCoordinate(accumulator.getRegisters(), r) !=
        Coordinate{8 * (r / 4) + r % 4, 0})
      return false;
  for (int64_t l = 0; l < 64; ++l)
    if (accumulator.getCoordinate(accumulator.getLanes(), l) !=
        Coordinate{4 * (l / row.side), l % row.side})
      return false;
  return true;
}

/// Bits of a number that lies beside others in bytes, else 0.
static int64_t getPackedBits(StringRef format) {
  return format == "f4E2M1FN"          ? 4
         : format.starts_with("f6E") ? 6
                                       : 0;
}

/// The operand that goes with the accumulator: rows along `side` of it, one
/// instruction's depth. Of packed numbers a lane holds 32 side by side, in bytes.
static FragmentAttr operandFragment(FragmentAttr accumulator, unsigned side,
                                    const Instruction &row) {
  int64_t groups = row.groups(), run = row.run(), depth = row.depth();
  int64_t all = row.k;
  if (int64_t bits = getPackedBits(side ? row.right : row.left)) {
    run = depth = depth * bits / 8;
    all = all * bits / 8;
  }
  int64_t inside = row.side * row.side / 64; // registers of the instruction
  SmallVector<int64_t> registers = {run, 0, 1};
  if (depth > run) // again, beyond what all lanes reach
    registers.append({depth / run, 0, run * groups});
  for (const auto &digit : accumulator.getRegisterDigits()) {
    int64_t taken = std::min(inside, digit.size);
    inside /= taken;
    if (taken < digit.size && digit.stride[side])
      registers.append({digit.size / taken, digit.stride[side] * taken, 0});
  }
  SmallVector<int64_t> lanes = {row.side, 1, 0, groups, 0, run}, warps;
  for (const auto &digit : accumulator.getWarpDigits())
    warps.append({digit.size, digit.stride[side], 0});
  return FragmentAttr::get(accumulator.getContext(),
                           {accumulator.getShape()[side], all}, registers,
                           lanes, warps);
}

/// Whether rows of a tile lie side by side, not columns.
static bool hasUnitRows(const View &view) {
  auto strided = dyn_cast_or_null<layout::StridedAttr>(view.layout);
  if (auto compose = dyn_cast_or_null<layout::ComposeAttr>(view.layout))
    strided = compose.getFirst();
  return strided && strided.getModes(0).front().second == 1;
}

/// The same operand in a tile whose rows lie side by side, as lanes give
/// addresses to the read that turns 4 rows into 4 of k: of 16 lanes, l gives
/// that of rows 4 (l mod 4) at k = l / 4, and receives row l.
static FragmentAttr turnedFragment(FragmentAttr fragment,
                                   const Instruction &row) {
  SmallVector<int64_t> registers = {4, 1, 0}, lanes = {4, 4, 0, 4, 0, 1}, warps;
  if (row.depth() > 4)
    registers.append({row.depth() / 4, 0, 4});
  for (const auto &digit :
       ArrayRef(fragment.getRegisterDigits()).drop_front())
    registers.append({digit.size, digit.stride[0], digit.stride[1]});
  if (row.side > 16)
    lanes.append({row.side / 16, 16, 0});
  lanes.append({row.groups(), 0, row.depth()});
  for (const auto &digit : fragment.getWarpDigits())
    warps.append({digit.size, digit.stride[0], digit.stride[1]});
  return FragmentAttr::get(fragment.getContext(), fragment.getShape(),
                           registers, lanes, warps);
}

namespace {
/// The operands of one step along k, by their row without the thread's part.
struct Operands {
  std::map<int64_t, Value> byRow;
  int64_t reads = 0; ///< instructions
};
} // namespace

/// Operands of a tile whose rows lie side by side; none if the machine, the
/// element or the layout does not allow it.
static Operands loadTurned(ThreadEmitter &emitter,
                                           const View &view,
                                           FragmentAttr fragment, int64_t k,
                                           const Instruction &row) {
  if (!machine::findBankModel(emitter.target.machine, "ds_read_b64_tr_b16") ||
      view.getElementBytes() != 2 || row.depth() % 4 || row.side % 16)
    return {};
  FragmentAttr turned = turnedFragment(fragment, row);
  FailureOr<Accesses> places =
      emitter.access(view, {Quantity::get(0), Quantity::get(k)}, turned, {}, 8);
  if (failed(places) || places->width != 4 || places->alignment < 8)
    return {};
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  auto type = VectorType::get({4}, view.element);
  int64_t each = row.depth() / 4;
  Operands result;
  result.reads = places->pointers.size();
  for (size_t i = 0; i < places->pointers.size(); i += each) {
    Value operand;
    for (Value place : ArrayRef(places->pointers).slice(i, each)) {
      Value part = ROCDL::ds_read_tr16_b64::create(
          b, loc, type, place, ArrayAttr(), ArrayAttr(), ArrayAttr());
      int64_t width =
          operand ? cast<VectorType>(operand.getType()).getDimSize(0) : 0;
      operand = operand ? Value(vector::ShuffleOp::create(
                              b, loc, operand, part,
                              llvm::to_vector(llvm::seq(width + 4))))
                        : part;
    }
    int64_t at = turned.getCoordinate(turned.getRegisters(), i * 4)[0];
    result.byRow[at] = operand;
  }
  return result;
}

static FailureOr<Operands>
loadOperands(ThreadEmitter &emitter, const View &view, FragmentAttr fragment,
             int64_t k, const Instruction &row, unsigned side) {
  int64_t bits = getPackedBits(side ? row.right : row.left);
  if (bits)
    k = k * bits / 8;
  if (hasUnitRows(view))
    if (Operands turned = loadTurned(emitter, view, fragment, k, row);
        turned.reads)
      return turned;
  FailureOr<ThreadTile> tile =
      emitter.load(view, {Quantity::get(0), Quantity::get(k)}, fragment);
  if (failed(tile))
    return failure();
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  int64_t depth = bits ? row.depth() * bits / 8 : row.depth();
  int64_t width = tile->width, each = depth / width;
  Operands result;
  result.reads = tile->chunks.size();
  for (size_t i = 0; i < tile->chunks.size(); i += each) {
    Value operand = tile->chunks[i];
    if (row.operand == Instruction::Halves)
      operand = LLVM::BitcastOp::create(
          b, loc, VectorType::get({depth}, b.getI16Type()), operand);
    if (row.operand >= Instruction::Word) {
      operand = {};
      for (Value chunk : ArrayRef(tile->chunks).slice(i, each)) {
        chunk = arith::BitcastOp::create(
            b, loc, VectorType::get({width}, b.getI8Type()), chunk);
        int64_t have =
            operand ? cast<VectorType>(operand.getType()).getDimSize(0) : 0;
        operand = operand ? Value(vector::ShuffleOp::create(
                                b, loc, operand, chunk,
                                llvm::to_vector(llvm::seq(have + width))))
                          : chunk;
      }
      Type type = b.getI64Type();
      if (row.operand != Instruction::Word)
        type = VectorType::get({depth / 4}, b.getI32Type());
      operand = LLVM::BitcastOp::create(b, loc, type, operand);
    }
    int64_t at = fragment.getCoordinate(fragment.getRegisters(), i * width)[0];
    result.byRow[at] = operand;
  }
  return result;
}

/// What follows the accumulator in the instruction's operands: how lanes read
/// each other's (they do not), or types of A and B, and which byte of what
/// register is the lane's scale: of one, if it is a constant 0.
static SmallVector<Value> emitModifiers(ThreadEmitter &emitter,
                                        const Instruction &row, Value scaleA,
                                        Value scaleB) {
  Value zero = emitter.i32(0);
  if (row.operand != Instruction::Typed)
    return {zero, zero, zero};
  auto type = [&](StringRef name) {
    return emitter.i32(llvm::StringSwitch<int64_t>(name)
                           .Case("f8E5M2", 1)
                           .Case("f6E2M3FN", 2)
                           .Case("f6E3M2FN", 3)
                           .Cases({"f4E2M1FN", "f4"}, 4)
                           .Default(0));
  };
  return {type(row.left),         type(row.right),
          zero,                   scaleA ? scaleA : zero,
          zero,                   scaleB ? scaleB : zero};
}

namespace {
/// The scales of an operand: a word for each of its rows, without the thread's
/// part, and for each step along k.
struct LaneScales {
  std::map<std::pair<int64_t, int64_t>, Value> words;
  Value at(int64_t row, int64_t step) const {
    auto found = words.find({row, step});
    return found == words.end() ? Value() : found->second;
  }
};
} // namespace

/// Failure if lanes do not hold the scales that the instruction reads.
static FailureOr<LaneScales> loadScales(ThreadEmitter &emitter, Value scales,
                                        const Instruction &row) {
  ThreadTile tile = emitter.tile(scales);
  FragmentAttr fragment = tile.fragment;
  using Coordinate = SmallVector<int64_t>;
  for (int64_t l = 0; l < 64; ++l)
    if (fragment.getNumLanes() != 64 ||
        fragment.getCoordinate(fragment.getLanes(), l) !=
            Coordinate{l % row.side, l / row.side})
      return failure();
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  LaneScales result;
  for (auto [r, element] : llvm::enumerate(emitter.getElements(tile))) {
    Coordinate at = fragment.getCoordinate(fragment.getRegisters(), r);
    if (at[1] % row.groups())
      return failure();
    Value byte = arith::BitcastOp::create(b, loc, b.getI8Type(), element);
    result.words[{at[0], at[1] / row.groups()}] =
        arith::ExtUIOp::create(b, loc, b.getI32Type(), byte);
  }
  return result;
}

/// Tells the machine an order of what the block does.
static void emitOrder(ThreadEmitter &emitter, ArrayRef<problem::Turn> turns) {
  // Kinds of instructions (LLVM, AMDGPUUsage, llvm.amdgcn.sched.group.barrier).
  auto maskOf = [](problem::Turn::Kind kind) {
    switch (kind) {
    case problem::Turn::Products:
      return 0x8;
    case problem::Turn::Reads:
      return 0x100;
    case problem::Turn::Copies:
      return 0x20;
    }
    llvm_unreachable("three kinds");
  };
  OpBuilder &b = emitter.builder();
  for (problem::Turn turn : turns)
    ROCDL::SchedGroupBarrier::create(b, emitter.loc(), maskOf(turn.kind),
                                     turn.count, /*groupId=*/0);
}

LogicalResult emitMatrixCore(ThreadEmitter &emitter, ir::MmaOp op,
                             int64_t copies) {
  const Instruction *row = findInstruction(emitter, op);
  ThreadTile sum = emitter.tile(op.getAccumulator());
  if (!row)
    return op.emitOpError("[tier.mma-atom] expects an instruction of '")
           << emitter.target.machine.name << "', got [" << op.getAtom()
           << "] on " << op.getA().getType();
  if (!fits(sum.fragment, *row))
    return op.emitOpError("[tier.mma-fragment] expects the accumulator of the "
                          "instruction, got ")
           << sum.fragment;

  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  View left = emitter.view(op.getA()), right = emitter.view(op.getB());
  FragmentAttr fragmentA = operandFragment(sum.fragment, 0, *row);
  FragmentAttr fragmentB = operandFragment(sum.fragment, 1, *row);
  int64_t perAtom = row->side == 32 ? 16 : 4;
  auto vector = VectorType::get({perAtom}, sum.element);
  SmallVector<Value> elements = emitter.getElements(sum), sums;
  for (size_t r = 0; r < elements.size(); r += perAtom)
    sums.push_back(vector::FromElementsOp::create(
        b, loc, vector, ArrayRef(elements).slice(r, perAtom)));
  LaneScales scales[2];
  for (auto [side, tile] : llvm::enumerate(op.getScales())) {
    FailureOr<LaneScales> loaded = loadScales(emitter, tile, *row);
    if (failed(loaded))
      return op.emitOpError("[tier.mma-fragment] expects the scales of the "
                            "instruction, got ")
             << tile.getType();
    scales[side] = std::move(*loaded);
  }
  int64_t steps = 0, reads = 0;
  for (int64_t k = 0, e = op.getDepth(); k < e; k += row->k) {
    auto operandsA = loadOperands(emitter, left, fragmentA, k, *row, 0);
    auto operandsB = loadOperands(emitter, right, fragmentB, k, *row, 1);
    if (failed(operandsA) || failed(operandsB))
      return failure();
    ++steps;
    reads += operandsA->reads + operandsB->reads;
    for (auto [i, value] : llvm::enumerate(sums)) {
      auto place =
          sum.fragment.getCoordinate(sum.fragment.getRegisters(), i * perAtom);
      OperationState state(loc, row->name);
      state.addOperands({operandsA->byRow[place[0]],
                         operandsB->byRow[place[1]], value});
      state.addOperands(emitModifiers(emitter, *row,
                                      scales[0].at(place[0], k / row->k),
                                      scales[1].at(place[1], k / row->k)));
      state.addTypes(vector);
      value = b.create(state)->getResult(0);
    }
  }
  if (copies && isa<scf::ForOp>(op->getParentOp()))
    emitOrder(emitter, problem::interleave(steps, steps * sums.size(), reads,
                                           copies));
  elements.clear();
  for (Value value : sums)
    for (int64_t i = 0; i < perAtom; ++i)
      elements.push_back(vector::ExtractOp::create(b, loc, value, i));
  emitter.bind(op.getResult(),
               emitter.fromElements(sum.fragment, sum.element, elements));
  return success();
}

} // namespace tier
