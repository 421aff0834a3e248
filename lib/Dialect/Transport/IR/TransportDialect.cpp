//===- TransportDialect.cpp - registration of the transport dialect -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Transport/IR/Transport.h"

#include "tier/Dialect/Tier/IR/TileTypes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "tier/Dialect/Transport/IR/TransportDialect.cpp.inc"
#include "tier/Dialect/Transport/IR/TransportEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tier/Dialect/Transport/IR/TransportAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "tier/Dialect/Transport/IR/TransportTypes.cpp.inc"

#define GET_OP_CLASSES
#include "tier/Dialect/Transport/IR/TransportOps.cpp.inc"

namespace tier::transport {

void TransportDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tier/Dialect/Transport/IR/TransportAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "tier/Dialect/Transport/IR/TransportTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tier/Dialect/Transport/IR/TransportOps.cpp.inc"
      >();
}

LogicalResult ChannelType::verify(function_ref<InFlightDiagnostic()> emitError,
                                  ArrayRef<Type> tiles) {
  if (tiles.empty())
    return emitError() << "[async.channel-tiles] expects at least one tile, "
                          "got none";
  for (Type tile : tiles)
    if (failed(ir::verifyTileType(tile, emitError)))
      return failure();
    else if (!ir::isShared(tile) && !ir::isTensorMemory(tile))
      return emitError() << "[async.channel-tiles] expects tiles of shared "
                            "memory, got "
                         << tile;
  return success();
}

LogicalResult RingType::verify(function_ref<InFlightDiagnostic()> emitError,
                               int64_t stages, ArrayRef<Type> tiles) {
  if (failed(ir::verifyStages(stages, emitError)))
    return failure();
  if (tiles.empty())
    return emitError() << "[async.ring] expects at least one tile, got none";
  for (Type tile : tiles)
    if (failed(ir::verifyTileType(tile, emitError)))
      return failure();
    else if (!ir::isShared(tile) && !ir::isTensorMemory(tile))
      return emitError() << "[async.ring] expects tiles of shared or tensor "
                            "memory, got "
                         << tile;
  return success();
}

// Limits of the object: PTX ISA 9.7.13.15.2.
LogicalResult BarriersType::verify(function_ref<InFlightDiagnostic()> emitError,
                                   int64_t count, int64_t arrivals) {
  if (count < 1)
    return emitError() << "[async.barriers] expects at least one barrier, got "
                       << count;
  if (arrivals < 1 || arrivals >= (1 << 20))
    return emitError() << "[async.barriers] expects 1 to 1048575 arrivals, got "
                       << arrivals;
  return success();
}

LogicalResult TokenType::verify(function_ref<InFlightDiagnostic()> emitError,
                                Completion completion, int64_t bytes) {
  if (bytes < 0 || bytes >= (1 << 20))
    return emitError() << "[async.token] expects 0 to 1048575 bytes, got "
                       << bytes;
  return success();
}

} // namespace tier::transport
