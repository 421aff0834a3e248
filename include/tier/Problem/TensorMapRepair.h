//===- TensorMapRepair.h - other ways to move a tile ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the plain descriptor of a tile is not legal, something can usually be
// changed that keeps the meaning: the view (dimensions split, merged, folded
// into one coordinate), the boxes, the base, the pitch, the time at which a map
// is chosen, and at last the engine. `solve` lists what works, cheapest first:
//
//   bf16 [M, 300] dense, tile [128, 64]   T09: rows of 600 bytes
//     guard        nothing to ask: 600 is known not to be a multiple of 16
//     pad          rows of 608 bytes, if the rows are ours
//     copy         the same rows, in memory of ours, copied there once
//     maps, shift  2 maps of every second row, read 0 to 7 elements later
//     copy-group   8 bytes at a time
//     threads      8 bytes at a time
//
// A repair carries its plan, and a plan has an executable meaning: `expand`
// says which boxes one tile takes, `landing` where each element of the tile is
// afterwards. The tests run both against a copy of the tile, byte by byte.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_TENSORMAPREPAIR_H
#define TIER_PROBLEM_TENSORMAPREPAIR_H

#include "tier/Problem/TensorMap.h"

namespace tier::problem::tensormap {

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// `((x / divide) % modulo) * times` of coordinate x along dimension `dim` of
/// the view. modulo 0: the whole quotient. No `times`: the stride of `dim` over
/// the stride of the map's dimension, a launch-time value.
struct Walk {
  int64_t dim = 0;
  int64_t divide = 1, modulo = 0;
  std::optional<int64_t> times = 1;
};

/// One dimension of a map. Its coordinate is the sum of its walks.
struct MapDim {
  Known extent, strideBytes;
  int64_t side = 1;         ///< elements of the tile along it
  int64_t box = 1;          ///< elements of one copy along it
  bool isReversed = false;  ///< counted from the other end of the view
  bool isUnbounded = false; ///< of untiled dimensions, which are never left
  llvm::SmallVector<Walk, 2> walks;
  int64_t boxes() const { return (side + box - 1) / box; }
};

enum class Means {
  Map,    ///< boxes through tensor maps
  Run,    ///< contiguous runs by the engine, without a map
  Group,  ///< asynchronous copies of threads
  Threads ///< loads and stores of threads
};

struct Plan {
  Means means = Means::Map;
  machine::Element element = machine::Element::BF16;

  // Maps; dimensions innermost first.
  llvm::SmallVector<MapDim, 5> dims;
  SwizzleMode swizzle = SwizzleMode::None;
  /// One map for each residue of the coordinate of `residueDim`; each has its
  /// own base.
  int64_t residues = 1, residueDim = -1;
  /// Boxes begin at the 16-byte boundary at or below their first element.
  bool isShifted = false;
  /// Elements of the inner dimension from one element of the tile to the next.
  int64_t skip = 1;
  /// A store whose last inner elements, fewer than 16 bytes, go by threads.
  bool hasTail = false;

  // Runs and threads.
  int64_t accessBytes = 0; ///< of one run or one access
  int64_t contiguous = -1; ///< dimension of the view they go along
  /// Trailing dimensions of the view that a run crosses whole.
  bool isWholeRows = false;

  int64_t boxes() const; ///< copies of one map for one tile
  int64_t rank() const { return dims.size(); }
  /// Bytes of shared memory that one box takes, and all of them.
  int64_t boxBytes() const;
  int64_t sharedBytes() const;
};

/// What must hold at the launch, where the facts do not say.
struct Guard {
  enum class Of { Base, Stride, Extent, AtLeast, Reach } of;
  int64_t dim = -1;   ///< of the view
  int64_t number = 1; ///< divisor in bytes (Base, Stride), else in elements
  bool operator==(const Guard &) const = default;
  std::string str() const; ///< "stride 0 % 16 == 0 (bytes)"
};

//===----------------------------------------------------------------------===//
// Repairs
//===----------------------------------------------------------------------===//

enum class RepairKind {
  SplitDims,
  MergeDims,
  Boxes,
  WiderBox,
  Swizzle,
  Guard,
  Pad,
  Tail,
  Maps,
  Rebase,
  Shift,
  TakeAll,
  Fold,
  Copy,
  Run,
  CopyGroup,
  Threads
};
llvm::StringRef stringify(RepairKind kind); ///< "split-dims", ..
int64_t costOf(RepairKind kind);

struct Repair {
  llvm::SmallVector<RepairKind, 2> kinds; ///< what is changed, in order
  int64_t cost = 0;
  llvm::SmallVector<const Rule *, 2> removes; ///< rules of the plain descriptor
  llvm::SmallVector<Guard, 2> guards;         ///< all must hold
  Plan plan;
  View view; ///< what the plan is for: padded strides are new
  std::string what;
  /// The view, the memory, the consumer and the time are as they were.
  bool isWitness() const;
};

/// What may be changed.
struct Freedom {
  machine::BulkCopyEngine engine;
  machine::Toolkit toolkit;
  bool ownsMemory = false;    ///< we allocate the tensor
  bool mayCopy = true;        ///< to memory of ours, once for all its tiles
  bool readsAnywhere = true;  ///< the shared tile is read element by element
  bool hasCopyGroup = true;   ///< threads copy asynchronously
  int64_t bytesPerVector = 16;
};

struct Solution {
  Refusal refusal; ///< of the plain descriptor; empty: it is legal
  llvm::SmallVector<Repair, 0> repairs; ///< cheapest first, never empty
  const Repair &best() const { return repairs.front(); }
};
/// The plain descriptor is the repair without kinds. Questions of unequal
/// lengths, sides below 1, strides of parts of an element, or numbers whose
/// products overflow have no repairs.
Solution solve(const View &view, const Freedom &freedom = {});
/// The first rule that the maps of a repair break, as far as the facts and its
/// guards say; empty if none. Every repair of `solve` breaks none.
std::string verifyRules(const Repair &repair, const Freedom &freedom = {});
/// What is wrong with a repair besides: boxes that miss the tile, elements in
/// one place. Looks at every element of a sample.
std::string verify(const Repair &repair, const Freedom &freedom = {});

//===----------------------------------------------------------------------===//
// What a plan means
//===----------------------------------------------------------------------===//

/// A view and a tile of it with all numbers known; the base is an address.
struct Concrete {
  int64_t base = 0;
  llvm::SmallVector<int64_t> extents, strideBytes, start;
};
bool holds(const Guard &guard, const Concrete &concrete);

/// One copy of one box through one map.
struct BoxCopy {
  Question map; ///< every number exact
  int64_t base = 0;
  llvm::SmallVector<int64_t> coordinates; ///< innermost first
  int64_t sharedByte = 0;
};
/// All copies of one tile, in the order of maps and boxes; for `Means::Map`.
llvm::SmallVector<BoxCopy, 0> expand(const Repair &repair,
                                     const Concrete &concrete);
/// The shared tile as a layout of the view's dimensions (in elements, before the
/// swizzle), if it is one: nothing is read shifted or from several maps.
std::optional<Layout> sharedLayoutOf(const Repair &repair);
/// The byte of the shared tile where the element at `coordinate` of the tile
/// is, from an aligned base.
int64_t landing(const Repair &repair, const Concrete &concrete,
                llvm::ArrayRef<int64_t> coordinate);

} // namespace tier::problem::tensormap

#endif // TIER_PROBLEM_TENSORMAPREPAIR_H
