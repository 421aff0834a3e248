//===- Timings.cpp - the measured machines --------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/Timings.h"

#include "llvm/ADT/STLExtras.h"

namespace tier::machine {

// `python bench/timings.py` prints where each number comes from:
//   clock            wgmma.256.2, cycles by ns
//   macsPerCycle     wgmma.256.1: 64 x 256 x 16 in 128 cycles
//   productWait      4 x (wgmma.256.alone - wgmma.256.1)
//   handOver         hand_over
//   cacheLatency     bulk.cached.alone.1 less the time of its bytes
//   memoryLatency    bulk.far.alone.1 less the time of its bytes
//   unitRate         bulk.cached.shared12, bytes of a box by ns
//   cacheRate        132 x bulk.cached.all.8
//   memoryRate       132 x bulk.far.all.8
static constexpr Timings timings[] = {
    {.machine = "sm_90a",
     .device = "NVIDIA H200",
     .clock = 1.455,
     .macsPerCycle = 2048,
     .productWait = 63,
     .handOver = 65,
     .cacheLatency = 140,
     .memoryLatency = 478,
     .unitRate = 163,
     .cacheRate = 9167,
     .memoryRate = 4610},
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
