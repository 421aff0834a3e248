// A stand-in for libcuda.so.1: every call that the launcher makes becomes one line of the file named by STAND_IN_LOG.

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Without a file nothing is written: host time can be measured then.
static void say(const char *format, ...) {
  if (!getenv("STAND_IN_LOG"))
    return;
  FILE *log = fopen(getenv("STAND_IN_LOG"), "a");
  va_list values;
  va_start(values, format);
  vfprintf(log, format, values);
  va_end(values);
  fputc('\n', log);
  fclose(log);
}

static void *current;

int cuInit(unsigned flags) { return 0; }
int cuGetErrorName(int error, const char **name) { *name = error == 218 ? "CUDA_ERROR_INVALID_PTX" : "CUDA_ERROR_OTHER"; return 0; }
int cuGetErrorString(int error, const char **text) { *text = "as asked for"; return 0; }
int cuDeviceGetCount(int *count) { *count = 1; return 0; }
int cuDeviceGet(int *device, int ordinal) { *device = ordinal; return ordinal ? 101 : 0; }
int cuDeviceGetAttribute(int *value, int attribute, int device) {
  *value = attribute == 16 ? 132 : attribute == 97 ? 232448 : attribute == 75 ? 9 : 0;
  return 0;
}
int cuDevicePrimaryCtxRetain(void **context, int device) { *context = (void *)0xC0; return 0; }
int cuCtxGetCurrent(void **context) { *context = current; return 0; }
int cuCtxSetCurrent(void *context) { current = context; say("context %p", context); return 0; }
static int mode;
int cuModuleLoadDataEx(void **module, const void *image, unsigned n, int *options, void **values) {
  if (mode != 2)
    say("load that ends captures");
  if (strstr(image, "refused")) {
    for (unsigned i = 0; i < n; ++i)
      if (options[i] == 5)
        strcpy(values[i], "ptxas fatal: as asked for");
    return 218;
  }
  say("load %.*s", (int)strcspn(strstr(image, ".target") ? strstr(image, ".target") : "?", "\n"), strstr(image, ".target"));
  *module = (void *)0xD0;
  return 0;
}
int cuModuleGetFunction(void **function, void *module, const char *name) { *function = (void *)0xF0; say("function %s", name); return 0; }
int cuFuncSetAttribute(void *function, int attribute, int value) { say("attribute %d %d", attribute, value); return 0; }
struct Config { unsigned grid[3], block[3], shared; void *stream; struct { int id; char pad[4]; unsigned sides[3]; char rest[52]; } *attributes; unsigned count; };
// What was launched last: how many so far, on which stream, and where the arrays of its maps begin. The first operands of all
// kernels are no less than four; the caller says where there are more.
int launches, maps_launched, operand_count = 4;
void *launched_stream;
uint64_t launched_bases[4];
static int refusing;
void refuse_launches(int number) { refusing = number; }
int cuLaunchKernelEx(const struct Config *c, void *function, void **operands, void **extra) {
  if (refusing)
    return refusing;
  ++launches;
  launched_stream = c->stream;
  maps_launched = 0;
  for (int i = 0; i < operand_count; ++i)
    if (memcmp(operands[i], "of ", 3) == 0 && maps_launched < 4)
      memcpy(&launched_bases[maps_launched++], (char *)operands[i] + 64, 8);
  say("launch grid %u %u %u block %u %u %u shared %u stream %p", c->grid[0], c->grid[1], c->grid[2], c->block[0], c->block[1],
      c->block[2], c->shared, c->stream);
  for (unsigned i = 0; i < c->count; ++i)
    say("cluster %d: %u %u %u", c->attributes[i].id, c->attributes[i].sides[0], c->attributes[i].sides[1], c->attributes[i].sides[2]);
  say("operands %ld %g", *(long *)operands[1], *(float *)operands[2]);
  say("map %s", (char *)operands[3]);
  if (getenv("STAND_IN_MEMORY"))
    say("array at %lx, map at %lx", *(long *)operands[0], *(long *)((char *)operands[3] + 64));
  return 0;
}
int cuLaunchKernel(void) { return 1; }
// Groups of 16 and of 18 multiprocessors, as on an H200; a cluster of 32 fits none of them.
int cuOccupancyMaxActiveClusters(int *count, void *function, const struct Config *c) {
  unsigned ctas = c->attributes[0].sides[0];
  *count = 6 * (16 / ctas) + 2 * (18 / ctas);
  say("count clusters of %u, shared %u", ctas, c->shared);
  return 0;
}
int cuMemAlloc_v2(uint64_t *memory, size_t bytes) { *memory = 0x1000; say("alloc %zu", bytes); return 0; }
int cuMemPoolCreate(void **pool, const int *properties) { *pool = (void *)0x5000; say("pool of device %d", properties[3]); return 0; }
int cuMemPoolSetAttribute(void *pool, int attribute, uint64_t *value) { say("pool attribute %d: %lu", attribute, (long)*value); return 0; }
int cuMemAllocFromPoolAsync(uint64_t *memory, size_t bytes, void *pool, void *stream) {
  if (pool != (void *)0x5000)
    return 1;
  // STAND_IN_MEMORY, in base 16, is where memory lies; every other one is 0x1000 behind.
  const char *place = getenv("STAND_IN_MEMORY");
  static int taken;
  *memory = place ? strtoul(place, 0, 16) + taken++ % 2 * 0x1000 : 0x2000;
  say("workspace %zu on %p", bytes, stream);
  return 0;
}
int cuMemFreeAsync(uint64_t memory, void *stream) { say("free %lx on %p", (long)memory, stream); return 0; }
int cuModuleGetGlobal_v2(uint64_t *address, size_t *bytes, void *module, const char *name) { *address = 0x3000; say("global %s", name); return 0; }
int cuMemsetD8Async(uint64_t memory, unsigned char value, size_t bytes, void *stream) { say("set %lx to %d, %zu bytes on %p", (long)memory, value, bytes, stream); return 0; }
int cuStreamSynchronize(void *stream) { say("wait for %p", stream); return 0; }
// The report of a kernel whose first wait expired in CTA (3, 0, 0), or what STAND_IN_REPORT says is the CTA's number + 1.
int cuMemcpyDtoH_v2(void *to, uint64_t from, size_t bytes) {
  static const uint32_t record[8] = {0, 2, 1, 7, 3, 0, 0, 128};
  const char *owner = getenv("STAND_IN_REPORT");
  say("read %lx, %zu bytes", (long)from, bytes);
  memset(to, 0, bytes);
  ((uint32_t *)to)[0] = owner ? atoi(owner) : 4;
  ((uint32_t *)to)[1] = 1;
  memcpy((uint32_t *)to + 4, record, sizeof(record));
  return 0;
}
int cuTensorMapEncodeTiled(void *map, int type, uint32_t rank, void *base, const uint64_t *dims, const uint64_t *strides,
                           const uint32_t *box, const uint32_t *steps, int interleave, int swizzle, int promotion, int fill) {
  if (strides[0] % 16)
    return 1;
  say("encode type %d rank %u dims %lu %lu stride %lu box %u %u steps %u %u interleave %d swizzle %d fill %d", type, rank,
      (long)dims[0], (long)dims[1], (long)strides[0], box[0], box[1], steps[0], steps[1], interleave, swizzle, fill);
  snprintf(map, 64, "of %lux%lu", (long)dims[0], (long)dims[1]);
  memcpy((char *)map + 64, &base, 8);
  return 0;
}
int cuStreamIsCapturing(void *stream, int *capturing) { *capturing = stream == (void *)0xAB; return 0; }
static int mode;
int cuThreadExchangeStreamCaptureMode(int *given) { int before = mode; mode = *given; *given = before; return 0; }
