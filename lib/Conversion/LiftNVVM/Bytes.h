//===- Bytes.h - bytes of copies that nothing states ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_LIFTNVVM_BYTES_H
#define TIER_LIB_CONVERSION_LIFTNVVM_BYTES_H

#include "tier/Problem/Protocol.h"

#include <map>

namespace tier::lift {

/// A copy of a box whose size is not known.
struct OpenCopy {
  std::string map;  ///< copies of one map bring equal bytes
  int64_t room = 0; ///< up to the next target, or 0: no end is known
};

/// Maps and the bytes of their boxes, where what barriers expect determines
/// them; by the ids of the statements that copy.
std::map<std::string, int64_t>
inferBytes(const problem::protocol::Program &program,
           const std::map<int64_t, OpenCopy> &open);

} // namespace tier::lift

#endif // TIER_LIB_CONVERSION_LIFTNVVM_BYTES_H
