//===- PlacementSpaces.h - a memory for each tile -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every tile has one or more homes: a memory, what it takes there, and the bytes
// that are moved because of it. Tiles that live at one time share registers of a
// thread, bytes of shared memory and columns of tensor memory; one that comes
// later takes the place of one that has ended.
//
//   accumulator  ops 0 .. 9   registers 128
//   residual     ops 0 .. 12  registers 128, or 131072 bytes of shared memory
//                             for 262144 bytes written and read
//   staging      ops 9 .. 12  65536 bytes of shared memory
//
// With 232 registers and 227 KiB the residual waits in shared memory. The answer
// moves the fewest bytes from and to global memory, among these the fewest from
// and to shared memory, and among these takes the least shared memory. Whoever
// looks at a whole question may find it hard (one memory alone is dynamic
// storage allocation); there are few tiles, and the search over homes is cut by
// the bytes that are moved at least.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_PLACEMENTSPACES_H
#define TIER_PROBLEM_PLACEMENTSPACES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tier::problem::placement {

enum class Memory : uint8_t { Register, Shared, Tensor, Global };
llvm::StringRef stringify(Memory memory);
std::optional<Memory> parseMemory(llvm::StringRef text);

/// Where a tile may live.
struct Home {
  Memory memory = Memory::Register;
  /// Registers of each thread, bytes, or columns; of global memory any number.
  int64_t size = 0;
  /// Bytes that are moved because it lives there, in all its life.
  int64_t globalBytes = 0, sharedBytes = 0;
};

/// A tile that lives from op `start` up to, not including, op `end`.
struct Resident {
  llvm::SmallVector<Home, 2> homes;
  int64_t start = 0, end = 0;
};

struct SpacesQuestion {
  int64_t registers = 255;      ///< of a thread
  int64_t sharedBytes = 232448; ///< of a CTA
  int64_t columns = 0;          ///< of tensor memory
  int64_t sharedGranule = 128;  ///< tiles begin at multiples of so many bytes
  int64_t columnGranule = 32;   ///< .. and of so many columns
  llvm::SmallVector<Resident> tiles;
};

struct SpacesAnswer {
  llvm::SmallVector<int64_t> homes;   ///< of each tile: which of its homes
  llvm::SmallVector<int64_t> offsets; ///< bytes or columns; 0 in registers
  int64_t globalBytes = 0, sharedBytes = 0; ///< moved
  int64_t registers = 0; ///< the most that are alive at one time
  int64_t height = 0;    ///< bytes of shared memory in use
  int64_t columns = 0;   ///< reserved: a power of two, or 0
  bool isOptimal = false;
  std::string refusal; ///< not empty: tiles do not fit, however they are placed
};

/// What is wrong with a question, or empty.
std::string check(const SpacesQuestion &question);
SpacesAnswer placeInSpaces(const SpacesQuestion &question);
/// What is wrong with an answer that does not refuse, or empty.
std::string verify(const SpacesQuestion &question, const SpacesAnswer &answer);

} // namespace tier::problem::placement

#endif // TIER_PROBLEM_PLACEMENTSPACES_H
