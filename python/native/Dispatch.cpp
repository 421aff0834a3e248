//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// From a call's arguments to the program that serves them: first one that was
// made for exactly these extents, strides and numbers, then that of their
// signature.

#include "Dispatch.h"

#include <nanobind/stl/vector.h>

#include <cstring>

namespace tier {

/// Everything of the arguments but where they lie: extents, strides, numbers.
static void describeExactly(const Arguments &arguments, std::string &exact) {
  exact.clear();
  auto append = [&](const void *data, size_t bytes) {
    exact.append(static_cast<const char *>(data), bytes);
  };
  for (const TierArgument &argument : arguments.values) {
    if (argument.isTensor) {
      append(argument.extents, argument.rank * sizeof(int64_t));
      append(argument.strides, argument.rank * sizeof(int64_t));
    } else if (argument.isFloat) {
      append(&argument.real, sizeof(double));
    } else {
      append(&argument.integer, sizeof(int64_t));
    }
  }
}

static bool isAligned(const TierArgument &argument, uintptr_t bytes) {
  return reinterpret_cast<uintptr_t>(argument.data) % bytes == 0;
}

/// Whether the signature is that of the last call, without packing it.
bool Dispatcher::isRecent(const Arguments &arguments) const {
  if (!recent || !(arguments.device == recentDevice) ||
      arguments.values.size() != recentValues.size() ||
      arguments.kinds != recentKinds)
    return false;
  for (size_t i = 0; i < recentValues.size(); ++i) {
    const TierArgument &a = arguments.values[i], &b = recentValues[i];
    if (a.isTensor != b.isTensor || a.dtype != b.dtype || a.rank != b.rank)
      return false;
    if (!a.isTensor)
      continue;
    if (std::memcmp(a.extents, b.extents, a.rank * sizeof(int64_t)) ||
        std::memcmp(a.strides, b.strides, a.rank * sizeof(int64_t)) ||
        isAligned(a, 16) != isAligned(b, 16) ||
        isAligned(a, 32) != isAligned(b, 32))
      return false;
  }
  return true;
}

/// What serves this signature; null where none was compiled.
Entry *Dispatcher::lookUp(const Arguments &arguments) {
  if (isRecent(arguments))
    return recent;
  describe(arguments, key);
  auto found = entries.find(key);
  if (found == entries.end())
    return nullptr;
  recent = &found->second; // Entries stay where they are.
  recentValues = arguments.values;
  recentKinds = arguments.kinds;
  recentDevice = arguments.device;
  return recent;
}

Entry &Dispatcher::find(const Arguments &arguments, nb::args inputs) {
  if (Entry *entry = lookUp(arguments))
    return *entry;
  // Compilation may call other kernels: the key is copied first.
  std::string mine = key;
  nb::object artefact = miss(nb::bytes(mine.data(), mine.size()), inputs);
  entries.try_emplace(std::move(mine), Entry{Served(artefact), {}, {}});
  return *lookUp(arguments);
}

Served &Dispatcher::choose(Entry &entry, const Arguments &arguments,
                           nb::args inputs) {
  if (!threshold)
    return entry.general;
  describeExactly(arguments, exact);
  if (!entry.exact.empty())
    if (auto found = entry.exact.find(exact); found != entry.exact.end())
      return found->second;
  if (exact != entry.last) {
    entry.last = exact;
    entry.streak = 0;
  }
  if (++entry.streak == threshold) {
    std::string mine = exact;
    describe(arguments, key);
    hot(nb::bytes(key.data(), key.size()),
        nb::bytes(mine.data(), mine.size()), inputs);
    // It may have installed what serves from now on.
    if (auto found = entry.exact.find(mine); found != entry.exact.end())
      return found->second;
  }
  return entry.general;
}

/// Leaves the arguments at some positions; numbers that were fixed go.
static nb::tuple select(Arguments &arguments, nb::args inputs,
                        const std::vector<size_t> &positions) {
  nb::list kept;
  for (size_t i = 0; i < positions.size(); ++i) {
    arguments.values[i] = arguments.values[positions[i]];
    arguments.kinds[i] = arguments.kinds[positions[i]];
    kept.append(inputs[positions[i]]);
  }
  arguments.values.resize(positions.size());
  arguments.kinds.resize(positions.size());
  return nb::tuple(kept);
}

/// Reads inputs, with room for an output; whether somebody waits for a gradient.
static bool readInputs(PyObject *const *inputs, size_t count,
                       Arguments &arguments) {
  arguments.values.reserve(count + 2);
  arguments.kinds.reserve(count + 2);
  bool isRecorded = false;
  for (size_t i = 0; i < count; ++i) {
    arguments.read(inputs[i]);
    isRecorded |= arguments.framework == Framework::Torch &&
                  wantsGradient(inputs[i]);
  }
  return isRecorded;
}

nb::object Dispatcher::serve(nb::args inputs, nb::handle out) {
  Arguments arguments;
  if (readInputs(PySequence_Fast_ITEMS(inputs.ptr()), nb::len(inputs),
                 arguments))
    return differentiate(inputs, out.is_valid() ? nb::borrow(out) : nb::none());
  Entry &entry = find(arguments, inputs);
  return launch(arguments, entry, choose(entry, arguments, inputs), inputs,
                out);
}

nb::object Dispatcher::launch(Arguments &arguments, Entry &entry,
                              Served &served, nb::args inputs,
                              nb::handle out) {
  ++served.hits;
  uint64_t before = generation;
  try {
    return start(arguments, entry, served, inputs, out);
  } catch (...) { // Nobody was served.
    if (before == generation)
      --served.hits;
    throw;
  }
}

nb::object Dispatcher::start(Arguments &arguments, Entry &entry, Served &served,
                             nb::args inputs, nb::handle out) {
  nb::object artefact = served.artefact; // kept while other threads run
  Program *program = served.program;
  // Numbers that a version of its own fixed are part of the call's key.
  CallKey key;
  if (out.is_valid() && isSettled(entry, served) &&
      arguments.device.kind == Kind::Cuda)
    packInputs(arguments, key);
  nb::tuple taken = inputs;
  if (!served.positions.empty())
    taken = select(arguments, inputs, served.positions);
  if (!program) {
    if (!out.is_valid())
      return artefact.attr("call")(taken);
    nb::object outs = PyTuple_Check(out.ptr()) ? nb::borrow(out)
                                               : nb::make_tuple(out);
    artefact.attr("launch")(taken, outs);
    return nb::borrow(out);
  }
  void *stream = currentStream(arguments);
  if (!out.is_valid())
    return program->call(arguments, stream);
  uint64_t before = generation;
  TierRun run{nullptr};
  program->callInto(arguments, out, stream, key.size ? &run : nullptr);
  if (run.ptr) {
    packOutputs(arguments, out.ptr(), key);
    if (before != generation)
      key.size = 0; // What served may be gone.
    recall.remember(key, run, &served);
  }
  return nb::borrow(out);
}

bool Dispatcher::again(PyObject *const *inputs, size_t count, PyObject *out) {
  if (recall.isEmpty())
    return false;
  QuickCall call;
  if (!call.read(inputs, count, out)) {
    PyErr_Clear();
    return false;
  }
  const Recall::Call *made = recall.find(call.key);
  if (!made)
    return false;
  TierText error;
  if (!tierRunRepeat(made->run, call.stream, &error)) {
    // The long way meets the same error, and says what it was.
    tierTextDestroy(error);
    return false;
  }
  ++made->served->hits;
  return true;
}

nb::object Dispatcher::known(PyObject *const *inputs, size_t count,
                             PyObject *out) {
  Arguments arguments;
  bool isRecorded = readInputs(inputs, count, arguments);
  Entry *entry = isRecorded ? nullptr : lookUp(arguments);
  if (!entry)
    return nb::object();
  Served *served = &entry->general;
  if (threshold) {
    // Calls of the general version are counted, and may become hot.
    describeExactly(arguments, exact);
    auto found = entry->exact.find(exact);
    if (found == entry->exact.end())
      return nb::object();
    served = &found->second;
  }
  if (!served->program)
    return nb::object();
  nb::object given = nb::steal(PyTuple_New(count));
  for (size_t i = 0; i < count; ++i)
    PyTuple_SET_ITEM(given.ptr(), i, nb::borrow(inputs[i]).release().ptr());
  return launch(arguments, *entry, *served, nb::borrow<nb::args>(given), out);
}

/// From now on `artefact` serves exactly these arguments. Calls hold the GIL
/// while they choose, and so does this: there is no time between the two.
void Dispatcher::install(nb::bytes key, nb::bytes exact, nb::object artefact,
                         std::vector<size_t> positions) {
  auto found = entries.find(std::string(key.c_str(), key.size()));
  if (found == entries.end())
    return;
  forget();
  found->second.exact.insert_or_assign(std::string(exact.c_str(), exact.size()),
                                       Served(artefact, std::move(positions)));
}

/// What served so far is kept by whoever calls this: it may still run.
void Dispatcher::replace(nb::bytes key, nb::object artefact) {
  auto found = entries.find(std::string(key.c_str(), key.size()));
  if (found == entries.end() || found->second.general.artefact.is(artefact))
    return;
  forget();
  Served made(std::move(artefact));
  made.hits = found->second.general.hits;
  found->second.general = std::move(made);
}

/// (key, calls of the general program, [(exact, calls), ..]) per signature.
nb::list Dispatcher::hits() const {
  auto toBytes = [](const std::string &text) {
    return nb::bytes(text.data(), text.size());
  };
  nb::list list;
  for (const auto &[key, entry] : entries) {
    nb::list exact;
    for (const auto &[arguments, served] : entry.exact)
      exact.append(nb::make_tuple(toBytes(arguments), served.hits));
    list.append(nb::make_tuple(toBytes(key), entry.general.hits, exact));
  }
  return list;
}

int Dispatcher::visit(visitproc visit, void *arg) const {
  Py_VISIT(miss.ptr());
  Py_VISIT(hot.ptr());
  Py_VISIT(differentiate.ptr());
  for (const auto &[key, entry] : entries) {
    Py_VISIT(entry.general.artefact.ptr());
    for (const auto &[arguments, served] : entry.exact)
      Py_VISIT(served.artefact.ptr());
  }
  return 0;
}

void Dispatcher::release() {
  clear();
  miss.reset();
  hot.reset();
  differentiate.reset();
}

/// A function keeps its dispatcher, whose callbacks keep the function.
static PyType_Slot collected[] = {
    {Py_tp_traverse, reinterpret_cast<void *>(+[](PyObject *self,
                                                  visitproc visit, void *arg) {
       Py_VISIT(Py_TYPE(self));
       return nb::inst_ready(self)
                  ? nb::inst_ptr<Dispatcher>(self)->visit(visit, arg)
                  : 0;
     })},
    {Py_tp_clear, reinterpret_cast<void *>(+[](PyObject *self) {
       nb::inst_ptr<Dispatcher>(self)->release();
       return 0;
     })},
    {0, nullptr}};

void populateDispatch(nb::module_ &module) {
  module.def("describe_exactly", [](nb::args inputs) {
    Arguments arguments;
    for (nb::handle input : inputs)
      arguments.read(input);
    std::string exact;
    describeExactly(arguments, exact);
    return nb::bytes(exact.data(), exact.size());
  });
  nb::class_<Dispatcher>(module, "Dispatcher",
                         "From the arguments of a call to their kernel.",
                         nb::type_slots(collected))
      .def(nb::init<nb::object, nb::object, uint64_t, nb::object>(), "miss"_a,
           "hot"_a.none(), "threshold"_a, "differentiate"_a.none())
      .def("__call__", &Dispatcher::call)
      .def("into", &Dispatcher::callInto, "out"_a, "inputs"_a)
      .def("install", &Dispatcher::install, "key"_a, "exact"_a, "artefact"_a,
           "positions"_a)
      .def("replace", &Dispatcher::replace, "key"_a, "artefact"_a)
      .def("hits", &Dispatcher::hits)
      .def("__len__", &Dispatcher::size)
      .def("clear", &Dispatcher::clear);
}

} // namespace tier
