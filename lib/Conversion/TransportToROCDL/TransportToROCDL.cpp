//===- TransportToROCDL.cpp - the door from When to CDNA machines ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A warp is a wave of 64 lanes. Tiles in shared memory lie in LDS, whose size
// the launch gives; `s_barrier` meets after the LDS accesses of the wave ended.
//
//===----------------------------------------------------------------------===//

#include "DirectCopy.h"
#include "MatrixCore.h"

#include "tier/Conversion/Passes.h"
#include "tier/Conversion/TileToThread/TileToThread.h"
#include "tier/Dialect/Tier/IR/Facts.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier {
#define GEN_PASS_DEF_CONVERTTRANSPORTTOROCDL
#include "tier/Conversion/Passes.h.inc"

/// The control of the data-parallel primitive that reads lane xor `mask` within
/// rows of 16 lanes, if one does: no trip through LDS.
static std::optional<uint32_t> findRowControl(int64_t mask) {
  switch (mask) {
  case 1:
    return 0xb1; // quad_perm [1, 0, 3, 2]
  case 2:
    return 0x4e; // quad_perm [2, 3, 0, 1]
  case 3:
    return 0x1b; // quad_perm [3, 2, 1, 0]
  case 7:
    return 0x141; // row_half_mirror
  case 8:
    return 0x128; // row_ror 8
  case 15:
    return 0x140; // row_mirror
  default:
    return std::nullopt;
  }
}

/// Whether the op is in a loop that carries what it loads.
static bool loadsAhead(Operation *op) {
  auto loop = dyn_cast<scf::ForOp>(op->getParentOp());
  return loop && llvm::any_of(loop.getYieldedValues(), [&](Value value) {
           auto load = value.getDefiningOp<ir::LoadOp>();
           return load && load->getParentOp() == loop;
         });
}

/// Whether the product follows loads of its block for later iterations.
static bool followsLoads(ir::MmaOp mma) {
  for (Operation *op = mma->getPrevNode(); op; op = op->getPrevNode()) {
    if (isa<transport::BarrierOp, ir::MmaOp>(op))
      return false;
    if (isa<ir::LoadOp>(op))
      return loadsAhead(mma);
  }
  return false;
}

/// The chunk of a tile as it is here: nothing that is computed from it moves up
/// to where it was loaded, and waits for it there.
static Value holdBack(ThreadEmitter &emitter, Value chunk) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  auto type = dyn_cast<VectorType>(chunk.getType());
  unsigned width = type && type.getElementType().isIntOrFloat()
                       ? type.getElementTypeBitWidth()
                       : 0;
  int64_t bits = width < 8 ? 0 : type.getNumElements() * width;
  if (!bits || bits % 32)
    return chunk;
  auto plain =
      VectorType::get({type.getNumElements()}, b.getIntegerType(width));
  Type words = b.getI32Type();
  if (bits > 32)
    words = VectorType::get({bits / 32}, b.getI32Type());
  Value held = chunk;
  if (type != plain)
    held = arith::BitcastOp::create(b, loc, plain, held);
  held = LLVM::BitcastOp::create(b, loc, words, held);
  held = LLVM::InlineAsmOp::create(
             b, loc, TypeRange(words), ValueRange(held), "", "=v,0",
             /*has_side_effects=*/true, /*is_align_stack=*/false,
             LLVM::tailcallkind::TailCallKind::None,
             LLVM::AsmDialectAttr::get(b.getContext(),
                                       LLVM::AsmDialect::AD_ATT),
             ArrayAttr())
             .getRes();
  held = LLVM::BitcastOp::create(b, loc, plain, held);
  return type == plain ? held
                       : arith::BitcastOp::create(b, loc, type, held);
}

/// Holds back the tiles, loaded before the product, that are stored after it.
static void holdBackTiles(ThreadEmitter &emitter, ir::MmaOp mma) {
  llvm::DenseSet<Value> held;
  for (Operation *op = mma->getNextNode(); op; op = op->getNextNode()) {
    if (isa<transport::BarrierOp, ir::MmaOp>(op) ||
        op->hasTrait<OpTrait::IsTerminator>())
      return;
    for (Value operand : op->getOperands()) {
      Operation *made = operand.getDefiningOp();
      bool isCarried =
          isa<BlockArgument>(operand) &&
          cast<BlockArgument>(operand).getOwner() == mma->getBlock();
      bool isLoaded = isa_and_nonnull<ir::LoadOp>(made) &&
                      made->getBlock() == mma->getBlock() &&
                      made->isBeforeInBlock(mma);
      if (!ir::isTile(operand.getType()) || !(isCarried || isLoaded) ||
          operand == mma.getAccumulator() || !held.insert(operand).second)
        continue;
      ThreadTile tile = emitter.tile(operand);
      for (Value &chunk : tile.chunks)
        chunk = holdBack(emitter, chunk);
      emitter.bind(operand, std::move(tile));
    }
  }
}

/// Words of CDNA machines.
class ROCDLTarget : public ThreadTarget {
public:
  using ThreadTarget::ThreadTarget;
  unsigned getStackSpace() const override { return 5; }

  Value emitSharedBase(ThreadEmitter &emitter) override {
    static constexpr StringLiteral name = "tier_shared";
    OpBuilder &b = emitter.builder();
    auto module = emitter.function->getParentOfType<gpu::GPUModuleOp>();
    auto global = module.lookupSymbol<LLVM::GlobalOp>(name);
    if (!global) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(module.getBody());
      global = LLVM::GlobalOp::create(
          b, emitter.loc(), LLVM::LLVMArrayType::get(b.getI8Type(), 0),
          /*isConstant=*/false, LLVM::Linkage::External, name, Attribute(),
          /*alignment=*/1024, getSharedSpace());
    }
    return LLVM::AddressOfOp::create(b, emitter.loc(), global);
  }

  LogicalResult finish(ThreadEmitter &emitter) override {
    OpBuilder &b = emitter.builder();
    LLVM::LLVMFuncOp function = emitter.function;
    int64_t bytes = emitter.getSharedBytes();
    if (bytes > machine.sharedBytes) {
      InFlightDiagnostic error =
          emitter.kernel.emitOpError("[tier.shared-bytes] expects at most ")
          << machine.sharedBytes << " bytes of shared memory, got " << bytes;
      error.attachNote() << "fix: take fewer stages or smaller tiles";
      return error;
    }
    int32_t threads = emitter.getNumWarps() * machine.lanes;
    function->setAttr("rocdl.kernel", b.getUnitAttr());
    function->setAttr("rocdl.reqd_work_group_size",
                      b.getDenseI32ArrayAttr({threads, 1, 1}));
    function->setAttr("rocdl.flat_work_group_size",
                      b.getStringAttr(llvm::formatv("{0},{0}", threads).str()));
    function->setAttr("rocdl.uniform_work_group_size", b.getBoolAttr(true));
    // Where LDS has room for two groups, so have registers: one computes while
    // the other waits. A unit has four files of registers.
    int64_t wavesPerFile = emitter.getNumWarps() / 4;
    bool multiplies =
        emitter.kernel.walk([](ir::MmaOp) { return WalkResult::interrupt(); })
            .wasInterrupted();
    if (multiplies && 2 * bytes <= machine.sharedBytes && wavesPerFile >= 1 &&
        wavesPerFile <= 2)
      function->setAttr("rocdl.waves_per_eu",
                        b.getI32IntegerAttr(2 * wavesPerFile));
    copies.finish(emitter);
    return success();
  }

  Value emitThreadIndex(ThreadEmitter &emitter) override {
    return ROCDL::ThreadIdXOp::create(emitter.builder(), emitter.loc(),
                                      emitter.builder().getI32Type());
  }

  Value emitWarpIndex(ThreadEmitter &emitter) override {
    Value warp = ThreadTarget::emitWarpIndex(emitter);
    return ROCDL::ReadfirstlaneOp::create(emitter.builder(), emitter.loc(),
                                          warp.getType(), warp);
  }

  Value emitBlockIndex(ThreadEmitter &emitter,
                       gpu::Dimension dimension) override {
    OpBuilder &b = emitter.builder();
    Location loc = emitter.loc();
    Type i32 = b.getI32Type();
    switch (dimension) {
    case gpu::Dimension::x:
      return emitter.toIndex(ROCDL::BlockIdXOp::create(b, loc, i32));
    case gpu::Dimension::y:
      return emitter.toIndex(ROCDL::BlockIdYOp::create(b, loc, i32));
    case gpu::Dimension::z:
      return emitter.toIndex(ROCDL::BlockIdZOp::create(b, loc, i32));
    }
    llvm_unreachable("three dimensions");
  }

  Value emitGridSize(ThreadEmitter &emitter,
                     gpu::Dimension dimension) override {
    // Hidden arguments begin with the number of blocks, 32 bits each.
    OpBuilder &b = emitter.builder();
    Location loc = emitter.loc();
    auto constant = LLVM::LLVMPointerType::get(b.getContext(), 4);
    Value hidden =
        LLVM::CallIntrinsicOp::create(
            b, loc, constant, b.getStringAttr("llvm.amdgcn.implicitarg.ptr"),
            ValueRange())
            .getResult(0);
    Value place = emitter.offsetPointer(hidden, 4 * int64_t(dimension));
    return emitter.toIndex(
        LLVM::LoadOp::create(b, loc, b.getI32Type(), place, /*alignment=*/4));
  }

  Value emitShuffleXor(ThreadEmitter &emitter, Value value,
                       int64_t mask) override {
    OpBuilder &b = emitter.builder();
    Location loc = emitter.loc();
    if (std::optional<uint32_t> control = findRowControl(mask))
      return ROCDL::DPPUpdateOp::create(b, loc, value.getType(), value, value,
                                        *control, /*rowMask=*/0xf,
                                        /*bankMask=*/0xf, /*boundCtrl=*/true);
    Value other =
        arith::XOrIOp::create(b, loc, emitter.role().lane, emitter.i32(mask));
    return emitShuffleIndex(emitter, value, other);
  }

  Value emitShuffleIndex(ThreadEmitter &emitter, Value value,
                         Value lane) override {
    OpBuilder &b = emitter.builder();
    Location loc = emitter.loc();
    Value bytes = arith::ShLIOp::create(b, loc, lane, emitter.i32(2));
    return ROCDL::DsBpermuteOp::create(b, loc, b.getI32Type(), bytes, value);
  }

  void emitBarrier(ThreadEmitter &emitter) override {
    // A fence would wait for copies of stages that nobody reads yet.
    if (copies.exist(emitter))
      return DirectCopies::emitBarrier(emitter);
    OpBuilder &b = emitter.builder();
    Location loc = emitter.loc();
    // Only LDS is ordered, so loads from global memory stay in flight.
    auto local = LLVM::MMRATagAttr::get(b.getContext(), "amdgpu-synchronize-as",
                                        "local");
    auto fence = [&](LLVM::AtomicOrdering ordering) {
      auto op = LLVM::FenceOp::create(b, loc, ordering, "workgroup");
      op->setAttr(LLVM::LLVMDialect::getMmraAttrName(), local);
    };
    fence(LLVM::AtomicOrdering::release);
    ROCDL::SBarrierOp::create(b, loc);
    fence(LLVM::AtomicOrdering::acquire);
  }

  void configureLowering(LLVMTypeConverter &, RewritePatternSet &,
                         ConversionTarget &target) override {
    target.addLegalDialect<ROCDL::ROCDLDialect>();
  }

  FailureOr<bool> emit(ThreadEmitter &emitter, Operation *op) override {
    if (auto copy = dyn_cast<transport::GroupCopyOp>(op)) {
      if (failed(copies.emitCopy(emitter, copy)))
        return failure();
      return true;
    }
    if (auto commit = dyn_cast<transport::CommitOp>(op);
        commit && commit.getCompletion() == transport::Completion::copy_group) {
      copies.emitCommit(emitter, commit);
      return true;
    }
    if (auto await = dyn_cast<transport::AwaitOp>(op);
        await && await.getCompletion() == transport::Completion::copy_group) {
      copies.emitAwait(emitter, await);
      return true;
    }
    if (auto barrier = dyn_cast<transport::BarrierOp>(op);
        barrier && !barrier.getWarp() && loadsAhead(barrier)) {
      emitBarrier(emitter);
      // Nothing passes: tiles that take turns in registers are loaded after
      // those before were stored.
      ROCDL::SchedBarrier::create(emitter.builder(), emitter.loc(), 0);
      return true;
    }
    auto mma = dyn_cast<ir::MmaOp>(op);
    if (!mma || mma.getGrain() != ir::Grain::warp)
      return false;
    // Loads for later come first: only arithmetic (2, 4) and reads of LDS
    // (0x100) pass them.
    if (followsLoads(mma))
      ROCDL::SchedBarrier::create(emitter.builder(), emitter.loc(), 0x106);
    if (failed(emitMatrixCore(emitter, mma, copies.take(mma->getBlock()))))
      return failure();
    if (loadsAhead(mma))
      holdBackTiles(emitter, mma);
    return true;
  }

private:
  DirectCopies copies; ///< of the kernel that is emitted
};

struct ConvertTransportToROCDL
    : impl::ConvertTransportToROCDLBase<ConvertTransportToROCDL> {
  void runOnOperation() override {
    for (auto module : llvm::make_early_inc_range(
             getOperation().getOps<gpu::GPUModuleOp>())) {
      FailureOr<const machine::Machine *> machine = ir::getMachine(module);
      if (failed(machine))
        return signalPassFailure();
      if ((*machine)->door != "rocdl") {
        module.emitOpError("[toolchain.chip] expects a CDNA machine, got '")
            << (*machine)->name << "'";
        return signalPassFailure();
      }
      ROCDLTarget target(**machine);
      if (failed(convertKernels(module, target)))
        return signalPassFailure();
    }
  }
};

} // namespace tier
