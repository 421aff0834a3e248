//===- SharedTile.h - where the elements of a shared tile lie -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_SHAREDTILE_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_SHAREDTILE_H

#include "tier/Dialect/Tier/IR/Tier.h"

namespace tier::nvvm {

/// A tile in shared memory as bytes: a strided map, then an exclusive-or of
/// 16-byte chunks within `span` bytes on the absolute address.
class SharedTile {
public:
  explicit SharedTile(mlir::MemRefType type);

  mlir::MemRefType getType() const { return type; }
  llvm::ArrayRef<int64_t> getShape() const { return type.getShape(); }
  int64_t getElementBytes() const { return elementBytes; }
  /// 32, 64 or 128; 0 without a swizzle; -1 when the swizzle is none that the
  /// copy engine and the matrix unit know.
  int64_t getSpan() const { return span; }
  /// Byte offset of `coordinate` before the swizzle.
  int64_t getOffset(llvm::ArrayRef<int64_t> coordinate) const;
  /// Bytes from the first to one past the last element.
  int64_t getBytes() const;

private:
  mlir::MemRefType type;
  int64_t elementBytes;
  int64_t span = 0;
  layout::StridedAttr strided;
  llvm::SmallVector<int64_t> strides;
};

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_SHAREDTILE_H
