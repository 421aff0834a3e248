//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The threads that passes run on, in C. A context lives as long as the kernels of
// its module, and a process has thousands of these: with threads of its own each,
// one per core, it would run out of them.

#include "tier-c/Threads.h"

#include "mlir/CAPI/IR.h"
#include "llvm/Support/ThreadPool.h"

#include <pthread.h>

namespace {
/// One pool, where it began, until the process ends: contexts that live longer than
/// anything of this library still point to it.
class Shared {
public:
  Shared() {
    begin();
    pthread_atfork(nullptr, nullptr, begin);
  }
  llvm::ThreadPoolInterface &operator*() const {
    return *reinterpret_cast<llvm::DefaultThreadPool *>(storage);
  }

private:
  /// A forked process has none of these threads: it begins again, in place, for the
  /// contexts that it was given too.
  static void begin() { new (storage) llvm::DefaultThreadPool(); }

  alignas(llvm::DefaultThreadPool) static inline char
      storage[sizeof(llvm::DefaultThreadPool)];
};
} // namespace

void tierShareThreads(MlirContext context) {
  static const Shared threads;
  unwrap(context)->disableMultithreading();
  unwrap(context)->setThreadPool(*threads);
}
