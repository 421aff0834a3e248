//===- Banks.h - how a machine serves one shared-memory instruction -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An instruction gives one address per lane. The machine serves its lanes in
// phases; in one cycle a bank of 4 bytes gives one word, to every lane of the
// phase that asks for it. A phase therefore takes as many cycles as the fullest
// bank has distinct words. Which lanes form a phase is a row:
//
//   16 bytes, read:  phase = lane / 8               of 32 lanes, 32 banks
//                    {0-3,20-23} {4-7,16-19} ..     of 64 lanes, 32 banks
//
//===----------------------------------------------------------------------===//

#ifndef TIER_MACHINE_BANKS_H
#define TIER_MACHINE_BANKS_H

#include "tier/Machine/Machine.h"

namespace tier::machine {

/// Whether phases that follow one another are served as one.
enum class PhaseMerge {
  Never,
  /// Phases 2 p and 2 p + 1 are one if every active lane of the two has a
  /// neighbour, by lane xor 1 or all of them by lane xor 2, that is inactive or
  /// gives the same address.
  Pairs,
};

/// One shared-memory instruction of one machine.
struct BankModel {
  llvm::StringLiteral name;
  int64_t bytesPerLane; ///< that each address stands for
  bool isWrite;
  bool isMatrix; ///< a phase is an 8x8 matrix, a lane gives a row's address
  int64_t banks; ///< of 4 bytes each
  /// Entry i is the phase of the address of lane i; lanes beyond give none.
  llvm::ArrayRef<uint8_t> phaseOfLane;
  PhaseMerge merge;
  bool isUncertain;           ///< the documents disagree; certificates say so
  llvm::StringLiteral source; ///< where the row comes from

  int64_t lanes() const { return phaseOfLane.size(); }
  int64_t phases() const;
};

/// Every instruction of the machine that reaches shared memory; none on a host.
llvm::ArrayRef<BankModel> bankModels(const Machine &machine);
/// The instruction of this name, or null.
const BankModel *findBankModel(const Machine &machine, llvm::StringRef name);
/// The instruction with which a thread moves this many bytes, or null.
const BankModel *findBankModel(const Machine &machine, int64_t bytesPerLane,
                               bool isWrite);
/// The instruction that moves this many 8x8 matrices, or null.
const BankModel *findMatrixModel(const Machine &machine, int64_t matrices,
                                 bool isWrite);

} // namespace tier::machine

#endif // TIER_MACHINE_BANKS_H
