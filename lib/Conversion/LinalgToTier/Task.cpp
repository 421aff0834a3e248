//===- Task.cpp - what a kernel asks the planner --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "tier/Dialect/Tier/IR/Packed.h"

#include "mlir/Dialect/Math/IR/Math.h"

#include <numeric>

using namespace mlir;

namespace tier::where {

/// Bytes of the widest access.
static constexpr int64_t widestAccess = 16;

/// Whether neighbours along `dim` are neighbours in memory.
static bool isContiguous(const Node &leaf, unsigned dim) {
  return Host::isConstant(leaf.strides[dim], 1) &&
         !(leaf.isGathered() && leaf.operands.front()->dims.test(dim));
}

int64_t getVectorElements(const Node &leaf, unsigned dim, const Host &host) {
  if (!isContiguous(leaf, dim))
    return 1;
  int64_t bytes = ir::getElementBytes(leaf.element);
  int64_t common = std::gcd(leaf.buffer->align, widestAccess);
  auto include = [&](Value elements) {
    common = std::gcd(common, host.getDivisor(elements) * bytes);
  };
  include(leaf.offset);
  if (leaf.isGathered())
    include(leaf.rowStride);
  for (auto [d, stride] : llvm::enumerate(leaf.strides))
    if (d != dim)
      include(stride);
  return std::max<int64_t>(1, common / bytes);
}

static problem::Known getKnown(Value value, const Host &host) {
  if (auto number = Host::getConstant(value))
    return problem::Known::exactly(*number);
  return problem::Known::multipleOf(host.getDivisor(value));
}

/// True if a bulk copy may walk the leaf with `dim` innermost, and tiles along
/// `tiled`; none of these is turned.
static bool allowsBulkCopy(const Node &leaf, unsigned dim, ArrayRef<unsigned> tiled,
                           const Host &host) {
  int64_t bytes = ir::getElementBytes(leaf.element);
  if (ir::getPackedBits(leaf.element)) {
    // 16 numbers take 16 bytes of a tile, and less in memory.
    for (auto [d, stride] : llvm::enumerate(leaf.strides))
      if (d != dim && host.getDivisor(stride) % ir::packedRun)
        return false;
    if (leaf.buffer->align % ir::packedAlignment ||
        host.getDivisor(leaf.offset) % ir::packedRun)
      return false;
  }
  if (leaf.isGathered() || !isContiguous(leaf, dim) || leaf.buffer->align % 16 ||
      (host.getDivisor(leaf.offset) * bytes) % 16)
    return false;
  for (auto [d, stride] : llvm::enumerate(leaf.strides))
    if (d != dim && !Host::isConstant(stride, 0) &&
        (host.getDivisor(stride) * bytes) % 16)
      return false;
  return llvm::none_of(tiled, [&](unsigned d) {
    return d < leaf.strides.size() && host.isNegative(leaf.strides[d]);
  });
}

const Node *findCopiedTile(const Kernel &kernel, const Task &task, const Host &host) {
  unsigned m = task.tiled[0], n = task.tiled[1];
  int64_t bytes = ir::getElementBytes(kernel.target->element);
  for (auto &node : kernel.nodes) {
    bool isTile = node->kind == NodeKind::Leaf && node.get() != task.a && node.get() != task.b &&
                  !kernel.isWritten(*node) && node.get() != task.scales[0].node &&
                  node.get() != task.scales[1].node && node->dims.test(m) &&
                  node->dims.test(n) && !node->dims.test(task.reduced);
    if (isTile && ir::getElementBytes(node->element) == bytes &&
        !ir::getPackedBits(node->element) && allowsBulkCopy(*node, n, {m, n}, host) &&
        allowsBulkCopy(*kernel.target, n, {m, n}, host))
      return node.get();
  }
  return nullptr;
}

namespace {
/// Names the dimensions of one kernel.
struct TaskBuilder {
  Kernel &kernel;
  Host &host;
  const machine::Machine &machine;
  Task task;

  LogicalResult run();
  LogicalResult runContraction();
  LogicalResult addSteps(const ContractionBody &body);
  bool takeScales(const ContractionBody &body);
  void runRows();
  void runElementwise();
  unsigned appendUnit();
  std::optional<unsigned> findGatheredRows() const;
  std::optional<unsigned> findRowsAnywhere() const;
  std::optional<unsigned> findMovedRows() const;
  unsigned chooseContiguous(ArrayRef<unsigned> dims) const;
  problem::Operand describe(const Node &node, machine::Element element, unsigned inner,
                            bool isKMajor) const;
  LogicalResult addOperand(const Node &leaf, unsigned inner, bool isKMajor, bool isOutput);
  void addProducers(const Node &operand, unsigned side,
                    SmallVectorImpl<problem::Operand> &producers);
  LogicalResult addLeaves(unsigned inner, std::optional<unsigned> other);
  void addExtents();
  int64_t getOverlap(unsigned dim) const;
};
} // namespace

/// A dimension of extent 1 that nothing depends on.
unsigned TaskBuilder::appendUnit() {
  return appendDim(kernel, {host.constant(1), false}, host);
}

/// The dimension that most bytes are contiguous along; ties go to the last. Any array is larger
/// than those with fewer dimensions.
unsigned TaskBuilder::chooseContiguous(ArrayRef<unsigned> dims) const {
  unsigned best = dims.back();
  SmallVector<int64_t> most; // of arrays with all dimensions first, then of those with fewer
  for (unsigned dim : llvm::reverse(dims)) {
    SmallVector<int64_t> bytes(kernel.dims.size() + 1, 0);
    for (auto &node : kernel.nodes)
      if (node->kind == NodeKind::Leaf && isContiguous(*node, dim) && !isRowNumber(kernel, *node))
        bytes[kernel.dims.size() - node->dims.count()] += ir::getElementBytes(node->element);
    if (bytes > most) {
      most = bytes;
      best = dim;
    }
  }
  return best;
}

/// How tiles of an array, or of what is computed, are read with `inner` innermost.
problem::Operand TaskBuilder::describe(const Node &node, machine::Element element, unsigned inner,
                                       bool isKMajor) const {
  problem::Operand operand;
  operand.element = element;
  operand.isKMajor = isKMajor;
  if (node.kind != NodeKind::Leaf)
    return operand;
  SmallVector<unsigned> tiled(task.tiled);
  tiled.push_back(task.reduced);
  operand.allowsBulkCopy = allowsBulkCopy(node, inner, tiled, host);
  operand.vectorBytes = getVectorElements(node, inner, host) * ir::getElementBytes(node.element);
  return operand;
}

LogicalResult TaskBuilder::addOperand(const Node &node, unsigned inner, bool isKMajor,
                                      bool isOutput) {
  std::optional<machine::Element> element = getElement(node.element);
  if (!element) {
    InFlightDiagnostic error = emitError(node.loc, "[tier.element] expects one of bool, i8 .. i64, "
                                                   "fp8, f16, bf16, f32, f64, got ")
                               << node.element;
    error.attachNote() << "fix: convert the array first";
    return error;
  }
  (isOutput ? task.question.outputs : task.question.inputs)
      .push_back(describe(node, *element, inner, isKMajor));
  return success();
}

/// All leaves of an elementwise or row kernel: `inner` is the dimension of
/// vectors; a leaf that is contiguous along `other` instead is transposed.
LogicalResult TaskBuilder::addLeaves(unsigned inner, std::optional<unsigned> other) {
  for (auto &node : kernel.nodes) {
    if (node->kind != NodeKind::Leaf ||
        (isRowNumber(kernel, *node) && !node->dims.test(inner)))
      continue;
    // One number for each row is no vector.
    auto isNumber = [&](const Beside &one) { return one.target == node.get() && !kernel.isAsResult(one); };
    if (llvm::any_of(kernel.besides, isNumber))
      continue;
    bool isTransposed =
        other && !node->isGathered() && isContiguous(*node, *other) &&
        (task.kind == problem::GroupKind::Rows ||
         (node->dims.test(inner) && !isContiguous(*node, inner)));
    bool isTurned = isTransposed && task.kind == problem::GroupKind::Elementwise;
    if (failed(addOperand(*node, isTurned ? *other : inner, !isTransposed,
                          kernel.isWritten(*node))))
      return failure();
  }
  return success();
}

/// Tiles of a multiple of so many rows (columns) that end with the extent begin at whole vectors
/// of every array that lies along it; 0: they need not.
int64_t TaskBuilder::getOverlap(unsigned dim) const {
  int64_t step = 1;
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Leaf && dim < node->dims.size() && node->dims.test(dim) &&
        isContiguous(*node, dim))
      step = std::max(step, widestAccess / std::max<int64_t>(1, ir::getElementBytes(node->element)));
  return host.getDivisor(kernel.dims[dim].extent) % step == 0 ? step : 0;
}

void TaskBuilder::addExtents() {
  for (unsigned dim : task.order)
    task.question.extents.push_back(
        {"d" + std::to_string(dim), getKnown(kernel.dims[dim].extent, host)});
}

void TaskBuilder::runElementwise() {
  task.kind = problem::GroupKind::Elementwise;
  if (kernel.dims.empty())
    appendUnit();
  SmallVector<unsigned> dims;
  for (unsigned d = 0; d < kernel.dims.size(); ++d)
    dims.push_back(d);
  unsigned inner = chooseContiguous(dims);
  llvm::erase(dims, inner);
  if (!dims.empty()) {
    unsigned second = chooseContiguous(dims);
    llvm::erase(dims, second);
    task.outer = dims;
    task.tiled = {second, inner};
  } else {
    task.tiled = {inner};
  }
  task.contiguous = task.tiled.size() - 1;
  // Kernels have the dimensions of their results, in this order.
  task.question.liesBetween = !task.outer.empty() && task.outer.back() > task.tiled.front() &&
                              task.outer.back() < task.tiled.back();
}

/// The dimension along which rows are gathered whole, if nothing lies across it.
std::optional<unsigned> TaskBuilder::findGatheredRows() const {
  if (!kernel.reductions.empty() || kernel.dims.empty())
    return std::nullopt;
  SmallVector<unsigned> dims;
  for (unsigned d = 0; d < kernel.dims.size(); ++d)
    dims.push_back(d);
  unsigned inner = chooseContiguous(dims);
  bool anyRows = false;
  for (auto &node : kernel.nodes) {
    if (node->kind != NodeKind::Leaf)
      continue;
    if (node->isGathered() && node->operands.front()->dims.test(inner))
      return std::nullopt;
    anyRows |= node->isGathered() && isContiguous(*node, inner);
    bool isAcross = node->dims.test(inner) && !isContiguous(*node, inner);
    if (isAcross && llvm::any_of(dims, [&](unsigned d) { return isContiguous(*node, d); }))
      return std::nullopt;
  }
  return anyRows ? std::optional(inner) : std::nullopt;
}

/// The dimension along which rows of the result lie that begin inside of vectors, if every array
/// lies along it too, or has one number for all of a row: shifted rows have aligned vectors, which
/// tiles of equal columns have not. Measured where warps have 32 lanes: x + b of 16384 x 8191 bf16, of a copy on an H100, 0.99
/// (0.25), x * s[:, None] 0.98 (0.80).
std::optional<unsigned> TaskBuilder::findRowsAnywhere() const {
  const Node &target = *kernel.target;
  if (machine.isHost() || machine.lanes != 32 || !kernel.reductions.empty() ||
      target.dims.count() < 2)
    return std::nullopt;
  SmallVector<unsigned> dims;
  for (unsigned d = 0; d < kernel.dims.size(); ++d)
    dims.push_back(d);
  unsigned inner = chooseContiguous(dims);
  int64_t widest = 1;
  for (auto &node : kernel.nodes) {
    if (node->kind != NodeKind::Leaf)
      continue;
    if (node->isGathered() || ir::getPackedBits(node->element) ||
        (node->dims.test(inner) && !isContiguous(*node, inner)))
      return std::nullopt;
    widest = std::max(widest, ir::getElementBytes(node->element));
  }
  if (!target.dims.test(inner) || target.buffer->align % widestAccess)
    return std::nullopt;
  int64_t vector = std::max<int64_t>(1, widestAccess / widest);
  return beginsAtMultiples(target, inner, host, vector) ? std::nullopt : std::optional(inner);
}

/// The dimension along which rows are moved whole.
std::optional<unsigned> TaskBuilder::findMovedRows() const {
  std::optional<unsigned> gathered = findGatheredRows();
  return gathered ? gathered : findRowsAnywhere();
}

/// Rows and what is reduced along them, or rows that are moved.
void TaskBuilder::runRows() {
  task.kind = problem::GroupKind::Rows;
  SmallVector<unsigned> rows, columns;
  SmallBitVector reduced(kernel.dims.size());
  for (Node *node : kernel.reductions)
    reduced |= node->reduced;
  if (std::optional<unsigned> whole = findMovedRows())
    reduced.set(*whole);
  for (unsigned d = 0; d < kernel.dims.size(); ++d)
    (reduced[d] ? columns : rows).push_back(d);
  if (columns.empty()) {
    columns.push_back(appendUnit());
    for (Node *node : kernel.reductions)
      node->reduced.set(columns.back());
    kernel.dims.back().isReduced = true;
  }
  if (rows.empty())
    rows.push_back(appendUnit());
  // One reduced dimension is tiled; those that do not continue it in memory are
  // walked around it.
  task.reduced = chooseContiguous(columns);
  llvm::erase(columns, task.reduced);
  task.walked = columns;
  SmallVector<unsigned> both = rows;
  both.push_back(task.reduced);
  unsigned inner = kernel.segment ? kernel.segmentInner : chooseContiguous(both);
  unsigned row = kernel.segment ? kernel.segmentRow : inner == task.reduced ? rows.back() : inner;
  task.tiled = {row, task.reduced};
  task.contiguous = inner == task.reduced ? 1 : 0;
  llvm::erase(rows, row);
  task.outer = rows;
}

/// The dimension of vectors of an operand: that of its widest leaf.
static unsigned findInner(const Node &operand, unsigned side, unsigned k, const Host &host) {
  int64_t most = 0;
  unsigned inner = k;
  for (const Node *node : findNodes(&operand))
    if (node->kind == NodeKind::Leaf)
      for (unsigned dim : {k, side}) {
        int64_t bytes = Host::isConstant(node->strides[dim], 1)
                            ? static_cast<int64_t>(node->dims.count()) *
                                  ir::getElementBytes(node->element)
                            : 0;
        if (bytes > most) {
          most = bytes;
          inner = dim;
        }
      }
  return inner;
}

/// The arrays with `side` and k that an operand is computed from, if tiles of
/// them and what threads load beside them are all that it takes.
void TaskBuilder::addProducers(const Node &operand, unsigned side,
                               SmallVectorImpl<problem::Operand> &producers) {
  if (operand.kind == NodeKind::Leaf)
    return;
  SmallVector<const Node *> leaves = findProducerLeaves(operand, side, task.reduced);
  bool isSimple = llvm::all_of(findNodes(&operand), [](const Node *node) {
    return node->kind != NodeKind::Reduce;
  });
  for (unsigned d : operand.dims.set_bits())
    isSimple &= !kernel.dims[d].of;
  for (const Node *leaf : leaves) {
    std::optional<machine::Element> element = getElement(leaf->element);
    if (!isSimple || !element)
      return producers.clear();
    bool isKMajor = isContiguous(*leaf, task.reduced);
    producers.push_back(describe(*leaf, *element, isKMajor ? task.reduced : side, isKMajor));
  }
}

/// Steps of factors that every plan's tiles divide.
static constexpr int64_t leastStepK = 32, leastStepMN = 128;

/// What has to be folded, and what tiles may not straddle.
LogicalResult TaskBuilder::addSteps(const ContractionBody &body) {
  problem::PlanQuestion &question = task.question;
  auto precision = kernel.contract->op->getAttrOfType<StringAttr>("tier.precision");
  if (precision && precision.getValue() == "promoted" &&
      problem::atomOf(question, machine).keepsNarrowSums)
    question.foldK = problem::promotedK;
  // A sum over all of a short k is folded too: its factors have nowhere else to go.
  if (!body.factors.empty())
    question.foldK = problem::promotedK;
  question.promotes = question.foldK && body.factors.empty();
  for (unsigned factor : body.factors)
    for (unsigned d : kernel.contract->operands[factor]->dims.set_bits()) {
      const Dim &dim = kernel.dims[d];
      question.hasRowFactors |= d == task.tiled[0];
      question.hasColumnFactors |= d == task.tiled[1];
      if (!dim.of)
        continue;
      bool isK = *dim.of == task.reduced;
      int64_t least = isK ? leastStepK : leastStepMN;
      if (dim.block % least) {
        InFlightDiagnostic error =
            emitError(kernel.contract->loc, "[tier.factor] expects factors that step with multiples "
                                            "of 32 of the summed dimension and of 128 of others, got ")
            << dim.block;
        error.attachNote() << "fix: multiply the operand by the factor first";
        return failure();
      }
      if (isK)
        question.foldK = std::gcd(question.foldK, dim.block);
      else if (*dim.of == task.tiled[0])
        question.stepM = std::gcd(question.stepM, dim.block);
      else if (*dim.of == task.tiled[1])
        question.stepN = std::gcd(question.stepN, dim.block);
    }
  return success();
}

/// Gives the factors to the instruction, if there is one that multiplies by them: it
/// needs no fold.
bool TaskBuilder::takeScales(const ContractionBody &body) {
  Node &contract = *kernel.contract;
  std::optional<ScaledProduct> product = findScaledProduct(contract.op, body, machine);
  if (!product)
    return false;
  bool isSwapped = task.a != contract.operands[body.lhs];
  Scales found[2];
  for (unsigned side : {0, 1}) {
    found[side].node = contract.operands[product->factors[isSwapped ? 1 - side : side]];
    for (unsigned d : found[side].node->dims.set_bits()) {
      if (kernel.dims[d].of == task.reduced)
        found[side].step = d;
      if (d == task.tiled[1 - side]) // of a batch that a view of one operand repeats
        return false;
    }
  }
  task.question.scale = product->scale;
  task.question.scaleBlock = product->block;
  std::copy(std::begin(found), std::end(found), std::begin(task.scales));
  return true;
}

LogicalResult TaskBuilder::runContraction() {
  task.kind = problem::GroupKind::Contraction;
  Node &contract = *kernel.contract;
  ContractionBody body = *matchContraction(contract.op);
  task.a = contract.operands[body.lhs];
  task.b = contract.operands[body.rhs];
  SmallVector<unsigned> onlyA, onlyB, sums;
  for (unsigned d = 0; d < kernel.dims.size(); ++d) {
    if (kernel.dims[d].of)
      continue;
    bool inA = task.a->dims[d], inB = task.b->dims[d];
    if (contract.reduced[d])
      sums.push_back(d);
    else if (inA && !inB)
      onlyA.push_back(d);
    else if (inB && !inA)
      onlyB.push_back(d);
    else
      task.outer.push_back(d);
  }
  if (sums.size() > 1) {
    InFlightDiagnostic error =
        emitError(kernel.root.getLoc(),
                  "[tier.reduced-dims] expects one summed dimension, or several that lie one after "
                  "another in both operands, got ")
        << sums.size();
    error.attachNote() << "fix: reshape the operands to one summed dimension";
    return error;
  }
  auto choose = [&](SmallVector<unsigned> &dims) {
    if (dims.empty())
      return appendUnit();
    // What the result is contiguous along, else the last.
    unsigned best = dims.back();
    for (unsigned d : dims)
      if (isContiguous(*kernel.target, d))
        best = d;
    llvm::erase(dims, best);
    llvm::append_range(task.outer, dims);
    return best;
  };
  unsigned m = choose(onlyA), n = choose(onlyB);
  unsigned k = sums.empty() ? appendUnit() : sums.front();
  if (sums.empty()) {
    contract.reduced.set(k);
    kernel.dims[k].isReduced = true;
  }
  llvm::sort(task.outer);
  // The result's contiguous dimension is n: vectors of the accumulator lie
  // along it.
  if (isContiguous(*kernel.target, m) && !isContiguous(*kernel.target, n)) {
    std::swap(m, n);
    std::swap(task.a, task.b);
  }
  task.tiled = {m, n};
  task.reduced = k;
  task.contiguous = 1;
  problem::PlanQuestion &question = task.question;
  question.hasFusedProducerA = task.a->kind != NodeKind::Leaf;
  question.hasFusedProducerB = task.b->kind != NodeKind::Leaf;
  for (auto [operand, side] : {std::pair(task.a, m), std::pair(task.b, n)}) {
    unsigned inner = findInner(*operand, side, k, host);
    if (failed(addOperand(*operand, inner, inner == k, /*isOutput=*/false)))
      return failure();
    if (operand->kind == NodeKind::Leaf)
      question.inputs.back().pitchDivisor = std::max<int64_t>(
          1, host.getDivisor(operand->strides[inner == k ? side : k]));
    question.inputs.back().residues = operand->residues;
    if (body.isF4)
      question.inputs.back().element = machine::Element::F4E2M1X2;
    addProducers(*operand, side,
                 operand == task.a ? question.producersA : question.producersB);
    auto precision = contract.op->getAttrOfType<StringAttr>("tier.precision");
    if (precision && precision.getValue() == "tf32" &&
        question.inputs.back().element == machine::Element::F32)
      question.inputs.back().element = machine::Element::TF32;
  }
  for (const problem::Operand &input : question.inputs)
    if (machine::packedBits(input.element) && !input.allowsBulkCopy && !tilesAreBytes(machine)) {
      InFlightDiagnostic error =
          emitError(contract.loc, "[tier.packed] expects rows of whole 128 numbers that bulk copies "
                                  "bring, got an operand of ")
          << machine::stringify(input.element) << " that threads would move";
      error.attachNote() << "fix: let convert-linalg-to-tier convert them to f8e4m3";
      return error;
    }
  std::optional<machine::Element> accumulator = getElement(contract.element);
  question.accumulator = accumulator.value_or(machine::Element::F32);
  bool hasScales = takeScales(body);
  if (body.isF4 && !hasScales) {
    InFlightDiagnostic error =
        emitError(contract.loc, "[tier.f4] expects a matrix unit that multiplies f4 by f4 with such "
                                "scales, got ")
        << machine.name;
    error.attachNote() << "fix: compile for a machine that has one, or convert the operands to "
                          "f8e4m3, which holds every f4";
    return error;
  }
  if (!hasScales && failed(addSteps(body)))
    return failure();
  // What the epilogue reads besides.
  for (auto &node : kernel.nodes) {
    if (node->kind != NodeKind::Leaf || node.get() == task.a || node.get() == task.b ||
        kernel.isWritten(*node) || node.get() == task.scales[0].node ||
        node.get() == task.scales[1].node || node->dims[k])
      continue;
    question.readsTiles |= node->dims[m] && node->dims[n];
    if (failed(addOperand(*node, n, true, /*isOutput=*/false)))
      return failure();
  }
  question.reducesRows = !kernel.parts.empty();
  // What is added, or reduced, counts once; factors of blocks lie where tiles begin.
  if (!kernel.addsToTarget && !question.reducesRows && !question.foldK && !question.scaleBlock) {
    question.overlapM = getOverlap(m);
    question.overlapN = getOverlap(n);
  }
  question.mayCopyTile = findCopiedTile(kernel, task, host) != nullptr;
  return addOperand(*kernel.target, n, isContiguous(*kernel.target, n), /*isOutput=*/true);
}

/// Whether a function of each element becomes a polynomial, with values of its own
/// (erf, sin, pow), and not a few instructions.
static bool hasPolynomial(const Kernel &kernel) {
  return llvm::any_of(kernel.nodes, [](const std::unique_ptr<Node> &node) {
    linalg::GenericOp generic = node->op;
    return generic && llvm::any_of(*generic.getBody(), [](Operation &op) {
      return isa<math::MathDialect>(op.getDialect()) &&
             !isa<math::AbsFOp, math::AbsIOp, math::ExpOp, math::Exp2Op, math::FmaOp, math::LogOp,
                  math::Log2Op, math::RsqrtOp, math::SqrtOp, math::TanhOp>(op);
    });
  });
}

/// Whether all that is computed beside the contraction are operations of these kinds.
template <typename... Ops>
static bool hasOnly(const Kernel &kernel) {
  return llvm::all_of(kernel.nodes, [&](const std::unique_ptr<Node> &node) {
    linalg::GenericOp generic = node->op;
    return !generic || node.get() == kernel.contract ||
           llvm::all_of(generic.getBody()->without_terminator(), llvm::IsaPred<Ops...>);
  });
}

/// Whether the product is not just converted.
static bool hasEpilogue(const Kernel &kernel) {
  return !hasOnly<arith::TruncFOp, arith::ExtFOp>(kernel);
}

/// Whether the result reads exponentials of a row's elements, beside their sum.
static bool readsExponentials(const Kernel &kernel, unsigned reduced) {
  llvm::SetVector<const Node *> work;
  work.insert(kernel.result);
  for (const Beside &beside : kernel.besides)
    work.insert(beside.value);
  for (size_t i = 0; i < work.size(); ++i) {
    const Node *node = work[i];
    if (node->kind != NodeKind::Map || !node->dims.test(reduced))
      continue;
    linalg::GenericOp generic = node->op;
    if (generic && llvm::any_of(*generic.getBody(), llvm::IsaPred<math::ExpOp, math::Exp2Op>))
      return true;
    work.insert(node->operands.begin(), node->operands.end());
  }
  return false;
}

/// Arrays that are read along the columns, with elements of each row or the same for
/// all; gathered ones are none.
static int64_t countArrays(const Kernel &kernel, const Task &task, bool ofRows) {
  SmallVector<const Node *> arrays;
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Leaf && !kernel.isWritten(*node) && !node->isGathered() &&
        node->dims.test(task.reduced) && node->dims.test(task.tiled[0]) == ofRows &&
        llvm::none_of(arrays, [&](const Node *other) { return readsSame(*node, *other); }))
      arrays.push_back(node.get());
  return arrays.size();
}

/// Reductions of a kernel of rows whose parts another kernel may combine; 0: some depends on
/// another, other than a sum of scaled exponentials on their maximum, or something else on the
/// elements of a row, or neighbours are gathered.
static int64_t countParts(const Kernel &kernel, const Task &task,
                          const machine::Machine &machine) {
  if (task.kind != problem::GroupKind::Rows || !task.walked.empty() || kernel.segment ||
      kernel.reductions.empty() || !kernel.dims[task.reduced].isReduced)
    return 0;
  bool areScaled = !machine.isHost() && findScaled(kernel).has_value();
  for (const Node *reduction : kernel.reductions)
    for (const Node *node : findNodes(reduction))
      if ((node->isGathered() && task.contiguous == 0) ||
          (node->kind == NodeKind::Reduce && node != reduction && !areScaled))
        return 0;
  return kernel.reductions.size();
}

/// Whether a CTA may hold whole rows that are neighbours in memory.
static bool mayHoldNeighbours(const Kernel &kernel, const Task &task) {
  bool isGathered = llvm::any_of(kernel.nodes, [](auto &node) { return node->isGathered(); });
  return task.kind == problem::GroupKind::Rows && task.contiguous == 0 && task.walked.empty() &&
         !kernel.reductions.empty() && !kernel.segment && !kernel.combinesParts && !isGathered;
}

/// Elements of all rows, neighbours in memory, after which these begin at vectors again, and
/// what has to be equal for that; 0 if that is not known of all arrays that are reduced.
static int64_t findFold(const Kernel &kernel, Task &task, const Host &host) {
  if (!task.question.partsPerRow || task.contiguous != 0 || !task.outer.empty())
    return 0;
  unsigned row = task.tiled[0];
  int64_t least = widestAccess;
  // Parts of all elements of a fold follow one another too.
  for (const Node *node : kernel.reductions)
    least = std::min(least, ir::getElementBytes(node->element));
  for (const Node *node : findNodes(kernel.reductions)) {
    if (node->kind != NodeKind::Leaf)
      continue;
    int64_t bytes = ir::getElementBytes(node->element);
    if (!isContiguous(*node, row) || !node->dims.test(task.reduced) ||
        node->buffer->align % widestAccess || host.getDivisor(node->offset) * bytes % widestAccess)
      return 0;
    least = std::min(least, bytes);
    task.dense.push_back({node->strides[task.reduced], kernel.dims[row].extent});
  }
  return widestAccess / least;
}

LogicalResult TaskBuilder::run() {
  if (kernel.contract) {
    if (failed(runContraction()))
      return failure();
  } else if (!kernel.reductions.empty() || findMovedRows()) {
    runRows();
    std::optional<unsigned> row;
    if (task.contiguous == 0)
      row = task.tiled[0];
    if (failed(addLeaves(task.tiled[task.contiguous], row)))
      return failure();
  } else {
    runElementwise();
    std::optional<unsigned> other;
    if (task.tiled.size() == 2)
      other = task.tiled[0];
    if (failed(addLeaves(task.tiled.back(), other)))
      return failure();
  }
  task.question.kind = task.kind;
  task.question.hasPolynomial = hasPolynomial(kernel);
  task.question.hasEpilogue = kernel.contract && hasEpilogue(kernel);
  task.question.onlyScales = task.question.hasEpilogue && !task.question.readsTiles &&
                             hasOnly<arith::TruncFOp, arith::ExtFOp, arith::MulFOp>(kernel);
  task.question.combinesParts = kernel.combinesParts;
  task.question.partsPerRow = countParts(kernel, task, machine);
  task.question.scalesSums = task.question.partsPerRow && findScaled(kernel);
  task.question.partsAtOnce = kernel.partsAtOnce;
  task.question.fold = findFold(kernel, task, host);
  task.question.movesRows = task.kind == problem::GroupKind::Rows && kernel.reductions.empty();
  task.question.onlyReduces = task.kind == problem::GroupKind::Rows &&
                              !kernel.reductions.empty() && kernel.dims[task.reduced].isReduced;
  task.question.readsRowsAgain =
      task.kind == problem::GroupKind::Rows && task.contiguous == 1 && task.walked.empty() &&
      !kernel.segment && !kernel.reductions.empty() && !kernel.dims[task.reduced].isReduced;
  task.question.mayHoldNeighbours = mayHoldNeighbours(kernel, task);
  task.question.readsExponentials =
      task.question.readsRowsAgain && readsExponentials(kernel, task.reduced);
  task.order = task.outer;
  for (unsigned d : task.tiled)
    if (d != task.reduced || task.kind == problem::GroupKind::Elementwise)
      task.order.push_back(d);
  if (task.kind != problem::GroupKind::Elementwise)
    task.order.push_back(task.reduced);
  addExtents();
  // Values that live at once: every leaf that is read more than once stays. Of elementwise tiles
  // arrays without one of their dimensions are small.
  int64_t leaves = llvm::count_if(kernel.nodes, [&](const std::unique_ptr<Node> &node) {
    bool isWhole = task.kind != problem::GroupKind::Elementwise ||
                   llvm::all_of(task.tiled, [&](unsigned dim) { return node->dims.test(dim); });
    return node->kind == NodeKind::Leaf && !kernel.isWritten(*node) && node->dims.count() > 1 &&
           isWhole;
  });
  task.question.liveValuesPerElement = 1 + std::max<int64_t>(1, leaves);
  if (task.kind == problem::GroupKind::Rows && !machine.isHost()) {
    task.question.rowArrays = countArrays(kernel, task, /*ofRows=*/true);
    task.question.columnArrays = countArrays(kernel, task, /*ofRows=*/false);
    task.question.gathersRows =
        llvm::any_of(kernel.nodes, [](const auto &node) { return node->isGathered(); });
    int64_t widest = problem::widestAlongTile(task.question);
    int64_t elements = machine.bytesPerVector / widest;
    task.shifted = findShifted(kernel, task, host, elements, elements);
    if (task.shifted)
      task.question.mostShift = elements - 1;
    else if (task.question.readsRowsAgain && task.outer.empty()) {
      task.shifted = findShifted(kernel, task, host, problem::lineBytes / widest, elements);
      task.question.beginsInLines = task.shifted != nullptr;
    }
    task.question.mayKeepArrays =
        int64_t(findKeptArrays(kernel, task).size()) == task.question.columnArrays;
  }
  return success();
}

Task asPlanned(Task task, const problem::Plan &plan) {
  task.question = problem::asPlanned(task.question, plan);
  while (task.kind != problem::GroupKind::Contraction && plan.tile.size() > task.tiled.size()) {
    unsigned more = task.outer.pop_back_val();
    if (plan.holdsWholeRow) {
      task.blocked = more;
      break;
    }
    // Rows that are moved are elements of such a tile.
    task.kind = problem::GroupKind::Elementwise;
    task.tiled.insert(task.tiled.begin(), more);
    ++task.contiguous;
  }
  if (!plan.swapsSides)
    return task;
  std::swap(task.a, task.b);
  std::swap(task.scales[0], task.scales[1]);
  std::swap(task.tiled[0], task.tiled[1]);
  task.contiguous = 1 - task.contiguous;
  return task;
}

FailureOr<Task> buildTask(Kernel &kernel, Host &host, const machine::Machine &machine) {
  TaskBuilder builder{kernel, host, machine, {}};
  if (failed(builder.run()))
    return failure();
  return builder.task;
}

} // namespace tier::where
