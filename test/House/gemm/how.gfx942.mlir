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
      %57 = llvm.mlir.constant(128 : i32) : i32
      %58 = llvm.mlir.constant(28 : i32) : i32
      %59 = llvm.mlir.constant(32 : i32) : i32
      %60 = llvm.mlir.addressof @tier_zeros : !llvm.ptr<1>
      %61 = llvm.mlir.constant(1073741824 : index) : i64
      %62 = llvm.mlir.constant(2 : index) : i64
      %63 = llvm.mlir.constant(16 : i32) : i32
      %64 = llvm.mlir.constant(8 : i32) : i32
      %65 = llvm.mlir.constant(4 : i32) : i32
      %66 = llvm.mlir.constant(8192 : i32) : i32
      %67 = llvm.mlir.constant(32 : index) : i64
      %68 = llvm.mlir.constant(0 : index) : i64
      %69 = llvm.mlir.constant(16 : index) : i64
      %70 = llvm.mlir.constant(128 : index) : i64
      %71 = llvm.mlir.constant(2147483647 : index) : i64
      %72 = llvm.mlir.constant(0 : i32) : i32
      %73 = llvm.mlir.constant(1 : i32) : i32
      %74 = llvm.mlir.constant(2 : i32) : i32
      %75 = llvm.mlir.constant(64 : i32) : i32
      %76 = llvm.mlir.addressof @tier_shared : !llvm.ptr<3>
      %77 = rocdl.workitem.id.x : i32
      %78 = llvm.urem %77, %75 : i32
      %79 = rocdl.workitem.id.x : i32
      %80 = llvm.udiv %79, %75 : i32
      %81 = rocdl.workgroup.id.x : i32
      %82 = llvm.zext %81 : i32 to i64
      %83 = llvm.trunc %82 : i64 to i32
      %84 = llvm.icmp "eq" %arg4, %68 : i64
      %85 = llvm.sub %arg4, %0 : i64
      %86 = llvm.udiv %85, %70 : i64
      %87 = llvm.add %86, %0 : i64
      %88 = llvm.select %84, %68, %87 : i1, i64
      %89 = llvm.icmp "eq" %arg5, %68 : i64
      %90 = llvm.sub %arg5, %0 : i64
      %91 = llvm.udiv %90, %70 : i64
      %92 = llvm.add %91, %0 : i64
      %93 = llvm.select %89, %68, %92 : i1, i64
      %94 = llvm.mul %93, %69 : i64
      %95 = llvm.intr.umin(%94, %71) : (i64, i64) -> i64
      %96 = llvm.trunc %95 : i64 to i32
      %97 = llvm.udiv %83, %96 : i32
      %98 = llvm.zext %97 : i32 to i64
      %99 = llvm.mul %97, %96 : i32
      %100 = llvm.sub %83, %99 : i32
      %101 = llvm.mul %98, %69 : i64
      %102 = llvm.sub %88, %101 : i64
      %103 = llvm.intr.umin(%102, %69) : (i64, i64) -> i64
      %104 = llvm.trunc %103 : i64 to i32
      %105 = llvm.udiv %100, %104 : i32
      %106 = llvm.mul %105, %104 : i32
      %107 = llvm.sub %100, %106 : i32
      %108 = llvm.zext %107 : i32 to i64
      %109 = llvm.add %101, %108 : i64
      %110 = llvm.zext %105 : i32 to i64
      %111 = llvm.mul %109, %70 : i64
      %112 = llvm.mul %110, %70 : i64
      %113 = llvm.icmp "sgt" %arg6, %68 : i64
      llvm.cond_br %113, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %114 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %115 = llvm.urem %78, %65 : i32
      %116 = llvm.mul %115, %64 : i32
      %117 = llvm.udiv %78, %65 : i32
      %118 = llvm.mul %80, %63 : i32
      %119 = llvm.add %117, %118 : i32
      %120 = llvm.zext %119 : i32 to i64
      %121 = llvm.add %111, %120 : i64
      %122 = llvm.mul %121, %arg7 : i64
      %123 = llvm.zext %116 : i32 to i64
      %124 = llvm.add %122, %123 : i64
      %125 = llvm.mul %124, %62 : i64
      %126 = llvm.getelementptr %arg0[%125] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %127 = llvm.sub %arg4, %121 : i64
      %128 = llvm.intr.smin(%127, %61) : (i64, i64) -> i64
      %129 = llvm.intr.smax(%128, %68) : (i64, i64) -> i64
      %130 = llvm.trunc %129 : i64 to i32
      %131 = llvm.sub %arg6, %123 : i64
      %132 = llvm.intr.smin(%131, %61) : (i64, i64) -> i64
      %133 = llvm.intr.smax(%132, %68) : (i64, i64) -> i64
      %134 = llvm.trunc %133 : i64 to i32
      %135 = llvm.icmp "sgt" %130, %72 : i32
      %136 = llvm.icmp "sgt" %134, %72 : i32
      %137 = llvm.and %135, %136 : i1
      %138 = llvm.mul %arg7, %70 : i64
      %139 = llvm.getelementptr %126[%138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %140 = llvm.icmp "sgt" %130, %75 : i32
      %141 = llvm.and %140, %136 : i1
      %142 = llvm.select %137, %126, %60 : i1, !llvm.ptr<1>
      %143 = llvm.load %142 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %144 = llvm.select %141, %139, %60 : i1, !llvm.ptr<1>
      %145 = llvm.load %144 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %146 = llvm.urem %78, %65 : i32
      %147 = llvm.mul %146, %64 : i32
      %148 = llvm.udiv %78, %65 : i32
      %149 = llvm.mul %80, %63 : i32
      %150 = llvm.add %148, %149 : i32
      %151 = llvm.mul %150, %59 : i32
      %152 = llvm.add %151, %147 : i32
      %153 = llvm.lshr %152, %65 : i32
      %154 = llvm.and %153, %58 : i32
      %155 = llvm.xor %152, %154 : i32
      %156 = llvm.mul %155, %74 : i32
      %157 = llvm.getelementptr %76[%156] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %158 = llvm.xor %155, %65 : i32
      %159 = llvm.mul %158, %74 : i32
      %160 = llvm.getelementptr %76[%159] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %161 = llvm.getelementptr %157[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %162 = llvm.getelementptr %160[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %163 = llvm.shufflevector %143, %143 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %163, %157 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %164 = llvm.shufflevector %143, %143 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %164, %160 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %165 = llvm.shufflevector %145, %145 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %165, %161 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %166 = llvm.shufflevector %145, %145 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %166, %162 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %167 = llvm.urem %78, %63 : i32
      %168 = llvm.mul %167, %64 : i32
      %169 = llvm.udiv %78, %63 : i32
      %170 = llvm.mul %80, %65 : i32
      %171 = llvm.add %169, %170 : i32
      %172 = llvm.zext %168 : i32 to i64
      %173 = llvm.add %112, %172 : i64
      %174 = llvm.zext %171 : i32 to i64
      %175 = llvm.mul %174, %arg8 : i64
      %176 = llvm.add %173, %175 : i64
      %177 = llvm.mul %176, %62 : i64
      %178 = llvm.getelementptr %arg1[%177] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %179 = llvm.sub %arg5, %173 : i64
      %180 = llvm.intr.smin(%179, %61) : (i64, i64) -> i64
      %181 = llvm.intr.smax(%180, %68) : (i64, i64) -> i64
      %182 = llvm.trunc %181 : i64 to i32
      %183 = llvm.sub %arg6, %174 : i64
      %184 = llvm.intr.smin(%183, %61) : (i64, i64) -> i64
      %185 = llvm.intr.smax(%184, %68) : (i64, i64) -> i64
      %186 = llvm.trunc %185 : i64 to i32
      %187 = llvm.icmp "sgt" %182, %72 : i32
      %188 = llvm.icmp "sgt" %186, %72 : i32
      %189 = llvm.and %187, %188 : i1
      %190 = llvm.mul %arg8, %67 : i64
      %191 = llvm.getelementptr %178[%190] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %192 = llvm.icmp "sgt" %186, %63 : i32
      %193 = llvm.and %187, %192 : i1
      %194 = llvm.select %189, %178, %60 : i1, !llvm.ptr<1>
      %195 = llvm.load %194 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %196 = llvm.select %193, %191, %60 : i1, !llvm.ptr<1>
      %197 = llvm.load %196 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %198 = llvm.urem %78, %63 : i32
      %199 = llvm.mul %198, %64 : i32
      %200 = llvm.udiv %78, %63 : i32
      %201 = llvm.mul %80, %65 : i32
      %202 = llvm.add %200, %201 : i32
      %203 = llvm.mul %202, %57 : i32
      %204 = llvm.add %199, %203 : i32
      %205 = llvm.mul %204, %74 : i32
      %206 = llvm.getelementptr %114[%205] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %207 = llvm.getelementptr %206[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      llvm.store %195, %206 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.store %197, %207 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.br ^bb3(%73 : i32)
    ^bb2:  // pred: ^bb0
      llvm.br ^bb3(%72 : i32)
    ^bb3(%208: i32):  // 2 preds: ^bb1, ^bb2
      llvm.br ^bb4
    ^bb4:  // pred: ^bb3
      llvm.br ^bb5(%68, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %208, %72 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32)
    ^bb5(%209: i64, %210: vector<4xf32>, %211: vector<4xf32>, %212: vector<4xf32>, %213: vector<4xf32>, %214: vector<4xf32>, %215: vector<4xf32>, %216: vector<4xf32>, %217: vector<4xf32>, %218: vector<4xf32>, %219: vector<4xf32>, %220: vector<4xf32>, %221: vector<4xf32>, %222: vector<4xf32>, %223: vector<4xf32>, %224: vector<4xf32>, %225: vector<4xf32>, %226: i32, %227: i32):  // 2 preds: ^bb4, ^bb10
      %228 = llvm.icmp "slt" %209, %arg6 : i64
      llvm.cond_br %228, ^bb6, ^bb11
    ^bb6:  // pred: ^bb5
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      %229 = llvm.mul %227, %66 : i32
      %230 = llvm.getelementptr %76[%229] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %231 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %232 = llvm.mul %227, %66 : i32
      %233 = llvm.getelementptr %231[%232] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %234 = llvm.add %227, %73 : i32
      %235 = llvm.icmp "eq" %234, %74 : i32
      %236 = llvm.select %235, %72, %234 : i1, i32
      %237 = llvm.add %209, %67 : i64
      %238 = llvm.urem %78, %65 : i32
      %239 = llvm.mul %238, %64 : i32
      %240 = llvm.udiv %78, %65 : i32
      %241 = llvm.mul %80, %63 : i32
      %242 = llvm.add %240, %241 : i32
      %243 = llvm.zext %242 : i32 to i64
      %244 = llvm.add %111, %243 : i64
      %245 = llvm.mul %244, %arg7 : i64
      %246 = llvm.zext %239 : i32 to i64
      %247 = llvm.add %237, %246 : i64
      %248 = llvm.add %245, %247 : i64
      %249 = llvm.mul %248, %62 : i64
      %250 = llvm.getelementptr %arg0[%249] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %251 = llvm.sub %arg4, %244 : i64
      %252 = llvm.intr.smin(%251, %61) : (i64, i64) -> i64
      %253 = llvm.intr.smax(%252, %68) : (i64, i64) -> i64
      %254 = llvm.trunc %253 : i64 to i32
      %255 = llvm.sub %arg6, %247 : i64
      %256 = llvm.intr.smin(%255, %61) : (i64, i64) -> i64
      %257 = llvm.intr.smax(%256, %68) : (i64, i64) -> i64
      %258 = llvm.trunc %257 : i64 to i32
      %259 = llvm.icmp "sgt" %254, %72 : i32
      %260 = llvm.icmp "sgt" %258, %72 : i32
      %261 = llvm.and %259, %260 : i1
      %262 = llvm.mul %arg7, %70 : i64
      %263 = llvm.getelementptr %250[%262] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %264 = llvm.icmp "sgt" %254, %75 : i32
      %265 = llvm.and %264, %260 : i1
      %266 = llvm.select %261, %250, %60 : i1, !llvm.ptr<1>
      %267 = llvm.load %266 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %268 = llvm.select %265, %263, %60 : i1, !llvm.ptr<1>
      %269 = llvm.load %268 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %270 = llvm.urem %78, %63 : i32
      %271 = llvm.mul %270, %64 : i32
      %272 = llvm.udiv %78, %63 : i32
      %273 = llvm.mul %80, %65 : i32
      %274 = llvm.add %272, %273 : i32
      %275 = llvm.zext %271 : i32 to i64
      %276 = llvm.add %112, %275 : i64
      %277 = llvm.zext %274 : i32 to i64
      %278 = llvm.add %237, %277 : i64
      %279 = llvm.mul %278, %arg8 : i64
      %280 = llvm.add %276, %279 : i64
      %281 = llvm.mul %280, %62 : i64
      %282 = llvm.getelementptr %arg1[%281] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %283 = llvm.sub %arg5, %276 : i64
      %284 = llvm.intr.smin(%283, %61) : (i64, i64) -> i64
      %285 = llvm.intr.smax(%284, %68) : (i64, i64) -> i64
      %286 = llvm.trunc %285 : i64 to i32
      %287 = llvm.sub %arg6, %278 : i64
      %288 = llvm.intr.smin(%287, %61) : (i64, i64) -> i64
      %289 = llvm.intr.smax(%288, %68) : (i64, i64) -> i64
      %290 = llvm.trunc %289 : i64 to i32
      %291 = llvm.icmp "sgt" %286, %72 : i32
      %292 = llvm.icmp "sgt" %290, %72 : i32
      %293 = llvm.and %291, %292 : i1
      %294 = llvm.mul %arg8, %67 : i64
      %295 = llvm.getelementptr %282[%294] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %296 = llvm.icmp "sgt" %290, %63 : i32
      %297 = llvm.and %291, %296 : i1
      %298 = llvm.select %293, %282, %60 : i1, !llvm.ptr<1>
      %299 = llvm.load %298 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %300 = llvm.select %297, %295, %60 : i1, !llvm.ptr<1>
      %301 = llvm.load %300 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %302 = llvm.mlir.constant(0 : i64) : i64
      %303 = llvm.extractelement %210[%302 : i64] : vector<4xf32>
      %304 = llvm.mlir.constant(1 : i64) : i64
      %305 = llvm.extractelement %210[%304 : i64] : vector<4xf32>
      %306 = llvm.mlir.constant(2 : i64) : i64
      %307 = llvm.extractelement %210[%306 : i64] : vector<4xf32>
      %308 = llvm.mlir.constant(3 : i64) : i64
      %309 = llvm.extractelement %210[%308 : i64] : vector<4xf32>
      %310 = llvm.mlir.constant(0 : i64) : i64
      %311 = llvm.extractelement %211[%310 : i64] : vector<4xf32>
      %312 = llvm.mlir.constant(1 : i64) : i64
      %313 = llvm.extractelement %211[%312 : i64] : vector<4xf32>
      %314 = llvm.mlir.constant(2 : i64) : i64
      %315 = llvm.extractelement %211[%314 : i64] : vector<4xf32>
      %316 = llvm.mlir.constant(3 : i64) : i64
      %317 = llvm.extractelement %211[%316 : i64] : vector<4xf32>
      %318 = llvm.mlir.constant(0 : i64) : i64
      %319 = llvm.extractelement %212[%318 : i64] : vector<4xf32>
      %320 = llvm.mlir.constant(1 : i64) : i64
      %321 = llvm.extractelement %212[%320 : i64] : vector<4xf32>
      %322 = llvm.mlir.constant(2 : i64) : i64
      %323 = llvm.extractelement %212[%322 : i64] : vector<4xf32>
      %324 = llvm.mlir.constant(3 : i64) : i64
      %325 = llvm.extractelement %212[%324 : i64] : vector<4xf32>
      %326 = llvm.mlir.constant(0 : i64) : i64
      %327 = llvm.extractelement %213[%326 : i64] : vector<4xf32>
      %328 = llvm.mlir.constant(1 : i64) : i64
      %329 = llvm.extractelement %213[%328 : i64] : vector<4xf32>
      %330 = llvm.mlir.constant(2 : i64) : i64
      %331 = llvm.extractelement %213[%330 : i64] : vector<4xf32>
      %332 = llvm.mlir.constant(3 : i64) : i64
      %333 = llvm.extractelement %213[%332 : i64] : vector<4xf32>
      %334 = llvm.mlir.constant(0 : i64) : i64
      %335 = llvm.extractelement %214[%334 : i64] : vector<4xf32>
      %336 = llvm.mlir.constant(1 : i64) : i64
      %337 = llvm.extractelement %214[%336 : i64] : vector<4xf32>
      %338 = llvm.mlir.constant(2 : i64) : i64
      %339 = llvm.extractelement %214[%338 : i64] : vector<4xf32>
      %340 = llvm.mlir.constant(3 : i64) : i64
      %341 = llvm.extractelement %214[%340 : i64] : vector<4xf32>
      %342 = llvm.mlir.constant(0 : i64) : i64
      %343 = llvm.extractelement %215[%342 : i64] : vector<4xf32>
      %344 = llvm.mlir.constant(1 : i64) : i64
      %345 = llvm.extractelement %215[%344 : i64] : vector<4xf32>
      %346 = llvm.mlir.constant(2 : i64) : i64
      %347 = llvm.extractelement %215[%346 : i64] : vector<4xf32>
      %348 = llvm.mlir.constant(3 : i64) : i64
      %349 = llvm.extractelement %215[%348 : i64] : vector<4xf32>
      %350 = llvm.mlir.constant(0 : i64) : i64
      %351 = llvm.extractelement %216[%350 : i64] : vector<4xf32>
      %352 = llvm.mlir.constant(1 : i64) : i64
      %353 = llvm.extractelement %216[%352 : i64] : vector<4xf32>
      %354 = llvm.mlir.constant(2 : i64) : i64
      %355 = llvm.extractelement %216[%354 : i64] : vector<4xf32>
      %356 = llvm.mlir.constant(3 : i64) : i64
      %357 = llvm.extractelement %216[%356 : i64] : vector<4xf32>
      %358 = llvm.mlir.constant(0 : i64) : i64
      %359 = llvm.extractelement %217[%358 : i64] : vector<4xf32>
      %360 = llvm.mlir.constant(1 : i64) : i64
      %361 = llvm.extractelement %217[%360 : i64] : vector<4xf32>
      %362 = llvm.mlir.constant(2 : i64) : i64
      %363 = llvm.extractelement %217[%362 : i64] : vector<4xf32>
      %364 = llvm.mlir.constant(3 : i64) : i64
      %365 = llvm.extractelement %217[%364 : i64] : vector<4xf32>
      %366 = llvm.mlir.constant(0 : i64) : i64
      %367 = llvm.extractelement %218[%366 : i64] : vector<4xf32>
      %368 = llvm.mlir.constant(1 : i64) : i64
      %369 = llvm.extractelement %218[%368 : i64] : vector<4xf32>
      %370 = llvm.mlir.constant(2 : i64) : i64
      %371 = llvm.extractelement %218[%370 : i64] : vector<4xf32>
      %372 = llvm.mlir.constant(3 : i64) : i64
      %373 = llvm.extractelement %218[%372 : i64] : vector<4xf32>
      %374 = llvm.mlir.constant(0 : i64) : i64
      %375 = llvm.extractelement %219[%374 : i64] : vector<4xf32>
      %376 = llvm.mlir.constant(1 : i64) : i64
      %377 = llvm.extractelement %219[%376 : i64] : vector<4xf32>
      %378 = llvm.mlir.constant(2 : i64) : i64
      %379 = llvm.extractelement %219[%378 : i64] : vector<4xf32>
      %380 = llvm.mlir.constant(3 : i64) : i64
      %381 = llvm.extractelement %219[%380 : i64] : vector<4xf32>
      %382 = llvm.mlir.constant(0 : i64) : i64
      %383 = llvm.extractelement %220[%382 : i64] : vector<4xf32>
      %384 = llvm.mlir.constant(1 : i64) : i64
      %385 = llvm.extractelement %220[%384 : i64] : vector<4xf32>
      %386 = llvm.mlir.constant(2 : i64) : i64
      %387 = llvm.extractelement %220[%386 : i64] : vector<4xf32>
      %388 = llvm.mlir.constant(3 : i64) : i64
      %389 = llvm.extractelement %220[%388 : i64] : vector<4xf32>
      %390 = llvm.mlir.constant(0 : i64) : i64
      %391 = llvm.extractelement %221[%390 : i64] : vector<4xf32>
      %392 = llvm.mlir.constant(1 : i64) : i64
      %393 = llvm.extractelement %221[%392 : i64] : vector<4xf32>
      %394 = llvm.mlir.constant(2 : i64) : i64
      %395 = llvm.extractelement %221[%394 : i64] : vector<4xf32>
      %396 = llvm.mlir.constant(3 : i64) : i64
      %397 = llvm.extractelement %221[%396 : i64] : vector<4xf32>
      %398 = llvm.mlir.constant(0 : i64) : i64
      %399 = llvm.extractelement %222[%398 : i64] : vector<4xf32>
      %400 = llvm.mlir.constant(1 : i64) : i64
      %401 = llvm.extractelement %222[%400 : i64] : vector<4xf32>
      %402 = llvm.mlir.constant(2 : i64) : i64
      %403 = llvm.extractelement %222[%402 : i64] : vector<4xf32>
      %404 = llvm.mlir.constant(3 : i64) : i64
      %405 = llvm.extractelement %222[%404 : i64] : vector<4xf32>
      %406 = llvm.mlir.constant(0 : i64) : i64
      %407 = llvm.extractelement %223[%406 : i64] : vector<4xf32>
      %408 = llvm.mlir.constant(1 : i64) : i64
      %409 = llvm.extractelement %223[%408 : i64] : vector<4xf32>
      %410 = llvm.mlir.constant(2 : i64) : i64
      %411 = llvm.extractelement %223[%410 : i64] : vector<4xf32>
      %412 = llvm.mlir.constant(3 : i64) : i64
      %413 = llvm.extractelement %223[%412 : i64] : vector<4xf32>
      %414 = llvm.mlir.constant(0 : i64) : i64
      %415 = llvm.extractelement %224[%414 : i64] : vector<4xf32>
      %416 = llvm.mlir.constant(1 : i64) : i64
      %417 = llvm.extractelement %224[%416 : i64] : vector<4xf32>
      %418 = llvm.mlir.constant(2 : i64) : i64
      %419 = llvm.extractelement %224[%418 : i64] : vector<4xf32>
      %420 = llvm.mlir.constant(3 : i64) : i64
      %421 = llvm.extractelement %224[%420 : i64] : vector<4xf32>
      %422 = llvm.mlir.constant(0 : i64) : i64
      %423 = llvm.extractelement %225[%422 : i64] : vector<4xf32>
      %424 = llvm.mlir.constant(1 : i64) : i64
      %425 = llvm.extractelement %225[%424 : i64] : vector<4xf32>
      %426 = llvm.mlir.constant(2 : i64) : i64
      %427 = llvm.extractelement %225[%426 : i64] : vector<4xf32>
      %428 = llvm.mlir.constant(3 : i64) : i64
      %429 = llvm.extractelement %225[%428 : i64] : vector<4xf32>
      %430 = llvm.mlir.poison : vector<16xf32>
      %431 = llvm.mlir.constant(0 : i64) : i64
      %432 = llvm.insertelement %303, %430[%431 : i64] : vector<16xf32>
      %433 = llvm.mlir.constant(1 : i64) : i64
      %434 = llvm.insertelement %305, %432[%433 : i64] : vector<16xf32>
      %435 = llvm.mlir.constant(2 : i64) : i64
      %436 = llvm.insertelement %307, %434[%435 : i64] : vector<16xf32>
      %437 = llvm.mlir.constant(3 : i64) : i64
      %438 = llvm.insertelement %309, %436[%437 : i64] : vector<16xf32>
      %439 = llvm.mlir.constant(4 : i64) : i64
      %440 = llvm.insertelement %311, %438[%439 : i64] : vector<16xf32>
      %441 = llvm.mlir.constant(5 : i64) : i64
      %442 = llvm.insertelement %313, %440[%441 : i64] : vector<16xf32>
      %443 = llvm.mlir.constant(6 : i64) : i64
      %444 = llvm.insertelement %315, %442[%443 : i64] : vector<16xf32>
      %445 = llvm.mlir.constant(7 : i64) : i64
      %446 = llvm.insertelement %317, %444[%445 : i64] : vector<16xf32>
      %447 = llvm.mlir.constant(8 : i64) : i64
      %448 = llvm.insertelement %319, %446[%447 : i64] : vector<16xf32>
      %449 = llvm.mlir.constant(9 : i64) : i64
      %450 = llvm.insertelement %321, %448[%449 : i64] : vector<16xf32>
      %451 = llvm.mlir.constant(10 : i64) : i64
      %452 = llvm.insertelement %323, %450[%451 : i64] : vector<16xf32>
      %453 = llvm.mlir.constant(11 : i64) : i64
      %454 = llvm.insertelement %325, %452[%453 : i64] : vector<16xf32>
      %455 = llvm.mlir.constant(12 : i64) : i64
      %456 = llvm.insertelement %327, %454[%455 : i64] : vector<16xf32>
      %457 = llvm.mlir.constant(13 : i64) : i64
      %458 = llvm.insertelement %329, %456[%457 : i64] : vector<16xf32>
      %459 = llvm.mlir.constant(14 : i64) : i64
      %460 = llvm.insertelement %331, %458[%459 : i64] : vector<16xf32>
      %461 = llvm.mlir.constant(15 : i64) : i64
      %462 = llvm.insertelement %333, %460[%461 : i64] : vector<16xf32>
      %463 = llvm.mlir.poison : vector<16xf32>
      %464 = llvm.mlir.constant(0 : i64) : i64
      %465 = llvm.insertelement %335, %463[%464 : i64] : vector<16xf32>
      %466 = llvm.mlir.constant(1 : i64) : i64
      %467 = llvm.insertelement %337, %465[%466 : i64] : vector<16xf32>
      %468 = llvm.mlir.constant(2 : i64) : i64
      %469 = llvm.insertelement %339, %467[%468 : i64] : vector<16xf32>
      %470 = llvm.mlir.constant(3 : i64) : i64
      %471 = llvm.insertelement %341, %469[%470 : i64] : vector<16xf32>
      %472 = llvm.mlir.constant(4 : i64) : i64
      %473 = llvm.insertelement %343, %471[%472 : i64] : vector<16xf32>
      %474 = llvm.mlir.constant(5 : i64) : i64
      %475 = llvm.insertelement %345, %473[%474 : i64] : vector<16xf32>
      %476 = llvm.mlir.constant(6 : i64) : i64
      %477 = llvm.insertelement %347, %475[%476 : i64] : vector<16xf32>
      %478 = llvm.mlir.constant(7 : i64) : i64
      %479 = llvm.insertelement %349, %477[%478 : i64] : vector<16xf32>
      %480 = llvm.mlir.constant(8 : i64) : i64
      %481 = llvm.insertelement %351, %479[%480 : i64] : vector<16xf32>
      %482 = llvm.mlir.constant(9 : i64) : i64
      %483 = llvm.insertelement %353, %481[%482 : i64] : vector<16xf32>
      %484 = llvm.mlir.constant(10 : i64) : i64
      %485 = llvm.insertelement %355, %483[%484 : i64] : vector<16xf32>
      %486 = llvm.mlir.constant(11 : i64) : i64
      %487 = llvm.insertelement %357, %485[%486 : i64] : vector<16xf32>
      %488 = llvm.mlir.constant(12 : i64) : i64
      %489 = llvm.insertelement %359, %487[%488 : i64] : vector<16xf32>
      %490 = llvm.mlir.constant(13 : i64) : i64
      %491 = llvm.insertelement %361, %489[%490 : i64] : vector<16xf32>
      %492 = llvm.mlir.constant(14 : i64) : i64
      %493 = llvm.insertelement %363, %491[%492 : i64] : vector<16xf32>
      %494 = llvm.mlir.constant(15 : i64) : i64
      %495 = llvm.insertelement %365, %493[%494 : i64] : vector<16xf32>
      %496 = llvm.mlir.poison : vector<16xf32>
      %497 = llvm.mlir.constant(0 : i64) : i64
      %498 = llvm.insertelement %367, %496[%497 : i64] : vector<16xf32>
      %499 = llvm.mlir.constant(1 : i64) : i64
      %500 = llvm.insertelement %369, %498[%499 : i64] : vector<16xf32>
      %501 = llvm.mlir.constant(2 : i64) : i64
      %502 = llvm.insertelement %371, %500[%501 : i64] : vector<16xf32>
      %503 = llvm.mlir.constant(3 : i64) : i64
      %504 = llvm.insertelement %373, %502[%503 : i64] : vector<16xf32>
      %505 = llvm.mlir.constant(4 : i64) : i64
      %506 = llvm.insertelement %375, %504[%505 : i64] : vector<16xf32>
      %507 = llvm.mlir.constant(5 : i64) : i64
      %508 = llvm.insertelement %377, %506[%507 : i64] : vector<16xf32>
      %509 = llvm.mlir.constant(6 : i64) : i64
      %510 = llvm.insertelement %379, %508[%509 : i64] : vector<16xf32>
      %511 = llvm.mlir.constant(7 : i64) : i64
      %512 = llvm.insertelement %381, %510[%511 : i64] : vector<16xf32>
      %513 = llvm.mlir.constant(8 : i64) : i64
      %514 = llvm.insertelement %383, %512[%513 : i64] : vector<16xf32>
      %515 = llvm.mlir.constant(9 : i64) : i64
      %516 = llvm.insertelement %385, %514[%515 : i64] : vector<16xf32>
      %517 = llvm.mlir.constant(10 : i64) : i64
      %518 = llvm.insertelement %387, %516[%517 : i64] : vector<16xf32>
      %519 = llvm.mlir.constant(11 : i64) : i64
      %520 = llvm.insertelement %389, %518[%519 : i64] : vector<16xf32>
      %521 = llvm.mlir.constant(12 : i64) : i64
      %522 = llvm.insertelement %391, %520[%521 : i64] : vector<16xf32>
      %523 = llvm.mlir.constant(13 : i64) : i64
      %524 = llvm.insertelement %393, %522[%523 : i64] : vector<16xf32>
      %525 = llvm.mlir.constant(14 : i64) : i64
      %526 = llvm.insertelement %395, %524[%525 : i64] : vector<16xf32>
      %527 = llvm.mlir.constant(15 : i64) : i64
      %528 = llvm.insertelement %397, %526[%527 : i64] : vector<16xf32>
      %529 = llvm.mlir.poison : vector<16xf32>
      %530 = llvm.mlir.constant(0 : i64) : i64
      %531 = llvm.insertelement %399, %529[%530 : i64] : vector<16xf32>
      %532 = llvm.mlir.constant(1 : i64) : i64
      %533 = llvm.insertelement %401, %531[%532 : i64] : vector<16xf32>
      %534 = llvm.mlir.constant(2 : i64) : i64
      %535 = llvm.insertelement %403, %533[%534 : i64] : vector<16xf32>
      %536 = llvm.mlir.constant(3 : i64) : i64
      %537 = llvm.insertelement %405, %535[%536 : i64] : vector<16xf32>
      %538 = llvm.mlir.constant(4 : i64) : i64
      %539 = llvm.insertelement %407, %537[%538 : i64] : vector<16xf32>
      %540 = llvm.mlir.constant(5 : i64) : i64
      %541 = llvm.insertelement %409, %539[%540 : i64] : vector<16xf32>
      %542 = llvm.mlir.constant(6 : i64) : i64
      %543 = llvm.insertelement %411, %541[%542 : i64] : vector<16xf32>
      %544 = llvm.mlir.constant(7 : i64) : i64
      %545 = llvm.insertelement %413, %543[%544 : i64] : vector<16xf32>
      %546 = llvm.mlir.constant(8 : i64) : i64
      %547 = llvm.insertelement %415, %545[%546 : i64] : vector<16xf32>
      %548 = llvm.mlir.constant(9 : i64) : i64
      %549 = llvm.insertelement %417, %547[%548 : i64] : vector<16xf32>
      %550 = llvm.mlir.constant(10 : i64) : i64
      %551 = llvm.insertelement %419, %549[%550 : i64] : vector<16xf32>
      %552 = llvm.mlir.constant(11 : i64) : i64
      %553 = llvm.insertelement %421, %551[%552 : i64] : vector<16xf32>
      %554 = llvm.mlir.constant(12 : i64) : i64
      %555 = llvm.insertelement %423, %553[%554 : i64] : vector<16xf32>
      %556 = llvm.mlir.constant(13 : i64) : i64
      %557 = llvm.insertelement %425, %555[%556 : i64] : vector<16xf32>
      %558 = llvm.mlir.constant(14 : i64) : i64
      %559 = llvm.insertelement %427, %557[%558 : i64] : vector<16xf32>
      %560 = llvm.mlir.constant(15 : i64) : i64
      %561 = llvm.insertelement %429, %559[%560 : i64] : vector<16xf32>
      %562 = llvm.urem %78, %59 : i32
      %563 = llvm.udiv %78, %59 : i32
      %564 = llvm.mul %563, %65 : i32
      %565 = llvm.urem %80, %74 : i32
      %566 = llvm.mul %565, %75 : i32
      %567 = llvm.add %562, %566 : i32
      %568 = llvm.mul %567, %59 : i32
      %569 = llvm.add %568, %564 : i32
      %570 = llvm.lshr %569, %65 : i32
      %571 = llvm.and %570, %58 : i32
      %572 = llvm.xor %569, %571 : i32
      %573 = llvm.mul %572, %74 : i32
      %574 = llvm.getelementptr %230[%573] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %575 = llvm.getelementptr %574[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %576 = llvm.load %574 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %577 = llvm.load %575 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %578 = llvm.bitcast %576 : vector<4xbf16> to vector<4xi16>
      %579 = llvm.bitcast %577 : vector<4xbf16> to vector<4xi16>
      %580 = llvm.urem %78, %59 : i32
      %581 = llvm.udiv %78, %59 : i32
      %582 = llvm.mul %581, %65 : i32
      %583 = llvm.udiv %80, %74 : i32
      %584 = llvm.mul %583, %75 : i32
      %585 = llvm.add %580, %584 : i32
      %586 = llvm.mul %582, %57 : i32
      %587 = llvm.add %585, %586 : i32
      %588 = llvm.mul %587, %74 : i32
      %589 = llvm.getelementptr %233[%588] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %590 = llvm.getelementptr %589[256] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %591 = llvm.getelementptr %589[512] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %592 = llvm.getelementptr %589[768] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %593 = llvm.getelementptr %589[64] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %594 = llvm.getelementptr %589[320] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %595 = llvm.getelementptr %589[576] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %596 = llvm.getelementptr %589[832] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %597 = llvm.load %589 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %598 = llvm.load %590 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %599 = llvm.load %591 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %600 = llvm.load %592 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %601 = llvm.mlir.poison : vector<4xbf16>
      %602 = llvm.mlir.constant(0 : i64) : i64
      %603 = llvm.insertelement %597, %601[%602 : i64] : vector<4xbf16>
      %604 = llvm.mlir.constant(1 : i64) : i64
      %605 = llvm.insertelement %598, %603[%604 : i64] : vector<4xbf16>
      %606 = llvm.mlir.constant(2 : i64) : i64
      %607 = llvm.insertelement %599, %605[%606 : i64] : vector<4xbf16>
      %608 = llvm.mlir.constant(3 : i64) : i64
      %609 = llvm.insertelement %600, %607[%608 : i64] : vector<4xbf16>
      %610 = llvm.load %593 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %611 = llvm.load %594 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %612 = llvm.load %595 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %613 = llvm.load %596 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %614 = llvm.mlir.poison : vector<4xbf16>
      %615 = llvm.mlir.constant(0 : i64) : i64
      %616 = llvm.insertelement %610, %614[%615 : i64] : vector<4xbf16>
      %617 = llvm.mlir.constant(1 : i64) : i64
      %618 = llvm.insertelement %611, %616[%617 : i64] : vector<4xbf16>
      %619 = llvm.mlir.constant(2 : i64) : i64
      %620 = llvm.insertelement %612, %618[%619 : i64] : vector<4xbf16>
      %621 = llvm.mlir.constant(3 : i64) : i64
      %622 = llvm.insertelement %613, %620[%621 : i64] : vector<4xbf16>
      %623 = llvm.bitcast %609 : vector<4xbf16> to vector<4xi16>
      %624 = llvm.bitcast %622 : vector<4xbf16> to vector<4xi16>
      %625 = rocdl.mfma.f32.32x32x8bf16.1k %578, %623, %462, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %626 = rocdl.mfma.f32.32x32x8bf16.1k %578, %624, %495, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %627 = rocdl.mfma.f32.32x32x8bf16.1k %579, %623, %528, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %628 = rocdl.mfma.f32.32x32x8bf16.1k %579, %624, %561, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %629 = llvm.urem %78, %59 : i32
      %630 = llvm.udiv %78, %59 : i32
      %631 = llvm.mul %630, %65 : i32
      %632 = llvm.urem %80, %74 : i32
      %633 = llvm.mul %632, %75 : i32
      %634 = llvm.add %629, %633 : i32
      %635 = llvm.mul %634, %59 : i32
      %636 = llvm.add %635, %631 : i32
      %637 = llvm.lshr %636, %65 : i32
      %638 = llvm.and %637, %58 : i32
      %639 = llvm.xor %636, %638 : i32
      %640 = llvm.xor %639, %64 : i32
      %641 = llvm.mul %640, %74 : i32
      %642 = llvm.getelementptr %230[%641] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %643 = llvm.getelementptr %642[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %644 = llvm.load %642 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %645 = llvm.load %643 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %646 = llvm.bitcast %644 : vector<4xbf16> to vector<4xi16>
      %647 = llvm.bitcast %645 : vector<4xbf16> to vector<4xi16>
      %648 = llvm.urem %78, %59 : i32
      %649 = llvm.udiv %78, %59 : i32
      %650 = llvm.mul %649, %65 : i32
      %651 = llvm.udiv %80, %74 : i32
      %652 = llvm.mul %651, %75 : i32
      %653 = llvm.add %648, %652 : i32
      %654 = llvm.mul %650, %57 : i32
      %655 = llvm.add %653, %654 : i32
      %656 = llvm.mul %655, %74 : i32
      %657 = llvm.getelementptr %233[%656] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %658 = llvm.getelementptr %657[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %659 = llvm.getelementptr %657[2304] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %660 = llvm.getelementptr %657[2560] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %661 = llvm.getelementptr %657[2816] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %662 = llvm.getelementptr %657[2112] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %663 = llvm.getelementptr %657[2368] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %664 = llvm.getelementptr %657[2624] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %665 = llvm.getelementptr %657[2880] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %666 = llvm.load %658 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %667 = llvm.load %659 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %668 = llvm.load %660 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %669 = llvm.load %661 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %670 = llvm.mlir.poison : vector<4xbf16>
      %671 = llvm.mlir.constant(0 : i64) : i64
      %672 = llvm.insertelement %666, %670[%671 : i64] : vector<4xbf16>
      %673 = llvm.mlir.constant(1 : i64) : i64
      %674 = llvm.insertelement %667, %672[%673 : i64] : vector<4xbf16>
      %675 = llvm.mlir.constant(2 : i64) : i64
      %676 = llvm.insertelement %668, %674[%675 : i64] : vector<4xbf16>
      %677 = llvm.mlir.constant(3 : i64) : i64
      %678 = llvm.insertelement %669, %676[%677 : i64] : vector<4xbf16>
      %679 = llvm.load %662 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %680 = llvm.load %663 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %681 = llvm.load %664 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %682 = llvm.load %665 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %683 = llvm.mlir.poison : vector<4xbf16>
      %684 = llvm.mlir.constant(0 : i64) : i64
      %685 = llvm.insertelement %679, %683[%684 : i64] : vector<4xbf16>
      %686 = llvm.mlir.constant(1 : i64) : i64
      %687 = llvm.insertelement %680, %685[%686 : i64] : vector<4xbf16>
      %688 = llvm.mlir.constant(2 : i64) : i64
      %689 = llvm.insertelement %681, %687[%688 : i64] : vector<4xbf16>
      %690 = llvm.mlir.constant(3 : i64) : i64
      %691 = llvm.insertelement %682, %689[%690 : i64] : vector<4xbf16>
      %692 = llvm.bitcast %678 : vector<4xbf16> to vector<4xi16>
      %693 = llvm.bitcast %691 : vector<4xbf16> to vector<4xi16>
      %694 = rocdl.mfma.f32.32x32x8bf16.1k %646, %692, %625, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %695 = rocdl.mfma.f32.32x32x8bf16.1k %646, %693, %626, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %696 = rocdl.mfma.f32.32x32x8bf16.1k %647, %692, %627, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %697 = rocdl.mfma.f32.32x32x8bf16.1k %647, %693, %628, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %698 = llvm.urem %78, %59 : i32
      %699 = llvm.udiv %78, %59 : i32
      %700 = llvm.mul %699, %65 : i32
      %701 = llvm.urem %80, %74 : i32
      %702 = llvm.mul %701, %75 : i32
      %703 = llvm.add %698, %702 : i32
      %704 = llvm.mul %703, %59 : i32
      %705 = llvm.add %704, %700 : i32
      %706 = llvm.lshr %705, %65 : i32
      %707 = llvm.and %706, %58 : i32
      %708 = llvm.xor %705, %707 : i32
      %709 = llvm.xor %708, %63 : i32
      %710 = llvm.mul %709, %74 : i32
      %711 = llvm.getelementptr %230[%710] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %712 = llvm.getelementptr %711[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %713 = llvm.load %711 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %714 = llvm.load %712 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %715 = llvm.bitcast %713 : vector<4xbf16> to vector<4xi16>
      %716 = llvm.bitcast %714 : vector<4xbf16> to vector<4xi16>
      %717 = llvm.urem %78, %59 : i32
      %718 = llvm.udiv %78, %59 : i32
      %719 = llvm.mul %718, %65 : i32
      %720 = llvm.udiv %80, %74 : i32
      %721 = llvm.mul %720, %75 : i32
      %722 = llvm.add %717, %721 : i32
      %723 = llvm.mul %719, %57 : i32
      %724 = llvm.add %722, %723 : i32
      %725 = llvm.mul %724, %74 : i32
      %726 = llvm.getelementptr %233[%725] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %727 = llvm.getelementptr %726[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %728 = llvm.getelementptr %726[4352] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %729 = llvm.getelementptr %726[4608] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %730 = llvm.getelementptr %726[4864] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %731 = llvm.getelementptr %726[4160] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %732 = llvm.getelementptr %726[4416] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %733 = llvm.getelementptr %726[4672] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %734 = llvm.getelementptr %726[4928] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %735 = llvm.load %727 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %736 = llvm.load %728 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %737 = llvm.load %729 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %738 = llvm.load %730 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %739 = llvm.mlir.poison : vector<4xbf16>
      %740 = llvm.mlir.constant(0 : i64) : i64
      %741 = llvm.insertelement %735, %739[%740 : i64] : vector<4xbf16>
      %742 = llvm.mlir.constant(1 : i64) : i64
      %743 = llvm.insertelement %736, %741[%742 : i64] : vector<4xbf16>
      %744 = llvm.mlir.constant(2 : i64) : i64
      %745 = llvm.insertelement %737, %743[%744 : i64] : vector<4xbf16>
      %746 = llvm.mlir.constant(3 : i64) : i64
      %747 = llvm.insertelement %738, %745[%746 : i64] : vector<4xbf16>
      %748 = llvm.load %731 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %749 = llvm.load %732 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %750 = llvm.load %733 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %751 = llvm.load %734 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %752 = llvm.mlir.poison : vector<4xbf16>
      %753 = llvm.mlir.constant(0 : i64) : i64
      %754 = llvm.insertelement %748, %752[%753 : i64] : vector<4xbf16>
      %755 = llvm.mlir.constant(1 : i64) : i64
      %756 = llvm.insertelement %749, %754[%755 : i64] : vector<4xbf16>
      %757 = llvm.mlir.constant(2 : i64) : i64
      %758 = llvm.insertelement %750, %756[%757 : i64] : vector<4xbf16>
      %759 = llvm.mlir.constant(3 : i64) : i64
      %760 = llvm.insertelement %751, %758[%759 : i64] : vector<4xbf16>
      %761 = llvm.bitcast %747 : vector<4xbf16> to vector<4xi16>
      %762 = llvm.bitcast %760 : vector<4xbf16> to vector<4xi16>
      %763 = rocdl.mfma.f32.32x32x8bf16.1k %715, %761, %694, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %764 = rocdl.mfma.f32.32x32x8bf16.1k %715, %762, %695, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %765 = rocdl.mfma.f32.32x32x8bf16.1k %716, %761, %696, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %766 = rocdl.mfma.f32.32x32x8bf16.1k %716, %762, %697, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %767 = llvm.urem %78, %59 : i32
      %768 = llvm.udiv %78, %59 : i32
      %769 = llvm.mul %768, %65 : i32
      %770 = llvm.urem %80, %74 : i32
      %771 = llvm.mul %770, %75 : i32
      %772 = llvm.add %767, %771 : i32
      %773 = llvm.mul %772, %59 : i32
      %774 = llvm.add %773, %769 : i32
      %775 = llvm.lshr %774, %65 : i32
      %776 = llvm.and %775, %58 : i32
      %777 = llvm.xor %774, %776 : i32
      %778 = llvm.xor %777, %56 : i32
      %779 = llvm.mul %778, %74 : i32
      %780 = llvm.getelementptr %230[%779] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %781 = llvm.getelementptr %780[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %782 = llvm.load %780 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %783 = llvm.load %781 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %784 = llvm.bitcast %782 : vector<4xbf16> to vector<4xi16>
      %785 = llvm.bitcast %783 : vector<4xbf16> to vector<4xi16>
      %786 = llvm.urem %78, %59 : i32
      %787 = llvm.udiv %78, %59 : i32
      %788 = llvm.mul %787, %65 : i32
      %789 = llvm.udiv %80, %74 : i32
      %790 = llvm.mul %789, %75 : i32
      %791 = llvm.add %786, %790 : i32
      %792 = llvm.mul %788, %57 : i32
      %793 = llvm.add %791, %792 : i32
      %794 = llvm.mul %793, %74 : i32
      %795 = llvm.getelementptr %233[%794] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %796 = llvm.getelementptr %795[6144] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %797 = llvm.getelementptr %795[6400] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %798 = llvm.getelementptr %795[6656] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %799 = llvm.getelementptr %795[6912] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %800 = llvm.getelementptr %795[6208] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %801 = llvm.getelementptr %795[6464] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %802 = llvm.getelementptr %795[6720] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %803 = llvm.getelementptr %795[6976] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %804 = llvm.load %796 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %805 = llvm.load %797 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %806 = llvm.load %798 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %807 = llvm.load %799 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %808 = llvm.mlir.poison : vector<4xbf16>
      %809 = llvm.mlir.constant(0 : i64) : i64
      %810 = llvm.insertelement %804, %808[%809 : i64] : vector<4xbf16>
      %811 = llvm.mlir.constant(1 : i64) : i64
      %812 = llvm.insertelement %805, %810[%811 : i64] : vector<4xbf16>
      %813 = llvm.mlir.constant(2 : i64) : i64
      %814 = llvm.insertelement %806, %812[%813 : i64] : vector<4xbf16>
      %815 = llvm.mlir.constant(3 : i64) : i64
      %816 = llvm.insertelement %807, %814[%815 : i64] : vector<4xbf16>
      %817 = llvm.load %800 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %818 = llvm.load %801 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %819 = llvm.load %802 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %820 = llvm.load %803 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %821 = llvm.mlir.poison : vector<4xbf16>
      %822 = llvm.mlir.constant(0 : i64) : i64
      %823 = llvm.insertelement %817, %821[%822 : i64] : vector<4xbf16>
      %824 = llvm.mlir.constant(1 : i64) : i64
      %825 = llvm.insertelement %818, %823[%824 : i64] : vector<4xbf16>
      %826 = llvm.mlir.constant(2 : i64) : i64
      %827 = llvm.insertelement %819, %825[%826 : i64] : vector<4xbf16>
      %828 = llvm.mlir.constant(3 : i64) : i64
      %829 = llvm.insertelement %820, %827[%828 : i64] : vector<4xbf16>
      %830 = llvm.bitcast %816 : vector<4xbf16> to vector<4xi16>
      %831 = llvm.bitcast %829 : vector<4xbf16> to vector<4xi16>
      %832 = rocdl.mfma.f32.32x32x8bf16.1k %784, %830, %763, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %833 = rocdl.mfma.f32.32x32x8bf16.1k %784, %831, %764, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %834 = rocdl.mfma.f32.32x32x8bf16.1k %785, %830, %765, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %835 = rocdl.mfma.f32.32x32x8bf16.1k %785, %831, %766, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %836 = llvm.mlir.constant(0 : i64) : i64
      %837 = llvm.extractelement %832[%836 : i64] : vector<16xf32>
      %838 = llvm.mlir.constant(1 : i64) : i64
      %839 = llvm.extractelement %832[%838 : i64] : vector<16xf32>
      %840 = llvm.mlir.constant(2 : i64) : i64
      %841 = llvm.extractelement %832[%840 : i64] : vector<16xf32>
      %842 = llvm.mlir.constant(3 : i64) : i64
      %843 = llvm.extractelement %832[%842 : i64] : vector<16xf32>
      %844 = llvm.mlir.constant(4 : i64) : i64
      %845 = llvm.extractelement %832[%844 : i64] : vector<16xf32>
      %846 = llvm.mlir.constant(5 : i64) : i64
      %847 = llvm.extractelement %832[%846 : i64] : vector<16xf32>
      %848 = llvm.mlir.constant(6 : i64) : i64
      %849 = llvm.extractelement %832[%848 : i64] : vector<16xf32>
      %850 = llvm.mlir.constant(7 : i64) : i64
      %851 = llvm.extractelement %832[%850 : i64] : vector<16xf32>
      %852 = llvm.mlir.constant(8 : i64) : i64
      %853 = llvm.extractelement %832[%852 : i64] : vector<16xf32>
      %854 = llvm.mlir.constant(9 : i64) : i64
      %855 = llvm.extractelement %832[%854 : i64] : vector<16xf32>
      %856 = llvm.mlir.constant(10 : i64) : i64
      %857 = llvm.extractelement %832[%856 : i64] : vector<16xf32>
      %858 = llvm.mlir.constant(11 : i64) : i64
      %859 = llvm.extractelement %832[%858 : i64] : vector<16xf32>
      %860 = llvm.mlir.constant(12 : i64) : i64
      %861 = llvm.extractelement %832[%860 : i64] : vector<16xf32>
      %862 = llvm.mlir.constant(13 : i64) : i64
      %863 = llvm.extractelement %832[%862 : i64] : vector<16xf32>
      %864 = llvm.mlir.constant(14 : i64) : i64
      %865 = llvm.extractelement %832[%864 : i64] : vector<16xf32>
      %866 = llvm.mlir.constant(15 : i64) : i64
      %867 = llvm.extractelement %832[%866 : i64] : vector<16xf32>
      %868 = llvm.mlir.constant(0 : i64) : i64
      %869 = llvm.extractelement %833[%868 : i64] : vector<16xf32>
      %870 = llvm.mlir.constant(1 : i64) : i64
      %871 = llvm.extractelement %833[%870 : i64] : vector<16xf32>
      %872 = llvm.mlir.constant(2 : i64) : i64
      %873 = llvm.extractelement %833[%872 : i64] : vector<16xf32>
      %874 = llvm.mlir.constant(3 : i64) : i64
      %875 = llvm.extractelement %833[%874 : i64] : vector<16xf32>
      %876 = llvm.mlir.constant(4 : i64) : i64
      %877 = llvm.extractelement %833[%876 : i64] : vector<16xf32>
      %878 = llvm.mlir.constant(5 : i64) : i64
      %879 = llvm.extractelement %833[%878 : i64] : vector<16xf32>
      %880 = llvm.mlir.constant(6 : i64) : i64
      %881 = llvm.extractelement %833[%880 : i64] : vector<16xf32>
      %882 = llvm.mlir.constant(7 : i64) : i64
      %883 = llvm.extractelement %833[%882 : i64] : vector<16xf32>
      %884 = llvm.mlir.constant(8 : i64) : i64
      %885 = llvm.extractelement %833[%884 : i64] : vector<16xf32>
      %886 = llvm.mlir.constant(9 : i64) : i64
      %887 = llvm.extractelement %833[%886 : i64] : vector<16xf32>
      %888 = llvm.mlir.constant(10 : i64) : i64
      %889 = llvm.extractelement %833[%888 : i64] : vector<16xf32>
      %890 = llvm.mlir.constant(11 : i64) : i64
      %891 = llvm.extractelement %833[%890 : i64] : vector<16xf32>
      %892 = llvm.mlir.constant(12 : i64) : i64
      %893 = llvm.extractelement %833[%892 : i64] : vector<16xf32>
      %894 = llvm.mlir.constant(13 : i64) : i64
      %895 = llvm.extractelement %833[%894 : i64] : vector<16xf32>
      %896 = llvm.mlir.constant(14 : i64) : i64
      %897 = llvm.extractelement %833[%896 : i64] : vector<16xf32>
      %898 = llvm.mlir.constant(15 : i64) : i64
      %899 = llvm.extractelement %833[%898 : i64] : vector<16xf32>
      %900 = llvm.mlir.constant(0 : i64) : i64
      %901 = llvm.extractelement %834[%900 : i64] : vector<16xf32>
      %902 = llvm.mlir.constant(1 : i64) : i64
      %903 = llvm.extractelement %834[%902 : i64] : vector<16xf32>
      %904 = llvm.mlir.constant(2 : i64) : i64
      %905 = llvm.extractelement %834[%904 : i64] : vector<16xf32>
      %906 = llvm.mlir.constant(3 : i64) : i64
      %907 = llvm.extractelement %834[%906 : i64] : vector<16xf32>
      %908 = llvm.mlir.constant(4 : i64) : i64
      %909 = llvm.extractelement %834[%908 : i64] : vector<16xf32>
      %910 = llvm.mlir.constant(5 : i64) : i64
      %911 = llvm.extractelement %834[%910 : i64] : vector<16xf32>
      %912 = llvm.mlir.constant(6 : i64) : i64
      %913 = llvm.extractelement %834[%912 : i64] : vector<16xf32>
      %914 = llvm.mlir.constant(7 : i64) : i64
      %915 = llvm.extractelement %834[%914 : i64] : vector<16xf32>
      %916 = llvm.mlir.constant(8 : i64) : i64
      %917 = llvm.extractelement %834[%916 : i64] : vector<16xf32>
      %918 = llvm.mlir.constant(9 : i64) : i64
      %919 = llvm.extractelement %834[%918 : i64] : vector<16xf32>
      %920 = llvm.mlir.constant(10 : i64) : i64
      %921 = llvm.extractelement %834[%920 : i64] : vector<16xf32>
      %922 = llvm.mlir.constant(11 : i64) : i64
      %923 = llvm.extractelement %834[%922 : i64] : vector<16xf32>
      %924 = llvm.mlir.constant(12 : i64) : i64
      %925 = llvm.extractelement %834[%924 : i64] : vector<16xf32>
      %926 = llvm.mlir.constant(13 : i64) : i64
      %927 = llvm.extractelement %834[%926 : i64] : vector<16xf32>
      %928 = llvm.mlir.constant(14 : i64) : i64
      %929 = llvm.extractelement %834[%928 : i64] : vector<16xf32>
      %930 = llvm.mlir.constant(15 : i64) : i64
      %931 = llvm.extractelement %834[%930 : i64] : vector<16xf32>
      %932 = llvm.mlir.constant(0 : i64) : i64
      %933 = llvm.extractelement %835[%932 : i64] : vector<16xf32>
      %934 = llvm.mlir.constant(1 : i64) : i64
      %935 = llvm.extractelement %835[%934 : i64] : vector<16xf32>
      %936 = llvm.mlir.constant(2 : i64) : i64
      %937 = llvm.extractelement %835[%936 : i64] : vector<16xf32>
      %938 = llvm.mlir.constant(3 : i64) : i64
      %939 = llvm.extractelement %835[%938 : i64] : vector<16xf32>
      %940 = llvm.mlir.constant(4 : i64) : i64
      %941 = llvm.extractelement %835[%940 : i64] : vector<16xf32>
      %942 = llvm.mlir.constant(5 : i64) : i64
      %943 = llvm.extractelement %835[%942 : i64] : vector<16xf32>
      %944 = llvm.mlir.constant(6 : i64) : i64
      %945 = llvm.extractelement %835[%944 : i64] : vector<16xf32>
      %946 = llvm.mlir.constant(7 : i64) : i64
      %947 = llvm.extractelement %835[%946 : i64] : vector<16xf32>
      %948 = llvm.mlir.constant(8 : i64) : i64
      %949 = llvm.extractelement %835[%948 : i64] : vector<16xf32>
      %950 = llvm.mlir.constant(9 : i64) : i64
      %951 = llvm.extractelement %835[%950 : i64] : vector<16xf32>
      %952 = llvm.mlir.constant(10 : i64) : i64
      %953 = llvm.extractelement %835[%952 : i64] : vector<16xf32>
      %954 = llvm.mlir.constant(11 : i64) : i64
      %955 = llvm.extractelement %835[%954 : i64] : vector<16xf32>
      %956 = llvm.mlir.constant(12 : i64) : i64
      %957 = llvm.extractelement %835[%956 : i64] : vector<16xf32>
      %958 = llvm.mlir.constant(13 : i64) : i64
      %959 = llvm.extractelement %835[%958 : i64] : vector<16xf32>
      %960 = llvm.mlir.constant(14 : i64) : i64
      %961 = llvm.extractelement %835[%960 : i64] : vector<16xf32>
      %962 = llvm.mlir.constant(15 : i64) : i64
      %963 = llvm.extractelement %835[%962 : i64] : vector<16xf32>
      %964 = llvm.mlir.poison : vector<4xf32>
      %965 = llvm.mlir.constant(0 : i64) : i64
      %966 = llvm.insertelement %837, %964[%965 : i64] : vector<4xf32>
      %967 = llvm.mlir.constant(1 : i64) : i64
      %968 = llvm.insertelement %839, %966[%967 : i64] : vector<4xf32>
      %969 = llvm.mlir.constant(2 : i64) : i64
      %970 = llvm.insertelement %841, %968[%969 : i64] : vector<4xf32>
      %971 = llvm.mlir.constant(3 : i64) : i64
      %972 = llvm.insertelement %843, %970[%971 : i64] : vector<4xf32>
      %973 = llvm.mlir.poison : vector<4xf32>
      %974 = llvm.mlir.constant(0 : i64) : i64
      %975 = llvm.insertelement %845, %973[%974 : i64] : vector<4xf32>
      %976 = llvm.mlir.constant(1 : i64) : i64
      %977 = llvm.insertelement %847, %975[%976 : i64] : vector<4xf32>
      %978 = llvm.mlir.constant(2 : i64) : i64
      %979 = llvm.insertelement %849, %977[%978 : i64] : vector<4xf32>
      %980 = llvm.mlir.constant(3 : i64) : i64
      %981 = llvm.insertelement %851, %979[%980 : i64] : vector<4xf32>
      %982 = llvm.mlir.poison : vector<4xf32>
      %983 = llvm.mlir.constant(0 : i64) : i64
      %984 = llvm.insertelement %853, %982[%983 : i64] : vector<4xf32>
      %985 = llvm.mlir.constant(1 : i64) : i64
      %986 = llvm.insertelement %855, %984[%985 : i64] : vector<4xf32>
      %987 = llvm.mlir.constant(2 : i64) : i64
      %988 = llvm.insertelement %857, %986[%987 : i64] : vector<4xf32>
      %989 = llvm.mlir.constant(3 : i64) : i64
      %990 = llvm.insertelement %859, %988[%989 : i64] : vector<4xf32>
      %991 = llvm.mlir.poison : vector<4xf32>
      %992 = llvm.mlir.constant(0 : i64) : i64
      %993 = llvm.insertelement %861, %991[%992 : i64] : vector<4xf32>
      %994 = llvm.mlir.constant(1 : i64) : i64
      %995 = llvm.insertelement %863, %993[%994 : i64] : vector<4xf32>
      %996 = llvm.mlir.constant(2 : i64) : i64
      %997 = llvm.insertelement %865, %995[%996 : i64] : vector<4xf32>
      %998 = llvm.mlir.constant(3 : i64) : i64
      %999 = llvm.insertelement %867, %997[%998 : i64] : vector<4xf32>
      %1000 = llvm.mlir.poison : vector<4xf32>
      %1001 = llvm.mlir.constant(0 : i64) : i64
      %1002 = llvm.insertelement %869, %1000[%1001 : i64] : vector<4xf32>
      %1003 = llvm.mlir.constant(1 : i64) : i64
      %1004 = llvm.insertelement %871, %1002[%1003 : i64] : vector<4xf32>
      %1005 = llvm.mlir.constant(2 : i64) : i64
      %1006 = llvm.insertelement %873, %1004[%1005 : i64] : vector<4xf32>
      %1007 = llvm.mlir.constant(3 : i64) : i64
      %1008 = llvm.insertelement %875, %1006[%1007 : i64] : vector<4xf32>
      %1009 = llvm.mlir.poison : vector<4xf32>
      %1010 = llvm.mlir.constant(0 : i64) : i64
      %1011 = llvm.insertelement %877, %1009[%1010 : i64] : vector<4xf32>
      %1012 = llvm.mlir.constant(1 : i64) : i64
      %1013 = llvm.insertelement %879, %1011[%1012 : i64] : vector<4xf32>
      %1014 = llvm.mlir.constant(2 : i64) : i64
      %1015 = llvm.insertelement %881, %1013[%1014 : i64] : vector<4xf32>
      %1016 = llvm.mlir.constant(3 : i64) : i64
      %1017 = llvm.insertelement %883, %1015[%1016 : i64] : vector<4xf32>
      %1018 = llvm.mlir.poison : vector<4xf32>
      %1019 = llvm.mlir.constant(0 : i64) : i64
      %1020 = llvm.insertelement %885, %1018[%1019 : i64] : vector<4xf32>
      %1021 = llvm.mlir.constant(1 : i64) : i64
      %1022 = llvm.insertelement %887, %1020[%1021 : i64] : vector<4xf32>
      %1023 = llvm.mlir.constant(2 : i64) : i64
      %1024 = llvm.insertelement %889, %1022[%1023 : i64] : vector<4xf32>
      %1025 = llvm.mlir.constant(3 : i64) : i64
      %1026 = llvm.insertelement %891, %1024[%1025 : i64] : vector<4xf32>
      %1027 = llvm.mlir.poison : vector<4xf32>
      %1028 = llvm.mlir.constant(0 : i64) : i64
      %1029 = llvm.insertelement %893, %1027[%1028 : i64] : vector<4xf32>
      %1030 = llvm.mlir.constant(1 : i64) : i64
      %1031 = llvm.insertelement %895, %1029[%1030 : i64] : vector<4xf32>
      %1032 = llvm.mlir.constant(2 : i64) : i64
      %1033 = llvm.insertelement %897, %1031[%1032 : i64] : vector<4xf32>
      %1034 = llvm.mlir.constant(3 : i64) : i64
      %1035 = llvm.insertelement %899, %1033[%1034 : i64] : vector<4xf32>
      %1036 = llvm.mlir.poison : vector<4xf32>
      %1037 = llvm.mlir.constant(0 : i64) : i64
      %1038 = llvm.insertelement %901, %1036[%1037 : i64] : vector<4xf32>
      %1039 = llvm.mlir.constant(1 : i64) : i64
      %1040 = llvm.insertelement %903, %1038[%1039 : i64] : vector<4xf32>
      %1041 = llvm.mlir.constant(2 : i64) : i64
      %1042 = llvm.insertelement %905, %1040[%1041 : i64] : vector<4xf32>
      %1043 = llvm.mlir.constant(3 : i64) : i64
      %1044 = llvm.insertelement %907, %1042[%1043 : i64] : vector<4xf32>
      %1045 = llvm.mlir.poison : vector<4xf32>
      %1046 = llvm.mlir.constant(0 : i64) : i64
      %1047 = llvm.insertelement %909, %1045[%1046 : i64] : vector<4xf32>
      %1048 = llvm.mlir.constant(1 : i64) : i64
      %1049 = llvm.insertelement %911, %1047[%1048 : i64] : vector<4xf32>
      %1050 = llvm.mlir.constant(2 : i64) : i64
      %1051 = llvm.insertelement %913, %1049[%1050 : i64] : vector<4xf32>
      %1052 = llvm.mlir.constant(3 : i64) : i64
      %1053 = llvm.insertelement %915, %1051[%1052 : i64] : vector<4xf32>
      %1054 = llvm.mlir.poison : vector<4xf32>
      %1055 = llvm.mlir.constant(0 : i64) : i64
      %1056 = llvm.insertelement %917, %1054[%1055 : i64] : vector<4xf32>
      %1057 = llvm.mlir.constant(1 : i64) : i64
      %1058 = llvm.insertelement %919, %1056[%1057 : i64] : vector<4xf32>
      %1059 = llvm.mlir.constant(2 : i64) : i64
      %1060 = llvm.insertelement %921, %1058[%1059 : i64] : vector<4xf32>
      %1061 = llvm.mlir.constant(3 : i64) : i64
      %1062 = llvm.insertelement %923, %1060[%1061 : i64] : vector<4xf32>
      %1063 = llvm.mlir.poison : vector<4xf32>
      %1064 = llvm.mlir.constant(0 : i64) : i64
      %1065 = llvm.insertelement %925, %1063[%1064 : i64] : vector<4xf32>
      %1066 = llvm.mlir.constant(1 : i64) : i64
      %1067 = llvm.insertelement %927, %1065[%1066 : i64] : vector<4xf32>
      %1068 = llvm.mlir.constant(2 : i64) : i64
      %1069 = llvm.insertelement %929, %1067[%1068 : i64] : vector<4xf32>
      %1070 = llvm.mlir.constant(3 : i64) : i64
      %1071 = llvm.insertelement %931, %1069[%1070 : i64] : vector<4xf32>
      %1072 = llvm.mlir.poison : vector<4xf32>
      %1073 = llvm.mlir.constant(0 : i64) : i64
      %1074 = llvm.insertelement %933, %1072[%1073 : i64] : vector<4xf32>
      %1075 = llvm.mlir.constant(1 : i64) : i64
      %1076 = llvm.insertelement %935, %1074[%1075 : i64] : vector<4xf32>
      %1077 = llvm.mlir.constant(2 : i64) : i64
      %1078 = llvm.insertelement %937, %1076[%1077 : i64] : vector<4xf32>
      %1079 = llvm.mlir.constant(3 : i64) : i64
      %1080 = llvm.insertelement %939, %1078[%1079 : i64] : vector<4xf32>
      %1081 = llvm.mlir.poison : vector<4xf32>
      %1082 = llvm.mlir.constant(0 : i64) : i64
      %1083 = llvm.insertelement %941, %1081[%1082 : i64] : vector<4xf32>
      %1084 = llvm.mlir.constant(1 : i64) : i64
      %1085 = llvm.insertelement %943, %1083[%1084 : i64] : vector<4xf32>
      %1086 = llvm.mlir.constant(2 : i64) : i64
      %1087 = llvm.insertelement %945, %1085[%1086 : i64] : vector<4xf32>
      %1088 = llvm.mlir.constant(3 : i64) : i64
      %1089 = llvm.insertelement %947, %1087[%1088 : i64] : vector<4xf32>
      %1090 = llvm.mlir.poison : vector<4xf32>
      %1091 = llvm.mlir.constant(0 : i64) : i64
      %1092 = llvm.insertelement %949, %1090[%1091 : i64] : vector<4xf32>
      %1093 = llvm.mlir.constant(1 : i64) : i64
      %1094 = llvm.insertelement %951, %1092[%1093 : i64] : vector<4xf32>
      %1095 = llvm.mlir.constant(2 : i64) : i64
      %1096 = llvm.insertelement %953, %1094[%1095 : i64] : vector<4xf32>
      %1097 = llvm.mlir.constant(3 : i64) : i64
      %1098 = llvm.insertelement %955, %1096[%1097 : i64] : vector<4xf32>
      %1099 = llvm.mlir.poison : vector<4xf32>
      %1100 = llvm.mlir.constant(0 : i64) : i64
      %1101 = llvm.insertelement %957, %1099[%1100 : i64] : vector<4xf32>
      %1102 = llvm.mlir.constant(1 : i64) : i64
      %1103 = llvm.insertelement %959, %1101[%1102 : i64] : vector<4xf32>
      %1104 = llvm.mlir.constant(2 : i64) : i64
      %1105 = llvm.insertelement %961, %1103[%1104 : i64] : vector<4xf32>
      %1106 = llvm.mlir.constant(3 : i64) : i64
      %1107 = llvm.insertelement %963, %1105[%1106 : i64] : vector<4xf32>
      %1108 = llvm.icmp "slt" %237, %arg6 : i64
      llvm.cond_br %1108, ^bb7, ^bb8
    ^bb7:  // pred: ^bb6
      %1109 = llvm.mul %226, %66 : i32
      %1110 = llvm.getelementptr %76[%1109] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1111 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1112 = llvm.mul %226, %66 : i32
      %1113 = llvm.getelementptr %1111[%1112] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1114 = llvm.urem %78, %65 : i32
      %1115 = llvm.mul %1114, %64 : i32
      %1116 = llvm.udiv %78, %65 : i32
      %1117 = llvm.mul %80, %63 : i32
      %1118 = llvm.add %1116, %1117 : i32
      %1119 = llvm.mul %1118, %59 : i32
      %1120 = llvm.add %1119, %1115 : i32
      %1121 = llvm.lshr %1120, %65 : i32
      %1122 = llvm.and %1121, %58 : i32
      %1123 = llvm.xor %1120, %1122 : i32
      %1124 = llvm.mul %1123, %74 : i32
      %1125 = llvm.getelementptr %1110[%1124] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1126 = llvm.xor %1123, %65 : i32
      %1127 = llvm.mul %1126, %74 : i32
      %1128 = llvm.getelementptr %1110[%1127] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1129 = llvm.getelementptr %1125[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1130 = llvm.getelementptr %1128[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1131 = llvm.shufflevector %267, %267 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1131, %1125 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1132 = llvm.shufflevector %267, %267 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1132, %1128 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1133 = llvm.shufflevector %269, %269 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1133, %1129 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1134 = llvm.shufflevector %269, %269 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1134, %1130 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1135 = llvm.urem %78, %63 : i32
      %1136 = llvm.mul %1135, %64 : i32
      %1137 = llvm.udiv %78, %63 : i32
      %1138 = llvm.mul %80, %65 : i32
      %1139 = llvm.add %1137, %1138 : i32
      %1140 = llvm.mul %1139, %57 : i32
      %1141 = llvm.add %1136, %1140 : i32
      %1142 = llvm.mul %1141, %74 : i32
      %1143 = llvm.getelementptr %1113[%1142] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1144 = llvm.getelementptr %1143[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      llvm.store %299, %1143 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.store %301, %1144 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1145 = llvm.add %226, %73 : i32
      %1146 = llvm.icmp "eq" %1145, %74 : i32
      %1147 = llvm.select %1146, %72, %1145 : i1, i32
      llvm.br ^bb9(%1147 : i32)
    ^bb8:  // pred: ^bb6
      llvm.br ^bb9(%226 : i32)
    ^bb9(%1148: i32):  // 2 preds: ^bb7, ^bb8
      llvm.br ^bb10
    ^bb10:  // pred: ^bb9
      %1149 = llvm.add %209, %67 : i64
      llvm.br ^bb5(%1149, %972, %981, %990, %999, %1008, %1017, %1026, %1035, %1044, %1053, %1062, %1071, %1080, %1089, %1098, %1107, %1148, %236 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32)
    ^bb11:  // pred: ^bb5
      %1150 = llvm.add %112, %70 : i64
      %1151 = llvm.icmp "sle" %1150, %arg5 : i64
      %1152 = llvm.add %111, %70 : i64
      %1153 = llvm.icmp "sle" %1152, %arg4 : i64
      %1154 = llvm.and %1151, %1153 : i1
      llvm.cond_br %1154, ^bb12, ^bb13
    ^bb12:  // pred: ^bb11
      %1155 = llvm.urem %78, %59 : i32
      %1156 = llvm.udiv %80, %74 : i32
      %1157 = llvm.mul %1156, %75 : i32
      %1158 = llvm.add %1155, %1157 : i32
      %1159 = llvm.zext %1158 : i32 to i64
      %1160 = llvm.add %112, %1159 : i64
      %1161 = llvm.mul %1160, %62 : i64
      %1162 = llvm.getelementptr %arg2[%1161] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1163 = llvm.getelementptr %1162[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1164 = llvm.load %1162 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1165 = llvm.load %1163 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1166 = llvm.fpext %1164 : bf16 to f32
      %1167 = llvm.fpext %1165 : bf16 to f32
      %1168 = llvm.mlir.poison : vector<4xf32>
      %1169 = llvm.mlir.constant(0 : i32) : i32
      %1170 = llvm.insertelement %1166, %1168[%1169 : i32] : vector<4xf32>
      %1171 = llvm.shufflevector %1170, %1168 [0, 0, 0, 0] : vector<4xf32> 
      %1172 = llvm.mlir.poison : vector<4xf32>
      %1173 = llvm.mlir.constant(0 : i32) : i32
      %1174 = llvm.insertelement %1167, %1172[%1173 : i32] : vector<4xf32>
      %1175 = llvm.shufflevector %1174, %1172 [0, 0, 0, 0] : vector<4xf32> 
      %1176 = llvm.fadd %210, %1171 : vector<4xf32>
      %1177 = llvm.fadd %211, %1171 : vector<4xf32>
      %1178 = llvm.fadd %212, %1171 : vector<4xf32>
      %1179 = llvm.fadd %213, %1171 : vector<4xf32>
      %1180 = llvm.fadd %214, %1175 : vector<4xf32>
      %1181 = llvm.fadd %215, %1175 : vector<4xf32>
      %1182 = llvm.fadd %216, %1175 : vector<4xf32>
      %1183 = llvm.fadd %217, %1175 : vector<4xf32>
      %1184 = llvm.fadd %218, %1171 : vector<4xf32>
      %1185 = llvm.fadd %219, %1171 : vector<4xf32>
      %1186 = llvm.fadd %220, %1171 : vector<4xf32>
      %1187 = llvm.fadd %221, %1171 : vector<4xf32>
      %1188 = llvm.fadd %222, %1175 : vector<4xf32>
      %1189 = llvm.fadd %223, %1175 : vector<4xf32>
      %1190 = llvm.fadd %224, %1175 : vector<4xf32>
      %1191 = llvm.fadd %225, %1175 : vector<4xf32>
      %1192 = llvm.fptrunc %1176 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1193 = llvm.fptrunc %1177 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1194 = llvm.fptrunc %1178 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1195 = llvm.fptrunc %1179 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1196 = llvm.fptrunc %1180 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1197 = llvm.fptrunc %1181 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1198 = llvm.fptrunc %1182 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1199 = llvm.fptrunc %1183 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1200 = llvm.fptrunc %1184 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1201 = llvm.fptrunc %1185 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1202 = llvm.fptrunc %1186 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1203 = llvm.fptrunc %1187 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1204 = llvm.fptrunc %1188 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1205 = llvm.fptrunc %1189 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1206 = llvm.fptrunc %1190 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1207 = llvm.fptrunc %1191 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1208 = llvm.intr.maximum(%1192, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1209 = llvm.intr.maximum(%1193, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1210 = llvm.intr.maximum(%1194, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1211 = llvm.intr.maximum(%1195, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1212 = llvm.intr.maximum(%1196, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1213 = llvm.intr.maximum(%1197, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1214 = llvm.intr.maximum(%1198, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1215 = llvm.intr.maximum(%1199, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1216 = llvm.intr.maximum(%1200, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1217 = llvm.intr.maximum(%1201, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1218 = llvm.intr.maximum(%1202, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1219 = llvm.intr.maximum(%1203, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1220 = llvm.intr.maximum(%1204, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1221 = llvm.intr.maximum(%1205, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1222 = llvm.intr.maximum(%1206, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1223 = llvm.intr.maximum(%1207, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1224 = llvm.urem %78, %59 : i32
      %1225 = llvm.udiv %78, %59 : i32
      %1226 = llvm.mul %1225, %65 : i32
      %1227 = llvm.urem %80, %74 : i32
      %1228 = llvm.mul %1227, %75 : i32
      %1229 = llvm.add %1226, %1228 : i32
      %1230 = llvm.udiv %80, %74 : i32
      %1231 = llvm.mul %1230, %75 : i32
      %1232 = llvm.add %1224, %1231 : i32
      %1233 = llvm.zext %1229 : i32 to i64
      %1234 = llvm.add %111, %1233 : i64
      %1235 = llvm.mul %1234, %arg5 : i64
      %1236 = llvm.zext %1232 : i32 to i64
      %1237 = llvm.add %112, %1236 : i64
      %1238 = llvm.add %1235, %1237 : i64
      %1239 = llvm.mul %1238, %62 : i64
      %1240 = llvm.getelementptr %arg3[%1239] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1241 = llvm.mul %arg5, %62 : i64
      %1242 = llvm.getelementptr %1240[%1241] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1243 = llvm.mul %arg5, %55 : i64
      %1244 = llvm.getelementptr %1240[%1243] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1245 = llvm.mul %arg5, %54 : i64
      %1246 = llvm.getelementptr %1240[%1245] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1247 = llvm.mul %arg5, %69 : i64
      %1248 = llvm.getelementptr %1240[%1247] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1249 = llvm.mul %arg5, %53 : i64
      %1250 = llvm.getelementptr %1240[%1249] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1251 = llvm.mul %arg5, %52 : i64
      %1252 = llvm.getelementptr %1240[%1251] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1253 = llvm.mul %arg5, %51 : i64
      %1254 = llvm.getelementptr %1240[%1253] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1255 = llvm.mul %arg5, %67 : i64
      %1256 = llvm.getelementptr %1240[%1255] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1257 = llvm.mul %arg5, %50 : i64
      %1258 = llvm.getelementptr %1240[%1257] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1259 = llvm.mul %arg5, %49 : i64
      %1260 = llvm.getelementptr %1240[%1259] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1261 = llvm.mul %arg5, %48 : i64
      %1262 = llvm.getelementptr %1240[%1261] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1263 = llvm.mul %arg5, %47 : i64
      %1264 = llvm.getelementptr %1240[%1263] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1265 = llvm.mul %arg5, %46 : i64
      %1266 = llvm.getelementptr %1240[%1265] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1267 = llvm.mul %arg5, %45 : i64
      %1268 = llvm.getelementptr %1240[%1267] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1269 = llvm.mul %arg5, %44 : i64
      %1270 = llvm.getelementptr %1240[%1269] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1271 = llvm.getelementptr %1240[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1272 = llvm.getelementptr %1242[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1273 = llvm.getelementptr %1244[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1274 = llvm.getelementptr %1246[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1275 = llvm.getelementptr %1248[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1276 = llvm.getelementptr %1250[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1277 = llvm.getelementptr %1252[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1278 = llvm.getelementptr %1254[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1279 = llvm.getelementptr %1256[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1280 = llvm.getelementptr %1258[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1281 = llvm.getelementptr %1260[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1282 = llvm.getelementptr %1262[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1283 = llvm.getelementptr %1264[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1284 = llvm.getelementptr %1266[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1285 = llvm.getelementptr %1268[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1286 = llvm.getelementptr %1270[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1287 = llvm.mul %arg5, %43 : i64
      %1288 = llvm.getelementptr %1240[%1287] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1289 = llvm.mul %arg5, %42 : i64
      %1290 = llvm.getelementptr %1240[%1289] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1291 = llvm.mul %arg5, %41 : i64
      %1292 = llvm.getelementptr %1240[%1291] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1293 = llvm.mul %arg5, %40 : i64
      %1294 = llvm.getelementptr %1240[%1293] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1295 = llvm.mul %arg5, %39 : i64
      %1296 = llvm.getelementptr %1240[%1295] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1297 = llvm.mul %arg5, %38 : i64
      %1298 = llvm.getelementptr %1240[%1297] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1299 = llvm.mul %arg5, %37 : i64
      %1300 = llvm.getelementptr %1240[%1299] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1301 = llvm.mul %arg5, %36 : i64
      %1302 = llvm.getelementptr %1240[%1301] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1303 = llvm.mul %arg5, %35 : i64
      %1304 = llvm.getelementptr %1240[%1303] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1305 = llvm.mul %arg5, %34 : i64
      %1306 = llvm.getelementptr %1240[%1305] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1307 = llvm.mul %arg5, %33 : i64
      %1308 = llvm.getelementptr %1240[%1307] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1309 = llvm.mul %arg5, %32 : i64
      %1310 = llvm.getelementptr %1240[%1309] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1311 = llvm.mul %arg5, %31 : i64
      %1312 = llvm.getelementptr %1240[%1311] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1313 = llvm.mul %arg5, %30 : i64
      %1314 = llvm.getelementptr %1240[%1313] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1315 = llvm.mul %arg5, %29 : i64
      %1316 = llvm.getelementptr %1240[%1315] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1317 = llvm.mul %arg5, %28 : i64
      %1318 = llvm.getelementptr %1240[%1317] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1319 = llvm.getelementptr %1288[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1320 = llvm.getelementptr %1290[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1321 = llvm.getelementptr %1292[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1322 = llvm.getelementptr %1294[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1323 = llvm.getelementptr %1296[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1324 = llvm.getelementptr %1298[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1325 = llvm.getelementptr %1300[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1326 = llvm.getelementptr %1302[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1327 = llvm.getelementptr %1304[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1328 = llvm.getelementptr %1306[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1329 = llvm.getelementptr %1308[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1330 = llvm.getelementptr %1310[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1331 = llvm.getelementptr %1312[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1332 = llvm.getelementptr %1314[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1333 = llvm.getelementptr %1316[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1334 = llvm.getelementptr %1318[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1335 = llvm.mlir.constant(0 : i64) : i64
      %1336 = llvm.extractelement %1208[%1335 : i64] : vector<4xbf16>
      llvm.store %1336, %1240 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1337 = llvm.mlir.constant(1 : i64) : i64
      %1338 = llvm.extractelement %1208[%1337 : i64] : vector<4xbf16>
      llvm.store %1338, %1242 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1339 = llvm.mlir.constant(2 : i64) : i64
      %1340 = llvm.extractelement %1208[%1339 : i64] : vector<4xbf16>
      llvm.store %1340, %1244 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1341 = llvm.mlir.constant(3 : i64) : i64
      %1342 = llvm.extractelement %1208[%1341 : i64] : vector<4xbf16>
      llvm.store %1342, %1246 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1343 = llvm.mlir.constant(0 : i64) : i64
      %1344 = llvm.extractelement %1209[%1343 : i64] : vector<4xbf16>
      llvm.store %1344, %1248 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1345 = llvm.mlir.constant(1 : i64) : i64
      %1346 = llvm.extractelement %1209[%1345 : i64] : vector<4xbf16>
      llvm.store %1346, %1250 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1347 = llvm.mlir.constant(2 : i64) : i64
      %1348 = llvm.extractelement %1209[%1347 : i64] : vector<4xbf16>
      llvm.store %1348, %1252 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1349 = llvm.mlir.constant(3 : i64) : i64
      %1350 = llvm.extractelement %1209[%1349 : i64] : vector<4xbf16>
      llvm.store %1350, %1254 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1351 = llvm.mlir.constant(0 : i64) : i64
      %1352 = llvm.extractelement %1210[%1351 : i64] : vector<4xbf16>
      llvm.store %1352, %1256 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1353 = llvm.mlir.constant(1 : i64) : i64
      %1354 = llvm.extractelement %1210[%1353 : i64] : vector<4xbf16>
      llvm.store %1354, %1258 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1355 = llvm.mlir.constant(2 : i64) : i64
      %1356 = llvm.extractelement %1210[%1355 : i64] : vector<4xbf16>
      llvm.store %1356, %1260 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1357 = llvm.mlir.constant(3 : i64) : i64
      %1358 = llvm.extractelement %1210[%1357 : i64] : vector<4xbf16>
      llvm.store %1358, %1262 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1359 = llvm.mlir.constant(0 : i64) : i64
      %1360 = llvm.extractelement %1211[%1359 : i64] : vector<4xbf16>
      llvm.store %1360, %1264 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1361 = llvm.mlir.constant(1 : i64) : i64
      %1362 = llvm.extractelement %1211[%1361 : i64] : vector<4xbf16>
      llvm.store %1362, %1266 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1363 = llvm.mlir.constant(2 : i64) : i64
      %1364 = llvm.extractelement %1211[%1363 : i64] : vector<4xbf16>
      llvm.store %1364, %1268 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1365 = llvm.mlir.constant(3 : i64) : i64
      %1366 = llvm.extractelement %1211[%1365 : i64] : vector<4xbf16>
      llvm.store %1366, %1270 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1367 = llvm.mlir.constant(0 : i64) : i64
      %1368 = llvm.extractelement %1212[%1367 : i64] : vector<4xbf16>
      llvm.store %1368, %1271 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1369 = llvm.mlir.constant(1 : i64) : i64
      %1370 = llvm.extractelement %1212[%1369 : i64] : vector<4xbf16>
      llvm.store %1370, %1272 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1371 = llvm.mlir.constant(2 : i64) : i64
      %1372 = llvm.extractelement %1212[%1371 : i64] : vector<4xbf16>
      llvm.store %1372, %1273 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1373 = llvm.mlir.constant(3 : i64) : i64
      %1374 = llvm.extractelement %1212[%1373 : i64] : vector<4xbf16>
      llvm.store %1374, %1274 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1375 = llvm.mlir.constant(0 : i64) : i64
      %1376 = llvm.extractelement %1213[%1375 : i64] : vector<4xbf16>
      llvm.store %1376, %1275 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1377 = llvm.mlir.constant(1 : i64) : i64
      %1378 = llvm.extractelement %1213[%1377 : i64] : vector<4xbf16>
      llvm.store %1378, %1276 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1379 = llvm.mlir.constant(2 : i64) : i64
      %1380 = llvm.extractelement %1213[%1379 : i64] : vector<4xbf16>
      llvm.store %1380, %1277 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1381 = llvm.mlir.constant(3 : i64) : i64
      %1382 = llvm.extractelement %1213[%1381 : i64] : vector<4xbf16>
      llvm.store %1382, %1278 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1383 = llvm.mlir.constant(0 : i64) : i64
      %1384 = llvm.extractelement %1214[%1383 : i64] : vector<4xbf16>
      llvm.store %1384, %1279 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1385 = llvm.mlir.constant(1 : i64) : i64
      %1386 = llvm.extractelement %1214[%1385 : i64] : vector<4xbf16>
      llvm.store %1386, %1280 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1387 = llvm.mlir.constant(2 : i64) : i64
      %1388 = llvm.extractelement %1214[%1387 : i64] : vector<4xbf16>
      llvm.store %1388, %1281 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1389 = llvm.mlir.constant(3 : i64) : i64
      %1390 = llvm.extractelement %1214[%1389 : i64] : vector<4xbf16>
      llvm.store %1390, %1282 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1391 = llvm.mlir.constant(0 : i64) : i64
      %1392 = llvm.extractelement %1215[%1391 : i64] : vector<4xbf16>
      llvm.store %1392, %1283 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1393 = llvm.mlir.constant(1 : i64) : i64
      %1394 = llvm.extractelement %1215[%1393 : i64] : vector<4xbf16>
      llvm.store %1394, %1284 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1395 = llvm.mlir.constant(2 : i64) : i64
      %1396 = llvm.extractelement %1215[%1395 : i64] : vector<4xbf16>
      llvm.store %1396, %1285 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1397 = llvm.mlir.constant(3 : i64) : i64
      %1398 = llvm.extractelement %1215[%1397 : i64] : vector<4xbf16>
      llvm.store %1398, %1286 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1399 = llvm.mlir.constant(0 : i64) : i64
      %1400 = llvm.extractelement %1216[%1399 : i64] : vector<4xbf16>
      llvm.store %1400, %1288 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1401 = llvm.mlir.constant(1 : i64) : i64
      %1402 = llvm.extractelement %1216[%1401 : i64] : vector<4xbf16>
      llvm.store %1402, %1290 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1403 = llvm.mlir.constant(2 : i64) : i64
      %1404 = llvm.extractelement %1216[%1403 : i64] : vector<4xbf16>
      llvm.store %1404, %1292 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1405 = llvm.mlir.constant(3 : i64) : i64
      %1406 = llvm.extractelement %1216[%1405 : i64] : vector<4xbf16>
      llvm.store %1406, %1294 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1407 = llvm.mlir.constant(0 : i64) : i64
      %1408 = llvm.extractelement %1217[%1407 : i64] : vector<4xbf16>
      llvm.store %1408, %1296 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1409 = llvm.mlir.constant(1 : i64) : i64
      %1410 = llvm.extractelement %1217[%1409 : i64] : vector<4xbf16>
      llvm.store %1410, %1298 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1411 = llvm.mlir.constant(2 : i64) : i64
      %1412 = llvm.extractelement %1217[%1411 : i64] : vector<4xbf16>
      llvm.store %1412, %1300 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1413 = llvm.mlir.constant(3 : i64) : i64
      %1414 = llvm.extractelement %1217[%1413 : i64] : vector<4xbf16>
      llvm.store %1414, %1302 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1415 = llvm.mlir.constant(0 : i64) : i64
      %1416 = llvm.extractelement %1218[%1415 : i64] : vector<4xbf16>
      llvm.store %1416, %1304 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1417 = llvm.mlir.constant(1 : i64) : i64
      %1418 = llvm.extractelement %1218[%1417 : i64] : vector<4xbf16>
      llvm.store %1418, %1306 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1419 = llvm.mlir.constant(2 : i64) : i64
      %1420 = llvm.extractelement %1218[%1419 : i64] : vector<4xbf16>
      llvm.store %1420, %1308 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1421 = llvm.mlir.constant(3 : i64) : i64
      %1422 = llvm.extractelement %1218[%1421 : i64] : vector<4xbf16>
      llvm.store %1422, %1310 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1423 = llvm.mlir.constant(0 : i64) : i64
      %1424 = llvm.extractelement %1219[%1423 : i64] : vector<4xbf16>
      llvm.store %1424, %1312 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1425 = llvm.mlir.constant(1 : i64) : i64
      %1426 = llvm.extractelement %1219[%1425 : i64] : vector<4xbf16>
      llvm.store %1426, %1314 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1427 = llvm.mlir.constant(2 : i64) : i64
      %1428 = llvm.extractelement %1219[%1427 : i64] : vector<4xbf16>
      llvm.store %1428, %1316 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1429 = llvm.mlir.constant(3 : i64) : i64
      %1430 = llvm.extractelement %1219[%1429 : i64] : vector<4xbf16>
      llvm.store %1430, %1318 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1431 = llvm.mlir.constant(0 : i64) : i64
      %1432 = llvm.extractelement %1220[%1431 : i64] : vector<4xbf16>
      llvm.store %1432, %1319 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1433 = llvm.mlir.constant(1 : i64) : i64
      %1434 = llvm.extractelement %1220[%1433 : i64] : vector<4xbf16>
      llvm.store %1434, %1320 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1435 = llvm.mlir.constant(2 : i64) : i64
      %1436 = llvm.extractelement %1220[%1435 : i64] : vector<4xbf16>
      llvm.store %1436, %1321 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1437 = llvm.mlir.constant(3 : i64) : i64
      %1438 = llvm.extractelement %1220[%1437 : i64] : vector<4xbf16>
      llvm.store %1438, %1322 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1439 = llvm.mlir.constant(0 : i64) : i64
      %1440 = llvm.extractelement %1221[%1439 : i64] : vector<4xbf16>
      llvm.store %1440, %1323 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1441 = llvm.mlir.constant(1 : i64) : i64
      %1442 = llvm.extractelement %1221[%1441 : i64] : vector<4xbf16>
      llvm.store %1442, %1324 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1443 = llvm.mlir.constant(2 : i64) : i64
      %1444 = llvm.extractelement %1221[%1443 : i64] : vector<4xbf16>
      llvm.store %1444, %1325 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1445 = llvm.mlir.constant(3 : i64) : i64
      %1446 = llvm.extractelement %1221[%1445 : i64] : vector<4xbf16>
      llvm.store %1446, %1326 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1447 = llvm.mlir.constant(0 : i64) : i64
      %1448 = llvm.extractelement %1222[%1447 : i64] : vector<4xbf16>
      llvm.store %1448, %1327 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1449 = llvm.mlir.constant(1 : i64) : i64
      %1450 = llvm.extractelement %1222[%1449 : i64] : vector<4xbf16>
      llvm.store %1450, %1328 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1451 = llvm.mlir.constant(2 : i64) : i64
      %1452 = llvm.extractelement %1222[%1451 : i64] : vector<4xbf16>
      llvm.store %1452, %1329 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1453 = llvm.mlir.constant(3 : i64) : i64
      %1454 = llvm.extractelement %1222[%1453 : i64] : vector<4xbf16>
      llvm.store %1454, %1330 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1455 = llvm.mlir.constant(0 : i64) : i64
      %1456 = llvm.extractelement %1223[%1455 : i64] : vector<4xbf16>
      llvm.store %1456, %1331 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1457 = llvm.mlir.constant(1 : i64) : i64
      %1458 = llvm.extractelement %1223[%1457 : i64] : vector<4xbf16>
      llvm.store %1458, %1332 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1459 = llvm.mlir.constant(2 : i64) : i64
      %1460 = llvm.extractelement %1223[%1459 : i64] : vector<4xbf16>
      llvm.store %1460, %1333 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1461 = llvm.mlir.constant(3 : i64) : i64
      %1462 = llvm.extractelement %1223[%1461 : i64] : vector<4xbf16>
      llvm.store %1462, %1334 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb142
    ^bb13:  // pred: ^bb11
      %1463 = llvm.urem %78, %59 : i32
      %1464 = llvm.udiv %80, %74 : i32
      %1465 = llvm.mul %1464, %75 : i32
      %1466 = llvm.add %1463, %1465 : i32
      %1467 = llvm.zext %1466 : i32 to i64
      %1468 = llvm.add %112, %1467 : i64
      %1469 = llvm.mul %1468, %62 : i64
      %1470 = llvm.getelementptr %arg2[%1469] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1471 = llvm.sub %arg5, %1468 : i64
      %1472 = llvm.intr.smin(%1471, %61) : (i64, i64) -> i64
      %1473 = llvm.intr.smax(%1472, %68) : (i64, i64) -> i64
      %1474 = llvm.trunc %1473 : i64 to i32
      %1475 = llvm.icmp "sgt" %1474, %72 : i32
      %1476 = llvm.getelementptr %1470[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1477 = llvm.icmp "sgt" %1474, %59 : i32
      %1478 = llvm.select %1475, %1470, %60 : i1, !llvm.ptr<1>
      %1479 = llvm.load %1478 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1480 = llvm.select %1477, %1476, %60 : i1, !llvm.ptr<1>
      %1481 = llvm.load %1480 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1482 = llvm.fpext %1479 : bf16 to f32
      %1483 = llvm.fpext %1481 : bf16 to f32
      %1484 = llvm.mlir.poison : vector<4xf32>
      %1485 = llvm.mlir.constant(0 : i32) : i32
      %1486 = llvm.insertelement %1482, %1484[%1485 : i32] : vector<4xf32>
      %1487 = llvm.shufflevector %1486, %1484 [0, 0, 0, 0] : vector<4xf32> 
      %1488 = llvm.mlir.poison : vector<4xf32>
      %1489 = llvm.mlir.constant(0 : i32) : i32
      %1490 = llvm.insertelement %1483, %1488[%1489 : i32] : vector<4xf32>
      %1491 = llvm.shufflevector %1490, %1488 [0, 0, 0, 0] : vector<4xf32> 
      %1492 = llvm.fadd %210, %1487 : vector<4xf32>
      %1493 = llvm.fadd %211, %1487 : vector<4xf32>
      %1494 = llvm.fadd %212, %1487 : vector<4xf32>
      %1495 = llvm.fadd %213, %1487 : vector<4xf32>
      %1496 = llvm.fadd %214, %1491 : vector<4xf32>
      %1497 = llvm.fadd %215, %1491 : vector<4xf32>
      %1498 = llvm.fadd %216, %1491 : vector<4xf32>
      %1499 = llvm.fadd %217, %1491 : vector<4xf32>
      %1500 = llvm.fadd %218, %1487 : vector<4xf32>
      %1501 = llvm.fadd %219, %1487 : vector<4xf32>
      %1502 = llvm.fadd %220, %1487 : vector<4xf32>
      %1503 = llvm.fadd %221, %1487 : vector<4xf32>
      %1504 = llvm.fadd %222, %1491 : vector<4xf32>
      %1505 = llvm.fadd %223, %1491 : vector<4xf32>
      %1506 = llvm.fadd %224, %1491 : vector<4xf32>
      %1507 = llvm.fadd %225, %1491 : vector<4xf32>
      %1508 = llvm.fptrunc %1492 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1509 = llvm.fptrunc %1493 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1510 = llvm.fptrunc %1494 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1511 = llvm.fptrunc %1495 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1512 = llvm.fptrunc %1496 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1513 = llvm.fptrunc %1497 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1514 = llvm.fptrunc %1498 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1515 = llvm.fptrunc %1499 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1516 = llvm.fptrunc %1500 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1517 = llvm.fptrunc %1501 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1518 = llvm.fptrunc %1502 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1519 = llvm.fptrunc %1503 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1520 = llvm.fptrunc %1504 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1521 = llvm.fptrunc %1505 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1522 = llvm.fptrunc %1506 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1523 = llvm.fptrunc %1507 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1524 = llvm.intr.maximum(%1508, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1525 = llvm.intr.maximum(%1509, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1526 = llvm.intr.maximum(%1510, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1527 = llvm.intr.maximum(%1511, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1528 = llvm.intr.maximum(%1512, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1529 = llvm.intr.maximum(%1513, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1530 = llvm.intr.maximum(%1514, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1531 = llvm.intr.maximum(%1515, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1532 = llvm.intr.maximum(%1516, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1533 = llvm.intr.maximum(%1517, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1534 = llvm.intr.maximum(%1518, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1535 = llvm.intr.maximum(%1519, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1536 = llvm.intr.maximum(%1520, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1537 = llvm.intr.maximum(%1521, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1538 = llvm.intr.maximum(%1522, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1539 = llvm.intr.maximum(%1523, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1540 = llvm.urem %78, %59 : i32
      %1541 = llvm.udiv %78, %59 : i32
      %1542 = llvm.mul %1541, %65 : i32
      %1543 = llvm.urem %80, %74 : i32
      %1544 = llvm.mul %1543, %75 : i32
      %1545 = llvm.add %1542, %1544 : i32
      %1546 = llvm.udiv %80, %74 : i32
      %1547 = llvm.mul %1546, %75 : i32
      %1548 = llvm.add %1540, %1547 : i32
      %1549 = llvm.zext %1545 : i32 to i64
      %1550 = llvm.add %111, %1549 : i64
      %1551 = llvm.mul %1550, %arg5 : i64
      %1552 = llvm.zext %1548 : i32 to i64
      %1553 = llvm.add %112, %1552 : i64
      %1554 = llvm.add %1551, %1553 : i64
      %1555 = llvm.mul %1554, %62 : i64
      %1556 = llvm.getelementptr %arg3[%1555] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1557 = llvm.sub %arg4, %1550 : i64
      %1558 = llvm.intr.smin(%1557, %61) : (i64, i64) -> i64
      %1559 = llvm.intr.smax(%1558, %68) : (i64, i64) -> i64
      %1560 = llvm.trunc %1559 : i64 to i32
      %1561 = llvm.sub %arg5, %1553 : i64
      %1562 = llvm.intr.smin(%1561, %61) : (i64, i64) -> i64
      %1563 = llvm.intr.smax(%1562, %68) : (i64, i64) -> i64
      %1564 = llvm.trunc %1563 : i64 to i32
      %1565 = llvm.icmp "sgt" %1560, %72 : i32
      %1566 = llvm.icmp "sgt" %1564, %72 : i32
      %1567 = llvm.and %1565, %1566 : i1
      %1568 = llvm.mul %arg5, %62 : i64
      %1569 = llvm.getelementptr %1556[%1568] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1570 = llvm.icmp "sgt" %1560, %73 : i32
      %1571 = llvm.and %1570, %1566 : i1
      %1572 = llvm.mul %arg5, %55 : i64
      %1573 = llvm.getelementptr %1556[%1572] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1574 = llvm.icmp "sgt" %1560, %74 : i32
      %1575 = llvm.and %1574, %1566 : i1
      %1576 = llvm.mul %arg5, %54 : i64
      %1577 = llvm.getelementptr %1556[%1576] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1578 = llvm.icmp "sgt" %1560, %27 : i32
      %1579 = llvm.and %1578, %1566 : i1
      %1580 = llvm.mul %arg5, %69 : i64
      %1581 = llvm.getelementptr %1556[%1580] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1582 = llvm.icmp "sgt" %1560, %64 : i32
      %1583 = llvm.and %1582, %1566 : i1
      %1584 = llvm.mul %arg5, %53 : i64
      %1585 = llvm.getelementptr %1556[%1584] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1586 = llvm.icmp "sgt" %1560, %26 : i32
      %1587 = llvm.and %1586, %1566 : i1
      %1588 = llvm.mul %arg5, %52 : i64
      %1589 = llvm.getelementptr %1556[%1588] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1590 = llvm.icmp "sgt" %1560, %25 : i32
      %1591 = llvm.and %1590, %1566 : i1
      %1592 = llvm.mul %arg5, %51 : i64
      %1593 = llvm.getelementptr %1556[%1592] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1594 = llvm.icmp "sgt" %1560, %24 : i32
      %1595 = llvm.and %1594, %1566 : i1
      %1596 = llvm.mul %arg5, %67 : i64
      %1597 = llvm.getelementptr %1556[%1596] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1598 = llvm.icmp "sgt" %1560, %63 : i32
      %1599 = llvm.and %1598, %1566 : i1
      %1600 = llvm.mul %arg5, %50 : i64
      %1601 = llvm.getelementptr %1556[%1600] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1602 = llvm.icmp "sgt" %1560, %23 : i32
      %1603 = llvm.and %1602, %1566 : i1
      %1604 = llvm.mul %arg5, %49 : i64
      %1605 = llvm.getelementptr %1556[%1604] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1606 = llvm.icmp "sgt" %1560, %22 : i32
      %1607 = llvm.and %1606, %1566 : i1
      %1608 = llvm.mul %arg5, %48 : i64
      %1609 = llvm.getelementptr %1556[%1608] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1610 = llvm.icmp "sgt" %1560, %21 : i32
      %1611 = llvm.and %1610, %1566 : i1
      %1612 = llvm.mul %arg5, %47 : i64
      %1613 = llvm.getelementptr %1556[%1612] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1614 = llvm.icmp "sgt" %1560, %56 : i32
      %1615 = llvm.and %1614, %1566 : i1
      %1616 = llvm.mul %arg5, %46 : i64
      %1617 = llvm.getelementptr %1556[%1616] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1618 = llvm.icmp "sgt" %1560, %20 : i32
      %1619 = llvm.and %1618, %1566 : i1
      %1620 = llvm.mul %arg5, %45 : i64
      %1621 = llvm.getelementptr %1556[%1620] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1622 = llvm.icmp "sgt" %1560, %19 : i32
      %1623 = llvm.and %1622, %1566 : i1
      %1624 = llvm.mul %arg5, %44 : i64
      %1625 = llvm.getelementptr %1556[%1624] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1626 = llvm.icmp "sgt" %1560, %18 : i32
      %1627 = llvm.and %1626, %1566 : i1
      %1628 = llvm.getelementptr %1556[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1629 = llvm.icmp "sgt" %1564, %59 : i32
      %1630 = llvm.and %1565, %1629 : i1
      %1631 = llvm.getelementptr %1569[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1632 = llvm.and %1570, %1629 : i1
      %1633 = llvm.getelementptr %1573[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1634 = llvm.and %1574, %1629 : i1
      %1635 = llvm.getelementptr %1577[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1636 = llvm.and %1578, %1629 : i1
      %1637 = llvm.getelementptr %1581[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1638 = llvm.and %1582, %1629 : i1
      %1639 = llvm.getelementptr %1585[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1640 = llvm.and %1586, %1629 : i1
      %1641 = llvm.getelementptr %1589[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1642 = llvm.and %1590, %1629 : i1
      %1643 = llvm.getelementptr %1593[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1644 = llvm.and %1594, %1629 : i1
      %1645 = llvm.getelementptr %1597[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1646 = llvm.and %1598, %1629 : i1
      %1647 = llvm.getelementptr %1601[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1648 = llvm.and %1602, %1629 : i1
      %1649 = llvm.getelementptr %1605[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1650 = llvm.and %1606, %1629 : i1
      %1651 = llvm.getelementptr %1609[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1652 = llvm.and %1610, %1629 : i1
      %1653 = llvm.getelementptr %1613[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1654 = llvm.and %1614, %1629 : i1
      %1655 = llvm.getelementptr %1617[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1656 = llvm.and %1618, %1629 : i1
      %1657 = llvm.getelementptr %1621[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1658 = llvm.and %1622, %1629 : i1
      %1659 = llvm.getelementptr %1625[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1660 = llvm.and %1626, %1629 : i1
      %1661 = llvm.mul %arg5, %43 : i64
      %1662 = llvm.getelementptr %1556[%1661] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1663 = llvm.icmp "sgt" %1560, %59 : i32
      %1664 = llvm.and %1663, %1566 : i1
      %1665 = llvm.mul %arg5, %42 : i64
      %1666 = llvm.getelementptr %1556[%1665] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1667 = llvm.icmp "sgt" %1560, %17 : i32
      %1668 = llvm.and %1667, %1566 : i1
      %1669 = llvm.mul %arg5, %41 : i64
      %1670 = llvm.getelementptr %1556[%1669] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1671 = llvm.icmp "sgt" %1560, %16 : i32
      %1672 = llvm.and %1671, %1566 : i1
      %1673 = llvm.mul %arg5, %40 : i64
      %1674 = llvm.getelementptr %1556[%1673] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1675 = llvm.icmp "sgt" %1560, %15 : i32
      %1676 = llvm.and %1675, %1566 : i1
      %1677 = llvm.mul %arg5, %39 : i64
      %1678 = llvm.getelementptr %1556[%1677] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1679 = llvm.icmp "sgt" %1560, %14 : i32
      %1680 = llvm.and %1679, %1566 : i1
      %1681 = llvm.mul %arg5, %38 : i64
      %1682 = llvm.getelementptr %1556[%1681] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1683 = llvm.icmp "sgt" %1560, %13 : i32
      %1684 = llvm.and %1683, %1566 : i1
      %1685 = llvm.mul %arg5, %37 : i64
      %1686 = llvm.getelementptr %1556[%1685] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1687 = llvm.icmp "sgt" %1560, %12 : i32
      %1688 = llvm.and %1687, %1566 : i1
      %1689 = llvm.mul %arg5, %36 : i64
      %1690 = llvm.getelementptr %1556[%1689] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1691 = llvm.icmp "sgt" %1560, %11 : i32
      %1692 = llvm.and %1691, %1566 : i1
      %1693 = llvm.mul %arg5, %35 : i64
      %1694 = llvm.getelementptr %1556[%1693] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1695 = llvm.icmp "sgt" %1560, %10 : i32
      %1696 = llvm.and %1695, %1566 : i1
      %1697 = llvm.mul %arg5, %34 : i64
      %1698 = llvm.getelementptr %1556[%1697] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1699 = llvm.icmp "sgt" %1560, %9 : i32
      %1700 = llvm.and %1699, %1566 : i1
      %1701 = llvm.mul %arg5, %33 : i64
      %1702 = llvm.getelementptr %1556[%1701] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1703 = llvm.icmp "sgt" %1560, %8 : i32
      %1704 = llvm.and %1703, %1566 : i1
      %1705 = llvm.mul %arg5, %32 : i64
      %1706 = llvm.getelementptr %1556[%1705] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1707 = llvm.icmp "sgt" %1560, %7 : i32
      %1708 = llvm.and %1707, %1566 : i1
      %1709 = llvm.mul %arg5, %31 : i64
      %1710 = llvm.getelementptr %1556[%1709] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1711 = llvm.icmp "sgt" %1560, %6 : i32
      %1712 = llvm.and %1711, %1566 : i1
      %1713 = llvm.mul %arg5, %30 : i64
      %1714 = llvm.getelementptr %1556[%1713] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1715 = llvm.icmp "sgt" %1560, %5 : i32
      %1716 = llvm.and %1715, %1566 : i1
      %1717 = llvm.mul %arg5, %29 : i64
      %1718 = llvm.getelementptr %1556[%1717] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1719 = llvm.icmp "sgt" %1560, %4 : i32
      %1720 = llvm.and %1719, %1566 : i1
      %1721 = llvm.mul %arg5, %28 : i64
      %1722 = llvm.getelementptr %1556[%1721] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1723 = llvm.icmp "sgt" %1560, %3 : i32
      %1724 = llvm.and %1723, %1566 : i1
      %1725 = llvm.getelementptr %1662[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1726 = llvm.and %1663, %1629 : i1
      %1727 = llvm.getelementptr %1666[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1728 = llvm.and %1667, %1629 : i1
      %1729 = llvm.getelementptr %1670[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1730 = llvm.and %1671, %1629 : i1
      %1731 = llvm.getelementptr %1674[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1732 = llvm.and %1675, %1629 : i1
      %1733 = llvm.getelementptr %1678[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1734 = llvm.and %1679, %1629 : i1
      %1735 = llvm.getelementptr %1682[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1736 = llvm.and %1683, %1629 : i1
      %1737 = llvm.getelementptr %1686[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1738 = llvm.and %1687, %1629 : i1
      %1739 = llvm.getelementptr %1690[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1740 = llvm.and %1691, %1629 : i1
      %1741 = llvm.getelementptr %1694[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1742 = llvm.and %1695, %1629 : i1
      %1743 = llvm.getelementptr %1698[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1744 = llvm.and %1699, %1629 : i1
      %1745 = llvm.getelementptr %1702[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1746 = llvm.and %1703, %1629 : i1
      %1747 = llvm.getelementptr %1706[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1748 = llvm.and %1707, %1629 : i1
      %1749 = llvm.getelementptr %1710[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1750 = llvm.and %1711, %1629 : i1
      %1751 = llvm.getelementptr %1714[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1752 = llvm.and %1715, %1629 : i1
      %1753 = llvm.getelementptr %1718[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1754 = llvm.and %1719, %1629 : i1
      %1755 = llvm.getelementptr %1722[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1756 = llvm.and %1723, %1629 : i1
      %1757 = llvm.mlir.constant(0 : i64) : i64
      %1758 = llvm.extractelement %1524[%1757 : i64] : vector<4xbf16>
      llvm.cond_br %1567, ^bb14, ^bb15
    ^bb14:  // pred: ^bb13
      llvm.store %1758, %1556 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb15
    ^bb15:  // 2 preds: ^bb13, ^bb14
      %1759 = llvm.mlir.constant(1 : i64) : i64
      %1760 = llvm.extractelement %1524[%1759 : i64] : vector<4xbf16>
      llvm.cond_br %1571, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      llvm.store %1760, %1569 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb17
    ^bb17:  // 2 preds: ^bb15, ^bb16
      %1761 = llvm.mlir.constant(2 : i64) : i64
      %1762 = llvm.extractelement %1524[%1761 : i64] : vector<4xbf16>
      llvm.cond_br %1575, ^bb18, ^bb19
    ^bb18:  // pred: ^bb17
      llvm.store %1762, %1573 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb19
    ^bb19:  // 2 preds: ^bb17, ^bb18
      %1763 = llvm.mlir.constant(3 : i64) : i64
      %1764 = llvm.extractelement %1524[%1763 : i64] : vector<4xbf16>
      llvm.cond_br %1579, ^bb20, ^bb21
    ^bb20:  // pred: ^bb19
      llvm.store %1764, %1577 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb21
    ^bb21:  // 2 preds: ^bb19, ^bb20
      %1765 = llvm.mlir.constant(0 : i64) : i64
      %1766 = llvm.extractelement %1525[%1765 : i64] : vector<4xbf16>
      llvm.cond_br %1583, ^bb22, ^bb23
    ^bb22:  // pred: ^bb21
      llvm.store %1766, %1581 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb23
    ^bb23:  // 2 preds: ^bb21, ^bb22
      %1767 = llvm.mlir.constant(1 : i64) : i64
      %1768 = llvm.extractelement %1525[%1767 : i64] : vector<4xbf16>
      llvm.cond_br %1587, ^bb24, ^bb25
    ^bb24:  // pred: ^bb23
      llvm.store %1768, %1585 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb25
    ^bb25:  // 2 preds: ^bb23, ^bb24
      %1769 = llvm.mlir.constant(2 : i64) : i64
      %1770 = llvm.extractelement %1525[%1769 : i64] : vector<4xbf16>
      llvm.cond_br %1591, ^bb26, ^bb27
    ^bb26:  // pred: ^bb25
      llvm.store %1770, %1589 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb27
    ^bb27:  // 2 preds: ^bb25, ^bb26
      %1771 = llvm.mlir.constant(3 : i64) : i64
      %1772 = llvm.extractelement %1525[%1771 : i64] : vector<4xbf16>
      llvm.cond_br %1595, ^bb28, ^bb29
    ^bb28:  // pred: ^bb27
      llvm.store %1772, %1593 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb29
    ^bb29:  // 2 preds: ^bb27, ^bb28
      %1773 = llvm.mlir.constant(0 : i64) : i64
      %1774 = llvm.extractelement %1526[%1773 : i64] : vector<4xbf16>
      llvm.cond_br %1599, ^bb30, ^bb31
    ^bb30:  // pred: ^bb29
      llvm.store %1774, %1597 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb29, ^bb30
      %1775 = llvm.mlir.constant(1 : i64) : i64
      %1776 = llvm.extractelement %1526[%1775 : i64] : vector<4xbf16>
      llvm.cond_br %1603, ^bb32, ^bb33
    ^bb32:  // pred: ^bb31
      llvm.store %1776, %1601 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb33
    ^bb33:  // 2 preds: ^bb31, ^bb32
      %1777 = llvm.mlir.constant(2 : i64) : i64
      %1778 = llvm.extractelement %1526[%1777 : i64] : vector<4xbf16>
      llvm.cond_br %1607, ^bb34, ^bb35
    ^bb34:  // pred: ^bb33
      llvm.store %1778, %1605 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb35
    ^bb35:  // 2 preds: ^bb33, ^bb34
      %1779 = llvm.mlir.constant(3 : i64) : i64
      %1780 = llvm.extractelement %1526[%1779 : i64] : vector<4xbf16>
      llvm.cond_br %1611, ^bb36, ^bb37
    ^bb36:  // pred: ^bb35
      llvm.store %1780, %1609 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb37
    ^bb37:  // 2 preds: ^bb35, ^bb36
      %1781 = llvm.mlir.constant(0 : i64) : i64
      %1782 = llvm.extractelement %1527[%1781 : i64] : vector<4xbf16>
      llvm.cond_br %1615, ^bb38, ^bb39
    ^bb38:  // pred: ^bb37
      llvm.store %1782, %1613 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb39
    ^bb39:  // 2 preds: ^bb37, ^bb38
      %1783 = llvm.mlir.constant(1 : i64) : i64
      %1784 = llvm.extractelement %1527[%1783 : i64] : vector<4xbf16>
      llvm.cond_br %1619, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      llvm.store %1784, %1617 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb41
    ^bb41:  // 2 preds: ^bb39, ^bb40
      %1785 = llvm.mlir.constant(2 : i64) : i64
      %1786 = llvm.extractelement %1527[%1785 : i64] : vector<4xbf16>
      llvm.cond_br %1623, ^bb42, ^bb43
    ^bb42:  // pred: ^bb41
      llvm.store %1786, %1621 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb41, ^bb42
      %1787 = llvm.mlir.constant(3 : i64) : i64
      %1788 = llvm.extractelement %1527[%1787 : i64] : vector<4xbf16>
      llvm.cond_br %1627, ^bb44, ^bb45
    ^bb44:  // pred: ^bb43
      llvm.store %1788, %1625 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb45
    ^bb45:  // 2 preds: ^bb43, ^bb44
      %1789 = llvm.mlir.constant(0 : i64) : i64
      %1790 = llvm.extractelement %1528[%1789 : i64] : vector<4xbf16>
      llvm.cond_br %1630, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      llvm.store %1790, %1628 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb47
    ^bb47:  // 2 preds: ^bb45, ^bb46
      %1791 = llvm.mlir.constant(1 : i64) : i64
      %1792 = llvm.extractelement %1528[%1791 : i64] : vector<4xbf16>
      llvm.cond_br %1632, ^bb48, ^bb49
    ^bb48:  // pred: ^bb47
      llvm.store %1792, %1631 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb49
    ^bb49:  // 2 preds: ^bb47, ^bb48
      %1793 = llvm.mlir.constant(2 : i64) : i64
      %1794 = llvm.extractelement %1528[%1793 : i64] : vector<4xbf16>
      llvm.cond_br %1634, ^bb50, ^bb51
    ^bb50:  // pred: ^bb49
      llvm.store %1794, %1633 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb51
    ^bb51:  // 2 preds: ^bb49, ^bb50
      %1795 = llvm.mlir.constant(3 : i64) : i64
      %1796 = llvm.extractelement %1528[%1795 : i64] : vector<4xbf16>
      llvm.cond_br %1636, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      llvm.store %1796, %1635 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb53
    ^bb53:  // 2 preds: ^bb51, ^bb52
      %1797 = llvm.mlir.constant(0 : i64) : i64
      %1798 = llvm.extractelement %1529[%1797 : i64] : vector<4xbf16>
      llvm.cond_br %1638, ^bb54, ^bb55
    ^bb54:  // pred: ^bb53
      llvm.store %1798, %1637 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb55
    ^bb55:  // 2 preds: ^bb53, ^bb54
      %1799 = llvm.mlir.constant(1 : i64) : i64
      %1800 = llvm.extractelement %1529[%1799 : i64] : vector<4xbf16>
      llvm.cond_br %1640, ^bb56, ^bb57
    ^bb56:  // pred: ^bb55
      llvm.store %1800, %1639 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb57
    ^bb57:  // 2 preds: ^bb55, ^bb56
      %1801 = llvm.mlir.constant(2 : i64) : i64
      %1802 = llvm.extractelement %1529[%1801 : i64] : vector<4xbf16>
      llvm.cond_br %1642, ^bb58, ^bb59
    ^bb58:  // pred: ^bb57
      llvm.store %1802, %1641 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb59
    ^bb59:  // 2 preds: ^bb57, ^bb58
      %1803 = llvm.mlir.constant(3 : i64) : i64
      %1804 = llvm.extractelement %1529[%1803 : i64] : vector<4xbf16>
      llvm.cond_br %1644, ^bb60, ^bb61
    ^bb60:  // pred: ^bb59
      llvm.store %1804, %1643 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb61
    ^bb61:  // 2 preds: ^bb59, ^bb60
      %1805 = llvm.mlir.constant(0 : i64) : i64
      %1806 = llvm.extractelement %1530[%1805 : i64] : vector<4xbf16>
      llvm.cond_br %1646, ^bb62, ^bb63
    ^bb62:  // pred: ^bb61
      llvm.store %1806, %1645 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb63
    ^bb63:  // 2 preds: ^bb61, ^bb62
      %1807 = llvm.mlir.constant(1 : i64) : i64
      %1808 = llvm.extractelement %1530[%1807 : i64] : vector<4xbf16>
      llvm.cond_br %1648, ^bb64, ^bb65
    ^bb64:  // pred: ^bb63
      llvm.store %1808, %1647 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb65
    ^bb65:  // 2 preds: ^bb63, ^bb64
      %1809 = llvm.mlir.constant(2 : i64) : i64
      %1810 = llvm.extractelement %1530[%1809 : i64] : vector<4xbf16>
      llvm.cond_br %1650, ^bb66, ^bb67
    ^bb66:  // pred: ^bb65
      llvm.store %1810, %1649 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb67
    ^bb67:  // 2 preds: ^bb65, ^bb66
      %1811 = llvm.mlir.constant(3 : i64) : i64
      %1812 = llvm.extractelement %1530[%1811 : i64] : vector<4xbf16>
      llvm.cond_br %1652, ^bb68, ^bb69
    ^bb68:  // pred: ^bb67
      llvm.store %1812, %1651 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb69
    ^bb69:  // 2 preds: ^bb67, ^bb68
      %1813 = llvm.mlir.constant(0 : i64) : i64
      %1814 = llvm.extractelement %1531[%1813 : i64] : vector<4xbf16>
      llvm.cond_br %1654, ^bb70, ^bb71
    ^bb70:  // pred: ^bb69
      llvm.store %1814, %1653 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb71
    ^bb71:  // 2 preds: ^bb69, ^bb70
      %1815 = llvm.mlir.constant(1 : i64) : i64
      %1816 = llvm.extractelement %1531[%1815 : i64] : vector<4xbf16>
      llvm.cond_br %1656, ^bb72, ^bb73
    ^bb72:  // pred: ^bb71
      llvm.store %1816, %1655 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb73
    ^bb73:  // 2 preds: ^bb71, ^bb72
      %1817 = llvm.mlir.constant(2 : i64) : i64
      %1818 = llvm.extractelement %1531[%1817 : i64] : vector<4xbf16>
      llvm.cond_br %1658, ^bb74, ^bb75
    ^bb74:  // pred: ^bb73
      llvm.store %1818, %1657 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb75
    ^bb75:  // 2 preds: ^bb73, ^bb74
      %1819 = llvm.mlir.constant(3 : i64) : i64
      %1820 = llvm.extractelement %1531[%1819 : i64] : vector<4xbf16>
      llvm.cond_br %1660, ^bb76, ^bb77
    ^bb76:  // pred: ^bb75
      llvm.store %1820, %1659 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb77
    ^bb77:  // 2 preds: ^bb75, ^bb76
      %1821 = llvm.mlir.constant(0 : i64) : i64
      %1822 = llvm.extractelement %1532[%1821 : i64] : vector<4xbf16>
      llvm.cond_br %1664, ^bb78, ^bb79
    ^bb78:  // pred: ^bb77
      llvm.store %1822, %1662 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb79
    ^bb79:  // 2 preds: ^bb77, ^bb78
      %1823 = llvm.mlir.constant(1 : i64) : i64
      %1824 = llvm.extractelement %1532[%1823 : i64] : vector<4xbf16>
      llvm.cond_br %1668, ^bb80, ^bb81
    ^bb80:  // pred: ^bb79
      llvm.store %1824, %1666 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb81
    ^bb81:  // 2 preds: ^bb79, ^bb80
      %1825 = llvm.mlir.constant(2 : i64) : i64
      %1826 = llvm.extractelement %1532[%1825 : i64] : vector<4xbf16>
      llvm.cond_br %1672, ^bb82, ^bb83
    ^bb82:  // pred: ^bb81
      llvm.store %1826, %1670 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb83
    ^bb83:  // 2 preds: ^bb81, ^bb82
      %1827 = llvm.mlir.constant(3 : i64) : i64
      %1828 = llvm.extractelement %1532[%1827 : i64] : vector<4xbf16>
      llvm.cond_br %1676, ^bb84, ^bb85
    ^bb84:  // pred: ^bb83
      llvm.store %1828, %1674 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb85
    ^bb85:  // 2 preds: ^bb83, ^bb84
      %1829 = llvm.mlir.constant(0 : i64) : i64
      %1830 = llvm.extractelement %1533[%1829 : i64] : vector<4xbf16>
      llvm.cond_br %1680, ^bb86, ^bb87
    ^bb86:  // pred: ^bb85
      llvm.store %1830, %1678 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb87
    ^bb87:  // 2 preds: ^bb85, ^bb86
      %1831 = llvm.mlir.constant(1 : i64) : i64
      %1832 = llvm.extractelement %1533[%1831 : i64] : vector<4xbf16>
      llvm.cond_br %1684, ^bb88, ^bb89
    ^bb88:  // pred: ^bb87
      llvm.store %1832, %1682 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb89
    ^bb89:  // 2 preds: ^bb87, ^bb88
      %1833 = llvm.mlir.constant(2 : i64) : i64
      %1834 = llvm.extractelement %1533[%1833 : i64] : vector<4xbf16>
      llvm.cond_br %1688, ^bb90, ^bb91
    ^bb90:  // pred: ^bb89
      llvm.store %1834, %1686 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb91
    ^bb91:  // 2 preds: ^bb89, ^bb90
      %1835 = llvm.mlir.constant(3 : i64) : i64
      %1836 = llvm.extractelement %1533[%1835 : i64] : vector<4xbf16>
      llvm.cond_br %1692, ^bb92, ^bb93
    ^bb92:  // pred: ^bb91
      llvm.store %1836, %1690 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb93
    ^bb93:  // 2 preds: ^bb91, ^bb92
      %1837 = llvm.mlir.constant(0 : i64) : i64
      %1838 = llvm.extractelement %1534[%1837 : i64] : vector<4xbf16>
      llvm.cond_br %1696, ^bb94, ^bb95
    ^bb94:  // pred: ^bb93
      llvm.store %1838, %1694 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb95
    ^bb95:  // 2 preds: ^bb93, ^bb94
      %1839 = llvm.mlir.constant(1 : i64) : i64
      %1840 = llvm.extractelement %1534[%1839 : i64] : vector<4xbf16>
      llvm.cond_br %1700, ^bb96, ^bb97
    ^bb96:  // pred: ^bb95
      llvm.store %1840, %1698 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb97
    ^bb97:  // 2 preds: ^bb95, ^bb96
      %1841 = llvm.mlir.constant(2 : i64) : i64
      %1842 = llvm.extractelement %1534[%1841 : i64] : vector<4xbf16>
      llvm.cond_br %1704, ^bb98, ^bb99
    ^bb98:  // pred: ^bb97
      llvm.store %1842, %1702 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb99
    ^bb99:  // 2 preds: ^bb97, ^bb98
      %1843 = llvm.mlir.constant(3 : i64) : i64
      %1844 = llvm.extractelement %1534[%1843 : i64] : vector<4xbf16>
      llvm.cond_br %1708, ^bb100, ^bb101
    ^bb100:  // pred: ^bb99
      llvm.store %1844, %1706 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb101
    ^bb101:  // 2 preds: ^bb99, ^bb100
      %1845 = llvm.mlir.constant(0 : i64) : i64
      %1846 = llvm.extractelement %1535[%1845 : i64] : vector<4xbf16>
      llvm.cond_br %1712, ^bb102, ^bb103
    ^bb102:  // pred: ^bb101
      llvm.store %1846, %1710 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb103
    ^bb103:  // 2 preds: ^bb101, ^bb102
      %1847 = llvm.mlir.constant(1 : i64) : i64
      %1848 = llvm.extractelement %1535[%1847 : i64] : vector<4xbf16>
      llvm.cond_br %1716, ^bb104, ^bb105
    ^bb104:  // pred: ^bb103
      llvm.store %1848, %1714 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb105
    ^bb105:  // 2 preds: ^bb103, ^bb104
      %1849 = llvm.mlir.constant(2 : i64) : i64
      %1850 = llvm.extractelement %1535[%1849 : i64] : vector<4xbf16>
      llvm.cond_br %1720, ^bb106, ^bb107
    ^bb106:  // pred: ^bb105
      llvm.store %1850, %1718 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb107
    ^bb107:  // 2 preds: ^bb105, ^bb106
      %1851 = llvm.mlir.constant(3 : i64) : i64
      %1852 = llvm.extractelement %1535[%1851 : i64] : vector<4xbf16>
      llvm.cond_br %1724, ^bb108, ^bb109
    ^bb108:  // pred: ^bb107
      llvm.store %1852, %1722 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb109
    ^bb109:  // 2 preds: ^bb107, ^bb108
      %1853 = llvm.mlir.constant(0 : i64) : i64
      %1854 = llvm.extractelement %1536[%1853 : i64] : vector<4xbf16>
      llvm.cond_br %1726, ^bb110, ^bb111
    ^bb110:  // pred: ^bb109
      llvm.store %1854, %1725 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb111
    ^bb111:  // 2 preds: ^bb109, ^bb110
      %1855 = llvm.mlir.constant(1 : i64) : i64
      %1856 = llvm.extractelement %1536[%1855 : i64] : vector<4xbf16>
      llvm.cond_br %1728, ^bb112, ^bb113
    ^bb112:  // pred: ^bb111
      llvm.store %1856, %1727 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb113
    ^bb113:  // 2 preds: ^bb111, ^bb112
      %1857 = llvm.mlir.constant(2 : i64) : i64
      %1858 = llvm.extractelement %1536[%1857 : i64] : vector<4xbf16>
      llvm.cond_br %1730, ^bb114, ^bb115
    ^bb114:  // pred: ^bb113
      llvm.store %1858, %1729 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb115
    ^bb115:  // 2 preds: ^bb113, ^bb114
      %1859 = llvm.mlir.constant(3 : i64) : i64
      %1860 = llvm.extractelement %1536[%1859 : i64] : vector<4xbf16>
      llvm.cond_br %1732, ^bb116, ^bb117
    ^bb116:  // pred: ^bb115
      llvm.store %1860, %1731 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb117
    ^bb117:  // 2 preds: ^bb115, ^bb116
      %1861 = llvm.mlir.constant(0 : i64) : i64
      %1862 = llvm.extractelement %1537[%1861 : i64] : vector<4xbf16>
      llvm.cond_br %1734, ^bb118, ^bb119
    ^bb118:  // pred: ^bb117
      llvm.store %1862, %1733 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb119
    ^bb119:  // 2 preds: ^bb117, ^bb118
      %1863 = llvm.mlir.constant(1 : i64) : i64
      %1864 = llvm.extractelement %1537[%1863 : i64] : vector<4xbf16>
      llvm.cond_br %1736, ^bb120, ^bb121
    ^bb120:  // pred: ^bb119
      llvm.store %1864, %1735 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb121
    ^bb121:  // 2 preds: ^bb119, ^bb120
      %1865 = llvm.mlir.constant(2 : i64) : i64
      %1866 = llvm.extractelement %1537[%1865 : i64] : vector<4xbf16>
      llvm.cond_br %1738, ^bb122, ^bb123
    ^bb122:  // pred: ^bb121
      llvm.store %1866, %1737 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb123
    ^bb123:  // 2 preds: ^bb121, ^bb122
      %1867 = llvm.mlir.constant(3 : i64) : i64
      %1868 = llvm.extractelement %1537[%1867 : i64] : vector<4xbf16>
      llvm.cond_br %1740, ^bb124, ^bb125
    ^bb124:  // pred: ^bb123
      llvm.store %1868, %1739 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb125
    ^bb125:  // 2 preds: ^bb123, ^bb124
      %1869 = llvm.mlir.constant(0 : i64) : i64
      %1870 = llvm.extractelement %1538[%1869 : i64] : vector<4xbf16>
      llvm.cond_br %1742, ^bb126, ^bb127
    ^bb126:  // pred: ^bb125
      llvm.store %1870, %1741 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb127
    ^bb127:  // 2 preds: ^bb125, ^bb126
      %1871 = llvm.mlir.constant(1 : i64) : i64
      %1872 = llvm.extractelement %1538[%1871 : i64] : vector<4xbf16>
      llvm.cond_br %1744, ^bb128, ^bb129
    ^bb128:  // pred: ^bb127
      llvm.store %1872, %1743 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb129
    ^bb129:  // 2 preds: ^bb127, ^bb128
      %1873 = llvm.mlir.constant(2 : i64) : i64
      %1874 = llvm.extractelement %1538[%1873 : i64] : vector<4xbf16>
      llvm.cond_br %1746, ^bb130, ^bb131
    ^bb130:  // pred: ^bb129
      llvm.store %1874, %1745 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb131
    ^bb131:  // 2 preds: ^bb129, ^bb130
      %1875 = llvm.mlir.constant(3 : i64) : i64
      %1876 = llvm.extractelement %1538[%1875 : i64] : vector<4xbf16>
      llvm.cond_br %1748, ^bb132, ^bb133
    ^bb132:  // pred: ^bb131
      llvm.store %1876, %1747 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb133
    ^bb133:  // 2 preds: ^bb131, ^bb132
      %1877 = llvm.mlir.constant(0 : i64) : i64
      %1878 = llvm.extractelement %1539[%1877 : i64] : vector<4xbf16>
      llvm.cond_br %1750, ^bb134, ^bb135
    ^bb134:  // pred: ^bb133
      llvm.store %1878, %1749 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb135
    ^bb135:  // 2 preds: ^bb133, ^bb134
      %1879 = llvm.mlir.constant(1 : i64) : i64
      %1880 = llvm.extractelement %1539[%1879 : i64] : vector<4xbf16>
      llvm.cond_br %1752, ^bb136, ^bb137
    ^bb136:  // pred: ^bb135
      llvm.store %1880, %1751 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb137
    ^bb137:  // 2 preds: ^bb135, ^bb136
      %1881 = llvm.mlir.constant(2 : i64) : i64
      %1882 = llvm.extractelement %1539[%1881 : i64] : vector<4xbf16>
      llvm.cond_br %1754, ^bb138, ^bb139
    ^bb138:  // pred: ^bb137
      llvm.store %1882, %1753 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb139
    ^bb139:  // 2 preds: ^bb137, ^bb138
      %1883 = llvm.mlir.constant(3 : i64) : i64
      %1884 = llvm.extractelement %1539[%1883 : i64] : vector<4xbf16>
      llvm.cond_br %1756, ^bb140, ^bb141
    ^bb140:  // pred: ^bb139
      llvm.store %1884, %1755 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb141
    ^bb141:  // 2 preds: ^bb139, ^bb140
      llvm.br ^bb142
    ^bb142:  // 2 preds: ^bb12, ^bb141
      llvm.return
    }
  }
