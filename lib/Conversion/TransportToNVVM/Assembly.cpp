//===- Assembly.cpp - inline PTX and the arithmetic around it -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace tier::nvvm {

/// The constraint letter of a value that lives in one PTX register.
static StringRef letterOf(Type type) {
  if (type.isF32())
    return "f";
  if (type.isF64())
    return "d";
  if (type.isInteger(64) || isa<LLVM::LLVMPointerType>(type))
    return "l";
  if (type.isInteger(16) || type.isF16() || type.isBF16())
    return "h";
  return "r";
}

SmallVector<Value> Assembly::emit(StringRef text, ArrayRef<Type> results,
                                  ValueRange operands, Touches touches) {
  std::string constraints;
  auto append = [&](const Twine &more) {
    constraints += (constraints.empty() ? more : "," + more).str();
  };
  for (Type type : results)
    append("=" + letterOf(type));
  for (Value operand : operands)
    append(letterOf(operand.getType()));
  if (touches == Touches::memory)
    append("~{memory}");

  Type result;
  if (results.size() == 1)
    result = results.front();
  else if (results.size() > 1)
    result = LLVM::LLVMStructType::getLiteral(b.getContext(), results);
  auto op = LLVM::InlineAsmOp::create(
      b, loc, result ? TypeRange(result) : TypeRange(), operands, text,
      constraints, touches != Touches::nothing, /*is_align_stack=*/false,
      LLVM::tailcallkind::TailCallKind::None,
      LLVM::AsmDialectAttr::get(b.getContext(), LLVM::AsmDialect::AD_ATT),
      ArrayAttr());
  if (results.empty())
    return {};
  if (results.size() == 1)
    return {op.getRes()};
  SmallVector<Value> values;
  for (unsigned i = 0, e = results.size(); i < e; ++i)
    values.push_back(LLVM::ExtractValueOp::create(b, loc, op.getRes(), i));
  return values;
}

SmallVector<Value> Assembly::emitTied(StringRef text, ValueRange tied,
                                      ValueRange operands, Touches touches) {
  std::string constraints;
  for (Value value : tied)
    constraints += ("=" + letterOf(value.getType()) + ",").str();
  for (Value operand : operands)
    constraints += (letterOf(operand.getType()) + ",").str();
  for (unsigned i = 0, e = tied.size(); i < e; ++i)
    constraints += std::to_string(i) + ",";
  if (touches == Touches::memory)
    constraints += "~{memory},";
  if (!constraints.empty())
    constraints.pop_back();

  SmallVector<Value> all(operands);
  all.append(tied.begin(), tied.end());
  SmallVector<Type> types(tied.getTypes());
  Type result = types.size() == 1
                    ? types.front()
                    : LLVM::LLVMStructType::getLiteral(b.getContext(), types);
  auto op = LLVM::InlineAsmOp::create(
      b, loc, TypeRange(result), all, text, constraints,
      touches != Touches::nothing, /*is_align_stack=*/false,
      LLVM::tailcallkind::TailCallKind::None,
      LLVM::AsmDialectAttr::get(b.getContext(), LLVM::AsmDialect::AD_ATT),
      ArrayAttr());
  if (types.size() == 1)
    return {op.getRes()};
  SmallVector<Value> values;
  for (unsigned i = 0, e = types.size(); i < e; ++i)
    values.push_back(LLVM::ExtractValueOp::create(b, loc, op.getRes(), i));
  return values;
}

Value Assembly::constant(int32_t value) {
  return LLVM::ConstantOp::create(b, loc, b.getI32Type(),
                                  b.getI32IntegerAttr(value));
}

Value Assembly::constant64(int64_t value) {
  return LLVM::ConstantOp::create(b, loc, b.getI64Type(),
                                  b.getI64IntegerAttr(value));
}

Value Assembly::constantBit(bool value) {
  return LLVM::ConstantOp::create(b, loc, b.getI1Type(),
                                  b.getBoolAttr(value));
}

static Value constantLike(OpBuilder &b, Location loc, Value like, int64_t c) {
  return LLVM::ConstantOp::create(b, loc, like.getType(),
                                  b.getIntegerAttr(like.getType(), c));
}

Value Assembly::add(Value a, Value c) {
  return LLVM::AddOp::create(b, loc, a, c);
}
Value Assembly::add(Value a, int64_t c) {
  return c == 0 ? a : add(a, constantLike(b, loc, a, c));
}
Value Assembly::mul(Value a, int64_t c) {
  return c == 1 ? a
                : LLVM::MulOp::create(b, loc, a, constantLike(b, loc, a, c));
}
Value Assembly::bitAnd(Value a, int64_t mask) {
  return LLVM::AndOp::create(b, loc, a, constantLike(b, loc, a, mask));
}
Value Assembly::bitXor(Value a, Value c) {
  return LLVM::XOrOp::create(b, loc, a, c);
}
Value Assembly::shiftRight(Value a, int64_t bits) {
  return LLVM::LShrOp::create(b, loc, a, constantLike(b, loc, a, bits));
}
Value Assembly::compare(LLVM::ICmpPredicate predicate, Value a, Value c) {
  return LLVM::ICmpOp::create(b, loc, predicate, a, c);
}
Value Assembly::select(Value condition, Value a, Value c) {
  return LLVM::SelectOp::create(b, loc, condition, a, c);
}
Value Assembly::asWord(Value bit) {
  return LLVM::ZExtOp::create(b, loc, b.getI32Type(), bit);
}

Value Assembly::asInt32(Value value) {
  Type i32 = b.getI32Type();
  if (value.getType() == i32)
    return value;
  if (value.getType().isIndex())
    return arith::IndexCastOp::create(b, loc, i32, value);
  if (value.getType().getIntOrFloatBitWidth() > 32)
    return LLVM::TruncOp::create(b, loc, i32, value);
  return LLVM::SExtOp::create(b, loc, i32, value);
}

Value Assembly::address(Value pointer) {
  // Redo the byte offsets in 32 bits: addresses of 64 bits would keep the
  // assembler from using its uniform registers.
  auto gep = pointer.getDefiningOp<LLVM::GEPOp>();
  if (!gep || gep.getElemType() != b.getI8Type() ||
      gep.getRawConstantIndices().size() != 1)
    return LLVM::PtrToIntOp::create(b, loc, b.getI32Type(), pointer);
  Value base = address(gep.getBase());
  if (gep.getDynamicIndices().empty())
    return add(base, int64_t(gep.getRawConstantIndices()[0]));
  return add(base, asInt32(gep.getDynamicIndices()[0]));
}

Value Assembly::bitcast(Type type, Value value) {
  return value.getType() == type ? value
                                 : LLVM::BitcastOp::create(b, loc, type, value);
}

} // namespace tier::nvvm
