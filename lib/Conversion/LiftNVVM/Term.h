//===- Term.h - integers of a kernel as formulas --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An integer, condition or shared address of a kernel is a formula over the
// thread's number, loop variables, values that loops carry, and kernel
// arguments. Formulas are made once: equal ones are one pointer. Addresses of
// shared memory are offsets from its beginning, so masks and shifts on them are
// ordinary arithmetic.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_LIFTNVVM_TERM_H
#define TIER_LIB_CONVERSION_LIFTNVVM_TERM_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

#include <deque>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>

namespace tier::lift {

struct TermNode;
using Term = const TermNode *;

enum class TermKind : uint8_t {
  Constant,
  Thread,   ///< the thread's number in its CTA
  Elected,  ///< 1 in one thread of each warp
  Argument, ///< the same in all threads and at all times: `name`
  Variable, ///< a loop variable or a value that a loop carries: `name`
  Opaque,   ///< anything else: `name`; threads may disagree
  Add,
  Mul,
  FloorDiv,
  Mod,
  And,
  Xor,
  Less,
  Equal,
  Select,
  Descriptor, ///< of a matrix in shared memory: a = its address in bytes
  Remote,     ///< the address a in the CTA b of the cluster
  Tensor      ///< tensor memory whose address was stored at `value`
};

struct TermNode {
  TermKind kind;
  int64_t value = 0; ///< Constant
  std::string name;
  Term a = nullptr, b = nullptr, c = nullptr;
  bool usesThread = false;    ///< Thread or Elected occurs
  bool isFixed = true;        ///< only constants and arguments occur
  bool isOpaque = false;      ///< Opaque occurs
  bool differs = false;       ///< threads may disagree on an Opaque
  bool isTensor = false;      ///< Tensor occurs
};

/// constant + sum of coefficient * term.
struct Linear {
  int64_t constant = 0;
  llvm::MapVector<Term, int64_t> terms;
};

class Terms {
public:
  Term constant(int64_t value);
  Term thread() { return leaf(TermKind::Thread, ""); }
  Term elected() { return leaf(TermKind::Elected, ""); }
  Term argument(llvm::StringRef name) { return leaf(TermKind::Argument, name); }
  Term variable(llvm::StringRef name) { return leaf(TermKind::Variable, name); }
  /// A variable that counts the turns of a loop: never negative.
  Term counter(llvm::StringRef name) {
    counters.insert(name);
    return variable(name);
  }
  /// A value that is unknown and the same in all threads.
  Term uniform(llvm::StringRef name) { return leaf(TermKind::Opaque, name, false); }
  /// A value that nothing uses.
  Term nothing() { return opaque("nothing"); }
  Term opaque(llvm::StringRef name) { return leaf(TermKind::Opaque, name); }

  Term add(Term a, Term b);
  Term sub(Term a, Term b) { return add(a, mul(b, constant(-1))); }
  Term mul(Term a, Term b);
  Term floorDiv(Term a, Term b);
  Term ceilDiv(Term a, Term b);
  Term exactQuotient(Term term, int64_t factor, int64_t divisor);
  Term mod(Term a, Term b);
  Term bitAnd(Term a, Term b);
  Term bitOr(Term a, Term b);
  Term bitXor(Term a, Term b);
  Term less(Term a, Term b);
  Term equal(Term a, Term b);
  Term select(Term condition, Term a, Term b);
  Term isZero(Term a) { return equal(a, constant(0)); }
  Term least(Term a, Term b) { return select(less(a, b), a, b); }
  Term greatest(Term a, Term b) { return select(less(a, b), b, a); }
  Term descriptor(Term address);
  Term remote(Term address, Term rank);
  Term tensor(int64_t slot);

  /// Whether the form says that the value is not negative.
  bool isNatural(Term term) const;
  Linear linear(Term term) const;
  Term fromLinear(const Linear &linear);
  /// Replaces leaves by what `leaf` gives, nothing where it gives null.
  template <typename F> Term map(Term term, F &&leaf) {
    llvm::DenseMap<Term, Term> mapped;
    return map(term, leaf, mapped);
  }

private:
  /// Terms share parts: `mapped` has those that are done.
  template <typename F> Term map(Term term, F &replace, llvm::DenseMap<Term, Term> &mapped);
  Term leaf(TermKind kind, llvm::StringRef name, bool differs = true);
  Term make(TermKind kind, Term a, Term b = nullptr, Term c = nullptr);
  Term intern(TermNode node);
  /// A term of other parts.
  Term rebuild(Term term, Term a, Term b, Term c);

  std::deque<TermNode> nodes;
  llvm::StringSet<> counters;
  using Key = std::tuple<TermKind, int64_t, std::string, Term, Term, Term>;
  struct Hash {
    size_t operator()(const Key &key) const { return llvm::hash_value(key); }
  };
  std::unordered_map<Key, Term, Hash> known;
};

inline std::optional<int64_t> asConstant(Term term) {
  if (term && term->kind == TermKind::Constant)
    return term->value;
  return std::nullopt;
}

inline bool isNothing(Term term) {
  return term && term->kind == TermKind::Opaque && term->name == "nothing";
}

/// A number that divides the term, whatever it is.
int64_t divisorOf(Term term);

/// The value in thread `thread`, if nothing else decides it.
std::optional<int64_t> evaluate(Term term, int64_t thread);

template <typename F>
Term Terms::map(Term term, F &replace, llvm::DenseMap<Term, Term> &mapped) {
  if (!term)
    return nullptr;
  if (Term found = replace(term))
    return found;
  if (!term->a)
    return term;
  if (Term found = mapped.lookup(term))
    return found;
  Term a = map(term->a, replace, mapped), b = map(term->b, replace, mapped),
       c = map(term->c, replace, mapped);
  bool isSame = a == term->a && b == term->b && c == term->c;
  return mapped[term] = isSame ? term : rebuild(term, a, b, c);
}

} // namespace tier::lift

#endif // TIER_LIB_CONVERSION_LIFTNVVM_TERM_H
