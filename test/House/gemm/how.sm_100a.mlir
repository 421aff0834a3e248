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
      %16 = llvm.mlir.constant(3 : i32) : i32
      %17 = llvm.mlir.constant(2 : i32) : i32
      %18 = llvm.mlir.constant(-8 : i32) : i32
      %19 = llvm.mlir.constant(256 : i32) : i32
      %20 = llvm.mlir.constant(4611756662083026944 : i64) : i64
      %21 = llvm.mlir.constant(4611756662049538048 : i64) : i64
      %22 = llvm.mlir.constant(256 : i32) : i32
      %23 = llvm.mlir.constant(1 : i32) : i32
      %24 = llvm.mlir.constant(4 : i32) : i32
      %25 = llvm.mlir.constant(8 : i32) : i32
      %26 = llvm.mlir.constant(192 : i32) : i32
      %27 = llvm.mlir.constant(24576 : i32) : i32
      %28 = llvm.mlir.constant(128 : i32) : i32
      %29 = llvm.mlir.constant(16384 : i32) : i32
      %30 = llvm.mlir.constant(64 : i32) : i32
      %31 = llvm.mlir.constant(8192 : i32) : i32
      %32 = llvm.mlir.constant(49152 : i32) : i32
      %33 = llvm.mlir.constant(32768 : i32) : i32
      %34 = llvm.mlir.constant(16384 : i32) : i32
      %35 = llvm.mlir.constant(4 : i32) : i32
      %36 = llvm.mlir.constant(214016 : i32) : i32
      %37 = llvm.mlir.constant(147520 : i32) : i32
      %38 = llvm.mlir.constant(147504 : i32) : i32
      %39 = llvm.mlir.constant(147480 : i32) : i32
      %40 = llvm.mlir.constant(16 : i32) : i32
      %41 = llvm.mlir.constant(8 : i32) : i32
      %42 = llvm.mlir.constant(147456 : i32) : i32
      %43 = llvm.mlir.constant(0 : index) : i64
      %44 = llvm.mlir.constant(64 : index) : i64
      %45 = llvm.mlir.constant(16 : index) : i64
      %46 = llvm.mlir.constant(256 : index) : i64
      %47 = llvm.mlir.constant(128 : index) : i64
      %48 = llvm.mlir.constant(0 : i32) : i32
      %49 = llvm.mlir.constant(1 : i32) : i32
      %50 = llvm.mlir.constant(3 : i32) : i32
      %51 = llvm.mlir.constant(2 : i32) : i32
      %52 = llvm.mlir.constant(32 : i32) : i32
      %53 = llvm.mlir.constant(31 : i32) : i32
      %54 = llvm.mlir.constant(0 : i32) : i32
      %55 = llvm.mlir.constant(-1 : i32) : i32
      %56 = llvm.mlir.constant(5 : i32) : i32
      %57 = llvm.mlir.addressof @dyn_smem : !llvm.ptr<3>
      %58 = nvvm.read.ptx.sreg.tid.x : i32
      %59 = llvm.lshr %58, %56 : i32
      %60 = nvvm.shfl.sync  idx %55, %59, %54, %53 : i32 -> i32
      %61 = nvvm.read.ptx.sreg.tid.x : i32
      %62 = llvm.icmp "eq" %61, %48 : i32
      llvm.cond_br %62, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %63 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %64 = llvm.add %63, %42 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %64 : (i32) -> ()
      %65 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %66 = llvm.add %65, %42 : i32
      %67 = llvm.add %66, %41 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %67 : (i32) -> ()
      %68 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %69 = llvm.add %68, %42 : i32
      %70 = llvm.add %69, %40 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %70 : (i32) -> ()
      llvm.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      %71 = llvm.icmp "eq" %61, %48 : i32
      llvm.cond_br %71, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %72 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %73 = llvm.add %72, %39 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %73 : (i32) -> ()
      %74 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %75 = llvm.add %74, %39 : i32
      %76 = llvm.add %75, %41 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %76 : (i32) -> ()
      %77 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %78 = llvm.add %77, %39 : i32
      %79 = llvm.add %78, %40 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %79 : (i32) -> ()
      llvm.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      %80 = llvm.icmp "eq" %61, %48 : i32
      llvm.cond_br %80, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      %81 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %82 = llvm.add %81, %38 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %82 : (i32) -> ()
      %83 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %84 = llvm.add %83, %38 : i32
      %85 = llvm.add %84, %41 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %85 : (i32) -> ()
      llvm.br ^bb6
    ^bb6:  // 2 preds: ^bb4, ^bb5
      %86 = llvm.icmp "eq" %61, %48 : i32
      llvm.cond_br %86, ^bb7, ^bb8
    ^bb7:  // pred: ^bb6
      %87 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %88 = llvm.add %87, %37 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 8;", "r,~{memory}" %88 : (i32) -> ()
      %89 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %90 = llvm.add %89, %37 : i32
      %91 = llvm.add %90, %41 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 8;", "r,~{memory}" %91 : (i32) -> ()
      llvm.br ^bb8
    ^bb8:  // 2 preds: ^bb6, ^bb7
      %92 = llvm.getelementptr %57[148480] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %93 = llvm.getelementptr %57[181248] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %94 = nvvm.read.ptx.sreg.ctaid.x : i32
      %95 = llvm.zext %94 : i32 to i64
      %96 = llvm.icmp "eq" %arg4, %43 : i64
      %97 = llvm.sub %arg4, %0 : i64
      %98 = llvm.udiv %97, %47 : i64
      %99 = llvm.add %98, %0 : i64
      %100 = llvm.select %96, %43, %99 : i1, i64
      %101 = llvm.icmp "eq" %arg5, %43 : i64
      %102 = llvm.sub %arg5, %0 : i64
      %103 = llvm.udiv %102, %46 : i64
      %104 = llvm.add %103, %0 : i64
      %105 = llvm.select %101, %43, %104 : i1, i64
      %106 = llvm.mul %100, %105 : i64
      %107 = nvvm.read.ptx.sreg.nctaid.x : i32
      %108 = llvm.zext %107 : i32 to i64
      %109 = llvm.icmp "eq" %61, %48 : i32
      llvm.cond_br %109, ^bb9, ^bb10
    ^bb9:  // pred: ^bb8
      llvm.inline_asm has_side_effects asm_dialect = att "fence.mbarrier_init.release.cluster;", "~{memory}"  : () -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg9 : (!llvm.ptr) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg10 : (!llvm.ptr) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg11 : (!llvm.ptr) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg12 : (!llvm.ptr) -> ()
      llvm.br ^bb10
    ^bb10:  // 2 preds: ^bb8, ^bb9
      %110 = llvm.getelementptr %57[214016] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %111 = llvm.icmp "eq" %60, %54 : i32
      llvm.cond_br %111, ^bb11, ^bb12
    ^bb11:  // pred: ^bb10
      nvvm.bar.warp.sync %55 : i32
      %112 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %113 = llvm.add %112, %36 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], 512;\0Atcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", "r,~{memory}" %113 : (i32) -> ()
      llvm.br ^bb12
    ^bb12:  // 2 preds: ^bb10, ^bb11
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::before_thread_sync;", "~{memory}"  : () -> ()
      nvvm.barrier
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %114 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr<3> -> i32
      %115 = llvm.icmp "ult" %60, %35 : i32
      llvm.cond_br %115, ^bb13, ^bb24
    ^bb13:  // pred: ^bb12
      llvm.inline_asm has_side_effects asm_dialect = att "setmaxnreg.dec.sync.aligned.u32 40;", "~{memory}"  : () -> ()
      %116 = llvm.icmp "eq" %60, %54 : i32
      llvm.cond_br %116, ^bb14, ^bb23
    ^bb14:  // pred: ^bb13
      %117 = nvvm.elect.sync -> i1
      llvm.cond_br %117, ^bb15, ^bb22
    ^bb15:  // pred: ^bb14
      llvm.br ^bb16(%95, %48, %48 : i64, i32, i32)
    ^bb16(%118: i64, %119: i32, %120: i32):  // 2 preds: ^bb15, ^bb20
      %121 = llvm.icmp "slt" %118, %106 : i64
      llvm.cond_br %121, ^bb17, ^bb21
    ^bb17:  // pred: ^bb16
      %122 = llvm.mul %105, %45 : i64
      %123 = llvm.udiv %118, %122 : i64
      %124 = llvm.urem %118, %122 : i64
      %125 = llvm.mul %123, %45 : i64
      %126 = llvm.sub %100, %125 : i64
      %127 = llvm.intr.umin(%126, %45) : (i64, i64) -> i64
      %128 = llvm.urem %124, %127 : i64
      %129 = llvm.add %125, %128 : i64
      %130 = llvm.udiv %124, %127 : i64
      %131 = llvm.mul %129, %47 : i64
      %132 = llvm.mul %130, %46 : i64
      llvm.br ^bb18(%43, %119, %120 : i64, i32, i32)
    ^bb18(%133: i64, %134: i32, %135: i32):  // 2 preds: ^bb17, ^bb19
      %136 = llvm.icmp "slt" %133, %arg6 : i64
      llvm.cond_br %136, ^bb19, ^bb20
    ^bb19:  // pred: ^bb18
      %137 = llvm.xor %135, %49 : i32
      %138 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %139 = llvm.add %138, %39 : i32
      %140 = llvm.mul %134, %41 : i32
      %141 = llvm.add %139, %140 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %141, %137 : (i32, i32) -> ()
      %142 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %143 = llvm.add %142, %42 : i32
      %144 = llvm.mul %134, %41 : i32
      %145 = llvm.add %143, %144 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 49152;", "r,~{memory}" %145 : (i32) -> ()
      %146 = llvm.mul %134, %34 : i32
      %147 = llvm.mul %134, %33 : i32
      %148 = llvm.trunc %133 : i64 to i32
      %149 = llvm.trunc %131 : i64 to i32
      %150 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %151 = llvm.add %150, %146 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %151, %145, %arg9, %148, %149 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %152 = llvm.trunc %132 : i64 to i32
      %153 = llvm.trunc %133 : i64 to i32
      %154 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %155 = llvm.add %154, %32 : i32
      %156 = llvm.add %155, %147 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %156, %145, %arg10, %152, %153 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %157 = llvm.add %156, %31 : i32
      %158 = llvm.add %152, %30 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %157, %145, %arg10, %158, %153 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %159 = llvm.add %156, %29 : i32
      %160 = llvm.add %152, %28 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %159, %145, %arg10, %160, %153 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %161 = llvm.add %156, %27 : i32
      %162 = llvm.add %152, %26 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %161, %145, %arg10, %162, %153 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %163 = llvm.add %134, %49 : i32
      %164 = llvm.icmp "eq" %163, %50 : i32
      %165 = llvm.select %164, %48, %163 : i1, i32
      %166 = llvm.xor %135, %49 : i32
      %167 = llvm.select %164, %166, %135 : i1, i32
      %168 = llvm.add %133, %44 : i64
      llvm.br ^bb18(%168, %165, %167 : i64, i32, i32)
    ^bb20:  // pred: ^bb18
      %169 = llvm.add %118, %108 : i64
      llvm.br ^bb16(%169, %134, %135 : i64, i32, i32)
    ^bb21:  // pred: ^bb16
      llvm.br ^bb22
    ^bb22:  // 2 preds: ^bb14, ^bb21
      llvm.br ^bb23
    ^bb23:  // 2 preds: ^bb13, ^bb22
      llvm.br ^bb24
    ^bb24:  // 2 preds: ^bb12, ^bb23
      %170 = llvm.icmp "uge" %60, %35 : i32
      %171 = llvm.icmp "ult" %60, %25 : i32
      %172 = llvm.and %170, %171 : i1
      llvm.cond_br %172, ^bb25, ^bb36
    ^bb25:  // pred: ^bb24
      llvm.inline_asm has_side_effects asm_dialect = att "setmaxnreg.dec.sync.aligned.u32 40;", "~{memory}"  : () -> ()
      %173 = llvm.icmp "eq" %60, %24 : i32
      llvm.cond_br %173, ^bb26, ^bb35
    ^bb26:  // pred: ^bb25
      %174 = nvvm.elect.sync -> i1
      llvm.cond_br %174, ^bb27, ^bb34
    ^bb27:  // pred: ^bb26
      llvm.br ^bb28(%95, %48, %48, %48, %48, %48 : i64, i32, i32, i32, i32, i32)
    ^bb28(%175: i64, %176: i32, %177: i32, %178: i32, %179: i32, %180: i32):  // 2 preds: ^bb27, ^bb32
      %181 = llvm.icmp "slt" %175, %106 : i64
      llvm.cond_br %181, ^bb29, ^bb33
    ^bb29:  // pred: ^bb28
      %182 = llvm.xor %180, %49 : i32
      %183 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %184 = llvm.add %183, %37 : i32
      %185 = llvm.mul %179, %41 : i32
      %186 = llvm.add %184, %185 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %186, %182 : (i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %187 = llvm.icmp "eq" %179, %23 : i32
      %188 = llvm.select %187, %22, %54 : i1, i32
      %189 = llvm.add %114, %188 : i32
      llvm.br ^bb30(%43, %176, %177, %178 : i64, i32, i32, i32)
    ^bb30(%190: i64, %191: i32, %192: i32, %193: i32):  // 2 preds: ^bb29, ^bb31
      %194 = llvm.icmp "slt" %190, %arg6 : i64
      llvm.cond_br %194, ^bb31, ^bb32
    ^bb31:  // pred: ^bb30
      %195 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %196 = llvm.add %195, %42 : i32
      %197 = llvm.mul %191, %41 : i32
      %198 = llvm.add %196, %197 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %198, %192 : (i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %199 = llvm.add %193, %49 : i32
      %200 = llvm.mul %191, %34 : i32
      %201 = llvm.mul %191, %33 : i32
      %202 = llvm.add %191, %49 : i32
      %203 = llvm.icmp "eq" %202, %50 : i32
      %204 = llvm.select %203, %48, %202 : i1, i32
      %205 = llvm.xor %192, %49 : i32
      %206 = llvm.select %203, %205, %192 : i1, i32
      %207 = llvm.icmp "ne" %190, %43 : i64
      %208 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %209 = llvm.add %208, %200 : i32
      %210 = llvm.lshr %209, %24 : i32
      %211 = llvm.zext %210 : i32 to i64
      %212 = llvm.or %211, %21 : i64
      %213 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %214 = llvm.add %213, %32 : i32
      %215 = llvm.add %214, %201 : i32
      %216 = llvm.lshr %215, %24 : i32
      %217 = llvm.zext %216 : i32 to i64
      %218 = llvm.or %217, %20 : i64
      %219 = llvm.zext %207 : i1 to i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .b64 a, b;\0A.reg .b32 d;\0A.reg .pred p;\0Asetp.ne.b32 p, $3, 0;\0Aadd.s64 a, $1, 0;\0Aadd.s64 b, $2, 0;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, p;\0Aadd.s64 a, $1, 2;\0Aadd.s64 b, $2, 128;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, 1;\0Aadd.s64 a, $1, 4;\0Aadd.s64 b, $2, 256;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, 1;\0Aadd.s64 a, $1, 6;\0Aadd.s64 b, $2, 384;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, 1;\0A}", "r,l,l,r,~{memory}" %189, %212, %218, %219 : (i32, i64, i64, i32) -> ()
      %220 = llvm.sub %204, %199 : i32
      %221 = llvm.icmp "slt" %220, %48 : i32
      %222 = llvm.add %220, %50 : i32
      %223 = llvm.select %221, %222, %220 : i1, i32
      %224 = llvm.icmp "sgt" %199, %48 : i32
      %225 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %226 = llvm.add %225, %39 : i32
      %227 = llvm.mul %223, %41 : i32
      %228 = llvm.add %226, %227 : i32
      %229 = llvm.zext %224 : i1 to i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $1, 0;\0A@p tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];\0A}", "r,r,~{memory}" %228, %229 : (i32, i32) -> ()
      %230 = llvm.zext %224 : i1 to i32
      %231 = llvm.sub %199, %230 : i32
      %232 = llvm.add %190, %44 : i64
      llvm.br ^bb30(%232, %204, %206, %231 : i64, i32, i32, i32)
    ^bb32:  // pred: ^bb30
      %233 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %234 = llvm.add %233, %38 : i32
      %235 = llvm.mul %179, %41 : i32
      %236 = llvm.add %234, %235 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", "r,~{memory}" %236 : (i32) -> ()
      %237 = llvm.add %179, %49 : i32
      %238 = llvm.icmp "eq" %237, %51 : i32
      %239 = llvm.select %238, %48, %237 : i1, i32
      %240 = llvm.xor %180, %49 : i32
      %241 = llvm.select %238, %240, %180 : i1, i32
      %242 = llvm.add %175, %108 : i64
      llvm.br ^bb28(%242, %191, %192, %193, %239, %241 : i64, i32, i32, i32, i32, i32)
    ^bb33:  // pred: ^bb28
      llvm.br ^bb34
    ^bb34:  // 2 preds: ^bb26, ^bb33
      llvm.br ^bb35
    ^bb35:  // 2 preds: ^bb25, ^bb34
      llvm.br ^bb36
    ^bb36:  // 2 preds: ^bb24, ^bb35
      %243 = llvm.icmp "uge" %60, %25 : i32
      llvm.cond_br %243, ^bb37, ^bb51
    ^bb37:  // pred: ^bb36
      %244 = nvvm.read.ptx.sreg.tid.x : i32
      %245 = llvm.urem %244, %52 : i32
      %246 = llvm.sub %244, %19 : i32
      %247 = llvm.sub %60, %25 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "setmaxnreg.inc.sync.aligned.u32 216;", "~{memory}"  : () -> ()
      llvm.br ^bb38(%95, %48, %48, %48 : i64, i32, i32, i32)
    ^bb38(%248: i64, %249: i32, %250: i32, %251: i32):  // 2 preds: ^bb37, ^bb47
      %252 = llvm.icmp "slt" %248, %106 : i64
      llvm.cond_br %252, ^bb39, ^bb48
    ^bb39:  // pred: ^bb38
      %253 = llvm.mul %105, %45 : i64
      %254 = llvm.udiv %248, %253 : i64
      %255 = llvm.urem %248, %253 : i64
      %256 = llvm.mul %254, %45 : i64
      %257 = llvm.sub %100, %256 : i64
      %258 = llvm.intr.umin(%257, %45) : (i64, i64) -> i64
      %259 = llvm.urem %255, %258 : i64
      %260 = llvm.add %256, %259 : i64
      %261 = llvm.udiv %255, %258 : i64
      %262 = llvm.mul %260, %47 : i64
      %263 = llvm.mul %261, %46 : i64
      %264 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %265 = llvm.add %264, %38 : i32
      %266 = llvm.mul %249, %41 : i32
      %267 = llvm.add %265, %266 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %267, %250 : (i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %268 = llvm.add %251, %49 : i32
      %269 = llvm.icmp "eq" %249, %23 : i32
      %270 = llvm.select %269, %22, %54 : i1, i32
      %271 = llvm.add %114, %270 : i32
      %272 = llvm.add %249, %49 : i32
      %273 = llvm.icmp "eq" %272, %51 : i32
      %274 = llvm.select %273, %48, %272 : i1, i32
      %275 = llvm.xor %250, %49 : i32
      %276 = llvm.select %273, %275, %250 : i1, i32
      %277 = llvm.icmp "sgt" %arg6, %43 : i64
      %278 = llvm.add %60, %18 : i32
      %279 = llvm.lshr %278, %17 : i32
      %280 = llvm.urem %279, %17 : i32
      %281 = llvm.mul %280, %30 : i32
      %282 = llvm.add %281, %54 : i32
      %283 = llvm.add %271, %282 : i32
      %284 = llvm.and %278, %16 : i32
      %285 = llvm.shl %284, %15 : i32
      %286 = llvm.add %283, %285 : i32
      %287 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .b32 t;\0Aadd.s32 t, $64, 0;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [t];\0Aadd.s32 t, $64, 32;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, [t];\0Atcgen05.wait::ld.sync.aligned;\0A}", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}" %286 : (i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
      %288 = llvm.extractvalue %287[0] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %289 = llvm.extractvalue %287[1] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %290 = llvm.extractvalue %287[2] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %291 = llvm.extractvalue %287[3] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %292 = llvm.extractvalue %287[4] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %293 = llvm.extractvalue %287[5] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %294 = llvm.extractvalue %287[6] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %295 = llvm.extractvalue %287[7] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %296 = llvm.extractvalue %287[8] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %297 = llvm.extractvalue %287[9] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %298 = llvm.extractvalue %287[10] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %299 = llvm.extractvalue %287[11] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %300 = llvm.extractvalue %287[12] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %301 = llvm.extractvalue %287[13] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %302 = llvm.extractvalue %287[14] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %303 = llvm.extractvalue %287[15] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %304 = llvm.extractvalue %287[16] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %305 = llvm.extractvalue %287[17] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %306 = llvm.extractvalue %287[18] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %307 = llvm.extractvalue %287[19] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %308 = llvm.extractvalue %287[20] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %309 = llvm.extractvalue %287[21] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %310 = llvm.extractvalue %287[22] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %311 = llvm.extractvalue %287[23] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %312 = llvm.extractvalue %287[24] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %313 = llvm.extractvalue %287[25] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %314 = llvm.extractvalue %287[26] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %315 = llvm.extractvalue %287[27] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %316 = llvm.extractvalue %287[28] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %317 = llvm.extractvalue %287[29] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %318 = llvm.extractvalue %287[30] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %319 = llvm.extractvalue %287[31] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %320 = llvm.extractvalue %287[32] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %321 = llvm.extractvalue %287[33] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %322 = llvm.extractvalue %287[34] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %323 = llvm.extractvalue %287[35] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %324 = llvm.extractvalue %287[36] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %325 = llvm.extractvalue %287[37] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %326 = llvm.extractvalue %287[38] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %327 = llvm.extractvalue %287[39] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %328 = llvm.extractvalue %287[40] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %329 = llvm.extractvalue %287[41] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %330 = llvm.extractvalue %287[42] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %331 = llvm.extractvalue %287[43] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %332 = llvm.extractvalue %287[44] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %333 = llvm.extractvalue %287[45] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %334 = llvm.extractvalue %287[46] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %335 = llvm.extractvalue %287[47] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %336 = llvm.extractvalue %287[48] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %337 = llvm.extractvalue %287[49] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %338 = llvm.extractvalue %287[50] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %339 = llvm.extractvalue %287[51] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %340 = llvm.extractvalue %287[52] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %341 = llvm.extractvalue %287[53] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %342 = llvm.extractvalue %287[54] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %343 = llvm.extractvalue %287[55] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %344 = llvm.extractvalue %287[56] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %345 = llvm.extractvalue %287[57] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %346 = llvm.extractvalue %287[58] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %347 = llvm.extractvalue %287[59] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %348 = llvm.extractvalue %287[60] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %349 = llvm.extractvalue %287[61] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %350 = llvm.extractvalue %287[62] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %351 = llvm.extractvalue %287[63] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %352 = llvm.bitcast %288 : i32 to f32
      %353 = llvm.bitcast %289 : i32 to f32
      %354 = llvm.bitcast %290 : i32 to f32
      %355 = llvm.bitcast %291 : i32 to f32
      %356 = llvm.bitcast %292 : i32 to f32
      %357 = llvm.bitcast %293 : i32 to f32
      %358 = llvm.bitcast %294 : i32 to f32
      %359 = llvm.bitcast %295 : i32 to f32
      %360 = llvm.bitcast %296 : i32 to f32
      %361 = llvm.bitcast %297 : i32 to f32
      %362 = llvm.bitcast %298 : i32 to f32
      %363 = llvm.bitcast %299 : i32 to f32
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
      %416 = llvm.mlir.poison : vector<16xf32>
      %417 = llvm.mlir.constant(0 : i64) : i64
      %418 = llvm.insertelement %352, %416[%417 : i64] : vector<16xf32>
      %419 = llvm.mlir.constant(1 : i64) : i64
      %420 = llvm.insertelement %353, %418[%419 : i64] : vector<16xf32>
      %421 = llvm.mlir.constant(2 : i64) : i64
      %422 = llvm.insertelement %354, %420[%421 : i64] : vector<16xf32>
      %423 = llvm.mlir.constant(3 : i64) : i64
      %424 = llvm.insertelement %355, %422[%423 : i64] : vector<16xf32>
      %425 = llvm.mlir.constant(4 : i64) : i64
      %426 = llvm.insertelement %356, %424[%425 : i64] : vector<16xf32>
      %427 = llvm.mlir.constant(5 : i64) : i64
      %428 = llvm.insertelement %357, %426[%427 : i64] : vector<16xf32>
      %429 = llvm.mlir.constant(6 : i64) : i64
      %430 = llvm.insertelement %358, %428[%429 : i64] : vector<16xf32>
      %431 = llvm.mlir.constant(7 : i64) : i64
      %432 = llvm.insertelement %359, %430[%431 : i64] : vector<16xf32>
      %433 = llvm.mlir.constant(8 : i64) : i64
      %434 = llvm.insertelement %360, %432[%433 : i64] : vector<16xf32>
      %435 = llvm.mlir.constant(9 : i64) : i64
      %436 = llvm.insertelement %361, %434[%435 : i64] : vector<16xf32>
      %437 = llvm.mlir.constant(10 : i64) : i64
      %438 = llvm.insertelement %362, %436[%437 : i64] : vector<16xf32>
      %439 = llvm.mlir.constant(11 : i64) : i64
      %440 = llvm.insertelement %363, %438[%439 : i64] : vector<16xf32>
      %441 = llvm.mlir.constant(12 : i64) : i64
      %442 = llvm.insertelement %364, %440[%441 : i64] : vector<16xf32>
      %443 = llvm.mlir.constant(13 : i64) : i64
      %444 = llvm.insertelement %365, %442[%443 : i64] : vector<16xf32>
      %445 = llvm.mlir.constant(14 : i64) : i64
      %446 = llvm.insertelement %366, %444[%445 : i64] : vector<16xf32>
      %447 = llvm.mlir.constant(15 : i64) : i64
      %448 = llvm.insertelement %367, %446[%447 : i64] : vector<16xf32>
      %449 = llvm.mlir.poison : vector<16xf32>
      %450 = llvm.mlir.constant(0 : i64) : i64
      %451 = llvm.insertelement %368, %449[%450 : i64] : vector<16xf32>
      %452 = llvm.mlir.constant(1 : i64) : i64
      %453 = llvm.insertelement %369, %451[%452 : i64] : vector<16xf32>
      %454 = llvm.mlir.constant(2 : i64) : i64
      %455 = llvm.insertelement %370, %453[%454 : i64] : vector<16xf32>
      %456 = llvm.mlir.constant(3 : i64) : i64
      %457 = llvm.insertelement %371, %455[%456 : i64] : vector<16xf32>
      %458 = llvm.mlir.constant(4 : i64) : i64
      %459 = llvm.insertelement %372, %457[%458 : i64] : vector<16xf32>
      %460 = llvm.mlir.constant(5 : i64) : i64
      %461 = llvm.insertelement %373, %459[%460 : i64] : vector<16xf32>
      %462 = llvm.mlir.constant(6 : i64) : i64
      %463 = llvm.insertelement %374, %461[%462 : i64] : vector<16xf32>
      %464 = llvm.mlir.constant(7 : i64) : i64
      %465 = llvm.insertelement %375, %463[%464 : i64] : vector<16xf32>
      %466 = llvm.mlir.constant(8 : i64) : i64
      %467 = llvm.insertelement %376, %465[%466 : i64] : vector<16xf32>
      %468 = llvm.mlir.constant(9 : i64) : i64
      %469 = llvm.insertelement %377, %467[%468 : i64] : vector<16xf32>
      %470 = llvm.mlir.constant(10 : i64) : i64
      %471 = llvm.insertelement %378, %469[%470 : i64] : vector<16xf32>
      %472 = llvm.mlir.constant(11 : i64) : i64
      %473 = llvm.insertelement %379, %471[%472 : i64] : vector<16xf32>
      %474 = llvm.mlir.constant(12 : i64) : i64
      %475 = llvm.insertelement %380, %473[%474 : i64] : vector<16xf32>
      %476 = llvm.mlir.constant(13 : i64) : i64
      %477 = llvm.insertelement %381, %475[%476 : i64] : vector<16xf32>
      %478 = llvm.mlir.constant(14 : i64) : i64
      %479 = llvm.insertelement %382, %477[%478 : i64] : vector<16xf32>
      %480 = llvm.mlir.constant(15 : i64) : i64
      %481 = llvm.insertelement %383, %479[%480 : i64] : vector<16xf32>
      %482 = llvm.mlir.poison : vector<16xf32>
      %483 = llvm.mlir.constant(0 : i64) : i64
      %484 = llvm.insertelement %384, %482[%483 : i64] : vector<16xf32>
      %485 = llvm.mlir.constant(1 : i64) : i64
      %486 = llvm.insertelement %385, %484[%485 : i64] : vector<16xf32>
      %487 = llvm.mlir.constant(2 : i64) : i64
      %488 = llvm.insertelement %386, %486[%487 : i64] : vector<16xf32>
      %489 = llvm.mlir.constant(3 : i64) : i64
      %490 = llvm.insertelement %387, %488[%489 : i64] : vector<16xf32>
      %491 = llvm.mlir.constant(4 : i64) : i64
      %492 = llvm.insertelement %388, %490[%491 : i64] : vector<16xf32>
      %493 = llvm.mlir.constant(5 : i64) : i64
      %494 = llvm.insertelement %389, %492[%493 : i64] : vector<16xf32>
      %495 = llvm.mlir.constant(6 : i64) : i64
      %496 = llvm.insertelement %390, %494[%495 : i64] : vector<16xf32>
      %497 = llvm.mlir.constant(7 : i64) : i64
      %498 = llvm.insertelement %391, %496[%497 : i64] : vector<16xf32>
      %499 = llvm.mlir.constant(8 : i64) : i64
      %500 = llvm.insertelement %392, %498[%499 : i64] : vector<16xf32>
      %501 = llvm.mlir.constant(9 : i64) : i64
      %502 = llvm.insertelement %393, %500[%501 : i64] : vector<16xf32>
      %503 = llvm.mlir.constant(10 : i64) : i64
      %504 = llvm.insertelement %394, %502[%503 : i64] : vector<16xf32>
      %505 = llvm.mlir.constant(11 : i64) : i64
      %506 = llvm.insertelement %395, %504[%505 : i64] : vector<16xf32>
      %507 = llvm.mlir.constant(12 : i64) : i64
      %508 = llvm.insertelement %396, %506[%507 : i64] : vector<16xf32>
      %509 = llvm.mlir.constant(13 : i64) : i64
      %510 = llvm.insertelement %397, %508[%509 : i64] : vector<16xf32>
      %511 = llvm.mlir.constant(14 : i64) : i64
      %512 = llvm.insertelement %398, %510[%511 : i64] : vector<16xf32>
      %513 = llvm.mlir.constant(15 : i64) : i64
      %514 = llvm.insertelement %399, %512[%513 : i64] : vector<16xf32>
      %515 = llvm.mlir.poison : vector<16xf32>
      %516 = llvm.mlir.constant(0 : i64) : i64
      %517 = llvm.insertelement %400, %515[%516 : i64] : vector<16xf32>
      %518 = llvm.mlir.constant(1 : i64) : i64
      %519 = llvm.insertelement %401, %517[%518 : i64] : vector<16xf32>
      %520 = llvm.mlir.constant(2 : i64) : i64
      %521 = llvm.insertelement %402, %519[%520 : i64] : vector<16xf32>
      %522 = llvm.mlir.constant(3 : i64) : i64
      %523 = llvm.insertelement %403, %521[%522 : i64] : vector<16xf32>
      %524 = llvm.mlir.constant(4 : i64) : i64
      %525 = llvm.insertelement %404, %523[%524 : i64] : vector<16xf32>
      %526 = llvm.mlir.constant(5 : i64) : i64
      %527 = llvm.insertelement %405, %525[%526 : i64] : vector<16xf32>
      %528 = llvm.mlir.constant(6 : i64) : i64
      %529 = llvm.insertelement %406, %527[%528 : i64] : vector<16xf32>
      %530 = llvm.mlir.constant(7 : i64) : i64
      %531 = llvm.insertelement %407, %529[%530 : i64] : vector<16xf32>
      %532 = llvm.mlir.constant(8 : i64) : i64
      %533 = llvm.insertelement %408, %531[%532 : i64] : vector<16xf32>
      %534 = llvm.mlir.constant(9 : i64) : i64
      %535 = llvm.insertelement %409, %533[%534 : i64] : vector<16xf32>
      %536 = llvm.mlir.constant(10 : i64) : i64
      %537 = llvm.insertelement %410, %535[%536 : i64] : vector<16xf32>
      %538 = llvm.mlir.constant(11 : i64) : i64
      %539 = llvm.insertelement %411, %537[%538 : i64] : vector<16xf32>
      %540 = llvm.mlir.constant(12 : i64) : i64
      %541 = llvm.insertelement %412, %539[%540 : i64] : vector<16xf32>
      %542 = llvm.mlir.constant(13 : i64) : i64
      %543 = llvm.insertelement %413, %541[%542 : i64] : vector<16xf32>
      %544 = llvm.mlir.constant(14 : i64) : i64
      %545 = llvm.insertelement %414, %543[%544 : i64] : vector<16xf32>
      %546 = llvm.mlir.constant(15 : i64) : i64
      %547 = llvm.insertelement %415, %545[%546 : i64] : vector<16xf32>
      %548 = llvm.select %277, %448, %2 : i1, vector<16xf32>
      %549 = llvm.select %277, %481, %2 : i1, vector<16xf32>
      %550 = llvm.select %277, %514, %2 : i1, vector<16xf32>
      %551 = llvm.select %277, %547, %2 : i1, vector<16xf32>
      %552 = llvm.udiv %247, %35 : i32
      %553 = llvm.mul %552, %14 : i32
      %554 = llvm.zext %553 : i32 to i64
      %555 = llvm.add %263, %554 : i64
      %556 = llvm.mul %555, %13 : i64
      %557 = llvm.getelementptr %arg2[%556] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %558 = llvm.sub %arg5, %555 : i64
      %559 = llvm.intr.smin(%558, %12) : (i64, i64) -> i64
      %560 = llvm.intr.smax(%559, %43) : (i64, i64) -> i64
      %561 = llvm.trunc %560 : i64 to i32
      %562 = llvm.icmp "sgt" %561, %48 : i32
      %563 = llvm.getelementptr %557[16] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %564 = llvm.icmp "sgt" %561, %25 : i32
      %565 = llvm.getelementptr %557[32] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %566 = llvm.icmp "sgt" %561, %11 : i32
      %567 = llvm.getelementptr %557[48] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %568 = llvm.icmp "sgt" %561, %10 : i32
      %569 = llvm.getelementptr %557[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %570 = llvm.icmp "sgt" %561, %52 : i32
      %571 = llvm.getelementptr %557[80] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %572 = llvm.icmp "sgt" %561, %9 : i32
      %573 = llvm.getelementptr %557[96] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %574 = llvm.icmp "sgt" %561, %8 : i32
      %575 = llvm.getelementptr %557[112] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %576 = llvm.icmp "sgt" %561, %7 : i32
      %577 = llvm.zext %562 : i1 to i32
      %578 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %557, %577, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %579 = llvm.extractvalue %578[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %580 = llvm.extractvalue %578[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %581 = llvm.extractvalue %578[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %582 = llvm.extractvalue %578[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %583 = llvm.insertelement %579, %6[%54 : i32] : vector<4xi32>
      %584 = llvm.insertelement %580, %583[%23 : i32] : vector<4xi32>
      %585 = llvm.insertelement %581, %584[%17 : i32] : vector<4xi32>
      %586 = llvm.insertelement %582, %585[%16 : i32] : vector<4xi32>
      %587 = llvm.bitcast %586 : vector<4xi32> to vector<8xbf16>
      %588 = llvm.zext %564 : i1 to i32
      %589 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %563, %588, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %590 = llvm.extractvalue %589[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %591 = llvm.extractvalue %589[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %592 = llvm.extractvalue %589[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %593 = llvm.extractvalue %589[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %594 = llvm.insertelement %590, %6[%54 : i32] : vector<4xi32>
      %595 = llvm.insertelement %591, %594[%23 : i32] : vector<4xi32>
      %596 = llvm.insertelement %592, %595[%17 : i32] : vector<4xi32>
      %597 = llvm.insertelement %593, %596[%16 : i32] : vector<4xi32>
      %598 = llvm.bitcast %597 : vector<4xi32> to vector<8xbf16>
      %599 = llvm.shufflevector %587, %598 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %600 = llvm.zext %566 : i1 to i32
      %601 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %565, %600, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %602 = llvm.extractvalue %601[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %603 = llvm.extractvalue %601[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %604 = llvm.extractvalue %601[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %605 = llvm.extractvalue %601[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %606 = llvm.insertelement %602, %6[%54 : i32] : vector<4xi32>
      %607 = llvm.insertelement %603, %606[%23 : i32] : vector<4xi32>
      %608 = llvm.insertelement %604, %607[%17 : i32] : vector<4xi32>
      %609 = llvm.insertelement %605, %608[%16 : i32] : vector<4xi32>
      %610 = llvm.bitcast %609 : vector<4xi32> to vector<8xbf16>
      %611 = llvm.zext %568 : i1 to i32
      %612 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %567, %611, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %613 = llvm.extractvalue %612[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %614 = llvm.extractvalue %612[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %615 = llvm.extractvalue %612[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %616 = llvm.extractvalue %612[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %617 = llvm.insertelement %613, %6[%54 : i32] : vector<4xi32>
      %618 = llvm.insertelement %614, %617[%23 : i32] : vector<4xi32>
      %619 = llvm.insertelement %615, %618[%17 : i32] : vector<4xi32>
      %620 = llvm.insertelement %616, %619[%16 : i32] : vector<4xi32>
      %621 = llvm.bitcast %620 : vector<4xi32> to vector<8xbf16>
      %622 = llvm.shufflevector %610, %621 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %623 = llvm.zext %570 : i1 to i32
      %624 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %569, %623, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %625 = llvm.extractvalue %624[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %626 = llvm.extractvalue %624[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %627 = llvm.extractvalue %624[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %628 = llvm.extractvalue %624[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %629 = llvm.insertelement %625, %6[%54 : i32] : vector<4xi32>
      %630 = llvm.insertelement %626, %629[%23 : i32] : vector<4xi32>
      %631 = llvm.insertelement %627, %630[%17 : i32] : vector<4xi32>
      %632 = llvm.insertelement %628, %631[%16 : i32] : vector<4xi32>
      %633 = llvm.bitcast %632 : vector<4xi32> to vector<8xbf16>
      %634 = llvm.zext %572 : i1 to i32
      %635 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %571, %634, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %636 = llvm.extractvalue %635[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %637 = llvm.extractvalue %635[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %638 = llvm.extractvalue %635[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %639 = llvm.extractvalue %635[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %640 = llvm.insertelement %636, %6[%54 : i32] : vector<4xi32>
      %641 = llvm.insertelement %637, %640[%23 : i32] : vector<4xi32>
      %642 = llvm.insertelement %638, %641[%17 : i32] : vector<4xi32>
      %643 = llvm.insertelement %639, %642[%16 : i32] : vector<4xi32>
      %644 = llvm.bitcast %643 : vector<4xi32> to vector<8xbf16>
      %645 = llvm.shufflevector %633, %644 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %646 = llvm.zext %574 : i1 to i32
      %647 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %573, %646, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %648 = llvm.extractvalue %647[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %649 = llvm.extractvalue %647[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %650 = llvm.extractvalue %647[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %651 = llvm.extractvalue %647[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %652 = llvm.insertelement %648, %6[%54 : i32] : vector<4xi32>
      %653 = llvm.insertelement %649, %652[%23 : i32] : vector<4xi32>
      %654 = llvm.insertelement %650, %653[%17 : i32] : vector<4xi32>
      %655 = llvm.insertelement %651, %654[%16 : i32] : vector<4xi32>
      %656 = llvm.bitcast %655 : vector<4xi32> to vector<8xbf16>
      %657 = llvm.zext %576 : i1 to i32
      %658 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %575, %657, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %659 = llvm.extractvalue %658[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %660 = llvm.extractvalue %658[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %661 = llvm.extractvalue %658[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %662 = llvm.extractvalue %658[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %663 = llvm.insertelement %659, %6[%54 : i32] : vector<4xi32>
      %664 = llvm.insertelement %660, %663[%23 : i32] : vector<4xi32>
      %665 = llvm.insertelement %661, %664[%17 : i32] : vector<4xi32>
      %666 = llvm.insertelement %662, %665[%16 : i32] : vector<4xi32>
      %667 = llvm.bitcast %666 : vector<4xi32> to vector<8xbf16>
      %668 = llvm.shufflevector %656, %667 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %669 = llvm.fpext %599 : vector<16xbf16> to vector<16xf32>
      %670 = llvm.fpext %622 : vector<16xbf16> to vector<16xf32>
      %671 = llvm.fpext %645 : vector<16xbf16> to vector<16xf32>
      %672 = llvm.fpext %668 : vector<16xbf16> to vector<16xf32>
      %673 = llvm.fadd %548, %669 : vector<16xf32>
      %674 = llvm.fadd %549, %670 : vector<16xf32>
      %675 = llvm.fadd %550, %671 : vector<16xf32>
      %676 = llvm.fadd %551, %672 : vector<16xf32>
      %677 = llvm.fptrunc %673 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %678 = llvm.fptrunc %674 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %679 = llvm.fptrunc %675 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %680 = llvm.fptrunc %676 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %681 = llvm.intr.maximum(%677, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %682 = llvm.intr.maximum(%678, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %683 = llvm.intr.maximum(%679, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %684 = llvm.intr.maximum(%680, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %685 = llvm.icmp "eq" %246, %48 : i32
      llvm.cond_br %685, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.wait_group.read 0;", "~{memory}"  : () -> ()
      llvm.br ^bb41
    ^bb41:  // 2 preds: ^bb39, ^bb40
      nvvm.barrier id = %16 number_of_threads = %22
      %686 = llvm.urem %247, %35 : i32
      %687 = llvm.mul %686, %52 : i32
      %688 = llvm.add %245, %687 : i32
      %689 = llvm.udiv %247, %35 : i32
      %690 = llvm.mul %689, %14 : i32
      %691 = llvm.mul %688, %14 : i32
      %692 = llvm.urem %690, %14 : i32
      %693 = llvm.udiv %690, %14 : i32
      %694 = llvm.mul %693, %5 : i32
      %695 = llvm.add %692, %694 : i32
      %696 = llvm.add %691, %695 : i32
      %697 = llvm.lshr %696, %50 : i32
      %698 = llvm.and %697, %7 : i32
      %699 = llvm.xor %696, %698 : i32
      %700 = llvm.mul %699, %51 : i32
      %701 = llvm.getelementptr %93[%700] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %702 = llvm.xor %699, %25 : i32
      %703 = llvm.mul %702, %51 : i32
      %704 = llvm.getelementptr %93[%703] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %705 = llvm.xor %699, %11 : i32
      %706 = llvm.mul %705, %51 : i32
      %707 = llvm.getelementptr %93[%706] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %708 = llvm.xor %699, %10 : i32
      %709 = llvm.mul %708, %51 : i32
      %710 = llvm.getelementptr %93[%709] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %711 = llvm.xor %699, %52 : i32
      %712 = llvm.mul %711, %51 : i32
      %713 = llvm.getelementptr %93[%712] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %714 = llvm.xor %699, %9 : i32
      %715 = llvm.mul %714, %51 : i32
      %716 = llvm.getelementptr %93[%715] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %717 = llvm.xor %699, %8 : i32
      %718 = llvm.mul %717, %51 : i32
      %719 = llvm.getelementptr %93[%718] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %720 = llvm.xor %699, %7 : i32
      %721 = llvm.mul %720, %51 : i32
      %722 = llvm.getelementptr %93[%721] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %723 = llvm.shufflevector %681, %681 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %723, %701 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %724 = llvm.shufflevector %681, %681 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %724, %704 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %725 = llvm.shufflevector %682, %682 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %725, %707 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %726 = llvm.shufflevector %682, %682 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %726, %710 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %727 = llvm.shufflevector %683, %683 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %727, %713 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %728 = llvm.shufflevector %683, %683 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %728, %716 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %729 = llvm.shufflevector %684, %684 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %729, %719 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %730 = llvm.shufflevector %684, %684 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %730, %722 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.inline_asm has_side_effects asm_dialect = att "fence.proxy.async.shared::cta;", "~{memory}"  : () -> ()
      nvvm.barrier id = %16 number_of_threads = %22
      %731 = llvm.trunc %263 : i64 to i32
      %732 = llvm.trunc %262 : i64 to i32
      %733 = llvm.icmp "eq" %246, %48 : i32
      llvm.cond_br %733, ^bb42, ^bb43
    ^bb42:  // pred: ^bb41
      %734 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %735 = llvm.add %734, %4 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %735, %arg11, %731, %732 : (i32, !llvm.ptr, i32, i32) -> ()
      %736 = llvm.add %735, %29 : i32
      %737 = llvm.add %731, %30 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %736, %arg11, %737, %732 : (i32, !llvm.ptr, i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.commit_group;", "~{memory}"  : () -> ()
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb41, ^bb42
      %738 = llvm.add %263, %47 : i64
      %739 = llvm.add %60, %18 : i32
      %740 = llvm.lshr %739, %17 : i32
      %741 = llvm.urem %740, %17 : i32
      %742 = llvm.mul %741, %30 : i32
      %743 = llvm.add %742, %54 : i32
      %744 = llvm.add %271, %743 : i32
      %745 = llvm.add %744, %28 : i32
      %746 = llvm.and %739, %16 : i32
      %747 = llvm.shl %746, %15 : i32
      %748 = llvm.add %745, %747 : i32
      %749 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .b32 t;\0Aadd.s32 t, $64, 0;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [t];\0Aadd.s32 t, $64, 32;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, [t];\0Atcgen05.wait::ld.sync.aligned;\0A}", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}" %748 : (i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
      %750 = llvm.extractvalue %749[0] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %751 = llvm.extractvalue %749[1] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %752 = llvm.extractvalue %749[2] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %753 = llvm.extractvalue %749[3] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %754 = llvm.extractvalue %749[4] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %755 = llvm.extractvalue %749[5] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %756 = llvm.extractvalue %749[6] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %757 = llvm.extractvalue %749[7] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %758 = llvm.extractvalue %749[8] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %759 = llvm.extractvalue %749[9] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %760 = llvm.extractvalue %749[10] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %761 = llvm.extractvalue %749[11] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %762 = llvm.extractvalue %749[12] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %763 = llvm.extractvalue %749[13] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %764 = llvm.extractvalue %749[14] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %765 = llvm.extractvalue %749[15] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %766 = llvm.extractvalue %749[16] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %767 = llvm.extractvalue %749[17] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %768 = llvm.extractvalue %749[18] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %769 = llvm.extractvalue %749[19] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %770 = llvm.extractvalue %749[20] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %771 = llvm.extractvalue %749[21] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %772 = llvm.extractvalue %749[22] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %773 = llvm.extractvalue %749[23] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %774 = llvm.extractvalue %749[24] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %775 = llvm.extractvalue %749[25] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %776 = llvm.extractvalue %749[26] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %777 = llvm.extractvalue %749[27] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %778 = llvm.extractvalue %749[28] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %779 = llvm.extractvalue %749[29] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %780 = llvm.extractvalue %749[30] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %781 = llvm.extractvalue %749[31] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %782 = llvm.extractvalue %749[32] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %783 = llvm.extractvalue %749[33] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %784 = llvm.extractvalue %749[34] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %785 = llvm.extractvalue %749[35] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %786 = llvm.extractvalue %749[36] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %787 = llvm.extractvalue %749[37] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %788 = llvm.extractvalue %749[38] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %789 = llvm.extractvalue %749[39] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %790 = llvm.extractvalue %749[40] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %791 = llvm.extractvalue %749[41] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %792 = llvm.extractvalue %749[42] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %793 = llvm.extractvalue %749[43] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %794 = llvm.extractvalue %749[44] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %795 = llvm.extractvalue %749[45] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %796 = llvm.extractvalue %749[46] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %797 = llvm.extractvalue %749[47] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %798 = llvm.extractvalue %749[48] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %799 = llvm.extractvalue %749[49] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %800 = llvm.extractvalue %749[50] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %801 = llvm.extractvalue %749[51] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %802 = llvm.extractvalue %749[52] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %803 = llvm.extractvalue %749[53] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %804 = llvm.extractvalue %749[54] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %805 = llvm.extractvalue %749[55] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %806 = llvm.extractvalue %749[56] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %807 = llvm.extractvalue %749[57] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %808 = llvm.extractvalue %749[58] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %809 = llvm.extractvalue %749[59] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %810 = llvm.extractvalue %749[60] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %811 = llvm.extractvalue %749[61] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %812 = llvm.extractvalue %749[62] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %813 = llvm.extractvalue %749[63] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %814 = llvm.bitcast %750 : i32 to f32
      %815 = llvm.bitcast %751 : i32 to f32
      %816 = llvm.bitcast %752 : i32 to f32
      %817 = llvm.bitcast %753 : i32 to f32
      %818 = llvm.bitcast %754 : i32 to f32
      %819 = llvm.bitcast %755 : i32 to f32
      %820 = llvm.bitcast %756 : i32 to f32
      %821 = llvm.bitcast %757 : i32 to f32
      %822 = llvm.bitcast %758 : i32 to f32
      %823 = llvm.bitcast %759 : i32 to f32
      %824 = llvm.bitcast %760 : i32 to f32
      %825 = llvm.bitcast %761 : i32 to f32
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
      %878 = llvm.mlir.poison : vector<16xf32>
      %879 = llvm.mlir.constant(0 : i64) : i64
      %880 = llvm.insertelement %814, %878[%879 : i64] : vector<16xf32>
      %881 = llvm.mlir.constant(1 : i64) : i64
      %882 = llvm.insertelement %815, %880[%881 : i64] : vector<16xf32>
      %883 = llvm.mlir.constant(2 : i64) : i64
      %884 = llvm.insertelement %816, %882[%883 : i64] : vector<16xf32>
      %885 = llvm.mlir.constant(3 : i64) : i64
      %886 = llvm.insertelement %817, %884[%885 : i64] : vector<16xf32>
      %887 = llvm.mlir.constant(4 : i64) : i64
      %888 = llvm.insertelement %818, %886[%887 : i64] : vector<16xf32>
      %889 = llvm.mlir.constant(5 : i64) : i64
      %890 = llvm.insertelement %819, %888[%889 : i64] : vector<16xf32>
      %891 = llvm.mlir.constant(6 : i64) : i64
      %892 = llvm.insertelement %820, %890[%891 : i64] : vector<16xf32>
      %893 = llvm.mlir.constant(7 : i64) : i64
      %894 = llvm.insertelement %821, %892[%893 : i64] : vector<16xf32>
      %895 = llvm.mlir.constant(8 : i64) : i64
      %896 = llvm.insertelement %822, %894[%895 : i64] : vector<16xf32>
      %897 = llvm.mlir.constant(9 : i64) : i64
      %898 = llvm.insertelement %823, %896[%897 : i64] : vector<16xf32>
      %899 = llvm.mlir.constant(10 : i64) : i64
      %900 = llvm.insertelement %824, %898[%899 : i64] : vector<16xf32>
      %901 = llvm.mlir.constant(11 : i64) : i64
      %902 = llvm.insertelement %825, %900[%901 : i64] : vector<16xf32>
      %903 = llvm.mlir.constant(12 : i64) : i64
      %904 = llvm.insertelement %826, %902[%903 : i64] : vector<16xf32>
      %905 = llvm.mlir.constant(13 : i64) : i64
      %906 = llvm.insertelement %827, %904[%905 : i64] : vector<16xf32>
      %907 = llvm.mlir.constant(14 : i64) : i64
      %908 = llvm.insertelement %828, %906[%907 : i64] : vector<16xf32>
      %909 = llvm.mlir.constant(15 : i64) : i64
      %910 = llvm.insertelement %829, %908[%909 : i64] : vector<16xf32>
      %911 = llvm.mlir.poison : vector<16xf32>
      %912 = llvm.mlir.constant(0 : i64) : i64
      %913 = llvm.insertelement %830, %911[%912 : i64] : vector<16xf32>
      %914 = llvm.mlir.constant(1 : i64) : i64
      %915 = llvm.insertelement %831, %913[%914 : i64] : vector<16xf32>
      %916 = llvm.mlir.constant(2 : i64) : i64
      %917 = llvm.insertelement %832, %915[%916 : i64] : vector<16xf32>
      %918 = llvm.mlir.constant(3 : i64) : i64
      %919 = llvm.insertelement %833, %917[%918 : i64] : vector<16xf32>
      %920 = llvm.mlir.constant(4 : i64) : i64
      %921 = llvm.insertelement %834, %919[%920 : i64] : vector<16xf32>
      %922 = llvm.mlir.constant(5 : i64) : i64
      %923 = llvm.insertelement %835, %921[%922 : i64] : vector<16xf32>
      %924 = llvm.mlir.constant(6 : i64) : i64
      %925 = llvm.insertelement %836, %923[%924 : i64] : vector<16xf32>
      %926 = llvm.mlir.constant(7 : i64) : i64
      %927 = llvm.insertelement %837, %925[%926 : i64] : vector<16xf32>
      %928 = llvm.mlir.constant(8 : i64) : i64
      %929 = llvm.insertelement %838, %927[%928 : i64] : vector<16xf32>
      %930 = llvm.mlir.constant(9 : i64) : i64
      %931 = llvm.insertelement %839, %929[%930 : i64] : vector<16xf32>
      %932 = llvm.mlir.constant(10 : i64) : i64
      %933 = llvm.insertelement %840, %931[%932 : i64] : vector<16xf32>
      %934 = llvm.mlir.constant(11 : i64) : i64
      %935 = llvm.insertelement %841, %933[%934 : i64] : vector<16xf32>
      %936 = llvm.mlir.constant(12 : i64) : i64
      %937 = llvm.insertelement %842, %935[%936 : i64] : vector<16xf32>
      %938 = llvm.mlir.constant(13 : i64) : i64
      %939 = llvm.insertelement %843, %937[%938 : i64] : vector<16xf32>
      %940 = llvm.mlir.constant(14 : i64) : i64
      %941 = llvm.insertelement %844, %939[%940 : i64] : vector<16xf32>
      %942 = llvm.mlir.constant(15 : i64) : i64
      %943 = llvm.insertelement %845, %941[%942 : i64] : vector<16xf32>
      %944 = llvm.mlir.poison : vector<16xf32>
      %945 = llvm.mlir.constant(0 : i64) : i64
      %946 = llvm.insertelement %846, %944[%945 : i64] : vector<16xf32>
      %947 = llvm.mlir.constant(1 : i64) : i64
      %948 = llvm.insertelement %847, %946[%947 : i64] : vector<16xf32>
      %949 = llvm.mlir.constant(2 : i64) : i64
      %950 = llvm.insertelement %848, %948[%949 : i64] : vector<16xf32>
      %951 = llvm.mlir.constant(3 : i64) : i64
      %952 = llvm.insertelement %849, %950[%951 : i64] : vector<16xf32>
      %953 = llvm.mlir.constant(4 : i64) : i64
      %954 = llvm.insertelement %850, %952[%953 : i64] : vector<16xf32>
      %955 = llvm.mlir.constant(5 : i64) : i64
      %956 = llvm.insertelement %851, %954[%955 : i64] : vector<16xf32>
      %957 = llvm.mlir.constant(6 : i64) : i64
      %958 = llvm.insertelement %852, %956[%957 : i64] : vector<16xf32>
      %959 = llvm.mlir.constant(7 : i64) : i64
      %960 = llvm.insertelement %853, %958[%959 : i64] : vector<16xf32>
      %961 = llvm.mlir.constant(8 : i64) : i64
      %962 = llvm.insertelement %854, %960[%961 : i64] : vector<16xf32>
      %963 = llvm.mlir.constant(9 : i64) : i64
      %964 = llvm.insertelement %855, %962[%963 : i64] : vector<16xf32>
      %965 = llvm.mlir.constant(10 : i64) : i64
      %966 = llvm.insertelement %856, %964[%965 : i64] : vector<16xf32>
      %967 = llvm.mlir.constant(11 : i64) : i64
      %968 = llvm.insertelement %857, %966[%967 : i64] : vector<16xf32>
      %969 = llvm.mlir.constant(12 : i64) : i64
      %970 = llvm.insertelement %858, %968[%969 : i64] : vector<16xf32>
      %971 = llvm.mlir.constant(13 : i64) : i64
      %972 = llvm.insertelement %859, %970[%971 : i64] : vector<16xf32>
      %973 = llvm.mlir.constant(14 : i64) : i64
      %974 = llvm.insertelement %860, %972[%973 : i64] : vector<16xf32>
      %975 = llvm.mlir.constant(15 : i64) : i64
      %976 = llvm.insertelement %861, %974[%975 : i64] : vector<16xf32>
      %977 = llvm.mlir.poison : vector<16xf32>
      %978 = llvm.mlir.constant(0 : i64) : i64
      %979 = llvm.insertelement %862, %977[%978 : i64] : vector<16xf32>
      %980 = llvm.mlir.constant(1 : i64) : i64
      %981 = llvm.insertelement %863, %979[%980 : i64] : vector<16xf32>
      %982 = llvm.mlir.constant(2 : i64) : i64
      %983 = llvm.insertelement %864, %981[%982 : i64] : vector<16xf32>
      %984 = llvm.mlir.constant(3 : i64) : i64
      %985 = llvm.insertelement %865, %983[%984 : i64] : vector<16xf32>
      %986 = llvm.mlir.constant(4 : i64) : i64
      %987 = llvm.insertelement %866, %985[%986 : i64] : vector<16xf32>
      %988 = llvm.mlir.constant(5 : i64) : i64
      %989 = llvm.insertelement %867, %987[%988 : i64] : vector<16xf32>
      %990 = llvm.mlir.constant(6 : i64) : i64
      %991 = llvm.insertelement %868, %989[%990 : i64] : vector<16xf32>
      %992 = llvm.mlir.constant(7 : i64) : i64
      %993 = llvm.insertelement %869, %991[%992 : i64] : vector<16xf32>
      %994 = llvm.mlir.constant(8 : i64) : i64
      %995 = llvm.insertelement %870, %993[%994 : i64] : vector<16xf32>
      %996 = llvm.mlir.constant(9 : i64) : i64
      %997 = llvm.insertelement %871, %995[%996 : i64] : vector<16xf32>
      %998 = llvm.mlir.constant(10 : i64) : i64
      %999 = llvm.insertelement %872, %997[%998 : i64] : vector<16xf32>
      %1000 = llvm.mlir.constant(11 : i64) : i64
      %1001 = llvm.insertelement %873, %999[%1000 : i64] : vector<16xf32>
      %1002 = llvm.mlir.constant(12 : i64) : i64
      %1003 = llvm.insertelement %874, %1001[%1002 : i64] : vector<16xf32>
      %1004 = llvm.mlir.constant(13 : i64) : i64
      %1005 = llvm.insertelement %875, %1003[%1004 : i64] : vector<16xf32>
      %1006 = llvm.mlir.constant(14 : i64) : i64
      %1007 = llvm.insertelement %876, %1005[%1006 : i64] : vector<16xf32>
      %1008 = llvm.mlir.constant(15 : i64) : i64
      %1009 = llvm.insertelement %877, %1007[%1008 : i64] : vector<16xf32>
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::before_thread_sync;", "~{memory}"  : () -> ()
      nvvm.bar.warp.sync %55 : i32
      %1010 = llvm.sub %274, %268 : i32
      %1011 = llvm.icmp "slt" %1010, %48 : i32
      %1012 = llvm.add %1010, %51 : i32
      %1013 = llvm.select %1011, %1012, %1010 : i1, i32
      %1014 = llvm.icmp "sgt" %268, %48 : i32
      %1015 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %1016 = llvm.add %1015, %37 : i32
      %1017 = llvm.mul %1013, %41 : i32
      %1018 = llvm.add %1016, %1017 : i32
      %1019 = llvm.icmp "eq" %245, %54 : i32
      %1020 = llvm.and %1014, %1019 : i1
      %1021 = llvm.zext %1020 : i1 to i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $1, 0;\0A@p mbarrier.arrive.shared::cta.b64 _, [$0];\0A}", "r,r,~{memory}" %1018, %1021 : (i32, i32) -> ()
      %1022 = llvm.zext %1014 : i1 to i32
      %1023 = llvm.sub %268, %1022 : i32
      %1024 = llvm.select %277, %910, %2 : i1, vector<16xf32>
      %1025 = llvm.select %277, %943, %2 : i1, vector<16xf32>
      %1026 = llvm.select %277, %976, %2 : i1, vector<16xf32>
      %1027 = llvm.select %277, %1009, %2 : i1, vector<16xf32>
      %1028 = llvm.udiv %247, %35 : i32
      %1029 = llvm.mul %1028, %14 : i32
      %1030 = llvm.zext %1029 : i32 to i64
      %1031 = llvm.add %738, %1030 : i64
      %1032 = llvm.mul %1031, %13 : i64
      %1033 = llvm.getelementptr %arg2[%1032] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1034 = llvm.sub %arg5, %1031 : i64
      %1035 = llvm.intr.smin(%1034, %12) : (i64, i64) -> i64
      %1036 = llvm.intr.smax(%1035, %43) : (i64, i64) -> i64
      %1037 = llvm.trunc %1036 : i64 to i32
      %1038 = llvm.icmp "sgt" %1037, %48 : i32
      %1039 = llvm.getelementptr %1033[16] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1040 = llvm.icmp "sgt" %1037, %25 : i32
      %1041 = llvm.getelementptr %1033[32] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1042 = llvm.icmp "sgt" %1037, %11 : i32
      %1043 = llvm.getelementptr %1033[48] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1044 = llvm.icmp "sgt" %1037, %10 : i32
      %1045 = llvm.getelementptr %1033[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1046 = llvm.icmp "sgt" %1037, %52 : i32
      %1047 = llvm.getelementptr %1033[80] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1048 = llvm.icmp "sgt" %1037, %9 : i32
      %1049 = llvm.getelementptr %1033[96] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1050 = llvm.icmp "sgt" %1037, %8 : i32
      %1051 = llvm.getelementptr %1033[112] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1052 = llvm.icmp "sgt" %1037, %7 : i32
      %1053 = llvm.zext %1038 : i1 to i32
      %1054 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1033, %1053, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1055 = llvm.extractvalue %1054[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1056 = llvm.extractvalue %1054[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1057 = llvm.extractvalue %1054[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1058 = llvm.extractvalue %1054[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1059 = llvm.insertelement %1055, %6[%54 : i32] : vector<4xi32>
      %1060 = llvm.insertelement %1056, %1059[%23 : i32] : vector<4xi32>
      %1061 = llvm.insertelement %1057, %1060[%17 : i32] : vector<4xi32>
      %1062 = llvm.insertelement %1058, %1061[%16 : i32] : vector<4xi32>
      %1063 = llvm.bitcast %1062 : vector<4xi32> to vector<8xbf16>
      %1064 = llvm.zext %1040 : i1 to i32
      %1065 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1039, %1064, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1066 = llvm.extractvalue %1065[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1067 = llvm.extractvalue %1065[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1068 = llvm.extractvalue %1065[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1069 = llvm.extractvalue %1065[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1070 = llvm.insertelement %1066, %6[%54 : i32] : vector<4xi32>
      %1071 = llvm.insertelement %1067, %1070[%23 : i32] : vector<4xi32>
      %1072 = llvm.insertelement %1068, %1071[%17 : i32] : vector<4xi32>
      %1073 = llvm.insertelement %1069, %1072[%16 : i32] : vector<4xi32>
      %1074 = llvm.bitcast %1073 : vector<4xi32> to vector<8xbf16>
      %1075 = llvm.shufflevector %1063, %1074 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1076 = llvm.zext %1042 : i1 to i32
      %1077 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1041, %1076, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1078 = llvm.extractvalue %1077[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1079 = llvm.extractvalue %1077[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1080 = llvm.extractvalue %1077[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1081 = llvm.extractvalue %1077[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1082 = llvm.insertelement %1078, %6[%54 : i32] : vector<4xi32>
      %1083 = llvm.insertelement %1079, %1082[%23 : i32] : vector<4xi32>
      %1084 = llvm.insertelement %1080, %1083[%17 : i32] : vector<4xi32>
      %1085 = llvm.insertelement %1081, %1084[%16 : i32] : vector<4xi32>
      %1086 = llvm.bitcast %1085 : vector<4xi32> to vector<8xbf16>
      %1087 = llvm.zext %1044 : i1 to i32
      %1088 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1043, %1087, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1089 = llvm.extractvalue %1088[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1090 = llvm.extractvalue %1088[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1091 = llvm.extractvalue %1088[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1092 = llvm.extractvalue %1088[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1093 = llvm.insertelement %1089, %6[%54 : i32] : vector<4xi32>
      %1094 = llvm.insertelement %1090, %1093[%23 : i32] : vector<4xi32>
      %1095 = llvm.insertelement %1091, %1094[%17 : i32] : vector<4xi32>
      %1096 = llvm.insertelement %1092, %1095[%16 : i32] : vector<4xi32>
      %1097 = llvm.bitcast %1096 : vector<4xi32> to vector<8xbf16>
      %1098 = llvm.shufflevector %1086, %1097 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1099 = llvm.zext %1046 : i1 to i32
      %1100 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1045, %1099, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1101 = llvm.extractvalue %1100[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1102 = llvm.extractvalue %1100[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1103 = llvm.extractvalue %1100[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1104 = llvm.extractvalue %1100[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1105 = llvm.insertelement %1101, %6[%54 : i32] : vector<4xi32>
      %1106 = llvm.insertelement %1102, %1105[%23 : i32] : vector<4xi32>
      %1107 = llvm.insertelement %1103, %1106[%17 : i32] : vector<4xi32>
      %1108 = llvm.insertelement %1104, %1107[%16 : i32] : vector<4xi32>
      %1109 = llvm.bitcast %1108 : vector<4xi32> to vector<8xbf16>
      %1110 = llvm.zext %1048 : i1 to i32
      %1111 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1047, %1110, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1112 = llvm.extractvalue %1111[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1113 = llvm.extractvalue %1111[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1114 = llvm.extractvalue %1111[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1115 = llvm.extractvalue %1111[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1116 = llvm.insertelement %1112, %6[%54 : i32] : vector<4xi32>
      %1117 = llvm.insertelement %1113, %1116[%23 : i32] : vector<4xi32>
      %1118 = llvm.insertelement %1114, %1117[%17 : i32] : vector<4xi32>
      %1119 = llvm.insertelement %1115, %1118[%16 : i32] : vector<4xi32>
      %1120 = llvm.bitcast %1119 : vector<4xi32> to vector<8xbf16>
      %1121 = llvm.shufflevector %1109, %1120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1122 = llvm.zext %1050 : i1 to i32
      %1123 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1049, %1122, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1124 = llvm.extractvalue %1123[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1125 = llvm.extractvalue %1123[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1126 = llvm.extractvalue %1123[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1127 = llvm.extractvalue %1123[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1128 = llvm.insertelement %1124, %6[%54 : i32] : vector<4xi32>
      %1129 = llvm.insertelement %1125, %1128[%23 : i32] : vector<4xi32>
      %1130 = llvm.insertelement %1126, %1129[%17 : i32] : vector<4xi32>
      %1131 = llvm.insertelement %1127, %1130[%16 : i32] : vector<4xi32>
      %1132 = llvm.bitcast %1131 : vector<4xi32> to vector<8xbf16>
      %1133 = llvm.zext %1052 : i1 to i32
      %1134 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %1051, %1133, %54, %54, %54, %54 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1135 = llvm.extractvalue %1134[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1136 = llvm.extractvalue %1134[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1137 = llvm.extractvalue %1134[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1138 = llvm.extractvalue %1134[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1139 = llvm.insertelement %1135, %6[%54 : i32] : vector<4xi32>
      %1140 = llvm.insertelement %1136, %1139[%23 : i32] : vector<4xi32>
      %1141 = llvm.insertelement %1137, %1140[%17 : i32] : vector<4xi32>
      %1142 = llvm.insertelement %1138, %1141[%16 : i32] : vector<4xi32>
      %1143 = llvm.bitcast %1142 : vector<4xi32> to vector<8xbf16>
      %1144 = llvm.shufflevector %1132, %1143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1145 = llvm.fpext %1075 : vector<16xbf16> to vector<16xf32>
      %1146 = llvm.fpext %1098 : vector<16xbf16> to vector<16xf32>
      %1147 = llvm.fpext %1121 : vector<16xbf16> to vector<16xf32>
      %1148 = llvm.fpext %1144 : vector<16xbf16> to vector<16xf32>
      %1149 = llvm.fadd %1024, %1145 : vector<16xf32>
      %1150 = llvm.fadd %1025, %1146 : vector<16xf32>
      %1151 = llvm.fadd %1026, %1147 : vector<16xf32>
      %1152 = llvm.fadd %1027, %1148 : vector<16xf32>
      %1153 = llvm.fptrunc %1149 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1154 = llvm.fptrunc %1150 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1155 = llvm.fptrunc %1151 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1156 = llvm.fptrunc %1152 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1157 = llvm.intr.maximum(%1153, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1158 = llvm.intr.maximum(%1154, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1159 = llvm.intr.maximum(%1155, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1160 = llvm.intr.maximum(%1156, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1161 = llvm.icmp "eq" %246, %48 : i32
      llvm.cond_br %1161, ^bb44, ^bb45
    ^bb44:  // pred: ^bb43
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.wait_group.read 0;", "~{memory}"  : () -> ()
      llvm.br ^bb45
    ^bb45:  // 2 preds: ^bb43, ^bb44
      nvvm.barrier id = %16 number_of_threads = %22
      %1162 = llvm.urem %247, %35 : i32
      %1163 = llvm.mul %1162, %52 : i32
      %1164 = llvm.add %245, %1163 : i32
      %1165 = llvm.udiv %247, %35 : i32
      %1166 = llvm.mul %1165, %14 : i32
      %1167 = llvm.mul %1164, %14 : i32
      %1168 = llvm.urem %1166, %14 : i32
      %1169 = llvm.udiv %1166, %14 : i32
      %1170 = llvm.mul %1169, %5 : i32
      %1171 = llvm.add %1168, %1170 : i32
      %1172 = llvm.add %1167, %1171 : i32
      %1173 = llvm.lshr %1172, %50 : i32
      %1174 = llvm.and %1173, %7 : i32
      %1175 = llvm.xor %1172, %1174 : i32
      %1176 = llvm.mul %1175, %51 : i32
      %1177 = llvm.getelementptr %92[%1176] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1178 = llvm.xor %1175, %25 : i32
      %1179 = llvm.mul %1178, %51 : i32
      %1180 = llvm.getelementptr %92[%1179] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1181 = llvm.xor %1175, %11 : i32
      %1182 = llvm.mul %1181, %51 : i32
      %1183 = llvm.getelementptr %92[%1182] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1184 = llvm.xor %1175, %10 : i32
      %1185 = llvm.mul %1184, %51 : i32
      %1186 = llvm.getelementptr %92[%1185] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1187 = llvm.xor %1175, %52 : i32
      %1188 = llvm.mul %1187, %51 : i32
      %1189 = llvm.getelementptr %92[%1188] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1190 = llvm.xor %1175, %9 : i32
      %1191 = llvm.mul %1190, %51 : i32
      %1192 = llvm.getelementptr %92[%1191] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1193 = llvm.xor %1175, %8 : i32
      %1194 = llvm.mul %1193, %51 : i32
      %1195 = llvm.getelementptr %92[%1194] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1196 = llvm.xor %1175, %7 : i32
      %1197 = llvm.mul %1196, %51 : i32
      %1198 = llvm.getelementptr %92[%1197] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1199 = llvm.shufflevector %1157, %1157 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1199, %1177 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1200 = llvm.shufflevector %1157, %1157 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1200, %1180 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1201 = llvm.shufflevector %1158, %1158 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1201, %1183 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1202 = llvm.shufflevector %1158, %1158 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1202, %1186 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1203 = llvm.shufflevector %1159, %1159 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1203, %1189 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1204 = llvm.shufflevector %1159, %1159 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1204, %1192 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1205 = llvm.shufflevector %1160, %1160 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1205, %1195 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1206 = llvm.shufflevector %1160, %1160 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1206, %1198 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.inline_asm has_side_effects asm_dialect = att "fence.proxy.async.shared::cta;", "~{memory}"  : () -> ()
      nvvm.barrier id = %16 number_of_threads = %22
      %1207 = llvm.trunc %738 : i64 to i32
      %1208 = llvm.trunc %262 : i64 to i32
      %1209 = llvm.icmp "eq" %246, %48 : i32
      llvm.cond_br %1209, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      %1210 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %1211 = llvm.add %1210, %3 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %1211, %arg12, %1207, %1208 : (i32, !llvm.ptr, i32, i32) -> ()
      %1212 = llvm.add %1211, %29 : i32
      %1213 = llvm.add %1207, %30 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %1212, %arg12, %1213, %1208 : (i32, !llvm.ptr, i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.commit_group;", "~{memory}"  : () -> ()
      llvm.br ^bb47
    ^bb47:  // 2 preds: ^bb45, ^bb46
      %1214 = llvm.add %248, %108 : i64
      llvm.br ^bb38(%1214, %274, %276, %1023 : i64, i32, i32, i32)
    ^bb48:  // pred: ^bb38
      %1215 = llvm.icmp "eq" %246, %48 : i32
      llvm.cond_br %1215, ^bb49, ^bb50
    ^bb49:  // pred: ^bb48
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.wait_group 0;", "~{memory}"  : () -> ()
      llvm.br ^bb50
    ^bb50:  // 2 preds: ^bb48, ^bb49
      llvm.br ^bb51
    ^bb51:  // 2 preds: ^bb36, ^bb50
      nvvm.bar.warp.sync %55 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::before_thread_sync;", "~{memory}"  : () -> ()
      nvvm.barrier
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %1216 = llvm.icmp "eq" %60, %54 : i32
      llvm.cond_br %1216, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, 512;", "r,~{memory}" %114 : (i32) -> ()
      llvm.br ^bb53
    ^bb53:  // 2 preds: ^bb51, ^bb52
      llvm.return
    }
  }
