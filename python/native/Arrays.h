//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Arrays of any framework, as the runtime sees them.

#ifndef TIER_PYTHON_ARRAYS_H
#define TIER_PYTHON_ARRAYS_H

#include "Native.h"

#include "tier-c/Runtime.h"

#include <string>
#include <vector>

namespace tier {

/// Who made an array, and so who makes the results.
enum class Framework : uint8_t { Number, Numpy, Torch, Other };
enum class Kind : uint8_t { Cpu, Cuda, Rocm };

struct Device {
  Kind kind = Kind::Cpu;
  int index = 0;
  bool operator==(const Device &) const = default;
};

/// Arguments in the order of a call, each read once.
struct Arguments {
  std::vector<TierArgument> values;
  std::vector<uint8_t> kinds; ///< of numbers: 'i', 'f', 'b'; of arrays: 0
  std::vector<nanobind::object> keeps; ///< what lends memory during the call
  Framework framework = Framework::Number; ///< of the first array
  PyObject *first = nullptr;               ///< the first array, borrowed
  Device device;

  /// Reads one more; raises tier.SignatureError if it is no array or number, or
  /// lies on another device than those before.
  void read(nanobind::handle object);
};

/// Raises the class of `tier._errors` that serves the message's rule.
[[noreturn]] void raise(const std::string &message, const char *fix = nullptr);
[[noreturn]] void raise(TierText message);

/// Refuses an array that may not be written: read-only, of a framework whose
/// arrays never change, or one whose gradient somebody waits for.
void requireWritable(nanobind::handle array);
/// Whether the framework records what is done with this argument, to
/// differentiate it.
bool wantsGradient(nanobind::handle object);

/// Appends an uninitialised array of the framework of the first argument, on
/// its device, row-major.
nanobind::object allocate(Arguments &arguments, const int64_t *extents,
                          int rank, int dtype);
/// What the framework of the first argument calls an array that was filled.
nanobind::object finish(const Arguments &like, nanobind::object result);
/// The stream that the caller's framework is in.
void *currentStream(const Arguments &arguments);

/// Packs what a compilation may depend on; equal keys, equal signatures. See
/// tier/runtime/signature.py for the layout.
void describe(const Arguments &arguments, std::string &key);

} // namespace tier

#endif // TIER_PYTHON_ARRAYS_H
