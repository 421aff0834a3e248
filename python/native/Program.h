//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Launch programs, as Python holds them.

#ifndef TIER_PYTHON_PROGRAM_H
#define TIER_PYTHON_PROGRAM_H

#include "Arrays.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <exception>
#include <optional>

namespace tier {
namespace nb = nanobind;

/// A launch program with its images; `compile(index) -> Image` makes what is
/// missing.
class Program {
public:
  Program(const std::string &json, const std::string &results,
          nb::object compile, Kind kind);
  Program(const Program &) = delete;
  ~Program() { tierLauncherDestroy(launcher); }

  std::string json() const;
  nb::list parameters() const;
  nb::list images() const;
  void launch(nb::sequence inputs, nb::sequence outputs, uintptr_t stream);
  nb::object call(nb::args inputs) {
    Arguments arguments;
    for (nb::handle input : inputs)
      arguments.read(input);
    return call(arguments, currentStream(arguments));
  }
  nb::object callOn(uintptr_t stream, nb::args inputs) {
    Arguments arguments;
    for (nb::handle input : inputs)
      arguments.read(input);
    return call(arguments, reinterpret_cast<void *>(stream));
  }
  nb::list allocateFor(nb::args inputs) {
    Arguments arguments;
    for (nb::handle input : inputs)
      arguments.read(input);
    return allocateResults(arguments);
  }
  std::string trace(nb::args inputs, int64_t units, bool compiled,
                    const std::vector<uint32_t> &report);
  nb::object simulate(nb::object module, nb::sequence inputs,
                      const std::vector<std::string> &dtypes, uint64_t seed,
                      int64_t units, bool reports,
                      std::optional<std::vector<uint32_t>> choices);
  nb::object call(Arguments &arguments, void *stream);
  /// Writes the results into `outs`, one array or a tuple of them. `made`
  /// becomes what ran, to be repeated; see tierLauncherRun.
  void callInto(Arguments &arguments, nb::handle outs, void *stream,
                TierRun *made = nullptr);
  /// Compiles and loads all kernels on a device, so that no call has to.
  void prepare(int device, const std::vector<int32_t> &some);
  std::string variants() const;
  nb::list counts() const;
  /// What makes images, for Python's cycle collector.
  nb::object &compiler() { return compile; }
  int getOutputs() const { return outputs; }
  /// Whether a call gives a tuple of one result too.
  bool isTuple = false;

private:
  nb::list allocateResults(Arguments &arguments, bool asBits = false);
  void run(Arguments &arguments, void *stream, TierRun *made = nullptr);
  TierDriver driver(int device) const;
  TierDriver driverFor(const Arguments &arguments) const;
  static TierImage compileFor(void *data, int index);

  TierLauncher launcher;
  Kind kind;
  int outputs;
  nb::object compile;
  /// What `compile` raised during a run.
  struct Pending {
    Program *program;
    std::exception_ptr raised;
  };
};

} // namespace tier

#endif // TIER_PYTHON_PROGRAM_H
