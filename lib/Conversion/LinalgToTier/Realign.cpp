//===- Realign.cpp - operands that are copied to rows of whole 16 bytes ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Realign.h"

#include "tier/Dialect/Tier/IR/Packed.h"
#include "tier/Problem/TensorMapRepair.h"

using namespace mlir;

namespace tier::where {

namespace tensormap = problem::tensormap;

/// Boxes of bulk copies begin at multiples of this.
static constexpr int64_t engineBytes = 16;
/// Rows of the copy begin at multiples of a cache line.
static constexpr int64_t lineBytes = 128;
/// Sides of a product that pays for copies: a tile at least.
static constexpr int64_t leastSide = 128;
/// What threads read again, element by element, for tiles of so many rows beyond the first: from so
/// many bytes on that takes longer than copies do, and their launch. Where both operands are
/// read so, a step of k takes as long as so many elements, however few tiles there are. Elements of
/// a byte take longer: all that threads read of them counts.
static constexpr int64_t sharedRows = 128;
static constexpr int64_t leastReadAgain = 5 << 19, elementsOfStep = 1 << 10;
static constexpr int64_t leastBytesRead = 1 << 17;
/// Rows of the other operand, times k, from which on the copy of one alone pays however few rows that
/// has: steps by threads take longer than those of bulk copies.
static constexpr int64_t leastOfOther = 1 << 23;
/// Where an operand stays: the product has so many multiplications, in tiles of 128 x 256, which the
/// other fills but for a ninth. Of more than a wave of them, a copy of the other is read by so many
/// rows of it, so many times the rows that the copy has; if the other is not copied, it has no more
/// than so many, since a copy of one alone costs less.
static constexpr int64_t leastOther = 512;
static constexpr int64_t leastWork = int64_t(1) << 28;
static constexpr int64_t timesOther = 4, mostOther = 2048;
static constexpr int64_t leastSums = int64_t(3) << 21;
static constexpr int64_t tileRows = 128, tileColumns = 256, parts = 9;
/// One wave of tiles, or so much of it, of long sums: what the copies take counts more.
static constexpr int64_t leastTiles = 72, timesOtherOfWave = 2, leastOfWave = 2048;
/// Sides, sums and k of a product of threads, from which on it takes longer by tiles that turn on
/// their way than copies of its operands do.
static constexpr int64_t leastSideOfThreads = 1024, leastSumsOfThreads = int64_t(1) << 22,
                         leastDepthOfThreads = 256;
/// What an operand that is computed takes to be stored: attoseconds for each byte that is read or
/// written, at 4.2 TB/s, and for a launch. Both sides have a few tiles.
static constexpr int64_t timeOfByte = 238'000, timeOfLaunch = 3'000'000'000'000;
static constexpr int64_t leastSideOfStored = 512;
/// Or the operand has few rows, or the product fewer sums than all multiprocessors have in large tiles and the
/// operand not many more rows than the other; so many rows of the other, times k. Then storing takes little,
/// and products of few tiles that lie in memory have better plans. On an H200, x[M, 4096] of f32 that is
/// computed in registers, stored first, and the bf16 product, us: 16 x 4096 36.2, 12.1, 10.2; 64 x 4096 45.9, 13.3, 10.8;
/// 256 x 4096 42.8, 17.5, 14.9; 512 x 4096 36.4, 28.5, 24.2; 896 x 4096 47.6, (895) 45.5, 38.9; 896 x 1024 43.2,
/// (895) 19.7, 13.1; 1024 x 4096 is computed, 51.4 (44.9).
static constexpr int64_t mostOfFew = 895, fewSums = int64_t(1) << 22, leastBesideFew = int64_t(1) << 21;
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

namespace {
/// Memory for an operand: its dimensions from the outermost on, and its strides.
struct Area {
  Array memory;
  SmallVector<unsigned> dims;
  SmallVector<Value> strides;

  /// Makes the leaf one of this memory, whose dimensions the kernel has.
  void put(Node &leaf, Host &host) const {
    leaf.buffer = memory.buffer;
    leaf.offset = host.constant(0);
    leaf.strides = strides;
  }
};
} // namespace

/// Reserves memory for the operand: `inner` becomes contiguous, then come `rows` and the rest.
static Area reserve(const Kernel &kernel, Realigned &operand, unsigned inner, unsigned rows,
                    Host &host) {
  const Node &node = *operand.operand;
  int64_t line = lineBytes / ir::getElementBytes(node.element);
  Area area;
  for (unsigned d : node.dims.set_bits())
    if (d != inner && d != rows)
      area.dims.push_back(d);
  if (node.dims[rows])
    area.dims.push_back(rows);
  area.strides.assign(kernel.dims.size(), host.constant(0));
  area.strides[inner] = host.constant(1);
  Value size = host.mul(host.ceilDiv(kernel.dims[inner].extent, line), host.constant(line));
  for (unsigned d : llvm::reverse(area.dims)) {
    area.strides[d] = size;
    size = host.mul(kernel.dims[d].extent, size);
  }
  area.dims.push_back(inner);
  area.memory = host.buildWorkspace(node.element, {size}, node.loc);
  operand.workspace = area.memory.buffer->base.getDefiningOp();
  operand.elements = size;
  return area;
}

/// Elements of a row are stored to the end of its last vector.
static int64_t findRowEnds(const Node &node) { return engineBytes / ir::getElementBytes(node.element); }

/// Copies the operand: `inner` becomes contiguous, then come `rows` and the rest.
static void copyOperand(Kernel &kernel, Realigned &operand, unsigned inner, unsigned rows,
                        Host &host) {
  Node &node = *operand.operand;
  Area area = reserve(kernel, operand, inner, rows, host);
  operand.copy = std::make_unique<Kernel>();
  Kernel &copy = *operand.copy;
  copy.root = kernel.root;
  copy.result = copy.create(NodeKind::Leaf, node.loc, node.element);
  copy.target = copy.create(NodeKind::Leaf, node.loc, node.element);
  copy.result->buffer = node.buffer;
  copy.result->offset = node.offset;
  copy.target->buffer = area.memory.buffer;
  copy.target->rowEnds = findRowEnds(node);
  copy.target->offset = host.constant(0);
  for (unsigned d : area.dims) {
    copy.dims.push_back({kernel.dims[d].extent, false});
    copy.result->strides.push_back(node.strides[d]);
    copy.target->strides.push_back(area.strides[d]);
  }
  for (Node *leaf : {copy.result, copy.target})
    leaf->dims.resize(area.dims.size(), true);
  collapseDims(copy, Gaps::AsKnown, host);
  area.put(node, host);
}

/// Stores what operand `index` of the contraction is computed to, as `copyOperand` copies.
static void makeOperand(Kernel &kernel, Realigned &operand, unsigned index, unsigned inner,
                        unsigned rows, Host &host) {
  Node &node = *operand.operand;
  Area area = reserve(kernel, operand, inner, rows, host);
  operand.copy = clone(kernel);
  Kernel &making = *operand.copy;
  making.result = making.contract->operands[index];
  making.target = making.create(NodeKind::Leaf, node.loc, node.element);
  making.target->dims = node.dims;
  making.target->rowEnds = findRowEnds(node);
  area.put(*making.target, host);
  making.contract = nullptr;
  making.parts.clear();
  making.besides.clear();
  for (auto [d, dim] : llvm::enumerate(making.dims)) {
    dim.isReduced = false;
    dim.of.reset();
    if (!node.dims[d])
      dim.extent = host.constant(1);
  }
  dropUnused(making);
  collapseDims(making, Gaps::AsKnown, host);

  node.kind = NodeKind::Leaf;
  node.op = {};
  node.operands.clear();
  area.put(node, host);
  dropUnused(kernel);
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

/// Whether maps of residues of the rows, with boxes that begin at vectors, are a repair for
/// those who read element by element, where there are `rows` of them.
static bool mayComeInResidues(const tensormap::Solution &solution, int64_t rows) {
  return llvm::any_of(solution.repairs, [&](const tensormap::Repair &repair) {
    return repair.plan.means == tensormap::Means::Map && repair.plan.residues > 1 &&
           repair.plan.isShifted && repair.plan.skip == 1 &&
           llvm::all_of(repair.guards, [&](const tensormap::Guard &guard) {
             return guard.of == tensormap::Guard::Of::AtLeast && guard.number <= rows;
           });
  });
}

namespace {
/// A product of two arrays, and how its operands may be brought to shared memory.
struct Operands {
  Kernel &kernel;
  Host &host;
  const machine::Machine &machine;
  unsigned k = 0;
  Node *sides[2] = {nullptr, nullptr};
  unsigned inputs[2] = {0, 0}; ///< of the contraction's op
  unsigned own[2] = {0, 0}; ///< the dimension that the other has not
  machine::Element elements[2] = {};
  machine::Element accumulator = {};

  /// Whether there is such a product of a warpgroup's instruction, or of threads.
  bool match();
  const machine::Atom &getAtom() const {
    return machine.findAtom(elements[0], elements[1], accumulator);
  }
  bool isOfThreads() const { return getAtom().grain == machine::Grain::Thread; }
  tensormap::View describe(unsigned i) const {
    return where::describe(kernel, *sides[i], elements[i], own[i], k, host);
  }
  /// What keeps a bulk copy from bringing tiles of operand `i` as they lie; empty: nothing.
  std::string findObstacle(unsigned i) const;
  /// Whether rows along k begin at vectors.
  bool hasWholeVectors(const Node &node) const;
  /// Why operand `i` is copied; empty: it is not.
  std::string findReason(unsigned i) const;
  /// Whether operand `i` is computed element by element of arrays, and may be stored.
  bool isComputed(unsigned i) const;
  /// Whether most bytes of what operand `i` is computed from lie along its side.
  bool liesAlongSide(unsigned i) const;
  /// Whether a bulk copy takes elements of 4 bytes of operand `i`, if along its side alone.
  bool areWordsAlongSide(unsigned i) const;
  /// The residues by which operand `i` may stay where it is; 0 if it may not.
  int64_t findResidues(unsigned i) const;
};
} // namespace

bool Operands::match() {
  FailureOr<ContractionBody> body = matchContraction(kernel.contract->op);
  std::optional<machine::Element> sum = getElement(kernel.contract->element);
  k = kernel.contract->reduced.find_first();
  if (!machine.hasBulkCopy || failed(body) || !sum || kernel.contract->reduced.count() != 1)
    return false;
  accumulator = *sum;
  inputs[0] = body->lhs;
  inputs[1] = body->rhs;
  auto precision = kernel.contract->op->getAttrOfType<StringAttr>("tier.precision");
  for (unsigned i : {0, 1})
    sides[i] = kernel.contract->operands[inputs[i]];
  for (unsigned i : {0, 1}) {
    std::optional<unsigned> found = findOwn(kernel, *sides[i], *sides[1 - i]);
    std::optional<machine::Element> element = getElement(sides[i]->element);
    if (!found || !element)
      return false;
    own[i] = *found;
    elements[i] = *element;
    if (precision && precision.getValue() == "tf32" && elements[i] == machine::Element::F32)
      elements[i] = machine::Element::TF32;
  }
  constexpr machine::Element f32 = machine::Element::F32; // of others it was not measured
  bool areOfThreads = isOfThreads() && elements[0] == f32 && elements[1] == f32;
  return getAtom().grain == machine::Grain::Warpgroup || areOfThreads;
}

bool Operands::hasWholeVectors(const Node &node) const {
  int64_t vector = engineBytes / ir::getElementBytes(node.element);
  return node.buffer->align % engineBytes == 0 && host.getDivisor(node.offset) % vector == 0 &&
         llvm::all_of(node.dims.set_bits(), [&](unsigned d) {
           return d == k || host.getDivisor(node.strides[d]) % vector == 0;
         });
}

std::string Operands::findObstacle(unsigned i) const {
  tensormap::Freedom freedom;
  freedom.engine = machine::bulkCopyEngineOf(machine.name);
  freedom.readsAnywhere = false;
  return findCopy(describe(i), freedom);
}

std::string Operands::findReason(unsigned i) const {
  const Node &node = *sides[i];
  if (isOfThreads()) { // element by element copies take too long
    bool isAlongK = node.kind == NodeKind::Leaf && !node.isGathered() && node.dims[k] &&
                    Host::isConstant(node.strides[k], 1) && hasWholeVectors(node);
    return isAlongK ? "[tensormap.order] expects a tile that lies along the side whose rows threads "
                      "multiply, got one that lies along k; repair: copied once, transposed, for many "
                      "tiles"
                    : "";
  }
  // Swapped sides may ask for either majorness of either operand.
  bool mayBeMNMajor = getAtom().allowsMNMajorA && getAtom().allowsMNMajorB;
  if (node.kind != NodeKind::Leaf || !node.dims[k])
    return "";
  std::string reason = findObstacle(i);
  for (unsigned d : {own[i], k})
    if (host.isNegative(node.strides[d]))
      reason = "[tensormap.stride-sign] expects strides of at least 0, got a turned axis of the "
               "tile; repair: copied once, turned, for many tiles";
  if (!mayBeMNMajor && !Host::isConstant(node.strides[k], 1))
    reason = "[tensormap.order] expects the tile to lie in shared memory as the engine writes it, "
             "got one that the instruction reads along k and memory has along the other side; "
             "repair: copied once, transposed, for many tiles";
  return reason;
}

bool Operands::isComputed(unsigned i) const {
  const Node &operand = *sides[i];
  return operand.kind == NodeKind::Map && operand.dims[k] && !ir::getPackedBits(operand.element) &&
         llvm::none_of(operand.dims.set_bits(), [&](unsigned d) { return kernel.dims[d].of; }) &&
         llvm::all_of(findNodes(&operand), [](const Node *node) {
           bool isArray = node->kind == NodeKind::Leaf && !node->isGathered() &&
                          !ir::getPackedBits(node->element);
           return isArray || node->kind == NodeKind::Map || node->kind == NodeKind::Scalar;
         });
}

bool Operands::liesAlongSide(unsigned i) const {
  int64_t bytes[2] = {0, 0};
  for (const Node *node : findNodes(sides[i]))
    if (node->kind == NodeKind::Leaf && node->dims[own[i]] && node->dims[k])
      for (bool isSide : {false, true})
        if (Host::isConstant(node->strides[isSide ? own[i] : k], 1))
          bytes[isSide] += ir::getElementBytes(node->element);
  return bytes[1] > bytes[0];
}

bool Operands::areWordsAlongSide(unsigned i) const {
  const Node &node = *sides[i];
  return ir::getElementBytes(node.element) == 4 && Host::isConstant(node.strides[own[i]], 1) &&
         !host.isNegative(node.strides[k]) && findObstacle(i).empty();
}

int64_t Operands::findResidues(unsigned i) const {
  constexpr int64_t bytes = 2; // what threads shift in words, and store in lines
  const Node &node = *sides[i], &other = *sides[1 - i];
  bool isArray = node.kind == NodeKind::Leaf && !node.isGathered() &&
                 other.kind == NodeKind::Leaf && !other.isGathered() &&
                 node.dims.count() == 2 && other.dims.count() == 2 && node.dims[k] && other.dims[k];
  problem::PlanQuestion question;
  question.accumulator = accumulator;
  for (unsigned side : {i, 1 - i})
    question.inputs.push_back({elements[side]});
  const machine::Atom *atom = problem::registerAtomOf(question, machine);
  // The host knows offsets behind a base, not where that is.
  if (!isArray || node.buffer->align % engineBytes || !atom ||
      machine::byteWidth(elements[i]) != bytes ||
      ir::getElementBytes(kernel.target->element) != bytes ||
      !Host::isConstant(node.strides[k], 1) || host.isNegative(node.strides[own[i]]) ||
      (!Host::isConstant(other.strides[k], 1) && !atom->allowsMNMajorB))
    return 0;
  tensormap::Freedom freedom;
  freedom.engine = machine::bulkCopyEngineOf(machine.name);
  // Maps of fewer residues would do where the pitch has a divisor; a warp's rows have these.
  return mayComeInResidues(tensormap::solve(describe(i), freedom), leastSide)
             ? engineBytes / bytes
             : 0;
}

SmallVector<Realigned, 0> realign(Kernel &kernel, Host &host, const machine::Machine &machine,
                                  std::optional<unsigned> staying) {
  SmallVector<Realigned, 0> operands;
  Operands of{kernel, host, machine};
  if (!of.match())
    return operands;
  bool isOfThreads = of.isOfThreads();
  bool mayBeMNMajor = of.getAtom().allowsMNMajorA && of.getAtom().allowsMNMajorB;
  std::string reasons[] = {of.findReason(0), of.findReason(1)};
  if (staying) {
    if (isOfThreads)
      return operands;
    int64_t residues = reasons[*staying].empty() ? 0 : of.findResidues(*staying);
    if (!residues)
      return operands;
    Realigned &stays = operands.emplace_back(*of.sides[*staying]);
    stays.operand->residues = residues;
    StringRef rule = reasons[*staying];
    std::string maps = std::to_string(residues) + " maps, each of every row in " +
                       std::to_string(residues);
    stays.reason = (rule.take_front(rule.find("; repair")) + "; repair: " + maps +
                    ", for many rows; whoever multiplies shifts them")
                       .str();
    reasons[*staying].clear();
  }
  for (unsigned i : {0, 1}) {
    if (reasons[i].empty())
      continue;
    Node &node = *of.sides[i];
    bool alongSide = isOfThreads || (mayBeMNMajor && Host::isConstant(node.strides[of.own[i]], 1));
    Realigned &operand = operands.emplace_back(node);
    operand.reason = reasons[i];
    operand.areWordsAlongSide = !isOfThreads && of.areWordsAlongSide(i);
    copyOperand(kernel, operand, alongSide ? of.own[i] : of.k, alongSide ? of.k : of.own[i], host);
  }
  return operands;
}

SmallVector<Realigned, 0> realignComputed(Kernel &kernel, Host &host,
                                          const machine::Machine &machine) {
  Operands of{kernel, host, machine};
  if (!of.match() || of.isOfThreads() || (!of.isComputed(0) && !of.isComputed(1)))
    return {};
  SmallVector<Realigned, 0> operands = realign(kernel, host, machine);
  // Who computes it if nobody stores it.
  std::unique_ptr<Kernel> fused = clone(kernel);
  collapseDims(*fused, Gaps::AsKnown, host);
  FailureOr<Task> task = buildTask(*fused, host, machine);
  std::optional<problem::ComputingCost> cost;
  if (succeeded(task))
    cost = problem::costOfComputing(task->question, machine);
  bool mayBeMNMajor = of.getAtom().allowsMNMajorA && of.getAtom().allowsMNMajorB;
  for (unsigned i : {0, 1}) {
    if (!of.isComputed(i))
      continue;
    Realigned &operand = operands.emplace_back(*of.sides[i]);
    operand.inRegisters = cost;
    operand.bytesOfElement = ir::getElementBytes(operand.operand->element);
    for (const Node *node : findNodes(operand.operand))
      if (node->kind == NodeKind::Leaf && node->dims[of.own[i]] && node->dims[of.k])
        operand.bytesOfElement += ir::getElementBytes(node->element);
    operand.reason = "an operand is computed once, by a kernel of its own, where that takes less than "
                     "computing it for every tile";
    bool alongSide = mayBeMNMajor && of.liesAlongSide(i);
    makeOperand(kernel, operand, of.inputs[i], alongSide ? of.own[i] : of.k,
                alongSide ? of.k : of.own[i], host);
  }
  return operands;
}

/// What tiles of the other side read of an operand, in elements, and what the first of them does.
static std::pair<Value, Value> countRead(const Kernel &kernel, const Task &task,
                                         const Node &operand, Host &host) {
  Value elements = host.constant(1), tiles = host.constant(1);
  for (unsigned d : task.order) {
    Value extent = kernel.dims[d].extent;
    if (operand.dims[d])
      elements = host.mul(elements, extent);
    else
      tiles = host.mul(tiles, llvm::is_contained(task.tiled, d) ? host.ceilDiv(extent, sharedRows)
                                                                : extent);
  }
  return {host.mul(elements, tiles), elements};
}

/// What is missing of `least`; 0: nothing.
static Value findMissing(Value value, Value least, Host &host) {
  return host.sub(host.max(value, least), value);
}

/// Where operand `stays` does: what a copy costs is the more of the product the fewer rows the
/// other has; tiles of one shape alone shift their rows, and have to be enough for a machine.
static void boundStaying(const Kernel &kernel, const Task &task, const Node &stays,
                         bool isOtherCopied, SmallVectorImpl<Bound> &bounds, Host &host,
                         const machine::Machine &machine) {
  unsigned i = &stays == task.a ? 0 : 1;
  Value rows = kernel.dims[task.tiled[i]].extent, others = kernel.dims[task.tiled[1 - i]].extent;
  Value k = kernel.dims[task.reduced].extent, sums = host.mul(rows, others), work = host.mul(k, sums);
  for (unsigned d : task.outer)
    work = host.mul(work, kernel.dims[d].extent);
  bounds.push_back(Bound::atLeast(work, leastWork));
  // Rows that overlap, or are one, have no map.
  bounds.push_back(Bound::atLeast(host.sub(stays.strides[task.tiled[i]], k), 0));
  Value wide = host.ceilDiv(others, tileColumns);
  bounds.push_back(Bound::atLeast(host.sub(host.mul(others, host.constant(parts)),
                                           host.mul(wide, host.constant(tileColumns * (parts - 1)))),
                                  0));
  // One of both sums is 0.
  auto lacks = [&](Value value, Value least) { return findMissing(value, least, host); };
  auto lacksOthers = [&](int64_t times) { return lacks(rows, host.mul(others, host.constant(times))); };
  Value more = lacks(sums, host.constant(leastSums));
  if (isOtherCopied)
    more = host.add(more, host.add(lacks(rows, host.constant(leastOther)), lacksOthers(timesOther)));
  else
    more = host.add(more, lacks(host.constant(mostOther), others));
  Value tiles = host.mul(host.ceilDiv(rows, tileRows), wide);
  Value one = host.add(lacks(tiles, host.constant(leastTiles)), lacks(host.constant(machine.units), tiles));
  one = host.add(one, host.add(lacks(k, host.constant(leastOfWave)), lacksOthers(timesOtherOfWave)));
  bounds.push_back(Bound::atMost(host.min(more, one), 0));
}

/// Where an operand is stored that would be computed in registers: that takes longer than storing
/// does.
static void boundStoring(const Kernel &kernel, const Task &task, const Realigned &operand,
                         SmallVectorImpl<Bound> &bounds, Host &host) {
  constexpr int64_t lineElements = 64; // of two bytes
  auto extentOf = [&](unsigned d) { return kernel.dims[d].extent; };
  auto missing = [&](Value value, int64_t least) { return findMissing(value, host.constant(least), host); };
  bool isFirst = operand.operand == task.a;
  Value own = extentOf(task.tiled[isFirst ? 0 : 1]), other = extentOf(task.tiled[isFirst ? 1 : 0]);
  Value k = extentOf(task.reduced), rows = host.constant(1), sums = rows; // of all batches
  for (unsigned d : task.order)
    if (d != task.reduced) {
      sums = host.mul(sums, extentOf(d));
      if (operand.operand->dims[d])
        rows = host.mul(rows, extentOf(d));
    }
  Value whole = host.mul(host.ceilDiv(k, lineElements), host.constant(lineElements));
  Value insideLines = host.min(host.sub(whole, k), host.constant(1));
  Value perWork = host.add(host.constant(operand.inRegisters->always),
                           host.mul(insideLines, host.constant(operand.inRegisters->insideLines)));
  Value storing = host.add(host.mul(host.mul(rows, k), host.constant(timeOfByte * operand.bytesOfElement)),
                           host.constant(timeOfLaunch));
  Value many = host.add(missing(own, leastSideOfStored),
                        findMissing(host.mul(host.mul(sums, k), perWork), storing, host));
  auto beyond = [&](Value value, Value most) { return findMissing(most, value, host); };
  Value ofFewSums = host.add(beyond(sums, host.constant(fewSums - 1)),
                             beyond(rows, host.mul(other, host.constant(2))));
  Value few = host.add(missing(host.mul(other, k), leastBesideFew),
                       host.min(beyond(rows, host.constant(mostOfFew)), ofFewSums));
  bounds.push_back(Bound::atLeast(other, leastSideOfStored));
  bounds.push_back(Bound::atMost(host.min(many, few), 0)); // one of both is 0
}

SmallVector<Bound> boundCopies(const Kernel &kernel, const Task &task,
                               ArrayRef<Realigned> operands, Host &host,
                               const machine::Machine &machine) {
  SmallVector<Bound> bounds;
  bool isOfThreads = problem::atomOf(task.question, machine).grain == machine::Grain::Thread;
  bool isOne = operands.size() == 1 && operands.front().copy && !isOfThreads;
  if (!isOne)
    for (unsigned d : task.tiled)
      bounds.push_back(Bound::atLeast(kernel.dims[d].extent, isOfThreads ? leastSideOfThreads : leastSide));
  if (isOfThreads) {
    bounds.push_back(Bound::atLeast(kernel.dims[task.reduced].extent, leastDepthOfThreads));
    bounds.push_back(Bound::atLeast(host.mul(kernel.dims[task.tiled[0]].extent,
                                             kernel.dims[task.tiled[1]].extent),
                                    leastSumsOfThreads));
  }
  // Beside a short side warps load words as they lie.
  auto areWords = [](const Realigned &operand) { return operand.copy && operand.areWordsAlongSide; };
  auto isRight = [&](const Realigned &operand) { return kernel.contract->operands[1] == operand.operand; };
  problem::PlanQuestion asTheyLie = task.question; // which is that of the copies
  for (const Realigned &operand : operands)
    if (areWords(operand))
      asTheyLie.inputs[isRight(operand)].isKMajor = false;
  bool loadsWords = task.outer.empty() && llvm::all_of(operands, areWords) &&
                    problem::loadsWords(asTheyLie, machine);
  if (loadsWords && operands.size() == 2) {
    Value sides[] = {kernel.dims[task.tiled[0]].extent, kernel.dims[task.tiled[1]].extent};
    Value missing = findMissing(host.min(sides[0], sides[1]), host.constant(problem::mostBesideWords + 1), host);
    Value beyond = findMissing(host.constant(problem::longSumsOfWords - 1), kernel.dims[task.reduced].extent, host);
    bounds.push_back(Bound::atMost(host.mul(missing, beyond), 0)); // one of both is 0
  }
  // And those of a short side, beside a long one along k that has few rows.
  if (loadsWords && isOne) {
    bool right = isRight(operands.front());
    Value own = kernel.dims[task.tiled[right]].extent, rows = kernel.dims[task.tiled[!right]].extent;
    Value missing = findMissing(own, host.constant(problem::mostOfWords + 1), host);
    Value fewer = findMissing(rows, host.constant(problem::mostRowsBesideWords + 1), host);
    bounds.push_back(Bound::atMost(host.mul(missing, fewer), 0));
  }
  SmallVector<Value> read;
  bool areBytes = llvm::any_of(operands, [](const Realigned &operand) {
    return operand.copy && ir::getElementBytes(operand.operand->element) == 1;
  });
  for (const Realigned &operand : operands) {
    if (!operand.copy) {
      boundStaying(kernel, task, *operand.operand, operands.size() > 1, bounds, host,
                   machine);
      continue;
    }
    unsigned bits = getStorage(operand.operand->element).getIntOrFloatBitWidth();
    bounds.push_back(Bound::atMost(operand.elements, mostBytes * 8 / bits));
    if (isOfThreads) // bounded by sides, sums and k
      continue;
    if (operand.inRegisters) {
      boundStoring(kernel, task, operand, bounds, host);
      continue;
    }
    auto [all, once] = countRead(kernel, task, *operand.operand, host);
    read.push_back(host.mul(all, host.constant(bits / 8)));
    if (!areBytes)
      read.push_back(host.mul(once, host.constant(-int64_t(bits / 8))));
  }
  constexpr size_t ofBoth = 4;
  if (!areBytes && read.size() == ofBoth) {
    unsigned bits = getStorage(operands.front().operand->element).getIntOrFloatBitWidth();
    read.push_back(host.mul(kernel.dims[task.reduced].extent, host.constant(elementsOfStep * bits / 8)));
  }
  int64_t least = areBytes ? leastBytesRead : leastReadAgain;
  if (isOne && !read.empty()) { // one of both is 0
    Value side = host.constant(leastSide), few = host.constant(0), all = few;
    for (unsigned d : task.tiled)
      few = host.add(few, findMissing(kernel.dims[d].extent, side, host));
    for (Value part : read)
      all = host.add(all, part);
    few = host.add(few, findMissing(all, host.constant(least), host));
    unsigned other = task.tiled[operands.front().operand == task.a];
    Value work = host.mul(kernel.dims[other].extent, kernel.dims[task.reduced].extent);
    bounds.push_back(
        Bound::atMost(host.min(few, findMissing(work, host.constant(leastOfOther), host)), 0));
  } else if (!read.empty()) {
    bounds.push_back(Bound::atLeast(read, least));
  }
  return bounds;
}

} // namespace tier::where
