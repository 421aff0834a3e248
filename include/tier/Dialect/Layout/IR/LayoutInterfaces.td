//===- LayoutInterfaces.td - how ops reach tiles in memory ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_LAYOUT_IR_LAYOUTINTERFACES_TD
#define TIER_DIALECT_LAYOUT_IR_LAYOUTINTERFACES_TD

include "mlir/IR/OpBase.td"

def Layout_AccessOpInterface : OpInterface<"AccessOpInterface"> {
  let description = [{
    An op that reads or writes a tile or a view in memory says which operand it
    is, whether it is written, and who moves which element: threads with a
    fragment, 8x8 matrices of rows of 16 bytes, a matrix instruction that reads
    by a descriptor, or the engine for bulk copies. The passes of `layout` see
    accesses only in this way.
  }];
  let cppNamespace = "::tier::layout";
  let methods = [InterfaceMethod<
    "Appends the accesses of the op on a machine; operands whose access is not known are left out.",
    "void", "getAccesses",
    (ins "const ::tier::machine::Machine &":$machine,
         "::llvm::SmallVectorImpl<::tier::layout::Access> &":$accesses)>];
}

#endif // TIER_DIALECT_LAYOUT_IR_LAYOUTINTERFACES_TD
