//===- ProtocolReport.cpp - what the verifier said, at the ops ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Protocol.h"

using namespace mlir;

namespace tier::transport {

namespace pp = problem::protocol;

LogicalResult reportProtocol(gpu::GPUFuncOp kernel,
                             const KernelProtocol &protocol,
                             const pp::Verdict &verdict,
                             function_ref<bool(StringRef)> isReported) {
  bool failedAny = false;
  auto opOf = [&](int64_t id) -> Operation * {
    return id >= 0 && id < int64_t(protocol.ops.size()) ? protocol.ops[id]
                                                        : kernel.getOperation();
  };
  for (const pp::Diagnostic &diagnostic : verdict.diagnostics) {
    if (!isReported(diagnostic.rule))
      continue;
    Operation *op = opOf(diagnostic.op);
    bool isError = diagnostic.severity == pp::Severity::Error;
    failedAny |= isError;
    InFlightDiagnostic report = isError ? op->emitOpError(diagnostic.message)
                                        : op->emitWarning(diagnostic.message);
    if (diagnostic.other >= 0 && opOf(diagnostic.other) != op)
      report.attachNote(opOf(diagnostic.other)->getLoc())
          << "the other end is here";
    if (diagnostic.stage >= 0 || diagnostic.iteration >= 0) {
      mlir::Diagnostic &note = report.attachNote();
      if (diagnostic.stage >= 0)
        note << "at stage " << diagnostic.stage;
      if (diagnostic.iteration >= 0)
        note << (diagnostic.stage >= 0 ? ", " : "at ") << "iteration "
             << diagnostic.iteration;
    }
    report.attachNote() << "fix: " << diagnostic.fix;
  }
  return failure(failedAny);
}

} // namespace tier::transport
