//===- SharedTile.cpp - where the elements of a shared tile lie -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedTile.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::nvvm {

/// The span in bytes of a swizzle that moves 16-byte chunks by the 128-byte
/// line they are in, or -1.
static int64_t spanOf(layout::SwizzleAttr swizzle, int64_t elementBytes) {
  if (swizzle.getBits() == 0)
    return 0;
  bool chunks = (elementBytes << swizzle.getBase()) == 16;
  bool lines = swizzle.getShift() == 3 && swizzle.getBits() <= 3;
  return chunks && lines ? int64_t(16) << swizzle.getBits() : -1;
}

SharedTile::SharedTile(MemRefType type) : type(type) {
  elementBytes = llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  MemRefLayoutAttrInterface layout = type.getLayout();
  if (auto compose = dyn_cast<layout::ComposeAttr>(layout)) {
    strided = compose.getFirst();
    span = spanOf(compose.getSecond(), elementBytes);
  } else {
    strided = dyn_cast<layout::StridedAttr>(layout);
  }
  if (!strided) {
    int64_t offset;
    if (failed(type.getStridesAndOffset(strides, offset)))
      span = -1;
  }
}

int64_t SharedTile::getOffset(ArrayRef<int64_t> coordinate) const {
  if (strided)
    return strided.apply(coordinate) * elementBytes;
  int64_t offset = 0;
  for (auto [c, stride] : llvm::zip_equal(coordinate, strides))
    offset += c * stride;
  return offset * elementBytes;
}

int64_t SharedTile::getBytes() const {
  SmallVector<int64_t> last;
  for (int64_t extent : type.getShape())
    last.push_back(extent - 1);
  int64_t bytes = strided ? strided.getCosize() * elementBytes
                          : getOffset(last) + elementBytes;
  return llvm::alignTo(bytes, 16);
}

} // namespace tier::nvvm
