//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Passes in Python. Other threads run on while they work.

#include "Native.h"

#include "mlir/Bindings/Python/NanobindAdaptors.h"
#include "tier-c/Pipeline.h"

namespace nb = nanobind;

namespace tier {

void populatePipeline(nb::module_ &module) {
  module.def(
      "run_pipeline",
      [](MlirModule on, const std::string &pipeline) {
        TierText said;
        bool done;
        {
          nb::gil_scoped_release release;
          done = tierPipelineRun(
              on, mlirStringRefCreate(pipeline.data(), pipeline.size()), &said);
        }
        std::string text(said.data, said.length);
        tierTextDestroy(said);
        return nb::make_tuple(done, text);
      },
      "module"_a, "pipeline"_a,
      "Run passes; return whether they succeeded, and JSON with what they said "
      "and how long each took.");
}

} // namespace tier
