//===- SelectInstructions.cpp - a row of the machine for each product -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plan gives a product its extents and its grain; the rows of the machine
// say which instruction has them. A row serves if all of it fits:
//
//   %c = tier.mma %a, %b, %acc atom [64, 256, 16] on warpgroup    bf16, bf16, f32
//     wgmma.m64k8.tf32       multiplies 64 x n x 8
//     mma.sync.m16n8k16      is executed by a warp
//     wgmma.m64k16.f16       multiplies f16 by f16 into f32
//     wgmma.m64k16.bf16      serves
//
// A new instruction is a new row of lib/Machine/Rows.cpp, and nothing here.
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Access.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/Transforms/Passes.h"
#include "tier/Problem/ScaleFragment.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::ir {

#define GEN_PASS_DEF_SELECTINSTRUCTIONS
#include "tier/Dialect/Tier/Transforms/Passes.h.inc"

using machine::Atom;
using machine::Element;
using machine::Source;

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

namespace {
/// What rows are compared with.
struct Product {
  machine::Grain grain;
  SmallVector<int64_t, 3> shape;
  Element a, b, accumulator;
  ShapedType tileA, tileB;
  RankedTensorType sums; ///< null in tensor memory
  Element scale = Element::Any;
  int64_t scaleBlock = 0; ///< of k; 0: no scales
  SmallVector<RankedTensorType, 2> scales; ///< in registers, if they are
  int64_t depth = 0; ///< elements of k, of a product in registers
};
} // namespace

static std::optional<Product> describe(Operation *op) {
  auto make = [](auto product, machine::Grain grain,
                 ShapedType sums) -> std::optional<Product> {
    Product made;
    made.grain = grain;
    made.shape.assign(product.getAtom().begin(), product.getAtom().end());
    made.tileA = cast<ShapedType>(product.getA().getType());
    made.tileB = cast<ShapedType>(product.getB().getType());
    auto a = getElement(made.tileA.getElementType()),
         b = getElement(made.tileB.getElementType()),
         accumulator = getElement(sums.getElementType());
    if (!a || !b || !accumulator)
      return std::nullopt;
    made.a = product.getTf32() ? Element::TF32 : *a;
    made.b = product.getTf32() ? Element::TF32 : *b;
    made.accumulator = *accumulator;
    made.sums = dyn_cast<RankedTensorType>(sums);
    return made;
  };
  if (auto mma = dyn_cast<MmaOp>(op)) {
    auto made = make(mma, toMachine(mma.getGrain()),
                     cast<ShapedType>(mma.getAccumulator().getType()));
    if (made && mma.getF4())
      made->a = made->b = Element::F4E2M1X2;
    if (made && mma.getFormatsAttr()) {
      auto a = getElement(mma.getFormat(0)), b = getElement(mma.getFormat(1));
      if (!a || !b)
        return std::nullopt;
      made->a = *a;
      made->b = *b;
    }
    if (made)
      made->depth = mma.getDepth();
    if (!made || mma.getScales().empty())
      return made;
    for (Value scales : mma.getScales())
      made->scales.push_back(cast<RankedTensorType>(scales.getType()));
    auto scale = getElement(made->scales.front().getElementType());
    if (!scale)
      return std::nullopt;
    made->scale = *scale;
    made->scaleBlock = mma.getScaleBlock();
    return made;
  }
  auto accumulate = cast<AccumulateOp>(op);
  auto made =
      make(accumulate,
           accumulate.getPair() ? machine::Grain::Pair : machine::Grain::Cta,
           cast<ShapedType>(accumulate.getAccumulator().getType()));
  if (made && accumulate.getF4())
    made->a = made->b = Element::F4E2M1X2;
  if (!made || !accumulate.getScaleA())
    return made;
  auto scale = getElement(accumulate.getScaleA().getType().getElementType());
  if (!scale)
    return std::nullopt;
  made->scale = *scale;
  made->scaleBlock = accumulate.getScaleBlock();
  return made;
}

/// What the scales of a product are, if it has any.
static std::string sayScales(Element scale, int64_t block) {
  return block ? llvm::formatv(" with scales of {0} for each {1} of k",
                               machine::stringify(scale), block)
                     .str()
               : "";
}

/// What an instruction holds, whichever rows of the tile are its rows.
struct Held {
  problem::Fragment canonical;
  bool ofResidues = false; ///< its rows are not neighbours
};
static Held getHeld(RankedTensorType tile) {
  problem::Fragment fragment = toProblem(layout::getFragment(tile));
  std::optional<problem::Fragment> neighbours = problem::fromRowsOfResidues(fragment);
  return {neighbours.value_or(fragment).canonical(), neighbours.has_value()};
}

/// Why the matrix unit does not read A from these registers, or empty.
static std::string refuseRegisters(const Atom &atom, RankedTensorType tile,
                                   const Product &product,
                                   const machine::Machine &machine) {
  if (atom.sourceA != Source::Register ||
      atom.grain != machine::Grain::Warpgroup)
    return "reads A from shared memory";
  Held held = getHeld(tile);
  problem::Fragment own = problem::operandFragmentA(
      atom, tile.getDimSize(0), product.sums.getDimSize(1), tile.getDimSize(1),
      held.canonical.warps(), machine.lanes);
  return held.canonical == own.canonical() && held.ofResidues == getHeld(product.sums).ofResidues
             ? ""
             : "reads A in another fragment";
}

/// Why the matrix unit does not read this operand, or empty.
static std::string refuseOperand(const Atom &atom, Source source,
                                 ShapedType shaped, StringRef name,
                                 const machine::Machine &machine) {
  auto tile = dyn_cast<MemRefType>(shaped);
  if (!tile)
    return "";
  if (source == Source::Register && atom.grain == machine::Grain::Warpgroup)
    return ("reads " + name + " from registers").str();
  if (source != Source::Shared || atom.grain == machine::Grain::Thread)
    return "";
  problem::SharedQuestion question;
  question.tile.assign(tile.getShape().begin(), tile.getShape().end());
  question.elementBytes = getElementBytes(tile.getElementType());
  problem::SharedLayout layout = toProblem(tile);
  question.contiguous = layout.contiguous;
  question.atom = &atom;
  std::string wrong = problem::verifySharedLayout(layout, question, machine);
  return wrong.empty() ? "" : ("of " + name + " " + wrong).str();
}

/// Why the row does not serve the product, or empty.
static std::string refuse(const Atom &atom, const Product &product,
                          const machine::Machine &machine) {
  if (atom.grain != product.grain)
    return ("is executed by a " + machine::stringify(atom.grain)).str();
  if (!atom.hasShape(product.shape[0], product.shape[1], product.shape[2])) {
    std::string n = atom.n == atom.nStep
                        ? std::to_string(atom.n)
                        : "n (a multiple of " + std::to_string(atom.nStep) +
                              " up to " + std::to_string(atom.n) + ")";
    return llvm::formatv("multiplies {0} x {1} x {2}", atom.m, n, atom.k);
  }
  if (!atom.serves(product.a, product.b, product.accumulator, product.scale,
                   product.scaleBlock))
    return llvm::formatv("multiplies {0} by {1} into {2}{3}",
                         machine::stringify(atom.a),
                         machine::stringify(atom.b),
                         machine::stringify(atom.accumulator),
                         sayScales(atom.scale, atom.scaleBlock));
  if (product.sums && atom.grain != machine::Grain::Thread) {
    Held held = getHeld(product.sums);
    problem::Fragment own = problem::accumulatorFragment(
        atom, product.sums.getDimSize(0), product.sums.getDimSize(1),
        held.canonical.warps(), machine.lanes, product.shape[1]);
    // Shared memory has its rows in order.
    bool mayBeOthers = atom.grain == machine::Grain::Warpgroup &&
                       atom.sourceA == Source::Register;
    if (held.canonical != own.canonical() || (held.ofResidues && !mayBeOthers))
      return "leaves its sums in another fragment";
    for (auto [side, scales] : llvm::enumerate(product.scales)) {
      problem::Fragment own = problem::scaleFragment(
          atom, side, product.sums.getDimSize(0), product.sums.getDimSize(1),
          product.depth, held.canonical.warps(), machine.lanes);
      if (!(toProblem(layout::getFragment(scales)).canonical() == own.canonical()))
        return "reads scales in another fragment";
    }
  }
  if (auto registers = dyn_cast<RankedTensorType>(product.tileA))
    if (std::string wrong = refuseRegisters(atom, registers, product, machine);
        !wrong.empty())
      return wrong;
  for (auto [source, tile, name] :
       {std::tuple(atom.sourceA, product.tileA, "A"),
        std::tuple(atom.sourceB, product.tileB, "B")})
    if (std::string wrong = refuseOperand(atom, source, tile, name, machine);
        !wrong.empty())
      return wrong;
  return "";
}

static StringRef sayMajor(ShapedType tile) {
  return toProblem(cast<MemRefType>(tile)).contiguous == 1 ? "k" : "rows";
}

static LogicalResult select(Operation *op, const machine::Machine &machine) {
  std::optional<Product> product = describe(op);
  SmallVector<std::pair<const Atom *, std::string>> tried;
  const Atom *chosen = nullptr;
  for (const Atom &atom : machine.atoms) {
    std::string why = product && product->shape.size() == 3
                          ? refuse(atom, *product, machine)
                          : "multiplies elements that the machine names";
    if (why.empty()) {
      chosen = &atom;
      break;
    }
    tried.push_back({&atom, std::move(why)});
  }
  if (!chosen) {
    InFlightDiagnostic error =
        op->emitOpError("[tier.instruction] expects an instruction of ")
        << machine.name << " that serves the product, got none of "
        << machine.atoms.size();
    for (auto &[atom, why] : tried)
      error.attachNote() << atom->name << ' ' << why;
    error.attachNote() << "fix: take the extents, the grain and the layouts of "
                          "a row of the machine";
    return failure();
  }
  op->setAttr("tier.instruction",
              StringAttr::get(op->getContext(), chosen->name));
  auto from = [&](Source source, ShapedType tile) -> std::string {
    if (isa<RankedTensorType>(tile))
      return "registers";
    if (source == Source::Register)
      return machine.hasMatrixLoad ? "registers by matrix loads" : "registers";
    return ("shared memory along " + sayMajor(tile)).str();
  };
  remark::passed(op->getLoc(), remark::RemarkOpts::name("Selected").category(
                                   "tier-select-instructions"))
      << llvm::formatv(
             "{0} of {1} rows: A from {2}, B from {3}, sums in {4}{5}",
             chosen->name, machine.atoms.size(),
             from(chosen->sourceA, product->tileA),
             from(chosen->sourceB, product->tileB),
             chosen->accumulatesInTensorMemory() ? "tensor memory"
                                                 : "registers",
             sayScales(chosen->scale, chosen->scaleBlock))
             .str();
  return success();
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

static bool hasMap(CopyOp copy) {
  return isa<TensorMapType>(copy.getSource().getType()) ||
         isa<TensorMapType>(copy.getTarget().getType());
}

/// What moves the tile, as the model of the op says.
static std::string sayEngine(Operation *op, const layout::Access &access,
                             const machine::Machine &machine) {
  if (auto copy = dyn_cast<CopyOp>(op)) {
    bool isStore = isShared(copy.getSource().getType());
    if (hasMap(copy))
      return isStore ? "bulk store through a tensor map"
                     : "bulk load through a tensor map";
    if (isStore)
      return "stores of each thread";
    return machine.hasCopyGroup ? "asynchronous copies of each thread"
                                : "loads and stores of each thread";
  }
  switch (access.engine) {
  case layout::Engine::Threads:
    return llvm::formatv("vectors of each thread, at most {0} bytes",
                         access.maxBytes);
  case layout::Engine::Matrix:
    return access.isWrite ? "matrices stored by a warp"
                          : "matrices loaded by a warp";
  case layout::Engine::Descriptor:
    return "a descriptor of the matrix unit";
  case layout::Engine::Bulk:
    return "bulk copy";
  }
  llvm_unreachable("all engines");
}

/// One remark for each tile that an op moves to or from memory.
static void sayMoves(Operation *op, const machine::Machine &machine) {
  auto model = dyn_cast<layout::AccessOpInterface>(op);
  if (!model || isa<MmaOp, AccumulateOp>(op))
    return;
  SmallVector<layout::Access> accesses;
  model.getAccesses(machine, accesses);
  for (const layout::Access &access : accesses) {
    auto memory = dyn_cast<MemRefType>(access.buffer->get().getType());
    if (memory && isTensorMemory(memory))
      continue;
    remark::analysis(op->getLoc(),
                     remark::RemarkOpts::name("Moved").category(
                         "tier-select-instructions"))
        << op->getName().getStringRef().str() + ": " +
               sayEngine(op, access, machine);
  }
}

namespace {
struct SelectInstructions
    : impl::SelectInstructionsBase<SelectInstructions> {
  void runOnOperation() override {
    bool failedAny = false;
    getOperation()->walk([&](gpu::GPUFuncOp kernel) {
      const machine::Machine *machine = findMachine(kernel);
      if (!machine)
        return;
      kernel.walk([&](Operation *op) {
        if (isa<MmaOp, AccumulateOp>(op))
          failedAny |= failed(select(op, *machine));
        sayMoves(op, *machine);
      });
    });
    if (failedAny)
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::ir
