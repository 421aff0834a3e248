//===- House.cpp - the table of rooms and the one pipeline ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/House/House.h"
#include "tier/House/Passes.h"
#include "tier/Machine/Machine.h"

#include "mlir/IR/Operation.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace tier::house {

// The order inside Where: tiles are formed, then accumulators get their columns
// of tensor memory (a channel has as many stages as they have copies), then equal
// layouts get one spelling (conversions between them vanish, and their index
// arithmetic is the shortest; the swizzles that instructions read are chosen
// later and stay as they are), then conversions between fragments find their
// places (loads and stores change their fragments), then shared memory is laid
// out (a tensor map must know the swizzle), then tensor maps are synthesised (a
// refused one leaves a plain copy), then boundaries are split off (a bulk copy
// needs no split), and only then is it known which index arithmetic is left to
// simplify.
llvm::ArrayRef<Room> rooms() {
  static const Room table[] = {
      {"what", "builtin func linalg tensor arith math scf layout.view tier.take "
       "tier.reinterpret", "",
       "canonicalize,cse"},
      {"where",
       "builtin func gpu tier layout memref arith math scf affine cf.assert",
       "layout.view tier.take",
       "convert-linalg-to-tier{chip=$chip},$launched"
       "gpu.module(canonicalize,cse),func.func(canonicalize,cse),"
       "tier-place-tiles,layout-canonicalize,layout-lower-conversions,"
       "layout-select-swizzles,"
       "layout-synthesize-tensormaps,tier-select-instructions,"
       "layout-split-domain,layout-simplify-indices,"
       "tier-verify-tensor-memory,tier-verify-grain"},
      {"when",
       "builtin func gpu tier layout transport memref arith math scf affine "
       "cf.assert",
       "tier.copy tier.take layout.view",
       "convert-tier-to-transport,canonicalize,cse,tier-spill-tiles,"
       "transport-synthesize-schedule,"
       "transport-insert-fences,transport-share-bytes,tier-verify-grain,"
       "transport-verify"},
      {"how",
       "builtin func gpu llvm nvvm rocdl tier.encode_tensormap tier.workspace "
       "tier.reinterpret tier.units tier.elect arith scf affine cf.assert memref",
       "gpu.func", "transport-lower-channels,convert-transport-to-$door"},
  };
  return table;
}

const Room *findRoom(llvm::StringRef name) {
  const Room *room = llvm::find_if(
      rooms(), [&](const Room &candidate) { return candidate.name == name; });
  return room == rooms().end() ? nullptr : room;
}

/// Whether `op` or its dialect is one of the words of `list`.
static bool isNamed(Operation *op, llvm::StringRef list) {
  llvm::SmallVector<llvm::StringRef> words;
  list.split(words, ' ', -1, /*KeepEmpty=*/false);
  llvm::StringRef name = op->getName().getStringRef();
  return llvm::any_of(words, [&](llvm::StringRef word) {
    return word == name || word == op->getName().getDialectNamespace();
  });
}

bool Room::isLegal(Operation *op) const {
  return isNamed(op, legal) && !isNamed(op, illegal);
}

static std::string listOf(llvm::ArrayRef<int64_t> numbers) {
  auto texts = llvm::map_range(numbers, [](int64_t number) { return std::to_string(number); });
  return llvm::join(texts, ",");
}

LogicalResult
buildCompile(OpPassManager &pm, const CompileOptions &options,
             llvm::function_ref<void(const llvm::Twine &)> report) {
  const machine::Machine *machine = machine::find(options.chip);
  if (!machine) {
    auto names = llvm::map_range(
        machine::all(), [](const machine::Machine &row) { return row.name; });
    report("[toolchain.chip] expects one of " + llvm::join(names, ", ") +
           ", got '" + options.chip + "'");
    return failure();
  }
  const Room *from = findRoom(options.from), *to = findRoom(options.to);
  for (auto [room, name] :
       {std::pair(from, &options.from), std::pair(to, &options.to)})
    if (!room) {
      report("[toolchain.room] expects what, where, when or how, got '" +
             *name + "'");
      return failure();
    }
  if (from > to) {
    report("[toolchain.room] expects a way forward, got from '" +
           options.from + "' to '" + options.to + "'");
    return failure();
  }

  if (!options.debug.empty() && options.debug != "watchdog") {
    report("[toolchain.debug] expects 'watchdog' or nothing, got '" +
           options.debug + "'");
    return failure();
  }

  // A module that stands in a room has been through that room's door.
  const Room *first = options.from == "what" ? from : from + 1;
  for (const Room *room = first; room <= to; ++room) {
    std::string passes = room->furnish.str();
    if (room->name == "how" && !options.debug.empty())
      passes = "tier-set-watchdog{limit=" + std::to_string(options.limit) +
               "}," + passes;
    std::string launched;
    if (!options.sides.empty())
      launched = "tier-keep-launched{chip=$chip sides=" + listOf(options.sides) + "},";
    for (auto [word, value] : {std::pair("$launched", StringRef(launched)),
                               std::pair("$chip", StringRef(machine->name)),
                               std::pair("$door", StringRef(machine->door))})
      for (size_t at; (at = passes.find(word)) != std::string::npos;)
        passes.replace(at, strlen(word), value.str());
    std::string errors;
    llvm::raw_string_ostream stream(errors);
    if (failed(parsePassPipeline(passes, pm, stream))) {
      report("[toolchain.pipeline] " + errors);
      return failure();
    }
    pm.addPass(createVerifyRoom({room->name.str()}));
  }
  return success();
}

namespace {
struct CompilePipelineOptions
    : public PassPipelineOptions<CompilePipelineOptions> {
  Option<std::string> chip{*this, "chip", llvm::cl::desc("machine"),
                           llvm::cl::init("cpu")};
  Option<std::string> from{*this, "from",
                           llvm::cl::desc("room the module stands in"),
                           llvm::cl::init("what")};
  Option<std::string> to{*this, "to", llvm::cl::desc("room to stop in"),
                         llvm::cl::init("how")};
  Option<std::string> debug{*this, "debug",
                            llvm::cl::desc("'watchdog' bounds every wait"),
                            llvm::cl::init("")};
  Option<int64_t> limit{*this, "limit",
                        llvm::cl::desc("of a wait, in milliseconds"),
                        llvm::cl::init(2000)};
  ListOption<int64_t> sides{*this, "sides",
                            llvm::cl::desc("of the arrays of a call, whose kernels are kept")};
};
} // namespace

void registerCompilePipeline() {
  // Not `PassPipelineRegistration`: its builder cannot fail, ours must say why.
  registerPassPipeline(
      "tier-compile", "walk a module through the rooms of the house",
      [](OpPassManager &pm, StringRef text,
         function_ref<LogicalResult(const Twine &)> fail) -> LogicalResult {
        CompilePipelineOptions parsed;
        if (failed(parsed.parseFromString(text)))
          return failure();
        CompileOptions walk{parsed.chip, parsed.from, parsed.to, parsed.debug,
                            parsed.limit, {parsed.sides.begin(), parsed.sides.end()}};
        return buildCompile(pm, walk,
                            [&](const Twine &message) { (void)fail(message); });
      },
      [](function_ref<void(const detail::PassOptions &)> handle) {
        handle(CompilePipelineOptions());
      });
}

} // namespace tier::house
