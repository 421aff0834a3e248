// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_100a to=how" | awk '/gpu.module @/ && ++n == 2 { exit } { print }' | diff %t -

module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @linear_0 {
    llvm.mlir.global external @dyn_smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
    llvm.func @linear_0(%arg0: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg1: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg2: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg3: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %arg10: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %arg11: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}) attributes {gpu.kernel, nvvm.kernel, nvvm.minctasm = 1 : i32, nvvm.reqntid = array<i32: 512>, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [128, 256, 16], grain = cta, stages = 3, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [1, 1], group = 16>, tier.shared_bytes = 214020 : i64, tier.threads = 512 : i64} {
      %0 = llvm.mlir.constant(1 : index) : i64
      %1 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xbf16>) : vector<16xbf16>
      %2 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
      %3 = llvm.mlir.constant(32768 : i32) : i32
      %4 = llvm.mlir.constant(148480 : i32) : i32
      %5 = llvm.mlir.constant(8192 : i32) : i32
      %6 = llvm.mlir.poison : vector<4xi32>
      %7 = llvm.mlir.constant(120 : i32) : i32
      %8 = llvm.mlir.constant(112 : i32) : i32
      %9 = llvm.mlir.constant(104 : i32) : i32
      %10 = llvm.mlir.constant(96 : i32) : i32
      %11 = llvm.mlir.constant(88 : i32) : i32
      %12 = llvm.mlir.constant(80 : i32) : i32
      %13 = llvm.mlir.constant(72 : i32) : i32
      %14 = llvm.mlir.constant(64 : i32) : i32
      %15 = llvm.mlir.constant(56 : i32) : i32
      %16 = llvm.mlir.constant(48 : i32) : i32
      %17 = llvm.mlir.constant(40 : i32) : i32
      %18 = llvm.mlir.constant(24 : i32) : i32
      %19 = llvm.mlir.constant(16 : i32) : i32
      %20 = llvm.mlir.constant(1073741824 : index) : i64
      %21 = llvm.mlir.constant(2 : index) : i64
      %22 = llvm.mlir.constant(21 : i32) : i32
      %23 = llvm.mlir.constant(2 : i32) : i32
      %24 = llvm.mlir.constant(-8 : i32) : i32
      %25 = llvm.mlir.constant(256 : i32) : i32
      %26 = llvm.mlir.constant(2 : i32) : i32
      %27 = llvm.mlir.constant(3 : i32) : i32
      %28 = llvm.mlir.constant(4611756662083026944 : i64) : i64
      %29 = llvm.mlir.constant(4611756662049538048 : i64) : i64
      %30 = llvm.mlir.constant(256 : i32) : i32
      %31 = llvm.mlir.constant(147520 : i32) : i32
      %32 = llvm.mlir.constant(4 : i32) : i32
      %33 = llvm.mlir.constant(128 : i32) : i32
      %34 = llvm.mlir.constant(8 : i32) : i32
      %35 = llvm.mlir.constant(3 : i32) : i32
      %36 = llvm.mlir.constant(1 : i32) : i32
      %37 = llvm.mlir.constant(192 : i32) : i32
      %38 = llvm.mlir.constant(24576 : i32) : i32
      %39 = llvm.mlir.constant(128 : i32) : i32
      %40 = llvm.mlir.constant(16384 : i32) : i32
      %41 = llvm.mlir.constant(64 : i32) : i32
      %42 = llvm.mlir.constant(8192 : i32) : i32
      %43 = llvm.mlir.constant(49152 : i32) : i32
      %44 = llvm.mlir.constant(32768 : i32) : i32
      %45 = llvm.mlir.constant(16384 : i32) : i32
      %46 = llvm.mlir.constant(147480 : i32) : i32
      %47 = llvm.mlir.constant(4 : i32) : i32
      %48 = llvm.mlir.constant(214016 : i32) : i32
      %49 = llvm.mlir.constant(147504 : i32) : i32
      %50 = llvm.mlir.constant(40 : i32) : i32
      %51 = llvm.mlir.constant(16 : i32) : i32
      %52 = llvm.mlir.constant(32 : i32) : i32
      %53 = llvm.mlir.constant(8 : i32) : i32
      %54 = llvm.mlir.constant(24 : i32) : i32
      %55 = llvm.mlir.constant(147456 : i32) : i32
      %56 = llvm.mlir.constant(0 : i32) : i32
      %57 = llvm.mlir.constant(0 : index) : i64
      %58 = llvm.mlir.constant(64 : index) : i64
      %59 = llvm.mlir.constant(16 : index) : i64
      %60 = llvm.mlir.constant(256 : index) : i64
      %61 = llvm.mlir.constant(128 : index) : i64
      %62 = llvm.mlir.constant(32 : i32) : i32
      %63 = llvm.mlir.constant(31 : i32) : i32
      %64 = llvm.mlir.constant(-1 : i32) : i32
      %65 = llvm.mlir.constant(5 : i32) : i32
      %66 = llvm.mlir.addressof @dyn_smem : !llvm.ptr<3>
      %67 = llvm.mlir.constant(0 : i32) : i32
      %68 = llvm.mlir.constant(1 : i32) : i32
      %69 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %69 : i32, !llvm.ptr
      %70 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %70 : i32, !llvm.ptr
      %71 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %71 : i32, !llvm.ptr
      %72 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %72 : i32, !llvm.ptr
      %73 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %73 : i32, !llvm.ptr
      %74 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %74 : i32, !llvm.ptr
      %75 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %75 : i32, !llvm.ptr
      %76 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %76 : i32, !llvm.ptr
      %77 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %77 : i32, !llvm.ptr
      %78 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %78 : i32, !llvm.ptr
      %79 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %79 : i32, !llvm.ptr
      %80 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %80 : i32, !llvm.ptr
      %81 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %81 : i32, !llvm.ptr
      %82 = llvm.alloca %68 x i32 : (i32) -> !llvm.ptr
      llvm.store %67, %82 : i32, !llvm.ptr
      %83 = nvvm.read.ptx.sreg.tid.x : i32
      %84 = llvm.lshr %83, %65 : i32
      %85 = nvvm.shfl.sync  idx %64, %84, %67, %63 : i32 -> i32
      %86 = nvvm.read.ptx.sreg.tid.x : i32
      %87 = llvm.icmp "eq" %86, %56 : i32
      llvm.cond_br %87, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %88 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %89 = llvm.add %88, %55 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %89 : (i32) -> ()
      %90 = llvm.add %89, %54 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %90 : (i32) -> ()
      %91 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %92 = llvm.add %91, %55 : i32
      %93 = llvm.add %92, %53 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %93 : (i32) -> ()
      %94 = llvm.add %92, %52 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %94 : (i32) -> ()
      %95 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %96 = llvm.add %95, %55 : i32
      %97 = llvm.add %96, %51 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %97 : (i32) -> ()
      %98 = llvm.add %96, %50 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %98 : (i32) -> ()
      llvm.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      %99 = llvm.icmp "eq" %86, %56 : i32
      llvm.cond_br %99, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %100 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %101 = llvm.add %100, %49 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %101 : (i32) -> ()
      %102 = llvm.add %101, %51 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 8;", "r,~{memory}" %102 : (i32) -> ()
      %103 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %104 = llvm.add %103, %49 : i32
      %105 = llvm.add %104, %53 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %105 : (i32) -> ()
      %106 = llvm.add %104, %54 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 8;", "r,~{memory}" %106 : (i32) -> ()
      llvm.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      %107 = llvm.getelementptr %66[148480] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %108 = nvvm.read.ptx.sreg.ctaid.x : i32
      %109 = llvm.zext %108 : i32 to i64
      %110 = llvm.icmp "eq" %arg4, %57 : i64
      %111 = llvm.sub %arg4, %0 : i64
      %112 = llvm.udiv %111, %61 : i64
      %113 = llvm.add %112, %0 : i64
      %114 = llvm.select %110, %57, %113 : i1, i64
      %115 = llvm.icmp "eq" %arg5, %57 : i64
      %116 = llvm.sub %arg5, %0 : i64
      %117 = llvm.udiv %116, %60 : i64
      %118 = llvm.add %117, %0 : i64
      %119 = llvm.select %115, %57, %118 : i1, i64
      %120 = llvm.mul %114, %119 : i64
      %121 = nvvm.read.ptx.sreg.nctaid.x : i32
      %122 = llvm.zext %121 : i32 to i64
      %123 = llvm.icmp "eq" %86, %56 : i32
      llvm.cond_br %123, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      llvm.inline_asm has_side_effects asm_dialect = att "fence.mbarrier_init.release.cluster;", "~{memory}"  : () -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg9 : (!llvm.ptr) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg10 : (!llvm.ptr) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg11 : (!llvm.ptr) -> ()
      llvm.br ^bb6
    ^bb6:  // 2 preds: ^bb4, ^bb5
      %124 = llvm.getelementptr %66[214016] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %125 = llvm.icmp "eq" %85, %67 : i32
      llvm.cond_br %125, ^bb7, ^bb8
    ^bb7:  // pred: ^bb6
      nvvm.bar.warp.sync %64 : i32
      %126 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %127 = llvm.add %126, %48 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], 512;\0Atcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", "r,~{memory}" %127 : (i32) -> ()
      llvm.br ^bb8
    ^bb8:  // 2 preds: ^bb6, ^bb7
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::before_thread_sync;", "~{memory}"  : () -> ()
      nvvm.barrier
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %128 = llvm.load %124 {alignment = 4 : i64} : !llvm.ptr<3> -> i32
      %129 = llvm.icmp "ult" %85, %47 : i32
      llvm.cond_br %129, ^bb9, ^bb20
    ^bb9:  // pred: ^bb8
      llvm.inline_asm has_side_effects asm_dialect = att "setmaxnreg.dec.sync.aligned.u32 40;", "~{memory}"  : () -> ()
      %130 = llvm.icmp "eq" %85, %67 : i32
      llvm.cond_br %130, ^bb10, ^bb19
    ^bb10:  // pred: ^bb9
      %131 = nvvm.elect.sync -> i1
      llvm.cond_br %131, ^bb11, ^bb18
    ^bb11:  // pred: ^bb10
      llvm.br ^bb12(%109 : i64)
    ^bb12(%132: i64):  // 2 preds: ^bb11, ^bb16
      %133 = llvm.icmp "slt" %132, %120 : i64
      llvm.cond_br %133, ^bb13, ^bb17
    ^bb13:  // pred: ^bb12
      %134 = llvm.mul %119, %59 : i64
      %135 = llvm.udiv %132, %134 : i64
      %136 = llvm.urem %132, %134 : i64
      %137 = llvm.mul %135, %59 : i64
      %138 = llvm.sub %114, %137 : i64
      %139 = llvm.intr.umin(%138, %59) : (i64, i64) -> i64
      %140 = llvm.urem %136, %139 : i64
      %141 = llvm.add %137, %140 : i64
      %142 = llvm.udiv %136, %139 : i64
      %143 = llvm.mul %141, %61 : i64
      %144 = llvm.mul %142, %60 : i64
      llvm.br ^bb14(%57 : i64)
    ^bb14(%145: i64):  // 2 preds: ^bb13, ^bb15
      %146 = llvm.icmp "slt" %145, %arg6 : i64
      llvm.cond_br %146, ^bb15, ^bb16
    ^bb15:  // pred: ^bb14
      %147 = llvm.load %82 : !llvm.ptr -> i32
      %148 = llvm.load %81 : !llvm.ptr -> i32
      %149 = llvm.xor %148, %68 : i32
      %150 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %151 = llvm.add %150, %46 : i32
      %152 = llvm.mul %147, %53 : i32
      %153 = llvm.add %151, %152 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %153, %149 : (i32, i32) -> ()
      %154 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %155 = llvm.add %154, %55 : i32
      %156 = llvm.mul %147, %53 : i32
      %157 = llvm.add %155, %156 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 49152;", "r,~{memory}" %157 : (i32) -> ()
      %158 = llvm.mul %147, %45 : i32
      %159 = llvm.mul %147, %44 : i32
      %160 = llvm.trunc %145 : i64 to i32
      %161 = llvm.trunc %143 : i64 to i32
      %162 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %163 = llvm.add %162, %158 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %163, %157, %arg9, %160, %161 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %164 = llvm.trunc %144 : i64 to i32
      %165 = llvm.trunc %145 : i64 to i32
      %166 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %167 = llvm.add %166, %43 : i32
      %168 = llvm.add %167, %159 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %168, %157, %arg10, %164, %165 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %169 = llvm.add %168, %42 : i32
      %170 = llvm.add %164, %41 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %169, %157, %arg10, %170, %165 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %171 = llvm.add %168, %40 : i32
      %172 = llvm.add %164, %39 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %171, %157, %arg10, %172, %165 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %173 = llvm.add %168, %38 : i32
      %174 = llvm.add %164, %37 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %173, %157, %arg10, %174, %165 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %175 = llvm.load %81 : !llvm.ptr -> i32
      %176 = llvm.xor %175, %36 : i32
      %177 = llvm.load %82 : !llvm.ptr -> i32
      %178 = llvm.add %177, %36 : i32
      %179 = llvm.icmp "eq" %178, %35 : i32
      %180 = llvm.select %179, %56, %178 : i1, i32
      llvm.store %180, %82 : i32, !llvm.ptr
      %181 = llvm.select %179, %176, %175 : i1, i32
      llvm.store %181, %81 : i32, !llvm.ptr
      %182 = llvm.add %145, %58 : i64
      llvm.br ^bb14(%182 : i64)
    ^bb16:  // pred: ^bb14
      %183 = llvm.add %132, %122 : i64
      llvm.br ^bb12(%183 : i64)
    ^bb17:  // pred: ^bb12
      llvm.br ^bb18
    ^bb18:  // 2 preds: ^bb10, ^bb17
      llvm.br ^bb19
    ^bb19:  // 2 preds: ^bb9, ^bb18
      llvm.br ^bb20
    ^bb20:  // 2 preds: ^bb8, ^bb19
      %184 = llvm.icmp "uge" %85, %47 : i32
      %185 = llvm.icmp "ult" %85, %34 : i32
      %186 = llvm.and %184, %185 : i1
      llvm.cond_br %186, ^bb21, ^bb32
    ^bb21:  // pred: ^bb20
      llvm.inline_asm has_side_effects asm_dialect = att "setmaxnreg.dec.sync.aligned.u32 40;", "~{memory}"  : () -> ()
      %187 = llvm.icmp "eq" %85, %32 : i32
      llvm.cond_br %187, ^bb22, ^bb31
    ^bb22:  // pred: ^bb21
      %188 = nvvm.elect.sync -> i1
      llvm.cond_br %188, ^bb23, ^bb30
    ^bb23:  // pred: ^bb22
      llvm.br ^bb24(%109 : i64)
    ^bb24(%189: i64):  // 2 preds: ^bb23, ^bb28
      %190 = llvm.icmp "slt" %189, %120 : i64
      llvm.cond_br %190, ^bb25, ^bb29
    ^bb25:  // pred: ^bb24
      %191 = llvm.load %75 : !llvm.ptr -> i32
      %192 = llvm.load %74 : !llvm.ptr -> i32
      %193 = llvm.xor %192, %68 : i32
      %194 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %195 = llvm.add %194, %31 : i32
      %196 = llvm.mul %191, %53 : i32
      %197 = llvm.add %195, %196 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %197, %193 : (i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %198 = llvm.icmp "eq" %191, %68 : i32
      %199 = llvm.select %198, %30, %67 : i1, i32
      %200 = llvm.add %128, %199 : i32
      llvm.br ^bb26(%57 : i64)
    ^bb26(%201: i64):  // 2 preds: ^bb25, ^bb27
      %202 = llvm.icmp "slt" %201, %arg6 : i64
      llvm.cond_br %202, ^bb27, ^bb28
    ^bb27:  // pred: ^bb26
      %203 = llvm.load %80 : !llvm.ptr -> i32
      %204 = llvm.load %79 : !llvm.ptr -> i32
      %205 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %206 = llvm.add %205, %55 : i32
      %207 = llvm.mul %203, %53 : i32
      %208 = llvm.add %206, %207 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %208, %204 : (i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %209 = llvm.load %76 : !llvm.ptr -> i32
      %210 = llvm.add %209, %68 : i32
      llvm.store %210, %76 : i32, !llvm.ptr
      %211 = llvm.mul %203, %45 : i32
      %212 = llvm.mul %203, %44 : i32
      %213 = llvm.load %79 : !llvm.ptr -> i32
      %214 = llvm.xor %213, %36 : i32
      %215 = llvm.load %80 : !llvm.ptr -> i32
      %216 = llvm.add %215, %36 : i32
      %217 = llvm.icmp "eq" %216, %35 : i32
      %218 = llvm.select %217, %56, %216 : i1, i32
      llvm.store %218, %80 : i32, !llvm.ptr
      %219 = llvm.select %217, %214, %213 : i1, i32
      llvm.store %219, %79 : i32, !llvm.ptr
      %220 = llvm.icmp "ne" %201, %57 : i64
      %221 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %222 = llvm.add %221, %211 : i32
      %223 = llvm.lshr %222, %32 : i32
      %224 = llvm.zext %223 : i32 to i64
      %225 = llvm.or %224, %29 : i64
      %226 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %227 = llvm.add %226, %43 : i32
      %228 = llvm.add %227, %212 : i32
      %229 = llvm.lshr %228, %32 : i32
      %230 = llvm.zext %229 : i32 to i64
      %231 = llvm.or %230, %28 : i64
      %232 = llvm.zext %220 : i1 to i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .b64 a, b;\0A.reg .b32 d;\0A.reg .pred p;\0Asetp.ne.b32 p, $3, 0;\0Aadd.s64 a, $1, 0;\0Aadd.s64 b, $2, 0;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, p;\0Aadd.s64 a, $1, 2;\0Aadd.s64 b, $2, 128;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, 1;\0Aadd.s64 a, $1, 4;\0Aadd.s64 b, $2, 256;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, 1;\0Aadd.s64 a, $1, 6;\0Aadd.s64 b, $2, 384;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138478736, 1;\0A}", "r,l,l,r,~{memory}" %200, %225, %231, %232 : (i32, i64, i64, i32) -> ()
      %233 = llvm.load %76 : !llvm.ptr -> i32
      %234 = llvm.load %80 : !llvm.ptr -> i32
      %235 = llvm.sub %234, %233 : i32
      %236 = llvm.icmp "slt" %235, %67 : i32
      %237 = llvm.add %235, %27 : i32
      %238 = llvm.select %236, %237, %235 : i1, i32
      %239 = llvm.icmp "sgt" %233, %67 : i32
      %240 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %241 = llvm.add %240, %46 : i32
      %242 = llvm.mul %238, %53 : i32
      %243 = llvm.add %241, %242 : i32
      %244 = llvm.zext %239 : i1 to i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $1, 0;\0A@p tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];\0A}", "r,r,~{memory}" %243, %244 : (i32, i32) -> ()
      %245 = llvm.zext %239 : i1 to i32
      %246 = llvm.sub %233, %245 : i32
      llvm.store %246, %76 : i32, !llvm.ptr
      %247 = llvm.add %201, %58 : i64
      llvm.br ^bb26(%247 : i64)
    ^bb28:  // pred: ^bb26
      %248 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %249 = llvm.add %248, %49 : i32
      %250 = llvm.mul %191, %53 : i32
      %251 = llvm.add %249, %250 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", "r,~{memory}" %251 : (i32) -> ()
      %252 = llvm.load %74 : !llvm.ptr -> i32
      %253 = llvm.xor %252, %36 : i32
      %254 = llvm.load %75 : !llvm.ptr -> i32
      %255 = llvm.add %254, %36 : i32
      %256 = llvm.icmp "eq" %255, %26 : i32
      %257 = llvm.select %256, %56, %255 : i1, i32
      llvm.store %257, %75 : i32, !llvm.ptr
      %258 = llvm.select %256, %253, %252 : i1, i32
      llvm.store %258, %74 : i32, !llvm.ptr
      %259 = llvm.add %189, %122 : i64
      llvm.br ^bb24(%259 : i64)
    ^bb29:  // pred: ^bb24
      llvm.br ^bb30
    ^bb30:  // 2 preds: ^bb22, ^bb29
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb21, ^bb30
      llvm.br ^bb32
    ^bb32:  // 2 preds: ^bb20, ^bb31
      %260 = llvm.icmp "uge" %85, %34 : i32
      llvm.cond_br %260, ^bb33, ^bb43
    ^bb33:  // pred: ^bb32
      %261 = nvvm.read.ptx.sreg.tid.x : i32
      %262 = llvm.urem %261, %62 : i32
      %263 = llvm.sub %261, %25 : i32
      %264 = llvm.sub %85, %34 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "setmaxnreg.inc.sync.aligned.u32 216;", "~{memory}"  : () -> ()
      llvm.br ^bb34(%109 : i64)
    ^bb34(%265: i64):  // 2 preds: ^bb33, ^bb39
      %266 = llvm.icmp "slt" %265, %120 : i64
      llvm.cond_br %266, ^bb35, ^bb40
    ^bb35:  // pred: ^bb34
      %267 = llvm.mul %119, %59 : i64
      %268 = llvm.udiv %265, %267 : i64
      %269 = llvm.urem %265, %267 : i64
      %270 = llvm.mul %268, %59 : i64
      %271 = llvm.sub %114, %270 : i64
      %272 = llvm.intr.umin(%271, %59) : (i64, i64) -> i64
      %273 = llvm.urem %269, %272 : i64
      %274 = llvm.add %270, %273 : i64
      %275 = llvm.udiv %269, %272 : i64
      %276 = llvm.mul %274, %61 : i64
      %277 = llvm.mul %275, %60 : i64
      %278 = llvm.load %73 : !llvm.ptr -> i32
      %279 = llvm.load %72 : !llvm.ptr -> i32
      %280 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %281 = llvm.add %280, %49 : i32
      %282 = llvm.mul %278, %53 : i32
      %283 = llvm.add %281, %282 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %283, %279 : (i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %284 = llvm.load %69 : !llvm.ptr -> i32
      %285 = llvm.add %284, %68 : i32
      llvm.store %285, %69 : i32, !llvm.ptr
      %286 = llvm.icmp "eq" %278, %68 : i32
      %287 = llvm.select %286, %30, %67 : i1, i32
      %288 = llvm.add %128, %287 : i32
      %289 = llvm.load %72 : !llvm.ptr -> i32
      %290 = llvm.xor %289, %36 : i32
      %291 = llvm.load %73 : !llvm.ptr -> i32
      %292 = llvm.add %291, %36 : i32
      %293 = llvm.icmp "eq" %292, %26 : i32
      %294 = llvm.select %293, %56, %292 : i1, i32
      llvm.store %294, %73 : i32, !llvm.ptr
      %295 = llvm.select %293, %290, %289 : i1, i32
      llvm.store %295, %72 : i32, !llvm.ptr
      %296 = llvm.add %85, %24 : i32
      %297 = llvm.lshr %296, %23 : i32
      %298 = llvm.urem %297, %23 : i32
      %299 = llvm.mul %298, %39 : i32
      %300 = llvm.add %299, %67 : i32
      %301 = llvm.add %288, %300 : i32
      %302 = llvm.and %296, %27 : i32
      %303 = llvm.shl %302, %22 : i32
      %304 = llvm.add %301, %303 : i32
      %305 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .b32 t;\0Aadd.s32 t, $128, 0;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [t];\0Aadd.s32 t, $128, 32;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, [t];\0Aadd.s32 t, $128, 64;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95}, [t];\0Aadd.s32 t, $128, 96;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, [t];\0Atcgen05.wait::ld.sync.aligned;\0A}", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}" %304 : (i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
      %306 = llvm.extractvalue %305[0] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %307 = llvm.extractvalue %305[1] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %308 = llvm.extractvalue %305[2] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %309 = llvm.extractvalue %305[3] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %310 = llvm.extractvalue %305[4] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %311 = llvm.extractvalue %305[5] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %312 = llvm.extractvalue %305[6] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %313 = llvm.extractvalue %305[7] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %314 = llvm.extractvalue %305[8] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %315 = llvm.extractvalue %305[9] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %316 = llvm.extractvalue %305[10] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %317 = llvm.extractvalue %305[11] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %318 = llvm.extractvalue %305[12] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %319 = llvm.extractvalue %305[13] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %320 = llvm.extractvalue %305[14] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %321 = llvm.extractvalue %305[15] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %322 = llvm.extractvalue %305[16] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %323 = llvm.extractvalue %305[17] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %324 = llvm.extractvalue %305[18] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %325 = llvm.extractvalue %305[19] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %326 = llvm.extractvalue %305[20] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %327 = llvm.extractvalue %305[21] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %328 = llvm.extractvalue %305[22] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %329 = llvm.extractvalue %305[23] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %330 = llvm.extractvalue %305[24] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %331 = llvm.extractvalue %305[25] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %332 = llvm.extractvalue %305[26] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %333 = llvm.extractvalue %305[27] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %334 = llvm.extractvalue %305[28] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %335 = llvm.extractvalue %305[29] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %336 = llvm.extractvalue %305[30] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %337 = llvm.extractvalue %305[31] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %338 = llvm.extractvalue %305[32] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %339 = llvm.extractvalue %305[33] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %340 = llvm.extractvalue %305[34] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %341 = llvm.extractvalue %305[35] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %342 = llvm.extractvalue %305[36] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %343 = llvm.extractvalue %305[37] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %344 = llvm.extractvalue %305[38] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %345 = llvm.extractvalue %305[39] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %346 = llvm.extractvalue %305[40] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %347 = llvm.extractvalue %305[41] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %348 = llvm.extractvalue %305[42] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %349 = llvm.extractvalue %305[43] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %350 = llvm.extractvalue %305[44] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %351 = llvm.extractvalue %305[45] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %352 = llvm.extractvalue %305[46] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %353 = llvm.extractvalue %305[47] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %354 = llvm.extractvalue %305[48] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %355 = llvm.extractvalue %305[49] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %356 = llvm.extractvalue %305[50] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %357 = llvm.extractvalue %305[51] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %358 = llvm.extractvalue %305[52] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %359 = llvm.extractvalue %305[53] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %360 = llvm.extractvalue %305[54] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %361 = llvm.extractvalue %305[55] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %362 = llvm.extractvalue %305[56] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %363 = llvm.extractvalue %305[57] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %364 = llvm.extractvalue %305[58] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %365 = llvm.extractvalue %305[59] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %366 = llvm.extractvalue %305[60] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %367 = llvm.extractvalue %305[61] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %368 = llvm.extractvalue %305[62] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %369 = llvm.extractvalue %305[63] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %370 = llvm.extractvalue %305[64] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %371 = llvm.extractvalue %305[65] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %372 = llvm.extractvalue %305[66] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %373 = llvm.extractvalue %305[67] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %374 = llvm.extractvalue %305[68] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %375 = llvm.extractvalue %305[69] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %376 = llvm.extractvalue %305[70] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %377 = llvm.extractvalue %305[71] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %378 = llvm.extractvalue %305[72] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %379 = llvm.extractvalue %305[73] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %380 = llvm.extractvalue %305[74] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %381 = llvm.extractvalue %305[75] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %382 = llvm.extractvalue %305[76] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %383 = llvm.extractvalue %305[77] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %384 = llvm.extractvalue %305[78] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %385 = llvm.extractvalue %305[79] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %386 = llvm.extractvalue %305[80] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %387 = llvm.extractvalue %305[81] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %388 = llvm.extractvalue %305[82] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %389 = llvm.extractvalue %305[83] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %390 = llvm.extractvalue %305[84] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %391 = llvm.extractvalue %305[85] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %392 = llvm.extractvalue %305[86] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %393 = llvm.extractvalue %305[87] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %394 = llvm.extractvalue %305[88] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %395 = llvm.extractvalue %305[89] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %396 = llvm.extractvalue %305[90] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %397 = llvm.extractvalue %305[91] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %398 = llvm.extractvalue %305[92] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %399 = llvm.extractvalue %305[93] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %400 = llvm.extractvalue %305[94] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %401 = llvm.extractvalue %305[95] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %402 = llvm.extractvalue %305[96] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %403 = llvm.extractvalue %305[97] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %404 = llvm.extractvalue %305[98] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %405 = llvm.extractvalue %305[99] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %406 = llvm.extractvalue %305[100] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %407 = llvm.extractvalue %305[101] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %408 = llvm.extractvalue %305[102] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %409 = llvm.extractvalue %305[103] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %410 = llvm.extractvalue %305[104] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %411 = llvm.extractvalue %305[105] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %412 = llvm.extractvalue %305[106] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %413 = llvm.extractvalue %305[107] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %414 = llvm.extractvalue %305[108] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %415 = llvm.extractvalue %305[109] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %416 = llvm.extractvalue %305[110] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %417 = llvm.extractvalue %305[111] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %418 = llvm.extractvalue %305[112] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %419 = llvm.extractvalue %305[113] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %420 = llvm.extractvalue %305[114] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %421 = llvm.extractvalue %305[115] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %422 = llvm.extractvalue %305[116] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %423 = llvm.extractvalue %305[117] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %424 = llvm.extractvalue %305[118] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %425 = llvm.extractvalue %305[119] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %426 = llvm.extractvalue %305[120] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %427 = llvm.extractvalue %305[121] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %428 = llvm.extractvalue %305[122] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %429 = llvm.extractvalue %305[123] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %430 = llvm.extractvalue %305[124] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %431 = llvm.extractvalue %305[125] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %432 = llvm.extractvalue %305[126] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %433 = llvm.extractvalue %305[127] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> 
      %434 = llvm.bitcast %306 : i32 to f32
      %435 = llvm.bitcast %307 : i32 to f32
      %436 = llvm.bitcast %308 : i32 to f32
      %437 = llvm.bitcast %309 : i32 to f32
      %438 = llvm.bitcast %310 : i32 to f32
      %439 = llvm.bitcast %311 : i32 to f32
      %440 = llvm.bitcast %312 : i32 to f32
      %441 = llvm.bitcast %313 : i32 to f32
      %442 = llvm.bitcast %314 : i32 to f32
      %443 = llvm.bitcast %315 : i32 to f32
      %444 = llvm.bitcast %316 : i32 to f32
      %445 = llvm.bitcast %317 : i32 to f32
      %446 = llvm.bitcast %318 : i32 to f32
      %447 = llvm.bitcast %319 : i32 to f32
      %448 = llvm.bitcast %320 : i32 to f32
      %449 = llvm.bitcast %321 : i32 to f32
      %450 = llvm.bitcast %322 : i32 to f32
      %451 = llvm.bitcast %323 : i32 to f32
      %452 = llvm.bitcast %324 : i32 to f32
      %453 = llvm.bitcast %325 : i32 to f32
      %454 = llvm.bitcast %326 : i32 to f32
      %455 = llvm.bitcast %327 : i32 to f32
      %456 = llvm.bitcast %328 : i32 to f32
      %457 = llvm.bitcast %329 : i32 to f32
      %458 = llvm.bitcast %330 : i32 to f32
      %459 = llvm.bitcast %331 : i32 to f32
      %460 = llvm.bitcast %332 : i32 to f32
      %461 = llvm.bitcast %333 : i32 to f32
      %462 = llvm.bitcast %334 : i32 to f32
      %463 = llvm.bitcast %335 : i32 to f32
      %464 = llvm.bitcast %336 : i32 to f32
      %465 = llvm.bitcast %337 : i32 to f32
      %466 = llvm.bitcast %338 : i32 to f32
      %467 = llvm.bitcast %339 : i32 to f32
      %468 = llvm.bitcast %340 : i32 to f32
      %469 = llvm.bitcast %341 : i32 to f32
      %470 = llvm.bitcast %342 : i32 to f32
      %471 = llvm.bitcast %343 : i32 to f32
      %472 = llvm.bitcast %344 : i32 to f32
      %473 = llvm.bitcast %345 : i32 to f32
      %474 = llvm.bitcast %346 : i32 to f32
      %475 = llvm.bitcast %347 : i32 to f32
      %476 = llvm.bitcast %348 : i32 to f32
      %477 = llvm.bitcast %349 : i32 to f32
      %478 = llvm.bitcast %350 : i32 to f32
      %479 = llvm.bitcast %351 : i32 to f32
      %480 = llvm.bitcast %352 : i32 to f32
      %481 = llvm.bitcast %353 : i32 to f32
      %482 = llvm.bitcast %354 : i32 to f32
      %483 = llvm.bitcast %355 : i32 to f32
      %484 = llvm.bitcast %356 : i32 to f32
      %485 = llvm.bitcast %357 : i32 to f32
      %486 = llvm.bitcast %358 : i32 to f32
      %487 = llvm.bitcast %359 : i32 to f32
      %488 = llvm.bitcast %360 : i32 to f32
      %489 = llvm.bitcast %361 : i32 to f32
      %490 = llvm.bitcast %362 : i32 to f32
      %491 = llvm.bitcast %363 : i32 to f32
      %492 = llvm.bitcast %364 : i32 to f32
      %493 = llvm.bitcast %365 : i32 to f32
      %494 = llvm.bitcast %366 : i32 to f32
      %495 = llvm.bitcast %367 : i32 to f32
      %496 = llvm.bitcast %368 : i32 to f32
      %497 = llvm.bitcast %369 : i32 to f32
      %498 = llvm.bitcast %370 : i32 to f32
      %499 = llvm.bitcast %371 : i32 to f32
      %500 = llvm.bitcast %372 : i32 to f32
      %501 = llvm.bitcast %373 : i32 to f32
      %502 = llvm.bitcast %374 : i32 to f32
      %503 = llvm.bitcast %375 : i32 to f32
      %504 = llvm.bitcast %376 : i32 to f32
      %505 = llvm.bitcast %377 : i32 to f32
      %506 = llvm.bitcast %378 : i32 to f32
      %507 = llvm.bitcast %379 : i32 to f32
      %508 = llvm.bitcast %380 : i32 to f32
      %509 = llvm.bitcast %381 : i32 to f32
      %510 = llvm.bitcast %382 : i32 to f32
      %511 = llvm.bitcast %383 : i32 to f32
      %512 = llvm.bitcast %384 : i32 to f32
      %513 = llvm.bitcast %385 : i32 to f32
      %514 = llvm.bitcast %386 : i32 to f32
      %515 = llvm.bitcast %387 : i32 to f32
      %516 = llvm.bitcast %388 : i32 to f32
      %517 = llvm.bitcast %389 : i32 to f32
      %518 = llvm.bitcast %390 : i32 to f32
      %519 = llvm.bitcast %391 : i32 to f32
      %520 = llvm.bitcast %392 : i32 to f32
      %521 = llvm.bitcast %393 : i32 to f32
      %522 = llvm.bitcast %394 : i32 to f32
      %523 = llvm.bitcast %395 : i32 to f32
      %524 = llvm.bitcast %396 : i32 to f32
      %525 = llvm.bitcast %397 : i32 to f32
      %526 = llvm.bitcast %398 : i32 to f32
      %527 = llvm.bitcast %399 : i32 to f32
      %528 = llvm.bitcast %400 : i32 to f32
      %529 = llvm.bitcast %401 : i32 to f32
      %530 = llvm.bitcast %402 : i32 to f32
      %531 = llvm.bitcast %403 : i32 to f32
      %532 = llvm.bitcast %404 : i32 to f32
      %533 = llvm.bitcast %405 : i32 to f32
      %534 = llvm.bitcast %406 : i32 to f32
      %535 = llvm.bitcast %407 : i32 to f32
      %536 = llvm.bitcast %408 : i32 to f32
      %537 = llvm.bitcast %409 : i32 to f32
      %538 = llvm.bitcast %410 : i32 to f32
      %539 = llvm.bitcast %411 : i32 to f32
      %540 = llvm.bitcast %412 : i32 to f32
      %541 = llvm.bitcast %413 : i32 to f32
      %542 = llvm.bitcast %414 : i32 to f32
      %543 = llvm.bitcast %415 : i32 to f32
      %544 = llvm.bitcast %416 : i32 to f32
      %545 = llvm.bitcast %417 : i32 to f32
      %546 = llvm.bitcast %418 : i32 to f32
      %547 = llvm.bitcast %419 : i32 to f32
      %548 = llvm.bitcast %420 : i32 to f32
      %549 = llvm.bitcast %421 : i32 to f32
      %550 = llvm.bitcast %422 : i32 to f32
      %551 = llvm.bitcast %423 : i32 to f32
      %552 = llvm.bitcast %424 : i32 to f32
      %553 = llvm.bitcast %425 : i32 to f32
      %554 = llvm.bitcast %426 : i32 to f32
      %555 = llvm.bitcast %427 : i32 to f32
      %556 = llvm.bitcast %428 : i32 to f32
      %557 = llvm.bitcast %429 : i32 to f32
      %558 = llvm.bitcast %430 : i32 to f32
      %559 = llvm.bitcast %431 : i32 to f32
      %560 = llvm.bitcast %432 : i32 to f32
      %561 = llvm.bitcast %433 : i32 to f32
      %562 = llvm.mlir.poison : vector<16xf32>
      %563 = llvm.mlir.constant(0 : i64) : i64
      %564 = llvm.insertelement %434, %562[%563 : i64] : vector<16xf32>
      %565 = llvm.mlir.constant(1 : i64) : i64
      %566 = llvm.insertelement %435, %564[%565 : i64] : vector<16xf32>
      %567 = llvm.mlir.constant(2 : i64) : i64
      %568 = llvm.insertelement %436, %566[%567 : i64] : vector<16xf32>
      %569 = llvm.mlir.constant(3 : i64) : i64
      %570 = llvm.insertelement %437, %568[%569 : i64] : vector<16xf32>
      %571 = llvm.mlir.constant(4 : i64) : i64
      %572 = llvm.insertelement %438, %570[%571 : i64] : vector<16xf32>
      %573 = llvm.mlir.constant(5 : i64) : i64
      %574 = llvm.insertelement %439, %572[%573 : i64] : vector<16xf32>
      %575 = llvm.mlir.constant(6 : i64) : i64
      %576 = llvm.insertelement %440, %574[%575 : i64] : vector<16xf32>
      %577 = llvm.mlir.constant(7 : i64) : i64
      %578 = llvm.insertelement %441, %576[%577 : i64] : vector<16xf32>
      %579 = llvm.mlir.constant(8 : i64) : i64
      %580 = llvm.insertelement %442, %578[%579 : i64] : vector<16xf32>
      %581 = llvm.mlir.constant(9 : i64) : i64
      %582 = llvm.insertelement %443, %580[%581 : i64] : vector<16xf32>
      %583 = llvm.mlir.constant(10 : i64) : i64
      %584 = llvm.insertelement %444, %582[%583 : i64] : vector<16xf32>
      %585 = llvm.mlir.constant(11 : i64) : i64
      %586 = llvm.insertelement %445, %584[%585 : i64] : vector<16xf32>
      %587 = llvm.mlir.constant(12 : i64) : i64
      %588 = llvm.insertelement %446, %586[%587 : i64] : vector<16xf32>
      %589 = llvm.mlir.constant(13 : i64) : i64
      %590 = llvm.insertelement %447, %588[%589 : i64] : vector<16xf32>
      %591 = llvm.mlir.constant(14 : i64) : i64
      %592 = llvm.insertelement %448, %590[%591 : i64] : vector<16xf32>
      %593 = llvm.mlir.constant(15 : i64) : i64
      %594 = llvm.insertelement %449, %592[%593 : i64] : vector<16xf32>
      %595 = llvm.mlir.poison : vector<16xf32>
      %596 = llvm.mlir.constant(0 : i64) : i64
      %597 = llvm.insertelement %450, %595[%596 : i64] : vector<16xf32>
      %598 = llvm.mlir.constant(1 : i64) : i64
      %599 = llvm.insertelement %451, %597[%598 : i64] : vector<16xf32>
      %600 = llvm.mlir.constant(2 : i64) : i64
      %601 = llvm.insertelement %452, %599[%600 : i64] : vector<16xf32>
      %602 = llvm.mlir.constant(3 : i64) : i64
      %603 = llvm.insertelement %453, %601[%602 : i64] : vector<16xf32>
      %604 = llvm.mlir.constant(4 : i64) : i64
      %605 = llvm.insertelement %454, %603[%604 : i64] : vector<16xf32>
      %606 = llvm.mlir.constant(5 : i64) : i64
      %607 = llvm.insertelement %455, %605[%606 : i64] : vector<16xf32>
      %608 = llvm.mlir.constant(6 : i64) : i64
      %609 = llvm.insertelement %456, %607[%608 : i64] : vector<16xf32>
      %610 = llvm.mlir.constant(7 : i64) : i64
      %611 = llvm.insertelement %457, %609[%610 : i64] : vector<16xf32>
      %612 = llvm.mlir.constant(8 : i64) : i64
      %613 = llvm.insertelement %458, %611[%612 : i64] : vector<16xf32>
      %614 = llvm.mlir.constant(9 : i64) : i64
      %615 = llvm.insertelement %459, %613[%614 : i64] : vector<16xf32>
      %616 = llvm.mlir.constant(10 : i64) : i64
      %617 = llvm.insertelement %460, %615[%616 : i64] : vector<16xf32>
      %618 = llvm.mlir.constant(11 : i64) : i64
      %619 = llvm.insertelement %461, %617[%618 : i64] : vector<16xf32>
      %620 = llvm.mlir.constant(12 : i64) : i64
      %621 = llvm.insertelement %462, %619[%620 : i64] : vector<16xf32>
      %622 = llvm.mlir.constant(13 : i64) : i64
      %623 = llvm.insertelement %463, %621[%622 : i64] : vector<16xf32>
      %624 = llvm.mlir.constant(14 : i64) : i64
      %625 = llvm.insertelement %464, %623[%624 : i64] : vector<16xf32>
      %626 = llvm.mlir.constant(15 : i64) : i64
      %627 = llvm.insertelement %465, %625[%626 : i64] : vector<16xf32>
      %628 = llvm.mlir.poison : vector<16xf32>
      %629 = llvm.mlir.constant(0 : i64) : i64
      %630 = llvm.insertelement %466, %628[%629 : i64] : vector<16xf32>
      %631 = llvm.mlir.constant(1 : i64) : i64
      %632 = llvm.insertelement %467, %630[%631 : i64] : vector<16xf32>
      %633 = llvm.mlir.constant(2 : i64) : i64
      %634 = llvm.insertelement %468, %632[%633 : i64] : vector<16xf32>
      %635 = llvm.mlir.constant(3 : i64) : i64
      %636 = llvm.insertelement %469, %634[%635 : i64] : vector<16xf32>
      %637 = llvm.mlir.constant(4 : i64) : i64
      %638 = llvm.insertelement %470, %636[%637 : i64] : vector<16xf32>
      %639 = llvm.mlir.constant(5 : i64) : i64
      %640 = llvm.insertelement %471, %638[%639 : i64] : vector<16xf32>
      %641 = llvm.mlir.constant(6 : i64) : i64
      %642 = llvm.insertelement %472, %640[%641 : i64] : vector<16xf32>
      %643 = llvm.mlir.constant(7 : i64) : i64
      %644 = llvm.insertelement %473, %642[%643 : i64] : vector<16xf32>
      %645 = llvm.mlir.constant(8 : i64) : i64
      %646 = llvm.insertelement %474, %644[%645 : i64] : vector<16xf32>
      %647 = llvm.mlir.constant(9 : i64) : i64
      %648 = llvm.insertelement %475, %646[%647 : i64] : vector<16xf32>
      %649 = llvm.mlir.constant(10 : i64) : i64
      %650 = llvm.insertelement %476, %648[%649 : i64] : vector<16xf32>
      %651 = llvm.mlir.constant(11 : i64) : i64
      %652 = llvm.insertelement %477, %650[%651 : i64] : vector<16xf32>
      %653 = llvm.mlir.constant(12 : i64) : i64
      %654 = llvm.insertelement %478, %652[%653 : i64] : vector<16xf32>
      %655 = llvm.mlir.constant(13 : i64) : i64
      %656 = llvm.insertelement %479, %654[%655 : i64] : vector<16xf32>
      %657 = llvm.mlir.constant(14 : i64) : i64
      %658 = llvm.insertelement %480, %656[%657 : i64] : vector<16xf32>
      %659 = llvm.mlir.constant(15 : i64) : i64
      %660 = llvm.insertelement %481, %658[%659 : i64] : vector<16xf32>
      %661 = llvm.mlir.poison : vector<16xf32>
      %662 = llvm.mlir.constant(0 : i64) : i64
      %663 = llvm.insertelement %482, %661[%662 : i64] : vector<16xf32>
      %664 = llvm.mlir.constant(1 : i64) : i64
      %665 = llvm.insertelement %483, %663[%664 : i64] : vector<16xf32>
      %666 = llvm.mlir.constant(2 : i64) : i64
      %667 = llvm.insertelement %484, %665[%666 : i64] : vector<16xf32>
      %668 = llvm.mlir.constant(3 : i64) : i64
      %669 = llvm.insertelement %485, %667[%668 : i64] : vector<16xf32>
      %670 = llvm.mlir.constant(4 : i64) : i64
      %671 = llvm.insertelement %486, %669[%670 : i64] : vector<16xf32>
      %672 = llvm.mlir.constant(5 : i64) : i64
      %673 = llvm.insertelement %487, %671[%672 : i64] : vector<16xf32>
      %674 = llvm.mlir.constant(6 : i64) : i64
      %675 = llvm.insertelement %488, %673[%674 : i64] : vector<16xf32>
      %676 = llvm.mlir.constant(7 : i64) : i64
      %677 = llvm.insertelement %489, %675[%676 : i64] : vector<16xf32>
      %678 = llvm.mlir.constant(8 : i64) : i64
      %679 = llvm.insertelement %490, %677[%678 : i64] : vector<16xf32>
      %680 = llvm.mlir.constant(9 : i64) : i64
      %681 = llvm.insertelement %491, %679[%680 : i64] : vector<16xf32>
      %682 = llvm.mlir.constant(10 : i64) : i64
      %683 = llvm.insertelement %492, %681[%682 : i64] : vector<16xf32>
      %684 = llvm.mlir.constant(11 : i64) : i64
      %685 = llvm.insertelement %493, %683[%684 : i64] : vector<16xf32>
      %686 = llvm.mlir.constant(12 : i64) : i64
      %687 = llvm.insertelement %494, %685[%686 : i64] : vector<16xf32>
      %688 = llvm.mlir.constant(13 : i64) : i64
      %689 = llvm.insertelement %495, %687[%688 : i64] : vector<16xf32>
      %690 = llvm.mlir.constant(14 : i64) : i64
      %691 = llvm.insertelement %496, %689[%690 : i64] : vector<16xf32>
      %692 = llvm.mlir.constant(15 : i64) : i64
      %693 = llvm.insertelement %497, %691[%692 : i64] : vector<16xf32>
      %694 = llvm.mlir.poison : vector<16xf32>
      %695 = llvm.mlir.constant(0 : i64) : i64
      %696 = llvm.insertelement %498, %694[%695 : i64] : vector<16xf32>
      %697 = llvm.mlir.constant(1 : i64) : i64
      %698 = llvm.insertelement %499, %696[%697 : i64] : vector<16xf32>
      %699 = llvm.mlir.constant(2 : i64) : i64
      %700 = llvm.insertelement %500, %698[%699 : i64] : vector<16xf32>
      %701 = llvm.mlir.constant(3 : i64) : i64
      %702 = llvm.insertelement %501, %700[%701 : i64] : vector<16xf32>
      %703 = llvm.mlir.constant(4 : i64) : i64
      %704 = llvm.insertelement %502, %702[%703 : i64] : vector<16xf32>
      %705 = llvm.mlir.constant(5 : i64) : i64
      %706 = llvm.insertelement %503, %704[%705 : i64] : vector<16xf32>
      %707 = llvm.mlir.constant(6 : i64) : i64
      %708 = llvm.insertelement %504, %706[%707 : i64] : vector<16xf32>
      %709 = llvm.mlir.constant(7 : i64) : i64
      %710 = llvm.insertelement %505, %708[%709 : i64] : vector<16xf32>
      %711 = llvm.mlir.constant(8 : i64) : i64
      %712 = llvm.insertelement %506, %710[%711 : i64] : vector<16xf32>
      %713 = llvm.mlir.constant(9 : i64) : i64
      %714 = llvm.insertelement %507, %712[%713 : i64] : vector<16xf32>
      %715 = llvm.mlir.constant(10 : i64) : i64
      %716 = llvm.insertelement %508, %714[%715 : i64] : vector<16xf32>
      %717 = llvm.mlir.constant(11 : i64) : i64
      %718 = llvm.insertelement %509, %716[%717 : i64] : vector<16xf32>
      %719 = llvm.mlir.constant(12 : i64) : i64
      %720 = llvm.insertelement %510, %718[%719 : i64] : vector<16xf32>
      %721 = llvm.mlir.constant(13 : i64) : i64
      %722 = llvm.insertelement %511, %720[%721 : i64] : vector<16xf32>
      %723 = llvm.mlir.constant(14 : i64) : i64
      %724 = llvm.insertelement %512, %722[%723 : i64] : vector<16xf32>
      %725 = llvm.mlir.constant(15 : i64) : i64
      %726 = llvm.insertelement %513, %724[%725 : i64] : vector<16xf32>
      %727 = llvm.mlir.poison : vector<16xf32>
      %728 = llvm.mlir.constant(0 : i64) : i64
      %729 = llvm.insertelement %514, %727[%728 : i64] : vector<16xf32>
      %730 = llvm.mlir.constant(1 : i64) : i64
      %731 = llvm.insertelement %515, %729[%730 : i64] : vector<16xf32>
      %732 = llvm.mlir.constant(2 : i64) : i64
      %733 = llvm.insertelement %516, %731[%732 : i64] : vector<16xf32>
      %734 = llvm.mlir.constant(3 : i64) : i64
      %735 = llvm.insertelement %517, %733[%734 : i64] : vector<16xf32>
      %736 = llvm.mlir.constant(4 : i64) : i64
      %737 = llvm.insertelement %518, %735[%736 : i64] : vector<16xf32>
      %738 = llvm.mlir.constant(5 : i64) : i64
      %739 = llvm.insertelement %519, %737[%738 : i64] : vector<16xf32>
      %740 = llvm.mlir.constant(6 : i64) : i64
      %741 = llvm.insertelement %520, %739[%740 : i64] : vector<16xf32>
      %742 = llvm.mlir.constant(7 : i64) : i64
      %743 = llvm.insertelement %521, %741[%742 : i64] : vector<16xf32>
      %744 = llvm.mlir.constant(8 : i64) : i64
      %745 = llvm.insertelement %522, %743[%744 : i64] : vector<16xf32>
      %746 = llvm.mlir.constant(9 : i64) : i64
      %747 = llvm.insertelement %523, %745[%746 : i64] : vector<16xf32>
      %748 = llvm.mlir.constant(10 : i64) : i64
      %749 = llvm.insertelement %524, %747[%748 : i64] : vector<16xf32>
      %750 = llvm.mlir.constant(11 : i64) : i64
      %751 = llvm.insertelement %525, %749[%750 : i64] : vector<16xf32>
      %752 = llvm.mlir.constant(12 : i64) : i64
      %753 = llvm.insertelement %526, %751[%752 : i64] : vector<16xf32>
      %754 = llvm.mlir.constant(13 : i64) : i64
      %755 = llvm.insertelement %527, %753[%754 : i64] : vector<16xf32>
      %756 = llvm.mlir.constant(14 : i64) : i64
      %757 = llvm.insertelement %528, %755[%756 : i64] : vector<16xf32>
      %758 = llvm.mlir.constant(15 : i64) : i64
      %759 = llvm.insertelement %529, %757[%758 : i64] : vector<16xf32>
      %760 = llvm.mlir.poison : vector<16xf32>
      %761 = llvm.mlir.constant(0 : i64) : i64
      %762 = llvm.insertelement %530, %760[%761 : i64] : vector<16xf32>
      %763 = llvm.mlir.constant(1 : i64) : i64
      %764 = llvm.insertelement %531, %762[%763 : i64] : vector<16xf32>
      %765 = llvm.mlir.constant(2 : i64) : i64
      %766 = llvm.insertelement %532, %764[%765 : i64] : vector<16xf32>
      %767 = llvm.mlir.constant(3 : i64) : i64
      %768 = llvm.insertelement %533, %766[%767 : i64] : vector<16xf32>
      %769 = llvm.mlir.constant(4 : i64) : i64
      %770 = llvm.insertelement %534, %768[%769 : i64] : vector<16xf32>
      %771 = llvm.mlir.constant(5 : i64) : i64
      %772 = llvm.insertelement %535, %770[%771 : i64] : vector<16xf32>
      %773 = llvm.mlir.constant(6 : i64) : i64
      %774 = llvm.insertelement %536, %772[%773 : i64] : vector<16xf32>
      %775 = llvm.mlir.constant(7 : i64) : i64
      %776 = llvm.insertelement %537, %774[%775 : i64] : vector<16xf32>
      %777 = llvm.mlir.constant(8 : i64) : i64
      %778 = llvm.insertelement %538, %776[%777 : i64] : vector<16xf32>
      %779 = llvm.mlir.constant(9 : i64) : i64
      %780 = llvm.insertelement %539, %778[%779 : i64] : vector<16xf32>
      %781 = llvm.mlir.constant(10 : i64) : i64
      %782 = llvm.insertelement %540, %780[%781 : i64] : vector<16xf32>
      %783 = llvm.mlir.constant(11 : i64) : i64
      %784 = llvm.insertelement %541, %782[%783 : i64] : vector<16xf32>
      %785 = llvm.mlir.constant(12 : i64) : i64
      %786 = llvm.insertelement %542, %784[%785 : i64] : vector<16xf32>
      %787 = llvm.mlir.constant(13 : i64) : i64
      %788 = llvm.insertelement %543, %786[%787 : i64] : vector<16xf32>
      %789 = llvm.mlir.constant(14 : i64) : i64
      %790 = llvm.insertelement %544, %788[%789 : i64] : vector<16xf32>
      %791 = llvm.mlir.constant(15 : i64) : i64
      %792 = llvm.insertelement %545, %790[%791 : i64] : vector<16xf32>
      %793 = llvm.mlir.poison : vector<16xf32>
      %794 = llvm.mlir.constant(0 : i64) : i64
      %795 = llvm.insertelement %546, %793[%794 : i64] : vector<16xf32>
      %796 = llvm.mlir.constant(1 : i64) : i64
      %797 = llvm.insertelement %547, %795[%796 : i64] : vector<16xf32>
      %798 = llvm.mlir.constant(2 : i64) : i64
      %799 = llvm.insertelement %548, %797[%798 : i64] : vector<16xf32>
      %800 = llvm.mlir.constant(3 : i64) : i64
      %801 = llvm.insertelement %549, %799[%800 : i64] : vector<16xf32>
      %802 = llvm.mlir.constant(4 : i64) : i64
      %803 = llvm.insertelement %550, %801[%802 : i64] : vector<16xf32>
      %804 = llvm.mlir.constant(5 : i64) : i64
      %805 = llvm.insertelement %551, %803[%804 : i64] : vector<16xf32>
      %806 = llvm.mlir.constant(6 : i64) : i64
      %807 = llvm.insertelement %552, %805[%806 : i64] : vector<16xf32>
      %808 = llvm.mlir.constant(7 : i64) : i64
      %809 = llvm.insertelement %553, %807[%808 : i64] : vector<16xf32>
      %810 = llvm.mlir.constant(8 : i64) : i64
      %811 = llvm.insertelement %554, %809[%810 : i64] : vector<16xf32>
      %812 = llvm.mlir.constant(9 : i64) : i64
      %813 = llvm.insertelement %555, %811[%812 : i64] : vector<16xf32>
      %814 = llvm.mlir.constant(10 : i64) : i64
      %815 = llvm.insertelement %556, %813[%814 : i64] : vector<16xf32>
      %816 = llvm.mlir.constant(11 : i64) : i64
      %817 = llvm.insertelement %557, %815[%816 : i64] : vector<16xf32>
      %818 = llvm.mlir.constant(12 : i64) : i64
      %819 = llvm.insertelement %558, %817[%818 : i64] : vector<16xf32>
      %820 = llvm.mlir.constant(13 : i64) : i64
      %821 = llvm.insertelement %559, %819[%820 : i64] : vector<16xf32>
      %822 = llvm.mlir.constant(14 : i64) : i64
      %823 = llvm.insertelement %560, %821[%822 : i64] : vector<16xf32>
      %824 = llvm.mlir.constant(15 : i64) : i64
      %825 = llvm.insertelement %561, %823[%824 : i64] : vector<16xf32>
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::before_thread_sync;", "~{memory}"  : () -> ()
      nvvm.bar.warp.sync %64 : i32
      %826 = llvm.load %69 : !llvm.ptr -> i32
      %827 = llvm.load %73 : !llvm.ptr -> i32
      %828 = llvm.sub %827, %826 : i32
      %829 = llvm.icmp "slt" %828, %67 : i32
      %830 = llvm.add %828, %23 : i32
      %831 = llvm.select %829, %830, %828 : i1, i32
      %832 = llvm.icmp "sgt" %826, %67 : i32
      %833 = llvm.icmp "eq" %262, %67 : i32
      %834 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %835 = llvm.add %834, %31 : i32
      %836 = llvm.mul %831, %53 : i32
      %837 = llvm.add %835, %836 : i32
      %838 = llvm.and %832, %833 : i1
      %839 = llvm.zext %838 : i1 to i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $1, 0;\0A@p mbarrier.arrive.shared::cta.b64 _, [$0];\0A}", "r,r,~{memory}" %837, %839 : (i32, i32) -> ()
      %840 = llvm.zext %832 : i1 to i32
      %841 = llvm.sub %826, %840 : i32
      llvm.store %841, %69 : i32, !llvm.ptr
      %842 = llvm.icmp "sgt" %arg6, %57 : i64
      %843 = llvm.select %842, %594, %2 : i1, vector<16xf32>
      %844 = llvm.select %842, %627, %2 : i1, vector<16xf32>
      %845 = llvm.select %842, %660, %2 : i1, vector<16xf32>
      %846 = llvm.select %842, %693, %2 : i1, vector<16xf32>
      %847 = llvm.select %842, %726, %2 : i1, vector<16xf32>
      %848 = llvm.select %842, %759, %2 : i1, vector<16xf32>
      %849 = llvm.select %842, %792, %2 : i1, vector<16xf32>
      %850 = llvm.select %842, %825, %2 : i1, vector<16xf32>
      %851 = llvm.udiv %264, %47 : i32
      %852 = llvm.mul %851, %33 : i32
      %853 = llvm.zext %852 : i32 to i64
      %854 = llvm.add %277, %853 : i64
      %855 = llvm.mul %854, %21 : i64
      %856 = llvm.getelementptr %arg2[%855] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %857 = llvm.sub %arg5, %854 : i64
      %858 = llvm.intr.smin(%857, %20) : (i64, i64) -> i64
      %859 = llvm.intr.smax(%858, %57) : (i64, i64) -> i64
      %860 = llvm.trunc %859 : i64 to i32
      %861 = llvm.icmp "sgt" %860, %56 : i32
      %862 = llvm.getelementptr %856[16] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %863 = llvm.icmp "sgt" %860, %34 : i32
      %864 = llvm.getelementptr %856[32] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %865 = llvm.icmp "sgt" %860, %19 : i32
      %866 = llvm.getelementptr %856[48] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %867 = llvm.icmp "sgt" %860, %18 : i32
      %868 = llvm.getelementptr %856[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %869 = llvm.icmp "sgt" %860, %62 : i32
      %870 = llvm.getelementptr %856[80] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %871 = llvm.icmp "sgt" %860, %17 : i32
      %872 = llvm.getelementptr %856[96] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %873 = llvm.icmp "sgt" %860, %16 : i32
      %874 = llvm.getelementptr %856[112] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %875 = llvm.icmp "sgt" %860, %15 : i32
      %876 = llvm.getelementptr %856[128] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %877 = llvm.icmp "sgt" %860, %14 : i32
      %878 = llvm.getelementptr %856[144] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %879 = llvm.icmp "sgt" %860, %13 : i32
      %880 = llvm.getelementptr %856[160] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %881 = llvm.icmp "sgt" %860, %12 : i32
      %882 = llvm.getelementptr %856[176] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %883 = llvm.icmp "sgt" %860, %11 : i32
      %884 = llvm.getelementptr %856[192] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %885 = llvm.icmp "sgt" %860, %10 : i32
      %886 = llvm.getelementptr %856[208] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %887 = llvm.icmp "sgt" %860, %9 : i32
      %888 = llvm.getelementptr %856[224] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %889 = llvm.icmp "sgt" %860, %8 : i32
      %890 = llvm.getelementptr %856[240] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %891 = llvm.icmp "sgt" %860, %7 : i32
      %892 = llvm.zext %861 : i1 to i32
      %893 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %856, %892, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %894 = llvm.extractvalue %893[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %895 = llvm.extractvalue %893[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %896 = llvm.extractvalue %893[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %897 = llvm.extractvalue %893[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %898 = llvm.insertelement %894, %6[%67 : i32] : vector<4xi32>
      %899 = llvm.insertelement %895, %898[%68 : i32] : vector<4xi32>
      %900 = llvm.insertelement %896, %899[%23 : i32] : vector<4xi32>
      %901 = llvm.insertelement %897, %900[%27 : i32] : vector<4xi32>
      %902 = llvm.bitcast %901 : vector<4xi32> to vector<8xbf16>
      %903 = llvm.zext %863 : i1 to i32
      %904 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %862, %903, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %905 = llvm.extractvalue %904[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %906 = llvm.extractvalue %904[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %907 = llvm.extractvalue %904[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %908 = llvm.extractvalue %904[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %909 = llvm.insertelement %905, %6[%67 : i32] : vector<4xi32>
      %910 = llvm.insertelement %906, %909[%68 : i32] : vector<4xi32>
      %911 = llvm.insertelement %907, %910[%23 : i32] : vector<4xi32>
      %912 = llvm.insertelement %908, %911[%27 : i32] : vector<4xi32>
      %913 = llvm.bitcast %912 : vector<4xi32> to vector<8xbf16>
      %914 = llvm.shufflevector %902, %913 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %915 = llvm.zext %865 : i1 to i32
      %916 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %864, %915, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %917 = llvm.extractvalue %916[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %918 = llvm.extractvalue %916[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %919 = llvm.extractvalue %916[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %920 = llvm.extractvalue %916[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %921 = llvm.insertelement %917, %6[%67 : i32] : vector<4xi32>
      %922 = llvm.insertelement %918, %921[%68 : i32] : vector<4xi32>
      %923 = llvm.insertelement %919, %922[%23 : i32] : vector<4xi32>
      %924 = llvm.insertelement %920, %923[%27 : i32] : vector<4xi32>
      %925 = llvm.bitcast %924 : vector<4xi32> to vector<8xbf16>
      %926 = llvm.zext %867 : i1 to i32
      %927 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %866, %926, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %928 = llvm.extractvalue %927[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %929 = llvm.extractvalue %927[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %930 = llvm.extractvalue %927[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %931 = llvm.extractvalue %927[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %932 = llvm.insertelement %928, %6[%67 : i32] : vector<4xi32>
      %933 = llvm.insertelement %929, %932[%68 : i32] : vector<4xi32>
      %934 = llvm.insertelement %930, %933[%23 : i32] : vector<4xi32>
      %935 = llvm.insertelement %931, %934[%27 : i32] : vector<4xi32>
      %936 = llvm.bitcast %935 : vector<4xi32> to vector<8xbf16>
      %937 = llvm.shufflevector %925, %936 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %938 = llvm.zext %869 : i1 to i32
      %939 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %868, %938, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %940 = llvm.extractvalue %939[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %941 = llvm.extractvalue %939[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %942 = llvm.extractvalue %939[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %943 = llvm.extractvalue %939[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %944 = llvm.insertelement %940, %6[%67 : i32] : vector<4xi32>
      %945 = llvm.insertelement %941, %944[%68 : i32] : vector<4xi32>
      %946 = llvm.insertelement %942, %945[%23 : i32] : vector<4xi32>
      %947 = llvm.insertelement %943, %946[%27 : i32] : vector<4xi32>
      %948 = llvm.bitcast %947 : vector<4xi32> to vector<8xbf16>
      %949 = llvm.zext %871 : i1 to i32
      %950 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %870, %949, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %951 = llvm.extractvalue %950[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %952 = llvm.extractvalue %950[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %953 = llvm.extractvalue %950[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %954 = llvm.extractvalue %950[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %955 = llvm.insertelement %951, %6[%67 : i32] : vector<4xi32>
      %956 = llvm.insertelement %952, %955[%68 : i32] : vector<4xi32>
      %957 = llvm.insertelement %953, %956[%23 : i32] : vector<4xi32>
      %958 = llvm.insertelement %954, %957[%27 : i32] : vector<4xi32>
      %959 = llvm.bitcast %958 : vector<4xi32> to vector<8xbf16>
      %960 = llvm.shufflevector %948, %959 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %961 = llvm.zext %873 : i1 to i32
      %962 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %872, %961, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %963 = llvm.extractvalue %962[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %964 = llvm.extractvalue %962[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %965 = llvm.extractvalue %962[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %966 = llvm.extractvalue %962[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %967 = llvm.insertelement %963, %6[%67 : i32] : vector<4xi32>
      %968 = llvm.insertelement %964, %967[%68 : i32] : vector<4xi32>
      %969 = llvm.insertelement %965, %968[%23 : i32] : vector<4xi32>
      %970 = llvm.insertelement %966, %969[%27 : i32] : vector<4xi32>
      %971 = llvm.bitcast %970 : vector<4xi32> to vector<8xbf16>
      %972 = llvm.zext %875 : i1 to i32
      %973 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %874, %972, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %974 = llvm.extractvalue %973[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %975 = llvm.extractvalue %973[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %976 = llvm.extractvalue %973[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %977 = llvm.extractvalue %973[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %978 = llvm.insertelement %974, %6[%67 : i32] : vector<4xi32>
      %979 = llvm.insertelement %975, %978[%68 : i32] : vector<4xi32>
      %980 = llvm.insertelement %976, %979[%23 : i32] : vector<4xi32>
      %981 = llvm.insertelement %977, %980[%27 : i32] : vector<4xi32>
      %982 = llvm.bitcast %981 : vector<4xi32> to vector<8xbf16>
      %983 = llvm.shufflevector %971, %982 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %984 = llvm.zext %877 : i1 to i32
      %985 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %876, %984, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %986 = llvm.extractvalue %985[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %987 = llvm.extractvalue %985[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %988 = llvm.extractvalue %985[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %989 = llvm.extractvalue %985[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %990 = llvm.insertelement %986, %6[%67 : i32] : vector<4xi32>
      %991 = llvm.insertelement %987, %990[%68 : i32] : vector<4xi32>
      %992 = llvm.insertelement %988, %991[%23 : i32] : vector<4xi32>
      %993 = llvm.insertelement %989, %992[%27 : i32] : vector<4xi32>
      %994 = llvm.bitcast %993 : vector<4xi32> to vector<8xbf16>
      %995 = llvm.zext %879 : i1 to i32
      %996 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %878, %995, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %997 = llvm.extractvalue %996[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %998 = llvm.extractvalue %996[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %999 = llvm.extractvalue %996[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1000 = llvm.extractvalue %996[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1001 = llvm.insertelement %997, %6[%67 : i32] : vector<4xi32>
      %1002 = llvm.insertelement %998, %1001[%68 : i32] : vector<4xi32>
      %1003 = llvm.insertelement %999, %1002[%23 : i32] : vector<4xi32>
      %1004 = llvm.insertelement %1000, %1003[%27 : i32] : vector<4xi32>
      %1005 = llvm.bitcast %1004 : vector<4xi32> to vector<8xbf16>
      %1006 = llvm.shufflevector %994, %1005 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1007 = llvm.zext %881 : i1 to i32
      %1008 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %880, %1007, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1009 = llvm.extractvalue %1008[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1010 = llvm.extractvalue %1008[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1011 = llvm.extractvalue %1008[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1012 = llvm.extractvalue %1008[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1013 = llvm.insertelement %1009, %6[%67 : i32] : vector<4xi32>
      %1014 = llvm.insertelement %1010, %1013[%68 : i32] : vector<4xi32>
      %1015 = llvm.insertelement %1011, %1014[%23 : i32] : vector<4xi32>
      %1016 = llvm.insertelement %1012, %1015[%27 : i32] : vector<4xi32>
      %1017 = llvm.bitcast %1016 : vector<4xi32> to vector<8xbf16>
      %1018 = llvm.zext %883 : i1 to i32
      %1019 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %882, %1018, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1020 = llvm.extractvalue %1019[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1021 = llvm.extractvalue %1019[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1022 = llvm.extractvalue %1019[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1023 = llvm.extractvalue %1019[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1024 = llvm.insertelement %1020, %6[%67 : i32] : vector<4xi32>
      %1025 = llvm.insertelement %1021, %1024[%68 : i32] : vector<4xi32>
      %1026 = llvm.insertelement %1022, %1025[%23 : i32] : vector<4xi32>
      %1027 = llvm.insertelement %1023, %1026[%27 : i32] : vector<4xi32>
      %1028 = llvm.bitcast %1027 : vector<4xi32> to vector<8xbf16>
      %1029 = llvm.shufflevector %1017, %1028 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1030 = llvm.zext %885 : i1 to i32
      %1031 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %884, %1030, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1032 = llvm.extractvalue %1031[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1033 = llvm.extractvalue %1031[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1034 = llvm.extractvalue %1031[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1035 = llvm.extractvalue %1031[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1036 = llvm.insertelement %1032, %6[%67 : i32] : vector<4xi32>
      %1037 = llvm.insertelement %1033, %1036[%68 : i32] : vector<4xi32>
      %1038 = llvm.insertelement %1034, %1037[%23 : i32] : vector<4xi32>
      %1039 = llvm.insertelement %1035, %1038[%27 : i32] : vector<4xi32>
      %1040 = llvm.bitcast %1039 : vector<4xi32> to vector<8xbf16>
      %1041 = llvm.zext %887 : i1 to i32
      %1042 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %886, %1041, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1043 = llvm.extractvalue %1042[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1044 = llvm.extractvalue %1042[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1045 = llvm.extractvalue %1042[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1046 = llvm.extractvalue %1042[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1047 = llvm.insertelement %1043, %6[%67 : i32] : vector<4xi32>
      %1048 = llvm.insertelement %1044, %1047[%68 : i32] : vector<4xi32>
      %1049 = llvm.insertelement %1045, %1048[%23 : i32] : vector<4xi32>
      %1050 = llvm.insertelement %1046, %1049[%27 : i32] : vector<4xi32>
      %1051 = llvm.bitcast %1050 : vector<4xi32> to vector<8xbf16>
      %1052 = llvm.shufflevector %1040, %1051 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1053 = llvm.zext %889 : i1 to i32
      %1054 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %888, %1053, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1055 = llvm.extractvalue %1054[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1056 = llvm.extractvalue %1054[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1057 = llvm.extractvalue %1054[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1058 = llvm.extractvalue %1054[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1059 = llvm.insertelement %1055, %6[%67 : i32] : vector<4xi32>
      %1060 = llvm.insertelement %1056, %1059[%68 : i32] : vector<4xi32>
      %1061 = llvm.insertelement %1057, %1060[%23 : i32] : vector<4xi32>
      %1062 = llvm.insertelement %1058, %1061[%27 : i32] : vector<4xi32>
      %1063 = llvm.bitcast %1062 : vector<4xi32> to vector<8xbf16>
      %1064 = llvm.zext %891 : i1 to i32
      %1065 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $5, 0;\0A@p ld.global.v4.b32 {$0, $1, $2, $3}, [$4];\0A}", "=r,=r,=r,=r,l,r,0,1,2,3,~{memory}" %890, %1064, %67, %67, %67, %67 : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %1066 = llvm.extractvalue %1065[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %1067 = llvm.extractvalue %1065[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %1068 = llvm.extractvalue %1065[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %1069 = llvm.extractvalue %1065[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %1070 = llvm.insertelement %1066, %6[%67 : i32] : vector<4xi32>
      %1071 = llvm.insertelement %1067, %1070[%68 : i32] : vector<4xi32>
      %1072 = llvm.insertelement %1068, %1071[%23 : i32] : vector<4xi32>
      %1073 = llvm.insertelement %1069, %1072[%27 : i32] : vector<4xi32>
      %1074 = llvm.bitcast %1073 : vector<4xi32> to vector<8xbf16>
      %1075 = llvm.shufflevector %1063, %1074 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xbf16> 
      %1076 = llvm.fpext %914 : vector<16xbf16> to vector<16xf32>
      %1077 = llvm.fpext %937 : vector<16xbf16> to vector<16xf32>
      %1078 = llvm.fpext %960 : vector<16xbf16> to vector<16xf32>
      %1079 = llvm.fpext %983 : vector<16xbf16> to vector<16xf32>
      %1080 = llvm.fpext %1006 : vector<16xbf16> to vector<16xf32>
      %1081 = llvm.fpext %1029 : vector<16xbf16> to vector<16xf32>
      %1082 = llvm.fpext %1052 : vector<16xbf16> to vector<16xf32>
      %1083 = llvm.fpext %1075 : vector<16xbf16> to vector<16xf32>
      %1084 = llvm.fadd %843, %1076 : vector<16xf32>
      %1085 = llvm.fadd %844, %1077 : vector<16xf32>
      %1086 = llvm.fadd %845, %1078 : vector<16xf32>
      %1087 = llvm.fadd %846, %1079 : vector<16xf32>
      %1088 = llvm.fadd %847, %1080 : vector<16xf32>
      %1089 = llvm.fadd %848, %1081 : vector<16xf32>
      %1090 = llvm.fadd %849, %1082 : vector<16xf32>
      %1091 = llvm.fadd %850, %1083 : vector<16xf32>
      %1092 = llvm.fptrunc %1084 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1093 = llvm.fptrunc %1085 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1094 = llvm.fptrunc %1086 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1095 = llvm.fptrunc %1087 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1096 = llvm.fptrunc %1088 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1097 = llvm.fptrunc %1089 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1098 = llvm.fptrunc %1090 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1099 = llvm.fptrunc %1091 {fastmath = #arith.fastmath<contract>} : vector<16xf32> to vector<16xbf16>
      %1100 = llvm.intr.maximum(%1092, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1101 = llvm.intr.maximum(%1093, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1102 = llvm.intr.maximum(%1094, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1103 = llvm.intr.maximum(%1095, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1104 = llvm.intr.maximum(%1096, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1105 = llvm.intr.maximum(%1097, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1106 = llvm.intr.maximum(%1098, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1107 = llvm.intr.maximum(%1099, %1) : (vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
      %1108 = llvm.icmp "eq" %263, %56 : i32
      llvm.cond_br %1108, ^bb36, ^bb37
    ^bb36:  // pred: ^bb35
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.wait_group.read 0;", "~{memory}"  : () -> ()
      llvm.br ^bb37
    ^bb37:  // 2 preds: ^bb35, ^bb36
      nvvm.barrier id = %27 number_of_threads = %30
      %1109 = llvm.urem %264, %47 : i32
      %1110 = llvm.mul %1109, %62 : i32
      %1111 = llvm.add %262, %1110 : i32
      %1112 = llvm.udiv %264, %47 : i32
      %1113 = llvm.mul %1112, %33 : i32
      %1114 = llvm.mul %1111, %14 : i32
      %1115 = llvm.urem %1113, %14 : i32
      %1116 = llvm.udiv %1113, %14 : i32
      %1117 = llvm.mul %1116, %5 : i32
      %1118 = llvm.add %1115, %1117 : i32
      %1119 = llvm.add %1114, %1118 : i32
      %1120 = llvm.lshr %1119, %35 : i32
      %1121 = llvm.and %1120, %15 : i32
      %1122 = llvm.xor %1119, %1121 : i32
      %1123 = llvm.mul %1122, %26 : i32
      %1124 = llvm.getelementptr %107[%1123] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1125 = llvm.xor %1122, %34 : i32
      %1126 = llvm.mul %1125, %26 : i32
      %1127 = llvm.getelementptr %107[%1126] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1128 = llvm.xor %1122, %19 : i32
      %1129 = llvm.mul %1128, %26 : i32
      %1130 = llvm.getelementptr %107[%1129] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1131 = llvm.xor %1122, %18 : i32
      %1132 = llvm.mul %1131, %26 : i32
      %1133 = llvm.getelementptr %107[%1132] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1134 = llvm.xor %1122, %62 : i32
      %1135 = llvm.mul %1134, %26 : i32
      %1136 = llvm.getelementptr %107[%1135] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1137 = llvm.xor %1122, %17 : i32
      %1138 = llvm.mul %1137, %26 : i32
      %1139 = llvm.getelementptr %107[%1138] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1140 = llvm.xor %1122, %16 : i32
      %1141 = llvm.mul %1140, %26 : i32
      %1142 = llvm.getelementptr %107[%1141] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1143 = llvm.xor %1122, %15 : i32
      %1144 = llvm.mul %1143, %26 : i32
      %1145 = llvm.getelementptr %107[%1144] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1146 = llvm.getelementptr %1124[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1147 = llvm.getelementptr %1127[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1148 = llvm.getelementptr %1130[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1149 = llvm.getelementptr %1133[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1150 = llvm.getelementptr %1136[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1151 = llvm.getelementptr %1139[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1152 = llvm.getelementptr %1142[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1153 = llvm.getelementptr %1145[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1154 = llvm.shufflevector %1100, %1100 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1154, %1124 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1155 = llvm.shufflevector %1100, %1100 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1155, %1127 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1156 = llvm.shufflevector %1101, %1101 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1156, %1130 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1157 = llvm.shufflevector %1101, %1101 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1157, %1133 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1158 = llvm.shufflevector %1102, %1102 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1158, %1136 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1159 = llvm.shufflevector %1102, %1102 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1159, %1139 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1160 = llvm.shufflevector %1103, %1103 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1160, %1142 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1161 = llvm.shufflevector %1103, %1103 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1161, %1145 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1162 = llvm.shufflevector %1104, %1104 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1162, %1146 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1163 = llvm.shufflevector %1104, %1104 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1163, %1147 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1164 = llvm.shufflevector %1105, %1105 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1164, %1148 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1165 = llvm.shufflevector %1105, %1105 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1165, %1149 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1166 = llvm.shufflevector %1106, %1106 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1166, %1150 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1167 = llvm.shufflevector %1106, %1106 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1167, %1151 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1168 = llvm.shufflevector %1107, %1107 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xbf16> 
      llvm.store %1168, %1152 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1169 = llvm.shufflevector %1107, %1107 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xbf16> 
      llvm.store %1169, %1153 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.inline_asm has_side_effects asm_dialect = att "fence.proxy.async.shared::cta;", "~{memory}"  : () -> ()
      nvvm.barrier id = %27 number_of_threads = %30
      %1170 = llvm.trunc %277 : i64 to i32
      %1171 = llvm.trunc %276 : i64 to i32
      %1172 = llvm.icmp "eq" %263, %56 : i32
      llvm.cond_br %1172, ^bb38, ^bb39
    ^bb38:  // pred: ^bb37
      %1173 = llvm.ptrtoint %66 : !llvm.ptr<3> to i32
      %1174 = llvm.add %1173, %4 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %1174, %arg11, %1170, %1171 : (i32, !llvm.ptr, i32, i32) -> ()
      %1175 = llvm.add %1174, %40 : i32
      %1176 = llvm.add %1170, %41 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %1175, %arg11, %1176, %1171 : (i32, !llvm.ptr, i32, i32) -> ()
      %1177 = llvm.add %1174, %3 : i32
      %1178 = llvm.add %1170, %39 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %1177, %arg11, %1178, %1171 : (i32, !llvm.ptr, i32, i32) -> ()
      %1179 = llvm.add %1174, %43 : i32
      %1180 = llvm.add %1170, %37 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %1179, %arg11, %1180, %1171 : (i32, !llvm.ptr, i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.commit_group;", "~{memory}"  : () -> ()
      llvm.br ^bb39
    ^bb39:  // 2 preds: ^bb37, ^bb38
      %1181 = llvm.add %265, %122 : i64
      llvm.br ^bb34(%1181 : i64)
    ^bb40:  // pred: ^bb34
      %1182 = llvm.icmp "eq" %263, %56 : i32
      llvm.cond_br %1182, ^bb41, ^bb42
    ^bb41:  // pred: ^bb40
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.wait_group 0;", "~{memory}"  : () -> ()
      llvm.br ^bb42
    ^bb42:  // 2 preds: ^bb40, ^bb41
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb32, ^bb42
      nvvm.bar.warp.sync %64 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::before_thread_sync;", "~{memory}"  : () -> ()
      nvvm.barrier
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.fence::after_thread_sync;", "~{memory}"  : () -> ()
      %1183 = llvm.icmp "eq" %85, %67 : i32
      llvm.cond_br %1183, ^bb44, ^bb45
    ^bb44:  // pred: ^bb43
      llvm.inline_asm has_side_effects asm_dialect = att "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, 512;", "r,~{memory}" %128 : (i32) -> ()
      llvm.br ^bb45
    ^bb45:  // 2 preds: ^bb43, ^bb44
      llvm.return
    }
  }
