//===- Joined.cpp - dimensions that are one before a value is computed ----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reshape reads memory, so what is computed before it would have to lie there. Where elements
// are computed one by one of arguments, these are reshaped in its place, which costs nothing where
// they have no gaps:
//
//   reshape(x + r, (B S, D))  ->  reshape(x, (B S, D)) + reshape(r, (B S, D))
//
// A sum over an axis of a sum over the axis behind it is one over both joined:
//
//   sum(sum(x, axis=3), axis=2)  ->  sum(reshape(x, (N, C, H W)), axis=2)
//
// Results that are computed of such sums and of arguments have the joined dimensions too, so that
// a norm of images is one kernel, as that of rows is.
//
//===----------------------------------------------------------------------===//

#include "Joined.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tier::where {

namespace {

using Groups = SmallVector<ReassociationIndices>;

/// Joins dimensions in a program, where no value has to lie in memory for it but an argument with gaps.
class Joiner {
public:
  explicit Joiner(func::FuncOp program) : program(program) {}
  void run();

private:
  /// What a question has come across: values that are read twice are asked once.
  using Asked = SmallVector<std::pair<Value, Groups>, 0>;

  /// Whether `value` is an argument, or computed of such alone, element by element, so that its
  /// dimensions may be joined in them. Whoever reads it as it is computes it again.
  static bool canJoin(Value value, const Groups &groups, Asked &asked);
  static bool canJoinInputs(linalg::GenericOp op, const Groups &groups, Asked &asked);
  Value join(Value value, const Groups &groups);
  void joinReshape(tensor::CollapseShapeOp reshape);
  void joinReductions(linalg::GenericOp outer);
  void joinResult(OpOperand &result);
  /// Stores a result as the joined value that it is.
  void replace(OpOperand &result, Value joined, const Groups &groups);

  struct Joined {
    Value value;
    Groups groups;
    Value made;
  };
  func::FuncOp program;
  SmallVector<Joined, 0> done;
  SmallVector<Joined, 0> reduced; ///< over what groups join
};

} // namespace

static bool isTrivial(const Groups &groups) {
  return llvm::all_of(groups, [](const ReassociationIndices &group) { return group.size() == 1; });
}

/// Groups of the results of a map of the loops that `groups` joins; nothing where it has part of
/// a group, or in another order.
static std::optional<Groups> groupsOf(AffineMap map, const Groups &groups) {
  Groups results;
  for (unsigned at = 0; at < map.getNumResults();) {
    auto dim = dyn_cast<AffineDimExpr>(map.getResult(at));
    const ReassociationIndices *group = nullptr;
    if (dim)
      group = llvm::find_if(groups, [&](const ReassociationIndices &one) {
        return llvm::is_contained(one, int64_t(dim.getPosition()));
      });
    else if (!isa<AffineConstantExpr>(map.getResult(at)))
      return std::nullopt;
    ReassociationIndices &joined = results.emplace_back();
    for (size_t i = 0, e = group ? group->size() : 1; i != e; ++i, ++at) {
      if (at == map.getNumResults() ||
          (group && map.getResult(at) != getAffineDimExpr((*group)[i], map.getContext())))
        return std::nullopt;
      joined.push_back(at);
    }
  }
  return results;
}

/// The map of the joined loops.
static AffineMap joinedMap(AffineMap map, const Groups &groups) {
  SmallVector<AffineExpr> results;
  for (AffineExpr result : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(result);
    if (!dim)
      results.push_back(result);
    for (auto [number, group] : llvm::enumerate(groups))
      if (dim && group.front() == int64_t(dim.getPosition()))
        results.push_back(getAffineDimExpr(number, map.getContext()));
  }
  return AffineMap::get(groups.size(), 0, results, map.getContext());
}

/// The extents of a value that is written to an empty array, joined.
static SmallVector<OpFoldResult> joinedExtents(OpBuilder &builder, tensor::EmptyOp empty, const Groups &groups) {
  SmallVector<OpFoldResult> extents = empty.getMixedSizes(), joined;
  for (const ReassociationIndices &group : groups) {
    int64_t known = 1;
    Value product;
    for (int64_t dim : group)
      if (auto number = getConstantIntValue(extents[dim]))
        known *= *number;
      else if (auto value = cast<Value>(extents[dim]); product)
        product = arith::MulIOp::create(builder, empty.getLoc(), product, value);
      else
        product = value;
    if (product && known != 1)
      product = arith::MulIOp::create(builder, empty.getLoc(), product,
                                      arith::ConstantIndexOp::create(builder, empty.getLoc(), known));
    joined.push_back(product ? OpFoldResult(product) : builder.getIndexAttr(known));
  }
  return joined;
}

/// The op that computes each element of a value of one of each of others.
static linalg::GenericOp getElementwise(Value value) {
  auto op = value.getDefiningOp<linalg::GenericOp>();
  bool isOne = op && op.getNumParallelLoops() == op.getNumLoops() && op.getNumDpsInits() == 1 &&
               !op.hasIndexSemantics() && op.getDpsInits().front().getDefiningOp<tensor::EmptyOp>();
  return isOne && op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isIdentity() ? op : linalg::GenericOp();
}

/// Whether an argument is copied where dimensions of a group are joined, as all are that begin
/// inside of a vector, or whose elements along the last dimension are no neighbours, and those that
/// are known to have gaps.
static bool isCopied(BlockArgument argument, const Groups &groups) {
  constexpr int64_t vectorBytes = 16;
  auto function = cast<func::FuncOp>(argument.getOwner()->getParentOp());
  auto layout = function.getArgAttrOfType<ir::ArgumentAttr>(argument.getArgNumber(), "tier.argument");
  if (!layout || layout.getAlign() % vectorBytes != 0 || layout.getStrides().back() != 1)
    return true;
  ArrayRef<int64_t> extents = cast<RankedTensorType>(argument.getType()).getShape();
  for (const ReassociationIndices &group : groups)
    for (int64_t dim : ArrayRef(group).drop_back()) {
      int64_t stride = layout.getStrides()[dim], inner = layout.getStrides()[dim + 1];
      bool isKnown = !ShapedType::isDynamic(stride) && !ShapedType::isDynamic(inner) &&
                     !ShapedType::isDynamic(extents[dim + 1]);
      if (isKnown && stride != inner * extents[dim + 1])
        return true;
    }
  return false;
}

/// What two reshapes join together.
static Groups composed(tensor::CollapseShapeOp reshape, const Groups &groups) {
  Groups before = reshape.getReassociationIndices(), both;
  for (const ReassociationIndices &group : groups) {
    both.emplace_back();
    for (int64_t dim : group)
      llvm::append_range(both.back(), before[dim]);
  }
  return both;
}

bool Joiner::canJoinInputs(linalg::GenericOp op, const Groups &groups, Asked &asked) {
  return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
    if (!isa<RankedTensorType>(input->get().getType()))
      return true;
    std::optional<Groups> own = groupsOf(op.getMatchingIndexingMap(input), groups);
    return own && canJoin(input->get(), *own, asked);
  });
}

bool Joiner::canJoin(Value value, const Groups &groups, Asked &asked) {
  if (isTrivial(groups) || llvm::is_contained(asked, std::pair(value, groups)))
    return true; // where one is not, the whole question is answered
  asked.emplace_back(value, groups);
  if (auto argument = dyn_cast<BlockArgument>(value))
    return !isCopied(argument, groups);
  if (auto reshape = value.getDefiningOp<tensor::CollapseShapeOp>())
    return canJoin(reshape.getSrc(), composed(reshape, groups), asked);
  linalg::GenericOp op = getElementwise(value);
  bool isReturned = llvm::any_of(value.getUsers(), llvm::IsaPred<func::ReturnOp>);
  return op && !isReturned && canJoinInputs(op, groups, asked);
}

Value Joiner::join(Value value, const Groups &groups) {
  if (isTrivial(groups))
    return value;
  if (auto reshape = value.getDefiningOp<tensor::CollapseShapeOp>())
    return join(reshape.getSrc(), composed(reshape, groups));
  for (const Joined &one : done)
    if (one.value == value && one.groups == groups)
      return one.made;
  OpBuilder builder(program.getContext());
  if (isa<BlockArgument>(value)) {
    builder.setInsertionPointToStart(&program.getBody().front());
    Value made = tensor::CollapseShapeOp::create(builder, value.getLoc(), value, groups);
    // One copy serves all where there are gaps.
    for (Operation *user : llvm::make_early_inc_range(value.getUsers()))
      if (auto reshape = dyn_cast<tensor::CollapseShapeOp>(user);
          reshape && reshape != made.getDefiningOp() && reshape.getReassociationIndices() == groups) {
        reshape.getResult().replaceAllUsesWith(made);
        reshape.erase();
      }
    done.push_back({value, groups, made});
    return made;
  }
  linalg::GenericOp op = getElementwise(value);
  builder.setInsertionPoint(op);
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (OpOperand *input : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(input);
    maps.push_back(joinedMap(map, groups));
    bool isArray = isa<RankedTensorType>(input->get().getType());
    inputs.push_back(isArray ? join(input->get(), *groupsOf(map, groups)) : input->get());
  }
  auto empty = op.getDpsInits().front().getDefiningOp<tensor::EmptyOp>();
  Value target = tensor::EmptyOp::create(builder, op.getLoc(), joinedExtents(builder, empty, groups),
                                         getElementTypeOrSelf(value.getType()));
  maps.push_back(builder.getMultiDimIdentityMap(groups.size()));
  SmallVector<utils::IteratorType> iterators(groups.size(), utils::IteratorType::parallel);
  auto made = linalg::GenericOp::create(builder, op.getLoc(), target.getType(), inputs, target, maps, iterators);
  IRMapping mapping;
  op.getRegion().cloneInto(&made.getRegion(), mapping);
  done.push_back({value, groups, made.getResult(0)});
  return made.getResult(0);
}

void Joiner::joinReshape(tensor::CollapseShapeOp reshape) {
  Value source = reshape.getSrc();
  Groups groups = reshape.getReassociationIndices();
  linalg::GenericOp op = getElementwise(source);
  // What is returned lies in memory anyway, and operands of products mostly do.
  bool isRead = llvm::any_of(reshape->getUsers(), [](Operation *user) {
    auto reader = dyn_cast<linalg::GenericOp>(user);
    return reader && failed(matchContraction(reader));
  });
  Asked asked;
  if (!isRead || !canJoinInputs(op, groups, asked))
    return;
  Value joined = join(source, groups);
  reshape.getResult().replaceAllUsesWith(joined);
  for (OpOperand &use : llvm::make_early_inc_range(source.getUses()))
    if (isa<func::ReturnOp>(use.getOwner()))
      replace(use, joined, groups);
  reshape.erase();
}

void Joiner::replace(OpOperand &result, Value joined, const Groups &groups) {
  linalg::GenericOp op = getElementwise(result.get());
  auto empty = op.getDpsInits().front().getDefiningOp<tensor::EmptyOp>();
  OpBuilder builder(result.getOwner());
  result.set(tensor::ExpandShapeOp::create(builder, op.getLoc(), result.get().getType(), joined, groups,
                                           empty.getMixedSizes()));
}

/// The dimension that an op reduces one array over, if it reduces one and does nothing else but a
/// cast before it combines.
static std::optional<int64_t> getReducedDim(linalg::GenericOp op) {
  if (!matchCombiner(op) || op.getNumReductionLoops() != 1 || op.getNumDpsInputs() != 1 || op.hasIndexSemantics())
    return std::nullopt;
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  AffineMap identity = AffineMap::getMultiDimIdentityMap(op.getNumLoops(), op.getContext());
  bool isPlain = op.getMatchingIndexingMap(op.getDpsInputOperand(0)) == identity &&
                 op.getMatchingIndexingMap(op.getDpsInitOperand(0)) == identity.dropResult(reduced.front());
  return isPlain ? std::optional<int64_t>(reduced.front()) : std::nullopt;
}

/// The number that a reduction begins with.
static Attribute getStart(linalg::GenericOp op) {
  auto fill = op.getDpsInits().front().getDefiningOp<linalg::FillOp>();
  Attribute start;
  return fill && matchPattern(fill.getInputs().front(), m_Constant(&start)) ? start : Attribute();
}

void Joiner::joinReductions(linalg::GenericOp outer) {
  std::optional<int64_t> second = getReducedDim(outer);
  auto inner = second ? outer.getInputs().front().getDefiningOp<linalg::GenericOp>() : linalg::GenericOp();
  std::optional<int64_t> first = inner && inner->hasOneUse() ? getReducedDim(inner) : std::nullopt;
  if (!first || *second + 1 != *first || outer.getNumLoops() < 2)
    return;
  Operation *combines = matchCombiner(outer), *combined = matchCombiner(inner);
  bool isSame = combines->getName() == combined->getName() && outer.getBody()->getOperations().size() == 2 &&
                getStart(outer) && getStart(outer) == getStart(inner);
  Groups groups;
  for (int64_t dim = 0, end = inner.getNumLoops(); dim != end; ++dim)
    if (dim == *first)
      groups.back().push_back(dim);
    else
      groups.push_back({dim});
  Value source = inner.getInputs().front();
  Asked asked;
  if (!isSame || !canJoin(source, groups, asked))
    return;
  Value joined = join(source, groups);
  OpBuilder builder(outer);
  AffineMap identity = builder.getMultiDimIdentityMap(groups.size());
  AffineMap maps[] = {identity, identity.dropResult(*second)};
  SmallVector<utils::IteratorType> iterators = outer.getIteratorTypesArray();
  auto made = linalg::GenericOp::create(builder, outer.getLoc(), outer.getResultTypes(), joined,
                                        outer.getDpsInits(), maps, iterators);
  IRMapping mapping;
  inner.getRegion().cloneInto(&made.getRegion(), mapping);
  outer.getResult(0).replaceAllUsesWith(made.getResult(0));
  outer.erase();
  inner.erase();
  reduced.push_back({source, groups, made.getResult(0)});
}

void Joiner::joinResult(OpOperand &result) {
  linalg::GenericOp op = getElementwise(result.get());
  for (const Joined &one : reduced) {
    bool isAlike = op && cast<RankedTensorType>(one.value.getType()).getRank() == op.getNumLoops();
    Asked asked;
    if (isAlike && dependsOn(result.get(), one.made) && canJoinInputs(op, one.groups, asked))
      return replace(result, join(result.get(), one.groups), one.groups);
  }
}

void Joiner::run() {
  SmallVector<tensor::CollapseShapeOp> reshapes;
  for (auto reshape : program.getOps<tensor::CollapseShapeOp>())
    if (getElementwise(reshape.getSrc())) // those of arguments may become one meanwhile
      reshapes.push_back(reshape);
  llvm::for_each(reshapes, [&](tensor::CollapseShapeOp reshape) { joinReshape(reshape); });
  SmallVector<linalg::GenericOp> ops(program.getOps<linalg::GenericOp>());
  llvm::for_each(ops, [&](linalg::GenericOp op) { joinReductions(op); });
  for (OpOperand &result : program.getBody().front().getTerminator()->getOpOperands())
    joinResult(result);
}

void joinDims(func::FuncOp program) { Joiner(program).run(); }

} // namespace tier::where
