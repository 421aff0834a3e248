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
      %81 = rocdl.readfirstlane %80 : i32
      %82 = rocdl.workgroup.id.x : i32
      %83 = llvm.zext %82 : i32 to i64
      %84 = llvm.trunc %83 : i64 to i32
      %85 = llvm.icmp "eq" %arg4, %68 : i64
      %86 = llvm.sub %arg4, %0 : i64
      %87 = llvm.udiv %86, %70 : i64
      %88 = llvm.add %87, %0 : i64
      %89 = llvm.select %85, %68, %88 : i1, i64
      %90 = llvm.icmp "eq" %arg5, %68 : i64
      %91 = llvm.sub %arg5, %0 : i64
      %92 = llvm.udiv %91, %70 : i64
      %93 = llvm.add %92, %0 : i64
      %94 = llvm.select %90, %68, %93 : i1, i64
      %95 = llvm.mul %94, %69 : i64
      %96 = llvm.intr.umin(%95, %71) : (i64, i64) -> i64
      %97 = llvm.trunc %96 : i64 to i32
      %98 = llvm.udiv %84, %97 : i32
      %99 = llvm.zext %98 : i32 to i64
      %100 = llvm.mul %98, %97 : i32
      %101 = llvm.sub %84, %100 : i32
      %102 = llvm.mul %99, %69 : i64
      %103 = llvm.sub %89, %102 : i64
      %104 = llvm.intr.umin(%103, %69) : (i64, i64) -> i64
      %105 = llvm.trunc %104 : i64 to i32
      %106 = llvm.udiv %101, %105 : i32
      %107 = llvm.mul %106, %105 : i32
      %108 = llvm.sub %101, %107 : i32
      %109 = llvm.zext %108 : i32 to i64
      %110 = llvm.add %102, %109 : i64
      %111 = llvm.zext %106 : i32 to i64
      %112 = llvm.mul %110, %70 : i64
      %113 = llvm.mul %111, %70 : i64
      %114 = llvm.icmp "sgt" %arg6, %68 : i64
      llvm.cond_br %114, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %115 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %116 = llvm.urem %78, %65 : i32
      %117 = llvm.mul %116, %64 : i32
      %118 = llvm.udiv %78, %65 : i32
      %119 = llvm.mul %81, %63 : i32
      %120 = llvm.add %118, %119 : i32
      %121 = llvm.zext %120 : i32 to i64
      %122 = llvm.add %112, %121 : i64
      %123 = llvm.mul %122, %arg7 : i64
      %124 = llvm.zext %117 : i32 to i64
      %125 = llvm.add %123, %124 : i64
      %126 = llvm.mul %125, %62 : i64
      %127 = llvm.getelementptr %arg0[%126] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %128 = llvm.sub %arg4, %122 : i64
      %129 = llvm.intr.smin(%128, %61) : (i64, i64) -> i64
      %130 = llvm.intr.smax(%129, %68) : (i64, i64) -> i64
      %131 = llvm.trunc %130 : i64 to i32
      %132 = llvm.sub %arg6, %124 : i64
      %133 = llvm.intr.smin(%132, %61) : (i64, i64) -> i64
      %134 = llvm.intr.smax(%133, %68) : (i64, i64) -> i64
      %135 = llvm.trunc %134 : i64 to i32
      %136 = llvm.icmp "sgt" %131, %72 : i32
      %137 = llvm.icmp "sgt" %135, %72 : i32
      %138 = llvm.and %136, %137 : i1
      %139 = llvm.mul %arg7, %70 : i64
      %140 = llvm.getelementptr %127[%139] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %141 = llvm.icmp "sgt" %131, %75 : i32
      %142 = llvm.and %141, %137 : i1
      %143 = llvm.select %138, %127, %60 : i1, !llvm.ptr<1>
      %144 = llvm.load %143 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %145 = llvm.select %142, %140, %60 : i1, !llvm.ptr<1>
      %146 = llvm.load %145 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %147 = llvm.urem %78, %65 : i32
      %148 = llvm.mul %147, %64 : i32
      %149 = llvm.udiv %78, %65 : i32
      %150 = llvm.mul %81, %63 : i32
      %151 = llvm.add %149, %150 : i32
      %152 = llvm.mul %151, %59 : i32
      %153 = llvm.add %152, %148 : i32
      %154 = llvm.lshr %153, %65 : i32
      %155 = llvm.and %154, %58 : i32
      %156 = llvm.xor %153, %155 : i32
      %157 = llvm.mul %156, %74 : i32
      %158 = llvm.getelementptr %76[%157] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %159 = llvm.xor %156, %65 : i32
      %160 = llvm.mul %159, %74 : i32
      %161 = llvm.getelementptr %76[%160] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %162 = llvm.getelementptr %158[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %163 = llvm.getelementptr %161[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %164 = llvm.shufflevector %144, %144 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %164, %158 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %165 = llvm.shufflevector %144, %144 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %165, %161 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %166 = llvm.shufflevector %146, %146 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %166, %162 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %167 = llvm.shufflevector %146, %146 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %167, %163 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %168 = llvm.urem %78, %63 : i32
      %169 = llvm.mul %168, %64 : i32
      %170 = llvm.udiv %78, %63 : i32
      %171 = llvm.mul %81, %65 : i32
      %172 = llvm.add %170, %171 : i32
      %173 = llvm.zext %169 : i32 to i64
      %174 = llvm.add %113, %173 : i64
      %175 = llvm.zext %172 : i32 to i64
      %176 = llvm.mul %175, %arg8 : i64
      %177 = llvm.add %174, %176 : i64
      %178 = llvm.mul %177, %62 : i64
      %179 = llvm.getelementptr %arg1[%178] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %180 = llvm.sub %arg5, %174 : i64
      %181 = llvm.intr.smin(%180, %61) : (i64, i64) -> i64
      %182 = llvm.intr.smax(%181, %68) : (i64, i64) -> i64
      %183 = llvm.trunc %182 : i64 to i32
      %184 = llvm.sub %arg6, %175 : i64
      %185 = llvm.intr.smin(%184, %61) : (i64, i64) -> i64
      %186 = llvm.intr.smax(%185, %68) : (i64, i64) -> i64
      %187 = llvm.trunc %186 : i64 to i32
      %188 = llvm.icmp "sgt" %183, %72 : i32
      %189 = llvm.icmp "sgt" %187, %72 : i32
      %190 = llvm.and %188, %189 : i1
      %191 = llvm.mul %arg8, %67 : i64
      %192 = llvm.getelementptr %179[%191] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %193 = llvm.icmp "sgt" %187, %63 : i32
      %194 = llvm.and %188, %193 : i1
      %195 = llvm.select %190, %179, %60 : i1, !llvm.ptr<1>
      %196 = llvm.load %195 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %197 = llvm.select %194, %192, %60 : i1, !llvm.ptr<1>
      %198 = llvm.load %197 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %199 = llvm.urem %78, %63 : i32
      %200 = llvm.mul %199, %64 : i32
      %201 = llvm.udiv %78, %63 : i32
      %202 = llvm.mul %81, %65 : i32
      %203 = llvm.add %201, %202 : i32
      %204 = llvm.mul %203, %57 : i32
      %205 = llvm.add %200, %204 : i32
      %206 = llvm.mul %205, %74 : i32
      %207 = llvm.getelementptr %115[%206] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %208 = llvm.getelementptr %207[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      llvm.store %196, %207 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.store %198, %208 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.br ^bb3(%73 : i32)
    ^bb2:  // pred: ^bb0
      llvm.br ^bb3(%72 : i32)
    ^bb3(%209: i32):  // 2 preds: ^bb1, ^bb2
      llvm.br ^bb4
    ^bb4:  // pred: ^bb3
      llvm.br ^bb5(%68, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %209, %72 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32)
    ^bb5(%210: i64, %211: vector<4xf32>, %212: vector<4xf32>, %213: vector<4xf32>, %214: vector<4xf32>, %215: vector<4xf32>, %216: vector<4xf32>, %217: vector<4xf32>, %218: vector<4xf32>, %219: vector<4xf32>, %220: vector<4xf32>, %221: vector<4xf32>, %222: vector<4xf32>, %223: vector<4xf32>, %224: vector<4xf32>, %225: vector<4xf32>, %226: vector<4xf32>, %227: i32, %228: i32):  // 2 preds: ^bb4, ^bb10
      %229 = llvm.icmp "slt" %210, %arg6 : i64
      llvm.cond_br %229, ^bb6, ^bb11
    ^bb6:  // pred: ^bb5
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      %230 = llvm.mul %228, %66 : i32
      %231 = llvm.getelementptr %76[%230] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %232 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %233 = llvm.mul %228, %66 : i32
      %234 = llvm.getelementptr %232[%233] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %235 = llvm.add %228, %73 : i32
      %236 = llvm.icmp "eq" %235, %74 : i32
      %237 = llvm.select %236, %72, %235 : i1, i32
      %238 = llvm.add %210, %67 : i64
      %239 = llvm.urem %78, %65 : i32
      %240 = llvm.mul %239, %64 : i32
      %241 = llvm.udiv %78, %65 : i32
      %242 = llvm.mul %81, %63 : i32
      %243 = llvm.add %241, %242 : i32
      %244 = llvm.zext %243 : i32 to i64
      %245 = llvm.add %112, %244 : i64
      %246 = llvm.mul %245, %arg7 : i64
      %247 = llvm.zext %240 : i32 to i64
      %248 = llvm.add %238, %247 : i64
      %249 = llvm.add %246, %248 : i64
      %250 = llvm.mul %249, %62 : i64
      %251 = llvm.getelementptr %arg0[%250] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %252 = llvm.sub %arg4, %245 : i64
      %253 = llvm.intr.smin(%252, %61) : (i64, i64) -> i64
      %254 = llvm.intr.smax(%253, %68) : (i64, i64) -> i64
      %255 = llvm.trunc %254 : i64 to i32
      %256 = llvm.sub %arg6, %248 : i64
      %257 = llvm.intr.smin(%256, %61) : (i64, i64) -> i64
      %258 = llvm.intr.smax(%257, %68) : (i64, i64) -> i64
      %259 = llvm.trunc %258 : i64 to i32
      %260 = llvm.icmp "sgt" %255, %72 : i32
      %261 = llvm.icmp "sgt" %259, %72 : i32
      %262 = llvm.and %260, %261 : i1
      %263 = llvm.mul %arg7, %70 : i64
      %264 = llvm.getelementptr %251[%263] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %265 = llvm.icmp "sgt" %255, %75 : i32
      %266 = llvm.and %265, %261 : i1
      %267 = llvm.select %262, %251, %60 : i1, !llvm.ptr<1>
      %268 = llvm.load %267 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %269 = llvm.select %266, %264, %60 : i1, !llvm.ptr<1>
      %270 = llvm.load %269 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %271 = llvm.urem %78, %63 : i32
      %272 = llvm.mul %271, %64 : i32
      %273 = llvm.udiv %78, %63 : i32
      %274 = llvm.mul %81, %65 : i32
      %275 = llvm.add %273, %274 : i32
      %276 = llvm.zext %272 : i32 to i64
      %277 = llvm.add %113, %276 : i64
      %278 = llvm.zext %275 : i32 to i64
      %279 = llvm.add %238, %278 : i64
      %280 = llvm.mul %279, %arg8 : i64
      %281 = llvm.add %277, %280 : i64
      %282 = llvm.mul %281, %62 : i64
      %283 = llvm.getelementptr %arg1[%282] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %284 = llvm.sub %arg5, %277 : i64
      %285 = llvm.intr.smin(%284, %61) : (i64, i64) -> i64
      %286 = llvm.intr.smax(%285, %68) : (i64, i64) -> i64
      %287 = llvm.trunc %286 : i64 to i32
      %288 = llvm.sub %arg6, %279 : i64
      %289 = llvm.intr.smin(%288, %61) : (i64, i64) -> i64
      %290 = llvm.intr.smax(%289, %68) : (i64, i64) -> i64
      %291 = llvm.trunc %290 : i64 to i32
      %292 = llvm.icmp "sgt" %287, %72 : i32
      %293 = llvm.icmp "sgt" %291, %72 : i32
      %294 = llvm.and %292, %293 : i1
      %295 = llvm.mul %arg8, %67 : i64
      %296 = llvm.getelementptr %283[%295] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %297 = llvm.icmp "sgt" %291, %63 : i32
      %298 = llvm.and %292, %297 : i1
      %299 = llvm.select %294, %283, %60 : i1, !llvm.ptr<1>
      %300 = llvm.load %299 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %301 = llvm.select %298, %296, %60 : i1, !llvm.ptr<1>
      %302 = llvm.load %301 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %303 = llvm.mlir.constant(0 : i64) : i64
      %304 = llvm.extractelement %211[%303 : i64] : vector<4xf32>
      %305 = llvm.mlir.constant(1 : i64) : i64
      %306 = llvm.extractelement %211[%305 : i64] : vector<4xf32>
      %307 = llvm.mlir.constant(2 : i64) : i64
      %308 = llvm.extractelement %211[%307 : i64] : vector<4xf32>
      %309 = llvm.mlir.constant(3 : i64) : i64
      %310 = llvm.extractelement %211[%309 : i64] : vector<4xf32>
      %311 = llvm.mlir.constant(0 : i64) : i64
      %312 = llvm.extractelement %212[%311 : i64] : vector<4xf32>
      %313 = llvm.mlir.constant(1 : i64) : i64
      %314 = llvm.extractelement %212[%313 : i64] : vector<4xf32>
      %315 = llvm.mlir.constant(2 : i64) : i64
      %316 = llvm.extractelement %212[%315 : i64] : vector<4xf32>
      %317 = llvm.mlir.constant(3 : i64) : i64
      %318 = llvm.extractelement %212[%317 : i64] : vector<4xf32>
      %319 = llvm.mlir.constant(0 : i64) : i64
      %320 = llvm.extractelement %213[%319 : i64] : vector<4xf32>
      %321 = llvm.mlir.constant(1 : i64) : i64
      %322 = llvm.extractelement %213[%321 : i64] : vector<4xf32>
      %323 = llvm.mlir.constant(2 : i64) : i64
      %324 = llvm.extractelement %213[%323 : i64] : vector<4xf32>
      %325 = llvm.mlir.constant(3 : i64) : i64
      %326 = llvm.extractelement %213[%325 : i64] : vector<4xf32>
      %327 = llvm.mlir.constant(0 : i64) : i64
      %328 = llvm.extractelement %214[%327 : i64] : vector<4xf32>
      %329 = llvm.mlir.constant(1 : i64) : i64
      %330 = llvm.extractelement %214[%329 : i64] : vector<4xf32>
      %331 = llvm.mlir.constant(2 : i64) : i64
      %332 = llvm.extractelement %214[%331 : i64] : vector<4xf32>
      %333 = llvm.mlir.constant(3 : i64) : i64
      %334 = llvm.extractelement %214[%333 : i64] : vector<4xf32>
      %335 = llvm.mlir.constant(0 : i64) : i64
      %336 = llvm.extractelement %215[%335 : i64] : vector<4xf32>
      %337 = llvm.mlir.constant(1 : i64) : i64
      %338 = llvm.extractelement %215[%337 : i64] : vector<4xf32>
      %339 = llvm.mlir.constant(2 : i64) : i64
      %340 = llvm.extractelement %215[%339 : i64] : vector<4xf32>
      %341 = llvm.mlir.constant(3 : i64) : i64
      %342 = llvm.extractelement %215[%341 : i64] : vector<4xf32>
      %343 = llvm.mlir.constant(0 : i64) : i64
      %344 = llvm.extractelement %216[%343 : i64] : vector<4xf32>
      %345 = llvm.mlir.constant(1 : i64) : i64
      %346 = llvm.extractelement %216[%345 : i64] : vector<4xf32>
      %347 = llvm.mlir.constant(2 : i64) : i64
      %348 = llvm.extractelement %216[%347 : i64] : vector<4xf32>
      %349 = llvm.mlir.constant(3 : i64) : i64
      %350 = llvm.extractelement %216[%349 : i64] : vector<4xf32>
      %351 = llvm.mlir.constant(0 : i64) : i64
      %352 = llvm.extractelement %217[%351 : i64] : vector<4xf32>
      %353 = llvm.mlir.constant(1 : i64) : i64
      %354 = llvm.extractelement %217[%353 : i64] : vector<4xf32>
      %355 = llvm.mlir.constant(2 : i64) : i64
      %356 = llvm.extractelement %217[%355 : i64] : vector<4xf32>
      %357 = llvm.mlir.constant(3 : i64) : i64
      %358 = llvm.extractelement %217[%357 : i64] : vector<4xf32>
      %359 = llvm.mlir.constant(0 : i64) : i64
      %360 = llvm.extractelement %218[%359 : i64] : vector<4xf32>
      %361 = llvm.mlir.constant(1 : i64) : i64
      %362 = llvm.extractelement %218[%361 : i64] : vector<4xf32>
      %363 = llvm.mlir.constant(2 : i64) : i64
      %364 = llvm.extractelement %218[%363 : i64] : vector<4xf32>
      %365 = llvm.mlir.constant(3 : i64) : i64
      %366 = llvm.extractelement %218[%365 : i64] : vector<4xf32>
      %367 = llvm.mlir.constant(0 : i64) : i64
      %368 = llvm.extractelement %219[%367 : i64] : vector<4xf32>
      %369 = llvm.mlir.constant(1 : i64) : i64
      %370 = llvm.extractelement %219[%369 : i64] : vector<4xf32>
      %371 = llvm.mlir.constant(2 : i64) : i64
      %372 = llvm.extractelement %219[%371 : i64] : vector<4xf32>
      %373 = llvm.mlir.constant(3 : i64) : i64
      %374 = llvm.extractelement %219[%373 : i64] : vector<4xf32>
      %375 = llvm.mlir.constant(0 : i64) : i64
      %376 = llvm.extractelement %220[%375 : i64] : vector<4xf32>
      %377 = llvm.mlir.constant(1 : i64) : i64
      %378 = llvm.extractelement %220[%377 : i64] : vector<4xf32>
      %379 = llvm.mlir.constant(2 : i64) : i64
      %380 = llvm.extractelement %220[%379 : i64] : vector<4xf32>
      %381 = llvm.mlir.constant(3 : i64) : i64
      %382 = llvm.extractelement %220[%381 : i64] : vector<4xf32>
      %383 = llvm.mlir.constant(0 : i64) : i64
      %384 = llvm.extractelement %221[%383 : i64] : vector<4xf32>
      %385 = llvm.mlir.constant(1 : i64) : i64
      %386 = llvm.extractelement %221[%385 : i64] : vector<4xf32>
      %387 = llvm.mlir.constant(2 : i64) : i64
      %388 = llvm.extractelement %221[%387 : i64] : vector<4xf32>
      %389 = llvm.mlir.constant(3 : i64) : i64
      %390 = llvm.extractelement %221[%389 : i64] : vector<4xf32>
      %391 = llvm.mlir.constant(0 : i64) : i64
      %392 = llvm.extractelement %222[%391 : i64] : vector<4xf32>
      %393 = llvm.mlir.constant(1 : i64) : i64
      %394 = llvm.extractelement %222[%393 : i64] : vector<4xf32>
      %395 = llvm.mlir.constant(2 : i64) : i64
      %396 = llvm.extractelement %222[%395 : i64] : vector<4xf32>
      %397 = llvm.mlir.constant(3 : i64) : i64
      %398 = llvm.extractelement %222[%397 : i64] : vector<4xf32>
      %399 = llvm.mlir.constant(0 : i64) : i64
      %400 = llvm.extractelement %223[%399 : i64] : vector<4xf32>
      %401 = llvm.mlir.constant(1 : i64) : i64
      %402 = llvm.extractelement %223[%401 : i64] : vector<4xf32>
      %403 = llvm.mlir.constant(2 : i64) : i64
      %404 = llvm.extractelement %223[%403 : i64] : vector<4xf32>
      %405 = llvm.mlir.constant(3 : i64) : i64
      %406 = llvm.extractelement %223[%405 : i64] : vector<4xf32>
      %407 = llvm.mlir.constant(0 : i64) : i64
      %408 = llvm.extractelement %224[%407 : i64] : vector<4xf32>
      %409 = llvm.mlir.constant(1 : i64) : i64
      %410 = llvm.extractelement %224[%409 : i64] : vector<4xf32>
      %411 = llvm.mlir.constant(2 : i64) : i64
      %412 = llvm.extractelement %224[%411 : i64] : vector<4xf32>
      %413 = llvm.mlir.constant(3 : i64) : i64
      %414 = llvm.extractelement %224[%413 : i64] : vector<4xf32>
      %415 = llvm.mlir.constant(0 : i64) : i64
      %416 = llvm.extractelement %225[%415 : i64] : vector<4xf32>
      %417 = llvm.mlir.constant(1 : i64) : i64
      %418 = llvm.extractelement %225[%417 : i64] : vector<4xf32>
      %419 = llvm.mlir.constant(2 : i64) : i64
      %420 = llvm.extractelement %225[%419 : i64] : vector<4xf32>
      %421 = llvm.mlir.constant(3 : i64) : i64
      %422 = llvm.extractelement %225[%421 : i64] : vector<4xf32>
      %423 = llvm.mlir.constant(0 : i64) : i64
      %424 = llvm.extractelement %226[%423 : i64] : vector<4xf32>
      %425 = llvm.mlir.constant(1 : i64) : i64
      %426 = llvm.extractelement %226[%425 : i64] : vector<4xf32>
      %427 = llvm.mlir.constant(2 : i64) : i64
      %428 = llvm.extractelement %226[%427 : i64] : vector<4xf32>
      %429 = llvm.mlir.constant(3 : i64) : i64
      %430 = llvm.extractelement %226[%429 : i64] : vector<4xf32>
      %431 = llvm.mlir.poison : vector<16xf32>
      %432 = llvm.mlir.constant(0 : i64) : i64
      %433 = llvm.insertelement %304, %431[%432 : i64] : vector<16xf32>
      %434 = llvm.mlir.constant(1 : i64) : i64
      %435 = llvm.insertelement %306, %433[%434 : i64] : vector<16xf32>
      %436 = llvm.mlir.constant(2 : i64) : i64
      %437 = llvm.insertelement %308, %435[%436 : i64] : vector<16xf32>
      %438 = llvm.mlir.constant(3 : i64) : i64
      %439 = llvm.insertelement %310, %437[%438 : i64] : vector<16xf32>
      %440 = llvm.mlir.constant(4 : i64) : i64
      %441 = llvm.insertelement %312, %439[%440 : i64] : vector<16xf32>
      %442 = llvm.mlir.constant(5 : i64) : i64
      %443 = llvm.insertelement %314, %441[%442 : i64] : vector<16xf32>
      %444 = llvm.mlir.constant(6 : i64) : i64
      %445 = llvm.insertelement %316, %443[%444 : i64] : vector<16xf32>
      %446 = llvm.mlir.constant(7 : i64) : i64
      %447 = llvm.insertelement %318, %445[%446 : i64] : vector<16xf32>
      %448 = llvm.mlir.constant(8 : i64) : i64
      %449 = llvm.insertelement %320, %447[%448 : i64] : vector<16xf32>
      %450 = llvm.mlir.constant(9 : i64) : i64
      %451 = llvm.insertelement %322, %449[%450 : i64] : vector<16xf32>
      %452 = llvm.mlir.constant(10 : i64) : i64
      %453 = llvm.insertelement %324, %451[%452 : i64] : vector<16xf32>
      %454 = llvm.mlir.constant(11 : i64) : i64
      %455 = llvm.insertelement %326, %453[%454 : i64] : vector<16xf32>
      %456 = llvm.mlir.constant(12 : i64) : i64
      %457 = llvm.insertelement %328, %455[%456 : i64] : vector<16xf32>
      %458 = llvm.mlir.constant(13 : i64) : i64
      %459 = llvm.insertelement %330, %457[%458 : i64] : vector<16xf32>
      %460 = llvm.mlir.constant(14 : i64) : i64
      %461 = llvm.insertelement %332, %459[%460 : i64] : vector<16xf32>
      %462 = llvm.mlir.constant(15 : i64) : i64
      %463 = llvm.insertelement %334, %461[%462 : i64] : vector<16xf32>
      %464 = llvm.mlir.poison : vector<16xf32>
      %465 = llvm.mlir.constant(0 : i64) : i64
      %466 = llvm.insertelement %336, %464[%465 : i64] : vector<16xf32>
      %467 = llvm.mlir.constant(1 : i64) : i64
      %468 = llvm.insertelement %338, %466[%467 : i64] : vector<16xf32>
      %469 = llvm.mlir.constant(2 : i64) : i64
      %470 = llvm.insertelement %340, %468[%469 : i64] : vector<16xf32>
      %471 = llvm.mlir.constant(3 : i64) : i64
      %472 = llvm.insertelement %342, %470[%471 : i64] : vector<16xf32>
      %473 = llvm.mlir.constant(4 : i64) : i64
      %474 = llvm.insertelement %344, %472[%473 : i64] : vector<16xf32>
      %475 = llvm.mlir.constant(5 : i64) : i64
      %476 = llvm.insertelement %346, %474[%475 : i64] : vector<16xf32>
      %477 = llvm.mlir.constant(6 : i64) : i64
      %478 = llvm.insertelement %348, %476[%477 : i64] : vector<16xf32>
      %479 = llvm.mlir.constant(7 : i64) : i64
      %480 = llvm.insertelement %350, %478[%479 : i64] : vector<16xf32>
      %481 = llvm.mlir.constant(8 : i64) : i64
      %482 = llvm.insertelement %352, %480[%481 : i64] : vector<16xf32>
      %483 = llvm.mlir.constant(9 : i64) : i64
      %484 = llvm.insertelement %354, %482[%483 : i64] : vector<16xf32>
      %485 = llvm.mlir.constant(10 : i64) : i64
      %486 = llvm.insertelement %356, %484[%485 : i64] : vector<16xf32>
      %487 = llvm.mlir.constant(11 : i64) : i64
      %488 = llvm.insertelement %358, %486[%487 : i64] : vector<16xf32>
      %489 = llvm.mlir.constant(12 : i64) : i64
      %490 = llvm.insertelement %360, %488[%489 : i64] : vector<16xf32>
      %491 = llvm.mlir.constant(13 : i64) : i64
      %492 = llvm.insertelement %362, %490[%491 : i64] : vector<16xf32>
      %493 = llvm.mlir.constant(14 : i64) : i64
      %494 = llvm.insertelement %364, %492[%493 : i64] : vector<16xf32>
      %495 = llvm.mlir.constant(15 : i64) : i64
      %496 = llvm.insertelement %366, %494[%495 : i64] : vector<16xf32>
      %497 = llvm.mlir.poison : vector<16xf32>
      %498 = llvm.mlir.constant(0 : i64) : i64
      %499 = llvm.insertelement %368, %497[%498 : i64] : vector<16xf32>
      %500 = llvm.mlir.constant(1 : i64) : i64
      %501 = llvm.insertelement %370, %499[%500 : i64] : vector<16xf32>
      %502 = llvm.mlir.constant(2 : i64) : i64
      %503 = llvm.insertelement %372, %501[%502 : i64] : vector<16xf32>
      %504 = llvm.mlir.constant(3 : i64) : i64
      %505 = llvm.insertelement %374, %503[%504 : i64] : vector<16xf32>
      %506 = llvm.mlir.constant(4 : i64) : i64
      %507 = llvm.insertelement %376, %505[%506 : i64] : vector<16xf32>
      %508 = llvm.mlir.constant(5 : i64) : i64
      %509 = llvm.insertelement %378, %507[%508 : i64] : vector<16xf32>
      %510 = llvm.mlir.constant(6 : i64) : i64
      %511 = llvm.insertelement %380, %509[%510 : i64] : vector<16xf32>
      %512 = llvm.mlir.constant(7 : i64) : i64
      %513 = llvm.insertelement %382, %511[%512 : i64] : vector<16xf32>
      %514 = llvm.mlir.constant(8 : i64) : i64
      %515 = llvm.insertelement %384, %513[%514 : i64] : vector<16xf32>
      %516 = llvm.mlir.constant(9 : i64) : i64
      %517 = llvm.insertelement %386, %515[%516 : i64] : vector<16xf32>
      %518 = llvm.mlir.constant(10 : i64) : i64
      %519 = llvm.insertelement %388, %517[%518 : i64] : vector<16xf32>
      %520 = llvm.mlir.constant(11 : i64) : i64
      %521 = llvm.insertelement %390, %519[%520 : i64] : vector<16xf32>
      %522 = llvm.mlir.constant(12 : i64) : i64
      %523 = llvm.insertelement %392, %521[%522 : i64] : vector<16xf32>
      %524 = llvm.mlir.constant(13 : i64) : i64
      %525 = llvm.insertelement %394, %523[%524 : i64] : vector<16xf32>
      %526 = llvm.mlir.constant(14 : i64) : i64
      %527 = llvm.insertelement %396, %525[%526 : i64] : vector<16xf32>
      %528 = llvm.mlir.constant(15 : i64) : i64
      %529 = llvm.insertelement %398, %527[%528 : i64] : vector<16xf32>
      %530 = llvm.mlir.poison : vector<16xf32>
      %531 = llvm.mlir.constant(0 : i64) : i64
      %532 = llvm.insertelement %400, %530[%531 : i64] : vector<16xf32>
      %533 = llvm.mlir.constant(1 : i64) : i64
      %534 = llvm.insertelement %402, %532[%533 : i64] : vector<16xf32>
      %535 = llvm.mlir.constant(2 : i64) : i64
      %536 = llvm.insertelement %404, %534[%535 : i64] : vector<16xf32>
      %537 = llvm.mlir.constant(3 : i64) : i64
      %538 = llvm.insertelement %406, %536[%537 : i64] : vector<16xf32>
      %539 = llvm.mlir.constant(4 : i64) : i64
      %540 = llvm.insertelement %408, %538[%539 : i64] : vector<16xf32>
      %541 = llvm.mlir.constant(5 : i64) : i64
      %542 = llvm.insertelement %410, %540[%541 : i64] : vector<16xf32>
      %543 = llvm.mlir.constant(6 : i64) : i64
      %544 = llvm.insertelement %412, %542[%543 : i64] : vector<16xf32>
      %545 = llvm.mlir.constant(7 : i64) : i64
      %546 = llvm.insertelement %414, %544[%545 : i64] : vector<16xf32>
      %547 = llvm.mlir.constant(8 : i64) : i64
      %548 = llvm.insertelement %416, %546[%547 : i64] : vector<16xf32>
      %549 = llvm.mlir.constant(9 : i64) : i64
      %550 = llvm.insertelement %418, %548[%549 : i64] : vector<16xf32>
      %551 = llvm.mlir.constant(10 : i64) : i64
      %552 = llvm.insertelement %420, %550[%551 : i64] : vector<16xf32>
      %553 = llvm.mlir.constant(11 : i64) : i64
      %554 = llvm.insertelement %422, %552[%553 : i64] : vector<16xf32>
      %555 = llvm.mlir.constant(12 : i64) : i64
      %556 = llvm.insertelement %424, %554[%555 : i64] : vector<16xf32>
      %557 = llvm.mlir.constant(13 : i64) : i64
      %558 = llvm.insertelement %426, %556[%557 : i64] : vector<16xf32>
      %559 = llvm.mlir.constant(14 : i64) : i64
      %560 = llvm.insertelement %428, %558[%559 : i64] : vector<16xf32>
      %561 = llvm.mlir.constant(15 : i64) : i64
      %562 = llvm.insertelement %430, %560[%561 : i64] : vector<16xf32>
      %563 = llvm.urem %78, %59 : i32
      %564 = llvm.udiv %78, %59 : i32
      %565 = llvm.mul %564, %65 : i32
      %566 = llvm.urem %81, %74 : i32
      %567 = llvm.mul %566, %75 : i32
      %568 = llvm.add %563, %567 : i32
      %569 = llvm.mul %568, %59 : i32
      %570 = llvm.add %569, %565 : i32
      %571 = llvm.lshr %570, %65 : i32
      %572 = llvm.and %571, %58 : i32
      %573 = llvm.xor %570, %572 : i32
      %574 = llvm.mul %573, %74 : i32
      %575 = llvm.getelementptr %231[%574] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %576 = llvm.getelementptr %575[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %577 = llvm.load %575 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %578 = llvm.load %576 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %579 = llvm.bitcast %577 : vector<4xbf16> to vector<4xi16>
      %580 = llvm.bitcast %578 : vector<4xbf16> to vector<4xi16>
      %581 = llvm.urem %78, %59 : i32
      %582 = llvm.udiv %78, %59 : i32
      %583 = llvm.mul %582, %65 : i32
      %584 = llvm.udiv %81, %74 : i32
      %585 = llvm.mul %584, %75 : i32
      %586 = llvm.add %581, %585 : i32
      %587 = llvm.mul %583, %57 : i32
      %588 = llvm.add %586, %587 : i32
      %589 = llvm.mul %588, %74 : i32
      %590 = llvm.getelementptr %234[%589] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %591 = llvm.getelementptr %590[256] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %592 = llvm.getelementptr %590[512] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %593 = llvm.getelementptr %590[768] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %594 = llvm.getelementptr %590[64] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %595 = llvm.getelementptr %590[320] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %596 = llvm.getelementptr %590[576] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %597 = llvm.getelementptr %590[832] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %598 = llvm.load %590 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %599 = llvm.load %591 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %600 = llvm.load %592 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %601 = llvm.load %593 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %602 = llvm.mlir.poison : vector<4xbf16>
      %603 = llvm.mlir.constant(0 : i64) : i64
      %604 = llvm.insertelement %598, %602[%603 : i64] : vector<4xbf16>
      %605 = llvm.mlir.constant(1 : i64) : i64
      %606 = llvm.insertelement %599, %604[%605 : i64] : vector<4xbf16>
      %607 = llvm.mlir.constant(2 : i64) : i64
      %608 = llvm.insertelement %600, %606[%607 : i64] : vector<4xbf16>
      %609 = llvm.mlir.constant(3 : i64) : i64
      %610 = llvm.insertelement %601, %608[%609 : i64] : vector<4xbf16>
      %611 = llvm.load %594 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %612 = llvm.load %595 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %613 = llvm.load %596 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %614 = llvm.load %597 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %615 = llvm.mlir.poison : vector<4xbf16>
      %616 = llvm.mlir.constant(0 : i64) : i64
      %617 = llvm.insertelement %611, %615[%616 : i64] : vector<4xbf16>
      %618 = llvm.mlir.constant(1 : i64) : i64
      %619 = llvm.insertelement %612, %617[%618 : i64] : vector<4xbf16>
      %620 = llvm.mlir.constant(2 : i64) : i64
      %621 = llvm.insertelement %613, %619[%620 : i64] : vector<4xbf16>
      %622 = llvm.mlir.constant(3 : i64) : i64
      %623 = llvm.insertelement %614, %621[%622 : i64] : vector<4xbf16>
      %624 = llvm.bitcast %610 : vector<4xbf16> to vector<4xi16>
      %625 = llvm.bitcast %623 : vector<4xbf16> to vector<4xi16>
      %626 = rocdl.mfma.f32.32x32x8bf16.1k %579, %624, %463, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %627 = rocdl.mfma.f32.32x32x8bf16.1k %579, %625, %496, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %628 = rocdl.mfma.f32.32x32x8bf16.1k %580, %624, %529, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %629 = rocdl.mfma.f32.32x32x8bf16.1k %580, %625, %562, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %630 = llvm.urem %78, %59 : i32
      %631 = llvm.udiv %78, %59 : i32
      %632 = llvm.mul %631, %65 : i32
      %633 = llvm.urem %81, %74 : i32
      %634 = llvm.mul %633, %75 : i32
      %635 = llvm.add %630, %634 : i32
      %636 = llvm.mul %635, %59 : i32
      %637 = llvm.add %636, %632 : i32
      %638 = llvm.lshr %637, %65 : i32
      %639 = llvm.and %638, %58 : i32
      %640 = llvm.xor %637, %639 : i32
      %641 = llvm.xor %640, %64 : i32
      %642 = llvm.mul %641, %74 : i32
      %643 = llvm.getelementptr %231[%642] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %644 = llvm.getelementptr %643[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %645 = llvm.load %643 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %646 = llvm.load %644 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %647 = llvm.bitcast %645 : vector<4xbf16> to vector<4xi16>
      %648 = llvm.bitcast %646 : vector<4xbf16> to vector<4xi16>
      %649 = llvm.urem %78, %59 : i32
      %650 = llvm.udiv %78, %59 : i32
      %651 = llvm.mul %650, %65 : i32
      %652 = llvm.udiv %81, %74 : i32
      %653 = llvm.mul %652, %75 : i32
      %654 = llvm.add %649, %653 : i32
      %655 = llvm.mul %651, %57 : i32
      %656 = llvm.add %654, %655 : i32
      %657 = llvm.mul %656, %74 : i32
      %658 = llvm.getelementptr %234[%657] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %659 = llvm.getelementptr %658[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %660 = llvm.getelementptr %658[2304] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %661 = llvm.getelementptr %658[2560] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %662 = llvm.getelementptr %658[2816] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %663 = llvm.getelementptr %658[2112] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %664 = llvm.getelementptr %658[2368] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %665 = llvm.getelementptr %658[2624] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %666 = llvm.getelementptr %658[2880] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %667 = llvm.load %659 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %668 = llvm.load %660 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %669 = llvm.load %661 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %670 = llvm.load %662 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %671 = llvm.mlir.poison : vector<4xbf16>
      %672 = llvm.mlir.constant(0 : i64) : i64
      %673 = llvm.insertelement %667, %671[%672 : i64] : vector<4xbf16>
      %674 = llvm.mlir.constant(1 : i64) : i64
      %675 = llvm.insertelement %668, %673[%674 : i64] : vector<4xbf16>
      %676 = llvm.mlir.constant(2 : i64) : i64
      %677 = llvm.insertelement %669, %675[%676 : i64] : vector<4xbf16>
      %678 = llvm.mlir.constant(3 : i64) : i64
      %679 = llvm.insertelement %670, %677[%678 : i64] : vector<4xbf16>
      %680 = llvm.load %663 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %681 = llvm.load %664 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %682 = llvm.load %665 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %683 = llvm.load %666 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %684 = llvm.mlir.poison : vector<4xbf16>
      %685 = llvm.mlir.constant(0 : i64) : i64
      %686 = llvm.insertelement %680, %684[%685 : i64] : vector<4xbf16>
      %687 = llvm.mlir.constant(1 : i64) : i64
      %688 = llvm.insertelement %681, %686[%687 : i64] : vector<4xbf16>
      %689 = llvm.mlir.constant(2 : i64) : i64
      %690 = llvm.insertelement %682, %688[%689 : i64] : vector<4xbf16>
      %691 = llvm.mlir.constant(3 : i64) : i64
      %692 = llvm.insertelement %683, %690[%691 : i64] : vector<4xbf16>
      %693 = llvm.bitcast %679 : vector<4xbf16> to vector<4xi16>
      %694 = llvm.bitcast %692 : vector<4xbf16> to vector<4xi16>
      %695 = rocdl.mfma.f32.32x32x8bf16.1k %647, %693, %626, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %696 = rocdl.mfma.f32.32x32x8bf16.1k %647, %694, %627, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %697 = rocdl.mfma.f32.32x32x8bf16.1k %648, %693, %628, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %698 = rocdl.mfma.f32.32x32x8bf16.1k %648, %694, %629, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %699 = llvm.urem %78, %59 : i32
      %700 = llvm.udiv %78, %59 : i32
      %701 = llvm.mul %700, %65 : i32
      %702 = llvm.urem %81, %74 : i32
      %703 = llvm.mul %702, %75 : i32
      %704 = llvm.add %699, %703 : i32
      %705 = llvm.mul %704, %59 : i32
      %706 = llvm.add %705, %701 : i32
      %707 = llvm.lshr %706, %65 : i32
      %708 = llvm.and %707, %58 : i32
      %709 = llvm.xor %706, %708 : i32
      %710 = llvm.xor %709, %63 : i32
      %711 = llvm.mul %710, %74 : i32
      %712 = llvm.getelementptr %231[%711] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %713 = llvm.getelementptr %712[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %714 = llvm.load %712 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %715 = llvm.load %713 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %716 = llvm.bitcast %714 : vector<4xbf16> to vector<4xi16>
      %717 = llvm.bitcast %715 : vector<4xbf16> to vector<4xi16>
      %718 = llvm.urem %78, %59 : i32
      %719 = llvm.udiv %78, %59 : i32
      %720 = llvm.mul %719, %65 : i32
      %721 = llvm.udiv %81, %74 : i32
      %722 = llvm.mul %721, %75 : i32
      %723 = llvm.add %718, %722 : i32
      %724 = llvm.mul %720, %57 : i32
      %725 = llvm.add %723, %724 : i32
      %726 = llvm.mul %725, %74 : i32
      %727 = llvm.getelementptr %234[%726] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %728 = llvm.getelementptr %727[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %729 = llvm.getelementptr %727[4352] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %730 = llvm.getelementptr %727[4608] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %731 = llvm.getelementptr %727[4864] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %732 = llvm.getelementptr %727[4160] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %733 = llvm.getelementptr %727[4416] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %734 = llvm.getelementptr %727[4672] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %735 = llvm.getelementptr %727[4928] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %736 = llvm.load %728 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %737 = llvm.load %729 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %738 = llvm.load %730 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %739 = llvm.load %731 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %740 = llvm.mlir.poison : vector<4xbf16>
      %741 = llvm.mlir.constant(0 : i64) : i64
      %742 = llvm.insertelement %736, %740[%741 : i64] : vector<4xbf16>
      %743 = llvm.mlir.constant(1 : i64) : i64
      %744 = llvm.insertelement %737, %742[%743 : i64] : vector<4xbf16>
      %745 = llvm.mlir.constant(2 : i64) : i64
      %746 = llvm.insertelement %738, %744[%745 : i64] : vector<4xbf16>
      %747 = llvm.mlir.constant(3 : i64) : i64
      %748 = llvm.insertelement %739, %746[%747 : i64] : vector<4xbf16>
      %749 = llvm.load %732 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %750 = llvm.load %733 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %751 = llvm.load %734 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %752 = llvm.load %735 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %753 = llvm.mlir.poison : vector<4xbf16>
      %754 = llvm.mlir.constant(0 : i64) : i64
      %755 = llvm.insertelement %749, %753[%754 : i64] : vector<4xbf16>
      %756 = llvm.mlir.constant(1 : i64) : i64
      %757 = llvm.insertelement %750, %755[%756 : i64] : vector<4xbf16>
      %758 = llvm.mlir.constant(2 : i64) : i64
      %759 = llvm.insertelement %751, %757[%758 : i64] : vector<4xbf16>
      %760 = llvm.mlir.constant(3 : i64) : i64
      %761 = llvm.insertelement %752, %759[%760 : i64] : vector<4xbf16>
      %762 = llvm.bitcast %748 : vector<4xbf16> to vector<4xi16>
      %763 = llvm.bitcast %761 : vector<4xbf16> to vector<4xi16>
      %764 = rocdl.mfma.f32.32x32x8bf16.1k %716, %762, %695, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %765 = rocdl.mfma.f32.32x32x8bf16.1k %716, %763, %696, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %766 = rocdl.mfma.f32.32x32x8bf16.1k %717, %762, %697, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %767 = rocdl.mfma.f32.32x32x8bf16.1k %717, %763, %698, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %768 = llvm.urem %78, %59 : i32
      %769 = llvm.udiv %78, %59 : i32
      %770 = llvm.mul %769, %65 : i32
      %771 = llvm.urem %81, %74 : i32
      %772 = llvm.mul %771, %75 : i32
      %773 = llvm.add %768, %772 : i32
      %774 = llvm.mul %773, %59 : i32
      %775 = llvm.add %774, %770 : i32
      %776 = llvm.lshr %775, %65 : i32
      %777 = llvm.and %776, %58 : i32
      %778 = llvm.xor %775, %777 : i32
      %779 = llvm.xor %778, %56 : i32
      %780 = llvm.mul %779, %74 : i32
      %781 = llvm.getelementptr %231[%780] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %782 = llvm.getelementptr %781[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %783 = llvm.load %781 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %784 = llvm.load %782 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %785 = llvm.bitcast %783 : vector<4xbf16> to vector<4xi16>
      %786 = llvm.bitcast %784 : vector<4xbf16> to vector<4xi16>
      %787 = llvm.urem %78, %59 : i32
      %788 = llvm.udiv %78, %59 : i32
      %789 = llvm.mul %788, %65 : i32
      %790 = llvm.udiv %81, %74 : i32
      %791 = llvm.mul %790, %75 : i32
      %792 = llvm.add %787, %791 : i32
      %793 = llvm.mul %789, %57 : i32
      %794 = llvm.add %792, %793 : i32
      %795 = llvm.mul %794, %74 : i32
      %796 = llvm.getelementptr %234[%795] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %797 = llvm.getelementptr %796[6144] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %798 = llvm.getelementptr %796[6400] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %799 = llvm.getelementptr %796[6656] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %800 = llvm.getelementptr %796[6912] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %801 = llvm.getelementptr %796[6208] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %802 = llvm.getelementptr %796[6464] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %803 = llvm.getelementptr %796[6720] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %804 = llvm.getelementptr %796[6976] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %805 = llvm.load %797 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %806 = llvm.load %798 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %807 = llvm.load %799 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %808 = llvm.load %800 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %809 = llvm.mlir.poison : vector<4xbf16>
      %810 = llvm.mlir.constant(0 : i64) : i64
      %811 = llvm.insertelement %805, %809[%810 : i64] : vector<4xbf16>
      %812 = llvm.mlir.constant(1 : i64) : i64
      %813 = llvm.insertelement %806, %811[%812 : i64] : vector<4xbf16>
      %814 = llvm.mlir.constant(2 : i64) : i64
      %815 = llvm.insertelement %807, %813[%814 : i64] : vector<4xbf16>
      %816 = llvm.mlir.constant(3 : i64) : i64
      %817 = llvm.insertelement %808, %815[%816 : i64] : vector<4xbf16>
      %818 = llvm.load %801 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %819 = llvm.load %802 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %820 = llvm.load %803 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %821 = llvm.load %804 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %822 = llvm.mlir.poison : vector<4xbf16>
      %823 = llvm.mlir.constant(0 : i64) : i64
      %824 = llvm.insertelement %818, %822[%823 : i64] : vector<4xbf16>
      %825 = llvm.mlir.constant(1 : i64) : i64
      %826 = llvm.insertelement %819, %824[%825 : i64] : vector<4xbf16>
      %827 = llvm.mlir.constant(2 : i64) : i64
      %828 = llvm.insertelement %820, %826[%827 : i64] : vector<4xbf16>
      %829 = llvm.mlir.constant(3 : i64) : i64
      %830 = llvm.insertelement %821, %828[%829 : i64] : vector<4xbf16>
      %831 = llvm.bitcast %817 : vector<4xbf16> to vector<4xi16>
      %832 = llvm.bitcast %830 : vector<4xbf16> to vector<4xi16>
      %833 = rocdl.mfma.f32.32x32x8bf16.1k %785, %831, %764, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %834 = rocdl.mfma.f32.32x32x8bf16.1k %785, %832, %765, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %835 = rocdl.mfma.f32.32x32x8bf16.1k %786, %831, %766, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %836 = rocdl.mfma.f32.32x32x8bf16.1k %786, %832, %767, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %837 = llvm.mlir.constant(0 : i64) : i64
      %838 = llvm.extractelement %833[%837 : i64] : vector<16xf32>
      %839 = llvm.mlir.constant(1 : i64) : i64
      %840 = llvm.extractelement %833[%839 : i64] : vector<16xf32>
      %841 = llvm.mlir.constant(2 : i64) : i64
      %842 = llvm.extractelement %833[%841 : i64] : vector<16xf32>
      %843 = llvm.mlir.constant(3 : i64) : i64
      %844 = llvm.extractelement %833[%843 : i64] : vector<16xf32>
      %845 = llvm.mlir.constant(4 : i64) : i64
      %846 = llvm.extractelement %833[%845 : i64] : vector<16xf32>
      %847 = llvm.mlir.constant(5 : i64) : i64
      %848 = llvm.extractelement %833[%847 : i64] : vector<16xf32>
      %849 = llvm.mlir.constant(6 : i64) : i64
      %850 = llvm.extractelement %833[%849 : i64] : vector<16xf32>
      %851 = llvm.mlir.constant(7 : i64) : i64
      %852 = llvm.extractelement %833[%851 : i64] : vector<16xf32>
      %853 = llvm.mlir.constant(8 : i64) : i64
      %854 = llvm.extractelement %833[%853 : i64] : vector<16xf32>
      %855 = llvm.mlir.constant(9 : i64) : i64
      %856 = llvm.extractelement %833[%855 : i64] : vector<16xf32>
      %857 = llvm.mlir.constant(10 : i64) : i64
      %858 = llvm.extractelement %833[%857 : i64] : vector<16xf32>
      %859 = llvm.mlir.constant(11 : i64) : i64
      %860 = llvm.extractelement %833[%859 : i64] : vector<16xf32>
      %861 = llvm.mlir.constant(12 : i64) : i64
      %862 = llvm.extractelement %833[%861 : i64] : vector<16xf32>
      %863 = llvm.mlir.constant(13 : i64) : i64
      %864 = llvm.extractelement %833[%863 : i64] : vector<16xf32>
      %865 = llvm.mlir.constant(14 : i64) : i64
      %866 = llvm.extractelement %833[%865 : i64] : vector<16xf32>
      %867 = llvm.mlir.constant(15 : i64) : i64
      %868 = llvm.extractelement %833[%867 : i64] : vector<16xf32>
      %869 = llvm.mlir.constant(0 : i64) : i64
      %870 = llvm.extractelement %834[%869 : i64] : vector<16xf32>
      %871 = llvm.mlir.constant(1 : i64) : i64
      %872 = llvm.extractelement %834[%871 : i64] : vector<16xf32>
      %873 = llvm.mlir.constant(2 : i64) : i64
      %874 = llvm.extractelement %834[%873 : i64] : vector<16xf32>
      %875 = llvm.mlir.constant(3 : i64) : i64
      %876 = llvm.extractelement %834[%875 : i64] : vector<16xf32>
      %877 = llvm.mlir.constant(4 : i64) : i64
      %878 = llvm.extractelement %834[%877 : i64] : vector<16xf32>
      %879 = llvm.mlir.constant(5 : i64) : i64
      %880 = llvm.extractelement %834[%879 : i64] : vector<16xf32>
      %881 = llvm.mlir.constant(6 : i64) : i64
      %882 = llvm.extractelement %834[%881 : i64] : vector<16xf32>
      %883 = llvm.mlir.constant(7 : i64) : i64
      %884 = llvm.extractelement %834[%883 : i64] : vector<16xf32>
      %885 = llvm.mlir.constant(8 : i64) : i64
      %886 = llvm.extractelement %834[%885 : i64] : vector<16xf32>
      %887 = llvm.mlir.constant(9 : i64) : i64
      %888 = llvm.extractelement %834[%887 : i64] : vector<16xf32>
      %889 = llvm.mlir.constant(10 : i64) : i64
      %890 = llvm.extractelement %834[%889 : i64] : vector<16xf32>
      %891 = llvm.mlir.constant(11 : i64) : i64
      %892 = llvm.extractelement %834[%891 : i64] : vector<16xf32>
      %893 = llvm.mlir.constant(12 : i64) : i64
      %894 = llvm.extractelement %834[%893 : i64] : vector<16xf32>
      %895 = llvm.mlir.constant(13 : i64) : i64
      %896 = llvm.extractelement %834[%895 : i64] : vector<16xf32>
      %897 = llvm.mlir.constant(14 : i64) : i64
      %898 = llvm.extractelement %834[%897 : i64] : vector<16xf32>
      %899 = llvm.mlir.constant(15 : i64) : i64
      %900 = llvm.extractelement %834[%899 : i64] : vector<16xf32>
      %901 = llvm.mlir.constant(0 : i64) : i64
      %902 = llvm.extractelement %835[%901 : i64] : vector<16xf32>
      %903 = llvm.mlir.constant(1 : i64) : i64
      %904 = llvm.extractelement %835[%903 : i64] : vector<16xf32>
      %905 = llvm.mlir.constant(2 : i64) : i64
      %906 = llvm.extractelement %835[%905 : i64] : vector<16xf32>
      %907 = llvm.mlir.constant(3 : i64) : i64
      %908 = llvm.extractelement %835[%907 : i64] : vector<16xf32>
      %909 = llvm.mlir.constant(4 : i64) : i64
      %910 = llvm.extractelement %835[%909 : i64] : vector<16xf32>
      %911 = llvm.mlir.constant(5 : i64) : i64
      %912 = llvm.extractelement %835[%911 : i64] : vector<16xf32>
      %913 = llvm.mlir.constant(6 : i64) : i64
      %914 = llvm.extractelement %835[%913 : i64] : vector<16xf32>
      %915 = llvm.mlir.constant(7 : i64) : i64
      %916 = llvm.extractelement %835[%915 : i64] : vector<16xf32>
      %917 = llvm.mlir.constant(8 : i64) : i64
      %918 = llvm.extractelement %835[%917 : i64] : vector<16xf32>
      %919 = llvm.mlir.constant(9 : i64) : i64
      %920 = llvm.extractelement %835[%919 : i64] : vector<16xf32>
      %921 = llvm.mlir.constant(10 : i64) : i64
      %922 = llvm.extractelement %835[%921 : i64] : vector<16xf32>
      %923 = llvm.mlir.constant(11 : i64) : i64
      %924 = llvm.extractelement %835[%923 : i64] : vector<16xf32>
      %925 = llvm.mlir.constant(12 : i64) : i64
      %926 = llvm.extractelement %835[%925 : i64] : vector<16xf32>
      %927 = llvm.mlir.constant(13 : i64) : i64
      %928 = llvm.extractelement %835[%927 : i64] : vector<16xf32>
      %929 = llvm.mlir.constant(14 : i64) : i64
      %930 = llvm.extractelement %835[%929 : i64] : vector<16xf32>
      %931 = llvm.mlir.constant(15 : i64) : i64
      %932 = llvm.extractelement %835[%931 : i64] : vector<16xf32>
      %933 = llvm.mlir.constant(0 : i64) : i64
      %934 = llvm.extractelement %836[%933 : i64] : vector<16xf32>
      %935 = llvm.mlir.constant(1 : i64) : i64
      %936 = llvm.extractelement %836[%935 : i64] : vector<16xf32>
      %937 = llvm.mlir.constant(2 : i64) : i64
      %938 = llvm.extractelement %836[%937 : i64] : vector<16xf32>
      %939 = llvm.mlir.constant(3 : i64) : i64
      %940 = llvm.extractelement %836[%939 : i64] : vector<16xf32>
      %941 = llvm.mlir.constant(4 : i64) : i64
      %942 = llvm.extractelement %836[%941 : i64] : vector<16xf32>
      %943 = llvm.mlir.constant(5 : i64) : i64
      %944 = llvm.extractelement %836[%943 : i64] : vector<16xf32>
      %945 = llvm.mlir.constant(6 : i64) : i64
      %946 = llvm.extractelement %836[%945 : i64] : vector<16xf32>
      %947 = llvm.mlir.constant(7 : i64) : i64
      %948 = llvm.extractelement %836[%947 : i64] : vector<16xf32>
      %949 = llvm.mlir.constant(8 : i64) : i64
      %950 = llvm.extractelement %836[%949 : i64] : vector<16xf32>
      %951 = llvm.mlir.constant(9 : i64) : i64
      %952 = llvm.extractelement %836[%951 : i64] : vector<16xf32>
      %953 = llvm.mlir.constant(10 : i64) : i64
      %954 = llvm.extractelement %836[%953 : i64] : vector<16xf32>
      %955 = llvm.mlir.constant(11 : i64) : i64
      %956 = llvm.extractelement %836[%955 : i64] : vector<16xf32>
      %957 = llvm.mlir.constant(12 : i64) : i64
      %958 = llvm.extractelement %836[%957 : i64] : vector<16xf32>
      %959 = llvm.mlir.constant(13 : i64) : i64
      %960 = llvm.extractelement %836[%959 : i64] : vector<16xf32>
      %961 = llvm.mlir.constant(14 : i64) : i64
      %962 = llvm.extractelement %836[%961 : i64] : vector<16xf32>
      %963 = llvm.mlir.constant(15 : i64) : i64
      %964 = llvm.extractelement %836[%963 : i64] : vector<16xf32>
      %965 = llvm.mlir.poison : vector<4xf32>
      %966 = llvm.mlir.constant(0 : i64) : i64
      %967 = llvm.insertelement %838, %965[%966 : i64] : vector<4xf32>
      %968 = llvm.mlir.constant(1 : i64) : i64
      %969 = llvm.insertelement %840, %967[%968 : i64] : vector<4xf32>
      %970 = llvm.mlir.constant(2 : i64) : i64
      %971 = llvm.insertelement %842, %969[%970 : i64] : vector<4xf32>
      %972 = llvm.mlir.constant(3 : i64) : i64
      %973 = llvm.insertelement %844, %971[%972 : i64] : vector<4xf32>
      %974 = llvm.mlir.poison : vector<4xf32>
      %975 = llvm.mlir.constant(0 : i64) : i64
      %976 = llvm.insertelement %846, %974[%975 : i64] : vector<4xf32>
      %977 = llvm.mlir.constant(1 : i64) : i64
      %978 = llvm.insertelement %848, %976[%977 : i64] : vector<4xf32>
      %979 = llvm.mlir.constant(2 : i64) : i64
      %980 = llvm.insertelement %850, %978[%979 : i64] : vector<4xf32>
      %981 = llvm.mlir.constant(3 : i64) : i64
      %982 = llvm.insertelement %852, %980[%981 : i64] : vector<4xf32>
      %983 = llvm.mlir.poison : vector<4xf32>
      %984 = llvm.mlir.constant(0 : i64) : i64
      %985 = llvm.insertelement %854, %983[%984 : i64] : vector<4xf32>
      %986 = llvm.mlir.constant(1 : i64) : i64
      %987 = llvm.insertelement %856, %985[%986 : i64] : vector<4xf32>
      %988 = llvm.mlir.constant(2 : i64) : i64
      %989 = llvm.insertelement %858, %987[%988 : i64] : vector<4xf32>
      %990 = llvm.mlir.constant(3 : i64) : i64
      %991 = llvm.insertelement %860, %989[%990 : i64] : vector<4xf32>
      %992 = llvm.mlir.poison : vector<4xf32>
      %993 = llvm.mlir.constant(0 : i64) : i64
      %994 = llvm.insertelement %862, %992[%993 : i64] : vector<4xf32>
      %995 = llvm.mlir.constant(1 : i64) : i64
      %996 = llvm.insertelement %864, %994[%995 : i64] : vector<4xf32>
      %997 = llvm.mlir.constant(2 : i64) : i64
      %998 = llvm.insertelement %866, %996[%997 : i64] : vector<4xf32>
      %999 = llvm.mlir.constant(3 : i64) : i64
      %1000 = llvm.insertelement %868, %998[%999 : i64] : vector<4xf32>
      %1001 = llvm.mlir.poison : vector<4xf32>
      %1002 = llvm.mlir.constant(0 : i64) : i64
      %1003 = llvm.insertelement %870, %1001[%1002 : i64] : vector<4xf32>
      %1004 = llvm.mlir.constant(1 : i64) : i64
      %1005 = llvm.insertelement %872, %1003[%1004 : i64] : vector<4xf32>
      %1006 = llvm.mlir.constant(2 : i64) : i64
      %1007 = llvm.insertelement %874, %1005[%1006 : i64] : vector<4xf32>
      %1008 = llvm.mlir.constant(3 : i64) : i64
      %1009 = llvm.insertelement %876, %1007[%1008 : i64] : vector<4xf32>
      %1010 = llvm.mlir.poison : vector<4xf32>
      %1011 = llvm.mlir.constant(0 : i64) : i64
      %1012 = llvm.insertelement %878, %1010[%1011 : i64] : vector<4xf32>
      %1013 = llvm.mlir.constant(1 : i64) : i64
      %1014 = llvm.insertelement %880, %1012[%1013 : i64] : vector<4xf32>
      %1015 = llvm.mlir.constant(2 : i64) : i64
      %1016 = llvm.insertelement %882, %1014[%1015 : i64] : vector<4xf32>
      %1017 = llvm.mlir.constant(3 : i64) : i64
      %1018 = llvm.insertelement %884, %1016[%1017 : i64] : vector<4xf32>
      %1019 = llvm.mlir.poison : vector<4xf32>
      %1020 = llvm.mlir.constant(0 : i64) : i64
      %1021 = llvm.insertelement %886, %1019[%1020 : i64] : vector<4xf32>
      %1022 = llvm.mlir.constant(1 : i64) : i64
      %1023 = llvm.insertelement %888, %1021[%1022 : i64] : vector<4xf32>
      %1024 = llvm.mlir.constant(2 : i64) : i64
      %1025 = llvm.insertelement %890, %1023[%1024 : i64] : vector<4xf32>
      %1026 = llvm.mlir.constant(3 : i64) : i64
      %1027 = llvm.insertelement %892, %1025[%1026 : i64] : vector<4xf32>
      %1028 = llvm.mlir.poison : vector<4xf32>
      %1029 = llvm.mlir.constant(0 : i64) : i64
      %1030 = llvm.insertelement %894, %1028[%1029 : i64] : vector<4xf32>
      %1031 = llvm.mlir.constant(1 : i64) : i64
      %1032 = llvm.insertelement %896, %1030[%1031 : i64] : vector<4xf32>
      %1033 = llvm.mlir.constant(2 : i64) : i64
      %1034 = llvm.insertelement %898, %1032[%1033 : i64] : vector<4xf32>
      %1035 = llvm.mlir.constant(3 : i64) : i64
      %1036 = llvm.insertelement %900, %1034[%1035 : i64] : vector<4xf32>
      %1037 = llvm.mlir.poison : vector<4xf32>
      %1038 = llvm.mlir.constant(0 : i64) : i64
      %1039 = llvm.insertelement %902, %1037[%1038 : i64] : vector<4xf32>
      %1040 = llvm.mlir.constant(1 : i64) : i64
      %1041 = llvm.insertelement %904, %1039[%1040 : i64] : vector<4xf32>
      %1042 = llvm.mlir.constant(2 : i64) : i64
      %1043 = llvm.insertelement %906, %1041[%1042 : i64] : vector<4xf32>
      %1044 = llvm.mlir.constant(3 : i64) : i64
      %1045 = llvm.insertelement %908, %1043[%1044 : i64] : vector<4xf32>
      %1046 = llvm.mlir.poison : vector<4xf32>
      %1047 = llvm.mlir.constant(0 : i64) : i64
      %1048 = llvm.insertelement %910, %1046[%1047 : i64] : vector<4xf32>
      %1049 = llvm.mlir.constant(1 : i64) : i64
      %1050 = llvm.insertelement %912, %1048[%1049 : i64] : vector<4xf32>
      %1051 = llvm.mlir.constant(2 : i64) : i64
      %1052 = llvm.insertelement %914, %1050[%1051 : i64] : vector<4xf32>
      %1053 = llvm.mlir.constant(3 : i64) : i64
      %1054 = llvm.insertelement %916, %1052[%1053 : i64] : vector<4xf32>
      %1055 = llvm.mlir.poison : vector<4xf32>
      %1056 = llvm.mlir.constant(0 : i64) : i64
      %1057 = llvm.insertelement %918, %1055[%1056 : i64] : vector<4xf32>
      %1058 = llvm.mlir.constant(1 : i64) : i64
      %1059 = llvm.insertelement %920, %1057[%1058 : i64] : vector<4xf32>
      %1060 = llvm.mlir.constant(2 : i64) : i64
      %1061 = llvm.insertelement %922, %1059[%1060 : i64] : vector<4xf32>
      %1062 = llvm.mlir.constant(3 : i64) : i64
      %1063 = llvm.insertelement %924, %1061[%1062 : i64] : vector<4xf32>
      %1064 = llvm.mlir.poison : vector<4xf32>
      %1065 = llvm.mlir.constant(0 : i64) : i64
      %1066 = llvm.insertelement %926, %1064[%1065 : i64] : vector<4xf32>
      %1067 = llvm.mlir.constant(1 : i64) : i64
      %1068 = llvm.insertelement %928, %1066[%1067 : i64] : vector<4xf32>
      %1069 = llvm.mlir.constant(2 : i64) : i64
      %1070 = llvm.insertelement %930, %1068[%1069 : i64] : vector<4xf32>
      %1071 = llvm.mlir.constant(3 : i64) : i64
      %1072 = llvm.insertelement %932, %1070[%1071 : i64] : vector<4xf32>
      %1073 = llvm.mlir.poison : vector<4xf32>
      %1074 = llvm.mlir.constant(0 : i64) : i64
      %1075 = llvm.insertelement %934, %1073[%1074 : i64] : vector<4xf32>
      %1076 = llvm.mlir.constant(1 : i64) : i64
      %1077 = llvm.insertelement %936, %1075[%1076 : i64] : vector<4xf32>
      %1078 = llvm.mlir.constant(2 : i64) : i64
      %1079 = llvm.insertelement %938, %1077[%1078 : i64] : vector<4xf32>
      %1080 = llvm.mlir.constant(3 : i64) : i64
      %1081 = llvm.insertelement %940, %1079[%1080 : i64] : vector<4xf32>
      %1082 = llvm.mlir.poison : vector<4xf32>
      %1083 = llvm.mlir.constant(0 : i64) : i64
      %1084 = llvm.insertelement %942, %1082[%1083 : i64] : vector<4xf32>
      %1085 = llvm.mlir.constant(1 : i64) : i64
      %1086 = llvm.insertelement %944, %1084[%1085 : i64] : vector<4xf32>
      %1087 = llvm.mlir.constant(2 : i64) : i64
      %1088 = llvm.insertelement %946, %1086[%1087 : i64] : vector<4xf32>
      %1089 = llvm.mlir.constant(3 : i64) : i64
      %1090 = llvm.insertelement %948, %1088[%1089 : i64] : vector<4xf32>
      %1091 = llvm.mlir.poison : vector<4xf32>
      %1092 = llvm.mlir.constant(0 : i64) : i64
      %1093 = llvm.insertelement %950, %1091[%1092 : i64] : vector<4xf32>
      %1094 = llvm.mlir.constant(1 : i64) : i64
      %1095 = llvm.insertelement %952, %1093[%1094 : i64] : vector<4xf32>
      %1096 = llvm.mlir.constant(2 : i64) : i64
      %1097 = llvm.insertelement %954, %1095[%1096 : i64] : vector<4xf32>
      %1098 = llvm.mlir.constant(3 : i64) : i64
      %1099 = llvm.insertelement %956, %1097[%1098 : i64] : vector<4xf32>
      %1100 = llvm.mlir.poison : vector<4xf32>
      %1101 = llvm.mlir.constant(0 : i64) : i64
      %1102 = llvm.insertelement %958, %1100[%1101 : i64] : vector<4xf32>
      %1103 = llvm.mlir.constant(1 : i64) : i64
      %1104 = llvm.insertelement %960, %1102[%1103 : i64] : vector<4xf32>
      %1105 = llvm.mlir.constant(2 : i64) : i64
      %1106 = llvm.insertelement %962, %1104[%1105 : i64] : vector<4xf32>
      %1107 = llvm.mlir.constant(3 : i64) : i64
      %1108 = llvm.insertelement %964, %1106[%1107 : i64] : vector<4xf32>
      %1109 = llvm.icmp "slt" %238, %arg6 : i64
      llvm.cond_br %1109, ^bb7, ^bb8
    ^bb7:  // pred: ^bb6
      %1110 = llvm.mul %227, %66 : i32
      %1111 = llvm.getelementptr %76[%1110] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1112 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1113 = llvm.mul %227, %66 : i32
      %1114 = llvm.getelementptr %1112[%1113] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1115 = llvm.urem %78, %65 : i32
      %1116 = llvm.mul %1115, %64 : i32
      %1117 = llvm.udiv %78, %65 : i32
      %1118 = llvm.mul %81, %63 : i32
      %1119 = llvm.add %1117, %1118 : i32
      %1120 = llvm.mul %1119, %59 : i32
      %1121 = llvm.add %1120, %1116 : i32
      %1122 = llvm.lshr %1121, %65 : i32
      %1123 = llvm.and %1122, %58 : i32
      %1124 = llvm.xor %1121, %1123 : i32
      %1125 = llvm.mul %1124, %74 : i32
      %1126 = llvm.getelementptr %1111[%1125] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1127 = llvm.xor %1124, %65 : i32
      %1128 = llvm.mul %1127, %74 : i32
      %1129 = llvm.getelementptr %1111[%1128] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1130 = llvm.getelementptr %1126[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1131 = llvm.getelementptr %1129[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1132 = llvm.shufflevector %268, %268 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1132, %1126 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1133 = llvm.shufflevector %268, %268 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1133, %1129 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1134 = llvm.shufflevector %270, %270 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1134, %1130 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1135 = llvm.shufflevector %270, %270 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1135, %1131 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1136 = llvm.urem %78, %63 : i32
      %1137 = llvm.mul %1136, %64 : i32
      %1138 = llvm.udiv %78, %63 : i32
      %1139 = llvm.mul %81, %65 : i32
      %1140 = llvm.add %1138, %1139 : i32
      %1141 = llvm.mul %1140, %57 : i32
      %1142 = llvm.add %1137, %1141 : i32
      %1143 = llvm.mul %1142, %74 : i32
      %1144 = llvm.getelementptr %1114[%1143] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1145 = llvm.getelementptr %1144[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      llvm.store %300, %1144 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.store %302, %1145 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1146 = llvm.add %227, %73 : i32
      %1147 = llvm.icmp "eq" %1146, %74 : i32
      %1148 = llvm.select %1147, %72, %1146 : i1, i32
      llvm.br ^bb9(%1148 : i32)
    ^bb8:  // pred: ^bb6
      llvm.br ^bb9(%227 : i32)
    ^bb9(%1149: i32):  // 2 preds: ^bb7, ^bb8
      llvm.br ^bb10
    ^bb10:  // pred: ^bb9
      %1150 = llvm.add %210, %67 : i64
      llvm.br ^bb5(%1150, %973, %982, %991, %1000, %1009, %1018, %1027, %1036, %1045, %1054, %1063, %1072, %1081, %1090, %1099, %1108, %1149, %237 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32)
    ^bb11:  // pred: ^bb5
      %1151 = llvm.add %113, %70 : i64
      %1152 = llvm.icmp "sle" %1151, %arg5 : i64
      %1153 = llvm.add %112, %70 : i64
      %1154 = llvm.icmp "sle" %1153, %arg4 : i64
      %1155 = llvm.and %1152, %1154 : i1
      llvm.cond_br %1155, ^bb12, ^bb13
    ^bb12:  // pred: ^bb11
      %1156 = llvm.urem %78, %59 : i32
      %1157 = llvm.udiv %81, %74 : i32
      %1158 = llvm.mul %1157, %75 : i32
      %1159 = llvm.add %1156, %1158 : i32
      %1160 = llvm.zext %1159 : i32 to i64
      %1161 = llvm.add %113, %1160 : i64
      %1162 = llvm.mul %1161, %62 : i64
      %1163 = llvm.getelementptr %arg2[%1162] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1164 = llvm.getelementptr %1163[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1165 = llvm.load %1163 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1166 = llvm.load %1164 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1167 = llvm.fpext %1165 : bf16 to f32
      %1168 = llvm.fpext %1166 : bf16 to f32
      %1169 = llvm.mlir.poison : vector<4xf32>
      %1170 = llvm.mlir.constant(0 : i32) : i32
      %1171 = llvm.insertelement %1167, %1169[%1170 : i32] : vector<4xf32>
      %1172 = llvm.shufflevector %1171, %1169 [0, 0, 0, 0] : vector<4xf32> 
      %1173 = llvm.mlir.poison : vector<4xf32>
      %1174 = llvm.mlir.constant(0 : i32) : i32
      %1175 = llvm.insertelement %1168, %1173[%1174 : i32] : vector<4xf32>
      %1176 = llvm.shufflevector %1175, %1173 [0, 0, 0, 0] : vector<4xf32> 
      %1177 = llvm.fadd %211, %1172 : vector<4xf32>
      %1178 = llvm.fadd %212, %1172 : vector<4xf32>
      %1179 = llvm.fadd %213, %1172 : vector<4xf32>
      %1180 = llvm.fadd %214, %1172 : vector<4xf32>
      %1181 = llvm.fadd %215, %1176 : vector<4xf32>
      %1182 = llvm.fadd %216, %1176 : vector<4xf32>
      %1183 = llvm.fadd %217, %1176 : vector<4xf32>
      %1184 = llvm.fadd %218, %1176 : vector<4xf32>
      %1185 = llvm.fadd %219, %1172 : vector<4xf32>
      %1186 = llvm.fadd %220, %1172 : vector<4xf32>
      %1187 = llvm.fadd %221, %1172 : vector<4xf32>
      %1188 = llvm.fadd %222, %1172 : vector<4xf32>
      %1189 = llvm.fadd %223, %1176 : vector<4xf32>
      %1190 = llvm.fadd %224, %1176 : vector<4xf32>
      %1191 = llvm.fadd %225, %1176 : vector<4xf32>
      %1192 = llvm.fadd %226, %1176 : vector<4xf32>
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
      %1208 = llvm.fptrunc %1192 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
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
      %1224 = llvm.intr.maximum(%1208, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1225 = llvm.urem %78, %59 : i32
      %1226 = llvm.udiv %78, %59 : i32
      %1227 = llvm.mul %1226, %65 : i32
      %1228 = llvm.urem %81, %74 : i32
      %1229 = llvm.mul %1228, %75 : i32
      %1230 = llvm.add %1227, %1229 : i32
      %1231 = llvm.udiv %81, %74 : i32
      %1232 = llvm.mul %1231, %75 : i32
      %1233 = llvm.add %1225, %1232 : i32
      %1234 = llvm.zext %1230 : i32 to i64
      %1235 = llvm.add %112, %1234 : i64
      %1236 = llvm.mul %1235, %arg5 : i64
      %1237 = llvm.zext %1233 : i32 to i64
      %1238 = llvm.add %113, %1237 : i64
      %1239 = llvm.add %1236, %1238 : i64
      %1240 = llvm.mul %1239, %62 : i64
      %1241 = llvm.getelementptr %arg3[%1240] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1242 = llvm.mul %arg5, %62 : i64
      %1243 = llvm.getelementptr %1241[%1242] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1244 = llvm.mul %arg5, %55 : i64
      %1245 = llvm.getelementptr %1241[%1244] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1246 = llvm.mul %arg5, %54 : i64
      %1247 = llvm.getelementptr %1241[%1246] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1248 = llvm.mul %arg5, %69 : i64
      %1249 = llvm.getelementptr %1241[%1248] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1250 = llvm.mul %arg5, %53 : i64
      %1251 = llvm.getelementptr %1241[%1250] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1252 = llvm.mul %arg5, %52 : i64
      %1253 = llvm.getelementptr %1241[%1252] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1254 = llvm.mul %arg5, %51 : i64
      %1255 = llvm.getelementptr %1241[%1254] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1256 = llvm.mul %arg5, %67 : i64
      %1257 = llvm.getelementptr %1241[%1256] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1258 = llvm.mul %arg5, %50 : i64
      %1259 = llvm.getelementptr %1241[%1258] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1260 = llvm.mul %arg5, %49 : i64
      %1261 = llvm.getelementptr %1241[%1260] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1262 = llvm.mul %arg5, %48 : i64
      %1263 = llvm.getelementptr %1241[%1262] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1264 = llvm.mul %arg5, %47 : i64
      %1265 = llvm.getelementptr %1241[%1264] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1266 = llvm.mul %arg5, %46 : i64
      %1267 = llvm.getelementptr %1241[%1266] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1268 = llvm.mul %arg5, %45 : i64
      %1269 = llvm.getelementptr %1241[%1268] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1270 = llvm.mul %arg5, %44 : i64
      %1271 = llvm.getelementptr %1241[%1270] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1272 = llvm.getelementptr %1241[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1273 = llvm.getelementptr %1243[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1274 = llvm.getelementptr %1245[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1275 = llvm.getelementptr %1247[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1276 = llvm.getelementptr %1249[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1277 = llvm.getelementptr %1251[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1278 = llvm.getelementptr %1253[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1279 = llvm.getelementptr %1255[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1280 = llvm.getelementptr %1257[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1281 = llvm.getelementptr %1259[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1282 = llvm.getelementptr %1261[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1283 = llvm.getelementptr %1263[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1284 = llvm.getelementptr %1265[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1285 = llvm.getelementptr %1267[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1286 = llvm.getelementptr %1269[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1287 = llvm.getelementptr %1271[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1288 = llvm.mul %arg5, %43 : i64
      %1289 = llvm.getelementptr %1241[%1288] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1290 = llvm.mul %arg5, %42 : i64
      %1291 = llvm.getelementptr %1241[%1290] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1292 = llvm.mul %arg5, %41 : i64
      %1293 = llvm.getelementptr %1241[%1292] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1294 = llvm.mul %arg5, %40 : i64
      %1295 = llvm.getelementptr %1241[%1294] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1296 = llvm.mul %arg5, %39 : i64
      %1297 = llvm.getelementptr %1241[%1296] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1298 = llvm.mul %arg5, %38 : i64
      %1299 = llvm.getelementptr %1241[%1298] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1300 = llvm.mul %arg5, %37 : i64
      %1301 = llvm.getelementptr %1241[%1300] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1302 = llvm.mul %arg5, %36 : i64
      %1303 = llvm.getelementptr %1241[%1302] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1304 = llvm.mul %arg5, %35 : i64
      %1305 = llvm.getelementptr %1241[%1304] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1306 = llvm.mul %arg5, %34 : i64
      %1307 = llvm.getelementptr %1241[%1306] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1308 = llvm.mul %arg5, %33 : i64
      %1309 = llvm.getelementptr %1241[%1308] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1310 = llvm.mul %arg5, %32 : i64
      %1311 = llvm.getelementptr %1241[%1310] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1312 = llvm.mul %arg5, %31 : i64
      %1313 = llvm.getelementptr %1241[%1312] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1314 = llvm.mul %arg5, %30 : i64
      %1315 = llvm.getelementptr %1241[%1314] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1316 = llvm.mul %arg5, %29 : i64
      %1317 = llvm.getelementptr %1241[%1316] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1318 = llvm.mul %arg5, %28 : i64
      %1319 = llvm.getelementptr %1241[%1318] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1320 = llvm.getelementptr %1289[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1321 = llvm.getelementptr %1291[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1322 = llvm.getelementptr %1293[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1323 = llvm.getelementptr %1295[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1324 = llvm.getelementptr %1297[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1325 = llvm.getelementptr %1299[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1326 = llvm.getelementptr %1301[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1327 = llvm.getelementptr %1303[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1328 = llvm.getelementptr %1305[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1329 = llvm.getelementptr %1307[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1330 = llvm.getelementptr %1309[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1331 = llvm.getelementptr %1311[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1332 = llvm.getelementptr %1313[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1333 = llvm.getelementptr %1315[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1334 = llvm.getelementptr %1317[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1335 = llvm.getelementptr %1319[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1336 = llvm.mlir.constant(0 : i64) : i64
      %1337 = llvm.extractelement %1209[%1336 : i64] : vector<4xbf16>
      llvm.store %1337, %1241 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1338 = llvm.mlir.constant(1 : i64) : i64
      %1339 = llvm.extractelement %1209[%1338 : i64] : vector<4xbf16>
      llvm.store %1339, %1243 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1340 = llvm.mlir.constant(2 : i64) : i64
      %1341 = llvm.extractelement %1209[%1340 : i64] : vector<4xbf16>
      llvm.store %1341, %1245 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1342 = llvm.mlir.constant(3 : i64) : i64
      %1343 = llvm.extractelement %1209[%1342 : i64] : vector<4xbf16>
      llvm.store %1343, %1247 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1344 = llvm.mlir.constant(0 : i64) : i64
      %1345 = llvm.extractelement %1210[%1344 : i64] : vector<4xbf16>
      llvm.store %1345, %1249 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1346 = llvm.mlir.constant(1 : i64) : i64
      %1347 = llvm.extractelement %1210[%1346 : i64] : vector<4xbf16>
      llvm.store %1347, %1251 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1348 = llvm.mlir.constant(2 : i64) : i64
      %1349 = llvm.extractelement %1210[%1348 : i64] : vector<4xbf16>
      llvm.store %1349, %1253 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1350 = llvm.mlir.constant(3 : i64) : i64
      %1351 = llvm.extractelement %1210[%1350 : i64] : vector<4xbf16>
      llvm.store %1351, %1255 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1352 = llvm.mlir.constant(0 : i64) : i64
      %1353 = llvm.extractelement %1211[%1352 : i64] : vector<4xbf16>
      llvm.store %1353, %1257 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1354 = llvm.mlir.constant(1 : i64) : i64
      %1355 = llvm.extractelement %1211[%1354 : i64] : vector<4xbf16>
      llvm.store %1355, %1259 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1356 = llvm.mlir.constant(2 : i64) : i64
      %1357 = llvm.extractelement %1211[%1356 : i64] : vector<4xbf16>
      llvm.store %1357, %1261 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1358 = llvm.mlir.constant(3 : i64) : i64
      %1359 = llvm.extractelement %1211[%1358 : i64] : vector<4xbf16>
      llvm.store %1359, %1263 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1360 = llvm.mlir.constant(0 : i64) : i64
      %1361 = llvm.extractelement %1212[%1360 : i64] : vector<4xbf16>
      llvm.store %1361, %1265 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1362 = llvm.mlir.constant(1 : i64) : i64
      %1363 = llvm.extractelement %1212[%1362 : i64] : vector<4xbf16>
      llvm.store %1363, %1267 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1364 = llvm.mlir.constant(2 : i64) : i64
      %1365 = llvm.extractelement %1212[%1364 : i64] : vector<4xbf16>
      llvm.store %1365, %1269 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1366 = llvm.mlir.constant(3 : i64) : i64
      %1367 = llvm.extractelement %1212[%1366 : i64] : vector<4xbf16>
      llvm.store %1367, %1271 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1368 = llvm.mlir.constant(0 : i64) : i64
      %1369 = llvm.extractelement %1213[%1368 : i64] : vector<4xbf16>
      llvm.store %1369, %1272 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1370 = llvm.mlir.constant(1 : i64) : i64
      %1371 = llvm.extractelement %1213[%1370 : i64] : vector<4xbf16>
      llvm.store %1371, %1273 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1372 = llvm.mlir.constant(2 : i64) : i64
      %1373 = llvm.extractelement %1213[%1372 : i64] : vector<4xbf16>
      llvm.store %1373, %1274 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1374 = llvm.mlir.constant(3 : i64) : i64
      %1375 = llvm.extractelement %1213[%1374 : i64] : vector<4xbf16>
      llvm.store %1375, %1275 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1376 = llvm.mlir.constant(0 : i64) : i64
      %1377 = llvm.extractelement %1214[%1376 : i64] : vector<4xbf16>
      llvm.store %1377, %1276 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1378 = llvm.mlir.constant(1 : i64) : i64
      %1379 = llvm.extractelement %1214[%1378 : i64] : vector<4xbf16>
      llvm.store %1379, %1277 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1380 = llvm.mlir.constant(2 : i64) : i64
      %1381 = llvm.extractelement %1214[%1380 : i64] : vector<4xbf16>
      llvm.store %1381, %1278 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1382 = llvm.mlir.constant(3 : i64) : i64
      %1383 = llvm.extractelement %1214[%1382 : i64] : vector<4xbf16>
      llvm.store %1383, %1279 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1384 = llvm.mlir.constant(0 : i64) : i64
      %1385 = llvm.extractelement %1215[%1384 : i64] : vector<4xbf16>
      llvm.store %1385, %1280 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1386 = llvm.mlir.constant(1 : i64) : i64
      %1387 = llvm.extractelement %1215[%1386 : i64] : vector<4xbf16>
      llvm.store %1387, %1281 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1388 = llvm.mlir.constant(2 : i64) : i64
      %1389 = llvm.extractelement %1215[%1388 : i64] : vector<4xbf16>
      llvm.store %1389, %1282 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1390 = llvm.mlir.constant(3 : i64) : i64
      %1391 = llvm.extractelement %1215[%1390 : i64] : vector<4xbf16>
      llvm.store %1391, %1283 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1392 = llvm.mlir.constant(0 : i64) : i64
      %1393 = llvm.extractelement %1216[%1392 : i64] : vector<4xbf16>
      llvm.store %1393, %1284 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1394 = llvm.mlir.constant(1 : i64) : i64
      %1395 = llvm.extractelement %1216[%1394 : i64] : vector<4xbf16>
      llvm.store %1395, %1285 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1396 = llvm.mlir.constant(2 : i64) : i64
      %1397 = llvm.extractelement %1216[%1396 : i64] : vector<4xbf16>
      llvm.store %1397, %1286 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1398 = llvm.mlir.constant(3 : i64) : i64
      %1399 = llvm.extractelement %1216[%1398 : i64] : vector<4xbf16>
      llvm.store %1399, %1287 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1400 = llvm.mlir.constant(0 : i64) : i64
      %1401 = llvm.extractelement %1217[%1400 : i64] : vector<4xbf16>
      llvm.store %1401, %1289 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1402 = llvm.mlir.constant(1 : i64) : i64
      %1403 = llvm.extractelement %1217[%1402 : i64] : vector<4xbf16>
      llvm.store %1403, %1291 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1404 = llvm.mlir.constant(2 : i64) : i64
      %1405 = llvm.extractelement %1217[%1404 : i64] : vector<4xbf16>
      llvm.store %1405, %1293 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1406 = llvm.mlir.constant(3 : i64) : i64
      %1407 = llvm.extractelement %1217[%1406 : i64] : vector<4xbf16>
      llvm.store %1407, %1295 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1408 = llvm.mlir.constant(0 : i64) : i64
      %1409 = llvm.extractelement %1218[%1408 : i64] : vector<4xbf16>
      llvm.store %1409, %1297 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1410 = llvm.mlir.constant(1 : i64) : i64
      %1411 = llvm.extractelement %1218[%1410 : i64] : vector<4xbf16>
      llvm.store %1411, %1299 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1412 = llvm.mlir.constant(2 : i64) : i64
      %1413 = llvm.extractelement %1218[%1412 : i64] : vector<4xbf16>
      llvm.store %1413, %1301 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1414 = llvm.mlir.constant(3 : i64) : i64
      %1415 = llvm.extractelement %1218[%1414 : i64] : vector<4xbf16>
      llvm.store %1415, %1303 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1416 = llvm.mlir.constant(0 : i64) : i64
      %1417 = llvm.extractelement %1219[%1416 : i64] : vector<4xbf16>
      llvm.store %1417, %1305 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1418 = llvm.mlir.constant(1 : i64) : i64
      %1419 = llvm.extractelement %1219[%1418 : i64] : vector<4xbf16>
      llvm.store %1419, %1307 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1420 = llvm.mlir.constant(2 : i64) : i64
      %1421 = llvm.extractelement %1219[%1420 : i64] : vector<4xbf16>
      llvm.store %1421, %1309 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1422 = llvm.mlir.constant(3 : i64) : i64
      %1423 = llvm.extractelement %1219[%1422 : i64] : vector<4xbf16>
      llvm.store %1423, %1311 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1424 = llvm.mlir.constant(0 : i64) : i64
      %1425 = llvm.extractelement %1220[%1424 : i64] : vector<4xbf16>
      llvm.store %1425, %1313 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1426 = llvm.mlir.constant(1 : i64) : i64
      %1427 = llvm.extractelement %1220[%1426 : i64] : vector<4xbf16>
      llvm.store %1427, %1315 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1428 = llvm.mlir.constant(2 : i64) : i64
      %1429 = llvm.extractelement %1220[%1428 : i64] : vector<4xbf16>
      llvm.store %1429, %1317 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1430 = llvm.mlir.constant(3 : i64) : i64
      %1431 = llvm.extractelement %1220[%1430 : i64] : vector<4xbf16>
      llvm.store %1431, %1319 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1432 = llvm.mlir.constant(0 : i64) : i64
      %1433 = llvm.extractelement %1221[%1432 : i64] : vector<4xbf16>
      llvm.store %1433, %1320 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1434 = llvm.mlir.constant(1 : i64) : i64
      %1435 = llvm.extractelement %1221[%1434 : i64] : vector<4xbf16>
      llvm.store %1435, %1321 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1436 = llvm.mlir.constant(2 : i64) : i64
      %1437 = llvm.extractelement %1221[%1436 : i64] : vector<4xbf16>
      llvm.store %1437, %1322 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1438 = llvm.mlir.constant(3 : i64) : i64
      %1439 = llvm.extractelement %1221[%1438 : i64] : vector<4xbf16>
      llvm.store %1439, %1323 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1440 = llvm.mlir.constant(0 : i64) : i64
      %1441 = llvm.extractelement %1222[%1440 : i64] : vector<4xbf16>
      llvm.store %1441, %1324 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1442 = llvm.mlir.constant(1 : i64) : i64
      %1443 = llvm.extractelement %1222[%1442 : i64] : vector<4xbf16>
      llvm.store %1443, %1325 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1444 = llvm.mlir.constant(2 : i64) : i64
      %1445 = llvm.extractelement %1222[%1444 : i64] : vector<4xbf16>
      llvm.store %1445, %1326 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1446 = llvm.mlir.constant(3 : i64) : i64
      %1447 = llvm.extractelement %1222[%1446 : i64] : vector<4xbf16>
      llvm.store %1447, %1327 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1448 = llvm.mlir.constant(0 : i64) : i64
      %1449 = llvm.extractelement %1223[%1448 : i64] : vector<4xbf16>
      llvm.store %1449, %1328 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1450 = llvm.mlir.constant(1 : i64) : i64
      %1451 = llvm.extractelement %1223[%1450 : i64] : vector<4xbf16>
      llvm.store %1451, %1329 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1452 = llvm.mlir.constant(2 : i64) : i64
      %1453 = llvm.extractelement %1223[%1452 : i64] : vector<4xbf16>
      llvm.store %1453, %1330 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1454 = llvm.mlir.constant(3 : i64) : i64
      %1455 = llvm.extractelement %1223[%1454 : i64] : vector<4xbf16>
      llvm.store %1455, %1331 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1456 = llvm.mlir.constant(0 : i64) : i64
      %1457 = llvm.extractelement %1224[%1456 : i64] : vector<4xbf16>
      llvm.store %1457, %1332 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1458 = llvm.mlir.constant(1 : i64) : i64
      %1459 = llvm.extractelement %1224[%1458 : i64] : vector<4xbf16>
      llvm.store %1459, %1333 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1460 = llvm.mlir.constant(2 : i64) : i64
      %1461 = llvm.extractelement %1224[%1460 : i64] : vector<4xbf16>
      llvm.store %1461, %1334 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1462 = llvm.mlir.constant(3 : i64) : i64
      %1463 = llvm.extractelement %1224[%1462 : i64] : vector<4xbf16>
      llvm.store %1463, %1335 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb142
    ^bb13:  // pred: ^bb11
      %1464 = llvm.urem %78, %59 : i32
      %1465 = llvm.udiv %81, %74 : i32
      %1466 = llvm.mul %1465, %75 : i32
      %1467 = llvm.add %1464, %1466 : i32
      %1468 = llvm.zext %1467 : i32 to i64
      %1469 = llvm.add %113, %1468 : i64
      %1470 = llvm.mul %1469, %62 : i64
      %1471 = llvm.getelementptr %arg2[%1470] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1472 = llvm.sub %arg5, %1469 : i64
      %1473 = llvm.intr.smin(%1472, %61) : (i64, i64) -> i64
      %1474 = llvm.intr.smax(%1473, %68) : (i64, i64) -> i64
      %1475 = llvm.trunc %1474 : i64 to i32
      %1476 = llvm.icmp "sgt" %1475, %72 : i32
      %1477 = llvm.getelementptr %1471[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1478 = llvm.icmp "sgt" %1475, %59 : i32
      %1479 = llvm.select %1476, %1471, %60 : i1, !llvm.ptr<1>
      %1480 = llvm.load %1479 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1481 = llvm.select %1478, %1477, %60 : i1, !llvm.ptr<1>
      %1482 = llvm.load %1481 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1483 = llvm.fpext %1480 : bf16 to f32
      %1484 = llvm.fpext %1482 : bf16 to f32
      %1485 = llvm.mlir.poison : vector<4xf32>
      %1486 = llvm.mlir.constant(0 : i32) : i32
      %1487 = llvm.insertelement %1483, %1485[%1486 : i32] : vector<4xf32>
      %1488 = llvm.shufflevector %1487, %1485 [0, 0, 0, 0] : vector<4xf32> 
      %1489 = llvm.mlir.poison : vector<4xf32>
      %1490 = llvm.mlir.constant(0 : i32) : i32
      %1491 = llvm.insertelement %1484, %1489[%1490 : i32] : vector<4xf32>
      %1492 = llvm.shufflevector %1491, %1489 [0, 0, 0, 0] : vector<4xf32> 
      %1493 = llvm.fadd %211, %1488 : vector<4xf32>
      %1494 = llvm.fadd %212, %1488 : vector<4xf32>
      %1495 = llvm.fadd %213, %1488 : vector<4xf32>
      %1496 = llvm.fadd %214, %1488 : vector<4xf32>
      %1497 = llvm.fadd %215, %1492 : vector<4xf32>
      %1498 = llvm.fadd %216, %1492 : vector<4xf32>
      %1499 = llvm.fadd %217, %1492 : vector<4xf32>
      %1500 = llvm.fadd %218, %1492 : vector<4xf32>
      %1501 = llvm.fadd %219, %1488 : vector<4xf32>
      %1502 = llvm.fadd %220, %1488 : vector<4xf32>
      %1503 = llvm.fadd %221, %1488 : vector<4xf32>
      %1504 = llvm.fadd %222, %1488 : vector<4xf32>
      %1505 = llvm.fadd %223, %1492 : vector<4xf32>
      %1506 = llvm.fadd %224, %1492 : vector<4xf32>
      %1507 = llvm.fadd %225, %1492 : vector<4xf32>
      %1508 = llvm.fadd %226, %1492 : vector<4xf32>
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
      %1524 = llvm.fptrunc %1508 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
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
      %1540 = llvm.intr.maximum(%1524, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1541 = llvm.urem %78, %59 : i32
      %1542 = llvm.udiv %78, %59 : i32
      %1543 = llvm.mul %1542, %65 : i32
      %1544 = llvm.urem %81, %74 : i32
      %1545 = llvm.mul %1544, %75 : i32
      %1546 = llvm.add %1543, %1545 : i32
      %1547 = llvm.udiv %81, %74 : i32
      %1548 = llvm.mul %1547, %75 : i32
      %1549 = llvm.add %1541, %1548 : i32
      %1550 = llvm.zext %1546 : i32 to i64
      %1551 = llvm.add %112, %1550 : i64
      %1552 = llvm.mul %1551, %arg5 : i64
      %1553 = llvm.zext %1549 : i32 to i64
      %1554 = llvm.add %113, %1553 : i64
      %1555 = llvm.add %1552, %1554 : i64
      %1556 = llvm.mul %1555, %62 : i64
      %1557 = llvm.getelementptr %arg3[%1556] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1558 = llvm.sub %arg4, %1551 : i64
      %1559 = llvm.intr.smin(%1558, %61) : (i64, i64) -> i64
      %1560 = llvm.intr.smax(%1559, %68) : (i64, i64) -> i64
      %1561 = llvm.trunc %1560 : i64 to i32
      %1562 = llvm.sub %arg5, %1554 : i64
      %1563 = llvm.intr.smin(%1562, %61) : (i64, i64) -> i64
      %1564 = llvm.intr.smax(%1563, %68) : (i64, i64) -> i64
      %1565 = llvm.trunc %1564 : i64 to i32
      %1566 = llvm.icmp "sgt" %1561, %72 : i32
      %1567 = llvm.icmp "sgt" %1565, %72 : i32
      %1568 = llvm.and %1566, %1567 : i1
      %1569 = llvm.mul %arg5, %62 : i64
      %1570 = llvm.getelementptr %1557[%1569] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1571 = llvm.icmp "sgt" %1561, %73 : i32
      %1572 = llvm.and %1571, %1567 : i1
      %1573 = llvm.mul %arg5, %55 : i64
      %1574 = llvm.getelementptr %1557[%1573] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1575 = llvm.icmp "sgt" %1561, %74 : i32
      %1576 = llvm.and %1575, %1567 : i1
      %1577 = llvm.mul %arg5, %54 : i64
      %1578 = llvm.getelementptr %1557[%1577] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1579 = llvm.icmp "sgt" %1561, %27 : i32
      %1580 = llvm.and %1579, %1567 : i1
      %1581 = llvm.mul %arg5, %69 : i64
      %1582 = llvm.getelementptr %1557[%1581] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1583 = llvm.icmp "sgt" %1561, %64 : i32
      %1584 = llvm.and %1583, %1567 : i1
      %1585 = llvm.mul %arg5, %53 : i64
      %1586 = llvm.getelementptr %1557[%1585] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1587 = llvm.icmp "sgt" %1561, %26 : i32
      %1588 = llvm.and %1587, %1567 : i1
      %1589 = llvm.mul %arg5, %52 : i64
      %1590 = llvm.getelementptr %1557[%1589] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1591 = llvm.icmp "sgt" %1561, %25 : i32
      %1592 = llvm.and %1591, %1567 : i1
      %1593 = llvm.mul %arg5, %51 : i64
      %1594 = llvm.getelementptr %1557[%1593] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1595 = llvm.icmp "sgt" %1561, %24 : i32
      %1596 = llvm.and %1595, %1567 : i1
      %1597 = llvm.mul %arg5, %67 : i64
      %1598 = llvm.getelementptr %1557[%1597] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1599 = llvm.icmp "sgt" %1561, %63 : i32
      %1600 = llvm.and %1599, %1567 : i1
      %1601 = llvm.mul %arg5, %50 : i64
      %1602 = llvm.getelementptr %1557[%1601] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1603 = llvm.icmp "sgt" %1561, %23 : i32
      %1604 = llvm.and %1603, %1567 : i1
      %1605 = llvm.mul %arg5, %49 : i64
      %1606 = llvm.getelementptr %1557[%1605] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1607 = llvm.icmp "sgt" %1561, %22 : i32
      %1608 = llvm.and %1607, %1567 : i1
      %1609 = llvm.mul %arg5, %48 : i64
      %1610 = llvm.getelementptr %1557[%1609] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1611 = llvm.icmp "sgt" %1561, %21 : i32
      %1612 = llvm.and %1611, %1567 : i1
      %1613 = llvm.mul %arg5, %47 : i64
      %1614 = llvm.getelementptr %1557[%1613] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1615 = llvm.icmp "sgt" %1561, %56 : i32
      %1616 = llvm.and %1615, %1567 : i1
      %1617 = llvm.mul %arg5, %46 : i64
      %1618 = llvm.getelementptr %1557[%1617] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1619 = llvm.icmp "sgt" %1561, %20 : i32
      %1620 = llvm.and %1619, %1567 : i1
      %1621 = llvm.mul %arg5, %45 : i64
      %1622 = llvm.getelementptr %1557[%1621] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1623 = llvm.icmp "sgt" %1561, %19 : i32
      %1624 = llvm.and %1623, %1567 : i1
      %1625 = llvm.mul %arg5, %44 : i64
      %1626 = llvm.getelementptr %1557[%1625] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1627 = llvm.icmp "sgt" %1561, %18 : i32
      %1628 = llvm.and %1627, %1567 : i1
      %1629 = llvm.getelementptr %1557[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1630 = llvm.icmp "sgt" %1565, %59 : i32
      %1631 = llvm.and %1566, %1630 : i1
      %1632 = llvm.getelementptr %1570[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1633 = llvm.and %1571, %1630 : i1
      %1634 = llvm.getelementptr %1574[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1635 = llvm.and %1575, %1630 : i1
      %1636 = llvm.getelementptr %1578[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1637 = llvm.and %1579, %1630 : i1
      %1638 = llvm.getelementptr %1582[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1639 = llvm.and %1583, %1630 : i1
      %1640 = llvm.getelementptr %1586[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1641 = llvm.and %1587, %1630 : i1
      %1642 = llvm.getelementptr %1590[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1643 = llvm.and %1591, %1630 : i1
      %1644 = llvm.getelementptr %1594[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1645 = llvm.and %1595, %1630 : i1
      %1646 = llvm.getelementptr %1598[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1647 = llvm.and %1599, %1630 : i1
      %1648 = llvm.getelementptr %1602[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1649 = llvm.and %1603, %1630 : i1
      %1650 = llvm.getelementptr %1606[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1651 = llvm.and %1607, %1630 : i1
      %1652 = llvm.getelementptr %1610[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1653 = llvm.and %1611, %1630 : i1
      %1654 = llvm.getelementptr %1614[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1655 = llvm.and %1615, %1630 : i1
      %1656 = llvm.getelementptr %1618[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1657 = llvm.and %1619, %1630 : i1
      %1658 = llvm.getelementptr %1622[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1659 = llvm.and %1623, %1630 : i1
      %1660 = llvm.getelementptr %1626[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1661 = llvm.and %1627, %1630 : i1
      %1662 = llvm.mul %arg5, %43 : i64
      %1663 = llvm.getelementptr %1557[%1662] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1664 = llvm.icmp "sgt" %1561, %59 : i32
      %1665 = llvm.and %1664, %1567 : i1
      %1666 = llvm.mul %arg5, %42 : i64
      %1667 = llvm.getelementptr %1557[%1666] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1668 = llvm.icmp "sgt" %1561, %17 : i32
      %1669 = llvm.and %1668, %1567 : i1
      %1670 = llvm.mul %arg5, %41 : i64
      %1671 = llvm.getelementptr %1557[%1670] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1672 = llvm.icmp "sgt" %1561, %16 : i32
      %1673 = llvm.and %1672, %1567 : i1
      %1674 = llvm.mul %arg5, %40 : i64
      %1675 = llvm.getelementptr %1557[%1674] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1676 = llvm.icmp "sgt" %1561, %15 : i32
      %1677 = llvm.and %1676, %1567 : i1
      %1678 = llvm.mul %arg5, %39 : i64
      %1679 = llvm.getelementptr %1557[%1678] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1680 = llvm.icmp "sgt" %1561, %14 : i32
      %1681 = llvm.and %1680, %1567 : i1
      %1682 = llvm.mul %arg5, %38 : i64
      %1683 = llvm.getelementptr %1557[%1682] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1684 = llvm.icmp "sgt" %1561, %13 : i32
      %1685 = llvm.and %1684, %1567 : i1
      %1686 = llvm.mul %arg5, %37 : i64
      %1687 = llvm.getelementptr %1557[%1686] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1688 = llvm.icmp "sgt" %1561, %12 : i32
      %1689 = llvm.and %1688, %1567 : i1
      %1690 = llvm.mul %arg5, %36 : i64
      %1691 = llvm.getelementptr %1557[%1690] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1692 = llvm.icmp "sgt" %1561, %11 : i32
      %1693 = llvm.and %1692, %1567 : i1
      %1694 = llvm.mul %arg5, %35 : i64
      %1695 = llvm.getelementptr %1557[%1694] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1696 = llvm.icmp "sgt" %1561, %10 : i32
      %1697 = llvm.and %1696, %1567 : i1
      %1698 = llvm.mul %arg5, %34 : i64
      %1699 = llvm.getelementptr %1557[%1698] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1700 = llvm.icmp "sgt" %1561, %9 : i32
      %1701 = llvm.and %1700, %1567 : i1
      %1702 = llvm.mul %arg5, %33 : i64
      %1703 = llvm.getelementptr %1557[%1702] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1704 = llvm.icmp "sgt" %1561, %8 : i32
      %1705 = llvm.and %1704, %1567 : i1
      %1706 = llvm.mul %arg5, %32 : i64
      %1707 = llvm.getelementptr %1557[%1706] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1708 = llvm.icmp "sgt" %1561, %7 : i32
      %1709 = llvm.and %1708, %1567 : i1
      %1710 = llvm.mul %arg5, %31 : i64
      %1711 = llvm.getelementptr %1557[%1710] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1712 = llvm.icmp "sgt" %1561, %6 : i32
      %1713 = llvm.and %1712, %1567 : i1
      %1714 = llvm.mul %arg5, %30 : i64
      %1715 = llvm.getelementptr %1557[%1714] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1716 = llvm.icmp "sgt" %1561, %5 : i32
      %1717 = llvm.and %1716, %1567 : i1
      %1718 = llvm.mul %arg5, %29 : i64
      %1719 = llvm.getelementptr %1557[%1718] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1720 = llvm.icmp "sgt" %1561, %4 : i32
      %1721 = llvm.and %1720, %1567 : i1
      %1722 = llvm.mul %arg5, %28 : i64
      %1723 = llvm.getelementptr %1557[%1722] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1724 = llvm.icmp "sgt" %1561, %3 : i32
      %1725 = llvm.and %1724, %1567 : i1
      %1726 = llvm.getelementptr %1663[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1727 = llvm.and %1664, %1630 : i1
      %1728 = llvm.getelementptr %1667[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1729 = llvm.and %1668, %1630 : i1
      %1730 = llvm.getelementptr %1671[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1731 = llvm.and %1672, %1630 : i1
      %1732 = llvm.getelementptr %1675[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1733 = llvm.and %1676, %1630 : i1
      %1734 = llvm.getelementptr %1679[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1735 = llvm.and %1680, %1630 : i1
      %1736 = llvm.getelementptr %1683[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1737 = llvm.and %1684, %1630 : i1
      %1738 = llvm.getelementptr %1687[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1739 = llvm.and %1688, %1630 : i1
      %1740 = llvm.getelementptr %1691[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1741 = llvm.and %1692, %1630 : i1
      %1742 = llvm.getelementptr %1695[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1743 = llvm.and %1696, %1630 : i1
      %1744 = llvm.getelementptr %1699[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1745 = llvm.and %1700, %1630 : i1
      %1746 = llvm.getelementptr %1703[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1747 = llvm.and %1704, %1630 : i1
      %1748 = llvm.getelementptr %1707[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1749 = llvm.and %1708, %1630 : i1
      %1750 = llvm.getelementptr %1711[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1751 = llvm.and %1712, %1630 : i1
      %1752 = llvm.getelementptr %1715[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1753 = llvm.and %1716, %1630 : i1
      %1754 = llvm.getelementptr %1719[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1755 = llvm.and %1720, %1630 : i1
      %1756 = llvm.getelementptr %1723[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1757 = llvm.and %1724, %1630 : i1
      %1758 = llvm.mlir.constant(0 : i64) : i64
      %1759 = llvm.extractelement %1525[%1758 : i64] : vector<4xbf16>
      llvm.cond_br %1568, ^bb14, ^bb15
    ^bb14:  // pred: ^bb13
      llvm.store %1759, %1557 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb15
    ^bb15:  // 2 preds: ^bb13, ^bb14
      %1760 = llvm.mlir.constant(1 : i64) : i64
      %1761 = llvm.extractelement %1525[%1760 : i64] : vector<4xbf16>
      llvm.cond_br %1572, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      llvm.store %1761, %1570 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb17
    ^bb17:  // 2 preds: ^bb15, ^bb16
      %1762 = llvm.mlir.constant(2 : i64) : i64
      %1763 = llvm.extractelement %1525[%1762 : i64] : vector<4xbf16>
      llvm.cond_br %1576, ^bb18, ^bb19
    ^bb18:  // pred: ^bb17
      llvm.store %1763, %1574 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb19
    ^bb19:  // 2 preds: ^bb17, ^bb18
      %1764 = llvm.mlir.constant(3 : i64) : i64
      %1765 = llvm.extractelement %1525[%1764 : i64] : vector<4xbf16>
      llvm.cond_br %1580, ^bb20, ^bb21
    ^bb20:  // pred: ^bb19
      llvm.store %1765, %1578 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb21
    ^bb21:  // 2 preds: ^bb19, ^bb20
      %1766 = llvm.mlir.constant(0 : i64) : i64
      %1767 = llvm.extractelement %1526[%1766 : i64] : vector<4xbf16>
      llvm.cond_br %1584, ^bb22, ^bb23
    ^bb22:  // pred: ^bb21
      llvm.store %1767, %1582 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb23
    ^bb23:  // 2 preds: ^bb21, ^bb22
      %1768 = llvm.mlir.constant(1 : i64) : i64
      %1769 = llvm.extractelement %1526[%1768 : i64] : vector<4xbf16>
      llvm.cond_br %1588, ^bb24, ^bb25
    ^bb24:  // pred: ^bb23
      llvm.store %1769, %1586 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb25
    ^bb25:  // 2 preds: ^bb23, ^bb24
      %1770 = llvm.mlir.constant(2 : i64) : i64
      %1771 = llvm.extractelement %1526[%1770 : i64] : vector<4xbf16>
      llvm.cond_br %1592, ^bb26, ^bb27
    ^bb26:  // pred: ^bb25
      llvm.store %1771, %1590 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb27
    ^bb27:  // 2 preds: ^bb25, ^bb26
      %1772 = llvm.mlir.constant(3 : i64) : i64
      %1773 = llvm.extractelement %1526[%1772 : i64] : vector<4xbf16>
      llvm.cond_br %1596, ^bb28, ^bb29
    ^bb28:  // pred: ^bb27
      llvm.store %1773, %1594 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb29
    ^bb29:  // 2 preds: ^bb27, ^bb28
      %1774 = llvm.mlir.constant(0 : i64) : i64
      %1775 = llvm.extractelement %1527[%1774 : i64] : vector<4xbf16>
      llvm.cond_br %1600, ^bb30, ^bb31
    ^bb30:  // pred: ^bb29
      llvm.store %1775, %1598 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb29, ^bb30
      %1776 = llvm.mlir.constant(1 : i64) : i64
      %1777 = llvm.extractelement %1527[%1776 : i64] : vector<4xbf16>
      llvm.cond_br %1604, ^bb32, ^bb33
    ^bb32:  // pred: ^bb31
      llvm.store %1777, %1602 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb33
    ^bb33:  // 2 preds: ^bb31, ^bb32
      %1778 = llvm.mlir.constant(2 : i64) : i64
      %1779 = llvm.extractelement %1527[%1778 : i64] : vector<4xbf16>
      llvm.cond_br %1608, ^bb34, ^bb35
    ^bb34:  // pred: ^bb33
      llvm.store %1779, %1606 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb35
    ^bb35:  // 2 preds: ^bb33, ^bb34
      %1780 = llvm.mlir.constant(3 : i64) : i64
      %1781 = llvm.extractelement %1527[%1780 : i64] : vector<4xbf16>
      llvm.cond_br %1612, ^bb36, ^bb37
    ^bb36:  // pred: ^bb35
      llvm.store %1781, %1610 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb37
    ^bb37:  // 2 preds: ^bb35, ^bb36
      %1782 = llvm.mlir.constant(0 : i64) : i64
      %1783 = llvm.extractelement %1528[%1782 : i64] : vector<4xbf16>
      llvm.cond_br %1616, ^bb38, ^bb39
    ^bb38:  // pred: ^bb37
      llvm.store %1783, %1614 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb39
    ^bb39:  // 2 preds: ^bb37, ^bb38
      %1784 = llvm.mlir.constant(1 : i64) : i64
      %1785 = llvm.extractelement %1528[%1784 : i64] : vector<4xbf16>
      llvm.cond_br %1620, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      llvm.store %1785, %1618 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb41
    ^bb41:  // 2 preds: ^bb39, ^bb40
      %1786 = llvm.mlir.constant(2 : i64) : i64
      %1787 = llvm.extractelement %1528[%1786 : i64] : vector<4xbf16>
      llvm.cond_br %1624, ^bb42, ^bb43
    ^bb42:  // pred: ^bb41
      llvm.store %1787, %1622 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb41, ^bb42
      %1788 = llvm.mlir.constant(3 : i64) : i64
      %1789 = llvm.extractelement %1528[%1788 : i64] : vector<4xbf16>
      llvm.cond_br %1628, ^bb44, ^bb45
    ^bb44:  // pred: ^bb43
      llvm.store %1789, %1626 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb45
    ^bb45:  // 2 preds: ^bb43, ^bb44
      %1790 = llvm.mlir.constant(0 : i64) : i64
      %1791 = llvm.extractelement %1529[%1790 : i64] : vector<4xbf16>
      llvm.cond_br %1631, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      llvm.store %1791, %1629 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb47
    ^bb47:  // 2 preds: ^bb45, ^bb46
      %1792 = llvm.mlir.constant(1 : i64) : i64
      %1793 = llvm.extractelement %1529[%1792 : i64] : vector<4xbf16>
      llvm.cond_br %1633, ^bb48, ^bb49
    ^bb48:  // pred: ^bb47
      llvm.store %1793, %1632 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb49
    ^bb49:  // 2 preds: ^bb47, ^bb48
      %1794 = llvm.mlir.constant(2 : i64) : i64
      %1795 = llvm.extractelement %1529[%1794 : i64] : vector<4xbf16>
      llvm.cond_br %1635, ^bb50, ^bb51
    ^bb50:  // pred: ^bb49
      llvm.store %1795, %1634 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb51
    ^bb51:  // 2 preds: ^bb49, ^bb50
      %1796 = llvm.mlir.constant(3 : i64) : i64
      %1797 = llvm.extractelement %1529[%1796 : i64] : vector<4xbf16>
      llvm.cond_br %1637, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      llvm.store %1797, %1636 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb53
    ^bb53:  // 2 preds: ^bb51, ^bb52
      %1798 = llvm.mlir.constant(0 : i64) : i64
      %1799 = llvm.extractelement %1530[%1798 : i64] : vector<4xbf16>
      llvm.cond_br %1639, ^bb54, ^bb55
    ^bb54:  // pred: ^bb53
      llvm.store %1799, %1638 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb55
    ^bb55:  // 2 preds: ^bb53, ^bb54
      %1800 = llvm.mlir.constant(1 : i64) : i64
      %1801 = llvm.extractelement %1530[%1800 : i64] : vector<4xbf16>
      llvm.cond_br %1641, ^bb56, ^bb57
    ^bb56:  // pred: ^bb55
      llvm.store %1801, %1640 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb57
    ^bb57:  // 2 preds: ^bb55, ^bb56
      %1802 = llvm.mlir.constant(2 : i64) : i64
      %1803 = llvm.extractelement %1530[%1802 : i64] : vector<4xbf16>
      llvm.cond_br %1643, ^bb58, ^bb59
    ^bb58:  // pred: ^bb57
      llvm.store %1803, %1642 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb59
    ^bb59:  // 2 preds: ^bb57, ^bb58
      %1804 = llvm.mlir.constant(3 : i64) : i64
      %1805 = llvm.extractelement %1530[%1804 : i64] : vector<4xbf16>
      llvm.cond_br %1645, ^bb60, ^bb61
    ^bb60:  // pred: ^bb59
      llvm.store %1805, %1644 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb61
    ^bb61:  // 2 preds: ^bb59, ^bb60
      %1806 = llvm.mlir.constant(0 : i64) : i64
      %1807 = llvm.extractelement %1531[%1806 : i64] : vector<4xbf16>
      llvm.cond_br %1647, ^bb62, ^bb63
    ^bb62:  // pred: ^bb61
      llvm.store %1807, %1646 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb63
    ^bb63:  // 2 preds: ^bb61, ^bb62
      %1808 = llvm.mlir.constant(1 : i64) : i64
      %1809 = llvm.extractelement %1531[%1808 : i64] : vector<4xbf16>
      llvm.cond_br %1649, ^bb64, ^bb65
    ^bb64:  // pred: ^bb63
      llvm.store %1809, %1648 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb65
    ^bb65:  // 2 preds: ^bb63, ^bb64
      %1810 = llvm.mlir.constant(2 : i64) : i64
      %1811 = llvm.extractelement %1531[%1810 : i64] : vector<4xbf16>
      llvm.cond_br %1651, ^bb66, ^bb67
    ^bb66:  // pred: ^bb65
      llvm.store %1811, %1650 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb67
    ^bb67:  // 2 preds: ^bb65, ^bb66
      %1812 = llvm.mlir.constant(3 : i64) : i64
      %1813 = llvm.extractelement %1531[%1812 : i64] : vector<4xbf16>
      llvm.cond_br %1653, ^bb68, ^bb69
    ^bb68:  // pred: ^bb67
      llvm.store %1813, %1652 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb69
    ^bb69:  // 2 preds: ^bb67, ^bb68
      %1814 = llvm.mlir.constant(0 : i64) : i64
      %1815 = llvm.extractelement %1532[%1814 : i64] : vector<4xbf16>
      llvm.cond_br %1655, ^bb70, ^bb71
    ^bb70:  // pred: ^bb69
      llvm.store %1815, %1654 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb71
    ^bb71:  // 2 preds: ^bb69, ^bb70
      %1816 = llvm.mlir.constant(1 : i64) : i64
      %1817 = llvm.extractelement %1532[%1816 : i64] : vector<4xbf16>
      llvm.cond_br %1657, ^bb72, ^bb73
    ^bb72:  // pred: ^bb71
      llvm.store %1817, %1656 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb73
    ^bb73:  // 2 preds: ^bb71, ^bb72
      %1818 = llvm.mlir.constant(2 : i64) : i64
      %1819 = llvm.extractelement %1532[%1818 : i64] : vector<4xbf16>
      llvm.cond_br %1659, ^bb74, ^bb75
    ^bb74:  // pred: ^bb73
      llvm.store %1819, %1658 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb75
    ^bb75:  // 2 preds: ^bb73, ^bb74
      %1820 = llvm.mlir.constant(3 : i64) : i64
      %1821 = llvm.extractelement %1532[%1820 : i64] : vector<4xbf16>
      llvm.cond_br %1661, ^bb76, ^bb77
    ^bb76:  // pred: ^bb75
      llvm.store %1821, %1660 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb77
    ^bb77:  // 2 preds: ^bb75, ^bb76
      %1822 = llvm.mlir.constant(0 : i64) : i64
      %1823 = llvm.extractelement %1533[%1822 : i64] : vector<4xbf16>
      llvm.cond_br %1665, ^bb78, ^bb79
    ^bb78:  // pred: ^bb77
      llvm.store %1823, %1663 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb79
    ^bb79:  // 2 preds: ^bb77, ^bb78
      %1824 = llvm.mlir.constant(1 : i64) : i64
      %1825 = llvm.extractelement %1533[%1824 : i64] : vector<4xbf16>
      llvm.cond_br %1669, ^bb80, ^bb81
    ^bb80:  // pred: ^bb79
      llvm.store %1825, %1667 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb81
    ^bb81:  // 2 preds: ^bb79, ^bb80
      %1826 = llvm.mlir.constant(2 : i64) : i64
      %1827 = llvm.extractelement %1533[%1826 : i64] : vector<4xbf16>
      llvm.cond_br %1673, ^bb82, ^bb83
    ^bb82:  // pred: ^bb81
      llvm.store %1827, %1671 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb83
    ^bb83:  // 2 preds: ^bb81, ^bb82
      %1828 = llvm.mlir.constant(3 : i64) : i64
      %1829 = llvm.extractelement %1533[%1828 : i64] : vector<4xbf16>
      llvm.cond_br %1677, ^bb84, ^bb85
    ^bb84:  // pred: ^bb83
      llvm.store %1829, %1675 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb85
    ^bb85:  // 2 preds: ^bb83, ^bb84
      %1830 = llvm.mlir.constant(0 : i64) : i64
      %1831 = llvm.extractelement %1534[%1830 : i64] : vector<4xbf16>
      llvm.cond_br %1681, ^bb86, ^bb87
    ^bb86:  // pred: ^bb85
      llvm.store %1831, %1679 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb87
    ^bb87:  // 2 preds: ^bb85, ^bb86
      %1832 = llvm.mlir.constant(1 : i64) : i64
      %1833 = llvm.extractelement %1534[%1832 : i64] : vector<4xbf16>
      llvm.cond_br %1685, ^bb88, ^bb89
    ^bb88:  // pred: ^bb87
      llvm.store %1833, %1683 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb89
    ^bb89:  // 2 preds: ^bb87, ^bb88
      %1834 = llvm.mlir.constant(2 : i64) : i64
      %1835 = llvm.extractelement %1534[%1834 : i64] : vector<4xbf16>
      llvm.cond_br %1689, ^bb90, ^bb91
    ^bb90:  // pred: ^bb89
      llvm.store %1835, %1687 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb91
    ^bb91:  // 2 preds: ^bb89, ^bb90
      %1836 = llvm.mlir.constant(3 : i64) : i64
      %1837 = llvm.extractelement %1534[%1836 : i64] : vector<4xbf16>
      llvm.cond_br %1693, ^bb92, ^bb93
    ^bb92:  // pred: ^bb91
      llvm.store %1837, %1691 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb93
    ^bb93:  // 2 preds: ^bb91, ^bb92
      %1838 = llvm.mlir.constant(0 : i64) : i64
      %1839 = llvm.extractelement %1535[%1838 : i64] : vector<4xbf16>
      llvm.cond_br %1697, ^bb94, ^bb95
    ^bb94:  // pred: ^bb93
      llvm.store %1839, %1695 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb95
    ^bb95:  // 2 preds: ^bb93, ^bb94
      %1840 = llvm.mlir.constant(1 : i64) : i64
      %1841 = llvm.extractelement %1535[%1840 : i64] : vector<4xbf16>
      llvm.cond_br %1701, ^bb96, ^bb97
    ^bb96:  // pred: ^bb95
      llvm.store %1841, %1699 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb97
    ^bb97:  // 2 preds: ^bb95, ^bb96
      %1842 = llvm.mlir.constant(2 : i64) : i64
      %1843 = llvm.extractelement %1535[%1842 : i64] : vector<4xbf16>
      llvm.cond_br %1705, ^bb98, ^bb99
    ^bb98:  // pred: ^bb97
      llvm.store %1843, %1703 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb99
    ^bb99:  // 2 preds: ^bb97, ^bb98
      %1844 = llvm.mlir.constant(3 : i64) : i64
      %1845 = llvm.extractelement %1535[%1844 : i64] : vector<4xbf16>
      llvm.cond_br %1709, ^bb100, ^bb101
    ^bb100:  // pred: ^bb99
      llvm.store %1845, %1707 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb101
    ^bb101:  // 2 preds: ^bb99, ^bb100
      %1846 = llvm.mlir.constant(0 : i64) : i64
      %1847 = llvm.extractelement %1536[%1846 : i64] : vector<4xbf16>
      llvm.cond_br %1713, ^bb102, ^bb103
    ^bb102:  // pred: ^bb101
      llvm.store %1847, %1711 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb103
    ^bb103:  // 2 preds: ^bb101, ^bb102
      %1848 = llvm.mlir.constant(1 : i64) : i64
      %1849 = llvm.extractelement %1536[%1848 : i64] : vector<4xbf16>
      llvm.cond_br %1717, ^bb104, ^bb105
    ^bb104:  // pred: ^bb103
      llvm.store %1849, %1715 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb105
    ^bb105:  // 2 preds: ^bb103, ^bb104
      %1850 = llvm.mlir.constant(2 : i64) : i64
      %1851 = llvm.extractelement %1536[%1850 : i64] : vector<4xbf16>
      llvm.cond_br %1721, ^bb106, ^bb107
    ^bb106:  // pred: ^bb105
      llvm.store %1851, %1719 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb107
    ^bb107:  // 2 preds: ^bb105, ^bb106
      %1852 = llvm.mlir.constant(3 : i64) : i64
      %1853 = llvm.extractelement %1536[%1852 : i64] : vector<4xbf16>
      llvm.cond_br %1725, ^bb108, ^bb109
    ^bb108:  // pred: ^bb107
      llvm.store %1853, %1723 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb109
    ^bb109:  // 2 preds: ^bb107, ^bb108
      %1854 = llvm.mlir.constant(0 : i64) : i64
      %1855 = llvm.extractelement %1537[%1854 : i64] : vector<4xbf16>
      llvm.cond_br %1727, ^bb110, ^bb111
    ^bb110:  // pred: ^bb109
      llvm.store %1855, %1726 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb111
    ^bb111:  // 2 preds: ^bb109, ^bb110
      %1856 = llvm.mlir.constant(1 : i64) : i64
      %1857 = llvm.extractelement %1537[%1856 : i64] : vector<4xbf16>
      llvm.cond_br %1729, ^bb112, ^bb113
    ^bb112:  // pred: ^bb111
      llvm.store %1857, %1728 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb113
    ^bb113:  // 2 preds: ^bb111, ^bb112
      %1858 = llvm.mlir.constant(2 : i64) : i64
      %1859 = llvm.extractelement %1537[%1858 : i64] : vector<4xbf16>
      llvm.cond_br %1731, ^bb114, ^bb115
    ^bb114:  // pred: ^bb113
      llvm.store %1859, %1730 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb115
    ^bb115:  // 2 preds: ^bb113, ^bb114
      %1860 = llvm.mlir.constant(3 : i64) : i64
      %1861 = llvm.extractelement %1537[%1860 : i64] : vector<4xbf16>
      llvm.cond_br %1733, ^bb116, ^bb117
    ^bb116:  // pred: ^bb115
      llvm.store %1861, %1732 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb117
    ^bb117:  // 2 preds: ^bb115, ^bb116
      %1862 = llvm.mlir.constant(0 : i64) : i64
      %1863 = llvm.extractelement %1538[%1862 : i64] : vector<4xbf16>
      llvm.cond_br %1735, ^bb118, ^bb119
    ^bb118:  // pred: ^bb117
      llvm.store %1863, %1734 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb119
    ^bb119:  // 2 preds: ^bb117, ^bb118
      %1864 = llvm.mlir.constant(1 : i64) : i64
      %1865 = llvm.extractelement %1538[%1864 : i64] : vector<4xbf16>
      llvm.cond_br %1737, ^bb120, ^bb121
    ^bb120:  // pred: ^bb119
      llvm.store %1865, %1736 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb121
    ^bb121:  // 2 preds: ^bb119, ^bb120
      %1866 = llvm.mlir.constant(2 : i64) : i64
      %1867 = llvm.extractelement %1538[%1866 : i64] : vector<4xbf16>
      llvm.cond_br %1739, ^bb122, ^bb123
    ^bb122:  // pred: ^bb121
      llvm.store %1867, %1738 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb123
    ^bb123:  // 2 preds: ^bb121, ^bb122
      %1868 = llvm.mlir.constant(3 : i64) : i64
      %1869 = llvm.extractelement %1538[%1868 : i64] : vector<4xbf16>
      llvm.cond_br %1741, ^bb124, ^bb125
    ^bb124:  // pred: ^bb123
      llvm.store %1869, %1740 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb125
    ^bb125:  // 2 preds: ^bb123, ^bb124
      %1870 = llvm.mlir.constant(0 : i64) : i64
      %1871 = llvm.extractelement %1539[%1870 : i64] : vector<4xbf16>
      llvm.cond_br %1743, ^bb126, ^bb127
    ^bb126:  // pred: ^bb125
      llvm.store %1871, %1742 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb127
    ^bb127:  // 2 preds: ^bb125, ^bb126
      %1872 = llvm.mlir.constant(1 : i64) : i64
      %1873 = llvm.extractelement %1539[%1872 : i64] : vector<4xbf16>
      llvm.cond_br %1745, ^bb128, ^bb129
    ^bb128:  // pred: ^bb127
      llvm.store %1873, %1744 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb129
    ^bb129:  // 2 preds: ^bb127, ^bb128
      %1874 = llvm.mlir.constant(2 : i64) : i64
      %1875 = llvm.extractelement %1539[%1874 : i64] : vector<4xbf16>
      llvm.cond_br %1747, ^bb130, ^bb131
    ^bb130:  // pred: ^bb129
      llvm.store %1875, %1746 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb131
    ^bb131:  // 2 preds: ^bb129, ^bb130
      %1876 = llvm.mlir.constant(3 : i64) : i64
      %1877 = llvm.extractelement %1539[%1876 : i64] : vector<4xbf16>
      llvm.cond_br %1749, ^bb132, ^bb133
    ^bb132:  // pred: ^bb131
      llvm.store %1877, %1748 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb133
    ^bb133:  // 2 preds: ^bb131, ^bb132
      %1878 = llvm.mlir.constant(0 : i64) : i64
      %1879 = llvm.extractelement %1540[%1878 : i64] : vector<4xbf16>
      llvm.cond_br %1751, ^bb134, ^bb135
    ^bb134:  // pred: ^bb133
      llvm.store %1879, %1750 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb135
    ^bb135:  // 2 preds: ^bb133, ^bb134
      %1880 = llvm.mlir.constant(1 : i64) : i64
      %1881 = llvm.extractelement %1540[%1880 : i64] : vector<4xbf16>
      llvm.cond_br %1753, ^bb136, ^bb137
    ^bb136:  // pred: ^bb135
      llvm.store %1881, %1752 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb137
    ^bb137:  // 2 preds: ^bb135, ^bb136
      %1882 = llvm.mlir.constant(2 : i64) : i64
      %1883 = llvm.extractelement %1540[%1882 : i64] : vector<4xbf16>
      llvm.cond_br %1755, ^bb138, ^bb139
    ^bb138:  // pred: ^bb137
      llvm.store %1883, %1754 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb139
    ^bb139:  // 2 preds: ^bb137, ^bb138
      %1884 = llvm.mlir.constant(3 : i64) : i64
      %1885 = llvm.extractelement %1540[%1884 : i64] : vector<4xbf16>
      llvm.cond_br %1757, ^bb140, ^bb141
    ^bb140:  // pred: ^bb139
      llvm.store %1885, %1756 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb141
    ^bb141:  // 2 preds: ^bb139, ^bb140
      llvm.br ^bb142
    ^bb142:  // 2 preds: ^bb12, ^bb141
      llvm.return
    }
  }
