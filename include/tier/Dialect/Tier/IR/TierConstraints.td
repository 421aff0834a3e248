//===- TierConstraints.td - types that other dialects name ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_TIERCONSTRAINTS_TD
#define TIER_DIALECT_TIER_IR_TIERCONSTRAINTS_TD

include "mlir/IR/OpBase.td"

def Tier_Tile : Type<CPred<"::tier::ir::isTile($_self)">,
    "tile in registers (tensor with a fragment)", "::mlir::RankedTensorType">;
def Tier_SharedTile : Type<CPred<"::tier::ir::isShared($_self)">,
    "tile in shared memory", "::mlir::MemRefType">;
def Tier_SharedOrRegisterTile :
    Type<Or<[Tier_SharedTile.predicate, Tier_Tile.predicate]>,
    "tile in shared memory or registers">;
def Tier_TensorTile : Type<CPred<"::tier::ir::isTensorMemory($_self)">,
    "tile in tensor memory", "::mlir::MemRefType">;
def Tier_OnChipTile : Type<Or<[Tier_SharedTile.predicate, Tier_TensorTile.predicate]>,
    "tile in shared or tensor memory", "::mlir::MemRefType">;
def Tier_AnyTensorMap : Type<CPred<"::llvm::isa<::tier::ir::TensorMapType>($_self)">,
    "tensor map", "::tier::ir::TensorMapType">;

#endif // TIER_DIALECT_TIER_IR_TIERCONSTRAINTS_TD
