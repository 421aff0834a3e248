//===- Scales.cpp - scales that the matrix unit multiplies by -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the instruction has scales, threads bring those of a block of the tile
// to shared memory, in the order in which the unit copies them, beside the
// operands; the unit has columns of tensor memory for each stage:
//
//   for k { a, b = ..; sa = x's scales [m, k / 32 ..], sb = w's; columns = alloc
//           accumulate a, b into sums scales sa, sb in columns; free columns }
//
// Where lanes hold the scales of their operands, they load them.
//
// What lies outside of the arrays is loaded as zero bytes: 2^-127 for the type
// that has no zero. Such a scale multiplies zeros.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "tier/Problem/ScaleFragment.h"
#include "tier/Problem/ScaleTile.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace tier::where {

//===----------------------------------------------------------------------===//
// Which factors are scales
//===----------------------------------------------------------------------===//

namespace {
/// What a factor changes with, besides dimensions that both operands have.
struct Steps {
  bool withSide[2] = {};              ///< dimensions of one operand alone
  std::optional<AffineExpr> summed{}; ///< k floordiv a block
  int64_t getBlock() const {
    return summed ? cast<AffineConstantExpr>(cast<AffineBinaryOpExpr>(*summed).getRHS()).getValue()
                  : 0;
  }
};
} // namespace

/// None: it steps with something else, or in two ways.
static std::optional<Steps> findSteps(linalg::GenericOp op, const ContractionBody &body,
                                      unsigned factor) {
  auto maps = op.getIndexingMapsArray();
  Steps steps;
  for (AffineExpr result : maps[factor].getResults()) {
    if (isa<AffineConstantExpr>(result))
      continue;
    if (auto dim = dyn_cast<AffineDimExpr>(result)) {
      bool isOf[] = {maps[body.lhs].isFunctionOfDim(dim.getPosition()),
                     maps[body.rhs].isFunctionOfDim(dim.getPosition())};
      for (unsigned side : {0, 1})
        steps.withSide[side] |= isOf[side] && !isOf[1 - side];
      continue;
    }
    auto step = dyn_cast<AffineBinaryOpExpr>(result);
    if (!step || step.getKind() != AffineExprKind::FloorDiv)
      return std::nullopt;
    auto dim = dyn_cast<AffineDimExpr>(step.getLHS());
    if (!dim || !isa<AffineConstantExpr>(step.getRHS()) ||
        op.getIteratorTypesArray()[dim.getPosition()] != utils::IteratorType::reduction ||
        steps.summed.value_or(result) != result)
      return std::nullopt;
    steps.summed = result;
  }
  return steps;
}

std::optional<ScaledProduct> findScaledProduct(linalg::GenericOp op, const ContractionBody &body,
                                               const machine::Machine &machine) {
  if (body.factors.size() != 2)
    return std::nullopt;
  ScaledProduct product;
  std::optional<Steps> steps[2];
  for (unsigned i : {0, 1}) {
    steps[i] = findSteps(op, body, body.factors[i]);
    product.factors[i] = body.factors[i];
  }
  // A factor that is the same for all rows, or all of k, steps as the other does.
  if (!steps[0] || !steps[1] ||
      (steps[0]->summed && steps[1]->summed && *steps[0]->summed != *steps[1]->summed))
    return std::nullopt;
  if (steps[0]->withSide[1] || steps[1]->withSide[0]) {
    std::swap(steps[0], steps[1]);
    std::swap(product.factors[0], product.factors[1]);
  }
  if (steps[0]->withSide[1] || steps[1]->withSide[0])
    return std::nullopt;

  auto elementOf = [&](unsigned input) {
    return getElement(getElementTypeOrSelf(op.getDpsInputOperand(input)->get().getType()));
  };
  auto a = elementOf(body.lhs), b = elementOf(body.rhs), scale = elementOf(product.factors[0]),
       sum = getElement(getElementTypeOrSelf(op.getResult(0).getType()));
  if (body.isF4)
    a = b = machine::Element::F4E2M1X2;
  if (!a || !b || !sum || !scale || scale != elementOf(product.factors[1]))
    return std::nullopt;
  int64_t block = std::max(steps[0]->getBlock(), steps[1]->getBlock());
  for (const machine::Atom &atom : machine.atoms)
    if (atom.scaleBlock && (!block || block == atom.scaleBlock) &&
        atom.serves(*a, *b, *sum, *scale, atom.scaleBlock)) {
      product.scale = *scale;
      product.block = atom.scaleBlock;
      return product;
    }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Tiles of them
//===----------------------------------------------------------------------===//

static problem::ScaleTile getScaleTile(const Task &task, const problem::Plan &plan,
                                       unsigned side) {
  return problem::ScaleTile::of(plan.tile[side], plan.tile[2], task.question.scaleBlock);
}

FailureOr<Value> KernelEmitter::loadScales(const Frame &tile, unsigned side, Value k,
                                           const problem::Fragment &fragment) {
  const Scales &scales = task.scales[side];
  Location loc = kernel.contract->loc;
  Frame frame;
  unsigned step = scales.step.value_or(task.reduced); // nothing depends on k itself
  frame.axes = {task.tiled[side], step};
  frame.position = tile.position;
  frame.inbounds.resize(kernel.dims.size());
  frame.position[step] = builder.createOrFold<arith::DivUIOp>(
      loc, k, constant(task.question.scaleBlock));
  frame.fragment = convert(fragment);
  FailureOr<Tile> value = emit(frame, *scales.node);
  if (failed(value))
    return failure();
  SmallBitVector all(kernel.dims.size());
  for (unsigned axis : frame.axes)
    all.set(axis);
  return repeat(frame, *value, all, loc).value;
}

LogicalResult KernelEmitter::emitScale(const Frame &tile, unsigned side, Value k, Value shared) {
  FailureOr<Value> value = loadScales(
      tile, side, k, getScaleTile(task, plan, side).fragment(machine.lanes, plan.warps.front()));
  if (failed(value))
    return failure();
  Value zero[] = {constant(0), constant(0)};
  ir::StoreOp::create(builder, kernel.contract->loc, *value, shared, zero,
                      builder.getDenseBoolArrayAttr({true, true}), Value());
  return success();
}

/// The scales of A and of B as lanes have them; nothing if the instruction reads none of these.
FailureOr<SmallVector<Value, 2>> KernelEmitter::emitLaneScales(const Frame &frame, Value k) {
  SmallVector<Value, 2> tiles;
  const machine::Atom &atom = problem::atomOf(task.question, machine);
  if (!problem::readsScalesOfLanes(atom))
    return tiles;
  for (unsigned side : {0, 1}) {
    FailureOr<Value> value =
        loadScales(frame, side, k,
                   problem::scaleFragment(atom, side, plan.tile[0], plan.tile[1], plan.tile[2],
                                          plan.warps.back(), machine.lanes));
    if (failed(value))
      return failure();
    tiles.push_back(*value);
  }
  return tiles;
}

/// The scales of A and of B in shared memory, and the columns they are copied to; nothing if
/// the instruction has none.
FailureOr<SmallVector<Value, 3>> KernelEmitter::emitScales(const Frame &frame, Value k) {
  SmallVector<Value, 3> tiles;
  if (!task.question.scaleBlock)
    return tiles;
  Location loc = kernel.contract->loc;
  MLIRContext *context = builder.getContext();
  for (unsigned side : {0, 1}) {
    problem::ScaleTile tile = getScaleTile(task, plan, side);
    problem::SharedLayout layout;
    layout.strided = tile.shared();
    tiles.push_back(ir::AllocOp::create(
        builder, loc,
        MemRefType::get({tile.rows, tile.scales}, task.scales[side].node->element,
                        ir::toAttr(context, layout),
                        ir::SpaceAttr::get(context, ir::Space::shared))));
    // One load behind each reservation: alone it keeps its masks, which are few, and runs ahead.
    if (failed(emitScale(frame, side, k, tiles[side])))
      return failure();
  }
  tiles.push_back(ir::AllocOp::create(
      builder, loc,
      MemRefType::get({128, problem::scaleColumns}, builder.getI32Type(),
                      MemRefLayoutAttrInterface(),
                      ir::SpaceAttr::get(context, ir::Space::tensor)),
      isInPairs()));
  return tiles;
}

} // namespace tier::where
