//===- Tiles.cpp - what roles compute -------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cta.h"
#include "TileBox.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <cstring>
#include <limits>

using namespace mlir;

namespace tier::simulate {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static Cell cellOfAttribute(Attribute attribute, const Element &element) {
  if (auto real = dyn_cast<FloatAttr>(attribute))
    return cellOf(real.getValueAsDouble());
  return cellOf(wrap(element, cast<IntegerAttr>(attribute).getInt()));
}

TileRef Cta::makeTile(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  auto made = std::make_shared<Tile>();
  made->element = *findElement(tensor.getElementType());
  made->shape.assign(tensor.getShape().begin(), tensor.getShape().end());
  made->cells.resize(tensor.getNumElements());
  return made;
}

const std::vector<Cell> *Cta::read(Agent &agent, mlir::Value value,
                                   Operation *by) {
  TileRef got = tile(agent, value);
  if (!got->job || got->job->isObserved)
    return &got->cells;
  if (fail(by,
           "[async.product-running] expects products that were awaited before "
           "they are used, got a use while "
           "the product runs",
           "await mma_group before the use", got->job->op))
    return nullptr;
  if (!got->job
           ->isDone) // The registers hold anything, and the product goes on.
    for (Cell &cell : got->cells)
      cell = garbage(got->element, random);
  return &got->cells;
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

static int64_t dot(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  int64_t sum = 0;
  for (size_t i = 0; i < a.size(); ++i)
    sum += a[i] * b[i];
  return sum;
}

bool Cta::canRead(GlobalMemory::Region *region, const char *address,
                  int64_t bytes, Operation *op) {
  if (!region || !region->contains(address, bytes)) {
    fail(op,
         llvm::formatv("[async.bounds] expects accesses inside of the arrays "
                       "of the launch, got a read "
                       "{0} bytes behind the start of '{1}', which has {2}",
                       region ? address - region->base : 0,
                       region ? region->name : "no array",
                       region ? region->bytes : 0)
             .str(),
         "look at the extents and offsets of the view", nullptr, true);
    return false;
  }
  if (region->use == GlobalMemory::Input)
    return true;
  uint32_t writer = region->writers[(address - region->base) / region->unit];
  if (!writer &&
      fail(op,
           "[async.uninitialised] expects reads of what something wrote, got a "
           "read of '" +
               region->name + "', " + llvm::Twine(address - region->base) +
               " bytes behind its start",
           "look at the extents of the kernel that writes it"))
    return false;
  if (writer >= facts.firstStamp && writer != stamp &&
      fail(op,
           llvm::formatv("[async.race] expects an order between conflicting "
                         "accesses, got a read of "
                         "'{0}' that block {1} of the same launch writes",
                         region->name, writer - facts.firstStamp)
               .str(),
           "launch the reader after the writer"))
    return false;
  return true;
}

/// Blocks of one launch may combine numbers with the same element, which was written
/// before, and none of them may write it otherwise.
bool Cta::canCombine(GlobalMemory::Region *region, const char *address,
                     int64_t bytes, Operation *op) {
  if (!region || region->use == GlobalMemory::Input ||
      !region->contains(address, bytes))
    return canWrite(region, address, bytes, op); // says so
  if (region->isCombined.empty())
    region->isCombined.assign(region->writers.size(), false);
  int64_t first = (address - region->base) / region->unit;
  uint32_t writer = region->writers[first];
  bool isOthers = writer >= facts.firstStamp && writer != stamp;
  if (isOthers && !region->isCombined[first])
    return canWrite(region, address, bytes, op); // says so
  if (!writer && !canRead(region, address, bytes, op))
    return false;
  bool isFirst = writer < facts.firstStamp;
  for (int64_t unit = first, end = first + std::max<int64_t>(1, bytes / region->unit);
       unit < end; ++unit) {
    region->isCombined[unit] = isFirst || region->isCombined[unit];
    region->writers[unit] = stamp;
  }
  return true;
}

/// Tiles that overlap (`tier.overlaps`) leave the same in an element, whoever is the last.
static bool mayOverlap(Operation *op) {
  auto kernel = op->getParentOfType<gpu::GPUFuncOp>();
  return kernel && kernel->hasAttr("tier.overlaps");
}

bool Cta::canWrite(GlobalMemory::Region *region, const char *address,
                   int64_t bytes, Operation *op, const char *bits) {
  if (!region || region->use == GlobalMemory::Input ||
      !region->contains(address, bytes)) {
    fail(op,
         llvm::formatv(
             "[async.bounds] expects accesses inside of the arrays of the "
             "launch, got a "
             "write {0} bytes behind the start of '{1}'{2}",
             region ? address - region->base : 0,
             region ? region->name : "no array",
             region && region->use == GlobalMemory::Input ? ", an input" : "")
             .str(),
         "look at the extents and offsets of the view", nullptr, true);
    return false;
  }
  int64_t first = (address - region->base) / region->unit;
  uint32_t &writer = region->writers[first];
  if (writer >= facts.firstStamp && writer != stamp) {
    bool overlaps = bits && mayOverlap(op);
    StringRef wanted = overlaps ? "tiles that overlap to leave the same" : "an order between conflicting accesses";
    StringRef fix = overlaps ? "let all blocks compute it in the same order" : "give each block elements of its own";
    auto wrong = llvm::formatv("[async.race] expects {0}, got two writes of one element of '{1}', by blocks {2} and {3}",
                               wanted, region->name, writer - facts.firstStamp, stamp - facts.firstStamp);
    if (!(overlaps && std::equal(bits, bits + bytes, address)) && fail(op, wrong.str(), fix))
      return false;
  }
  for (int64_t unit = 0; unit < std::max<int64_t>(1, bytes / region->unit);
       ++unit)
    region->writers[first + unit] = stamp;
  if (!region->isCombined.empty())
    std::fill_n(region->isCombined.begin() + first,
                std::max<int64_t>(1, bytes / region->unit), false);
  return true;
}

//===----------------------------------------------------------------------===//
// Threads in shared memory
//===----------------------------------------------------------------------===//

bool Cta::checkTouch(Agent &agent, Buffer &buffer, Operation *op,
                     ArrayRef<int32_t> places, ArrayRef<uint32_t> warps,
                     bool isWrite) {
  if (agent.warps <= 1 || !facts.options.reports)
    return true;
  if (buffer.touches.empty())
    buffer.touches.resize(buffer.places->size);
  uint32_t all = agent.warps >= 32 ? ~0u : (1u << agent.warps) - 1;
  bool races = false;
  Operation *other = nullptr;
  for (size_t i = 0; i < places.size(); ++i) {
    Buffer::Touch &touch = buffer.touches[places[i]];
    uint32_t mask = warps.empty() ? all : warps[i];
    if (isWrite && !warps.empty())
      mask &= -mask; // replicas store nothing
    bool afterWrite = touch.writeRound == agent.round &&
                      (touch.writers != mask || (mask & (mask - 1)));
    bool afterRead =
        isWrite && touch.readRound == agent.round && (touch.readers & ~mask);
    if (afterWrite || afterRead) {
      races = true;
      other = afterWrite ? buffer.lastWrite : buffer.lastRead;
    }
    if (isWrite) {
      touch.writeRound = agent.round;
      touch.writers = mask;
    } else {
      touch.readers =
          touch.readRound == agent.round ? touch.readers | mask : mask;
      touch.readRound = agent.round;
    }
  }
  (isWrite ? buffer.lastWrite : buffer.lastRead) = op;
  return !races || !fail(op,
                         "[async.race] expects an order between conflicting "
                         "accesses, got " +
                             llvm::Twine(isWrite ? "a store" : "a read") +
                             " of " + buffer.name +
                             " that other warps of the role touched since they "
                             "last met",
                         "add transport.barrier between the two", other);
}

bool Cta::checkHeld(Agent &agent, Buffer &buffer, Operation *op) {
  return buffer.givenBackBy != &agent ||
         !fail(op,
               "[async.overwrite] expects stages to be overwritten only after "
               "every reader released them, got a read of " +
                   buffer.name + " after its release",
               "release the stage behind the read", buffer.givenBack);
}

/// Engines see what was fenced before the threads met.
bool Cta::checkEngineReads(Buffer &buffer, Operation *op) {
  if (buffer.unseen.empty())
    return true;
  Buffer::Unseen &store = buffer.unseen.front();
  if (!store.isFenced)
    return !fail(op,
                 "[async.fence] expects a fence between ordinary writes and "
                 "reads by the async proxy, got a read of " +
                     buffer.name + " without",
                 "add transport.fence async shared behind the stores",
                 store.op);
  return !fail(
      op,
      "[async.store-visible] expects threads that met after their fence "
      "and before the engine's access, got a read of " +
          buffer.name + " without",
      "add transport.barrier behind the fence", store.op);
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

/// What the first dimension is that was promised to be inside and is not; empty if
/// there is none.
template <typename OpT>
static std::string findBrokenPromise(OpT op, const TileBox &box) {
  if (!op.getInbounds())
    return "";
  ArrayRef<bool> promised = *op.getInbounds();
  int64_t lead = int64_t(box.first.size()) - int64_t(box.shape.size());
  for (size_t t = 0; t < promised.size(); ++t) {
    // One flag for each dimension of the view, or of the tile.
    int64_t d =
        promised.size() == box.first.size() ? int64_t(t) : lead + int64_t(t);
    int64_t extent = d >= lead ? box.shape[d - lead] : 1;
    if (promised[t] &&
        (box.first[d] < 0 || box.first[d] + extent > box.sizes[d]))
      return llvm::formatv("[async.bounds] expects a box inside of the view "
                           "where 'inbounds' says so, got {0} to {1} of {2} in "
                           "dimension {3}",
                           box.first[d], box.first[d] + extent, box.sizes[d], d)
          .str();
  }
  return "";
}

Outcome Cta::load(Agent &agent, ir::LoadOp op) {
  ViewRef source = view(agent, op.getSource());
  TileRef made = makeTile(op.getTile().getType());
  TileBox box{made->shape, {}, SmallVector<int64_t, 4>(source->sizes)};
  for (mlir::Value index : op.getIndices())
    box.first.push_back(integer(agent, index));
  bool hasFrom = bool(op.getFrom());
  int64_t from = hasFrom ? integer(agent, op.getFrom()) : 0;
  if (std::string broken = findBrokenPromise(op, box);
      !broken.empty() && fail(op, broken, "drop the promise", nullptr, true))
    return Outcome::Failed;

  if (Buffer *buffer = source->buffer) {
    isVisible = true;
    if (!checkHeld(agent, *buffer, op))
      return Outcome::Failed;
    std::vector<int32_t> places;
    std::vector<uint32_t> holders;
    ArrayRef<uint32_t> warps;
    if (auto fragment = layout::getFragment(op.getTile().getType()))
      warps = facts.tables.warpsOf(fragment);
    SmallVector<int64_t, 4> pitches(source->strides);
    box.walk([&](int64_t number, ArrayRef<int64_t> x, bool isInside) {
      if (!isInside) {
        made->cells[number].i = 0;
        if (made->element.isFloat)
          made->cells[number].f = 0;
        return true;
      }
      int32_t place = buffer->places->at[dot(x, pitches)];
      made->cells[number] = buffer->threads[place];
      places.push_back(place);
      holders.push_back(warps.empty() ? 1 : warps[number]);
      return true;
    });
    if (!ir::isTensorMemory(buffer->type) &&
        !checkTouch(agent, *buffer, op, places, holders, /*isWrite=*/false))
      return Outcome::Failed;
    set(agent, op.getTile(), made);
    return Outcome::Done;
  }

  int64_t bytes = source->element.bytes();
  int64_t rank = box.first.size();
  bool isFine =
      box.walk([&](int64_t number, ArrayRef<int64_t> x, bool isInside) {
        Cell &cell = made->cells[number];
        if (hasFrom && (!isInside || x[rank - 1] < from)) {
          cell = garbage(made->element, random); // any value
          return true;
        }
        if (!isInside) {
          cell = made->element.isFloat ? cellOf(0.0) : cellOf(int64_t(0));
          return true;
        }
        char *address = source->base + dot(x, source->strides) * bytes;
        if (!canRead(source->region, address, bytes, op))
          return false;
        cell = decode(source->element, address);
        return true;
      });
  if (!isFine)
    return Outcome::Failed;
  set(agent, op.getTile(), made);
  return Outcome::Done;
}

/// As `load` does, at the row that the number of each element says.
Outcome Cta::gather(Agent &agent, ir::GatherOp op) {
  ViewRef source = view(agent, op.getSource());
  const std::vector<Cell> *numbers = read(agent, op.getRows(), op);
  if (!numbers)
    return Outcome::Failed;
  TileRef made = makeTile(op.getTile().getType());
  ArrayRef<int64_t> sizes(source->sizes), strides(source->strides);
  TileBox box{made->shape, {}, {}};
  for (mlir::Value index : op.getIndices())
    box.first.push_back(integer(agent, index));
  box.sizes.assign(sizes.begin() + 1, sizes.end());
  if (std::string broken = findBrokenPromise(op, box);
      !broken.empty() && fail(op, broken, "drop the promise", nullptr, true))
    return Outcome::Failed;
  int64_t rank = box.first.size(), lead = rank - int64_t(made->shape.size());
  int64_t from = op.getFrom() ? integer(agent, op.getFrom()) : INT64_MIN;
  int64_t bytes = source->element.bytes();
  Cell fill = cellOfAttribute(op.getFill(), made->element);
  bool isFine =
      box.walk([&](int64_t number, ArrayRef<int64_t> x, bool isInside) {
        Cell &cell = made->cells[number];
        if (!isInside || x[rank - 1] < from) {
          cell = garbage(made->element, random); // any value
          return true;
        }
        int64_t place = 0;
        for (int64_t axis : op.getAlong())
          place = place * made->shape[axis] + x[lead + axis] - box.first[lead + axis];
        int64_t row = (*numbers)[place].i;
        row += row < 0 ? sizes.front() : 0;
        if (row < 0 || row >= sizes.front()) {
          cell = fill;
          return true;
        }
        char *address = source->base + (row * strides.front() +
                                        dot(x, strides.drop_front())) *
                                           bytes;
        if (!canRead(source->region, address, bytes, op))
          return false;
        cell = decode(source->element, address);
        return true;
      });
  if (!isFine)
    return Outcome::Failed;
  set(agent, op.getTile(), made);
  return Outcome::Done;
}

Outcome Cta::store(Agent &agent, ir::StoreOp op) {
  ViewRef target = view(agent, op.getTarget());
  const std::vector<Cell> *cells = read(agent, op.getTile(), op);
  if (!cells)
    return Outcome::Failed;
  TileRef source = tile(agent, op.getTile());
  TileBox box{source->shape, {}, SmallVector<int64_t, 4>(target->sizes)};
  for (mlir::Value index : op.getIndices())
    box.first.push_back(integer(agent, index));
  int64_t from = op.getFrom() ? integer(agent, op.getFrom()) : INT64_MIN;
  int64_t rank = box.first.size();
  if (std::string broken = findBrokenPromise(op, box);
      !broken.empty() && fail(op, broken, "drop the promise", nullptr, true))
    return Outcome::Failed;

  if (auto next = op->getAttrOfType<mlir::DenseI64ArrayAttr>("tier.covering"))
    box.leaveOut(next.asArrayRef());

  if (Buffer *buffer = target->buffer) {
    isVisible = true;
    for (JobRef &reader : buffer->readers)
      if (fail(op,
               "[async.store-reuse] expects stores to a tile that no bulk "
               "store reads, got one to " +
                   buffer->name,
               "await bulk_group pending 0 read, then transport.barrier",
               reader->op))
        return Outcome::Failed;
    Buffer::Unseen made;
    std::vector<uint32_t> holders;
    ArrayRef<uint32_t> warps;
    if (auto fragment = layout::getFragment(op.getTile().getType()))
      warps = facts.tables.warpsOf(fragment);
    box.walk([&](int64_t number, ArrayRef<int64_t> x, bool isInside) {
      if (!isInside || (rank && x[rank - 1] < from))
        return true;
      int32_t place = buffer->places->at[dot(x, target->strides)];
      buffer->threads[place] = (*cells)[number];
      made.places.push_back(place);
      made.cells.push_back((*cells)[number]);
      holders.push_back(warps.empty() ? 1 : warps[number]);
      return true;
    });
    if (!checkTouch(agent, *buffer, op, made.places, holders, /*isWrite=*/true))
      return Outcome::Failed;
    if (facts.hasEngines) {
      made.by = &agent;
      made.op = op;
      if (leaks)
        buffer->show(made);
      buffer->unseen.push_back(std::move(made));
    }
    return Outcome::Done;
  }

  int64_t bytes = target->element.bytes();
  bool isFine =
      box.walk([&](int64_t number, ArrayRef<int64_t> x, bool isInside) {
        if (!isInside || (rank && x[rank - 1] < from))
          return true;
        char *address = target->base + dot(x, target->strides) * bytes;
        char bits[16];
        encode(target->element, (*cells)[number], bits);
        if (!canWrite(target->region, address, bytes, op, bits))
          return false;
        std::copy_n(bits, bytes, address);
        return true;
      });
  return isFine ? Outcome::Done : Outcome::Failed;
}

//===----------------------------------------------------------------------===//
// Tiles from tiles
//===----------------------------------------------------------------------===//

static Cell combine(ir::ReduceKind kind, Cell a, Cell b) {
  using K = ir::ReduceKind;
  switch (kind) {
  case K::addf:
    return cellOf(a.f + b.f);
  case K::mulf:
    return cellOf(a.f * b.f);
  case K::maximumf:
    return std::isnan(a.f) || b.f <= a.f ? a : b;
  case K::minimumf:
    return std::isnan(a.f) || b.f >= a.f ? a : b;
  case K::addi:
    return cellOf(int64_t(uint64_t(a.i) + uint64_t(b.i)));
  case K::muli:
    return cellOf(int64_t(uint64_t(a.i) * uint64_t(b.i)));
  case K::maxsi:
    return cellOf(std::max(a.i, b.i));
  case K::minsi:
    return cellOf(std::min(a.i, b.i));
  case K::andi:
    return cellOf(a.i & b.i);
  case K::ori:
    return cellOf(a.i | b.i);
  }
  llvm_unreachable("all kinds are above");
}

static Cell neutral(ir::ReduceKind kind, const Element &element) {
  using K = ir::ReduceKind;
  constexpr double infinity = std::numeric_limits<double>::infinity();
  int64_t least =
      element.bits >= 64 ? INT64_MIN : -(int64_t(1) << (element.bits - 1));
  switch (kind) {
  case K::addf:
    return cellOf(0.0);
  case K::mulf:
    return cellOf(1.0);
  case K::maximumf:
    return cellOf(-infinity);
  case K::minimumf:
    return cellOf(infinity);
  case K::addi:
  case K::ori:
    return cellOf(int64_t(0));
  case K::muli:
    return cellOf(int64_t(1));
  case K::maxsi:
    return cellOf(least);
  case K::minsi:
    return cellOf(-(least + 1));
  case K::andi:
    return cellOf(wrap(element, -1));
  }
  llvm_unreachable("all kinds are above");
}

/// Elements before, along and behind an axis.
static std::array<int64_t, 3> splitAt(ArrayRef<int64_t> shape, int64_t axis) {
  std::array<int64_t, 3> parts = {1, shape[axis], 1};
  for (int64_t d = 0; d < int64_t(shape.size()); ++d)
    if (d != axis)
      parts[d < axis ? 0 : 2] *= shape[d];
  return parts;
}

Outcome Cta::reduce(Agent &agent, ir::ReduceOp op) {
  const std::vector<Cell> *cells = read(agent, op.getSource(), op);
  if (!cells)
    return Outcome::Failed;
  TileRef source = tile(agent, op.getSource());
  TileRef made = makeTile(op.getResult().getType());
  auto [outer, extent, inner] = splitAt(source->shape, op.getAxis());
  int64_t from = op.getFrom() ? integer(agent, op.getFrom()) : 0;
  int64_t limit = op.getLimit() ? integer(agent, op.getLimit()) : extent;
  from = std::max<int64_t>(0, from);
  limit = std::min(limit, extent);
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t i = 0; i < inner; ++i) {
      Cell sum = neutral(op.getKind(), source->element);
      for (int64_t x = from; x < limit; ++x)
        sum =
            combine(op.getKind(), sum, (*cells)[(o * extent + x) * inner + i]);
      if (!made->element.isFloat)
        sum.i = wrap(made->element, sum.i);
      made->cells[o * inner + i] = sum;
    }
  roundAll(made->element, made->cells);
  set(agent, op.getResult(), made);
  return Outcome::Done;
}

Outcome Cta::exchange(Agent &agent, Operation *op, std::vector<Cell> &numbers) {
  std::vector<Cell> own;
  for (mlir::Value source : op->getOperands()) {
    const std::vector<Cell> *cells = read(agent, source, op);
    if (!cells)
      return Outcome::Failed;
    own.push_back(cells->front());
  }
  if (!meeting) {
    numbers = own;
    return Outcome::Done;
  }
  if (int64_t(meeting->rows.size()) <= exchanges)
    meeting->rows.resize(exchanges + 1);
  Meeting::Row &row = meeting->rows[exchanges];
  row.numbers.resize(own.size() * meeting->ctas);
  if (!hasBrought) {
    for (size_t i = 0; i < own.size(); ++i)
      row.numbers[i * meeting->ctas + rank] = own[i];
    ++row.brought;
    hasBrought = true;
    ++facts.changes;
  }
  if (row.brought < meeting->ctas)
    return wait(agent, "the other CTAs of its cluster");
  hasBrought = false;
  ++exchanges;
  numbers = row.numbers;
  return Outcome::Done;
}

Outcome Cta::clusterReduce(Agent &agent, ir::ClusterReduceOp op) {
  std::vector<Cell> numbers;
  if (Outcome outcome = exchange(agent, op, numbers); outcome != Outcome::Done)
    return outcome;
  TileRef made = makeTile(op.getResult().getType());
  Cell all = numbers.front();
  for (const Cell &number : llvm::drop_begin(numbers))
    all = combine(op.getKind(), all, number);
  if (!made->element.isFloat)
    all.i = wrap(made->element, all.i);
  made->cells.assign(1, all);
  roundAll(made->element, made->cells);
  set(agent, op.getResult(), made);
  return Outcome::Done;
}

Outcome Cta::clusterGather(Agent &agent, ir::ClusterGatherOp op) {
  std::vector<Cell> numbers;
  if (Outcome outcome = exchange(agent, op, numbers); outcome != Outcome::Done)
    return outcome;
  auto next = numbers.begin();
  for (mlir::Value result : op.getResults()) {
    TileRef made = makeTile(result.getType());
    made->cells.assign(next, next + made->cells.size());
    next += made->cells.size();
    set(agent, result, made);
  }
  return Outcome::Done;
}

Outcome Cta::broadcast(Agent &agent, ir::BroadcastOp op) {
  const std::vector<Cell> *cells = read(agent, op.getSource(), op);
  if (!cells)
    return Outcome::Failed;
  TileRef made = makeTile(op.getResult().getType());
  auto [outer, extent, inner] = splitAt(made->shape, op.getAxis());
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t x = 0; x < extent; ++x)
      for (int64_t i = 0; i < inner; ++i)
        made->cells[(o * extent + x) * inner + i] = (*cells)[o * inner + i];
  set(agent, op.getResult(), made);
  return Outcome::Done;
}

Outcome Cta::piece(Agent &agent, ir::PieceOp op) {
  const std::vector<Cell> *cells = read(agent, op.getSource(), op);
  if (!cells)
    return Outcome::Failed;
  ArrayRef<int64_t> shape = op.getSource().getType().getShape();
  TileRef made = makeTile(op.getResult().getType());
  for (int64_t i = 0, e = made->cells.size(); i < e; ++i) {
    int64_t rest = i, at = 0, stride = 1;
    for (int64_t d = shape.size() - 1; d >= 0; --d) {
      at += (op.getOffsets()[d] + rest % made->shape[d]) * stride;
      rest /= made->shape[d];
      stride *= shape[d];
    }
    made->cells[i] = (*cells)[at];
  }
  set(agent, op.getResult(), made);
  return Outcome::Done;
}

Outcome Cta::mask(Agent &agent, ir::MaskOp op) {
  const std::vector<Cell> *cells = read(agent, op.getSource(), op);
  if (!cells)
    return Outcome::Failed;
  TileRef made = makeTile(op.getResult().getType());
  made->cells = *cells;
  Cell fill = op.getFill() ? cellOfAttribute(*op.getFill(), made->element) : Cell{};
  int64_t limit = integer(agent, op.getLimit()), along = made->shape[op.getAxis()], within = 1;
  int64_t from = op.getFrom() ? integer(agent, op.getFrom()) : 0;
  for (size_t d = op.getAxis() + 1; d < made->shape.size(); ++d)
    within *= made->shape[d];
  for (size_t i = 0; i < made->cells.size(); ++i)
    if (int64_t at = int64_t(i) / within % along; at < from || at >= limit)
      made->cells[i] = fill;
  set(agent, op.getResult(), made);
  return Outcome::Done;
}

Outcome Cta::splat(Agent &agent, ir::SplatOp op) {
  TileRef made = makeTile(op.getTile().getType());
  Value *scalar = find(agent, op.getScalar());
  made->cells.assign(made->cells.size(), std::get<Cell>(*scalar));
  set(agent, op.getTile(), made);
  return Outcome::Done;
}

Outcome Cta::cast(Agent &agent, Operation *op) {
  if (auto same = dyn_cast<memref::CastOp>(op)) { // its type knows less or more
    set(agent, same.getResult(), ViewRef(this->view(agent, same.getSource())));
    return Outcome::Done;
  }
  if (auto view = dyn_cast<memref::ReinterpretCastOp>(op)) {
    ViewRef source = this->view(agent, view.getSource());
    auto made = std::make_shared<View>(*source);
    auto number = [&](OpFoldResult fold) {
      if (auto attribute = dyn_cast<Attribute>(fold))
        return llvm::cast<IntegerAttr>(attribute).getInt();
      return integer(agent, llvm::cast<mlir::Value>(fold));
    };
    made->base +=
        number(view.getMixedOffsets().front()) * source->element.bytes();
    made->sizes.clear();
    made->strides.clear();
    for (OpFoldResult size : view.getMixedSizes())
      made->sizes.push_back(number(size));
    for (OpFoldResult stride : view.getMixedStrides())
      made->strides.push_back(number(stride));
    set(agent, view.getResult(), ViewRef(made));
    return Outcome::Done;
  }
  // layout.convert: other holders, the same numbers.
  const std::vector<Cell> *cells = read(agent, op->getOperand(0), op);
  if (!cells)
    return Outcome::Failed;
  TileRef made = makeTile(op->getResult(0).getType());
  made->cells = *cells;
  set(agent, op->getResult(0), made);
  return Outcome::Done;
}

//===----------------------------------------------------------------------===//
// arith and math
//===----------------------------------------------------------------------===//

Outcome Cta::elementwise(Agent &agent, Operation *op) {
  auto refuse = [&] {
    fail(op,
         "[async.simulate] expects ops that the simulator executes, got '" +
             op->getName().getStringRef() + "'",
         "look at the kernel with tier-opt --transport-simulate, which leaves "
         "numbers out",
         nullptr, true);
    return Outcome::Failed;
  };
  if (op->getNumResults() != 1)
    return refuse();
  Type type = op->getResult(0).getType();
  auto tensor = dyn_cast<RankedTensorType>(type);
  std::optional<Element> to =
      findElement(tensor ? tensor.getElementType() : type);
  if (!to)
    return refuse();
  TileRef made = tensor ? makeTile(tensor) : nullptr;
  size_t count = tensor ? made->cells.size() : 1;

  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    Attribute value = constant.getValue();
    if (!tensor) {
      if (!isa<FloatAttr, IntegerAttr>(value))
        return refuse();
      set(agent, constant, cellOfAttribute(value, *to));
      return Outcome::Done;
    }
    auto dense = dyn_cast<DenseElementsAttr>(value);
    if (!dense)
      return refuse();
    if (dense.isSplat())
      made->cells.assign(count,
                         cellOfAttribute(dense.getSplatValue<Attribute>(), *to));
    else
      for (auto [cell, attribute] :
           llvm::zip_equal(made->cells, dense.getValues<Attribute>()))
        cell = cellOfAttribute(attribute, *to);
    set(agent, constant, made);
    return Outcome::Done;
  }

  SmallVector<const Cell *, 3> inputs;
  std::vector<std::vector<Cell>> repeated;
  repeated.reserve(4); // inputs point into it
  std::optional<Element> from = to;
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    Type inner = operand.getType();
    if (auto shaped = dyn_cast<RankedTensorType>(inner)) {
      const std::vector<Cell> *cells = read(agent, operand, op);
      if (!cells)
        return Outcome::Failed;
      inputs.push_back(cells->data());
      inner = shaped.getElementType();
    } else if (Value *scalar = find(agent, operand);
               scalar && std::holds_alternative<Cell>(*scalar)) {
      repeated.emplace_back(count, std::get<Cell>(*scalar));
      inputs.push_back(repeated.back().data());
    } else {
      return refuse();
    }
    if (number == 0)
      from = findElement(inner);
    if (!from || repeated.size() == 4)
      return refuse();
  }
  Cell scalar;
  if (inputs.empty() || !evaluate(op, inputs, *from, *to, count,
                                  made ? made->cells.data() : &scalar))
    return refuse();
  if (made)
    set(agent, op->getResult(0), made);
  else
    set(agent, op->getResult(0), scalar);
  return Outcome::Done;
}

} // namespace tier::simulate
