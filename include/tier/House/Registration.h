//===- Registration.h - every dialect and pass the tools know ---*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_HOUSE_REGISTRATION_H
#define TIER_HOUSE_REGISTRATION_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tier::house {

/// All dialects, ours and upstream's, with the external models our passes and
/// the translation to LLVM IR need.
void registerDialects(mlir::DialectRegistry &registry);

/// The code generators of the targets that are linked; LLVM's own
/// `InitializeAllTargets` would also call the empty ones.
void initializeTargets();

/// All passes, ours and upstream's, in the global pass registry; call it once
/// per process.
void registerPasses();

// One function per source file, because each costs seconds of compile time.
// Only the two above call them.
void registerTensorDialects(mlir::DialectRegistry &registry);
void registerMemoryDialects(mlir::DialectRegistry &registry);
void registerTargetDialects(mlir::DialectRegistry &registry);
void registerOwnDialects(mlir::DialectRegistry &registry);
void registerUpstreamPasses();
void registerUpstreamConversions();
void registerOwnPasses();

} // namespace tier::house

#endif // TIER_HOUSE_REGISTRATION_H
