//===- ExchangeColouring.cpp - edge colourings of bipartite multigraphs ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The multigraph is padded to a regular one. An even degree is halved along
// Euler circuits; an odd one loses a perfect matching first, which a regular
// bipartite graph always has (Hall).
//
//===----------------------------------------------------------------------===//

#include "ExchangeColouring.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cassert>

using namespace llvm;

namespace tier::problem {

namespace {

/// Edges of a regular bipartite multigraph on `lanes` + `lanes` vertices.
struct RegularColouring {
  int64_t lanes;
  std::vector<WordTransfer> edges; ///< dummies last
  std::vector<int32_t> colours;
  int32_t next = 0;

  void colour(std::vector<int32_t> part, int64_t degree);
  std::pair<std::vector<int32_t>, std::vector<int32_t>>
  split(ArrayRef<int32_t> part) const;
  std::vector<int32_t> match(ArrayRef<int32_t> part) const;
};

/// Hopcroft and Karp: the largest matching, layer by layer.
struct Matching {
  ArrayRef<SmallVector<int32_t, 0>> neighbours;
  std::vector<int32_t> right, left; ///< partner of a source, of a target
  std::vector<int32_t> layer, at;

  explicit Matching(ArrayRef<SmallVector<int32_t, 0>> neighbours)
      : neighbours(neighbours), right(neighbours.size(), -1),
        left(neighbours.size(), -1) {
    while (findLayers()) {
      at.assign(neighbours.size(), 0);
      for (size_t s = 0; s < neighbours.size(); ++s)
        if (right[s] < 0)
          augment(s);
    }
  }

  bool findLayers() {
    layer.assign(neighbours.size(), -1);
    std::vector<int32_t> queue;
    for (size_t s = 0; s < neighbours.size(); ++s)
      if (right[s] < 0) {
        layer[s] = 0;
        queue.push_back(s);
      }
    bool found = false;
    for (size_t i = 0; i < queue.size(); ++i)
      for (int32_t d : neighbours[queue[i]]) {
        int32_t back = left[d];
        if (back < 0)
          found = true;
        else if (layer[back] < 0) {
          layer[back] = layer[queue[i]] + 1;
          queue.push_back(back);
        }
      }
    return found;
  }

  bool augment(int32_t s) {
    // At most one level per lane, so the depth is small.
    for (int32_t &i = at[s]; i < int32_t(neighbours[s].size()); ++i) {
      int32_t d = neighbours[s][i], back = left[d];
      if (back < 0 || (layer[back] == layer[s] + 1 && augment(back))) {
        right[s] = d;
        left[d] = s;
        return true;
      }
    }
    layer[s] = -1;
    return false;
  }
};

} // namespace

std::pair<std::vector<int32_t>, std::vector<int32_t>>
RegularColouring::split(ArrayRef<int32_t> part) const {
  // Walk closed trails; edges walked from source to target form one half.
  std::vector<SmallVector<int32_t, 0>> at(2 * lanes);
  for (int32_t edge : part) {
    at[edges[edge].source].push_back(edge);
    at[lanes + edges[edge].target].push_back(edge);
  }
  std::vector<bool> used(edges.size(), false);
  std::vector<int32_t> forward, backward;
  for (int64_t start = 0; start < lanes; ++start) {
    int64_t vertex = start;
    while (true) {
      SmallVector<int32_t, 0> &list = at[vertex];
      while (!list.empty() && used[list.back()])
        list.pop_back();
      if (list.empty())
        break;
      int32_t edge = list.pop_back_val();
      used[edge] = true;
      bool isForward = vertex < lanes;
      (isForward ? forward : backward).push_back(edge);
      vertex = isForward ? lanes + edges[edge].target : edges[edge].source;
    }
  }
  return {std::move(forward), std::move(backward)};
}

std::vector<int32_t> RegularColouring::match(ArrayRef<int32_t> part) const {
  std::vector<SmallVector<int32_t, 0>> neighbours(lanes), by(lanes);
  for (int32_t edge : part) {
    neighbours[edges[edge].source].push_back(edges[edge].target);
    by[edges[edge].source].push_back(edge);
  }
  Matching matching(neighbours);
  std::vector<int32_t> chosen;
  for (int64_t s = 0; s < lanes; ++s) {
    assert(matching.right[s] >= 0 && "a regular graph has a perfect matching");
    for (auto [i, d] : enumerate(neighbours[s]))
      if (d == matching.right[s]) {
        chosen.push_back(by[s][i]);
        break;
      }
  }
  return chosen;
}

void RegularColouring::colour(std::vector<int32_t> part, int64_t degree) {
  if (degree == 0)
    return;
  if (degree == 1) {
    for (int32_t edge : part)
      colours[edge] = next;
    ++next;
    return;
  }
  if (degree % 2) {
    std::vector<int32_t> matched = match(part);
    for (int32_t edge : matched)
      colours[edge] = next;
    llvm::erase_if(part, [&](int32_t edge) { return colours[edge] == next; });
    ++next;
    return colour(std::move(part), degree - 1);
  }
  auto [forward, backward] = split(part);
  colour(std::move(forward), degree / 2);
  colour(std::move(backward), degree / 2);
}

std::vector<int32_t> colourTransfers(int64_t lanes,
                                     ArrayRef<WordTransfer> transfers) {
  RegularColouring colouring;
  colouring.lanes = lanes;
  colouring.edges.assign(transfers.begin(), transfers.end());
  std::vector<int64_t> sends(lanes, 0), receives(lanes, 0);
  for (const WordTransfer &transfer : transfers) {
    ++sends[transfer.source];
    ++receives[transfer.target];
  }
  int64_t degree = 0;
  for (int64_t lane = 0; lane < lanes; ++lane)
    degree = std::max({degree, sends[lane], receives[lane]});
  for (int32_t s = 0, d = 0; s < lanes; ++s)
    for (; sends[s] < degree; ++sends[s]) {
      while (receives[d] == degree)
        ++d;
      ++receives[d];
      colouring.edges.push_back({s, d});
    }
  colouring.colours.assign(colouring.edges.size(), -1);
  std::vector<int32_t> all(colouring.edges.size());
  for (size_t i = 0; i < all.size(); ++i)
    all[i] = i;
  colouring.colour(std::move(all), degree);
  colouring.colours.resize(transfers.size());
  return colouring.colours;
}

//===----------------------------------------------------------------------===//
// Several readers
//===----------------------------------------------------------------------===//

namespace {

/// One attempt: words in an order, each into the colours that serve most of its
/// readers.
struct MulticastAttempt {
  int64_t colours;
  ArrayRef<Multicast> words;
  std::vector<std::vector<bool>> publishes, reads; ///< [lane][colour]
  std::vector<int64_t> left; ///< [lane] words that still have to be published
  std::vector<SmallVector<int32_t, 4>> result;

  bool run(int64_t lanes, ArrayRef<int32_t> order) {
    publishes.assign(lanes, std::vector<bool>(colours, false));
    reads = publishes;
    left.assign(lanes, 0);
    result.assign(words.size(), {});
    for (const Multicast &word : words)
      ++left[word.source];
    return all_of(order, [&](int32_t word) { return place(word); });
  }

  bool place(int32_t index) {
    const Multicast &word = words[index];
    std::vector<bool> &busy = publishes[word.source];
    --left[word.source];
    result[index].assign(word.readers.size(), -1);
    for (size_t served = 0; served < word.readers.size();) {
      int64_t best = -1, most = 0;
      for (int64_t colour = 0; colour < colours; ++colour) {
        if (busy[colour])
          continue;
        int64_t count = 0;
        for (auto [i, reader] : enumerate(word.readers))
          count += result[index][i] < 0 && !reads[reader][colour];
        if (count > most) {
          most = count;
          best = colour;
        }
      }
      // Keep room for the words this lane has not published yet.
      if (best < 0 || llvm::count(busy, false) <= left[word.source])
        return false;
      busy[best] = true;
      for (auto [i, reader] : enumerate(word.readers))
        if (result[index][i] < 0 && !reads[reader][best]) {
          reads[reader][best] = true;
          result[index][i] = best;
          ++served;
        }
    }
    return true;
  }
};

} // namespace

std::optional<std::vector<SmallVector<int32_t, 4>>>
colourMulticasts(int64_t lanes, ArrayRef<Multicast> words, int64_t colours) {
  // The busiest lanes first, then restarts in other orders.
  std::vector<int64_t> load(lanes, 0);
  for (const Multicast &word : words) {
    load[word.source] += 1;
    for (int32_t reader : word.readers)
      load[reader] += 1;
  }
  std::vector<int32_t> order(words.size());
  for (size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  auto weight = [&](int32_t i) {
    int64_t sum = load[words[i].source];
    for (int32_t reader : words[i].readers)
      sum = std::max(sum, load[reader]);
    return std::pair(-sum, -int64_t(words[i].readers.size()));
  };
  llvm::sort(order, [&](int32_t a, int32_t b) {
    return std::pair(weight(a), a) < std::pair(weight(b), b);
  });
  MulticastAttempt attempt{colours, words, {}, {}, {}, {}};
  uint64_t state = 0x9e3779b97f4a7c15u;
  for (int restart = 0; restart < 8; ++restart) {
    if (attempt.run(lanes, order))
      return attempt.result;
    for (size_t i = order.size(); i > 1; --i) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      std::swap(order[i - 1], order[(state >> 33) % i]);
    }
  }
  return std::nullopt;
}

} // namespace tier::problem
