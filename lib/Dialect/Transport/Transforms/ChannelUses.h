//===- ChannelUses.h - how a role goes round a channel ----------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_CHANNELUSES_H
#define TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_CHANNELUSES_H

#include "tier/Dialect/Transport/IR/Transport.h"

namespace tier::transport {

/// The await for the copies of a put in its own body, or null.
AwaitOp findCopyAwait(PutOp put);
/// Whether the op before a get, fences aside, waits for the copies into its
/// stage.
bool isAwaited(GetOp get);
/// How many stages a release gives back at most, or -1 when the walk over the
/// role does not show it: some get has no release behind it in its block.
int64_t countExcess(ReleaseOp release);

} // namespace tier::transport

#endif // TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_CHANNELUSES_H
