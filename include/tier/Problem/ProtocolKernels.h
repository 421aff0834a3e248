//===- ProtocolKernels.h - protocols of known kernels ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipelines that kernels are made of, as correct protocol programs: what the
// verifier must accept, and what mutation tests break.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_PROTOCOLKERNELS_H
#define TIER_PROBLEM_PROTOCOLKERNELS_H

#include "tier/Problem/Protocol.h"

#include "llvm/ADT/ArrayRef.h"

namespace tier::problem::protocol {

struct Kernel {
  llvm::StringLiteral name;
  llvm::StringLiteral about;
  Program (*make)();
};
llvm::ArrayRef<Kernel> kernels();
/// The numbered program of this name; refuses a name that is none.
llvm::Expected<Program> makeKernel(llvm::StringRef name);

} // namespace tier::problem::protocol

#endif // TIER_PROBLEM_PROTOCOLKERNELS_H
