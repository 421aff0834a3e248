//===- AtomFragment.h - the fragments of one matrix instruction -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which (register, lane, warp) of one instruction holds which element of its A
// [m, k], its B [n, k] and its accumulator [m, n], over the instruction's own
// tile. Fragment.h repeats these over the tile of a CTA.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_ATOMFRAGMENT_H
#define TIER_PROBLEM_ATOMFRAGMENT_H

#include "tier/Problem/Fragment.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace tier::problem {

enum class Operand { A, B, Accumulator };
/// "a", "b" or "accumulator".
std::optional<Operand> parseOperand(llvm::StringRef text);

/// The fragment of `operand`. Where n varies it is `n` (0: the smallest). An
/// instruction of one thread holds one element of each. Refuses `layout.atom`
/// if the instruction reads the operand from shared memory only, or has no such
/// n.
llvm::Expected<Fragment> fragmentOf(const machine::Atom &atom, Operand operand,
                                    int64_t n = 0);

/// The instruction of this name, else the first for an element by that name,
/// or null.
const machine::Atom *findAtom(const machine::Machine &machine,
                              llvm::StringRef nameOrElement);

} // namespace tier::problem

#endif // TIER_PROBLEM_ATOMFRAGMENT_H
