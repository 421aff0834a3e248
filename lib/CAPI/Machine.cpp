//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Machines, in C.

#include "tier-c/Machine.h"

#include "tier/Machine/Machine.h"

#include "mlir/CAPI/Support.h"

intptr_t tierMachineCount() { return tier::machine::all().size(); }

MlirStringRef tierMachineName(intptr_t index) {
  return wrap(llvm::StringRef(tier::machine::all()[index].name));
}
