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
  uint8_t isTensor, dtype, rank, kind, deviceIndex, deviceKind;
  uint8_t isAligned; ///< 1: to 16 bytes, 2: to the 32 of runs
  uint8_t isSmall;
};
struct Side {
  uint8_t extent; ///< 0: any, 1: one, 2: equal to that of (argument, side)
  uint8_t argument, side;
  uint8_t multiple; ///< the largest of a run, 16, 8, 4 and 1 that divides it
  uint8_t stride;     ///< 0: any, 1: zero, 2: one, 3: a multiple of 16 bytes,
                      ///< 4: of the run
  uint8_t run;          ///< elements
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

/// The largest run that divides `elements`: bytes of the 128 packed numbers that
/// a bulk copy takes, 64 of 4 bits, 96 of 6. 0 where there is none, and where
/// elements hold no such numbers.
static uint8_t runIn(int dtype, int64_t elements) {
  std::string_view name = tierDTypeName(dtype);
  for (int64_t run : {192, 96, 64})
    if ((name == "u8" || (name == "f4e2m1x2" && run == 64)) &&
        elements % run == 0)
      return run;
  return 0;
}

/// The largest of a run, 16, 8, 4 and 1 that divides `extent`: rows whose extent
/// a vector divides need no tail.
static uint8_t dividing(int dtype, int64_t extent) {
  if (uint8_t run = runIn(dtype, extent))
    return run;
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
    auto address = reinterpret_cast<uintptr_t>(argument.data);
    bool holdsRuns = runIn(argument.dtype, 0);
    head.isAligned = holdsRuns && address % 32 == 0 ? 2 : address % 16 == 0;
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
      side.multiple = dividing(argument.dtype, argument.extents[d]);
      side.run = stride > 1 ? runIn(argument.dtype, stride) : 0;
      side.stride = stride == 0                  ? 1
                    : stride == 1                ? 2
                    : side.run                   ? 4
                    : (stride * width) % 16 == 0 ? 3
                                                 : 0;
      append(key, side);
    }
  }
}

} // namespace tier
