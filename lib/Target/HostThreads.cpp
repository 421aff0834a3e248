//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The cores of this machine: indices are handed out one at a time, so that
// which thread runs a block never shows in a result.

#include "HostThreads.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Threading.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace tier::target {

struct HostThreads::Pool {
  explicit Pool(int64_t helpers) : owner(getpid()) {
    for (int64_t i = 0; i < helpers; ++i)
      threads.emplace_back([this] { serve(); });
  }
  ~Pool() {
    {
      std::lock_guard<std::mutex> lock(mutex);
      stops = true;
    }
    wakes.notify_all();
    for (std::thread &thread : threads)
      thread.join();
  }

  void serve() {
    uint64_t seen = 0;
    while (true) {
      std::unique_lock<std::mutex> lock(mutex);
      wakes.wait(lock, [&] { return stops || round != seen; });
      if (stops)
        return;
      seen = round;
      if (!work)
        continue;
      ++active;
      lock.unlock();
      drain();
      lock.lock();
      if (--active == 0)
        idle.notify_all();
    }
  }
  void drain() {
    for (int64_t i; (i = next.fetch_add(1)) < end;)
      (*work)(i);
  }

  pid_t owner;
  std::mutex mutex;
  std::condition_variable wakes, idle;
  bool stops = false;
  uint64_t round = 0;
  int64_t active = 0;
  std::atomic<int64_t> next{0};
  int64_t end = 0;
  llvm::function_ref<void(int64_t)> *work = nullptr;
  std::vector<std::thread> threads;
};

HostThreads::HostThreads()
    : count(std::max(1u, llvm::hardware_concurrency().compute_thread_count())) {
}

HostThreads::~HostThreads() {
  if (pool && pool->owner != getpid())
    (void)pool.release(); // the threads are the parent's
}

void HostThreads::forEach(int64_t n, llvm::function_ref<void(int64_t)> work) {
  if (n <= 1 || count == 1) {
    for (int64_t i = 0; i < n; ++i)
      work(i);
    return;
  }
  if (pool && pool->owner != getpid())
    (void)pool.release();
  if (!pool)
    pool = std::make_unique<Pool>(count - 1);
  {
    std::lock_guard<std::mutex> lock(pool->mutex);
    pool->work = &work;
    pool->next = 0;
    pool->end = n;
    ++pool->round;
  }
  pool->wakes.notify_all();
  pool->drain();
  std::unique_lock<std::mutex> lock(pool->mutex);
  // A helper may have taken its last index but not yet called the work.
  pool->idle.wait(lock, [&] { return pool->active == 0; });
  pool->work = nullptr; // who wakes late finds nothing
}

} // namespace tier::target
