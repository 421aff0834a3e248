//===- LayoutInterfaces.td - what ops and layouts can be asked ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_LAYOUT_IR_LAYOUTINTERFACES_TD
#define TIER_DIALECT_LAYOUT_IR_LAYOUTINTERFACES_TD

include "mlir/IR/OpBase.td"

def Layout_LayoutAttr : AttrInterface<"LayoutAttr"> {
  let description = [{
    A spelling of a function from coordinates to one integer. Its meaning is a
    `problem::Piecewise`; equality, normal forms and relations are asked there
    (`tier/Problem/Equal.h`, `Canonical.h`, `Relation.h`).
  }];
  let cppNamespace = "::tier::layout";
  let methods = [
    InterfaceMethod<"How many coordinates the function takes.",
      "unsigned", "getDomainRank">,
    InterfaceMethod<"The function: guarded pieces of layouts. A swizzle stands "
                    "for its action on one repeat.",
      "::tier::problem::Piecewise", "toProblem">,
    InterfaceMethod<"The value at a coordinate, and at symbols after it; "
                    "nothing outside the domain.",
      "std::optional<int64_t>", "evaluate",
      (ins "::llvm::ArrayRef<int64_t>":$point), "", [{
        return $_attr.toProblem().at(point);
      }]>,
    InterfaceMethod<"True if it is proven that no two coordinates share a value; "
                    "false also where no proof was found.",
      "bool", "isInjective">,
    InterfaceMethod<"The most elements, a power of two up to 16, that lie side "
                    "by side along `dim` and start at a multiple of their "
                    "number.",
      "int64_t", "getVectorWidth", (ins "unsigned":$dim)>
  ];
}

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
