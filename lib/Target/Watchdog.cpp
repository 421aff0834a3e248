//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The watchdog: what a report of expired waits says.

#include "tier/Target/Watchdog.h"

#include "Driver.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

#include <set>

namespace json = llvm::json;

namespace tier::target {

//===----------------------------------------------------------------------===//
// With the image
//===----------------------------------------------------------------------===//

json::Value toJSON(const Watchdog &watchdog) {
  json::Array waits;
  for (const Watchdog::Wait &wait : watchdog.waits)
    waits.push_back(json::Object{{"role", wait.role},
                                 {"channel", wait.channel},
                                 {"until", wait.until},
                                 {"place", wait.place}});
  return json::Object{{"limit", watchdog.limit}, {"waits", std::move(waits)}};
}

Watchdog parseWatchdog(const json::Value *value) {
  Watchdog watchdog;
  const json::Object *object = value ? value->getAsObject() : nullptr;
  const json::Array *waits = object ? object->getArray("waits") : nullptr;
  if (!waits)
    return watchdog;
  watchdog.limit = object->getInteger("limit").value_or(0);
  for (const json::Value &one : *waits) {
    const json::Object *wait = one.getAsObject();
    if (!wait)
      continue;
    auto text = [&](llvm::StringRef name) {
      return wait->getString(name).value_or("").str();
    };
    watchdog.waits.push_back({text("role"),
                              wait->getInteger("channel").value_or(0),
                              text("until"), text("place")});
  }
  return watchdog;
}

//===----------------------------------------------------------------------===//
// The report
//===----------------------------------------------------------------------===//

/// "role 'math' of block 3 waiting for channel 0 (gemm.py:12) to be full, ..."
static std::string describe(const Watchdog &watchdog,
                            llvm::ArrayRef<uint32_t> record) {
  const Watchdog::Wait &wait = watchdog.waits[record[0]];
  std::string block = record[5] || record[6]
                          ? llvm::formatv("({0}, {1}, {2})", record[4],
                                          record[5], record[6])
                                .str()
                          : std::to_string(record[4]);
  return llvm::formatv(
             "{0} of block {1} waiting for channel {2}{3} to be {4}, "
             "stage {5}, phase {6}, round {7} of that wait",
             wait.role.empty() ? "a thread" : "role '" + wait.role + "'", block,
             wait.channel, wait.place.empty() ? "" : " (" + wait.place + ")",
             wait.until, record[1], record[2], record[3])
      .str();
}

llvm::Error explainReport(llvm::StringRef kernel, const Watchdog &watchdog,
                          llvm::ArrayRef<uint32_t> report) {
  if (report.size() < size_t(Report::headerWords) || report[0] == 0)
    return llvm::Error::success();
  // Every warp writes: what several say is said once, in the order of arrival.
  std::vector<std::string> said;
  std::set<std::string> seen;
  size_t room = (report.size() - Report::headerWords) / Report::recordWords;
  for (size_t i = 0, n = std::min<size_t>(report[1], room); i < n; ++i) {
    auto record = report.slice(Report::headerWords + i * Report::recordWords,
                               Report::recordWords);
    if (record[0] >= watchdog.waits.size())
      continue;
    std::string text = describe(watchdog, record);
    if (seen.insert(text).second)
      said.push_back(std::move(text));
  }
  std::string got = said.empty()
                        ? "block number " + std::to_string(report[0] - 1) +
                              " with an expired wait"
                        : llvm::join(said, "; and ");
  return refuse("[async.hang] expects every wait of '{0}' to end within {1} "
                "ms, got {2}\n  fix: tier-opt --transport-verify on the kernel "
                "in room When; a larger limit if the kernel is merely slow",
                kernel, watchdog.limit, got);
}

} // namespace tier::target
