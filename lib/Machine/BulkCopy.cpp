//===- BulkCopy.cpp - facts of a machine's bulk-copy engine ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CUDA driver API 13.0 and 13.1, "Tensor Map Object Management": packed types
// and swizzle atoms came with toolkit 12.8 for compute capability 10.0 and
// later; the 96-byte span with 13.1. The box limit was measured.
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/BulkCopy.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::machine {

std::optional<Toolkit> parseToolkit(StringRef text) {
  auto [major, minor] = text.split('.');
  Toolkit toolkit;
  if (major.getAsInteger(10, toolkit.major) ||
      minor.getAsInteger(10, toolkit.minor) || toolkit.major < 0 ||
      toolkit.minor < 0)
    return std::nullopt;
  return toolkit;
}

BulkCopyEngine bulkCopyEngineOf(StringRef machine) {
  struct Row {
    StringLiteral machine;
    BulkCopyEngine engine;
  };
  static constexpr Row table[] = {
      {"sm_90a", {}},
      {"sm_100a", {.packsElements = true, .hasAtoms = true}},
  };
  const Row *row =
      find_if(table, [&](const Row &row) { return row.machine == machine; });
  return row == std::end(table) ? BulkCopyEngine{.exists = false} : row->engine;
}

} // namespace tier::machine
