//===- HostThreads.h - the cores of this machine ----------------*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TARGET_HOSTTHREADS_H
#define TIER_TARGET_HOSTTHREADS_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstdint>
#include <memory>

namespace tier::target {

/// Threads that wait for work, one per core this process may use less the
/// caller's. They start at the first use, and again in a forked child.
class HostThreads {
public:
  HostThreads();
  ~HostThreads();
  int64_t size() const { return count; }
  /// Calls `work` once for each index below `n`, and returns when all are done.
  void forEach(int64_t n, llvm::function_ref<void(int64_t)> work);

private:
  struct Pool;
  int64_t count;
  std::unique_ptr<Pool> pool;
};

} // namespace tier::target

#endif // TIER_TARGET_HOSTTHREADS_H
