//===- RowParts.cpp - rows of a product reduced by its epilogue -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   y = f(a b)                  =>   y = f(a b), p[t, m] = reduce g(y[m, n]) over the
//   s[m] = h(reduce g(y[m, n]))                  columns n of tile t
//                                    s[m] = h(reduce p[t, m] over t)
//
// A warp of a warpgroup holds whole rows of a tile, so that four lanes combine a row
// by themselves. The parts of tiles are combined in their order, not by atomics: equal
// calls give equal bits. Where nobody else reads y, it is never stored.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"
#include "tier/Dialect/Tier/IR/Packed.h"

using namespace mlir;

namespace tier::where {

/// The dimensions of `product` that those of `rows` walk, in their order.
using DimsOfProduct = SmallVector<unsigned, 4>;

bool isReinterpreted(const Node &node) {
  return node.kind == NodeKind::Leaf && node.buffer->base.getDefiningOp<ir::ReinterpretOp>();
}

static bool readsResult(const Node &leaf, const Kernel &product) {
  return leaf.kind == NodeKind::Leaf && leaf.buffer == product.target->buffer;
}

/// The dimensions of the product's result that a leaf with all of its elements walks.
static std::optional<DimsOfProduct> findDims(const Kernel &product, const Kernel &rows,
                                             const Node &leaf) {
  const Node &target = *product.target;
  if (leaf.offset != target.offset || leaf.element != target.element)
    return std::nullopt;
  DimsOfProduct dims;
  for (auto [d, dim] : llvm::enumerate(rows.dims)) {
    unsigned found = 0;
    while (found < product.dims.size() &&
           (product.dims[found].isReduced || product.dims[found].extent != dim.extent ||
            target.strides[found] != leaf.strides[d] || llvm::is_contained(dims, found)))
      ++found;
    if (found == product.dims.size())
      return std::nullopt;
    dims.push_back(found);
  }
  size_t walked = llvm::count_if(product.dims, [](const Dim &dim) { return !dim.isReduced; });
  return walked == dims.size() ? std::optional(dims) : std::nullopt;
}

/// Whether the kernel may read what one of the others stores.
static bool readsOneOf(const Kernel &kernel, ArrayRef<std::unique_ptr<Kernel>> others) {
  return llvm::any_of(others, [&](const std::unique_ptr<Kernel> &other) {
    return llvm::any_of(kernel.nodes, [&](const std::unique_ptr<Node> &node) {
      return readsResult(*node, *other) || isReinterpreted(*node);
    });
  });
}

/// How `rows` walks the product's result, if it is nothing but reductions along the rows
/// of that, and what is computed of them. `between` are kernels that come between both: it
/// runs beside them.
static std::optional<DimsOfProduct> matchRows(const Kernel &product, const Kernel &rows,
                                              ArrayRef<std::unique_ptr<Kernel>> between) {
  if (rows.contract || rows.reductions.empty() || readsOneOf(rows, between))
    return std::nullopt;
  std::optional<DimsOfProduct> dims;
  for (const Node *reduction : rows.reductions) {
    if (reduction->reduced.count() != 1)
      return std::nullopt;
    unsigned column = reduction->reduced.find_first();
    if (!rows.dims[column].isReduced)
      return std::nullopt;
    bool readsProduct = false;
    for (const Node *node : findNodes(reduction)) {
      if (node->isGathered() || isReinterpreted(*node) ||
          (node->kind == NodeKind::Reduce && node != reduction))
        return std::nullopt;
      if (!readsResult(*node, product))
        continue;
      std::optional<DimsOfProduct> walked = findDims(product, rows, *node);
      if (!walked || (dims && walked != dims) ||
          !Host::isConstant(product.target->strides[(*walked)[column]], 1))
        return std::nullopt;
      dims = walked;
      readsProduct = true;
    }
    if (!readsProduct)
      return std::nullopt;
  }
  return dims;
}

/// Whether `rows` reduces the product's result, as it is or with its dimensions apart.
static bool keepAsMatched(const Kernel &product, Kernel &rows,
                          ArrayRef<std::unique_ptr<Kernel>> between) {
  if (matchRows(product, rows, between)) {
    rows.apart.reset();
    return true;
  }
  return rows.apart && matchRows(product, *rows.apart, between);
}

/// Whether a kernel reads the product's result, beside what it reduces of it.
static bool readsBesideParts(const Kernel &product, const Kernel &kernel, bool isStatistic) {
  llvm::SetVector<const Node *> reduced;
  if (isStatistic)
    reduced = findNodes(kernel.reductions);
  return llvm::any_of(kernel.nodes, [&](const std::unique_ptr<Node> &node) {
    return readsResult(*node, product) && !reduced.contains(node.get());
  });
}

void findStatistics(ArrayRef<std::unique_ptr<Kernel>> kernels) {
  for (size_t i = 0; i < kernels.size(); ++i) {
    Kernel &product = *kernels[i];
    if (!product.contract)
      continue;
    ArrayRef<std::unique_ptr<Kernel>> behind = kernels.drop_front(i + 1);
    while (product.statistics < behind.size() &&
           keepAsMatched(product, *behind[product.statistics],
                         behind.take_front(product.statistics)))
      ++product.statistics;
    Value result = product.target->buffer->base;
    product.isOnlyReduced =
        result.getDefiningOp<ir::WorkspaceOp>() && product.statistics &&
        llvm::none_of(result.getUsers(), llvm::IsaPred<ir::ReinterpretOp>) &&
        llvm::none_of(llvm::enumerate(behind), [&](auto one) {
          return readsBesideParts(product, *one.value(), one.index() < product.statistics);
        });
  }
}

namespace {
/// Copies what a kernel reduces into the contraction whose result it reads.
struct PartTaker {
  PartTaker(Kernel &product, ArrayRef<unsigned> dims, Host &host)
      : product(product), dims(dims), host(host) {}

  Kernel &product;
  ArrayRef<unsigned> dims; ///< of the product, for each of the kernel's
  Host &host;
  llvm::DenseMap<const Node *, Node *> copies;

  SmallBitVector rename(const SmallBitVector &bits) const {
    SmallBitVector renamed(product.dims.size());
    for (unsigned d : bits.set_bits())
      renamed.set(dims[d]);
    return renamed;
  }
  Node *take(const Node &node);
};
} // namespace

Node *PartTaker::take(const Node &node) {
  if (readsResult(node, product))
    return product.result;
  if (Node *known = copies.lookup(&node))
    return known;
  Node *copy = product.create(node.kind, node.loc, node.element);
  *copy = node;
  copies[&node] = copy;
  copy->dims = rename(node.dims);
  copy->reduced = rename(node.reduced);
  if (node.kind == NodeKind::Leaf) {
    copy->strides.assign(product.dims.size(), host.constant(0));
    for (auto [d, stride] : llvm::zip(dims, node.strides))
      copy->strides[d] = stride;
  }
  for (Node *&operand : copy->operands)
    operand = take(*operand);
  return copy;
}

void takeParts(Kernel &product, ArrayRef<const Kernel *> statistics, Host &host) {
  // One more dimension counts the tiles of columns.
  unsigned tiles = appendDim(product, {host.constant(1), true}, host);
  for (const Kernel *rows : statistics) {
    DimsOfProduct dims = *matchRows(product, *rows, {});
    PartTaker taker(product, dims, host);
    for (const Node *reduction : rows->reductions) {
      Node *reduced = taker.take(*reduction);
      reduced->init = {}; // of the whole row
      product.dims[tiles].of = reduced->reduced.find_first();
      Node *target = product.create(NodeKind::Leaf, reduction->loc, reduction->element);
      target->dims = reduced->dims;
      target->dims.set(tiles);
      target->reduced.resize(tiles + 1);
      product.parts.push_back({reduced, target});
    }
  }
}

/// Reserves a number for each row and tile, and has the part stored there.
static Operation *placePart(const Kernel &product, unsigned tiles, const RowPart &part,
                            Host &host) {
  Node &target = *part.target;
  SmallVector<unsigned> walked{tiles};
  for (unsigned d : part.reduced->dims.set_bits())
    walked.push_back(d);
  SmallVector<Value> extents =
      llvm::map_to_vector(walked, [&](unsigned d) { return product.dims[d].extent; });
  Array array = host.buildWorkspace(target.element, extents, target.loc);
  placeAt(target, product, array, walked, host);
  return array.buffer->base.getDefiningOp();
}

/// Makes a reduction of rows that walk these dimensions combine the parts of tiles.
static void readPart(Kernel &rows, Node &reduction, const Node &part, unsigned tiles,
                     ArrayRef<unsigned> dims) {
  Node *leaf = rows.create(NodeKind::Leaf, reduction.loc, reduction.element);
  leaf->buffer = part.buffer;
  leaf->offset = part.offset;
  leaf->dims = reduction.dims;
  leaf->dims |= reduction.reduced;
  leaf->reduced.resize(rows.dims.size());
  for (auto [d, of] : llvm::enumerate(dims))
    leaf->strides.push_back(part.strides[reduction.reduced.test(d) ? tiles : of]);
  reduction.operands = {leaf};
  reduction.isPlain = true;
}

SmallVector<Operation *> placeParts(Kernel &product, int64_t columns,
                                    ArrayRef<Kernel *> statistics, Host &host) {
  unsigned tiles = product.dims.size() - 1;
  Dim &dim = product.dims[tiles];
  dim.block = columns;
  dim.extent = host.ceilDiv(product.dims[*dim.of].extent, columns);

  SmallVector<Operation *> reserved;
  auto part = product.parts.begin();
  for (Kernel *rows : statistics) {
    DimsOfProduct dims = *matchRows(product, *rows, {});
    for (Node *reduction : rows->reductions) {
      reserved.push_back(placePart(product, tiles, *part, host));
      readPart(*rows, *reduction, *part++->target, tiles, dims);
    }
    for (auto [d, of] : llvm::enumerate(dims))
      if (of == *dim.of)
        rows->dims[d].extent = dim.extent;
    rows->combinesParts = true;
    dropUnused(*rows);
    collapseDims(*rows, Gaps::AsKnown, host);
  }
  return reserved;
}

LogicalResult KernelEmitter::reducePiece(Frame &piece, SmallVectorImpl<Value> &rows) {
  if (kernel.parts.empty())
    return success();
  unsigned column = task.tiled[1];
  // Whoever reads the result reads it rounded, here as from memory: its rounding, which
  // `emitBody` may leave out inside of one expression, is no longer implicit.
  FailureOr<Tile> result = emit(piece, *kernel.result);
  if (failed(result))
    return failure();
  if (auto round = result->value.getDefiningOp<arith::TruncFOp>())
    round.removeFastmathAttr();
  for (auto [part, row] : llvm::zip(kernel.parts, rows)) {
    const Node &node = *part.reduced;
    FailureOr<Tile> tile = emitReduced(piece, node);
    if (failed(tile))
      return failure();
    Value limit;
    if (!piece.inbounds[column])
      limit = builder.createOrFold<arith::SubIOp>(
          node.loc, getIndex(kernel.dims[column].extent), piece.position[column]);
    SmallBitVector dims(kernel.dims.size());
    dims.set(task.tiled[0]);
    Value reduced =
        ir::ReduceOp::create(builder, node.loc, getType(piece, dims, node.element), *node.combine,
                             tile->value, /*axis=*/1, limit, Value());
    row = row ? combine(node, row, reduced) : reduced;
  }
  return success();
}

void KernelEmitter::storeReduced(const Frame &frame) {
  SmallVector<Value> rows = llvm::map_to_vector(kernel.parts, [&](const RowPart &part) {
    return frame.memo.back().lookup(part.reduced).value;
  });
  storeParts(frame, rows);
}

void KernelEmitter::storeParts(const Frame &tile, ValueRange rows) {
  SmallVector<unsigned, 2> axes = getRowAxes();
  for (auto [part, row] : llvm::zip(kernel.parts, rows)) {
    SmallVector<unsigned> dims;
    Value view = getView(*part.target, axes, dims);
    SmallVector<Value> indices =
        llvm::map_to_vector(dims, [&](unsigned d) { return tile.position[d]; });
    ir::StoreOp::create(builder, part.reduced->loc, row, view, indices, getInbounds(tile, dims),
                        Value());
  }
}

} // namespace tier::where
