//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Signatures: what a compilation may depend on, packed into bytes.

#include "Arrays.h"

namespace tier {

namespace {
// The bytes of a signature: one head per argument, then one side per dimension
// of an array. tier/runtime/signature.py reads them.
struct Head {
  uint8_t isTensor, dtype, rank, kind, deviceIndex, deviceKind, isAligned,
      isSmall;
};
struct Side {
  uint8_t extent; ///< 0: any, 1: one, 2: equal to that of (argument, side)
  uint8_t argument, side;
  uint8_t multiple; ///< the largest of 16, 8, 4 and 1 that divides the extent
  uint8_t stride;     ///< 0: any, 1: zero, 2: one, 3: a multiple of 16 bytes
  uint8_t pad;
};
} // namespace

template <typename T>
static void append(std::string &key, const T &value) {
  key.append(reinterpret_cast<const char *>(&value), sizeof(T));
}

/// The first earlier side with this extent.
static bool findEqual(const Arguments &arguments, size_t a, int d, Side &side) {
  int64_t extent = arguments.values[a].extents[d];
  for (size_t i = 0; i <= a; ++i) {
    const TierArgument &earlier = arguments.values[i];
    int end = i == a ? d : earlier.rank;
    for (int j = 0; earlier.isTensor && j < end; ++j)
      if (earlier.extents[j] == extent) {
        side.argument = i;
        side.side = j;
        return true;
      }
  }
  return false;
}

/// Whether every byte of the array lies within 2^31 bytes of its base.
static bool isSmall(const TierArgument &argument) {
  int64_t span = 1;
  for (int d = 0; d < argument.rank; ++d) {
    if (argument.extents[d] == 0)
      return true;
    span += std::abs(argument.strides[d]) * (argument.extents[d] - 1);
  }
  return span * tierDTypeBytes(argument.dtype) < (int64_t(1) << 31);
}

/// The largest of 16, 8, 4 and 1 that divides `extent`: rows whose extent a
/// vector divides need no tail.
static uint8_t dividing(int64_t extent) {
  for (int64_t known : {16, 8, 4})
    if (extent % known == 0)
      return known;
  return 1;
}

void describe(const Arguments &arguments, std::string &key) {
  key.clear();
  for (size_t a = 0; a < arguments.values.size(); ++a) {
    const TierArgument &argument = arguments.values[a];
    Head head{};
    head.isTensor = argument.isTensor;
    head.dtype = argument.dtype;
    head.kind = arguments.kinds[a];
    if (!argument.isTensor) {
      append(key, head);
      continue;
    }
    head.rank = argument.rank;
    head.deviceKind = uint8_t(arguments.device.kind);
    head.deviceIndex = arguments.device.index;
    head.isAligned = reinterpret_cast<uintptr_t>(argument.data) % 16 == 0;
    head.isSmall = isSmall(argument);
    append(key, head);
    int64_t width = tierDTypeBytes(argument.dtype);
    for (int d = 0; d < argument.rank; ++d) {
      Side side{};
      int64_t stride = argument.strides[d];
      if (argument.extents[d] == 1)
        side.extent = 1;
      else if (findEqual(arguments, a, d, side))
        side.extent = 2;
      side.multiple = dividing(argument.extents[d]);
      side.stride = stride == 0                  ? 1
                    : stride == 1                ? 2
                    : (stride * width) % 16 == 0 ? 3
                                                 : 0;
      append(key, side);
    }
  }
}

} // namespace tier
