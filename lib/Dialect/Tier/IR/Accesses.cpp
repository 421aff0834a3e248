//===- Accesses.cpp - how the ops of tier reach memory --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Accesses.h"

#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/WordsApart.h"
#include "tier/Dialect/Tier/IR/Packed.h"
#include "tier/Dialect/Tier/IR/Realign.h"
#include "tier/Machine/AsyncCopy.h"
#include "tier/Machine/Banks.h"
#include "tier/Problem/TurnedCopy.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/DialectRegistry.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::ir {

using layout::Access;
using layout::Engine;
using layout::FragmentAttr;
using Accesses = SmallVectorImpl<Access>;

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

static void describe(LoadOp op, const machine::Machine &machine,
                     Accesses &accesses) {
  accesses.push_back(
      {&op.getSourceMutable(), /*isWrite=*/false, Engine::Threads,
       layout::getFragment(op.getTile().getType()), machine.bytesPerVector});
}

/// Threads read words, wherever rows begin.
static void describe(RealignOp op, const machine::Machine &machine, Accesses &accesses) {
  for (OpOperand &source : op.getSourcesMutable())
    accesses.push_back({&source, /*isWrite=*/false, Engine::Threads, {}, /*maxBytes=*/4});
}

/// Whether a warp holds 16 x 16 blocks of 2-byte elements as its matrix
/// instructions leave them: then it may store them by matrices.
static bool holdsMatrices(RankedTensorType tile,
                          const machine::Machine &machine) {
  FragmentAttr fragment = layout::getFragment(tile);
  const int64_t block[] = {2, 0, 1, 2, 8, 0}, lanes[] = {4, 0, 2, 8, 1, 0};
  ArrayRef<int64_t> registers = fragment.getRegisters();
  return machine::findMatrixModel(machine, 4, /*isWrite=*/true) &&
         getElementBytes(tile.getElementType()) == 2 &&
         fragment.getRank() == 2 && fragment.getLanes() == ArrayRef(lanes) &&
         registers.size() >= 9 && registers.take_front(6) == ArrayRef(block) &&
         registers[6] % 2 == 0 && registers[7] == 0 && registers[8] == 8;
}

static void describe(StoreOp op, const machine::Machine &machine,
                     Accesses &accesses) {
  auto tile = cast<RankedTensorType>(op.getTile().getType());
  FragmentAttr fragment = layout::getFragment(tile);
  bool byMatrices =
      isShared(op.getTarget().getType()) && holdsMatrices(tile, machine);
  accesses.push_back(
      {&op.getTargetMutable(), /*isWrite=*/true,
       byMatrices ? Engine::Matrix : Engine::Threads, fragment,
       machine.bytesPerVector,
       fragment.getRun() > 1 ? int64_t(fragment.getRunDim()) : -1});
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// The dimension of the tile that is contiguous in a view, which the tile
/// covers in the view's last dimensions, or -1.
static int64_t findContiguous(const layout::ViewFacts &view, int64_t rank) {
  int64_t singles = int64_t(view.sizes.size()) - rank;
  return view.contiguousDim() >= singles ? view.contiguousDim() - singles : -1;
}

/// Whether rows of the tile lie side by side, not columns.
static bool hasUnitRows(MemRefType tile) {
  auto strided = dyn_cast<layout::StridedAttr>(tile.getLayout());
  if (auto compose = dyn_cast<layout::ComposeAttr>(tile.getLayout()))
    strided = compose.getFirst();
  return strided && strided.getModes(0).front().second == 1;
}

Access describeThreadCopy(OpOperand &target, Value source, ValueRange indices,
                          const machine::Machine &machine) {
  auto tile = cast<MemRefType>(target.get().getType());
  Access access{
      &target, /*isWrite=*/true, Engine::Threads, {}, machine.bytesPerVector};
  int64_t elements = 1, run = tile.getRank() - 1;
  if (std::optional<layout::ViewFacts> view = layout::getViewFacts(source)) {
    access.contiguous = findContiguous(*view, tile.getRank());
    if (access.contiguous >= 0) {
      run = access.contiguous;
      elements = view->maskedVectorElements(tile.getDimSize(run),
                                            indices[view->contiguousDim()],
                                            machine.bytesPerVector);
    }
  }
  if (!llvm::all_of(tile.getShape(), llvm::isPowerOf2_64))
    return access;
  int64_t warps = 4;
  if (auto kernel = target.getOwner()->getParentOfType<gpu::GPUFuncOp>())
    if (auto plan = kernel->getAttrOfType<PlanAttr>("tier.plan"))
      warps = plan.getWarps().front();
  if (!llvm::isPowerOf2_64(warps))
    return access;
  int64_t own = hasUnitRows(tile) ? 0 : tile.getRank() - 1;
  access.fragment = toAttr(
      tile.getContext(),
      problem::fragmentForCopy(tile.getShape(), run, elements, own,
                               getElementBytes(tile.getElementType()),
                               machine::asyncCopyOf(machine.name).inLaneOrder,
                               machine.lanes, warps));
  return access;
}

bool isOfOneRole(Operation *kernel) {
  auto plan = kernel ? kernel->getAttrOfType<PlanAttr>("tier.plan") : PlanAttr();
  return plan && !plan.getAtom().empty() && plan.getWarps().size() == 1;
}

static std::optional<layout::MapSwizzle> getSwizzle(Value other) {
  if (auto map = dyn_cast<TensorMapType>(other.getType()))
    return map.getMap().getSwizzle();
  return std::nullopt;
}

static void describe(CopyOp op, const machine::Machine &machine,
                     Accesses &accesses) {
  if (isShared(op.getTarget().getType())) {
    Access access = describeThreadCopy(op.getTargetMutable(), op.getSource(),
                                       op.getSourceIndices(), machine);
    if (machine.hasBulkCopy && !isOfOneRole(op->getParentOfType<gpu::GPUFuncOp>())) // wherever a tensor map is legal
      access.engine = Engine::Bulk;
    access.swizzle = getSwizzle(op.getSource());
    accesses.push_back(access);
  }
  if (isShared(op.getSource().getType())) {
    auto tile = cast<MemRefType>(op.getSource().getType());
    Access access{&op.getSourceMutable(), /*isWrite=*/false, Engine::Bulk, {}};
    if (auto view = layout::getViewFacts(op.getTarget()))
      access.contiguous = findContiguous(*view, tile.getRank());
    access.swizzle = getSwizzle(op.getTarget());
    accesses.push_back(access);
  }
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// An operand [rows, k] as one warp would read all of it, atom by atom.
static FragmentAttr getAtomRows(MemRefType tile,
                                const machine::AtomFragment &atom, int64_t rows,
                                int64_t k, int64_t packedBits = 0) {
  // Of packed numbers the tile has bytes; a lane holds them side by side.
  auto inBytes = [&](int64_t numbers) {
    return packedBits ? numbers * packedBits / 8 : numbers;
  };
  k = inBytes(k);
  if (tile.getDimSize(0) % rows || tile.getDimSize(1) % k || atom.lane.empty())
    return {};
  SmallVector<int64_t> registers, lanes;
  for (const machine::AtomDigit &digit : atom.reg)
    registers.append({inBytes(digit.size), digit.row, digit.column});
  for (const machine::AtomDigit &digit : atom.lane)
    lanes.append({digit.size, digit.row, inBytes(digit.column)});
  if (tile.getDimSize(0) > rows)
    registers.append({tile.getDimSize(0) / rows, rows, 0});
  if (tile.getDimSize(1) > k)
    registers.append({tile.getDimSize(1) / k, 0, k});
  return FragmentAttr::get(tile.getContext(), tile.getShape(), registers, lanes,
                           {});
}

/// An operand [rows, k] as one warp reads it by ordinary loads: a lane has two neighbours in k of each row.
static FragmentAttr getNeighbours(MemRefType tile, int64_t rows, int64_t k) {
  static constexpr machine::AtomDigit neighbours[] = {{2, 0, 1}, {2, 8, 0}},
                                      lanes[] = {{4, 0, 2}, {8, 1, 0}};
  return getAtomRows(tile, {ArrayRef(neighbours).take_front(rows > 8 ? 2 : 1), lanes, {}}, rows, k);
}

/// As above, of words that lie along k: lanes 2 and 3 of four read theirs `behind` the others'. Which
/// bit they flip leaves conflicts of rows as they are; of an operand that lies across k it is as if
/// they did not, and had neighbours.
static FragmentAttr getApart(MemRefType tile, int64_t rows) {
  static constexpr machine::AtomDigit registers[] = {{2, 0, 1},
                                                     {WordsApart::behind / WordsApart::vector, 0,
                                                      WordsApart::vector},
                                                     {2, 8, 0}},
                                      lanes[] = {{2, 0, 2}, {2, 0, WordsApart::behind}, {8, 1, 0}};
  return getAtomRows(tile, {ArrayRef(registers).take_front(rows > 8 ? 3 : 2), lanes, {}}, rows,
                     WordsApart::period);
}

/// Whether a warp that reads so takes vectors of k that lie apart: words, of which one operand has
/// k along memory, and the other rows (TransportToNVVM/WarpMma.cpp).
static bool readsApart(MmaOp op) {
  auto a = dyn_cast<MemRefType>(op.getA().getType());
  MemRefType b = op.getB().getType();
  return a && b.getElementType().isF32() && hasUnitRows(a) != hasUnitRows(b) &&
         b.getDimSize(1) % WordsApart::period == 0;
}

/// Whether a warp reads both operands so (TransportToNVVM/WarpMma.cpp): those of f64, and of f32 where the
/// rows of one lie side by side.
static bool readsNeighbours(MmaOp op, const machine::Machine &machine) {
  return llvm::any_of(op->getOperands().take_front(2), [&](Value operand) {
    auto tile = dyn_cast<MemRefType>(operand.getType());
    Type element = tile ? tile.getElementType() : Type();
    return tile && (element.isF64() || (machine.hasMatrixLoad && element.isF32() && hasUnitRows(tile)));
  });
}

/// An operand [rows, k] of 2-byte elements whose rows lie side by side, as one
/// warp reads it 4 rows at a time and receives 4 of k: of 16 lanes, l gives the
/// address of rows 4 (l mod 4) at k = l / 4.
static FragmentAttr getTurnedRows(MemRefType tile, int64_t rows, int64_t k) {
  int64_t groups = 64 / rows, run = k / groups;
  if (tile.getDimSize(0) % rows || tile.getDimSize(1) % k || rows % 16 ||
      run % 4)
    return {};
  SmallVector<int64_t> registers = {4, 1, 0}, lanes = {4, 4, 0, 4, 0, 1};
  if (run > 4)
    registers.append({run / 4, 0, 4});
  if (rows > 16)
    lanes.append({rows / 16, 16, 0});
  lanes.append({groups, 0, run});
  if (tile.getDimSize(0) > rows)
    registers.append({tile.getDimSize(0) / rows, rows, 0});
  if (tile.getDimSize(1) > k)
    registers.append({tile.getDimSize(1) / k, 0, k});
  return FragmentAttr::get(tile.getContext(), tile.getShape(), registers, lanes,
                           {});
}

/// An operand [rows, k] as threads read it that multiply rows and columns of
/// their own: `side` is the accumulator's dimension of its rows.
static FragmentAttr getThreadRows(MemRefType tile, FragmentAttr accumulator,
                                  unsigned side) {
  SmallVector<int64_t> flat[3];
  auto take = [&](SmallVector<int64_t> &list,
                  ArrayRef<FragmentAttr::Digit> digits, bool keepReplicas) {
    for (const FragmentAttr::Digit &digit : digits)
      if (digit.stride[side] || keepReplicas)
        list.append({digit.size, digit.stride[side], 0});
  };
  take(flat[0], accumulator.getRegisterDigits(), false);
  flat[0].append({tile.getDimSize(1), 0, 1});
  take(flat[1], accumulator.getLaneDigits(), true);
  take(flat[2], accumulator.getWarpDigits(), true);
  return FragmentAttr::get(tile.getContext(), tile.getShape(), flat[0], flat[1],
                           flat[2]);
}

/// The row that was selected, or else the first of these extents.
static const machine::Atom *findAtom(MmaOp op,
                                     const machine::Machine &machine) {
  if (auto name = op->getAttrOfType<StringAttr>("tier.instruction"))
    for (const machine::Atom &atom : machine.atoms)
      if (atom.name == name.getValue())
        return &atom;
  std::optional<machine::Element> element = getElement(op.getFormat(0));
  if (!element)
    return nullptr;
  if (op.getTf32())
    element = machine::Element::TF32;
  ArrayRef<int64_t> shape = op.getAtom();
  if (op.getFormatsAttr() && shape.size() == 3) { // rows differ in how they hold B
    std::optional<machine::Element> other = getElement(op.getFormat(1));
    for (const machine::Atom &atom : machine.atoms)
      if (atom.grain == toMachine(op.getGrain()) && atom.a == *element && atom.b == other &&
          atom.hasShape(shape[0], shape[1], shape[2]))
        return &atom;
    return nullptr;
  }
  return machine.findAtom(toMachine(op.getGrain()), shape, *element);
}

static void describe(MmaOp op, const machine::Machine &machine,
                     Accesses &accesses) {
  const machine::Atom *atom = findAtom(op, machine);
  FragmentAttr accumulator = layout::getFragment(op.getAccumulator().getType());
  for (unsigned side : {0u, 1u}) {
    OpOperand &operand = side == 0 ? op.getAMutable() : op.getBMutable();
    auto tile = dyn_cast<MemRefType>(operand.get().getType());
    if (!tile) // in registers
      continue;
    Access access{&operand,
                  /*isWrite=*/false,
                  Engine::Threads,
                  {},
                  machine.bytesPerVector};
    access.atom = atom;
    if (atom && atom->grain == machine::Grain::Thread) {
      access.fragment = getThreadRows(tile, accumulator, side);
    } else if (atom && atom->sourceB == machine::Source::Shared) {
      access.engine = Engine::Descriptor;
    } else if (atom) {
      bool areNeighbours = readsNeighbours(op, machine);
      access.engine = machine.hasMatrixLoad && !areNeighbours ? Engine::Matrix : Engine::Threads;
      if (areNeighbours) {
        int64_t rows = side == 0 ? atom->m : op.getAtom()[1];
        access.fragment = readsApart(op) && !hasUnitRows(tile)
                              ? getApart(tile, rows)
                              : getNeighbours(tile, rows, atom->k);
        accesses.push_back(access);
        continue;
      }
      if (machine::findBankModel(machine, "ds_read_b64_tr_b16") &&
          hasUnitRows(tile) && getElementBytes(tile.getElementType()) == 2)
        access.fragment = getTurnedRows(
            tile, side == 0 ? atom->m : op.getAtom()[1], atom->k);
      if (access.fragment) {
        access.maxBytes = 8;
        accesses.push_back(access);
        continue;
      }
      access.fragment =
          getAtomRows(tile, side == 0 ? atom->fragmentA : atom->fragmentB,
                      side == 0 ? atom->m : op.getAtom()[1], atom->k,
                      op.getFormatsAttr() ? getPackedBits(op.getFormat(side)) : 0);
    }
    accesses.push_back(access);
  }
}

/// The matrix unit reads both operands through descriptors.
static void describe(AccumulateOp op, const machine::Machine &machine,
                     Accesses &accesses) {
  std::optional<machine::Element> element =
      getElement(op.getA().getType().getElementType());
  if (op.getTf32())
    element = machine::Element::TF32;
  if (op.getF4())
    element = machine::Element::F4E2M1X2;
  machine::Grain grain =
      op.getPair() ? machine::Grain::Pair : machine::Grain::Cta;
  const machine::Atom *atom =
      element ? machine.findAtom(grain, op.getAtom(), *element,
                                 op.getScaleBlock())
              : nullptr;
  for (OpOperand *operand : {&op.getAMutable(), &op.getBMutable()}) {
    Access access{operand,
                  /*isWrite=*/false,
                  Engine::Descriptor,
                  {},
                  machine.bytesPerVector};
    access.atom = atom;
    accesses.push_back(access);
  }
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

namespace {
template <typename Op>
struct Model : layout::AccessOpInterface::ExternalModel<Model<Op>, Op> {
  void getAccesses(Operation *op, const machine::Machine &machine,
                   Accesses &accesses) const {
    describe(cast<Op>(op), machine, accesses);
  }
};
} // namespace

void registerAccessModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, TierDialect *) {
    LoadOp::attachInterface<Model<LoadOp>>(*context);
    RealignOp::attachInterface<Model<RealignOp>>(*context);
    StoreOp::attachInterface<Model<StoreOp>>(*context);
    CopyOp::attachInterface<Model<CopyOp>>(*context);
    MmaOp::attachInterface<Model<MmaOp>>(*context);
    AccumulateOp::attachInterface<Model<AccumulateOp>>(*context);
  });
}

} // namespace tier::ir
