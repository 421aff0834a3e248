//===- Elements.h - elements in registers and in memory ---------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What loads and stores do with single vectors.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TILETOTHREAD_ELEMENTS_H
#define TIER_LIB_CONVERSION_TILETOTHREAD_ELEMENTS_H

#include "tier/Conversion/TileToThread/TileToThread.h"

namespace tier {

/// How an element lies in memory: truth values and 8-bit floats as bytes.
mlir::Type memoryElement(mlir::Type element);
/// A value (or vector) as it is stored.
mlir::Value toMemory(ThreadEmitter &emitter, mlir::Value value);
/// A loaded value (or vector) as an element.
mlir::Value fromMemory(ThreadEmitter &emitter, mlir::Value value,
                       mlir::Type element);
/// One vector of several of equal width, or of scalars.
mlir::Value concatenate(ThreadEmitter &emitter,
                        llvm::ArrayRef<mlir::Value> parts);
/// Elements [first, first + width) of a vector.
mlir::Value slice(ThreadEmitter &emitter, mlir::Value chunk, int64_t first,
                  int64_t width);

/// The words of a vector of them, or the one.
llvm::SmallVector<mlir::Value> wordsOf(ThreadEmitter &emitter, mlir::Value vector);
/// The half of some words that begins `bytes` after their first byte.
llvm::SmallVector<mlir::Value> selectDown(ThreadEmitter &emitter,
                                          llvm::SmallVector<mlir::Value> words,
                                          mlir::Value bytes);

/// The largest part that lane and warp have in a coordinate along `dim`.
int64_t getThreadReach(layout::FragmentAttr fragment, unsigned dim);

} // namespace tier

#endif // TIER_LIB_CONVERSION_TILETOTHREAD_ELEMENTS_H
