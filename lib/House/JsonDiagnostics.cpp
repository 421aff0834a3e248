//===- JsonDiagnostics.cpp - diagnostics for tools ------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/House/JsonDiagnostics.h"

#include "tier/House/Rules.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "mlir/Support/ToolUtilities.h"
#include "mlir/Tools/ParseUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace tier::house {

//===----------------------------------------------------------------------===//
// One diagnostic
//===----------------------------------------------------------------------===//

/// File, line and column, or null where a location says none.
static void addPlace(llvm::json::Object &object, Location location) {
  auto place = location->findInstanceOf<FileLineColLoc>();
  if (!place) {
    object["file"] = object["line"] = object["column"] = nullptr;
    return;
  }
  StringRef file = place.getFilename();
  int64_t line = place.getLine(), begin = 0;
  // A part of a file that was split names its first line.
  if (StringRef rest = file; rest.consume_front("within split at ")) {
    auto [name, number] = rest.rsplit(':');
    if (!number.consumeInteger(10, begin)) {
      file = name;
      line += begin - 1;
    }
  }
  object["file"] = file.str();
  object["line"] = line;
  object["column"] = static_cast<int64_t>(place.getColumn());
}

static StringRef nameOf(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return "note";
  case DiagnosticSeverity::Warning:
    return "warning";
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Remark:
    return "remark";
  }
  llvm_unreachable("no further severity");
}

/// The number behind `word` in `text`.
static llvm::json::Value numberAfter(StringRef text, StringRef word) {
  StringRef rest = text.rsplit(word).second.ltrim();
  int64_t number;
  if (text.contains(word) && !rest.consumeInteger(10, number))
    return number;
  return nullptr;
}

llvm::json::Object toJSON(const Diagnostic &diagnostic) {
  llvm::json::Object object{{"severity", nameOf(diagnostic.getSeverity())},
                            {"rule", nullptr},
                            {"stage", nullptr},
                            {"iteration", nullptr},
                            {"fix", nullptr}};
  addPlace(object, diagnostic.getLocation());
  std::string message = diagnostic.str();
  object["message"] = llvm::json::fixUTF8(message);
  static llvm::Regex rule("\\[([a-z]+\\.[a-z0-9-]+)\\]");
  SmallVector<StringRef, 2> found;
  if (rule.match(message, &found))
    object["rule"] = found[1].str();
  // Where a pipeline broke stands behind the sentence, or in a note of its own.
  static llvm::Regex where("(, stage [0-9]+)?(, iteration [0-9]+)?$");
  auto takeWhere = [&](StringRef text) {
    for (auto [key, word] : {std::pair("stage", "stage "),
                             std::pair("iteration", "iteration ")})
      if (llvm::json::Value number = numberAfter(text, word);
          number.kind() != llvm::json::Value::Null)
        object[key] = std::move(number);
  };
  // Matching takes a while, and there may be a thousand remarks.
  bool says = llvm::any_of(llvm::ArrayRef<StringRef>{", stage ", ", iteration "},
                           [&](StringRef word) { return StringRef(message).contains(word); });
  if (says && where.match(message, &found))
    takeWhere(found[0]);

  llvm::json::Array notes;
  for (const Diagnostic &note :
       const_cast<Diagnostic &>(diagnostic).getNotes()) {
    std::string text = note.str();
    if (StringRef fix = text; fix.consume_front("fix: ")) {
      object["fix"] = llvm::json::fixUTF8(fix);
      continue;
    }
    static llvm::Regex own("^at (stage|iteration) [0-9]+");
    if (own.match(text)) {
      takeWhere(text);
      continue;
    }
    llvm::json::Object made{{"message", llvm::json::fixUTF8(text)}};
    addPlace(made, note.getLocation());
    notes.push_back(std::move(made));
  }
  object["notes"] = std::move(notes);
  // What no note mends in its own words, the rule does in general ones.
  const Rule *broken = nullptr;
  if (auto id = object.getString("rule"))
    broken = findRule(*id);
  if (broken && object["fix"].kind() == llvm::json::Value::Null)
    object["fix"] = broken->fix.str();
  return object;
}

llvm::json::Object fileProblem(StringRef file, StringRef reason) {
  return llvm::json::Object{{"rule", nullptr},
                            {"severity", "error"},
                            {"file", file.str()},
                            {"line", nullptr},
                            {"column", nullptr},
                            {"message", llvm::json::fixUTF8(reason)},
                            {"notes", llvm::json::Array()},
                            {"stage", nullptr},
                            {"iteration", nullptr},
                            {"fix", nullptr}};
}

//===----------------------------------------------------------------------===//
// A tool's run
//===----------------------------------------------------------------------===//

static LogicalResult process(raw_ostream &out, raw_ostream &diagnostics,
                             std::unique_ptr<llvm::MemoryBuffer> buffer,
                             DialectRegistry &registry,
                             const MlirOptMainConfig &config) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  MLIRContext context(registry);
  context.allowUnregisteredDialects(config.shouldAllowUnregisteredDialects());
  // The op would be a note of its own, as long as the op is.
  context.printOpOnDiagnostic(false);
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    diagnostics << llvm::json::Value(toJSON(diagnostic)) << "\n";
    return success();
  });

  DefaultTimingManager timing;
  applyDefaultTimingManagerCLOptions(timing);
  TimingScope scope = timing.getRootScope();
  PassReproducerOptions reproducer;
  FallbackAsmResourceMap resources;
  ParserConfig parser(&context, config.shouldVerifyOnParsing(), &resources);
  if (config.shouldRunReproducer())
    reproducer.attachResourceParser(parser);
  TimingScope parsing = scope.nest("Parser");
  OwningOpRef<Operation *> op = parseSourceFileForTool(
      sources, parser, !config.shouldUseExplicitModule());
  parsing.stop();
  if (!op)
    return failure();

  PassManager passes(op.get()->getName(), PassManager::Nesting::Implicit);
  passes.enableVerifier(config.shouldVerifyPasses());
  if (failed(applyPassManagerCLOptions(passes)))
    return failure();
  passes.enableTiming(scope);
  if (failed(reproducer.apply(passes)) ||
      failed(config.setupPassPipeline(passes)) || failed(passes.run(*op)))
    return failure();
  if (config.shouldEmitBytecode())
    return writeBytecodeToFile(*op, out, BytecodeWriterConfig(resources));
  AsmState state(*op, OpPrintingFlags(), nullptr, &resources);
  (*op)->print(out, state);
  out << '\n';
  return success();
}

LogicalResult runWithJSON(raw_ostream &out, raw_ostream &diagnostics,
                          std::unique_ptr<llvm::MemoryBuffer> buffer,
                          DialectRegistry &registry,
                          const MlirOptMainConfig &config) {
  auto each = [&](std::unique_ptr<llvm::MemoryBuffer> part,
                  const llvm::MemoryBufferRef &, raw_ostream &os) {
    return process(os, diagnostics, std::move(part), registry, config);
  };
  return splitAndProcessBuffer(std::move(buffer), each, out,
                               config.inputSplitMarker(),
                               config.outputSplitMarker());
}

} // namespace tier::house
