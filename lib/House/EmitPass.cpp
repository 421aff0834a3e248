//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The end of a tool's pipeline: from whatever room a module stands in to bytes.

#include "tier/Dialect/Transport/IR/Transport.h"
#include "tier/House/Emit.h"
#include "tier/House/House.h"
#include "tier/Machine/Machine.h"
#include "tier/Target/Image.h"
#include "tier/Target/LaunchProgram.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace tier::target;

namespace tier::house {

/// The room a module stands in: kernels that are LLVM functions are in How, a
/// module without kernels is in What.
static StringRef roomOf(ModuleOp module) {
  bool hasKernels = false, hasTransport = false, hasFunctions = false;
  module.walk([&](Operation *op) {
    hasKernels |= isa<gpu::GPUModuleOp>(op);
    hasFunctions |= isa<gpu::GPUFuncOp>(op);
    hasTransport |=
        isa_and_present<transport::TransportDialect>(op->getDialect());
  });
  if (!hasKernels)
    return "what";
  return !hasFunctions ? "how" : hasTransport ? "when" : "where";
}

static std::string listOf(ModuleOp module) {
  std::string names;
  for (auto kernels : module.getOps<gpu::GPUModuleOp>())
    names += (names.empty() ? "" : ", ") + kernels.getName().str();
  return names;
}

namespace {
struct EmitPass : PassWrapper<EmitPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(EmitPass)
  EmitPass(const EmitRequest &request, std::string &out)
      : request(request), out(&out) {}
  StringRef getName() const override { return "emit"; }

  /// What the way through the rooms may need, on any machine.
  void getDependentDialects(DialectRegistry &registry) const override {
    for (const machine::Machine &machine : machine::all()) {
      OpPassManager passes(ModuleOp::getOperationName());
      CompileOptions walk{machine.name.str(), "what", "how"};
      if (succeeded(buildCompile(passes, walk, [](const Twine &) {})))
        passes.getDependentDialects(registry);
    }
  }

  void runOnOperation() override {
    if (failed(emit()))
      signalPassFailure();
  }

  LogicalResult emit();
  LogicalResult walkTo(StringRef room);
  FailureOr<gpu::GPUModuleOp> choose();

  EmitRequest request;
  std::string *out;
};
} // namespace

LogicalResult EmitPass::walkTo(StringRef room) {
  ModuleOp module = getOperation();
  StringRef from = roomOf(module);
  if (from == room || from == "how")
    return success();
  OpPassManager passes(ModuleOp::getOperationName());
  CompileOptions walk{request.chip, from.str(), room.str()};
  auto report = [&](const Twine &message) { emitError(module.getLoc(), message); };
  if (failed(buildCompile(passes, walk, report)))
    return failure();
  return runPipeline(passes, module);
}

/// Moves the kernels of one module into another. Declarations that are equal
/// become one; other symbols of one name get new names. Launches follow.
static void moveInto(gpu::GPUModuleOp target, gpu::GPUModuleOp source) {
  SymbolTable all(target), own(source);
  SmallVector<std::pair<gpu::LaunchFuncOp, Operation *>> launches;
  target->getParentOfType<ModuleOp>().walk([&](gpu::LaunchFuncOp launch) {
    if (launch.getKernelModuleName() == source.getName())
      launches.push_back({launch, own.lookup(launch.getKernelName())});
  });
  for (Operation &op :
       llvm::make_early_inc_range(source.getBody()->getOperations())) {
    auto name = SymbolTable::getSymbolName(&op);
    Operation *same = all.lookup(name);
    bool isEqual =
        same && OperationEquivalence::isEquivalentTo(
                    same, &op, OperationEquivalence::IgnoreLocations);
    if (isEqual) {
      op.erase();
      continue;
    }
    if (same)
      (void)own.renameToUnique(&op, {&all});
    op.remove();
    all.insert(&op);
  }
  for (auto [launch, kernel] : launches)
    if (kernel)
      launch.setKernelAttr(SymbolRefAttr::get(
          target.getSymNameAttr(),
          FlatSymbolRefAttr::get(SymbolTable::getSymbolName(kernel))));
  source.erase();
}

/// The kernel module to emit: the one that is asked for, or one that holds the
/// kernels of all.
FailureOr<gpu::GPUModuleOp> EmitPass::choose() {
  ModuleOp module = getOperation();
  SmallVector<gpu::GPUModuleOp> all(module.getOps<gpu::GPUModuleOp>());
  if (all.empty())
    return emitError(module.getLoc(), "[toolchain.kernel] expects a gpu.module with "
                            "kernels, got none");
  if (request.image.empty()) {
    for (gpu::GPUModuleOp other : ArrayRef(all).drop_front())
      moveInto(all.front(), other);
    return all.front();
  }
  auto chosen = llvm::find_if(all, [&](gpu::GPUModuleOp kernels) {
    return kernels.getName() == request.image;
  });
  if (chosen == all.end())
    return emitError(module.getLoc(), "[toolchain.kernel] expects --image= one of ")
           << listOf(module) << ", got '" << request.image << "'";
  return *chosen;
}

LogicalResult EmitPass::emit() {
  ModuleOp module = getOperation();
  if (request.chip.empty())
    if (auto name = module->getAttrOfType<StringAttr>("tier.chip"))
      request.chip = name.str();
  const machine::Machine *machine = machine::find(request.chip);
  if (!machine) {
    auto names = llvm::map_range(
        machine::all(), [](const auto &machine) { return machine.name.str(); });
    return emitError(module.getLoc(), "[toolchain.chip] expects --chip= one of ")
           << llvm::join(names, ", ") << ", got '" << request.chip << "'";
  }
  if (request.format == "launch") {
    // A module with a host function that launches has it already.
    bool launches =
        module.walk([](gpu::LaunchFuncOp) { return WalkResult::interrupt(); })
            .wasInterrupted();
    if (!launches &&
        llvm::none_of(module.getOps<func::FuncOp>(), [](func::FuncOp function) {
          return function->hasAttr("tier.host");
        }))
      if (failed(walkTo("where")))
        return failure();
    FailureOr<LaunchProgram> program =
        buildLaunchProgram(module, machine->name);
    if (failed(program))
      return failure();
    *out = program->toJSON();
    return success();
  }
  std::optional<Format> format = parseFormat(request.format);
  if (!format)
    return emitError(module.getLoc(), "[toolchain.format] expects --emit= one of ptx, "
                            "cubin, hsaco, llvm, object, launch, got '")
           << request.format << "'";
  if (failed(walkTo("how")))
    return failure();
  FailureOr<gpu::GPUModuleOp> kernels = choose();
  if (failed(kernels))
    return failure();
  FailureOr<Image> image = emitImage(*kernels, *machine, *format);
  if (failed(image))
    return failure();
  *out = std::move(image->bytes);
  return success();
}

std::unique_ptr<Pass> createEmitPass(const EmitRequest &request,
                                     std::string &out) {
  return std::make_unique<EmitPass>(request, out);
}

} // namespace tier::house
