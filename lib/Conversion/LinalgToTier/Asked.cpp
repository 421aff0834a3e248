//===- Asked.cpp - what a program asks of plans ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

using namespace mlir;

namespace tier::where {

std::optional<problem::Asked> findAsked(const Kernel &kernel) {
  if (!kernel.contract)
    return std::nullopt;
  auto program = kernel.contract->op->getParentOfType<func::FuncOp>();
  auto given = program ? program->getAttrOfType<DictionaryAttr>("tier.asked") : DictionaryAttr();
  if (!given)
    return std::nullopt;
  problem::Asked asked;
  if (auto tile = given.getAs<DenseI64ArrayAttr>("tile"))
    asked.tile.assign(tile.asArrayRef().begin(), tile.asArrayRef().end());
  if (auto cluster = given.getAs<DenseI64ArrayAttr>("cluster"))
    asked.cluster.assign(cluster.asArrayRef().begin(), cluster.asArrayRef().end());
  if (auto stages = given.getAs<IntegerAttr>("stages"))
    asked.stages = stages.getInt();
  if (auto swaps = given.getAs<BoolAttr>("swaps"))
    asked.swapsSides = swaps.getValue();
  if (auto segments = given.getAs<IntegerAttr>("segments"))
    asked.segments = segments.getInt();
  if (auto ctas = given.getAs<IntegerAttr>("ctas"))
    asked.ctas = ctas.getInt();
  if (auto adds = given.getAs<BoolAttr>("adds"))
    asked.addsSegments = adds.getValue();
  if (auto pingpong = given.getAs<BoolAttr>("pingpong"))
    asked.alternates = pingpong.getValue();
  if (auto grain = given.getAs<StringAttr>("grain"))
    asked.grain = grain.getValue().str();
  if (auto roles = given.getAs<IntegerAttr>("roles"))
    asked.roles = roles.getInt();
  return asked;
}

} // namespace tier::where
