//===- IndexValues.cpp - index arithmetic of a kernel as expressions ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexValues.h"
#include "tier/Dialect/Layout/IR/Divisibility.h"
#include "tier/Dialect/Layout/IR/ViewFacts.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tier::layout {

using problem::IndexKind;
using problem::IndexNode;
using problem::IndexPool;
using problem::IndexRange;

/// Constants beyond it are values like any other.
static constexpr int64_t largest = int64_t(1) << 60;

static std::optional<int64_t> getSmallConstant(Value value) {
  APInt constant;
  if (!matchPattern(value, m_ConstantInt(&constant)) ||
      constant.getSignificantBits() > 61)
    return std::nullopt;
  return constant.getSExtValue();
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// What a launch allows of each dimension; the launcher refuses more.
static int64_t mostBlocks(gpu::Dimension dimension) {
  return dimension == gpu::Dimension::x ? INT32_MAX : 65535;
}
static constexpr int64_t mostThreads = 1024;

IndexRange IndexValues::rangeOf(Value value) const {
  IndexRange range;
  int64_t divisor = getDivisor(value);
  if (divisor == 0)
    return IndexRange::exactly(0);
  range.modulus = divisor;
  if (isNonNegative(value))
    range.lo = 0;
  Operation *op = value.getDefiningOp();
  if (auto id = dyn_cast_or_null<gpu::ThreadIdOp>(op))
    range.hi = mostThreads - 1;
  if (auto size = dyn_cast_or_null<gpu::BlockDimOp>(op))
    range.hi = mostThreads;
  if (isHost)
    return range;
  if (auto id = dyn_cast_or_null<gpu::BlockIdOp>(op))
    range.hi = mostBlocks(id.getDimension()) - 1;
  if (auto grid = dyn_cast_or_null<gpu::GridDimOp>(op)) {
    range.lo = 1;
    range.hi = mostBlocks(grid.getDimension());
  }
  return range;
}

Index IndexValues::addSymbol(Value value, IndexRange range) {
  std::string name = "v" + std::to_string(pool.countSymbols());
  if (auto id = value.getDefiningOp<gpu::BlockIdOp>())
    name = ("block_" + gpu::stringifyDimension(id.getDimension())).str();
  else if (auto argument = dyn_cast<BlockArgument>(value))
    name = (isa<gpu::GPUFuncOp>(argument.getOwner()->getParentOp()) ? "arg"
                                                                    : "i") +
           std::to_string(argument.getArgNumber());
  Index symbol = pool.symbol(name, range);
  set(value, symbol);
  return symbol;
}

IndexValues::IndexValues(gpu::GPUFuncOp kernel, bool isHost) : isHost(isHost) {
  for (BlockArgument argument : kernel.getArguments())
    if (argument.getType().isIndex())
      addSymbol(argument, rangeOf(argument));
}

std::optional<Index> IndexValues::get(Value value) const {
  auto it = known.find(value);
  return it == known.end() ? std::nullopt : std::optional(it->second);
}

void IndexValues::set(Value value, Index index) {
  known[value] = index;
  values[index].push_back(value);
}

IndexRange IndexValues::range(Value value) const {
  std::optional<Index> index = get(value);
  return index ? pool.range(*index) : IndexRange();
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

bool IndexValues::isArithmetic(Operation *op) {
  return op->getNumResults() == 1 && op->getResult(0).getType().isIndex() &&
         isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::DivUIOp,
             arith::DivSIOp, arith::RemUIOp, arith::RemSIOp, arith::CeilDivUIOp,
             arith::CeilDivSIOp, arith::FloorDivSIOp, arith::MinUIOp,
             arith::MinSIOp, arith::MaxUIOp, arith::MaxSIOp, arith::ShLIOp,
             arith::ShRUIOp, arith::ShRSIOp, arith::AndIOp, arith::SelectOp,
             affine::AffineApplyOp, affine::AffineMinOp, affine::AffineMaxOp>(
             op);
}

void IndexValues::read(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op);
      loop && loop.getInductionVar().getType().isIndex()) {
    Value variable = loop.getInductionVar();
    IndexRange first = range(loop.getLowerBound()),
               end = range(loop.getUpperBound()), step = range(loop.getStep());
    IndexRange own = rangeOf(variable);
    if (!loop.getUnsignedCmp()) {
      own.lo = std::max(own.lo, first.lo);
      if (end.hi != IndexRange::high)
        own.hi = end.hi - 1;
    }
    // lower bound + step * n
    if (step.isConstant() && step.lo > 0 && first.isConstant() &&
        first.lo != IndexRange::low) {
      own.modulus = step.lo;
      own.remainder = first.lo;
    }
    addSymbol(variable, own);
  }
  for (Value result : op->getResults()) {
    if (!result.getType().isIndex())
      continue;
    std::optional<Index> index;
    if (std::optional<int64_t> constant = getSmallConstant(result))
      index = pool.constant(*constant);
    else if (isArithmetic(op))
      index = readArithmetic(op);
    if (index)
      set(result, *index);
    else
      addSymbol(result, rangeOf(result));
  }
}

std::optional<Index> IndexValues::readArithmetic(Operation *op) {
  SmallVector<Index> v;
  for (Value operand : op->getOperands())
    if (operand.getType().isIndex()) {
      std::optional<Index> index = get(operand);
      if (!index)
        return std::nullopt;
      v.push_back(*index);
    }
  if (isa<arith::SelectOp>(op))
    return readSelect(op);
  if (isa<affine::AffineDialect>(op->getDialect()))
    return readAffine(op);
  auto isNonNegative = [&](unsigned i) { return pool.range(v[i]).lo >= 0; };
  std::optional<int64_t> right = pool.getConstant(v[1]);
  bool isShift = right && *right >= 0 && *right < 60;
  return llvm::TypeSwitch<Operation *, std::optional<Index>>(op)
      .Case<arith::AddIOp>([&](auto) { return pool.add(v[0], v[1]); })
      .Case<arith::SubIOp>([&](auto) { return pool.sub(v[0], v[1]); })
      .Case<arith::MulIOp>([&](auto) -> std::optional<Index> {
        if (right)
          return pool.scale(v[0], *right);
        if (std::optional<int64_t> left = pool.getConstant(v[0]))
          return pool.scale(v[1], *left);
        return pool.make(IndexKind::Product, v);
      })
      .Case<arith::MinSIOp>([&](auto) { return pool.make(IndexKind::Min, v); })
      .Case<arith::MaxSIOp>([&](auto) { return pool.make(IndexKind::Max, v); })
      .Case<arith::MinUIOp>([&](auto) -> std::optional<Index> {
        if (isNonNegative(0) && isNonNegative(1))
          return pool.make(IndexKind::Min, v);
        // At most the one that is not negative, whatever the other is.
        for (unsigned i : {0, 1})
          if (isNonNegative(i)) {
            IndexRange range = rangeOf(op->getResult(0));
            range.lo = 0;
            range.hi = pool.range(v[i]).hi;
            return addSymbol(op->getResult(0), range);
          }
        return std::nullopt;
      })
      .Case<arith::MaxUIOp>([&](auto) -> std::optional<Index> {
        if (isNonNegative(0) && isNonNegative(1))
          return pool.make(IndexKind::Max, v);
        return std::nullopt;
      })
      .Case<arith::ShLIOp>([&](auto) -> std::optional<Index> {
        if (isShift)
          return pool.scale(v[0], int64_t(1) << *right);
        return std::nullopt;
      })
      .Case<arith::ShRUIOp, arith::ShRSIOp>([&](auto) -> std::optional<Index> {
        if (isShift && (isa<arith::ShRSIOp>(op) || isNonNegative(0)))
          return pool.div(v[0], int64_t(1) << *right);
        return std::nullopt;
      })
      .Case<arith::AndIOp>([&](auto) -> std::optional<Index> {
        if (right && *right > 0 && *right < largest &&
            (*right & (*right + 1)) == 0)
          return pool.mod(v[0], *right + 1);
        return std::nullopt;
      })
      .Default([&](Operation *) { return readDivision(op); });
}

std::optional<Index> IndexValues::readDivision(Operation *op) {
  Index x = *get(op->getOperand(0)), y = *get(op->getOperand(1));
  std::optional<int64_t> c = pool.getConstant(y);
  bool isUnsigned = isa<arith::DivUIOp, arith::RemUIOp, arith::CeilDivUIOp>(op);
  bool areNonNegative = pool.range(x).lo >= 0 && pool.range(y).lo >= 0;
  if ((c && *c < 1) || (isUnsigned && !areNonNegative))
    return std::nullopt;
  if (isa<arith::DivSIOp, arith::RemSIOp>(op)) {
    bool isDiv = isa<arith::DivSIOp>(op);
    if (c)
      return pool.byConstant(isDiv ? IndexKind::TruncDiv : IndexKind::TruncRem,
                             x, *c);
    if (areNonNegative)
      return pool.make(isDiv ? IndexKind::DivBy : IndexKind::ModBy, {x, y});
    return std::nullopt;
  }
  if (isa<arith::CeilDivUIOp, arith::CeilDivSIOp>(op)) {
    if (c)
      return pool.div(pool.sum({x}, {1}, *c - 1), *c);
    return std::nullopt;
  }
  bool isDiv = !isa<arith::RemUIOp>(op);
  if (c)
    return isDiv ? pool.div(x, *c) : pool.mod(x, *c);
  if (areNonNegative)
    return pool.make(isDiv ? IndexKind::DivBy : IndexKind::ModBy, {x, y});
  return std::nullopt;
}

std::optional<Index> IndexValues::readSelect(Operation *op) {
  auto select = cast<arith::SelectOp>(op);
  auto compare = select.getCondition().getDefiningOp<arith::CmpIOp>();
  if (!compare || !compare.getLhs().getType().isIndex())
    return std::nullopt;
  std::optional<Index> a = get(compare.getLhs()), b = get(compare.getRhs());
  if (!a || !b)
    return std::nullopt;
  using P = arith::CmpIPredicate;
  P predicate = compare.getPredicate();
  bool isUnsigned = predicate == P::ult || predicate == P::ule ||
                    predicate == P::ugt || predicate == P::uge;
  if (isUnsigned && (pool.range(*a).lo < 0 || pool.range(*b).lo < 0))
    return std::nullopt;
  if (predicate == P::sgt || predicate == P::sge || predicate == P::ugt ||
      predicate == P::uge)
    std::swap(a, b);
  else if (predicate == P::eq || predicate == P::ne)
    return std::nullopt;
  bool isStrict = predicate == P::slt || predicate == P::ult ||
                  predicate == P::sgt || predicate == P::ugt;
  Index condition = pool.sum({*b, *a}, {1, -1}, isStrict ? -1 : 0);
  return pool.make(IndexKind::Select, {condition, *get(select.getTrueValue()),
                                       *get(select.getFalseValue())});
}

static AffineMap getMap(Operation *op) {
  return llvm::TypeSwitch<Operation *, AffineMap>(op)
      .Case<affine::AffineApplyOp, affine::AffineMinOp, affine::AffineMaxOp>(
          [](auto map) { return map.getAffineMap(); })
      .Default([](Operation *) { return AffineMap(); });
}

std::optional<Index> IndexValues::readAffine(AffineExpr expr, AffineMap map,
                                             ValueRange operands) {
  DenseMap<AffineExpr, Index> parts;
  bool isRead = true;
  // Operands of an expression are visited before it.
  expr.walk([&](AffineExpr part) {
    if (!isRead || parts.contains(part))
      return;
    std::optional<Index> index;
    if (auto constant = dyn_cast<AffineConstantExpr>(part)) {
      if (std::abs(constant.getValue() / 2) < largest / 2)
        index = pool.constant(constant.getValue());
    } else if (auto dim = dyn_cast<AffineDimExpr>(part)) {
      index = get(operands[dim.getPosition()]);
    } else if (auto symbol = dyn_cast<AffineSymbolExpr>(part)) {
      index = get(operands[map.getNumDims() + symbol.getPosition()]);
    } else {
      auto binary = cast<AffineBinaryOpExpr>(part);
      Index a = parts[binary.getLHS()], b = parts[binary.getRHS()];
      std::optional<int64_t> c = pool.getConstant(b);
      bool isDivisor = c && *c > 0;
      switch (part.getKind()) {
      case AffineExprKind::Add:
        index = pool.add(a, b);
        break;
      case AffineExprKind::Mul:
        index = c ? pool.scale(a, *c) : pool.make(IndexKind::Product, {a, b});
        break;
      case AffineExprKind::FloorDiv:
        if (isDivisor)
          index = pool.div(a, *c);
        break;
      case AffineExprKind::CeilDiv:
        if (isDivisor)
          index = pool.div(pool.sum({a}, {1}, *c - 1), *c);
        break;
      default:
        if (isDivisor)
          index = pool.mod(a, *c);
        break;
      }
    }
    isRead &= index.has_value();
    parts[part] = index.value_or(0);
  });
  return isRead ? std::optional(parts[expr]) : std::nullopt;
}

std::optional<Index> IndexValues::readAffine(Operation *op) {
  AffineMap map = getMap(op);
  std::optional<Index> all;
  for (AffineExpr expr : map.getResults()) {
    std::optional<Index> one = readAffine(expr, map, op->getOperands());
    if (!one)
      return std::nullopt;
    IndexKind kind =
        isa<affine::AffineMinOp>(op) ? IndexKind::Min : IndexKind::Max;
    all = all ? pool.make(kind, {*all, *one}) : *one;
  }
  return all;
}

int64_t IndexValues::cost(Operation *op) {
  if (AffineMap map = getMap(op)) {
    int64_t cost = map.getNumResults() - 1;
    for (AffineExpr expr : map.getResults())
      expr.walk([&](AffineExpr part) {
        auto binary = dyn_cast<AffineBinaryOpExpr>(part);
        if (!binary)
          return;
        auto c = dyn_cast<AffineConstantExpr>(binary.getRHS());
        bool isCheap = part.getKind() == AffineExprKind::Add ||
                       part.getKind() == AffineExprKind::Mul ||
                       (c && llvm::isPowerOf2_64(c.getValue()));
        cost += isCheap ? 1 : 4;
      });
    return cost;
  }
  if (isa<arith::SelectOp>(op))
    return 2;
  if (!isa<arith::DivUIOp, arith::DivSIOp, arith::RemUIOp, arith::RemSIOp,
           arith::CeilDivUIOp, arith::CeilDivSIOp, arith::FloorDivSIOp>(op))
    return 1;
  std::optional<int64_t> c = getSmallConstant(op->getOperand(1));
  if (!c)
    return 20;
  bool isShift = *c > 0 && (*c & (*c - 1)) == 0;
  bool isPlain = isa<arith::DivUIOp, arith::RemUIOp, arith::FloorDivSIOp>(op);
  return (isShift ? 1 : 4) + (isPlain ? 0 : 1);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

IndexValues::Recipe IndexValues::plan(Index index, Operation *at,
                                      const DenseSet<Operation *> &without,
                                      DominanceInfo &dominance) const {
  Recipe recipe;
  SmallVector<Index> work{index};
  DenseSet<Index> seen{index};
  while (!work.empty()) {
    Index part = work.pop_back_val();
    auto it = values.find(part);
    if (it != values.end()) {
      const auto *value = llvm::find_if(it->second, [&](Value candidate) {
        return !without.contains(candidate.getDefiningOp()) &&
               dominance.properlyDominates(candidate, at);
      });
      if (value != it->second.end()) {
        recipe.available[part] = *value;
        continue;
      }
    }
    recipe.steps.push_back(part);
    for (Index operand : pool[part].operands)
      if (seen.insert(operand).second)
        work.push_back(operand);
  }
  llvm::sort(recipe.steps);
  // Of a step with available operands only the last op counts.
  for (Index step : recipe.steps) {
    int64_t operands = 0;
    ArrayRef<Index> parts = pool[step].operands;
    operands = pool.cost(parts);
    recipe.cost += pool.cost({step}) - operands;
  }
  return recipe;
}

bool IndexValues::fits(const Recipe &recipe, Index written) const {
  SmallVector<Index> parts = problem::partsOf(pool, {written});
  DenseSet<Index> old(parts.begin(), parts.end());
  for (Index step : recipe.steps) {
    const IndexNode &node = pool[step];
    if (node.kind == IndexKind::Symbol)
      return false; // defined after `at`
    if (node.kind == IndexKind::ModBy && pool.range(node.operands[0]).lo < 0)
      return false; // no op for it
    // Sums and products are right modulo 2^64, whatever is on the way.
    if (node.kind == IndexKind::Sum || node.kind == IndexKind::Product)
      continue;
    for (Index operand : node.operands)
      if (!old.contains(operand) && !pool.range(operand).isBounded())
        return false;
  }
  return true;
}

static Value emitSum(OpBuilder &builder, Location loc, const IndexNode &node,
                     function_ref<Value(Index)> of) {
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, number);
  };
  Value sum;
  for (bool isNegative : {false, true}) {
    if (isNegative && !sum)
      sum = constant(node.constant);
    for (auto [operand, factor] :
         llvm::zip_equal(node.operands, node.factors)) {
      if ((factor < 0) != isNegative)
        continue;
      Value term = of(operand);
      if (std::abs(factor) != 1)
        term = arith::MulIOp::create(builder, loc, term,
                                     constant(std::abs(factor)));
      if (isNegative)
        sum = arith::SubIOp::create(builder, loc, sum, term);
      else
        sum = sum ? arith::AddIOp::create(builder, loc, sum, term).getResult()
                  : term;
    }
  }
  bool hasPositive =
      llvm::any_of(node.factors, [](int64_t factor) { return factor > 0; });
  if (hasPositive && node.constant != 0)
    sum = arith::AddIOp::create(builder, loc, sum, constant(node.constant));
  return sum;
}

Value IndexValues::emit(OpBuilder &builder, Location loc, Index index,
                        Recipe recipe) {
  auto of = [&](Index part) { return recipe.available.lookup(part); };
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, number);
  };
  auto make = [&](auto tag, Value a, Value b) -> Value {
    return decltype(tag)::type::create(builder, loc, a, b);
  };
  for (Index step : recipe.steps) {
    const IndexNode node = pool[step];
    SmallVector<Value> v;
    for (Index operand : node.operands)
      v.push_back(of(operand));
    bool isNonNegative = !v.empty() && pool.range(node.operands[0]).lo >= 0;
    int64_t c = node.constant;
    bool isPower = c > 0 && (c & (c - 1)) == 0;
    int64_t shift = isPower ? llvm::countr_zero(uint64_t(c)) : 0;
    Value result;
    switch (node.kind) {
    case IndexKind::Symbol:
      llvm_unreachable("symbols are available");
    case IndexKind::Sum:
      result = emitSum(builder, loc, node, of);
      break;
    case IndexKind::Div:
      if (isNonNegative)
        result = isPower ? make(std::type_identity<arith::ShRUIOp>(), v[0],
                                constant(shift))
                         : make(std::type_identity<arith::DivUIOp>(), v[0],
                                constant(c));
      else
        result = isPower ? make(std::type_identity<arith::ShRSIOp>(), v[0],
                                constant(shift))
                         : make(std::type_identity<arith::FloorDivSIOp>(), v[0],
                                constant(c));
      break;
    case IndexKind::Mod:
      if (isPower) {
        result =
            make(std::type_identity<arith::AndIOp>(), v[0], constant(c - 1));
      } else if (isNonNegative) {
        result = make(std::type_identity<arith::RemUIOp>(), v[0], constant(c));
      } else {
        Value whole =
            make(std::type_identity<arith::FloorDivSIOp>(), v[0], constant(c));
        whole = make(std::type_identity<arith::MulIOp>(), whole, constant(c));
        result = make(std::type_identity<arith::SubIOp>(), v[0], whole);
      }
      break;
    case IndexKind::TruncDiv:
      result = make(std::type_identity<arith::DivSIOp>(), v[0], constant(c));
      break;
    case IndexKind::TruncRem:
      result = make(std::type_identity<arith::RemSIOp>(), v[0], constant(c));
      break;
    case IndexKind::Min:
      result = make(std::type_identity<arith::MinSIOp>(), v[0], v[1]);
      break;
    case IndexKind::Max:
      result = make(std::type_identity<arith::MaxSIOp>(), v[0], v[1]);
      break;
    case IndexKind::Select: {
      Value holds = arith::CmpIOp::create(
          builder, loc, arith::CmpIPredicate::sge, v[0], constant(0));
      result = arith::SelectOp::create(builder, loc, holds, v[1], v[2]);
      break;
    }
    case IndexKind::Product:
      result = make(std::type_identity<arith::MulIOp>(), v[0], v[1]);
      break;
    case IndexKind::DivBy:
      result =
          isNonNegative
              ? make(std::type_identity<arith::DivUIOp>(), v[0], v[1])
              : make(std::type_identity<arith::FloorDivSIOp>(), v[0], v[1]);
      break;
    case IndexKind::ModBy:
      result = make(std::type_identity<arith::RemUIOp>(), v[0], v[1]);
      break;
    }
    recipe.available[step] = result;
    set(result, step);
  }
  return recipe.available.lookup(index);
}

} // namespace tier::layout
