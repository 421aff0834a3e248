//===- Passes.td - the doors between the rooms ----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_PASSES_TD
#define TIER_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertLinalgToTier : Pass<"convert-linalg-to-tier", "::mlir::ModuleOp"> {
  let summary = "group, plan and tile array programs into kernels";
  let description = [{
    Before: functions over tensors; `linalg` says what is computed.
    After:  one `gpu.module` for each variant of each kernel, over tiles with a
            home, and a host function that chooses and launches them. The plan
            sits on the kernel, the chip on the module.
    Keeps:  locations, and the facts of the signature, as attributes of kernel
            parameters.

    A kernel is a value that lies in memory with everything that can be fused
    into it: views, elementwise producers, an epilogue of a contraction,
    reductions over the same rows.
  }];
  let options = [Option<"chip", "chip", "std::string", "\"\"",
                        "row of the table of machines">];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect",
    "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
    "::tier::layout::LayoutDialect", "::tier::ir::TierDialect"];
}

def ConvertTierToTransport : Pass<"convert-tier-to-transport"> {
  let summary = "decide when every byte moves";
  let description = [{
    Before: loops reserve tiles of shared memory, fill and use them; the plan on
            the kernel says how many stages and roles there are.
    After:  the tiles of a loop are the stages of one channel. With two roles,
            one role keeps the loops and fills stages, the other keeps all the
            rest. With one role, the loop fills the stage that it will use
            `stages - 1` iterations later. Bulk stores are ordered against the
            stores to their tiles and awaited before the kernel ends.
    Keeps:  kernels without such loops.

    ```mlir
    scf.for ... {
      %s = tier.alloc : !tile
      tier.copy %map[%k, %m] to %s[] : ...
      ... tier.mma %s ...
    }
      =>
    transport.role "load" warps 4 {
      scf.for ... {
        transport.put %ch as (%s : !tile) {
          transport.copy.bulk_load %map[%k, %m] to %s : ...
        }
      }
    }
    transport.role "math" warps 8 {
      scf.for ... {
        %s = transport.get %ch : !tile
        ... tier.mma %s ...
        transport.await mma_group pending 1
        transport.release %ch pending 1 : ...
      }
      ...
    }
    ```
  }];
  let dependentDialects = ["::tier::transport::TransportDialect",
                           "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

def ConvertTransportToCPU : Pass<"convert-transport-to-cpu", "::mlir::ModuleOp"> {
  let summary = "say how the host runs a kernel";
  let description = [{
    Before: kernels of `gpu.module`s are `gpu.func`s in room When.
    After:  each is `llvm.func @k(!llvm.ptr, i64, i64)`: the addresses of the
            arguments, the block, and the number of blocks. One call runs one
            block; shared memory is the call's stack.
    Keeps:  the host side.

    ```mlir
    %t = tier.load %x[%i] : ...      %v = llvm.load %p : !llvm.ptr -> vector<16xf32>
    %y = math.exp %t : ...       =>  ... polynomial on vector<16xf32> ...
    tier.store %y, %o[%i] : ...      llvm.store %e, %q : vector<16xf32>, !llvm.ptr
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::cf::ControlFlowDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def ConvertTransportToROCDL : Pass<"convert-transport-to-rocdl", "::mlir::ModuleOp"> {
  let summary = "say how a CDNA machine runs a kernel";
  let description = [{
    Before: kernels of `gpu.module`s are `gpu.func`s in room When.
    After:  each is an `llvm.func` with `rocdl.kernel`, the code of one lane of
            a wave of 64: matrix products are `rocdl.mfma`, exchanges between
            lanes `rocdl.ds_bpermute`, tiles in shared memory lie in LDS.
    Keeps:  the host side.

    ```mlir
    %d = tier.mma %a, %b, %c atom [16, 16, 16] on warp : ...
    =>
    %x = llvm.load %p : !llvm.ptr<3> -> vector<4xbf16>
    %r = rocdl.mfma.f32.16x16x16bf16.1k %x, %y, %c, 0, 0, 0
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::cf::ControlFlowDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::math::MathDialect", "::mlir::ROCDL::ROCDLDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"
  ];
}

def ConvertTransportToNVVM : Pass<"convert-transport-to-nvvm", "::mlir::ModuleOp"> {
  let summary = "write kernels as the code of one thread of an NVIDIA GPU";
  let description = [{
    Before: `gpu.module`s in room When; `tier.chip` names the machine.
    After:  each `gpu.func` is an `llvm.func` with `nvvm.kernel`, the launch
            bounds, `tier.shared_bytes` and `tier.threads`.
    Keeps:  host functions, and the order of everything a thread does.

    ```mlir
    transport.put %ch as (%s : ...) {        wait empty[s]; expect bytes on full[s]
      transport.copy.bulk_load %m[%k] to %s  =>  cp.async.bulk.tensor ... full[s]
    }
    %t = transport.get %ch : ...             wait full[s]
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::NVVM::NVVMDialect",
    "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::vector::VectorDialect", "::mlir::math::MathDialect"];
}

def LiftNVVMToTransport : Pass<"lift-nvvm-to-transport", "::mlir::ModuleOp"> {
  let summary = "read the protocol of any GPU kernel";
  let description = [{
    Before: kernels in upstream's dialects: `gpu.func`s, or `llvm.func`s marked
            `nvvm.kernel` or `gpu.kernel`.
    After:  each has the attribute `transport.protocol`: who initialises,
            arrives at and waits for which barrier, and who moves, reads and
            writes which bytes, as the JSON that `tier.protocol` reads. With
            `to=json` each is a line of the standard output instead.
    Keeps:  everything else.

    ```mlir
    llvm.func @copy(...) attributes {nvvm.kernel, ...}
      =>
    llvm.func @copy(...) attributes {nvvm.kernel, ..., transport.protocol =
      "{\"name\":\"copy\",\"program\":{\"barriers\":[...],...},...}"}
    ```
  }];
  let options = [Option<"to", "to", "std::string", "\"attribute\"",
                        "attribute or json">];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::scf::SCFDialect", "::mlir::ub::UBDialect"
  ];
}

#endif // TIER_CONVERSION_PASSES_TD
