//===- Wgmma.cpp - matrix instructions of a warpgroup ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Wgmma.h"

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/Realign.h"
#include "tier/Problem/Fragment.h"

#include "mlir/IR/Matchers.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tier::nvvm {

//===----------------------------------------------------------------------===//
// Operands in shared memory
//===----------------------------------------------------------------------===//

/// The canonical layout of an operand: byte offset of (r, k) from the start.
/// `T` elements fill a 16-byte chunk, `W` chunks a span.
struct CanonicalLayout {
  bool isTransposed;
  int64_t span, elementBytes;
  int64_t leading = 16, stride = 16; // the two distances of a descriptor

  int64_t getOffset(int64_t r, int64_t k) const {
    int64_t T = 16 / elementBytes, W = span / 16;
    if (isTransposed && span)
      return (r % T) * elementBytes + (r / T % W) * 16 + r / (T * W) * leading +
             (k % 8) * span + k / 8 * stride;
    if (isTransposed)
      return (r % T) * elementBytes + r / T * stride + (k % 8) * 16 +
             k / 8 * leading;
    if (span)
      return r / 8 * stride + (r % 8) * span + (k / T % W) * 16 +
             (k % T) * elementBytes;
    return r / 8 * stride + (r % 8) * 16 + k / T * leading +
           (k % T) * elementBytes;
  }
};

static int64_t encode(int64_t bytes) { return (bytes & 0x3FFFF) >> 4; }

FailureOr<MatrixOperand> findMatrixOperand(Operation *op,
                                           const SharedTile &tile, int64_t rows,
                                           int64_t depth, int64_t used) {
  auto refuse = [&](StringRef what) {
    auto error =
        op->emitOpError("[layout.operand] expects an operand tile that "
                        "the matrix unit reads, got ")
        << tile.getType() << " (" << what << ")";
    error.attachNote() << "fix: keep k or the rows contiguous in spans of 32, "
                          "64 or 128 bytes, eight lines to a repeat";
    return error;
  };
  if (tile.getSpan() < 0)
    return refuse("unknown swizzle");
  ArrayRef<int64_t> shape = tile.getShape();
  used = used ? used : shape[0];
  constexpr int64_t columnStep = 8; // of the last instruction, which may have fewer
  if (shape.size() != 2 || used > shape[0] || used % rows % columnStep || shape[1] % depth)
    return refuse("extents");

  int64_t es = tile.getElementBytes(), T = 16 / es;
  CanonicalLayout form{/*isTransposed=*/false, tile.getSpan(), es};
  if (shape[1] > 1 && tile.getOffset({0, 1}) != es)
    form.isTransposed = true;
  int64_t W = std::max<int64_t>(form.span / 16, 1);
  auto at = [&](int64_t r, int64_t k) {
    return r < shape[0] && k < shape[1] ? tile.getOffset({r, k}) : 16;
  };
  if (form.isTransposed && form.span) {
    form.leading = rows > T * W ? at(T * W, 0) : 16;
    form.stride = at(0, 8);
  } else if (form.isTransposed) {
    form.leading = at(0, 8);
    form.stride = at(T, 0);
  } else {
    form.leading = form.span ? 16 : at(0, T);
    form.stride = at(8, 0);
  }

  // Both maps are sums over the two dimensions, so each is checked alone.
  for (int64_t r0 = 0; r0 < used; r0 += rows)
    for (int64_t r = 0; r < std::min(rows, used - r0); ++r)
      if (tile.getOffset({r0 + r, 0}) - tile.getOffset({r0, 0}) !=
          form.getOffset(r, 0))
        return refuse("rows");
  for (int64_t k0 = 0; k0 < shape[1]; k0 += depth) {
    if (tile.getOffset({0, k0}) % 16)
      return refuse("k");
    for (int64_t k = 0; k < depth; ++k)
      if (tile.getOffset({0, k0 + k}) - tile.getOffset({0, k0}) !=
          form.getOffset(0, k))
        return refuse("k");
  }

  static const int64_t modes[] = {0, 3, 2, 1}; // none, 32, 64, 128 bytes
  int64_t mode = modes[form.span == 128 ? 3 : form.span / 32];
  MatrixOperand operand;
  operand.isTransposed = form.isTransposed;
  operand.descriptor = int64_t(uint64_t(mode) << 62) |
                       encode(form.stride) << 32 | encode(form.leading) << 16;
  return operand;
}

//===----------------------------------------------------------------------===//
// The instruction
//===----------------------------------------------------------------------===//

/// PTX name of an operand type, empty if there is no such instruction.
static StringRef nameOf(Type type, bool isTf32) {
  if (type.isBF16())
    return "bf16";
  if (type.isF16())
    return "f16";
  if (type.isF32() && isTf32)
    return "tf32";
  if (isa<Float8E4M3FNType>(type))
    return "e4m3";
  if (isa<Float8E5M2Type>(type))
    return "e5m2";
  if (type.isInteger(8))
    return "s8";
  return "";
}

namespace {
/// The registers that hold each 64 x n slab of the sums, in the instruction's
/// order; slabs of the same columns are neighbours, and those of the last may have fewer.
struct Slabs {
  int64_t rows = 0, columns = 0; ///< slabs in each dimension
  std::vector<SmallVector<int64_t>> registers;

  ArrayRef<int64_t> at(int64_t row, int64_t column) const {
    return registers[column * rows + row];
  }
};
} // namespace

/// Failure: registers that no slab holds, or slabs that lack registers.
static FailureOr<Slabs> findSlabs(layout::FragmentAttr fragment,
                                  int64_t atomColumns) {
  // Which register holds which coordinate, within one thread.
  DenseMap<std::pair<int64_t, int64_t>, int64_t> registers;
  int64_t rows = 0, columns = 0, held = fragment.getNumRegisters();
  for (int64_t r = 0; r < held; ++r) {
    SmallVector<int64_t> c = fragment.getCoordinate(fragment.getRegisters(), r);
    registers[{c[0], c[1]}] = r;
    rows = std::max(rows, c[0] + 1);
    columns = std::max(columns, c[1] + 1);
  }
  constexpr int64_t columnStep = 8; // of which each thread holds the first two, moved by its lane
  columns = llvm::alignTo(columns, columnStep);
  Slabs slabs;
  slabs.rows = llvm::divideCeil(rows, 64);
  slabs.columns = llvm::divideCeil(columns, atomColumns);
  for (int64_t n = 0; n < columns; n += atomColumns)
    for (int64_t m = 0; m < rows; m += 64) {
      SmallVector<int64_t> &slab = slabs.registers.emplace_back();
      for (int64_t i = 0; i < std::min(atomColumns, columns - n) / 2; ++i) {
        auto it =
            registers.find({m + 8 * (i / 2 % 2), n + 8 * (i / 4) + i % 2});
        if (it == registers.end())
          return failure();
        slab.push_back(it->second);
      }
    }
  if (slabs.rows * (columns / 2) != held)
    return failure();
  return slabs;
}

/// True if the lanes and the first four warps hold what the instruction wants.
static bool holdsWarpgroupFragment(layout::FragmentAttr fragment) {
  if (fragment.getRank() != 2 || fragment.getNumLanes() != 32 ||
      fragment.getNumWarps() % 4)
    return false;
  for (int64_t lane = 0; lane < 32; ++lane)
    if (fragment.getCoordinate(fragment.getLanes(), lane) !=
        SmallVector<int64_t>{lane / 4, lane % 4 * 2})
      return false;
  for (int64_t warp = 0; warp < 4; ++warp)
    if (fragment.getCoordinate(fragment.getWarps(), warp) !=
        SmallVector<int64_t>{warp * 16, 0})
      return false;
  return true;
}

/// Byte offset of this warpgroup's part of an operand, or failure when the
/// layout does not move all warpgroups by equal steps. Null: always 0.
static FailureOr<Value> emitGroupOffset(Assembly &a, const SharedTile &tile,
                                        layout::FragmentAttr fragment,
                                        unsigned dim, Value group) {
  Value offset;
  int64_t skip = 4, period = 1; // the first four warps are one warpgroup
  for (layout::FragmentAttr::Digit digit : fragment.getWarpDigits()) {
    int64_t size = digit.size, step = digit.stride[dim];
    if (skip > 1) {
      int64_t taken = std::min(skip, size);
      if (skip % taken || size % taken)
        return failure();
      skip /= taken;
      step *= taken;
      size /= taken;
    }
    if (size == 1)
      continue;
    if (step) {
      int64_t bytes = tile.getOffset({step, 0});
      for (int64_t v = 0; v < size; ++v)
        if (tile.getOffset({v * step, 0}) != v * bytes)
          return failure();
      Value value = period == 1 ? group
                                : Value(LLVM::UDivOp::create(
                                      a.b, a.loc, group, a.constant(period)));
      value = a.mul(LLVM::URemOp::create(a.b, a.loc, value, a.constant(size)),
                    bytes);
      offset = offset ? a.add(offset, value) : value;
    }
    period *= size;
  }
  return offset;
}

Value emitDescriptor(Assembly &a, Value address, int64_t constantHalf) {
  // In a cluster the rank stands above the 18 bits that a descriptor takes.
  Value start = a.shiftRight(a.bitAnd(address, 0x3ffff), 4);
  start = LLVM::ZExtOp::create(a.b, a.loc, a.b.getI64Type(), start);
  return LLVM::OrOp::create(a.b, a.loc, start, a.constant64(constantHalf));
}

static FailureOr<Value> emitDescriptor(Assembly &a, const SharedTile &tile,
                                       const MatrixOperand &operand, Value base,
                                       layout::FragmentAttr fragment,
                                       unsigned dim, Value group) {
  FailureOr<Value> offset = emitGroupOffset(a, tile, fragment, dim, group);
  if (failed(offset))
    return failure();
  Value address = a.address(base);
  if (*offset)
    address = a.add(address, *offset);
  return emitDescriptor(a, address, operand.descriptor);
}

/// A constant tile of zeros: the first product need not add to it.
static bool isZero(Value accumulator) {
  return matchPattern(accumulator, m_AnyZeroFloat()) || matchPattern(accumulator, m_Zero());
}

/// A product before `op` that was awaited, and that nobody uses any more: its
/// registers are free, and would otherwise be too many. Null: none.
static Value findDeadProduct(ir::MmaOp op) {
  for (Operation *before = op->getPrevNode(); before;
       before = before->getPrevNode()) {
    auto await = dyn_cast<transport::AwaitOp>(before);
    if (!await)
      continue;
    for (Value value : await.getResults())
      if (value.getType() == op.getType() &&
          llvm::all_of(value.getUsers(), [&](Operation *user) {
            return user->getBlock() == op->getBlock() &&
                   user->isBeforeInBlock(op);
          }))
        return value;
  }
  return Value();
}

namespace {
/// What the products of a warpgroup share.
struct WarpgroupProduct {
  std::string types; ///< the end of the instruction's name: its k, and elements
  const Slabs &slabs;
  ArrayRef<int64_t> atom;
  Value adds; ///< null: always, or never
  bool overwrites, isInteger, is16;
  bool isTransposedB;

  /// Declares the predicate of `adds`, number `operand`, if there is one.
  void writePredicate(raw_ostream &os, int64_t operand) const {
    if (adds)
      os << ".reg .pred p;\nsetp.ne.b32 p, $" << operand << ", 0;\n";
  }
  /// The product into one slab: `a` as the instruction takes it, whose layout
  /// counts in shared memory only, times the descriptor in register b.
  void write(raw_ostream &os, ArrayRef<int64_t> slab, StringRef a, bool isFirst,
             std::optional<bool> isTransposedA) const {
    os << "wgmma.mma_async.sync.aligned.m64n" << 2 * slab.size() << types << " {";
    llvm::interleaveComma(slab, os, [&](int64_t r) { os << "$" << r; });
    os << "}, " << a << ", b, "
       << (!isFirst ? "1" : adds ? "p" : overwrites ? "0" : "1");
    if (!isInteger)
      os << ", 1, 1";
    if (is16 && isTransposedA)
      os << ", " << *isTransposedA;
    if (is16)
      os << ", " << isTransposedB;
    os << ";\n";
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// A in registers
//===----------------------------------------------------------------------===//

/// The fragment by which the instruction's rows are neighbours: which rows of the tile they
/// are makes no difference to it.
static layout::FragmentAttr asNeighbours(layout::FragmentAttr fragment) {
  auto rows = problem::fromRowsOfResidues(ir::toProblem(fragment));
  return rows ? ir::toAttr(fragment.getContext(), *rows) : fragment;
}

/// The words of A in the order of the instruction, four for each step of k of
/// each 64 rows: registers 32 bits of neighbours in k, 2:[8, 0], 2:[0, 16 bytes],
/// then steps, then rows (PTX ISA 9.7.15.5.1). Failure: another fragment.
static FailureOr<SmallVector<Value>> findWords(ThreadEmitter &emitter,
                                               Assembly &a, Value operand) {
  ThreadTile tile = emitter.tile(operand);
  auto type = cast<RankedTensorType>(operand.getType());
  layout::FragmentAttr fragment = asNeighbours(tile.fragment);
  int64_t bytes = (type.getElementTypeBitWidth() + 7) / 8, run = 4 / bytes;
  if (type.getShape()[0] % 64 || tile.width != run)
    return failure();
  int64_t steps = type.getShape()[1] * bytes / 32;
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; ++r) {
    int64_t word = r / run, slab = word / 4;
    SmallVector<int64_t> wanted = {
        word % 2 * 8 + slab / steps * 64,
        r % run + word / 2 % 2 * 4 * run + slab % steps * 8 * run};
    if (fragment.getCoordinate(fragment.getRegisters(), r) != wanted)
      return failure();
  }
  for (int64_t lane = 0; lane < 32; ++lane)
    if (fragment.getNumLanes() != 32 ||
        fragment.getCoordinate(fragment.getLanes(), lane) !=
            SmallVector<int64_t>{lane / 4, lane % 4 * run})
      return failure();
  SmallVector<Value> words;
  for (Value chunk : tile.chunks) {
    if (bytes == 1) // 8-bit floats are bytes from the last conversion on
      chunk = arith::BitcastOp::create(
          a.b, a.loc, VectorType::get({run}, a.b.getI8Type()), chunk);
    words.push_back(a.bitcast(a.b.getI32Type(), chunk));
  }
  return words;
}

/// Where the rows of A that a warp holds are those of its sums.
static bool holdsRowsOf(layout::FragmentAttr operand,
                        layout::FragmentAttr sums) {
  if (operand.getNumWarps() != sums.getNumWarps())
    return false;
  for (int64_t warp = 0; warp < sums.getNumWarps(); ++warp) {
    auto at = operand.getCoordinate(operand.getWarps(), warp);
    if (at[1] != 0 || at[0] != sums.getCoordinate(sums.getWarps(), warp)[0])
      return false;
  }
  return true;
}

/// The halves of the descriptor in operand `number`. Its address is in the low
/// one, and only that is added to: additions of 64 bits, with what moves their
/// halves, take longer than a product of few columns hides.
static void writeHalves(llvm::raw_ostream &os, char name, int64_t number) {
  os << llvm::formatv(".reg .b32 {0}0, {0}1, {0}2;\nmov.b64 {{{0}0, {0}1}, ${1};\n",
                      name, number);
}

/// The descriptor of what lies `offset` bytes behind, from these halves.
static void writeStep(llvm::raw_ostream &os, char name, int64_t offset) {
  os << llvm::formatv("add.s32 {0}2, {0}0, {1};\nmov.b64 {0}, {{{0}2, {0}1};\n",
                      name, offset / 16);
}

/// A group of products whose A lies in registers. One text has all steps of k if `isLoaded`: its
/// registers were loaded, and are all there. Of a computed A each step has a text, which begins with
/// a fence, since its registers were just written: what the next step multiplies is computed while
/// this one is. (Assemblers end a group with each of those, so that no more than one step runs while
/// the next A is prepared: of loaded ones a call took 2.5 % longer, of computed ones up to 3 % less; H200.)
static SmallVector<Value>
emitFromRegisters(Assembly &a, const WarpgroupProduct &product,
                  ArrayRef<Value> words, bool isLoaded, const SharedTile &tileB,
                  Value descriptorB, SmallVector<Value> accumulators) {
  ArrayRef<int64_t> atom = product.atom;
  const Slabs &slabs = product.slabs;
  int64_t count = accumulators.size(), steps = words.size() / 4 / slabs.rows;
  int64_t together = isLoaded ? steps : 1;
  for (int64_t begin = 0; begin < steps; begin += together) {
    SmallVector<Value> operands = {descriptorB};
    for (int64_t row = 0; row < slabs.rows; ++row)
      llvm::append_range(operands, words.slice((row * steps + begin) * 4, together * 4));
    std::string text;
    llvm::raw_string_ostream os(text);
    os << "{\n.reg .b64 b;\n";
    writeHalves(os, 'b', count);
    if (begin == 0)
      product.writePredicate(os, count + operands.size());
    if (begin == 0 && product.adds)
      operands.push_back(a.asWord(product.adds));
    os << "wgmma.fence.sync.aligned;\n";
    for (int64_t step = begin; step < begin + together; ++step)
      for (int64_t column = 0; column < slabs.columns; ++column) {
        writeStep(os, 'b', tileB.getOffset({column * atom[1], step * atom[2]}));
        for (int64_t row = 0; row < slabs.rows; ++row) {
          int64_t first = count + 1 + (row * together + step - begin) * 4;
          std::string registers =
              llvm::formatv("{{${0}, ${1}, ${2}, ${3}}", first, first + 1,
                            first + 2, first + 3);
          product.write(os, slabs.at(row, column), registers, step == 0,
                        std::nullopt);
        }
      }
    if (begin + together == steps)
      os << "wgmma.commit_group.sync.aligned;\n";
    os << "}";
    accumulators = a.emitTied(text, accumulators, operands);
  }
  return accumulators;
}

/// A group of products whose operands lie in shared memory: one text.
static SmallVector<Value>
emitFromShared(Assembly &a, const WarpgroupProduct &product,
               const SharedTile &tileA, bool isTransposedA,
               const SharedTile &tileB, ArrayRef<Value> descriptors,
               ArrayRef<Value> accumulators) {
  ArrayRef<int64_t> atom = product.atom;
  const Slabs &slabs = product.slabs;
  int64_t count = accumulators.size();
  SmallVector<Value> operands(descriptors);
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "{\n.reg .b64 a, b;\n";
  writeHalves(os, 'a', count);
  writeHalves(os, 'b', count + 1);
  product.writePredicate(os, count + 2);
  if (product.adds)
    operands.push_back(a.asWord(product.adds));
  os << "wgmma.fence.sync.aligned;\n";
  for (int64_t k = 0; k < tileA.getShape()[1]; k += atom[2])
    for (int64_t column = 0; column < slabs.columns; ++column)
      for (int64_t row = 0; row < slabs.rows; ++row) {
        writeStep(os, 'a', tileA.getOffset({row * 64, k}));
        writeStep(os, 'b', tileB.getOffset({column * atom[1], k}));
        product.write(os, slabs.at(row, column), "a", k == 0, isTransposedA);
      }
  os << "wgmma.commit_group.sync.aligned;\n}";
  return a.emitTied(text, accumulators, operands);
}

LogicalResult emitWarpgroupMma(ThreadEmitter &emitter, ir::MmaOp op,
                               Value uniformWarp) {
  Assembly a(emitter.builder(), emitter.loc());
  auto refuse = [&](const Twine &what) {
    auto error = op.emitOpError("[tier.atom] expects a warpgroup instruction, "
                                "got ")
                 << what;
    error.attachNote() << "fix: atom [64, n, 32 bytes of k] with the "
                          "accumulator 2:[0,1] 2:[8,0] n/8:[0,8] per thread";
    return error;
  };
  ShapedType typeA = op.getTypeA();
  SharedTile tileB(op.getB().getType());
  auto accumulatorType = cast<RankedTensorType>(op.getAccumulator().getType());
  layout::FragmentAttr held = layout::getFragment(accumulatorType);
  layout::FragmentAttr fragment = asNeighbours(held);
  ArrayRef<int64_t> atom = op.getAtom();
  StringRef nameA = nameOf(typeA.getElementType(), op.getTf32()),
            nameB = nameOf(tileB.getType().getElementType(), op.getTf32());
  bool isInteger = nameA == "s8";
  int64_t bytes = (typeA.getElementTypeBitWidth() + 7) / 8;
  bool is16 = bytes == 2;
  if (nameA.empty() || nameB.empty() ||
      (nameA != nameB && bytes != 1))
    return refuse("operand types that no instruction has");
  if (atom.size() != 3 || atom[0] != 64 || atom[1] % 8 || atom[1] < 8 ||
      atom[1] > 256 || atom[2] * bytes != 32)
    return refuse(llvm::formatv("atom [{0:$[, ]}]",
                                llvm::make_range(atom.begin(), atom.end()))
                      .str());
  if (!holdsWarpgroupFragment(fragment) || emitter.role().warps % 4 ||
      emitter.role().firstWarp % 4)
    return refuse("an accumulator that no warpgroup holds");

  if (fragment != held && !op.readsRegisters())
    return refuse("sums of rows that are no neighbours in shared memory");

  std::optional<SharedTile> tileA;
  FailureOr<MatrixOperand> operandA = MatrixOperand();
  if (auto type = dyn_cast<MemRefType>(typeA)) {
    tileA.emplace(type);
    operandA = findMatrixOperand(op, *tileA, atom[0], atom[2]);
  }
  FailureOr<MatrixOperand> operandB =
      findMatrixOperand(op, tileB, atom[1], atom[2], accumulatorType.getDimSize(1));
  if (failed(operandA) || failed(operandB))
    return failure();
  if (!is16 && (operandA->isTransposed || operandB->isTransposed))
    return refuse("rows contiguous with elements that are not of 16 bits");

  FailureOr<Slabs> slabs = findSlabs(fragment, atom[1]);
  if (failed(slabs))
    return refuse("an accumulator that the atom does not cover in slabs");
  // PTX ISA 9.7.15.2: of integers, multiples of 16 above 32.
  constexpr int64_t leastWide = 32, wideStep = 16;
  for (const SmallVector<int64_t> &slab : slabs->registers)
    if (int64_t columns = 2 * slab.size(); isInteger && columns > leastWide && columns % wideStep)
      return refuse(Twine(columns) + " columns of integers, which come in multiples of 16");

  SmallVector<Value> accumulators =
      emitter.getElements(emitter.tile(op.getAccumulator()));
  // What is overwritten may hold anything.
  bool overwrites = isZero(op.getAccumulator());
  if (Value dead = overwrites ? findDeadProduct(op) : Value())
    accumulators = emitter.getElements(emitter.tile(dead));
  else if (overwrites)
    for (Value &value : accumulators)
      value = LLVM::UndefOp::create(a.b, a.loc, value.getType());
  Value group = a.shiftRight(uniformWarp, 2);
  FailureOr<Value> descriptorA = Value();
  if (tileA)
    descriptorA = emitDescriptor(a, *tileA, *operandA,
                                 emitter.view(op.getA()).base, fragment, 0,
                                 group);
  FailureOr<Value> descriptorB = emitDescriptor(
      a, tileB, *operandB, emitter.view(op.getB()).base, fragment, 1, group);
  if (failed(descriptorA) || failed(descriptorB))
    return refuse("warpgroups that do not lie at equal distances");
  SmallVector<Value> words; // of an A in registers
  if (!tileA) {
    FailureOr<SmallVector<Value>> found = findWords(emitter, a, op.getA());
    int64_t steps = typeA.getDimSize(1) / atom[2];
    if (failed(found) || int64_t(found->size()) != 4 * slabs->rows * steps ||
        !holdsRowsOf(layout::getFragment(
                         cast<RankedTensorType>(op.getA().getType())),
                     held))
      return refuse("an A that no warpgroup holds so");
    words = std::move(*found);
  }
  WarpgroupProduct product{
      llvm::formatv("k{0}.{1}.{2}.{3}", atom[2], isInteger ? "s32" : "f32", nameA, nameB),
      *slabs,
      atom,
      emitAddsToAccumulator(emitter, op),
      overwrites,
      isInteger,
      is16,
      operandB->isTransposed};
  SmallVector<Value> sums =
      tileA ? emitFromShared(a, product, *tileA, operandA->isTransposed, tileB,
                             {*descriptorA, *descriptorB}, accumulators)
            : emitFromRegisters(a, product, words, op.getA().getDefiningOp<ir::RealignOp>() != nullptr, tileB,
                                *descriptorB, std::move(accumulators));
  emitter.bind(op.getResult(),
               emitter.fromElements(held, accumulatorType.getElementType(),
                                    sums));
  return success();
}

SmallVector<Value> emitMmaWait(Assembly &a, int64_t pending,
                               ValueRange values) {
  std::string text =
      llvm::formatv("wgmma.wait_group.sync.aligned {0};", pending).str();
  if (values.empty())
    return a.emit(text, {}, {});
  return a.emitTied(text, values, {});
}

} // namespace tier::nvvm
