//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Which kernels a call would launch: its program runs, and nothing is launched.

#include "Launcher.h"

using namespace llvm;

namespace tier::target {

/// Arguments with these sides that lie nowhere; none where there are more sides, or fewer.
static std::vector<Argument> placeArguments(const LaunchProgram &program, ArrayRef<int64_t> sides) {
  constexpr int64_t apart = int64_t(1) << 40; // aligned to whatever was assumed
  std::vector<Argument> arguments;
  for (const Parameter &parameter : program.parameters) {
    Argument &argument = arguments.emplace_back();
    argument.isTensor = parameter.isTensor;
    argument.dtype = parameter.dtype;
    if (!parameter.isTensor)
      continue;
    argument.rank = parameter.rank;
    argument.data = reinterpret_cast<void *>(apart * int64_t(arguments.size()));
    if (int64_t(sides.size()) < 2 * parameter.rank)
      return {};
    copy(sides.take_front(parameter.rank), argument.extents);
    copy(sides.slice(parameter.rank, parameter.rank), argument.strides);
    sides = sides.drop_front(2 * parameter.rank);
  }
  return sides.empty() ? arguments : std::vector<Argument>();
}

Image describeImage(const LaunchProgram &program, int32_t index) {
  Image image{Format::Llvm, program.images[index], "", {}};
  for (const LaunchFields &launch : program.launches)
    if (launch.image == index)
      image.entries.emplace_back().name = launch.kernel;
  return image;
}

Expected<BitVector> findLaunched(const LaunchProgram &program, ArrayRef<int64_t> sides,
                                 int64_t units) {
  std::vector<Argument> arguments = placeArguments(program, sides);
  if (arguments.empty())
    return createStringError("[launch.arguments] expects the extents and strides of the arrays "
                             "of " + program.name + ", got " + Twine(sides.size()) + " numbers");
  Launcher launcher(program);
  RecordingDriver driver(units);
  if (Error reason = launcher.run(driver, arguments, nullptr,
                                  [&](int32_t index) { return describeImage(program, index); }))
    return reason;
  BitVector launched(program.launches.size());
  for (unsigned i = 0; i < launched.size(); ++i)
    launched[i] = launcher.countOf(i) > 0;
  return launched;
}

} // namespace tier::target
