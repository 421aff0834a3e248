// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_90a to=how" | awk '/gpu.module @/ && ++n == 2 { exit } { print }' | diff %t -

module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @linear_0 {
    llvm.mlir.global external @dyn_smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
    llvm.func @linear_0(%arg0: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg1: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg2: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg3: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr {layout.tensormap = #layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>, llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %arg10: !llvm.ptr {layout.tensormap = #layout.tensormap<element = bf16, box = [64, 16], swizzle = 128B>, llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}, %arg11: !llvm.ptr {layout.tensormap = #layout.tensormap<element = bf16, box = [64, 16], swizzle = 128B>, llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}) attributes {gpu.kernel, nvvm.kernel, nvvm.minctasm = 1 : i32, nvvm.reqntid = array<i32: 256>, tier.plan = #tier.plan<tile = [64, 16, 64], atom = [64, 16, 16], grain = warpgroup, stages = 22, warps = [4, 4], cluster = [1, 1], group = 32>, tier.shared_bytes = 228352 : i64, tier.threads = 256 : i64} {
      %0 = llvm.mlir.constant(1 : index) : i64
      %1 = llvm.mlir.constant(dense<0.000000e+00> : vector<2xbf16>) : vector<2xbf16>
      %2 = llvm.mlir.constant(226304 : i32) : i32
      %3 = llvm.mlir.constant(56 : i32) : i32
      %4 = llvm.mlir.constant(3 : i32) : i32
      %5 = llvm.mlir.constant(64 : i32) : i32
      %6 = llvm.mlir.constant(2 : i32) : i32
      %7 = llvm.mlir.constant(0 : i16) : i16
      %8 = llvm.mlir.constant(8 : i32) : i32
      %9 = llvm.mlir.constant(1073741824 : index) : i64
      %10 = llvm.mlir.constant(2 : index) : i64
      %11 = llvm.mlir.constant(16 : i32) : i32
      %12 = llvm.mlir.constant(4611686293305360384 : i64) : i64
      %13 = llvm.mlir.constant(4 : i32) : i32
      %14 = llvm.mlir.constant(262143 : i32) : i32
      %15 = llvm.mlir.constant(2 : i32) : i32
      %16 = llvm.mlir.undef : vector<2xf32>
      %17 = llvm.mlir.constant(128 : i32) : i32
      %18 = llvm.mlir.constant(180224 : i32) : i32
      %19 = llvm.mlir.constant(2048 : i32) : i32
      %20 = llvm.mlir.constant(8192 : i32) : i32
      %21 = llvm.mlir.constant(4 : i32) : i32
      %22 = llvm.mlir.constant(225456 : i32) : i32
      %23 = llvm.mlir.constant(168 : i32) : i32
      %24 = llvm.mlir.constant(160 : i32) : i32
      %25 = llvm.mlir.constant(152 : i32) : i32
      %26 = llvm.mlir.constant(144 : i32) : i32
      %27 = llvm.mlir.constant(136 : i32) : i32
      %28 = llvm.mlir.constant(128 : i32) : i32
      %29 = llvm.mlir.constant(120 : i32) : i32
      %30 = llvm.mlir.constant(112 : i32) : i32
      %31 = llvm.mlir.constant(104 : i32) : i32
      %32 = llvm.mlir.constant(96 : i32) : i32
      %33 = llvm.mlir.constant(88 : i32) : i32
      %34 = llvm.mlir.constant(80 : i32) : i32
      %35 = llvm.mlir.constant(72 : i32) : i32
      %36 = llvm.mlir.constant(64 : i32) : i32
      %37 = llvm.mlir.constant(56 : i32) : i32
      %38 = llvm.mlir.constant(48 : i32) : i32
      %39 = llvm.mlir.constant(40 : i32) : i32
      %40 = llvm.mlir.constant(32 : i32) : i32
      %41 = llvm.mlir.constant(24 : i32) : i32
      %42 = llvm.mlir.constant(16 : i32) : i32
      %43 = llvm.mlir.constant(8 : i32) : i32
      %44 = llvm.mlir.constant(225280 : i32) : i32
      %45 = llvm.mlir.constant(0 : index) : i64
      %46 = llvm.mlir.constant(32 : index) : i64
      %47 = llvm.mlir.constant(16 : index) : i64
      %48 = llvm.mlir.constant(64 : index) : i64
      %49 = llvm.mlir.constant(0 : i32) : i32
      %50 = llvm.mlir.constant(1 : i32) : i32
      %51 = llvm.mlir.constant(22 : i32) : i32
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
      %62 = llvm.icmp "eq" %61, %49 : i32
      llvm.cond_br %62, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %63 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %64 = llvm.add %63, %44 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %64 : (i32) -> ()
      %65 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %66 = llvm.add %65, %44 : i32
      %67 = llvm.add %66, %43 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %67 : (i32) -> ()
      %68 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %69 = llvm.add %68, %44 : i32
      %70 = llvm.add %69, %42 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %70 : (i32) -> ()
      %71 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %72 = llvm.add %71, %44 : i32
      %73 = llvm.add %72, %41 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %73 : (i32) -> ()
      %74 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %75 = llvm.add %74, %44 : i32
      %76 = llvm.add %75, %40 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %76 : (i32) -> ()
      %77 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %78 = llvm.add %77, %44 : i32
      %79 = llvm.add %78, %39 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %79 : (i32) -> ()
      %80 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %81 = llvm.add %80, %44 : i32
      %82 = llvm.add %81, %38 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %82 : (i32) -> ()
      %83 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %84 = llvm.add %83, %44 : i32
      %85 = llvm.add %84, %37 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %85 : (i32) -> ()
      %86 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %87 = llvm.add %86, %44 : i32
      %88 = llvm.add %87, %36 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %88 : (i32) -> ()
      %89 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %90 = llvm.add %89, %44 : i32
      %91 = llvm.add %90, %35 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %91 : (i32) -> ()
      %92 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %93 = llvm.add %92, %44 : i32
      %94 = llvm.add %93, %34 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %94 : (i32) -> ()
      %95 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %96 = llvm.add %95, %44 : i32
      %97 = llvm.add %96, %33 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %97 : (i32) -> ()
      %98 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %99 = llvm.add %98, %44 : i32
      %100 = llvm.add %99, %32 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %100 : (i32) -> ()
      %101 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %102 = llvm.add %101, %44 : i32
      %103 = llvm.add %102, %31 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %103 : (i32) -> ()
      %104 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %105 = llvm.add %104, %44 : i32
      %106 = llvm.add %105, %30 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %106 : (i32) -> ()
      %107 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %108 = llvm.add %107, %44 : i32
      %109 = llvm.add %108, %29 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %109 : (i32) -> ()
      %110 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %111 = llvm.add %110, %44 : i32
      %112 = llvm.add %111, %28 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %112 : (i32) -> ()
      %113 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %114 = llvm.add %113, %44 : i32
      %115 = llvm.add %114, %27 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %115 : (i32) -> ()
      %116 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %117 = llvm.add %116, %44 : i32
      %118 = llvm.add %117, %26 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %118 : (i32) -> ()
      %119 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %120 = llvm.add %119, %44 : i32
      %121 = llvm.add %120, %25 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %121 : (i32) -> ()
      %122 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %123 = llvm.add %122, %44 : i32
      %124 = llvm.add %123, %24 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %124 : (i32) -> ()
      %125 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %126 = llvm.add %125, %44 : i32
      %127 = llvm.add %126, %23 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 1;", "r,~{memory}" %127 : (i32) -> ()
      llvm.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      %128 = llvm.icmp "eq" %61, %49 : i32
      llvm.cond_br %128, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %129 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %130 = llvm.add %129, %22 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %130 : (i32) -> ()
      %131 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %132 = llvm.add %131, %22 : i32
      %133 = llvm.add %132, %43 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %133 : (i32) -> ()
      %134 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %135 = llvm.add %134, %22 : i32
      %136 = llvm.add %135, %42 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %136 : (i32) -> ()
      %137 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %138 = llvm.add %137, %22 : i32
      %139 = llvm.add %138, %41 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %139 : (i32) -> ()
      %140 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %141 = llvm.add %140, %22 : i32
      %142 = llvm.add %141, %40 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %142 : (i32) -> ()
      %143 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %144 = llvm.add %143, %22 : i32
      %145 = llvm.add %144, %39 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %145 : (i32) -> ()
      %146 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %147 = llvm.add %146, %22 : i32
      %148 = llvm.add %147, %38 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %148 : (i32) -> ()
      %149 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %150 = llvm.add %149, %22 : i32
      %151 = llvm.add %150, %37 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %151 : (i32) -> ()
      %152 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %153 = llvm.add %152, %22 : i32
      %154 = llvm.add %153, %36 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %154 : (i32) -> ()
      %155 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %156 = llvm.add %155, %22 : i32
      %157 = llvm.add %156, %35 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %157 : (i32) -> ()
      %158 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %159 = llvm.add %158, %22 : i32
      %160 = llvm.add %159, %34 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %160 : (i32) -> ()
      %161 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %162 = llvm.add %161, %22 : i32
      %163 = llvm.add %162, %33 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %163 : (i32) -> ()
      %164 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %165 = llvm.add %164, %22 : i32
      %166 = llvm.add %165, %32 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %166 : (i32) -> ()
      %167 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %168 = llvm.add %167, %22 : i32
      %169 = llvm.add %168, %31 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %169 : (i32) -> ()
      %170 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %171 = llvm.add %170, %22 : i32
      %172 = llvm.add %171, %30 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %172 : (i32) -> ()
      %173 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %174 = llvm.add %173, %22 : i32
      %175 = llvm.add %174, %29 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %175 : (i32) -> ()
      %176 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %177 = llvm.add %176, %22 : i32
      %178 = llvm.add %177, %28 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %178 : (i32) -> ()
      %179 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %180 = llvm.add %179, %22 : i32
      %181 = llvm.add %180, %27 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %181 : (i32) -> ()
      %182 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %183 = llvm.add %182, %22 : i32
      %184 = llvm.add %183, %26 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %184 : (i32) -> ()
      %185 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %186 = llvm.add %185, %22 : i32
      %187 = llvm.add %186, %25 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %187 : (i32) -> ()
      %188 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %189 = llvm.add %188, %22 : i32
      %190 = llvm.add %189, %24 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %190 : (i32) -> ()
      %191 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %192 = llvm.add %191, %22 : i32
      %193 = llvm.add %192, %23 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.init.shared::cta.b64 [$0], 4;", "r,~{memory}" %193 : (i32) -> ()
      llvm.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      %194 = nvvm.read.ptx.sreg.ctaid.x : i32
      %195 = llvm.zext %194 : i32 to i64
      %196 = llvm.icmp "eq" %arg4, %45 : i64
      %197 = llvm.sub %arg4, %0 : i64
      %198 = llvm.udiv %197, %48 : i64
      %199 = llvm.add %198, %0 : i64
      %200 = llvm.select %196, %45, %199 : i1, i64
      %201 = llvm.icmp "eq" %arg5, %45 : i64
      %202 = llvm.sub %arg5, %0 : i64
      %203 = llvm.udiv %202, %47 : i64
      %204 = llvm.add %203, %0 : i64
      %205 = llvm.select %201, %45, %204 : i1, i64
      %206 = llvm.mul %200, %205 : i64
      %207 = nvvm.read.ptx.sreg.nctaid.x : i32
      %208 = llvm.zext %207 : i32 to i64
      %209 = llvm.icmp "eq" %61, %49 : i32
      llvm.cond_br %209, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      llvm.inline_asm has_side_effects asm_dialect = att "fence.mbarrier_init.release.cluster;", "~{memory}"  : () -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg9 : (!llvm.ptr) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg10 : (!llvm.ptr) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "prefetch.tensormap [$0];", "l,~{memory}" %arg11 : (!llvm.ptr) -> ()
      llvm.br ^bb6
    ^bb6:  // 2 preds: ^bb4, ^bb5
      nvvm.barrier
      %210 = llvm.icmp "ult" %60, %21 : i32
      llvm.cond_br %210, ^bb7, ^bb18
    ^bb7:  // pred: ^bb6
      %211 = llvm.icmp "eq" %60, %54 : i32
      llvm.cond_br %211, ^bb8, ^bb17
    ^bb8:  // pred: ^bb7
      %212 = nvvm.elect.sync -> i1
      llvm.cond_br %212, ^bb9, ^bb16
    ^bb9:  // pred: ^bb8
      llvm.br ^bb10(%195, %49, %49 : i64, i32, i32)
    ^bb10(%213: i64, %214: i32, %215: i32):  // 2 preds: ^bb9, ^bb14
      %216 = llvm.icmp "slt" %213, %206 : i64
      llvm.cond_br %216, ^bb11, ^bb15
    ^bb11:  // pred: ^bb10
      %217 = llvm.mul %205, %46 : i64
      %218 = llvm.udiv %213, %217 : i64
      %219 = llvm.urem %213, %217 : i64
      %220 = llvm.mul %218, %46 : i64
      %221 = llvm.sub %200, %220 : i64
      %222 = llvm.intr.umin(%221, %46) : (i64, i64) -> i64
      %223 = llvm.urem %219, %222 : i64
      %224 = llvm.add %220, %223 : i64
      %225 = llvm.udiv %219, %222 : i64
      %226 = llvm.mul %224, %48 : i64
      %227 = llvm.mul %225, %47 : i64
      llvm.br ^bb12(%45, %214, %215 : i64, i32, i32)
    ^bb12(%228: i64, %229: i32, %230: i32):  // 2 preds: ^bb11, ^bb13
      %231 = llvm.icmp "slt" %228, %arg6 : i64
      llvm.cond_br %231, ^bb13, ^bb14
    ^bb13:  // pred: ^bb12
      %232 = llvm.xor %230, %50 : i32
      %233 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %234 = llvm.add %233, %22 : i32
      %235 = llvm.mul %229, %43 : i32
      %236 = llvm.add %234, %235 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %236, %232 : (i32, i32) -> ()
      %237 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %238 = llvm.add %237, %44 : i32
      %239 = llvm.mul %229, %43 : i32
      %240 = llvm.add %238, %239 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 10240;", "r,~{memory}" %240 : (i32) -> ()
      %241 = llvm.mul %229, %20 : i32
      %242 = llvm.mul %229, %19 : i32
      %243 = llvm.trunc %226 : i64 to i32
      %244 = llvm.trunc %228 : i64 to i32
      %245 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %246 = llvm.add %245, %241 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %246, %240, %arg9, %243, %244 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %247 = llvm.trunc %228 : i64 to i32
      %248 = llvm.trunc %227 : i64 to i32
      %249 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %250 = llvm.add %249, %18 : i32
      %251 = llvm.add %250, %242 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [$0], [$2, {$3, $4}], [$1];", "r,r,l,r,r,~{memory}" %251, %240, %arg10, %247, %248 : (i32, i32, !llvm.ptr, i32, i32) -> ()
      %252 = llvm.add %229, %50 : i32
      %253 = llvm.icmp "eq" %252, %51 : i32
      %254 = llvm.select %253, %49, %252 : i1, i32
      %255 = llvm.xor %230, %50 : i32
      %256 = llvm.select %253, %255, %230 : i1, i32
      %257 = llvm.add %228, %48 : i64
      llvm.br ^bb12(%257, %254, %256 : i64, i32, i32)
    ^bb14:  // pred: ^bb12
      %258 = llvm.add %213, %208 : i64
      llvm.br ^bb10(%258, %229, %230 : i64, i32, i32)
    ^bb15:  // pred: ^bb10
      llvm.br ^bb16
    ^bb16:  // 2 preds: ^bb8, ^bb15
      llvm.br ^bb17
    ^bb17:  // 2 preds: ^bb7, ^bb16
      llvm.br ^bb18
    ^bb18:  // 2 preds: ^bb6, ^bb17
      %259 = llvm.icmp "uge" %60, %21 : i32
      llvm.cond_br %259, ^bb19, ^bb32
    ^bb19:  // pred: ^bb18
      %260 = nvvm.read.ptx.sreg.tid.x : i32
      %261 = llvm.urem %260, %52 : i32
      %262 = llvm.sub %260, %17 : i32
      %263 = llvm.sub %60, %21 : i32
      llvm.br ^bb20(%195, %49, %49, %49 : i64, i32, i32, i32)
    ^bb20(%264: i64, %265: i32, %266: i32, %267: i32):  // 2 preds: ^bb19, ^bb28
      %268 = llvm.icmp "slt" %264, %206 : i64
      llvm.cond_br %268, ^bb21, ^bb29
    ^bb21:  // pred: ^bb20
      %269 = llvm.mul %205, %46 : i64
      %270 = llvm.udiv %264, %269 : i64
      %271 = llvm.urem %264, %269 : i64
      %272 = llvm.mul %270, %46 : i64
      %273 = llvm.sub %200, %272 : i64
      %274 = llvm.intr.umin(%273, %46) : (i64, i64) -> i64
      %275 = llvm.urem %271, %274 : i64
      %276 = llvm.add %272, %275 : i64
      %277 = llvm.udiv %271, %274 : i64
      %278 = llvm.mul %276, %48 : i64
      %279 = llvm.mul %277, %47 : i64
      llvm.br ^bb22(%45, %16, %16, %16, %16, %265, %266, %267 : i64, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, i32, i32, i32)
    ^bb22(%280: i64, %281: vector<2xf32>, %282: vector<2xf32>, %283: vector<2xf32>, %284: vector<2xf32>, %285: i32, %286: i32, %287: i32):  // 2 preds: ^bb21, ^bb23
      %288 = llvm.icmp "slt" %280, %arg6 : i64
      llvm.cond_br %288, ^bb23, ^bb24
    ^bb23:  // pred: ^bb22
      %289 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %290 = llvm.add %289, %44 : i32
      %291 = llvm.mul %285, %43 : i32
      %292 = llvm.add %290, %291 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0AWAIT_${:uid}:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A@p bra.uni DONE_${:uid};\0Abra.uni WAIT_${:uid};\0ADONE_${:uid}:\0A}", "r,r,~{memory}" %292, %286 : (i32, i32) -> ()
      %293 = llvm.add %287, %50 : i32
      %294 = llvm.mul %285, %20 : i32
      %295 = llvm.mul %285, %19 : i32
      %296 = llvm.add %285, %50 : i32
      %297 = llvm.icmp "eq" %296, %51 : i32
      %298 = llvm.select %297, %49, %296 : i1, i32
      %299 = llvm.xor %286, %50 : i32
      %300 = llvm.select %297, %299, %286 : i1, i32
      %301 = llvm.mlir.constant(0 : i64) : i64
      %302 = llvm.extractelement %281[%301 : i64] : vector<2xf32>
      %303 = llvm.mlir.constant(1 : i64) : i64
      %304 = llvm.extractelement %281[%303 : i64] : vector<2xf32>
      %305 = llvm.mlir.constant(0 : i64) : i64
      %306 = llvm.extractelement %282[%305 : i64] : vector<2xf32>
      %307 = llvm.mlir.constant(1 : i64) : i64
      %308 = llvm.extractelement %282[%307 : i64] : vector<2xf32>
      %309 = llvm.mlir.constant(0 : i64) : i64
      %310 = llvm.extractelement %283[%309 : i64] : vector<2xf32>
      %311 = llvm.mlir.constant(1 : i64) : i64
      %312 = llvm.extractelement %283[%311 : i64] : vector<2xf32>
      %313 = llvm.mlir.constant(0 : i64) : i64
      %314 = llvm.extractelement %284[%313 : i64] : vector<2xf32>
      %315 = llvm.mlir.constant(1 : i64) : i64
      %316 = llvm.extractelement %284[%315 : i64] : vector<2xf32>
      %317 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %318 = llvm.add %317, %294 : i32
      %319 = llvm.and %318, %14 : i32
      %320 = llvm.lshr %319, %13 : i32
      %321 = llvm.zext %320 : i32 to i64
      %322 = llvm.or %321, %12 : i64
      %323 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %324 = llvm.add %323, %18 : i32
      %325 = llvm.add %324, %295 : i32
      %326 = llvm.and %325, %14 : i32
      %327 = llvm.lshr %326, %13 : i32
      %328 = llvm.zext %327 : i32 to i64
      %329 = llvm.or %328, %12 : i64
      %330 = llvm.icmp "ne" %280, %45 : i64
      %331 = llvm.zext %330 : i1 to i32
      %332 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .b64 a, b;\0A.reg .pred p;\0Asetp.ne.b32 p, $10, 0;\0Awgmma.fence.sync.aligned;\0Aadd.s64 a, $8, 0;\0Aadd.s64 b, $9, 0;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, a, b, p, 1, 1, 1, 0;\0Aadd.s64 a, $8, 128;\0Aadd.s64 b, $9, 2;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, a, b, 1, 1, 1, 1, 0;\0Aadd.s64 a, $8, 256;\0Aadd.s64 b, $9, 4;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, a, b, 1, 1, 1, 1, 0;\0Aadd.s64 a, $8, 384;\0Aadd.s64 b, $9, 6;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, a, b, 1, 1, 1, 1, 0;\0Awgmma.commit_group.sync.aligned;\0A}", "=f,=f,=f,=f,=f,=f,=f,=f,l,l,r,0,1,2,3,4,5,6,7,~{memory}" %322, %329, %331, %302, %304, %306, %308, %310, %312, %314, %316 : (i64, i64, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
      %333 = llvm.extractvalue %332[0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %334 = llvm.extractvalue %332[1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %335 = llvm.extractvalue %332[2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %336 = llvm.extractvalue %332[3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %337 = llvm.extractvalue %332[4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %338 = llvm.extractvalue %332[5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %339 = llvm.extractvalue %332[6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %340 = llvm.extractvalue %332[7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %341 = llvm.mlir.poison : vector<2xf32>
      %342 = llvm.mlir.constant(0 : i64) : i64
      %343 = llvm.insertelement %333, %341[%342 : i64] : vector<2xf32>
      %344 = llvm.mlir.constant(1 : i64) : i64
      %345 = llvm.insertelement %334, %343[%344 : i64] : vector<2xf32>
      %346 = llvm.mlir.poison : vector<2xf32>
      %347 = llvm.mlir.constant(0 : i64) : i64
      %348 = llvm.insertelement %335, %346[%347 : i64] : vector<2xf32>
      %349 = llvm.mlir.constant(1 : i64) : i64
      %350 = llvm.insertelement %336, %348[%349 : i64] : vector<2xf32>
      %351 = llvm.mlir.poison : vector<2xf32>
      %352 = llvm.mlir.constant(0 : i64) : i64
      %353 = llvm.insertelement %337, %351[%352 : i64] : vector<2xf32>
      %354 = llvm.mlir.constant(1 : i64) : i64
      %355 = llvm.insertelement %338, %353[%354 : i64] : vector<2xf32>
      %356 = llvm.mlir.poison : vector<2xf32>
      %357 = llvm.mlir.constant(0 : i64) : i64
      %358 = llvm.insertelement %339, %356[%357 : i64] : vector<2xf32>
      %359 = llvm.mlir.constant(1 : i64) : i64
      %360 = llvm.insertelement %340, %358[%359 : i64] : vector<2xf32>
      llvm.inline_asm has_side_effects asm_dialect = att "wgmma.wait_group.sync.aligned 1;", "~{memory}"  : () -> ()
      %361 = llvm.sub %298, %293 : i32
      %362 = llvm.icmp "slt" %361, %49 : i32
      %363 = llvm.add %361, %51 : i32
      %364 = llvm.select %362, %363, %361 : i1, i32
      %365 = llvm.icmp "sgt" %293, %50 : i32
      %366 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %367 = llvm.add %366, %22 : i32
      %368 = llvm.mul %364, %43 : i32
      %369 = llvm.add %367, %368 : i32
      %370 = llvm.icmp "eq" %261, %54 : i32
      %371 = llvm.and %365, %370 : i1
      %372 = llvm.zext %371 : i1 to i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $1, 0;\0A@p mbarrier.arrive.shared::cta.b64 _, [$0];\0A}", "r,r,~{memory}" %369, %372 : (i32, i32) -> ()
      %373 = llvm.zext %365 : i1 to i32
      %374 = llvm.sub %293, %373 : i32
      %375 = llvm.add %280, %48 : i64
      llvm.br ^bb22(%375, %345, %350, %355, %360, %298, %300, %374 : i64, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, i32, i32, i32)
    ^bb24:  // pred: ^bb22
      %376 = llvm.mlir.constant(0 : i64) : i64
      %377 = llvm.extractelement %281[%376 : i64] : vector<2xf32>
      %378 = llvm.mlir.constant(1 : i64) : i64
      %379 = llvm.extractelement %281[%378 : i64] : vector<2xf32>
      %380 = llvm.mlir.constant(0 : i64) : i64
      %381 = llvm.extractelement %282[%380 : i64] : vector<2xf32>
      %382 = llvm.mlir.constant(1 : i64) : i64
      %383 = llvm.extractelement %282[%382 : i64] : vector<2xf32>
      %384 = llvm.mlir.constant(0 : i64) : i64
      %385 = llvm.extractelement %283[%384 : i64] : vector<2xf32>
      %386 = llvm.mlir.constant(1 : i64) : i64
      %387 = llvm.extractelement %283[%386 : i64] : vector<2xf32>
      %388 = llvm.mlir.constant(0 : i64) : i64
      %389 = llvm.extractelement %284[%388 : i64] : vector<2xf32>
      %390 = llvm.mlir.constant(1 : i64) : i64
      %391 = llvm.extractelement %284[%390 : i64] : vector<2xf32>
      %392 = llvm.inline_asm has_side_effects asm_dialect = att "wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}" %377, %379, %381, %383, %385, %387, %389, %391 : (f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
      %393 = llvm.extractvalue %392[0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %394 = llvm.extractvalue %392[1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %395 = llvm.extractvalue %392[2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %396 = llvm.extractvalue %392[3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %397 = llvm.extractvalue %392[4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %398 = llvm.extractvalue %392[5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %399 = llvm.extractvalue %392[6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %400 = llvm.extractvalue %392[7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %401 = llvm.icmp "sgt" %arg6, %45 : i64
      %402 = llvm.zext %401 : i1 to i32
      %403 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $8, 0;\0A@p bra.uni RAN_${:uid};\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 $2, 0;\0Amov.b32 $3, 0;\0Amov.b32 $4, 0;\0Amov.b32 $5, 0;\0Amov.b32 $6, 0;\0Amov.b32 $7, 0;\0ARAN_${:uid}:\0A}", "=f,=f,=f,=f,=f,=f,=f,=f,r,0,1,2,3,4,5,6,7" %402, %393, %394, %395, %396, %397, %398, %399, %400 : (i32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
      %404 = llvm.extractvalue %403[0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %405 = llvm.extractvalue %403[1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %406 = llvm.extractvalue %403[2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %407 = llvm.extractvalue %403[3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %408 = llvm.extractvalue %403[4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %409 = llvm.extractvalue %403[5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %410 = llvm.extractvalue %403[6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %411 = llvm.extractvalue %403[7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> 
      %412 = llvm.mlir.poison : vector<2xf32>
      %413 = llvm.mlir.constant(0 : i64) : i64
      %414 = llvm.insertelement %404, %412[%413 : i64] : vector<2xf32>
      %415 = llvm.mlir.constant(1 : i64) : i64
      %416 = llvm.insertelement %405, %414[%415 : i64] : vector<2xf32>
      %417 = llvm.mlir.poison : vector<2xf32>
      %418 = llvm.mlir.constant(0 : i64) : i64
      %419 = llvm.insertelement %406, %417[%418 : i64] : vector<2xf32>
      %420 = llvm.mlir.constant(1 : i64) : i64
      %421 = llvm.insertelement %407, %419[%420 : i64] : vector<2xf32>
      %422 = llvm.mlir.poison : vector<2xf32>
      %423 = llvm.mlir.constant(0 : i64) : i64
      %424 = llvm.insertelement %408, %422[%423 : i64] : vector<2xf32>
      %425 = llvm.mlir.constant(1 : i64) : i64
      %426 = llvm.insertelement %409, %424[%425 : i64] : vector<2xf32>
      %427 = llvm.mlir.poison : vector<2xf32>
      %428 = llvm.mlir.constant(0 : i64) : i64
      %429 = llvm.insertelement %410, %427[%428 : i64] : vector<2xf32>
      %430 = llvm.mlir.constant(1 : i64) : i64
      %431 = llvm.insertelement %411, %429[%430 : i64] : vector<2xf32>
      %432 = llvm.sub %285, %287 : i32
      %433 = llvm.icmp "slt" %432, %49 : i32
      %434 = llvm.add %432, %51 : i32
      %435 = llvm.select %433, %434, %432 : i1, i32
      %436 = llvm.icmp "sgt" %287, %49 : i32
      %437 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %438 = llvm.add %437, %22 : i32
      %439 = llvm.mul %435, %43 : i32
      %440 = llvm.add %438, %439 : i32
      %441 = llvm.icmp "eq" %261, %54 : i32
      %442 = llvm.and %436, %441 : i1
      %443 = llvm.zext %442 : i1 to i32
      llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $1, 0;\0A@p mbarrier.arrive.shared::cta.b64 _, [$0];\0A}", "r,r,~{memory}" %440, %443 : (i32, i32) -> ()
      %444 = llvm.zext %436 : i1 to i32
      %445 = llvm.sub %287, %444 : i32
      %446 = llvm.udiv %261, %21 : i32
      %447 = llvm.mul %263, %11 : i32
      %448 = llvm.add %446, %447 : i32
      %449 = llvm.zext %448 : i32 to i64
      %450 = llvm.add %278, %449 : i64
      %451 = llvm.mul %450, %10 : i64
      %452 = llvm.getelementptr %arg2[%451] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %453 = llvm.sub %arg4, %450 : i64
      %454 = llvm.intr.smin(%453, %9) : (i64, i64) -> i64
      %455 = llvm.intr.smax(%454, %45) : (i64, i64) -> i64
      %456 = llvm.trunc %455 : i64 to i32
      %457 = llvm.icmp "sgt" %456, %49 : i32
      %458 = llvm.getelementptr %452[16] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %459 = llvm.icmp "sgt" %456, %8 : i32
      %460 = llvm.zext %457 : i1 to i32
      %461 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $2, 0;\0A@p ld.global.b16 $0, [$1];\0A}", "=h,l,r,0,~{memory}" %452, %460, %7 : (!llvm.ptr<1>, i32, i16) -> i16
      %462 = llvm.bitcast %461 : i16 to bf16
      %463 = llvm.zext %459 : i1 to i32
      %464 = llvm.inline_asm has_side_effects asm_dialect = att "{\0A.reg .pred p;\0Asetp.ne.b32 p, $2, 0;\0A@p ld.global.b16 $0, [$1];\0A}", "=h,l,r,0,~{memory}" %458, %463, %7 : (!llvm.ptr<1>, i32, i16) -> i16
      %465 = llvm.bitcast %464 : i16 to bf16
      %466 = llvm.fpext %462 : bf16 to f32
      %467 = llvm.fpext %465 : bf16 to f32
      %468 = llvm.mlir.poison : vector<2xf32>
      %469 = llvm.mlir.constant(0 : i32) : i32
      %470 = llvm.insertelement %466, %468[%469 : i32] : vector<2xf32>
      %471 = llvm.shufflevector %470, %468 [0, 0] : vector<2xf32> 
      %472 = llvm.mlir.poison : vector<2xf32>
      %473 = llvm.mlir.constant(0 : i32) : i32
      %474 = llvm.insertelement %467, %472[%473 : i32] : vector<2xf32>
      %475 = llvm.shufflevector %474, %472 [0, 0] : vector<2xf32> 
      %476 = llvm.fadd %416, %471 : vector<2xf32>
      %477 = llvm.fadd %421, %475 : vector<2xf32>
      %478 = llvm.fadd %426, %471 : vector<2xf32>
      %479 = llvm.fadd %431, %475 : vector<2xf32>
      %480 = llvm.fptrunc %476 {fastmath = #arith.fastmath<contract>} : vector<2xf32> to vector<2xbf16>
      %481 = llvm.fptrunc %477 {fastmath = #arith.fastmath<contract>} : vector<2xf32> to vector<2xbf16>
      %482 = llvm.fptrunc %478 {fastmath = #arith.fastmath<contract>} : vector<2xf32> to vector<2xbf16>
      %483 = llvm.fptrunc %479 {fastmath = #arith.fastmath<contract>} : vector<2xf32> to vector<2xbf16>
      %484 = llvm.intr.maximum(%480, %1) : (vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
      %485 = llvm.intr.maximum(%481, %1) : (vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
      %486 = llvm.intr.maximum(%482, %1) : (vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
      %487 = llvm.intr.maximum(%483, %1) : (vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
      %488 = llvm.icmp "eq" %262, %49 : i32
      llvm.cond_br %488, ^bb25, ^bb26
    ^bb25:  // pred: ^bb24
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.wait_group.read 0;", "~{memory}"  : () -> ()
      llvm.br ^bb26
    ^bb26:  // 2 preds: ^bb24, ^bb25
      nvvm.barrier id = %15 number_of_threads = %28
      %489 = llvm.urem %261, %8 : i32
      %490 = llvm.udiv %261, %8 : i32
      %491 = llvm.urem %490, %6 : i32
      %492 = llvm.mul %491, %8 : i32
      %493 = llvm.udiv %261, %11 : i32
      %494 = llvm.mul %493, %8 : i32
      %495 = llvm.add %489, %494 : i32
      %496 = llvm.mul %263, %11 : i32
      %497 = llvm.add %492, %496 : i32
      %498 = llvm.mul %495, %5 : i32
      %499 = llvm.add %497, %498 : i32
      %500 = llvm.lshr %499, %4 : i32
      %501 = llvm.and %500, %3 : i32
      %502 = llvm.xor %499, %501 : i32
      %503 = llvm.mul %502, %6 : i32
      %504 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %505 = llvm.add %504, %2 : i32
      %506 = llvm.add %505, %503 : i32
      %507 = llvm.bitcast %484 : vector<2xbf16> to i32
      %508 = llvm.bitcast %485 : vector<2xbf16> to i32
      %509 = llvm.bitcast %486 : vector<2xbf16> to i32
      %510 = llvm.bitcast %487 : vector<2xbf16> to i32
      llvm.inline_asm has_side_effects asm_dialect = att "stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [$0], {$1, $2, $3, $4};", "r,r,r,r,r,~{memory}" %506, %507, %508, %509, %510 : (i32, i32, i32, i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "fence.proxy.async.shared::cta;", "~{memory}"  : () -> ()
      nvvm.barrier id = %15 number_of_threads = %28
      %511 = llvm.trunc %278 : i64 to i32
      %512 = llvm.trunc %279 : i64 to i32
      %513 = llvm.icmp "eq" %262, %49 : i32
      llvm.cond_br %513, ^bb27, ^bb28
    ^bb27:  // pred: ^bb26
      %514 = llvm.ptrtoint %57 : !llvm.ptr<3> to i32
      %515 = llvm.add %514, %2 : i32
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}" %515, %arg11, %511, %512 : (i32, !llvm.ptr, i32, i32) -> ()
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.commit_group;", "~{memory}"  : () -> ()
      llvm.br ^bb28
    ^bb28:  // 2 preds: ^bb26, ^bb27
      %516 = llvm.add %264, %208 : i64
      llvm.br ^bb20(%516, %285, %286, %445 : i64, i32, i32, i32)
    ^bb29:  // pred: ^bb20
      %517 = llvm.icmp "eq" %262, %49 : i32
      llvm.cond_br %517, ^bb30, ^bb31
    ^bb30:  // pred: ^bb29
      llvm.inline_asm has_side_effects asm_dialect = att "cp.async.bulk.wait_group 0;", "~{memory}"  : () -> ()
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb29, ^bb30
      llvm.br ^bb32
    ^bb32:  // 2 preds: ^bb18, ^bb31
      llvm.return
    }
  }
