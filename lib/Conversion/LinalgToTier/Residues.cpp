//===- Residues.cpp - operands whose rows begin anywhere ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of 2-byte elements whose pitch is no multiple of 16 bytes have no tensor map, but
// every eighth of them lie at a pitch that is one. Each remainder r of the row's number has
// a map, whose base is rounded down to 16 bytes; its rows begin s(r) elements behind it,
// and whoever multiplies shifts them on the way to registers:
//
//   for k { for r in 0 .. 7 { raw[r] = alloc; copy x_r[m / 8, k] -> raw[r] }
//           b = alloc; copy w[n, k] -> b
//           a = realign raw[0], .., raw[7] from the array's offset step its pitch
//           c = mma a, b, c }
//
// A map ends with its last row's last element: what lies beyond k or the rows is 0.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"
#include "tier/Dialect/Tier/IR/Realign.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace tier::where {

layout::FragmentAttr KernelEmitter::getProductFragment(problem::Fragment fragment) {
  if (plan.realignsA) {
    std::optional<problem::Fragment> rows = problem::toRowsOfResidues(fragment);
    assert(rows && "a warpgroup multiplies");
    fragment = *rows;
  }
  return convert(fragment);
}

Value KernelEmitter::getResidueView(const Node &leaf, int64_t residue) {
  unsigned rows = task.tiled[0], k = task.reduced;
  Value number = host.constant(residue);
  Value start = host.add(leaf.offset, host.mul(number, leaf.strides[rows]));
  Value vector = host.mul(host.floorDiv(start, leaf.residues), host.constant(leaf.residues));
  Value count = host.add(kernel.dims[rows].extent, host.constant(leaf.residues - 1 - residue));
  OpFoldResult sizes[] = {
      getFoldable(host.floorDiv(count, leaf.residues), Category::Extent),
      getFoldable(host.add(kernel.dims[k].extent, host.mod(start, leaf.residues)),
                  Category::Extent)};
  Value pitch = host.mul(host.constant(leaf.residues), leaf.strides[rows]);
  OpFoldResult strides[] = {getFoldable(pitch, Category::Stride), builder.getIndexAttr(1)};
  OpFoldResult offset = getFoldable(vector, Category::Stride);
  auto known = [](OpFoldResult value) {
    return getConstantIntValue(value).value_or(ShapedType::kDynamic);
  };
  auto type = MemRefType::get(
      llvm::map_to_vector(sizes, known), getStorage(leaf.element),
      StridedLayoutAttr::get(builder.getContext(), known(offset),
                             llvm::map_to_vector(strides, known)));
  OpBuilder before(marker);
  return memref::ReinterpretCastOp::create(before, leaf.loc, type,
                                           getParameter(leaf.buffer->base, Category::Base), offset,
                                           sizes, strides);
}

void KernelEmitter::emitResidues(const Frame &tile, Value k, Value operands[2]) {
  Location loc = kernel.contract->loc;
  const Node &leaf = *task.a;
  auto space = ir::SpaceAttr::get(builder.getContext(), ir::Space::shared);
  auto type = MemRefType::get({plan.tile[0] / leaf.residues, plan.tile[2] + leaf.residues},
                              leaf.element, MemRefLayoutAttrInterface(), space);
  SmallVector<Value> sources;
  for (int64_t residue = 0; residue < leaf.residues; ++residue)
    sources.push_back(ir::AllocOp::create(builder, loc, type));
  operands[1] = ir::AllocOp::create(builder, loc, getSharedType(*task.b, 1));
  Value row = builder.createOrFold<arith::DivUIOp>(loc, tile.position[task.tiled[0]],
                                                   constant(leaf.residues));
  for (auto [residue, source] : llvm::enumerate(sources)) {
    Value indices[] = {row, k};
    ir::CopyOp::create(builder, loc, getResidueView(leaf, residue), indices, source,
                       ValueRange());
  }
  emitCopy(tile, *task.b, 1, k, operands[1]);

  const machine::Atom *atom = problem::registerAtomOf(task.question, machine);
  assert(atom && "the plan found an instruction");
  layout::FragmentAttr fragment = getProductFragment(
      problem::operandFragmentA(*atom, plan.tile[0], plan.tile[1], plan.tile[2],
                                plan.warps.back(), machine.lanes));
  operands[0] = ir::RealignOp::create(
      builder, loc, RankedTensorType::get({plan.tile[0], plan.tile[2]}, leaf.element, fragment),
      sources, getIndex(host.mod(leaf.offset, leaf.residues), Category::Stride),
      getIndex(leaf.strides[task.tiled[0]], Category::Stride));
}

} // namespace tier::where
