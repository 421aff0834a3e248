//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The CUDA driver, opened at run time: nothing of it is needed to build.
//
// The declarations are the stable binary interface of libcuda.so.1, as far as a
// launch needs it.

#include "Driver.h"

#include "llvm/ADT/SmallString.h"

#include <dlfcn.h>
#include <map>

namespace tier::target {

//===----------------------------------------------------------------------===//
// The driver's interface
//===----------------------------------------------------------------------===//

namespace {
using Result = int;
using Device = int;
using Context = struct ContextObject *;
using Module = struct ModuleObject *;
using Function = struct FunctionObject *;
using Stream = struct StreamObject *;
using Pool = struct PoolObject *;
using Address = uint64_t;

struct LaunchAttribute {
  int id;
  char pad[4];
  union {
    char bytes[64];
    unsigned cluster[3];
    int isOn;
  };
};
struct LaunchConfig {
  unsigned grid[3], block[3], sharedBytes;
  Stream stream;
  LaunchAttribute *attributes;
  unsigned attributeCount;
};

enum : int {
  attributeUnits = 16,         // CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
  attributeMajor = 75,         // .._COMPUTE_CAPABILITY_MAJOR
  attributeMinor = 76,         // .._COMPUTE_CAPABILITY_MINOR
  attributeShared = 97,        // .._MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
  functionDynamicShared = 8,   // CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_..
  functionAnyClusterSize = 14, // .._NON_PORTABLE_CLUSTER_SIZE_ALLOWED
  launchCluster = 4,           // CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
  launchEarly = 6,             // .._PROGRAMMATIC_STREAM_SERIALIZATION
  jitErrorLog = 5,             // CU_JIT_ERROR_LOG_BUFFER
  jitErrorLogBytes = 6,        // .._SIZE_BYTES
  attributeThreshold = 4,      // CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
};

/// Bytes of workspaces that stay mapped between calls.
constexpr uint64_t keptBytes = uint64_t(256) << 20;

/// CUmemPoolProps: memory of one device, for this process alone.
struct PoolProperties {
  int allocation = 1; // CU_MEM_ALLOCATION_TYPE_PINNED
  int handles = 0;
  int location = 1; // CU_MEM_LOCATION_TYPE_DEVICE
  int device;
  void *attributes = nullptr;
  size_t mostBytes = 0; // no limit
  unsigned short usage = 0;
  unsigned char reserved[54] = {};
};
static_assert(sizeof(PoolProperties) == 88);

struct Api {
  Result (*cuInit)(unsigned);
  Result (*cuGetErrorName)(Result, const char **);
  Result (*cuGetErrorString)(Result, const char **);
  Result (*cuDeviceGetCount)(int *);
  Result (*cuDeviceGet)(Device *, int);
  Result (*cuDeviceGetAttribute)(int *, int, Device);
  Result (*cuDevicePrimaryCtxRetain)(Context *, Device);
  Result (*cuCtxGetCurrent)(Context *);
  Result (*cuCtxSetCurrent)(Context);
  Result (*cuModuleLoadDataEx)(Module *, const void *, unsigned, int *,
                               void **);
  Result (*cuModuleGetFunction)(Function *, Module, const char *);
  Result (*cuFuncSetAttribute)(Function, int, int);
  Result (*cuLaunchKernelEx)(const LaunchConfig *, Function, void **, void **);
  Result (*cuOccupancyMaxActiveClusters)(int *, Function, const LaunchConfig *);
  Result (*cuLaunchKernel)(Function, unsigned, unsigned, unsigned, unsigned,
                           unsigned, unsigned, unsigned, Stream, void **,
                           void **);
  Result (*cuMemAlloc_v2)(Address *, size_t);
  Result (*cuMemPoolCreate)(Pool *, const PoolProperties *);
  Result (*cuMemPoolSetAttribute)(Pool, int, void *);
  Result (*cuMemAllocFromPoolAsync)(Address *, size_t, Pool, Stream);
  Result (*cuMemFreeAsync)(Address, Stream);
  Result (*cuMemsetD8Async)(Address, unsigned char, size_t, Stream);
  Result (*cuMemcpyDtoH_v2)(void *, Address, size_t);
  Result (*cuModuleGetGlobal_v2)(Address *, size_t *, Module, const char *);
  Result (*cuStreamSynchronize)(Stream);
  Result (*cuStreamIsCapturing)(Stream, int *);
  Result (*cuThreadExchangeStreamCaptureMode)(int *);
  Result (*cuTensorMapEncodeTiled)(void *, int, uint32_t, void *,
                                   const uint64_t *, const uint64_t *,
                                   const uint32_t *, const uint32_t *, int, int,
                                   int, int);
  std::string missing; ///< why there is no driver; empty: there is one
};
} // namespace

static Api open() {
  Api api{};
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL);
  if (!library) {
    api.missing = "no libcuda.so.1 on this machine";
    return api;
  }
  auto find = [&](const char *name, auto &function) {
    function = reinterpret_cast<std::decay_t<decltype(function)>>(
        dlsym(library, name));
    if (!function && api.missing.empty())
      api.missing = std::string("a libcuda.so.1 without ") + name;
  };
#define FIND(NAME) find(#NAME, api.NAME)
  FIND(cuInit);
  FIND(cuGetErrorName);
  FIND(cuGetErrorString);
  FIND(cuDeviceGetCount);
  FIND(cuDeviceGet);
  FIND(cuDeviceGetAttribute);
  FIND(cuDevicePrimaryCtxRetain);
  FIND(cuCtxGetCurrent);
  FIND(cuCtxSetCurrent);
  FIND(cuModuleLoadDataEx);
  FIND(cuModuleGetFunction);
  FIND(cuFuncSetAttribute);
  FIND(cuLaunchKernelEx);
  FIND(cuOccupancyMaxActiveClusters);
  FIND(cuLaunchKernel);
  FIND(cuMemAlloc_v2);
  FIND(cuMemPoolCreate);
  FIND(cuMemPoolSetAttribute);
  FIND(cuMemAllocFromPoolAsync);
  FIND(cuMemFreeAsync);
  FIND(cuMemsetD8Async);
  FIND(cuMemcpyDtoH_v2);
  FIND(cuModuleGetGlobal_v2);
  FIND(cuStreamSynchronize);
  FIND(cuStreamIsCapturing);
  FIND(cuThreadExchangeStreamCaptureMode);
  FIND(cuTensorMapEncodeTiled);
#undef FIND
  if (api.missing.empty())
    if (Result result = api.cuInit(0)) {
      const char *text = nullptr;
      api.cuGetErrorString(result, &text);
      api.missing = std::string("a driver that does not start: ") +
                    (text ? text : "unknown error");
    }
  return api;
}

/// Opened once per process; the driver allows no more.
static const Api &api() {
  static const Api opened = open();
  return opened;
}

static llvm::Error requireDriver() {
  if (api().missing.empty())
    return llvm::Error::success();
  return refuse("[launch.driver] expects an NVIDIA driver of CUDA 12 or later "
                "(libcuda.so.1), got {0}",
                api().missing);
}

/// Success, or one sentence that names the call.
static llvm::Error check(Result result, const char *what) {
  if (result == 0)
    return llvm::Error::success();
  const char *name = nullptr, *text = nullptr;
  api().cuGetErrorName(result, &name);
  api().cuGetErrorString(result, &text);
  return refuse("[launch.driver] expects {0} to succeed, got {1} ({2})", what,
                name ? name : "an unknown error", text ? text : "");
}

//===----------------------------------------------------------------------===//
// One device
//===----------------------------------------------------------------------===//

namespace {
/// Loading and allocating touch no stream: while this lives they are legal beside
/// and inside of a capture, of this thread or another.
struct BesideCaptures {
  int mode = 2; // CU_STREAM_CAPTURE_MODE_RELAXED
  BesideCaptures() { api().cuThreadExchangeStreamCaptureMode(&mode); }
  ~BesideCaptures() { api().cuThreadExchangeStreamCaptureMode(&mode); }
};

class CudaDriver : public Driver {
public:
  llvm::Error open(int ordinal);
  llvm::Error enter() override;
  int64_t units() override { return unitCount; }
  llvm::Expected<int64_t> clusters(int64_t ctas) override;
  llvm::Expected<void *> allocate(int64_t bytes, void *stream) override;
  void release(void *memory, void *stream) override {
    api().cuMemFreeAsync(Address(memory), Stream(stream));
  }
  llvm::Error clear(void *memory, int64_t bytes, void *stream) override {
    return check(api().cuMemsetD8Async(Address(memory), 0, bytes, Stream(stream)),
                 "cuMemsetD8Async of a workspace");
  }
  llvm::Error encode(const MapKey &key, TensorMap &map) override;
  llvm::Expected<std::vector<void *>> load(const Image &image) override;
  llvm::Error launch(const Launch &launch) override;
  llvm::Error clearReport(const Launch &launch) override;
  llvm::Expected<std::vector<uint32_t>>
  readReport(const Launch &launch) override;

private:
  llvm::Error prepare(Function function, const Entry &entry);
  llvm::Expected<int> countClusters(int64_t ctas);
  llvm::Error openPool();

  Device device = 0;
  Context context = nullptr;
  int unitCount = 0, sharedLimit = 0;
  Address nothing = 0; ///< what maps of empty arrays point to
  /// Workspaces come from it. The device's own gives all memory back whenever somebody
  /// waits for the device, and the next call maps it again.
  Pool pool = nullptr;
  /// Clusters of so many CTAs that the device runs at once; 0: none, and no kernel of such.
  std::map<int64_t, int64_t> clusterCounts;
  /// The report of each kernel that bounds its waits.
  std::map<void *, Address> reports;
};
} // namespace

llvm::Error CudaDriver::open(int ordinal) {
  if (llvm::Error error = requireDriver())
    return error;
  if (llvm::Error error =
          check(api().cuDeviceGet(&device, ordinal), "cuDeviceGet"))
    return error;
  api().cuDeviceGetAttribute(&unitCount, attributeUnits, device);
  api().cuDeviceGetAttribute(&sharedLimit, attributeShared, device);
  // The context that the frameworks use too.
  return check(api().cuDevicePrimaryCtxRetain(&context, device),
               "cuDevicePrimaryCtxRetain");
}

llvm::Error CudaDriver::enter() {
  Context current = nullptr;
  api().cuCtxGetCurrent(&current);
  if (current == context)
    return llvm::Error::success();
  return check(api().cuCtxSetCurrent(context), "cuCtxSetCurrent");
}

//===----------------------------------------------------------------------===//
// Clusters that run at once
//===----------------------------------------------------------------------===//

/// A kernel that does nothing: with all of the shared memory that a CTA may have, each
/// of its CTAs takes a multiprocessor. The driver knows how many of those a group
/// of them has, and no attribute says so.
static constexpr char emptyKernel[] = R"(.version 7.8
.target sm_90
.address_size 64
.visible .entry tier_empty() { ret; }
)";

llvm::Expected<int> CudaDriver::countClusters(int64_t ctas) {
  BesideCaptures beside;
  Module module = nullptr;
  Function function = nullptr;
  if (llvm::Error error = check(
          api().cuModuleLoadDataEx(&module, emptyKernel, 0, nullptr, nullptr),
          "cuModuleLoadDataEx of a kernel to count clusters with"))
    return std::move(error);
  if (llvm::Error error =
          check(api().cuModuleGetFunction(&function, module, "tier_empty"),
                "cuModuleGetFunction"))
    return std::move(error);
  if (llvm::Error error =
          check(api().cuFuncSetAttribute(function, functionDynamicShared,
                                         sharedLimit),
                "cuFuncSetAttribute(MAX_DYNAMIC_SHARED_SIZE_BYTES)"))
    return std::move(error);
  if (ctas > 8)
    if (llvm::Error error = check(
            api().cuFuncSetAttribute(function, functionAnyClusterSize, 1),
            "cuFuncSetAttribute(NON_PORTABLE_CLUSTER_SIZE_ALLOWED)"))
      return std::move(error);
  LaunchAttribute attribute{};
  attribute.id = launchCluster;
  attribute.cluster[0] = ctas;
  attribute.cluster[1] = attribute.cluster[2] = 1;
  LaunchConfig config{};
  config.grid[0] = ctas;
  config.grid[1] = config.grid[2] = 1;
  config.block[0] = 128;
  config.block[1] = config.block[2] = 1;
  config.sharedBytes = sharedLimit;
  config.attributes = &attribute;
  config.attributeCount = 1;
  int count = 0;
  if (llvm::Error error = check(
          api().cuOccupancyMaxActiveClusters(&count, function, &config),
          "cuOccupancyMaxActiveClusters"))
    return std::move(error);
  return count;
}

llvm::Expected<int64_t> CudaDriver::clusters(int64_t ctas) {
  auto known = clusterCounts.find(ctas);
  if (known == clusterCounts.end()) {
    llvm::Expected<int> count = countClusters(ctas);
    if (!count)
      return count.takeError();
    known = clusterCounts.insert({ctas, *count}).first;
  }
  // A program asks for all of its kernels; those of other clusters may be launched.
  return std::max<int64_t>(1, known->second);
}

llvm::Error CudaDriver::openPool() {
  BesideCaptures beside;
  PoolProperties properties;
  properties.device = device;
  if (llvm::Error error = check(api().cuMemPoolCreate(&pool, &properties),
                                "cuMemPoolCreate for workspaces"))
    return error;
  // Without it calls are slower, no more.
  uint64_t kept = keptBytes;
  api().cuMemPoolSetAttribute(pool, attributeThreshold, &kept);
  return llvm::Error::success();
}

llvm::Expected<void *> CudaDriver::allocate(int64_t bytes, void *stream) {
  if (!pool)
    if (llvm::Error error = openPool())
      return std::move(error);
  Address memory = 0;
  if (llvm::Error error = check(
          api().cuMemAllocFromPoolAsync(&memory, bytes, pool, Stream(stream)),
          "cuMemAllocFromPoolAsync of a workspace"))
    return std::move(error);
  return reinterpret_cast<void *>(memory);
}

//===----------------------------------------------------------------------===//
// Tensor maps
//===----------------------------------------------------------------------===//

/// CUtensorMapDataType; -1 where the engine has none.
static int mapTypeOf(const MapKey &key) {
  switch (DType(key.element)) {
  case DType::I16:
  case DType::U16:
    return 1;
  case DType::U32:
    return 2;
  case DType::I32:
    return 3;
  case DType::U64:
    return 4;
  case DType::I64:
    return 5;
  case DType::F16:
    return 6;
  case DType::F32:
    return key.roundsToTF32 ? 11 : 7;
  case DType::F64:
    return 8;
  case DType::BF16:
    return 9;
  case DType::F4E2M1: // 16U4_ALIGN16B
    return 14;
  case DType::F6E2M3: // 16U6_ALIGN16B
  case DType::F6E3M2:
    return 15;
  default:
    return 0; // a byte
  }
}

static std::string describe(const MapKey &key) {
  auto list = [](const int64_t *numbers, int64_t n) {
    return llvm::join(
        llvm::map_range(llvm::ArrayRef(numbers, n),
                        [](int64_t i) { return std::to_string(i); }),
        ", ");
  };
  return llvm::formatv("{0} at {1:x}, dims [{2}], strides [{3}] bytes, box "
                       "[{4}], swizzle {5}, element strides [{6}], interleave "
                       "{7}, fill {8}{9}",
                       stringify(DType(key.element)), key.base,
                       list(key.dims, key.rank),
                       list(key.strides, key.rank - 1), list(key.box, key.rank),
                       key.swizzle, list(key.steps, key.rank), key.interleave,
                       key.fillsNaN ? "nan" : "zero", key.roundsToTF32 ? ", rounded to tf32" : "")
      .str();
}

llvm::Error CudaDriver::encode(const MapKey &key, TensorMap &map) {
  uint64_t base = key.base, dims[5], strides[5];
  uint32_t box[5], steps[5];
  bool isEmpty = false;
  for (int i = 0; i < key.rank; ++i) {
    dims[i] = key.dims[i];
    box[i] = key.box[i];
    steps[i] = key.steps[i];
    isEmpty |= key.dims[i] == 0;
  }
  for (int i = 0; i + 1 < key.rank; ++i)
    strides[i] = key.strides[i];
  // No kernel copies through the map of an empty array, but it must be legal.
  if (isEmpty) {
    BesideCaptures beside;
    if (!nothing)
      if (llvm::Error error =
              check(api().cuMemAlloc_v2(&nothing, 256), "cuMemAlloc"))
        return error;
    base = nothing;
    bool isPacked = bitWidth(DType(key.element)) < 8;
    for (int i = 0; i < key.rank; ++i)
      dims[i] = isPacked && i == 0 ? 128 : 1;
    for (int i = 0; i + 1 < key.rank; ++i)
      strides[i] = isPacked ? 96 : 16;
  }
  int swizzle = key.swizzle == 0    ? 0
                : key.swizzle == 32 ? 1
                : key.swizzle == 64 ? 2
                                    : 3;
  // A miss brings 256 bytes of a row, which the next boxes along it need. Rows
  // that begin inside of lines would bring lines that nobody needs.
  constexpr uint64_t lineBytes = 128;
  bool areLines = base % lineBytes == 0;
  for (int i = 0; i + 1 < key.rank; ++i)
    areLines &= strides[i] % lineBytes == 0;
  const int promoteTo128Bytes = 2, promoteTo256Bytes = 3;
  Result result = api().cuTensorMapEncodeTiled(
      &map, mapTypeOf(key), key.rank,
      reinterpret_cast<void *>(base), dims, strides, box, steps,
      key.interleave / 16, swizzle,
      areLines ? promoteTo256Bytes : promoteTo128Bytes, key.fillsNaN);
  if (result == 0)
    return llvm::Error::success();
  return refuse("[launch.tensormap] expects a tensor map that the driver "
                "encodes, got {0}",
                describe(key));
}

//===----------------------------------------------------------------------===//
// Images and launches
//===----------------------------------------------------------------------===//

llvm::Error CudaDriver::prepare(Function function, const Entry &entry) {
  if (entry.sharedBytes > sharedLimit)
    return refuse("[launch.shared] expects at most {0} bytes of shared memory "
                  "on this device, got {1} for '{2}'",
                  sharedLimit, entry.sharedBytes, entry.name);
  if (entry.sharedBytes > 0)
    if (llvm::Error error =
            check(api().cuFuncSetAttribute(function, functionDynamicShared,
                                           int(entry.sharedBytes)),
                  "cuFuncSetAttribute(MAX_DYNAMIC_SHARED_SIZE_BYTES)"))
      return error;
  if (entry.cluster[0] * entry.cluster[1] * entry.cluster[2] > 8)
    return check(api().cuFuncSetAttribute(function, functionAnyClusterSize, 1),
                 "cuFuncSetAttribute(NON_PORTABLE_CLUSTER_SIZE_ALLOWED)");
  return llvm::Error::success();
}

llvm::Expected<std::vector<void *>> CudaDriver::load(const Image &image) {
  if (image.format != Format::Ptx && image.format != Format::Cubin)
    return refuse("[launch.image] expects PTX or a cubin to load, got {0}",
                  stringify(image.format));
  BesideCaptures beside;
  char log[4096] = {0};
  int options[] = {jitErrorLog, jitErrorLogBytes};
  void *values[] = {log, reinterpret_cast<void *>(sizeof(log))};
  Module module = nullptr;
  // std::string ends with the 0 that PTX needs.
  Result result = api().cuModuleLoadDataEx(&module, image.bytes.c_str(), 2,
                                           options, values);
  if (result) {
    const char *name = nullptr;
    api().cuGetErrorName(result, &name);
    return refuse("[launch.load] expects image '{0}' to load on device {1}, "
                  "got {2}{3}{4}",
                  image.name, device, name ? name : "an unknown error",
                  log[0] ? ": " : "", llvm::StringRef(log).trim());
  }
  std::vector<void *> handles;
  for (const Entry &entry : image.entries) {
    Function function = nullptr;
    if (llvm::Error error = check(
            api().cuModuleGetFunction(&function, module, entry.name.c_str()),
            "cuModuleGetFunction"))
      return std::move(error);
    if (llvm::Error error = prepare(function, entry))
      return std::move(error);
    if (entry.watchdog.isOn())
      if (llvm::Error error = check(
              api().cuModuleGetGlobal_v2(&reports[function], nullptr, module,
                                         Report::name.data()),
              "cuModuleGetGlobal of the watchdog's report"))
        return std::move(error);
    handles.push_back(function);
  }
  return handles;
}

llvm::Error CudaDriver::launch(const Launch &launch) {
  if (launch.grid[0] > INT32_MAX || launch.grid[1] > 65535 ||
      launch.grid[2] > 65535)
    return refuse("[launch.grid] expects a grid of at most (2147483647, "
                  "65535, 65535) blocks, got ({0}, {1}, {2}) of '{3}'",
                  launch.grid[0], launch.grid[1], launch.grid[2],
                  launch.fields->kernel);
  LaunchConfig config{};
  for (int i = 0; i < 3; ++i) {
    config.grid[i] = launch.grid[i];
    config.block[i] = launch.block[i];
  }
  config.sharedBytes = launch.shared;
  config.stream = Stream(launch.stream);
  LaunchAttribute attributes[2] = {};
  config.attributes = attributes;
  const auto &sides = launch.entry->cluster;
  if (int64_t ctas = sides[0] * sides[1] * sides[2]; ctas > 1) {
    auto known = clusterCounts.find(ctas);
    if (known != clusterCounts.end() && known->second < 1)
      return refuse("[launch.cluster] expects a device that runs clusters of {0} "
                    "CTAs, got none of them on device {1}",
                    ctas, device);
    LaunchAttribute &cluster = attributes[config.attributeCount++];
    cluster.id = launchCluster;
    for (int i = 0; i < 3; ++i)
      cluster.cluster[i] = sides[i];
  }
  if (launch.fields->beginsEarly && launch.entry->awaitsGrid) {
    LaunchAttribute &early = attributes[config.attributeCount++];
    early.id = launchEarly;
    early.isOn = 1;
  }
  Result result = api().cuLaunchKernelEx(&config, Function(launch.kernel),
                                         launch.operands, nullptr);
  if (result == 0)
    return llvm::Error::success();
  return check(result, launch.fields->kernel.c_str());
}

llvm::Error CudaDriver::clearReport(const Launch &launch) {
  int capturing = 0;
  api().cuStreamIsCapturing(Stream(launch.stream), &capturing);
  if (capturing)
    return refuse("[launch.capture] expects kernels without a watchdog in a "
                  "graph, got '{0}', whose report is read after each launch",
                  launch.fields->kernel);
  return check(api().cuMemsetD8Async(reports[launch.kernel], 0,
                                     Report::words * sizeof(uint32_t),
                                     Stream(launch.stream)),
               "cuMemsetD8Async of the watchdog's report");
}

llvm::Expected<std::vector<uint32_t>>
CudaDriver::readReport(const Launch &launch) {
  if (llvm::Error error =
          check(api().cuStreamSynchronize(Stream(launch.stream)),
                launch.fields->kernel.c_str()))
    return std::move(error);
  std::vector<uint32_t> words(Report::words);
  if (llvm::Error error = check(
          api().cuMemcpyDtoH_v2(words.data(), reports[launch.kernel],
                                Report::words * sizeof(uint32_t)),
          "cuMemcpyDtoH of the watchdog's report"))
    return std::move(error);
  return words;
}

//===----------------------------------------------------------------------===//
// Discovery
//===----------------------------------------------------------------------===//

llvm::Expected<std::unique_ptr<Driver>> createCudaDriver(int ordinal) {
  auto driver = std::make_unique<CudaDriver>();
  if (llvm::Error error = driver->open(ordinal))
    return std::move(error);
  return driver;
}

int cudaDeviceCount() {
  int count = 0;
  if (api().missing.empty())
    api().cuDeviceGetCount(&count);
  return count;
}

llvm::Expected<std::string> cudaChip(int ordinal) {
  if (llvm::Error error = requireDriver())
    return std::move(error);
  Device device;
  if (llvm::Error error =
          check(api().cuDeviceGet(&device, ordinal), "cuDeviceGet"))
    return std::move(error);
  int major = 0, minor = 0;
  api().cuDeviceGetAttribute(&major, attributeMajor, device);
  api().cuDeviceGetAttribute(&minor, attributeMinor, device);
  return llvm::formatv("sm_{0}{1}", major, minor).str();
}

} // namespace tier::target
