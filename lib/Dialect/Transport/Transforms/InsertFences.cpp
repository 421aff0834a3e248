//===- InsertFences.cpp - the fewest fences between proxies ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FenceFlow.h"

#include "tier/Dialect/Transport/Transforms/Passes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace tier::problem;

namespace tier::transport {

#define GEN_PASS_DEF_INSERTFENCES
#include "tier/Dialect/Transport/Transforms/Passes.h.inc"

static remark::RemarkOpts named(StringRef name, Operation *at) {
  auto kernel = dyn_cast<gpu::GPUFuncOp>(at);
  if (!kernel)
    kernel = at->getParentOfType<gpu::GPUFuncOp>();
  return remark::RemarkOpts::name(name)
      .category("transport-insert-fences")
      .function(kernel ? kernel.getName() : "");
}

static LogicalResult refuse(const FenceFlow &flow,
                            const fences::Conflict &conflict) {
  Operation *access = flow.ops[conflict.access];
  bool hasNoHandOver =
      conflict.reason == fences::Conflict::Reason::NoHandOver;
  InFlightDiagnostic error =
      hasNoHandOver
          ? access->emitOpError("[async.hand-over] expects threads to hand "
                                "over what they accessed before an engine "
                                "accesses it, got none on some path")
          : access->emitOpError("[async.fence-place] expects a place for a "
                                "fence between an access and its hand-over, "
                                "got none on some path");
  error.attachNote(flow.ops[conflict.engine]->getLoc())
      << "the engine's access is here";
  error.attachNote() << "fix: "
                     << (hasNoHandOver
                             ? "add a barrier, or release the stage"
                             : "let the threads meet at a barrier behind the "
                               "access");
  return error;
}

/// Puts fences where the answer says, and drops those it does without.
static void apply(const FenceFlow &flow, const fences::Answer &answer) {
  llvm::SmallDenseSet<unsigned> wanted(answer.before.begin(),
                                       answer.before.end());
  for (auto [fence, node] : flow.fences) {
    if (wanted.erase(node)) // it stands where it should
      continue;
    remark::passed(fence.getLoc(), named("FenceRemoved", fence))
        << "every path has another fence, or needs none";
    FenceOp(fence).erase();
  }
  for (unsigned node : answer.before) {
    if (!wanted.contains(node))
      continue;
    const FenceFlow::Place &place = flow.places[node];
    OpBuilder builder(flow.ops[node]->getContext());
    if (place.before)
      builder.setInsertionPoint(place.before);
    else
      builder.setInsertionPointToEnd(place.block);
    FenceOp::create(builder, flow.ops[node]->getLoc(), Proxy::async,
                    FenceSpace::shared);
  }
}

static LogicalResult insert(Operation *kernel) {
  if (hasBarrierForm(kernel)) {
    InFlightDiagnostic error =
        kernel->emitOpError("[async.form] expects channels, got barriers");
    error.attachNote() << "fix: insert fences before transport-lower-channels";
    return error;
  }
  // One flow at a time: what one inserts, the next one sees.
  unsigned count = findFenceFlows(kernel).size();
  for (unsigned i = 0; i < count; ++i) {
    FenceFlow flow = std::move(findFenceFlows(kernel)[i]);
    fences::Result result = fences::solve(flow.question);
    if (result.conflict)
      return refuse(flow, *result.conflict);
    const fences::Answer &answer = *result.answer;
    if (!answer.before.empty())
      remark::passed(flow.ops.front()->getLoc(), named("Fences", flow.ops.front()))
          << llvm::formatv("{0} fence(s) of weight {1} for {2} crossing(s); "
                           "none lighter than {3} ({4})",
                           answer.before.size(), answer.weight,
                           fences::countCrossings(flow.question), answer.bound,
                           answer.proof())
                 .str();
    apply(flow, answer);
  }
  return success();
}

namespace {
struct InsertFences : impl::InsertFencesBase<InsertFences> {
  void runOnOperation() override {
    WalkResult walked = getOperation()->walk([](gpu::GPUFuncOp kernel) {
      return failed(insert(kernel)) ? WalkResult::interrupt()
                                    : WalkResult::advance();
    });
    if (walked.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::transport
