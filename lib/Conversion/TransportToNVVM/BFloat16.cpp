//===- BFloat16.cpp - bf16 as halves of words -----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BFloat16.h"
#include "Assembly.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace tier::nvvm {

bool emitBFloat16Widening(ThreadEmitter &emitter, arith::ExtFOp op) {
  Value source = op.getIn();
  if (!ir::isTile(source.getType()) ||
      !getElementTypeOrSelf(source.getType()).isBF16() ||
      !getElementTypeOrSelf(op.getType()).isF32())
    return false;
  ThreadTile tile = emitter.tile(source);
  if (tile.width % 2 != 0)
    return false;

  Assembly a(emitter.builder(), emitter.loc());
  Type word = a.b.getI32Type(), wide = a.b.getF32Type();
  auto words = VectorType::get({tile.width / 2}, word);
  // Chunks that repeat are widened once.
  llvm::DenseMap<Value, Value> widened;
  for (Value &chunk : tile.chunks) {
    Value &result = widened[chunk];
    if (!result) {
      Value packed = LLVM::BitcastOp::create(a.b, a.loc, words, chunk);
      result = LLVM::PoisonOp::create(a.b, a.loc,
                                      VectorType::get({tile.width}, wide));
      for (int64_t i = 0; i < tile.width; ++i) {
        Value pair = LLVM::ExtractElementOp::create(a.b, a.loc, packed,
                                                    a.constant(i / 2));
        Value bits = i % 2 ? a.bitAnd(pair, int64_t(-65536))
                           : Value(LLVM::ShlOp::create(a.b, a.loc, pair,
                                                       a.constant(16)));
        result = LLVM::InsertElementOp::create(
            a.b, a.loc, result, LLVM::BitcastOp::create(a.b, a.loc, wide, bits),
            a.constant(i));
      }
    }
    chunk = result;
  }
  tile.element = wide;
  emitter.bind(op.getResult(), std::move(tile));
  return true;
}

} // namespace tier::nvvm
