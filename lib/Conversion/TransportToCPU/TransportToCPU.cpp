//===- TransportToCPU.cpp - the door from When to the host ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel becomes `void k(void **params, i64 block, i64 blocks)`: one call for
// each block, one thread for each call. `params[i]` is the address of argument
// i. Shared memory is the stack of the call.
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/Passes.h"
#include "tier/Conversion/TileToThread/TileToThread.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;

namespace tier {
#define GEN_PASS_DEF_CONVERTTRANSPORTTOCPU
#include "tier/Conversion/Passes.h.inc"

/// Words of the host.
class HostTarget : public ThreadTarget {
public:
  using ThreadTarget::ThreadTarget;
  unsigned getGlobalSpace() const override { return 0; }
  unsigned getSharedSpace() const override { return 0; }

  FailureOr<LLVM::LLVMFuncOp>
  createFunction(ThreadEmitter &emitter,
                 SmallVectorImpl<Value> &arguments) override {
    gpu::GPUFuncOp kernel = emitter.kernel;
    OpBuilder &b = emitter.builder();
    Location loc = kernel.getLoc();
    auto pointer = LLVM::LLVMPointerType::get(b.getContext());
    auto type =
        LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(b.getContext()),
                                    {pointer, b.getI64Type(), b.getI64Type()});
    auto function = LLVM::LLVMFuncOp::create(b, loc, kernel.getName(), type);
    Block *entry = function.addEntryBlock(b);
    b.setInsertionPointToStart(entry);
    for (auto [number, type] : llvm::enumerate(kernel.getArgumentTypes())) {
      if (isa<ir::TensorMapType>(type))
        return kernel.emitOpError("[async.machine] expects arguments that '")
               << machine.name << "' takes, got a tensor map";
      Value slot =
          LLVM::GEPOp::create(b, loc, pointer, pointer, entry->getArgument(0),
                              ArrayRef<LLVM::GEPArg>{int32_t(number)});
      Value place = LLVM::LoadOp::create(b, loc, pointer, slot);
      Type inMemory = type;
      if (isa<MemRefType>(type))
        inMemory = pointer;
      else if (isa<IndexType>(type))
        inMemory = b.getI64Type();
      else if (type.isInteger(1))
        inMemory = b.getI8Type();
      Value value = LLVM::LoadOp::create(b, loc, inMemory, place);
      if (isa<IndexType>(type)) {
        value = arith::IndexCastOp::create(b, loc, type, value);
      } else if (type.isInteger(1)) {
        Value zero = arith::ConstantOp::create(b, loc, b.getI8IntegerAttr(0));
        value = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, value,
                                      zero);
      }
      arguments.push_back(value);
    }
    return function;
  }

  Value emitSharedBase(ThreadEmitter &emitter) override {
    OpBuilder &b = emitter.builder();
    auto pointer = LLVM::LLVMPointerType::get(b.getContext());
    // The size is known at the end.
    size = LLVM::ConstantOp::create(b, emitter.loc(), b.getI64Type(),
                                    b.getI64IntegerAttr(0));
    return LLVM::AllocaOp::create(b, emitter.loc(), pointer, b.getI8Type(),
                                  size, /*alignment=*/4096);
  }

  LogicalResult finish(ThreadEmitter &emitter) override {
    size.setValueAttr(
        emitter.builder().getI64IntegerAttr(emitter.getSharedBytes()));
    emitter.function->setAttr("tier.shared_bytes",
                              emitter.builder().getI64IntegerAttr(0));
    return success();
  }

  Value emitThreadIndex(ThreadEmitter &emitter) override {
    return emitter.i32(0);
  }
  Value emitBlockIndex(ThreadEmitter &emitter,
                       gpu::Dimension dimension) override {
    return number(emitter, dimension, 1, 0);
  }
  Value emitGridSize(ThreadEmitter &emitter,
                     gpu::Dimension dimension) override {
    return number(emitter, dimension, 2, 1);
  }
  Value emitShuffleXor(ThreadEmitter &, Value value, int64_t) override {
    return value;
  }
  Value emitShuffleIndex(ThreadEmitter &, Value value, Value) override {
    return value;
  }
  void emitBarrier(ThreadEmitter &) override {}

private:
  /// The argument for x, the constant for other dimensions.
  static Value number(ThreadEmitter &emitter, gpu::Dimension dimension,
                      unsigned argument, int64_t otherwise) {
    if (dimension != gpu::Dimension::x)
      return emitter.index(otherwise);
    OpBuilder &b = emitter.builder();
    return arith::IndexCastOp::create(b, emitter.loc(), b.getIndexType(),
                                      emitter.function.getArgument(argument));
  }
  LLVM::ConstantOp size;
};

struct ConvertTransportToCPU
    : impl::ConvertTransportToCPUBase<ConvertTransportToCPU> {
  void runOnOperation() override {
    const machine::Machine *machine = machine::find("cpu");
    for (auto module : llvm::make_early_inc_range(
             getOperation().getOps<gpu::GPUModuleOp>())) {
      HostTarget target(*machine);
      if (failed(convertKernels(module, target)))
        return signalPassFailure();
    }
  }
};

} // namespace tier
