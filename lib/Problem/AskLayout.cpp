//===- AskLayout.cpp - fragments and schedules by name --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/AtomFragment.h"
#include "tier/Problem/Schedule.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <cmath>

using namespace llvm;

namespace tier::problem {

using Question = const json::Object &;
using Answer = Expected<json::Value>;

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

static Answer solveVectorWidth(Question question) {
  Reader read(question, "layout");
  int64_t run = read.integer("run"), bytes = read.integer("element_bytes");
  int64_t align = read.integer("base_alignment", 16);
  SmallVector<Known> strides = read.facts("other_stride_bytes");
  if (read.has("coordinate_multiples")) {
    SmallVector<int64_t> multiples = read.integers("coordinate_multiples");
    if (multiples.size() != strides.size() ||
        any_of(multiples, [](int64_t m) { return m < 1 || m > INT32_MAX; }))
      read.refuse("coordinate_multiples", "one integer from 1 to 2^31 - 1 per "
                                          "stride");
    for (auto [stride, multiple] : zip(strides, multiples))
      stride = stride.times(multiple);
  }
  int64_t most = read.integer("max_bytes", 16);
  if (run < 0 || bytes < 1 || align < 1 || most < 1)
    read.refuse("run", "at least 0, and sizes in bytes of at least 1");
  if (read.isRefused())
    return read.takeError();
  return vectorWidth(run, bytes, align, strides, most);
}

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

static Answer solveLoadFragment(Question question) {
  Reader read(question, "layout");
  SmallVector<int64_t> shape = read.integers("shape");
  int64_t contiguous = read.integer("contiguous"),
          vector = read.integer("vector"), lanes = read.integer("lanes", 32),
          warps = read.integer("warps", 4);
  if (contiguous < 0 || contiguous >= static_cast<int64_t>(shape.size()))
    read.refuse("contiguous", "a dimension of the shape");
  if (any_of(shape, [](int64_t side) { return side < 1; }))
    read.refuse("shape", "sides of at least 1");
  if (std::min({vector, lanes, warps}) < 1)
    read.refuse("vector", "at least 1, like 'lanes' and 'warps'");
  if (read.isRefused())
    return read.takeError();
  return toJSON(fragmentForLoad(shape, contiguous, vector, lanes, warps));
}

static Answer solveAccumulator(Question question) {
  Reader read(question, "layout");
  const machine::Machine *machine = read.machine("machine");
  machine::Element element = read.element("element");
  SmallVector<int64_t> tile = read.integers("tile");
  int64_t warps = read.integer("warps", 4);
  if (tile.size() != 2 || tile[0] < 1 || tile[1] < 1)
    read.refuse("tile", "two sides of at least 1");
  if (warps < 1)
    read.refuse("warps", "at least 1");
  if (read.isRefused())
    return read.takeError();
  machine::Element acc = element == machine::Element::I8
                             ? machine::Element::I32
                             : machine::Element::F32;
  const machine::Atom &atom = machine->findAtom(element, element, acc);
  auto isPower = [](int64_t n) { return n > 0 && (n & (n - 1)) == 0; };
  WarpGrid grid = chooseWarpGrid(atom, tile[0], tile[1], warps);
  bool isWhole = atom.grain == machine::Grain::Thread
                     ? isPower(tile[0]) && isPower(tile[1]) && isPower(warps) &&
                           tile[0] * tile[1] >= 4 * warps * machine->lanes
                     : grid.m * grid.n * atom.warps() == warps &&
                           tile[0] % (grid.m * atom.m) == 0 &&
                           tile[1] % (grid.n * atom.nStep) == 0;
  if (!isWhole)
    return refusal("[layout.atom] expects a tile of whole atoms " +
                   Twine(atom.m) + " x " + Twine(atom.nStep) +
                   " per warp, got " + Twine(tile[0]) + " x " + Twine(tile[1]) +
                   " for " + Twine(warps) + " warps");
  return toJSON(
      accumulatorFragment(atom, tile[0], tile[1], warps, machine->lanes));
}

static Answer solveFragment(Question question) {
  Reader read(question, "layout");
  const machine::Machine *machine = read.machine("machine");
  StringRef name = read.text("atom", "");
  const machine::Atom *atom = machine ? findAtom(*machine, name) : nullptr;
  if (!atom)
    read.refuse("atom", "an instruction of the machine or an element type");
  std::optional<Operand> operand =
      parseOperand(read.text("operand", "accumulator"));
  if (!operand)
    read.refuse("operand", "'a', 'b' or 'accumulator'");
  int64_t n = read.integer("n", 0);
  if (read.isRefused())
    return read.takeError();
  Expected<Fragment> fragment = fragmentOf(*atom, *operand, n);
  if (!fragment)
    return fragment.takeError();
  return toJSON(*fragment);
}

static Answer solveAtoms(Question question) {
  Reader read(question, "layout");
  if (!read.has("machine"))
    read.refuse("machine", "a machine such as 'cpu'");
  const machine::Machine *machine = read.machine("machine");
  if (read.isRefused())
    return read.takeError();
  json::Array atoms;
  for (const machine::Atom &atom : machine->atoms)
    atoms.push_back(json::Object{
        {"name", atom.name.str()},
        {"grain", stringify(atom.grain).str()},
        {"m", atom.m},
        {"n", atom.n},
        {"n_step", atom.nStep},
        {"k", atom.k},
        {"a", stringify(atom.a).str()},
        {"b", stringify(atom.b).str()},
        {"accumulator", stringify(atom.accumulator).str()}});
  return atoms;
}

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

static schedule::Pipeline readPipeline(Reader &read) {
  return {read.integer("issue"), read.integer("latency"),
          read.integer("compute"), read.integer("release", 0)};
}

static json::Value toJSON(const schedule::Ratio &ratio) {
  return json::Array{ratio.numerator, ratio.denominator};
}

/// Of cycles and tokens that are added up.
static constexpr int64_t largest = int64_t(1) << 40;

static Answer solvePipeline(Question question) {
  Reader read(question, "async");
  for (StringRef key : {"issue", "latency", "compute", "release"})
    if (int64_t cycles = read.integer(key, 0); cycles < 0 || cycles > largest)
      read.refuse(key, "cycles from 0 to 2^40");
  if (read.isRefused())
    return read.takeError();
  schedule::Pipeline pipeline = readPipeline(read);
  int64_t stages = read.integer("stages", pipeline.minimalStages());
  if (stages < 1 || stages > 2 * largest)
    read.refuse("stages", "from 1 to 2^41");
  if (read.isRefused())
    return read.takeError();
  return json::Object{{"period", toJSON(pipeline.period(stages))},
                      {"stages", stages},
                      {"minimal_stages", pipeline.minimalStages()}};
}

static Answer solvePeriod(Question question) {
  Reader read(question, "async");
  schedule::Graph graph;
  int64_t events = read.integer("events");
  if (events < 0 || events > 1 << 20)
    read.refuse("events", "from 0 to 2^20");
  if (read.isRefused())
    return read.takeError();
  graph.events = events;
  // Ratios are compared by products of sums.
  double cycles = 1, tokens = 1;
  const json::Array *edges = question.getArray("edges");
  if (!edges)
    read.refuse("edges", "a list of [from, to, delay, tokens]");
  else
    for (const json::Value &value : *edges) {
      SmallVector<int64_t, 4> numbers;
      if (const json::Array *edge = value.getAsArray())
        for (const json::Value &number : *edge)
          numbers.push_back(number.getAsInteger().value_or(-1));
      if (numbers.size() != 4 || numbers[3] < 0 || numbers[0] < 0 ||
          numbers[1] < 0 || numbers[0] >= graph.events ||
          numbers[1] >= graph.events) {
        read.refuse("edges", "a list of [from, to, delay, tokens]");
        break;
      }
      graph.edges.push_back({static_cast<unsigned>(numbers[0]),
                             static_cast<unsigned>(numbers[1]), numbers[2],
                             numbers[3]});
      cycles += std::abs(double(numbers[2]));
      tokens += double(numbers[3]);
    }
  if (cycles * tokens >= 0x1p60)
    read.refuse("edges", "delays whose sum times that of tokens is below 2^60");
  if (read.isRefused())
    return read.takeError();
  std::optional<schedule::Period> period = schedule::solve(graph);
  if (!period) {
    SmallVector<unsigned> cycle = schedule::findDeadlock(graph);
    return refusal("[async.deadlock] expects a token on every cycle, got none "
                   "on one of " +
                   Twine(cycle.size()) +
                   " edges; fix: give one of its edges the tokens of a buffer");
  }
  json::Array start, critical(period->critical);
  for (const schedule::Ratio &ratio : period->start)
    start.push_back(toJSON(ratio));
  return json::Object{{"period", toJSON(period->value)},
                      {"critical", std::move(critical)},
                      {"start", std::move(start)}};
}

ArrayRef<Problem> layoutProblems() {
  static constexpr Problem table[] = {
      {"layout.vector_width", "the widest aligned access", solveVectorWidth},
      {"layout.load_fragment", "coalesced distribution of a tile",
       solveLoadFragment},
      {"layout.atoms", "the matrix instructions of a machine", solveAtoms},
      {"layout.fragment", "who holds an operand of an instruction",
       solveFragment},
      {"layout.accumulator", "who holds an accumulator", solveAccumulator},
      {"schedule.pipeline", "period and stages of one ring", solvePipeline},
      {"schedule.period", "period of a timed event graph", solvePeriod},
  };
  return table;
}

} // namespace tier::problem
