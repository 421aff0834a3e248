//===- Emit.h - kernels over tiles ------------------------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An expression is emitted over a frame: some dimensions of the domain are axes
// of the tile, the others are single coordinates. A value that does not depend
// on an axis is computed on the slice of the fragment without it and repeated
// only where it meets one that does.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_EMIT_H
#define TIER_CONVERSION_LINALGTOTIER_EMIT_H

#include "Expression.h"

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Machine/BulkCopy.h"
#include "tier/Problem/Fragment.h"
#include "tier/Problem/Plan.h"

#include "llvm/ADT/SetVector.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace tier::where {

/// A tile over some axes of a frame, or a scalar.
struct Tile {
  mlir::Value value;
  llvm::SmallBitVector dims; ///< of the domain
};

/// Where a tile of the expression is taken.
struct Frame {
  llvm::SmallVector<unsigned> axes;           ///< dimensions, in tile order
  layout::FragmentAttr fragment;              ///< over all axes
  /// For leaves that are contiguous along the other of two axes: null if there are none.
  layout::FragmentAttr turned;
  llvm::SmallVector<mlir::Value> position;    ///< per dimension: first coordinate
  llvm::SmallBitVector inbounds;              ///< dimensions that never leave the domain
  std::vector<llvm::DenseMap<const Node *, Tile>> memo{1};

  bool isAxis(unsigned dim) const { return llvm::is_contained(axes, dim); }
  void push() { memo.emplace_back(); }
  void pop() { memo.pop_back(); }
};

/// Where a tile lies in memory, as loads name it.
struct Place {
  mlir::Value view;
  llvm::SmallVector<mlir::Value> indices;
  mlir::DenseBoolArrayAttr inbounds;
  mlir::Value from; ///< null: at the first column
};

/// What is computed of a tile's sums, a piece of columns after another.
struct Epilogue {
  struct Piece {
    Frame frame;
    size_t part;   ///< of the tile, whose sums it reads
    int64_t first; ///< column of the part
    bool isCut;    ///< not the whole part
  };
  llvm::SmallSetVector<const Node *, 4> leaves; ///< read beside the sums
  /// What bulk copies bring to the tiles that the pieces leave from; null: nothing.
  const Node *copied = nullptr;
  llvm::SmallVector<mlir::Value, 0> tiles; ///< shared; of the pieces
  /// How pieces of a leaf are loaded, if not as the sums lie.
  llvm::SmallDenseMap<const Node *, layout::FragmentAttr> rows;
  int64_t columns = 0; ///< that leave at once; 0: all
  llvm::SmallVector<Piece, 0> pieces;
  int64_t loaded = 0; ///< pieces whose leaves were loaded
  /// Registers of a thread: what leaves may take beside all sums, and what a piece
  /// takes of either.
  int64_t room = 0, sumsOfPiece = 0, readByPiece = 0;

  /// Pieces that may be loaded when so many were stored.
  int64_t countThatFit(int64_t stored) const {
    int64_t left = room + stored * sumsOfPiece;
    return leaves.empty() || left < 0 ? 0 : left / std::max<int64_t>(readByPiece, 1);
  }
  /// Of one part.
  int64_t countPieces(const Frame &part) const {
    int64_t all = part.fragment.getShape()[1];
    return columns && columns < all ? llvm::divideCeil(all, columns) : 1;
  }
};

/// The first half of the columns, if those of both halves are registers of the same threads.
std::optional<problem::Fragment> cutHalf(const problem::Fragment &whole);

/// Rows that begin inside of a vector: the tile starts at the aligned address
/// before its first row, and its further rows are as far from such an address.
struct Shift {
  const Node *of = nullptr; ///< the leaf that is aligned; null: no shift
  int64_t elements = 1;     ///< of a vector, and from row to row of a tile
  int64_t rowStep = 1;
  mlir::Value row;          ///< the first one
  mlir::Value rows;         ///< of the tile that exist
  mlir::Value before;       ///< columns from where tiles begin to where the row does
  mlir::Value from, end;    ///< columns of a row, or of a part of it, in the tile
};

/// Whole chunks from `first` to `end`, and the elements behind them that are left.
struct Chunks {
  mlir::Value first, end;
  mlir::Value left; ///< null: there never are any
};

/// The columns of a row that one CTA of a cluster holds. Its views begin and end there.
struct Part {
  mlir::Value first; ///< null: the row is not shared
  mlir::Value length;
};

/// A maximum, and a sum of exponentials of distances from it, that CTAs of a cluster
/// combine when they meet once (ScaledSum.cpp).
struct ScaledSum {
  const Node *most, *sum;
  const Node *terms;     ///< the exponentials
  mlir::Value ofPart;    ///< the maximum of the CTA's part
  mlir::Value scale;     ///< what its exponentials are taken from
  mlir::Value factor;    ///< what they are multiplied by, to be those of the row
};

/// What stays in shared memory where each thread loads what it stored: the row that a CTA
/// walks in chunks, from the first pass that reads it on, or an array along the columns of
/// rows that CTAs walk, from before the first of them on.
struct Kept {
  const Node *of;
  mlir::Value memory; ///< as tiles of the array have their axes
  bool isStored = false; ///< some pass stores it, maybe the current one
  bool isFilled = false; ///< all of it was stored before
};

/// Factors of the rows of an operand, one for each index of the dimension `step`,
/// which steps with blocks of k; without one, one for all of k.
struct Scales {
  Node *node = nullptr; ///< null: the instruction has none
  std::optional<unsigned> step;
};

/// A contraction whose factors an instruction multiplies by: one of the rows of each
/// side, that step with equal blocks of the summed dimension.
struct ScaledProduct {
  machine::Element scale;
  int64_t block = 0;       ///< elements of k that share a factor
  unsigned factors[2] = {}; ///< inputs of the op: those of `lhs` and of `rhs`
};
/// None: the machine has no such instruction, or the factors are others (Scales.cpp).
std::optional<ScaledProduct> findScaledProduct(mlir::linalg::GenericOp op,
                                               const ContractionBody &body,
                                               const machine::Machine &machine);

/// Whether tiles hold packed numbers as memory does, in bytes without gaps: no engine
/// spreads them.
inline bool tilesAreBytes(const machine::Machine &machine) {
  return !machine::bulkCopyEngineOf(machine.name).packsElements;
}

/// What a kernel is asked to do, its dimensions named.
struct Task {
  problem::GroupKind kind = problem::GroupKind::Elementwise;
  llvm::SmallVector<unsigned> outer; ///< one coordinate per block
  llvm::SmallVector<unsigned> tiled; ///< [.., n]; rows [p, r]; contraction [m, n]
  unsigned reduced = 0;              ///< rows: r; contraction: k
  /// Rows: another dimension of a tile's rows, before that in `tiled`, where the plan says so.
  std::optional<unsigned> blocked;
  llvm::SmallVector<unsigned> walked; ///< rows: reduced, one coordinate at a time
  Node *a = nullptr, *b = nullptr;   ///< contraction
  Scales scales[2];                  ///< contraction: of a and b
  const Node *shifted = nullptr;     ///< rows: what is aligned by a shift, or null
  unsigned contiguous = 0;           ///< index into `tiled`
  /// Rows: pairs of host values that are equal where the array has no gaps.
  llvm::SmallVector<std::pair<mlir::Value, mlir::Value>, 1> dense;
  problem::PlanQuestion question;
  /// Dimensions in the order of the question's extents.
  llvm::SmallVector<unsigned> order;
};

/// What the program's attribute `tier.asked` wants of plans; nothing without one.
std::optional<problem::Asked> findAsked(const Kernel &kernel);
/// The segments of k of a contraction: as many as the plan says, or as the CTAs that share
/// its tiles.
SumSegments countSegments(const Kernel &kernel, const Task &task, const problem::Plan &plan,
                          Host &host);
/// Names the dimensions of a kernel and asks for its plan.
mlir::FailureOr<Task> buildTask(Kernel &kernel, Host &host,
                                const machine::Machine &machine);

/// Leaves those variants of a stage whose CTAs share rows, and one that serves whatever comes.
void keepThoseThatShare(llvm::SmallVectorImpl<problem::Variant> &variants);

/// The task as the plan answers it: that of the transposed contraction, whose tiles are
/// [n, m], where the plan swaps sides.
Task asPlanned(Task task, const problem::Plan &plan);

/// Whether all rows of a leaf are known to begin at multiples of so many elements.
bool beginsAtMultiples(const Node &leaf, unsigned along, const Host &host, int64_t elements);

/// The leaf whose rows a shift would align to `elements`, of an array that begins at a
/// multiple of `vector`: what is stored, else the widest that is read; null if all rows are
/// known to begin so, or none can.
const Node *findShifted(const Kernel &kernel, const Task &task, const Host &host,
                        int64_t elements, int64_t vector);

/// The arrays with dimensions `side` and `k` that an operand is computed from, each
/// once, in the order of its expression.
llvm::SmallVector<const Node *> findProducerLeaves(const Node &operand, unsigned side,
                                                   unsigned k);

/// Whether two leaves read the same elements of an array.
bool readsSame(const Node &a, const Node &b);
/// Arrays along the columns that may be read once for all rows that a CTA walks: those
/// that no reduction reads, where all rows begin alike.
llvm::SmallVector<const Node *> findKeptArrays(const Kernel &kernel, const Task &task);
/// What the epilogue reads of rows and columns that bulk copies could bring to the tiles
/// that the result leaves from, or null (CopiedTile.cpp).
const Node *findCopiedTile(const Kernel &kernel, const Task &task, const Host &host);

/// Elements of a vector access that are provably aligned along `dim`.
int64_t getVectorElements(const Node &leaf, unsigned dim, const Host &host);
using ir::getElement;

/// Emits one variant of a kernel.
class KernelEmitter {
public:
  KernelEmitter(Host &host, Kernel &kernel, const Task &task,
                const machine::Machine &machine, const problem::Plan &plan)
      : host(host), kernel(kernel), task(task), machine(machine), plan(plan),
        builder(kernel.root.getContext()) {}

  /// The gpu.func in a new module of this name after `after`.
  mlir::FailureOr<mlir::gpu::GPUFuncOp> run(llvm::StringRef name,
                                            mlir::Operation *after);
  /// What the host passes, in the order of the parameters.
  llvm::SmallVector<mlir::Value> arguments;
  /// Blocks to launch, on the host.
  mlir::Value blocks;

private:
  enum class Category { Base, Extent, Stride, Scalar };
  struct Parameter {
    Category category;
    mlir::Value host;
    mlir::Value inside;
  };

  // Parameters and index arithmetic (EmitIndex.cpp).
  mlir::Value getParameter(mlir::Value value, Category category);
  mlir::Value getIndex(mlir::Value value, Category category = Category::Extent);
  mlir::Value getScalar(mlir::Value value);
  mlir::Value constant(int64_t value);
  mlir::OpFoldResult getFoldable(mlir::Value value, Category category);
  /// Splits `linear` into tile counts, last entry fastest.
  llvm::SmallVector<mlir::Value> delinearize(mlir::Value linear,
                                             llvm::ArrayRef<mlir::Value> counts);
  /// The view of a leaf over the outer dimensions it depends on, then `axes`,
  /// then that many times the same element.
  mlir::Value getView(const Node &leaf, llvm::ArrayRef<unsigned> axes,
                      llvm::SmallVectorImpl<unsigned> &dims, int64_t repeats = 0);
  void finish(mlir::gpu::GPUFuncOp func);

  // Tiles (Emit.cpp).
  mlir::FailureOr<Tile> emit(Frame &frame, const Node &node);
  Tile emitLeaf(Frame &frame, const Node &leaf);
  /// The axes that a leaf depends on, at least one.
  llvm::SmallBitVector getTileDims(const Frame &frame, const Node &leaf);
  /// The part of a leaf at the frame's position that has these of its axes.
  Place findPlace(const Frame &frame, const Node &leaf, const llvm::SmallBitVector &dims);
  mlir::FailureOr<Tile> emitGather(Frame &frame, const Node &leaf);
  mlir::LogicalResult emitRowNumbers(Frame &frame);
  Tile emitElement(Frame &frame, const Node &leaf, const llvm::SmallBitVector &dims);
  mlir::FailureOr<Tile> emitBody(Frame &frame, mlir::linalg::GenericOp op,
                                 llvm::ArrayRef<Tile> inputs, mlir::Value yielded);
  mlir::FailureOr<Tile> emitMap(Frame &frame, const Node &node);
  Tile repeat(Frame &frame, Tile tile, const llvm::SmallBitVector &dims,
              mlir::Location loc);
  mlir::RankedTensorType getType(const Frame &frame, const llvm::SmallBitVector &dims,
                                 mlir::Type element);
  layout::FragmentAttr getFragment(const Frame &frame, const llvm::SmallBitVector &dims);
  mlir::Value getConstantTile(mlir::RankedTensorType type, mlir::TypedAttr value,
                              mlir::Location loc);
  layout::FragmentAttr getRowsOfLanes(const Frame &frame);
  bool storesLines(const Frame &frame, int64_t columns) const;
  bool storesTurnedLines(int64_t columns) const;
  /// Computes a value and stores it: all of a tile, or the piece from column `first`
  /// of `columns`.
  mlir::LogicalResult emitStore(Frame &frame, const Node &value, const Node &target,
                                mlir::Location loc, int64_t first, int64_t columns);
  /// The same of the result, and of what is stored as it is.
  mlir::LogicalResult emitStore(Frame &frame, int64_t first = 0, int64_t columns = 0);
  /// A view that ends with the rows of the tile, where its instructions have more; else the view.
  mlir::Value endWithTile(const Frame &frame, mlir::Value view, llvm::ArrayRef<unsigned> dims);
  layout::FragmentAttr convert(const problem::Fragment &fragment);
  mlir::DenseBoolArrayAttr getInbounds(const Frame &frame, llvm::ArrayRef<unsigned> dims);
  /// Rows: the dimensions of a tile but the reduced one.
  llvm::SmallVector<unsigned, 2> getRowAxes() const;
  void markInbounds(Frame &frame, unsigned dim, int64_t tile);

  // Kinds of kernels.
  /// Elements of the widest access that is aligned anywhere: what one thread
  /// holds together.
  int64_t getAccessElements() const;
  /// Starts the count of blocks, with one for each index of the outer
  /// dimensions; returns those extents.
  llvm::SmallVector<mlir::Value> countOuter();
  /// Multiplies the blocks by the tiles of a dimension; returns their number.
  mlir::Value countTiles(unsigned dim, int64_t tile);
  mlir::LogicalResult emitElementwise();
  /// Whether the leaf lies along the first of two tiled dimensions, across the vectors of the tile.
  bool isTurned(const Node &leaf) const;
  /// The fragments of a tile that is read along one dimension and written along the other.
  void turn(Frame &frame);
  mlir::LogicalResult emitRows();
  // Rows that begin inside of a vector (Shift.cpp).
  void enterShift(Frame &frame, mlir::Value linear);
  /// The element at the first row and column 0 of a leaf (before the shift).
  mlir::Value getRowStart(mlir::OpBuilder &at, const Node &leaf);
  /// Whether a leaf has the alignment of the shifted one, wherever a row is.
  bool isAsAligned(const Node &leaf) const;
  mlir::Value getShiftedView(const Node &leaf, llvm::ArrayRef<unsigned> axes);
  /// What a load or store of the axes begins at, or null.
  mlir::Value getFrom(const Frame &frame, const Node &leaf, llvm::ArrayRef<unsigned> axes);
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  emitShiftedChunks(Frame &frame, llvm::ArrayRef<Node *> nodes,
                    llvm::ArrayRef<mlir::Value> carried);
  mlir::LogicalResult emitContraction();

  // Rows that stay in shared memory (KeptRows.cpp).
  /// Reserves shared memory for a row of one array, if the plan says so.
  void reserveKept(const Frame &frame);
  /// Copies the row there: each thread what it reads of any chunk.
  void copyKept(const Frame &rows, const Node &leaf);
  /// Shared memory for tiles of the array.
  Kept &keep(const Node &leaf, llvm::ArrayRef<int64_t> shape);
  Kept *findKept(const Node &leaf);
  /// The part at the frame's position.
  Tile loadKept(const Frame &frame, const Node &leaf, const Kept &kept);
  /// Keeps a part that was loaded, if the array is one of those.
  void storeKept(const Frame &frame, const Node &leaf, mlir::Value tile);
  Place findInKept(const Frame &frame, const Node &leaf, const Kept &kept);
  /// Whether every pass reads a row that was copied.
  bool readsCopied() const;
  /// What a reduction counts of a chunk, neutral before `from` and from `limit` on, if there are
  /// such; null where it was refused.
  mlir::Value emitCounted(Frame &frame, const Node &node, mlir::Value from, mlir::Value limit);
  /// Reduces independent reductions of a row that was copied.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>> emitKeptPass(Frame &frame,
                                                               llvm::ArrayRef<Node *> nodes);
  /// Computes and stores what is read of such a row.
  mlir::LogicalResult storeCopied(Frame &frame);
  struct KeptChunks;
  KeptChunks countKeptChunks(mlir::Location loc);

  // Rows (Rows.cpp).
  /// Cuts a row that ends at `end` into equal parts of whole units, one for each CTA of
  /// the cluster; the last one has what is left too.
  void enterPart(mlir::Value end);
  /// What a reduction of the tile counts: columns [from, limit) of it.
  std::pair<mlir::Value, mlir::Value> getCounted();
  /// Tells how many CTAs of a multiprocessor the plan wants.
  void boundRegisters();
  /// Reads arrays along the columns before rows are walked from the first on, if the plan says so.
  void keepArrays(const Frame &rows, mlir::Value first);
  /// Whether tiles of rows begin where vectors or cache lines do, and rows inside of them.
  bool shiftsRows() const;
  /// Tiles of shifted rows begin at multiples of so many elements.
  int64_t getShiftElements() const;
  /// Whether vectors that begin anywhere are made of the two that cover them.
  bool coversVectors() const;
  /// Whether rows are neighbours in memory, and a CTA holds whole ones.
  bool holdsNeighbours() const;
  /// Whether rows are neighbours in memory, and walked by vectors that lie across them.
  bool walksNeighbours() const;
  /// The frame of what a thread carries from chunk to chunk: one vector, where vectors lie
  /// across rows, else as many as it has of a chunk.
  Frame getCarried(const Frame &frame);
  /// A partial tile, and the pieces of a chunk that are as large.
  mlir::Value combinePieces(const Node &node, mlir::Value chunk, mlir::Value partial);
  /// CTAs, or clusters of them, that walk so many rows.
  mlir::Value countWalkers(mlir::Value rows);
  /// Adds the chunks from `first` to `end`, all whole, to the partial tiles of the reductions.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  emitWholeChunks(Frame &frame, llvm::ArrayRef<Node *> nodes, mlir::ValueRange partials,
                  mlir::Value first, mlir::Value end);
  /// Adds the last chunk, of which `left` elements count, where there are any.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  emitLastChunk(Frame &frame, llvm::ArrayRef<Node *> nodes, mlir::ValueRange partials,
                mlir::Value left);
  mlir::FailureOr<Tile> emitReduced(Frame &frame, const Node &node);
  /// The chunks of the row, or of the CTA's segment of it.
  Chunks countChunks(const Frame &frame, mlir::Location loc);
  // A maximum and the sum behind it of a segment (ScaledParts.cpp).
  /// The maximum, but a finite one.
  mlir::Value makeFinite(mlir::Value most, mlir::Location loc);
  /// What takes a sum from one maximum to another.
  mlir::FailureOr<mlir::Value> emitFactor(Frame &frame, const ScaledReductions &scaled, Tile of,
                                          Tile to);
  /// The frame of what a thread carries of both.
  Frame getScaledFrame(const Frame &frame);
  /// Both, of what is carried and a chunk, of which `left` elements count; null: all.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  addScaledChunk(const Frame &carrying, const ScaledReductions &scaled, mlir::ValueRange carried,
                 mlir::Value first, mlir::Value left);
  mlir::FailureOr<llvm::SmallVector<mlir::Value>> emitScaledPass(Frame &frame,
                                                                 const ScaledReductions &scaled);
  /// Such a pair of reductions of rows of a cluster, if the kernel has no others.
  std::optional<ScaledSum> findScaledSum();
  /// What a CTA takes its exponentials from: the maximum of its part, but a finite one.
  mlir::Value scaleByPart(ScaledSum &scaled, mlir::Value most);
  /// Exponentials of the CTA's part as those of the row.
  Tile scaleByRow(Frame &frame, const ScaledSum &scaled, Tile terms);
  /// The sum of the row, of that of the CTA's part. The maximum of the row is remembered.
  mlir::Value combineParts(Frame &frame, ScaledSum &scaled, mlir::Value sum);
  /// What a reduction compares: numbers before they are widened where the machine
  /// compares two of them at once. The greatest or least one, or size, is the same.
  mlir::Value getCompared(const Node &node, mlir::Value tile);
  mlir::LogicalResult emitWholeRows(Frame &frame);
  /// What was computed of the row that lies in registers is computed anew behind `last`, the
  /// reduction before, and behind what the row is computed with of it.
  llvm::LogicalResult takeAgain(Frame &frame, const Node &last);
  /// The number of a row that the row is computed with of `last`, as a mean of a sum, or `last`.
  const Node &findNumber(const Frame &frame, const Node &last) const;
  /// The parts of a row whose loads a thread has under way at once, one after the other.
  llvm::SmallVector<Frame, 0> cutRow(const Frame &frame);
  /// What the result reads of what was computed before the last reduction, if that is one
  /// value for each element and the row itself is not read beside it; or null.
  const Node *findHeld() const;
  /// Reads what a part of a row is stored with and no shared memory keeps, ahead of its turn.
  mlir::LogicalResult readBeside(Frame &piece);
  /// Stores a row that is held some vectors after others.
  mlir::LogicalResult emitPieces(Frame &frame, const std::optional<ScaledSum> &scaled);
  /// The `first` row of the CTA, or the loop over those it walks, entered: the number of
  /// the row. Its bound is set when all rows are counted, and the CTAs too.
  mlir::Value enterWalk(mlir::scf::ForOp &walk, mlir::Value first);
  void leaveWalk(mlir::scf::ForOp walk);
  mlir::LogicalResult emitChunkedRows(Frame &frame);
  /// Where chunks of rows that are moved have a CTA each: which rows CTA `linear` has.
  mlir::Value enterChunk(mlir::Value linear);
  mlir::LogicalResult emitMovedChunk(Frame &frame);
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  emitReductionPass(Frame &frame, llvm::ArrayRef<Node *> nodes);
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  emitChunks(Frame &frame, llvm::ArrayRef<Node *> nodes, llvm::ArrayRef<mlir::Value> carried);
  mlir::scf::ForOp enterLoop(Frame &frame, unsigned dim, mlir::ValueRange carried,
                             mlir::Location loc);
  mlir::Value combine(const Node &node, mlir::Value a, mlir::Value b);
  mlir::TypedAttr getNeutral(const Node &node, mlir::Type type = {});
  void applyInit(Frame &frame, const Node &node, Tile tile);

  // Contractions (Contraction.cpp).
  mlir::LogicalResult emitTile(Frame &frame);
  mlir::LogicalResult emitOperands(const Frame &frame, mlir::Value k,
                                   mlir::Value shared[2]);
  mlir::Value emitProduct(mlir::Value a, mlir::Value b, mlir::Value sum,
                          mlir::ValueRange scales = {});
  mlir::scf::ForOp createSumLoop(mlir::ValueRange starts);
  mlir::Value getSummed(const Frame &frame, mlir::Value inLoop);
  mlir::LogicalResult emitInTensorMemory(const Frame &frame, mlir::TypedAttr init);
  mlir::LogicalResult emitOperand(const Frame &frame, const Node &operand, unsigned side,
                                  mlir::Value k, mlir::Value shared);
  /// A tile [extent, k] in shared memory, contiguous along k or along the other dimension.
  mlir::MemRefType getSharedType(mlir::Type element, int64_t extent, bool alongK);
  /// Whether tiles and views of the leaf count bytes that hold its numbers.
  bool isInBytes(const Node &leaf) const;
  /// What so many numbers of k are then.
  mlir::Value countBytes(const Node &leaf, mlir::Value numbers);
  /// The tile of an operand that the instruction reads.
  mlir::MemRefType getSharedType(const Node &operand, unsigned side);
  void emitCopy(const Frame &tile, const Node &leaf, unsigned side, mlir::Value k,
                mlir::Value shared);

  // What is computed of sums in registers (Epilogue.cpp).
  bool isOfRows(const Node &leaf) const;
  void countRegisters(Epilogue &epilogue, llvm::ArrayRef<Frame> parts);
  layout::FragmentAttr getRowsOfVectors(const Frame &frame, const Node &leaf);
  mlir::LogicalResult loadPiece(Epilogue &epilogue, Frame &frame, bool ofRows);
  mlir::LogicalResult loadPieces(Epilogue &epilogue, int64_t end);
  void exchangePiece(const Epilogue &epilogue, Frame &frame);
  // What bulk copies bring to the tiles that the result leaves from (CopiedTile.cpp).
  void copyPieces(Epilogue &epilogue);
  void loadCopied(Epilogue &epilogue, size_t piece);
  mlir::LogicalResult cutEpilogue(Epilogue &epilogue, llvm::MutableArrayRef<Frame> parts);
  /// Before the loop over k: loads what the first pieces of the parts read.
  mlir::FailureOr<Epilogue> enterEpilogue(llvm::MutableArrayRef<Frame> parts);
  /// After it: stores all pieces, as many columns after another as leave at once.
  mlir::LogicalResult emitEpilogue(Epilogue &epilogue, llvm::MutableArrayRef<Frame> parts,
                                   mlir::ValueRange sums);

  // What is reduced of the rows of a tile (RowParts.cpp).
  /// Adds the columns of a piece to what its rows have so far, a value for each part.
  mlir::LogicalResult reducePiece(Frame &piece, llvm::SmallVectorImpl<mlir::Value> &rows);
  void storeParts(const Frame &tile, mlir::ValueRange rows);
  /// Stores what was reduced of rows beside the result.
  void storeReduced(const Frame &frame);

  // Other values of the program that a kernel stores (Besides.cpp).
  /// Stores the numbers of rows, once these are reduced.
  mlir::LogicalResult storeRowNumbers(Frame &frame);

  // Scales that the instruction multiplies by (Scales.cpp).
  /// The scales of one side in registers.
  mlir::FailureOr<mlir::Value> loadScales(const Frame &frame, unsigned side, mlir::Value k,
                                          const problem::Fragment &fragment);
  mlir::LogicalResult emitScale(const Frame &frame, unsigned side, mlir::Value k,
                                mlir::Value shared);
  mlir::FailureOr<llvm::SmallVector<mlir::Value, 2>> emitLaneScales(const Frame &frame,
                                                                    mlir::Value k);
  mlir::FailureOr<llvm::SmallVector<mlir::Value, 3>> emitScales(const Frame &frame,
                                                                mlir::Value k);

  /// A computed operand without what lies beyond the end of k, where that could count
  /// (Beyond.cpp).
  mlir::Value clearBeyond(const Frame &frame, unsigned side, mlir::Value tile, mlir::Value k);

  // Operands that are computed (Prologue.cpp).
  /// A frame for tiles of A in the registers that the instruction reads; what does not
  /// depend on k is computed, before the loop.
  mlir::FailureOr<Frame> enterPrologue(const Frame &tile);
  /// Tiles of what A is computed from and of B, and A in registers.
  mlir::LogicalResult emitComputed(const Frame &prologue, mlir::Value k,
                                   mlir::Value operands[2]);

  // Operands whose rows begin anywhere (Residues.cpp).
  /// The rows r, r + v, .. of A from the vector that the first begins in, as an array.
  mlir::Value getResidueView(const Node &leaf, int64_t residue);
  /// A tile of each residue of A and one of B, and A in registers.
  void emitResidues(const Frame &tile, mlir::Value k, mlir::Value operands[2]);
  /// What threads hold of A, or of the sums: rows of residues where the plan realigns A.
  layout::FragmentAttr getProductFragment(problem::Fragment fragment);

  // Sums over blocks of k (Fold.cpp).
  /// Columns of a tile that are multiplied at once.
  int64_t getPieceColumns() const;
  /// The tile of the frame, cut after so many columns.
  llvm::SmallVector<Frame> cutColumns(const Frame &frame, int64_t columns);
  void placeSteps(Frame &frame, std::optional<mlir::Value> k);
  mlir::LogicalResult loadFactors(Frame &frame, bool onlyCommon);
  mlir::FailureOr<Tile> emitFactors(Frame &frame);
  /// The tile where a truth value holds, zeros where not.
  mlir::Value keepIf(Frame &frame, mlir::Value truth, const Tile &tile);
  mlir::Value emitFold(Frame &frame, mlir::Value partial, mlir::Value sum, const Tile &factor);
  /// A block of k: its tiles, and for each piece of columns its tile of B, its factors and its sums.
  struct SumBlock {
    mlir::Value a;
    llvm::SmallVector<mlir::Value> b, partials;
    llvm::SmallVector<Frame> frames;
    mlir::Value exists; ///< whether it has elements, where it may have none
  };
  /// The k of one block: all of a tile, or a part.
  int64_t getBlockDepth() const;
  mlir::FailureOr<SumBlock> bringBlock(llvm::ArrayRef<Frame> pieces, mlir::Value k);
  mlir::LogicalResult addBlock(SumBlock &block, size_t piece, mlir::Value &sum);
  bool haveRoomForAll(size_t blocks) const;
  mlir::LogicalResult emitFolds(llvm::ArrayRef<Frame> pieces, mlir::Value k,
                                mlir::scf::ForOp loop);

  Host &host;
  Kernel &kernel;
  const Task &task;
  const machine::Machine &machine;
  const problem::Plan &plan;
  mlir::OpBuilder builder;
  mlir::gpu::GPUFuncOp func;
  Shift shift;
  Part part;
  llvm::SmallVector<Kept, 2> kept;
  const Node *ahead = nullptr; ///< the leaf whose next row is on its way
  bool readsAhead = false;     ///< what is loaded now is used behind other work
  /// What was computed before the last reduction.
  llvm::DenseMap<const Node *, Tile> computed;
  llvm::SmallVector<mlir::Value> outerAt; ///< shift: coordinates of the outer dimensions
  mlir::Operation *marker = nullptr; ///< views and constants come before it
  /// Two CTAs share each product; the number of this one among them.
  bool isInPairs() const { return plan.grain == machine::Grain::Pair; }
  mlir::Value rankInCluster; ///< null: no cluster
  mlir::Value movedFrom;     ///< the first column of the CTA's chunk; null: it has whole rows
  mlir::Value chunksOfRow;   ///< CTAs that a row has then, on the host
  llvm::SmallVector<Parameter> parameters;
  llvm::DenseMap<mlir::Value, mlir::Value> kernelScalars;
  llvm::DenseMap<int64_t, mlir::Value> constants;
  std::map<std::pair<const Node *, std::vector<unsigned>>, mlir::Value> views;
};

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_EMIT_H
