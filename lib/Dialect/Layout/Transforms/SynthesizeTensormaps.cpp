//===- SynthesizeTensormaps.cpp - maps for the bulk-copy engine -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MapView.h"

#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Dialect/Layout/Transforms/Passes.h"
#include "tier/Dialect/Tier/IR/Accesses.h"
#include "tier/Dialect/Tier/IR/CopiedTile.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/Packed.h"
#include "tier/Problem/Plan.h"
#include "tier/Problem/SharedLayout.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tier::layout {

#define GEN_PASS_DEF_SYNTHESIZETENSORMAPS
#include "tier/Dialect/Layout/Transforms/Passes.h.inc"

static remark::RemarkOpts named(StringRef name) {
  return remark::RemarkOpts::name(name).category(
      "layout-synthesize-tensormaps");
}

//===----------------------------------------------------------------------===//
// One kernel and its launches
//===----------------------------------------------------------------------===//

namespace {
/// How the pieces of an output leave that one block stores.
struct Way {
  Block *block;
  Value target;
  MemRefType type; ///< of a staging tile
  Value map, zero = {};
  /// Some are written while the engine reads the others.
  SmallVector<ir::AllocOp, 4> staging = {};
  SmallVector<std::pair<ir::StoreOp, ir::CopyOp>> pieces = {}; ///< into a tile, and out of it

  void takeTurns();
};

/// A tile that is copied for the epilogue, and from where.
struct CopiedTile {
  ir::AllocOp alloc;
  Value source;
  SmallVector<Value> indices;
  Value map = {}; ///< of the array; null: none is legal
};

/// A kernel that gains tensor maps as last arguments.
class MappedKernel {
public:
  MappedKernel(gpu::GPUFuncOp kernel, const machine::Machine &machine,
               ArrayRef<gpu::LaunchFuncOp> launches)
      : kernel(kernel), machine(machine), launches(launches) {}

  LogicalResult run();

private:
  LogicalResult load(ir::CopyOp copy);
  void store(ir::StoreOp store);
  /// The argument that holds the map, encoded before every launch.
  Value addMap(const MapView &view, ir::TensorMapType type, Location loc);
  /// The argument that copies of the same array to tiles alike have already, if any: blocks of k,
  /// pieces of columns, tiles for an epilogue.
  Value findLoadMap(Value source, ir::TensorMapType type);
  /// Shared bytes that are left for staging tiles.
  int64_t findRoom();
  /// The way of a store, or null if there is none yet.
  Way *findWay(ir::StoreOp store, const MapView &view, MemRefType staging);
  Way *addWay(ir::StoreOp store, const MapView &view, MemRefType staging);
  /// As above, with one more staging tile if there is room for it.
  Way *findStagedWay(ir::StoreOp store, const MapView &view, MemRefType staging);
  void reserveCopied(bool isFilledInBulk);
  CopiedTile *findCopied(Value tile);
  Value findCopied(ir::StoreOp store, MemRefType staging);

  gpu::GPUFuncOp kernel;
  const machine::Machine &machine;
  ArrayRef<gpu::LaunchFuncOp> launches;
  int64_t room = 0;
  SmallVector<Way, 1> ways;
  SmallVector<std::pair<Value, Value>, 2> loadMaps; ///< an array, and a map of it
  /// Tiles that are copied for the epilogue, and the array and place of each.
  SmallVector<CopiedTile, 0> copied;
};
} // namespace

Value MappedKernel::addMap(const MapView &view, ir::TensorMapType type, Location loc) {
  unsigned index = kernel.getNumArguments();
  if (failed(kernel.insertArgument(index, type, {}, loc)))
    return {};
  for (gpu::LaunchFuncOp launch : launches) {
    HostValues host(kernel, launch);
    unsigned base = cast<BlockArgument>(view.base).getArgNumber();
    Value map = view.encode(host, type, launch.getKernelOperand(base));
    launch.getKernelOperandsMutable().append(map);
  }
  return kernel.getArgument(index);
}

//===----------------------------------------------------------------------===//
// Loads
//===----------------------------------------------------------------------===//

/// Whether products of tf32, and nobody else, read what is copied: else they round it, or cut it.
static bool isRounded(ir::CopyOp copy) {
  Value tile = copy.getTarget();
  auto multipliesTf32 = [](Operation *user) {
    if (auto mma = dyn_cast<ir::MmaOp>(user))
      return mma.getTf32();
    auto accumulate = dyn_cast<ir::AccumulateOp>(user);
    return accumulate && accumulate.getTf32();
  };
  return tile.getDefiningOp<ir::AllocOp>() && llvm::any_of(tile.getUsers(), multipliesTf32) &&
         llvm::all_of(tile.getUsers(), [&](Operation *user) {
           return user == copy || multipliesTf32(user);
         });
}

/// Says so to those who multiply.
static void markRounded(Value tile) {
  for (Operation *user : tile.getUsers())
    if (auto mma = dyn_cast<ir::MmaOp>(user)) {
      SmallVector<bool, 2> rounded{false, false};
      if (auto before = mma->getAttrOfType<DenseBoolArrayAttr>(ir::roundedAttribute))
        rounded.assign(before.asArrayRef().begin(), before.asArrayRef().end());
      rounded[0] |= mma.getA() == tile;
      rounded[1] |= mma.getB() == tile;
      mma->setAttr(ir::roundedAttribute, DenseBoolArrayAttr::get(mma.getContext(), rounded));
    }
}

Value MappedKernel::findLoadMap(Value source, ir::TensorMapType type) {
  auto *known = llvm::find_if(loadMaps, [&](const std::pair<Value, Value> &one) {
    return one.first == source && one.second.getType() == type;
  });
  return known == loadMaps.end() ? Value() : known->second;
}

/// What each of several CTAs copies of a tile that they share: some of its rows, or, where these are
/// contiguous and lie in spans that must not be cut, a part of k of all. The plan sees to it that
/// one of both is a multiple of their number; null if neither is.
static MemRefType getPart(MemRefType tile, int64_t ctas) {
  if (tile.getRank() != 2)
    return {};
  problem::SharedLayout layout = ir::toProblem(tile);
  int64_t rows = tile.getDimSize(0) / ctas;
  bool areSpansCut = layout.contiguous == 0 && layout.spanBytes &&
                     rows * layout.elementBytes % layout.spanBytes;
  unsigned dim = areSpansCut ? 1 : 0;
  return tile.getDimSize(dim) % ctas == 0 ? ir::getFirst(tile, dim, tile.getDimSize(dim) / ctas)
                                          : MemRefType();
}

LogicalResult MappedKernel::load(ir::CopyOp copy) {
  auto tile = cast<MemRefType>(copy.getTarget().getType());
  auto along = copy->getAttrOfType<IntegerAttr>("tier.along");
  int64_t ctas = 1;
  if (auto plan = kernel->getAttrOfType<ir::PlanAttr>("tier.plan"); plan && along)
    ctas = plan.getCluster()[along.getInt()];
  MemRefType part = copy.getRows() ? ir::getFirstRows(tile, *copy.getRows()) : tile;
  if (part && ctas > 1)
    part = getPart(part, ctas);
  // A part of k, or of the rows that instructions have, ends before the next span does.
  bool liesApart = copy.getRows() || (ctas > 1 && part && part.getDimSize(0) == tile.getDimSize(0));
  std::string refusal = "[tensormap.order] expects whole spans of shared memory for each CTA of a cluster, "
                        "got a part of one";
  std::optional<MapView> view;
  if (part)
    view = describe(copy.getSource(), copy.getSourceIndices(), part,
                    liesApart ? MapUse::LoadPart : MapUse::Load, launches, machine, refusal);
  if (!view && ir::getPackedBits(tile.getElementType())) {
    InFlightDiagnostic error =
        copy.emitOpError("[tier.packed] expects numbers of 4 or 6 bits that a "
                         "bulk copy brings, got ")
        << refusal;
    error.attachNote() << "fix: take tiles of 128 of them, or f8E4M3FN";
    return error;
  }
  if (!view) {
    remark::missed(copy.getLoc(), named("BulkLoad")) << refusal;
    return success();
  }
  bool rounds = isRounded(copy);
  auto type =
      ir::TensorMapType::get(copy.getContext(), view->getMap(tile.getElementType(), rounds));
  Value map = findLoadMap(copy.getSource(), type);
  if (!map) {
    map = addMap(*view, type, copy.getLoc());
    loadMaps.push_back({copy.getSource(), map});
  }
  OpBuilder builder(copy);
  auto mapped =
      ir::CopyOp::create(builder, copy.getLoc(), map,
                         view->getCoordinates(builder, copy.getLoc()),
                         copy.getTarget(), ValueRange(), copy.getRowsAttr());
  if (along)
    mapped->setAttr("tier.along", along);
  std::string shared =
      ctas > 1 ? llvm::formatv(" of each of {0} CTAs for all of them", ctas).str()
               : std::string();
  remark::passed(copy.getLoc(), named("BulkLoad"))
      << llvm::formatv("{0} box(es), {1} bytes{2}{3}{4}",
                       view->witness.boxes.size(), view->witness.bytesPerTile,
                       shared, rounds ? ", rounded to tf32" : "", view->repairs)
             .str();
  Value target = copy.getTarget();
  copy.erase();
  if (rounds)
    markRounded(target);
  return success();
}

//===----------------------------------------------------------------------===//
// Stores through a staging tile
//===----------------------------------------------------------------------===//

/// The layout of a tile through which `tile` is stored to `view`.
static std::optional<MemRefType> findStaging(RankedTensorType tile,
                                             const ViewFacts &view,
                                             const machine::Machine &machine) {
  // The tile covers the last dimensions of the view.
  int64_t singles = int64_t(view.sizes.size()) - tile.getRank();
  if (tile.getRank() != 2 || view.contiguousDim() < singles)
    return std::nullopt;
  return ir::chooseSharedType(tile.getShape(), tile.getElementType(),
                              view.contiguousDim() - singles, machine);
}

/// Tiles of a matrix product that leave the kernel as they were accumulated.
static bool isEpilogue(ir::StoreOp store) {
  if (ir::isShared(store.getTarget().getType()))
    return false;
  for (Operation *op = store; !isa<gpu::GPUFuncOp>(op); op = op->getParentOp())
    if (!op->getBlock()->getOps<ir::MmaOp>().empty() ||
        !op->getBlock()->getOps<ir::AccumulateOp>().empty())
      return false; // inside the reduction
  return true;
}

int64_t MappedKernel::findRoom() {
  auto plan = kernel->getAttrOfType<ir::PlanAttr>("tier.plan");
  int64_t stages = plan ? plan.getStages() : 1, bytes = 0;
  kernel.walk([&](ir::AllocOp alloc) {
    if (!ir::isShared(alloc.getTile().getType()) || ir::isCopiedTile(alloc))
      return;
    problem::SharedLayout layout =
        ir::toProblem(cast<MemRefType>(alloc.getTile().getType()));
    int64_t aligned = llvm::alignTo(layout.bytes(), 1024);
    bool inRing = alloc->getParentOfType<scf::ForOp>() != nullptr;
    bytes += inRing ? stages * aligned : aligned;
  });
  // The barriers of the rings, and what aligning their first tile may cost. Two roles
  // that multiply in turn have staging tiles each.
  bool alternates = plan && plan.getGrain() == ir::Grain::warpgroup && plan.getWarps().size() == 3;
  return (machine.sharedBytes - bytes - 2048) / (alternates ? 2 : 1);
}

/// Gives each piece its staging tile. The last piece and the first of the next turn
/// are neighbours too: of seven pieces in six tiles they would wait for each other.
void Way::takeTurns() {
  while (staging.size() > 1 && pieces.size() > staging.size() &&
         pieces.size() % staging.size() == 1)
    staging.pop_back_val().erase();
  for (auto [turn, piece] : llvm::enumerate(pieces)) {
    Value tile = staging[turn % staging.size()].getTile();
    piece.first.getTargetMutable().assign(tile);
    piece.second.getSourceMutable().assign(tile);
  }
}

Way *MappedKernel::findWay(ir::StoreOp store, const MapView &view,
                           MemRefType staging) {
  ir::TensorMapType map = ir::TensorMapType::get(
      store.getContext(), view.getMap(staging.getElementType()));
  auto *way = llvm::find_if(ways, [&](const Way &other) {
    return other.block == store->getBlock() &&
           other.target == store.getTarget() && other.type == staging &&
           other.map.getType() == map;
  });
  return way == ways.end() ? nullptr : way;
}

Way *MappedKernel::addWay(ir::StoreOp store, const MapView &view,
                          MemRefType staging) {
  Location loc = store.getLoc();
  auto map = ir::TensorMapType::get(store.getContext(), view.getMap(staging.getElementType()));
  ways.push_back({store->getBlock(), store.getTarget(), staging, addMap(view, map, loc)});
  OpBuilder builder = OpBuilder::atBlockBegin(&kernel.getBody().front());
  ways.back().zero = arith::ConstantIndexOp::create(builder, loc, 0);
  return &ways.back();
}

Way *MappedKernel::findStagedWay(ir::StoreOp store, const MapView &view,
                                 MemRefType staging) {
  Way *way = findWay(store, view, staging);
  // As many tiles as there is room for, at most one for each piece.
  int64_t bytes = llvm::alignTo(ir::toProblem(staging).bytes(), 1024);
  if (bytes > room)
    return way;
  room -= bytes;
  if (!way)
    way = addWay(store, view, staging);
  OpBuilder builder = OpBuilder::atBlockBegin(&kernel.getBody().front());
  way->staging.push_back(ir::AllocOp::create(builder, store.getLoc(), staging));
  return way;
}

//===----------------------------------------------------------------------===//
// Tiles that are copied for an epilogue
//===----------------------------------------------------------------------===//

/// Threads load what no bulk copy brings.
static void loadByThreads(const CopiedTile &tile) {
  for (Operation *user : llvm::make_early_inc_range(tile.alloc->getUsers())) {
    if (auto load = dyn_cast<ir::LoadOp>(user)) {
      OpBuilder builder(load);
      Value loaded = ir::LoadOp::create(builder, load.getLoc(), load.getTile().getType(),
                                        tile.source, tile.indices, DenseBoolArrayAttr(), Value());
      load.replaceAllUsesWith(loaded);
    }
    user->erase();
  }
  ir::AllocOp(tile.alloc).erase();
}

CopiedTile *MappedKernel::findCopied(Value tile) {
  auto *found =
      llvm::find_if(copied, [&](CopiedTile &other) { return other.alloc.getTile() == tile; });
  return found == copied.end() ? nullptr : found;
}

/// As many tiles as all pieces and those that are still read take, or fewer in turn.
void MappedKernel::reserveCopied(bool isFilledInBulk) {
  if (copied.empty())
    return;
  auto type = cast<MemRefType>(ir::AllocOp(copied.front().alloc).getTile().getType());
  int64_t bytes = llvm::alignTo(ir::toProblem(type).bytes(), 1024);
  int64_t turns = std::min<int64_t>(room / bytes, int64_t(copied.size()) + problem::tilesBehind);
  if (!isFilledInBulk || turns <= problem::tilesBehind) {
    for (const CopiedTile &tile : copied)
      loadByThreads(tile);
    copied.clear();
    return;
  }
  room -= turns * bytes;
  for (CopiedTile &tile : copied)
    tile.alloc->setAttr(ir::copiedTileAttribute,
                        Builder(tile.alloc).getI64IntegerAttr(turns));
}

/// The tile from which a piece may leave: what it reads was copied there.
Value MappedKernel::findCopied(ir::StoreOp store, MemRefType staging) {
  ValueRange indices = store.getIndices();
  for (CopiedTile &tile : copied) {
    Value shared = tile.alloc.getTile();
    bool isSame = shared.getType() == staging &&
                  tile.alloc->getBlock() == store->getBlock() &&
                  indices.take_back(2) == ValueRange(tile.indices).take_back(2);
    bool isHeldAlike = llvm::any_of(shared.getUsers(), [&](Operation *user) {
      auto load = dyn_cast<ir::LoadOp>(user);
      return load && load.getTile().getType() == store.getTile().getType();
    });
    if (isSame && isHeldAlike)
      return shared;
  }
  return {};
}

void MappedKernel::store(ir::StoreOp store) {
  auto tile = cast<RankedTensorType>(store.getTile().getType());
  auto refuse = [&](StringRef why) {
    remark::missed(store.getLoc(), named("BulkStore")) << why;
  };
  if (store->hasAttr("tier.lines"))
    return refuse("the plan lets warps store its rows in lines");
  std::optional<ViewFacts> facts = getViewFacts(store.getTarget());
  std::optional<MemRefType> staging =
      facts ? findStaging(tile, *facts, machine) : std::nullopt;
  if (!staging)
    return refuse("[tensormap.unit-stride] expects a matrix with a unit "
                  "stride, got another");
  std::string refusal;
  std::optional<MapView> view =
      describe(store.getTarget(), store.getIndices(), *staging, MapUse::Store,
               launches, machine, refusal);
  if (!view)
    return refuse(refusal);
  Value copiedTo = findCopied(store, *staging);
  Way *way = copiedTo ? findWay(store, *view, *staging)
                      : findStagedWay(store, *view, *staging);
  if (copiedTo && !way)
    way = addWay(store, *view, *staging);
  int64_t bytes = llvm::alignTo(ir::toProblem(*staging).bytes(), 1024);
  if (!way)
    return refuse(llvm::formatv("[tensormap.room] expects {0} bytes of shared "
                                "memory for the staging tile, got {1}",
                                bytes, room)
                      .str());

  Location loc = store.getLoc();
  OpBuilder builder(store);
  Value shared = copiedTo ? copiedTo : way->staging.front().getTile();
  auto into = ir::StoreOp::create(builder, loc, store.getTile(), shared,
                                  ValueRange{way->zero, way->zero}, DenseBoolArrayAttr(), Value());
  auto out = ir::CopyOp::create(builder, loc, shared, ValueRange(), way->map,
                                view->getCoordinates(builder, loc));
  if (!copiedTo)
    way->pieces.push_back({into, out});
  remark::passed(loc, named("BulkStore"))
      << llvm::formatv("{0} box(es) through {1} bytes of shared memory{2}",
                       view->witness.boxes.size(), bytes, view->repairs)
             .str();
  store.erase();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

LogicalResult MappedKernel::run() {
  // Where others have a role that copies: threads do.
  if (machine.hasRoles && ir::isOfOneRole(kernel))
    return success();
  SmallVector<ir::CopyOp> loads;
  SmallVector<ir::StoreOp> stores;
  bool hasProduct = false;
  kernel.walk([&](Operation *op) {
    if (auto copy = dyn_cast<ir::CopyOp>(op)) {
      if (isa<MemRefType>(copy.getSource().getType()) &&
          !ir::isShared(copy.getSource().getType()))
        loads.push_back(copy);
    } else if (auto store = dyn_cast<ir::StoreOp>(op)) {
      if (isEpilogue(store))
        stores.push_back(store);
    }
    hasProduct |= isa<ir::MmaOp, ir::AccumulateOp>(op);
    auto alloc = dyn_cast<ir::AllocOp>(op);
    if (alloc && ir::isCopiedTile(alloc)) {
      ir::CopyOp copy = ir::findCopyTo(alloc);
      copied.push_back({alloc, copy.getSource(), SmallVector<Value>(copy.getSourceIndices())});
    }
  });
  for (ir::CopyOp copy : loads)
    if (failed(load(copy)))
      return failure();
  if (!hasProduct)
    return success();
  room = findRoom();
  // One thread copies them, if all it does are bulk copies.
  bool movesByThreads =
      kernel
          .walk([](ir::CopyOp copy) {
            auto source = dyn_cast<MemRefType>(copy.getSource().getType());
            bool isLoad = source && !ir::isShared(source);
            return isLoad ? WalkResult::interrupt() : WalkResult::advance();
          })
          .wasInterrupted();
  reserveCopied(!movesByThreads);
  for (ir::StoreOp op : stores)
    store(op);
  for (Way &way : ways)
    way.takeTurns();
  return success();
}

namespace {
struct SynthesizeTensormaps
    : impl::SynthesizeTensormapsBase<SynthesizeTensormaps> {
  void runOnOperation() override {
    SmallVector<gpu::GPUFuncOp> kernels;
    DenseMap<Attribute, SmallVector<gpu::LaunchFuncOp>> launches; // by kernel
    getOperation().walk([&](Operation *op) {
      if (auto kernel = dyn_cast<gpu::GPUFuncOp>(op))
        kernels.push_back(kernel);
      else if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op))
        launches[launch.getKernel()].push_back(launch);
    });
    for (gpu::GPUFuncOp kernel : kernels) {
      FailureOr<const machine::Machine *> machine = ir::getMachine(kernel);
      if (failed(machine))
        return signalPassFailure();
      Attribute symbol = SymbolRefAttr::get(
          kernel->getParentOfType<gpu::GPUModuleOp>().getNameAttr(),
          {FlatSymbolRefAttr::get(kernel.getNameAttr())});
      if ((*machine)->hasBulkCopy)
        if (failed(MappedKernel(kernel, **machine, launches[symbol]).run()))
          return signalPassFailure();
    }
  }
};
} // namespace

} // namespace tier::layout
