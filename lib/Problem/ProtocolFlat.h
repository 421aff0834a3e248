//===- ProtocolFlat.h - protocol programs as code with jumps --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the verifier and the simulator run: each role is a list of instructions
// with jumps and resolved names, and the threads of a CTA are a few *agents*.
// Threads that never part are one agent; a role whose code lets one lane of each
// warp through has four: the first warp's leader and its other lanes, and the
// same for all other warps together.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_PROTOCOLFLAT_H
#define TIER_LIB_PROBLEM_PROTOCOLFLAT_H

#include "tier/Problem/Protocol.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace tier::problem::protocol {

/// scale * symbol + constant; a number if `symbol` is negative.
struct Value {
  int64_t constant = 0;
  int64_t scale = 0;
  int symbol = -1;
  bool isNumber() const { return scale == 0; }
};

struct FlatNode {
  enum class Source : uint8_t { Constant, Slot, Symbol, Rank };
  Expr::Kind kind = Expr::Kind::Constant;
  Source source = Source::Constant;
  int64_t value = 0; ///< or the number of the slot or symbol
};
using FlatExpr = llvm::SmallVector<FlatNode, 4>;

/// What an expression may ask while it is evaluated.
struct Scope {
  llvm::ArrayRef<int64_t> slots;
  int64_t rank = 0;
  /// A number, or the symbol itself as 1 * symbol + 0.
  llvm::function_ref<Value(int)> symbol;
  /// The least value that the symbol may have.
  llvm::function_ref<int64_t(int)> least;
  /// Set where a comparison holds for some values of a symbol only: it is one
  /// way for all values from `threshold` on.
  int undecided = -1;
  int64_t threshold = 0;
};
/// Nothing if `scope.undecided` says why, or the value is not of this form.
std::optional<Value> evaluate(const FlatExpr &expr, Scope &scope);

struct FlatRegion {
  int buffer = -1;
  FlatExpr stage, rank;
  int64_t offset = 0, bytes = 0;
};

struct Code {
  enum class Kind : uint8_t { Begin, Test, Next, Branch, Elect, Jump, Do, End };
  Kind kind = Kind::Do;
  const Statement *at = nullptr;
  unsigned target = 0; ///< where to go on: Test, Branch and Elect if not taken
  int slot = -1;       ///< of a loop or a set
  int loop = -1;
  int barrier = -1, predicate = -1, buffer = -1, accumulator = -1;
  FlatExpr stage, parity, amount, rank, mask;
  llvm::SmallVector<FlatRegion, 2> reads, writes;
  bool isUnbounded = false; ///< an index that grows with an unbounded loop
};

struct FlatLoop {
  unsigned begin = 0, end = 0; ///< code [begin, end)
  int slot = -1;
  int label = -1;
  int parent = -1; ///< the loop around it
  int symbol = -1; ///< its trip count is scale * symbol + a number
  int64_t scale = 0;
};

struct FlatRole {
  std::vector<Code> code;
  std::vector<std::string> slots;
  std::vector<bool> isModular; ///< slot -> only its value mod `period` matters
  /// slot -> it matters mod this.
  std::vector<int64_t> periods;
  /// code -> slots that something from there on may read before it sets them.
  std::vector<llvm::SmallBitVector> live;
  std::vector<FlatLoop> loops;
  /// symbol -> one past the last place that may ask for it again, for a symbol
  /// that varies within the iteration of its loop; 0: never asks.
  std::vector<unsigned> lastUse;
  /// The same, for places that tell how far a loop is.
  std::vector<unsigned> lastLoop;
  std::vector<unsigned> lastPredicate;
};

/// Threads that take the same path.
struct Agent {
  int cta = 0, role = 0;
  int64_t threads = 1;
  bool leadsCta = false, leadsRole = false, leadsWarp = false;
  int warp = 0;          ///< 0: the role's first warp, 1: all others
  bool isSplit = false;  ///< lanes of a warp are agents of their own
};

struct Flat {
  std::string refusal; ///< what is wrong with the program, or empty
  const Program *program = nullptr;
  std::vector<FlatRole> roles;
  std::vector<Agent> agents; ///< by CTA, then role
  std::vector<std::string> labels;
  std::vector<std::string> accumulators;
  std::vector<int> symbolLabel, predicateLabel; ///< varies, or -1
  std::vector<int64_t> modulus;  ///< symbol -> it matters mod this
  std::vector<bool> mayShift;    ///< symbol -> loops forget how far they are
  int64_t period = 1;    ///< loop variables matter mod this
  int64_t threshold = 0; ///< .. and whether they have reached this
  int64_t ctaThreads = 0;
};

/// Finds periods, thresholds, and which loops may forget how far they are.
void analyse(Flat &flat);
/// Never fails: a program that is not well formed gives a refusal.
Flat flatten(const Program &program);

} // namespace tier::problem::protocol

#endif // TIER_LIB_PROBLEM_PROTOCOLFLAT_H
