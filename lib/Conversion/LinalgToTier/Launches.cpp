//===- Launches.cpp - what the host launches for a kernel -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launches.h"

using namespace mlir;

namespace tier::where {

static void buildChain(OpBuilder builder, ArrayRef<Launch> launches, Location loc, Host &host,
                       const IRMapping &reserved = {});

/// Launches one variant and what follows it, with the memory they share.
static void buildLaunch(OpBuilder &builder, const Launch &launch, Location loc, Host &host,
                        IRMapping reserved) {
  Value one = host.constant(1);
  for (Operation *workspace : launch.workspaces)
    builder.clone(*workspace, reserved);
  SmallVector<Value> arguments = llvm::map_to_vector(
      launch.arguments, [&](Value argument) { return reserved.lookupOrDefault(argument); });
  auto op = gpu::LaunchFuncOp::create(builder, loc, launch.function,
                                      gpu::KernelDim3{launch.blocks, one, one},
                                      gpu::KernelDim3{launch.threads, one, one},
                                      /*dynamicSharedMemorySize=*/Value(), arguments);
  if (launch.beginsEarly)
    op->setAttr("tier.begins_early", builder.getUnitAttr());
  for (const std::vector<Launch> &follower : launch.followers)
    buildChain(builder, follower, loc, host, reserved);
}

/// `if (guard 0) launch 0 else if (guard 1) ...`
static void buildChain(OpBuilder builder, ArrayRef<Launch> launches, Location loc, Host &host,
                       const IRMapping &reserved) {
  for (const Launch &launch : launches) {
    scf::IfOp choice;
    if (launch.guard) {
      choice = scf::IfOp::create(builder, loc, launch.guard, /*withElseRegion=*/true);
      builder.setInsertionPointToStart(choice.thenBlock());
    }
    buildLaunch(builder, launch, loc, host, reserved);
    if (choice)
      builder.setInsertionPointToStart(choice.elseBlock());
  }
}

/// `if (they pay) { reserve; one stage after another } else`.
static void buildStaged(OpBuilder &builder, const StagedLaunches &staged, Location loc,
                        Host &host) {
  auto choice = scf::IfOp::create(builder, loc, staged.guard, /*withElseRegion=*/true);
  Block *block = choice.thenBlock();
  for (Operation *workspace : staged.workspaces)
    workspace->moveBefore(block, block->getTerminator()->getIterator());
  builder.setInsertionPoint(block->getTerminator());
  for (const SmallVector<Launch> &stage : staged.stages)
    buildChain(builder, stage, loc, host);
  builder.setInsertionPointToStart(choice.elseBlock());
}

Value buildAny(const Kernel &kernel, const Task &task, Host &host) {
  Value work = host.constant(1);
  for (auto [d, dim] : llvm::enumerate(kernel.dims))
    if (!dim.isReduced)
      if (task.kind != problem::GroupKind::Rows || kernel.reductions.empty() ||
          (d != task.reduced && !llvm::is_contained(task.walked, d)))
        work = host.mul(work, dim.extent);
  if (Host::getConstant(work))
    return {};
  return arith::CmpIOp::create(host.builder, kernel.root.getLoc(), arith::CmpIPredicate::ne, work,
                               host.constant(0));
}

/// `if (there is work) { if (guard 0) launch 0 else if (guard 1) ... }`
static void buildLaunches(OpBuilder builder, const KernelLaunches &kernel, Host &host) {
  if (kernel.unless)
    builder = scf::IfOp::create(builder, kernel.loc, kernel.unless, /*withElseRegion=*/true)
                  .getElseBodyBuilder();
  if (kernel.any) {
    auto outer = scf::IfOp::create(builder, kernel.loc, kernel.any, /*withElseRegion=*/false);
    builder.setInsertionPointToStart(outer.thenBlock());
  }
  for (const StagedLaunches &staged : kernel.staged)
    buildStaged(builder, staged, kernel.loc, host);
  buildChain(builder, kernel.launches, kernel.loc, host);
}

/// Drops what launches reserved by copies of their own.
static void eraseWorkspaces(const ReducingLaunches &reducing, ArrayRef<KernelLaunches> kernels) {
  llvm::SetVector<Operation *> workspaces;
  auto add = [&](ArrayRef<Launch> launches) {
    for (const Launch &launch : launches)
      workspaces.insert(launch.workspaces.begin(), launch.workspaces.end());
  };
  add(reducing.launches);
  for (const KernelLaunches &kernel : kernels) {
    add(kernel.launches);
    for (const StagedLaunches &staged : kernel.staged)
      llvm::for_each(staged.stages, add);
  }
  for (Operation *workspace : workspaces)
    workspace->erase();
}

void buildLaunches(const Kernel &product, const ReducingLaunches &reducing,
                   ArrayRef<KernelLaunches> kernels, Host &host) {
  Location loc = product.root.getLoc();
  OpBuilder builder = host.builder;
  if (!reducing.launches.empty()) {
    OpBuilder reduced = builder;
    if (reducing.guard) {
      auto choice = scf::IfOp::create(builder, loc, reducing.guard, /*withElseRegion=*/true);
      reduced = choice.getThenBodyBuilder();
      builder = choice.getElseBodyBuilder();
    }
    buildChain(reduced, reducing.launches, loc, host);
    // What only the kernels behind the product read is reserved where these are launched.
    if (product.isOnlyReduced) {
      Operation *result = product.target->buffer->base.getDefiningOp();
      Block *block = builder.getInsertionBlock();
      if (reducing.guard)
        result->moveBefore(block, block->begin());
      else
        result->erase();
    }
  }
  for (const KernelLaunches &kernel : kernels)
    buildLaunches(builder, kernel, host);
  eraseWorkspaces(reducing, kernels);
}

} // namespace tier::where
