//===- Words.h - i32 arithmetic of one thread -------------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Short names for what code that computes addresses within rows writes most.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TILETOTHREAD_WORDS_H
#define TIER_LIB_CONVERSION_TILETOTHREAD_WORDS_H

#include "tier/Conversion/TileToThread/TileToThread.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace tier {

/// Emits at the emitter's insertion point; numbers are i32, and not negative where they
/// are divided.
struct Words {
  ThreadEmitter &emitter;

  mlir::OpBuilder &b() { return emitter.builder(); }
  mlir::Location loc() { return emitter.loc(); }
  mlir::Value word(int64_t value) { return emitter.i32(value); }
  template <typename Op> mlir::Value make(mlir::Value x, mlir::Value y) {
    return Op::create(b(), loc(), x, y);
  }
  mlir::Value add(mlir::Value x, mlir::Value y) { return make<mlir::arith::AddIOp>(x, y); }
  mlir::Value add(mlir::Value x, int64_t y) { return y ? add(x, word(y)) : x; }
  mlir::Value subtract(mlir::Value x, mlir::Value y) { return make<mlir::arith::SubIOp>(x, y); }
  mlir::Value keep(mlir::Value x, int64_t mask) {
    return make<mlir::arith::AndIOp>(x, word(mask));
  }
  mlir::Value times(mlir::Value x, mlir::Value y) { return make<mlir::arith::MulIOp>(x, y); }
  mlir::Value times(mlir::Value x, int64_t y) { return times(x, word(y)); }
  mlir::Value quotient(mlir::Value x, int64_t y) {
    return make<mlir::arith::DivUIOp>(x, word(y));
  }
  mlir::Value compare(mlir::arith::CmpIPredicate predicate, mlir::Value x, mlir::Value y) {
    return mlir::arith::CmpIOp::create(b(), loc(), predicate, x, y);
  }
  mlir::Value isLess(mlir::Value x, mlir::Value y) {
    return compare(mlir::arith::CmpIPredicate::slt, x, y);
  }
  mlir::Value isAtMost(mlir::Value x, mlir::Value y) {
    return compare(mlir::arith::CmpIPredicate::sle, x, y);
  }
  mlir::Value both(mlir::Value x, mlir::Value y) { return make<mlir::arith::AndIOp>(x, y); }
  mlir::Value either(mlir::Value x, mlir::Value y) { return make<mlir::arith::OrIOp>(x, y); }
  mlir::Value select(mlir::Value condition, mlir::Value x, mlir::Value y) {
    return mlir::arith::SelectOp::create(b(), loc(), condition, x, y);
  }
};

} // namespace tier

#endif // TIER_LIB_CONVERSION_TILETOTHREAD_WORDS_H
