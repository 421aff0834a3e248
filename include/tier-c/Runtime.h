//===- Runtime.h - images, launch programs and devices, in C --------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call that can fail returns false or null and leaves a sentence with its
// rule in `TierText *error`; the caller frees it with tierTextDestroy.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_C_RUNTIME_H
#define TIER_C_RUNTIME_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes owned by the library.
typedef struct {
  const char *data;
  size_t length;
  void *owner;
} TierText;
void tierTextDestroy(TierText text);

typedef struct {
  void *ptr;
} TierImage;
typedef struct {
  void *ptr;
} TierLauncher;
typedef struct {
  void *ptr;
} TierDriver;
typedef struct {
  void *ptr;
} TierRun;

#define TIER_MAX_RANK 12

/// A value for a parameter; the same layout as tier::target::Argument.
typedef struct {
  bool isTensor;
  unsigned char dtype; ///< position in the table of tierDTypeName
  bool isFloat;
  int rank;
  void *data;
  int64_t extents[TIER_MAX_RANK], strides[TIER_MAX_RANK]; ///< in elements
  int64_t integer;
  double real;
} TierArgument;

/// The name of an element type, or null after the last.
const char *tierDTypeName(int dtype);
int64_t tierDTypeBytes(int dtype);

// Images.

/// A module that holds a copy of one gpu.module and nothing else, to be lowered
/// on its own; null if there is none of this name.
MlirModule tierModuleIsolate(MlirModule module, MlirStringRef name);

/// Compiles the only gpu.module of a module in room How. An empty format means
/// what the chip's driver loads. Diagnostics go to the context.
TierImage tierImageEmit(MlirModule module, MlirStringRef chip,
                        MlirStringRef format, bool forThisHost,
                        MlirStringRef assembler, TierText *error);
/// An image from its bytes and the `entries` text of tierImageEntries.
TierImage tierImageCreate(MlirStringRef name, MlirStringRef format,
                          MlirStringRef bytes, MlirStringRef entries,
                          TierText *error);
void tierImageDestroy(TierImage image);
MlirStringRef tierImageName(TierImage image);
MlirStringRef tierImageBytes(TierImage image);
const char *tierImageFormat(TierImage image);
/// [{"name", "shared", "threads", "cluster"}, ..] as JSON; with "watchdog" where
/// the kernel bounds its waits.
TierText tierImageEntries(TierImage image);

// Launch programs.

/// launch.json of the host function of a module in room Where.
bool tierLaunchProgramBuild(MlirModule module, MlirStringRef chip,
                            TierText *json);
/// A launcher for launch.json; `results` (JSON, may be empty) replaces its
/// results.
TierLauncher tierLauncherCreate(MlirStringRef json, MlirStringRef results,
                                TierText *error);
void tierLauncherDestroy(TierLauncher launcher);
TierText tierLauncherJSON(TierLauncher launcher);
int tierLauncherImageCount(TierLauncher launcher);
MlirStringRef tierLauncherImageName(TierLauncher launcher, int index);
int tierLauncherParameterCount(TierLauncher launcher);
/// Fills in what a parameter is, without data: dtype, rank, isTensor.
void tierLauncherParameter(TierLauncher launcher, int index,
                           TierArgument *parameter, bool *isOutput,
                           MlirStringRef *name);
int tierLauncherResultCount(TierLauncher launcher);
/// Extents of a result for these arguments; returns its rank, or -1.
int tierLauncherResultShape(TierLauncher launcher, int result,
                            const TierArgument *arguments, int count,
                            int64_t *extents, int *dtype, TierText *error);

/// Called when a kernel of an image is first launched; null: it failed, and the
/// caller knows why.
/// The launcher owns what it gets.
typedef TierImage (*TierCompile)(void *data, int index);

/// Runs the program; a stream is the driver's handle. Not for one launcher or
/// driver from two threads at once, but `compile` may run it again. `made`, where
/// it is not null, becomes what ran: it can be launched again for the same
/// arguments, while its launcher lives, and is destroyed at any time. It becomes
/// null where the run failed, or depends on more than its arguments.
bool tierLauncherRun(TierLauncher launcher, TierDriver driver,
                     const TierArgument *arguments, int count, void *stream,
                     TierCompile compile, void *data, TierRun *made,
                     TierText *error);
bool tierRunRepeat(TierRun run, void *stream, TierText *error);
void tierRunDestroy(TierRun run);
/// Compiles and loads everything the program may launch on a device, or of `some`
/// images if `count` is not 0.
bool tierLauncherPrepare(TierLauncher launcher, TierDriver driver,
                         TierCompile compile, void *data, const int32_t *some,
                         int count, TierText *error);
/// Per launch of the program, as a JSON list: {"kernel", "guard", "verdict",
/// "witness", "launched"}; see tier/Target/LaunchVariants.h.
TierText tierLauncherVariants(TierLauncher launcher);
/// How often each launch of the program was made; fills `counts`, one per launch.
int tierLauncherCounts(TierLauncher launcher, uint64_t *counts, int most);
/// What a run would ask of a device with `units` processors, as a JSON list.
/// `report` is what kernels that bound their waits would leave behind.
bool tierLauncherTrace(TierLauncher launcher, int64_t units,
                       const TierArgument *arguments, int count,
                       TierCompile compile, void *data, const uint32_t *report,
                       int words, TierText *trace);

// Devices. Drivers live as long as the process.

TierDriver tierDriverHost(void);
/// The name of this machine's processor, which native code is made for.
TierText tierHostCpu(void);
TierDriver tierDriverCuda(int ordinal, TierText *error);
int tierCudaDeviceCount(void);
/// "sm_90"; false: the text is the error.
bool tierCudaChip(int ordinal, TierText *chip);

#ifdef __cplusplus
}
#endif

#endif // TIER_C_RUNTIME_H
