//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The assembler: from PTX to a cubin, with the `ptxas` of this machine.

#include "Codegen.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tier::target {

/// On PATH, or where a CUDA toolkit is by custom.
static llvm::ErrorOr<std::string> findAssembler(StringRef program) {
  if (!program.empty())
    return program.str();
  if (auto found = llvm::sys::findProgramByName("ptxas"))
    return found;
  return llvm::sys::findProgramByName("ptxas",
                                      {"/usr/local/cuda/bin", "/opt/cuda/bin"});
}

/// One remark per line of `ptxas -v` that tells about a kernel: registers,
/// spills, and the warnings about serialised matrix instructions.
static void remarkOn(Location loc, StringRef said) {
  SmallVector<StringRef> lines;
  said.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    line = line.trim();
    // C7xxx: matrix instructions that had to wait for one another.
    bool warns = line.contains_insensitive("warning") || line.contains("(C7");
    bool spills = line.contains("spill stores") &&
                  !line.contains("0 bytes spill stores, 0 bytes spill loads");
    if (warns || spills)
      remark::missed(
          loc, remark::RemarkOpts::name("Assembled").category("tier-assemble"))
          << line.str();
    else if (line.contains("Used "))
      remark::analysis(
          loc, remark::RemarkOpts::name("Assembled").category("tier-assemble"))
          << line.str();
  }
}

FailureOr<std::string> assemble(Location loc, StringRef ptx, StringRef cpu,
                                StringRef path) {
  llvm::ErrorOr<std::string> program = findAssembler(path);
  if (!program) {
    InFlightDiagnostic error =
        emitError(loc) << "[toolchain.ptxas] expects `ptxas` on PATH to make a "
                          "cubin, got none";
    error.attachNote() << "fix: put CUDA's bin folder on PATH, or pip install "
                          "nvidia-cuda-nvcc, or emit ptx, which the driver "
                          "compiles itself";
    return error;
  }
  llvm::SmallString<128> input, output, log;
  int descriptor;
  std::error_code failed =
      llvm::sys::fs::createTemporaryFile("tier", "ptx", descriptor, input);
  if (!failed)
    failed = llvm::sys::fs::createTemporaryFile("tier", "cubin", output);
  if (!failed)
    failed = llvm::sys::fs::createTemporaryFile("tier", "log", log);
  if (failed)
    return emitError(loc) << "[toolchain.temporary] expects a writable "
                             "temporary folder, got: "
                          << failed.message();
  llvm::FileRemover removeInput(input), removeOutput(output), removeLog(log);
  {
    llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
    stream << ptx;
  }

  std::string chip = ("-arch=" + cpu).str();
  StringRef arguments[] = {*program, chip, "-v", input, "-o", output};
  std::optional<StringRef> redirects[] = {std::nullopt, StringRef(log),
                                          StringRef(log)};
  std::string reason;
  int status = llvm::sys::ExecuteAndWait(*program, arguments, std::nullopt,
                                         redirects, 0, 0, &reason);
  auto said = llvm::MemoryBuffer::getFile(log);
  StringRef text = said ? (*said)->getBuffer().trim() : StringRef(reason);
  if (status != 0)
    return emitError(loc) << "[toolchain.ptxas] expects PTX that `ptxas "
                          << chip << "` accepts, got: "
                          << (text.empty() ? StringRef(reason) : text);
  remarkOn(loc, text);
  auto buffer = llvm::MemoryBuffer::getFile(output);
  if (!buffer)
    return emitError(loc) << "[toolchain.temporary] expects to read back what "
                             "was assembled, got: "
                          << buffer.getError().message();
  return (*buffer)->getBuffer().str();
}

} // namespace tier::target
