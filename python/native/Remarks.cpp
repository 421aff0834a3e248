//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Remarks in Python: collected without the interpreter's lock, read afterwards.
//
// A pass may remark from a thread of the pass manager while the thread that
// started it waits and holds the lock, so nothing here may ask for the lock.

#include "Native.h"

#include "mlir/Bindings/Python/NanobindAdaptors.h"
#include "tier-c/Remarks.h"

#include <nanobind/stl/shared_ptr.h>

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace nb = nanobind;

namespace {
/// One remark that outlives its pass.
struct Remark {
  TierRemarkKind kind;
  std::string category, name, message;
  MlirLocation location;
};

/// The remarks of one context since they were last taken.
class Remarks {
public:
  void add(Remark remark) {
    std::lock_guard<std::mutex> lock(mutex);
    remarks.push_back(std::move(remark));
  }

  std::vector<Remark> take() {
    std::lock_guard<std::mutex> lock(mutex);
    return std::exchange(remarks, {});
  }

private:
  std::mutex mutex;
  std::vector<Remark> remarks;
};
} // namespace

static std::string toString(MlirStringRef text) {
  return std::string(text.data, text.length);
}

static const char *nameOf(TierRemarkKind kind) {
  switch (kind) {
  case TierRemarkPassed:
    return "passed";
  case TierRemarkMissed:
    return "missed";
  case TierRemarkFailed:
    return "failed";
  case TierRemarkAnalysis:
    return "analysis";
  }
  return "analysis";
}

static std::shared_ptr<Remarks> collectRemarks(MlirContext context,
                                               const std::string &filter) {
  auto remarks = std::make_shared<Remarks>();
  auto add = [](TierRemark remark, void *data) {
    (*static_cast<std::shared_ptr<Remarks> *>(data))
        ->add({remark.kind, toString(remark.category), toString(remark.name),
               toString(remark.message), remark.location});
  };
  auto release = [](void *data) {
    delete static_cast<std::shared_ptr<Remarks> *>(data);
  };
  MlirStringRef pattern = mlirStringRefCreate(filter.data(), filter.size());
  if (mlirLogicalResultIsFailure(tierContextSetRemarkHandler(
          context, pattern, add, new std::shared_ptr<Remarks>(remarks),
          release)))
    throw nb::value_error("filter expects a regular expression");
  return remarks;
}

static std::string print(MlirLocation location) {
  std::string text;
  mlirLocationPrint(location, tier::append, &text);
  return text;
}

/// One string: thousands of objects would have the interpreter look for
/// garbage, a third of the time of all passes where PyTorch is loaded.
static nb::bytes takeRemarks(Remarks &remarks) {
  std::map<const void *, std::string> places; // a thousand remarks are of a few
  llvm::json::Array taken;
  for (const Remark &remark : remarks.take()) {
    std::string &place = places[remark.location.ptr];
    if (place.empty())
      place = print(remark.location);
    llvm::json::Array fields{nameOf(remark.kind)};
    for (llvm::StringRef text :
         {llvm::StringRef(remark.category), llvm::StringRef(remark.name),
          llvm::StringRef(remark.message), llvm::StringRef(place)})
      fields.push_back(llvm::json::fixUTF8(text));
    taken.push_back(std::move(fields));
  }
  std::string text = llvm::formatv("{0}", llvm::json::Value(std::move(taken)));
  return nb::bytes(text.data(), text.size());
}

void tier::populateRemarks(nb::module_ &module) {
  nb::class_<Remarks>(module, "Remarks")
      .def("take", &takeRemarks,
           "Return [kind, category, name, message, location] of each remark "
           "since the last call, as JSON on one line.");
  module.def("collect_remarks", &collectRemarks, "context"_a, "filter"_a = ".*",
             nb::keep_alive<0, 1>(),
             "Collect the context's remarks whose category, as a rule the "
             "pass, matches `filter`; ends an earlier collection.");
}
