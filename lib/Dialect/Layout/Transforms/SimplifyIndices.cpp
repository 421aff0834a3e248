//===- SimplifyIndices.cpp - cheaper index arithmetic of kernels ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three steps, each over a whole kernel:
//
//   simplify   an op becomes an equal expression if that costs less than the op
//              and what only the op uses; each is proven equal, or stays
//   count      x / c and x mod c of a loop's variable are carried by the loop
//   narrow     a division whose operands fit 31 bits is one of 32 bits; so is
//              one whose dividend alone does: x / y = x / min(y, 2^31 - 1)
//              where x < 2^31 - 1
//
//===----------------------------------------------------------------------===//

#include "IndexValues.h"
#include "tier/Dialect/Layout/Transforms/Passes.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/Tier.h"
#include "tier/Machine/Machine.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Threading.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::layout {

#define GEN_PASS_DEF_SIMPLIFYINDICES
#include "tier/Dialect/Layout/Transforms/Passes.h.inc"

using problem::IndexKind;
using problem::IndexNode;
using problem::IndexRange;
using problem::IndexVerdict;

/// A remark that waits for those of kernels before it.
struct Said {
  bool isPassed;
  StringLiteral name;
  Location loc;
  std::string text;

  void emit() const {
    auto options =
        remark::RemarkOpts::name(name).category("layout-simplify-indices");
    (isPassed ? remark::passed(loc, options) : remark::missed(loc, options))
        << text;
  }
};

static bool isDivision(Operation *op) {
  return isa<arith::DivUIOp, arith::RemUIOp, arith::DivSIOp, arith::RemSIOp>(
             op) &&
         op->getResult(0).getType().isIndex();
}

namespace {
class KernelSimplifier {
public:
  KernelSimplifier(gpu::GPUFuncOp kernel, bool isHost,
                   SmallVectorImpl<Said> &said)
      : kernel(kernel), values(kernel, isHost), dominance(kernel), said(said) {}

  LogicalResult run() {
    WalkResult walked = kernel.walk<WalkOrder::PreOrder>([&](Operation *op) {
      values.read(op);
      return IndexValues::isArithmetic(op) ? simplify(op)
                                           : WalkResult::advance();
    });
    if (walked.wasInterrupted())
      return failure();
    SmallVector<scf::ForOp> loops;
    kernel.walk([&](scf::ForOp loop) { loops.push_back(loop); });
    for (scf::ForOp loop : loops)
      carryCounters(loop);
    SmallVector<Operation *> divisions;
    kernel.walk([&](Operation *op) {
      if (isDivision(op) && !dead.contains(op))
        divisions.push_back(op);
    });
    for (Operation *op : divisions)
      narrow(op);
    eraseDead();
    return success();
  }

private:
  //===--------------------------------------------------------------------===//
  // Simplify
  //===--------------------------------------------------------------------===//

  /// The op and what is computed for it alone.
  DenseSet<Operation *> findCone(Operation *op) const {
    DenseSet<Operation *> cone{op};
    SmallVector<Operation *> work{op};
    while (!work.empty())
      for (Value operand : work.pop_back_val()->getOperands()) {
        Operation *def = operand.getDefiningOp();
        if (!def || cone.contains(def) || !IndexValues::isArithmetic(def))
          continue;
        if (llvm::all_of(def->getUsers(), [&](Operation *user) {
              return cone.contains(user) || dead.contains(user);
            })) {
          cone.insert(def);
          work.push_back(def);
        }
      }
    return cone;
  }

  WalkResult simplify(Operation *op) {
    Value result = op->getResult(0);
    Index written = *values.get(result), simple = values.pool.simplify(written);
    if (simple == written || result.use_empty())
      return WalkResult::advance();
    DenseSet<Operation *> without = findCone(op);
    int64_t before = 0;
    for (Operation *part : without)
      before += IndexValues::cost(part);
    without.insert(dead.begin(), dead.end());
    IndexValues::Recipe recipe = values.plan(simple, op, without, dominance);
    if (recipe.cost >= before || !values.fits(recipe, written))
      return WalkResult::advance();

    IndexVerdict verdict = values.pool.compare(written, simple);
    if (verdict.kind == IndexVerdict::Undecided)
      return WalkResult::advance();
    std::string text = values.pool.str(simple);
    if (verdict.kind == IndexVerdict::Different) {
      InFlightDiagnostic error =
          op->emitOpError("[layout.index] expects a simplified index that is "
                          "equal everywhere, got '")
          << text << "' for '" << values.pool.str(written) << "'";
      error.attachNote() << "fix: report it; the rules keep every value";
      return WalkResult::interrupt();
    }
    said.push_back({true, "IndexSimplified", op->getLoc(),
                    llvm::formatv("{0} -> {1}, cost {2} -> {3}",
                                  values.pool.str(written), text, before,
                                  recipe.cost)
                        .str()});
    OpBuilder builder(op);
    result.replaceAllUsesWith(
        values.emit(builder, op->getLoc(), simple, std::move(recipe)));
    dead.insert(op);
    return WalkResult::advance();
  }

  //===--------------------------------------------------------------------===//
  // Count
  //===--------------------------------------------------------------------===//

  /// Loops that fill and use shared tiles are read by later rooms as they are.
  static bool isPipeline(scf::ForOp loop) {
    return loop
        ->walk([](Operation *op) {
          return isa<ir::AllocOp, ir::MmaOp, ir::CopyOp>(op)
                     ? WalkResult::interrupt()
                     : WalkResult::advance();
        })
        .wasInterrupted();
  }

  /// Trips of a loop, at least; a loop of unknown length is taken to be long.
  int64_t countTrips(scf::ForOp loop, int64_t step) const {
    IndexRange first = values.range(loop.getLowerBound()),
               end = values.range(loop.getUpperBound());
    if (!first.isConstant() || !end.isConstant())
      return 2;
    return first.lo < end.lo ? (end.lo - first.lo + step - 1) / step : 0;
  }

  void carryCounters(scf::ForOp loop) {
    Value variable = loop.getInductionVar();
    std::optional<Index> symbol = values.get(variable);
    IndexRange step = values.range(loop.getStep());
    std::optional<Index> first = values.get(loop.getLowerBound());
    if (!symbol || !first || !step.isConstant() || step.lo <= 0 ||
        isPipeline(loop))
      return;
    llvm::MapVector<Operation *, Index> divisions;
    SmallVector<Index> roots;
    loop.getBody()->walk([&](Operation *op) {
      if (!IndexValues::isArithmetic(op) || dead.contains(op))
        return;
      Index index = *values.get(op->getResult(0));
      IndexKind kind = values.pool[index].kind;
      if (kind == IndexKind::Div || kind == IndexKind::Mod) {
        divisions[op] = index;
        roots.push_back(index);
      }
    });
    for (const problem::IndexCounter &counter : problem::planCounters(
             values.pool, roots, *symbol, step.lo, countTrips(loop, step.lo)))
      if (scf::ForOp carrying =
              carry(loop, counter, *symbol, *first, divisions))
        loop = carrying;
  }

  /// The value of `index` before a loop, or null.
  Value emitBefore(scf::ForOp loop, Index index) {
    IndexValues::Recipe recipe = values.plan(index, loop, dead, dominance);
    if (!values.fits(recipe, index))
      return {};
    OpBuilder builder(loop);
    return values.emit(builder, loop.getLoc(), index, std::move(recipe));
  }

  scf::ForOp carry(scf::ForOp loop, const problem::IndexCounter &counter,
                   Index symbol, Index first,
                   const llvm::MapVector<Operation *, Index> &divisions) {
    // The dividend in the first trip.
    IndexNode node = values.pool[counter.dividend];
    if (counter.dividend == symbol)
      node = {IndexKind::Sum, {symbol}, {1}, 0, {}};
    for (Index &operand : node.operands)
      if (operand == symbol)
        operand = first;
    Index start = values.pool.sum(node.operands, node.factors, node.constant);
    int64_t c = counter.divisor;
    Value quotient =
        emitBefore(loop, values.pool.simplify(values.pool.div(start, c)));
    Value remainder =
        emitBefore(loop, values.pool.simplify(values.pool.mod(start, c)));
    if (!quotient || !remainder)
      return {};
    IRRewriter rewriter(loop.getContext());
    auto carried = cast<scf::ForOp>(
        *cast<LoopLikeOpInterface>(*loop).replaceWithAdditionalYields(
            rewriter, {quotient, remainder}, /*replaceInitOperandUses=*/false,
            [&](OpBuilder &b, Location loc, ArrayRef<BlockArgument> now) {
              return emitNext(b, loc, counter, now);
            }));
    ArrayRef<BlockArgument> now = carried.getRegionIterArgs().take_back(2);
    values.set(carried.getInductionVar(), symbol);
    for (auto [op, index] : divisions) {
      const IndexNode &division = values.pool[index];
      if (division.operands[0] != counter.dividend || division.constant != c)
        continue;
      op->getResult(0).replaceAllUsesWith(
          now[division.kind == IndexKind::Mod ? 1 : 0]);
      dead.insert(op);
    }
    said.push_back({true, "CountersCarried", carried.getLoc(),
                    llvm::formatv("{0} by {1} is counted from trip to trip",
                                  values.pool.str(counter.dividend), c)
                        .str()});
    return carried;
  }

  static SmallVector<Value> emitNext(OpBuilder &b, Location loc,
                                     const problem::IndexCounter &counter,
                                     ArrayRef<BlockArgument> now) {
    auto add = [&](Value value, int64_t number) -> Value {
      if (number == 0)
        return value;
      return arith::AddIOp::create(
          b, loc, value, arith::ConstantIndexOp::create(b, loc, number));
    };
    Value remainder = add(now[1], counter.remainderStep);
    Value divisor = arith::ConstantIndexOp::create(b, loc, counter.divisor);
    Value wraps = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge,
                                        remainder, divisor);
    Value less = add(remainder, -counter.divisor);
    Value quotient = add(now[0], counter.quotientStep);
    return {arith::SelectOp::create(b, loc, wraps, add(quotient, 1), quotient),
            arith::SelectOp::create(b, loc, wraps, less, remainder)};
  }

  //===--------------------------------------------------------------------===//
  // Narrow
  //===--------------------------------------------------------------------===//

  /// A value as an i32, computed once, where it is defined.
  Value toI32(Value value, bool isClamped) {
    Value &known = narrowed[{value, isClamped}];
    if (known)
      return known;
    if (auto wide = value.getDefiningOp<arith::IndexCastUIOp>();
        wide && wide.getIn().getType().isInteger(32))
      return known = wide.getIn();
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    Location loc = value.getLoc();
    Value small = value;
    if (isClamped)
      small = arith::MinUIOp::create(
          builder, loc, value,
          arith::ConstantIndexOp::create(builder, loc, INT32_MAX));
    APInt constant;
    if (matchPattern(value, m_ConstantInt(&constant)))
      known = arith::ConstantIntOp::create(builder, loc,
                                           constant.getSExtValue(), 32);
    else
      known =
          arith::IndexCastOp::create(builder, loc, builder.getI32Type(), small);
    return known;
  }

  void narrow(Operation *op) {
    Value x = op->getOperand(0), y = op->getOperand(1);
    IndexRange dividend = values.range(x), divisor = values.range(y);
    bool isConstant = divisor.isConstant();
    if (isConstant && (divisor.lo < 1 || (divisor.lo & (divisor.lo - 1)) == 0))
      return;
    if (divisor.lo < 0)
      return;
    bool isSmall = divisor.hi <= INT32_MAX;
    if (dividend.lo < 0 || dividend.hi > INT32_MAX - (isSmall ? 0 : 1)) {
      if (!isConstant)
        said.push_back({false, "WideDivision", op->getLoc(),
                        "a dividend that is not proven to fit 32 bits"});
      return;
    }
    OpBuilder builder(op);
    Location loc = op->getLoc();
    Value a = toI32(x, false), b = toI32(y, !isSmall);
    Value &quotient = quotients[{a, b}];
    if (!quotient || !dominance.properlyDominates(quotient, op))
      quotient = arith::DivUIOp::create(builder, loc, a, b);
    Value result = quotient;
    if (isa<arith::RemUIOp, arith::RemSIOp>(op)) {
      Value whole = arith::MulIOp::create(builder, loc, quotient, b);
      result = arith::SubIOp::create(builder, loc, a, whole);
    }
    said.push_back({true, "DivisionNarrowed", op->getLoc(),
                    "a division in 32 bits"});
    result = arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(),
                                          result);
    if (std::optional<Index> index = values.get(op->getResult(0)))
      values.set(result, *index);
    op->getResult(0).replaceAllUsesWith(result);
    dead.insert(op);
  }

  //===--------------------------------------------------------------------===//
  // Clean
  //===--------------------------------------------------------------------===//

  void eraseDead() {
    SmallVector<Operation *> work(dead.begin(), dead.end());
    DenseSet<Operation *> erased;
    while (!work.empty()) {
      Operation *op = work.pop_back_val();
      if (erased.contains(op) || !isOpTriviallyDead(op))
        continue;
      for (Value operand : op->getOperands())
        if (Operation *def = operand.getDefiningOp();
            def && (IndexValues::isArithmetic(def) ||
                    isa<arith::CmpIOp>(def) || matchPattern(def, m_Constant())))
          work.push_back(def);
      erased.insert(op);
      op->erase();
    }
  }

  gpu::GPUFuncOp kernel;
  IndexValues values;
  DominanceInfo dominance;
  DenseSet<Operation *> dead; ///< replaced, erased at the end
  DenseMap<std::pair<Value, unsigned>, Value> narrowed; ///< cut or not
  DenseMap<std::pair<Value, Value>, Value> quotients;
  SmallVectorImpl<Said> &said;
};

struct SimplifyIndices : impl::SimplifyIndicesBase<SimplifyIndices> {
  void runOnOperation() override {
    SmallVector<gpu::GPUFuncOp> kernels;
    getOperation()->walk(
        [&](gpu::GPUFuncOp kernel) { kernels.push_back(kernel); });
    // Each kernel by itself, all at once; what they say keeps their order.
    SmallVector<SmallVector<Said, 0>, 0> said(kernels.size());
    ParallelDiagnosticHandler handler(&getContext());
    SmallVector<char> isDone(kernels.size());
    parallelFor(&getContext(), 0, kernels.size(), [&](size_t i) {
      handler.setOrderIDForThread(i);
      const machine::Machine *machine = ir::findMachine(kernels[i]);
      bool isHost = !machine || machine->isHost();
      isDone[i] =
          succeeded(KernelSimplifier(kernels[i], isHost, said[i]).run());
      handler.eraseOrderIDForThread();
    });
    for (ArrayRef<Said> one : said)
      for (const Said &remark : one)
        remark.emit();
    if (llvm::is_contained(isDone, false))
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::layout
