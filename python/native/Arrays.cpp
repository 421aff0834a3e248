//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Reading arrays: PyTorch and NumPy directly, everything else through DLPack.

#include "Arrays.h"
#include "Exchange.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <unordered_map>

namespace nb = nanobind;

namespace tier {

//===----------------------------------------------------------------------===//
// Names, types and dtypes, found once
//===----------------------------------------------------------------------===//

static nb::object intern(const char *text) {
  return nb::steal(PyUnicode_InternFromString(text));
}

namespace {
struct Known {
  nb::object dataPtr = intern("data_ptr"), dtype = intern("dtype"),
             shape = intern("shape"), stride = intern("stride"),
             getDevice = intern("get_device"), name = intern("name"),
             dlpack = intern("__dlpack__"),
             dlpackDevice = intern("__dlpack_device__"),
             requiresGrad = intern("requires_grad");
  // Set when the framework is first seen imported.
  PyTypeObject *tensor = nullptr, *ndarray = nullptr, *scalar = nullptr;
  bool torchIsRocm = false;
  const ExchangeApi *exchange = nullptr;
  nb::object torchEmpty, torchStream, torchGrad, torchDevice, numpyEmpty;
  /// What `requires_grad` is in torch.Tensor, and the names of torch.compiler.
  PyGetSetDef *torchRequiresGrad = nullptr;
  nb::object torchCompiler, tracingFlag = intern("_is_compiling_flag");
  nb::object dtypeKeys = nb::make_tuple(nb::str("dtype"), nb::str("device"));
  std::unordered_map<PyObject *, int> dtypes;       ///< dtype objects seen
  std::vector<nb::object> torchDTypes, numpyDTypes; ///< by number
  std::unordered_map<int, nb::object> torchDevices;
  std::unordered_map<PyTypeObject *, const ExchangeApi *> exchanges; ///< seen
};
} // namespace

static Known &known() {
  // Never destroyed: it holds Python objects.
  static Known *instance = new Known();
  return *instance;
}

/// A module that is imported already, or null: nothing is imported here.
static nb::object imported(const char *name) {
  PyObject *modules = PyImport_GetModuleDict();
  PyObject *module = PyDict_GetItemString(modules, name);
  return module ? nb::borrow(module) : nb::object();
}

/// The newest table of a major version that is ours.
static const ExchangeApi *findExchange(nb::handle type) {
  if (!nb::hasattr(type, "__dlpack_c_exchange_api__"))
    return nullptr;
  nb::object capsule = type.attr("__dlpack_c_exchange_api__");
  auto *api = static_cast<ExchangeApi *>(
      PyCapsule_CheckExact(capsule.ptr())
          ? PyCapsule_GetPointer(capsule.ptr(), "dlpack_exchange_api")
          : nullptr);
  PyErr_Clear();
  while (api && api->major != 1)
    api = api->previous;
  return api && api->read && api->currentStream ? api : nullptr;
}

static void findTorch(Known &known) {
  nb::object torch = imported("torch");
  if (!torch || !nb::hasattr(torch, "Tensor") || !nb::hasattr(torch, "empty"))
    return;
  known.torchEmpty = torch.attr("empty");
  known.torchDevice = torch.attr("device");
  known.torchIsRocm = !torch.attr("version").attr("hip").is_none();
  nb::object internals = torch.attr("_C");
  if (nb::hasattr(internals, "_cuda_getCurrentRawStream"))
    known.torchStream = internals.attr("_cuda_getCurrentRawStream");
  known.torchGrad = torch.attr("is_grad_enabled");
  known.exchange = findExchange(torch.attr("Tensor"));
  nb::object requiresGrad =
      nb::getattr(torch.attr("Tensor"), "requires_grad", nb::none());
  if (Py_TYPE(requiresGrad.ptr()) == &PyGetSetDescr_Type)
    known.torchRequiresGrad =
        reinterpret_cast<PyGetSetDescrObject *>(requiresGrad.ptr())->d_getset;
  if (nb::hasattr(torch, "compiler"))
    known.torchCompiler = torch.attr("compiler").attr("__dict__");
  known.tensor = reinterpret_cast<PyTypeObject *>(
      nb::object(torch.attr("Tensor")).release().ptr());
}

static void findNumpy(Known &known) {
  nb::object numpy = imported("numpy");
  if (!numpy || !nb::hasattr(numpy, "ndarray") || !nb::hasattr(numpy, "empty"))
    return;
  known.numpyEmpty = numpy.attr("empty");
  known.scalar = reinterpret_cast<PyTypeObject *>(
      nb::object(numpy.attr("generic")).release().ptr());
  known.ndarray = reinterpret_cast<PyTypeObject *>(
      nb::object(numpy.attr("ndarray")).release().ptr());
}

static bool isA(PyObject *object, PyTypeObject *type) {
  return type &&
         (Py_TYPE(object) == type || PyType_IsSubtype(Py_TYPE(object), type));
}

static int numberOf(std::string_view name) {
  for (int i = 0; tierDTypeName(i); ++i)
    if (name == tierDTypeName(i))
      return i;
  return -1;
}

/// What frameworks call our types.
static const struct {
  const char *theirs, *ours;
} spellings[] = {
    {"bool", "bool"},
    {"bool_", "bool"},
    {"int8", "i8"},
    {"int16", "i16"},
    {"int32", "i32"},
    {"int64", "i64"},
    {"uint8", "u8"},
    {"uint16", "u16"},
    {"uint32", "u32"},
    {"uint64", "u64"},
    {"float8_e4m3fn", "f8e4m3"},
    {"float8_e5m2", "f8e5m2"},
    {"float8_e4m3fnuz", "f8e4m3fnuz"},
    {"float8_e5m2fnuz", "f8e5m2fnuz"},
    {"float8_e8m0fnu", "f8e8m0"},
    {"float4_e2m1fn_x2", "f4e2m1x2"},
    {"float16", "f16"},
    {"bfloat16", "bf16"},
    {"float32", "f32"},
    {"float64", "f64"},
};

[[noreturn]] static void raiseDType(const std::string &name) {
  raise("[signature.dtype] expects an array of bool, i8 .. i64, u8 .. u64, "
        "f8e4m3, f8e5m2, f8e8m0, f4e2m1x2, f16, bf16, f32 or f64, got " +
        name);
}

/// A dtype object is looked at once; then its address says what it is.
static int dtypeOf(PyObject *dtype) {
  auto &dtypes = known().dtypes;
  auto found = dtypes.find(dtype);
  if (found != dtypes.end())
    return found->second;
  nb::handle object(dtype);
  // torch.float32 prints as such; numpy's have a name.
  std::string name = nb::hasattr(object, "name")
                         ? nb::cast<std::string>(object.attr("name"))
                         : nb::cast<std::string>(nb::str(object));
  if (size_t dot = name.rfind('.'); dot != std::string::npos)
    name = name.substr(dot + 1);
  if (nb::hasattr(object, "isnative") &&
      !nb::cast<bool>(object.attr("isnative")))
    raiseDType(name + " of the other byte order");
  for (auto [theirs, ours] : spellings)
    if (name == theirs) {
      int number = numberOf(ours);
      if (dtypes.size() < 256) {
        Py_INCREF(dtype);
        dtypes[dtype] = number;
      }
      return number;
    }
  raiseDType(name);
}

/// The dtype object of a framework for one of ours.
static nb::object theirDType(const char *module, int number) {
  const char *ours = tierDTypeName(number);
  for (auto [theirs, name] : spellings) {
    if (std::strcmp(name, ours) != 0)
      continue;
    nb::object from = nb::module_::import_(module);
    if (nb::hasattr(from, theirs))
      return std::strcmp(module, "numpy") == 0
                 ? from.attr("dtype")(from.attr(theirs))
                 : nb::object(from.attr(theirs));
    if (std::strcmp(module, "numpy") == 0)
      try {
        return from.attr("dtype")(
            nb::module_::import_("ml_dtypes").attr(theirs));
      } catch (nb::python_error &) {
        raise(std::string("[launch.framework] expects NumPy to have ") +
                  theirs + ", got a NumPy without the ml_dtypes package",
              "pip install ml_dtypes");
      }
  }
  raise(std::string("[launch.framework] expects ") + module + " to have " +
        ours + ", got a version without it");
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

void raise(const std::string &message, const char *fix) {
  std::string rule, area;
  size_t open = message.find('['), dot = message.find('.', open),
         close = message.find(']', open);
  if (open != std::string::npos && dot != std::string::npos &&
      close != std::string::npos && dot < close) {
    area = message.substr(open + 1, dot - open - 1);
    rule = message.substr(open + 1, close - open - 1);
  }
  std::string text = message, remedy = fix ? fix : "";
  if (size_t note = text.find("\n  fix: ");
      remedy.empty() && note != std::string::npos)
    remedy = text.substr(note + 8);
  nb::object make = nb::module_::import_("tier.runtime.errors").attr("make");
  nb::object error = make(
      text, rule, area, remedy.empty() ? nb::none() : nb::str(remedy.c_str()));
  PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(error.ptr())),
                  error.ptr());
  throw nb::python_error();
}

void raise(TierText message) {
  std::string text(message.data, message.length);
  tierTextDestroy(message);
  raise(text);
}

//===----------------------------------------------------------------------===//
// Frameworks
//===----------------------------------------------------------------------===//

static nb::object callMethod(PyObject *object, const nb::object &name) {
  PyObject *result = PyObject_VectorcallMethod(name.ptr(), &object, 1, nullptr);
  if (!result)
    throw nb::python_error();
  return nb::steal(result);
}

static nb::object getAttribute(PyObject *object, const nb::object &name) {
  PyObject *result = PyObject_GetAttr(object, name.ptr());
  if (!result)
    throw nb::python_error();
  return nb::steal(result);
}

static int checkRank(int64_t rank) {
  if (rank > TIER_MAX_RANK)
    raise("[signature.rank] expects an array of rank 12 or less, got " +
          std::to_string(rank));
  return int(rank);
}

int numberOf(const DLTensor &tensor) {
  static const struct {
    uint8_t code, bits;
    const char *ours;
  } rows[] = {
      {0, 8, "i8"},      {0, 16, "i16"},        {0, 32, "i32"},
      {0, 64, "i64"},    {1, 8, "u8"},          {1, 16, "u16"},
      {1, 32, "u32"},    {1, 64, "u64"},        {2, 16, "f16"},
      {2, 32, "f32"},    {2, 64, "f64"},        {4, 16, "bf16"},
      {6, 8, "bool"},    {10, 8, "f8e4m3"},     {11, 8, "f8e4m3fnuz"},
      {12, 8, "f8e5m2"}, {13, 8, "f8e5m2fnuz"},
      {14, 8, "f8e8m0"},
  };
  static const std::array<uint8_t, 65536> *numbers = [] {
    auto *table = new std::array<uint8_t, 65536>;
    table->fill(255);
    for (const auto &row : rows)
      (*table)[row.code << 8 | row.bits] = numberOf(row.ours);
    return table;
  }();
  if (tensor.code == 17 && tensor.bits == 4 && tensor.lanes == 2)
    return numberOf("f4e2m1x2");
  uint8_t number = (*numbers)[tensor.code << 8 | tensor.bits];
  return number != 255 && tensor.lanes == 1 ? number : -1;
}

static int dtypeOf(const DLTensor &tensor) {
  int number = numberOf(tensor);
  if (number < 0)
    raiseDType("DLPack code " + std::to_string(tensor.code) + " of " +
               std::to_string(tensor.bits) + " bits");
  return number;
}

/// The table of an array's type; null if it has none. A type is looked at once.
static const ExchangeApi *exchangeOf(PyObject *object) {
  Known &names = known();
  PyTypeObject *type = Py_TYPE(object);
  if (type == names.tensor)
    return names.exchange;
  auto found = names.exchanges.find(type);
  if (found != names.exchanges.end())
    return found->second;
  const ExchangeApi *api =
      findExchange(nb::handle(reinterpret_cast<PyObject *>(type)));
  if (names.exchanges.size() < 256) {
    Py_INCREF(type);
    names.exchanges[type] = api;
  }
  return api;
}

const ExchangeApi *knownExchangeOf(PyTypeObject *type) {
  Known &names = known();
  if (type == names.tensor)
    return names.exchange;
  auto found = names.exchanges.find(type);
  return found == names.exchanges.end() ? nullptr : found->second;
}

/// Through DLPack's table of C functions, where the framework has one.
static std::optional<Device> exchange(PyObject *object,
                                      TierArgument &argument) {
  const ExchangeApi *api = exchangeOf(object);
  DLTensor tensor;
  if (!api || api->read(object, &tensor) != 0) {
    PyErr_Clear();
    return std::nullopt;
  }
  if (tensor.deviceType != 1 && tensor.deviceType != 2 &&
      tensor.deviceType != 10)
    return std::nullopt;
  argument.dtype = dtypeOf(tensor);
  argument.rank = checkRank(tensor.rank);
  argument.data = static_cast<char *>(tensor.data) + tensor.byteOffset;
  std::copy_n(tensor.shape, argument.rank, argument.extents);
  int64_t dense = 1;
  for (int i = argument.rank - 1; i >= 0; --i) {
    argument.strides[i] = tensor.strides ? tensor.strides[i] : dense;
    dense *= tensor.shape[i];
  }
  if (tensor.deviceType == 1)
    return Device();
  bool isRocm = tensor.deviceType == 10 ||
                (known().torchIsRocm && isA(object, known().tensor));
  return Device{isRocm ? Kind::Rocm : Kind::Cuda, tensor.deviceIndex};
}

static Device readTorch(PyObject *object, TierArgument &argument) {
  Known &names = known();
  argument.dtype = dtypeOf(getAttribute(object, names.dtype).ptr());
  nb::object shape = getAttribute(object, names.shape);
  nb::object strides = callMethod(object, names.stride);
  int rank = argument.rank = checkRank(PyTuple_GET_SIZE(shape.ptr()));
  for (int i = 0; i < rank; ++i) {
    argument.extents[i] = PyLong_AsLongLong(PyTuple_GET_ITEM(shape.ptr(), i));
    argument.strides[i] = PyLong_AsLongLong(PyTuple_GET_ITEM(strides.ptr(), i));
  }
  argument.data = PyLong_AsVoidPtr(callMethod(object, names.dataPtr).ptr());
  int64_t device = PyLong_AsLongLong(callMethod(object, names.getDevice).ptr());
  if (PyErr_Occurred())
    throw nb::python_error();
  if (device < 0)
    return {};
  return {names.torchIsRocm ? Kind::Rocm : Kind::Cuda, int(device)};
}

/// The head of NumPy's array object: the same in NumPy 1 and 2.
namespace {
struct NumpyArray {
  PyObject_HEAD char *data;
  int rank;
  Py_ssize_t *extents, *strides;
  PyObject *base, *dtype;
  int flags;
};
} // namespace

/// Strides in bytes become strides in elements.
static void setStride(TierArgument &argument, int i, int64_t bytes) {
  int64_t width = tierDTypeBytes(argument.dtype);
  if (bytes % width != 0 && argument.extents[i] > 1)
    raise("[signature.stride] expects strides that are multiples of the " +
              std::to_string(width) + " bytes of an element, got " +
              std::to_string(bytes),
          "copy the array: x = x.copy()");
  argument.strides[i] = bytes / width;
}

static void readNumpy(PyObject *object, TierArgument &argument) {
  auto *array = reinterpret_cast<NumpyArray *>(object);
  argument.dtype = dtypeOf(array->dtype);
  argument.rank = checkRank(array->rank);
  argument.data = array->data;
  for (int i = 0; i < argument.rank; ++i) {
    argument.extents[i] = array->extents[i];
    setStride(argument, i, array->strides[i]);
  }
}

//===----------------------------------------------------------------------===//
// DLPack
//===----------------------------------------------------------------------===//

static Device readDLPack(PyObject *object, TierArgument &argument,
                         std::vector<nb::object> &keeps) {
  nb::handle array(object);
  nb::object where = callMethod(object, known().dlpackDevice);
  int type = 0, index = 0;
  if (!PyTuple_Check(where.ptr()) || PyTuple_GET_SIZE(where.ptr()) != 2 ||
      !nb::try_cast(nb::int_(where[0]), type) ||
      !nb::try_cast(nb::int_(where[1]), index))
    raise("[signature.argument] expects __dlpack_device__ to give two ints, "
          "got " +
          nb::cast<std::string>(nb::repr(where)));
  Device device;
  if (type == 2 || type == 10)
    device = {type == 2 ? Kind::Cuda : Kind::Rocm, index};
  else if (type != 1 && type != 3 && type != 11)
    raise("[signature.device] expects arrays on a CPU, CUDA or ROCm device, "
          "got DLPack device " +
          std::to_string(type));
  // -1: no synchronisation, as the launch goes to the stream the producer is
  // in.
  nb::object capsule = device.kind == Kind::Cpu
                           ? array.attr("__dlpack__")()
                           : array.attr("__dlpack__")("stream"_a = -1);
  if (!PyCapsule_IsValid(capsule.ptr(), "dltensor"))
    raise("[signature.argument] expects __dlpack__ to give a new capsule of a "
          "tensor, got " +
          nb::cast<std::string>(nb::repr(capsule)));
  auto *tensor =
      static_cast<DLTensor *>(PyCapsule_GetPointer(capsule.ptr(), "dltensor"));
  argument.dtype = dtypeOf(*tensor);
  argument.rank = checkRank(tensor->rank);
  argument.data = static_cast<char *>(tensor->data) + tensor->byteOffset;
  int64_t dense = 1;
  for (int i = argument.rank - 1; i >= 0; --i) {
    argument.extents[i] = tensor->shape[i];
    argument.strides[i] = tensor->strides ? tensor->strides[i] : dense;
    dense *= tensor->shape[i];
  }
  keeps.push_back(std::move(capsule));
  return device;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// A dimension of one element has no stride of its own: give it one that every
/// instruction accepts. An array without elements has none either, and NumPy says 0, which
/// would mean that one element serves all: give it those of an array without gaps.
static void normalise(TierArgument &argument) {
  int64_t width = tierDTypeBytes(argument.dtype), dense = 1;
  bool isEmpty = std::count(argument.extents, argument.extents + argument.rank, 0) > 0;
  for (int i = argument.rank - 1; i >= 0; --i) {
    int64_t stride = isEmpty ? dense : argument.strides[i];
    argument.strides[i] = normalStride(argument.extents[i], stride, width);
    dense *= argument.extents[i] ? argument.extents[i] : 16 / width;
  }
}

static const char *nameOf(Kind kind) {
  return kind == Kind::Cpu ? "cpu" : kind == Kind::Cuda ? "cuda" : "rocm";
}

static std::string nameOf(Device device) {
  std::string name = nameOf(device.kind);
  return device.kind == Kind::Cpu ? name
                                  : name + ":" + std::to_string(device.index);
}

/// Numbers, of Python or NumPy; false: it is none.
static bool readNumber(PyObject *object, TierArgument &argument,
                       uint8_t &kind) {
  argument.isTensor = false;
  argument.rank = 0;
  argument.dtype = 255;
  if (PyBool_Check(object)) {
    kind = 'b';
    argument.isFloat = false;
    argument.integer = object == Py_True;
    return true;
  }
  if (PyFloat_CheckExact(object)) {
    kind = 'f';
    argument.isFloat = true;
    argument.real = PyFloat_AS_DOUBLE(object);
    return true;
  }
  if (PyLong_CheckExact(object)) {
    kind = 'i';
    argument.isFloat = false;
    argument.integer = PyLong_AsLongLong(object);
    if (argument.integer == -1 && PyErr_Occurred()) {
      PyErr_Clear();
      raise("[signature.value] expects an integer of 64 bits, got " +
            nb::cast<std::string>(nb::str(nb::handle(object))));
    }
    return true;
  }
  Known &names = known();
  if (!isA(object, names.scalar))
    return false;
  argument.dtype = dtypeOf(getAttribute(object, names.dtype).ptr());
  const char *name = tierDTypeName(argument.dtype);
  argument.isFloat = name[0] == 'f' || (name[0] == 'b' && name[1] == 'f');
  kind = argument.isFloat ? 'f' : name[0] == 'b' ? 'b' : 'i';
  if (argument.isFloat) {
    argument.real = nb::cast<double>(nb::float_(nb::handle(object)));
  } else {
    argument.integer = nb::cast<int64_t>(nb::int_(nb::handle(object)));
  }
  return true;
}

void Arguments::read(nb::handle handle) {
  PyObject *object = handle.ptr();
  Known &names = known();
  if (!names.tensor)
    findTorch(names);
  if (!names.ndarray)
    findNumpy(names);
  TierArgument &argument = values.emplace_back();
  uint8_t &kind = kinds.emplace_back(0);
  argument.isTensor = true;

  Device where;
  Framework from = Framework::Other;
  if (isA(object, names.tensor)) {
    std::optional<Device> quick = exchange(object, argument);
    where = quick ? *quick : readTorch(object, argument);
    from = Framework::Torch;
  } else if (isA(object, names.ndarray)) {
    if (Py_TYPE(object) != names.ndarray &&
        PyObject_HasAttrString(object, "_mask"))
      raise("[signature.argument] expects arrays of which every element counts, "
            "got a masked array",
            "write x.filled(0), or choose with tier.where(mask, a, b)");
    readNumpy(object, argument);
    from = Framework::Numpy;
  } else if (readNumber(object, argument, kind)) {
    return;
  } else if (PyObject_HasAttr(object, names.dlpack.ptr())) {
    argument.isTensor = true;
    std::optional<Device> quick = exchange(object, argument);
    where = quick ? *quick : readDLPack(object, argument, keeps);
  } else {
    raise(std::string("[signature.argument] expects an array (anything with "
                      "__dlpack__, or NumPy) or a number, got ") +
          Py_TYPE(object)->tp_name + " as argument " +
          std::to_string(values.size()));
  }
  normalise(argument);
  if (!first) {
    first = object;
    framework = from;
    device = where;
  } else if (!(device == where)) {
    std::string fix = from == Framework::Torch
                          ? "x = x.to('" + nameOf(device) + "')"
                          : "move the array to " + nameOf(device);
    raise("[signature.device] expects all arrays on " + nameOf(device) +
              ", got argument " + std::to_string(values.size()) + " on " +
              nameOf(where),
          fix.c_str());
  }
}

//===----------------------------------------------------------------------===//
// Results and streams
//===----------------------------------------------------------------------===//

static nb::object frameworks() {
  return nb::module_::import_("tier.runtime.frameworks");
}

static nb::object &cachedDType(std::vector<nb::object> &cache, int dtype,
                               const char *module) {
  if (cache.size() <= size_t(dtype))
    cache.resize(dtype + 1);
  if (!cache[dtype])
    cache[dtype] = theirDType(module, dtype);
  return cache[dtype];
}

/// A new array is what was asked for; only where it lies is news.
static void append(Arguments &arguments, void *data, const int64_t *extents,
                   int rank, int dtype) {
  TierArgument &argument = arguments.values.emplace_back();
  arguments.kinds.emplace_back(0);
  argument.isTensor = true;
  argument.dtype = dtype;
  argument.rank = rank;
  argument.data = data;
  int64_t dense = 1;
  for (int i = rank - 1; i >= 0; --i) {
    argument.extents[i] = extents[i];
    argument.strides[i] = dense;
    dense *= extents[i];
  }
  normalise(argument);
}

nb::object allocate(Arguments &like, const int64_t *extents, int rank,
                    int dtype) {
  Known &names = known();
  nb::object shape = nb::steal(PyTuple_New(rank));
  for (int i = 0; i < rank; ++i)
    PyTuple_SET_ITEM(shape.ptr(), i, PyLong_FromLongLong(extents[i]));
  PyObject *result;
  if (like.framework == Framework::Torch) {
    int index = like.device.kind == Kind::Cpu ? -1 : like.device.index;
    nb::object &device = names.torchDevices[index];
    if (!device)
      device = index < 0 ? names.torchDevice("cpu")
                         : names.torchDevice("cuda", index);
    PyObject *arguments[] = {
        shape.ptr(), cachedDType(names.torchDTypes, dtype, "torch").ptr(),
        device.ptr()};
    result = PyObject_Vectorcall(names.torchEmpty.ptr(), arguments, 1,
                                 names.dtypeKeys.ptr());
    if (!result)
      throw nb::python_error();
    append(like, PyLong_AsVoidPtr(callMethod(result, names.dataPtr).ptr()),
           extents, rank, dtype);
    return nb::steal(result);
  } else if (like.framework == Framework::Other) {
    nb::object made = frameworks().attr("allocate")(
        nb::handle(like.first), shape, tierDTypeName(dtype));
    like.read(made);
    return made;
  } else {
    if (!names.ndarray) {
      nb::module_::import_("numpy");
      findNumpy(names);
    }
    PyObject *arguments[] = {
        shape.ptr(), cachedDType(names.numpyDTypes, dtype, "numpy").ptr()};
    result = PyObject_Vectorcall(names.numpyEmpty.ptr(), arguments, 2, nullptr);
  }
  if (!result)
    throw nb::python_error();
  append(like, reinterpret_cast<NumpyArray *>(result)->data, extents, rank,
         dtype);
  return nb::steal(result);
}

int saysRequiresGrad(PyObject *object) {
  Known &names = known();
  if (!isA(object, names.tensor))
    return 0;
  PyGetSetDef *requiresGrad = names.torchRequiresGrad;
  PyObject *said = Py_TYPE(object) == names.tensor && requiresGrad
                       ? requiresGrad->get(object, requiresGrad->closure)
                       : PyObject_GetAttr(object, names.requiresGrad.ptr());
  Py_XDECREF(said);
  return said ? said == Py_True : -1;
}

bool isGradEnabled() {
  const Known &names = known();
  return names.tensor && nb::cast<bool>(names.torchGrad());
}

bool mayBeTracing() {
  const Known &names = known();
  if (!names.tensor)
    return bool(imported("torch"));
  PyObject *flag = names.torchCompiler
                       ? PyDict_GetItem(names.torchCompiler.ptr(),
                                        names.tracingFlag.ptr())
                       : nullptr;
  return flag != Py_False;
}

bool wantsGradient(nb::handle object) {
  int says = saysRequiresGrad(object.ptr());
  if (says < 0)
    throw nb::python_error();
  return says && isGradEnabled();
}

void requireWritable(nb::handle array) {
  Known &names = known();
  if (isA(array.ptr(), names.tensor)) {
    if (wantsGradient(array))
      raise("[launch.output] expects an output that needs no gradient, got one "
            "with requires_grad",
            "pass out.detach()");
    return;
  }
  constexpr int writeable = 0x400; // NPY_ARRAY_WRITEABLE
  if (isA(array.ptr(), names.ndarray)) {
    if (!(reinterpret_cast<NumpyArray *>(array.ptr())->flags & writeable))
      raise("[launch.output] expects an output that may be written, got a "
            "read-only array",
            "write to a new array");
    return;
  }
  nb::handle type(reinterpret_cast<PyObject *>(Py_TYPE(array.ptr())));
  auto owner = nb::cast<std::string>(type.attr("__module__"));
  if (owner.substr(0, 4) != "cupy")
    raise("[launch.output] expects an array of PyTorch, NumPy or CuPy as out=, "
          "got " + owner + "." +
              nb::cast<std::string>(type.attr("__qualname__")),
          "leave out= away");
}

nb::object finish(const Arguments &like, nb::object result) {
  if (like.framework != Framework::Other)
    return result;
  return frameworks().attr("finish")(nb::handle(like.first), result);
}

void *currentStream(const Arguments &arguments) {
  if (arguments.device.kind == Kind::Cpu)
    return nullptr;
  const Known &names = known();
  void *handle = nullptr;
  const ExchangeApi *api = exchangeOf(arguments.first);
  if (api && arguments.device.kind == Kind::Cuda &&
      api->currentStream(2, arguments.device.index, &handle) == 0)
    return handle;
  PyErr_Clear();
  nb::object stream;
  if (arguments.framework == Framework::Torch && names.torchStream)
    stream = names.torchStream(arguments.device.index);
  else
    stream = frameworks().attr("current_stream")(nb::handle(arguments.first));
  return PyLong_AsVoidPtr(stream.ptr());
}

} // namespace tier
