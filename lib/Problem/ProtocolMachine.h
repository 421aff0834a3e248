//===- ProtocolMachine.h - the state of an executed protocol --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A machine is copied to try two schedules. Choices are numbers: an agent that
// can take a step, or, counted from the number of agents on, an asynchronous op
// that can end.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_PROTOCOLMACHINE_H
#define TIER_LIB_PROBLEM_PROTOCOLMACHINE_H

#include "ProtocolState.h"
#include "tier/Problem/ProtocolSimulate.h"

#include <map>

namespace tier::problem::protocol {

/// A number that says which two made it.
inline uint64_t mix(uint64_t a, uint64_t b) {
  uint64_t x = (a ^ (b + 0x9e3779b97f4a7c15ull + (a << 6) + (a >> 2)));
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
  return x ^ (x >> 31);
}

class Machine {
public:
  Machine(const Plan &plan, const Script &script);

  void listChoices(llvm::SmallVectorImpl<int> &choices) const;
  void take(int choice);
  /// A step without effect on any other agent.
  bool isPrivate(int choice) const;
  bool isBroken() const { return !broken.empty(); }
  void breakRule(llvm::StringRef rule, int64_t op, const llvm::Twine &what);
  /// After the last step: who is stuck, and what is left over.
  void finish();
  std::vector<uint64_t> results() const;
  std::string encode() const;
  /// Of an asynchronous op that can end: its kind.
  int kindOf(int choice) const {
    return events[choice - agents.size()].kind;
  }

  /// What ordinary writes do to the async proxy's view is not known until a
  /// fence: they show at once, or not at all.
  bool showsWrites = false;
  static constexpr int kindCount = 8; ///< of asynchronous ops
  std::string broken, message;
  int64_t brokenAt = -1;

private:
  struct Cell {
    /// One tag for the part of each agent.
    std::vector<uint64_t> value;  ///< as ordinary accesses see it
    std::vector<uint64_t> seen;   ///< as the async proxy sees it
    std::vector<int64_t> written; ///< when, by an ordinary write
    uint64_t dirty = 0;           ///< parts written and not fenced
    int32_t user = -1;   ///< last writer of tensor memory
    bool isPublished = true; ///< .. with a fence since
    int64_t published = 0;   ///< when
    int64_t publishedReads = 0;
    uint64_t readers = 0;    ///< of tensor memory since, one bit per agent
    uint64_t unpublished = 0; ///< .. without a fence since

    uint64_t mapStale = 0;    ///< agents that wrote it since it was acquired
    uint64_t mapReleased = 0; ///< .. of which are released
    bool isByWarps = false;   ///< the last writer wrote lanes of its own
    /// By which mapping of threads, and of warps, a part was last written; `whole`:
    /// with all parts alike; `unmapped`: by none that is known.
    std::vector<int32_t> share, warpShare;
    static constexpr int32_t whole = -1, unmapped = -2;
  };
  struct Gate {
    bool isLive = false, isFenced = false, isObserved = true;
    int32_t maker = -1;
    int64_t count = 0, pending = 0, bytes = 0, phase = 0;
  };
  struct Accumulator {
    uint64_t value = 0;
    bool isFenced = false;
  };
  struct Agent {
    unsigned at = 0;
    bool isDone = false;
    int64_t fenced = 0; ///< when it last fenced tensor memory after a wait
    int gate = -1; ///< waits for `phase` of it to end
    int64_t phase = 0, passed = 0;
    uint64_t result = 0;
    int64_t loads = 0, stores = 0, cluster = 0;
    bool isAtCluster = false; ///< arrived at the cluster barrier, not waited
    std::vector<int64_t> slots;
    std::array<int64_t, engineCount> issued{};
    std::array<std::vector<int64_t>, engineCount> groups;
    std::array<int64_t, engineCount> committed{};
    std::vector<Accumulator> accumulators;
  };
  struct Range {
    int group = 0, low = 0, high = 0; ///< cells
    int cta = 0;
    bool isShared = false;
  };
  struct Event {
    enum Kind : uint8_t {
      Load,
      Store,
      Copy,
      Product,
      Tensor,
      TensorRead,
      TensorWrite,
      Arrival
    };
    Kind kind;
    int agent = 0;
    Engine engine = MmaEngine;
    int64_t number = 0; ///< of the engine's op
    int gate = -1, cta = 0, accumulator = -1;
    int64_t bytes = 0, op = -1;
    uint64_t tag = 0;
    bool isStoreRead = false; ///< a store whose reads have ended
    int64_t share = 0, warpShare = -1; ///< of a copy
    std::vector<Range> reads, writes;
  };

  using Code = protocol::Code;
  const Code &codeOf(int agent) const;
  bool isReady(int agent) const;
  bool canEnd(const Event &event) const;
  bool isPending(int agent, Engine engine, int64_t upTo, bool isRead) const;
  int64_t number(const FlatExpr &expr, int agent, int64_t otherwise) const;
  int64_t scripted(llvm::StringRef name, int label, int agent,
                   int64_t otherwise) const;

  void step(int agent);
  void perform(int agent, const Code &code);
  void end(Event event);
  bool gateOf(int agent, const Code &code, int cta, int &gate);
  bool rangeOf(int agent, const FlatRegion &region, Range &range,
               int forced = -1);
  bool rangesOf(int agent, llvm::ArrayRef<FlatRegion> regions,
                std::vector<Range> &ranges, int forced = -1);
  bool use(int agent, int gate, bool isByEngine, int64_t op);
  void arrive(int gate, int64_t times, int64_t op);
  void complete(int gate);
  void meet(int agent, int gate, int64_t times, int64_t op);
  /// By the async proxy if `reader` is negative.
  uint64_t readCells(const Range &range, int reader, int64_t share = -1,
                     int64_t warpShare = -1) const;
  /// By the async proxy if `writer` is negative, or, in a mapping of threads, only
  /// the writer's own part.
  void writeCells(const Range &range, uint64_t tag, int writer,
                  int64_t share = -1, int64_t warpShare = -1);
  bool touchTensor(int agent, const Range &range, bool isWrite, bool isByWarps,
                   int64_t op);
  void publishTensor(int agent, bool isCommit);
  void fence(int agent, Space space);
  bool isCtaAlive(int cta) const;
  void bulkLoad(int agent, const Code &code);
  void barrierOp(int agent, const Code &code);
  void tensorOp(int agent, const Code &code);
  bool standsForMma(int agent) const;
  Event &issue(Event::Kind kind, int agent, Engine engine, int64_t op);

  const Plan *plan;
  const Script *script;
  std::vector<Agent> agents;
  std::vector<Gate> gates;
  /// Group, first cell and one past the last -> the number that was written there.
  std::map<std::array<int, 3>, int64_t> numbers;
  std::vector<std::vector<Cell>> cells; ///< group of a CTA -> cells
  std::vector<std::vector<int64_t>> bounds; ///< group -> where cells begin
  std::vector<Space> spaces;                ///< group -> of its buffers
  std::vector<Event> events;
  struct Life {
    bool isLive = false, isPublished = false;
    int maker = -1;
    int64_t published = 0;
  };
  std::vector<Life> tensors; ///< cta * buffers + buffer
  std::vector<uint64_t> stored; ///< agent -> what its bulk stores wrote
  int64_t clock = 0;
};

} // namespace tier::problem::protocol

#endif // TIER_LIB_PROBLEM_PROTOCOLMACHINE_H
