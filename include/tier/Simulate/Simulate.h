//===- Simulate.h - kernels of room When, executed --------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The executable meaning of `transport`, with numbers: a kernel in room When
// runs on arrays in this process, one tile at a time. What is asynchronous is
// so here too. A bulk or group copy lands any time after it was issued, box by
// box; a product of a warpgroup, or into tensor memory, reads its operands when
// it runs, not when it is issued; a bulk store reads its tile, and writes,
// later. The matrix unit and the copy engine see what threads stored in shared
// memory only after a fence and a meeting of the threads. Memory that nothing
// wrote holds garbage, and so does a product that was not awaited.
//
// A seed chooses the schedule: 0, 4, .. run copies and products as late as they
// may, 1, 5, .. as early, 2, 6, .. evenly, and under 3, 7, .. one role of each
// CTA is always the last. Under 4 to 7, 12 to 15, .. engines see what threads
// stored at once, as they may, fence or not. A correct kernel gives the same
// bits under every seed. With `reports`, what cannot be right under any
// schedule is an error with its rule and both ends; without, the run goes on
// and the numbers show it.
//
//   GlobalMemory memory;
//   memory.add(x, bytes, "x", GlobalMemory::Input, 4);
//   memory.add(y, bytes, "y", GlobalMemory::Output, 4);
//   llvm::Error error = launch(kernel, grid, operands, memory, {.seed = 3});
//
// Numbers are those of the types: every operation of arith and math is computed
// in binary64 and rounded once to its type, so that +, -, *, / and sqrt of
// f32, bf16, f16 and f8 are the hardware's to the bit, and integers are exact.
// The terms of a product or of a sum are added in binary64 and rounded once per
// op (`tier.mma` of f32 operands rounds after each term), where the hardware
// has orders and roundings of its own: those agree within the bounds of
// tier.testing.compare, not to the bit.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_SIMULATE_SIMULATE_H
#define TIER_SIMULATE_SIMULATE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace mlir::gpu {
class GPUFuncOp;
} // namespace mlir::gpu

namespace tier::simulate {

/// The arrays that kernels may touch, and who wrote what.
class GlobalMemory {
public:
  enum Use : uint8_t { Input, Output, Workspace };
  struct Region {
    char *base;
    int64_t bytes, unit; ///< unit: bytes of an element, 1 if they differ
    std::string name;
    Use use;
    /// Per unit, the stamp of the CTA that last wrote it; 0: nothing did.
    std::vector<uint32_t> writers;
    /// Per unit, whether all writes of its last launch were combined with what was
    /// there; empty: none was so far.
    std::vector<bool> isCombined;
    bool contains(const char *address, int64_t count) const {
      return address >= base && address + count <= base + bytes;
    }
  };

  /// Outputs and workspaces are filled with garbage that depends on `seed`.
  void add(void *base, int64_t bytes, std::string name, Use use, int64_t unit,
           uint64_t seed = 0);
  /// Sets bytes of a workspace to 0.
  void clear(void *base, int64_t bytes);
  /// The region that holds this address or begins there; null if none does.
  Region *find(const void *address);
  /// A sentence about an element of an output that nothing wrote, or success.
  llvm::Error checkWritten() const;

  /// CTAs are stamped in the order in which launches start.
  uint32_t nextStamp = 1;

private:
  std::vector<std::unique_ptr<Region>> regions;
};

/// What a bulk copy knows of a tensor: lists innermost first, strides in bytes
/// from dimension 1 on.
struct TensorMap {
  char *base = nullptr;
  int rank = 0;
  std::array<int64_t, 5> dims{}, strides{}, box{}, steps{};
  int64_t swizzle = 0; ///< span in bytes
  bool fillsNaN = false;
  bool roundsToTF32 = false; ///< what is loaded
};

/// A schedule that is chosen step by step instead of by the seed. Wherever
/// several agents or jobs may go on, `choices` says which, and 0 behind its
/// end: the first agent, or if all wait the first job. `counts` says of how
/// many, each time.
struct Guide {
  std::vector<uint32_t> choices, counts;
};

struct Options {
  uint64_t seed = 0;
  Guide *guide = nullptr;
  bool reports = true;         ///< stop at what no schedule makes right
  int64_t limit = 200'000'000; ///< ops and copies of one launch
};

/// Runs one launch. `operands` point to the values of the kernel's arguments:
/// an address for a memref, a `const TensorMap *` for a tensor map, the bytes
/// of a number. The error is `[async.rule] expects X, got Y` with its place and
/// fix.
llvm::Error launch(mlir::gpu::GPUFuncOp kernel, std::array<int64_t, 3> grid,
                   llvm::ArrayRef<const void *> operands, GlobalMemory &memory,
                   const Options &options);

} // namespace tier::simulate

#endif // TIER_SIMULATE_SIMULATE_H
