//===- Fences.cpp - minimum cuts and hitting sets of fences ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A path that needs a fence runs from a generic access to a hand-over, and from
// there without another hand-over to a conflicting async access. In the graph
// below it starts in layer 0, where a fence may stand before each node, and
// steps into layer 1 behind its last hand-over, where a fence comes too late.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Fences.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

using namespace llvm;

namespace tier::problem::fences {

static constexpr int64_t unlimited = std::numeric_limits<int64_t>::max() / 4;
static constexpr int64_t heaviest = int64_t(1) << 40;

StringRef Answer::proof() const {
  if (!isOptimal())
    return "open";
  int64_t flow = 0;
  for (const Path &path : paths)
    flow += path.amount;
  return flow == weight ? "flow" : "search";
}

std::string Conflict::str() const {
  std::string pair = "node " + std::to_string(access) + " and node " +
                     std::to_string(engine) + " on buffer " +
                     std::to_string(buffer);
  return reason == Reason::NoHandOver
             ? pair + " with no hand-over between them"
             : pair + " with no place for a fence between them";
}

std::string check(const Question &question) {
  if (question.nodes.empty())
    return "at least one node";
  for (const Node &node : question.nodes) {
    if (node.weight < 1 || node.weight > heaviest)
      return "weights from 1 to 2^40";
    if (any_of(node.next,
               [&](unsigned next) { return next >= question.nodes.size(); }))
      return "successors that are nodes";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// What conflicts
//===----------------------------------------------------------------------===//

namespace {
/// Generic accesses of one kind against the async accesses they conflict with.
struct Class {
  unsigned buffer;
  bool isWrite;  ///< of the generic accesses
  bool byIssuer; ///< of the generic accesses
  bool operator==(const Class &) const = default;

  bool hasSource(const Node &node) const {
    return any_of(node.accesses, [&](const Access &access) {
      return !access.isAsync && access.buffer == buffer &&
             access.isWrite == isWrite && access.byIssuer == byIssuer;
    });
  }
  bool hasSink(const Node &node) const {
    return any_of(node.accesses, [&](const Access &access) {
      return access.isAsync && access.buffer == buffer &&
             (access.isWrite || isWrite);
    });
  }
};
} // namespace

static BitVector findReachable(const Question &question) {
  BitVector reached(question.nodes.size());
  SmallVector<unsigned> work = {0};
  reached.set(0);
  while (!work.empty())
    for (unsigned next : question.nodes[work.pop_back_val()].next)
      if (!reached.test(next)) {
        reached.set(next);
        work.push_back(next);
      }
  return reached;
}

static SmallVector<Class> findClasses(const Question &question,
                                      const BitVector &reachable) {
  SmallVector<Class> classes;
  for (unsigned node : reachable.set_bits())
    for (const Access &access : question.nodes[node].accesses) {
      Class found{access.buffer, access.isWrite, access.byIssuer};
      if (!access.isAsync && !is_contained(classes, found))
        classes.push_back(found);
    }
  return classes;
}

//===----------------------------------------------------------------------===//
// Flow
//===----------------------------------------------------------------------===//

namespace {
/// The paths of one class: vertices are (node, layer), layer 0 split in two.
class Network {
public:
  Network(const Question &question, const Class &kind,
          const BitVector &reachable);

  /// Adds as much flow as the capacities of the places allow, and takes it out
  /// of them. `unlimited` or more: some path has no place.
  int64_t maximise(MutableArrayRef<int64_t> capacity);
  /// Places of a lightest cut, after `maximise` with capacities of its own.
  SmallVector<unsigned> cut() const;
  /// The flow as paths.
  SmallVector<Path> paths() const;
  /// A path on which no place is `fenced`, if there is one.
  std::optional<Path> findPath(const BitVector &fenced) const;

private:
  struct Arc {
    unsigned to;
    int64_t capacity;
    unsigned back; ///< the arc of the other direction, in `arcs[to]`
    bool isReverse;
  };
  void connect(unsigned from, unsigned to, int64_t capacity) {
    arcs[from].push_back({to, capacity, unsigned(arcs[to].size()), false});
    arcs[to].push_back({from, 0, unsigned(arcs[from].size() - 1), true});
  }
  unsigned arrive(unsigned node) const { return 2 + 3 * node; }
  unsigned pass(unsigned node) const { return 3 + 3 * node; }
  unsigned late(unsigned node) const { return 4 + 3 * node; }
  int64_t augment(unsigned at, int64_t limit);
  bool level();
  /// The node at a vertex, and whether it is the arc in front of the node.
  unsigned nodeOf(unsigned vertex) const { return (vertex - 2) / 3; }

  static constexpr unsigned source = 0, sink = 1;
  const Question &question;
  Class kind;
  SmallVector<SmallVector<Arc, 4>> arcs;
  SmallVector<unsigned> place; ///< node -> its arc arrive -> pass
  SmallVector<int> depth;
  SmallVector<unsigned> nextArc;
};
} // namespace

Network::Network(const Question &question, const Class &kind,
                 const BitVector &reachable)
    : question(question), kind(kind), arcs(2 + 3 * question.nodes.size()),
      place(question.nodes.size()) {
  for (unsigned node : reachable.set_bits()) {
    const Node &at = question.nodes[node];
    place[node] = arcs[arrive(node)].size();
    connect(arrive(node), pass(node), 0);
    bool isSource = kind.hasSource(at), isSink = kind.hasSink(at);
    if (isSink)
      connect(kind.byIssuer ? pass(node) : late(node), sink, unlimited);
    for (unsigned next : at.next) {
      connect(pass(node), arrive(next), unlimited);
      if (isSource)
        connect(source, arrive(next), unlimited);
      if (kind.byIssuer)
        continue;
      if (at.isSync) {
        connect(pass(node), late(next), unlimited);
        if (isSource)
          connect(source, late(next), unlimited);
      } else {
        connect(late(node), late(next), unlimited);
      }
    }
  }
}

bool Network::level() {
  depth.assign(arcs.size(), -1);
  nextArc.assign(arcs.size(), 0);
  SmallVector<unsigned> order = {source};
  depth[source] = 0;
  for (unsigned i = 0; i < order.size(); ++i)
    for (const Arc &arc : arcs[order[i]])
      if (arc.capacity > 0 && depth[arc.to] < 0) {
        depth[arc.to] = depth[order[i]] + 1;
        order.push_back(arc.to);
      }
  return depth[sink] >= 0;
}

int64_t Network::augment(unsigned at, int64_t limit) {
  if (at == sink)
    return limit;
  for (unsigned &i = nextArc[at]; i < arcs[at].size(); ++i) {
    Arc &arc = arcs[at][i];
    if (arc.capacity <= 0 || depth[arc.to] != depth[at] + 1)
      continue;
    int64_t pushed = augment(arc.to, std::min(limit, arc.capacity));
    if (pushed == 0)
      continue;
    arc.capacity -= pushed;
    arcs[arc.to][arc.back].capacity += pushed;
    return pushed;
  }
  return 0;
}

int64_t Network::maximise(MutableArrayRef<int64_t> capacity) {
  for (auto [node, arc] : enumerate(place))
    if (arc < arcs[arrive(node)].size())
      arcs[arrive(node)][arc].capacity = capacity[node];
  int64_t flow = 0;
  while (flow < unlimited && level())
    while (int64_t pushed = augment(source, unlimited)) {
      flow += pushed;
      if (flow >= unlimited)
        return unlimited;
    }
  for (auto [node, arc] : enumerate(place))
    if (arc < arcs[arrive(node)].size())
      capacity[node] = arcs[arrive(node)][arc].capacity;
  return flow;
}

SmallVector<unsigned> Network::cut() const {
  // `depth` holds what the source still reaches.
  SmallVector<unsigned> nodes;
  for (unsigned node = 0; node < question.nodes.size(); ++node)
    if (depth[arrive(node)] >= 0 && depth[pass(node)] < 0)
      nodes.push_back(node);
  return nodes;
}

SmallVector<Path> Network::paths() const {
  // The flow on an arc is the capacity of its reverse.
  SmallVector<SmallVector<int64_t, 4>> flow(arcs.size());
  for (auto [vertex, out] : enumerate(arcs))
    for (const Arc &arc : out)
      flow[vertex].push_back(arc.isReverse ? 0
                                           : arcs[arc.to][arc.back].capacity);
  SmallVector<Path> result;
  while (true) {
    SmallVector<std::pair<unsigned, unsigned>> walk; // (vertex, arc)
    unsigned at = source;
    SmallVector<int> seenAt(arcs.size(), -1);
    while (at != sink) {
      if (seenAt[at] >= 0) { // a cycle of flow: cancel it
        int64_t least = unlimited;
        for (auto [vertex, arc] : ArrayRef(walk).drop_front(seenAt[at]))
          least = std::min(least, flow[vertex][arc]);
        for (auto [vertex, arc] : ArrayRef(walk).drop_front(seenAt[at]))
          flow[vertex][arc] -= least;
        walk.clear();
        seenAt.assign(arcs.size(), -1);
        at = source;
      }
      seenAt[at] = walk.size();
      auto arc = find_if(flow[at], [](int64_t amount) { return amount > 0; });
      if (arc == flow[at].end())
        return result; // only at the source: flow is conserved
      walk.push_back({at, unsigned(arc - flow[at].begin())});
      at = arcs[at][walk.back().second].to;
    }
    Path path{kind.buffer, 0, 0, {}, unlimited};
    for (auto [vertex, arc] : walk)
      path.amount = std::min(path.amount, flow[vertex][arc]);
    for (auto [vertex, arc] : walk) {
      flow[vertex][arc] -= path.amount;
      if (vertex != source && vertex == arrive(nodeOf(vertex)) &&
          question.nodes[nodeOf(vertex)].mayFence)
        path.places.push_back(nodeOf(vertex));
    }
    path.engine = nodeOf(walk.back().first);
    unsigned first = nodeOf(arcs[source][walk.front().second].to);
    for (auto [node, data] : enumerate(question.nodes))
      if (kind.hasSource(data) && is_contained(data.next, first))
        path.access = node;
    result.push_back(std::move(path));
  }
}

std::optional<Path> Network::findPath(const BitVector &fenced) const {
  SmallVector<int> from(arcs.size(), -1);
  SmallVector<unsigned> order = {source};
  from[source] = source;
  for (unsigned i = 0; i < order.size() && from[sink] < 0; ++i) {
    unsigned vertex = order[i];
    bool isStopped = vertex > 1 && vertex == arrive(nodeOf(vertex)) &&
                     fenced.test(nodeOf(vertex));
    if (isStopped)
      continue;
    for (const Arc &arc : arcs[vertex])
      if (!arc.isReverse && from[arc.to] < 0) {
        from[arc.to] = vertex;
        order.push_back(arc.to);
      }
  }
  if (from[sink] < 0)
    return std::nullopt;
  Path path{kind.buffer, 0, nodeOf(from[sink]), {}, 1};
  unsigned first = 0;
  for (unsigned at = from[sink]; at != source; at = from[at]) {
    first = nodeOf(at);
    if (at == arrive(first) && question.nodes[first].mayFence)
      path.places.push_back(first);
  }
  for (auto [node, data] : enumerate(question.nodes))
    if (kind.hasSource(data) && is_contained(data.next, first))
      path.access = node;
  std::reverse(path.places.begin(), path.places.end());
  return path;
}

//===----------------------------------------------------------------------===//
// Several classes
//===----------------------------------------------------------------------===//

/// The least total weight of nodes that hit every set; a branch and bound that
/// gives up after `budget` steps.
static std::optional<SmallVector<unsigned>>
hit(ArrayRef<Path> sets, ArrayRef<int64_t> weight, int64_t &budget) {
  SmallVector<unsigned> best, chosen;
  int64_t bestWeight = unlimited;
  BitVector isChosen(weight.size()), isBanned(weight.size());
  auto search = [&](auto &&search, int64_t sum) -> void {
    if (--budget < 0 || sum >= bestWeight)
      return;
    // Disjoint sets that are not hit add up to a bound.
    BitVector used(weight.size());
    const Path *open = nullptr;
    size_t fewest = std::numeric_limits<size_t>::max();
    int64_t bound = sum;
    for (const Path &set : sets) {
      if (any_of(set.places, [&](unsigned n) { return isChosen.test(n); }))
        continue;
      int64_t least = unlimited;
      size_t free = 0;
      bool isDisjoint = true;
      for (unsigned node : set.places) {
        if (isBanned.test(node))
          continue;
        ++free;
        least = std::min(least, weight[node]);
        isDisjoint &= !used.test(node);
      }
      if (free == 0)
        return;
      if (isDisjoint) {
        bound += least;
        for (unsigned node : set.places)
          used.set(node);
      }
      if (free < fewest) {
        fewest = free;
        open = &set;
      }
    }
    if (!open) {
      bestWeight = sum;
      best = chosen;
      return;
    }
    if (bound >= bestWeight)
      return;
    SmallVector<unsigned> banned;
    for (unsigned node : open->places) {
      if (isBanned.test(node))
        continue;
      isChosen.set(node);
      chosen.push_back(node);
      search(search, sum + weight[node]);
      chosen.pop_back();
      isChosen.reset(node);
      isBanned.set(node); // the other branches do without it
      banned.push_back(node);
    }
    for (unsigned node : banned)
      isBanned.reset(node);
  };
  search(search, 0);
  if (budget < 0)
    return std::nullopt;
  return best;
}

namespace {
class Solver {
public:
  explicit Solver(const Question &question);
  Result run();

private:
  std::optional<Conflict> findConflict();
  /// Packs paths of all classes into the capacities, in this order.
  int64_t pack(ArrayRef<unsigned> order, ArrayRef<int64_t> capacity,
               SmallVector<Path> &paths) const;
  /// The best packing over a few orders.
  int64_t packBest(ArrayRef<int64_t> capacity, SmallVector<Path> &paths) const;
  /// Drops fences that are not needed, the heaviest first.
  void prune(SmallVector<unsigned> &before) const;
  bool isEnough(ArrayRef<unsigned> before) const;
  int64_t weigh(ArrayRef<unsigned> before) const {
    int64_t sum = 0;
    for (unsigned node : before)
      sum += weight[node];
    return sum;
  }

  const Question &question;
  BitVector reachable;
  SmallVector<Class> classes;
  std::vector<Network> networks;
  /// The given weight, scaled, plus one for a place without a fence: among
  /// equal answers the one that keeps the most fences is the lightest.
  SmallVector<int64_t> weight, capacity;
  int64_t scale;
};
} // namespace

Solver::Solver(const Question &question)
    : question(question), reachable(findReachable(question)),
      classes(findClasses(question, reachable)),
      scale(question.nodes.size() + 1) {
  for (const Class &kind : classes)
    networks.emplace_back(question, kind, reachable);
  for (const Node &node : question.nodes) {
    weight.push_back(node.weight * scale + !node.isFence);
    capacity.push_back(node.mayFence ? weight.back() : unlimited);
  }
}

std::optional<Conflict> Solver::findConflict() {
  // Without a hand-over: what threads did meets the engine of another thread.
  for (const Class &kind : classes) {
    if (kind.byIssuer)
      continue;
    for (unsigned start : reachable.set_bits()) {
      if (!kind.hasSource(question.nodes[start]) ||
          question.nodes[start].isSync)
        continue;
      BitVector seen(question.nodes.size());
      SmallVector<unsigned> work = {start};
      while (!work.empty())
        for (unsigned next : question.nodes[work.pop_back_val()].next) {
          if (seen.test(next))
            continue;
          seen.set(next);
          if (kind.hasSink(question.nodes[next]))
            return Conflict{Conflict::Reason::NoHandOver, kind.buffer, start,
                            next};
          if (!question.nodes[next].isSync)
            work.push_back(next);
        }
    }
  }
  BitVector everywhere(question.nodes.size());
  for (auto [i, node] : enumerate(question.nodes))
    if (node.mayFence)
      everywhere.set(i);
  for (const Network &network : networks)
    if (std::optional<Path> path = network.findPath(everywhere))
      return Conflict{Conflict::Reason::NoPlace, path->buffer, path->access,
                      path->engine};
  return std::nullopt;
}

int64_t Solver::pack(ArrayRef<unsigned> order, ArrayRef<int64_t> capacity,
                     SmallVector<Path> &paths) const {
  SmallVector<int64_t> left(capacity);
  int64_t sum = 0;
  for (unsigned i : order) {
    Network network(question, classes[i], reachable);
    sum += network.maximise(left);
    append_range(paths, network.paths());
  }
  return sum;
}

int64_t Solver::packBest(ArrayRef<int64_t> capacity,
                         SmallVector<Path> &best) const {
  SmallVector<unsigned> order(classes.size());
  std::iota(order.begin(), order.end(), 0);
  int64_t most = 0;
  for (size_t turn = 0; turn < classes.size(); ++turn) {
    SmallVector<Path> paths;
    int64_t packed = pack(order, capacity, paths);
    if (packed > most) {
      most = packed;
      best = std::move(paths);
    }
    std::rotate(order.begin(), order.begin() + 1, order.end());
  }
  return most;
}

bool Solver::isEnough(ArrayRef<unsigned> before) const {
  BitVector fenced(question.nodes.size());
  for (unsigned node : before)
    fenced.set(node);
  return none_of(networks, [&](const Network &network) {
    return network.findPath(fenced).has_value();
  });
}

void Solver::prune(SmallVector<unsigned> &before) const {
  SmallVector<unsigned> order = before;
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::pair(weight[a], a) > std::pair(weight[b], b);
  });
  for (unsigned node : order) {
    SmallVector<unsigned> without = before;
    erase(without, node);
    if (isEnough(without))
      before = std::move(without);
  }
}

Result Solver::run() {
  if (std::optional<Conflict> conflict = findConflict())
    return {std::nullopt, conflict};

  // Each class on its own: a cut, all cuts together an answer.
  Answer answer;
  SmallVector<unsigned> together;
  for (const Class &kind : classes) {
    Network network(question, kind, reachable);
    SmallVector<int64_t> left = capacity;
    if (network.maximise(left) > 0)
      for (unsigned node : network.cut())
        if (!is_contained(together, node))
          together.push_back(node);
  }
  prune(together);

  // An exact hitting set over the paths that answers so far left unfenced.
  SmallVector<Path> sets;
  int64_t bound = packBest(capacity, sets);
  int64_t budget = 200000;
  while (bound < weigh(together)) {
    auto chosen = hit(sets, weight, budget);
    if (!chosen)
      break;
    bound = std::max(bound, weigh(*chosen));
    if (isEnough(*chosen)) {
      together = std::move(*chosen);
      break;
    }
    BitVector fenced(question.nodes.size());
    for (unsigned node : *chosen)
      fenced.set(node);
    for (const Network &network : networks)
      if (std::optional<Path> path = network.findPath(fenced))
        sets.push_back(std::move(*path));
  }
  bool isOptimal = bound >= weigh(together);

  llvm::sort(together);
  answer.before = std::move(together);
  SmallVector<int64_t> plain;
  for (const Node &node : question.nodes)
    plain.push_back(node.mayFence ? node.weight : unlimited);
  for (unsigned node : answer.before)
    answer.weight += question.nodes[node].weight;
  answer.bound = packBest(plain, answer.paths);
  if (isOptimal)
    answer.bound = answer.weight;
  return {answer, std::nullopt};
}

Result solve(const Question &question) { return Solver(question).run(); }

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

namespace {
/// Where generic accesses of one class may stand, as bits: done, fenced after,
/// handed over before or after a fence.
enum Stage : uint8_t { Done = 1, Fenced = 2, Visible = 4, Late = 8 };
} // namespace

std::optional<Conflict> findUnfenced(const Question &question,
                                     ArrayRef<unsigned> before) {
  BitVector reachable = findReachable(question);
  for (const Class &kind : findClasses(question, reachable)) {
    SmallVector<uint8_t> entry(question.nodes.size(), 0);
    SmallVector<unsigned> origin(question.nodes.size(), 0);
    SmallVector<unsigned> work;
    for (unsigned node : reachable.set_bits())
      work.push_back(node);
    while (!work.empty()) {
      unsigned at = work.pop_back_val();
      const Node &node = question.nodes[at];
      uint8_t state = entry[at];
      if (is_contained(before, at) && state & (Done | Late))
        // Too late for what was handed over, in time for what comes next.
        state = (state & ~(Done | Late)) | (state & Done ? Fenced : 0) |
                (state & Late ? Fenced : 0);
      bool isOrdered = kind.byIssuer ? !(state & (Done | Late))
                                     : !(state & (Done | Late | Fenced));
      if (kind.hasSink(node) && !isOrdered)
        return Conflict{state & (Done | Late) || kind.byIssuer
                            ? Conflict::Reason::NoPlace
                            : Conflict::Reason::NoHandOver,
                        kind.buffer, origin[at], at};
      unsigned from = origin[at];
      if (kind.hasSource(node)) {
        state |= Done;
        from = at;
      }
      if (node.isSync) {
        if (state & Fenced)
          state = (state & ~Fenced) | Visible;
        if (state & Done)
          state = (state & ~Done) | Late;
      }
      for (unsigned next : node.next)
        if ((entry[next] | state) != entry[next]) {
          entry[next] |= state;
          origin[next] = from;
          work.push_back(next);
        }
    }
  }
  return std::nullopt;
}

int64_t countCrossings(const Question &question) {
  BitVector reachable = findReachable(question);
  SmallVector<Class> classes = findClasses(question, reachable);
  int64_t count = 0;
  for (unsigned from : reachable.set_bits()) {
    BitVector behind(question.nodes.size());
    SmallVector<unsigned> work = {from};
    while (!work.empty())
      for (unsigned next : question.nodes[work.pop_back_val()].next)
        if (!behind.test(next)) {
          behind.set(next);
          work.push_back(next);
        }
    for (unsigned to : behind.set_bits())
      count += any_of(classes, [&](const Class &kind) {
        return kind.hasSource(question.nodes[from]) &&
               kind.hasSink(question.nodes[to]);
      });
  }
  return count;
}

} // namespace tier::problem::fences
