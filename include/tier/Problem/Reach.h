//===- Reach.h - can a variant ever serve? ----------------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An ordered list of variants is searched for the first whose guard holds. A
// variant whose guard holds only where one before it does is compiled for
// nothing. Whether there are such extents is this problem:
//
//   extents M >= 1; holds M - 64 >= 0; fails M - 32 >= 0   ->  unreachable
//   extents M, N >= 1; holds M N - 100 >= 0; fails M - 100 >= 0
//                                                          ->  M = 1, N = 100
//
// Both answers are proofs. Extents that reach are evaluated. That none reach is
// shown by Presburger arithmetic (Polyhedron.h) over extents and their
// products, each product a variable of its own between multiples of what it is
// a product of: every integer that reaches is a point of that relaxation, so
// that no point means no integer. Of what the model elects (PlanElection.h) proofs know nothing:
// such a guard is evaluated where extents are searched for, which may leave it undecided.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_REACH_H
#define TIER_PROBLEM_REACH_H

#include "tier/Problem/Plan.h"

namespace tier::problem {

struct ReachQuestion {
  llvm::SmallVector<Extent> extents;
  llvm::SmallVector<int64_t> least; ///< of each extent; empty: 0
  /// Extents that others determine; each reads only those before it. They follow all others where
  /// a guard has an election.
  llvm::SmallVector<Quotient, 0> quotients;
  Guard holds;                       ///< of the variant
  llvm::SmallVector<Guard, 0> fails; ///< of those before it
  /// Assignments that a search for extents looks at, before a proof that there are none is tried.
  int mostTried = 200000;
  /// Ways for the guards before to fail that a proof looks at.
  int mostWays = 4096;
};

/// A guard over the first `extents` of a question, with its own quotients among the
/// question's: those that are not there yet are added, equal ones are one.
Guard shareQuotients(Guard guard, size_t extents, ReachQuestion &question);

struct Reach {
  enum Verdict { Reached, Unreachable, Undecided } verdict = Undecided;
  llvm::SmallVector<int64_t> witness; ///< extents, where it is reached
};

/// What is wrong with the question; empty if nothing.
std::string checkReach(const ReachQuestion &question);
Reach solveReach(const ReachQuestion &question);
/// Evaluates the witness; empty if it is one, or if there need not be one.
std::string verifyReach(const ReachQuestion &question, const Reach &reach);

/// A variant that was left out, and why.
struct Dropped {
  Variant variant;
  std::string reason;
};
/// What `plan` answers, with the variants that it left out.
llvm::SmallVector<Variant, 0> plan(const PlanQuestion &question,
                                   const machine::Machine &machine,
                                   llvm::SmallVectorImpl<Dropped> &dropped);
/// Leaves out variants that no extents reach. `same` has, for each extent, the
/// first one that it always equals; empty: all may differ. `given` holds anyway where they
/// serve, and has no quotients.
llvm::SmallVector<Variant, 0>
dropUnreachable(llvm::SmallVector<Variant, 0> variants,
                llvm::ArrayRef<Extent> extents, llvm::ArrayRef<int64_t> least,
                llvm::SmallVectorImpl<Dropped> &dropped,
                llvm::ArrayRef<unsigned> same = {}, const Guard &given = {});

} // namespace tier::problem

#endif // TIER_PROBLEM_REACH_H
