//===- Widen.cpp - 8-bit floats on machines that multiply no such pair ----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every 8-bit float is an f16, and f32 holds every product of two of them. Where
// no matrix instruction multiplies a pair, or none whose sums may be folded, the
// operands of a contraction are converted where they are brought to shared
// memory, and the instruction for f16 multiplies them:
//
//   sum a[m, k] * b[k, n]   =>   sum f16(a[m, k]) * f16(b[k, n])
//
//===----------------------------------------------------------------------===//

#include "Widen.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tier::where {

/// The matrix instruction that multiplies `a` by `b` into f32, if there is one.
static const machine::Atom *findMatrixAtom(machine::Element a, machine::Element b, bool folds,
                                           const machine::Machine &machine) {
  problem::PlanQuestion question;
  question.inputs.resize(2);
  question.inputs[0].element = a;
  question.inputs[1].element = b;
  question.foldK = folds ? problem::promotedK : 0;
  const machine::Atom &atom = problem::atomOf(question, machine);
  return atom.grain == machine::Grain::Thread ? nullptr : &atom;
}

static bool isFloat8(Type type) { return isa<FloatType>(type) && type.getIntOrFloatBitWidth() == 8; }

/// The operand as f16, element by element.
static Value convert(OpBuilder &builder, Value operand, Location loc) {
  auto type = cast<RankedTensorType>(operand.getType());
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, operand);
  Value target = tensor::EmptyOp::create(builder, loc, sizes, builder.getF16Type());
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> iterators(type.getRank(), utils::IteratorType::parallel);
  return linalg::GenericOp::create(builder, loc, target.getType(), operand, target,
                                   ArrayRef{map, map}, iterators,
                                   [](OpBuilder &inside, Location loc, ValueRange elements) {
                                     Value wide = arith::ExtFOp::create(
                                         inside, loc, inside.getF16Type(), elements.front());
                                     linalg::YieldOp::create(inside, loc, wide);
                                   })
      .getResult(0);
}

void widenOperands(func::FuncOp program, const machine::Machine &machine) {
  if (machine.isHost())
    return;
  SmallVector<linalg::GenericOp> products;
  program.walk([&](linalg::GenericOp op) { products.push_back(op); });
  for (linalg::GenericOp op : products) {
    FailureOr<ContractionBody> body = matchContraction(op);
    if (failed(body))
      continue;
    OpOperand *sides[] = {op.getDpsInputOperand(body->lhs), op.getDpsInputOperand(body->rhs)};
    Type types[] = {getElementTypeOrSelf(sides[0]->get().getType()),
                    getElementTypeOrSelf(sides[1]->get().getType())};
    bool folds = !body->factors.empty();
    if (!isFloat8(types[0]) || !isFloat8(types[1]) ||
        !op.getBody()->getArguments().back().getType().isF32() ||
        findMatrixAtom(*getElement(types[0]), *getElement(types[1]), folds, machine) ||
        findScaledProduct(op, *body, machine) ||
        !findMatrixAtom(machine::Element::F16, machine::Element::F16, folds, machine))
      continue;
    remark::passed(op.getLoc(),
                   remark::RemarkOpts::name("Widened").category("convert-linalg-to-tier"))
        << "8-bit floats are converted to f16, exactly: the machine has no matrix instruction for "
           "the pair";
    OpBuilder builder(op);
    for (OpOperand *side : sides) {
      side->set(convert(builder, side->get(), op.getLoc()));
      op.getBody()->getArgument(side->getOperandNumber()).setType(builder.getF16Type());
    }
  }
}

} // namespace tier::where
