//===- AsyncCopy.cpp - copies to shared memory that pass no register ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PTX ISA 9.7.9.25.3 (cp.async: 4, 8 and 16 bytes); CDNA3 and CDNA4 ISA guides,
// "Memory buffer load to LDS" (M0 + offset + lane * size; 4 bytes, and 16 on
// CDNA4), with the sizes that LLVM 22 assembles. The counter of vector memory
// has 6 bits there.
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/AsyncCopy.h"

using namespace llvm;

namespace tier::machine {

AsyncCopy asyncCopyOf(StringRef machine) {
  static constexpr int64_t any[] = {4, 8, 16}, word[] = {4}, words[] = {4, 16};
  struct Row {
    StringLiteral machine;
    AsyncCopy copy;
  };
  static const Row table[] = {
      {"sm_80", {any, false, 64}},  {"sm_90a", {any, false, 64}},
      {"sm_100a", {any, false, 64}}, {"gfx942", {word, true, 63}},
      {"gfx950", {words, true, 63}},
  };
  const Row *row =
      find_if(table, [&](const Row &row) { return row.machine == machine; });
  return row == std::end(table) ? AsyncCopy() : row->copy;
}

} // namespace tier::machine
