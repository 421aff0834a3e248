//===- LayoutDialect.cpp - registration of the layout dialect -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Layout.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "tier/Dialect/Layout/IR/LayoutDialect.cpp.inc"
#include "tier/Dialect/Layout/IR/LayoutEnums.cpp.inc"

#include "tier/Dialect/Layout/IR/LayoutAttrInterfaces.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tier/Dialect/Layout/IR/LayoutAttrs.cpp.inc"

#define GET_OP_CLASSES
#include "tier/Dialect/Layout/IR/LayoutOps.cpp.inc"

namespace tier::layout {

namespace {
/// Prints long fragments and layouts once, at the top of the file.
struct LayoutAliases : OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;
  AliasResult getAlias(Attribute attr, raw_ostream &os) const override {
    if (isa<FragmentAttr>(attr)) {
      os << "fragment";
      return AliasResult::OverridableAlias;
    }
    if (isa<ComposeAttr>(attr)) {
      os << "tile";
      return AliasResult::OverridableAlias;
    }
    return AliasResult::NoAlias;
  }
};
} // namespace

void LayoutDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tier/Dialect/Layout/IR/LayoutAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tier/Dialect/Layout/IR/LayoutOps.cpp.inc"
      >();
  addInterfaces<LayoutAliases>();
}

FragmentAttr getFragment(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? dyn_cast_if_present<FragmentAttr>(tensor.getEncoding())
                : FragmentAttr();
}

} // namespace tier::layout
