//===- Layout.h - the layout dialect --------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_LAYOUT_IR_LAYOUT_H
#define TIER_DIALECT_LAYOUT_IR_LAYOUT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "tier/Problem/Piecewise.h"

#include "tier/Dialect/Layout/IR/LayoutDialect.h.inc"
#include "tier/Dialect/Layout/IR/LayoutEnums.h.inc"

#include "tier/Dialect/Layout/IR/LayoutAttrInterfaces.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tier/Dialect/Layout/IR/LayoutAttrs.h.inc"

#define GET_OP_CLASSES
#include "tier/Dialect/Layout/IR/LayoutOps.h.inc"

namespace tier::layout {

/// The fragment of a tile in registers, or null for any other type.
FragmentAttr getFragment(mlir::Type type);

} // namespace tier::layout

#endif // TIER_DIALECT_LAYOUT_IR_LAYOUT_H
