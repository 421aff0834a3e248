//===- Launcher.h - runs a launch program -----------------------*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TARGET_LAUNCHER_H
#define TIER_TARGET_LAUNCHER_H

#include "Driver.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <unordered_map>

namespace tier::target {

/// A value for a parameter: an array somewhere, or a number.
struct Argument {
  bool isTensor = true;
  DType dtype = DType::F32; ///< of the array
  bool isFloat = false;     ///< of the number: `real`, not `integer`
  int32_t rank = 0;
  void *data = nullptr;
  int64_t extents[maxRank], strides[maxRank];
  int64_t integer = 0;
  double real = 0;
};

/// A program with the images it has so far, on any number of devices.
class Launcher {
public:
  using Compile = llvm::function_ref<llvm::Expected<Image>(int32_t)>;

  explicit Launcher(LaunchProgram program) : program(std::move(program)) {
    images.resize(this->program.images.size());
    counts.resize(this->program.launches.size());
    elected.resize(this->program.elections.size());
  }

  /// A run that was evaluated: the same arguments launch the same again.
  struct Prepared;
  /// Evaluates the program for these arguments, compiling and loading what it
  /// launches first; `compile` may run it for others. `made` becomes what ran,
  /// null where that cannot be repeated.
  llvm::Error run(Driver &driver, llvm::ArrayRef<Argument> arguments,
                  void *stream, Compile compile,
                  std::shared_ptr<Prepared> *made = nullptr);

  /// The image of this index, compiled at first use.
  llvm::Expected<const Image *> image(int32_t index, Compile compile);
  void setImage(int32_t index, Image image) {
    images[index] = std::make_unique<Image>(std::move(image));
  }
  const LaunchProgram &getProgram() const { return program; }
  /// Compiles and loads everything, or some images, so that no run has to.
  llvm::Error prepare(Driver &driver, Compile compile, llvm::ArrayRef<int32_t> some = {});
  /// How often a launch of the program was made.
  uint64_t countOf(int64_t launch) const { return counts[launch]; }

  /// Launches what a run launched, on another stream, with workspaces of its own.
  llvm::Error repeat(Prepared &prepared, void *stream);

  /// Extents of a result, in the order of the program's results.
  llvm::Error shapeOf(int64_t result, llvm::ArrayRef<Argument> arguments,
                      llvm::SmallVectorImpl<int64_t> &shape) const;

private:
  struct Kernel {
    void *handle = nullptr;
    const Entry *entry = nullptr;
  };
  struct MapHash {
    size_t operator()(const MapKey &key) const;
  };
  struct Frame;
  struct ExtentsHash {
    size_t operator()(const std::vector<int64_t> &extents) const;
  };
  /// What one device has loaded.
  struct OnDevice {
    std::vector<Kernel> kernels;              ///< one per launch of the program
    std::vector<std::vector<void *>> handles; ///< one per image, then entry
    std::unordered_map<MapKey, TensorMap, MapHash> maps;
    /// By the hash of all arguments; a bounded number.
    std::unordered_map<uint64_t, std::shared_ptr<Prepared>> prepared;
  };

  llvm::Error check(llvm::ArrayRef<Argument> arguments) const;
  llvm::Error interpret(Frame &frame);
  llvm::Error resolve(Driver &driver, OnDevice &device, int64_t launch,
                      Compile compile);
  llvm::Error step(Frame &frame, const Step &step);
  int64_t elect(Frame &frame, int64_t index);
  llvm::Error encode(Frame &frame, int64_t index);
  static void dropOldMaps(OnDevice &device);
  llvm::Expected<const TensorMap *> findMap(Frame &frame, const MapKey &key);
  /// Takes memory of a workspace; gives all of it back behind what is queued.
  llvm::Error reserve(Frame &frame, int64_t buffer, int64_t bytes, bool isZeroed);
  void release(Frame &frame);
  llvm::Error launch(Frame &frame, int64_t index);

  LaunchProgram program;
  std::vector<std::unique_ptr<Image>> images;
  /// Stay where they are when `compile` runs the program on another device.
  std::unordered_map<Driver *, OnDevice> devices;
  std::vector<uint64_t> counts; ///< launches made, one per launch of the program
  /// By extents, one map per election: the model takes microseconds. A bounded number.
  std::vector<std::unordered_map<std::vector<int64_t>, int64_t, ExtentsHash>> elected;
};

/// An image without code, which says no more than the names of its kernels: for drivers that
/// record.
Image describeImage(const LaunchProgram &program, int32_t index);

} // namespace tier::target

#endif // TIER_TARGET_LAUNCHER_H
