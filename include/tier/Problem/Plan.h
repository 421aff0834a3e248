//===- Plan.h - how one group of operations runs on a machine -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tile shape, atom, stages, roles, registers, cluster and tile order depend on
// one another, so they are one problem, solved once, at the door What -> Where.
// The answer is an ordered list of variants (guard, plan); the first whose
// guard holds serves, and the last guard is empty.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_PLAN_H
#define TIER_PROBLEM_PLAN_H

#include "tier/Machine/Machine.h"
#include "tier/Problem/Layout.h"

#include <memory>

namespace tier::problem {

enum class GroupKind {
  Elementwise, ///< all iterators parallel
  Rows,        ///< parallel iterators, then one reduced iterator
  Contraction  ///< [batch.., m, n, k]
};

struct Extent {
  std::string name; ///< "M"
  Known facts;      ///< value, or divisor
};

/// One operand of the group.
struct Operand {
  machine::Element element = machine::Element::BF16;
  /// Contraction operands: true if K is contiguous, else MN is. Everything
  /// else: true if the last iterator is contiguous (or the operand does not
  /// depend on it).
  bool isKMajor = true;
  /// A tensor map for it is legal (tensormap::synthesize said so).
  bool allowsBulkCopy = false;
  /// Widest provable vector in bytes (16: fully vectorised). Elementwise: along
  /// the iterator that is contiguous, else along the innermost.
  int64_t vectorBytes = 16;
  /// Contraction: a known divisor of the distance of its rows, in elements.
  int64_t pitchDivisor = 1;
  /// Contraction: no tensor map brings its rows, but one for each remainder of their numbers
  /// by this does, to where they are shifted when they are read; 0: it is not so.
  int64_t residues = 0;
};

/// Of k, the sums that are folded where a program wants more than an
/// instruction keeps (`precision="promoted"`), or has factors in blocks of k.
inline constexpr int64_t promotedK = 128;

/// Bytes of a line of the cache.
inline constexpr int64_t lineBytes = 128;

/// Staging tiles that the copy engine may still read while those of the next tile of the
/// output are filled.
inline constexpr int64_t tilesBehind = 1;

/// What the caller of a contraction wants of its plan; empty: the plan's own.
struct Asked {
  llvm::SmallVector<int64_t, 3> tile; ///< [m, n, k], as the instruction sees it
  llvm::SmallVector<int64_t, 2> cluster;
  int64_t stages = 0;
  /// Rows of the product are columns of the instruction; k is summed in so many
  /// segments. Both with a tile, and without a cluster or stages; where threads multiply,
  /// segments beside stages.
  bool swapsSides = false;
  int64_t segments = 0;
  /// About so many CTAs share the sums, each tile's in as many segments: not with `segments`.
  int64_t ctas = 0;
  /// Segments of integers are added where the sums lie, by the copy engine.
  bool addsSegments = false;
  /// Two roles multiply tiles in turn ("ping-pong").
  bool alternates = false;
  /// "warp": instructions of single warps, with a tile, and without a cluster;
  /// "thread": none, where no instruction serves; "warpgroup" or empty: the plan's own.
  std::string grain;
  /// 1: warps copy what they multiply, with a tile and the grain "warp", and without
  /// a cluster or segments; 0: the plan's own.
  int64_t roles = 0;
};

/// What is asked.
struct PlanQuestion {
  GroupKind kind = GroupKind::Elementwise;
  /// The iteration extents: Elementwise any rank (innermost last); Rows the
  /// parallel extents and last the reduced one; Contraction batch.., m, n, k.
  llvm::SmallVector<Extent> extents;
  /// Everything read. Contraction: A, B, then what the epilogue reads.
  llvm::SmallVector<Operand> inputs;
  llvm::SmallVector<Operand> outputs;
  /// Contraction only: the type of the accumulator.
  machine::Element accumulator = machine::Element::F32;
  /// Contraction only: operands that elementwise work is fused into are
  /// computed by threads and stored, never bulk-copied.
  bool hasFusedProducerA = false, hasFusedProducerB = false;
  /// Contraction only: the arrays with rows and k that such an operand is computed
  /// from, as they lie; empty: it is none, or cannot be computed from their tiles.
  llvm::SmallVector<Operand, 1> producersA, producersB;
  /// Contraction only: sums over this many of k, which a tile's k divides, are
  /// kept apart and then added to the accumulator by the threads (0: they are
  /// not). Both sets lie in registers.
  int64_t foldK = 0;
  /// Contraction only: `foldK` is there because the instruction keeps narrow sums, and for
  /// nothing else: one that does not needs none.
  bool promotes = false;
  /// Contraction only: sides of a tile divide these, since factors of the sums
  /// step with rows and columns (0: they do not).
  int64_t stepM = 0, stepN = 0;
  /// Contraction only: the last tiles of a side may begin where they end with the result, and
  /// compute some of it again, if it has a tile's rows (columns) and tiles have a multiple of so
  /// many; 0: they may not.
  int64_t overlapM = 0, overlapN = 0;
  /// Contraction only: each row or each column has a factor of its own, which
  /// threads hold beside the sums.
  bool hasRowFactors = false, hasColumnFactors = false;
  /// Contraction only: the epilogue reads an array with rows and columns of the product,
  /// in vectors along its rows where these are rows of the instruction too.
  bool readsTiles = false;
  /// Contraction only: something is computed of the sums, beside other elements.
  bool hasEpilogue = false;
  /// Contraction only: what the epilogue computes are products with numbers, of all sums, of
  /// their rows or of their columns.
  bool onlyScales = false;
  /// Contraction only: the epilogue reduces the rows of a tile, beside what it stores.
  bool reducesRows = false;
  /// Contraction only: bulk copies may bring one of these to the tiles that the output
  /// leaves from: its elements are as wide, and as contiguous.
  bool mayCopyTile = false;
  /// Contraction only: every row of A and of B has a factor of this type for
  /// each `scaleBlock` of k, which the instruction multiplies by; 0: not so.
  machine::Element scale = machine::Element::Any;
  int64_t scaleBlock = 0;
  /// Contraction only: the instruction is one of a warp, though the machine has
  /// some of a warpgroup. Tiles are of any number of 16 rows, so that many CTAs
  /// may have the same work.
  bool ofWarps = false;
  /// Rows: elements that a row may begin after an aligned vector; a tile holds
  /// that many more (0: rows are aligned, or nothing is gained).
  int64_t mostShift = 0;
  /// Rows: they begin at vectors, but not all where cache lines do.
  bool beginsInLines = false;
  /// Some function of an element (erf) needs many registers for a while.
  bool hasPolynomial = false;
  /// Rows: a row is read again after it was reduced.
  bool readsRowsAgain = false;
  /// Rows: what is stored are numbers of rows.
  bool onlyReduces = false;
  /// Rows that are neighbours in memory: a CTA may hold whole ones, since nothing is walked
  /// around them, and it has no segments of them.
  bool mayHoldNeighbours = false;
  /// Rows: exponentials of a row's elements are read again, not just summed.
  bool readsExponentials = false;
  /// Rows: arrays of which each row has elements of its own, and those that are the
  /// same for all rows.
  int64_t rowArrays = 0, columnArrays = 0;
  /// Rows: others than the former are gathered.
  bool gathersRows = false;
  /// Rows: the latter may be read once, before rows are walked.
  bool mayKeepArrays = false;
  /// Rows: they are a few numbers each that the grid ahead of theirs has just left.
  bool combinesParts = false;
  /// Of those: parts of sums over k, of which a CTA should read so many at once; 0: others.
  int64_t partsAtOnce = 0;
  /// Rows: reductions of which parts may be combined by another kernel: they depend on no
  /// other, and on the elements of a row nothing depends but them; 0: it is not so.
  int64_t partsPerRow = 0;
  /// Rows: these parts are a maximum and a sum of exponentials of distances from it, which a
  /// thread rescales as it goes: it has computed of each element what it holds.
  bool scalesSums = false;
  /// Rows that are neighbours in memory, and begin inside of vectors: after so many elements
  /// of all of them they begin at vectors again, where they leave no gaps; 0: it is not so.
  int64_t fold = 0;
  /// Rows: nothing is reduced. Rows lie anywhere, and are moved whole or in parts.
  bool movesRows = false;
  /// Elementwise: another dimension lies between the last two in the result, so that the rows of a
  /// tile do not follow one another.
  bool liesBetween = false;
  /// Elementwise and rows: values of 4 bytes a thread keeps alive per element.
  int64_t liveValuesPerElement = 2;
};

/// coefficient * product of extents (indices into the question's list), or, with
/// a modulus, coefficient * (the product's remainder).
struct Term {
  int64_t coefficient = 1;
  llvm::SmallVector<unsigned, 2> extents;
  int64_t modulus = 0; ///< 0: none
  bool operator==(const Term &) const = default;
};
/// sum of terms + constant >= 0.
struct Inequality {
  llvm::SmallVector<Term, 2> terms;
  int64_t constant = 0;
  bool holds(llvm::ArrayRef<int64_t> extents) const;
  bool operator==(const Inequality &) const = default;
};
/// extents[extent] = ceil((terms + constant) / divisor), of extents before it, with
/// terms and a constant that are not negative.
struct Quotient {
  unsigned extent = 0;
  Inequality dividend;
  int64_t divisor = 1;
};
struct Election; // PlanElection.h

/// A conjunction; empty is true.
struct Guard {
  llvm::SmallVector<Inequality, 2> conditions;
  /// What conditions read behind the question's extents, in order.
  llvm::SmallVector<Quotient, 0> quotients = {};
  /// And the model elects this plan among those of the election; null: nobody is asked.
  std::shared_ptr<const Election> election = nullptr;
  unsigned elected = 0;
  bool isAlways() const { return conditions.empty() && !election; }
  bool holds(llvm::ArrayRef<int64_t> extents) const;
  std::string str(llvm::ArrayRef<Extent> extents) const;
};

/// How bytes reach shared memory for one operand.
enum class Transfer { Bulk, CopyGroup, Threads };

/// What `#tier.plan` holds, and the facts it was made from. Two variants may
/// share a plan: compare before compiling twice.
struct Plan {
  bool operator==(const Plan &) const = default;

  llvm::SmallVector<int64_t, 4> tile; ///< contraction [m, n, k]; rows [p, r];
                                      ///< elementwise [n] or [m, n]; of short
                                      ///< extents [l, p, r] and [.., l, m, n]
  llvm::SmallVector<int64_t, 3> atom; ///< [m, n, k]; empty without contraction
  machine::Grain grain = machine::Grain::Thread;
  int64_t stages = 1;
  llvm::SmallVector<int64_t, 2> warps;     ///< per role, textual order
  llvm::SmallVector<int64_t, 2> registers; ///< per role; empty: no budgets
  llvm::SmallVector<int64_t, 2> cluster = {1, 1};
  int64_t group = 1; ///< tile rows visited before the next column of tiles
  /// .. in a grid that has a CTA for each tile, if those are fewer rows; 0: `group`.
  int64_t nearGroup(const machine::Machine &machine) const {
    bool isFewer = cluster == llvm::SmallVector<int64_t, 2>{1, 1} && machine.nearCtas < group;
    return isFewer ? machine.nearCtas : 0;
  }
  /// .. in one that has many waves of tiles of long rows (`Machine::manyWaves`); 0: `group`.
  int64_t farGroup(const machine::Machine &machine) const {
    return nearGroup(machine) && machine.manyWaves ? group / 2 : 0;
  }
  /// Contraction: the instruction's rows are n, its columns m (the product is
  /// formed as D^T = B A^T); `tile`, transfers and shared tiles are of `swapSides`.
  bool swapsSides = false;
  /// Contraction: CTAs that share the sum of one tile, each a segment of k; their
  /// f32 (or i32) parts are added by a second kernel, in order. 1: one.
  int64_t segments = 1;
  /// Contraction: those CTAs add their parts to zeros, in no order, by reducing bulk
  /// stores: sums of integers alone, which no order changes.
  bool addsSegments = false;

  // Not part of the attribute; what later questions need.
  Transfer transferA = Transfer::Threads, transferB = Transfer::Threads;
  /// Contraction: columns of a tile that leave through shared memory at once; 0:
  /// none do, and threads store. Fewer than the tile has: pieces, which take turns
  /// in so many staging tiles.
  int64_t stagedColumns = 0, stagedTiles = 0;
  /// Contraction: bulk copies bring what the epilogue reads of rows and columns to the
  /// staging tiles, ahead of the pieces that are computed there.
  bool copiesTile = false;
  /// Contraction: bulk copies bring tiles of what A is computed from, and those who
  /// multiply compute it, in the registers that the instruction reads.
  bool computesA = false;
  /// Of those: A is an array, whose rows are brought by maps of their residues and shifted.
  bool realignsA = false;
  /// Contraction: a CTA for each tile; those that run take over others that have
  /// not begun. Else each walks tiles by its number.
  bool claimsTiles = false;
  int64_t sharedBytes = 0;    ///< ring and staging
  bool holdsWholeRow = false; ///< rows: one tile holds the reduced extent
  /// Rows in chunks: columns of one array kept in shared memory; 0: none.
  int64_t keptColumns = 0;
  /// Of those: threads copy the row there before they read it, each what it will read.
  bool copiesKept = false;
  /// Rows: the reduced extent where this variant serves is not less, since the
  /// variants before it do not serve.
  int64_t leastColumns = 0;
  /// CTAs of a multiprocessor that registers are bounded for, so that some compute while others
  /// wait; 0: as many registers as a row, or a tile, takes. Contractions with roles launch so
  /// many on each.
  int64_t ctas = 0;
  /// Rows: as many CTAs as run at once walk them, `ctas` on each multiprocessor; the
  /// next row is copied into shared memory while one is reduced in registers.
  bool walksRows = false;
  /// Rows that are walked: so many arrays along the columns are read once for all of them,
  /// and kept in shared memory; others are loaded for every row.
  int64_t keptArrays = 0;
  /// Rows that are walked: what was computed before the last reduction is held, and not
  /// computed again.
  bool holdsComputed = false;
  /// Rows, contractions: about so many CTAs share the work, each a segment of whole chunks, or
  /// tiles of k, whose parts a second kernel combines; the host counts segments. 0: none is
  /// shared.
  int64_t splitCtas = 0;
  /// Contractions: parts of a sum that the second kernel reads at once, about as many as there
  /// are where this variant serves.
  int64_t partsAtOnce = 16;
  /// Rows: so many elements of all of them are seen as one, of as many more rows; the second
  /// kernel combines them too. 1: they are not.
  int64_t fold = 1;
  /// Elements that are left behind those: a kernel of its own reduces them.
  bool foldsRest = false;
  /// Rows that begin anywhere: elements of which a tile begins at a multiple, those of
  /// a vector, or of a cache line.
  int64_t beginsAt = 1;
  /// Rows: lanes of a warp that hold one row, neighbours in turn, so that rows begin
  /// anywhere; 0: each thread holds vectors.
  int64_t elementLanes = 0;
  /// Rows that threads hold in vectors: lanes of a warp that hold one row; 0: as many as it has
  /// vectors.
  int64_t rowLanes = 0;
  /// Rows that are neighbours in memory, held whole: warps that share the elements of each; 0: they
  /// are not such rows, or not held.
  int64_t acrossWarps = 0;
  /// Rows: those of a tile that follow one another are stored as one stretch.
  bool storesStretch = false;
  /// Rows of a product with a vector, parts of rows that the grid ahead of theirs leaves, tiles
  /// with all rows of a product, short sums, or clusters: CTAs may begin while that grid ends.
  bool readsEarly = false;
  /// Of those that would begin so (`beginsEarly`): they have tiles in common, and long sums.
  bool waits = false;
  int64_t vectorElements = 1; ///< elementwise and rows: per access
  /// Elementwise: `turnsVectors`, by a tile of which both sides are longer than vectors.
  bool turnsVectors = false;
  /// Elementwise: columns that a tile and the next one have in common along what is stored,
  /// so that each stores whole vectors of rows that begin anywhere; 0: none.
  int64_t commonColumns = 0;
  /// Of those that turn vectors: bytes that the cache fetches of memory where it misses one; 0: as
  /// many as are asked for.
  int64_t fetchBytes = 0;
  std::string reason;

  /// Rows of a cluster: columns that the part of each CTA is a multiple of; the last one has
  /// what is left too.
  int64_t partUnit() const { return std::max(vectorElements, beginsAt); }
  /// Contraction: whether sums come in segments of k, whoever counts these.
  bool splitsSums() const { return segments > 1 || splitCtas > 0; }
  /// The segments of each tile's sum, where there are so many tiles, and tiles of k: what the
  /// host counts (SplitSum.cpp).
  int64_t segmentsOf(int64_t tiles, int64_t steps) const;
  /// Whether rows have to follow one another without gaps, which no guard of extents says.
  bool asksForDenseRows() const { return fold > 1; }
  int64_t threads(const machine::Machine &machine) const;
  /// Contraction: two roles multiply, each every other tile, with staging tiles of its
  /// own.
  bool alternates() const { return grain == machine::Grain::Warpgroup && warps.size() == 3; }
  /// Whether CTAs may begin while the grid ahead of theirs ends: those of few rows
  /// that have a multiprocessor for themselves, or a row. Others would gather where that
  /// grid left room; those that share tiles run side by side, and would no longer.
  bool beginsEarly(const machine::Machine &machine) const;
};

/// Whether plans differ at most in when their grids begin, which the launch says: one kernel
/// serves both.
bool shareKernel(const Plan &a, const Plan &b);

struct Variant {
  Guard guard;
  Plan plan;
};

/// The widest element, in bytes, of arrays that have some along a tile: numbers of rows have not.
int64_t widestAlongTile(const PlanQuestion &question);

/// Contraction: whether the epilogue may reduce the rows of such tiles: a warp holds whole
/// ones when their sums are complete, and its threads have registers for what that takes.
bool mayReduceRows(const PlanQuestion &question, const Plan &plan);
/// Whether an elementwise kernel reads rows that begin inside of vectors of what it stores, or
/// vectors across neighbouring rows begin so: they are made of the two aligned ones that cover
/// them.
bool coversVectors(const PlanQuestion &question, const machine::Machine &machine);
/// The longest rows that are neighbours in memory of which a CTA holds whole ones; 0: none.
int64_t mostHeldNeighbours(const PlanQuestion &question, const machine::Machine &machine);
/// Elements of the few neighbours of one place, all together, from which on a CTA does not hold
/// them; 0: it holds none so.
int64_t leastNotHeldTogether(const PlanQuestion &question, const machine::Machine &machine);
/// Whether segments of rows along memory that begin anywhere are read so too.
bool coversSegments(const PlanQuestion &question, const machine::Machine &machine);
/// Whether an elementwise kernel turns one array, and rows of what it reads or stores begin
/// inside of vectors: whole ones of memory are moved, and shifted on the way.
bool turnsVectors(const PlanQuestion &question, const machine::Machine &machine);
/// The question of the transposed contraction, whose A is this one's B.
PlanQuestion swapSides(const PlanQuestion &question);
/// The question as the plan answers it: with its instructions, of warps where they are,
/// and its sides swapped where they are.
PlanQuestion asPlanned(const PlanQuestion &question, const Plan &plan);
/// Whether the last tiles of a side (0: rows of the instruction, 1: its columns) overlap those
/// before them, where there is a tile's length. What lies beyond an operand is slow to bring, and
/// tiles that are alike keep step, so that neighbours ask the cache once.
bool mayOverlap(const PlanQuestion &planned, const Plan &plan, unsigned side);
/// The plan of the kernel that sums the segments, which is asked by `question`
/// (its output is the parts), for a plan with several.
Plan planSegments(const PlanQuestion &question, const machine::Machine &machine,
                  const Plan &plan);
/// Ordered variants; the last guard is empty.
llvm::SmallVector<Variant, 0> plan(const PlanQuestion &question,
                                   const machine::Machine &machine);
/// The plan of a contraction on a machine with roles that is as asked for, or
/// what is wrong with it.
std::string planAsked(const PlanQuestion &question, const Asked &asked,
                      const machine::Machine &machine, Plan &plan);
/// The variant that serves these extents.
const Variant &choose(llvm::ArrayRef<Variant> variants,
                      llvm::ArrayRef<int64_t> extents);
/// What is wrong with a plan: shared bytes, threads, registers, CTAs, atom and tile;
/// empty if nothing. Every plan that `plan` returns passes.
std::string verifyPlan(const PlanQuestion &question, const Plan &plan,
                       const machine::Machine &machine);
/// The atom a contraction plan names.
const machine::Atom &atomOf(const PlanQuestion &question,
                            const machine::Machine &machine);
/// The instruction of several warps that reads a computed A from registers, or null.
const machine::Atom *registerAtomOf(const PlanQuestion &question,
                                    const machine::Machine &machine);
/// Shared bytes of a contraction plan: ring of stages, staging, barriers.
int64_t sharedBytesOf(const PlanQuestion &question, const Plan &plan,
                      const machine::Machine &machine);

} // namespace tier::problem

#endif // TIER_PROBLEM_PLAN_H
