//===- Boundary.cpp - where tiles of a kernel end within extents ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/Transforms/Boundary.h"
#include "tier/Dialect/Layout/IR/Divisibility.h"
#include "tier/Dialect/Layout/IR/ViewFacts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::layout {

using problem::AffineForm;
using problem::AffineGuard;

bool EndsWithin::isAlways() const {
  problem::Known first = getKnown(index), end = getKnown(extent);
  return first.value && end.value && *first.value + tile <= *end.value;
}

//===----------------------------------------------------------------------===//
// Asking
//===----------------------------------------------------------------------===//

/// The value that an index is a constant, not negative, from; and the constant.
static std::pair<Value, int64_t> readDistance(Value index) {
  APInt constant;
  if (auto add = index.getDefiningOp<arith::AddIOp>();
      add && matchPattern(add.getRhs(), m_ConstantInt(&constant)) &&
      !constant.isNegative())
    return {add.getLhs(), constant.getSExtValue()};
  return {index, 0};
}

/// Tiles at constant distances end within an extent where the last of them does:
/// one tile up to its end stands for all.
static SmallVector<EndsWithin> joinNeighbours(ArrayRef<EndsWithin> conditions) {
  SmallVector<EndsWithin> joined;
  for (const EndsWithin &condition : conditions) {
    auto [base, distance] = readDistance(condition.index);
    EndsWithin last{base, distance + condition.tile, condition.extent};
    bool isAlone = true;
    for (const EndsWithin &other : conditions) {
      auto [otherBase, further] = readDistance(other.index);
      if (otherBase != base || other.extent != condition.extent)
        continue;
      isAlone &= other == condition;
      last.tile = std::max(last.tile, further + other.tile);
    }
    if (isAlone)
      last = condition;
    if (!llvm::is_contained(joined, last))
      joined.push_back(last);
  }
  return joined;
}

/// The number of a symbol for this extent.
static unsigned addSymbol(Boundary &boundary, Value extent) {
  auto *known = llvm::find(boundary.extents, extent);
  if (extent && known != boundary.extents.end())
    return known - boundary.extents.begin();
  boundary.extents.push_back(extent);
  boundary.question.symbols.push_back(
      "s" + std::to_string(boundary.question.symbols.size()));
  return boundary.extents.size() - 1;
}

std::optional<std::string> solve(ArrayRef<EndsWithin> conditions,
                                 Boundary &boundary) {
  boundary = Boundary();
  boundary.conditions = joinNeighbours(conditions);
  problem::SplitQuestion &question = boundary.question;
  // Tiles beyond the extents still run: they are masked, not dropped.
  question.dropsEmpty = false;
  SmallVector<std::pair<size_t, const EndsWithin *>> further;
  for (const EndsWithin &condition : boundary.conditions) {
    size_t dim = 0;
    while (dim < boundary.indices.size() &&
           (boundary.indices[dim] != condition.index ||
            question.tile[dim] != condition.tile))
      ++dim;
    if (dim < boundary.indices.size()) {
      further.push_back({dim, &condition});
      continue;
    }
    boundary.indices.push_back(condition.index);
    question.tile.push_back(condition.tile);
    if (auto constant = getConstantIntValue(condition.extent))
      question.extents.push_back(problem::SplitExtent::exactly(*constant));
    else
      question.extents.push_back(problem::SplitExtent::named(
          addSymbol(boundary, cast<Value>(condition.extent))));
  }
  for (auto [index, tile] : llvm::zip(boundary.indices, question.tile))
    question.offsetSymbol.push_back(
        getDivisor(index) % tile == 0 ? -1 : int64_t(addSymbol(boundary, {})));
  // A second extent along a dimension is a constraint: extent - 1 - x >= 0.
  SmallVector<std::pair<AffineForm, int64_t>> forms;
  for (auto [dim, condition] : further) {
    AffineForm form;
    int64_t symbol = -1;
    form.coefficients.assign(boundary.indices.size(), 0);
    form.coefficients[dim] = -1;
    form.constant = -1;
    if (auto constant = getConstantIntValue(condition->extent))
      form.constant += *constant;
    else
      symbol = addSymbol(boundary, cast<Value>(condition->extent));
    forms.push_back({form, symbol});
  }
  for (auto [form, symbol] : forms) {
    form.coefficients.resize(boundary.indices.size() + boundary.extents.size(),
                             0);
    if (symbol >= 0)
      form.coefficients[boundary.indices.size() + symbol] = 1;
    question.constraints.push_back(form);
  }
  if (std::optional<std::string> refusal = problem::check(question))
    return refusal;
  boundary.split = problem::split(question);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// The sum of value * factor (positive) and a constant.
static Value emitSum(OpBuilder &builder, Location loc,
                     ArrayRef<std::pair<Value, int64_t>> terms,
                     int64_t constant) {
  Value sum;
  for (auto [value, factor] : terms) {
    if (factor != 1)
      value = arith::MulIOp::create(
          builder, loc, value,
          arith::ConstantIndexOp::create(builder, loc, factor));
    sum = sum ? arith::AddIOp::create(builder, loc, sum, value).getResult()
              : value;
  }
  if (sum && constant == 0)
    return sum;
  Value number = arith::ConstantIndexOp::create(builder, loc, constant);
  return sum ? arith::AddIOp::create(builder, loc, sum, number).getResult()
             : number;
}

Value emitInterior(OpBuilder &builder, Location loc, const Boundary &boundary) {
  const problem::SplitPiece *interior = boundary.split.findInterior();
  assert(interior && "symbols leave room for an interior");
  unsigned rank = boundary.indices.size();
  Value all;
  for (const AffineForm &form : interior->cuts) {
    // T * d + h is the index again: the terms of h go with those of d.
    SmallVector<std::pair<Value, int64_t>> left, right;
    auto add = [&](Value value, int64_t factor) {
      if (factor != 0)
        (factor < 0 ? left : right).push_back({value, std::abs(factor)});
    };
    for (unsigned dim = 0; dim < rank; ++dim)
      add(boundary.indices[dim],
          form.coefficients[dim] / boundary.question.tile[dim]);
    for (auto [symbol, extent] : llvm::enumerate(boundary.extents))
      if (extent)
        add(extent, form.coefficients[rank + symbol]);
    // Where nothing else is on the right, the constant is.
    bool isRight = right.empty();
    Value low = emitSum(builder, loc, left, isRight ? 0 : -form.constant);
    Value high = emitSum(builder, loc, right, isRight ? form.constant : 0);
    Value holds = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sle,
                                        low, high);
    all = all ? arith::AndIOp::create(builder, loc, all, holds).getResult()
              : holds;
  }
  if (!all)
    all = arith::ConstantIntOp::create(builder, loc, 1, 1);
  return all;
}

//===----------------------------------------------------------------------===//
// Reading back
//===----------------------------------------------------------------------===//

namespace {
/// A sum of values with factors.
struct Sum {
  llvm::MapVector<Value, int64_t> terms;
  int64_t constant = 0;

  void add(const Sum &other, int64_t factor) {
    for (auto [value, times] : other.terms)
      terms[value] += factor * times;
    constant += factor * other.constant;
  }
};
} // namespace

static Sum readSum(Value value) {
  Sum sum;
  SmallVector<std::pair<Value, int64_t>> work{{value, 1}};
  for (unsigned steps = 0; !work.empty(); ++steps) {
    auto [next, factor] = work.pop_back_val();
    APInt constant;
    if (steps > 256) { // Deep sums prove nothing a kernel needs.
      sum.terms[next] += factor;
    } else if (matchPattern(next, m_ConstantInt(&constant))) {
      sum.constant += factor * constant.getSExtValue();
    } else if (auto add = next.getDefiningOp<arith::AddIOp>()) {
      work.push_back({add.getLhs(), factor});
      work.push_back({add.getRhs(), factor});
    } else if (auto mul = next.getDefiningOp<arith::MulIOp>();
               mul && matchPattern(mul.getRhs(), m_ConstantInt(&constant))) {
      work.push_back({mul.getLhs(), factor * constant.getSExtValue()});
    } else {
      sum.terms[next] += factor;
    }
  }
  return sum;
}

/// What holds where `condition` does, as sums that are not negative.
static SmallVector<Sum> readConditions(Value condition) {
  SmallVector<Sum> facts;
  SmallVector<Value> work{condition};
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (auto both = next.getDefiningOp<arith::AndIOp>()) {
      work.push_back(both.getLhs());
      work.push_back(both.getRhs());
    } else if (auto compare = next.getDefiningOp<arith::CmpIOp>();
               compare && compare.getPredicate() == arith::CmpIPredicate::sle) {
      Sum fact = readSum(compare.getRhs());
      fact.add(readSum(compare.getLhs()), -1);
      facts.push_back(std::move(fact));
    }
  }
  return facts;
}

std::optional<EndsWithin> findUnproven(Value interior,
                                       ArrayRef<EndsWithin> promises) {
  SmallVector<Sum> facts = readConditions(interior);
  for (const EndsWithin &promise : promises) {
    Sum promised;
    if (auto constant = getConstantIntValue(promise.extent))
      promised.constant = *constant;
    else
      promised = readSum(cast<Value>(promise.extent));
    promised.add(readSum(promise.index), -1);
    promised.constant -= promise.tile;
    llvm::MapVector<Value, unsigned> numbers;
    for (const Sum &sum : facts)
      for (auto [value, factor] : sum.terms)
        numbers.insert({value, numbers.size()});
    for (auto [value, factor] : promised.terms)
      numbers.insert({value, numbers.size()});
    auto toForm = [&](const Sum &sum) {
      AffineForm form;
      form.coefficients.assign(numbers.size(), 0);
      form.constant = sum.constant;
      for (auto [value, factor] : sum.terms)
        form.coefficients[numbers[value]] = factor;
      return form;
    };
    AffineGuard guard;
    for (const Sum &fact : facts)
      guard.push_back(toForm(fact));
    guard.push_back(toForm(promised).complement());
    if (!problem::isEmpty(numbers.size(), guard))
      return promise;
  }
  return std::nullopt;
}

LogicalResult verify(Operation *op, const Boundary &boundary, Value interior,
                     ArrayRef<EndsWithin> promises) {
  if (auto flaw = problem::verify(boundary.split, /*byEmptiness=*/false)) {
    InFlightDiagnostic error =
        op->emitOpError("[layout.partition] expects pieces that are disjoint "
                        "and cover their domain, got ")
        << flaw->str();
    error.attachNote() << "fix: report it; the pieces are to follow one tree "
                          "of cuts";
    return failure();
  }
  if (auto unproven = findUnproven(interior, promises)) {
    InFlightDiagnostic error = op->emitOpError(
        "[layout.interior] expects a condition under which tiles of ");
    error << unproven->tile << " end within their extent, got one that does "
          << "not imply it";
    error.attachNote(unproven->index.getLoc()) << "for the tile at this index";
    error.attachNote() << "fix: report it; the condition is to be the "
                          "interior's guard";
    return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Waste
//===----------------------------------------------------------------------===//

static std::string nameOf(OpFoldResult extent) {
  if (auto constant = getConstantIntValue(extent))
    return std::to_string(*constant);
  if (auto argument = dyn_cast<BlockArgument>(cast<Value>(extent)))
    return llvm::formatv("argument {0}", argument.getArgNumber()).str();
  return "a computed extent";
}

std::string describeWaste(ArrayRef<EndsWithin> conditions) {
  // One condition per index: what a tile covers, not how often.
  SmallVector<EndsWithin> dims;
  for (const EndsWithin &condition : joinNeighbours(conditions))
    if (llvm::none_of(dims, [&](const EndsWithin &known) {
          return known.index == condition.index;
        }))
      dims.push_back(condition);
  problem::SplitQuestion question;
  std::string sides, over, idle;
  for (const EndsWithin &dim : dims) {
    sides += (sides.empty() ? "" : " x ") + std::to_string(dim.tile);
    over += (over.empty() ? "" : " x ") + nameOf(dim.extent);
    idle += (idle.empty() ? "" : ", ") + std::to_string(dim.tile - 1);
    question.tile.push_back(dim.tile);
    if (auto constant = getConstantIntValue(dim.extent))
      question.extents.push_back(problem::SplitExtent::exactly(*constant));
  }
  std::string text = "tiles of " + sides + " over " + over + ": ";
  if (question.extents.size() == dims.size() && !problem::check(question))
    if (auto waste = problem::split(question).waste; waste && waste->lanes) {
      text += llvm::formatv("{0:P1} of the elements are masked in {1} of {2} "
                            "tiles",
                            waste->share(), waste->maskedTiles, waste->tiles)
                  .str();
      if (waste->powerOfTwo && *waste->powerOfTwo > 0)
        text += llvm::formatv("; powers of two would pad {0:P1}",
                              1 - double(waste->points) / *waste->powerOfTwo)
                    .str();
      return text;
    }
  return text + "the last tile masks at most " + idle +
         " elements of its side" + (dims.size() > 1 ? "s" : "");
}

} // namespace tier::layout
