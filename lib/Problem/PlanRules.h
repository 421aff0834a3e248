//===- PlanRules.h - what the kinds of groups share when planned ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_PLANRULES_H
#define TIER_LIB_PROBLEM_PLANRULES_H

#include "tier/Problem/Plan.h"

#include <vector>

namespace tier::problem {

using Variants = llvm::SmallVector<Variant, 0>;

/// extents[index] <= bound.
Inequality atMost(unsigned index, int64_t bound);
/// scale * product of extents [first, last) >= bound.
Inequality productAtLeast(unsigned first, unsigned last, int64_t scale,
                          int64_t bound);

/// Of rows that follow each other without gaps: where the next one begins, within a line
/// of the cache; holds if some do inside of it. No terms: all are known to begin at lines.
Inequality startInsideOfLines(const PlanQuestion &question);

/// Bytes of k in a tile, and of contiguous rows in a box: what a swizzle permutes.
inline constexpr int64_t swizzleSpan = 128;
/// Columns of a piece of the output where it leaves in pieces: few, since what is
/// computed of them is alive at once, beside the sums of those to come. Each
/// costs a meeting of the role.
inline constexpr int64_t pieceColumns = 32;

/// Rows of tall tiles: an instruction of each of three warpgroups, or two of each of two.
inline constexpr int64_t threeGroups = 192, tallRows = 256;
/// Columns of an instruction of a warpgroup; wider tiles have two side by side.
inline constexpr int64_t mostOfOne = 256;

inline bool isOfTwoBytes(const Operand &array) { return machine::byteWidth(array.element) == 2; }
/// Whether bulk copies bring both operands.
inline bool isBulk(const Plan &plan) {
  return plan.transferA == Transfer::Bulk && plan.transferB == Transfer::Bulk;
}
/// Whether so many rows of an operand are copied in whole boxes: those that are
/// contiguous lie in spans.
bool hasWholeSpans(const Operand &operand, int64_t rows);
/// Whether CTAs of a cluster share this operand by parts of k, since parts of its rows would cut spans.
bool sharesPartsOfK(const PlanQuestion &question, const Plan &plan, unsigned side);

/// Tiles of `m` by `n` elements and `spans` times 128 bytes of K that one role moves
/// and `warps` warps multiply, with at most `mostStages` stages of them.
struct RoleTile {
  int64_t m, n, warps, mostStages = 8, spans = 1;
  /// Two roles of so many warps multiply tiles in turn.
  bool alternates = false;
};
/// The question for an instruction of a warp, where the machine has some of a warpgroup.
PlanQuestion askWarps(PlanQuestion question);
/// The k of a tile that would have so much: where sums of blocks are folded, a part of one, or
/// whole ones that lie in whole spans.
int64_t depthOf(const PlanQuestion &question, const machine::Atom &atom, int64_t k);
/// The plan of a warpgroup atom, or of a warp's (`question.ofWarps`), with this tile.
Plan planRoleTile(const PlanQuestion &question, const machine::Machine &machine,
                  const RoleTile &tile);
/// .. with a tile of 64 x 64. Where threads move an operand two CTAs share a multiprocessor: one
/// waits for memory while the other does.
Plan planSmallTile(const PlanQuestion &question, const machine::Machine &machine);
/// Variants that stand for election where tiles are few and none of those before serves
/// (PlanElected.cpp); none if the machine was not measured, or operands are not copied in
/// bulk.
Variants planElected(const PlanQuestion &question, const machine::Machine &machine,
                     llvm::ArrayRef<Variant> before);
/// .. where tiles are many, and rows that lie along k begin inside of cache lines.
Variants planElectedClusters(const PlanQuestion &question, const machine::Machine &machine);
/// Of large tiles of a few waves, whose operands lie along k in rows that begin where lines do: what
/// the others leave. Elements have 2 bytes.
Variants planElectedAtLines(const PlanQuestion &question, const machine::Machine &machine);
/// Tiles of `m` by `n` elements and `depth` bytes (on a host: elements) of K
/// that `warps` warps move and multiply.
struct SharedTile {
  int64_t m, n, depth, warps;
};
/// The plan of a warp atom, or of a host, with this tile.
Plan planSharedTile(const PlanQuestion &question,
                    const machine::Machine &machine, const SharedTile &tile);
/// Whether threads multiply, or warps f64: everyone copies, then multiplies (PlanThreads.cpp).
bool isOfThreads(const PlanQuestion &question, const machine::Machine &machine);
/// A tile [m, n, k] of a product that threads multiply, in `stages` stages (0: as many as it
/// takes), whose sums come in `segments`, or are shared by about `splitCtas` CTAs.
struct ThreadTile {
  int64_t m, n, k, stages = 0, segments = 0, splitCtas = 0;
};
Plan planThreadTile(const PlanQuestion &question, const machine::Machine &machine,
                    const ThreadTile &tile);
/// Variants of a product that threads multiply (PlanThreads.cpp).
Variants planThreads(const PlanQuestion &question, const machine::Machine &machine);
/// The plan that is asked for where threads multiply, or what is wrong with it (PlanThreads.cpp).
std::string planAskedOfThreads(const PlanQuestion &question, const Asked &asked,
                               const machine::Machine &machine, Plan &plan);
/// A tile [m, n, k] of a warp's instruction that one role copies and multiplies, in
/// `stages` stages (0: as many as fit).
struct OwnTile {
  llvm::SmallVector<int64_t, 3> tile;
  bool swapsSides = false;
  int64_t stages = 0;
};
/// The plan with this tile on a machine whose other plans have a role that moves
/// operands, or what is wrong with it (PlanSkinny.cpp).
std::string planOwnCopies(const PlanQuestion &question, const machine::Machine &machine,
                          const OwnTile &own, Plan &plan);
/// Variants whose warps copy what they multiply, where that was measured to be faster
/// (PlanSkinny.cpp).
Variants planOwnWarps(const PlanQuestion &question, const machine::Machine &machine);
/// Whether an operand of elements of 4 bytes lies along its side, which no instruction of a warpgroup
/// reads, and how many warps multiply a tile of such: each word is loaded by itself, so of 32 x 32 sums a
/// warp loads one for each two products of a lane, of 16 x 32 three for four.
bool turnsWords(const PlanQuestion &question);
int64_t countTurningWarps(int64_t rows, int64_t columns);
/// Few rows or columns beside such an operand (PlanTurning.cpp).
Variants planTurning(const PlanQuestion &question, const machine::Machine &machine);
/// Few tiles of long sums, which come in as many segments as the launch counts (PlanDeep.cpp).
/// `deepest` are those that serve where no plans are judged: others leave these as they are.
Variants planDeep(const PlanQuestion &question, const machine::Machine &machine,
                  llvm::SmallVectorImpl<Variant> &deepest);
/// Variants of a warpgroup atom where m is short (PlanSkinny.cpp).
Variants planSkinny(const PlanQuestion &question,
                    const machine::Machine &machine);

/// Whether rows of results of 2 or 4 bytes may begin inside of vectors.
bool storesInsideOfVectors(const PlanQuestion &question);

/// Where two roles multiply tiles in turn (PlanTurns.cpp): the variants that gain from
/// it, the tile that serves where none is asked for, and what is wrong with a plan, or
/// with what is asked for beside.
Variants planTurns(const PlanQuestion &question, const machine::Machine &machine);
llvm::SmallVector<int64_t, 4> tileOfTurns(const PlanQuestion &question);
std::string verifyTurns(const PlanQuestion &question, const Plan &plan);
std::string checkTurns(const PlanQuestion &question, const Asked &asked,
                       const machine::Machine &machine);
/// Variants of large tiles of a warpgroup atom whose operands are copied in bulk: those
/// whose waves, or waves of pairs of them, end soonest (PlanLargeTiles.cpp). All of them
/// ask for `where`; the last one for no more.
Variants planLargeTiles(const PlanQuestion &question,
                    const machine::Machine &machine, bool inPairs,
                    const Guard &where);
/// Whether threads store element by element, neighbours in rows of their own: rows of the product
/// are columns of the instruction, and do not leave through shared memory. (Of 3001 x 3001 x 1023,
/// whose rows of 3001 begin inside of vectors, 192 x 192 takes 62.7 us so on an H200, else 32.1.)
bool scattersRows(const PlanQuestion &question, const Plan &plan);
/// Large tiles of clusters that stand for election, of any 8 columns and either way around, where
/// both operands lie along k. Those of the table come first, which were measured one by one; pairs
/// lie as they ask for fewer rows.
struct LargeClusters {
  std::vector<Plan> plans;
  size_t measured = 0; ///< so many of the first
};
LargeClusters planLargeClusters(const PlanQuestion &question, const machine::Machine &machine);

/// Whether the rows of one array are each combined with a vector and reduced, as those of
/// a matrix that is multiplied by it.
bool multipliesVector(const PlanQuestion &question);

Variants planContraction(const PlanQuestion &question,
                         const machine::Machine &machine);
Variants planRows(const PlanQuestion &question,
                  const machine::Machine &machine);
/// Rows that are neighbours in memory (PlanNeighbours.cpp): whether a question is of such.
bool areNeighbours(const PlanQuestion &question);
/// And whether vectors that lie across them begin at none of memory, for some element.
bool beginInsideOfVectors(const PlanQuestion &question, const machine::Machine &machine);
/// Bytes of the widest element that is read.
int64_t widestInput(const PlanQuestion &question);
Variants planNeighbours(const PlanQuestion &question, const machine::Machine &machine);
Variants planElementwise(const PlanQuestion &question,
                         const machine::Machine &machine);
/// Tiles of three dimensions, where two of the last three are short, or of four (PlanBlocks.cpp).
Variants planBlocks(const PlanQuestion &question, const machine::Machine &machine);

/// Steps of k are three quarters as long where both operands lie along their sides and the ring would have three
/// stages: four take the same room then, of which three are on their way while one is multiplied, not two. (Rows of k
/// would have 96 bytes.) 128 x 288 in pairs, of x.T @ w of 3144 x 3008 x 4104, take 110.8 us, so 105.4 (H200).
void chooseDepth(const PlanQuestion &question, const machine::Machine &machine, Plan &plan, int64_t mostStages = 8);
/// Makes the plan one of CTAs in such clusters: what they share may take more shared
/// memory, and leave less for stages.
void placeInCluster(const PlanQuestion &question, const machine::Machine &machine,
                    llvm::ArrayRef<int64_t> cluster, Plan &plan);
/// Clusters of so many CTAs that run at once: pairs on all multiprocessors; of more, fewer, since
/// a cluster lies in one group of multiprocessors, whose number it does not divide (of fours, and
/// of eights, 30 and 15 on H100 and H200).
int64_t countClusters(const machine::Machine &machine, int64_t ctas);
/// The plan with clusters of so many CTAs, one above the other and side by side, where such
/// a plan gains from them; nothing where it cannot have them.
std::optional<Variant> planShared(const PlanQuestion &question, Plan single,
                                  const machine::Machine &machine,
                                  llvm::ArrayRef<int64_t> cluster);
/// What is wrong with the cluster of a plan of rows, or nothing.
std::string verifyRowCluster(const PlanQuestion &question, const Plan &plan,
                             const machine::Machine &machine);
std::string verifyCluster(const PlanQuestion &question, const Plan &plan,
                          const machine::Machine &machine);
std::string verifyContraction(const PlanQuestion &question, const Plan &plan,
                              const machine::Machine &machine);
/// Whether columns leave in pieces of so many. Where these do not divide them the last
/// two have some in common, which are stored twice: of sums alone, since what is read
/// beside them may lie where the output does.
bool mayCutColumns(const PlanQuestion &question, const Plan &plan, int64_t columns);
/// "[64, 128]", or "none".
std::string listOf(llvm::ArrayRef<int64_t> numbers);

/// Rows: words a thread needs besides the elements it holds.
inline constexpr int64_t overheadRegisters = 24;

/// Elements of a thread where they are no vectors, whatever their width.
inline constexpr int64_t mostElements = 32;
/// Vector accesses of a thread that are under way at once.
inline constexpr int64_t vectorsInFlight = 4;
/// Elements of the widest access that every operand allows.
int64_t vectorElements(const PlanQuestion &question, const machine::Machine &machine);
/// A plan of one role.
Plan basePlan(llvm::ArrayRef<int64_t> tile, int64_t threads, int64_t vector,
              const machine::Machine &machine);

/// Whether rows of 2-byte elements are stored as bytes, beside numbers of rows: beside the row, two
/// elements of which are a word, a thread holds little (PlanRows.cpp).
bool isQuantised(const PlanQuestion &question);

/// Whether shared memory has room for so many bytes of each of so many CTAs, beside what the machine
/// takes for each, and what its warps leave for one another.
inline bool haveRoom(int64_t ctas, int64_t bytes, const machine::Machine &machine) {
  constexpr int64_t system = 1024, scratch = 1024; // of each CTA
  return ctas * (bytes + scratch + system) <= machine.sharedBytes + system;
}

/// Threads of a CTA that walks rows, elements of each, CTAs of a multiprocessor, and CTAs
/// of a cluster that walk together, each with its part of a row (PlanWalked.cpp).
struct WalkedRow {
  int64_t threads, perThread, ctas, cluster = 1;
  int64_t keptArrays = 0;
  int64_t perCta() const { return threads * perThread; }
  int64_t capacity() const { return cluster * perCta(); }
  /// Whether tiles of rows that begin anywhere begin at lines of the cache. Of shorter tiles what a line
  /// has before a row is too much: they begin at vectors.
  bool beginsInLines() const { return perCta() >= 2048; }
  /// Whether the CTAs have room for the next row, and for the arrays that are kept.
  bool fits(const PlanQuestion &question, const machine::Machine &machine) const;
};
/// Whether CTAs can walk the rows: of one array that is read again.
bool mayWalkRows(const PlanQuestion &question, const machine::Machine &machine);
/// Where they are faster so, longer ones behind shorter ones.
llvm::SmallVector<WalkedRow, 0> walkedRows(const PlanQuestion &question,
                                           const machine::Machine &machine);
/// Rows that CTAs hold otherwise, and walk where there are more than run at once.
llvm::SmallVector<WalkedRow, 0> walkedOfMany(const PlanQuestion &question,
                                             const machine::Machine &machine);
/// The plan of such CTAs, whose rows begin where they do.
Plan planWalkedRow(const PlanQuestion &question, const WalkedRow &row,
                   const machine::Machine &machine);

/// Threads of a CTA that copies a row to shared memory, vectors that each has of a chunk, chunks,
/// and CTAs of a multiprocessor (PlanKept.cpp).
struct CopiedRow {
  int64_t threads, vectors, chunks, ctas;
  int64_t vectorsOfRow() const { return threads * vectors * chunks; }
};
/// Rows that are copied, and the longest tile of those that are held before them.
struct CopiedRows {
  llvm::SmallVector<CopiedRow, 4> rows; ///< longer ones behind shorter ones
  int64_t mostHeld = 0;
};
CopiedRows copiedRows(const PlanQuestion &question, const machine::Machine &machine);
/// The plan of such a CTA.
Plan planCopiedRow(const PlanQuestion &question, const CopiedRow &row,
                   const machine::Machine &machine);

/// The widest element read or written, in bytes.
int64_t widestElement(const PlanQuestion &question);

/// How an A that is computed reaches the instruction (PlanPrologue.cpp).
struct Prologue {
  /// Reads A from registers: those who multiply compute it. Null: `refusal`.
  const machine::Atom *atom = nullptr;
  std::string refusal; ///< empty where A is an array
};
Prologue findPrologue(const PlanQuestion &question,
                      const machine::Machine &machine);
/// Up to 64 columns beside an A that is computed in registers.
Variants planFewColumns(const PlanQuestion &question, const machine::Machine &machine);
/// A side of the product in tiles: an extent of the question, and how much of it a tile has.
struct TiledSide {
  unsigned extent;
  int64_t size;
};
/// The number of waves of such tiles, of all batches, `atOnce` in each: a quotient that the guard's
/// conditions read behind the extents.
unsigned countWaves(const PlanQuestion &question, TiledSide rows, TiledSide columns, int64_t atOnce,
                    Guard &guard);
/// The variants of a product with an operand that comes in residues: as A, in registers.
Variants planResidues(const PlanQuestion &question, const machine::Machine &machine);
/// The variants of the transposed question, as answers to `question`: rows of the
/// product are columns of the instruction.
Variants turnVariants(Variants variants, const PlanQuestion &question);

} // namespace tier::problem

#endif // TIER_LIB_PROBLEM_PLANRULES_H
