//===- Timings.cpp - the measured machines --------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/Timings.h"

#include "llvm/ADT/STLExtras.h"

namespace tier::machine {

// `python bench/timings.py` prints where each number comes from.
static constexpr Timings timings[] = {
    {.machine = "sm_90a",
     .device = "NVIDIA H200",
     .clock = 1.455,
     .macsPerCycle = 2048,
     .productWait = 63,
     .handOver = 65,
     .cacheLatency = 140,
     .memoryLatency = 478,
     .unitRate = 174,
     .cacheRate = 9167,
     .memoryRate = 4640},
};

double Timings::macRate(Element element) const {
  return macsPerCycle * 16 / bitWidth(element);
}

const Timings *findTimings(llvm::StringRef machine) {
  const Timings *found = llvm::find_if(
      timings, [&](const Timings &row) { return row.machine == machine; });
  return found == std::end(timings) ? nullptr : found;
}

} // namespace tier::machine
