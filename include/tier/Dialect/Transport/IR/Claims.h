//===- Claims.h - loops that go on as long as work is claimed -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   %r = scf.while (%block = %own) : (index) -> index {
//     ..                                         the work of CTA %block
//     %t = transport.get %claims : !answer
//     %given, %next = transport.claimed %t : !answer
//     transport.release %claims pending 0 : ..
//     scf.condition(%given) %next : index
//   } do {
//   ^bb0(%next: index):
//     scf.yield %next : index
//   }
//
// Every role has such a loop and gets the same responses, so all go around as
// often: as often as the CTA claims, and once.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_IR_CLAIMS_H
#define TIER_DIALECT_TRANSPORT_IR_CLAIMS_H

#include "tier/Dialect/Transport/IR/Transport.h"

namespace tier::transport {

/// Bytes of a response (PTX ISA 9.7.13.17).
constexpr int64_t responseBytes = 16;

/// What an `scf.while` asks whether it goes on, if that is a response that it
/// reads once in each iteration, and its second region does nothing; or null.
ClaimedOp findClaim(mlir::Operation *op);

} // namespace tier::transport

#endif // TIER_DIALECT_TRANSPORT_IR_CLAIMS_H
