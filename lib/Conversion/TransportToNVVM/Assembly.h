//===- Assembly.h - inline PTX and the arithmetic around it ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_ASSEMBLY_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_ASSEMBLY_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"

namespace tier::nvvm {

/// What the instructions of a text touch besides their operands.
enum class Touches { nothing, order, memory };

/// Writes instructions at the insertion point of a builder. Every address is a
/// pointer to shared memory or its i32 value.
class Assembly {
public:
  Assembly(mlir::OpBuilder &builder, mlir::Location loc)
      : b(builder), loc(loc) {}

  /// Inline PTX. `$0, $1, ...` are the results, then the operands;
  /// `${:uid}` makes a label unique. Returns one value per result type.
  llvm::SmallVector<mlir::Value> emit(llvm::StringRef text,
                                      llvm::ArrayRef<mlir::Type> results,
                                      mlir::ValueRange operands,
                                      Touches touches = Touches::memory);

  /// The same, where the first values are read and written in place: `$i` is
  /// the i-th of `tied`, then come the operands. Returns the new values.
  llvm::SmallVector<mlir::Value> emitTied(llvm::StringRef text,
                                          mlir::ValueRange tied,
                                          mlir::ValueRange operands,
                                          Touches touches = Touches::memory);

  mlir::Value constant(int32_t value);
  mlir::Value constant64(int64_t value);
  mlir::Value constantBit(bool value); ///< i1
  mlir::Value add(mlir::Value a, mlir::Value c);
  mlir::Value add(mlir::Value a, int64_t c);
  mlir::Value mul(mlir::Value a, int64_t c);
  mlir::Value bitAnd(mlir::Value a, int64_t mask);
  mlir::Value bitXor(mlir::Value a, mlir::Value c);
  mlir::Value shiftRight(mlir::Value a, int64_t bits);
  mlir::Value compare(mlir::LLVM::ICmpPredicate predicate, mlir::Value a,
                      mlir::Value c);
  mlir::Value select(mlir::Value condition, mlir::Value a, mlir::Value c);
  /// i1 -> i32.
  mlir::Value asWord(mlir::Value bit);
  /// Truncates or sign-extends an integer or index to i32.
  mlir::Value asInt32(mlir::Value value);
  /// The i32 value of a pointer to shared memory made by byte offsets.
  mlir::Value address(mlir::Value pointer);
  /// Lanes of 2 x 16 bits as one word, and back.
  mlir::Value bitcast(mlir::Type type, mlir::Value value);

  mlir::OpBuilder &b;
  mlir::Location loc;
};

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_ASSEMBLY_H
