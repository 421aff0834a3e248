//===- Strides.h - what strides do on a box -------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions about a layout on its own extents, where the lattice alone gives
// no answer:
//
//   collide(2 3, extents 4 3)   (3, 0) and (0, 2) are both at 6
//   contiguous([4:1, 3:2])      yes: 0 .. 7, though some twice
//   widest([*:300, 300:1], 2 bytes)            8 bytes: 600 = 8 * 75
//   widest, every second row                  16 bytes: 1200 = 16 * 75
//   reshape([4, 6]:[6, 1] -> [2, 2, 6])       [12, 6, 1]
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_STRIDES_H
#define TIER_PROBLEM_STRIDES_H

#include "tier/Problem/Layout.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>

namespace tier::problem {

/// Two coordinates of a box that go to one place.
struct Collision {
  llvm::SmallVector<int64_t, 4> x, y;
};
/// `isDecided` is false when the search gave up: then nothing is known.
struct CollisionSearch {
  bool isDecided = true;
  std::optional<Collision> collision;
  bool isInjective() const { return isDecided && !collision; }
};
/// Decides whether x -> sum x_j * strides[j] is injective on 0 <= x_j <
/// extents[j]; `strides[j]` has one entry per coordinate of the place. Exact: a
/// depth-first search over differences, bounded by the reach and the gcd of
/// what is left; where that is long, short vectors of the kernel are tried and
/// then the emptiness of polyhedra.
CollisionSearch
findCollision(llvm::ArrayRef<llvm::SmallVector<int64_t, 2>> strides,
              llvm::ArrayRef<int64_t> extents);
/// The same for the modes of a layout; x and y are colexicographic indices.
CollisionSearch findCollision(const Layout &layout);

/// True if the values are an interval, with or without repetition: no stride
/// jumps over a gap that smaller ones leave.
bool isContiguous(const Layout &layout);

/// The coordinates start, start + step, .. below the extent that are accessed.
struct Slice {
  int64_t start = 0, step = 1;
};

/// An access of neighbours along `dim` of a layout (in elements), at every
/// reachable coordinate.
struct VectorQuestion {
  Layout layout;
  int64_t dim = 0;
  int64_t elementBytes = 1;
  int64_t baseAlignment = 16;         ///< bytes
  llvm::SmallVector<Slice, 4> slices; ///< per dimension; empty: all of it
  int64_t maxBytes = 16;
};
struct VectorAnswer {
  int64_t elements = 1; ///< per access: a power of two
  int64_t tail = 0;     ///< elements along `dim` that whole accesses leave
  std::string limit;    ///< what forbids twice as many
};
/// The widest access that is aligned at every reachable coordinate and never
/// crosses a run: its width divides the gcd of the base and of the lattice of
/// reachable addresses. Accesses begin at the slice's start.
VectorAnswer widestAccess(const VectorQuestion &question);

/// Strides that show the elements of (shape, strides) under another shape, both
/// row-major, without a copy; `layout.reshape` if there are none. Dimensions of
/// extent 1 get the stride of a packed dimension.
llvm::Expected<llvm::SmallVector<int64_t>>
reshape(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> strides,
        llvm::ArrayRef<int64_t> newShape);

} // namespace tier::problem

#endif // TIER_PROBLEM_STRIDES_H
