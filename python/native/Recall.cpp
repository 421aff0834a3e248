//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Keys of calls, from objects and from arguments that were read: equal calls,
// equal keys, whichever way.

#include "Recall.h"

#include "Exchange.h"

#include "llvm/Support/xxhash.h"

#include <cstring>

namespace tier {

uint64_t CallKey::hash() const {
  return llvm::xxh3_64bits(
      {reinterpret_cast<const uint8_t *>(words), size * sizeof(int64_t)});
}

//===----------------------------------------------------------------------===//
// Packing
//===----------------------------------------------------------------------===//

namespace {
/// Appends arguments in the order of a call.
struct Packer {
  CallKey &key;
  bool isWhole = true; ///< so far

  void begin(Device device) {
    key.size = 0;
    append(int64_t(device.kind) | int64_t(device.index) << 8);
  }
  void append(int64_t word) {
    if (key.size < CallKey::most)
      key.words[key.size++] = word;
    else
      isWhole = false;
  }
  void array(void *data, int dtype, int rank) {
    append(int64_t(1) | int64_t(dtype) << 8 | int64_t(rank) << 16);
    append(reinterpret_cast<int64_t>(data));
  }
  void side(int64_t extent, int64_t stride) {
    append(extent);
    append(stride);
  }
  void number(uint8_t kind, int64_t bits) {
    append(int64_t(kind) << 8);
    append(bits);
  }
  /// Whether outputs may be written depends on their type.
  void type(PyObject *object) {
    append(reinterpret_cast<int64_t>(Py_TYPE(object)));
  }
};

/// Outputs as a call gives them: one array, or some in a tuple or a list.
struct Outputs {
  PyObject *one = nullptr, *many = nullptr;
  Py_ssize_t count = 1;
  explicit Outputs(PyObject *out) {
    bool isMany = PyTuple_CheckExact(out) || PyList_CheckExact(out);
    (isMany ? many : one) = out;
    if (isMany)
      count = PySequence_Fast_GET_SIZE(out);
  }
  PyObject *at(Py_ssize_t i) const {
    return one ? one : PySequence_Fast_GET_ITEM(many, i);
  }
};
} // namespace

static int64_t bitsOf(double real) {
  int64_t bits;
  std::memcpy(&bits, &real, sizeof(bits));
  return bits;
}

static void pack(const Arguments &arguments, size_t begin, Packer &packer) {
  for (size_t i = begin; i < arguments.values.size(); ++i) {
    const TierArgument &argument = arguments.values[i];
    if (!argument.isTensor) {
      // Numbers of a dtype are another signature.
      packer.isWhole &= argument.dtype == 255;
      packer.number(arguments.kinds[i], argument.isFloat ? bitsOf(argument.real)
                                                         : argument.integer);
      continue;
    }
    packer.array(argument.data, argument.dtype, argument.rank);
    for (int d = 0; d < argument.rank; ++d)
      packer.side(argument.extents[d], argument.strides[d]);
  }
  if (!packer.isWhole)
    packer.key.size = 0;
}

void packInputs(const Arguments &arguments, CallKey &key) {
  Packer packer{key};
  packer.begin(arguments.device);
  pack(arguments, 0, packer);
}

void packOutputs(const Arguments &arguments, PyObject *out, CallKey &key) {
  if (!key.size)
    return;
  Outputs outputs(out);
  Packer packer{key};
  for (Py_ssize_t i = 0; i < outputs.count; ++i)
    packer.type(outputs.at(i));
  pack(arguments, arguments.values.size() - outputs.count, packer);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
/// What the arrays of a call have in common.
struct Quick {
  Packer packer;
  const ExchangeApi *first = nullptr;
  int32_t deviceType = 0, deviceIndex = 0;
  bool saysGrad = false;

  bool readArray(PyObject *object) {
    const ExchangeApi *api = knownExchangeOf(Py_TYPE(object));
    DLTensor tensor;
    if (!api || api->read(object, &tensor) != 0)
      return false;
    if (!first) {
      // ROCm's arrays are CUDA's to some PyTorch; they go the long way.
      if (tensor.deviceType != 2)
        return false;
      first = api;
      deviceType = tensor.deviceType;
      deviceIndex = tensor.deviceIndex;
      packer.begin({Kind::Cuda, deviceIndex});
    }
    int grad = saysRequiresGrad(object), dtype = numberOf(tensor);
    if (tensor.deviceType != deviceType || tensor.deviceIndex != deviceIndex ||
        grad < 0 || dtype < 0 || tensor.rank > TIER_MAX_RANK)
      return false;
    saysGrad |= grad > 0;
    packer.array(static_cast<char *>(tensor.data) + tensor.byteOffset, dtype,
                 tensor.rank);
    if (!tensor.strides && tensor.rank > 0)
      return false;
    int64_t width = tierDTypeBytes(dtype);
    for (int d = 0; d < tensor.rank; ++d)
      packer.side(tensor.shape[d],
                  normalStride(tensor.shape[d], tensor.strides[d], width));
    return true;
  }

  bool read(PyObject *object) {
    if (PyFloat_CheckExact(object)) {
      packer.number('f', bitsOf(PyFloat_AS_DOUBLE(object)));
      return first;
    }
    if (PyBool_Check(object)) {
      packer.number('b', object == Py_True);
      return first;
    }
    if (PyLong_CheckExact(object)) {
      int overflow;
      packer.number('i', PyLong_AsLongLongAndOverflow(object, &overflow));
      return first && !overflow;
    }
    return readArray(object);
  }
};
} // namespace

bool QuickCall::read(PyObject *const *inputs, size_t count, PyObject *out) {
  // The device comes first in a key: a call that begins with a number is not
  // known again.
  Quick quick{{key}};
  for (size_t i = 0; i < count; ++i)
    if (!quick.read(inputs[i]))
      return false;
  if (!quick.first)
    return false;
  Outputs outputs(out);
  for (Py_ssize_t i = 0; i < outputs.count; ++i)
    quick.packer.type(outputs.at(i));
  for (Py_ssize_t i = 0; i < outputs.count; ++i)
    if (!quick.readArray(outputs.at(i)))
      return false;
  if (!quick.packer.isWhole || (quick.saysGrad && isGradEnabled()))
    return false;
  return quick.first->currentStream(quick.deviceType, quick.deviceIndex,
                                    &stream) == 0;
}

//===----------------------------------------------------------------------===//
// Remembering
//===----------------------------------------------------------------------===//

void Recall::remember(const CallKey &key, TierRun run, Served *served) {
  if (!key.size)
    return tierRunDestroy(run);
  if (calls.size() >= most)
    clear();
  auto &call = calls[key.hash()];
  call = std::make_unique<Call>(key, run, served);
  last = call.get();
}

static bool isOf(const Recall::Call &call, const CallKey &key) {
  return call.words.size() == key.size &&
         std::memcmp(call.words.data(), key.words,
                     key.size * sizeof(int64_t)) == 0;
}

const Recall::Call *Recall::find(const CallKey &key) {
  if (last && isOf(*last, key))
    return last;
  auto found = calls.find(key.hash());
  if (found == calls.end() || !isOf(*found->second, key))
    return nullptr;
  return last = found->second.get();
}

} // namespace tier
