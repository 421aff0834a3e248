//===- LowerChannelsPass.cpp - channels of all kernels --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Transport/Transforms/LowerChannels.h"
#include "tier/Dialect/Transport/Transforms/Passes.h"

using namespace mlir;

namespace tier::transport {

#define GEN_PASS_DEF_LOWERCHANNELS
#include "tier/Dialect/Transport/Transforms/Passes.h.inc"

namespace {
struct LowerChannels : impl::LowerChannelsBase<LowerChannels> {
  void runOnOperation() override {
    WalkResult walked = getOperation()->walk([](gpu::GPUFuncOp kernel) {
      return failed(lowerChannels(kernel)) ? WalkResult::interrupt()
                                           : WalkResult::advance();
    });
    if (walked.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::transport
