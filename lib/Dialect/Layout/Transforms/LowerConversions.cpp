//===- LowerConversions.cpp - fewer and cheaper conversions of tiles ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First conversions move, where that makes them fewer or narrower:
//
//   convert(convert x)                     one conversion
//   convert(splat), convert(constant)      none: made in the other fragment
//   convert(broadcast x)                   broadcast(convert x): fewer elements
//   convert(load), store(convert x)        none, if the access is as coalesced
//   convert(extf x)                        extf(convert x): fewer bytes
//   truncf(convert x)                      convert(truncf x): fewer bytes
//   addf(convert x, convert y)             convert(addf(x, y)): once
//
// Then the Problem says how each one that is left is carried out.
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Dialect/Layout/Transforms/Passes.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/Exchange.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <map>
#include <set>
#include <tuple>

using namespace mlir;

namespace tier::layout {

#define GEN_PASS_DEF_LOWERCONVERSIONS
#include "tier/Dialect/Layout/Transforms/Passes.h.inc"

static constexpr StringLiteral passName = "layout-lower-conversions";

static void say(Operation *op, StringRef name, const Twine &what) {
  remark::passed(op->getLoc(),
                 remark::RemarkOpts::name(name).category(passName))
      << what.str();
}

static RankedTensorType withFragment(Type type, FragmentAttr fragment) {
  auto tensor = cast<RankedTensorType>(type);
  return RankedTensorType::get(fragment.getShape(), tensor.getElementType(),
                               fragment);
}

static int64_t elementBits(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (isa<IndexType>(element))
    return 64;
  return std::max<int64_t>(
      8, llvm::PowerOf2Ceil(element.getIntOrFloatBitWidth()));
}

//===----------------------------------------------------------------------===//
// Accesses to memory
//===----------------------------------------------------------------------===//

/// Bytes that memory moves at once.
static constexpr int64_t sectorBytes = 32;

/// Sectors that one warp's instructions touch when it accesses a tile through
/// the view, instruction by instruction; nothing if the view is not understood.
static std::optional<int64_t> countSectors(Value memory, ValueRange indices,
                                           RankedTensorType tile,
                                           FragmentAttr fragment,
                                           const machine::Machine &machine) {
  std::optional<ViewFacts> view = getViewFacts(memory);
  if (!view)
    return std::nullopt;
  int64_t singles = int64_t(view->sizes.size()) - tile.getRank();
  int64_t contiguous = view->contiguousDim() - singles;
  int64_t bytes = elementBits(tile) / 8, width = 1;
  if (contiguous >= 0 && fragment.getRun() > 1 &&
      int64_t(fragment.getRunDim()) == contiguous)
    width = view->maskedVectorElements(fragment.getRun(),
                                       indices[contiguous + singles],
                                       machine.bytesPerVector);
  width = std::max<int64_t>(1, width);
  int64_t sectors = 0;
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; r += width) {
    std::set<SmallVector<int64_t>> touched;
    SmallVector<int64_t> reg =
        fragment.getCoordinate(fragment.getRegisters(), r);
    for (int64_t l = 0; l < fragment.getNumLanes(); ++l) {
      SmallVector<int64_t> at = fragment.getCoordinate(fragment.getLanes(), l);
      for (auto [a, s] : llvm::zip(at, reg))
        a += s;
      if (contiguous >= 0)
        at[contiguous] = at[contiguous] * bytes / sectorBytes;
      touched.insert(std::move(at));
    }
    sectors += touched.size();
  }
  return sectors;
}

/// Whether memory can as well be accessed in fragment `other`.
static bool isAsCoalesced(Value memory, ValueRange indices,
                          RankedTensorType tile, FragmentAttr other,
                          const machine::Machine &machine) {
  if (machine.isHost() || ir::isShared(memory.getType()))
    return true;
  auto now = countSectors(memory, indices, tile, getFragment(tile), machine);
  auto then = countSectors(memory, indices, tile, other, machine);
  return now && then && *then <= *now;
}

/// Whether the fragment was chosen for vectors that cover rows, which lie in memory as no
/// fragment does.
static bool coversRows(Operation *access) { return access->hasAttr("tier.covering"); }

//===----------------------------------------------------------------------===//
// Moving conversions
//===----------------------------------------------------------------------===//

namespace {
/// Moves one conversion; each function says whether it did.
struct Mover {
  const machine::Machine &machine;

  bool move(ConvertOp op);
  bool intoSource(ConvertOp op);
  bool aboveElementwise(ConvertOp op, Operation *maker);
  bool belowUser(ConvertOp op);
  Value convert(OpBuilder &builder, Location loc, Value value,
                FragmentAttr fragment);
};
} // namespace

/// Tiles that have no holder of their own.
static bool isFree(Value value) {
  return !ir::isTile(value.getType()) ||
         isa_and_nonnull<ir::SplatOp, arith::ConstantOp>(value.getDefiningOp());
}

static bool isElementwise(Operation *op) {
  return op && op->getNumResults() == 1 && op->getNumRegions() == 0 &&
         ir::isTile(op->getResult(0).getType()) && op->getNumOperands() &&
         OpTrait::hasElementwiseMappableTraits(op);
}

static void replace(ConvertOp op, Value value) {
  Operation *maker = op.getSource().getDefiningOp();
  op.getResult().replaceAllUsesWith(value);
  op.erase();
  if (maker && maker->use_empty() && isPure(maker))
    maker->erase();
}

Value Mover::convert(OpBuilder &builder, Location loc, Value value,
                     FragmentAttr fragment) {
  if (!ir::isTile(value.getType()) || getFragment(value.getType()) == fragment)
    return value;
  Type type = withFragment(value.getType(), fragment);
  Operation *maker = value.getDefiningOp();
  if (auto splat = dyn_cast_or_null<ir::SplatOp>(maker))
    return ir::SplatOp::create(builder, splat.getLoc(), type,
                               splat.getScalar());
  if (auto constant = dyn_cast_or_null<arith::ConstantOp>(maker))
    if (auto dense = dyn_cast<DenseElementsAttr>(constant.getValue());
        dense && dense.isSplat())
      return arith::ConstantOp::create(
          builder, constant.getLoc(),
          DenseElementsAttr::get(cast<ShapedType>(type),
                                 dense.getSplatValue<Attribute>()));
  if (auto inner = dyn_cast_or_null<ConvertOp>(maker))
    if (getFragment(inner.getSource().getType()) == fragment)
      return inner.getSource();
  return ConvertOp::create(builder, loc, type, value);
}

/// Makes the source in the other fragment instead.
bool Mover::intoSource(ConvertOp op) {
  Operation *maker = op.getSource().getDefiningOp();
  FragmentAttr fragment = getFragment(op.getResult().getType());
  OpBuilder builder(op);
  if (op.getSource().getType() == op.getResult().getType()) {
    say(op, "Removed", "both fragments are the same");
    replace(op, op.getSource());
    return true;
  }
  if (auto inner = dyn_cast_or_null<ConvertOp>(maker)) {
    say(op, "Removed", "a conversion of a conversion is one");
    replace(op, convert(builder, op.getLoc(), inner.getSource(), fragment));
    return true;
  }
  if (isFree(op.getSource()) && maker) {
    Value made = convert(builder, op.getLoc(), op.getSource(), fragment);
    if (made.getDefiningOp<ConvertOp>()) { // not one number
      made.getDefiningOp()->erase();
      return false;
    }
    say(op, "Removed", "one number is the same in every fragment");
    replace(op, made);
    return true;
  }
  if (auto broadcast = dyn_cast_or_null<ir::BroadcastOp>(maker)) {
    say(op, "Moved", "before the broadcast, where the tile is smaller");
    Value slice = convert(builder, op.getLoc(), broadcast.getSource(),
                          fragment.getSlice(broadcast.getAxis()));
    replace(op, ir::BroadcastOp::create(builder, broadcast.getLoc(),
                                        op.getResult().getType(), slice,
                                        broadcast.getAxis()));
    return true;
  }
  auto load = dyn_cast_or_null<ir::LoadOp>(maker);
  if (load && load->hasOneUse() && !coversRows(load) &&
      isAsCoalesced(load.getSource(), load.getIndices(),
                    cast<RankedTensorType>(load.getTile().getType()), fragment,
                    machine)) {
    say(op, "Removed", "the load is as coalesced in the other fragment");
    load.getTile().setType(cast<RankedTensorType>(op.getResult().getType()));
    op.getResult().replaceAllUsesWith(load.getTile());
    op.erase();
    return true;
  }
  return isElementwise(maker) && maker->hasOneUse() &&
         aboveElementwise(op, maker);
}

/// convert(f(x, y)) -> f(convert x, convert y), if that moves fewer bytes.
bool Mover::aboveElementwise(ConvertOp op, Operation *maker) {
  FragmentAttr fragment = getFragment(op.getResult().getType());
  int64_t before = elementBits(op.getResult().getType()), after = 0;
  llvm::SmallDenseSet<Value> counted;
  for (Value operand : maker->getOperands()) {
    if (isFree(operand) || !counted.insert(operand).second)
      continue;
    auto inner = operand.getDefiningOp<ConvertOp>();
    if (!inner || getFragment(inner.getSource().getType()) != fragment)
      after += elementBits(operand.getType());
  }
  if (after >= before)
    return false;
  say(op, "Moved",
      llvm::formatv("before '{0}': {1} bits per element instead of {2}",
                    maker->getName(), after, before)
          .str());
  OpBuilder builder(op);
  IRMapping mapping;
  for (Value operand : maker->getOperands())
    if (!mapping.contains(operand))
      mapping.map(operand, convert(builder, op.getLoc(), operand, fragment));
  Operation *clone = builder.clone(*maker, mapping);
  clone->getResult(0).setType(op.getResult().getType());
  replace(op, clone->getResult(0));
  return true;
}

/// Conversions of operands become one of the result, if that moves fewer
/// bytes; a store takes the source, if it is as coalesced.
bool Mover::belowUser(ConvertOp op) {
  if (!op->hasOneUse())
    return false;
  Operation *user = *op->user_begin();
  FragmentAttr fragment = getFragment(op.getSource().getType());
  if (auto store = dyn_cast<ir::StoreOp>(user)) {
    if (coversRows(store) ||
        !isAsCoalesced(store.getTarget(), store.getIndices(),
                       cast<RankedTensorType>(op.getResult().getType()),
                       fragment, machine))
      return false;
    say(op, "Removed", "the store is as coalesced in the other fragment");
    store.getTileMutable().assign(op.getSource());
    op.erase();
    return true;
  }
  if (!isElementwise(user))
    return false;
  int64_t before = 0, after = elementBits(user->getResult(0).getType());
  llvm::SmallSetVector<Operation *, 4> converts;
  for (Value operand : user->getOperands()) {
    if (isFree(operand))
      continue;
    auto other = operand.getDefiningOp<ConvertOp>();
    if (!other || getFragment(other.getSource().getType()) != fragment ||
        !llvm::all_of(other->getUsers(),
                      [&](Operation *u) { return u == user; }))
      return false;
    if (converts.insert(other))
      before += elementBits(operand.getType());
  }
  if (after >= before)
    return false;
  say(op, "Moved",
      llvm::formatv("after '{0}': {1} bits per element instead of {2}",
                    user->getName(), after, before)
          .str());
  OpBuilder builder(user);
  IRMapping mapping;
  for (Value operand : user->getOperands()) {
    if (auto other = operand.getDefiningOp<ConvertOp>())
      mapping.map(operand, other.getSource());
    else if (ir::isTile(operand.getType()))
      mapping.map(operand, convert(builder, op.getLoc(), operand, fragment));
  }
  Operation *clone = builder.clone(*user, mapping);
  Type type = user->getResult(0).getType();
  clone->getResult(0).setType(withFragment(type, fragment));
  Value result =
      ConvertOp::create(builder, op.getLoc(), type, clone->getResult(0));
  user->getResult(0).replaceAllUsesWith(result);
  user->erase();
  for (Operation *other : converts)
    other->erase();
  return true;
}

bool Mover::move(ConvertOp op) {
  if (op->use_empty()) {
    op.erase();
    return true;
  }
  return intoSource(op) || belowUser(op);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static Attribute layoutOf(MLIRContext *context,
                          const problem::Staging &staging) {
  SmallVector<int64_t> ranks, sizes, strides;
  for (const problem::Modes &modes : staging.strided.dims) {
    ranks.push_back(modes.size());
    for (problem::Mode mode : modes) {
      sizes.push_back(mode.size);
      strides.push_back(mode.stride);
    }
  }
  auto strided = StridedAttr::get(context, ranks, sizes, strides);
  if (!staging.swizzle)
    return strided;
  return ComposeAttr::get(
      context, strided,
      SwizzleAttr::get(context, staging.swizzle->bits, staging.swizzle->base,
                       staging.swizzle->shift));
}

namespace {
struct LowerConversions : impl::LowerConversionsBase<LowerConversions> {
  void runOnOperation() override {
    answers.clear();
    bool failedOnce = false;
    getOperation()->walk([&](gpu::GPUFuncOp kernel) {
      FailureOr<const machine::Machine *> machine = ir::getMachine(kernel);
      if (failed(machine)) {
        failedOnce = true;
        return;
      }
      moveAll(kernel, **machine);
      kernel.walk([&](ConvertOp op) { decide(op, kernel, **machine); });
    });
    if (failedOnce)
      signalPassFailure();
  }

  /// Every step removes a conversion, or moves it to fewer bytes.
  void moveAll(gpu::GPUFuncOp kernel, const machine::Machine &machine) {
    Mover mover{machine};
    for (bool changed = true; changed;) {
      changed = false;
      kernel.walk([&](ConvertOp op) {
        if (op.getThrough() || !mover.move(op))
          return WalkResult::advance();
        changed = true;
        return WalkResult::interrupt();
      });
    }
  }

  void decide(ConvertOp op, gpu::GPUFuncOp kernel,
              const machine::Machine &machine) {
    if (op.getThrough())
      return;
    // The role that computes is the last one.
    auto plan = kernel->getAttrOfType<ir::PlanAttr>("tier.plan");
    int64_t warps = plan && !machine.isHost() ? plan.getWarps().back() : 1;
    // Pieces of a tile, and kernels of a program, ask the same question.
    FragmentAttr source = getFragment(op.getSource().getType()),
                 target = getFragment(op.getResult().getType());
    int64_t bits = elementBits(op.getResult().getType());
    auto [known, isNew] =
        answers.try_emplace({&machine, source.getAsOpaquePointer(),
                             target.getAsOpaquePointer(), bits, warps});
    if (isNew)
      known->second =
          problem::planConversion(ir::toProblem(source), ir::toProblem(target),
                                  bits, warps, machine);
    const problem::Conversion &conversion = known->second;
    std::string what =
        stringify(conversion.way).str() + ": " + conversion.reason;
    if (conversion.way == problem::Way::Shared) {
      op.setThroughAttr(layoutOf(&getContext(), *conversion.staging));
      what += "; " + conversion.staging->str();
    }
    if (conversion.way == problem::Way::Lanes)
      op.setThroughAttr(UnitAttr::get(&getContext()));
    say(op, "Converted", what);
  }

  /// By machine, fragments, bits of an element and warps.
  using Question = std::tuple<const void *, const void *, const void *, int64_t, int64_t>;
  std::map<Question, problem::Conversion> answers;
};
} // namespace

} // namespace tier::layout
