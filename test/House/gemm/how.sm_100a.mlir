// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_100a to=how" | awk '/gpu.module @/ && ++n == 2 { exit } { print }' | diff %t -

module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @linear_0 {
    llvm.mlir.global external @dyn_smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
    llvm.func @linear_0(%arg0: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg1: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg2: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg3: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr {layout.tensormap = #layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>, llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %arg10: !llvm.ptr {layout.tensormap = #layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>, llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %arg11: !llvm.ptr {layout.tensormap = #layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>, llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %arg12: !llvm.ptr {layout.tensormap = #layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>, llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}) attributes {gpu.kernel, nvvm.kernel, nvvm.minctasm = 1 : i32, nvvm.reqntid = array<i32: 512>, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [128, 256, 16], grain = cta, stages = 3, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [1, 1], group = 16>, tier.shared_bytes = 214020 : i64, tier.threads = 512 : i64} {
      %0 = llvm.mlir.constant(1 : index) : i64
      %1 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xbf16>) : vector<16xbf16>
      %2 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
      %3 = llvm.mlir.constant(148480 : i32) : i32
      %4 = llvm.mlir.constant(181248 : i32) : i32
      %5 = llvm.mlir.constant(8192 : i32) : i32
      %6 = llvm.mlir.poison : vector<4xi32>
      %7 = llvm.mlir.constant(56 : i32) : i32
      %8 = llvm.mlir.constant(48 : i32) : i32
      %9 = llvm.mlir.constant(40 : i32) : i32
      %10 = llvm.mlir.constant(24 : i32) : i32
      %11 = llvm.mlir.constant(16 : i32) : i32
      %12 = llvm.mlir.constant(1073741824 : index) : i64
      %13 = llvm.mlir.constant(2 : index) : i64
      %14 = llvm.mlir.constant(64 : i32) : i32
      %15 = llvm.mlir.constant(21 : i32) : i32
      %16 = llvm.mlir.constant(2 : i32) : i32
      %17 = llvm.mlir.constant(-8 : i32) : i32
      %18 = llvm.mlir.constant(256 : i32) : i32
      %19 = llvm.mlir.constant(2 : i32) : i32
      %20 = llvm.mlir.constant(3 : i32) : i32
      %21 = llvm.mlir.constant(4611756662083026944 : i64) : i64
      %22 = llvm.mlir.constant(4611756662049538048 : i64) : i64
      %23 = llvm.mlir.constant(256 : i32) : i32
      %24 = llvm.mlir.constant(147520 : i32) : i32
      %25 = llvm.mlir.constant(4 : i32) : i32
      %26 = llvm.mlir.constant(8 : i32) : i32
      %27 = llvm.mlir.constant(3 : i32) : i32
      %28 = llvm.mlir.constant(1 : i32) : i32
      %29 = llvm.mlir.constant(192 : i32) : i32
      %30 = llvm.mlir.constant(24576 : i32) : i32
      %31 = llvm.mlir.constant(128 : i32) : i32
      %32 = llvm.mlir.constant(16384 : i32) : i32
      %33 = llvm.mlir.constant(64 : i32) : i32
      %34 = llvm.mlir.constant(8192 : i32) : i32
      %35 = llvm.mlir.constant(49152 : i32) : i32
      %36 = llvm.mlir.constant(32768 : i32) : i32
      %37 = llvm.mlir.constant(16384 : i32) : i32
      %38 = llvm.mlir.constant(147480 : i32) : i32
      %39 = llvm.mlir.constant(4 : i32) : i32
      %40 = llvm.mlir.constant(214016 : i32) : i32
      %41 = llvm.mlir.constant(147504 : i32) : i32
      %42 = llvm.mlir.constant(40 : i32) : i32
      %43 = llvm.mlir.constant(16 : i32) : i32
      %44 = llvm.mlir.constant(32 : i32) : i32
      %45 = llvm.mlir.constant(8 : i32) : i32
      %46 = llvm.mlir.constant(24 : i32) : i32
      %47 = llvm.mlir.constant(147456 : i32) : i32
      %48 = llvm.mlir.constant(0 : i32) : i32
      %49 = llvm.mlir.constant(0 : index) : i64
      %50 = llvm.mlir.constant(64 : index) : i64
      %51 = llvm.mlir.constant(16 : index) : i64
      %52 = llvm.mlir.constant(256 : index) : i64
      %53 = llvm.mlir.constant(128 : index) : i64
      %54 = llvm.mlir.constant(32 : i32) : i32
      %55 = llvm.mlir.constant(31 : i32) : i32
      %56 = llvm.mlir.constant(-1 : i32) : i32
      %57 = llvm.mlir.constant(5 : i32) : i32
      %58 = llvm.mlir.addressof @dyn_smem : !llvm.ptr<3>
      %59 = llvm.mlir.constant(0 : i32) : i32
      %60 = llvm.mlir.constant(1 : i32) : i32
      %61 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %61 : i32, !llvm.ptr
      %62 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %62 : i32, !llvm.ptr
      %63 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %63 : i32, !llvm.ptr
      %64 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %64 : i32, !llvm.ptr
      %65 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %65 : i32, !llvm.ptr
      %66 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %66 : i32, !llvm.ptr
      %67 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %67 : i32, !llvm.ptr
      %68 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %68 : i32, !llvm.ptr
      %69 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %69 : i32, !llvm.ptr
      %70 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %70 : i32, !llvm.ptr
      %71 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %71 : i32, !llvm.ptr
      %72 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %72 : i32, !llvm.ptr
      %73 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %73 : i32, !llvm.ptr
      %74 = llvm.alloca %60 x i32 : (i32) -> !llvm.ptr
      llvm.store %59, %74 : i32, !llvm.ptr
      %75 = nvvm.read.ptx.sreg.tid.x : i32
      %76 = llvm.lshr %75, %57 : i32
      %77 = nvvm.shfl.sync  idx %56, %76, %59, %55 : i32 -> i32
      %78 = nvvm.read.ptx.sreg.tid.x : i32
      %79 = llvm.icmp "eq" %78, %48 : i32
      llvm.cond_br %79, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %80 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %81 = llvm.add %80, %47 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %81 : (i32) -> ()
      %82 = llvm.add %81, %46 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %82 : (i32) -> ()
      %83 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %84 = llvm.add %83, %47 : i32
      %85 = llvm.add %84, %45 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %85 : (i32) -> ()
      %86 = llvm.add %84, %44 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %86 : (i32) -> ()
      %87 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %88 = llvm.add %87, %47 : i32
      %89 = llvm.add %88, %43 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %89 : (i32) -> ()
      %90 = llvm.add %88, %42 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %90 : (i32) -> ()
      llvm.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      %91 = llvm.icmp "eq" %78, %48 : i32
      llvm.cond_br %91, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %92 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %93 = llvm.add %92, %41 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %93 : (i32) -> ()
      %94 = llvm.add %93, %43 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 8;", "r,~{memory}" %94 : (i32) -> ()
      %95 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %96 = llvm.add %95, %41 : i32
      %97 = llvm.add %96, %45 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %97 : (i32) -> ()
      %98 = llvm.add %96, %46 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 8;", "r,~{memory}" %98 : (i32) -> ()
      llvm.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      %99 = llvm.getelementptr %58[148480] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %100 = llvm.getelementptr %58[181248] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %101 = nvvm.read.ptx.sreg.ctaid.x : i32
      %102 = llvm.zext %101 : i32 to i64
      %103 = llvm.icmp "eq" %arg4, %49 : i64
      %104 = llvm.sub %arg4, %0 : i64
      %105 = llvm.udiv %104, %53 : i64
      %106 = llvm.add %105, %0 : i64
      %107 = llvm.select %103, %49, %106 : i1, i64
      %108 = llvm.icmp "eq" %arg5, %49 : i64
      %109 = llvm.sub %arg5, %0 : i64
      %110 = llvm.udiv %109, %52 : i64
      %111 = llvm.add %110, %0 : i64
      %112 = llvm.select %108, %49, %111 : i1, i64
      %113 = llvm.mul %107, %112 : i64
      %114 = nvvm.read.ptx.sreg.nctaid.x : i32
      %115 = llvm.zext %114 : i32 to i64
      %116 = llvm.icmp "eq" %78, %48 : i32
      llvm.cond_br %116, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      llvm.inline_asm has_side_effects asm_dialect = att "fence.mbarrier_init.release.cluster;", "~{memory}"  : () -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg9 : (!llvm.ptr) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg10 : (!llvm.ptr) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg11 : (!llvm.ptr) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg12 : (!llvm.ptr) -> ()
      llvm.br ^bb6
    ^bb6:  // 2 preds: ^bb4, ^bb5
      %117 = llvm.getelementptr %58[214016] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %118 = llvm.icmp "eq" %77, %59 : i32
      llvm.cond_br %118, ^bb7, ^bb8
    ^bb7:  // pred: ^bb6
      nvvm.bar.warp.sync %56 : i32
      %119 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %120 = llvm.add %119, %40 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], 512;\0Atcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", "r,~{memory}" %120 : (i32) -> ()
      llvm.br ^bb8
    ^bb8:  // 2 preds: ^bb6, ^bb7
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::before_thread_sync;", "~{memory}"  : () -> ()
      nvvm.barrier
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %121 = llvm.load %117 {alignment = 4 : i64} : !llvm.ptr<3> -> i32
      %122 = llvm.icmp "ult" %77, %39 : i32
      llvm.cond_br %122, ^bb9, ^bb20
    ^bb9:  // pred: ^bb8
      llvm.inline_asm has_side_effects asm_dialect = att "setmaxnreg.dec.sync.aligned.u32 40;", "~{memory}"  : () -> ()
      %123 = llvm.icmp "eq" %77, %59 : i32
      llvm.cond_br %123, ^bb10, ^bb19
    ^bb10:  // pred: ^bb9
      %124 = nvvm.elect.sync -> i1
      llvm.cond_br %124, ^bb11, ^bb18
    ^bb11:  // pred: ^bb10
      llvm.br ^bb12(%102 : i64)
    ^bb12(%125: i64):  // 2 preds: ^bb11, ^bb16
      %126 = llvm.icmp "slt" %125, %113 : i64
      llvm.cond_br %126, ^bb13, ^bb17
    ^bb13:  // pred: ^bb12
      %127 = llvm.mul %112, %51 : i64
      %128 = llvm.udiv %125, %127 : i64
      %129 = llvm.urem %125, %127 : i64
      %130 = llvm.mul %128, %51 : i64
      %131 = llvm.sub %107, %130 : i64
      %132 = llvm.intr.umin(%131, %51) : (i64, i64) -> i64
      %133 = llvm.urem %129, %132 : i64
      %134 = llvm.add %130, %133 : i64
      %135 = llvm.udiv %129, %132 : i64
      %136 = llvm.mul %134, %53 : i64
      %137 = llvm.mul %135, %52 : i64
      llvm.br ^bb14(%49 : i64)
    ^bb14(%138: i64):  // 2 preds: ^bb13, ^bb15
      %139 = llvm.icmp "slt" %138, %arg6 : i64
      llvm.cond_br %139, ^bb15, ^bb16
    ^bb15:  // pred: ^bb14
      %140 = llvm.load %74 : !llvm.ptr -> i32
      %141 = llvm.load %73 : !llvm.ptr -> i32
      %142 = llvm.xor %141, %60 : i32
      %143 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %144 = llvm.add %143, %38 : i32
      %145 = llvm.mul %140, %45 : i32
      %146 = llvm.add %144, %145 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %146, %142 : (i32, i32) -> ()
      %147 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %148 = llvm.add %147, %47 : i32
      %149 = llvm.mul %140, %45 : i32
      %150 = llvm.add %148, %149 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 49152;", "r,~{memory}" %150 : (i32) -> ()
      %151 = llvm.mul %140, %37 : i32
      %152 = llvm.mul %140, %36 : i32
      %153 = llvm.trunc %138 : i64 to i32
      %154 = llvm.trunc %136 : i64 to i32
      %155 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %156 = llvm.add %155, %151 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %156, %150, %arg9, %153, %154 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %157 = llvm.trunc %137 : i64 to i32
      %158 = llvm.trunc %138 : i64 to i32
      %159 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %160 = llvm.add %159, %35 : i32
      %161 = llvm.add %160, %152 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %161, %150, %arg10, %157, %158 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %162 = llvm.add %161, %34 : i32
      %163 = llvm.add %157, %33 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %162, %150, %arg10, %163, %158 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %164 = llvm.add %161, %32 : i32
      %165 = llvm.add %157, %31 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %164, %150, %arg10, %165, %158 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %166 = llvm.add %161, %30 : i32
      %167 = llvm.add %157, %29 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %166, %150, %arg10, %167, %158 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %168 = llvm.load %73 : !llvm.ptr -> i32
      %169 = llvm.xor %168, %28 : i32
      %170 = llvm.load %74 : !llvm.ptr -> i32
      %171 = llvm.add %170, %28 : i32
      %172 = llvm.icmp "eq" %171, %27 : i32
      %173 = llvm.select %172, %48, %171 : i1, i32
      llvm.store %173, %74 : i32, !llvm.ptr
      %174 = llvm.select %172, %169, %168 : i1, i32
      llvm.store %174, %73 : i32, !llvm.ptr
      %175 = llvm.add %138, %50 : i64
      llvm.br ^bb14(%175 : i64)
    ^bb16:  // pred: ^bb14
      %176 = llvm.add %125, %115 : i64
      llvm.br ^bb12(%176 : i64)
    ^bb17:  // pred: ^bb12
      llvm.br ^bb18
    ^bb18:  // 2 preds: ^bb10, ^bb17
      llvm.br ^bb19
    ^bb19:  // 2 preds: ^bb9, ^bb18
      llvm.br ^bb20
    ^bb20:  // 2 preds: ^bb8, ^bb19
      %177 = llvm.icmp "uge" %77, %39 : i32
      %178 = llvm.icmp "ult" %77, %26 : i32
      %179 = llvm.and %177, %178 : i1
      llvm.cond_br %179, ^bb21, ^bb32
    ^bb21:  // pred: ^bb20
      llvm.inline_asm has_side_effects asm_dialect = att "setmaxnreg.dec.sync.aligned.u32 40;", "~{memory}"  : () -> ()
      %180 = llvm.icmp "eq" %77, %25 : i32
      llvm.cond_br %180, ^bb22, ^bb31
    ^bb22:  // pred: ^bb21
      %181 = nvvm.elect.sync -> i1
      llvm.cond_br %181, ^bb23, ^bb30
    ^bb23:  // pred: ^bb22
      llvm.br ^bb24(%102 : i64)
    ^bb24(%182: i64):  // 2 preds: ^bb23, ^bb28
      %183 = llvm.icmp "slt" %182, %113 : i64
      llvm.cond_br %183, ^bb25, ^bb29
    ^bb25:  // pred: ^bb24
      %184 = llvm.load %67 : !llvm.ptr -> i32
      %185 = llvm.load %66 : !llvm.ptr -> i32
      %186 = llvm.xor %185, %60 : i32
      %187 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %188 = llvm.add %187, %24 : i32
      %189 = llvm.mul %184, %45 : i32
      %190 = llvm.add %188, %189 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %190, %186 : (i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %191 = llvm.icmp "eq" %184, %60 : i32
      %192 = llvm.select %191, %23, %59 : i1, i32
      %193 = llvm.add %121, %192 : i32
      llvm.br ^bb26(%49 : i64)
    ^bb26(%194: i64):  // 2 preds: ^bb25, ^bb27
      %195 = llvm.icmp "slt" %194, %arg6 : i64
      llvm.cond_br %195, ^bb27, ^bb28
    ^bb27:  // pred: ^bb26
      %196 = llvm.load %72 : !llvm.ptr -> i32
      %197 = llvm.load %71 : !llvm.ptr -> i32
      %198 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %199 = llvm.add %198, %47 : i32
      %200 = llvm.mul %196, %45 : i32
      %201 = llvm.add %199, %200 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %201, %197 : (i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %202 = llvm.load %68 : !llvm.ptr -> i32
      %203 = llvm.add %202, %60 : i32
      llvm.store %203, %68 : i32, !llvm.ptr
      %204 = llvm.mul %196, %37 : i32
      %205 = llvm.mul %196, %36 : i32
      %206 = llvm.load %71 : !llvm.ptr -> i32
      %207 = llvm.xor %206, %28 : i32
      %208 = llvm.load %72 : !llvm.ptr -> i32
      %209 = llvm.add %208, %28 : i32
      %210 = llvm.icmp "eq" %209, %27 : i32
      %211 = llvm.select %210, %48, %209 : i1, i32
      llvm.store %211, %72 : i32, !llvm.ptr
      %212 = llvm.select %210, %207, %206 : i1, i32
      llvm.store %212, %71 : i32, !llvm.ptr
      %213 = llvm.icmp "ne" %194, %49 : i64
      %214 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %215 = llvm.add %214, %204 : i32
      %216 = llvm.lshr %215, %25 : i32
      %217 = llvm.zext %216 : i32 to i64
      %218 = llvm.or %217, %22 : i64
      %219 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %220 = llvm.add %219, %35 : i32
      %221 = llvm.add %220, %205 : i32
      %222 = llvm.lshr %221, %25 : i32
      %223 = llvm.zext %222 : i32 to i64
      %224 = llvm.or %223, %21 : i64
      %225 = llvm.zext %213 : i1 to i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .b64 a, b;\0A.reg .b32 d;\0A.reg .pred p;\0Asetp.ne.b32 p, $3, 0;\0Aadd.s64 a, $1, 0;\0Aadd.s64 b, $2, 0;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, p;\0Aadd.s64 a, $1, 2;\0Aadd.s64 b, $2, 128;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, 1;\0Aadd.s64 a, $1, 4;\0Aadd.s64 b, $2, 256;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, 1;\0Aadd.s64 a, $1, 6;\0Aadd.s64 b, $2, 384;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, 1;\0A}", "r,l,l,r,~{memory}" %193, %218, %224, %225 : (i32, i64, i64, i32) -> ()
      %226 = llvm.load %68 : !llvm.ptr -> i32
      %227 = llvm.load %72 : !llvm.ptr -> i32
      %228 = llvm.sub %227, %226 : i32
      %229 = llvm.icmp "slt" %228, %59 : i32
      %230 = llvm.add %228, %20 : i32
      %231 = llvm.select %229, %230, %228 : i1, i32
      %232 = llvm.icmp "sgt" %226, %59 : i32
      %233 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %234 = llvm.add %233, %38 : i32
      %235 = llvm.mul %231, %45 : i32
      %236 = llvm.add %234, %235 : i32
      %237 = llvm.zext %232 : i1 to i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $1, 0;\0A@p tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];\0A}", "r,r,~{memory}" %236, %237 : (i32, i32) -> ()
      %238 = llvm.zext %232 : i1 to i32
      %239 = llvm.sub %226, %238 : i32
      llvm.store %239, %68 : i32, !llvm.ptr
      %240 = llvm.add %194, %50 : i64
      llvm.br ^bb26(%240 : i64)
    ^bb28:  // pred: ^bb26
      %241 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %242 = llvm.add %241, %41 : i32
      %243 = llvm.mul %184, %45 : i32
      %244 = llvm.add %242, %243 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", "r,~{memory}" %244 : (i32) -> ()
      %245 = llvm.load %66 : !llvm.ptr -> i32
      %246 = llvm.xor %245, %28 : i32
      %247 = llvm.load %67 : !llvm.ptr -> i32
      %248 = llvm.add %247, %28 : i32
      %249 = llvm.icmp "eq" %248, %19 : i32
      %250 = llvm.select %249, %48, %248 : i1, i32
      llvm.store %250, %67 : i32, !llvm.ptr
      %251 = llvm.select %249, %246, %245 : i1, i32
      llvm.store %251, %66 : i32, !llvm.ptr
      %252 = llvm.add %182, %115 : i64
      llvm.br ^bb24(%252 : i64)
    ^bb29:  // pred: ^bb24
      llvm.br ^bb30
    ^bb30:  // 2 preds: ^bb22, ^bb29
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb21, ^bb30
      llvm.br ^bb32
    ^bb32:  // 2 preds: ^bb20, ^bb31
      %253 = llvm.icmp "uge" %77, %26 : i32
      llvm.cond_br %253, ^bb33, ^bb47
    ^bb33:  // pred: ^bb32
      %254 = nvvm.read.ptx.sreg.tid.x : i32
      %255 = llvm.urem %254, %54 : i32
      %256 = llvm.sub %254, %18 : i32
      %257 = llvm.sub %77, %26 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "setmaxnreg.inc.sync.aligned.u32 216;", "~{memory}"  : () -> ()
      llvm.br ^bb34(%102 : i64)
    ^bb34(%258: i64):  // 2 preds: ^bb33, ^bb43
      %259 = llvm.icmp "slt" %258, %113 : i64
      llvm.cond_br %259, ^bb35, ^bb44
    ^bb35:  // pred: ^bb34
      %260 = llvm.mul %112, %51 : i64
      %261 = llvm.udiv %258, %260 : i64
      %262 = llvm.urem %258, %260 : i64
      %263 = llvm.mul %261, %51 : i64
      %264 = llvm.sub %107, %263 : i64
      %265 = llvm.intr.umin(%264, %51) : (i64, i64) -> i64
      %266 = llvm.urem %262, %265 : i64
      %267 = llvm.add %263, %266 : i64
      %268 = llvm.udiv %262, %265 : i64
      %269 = llvm.mul %267, %53 : i64
      %270 = llvm.mul %268, %52 : i64
      %271 = llvm.load %65 : !llvm.ptr -> i32
      %272 = llvm.load %64 : !llvm.ptr -> i32
      %273 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %274 = llvm.add %273, %41 : i32
      %275 = llvm.mul %271, %45 : i32
      %276 = llvm.add %274, %275 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %276, %272 : (i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %277 = llvm.load %61 : !llvm.ptr -> i32
      %278 = llvm.add %277, %60 : i32
      llvm.store %278, %61 : i32, !llvm.ptr
      %279 = llvm.icmp "eq" %271, %60 : i32
      %280 = llvm.select %279, %23, %59 : i1, i32
      %281 = llvm.add %121, %280 : i32
      %282 = llvm.load %64 : !llvm.ptr -> i32
      %283 = llvm.xor %282, %28 : i32
      %284 = llvm.load %65 : !llvm.ptr -> i32
      %285 = llvm.add %284, %28 : i32
      %286 = llvm.icmp "eq" %285, %19 : i32
      %287 = llvm.select %286, %48, %285 : i1, i32
      llvm.store %287, %65 : i32, !llvm.ptr
      %288 = llvm.select %286, %283, %282 : i1, i32
      llvm.store %288, %64 : i32, !llvm.ptr
      %289 = llvm.icmp "sgt" %arg6, %49 : i64
      %290 = llvm.add %77, %17 : i32
      %291 = llvm.lshr %290, %16 : i32
      %292 = llvm.urem %291, %16 : i32
      %293 = llvm.mul %292, %33 : i32
      %294 = llvm.add %293, %59 : i32
      %295 = llvm.add %281, %294 : i32
      %296 = llvm.and %290, %20 : i32
      %297 = llvm.shl %296, %15 : i32
      %298 = llvm.add %295, %297 : i32
      %299 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .b32 t;\0Aadd.s32 t, $64, 0;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [t];\0Aadd.s32 t, $64, 32;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, [t];\0Atcgen05.wait::ld.sync.aligned;\0A}", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}" %298 : (i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
      %300 = llvm.extractvalue %299[0] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %301 = llvm.extractvalue %299[1] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %302 = llvm.extractvalue %299[2] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %303 = llvm.extractvalue %299[3] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %304 = llvm.extractvalue %299[4] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %305 = llvm.extractvalue %299[5] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %306 = llvm.extractvalue %299[6] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %307 = llvm.extractvalue %299[7] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %308 = llvm.extractvalue %299[8] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %309 = llvm.extractvalue %299[9] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %310 = llvm.extractvalue %299[10] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %311 = llvm.extractvalue %299[11] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %312 = llvm.extractvalue %299[12] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %313 = llvm.extractvalue %299[13] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %314 = llvm.extractvalue %299[14] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %315 = llvm.extractvalue %299[15] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %316 = llvm.extractvalue %299[16] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %317 = llvm.extractvalue %299[17] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %318 = llvm.extractvalue %299[18] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %319 = llvm.extractvalue %299[19] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %320 = llvm.extractvalue %299[20] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %321 = llvm.extractvalue %299[21] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %322 = llvm.extractvalue %299[22] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %323 = llvm.extractvalue %299[23] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %324 = llvm.extractvalue %299[24] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %325 = llvm.extractvalue %299[25] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %326 = llvm.extractvalue %299[26] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %327 = llvm.extractvalue %299[27] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %328 = llvm.extractvalue %299[28] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %329 = llvm.extractvalue %299[29] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %330 = llvm.extractvalue %299[30] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %331 = llvm.extractvalue %299[31] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %332 = llvm.extractvalue %299[32] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %333 = llvm.extractvalue %299[33] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %334 = llvm.extractvalue %299[34] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %335 = llvm.extractvalue %299[35] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %336 = llvm.extractvalue %299[36] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %337 = llvm.extractvalue %299[37] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %338 = llvm.extractvalue %299[38] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %339 = llvm.extractvalue %299[39] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %340 = llvm.extractvalue %299[40] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %341 = llvm.extractvalue %299[41] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %342 = llvm.extractvalue %299[42] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %343 = llvm.extractvalue %299[43] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %344 = llvm.extractvalue %299[44] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %345 = llvm.extractvalue %299[45] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %346 = llvm.extractvalue %299[46] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %347 = llvm.extractvalue %299[47] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %348 = llvm.extractvalue %299[48] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %349 = llvm.extractvalue %299[49] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %350 = llvm.extractvalue %299[50] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %351 = llvm.extractvalue %299[51] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %352 = llvm.extractvalue %299[52] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %353 = llvm.extractvalue %299[53] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %354 = llvm.extractvalue %299[54] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %355 = llvm.extractvalue %299[55] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %356 = llvm.extractvalue %299[56] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %357 = llvm.extractvalue %299[57] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %358 = llvm.extractvalue %299[58] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %359 = llvm.extractvalue %299[59] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %360 = llvm.extractvalue %299[60] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %361 = llvm.extractvalue %299[61] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %362 = llvm.extractvalue %299[62] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %363 = llvm.extractvalue %299[63] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %364 = llvm.bitcast %300 : i32 to f32
      %365 = llvm.bitcast %301 : i32 to f32
      %366 = llvm.bitcast %302 : i32 to f32
      %367 = llvm.bitcast %303 : i32 to f32
      %368 = llvm.bitcast %304 : i32 to f32
      %369 = llvm.bitcast %305 : i32 to f32
      %370 = llvm.bitcast %306 : i32 to f32
      %371 = llvm.bitcast %307 : i32 to f32
      %372 = llvm.bitcast %308 : i32 to f32
      %373 = llvm.bitcast %309 : i32 to f32
      %374 = llvm.bitcast %310 : i32 to f32
      %375 = llvm.bitcast %311 : i32 to f32
      %376 = llvm.bitcast %312 : i32 to f32
      %377 = llvm.bitcast %313 : i32 to f32
      %378 = llvm.bitcast %314 : i32 to f32
      %379 = llvm.bitcast %315 : i32 to f32
      %380 = llvm.bitcast %316 : i32 to f32
      %381 = llvm.bitcast %317 : i32 to f32
      %382 = llvm.bitcast %318 : i32 to f32
      %383 = llvm.bitcast %319 : i32 to f32
      %384 = llvm.bitcast %320 : i32 to f32
      %385 = llvm.bitcast %321 : i32 to f32
      %386 = llvm.bitcast %322 : i32 to f32
      %387 = llvm.bitcast %323 : i32 to f32
      %388 = llvm.bitcast %324 : i32 to f32
      %389 = llvm.bitcast %325 : i32 to f32
      %390 = llvm.bitcast %326 : i32 to f32
      %391 = llvm.bitcast %327 : i32 to f32
      %392 = llvm.bitcast %328 : i32 to f32
      %393 = llvm.bitcast %329 : i32 to f32
      %394 = llvm.bitcast %330 : i32 to f32
      %395 = llvm.bitcast %331 : i32 to f32
      %396 = llvm.bitcast %332 : i32 to f32
      %397 = llvm.bitcast %333 : i32 to f32
      %398 = llvm.bitcast %334 : i32 to f32
      %399 = llvm.bitcast %335 : i32 to f32
      %400 = llvm.bitcast %336 : i32 to f32
      %401 = llvm.bitcast %337 : i32 to f32
      %402 = llvm.bitcast %338 : i32 to f32
      %403 = llvm.bitcast %339 : i32 to f32
      %404 = llvm.bitcast %340 : i32 to f32
      %405 = llvm.bitcast %341 : i32 to f32
      %406 = llvm.bitcast %342 : i32 to f32
      %407 = llvm.bitcast %343 : i32 to f32
      %408 = llvm.bitcast %344 : i32 to f32
      %409 = llvm.bitcast %345 : i32 to f32
      %410 = llvm.bitcast %346 : i32 to f32
      %411 = llvm.bitcast %347 : i32 to f32
      %412 = llvm.bitcast %348 : i32 to f32
      %413 = llvm.bitcast %349 : i32 to f32
      %414 = llvm.bitcast %350 : i32 to f32
      %415 = llvm.bitcast %351 : i32 to f32
      %416 = llvm.bitcast %352 : i32 to f32
      %417 = llvm.bitcast %353 : i32 to f32
      %418 = llvm.bitcast %354 : i32 to f32
      %419 = llvm.bitcast %355 : i32 to f32
      %420 = llvm.bitcast %356 : i32 to f32
      %421 = llvm.bitcast %357 : i32 to f32
      %422 = llvm.bitcast %358 : i32 to f32
      %423 = llvm.bitcast %359 : i32 to f32
      %424 = llvm.bitcast %360 : i32 to f32
      %425 = llvm.bitcast %361 : i32 to f32
      %426 = llvm.bitcast %362 : i32 to f32
      %427 = llvm.bitcast %363 : i32 to f32
      %428 = llvm.mlir.poison : vector<16xf32>
      %429 = llvm.mlir.constant(0 : i64) : i64
      %430 = llvm.insertelement %364, %428[%429 : i64] : vector<16xf32>
      %431 = llvm.mlir.constant(1 : i64) : i64
      %432 = llvm.insertelement %365, %430[%431 : i64] : vector<16xf32>
      %433 = llvm.mlir.constant(2 : i64) : i64
      %434 = llvm.insertelement %366, %432[%433 : i64] : vector<16xf32>
      %435 = llvm.mlir.constant(3 : i64) : i64
      %436 = llvm.insertelement %367, %434[%435 : i64] : vector<16xf32>
      %437 = llvm.mlir.constant(4 : i64) : i64
      %438 = llvm.insertelement %368, %436[%437 : i64] : vector<16xf32>
      %439 = llvm.mlir.constant(5 : i64) : i64
      %440 = llvm.insertelement %369, %438[%439 : i64] : vector<16xf32>
      %441 = llvm.mlir.constant(6 : i64) : i64
      %442 = llvm.insertelement %370, %440[%441 : i64] : vector<16xf32>
      %443 = llvm.mlir.constant(7 : i64) : i64
      %444 = llvm.insertelement %371, %442[%443 : i64] : vector<16xf32>
      %445 = llvm.mlir.constant(8 : i64) : i64
      %446 = llvm.insertelement %372, %444[%445 : i64] : vector<16xf32>
      %447 = llvm.mlir.constant(9 : i64) : i64
      %448 = llvm.insertelement %373, %446[%447 : i64] : vector<16xf32>
      %449 = llvm.mlir.constant(10 : i64) : i64
      %450 = llvm.insertelement %374, %448[%449 : i64] : vector<16xf32>
      %451 = llvm.mlir.constant(11 : i64) : i64
      %452 = llvm.insertelement %375, %450[%451 : i64] : vector<16xf32>
      %453 = llvm.mlir.constant(12 : i64) : i64
      %454 = llvm.insertelement %376, %452[%453 : i64] : vector<16xf32>
      %455 = llvm.mlir.constant(13 : i64) : i64
      %456 = llvm.insertelement %377, %454[%455 : i64] : vector<16xf32>
      %457 = llvm.mlir.constant(14 : i64) : i64
      %458 = llvm.insertelement %378, %456[%457 : i64] : vector<16xf32>
      %459 = llvm.mlir.constant(15 : i64) : i64
      %460 = llvm.insertelement %379, %458[%459 : i64] : vector<16xf32>
      %461 = llvm.mlir.poison : vector<16xf32>
      %462 = llvm.mlir.constant(0 : i64) : i64
      %463 = llvm.insertelement %380, %461[%462 : i64] : vector<16xf32>
      %464 = llvm.mlir.constant(1 : i64) : i64
      %465 = llvm.insertelement %381, %463[%464 : i64] : vector<16xf32>
      %466 = llvm.mlir.constant(2 : i64) : i64
      %467 = llvm.insertelement %382, %465[%466 : i64] : vector<16xf32>
      %468 = llvm.mlir.constant(3 : i64) : i64
      %469 = llvm.insertelement %383, %467[%468 : i64] : vector<16xf32>
      %470 = llvm.mlir.constant(4 : i64) : i64
      %471 = llvm.insertelement %384, %469[%470 : i64] : vector<16xf32>
      %472 = llvm.mlir.constant(5 : i64) : i64
      %473 = llvm.insertelement %385, %471[%472 : i64] : vector<16xf32>
      %474 = llvm.mlir.constant(6 : i64) : i64
      %475 = llvm.insertelement %386, %473[%474 : i64] : vector<16xf32>
      %476 = llvm.mlir.constant(7 : i64) : i64
      %477 = llvm.insertelement %387, %475[%476 : i64] : vector<16xf32>
      %478 = llvm.mlir.constant(8 : i64) : i64
      %479 = llvm.insertelement %388, %477[%478 : i64] : vector<16xf32>
      %480 = llvm.mlir.constant(9 : i64) : i64
      %481 = llvm.insertelement %389, %479[%480 : i64] : vector<16xf32>
      %482 = llvm.mlir.constant(10 : i64) : i64
      %483 = llvm.insertelement %390, %481[%482 : i64] : vector<16xf32>
      %484 = llvm.mlir.constant(11 : i64) : i64
      %485 = llvm.insertelement %391, %483[%484 : i64] : vector<16xf32>
      %486 = llvm.mlir.constant(12 : i64) : i64
      %487 = llvm.insertelement %392, %485[%486 : i64] : vector<16xf32>
      %488 = llvm.mlir.constant(13 : i64) : i64
      %489 = llvm.insertelement %393, %487[%488 : i64] : vector<16xf32>
      %490 = llvm.mlir.constant(14 : i64) : i64
      %491 = llvm.insertelement %394, %489[%490 : i64] : vector<16xf32>
      %492 = llvm.mlir.constant(15 : i64) : i64
      %493 = llvm.insertelement %395, %491[%492 : i64] : vector<16xf32>
      %494 = llvm.mlir.poison : vector<16xf32>
      %495 = llvm.mlir.constant(0 : i64) : i64
      %496 = llvm.insertelement %396, %494[%495 : i64] : vector<16xf32>
      %497 = llvm.mlir.constant(1 : i64) : i64
      %498 = llvm.insertelement %397, %496[%497 : i64] : vector<16xf32>
      %499 = llvm.mlir.constant(2 : i64) : i64
      %500 = llvm.insertelement %398, %498[%499 : i64] : vector<16xf32>
      %501 = llvm.mlir.constant(3 : i64) : i64
      %502 = llvm.insertelement %399, %500[%501 : i64] : vector<16xf32>
      %503 = llvm.mlir.constant(4 : i64) : i64
      %504 = llvm.insertelement %400, %502[%503 : i64] : vector<16xf32>
      %505 = llvm.mlir.constant(5 : i64) : i64
      %506 = llvm.insertelement %401, %504[%505 : i64] : vector<16xf32>
      %507 = llvm.mlir.constant(6 : i64) : i64
      %508 = llvm.insertelement %402, %506[%507 : i64] : vector<16xf32>
      %509 = llvm.mlir.constant(7 : i64) : i64
      %510 = llvm.insertelement %403, %508[%509 : i64] : vector<16xf32>
      %511 = llvm.mlir.constant(8 : i64) : i64
      %512 = llvm.insertelement %404, %510[%511 : i64] : vector<16xf32>
      %513 = llvm.mlir.constant(9 : i64) : i64
      %514 = llvm.insertelement %405, %512[%513 : i64] : vector<16xf32>
      %515 = llvm.mlir.constant(10 : i64) : i64
      %516 = llvm.insertelement %406, %514[%515 : i64] : vector<16xf32>
      %517 = llvm.mlir.constant(11 : i64) : i64
      %518 = llvm.insertelement %407, %516[%517 : i64] : vector<16xf32>
      %519 = llvm.mlir.constant(12 : i64) : i64
      %520 = llvm.insertelement %408, %518[%519 : i64] : vector<16xf32>
      %521 = llvm.mlir.constant(13 : i64) : i64
      %522 = llvm.insertelement %409, %520[%521 : i64] : vector<16xf32>
      %523 = llvm.mlir.constant(14 : i64) : i64
      %524 = llvm.insertelement %410, %522[%523 : i64] : vector<16xf32>
      %525 = llvm.mlir.constant(15 : i64) : i64
      %526 = llvm.insertelement %411, %524[%525 : i64] : vector<16xf32>
      %527 = llvm.mlir.poison : vector<16xf32>
      %528 = llvm.mlir.constant(0 : i64) : i64
      %529 = llvm.insertelement %412, %527[%528 : i64] : vector<16xf32>
      %530 = llvm.mlir.constant(1 : i64) : i64
      %531 = llvm.insertelement %413, %529[%530 : i64] : vector<16xf32>
      %532 = llvm.mlir.constant(2 : i64) : i64
      %533 = llvm.insertelement %414, %531[%532 : i64] : vector<16xf32>
      %534 = llvm.mlir.constant(3 : i64) : i64
      %535 = llvm.insertelement %415, %533[%534 : i64] : vector<16xf32>
      %536 = llvm.mlir.constant(4 : i64) : i64
      %537 = llvm.insertelement %416, %535[%536 : i64] : vector<16xf32>
      %538 = llvm.mlir.constant(5 : i64) : i64
      %539 = llvm.insertelement %417, %537[%538 : i64] : vector<16xf32>
      %540 = llvm.mlir.constant(6 : i64) : i64
      %541 = llvm.insertelement %418, %539[%540 : i64] : vector<16xf32>
      %542 = llvm.mlir.constant(7 : i64) : i64
      %543 = llvm.insertelement %419, %541[%542 : i64] : vector<16xf32>
      %544 = llvm.mlir.constant(8 : i64) : i64
      %545 = llvm.insertelement %420, %543[%544 : i64] : vector<16xf32>
      %546 = llvm.mlir.constant(9 : i64) : i64
      %547 = llvm.insertelement %421, %545[%546 : i64] : vector<16xf32>
      %548 = llvm.mlir.constant(10 : i64) : i64
      %549 = llvm.insertelement %422, %547[%548 : i64] : vector<16xf32>
      %550 = llvm.mlir.constant(11 : i64) : i64
      %551 = llvm.insertelement %423, %549[%550 : i64] : vector<16xf32>
      %552 = llvm.mlir.constant(12 : i64) : i64
      %553 = llvm.insertelement %424, %551[%552 : i64] : vector<16xf32>
      %554 = llvm.mlir.constant(13 : i64) : i64
      %555 = llvm.insertelement %425, %553[%554 : i64] : vector<16xf32>
      %556 = llvm.mlir.constant(14 : i64) : i64
      %557 = llvm.insertelement %426, %555[%556 : i64] : vector<16xf32>
      %558 = llvm.mlir.constant(15 : i64) : i64
      %559 = llvm.insertelement %427, %557[%558 : i64] : vector<16xf32>
      %560 = llvm.select %289, %460, %2 : i1, vector<16xf32>
      %561 = llvm.select %289, %493, %2 : i1, vector<16xf32>
      %562 = llvm.select %289, %526, %2 : i1, vector<16xf32>
      %563 = llvm.select %289, %559, %2 : i1, vector<16xf32>
      %564 = llvm.udiv %257, %39 : i32
      %565 = llvm.mul %564, %14 : i32
      %566 = llvm.zext %565 : i32 to i64
      %567 = llvm.add %270, %566 : i64
      %568 = llvm.mul %567, %13 : i64
      %569 = llvm.getelementptr %arg2[%568] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %570 = llvm.sub %arg5, %567 : i64
      %571 = llvm.intr.smin(%570, %12) : (i64, i64) -> i64
      %572 = llvm.intr.smax(%571, %49) : (i64, i64) -> i64
      %573 = llvm.trunc %572 : i64 to i32
      %574 = llvm.icmp "sgt" %573, %48 : i32
      %575 = llvm.getelementptr %569[16] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %576 = llvm.icmp "sgt" %573, %26 : i32
      %577 = llvm.getelementptr %569[32] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %578 = llvm.icmp "sgt" %573, %11 : i32
      %579 = llvm.getelementptr %569[48] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %580 = llvm.icmp "sgt" %573, %10 : i32
      %581 = llvm.getelementptr %569[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %582 = llvm.icmp "sgt" %573, %54 : i32
      %583 = llvm.getelementptr %569[80] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %584 = llvm.icmp "sgt" %573, %9 : i32
      %585 = llvm.getelementptr %569[96] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %586 = llvm.icmp "sgt" %573, %8 : i32
      %587 = llvm.getelementptr %569[112] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %588 = llvm.icmp "sgt" %573, %7 : i32
      %589 = llvm.zext %574 : i1 to i32
      %590 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %569, %589, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %591 = llvm.extractvalue %590[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %592 = llvm.extractvalue %590[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %593 = llvm.extractvalue %590[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %594 = llvm.extractvalue %590[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %595 = llvm.insertelement %591, %6[%59 : i32] : vector<4xi32>
      %596 = llvm.insertelement %592, %595[%60 : i32] : vector<4xi32>
      %597 = llvm.insertelement %593, %596[%16 : i32] : vector<4xi32>
      %598 = llvm.insertelement %594, %597[%20 : i32] : vector<4xi32>
      %599 = llvm.bitcast %598 : vector<4xi32> to vector<8xbf16>
      %600 = llvm.zext %576 : i1 to i32
      %601 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %575, %600, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %602 = llvm.extractvalue %601[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %603 = llvm.extractvalue %601[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %604 = llvm.extractvalue %601[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %605 = llvm.extractvalue %601[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %606 = llvm.insertelement %602, %6[%59 : i32] : vector<4xi32>
      %607 = llvm.insertelement %603, %606[%60 : i32] : vector<4xi32>
      %608 = llvm.insertelement %604, %607[%16 : i32] : vector<4xi32>
      %609 = llvm.insertelement %605, %608[%20 : i32] : vector<4xi32>
      %610 = llvm.bitcast %609 : vector<4xi32> to vector<8xbf16>
      %611 = llvm.shufflevector %599, %610 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %612 = llvm.zext %578 : i1 to i32
      %613 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %577, %612, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %614 = llvm.extractvalue %613[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %615 = llvm.extractvalue %613[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %616 = llvm.extractvalue %613[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %617 = llvm.extractvalue %613[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %618 = llvm.insertelement %614, %6[%59 : i32] : vector<4xi32>
      %619 = llvm.insertelement %615, %618[%60 : i32] : vector<4xi32>
      %620 = llvm.insertelement %616, %619[%16 : i32] : vector<4xi32>
      %621 = llvm.insertelement %617, %620[%20 : i32] : vector<4xi32>
      %622 = llvm.bitcast %621 : vector<4xi32> to vector<8xbf16>
      %623 = llvm.zext %580 : i1 to i32
      %624 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %579, %623, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %625 = llvm.extractvalue %624[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %626 = llvm.extractvalue %624[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %627 = llvm.extractvalue %624[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %628 = llvm.extractvalue %624[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %629 = llvm.insertelement %625, %6[%59 : i32] : vector<4xi32>
      %630 = llvm.insertelement %626, %629[%60 : i32] : vector<4xi32>
      %631 = llvm.insertelement %627, %630[%16 : i32] : vector<4xi32>
      %632 = llvm.insertelement %628, %631[%20 : i32] : vector<4xi32>
      %633 = llvm.bitcast %632 : vector<4xi32> to vector<8xbf16>
      %634 = llvm.shufflevector %622, %633 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %635 = llvm.zext %582 : i1 to i32
      %636 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %581, %635, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %637 = llvm.extractvalue %636[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %638 = llvm.extractvalue %636[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %639 = llvm.extractvalue %636[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %640 = llvm.extractvalue %636[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %641 = llvm.insertelement %637, %6[%59 : i32] : vector<4xi32>
      %642 = llvm.insertelement %638, %641[%60 : i32] : vector<4xi32>
      %643 = llvm.insertelement %639, %642[%16 : i32] : vector<4xi32>
      %644 = llvm.insertelement %640, %643[%20 : i32] : vector<4xi32>
      %645 = llvm.bitcast %644 : vector<4xi32> to vector<8xbf16>
      %646 = llvm.zext %584 : i1 to i32
      %647 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %583, %646, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %648 = llvm.extractvalue %647[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %649 = llvm.extractvalue %647[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %650 = llvm.extractvalue %647[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %651 = llvm.extractvalue %647[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %652 = llvm.insertelement %648, %6[%59 : i32] : vector<4xi32>
      %653 = llvm.insertelement %649, %652[%60 : i32] : vector<4xi32>
      %654 = llvm.insertelement %650, %653[%16 : i32] : vector<4xi32>
      %655 = llvm.insertelement %651, %654[%20 : i32] : vector<4xi32>
      %656 = llvm.bitcast %655 : vector<4xi32> to vector<8xbf16>
      %657 = llvm.shufflevector %645, %656 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %658 = llvm.zext %586 : i1 to i32
      %659 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %585, %658, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %660 = llvm.extractvalue %659[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %661 = llvm.extractvalue %659[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %662 = llvm.extractvalue %659[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %663 = llvm.extractvalue %659[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %664 = llvm.insertelement %660, %6[%59 : i32] : vector<4xi32>
      %665 = llvm.insertelement %661, %664[%60 : i32] : vector<4xi32>
      %666 = llvm.insertelement %662, %665[%16 : i32] : vector<4xi32>
      %667 = llvm.insertelement %663, %666[%20 : i32] : vector<4xi32>
      %668 = llvm.bitcast %667 : vector<4xi32> to vector<8xbf16>
      %669 = llvm.zext %588 : i1 to i32
      %670 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %587, %669, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %671 = llvm.extractvalue %670[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %672 = llvm.extractvalue %670[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %673 = llvm.extractvalue %670[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %674 = llvm.extractvalue %670[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %675 = llvm.insertelement %671, %6[%59 : i32] : vector<4xi32>
      %676 = llvm.insertelement %672, %675[%60 : i32] : vector<4xi32>
      %677 = llvm.insertelement %673, %676[%16 : i32] : vector<4xi32>
      %678 = llvm.insertelement %674, %677[%20 : i32] : vector<4xi32>
      %679 = llvm.bitcast %678 : vector<4xi32> to vector<8xbf16>
      %680 = llvm.shufflevector %668, %679 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %681 = llvm.fpext %611 : vector<16xbf16> to vector<16xf32>
      %682 = llvm.fpext %634 : vector<16xbf16> to vector<16xf32>
      %683 = llvm.fpext %657 : vector<16xbf16> to vector<16xf32>
      %684 = llvm.fpext %680 : vector<16xbf16> to vector<16xf32>
      %685 = llvm.fadd %560, %681 : vector<16xf32>
      %686 = llvm.fadd %561, %682 : vector<16xf32>
      %687 = llvm.fadd %562, %683 : vector<16xf32>
      %688 = llvm.fadd %563, %684 : vector<16xf32>
      %689 = llvm.fptrunc %685 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %690 = llvm.fptrunc %686 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %691 = llvm.fptrunc %687 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %692 = llvm.fptrunc %688 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %693 = llvm.intr.maximum(%689, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %694 = llvm.intr.maximum(%690, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %695 = llvm.intr.maximum(%691, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %696 = llvm.intr.maximum(%692, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %697 = llvm.icmp "eq" %256, %48 : i32
      llvm.cond_br %697, ^bb36, ^bb37
    ^bb36:  // pred: ^bb35
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.wait_group.read 0;", "~{memory}"  : () -> ()
      llvm.br ^bb37
    ^bb37:  // 2 preds: ^bb35, ^bb36
      nvvm.barrier id = %20 number_of_threads = %23
      %698 = llvm.urem %257, %39 : i32
      %699 = llvm.mul %698, %54 : i32
      %700 = llvm.add %255, %699 : i32
      %701 = llvm.udiv %257, %39 : i32
      %702 = llvm.mul %701, %14 : i32
      %703 = llvm.mul %700, %14 : i32
      %704 = llvm.urem %702, %14 : i32
      %705 = llvm.udiv %702, %14 : i32
      %706 = llvm.mul %705, %5 : i32
      %707 = llvm.add %704, %706 : i32
      %708 = llvm.add %703, %707 : i32
      %709 = llvm.lshr %708, %27 : i32
      %710 = llvm.and %709, %7 : i32
      %711 = llvm.xor %708, %710 : i32
      %712 = llvm.mul %711, %19 : i32
      %713 = llvm.getelementptr %100[%712] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %714 = llvm.xor %711, %26 : i32
      %715 = llvm.mul %714, %19 : i32
      %716 = llvm.getelementptr %100[%715] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %717 = llvm.xor %711, %11 : i32
      %718 = llvm.mul %717, %19 : i32
      %719 = llvm.getelementptr %100[%718] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %720 = llvm.xor %711, %10 : i32
      %721 = llvm.mul %720, %19 : i32
      %722 = llvm.getelementptr %100[%721] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %723 = llvm.xor %711, %54 : i32
      %724 = llvm.mul %723, %19 : i32
      %725 = llvm.getelementptr %100[%724] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %726 = llvm.xor %711, %9 : i32
      %727 = llvm.mul %726, %19 : i32
      %728 = llvm.getelementptr %100[%727] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %729 = llvm.xor %711, %8 : i32
      %730 = llvm.mul %729, %19 : i32
      %731 = llvm.getelementptr %100[%730] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %732 = llvm.xor %711, %7 : i32
      %733 = llvm.mul %732, %19 : i32
      %734 = llvm.getelementptr %100[%733] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %735 = llvm.shufflevector %693, %693 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %735, %713 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %736 = llvm.shufflevector %693, %693 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %736, %716 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %737 = llvm.shufflevector %694, %694 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %737, %719 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %738 = llvm.shufflevector %694, %694 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %738, %722 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %739 = llvm.shufflevector %695, %695 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %739, %725 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %740 = llvm.shufflevector %695, %695 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %740, %728 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %741 = llvm.shufflevector %696, %696 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %741, %731 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %742 = llvm.shufflevector %696, %696 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %742, %734 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.inline_asm has_side_effects asm_dialect = att "fence.proxy.async.shared::cta;", "~{memory}"  : () -> ()
      nvvm.barrier id = %20 number_of_threads = %23
      %743 = llvm.trunc %270 : i64 to i32
      %744 = llvm.trunc %269 : i64 to i32
      %745 = llvm.icmp "eq" %256, %48 : i32
      llvm.cond_br %745, ^bb38, ^bb39
    ^bb38:  // pred: ^bb37
      %746 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %747 = llvm.add %746, %4 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %747, %arg11, %743, %744 : (i32, !llvm.ptr, i32, i32) -> ()
      %748 = llvm.add %747, %32 : i32
      %749 = llvm.add %743, %33 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %748, %arg11, %749, %744 : (i32, !llvm.ptr, i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.commit_group;", "~{memory}"  : () -> ()
      llvm.br ^bb39
    ^bb39:  // 2 preds: ^bb37, ^bb38
      %750 = llvm.add %270, %53 : i64
      %751 = llvm.add %77, %17 : i32
      %752 = llvm.lshr %751, %16 : i32
      %753 = llvm.urem %752, %16 : i32
      %754 = llvm.mul %753, %33 : i32
      %755 = llvm.add %754, %59 : i32
      %756 = llvm.add %281, %755 : i32
      %757 = llvm.add %756, %31 : i32
      %758 = llvm.and %751, %20 : i32
      %759 = llvm.shl %758, %15 : i32
      %760 = llvm.add %757, %759 : i32
      %761 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .b32 t;\0Aadd.s32 t, $64, 0;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [t];\0Aadd.s32 t, $64, 32;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, [t];\0Atcgen05.wait::ld.sync.aligned;\0A}", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}" %760 : (i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
      %762 = llvm.extractvalue %761[0] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %763 = llvm.extractvalue %761[1] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %764 = llvm.extractvalue %761[2] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %765 = llvm.extractvalue %761[3] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %766 = llvm.extractvalue %761[4] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %767 = llvm.extractvalue %761[5] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %768 = llvm.extractvalue %761[6] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %769 = llvm.extractvalue %761[7] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %770 = llvm.extractvalue %761[8] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %771 = llvm.extractvalue %761[9] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %772 = llvm.extractvalue %761[10] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %773 = llvm.extractvalue %761[11] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %774 = llvm.extractvalue %761[12] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %775 = llvm.extractvalue %761[13] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %776 = llvm.extractvalue %761[14] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %777 = llvm.extractvalue %761[15] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %778 = llvm.extractvalue %761[16] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %779 = llvm.extractvalue %761[17] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %780 = llvm.extractvalue %761[18] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %781 = llvm.extractvalue %761[19] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %782 = llvm.extractvalue %761[20] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %783 = llvm.extractvalue %761[21] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %784 = llvm.extractvalue %761[22] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %785 = llvm.extractvalue %761[23] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %786 = llvm.extractvalue %761[24] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %787 = llvm.extractvalue %761[25] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %788 = llvm.extractvalue %761[26] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %789 = llvm.extractvalue %761[27] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %790 = llvm.extractvalue %761[28] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %791 = llvm.extractvalue %761[29] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %792 = llvm.extractvalue %761[30] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %793 = llvm.extractvalue %761[31] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %794 = llvm.extractvalue %761[32] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %795 = llvm.extractvalue %761[33] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %796 = llvm.extractvalue %761[34] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %797 = llvm.extractvalue %761[35] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %798 = llvm.extractvalue %761[36] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %799 = llvm.extractvalue %761[37] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %800 = llvm.extractvalue %761[38] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %801 = llvm.extractvalue %761[39] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %802 = llvm.extractvalue %761[40] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %803 = llvm.extractvalue %761[41] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %804 = llvm.extractvalue %761[42] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %805 = llvm.extractvalue %761[43] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %806 = llvm.extractvalue %761[44] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %807 = llvm.extractvalue %761[45] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %808 = llvm.extractvalue %761[46] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %809 = llvm.extractvalue %761[47] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %810 = llvm.extractvalue %761[48] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %811 = llvm.extractvalue %761[49] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %812 = llvm.extractvalue %761[50] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %813 = llvm.extractvalue %761[51] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %814 = llvm.extractvalue %761[52] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %815 = llvm.extractvalue %761[53] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %816 = llvm.extractvalue %761[54] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %817 = llvm.extractvalue %761[55] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %818 = llvm.extractvalue %761[56] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %819 = llvm.extractvalue %761[57] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %820 = llvm.extractvalue %761[58] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %821 = llvm.extractvalue %761[59] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %822 = llvm.extractvalue %761[60] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %823 = llvm.extractvalue %761[61] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %824 = llvm.extractvalue %761[62] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %825 = llvm.extractvalue %761[63] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %826 = llvm.bitcast %762 : i32 to f32
      %827 = llvm.bitcast %763 : i32 to f32
      %828 = llvm.bitcast %764 : i32 to f32
      %829 = llvm.bitcast %765 : i32 to f32
      %830 = llvm.bitcast %766 : i32 to f32
      %831 = llvm.bitcast %767 : i32 to f32
      %832 = llvm.bitcast %768 : i32 to f32
      %833 = llvm.bitcast %769 : i32 to f32
      %834 = llvm.bitcast %770 : i32 to f32
      %835 = llvm.bitcast %771 : i32 to f32
      %836 = llvm.bitcast %772 : i32 to f32
      %837 = llvm.bitcast %773 : i32 to f32
      %838 = llvm.bitcast %774 : i32 to f32
      %839 = llvm.bitcast %775 : i32 to f32
      %840 = llvm.bitcast %776 : i32 to f32
      %841 = llvm.bitcast %777 : i32 to f32
      %842 = llvm.bitcast %778 : i32 to f32
      %843 = llvm.bitcast %779 : i32 to f32
      %844 = llvm.bitcast %780 : i32 to f32
      %845 = llvm.bitcast %781 : i32 to f32
      %846 = llvm.bitcast %782 : i32 to f32
      %847 = llvm.bitcast %783 : i32 to f32
      %848 = llvm.bitcast %784 : i32 to f32
      %849 = llvm.bitcast %785 : i32 to f32
      %850 = llvm.bitcast %786 : i32 to f32
      %851 = llvm.bitcast %787 : i32 to f32
      %852 = llvm.bitcast %788 : i32 to f32
      %853 = llvm.bitcast %789 : i32 to f32
      %854 = llvm.bitcast %790 : i32 to f32
      %855 = llvm.bitcast %791 : i32 to f32
      %856 = llvm.bitcast %792 : i32 to f32
      %857 = llvm.bitcast %793 : i32 to f32
      %858 = llvm.bitcast %794 : i32 to f32
      %859 = llvm.bitcast %795 : i32 to f32
      %860 = llvm.bitcast %796 : i32 to f32
      %861 = llvm.bitcast %797 : i32 to f32
      %862 = llvm.bitcast %798 : i32 to f32
      %863 = llvm.bitcast %799 : i32 to f32
      %864 = llvm.bitcast %800 : i32 to f32
      %865 = llvm.bitcast %801 : i32 to f32
      %866 = llvm.bitcast %802 : i32 to f32
      %867 = llvm.bitcast %803 : i32 to f32
      %868 = llvm.bitcast %804 : i32 to f32
      %869 = llvm.bitcast %805 : i32 to f32
      %870 = llvm.bitcast %806 : i32 to f32
      %871 = llvm.bitcast %807 : i32 to f32
      %872 = llvm.bitcast %808 : i32 to f32
      %873 = llvm.bitcast %809 : i32 to f32
      %874 = llvm.bitcast %810 : i32 to f32
      %875 = llvm.bitcast %811 : i32 to f32
      %876 = llvm.bitcast %812 : i32 to f32
      %877 = llvm.bitcast %813 : i32 to f32
      %878 = llvm.bitcast %814 : i32 to f32
      %879 = llvm.bitcast %815 : i32 to f32
      %880 = llvm.bitcast %816 : i32 to f32
      %881 = llvm.bitcast %817 : i32 to f32
      %882 = llvm.bitcast %818 : i32 to f32
      %883 = llvm.bitcast %819 : i32 to f32
      %884 = llvm.bitcast %820 : i32 to f32
      %885 = llvm.bitcast %821 : i32 to f32
      %886 = llvm.bitcast %822 : i32 to f32
      %887 = llvm.bitcast %823 : i32 to f32
      %888 = llvm.bitcast %824 : i32 to f32
      %889 = llvm.bitcast %825 : i32 to f32
      %890 = llvm.mlir.poison : vector<16xf32>
      %891 = llvm.mlir.constant(0 : i64) : i64
      %892 = llvm.insertelement %826, %890[%891 : i64] : vector<16xf32>
      %893 = llvm.mlir.constant(1 : i64) : i64
      %894 = llvm.insertelement %827, %892[%893 : i64] : vector<16xf32>
      %895 = llvm.mlir.constant(2 : i64) : i64
      %896 = llvm.insertelement %828, %894[%895 : i64] : vector<16xf32>
      %897 = llvm.mlir.constant(3 : i64) : i64
      %898 = llvm.insertelement %829, %896[%897 : i64] : vector<16xf32>
      %899 = llvm.mlir.constant(4 : i64) : i64
      %900 = llvm.insertelement %830, %898[%899 : i64] : vector<16xf32>
      %901 = llvm.mlir.constant(5 : i64) : i64
      %902 = llvm.insertelement %831, %900[%901 : i64] : vector<16xf32>
      %903 = llvm.mlir.constant(6 : i64) : i64
      %904 = llvm.insertelement %832, %902[%903 : i64] : vector<16xf32>
      %905 = llvm.mlir.constant(7 : i64) : i64
      %906 = llvm.insertelement %833, %904[%905 : i64] : vector<16xf32>
      %907 = llvm.mlir.constant(8 : i64) : i64
      %908 = llvm.insertelement %834, %906[%907 : i64] : vector<16xf32>
      %909 = llvm.mlir.constant(9 : i64) : i64
      %910 = llvm.insertelement %835, %908[%909 : i64] : vector<16xf32>
      %911 = llvm.mlir.constant(10 : i64) : i64
      %912 = llvm.insertelement %836, %910[%911 : i64] : vector<16xf32>
      %913 = llvm.mlir.constant(11 : i64) : i64
      %914 = llvm.insertelement %837, %912[%913 : i64] : vector<16xf32>
      %915 = llvm.mlir.constant(12 : i64) : i64
      %916 = llvm.insertelement %838, %914[%915 : i64] : vector<16xf32>
      %917 = llvm.mlir.constant(13 : i64) : i64
      %918 = llvm.insertelement %839, %916[%917 : i64] : vector<16xf32>
      %919 = llvm.mlir.constant(14 : i64) : i64
      %920 = llvm.insertelement %840, %918[%919 : i64] : vector<16xf32>
      %921 = llvm.mlir.constant(15 : i64) : i64
      %922 = llvm.insertelement %841, %920[%921 : i64] : vector<16xf32>
      %923 = llvm.mlir.poison : vector<16xf32>
      %924 = llvm.mlir.constant(0 : i64) : i64
      %925 = llvm.insertelement %842, %923[%924 : i64] : vector<16xf32>
      %926 = llvm.mlir.constant(1 : i64) : i64
      %927 = llvm.insertelement %843, %925[%926 : i64] : vector<16xf32>
      %928 = llvm.mlir.constant(2 : i64) : i64
      %929 = llvm.insertelement %844, %927[%928 : i64] : vector<16xf32>
      %930 = llvm.mlir.constant(3 : i64) : i64
      %931 = llvm.insertelement %845, %929[%930 : i64] : vector<16xf32>
      %932 = llvm.mlir.constant(4 : i64) : i64
      %933 = llvm.insertelement %846, %931[%932 : i64] : vector<16xf32>
      %934 = llvm.mlir.constant(5 : i64) : i64
      %935 = llvm.insertelement %847, %933[%934 : i64] : vector<16xf32>
      %936 = llvm.mlir.constant(6 : i64) : i64
      %937 = llvm.insertelement %848, %935[%936 : i64] : vector<16xf32>
      %938 = llvm.mlir.constant(7 : i64) : i64
      %939 = llvm.insertelement %849, %937[%938 : i64] : vector<16xf32>
      %940 = llvm.mlir.constant(8 : i64) : i64
      %941 = llvm.insertelement %850, %939[%940 : i64] : vector<16xf32>
      %942 = llvm.mlir.constant(9 : i64) : i64
      %943 = llvm.insertelement %851, %941[%942 : i64] : vector<16xf32>
      %944 = llvm.mlir.constant(10 : i64) : i64
      %945 = llvm.insertelement %852, %943[%944 : i64] : vector<16xf32>
      %946 = llvm.mlir.constant(11 : i64) : i64
      %947 = llvm.insertelement %853, %945[%946 : i64] : vector<16xf32>
      %948 = llvm.mlir.constant(12 : i64) : i64
      %949 = llvm.insertelement %854, %947[%948 : i64] : vector<16xf32>
      %950 = llvm.mlir.constant(13 : i64) : i64
      %951 = llvm.insertelement %855, %949[%950 : i64] : vector<16xf32>
      %952 = llvm.mlir.constant(14 : i64) : i64
      %953 = llvm.insertelement %856, %951[%952 : i64] : vector<16xf32>
      %954 = llvm.mlir.constant(15 : i64) : i64
      %955 = llvm.insertelement %857, %953[%954 : i64] : vector<16xf32>
      %956 = llvm.mlir.poison : vector<16xf32>
      %957 = llvm.mlir.constant(0 : i64) : i64
      %958 = llvm.insertelement %858, %956[%957 : i64] : vector<16xf32>
      %959 = llvm.mlir.constant(1 : i64) : i64
      %960 = llvm.insertelement %859, %958[%959 : i64] : vector<16xf32>
      %961 = llvm.mlir.constant(2 : i64) : i64
      %962 = llvm.insertelement %860, %960[%961 : i64] : vector<16xf32>
      %963 = llvm.mlir.constant(3 : i64) : i64
      %964 = llvm.insertelement %861, %962[%963 : i64] : vector<16xf32>
      %965 = llvm.mlir.constant(4 : i64) : i64
      %966 = llvm.insertelement %862, %964[%965 : i64] : vector<16xf32>
      %967 = llvm.mlir.constant(5 : i64) : i64
      %968 = llvm.insertelement %863, %966[%967 : i64] : vector<16xf32>
      %969 = llvm.mlir.constant(6 : i64) : i64
      %970 = llvm.insertelement %864, %968[%969 : i64] : vector<16xf32>
      %971 = llvm.mlir.constant(7 : i64) : i64
      %972 = llvm.insertelement %865, %970[%971 : i64] : vector<16xf32>
      %973 = llvm.mlir.constant(8 : i64) : i64
      %974 = llvm.insertelement %866, %972[%973 : i64] : vector<16xf32>
      %975 = llvm.mlir.constant(9 : i64) : i64
      %976 = llvm.insertelement %867, %974[%975 : i64] : vector<16xf32>
      %977 = llvm.mlir.constant(10 : i64) : i64
      %978 = llvm.insertelement %868, %976[%977 : i64] : vector<16xf32>
      %979 = llvm.mlir.constant(11 : i64) : i64
      %980 = llvm.insertelement %869, %978[%979 : i64] : vector<16xf32>
      %981 = llvm.mlir.constant(12 : i64) : i64
      %982 = llvm.insertelement %870, %980[%981 : i64] : vector<16xf32>
      %983 = llvm.mlir.constant(13 : i64) : i64
      %984 = llvm.insertelement %871, %982[%983 : i64] : vector<16xf32>
      %985 = llvm.mlir.constant(14 : i64) : i64
      %986 = llvm.insertelement %872, %984[%985 : i64] : vector<16xf32>
      %987 = llvm.mlir.constant(15 : i64) : i64
      %988 = llvm.insertelement %873, %986[%987 : i64] : vector<16xf32>
      %989 = llvm.mlir.poison : vector<16xf32>
      %990 = llvm.mlir.constant(0 : i64) : i64
      %991 = llvm.insertelement %874, %989[%990 : i64] : vector<16xf32>
      %992 = llvm.mlir.constant(1 : i64) : i64
      %993 = llvm.insertelement %875, %991[%992 : i64] : vector<16xf32>
      %994 = llvm.mlir.constant(2 : i64) : i64
      %995 = llvm.insertelement %876, %993[%994 : i64] : vector<16xf32>
      %996 = llvm.mlir.constant(3 : i64) : i64
      %997 = llvm.insertelement %877, %995[%996 : i64] : vector<16xf32>
      %998 = llvm.mlir.constant(4 : i64) : i64
      %999 = llvm.insertelement %878, %997[%998 : i64] : vector<16xf32>
      %1000 = llvm.mlir.constant(5 : i64) : i64
      %1001 = llvm.insertelement %879, %999[%1000 : i64] : vector<16xf32>
      %1002 = llvm.mlir.constant(6 : i64) : i64
      %1003 = llvm.insertelement %880, %1001[%1002 : i64] : vector<16xf32>
      %1004 = llvm.mlir.constant(7 : i64) : i64
      %1005 = llvm.insertelement %881, %1003[%1004 : i64] : vector<16xf32>
      %1006 = llvm.mlir.constant(8 : i64) : i64
      %1007 = llvm.insertelement %882, %1005[%1006 : i64] : vector<16xf32>
      %1008 = llvm.mlir.constant(9 : i64) : i64
      %1009 = llvm.insertelement %883, %1007[%1008 : i64] : vector<16xf32>
      %1010 = llvm.mlir.constant(10 : i64) : i64
      %1011 = llvm.insertelement %884, %1009[%1010 : i64] : vector<16xf32>
      %1012 = llvm.mlir.constant(11 : i64) : i64
      %1013 = llvm.insertelement %885, %1011[%1012 : i64] : vector<16xf32>
      %1014 = llvm.mlir.constant(12 : i64) : i64
      %1015 = llvm.insertelement %886, %1013[%1014 : i64] : vector<16xf32>
      %1016 = llvm.mlir.constant(13 : i64) : i64
      %1017 = llvm.insertelement %887, %1015[%1016 : i64] : vector<16xf32>
      %1018 = llvm.mlir.constant(14 : i64) : i64
      %1019 = llvm.insertelement %888, %1017[%1018 : i64] : vector<16xf32>
      %1020 = llvm.mlir.constant(15 : i64) : i64
      %1021 = llvm.insertelement %889, %1019[%1020 : i64] : vector<16xf32>
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::before_thread_sync;", "~{memory}"  : () -> ()
      nvvm.bar.warp.sync %56 : i32
      %1022 = llvm.load %61 : !llvm.ptr -> i32
      %1023 = llvm.load %65 : !llvm.ptr -> i32
      %1024 = llvm.sub %1023, %1022 : i32
      %1025 = llvm.icmp "slt" %1024, %59 : i32
      %1026 = llvm.add %1024, %16 : i32
      %1027 = llvm.select %1025, %1026, %1024 : i1, i32
      %1028 = llvm.icmp "sgt" %1022, %59 : i32
      %1029 = llvm.icmp "eq" %255, %59 : i32
      %1030 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %1031 = llvm.add %1030, %24 : i32
      %1032 = llvm.mul %1027, %45 : i32
      %1033 = llvm.add %1031, %1032 : i32
      %1034 = llvm.and %1028, %1029 : i1
      %1035 = llvm.zext %1034 : i1 to i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $1, 0;\0A@p mbarrier.arrive.shared::cta.b64 _, [$0];\0A}", "r,r,~{memory}" %1033, %1035 : (i32, i32) -> ()
      %1036 = llvm.zext %1028 : i1 to i32
      %1037 = llvm.sub %1022, %1036 : i32
      llvm.store %1037, %61 : i32, !llvm.ptr
      %1038 = llvm.select %289, %922, %2 : i1, vector<16xf32>
      %1039 = llvm.select %289, %955, %2 : i1, vector<16xf32>
      %1040 = llvm.select %289, %988, %2 : i1, vector<16xf32>
      %1041 = llvm.select %289, %1021, %2 : i1, vector<16xf32>
      %1042 = llvm.udiv %257, %39 : i32
      %1043 = llvm.mul %1042, %14 : i32
      %1044 = llvm.zext %1043 : i32 to i64
      %1045 = llvm.add %750, %1044 : i64
      %1046 = llvm.mul %1045, %13 : i64
      %1047 = llvm.getelementptr %arg2[%1046] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1048 = llvm.sub %arg5, %1045 : i64
      %1049 = llvm.intr.smin(%1048, %12) : (i64, i64) -> i64
      %1050 = llvm.intr.smax(%1049, %49) : (i64, i64) -> i64
      %1051 = llvm.trunc %1050 : i64 to i32
      %1052 = llvm.icmp "sgt" %1051, %48 : i32
      %1053 = llvm.getelementptr %1047[16] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1054 = llvm.icmp "sgt" %1051, %26 : i32
      %1055 = llvm.getelementptr %1047[32] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1056 = llvm.icmp "sgt" %1051, %11 : i32
      %1057 = llvm.getelementptr %1047[48] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1058 = llvm.icmp "sgt" %1051, %10 : i32
      %1059 = llvm.getelementptr %1047[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1060 = llvm.icmp "sgt" %1051, %54 : i32
      %1061 = llvm.getelementptr %1047[80] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1062 = llvm.icmp "sgt" %1051, %9 : i32
      %1063 = llvm.getelementptr %1047[96] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1064 = llvm.icmp "sgt" %1051, %8 : i32
      %1065 = llvm.getelementptr %1047[112] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1066 = llvm.icmp "sgt" %1051, %7 : i32
      %1067 = llvm.zext %1052 : i1 to i32
      %1068 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1047, %1067, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1069 = llvm.extractvalue %1068[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1070 = llvm.extractvalue %1068[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1071 = llvm.extractvalue %1068[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1072 = llvm.extractvalue %1068[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1073 = llvm.insertelement %1069, %6[%59 : i32] : vector<4xi32>
      %1074 = llvm.insertelement %1070, %1073[%60 : i32] : vector<4xi32>
      %1075 = llvm.insertelement %1071, %1074[%16 : i32] : vector<4xi32>
      %1076 = llvm.insertelement %1072, %1075[%20 : i32] : vector<4xi32>
      %1077 = llvm.bitcast %1076 : vector<4xi32> to vector<8xbf16>
      %1078 = llvm.zext %1054 : i1 to i32
      %1079 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1053, %1078, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1080 = llvm.extractvalue %1079[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1081 = llvm.extractvalue %1079[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1082 = llvm.extractvalue %1079[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1083 = llvm.extractvalue %1079[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1084 = llvm.insertelement %1080, %6[%59 : i32] : vector<4xi32>
      %1085 = llvm.insertelement %1081, %1084[%60 : i32] : vector<4xi32>
      %1086 = llvm.insertelement %1082, %1085[%16 : i32] : vector<4xi32>
      %1087 = llvm.insertelement %1083, %1086[%20 : i32] : vector<4xi32>
      %1088 = llvm.bitcast %1087 : vector<4xi32> to vector<8xbf16>
      %1089 = llvm.shufflevector %1077, %1088 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1090 = llvm.zext %1056 : i1 to i32
      %1091 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1055, %1090, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1092 = llvm.extractvalue %1091[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1093 = llvm.extractvalue %1091[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1094 = llvm.extractvalue %1091[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1095 = llvm.extractvalue %1091[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1096 = llvm.insertelement %1092, %6[%59 : i32] : vector<4xi32>
      %1097 = llvm.insertelement %1093, %1096[%60 : i32] : vector<4xi32>
      %1098 = llvm.insertelement %1094, %1097[%16 : i32] : vector<4xi32>
      %1099 = llvm.insertelement %1095, %1098[%20 : i32] : vector<4xi32>
      %1100 = llvm.bitcast %1099 : vector<4xi32> to vector<8xbf16>
      %1101 = llvm.zext %1058 : i1 to i32
      %1102 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1057, %1101, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1103 = llvm.extractvalue %1102[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1104 = llvm.extractvalue %1102[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1105 = llvm.extractvalue %1102[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1106 = llvm.extractvalue %1102[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1107 = llvm.insertelement %1103, %6[%59 : i32] : vector<4xi32>
      %1108 = llvm.insertelement %1104, %1107[%60 : i32] : vector<4xi32>
      %1109 = llvm.insertelement %1105, %1108[%16 : i32] : vector<4xi32>
      %1110 = llvm.insertelement %1106, %1109[%20 : i32] : vector<4xi32>
      %1111 = llvm.bitcast %1110 : vector<4xi32> to vector<8xbf16>
      %1112 = llvm.shufflevector %1100, %1111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1113 = llvm.zext %1060 : i1 to i32
      %1114 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1059, %1113, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1115 = llvm.extractvalue %1114[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1116 = llvm.extractvalue %1114[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1117 = llvm.extractvalue %1114[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1118 = llvm.extractvalue %1114[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1119 = llvm.insertelement %1115, %6[%59 : i32] : vector<4xi32>
      %1120 = llvm.insertelement %1116, %1119[%60 : i32] : vector<4xi32>
      %1121 = llvm.insertelement %1117, %1120[%16 : i32] : vector<4xi32>
      %1122 = llvm.insertelement %1118, %1121[%20 : i32] : vector<4xi32>
      %1123 = llvm.bitcast %1122 : vector<4xi32> to vector<8xbf16>
      %1124 = llvm.zext %1062 : i1 to i32
      %1125 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1061, %1124, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1126 = llvm.extractvalue %1125[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1127 = llvm.extractvalue %1125[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1128 = llvm.extractvalue %1125[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1129 = llvm.extractvalue %1125[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1130 = llvm.insertelement %1126, %6[%59 : i32] : vector<4xi32>
      %1131 = llvm.insertelement %1127, %1130[%60 : i32] : vector<4xi32>
      %1132 = llvm.insertelement %1128, %1131[%16 : i32] : vector<4xi32>
      %1133 = llvm.insertelement %1129, %1132[%20 : i32] : vector<4xi32>
      %1134 = llvm.bitcast %1133 : vector<4xi32> to vector<8xbf16>
      %1135 = llvm.shufflevector %1123, %1134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1136 = llvm.zext %1064 : i1 to i32
      %1137 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1063, %1136, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1138 = llvm.extractvalue %1137[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1139 = llvm.extractvalue %1137[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1140 = llvm.extractvalue %1137[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1141 = llvm.extractvalue %1137[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1142 = llvm.insertelement %1138, %6[%59 : i32] : vector<4xi32>
      %1143 = llvm.insertelement %1139, %1142[%60 : i32] : vector<4xi32>
      %1144 = llvm.insertelement %1140, %1143[%16 : i32] : vector<4xi32>
      %1145 = llvm.insertelement %1141, %1144[%20 : i32] : vector<4xi32>
      %1146 = llvm.bitcast %1145 : vector<4xi32> to vector<8xbf16>
      %1147 = llvm.zext %1066 : i1 to i32
      %1148 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1065, %1147, %59, %59, %59, %59 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1149 = llvm.extractvalue %1148[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1150 = llvm.extractvalue %1148[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1151 = llvm.extractvalue %1148[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1152 = llvm.extractvalue %1148[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1153 = llvm.insertelement %1149, %6[%59 : i32] : vector<4xi32>
      %1154 = llvm.insertelement %1150, %1153[%60 : i32] : vector<4xi32>
      %1155 = llvm.insertelement %1151, %1154[%16 : i32] : vector<4xi32>
      %1156 = llvm.insertelement %1152, %1155[%20 : i32] : vector<4xi32>
      %1157 = llvm.bitcast %1156 : vector<4xi32> to vector<8xbf16>
      %1158 = llvm.shufflevector %1146, %1157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1159 = llvm.fpext %1089 : vector<16xbf16> to vector<16xf32>
      %1160 = llvm.fpext %1112 : vector<16xbf16> to vector<16xf32>
      %1161 = llvm.fpext %1135 : vector<16xbf16> to vector<16xf32>
      %1162 = llvm.fpext %1158 : vector<16xbf16> to vector<16xf32>
      %1163 = llvm.fadd %1038, %1159 : vector<16xf32>
      %1164 = llvm.fadd %1039, %1160 : vector<16xf32>
      %1165 = llvm.fadd %1040, %1161 : vector<16xf32>
      %1166 = llvm.fadd %1041, %1162 : vector<16xf32>
      %1167 = llvm.fptrunc %1163 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1168 = llvm.fptrunc %1164 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1169 = llvm.fptrunc %1165 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1170 = llvm.fptrunc %1166 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1171 = llvm.intr.maximum(%1167, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1172 = llvm.intr.maximum(%1168, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1173 = llvm.intr.maximum(%1169, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1174 = llvm.intr.maximum(%1170, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1175 = llvm.icmp "eq" %256, %48 : i32
      llvm.cond_br %1175, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.wait_group.read 0;", "~{memory}"  : () -> ()
      llvm.br ^bb41
    ^bb41:  // 2 preds: ^bb39, ^bb40
      nvvm.barrier id = %20 number_of_threads = %23
      %1176 = llvm.urem %257, %39 : i32
      %1177 = llvm.mul %1176, %54 : i32
      %1178 = llvm.add %255, %1177 : i32
      %1179 = llvm.udiv %257, %39 : i32
      %1180 = llvm.mul %1179, %14 : i32
      %1181 = llvm.mul %1178, %14 : i32
      %1182 = llvm.urem %1180, %14 : i32
      %1183 = llvm.udiv %1180, %14 : i32
      %1184 = llvm.mul %1183, %5 : i32
      %1185 = llvm.add %1182, %1184 : i32
      %1186 = llvm.add %1181, %1185 : i32
      %1187 = llvm.lshr %1186, %27 : i32
      %1188 = llvm.and %1187, %7 : i32
      %1189 = llvm.xor %1186, %1188 : i32
      %1190 = llvm.mul %1189, %19 : i32
      %1191 = llvm.getelementptr %99[%1190] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1192 = llvm.xor %1189, %26 : i32
      %1193 = llvm.mul %1192, %19 : i32
      %1194 = llvm.getelementptr %99[%1193] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1195 = llvm.xor %1189, %11 : i32
      %1196 = llvm.mul %1195, %19 : i32
      %1197 = llvm.getelementptr %99[%1196] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1198 = llvm.xor %1189, %10 : i32
      %1199 = llvm.mul %1198, %19 : i32
      %1200 = llvm.getelementptr %99[%1199] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1201 = llvm.xor %1189, %54 : i32
      %1202 = llvm.mul %1201, %19 : i32
      %1203 = llvm.getelementptr %99[%1202] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1204 = llvm.xor %1189, %9 : i32
      %1205 = llvm.mul %1204, %19 : i32
      %1206 = llvm.getelementptr %99[%1205] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1207 = llvm.xor %1189, %8 : i32
      %1208 = llvm.mul %1207, %19 : i32
      %1209 = llvm.getelementptr %99[%1208] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1210 = llvm.xor %1189, %7 : i32
      %1211 = llvm.mul %1210, %19 : i32
      %1212 = llvm.getelementptr %99[%1211] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1213 = llvm.shufflevector %1171, %1171 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1213, %1191 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1214 = llvm.shufflevector %1171, %1171 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1214, %1194 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1215 = llvm.shufflevector %1172, %1172 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1215, %1197 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1216 = llvm.shufflevector %1172, %1172 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1216, %1200 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1217 = llvm.shufflevector %1173, %1173 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1217, %1203 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1218 = llvm.shufflevector %1173, %1173 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1218, %1206 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1219 = llvm.shufflevector %1174, %1174 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1219, %1209 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1220 = llvm.shufflevector %1174, %1174 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1220, %1212 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.inline_asm has_side_effects asm_dialect = att "fence.proxy.async.shared::cta;", "~{memory}"  : () -> ()
      nvvm.barrier id = %20 number_of_threads = %23
      %1221 = llvm.trunc %750 : i64 to i32
      %1222 = llvm.trunc %269 : i64 to i32
      %1223 = llvm.icmp "eq" %256, %48 : i32
      llvm.cond_br %1223, ^bb42, ^bb43
    ^bb42:  // pred: ^bb41
      %1224 = llvm.ptrtoint %58 : !llvm.ptr<3> to i32
      %1225 = llvm.add %1224, %3 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %1225, %arg12, %1221, %1222 : (i32, !llvm.ptr, i32, i32) -> ()
      %1226 = llvm.add %1225, %32 : i32
      %1227 = llvm.add %1221, %33 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %1226, %arg12, %1227, %1222 : (i32, !llvm.ptr, i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.commit_group;", "~{memory}"  : () -> ()
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb41, ^bb42
      %1228 = llvm.add %258, %115 : i64
      llvm.br ^bb34(%1228 : i64)
    ^bb44:  // pred: ^bb34
      %1229 = llvm.icmp "eq" %256, %48 : i32
      llvm.cond_br %1229, ^bb45, ^bb46
    ^bb45:  // pred: ^bb44
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.wait_group 0;", "~{memory}"  : () -> ()
      llvm.br ^bb46
    ^bb46:  // 2 preds: ^bb44, ^bb45
      llvm.br ^bb47
    ^bb47:  // 2 preds: ^bb32, ^bb46
      nvvm.bar.warp.sync %56 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::before_thread_sync;", "~{memory}"  : () -> ()
      nvvm.barrier
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %1230 = llvm.icmp "eq" %77, %59 : i32
      llvm.cond_br %1230, ^bb48, ^bb49
    ^bb48:  // pred: ^bb47
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, 512;", "r,~{memory}" %121 : (i32) -> ()
      llvm.br ^bb49
    ^bb49:  // 2 preds: ^bb47, ^bb48
      llvm.return
    }
  }
