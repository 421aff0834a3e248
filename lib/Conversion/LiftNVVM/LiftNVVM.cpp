//===- LiftNVVM.cpp - the protocol of any GPU kernel ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/LiftNVVM/LiftNVVM.h"

#include "Reader.h"
#include "tier/Problem/ProtocolVerify.h"

using namespace mlir;
using namespace tier::problem;

namespace tier {

bool isKernel(Operation *op) {
  if (auto function = dyn_cast<gpu::GPUFuncOp>(op))
    return function.isKernel() && !function.isExternal();
  auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
  return function && !function.isExternal() &&
         (op->hasAttr("nvvm.kernel") || op->hasAttr("gpu.kernel"));
}

FailureOr<std::vector<LiftedKernel>> liftKernels(ModuleOp module) {
  FailureOr<OwningOpRef<ModuleOp>> structured = lift::structure(module);
  if (failed(structured))
    return failure();
  std::vector<LiftedKernel> kernels;
  (*structured)->walk([&](Operation *op) {
    if (isKernel(op))
      lift::Reader(op, kernels.emplace_back()).read();
  });
  return kernels;
}

/// At a place, with both ends and the fix.
static void report(const LiftedKernel &kernel,
                   const protocol::Diagnostic &diagnostic, bool isError) {
  auto place = [&](int64_t id) {
    return id >= 0 && id < int64_t(kernel.places.size())
               ? kernel.places[id]
               : kernel.places.front();
  };
  InFlightDiagnostic made = isError ? emitError(place(diagnostic.op))
                                    : emitWarning(place(diagnostic.op));
  made << diagnostic.message;
  if (diagnostic.stage >= 0)
    made << ", stage " << diagnostic.stage;
  if (diagnostic.iteration >= 0)
    made << ", iteration " << diagnostic.iteration;
  if (diagnostic.other >= 0)
    made.attachNote(place(diagnostic.other)) << "the other end is here";
  if (!diagnostic.fix.empty())
    made.attachNote() << "fix: " << diagnostic.fix;
}

LogicalResult checkAsync(ModuleOp module, bool strict) {
  FailureOr<std::vector<LiftedKernel>> kernels = liftKernels(module);
  if (failed(kernels))
    return failure();
  bool hasErrors = false;
  for (const LiftedKernel &kernel : *kernels) {
    for (auto &[location, what] : kernel.assumptions)
      emitRemark(location) << "[async.assumed] expects what the kernel says, "
                              "got nothing of it: assumed "
                           << what;
    for (auto &[location, why] : kernel.unknowns) {
      InFlightDiagnostic made =
          strict ? emitError(location) : emitWarning(location);
      made << "[async.unknown] expects what can be followed, got " << why;
      made.attachNote() << "fix: the rest of the kernel is checked as if it "
                           "were not there";
      hasErrors |= strict;
    }
    if (kernel.places.empty())
      continue;
    if (std::string wrong = protocol::check(kernel.program); !wrong.empty()) {
      InFlightDiagnostic made = emitWarning(kernel.places.front());
      made << "[async.unknown] expects a protocol that can be checked, got one "
              "that cannot: "
           << wrong;
      hasErrors |= strict;
      continue;
    }
    protocol::Verdict verdict = protocol::verify(kernel.program);
    for (const protocol::Diagnostic &diagnostic : verdict.diagnostics) {
      // Without the bytes of every copy these follow from what is not known.
      static const StringRef counted[] = {"async.bytes", "async.expect",
                                          "async.deadlock", "async.arrivals",
                                          "async.race", "async.overwrite"};
      if (kernel.hasUnknownBytes && llvm::is_contained(counted, diagnostic.rule))
        continue;
      bool isError = strict || diagnostic.severity == protocol::Severity::Error;
      report(kernel, diagnostic, isError);
      hasErrors |= isError;
    }
  }
  return failure(hasErrors);
}

} // namespace tier
