//===- TileToThread.h - the code of one thread of a tile kernel -*- C++ -*-===//
//
// The last doors turn a kernel over tiles into the program of one thread. What
// is the same on every machine is here; what only one machine can say is a
// method of `ThreadTarget`.
//
// A tile `tensor<16x8xf32, #c>` with `#c` = register 2:[0,1] 2:[8,0], lane
// 4:[0,2] 8:[1,0] becomes, in each thread, the chunks
//
//   chunks[0] : vector<2xf32>   registers 0, 1: row l/4,     columns
//   2(l%4)+{0,1} chunks[1] : vector<2xf32>   registers 2, 3: row l/4 + 8, the
//   same columns
//
// The width of a chunk depends on the fragment alone, so `arith` and `math` are
// cloned chunk by chunk whatever the element types are. A memref becomes a
// `View`: a pointer and numbers, never an SSA value of memref type. `scf` is
// rebuilt with the chunks as loop-carried values. The result is an `llvm.func`
// whose body mixes `llvm`, `arith`, `scf` and `vector`; `lowerThread` ends it.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_TILETOTHREAD_TILETOTHREAD_H
#define TIER_CONVERSION_TILETOTHREAD_TILETOTHREAD_H

#include "tier/Dialect/Layout/IR/Layout.h"
#include "tier/Dialect/Tier/IR/Tier.h"
#include "tier/Dialect/Transport/IR/Transport.h"
#include "tier/Machine/Machine.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <memory>

namespace mlir {
class ConversionTarget;
class LLVMTypeConverter;
class RewritePatternSet;
} // namespace mlir

namespace tier {

class ThreadEmitter;

//===----------------------------------------------------------------------===//
// Values of one thread
//===----------------------------------------------------------------------===//

/// The registers that one thread holds of a tile. Register `r` (first register
/// digit fastest) is lane `r % width` of chunk `r / width`; chunks are
/// `vector<width x element>`, or scalars when the width is 1.
struct ThreadTile {
  layout::FragmentAttr fragment;
  mlir::Type element;
  int64_t width = 1;
  llvm::SmallVector<mlir::Value> chunks;

  int64_t getNumRegisters() const { return chunks.size() * width; }
  mlir::Type getChunkType() const;
  /// The width of the chunks of a fragment: the largest power of two, at most
  /// 16, that divides its run.
  static int64_t getWidth(layout::FragmentAttr fragment);
};

/// An index-typed number of which something may be known. It is `constant` if
/// `value` is null. `value` belongs to the emitted function.
struct Quantity {
  mlir::Value value;
  int64_t constant = 0;
  /// Divides the number (0: the number is 0).
  int64_t divisor = 1;
  /// The number is not less.
  int64_t least = unbounded;
  static constexpr int64_t unbounded = INT64_MIN / 4;
  static Quantity get(int64_t constant);
  bool isConstant() const { return !value; }
  bool isConstant(int64_t number) const { return !value && constant == number; }
};

/// A tile or an array in memory. Global: element offset = offset + sum of
/// coordinate * stride. Shared: `layout` (StridedAttr, ComposeAttr, or null for
/// row-major) maps the coordinate, and `base` is the address of element 0.
struct View {
  mlir::Value base;
  mlir::Type element; ///< i1 is kept as one byte
  bool isShared = false;
  /// Global only: `base` differs between threads, each begins where it does.
  bool isScattered = false;
  /// Other work stands between its loads and what uses them (`tier.under_way`).
  bool isUnderWay = false;
  /// Global only: bytes that the cache should fetch where it misses some (`tier.fetch`); 0:
  /// those.
  int64_t fetchBytes = 0;
  int64_t alignment = 1; ///< of `base`, in bytes
  llvm::SmallVector<Quantity, 4> sizes;
  llvm::SmallVector<Quantity, 4> strides; ///< global only
  Quantity offset;                        ///< global only, in elements
  mlir::Attribute layout;                 ///< shared only
  /// A stage of a ring: bytes of its stage 0 in the CTA's shared memory, the stage, and
  /// bytes from stage to stage.
  struct Place {
    int64_t offset = 0;
    mlir::Value stage;
    int64_t stride = 0;
  };
  std::optional<Place> place;

  unsigned getRank() const { return sizes.size(); }
  int64_t getElementBytes() const;
  /// The shape, if all sizes are constant (shared tiles).
  llvm::SmallVector<int64_t> getShape() const;
};

/// Some threads find each of their elements elsewhere in a shared tile: where one bit of
/// the coordinate along `dim` is the other.
struct Flip {
  unsigned dim;
  int64_t bit;       ///< 1, 2, 4 ..
  mlir::Value isIts; ///< i32: 1 in those threads, 0 in others
};

/// Where the registers of one thread lie: one entry for each group of `width`
/// registers, in register order. A null predicate is true; a predicate covers
/// its whole group.
struct Accesses {
  int64_t width = 1;     ///< in elements
  int64_t alignment = 1; ///< of every pointer, in bytes
  llvm::SmallVector<mlir::Value> pointers;
  llvm::SmallVector<mlir::Value> predicates;
};

/// The warps that execute the code being emitted.
struct ThreadRole {
  llvm::StringRef name;
  int64_t index = 0, firstWarp = 0, warps = 1;
  bool isWholeCta = true;
  /// i32, counted within the role.
  mlir::Value thread, warp, lane;
};

/// The memory of a ring of stages.
struct StageRing {
  transport::RingOp op;
  int64_t stages = 1;
  /// Per tile: type, byte offset of stage 0, bytes from stage to stage.
  llvm::SmallVector<mlir::MemRefType> tiles;
  llvm::SmallVector<int64_t> offsets, strides;
};

//===----------------------------------------------------------------------===//
// What one machine says
//===----------------------------------------------------------------------===//

/// A constant block of 64 zeros, which accesses outside of an array read.
mlir::Value emitZeros(ThreadEmitter &emitter);

/// The words of one machine. Methods emit at `emitter.builder()`.
class ThreadTarget {
public:
  explicit ThreadTarget(const machine::Machine &machine) : machine(machine) {}
  virtual ~ThreadTarget();

  const machine::Machine &machine;

  // The function.

  /// Creates the empty function in place of `emitter.kernel`, with an entry
  /// block, sets the insertion point into it, and returns one value for each
  /// argument of the kernel: a pointer for a memref, `index` for an index, i1
  /// for a bool, a pointer for a tensor map. The default is a GPU kernel:
  /// memref -> ptr<1>, index -> i64, i1 -> i8, map -> byval ptr of 128 bytes.
  virtual mlir::FailureOr<mlir::LLVM::LLVMFuncOp>
  createFunction(ThreadEmitter &emitter,
                 llvm::SmallVectorImpl<mlir::Value> &arguments);
  /// After the body: attributes that need its size (`tier.shared_bytes` and
  /// `tier.threads` are already set).
  virtual mlir::LogicalResult finish(ThreadEmitter &emitter) = 0;
  virtual unsigned getGlobalSpace() const { return 1; }
  virtual unsigned getSharedSpace() const { return 3; }
  virtual unsigned getStackSpace() const { return 0; }
  /// The address of the CTA's shared memory; emitted once, at the entry.
  virtual mlir::Value emitSharedBase(ThreadEmitter &emitter) = 0;

  // Who am I.

  virtual mlir::Value emitThreadIndex(ThreadEmitter &emitter) = 0; ///< i32
  /// The number of the thread's warp in the CTA (i32), said so that the machine
  /// knows it to be equal in all lanes.
  virtual mlir::Value emitWarpIndex(ThreadEmitter &emitter);
  virtual mlir::Value
  emitBlockIndex(ThreadEmitter &emitter,
                 mlir::gpu::Dimension dimension) = 0; ///< index
  virtual mlir::Value
  emitGridSize(ThreadEmitter &emitter,
               mlir::gpu::Dimension dimension) = 0; ///< index

  // Memory.

  /// A load that gives 0 where `predicate` is false. The default selects the
  /// address of a constant block of zeros.
  virtual mlir::Value emitPredicatedLoad(ThreadEmitter &emitter,
                                         mlir::Value pointer, mlir::Type type,
                                         int64_t alignment,
                                         mlir::Value predicate);
  /// As above, or without a predicate; `fetchBytes` are a hint (see `View`), of which the
  /// default makes nothing.
  virtual mlir::Value emitFetchingLoad(ThreadEmitter &emitter, mlir::Value pointer,
                                       mlir::Type type, int64_t alignment,
                                       mlir::Value predicate, int64_t fetchBytes);
  /// The default branches.
  virtual void emitPredicatedStore(ThreadEmitter &emitter, mlir::Value value,
                                   mlir::Value pointer, int64_t alignment,
                                   mlir::Value predicate);

  /// The i32 or index `value`, as if it were only known here: what is computed from it
  /// stays in a branch that is rarely taken, or in an iteration of a loop.
  virtual mlir::Value emitOpaque(ThreadEmitter &emitter, mlir::Value value) {
    return value;
  }

  /// An i32 that is 0, which no compiler finds out, when the i32 `after` is known;
  /// null: none is needed.
  virtual mlir::Value emitUnknownZero(ThreadEmitter &emitter, mlir::Value after) {
    return {};
  }

  // Exchange.

  /// The i32 `value` of lane (lane xor `mask`).
  virtual mlir::Value emitShuffleXor(ThreadEmitter &emitter, mlir::Value value,
                                     int64_t mask) = 0;
  /// The i32 `value` of the lane whose number is the i32 `lane`.
  virtual mlir::Value emitShuffleIndex(ThreadEmitter &emitter,
                                       mlir::Value value, mlir::Value lane) = 0;
  /// The i32 `value` of lane + `step`, or the lane's own where there is none.
  virtual mlir::Value emitShuffleStep(ThreadEmitter &emitter, mlir::Value value,
                                      int64_t step);
  /// The word of the transposed 8x8 matrix of 16-bit elements whose lane l holds
  /// row l / 4, columns 2 (l mod 4) + {0, 1}; null if the machine cannot.
  virtual mlir::Value emitMatrixTranspose(ThreadEmitter &emitter,
                                          mlir::Value word) {
    return {};
  }
  /// All threads of `emitter.role()` meet; orders their shared accesses.
  virtual void emitBarrier(ThreadEmitter &emitter) = 0;

  // Tensor memory.

  /// The ring has tiles of tensor memory: find their places.
  virtual mlir::LogicalResult placeTensorTiles(ThreadEmitter &emitter,
                                               const StageRing &ring);
  virtual View tensorTile(ThreadEmitter &emitter, const StageRing &ring,
                          unsigned number, mlir::Value stage) {
    return {};
  }

  // Roles.

  virtual mlir::LogicalResult beginRoles(ThreadEmitter &emitter,
                                         transport::RolesOp op);
  /// At the start of the current role: its register budget.
  virtual mlir::LogicalResult beginRole(ThreadEmitter &emitter,
                                        transport::RoleOp op);
  /// After all roles, in every thread.
  virtual mlir::LogicalResult endRoles(ThreadEmitter &emitter,
                                       transport::RolesOp op);

  // Everything else.

  /// Comes before each op in the order of the program, those in regions too.
  virtual void begin(ThreadEmitter &, mlir::Operation *) {}
  /// The first word on every op: true if the target emitted it and bound its
  /// results. Copies, awaits, fences and matrix instructions come here; what
  /// is declined goes to the core, which knows synchronous copies, `mma` on
  /// `thread`, and treats fences and awaits as no-ops.
  virtual mlir::FailureOr<bool> emit(ThreadEmitter &emitter,
                                     mlir::Operation *op);

  // Lowering.

  /// The f32 2^x of a scalar or vector in [-126, 127] with an error below 2
  /// ulp, or null to use a polynomial.
  virtual mlir::Value emitExp2(mlir::OpBuilder &builder, mlir::Location loc,
                               mlir::Value value) {
    return {};
  }
  /// The f32 e^x of a scalar or vector for every x, with an error below 3 ulp
  /// (subnormal results may lose precision), or null to build it on `emitExp2`.
  virtual mlir::Value emitExp(mlir::OpBuilder &builder, mlir::Location loc,
                              mlir::Value value) {
    return {};
  }
  /// The f32 1 / sqrt(x) of a scalar or vector for every x, with an error below 2^-21 of it, or null to
  /// build it of a root and a quotient.
  virtual mlir::Value emitRsqrt(mlir::OpBuilder &builder, mlir::Location loc,
                                mlir::Value value) {
    return {};
  }
  /// Whether `configureLowering` converts from and to 8-bit floats.
  virtual bool convertsSmallFloats() const { return false; }
  /// Whether the `math` op goes to LLVM as an intrinsic that the machine can
  /// select for this element type.
  virtual bool hasIntrinsic(mlir::Operation *op, mlir::Type element) const;
  /// Patterns and legality for the target's own ops in the last conversion.
  virtual void configureLowering(mlir::LLVMTypeConverter &converter,
                                 mlir::RewritePatternSet &patterns,
                                 mlir::ConversionTarget &target) {}
};

//===----------------------------------------------------------------------===//
// The emitter
//===----------------------------------------------------------------------===//

/// Emits the function of one thread of one kernel. Ops of the kernel are read
/// and never changed; "original" values are the kernel's.
class ThreadEmitter {
public:
  ThreadEmitter(mlir::gpu::GPUFuncOp kernel, ThreadTarget &target);

  /// Emits the function next to the kernel. The caller erases the kernel.
  mlir::FailureOr<mlir::LLVM::LLVMFuncOp> emit();

  mlir::gpu::GPUFuncOp kernel;
  ThreadTarget &target;
  mlir::LLVM::LLVMFuncOp function;

  mlir::OpBuilder &builder() { return b; }
  /// The location of the op being emitted.
  mlir::Location loc() const { return location; }

  // Numbers.

  mlir::Value i32(int64_t value);
  mlir::Value i64(int64_t value);
  mlir::Value index(int64_t value);
  mlir::Value toIndex(mlir::Value i32Value);
  mlir::Value toI32(mlir::Value indexValue);
  mlir::Value materialize(const Quantity &quantity); ///< index
  Quantity add(const Quantity &a, const Quantity &b);
  Quantity multiply(const Quantity &a, const Quantity &b);

  // Original values and what became of them.

  mlir::Value scalar(mlir::Value original);
  ThreadTile tile(mlir::Value original);
  View view(mlir::Value original);
  /// An original index with what is known of it.
  Quantity quantity(mlir::Value original);
  Quantity quantity(mlir::OpFoldResult original);
  llvm::SmallVector<Quantity> quantities(mlir::ValueRange originals);
  void bind(mlir::Value original, mlir::Value value);
  void bind(mlir::Value original, ThreadTile tile);
  void bind(mlir::Value original, View view);

  /// Emits the ops of a block at the insertion point, terminator excluded.
  mlir::LogicalResult emitBlock(mlir::Block &block);
  mlir::LogicalResult emitOp(mlir::Operation *op);

  // Tiles.

  mlir::Value getElement(const ThreadTile &tile, int64_t reg);
  llvm::SmallVector<mlir::Value> getElements(const ThreadTile &tile);
  ThreadTile fromElements(layout::FragmentAttr fragment, mlir::Type element,
                          llvm::ArrayRef<mlir::Value> elements);
  ThreadTile splat(layout::FragmentAttr fragment, mlir::Value scalar);
  /// The same elements, of which nothing is known before those of `after` are.
  ThreadTile renew(ThreadTile tile, const ThreadTile &after);
  /// The part of a tile that every thread holds of it.
  ThreadTile piece(const ThreadTile &whole, layout::FragmentAttr fragment,
                   llvm::ArrayRef<int64_t> offsets);
  /// The tile repeated along a new axis; its fragment is the slice.
  ThreadTile broadcast(const ThreadTile &source, layout::FragmentAttr fragment,
                       unsigned axis);
  /// The tile with `fill`, or zeros, where its coordinate along `axis` is not below `limit`, or
  /// below `from`, if there is one.
  ThreadTile mask(ThreadTile tile, unsigned axis, const Quantity &limit, mlir::Value from,
                  mlir::TypedAttr fill);
  /// An elementwise op, chunk by chunk. An operand without fragment is scalar.
  llvm::SmallVector<ThreadTile>
  cloneOnChunks(mlir::Operation *op, llvm::ArrayRef<ThreadTile> operands,
                layout::FragmentAttr fragment);
  /// x / y, with one reciprocal for each number that many elements divide by.
  ThreadTile divide(const ThreadTile &x, const ThreadTile &y,
                    layout::FragmentAttr fragment);
  mlir::FailureOr<ThreadTile> constantTile(mlir::arith::ConstantOp op,
                                           layout::FragmentAttr fragment);
  /// The per-thread part of a coordinate, from the lane and the warp within
  /// the role: one i32 for each dimension, null where it is always 0.
  llvm::SmallVector<mlir::Value>
  threadCoordinate(layout::FragmentAttr fragment);

  /// A square block of rows as vectors, transposed by perfect shuffles.
  llvm::SmallVector<mlir::Value>
  transposeBlock(llvm::SmallVector<mlir::Value> rows);

  // Memory.

  /// Pointers (and predicates) of the registers of `fragment` for the box at
  /// `indices`. The width is the widest that alignment, layout and bounds
  /// prove, at most `maxBytes`. `inbounds` may be empty. A `flip` is of a shared
  /// tile; a failure if its layout does not turn one bit into others.
  mlir::FailureOr<Accesses> access(const View &view,
                                   llvm::ArrayRef<Quantity> indices,
                                   layout::FragmentAttr fragment,
                                   llvm::ArrayRef<bool> inbounds,
                                   int64_t maxBytes,
                                   const Flip *flip = nullptr);
  mlir::FailureOr<ThreadTile> load(const View &view,
                                   llvm::ArrayRef<Quantity> indices,
                                   layout::FragmentAttr fragment,
                                   llvm::ArrayRef<bool> inbounds = {},
                                   mlir::Value from = {});
  mlir::LogicalResult store(const ThreadTile &tile, const View &view,
                            llvm::ArrayRef<Quantity> indices,
                            llvm::ArrayRef<bool> inbounds = {},
                            mlir::Value from = {});
  /// One thread's share of a copy of a box from `source` to all of the shared
  /// `target` (or back, with `isStore`): `callback(global pointer, shared
  /// pointer, bytes, predicate or null)`. All threads of the role take part.
  mlir::LogicalResult copyShare(
      const View &global, llvm::ArrayRef<Quantity> indices, const View &shared,
      int64_t maxBytes,
      llvm::function_ref<void(mlir::Value, mlir::Value, int64_t, mlir::Value)>
          callback);
  /// What one thread holds of a tile by `fragment`, copied from the box at `indices`
  /// of `global` to the same places of `shared`: by the callback of copyShare where
  /// vectors of a row that begins at `from` are aligned, else through registers.
  mlir::LogicalResult copyOwn(
      const View &global, llvm::ArrayRef<Quantity> indices, const View &shared,
      layout::FragmentAttr fragment, mlir::Value from, int64_t maxBytes,
      llvm::function_ref<void(mlir::Value, mlir::Value, int64_t, mlir::Value)>
          callback);
  /// pointer + a constant number of bytes.
  mlir::Value offsetPointer(mlir::Value pointer, int64_t bytes);
  mlir::Value offsetPointer(mlir::Value pointer, mlir::Value bytes);

  // Shared memory.

  /// Reserves bytes of the CTA's shared memory; returns their offset.
  int64_t reserveShared(int64_t bytes, int64_t alignment);
  /// Bytes of a tile that may lie where others have ended.
  int64_t placeShared(ir::AllocOp alloc);
  mlir::Value sharedPointer(int64_t offset);
  int64_t getSharedBytes() const { return sharedBytes; }
  /// Bytes that a shared tile of this type spans.
  static int64_t getFootprint(mlir::MemRefType type);
  /// The view of a shared tile of this type at `base`. Its alignment, which the
  /// caller reserves, is the swizzle's repeat distance and at least 1024 bytes,
  /// or 128 bytes without a swizzle.
  View sharedView(mlir::MemRefType type, mlir::Value base);

  // Rings.

  /// Tile `number` of the stage as a view. `stage` is i32.
  View stageTile(const StageRing &ring, unsigned number, mlir::Value stage);
  /// A stack slot at the function's entry, holding `initial` (i32).
  mlir::Value createSlot(int64_t initial);

  // Control.

  const ThreadRole &role() const { return currentRole; }
  int64_t getNumWarps() const { return totalWarps; } ///< of the CTA
  /// Threads that a multiprocessor should hold at once, if not 0.
  int64_t getResidentThreads() const { return residentThreads; }
  /// Emits `body` under a condition, without results.
  void emitIf(mlir::Value condition, llvm::function_ref<void()> body);
  /// Emits `body` in one thread of the role (its thread 0).
  void emitInOneThread(llvm::function_ref<void()> body);

private:
  /// Per role: bytes of scratch, the constants that stand for its offset until
  /// all reservations are known, and whether a thread may still be reading it.
  struct Scratch {
    int64_t bytes = 0;
    llvm::SmallVector<mlir::Operation *> offsets;
    bool isBusy = false;
  };
  mlir::LogicalResult emitCompute(mlir::Operation *op);
  mlir::LogicalResult emitRegionOp(mlir::Operation *op);
  mlir::LogicalResult emitTileOp(mlir::Operation *op);
  mlir::LogicalResult emitMemoryOp(mlir::Operation *op);
  mlir::LogicalResult emitTransportOp(mlir::Operation *op);
  mlir::LogicalResult emitThreadMma(ir::MmaOp op);
  mlir::LogicalResult emitReduce(ir::ReduceOp op);
  // Exchange.cpp
  mlir::LogicalResult emitConvert(layout::ConvertOp op);
  mlir::FailureOr<ThreadTile> convertShared(const ThreadTile &source,
                                            layout::FragmentAttr fragment,
                                            mlir::Attribute layout);
  /// Puts a tile into the scratch under `layout`, `margin` bytes from both
  /// ends; a thread's registers run along `contiguous`, which is found.
  mlir::FailureOr<View> stage(const ThreadTile &source, mlir::Attribute layout,
                              int64_t margin, unsigned &contiguous);
  // Stretch.cpp
  /// Whether rows of the tile may be stored as one stretch, where they follow one
  /// another in memory.
  bool canStretch(const ThreadTile &tile, const View &view,
                  llvm::ArrayRef<Quantity> indices);
  mlir::LogicalResult storeStretch(const ThreadTile &tile, const View &view,
                                   llvm::ArrayRef<Quantity> indices,
                                   llvm::ArrayRef<bool> inbounds);
  // LineStore.cpp
  /// Whether the store is one of the pieces of a tile of sums (`tier.lines`) whose rows
  /// leave in whole lines, wherever they begin.
  bool canStoreLines(ir::StoreOp op);
  mlir::LogicalResult storeLines(ir::StoreOp op);
  /// The same where rows of the tile lie along rows of memory (TurnedLines.cpp).
  bool canStoreTurnedLines(ir::StoreOp op);
  mlir::LogicalResult storeTurnedLines(ir::StoreOp op);
  // TurnedStore.cpp
  /// The store that alone reads a conversion, if it is emitted with it.
  ir::StoreOp findTurnedStore(layout::ConvertOp op, mlir::Attribute layout);
  mlir::LogicalResult emitTurnedStore(const ThreadTile &source,
                                      ir::StoreOp store,
                                      mlir::Attribute layout);
  // TurnedVectors.cpp
  /// Whether the rows of a tile that lies in shared memory by `layout`, of which the next
  /// one has the last columns too (`tier.covering`), may leave in whole vectors of memory.
  bool canStoreVectors(ir::StoreOp store, const View &view, mlir::Attribute layout);
  mlir::LogicalResult emitTurnedVectors(const ThreadTile &source, ir::StoreOp store,
                                        mlir::Attribute layout);
  mlir::LogicalResult emitRoles(transport::RolesOp op);
  mlir::FailureOr<ThreadTile> reduceWarps(ir::ReduceOp op, ThreadTile partial,
                                          layout::FragmentAttr source);
  ThreadTile regroup(const ThreadTile &tile, layout::FragmentAttr fragment);
  void flatten(mlir::ValueRange originals,
               llvm::SmallVectorImpl<mlir::Value> &values);
  void flattenTypes(mlir::TypeRange originals,
                    llvm::SmallVectorImpl<mlir::Type> &types);
  /// Binds originals to consecutive `values`.
  void bindFlat(mlir::ValueRange originals, mlir::ValueRange values);
  mlir::LogicalResult bindArguments(llvm::ArrayRef<mlir::Value> arguments);
  void startRole();
  /// A host thread holds few registers: what only feeds a large store is
  /// computed where it is stored, block by block.
  void deferLargeTiles();
  mlir::LogicalResult emitByBlocks(ir::StoreOp op);
  /// Puts tiles that `op` is made of, but that are not deferred, on the stack.
  mlir::LogicalResult spillLeaves(mlir::Operation *op,
                                  llvm::DenseMap<mlir::Value, View> &spills);
  mlir::FailureOr<ThreadTile>
  emitBlockOf(mlir::Value original, layout::FragmentAttr fragment,
              llvm::ArrayRef<Quantity> origin,
              const llvm::DenseMap<mlir::Value, View> &spills);
  /// The scratch of the current role, at least `bytes` large, to be filled, met
  /// at a barrier and read. A use that may still read it is waited for first.
  mlir::Value scratch(int64_t bytes);
  Scratch &currentScratch();
  /// Around a region that may run again: whether its ops use the scratch.
  void enterRepeated(mlir::Operation *op);
  /// Width and alignment of an access to global memory; emits nothing.
  Accesses measureGlobal(const View &view, llvm::ArrayRef<Quantity> indices,
                         layout::FragmentAttr fragment,
                         llvm::ArrayRef<bool> inbounds, int64_t maxBytes);
  /// The condition under which the thread's elements lie in bounds along the
  /// run, where that allows wider accesses; else null.
  mlir::Value emitRunFits(const View &view, llvm::ArrayRef<Quantity> indices,
                          layout::FragmentAttr fragment,
                          llvm::ArrayRef<bool> inbounds, int64_t maxBytes);
  mlir::FailureOr<ThreadTile> loadOnce(const View &view,
                                       llvm::ArrayRef<Quantity> indices,
                                       layout::FragmentAttr fragment,
                                       llvm::ArrayRef<bool> inbounds);
  mlir::LogicalResult storeOnce(const ThreadTile &tile, const View &view,
                                llvm::ArrayRef<Quantity> indices,
                                llvm::ArrayRef<bool> inbounds);
  // Unaligned.cpp: rows that begin at `from`, inside of their first vector.
  /// Whether vectors of the view, whose rows begin anywhere, may be made of the two aligned
  /// ones that cover them.
  bool canCover(const View &view, llvm::ArrayRef<Quantity> indices,
                layout::FragmentAttr fragment, llvm::ArrayRef<bool> inbounds);
  mlir::FailureOr<ThreadTile> loadCovering(const View &view,
                                           llvm::ArrayRef<Quantity> indices,
                                           layout::FragmentAttr fragment,
                                           llvm::ArrayRef<bool> inbounds);
  mlir::FailureOr<ThreadTile> loadFrom(const View &view,
                                       llvm::ArrayRef<Quantity> indices,
                                       layout::FragmentAttr fragment,
                                       llvm::ArrayRef<bool> inbounds,
                                       mlir::Value from);
  mlir::LogicalResult storeFrom(const ThreadTile &tile, const View &view,
                                llvm::ArrayRef<Quantity> indices,
                                llvm::ArrayRef<bool> inbounds,
                                mlir::Value from);
  mlir::LogicalResult copyTile(const View &global,
                               llvm::ArrayRef<Quantity> indices,
                               const View &shared, bool isStore);
  layout::FragmentAttr copyFragment(const View &global,
                                    llvm::ArrayRef<Quantity> indices,
                                    const View &shared, int64_t maxBytes);
  mlir::LogicalResult accessGlobal(const View &view,
                                   llvm::ArrayRef<Quantity> indices,
                                   layout::FragmentAttr fragment,
                                   llvm::ArrayRef<bool> inbounds,
                                   Accesses &result);
  mlir::LogicalResult accessShared(const View &view,
                                   llvm::ArrayRef<Quantity> indices,
                                   layout::FragmentAttr fragment,
                                   const Flip *flip, Accesses &result);

  mlir::OpBuilder b;
  mlir::Location location;
  mlir::IRMapping scalars;
  llvm::DenseMap<mlir::Value, ThreadTile> tiles;
  llvm::DenseMap<mlir::Value, View> views;
  llvm::DenseMap<mlir::Value, StageRing> rings;
  llvm::DenseSet<mlir::Operation *> deferred;
  llvm::DenseSet<mlir::Operation *> stored; ///< with the conversion before them
  ThreadRole currentRole;
  int64_t totalWarps = 1, residentThreads = 0;
  int64_t sharedBytes = 0;
  std::optional<int64_t> placedTiles; ///< where tiles with an offset begin
  mlir::Value sharedBase;
  llvm::SmallVector<Scratch> scratches;
  /// Of roles, and bytes of a line: where lines wait for more.
  llvm::DenseMap<std::pair<int64_t, int64_t>, int64_t> lineRings;
  llvm::DenseMap<int64_t, mlir::Value> lanesOfLines; ///< of roles: pieces of a tile share one
};

/// Lowers `math`, `scf`, `arith`, `index`, `vector` and `cf` in the function to
/// the LLVM dialect, and verifies that nothing else is left.
mlir::LogicalResult lowerThread(mlir::LLVM::LLVMFuncOp function,
                                ThreadTarget &target);

/// Emits and lowers every kernel of the module and erases the kernels.
mlir::LogicalResult convertKernels(mlir::gpu::GPUModuleOp module,
                                   ThreadTarget &target);

} // namespace tier

#endif // TIER_CONVERSION_TILETOTHREAD_TILETOTHREAD_H
