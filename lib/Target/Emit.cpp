//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Images: from a kernel module in room How to the bytes that a driver loads.

#include "Codegen.h"

#include "tier/Machine/Machine.h"

#include "mlir/Conversion/NVVMToLLVM/NVVMToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir {
#define GEN_PASS_DECL_CONVERTNVVMTOLLVMPASS
#define GEN_PASS_DECL_RECONCILEUNREALIZEDCASTSPASS
#include "mlir/Conversion/Passes.h.inc"
} // namespace mlir

using namespace mlir;

namespace tier::target {

StringRef stringify(Format format) {
  switch (format) {
  case Format::Llvm:
    return "llvm";
  case Format::Ptx:
    return "ptx";
  case Format::Cubin:
    return "cubin";
  case Format::Hsaco:
    return "hsaco";
  case Format::Object:
    return "object";
  }
  llvm_unreachable("unknown format");
}

std::optional<Format> parseFormat(StringRef text) {
  for (Format format : {Format::Llvm, Format::Ptx, Format::Cubin, Format::Hsaco,
                        Format::Object})
    if (stringify(format) == text)
      return format;
  return std::nullopt;
}

Format loadableFormat(const machine::Machine &machine) {
  llvm::Triple triple(machine.triple);
  if (triple.isNVPTX())
    return Format::Ptx;
  return triple.isAMDGPU() ? Format::Hsaco : Format::Object;
}

/// Which formats a machine has.
static bool serves(const machine::Machine &machine, Format format) {
  llvm::Triple triple(machine.triple);
  if (triple.isNVPTX())
    return format != Format::Hsaco && format != Format::Object;
  if (triple.isAMDGPU())
    return format != Format::Ptx && format != Format::Cubin;
  return format == Format::Llvm || format == Format::Object;
}

//===----------------------------------------------------------------------===//
// Translation
//===----------------------------------------------------------------------===//

static std::array<int64_t, 3> readCluster(LLVM::LLVMFuncOp function) {
  std::array<int64_t, 3> cluster = {1, 1, 1};
  if (auto sides = function->getAttrOfType<DenseI32ArrayAttr>("tier.cluster"))
    for (auto [i, side] : llvm::enumerate(sides.asArrayRef().take_front(3)))
      cluster[i] = side;
  if (auto sides = function->getAttrOfType<DenseI64ArrayAttr>("tier.cluster"))
    for (auto [i, side] : llvm::enumerate(sides.asArrayRef().take_front(3)))
      cluster[i] = side;
  return cluster;
}

static Watchdog readWatchdog(LLVM::LLVMFuncOp function) {
  Watchdog watchdog;
  auto all = function->getAttrOfType<DictionaryAttr>("tier.watchdog");
  if (!all)
    return watchdog;
  if (auto limit = all.getAs<IntegerAttr>("limit"))
    watchdog.limit = limit.getInt();
  auto waits = all.getAs<ArrayAttr>("waits");
  for (Attribute one : waits ? waits.getValue() : ArrayRef<Attribute>()) {
    auto wait = dyn_cast<DictionaryAttr>(one);
    if (!wait)
      continue;
    auto text = [&](StringRef name) {
      auto value = wait.getAs<StringAttr>(name);
      return value ? value.getValue().str() : std::string();
    };
    auto channel = wait.getAs<IntegerAttr>("channel");
    watchdog.waits.push_back({text("role"), channel ? channel.getInt() : 0,
                              text("until"), text("place")});
  }
  return watchdog;
}

static int64_t readNumber(LLVM::LLVMFuncOp function, StringRef name) {
  auto number = function->getAttrOfType<IntegerAttr>(name);
  return number ? number.getInt() : 0;
}

/// A kernel is public, has a body, and on the host needs no other mark.
static bool isEntry(LLVM::LLVMFuncOp function,
                    const machine::Machine &machine) {
  if (function.isExternal() || function.getLinkage() != LLVM::Linkage::External)
    return false;
  return machine.isHost() || function->hasAttr("nvvm.kernel") ||
         function->hasAttr("rocdl.kernel") || function->hasAttr("gpu.kernel");
}

/// The facts a launch needs; they leave the IR, which LLVM does not read.
static std::vector<Entry> takeEntries(ModuleOp module,
                                      const machine::Machine &machine) {
  std::vector<Entry> entries;
  for (auto function : module.getOps<LLVM::LLVMFuncOp>()) {
    if (isEntry(function, machine)) {
      Entry entry;
      entry.name = function.getName().str();
      entry.sharedBytes = readNumber(function, "tier.shared_bytes");
      entry.threads = readNumber(function, "tier.threads");
      entry.cluster = readCluster(function);
      entry.awaitsGrid = function->hasAttr("tier.awaits_grid");
      entry.watchdog = readWatchdog(function);
      entries.push_back(std::move(entry));
    }
    SmallVector<StringAttr> ours;
    for (NamedAttribute attribute : function->getDiscardableAttrs())
      if (attribute.getName().strref().starts_with("tier."))
        ours.push_back(attribute.getName());
    for (StringAttr name : ours)
      function->removeDiscardableAttr(name);
  }
  return entries;
}

/// The kernel module's body as a module of its own, ready to translate.
static OwningOpRef<ModuleOp> extract(gpu::GPUModuleOp kernels) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(kernels.getLoc());
  for (Operation &op : kernels.getBody()->getOperations())
    module->push_back(op.clone());
  // What is known of tensor maps is for --check-async; LLVM has no word for it.
  for (auto function : module->getOps<LLVM::LLVMFuncOp>())
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      function.removeArgAttr(i, "layout.tensormap");
  PassManager passes(kernels.getContext());
  passes.addPass(createConvertNVVMToLLVMPass());
  passes.addPass(createReconcileUnrealizedCastsPass());
  if (failed(passes.run(*module)))
    return {};
  return module;
}

/// LLVM's own diagnostics become ours, at the kernel module.
namespace {
struct ForwardDiagnostics : llvm::DiagnosticHandler {
  explicit ForwardDiagnostics(Location loc) : loc(loc) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &info) override {
    if (info.getSeverity() != llvm::DS_Error)
      return true;
    std::string text;
    llvm::raw_string_ostream stream(text);
    llvm::DiagnosticPrinterRawOStream printer(stream);
    info.print(printer);
    emitError(loc) << "[toolchain.codegen] expects a kernel that the code "
                      "generator accepts, got: "
                   << text;
    HasErrors = true;
    return true;
  }
  Location loc;
};
} // namespace

//===----------------------------------------------------------------------===//
// The whole way
//===----------------------------------------------------------------------===//

static LogicalResult emitInto(Image &image, gpu::GPUModuleOp kernels,
                              ModuleOp module, const machine::Machine &machine,
                              const EmitOptions &options) {
  Location loc = kernels.getLoc();
  // Leaked when code generation fails fatally, as its state is unknown then.
  auto context = std::make_unique<llvm::LLVMContext>();
  auto handler = std::make_unique<ForwardDiagnostics>(loc);
  ForwardDiagnostics *diagnostics = handler.get();
  context->setDiagnosticHandler(std::move(handler));

  std::unique_ptr<llvm::Module> ir =
      translateModuleToLLVMIR(module, *context, kernels.getName());
  if (!ir)
    return kernels.emitError("[toolchain.translate] expects a kernel module in "
                             "room How, got one that LLVM IR cannot say");
  auto targetMachine = createTargetMachine(loc, machine, options.cpu);
  if (!targetMachine)
    return failure();
  ir->setTargetTriple(targetMachine->getTargetTriple());
  ir->setDataLayout(targetMachine->createDataLayout());

  markConvergent(*ir);
  optimize(*ir, *targetMachine, machine);
  if (image.format == Format::Llvm) {
    llvm::raw_string_ostream(image.bytes) << *ir;
    return failure(diagnostics->HasErrors);
  }

  Format made = image.format == Format::Cubin   ? Format::Ptx
                : image.format == Format::Hsaco ? Format::Object
                                                : image.format;
  FailureOr<std::string> bytes = generate(loc, *ir, *targetMachine, made);
  if (failed(bytes) || diagnostics->HasErrors)
    return failure();
  image.bytes = std::move(*bytes);
  return success();
}

FailureOr<Image> emitImage(gpu::GPUModuleOp kernels,
                           const machine::Machine &machine, Format format,
                           const EmitOptions &options) {
  if (!serves(machine, format))
    return kernels.emitError("[toolchain.format] expects a format that ")
           << machine.name << " has, got " << stringify(format);
  OwningOpRef<ModuleOp> module = extract(kernels);
  if (!module)
    return failure();
  Image image{format, kernels.getName().str(), "",
              takeEntries(*module, machine)};
  if (image.entries.empty())
    return kernels.emitError("[toolchain.kernel] expects at least one kernel "
                             "in room How (a public llvm.func), got none");

  if (failed(runGuarded(kernels.getLoc(), [&] {
        return emitInto(image, kernels, *module, machine, options);
      })))
    return failure();

  // The linker and the assembler guard themselves.
  FailureOr<std::string> linked = image.bytes;
  if (format == Format::Hsaco)
    linked = linkSharedObject(kernels.getLoc(), image.bytes);
  else if (format == Format::Cubin)
    linked =
        assemble(kernels.getLoc(), image.bytes, machine.cpu, options.assembler);
  if (failed(linked))
    return failure();
  image.bytes = std::move(*linked);
  return image;
}

} // namespace tier::target
