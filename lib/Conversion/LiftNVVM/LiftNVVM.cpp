//===- LiftNVVM.cpp - the protocol of any GPU kernel ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/LiftNVVM/LiftNVVM.h"

#include "Cases.h"
#include "Reader.h"
#include "tier/Problem/ProtocolVerify.h"

using namespace mlir;
using namespace tier::problem;

namespace tier {

bool isKernel(Operation *op) {
  if (auto function = dyn_cast<gpu::GPUFuncOp>(op))
    return function.isKernel() && !function.isExternal();
  auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
  return function && !function.isExternal() &&
         (op->hasAttr("nvvm.kernel") || op->hasAttr("gpu.kernel"));
}

/// The block size that a kernel states, or 0.
static int64_t countThreads(Operation *kernel) {
  for (StringRef name : {"nvvm.reqntid", "nvvm.maxntid", "known_block_size",
                         "gpu.known_block_size"})
    if (auto sizes = kernel->getAttrOfType<DenseI32ArrayAttr>(name)) {
      int64_t count = 1;
      for (int32_t size : sizes.asArrayRef())
        count *= size;
      return count;
    }
  return 0;
}

/// Reads a kernel, and again with the bytes that its barriers determine.
static LiftedKernel liftSize(Operation *kernel, int64_t threads) {
  std::map<std::string, int64_t> bytes;
  while (true) {
    LiftedKernel lifted;
    lift::Reader reader(kernel, lifted);
    reader.read(threads, bytes);
    bool grew = false;
    for (auto &[map, found] :
         lift::inferBytes(lifted.program, reader.getOpenCopies()))
      grew |= bytes.try_emplace(map, found).second;
    if (!grew)
      return lifted;
  }
}

/// What cannot be followed counts more than what is wrong.
static int64_t countProblems(const LiftedKernel &kernel) {
  int64_t count = 1000 * kernel.unknowns.size() + kernel.faults.size();
  if (!protocol::check(kernel.program).empty())
    return count + 1000;
  return count + lift::verifyCases(kernel.program, kernel.numbers)
                     .verdict.diagnostics.size();
}

static constexpr int64_t mostThreads = 1024;

/// A kernel that states no size is right if it is for some size: the largest
/// for which nothing is to be said, or little.
static LiftedKernel liftAnySize(Operation *kernel) {
  if (int64_t threads = countThreads(kernel);
      threads > 0 && threads <= mostThreads)
    return liftSize(kernel, threads);
  std::optional<LiftedKernel> best;
  int64_t least = 0, chosen = 0;
  for (int64_t threads : {1024, 512, 384, 256, 128, 64, 32}) {
    LiftedKernel made = liftSize(kernel, threads);
    int64_t problems = countProblems(made);
    if (best && problems >= least)
      continue;
    best = std::move(made);
    least = problems;
    chosen = threads;
    if (problems == 0)
      break;
  }
  best->assumptions.push_back(
      {kernel->getLoc(), "blocks of " + std::to_string(chosen) + " threads"});
  return *best;
}

FailureOr<std::vector<LiftedKernel>> liftKernels(ModuleOp module) {
  FailureOr<OwningOpRef<ModuleOp>> structured = lift::structure(module);
  if (failed(structured))
    return failure();
  std::vector<LiftedKernel> kernels;
  (*structured)->walk([&](Operation *op) {
    if (isKernel(op))
      kernels.push_back(liftAnySize(op));
  });
  return kernels;
}

/// A role whose number of turns nothing relates to those of others.
static bool hasAnyNumbers(const LiftedKernel &kernel) {
  return kernel.program.roles.size() > 1 && llvm::any_of(kernel.program.symbols, [&](const auto &symbol) {
    return !kernel.numbers.count(symbol.name) &&
           !kernel.related.count(symbol.name);
  });
}

static Location placeOf(const LiftedKernel &kernel, int64_t id) {
  return id >= 0 && id < int64_t(kernel.places.size())
             ? kernel.places[id]
             : kernel.places.front();
}

/// At a place, with both ends and the fix.
static void report(const LiftedKernel &kernel,
                   const protocol::Diagnostic &diagnostic, bool isError) {
  auto place = [&](int64_t id) { return placeOf(kernel, id); };
  InFlightDiagnostic made = isError ? emitError(place(diagnostic.op))
                                    : emitWarning(place(diagnostic.op));
  made << diagnostic.message;
  if (diagnostic.stage >= 0)
    made << ", stage " << diagnostic.stage;
  if (diagnostic.iteration >= 0)
    made << ", iteration " << diagnostic.iteration;
  if (diagnostic.other >= 0)
    made.attachNote(place(diagnostic.other)) << "the other end is here";
  if (!diagnostic.fix.empty())
    made.attachNote() << "fix: " << diagnostic.fix;
}

/// True if it is an error.
static bool report(const Fault &fault, bool strict) {
  bool isError = strict || !fault.isWarning;
  InFlightDiagnostic made =
      isError ? emitError(fault.at) : emitWarning(fault.at);
  made << fault.message;
  if (fault.other)
    made.attachNote(*fault.other) << "the other end is here";
  made.attachNote() << "fix: " << fault.fix;
  return isError;
}

LogicalResult checkAsync(ModuleOp module, bool strict) {
  FailureOr<std::vector<LiftedKernel>> kernels = liftKernels(module);
  if (failed(kernels))
    return failure();
  bool hasErrors = false;
  for (const LiftedKernel &kernel : *kernels) {
    for (auto &[location, what] : kernel.assumptions)
      emitRemark(location) << "[async.assumed] expects what the kernel says, "
                              "got nothing of it: assumed "
                           << what;
    for (auto &[location, why] : kernel.unknowns) {
      InFlightDiagnostic made =
          strict ? emitError(location) : emitWarning(location);
      made << "[async.unknown] expects what can be followed, got " << why;
      made.attachNote() << "fix: the rest of the kernel is checked as if it "
                           "were not there";
      hasErrors |= strict;
    }
    for (const Fault &fault : kernel.faults)
      hasErrors |= report(fault, strict);
    if (kernel.places.empty())
      continue;
    if (std::string wrong = protocol::check(kernel.program); !wrong.empty()) {
      InFlightDiagnostic made = emitWarning(kernel.places.front());
      made << "[async.unknown] expects a protocol that can be checked, got one "
              "that cannot: "
           << wrong;
      hasErrors |= strict;
      continue;
    }
    lift::CasesVerdict proof =
        lift::verifyCases(kernel.program, kernel.numbers);
    const protocol::Verdict &verdict = proof.verdict;
    if (proof.bound)
      emitRemark(kernel.places.front())
          << "[async.assumed] expects what the kernel says, got nothing of it: "
             "assumed of more turns what holds for each number up to "
          << proof.bound;
    bool saidUnrelated = false;
    for (const protocol::Diagnostic &diagnostic : verdict.diagnostics) {
      // Without every arrival, wait and copy these follow from what is missing.
      static const StringRef following[] = {
          "async.arrivals",     "async.barrier-count", "async.bytes",
          "async.deadlock",     "async.expect",        "async.init",
          "async.load-pending", "async.overwrite",     "async.parity",
          "async.peer-exit",    "async.phase-observed", "async.race",
          "async.read-early",   "async.store-visible", "async.tensor-fence",
          "async.tensor-life",  "async.wait-loop"};
      bool mayFollow = llvm::is_contained(following, diagnostic.rule);
      if (kernel.isPartial && mayFollow)
        continue;
      // Roles whose numbers of turns nothing relates may disagree in the proof
      // alone.
      if (mayFollow && hasAnyNumbers(kernel)) {
        if (!saidUnrelated) {
          InFlightDiagnostic made =
              strict ? emitError(placeOf(kernel, diagnostic.op))
                     : emitWarning(placeOf(kernel, diagnostic.op));
          made << "[async.unknown] expects numbers of turns that can be "
                  "followed, got others, without which this cannot be decided: "
               << diagnostic.message;
          made.attachNote()
              << "fix: bound loops by what the host decides, in all roles alike";
          hasErrors |= strict;
        }
        saidUnrelated = true;
        continue;
      }
      bool isError = strict || diagnostic.severity == protocol::Severity::Error;
      report(kernel, diagnostic, isError);
      hasErrors |= isError;
    }
  }
  return failure(hasErrors);
}

} // namespace tier
