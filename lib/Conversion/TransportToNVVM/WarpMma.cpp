//===- WarpMma.cpp - matrix instructions of a warp ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WarpMma.h"

#include "SharedTile.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/WordsApart.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>

using namespace mlir;

namespace tier::nvvm {

/// One kind of operand element.
struct WarpAtom {
  StringRef operand, accumulator;
  int64_t elementBytes;
  bool roundsToTf32 = false; ///< what is loaded
  /// Of its k: two words of each lane, or two f64.
  int64_t k() const { return elementBytes == 8 ? 8 : 32 / elementBytes; }
};

static std::optional<WarpAtom> findAtom(Type type, bool isTf32) {
  if (type.isBF16())
    return WarpAtom{"bf16", "f32", 2};
  if (type.isF16())
    return WarpAtom{"f16", "f32", 2};
  if (type.isF32() && isTf32)
    return WarpAtom{"tf32", "f32", 4, true};
  if (type.isInteger(8))
    return WarpAtom{"s8", "s32", 1};
  if (isa<Float8E4M3FNType>(type))
    return WarpAtom{"e4m3", "f32", 1};
  if (isa<Float8E5M2Type>(type))
    return WarpAtom{"e5m2", "f32", 1};
  if (type.isF64())
    return WarpAtom{"f64", "f64", 8};
  return std::nullopt;
}

/// Appends the digit `size:[m, n]` unless it has one value.
static void addDigit(SmallVectorImpl<int64_t> &digits, int64_t size, int64_t m,
                     int64_t n) {
  if (size > 1)
    digits.append({size, m, n});
}

/// An operand [rows, k] as ldmatrix reads it: the fragment of its 16-byte rows
/// (a lane "holds" the row whose address it gives), and whether it transposes.
struct OperandRows {
  layout::FragmentAttr fragment;
  bool isTransposed = false;
  int64_t rowsPerLoad = 16;
};

/// Whether neighbours in k do not lie side by side.
static bool isTurned(const SharedTile &tile) {
  return tile.getShape()[1] > 1 && tile.getOffset({0, 1}) != tile.getElementBytes();
}

/// `dim` is the dimension of the accumulator that the operand's rows run along.
static OperandRows getRows(const SharedTile &tile, layout::FragmentAttr result,
                           unsigned dim, int64_t rowsOfThread) {
  ArrayRef<int64_t> shape = tile.getShape();
  int64_t T = 16 / tile.getElementBytes();
  OperandRows rows;
  rows.isTransposed = isTurned(tile);
  rows.rowsPerLoad = rowsOfThread % 16 == 0 ? 16 : 8;

  SmallVector<int64_t> registers, lanes, warps;
  addDigit(registers, T, rows.isTransposed, !rows.isTransposed);
  addDigit(registers, shape[1] / (2 * T), 0, 2 * T);
  addDigit(registers, rowsOfThread / rows.rowsPerLoad, rows.rowsPerLoad, 0);

  // Four 8 x 8 blocks: for the first operand rows alternate first, for the
  // second k does, as the instructions order their registers.
  addDigit(lanes, 8, !rows.isTransposed, rows.isTransposed);
  int64_t high = rows.rowsPerLoad == 16 ? 8 : 0;
  if (dim == 0) {
    addDigit(lanes, 2, high, 0);
    addDigit(lanes, 2, 0, T);
  } else {
    addDigit(lanes, 2, 0, T);
    addDigit(lanes, 2, high, 0);
  }
  for (layout::FragmentAttr::Digit digit : result.getWarpDigits())
    addDigit(warps, digit.size, digit.stride[dim], 0);
  rows.fragment = layout::FragmentAttr::get(result.getContext(), shape,
                                            registers, lanes, warps);
  return rows;
}

/// Of k, of elements of 4 or 8 bytes.
constexpr int64_t stepExtent = 8;

/// Registers of one operand for one step of k: a list of words for each group
/// of `rowsPerLoad` rows.
using OperandWords = SmallVector<SmallVector<Value>>;

static Value roundToTf32(Assembly &a, Value element) {
  return a.emit("cvt.rna.tf32.f32 $0, $1;", a.b.getI32Type(), element, Touches::nothing)[0];
}

/// Loads what `step` of `steps` needs.
static OperandWords emitLoads(Assembly &a, const Accesses &accesses,
                              int64_t step, int64_t steps,
                              const OperandRows &rows, const WarpAtom &atom) {
  int64_t blocks = rows.rowsPerLoad / 4;
  std::string text =
      llvm::formatv("ldmatrix.sync.aligned.m8n8.x{0}{1}.shared.b16 {2}", blocks,
                    rows.isTransposed ? ".trans" : "",
                    blocks == 4 ? "{$0, $1, $2, $3}, [$4];" : "{$0, $1}, [$2];")
          .str();
  OperandWords words;
  SmallVector<Type> types(blocks, a.b.getI32Type());
  for (size_t i = step; i < accesses.pointers.size(); i += steps) {
    SmallVector<Value> loaded =
        a.emit(text, types, a.address(accesses.pointers[i]));
    if (atom.roundsToTf32)
      for (Value &word : loaded)
        word = roundToTf32(a, a.bitcast(a.b.getF32Type(), word));
    words.push_back(loaded);
  }
  return words;
}

/// Where the lanes find an operand's 16-byte rows.
static FailureOr<Accesses> findRows(ThreadEmitter &emitter, const View &view,
                                    const OperandRows &rows) {
  SmallVector<Quantity> origin(2, Quantity::get(0));
  bool inbounds[] = {true, true};
  FailureOr<Accesses> accesses =
      emitter.access(view, origin, rows.fragment, inbounds, 16);
  if (failed(accesses) || accesses->width * view.getElementBytes() != 16)
    return failure();
  return accesses;
}

/// Registers of one operand for all steps of k.
struct Operand {
  int64_t rowsPerLoad;
  SmallVector<OperandWords> steps;
};

/// The operand by ordinary loads of the fragment that the instruction reads: a
/// word holds neighbours in k.
static FailureOr<Operand> loadPlainly(ThreadEmitter &emitter, const View &view,
                                      const SharedTile &tile,
                                      layout::FragmentAttr result, unsigned dim,
                                      int64_t rowsOfThread, bool roundsToTf32) {
  int64_t T = 16 / tile.getElementBytes(), e = T / 4;
  int64_t steps = tile.getShape()[1] / (2 * T);
  Operand operand{dim == 0 ? 16 : 8, {}};
  SmallVector<int64_t> registers, lanes = {4, 0, e, 8, 1, 0}, warps;
  addDigit(registers, e, 0, 1);
  if (dim == 0)
    addDigit(registers, 2, 8, 0);
  addDigit(registers, 2, 0, T);
  addDigit(registers, steps, 0, 2 * T);
  addDigit(registers, rowsOfThread / operand.rowsPerLoad, operand.rowsPerLoad,
           0);
  for (layout::FragmentAttr::Digit digit : result.getWarpDigits())
    addDigit(warps, digit.size, digit.stride[dim], 0);
  auto fragment = layout::FragmentAttr::get(
      result.getContext(), tile.getShape(), registers, lanes, warps);
  SmallVector<Quantity> origin(2, Quantity::get(0));
  bool inbounds[] = {true, true};
  FailureOr<ThreadTile> loaded = emitter.load(view, origin, fragment, inbounds);
  if (failed(loaded) || loaded->width != e)
    return failure();

  Assembly a(emitter.builder(), emitter.loc());
  int64_t perGroup = operand.rowsPerLoad / 4;
  operand.steps.resize(steps);
  for (auto [i, chunk] : llvm::enumerate(loaded->chunks)) {
    OperandWords &words = operand.steps[i / perGroup % steps];
    if (i % perGroup == 0)
      words.emplace_back();
    Value word = roundsToTf32 ? roundToTf32(a, chunk) : chunk;
    words.back().push_back(a.bitcast(a.b.getI32Type(), word));
  }
  return operand;
}

namespace {
/// Elements of 4 or 8 bytes by ordinary loads: in a step of 8 a lane has two neighbours in k of each
/// row, which the instruction takes for elements 4 apart, of both operands alike. Of rows of 4 bytes
/// that lie side by side, in a swizzle, four lanes so read four pairs of vectors, all banks; elements
/// 4 apart lie in two of them. Of rows beside others that lie along k see WordsApart.h.
class Neighbours {
public:
  Neighbours(ThreadEmitter &emitter, const View &view, const SharedTile &tile,
             layout::FragmentAttr result, unsigned dim, int64_t rowsOfThread, bool areApart,
             bool roundsToTf32);
  bool canLoad() { return succeeded(find(0)); }
  /// Steps in their order, each once; nothing if they cannot be loaded.
  FailureOr<OperandWords> load(int64_t step);

private:
  /// Finds the next `extent` of k.
  LogicalResult find(int64_t first);

  ThreadEmitter *emitter;
  View view;
  layout::FragmentAttr fragment; ///< of `extent` of k
  int64_t extent, halves;
  bool areApart, roundsToTf32;
  Accesses places;
};
} // namespace

Neighbours::Neighbours(ThreadEmitter &emitter, const View &view, const SharedTile &tile,
                       layout::FragmentAttr result, unsigned dim, int64_t rowsOfThread,
                       bool areApart, bool roundsToTf32)
    : emitter(&emitter), view(view), extent(areApart ? ir::WordsApart::period : stepExtent),
      halves(dim == 0 ? 2 : 1), areApart(areApart), roundsToTf32(roundsToTf32) {
  int64_t behind = areApart ? ir::WordsApart::behind : stepExtent / 2;
  SmallVector<int64_t> registers = {2, 0, 1}, lanes = {2, 0, 2, 2, 0, behind, 8, 1, 0}, warps;
  addDigit(registers, extent / stepExtent, 0, ir::WordsApart::vector);
  addDigit(registers, halves, 8, 0);
  addDigit(registers, rowsOfThread / (8 * halves), 8 * halves, 0);
  for (layout::FragmentAttr::Digit digit : result.getWarpDigits())
    addDigit(warps, digit.size, digit.stride[dim], 0);
  int64_t shape[] = {tile.getShape()[0], extent};
  fragment = layout::FragmentAttr::get(result.getContext(), shape, registers, lanes, warps);
}

LogicalResult Neighbours::find(int64_t first) {
  Flip flip{/*dim=*/1, ir::WordsApart::flipped, {}};
  if (areApart) {
    OpBuilder &b = emitter->builder();
    Value lane = emitter->role().lane;
    Value pair = arith::ShRUIOp::create(b, emitter->loc(), lane, emitter->i32(1));
    flip.isIts = arith::AndIOp::create(b, emitter->loc(), pair, emitter->i32(1));
  }
  SmallVector<Quantity> origin{Quantity::get(0), Quantity::get(first)};
  bool inbounds[] = {true, true};
  FailureOr<Accesses> found =
      emitter->access(view, origin, fragment, inbounds,
                     emitter->target.machine.bytesPerVector, areApart ? &flip : nullptr);
  if (failed(found))
    return failure();
  places = *found;
  return success();
}

FailureOr<OperandWords> Neighbours::load(int64_t step) {
  int64_t steps = extent / stepExtent, own = step % steps;
  if (own == 0 && failed(find(step * stepExtent)))
    return failure();
  Assembly a(emitter->builder(), emitter->loc());
  Type type = view.element;
  if (places.width > 1)
    type = VectorType::get({places.width}, type);
  // Registers count neighbours, steps, and then rows.
  SmallVector<Value> elements;
  for (int64_t row = 0, rows = fragment.getNumRegisters() / (2 * steps); row < rows; ++row)
    for (int64_t r = 2 * (row * steps + own), end = r + 2; r < end; r += places.width) {
      Value loaded = LLVM::LoadOp::create(a.b, a.loc, type, places.pointers[r / places.width],
                                          places.alignment);
      for (int64_t i = 0; i < places.width; ++i)
        elements.push_back(places.width == 1 ? loaded
                                             : vector::ExtractOp::create(a.b, a.loc, loaded, i));
    }
  if (view.getElementBytes() == 4)
    for (Value &element : elements)
      element = roundsToTf32 ? roundToTf32(a, element) : a.bitcast(a.b.getI32Type(), element);
  OperandWords words;
  for (size_t group = 0; group < elements.size(); group += 2 * halves) {
    words.emplace_back();
    for (int64_t neighbour : {0, 1})
      for (int64_t half = 0; half < halves; ++half)
        words.back().push_back(elements[group + 2 * half + neighbour]);
  }
  return words;
}

/// Loads an operand step by step: by matrices where 16-byte rows lie together,
/// else plainly.
class OperandLoader {
public:
  OperandLoader(ThreadEmitter &emitter, const View &view,
                const SharedTile &tile, layout::FragmentAttr result,
                unsigned dim, int64_t rowsOfThread, const WarpAtom &atom, bool asNeighbours,
                bool areApart)
      : atom(atom), steps(tile.getShape()[1] / atom.k()) {
    if (asNeighbours) {
      rows.rowsPerLoad = dim == 0 ? 16 : 8;
      neighbours.emplace(emitter, view, tile, result, dim, rowsOfThread, areApart,
                         atom.roundsToTf32);
      if (!neighbours->canLoad())
        neighbours.reset();
      return;
    }
    if (atom.elementBytes == 2 || !isTurned(tile)) {
      rows = getRows(tile, result, dim, rowsOfThread);
      places = findRows(emitter, view, rows);
    }
    if (failed(places))
      plain = loadPlainly(emitter, view, tile, result, dim, rowsOfThread, atom.roundsToTf32);
  }

  bool isValid() const { return neighbours || succeeded(places) || succeeded(plain); }
  int64_t getRowsPerLoad() const {
    return neighbours || succeeded(places) ? rows.rowsPerLoad : plain->rowsPerLoad;
  }
  /// Nothing if they cannot be loaded.
  OperandWords emit(Assembly &a, int64_t step) {
    if (neighbours) {
      FailureOr<OperandWords> words = neighbours->load(step);
      return succeeded(words) ? *words : OperandWords();
    }
    return succeeded(places) ? emitLoads(a, *places, step, steps, rows, atom)
                             : plain->steps[step];
  }

private:
  WarpAtom atom;
  int64_t steps;
  OperandRows rows;
  std::optional<Neighbours> neighbours;
  FailureOr<Accesses> places = failure();
  FailureOr<Operand> plain = failure();
};

/// Sums of one part of the atoms' steps each, which are added at the end. A product
/// waits for the sums it adds to; so many of them hide that.
static int64_t countChains(int64_t atoms, int64_t steps) {
  constexpr int64_t wanted = 4;
  int64_t chains = 1;
  while (2 * chains * atoms <= wanted && 4 * chains <= steps)
    chains *= 2;
  return chains;
}

/// Adds sums to those of the first chain, pair by pair.
static void addChains(OpBuilder &b, Location loc,
                      SmallVectorImpl<SmallVector<Value>> &chains) {
  for (; chains.size() > 1; chains.resize(chains.size() / 2))
    for (size_t i = 0, half = chains.size() / 2; i < half; ++i)
      for (auto [sum, other] : llvm::zip_equal(chains[i], chains[i + half]))
        sum = isa<FloatType>(sum.getType())
                  ? Value(LLVM::FAddOp::create(b, loc, sum, other))
                  : Value(LLVM::AddOp::create(b, loc, sum, other));
}

LogicalResult emitWarpMma(ThreadEmitter &emitter, ir::MmaOp op) {
  auto refuse = [&](const Twine &what) {
    auto error = op.emitOpError("[tier.atom] expects a warp instruction, got ")
                 << what;
    error.attachNote() << "fix: atom [16, 8, 32 bytes of k, or 8 of f64] with the "
                          "accumulator 2:[0,1] 2:[8,0] first in each thread";
    return error;
  };
  SharedTile tileA(cast<MemRefType>(op.getA().getType())),
      tileB(op.getB().getType());
  Type typeA = tileA.getType().getElementType(), typeB = tileB.getType().getElementType();
  std::optional<WarpAtom> atom = findAtom(typeA, op.getTf32()),
                          other = findAtom(typeB, op.getTf32());
  ArrayRef<int64_t> extents = op.getAtom();
  auto isFloat8 = [](Type type) { return isa<FloatType>(type) && type.getIntOrFloatBitWidth() == 8; };
  if (!atom || !other || (typeA != typeB && !(isFloat8(typeA) && isFloat8(typeB))))
    return refuse("operand types that no instruction has");
  if (extents.size() != 3 || extents[0] != 16 || extents[1] != 8 ||
      extents[2] != atom->k())
    return refuse("another atom");

  auto type = cast<RankedTensorType>(op.getAccumulator().getType());
  layout::FragmentAttr fragment = layout::getFragment(type);
  DenseMap<std::pair<int64_t, int64_t>, int64_t> registers;
  int64_t rows = 0, columns = 0;
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; ++r) {
    SmallVector<int64_t> c = fragment.getCoordinate(fragment.getRegisters(), r);
    registers[{c[0], c[1]}] = r;
    rows = std::max(rows, c[0] + 1);
    columns = std::max(columns, c[1] + 1);
  }
  for (int64_t lane = 0; lane < 32; ++lane)
    if (fragment.getNumLanes() != 32 ||
        fragment.getCoordinate(fragment.getLanes(), lane) !=
            SmallVector<int64_t>{lane / 4, lane % 4 * 2})
      return refuse("an accumulator with other lanes");
  // From register coordinates to extents: the lanes cover 8 x 8.
  rows = llvm::alignTo(rows, 16);
  columns = llvm::alignTo(columns, 8);

  bool asNeighbours = atom->elementBytes == 8 ||
                      (atom->elementBytes == 4 && (isTurned(tileA) || isTurned(tileB)));
  bool areApart = atom->elementBytes == 4 && isTurned(tileA) != isTurned(tileB) &&
                  tileA.getShape()[1] % ir::WordsApart::period == 0;
  auto rounded = op->getAttrOfType<DenseBoolArrayAttr>(ir::roundedAttribute);
  auto makeLoader = [&](Value operand, const SharedTile &tile, unsigned dim,
                        int64_t extent, bool areApart) {
    WarpAtom own = *atom;
    own.roundsToTf32 &= !rounded || !rounded[dim];
    return OperandLoader(emitter, emitter.view(operand), tile, fragment, dim,
                         extent, own, asNeighbours, areApart);
  };
  auto makeLoaders = [&](bool areApart) {
    return std::pair(makeLoader(op.getA(), tileA, 0, rows, areApart),
                     makeLoader(op.getB(), tileB, 1, columns, areApart));
  };
  auto loaders = makeLoaders(areApart);
  // Of rows whose distance is no power of two, say.
  if (areApart && !(loaders.first.isValid() && loaders.second.isValid()))
    loaders = makeLoaders(false);
  auto &[loaderA, loaderB] = loaders;
  if (!loaderA.isValid() || !loaderB.isValid())
    return refuse("operands that cannot be loaded");

  Assembly a(emitter.builder(), emitter.loc());
  std::string text =
      llvm::formatv("mma.sync.aligned.m16n8k{0}.row.col.{1}.{2}.{3}.{1} "
                    "{{$0, $1, $2, $3}, {{$4, $5, $6, $7}, {{$8, $9}, "
                    "{{$0, $1, $2, $3};",
                    extents[2], atom->accumulator, atom->operand, other->operand)
          .str();
  int64_t steps = tileA.getShape()[1] / extents[2];
  SmallVector<SmallVector<Value>> chains = {
      emitter.getElements(emitter.tile(op.getAccumulator()))};
  Value zero = LLVM::ZeroOp::create(a.b, a.loc, type.getElementType());
  chains.resize(countChains(rows / 16 * columns / 8, steps),
                SmallVector<Value>(chains.front().size(), zero));
  for (int64_t step = 0; step < steps; ++step) {
    OperandWords wordsA = loaderA.emit(a, step);
    OperandWords wordsB = loaderB.emit(a, step);
    if (wordsA.empty() || wordsB.empty())
      return refuse("operands that cannot be loaded");
    SmallVector<Value> &values = chains[step % chains.size()];
    for (int64_t m = 0; m < rows; m += 16)
      for (int64_t n = 0; n < columns; n += 8) {
        SmallVector<int64_t> at;
        SmallVector<Value> tied, operands;
        for (int64_t i = 0; i < 4; ++i) {
          auto it = registers.find({m + i / 2 * 8, n + i % 2});
          if (it == registers.end())
            return refuse("an accumulator whose registers are no atoms");
          at.push_back(it->second);
          tied.push_back(values[it->second]);
        }
        llvm::append_range(operands, wordsA[m / 16]);
        int64_t rowsPerLoad = loaderB.getRowsPerLoad();
        ArrayRef<Value> b = wordsB[n / rowsPerLoad];
        llvm::append_range(operands, b.slice(n % rowsPerLoad / 8 * 2, 2));
        SmallVector<Value> results =
            a.emitTied(text, tied, operands, Touches::order);
        for (auto [r, value] : llvm::zip_equal(at, results))
          values[r] = value;
      }
  }
  addChains(a.b, a.loc, chains);
  emitter.bind(op.getResult(), emitter.fromElements(fragment, type.getElementType(),
                                                    chains.front()));
  return success();
}

} // namespace tier::nvvm
