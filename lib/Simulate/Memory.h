//===- Memory.h - on-chip tiles as threads and engines see them -*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_SIMULATE_MEMORY_H
#define TIER_LIB_SIMULATE_MEMORY_H

#include "Element.h"

#include "tier/Dialect/Tier/IR/Tier.h"
#include "tier/Simulate/Simulate.h"

#include "llvm/ADT/DenseMap.h"

namespace tier::simulate {

struct Agent;
struct Job;

/// Where each element of a tile lies: row-major number of the element ->
/// place, in elements from the start of the tile.
struct Places {
  std::vector<int32_t> at;
  int64_t size = 0; ///< places, gaps included
};

/// What a bulk copy moves at one time: where the box starts in the tensor, and
/// the place of each of its elements, innermost coordinate fastest.
struct Box {
  llvm::SmallVector<int64_t, 5> origin;
  std::vector<int32_t> places;
};

/// Layouts and fragments by their attributes, computed once.
class Tables {
public:
  const Places *placesOf(mlir::MemRefType type);
  /// The boxes of a tile, as hardware lays them out; null if the map's boxes do
  /// not make up the tile.
  const std::vector<Box> *boxesOf(mlir::MemRefType tile,
                                  layout::TensorMapAttr map);
  /// Per element of the tile, the warps that hold it, as a mask.
  llvm::ArrayRef<uint32_t> warpsOf(layout::FragmentAttr fragment);

private:
  llvm::DenseMap<mlir::Type, std::unique_ptr<Places>> places;
  llvm::DenseMap<std::pair<mlir::Type, mlir::Attribute>,
                 std::unique_ptr<std::vector<Box>>>
      boxes;
  llvm::DenseMap<mlir::Attribute, std::vector<uint32_t>> warps;
};

/// A tile of shared or tensor memory.
struct Buffer {
  mlir::MemRefType type;
  Element element;
  const Places *places = nullptr;
  std::string name;
  /// Of which channel, stage and tile of its CTA it is, if of any.
  int64_t channel = -1, stage = -1, tile = -1;
  std::vector<Cell> threads; ///< as ordinary accesses see it
  std::vector<Cell> engine;  ///< as the copy engine and the matrix unit do

  /// A store by threads that engines do not see yet.
  struct Unseen {
    std::vector<int32_t> places;
    std::vector<Cell> cells;
    Agent *by;
    mlir::Operation *op;
    bool isFenced = false;
  };
  std::vector<Unseen> unseen;

  /// Who touched a place since the threads of the role last met.
  struct Touch {
    uint32_t writeRound = 0, readRound = 0; ///< 0: never
    uint32_t writers = 0, readers = 0;      ///< warps
  };
  std::vector<Touch> touches;
  mlir::Operation *lastWrite = nullptr, *lastRead = nullptr;

  /// Who gave the stage back that it got, and has not got it again.
  Agent *givenBackBy = nullptr;
  mlir::Operation *givenBack = nullptr;

  /// Bulk stores from here that no thread knows to have read it.
  std::vector<std::shared_ptr<Job>> readers;

  void show(const Unseen &store) {
    for (size_t i = 0; i < store.places.size(); ++i)
      engine[store.places[i]] = store.cells[i];
  }
};

} // namespace tier::simulate

#endif // TIER_LIB_SIMULATE_MEMORY_H
