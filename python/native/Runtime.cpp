//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Kernels in Python: images, launch programs, and the way from a call to a
// launch.

#include "Program.h"

#include "tier-c/Simulate.h"

#include "mlir/Bindings/Python/NanobindAdaptors.h"
#include "mlir-c/BuiltinAttributes.h"
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <mutex>

namespace nb = nanobind;

namespace tier {

static MlirStringRef toRef(const std::string &text) {
  return mlirStringRefCreate(text.data(), text.size());
}

static nb::bytes toBytes(MlirStringRef text) {
  return nb::bytes(text.data, text.length);
}

static std::string take(TierText text) {
  std::string copy(text.data, text.length);
  tierTextDestroy(text);
  return copy;
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

namespace {
/// Owns an image until a launcher takes it.
struct Image {
  TierImage image;
  explicit Image(TierImage image) : image(image) {}
  Image(Image &&other) : image(other.image) { other.image = {nullptr}; }
  ~Image() { tierImageDestroy(image); }
  TierImage copy() const {
    TierText error, entries = tierImageEntries(image);
    TierImage made = tierImageCreate(
        tierImageName(image),
        mlirStringRefCreateFromCString(tierImageFormat(image)),
        tierImageBytes(image),
        mlirStringRefCreate(entries.data, entries.length), &error);
    tierTextDestroy(entries);
    if (!made.ptr)
      raise(error);
    return made;
  }
};
} // namespace

static Image emit(MlirModule module, const std::string &chip,
                  const std::string &format, bool native,
                  const std::string &assembler) {
  TierText error;
  TierImage image;
  {
    // Other Python threads run on while LLVM works.
    nb::gil_scoped_release release;
    image = tierImageEmit(module, toRef(chip), toRef(format), native,
                          toRef(assembler), &error);
  }
  if (!image.ptr)
    raise(error);
  return Image(image);
}

static Image makeImage(const std::string &name, const std::string &format,
                       nb::bytes bytes, const std::string &entries) {
  TierText error;
  TierImage image = tierImageCreate(
      toRef(name), toRef(format),
      mlirStringRefCreate(bytes.c_str(), bytes.size()), toRef(entries), &error);
  if (!image.ptr)
    raise(error);
  return Image(image);
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

Program::Program(const std::string &json, const std::string &results,
                 nb::object compile, Kind kind)
    : kind(kind), compile(std::move(compile)) {
  TierText error;
  launcher = tierLauncherCreate(toRef(json), toRef(results), &error);
  if (!launcher.ptr)
    raise(error);
  outputs = tierLauncherResultCount(launcher);
}

std::string Program::json() const { return take(tierLauncherJSON(launcher)); }

nb::list Program::parameters() const {
  nb::list list;
  for (int i = 0, n = tierLauncherParameterCount(launcher); i < n; ++i) {
    TierArgument parameter;
    bool isOutput;
    MlirStringRef name;
    tierLauncherParameter(launcher, i, &parameter, &isOutput, &name);
    list.append(nb::make_tuple(nb::str(name.data, name.length),
                               tierDTypeName(parameter.dtype), parameter.rank,
                               parameter.isTensor, isOutput));
  }
  return list;
}

nb::list Program::images() const {
  nb::list list;
  for (int i = 0, n = tierLauncherImageCount(launcher); i < n; ++i) {
    MlirStringRef name = tierLauncherImageName(launcher, i);
    list.append(nb::str(name.data, name.length));
  }
  return list;
}

/// Runs without the GIL on the host, so it takes it first.
TierImage Program::compileFor(void *data, int index) {
  nb::gil_scoped_acquire gil;
  auto *pending = static_cast<Pending *>(data);
  try {
    nb::object made = pending->program->compile(index);
    return nb::cast<Image &>(made).copy();
  } catch (...) {
    pending->raised = std::current_exception();
    return {nullptr};
  }
}

TierDriver Program::driver(int device) const {
  if (kind == Kind::Cpu)
    return tierDriverHost();
  TierText error;
  TierDriver driver = tierDriverCuda(device, &error);
  if (!driver.ptr)
    raise(error);
  return driver;
}

TierDriver Program::driverFor(const Arguments &arguments) const {
  if (arguments.first && arguments.device.kind != kind) {
    static const char *const names[] = {"cpu", "cuda", "rocm"};
    raise(std::string("[launch.device] expects arrays on ") + names[int(kind)] +
          ", for which this kernel was compiled, got " +
          names[int(arguments.device.kind)]);
  }
  return driver(arguments.device.index);
}

/// Whoever uses the host's driver; compiling may run kernels to compare with.
static std::recursive_mutex &cores() {
  static std::recursive_mutex mutex;
  return mutex;
}

void Program::run(Arguments &arguments, void *stream, TierRun *made) {
  TierDriver driver = driverFor(arguments);
  Pending pending{this, nullptr};
  TierText error;
  bool done;
  auto start = [&] {
    return tierLauncherRun(launcher, driver, arguments.values.data(),
                           int(arguments.values.size()), stream, compileFor,
                           &pending, made, &error);
  };
  if (kind == Kind::Cpu) {
    // Other Python threads run on; a second kernel waits.
    nb::gil_scoped_release release;
    std::lock_guard<std::recursive_mutex> lock(cores());
    done = start();
  } else {
    done = start();
  }
  if (done)
    return;
  if (pending.raised) {
    tierTextDestroy(error);
    std::rethrow_exception(pending.raised);
  }
  raise(error);
}

/// Kernels write results without gaps, from an aligned base; any other layout
/// would be written past.
static void requireDense(const TierArgument &output, size_t number) {
  int64_t expected = 1;
  if (!output.isTensor ||
      std::find(output.extents, output.extents + output.rank, 0) !=
          output.extents + output.rank)
    return; // Nothing is written.
  for (int d = output.rank - 1; d >= 0; --d) {
    if (output.extents[d] != 1 && output.strides[d] != expected)
      raise("[launch.output] expects output " + std::to_string(number) +
            " to be row-major without gaps, got a stride of " +
            std::to_string(output.strides[d]) + " in dimension " +
            std::to_string(d) + "; fix: write to a new array and copy it");
    expected *= output.extents[d];
  }
  if (reinterpret_cast<uintptr_t>(output.data) % 16)
    raise("[launch.output] expects output " + std::to_string(number) +
          " to start at a multiple of 16 bytes, got one that does not; fix: "
          "write to a new array and copy it");
}

void Program::launch(nb::sequence inputs, nb::sequence outputs,
                     uintptr_t stream) {
  Arguments arguments;
  for (nb::handle input : inputs)
    arguments.read(input);
  size_t inputCount = arguments.values.size();
  for (nb::handle output : outputs)
    arguments.read(output);
  for (size_t i = inputCount; i < arguments.values.size(); ++i)
    requireDense(arguments.values[i], i - inputCount);
  run(arguments, reinterpret_cast<void *>(stream));
}

/// The bytes from the first to after the last element.
static std::pair<uintptr_t, uintptr_t> spanOf(const TierArgument &argument) {
  auto first = reinterpret_cast<uintptr_t>(argument.data), last = first;
  int64_t width = tierDTypeBytes(argument.dtype);
  for (int d = 0; d < argument.rank; ++d) {
    if (argument.extents[d] == 0)
      return {first, first};
    int64_t reach = (argument.extents[d] - 1) * argument.strides[d] * width;
    (reach < 0 ? first : last) += reach;
  }
  return {first, last + width};
}

/// As signatures spell arrays: f32[5, 3].
static std::string spell(int dtype, int rank, const int64_t *extents) {
  std::string text = std::string(tierDTypeName(dtype)) + "[";
  for (int d = 0; d < rank; ++d)
    text += (d ? ", " : "") + std::to_string(extents[d]);
  return text + "]";
}

void Program::callInto(Arguments &arguments, nb::handle outs, void *stream,
                       TierRun *made) {
  size_t inputs = arguments.values.size();
  bool isTuple = PyTuple_Check(outs.ptr()) || PyList_Check(outs.ptr());
  int given = isTuple ? int(nb::len(outs)) : 1;
  if (given != outputs)
    raise("[launch.output] expects " + std::to_string(outputs) +
              " array(s) as out=, got " + std::to_string(given),
          "pass one array per result, in a tuple where there are several");
  for (int i = 0; i < outputs; ++i) {
    nb::object out = isTuple ? nb::object(outs[i]) : nb::borrow(outs);
    requireWritable(out);
    arguments.read(out);
    TierArgument &output = arguments.values.back();
    int64_t extents[TIER_MAX_RANK];
    int dtype;
    TierText error;
    int rank = tierLauncherResultShape(launcher, i, arguments.values.data(),
                                       int(inputs), extents, &dtype, &error);
    if (rank < 0)
      raise(error);
    bool isSame = output.isTensor && output.rank == rank &&
                  output.dtype == dtype &&
                  std::equal(extents, extents + rank, output.extents);
    if (!isSame) {
      std::string came =
          output.isTensor ? spell(output.dtype, output.rank, output.extents)
                          : "a number";
      raise("[launch.output] expects " + spell(dtype, rank, extents) +
                " as output " + std::to_string(i) + ", got " + came,
            "leave out= away, or make the array with the result's dtype and "
            "shape");
    }
    requireDense(output, i);
    auto [first, last] = spanOf(output);
    for (size_t j = 0; j + 1 < arguments.values.size(); ++j) {
      if (!arguments.values[j].isTensor)
        continue;
      auto [begin, end] = spanOf(arguments.values[j]);
      if (first < end && begin < last)
        raise("[launch.output] expects an output that shares no memory with "
              "other arguments, got output " + std::to_string(i) +
                  " over argument " + std::to_string(j + 1),
              "write to a new array and copy it");
    }
  }
  run(arguments, stream, made);
}

void Program::prepare(int device, const std::vector<int32_t> &some) {
  Pending pending{this, nullptr};
  TierText error;
  TierDriver chosen = driver(device);
  bool done;
  {
    // Another thread calls other programs meanwhile; compileFor takes the GIL.
    nb::gil_scoped_release release;
    std::unique_lock<std::recursive_mutex> lock(cores(), std::defer_lock);
    if (kind == Kind::Cpu)
      lock.lock();
    done = tierLauncherPrepare(launcher, chosen, compileFor, &pending,
                               some.data(), int(some.size()), &error);
  }
  if (done)
    return;
  if (pending.raised) {
    tierTextDestroy(error);
    std::rethrow_exception(pending.raised);
  }
  raise(error);
}

std::string Program::variants() const {
  return take(tierLauncherVariants(launcher));
}

nb::list Program::counts() const {
  std::vector<uint64_t> counts(tierLauncherCounts(launcher, nullptr, 0));
  tierLauncherCounts(launcher, counts.data(), int(counts.size()));
  nb::list list;
  for (uint64_t count : counts)
    list.append(count);
  return list;
}

static int dtypeNumber(const std::string &name) {
  for (int i = 0; tierDTypeName(i); ++i)
    if (name == tierDTypeName(i))
      return i;
  raise("[launch.arguments] expects the name of a dtype, got " + name);
}

/// Allocates the results, in order, and appends them to the arguments; as plain
/// bits, for dtypes that the framework may lack.
nb::list Program::allocateResults(Arguments &arguments, bool asBits) {
  int count = arguments.values.size();
  nb::list results;
  for (int i = 0; i < outputs; ++i) {
    int64_t extents[TIER_MAX_RANK];
    int dtype;
    TierText error;
    int rank = tierLauncherResultShape(launcher, i, arguments.values.data(),
                                       count, extents, &dtype, &error);
    if (rank < 0)
      raise(error);
    if (!asBits) {
      results.append(allocate(arguments, extents, rank, dtype));
      continue;
    }
    int bits = dtypeNumber("u" + std::to_string(8 * tierDTypeBytes(dtype)));
    results.append(allocate(arguments, extents, rank, bits));
    arguments.values.back().dtype = dtype;
  }
  return results;
}

nb::object Program::call(Arguments &arguments, void *stream) {
  nb::list results = allocateResults(arguments);
  run(arguments, stream);
  for (int i = 0; i < outputs; ++i)
    if (arguments.framework == Framework::Other)
      results[i] = finish(arguments, nb::borrow(results[i]));
  // One result is the usual case: no tuple then.
  if (outputs == 1 && !isTuple)
    return nb::borrow(results[0]);
  return nb::steal(PyList_AsTuple(results.ptr()));
}

std::string Program::trace(nb::args inputs, int64_t units, bool compiled,
                           const std::vector<uint32_t> &report) {
  Arguments arguments;
  for (nb::handle input : inputs)
    arguments.read(input);
  nb::list results;
  if (int(arguments.values.size()) < tierLauncherParameterCount(launcher))
    results = allocateResults(arguments);
  Pending pending{this, nullptr};
  TierText text;
  bool done = tierLauncherTrace(
      launcher, units, arguments.values.data(), int(arguments.values.size()),
      compiled ? compileFor : nullptr, &pending, report.data(),
      int(report.size()), &text);
  if (done)
    return take(text);
  if (pending.raised) {
    tierTextDestroy(text);
    std::rethrow_exception(pending.raised);
  }
  raise(text);
}

/// Results in a list, and what tierLauncherSimulate says. Without a module the kernels run on
/// the host. `dtypes` says what the bits of each input stand for, if that is not
/// what its array says; results are bits too then.
nb::object Program::simulate(nb::object module, nb::sequence inputs,
                             const std::vector<std::string> &dtypes,
                             uint64_t seed, int64_t units, bool reports,
                             std::optional<std::vector<uint32_t>> choices) {
  Arguments arguments;
  for (nb::handle input : inputs)
    arguments.read(input);
  if (arguments.first && arguments.device.kind != Kind::Cpu)
    raise("[launch.device] expects arrays on cpu, where kernels are simulated, "
          "got arrays of a device",
          "pass x.cpu()");
  for (size_t i = 0; i < dtypes.size() && i < arguments.values.size(); ++i)
    if (arguments.values[i].isTensor)
      arguments.values[i].dtype = dtypeNumber(dtypes[i]);
  nb::list results = allocateResults(arguments, !dtypes.empty());
  std::string done = "{}";
  if (module.is_none()) {
    run(arguments, nullptr);
  } else {
    TierText text;
    TierSimulation how{seed,
                       units,
                       reports,
                       choices.has_value(),
                       choices ? choices->data() : nullptr,
                       choices ? choices->size() : 0};
    if (!tierLauncherSimulate(launcher, nb::cast<MlirModule>(module), how,
                              arguments.values.data(),
                              int(arguments.values.size()), &text))
      raise(text);
    done = take(text);
  }
  for (int i = 0; i < outputs; ++i)
    if (arguments.framework == Framework::Other)
      results[i] = finish(arguments, nb::borrow(results[i]));
  return nb::make_tuple(results, done);
}

static nb::bytes describeAll(nb::args inputs) {
  Arguments arguments;
  for (nb::handle input : inputs)
    arguments.read(input);
  std::string key;
  describe(arguments, key);
  return nb::bytes(key.data(), key.size());
}

static std::string cudaChip(int ordinal) {
  TierText text;
  if (!tierCudaChip(ordinal, &text))
    raise(text);
  return take(text);
}

static std::string launchJSON(MlirModule module, const std::string &chip) {
  TierText text;
  if (!tierLaunchProgramBuild(module, toRef(chip), &text))
    raise(text);
  return take(text);
}

/// The text between the brackets of `#tier.plan<...>` on each kernel of a
/// module's gpu.modules. In Python each operation would be an object, and the
/// first one would load what upstream's dialects have there.
static nb::dict plansOf(MlirModule module) {
  nb::dict plans;
  auto eachOf = [](MlirBlock block, auto visit) {
    for (MlirOperation op = mlirBlockGetFirstOperation(block);
         !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
      visit(op);
  };
  auto addPlan = [&](MlirOperation kernel) {
    MlirAttribute plan =
        mlirOperationGetAttributeByName(kernel, toRef("tier.plan"));
    MlirAttribute name =
        mlirOperationGetAttributeByName(kernel, toRef("sym_name"));
    if (mlirAttributeIsNull(plan) || mlirAttributeIsNull(name))
      return;
    std::string text;
    mlirAttributePrint(plan, append, &text);
    llvm::StringRef said = text;
    if (said.consume_front("#tier.plan<"))
      said.consume_back(">");
    MlirStringRef symbol = mlirStringAttrGetValue(name);
    plans[nb::str(symbol.data, symbol.length)] =
        nb::str(said.data(), said.size());
  };
  eachOf(mlirModuleGetBody(module), [&](MlirOperation op) {
    MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
    if (llvm::StringRef(name.data, name.length) == "gpu.module")
      eachOf(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)), addPlan);
  });
  return plans;
}

/// An artefact keeps its program, which asks the artefact for images.
static PyType_Slot collected[] = {
    {Py_tp_traverse, reinterpret_cast<void *>(+[](PyObject *self,
                                                  visitproc visit, void *arg) {
       Py_VISIT(Py_TYPE(self));
       if (nb::inst_ready(self))
         Py_VISIT(nb::inst_ptr<Program>(self)->compiler().ptr());
       return 0;
     })},
    {Py_tp_clear, reinterpret_cast<void *>(+[](PyObject *self) {
       nb::inst_ptr<Program>(self)->compiler().reset();
       return 0;
     })},
    {0, nullptr}};

void populateRuntime(nb::module_ &module) {
  nb::class_<Image>(module, "Image", "The code of one kernel module.")
      .def(nb::new_([](const std::string &name, const std::string &format,
                       nb::bytes bytes, const std::string &entries) {
             return makeImage(name, format, bytes, entries);
           }),
           "name"_a, "format"_a, "data"_a, "entries"_a)
      .def_prop_ro(
          "data",
          [](const Image &self) { return toBytes(tierImageBytes(self.image)); })
      .def_prop_ro(
          "format",
          [](const Image &self) { return tierImageFormat(self.image); })
      .def_prop_ro("entries", [](const Image &self) {
        return take(tierImageEntries(self.image));
      });

  nb::class_<Program>(module, "Program", "A launch program with its images.",
                      nb::type_slots(collected))
      .def(
          "__init__",
          [](Program *self, const std::string &json, const std::string &results,
             nb::object compile, const std::string &kind) {
            new (self) Program(json, results, std::move(compile),
                               kind == "cuda"   ? Kind::Cuda
                               : kind == "rocm" ? Kind::Rocm
                                                : Kind::Cpu);
          },
          "json"_a, "results"_a, "compile"_a.none(), "kind"_a)
      .def_prop_ro("json", &Program::json)
      .def_prop_ro("outputs", &Program::getOutputs)
      .def_rw("is_tuple", &Program::isTuple)
      .def_prop_ro("parameters", &Program::parameters)
      .def_prop_ro("images", &Program::images)
      .def("launch", &Program::launch, "inputs"_a, "outputs"_a, "stream"_a = 0)
      .def("call",
           [](Program &self, nb::args inputs) { return self.call(inputs); })
      .def("call_on", &Program::callOn, "stream"_a, "inputs"_a)
      .def("allocate", &Program::allocateFor, "inputs"_a)
      .def("prepare", &Program::prepare, "device"_a = 0,
           "some"_a = std::vector<int32_t>())
      .def_prop_ro("variants", &Program::variants)
      .def_prop_ro("counts", &Program::counts)
      .def("trace", &Program::trace, "inputs"_a, nb::kw_only(), "units"_a = 132,
           "compiled"_a = false, "report"_a = std::vector<uint32_t>())
      .def("simulate", &Program::simulate, "module"_a.none(), "inputs"_a,
           nb::kw_only(), "dtypes"_a = std::vector<std::string>(),
           "seed"_a = 0, "units"_a = 2, "reports"_a = true,
           "choices"_a = nb::none());

  populateDispatch(module);
  populateCallee(module);

  module.def("emit", &emit, "module"_a, "chip"_a, "format"_a = "",
             "native"_a = false, "assembler"_a = "");
  module.def("launch_json", &launchJSON, "module"_a, "chip"_a);
  module.def("plans", &plansOf, "module"_a,
             "Return the plan of each kernel of a module in room Where.");
  module.def(
      "isolate",
      [](MlirModule module, const std::string &name) {
        MlirModule alone = tierModuleIsolate(module, toRef(name));
        if (mlirModuleIsNull(alone))
          raise("[launch.kernel] expects a gpu.module '" + name +
                "', got a module without it");
        return alone;
      },
      "module"_a, "name"_a);
  module.def("describe", &describeAll);
  module.def("dtypes", [] {
    nb::list names;
    for (int i = 0; tierDTypeName(i); ++i)
      names.append(tierDTypeName(i));
    return names;
  });
  module.def("host_cpu", [] { return take(tierHostCpu()); });
  module.def("cuda_device_count", &tierCudaDeviceCount);
  module.def("cuda_chip", &cudaChip, "ordinal"_a = 0);
}

} // namespace tier
