//===- Accesses.cpp - how the transfers of transport reach memory ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Transport/IR/Accesses.h"

#include "tier/Dialect/Tier/IR/Accesses.h"

#include "mlir/IR/DialectRegistry.h"

using namespace mlir;

namespace tier::transport {

using layout::Access;
using layout::Engine;
using Accesses = SmallVectorImpl<Access>;

static void describe(BulkLoadOp op, const machine::Machine &,
                     Accesses &accesses) {
  Access access{&op.getTargetMutable(), /*isWrite=*/true, Engine::Bulk, {}};
  access.swizzle = op.getSource().getType().getMap().getSwizzle();
  accesses.push_back(access);
}

static void describe(BulkStoreOp op, const machine::Machine &,
                     Accesses &accesses) {
  Access access{&op.getSourceMutable(), /*isWrite=*/false, Engine::Bulk, {}};
  access.swizzle = op.getTarget().getType().getMap().getSwizzle();
  accesses.push_back(access);
}

static void describe(GroupCopyOp op, const machine::Machine &machine,
                     Accesses &accesses) {
  accesses.push_back(ir::describeThreadCopy(
      op.getTargetMutable(), op.getSource(), op.getIndices(), machine));
}

namespace {
template <typename Op>
struct Model : layout::AccessOpInterface::ExternalModel<Model<Op>, Op> {
  void getAccesses(Operation *op, const machine::Machine &machine,
                   Accesses &accesses) const {
    describe(cast<Op>(op), machine, accesses);
  }
};
} // namespace

void registerAccessModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, TransportDialect *) {
    BulkLoadOp::attachInterface<Model<BulkLoadOp>>(*context);
    BulkStoreOp::attachInterface<Model<BulkStoreOp>>(*context);
    GroupCopyOp::attachInterface<Model<GroupCopyOp>>(*context);
  });
}

} // namespace tier::transport
