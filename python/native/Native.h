//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// What each file of `tier._native` adds to the module.

#ifndef TIER_PYTHON_NATIVE_H
#define TIER_PYTHON_NATIVE_H

#include "mlir-c/Support.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <string>

namespace tier {
using namespace nanobind::literals;

/// What the C API's printers call: appends to a `std::string`.
inline void append(MlirStringRef part, void *text) {
  static_cast<std::string *>(text)->append(part.data, part.length);
}

void populateCallee(nanobind::module_ &module);
void populateDispatch(nanobind::module_ &module);
void populatePipeline(nanobind::module_ &module);
void populateProblems(nanobind::module_ &module);
void populateRemarks(nanobind::module_ &module);
void populateRuntime(nanobind::module_ &module);
} // namespace tier
using namespace nanobind::literals;

#endif // TIER_PYTHON_NATIVE_H
