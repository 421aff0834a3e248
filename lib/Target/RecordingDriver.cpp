//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The recording driver: what a program would ask of a device, as JSON.

#include "Driver.h"

#include "llvm/Support/JSON.h"

namespace json = llvm::json;

namespace tier::target {

llvm::Error RecordingDriver::enter() {
  allocated = 0;
  return llvm::Error::success();
}

llvm::Expected<void *> RecordingDriver::allocate(int64_t bytes, void *) {
  // No memory, only a place that no other workspace overlaps.
  int64_t address = (int64_t(1) << 50) + allocated;
  allocated += llvm::alignTo(bytes, 256);
  json::Object call{{"workspace", bytes}, {"address", address}};
  calls.push_back(llvm::formatv("{0}", json::Value(std::move(call))));
  return reinterpret_cast<void *>(address);
}

llvm::Error RecordingDriver::clear(void *memory, int64_t bytes, void *) {
  json::Object call{{"clear", bytes}, {"address", int64_t(memory)}};
  calls.push_back(llvm::formatv("{0}", json::Value(std::move(call))));
  return llvm::Error::success();
}

llvm::Error RecordingDriver::encode(const MapKey &key, TensorMap &map) {
  std::memset(&map, 0, sizeof(map));
  auto list = [&](const int64_t *numbers, int64_t n) {
    json::Array array;
    for (int64_t i = 0; i < n; ++i)
      array.push_back(numbers[i]);
    return array;
  };
  json::Object call{{"encode", stringify(DType(key.element))},
                    {"base", int64_t(key.base)},
                    {"dims", list(key.dims, key.rank)},
                    {"strides", list(key.strides, key.rank - 1)},
                    {"box", list(key.box, key.rank)},
                    {"swizzle", key.swizzle}};
  if (llvm::any_of(llvm::ArrayRef(key.steps, key.rank),
                   [](int64_t step) { return step != 1; }))
    call["element_strides"] = list(key.steps, key.rank);
  if (key.interleave)
    call["interleave"] = key.interleave;
  if (key.fillsNaN)
    call["fill"] = "nan";
  if (key.roundsToTF32)
    call["rounds"] = "tf32";
  calls.push_back(llvm::formatv("{0}", json::Value(std::move(call))));
  return llvm::Error::success();
}

llvm::Expected<std::vector<void *>> RecordingDriver::load(const Image &image) {
  return std::vector<void *>(image.entries.size(), const_cast<Image *>(&image));
}

llvm::Error RecordingDriver::launch(const Launch &launch) {
  json::Array operands;
  for (size_t i = 0; i < launch.fields->operands.size(); ++i) {
    const Operand &operand = launch.fields->operands[i];
    int64_t bytes = operand.kind == Operand::Map ? 128
                    : operand.kind == Operand::Buffer
                        ? 8
                        : byteWidth(operand.dtype);
    int64_t value = 0;
    if (bytes <= 8)
      std::memcpy(&value, launch.operands[i], bytes);
    operands.push_back(json::Object{{"bytes", bytes}, {"value", value}});
  }
  auto three = [](const int64_t *n) { return json::Array{n[0], n[1], n[2]}; };
  json::Object call{
      {"launch", launch.fields->kernel}, {"image", launch.fields->image},
      {"grid", three(launch.grid)},      {"block", three(launch.block)},
      {"shared", launch.shared},         {"operands", std::move(operands)}};
  calls.push_back(llvm::formatv("{0}", json::Value(std::move(call))));
  return llvm::Error::success();
}

llvm::Error RecordingDriver::clearReport(const Launch &launch) {
  json::Object call{{"clear_report", launch.fields->kernel}};
  calls.push_back(llvm::formatv("{0}", json::Value(std::move(call))));
  return llvm::Error::success();
}

llvm::Expected<std::vector<uint32_t>>
RecordingDriver::readReport(const Launch &launch) {
  json::Object call{{"read_report", launch.fields->kernel}};
  calls.push_back(llvm::formatv("{0}", json::Value(std::move(call))));
  return report;
}

std::string RecordingDriver::takeJSON() {
  std::string text = "[" + llvm::join(calls, ",") + "]";
  calls.clear();
  return text;
}

} // namespace tier::target
