//===- TierDialect.cpp - registration of the tier dialect -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Gather.h"
#include "tier/Dialect/Tier/IR/Packed.h"
#include "tier/Dialect/Tier/IR/Realign.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "tier/Dialect/Tier/IR/TierDialect.cpp.inc"
#include "tier/Dialect/Tier/IR/TierEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tier/Dialect/Tier/IR/TierAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "tier/Dialect/Tier/IR/TierTypes.cpp.inc"

#define GET_OP_CLASSES
#include "tier/Dialect/Tier/IR/TierOps.cpp.inc"

namespace tier::ir {

void TierDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tier/Dialect/Tier/IR/TierAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "tier/Dialect/Tier/IR/TierTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tier/Dialect/Tier/IR/TierOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tier/Dialect/Tier/IR/Gather.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tier/Dialect/Tier/IR/Packed.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tier/Dialect/Tier/IR/Realign.cpp.inc"
      >();
}

bool isTile(Type type) {
  return static_cast<bool>(layout::getFragment(type));
}

bool isShared(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && getSpace(memref) == Space::shared;
}

bool isTensorMemory(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && getSpace(memref) == Space::tensor;
}

int64_t countColumns(MemRefType tile) {
  // One element per cell of 32 bits, whatever its width.
  return tile.getRank() == 2 ? tile.getDimSize(1) : 0;
}

Space getSpace(MemRefType type) {
  auto space = dyn_cast_if_present<SpaceAttr>(type.getMemorySpace());
  return space ? space.getValue() : Space::global;
}

} // namespace tier::ir
