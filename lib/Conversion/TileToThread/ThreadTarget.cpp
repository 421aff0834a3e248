//===- ThreadTarget.cpp - what most machines say --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/TileToThread/TileToThread.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tier {

ThreadTarget::~ThreadTarget() = default;

FailureOr<LLVM::LLVMFuncOp>
ThreadTarget::createFunction(ThreadEmitter &emitter,
                             SmallVectorImpl<Value> &arguments) {
  gpu::GPUFuncOp kernel = emitter.kernel;
  OpBuilder &b = emitter.builder();
  MLIRContext *context = kernel.getContext();
  Location loc = kernel.getLoc();
  auto global = LLVM::LLVMPointerType::get(context, getGlobalSpace());
  SmallVector<Type> types;
  for (Type type : kernel.getArgumentTypes()) {
    if (isa<MemRefType>(type))
      types.push_back(global);
    else if (isa<ir::TensorMapType>(type))
      types.push_back(LLVM::LLVMPointerType::get(context));
    else if (isa<IndexType>(type))
      types.push_back(b.getI64Type());
    else if (type.isInteger(1))
      types.push_back(b.getI8Type());
    else
      types.push_back(type);
  }
  auto function = LLVM::LLVMFuncOp::create(
      b, loc, kernel.getName(),
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), types));
  Block *entry = function.addEntryBlock(b);
  b.setInsertionPointToStart(entry);
  for (auto [number, type] : llvm::enumerate(kernel.getArgumentTypes())) {
    Value value = entry->getArgument(number);
    if (isa<MemRefType>(type)) {
      if (auto align =
              kernel.getArgAttrOfType<IntegerAttr>(number, "tier.align"))
        function.setArgAttr(number, LLVM::LLVMDialect::getAlignAttrName(),
                            b.getI64IntegerAttr(align.getInt()));
    } else if (auto map = dyn_cast<ir::TensorMapType>(type)) {
      // What --check-async needs to know of it.
      function.setArgAttr(number, "layout.tensormap", map.getMap());
      function.setArgAttr(
          number, LLVM::LLVMDialect::getByValAttrName(),
          TypeAttr::get(LLVM::LLVMArrayType::get(b.getI8Type(), 128)));
      function.setArgAttr(number, LLVM::LLVMDialect::getAlignAttrName(),
                          b.getI64IntegerAttr(64));
    } else if (isa<IndexType>(type)) {
      value = arith::IndexCastOp::create(b, loc, b.getIndexType(), value);
    } else if (type.isInteger(1)) {
      Value zero = arith::ConstantOp::create(b, loc, b.getI8IntegerAttr(0));
      value =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, value, zero);
    }
    arguments.push_back(value);
  }
  return function;
}

Value ThreadTarget::emitWarpIndex(ThreadEmitter &emitter) {
  return arith::DivUIOp::create(emitter.builder(), emitter.loc(),
                                emitThreadIndex(emitter),
                                emitter.i32(machine.lanes));
}

Value ThreadTarget::emitShuffleStep(ThreadEmitter &emitter, Value value,
                                    int64_t step) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  Value lane = emitter.role().lane;
  Value from = arith::AddIOp::create(b, loc, lane, emitter.i32(step));
  // Lanes beyond either end are large numbers without a sign.
  Value exists = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, from,
                                       emitter.i32(machine.lanes));
  from = arith::SelectOp::create(b, loc, exists, from, lane);
  return emitShuffleIndex(emitter, value, from);
}

Value emitZeros(ThreadEmitter &emitter) {
  static constexpr StringLiteral name = "tier_zeros";
  OpBuilder &b = emitter.builder();
  auto module = emitter.function->getParentOfType<gpu::GPUModuleOp>();
  auto global = module.lookupSymbol<LLVM::GlobalOp>(name);
  if (!global) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(module.getBody());
    auto type = LLVM::LLVMArrayType::get(b.getI8Type(), 64);
    auto zeros = DenseElementsAttr::get(
        RankedTensorType::get({64}, b.getI8Type()), b.getI8IntegerAttr(0));
    global = LLVM::GlobalOp::create(
        b, emitter.loc(), type, /*isConstant=*/true, LLVM::Linkage::Internal,
        name, zeros, /*alignment=*/64, emitter.target.getGlobalSpace());
  }
  return LLVM::AddressOfOp::create(b, emitter.loc(), global);
}

Value ThreadTarget::emitPredicatedLoad(ThreadEmitter &emitter, Value pointer,
                                       Type type, int64_t alignment,
                                       Value predicate) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  Value place =
      LLVM::SelectOp::create(b, loc, predicate, pointer, emitZeros(emitter));
  return LLVM::LoadOp::create(b, loc, type, place, alignment);
}

Value ThreadTarget::emitFetchingLoad(ThreadEmitter &emitter, Value pointer, Type type,
                                     int64_t alignment, Value predicate, int64_t fetchBytes) {
  if (predicate)
    return emitPredicatedLoad(emitter, pointer, type, alignment, predicate);
  return LLVM::LoadOp::create(emitter.builder(), emitter.loc(), type, pointer, alignment);
}

void ThreadTarget::emitPredicatedStore(ThreadEmitter &emitter, Value value,
                                       Value pointer, int64_t alignment,
                                       Value predicate) {
  emitter.emitIf(predicate, [&] {
    LLVM::StoreOp::create(emitter.builder(), emitter.loc(), value, pointer,
                          alignment);
  });
}

//===----------------------------------------------------------------------===//
// Roles and the rest
//===----------------------------------------------------------------------===//

LogicalResult ThreadTarget::beginRoles(ThreadEmitter &, transport::RolesOp op) {
  if (machine.hasRoles)
    return success();
  return op.emitOpError("[async.roles] expects a machine whose warps run "
                        "different roles, got '")
         << machine.name << "'";
}

LogicalResult ThreadTarget::placeTensorTiles(ThreadEmitter &,
                                             const StageRing &ring) {
  transport::RingOp op = ring.op;
  return op.emitOpError("[tier.placement] expects a machine with tensor "
                        "memory, got ")
         << machine.name;
}

LogicalResult ThreadTarget::beginRole(ThreadEmitter &, transport::RoleOp) {
  return success();
}

LogicalResult ThreadTarget::endRoles(ThreadEmitter &, transport::RolesOp) {
  return success();
}

FailureOr<bool> ThreadTarget::emit(ThreadEmitter &, Operation *) {
  return false;
}

bool ThreadTarget::hasIntrinsic(Operation *op, Type element) const {
  return false;
}

} // namespace tier
