//===- Element.h - element types as machines name them ----------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   getElement(f6E2M3FN) == machine::Element::F6E2M3
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_LAYOUT_IR_ELEMENT_H
#define TIER_DIALECT_LAYOUT_IR_ELEMENT_H

#include "tier/Machine/Machine.h"

#include "mlir/IR/Types.h"

#include <optional>

namespace tier::layout {

/// How machines name an element type, if they do.
std::optional<machine::Element> getElement(mlir::Type type);

} // namespace tier::layout

#endif // TIER_DIALECT_LAYOUT_IR_ELEMENT_H
