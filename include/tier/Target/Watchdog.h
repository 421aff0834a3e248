//===- Watchdog.h - the report of a kernel that would hang ------*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel compiled with `debug=watchdog` bounds every wait on a barrier. The
// first CTA in which a wait expires owns the report, a global of the image:
//
//   word 0   number of that CTA + 1; 0: no wait has expired
//   word 1   how many records were written (more than fit are counted too)
//   word 4.. records: wait, stage, parity, round, CTA x, y, z, thread
//
// `wait` counts the waits of the kernel's code; what each one waits for travels
// with the image, as `Watchdog` of its entry.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TARGET_WATCHDOG_H
#define TIER_TARGET_WATCHDOG_H

#include "mlir/Support/LLVM.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace llvm::json {
class Value;
} // namespace llvm::json

namespace tier::target {

struct Report {
  static constexpr llvm::StringLiteral name = "tier_watchdog_report";
  static constexpr int64_t headerWords = 4, recordWords = 8, records = 64;
  static constexpr int64_t words = headerWords + recordWords * records;
};

/// A kernel's waits, in the order of its code.
struct Watchdog {
  struct Wait {
    std::string role;  ///< empty: the kernel has none
    int64_t channel;   ///< in the order of the kernel's code
    std::string until; ///< "full" or "empty"
    std::string place; ///< "file.py:12" of the op the channel serves, or empty
  };
  int64_t limit = 0; ///< milliseconds
  std::vector<Wait> waits;
  bool isOn() const { return !waits.empty(); }
};

llvm::json::Value toJSON(const Watchdog &watchdog);
Watchdog parseWatchdog(const llvm::json::Value *json);

/// Success if no wait expired, else `[async.hang]` with every waiting role.
llvm::Error explainReport(llvm::StringRef kernel, const Watchdog &watchdog,
                          llvm::ArrayRef<uint32_t> report);

} // namespace tier::target

#endif // TIER_TARGET_WATCHDOG_H
