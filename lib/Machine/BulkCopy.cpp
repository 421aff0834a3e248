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

bool BulkCopyEngine::reduces(StringRef name, Element element) const {
  return any_of(reductions, [&](const BulkReduction &row) {
    return row.name == name && is_contained(row.elements, element);
  });
}

// PTX ISA 9.7.9.27.1.4. Integers of maps are signed; the smaller of two floats
// is a number if one of them is, unlike that of `arith`, so they are left out.
static constexpr Element sums[] = {Element::I32, Element::F32, Element::F16,
                                   Element::BF16};
static constexpr Element integers[] = {Element::I32, Element::I64};
static constexpr BulkReduction reductions[] = {
    {"add", sums},     {"min", integers}, {"max", integers},
    {"and", integers}, {"or", integers},  {"xor", integers}};

BulkCopyEngine bulkCopyEngineOf(StringRef machine) {
  struct Row {
    StringLiteral machine;
    BulkCopyEngine engine;
  };
  static constexpr Row table[] = {
      {"sm_90a", {.reductions = reductions}},
      {"sm_100a",
       {.packsElements = true, .hasAtoms = true, .reductions = reductions}},
  };
  const Row *row =
      find_if(table, [&](const Row &row) { return row.machine == machine; });
  return row == std::end(table) ? BulkCopyEngine{.exists = false} : row->engine;
}

} // namespace tier::machine
