//===- Access.h - how an op reaches a tile in memory ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A layout serves accesses, not ops: a pass that chooses one asks every user of
// the tile for its accesses and looks at nothing else.
//
//   tier.copy %x[%i, %j] to %s     operand %s: written by the engine, along 1
//   tier.mma %a, %b, %c            operands %a, %b: read by a descriptor
//   tier.store %t, %s[%c0, %c0]    operand %s: written by threads, #fragment
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_LAYOUT_IR_ACCESS_H
#define TIER_DIALECT_LAYOUT_IR_ACCESS_H

#include "tier/Dialect/Layout/IR/Layout.h"
#include "tier/Machine/Machine.h"

namespace tier::layout {

/// Who moves the elements.
enum class Engine {
  Threads,    ///< each what its fragment holds, as wide as it lies together
  Matrix,     ///< a warp, 8x8 matrices of rows of 16 bytes where these lie
              ///< together, else as threads
  Descriptor, ///< a matrix instruction, in one of the modes it knows
  Bulk,       ///< the copy engine, in one of the modes it knows; threads with
              ///< the fragment, if there is one, where it cannot
};

/// One operand of one op.
struct Access {
  mlir::OpOperand *buffer = nullptr;
  bool isWrite = false;
  Engine engine = Engine::Threads;
  /// Who holds which element of the tile, or null if that is not known.
  FragmentAttr fragment;
  /// Threads: the most bytes one of them moves at once.
  int64_t maxBytes = 16;
  /// The dimension of the tile along which neighbours come together, or -1.
  int64_t contiguous = -1;
  /// Bulk: the swizzle of the tensor map, if there is one yet.
  std::optional<MapSwizzle> swizzle = std::nullopt;
  /// The matrix instruction that reads, or null.
  const machine::Atom *atom = nullptr;
};

} // namespace tier::layout

#include "tier/Dialect/Layout/IR/LayoutOpInterfaces.h.inc"

namespace tier::layout {

/// The accesses to `tile` of all its users, or nothing if one of them does not
/// say how it reaches memory.
std::optional<llvm::SmallVector<Access>>
findAccesses(mlir::Value tile, const machine::Machine &machine);

} // namespace tier::layout

#endif // TIER_DIALECT_LAYOUT_IR_ACCESS_H
