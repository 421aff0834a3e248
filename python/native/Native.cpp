//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The module `tier._native`: our C API, in Python. One function per file.

#include "Native.h"

#include "mlir/Bindings/Python/NanobindAdaptors.h"
#include "tier-c/Machine.h"
#include "tier-c/Threads.h"
#include "tier-c/Tier.h"

NB_MODULE(_native, module) {
  module.doc() = "The C API of tier (tier-c/*.h); private to the package.";

  module.def("version", &tierVersion, "The version of tier.");
  module.def("llvm_version", &tierLLVMVersion, "The version of LLVM inside.");
  module.def("rule_fix", &tierRuleFix, nanobind::arg("id"),
             "The fix of a rule in the error index, or None.");
  module.def(
      "machines",
      [] {
        nanobind::list names;
        for (intptr_t i = 0; i < tierMachineCount(); ++i) {
          MlirStringRef name = tierMachineName(i);
          names.append(nanobind::str(name.data, name.length));
        }
        return names;
      },
      "The names of all machines, in the order of the table.");
  module.def("initialize", &tierInitialize,
             "Make passes and code generators known; once is enough.");
  module.def("register_dialects", &tierRegisterDialects, "registry"_a,
             "Add all dialects and their translations to `registry`.");
  module.def("share_threads", &tierShareThreads, "context"_a,
             "Let `context` work on the threads that all contexts share.");

  tier::populatePipeline(module);
  tier::populateProblems(module);
  tier::populateRemarks(module);
  tier::populateRuntime(module);
}
