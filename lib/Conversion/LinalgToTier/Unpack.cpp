//===- Unpack.cpp - numbers of 4 and 6 bits where nothing reads them ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every f4E2M1FN, f6E2M3FN and f6E3M2FN is an f8E4M3FN. Where no instruction
// multiplies them, or their rows are not of the whole 128 numbers that a bulk
// copy takes, they are converted once, ahead of the product, 4 of 6 bits in 3
// bytes at a time (2 of 4 bits in one):
//
//   %y = tier.reinterpret %x : tensor<?x?xi8> to tensor<?x?xf6E2M3FN>
//   =>
//   %w = linalg.generic ins(%x[:, 0::3], %x[:, 1::3], %x[:, 2::3]) -> tensor<?x?xi32>
//   %y = tier.reinterpret %w : tensor<?x?xi32> to tensor<?x?xf8E4M3FN>
//
//===----------------------------------------------------------------------===//

#include "Unpack.h"

#include "tier/Dialect/Tier/IR/Packed.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tier::where {

//===----------------------------------------------------------------------===//
// Who reads them as they are
//===----------------------------------------------------------------------===//

/// The argument of the program behind views that only turn dimensions, and which
/// dimension of it the last one of `value` is.
static BlockArgument findArgument(Value value, unsigned &dim) {
  while (auto view = value.getDefiningOp<layout::ViewOp>()) {
    if (!view.getSymbols().empty() || !view.getMap().isPermutation())
      return {};
    std::optional<unsigned> next;
    for (auto [i, expr] : llvm::enumerate(view.getMap().getResults()))
      if (cast<AffineDimExpr>(expr).getPosition() == dim)
        next = i;
    dim = *next;
    value = view.getSource();
  }
  return dyn_cast<BlockArgument>(value);
}

/// Why a bulk copy does not take the numbers, or empty.
static std::string refuseRows(ir::ReinterpretOp op, func::FuncOp program) {
  Type type = getElementTypeOrSelf(op.getResult().getType());
  auto source = cast<RankedTensorType>(op.getSource().getType());
  if (!source.getElementType().isInteger(8))
    return "they are not in bytes";
  unsigned dim = source.getRank() - 1;
  BlockArgument argument = findArgument(op.getSource(), dim);
  auto facts = argument && argument.getOwner() == &program.getBody().front()
                   ? program.getArgAttrOfType<ir::ArgumentAttr>(argument.getArgNumber(),
                                                                "tier.argument")
                   : ir::ArgumentAttr();
  if (!facts)
    return "they are no argument with known facts";
  if (facts.getAlign() % ir::packedAlignment)
    return "their base is not known to be aligned to 32 bytes";
  int64_t bytes = ir::packedRun * ir::getPackedBits(type) / 8;
  auto shape = cast<RankedTensorType>(argument.getType()).getShape();
  int64_t extent = ShapedType::isDynamic(shape[dim]) ? facts.getMultiple()[dim] : shape[dim];
  if (extent % bytes)
    return "rows are not known to have a multiple of 128 of them";
  for (auto [d, stride] : llvm::enumerate(facts.getStrides())) {
    bool isKnown = !ShapedType::isDynamic(stride);
    if (d == dim ? stride != 1 : (isKnown ? stride : facts.getStrideMultiple()[d]) % bytes)
      return "rows are not known to begin at multiples of 128 of them";
  }
  return "";
}

/// Why the instruction of a contraction does not read the operand as it is, or
/// empty. `dim` is the dimension of the operand that is packed.
static std::string refuseProduct(OpOperand &use, unsigned dim, const machine::Machine &machine) {
  auto op = dyn_cast<linalg::GenericOp>(use.getOwner());
  FailureOr<ContractionBody> body = op ? matchContraction(op) : FailureOr<ContractionBody>();
  unsigned number = use.getOperandNumber();
  if (failed(body) || (number != body->lhs && number != body->rhs))
    return "something else than a product reads them";
  auto walked = dyn_cast<AffineDimExpr>(op.getMatchingIndexingMap(&use).getResult(dim));
  if (!walked ||
      op.getIteratorTypesArray()[walked.getPosition()] != utils::IteratorType::reduction)
    return "they are packed along a dimension that is not summed";
  if (findScaledProduct(op, *body, machine))
    return "";
  problem::PlanQuestion question;
  for (unsigned side : {body->lhs, body->rhs}) {
    auto element = getElement(getElementTypeOrSelf(op.getDpsInputOperand(side)->get().getType()));
    if (!element)
      return "the other operand is no number";
    question.inputs.emplace_back().element = *element;
  }
  bool isSum = op.getBody()->getArguments().back().getType().isF32();
  if (!body->factors.empty() || !isSum ||
      problem::atomOf(question, machine).grain == machine::Grain::Thread)
    return "the machine has no instruction for the product";
  return "";
}

/// Why something reads the numbers in another way, or empty. `dim` is the
/// dimension of `value` that is packed.
static std::string refuseUses(Value value, unsigned dim, const machine::Machine &machine) {
  for (OpOperand &use : value.getUses()) {
    if (isa<tensor::DimOp>(use.getOwner()))
      continue;
    std::string why;
    auto view = dyn_cast<layout::ViewOp>(use.getOwner());
    if (view && view.getSymbols().empty() && view.getMap().isPermutation())
      why = refuseUses(
          view.getResult(),
          cast<AffineDimExpr>(view.getMap().getResult(dim)).getPosition(), machine);
    else
      why = refuseProduct(use, dim, machine);
    if (!why.empty())
      return why;
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

namespace {
/// How a format becomes f8E4M3FN: numbers without a leading one are listed, the
/// others are shifted, and the difference of the exponents' biases is added.
struct Format {
  unsigned bits; ///< with the sign
  SmallVector<int64_t> small;
  int64_t shift, add;
};
} // namespace

static Format formatOf(Type type) {
  if (isa<Float4E2M1FNType>(type))
    return {4, {0, 0x30}, 2, 0x30};
  if (isa<Float6E2M3FNType>(type))
    return {6, {0, 0x20, 0x28, 0x2c, 0x30, 0x32, 0x34, 0x36}, 0, 0x30};
  return {6, {0, 0x18, 0x20, 0x24}, 1, 0x20};
}

/// The bits of f8E4M3FN for number `index` of a word.
static Value convertNumber(OpBuilder &b, Location loc, Value word, unsigned index,
                           const Format &format) {
  auto number = [&](int64_t value) {
    return Value(arith::ConstantIntOp::create(b, loc, b.getI32Type(), value));
  };
  int64_t signBit = int64_t(1) << (format.bits - 1);
  Value bits = word;
  if (index)
    bits = arith::ShRUIOp::create(b, loc, bits, number(index * format.bits));
  Value magnitude = arith::AndIOp::create(b, loc, bits, number(signBit - 1));
  Value sign = arith::AndIOp::create(b, loc, bits, number(signBit));
  Value result = magnitude;
  if (format.shift)
    result = arith::ShLIOp::create(b, loc, result, number(format.shift));
  result = arith::AddIOp::create(b, loc, result, number(format.add));
  for (auto [small, as] : llvm::enumerate(format.small)) {
    Value is = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, magnitude, number(small));
    result = arith::SelectOp::create(b, loc, is, number(as), result);
  }
  sign = arith::ShLIOp::create(b, loc, sign, number(8 - format.bits));
  return arith::OrIOp::create(b, loc, result, sign);
}

/// Every `step`-th byte of rows, from `first`.
static Value sliceBytes(OpBuilder &b, Location loc, Value bytes, int64_t first, int64_t step,
                        ValueRange sizes, RankedTensorType type) {
  if (step == 1)
    return bytes;
  SmallVector<AffineExpr> results;
  for (int64_t d = 0; d < type.getRank(); ++d)
    results.push_back(b.getAffineDimExpr(d));
  results.back() = results.back() * step + first;
  return layout::ViewOp::create(b, loc, type, bytes, ValueRange(), sizes,
                                AffineMap::get(type.getRank(), 0, results, b.getContext()));
}

/// The numbers as f8E4M3FN.
static Value convert(ir::ReinterpretOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  auto source = cast<RankedTensorType>(op.getSource().getType());
  auto result = cast<RankedTensorType>(op.getResult().getType());
  Format format = formatOf(result.getElementType());
  int64_t step = format.bits == 4 ? 1 : 3, count = step * 8 / format.bits;
  int64_t rank = source.getRank();

  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, op.getSource());
  if (auto known = getConstantIntValue(sizes.back()))
    sizes.back() = b.getIndexAttr(*known / step);
  else if (step > 1)
    sizes.back() =
        arith::DivUIOp::create(b, loc, cast<Value>(sizes.back()),
                               arith::ConstantIndexOp::create(b, loc, step))
            .getResult();
  SmallVector<int64_t> shape;
  SmallVector<Value> dynamic;
  std::tie(shape, dynamic) = decomposeMixedValues(sizes);
  Type word = b.getIntegerType(8 * count);
  auto sliced = RankedTensorType::get(shape, source.getElementType());
  SmallVector<Value> inputs;
  for (int64_t i = 0; i < step; ++i)
    inputs.push_back(sliceBytes(b, loc, op.getSource(), i, step, dynamic, sliced));
  Value target = tensor::EmptyOp::create(b, loc, sizes, word);
  SmallVector<AffineMap> maps(step + 1, b.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
  auto write = [&](OpBuilder &in, Location loc, ValueRange bytes) {
    Type i32 = in.getI32Type();
    Value all, packed;
    auto merge = [&](Value sum, Value term, int64_t shift) {
      if (shift)
        term = arith::ShLIOp::create(
            in, loc, term, arith::ConstantIntOp::create(in, loc, i32, shift));
      return sum ? Value(arith::OrIOp::create(in, loc, sum, term)) : term;
    };
    for (int64_t i = 0; i < step; ++i)
      all = merge(all, arith::ExtUIOp::create(in, loc, i32, bytes[i]), 8 * i);
    for (int64_t i = 0; i < count; ++i)
      packed = merge(packed, convertNumber(in, loc, all, i, format), 8 * i);
    if (word != i32)
      packed = arith::TruncIOp::create(in, loc, word, packed);
    linalg::YieldOp::create(in, loc, packed);
  };
  Value words = linalg::GenericOp::create(b, loc, target.getType(), inputs, target, maps, iterators,
                                          write)
                    .getResult(0);
  auto type = RankedTensorType::get(result.getShape(), b.getType<Float8E4M3FNType>());
  return ir::ReinterpretOp::create(b, loc, type, words);
}

/// Gives everything that reads `value` its new element.
static LogicalResult propagate(Value value) {
  Type element = getElementTypeOrSelf(value.getType());
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (isa<tensor::DimOp>(user))
      continue;
    if (auto generic = dyn_cast<linalg::GenericOp>(user); generic && generic.isDpsInput(&use)) {
      BlockArgument argument = generic.getMatchingBlockArgument(&use);
      argument.setType(element);
      if (llvm::all_of(argument.getUsers(), [](Operation *op) { return isa<arith::ExtFOp>(op); }))
        continue;
    } else if (isa<layout::ViewOp, tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp>(
                   user)) {
      Value result = user->getResult(0);
      result.setType(cast<RankedTensorType>(result.getType()).clone(element));
      if (failed(propagate(result)))
        return failure();
      continue;
    }
    InFlightDiagnostic error =
        emitError(user->getLoc(), "[tier.packed] expects numbers of 4 or 6 bits that products read, "
                                  "or that are widened, got '")
        << user->getName() << "'";
    error.attachNote() << "fix: convert them with arith.extf in the body that reads them";
    return error;
  }
  return success();
}

LogicalResult unpackOperands(func::FuncOp program, const machine::Machine &machine) {
  SmallVector<ir::ReinterpretOp> packed;
  program.walk([&](ir::ReinterpretOp op) {
    if (isa<RankedTensorType>(op.getResult().getType()) &&
        ir::getPackedBits(getElementTypeOrSelf(op.getResult().getType())))
      packed.push_back(op);
  });
  // An instruction reads both operands as they are, or neither: what one of them
  // is converted for changes what the other is multiplied by.
  for (bool changed = true; changed;) {
    changed = false;
    for (ir::ReinterpretOp &op : packed) {
      if (!op)
        continue;
      std::string why = refuseRows(op, program);
      if (tilesAreBytes(machine) &&
          ir::getPackedBits(getElementTypeOrSelf(op.getResult().getType())) == 6)
        why = "threads copy tiles of powers of two of bytes";
      if (why.empty())
        why = refuseUses(op.getResult(), cast<ShapedType>(op.getResult().getType()).getRank() - 1,
                         machine);
      if (why.empty())
        continue;
      if (!getElementTypeOrSelf(op.getSource().getType()).isInteger(8)) {
        InFlightDiagnostic error = op.emitOpError("[tier.packed] expects packed numbers in bytes, got ")
                                   << op.getSource().getType();
        error.attachNote() << "fix: reinterpret an array of i8";
        return error;
      }
      remark::passed(op.getLoc(),
                     remark::RemarkOpts::name("Unpacked").category("convert-linalg-to-tier"))
          << ("numbers are converted to f8E4M3FN, exactly, in a kernel of their own: " + why);
      Value converted = convert(op);
      op.getResult().replaceAllUsesWith(converted);
      op.erase();
      op = {};
      changed = true;
      if (failed(propagate(converted)))
        return failure();
    }
  }
  return success();
}

} // namespace tier::where
