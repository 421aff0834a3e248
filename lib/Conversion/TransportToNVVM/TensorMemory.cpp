//===- TensorMemory.cpp - products that write tensor memory ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA 9.7.16: descriptors of shared operands 9.7.16.4.1, of instructions
// 9.7.16.4.2, registers of a load 9.7.16.2.3.1, order 9.7.16.6, scales 9.7.16.10.
//
//===----------------------------------------------------------------------===//

#include "TensorMemory.h"

#include "SharedTile.h"
#include "Wgmma.h"
#include "tier/Dialect/Tier/IR/Pairs.h"
#include "tier/Problem/ScaleTile.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tier::nvvm {

//===----------------------------------------------------------------------===//
// Reservation and order
//===----------------------------------------------------------------------===//

void emitTensorReserve(Assembly &a, Value slot, int64_t columns,
                       int64_t ctas) {
  a.emit(llvm::formatv("tcgen05.alloc.cta_group::{1}.sync.aligned.shared::cta"
                       ".b32 [$0], {0};\n"
                       "tcgen05.relinquish_alloc_permit.cta_group::{1}.sync"
                       ".aligned;",
                       columns, ctas)
             .str(),
         {}, slot);
}

void emitTensorFree(Assembly &a, Value address, int64_t columns,
                    int64_t ctas) {
  a.emit(llvm::formatv(
             "tcgen05.dealloc.cta_group::{1}.sync.aligned.b32 $0, {0};",
             columns, ctas)
             .str(),
         {}, address);
}

void emitTensorFenceBefore(Assembly &a) {
  a.emit("tcgen05.fence::before_thread_sync;", {}, {});
}

void emitTensorFenceAfter(Assembly &a) {
  a.emit("tcgen05.fence::after_thread_sync;", {}, {});
}

void emitTensorCommit(Assembly &a, Value barrier, Value predicate,
                      int64_t ctas) {
  StringRef one = "tcgen05.commit.cta_group::1.mbarrier::arrive::one"
                  ".shared::cluster.b64 [$0];";
  StringRef both = "tcgen05.commit.cta_group::2.mbarrier::arrive::one"
                   ".shared::cluster.multicast::cluster.b64 [$0], both;";
  if (ctas == 1 && !predicate)
    return void(a.emit(one, {}, barrier));
  std::string text = "{\n";
  if (predicate)
    text += ".reg .pred p;\nsetp.ne.b32 p, $1, 0;\n";
  if (ctas > 1)
    text += ".reg .b16 both;\nmov.b16 both, 3;\n";
  text += (Twine(predicate ? "@p " : "") + (ctas > 1 ? both : one) + "\n}").str();
  SmallVector<Value> operands = {barrier};
  if (predicate)
    operands.push_back(a.asWord(predicate));
  a.emit(text, {}, operands);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

namespace {
/// What the unit is told of an operand's element.
struct OperandKind {
  StringRef kind; ///< of the instruction; empty: none reads the element
  int64_t code = 0;
};
} // namespace

static OperandKind kindOf(Type type, bool isTf32) {
  if (type.isF16())
    return {"f16", 0};
  if (type.isBF16())
    return {"f16", 1};
  if (type.isF32() && isTf32)
    return {"tf32", 2};
  if (isa<Float8E4M3FNType>(type))
    return {"f8f6f4", 0};
  if (isa<Float8E5M2Type>(type))
    return {"f8f6f4", 1};
  if (isa<Float6E2M3FNType>(type))
    return {"f8f6f4", 3};
  if (isa<Float6E3M2FNType>(type))
    return {"f8f6f4", 4};
  if (isa<Float4E2M1FNType>(type))
    return {"f8f6f4", 5};
  if (type.isInteger(8))
    return {"i8", 1};
  return {};
}

/// The bits that tell a descriptor of this unit from one of warpgroups.
static constexpr int64_t descriptorVersion = int64_t(1) << 46;

static Value emitDescriptor(Assembly &a, Value base,
                            const MatrixOperand &operand) {
  return emitDescriptor(a, a.address(base),
                        operand.descriptor | descriptorVersion);
}

//===----------------------------------------------------------------------===//
// Scales
//===----------------------------------------------------------------------===//

namespace {
/// Scales of a product: what copies them, and what the product is told.
struct Scaling {
  StringRef kind;        ///< of the instruction; empty: there is none
  int64_t perStep = 1;   ///< scales of a row that one instruction reads
  int64_t instruction = 0; ///< bits of its descriptor
  int64_t ctas = 1;
  problem::ScaleTile a, b;
};
} // namespace

/// A matrix of 32 rows of 16 bytes, side by side: groups of 8 rows are 128 bytes
/// apart, nothing is swizzled.
static constexpr int64_t scaleDescriptor = (int64_t(128) >> 4) << 32;

static Scaling findScaling(ir::AccumulateOp op) {
  Scaling scaling;
  MemRefType a = op.getA().getType(), b = op.getB().getType();
  int64_t block = op.getScaleBlock();
  Type scale = op.getScaleA().getType().getElementType();
  // Bit 23: scales have no mantissa.
  bool isExponent = isa<Float8E8M0FNUType>(scale);
  if (op.getF4() && isExponent && block == 16)
    scaling.kind = "mxf4.block_scale.scale_vec::2X";
  else if (op.getF4() && isa<Float8E4M3FNType>(scale) && block == 8)
    scaling.kind = "mxf4nvf4.block_scale.scale_vec::4X";
  else if (!op.getF4() && isExponent && block == 32)
    scaling.kind = "mxf8f6f4.block_scale.scale_vec::1X";
  scaling.instruction = int64_t(isExponent) << 23;
  scaling.perStep = op.getAtom()[2] / block;
  scaling.a = problem::ScaleTile::of(a.getDimSize(0), a.getDimSize(1), block);
  scaling.ctas = op.getPair() ? ir::ctasOfPair : 1;
  scaling.b = problem::ScaleTile::of(b.getDimSize(0) * scaling.ctas,
                                     a.getDimSize(1), block);
  return scaling;
}

/// Copies all scales of the tile to their columns: the thread that does so issues
/// the products next, which the unit executes behind the copies (PTX ISA
/// 9.7.16.6.2). In a pair each CTA's columns get what lies in its own shared memory.
static void writeScaleCopies(llvm::raw_ostream &os, const Scaling &scaling) {
  int64_t first = 0;
  for (auto [operand, tile] :
       {std::pair("$4", scaling.a), std::pair("$5", scaling.b)}) {
    for (int64_t byte = 0; byte < tile.bytes();
         byte += problem::ScaleTile::atomBytes,
                 first += problem::ScaleTile::atomColumns)
      os << llvm::formatv("add.s64 a, {0}, {1};\nadd.s32 d, $6, {2};\n"
                          "tcgen05.cp.cta_group::{3}.32x128b.warpx4 [d], a;\n",
                          operand, byte / 16, first, scaling.ctas);
  }
}

LogicalResult emitTensorProduct(ThreadEmitter &emitter, ir::AccumulateOp op) {
  auto refuse = [&](const Twine &what) {
    auto error = op.emitOpError("[tier.atom] expects an instruction that "
                                "writes tensor memory, got ")
                 << what;
    error.attachNote() << "fix: atom [128, n, 32 bytes of k] with n a multiple "
                          "of 16 up to 256, or [256, n, ..] of a pair with n a "
                          "multiple of 32, and a 32-bit accumulator";
    return error;
  };
  SharedTile tileA(op.getA().getType()), tileB(op.getB().getType());
  OperandKind a = kindOf(tileA.getType().getElementType(), op.getTf32()),
              b = kindOf(tileB.getType().getElementType(), op.getTf32());
  if (op.getF4())
    a = b = {"f4", 1};
  ArrayRef<int64_t> atom = op.getAtom();
  bool isInteger = a.kind == "i8";
  Type accumulator = op.getAccumulator().getType().getElementType();
  if (a.kind.empty() || a.kind != b.kind || (a.kind == "f16" && a.code != b.code))
    return refuse("operand types that no instruction has");
  if (isInteger ? !accumulator.isInteger(32) : !accumulator.isF32())
    return refuse("an accumulator of another type");
  int64_t ctas = op.getPair() ? ir::ctasOfPair : 1;
  if (atom[0] != 128 * ctas || atom[1] % (16 * ctas) || atom[1] > 256 ||
      atom[2] * tileA.getElementBytes() != 32 ||
      op.getAccumulator().getType().getDimSize(0) != 128)
    return refuse(llvm::formatv("atom [{0:$[, ]}]",
                                llvm::make_range(atom.begin(), atom.end()))
                      .str());
  FailureOr<MatrixOperand> operandA =
      findMatrixOperand(op, tileA, atom[0] / ctas, atom[2]);
  FailureOr<MatrixOperand> operandB =
      findMatrixOperand(op, tileB, atom[1] / ctas, atom[2]);
  if (failed(operandA) || failed(operandB))
    return failure();
  if (a.kind != "f16" && (operandA->isTransposed || operandB->isTransposed))
    return refuse("rows contiguous with elements that are not of 16 bits");

  Scaling scaling;
  if (op.getScaleA()) {
    scaling = findScaling(op);
    bool isSmall = a.kind == "f8f6f4" || a.kind == "f4";
    if (scaling.kind.empty() || !isSmall || atom[1] % 32 || scaling.perStep < 1)
      return refuse("scales that no instruction has");
  }
  bool hasScales = !scaling.kind.empty();
  // With scales the sums are f32, and the bits that say so are another's.
  int64_t sums = hasScales ? 0 : (isInteger ? 2 : 1) << 4;
  int64_t instruction = sums | a.code << 7 | b.code << 10 | scaling.instruction |
                        int64_t(operandA->isTransposed) << 15 |
                        int64_t(operandB->isTransposed) << 16 |
                        atom[1] / 8 << 17 | atom[0] / 16 << 24;
  Assembly assembly(emitter.builder(), emitter.loc());
  SmallVector<Value> operands = {
      emitter.view(op.getAccumulator()).base,
      emitDescriptor(assembly, emitter.view(op.getA()).base, *operandA),
      emitDescriptor(assembly, emitter.view(op.getB()).base, *operandB),
      assembly.asWord(emitter.scalar(op.getAdds()))};
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "{\n.reg .b64 a, b;\n.reg .b32 d" << (hasScales ? ", sa, sb" : "")
     << ";\n.reg .pred p;\nsetp.ne.b32 p, $3, 0;\n";
  if (hasScales) {
    for (Value scales : {op.getScaleA(), op.getScaleB()})
      operands.push_back(
          emitDescriptor(assembly, assembly.address(emitter.view(scales).base),
                         scaleDescriptor | descriptorVersion));
    operands.push_back(emitter.view(op.getScaleTile()).base);
    writeScaleCopies(os, scaling);
  }
  for (int64_t n = 0; n < tileB.getShape()[0]; n += atom[1] / ctas)
    for (int64_t k = 0; k < tileA.getShape()[1]; k += atom[2]) {
      os << llvm::formatv("add.s64 a, $1, {0};\nadd.s64 b, $2, {1};\n"
                          "add.s32 d, $0, {2};\n",
                          tileA.getOffset({0, k}) / 16,
                          tileB.getOffset({n, k}) / 16, n * ctas);
      StringRef adds = k == 0 ? "p" : "1";
      if (!hasScales) {
        os << llvm::formatv(
            "tcgen05.mma.cta_group::{3}.kind::{0} [d], a, b, {1}, {2};\n",
            a.kind, instruction, adds, ctas);
        continue;
      }
      // The byte of the columns that the first scale lies in: bits 29 and 4.
      int64_t scale = k / atom[2] * scaling.perStep;
      int64_t byte = problem::ScaleTile::byteOf(scale);
      os << llvm::formatv(
          "add.s32 sa, $6, {0};\nadd.s32 sb, $6, {1};\n"
          "tcgen05.mma.cta_group::{5}.kind::{2} [d], a, b, {3}, [sa], [sb], {4};\n",
          scaling.a.columnOf(scale),
          scaling.a.columns() + scaling.b.columnOf(scale) + n * ctas / 32,
          scaling.kind, instruction | byte << 29 | byte << 4, adds, ctas);
    }
  os << "}";
  assembly.emit(text, {}, operands);
  return success();
}

//===----------------------------------------------------------------------===//
// Loads
//===----------------------------------------------------------------------===//

/// Columns that one instruction reads, at most: more would ask for more
/// registers side by side.
static constexpr int64_t columnsPerLoad = 32;

/// The first column that the warps of each group of four read, or failure if
/// threads do not hold rows.
static FailureOr<Value> emitFirstColumn(Assembly &a,
                                        layout::FragmentAttr fragment,
                                        Value warp) {
  const int64_t lanes[] = {32, 1, 0};
  ArrayRef<int64_t> registers = fragment.getRegisters(),
                    warps = fragment.getWarps();
  if (fragment.getRank() != 2 || fragment.getLanes() != ArrayRef(lanes) ||
      registers.size() != 3 || registers[1] != 0 || registers[2] != 1 ||
      warps.size() < 3 || warps[0] != 4 || warps[1] != 32 || warps[2] != 0)
    return failure();
  Value column = a.constant(0), group = a.shiftRight(warp, 2);
  for (warps = warps.drop_front(3); !warps.empty(); warps = warps.drop_front(3)) {
    if (warps[1] != 0)
      return failure();
    Value size = a.constant(warps[0]);
    column = a.add(column, a.mul(LLVM::URemOp::create(a.b, a.loc, group, size),
                                 warps[2]));
    group = LLVM::UDivOp::create(a.b, a.loc, group, size);
  }
  return column;
}

LogicalResult emitTensorLoad(ThreadEmitter &emitter, ir::LoadOp op,
                             Value warp) {
  Assembly a(emitter.builder(), emitter.loc());
  auto type = cast<RankedTensorType>(op.getTile().getType());
  layout::FragmentAttr fragment = layout::getFragment(type);
  FailureOr<Value> column = emitFirstColumn(a, fragment, warp);
  bool isAligned = emitter.role().firstWarp % 4 == 0;
  if (failed(column) || !isAligned || type.getElementTypeBitWidth() != 32) {
    auto error = op.emitOpError("[tier.tensor-partition] expects warps that "
                                "read the lanes of their own quarter, got ")
                 << fragment << " in a role that begins at warp "
                 << emitter.role().firstWarp;
    error.attachNote() << "fix: register [n:[0, 1]], lane [32:[1, 0]], warp "
                          "[4:[32, 0]] from a warp that is a multiple of 4";
    return failure();
  }
  Value address = a.add(emitter.view(op.getSource()).base, *column);
  SmallVector<Quantity> indices = emitter.quantities(op.getIndices());
  if (!indices[0].isConstant(0) || !indices[1].isConstant())
    return op.emitOpError("[tier.tensor-partition] expects all lanes from a "
                          "column known at compile time, got other indices");
  address = a.add(address, indices[1].constant);
  Value quarter = LLVM::ShlOp::create(a.b, a.loc, a.bitAnd(warp, 3),
                                      a.constant(21));
  address = a.add(address, quarter);

  int64_t columns = fragment.getNumRegisters();
  std::string text = "{\n.reg .b32 t;\n";
  llvm::raw_string_ostream os(text);
  for (int64_t first = 0; first < columns;) {
    int64_t count = std::min(columnsPerLoad,
                             int64_t(llvm::bit_floor(uint64_t(columns - first))));
    os << llvm::formatv("add.s32 t, ${0}, {1};\n"
                        "tcgen05.ld.sync.aligned.32x32b.x{2}.b32 {{",
                        columns, first, count);
    llvm::interleaveComma(llvm::seq(first, first + count), os,
                          [&](int64_t r) { os << "$" << r; });
    os << "}, [t];\n";
    first += count;
  }
  // Registers are defined behind the wait only: it belongs to the same text.
  os << "tcgen05.wait::ld.sync.aligned;\n}";
  SmallVector<Type> types(columns, a.b.getI32Type());
  SmallVector<Value> elements = a.emit(text, types, address);
  for (Value &element : elements)
    element = a.bitcast(type.getElementType(), element);
  emitter.bind(op.getTile(), emitter.fromElements(
                                 fragment, type.getElementType(), elements));
  return success();
}

} // namespace tier::nvvm
