//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The linker: from one object to a code object, with lld in this process.

#include "Codegen.h"

#include "lld/Common/Driver.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>

LLD_HAS_DRIVER(elf)

using namespace mlir;

namespace tier::target {

FailureOr<std::string> linkSharedObject(Location loc, StringRef object) {
  // lld keeps its state in globals.
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);

  llvm::SmallString<128> input, output;
  int descriptor;
  std::error_code error =
      llvm::sys::fs::createTemporaryFile("tier", "o", descriptor, input);
  if (!error)
    error = llvm::sys::fs::createTemporaryFile("tier", "hsaco", output);
  if (error)
    return emitError(loc) << "[toolchain.temporary] expects a writable "
                             "temporary folder, got: "
                          << error.message();
  llvm::FileRemover removeInput(input), removeOutput(output);
  {
    llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
    stream << object;
  }

  std::string messages;
  llvm::raw_string_ostream said(messages);
  const char *arguments[] = {"ld.lld", "-shared",      "--no-undefined",
                             "-o",     output.c_str(), input.c_str()};
  lld::Result result =
      lld::lldMain(arguments, said, said, {{lld::Gnu, &lld::elf::link}});
  if (result.retCode != 0)
    return emitError(loc) << "[toolchain.link] expects an object that links, "
                             "got: "
                          << StringRef(messages).trim();
  auto buffer = llvm::MemoryBuffer::getFile(output);
  if (!buffer)
    return emitError(loc) << "[toolchain.temporary] expects to read back what "
                             "was linked, got: "
                          << buffer.getError().message();
  return (*buffer)->getBuffer().str();
}

} // namespace tier::target
