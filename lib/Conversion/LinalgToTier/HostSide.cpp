//===- HostSide.cpp - the function that launches the kernels --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostSide.h"
#include "tier/Dialect/Tier/IR/Facts.h"

#include "tier/Dialect/Tier/IR/Gather.h"
#include "tier/Dialect/Tier/IR/Packed.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

#include <numeric>

using namespace mlir;

namespace tier::where {

/// Of the memory that workspaces lie in, in bytes.
static constexpr int64_t workspaceAlign = 16;

Type getStorage(Type element) {
  return element.isInteger(1) ? IntegerType::get(element.getContext(), 8)
                              : element;
}

Host::Host(func::FuncOp program)
    : program(program), builder(program.getContext()) {
  OpBuilder before(program);
  function = func::FuncOp::create(before, program.getLoc(),
                                  (program.getName() + ".host").str(),
                                  before.getFunctionType({}, {}));
  function.addEntryBlock();
  builder.setInsertionPointToEnd(&function.getBody().front());
}

//===----------------------------------------------------------------------===//
// Index arithmetic
//===----------------------------------------------------------------------===//

std::optional<int64_t> Host::getConstant(Value value) {
  APInt number;
  if (!value || !matchPattern(value, m_ConstantInt(&number)))
    return std::nullopt;
  return number.getSExtValue();
}

Value Host::constant(int64_t value) {
  Value &known = constants[value];
  if (!known) {
    // Constants come first, so that every later value may use them.
    OpBuilder first = OpBuilder::atBlockBegin(builder.getInsertionBlock());
    known = arith::ConstantIndexOp::create(first, program.getLoc(), value);
  }
  return known;
}

template <typename OpTy>
Value Host::binary(Value a, Value b) {
  OperationName name(OpTy::getOperationName(), a.getContext());
  Value &known = shared[{name.getAsOpaquePointer(), {a, b}}];
  if (!known)
    known = OpTy::create(builder, program.getLoc(), a, b);
  return known;
}

Value Host::add(Value a, Value b) {
  auto x = getConstant(a), y = getConstant(b);
  if (x && y)
    return constant(*x + *y);
  if (x == 0)
    return b;
  if (y == 0)
    return a;
  Value sum = binary<arith::AddIOp>(a, b);
  divisors[sum] = std::gcd(getDivisor(a), getDivisor(b));
  return sum;
}

Value Host::sub(Value a, Value b) {
  auto x = getConstant(a), y = getConstant(b);
  if (x && y)
    return constant(*x - *y);
  if (y == 0)
    return a;
  if (a == b)
    return constant(0);
  Value difference = binary<arith::SubIOp>(a, b);
  divisors[difference] = std::gcd(getDivisor(a), getDivisor(b));
  return difference;
}

unsigned Host::getOrdinal(Value value) {
  auto [it, isNew] = ordinals.try_emplace(value, byOrdinal.size());
  if (isNew)
    byOrdinal.push_back(value);
  return it->second;
}

Host::Product Host::getProduct(Value value) {
  if (auto number = getConstant(value))
    return {*number, {}};
  if (auto it = products.find(value); it != products.end())
    return it->second;
  return {1, {getOrdinal(value)}};
}

Value Host::mul(Value a, Value b) {
  Product x = getProduct(a), y = getProduct(b);
  Product product{x.coefficient * y.coefficient, x.factors};
  if (product.coefficient == 0)
    return constant(0);
  llvm::append_range(product.factors, y.factors);
  llvm::sort(product.factors);
  if (product.factors.empty())
    return constant(product.coefficient);
  if (product.coefficient == 1 && product.factors.size() == 1)
    return byOrdinal[product.factors.front()];
  if (auto it = productValues.find(product); it != productValues.end())
    return it->second;
  Value value = byOrdinal[product.factors.front()];
  int64_t divisor = getDivisor(value);
  auto times = [&](Value factor) {
    value = binary<arith::MulIOp>(value, factor);
    divisor *= getDivisor(factor);
    divisors[value] = divisor;
  };
  for (unsigned factor : ArrayRef(product.factors).drop_front())
    times(byOrdinal[factor]);
  if (product.coefficient != 1)
    times(constant(product.coefficient));
  products[value] = product;
  productValues[product] = value;
  return value;
}

std::optional<Host::Multiple> Host::findMultiple(Value value, ArrayRef<Value> of) {
  Product rest = getProduct(value);
  Multiple multiple;
  for (auto [i, factor] : llvm::enumerate(of)) {
    Product one = getProduct(factor);
    std::vector<unsigned> left;
    std::set_difference(rest.factors.begin(), rest.factors.end(), one.factors.begin(),
                        one.factors.end(), std::back_inserter(left));
    bool divides = !one.factors.empty() && one.coefficient != 0 &&
                   rest.coefficient % one.coefficient == 0 &&
                   left.size() + one.factors.size() == rest.factors.size();
    if (!divides)
      continue;
    rest = {rest.coefficient / one.coefficient, left};
    multiple.factors.push_back(i);
  }
  if (!rest.factors.empty())
    return std::nullopt;
  multiple.coefficient = rest.coefficient;
  return multiple;
}

Value Host::ceilDiv(Value a, int64_t b) {
  if (auto x = getConstant(a))
    return constant((*x + b - 1) / b);
  if (b == 1)
    return a;
  return binary<arith::CeilDivUIOp>(a, constant(b));
}

Value Host::ceilDiv(Value a, Value b) {
  auto divisor = getConstant(b);
  return divisor ? ceilDiv(a, *divisor) : binary<arith::CeilDivUIOp>(a, b);
}

Value Host::floorDiv(Value a, Value b) {
  auto divisor = getConstant(b);
  return divisor ? floorDiv(a, *divisor) : binary<arith::DivUIOp>(a, b);
}

Value Host::floorDiv(Value a, int64_t b) {
  if (auto x = getConstant(a))
    return constant(*x / b);
  return b == 1 ? a : binary<arith::DivUIOp>(a, constant(b));
}

Value Host::mod(Value a, int64_t b) {
  if (auto x = getConstant(a))
    return constant(*x % b);
  return binary<arith::RemUIOp>(a, constant(b));
}

Value Host::min(Value a, Value b) {
  if (auto x = getConstant(a))
    if (auto y = getConstant(b))
      return constant(std::min(*x, *y));
  Value least = binary<arith::MinUIOp>(a, b);
  divisors[least] = std::gcd(getDivisor(a), getDivisor(b));
  return least;
}

Value Host::max(Value a, Value b) {
  if (auto x = getConstant(a))
    if (auto y = getConstant(b))
      return constant(std::max(*x, *y));
  Value most = binary<arith::MaxUIOp>(a, b);
  divisors[most] = std::gcd(getDivisor(a), getDivisor(b));
  return most;
}

Value Host::getUnits() {
  if (!units)
    units = ir::UnitsOp::create(builder, program.getLoc(), builder.getIndexType(), IntegerAttr());
  return units;
}

Value Host::getClusters(int64_t ctas) {
  if (ctas == 1)
    return getUnits();
  Value &count = clusters[ctas];
  if (!count)
    count = ir::UnitsOp::create(builder, program.getLoc(), builder.getIndexType(),
                                builder.getI64IntegerAttr(ctas));
  return count;
}

Value Host::elect(std::shared_ptr<const problem::Election> election, ValueRange extents,
                  Value where) {
  Value &place = elections[election];
  if (!place) {
    Location loc = program.getLoc();
    if (!where)
      where = arith::ConstantIntOp::create(builder, loc, /*value=*/1, /*width=*/1);
    place = ir::ElectOp::create(builder, loc, extents, where, *election);
  }
  return place;
}

int64_t Host::getDivisor(Value value) const {
  if (auto number = getConstant(value))
    return std::abs(*number);
  auto it = divisors.find(value);
  return it == divisors.end() ? 1 : it->second;
}

bool Host::isNegative(Value value) const {
  if (auto number = getConstant(value))
    return *number < 0;
  auto it = products.find(value);
  return it != products.end() && it->second.coefficient < 0;
}

Value Host::countAs(Value elements, Type from, Type to) {
  ir::Ratio ratio = ir::getRatio(from, to);
  if (ratio.from == 1)
    return mul(elements, constant(ratio.to));
  // As many at once as are known to be there: the quotient has a divisor then.
  int64_t step = ratio.from * std::max<int64_t>(1, getDivisor(elements) / ratio.from);
  if (getDivisor(elements) % step != 0)
    step = ratio.from;
  return mul(floorDiv(elements, step), constant(step / ratio.from * ratio.to));
}

Buffer *Host::retype(Buffer *buffer, Type element) {
  Buffer *&known = retyped[{buffer, element}];
  if (!known) {
    known = &buffers.emplace_back(*buffer);
    known->element = element;
    OpBuilder after(builder);
    after.setInsertionPointAfterValue(buffer->base);
    known->base = ir::ReinterpretOp::create(
        after, buffer->base.getLoc(),
        MemRefType::get({ShapedType::kDynamic}, getStorage(element)), buffer->base);
  }
  return known;
}

//===----------------------------------------------------------------------===//
// Values of the program
//===----------------------------------------------------------------------===//

Value Host::getDim(Value tensor, int64_t dim) {
  FailureOr<SmallVector<Value>> extents = getExtents(tensor);
  return succeeded(extents) ? (*extents)[dim] : Value();
}

Value Host::translate(Value value) {
  if (Value known = scalars.lookupOrNull(value))
    return known;
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  Value result;
  if (auto number = getConstant(value); number && value.getType().isIndex()) {
    result = constant(*number);
  } else if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    auto type = dyn_cast<RankedTensorType>(dim.getSource().getType());
    std::optional<int64_t> index = dim.getConstantIndex();
    if (type && index && *index >= 0 && *index < type.getRank())
      result = getDim(dim.getSource(), *index);
  } else if (isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op) &&
             value.getType().isIndex()) {
    Value a = translate(op->getOperand(0)), b = translate(op->getOperand(1));
    if (a && b)
      result = isa<arith::AddIOp>(op)   ? add(a, b)
               : isa<arith::SubIOp>(op) ? sub(a, b)
                                        : mul(a, b);
  } else if (isa_and_nonnull<arith::ArithDialect>(op->getDialect()) &&
             op->getNumResults() == 1) {
    IRMapping operands;
    for (Value operand : op->getOperands()) {
      Value translated = translate(operand);
      if (!translated)
        return {};
      operands.map(operand, translated);
    }
    result = builder.clone(*op, operands)->getResult(0);
    if (isa<arith::CeilDivSIOp, arith::CeilDivUIOp, arith::DivUIOp,
            arith::DivSIOp, arith::FloorDivSIOp>(op)) {
      // What a known divisor is divided by without a rest leaves one.
      int64_t known = getDivisor(translate(op->getOperand(0)));
      int64_t by = getConstant(translate(op->getOperand(1))).value_or(0);
      divisors[result] = by > 0 && known % by == 0 ? std::max<int64_t>(1, known / by) : 1;
    }
    // One of both: the ends of a slice.
    if (isa<arith::MinSIOp, arith::MinUIOp, arith::MaxSIOp, arith::MaxUIOp>(op))
      divisors[result] = std::gcd(getDivisor(translate(op->getOperand(0))),
                                  getDivisor(translate(op->getOperand(1))));
  }
  if (result)
    scalars.map(value, result);
  return result;
}

FailureOr<SmallVector<Value>> Host::getExtents(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<Value> extents;
  // Static extents are constants; dynamic ones are taken in order.
  auto fill = [&](ValueRange dynamic) -> FailureOr<SmallVector<Value>> {
    size_t next = 0;
    for (int64_t extent : type.getShape()) {
      Value value = ShapedType::isDynamic(extent)
                        ? (next < dynamic.size() ? translate(dynamic[next]) : Value())
                        : constant(extent);
      next += ShapedType::isDynamic(extent);
      if (!value)
        return failure();
      extents.push_back(value);
    }
    return extents;
  };
  if (auto argument = dyn_cast<BlockArgument>(tensor))
    return arguments.at(argument.getArgNumber()).extents;
  Operation *op = tensor.getDefiningOp();
  if (auto empty = dyn_cast<tensor::EmptyOp>(op))
    return fill(empty.getDynamicSizes());
  if (auto view = dyn_cast<layout::ViewOp>(op))
    return fill(view.getSizes());
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return fill(expand.getOutputShape());
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return getExtents(
        structured.getDpsInits()[cast<OpResult>(tensor).getResultNumber()]);
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return getExtents(cast.getSource());
  if (auto take = dyn_cast<ir::TakeOp>(op)) {
    FailureOr<SmallVector<Value>> source = getExtents(take.getSource());
    FailureOr<SmallVector<Value>> indices = getExtents(take.getIndices());
    if (failed(source) || failed(indices))
      return failure();
    int64_t axis = take.getAxis();
    extents.append(source->begin(), source->begin() + axis);
    llvm::append_range(extents, *indices);
    extents.append(source->begin() + axis + 1, source->end());
    return extents;
  }
  if (auto reinterpret = dyn_cast<ir::ReinterpretOp>(op)) {
    FailureOr<SmallVector<Value>> source = getExtents(reinterpret.getSource());
    if (failed(source))
      return failure();
    source->back() =
        countAs(source->back(), getElementTypeOrSelf(reinterpret.getSource().getType()),
                type.getElementType());
    return source;
  }
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    FailureOr<SmallVector<Value>> source = getExtents(collapse.getSrc());
    if (failed(source))
      return failure();
    for (const ReassociationIndices &group : collapse.getReassociationIndices()) {
      Value extent = constant(1);
      for (int64_t dim : llvm::reverse(group))
        extent = mul((*source)[dim], extent);
      extents.push_back(extent);
    }
    return extents;
  }
  return fill({});
}

//===----------------------------------------------------------------------===//
// Arguments, results, workspaces
//===----------------------------------------------------------------------===//

std::pair<const Array *, unsigned> Host::findStride(Value stride) const {
  for (auto &[number, array] : arguments)
    for (auto [d, own] : llvm::enumerate(array.strides))
      if (own == stride)
        return {&array, d};
  return {nullptr, 0};
}

Value Host::withoutGaps(Value stride) {
  if (getConstant(stride))
    return stride;
  auto [array, dim] = findStride(stride);
  if (array)
    return getDenseStrides(array->extents)[dim];
  // A view steps over some of them.
  auto it = products.find(stride);
  if (it == products.end() || it->second.factors.size() != 1 || it->second.coefficient == 1)
    return nullptr;
  int64_t step = it->second.coefficient;
  Value dense = withoutGaps(byOrdinal[it->second.factors.front()]);
  return dense ? mul(dense, constant(step)) : nullptr;
}

Value Host::askWhetherDense(BlockArgument argument) {
  const Array &array = getArgument(argument);
  if (array.buffer->align < workspaceAlign)
    return {};
  Value all;
  for (auto [extent, stride, dense] :
       llvm::zip_equal(array.extents, array.strides, getDenseStrides(array.extents))) {
    if (stride == dense || isConstant(extent, 1))
      continue;
    if (getConstant(stride) && getConstant(dense))
      return {};
    Value holds = arith::CmpIOp::create(builder, argument.getLoc(), arith::CmpIPredicate::eq,
                                        stride, dense);
    all = all ? arith::AndIOp::create(builder, argument.getLoc(), all, holds).getResult() : holds;
  }
  return all;
}

Array Host::buildCopy(BlockArgument argument, Value isDense, Location loc) {
  Array copied = getArgument(argument);
  Array array = buildWorkspace(copied.buffer->element, copied.extents, loc);
  auto workspace = array.buffer->base.getDefiningOp<ir::WorkspaceOp>();
  workspace.getInsteadMutable().assign(copied.buffer->base);
  workspace.getConditionMutable().assign(isDense);
  return array;
}

bool Host::mayStepOverRows(Value stride) const {
  auto [array, dim] = findStride(stride);
  return !array || dim + 2 == array->strides.size();
}

SmallVector<Value> Host::getDenseStrides(ArrayRef<Value> extents) {
  SmallVector<Value> strides(extents.size());
  Value stride = constant(1);
  for (size_t i = extents.size(); i-- > 0;) {
    strides[i] = stride;
    stride = mul(extents[i], stride);
  }
  return strides;
}

/// Appends an argument of the host function.
static Value append(func::FuncOp function, Type type, Location loc,
                    DictionaryAttr attrs = {}) {
  unsigned index = function.getNumArguments();
  (void)function.insertArgument(index, type, attrs, loc);
  return function.getArgument(index);
}

LogicalResult Host::buildSignature() {
  Type index = builder.getIndexType();
  for (BlockArgument argument : program.getArguments()) {
    Location loc = argument.getLoc();
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type) {
      Value scalar = append(function, argument.getType(), loc,
                            program.getArgAttrDict(argument.getArgNumber()));
      scalars.map(argument, scalar);
      continue;
    }
    unsigned number = argument.getArgNumber();
    auto facts = program.getArgAttrOfType<ir::ArgumentAttr>(number, "tier.argument");
    bool isDense = program.getArgAttr(number, "tier.dense") != nullptr;
    if (facts && static_cast<int64_t>(facts.getExtents().size()) != type.getRank()) {
      InFlightDiagnostic error = program.emitOpError("[signature.rank] expects facts of rank ")
             << type.getRank() << " for argument " << number << ", got "
             << facts.getExtents().size();
      error.attachNote() << "fix: one extent, divisor and stride for each dimension";
      return error;
    }
    Array array;
    array.buffer = &buffers.emplace_back();
    array.buffer->element = type.getElementType();
    array.buffer->align = facts ? facts.getAlign() : 1;
    array.buffer->base = append(
        function,
        MemRefType::get({ShapedType::kDynamic}, getStorage(type.getElementType())),
        loc, program.getArgAttrDict(number));
    array.offset = constant(0);
    for (auto [i, extent] : llvm::enumerate(type.getShape())) {
      Value value = append(function, index, loc);
      if (facts && facts.getMultiple()[i] > 1)
        divisors[value] = facts.getMultiple()[i];
      // Equal symbols are equal extents: the first one speaks for all.
      if (facts && !facts.getExtents()[i].empty()) {
        Value &first = symbols[facts.getExtents()[i].getValue()];
        if (!first)
          first = value;
        else if (facts.getMultiple()[i] > 1 && !divisors.count(first))
          divisors[first] = facts.getMultiple()[i];
        value = first;
      }
      if (!ShapedType::isDynamic(extent))
        value = constant(extent);
      array.extents.push_back(value);
    }
    for (int64_t i = 0; i < type.getRank(); ++i) {
      Value value = append(function, index, loc);
      if (facts && facts.getStrideMultiple()[i] > 1)
        divisors[value] = facts.getStrideMultiple()[i];
      if (isDense || !facts)
        value = {};
      else if (!ShapedType::isDynamic(facts.getStrides()[i]))
        value = constant(facts.getStrides()[i]);
      else if (Host::isConstant(array.extents[i], 1))
        value = constant(0);
      array.strides.push_back(value);
    }
    arguments[number] = array;
  }
  learnSplits();
  for (auto &[number, array] : arguments)
    for (auto [stride, dense] : llvm::zip_equal(array.strides, getDenseStrides(array.extents)))
      if (!stride)
        stride = dense;
  return success();
}

void Host::learnSplits() {
  program.walk([&](tensor::ExpandShapeOp op) {
    FailureOr<SmallVector<Value>> from = getExtents(op.getSrc()), to = getExtents(op.getResult());
    if (failed(from) || failed(to))
      return;
    for (auto [whole, group] : llvm::zip_equal(*from, op.getReassociationIndices())) {
      Product parts{1, {}};
      for (int64_t dim : group) {
        Product part = getProduct((*to)[dim]);
        parts.coefficient *= part.coefficient;
        llvm::append_range(parts.factors, part.factors);
      }
      llvm::sort(parts.factors);
      // One number known before launch times one that is not: K = 128 (K / 128).
      Product own = getProduct(whole);
      bool isPlain = own.coefficient == 1 && own.factors.size() == 1;
      if (!isPlain || parts.factors.size() != 1 || parts.coefficient < 2 ||
          own.factors == parts.factors || productValues.count(parts))
        continue;
      products[whole] = parts;
      productValues[parts] = whole;
      divisors[whole] = std::lcm(std::max<int64_t>(1, getDivisor(whole)),
                                 parts.coefficient * getDivisor(byOrdinal[parts.factors.front()]));
    }
  });
}

LogicalResult Host::buildResult(unsigned resultIndex, Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  FailureOr<SmallVector<Value>> extents = getExtents(tensor);
  if (failed(extents))
    return program.emitOpError("[signature.extent] expects result extents that are arithmetic "
                               "on argument extents, got result ")
           << resultIndex;
  Array array;
  array.buffer = &buffers.emplace_back();
  array.buffer->element = type.getElementType();
  NamedAttribute isOutput(builder.getStringAttr("tier.output"), builder.getUnitAttr());
  array.buffer->base =
      append(function,
             MemRefType::get({ShapedType::kDynamic}, getStorage(type.getElementType())),
             tensor.getLoc(), builder.getDictionaryAttr(isOutput));
  array.offset = constant(0);
  for (int64_t i = 0; i < 2 * type.getRank(); ++i)
    append(function, builder.getIndexType(), tensor.getLoc());
  array.extents = *extents;
  array.strides = getDenseStrides(*extents);
  results.push_back(array);
  return success();
}

Array Host::buildWorkspace(Type element, ArrayRef<Value> extents, Location loc,
                           int64_t rowBytes, bool isZeroed) {
  Array array;
  array.buffer = &buffers.emplace_back();
  array.buffer->element = element;
  array.extents.assign(extents.begin(), extents.end());
  SmallVector<Value> padded(extents);
  int64_t bytes = ir::getElementBytes(element);
  int64_t multiple = std::max<int64_t>(1, rowBytes / bytes);
  if (extents.size() > 1 && getDivisor(extents.back()) % multiple != 0) {
    padded.back() = mul(ceilDiv(extents.back(), multiple), constant(multiple));
    array.buffer->ownsRowEnds = true;
  }
  Value elements = constant(1);
  for (Value extent : llvm::reverse(padded))
    elements = mul(extent, elements);
  auto workspace = ir::WorkspaceOp::create(
      builder, loc, MemRefType::get({ShapedType::kDynamic}, getStorage(element)),
      elements, isZeroed);
  array.buffer->base = workspace.getBuffer();
  array.buffer->align = workspaceAlign;
  array.offset = constant(0);
  array.strides = getDenseStrides(padded);
  return array;
}

} // namespace tier::where
