//===- Groups.cpp - which values share a kernel ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel is built backwards from one value that must lie in memory: every
// producer is composed into it. Where that is impossible (a second contraction,
// reductions over other rows, an operand too dear to recompute), a value is
// named that has to lie in memory too, and the building starts again. The set
// of such values only grows, so it ends.
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tier::where {

/// Operations of an operand of a contraction beyond which it is computed once
/// and kept: every tile of the other side would compute it again.
static constexpr int64_t largestProducer = 8;

llvm::SetVector<const Node *> findNodes(ArrayRef<const Node *> roots) {
  llvm::SetVector<const Node *> nodes(roots.begin(), roots.end());
  for (size_t i = 0; i < nodes.size(); ++i) {
    ArrayRef<Node *> operands = nodes[i]->operands;
    nodes.insert(operands.begin(), operands.end());
  }
  return nodes;
}

Value stripReshapes(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

Value stripViews(Value value) {
  while (Operation *op = stripReshapes(value).getDefiningOp()) {
    auto view = dyn_cast<layout::ViewOp>(op);
    if (!view)
      break;
    value = view.getSource();
  }
  return stripReshapes(value);
}

static bool isElementwise(Operation *op) {
  auto generic = dyn_cast_or_null<linalg::GenericOp>(op);
  return generic && generic.getNumParallelLoops() == generic.getNumLoops() &&
         generic.getNumDpsInits() == 1;
}

bool dependsOn(Value value, Value producer) {
  llvm::SetVector<Value> work;
  work.insert(value);
  for (size_t i = 0; i < work.size(); ++i) {
    if (work[i] == producer)
      return true;
    if (Operation *op = work[i].getDefiningOp())
      for (Value operand : op->getOperands())
        if (isa<RankedTensorType>(operand.getType()))
          work.insert(operand);
  }
  return false;
}

Value Grouping::chooseMaterialised(Value value) {
  Value best = value;
  auto widthOf = [](Value v) {
    return getElementTypeOrSelf(v.getType()).getIntOrFloatBitWidth();
  };
  for (Value current = value; current.hasOneUse();) {
    auto user = dyn_cast<linalg::GenericOp>(*current.user_begin());
    if (!isElementwise(user))
      break;
    OpOperand &use = *current.use_begin();
    bool othersAreArguments = llvm::all_of(user.getDpsInputOperands(), [&](OpOperand *o) {
      return o == &use || isa<BlockArgument>(stripViews(o->get()));
    });
    if (!user.isDpsInput(&use) || !othersAreArguments ||
        !user.getMatchingIndexingMap(&use).isIdentity() ||
        !user.getIndexingMapsArray().back().isIdentity())
      break;
    current = user.getResult(0);
    if (widthOf(current) <= widthOf(best) || materialised.contains(current))
      best = current;
  }
  return best;
}

/// Whether only contractions read `value`, as it is or through views: rows that
/// are padded cost them nothing.
static bool isReadByContractions(Value value) {
  SmallVector<Value> work = {value};
  bool isRead = false;
  while (!work.empty())
    for (Operation *user : work.pop_back_val().getUsers()) {
      if (auto view = dyn_cast<layout::ViewOp>(user)) {
        work.push_back(view.getResult());
        continue;
      }
      auto generic = dyn_cast<linalg::GenericOp>(user);
      if (isa<tensor::DimOp>(user))
        continue;
      if (auto reinterpret = dyn_cast<ir::ReinterpretOp>(user)) {
        work.push_back(reinterpret.getResult());
        continue;
      }
      if (!generic || failed(matchContraction(generic)))
        return false;
      isRead = true;
    }
  return isRead;
}

FailureOr<Array> Grouping::getArray(Value value) {
  if (auto it = arrays.find(value); it != arrays.end())
    return it->second;
  FailureOr<SmallVector<Value>> extents = host.getExtents(value);
  if (failed(extents))
    return emitError(value.getLoc(),
                     "[tier.extent] expects extents that are arithmetic on argument "
                     "extents, got ")
           << value.getType();
  if (BlockArgument argument = copies.lookup(value)) {
    if (Value dense = host.askWhetherDense(argument)) {
      unless[value] = dense;
      return arrays[value] = host.buildCopy(argument, dense, value.getLoc());
    }
  }
  Array array =
      host.buildWorkspace(getElementTypeOrSelf(value.getType()), *extents, value.getLoc(),
                          isReadByContractions(value) ? host.engineBytes : 1);
  arrays[value] = array;
  return array;
}

//===----------------------------------------------------------------------===//
// One kernel
//===----------------------------------------------------------------------===//

Node *KernelBuilder::refuse(Location loc, const Twine &message, StringRef fix) {
  InFlightDiagnostic error = emitError(loc) << message;
  error.attachNote() << "fix: " << fix;
  return nullptr;
}

Node *KernelBuilder::materialise(Value value, StringRef why) {
  if (value == kernel.root || isa<BlockArgument>(value) || grouping.materialised.contains(value))
    return refuse(value.getLoc(), "[tier.group] expects a value that can be kept in memory, got "
                                  "one that is",
                  "assign a part of the expression to an array of its own");
  conflict = value;
  reason = why;
  return nullptr;
}

unsigned KernelBuilder::appendDim(Value extent) {
  kernel.dims.push_back({extent, true});
  return kernel.dims.size() - 1;
}

/// The coordinates of a factor: `d floordiv c` walks a dimension of its own, a step
/// of d. Nothing if d is not walked from its beginning, one by one.
std::optional<Access> KernelBuilder::composeSteps(AffineMap map, ArrayRef<Linear> iterators,
                                                  ArrayRef<Value> extents) {
  Access access;
  for (auto [expr, extent] : llvm::zip(map.getResults(), extents)) {
    if (expr.getKind() != AffineExprKind::FloorDiv) {
      auto plain = compose(AffineMap::get(map.getNumDims(), 0, expr), {}, iterators, host);
      if (!plain)
        return std::nullopt;
      access.push_back(plain->front());
      continue;
    }
    auto quotient = cast<AffineBinaryOpExpr>(expr);
    auto block = dyn_cast<AffineConstantExpr>(quotient.getRHS());
    if (!isa<AffineDimExpr>(quotient.getLHS()) || !block)
      return std::nullopt;
    const Linear &walked = iterators[cast<AffineDimExpr>(quotient.getLHS()).getPosition()];
    if (walked.isZero()) {
      access.push_back(walked);
      continue;
    }
    std::optional<unsigned> dim = walked.getDim();
    if (!dim || walked.coefficient(*dim) != 1 || !Host::isConstant(walked.constant, 0))
      return std::nullopt;
    unsigned step = 0;
    while (step < kernel.dims.size() &&
           !(kernel.dims[step].of == dim && kernel.dims[step].block == block.getValue()))
      ++step;
    if (step == kernel.dims.size()) {
      appendDim(extent);
      kernel.dims.back().of = dim;
      kernel.dims.back().block = block.getValue();
    }
    access.push_back(getDimension(step, host));
  }
  return access;
}

LogicalResult KernelBuilder::run(Gaps gaps) {
  FailureOr<SmallVector<Value>> extents = host.getExtents(kernel.root);
  FailureOr<Array> target = grouping.getArray(kernel.root);
  if (failed(extents) || failed(target))
    return failure();
  Access access;
  for (auto [d, extent] : llvm::enumerate(*extents)) {
    kernel.dims.push_back({extent, false});
    access.push_back(getDimension(d, host));
  }
  kernel.target = buildLeaf(kernel.root, *target, access);
  kernel.result = build(kernel.root, access);
  if (!kernel.result)
    return failure();
  for (Beside &beside : kernel.besides)
    if (failed(buildBeside(beside)))
      return failure();
  collapseDims(kernel, gaps, host);
  return success();
}

Node *KernelBuilder::buildLeaf(Value value, const Array &array, ArrayRef<Linear> access) {
  Node *leaf = kernel.create(NodeKind::Leaf, value.getLoc(), array.buffer->element);
  setAddress(*leaf, array, access, host);
  leaf->dims.resize(leaf->strides.size());
  for (auto [d, stride] : llvm::enumerate(leaf->strides))
    if (!Host::isConstant(stride, 0))
      leaf->dims.set(d);
  return leaf;
}

Node *KernelBuilder::buildScalar(Value scalar, Type element, Location loc) {
  Node *node = kernel.create(NodeKind::Scalar, loc, element);
  node->scalar = scalar;
  return node;
}

/// The coordinates before a reshape that split dimensions, of those behind it: 128 i + j. Nothing
/// if a digit has as many values as are known at the launch.
static std::optional<Access> joinDigits(tensor::ExpandShapeOp op, ArrayRef<Linear> access,
                                        Host &host) {
  ArrayRef<int64_t> extents = op.getResultType().getShape();
  Access joined;
  for (const ReassociationIndices &group : op.getReassociationIndices()) {
    Linear whole{{}, host.constant(0)};
    int64_t step = 1;
    for (int64_t dim : llvm::reverse(group)) {
      if (step < 0 && extents[dim] != 1)
        return std::nullopt;
      if (extents[dim] != 1)
        whole = addMultiple(whole, access[dim], step, host);
      step = ShapedType::isDynamic(extents[dim]) ? -1 : step * extents[dim];
    }
    joined.push_back(whole);
  }
  return joined;
}

Node *KernelBuilder::build(Value value, Access access) {
  while (true) {
    if (auto argument = dyn_cast<BlockArgument>(value))
      return buildLeaf(value, host.getArgument(argument), access);
    if (value != kernel.root && !kernel.isBeside(value) && grouping.materialised.contains(value)) {
      FailureOr<Array> array = grouping.getArray(value);
      return failed(array) ? nullptr : buildLeaf(value, *array, access);
    }
    if (auto cast = value.getDefiningOp<tensor::CastOp>()) {
      value = cast.getSource();
      continue;
    }
    if (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>())
      if (std::optional<Access> source = joinDigits(expand, access, host)) {
        access = *source;
        value = expand.getSrc();
        continue;
      }
    auto view = value.getDefiningOp<layout::ViewOp>();
    if (!view)
      break;
    SmallVector<Value> symbols;
    for (Value symbol : view.getSymbols())
      symbols.push_back(host.translate(symbol));
    std::optional<Access> source;
    if (!llvm::is_contained(symbols, Value()))
      source = compose(view.getMap(), symbols, access, host);
    if (!source)
      return refuse(view.getLoc(), "[tier.view] expects a map that is linear in its dimensions "
                                   "with symbols known before launch, got another",
                    "copy the array first");
    access = *source;
    value = view.getSource();
  }
  for (auto &[known, at, node] : memo)
    if (known == value && at == access)
      return node;
  Operation *op = value.getDefiningOp();
  Node *node = nullptr;
  if (auto fill = dyn_cast<linalg::FillOp>(op)) {
    node = buildScalar(fill.getInputs().front(), getElementTypeOrSelf(value.getType()),
                       op->getLoc());
  } else if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    node = buildGeneric(generic, cast<OpResult>(value), access);
  } else if (isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp>(op)) {
    FailureOr<std::optional<Array>> array = findReshaped(op);
    if (failed(array))
      return nullptr;
    if (!*array) {
      // The source has to lie in memory; an argument that cannot be reshaped
      // as it lies is copied through a view of itself.
      Value source = stripReshapes(value);
      return materialise(source, grouping.copies.contains(source)
                                     ? "a reshape reads memory, and the argument may have gaps"
                                     : "a reshape reads memory");
    }
    node = buildLeaf(value, **array, access);
  } else if (auto take = dyn_cast<ir::TakeOp>(op)) {
    node = buildTake(take, access);
  } else if (isa<ir::ReinterpretOp>(op)) {
    Value missing;
    FailureOr<std::optional<Array>> array = findInMemory(value, missing);
    if (failed(array))
      return nullptr;
    if (!*array)
      return materialise(missing, "its bytes are read as other elements");
    node = buildLeaf(value, **array, access);
  } else if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
    if (!splat)
      return refuse(op->getLoc(), "[tier.constant] expects a splat, got an array of numbers",
                    "pass the array as an argument");
    OpBuilder builder(op);
    Value scalar = arith::ConstantOp::create(
        builder, op->getLoc(), cast<TypedAttr>(splat.getSplatValue<Attribute>()));
    node = buildScalar(scalar, scalar.getType(), op->getLoc());
  } else {
    return refuse(op->getLoc(),
                  "[tier.op] expects linalg.generic, linalg.fill, layout.view, tier.take, tier.reinterpret or "
                  "a reshape, got '" +
                      op->getName().getStringRef() + "'",
                  "generalise named ops first");
  }
  if (node)
    memo.emplace_back(value, access, node);
  return node;
}

Node *KernelBuilder::buildGeneric(linalg::GenericOp op, OpResult value,
                                  ArrayRef<Linear> access) {
  if (op.getNumDpsInits() != 1)
    return refuse(op.getLoc(),
                  "[tier.results] expects one result, got " + Twine(op.getNumDpsInits()),
                  "write one op for each result");
  if (op.hasIndexSemantics())
    return refuse(op.getLoc(), "[tier.index] expects a body without linalg.index, got one with it",
                  "pass the indices as an array");
  // The iterators that the result names are known; reductions come later.
  SmallVector<Linear> iterators(op.getNumLoops());
  AffineMap out = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  for (auto [expr, coordinate] : llvm::zip(out.getResults(), access)) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      continue; // an extent of 1
    iterators[dim.getPosition()] = coordinate;
  }
  for (auto [i, type] : llvm::enumerate(op.getIteratorTypesArray()))
    if (type == utils::IteratorType::parallel && !iterators[i].constant)
      return refuse(op.getLoc(), "[tier.iterators] expects every parallel iterator in the result, "
                                 "got one without",
                    "make it a reduction");
  if (op.getNumReductionLoops() == 0) {
    Node *node = kernel.create(NodeKind::Map, op.getLoc(),
                               getElementTypeOrSelf(value.getType()));
    node->op = op;
    return succeeded(buildOperands(*node, iterators)) ? node : nullptr;
  }
  if (succeeded(matchContraction(op)))
    return buildContraction(op, iterators);
  if (matchCombiner(op))
    return buildReduction(op, iterators);
  return refuse(op.getLoc(), "[tier.reduction] expects a body that combines the accumulator by one "
                             "of addf, mulf, maximumf, minimumf, addi, muli, maxsi, minsi, andi, "
                             "ori, got another",
                "split the body into an elementwise op and a reduction");
}

LogicalResult KernelBuilder::buildOperands(Node &node, ArrayRef<Linear> iterators) {
  node.dims.resize(kernel.dims.size());
  for (OpOperand *input : node.op.getDpsInputOperands()) {
    auto access = compose(node.op.getMatchingIndexingMap(input), {}, iterators, host);
    if (!access)
      return refuse(node.loc, "[tier.map] expects linear indexing maps, got another",
                    "use projected permutations"),
             failure();
    if (!isa<RankedTensorType>(input->get().getType())) {
      node.operands.push_back(buildScalar(input->get(), input->get().getType(), node.loc));
      continue;
    }
    Node *operand = build(input->get(), *access);
    if (!operand)
      return failure();
    node.operands.push_back(operand);
    node.dims.resize(std::max(node.dims.size(), operand->dims.size()));
    node.dims |= operand->dims;
  }
  return success();
}

std::optional<SmallBitVector> KernelBuilder::getWalked(ArrayRef<Linear> coordinates) {
  SmallBitVector walked(kernel.dims.size());
  for (const Linear &coordinate : coordinates) {
    if (!coordinate.constant || llvm::all_of(coordinate.coefficients,
                                             [](int64_t c) { return c == 0; }))
      continue;
    std::optional<unsigned> dim = coordinate.getDim();
    if (!dim || walked[*dim])
      return std::nullopt;
    walked.set(*dim);
  }
  return walked;
}

//===----------------------------------------------------------------------===//
// Reductions and contractions
//===----------------------------------------------------------------------===//

/// The extents of the iterators of an op, from its operands.
static FailureOr<SmallVector<Value>> getIteratorExtents(linalg::GenericOp op, Host &host) {
  SmallVector<Value> extents(op.getNumLoops());
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType()))
      continue;
    FailureOr<SmallVector<Value>> shape = host.getExtents(operand.get());
    if (failed(shape))
      return failure();
    for (auto [expr, extent] :
         llvm::zip(op.getMatchingIndexingMap(&operand).getResults(), *shape))
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        // The extent of packed numbers says most about them.
        if (Value &known = extents[dim.getPosition()];
            !known || Host::getConstant(extent) ||
            (!Host::getConstant(known) && ir::getPackedBits(getElementTypeOrSelf(operand.get())) &&
             host.getDivisor(extent) > host.getDivisor(known)))
          known = extent;
  }
  return extents;
}

Node *KernelBuilder::buildReduction(linalg::GenericOp op, SmallVector<Linear> iterators) {
  Value value = op.getResult(0);
  auto fill = op.getDpsInits().front().getDefiningOp<linalg::FillOp>();
  if (!fill)
    return refuse(op.getLoc(), "[tier.init] expects an accumulator made by linalg.fill, got another",
                  "fill it with the neutral element");
  if (operandOf)
    return materialise(operandOf, "an operand of a contraction is reduced");
  if (kernel.contract) {
    Value product = kernel.contract->op.getResult(0);
    return materialise(dependsOn(value, product) ? grouping.chooseMaterialised(product) : value,
                       "a reduction and a contraction are two kernels");
  }
  std::optional<SmallBitVector> kept = getWalked(iterators);
  FailureOr<SmallVector<Value>> extents = getIteratorExtents(op, host);
  if (failed(extents))
    return refuse(op.getLoc(), "[tier.extent] expects extents known before launch, got others",
                  "use arguments' extents");
  if (!kept)
    return materialise(value, "a reduction is read along a diagonal");
  SmallVector<unsigned> loops; // of extent other than 1
  for (auto [i, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (type != utils::IteratorType::reduction)
      continue;
    if (Host::isConstant((*extents)[i], 1))
      iterators[i] = Linear{{}, host.constant(0)};
    else
      loops.push_back(i);
  }
  auto extentsAgree = [&](ArrayRef<unsigned> dims) {
    return dims.size() == loops.size() &&
           llvm::all_of(llvm::zip(dims, loops), [&](auto pair) {
             auto [dim, loop] = pair;
             return kernel.dims[dim].extent == (*extents)[loop];
           });
  };
  // Dimensions of extent 1 do not tell rows apart.
  for (unsigned d : kept->set_bits())
    if (Host::isConstant(kernel.dims[d].extent, 1))
      kept->reset(d);
  if (!kernel.reductions.empty()) {
    SmallBitVector rows = rowDims;
    rows.resize(kept->size());
    if (*kept != rows || !extentsAgree(reducedDims))
      return materialise(value, "reductions run over other rows");
  } else {
    SmallVector<unsigned> columns;
    for (auto [d, dim] : llvm::enumerate(kernel.dims))
      if (!(*kept)[d] && !Host::isConstant(dim.extent, 1))
        columns.push_back(d);
    if (columns.empty()) {
      for (unsigned loop : loops)
        columns.push_back(appendDim((*extents)[loop]));
    } else if (!extentsAgree(columns)) {
      return materialise(value, "a reduction runs over other columns than its reader");
    }
    rowDims = *kept;
    reducedDims = columns;
  }
  for (auto [dim, loop] : llvm::zip(reducedDims, loops))
    iterators[loop] = getDimension(dim, host);

  Node *node = kernel.create(NodeKind::Reduce, op.getLoc(),
                             getElementTypeOrSelf(value.getType()));
  node->op = op;
  node->combine = getReduceKind(matchCombiner(op));
  node->init = fill.getInputs().front();
  // Held before its operands are built: they may be reductions themselves and
  // have to agree with this one.
  kernel.reductions.push_back(node);
  if (failed(buildOperands(*node, iterators)))
    return nullptr;
  llvm::erase(kernel.reductions, node);
  kernel.reductions.push_back(node);
  node->reduced.resize(kernel.dims.size());
  node->dims.resize(kernel.dims.size());
  for (unsigned dim : reducedDims) {
    node->reduced.set(dim);
    node->dims.reset(dim);
  }
  return node;
}

bool KernelBuilder::isProducerCheap(const Node &operand) {
  int64_t count = 0;
  for (const Node *node : findNodes(&operand))
    if (linalg::GenericOp generic = node->op)
      for (Operation &op : generic.getBody()->without_terminator()) {
        if (isa<math::MathDialect>(op.getDialect()) || isa<arith::DivFOp>(op))
          return false;
        count += !isa<arith::ExtFOp, arith::TruncFOp, arith::ConstantOp>(op);
      }
  return count <= largestProducer;
}

Node *KernelBuilder::buildContraction(linalg::GenericOp op, SmallVector<Linear> iterators) {
  Value value = op.getResult(0);
  if (operandOf)
    return materialise(operandOf, "an operand of a contraction is a contraction");
  if (gathered)
    return materialise(gathered, "a gather and a contraction are two kernels");
  Value kept = grouping.chooseMaterialised(value);
  // Its value is needed elsewhere too: one kernel computes it.
  auto [owner, isNew] = grouping.owner.try_emplace(value, kernel.root);
  if (!isNew && owner->second != kernel.root)
    return materialise(kept, "two kernels read a contraction");
  if (!kernel.reductions.empty()) {
    Value reduction = kernel.reductions.front()->op.getResult(0);
    return materialise(dependsOn(reduction, value) ? kept : reduction,
                       "a reduction and a contraction are two kernels");
  }
  std::optional<SmallBitVector> walked = getWalked(iterators);
  if (kernel.contract || !walked)
    return materialise(kept, "a kernel has one contraction, read one way");
  for (auto [d, dim] : llvm::enumerate(kernel.dims))
    if (!(*walked)[d] && !Host::isConstant(dim.extent, 1))
      return materialise(kept, "a contraction is repeated along a dimension");
  FailureOr<SmallVector<Value>> extents = getIteratorExtents(op, host);
  if (failed(extents))
    return refuse(op.getLoc(), "[tier.extent] expects extents known before launch, got others",
                  "use arguments' extents");
  Node *node = kernel.create(NodeKind::Contract, op.getLoc(),
                             getElementTypeOrSelf(value.getType()));
  node->op = op;
  kernel.contract = node;
  SmallVector<unsigned> sums;
  for (auto [i, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (type != utils::IteratorType::reduction)
      continue;
    sums.push_back(appendDim((*extents)[i]));
    iterators[i] = getDimension(sums.back(), host);
  }
  node->dims.resize(kernel.dims.size());
  ContractionBody body = *matchContraction(op);
  for (OpOperand *input : op.getDpsInputOperands()) {
    operandOf = stripViews(input->get());
    AffineMap map = op.getMatchingIndexingMap(input);
    if (llvm::is_contained(body.factors, input->getOperandNumber())) {
      FailureOr<SmallVector<Value>> shape = host.getExtents(input->get());
      if (failed(shape))
        return nullptr;
      std::optional<Access> steps = composeSteps(map, iterators, *shape);
      if (!steps)
        return materialise(kept, "a factor of a contraction steps with whole dimensions");
      Node *factor = build(input->get(), *steps);
      if (!factor)
        return nullptr;
      if (factor->kind != NodeKind::Leaf && !isProducerCheap(*factor))
        return materialise(operandOf, "every tile would compute it again");
      node->operands.push_back(factor);
      operandOf = {};
      continue;
    }
    auto access = compose(map, {}, iterators, host);
    Node *operand = access ? build(input->get(), *access) : nullptr;
    if (!operand)
      return nullptr;
    if (operand->kind != NodeKind::Leaf && !isProducerCheap(*operand))
      return materialise(operandOf, "every tile of the other operand would compute it again");
    node->operands.push_back(operand);
    operand->dims.resize(kernel.dims.size());
    node->dims |= operand->dims;
    operandOf = {};
  }
  node->reduced.resize(kernel.dims.size());
  for (unsigned dim : sums) {
    node->reduced.set(dim);
    node->dims.reset(dim);
  }
  return node;
}

//===----------------------------------------------------------------------===//
// All kernels
//===----------------------------------------------------------------------===//

FailureOr<bool> Grouping::attempt() {
  kernels.clear();
  owner.clear();
  // Launches follow the program's order.
  SmallVector<Value> roots(materialised.begin(), materialised.end());
  llvm::sort(roots, [](Value a, Value b) {
    return a.getDefiningOp()->isBeforeInBlock(b.getDefiningOp());
  });
  for (Value root : roots) {
    auto kernel = std::make_unique<Kernel>();
    kernel->root = root;
    KernelBuilder builder(*this, *kernel);
    if (failed(builder.run(Gaps::AsKnown))) {
      if (!builder.conflict)
        return failure();
      materialised.insert(builder.conflict);
      remark::missed(builder.conflict.getLoc(),
                     remark::RemarkOpts::name("Kept").category("convert-linalg-to-tier"))
          << ("kept in memory: " + builder.reason).str();
      return false;
    }
    kernel->unless = unless.lookup(root);
    kernels.push_back(std::move(kernel));
  }
  for (bool onlyReduce : {false, true})
    while (mergeTwo(onlyReduce))
      ;
  bool anyContract = llvm::any_of(kernels, [](auto &kernel) { return kernel->contract; });
  for (auto &kernel : kernels) {
    bool hasBatches = cast<RankedTensorType>(kernel->root.getType()).getRank() > 1;
    if (!kernel->reductions.empty() && hasBatches && anyContract && kernel->besides.empty()) {
      kernel->apart = std::make_unique<Kernel>();
      kernel->apart->root = kernel->root;
      if (failed(KernelBuilder(*this, *kernel->apart).run(Gaps::KeepApart)))
        return failure();
    }
    // Rows in one dimension, and what is reduced of them in one, are all that there is to merge.
    // An argument without gaps is not copied.
    unsigned fewest = kernel->reductions.empty() ? 2 : 3;
    if (kernel->contract || kernel->unless || kernel->dims.size() < fewest)
      continue;
    // What goes on from row to row is asked of all at once: where that does not hold, rows without
    // gaps have fewer dimensions still.
    for (Gaps gaps : {Gaps::AssumeNone, Gaps::AssumeDense}) {
      auto gapless = std::make_unique<Kernel>();
      gapless->root = kernel->root;
      gapless->besides = kernel->besides;
      if (failed(KernelBuilder(*this, *gapless).run(gaps)) || gapless->assumptions.empty())
        continue;
      auto isSame = [&](auto &other) { return other->assumptions == gapless->assumptions; };
      if (llvm::none_of(kernel->gapless, isSame))
        kernel->gapless.push_back(std::move(gapless));
    }
  }
  findStatistics(kernels);
  return true;
}

/// A view of the whole of `value`: a value of its own with the same elements.
static Value createCopy(Value value, Operation *before) {
  OpBuilder builder(before);
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<Value> sizes;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (type.isDynamicDim(d))
      sizes.push_back(tensor::DimOp::create(builder, value.getLoc(), value, d));
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  return layout::ViewOp::create(builder, value.getLoc(), type, value, ValueRange(), sizes, map);
}

FailureOr<std::vector<std::unique_ptr<Kernel>>> Grouping::run() {
  // Reshapes read memory: an argument that has to move first is viewed, and the
  // view is what may be kept.
  SmallVector<Operation *> reshapes;
  host.program.walk([&](Operation *op) {
    if (isa<tensor::CollapseShapeOp>(op) && isa<BlockArgument>(stripReshapes(op->getOperand(0))))
      reshapes.push_back(op);
  });
  for (Operation *op : reshapes) {
    Operation *first = op; // of the reshapes of the argument
    while (Operation *before = first->getOperand(0).getDefiningOp()) {
      if (isa<layout::ViewOp>(before))
        break;
      first = before;
    }
    auto argument = dyn_cast<BlockArgument>(first->getOperand(0));
    if (!argument)
      continue; // copied already
    auto collapse = cast<tensor::CollapseShapeOp>(op);
    FailureOr<SmallVector<Value>> extents = host.getExtents(op->getResult(0));
    Array array = host.getArgument(argument);
    bool isView = first == op && succeeded(extents) &&
                  reshape(array, collapse.getReassociationIndices(), *extents, true, host);
    if (isView || llvm::equal(array.strides, host.getDenseStrides(array.extents)))
      continue;
    Value copy = createCopy(argument, first);
    copies[copy] = argument;
    first->setOperand(0, copy);
  }
  auto ret = cast<func::ReturnOp>(host.program.getBody().front().getTerminator());
  for (OpOperand &operand : ret->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType())) {
      emitError(ret.getLoc(), "[signature.result] expects array results, got ")
          << operand.get().getType();
      return failure();
    }
    Value root = stripReshapes(operand.get());
    if (isa<BlockArgument>(root) || materialised.contains(root) ||
        isa<tensor::EmptyOp>(root.getDefiningOp())) {
      root = createCopy(operand.get(), ret);
      operand.set(root);
    }
    if (failed(host.buildResult(operand.getOperandNumber(), operand.get())))
      return failure();
    Array array = host.getResult(operand.getOperandNumber());
    FailureOr<SmallVector<Value>> extents = host.getExtents(root);
    if (failed(extents))
      return failure();
    array.extents = *extents;
    array.strides = host.getDenseStrides(*extents);
    arrays[root] = array;
    materialised.insert(root);
  }
  while (true) {
    FailureOr<bool> done = attempt();
    if (failed(done))
      return failure();
    if (*done)
      return std::move(kernels);
  }
}

} // namespace tier::where
