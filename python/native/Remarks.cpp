//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Remarks in Python: a callable per context.

#include "Native.h"

#include "mlir/Bindings/Python/NanobindAdaptors.h"
#include "tier-c/Remarks.h"

namespace nb = nanobind;

static nb::str toPython(MlirStringRef text) {
  return nb::str(text.data, text.length);
}

static const char *nameOf(TierRemarkKind kind) {
  switch (kind) {
  case TierRemarkPassed:
    return "passed";
  case TierRemarkMissed:
    return "missed";
  case TierRemarkFailed:
    return "failed";
  case TierRemarkAnalysis:
    return "analysis";
  }
  return "analysis";
}

/// Passes may run on threads of their own, so both take the interpreter's lock.
static void callHandler(TierRemark remark, void *data) {
  nb::gil_scoped_acquire lock;
  nb::handle handler(static_cast<PyObject *>(data));
  try {
    handler(nameOf(remark.kind), toPython(remark.category),
            toPython(remark.name), toPython(remark.message), remark.location);
  } catch (nb::python_error &error) {
    error.discard_as_unraisable("a remark handler of tier");
  }
}

static void releaseHandler(void *data) {
  nb::gil_scoped_acquire lock;
  nb::handle(static_cast<PyObject *>(data)).dec_ref();
}

void tier::populateRemarks(nb::module_ &module) {
  module.def(
      "set_remark_handler",
      [](MlirContext context, nb::callable handler, const std::string &filter) {
        if (mlirLogicalResultIsFailure(tierContextSetRemarkHandler(
                context, mlirStringRefCreate(filter.data(), filter.size()),
                callHandler, handler.inc_ref().ptr(), releaseHandler)))
          throw nb::value_error("filter expects a regular expression");
      },
      "context"_a, "handler"_a, "filter"_a = ".*",
      "Call `handler(kind, category, name, message, location)` for each remark "
      "of a pass whose category matches `filter`.");
  module.def("clear_remark_handler", &tierContextClearRemarkHandler,
             "context"_a);
}
