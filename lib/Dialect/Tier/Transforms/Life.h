//===- Life.h - which tiles a role has to hold -------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lower bound: where threads wait or products run, what was computed before
// and is used after has to be somewhere.
//
//   %a = tier.mma .., %acc          128 x 256 f32 by 256 threads: 128 registers
//   transport.await mma_group       %a and nothing else: 128
//   %b = tier.load %x               128 x 256 bf16: 64 registers
//   transport.barrier               192, if %a and %b are used behind it
//
// Constants, splats and what follows from other live tiles element by element
// may be computed again and do not count; a tile that is widened, or only read
// to be narrowed, counts with the narrower of the two, and one that is repeated
// along a tile counts once. So an excess is a spill.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_TIER_TRANSFORMS_LIFE_H
#define TIER_LIB_DIALECT_TIER_TRANSFORMS_LIFE_H

#include "mlir/Analysis/Liveness.h"
#include "llvm/ADT/SetVector.h"

namespace tier::ir {

using Tiles = llvm::SmallSetVector<mlir::Value, 16>;

/// Tiles that are alive while an op runs, without what it reads last.
class Life {
public:
  explicit Life(mlir::Operation *kernel) : liveness(kernel) {}
  /// Those that cannot be made again from others.
  Tiles find(mlir::Operation *op);

private:
  Tiles findAll(mlir::Operation *op);
  void add(mlir::Operation *op, bool isAround, Tiles &tiles);
  mlir::Liveness liveness;
};

/// Threads wait here, or an engine holds registers: nothing moves across.
bool isPoint(mlir::Operation *op);
/// Registers of each thread that a tile takes while it waits.
int64_t countWaitingRegisters(mlir::Value tile);
/// Registers of each thread that the results of an op take.
int64_t countArrivingRegisters(mlir::Operation *op);

} // namespace tier::ir

#endif // TIER_LIB_DIALECT_TIER_TRANSFORMS_LIFE_H
