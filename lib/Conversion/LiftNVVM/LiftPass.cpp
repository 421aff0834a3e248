//===- LiftPass.cpp - write the protocol of a kernel beside it ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/LiftNVVM/LiftNVVM.h"
#include "tier/Conversion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tier {

#define GEN_PASS_DEF_LIFTNVVMTOTRANSPORT
#include "tier/Conversion/Passes.h.inc"

static std::string placeOf(Location location) {
  auto place = location->findInstanceOf<FileLineColLoc>();
  if (!place)
    return "";
  return (place.getFilename().getValue() + ":" + Twine(place.getLine()) + ":" +
          Twine(place.getColumn()))
      .str();
}

static llvm::json::Array
toJSON(ArrayRef<std::pair<Location, std::string>> messages) {
  llvm::json::Array all;
  for (auto &[location, text] : messages)
    all.push_back(placeOf(location) + ": " + text);
  return all;
}

llvm::json::Value toJSON(const LiftedKernel &kernel) {
  llvm::json::Array faults;
  for (const Fault &fault : kernel.faults)
    faults.push_back(placeOf(fault.at) + ": " + fault.message);
  llvm::json::Array places;
  for (Location location : kernel.places)
    places.push_back(placeOf(location));
  return llvm::json::Object{
      {"name", kernel.program.name},
      {"program", problem::protocol::toJSON(kernel.program)},
      {"places", std::move(places)},
      {"unknown", toJSON(kernel.unknowns)},
      {"assumed", toJSON(kernel.assumptions)},
      {"faults", std::move(faults)}};
}

namespace {
struct LiftNVVMToTransport
    : impl::LiftNVVMToTransportBase<LiftNVVMToTransport> {
  using LiftNVVMToTransportBase::LiftNVVMToTransportBase;
  void runOnOperation() override {
    if (to != "attribute" && to != "json") {
      emitError(getOperation()->getLoc(), "[async.question] expects attribute or json, "
                                "got '")
          << to << "'";
      return signalPassFailure();
    }
    FailureOr<std::vector<LiftedKernel>> kernels = liftKernels(getOperation());
    if (failed(kernels))
      return signalPassFailure();
    size_t next = 0;
    getOperation()->walk([&](Operation *op) {
      if (!isKernel(op) || next == kernels->size())
        return;
      std::string text;
      llvm::raw_string_ostream(text) << toJSON((*kernels)[next++]);
      if (to == "json")
        llvm::outs() << text << "\n";
      else
        op->setAttr("transport.protocol",
                    StringAttr::get(op->getContext(), text));
    });
  }
};
} // namespace

} // namespace tier
