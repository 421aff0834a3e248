// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=gfx942 to=how" | awk '/gpu.module @/ && ++n == 2 { exit } { print }' | diff %t -

#mmra_tag = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @linear_0 {
    llvm.mlir.global internal constant @tier_zeros(dense<0> : tensor<64xi8>) {addr_space = 1 : i32, alignment = 64 : i64} : !llvm.array<64 x i8>
    llvm.mlir.global external @tier_shared() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
    llvm.func @linear_0(%arg0: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg1: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg2: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg3: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) attributes {gpu.kernel, rocdl.flat_work_group_size = "256,256", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 256, 1, 1>, rocdl.uniform_work_group_size = true, tier.plan = #tier.plan<tile = [128, 128, 32], atom = [32, 32, 8], grain = warp, stages = 2, warps = [4], cluster = [1, 1], group = 16>, tier.shared_bytes = 32768 : i64, tier.threads = 256 : i64} {
      %0 = llvm.mlir.constant(1 : index) : i64
      %1 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xbf16>) : vector<4xbf16>
      %2 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
      %3 = llvm.mlir.constant(59 : i32) : i32
      %4 = llvm.mlir.constant(58 : i32) : i32
      %5 = llvm.mlir.constant(57 : i32) : i32
      %6 = llvm.mlir.constant(56 : i32) : i32
      %7 = llvm.mlir.constant(51 : i32) : i32
      %8 = llvm.mlir.constant(50 : i32) : i32
      %9 = llvm.mlir.constant(49 : i32) : i32
      %10 = llvm.mlir.constant(48 : i32) : i32
      %11 = llvm.mlir.constant(43 : i32) : i32
      %12 = llvm.mlir.constant(42 : i32) : i32
      %13 = llvm.mlir.constant(41 : i32) : i32
      %14 = llvm.mlir.constant(40 : i32) : i32
      %15 = llvm.mlir.constant(35 : i32) : i32
      %16 = llvm.mlir.constant(34 : i32) : i32
      %17 = llvm.mlir.constant(33 : i32) : i32
      %18 = llvm.mlir.constant(27 : i32) : i32
      %19 = llvm.mlir.constant(26 : i32) : i32
      %20 = llvm.mlir.constant(25 : i32) : i32
      %21 = llvm.mlir.constant(19 : i32) : i32
      %22 = llvm.mlir.constant(18 : i32) : i32
      %23 = llvm.mlir.constant(17 : i32) : i32
      %24 = llvm.mlir.constant(11 : i32) : i32
      %25 = llvm.mlir.constant(10 : i32) : i32
      %26 = llvm.mlir.constant(9 : i32) : i32
      %27 = llvm.mlir.constant(3 : i32) : i32
      %28 = llvm.mlir.constant(118 : index) : i64
      %29 = llvm.mlir.constant(116 : index) : i64
      %30 = llvm.mlir.constant(114 : index) : i64
      %31 = llvm.mlir.constant(112 : index) : i64
      %32 = llvm.mlir.constant(102 : index) : i64
      %33 = llvm.mlir.constant(100 : index) : i64
      %34 = llvm.mlir.constant(98 : index) : i64
      %35 = llvm.mlir.constant(96 : index) : i64
      %36 = llvm.mlir.constant(86 : index) : i64
      %37 = llvm.mlir.constant(84 : index) : i64
      %38 = llvm.mlir.constant(82 : index) : i64
      %39 = llvm.mlir.constant(80 : index) : i64
      %40 = llvm.mlir.constant(70 : index) : i64
      %41 = llvm.mlir.constant(68 : index) : i64
      %42 = llvm.mlir.constant(66 : index) : i64
      %43 = llvm.mlir.constant(64 : index) : i64
      %44 = llvm.mlir.constant(54 : index) : i64
      %45 = llvm.mlir.constant(52 : index) : i64
      %46 = llvm.mlir.constant(50 : index) : i64
      %47 = llvm.mlir.constant(48 : index) : i64
      %48 = llvm.mlir.constant(38 : index) : i64
      %49 = llvm.mlir.constant(36 : index) : i64
      %50 = llvm.mlir.constant(34 : index) : i64
      %51 = llvm.mlir.constant(22 : index) : i64
      %52 = llvm.mlir.constant(20 : index) : i64
      %53 = llvm.mlir.constant(18 : index) : i64
      %54 = llvm.mlir.constant(6 : index) : i64
      %55 = llvm.mlir.constant(4 : index) : i64
      %56 = llvm.mlir.constant(24 : i32) : i32
      %57 = llvm.mlir.constant(12 : i32) : i32
      %58 = llvm.mlir.constant(60 : i32) : i32
      %59 = llvm.mlir.constant(2048 : i32) : i32
      %60 = llvm.mlir.constant(2 : i32) : i32
      %61 = llvm.mlir.constant(28 : i32) : i32
      %62 = llvm.mlir.constant(1 : i32) : i32
      %63 = llvm.mlir.constant(32 : i32) : i32
      %64 = llvm.mlir.addressof @tier_zeros : !llvm.ptr<1>
      %65 = llvm.mlir.constant(0 : i32) : i32
      %66 = llvm.mlir.constant(1073741824 : index) : i64
      %67 = llvm.mlir.constant(2 : index) : i64
      %68 = llvm.mlir.constant(16 : i32) : i32
      %69 = llvm.mlir.constant(8 : i32) : i32
      %70 = llvm.mlir.constant(4 : i32) : i32
      %71 = llvm.mlir.constant(8192 : i32) : i32
      %72 = llvm.mlir.constant(32 : index) : i64
      %73 = llvm.mlir.constant(0 : index) : i64
      %74 = llvm.mlir.constant(16 : index) : i64
      %75 = llvm.mlir.constant(128 : index) : i64
      %76 = llvm.mlir.constant(64 : i32) : i32
      %77 = llvm.mlir.addressof @tier_shared : !llvm.ptr<3>
      %78 = llvm.mlir.constant(0 : i32) : i32
      %79 = llvm.mlir.constant(1 : i32) : i32
      %80 = llvm.alloca %79 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %78, %80 : i32, !llvm.ptr<5>
      %81 = llvm.alloca %79 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %78, %81 : i32, !llvm.ptr<5>
      %82 = llvm.alloca %79 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %78, %82 : i32, !llvm.ptr<5>
      %83 = llvm.alloca %79 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %78, %83 : i32, !llvm.ptr<5>
      %84 = llvm.alloca %79 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %78, %84 : i32, !llvm.ptr<5>
      %85 = llvm.alloca %79 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %78, %85 : i32, !llvm.ptr<5>
      %86 = rocdl.workitem.id.x : i32
      %87 = llvm.urem %86, %76 : i32
      %88 = rocdl.workitem.id.x : i32
      %89 = llvm.udiv %88, %76 : i32
      %90 = rocdl.workgroup.id.x : i32
      %91 = llvm.zext %90 : i32 to i64
      %92 = llvm.icmp "eq" %arg4, %73 : i64
      %93 = llvm.sub %arg4, %0 : i64
      %94 = llvm.udiv %93, %75 : i64
      %95 = llvm.add %94, %0 : i64
      %96 = llvm.select %92, %73, %95 : i1, i64
      %97 = llvm.icmp "eq" %arg5, %73 : i64
      %98 = llvm.sub %arg5, %0 : i64
      %99 = llvm.udiv %98, %75 : i64
      %100 = llvm.add %99, %0 : i64
      %101 = llvm.select %97, %73, %100 : i1, i64
      %102 = llvm.mul %101, %74 : i64
      %103 = llvm.udiv %91, %102 : i64
      %104 = llvm.urem %91, %102 : i64
      %105 = llvm.mul %103, %74 : i64
      %106 = llvm.sub %96, %105 : i64
      %107 = llvm.intr.umin(%106, %74) : (i64, i64) -> i64
      %108 = llvm.urem %104, %107 : i64
      %109 = llvm.add %105, %108 : i64
      %110 = llvm.udiv %104, %107 : i64
      %111 = llvm.mul %109, %75 : i64
      %112 = llvm.mul %110, %75 : i64
      %113 = llvm.icmp "sgt" %arg6, %73 : i64
      llvm.cond_br %113, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %114 = llvm.load %85 : !llvm.ptr<5> -> i32
      %115 = llvm.mul %114, %71 : i32
      %116 = llvm.getelementptr %77[%115] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %117 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %118 = llvm.mul %114, %71 : i32
      %119 = llvm.getelementptr %117[%118] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %120 = llvm.urem %87, %70 : i32
      %121 = llvm.mul %120, %69 : i32
      %122 = llvm.udiv %87, %70 : i32
      %123 = llvm.mul %89, %68 : i32
      %124 = llvm.add %122, %123 : i32
      %125 = llvm.zext %124 : i32 to i64
      %126 = llvm.add %111, %125 : i64
      %127 = llvm.mul %126, %arg7 : i64
      %128 = llvm.zext %121 : i32 to i64
      %129 = llvm.add %127, %128 : i64
      %130 = llvm.mul %129, %67 : i64
      %131 = llvm.getelementptr %arg0[%130] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %132 = llvm.sub %arg4, %126 : i64
      %133 = llvm.intr.smin(%132, %66) : (i64, i64) -> i64
      %134 = llvm.intr.smax(%133, %73) : (i64, i64) -> i64
      %135 = llvm.trunc %134 : i64 to i32
      %136 = llvm.sub %arg6, %128 : i64
      %137 = llvm.intr.smin(%136, %66) : (i64, i64) -> i64
      %138 = llvm.intr.smax(%137, %73) : (i64, i64) -> i64
      %139 = llvm.trunc %138 : i64 to i32
      %140 = llvm.icmp "sgt" %135, %65 : i32
      %141 = llvm.icmp "sgt" %139, %65 : i32
      %142 = llvm.and %140, %141 : i1
      %143 = llvm.mul %arg7, %75 : i64
      %144 = llvm.getelementptr %131[%143] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %145 = llvm.icmp "sgt" %135, %76 : i32
      %146 = llvm.and %145, %141 : i1
      %147 = llvm.select %142, %131, %64 : i1, !llvm.ptr<1>
      %148 = llvm.load %147 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %149 = llvm.select %146, %144, %64 : i1, !llvm.ptr<1>
      %150 = llvm.load %149 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %151 = llvm.urem %87, %70 : i32
      %152 = llvm.mul %151, %69 : i32
      %153 = llvm.udiv %87, %70 : i32
      %154 = llvm.mul %89, %68 : i32
      %155 = llvm.add %153, %154 : i32
      %156 = llvm.mul %155, %63 : i32
      %157 = llvm.add %156, %152 : i32
      %158 = llvm.lshr %157, %70 : i32
      %159 = llvm.and %158, %61 : i32
      %160 = llvm.xor %157, %159 : i32
      %161 = llvm.mul %160, %60 : i32
      %162 = llvm.getelementptr %116[%161] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %163 = llvm.xor %160, %70 : i32
      %164 = llvm.mul %163, %60 : i32
      %165 = llvm.getelementptr %116[%164] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %166 = llvm.getelementptr %162[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %167 = llvm.getelementptr %165[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %168 = llvm.shufflevector %148, %148 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %168, %162 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %169 = llvm.shufflevector %148, %148 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %169, %165 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %170 = llvm.shufflevector %150, %150 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %170, %166 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %171 = llvm.shufflevector %150, %150 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %171, %167 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %172 = llvm.urem %87, %68 : i32
      %173 = llvm.mul %172, %69 : i32
      %174 = llvm.udiv %87, %68 : i32
      %175 = llvm.mul %89, %70 : i32
      %176 = llvm.add %174, %175 : i32
      %177 = llvm.zext %173 : i32 to i64
      %178 = llvm.add %112, %177 : i64
      %179 = llvm.zext %176 : i32 to i64
      %180 = llvm.mul %179, %arg8 : i64
      %181 = llvm.add %178, %180 : i64
      %182 = llvm.mul %181, %67 : i64
      %183 = llvm.getelementptr %arg1[%182] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %184 = llvm.sub %arg5, %178 : i64
      %185 = llvm.intr.smin(%184, %66) : (i64, i64) -> i64
      %186 = llvm.intr.smax(%185, %73) : (i64, i64) -> i64
      %187 = llvm.trunc %186 : i64 to i32
      %188 = llvm.sub %arg6, %179 : i64
      %189 = llvm.intr.smin(%188, %66) : (i64, i64) -> i64
      %190 = llvm.intr.smax(%189, %73) : (i64, i64) -> i64
      %191 = llvm.trunc %190 : i64 to i32
      %192 = llvm.icmp "sgt" %187, %65 : i32
      %193 = llvm.icmp "sgt" %191, %65 : i32
      %194 = llvm.and %192, %193 : i1
      %195 = llvm.mul %arg8, %72 : i64
      %196 = llvm.getelementptr %183[%195] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %197 = llvm.icmp "sgt" %191, %68 : i32
      %198 = llvm.and %192, %197 : i1
      %199 = llvm.select %194, %183, %64 : i1, !llvm.ptr<1>
      %200 = llvm.load %199 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %201 = llvm.select %198, %196, %64 : i1, !llvm.ptr<1>
      %202 = llvm.load %201 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %203 = llvm.urem %87, %68 : i32
      %204 = llvm.mul %203, %69 : i32
      %205 = llvm.udiv %87, %68 : i32
      %206 = llvm.mul %89, %70 : i32
      %207 = llvm.add %205, %206 : i32
      %208 = llvm.urem %204, %76 : i32
      %209 = llvm.udiv %204, %76 : i32
      %210 = llvm.mul %209, %59 : i32
      %211 = llvm.add %208, %210 : i32
      %212 = llvm.mul %207, %76 : i32
      %213 = llvm.add %211, %212 : i32
      %214 = llvm.lshr %213, %70 : i32
      %215 = llvm.and %214, %58 : i32
      %216 = llvm.xor %213, %215 : i32
      %217 = llvm.mul %216, %60 : i32
      %218 = llvm.getelementptr %119[%217] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %219 = llvm.xor %216, %70 : i32
      %220 = llvm.mul %219, %60 : i32
      %221 = llvm.getelementptr %119[%220] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %222 = llvm.getelementptr %218[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %223 = llvm.getelementptr %221[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %224 = llvm.shufflevector %200, %200 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %224, %218 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %225 = llvm.shufflevector %200, %200 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %225, %221 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %226 = llvm.shufflevector %202, %202 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %226, %222 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %227 = llvm.shufflevector %202, %202 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %227, %223 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %228 = llvm.load %84 : !llvm.ptr<5> -> i32
      %229 = llvm.xor %228, %62 : i32
      %230 = llvm.load %85 : !llvm.ptr<5> -> i32
      %231 = llvm.add %230, %62 : i32
      %232 = llvm.icmp "eq" %231, %60 : i32
      %233 = llvm.select %232, %65, %231 : i1, i32
      llvm.store %233, %85 : i32, !llvm.ptr<5>
      %234 = llvm.select %232, %229, %228 : i1, i32
      llvm.store %234, %84 : i32, !llvm.ptr<5>
      llvm.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      llvm.br ^bb3(%73, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
    ^bb3(%235: i64, %236: vector<4xf32>, %237: vector<4xf32>, %238: vector<4xf32>, %239: vector<4xf32>, %240: vector<4xf32>, %241: vector<4xf32>, %242: vector<4xf32>, %243: vector<4xf32>, %244: vector<4xf32>, %245: vector<4xf32>, %246: vector<4xf32>, %247: vector<4xf32>, %248: vector<4xf32>, %249: vector<4xf32>, %250: vector<4xf32>, %251: vector<4xf32>):  // 2 preds: ^bb2, ^bb6
      %252 = llvm.icmp "slt" %235, %arg6 : i64
      llvm.cond_br %252, ^bb4, ^bb7
    ^bb4:  // pred: ^bb3
      %253 = llvm.load %83 : !llvm.ptr<5> -> i32
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      %254 = llvm.mul %253, %71 : i32
      %255 = llvm.getelementptr %77[%254] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %256 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %257 = llvm.mul %253, %71 : i32
      %258 = llvm.getelementptr %256[%257] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %259 = llvm.load %82 : !llvm.ptr<5> -> i32
      %260 = llvm.xor %259, %62 : i32
      %261 = llvm.load %83 : !llvm.ptr<5> -> i32
      %262 = llvm.add %261, %62 : i32
      %263 = llvm.icmp "eq" %262, %60 : i32
      %264 = llvm.select %263, %65, %262 : i1, i32
      llvm.store %264, %83 : i32, !llvm.ptr<5>
      %265 = llvm.select %263, %260, %259 : i1, i32
      llvm.store %265, %82 : i32, !llvm.ptr<5>
      %266 = llvm.add %235, %72 : i64
      %267 = llvm.urem %87, %70 : i32
      %268 = llvm.mul %267, %69 : i32
      %269 = llvm.udiv %87, %70 : i32
      %270 = llvm.mul %89, %68 : i32
      %271 = llvm.add %269, %270 : i32
      %272 = llvm.zext %271 : i32 to i64
      %273 = llvm.add %111, %272 : i64
      %274 = llvm.mul %273, %arg7 : i64
      %275 = llvm.zext %268 : i32 to i64
      %276 = llvm.add %266, %275 : i64
      %277 = llvm.add %274, %276 : i64
      %278 = llvm.mul %277, %67 : i64
      %279 = llvm.getelementptr %arg0[%278] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %280 = llvm.sub %arg4, %273 : i64
      %281 = llvm.intr.smin(%280, %66) : (i64, i64) -> i64
      %282 = llvm.intr.smax(%281, %73) : (i64, i64) -> i64
      %283 = llvm.trunc %282 : i64 to i32
      %284 = llvm.sub %arg6, %276 : i64
      %285 = llvm.intr.smin(%284, %66) : (i64, i64) -> i64
      %286 = llvm.intr.smax(%285, %73) : (i64, i64) -> i64
      %287 = llvm.trunc %286 : i64 to i32
      %288 = llvm.icmp "sgt" %283, %65 : i32
      %289 = llvm.icmp "sgt" %287, %65 : i32
      %290 = llvm.and %288, %289 : i1
      %291 = llvm.mul %arg7, %75 : i64
      %292 = llvm.getelementptr %279[%291] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %293 = llvm.icmp "sgt" %283, %76 : i32
      %294 = llvm.and %293, %289 : i1
      %295 = llvm.select %290, %279, %64 : i1, !llvm.ptr<1>
      %296 = llvm.load %295 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %297 = llvm.select %294, %292, %64 : i1, !llvm.ptr<1>
      %298 = llvm.load %297 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %299 = llvm.urem %87, %68 : i32
      %300 = llvm.mul %299, %69 : i32
      %301 = llvm.udiv %87, %68 : i32
      %302 = llvm.mul %89, %70 : i32
      %303 = llvm.add %301, %302 : i32
      %304 = llvm.zext %300 : i32 to i64
      %305 = llvm.add %112, %304 : i64
      %306 = llvm.zext %303 : i32 to i64
      %307 = llvm.add %266, %306 : i64
      %308 = llvm.mul %307, %arg8 : i64
      %309 = llvm.add %305, %308 : i64
      %310 = llvm.mul %309, %67 : i64
      %311 = llvm.getelementptr %arg1[%310] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %312 = llvm.sub %arg5, %305 : i64
      %313 = llvm.intr.smin(%312, %66) : (i64, i64) -> i64
      %314 = llvm.intr.smax(%313, %73) : (i64, i64) -> i64
      %315 = llvm.trunc %314 : i64 to i32
      %316 = llvm.sub %arg6, %307 : i64
      %317 = llvm.intr.smin(%316, %66) : (i64, i64) -> i64
      %318 = llvm.intr.smax(%317, %73) : (i64, i64) -> i64
      %319 = llvm.trunc %318 : i64 to i32
      %320 = llvm.icmp "sgt" %315, %65 : i32
      %321 = llvm.icmp "sgt" %319, %65 : i32
      %322 = llvm.and %320, %321 : i1
      %323 = llvm.mul %arg8, %72 : i64
      %324 = llvm.getelementptr %311[%323] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %325 = llvm.icmp "sgt" %319, %68 : i32
      %326 = llvm.and %320, %325 : i1
      %327 = llvm.select %322, %311, %64 : i1, !llvm.ptr<1>
      %328 = llvm.load %327 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %329 = llvm.select %326, %324, %64 : i1, !llvm.ptr<1>
      %330 = llvm.load %329 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %331 = llvm.mlir.constant(0 : i64) : i64
      %332 = llvm.extractelement %236[%331 : i64] : vector<4xf32>
      %333 = llvm.mlir.constant(1 : i64) : i64
      %334 = llvm.extractelement %236[%333 : i64] : vector<4xf32>
      %335 = llvm.mlir.constant(2 : i64) : i64
      %336 = llvm.extractelement %236[%335 : i64] : vector<4xf32>
      %337 = llvm.mlir.constant(3 : i64) : i64
      %338 = llvm.extractelement %236[%337 : i64] : vector<4xf32>
      %339 = llvm.mlir.constant(0 : i64) : i64
      %340 = llvm.extractelement %237[%339 : i64] : vector<4xf32>
      %341 = llvm.mlir.constant(1 : i64) : i64
      %342 = llvm.extractelement %237[%341 : i64] : vector<4xf32>
      %343 = llvm.mlir.constant(2 : i64) : i64
      %344 = llvm.extractelement %237[%343 : i64] : vector<4xf32>
      %345 = llvm.mlir.constant(3 : i64) : i64
      %346 = llvm.extractelement %237[%345 : i64] : vector<4xf32>
      %347 = llvm.mlir.constant(0 : i64) : i64
      %348 = llvm.extractelement %238[%347 : i64] : vector<4xf32>
      %349 = llvm.mlir.constant(1 : i64) : i64
      %350 = llvm.extractelement %238[%349 : i64] : vector<4xf32>
      %351 = llvm.mlir.constant(2 : i64) : i64
      %352 = llvm.extractelement %238[%351 : i64] : vector<4xf32>
      %353 = llvm.mlir.constant(3 : i64) : i64
      %354 = llvm.extractelement %238[%353 : i64] : vector<4xf32>
      %355 = llvm.mlir.constant(0 : i64) : i64
      %356 = llvm.extractelement %239[%355 : i64] : vector<4xf32>
      %357 = llvm.mlir.constant(1 : i64) : i64
      %358 = llvm.extractelement %239[%357 : i64] : vector<4xf32>
      %359 = llvm.mlir.constant(2 : i64) : i64
      %360 = llvm.extractelement %239[%359 : i64] : vector<4xf32>
      %361 = llvm.mlir.constant(3 : i64) : i64
      %362 = llvm.extractelement %239[%361 : i64] : vector<4xf32>
      %363 = llvm.mlir.constant(0 : i64) : i64
      %364 = llvm.extractelement %240[%363 : i64] : vector<4xf32>
      %365 = llvm.mlir.constant(1 : i64) : i64
      %366 = llvm.extractelement %240[%365 : i64] : vector<4xf32>
      %367 = llvm.mlir.constant(2 : i64) : i64
      %368 = llvm.extractelement %240[%367 : i64] : vector<4xf32>
      %369 = llvm.mlir.constant(3 : i64) : i64
      %370 = llvm.extractelement %240[%369 : i64] : vector<4xf32>
      %371 = llvm.mlir.constant(0 : i64) : i64
      %372 = llvm.extractelement %241[%371 : i64] : vector<4xf32>
      %373 = llvm.mlir.constant(1 : i64) : i64
      %374 = llvm.extractelement %241[%373 : i64] : vector<4xf32>
      %375 = llvm.mlir.constant(2 : i64) : i64
      %376 = llvm.extractelement %241[%375 : i64] : vector<4xf32>
      %377 = llvm.mlir.constant(3 : i64) : i64
      %378 = llvm.extractelement %241[%377 : i64] : vector<4xf32>
      %379 = llvm.mlir.constant(0 : i64) : i64
      %380 = llvm.extractelement %242[%379 : i64] : vector<4xf32>
      %381 = llvm.mlir.constant(1 : i64) : i64
      %382 = llvm.extractelement %242[%381 : i64] : vector<4xf32>
      %383 = llvm.mlir.constant(2 : i64) : i64
      %384 = llvm.extractelement %242[%383 : i64] : vector<4xf32>
      %385 = llvm.mlir.constant(3 : i64) : i64
      %386 = llvm.extractelement %242[%385 : i64] : vector<4xf32>
      %387 = llvm.mlir.constant(0 : i64) : i64
      %388 = llvm.extractelement %243[%387 : i64] : vector<4xf32>
      %389 = llvm.mlir.constant(1 : i64) : i64
      %390 = llvm.extractelement %243[%389 : i64] : vector<4xf32>
      %391 = llvm.mlir.constant(2 : i64) : i64
      %392 = llvm.extractelement %243[%391 : i64] : vector<4xf32>
      %393 = llvm.mlir.constant(3 : i64) : i64
      %394 = llvm.extractelement %243[%393 : i64] : vector<4xf32>
      %395 = llvm.mlir.constant(0 : i64) : i64
      %396 = llvm.extractelement %244[%395 : i64] : vector<4xf32>
      %397 = llvm.mlir.constant(1 : i64) : i64
      %398 = llvm.extractelement %244[%397 : i64] : vector<4xf32>
      %399 = llvm.mlir.constant(2 : i64) : i64
      %400 = llvm.extractelement %244[%399 : i64] : vector<4xf32>
      %401 = llvm.mlir.constant(3 : i64) : i64
      %402 = llvm.extractelement %244[%401 : i64] : vector<4xf32>
      %403 = llvm.mlir.constant(0 : i64) : i64
      %404 = llvm.extractelement %245[%403 : i64] : vector<4xf32>
      %405 = llvm.mlir.constant(1 : i64) : i64
      %406 = llvm.extractelement %245[%405 : i64] : vector<4xf32>
      %407 = llvm.mlir.constant(2 : i64) : i64
      %408 = llvm.extractelement %245[%407 : i64] : vector<4xf32>
      %409 = llvm.mlir.constant(3 : i64) : i64
      %410 = llvm.extractelement %245[%409 : i64] : vector<4xf32>
      %411 = llvm.mlir.constant(0 : i64) : i64
      %412 = llvm.extractelement %246[%411 : i64] : vector<4xf32>
      %413 = llvm.mlir.constant(1 : i64) : i64
      %414 = llvm.extractelement %246[%413 : i64] : vector<4xf32>
      %415 = llvm.mlir.constant(2 : i64) : i64
      %416 = llvm.extractelement %246[%415 : i64] : vector<4xf32>
      %417 = llvm.mlir.constant(3 : i64) : i64
      %418 = llvm.extractelement %246[%417 : i64] : vector<4xf32>
      %419 = llvm.mlir.constant(0 : i64) : i64
      %420 = llvm.extractelement %247[%419 : i64] : vector<4xf32>
      %421 = llvm.mlir.constant(1 : i64) : i64
      %422 = llvm.extractelement %247[%421 : i64] : vector<4xf32>
      %423 = llvm.mlir.constant(2 : i64) : i64
      %424 = llvm.extractelement %247[%423 : i64] : vector<4xf32>
      %425 = llvm.mlir.constant(3 : i64) : i64
      %426 = llvm.extractelement %247[%425 : i64] : vector<4xf32>
      %427 = llvm.mlir.constant(0 : i64) : i64
      %428 = llvm.extractelement %248[%427 : i64] : vector<4xf32>
      %429 = llvm.mlir.constant(1 : i64) : i64
      %430 = llvm.extractelement %248[%429 : i64] : vector<4xf32>
      %431 = llvm.mlir.constant(2 : i64) : i64
      %432 = llvm.extractelement %248[%431 : i64] : vector<4xf32>
      %433 = llvm.mlir.constant(3 : i64) : i64
      %434 = llvm.extractelement %248[%433 : i64] : vector<4xf32>
      %435 = llvm.mlir.constant(0 : i64) : i64
      %436 = llvm.extractelement %249[%435 : i64] : vector<4xf32>
      %437 = llvm.mlir.constant(1 : i64) : i64
      %438 = llvm.extractelement %249[%437 : i64] : vector<4xf32>
      %439 = llvm.mlir.constant(2 : i64) : i64
      %440 = llvm.extractelement %249[%439 : i64] : vector<4xf32>
      %441 = llvm.mlir.constant(3 : i64) : i64
      %442 = llvm.extractelement %249[%441 : i64] : vector<4xf32>
      %443 = llvm.mlir.constant(0 : i64) : i64
      %444 = llvm.extractelement %250[%443 : i64] : vector<4xf32>
      %445 = llvm.mlir.constant(1 : i64) : i64
      %446 = llvm.extractelement %250[%445 : i64] : vector<4xf32>
      %447 = llvm.mlir.constant(2 : i64) : i64
      %448 = llvm.extractelement %250[%447 : i64] : vector<4xf32>
      %449 = llvm.mlir.constant(3 : i64) : i64
      %450 = llvm.extractelement %250[%449 : i64] : vector<4xf32>
      %451 = llvm.mlir.constant(0 : i64) : i64
      %452 = llvm.extractelement %251[%451 : i64] : vector<4xf32>
      %453 = llvm.mlir.constant(1 : i64) : i64
      %454 = llvm.extractelement %251[%453 : i64] : vector<4xf32>
      %455 = llvm.mlir.constant(2 : i64) : i64
      %456 = llvm.extractelement %251[%455 : i64] : vector<4xf32>
      %457 = llvm.mlir.constant(3 : i64) : i64
      %458 = llvm.extractelement %251[%457 : i64] : vector<4xf32>
      %459 = llvm.mlir.poison : vector<16xf32>
      %460 = llvm.mlir.constant(0 : i64) : i64
      %461 = llvm.insertelement %332, %459[%460 : i64] : vector<16xf32>
      %462 = llvm.mlir.constant(1 : i64) : i64
      %463 = llvm.insertelement %334, %461[%462 : i64] : vector<16xf32>
      %464 = llvm.mlir.constant(2 : i64) : i64
      %465 = llvm.insertelement %336, %463[%464 : i64] : vector<16xf32>
      %466 = llvm.mlir.constant(3 : i64) : i64
      %467 = llvm.insertelement %338, %465[%466 : i64] : vector<16xf32>
      %468 = llvm.mlir.constant(4 : i64) : i64
      %469 = llvm.insertelement %340, %467[%468 : i64] : vector<16xf32>
      %470 = llvm.mlir.constant(5 : i64) : i64
      %471 = llvm.insertelement %342, %469[%470 : i64] : vector<16xf32>
      %472 = llvm.mlir.constant(6 : i64) : i64
      %473 = llvm.insertelement %344, %471[%472 : i64] : vector<16xf32>
      %474 = llvm.mlir.constant(7 : i64) : i64
      %475 = llvm.insertelement %346, %473[%474 : i64] : vector<16xf32>
      %476 = llvm.mlir.constant(8 : i64) : i64
      %477 = llvm.insertelement %348, %475[%476 : i64] : vector<16xf32>
      %478 = llvm.mlir.constant(9 : i64) : i64
      %479 = llvm.insertelement %350, %477[%478 : i64] : vector<16xf32>
      %480 = llvm.mlir.constant(10 : i64) : i64
      %481 = llvm.insertelement %352, %479[%480 : i64] : vector<16xf32>
      %482 = llvm.mlir.constant(11 : i64) : i64
      %483 = llvm.insertelement %354, %481[%482 : i64] : vector<16xf32>
      %484 = llvm.mlir.constant(12 : i64) : i64
      %485 = llvm.insertelement %356, %483[%484 : i64] : vector<16xf32>
      %486 = llvm.mlir.constant(13 : i64) : i64
      %487 = llvm.insertelement %358, %485[%486 : i64] : vector<16xf32>
      %488 = llvm.mlir.constant(14 : i64) : i64
      %489 = llvm.insertelement %360, %487[%488 : i64] : vector<16xf32>
      %490 = llvm.mlir.constant(15 : i64) : i64
      %491 = llvm.insertelement %362, %489[%490 : i64] : vector<16xf32>
      %492 = llvm.mlir.poison : vector<16xf32>
      %493 = llvm.mlir.constant(0 : i64) : i64
      %494 = llvm.insertelement %364, %492[%493 : i64] : vector<16xf32>
      %495 = llvm.mlir.constant(1 : i64) : i64
      %496 = llvm.insertelement %366, %494[%495 : i64] : vector<16xf32>
      %497 = llvm.mlir.constant(2 : i64) : i64
      %498 = llvm.insertelement %368, %496[%497 : i64] : vector<16xf32>
      %499 = llvm.mlir.constant(3 : i64) : i64
      %500 = llvm.insertelement %370, %498[%499 : i64] : vector<16xf32>
      %501 = llvm.mlir.constant(4 : i64) : i64
      %502 = llvm.insertelement %372, %500[%501 : i64] : vector<16xf32>
      %503 = llvm.mlir.constant(5 : i64) : i64
      %504 = llvm.insertelement %374, %502[%503 : i64] : vector<16xf32>
      %505 = llvm.mlir.constant(6 : i64) : i64
      %506 = llvm.insertelement %376, %504[%505 : i64] : vector<16xf32>
      %507 = llvm.mlir.constant(7 : i64) : i64
      %508 = llvm.insertelement %378, %506[%507 : i64] : vector<16xf32>
      %509 = llvm.mlir.constant(8 : i64) : i64
      %510 = llvm.insertelement %380, %508[%509 : i64] : vector<16xf32>
      %511 = llvm.mlir.constant(9 : i64) : i64
      %512 = llvm.insertelement %382, %510[%511 : i64] : vector<16xf32>
      %513 = llvm.mlir.constant(10 : i64) : i64
      %514 = llvm.insertelement %384, %512[%513 : i64] : vector<16xf32>
      %515 = llvm.mlir.constant(11 : i64) : i64
      %516 = llvm.insertelement %386, %514[%515 : i64] : vector<16xf32>
      %517 = llvm.mlir.constant(12 : i64) : i64
      %518 = llvm.insertelement %388, %516[%517 : i64] : vector<16xf32>
      %519 = llvm.mlir.constant(13 : i64) : i64
      %520 = llvm.insertelement %390, %518[%519 : i64] : vector<16xf32>
      %521 = llvm.mlir.constant(14 : i64) : i64
      %522 = llvm.insertelement %392, %520[%521 : i64] : vector<16xf32>
      %523 = llvm.mlir.constant(15 : i64) : i64
      %524 = llvm.insertelement %394, %522[%523 : i64] : vector<16xf32>
      %525 = llvm.mlir.poison : vector<16xf32>
      %526 = llvm.mlir.constant(0 : i64) : i64
      %527 = llvm.insertelement %396, %525[%526 : i64] : vector<16xf32>
      %528 = llvm.mlir.constant(1 : i64) : i64
      %529 = llvm.insertelement %398, %527[%528 : i64] : vector<16xf32>
      %530 = llvm.mlir.constant(2 : i64) : i64
      %531 = llvm.insertelement %400, %529[%530 : i64] : vector<16xf32>
      %532 = llvm.mlir.constant(3 : i64) : i64
      %533 = llvm.insertelement %402, %531[%532 : i64] : vector<16xf32>
      %534 = llvm.mlir.constant(4 : i64) : i64
      %535 = llvm.insertelement %404, %533[%534 : i64] : vector<16xf32>
      %536 = llvm.mlir.constant(5 : i64) : i64
      %537 = llvm.insertelement %406, %535[%536 : i64] : vector<16xf32>
      %538 = llvm.mlir.constant(6 : i64) : i64
      %539 = llvm.insertelement %408, %537[%538 : i64] : vector<16xf32>
      %540 = llvm.mlir.constant(7 : i64) : i64
      %541 = llvm.insertelement %410, %539[%540 : i64] : vector<16xf32>
      %542 = llvm.mlir.constant(8 : i64) : i64
      %543 = llvm.insertelement %412, %541[%542 : i64] : vector<16xf32>
      %544 = llvm.mlir.constant(9 : i64) : i64
      %545 = llvm.insertelement %414, %543[%544 : i64] : vector<16xf32>
      %546 = llvm.mlir.constant(10 : i64) : i64
      %547 = llvm.insertelement %416, %545[%546 : i64] : vector<16xf32>
      %548 = llvm.mlir.constant(11 : i64) : i64
      %549 = llvm.insertelement %418, %547[%548 : i64] : vector<16xf32>
      %550 = llvm.mlir.constant(12 : i64) : i64
      %551 = llvm.insertelement %420, %549[%550 : i64] : vector<16xf32>
      %552 = llvm.mlir.constant(13 : i64) : i64
      %553 = llvm.insertelement %422, %551[%552 : i64] : vector<16xf32>
      %554 = llvm.mlir.constant(14 : i64) : i64
      %555 = llvm.insertelement %424, %553[%554 : i64] : vector<16xf32>
      %556 = llvm.mlir.constant(15 : i64) : i64
      %557 = llvm.insertelement %426, %555[%556 : i64] : vector<16xf32>
      %558 = llvm.mlir.poison : vector<16xf32>
      %559 = llvm.mlir.constant(0 : i64) : i64
      %560 = llvm.insertelement %428, %558[%559 : i64] : vector<16xf32>
      %561 = llvm.mlir.constant(1 : i64) : i64
      %562 = llvm.insertelement %430, %560[%561 : i64] : vector<16xf32>
      %563 = llvm.mlir.constant(2 : i64) : i64
      %564 = llvm.insertelement %432, %562[%563 : i64] : vector<16xf32>
      %565 = llvm.mlir.constant(3 : i64) : i64
      %566 = llvm.insertelement %434, %564[%565 : i64] : vector<16xf32>
      %567 = llvm.mlir.constant(4 : i64) : i64
      %568 = llvm.insertelement %436, %566[%567 : i64] : vector<16xf32>
      %569 = llvm.mlir.constant(5 : i64) : i64
      %570 = llvm.insertelement %438, %568[%569 : i64] : vector<16xf32>
      %571 = llvm.mlir.constant(6 : i64) : i64
      %572 = llvm.insertelement %440, %570[%571 : i64] : vector<16xf32>
      %573 = llvm.mlir.constant(7 : i64) : i64
      %574 = llvm.insertelement %442, %572[%573 : i64] : vector<16xf32>
      %575 = llvm.mlir.constant(8 : i64) : i64
      %576 = llvm.insertelement %444, %574[%575 : i64] : vector<16xf32>
      %577 = llvm.mlir.constant(9 : i64) : i64
      %578 = llvm.insertelement %446, %576[%577 : i64] : vector<16xf32>
      %579 = llvm.mlir.constant(10 : i64) : i64
      %580 = llvm.insertelement %448, %578[%579 : i64] : vector<16xf32>
      %581 = llvm.mlir.constant(11 : i64) : i64
      %582 = llvm.insertelement %450, %580[%581 : i64] : vector<16xf32>
      %583 = llvm.mlir.constant(12 : i64) : i64
      %584 = llvm.insertelement %452, %582[%583 : i64] : vector<16xf32>
      %585 = llvm.mlir.constant(13 : i64) : i64
      %586 = llvm.insertelement %454, %584[%585 : i64] : vector<16xf32>
      %587 = llvm.mlir.constant(14 : i64) : i64
      %588 = llvm.insertelement %456, %586[%587 : i64] : vector<16xf32>
      %589 = llvm.mlir.constant(15 : i64) : i64
      %590 = llvm.insertelement %458, %588[%589 : i64] : vector<16xf32>
      %591 = llvm.urem %87, %63 : i32
      %592 = llvm.udiv %87, %63 : i32
      %593 = llvm.mul %592, %70 : i32
      %594 = llvm.urem %89, %60 : i32
      %595 = llvm.mul %594, %76 : i32
      %596 = llvm.add %591, %595 : i32
      %597 = llvm.mul %596, %63 : i32
      %598 = llvm.add %597, %593 : i32
      %599 = llvm.lshr %598, %70 : i32
      %600 = llvm.and %599, %61 : i32
      %601 = llvm.xor %598, %600 : i32
      %602 = llvm.mul %601, %60 : i32
      %603 = llvm.getelementptr %255[%602] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %604 = llvm.getelementptr %603[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %605 = llvm.load %603 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %606 = llvm.load %604 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %607 = llvm.bitcast %605 : vector<4xbf16> to vector<4xi16>
      %608 = llvm.bitcast %606 : vector<4xbf16> to vector<4xi16>
      %609 = llvm.urem %87, %63 : i32
      %610 = llvm.udiv %87, %63 : i32
      %611 = llvm.mul %610, %70 : i32
      %612 = llvm.udiv %89, %60 : i32
      %613 = llvm.mul %612, %76 : i32
      %614 = llvm.add %609, %613 : i32
      %615 = llvm.urem %614, %76 : i32
      %616 = llvm.udiv %614, %76 : i32
      %617 = llvm.mul %616, %59 : i32
      %618 = llvm.add %615, %617 : i32
      %619 = llvm.mul %611, %76 : i32
      %620 = llvm.add %618, %619 : i32
      %621 = llvm.lshr %620, %70 : i32
      %622 = llvm.and %621, %58 : i32
      %623 = llvm.xor %620, %622 : i32
      %624 = llvm.mul %623, %60 : i32
      %625 = llvm.getelementptr %258[%624] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %626 = llvm.xor %623, %70 : i32
      %627 = llvm.mul %626, %60 : i32
      %628 = llvm.getelementptr %258[%627] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %629 = llvm.getelementptr %628[128] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %630 = llvm.xor %623, %69 : i32
      %631 = llvm.mul %630, %60 : i32
      %632 = llvm.getelementptr %258[%631] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %633 = llvm.getelementptr %632[256] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %634 = llvm.xor %623, %57 : i32
      %635 = llvm.mul %634, %60 : i32
      %636 = llvm.getelementptr %258[%635] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %637 = llvm.getelementptr %636[384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %638 = llvm.getelementptr %625[64] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %639 = llvm.getelementptr %628[192] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %640 = llvm.getelementptr %632[320] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %641 = llvm.getelementptr %636[448] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %642 = llvm.load %625 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %643 = llvm.load %629 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %644 = llvm.load %633 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %645 = llvm.load %637 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %646 = llvm.mlir.poison : vector<4xbf16>
      %647 = llvm.mlir.constant(0 : i64) : i64
      %648 = llvm.insertelement %642, %646[%647 : i64] : vector<4xbf16>
      %649 = llvm.mlir.constant(1 : i64) : i64
      %650 = llvm.insertelement %643, %648[%649 : i64] : vector<4xbf16>
      %651 = llvm.mlir.constant(2 : i64) : i64
      %652 = llvm.insertelement %644, %650[%651 : i64] : vector<4xbf16>
      %653 = llvm.mlir.constant(3 : i64) : i64
      %654 = llvm.insertelement %645, %652[%653 : i64] : vector<4xbf16>
      %655 = llvm.load %638 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %656 = llvm.load %639 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %657 = llvm.load %640 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %658 = llvm.load %641 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %659 = llvm.mlir.poison : vector<4xbf16>
      %660 = llvm.mlir.constant(0 : i64) : i64
      %661 = llvm.insertelement %655, %659[%660 : i64] : vector<4xbf16>
      %662 = llvm.mlir.constant(1 : i64) : i64
      %663 = llvm.insertelement %656, %661[%662 : i64] : vector<4xbf16>
      %664 = llvm.mlir.constant(2 : i64) : i64
      %665 = llvm.insertelement %657, %663[%664 : i64] : vector<4xbf16>
      %666 = llvm.mlir.constant(3 : i64) : i64
      %667 = llvm.insertelement %658, %665[%666 : i64] : vector<4xbf16>
      %668 = llvm.bitcast %654 : vector<4xbf16> to vector<4xi16>
      %669 = llvm.bitcast %667 : vector<4xbf16> to vector<4xi16>
      %670 = rocdl.mfma.f32.32x32x8bf16.1k %607, %668, %491, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %671 = rocdl.mfma.f32.32x32x8bf16.1k %607, %669, %524, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %672 = rocdl.mfma.f32.32x32x8bf16.1k %608, %668, %557, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %673 = rocdl.mfma.f32.32x32x8bf16.1k %608, %669, %590, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %674 = llvm.urem %87, %63 : i32
      %675 = llvm.udiv %87, %63 : i32
      %676 = llvm.mul %675, %70 : i32
      %677 = llvm.urem %89, %60 : i32
      %678 = llvm.mul %677, %76 : i32
      %679 = llvm.add %674, %678 : i32
      %680 = llvm.mul %679, %63 : i32
      %681 = llvm.add %680, %676 : i32
      %682 = llvm.lshr %681, %70 : i32
      %683 = llvm.and %682, %61 : i32
      %684 = llvm.xor %681, %683 : i32
      %685 = llvm.xor %684, %69 : i32
      %686 = llvm.mul %685, %60 : i32
      %687 = llvm.getelementptr %255[%686] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %688 = llvm.getelementptr %687[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %689 = llvm.load %687 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %690 = llvm.load %688 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %691 = llvm.bitcast %689 : vector<4xbf16> to vector<4xi16>
      %692 = llvm.bitcast %690 : vector<4xbf16> to vector<4xi16>
      %693 = llvm.urem %87, %63 : i32
      %694 = llvm.udiv %87, %63 : i32
      %695 = llvm.mul %694, %70 : i32
      %696 = llvm.udiv %89, %60 : i32
      %697 = llvm.mul %696, %76 : i32
      %698 = llvm.add %693, %697 : i32
      %699 = llvm.urem %698, %76 : i32
      %700 = llvm.udiv %698, %76 : i32
      %701 = llvm.mul %700, %59 : i32
      %702 = llvm.add %699, %701 : i32
      %703 = llvm.mul %695, %76 : i32
      %704 = llvm.add %702, %703 : i32
      %705 = llvm.lshr %704, %70 : i32
      %706 = llvm.and %705, %58 : i32
      %707 = llvm.xor %704, %706 : i32
      %708 = llvm.mul %707, %60 : i32
      %709 = llvm.getelementptr %258[%708] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %710 = llvm.getelementptr %709[1088] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %711 = llvm.xor %707, %70 : i32
      %712 = llvm.mul %711, %60 : i32
      %713 = llvm.getelementptr %258[%712] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %714 = llvm.getelementptr %713[1216] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %715 = llvm.xor %707, %69 : i32
      %716 = llvm.mul %715, %60 : i32
      %717 = llvm.getelementptr %258[%716] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %718 = llvm.getelementptr %717[1344] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %719 = llvm.xor %707, %57 : i32
      %720 = llvm.mul %719, %60 : i32
      %721 = llvm.getelementptr %258[%720] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %722 = llvm.getelementptr %721[1472] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %723 = llvm.getelementptr %709[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %724 = llvm.getelementptr %713[1152] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %725 = llvm.getelementptr %717[1280] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %726 = llvm.getelementptr %721[1408] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %727 = llvm.load %710 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %728 = llvm.load %714 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %729 = llvm.load %718 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %730 = llvm.load %722 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %731 = llvm.mlir.poison : vector<4xbf16>
      %732 = llvm.mlir.constant(0 : i64) : i64
      %733 = llvm.insertelement %727, %731[%732 : i64] : vector<4xbf16>
      %734 = llvm.mlir.constant(1 : i64) : i64
      %735 = llvm.insertelement %728, %733[%734 : i64] : vector<4xbf16>
      %736 = llvm.mlir.constant(2 : i64) : i64
      %737 = llvm.insertelement %729, %735[%736 : i64] : vector<4xbf16>
      %738 = llvm.mlir.constant(3 : i64) : i64
      %739 = llvm.insertelement %730, %737[%738 : i64] : vector<4xbf16>
      %740 = llvm.load %723 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %741 = llvm.load %724 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %742 = llvm.load %725 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %743 = llvm.load %726 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %744 = llvm.mlir.poison : vector<4xbf16>
      %745 = llvm.mlir.constant(0 : i64) : i64
      %746 = llvm.insertelement %740, %744[%745 : i64] : vector<4xbf16>
      %747 = llvm.mlir.constant(1 : i64) : i64
      %748 = llvm.insertelement %741, %746[%747 : i64] : vector<4xbf16>
      %749 = llvm.mlir.constant(2 : i64) : i64
      %750 = llvm.insertelement %742, %748[%749 : i64] : vector<4xbf16>
      %751 = llvm.mlir.constant(3 : i64) : i64
      %752 = llvm.insertelement %743, %750[%751 : i64] : vector<4xbf16>
      %753 = llvm.bitcast %739 : vector<4xbf16> to vector<4xi16>
      %754 = llvm.bitcast %752 : vector<4xbf16> to vector<4xi16>
      %755 = rocdl.mfma.f32.32x32x8bf16.1k %691, %753, %670, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %756 = rocdl.mfma.f32.32x32x8bf16.1k %691, %754, %671, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %757 = rocdl.mfma.f32.32x32x8bf16.1k %692, %753, %672, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %758 = rocdl.mfma.f32.32x32x8bf16.1k %692, %754, %673, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %759 = llvm.urem %87, %63 : i32
      %760 = llvm.udiv %87, %63 : i32
      %761 = llvm.mul %760, %70 : i32
      %762 = llvm.urem %89, %60 : i32
      %763 = llvm.mul %762, %76 : i32
      %764 = llvm.add %759, %763 : i32
      %765 = llvm.mul %764, %63 : i32
      %766 = llvm.add %765, %761 : i32
      %767 = llvm.lshr %766, %70 : i32
      %768 = llvm.and %767, %61 : i32
      %769 = llvm.xor %766, %768 : i32
      %770 = llvm.xor %769, %68 : i32
      %771 = llvm.mul %770, %60 : i32
      %772 = llvm.getelementptr %255[%771] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %773 = llvm.getelementptr %772[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %774 = llvm.load %772 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %775 = llvm.load %773 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %776 = llvm.bitcast %774 : vector<4xbf16> to vector<4xi16>
      %777 = llvm.bitcast %775 : vector<4xbf16> to vector<4xi16>
      %778 = llvm.urem %87, %63 : i32
      %779 = llvm.udiv %87, %63 : i32
      %780 = llvm.mul %779, %70 : i32
      %781 = llvm.udiv %89, %60 : i32
      %782 = llvm.mul %781, %76 : i32
      %783 = llvm.add %778, %782 : i32
      %784 = llvm.urem %783, %76 : i32
      %785 = llvm.udiv %783, %76 : i32
      %786 = llvm.mul %785, %59 : i32
      %787 = llvm.add %784, %786 : i32
      %788 = llvm.mul %780, %76 : i32
      %789 = llvm.add %787, %788 : i32
      %790 = llvm.lshr %789, %70 : i32
      %791 = llvm.and %790, %58 : i32
      %792 = llvm.xor %789, %791 : i32
      %793 = llvm.mul %792, %60 : i32
      %794 = llvm.getelementptr %258[%793] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %795 = llvm.getelementptr %794[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %796 = llvm.xor %792, %70 : i32
      %797 = llvm.mul %796, %60 : i32
      %798 = llvm.getelementptr %258[%797] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %799 = llvm.getelementptr %798[2176] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %800 = llvm.xor %792, %69 : i32
      %801 = llvm.mul %800, %60 : i32
      %802 = llvm.getelementptr %258[%801] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %803 = llvm.getelementptr %802[2304] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %804 = llvm.xor %792, %57 : i32
      %805 = llvm.mul %804, %60 : i32
      %806 = llvm.getelementptr %258[%805] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %807 = llvm.getelementptr %806[2432] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %808 = llvm.getelementptr %794[2112] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %809 = llvm.getelementptr %798[2240] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %810 = llvm.getelementptr %802[2368] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %811 = llvm.getelementptr %806[2496] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %812 = llvm.load %795 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %813 = llvm.load %799 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %814 = llvm.load %803 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %815 = llvm.load %807 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %816 = llvm.mlir.poison : vector<4xbf16>
      %817 = llvm.mlir.constant(0 : i64) : i64
      %818 = llvm.insertelement %812, %816[%817 : i64] : vector<4xbf16>
      %819 = llvm.mlir.constant(1 : i64) : i64
      %820 = llvm.insertelement %813, %818[%819 : i64] : vector<4xbf16>
      %821 = llvm.mlir.constant(2 : i64) : i64
      %822 = llvm.insertelement %814, %820[%821 : i64] : vector<4xbf16>
      %823 = llvm.mlir.constant(3 : i64) : i64
      %824 = llvm.insertelement %815, %822[%823 : i64] : vector<4xbf16>
      %825 = llvm.load %808 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %826 = llvm.load %809 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %827 = llvm.load %810 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %828 = llvm.load %811 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %829 = llvm.mlir.poison : vector<4xbf16>
      %830 = llvm.mlir.constant(0 : i64) : i64
      %831 = llvm.insertelement %825, %829[%830 : i64] : vector<4xbf16>
      %832 = llvm.mlir.constant(1 : i64) : i64
      %833 = llvm.insertelement %826, %831[%832 : i64] : vector<4xbf16>
      %834 = llvm.mlir.constant(2 : i64) : i64
      %835 = llvm.insertelement %827, %833[%834 : i64] : vector<4xbf16>
      %836 = llvm.mlir.constant(3 : i64) : i64
      %837 = llvm.insertelement %828, %835[%836 : i64] : vector<4xbf16>
      %838 = llvm.bitcast %824 : vector<4xbf16> to vector<4xi16>
      %839 = llvm.bitcast %837 : vector<4xbf16> to vector<4xi16>
      %840 = rocdl.mfma.f32.32x32x8bf16.1k %776, %838, %755, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %841 = rocdl.mfma.f32.32x32x8bf16.1k %776, %839, %756, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %842 = rocdl.mfma.f32.32x32x8bf16.1k %777, %838, %757, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %843 = rocdl.mfma.f32.32x32x8bf16.1k %777, %839, %758, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %844 = llvm.urem %87, %63 : i32
      %845 = llvm.udiv %87, %63 : i32
      %846 = llvm.mul %845, %70 : i32
      %847 = llvm.urem %89, %60 : i32
      %848 = llvm.mul %847, %76 : i32
      %849 = llvm.add %844, %848 : i32
      %850 = llvm.mul %849, %63 : i32
      %851 = llvm.add %850, %846 : i32
      %852 = llvm.lshr %851, %70 : i32
      %853 = llvm.and %852, %61 : i32
      %854 = llvm.xor %851, %853 : i32
      %855 = llvm.xor %854, %56 : i32
      %856 = llvm.mul %855, %60 : i32
      %857 = llvm.getelementptr %255[%856] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %858 = llvm.getelementptr %857[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %859 = llvm.load %857 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %860 = llvm.load %858 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %861 = llvm.bitcast %859 : vector<4xbf16> to vector<4xi16>
      %862 = llvm.bitcast %860 : vector<4xbf16> to vector<4xi16>
      %863 = llvm.urem %87, %63 : i32
      %864 = llvm.udiv %87, %63 : i32
      %865 = llvm.mul %864, %70 : i32
      %866 = llvm.udiv %89, %60 : i32
      %867 = llvm.mul %866, %76 : i32
      %868 = llvm.add %863, %867 : i32
      %869 = llvm.urem %868, %76 : i32
      %870 = llvm.udiv %868, %76 : i32
      %871 = llvm.mul %870, %59 : i32
      %872 = llvm.add %869, %871 : i32
      %873 = llvm.mul %865, %76 : i32
      %874 = llvm.add %872, %873 : i32
      %875 = llvm.lshr %874, %70 : i32
      %876 = llvm.and %875, %58 : i32
      %877 = llvm.xor %874, %876 : i32
      %878 = llvm.mul %877, %60 : i32
      %879 = llvm.getelementptr %258[%878] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %880 = llvm.getelementptr %879[3136] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %881 = llvm.xor %877, %70 : i32
      %882 = llvm.mul %881, %60 : i32
      %883 = llvm.getelementptr %258[%882] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %884 = llvm.getelementptr %883[3264] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %885 = llvm.xor %877, %69 : i32
      %886 = llvm.mul %885, %60 : i32
      %887 = llvm.getelementptr %258[%886] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %888 = llvm.getelementptr %887[3392] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %889 = llvm.xor %877, %57 : i32
      %890 = llvm.mul %889, %60 : i32
      %891 = llvm.getelementptr %258[%890] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %892 = llvm.getelementptr %891[3520] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %893 = llvm.getelementptr %879[3072] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %894 = llvm.getelementptr %883[3200] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %895 = llvm.getelementptr %887[3328] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %896 = llvm.getelementptr %891[3456] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %897 = llvm.load %880 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %898 = llvm.load %884 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %899 = llvm.load %888 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %900 = llvm.load %892 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %901 = llvm.mlir.poison : vector<4xbf16>
      %902 = llvm.mlir.constant(0 : i64) : i64
      %903 = llvm.insertelement %897, %901[%902 : i64] : vector<4xbf16>
      %904 = llvm.mlir.constant(1 : i64) : i64
      %905 = llvm.insertelement %898, %903[%904 : i64] : vector<4xbf16>
      %906 = llvm.mlir.constant(2 : i64) : i64
      %907 = llvm.insertelement %899, %905[%906 : i64] : vector<4xbf16>
      %908 = llvm.mlir.constant(3 : i64) : i64
      %909 = llvm.insertelement %900, %907[%908 : i64] : vector<4xbf16>
      %910 = llvm.load %893 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %911 = llvm.load %894 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %912 = llvm.load %895 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %913 = llvm.load %896 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %914 = llvm.mlir.poison : vector<4xbf16>
      %915 = llvm.mlir.constant(0 : i64) : i64
      %916 = llvm.insertelement %910, %914[%915 : i64] : vector<4xbf16>
      %917 = llvm.mlir.constant(1 : i64) : i64
      %918 = llvm.insertelement %911, %916[%917 : i64] : vector<4xbf16>
      %919 = llvm.mlir.constant(2 : i64) : i64
      %920 = llvm.insertelement %912, %918[%919 : i64] : vector<4xbf16>
      %921 = llvm.mlir.constant(3 : i64) : i64
      %922 = llvm.insertelement %913, %920[%921 : i64] : vector<4xbf16>
      %923 = llvm.bitcast %909 : vector<4xbf16> to vector<4xi16>
      %924 = llvm.bitcast %922 : vector<4xbf16> to vector<4xi16>
      %925 = rocdl.mfma.f32.32x32x8bf16.1k %861, %923, %840, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %926 = rocdl.mfma.f32.32x32x8bf16.1k %861, %924, %841, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %927 = rocdl.mfma.f32.32x32x8bf16.1k %862, %923, %842, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %928 = rocdl.mfma.f32.32x32x8bf16.1k %862, %924, %843, %65, %65, %65 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %929 = llvm.mlir.constant(0 : i64) : i64
      %930 = llvm.extractelement %925[%929 : i64] : vector<16xf32>
      %931 = llvm.mlir.constant(1 : i64) : i64
      %932 = llvm.extractelement %925[%931 : i64] : vector<16xf32>
      %933 = llvm.mlir.constant(2 : i64) : i64
      %934 = llvm.extractelement %925[%933 : i64] : vector<16xf32>
      %935 = llvm.mlir.constant(3 : i64) : i64
      %936 = llvm.extractelement %925[%935 : i64] : vector<16xf32>
      %937 = llvm.mlir.constant(4 : i64) : i64
      %938 = llvm.extractelement %925[%937 : i64] : vector<16xf32>
      %939 = llvm.mlir.constant(5 : i64) : i64
      %940 = llvm.extractelement %925[%939 : i64] : vector<16xf32>
      %941 = llvm.mlir.constant(6 : i64) : i64
      %942 = llvm.extractelement %925[%941 : i64] : vector<16xf32>
      %943 = llvm.mlir.constant(7 : i64) : i64
      %944 = llvm.extractelement %925[%943 : i64] : vector<16xf32>
      %945 = llvm.mlir.constant(8 : i64) : i64
      %946 = llvm.extractelement %925[%945 : i64] : vector<16xf32>
      %947 = llvm.mlir.constant(9 : i64) : i64
      %948 = llvm.extractelement %925[%947 : i64] : vector<16xf32>
      %949 = llvm.mlir.constant(10 : i64) : i64
      %950 = llvm.extractelement %925[%949 : i64] : vector<16xf32>
      %951 = llvm.mlir.constant(11 : i64) : i64
      %952 = llvm.extractelement %925[%951 : i64] : vector<16xf32>
      %953 = llvm.mlir.constant(12 : i64) : i64
      %954 = llvm.extractelement %925[%953 : i64] : vector<16xf32>
      %955 = llvm.mlir.constant(13 : i64) : i64
      %956 = llvm.extractelement %925[%955 : i64] : vector<16xf32>
      %957 = llvm.mlir.constant(14 : i64) : i64
      %958 = llvm.extractelement %925[%957 : i64] : vector<16xf32>
      %959 = llvm.mlir.constant(15 : i64) : i64
      %960 = llvm.extractelement %925[%959 : i64] : vector<16xf32>
      %961 = llvm.mlir.constant(0 : i64) : i64
      %962 = llvm.extractelement %926[%961 : i64] : vector<16xf32>
      %963 = llvm.mlir.constant(1 : i64) : i64
      %964 = llvm.extractelement %926[%963 : i64] : vector<16xf32>
      %965 = llvm.mlir.constant(2 : i64) : i64
      %966 = llvm.extractelement %926[%965 : i64] : vector<16xf32>
      %967 = llvm.mlir.constant(3 : i64) : i64
      %968 = llvm.extractelement %926[%967 : i64] : vector<16xf32>
      %969 = llvm.mlir.constant(4 : i64) : i64
      %970 = llvm.extractelement %926[%969 : i64] : vector<16xf32>
      %971 = llvm.mlir.constant(5 : i64) : i64
      %972 = llvm.extractelement %926[%971 : i64] : vector<16xf32>
      %973 = llvm.mlir.constant(6 : i64) : i64
      %974 = llvm.extractelement %926[%973 : i64] : vector<16xf32>
      %975 = llvm.mlir.constant(7 : i64) : i64
      %976 = llvm.extractelement %926[%975 : i64] : vector<16xf32>
      %977 = llvm.mlir.constant(8 : i64) : i64
      %978 = llvm.extractelement %926[%977 : i64] : vector<16xf32>
      %979 = llvm.mlir.constant(9 : i64) : i64
      %980 = llvm.extractelement %926[%979 : i64] : vector<16xf32>
      %981 = llvm.mlir.constant(10 : i64) : i64
      %982 = llvm.extractelement %926[%981 : i64] : vector<16xf32>
      %983 = llvm.mlir.constant(11 : i64) : i64
      %984 = llvm.extractelement %926[%983 : i64] : vector<16xf32>
      %985 = llvm.mlir.constant(12 : i64) : i64
      %986 = llvm.extractelement %926[%985 : i64] : vector<16xf32>
      %987 = llvm.mlir.constant(13 : i64) : i64
      %988 = llvm.extractelement %926[%987 : i64] : vector<16xf32>
      %989 = llvm.mlir.constant(14 : i64) : i64
      %990 = llvm.extractelement %926[%989 : i64] : vector<16xf32>
      %991 = llvm.mlir.constant(15 : i64) : i64
      %992 = llvm.extractelement %926[%991 : i64] : vector<16xf32>
      %993 = llvm.mlir.constant(0 : i64) : i64
      %994 = llvm.extractelement %927[%993 : i64] : vector<16xf32>
      %995 = llvm.mlir.constant(1 : i64) : i64
      %996 = llvm.extractelement %927[%995 : i64] : vector<16xf32>
      %997 = llvm.mlir.constant(2 : i64) : i64
      %998 = llvm.extractelement %927[%997 : i64] : vector<16xf32>
      %999 = llvm.mlir.constant(3 : i64) : i64
      %1000 = llvm.extractelement %927[%999 : i64] : vector<16xf32>
      %1001 = llvm.mlir.constant(4 : i64) : i64
      %1002 = llvm.extractelement %927[%1001 : i64] : vector<16xf32>
      %1003 = llvm.mlir.constant(5 : i64) : i64
      %1004 = llvm.extractelement %927[%1003 : i64] : vector<16xf32>
      %1005 = llvm.mlir.constant(6 : i64) : i64
      %1006 = llvm.extractelement %927[%1005 : i64] : vector<16xf32>
      %1007 = llvm.mlir.constant(7 : i64) : i64
      %1008 = llvm.extractelement %927[%1007 : i64] : vector<16xf32>
      %1009 = llvm.mlir.constant(8 : i64) : i64
      %1010 = llvm.extractelement %927[%1009 : i64] : vector<16xf32>
      %1011 = llvm.mlir.constant(9 : i64) : i64
      %1012 = llvm.extractelement %927[%1011 : i64] : vector<16xf32>
      %1013 = llvm.mlir.constant(10 : i64) : i64
      %1014 = llvm.extractelement %927[%1013 : i64] : vector<16xf32>
      %1015 = llvm.mlir.constant(11 : i64) : i64
      %1016 = llvm.extractelement %927[%1015 : i64] : vector<16xf32>
      %1017 = llvm.mlir.constant(12 : i64) : i64
      %1018 = llvm.extractelement %927[%1017 : i64] : vector<16xf32>
      %1019 = llvm.mlir.constant(13 : i64) : i64
      %1020 = llvm.extractelement %927[%1019 : i64] : vector<16xf32>
      %1021 = llvm.mlir.constant(14 : i64) : i64
      %1022 = llvm.extractelement %927[%1021 : i64] : vector<16xf32>
      %1023 = llvm.mlir.constant(15 : i64) : i64
      %1024 = llvm.extractelement %927[%1023 : i64] : vector<16xf32>
      %1025 = llvm.mlir.constant(0 : i64) : i64
      %1026 = llvm.extractelement %928[%1025 : i64] : vector<16xf32>
      %1027 = llvm.mlir.constant(1 : i64) : i64
      %1028 = llvm.extractelement %928[%1027 : i64] : vector<16xf32>
      %1029 = llvm.mlir.constant(2 : i64) : i64
      %1030 = llvm.extractelement %928[%1029 : i64] : vector<16xf32>
      %1031 = llvm.mlir.constant(3 : i64) : i64
      %1032 = llvm.extractelement %928[%1031 : i64] : vector<16xf32>
      %1033 = llvm.mlir.constant(4 : i64) : i64
      %1034 = llvm.extractelement %928[%1033 : i64] : vector<16xf32>
      %1035 = llvm.mlir.constant(5 : i64) : i64
      %1036 = llvm.extractelement %928[%1035 : i64] : vector<16xf32>
      %1037 = llvm.mlir.constant(6 : i64) : i64
      %1038 = llvm.extractelement %928[%1037 : i64] : vector<16xf32>
      %1039 = llvm.mlir.constant(7 : i64) : i64
      %1040 = llvm.extractelement %928[%1039 : i64] : vector<16xf32>
      %1041 = llvm.mlir.constant(8 : i64) : i64
      %1042 = llvm.extractelement %928[%1041 : i64] : vector<16xf32>
      %1043 = llvm.mlir.constant(9 : i64) : i64
      %1044 = llvm.extractelement %928[%1043 : i64] : vector<16xf32>
      %1045 = llvm.mlir.constant(10 : i64) : i64
      %1046 = llvm.extractelement %928[%1045 : i64] : vector<16xf32>
      %1047 = llvm.mlir.constant(11 : i64) : i64
      %1048 = llvm.extractelement %928[%1047 : i64] : vector<16xf32>
      %1049 = llvm.mlir.constant(12 : i64) : i64
      %1050 = llvm.extractelement %928[%1049 : i64] : vector<16xf32>
      %1051 = llvm.mlir.constant(13 : i64) : i64
      %1052 = llvm.extractelement %928[%1051 : i64] : vector<16xf32>
      %1053 = llvm.mlir.constant(14 : i64) : i64
      %1054 = llvm.extractelement %928[%1053 : i64] : vector<16xf32>
      %1055 = llvm.mlir.constant(15 : i64) : i64
      %1056 = llvm.extractelement %928[%1055 : i64] : vector<16xf32>
      %1057 = llvm.mlir.poison : vector<4xf32>
      %1058 = llvm.mlir.constant(0 : i64) : i64
      %1059 = llvm.insertelement %930, %1057[%1058 : i64] : vector<4xf32>
      %1060 = llvm.mlir.constant(1 : i64) : i64
      %1061 = llvm.insertelement %932, %1059[%1060 : i64] : vector<4xf32>
      %1062 = llvm.mlir.constant(2 : i64) : i64
      %1063 = llvm.insertelement %934, %1061[%1062 : i64] : vector<4xf32>
      %1064 = llvm.mlir.constant(3 : i64) : i64
      %1065 = llvm.insertelement %936, %1063[%1064 : i64] : vector<4xf32>
      %1066 = llvm.mlir.poison : vector<4xf32>
      %1067 = llvm.mlir.constant(0 : i64) : i64
      %1068 = llvm.insertelement %938, %1066[%1067 : i64] : vector<4xf32>
      %1069 = llvm.mlir.constant(1 : i64) : i64
      %1070 = llvm.insertelement %940, %1068[%1069 : i64] : vector<4xf32>
      %1071 = llvm.mlir.constant(2 : i64) : i64
      %1072 = llvm.insertelement %942, %1070[%1071 : i64] : vector<4xf32>
      %1073 = llvm.mlir.constant(3 : i64) : i64
      %1074 = llvm.insertelement %944, %1072[%1073 : i64] : vector<4xf32>
      %1075 = llvm.mlir.poison : vector<4xf32>
      %1076 = llvm.mlir.constant(0 : i64) : i64
      %1077 = llvm.insertelement %946, %1075[%1076 : i64] : vector<4xf32>
      %1078 = llvm.mlir.constant(1 : i64) : i64
      %1079 = llvm.insertelement %948, %1077[%1078 : i64] : vector<4xf32>
      %1080 = llvm.mlir.constant(2 : i64) : i64
      %1081 = llvm.insertelement %950, %1079[%1080 : i64] : vector<4xf32>
      %1082 = llvm.mlir.constant(3 : i64) : i64
      %1083 = llvm.insertelement %952, %1081[%1082 : i64] : vector<4xf32>
      %1084 = llvm.mlir.poison : vector<4xf32>
      %1085 = llvm.mlir.constant(0 : i64) : i64
      %1086 = llvm.insertelement %954, %1084[%1085 : i64] : vector<4xf32>
      %1087 = llvm.mlir.constant(1 : i64) : i64
      %1088 = llvm.insertelement %956, %1086[%1087 : i64] : vector<4xf32>
      %1089 = llvm.mlir.constant(2 : i64) : i64
      %1090 = llvm.insertelement %958, %1088[%1089 : i64] : vector<4xf32>
      %1091 = llvm.mlir.constant(3 : i64) : i64
      %1092 = llvm.insertelement %960, %1090[%1091 : i64] : vector<4xf32>
      %1093 = llvm.mlir.poison : vector<4xf32>
      %1094 = llvm.mlir.constant(0 : i64) : i64
      %1095 = llvm.insertelement %962, %1093[%1094 : i64] : vector<4xf32>
      %1096 = llvm.mlir.constant(1 : i64) : i64
      %1097 = llvm.insertelement %964, %1095[%1096 : i64] : vector<4xf32>
      %1098 = llvm.mlir.constant(2 : i64) : i64
      %1099 = llvm.insertelement %966, %1097[%1098 : i64] : vector<4xf32>
      %1100 = llvm.mlir.constant(3 : i64) : i64
      %1101 = llvm.insertelement %968, %1099[%1100 : i64] : vector<4xf32>
      %1102 = llvm.mlir.poison : vector<4xf32>
      %1103 = llvm.mlir.constant(0 : i64) : i64
      %1104 = llvm.insertelement %970, %1102[%1103 : i64] : vector<4xf32>
      %1105 = llvm.mlir.constant(1 : i64) : i64
      %1106 = llvm.insertelement %972, %1104[%1105 : i64] : vector<4xf32>
      %1107 = llvm.mlir.constant(2 : i64) : i64
      %1108 = llvm.insertelement %974, %1106[%1107 : i64] : vector<4xf32>
      %1109 = llvm.mlir.constant(3 : i64) : i64
      %1110 = llvm.insertelement %976, %1108[%1109 : i64] : vector<4xf32>
      %1111 = llvm.mlir.poison : vector<4xf32>
      %1112 = llvm.mlir.constant(0 : i64) : i64
      %1113 = llvm.insertelement %978, %1111[%1112 : i64] : vector<4xf32>
      %1114 = llvm.mlir.constant(1 : i64) : i64
      %1115 = llvm.insertelement %980, %1113[%1114 : i64] : vector<4xf32>
      %1116 = llvm.mlir.constant(2 : i64) : i64
      %1117 = llvm.insertelement %982, %1115[%1116 : i64] : vector<4xf32>
      %1118 = llvm.mlir.constant(3 : i64) : i64
      %1119 = llvm.insertelement %984, %1117[%1118 : i64] : vector<4xf32>
      %1120 = llvm.mlir.poison : vector<4xf32>
      %1121 = llvm.mlir.constant(0 : i64) : i64
      %1122 = llvm.insertelement %986, %1120[%1121 : i64] : vector<4xf32>
      %1123 = llvm.mlir.constant(1 : i64) : i64
      %1124 = llvm.insertelement %988, %1122[%1123 : i64] : vector<4xf32>
      %1125 = llvm.mlir.constant(2 : i64) : i64
      %1126 = llvm.insertelement %990, %1124[%1125 : i64] : vector<4xf32>
      %1127 = llvm.mlir.constant(3 : i64) : i64
      %1128 = llvm.insertelement %992, %1126[%1127 : i64] : vector<4xf32>
      %1129 = llvm.mlir.poison : vector<4xf32>
      %1130 = llvm.mlir.constant(0 : i64) : i64
      %1131 = llvm.insertelement %994, %1129[%1130 : i64] : vector<4xf32>
      %1132 = llvm.mlir.constant(1 : i64) : i64
      %1133 = llvm.insertelement %996, %1131[%1132 : i64] : vector<4xf32>
      %1134 = llvm.mlir.constant(2 : i64) : i64
      %1135 = llvm.insertelement %998, %1133[%1134 : i64] : vector<4xf32>
      %1136 = llvm.mlir.constant(3 : i64) : i64
      %1137 = llvm.insertelement %1000, %1135[%1136 : i64] : vector<4xf32>
      %1138 = llvm.mlir.poison : vector<4xf32>
      %1139 = llvm.mlir.constant(0 : i64) : i64
      %1140 = llvm.insertelement %1002, %1138[%1139 : i64] : vector<4xf32>
      %1141 = llvm.mlir.constant(1 : i64) : i64
      %1142 = llvm.insertelement %1004, %1140[%1141 : i64] : vector<4xf32>
      %1143 = llvm.mlir.constant(2 : i64) : i64
      %1144 = llvm.insertelement %1006, %1142[%1143 : i64] : vector<4xf32>
      %1145 = llvm.mlir.constant(3 : i64) : i64
      %1146 = llvm.insertelement %1008, %1144[%1145 : i64] : vector<4xf32>
      %1147 = llvm.mlir.poison : vector<4xf32>
      %1148 = llvm.mlir.constant(0 : i64) : i64
      %1149 = llvm.insertelement %1010, %1147[%1148 : i64] : vector<4xf32>
      %1150 = llvm.mlir.constant(1 : i64) : i64
      %1151 = llvm.insertelement %1012, %1149[%1150 : i64] : vector<4xf32>
      %1152 = llvm.mlir.constant(2 : i64) : i64
      %1153 = llvm.insertelement %1014, %1151[%1152 : i64] : vector<4xf32>
      %1154 = llvm.mlir.constant(3 : i64) : i64
      %1155 = llvm.insertelement %1016, %1153[%1154 : i64] : vector<4xf32>
      %1156 = llvm.mlir.poison : vector<4xf32>
      %1157 = llvm.mlir.constant(0 : i64) : i64
      %1158 = llvm.insertelement %1018, %1156[%1157 : i64] : vector<4xf32>
      %1159 = llvm.mlir.constant(1 : i64) : i64
      %1160 = llvm.insertelement %1020, %1158[%1159 : i64] : vector<4xf32>
      %1161 = llvm.mlir.constant(2 : i64) : i64
      %1162 = llvm.insertelement %1022, %1160[%1161 : i64] : vector<4xf32>
      %1163 = llvm.mlir.constant(3 : i64) : i64
      %1164 = llvm.insertelement %1024, %1162[%1163 : i64] : vector<4xf32>
      %1165 = llvm.mlir.poison : vector<4xf32>
      %1166 = llvm.mlir.constant(0 : i64) : i64
      %1167 = llvm.insertelement %1026, %1165[%1166 : i64] : vector<4xf32>
      %1168 = llvm.mlir.constant(1 : i64) : i64
      %1169 = llvm.insertelement %1028, %1167[%1168 : i64] : vector<4xf32>
      %1170 = llvm.mlir.constant(2 : i64) : i64
      %1171 = llvm.insertelement %1030, %1169[%1170 : i64] : vector<4xf32>
      %1172 = llvm.mlir.constant(3 : i64) : i64
      %1173 = llvm.insertelement %1032, %1171[%1172 : i64] : vector<4xf32>
      %1174 = llvm.mlir.poison : vector<4xf32>
      %1175 = llvm.mlir.constant(0 : i64) : i64
      %1176 = llvm.insertelement %1034, %1174[%1175 : i64] : vector<4xf32>
      %1177 = llvm.mlir.constant(1 : i64) : i64
      %1178 = llvm.insertelement %1036, %1176[%1177 : i64] : vector<4xf32>
      %1179 = llvm.mlir.constant(2 : i64) : i64
      %1180 = llvm.insertelement %1038, %1178[%1179 : i64] : vector<4xf32>
      %1181 = llvm.mlir.constant(3 : i64) : i64
      %1182 = llvm.insertelement %1040, %1180[%1181 : i64] : vector<4xf32>
      %1183 = llvm.mlir.poison : vector<4xf32>
      %1184 = llvm.mlir.constant(0 : i64) : i64
      %1185 = llvm.insertelement %1042, %1183[%1184 : i64] : vector<4xf32>
      %1186 = llvm.mlir.constant(1 : i64) : i64
      %1187 = llvm.insertelement %1044, %1185[%1186 : i64] : vector<4xf32>
      %1188 = llvm.mlir.constant(2 : i64) : i64
      %1189 = llvm.insertelement %1046, %1187[%1188 : i64] : vector<4xf32>
      %1190 = llvm.mlir.constant(3 : i64) : i64
      %1191 = llvm.insertelement %1048, %1189[%1190 : i64] : vector<4xf32>
      %1192 = llvm.mlir.poison : vector<4xf32>
      %1193 = llvm.mlir.constant(0 : i64) : i64
      %1194 = llvm.insertelement %1050, %1192[%1193 : i64] : vector<4xf32>
      %1195 = llvm.mlir.constant(1 : i64) : i64
      %1196 = llvm.insertelement %1052, %1194[%1195 : i64] : vector<4xf32>
      %1197 = llvm.mlir.constant(2 : i64) : i64
      %1198 = llvm.insertelement %1054, %1196[%1197 : i64] : vector<4xf32>
      %1199 = llvm.mlir.constant(3 : i64) : i64
      %1200 = llvm.insertelement %1056, %1198[%1199 : i64] : vector<4xf32>
      %1201 = llvm.icmp "slt" %266, %arg6 : i64
      llvm.cond_br %1201, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      %1202 = llvm.load %85 : !llvm.ptr<5> -> i32
      %1203 = llvm.mul %1202, %71 : i32
      %1204 = llvm.getelementptr %77[%1203] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1205 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1206 = llvm.mul %1202, %71 : i32
      %1207 = llvm.getelementptr %1205[%1206] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1208 = llvm.urem %87, %70 : i32
      %1209 = llvm.mul %1208, %69 : i32
      %1210 = llvm.udiv %87, %70 : i32
      %1211 = llvm.mul %89, %68 : i32
      %1212 = llvm.add %1210, %1211 : i32
      %1213 = llvm.mul %1212, %63 : i32
      %1214 = llvm.add %1213, %1209 : i32
      %1215 = llvm.lshr %1214, %70 : i32
      %1216 = llvm.and %1215, %61 : i32
      %1217 = llvm.xor %1214, %1216 : i32
      %1218 = llvm.mul %1217, %60 : i32
      %1219 = llvm.getelementptr %1204[%1218] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1220 = llvm.xor %1217, %70 : i32
      %1221 = llvm.mul %1220, %60 : i32
      %1222 = llvm.getelementptr %1204[%1221] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1223 = llvm.getelementptr %1219[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1224 = llvm.getelementptr %1222[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1225 = llvm.shufflevector %296, %296 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1225, %1219 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1226 = llvm.shufflevector %296, %296 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1226, %1222 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1227 = llvm.shufflevector %298, %298 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1227, %1223 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1228 = llvm.shufflevector %298, %298 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1228, %1224 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1229 = llvm.urem %87, %68 : i32
      %1230 = llvm.mul %1229, %69 : i32
      %1231 = llvm.udiv %87, %68 : i32
      %1232 = llvm.mul %89, %70 : i32
      %1233 = llvm.add %1231, %1232 : i32
      %1234 = llvm.urem %1230, %76 : i32
      %1235 = llvm.udiv %1230, %76 : i32
      %1236 = llvm.mul %1235, %59 : i32
      %1237 = llvm.add %1234, %1236 : i32
      %1238 = llvm.mul %1233, %76 : i32
      %1239 = llvm.add %1237, %1238 : i32
      %1240 = llvm.lshr %1239, %70 : i32
      %1241 = llvm.and %1240, %58 : i32
      %1242 = llvm.xor %1239, %1241 : i32
      %1243 = llvm.mul %1242, %60 : i32
      %1244 = llvm.getelementptr %1207[%1243] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1245 = llvm.xor %1242, %70 : i32
      %1246 = llvm.mul %1245, %60 : i32
      %1247 = llvm.getelementptr %1207[%1246] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1248 = llvm.getelementptr %1244[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1249 = llvm.getelementptr %1247[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1250 = llvm.shufflevector %328, %328 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1250, %1244 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1251 = llvm.shufflevector %328, %328 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1251, %1247 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1252 = llvm.shufflevector %330, %330 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1252, %1248 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1253 = llvm.shufflevector %330, %330 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1253, %1249 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1254 = llvm.load %84 : !llvm.ptr<5> -> i32
      %1255 = llvm.xor %1254, %62 : i32
      %1256 = llvm.load %85 : !llvm.ptr<5> -> i32
      %1257 = llvm.add %1256, %62 : i32
      %1258 = llvm.icmp "eq" %1257, %60 : i32
      %1259 = llvm.select %1258, %65, %1257 : i1, i32
      llvm.store %1259, %85 : i32, !llvm.ptr<5>
      %1260 = llvm.select %1258, %1255, %1254 : i1, i32
      llvm.store %1260, %84 : i32, !llvm.ptr<5>
      llvm.br ^bb6
    ^bb6:  // 2 preds: ^bb4, ^bb5
      %1261 = llvm.add %235, %72 : i64
      llvm.br ^bb3(%1261, %1065, %1074, %1083, %1092, %1101, %1110, %1119, %1128, %1137, %1146, %1155, %1164, %1173, %1182, %1191, %1200 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
    ^bb7:  // pred: ^bb3
      %1262 = llvm.add %112, %75 : i64
      %1263 = llvm.icmp "sle" %1262, %arg5 : i64
      %1264 = llvm.add %111, %75 : i64
      %1265 = llvm.icmp "sle" %1264, %arg4 : i64
      %1266 = llvm.and %1263, %1265 : i1
      llvm.cond_br %1266, ^bb8, ^bb9
    ^bb8:  // pred: ^bb7
      %1267 = llvm.urem %87, %63 : i32
      %1268 = llvm.udiv %89, %60 : i32
      %1269 = llvm.mul %1268, %76 : i32
      %1270 = llvm.add %1267, %1269 : i32
      %1271 = llvm.zext %1270 : i32 to i64
      %1272 = llvm.add %112, %1271 : i64
      %1273 = llvm.mul %1272, %67 : i64
      %1274 = llvm.getelementptr %arg2[%1273] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1275 = llvm.getelementptr %1274[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1276 = llvm.load %1274 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1277 = llvm.load %1275 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1278 = llvm.fpext %1276 : bf16 to f32
      %1279 = llvm.fpext %1277 : bf16 to f32
      %1280 = llvm.mlir.poison : vector<4xf32>
      %1281 = llvm.mlir.constant(0 : i32) : i32
      %1282 = llvm.insertelement %1278, %1280[%1281 : i32] : vector<4xf32>
      %1283 = llvm.shufflevector %1282, %1280 [0, 0, 0, 0] : vector<4xf32> 
      %1284 = llvm.mlir.poison : vector<4xf32>
      %1285 = llvm.mlir.constant(0 : i32) : i32
      %1286 = llvm.insertelement %1279, %1284[%1285 : i32] : vector<4xf32>
      %1287 = llvm.shufflevector %1286, %1284 [0, 0, 0, 0] : vector<4xf32> 
      %1288 = llvm.fadd %236, %1283 : vector<4xf32>
      %1289 = llvm.fadd %237, %1283 : vector<4xf32>
      %1290 = llvm.fadd %238, %1283 : vector<4xf32>
      %1291 = llvm.fadd %239, %1283 : vector<4xf32>
      %1292 = llvm.fadd %240, %1287 : vector<4xf32>
      %1293 = llvm.fadd %241, %1287 : vector<4xf32>
      %1294 = llvm.fadd %242, %1287 : vector<4xf32>
      %1295 = llvm.fadd %243, %1287 : vector<4xf32>
      %1296 = llvm.fadd %244, %1283 : vector<4xf32>
      %1297 = llvm.fadd %245, %1283 : vector<4xf32>
      %1298 = llvm.fadd %246, %1283 : vector<4xf32>
      %1299 = llvm.fadd %247, %1283 : vector<4xf32>
      %1300 = llvm.fadd %248, %1287 : vector<4xf32>
      %1301 = llvm.fadd %249, %1287 : vector<4xf32>
      %1302 = llvm.fadd %250, %1287 : vector<4xf32>
      %1303 = llvm.fadd %251, %1287 : vector<4xf32>
      %1304 = llvm.fptrunc %1288 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1305 = llvm.fptrunc %1289 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1306 = llvm.fptrunc %1290 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1307 = llvm.fptrunc %1291 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1308 = llvm.fptrunc %1292 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1309 = llvm.fptrunc %1293 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1310 = llvm.fptrunc %1294 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1311 = llvm.fptrunc %1295 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1312 = llvm.fptrunc %1296 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1313 = llvm.fptrunc %1297 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1314 = llvm.fptrunc %1298 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1315 = llvm.fptrunc %1299 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1316 = llvm.fptrunc %1300 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1317 = llvm.fptrunc %1301 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1318 = llvm.fptrunc %1302 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1319 = llvm.fptrunc %1303 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1320 = llvm.intr.maximum(%1304, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1321 = llvm.intr.maximum(%1305, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1322 = llvm.intr.maximum(%1306, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1323 = llvm.intr.maximum(%1307, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1324 = llvm.intr.maximum(%1308, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1325 = llvm.intr.maximum(%1309, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1326 = llvm.intr.maximum(%1310, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1327 = llvm.intr.maximum(%1311, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1328 = llvm.intr.maximum(%1312, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1329 = llvm.intr.maximum(%1313, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1330 = llvm.intr.maximum(%1314, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1331 = llvm.intr.maximum(%1315, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1332 = llvm.intr.maximum(%1316, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1333 = llvm.intr.maximum(%1317, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1334 = llvm.intr.maximum(%1318, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1335 = llvm.intr.maximum(%1319, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1336 = llvm.urem %87, %63 : i32
      %1337 = llvm.udiv %87, %63 : i32
      %1338 = llvm.mul %1337, %70 : i32
      %1339 = llvm.urem %89, %60 : i32
      %1340 = llvm.mul %1339, %76 : i32
      %1341 = llvm.add %1338, %1340 : i32
      %1342 = llvm.udiv %89, %60 : i32
      %1343 = llvm.mul %1342, %76 : i32
      %1344 = llvm.add %1336, %1343 : i32
      %1345 = llvm.zext %1341 : i32 to i64
      %1346 = llvm.add %111, %1345 : i64
      %1347 = llvm.mul %1346, %arg5 : i64
      %1348 = llvm.zext %1344 : i32 to i64
      %1349 = llvm.add %112, %1348 : i64
      %1350 = llvm.add %1347, %1349 : i64
      %1351 = llvm.mul %1350, %67 : i64
      %1352 = llvm.getelementptr %arg3[%1351] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1353 = llvm.mul %arg5, %67 : i64
      %1354 = llvm.getelementptr %1352[%1353] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1355 = llvm.mul %arg5, %55 : i64
      %1356 = llvm.getelementptr %1352[%1355] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1357 = llvm.mul %arg5, %54 : i64
      %1358 = llvm.getelementptr %1352[%1357] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1359 = llvm.mul %arg5, %74 : i64
      %1360 = llvm.getelementptr %1352[%1359] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1361 = llvm.mul %arg5, %53 : i64
      %1362 = llvm.getelementptr %1352[%1361] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1363 = llvm.mul %arg5, %52 : i64
      %1364 = llvm.getelementptr %1352[%1363] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1365 = llvm.mul %arg5, %51 : i64
      %1366 = llvm.getelementptr %1352[%1365] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1367 = llvm.mul %arg5, %72 : i64
      %1368 = llvm.getelementptr %1352[%1367] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1369 = llvm.mul %arg5, %50 : i64
      %1370 = llvm.getelementptr %1352[%1369] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1371 = llvm.mul %arg5, %49 : i64
      %1372 = llvm.getelementptr %1352[%1371] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1373 = llvm.mul %arg5, %48 : i64
      %1374 = llvm.getelementptr %1352[%1373] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1375 = llvm.mul %arg5, %47 : i64
      %1376 = llvm.getelementptr %1352[%1375] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1377 = llvm.mul %arg5, %46 : i64
      %1378 = llvm.getelementptr %1352[%1377] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1379 = llvm.mul %arg5, %45 : i64
      %1380 = llvm.getelementptr %1352[%1379] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1381 = llvm.mul %arg5, %44 : i64
      %1382 = llvm.getelementptr %1352[%1381] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1383 = llvm.getelementptr %1352[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1384 = llvm.getelementptr %1354[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1385 = llvm.getelementptr %1356[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1386 = llvm.getelementptr %1358[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1387 = llvm.getelementptr %1360[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1388 = llvm.getelementptr %1362[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1389 = llvm.getelementptr %1364[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1390 = llvm.getelementptr %1366[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1391 = llvm.getelementptr %1368[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1392 = llvm.getelementptr %1370[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1393 = llvm.getelementptr %1372[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1394 = llvm.getelementptr %1374[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1395 = llvm.getelementptr %1376[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1396 = llvm.getelementptr %1378[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1397 = llvm.getelementptr %1380[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1398 = llvm.getelementptr %1382[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1399 = llvm.mul %arg5, %43 : i64
      %1400 = llvm.getelementptr %1352[%1399] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1401 = llvm.mul %arg5, %42 : i64
      %1402 = llvm.getelementptr %1352[%1401] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1403 = llvm.mul %arg5, %41 : i64
      %1404 = llvm.getelementptr %1352[%1403] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1405 = llvm.mul %arg5, %40 : i64
      %1406 = llvm.getelementptr %1352[%1405] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1407 = llvm.mul %arg5, %39 : i64
      %1408 = llvm.getelementptr %1352[%1407] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1409 = llvm.mul %arg5, %38 : i64
      %1410 = llvm.getelementptr %1352[%1409] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1411 = llvm.mul %arg5, %37 : i64
      %1412 = llvm.getelementptr %1352[%1411] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1413 = llvm.mul %arg5, %36 : i64
      %1414 = llvm.getelementptr %1352[%1413] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1415 = llvm.mul %arg5, %35 : i64
      %1416 = llvm.getelementptr %1352[%1415] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1417 = llvm.mul %arg5, %34 : i64
      %1418 = llvm.getelementptr %1352[%1417] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1419 = llvm.mul %arg5, %33 : i64
      %1420 = llvm.getelementptr %1352[%1419] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1421 = llvm.mul %arg5, %32 : i64
      %1422 = llvm.getelementptr %1352[%1421] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1423 = llvm.mul %arg5, %31 : i64
      %1424 = llvm.getelementptr %1352[%1423] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1425 = llvm.mul %arg5, %30 : i64
      %1426 = llvm.getelementptr %1352[%1425] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1427 = llvm.mul %arg5, %29 : i64
      %1428 = llvm.getelementptr %1352[%1427] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1429 = llvm.mul %arg5, %28 : i64
      %1430 = llvm.getelementptr %1352[%1429] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1431 = llvm.getelementptr %1400[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1432 = llvm.getelementptr %1402[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1433 = llvm.getelementptr %1404[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1434 = llvm.getelementptr %1406[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1435 = llvm.getelementptr %1408[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1436 = llvm.getelementptr %1410[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1437 = llvm.getelementptr %1412[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1438 = llvm.getelementptr %1414[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1439 = llvm.getelementptr %1416[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1440 = llvm.getelementptr %1418[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1441 = llvm.getelementptr %1420[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1442 = llvm.getelementptr %1422[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1443 = llvm.getelementptr %1424[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1444 = llvm.getelementptr %1426[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1445 = llvm.getelementptr %1428[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1446 = llvm.getelementptr %1430[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1447 = llvm.mlir.constant(0 : i64) : i64
      %1448 = llvm.extractelement %1320[%1447 : i64] : vector<4xbf16>
      llvm.store %1448, %1352 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1449 = llvm.mlir.constant(1 : i64) : i64
      %1450 = llvm.extractelement %1320[%1449 : i64] : vector<4xbf16>
      llvm.store %1450, %1354 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1451 = llvm.mlir.constant(2 : i64) : i64
      %1452 = llvm.extractelement %1320[%1451 : i64] : vector<4xbf16>
      llvm.store %1452, %1356 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1453 = llvm.mlir.constant(3 : i64) : i64
      %1454 = llvm.extractelement %1320[%1453 : i64] : vector<4xbf16>
      llvm.store %1454, %1358 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1455 = llvm.mlir.constant(0 : i64) : i64
      %1456 = llvm.extractelement %1321[%1455 : i64] : vector<4xbf16>
      llvm.store %1456, %1360 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1457 = llvm.mlir.constant(1 : i64) : i64
      %1458 = llvm.extractelement %1321[%1457 : i64] : vector<4xbf16>
      llvm.store %1458, %1362 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1459 = llvm.mlir.constant(2 : i64) : i64
      %1460 = llvm.extractelement %1321[%1459 : i64] : vector<4xbf16>
      llvm.store %1460, %1364 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1461 = llvm.mlir.constant(3 : i64) : i64
      %1462 = llvm.extractelement %1321[%1461 : i64] : vector<4xbf16>
      llvm.store %1462, %1366 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1463 = llvm.mlir.constant(0 : i64) : i64
      %1464 = llvm.extractelement %1322[%1463 : i64] : vector<4xbf16>
      llvm.store %1464, %1368 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1465 = llvm.mlir.constant(1 : i64) : i64
      %1466 = llvm.extractelement %1322[%1465 : i64] : vector<4xbf16>
      llvm.store %1466, %1370 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1467 = llvm.mlir.constant(2 : i64) : i64
      %1468 = llvm.extractelement %1322[%1467 : i64] : vector<4xbf16>
      llvm.store %1468, %1372 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1469 = llvm.mlir.constant(3 : i64) : i64
      %1470 = llvm.extractelement %1322[%1469 : i64] : vector<4xbf16>
      llvm.store %1470, %1374 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1471 = llvm.mlir.constant(0 : i64) : i64
      %1472 = llvm.extractelement %1323[%1471 : i64] : vector<4xbf16>
      llvm.store %1472, %1376 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1473 = llvm.mlir.constant(1 : i64) : i64
      %1474 = llvm.extractelement %1323[%1473 : i64] : vector<4xbf16>
      llvm.store %1474, %1378 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1475 = llvm.mlir.constant(2 : i64) : i64
      %1476 = llvm.extractelement %1323[%1475 : i64] : vector<4xbf16>
      llvm.store %1476, %1380 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1477 = llvm.mlir.constant(3 : i64) : i64
      %1478 = llvm.extractelement %1323[%1477 : i64] : vector<4xbf16>
      llvm.store %1478, %1382 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1479 = llvm.mlir.constant(0 : i64) : i64
      %1480 = llvm.extractelement %1324[%1479 : i64] : vector<4xbf16>
      llvm.store %1480, %1383 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1481 = llvm.mlir.constant(1 : i64) : i64
      %1482 = llvm.extractelement %1324[%1481 : i64] : vector<4xbf16>
      llvm.store %1482, %1384 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1483 = llvm.mlir.constant(2 : i64) : i64
      %1484 = llvm.extractelement %1324[%1483 : i64] : vector<4xbf16>
      llvm.store %1484, %1385 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1485 = llvm.mlir.constant(3 : i64) : i64
      %1486 = llvm.extractelement %1324[%1485 : i64] : vector<4xbf16>
      llvm.store %1486, %1386 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1487 = llvm.mlir.constant(0 : i64) : i64
      %1488 = llvm.extractelement %1325[%1487 : i64] : vector<4xbf16>
      llvm.store %1488, %1387 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1489 = llvm.mlir.constant(1 : i64) : i64
      %1490 = llvm.extractelement %1325[%1489 : i64] : vector<4xbf16>
      llvm.store %1490, %1388 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1491 = llvm.mlir.constant(2 : i64) : i64
      %1492 = llvm.extractelement %1325[%1491 : i64] : vector<4xbf16>
      llvm.store %1492, %1389 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1493 = llvm.mlir.constant(3 : i64) : i64
      %1494 = llvm.extractelement %1325[%1493 : i64] : vector<4xbf16>
      llvm.store %1494, %1390 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1495 = llvm.mlir.constant(0 : i64) : i64
      %1496 = llvm.extractelement %1326[%1495 : i64] : vector<4xbf16>
      llvm.store %1496, %1391 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1497 = llvm.mlir.constant(1 : i64) : i64
      %1498 = llvm.extractelement %1326[%1497 : i64] : vector<4xbf16>
      llvm.store %1498, %1392 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1499 = llvm.mlir.constant(2 : i64) : i64
      %1500 = llvm.extractelement %1326[%1499 : i64] : vector<4xbf16>
      llvm.store %1500, %1393 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1501 = llvm.mlir.constant(3 : i64) : i64
      %1502 = llvm.extractelement %1326[%1501 : i64] : vector<4xbf16>
      llvm.store %1502, %1394 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1503 = llvm.mlir.constant(0 : i64) : i64
      %1504 = llvm.extractelement %1327[%1503 : i64] : vector<4xbf16>
      llvm.store %1504, %1395 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1505 = llvm.mlir.constant(1 : i64) : i64
      %1506 = llvm.extractelement %1327[%1505 : i64] : vector<4xbf16>
      llvm.store %1506, %1396 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1507 = llvm.mlir.constant(2 : i64) : i64
      %1508 = llvm.extractelement %1327[%1507 : i64] : vector<4xbf16>
      llvm.store %1508, %1397 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1509 = llvm.mlir.constant(3 : i64) : i64
      %1510 = llvm.extractelement %1327[%1509 : i64] : vector<4xbf16>
      llvm.store %1510, %1398 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1511 = llvm.mlir.constant(0 : i64) : i64
      %1512 = llvm.extractelement %1328[%1511 : i64] : vector<4xbf16>
      llvm.store %1512, %1400 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1513 = llvm.mlir.constant(1 : i64) : i64
      %1514 = llvm.extractelement %1328[%1513 : i64] : vector<4xbf16>
      llvm.store %1514, %1402 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1515 = llvm.mlir.constant(2 : i64) : i64
      %1516 = llvm.extractelement %1328[%1515 : i64] : vector<4xbf16>
      llvm.store %1516, %1404 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1517 = llvm.mlir.constant(3 : i64) : i64
      %1518 = llvm.extractelement %1328[%1517 : i64] : vector<4xbf16>
      llvm.store %1518, %1406 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1519 = llvm.mlir.constant(0 : i64) : i64
      %1520 = llvm.extractelement %1329[%1519 : i64] : vector<4xbf16>
      llvm.store %1520, %1408 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1521 = llvm.mlir.constant(1 : i64) : i64
      %1522 = llvm.extractelement %1329[%1521 : i64] : vector<4xbf16>
      llvm.store %1522, %1410 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1523 = llvm.mlir.constant(2 : i64) : i64
      %1524 = llvm.extractelement %1329[%1523 : i64] : vector<4xbf16>
      llvm.store %1524, %1412 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1525 = llvm.mlir.constant(3 : i64) : i64
      %1526 = llvm.extractelement %1329[%1525 : i64] : vector<4xbf16>
      llvm.store %1526, %1414 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1527 = llvm.mlir.constant(0 : i64) : i64
      %1528 = llvm.extractelement %1330[%1527 : i64] : vector<4xbf16>
      llvm.store %1528, %1416 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1529 = llvm.mlir.constant(1 : i64) : i64
      %1530 = llvm.extractelement %1330[%1529 : i64] : vector<4xbf16>
      llvm.store %1530, %1418 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1531 = llvm.mlir.constant(2 : i64) : i64
      %1532 = llvm.extractelement %1330[%1531 : i64] : vector<4xbf16>
      llvm.store %1532, %1420 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1533 = llvm.mlir.constant(3 : i64) : i64
      %1534 = llvm.extractelement %1330[%1533 : i64] : vector<4xbf16>
      llvm.store %1534, %1422 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1535 = llvm.mlir.constant(0 : i64) : i64
      %1536 = llvm.extractelement %1331[%1535 : i64] : vector<4xbf16>
      llvm.store %1536, %1424 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1537 = llvm.mlir.constant(1 : i64) : i64
      %1538 = llvm.extractelement %1331[%1537 : i64] : vector<4xbf16>
      llvm.store %1538, %1426 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1539 = llvm.mlir.constant(2 : i64) : i64
      %1540 = llvm.extractelement %1331[%1539 : i64] : vector<4xbf16>
      llvm.store %1540, %1428 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1541 = llvm.mlir.constant(3 : i64) : i64
      %1542 = llvm.extractelement %1331[%1541 : i64] : vector<4xbf16>
      llvm.store %1542, %1430 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1543 = llvm.mlir.constant(0 : i64) : i64
      %1544 = llvm.extractelement %1332[%1543 : i64] : vector<4xbf16>
      llvm.store %1544, %1431 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1545 = llvm.mlir.constant(1 : i64) : i64
      %1546 = llvm.extractelement %1332[%1545 : i64] : vector<4xbf16>
      llvm.store %1546, %1432 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1547 = llvm.mlir.constant(2 : i64) : i64
      %1548 = llvm.extractelement %1332[%1547 : i64] : vector<4xbf16>
      llvm.store %1548, %1433 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1549 = llvm.mlir.constant(3 : i64) : i64
      %1550 = llvm.extractelement %1332[%1549 : i64] : vector<4xbf16>
      llvm.store %1550, %1434 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1551 = llvm.mlir.constant(0 : i64) : i64
      %1552 = llvm.extractelement %1333[%1551 : i64] : vector<4xbf16>
      llvm.store %1552, %1435 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1553 = llvm.mlir.constant(1 : i64) : i64
      %1554 = llvm.extractelement %1333[%1553 : i64] : vector<4xbf16>
      llvm.store %1554, %1436 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1555 = llvm.mlir.constant(2 : i64) : i64
      %1556 = llvm.extractelement %1333[%1555 : i64] : vector<4xbf16>
      llvm.store %1556, %1437 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1557 = llvm.mlir.constant(3 : i64) : i64
      %1558 = llvm.extractelement %1333[%1557 : i64] : vector<4xbf16>
      llvm.store %1558, %1438 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1559 = llvm.mlir.constant(0 : i64) : i64
      %1560 = llvm.extractelement %1334[%1559 : i64] : vector<4xbf16>
      llvm.store %1560, %1439 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1561 = llvm.mlir.constant(1 : i64) : i64
      %1562 = llvm.extractelement %1334[%1561 : i64] : vector<4xbf16>
      llvm.store %1562, %1440 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1563 = llvm.mlir.constant(2 : i64) : i64
      %1564 = llvm.extractelement %1334[%1563 : i64] : vector<4xbf16>
      llvm.store %1564, %1441 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1565 = llvm.mlir.constant(3 : i64) : i64
      %1566 = llvm.extractelement %1334[%1565 : i64] : vector<4xbf16>
      llvm.store %1566, %1442 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1567 = llvm.mlir.constant(0 : i64) : i64
      %1568 = llvm.extractelement %1335[%1567 : i64] : vector<4xbf16>
      llvm.store %1568, %1443 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1569 = llvm.mlir.constant(1 : i64) : i64
      %1570 = llvm.extractelement %1335[%1569 : i64] : vector<4xbf16>
      llvm.store %1570, %1444 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1571 = llvm.mlir.constant(2 : i64) : i64
      %1572 = llvm.extractelement %1335[%1571 : i64] : vector<4xbf16>
      llvm.store %1572, %1445 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1573 = llvm.mlir.constant(3 : i64) : i64
      %1574 = llvm.extractelement %1335[%1573 : i64] : vector<4xbf16>
      llvm.store %1574, %1446 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb138
    ^bb9:  // pred: ^bb7
      %1575 = llvm.urem %87, %63 : i32
      %1576 = llvm.udiv %89, %60 : i32
      %1577 = llvm.mul %1576, %76 : i32
      %1578 = llvm.add %1575, %1577 : i32
      %1579 = llvm.zext %1578 : i32 to i64
      %1580 = llvm.add %112, %1579 : i64
      %1581 = llvm.mul %1580, %67 : i64
      %1582 = llvm.getelementptr %arg2[%1581] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1583 = llvm.sub %arg5, %1580 : i64
      %1584 = llvm.intr.smin(%1583, %66) : (i64, i64) -> i64
      %1585 = llvm.intr.smax(%1584, %73) : (i64, i64) -> i64
      %1586 = llvm.trunc %1585 : i64 to i32
      %1587 = llvm.icmp "sgt" %1586, %65 : i32
      %1588 = llvm.getelementptr %1582[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1589 = llvm.icmp "sgt" %1586, %63 : i32
      %1590 = llvm.select %1587, %1582, %64 : i1, !llvm.ptr<1>
      %1591 = llvm.load %1590 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1592 = llvm.select %1589, %1588, %64 : i1, !llvm.ptr<1>
      %1593 = llvm.load %1592 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1594 = llvm.fpext %1591 : bf16 to f32
      %1595 = llvm.fpext %1593 : bf16 to f32
      %1596 = llvm.mlir.poison : vector<4xf32>
      %1597 = llvm.mlir.constant(0 : i32) : i32
      %1598 = llvm.insertelement %1594, %1596[%1597 : i32] : vector<4xf32>
      %1599 = llvm.shufflevector %1598, %1596 [0, 0, 0, 0] : vector<4xf32> 
      %1600 = llvm.mlir.poison : vector<4xf32>
      %1601 = llvm.mlir.constant(0 : i32) : i32
      %1602 = llvm.insertelement %1595, %1600[%1601 : i32] : vector<4xf32>
      %1603 = llvm.shufflevector %1602, %1600 [0, 0, 0, 0] : vector<4xf32> 
      %1604 = llvm.fadd %236, %1599 : vector<4xf32>
      %1605 = llvm.fadd %237, %1599 : vector<4xf32>
      %1606 = llvm.fadd %238, %1599 : vector<4xf32>
      %1607 = llvm.fadd %239, %1599 : vector<4xf32>
      %1608 = llvm.fadd %240, %1603 : vector<4xf32>
      %1609 = llvm.fadd %241, %1603 : vector<4xf32>
      %1610 = llvm.fadd %242, %1603 : vector<4xf32>
      %1611 = llvm.fadd %243, %1603 : vector<4xf32>
      %1612 = llvm.fadd %244, %1599 : vector<4xf32>
      %1613 = llvm.fadd %245, %1599 : vector<4xf32>
      %1614 = llvm.fadd %246, %1599 : vector<4xf32>
      %1615 = llvm.fadd %247, %1599 : vector<4xf32>
      %1616 = llvm.fadd %248, %1603 : vector<4xf32>
      %1617 = llvm.fadd %249, %1603 : vector<4xf32>
      %1618 = llvm.fadd %250, %1603 : vector<4xf32>
      %1619 = llvm.fadd %251, %1603 : vector<4xf32>
      %1620 = llvm.fptrunc %1604 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1621 = llvm.fptrunc %1605 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1622 = llvm.fptrunc %1606 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1623 = llvm.fptrunc %1607 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1624 = llvm.fptrunc %1608 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1625 = llvm.fptrunc %1609 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1626 = llvm.fptrunc %1610 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1627 = llvm.fptrunc %1611 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1628 = llvm.fptrunc %1612 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1629 = llvm.fptrunc %1613 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1630 = llvm.fptrunc %1614 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1631 = llvm.fptrunc %1615 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1632 = llvm.fptrunc %1616 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1633 = llvm.fptrunc %1617 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1634 = llvm.fptrunc %1618 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1635 = llvm.fptrunc %1619 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1636 = llvm.intr.maximum(%1620, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1637 = llvm.intr.maximum(%1621, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1638 = llvm.intr.maximum(%1622, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1639 = llvm.intr.maximum(%1623, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1640 = llvm.intr.maximum(%1624, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1641 = llvm.intr.maximum(%1625, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1642 = llvm.intr.maximum(%1626, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1643 = llvm.intr.maximum(%1627, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1644 = llvm.intr.maximum(%1628, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1645 = llvm.intr.maximum(%1629, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1646 = llvm.intr.maximum(%1630, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1647 = llvm.intr.maximum(%1631, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1648 = llvm.intr.maximum(%1632, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1649 = llvm.intr.maximum(%1633, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1650 = llvm.intr.maximum(%1634, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1651 = llvm.intr.maximum(%1635, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1652 = llvm.urem %87, %63 : i32
      %1653 = llvm.udiv %87, %63 : i32
      %1654 = llvm.mul %1653, %70 : i32
      %1655 = llvm.urem %89, %60 : i32
      %1656 = llvm.mul %1655, %76 : i32
      %1657 = llvm.add %1654, %1656 : i32
      %1658 = llvm.udiv %89, %60 : i32
      %1659 = llvm.mul %1658, %76 : i32
      %1660 = llvm.add %1652, %1659 : i32
      %1661 = llvm.zext %1657 : i32 to i64
      %1662 = llvm.add %111, %1661 : i64
      %1663 = llvm.mul %1662, %arg5 : i64
      %1664 = llvm.zext %1660 : i32 to i64
      %1665 = llvm.add %112, %1664 : i64
      %1666 = llvm.add %1663, %1665 : i64
      %1667 = llvm.mul %1666, %67 : i64
      %1668 = llvm.getelementptr %arg3[%1667] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1669 = llvm.sub %arg4, %1662 : i64
      %1670 = llvm.intr.smin(%1669, %66) : (i64, i64) -> i64
      %1671 = llvm.intr.smax(%1670, %73) : (i64, i64) -> i64
      %1672 = llvm.trunc %1671 : i64 to i32
      %1673 = llvm.sub %arg5, %1665 : i64
      %1674 = llvm.intr.smin(%1673, %66) : (i64, i64) -> i64
      %1675 = llvm.intr.smax(%1674, %73) : (i64, i64) -> i64
      %1676 = llvm.trunc %1675 : i64 to i32
      %1677 = llvm.icmp "sgt" %1672, %65 : i32
      %1678 = llvm.icmp "sgt" %1676, %65 : i32
      %1679 = llvm.and %1677, %1678 : i1
      %1680 = llvm.mul %arg5, %67 : i64
      %1681 = llvm.getelementptr %1668[%1680] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1682 = llvm.icmp "sgt" %1672, %62 : i32
      %1683 = llvm.and %1682, %1678 : i1
      %1684 = llvm.mul %arg5, %55 : i64
      %1685 = llvm.getelementptr %1668[%1684] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1686 = llvm.icmp "sgt" %1672, %60 : i32
      %1687 = llvm.and %1686, %1678 : i1
      %1688 = llvm.mul %arg5, %54 : i64
      %1689 = llvm.getelementptr %1668[%1688] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1690 = llvm.icmp "sgt" %1672, %27 : i32
      %1691 = llvm.and %1690, %1678 : i1
      %1692 = llvm.mul %arg5, %74 : i64
      %1693 = llvm.getelementptr %1668[%1692] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1694 = llvm.icmp "sgt" %1672, %69 : i32
      %1695 = llvm.and %1694, %1678 : i1
      %1696 = llvm.mul %arg5, %53 : i64
      %1697 = llvm.getelementptr %1668[%1696] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1698 = llvm.icmp "sgt" %1672, %26 : i32
      %1699 = llvm.and %1698, %1678 : i1
      %1700 = llvm.mul %arg5, %52 : i64
      %1701 = llvm.getelementptr %1668[%1700] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1702 = llvm.icmp "sgt" %1672, %25 : i32
      %1703 = llvm.and %1702, %1678 : i1
      %1704 = llvm.mul %arg5, %51 : i64
      %1705 = llvm.getelementptr %1668[%1704] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1706 = llvm.icmp "sgt" %1672, %24 : i32
      %1707 = llvm.and %1706, %1678 : i1
      %1708 = llvm.mul %arg5, %72 : i64
      %1709 = llvm.getelementptr %1668[%1708] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1710 = llvm.icmp "sgt" %1672, %68 : i32
      %1711 = llvm.and %1710, %1678 : i1
      %1712 = llvm.mul %arg5, %50 : i64
      %1713 = llvm.getelementptr %1668[%1712] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1714 = llvm.icmp "sgt" %1672, %23 : i32
      %1715 = llvm.and %1714, %1678 : i1
      %1716 = llvm.mul %arg5, %49 : i64
      %1717 = llvm.getelementptr %1668[%1716] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1718 = llvm.icmp "sgt" %1672, %22 : i32
      %1719 = llvm.and %1718, %1678 : i1
      %1720 = llvm.mul %arg5, %48 : i64
      %1721 = llvm.getelementptr %1668[%1720] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1722 = llvm.icmp "sgt" %1672, %21 : i32
      %1723 = llvm.and %1722, %1678 : i1
      %1724 = llvm.mul %arg5, %47 : i64
      %1725 = llvm.getelementptr %1668[%1724] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1726 = llvm.icmp "sgt" %1672, %56 : i32
      %1727 = llvm.and %1726, %1678 : i1
      %1728 = llvm.mul %arg5, %46 : i64
      %1729 = llvm.getelementptr %1668[%1728] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1730 = llvm.icmp "sgt" %1672, %20 : i32
      %1731 = llvm.and %1730, %1678 : i1
      %1732 = llvm.mul %arg5, %45 : i64
      %1733 = llvm.getelementptr %1668[%1732] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1734 = llvm.icmp "sgt" %1672, %19 : i32
      %1735 = llvm.and %1734, %1678 : i1
      %1736 = llvm.mul %arg5, %44 : i64
      %1737 = llvm.getelementptr %1668[%1736] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1738 = llvm.icmp "sgt" %1672, %18 : i32
      %1739 = llvm.and %1738, %1678 : i1
      %1740 = llvm.getelementptr %1668[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1741 = llvm.icmp "sgt" %1676, %63 : i32
      %1742 = llvm.and %1677, %1741 : i1
      %1743 = llvm.getelementptr %1681[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1744 = llvm.and %1682, %1741 : i1
      %1745 = llvm.getelementptr %1685[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1746 = llvm.and %1686, %1741 : i1
      %1747 = llvm.getelementptr %1689[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1748 = llvm.and %1690, %1741 : i1
      %1749 = llvm.getelementptr %1693[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1750 = llvm.and %1694, %1741 : i1
      %1751 = llvm.getelementptr %1697[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1752 = llvm.and %1698, %1741 : i1
      %1753 = llvm.getelementptr %1701[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1754 = llvm.and %1702, %1741 : i1
      %1755 = llvm.getelementptr %1705[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1756 = llvm.and %1706, %1741 : i1
      %1757 = llvm.getelementptr %1709[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1758 = llvm.and %1710, %1741 : i1
      %1759 = llvm.getelementptr %1713[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1760 = llvm.and %1714, %1741 : i1
      %1761 = llvm.getelementptr %1717[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1762 = llvm.and %1718, %1741 : i1
      %1763 = llvm.getelementptr %1721[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1764 = llvm.and %1722, %1741 : i1
      %1765 = llvm.getelementptr %1725[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1766 = llvm.and %1726, %1741 : i1
      %1767 = llvm.getelementptr %1729[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1768 = llvm.and %1730, %1741 : i1
      %1769 = llvm.getelementptr %1733[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1770 = llvm.and %1734, %1741 : i1
      %1771 = llvm.getelementptr %1737[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1772 = llvm.and %1738, %1741 : i1
      %1773 = llvm.mul %arg5, %43 : i64
      %1774 = llvm.getelementptr %1668[%1773] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1775 = llvm.icmp "sgt" %1672, %63 : i32
      %1776 = llvm.and %1775, %1678 : i1
      %1777 = llvm.mul %arg5, %42 : i64
      %1778 = llvm.getelementptr %1668[%1777] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1779 = llvm.icmp "sgt" %1672, %17 : i32
      %1780 = llvm.and %1779, %1678 : i1
      %1781 = llvm.mul %arg5, %41 : i64
      %1782 = llvm.getelementptr %1668[%1781] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1783 = llvm.icmp "sgt" %1672, %16 : i32
      %1784 = llvm.and %1783, %1678 : i1
      %1785 = llvm.mul %arg5, %40 : i64
      %1786 = llvm.getelementptr %1668[%1785] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1787 = llvm.icmp "sgt" %1672, %15 : i32
      %1788 = llvm.and %1787, %1678 : i1
      %1789 = llvm.mul %arg5, %39 : i64
      %1790 = llvm.getelementptr %1668[%1789] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1791 = llvm.icmp "sgt" %1672, %14 : i32
      %1792 = llvm.and %1791, %1678 : i1
      %1793 = llvm.mul %arg5, %38 : i64
      %1794 = llvm.getelementptr %1668[%1793] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1795 = llvm.icmp "sgt" %1672, %13 : i32
      %1796 = llvm.and %1795, %1678 : i1
      %1797 = llvm.mul %arg5, %37 : i64
      %1798 = llvm.getelementptr %1668[%1797] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1799 = llvm.icmp "sgt" %1672, %12 : i32
      %1800 = llvm.and %1799, %1678 : i1
      %1801 = llvm.mul %arg5, %36 : i64
      %1802 = llvm.getelementptr %1668[%1801] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1803 = llvm.icmp "sgt" %1672, %11 : i32
      %1804 = llvm.and %1803, %1678 : i1
      %1805 = llvm.mul %arg5, %35 : i64
      %1806 = llvm.getelementptr %1668[%1805] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1807 = llvm.icmp "sgt" %1672, %10 : i32
      %1808 = llvm.and %1807, %1678 : i1
      %1809 = llvm.mul %arg5, %34 : i64
      %1810 = llvm.getelementptr %1668[%1809] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1811 = llvm.icmp "sgt" %1672, %9 : i32
      %1812 = llvm.and %1811, %1678 : i1
      %1813 = llvm.mul %arg5, %33 : i64
      %1814 = llvm.getelementptr %1668[%1813] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1815 = llvm.icmp "sgt" %1672, %8 : i32
      %1816 = llvm.and %1815, %1678 : i1
      %1817 = llvm.mul %arg5, %32 : i64
      %1818 = llvm.getelementptr %1668[%1817] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1819 = llvm.icmp "sgt" %1672, %7 : i32
      %1820 = llvm.and %1819, %1678 : i1
      %1821 = llvm.mul %arg5, %31 : i64
      %1822 = llvm.getelementptr %1668[%1821] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1823 = llvm.icmp "sgt" %1672, %6 : i32
      %1824 = llvm.and %1823, %1678 : i1
      %1825 = llvm.mul %arg5, %30 : i64
      %1826 = llvm.getelementptr %1668[%1825] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1827 = llvm.icmp "sgt" %1672, %5 : i32
      %1828 = llvm.and %1827, %1678 : i1
      %1829 = llvm.mul %arg5, %29 : i64
      %1830 = llvm.getelementptr %1668[%1829] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1831 = llvm.icmp "sgt" %1672, %4 : i32
      %1832 = llvm.and %1831, %1678 : i1
      %1833 = llvm.mul %arg5, %28 : i64
      %1834 = llvm.getelementptr %1668[%1833] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1835 = llvm.icmp "sgt" %1672, %3 : i32
      %1836 = llvm.and %1835, %1678 : i1
      %1837 = llvm.getelementptr %1774[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1838 = llvm.and %1775, %1741 : i1
      %1839 = llvm.getelementptr %1778[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1840 = llvm.and %1779, %1741 : i1
      %1841 = llvm.getelementptr %1782[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1842 = llvm.and %1783, %1741 : i1
      %1843 = llvm.getelementptr %1786[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1844 = llvm.and %1787, %1741 : i1
      %1845 = llvm.getelementptr %1790[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1846 = llvm.and %1791, %1741 : i1
      %1847 = llvm.getelementptr %1794[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1848 = llvm.and %1795, %1741 : i1
      %1849 = llvm.getelementptr %1798[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1850 = llvm.and %1799, %1741 : i1
      %1851 = llvm.getelementptr %1802[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1852 = llvm.and %1803, %1741 : i1
      %1853 = llvm.getelementptr %1806[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1854 = llvm.and %1807, %1741 : i1
      %1855 = llvm.getelementptr %1810[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1856 = llvm.and %1811, %1741 : i1
      %1857 = llvm.getelementptr %1814[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1858 = llvm.and %1815, %1741 : i1
      %1859 = llvm.getelementptr %1818[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1860 = llvm.and %1819, %1741 : i1
      %1861 = llvm.getelementptr %1822[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1862 = llvm.and %1823, %1741 : i1
      %1863 = llvm.getelementptr %1826[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1864 = llvm.and %1827, %1741 : i1
      %1865 = llvm.getelementptr %1830[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1866 = llvm.and %1831, %1741 : i1
      %1867 = llvm.getelementptr %1834[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1868 = llvm.and %1835, %1741 : i1
      %1869 = llvm.mlir.constant(0 : i64) : i64
      %1870 = llvm.extractelement %1636[%1869 : i64] : vector<4xbf16>
      llvm.cond_br %1679, ^bb10, ^bb11
    ^bb10:  // pred: ^bb9
      llvm.store %1870, %1668 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb11
    ^bb11:  // 2 preds: ^bb9, ^bb10
      %1871 = llvm.mlir.constant(1 : i64) : i64
      %1872 = llvm.extractelement %1636[%1871 : i64] : vector<4xbf16>
      llvm.cond_br %1683, ^bb12, ^bb13
    ^bb12:  // pred: ^bb11
      llvm.store %1872, %1681 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb13
    ^bb13:  // 2 preds: ^bb11, ^bb12
      %1873 = llvm.mlir.constant(2 : i64) : i64
      %1874 = llvm.extractelement %1636[%1873 : i64] : vector<4xbf16>
      llvm.cond_br %1687, ^bb14, ^bb15
    ^bb14:  // pred: ^bb13
      llvm.store %1874, %1685 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb15
    ^bb15:  // 2 preds: ^bb13, ^bb14
      %1875 = llvm.mlir.constant(3 : i64) : i64
      %1876 = llvm.extractelement %1636[%1875 : i64] : vector<4xbf16>
      llvm.cond_br %1691, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      llvm.store %1876, %1689 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb17
    ^bb17:  // 2 preds: ^bb15, ^bb16
      %1877 = llvm.mlir.constant(0 : i64) : i64
      %1878 = llvm.extractelement %1637[%1877 : i64] : vector<4xbf16>
      llvm.cond_br %1695, ^bb18, ^bb19
    ^bb18:  // pred: ^bb17
      llvm.store %1878, %1693 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb19
    ^bb19:  // 2 preds: ^bb17, ^bb18
      %1879 = llvm.mlir.constant(1 : i64) : i64
      %1880 = llvm.extractelement %1637[%1879 : i64] : vector<4xbf16>
      llvm.cond_br %1699, ^bb20, ^bb21
    ^bb20:  // pred: ^bb19
      llvm.store %1880, %1697 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb21
    ^bb21:  // 2 preds: ^bb19, ^bb20
      %1881 = llvm.mlir.constant(2 : i64) : i64
      %1882 = llvm.extractelement %1637[%1881 : i64] : vector<4xbf16>
      llvm.cond_br %1703, ^bb22, ^bb23
    ^bb22:  // pred: ^bb21
      llvm.store %1882, %1701 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb23
    ^bb23:  // 2 preds: ^bb21, ^bb22
      %1883 = llvm.mlir.constant(3 : i64) : i64
      %1884 = llvm.extractelement %1637[%1883 : i64] : vector<4xbf16>
      llvm.cond_br %1707, ^bb24, ^bb25
    ^bb24:  // pred: ^bb23
      llvm.store %1884, %1705 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb25
    ^bb25:  // 2 preds: ^bb23, ^bb24
      %1885 = llvm.mlir.constant(0 : i64) : i64
      %1886 = llvm.extractelement %1638[%1885 : i64] : vector<4xbf16>
      llvm.cond_br %1711, ^bb26, ^bb27
    ^bb26:  // pred: ^bb25
      llvm.store %1886, %1709 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb27
    ^bb27:  // 2 preds: ^bb25, ^bb26
      %1887 = llvm.mlir.constant(1 : i64) : i64
      %1888 = llvm.extractelement %1638[%1887 : i64] : vector<4xbf16>
      llvm.cond_br %1715, ^bb28, ^bb29
    ^bb28:  // pred: ^bb27
      llvm.store %1888, %1713 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb29
    ^bb29:  // 2 preds: ^bb27, ^bb28
      %1889 = llvm.mlir.constant(2 : i64) : i64
      %1890 = llvm.extractelement %1638[%1889 : i64] : vector<4xbf16>
      llvm.cond_br %1719, ^bb30, ^bb31
    ^bb30:  // pred: ^bb29
      llvm.store %1890, %1717 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb29, ^bb30
      %1891 = llvm.mlir.constant(3 : i64) : i64
      %1892 = llvm.extractelement %1638[%1891 : i64] : vector<4xbf16>
      llvm.cond_br %1723, ^bb32, ^bb33
    ^bb32:  // pred: ^bb31
      llvm.store %1892, %1721 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb33
    ^bb33:  // 2 preds: ^bb31, ^bb32
      %1893 = llvm.mlir.constant(0 : i64) : i64
      %1894 = llvm.extractelement %1639[%1893 : i64] : vector<4xbf16>
      llvm.cond_br %1727, ^bb34, ^bb35
    ^bb34:  // pred: ^bb33
      llvm.store %1894, %1725 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb35
    ^bb35:  // 2 preds: ^bb33, ^bb34
      %1895 = llvm.mlir.constant(1 : i64) : i64
      %1896 = llvm.extractelement %1639[%1895 : i64] : vector<4xbf16>
      llvm.cond_br %1731, ^bb36, ^bb37
    ^bb36:  // pred: ^bb35
      llvm.store %1896, %1729 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb37
    ^bb37:  // 2 preds: ^bb35, ^bb36
      %1897 = llvm.mlir.constant(2 : i64) : i64
      %1898 = llvm.extractelement %1639[%1897 : i64] : vector<4xbf16>
      llvm.cond_br %1735, ^bb38, ^bb39
    ^bb38:  // pred: ^bb37
      llvm.store %1898, %1733 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb39
    ^bb39:  // 2 preds: ^bb37, ^bb38
      %1899 = llvm.mlir.constant(3 : i64) : i64
      %1900 = llvm.extractelement %1639[%1899 : i64] : vector<4xbf16>
      llvm.cond_br %1739, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      llvm.store %1900, %1737 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb41
    ^bb41:  // 2 preds: ^bb39, ^bb40
      %1901 = llvm.mlir.constant(0 : i64) : i64
      %1902 = llvm.extractelement %1640[%1901 : i64] : vector<4xbf16>
      llvm.cond_br %1742, ^bb42, ^bb43
    ^bb42:  // pred: ^bb41
      llvm.store %1902, %1740 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb41, ^bb42
      %1903 = llvm.mlir.constant(1 : i64) : i64
      %1904 = llvm.extractelement %1640[%1903 : i64] : vector<4xbf16>
      llvm.cond_br %1744, ^bb44, ^bb45
    ^bb44:  // pred: ^bb43
      llvm.store %1904, %1743 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb45
    ^bb45:  // 2 preds: ^bb43, ^bb44
      %1905 = llvm.mlir.constant(2 : i64) : i64
      %1906 = llvm.extractelement %1640[%1905 : i64] : vector<4xbf16>
      llvm.cond_br %1746, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      llvm.store %1906, %1745 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb47
    ^bb47:  // 2 preds: ^bb45, ^bb46
      %1907 = llvm.mlir.constant(3 : i64) : i64
      %1908 = llvm.extractelement %1640[%1907 : i64] : vector<4xbf16>
      llvm.cond_br %1748, ^bb48, ^bb49
    ^bb48:  // pred: ^bb47
      llvm.store %1908, %1747 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb49
    ^bb49:  // 2 preds: ^bb47, ^bb48
      %1909 = llvm.mlir.constant(0 : i64) : i64
      %1910 = llvm.extractelement %1641[%1909 : i64] : vector<4xbf16>
      llvm.cond_br %1750, ^bb50, ^bb51
    ^bb50:  // pred: ^bb49
      llvm.store %1910, %1749 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb51
    ^bb51:  // 2 preds: ^bb49, ^bb50
      %1911 = llvm.mlir.constant(1 : i64) : i64
      %1912 = llvm.extractelement %1641[%1911 : i64] : vector<4xbf16>
      llvm.cond_br %1752, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      llvm.store %1912, %1751 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb53
    ^bb53:  // 2 preds: ^bb51, ^bb52
      %1913 = llvm.mlir.constant(2 : i64) : i64
      %1914 = llvm.extractelement %1641[%1913 : i64] : vector<4xbf16>
      llvm.cond_br %1754, ^bb54, ^bb55
    ^bb54:  // pred: ^bb53
      llvm.store %1914, %1753 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb55
    ^bb55:  // 2 preds: ^bb53, ^bb54
      %1915 = llvm.mlir.constant(3 : i64) : i64
      %1916 = llvm.extractelement %1641[%1915 : i64] : vector<4xbf16>
      llvm.cond_br %1756, ^bb56, ^bb57
    ^bb56:  // pred: ^bb55
      llvm.store %1916, %1755 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb57
    ^bb57:  // 2 preds: ^bb55, ^bb56
      %1917 = llvm.mlir.constant(0 : i64) : i64
      %1918 = llvm.extractelement %1642[%1917 : i64] : vector<4xbf16>
      llvm.cond_br %1758, ^bb58, ^bb59
    ^bb58:  // pred: ^bb57
      llvm.store %1918, %1757 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb59
    ^bb59:  // 2 preds: ^bb57, ^bb58
      %1919 = llvm.mlir.constant(1 : i64) : i64
      %1920 = llvm.extractelement %1642[%1919 : i64] : vector<4xbf16>
      llvm.cond_br %1760, ^bb60, ^bb61
    ^bb60:  // pred: ^bb59
      llvm.store %1920, %1759 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb61
    ^bb61:  // 2 preds: ^bb59, ^bb60
      %1921 = llvm.mlir.constant(2 : i64) : i64
      %1922 = llvm.extractelement %1642[%1921 : i64] : vector<4xbf16>
      llvm.cond_br %1762, ^bb62, ^bb63
    ^bb62:  // pred: ^bb61
      llvm.store %1922, %1761 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb63
    ^bb63:  // 2 preds: ^bb61, ^bb62
      %1923 = llvm.mlir.constant(3 : i64) : i64
      %1924 = llvm.extractelement %1642[%1923 : i64] : vector<4xbf16>
      llvm.cond_br %1764, ^bb64, ^bb65
    ^bb64:  // pred: ^bb63
      llvm.store %1924, %1763 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb65
    ^bb65:  // 2 preds: ^bb63, ^bb64
      %1925 = llvm.mlir.constant(0 : i64) : i64
      %1926 = llvm.extractelement %1643[%1925 : i64] : vector<4xbf16>
      llvm.cond_br %1766, ^bb66, ^bb67
    ^bb66:  // pred: ^bb65
      llvm.store %1926, %1765 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb67
    ^bb67:  // 2 preds: ^bb65, ^bb66
      %1927 = llvm.mlir.constant(1 : i64) : i64
      %1928 = llvm.extractelement %1643[%1927 : i64] : vector<4xbf16>
      llvm.cond_br %1768, ^bb68, ^bb69
    ^bb68:  // pred: ^bb67
      llvm.store %1928, %1767 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb69
    ^bb69:  // 2 preds: ^bb67, ^bb68
      %1929 = llvm.mlir.constant(2 : i64) : i64
      %1930 = llvm.extractelement %1643[%1929 : i64] : vector<4xbf16>
      llvm.cond_br %1770, ^bb70, ^bb71
    ^bb70:  // pred: ^bb69
      llvm.store %1930, %1769 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb71
    ^bb71:  // 2 preds: ^bb69, ^bb70
      %1931 = llvm.mlir.constant(3 : i64) : i64
      %1932 = llvm.extractelement %1643[%1931 : i64] : vector<4xbf16>
      llvm.cond_br %1772, ^bb72, ^bb73
    ^bb72:  // pred: ^bb71
      llvm.store %1932, %1771 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb73
    ^bb73:  // 2 preds: ^bb71, ^bb72
      %1933 = llvm.mlir.constant(0 : i64) : i64
      %1934 = llvm.extractelement %1644[%1933 : i64] : vector<4xbf16>
      llvm.cond_br %1776, ^bb74, ^bb75
    ^bb74:  // pred: ^bb73
      llvm.store %1934, %1774 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb75
    ^bb75:  // 2 preds: ^bb73, ^bb74
      %1935 = llvm.mlir.constant(1 : i64) : i64
      %1936 = llvm.extractelement %1644[%1935 : i64] : vector<4xbf16>
      llvm.cond_br %1780, ^bb76, ^bb77
    ^bb76:  // pred: ^bb75
      llvm.store %1936, %1778 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb77
    ^bb77:  // 2 preds: ^bb75, ^bb76
      %1937 = llvm.mlir.constant(2 : i64) : i64
      %1938 = llvm.extractelement %1644[%1937 : i64] : vector<4xbf16>
      llvm.cond_br %1784, ^bb78, ^bb79
    ^bb78:  // pred: ^bb77
      llvm.store %1938, %1782 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb79
    ^bb79:  // 2 preds: ^bb77, ^bb78
      %1939 = llvm.mlir.constant(3 : i64) : i64
      %1940 = llvm.extractelement %1644[%1939 : i64] : vector<4xbf16>
      llvm.cond_br %1788, ^bb80, ^bb81
    ^bb80:  // pred: ^bb79
      llvm.store %1940, %1786 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb81
    ^bb81:  // 2 preds: ^bb79, ^bb80
      %1941 = llvm.mlir.constant(0 : i64) : i64
      %1942 = llvm.extractelement %1645[%1941 : i64] : vector<4xbf16>
      llvm.cond_br %1792, ^bb82, ^bb83
    ^bb82:  // pred: ^bb81
      llvm.store %1942, %1790 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb83
    ^bb83:  // 2 preds: ^bb81, ^bb82
      %1943 = llvm.mlir.constant(1 : i64) : i64
      %1944 = llvm.extractelement %1645[%1943 : i64] : vector<4xbf16>
      llvm.cond_br %1796, ^bb84, ^bb85
    ^bb84:  // pred: ^bb83
      llvm.store %1944, %1794 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb85
    ^bb85:  // 2 preds: ^bb83, ^bb84
      %1945 = llvm.mlir.constant(2 : i64) : i64
      %1946 = llvm.extractelement %1645[%1945 : i64] : vector<4xbf16>
      llvm.cond_br %1800, ^bb86, ^bb87
    ^bb86:  // pred: ^bb85
      llvm.store %1946, %1798 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb87
    ^bb87:  // 2 preds: ^bb85, ^bb86
      %1947 = llvm.mlir.constant(3 : i64) : i64
      %1948 = llvm.extractelement %1645[%1947 : i64] : vector<4xbf16>
      llvm.cond_br %1804, ^bb88, ^bb89
    ^bb88:  // pred: ^bb87
      llvm.store %1948, %1802 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb89
    ^bb89:  // 2 preds: ^bb87, ^bb88
      %1949 = llvm.mlir.constant(0 : i64) : i64
      %1950 = llvm.extractelement %1646[%1949 : i64] : vector<4xbf16>
      llvm.cond_br %1808, ^bb90, ^bb91
    ^bb90:  // pred: ^bb89
      llvm.store %1950, %1806 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb91
    ^bb91:  // 2 preds: ^bb89, ^bb90
      %1951 = llvm.mlir.constant(1 : i64) : i64
      %1952 = llvm.extractelement %1646[%1951 : i64] : vector<4xbf16>
      llvm.cond_br %1812, ^bb92, ^bb93
    ^bb92:  // pred: ^bb91
      llvm.store %1952, %1810 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb93
    ^bb93:  // 2 preds: ^bb91, ^bb92
      %1953 = llvm.mlir.constant(2 : i64) : i64
      %1954 = llvm.extractelement %1646[%1953 : i64] : vector<4xbf16>
      llvm.cond_br %1816, ^bb94, ^bb95
    ^bb94:  // pred: ^bb93
      llvm.store %1954, %1814 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb95
    ^bb95:  // 2 preds: ^bb93, ^bb94
      %1955 = llvm.mlir.constant(3 : i64) : i64
      %1956 = llvm.extractelement %1646[%1955 : i64] : vector<4xbf16>
      llvm.cond_br %1820, ^bb96, ^bb97
    ^bb96:  // pred: ^bb95
      llvm.store %1956, %1818 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb97
    ^bb97:  // 2 preds: ^bb95, ^bb96
      %1957 = llvm.mlir.constant(0 : i64) : i64
      %1958 = llvm.extractelement %1647[%1957 : i64] : vector<4xbf16>
      llvm.cond_br %1824, ^bb98, ^bb99
    ^bb98:  // pred: ^bb97
      llvm.store %1958, %1822 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb99
    ^bb99:  // 2 preds: ^bb97, ^bb98
      %1959 = llvm.mlir.constant(1 : i64) : i64
      %1960 = llvm.extractelement %1647[%1959 : i64] : vector<4xbf16>
      llvm.cond_br %1828, ^bb100, ^bb101
    ^bb100:  // pred: ^bb99
      llvm.store %1960, %1826 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb101
    ^bb101:  // 2 preds: ^bb99, ^bb100
      %1961 = llvm.mlir.constant(2 : i64) : i64
      %1962 = llvm.extractelement %1647[%1961 : i64] : vector<4xbf16>
      llvm.cond_br %1832, ^bb102, ^bb103
    ^bb102:  // pred: ^bb101
      llvm.store %1962, %1830 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb103
    ^bb103:  // 2 preds: ^bb101, ^bb102
      %1963 = llvm.mlir.constant(3 : i64) : i64
      %1964 = llvm.extractelement %1647[%1963 : i64] : vector<4xbf16>
      llvm.cond_br %1836, ^bb104, ^bb105
    ^bb104:  // pred: ^bb103
      llvm.store %1964, %1834 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb105
    ^bb105:  // 2 preds: ^bb103, ^bb104
      %1965 = llvm.mlir.constant(0 : i64) : i64
      %1966 = llvm.extractelement %1648[%1965 : i64] : vector<4xbf16>
      llvm.cond_br %1838, ^bb106, ^bb107
    ^bb106:  // pred: ^bb105
      llvm.store %1966, %1837 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb107
    ^bb107:  // 2 preds: ^bb105, ^bb106
      %1967 = llvm.mlir.constant(1 : i64) : i64
      %1968 = llvm.extractelement %1648[%1967 : i64] : vector<4xbf16>
      llvm.cond_br %1840, ^bb108, ^bb109
    ^bb108:  // pred: ^bb107
      llvm.store %1968, %1839 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb109
    ^bb109:  // 2 preds: ^bb107, ^bb108
      %1969 = llvm.mlir.constant(2 : i64) : i64
      %1970 = llvm.extractelement %1648[%1969 : i64] : vector<4xbf16>
      llvm.cond_br %1842, ^bb110, ^bb111
    ^bb110:  // pred: ^bb109
      llvm.store %1970, %1841 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb111
    ^bb111:  // 2 preds: ^bb109, ^bb110
      %1971 = llvm.mlir.constant(3 : i64) : i64
      %1972 = llvm.extractelement %1648[%1971 : i64] : vector<4xbf16>
      llvm.cond_br %1844, ^bb112, ^bb113
    ^bb112:  // pred: ^bb111
      llvm.store %1972, %1843 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb113
    ^bb113:  // 2 preds: ^bb111, ^bb112
      %1973 = llvm.mlir.constant(0 : i64) : i64
      %1974 = llvm.extractelement %1649[%1973 : i64] : vector<4xbf16>
      llvm.cond_br %1846, ^bb114, ^bb115
    ^bb114:  // pred: ^bb113
      llvm.store %1974, %1845 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb115
    ^bb115:  // 2 preds: ^bb113, ^bb114
      %1975 = llvm.mlir.constant(1 : i64) : i64
      %1976 = llvm.extractelement %1649[%1975 : i64] : vector<4xbf16>
      llvm.cond_br %1848, ^bb116, ^bb117
    ^bb116:  // pred: ^bb115
      llvm.store %1976, %1847 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb117
    ^bb117:  // 2 preds: ^bb115, ^bb116
      %1977 = llvm.mlir.constant(2 : i64) : i64
      %1978 = llvm.extractelement %1649[%1977 : i64] : vector<4xbf16>
      llvm.cond_br %1850, ^bb118, ^bb119
    ^bb118:  // pred: ^bb117
      llvm.store %1978, %1849 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb119
    ^bb119:  // 2 preds: ^bb117, ^bb118
      %1979 = llvm.mlir.constant(3 : i64) : i64
      %1980 = llvm.extractelement %1649[%1979 : i64] : vector<4xbf16>
      llvm.cond_br %1852, ^bb120, ^bb121
    ^bb120:  // pred: ^bb119
      llvm.store %1980, %1851 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb121
    ^bb121:  // 2 preds: ^bb119, ^bb120
      %1981 = llvm.mlir.constant(0 : i64) : i64
      %1982 = llvm.extractelement %1650[%1981 : i64] : vector<4xbf16>
      llvm.cond_br %1854, ^bb122, ^bb123
    ^bb122:  // pred: ^bb121
      llvm.store %1982, %1853 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb123
    ^bb123:  // 2 preds: ^bb121, ^bb122
      %1983 = llvm.mlir.constant(1 : i64) : i64
      %1984 = llvm.extractelement %1650[%1983 : i64] : vector<4xbf16>
      llvm.cond_br %1856, ^bb124, ^bb125
    ^bb124:  // pred: ^bb123
      llvm.store %1984, %1855 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb125
    ^bb125:  // 2 preds: ^bb123, ^bb124
      %1985 = llvm.mlir.constant(2 : i64) : i64
      %1986 = llvm.extractelement %1650[%1985 : i64] : vector<4xbf16>
      llvm.cond_br %1858, ^bb126, ^bb127
    ^bb126:  // pred: ^bb125
      llvm.store %1986, %1857 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb127
    ^bb127:  // 2 preds: ^bb125, ^bb126
      %1987 = llvm.mlir.constant(3 : i64) : i64
      %1988 = llvm.extractelement %1650[%1987 : i64] : vector<4xbf16>
      llvm.cond_br %1860, ^bb128, ^bb129
    ^bb128:  // pred: ^bb127
      llvm.store %1988, %1859 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb129
    ^bb129:  // 2 preds: ^bb127, ^bb128
      %1989 = llvm.mlir.constant(0 : i64) : i64
      %1990 = llvm.extractelement %1651[%1989 : i64] : vector<4xbf16>
      llvm.cond_br %1862, ^bb130, ^bb131
    ^bb130:  // pred: ^bb129
      llvm.store %1990, %1861 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb131
    ^bb131:  // 2 preds: ^bb129, ^bb130
      %1991 = llvm.mlir.constant(1 : i64) : i64
      %1992 = llvm.extractelement %1651[%1991 : i64] : vector<4xbf16>
      llvm.cond_br %1864, ^bb132, ^bb133
    ^bb132:  // pred: ^bb131
      llvm.store %1992, %1863 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb133
    ^bb133:  // 2 preds: ^bb131, ^bb132
      %1993 = llvm.mlir.constant(2 : i64) : i64
      %1994 = llvm.extractelement %1651[%1993 : i64] : vector<4xbf16>
      llvm.cond_br %1866, ^bb134, ^bb135
    ^bb134:  // pred: ^bb133
      llvm.store %1994, %1865 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb135
    ^bb135:  // 2 preds: ^bb133, ^bb134
      %1995 = llvm.mlir.constant(3 : i64) : i64
      %1996 = llvm.extractelement %1651[%1995 : i64] : vector<4xbf16>
      llvm.cond_br %1868, ^bb136, ^bb137
    ^bb136:  // pred: ^bb135
      llvm.store %1996, %1867 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb137
    ^bb137:  // 2 preds: ^bb135, ^bb136
      llvm.br ^bb138
    ^bb138:  // 2 preds: ^bb8, ^bb137
      llvm.return
    }
  }
