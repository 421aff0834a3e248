//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Images, launch programs and devices, in C.

#include "tier-c/Runtime.h"

#include "../Target/Launcher.h"
#include "tier/Machine/Machine.h"
#include "tier/Target/LaunchVariants.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/Support/JSON.h"
#include "llvm/TargetParser/Host.h"

#include <map>
#include <mutex>

using namespace mlir;
using namespace tier::target;
namespace json = llvm::json;

static_assert(sizeof(TierArgument) == sizeof(Argument) &&
                  offsetof(TierArgument, dtype) == offsetof(Argument, dtype) &&
                  offsetof(TierArgument, isFloat) ==
                      offsetof(Argument, isFloat) &&
                  offsetof(TierArgument, rank) == offsetof(Argument, rank) &&
                  offsetof(TierArgument, data) == offsetof(Argument, data) &&
                  offsetof(TierArgument, strides) ==
                      offsetof(Argument, strides) &&
                  offsetof(TierArgument, real) == offsetof(Argument, real) &&
                  TIER_MAX_RANK == maxRank,
              "the C struct is the C++ struct");

DEFINE_C_API_PTR_METHODS(TierImage, Image)
DEFINE_C_API_PTR_METHODS(TierLauncher, Launcher)
DEFINE_C_API_PTR_METHODS(TierDriver, Driver)

namespace {
struct Run {
  Launcher *launcher;
  std::shared_ptr<Launcher::Prepared> prepared;
};
} // namespace
DEFINE_C_API_PTR_METHODS(TierRun, Run)

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

static TierText toText(std::string text) {
  auto *owner = new std::string(std::move(text));
  return {owner->data(), owner->size(), owner};
}

static void report(TierText *error, llvm::Error reason) {
  *error = toText(llvm::toString(std::move(reason)));
}

void tierTextDestroy(TierText text) {
  delete static_cast<std::string *>(text.owner);
}

namespace {
/// Collects errors, and the notes on them, into one text.
class CollectErrors {
public:
  explicit CollectErrors(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
            return failure();
          llvm::raw_string_ostream stream(text);
          if (!text.empty())
            stream << "\n";
          if (auto at =
                  diagnostic.getLocation()->findInstanceOf<FileLineColLoc>())
            stream << at.getFilename().getValue() << ":" << at.getLine()
                   << ": ";
          stream << diagnostic;
          for (Diagnostic &note : diagnostic.getNotes())
            stream << "\n  " << note;
          return success();
        }) {}
  std::string take(llvm::StringRef otherwise) {
    return text.empty() ? otherwise.str() : std::move(text);
  }

private:
  std::string text;
  ScopedDiagnosticHandler handler;
};
} // namespace

const char *tierDTypeName(int dtype) {
  return dtype <= int(DType::F64) ? stringify(DType(dtype)).data() : nullptr;
}

int64_t tierDTypeBytes(int dtype) { return byteWidth(DType(dtype)); }

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

MlirModule tierModuleIsolate(MlirModule module, MlirStringRef name) {
  ModuleOp from = unwrap(module);
  auto kernels = from.lookupSymbol<gpu::GPUModuleOp>(unwrap(name));
  if (!kernels)
    return {nullptr};
  ModuleOp alone = ModuleOp::create(kernels.getLoc());
  alone->setDiscardableAttrs(from->getDiscardableAttrDictionary());
  alone.push_back(kernels->clone());
  return wrap(alone);
}

TierImage tierImageEmit(MlirModule module, MlirStringRef chip,
                        MlirStringRef format, bool forThisHost,
                        MlirStringRef assembler, TierText *error) {
  auto fail = [&](const llvm::Twine &text) {
    *error = toText(text.str());
    return TierImage{nullptr};
  };
  const tier::machine::Machine *machine = tier::machine::find(unwrap(chip));
  if (!machine)
    return fail("[toolchain.chip] expects a known chip, got '" + unwrap(chip) +
                "'");
  Format wanted = loadableFormat(*machine);
  if (format.length) {
    auto parsed = parseFormat(unwrap(format));
    if (!parsed)
      return fail("[toolchain.format] expects ptx, cubin, hsaco, llvm or "
                  "object, got '" +
                  unwrap(format) + "'");
    wanted = *parsed;
  }
  auto kernels = unwrap(module).getOps<gpu::GPUModuleOp>();
  if (!llvm::hasSingleElement(kernels))
    return fail("[toolchain.kernel] expects one gpu.module per image, got " +
                llvm::Twine(std::distance(kernels.begin(), kernels.end())));
  CollectErrors errors(unwrap(module).getContext());
  EmitOptions options{forThisHost ? Cpu::OfThisHost : Cpu::OfRow,
                      unwrap(assembler).str()};
  FailureOr<Image> image =
      emitImage(*kernels.begin(), *machine, wanted, options);
  if (failed(image))
    return fail(errors.take("[toolchain.codegen] expects code, got none"));
  return wrap(new Image(std::move(*image)));
}

TierText tierImageEntries(TierImage image) {
  json::Array list;
  for (const Entry &entry : unwrap(image)->entries) {
    json::Object object{{"name", entry.name},
                        {"shared", entry.sharedBytes},
                        {"threads", entry.threads},
                        {"cluster", json::Array(entry.cluster)},
                        {"awaits_grid", entry.awaitsGrid}};
    if (entry.watchdog.isOn())
      object["watchdog"] = toJSON(entry.watchdog);
    list.push_back(std::move(object));
  }
  return toText(llvm::formatv("{0}", json::Value(std::move(list))).str());
}

TierImage tierImageCreate(MlirStringRef name, MlirStringRef format,
                          MlirStringRef bytes, MlirStringRef entries,
                          TierText *error) {
  auto fail = [&](const llvm::Twine &text) {
    *error = toText(text.str());
    return TierImage{nullptr};
  };
  auto parsed = parseFormat(unwrap(format));
  if (!parsed)
    return fail("[launch.format] expects an image of a known format, got '" +
                unwrap(format) + "'");
  auto image = std::make_unique<Image>();
  image->format = *parsed;
  image->name = unwrap(name).str();
  image->bytes = unwrap(bytes).str();
  llvm::Expected<json::Value> root = json::parse(unwrap(entries));
  const json::Array *list = root ? root->getAsArray() : nullptr;
  if (!root)
    llvm::consumeError(root.takeError());
  if (!list)
    return fail("[launch.format] expects a list of entries, got " +
                llvm::Twine(root ? "another value" : "no JSON"));
  for (const json::Value &value : *list) {
    const json::Object *object = value.getAsObject();
    const json::Array *cluster = object ? object->getArray("cluster") : nullptr;
    if (!cluster || cluster->size() != 3 || !object->getString("name"))
      return fail("[launch.format] expects entries with a name and three sides "
                  "of a cluster, got an entry without");
    Entry entry;
    entry.name = object->getString("name")->str();
    entry.sharedBytes = object->getInteger("shared").value_or(0);
    entry.threads = object->getInteger("threads").value_or(0);
    for (int i = 0; i < 3; ++i)
      entry.cluster[i] = (*cluster)[i].getAsInteger().value_or(1);
    entry.awaitsGrid = object->getBoolean("awaits_grid").value_or(false);
    entry.watchdog = parseWatchdog(object->get("watchdog"));
    image->entries.push_back(std::move(entry));
  }
  return wrap(image.release());
}

void tierImageDestroy(TierImage image) { delete unwrap(image); }

MlirStringRef tierImageName(TierImage image) {
  return wrap(llvm::StringRef(unwrap(image)->name));
}

MlirStringRef tierImageBytes(TierImage image) {
  return wrap(llvm::StringRef(unwrap(image)->bytes));
}

const char *tierImageFormat(TierImage image) {
  return stringify(unwrap(image)->format).data();
}

//===----------------------------------------------------------------------===//
// Launch programs
//===----------------------------------------------------------------------===//

bool tierLaunchProgramBuild(MlirModule module, MlirStringRef chip,
                            TierText *text) {
  CollectErrors errors(unwrap(module).getContext());
  FailureOr<LaunchProgram> program =
      buildLaunchProgram(unwrap(module), unwrap(chip));
  *text = toText(succeeded(program)
                     ? program->toJSON()
                     : errors.take("[launch.host] expects a host function"));
  return succeeded(program);
}

/// Whether what a node of a shape reads is there.
static bool isNamed(const LaunchProgram &program,
                    const Expression::Node &node) {
  if (node.a < 0 || node.a >= int64_t(program.parameters.size()))
    return false;
  return node.opcode == Opcode::Value ||
         (node.b >= 0 && node.b < program.parameters[node.a].rank);
}

TierLauncher tierLauncherCreate(MlirStringRef text, MlirStringRef results,
                                TierText *error) {
  llvm::Expected<LaunchProgram> program = LaunchProgram::parse(unwrap(text));
  if (!program) {
    report(error, program.takeError());
    return {nullptr};
  }
  if (results.length) {
    auto parsed = parseResults(unwrap(results));
    if (!parsed) {
      report(error, parsed.takeError());
      return {nullptr};
    }
    program->results = std::move(*parsed);
    for (const ResultFields &result : program->results)
      for (const Expression &expression : result.shape)
        for (const Expression::Node &node : expression.nodes)
          if (node.opcode <= Opcode::Value &&
              node.opcode != Opcode::Constant && !isNamed(*program, node)) {
            report(error, refuse("[launch.format] expects results whose shapes "
                                 "name parameters and dimensions, got "
                                 "parameter {0}, dimension {1}",
                                 node.a, node.b));
            return {nullptr};
          }
  }
  return wrap(new Launcher(std::move(*program)));
}

void tierLauncherDestroy(TierLauncher launcher) { delete unwrap(launcher); }

TierText tierLauncherJSON(TierLauncher launcher) {
  return toText(unwrap(launcher)->getProgram().toJSON());
}

int tierLauncherImageCount(TierLauncher launcher) {
  return unwrap(launcher)->getProgram().images.size();
}

MlirStringRef tierLauncherImageName(TierLauncher launcher, int index) {
  return wrap(llvm::StringRef(unwrap(launcher)->getProgram().images[index]));
}

int tierLauncherParameterCount(TierLauncher launcher) {
  return unwrap(launcher)->getProgram().parameters.size();
}

void tierLauncherParameter(TierLauncher launcher, int index,
                           TierArgument *argument, bool *isOutput,
                           MlirStringRef *name) {
  const Parameter &parameter = unwrap(launcher)->getProgram().parameters[index];
  argument->isTensor = parameter.isTensor;
  argument->dtype = (unsigned char)parameter.dtype;
  argument->rank = parameter.rank;
  *isOutput = parameter.isOutput;
  *name = wrap(llvm::StringRef(parameter.name));
}

int tierLauncherResultCount(TierLauncher launcher) {
  return unwrap(launcher)->getProgram().results.size();
}

static ArrayRef<Argument> unwrap(const TierArgument *arguments, int count) {
  return ArrayRef(reinterpret_cast<const Argument *>(arguments), count);
}

int tierLauncherResultShape(TierLauncher launcher, int result,
                            const TierArgument *arguments, int count,
                            int64_t *extents, int *dtype, TierText *error) {
  SmallVector<int64_t> shape;
  if (llvm::Error reason =
          unwrap(launcher)->shapeOf(result, unwrap(arguments, count), shape)) {
    report(error, std::move(reason));
    return -1;
  }
  llvm::copy(shape, extents);
  *dtype = int(unwrap(launcher)->getProgram().results[result].dtype);
  return shape.size();
}

static llvm::Expected<Image> take(TierCompile compile, void *data, int index) {
  std::unique_ptr<Image> image(unwrap(compile(data, index)));
  if (!image)
    return refuse("");
  return std::move(*image);
}

bool tierLauncherRun(TierLauncher launcher, TierDriver driver,
                     const TierArgument *arguments, int count, void *stream,
                     TierCompile compile, void *data, TierRun *made,
                     TierText *error) {
  std::shared_ptr<Launcher::Prepared> prepared;
  llvm::Error reason = unwrap(launcher)->run(
      *unwrap(driver), unwrap(arguments, count), stream,
      [&](int32_t index) { return take(compile, data, index); },
      made ? &prepared : nullptr);
  if (made)
    *made = wrap(prepared ? new Run{unwrap(launcher), prepared} : nullptr);
  if (!reason)
    return true;
  report(error, std::move(reason));
  return false;
}

bool tierRunRepeat(TierRun run, void *stream, TierText *error) {
  Run &made = *unwrap(run);
  if (llvm::Error reason = made.launcher->repeat(*made.prepared, stream)) {
    report(error, std::move(reason));
    return false;
  }
  return true;
}

void tierRunDestroy(TierRun run) { delete unwrap(run); }

bool tierLauncherPrepare(TierLauncher launcher, TierDriver driver,
                         TierCompile compile, void *data, const int32_t *some,
                         int count, TierText *error) {
  llvm::Error reason = unwrap(launcher)->prepare(
      *unwrap(driver),
      [&](int32_t index) { return take(compile, data, index); },
      ArrayRef(some, count));
  if (!reason)
    return true;
  report(error, std::move(reason));
  return false;
}

TierText tierLauncherVariants(TierLauncher launcher) {
  json::Array list;
  for (auto [index, variant] :
       llvm::enumerate(variantsOf(unwrap(launcher)->getProgram())))
    list.push_back(
        json::Object{{"kernel", variant.kernel},
                     {"guard", variant.guard},
                     {"verdict", variant.verdict},
                     {"witness", variant.witness},
                     {"launched", int64_t(unwrap(launcher)->countOf(index))}});
  return toText(llvm::formatv("{0}", json::Value(std::move(list))).str());
}

int tierLauncherCounts(TierLauncher launcher, uint64_t *counts, int most) {
  int count = unwrap(launcher)->getProgram().launches.size();
  for (int i = 0; i < std::min(count, most); ++i)
    counts[i] = unwrap(launcher)->countOf(i);
  return count;
}

bool tierLauncherTrace(TierLauncher launcher, int64_t units,
                       const TierArgument *arguments, int count,
                       TierCompile compile, void *data, const uint32_t *left,
                       int words, TierText *trace) {
  // A launcher of its own, so that nothing of a trace stays behind.
  LaunchProgram program = unwrap(launcher)->getProgram();
  Launcher recorded(program);
  RecordingDriver driver(units, ArrayRef(left, words));
  llvm::Error reason = recorded.run(
      driver, unwrap(arguments, count), nullptr,
      [&](int32_t index) -> llvm::Expected<Image> {
        if (compile)
          return take(compile, data, index);
        return describeImage(program, index);
      });
  if (reason) {
    report(trace, std::move(reason));
    return false;
  }
  *trace = toText(driver.takeJSON());
  return true;
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

TierDriver tierDriverHost() {
  // Never destroyed: kernels may run until the process ends.
  static Driver *driver = createHostDriver().release();
  return wrap(driver);
}

TierText tierHostCpu() { return toText(llvm::sys::getHostCPUName().str()); }

TierDriver tierDriverCuda(int ordinal, TierText *error) {
  static std::mutex mutex;
  static auto *drivers = new std::map<int, Driver *>;
  std::lock_guard<std::mutex> lock(mutex);
  auto found = drivers->find(ordinal);
  if (found != drivers->end())
    return wrap(found->second);
  llvm::Expected<std::unique_ptr<Driver>> driver = createCudaDriver(ordinal);
  if (!driver) {
    report(error, driver.takeError());
    return {nullptr};
  }
  return wrap((*drivers)[ordinal] = driver->release());
}

int tierCudaDeviceCount() { return cudaDeviceCount(); }

bool tierCudaChip(int ordinal, TierText *text) {
  llvm::Expected<std::string> chip = cudaChip(ordinal);
  bool known = bool(chip);
  *text = toText(known ? std::move(*chip) : llvm::toString(chip.takeError()));
  return known;
}
