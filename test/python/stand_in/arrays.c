// DLPack's table of C functions for arrays whose bytes are a DLTensor: device arrays without a device.

#include <stdint.h>
#include <string.h>

struct Tensor { void *data; int32_t device_type, device_index, rank; uint8_t code, bits; uint16_t lanes; int64_t *shape, *strides; uint64_t offset; };

static int counted;

// A bytes object of CPython: reference count, type, length, hash, then the bytes.
static int read(void *object, struct Tensor *tensor) {
  ++counted;
  memcpy(tensor, (char *)object + 32, sizeof *tensor);
  return 0;
}
static int current_stream(int32_t device_type, int32_t index, void **stream) { *stream = (void *)0x55; return 0; }

struct Table { uint32_t major, minor; struct Table *previous; void *allocate, *lend, *adopt; int (*read)(void *, struct Tensor *); int (*current_stream)(int32_t, int32_t, void **); };
static struct Table old = {1, 2, 0, 0, 0, 0, read, current_stream};
struct Table table = {2, 0, &old, 0, 0, 0, 0, 0}; // a major version that nobody knows yet
int reads(void) { return counted; }

// PyTorch's own table, whose arrays of the host are said to lie on a device.
static int (*theirs)(void *, struct Tensor *);
int lent_device = 0;
void *lent_stream = 0;
static int lend(void *object, struct Tensor *tensor) {
  ++counted;
  int failed = theirs(object, tensor);
  tensor->device_type = 2;
  tensor->device_index = lent_device;
  return failed;
}
static int lent_current(int32_t device_type, int32_t index, void **stream) { *stream = lent_stream; return 0; }
void lend_from(struct Table *table) {
  theirs = table->read;
  table->read = lend;
  table->current_stream = lent_current;
}
