//===- Expression.h - what one kernel computes ------------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel is a domain and an expression over it. All views are composed away:
// a leaf says how its address depends on each dimension of the domain.
//
//   y[m, n] = relu(sum_k x[m, k] * w[k, n] + b[n])     over (m, n, k)
//   leaf x: strides (sx, 0, 1)   w: (0, 1, sw)   b: (0, 1, 0)
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_EXPRESSION_H
#define TIER_CONVERSION_LINALGTOTIER_EXPRESSION_H

#include "HostSide.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallBitVector.h"

#include <memory>

namespace tier::where {

using llvm::SmallBitVector;

/// constant + sum of coefficients[d] * (dimension d of the domain).
struct Linear {
  llvm::SmallVector<int64_t, 4> coefficients;
  mlir::Value constant; ///< on the host
  bool operator==(const Linear &) const = default;
  int64_t coefficient(unsigned dim) const {
    return dim < coefficients.size() ? coefficients[dim] : 0;
  }
  /// The only dimension it equals, if it is just that dimension.
  std::optional<unsigned> getDim() const;
  bool isZero() const;
};
/// One coordinate of a value for each of its dimensions.
using Access = llvm::SmallVector<Linear, 4>;

enum class NodeKind { Leaf, Scalar, Map, Reduce, Contract };

struct Node {
  NodeKind kind;
  mlir::Location loc;
  mlir::Type element;
  SmallBitVector dims; ///< dimensions of the domain it depends on

  // Leaf: element at offset + sum of dim * stride.
  Buffer *buffer = nullptr;
  mlir::Value offset;
  llvm::SmallVector<mlir::Value> strides;

  /// Leaf that is stored: rows may be up to multiples of this, where nobody reads what is there.
  int64_t rowEnds = 1;

  /// Leaf that a contraction multiplies: rows of each remainder by this, if not 0, have a
  /// tensor map of their own, and are shifted when they are read.
  int64_t residues = 0;

  // Leaf that is gathered: the only operand has the numbers of its rows, of
  // which there are `rowExtent`, `rowStride` elements apart.
  mlir::Value rowExtent, rowStride;
  mlir::TypedAttr fill; ///< where there is no such row
  bool isGathered() const { return static_cast<bool>(rowStride); }

  // Scalar: a value of the program (or its constant).
  mlir::Value scalar;

  // Map, Reduce, Contract: the op, and one operand for each of its inputs.
  mlir::linalg::GenericOp op;
  unsigned result = 0;
  llvm::SmallVector<Node *> operands;
  SmallBitVector reduced;                ///< Reduce, Contract
  std::optional<ir::ReduceKind> combine;       ///< Reduce
  mlir::Value init;                            ///< Reduce: a scalar, or null
  /// Reduce: combines its operand as it is, or the product of two, without the body.
  bool isPlain = false;

  Node(NodeKind kind, mlir::Location loc, mlir::Type element)
      : kind(kind), loc(loc), element(element) {}
};

/// One dimension of a kernel's domain.
struct Dim {
  mlir::Value extent;
  bool isReduced = false; ///< no dimension of the result
  /// A step of another dimension: its coordinate is that of `of` floordiv `block`.
  std::optional<unsigned> of = std::nullopt;
  int64_t block = 1;
  bool operator==(const Dim &) const = default;
};

/// What the epilogue of a contraction reduces of the rows of a tile, or a kernel of rows of these,
/// beside what it stores.
struct RowPart {
  Node *reduced; ///< over the columns of the product
  Node *target;  ///< a leaf of one number for each row and tile of columns
};

/// A value of the program that a kernel stores beside its result: one of as many dimensions, or
/// one number of each row that the kernel reduces.
struct Beside {
  mlir::Value root;
  Node *value = nullptr;
  Node *target = nullptr; ///< a leaf that is written
};

/// max f, and sum (g exp(c (f - max f))), which one factor takes from the maximum of some
/// elements to that of more (ScaledParts.cpp).
struct ScaledReductions {
  Node *most, *sum;
  Node *compared; ///< f
  Node *powers;   ///< the exponentials
  Node *multiple; ///< of the distances; null: c is 1
  Node *distance;
};

/// What one launch computes.
struct Kernel {
  mlir::Value root;          ///< of the program
  Node *result = nullptr;    ///< stored
  Node *target = nullptr;    ///< a leaf that is written
  llvm::SmallVector<Dim> dims;
  Node *contract = nullptr;
  llvm::SmallVector<Node *> reductions; ///< producers first
  std::vector<std::unique_ptr<Node>> nodes;
  /// Pairs of host values that are equal, or the kernel may not run.
  llvm::SmallVector<std::pair<mlir::Value, mlir::Value>> assumptions;
  /// The same under assumptions: arrays without gaps have fewer dimensions. The fewest come first.
  std::vector<std::unique_ptr<Kernel>> gapless;
  /// Rows: the same with a dimension for each of the program's, where a contraction whose
  /// result it reduces has more dimensions than this kernel.
  std::unique_ptr<Kernel> apart;
  /// Elements that one row of a split reduction takes, or one part of a sum over
  /// k, on the host.
  mlir::Value segment;
  unsigned segmentDim = 0; ///< that counts the segments or parts
  /// Segments of rows: the dimension of a tile's rows and that of vectors, as they were planned.
  unsigned segmentRow = 0, segmentInner = 0;
  /// What is stored is added to what is there, by the copy engine.
  bool addsToTarget = false;
  /// Contraction: so many kernels behind it do nothing but reduce the rows of its result,
  /// which nobody else reads where `isOnlyReduced`.
  unsigned statistics = 0;
  bool isOnlyReduced = false;
  /// What its epilogue begins of them. Reductions of rows: what is stored beside the result.
  llvm::SmallVector<RowPart, 0> parts;
  /// Elementwise, and rows that are read again: what else it stores of what it reads.
  llvm::SmallVector<Beside, 0> besides;
  /// Copies an argument, on the host: nothing to do where this holds.
  mlir::Value unless;
  /// Rows: combines such parts, a few bytes that the grid ahead leaves; those of sums over k, if
  /// not 0, so many at once.
  bool combinesParts = false;
  int64_t partsAtOnce = 0;

  Node *create(NodeKind kind, mlir::Location loc, mlir::Type element) {
    nodes.push_back(std::make_unique<Node>(kind, loc, element));
    return nodes.back().get();
  }
  /// Whether the result is stored, and not just reduced.
  bool storesResult() const { return parts.empty() || !isOnlyReduced; }
  bool isWritten(const Node &leaf) const {
    auto isTarget = [&](const auto &one) { return &leaf == one.target; };
    return &leaf == target || llvm::any_of(parts, isTarget) || llvm::any_of(besides, isTarget);
  }
  /// Whether the node is one of several that are stored.
  bool stores(const Node &node) const {
    auto isValue = [&](const Beside &one) { return &node == one.value; };
    return !besides.empty() && (&node == result || llvm::any_of(besides, isValue));
  }
  bool isBeside(mlir::Value value) const {
    return llvm::any_of(besides, [&](const Beside &one) { return one.root == value; });
  }
  /// Whether it is stored as the result is, and not once for each row.
  bool isAsResult(const Beside &one) const { return one.target->dims == target->dims; }
};

/// What these nodes are computed from, themselves included: they come first.
llvm::SetVector<const Node *> findNodes(llvm::ArrayRef<const Node *> roots);

/// The value behind reshapes, casts: the one that a kernel computes.
mlir::Value stripReshapes(mlir::Value value);
/// True if `value` is computed from `producer`.
bool dependsOn(mlir::Value value, mlir::Value producer);

/// Cuts a program into kernels: materialised values and what is fused into
/// each. Kernels come in the order of their launches.
class Grouping {
public:
  Grouping(Host &host) : host(host) {}
  mlir::FailureOr<std::vector<std::unique_ptr<Kernel>>> run();

private:
  friend class KernelBuilder;
  /// Rebuilds all kernels; null if a value had to be added to `materialised`.
  mlir::FailureOr<bool> attempt();
  mlir::FailureOr<Array> getArray(mlir::Value value);
  /// The value to keep in memory so that `value` need not be recomputed: the
  /// narrowest one that is made from it alone.
  mlir::Value chooseMaterialised(mlir::Value value);
  /// One kernel for both, which come in this order, if it reads or writes less; or null (Besides.cpp).
  std::unique_ptr<Kernel> merge(const Kernel &first, const Kernel &second);
  /// Merges two of all kernels, both of which only reduce, or not both; whether there were such.
  bool mergeTwo(bool onlyReduce);

  Host &host;
  llvm::SetVector<mlir::Value> materialised;
  llvm::DenseMap<mlir::Value, Array> arrays; ///< of materialised values
  /// Copies of arguments, and where the argument serves as one, once that is asked.
  llvm::DenseMap<mlir::Value, mlir::BlockArgument> copies;
  llvm::DenseMap<mlir::Value, mlir::Value> unless;
  llvm::DenseMap<mlir::Value, mlir::Value> owner; ///< contraction -> kernel root
  std::vector<std::unique_ptr<Kernel>> kernels;
};

enum class Gaps { AsKnown, AssumeDense, AssumeNone, KeepApart };
/// Merges dimensions that every access walks as one, drops those of extent 1.
/// Under `AssumeDense` a stride that is not known is assumed to be that of an argument without gaps,
/// under `AssumeNone` views go on from row to row too, under `KeepApart` nothing is merged.
void collapseDims(Kernel &kernel, Gaps gaps, Host &host);

/// Whether the leaf names its memory by other elements: who wrote it is not told by its buffer.
bool isReinterpreted(const Node &node);

/// Whether the node is a part of what chooses rows of a gathered leaf.
bool isRowNumber(const Kernel &kernel, const Node &node);

/// Adds a dimension that no node depends on. Returns its number.
unsigned appendDim(Kernel &kernel, Dim dim, Host &host);
/// Makes the leaf one of the array, whose dimensions are these of the kernel.
void placeAt(Node &leaf, const Kernel &kernel, const Array &array,
             llvm::ArrayRef<unsigned> dims, Host &host);
/// How long rows are cut: about `ctas` CTAs take a segment of
/// `tileRows` rows each, of whole `chunk` elements.
struct SplitShape {
  int64_t ctas, tileRows, chunk;
  unsigned row, inner; ///< the dimension of a tile's rows, and that of vectors
  int64_t fold; ///< so many elements of all rows are one of as many more rows
};
/// Turns two copies of a kernel that reduces `dim` of such rows into one that reduces segments
/// of them, and one that combines these parts and goes on. `left`, another copy, reduces the
/// elements that no whole ones of `fold` are made of; null: there are none. Returns what reserves
/// the parts.
llvm::SmallVector<mlir::Operation *> splitRows(Kernel &segments, Kernel &rest, Kernel *left,
                                               unsigned dim, const SplitShape &shape, Host &host);
/// Copies of a kernel of rows of which each computes one of its reductions, which those behind
/// it read, and the last one its result (StageRows.cpp). `reserved` are what they leave.
llvm::SmallVector<std::unique_ptr<Kernel>>
stageRows(const Kernel &kernel, Host &host, llvm::SmallVectorImpl<mlir::Operation *> &reserved);
/// A maximum and the sum behind it, if one reading serves both; of a kernel, if it has no other
/// reductions.
std::optional<ScaledReductions> findScaled(Node &most, Node &sum);
std::optional<ScaledReductions> findScaled(const Kernel &kernel);
/// Makes the sum that combines segments, whose maxima and sums both reductions read, one of
/// rescaled ones.
void scaleParts(const ScaledReductions &scaled);
/// A copy of the kernel that may be changed.
std::unique_ptr<Kernel> clone(const Kernel &kernel);
/// The segments of k that sums come in, each of whole tiles of k, on the host.
struct SumSegments {
  mlir::Value count, length;
  int64_t atOnce; ///< parts of a sum that a CTA adds at once
  bool areDense;  ///< rows of parts have no gaps (problem::arePartsDense)
};
/// Turns two copies of a contraction kernel into one that sums segments of k, and one
/// that adds these parts and goes on with the epilogue. Returns what reserves the parts.
/// With `addsInPlace` all parts are one, of zeros that every CTA adds to.
mlir::Operation *splitSum(Kernel &segments, Kernel &rest, const SumSegments &of,
                          bool addsInPlace, Host &host);
/// Drops nodes that neither the result nor the target needs.
void dropUnused(Kernel &kernel);

/// Counts, for each contraction, the kernels behind it that only reduce rows of what it
/// stores (RowParts.cpp).
void findStatistics(llvm::ArrayRef<std::unique_ptr<Kernel>> kernels);
/// Gives a contraction what these kernels reduce: parts that have no place yet.
void takeParts(Kernel &product, llvm::ArrayRef<const Kernel *> statistics, Host &host);
/// Places the parts of tiles of so many columns, and makes these copies of the kernels
/// combine them. Returns what reserves the parts.
llvm::SmallVector<mlir::Operation *> placeParts(Kernel &product, int64_t columns,
                                                llvm::ArrayRef<Kernel *> statistics, Host &host);

/// Whether the sums of a contraction begin at 0.
bool startsFromZero(const Kernel &kernel);

/// How a contraction's op multiplies.
struct ContractionBody {
  unsigned lhs = 0, rhs = 1; ///< inputs of the op
  /// Inputs that do not change inside of a block of the summed dimension.
  llvm::SmallVector<unsigned, 2> factors;
  /// Each byte of both operands holds two f4E2M1FN, the lower bits first.
  bool isF4 = false;
};
mlir::FailureOr<ContractionBody> matchContraction(mlir::linalg::GenericOp op);
/// The combining op of a reduction's body, if it is one of ours.
mlir::Operation *matchCombiner(mlir::linalg::GenericOp op);
std::optional<ir::ReduceKind> getReduceKind(mlir::Operation *combiner);

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_EXPRESSION_H
