//===- Divisions.cpp - divisions that most calls need not carry out -------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel that walks over tiles divides a tile's number by extents that only
// the launch knows, before its first copy can be issued: two divisions of about
// 130 clocks each. The first tiles of a grid lie in the first group, and groups
// are mostly powers of two high, so the quotient is 0 or a shift away:
//
//   q = x / d      q = x < d ? 0 : d is a power of two ? x >> log2(d) : x / d
//   r = x % d      r = x < d ? x : x - q * d
//
// Only where all threads divide the same numbers, as the branches would cost more
// than they save where a warp takes both.
//
//===----------------------------------------------------------------------===//

#include "Divisions.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

namespace tier::target {

/// The divisions of one number by another in one block, the first one first.
using Divisions = llvm::SmallVector<llvm::BinaryOperator *, 2>;

static bool isDivision(const llvm::Instruction &instruction) {
  return instruction.getOpcode() == llvm::Instruction::UDiv ||
         instruction.getOpcode() == llvm::Instruction::URem;
}

/// Whether a value is computed of arguments of the kernel and the number of the
/// CTA alone, whichever way control takes. `seen` are taken to be.
static bool isOfTheLaunch(llvm::Value *value,
                          llvm::SmallPtrSetImpl<llvm::Value *> &seen) {
  if (isa<llvm::Constant, llvm::Argument>(value) || !seen.insert(value).second)
    return true;
  if (auto *call = dyn_cast<llvm::IntrinsicInst>(value)) {
    switch (call->getIntrinsicID()) {
    case llvm::Intrinsic::nvvm_read_ptx_sreg_ctaid_x:
    case llvm::Intrinsic::nvvm_read_ptx_sreg_nctaid_x:
    case llvm::Intrinsic::nvvm_read_ptx_sreg_clusterid_x:
    case llvm::Intrinsic::nvvm_read_ptx_sreg_nclusterid_x:
    case llvm::Intrinsic::umin:
    case llvm::Intrinsic::umax:
    case llvm::Intrinsic::smin:
    case llvm::Intrinsic::smax:
      break;
    default:
      return false;
    }
  } else if (!isa<llvm::BinaryOperator, llvm::CastInst, llvm::CmpInst,
                  llvm::SelectInst, llvm::PHINode, llvm::FreezeInst>(value)) {
    return false;
  }
  auto *instruction = cast<llvm::Instruction>(value);
  unsigned operands = instruction->getNumOperands();
  if (auto *call = dyn_cast<llvm::CallBase>(instruction))
    operands = call->arg_size();
  return llvm::all_of(llvm::seq(operands), [&](unsigned i) {
    return isOfTheLaunch(instruction->getOperand(i), seen);
  });
}

static bool isOfTheLaunch(llvm::Value *value) {
  llvm::SmallPtrSet<llvm::Value *, 16> seen;
  return isOfTheLaunch(value, seen);
}

/// Quotient and remainder by the cheapest way that serves these values.
static void emitWays(llvm::ArrayRef<llvm::BinaryOperator *> divisions) {
  llvm::BinaryOperator *first = divisions.front();
  llvm::Value *x = first->getOperand(0), *d = first->getOperand(1);
  llvm::Type *type = first->getType();
  llvm::IRBuilder<> b(first);

  // x and d are read more than once now: none may be undefined in two ways.
  x = b.CreateFreeze(x);
  d = b.CreateFreeze(d);
  llvm::BasicBlock *before = first->getParent();
  llvm::Instruction *whole = llvm::SplitBlockAndInsertIfThen(
      b.CreateICmpUGE(x, d), first->getIterator(), /*Unreachable=*/false);
  llvm::BasicBlock *after = first->getParent();

  b.SetInsertPoint(whole);
  llvm::Value *bits = b.CreateUnaryIntrinsic(llvm::Intrinsic::ctpop, d);
  llvm::Instruction *shifts = nullptr, *divides = nullptr;
  llvm::SplitBlockAndInsertIfThenElse(
      b.CreateICmpEQ(bits, llvm::ConstantInt::get(type, 1)),
      whole->getIterator(), &shifts, &divides);
  b.SetInsertPoint(shifts);
  llvm::Value *log = b.CreateBinaryIntrinsic(llvm::Intrinsic::cttz, d,
                                             b.getTrue());
  llvm::Value *shifted = b.CreateLShr(x, log);
  b.SetInsertPoint(divides);
  llvm::Value *quotient = b.CreateUDiv(x, d);
  b.SetInsertPoint(whole);
  llvm::PHINode *q = b.CreatePHI(type, 2);
  q->addIncoming(shifted, shifts->getParent());
  q->addIncoming(quotient, divides->getParent());
  llvm::Value *r = b.CreateSub(x, b.CreateMul(q, d));

  b.SetInsertPoint(after, after->begin());
  auto join = [&](llvm::Value *small, llvm::Value *large) {
    llvm::PHINode *phi = b.CreatePHI(type, 2);
    phi->addIncoming(small, before);
    phi->addIncoming(large, whole->getParent());
    return phi;
  };
  llvm::Value *quotients = join(llvm::ConstantInt::get(type, 0), q);
  llvm::Value *remainders = join(x, r);
  for (llvm::BinaryOperator *division : divisions) {
    bool isQuotient = division->getOpcode() == llvm::Instruction::UDiv;
    division->replaceAllUsesWith(isQuotient ? quotients : remainders);
    division->eraseFromParent();
  }
}

llvm::PreservedAnalyses
SkipDivisionsPass::run(llvm::Function &function,
                       llvm::FunctionAnalysisManager &) {
  using Key = std::tuple<llvm::BasicBlock *, llvm::Value *, llvm::Value *>;
  llvm::MapVector<Key, Divisions> all;
  for (llvm::Instruction &instruction : llvm::instructions(function)) {
    if (!isDivision(instruction) || !instruction.getType()->isIntegerTy(64))
      continue;
    llvm::Value *x = instruction.getOperand(0), *d = instruction.getOperand(1);
    if (isa<llvm::Constant>(d) || !isOfTheLaunch(x) || !isOfTheLaunch(d))
      continue;
    all[{instruction.getParent(), x, d}].push_back(
        cast<llvm::BinaryOperator>(&instruction));
  }
  for (auto &[key, divisions] : all)
    emitWays(divisions);
  return all.empty() ? llvm::PreservedAnalyses::all()
                     : llvm::PreservedAnalyses::none();
}

} // namespace tier::target
