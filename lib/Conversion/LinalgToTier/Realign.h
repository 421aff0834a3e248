//===- Realign.h - operands that are copied to rows of whole 16 bytes -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bulk copy needs a unit stride, an aligned base, and other strides that are
// multiples of 16 bytes; some instructions read only tiles that lie along k. An
// operand of a contraction that has not is read by threads, element by element,
// once for every tile of the other side. Where there are enough such tiles it is
// copied once, and the bulk copies read that:
//
//   bf16 x[M, 1003]:  if (M * 1003 * (tiles of N - 1) >= ..)  copy x to [M, 1024]; multiply
//                     else                                    multiply
//
// An operand that is computed is stored once by a kernel of its own where those who multiply would
// take longer to compute it for every tile of the other side:
//
//   x.astype(bf16) @ w:  if (M K N * .. - M K * .. >= ..)  store x.astype(bf16); multiply
//                        else                              multiply
//
// Rows of a copy follow one another. So do those of several products with one other operand,
// which are one product then: x[B, M, 1003] is copied to [B * M, 1024].
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_REALIGN_H
#define TIER_CONVERSION_LINALGTOTIER_REALIGN_H

#include "Guards.h"

#include "tier/Problem/PlanShared.h"

namespace tier::where {

/// One operand, its copy, and the kernel that copies; or an operand that stays where it is,
/// and comes by maps of its residues.
struct Realigned {
  Node *operand = nullptr; ///< of the contraction
  mlir::Operation *workspace = nullptr; ///< reserves the copy
  mlir::Value elements;                 ///< of it, on the host
  std::unique_ptr<Kernel> copy;         ///< null: it stays
  std::string reason; ///< the rule in the way, and the repair
  bool areWordsAlongSide = false; ///< of 4 bytes, which a bulk copy takes as they lie
  /// Of one that those who multiply would compute in registers: by how much that takes longer.
  std::optional<problem::ComputingCost> inRegisters = {};
  int64_t bytesOfElement = 0; ///< that are read and stored to make one

  explicit Realigned(Node &operand) : operand(&operand) {}
};

/// Lets the operands of the kernel's contraction that no bulk copy takes read a
/// copy of theirs. Empty if there are none, or the machine would not gain. Operand `staying`
/// (0: the left one) comes by maps of its residues; then empty where it does not need them,
/// or no instruction shifts them.
llvm::SmallVector<Realigned, 0> realign(Kernel &kernel, Host &host,
                                        const machine::Machine &machine,
                                        std::optional<unsigned> staying = std::nullopt);
/// The same, and operands that are computed are stored by kernels of their own. Empty if there are
/// none of these.
llvm::SmallVector<Realigned, 0> realignComputed(Kernel &kernel, Host &host,
                                                const machine::Machine &machine);
/// Where the copies pay: threads would read enough again for other tiles, and no copy is too
/// large to keep. With an operand that stays, where what is not copied is more than what its
/// shifts cost.
llvm::SmallVector<Bound> boundCopies(const Kernel &kernel, const Task &task,
                                     llvm::ArrayRef<Realigned> operands, Host &host,
                                     const machine::Machine &machine);

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_REALIGN_H
