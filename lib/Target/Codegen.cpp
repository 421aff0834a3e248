//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Code generation: from LLVM IR to assembly text or an object file.

#include "Codegen.h"
#include "Divisions.h"

#include "tier/Machine/Machine.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"

#include <mutex>

using namespace mlir;

namespace tier::target {

//===----------------------------------------------------------------------===//
// Fatal errors
//===----------------------------------------------------------------------===//

/// Where a fatal error of this thread's guarded work is written; null: it does none.
static thread_local std::string *fatalMessage = nullptr;

static void leaveGuardedWork(void *, const char *reason, bool) {
  if (!fatalMessage)
    return; // Another thread's error ends the process, as ever.
  *fatalMessage = reason;
  // Inside a recovery context this returns to RunSafely.
  llvm::sys::Process::Exit(1);
}

namespace {
/// The handler and the recovery of signals belong to the process: the first that
/// works sets them up, the last takes them down.
class Guard {
public:
  Guard() {
    std::lock_guard<std::mutex> lock(mutex);
    if (!count++) {
      llvm::CrashRecoveryContext::Enable();
      llvm::install_fatal_error_handler(leaveGuardedWork);
    }
  }
  ~Guard() {
    std::lock_guard<std::mutex> lock(mutex);
    if (!--count) {
      llvm::remove_fatal_error_handler();
      llvm::CrashRecoveryContext::Disable();
    }
  }

private:
  static inline std::mutex mutex;
  static inline int count = 0;
};
} // namespace

LogicalResult runGuarded(Location loc, std::function<LogicalResult()> work) {
  // What code generation says about a kernel that it refuses is long: the first
  // line names the reason.
  std::string message;
  LogicalResult result = failure();
  bool completed;
  {
    Guard guard;
    fatalMessage = &message;
    llvm::CrashRecoveryContext recovery;
    completed = recovery.RunSafely([&] { result = work(); });
    fatalMessage = nullptr;
  }
  if (completed)
    return result;
  StringRef reason = StringRef(message).split('\n').first.trim();
  if (reason.empty())
    reason = "a crash";
  InFlightDiagnostic error =
      emitError(loc) << "[toolchain.codegen] expects a kernel that LLVM can "
                        "select instructions for, got: "
                     << reason;
  error.attachNote() << "fix: compile for a chip that has this instruction";
  return error;
}

//===----------------------------------------------------------------------===//
// The code generator
//===----------------------------------------------------------------------===//

std::unique_ptr<llvm::TargetMachine>
createTargetMachine(Location loc, const machine::Machine &machine, Cpu cpu) {
  llvm::Triple triple(machine.triple);
  std::string reason;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, reason);
  if (!target) {
    emitError(loc) << "[toolchain.target] expects a build with a code "
                      "generator for "
                   << machine.triple << ", got: " << reason;
    return nullptr;
  }
  std::string name = machine.cpu.str(), features = machine.features.str();
  if (machine.isHost() && cpu == Cpu::OfThisHost) {
    name = llvm::sys::getHostCPUName().str();
    llvm::SubtargetFeatures all;
    for (const auto &[feature, has] : llvm::sys::getHostCPUFeatures())
      all.AddFeature(feature, has);
    features = all.getString();
  }
  llvm::TargetOptions options;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, name, features, options, llvm::Reloc::PIC_, std::nullopt,
      llvm::CodeGenOptLevel::Aggressive));
}

void markConvergent(llvm::Module &module) {
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      auto *call = dyn_cast<llvm::CallBase>(&instruction);
      if (!call)
        continue;
      auto *text = dyn_cast<llvm::InlineAsm>(call->getCalledOperand());
      if (text && text->hasSideEffects())
        call->addFnAttr(llvm::Attribute::Convergent);
    }
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

/// Kernels come scheduled: only passes that neither sink, hoist across barriers
/// nor duplicate blocks run here. The code generator does the rest.
///
/// A huge kernel is tiles written out already: what is quadratic in a block
/// stays away from it.
static llvm::ModulePassManager buildScheduledPipeline(bool isHuge,
                                                      bool isNvptx) {
  llvm::ModulePassManager modulePasses;
  modulePasses.addPass(llvm::AlwaysInlinerPass());
  modulePasses.addPass(llvm::GlobalDCEPass());

  llvm::SimplifyCFGOptions plain;
  plain.hoistCommonInsts(false).sinkCommonInsts(false);
  llvm::FunctionPassManager passes;
  passes.addPass(llvm::SROAPass(llvm::SROAOptions::PreserveCFG));
  passes.addPass(llvm::EarlyCSEPass(/*UseMemorySSA=*/true));
  if (!isHuge)
    passes.addPass(llvm::InstCombinePass());
  passes.addPass(llvm::SimplifyCFGPass(plain));
  passes.addPass(llvm::createFunctionToLoopPassAdaptor(
      llvm::LICMPass(llvm::LICMOptions()), /*UseMemorySSA=*/true));
  if (!isHuge) {
    passes.addPass(llvm::GVNPass(llvm::GVNOptions().setPRE(false)));
    passes.addPass(llvm::InstCombinePass());
  }
  passes.addPass(llvm::ADCEPass());
  passes.addPass(llvm::SimplifyCFGPass(plain));
  if (isNvptx)
    passes.addPass(SkipDivisionsPass());
  modulePasses.addPass(
      llvm::createModuleToFunctionPassAdaptor(std::move(passes)));
  return modulePasses;
}

void optimize(llvm::Module &module, llvm::TargetMachine &targetMachine,
              const machine::Machine &machine) {
  llvm::PassBuilder builder(&targetMachine);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);

  const unsigned huge = 8192;
  bool isHuge = llvm::any_of(module, [](const llvm::Function &function) {
    return function.getInstructionCount() > huge;
  });
  bool isNvptx = llvm::Triple(machine.triple).isNVPTX();
  llvm::ModulePassManager passes =
      isHuge || isNvptx
          ? buildScheduledPipeline(isHuge, isNvptx)
          : builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O3);
  passes.run(module, modules);
}

FailureOr<std::string> generate(Location loc, llvm::Module &module,
                                llvm::TargetMachine &targetMachine,
                                Format format) {
  llvm::SmallString<0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  llvm::CodeGenFileType type = format == Format::Ptx
                                   ? llvm::CodeGenFileType::AssemblyFile
                                   : llvm::CodeGenFileType::ObjectFile;
  if (targetMachine.addPassesToEmitFile(passes, stream, nullptr, type))
    return emitError(loc) << "[toolchain.target] expects a code generator that "
                             "writes "
                          << stringify(format) << ", got "
                          << targetMachine.getTargetTriple().str();
  passes.run(module);
  return std::string(bytes);
}

} // namespace tier::target
