//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Remarks, in C: mlir-c offers none.

#include "tier-c/Remarks.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/Regex.h"

#include <mutex>

using namespace mlir;

namespace {
/// Hands each remark to a C function.
class CallbackStreamer : public remark::detail::MLIRRemarkStreamerBase {
public:
  CallbackStreamer(TierRemarkHandler handler, void *data,
                   void (*destroy)(void *))
      : handler(handler), data(data), destroy(destroy) {}
  ~CallbackStreamer() override {
    if (destroy)
      destroy(data);
  }

  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    std::string category = remark.getCombinedCategoryName().str();
    std::string message = messageOf(remark);
    std::lock_guard<std::mutex> lock(mutex);
    handler({kindOf(remark), wrap(StringRef(category)),
             wrap(remark.getRemarkName()), wrap(remark.getFunction()),
             wrap(StringRef(message)), wrap(remark.getLocation())},
            data);
  }

private:
  /// What the pass streamed, less upstream's `[Kind] Name | Category:` and its
  /// quotes; metrics follow as `key=value`.
  static std::string messageOf(const remark::detail::Remark &remark) {
    std::string message;
    for (const auto &arg : remark.getArgs()) {
      if (!message.empty())
        message += ", ";
      if (arg.key != "Remark")
        message += arg.key + "=";
      message += arg.val;
    }
    return message;
  }

  static TierRemarkKind kindOf(const remark::detail::Remark &remark) {
    switch (remark.getRemarkType()) {
    case llvm::remarks::Type::Passed:
      return TierRemarkPassed;
    case llvm::remarks::Type::Missed:
      return TierRemarkMissed;
    case llvm::remarks::Type::Failure:
      return TierRemarkFailed;
    default:
      return TierRemarkAnalysis;
    }
  }

  TierRemarkHandler handler;
  void *data;
  void (*destroy)(void *);
  std::mutex mutex;
};
} // namespace

MlirLogicalResult tierContextSetRemarkHandler(MlirContext context,
                                              MlirStringRef filter,
                                              TierRemarkHandler handler,
                                              void *data,
                                              void (*destroy)(void *)) {
  auto streamer = std::make_unique<CallbackStreamer>(handler, data, destroy);
  std::string pattern = unwrap(filter).str();
  if (!llvm::Regex(pattern).isValid())
    return mlirLogicalResultFailure();
  // Upstream's `all` alone lets nothing through: each kind wants its own.
  remark::RemarkCategories categories{pattern, pattern, pattern, pattern,
                                      pattern};
  tierContextClearRemarkHandler(context);
  return wrap(remark::enableOptimizationRemarks(
      *unwrap(context), std::move(streamer),
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories));
}

void tierContextClearRemarkHandler(MlirContext context) {
  unwrap(context)->setRemarkEngine(nullptr);
}
