//===- AskTensorMap.cpp - tensor maps by name -----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/TensorMapPool.h"
#include "tier/Problem/TensorMapRepair.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using Answer = Expected<json::Value>;

//===----------------------------------------------------------------------===//
// Reading and writing
//===----------------------------------------------------------------------===//

/// Without a name, the first machine with an engine.
static machine::BulkCopyEngine readEngine(Reader &read) {
  if (read.has("machine")) {
    const machine::Machine *machine = read.machine("machine");
    return machine ? machine::bulkCopyEngineOf(machine->name)
                   : machine::BulkCopyEngine();
  }
  const machine::Machine *first = find_if(
      machine::all(), [](const machine::Machine &m) { return m.hasBulkCopy; });
  return machine::bulkCopyEngineOf(first->name);
}

static machine::Toolkit readToolkit(Reader &read) {
  auto toolkit = machine::parseToolkit(read.text("toolkit", "13.0"));
  if (!toolkit)
    read.refuse("toolkit", "a version such as '13.0'");
  return toolkit.value_or(machine::Toolkit());
}


static tensormap::SwizzleMode readMode(Reader &read,
                                       StringRef otherwise = "none") {
  auto mode = tensormap::parseSwizzle(read.text("swizzle", otherwise));
  if (!mode)
    read.refuse("swizzle", "none, 32B, 64B, 128B, 128B_atom_32B, "
                           "128B_atom_32B_flip_8B, 128B_atom_64B or 96B");
  return mode.value_or(tensormap::SwizzleMode::None);
}

static constexpr StringLiteral checkers[] = {"encode", "run", "ours"};

static json::Value toJSON(ArrayRef<tensormap::Violation> violations) {
  json::Array list;
  for (const tensormap::Violation &violation : violations)
    list.push_back(json::Object{
        {"rule", violation.rule->id},
        {"number", violation.rule->number},
        {"message", violation.message()},
        {"fix", violation.rule->fix},
        {"checked_by", checkers[static_cast<int>(violation.rule->checkedBy)]}});
  return list;
}

//===----------------------------------------------------------------------===//
// Problems
//===----------------------------------------------------------------------===//

static Answer solveCheck(const json::Object &object) {
  Reader read(object, "tensormap");
  tensormap::Question q;
  q.engine = readEngine(read);
  q.toolkit = readToolkit(read);
  q.element = read.element("element");
  if (auto packing = tensormap::parsePacking(read.text("packing", "none")))
    q.packing = *packing;
  else
    read.refuse("packing", "none, u4_align8, u4_align16 or u6_align16");
  q.baseAlignment = read.integer("base_alignment", 16);
  q.dims = read.facts("dims");
  q.strideBytes = read.facts("stride_bytes");
  q.box = read.integers("box");
  if (read.has("element_strides"))
    q.elementStrides = read.integers("element_strides");
  q.swizzle = readMode(read);
  StringRef interleave = read.text("interleave", "none");
  if (interleave == "16B")
    q.interleave = tensormap::Interleave::Bytes16;
  else if (interleave == "32B")
    q.interleave = tensormap::Interleave::Bytes32;
  else if (interleave != "none")
    read.refuse("interleave", "none, 16B or 32B");
  StringRef fill = read.text("fill", "zero");
  if (fill == "nan")
    q.fill = tensormap::Fill::NaN;
  else if (fill != "zero")
    read.refuse("fill", "zero or nan");
  q.isStore = read.flag("store", false);
  q.objectAlignment = read.integer("object_alignment", 64);
  q.sharedAlignment = read.integer("shared_alignment", 1024);
  if (read.has("starts"))
    q.starts = read.facts("starts");
  if (!read.isRefused() && (q.strideBytes.size() + 1 != q.dims.size() ||
                            q.box.size() != q.dims.size()))
    read.refuse("stride_bytes",
                "one shorter than 'dims', and 'box' as long as it");
  if (!read.isRefused() && !q.elementStrides.empty() &&
      q.elementStrides.size() != q.box.size())
    read.refuse("element_strides", "as long as 'box'");
  if (read.isRefused())
    return read.takeError();
  return json::Object{{"violations", toJSON(tensormap::check(q))},
                      {"transaction_bytes", tensormap::transactionBytes(q)}};
}

static json::Value toJSON(const Known &fact) {
  if (fact.value)
    return *fact.value;
  if (fact.divisor == 1)
    return nullptr;
  return json::Object{{"multiple", fact.divisor}};
}

/// Innermost first, as `tensormap.check` reads them.
static void writeMap(json::Object &object, const tensormap::Repair &repair) {
  const tensormap::Plan &plan = repair.plan;
  json::Array dims, strides, box, order;
  int64_t boxElements = 1;
  for (auto [i, dim] : enumerate(plan.dims)) {
    dims.push_back(dim.isUnbounded ? json::Value(0x7fff0000)
                                   : toJSON(dim.extent));
    if (i > 0)
      strides.push_back(toJSON(dim.strideBytes));
    box.push_back(dim.box);
    boxElements *= dim.box;
    json::Array walks;
    for (const tensormap::Walk &walk : dim.walks)
      walks.push_back(json::Object{
          {"dim", walk.dim},
          {"divide", walk.divide},
          {"modulo", walk.modulo},
          {"times", walk.times ? json::Value(*walk.times) : nullptr},
          {"reversed", dim.isReversed}});
    order.push_back(std::move(walks));
  }
  // Boxes that agree with every start: offsets from the tile's first one.
  json::Array boxes;
  int64_t bytes = machine::byteWidth(plan.element), count = plan.boxes();
  for (int64_t residue = 0; residue < plan.residues; ++residue)
    for (int64_t index = 0; index < count; ++index) {
      json::Array offset;
      int64_t rest = index;
      for (const tensormap::MapDim &dim : plan.dims) {
        offset.push_back(rest % dim.boxes() * dim.box);
        rest /= dim.boxes();
      }
      boxes.push_back(json::Object{
          {"map", residue},
          {"offset", std::move(offset)},
          {"shared_element",
           (residue * count + index) * plan.boxBytes() / bytes}});
    }
  object["rank"] = plan.rank();
  object["dims"] = std::move(dims);
  object["stride_bytes"] = std::move(strides);
  object["box"] = std::move(box);
  object["element_strides"] =
      json::Array(SmallVector<int64_t>(plan.rank(), 1));
  object["swizzle"] = tensormap::stringify(plan.swizzle);
  object["interleave"] = "none";
  object["fill"] = "zero";
  object["order"] = std::move(order);
  object["boxes"] = std::move(boxes);
  object["maps"] = plan.residues;
  object["bytes_per_tile"] = boxElements * bytes * count * plan.residues;
  object["shared_bytes"] = plan.sharedBytes();
  object["shared_alignment"] =
      std::max<int64_t>(128, tensormap::repeatBytes(plan.swizzle));
  object["shifted"] = plan.isShifted;
  object["skip"] = plan.skip;
  object["tail"] = plan.hasTail;
  std::optional<Layout> layout = tensormap::sharedLayoutOf(repair);
  object["shared_layout"] = layout ? toJSON(*layout) : json::Value(nullptr);
}

static json::Object write(const tensormap::Repair &repair) {
  static constexpr StringLiteral means[] = {"map", "run", "group", "threads"};
  static constexpr StringLiteral subjects[] = {"base", "stride_bytes",
                                               "extents", "extents", "reach"};
  json::Array kinds, removes, guards;
  for (tensormap::RepairKind kind : repair.kinds)
    kinds.push_back(tensormap::stringify(kind));
  for (const tensormap::Rule *rule : repair.removes)
    removes.push_back(rule->id);
  for (const tensormap::Guard &guard : repair.guards)
    guards.push_back(
        json::Object{{"of", subjects[static_cast<int>(guard.of)]},
                     {"dim", guard.dim},
                     {"number", guard.number},
                     {"text", guard.str()}});
  json::Object object{
      {"kinds", std::move(kinds)},
      {"cost", repair.cost},
      {"removes", std::move(removes)},
      {"guards", std::move(guards)},
      {"what", repair.what},
      {"means", means[static_cast<int>(repair.plan.means)]},
      {"witness", repair.isWitness()},
      {"access_bytes", repair.plan.accessBytes},
      {"contiguous", repair.plan.contiguous},
      {"whole_rows", repair.plan.isWholeRows}};
  json::Array strides;
  for (const Known &stride : repair.view.strideBytes)
    strides.push_back(toJSON(stride));
  object["view_stride_bytes"] = std::move(strides);
  if (repair.plan.means == tensormap::Means::Map)
    writeMap(object, repair);
  return object;
}

static Answer solveSynthesize(const json::Object &object) {
  Reader read(object, "tensormap");
  tensormap::View view;
  view.element = read.element("element");
  view.baseAlignment = read.integer("base_alignment", 16);
  view.extents = read.facts("extents");
  view.strideBytes = read.facts("stride_bytes");
  view.tile = read.integers("tile");
  if (read.has("start_divisors"))
    view.startDivisors = read.integers("start_divisors");
  view.isStore = read.flag("store", false);
  if (read.has("swizzle"))
    view.swizzle = readMode(read);
  tensormap::Freedom freedom;
  freedom.engine = readEngine(read);
  freedom.toolkit = readToolkit(read);
  freedom.ownsMemory = read.flag("owned", false);
  freedom.mayCopy = read.flag("copy", true);
  freedom.readsAnywhere = !read.flag("matrix", false);
  bool isVerified = read.flag("verify", false);
  if (read.has("machine"))
    if (const machine::Machine *machine = read.machine("machine")) {
      freedom.hasCopyGroup = machine->hasCopyGroup;
      freedom.bytesPerVector = machine->bytesPerVector;
    }
  size_t rank = view.tile.size();
  if (!read.isRefused() &&
      (view.extents.size() != rank || view.strideBytes.size() != rank ||
       (!view.startDivisors.empty() && view.startDivisors.size() != rank)))
    read.refuse("tile", "as long as 'extents', 'stride_bytes' and "
                        "'start_divisors'");
  if (rank == 0 || any_of(view.tile, [](int64_t side) { return side < 1; }))
    read.refuse("tile", "sides of at least 1");
  if (any_of(view.startDivisors, [](int64_t n) { return n < 1; }))
    read.refuse("start_divisors", "numbers of at least 1");
  if (view.baseAlignment < 1)
    read.refuse("base_alignment", "at least 1");
  if (read.isRefused())
    return read.takeError();

  tensormap::Solution solution = tensormap::solve(view, freedom);
  if (solution.repairs.empty()) {
    read.refuse("tile", "at most 2^24 elements of extents below 2^40 and "
                        "strides of whole elements below 2^46 bytes");
    return read.takeError();
  }
  json::Array repairs;
  for (const tensormap::Repair &repair : solution.repairs) {
    json::Object written = write(repair);
    if (isVerified)
      written["wrong"] = tensormap::verify(repair, freedom);
    repairs.push_back(std::move(written));
  }
  return json::Object{{"violations", toJSON(solution.refusal.violations)},
                      {"repairs", std::move(repairs)}};
}

//===----------------------------------------------------------------------===//
// Ragged groups
//===----------------------------------------------------------------------===//

static Answer solvePool(const json::Object &object) {
  Reader read(object, "tensormap");
  int64_t tileRows = read.integer("tile_rows");
  SmallVector<int64_t> heights = tensormap::poolHeights(tileRows);
  if (heights.empty())
    read.refuse("tile_rows", "1 to 256");
  if (read.isRefused())
    return read.takeError();
  json::Array copies;
  for (int64_t rows = 1; rows <= tileRows; ++rows) {
    json::Array list;
    for (tensormap::PoolCopy copy : tensormap::poolCopies(tileRows, rows))
      list.push_back(json::Array{copy.rows, copy.first});
    copies.push_back(std::move(list));
  }
  return json::Object{{"heights", toJSON(ArrayRef<int64_t>(heights))},
                      {"copies", std::move(copies)}};
}

static Answer solveWrap(const json::Object &object) {
  Reader read(object, "tensormap");
  tensormap::WrappedQuestion question;
  question.element = read.element("element");
  SmallVector<Known> facts = read.facts("row");
  question.box = read.integers("box");
  question.swizzle = readMode(read);
  question.baseAlignment = read.integer("base_alignment", 16);
  question.isStore = read.flag("store", false);
  question.savesDim = read.flag("saves_dim", false);
  if (facts.size() != 2)
    read.refuse("row", "its columns and its distance in bytes");
  if (question.box.size() != 2)
    read.refuse("box", "columns and rows");
  if (read.isRefused())
    return read.takeError();
  question.columns = facts[0];
  question.rowBytes = facts[1];
  tensormap::WrappedMap wrapped = tensormap::wrap(question);
  json::Array dims, strides;
  for (const Known &dim : wrapped.map.dims)
    dims.push_back(toJSON(dim));
  for (const Known &stride : wrapped.map.strideBytes)
    strides.push_back(toJSON(stride));
  return json::Object{{"violations", toJSON(wrapped.violations)},
                      {"dims", std::move(dims)},
                      {"stride_bytes", std::move(strides)},
                      {"box", toJSON(ArrayRef<int64_t>(wrapped.map.box))},
                      {"base_rows", wrapped.baseRows},
                      {"wrapped_rows", tensormap::wrappedRows}};
}

static Answer solveRagged(const json::Object &object) {
  Reader read(object, "tensormap");
  SmallVector<int64_t> sizes = read.integers("sizes");
  int64_t tileRows = read.integer("tile_rows");
  int64_t patch = read.integer("patch_cost", 4);
  bool mayWrap = read.flag("may_wrap", true);
  if (tileRows < 1 || tileRows > 256)
    read.refuse("tile_rows", "1 to 256");
  if (read.isRefused())
    return read.takeError();
  tensormap::RaggedCosts costs =
      tensormap::chooseRagged(sizes, tileRows, patch, mayWrap);
  return json::Object{{"pool", costs.pool},
                      {"wrapped", costs.wrapped},
                      {"patch", costs.patch},
                      {"best", tensormap::stringify(costs.best)}};
}

static Answer solveRules(const json::Object &) {
  static constexpr StringLiteral kinds[] = {"accepted", "sharper", "weaker"};
  json::Array list;
  for (const tensormap::Rule &rule : tensormap::rules()) {
    json::Array machines;
    for (const machine::Machine &machine : machine::all()) {
      auto engine = machine::bulkCopyEngineOf(machine.name);
      if (engine.exists && rule.appliesTo(engine, machine::Toolkit()))
        machines.push_back(machine.name);
    }
    json::Array exceptions;
    for (const tensormap::Exception &exception : tensormap::exceptions())
      if (exception.number == rule.number)
        exceptions.push_back(
            json::Object{{"kind", kinds[static_cast<int>(exception.kind)]},
                         {"measured", exception.measured}});
    list.push_back(json::Object{
        {"rule", rule.id},
        {"number", rule.number},
        {"expects", rule.sentence},
        {"fix", rule.fix},
        {"checked_by", checkers[static_cast<int>(rule.checkedBy)]},
        {"machines", std::move(machines)},
        {"since", std::to_string(rule.since().major) + "." +
                      std::to_string(rule.since().minor)},
        {"exceptions", std::move(exceptions)}});
  }
  return list;
}

ArrayRef<Problem> tensorMapProblems() {
  static constexpr Problem table[] = {
      {"tensormap.check", "rules a descriptor breaks", solveCheck},
      {"tensormap.pool", "maps of powers of two rows", solvePool},
      {"tensormap.ragged", "how ragged groups are best copied", solveRagged},
      {"tensormap.rules", "the table of rules", solveRules},
      {"tensormap.synthesize", "the ways to move a tile of a view",
       solveSynthesize},
      {"tensormap.wrap", "one map for all ragged groups", solveWrap},
  };
  return table;
}

} // namespace tier::problem
