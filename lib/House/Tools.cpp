//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The mains of the command line tools.

#include "tier-c/Tools.h"

#include "tier/Conversion/LiftNVVM/LiftNVVM.h"
#include "tier/Dialect/Layout/IR/Layout.h"
#include "tier/Dialect/Tier/IR/Tier.h"
#include "tier/Dialect/Transport/IR/Transport.h"
#include "tier/House/Emit.h"
#include "tier/House/JsonDiagnostics.h"
#include "tier/House/Rules.h"
#include "tier/House/Registration.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;

namespace {
/// What the command line says of a run, whatever it writes.
struct Run {
  std::string input, output;
  bool isJSON = false;
};
} // namespace

static std::nullptr_t refuse(const Run &run, StringRef file, StringRef reason) {
  if (run.isJSON)
    llvm::errs() << llvm::json::Value(tier::house::fileProblem(file, reason))
                 << "\n";
  else
    llvm::errs() << reason << "\n";
  return nullptr;
}

static std::unique_ptr<llvm::MemoryBuffer> openInput(const Run &run) {
  std::string reason;
  auto input = openInputFile(run.input, &reason);
  return input ? std::move(input) : refuse(run, run.input, reason);
}

static std::unique_ptr<llvm::ToolOutputFile> openOutput(const Run &run) {
  std::string reason;
  auto output = openOutputFile(run.output, &reason);
  return output ? std::move(output) : refuse(run, run.output, reason);
}

/// An error of a rule that no note mends gets the fix of the rule's row.
static LogicalResult addFix(Diagnostic &diagnostic) {
  std::string text = diagnostic.str();
  auto [before, rest] = StringRef(text).split('[');
  const tier::house::Rule *rule = tier::house::findRule(rest.split(']').first);
  if (rule && diagnostic.getSeverity() == DiagnosticSeverity::Error &&
      llvm::none_of(diagnostic.getNotes(), [](Diagnostic &note) {
        return StringRef(note.str()).starts_with("fix: ");
      }))
    diagnostic.attachNote() << "fix: " << rule->fix;
  return failure(); // whoever writes diagnostics comes next
}

template <typename OurDialect>
static void addFixes(MLIRContext *context, OurDialect *) {
  context->getDiagEngine().registerHandler(addFix);
}

/// For what is refused before any pass runs. Who registers last is asked first: a tool
/// registers its writer before it parses, and our dialects are loaded by that.
static void addFixesWhereLoaded(DialectRegistry &registry) {
  registry.addExtension(addFixes<tier::layout::LayoutDialect>);
  registry.addExtension(addFixes<tier::transport::TransportDialect>);
  registry.addExtension(addFixes<tier::ir::TierDialect>);
}

/// Runs the passes of the command line, then those that `add` adds, and writes
/// IR to `out`.
static LogicalResult
runPasses(const Run &run, llvm::raw_ostream &out,
          std::unique_ptr<llvm::MemoryBuffer> input, DialectRegistry &registry,
          llvm::function_ref<void(PassManager &)> add = {}) {
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (!run.isJSON && !config.shouldVerifyDiagnostics())
    addFixesWhereLoaded(registry);
  config.setPassPipelineSetupFn(
      [add, passes = config, isJSON = run.isJSON](PassManager &pm) {
        // Of modules that load none of our dialects, too.
        if (!isJSON && !passes.shouldVerifyDiagnostics())
          pm.getContext()->getDiagEngine().registerHandler(addFix);
        if (failed(passes.setupPassPipeline(pm)))
          return failure();
        if (add)
          add(pm);
        return success();
      });
  if (run.isJSON && !config.shouldVerifyDiagnostics())
    return tier::house::runWithJSON(out, llvm::errs(), std::move(input),
                                    registry, config);
  return MlirOptMain(out, std::move(input), registry, config);
}

/// Runs the passes and writes IR.
static LogicalResult transform(const Run &run, DialectRegistry &registry) {
  auto input = openInput(run);
  auto output = input ? openOutput(run) : nullptr;
  if (!output ||
      failed(runPasses(run, output->os(), std::move(input), registry)))
    return failure();
  output->keep();
  return success();
}

/// Runs the passes, then `emit` ends the pipeline and its bytes go to the
/// output in the place of IR.
static LogicalResult emitTo(const Run &run,
                            const tier::house::EmitRequest &request,
                            DialectRegistry &registry) {
  std::string bytes;
  auto input = openInput(run);
  auto output = input ? openOutput(run) : nullptr;
  if (!output)
    return failure();
  llvm::raw_null_ostream nowhere;
  if (failed(runPasses(run, nowhere, std::move(input), registry,
                       [&](PassManager &pm) {
                         pm.addPass(
                             tier::house::createEmitPass(request, bytes));
                       })))
    return failure();
  output->os() << bytes;
  output->keep();
  return success();
}

namespace {
/// Verifies the asynchronous pipelines of every kernel of the module.
struct CheckAsync : PassWrapper<CheckAsync, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CheckAsync)
  explicit CheckAsync(bool strict) : strict(strict) {}
  StringRef getName() const override { return "CheckAsync"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, cf::ControlFlowDialect,
                    scf::SCFDialect, ub::UBDialect>();
  }
  void runOnOperation() override {
    if (failed(tier::checkAsync(getOperation(), strict)))
      signalPassFailure();
  }
  bool strict;
};
} // namespace

/// Runs the passes and checks what comes out of them; nothing is written.
static LogicalResult checkInput(const Run &run, bool strict,
                                DialectRegistry &registry) {
  auto input = openInput(run);
  if (!input)
    return failure();
  llvm::raw_null_ostream nowhere;
  return runPasses(run, nowhere, std::move(input), registry,
                   [&](PassManager &pm) {
                     pm.addPass(std::make_unique<CheckAsync>(strict));
                   });
}

namespace {
enum class DiagnosticsFormat { Text, JSON };
} // namespace

int tierOptMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  tier::house::initializeTargets();
  tier::house::registerPasses();
  DialectRegistry registry;
  tier::house::registerDialects(registry);

  llvm::cl::opt<std::string> chip("chip",
                                  llvm::cl::desc("the machine to compile for"));
  llvm::cl::opt<std::string> emit(
      "emit", llvm::cl::desc("write what a driver loads in the place of IR: "
                             "ptx, cubin, hsaco, llvm, object or launch"));
  llvm::cl::opt<std::string> image(
      "image", llvm::cl::desc("the gpu.module to write; by default all, as one"));
  llvm::cl::opt<bool> check(
      "check-async",
      llvm::cl::desc("verify the asynchronous pipelines of every kernel, ours "
                     "or upstream's, and write nothing"));
  llvm::cl::opt<bool> strict(
      "strict", llvm::cl::desc("contested points and what cannot be decided "
                               "are errors (with --check-async)"));
  llvm::cl::opt<DiagnosticsFormat> format(
      "diagnostics-format", llvm::cl::desc("how diagnostics are written"),
      llvm::cl::values(
          clEnumValN(DiagnosticsFormat::Text, "text", "for people"),
          clEnumValN(DiagnosticsFormat::JSON, "json", "one object per line")),
      llvm::cl::init(DiagnosticsFormat::Text));
  auto [input, output] = registerAndParseCLIOptions(
      argc, argv, "tier modular optimizer driver\n", registry);
  Run run{input, output, format == DiagnosticsFormat::JSON};
  if (check)
    return asMainReturnCode(checkInput(run, strict, registry));
  if (!emit.empty())
    return asMainReturnCode(emitTo(run, {chip, emit, image}, registry));
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses())
    return asMainReturnCode(MlirOptMain(argc, argv, input, output, registry));
  return asMainReturnCode(transform(run, registry));
}

int tierLspServerMain(int argc, char **argv) {
  DialectRegistry registry;
  tier::house::registerDialects(registry);
  addFixesWhereLoaded(registry);
  return asMainReturnCode(MlirLspServerMain(argc, argv, registry));
}

int tierReduceMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  tier::house::registerPasses();
  DialectRegistry registry;
  tier::house::registerDialects(registry);
  MLIRContext context(registry);
  return asMainReturnCode(mlirReduceMain(argc, argv, context));
}
