//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Passes on a module, with their diagnostics and their times, in C.

#include "tier-c/Pipeline.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <chrono>
#include <mutex>
#include <thread>

using namespace mlir;
namespace json = llvm::json;

namespace {
using Clock = std::chrono::steady_clock;

/// Adds up the time of each pass, and says which was the last. Passes over
/// functions run on several threads.
class Times : public PassInstrumentation {
public:
  Times(llvm::MapVector<llvm::StringRef, double> &seconds,
        llvm::StringRef &last)
      : seconds(seconds), last(last) {}
  void runBeforePass(Pass *pass, Operation *) override {
    std::lock_guard<std::mutex> lock(mutex);
    begun[{pass, std::this_thread::get_id()}] = Clock::now();
  }
  void runAfterPass(Pass *pass, Operation *) override { end(pass); }
  void runAfterPassFailed(Pass *pass, Operation *) override { end(pass); }

private:
  void end(Pass *pass) {
    Clock::time_point now = Clock::now();
    std::lock_guard<std::mutex> lock(mutex);
    auto begin = begun[{pass, std::this_thread::get_id()}];
    // Adaptors and pipelines are not passes of their own.
    llvm::StringRef name = pass->getArgument();
    if (name.empty() || name == "tier-compile")
      return;
    seconds[name] += std::chrono::duration<double>(now - begin).count();
    last = name;
  }
  llvm::MapVector<llvm::StringRef, double> &seconds;
  llvm::StringRef &last;
  std::map<std::pair<Pass *, std::thread::id>, Clock::time_point> begun;
  std::mutex mutex;
};
} // namespace

static std::string print(Location location) {
  std::string text;
  llvm::raw_string_ostream os(text);
  location.print(os);
  return text;
}

static llvm::StringRef nameOf(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Warning:
    return "warning";
  case DiagnosticSeverity::Note:
    return "note";
  case DiagnosticSeverity::Remark:
    return "remark";
  }
  llvm_unreachable("a severity");
}

bool tierPipelineRun(MlirModule module, MlirStringRef pipeline,
                     TierText *said) {
  ModuleOp op = unwrap(module);
  json::Array diagnostics, passes;
  llvm::MapVector<llvm::StringRef, double> seconds;
  auto say = [&](llvm::StringRef severity, std::string message,
                 std::string location, json::Array notes) {
    diagnostics.push_back(json::Object{{"severity", severity},
                                       {"message", json::fixUTF8(message)},
                                       {"location", json::fixUTF8(location)},
                                       {"notes", std::move(notes)}});
  };
  bool succeeded = false;
  {
    ScopedDiagnosticHandler handler(
        op.getContext(), [&](Diagnostic &diagnostic) {
          json::Array notes;
          for (Diagnostic &note : diagnostic.getNotes())
            notes.push_back(json::fixUTF8(note.str()));
          say(nameOf(diagnostic.getSeverity()), diagnostic.str(),
              print(diagnostic.getLocation()), std::move(notes));
        });
    PassManager manager(op.getContext(), ModuleOp::getOperationName());
    // Verifying after each pass takes as long as all passes. Rooms are verified
    // at their doors, other passes when they are done; tier-opt verifies each.
    manager.enableVerifier(false);
    llvm::StringRef last;
    manager.addInstrumentation(std::make_unique<Times>(seconds, last));
    std::string wrong;
    llvm::raw_string_ostream os(wrong);
    if (failed(parsePassPipeline(unwrap(pipeline), manager, os)))
      say("error", wrong, "", {});
    else
      succeeded = mlir::succeeded(manager.run(op)) &&
                  (last == "tier-verify-room" || mlir::succeeded(verify(op)));
  }
  for (auto [name, time] : seconds)
    passes.push_back(json::Array{name, time});
  auto *owner = new std::string(
      llvm::formatv("{0}", json::Value(json::Object{
                               {"diagnostics", std::move(diagnostics)},
                               {"passes", std::move(passes)}}))
          .str());
  *said = {owner->data(), owner->size(), owner};
  return succeeded;
}
