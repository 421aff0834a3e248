//===- Emit.h - the end of a tool's pipeline --------------------*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_HOUSE_EMIT_H
#define TIER_HOUSE_EMIT_H

#include <memory>
#include <string>

namespace mlir {
class Pass;
} // namespace mlir

namespace tier::house {

/// What a tool is asked to write in the place of IR.
struct EmitRequest {
  std::string chip;   ///< empty: the module's own
  std::string format; ///< a format, or `launch`
  std::string image;  ///< of which kernel module; empty: of all, as one
};

/// A pass that ends the pipeline of a tool: it takes the module from the room
/// it stands in to the code of its kernels, or to its launch program, and
/// stores that in `out`.
std::unique_ptr<mlir::Pass> createEmitPass(const EmitRequest &request,
                                           std::string &out);

} // namespace tier::house

#endif // TIER_HOUSE_EMIT_H
