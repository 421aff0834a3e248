//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The launcher: evaluates a launch program against a driver.

#include "Launcher.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/xxhash.h"

#include <deque>
#include <variant>

namespace tier::target {

/// Runs, and tensor maps, that are kept for each device; extents, for each election.
static constexpr size_t mostPrepared = 512, mostMaps = 4096, mostElected = 4096;

/// What one run knows.
struct Launcher::Frame {
  Driver &driver;
  OnDevice &device;
  llvm::ArrayRef<Argument> arguments;
  void *stream;
  Compile compile;
  llvm::SmallVector<int64_t, 96> registers;
  llvm::SmallVector<void *, 16> buffers; ///< arguments, then workspaces
  llvm::SmallVector<uint64_t, 16> scalars;
  /// Those of this run, which others that are kept may outlive.
  std::deque<TensorMap> encoded;
  llvm::SmallVector<const TensorMap *, 4> maps; ///< the last of each index
  size_t next = 0; ///< step
  /// Memory that a run takes, and gives back at its end.
  struct Reserved {
    int64_t buffer, bytes;
    bool isZeroed;
  };
  /// A tensor map of such memory, which may lie elsewhere the next time.
  struct EncodedThere {
    int64_t buffer;
    MapKey key;
    uint64_t offset; ///< of the base, in bytes
    TensorMap *map;
  };
  struct Made {
    Launch launch;
    llvm::SmallVector<void *, 32> operands;
    int64_t index;
  };
  /// What the run did, in order.
  std::deque<std::variant<Reserved, EncodedThere, Made>> made;
  /// Nothing but the arguments decided what was done, and nobody waited for a report.
  bool isRepeatable = true;

  Frame(Driver &driver, OnDevice &device, llvm::ArrayRef<Argument> arguments,
        void *stream, Compile compile)
      : driver(driver), device(device), arguments(arguments), stream(stream),
        compile(compile) {}
};

/// Operands point into the frame, which stays where it is.
struct Launcher::Prepared {
  std::vector<int64_t> key;
  std::unique_ptr<Frame> frame;
};

/// All of the arguments, addresses too.
static void packAll(llvm::ArrayRef<Argument> arguments,
                    llvm::SmallVectorImpl<int64_t> &key) {
  for (const Argument &argument : arguments) {
    key.push_back(int64_t(argument.isTensor) | int64_t(argument.isFloat) << 1 |
                  int64_t(argument.dtype) << 8 | int64_t(argument.rank) << 16);
    if (!argument.isTensor) {
      key.push_back(argument.isFloat ? llvm::bit_cast<int64_t>(argument.real)
                                     : argument.integer);
      continue;
    }
    key.push_back(reinterpret_cast<int64_t>(argument.data));
    key.append(argument.extents, argument.extents + argument.rank);
    key.append(argument.strides, argument.strides + argument.rank);
  }
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// The bits of a number as a scalar of this type.
static uint64_t bitsOf(const Argument &argument, DType dtype) {
  if (!isFloat(dtype))
    return uint64_t(argument.isFloat ? int64_t(argument.real)
                                     : argument.integer);
  double real = argument.isFloat ? argument.real : double(argument.integer);
  if (dtype == DType::F64)
    return llvm::bit_cast<uint64_t>(real);
  if (dtype == DType::F32)
    return llvm::bit_cast<uint32_t>(float(real));
  llvm::APFloat value(real);
  const llvm::fltSemantics *semantics = &llvm::APFloat::BFloat();
  switch (dtype) {
  case DType::F16:
    semantics = &llvm::APFloat::IEEEhalf();
    break;
  case DType::F8E4M3:
    semantics = &llvm::APFloat::Float8E4M3FN();
    break;
  case DType::F8E5M2:
    semantics = &llvm::APFloat::Float8E5M2();
    break;
  case DType::F8E4M3FNUZ:
    semantics = &llvm::APFloat::Float8E4M3FNUZ();
    break;
  case DType::F8E5M2FNUZ:
    semantics = &llvm::APFloat::Float8E5M2FNUZ();
    break;
  case DType::F8E8M0:
    semantics = &llvm::APFloat::Float8E8M0FNU();
    break;
  default:
    break;
  }
  bool losesInfo;
  value.convert(*semantics, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return value.bitcastToAPInt().getZExtValue();
}

static const char *kindOf(bool isTensor) {
  return isTensor ? "an array" : "a number";
}

/// What was assumed when the program was compiled still holds.
static llvm::Error checkFacts(const Parameter &parameter,
                              llvm::ArrayRef<Argument> arguments,
                              const Argument &argument) {
  auto broken = [&](const char *rule, const llvm::Twine &expects, int64_t got) {
    return refuse("{0} expects '{1}' with {2}, got {3}\n  fix: compile for "
                  "these arguments",
                  rule, parameter.name, expects.str(), got);
  };
  if (reinterpret_cast<uintptr_t>(argument.data) % parameter.align != 0)
    return broken("[launch.align]",
                  "a base aligned to " + llvm::Twine(parameter.align) +
                      " bytes",
                  reinterpret_cast<uintptr_t>(argument.data) % parameter.align);
  // An array without elements has any strides: NumPy's are 0.
  bool isEmpty = llvm::is_contained(
      llvm::ArrayRef(argument.extents).take_front(argument.rank), 0);
  for (auto [d, facts] : llvm::enumerate(parameter.sides)) {
    int64_t extent = argument.extents[d], stride = argument.strides[d];
    if (facts.isOne) {
      if (extent != 1)
        return broken("[launch.extent]",
                      "extent 1 in dimension " + llvm::Twine(d), extent);
      continue;
    }
    if (facts.extent && extent != *facts.extent)
      return broken("[launch.extent]",
                    "extent " + llvm::Twine(*facts.extent) + " in dimension " +
                        llvm::Twine(d),
                    extent);
    if (extent % facts.multiple != 0)
      return broken("[launch.extent]",
                    "a multiple of " + llvm::Twine(facts.multiple) +
                        " in dimension " + llvm::Twine(d),
                    extent);
    if (facts.equalParameter >= 0) {
      int64_t other = arguments[facts.equalParameter].extents[facts.equalSide];
      if (extent != other)
        return broken("[launch.extent]",
                      "extent " + llvm::Twine(other) + " in dimension " +
                          llvm::Twine(d) + " like argument " +
                          llvm::Twine(facts.equalParameter),
                      extent);
    }
    if (extent <= 1 || isEmpty)
      continue;
    if (facts.stride ? stride != *facts.stride
                     : stride % facts.strideMultiple != 0)
      return broken(
          "[launch.stride]",
          (facts.stride ? llvm::Twine("stride ")
                        : llvm::Twine("a stride that is a multiple "
                                      "of ")) +
              llvm::Twine(facts.stride ? *facts.stride : facts.strideMultiple) +
              " in dimension " + llvm::Twine(d),
          stride);
  }
  return llvm::Error::success();
}

llvm::Error Launcher::check(llvm::ArrayRef<Argument> arguments) const {
  if (arguments.size() != program.parameters.size())
    return refuse("[launch.arguments] expects {0} arguments of {1}, got {2}",
                  program.parameters.size(), program.name, arguments.size());
  for (size_t i = 0, n = arguments.size(); i < n; ++i) {
    const Parameter &parameter = program.parameters[i];
    const Argument &argument = arguments[i];
    if (parameter.isTensor != argument.isTensor)
      return refuse("[launch.arguments] expects {0} as '{1}' of {2}, got {3}",
                    kindOf(parameter.isTensor), parameter.name, program.name,
                    kindOf(argument.isTensor));
    if (!parameter.isTensor) {
      if (argument.isFloat && !isFloat(parameter.dtype))
        return refuse("[launch.arguments] expects an integer as '{0}' of {1}, "
                      "got {2}",
                      parameter.name, program.name, argument.real);
      continue;
    }
    // A bool is a byte, 0 or 1. Whoever allocates a result knows what its bytes are.
    bool isByte = parameter.dtype == DType::I8 &&
                  (argument.dtype == DType::Bool ||
                   (parameter.isOutput && byteWidth(argument.dtype) == 1));
    if (parameter.dtype != argument.dtype && !isByte)
      return refuse("[launch.arguments] expects {0} as '{1}' of {2}, got {3}",
                    stringify(parameter.dtype), parameter.name, program.name,
                    stringify(argument.dtype));
    if (parameter.rank != argument.rank)
      return refuse("[launch.arguments] expects rank {0} as '{1}' of {2}, got "
                    "{3}",
                    parameter.rank, parameter.name, program.name,
                    argument.rank);
    if (!parameter.sides.empty() || parameter.align > 1)
      if (llvm::Error error = checkFacts(parameter, arguments, argument))
        return error;
  }
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

static int64_t floorDiv(int64_t a, int64_t b) {
  int64_t quotient = a / b;
  return quotient - ((a % b != 0) && ((a < 0) != (b < 0)));
}

/// The value of a two-operand step; b is not 0 where it divides.
static int64_t evaluate(Opcode opcode, int64_t a, int64_t b) {
  switch (opcode) {
  case Opcode::Add:
    return a + b;
  case Opcode::Sub:
    return a - b;
  case Opcode::Mul:
    return a * b;
  case Opcode::Div:
    return a / b;
  case Opcode::FloorDiv:
    return floorDiv(a, b);
  case Opcode::CeilDiv:
    return -floorDiv(-a, b);
  case Opcode::Rem:
    return a % b;
  case Opcode::Mod:
    return a - b * floorDiv(a, b);
  case Opcode::Min:
    return std::min(a, b);
  case Opcode::Max:
    return std::max(a, b);
  case Opcode::And:
    return a & b;
  case Opcode::Or:
    return a | b;
  case Opcode::Xor:
    return a ^ b;
  case Opcode::Shl:
    return int64_t(uint64_t(a) << (b & 63));
  case Opcode::Shr:
    return a >> (b & 63);
  case Opcode::Equal:
    return a == b;
  case Opcode::NotEqual:
    return a != b;
  case Opcode::Less:
    return a < b;
  case Opcode::LessEqual:
    return a <= b;
  case Opcode::LessUnsigned:
    return uint64_t(a) < uint64_t(b);
  case Opcode::LessEqualUnsigned:
    return uint64_t(a) <= uint64_t(b);
  default:
    llvm_unreachable("not a step with two operands");
  }
}

static bool divides(Opcode opcode) {
  return opcode == Opcode::Div || opcode == Opcode::FloorDiv ||
         opcode == Opcode::CeilDiv || opcode == Opcode::Rem ||
         opcode == Opcode::Mod;
}

size_t Launcher::ExtentsHash::operator()(const std::vector<int64_t> &extents) const {
  return llvm::hash_combine_range(extents.begin(), extents.end());
}

int64_t Launcher::elect(Frame &frame, int64_t index) {
  const ElectionFields &fields = program.elections[index];
  if (!frame.registers[fields.where])
    return -1;
  std::vector<int64_t> extents;
  for (int32_t extent : fields.extents)
    extents.push_back(frame.registers[extent]);
  auto &known = elected[index];
  if (auto found = known.find(extents); found != known.end())
    return found->second;
  if (known.size() >= mostElected)
    known.clear();
  int64_t place = fields.election.elect(extents);
  known.emplace(std::move(extents), place);
  return place;
}

llvm::Error Launcher::step(Frame &frame, const Step &step) {
  auto &r = frame.registers;
  switch (step.opcode) {
  case Opcode::Constant:
    r[step.result] = step.immediate;
    break;
  case Opcode::Extent:
    r[step.result] = frame.arguments[step.a].extents[step.b];
    break;
  case Opcode::Stride:
    r[step.result] = frame.arguments[step.a].strides[step.b];
    break;
  case Opcode::Value:
    r[step.result] = int64_t(frame.scalars[step.a]);
    break;
  case Opcode::Units: {
    if (step.immediate <= 1) {
      r[step.result] = frame.driver.units();
      break;
    }
    llvm::Expected<int64_t> clusters = frame.driver.clusters(step.immediate);
    if (!clusters)
      return clusters.takeError();
    r[step.result] = *clusters;
    break;
  }
  case Opcode::Select:
    r[step.result] = r[step.a] ? r[step.b] : r[step.c];
    break;
  case Opcode::Move:
    r[step.result] = r[step.a];
    break;
  case Opcode::Elect:
    r[step.result] = elect(frame, step.immediate);
    break;
  case Opcode::Jump:
    frame.next = step.immediate;
    break;
  case Opcode::JumpUnless:
    if (!r[step.a])
      frame.next = step.immediate;
    break;
  case Opcode::Check:
    if (!r[step.a]) {
      const std::string &text = program.texts[step.immediate];
      // Whoever calls compiles the rest.
      if (llvm::StringRef(text).starts_with("[launch.partial]"))
        return refuse("{0}", text);
      return refuse("[launch.check] {0}: {1}", program.name, text);
    }
    break;
  case Opcode::Workspace: {
    if (step.b >= 0 && r[step.b]) {
      frame.buffers[program.parameters.size() + step.immediate] = frame.buffers[step.c];
      break;
    }
    // A kernel may form addresses of an empty workspace: give it some bytes.
    Frame::Reserved memory{int64_t(program.parameters.size()) + step.immediate,
                           std::max<int64_t>(r[step.a], 16),
                           step.isZeroed && r[step.a] > 0};
    frame.made.push_back(memory);
    return reserve(frame, memory.buffer, memory.bytes, memory.isZeroed);
  }
  case Opcode::Encode:
    return encode(frame, step.immediate);
  case Opcode::Launch:
    return launch(frame, step.immediate);
  default:
    if (divides(step.opcode) && r[step.b] == 0)
      return refuse("[launch.divide] {0}: expects a divisor other than 0 on "
                    "the host side, got 0",
                    program.name);
    r[step.result] = evaluate(step.opcode, r[step.a], r[step.b]);
  }
  return llvm::Error::success();
}

llvm::Error Launcher::shapeOf(int64_t result,
                              llvm::ArrayRef<Argument> arguments,
                              llvm::SmallVectorImpl<int64_t> &shape) const {
  shape.clear();
  llvm::SmallVector<int64_t, 8> stack;
  for (const Expression &expression : program.results[result].shape) {
    for (const Expression::Node &node : expression.nodes) {
      // What is there is compared with the parameters where it is launched.
      bool isSide =
          node.opcode == Opcode::Extent || node.opcode == Opcode::Stride;
      if ((isSide || node.opcode == Opcode::Value) &&
          (node.a >= int64_t(arguments.size()) ||
           (isSide && (!arguments[node.a].isTensor ||
                       node.b >= arguments[node.a].rank))))
        return refuse("[launch.arguments] expects an argument {0} of the rank "
                      "that {1} was compiled for, got none",
                      node.a + 1, program.name);
      if (node.opcode == Opcode::Constant) {
        stack.push_back(node.immediate);
      } else if (node.opcode == Opcode::Extent) {
        stack.push_back(arguments[node.a].extents[node.b]);
      } else if (node.opcode == Opcode::Stride) {
        stack.push_back(arguments[node.a].strides[node.b]);
      } else if (node.opcode == Opcode::Value) {
        stack.push_back(arguments[node.a].integer);
      } else {
        int64_t b = stack.pop_back_val();
        if (divides(node.opcode) && b == 0)
          return refuse("[launch.divide] {0}: expects a divisor other than 0 "
                        "in the shape of result {1}, got 0",
                        program.name, result);
        stack.back() = evaluate(node.opcode, stack.back(), b);
      }
    }
    shape.push_back(stack.pop_back_val());
  }
  // No address space holds more, and nothing below overflows.
  int64_t bytes = byteWidth(program.results[result].dtype);
  bool fits = true;
  for (int64_t extent : shape)
    fits &= extent >= 0 &&
            !llvm::MulOverflow(bytes, std::max<int64_t>(extent, 1), bytes);
  if (!fits || bytes > int64_t(1) << 56)
    return refuse("[launch.memory] {0}: expects a result that memory holds, got "
                  "extents {1:$[, ]}",
                  program.name, llvm::make_range(shape.begin(), shape.end()));
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Tensor maps and launches
//===----------------------------------------------------------------------===//

size_t Launcher::MapHash::operator()(const MapKey &key) const {
  const char *bytes = reinterpret_cast<const char *>(&key);
  return llvm::hash_combine_range(bytes, bytes + sizeof(MapKey));
}

/// Runs have copies of theirs.
void Launcher::dropOldMaps(OnDevice &device) {
  if (device.maps.size() > mostMaps)
    device.maps.clear();
}

llvm::Expected<const TensorMap *> Launcher::findMap(Frame &frame,
                                                    const MapKey &key) {
  auto &maps = frame.device.maps;
  auto found = maps.find(key);
  if (found == maps.end()) {
    TensorMap map;
    if (llvm::Error error = frame.driver.encode(key, map))
      return std::move(error);
    found = maps.emplace(key, map).first;
  }
  return &found->second;
}

llvm::Error Launcher::encode(Frame &frame, int64_t index) {
  const MapFields &fields = program.maps[index];
  MapKey key;
  std::memset(&key, 0, sizeof(key));
  key.rank = fields.dims.size();
  key.element = int32_t(fields.element);
  key.swizzle = fields.swizzle;
  key.base = reinterpret_cast<uint64_t>(frame.buffers[fields.buffer]) +
             frame.registers[fields.offset] * bitWidth(fields.element) / 8;
  for (int32_t i = 0; i < key.rank; ++i) {
    key.dims[i] = frame.registers[fields.dims[i]];
    key.box[i] = fields.box[i];
    key.steps[i] = fields.elementStrides.empty() ? 1 : fields.elementStrides[i];
  }
  key.interleave = fields.interleave;
  key.fillsNaN = fields.fillsNaN;
  key.roundsToTF32 = fields.roundsToTF32;
  for (int32_t i = 0; i + 1 < key.rank; ++i)
    key.strides[i] = frame.registers[fields.strides[i]];

  auto found = findMap(frame, key);
  if (!found)
    return found.takeError();
  TensorMap &map = frame.encoded.emplace_back(**found);
  frame.maps[index] = &map;
  if (fields.buffer >= int64_t(program.parameters.size()))
    frame.made.push_back(Frame::EncodedThere{
        fields.buffer, key,
        key.base - reinterpret_cast<uint64_t>(frame.buffers[fields.buffer]),
        &map});
  return llvm::Error::success();
}

llvm::Expected<const Image *> Launcher::image(int32_t index, Compile compile) {
  if (images[index])
    return images[index].get();
  llvm::Expected<Image> image = compile(index);
  if (!image)
    return image.takeError();
  // A run inside of `compile` may have made it, and loaded its kernels.
  if (!images[index])
    setImage(index, std::move(*image));
  return images[index].get();
}

llvm::Error Launcher::resolve(Driver &driver, OnDevice &device, int64_t launch,
                              Compile compile) {
  const LaunchFields &fields = program.launches[launch];
  auto image = this->image(fields.image, compile);
  if (!image)
    return image.takeError();
  // A run inside of `compile` may have entered another device.
  if (llvm::Error error = driver.enter())
    return error;
  device.handles.resize(program.images.size());
  auto &handles = device.handles[fields.image];
  if (handles.empty()) {
    auto loaded = driver.load(**image);
    if (!loaded)
      return loaded.takeError();
    handles = std::move(*loaded);
  }
  for (size_t i = 0; i < (*image)->entries.size(); ++i)
    if ((*image)->entries[i].name == fields.kernel) {
      device.kernels[launch] = {handles[i], &(*image)->entries[i]};
      return llvm::Error::success();
    }
  return refuse("[launch.kernel] {0}: expects kernel '{1}' in image '{2}', got "
                "an image without it",
                program.name, fields.kernel, (*image)->name);
}

llvm::Error Launcher::prepare(Driver &driver, Compile compile,
                              llvm::ArrayRef<int32_t> some) {
  if (llvm::Error error = driver.enter())
    return error;
  OnDevice &device = devices[&driver];
  device.kernels.resize(program.launches.size());
  for (size_t i = 0; i < program.launches.size(); ++i)
    if (!device.kernels[i].handle &&
        (some.empty() || llvm::is_contained(some, program.launches[i].image)))
      if (llvm::Error error = resolve(driver, device, i, compile))
        return error;
  return llvm::Error::success();
}

llvm::Error Launcher::launch(Frame &frame, int64_t index) {
  const LaunchFields &fields = program.launches[index];
  Launch launch;
  for (int i = 0; i < 3; ++i) {
    launch.grid[i] = frame.registers[fields.grid[i]];
    launch.block[i] = frame.registers[fields.block[i]];
    if (launch.grid[i] <= 0)
      return llvm::Error::success();
  }
  if (!frame.device.kernels[index].handle)
    if (llvm::Error error =
            resolve(frame.driver, frame.device, index, frame.compile))
      return error;
  const Kernel &kernel = frame.device.kernels[index];
  ++counts[index];

  // Immediates and registers are read in place: all machines are little endian.
  auto &made = std::get<Frame::Made>(frame.made.emplace_back(Frame::Made()));
  llvm::SmallVector<void *, 32> &operands = made.operands;
  for (const Operand &operand : fields.operands) {
    switch (operand.kind) {
    case Operand::Buffer:
      operands.push_back(&frame.buffers[operand.index]);
      break;
    case Operand::Map:
      operands.push_back(const_cast<TensorMap *>(frame.maps[operand.index]));
      break;
    case Operand::Scalar:
      operands.push_back(&frame.scalars[operand.index]);
      break;
    case Operand::Register:
      operands.push_back(&frame.registers[operand.index]);
      break;
    case Operand::Immediate:
      operands.push_back(const_cast<int64_t *>(&operand.bits));
      break;
    }
  }
  launch.fields = &fields;
  launch.kernel = kernel.handle;
  launch.entry = kernel.entry;
  launch.shared = fields.shared >= 0 ? frame.registers[fields.shared] : 0;
  if (launch.shared == 0)
    launch.shared = kernel.entry->sharedBytes;
  launch.operands = operands.data();
  launch.stream = frame.stream;
  made.launch = launch;
  made.index = index;
  const Watchdog &watchdog = kernel.entry->watchdog;
  if (!watchdog.isOn())
    return frame.driver.launch(launch);
  frame.isRepeatable = false;

  if (llvm::Error error = frame.driver.clearReport(launch))
    return error;
  if (llvm::Error error = frame.driver.launch(launch))
    return error;
  auto report = frame.driver.readReport(launch);
  if (!report)
    return report.takeError();
  return explainReport(fields.kernel, watchdog, *report);
}

llvm::Error Launcher::reserve(Frame &frame, int64_t buffer, int64_t bytes,
                              bool isZeroed) {
  auto memory = frame.driver.allocate(bytes, frame.stream);
  if (!memory)
    return memory.takeError();
  frame.buffers[buffer] = *memory;
  return isZeroed ? frame.driver.clear(*memory, bytes, frame.stream)
                  : llvm::Error::success();
}

void Launcher::release(Frame &frame) {
  for (const auto &step : frame.made) {
    auto *reserved = std::get_if<Frame::Reserved>(&step);
    if (!reserved || !frame.buffers[reserved->buffer])
      continue;
    frame.driver.release(frame.buffers[reserved->buffer], frame.stream);
    frame.buffers[reserved->buffer] = nullptr;
  }
}

llvm::Error Launcher::repeat(Prepared &prepared, void *stream) {
  Frame &frame = *prepared.frame;
  if (llvm::Error error = frame.driver.enter())
    return error;
  frame.stream = stream;
  llvm::scope_exit releaseWorkspaces([&] { release(frame); });
  for (auto &step : frame.made) {
    if (auto *memory = std::get_if<Frame::Reserved>(&step)) {
      if (llvm::Error error = reserve(frame, memory->buffer, memory->bytes,
                                      memory->isZeroed))
        return error;
    } else if (auto *there = std::get_if<Frame::EncodedThere>(&step)) {
      uint64_t base =
          reinterpret_cast<uint64_t>(frame.buffers[there->buffer]) +
          there->offset;
      if (base == there->key.base)
        continue;
      MapKey key = there->key;
      key.base = base;
      dropOldMaps(frame.device);
      auto map = findMap(frame, key);
      if (!map)
        return map.takeError();
      *there->map = **map;
      there->key = key;
    } else {
      auto &made = std::get<Frame::Made>(step);
      made.launch.stream = stream;
      if (llvm::Error error = frame.driver.launch(made.launch))
        return error;
      ++counts[made.index];
    }
  }
  return llvm::Error::success();
}

llvm::Error Launcher::interpret(Frame &frame) {
  frame.registers.resize(program.registers);
  frame.buffers.resize(program.parameters.size() + program.workspaces);
  frame.scalars.resize(program.parameters.size());
  frame.maps.resize(program.maps.size());
  for (auto [i, argument] : llvm::enumerate(frame.arguments)) {
    if (argument.isTensor)
      frame.buffers[i] = argument.data;
    else
      frame.scalars[i] = bitsOf(argument, program.parameters[i].dtype);
  }
  llvm::scope_exit releaseWorkspaces([&] { release(frame); });
  while (frame.next < program.steps.size()) {
    const Step &current = program.steps[frame.next++];
    if (llvm::Error error = step(frame, current))
      return error;
  }
  return llvm::Error::success();
}

llvm::Error Launcher::run(Driver &driver, llvm::ArrayRef<Argument> arguments,
                          void *stream, Compile compile,
                          std::shared_ptr<Prepared> *made) {
  OnDevice &device = devices[&driver];
  llvm::SmallVector<int64_t, 96> key;
  packAll(arguments, key);
  uint64_t hash = llvm::xxh3_64bits(
      {reinterpret_cast<const uint8_t *>(key.data()), key.size_in_bytes()});
  auto found = device.prepared.find(hash);
  if (found != device.prepared.end() &&
      llvm::ArrayRef(found->second->key) == llvm::ArrayRef(key)) {
    std::shared_ptr<Prepared> prepared = found->second;
    if (llvm::Error error = repeat(*prepared, stream))
      return error;
    if (made)
      *made = std::move(prepared);
    return llvm::Error::success();
  }
  if (llvm::Error error = check(arguments))
    return error;
  if (llvm::Error error = driver.enter())
    return error;
  device.kernels.resize(program.launches.size());
  // Entries are used by one run at a time, and a bounded number is kept.
  dropOldMaps(device);
  if (device.prepared.size() > mostPrepared)
    device.prepared.clear();
  auto frame =
      std::make_unique<Frame>(driver, device, arguments, stream, compile);
  if (llvm::Error error = interpret(*frame))
    return error;
  if (!frame->isRepeatable)
    return llvm::Error::success();
  for (auto &step : frame->made)
    if (auto *launch = std::get_if<Frame::Made>(&step))
      launch->launch.operands = launch->operands.data();
  auto prepared = std::make_shared<Prepared>(
      Prepared{std::vector<int64_t>(key.begin(), key.end()), std::move(frame)});
  device.prepared[hash] = prepared;
  if (made)
    *made = std::move(prepared);
  return llvm::Error::success();
}

} // namespace tier::target
