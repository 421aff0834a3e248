//===- BulkCopy.h - facts of a machine's bulk-copy engine -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One row per machine with an engine that copies boxes through tensor maps:
//
//   bulkCopyEngineOf("sm_90a").packsElements == false
//
//===----------------------------------------------------------------------===//

#ifndef TIER_MACHINE_BULKCOPY_H
#define TIER_MACHINE_BULKCOPY_H

#include "tier/Machine/Machine.h"

#include "llvm/ADT/StringRef.h"

#include <compare>
#include <cstdint>
#include <optional>

namespace tier::machine {

/// A release of the toolkit whose driver encodes the maps.
struct Toolkit {
  int64_t major = 13, minor = 0;
  auto operator<=>(const Toolkit &) const = default;
};
/// "13.0"; nothing for other text.
std::optional<Toolkit> parseToolkit(llvm::StringRef text);

/// A store that combines elements with those that are there.
struct BulkReduction {
  llvm::StringLiteral name;
  llvm::ArrayRef<Element> elements; ///< of the map
};

/// What the engine of a machine can do beyond plain elements and plain spans.
struct BulkCopyEngine {
  bool exists = true;
  bool packsElements = false; ///< 4- and 6-bit elements
  bool hasAtoms = false;      ///< swizzles of 32- and 64-byte atoms
  bool hasWideSpan = false;   ///< a span of 96 bytes, in maps of windows
  int64_t boxBytes = 233472;  ///< measured: the largest box
  llvm::ArrayRef<BulkReduction> reductions = {};

  bool reduces(llvm::StringRef name, Element element) const;
};
/// The row of the machine of this name; an engine that does not exist if it has
/// none.
BulkCopyEngine bulkCopyEngineOf(llvm::StringRef machine);

} // namespace tier::machine

#endif // TIER_MACHINE_BULKCOPY_H
