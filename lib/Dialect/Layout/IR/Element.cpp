//===- Element.cpp - element types as machines name them ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Element.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tier::layout {

std::optional<machine::Element> getElement(Type type) {
  using E = machine::Element;
  if (type.isInteger(1))
    return E::Bool;
  if (type.isInteger(8))
    return E::I8;
  if (type.isInteger(16))
    return E::I16;
  if (type.isInteger(32))
    return E::I32;
  if (type.isInteger(64))
    return E::I64;
  if (isa<Float8E4M3FNType>(type))
    return E::F8E4M3;
  if (isa<Float8E5M2Type>(type))
    return E::F8E5M2;
  if (isa<Float8E4M3FNUZType>(type))
    return E::F8E4M3FNUZ;
  if (isa<Float8E5M2FNUZType>(type))
    return E::F8E5M2FNUZ;
  if (isa<Float8E8M0FNUType>(type))
    return E::F8E8M0;
  if (isa<Float4E2M1FNType>(type))
    return E::F4E2M1;
  if (isa<Float6E2M3FNType>(type))
    return E::F6E2M3;
  if (isa<Float6E3M2FNType>(type))
    return E::F6E3M2;
  if (type.isF16())
    return E::F16;
  if (type.isBF16())
    return E::BF16;
  if (type.isF32())
    return E::F32;
  if (type.isF64())
    return E::F64;
  return std::nullopt;
}

} // namespace tier::layout
