//===- SharedMap.cpp - which bytes of shared memory are which -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedMap.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace tier::problem;

namespace tier::lift {

/// Bytes of a barrier.
static constexpr int64_t slotBytes = 8;

void SharedMap::addSpan(const Span &span, std::optional<int64_t> stages) {
  spans.push_back({span, stages.value_or(0)});
}

void SharedMap::addUsedBarriers() {
  std::set<int64_t> initialised = slots;
  for (auto &[base, offsets] : uses)
    if (!initialised.count(base))
      slots.insert(offsets.begin(), offsets.end());
}

void SharedMap::solve(protocol::Program &program, StringRef prefix,
                      std::optional<int64_t> offset,
                      protocol::Space space) {
  arrays.clear();
  auto reach = reaches.begin();
  int64_t last = -1; // of what some op reaches from a slot before
  for (int64_t slot : slots) {
    bool isNext = !arrays.empty() &&
                  arrays.back().first + arrays.back().second * slotBytes == slot;
    if (!isNext || slot > last)
      arrays.push_back({slot, 0}), last = -1;
    for (; reach != reaches.end() && reach->first <= slot; ++reach)
      last = std::max(last, reach->second);
    ++arrays.back().second;
  }
  for (auto [i, array] : enumerate(arrays)) {
    protocol::Barrier barrier;
    barrier.name = "barrier" + std::to_string(i);
    barrier.stages = array.second;
    barrier.offset = array.first;
    program.barriers.push_back(barrier);
  }

  // Rings, by their distance: what begins within a stage of another is in it.
  std::vector<std::pair<Span, int64_t>> walking, still;
  for (auto &entry : spans)
    (entry.first.stride ? walking : still).push_back(entry);
  llvm::stable_sort(walking, [](auto &x, auto &y) {
    return std::pair(x.first.stride, x.first.begin) <
           std::pair(y.first.stride, y.first.begin);
  });
  for (auto &[span, stages] : walking) {
    bool joins = !rings.empty() && rings.back().stride == span.stride &&
                 span.begin < rings.back().begin + span.stride;
    if (!joins)
      rings.push_back({"", span.begin, span.stride, stages, 0});
    Ring &ring = rings.back();
    ring.stages = std::max(ring.stages, stages);
    ring.bytes = std::max(ring.bytes, span.end - ring.begin);
  }
  llvm::sort(rings, [](const Ring &a, const Ring &b) {
    return a.begin < b.begin;
  });
  // A ring whose length no term says ends where the next one begins.
  for (auto [i, ring] : enumerate(rings)) {
    ring.bytes = std::min(ring.bytes, ring.stride);
    if (ring.stages > 0)
      continue;
    int64_t end = i + 1 < rings.size() ? rings[i + 1].begin : -1;
    for (auto [begin, count] : arrays)
      if (begin > ring.begin && (end < 0 || begin < end))
        end = begin;
    ring.stages = end < 0 ? 64 : std::max<int64_t>(1, (end - ring.begin) / ring.stride);
  }

  for (auto &[part, limit] : tails) {
    auto [begin, end] = part;
    auto stop = [&, end = end](int64_t at) {
      if (at >= end)
        limit = std::min(limit, at);
    };
    for (auto &entry : spans)
      stop(entry.first.begin);
    for (auto &array : arrays)
      stop(array.first);
    Span span;
    span.begin = begin;
    span.end = limit = std::max(limit, end);
    still.push_back({span, 1});
  }

  // Bytes outside of rings: what overlaps is one buffer.
  llvm::sort(still, [](auto &x, auto &y) { return x.first.begin < y.first.begin; });
  std::vector<Ring> plain;
  for (auto &[span, stages] : still) {
    bool inside = any_of(rings, [&](const Ring &ring) {
      return span.begin >= ring.begin && span.begin < ring.end();
    });
    if (inside)
      continue;
    if (!plain.empty() && span.begin < plain.back().end())
      plain.back().bytes =
          std::max(plain.back().bytes, span.end - plain.back().begin);
    else
      plain.push_back({"", span.begin, 0, 1, span.end - span.begin});
  }
  llvm::append_range(rings, plain);
  for (auto [i, ring] : enumerate(rings)) {
    ring.name = prefix.str() + std::to_string(i);
    names.push_back(ring.name);
    protocol::Buffer buffer;
    buffer.name = ring.name;
    buffer.space = space;
    buffer.stages = ring.stages;
    buffer.bytes = ring.stride ? std::max(ring.stride, ring.bytes) : ring.bytes;
    buffer.offset = offset ? *offset + ring.begin : -1;
    program.buffers.push_back(buffer);
  }
}

std::optional<std::pair<std::string, int64_t>>
SharedMap::findBarrier(int64_t offset) const {
  for (auto [i, array] : enumerate(arrays))
    if (offset >= array.first && offset < array.first + array.second * slotBytes)
      return std::pair("barrier" + std::to_string(i), array.first);
  return std::nullopt;
}

std::optional<SharedMap::Place> SharedMap::findBuffer(const Span &span) const {
  for (const Ring &ring : rings) {
    bool fits = span.stride ? ring.stride == span.stride &&
                                  span.begin >= ring.begin &&
                                  span.begin < ring.begin + ring.stride
                            : span.begin >= ring.begin &&
                                  span.begin < ring.end();
    if (fits)
      return Place{ring.name, ring.begin, ring.stride,
                   ring.stride ? ring.stride : ring.bytes};
  }
  return std::nullopt;
}

} // namespace tier::lift
