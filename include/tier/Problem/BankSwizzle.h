//===- BankSwizzle.h - the layout of a tile with the fewest conflicts -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tile is written by some instructions and read by others. The question lists
// them all; the answer is a layout and a certificate:
//
//   32 x 64 bytes, 8 rows of 16 bytes read at once
//     row-major            4 cycles for each 8 rows
//     swizzle<2, 3, 3>     1 cycle: no layout does better
//
// Which cycles an access takes depends on one thing only: which elements share
// a bank. For layouts that are linear over F2 these are cosets of one space Z,
// and an access of space H takes 2^dim(H cap Z) cycles per phase. Two accesses
// always have a common complement, so both can be free; three need a search.
// Where XOR cannot (other sizes, conflicting accesses) rows are padded or
// rotated.
//
// The closed form is that of arXiv 2505.23819, section on optimal swizzling.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_BANKSWIZZLE_H
#define TIER_PROBLEM_BANKSWIZZLE_H

#include "tier/Problem/Banks.h"
#include "tier/Problem/Fragment.h"
#include "tier/Problem/TensorMap.h"

#include <vector>

namespace tier::problem::banks {

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// Chunk c of row r lies at chunk (c + step * (r / every)) mod chunks.
struct Rotation {
  int64_t chunk = 1; ///< elements
  int64_t chunks = 1, step = 0, every = 1;
  bool operator==(const Rotation &) const = default;
};

/// Rows rotated, then strided modes, then XOR of the element offset.
struct TileLayout {
  Layout strided;
  std::optional<Rotation> rotation;
  std::optional<Swizzle> swizzle; ///< in elements
  F2Matrix exclusiveOr;           ///< of the offset's low bits; no rows: none
  int64_t contiguous = 1, elementBytes = 2;
  int64_t bytes = 0, alignment = 16;

  /// Element offset of a coordinate.
  int64_t operator()(llvm::ArrayRef<int64_t> coordinate) const;
  std::string str() const;
};

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// What one op does to the tile, instruction by instruction.
struct Access {
  std::string name;
  const machine::BankModel *model = nullptr;
  /// Per instruction and lane the row-major index of the first element, or
  /// negative for a lane that takes no part.
  std::vector<llvm::SmallVector<int64_t>> instructions;
  int64_t weight = 1; ///< executions
};

/// All lanes of all warps move a tile of this fragment with `model`, each lane
/// as many registers at once as have the model's bytes. Of several holders of
/// one element only the first writes.
Access accessOf(llvm::StringRef name, const Fragment &fragment,
                const machine::BankModel &model, int64_t elementBytes,
                int64_t weight = 1);
/// The widest instruction for runs of the fragment, of at most `maxBytes`, or
/// null.
const machine::BankModel *widestModel(const Fragment &fragment,
                                      int64_t contiguous, int64_t elementBytes,
                                      int64_t maxBytes, bool isWrite,
                                      const machine::Machine &machine);

//===----------------------------------------------------------------------===//
// The question and its answer
//===----------------------------------------------------------------------===//

struct SwizzleQuestion {
  llvm::SmallVector<int64_t, 2> tile;
  int64_t elementBytes = 2;
  int64_t contiguous = 1; ///< the dimension whose neighbours stay together
  /// Bytes that stay side by side and aligned; 0: what the accesses move.
  int64_t vectorBytes = 0;
  std::vector<Access> accesses;
  /// The modes that an engine which fills or reads the tile knows, best first;
  /// empty: no engine.
  llvm::SmallVector<tensormap::SwizzleMode> modes;
  /// Cycles in which an engine moves one span of a row (a line of 128 bytes
  /// where it does not swizzle); they decide between modes, and are no part of
  /// the certificate.
  int64_t spanWeight = 0;
  /// Any XOR: unrolled accesses compute an address for each of its values.
  bool allowsSwizzle = true;
  bool allowsMatrix = true; ///< XOR other than swizzle<bits, base, shift>
  bool allowsPadding = true, allowsRotation = true;
};

struct AccessCost {
  std::string name;
  int64_t cycles, ideal, weight;
  bool isUncertain;
};

/// What is known about the answer, and why.
struct Certificate {
  int64_t cost = 0;  ///< sum of weight * cycles, by counting
  int64_t bound = 0; ///< no layout that keeps the vectors costs less
  /// No layout that the question allows costs less: XORs of strided modes all,
  /// paddings and rotations as far as they were tried.
  bool isOptimal = false;
  std::string proof;
  int64_t tried = 0; ///< layouts that were compared
  std::vector<AccessCost> accesses;
  /// Weighted cycles above the bound.
  int64_t missed() const { return cost - bound; }
  bool isUncertain() const;
};

struct SwizzleAnswer {
  std::optional<TileLayout> layout;
  Certificate certificate;
  std::string refusal; ///< `[banks.rule] expects ..` if there is no layout
};

SwizzleAnswer solveSwizzle(const SwizzleQuestion &question);

/// The cost of a layout by counting every instruction.
Certificate costOf(const SwizzleQuestion &question, const TileLayout &layout);

/// The layout in spans of the mode that an engine writes, if rows are whole
/// spans (or not swizzled).
std::optional<TileLayout> layoutOfMode(const SwizzleQuestion &question,
                                       tensormap::SwizzleMode mode);

} // namespace tier::problem::banks

#endif // TIER_PROBLEM_BANKSWIZZLE_H
