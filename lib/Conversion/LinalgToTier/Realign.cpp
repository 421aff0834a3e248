//===- Realign.cpp - operands that are copied to rows of whole 16 bytes ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Realign.h"

#include "tier/Problem/TensorMapRepair.h"

using namespace mlir;

namespace tier::where {

namespace tensormap = problem::tensormap;

/// Rows of the copy begin at multiples of a cache line.
static constexpr int64_t lineBytes = 128;
/// The other side of the product that pays for a copy, and the multiplications
/// that hide its launch. Moving one element costs as much as several hundred
/// multiplications, and threads that read element by element halve the speed.
static constexpr int64_t leastOther = 512;
static constexpr int64_t leastSide = 128;
static constexpr int64_t leastWork = int64_t(1) << 28;
/// Memory that one copy may take from the program.
static constexpr int64_t mostBytes = int64_t(1) << 31;

/// The dimension of one operand that the other has not.
static std::optional<unsigned> findOwn(const Kernel &kernel, const Node &operand,
                                       const Node &other) {
  std::optional<unsigned> own;
  for (unsigned d = 0; d < kernel.dims.size(); ++d)
    if (operand.dims[d] && !other.dims[d] && !kernel.contract->reduced[d])
      own = d;
  return own;
}

static problem::Known getKnown(Value value, const Host &host) {
  if (auto number = Host::getConstant(value))
    return problem::Known::exactly(*number);
  return problem::Known::multipleOf(std::max<int64_t>(1, host.getDivisor(value)));
}

/// The operand as the Problem sees it: a tile along `side` and `k`.
static tensormap::View describe(const Kernel &kernel, const Node &operand,
                                machine::Element element, unsigned side,
                                unsigned k, const Host &host) {
  int64_t bytes = machine::byteWidth(element);
  tensormap::View view;
  view.element = element;
  view.baseAlignment =
      std::gcd(operand.buffer->align, host.getDivisor(operand.offset) * bytes);
  for (unsigned d : operand.dims.set_bits()) {
    problem::Known stride = getKnown(operand.strides[d], host);
    view.strideBytes.push_back(
        stride.value ? problem::Known::exactly(*stride.value * bytes)
                     : problem::Known::multipleOf(stride.divisor * bytes));
    view.extents.push_back(getKnown(kernel.dims[d].extent, host));
    bool isTiled = d == side || d == k;
    view.tile.push_back(isTiled ? lineBytes / bytes : 1);
  }
  return view;
}

/// Copies the operand: `inner` becomes contiguous, then come `rows` and the rest.
static void copyOperand(Kernel &kernel, Realigned &operand, unsigned inner,
                        unsigned rows, Host &host) {
  Node &node = *operand.operand;
  int64_t bytes = ir::getElementBytes(node.element);
  int64_t line = lineBytes / bytes;
  SmallVector<unsigned> dims;
  for (unsigned d : node.dims.set_bits())
    if (d != inner && d != rows)
      dims.push_back(d);
  if (node.dims[rows])
    dims.push_back(rows);

  SmallVector<Value> strides(kernel.dims.size(), host.constant(0));
  strides[inner] = host.constant(1);
  Value size = host.mul(host.ceilDiv(kernel.dims[inner].extent, line), host.constant(line));
  for (unsigned d : llvm::reverse(dims)) {
    strides[d] = size;
    size = host.mul(kernel.dims[d].extent, size);
  }
  Array memory = host.buildWorkspace(node.element, {size}, node.loc);
  operand.workspace = memory.buffer->base.getDefiningOp();
  operand.elements = size;

  operand.copy = std::make_unique<Kernel>();
  Kernel &copy = *operand.copy;
  copy.root = kernel.root;
  copy.result = copy.create(NodeKind::Leaf, node.loc, node.element);
  copy.target = copy.create(NodeKind::Leaf, node.loc, node.element);
  copy.result->buffer = node.buffer;
  copy.result->offset = node.offset;
  copy.target->buffer = memory.buffer;
  copy.target->offset = host.constant(0);
  dims.push_back(inner);
  for (unsigned d : dims) {
    copy.dims.push_back({kernel.dims[d].extent, false});
    copy.result->strides.push_back(node.strides[d]);
    copy.target->strides.push_back(strides[d]);
  }
  for (Node *leaf : {copy.result, copy.target})
    leaf->dims.resize(dims.size(), true);
  collapseDims(copy, Gaps::AsKnown, host);

  node.buffer = memory.buffer;
  node.offset = host.constant(0);
  node.strides = strides;
}

/// The rule in the way and the repair, if the best repair is a copy.
static std::string findCopy(const tensormap::View &view, const tensormap::Freedom &freedom) {
  tensormap::Solution solution = tensormap::solve(view, freedom);
  // What only holds at run time is for the signature to say.
  for (const tensormap::Repair &repair : solution.repairs) {
    if (!repair.guards.empty())
      continue;
    if (repair.kinds.empty() || repair.kinds.front() != tensormap::RepairKind::Copy)
      return "";
    return solution.refusal.violations.front().message() + "; repair: " + repair.what;
  }
  return "";
}

SmallVector<Realigned, 0> realign(Kernel &kernel, Host &host, const machine::Machine &machine) {
  SmallVector<Realigned, 0> operands;
  FailureOr<ContractionBody> body = matchContraction(kernel.contract->op);
  std::optional<machine::Element> accumulator = getElement(kernel.contract->element);
  unsigned k = kernel.contract->reduced.find_first();
  if (!machine.hasBulkCopy || failed(body) || !accumulator || kernel.contract->reduced.count() != 1)
    return operands;
  Node *sides[] = {kernel.contract->operands[body->lhs], kernel.contract->operands[body->rhs]};
  std::optional<unsigned> own[] = {findOwn(kernel, *sides[0], *sides[1]),
                                   findOwn(kernel, *sides[1], *sides[0])};
  std::optional<machine::Element> elements[] = {getElement(sides[0]->element),
                                                getElement(sides[1]->element)};
  if (!own[0] || !own[1] || !elements[0] || !elements[1])
    return operands;
  auto precision = kernel.contract->op->getAttrOfType<StringAttr>("tier.precision");
  for (std::optional<machine::Element> &element : elements)
    if (precision && precision.getValue() == "tf32" && element == machine::Element::F32)
      element = machine::Element::TF32;
  const machine::Atom &atom = machine.findAtom(*elements[0], *elements[1], *accumulator);
  if (atom.grain != machine::Grain::Warpgroup)
    return operands;

  tensormap::Freedom freedom;
  freedom.engine = machine::bulkCopyEngineOf(machine.name);
  freedom.readsAnywhere = false;
  for (unsigned i : {0, 1}) {
    Node &node = *sides[i];
    // Swapped sides may ask for either majorness of either operand.
    bool mayBeMNMajor = atom.allowsMNMajorA && atom.allowsMNMajorB;
    if (node.kind != NodeKind::Leaf || !node.dims[k])
      continue;
    std::string reason =
        findCopy(describe(kernel, node, *elements[i], *own[i], k, host), freedom);
    for (unsigned d : {*own[i], k})
      if (host.isNegative(node.strides[d]))
        reason = "[tensormap.stride-sign] expects strides of at least 0, got a turned axis of the "
                 "tile; repair: copied once, turned, for many tiles";
    if (!mayBeMNMajor && !Host::isConstant(node.strides[k], 1))
      reason = "[tensormap.order] expects the tile to lie in shared memory as the engine writes it, "
               "got one that the instruction reads along k and memory has along the other side; "
               "repair: copied once, transposed, for many tiles";
    if (reason.empty())
      continue;
    bool alongSide = mayBeMNMajor && Host::isConstant(node.strides[*own[i]], 1);
    Realigned &operand = operands.emplace_back(node);
    operand.reason = reason;
    copyOperand(kernel, operand, alongSide ? *own[i] : k, alongSide ? k : *own[i], host);
  }
  return operands;
}

void restore(ArrayRef<Realigned> operands) {
  for (const Realigned &operand : operands)
    *operand.operand = operand.before;
}

SmallVector<std::pair<Value, int64_t>> leastWhereCopiesPay(const Kernel &kernel, const Task &task,
                                                           ArrayRef<Realigned> operands) {
  SmallVector<std::pair<Value, int64_t>> least;
  for (unsigned i : {0, 1}) {
    const Node *other = i == 0 ? task.b : task.a;
    bool isCopied = llvm::any_of(
        operands, [&](const Realigned &operand) { return operand.operand == other; });
    least.push_back(
        {kernel.dims[task.tiled[i]].extent, isCopied ? leastOther : leastSide});
  }
  return least;
}

Value doCopiesPay(const Kernel &kernel, const Task &task, ArrayRef<Realigned> operands,
                  Host &host) {
  Value all;
  auto require = [&](Value value, int64_t bound,
                     arith::CmpIPredicate compare = arith::CmpIPredicate::sge) {
    Value holds = arith::CmpIOp::create(host.builder, kernel.root.getLoc(), compare, value,
                                        host.constant(bound));
    all = all ? arith::AndIOp::create(host.builder, kernel.root.getLoc(), all, holds).getResult()
              : holds;
  };
  Value work = kernel.dims[task.reduced].extent;
  for (unsigned d : task.outer)
    work = host.mul(work, kernel.dims[d].extent);
  for (auto [extent, least] : leastWhereCopiesPay(kernel, task, operands)) {
    work = host.mul(work, extent);
    require(extent, least);
  }
  require(work, leastWork);
  for (const Realigned &operand : operands)
    require(operand.elements,
            mostBytes * 8 / getStorage(operand.before.element).getIntOrFloatBitWidth(),
            arith::CmpIPredicate::sle);
  return all;
}

} // namespace tier::where
