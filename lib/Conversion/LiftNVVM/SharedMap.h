//===- SharedMap.h - which bytes of shared memory are which ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared memory holds barriers, 8 bytes each and initialised somewhere, and
// rings: stages at equal distances. Both are found from the addresses that a
// kernel uses. An address is constant + sum of factor * term; the term with the
// largest factor walks the stages of a ring, the others stay inside one.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_LIFTNVVM_SHAREDMAP_H
#define TIER_LIB_CONVERSION_LIFTNVVM_SHAREDMAP_H

#include "Term.h"
#include "tier/Problem/Protocol.h"

#include <map>
#include <set>
#include <vector>

namespace tier::lift {

/// Bytes from `begin` on, in stages of `stride`; `stage` walks them.
struct Span {
  int64_t begin = 0, end = 0; ///< of one stage
  int64_t stride = 0;         ///< 0: one stage
  Term stage = nullptr;
};

/// The smallest and largest value of a term.
struct Range {
  int64_t least = 0, most = 0;
};

class SharedMap {
public:
  /// A barrier was initialised at these bytes, or is only used there: one of
  /// those that begin at `base`.
  void addBarrier(int64_t offset, bool isInit, int64_t base) {
    if (isInit)
      slots.insert(offset);
    else
      uses[base].insert(offset);
  }
  /// An op reaches some of the barriers from one to another: they are one array.
  void addReach(int64_t first, int64_t last) {
    reaches[first] = std::max(reaches[first], last);
  }
  /// Barriers that are used and not initialised are barriers all the same.
  void addUsedBarriers();
  void addSpan(const Span &span, std::optional<int64_t> stages);
  /// Bytes from `begin` on, at least to `end`, and as far as the host decides: up
  /// to what is addressed otherwise, or to `limit`.
  void addTail(int64_t begin, int64_t end, int64_t limit) {
    int64_t &known = tails.try_emplace({begin, end}, limit).first->second;
    known = std::min(known, limit);
  }
  /// Where such bytes end, after solve().
  int64_t tailEnd(int64_t begin, int64_t end) const {
    auto found = tails.find({begin, end});
    return found == tails.end() ? end : found->second;
  }
  /// Barriers and buffers of what was added: of `space`, named after `prefix`,
  /// with this offset before all of them, or somewhere.
  void solve(problem::protocol::Program &program,
             llvm::StringRef prefix = "tile",
             std::optional<int64_t> offset = 0,
             problem::protocol::Space space =
                 problem::protocol::Space::Shared);
  /// What solve() named.
  const std::vector<std::string> &getBuffers() const { return names; }

  /// The array that holds a barrier at `offset`, and its first byte.
  std::optional<std::pair<std::string, int64_t>> findBarrier(int64_t offset) const;
  struct Place {
    std::string buffer;
    int64_t begin = 0, stride = 0; ///< of stage 0; 0: one stage
    int64_t bytes = 0;             ///< of a stage
  };
  std::optional<Place> findBuffer(const Span &span) const;

private:
  struct Ring {
    std::string name;
    int64_t begin, stride, stages, bytes;
    int64_t end() const { return begin + (stages - 1) * stride + bytes; }
  };
  std::set<int64_t> slots;
  std::map<int64_t, std::set<int64_t>> uses; ///< base -> slots
  std::map<int64_t, int64_t> reaches;        ///< first slot -> last slot
  std::vector<std::pair<int64_t, int64_t>> arrays; ///< barriers: begin, count
  std::vector<std::pair<Span, int64_t>> spans;     ///< with stages, 0: unknown
  std::map<std::pair<int64_t, int64_t>, int64_t> tails;
  std::vector<Ring> rings;
  std::vector<std::string> names;
};

} // namespace tier::lift

#endif // TIER_LIB_CONVERSION_LIFTNVVM_SHAREDMAP_H
