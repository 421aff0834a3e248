//===- Protocol.h - what the threads of a kernel do with barriers ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A protocol program is a kernel without its arithmetic: who initialises,
// arrives at and waits for which barrier, and who moves, reads and writes which
// bytes, through which proxy. It is plain data; `transport` and the reader of
// upstream IR both end here, and ProtocolVerify.h and ProtocolSimulate.h begin
// here. A ring of 4 stages:
//
//   barrier full[4] count 1, empty[4] count 1; buffer tile[4] of 8192 bytes
//   role load (1 thread)                      role math (128 threads)
//     loop k < K                                loop k < K
//       wait empty[k mod 4]                       wait full[k mod 4]
//            parity 1 - (k floordiv 4) mod 2           parity (k floordiv 4) mod 2
//       arrive_expect full[k mod 4] 8192          mma reads tile[k mod 4]
//       bulk_load tile[k mod 4] -> full[k mod 4]  mma_commit; mma_wait 0
//                                                 elect: arrive empty[k mod 4]
//
// Every CTA of the cluster runs `before`, then each role its own body, then
// `after`. A role's threads run the same code; `elect` lets one of the CTA, of
// the role or of each warp through. Trip counts and conditions may hold symbols
// (any value from `least` on) and predicates (any value at all). A symbol that
// `varies` with a loop label has one value per iteration of that loop, the same
// in all roles.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_PROTOCOL_H
#define TIER_PROBLEM_PROTOCOL_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tier::problem::protocol {

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

/// Integers over loop variables, carried values, symbols and `rank`, the CTA's
/// number in its cluster:
///
///   + - * floordiv mod & ^ < <= > >= == != and ?:
///
/// `&` and `^` bind tighter than comparisons. Nodes are in postfix order.
struct Expr {
  enum class Kind : uint8_t {
    Constant,
    Name,
    Add,
    Sub,
    Mul,
    FloorDiv,
    Mod,
    And,
    Xor,
    Less,
    Equal,
    Select,
    Invalid ///< text that is no expression
  };
  struct Node {
    Kind kind = Kind::Constant;
    int64_t value = 0;
    std::string name;
  };
  std::vector<Node> nodes;

  Expr() = default;
  Expr(int64_t value) { nodes.push_back({Kind::Constant, value, {}}); }
  Expr(int value) : Expr(int64_t(value)) {}
  Expr(llvm::StringRef text);
  Expr(const char *text) : Expr(llvm::StringRef(text)) {}
  Expr(const std::string &text) : Expr(llvm::StringRef(text)) {}
  bool empty() const { return nodes.empty(); }
  bool isValid() const;
  /// Fully parenthesised, as the constructor reads it.
  std::string str() const;
};

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

enum class Op : uint8_t {
  // control: `name` is the variable, predicate or label
  Loop,  ///< name = 0 .. amount-1
  If,    ///< amount != 0, or the predicate `name`
  Elect, ///< one thread of the "cta", the "role" or each "warp", or the
         ///< whole "first" warp of the role or "cta_first" of the CTA
  Set,   ///< name = amount
  // barriers: barrier[stage], perhaps of the CTA `rank`
  Init,         ///< by one thread; amount arrivals
  Inval,        ///< ends the barrier's life
  Arrive,       ///< amount times (1)
  ArriveExpect, ///< expects `amount` bytes, then arrives once
  Expect,       ///< expects `amount` bytes
  Wait,         ///< until the phase of parity `parity` is complete
  // transfers by the bulk-copy engine (async proxy)
  BulkLoad,   ///< writes; completes `amount` bytes on barrier[stage]
  BulkStore,  ///< reads shared, writes global
  BulkCommit, ///< ends a group of this thread's bulk stores
  BulkWait,   ///< until at most `amount` groups are pending
  // transfers by each thread (generic proxy, asynchronous)
  GroupCopy,   ///< writes
  GroupCommit, ///< ends a group of this thread's copies
  GroupWait,   ///< until at most `amount` groups are pending
  GroupArrive, ///< arrives when this thread's copies have ended
  // ordinary accesses (generic proxy). A write of an `amount` leaves that number
  // in its bytes; a read of the same bytes with a `name` sets it to the number.
  Read,
  Write,
  // the warpgroup's matrix unit (async proxy); `name` is the accumulator
  MmaFence,
  Mma, ///< reads regions, updates the accumulator `name`
  MmaCommit,
  MmaWait, ///< until at most `amount` groups are pending
  Touch,   ///< reads or writes the registers of accumulator `name`
  // tensor memory
  TensorMma,       ///< reads regions, writes tensor memory
  TensorCommit,    ///< arrives at barrier[stage] when this thread's have ended
  TensorLoad,      ///< tensor memory to registers, those of `name` if any
  TensorStore,     ///< registers to tensor memory
  TensorWaitLoad,  ///< until this thread's loads have ended
  TensorWaitStore, ///< until this thread's stores have ended
  TensorBefore,    ///< fence before a synchronisation
  TensorAfter,     ///< fence after a synchronisation
  TensorAlloc,     ///< buffer `name`
  TensorDealloc,   ///< buffer `name`
  // fences and synchronisation
  Fence,        ///< generic <-> async, for `space`
  InitFence,    ///< publishes this thread's barrier initialisations
  MapRelease,   ///< generic -> tensormap, releasing side
  MapAcquire,   ///< generic -> tensormap, acquiring side
  CtaBarrier,   ///< named barrier `stage`, `amount` threads; wait
  CtaArrive,    ///< the same without waiting
  WarpSync,     ///< the threads of a warp meet
  ClusterArrive,
  ClusterWait,
  Registers, ///< budget of `amount` registers per thread
  Unknown    ///< something that may touch memory; `name` says what
};

enum class Space : uint8_t { Shared, Cluster, Global, Tensor, All };

/// Bytes of one stage of a buffer.
struct Region {
  std::string buffer;
  Expr stage = 0;
  int64_t offset = 0;
  int64_t bytes = -1; ///< -1: the whole stage
  Expr rank = {};     ///< of the CTA that owns it; empty: this one
};

struct Statement {
  Op op = Op::Unknown;
  int64_t id = -1; ///< says where it was written
  std::string name;
  std::string label; ///< of a loop: equal labels run in step (default: name)
  std::string barrier;
  Expr stage, parity, amount, rank;
  Expr mask;                  ///< of a bulk load: bit r = CTA r receives
  std::vector<Region> reads, writes;
  Space space = Space::Shared; ///< of a fence
  bool isRead = false;         ///< BulkWait: only the reads have ended
  bool isOnce = false;         ///< Wait: may give up before the phase ends
  bool isRelaxed = false;      ///< arrive without release
  bool isCtaScope = false;     ///< arrive whose release ends at the CTA
  bool isCounted = true;       ///< GroupArrive: the count holds its arrival
  int64_t share = 0; ///< of Read/Write: >= 0 each thread its own part of a
                     ///< mapping of this number, -1 any byte
  int64_t warpShare = -1; ///< the same of warps: their lanes may meet in it
  /// Read: by the lanes of a warp as one instruction. When one of them has what it
  /// read, all have; what others wrote before is not seen for that.
  bool isCollective = false;
  std::vector<Statement> body, otherwise;
};

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

struct Barrier {
  std::string name;
  int64_t stages = 1;
  int64_t offset = -1; ///< in the CTA's shared memory; -1: shares with nobody
  int64_t bytes() const { return 8 * stages; }
};

struct Buffer {
  std::string name;
  Space space = Space::Shared; ///< Shared, Global or Tensor
  int64_t stages = 1;
  int64_t bytes = 0;   ///< of one stage
  int64_t offset = -1; ///< in its space; -1: shares with nobody
};

struct Role {
  std::string name;
  int64_t threads = 32;
  std::vector<Statement> body;
};

struct Symbol {
  std::string name;
  int64_t least = 0;
  std::string varies = {}; ///< label of a loop, or empty: one value
};

struct Predicate {
  std::string name;
  std::string varies = {}; ///< label of a loop, or empty: one value
  bool differs = false; ///< threads of one role may disagree
};

struct Program {
  std::string name;
  int64_t cluster = 1; ///< CTAs
  std::vector<Barrier> barriers;
  std::vector<Buffer> buffers;
  std::vector<Symbol> symbols;
  std::vector<Predicate> predicates;
  std::vector<Statement> before, after;
  std::vector<Role> roles;
};

/// The first thing wrong with the form of a program (names, sizes, nesting,
/// expressions), as "[async.question] expects X, got Y", or empty.
std::string check(const Program &program);
/// Gives every statement without an id one, in textual order from `first`.
void number(Program &program, int64_t first = 0);

/// Fields that hold their default are left out.
llvm::json::Value toJSON(const Program &program);
llvm::Expected<Program> fromJSON(const llvm::json::Value &value);
llvm::StringRef stringify(Op op);

//===----------------------------------------------------------------------===//
// Writing programs
//===----------------------------------------------------------------------===//

using Body = std::vector<Statement>;

Statement loop(llvm::StringRef name, Expr trips, Body body);
Statement branch(Expr condition, Body then, Body otherwise = {});
Statement branchOn(llvm::StringRef predicate, Body then, Body otherwise = {});
Statement electCta(Body body);
Statement electRole(Body body);
Statement electWarp(Body body);
Statement firstWarp(Body body);
Statement firstWarpOfCta(Body body);
Statement set(llvm::StringRef name, Expr value);
Statement onBarrier(Op op, llvm::StringRef barrier, Expr stage,
                    Expr amount = {});
Statement wait(llvm::StringRef barrier, Expr stage, Expr parity);
Statement bulkLoad(Region target, llvm::StringRef barrier, Expr stage,
                   Expr bytes);
Statement bulkStore(Region source);
Statement read(Region region, int64_t share = 0);
Statement write(Region region, int64_t share = 0);
/// Leaves a number in the bytes, for whoever hears it.
Statement tell(Region region, Expr number);
/// name = the number in the bytes.
Statement hear(llvm::StringRef name, Region region);
Statement mma(llvm::StringRef accumulator, std::vector<Region> operands);
Statement tensorMma(Region accumulator, std::vector<Region> operands);
Statement ctaBarrier(Expr number, Expr threads);
/// Fences, commits and waits: an op with at most a count.
Statement plain(Op op, Expr amount = {});
Statement fence(Space space = Space::Shared);

} // namespace tier::problem::protocol

#endif // TIER_PROBLEM_PROTOCOL_H
