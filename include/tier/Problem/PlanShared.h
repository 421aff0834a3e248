//===- PlanShared.h - rows of operands in shared memory -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CTAs of a cluster that share the tile of an operand copy a part of it each, of
// whole groups of 8 rows, which a swizzle permutes, and all as many. A product may
// have fewer columns than that makes rows: it leaves the last ones alone.
//
//   256 x 152 in pairs: parts of 80 rows, 160 in shared memory, of which
//                       the instructions read 152
//
// Where B lies along its columns, boxes bring them, as wide as a swizzle permutes, also where a tile
// ends inside of one: boxes of 32 bytes, of which any multiple of 16 columns consists, take twice as long.
//
//   128 x 176:          176 columns in three boxes of 64, 192 in shared memory
//
// A tile may also have fewer rows than its instructions, so that all multiprocessors
// have some: copies bring the first rows, and sums of the others are not stored.
//
//   32 x 16:            32 rows of 64 in shared memory, which the instructions read
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_PLANSHARED_H
#define TIER_PROBLEM_PLANSHARED_H

#include "tier/Problem/Plan.h"

namespace tier::problem {

/// Rows of the sums that the instructions of a contraction's tile form: its own, or more.
int64_t rowsOfInstructions(const Plan &plan);
/// Whether these are more.
bool hasSpareRows(const Plan &plan);
/// Whether the parts of a sum lie without gaps between their rows, so that the kernel that adds
/// them has all as one dimension: where rows may be as short as a tile, or a role of threads moves
/// its operands. Threads store such parts, since rows of bulk copies begin at multiples of 16 bytes.
bool arePartsDense(const Plan &plan);
/// Columns, of so many bytes each, of the boxes that bring so many columns of B to a tile of this plan
/// where rows lie along them: one box of 32, 64 or 128 bytes of each row, or several of 128. Narrower ones,
/// and no column more, come to tiles of 256 rows in clusters, which multiply for longer than boxes take, and,
/// in boxes of 64 bytes, to those of 64 rows, which read most for what they multiply.
int64_t columnsOfBoxes(const Plan &plan, int64_t columns, int64_t bytes);
/// Rows of a contraction's tile of A (side 0) or B (1), as the instruction sees them, that lie in the
/// shared memory of one CTA.
int64_t sharedRowsOf(const PlanQuestion &question, const Plan &plan, unsigned side);
/// Whether threads that multiply read an operand that lies along k as it lies. It is copied in
/// vectors then, and not one element after another, which counts for tiles with few sums; but
/// multiplies of vectors of k wait for registers of one bank, which counts for the others.
bool threadsReadAlongK(const Operand &operand, llvm::ArrayRef<int64_t> tile,
                       const machine::Machine &machine);
/// By how much a product takes longer whose operand is computed in registers, in attoseconds for each
/// multiplication: always, and where rows begin inside of cache lines besides, since such products take no
/// pairs of CTAs (PlanPrologue.cpp).
struct ComputingCost {
  int64_t always = 0, insideLines = 0;
};
/// Of a product with an operand that those who multiply compute in registers; none: nobody does.
std::optional<ComputingCost> costOfComputing(const PlanQuestion &question,
                                             const machine::Machine &machine);
/// The most rows or columns beside a long operand of elements of 4 bytes that lies along its side, for
/// which warps load its words as they lie, and the k from which on they do where these are more
/// than 64 (PlanTurning.cpp).
constexpr int64_t mostBesideWords = 128, longSumsOfWords = 768;
/// They do so too for the words of a short side that lies along it, up to so many rows or columns, where
/// the operand beside it lies along k and has no more rows than this.
constexpr int64_t mostOfWords = 64, mostRowsBesideWords = 4224;
/// Whether there are such plans for a product: not where an operand is computed, say.
bool loadsWords(const PlanQuestion &question, const machine::Machine &machine);

} // namespace tier::problem

#endif // TIER_PROBLEM_PLANSHARED_H
