//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// DLPack's table of C functions, and what else is asked of an array in every
// call. DLPack 1.2, dlpack.h: DLTensor, DLPackExchangeAPI.

#ifndef TIER_PYTHON_EXCHANGE_H
#define TIER_PYTHON_EXCHANGE_H

#include "Native.h"

#include "tier-c/Runtime.h"

namespace tier {

struct DLTensor {
  void *data;
  int32_t deviceType, deviceIndex;
  int32_t rank;
  uint8_t code, bits;
  uint16_t lanes;
  int64_t *shape, *strides;
  uint64_t byteOffset;
};

/// The table of DLPack 1.2 and later (`__dlpack_c_exchange_api__`).
struct ExchangeApi {
  uint32_t major, minor;
  ExchangeApi *previous;
  void *allocate, *lend, *adopt;
  int (*read)(void *object, DLTensor *tensor);
  int (*currentStream)(int32_t deviceType, int32_t index, void **stream);
};

/// The table of a type that was looked at before and is kept alive; else null.
const ExchangeApi *knownExchangeOf(PyTypeObject *type);
/// The number of a dtype of DLPack; -1 where we have none.
int numberOf(const DLTensor &tensor);
/// The stride that stands for that of a dimension of elements of `width` bytes.
inline int64_t normalStride(int64_t extent, int64_t stride, int64_t width) {
  return extent == 1 && stride != 1 ? 16 / width : stride;
}

/// Whether a PyTorch array says requires_grad, in grad mode or not; anything
/// else does not. -1: it cannot be asked quickly.
int saysRequiresGrad(PyObject *object);
/// Whether PyTorch records what is done; false without PyTorch.
bool isGradEnabled();
/// Whether PyTorch's compiler is reading the program, as far as a flag says;
/// true where there is no such flag.
bool mayBeTracing();

} // namespace tier

#endif // TIER_PYTHON_EXCHANGE_H
