//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// From a call's arguments to the program that serves them: a call that was made
// before, else a program made for exactly these extents, strides and numbers,
// else that of their signature.

#ifndef TIER_PYTHON_DISPATCH_H
#define TIER_PYTHON_DISPATCH_H

#include "Program.h"
#include "Recall.h"

#include <unordered_map>

namespace tier {

/// A program for some arguments of a signature.
struct Served {
  nb::object artefact;
  Program *program; ///< kept by the artefact; null: launched from Python
  std::vector<size_t> positions; ///< of the arguments it takes; empty: all
  uint64_t hits = 0;
  explicit Served(nb::object made, std::vector<size_t> positions = {})
      : artefact(std::move(made)), positions(std::move(positions)) {
    nb::object held = artefact.attr("program");
    program = nb::inst_check(held) ? nb::cast<Program *>(held) : nullptr;
  }
};

/// What serves one signature.
struct Entry {
  Served general;
  std::unordered_map<std::string, Served> exact;
  std::string last;    ///< the arguments of the last call, exactly
  uint64_t streak = 0; ///< calls in a row with those
};

class Dispatcher {
public:
  Dispatcher(nb::object miss, nb::object hot, uint64_t threshold,
             nb::object differentiate)
      : miss(std::move(miss)), hot(std::move(hot)), threshold(threshold),
        differentiate(std::move(differentiate)) {}

  Dispatcher(const Dispatcher &) = delete;

  nb::object call(nb::args inputs) { return serve(inputs, nb::handle()); }
  nb::object callInto(nb::object out, nb::args inputs) {
    serve(inputs, out);
    return out;
  }
  void install(nb::bytes key, nb::bytes exact, nb::object artefact,
               std::vector<size_t> positions);
  /// From now on `artefact` serves this signature.
  void replace(nb::bytes key, nb::object artefact);
  nb::list hits() const;
  void clear() {
    recent = nullptr;
    forget();
    entries.clear();
  }
  /// Launches what an equal call with `out` launched; false: there was none, and
  /// nothing was done or raised.
  bool again(PyObject *const *inputs, size_t count, PyObject *out);
  /// Serves a call whose signature was served before, with `out` if that is not
  /// null; null: nobody knows it, or it takes more than a launch.
  nb::object known(PyObject *const *inputs, size_t count, PyObject *out);
  size_t size() const { return entries.size(); }
  /// For Python's cycle collector: what is kept, and letting go of it.
  int visit(visitproc visit, void *arg) const;
  void release();

private:
  void forget() {
    ++generation;
    recall.clear();
  }
  nb::object serve(nb::args inputs, nb::handle out);
  /// Launches, and counts the call.
  nb::object launch(Arguments &arguments, Entry &entry, Served &served,
                    nb::args inputs, nb::handle out);
  /// Launches, and keeps a call with `out` for others that equal it.
  nb::object start(Arguments &arguments, Entry &entry, Served &served,
                   nb::args inputs, nb::handle out);
  Entry *lookUp(const Arguments &arguments);
  Entry &find(const Arguments &arguments, nb::args inputs);
  Served &choose(Entry &entry, const Arguments &arguments, nb::args inputs);
  bool isRecent(const Arguments &arguments) const;
  /// Whether equal calls have this program for good: they are counted no more.
  bool isSettled(const Entry &entry, const Served &served) const {
    return !threshold || &served != &entry.general;
  }

  nb::object miss, hot;
  uint64_t threshold; ///< calls in a row that make arguments hot; 0: none do
  nb::object differentiate;
  std::string key, exact; ///< reused, to spare an allocation per call
  std::unordered_map<std::string, Entry> entries;
  /// The last call: equal arguments elsewhere in memory have its entry.
  Entry *recent = nullptr;
  std::vector<TierArgument> recentValues;
  std::vector<uint8_t> recentKinds;
  Device recentDevice;
  uint64_t generation = 0; ///< grows where what serves calls changes
  Recall recall; ///< of calls that any number of equal ones may follow
};

} // namespace tier

#endif // TIER_PYTHON_DISPATCH_H
