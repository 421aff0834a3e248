//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Calls that were made before. A call on device arrays with `out=` is known by
// all that decides what it launches: of every array the address, dtype, device,
// extents and strides as they are now, of every number its value. An equal call
// passes the same guards, has the same outputs and launches the same.
//
//   packInputs(arguments, key);               // a call that was made
//   packOutputs(arguments, out, key);
//   recall.remember(key, run, &served);
//   QuickCall call;                           // a later one
//   if (call.read(inputs, count, out))
//     if (const Recall::Call *made = recall.find(call.key))
//       tierRunRepeat(made->run, call.stream, &error);

#ifndef TIER_PYTHON_RECALL_H
#define TIER_PYTHON_RECALL_H

#include "Arrays.h"

#include <memory>
#include <unordered_map>

namespace tier {

struct Served;

/// What decides a call, packed.
struct CallKey {
  static constexpr size_t most = 192;
  size_t size = 0; ///< 0: what was packed is too much
  int64_t words[most];

  CallKey() {} // Words are written before they are read.
  uint64_t hash() const;
};

/// The arguments of one call, read for a key and nothing else.
struct QuickCall {
  CallKey key;
  void *stream = nullptr; ///< that the caller's framework is in

  /// Reads inputs, then outputs. False: something is no device array of a table
  /// of DLPack and no plain number, arrays lie on different devices, or somebody
  /// waits for a gradient; nothing is raised then, as the long way says it.
  bool read(PyObject *const *inputs, size_t count, PyObject *out);
};

/// The key of a call whose inputs were read, and then its outputs too, the last
/// of `arguments`. Size 0: it is none that is known again.
void packInputs(const Arguments &arguments, CallKey &key);
void packOutputs(const Arguments &arguments, PyObject *out, CallKey &key);

/// A bounded number of calls with what they ran.
class Recall {
public:
  struct Call {
    std::vector<int64_t> words; ///< of its key
    TierRun run;
    Served *served; ///< counts its calls
    Call(const CallKey &key, TierRun run, Served *served)
        : words(key.words, key.words + key.size), run(run), served(served) {}
    Call(const Call &) = delete;
    ~Call() { tierRunDestroy(run); }
  };

  /// Takes the run; a key of size 0 lets it go.
  void remember(const CallKey &key, TierRun run, Served *served);
  const Call *find(const CallKey &key);
  bool isEmpty() const { return calls.empty(); }
  void clear() {
    last = nullptr;
    calls.clear();
  }

private:
  static constexpr size_t most = 512;
  std::unordered_map<uint64_t, std::unique_ptr<Call>> calls; ///< by hash
  const Call *last = nullptr;
};

} // namespace tier

#endif // TIER_PYTHON_RECALL_H
