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
      %35 = llvm.mlir.constant(86 : index) : i64
      %36 = llvm.mlir.constant(84 : index) : i64
      %37 = llvm.mlir.constant(82 : index) : i64
      %38 = llvm.mlir.constant(80 : index) : i64
      %39 = llvm.mlir.constant(70 : index) : i64
      %40 = llvm.mlir.constant(68 : index) : i64
      %41 = llvm.mlir.constant(66 : index) : i64
      %42 = llvm.mlir.constant(54 : index) : i64
      %43 = llvm.mlir.constant(52 : index) : i64
      %44 = llvm.mlir.constant(50 : index) : i64
      %45 = llvm.mlir.constant(48 : index) : i64
      %46 = llvm.mlir.constant(38 : index) : i64
      %47 = llvm.mlir.constant(36 : index) : i64
      %48 = llvm.mlir.constant(34 : index) : i64
      %49 = llvm.mlir.constant(22 : index) : i64
      %50 = llvm.mlir.constant(20 : index) : i64
      %51 = llvm.mlir.constant(18 : index) : i64
      %52 = llvm.mlir.constant(6 : index) : i64
      %53 = llvm.mlir.constant(4 : index) : i64
      %54 = llvm.mlir.constant(24 : i32) : i32
      %55 = llvm.mlir.constant(128 : i32) : i32
      %56 = llvm.mlir.constant(28 : i32) : i32
      %57 = llvm.mlir.constant(32 : i32) : i32
      %58 = llvm.mlir.addressof @tier_zeros : !llvm.ptr<1>
      %59 = llvm.mlir.constant(1073741824 : index) : i64
      %60 = llvm.mlir.constant(2 : index) : i64
      %61 = llvm.mlir.constant(16 : i32) : i32
      %62 = llvm.mlir.constant(8 : i32) : i32
      %63 = llvm.mlir.constant(4 : i32) : i32
      %64 = llvm.mlir.constant(8192 : i32) : i32
      %65 = llvm.mlir.constant(32 : index) : i64
      %66 = llvm.mlir.constant(0 : index) : i64
      %67 = llvm.mlir.constant(16 : index) : i64
      %68 = llvm.mlir.constant(128 : index) : i64
      %69 = llvm.mlir.constant(2147483647 : index) : i64
      %70 = llvm.mlir.constant(64 : index) : i64
      %71 = llvm.mlir.constant(96 : index) : i64
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
      %85 = llvm.icmp "eq" %arg4, %66 : i64
      %86 = llvm.sub %arg4, %0 : i64
      %87 = llvm.udiv %86, %68 : i64
      %88 = llvm.add %87, %0 : i64
      %89 = llvm.select %85, %66, %88 : i1, i64
      %90 = llvm.icmp "eq" %arg5, %66 : i64
      %91 = llvm.sub %arg5, %0 : i64
      %92 = llvm.udiv %91, %68 : i64
      %93 = llvm.add %92, %0 : i64
      %94 = llvm.select %90, %66, %93 : i1, i64
      %95 = llvm.mul %94, %67 : i64
      %96 = llvm.intr.umin(%95, %69) : (i64, i64) -> i64
      %97 = llvm.trunc %96 : i64 to i32
      %98 = llvm.udiv %84, %97 : i32
      %99 = llvm.zext %98 : i32 to i64
      %100 = llvm.mul %98, %97 : i32
      %101 = llvm.sub %84, %100 : i32
      %102 = llvm.mul %99, %67 : i64
      %103 = llvm.sub %89, %102 : i64
      %104 = llvm.intr.umin(%103, %67) : (i64, i64) -> i64
      %105 = llvm.trunc %104 : i64 to i32
      %106 = llvm.udiv %101, %105 : i32
      %107 = llvm.mul %106, %105 : i32
      %108 = llvm.sub %101, %107 : i32
      %109 = llvm.zext %108 : i32 to i64
      %110 = llvm.add %102, %109 : i64
      %111 = llvm.zext %106 : i32 to i64
      %112 = llvm.mul %110, %68 : i64
      %113 = llvm.mul %111, %68 : i64
      %114 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %115 = llvm.urem %78, %63 : i32
      %116 = llvm.mul %115, %62 : i32
      %117 = llvm.udiv %78, %63 : i32
      %118 = llvm.mul %81, %61 : i32
      %119 = llvm.add %117, %118 : i32
      %120 = llvm.zext %119 : i32 to i64
      %121 = llvm.add %112, %120 : i64
      %122 = llvm.mul %121, %arg7 : i64
      %123 = llvm.zext %116 : i32 to i64
      %124 = llvm.add %122, %123 : i64
      %125 = llvm.mul %124, %60 : i64
      %126 = llvm.getelementptr %arg0[%125] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %127 = llvm.sub %arg4, %121 : i64
      %128 = llvm.intr.smin(%127, %59) : (i64, i64) -> i64
      %129 = llvm.intr.smax(%128, %66) : (i64, i64) -> i64
      %130 = llvm.trunc %129 : i64 to i32
      %131 = llvm.sub %arg6, %123 : i64
      %132 = llvm.intr.smin(%131, %59) : (i64, i64) -> i64
      %133 = llvm.intr.smax(%132, %66) : (i64, i64) -> i64
      %134 = llvm.trunc %133 : i64 to i32
      %135 = llvm.icmp "sgt" %130, %72 : i32
      %136 = llvm.icmp "sgt" %134, %72 : i32
      %137 = llvm.and %135, %136 : i1
      %138 = llvm.mul %arg7, %68 : i64
      %139 = llvm.getelementptr %126[%138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %140 = llvm.icmp "sgt" %130, %75 : i32
      %141 = llvm.and %140, %136 : i1
      %142 = llvm.select %137, %126, %58 : i1, !llvm.ptr<1>
      %143 = llvm.load %142 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %144 = llvm.select %141, %139, %58 : i1, !llvm.ptr<1>
      %145 = llvm.load %144 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %146 = llvm.urem %78, %63 : i32
      %147 = llvm.mul %146, %62 : i32
      %148 = llvm.udiv %78, %63 : i32
      %149 = llvm.mul %81, %61 : i32
      %150 = llvm.add %148, %149 : i32
      %151 = llvm.mul %150, %57 : i32
      %152 = llvm.add %151, %147 : i32
      %153 = llvm.lshr %152, %63 : i32
      %154 = llvm.and %153, %56 : i32
      %155 = llvm.xor %152, %154 : i32
      %156 = llvm.mul %155, %74 : i32
      %157 = llvm.getelementptr %76[%156] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %158 = llvm.xor %155, %63 : i32
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
      %167 = llvm.urem %78, %61 : i32
      %168 = llvm.mul %167, %62 : i32
      %169 = llvm.udiv %78, %61 : i32
      %170 = llvm.mul %81, %63 : i32
      %171 = llvm.add %169, %170 : i32
      %172 = llvm.zext %168 : i32 to i64
      %173 = llvm.add %113, %172 : i64
      %174 = llvm.zext %171 : i32 to i64
      %175 = llvm.mul %174, %arg8 : i64
      %176 = llvm.add %173, %175 : i64
      %177 = llvm.mul %176, %60 : i64
      %178 = llvm.getelementptr %arg1[%177] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %179 = llvm.sub %arg5, %173 : i64
      %180 = llvm.intr.smin(%179, %59) : (i64, i64) -> i64
      %181 = llvm.intr.smax(%180, %66) : (i64, i64) -> i64
      %182 = llvm.trunc %181 : i64 to i32
      %183 = llvm.sub %arg6, %174 : i64
      %184 = llvm.intr.smin(%183, %59) : (i64, i64) -> i64
      %185 = llvm.intr.smax(%184, %66) : (i64, i64) -> i64
      %186 = llvm.trunc %185 : i64 to i32
      %187 = llvm.icmp "sgt" %182, %72 : i32
      %188 = llvm.icmp "sgt" %186, %72 : i32
      %189 = llvm.and %187, %188 : i1
      %190 = llvm.mul %arg8, %65 : i64
      %191 = llvm.getelementptr %178[%190] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %192 = llvm.icmp "sgt" %186, %61 : i32
      %193 = llvm.and %187, %192 : i1
      %194 = llvm.select %189, %178, %58 : i1, !llvm.ptr<1>
      %195 = llvm.load %194 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %196 = llvm.select %193, %191, %58 : i1, !llvm.ptr<1>
      %197 = llvm.load %196 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %198 = llvm.urem %78, %61 : i32
      %199 = llvm.mul %198, %62 : i32
      %200 = llvm.udiv %78, %61 : i32
      %201 = llvm.mul %81, %63 : i32
      %202 = llvm.add %200, %201 : i32
      %203 = llvm.mul %202, %55 : i32
      %204 = llvm.add %199, %203 : i32
      %205 = llvm.mul %204, %74 : i32
      %206 = llvm.getelementptr %114[%205] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %207 = llvm.getelementptr %206[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      llvm.store %195, %206 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.store %197, %207 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %208 = llvm.urem %78, %63 : i32
      %209 = llvm.mul %208, %62 : i32
      %210 = llvm.udiv %78, %63 : i32
      %211 = llvm.mul %81, %61 : i32
      %212 = llvm.add %210, %211 : i32
      %213 = llvm.zext %212 : i32 to i64
      %214 = llvm.add %112, %213 : i64
      %215 = llvm.mul %214, %arg7 : i64
      %216 = llvm.zext %209 : i32 to i64
      %217 = llvm.add %216, %65 : i64
      %218 = llvm.add %215, %217 : i64
      %219 = llvm.mul %218, %60 : i64
      %220 = llvm.getelementptr %arg0[%219] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %221 = llvm.sub %arg4, %214 : i64
      %222 = llvm.intr.smin(%221, %59) : (i64, i64) -> i64
      %223 = llvm.intr.smax(%222, %66) : (i64, i64) -> i64
      %224 = llvm.trunc %223 : i64 to i32
      %225 = llvm.sub %arg6, %217 : i64
      %226 = llvm.intr.smin(%225, %59) : (i64, i64) -> i64
      %227 = llvm.intr.smax(%226, %66) : (i64, i64) -> i64
      %228 = llvm.trunc %227 : i64 to i32
      %229 = llvm.icmp "sgt" %224, %72 : i32
      %230 = llvm.icmp "sgt" %228, %72 : i32
      %231 = llvm.and %229, %230 : i1
      %232 = llvm.mul %arg7, %68 : i64
      %233 = llvm.getelementptr %220[%232] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %234 = llvm.icmp "sgt" %224, %75 : i32
      %235 = llvm.and %234, %230 : i1
      %236 = llvm.select %231, %220, %58 : i1, !llvm.ptr<1>
      %237 = llvm.load %236 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %238 = llvm.select %235, %233, %58 : i1, !llvm.ptr<1>
      %239 = llvm.load %238 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %240 = llvm.urem %78, %61 : i32
      %241 = llvm.mul %240, %62 : i32
      %242 = llvm.udiv %78, %61 : i32
      %243 = llvm.mul %81, %63 : i32
      %244 = llvm.add %242, %243 : i32
      %245 = llvm.zext %241 : i32 to i64
      %246 = llvm.add %113, %245 : i64
      %247 = llvm.zext %244 : i32 to i64
      %248 = llvm.add %247, %65 : i64
      %249 = llvm.mul %248, %arg8 : i64
      %250 = llvm.add %246, %249 : i64
      %251 = llvm.mul %250, %60 : i64
      %252 = llvm.getelementptr %arg1[%251] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %253 = llvm.sub %arg5, %246 : i64
      %254 = llvm.intr.smin(%253, %59) : (i64, i64) -> i64
      %255 = llvm.intr.smax(%254, %66) : (i64, i64) -> i64
      %256 = llvm.trunc %255 : i64 to i32
      %257 = llvm.sub %arg6, %248 : i64
      %258 = llvm.intr.smin(%257, %59) : (i64, i64) -> i64
      %259 = llvm.intr.smax(%258, %66) : (i64, i64) -> i64
      %260 = llvm.trunc %259 : i64 to i32
      %261 = llvm.icmp "sgt" %256, %72 : i32
      %262 = llvm.icmp "sgt" %260, %72 : i32
      %263 = llvm.and %261, %262 : i1
      %264 = llvm.mul %arg8, %65 : i64
      %265 = llvm.getelementptr %252[%264] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %266 = llvm.icmp "sgt" %260, %61 : i32
      %267 = llvm.and %261, %266 : i1
      %268 = llvm.select %263, %252, %58 : i1, !llvm.ptr<1>
      %269 = llvm.load %268 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %270 = llvm.select %267, %265, %58 : i1, !llvm.ptr<1>
      %271 = llvm.load %270 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      llvm.br ^bb1(%66, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %237, %239, %269, %271, %73, %72 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<8xbf16>, vector<8xbf16>, vector<8xbf16>, vector<8xbf16>, i32, i32)
    ^bb1(%272: i64, %273: vector<4xf32>, %274: vector<4xf32>, %275: vector<4xf32>, %276: vector<4xf32>, %277: vector<4xf32>, %278: vector<4xf32>, %279: vector<4xf32>, %280: vector<4xf32>, %281: vector<4xf32>, %282: vector<4xf32>, %283: vector<4xf32>, %284: vector<4xf32>, %285: vector<4xf32>, %286: vector<4xf32>, %287: vector<4xf32>, %288: vector<4xf32>, %289: vector<8xbf16>, %290: vector<8xbf16>, %291: vector<8xbf16>, %292: vector<8xbf16>, %293: i32, %294: i32):  // 2 preds: ^bb0, ^bb2
      %295 = llvm.icmp "slt" %272, %arg6 : i64
      llvm.cond_br %295, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      rocdl.sched.barrier 0
      %296 = llvm.mul %294, %64 : i32
      %297 = llvm.getelementptr %76[%296] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %298 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %299 = llvm.mul %294, %64 : i32
      %300 = llvm.getelementptr %298[%299] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %301 = llvm.add %294, %73 : i32
      %302 = llvm.icmp "eq" %301, %74 : i32
      %303 = llvm.select %302, %72, %301 : i1, i32
      %304 = llvm.add %272, %70 : i64
      %305 = llvm.urem %78, %63 : i32
      %306 = llvm.mul %305, %62 : i32
      %307 = llvm.udiv %78, %63 : i32
      %308 = llvm.mul %81, %61 : i32
      %309 = llvm.add %307, %308 : i32
      %310 = llvm.zext %309 : i32 to i64
      %311 = llvm.add %112, %310 : i64
      %312 = llvm.mul %311, %arg7 : i64
      %313 = llvm.zext %306 : i32 to i64
      %314 = llvm.add %304, %313 : i64
      %315 = llvm.add %312, %314 : i64
      %316 = llvm.mul %315, %60 : i64
      %317 = llvm.getelementptr %arg0[%316] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %318 = llvm.sub %arg4, %311 : i64
      %319 = llvm.intr.smin(%318, %59) : (i64, i64) -> i64
      %320 = llvm.intr.smax(%319, %66) : (i64, i64) -> i64
      %321 = llvm.trunc %320 : i64 to i32
      %322 = llvm.sub %arg6, %314 : i64
      %323 = llvm.intr.smin(%322, %59) : (i64, i64) -> i64
      %324 = llvm.intr.smax(%323, %66) : (i64, i64) -> i64
      %325 = llvm.trunc %324 : i64 to i32
      %326 = llvm.icmp "sgt" %321, %72 : i32
      %327 = llvm.icmp "sgt" %325, %72 : i32
      %328 = llvm.and %326, %327 : i1
      %329 = llvm.mul %arg7, %68 : i64
      %330 = llvm.getelementptr %317[%329] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %331 = llvm.icmp "sgt" %321, %75 : i32
      %332 = llvm.and %331, %327 : i1
      %333 = llvm.select %328, %317, %58 : i1, !llvm.ptr<1>
      %334 = llvm.load %333 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %335 = llvm.select %332, %330, %58 : i1, !llvm.ptr<1>
      %336 = llvm.load %335 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %337 = llvm.urem %78, %61 : i32
      %338 = llvm.mul %337, %62 : i32
      %339 = llvm.udiv %78, %61 : i32
      %340 = llvm.mul %81, %63 : i32
      %341 = llvm.add %339, %340 : i32
      %342 = llvm.zext %338 : i32 to i64
      %343 = llvm.add %113, %342 : i64
      %344 = llvm.zext %341 : i32 to i64
      %345 = llvm.add %304, %344 : i64
      %346 = llvm.mul %345, %arg8 : i64
      %347 = llvm.add %343, %346 : i64
      %348 = llvm.mul %347, %60 : i64
      %349 = llvm.getelementptr %arg1[%348] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %350 = llvm.sub %arg5, %343 : i64
      %351 = llvm.intr.smin(%350, %59) : (i64, i64) -> i64
      %352 = llvm.intr.smax(%351, %66) : (i64, i64) -> i64
      %353 = llvm.trunc %352 : i64 to i32
      %354 = llvm.sub %arg6, %345 : i64
      %355 = llvm.intr.smin(%354, %59) : (i64, i64) -> i64
      %356 = llvm.intr.smax(%355, %66) : (i64, i64) -> i64
      %357 = llvm.trunc %356 : i64 to i32
      %358 = llvm.icmp "sgt" %353, %72 : i32
      %359 = llvm.icmp "sgt" %357, %72 : i32
      %360 = llvm.and %358, %359 : i1
      %361 = llvm.mul %arg8, %65 : i64
      %362 = llvm.getelementptr %349[%361] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %363 = llvm.icmp "sgt" %357, %61 : i32
      %364 = llvm.and %358, %363 : i1
      %365 = llvm.select %360, %349, %58 : i1, !llvm.ptr<1>
      %366 = llvm.load %365 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %367 = llvm.select %364, %362, %58 : i1, !llvm.ptr<1>
      %368 = llvm.load %367 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      rocdl.sched.barrier 262
      %369 = llvm.mlir.constant(0 : i64) : i64
      %370 = llvm.extractelement %273[%369 : i64] : vector<4xf32>
      %371 = llvm.mlir.constant(1 : i64) : i64
      %372 = llvm.extractelement %273[%371 : i64] : vector<4xf32>
      %373 = llvm.mlir.constant(2 : i64) : i64
      %374 = llvm.extractelement %273[%373 : i64] : vector<4xf32>
      %375 = llvm.mlir.constant(3 : i64) : i64
      %376 = llvm.extractelement %273[%375 : i64] : vector<4xf32>
      %377 = llvm.mlir.constant(0 : i64) : i64
      %378 = llvm.extractelement %274[%377 : i64] : vector<4xf32>
      %379 = llvm.mlir.constant(1 : i64) : i64
      %380 = llvm.extractelement %274[%379 : i64] : vector<4xf32>
      %381 = llvm.mlir.constant(2 : i64) : i64
      %382 = llvm.extractelement %274[%381 : i64] : vector<4xf32>
      %383 = llvm.mlir.constant(3 : i64) : i64
      %384 = llvm.extractelement %274[%383 : i64] : vector<4xf32>
      %385 = llvm.mlir.constant(0 : i64) : i64
      %386 = llvm.extractelement %275[%385 : i64] : vector<4xf32>
      %387 = llvm.mlir.constant(1 : i64) : i64
      %388 = llvm.extractelement %275[%387 : i64] : vector<4xf32>
      %389 = llvm.mlir.constant(2 : i64) : i64
      %390 = llvm.extractelement %275[%389 : i64] : vector<4xf32>
      %391 = llvm.mlir.constant(3 : i64) : i64
      %392 = llvm.extractelement %275[%391 : i64] : vector<4xf32>
      %393 = llvm.mlir.constant(0 : i64) : i64
      %394 = llvm.extractelement %276[%393 : i64] : vector<4xf32>
      %395 = llvm.mlir.constant(1 : i64) : i64
      %396 = llvm.extractelement %276[%395 : i64] : vector<4xf32>
      %397 = llvm.mlir.constant(2 : i64) : i64
      %398 = llvm.extractelement %276[%397 : i64] : vector<4xf32>
      %399 = llvm.mlir.constant(3 : i64) : i64
      %400 = llvm.extractelement %276[%399 : i64] : vector<4xf32>
      %401 = llvm.mlir.constant(0 : i64) : i64
      %402 = llvm.extractelement %277[%401 : i64] : vector<4xf32>
      %403 = llvm.mlir.constant(1 : i64) : i64
      %404 = llvm.extractelement %277[%403 : i64] : vector<4xf32>
      %405 = llvm.mlir.constant(2 : i64) : i64
      %406 = llvm.extractelement %277[%405 : i64] : vector<4xf32>
      %407 = llvm.mlir.constant(3 : i64) : i64
      %408 = llvm.extractelement %277[%407 : i64] : vector<4xf32>
      %409 = llvm.mlir.constant(0 : i64) : i64
      %410 = llvm.extractelement %278[%409 : i64] : vector<4xf32>
      %411 = llvm.mlir.constant(1 : i64) : i64
      %412 = llvm.extractelement %278[%411 : i64] : vector<4xf32>
      %413 = llvm.mlir.constant(2 : i64) : i64
      %414 = llvm.extractelement %278[%413 : i64] : vector<4xf32>
      %415 = llvm.mlir.constant(3 : i64) : i64
      %416 = llvm.extractelement %278[%415 : i64] : vector<4xf32>
      %417 = llvm.mlir.constant(0 : i64) : i64
      %418 = llvm.extractelement %279[%417 : i64] : vector<4xf32>
      %419 = llvm.mlir.constant(1 : i64) : i64
      %420 = llvm.extractelement %279[%419 : i64] : vector<4xf32>
      %421 = llvm.mlir.constant(2 : i64) : i64
      %422 = llvm.extractelement %279[%421 : i64] : vector<4xf32>
      %423 = llvm.mlir.constant(3 : i64) : i64
      %424 = llvm.extractelement %279[%423 : i64] : vector<4xf32>
      %425 = llvm.mlir.constant(0 : i64) : i64
      %426 = llvm.extractelement %280[%425 : i64] : vector<4xf32>
      %427 = llvm.mlir.constant(1 : i64) : i64
      %428 = llvm.extractelement %280[%427 : i64] : vector<4xf32>
      %429 = llvm.mlir.constant(2 : i64) : i64
      %430 = llvm.extractelement %280[%429 : i64] : vector<4xf32>
      %431 = llvm.mlir.constant(3 : i64) : i64
      %432 = llvm.extractelement %280[%431 : i64] : vector<4xf32>
      %433 = llvm.mlir.constant(0 : i64) : i64
      %434 = llvm.extractelement %281[%433 : i64] : vector<4xf32>
      %435 = llvm.mlir.constant(1 : i64) : i64
      %436 = llvm.extractelement %281[%435 : i64] : vector<4xf32>
      %437 = llvm.mlir.constant(2 : i64) : i64
      %438 = llvm.extractelement %281[%437 : i64] : vector<4xf32>
      %439 = llvm.mlir.constant(3 : i64) : i64
      %440 = llvm.extractelement %281[%439 : i64] : vector<4xf32>
      %441 = llvm.mlir.constant(0 : i64) : i64
      %442 = llvm.extractelement %282[%441 : i64] : vector<4xf32>
      %443 = llvm.mlir.constant(1 : i64) : i64
      %444 = llvm.extractelement %282[%443 : i64] : vector<4xf32>
      %445 = llvm.mlir.constant(2 : i64) : i64
      %446 = llvm.extractelement %282[%445 : i64] : vector<4xf32>
      %447 = llvm.mlir.constant(3 : i64) : i64
      %448 = llvm.extractelement %282[%447 : i64] : vector<4xf32>
      %449 = llvm.mlir.constant(0 : i64) : i64
      %450 = llvm.extractelement %283[%449 : i64] : vector<4xf32>
      %451 = llvm.mlir.constant(1 : i64) : i64
      %452 = llvm.extractelement %283[%451 : i64] : vector<4xf32>
      %453 = llvm.mlir.constant(2 : i64) : i64
      %454 = llvm.extractelement %283[%453 : i64] : vector<4xf32>
      %455 = llvm.mlir.constant(3 : i64) : i64
      %456 = llvm.extractelement %283[%455 : i64] : vector<4xf32>
      %457 = llvm.mlir.constant(0 : i64) : i64
      %458 = llvm.extractelement %284[%457 : i64] : vector<4xf32>
      %459 = llvm.mlir.constant(1 : i64) : i64
      %460 = llvm.extractelement %284[%459 : i64] : vector<4xf32>
      %461 = llvm.mlir.constant(2 : i64) : i64
      %462 = llvm.extractelement %284[%461 : i64] : vector<4xf32>
      %463 = llvm.mlir.constant(3 : i64) : i64
      %464 = llvm.extractelement %284[%463 : i64] : vector<4xf32>
      %465 = llvm.mlir.constant(0 : i64) : i64
      %466 = llvm.extractelement %285[%465 : i64] : vector<4xf32>
      %467 = llvm.mlir.constant(1 : i64) : i64
      %468 = llvm.extractelement %285[%467 : i64] : vector<4xf32>
      %469 = llvm.mlir.constant(2 : i64) : i64
      %470 = llvm.extractelement %285[%469 : i64] : vector<4xf32>
      %471 = llvm.mlir.constant(3 : i64) : i64
      %472 = llvm.extractelement %285[%471 : i64] : vector<4xf32>
      %473 = llvm.mlir.constant(0 : i64) : i64
      %474 = llvm.extractelement %286[%473 : i64] : vector<4xf32>
      %475 = llvm.mlir.constant(1 : i64) : i64
      %476 = llvm.extractelement %286[%475 : i64] : vector<4xf32>
      %477 = llvm.mlir.constant(2 : i64) : i64
      %478 = llvm.extractelement %286[%477 : i64] : vector<4xf32>
      %479 = llvm.mlir.constant(3 : i64) : i64
      %480 = llvm.extractelement %286[%479 : i64] : vector<4xf32>
      %481 = llvm.mlir.constant(0 : i64) : i64
      %482 = llvm.extractelement %287[%481 : i64] : vector<4xf32>
      %483 = llvm.mlir.constant(1 : i64) : i64
      %484 = llvm.extractelement %287[%483 : i64] : vector<4xf32>
      %485 = llvm.mlir.constant(2 : i64) : i64
      %486 = llvm.extractelement %287[%485 : i64] : vector<4xf32>
      %487 = llvm.mlir.constant(3 : i64) : i64
      %488 = llvm.extractelement %287[%487 : i64] : vector<4xf32>
      %489 = llvm.mlir.constant(0 : i64) : i64
      %490 = llvm.extractelement %288[%489 : i64] : vector<4xf32>
      %491 = llvm.mlir.constant(1 : i64) : i64
      %492 = llvm.extractelement %288[%491 : i64] : vector<4xf32>
      %493 = llvm.mlir.constant(2 : i64) : i64
      %494 = llvm.extractelement %288[%493 : i64] : vector<4xf32>
      %495 = llvm.mlir.constant(3 : i64) : i64
      %496 = llvm.extractelement %288[%495 : i64] : vector<4xf32>
      %497 = llvm.mlir.poison : vector<16xf32>
      %498 = llvm.mlir.constant(0 : i64) : i64
      %499 = llvm.insertelement %370, %497[%498 : i64] : vector<16xf32>
      %500 = llvm.mlir.constant(1 : i64) : i64
      %501 = llvm.insertelement %372, %499[%500 : i64] : vector<16xf32>
      %502 = llvm.mlir.constant(2 : i64) : i64
      %503 = llvm.insertelement %374, %501[%502 : i64] : vector<16xf32>
      %504 = llvm.mlir.constant(3 : i64) : i64
      %505 = llvm.insertelement %376, %503[%504 : i64] : vector<16xf32>
      %506 = llvm.mlir.constant(4 : i64) : i64
      %507 = llvm.insertelement %378, %505[%506 : i64] : vector<16xf32>
      %508 = llvm.mlir.constant(5 : i64) : i64
      %509 = llvm.insertelement %380, %507[%508 : i64] : vector<16xf32>
      %510 = llvm.mlir.constant(6 : i64) : i64
      %511 = llvm.insertelement %382, %509[%510 : i64] : vector<16xf32>
      %512 = llvm.mlir.constant(7 : i64) : i64
      %513 = llvm.insertelement %384, %511[%512 : i64] : vector<16xf32>
      %514 = llvm.mlir.constant(8 : i64) : i64
      %515 = llvm.insertelement %386, %513[%514 : i64] : vector<16xf32>
      %516 = llvm.mlir.constant(9 : i64) : i64
      %517 = llvm.insertelement %388, %515[%516 : i64] : vector<16xf32>
      %518 = llvm.mlir.constant(10 : i64) : i64
      %519 = llvm.insertelement %390, %517[%518 : i64] : vector<16xf32>
      %520 = llvm.mlir.constant(11 : i64) : i64
      %521 = llvm.insertelement %392, %519[%520 : i64] : vector<16xf32>
      %522 = llvm.mlir.constant(12 : i64) : i64
      %523 = llvm.insertelement %394, %521[%522 : i64] : vector<16xf32>
      %524 = llvm.mlir.constant(13 : i64) : i64
      %525 = llvm.insertelement %396, %523[%524 : i64] : vector<16xf32>
      %526 = llvm.mlir.constant(14 : i64) : i64
      %527 = llvm.insertelement %398, %525[%526 : i64] : vector<16xf32>
      %528 = llvm.mlir.constant(15 : i64) : i64
      %529 = llvm.insertelement %400, %527[%528 : i64] : vector<16xf32>
      %530 = llvm.mlir.poison : vector<16xf32>
      %531 = llvm.mlir.constant(0 : i64) : i64
      %532 = llvm.insertelement %402, %530[%531 : i64] : vector<16xf32>
      %533 = llvm.mlir.constant(1 : i64) : i64
      %534 = llvm.insertelement %404, %532[%533 : i64] : vector<16xf32>
      %535 = llvm.mlir.constant(2 : i64) : i64
      %536 = llvm.insertelement %406, %534[%535 : i64] : vector<16xf32>
      %537 = llvm.mlir.constant(3 : i64) : i64
      %538 = llvm.insertelement %408, %536[%537 : i64] : vector<16xf32>
      %539 = llvm.mlir.constant(4 : i64) : i64
      %540 = llvm.insertelement %410, %538[%539 : i64] : vector<16xf32>
      %541 = llvm.mlir.constant(5 : i64) : i64
      %542 = llvm.insertelement %412, %540[%541 : i64] : vector<16xf32>
      %543 = llvm.mlir.constant(6 : i64) : i64
      %544 = llvm.insertelement %414, %542[%543 : i64] : vector<16xf32>
      %545 = llvm.mlir.constant(7 : i64) : i64
      %546 = llvm.insertelement %416, %544[%545 : i64] : vector<16xf32>
      %547 = llvm.mlir.constant(8 : i64) : i64
      %548 = llvm.insertelement %418, %546[%547 : i64] : vector<16xf32>
      %549 = llvm.mlir.constant(9 : i64) : i64
      %550 = llvm.insertelement %420, %548[%549 : i64] : vector<16xf32>
      %551 = llvm.mlir.constant(10 : i64) : i64
      %552 = llvm.insertelement %422, %550[%551 : i64] : vector<16xf32>
      %553 = llvm.mlir.constant(11 : i64) : i64
      %554 = llvm.insertelement %424, %552[%553 : i64] : vector<16xf32>
      %555 = llvm.mlir.constant(12 : i64) : i64
      %556 = llvm.insertelement %426, %554[%555 : i64] : vector<16xf32>
      %557 = llvm.mlir.constant(13 : i64) : i64
      %558 = llvm.insertelement %428, %556[%557 : i64] : vector<16xf32>
      %559 = llvm.mlir.constant(14 : i64) : i64
      %560 = llvm.insertelement %430, %558[%559 : i64] : vector<16xf32>
      %561 = llvm.mlir.constant(15 : i64) : i64
      %562 = llvm.insertelement %432, %560[%561 : i64] : vector<16xf32>
      %563 = llvm.mlir.poison : vector<16xf32>
      %564 = llvm.mlir.constant(0 : i64) : i64
      %565 = llvm.insertelement %434, %563[%564 : i64] : vector<16xf32>
      %566 = llvm.mlir.constant(1 : i64) : i64
      %567 = llvm.insertelement %436, %565[%566 : i64] : vector<16xf32>
      %568 = llvm.mlir.constant(2 : i64) : i64
      %569 = llvm.insertelement %438, %567[%568 : i64] : vector<16xf32>
      %570 = llvm.mlir.constant(3 : i64) : i64
      %571 = llvm.insertelement %440, %569[%570 : i64] : vector<16xf32>
      %572 = llvm.mlir.constant(4 : i64) : i64
      %573 = llvm.insertelement %442, %571[%572 : i64] : vector<16xf32>
      %574 = llvm.mlir.constant(5 : i64) : i64
      %575 = llvm.insertelement %444, %573[%574 : i64] : vector<16xf32>
      %576 = llvm.mlir.constant(6 : i64) : i64
      %577 = llvm.insertelement %446, %575[%576 : i64] : vector<16xf32>
      %578 = llvm.mlir.constant(7 : i64) : i64
      %579 = llvm.insertelement %448, %577[%578 : i64] : vector<16xf32>
      %580 = llvm.mlir.constant(8 : i64) : i64
      %581 = llvm.insertelement %450, %579[%580 : i64] : vector<16xf32>
      %582 = llvm.mlir.constant(9 : i64) : i64
      %583 = llvm.insertelement %452, %581[%582 : i64] : vector<16xf32>
      %584 = llvm.mlir.constant(10 : i64) : i64
      %585 = llvm.insertelement %454, %583[%584 : i64] : vector<16xf32>
      %586 = llvm.mlir.constant(11 : i64) : i64
      %587 = llvm.insertelement %456, %585[%586 : i64] : vector<16xf32>
      %588 = llvm.mlir.constant(12 : i64) : i64
      %589 = llvm.insertelement %458, %587[%588 : i64] : vector<16xf32>
      %590 = llvm.mlir.constant(13 : i64) : i64
      %591 = llvm.insertelement %460, %589[%590 : i64] : vector<16xf32>
      %592 = llvm.mlir.constant(14 : i64) : i64
      %593 = llvm.insertelement %462, %591[%592 : i64] : vector<16xf32>
      %594 = llvm.mlir.constant(15 : i64) : i64
      %595 = llvm.insertelement %464, %593[%594 : i64] : vector<16xf32>
      %596 = llvm.mlir.poison : vector<16xf32>
      %597 = llvm.mlir.constant(0 : i64) : i64
      %598 = llvm.insertelement %466, %596[%597 : i64] : vector<16xf32>
      %599 = llvm.mlir.constant(1 : i64) : i64
      %600 = llvm.insertelement %468, %598[%599 : i64] : vector<16xf32>
      %601 = llvm.mlir.constant(2 : i64) : i64
      %602 = llvm.insertelement %470, %600[%601 : i64] : vector<16xf32>
      %603 = llvm.mlir.constant(3 : i64) : i64
      %604 = llvm.insertelement %472, %602[%603 : i64] : vector<16xf32>
      %605 = llvm.mlir.constant(4 : i64) : i64
      %606 = llvm.insertelement %474, %604[%605 : i64] : vector<16xf32>
      %607 = llvm.mlir.constant(5 : i64) : i64
      %608 = llvm.insertelement %476, %606[%607 : i64] : vector<16xf32>
      %609 = llvm.mlir.constant(6 : i64) : i64
      %610 = llvm.insertelement %478, %608[%609 : i64] : vector<16xf32>
      %611 = llvm.mlir.constant(7 : i64) : i64
      %612 = llvm.insertelement %480, %610[%611 : i64] : vector<16xf32>
      %613 = llvm.mlir.constant(8 : i64) : i64
      %614 = llvm.insertelement %482, %612[%613 : i64] : vector<16xf32>
      %615 = llvm.mlir.constant(9 : i64) : i64
      %616 = llvm.insertelement %484, %614[%615 : i64] : vector<16xf32>
      %617 = llvm.mlir.constant(10 : i64) : i64
      %618 = llvm.insertelement %486, %616[%617 : i64] : vector<16xf32>
      %619 = llvm.mlir.constant(11 : i64) : i64
      %620 = llvm.insertelement %488, %618[%619 : i64] : vector<16xf32>
      %621 = llvm.mlir.constant(12 : i64) : i64
      %622 = llvm.insertelement %490, %620[%621 : i64] : vector<16xf32>
      %623 = llvm.mlir.constant(13 : i64) : i64
      %624 = llvm.insertelement %492, %622[%623 : i64] : vector<16xf32>
      %625 = llvm.mlir.constant(14 : i64) : i64
      %626 = llvm.insertelement %494, %624[%625 : i64] : vector<16xf32>
      %627 = llvm.mlir.constant(15 : i64) : i64
      %628 = llvm.insertelement %496, %626[%627 : i64] : vector<16xf32>
      %629 = llvm.urem %78, %57 : i32
      %630 = llvm.udiv %78, %57 : i32
      %631 = llvm.mul %630, %63 : i32
      %632 = llvm.urem %81, %74 : i32
      %633 = llvm.mul %632, %75 : i32
      %634 = llvm.add %629, %633 : i32
      %635 = llvm.mul %634, %57 : i32
      %636 = llvm.add %635, %631 : i32
      %637 = llvm.lshr %636, %63 : i32
      %638 = llvm.and %637, %56 : i32
      %639 = llvm.xor %636, %638 : i32
      %640 = llvm.mul %639, %74 : i32
      %641 = llvm.getelementptr %297[%640] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %642 = llvm.getelementptr %641[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %643 = llvm.load %641 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %644 = llvm.load %642 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %645 = llvm.bitcast %643 : vector<4xbf16> to vector<4xi16>
      %646 = llvm.bitcast %644 : vector<4xbf16> to vector<4xi16>
      %647 = llvm.urem %78, %57 : i32
      %648 = llvm.udiv %78, %57 : i32
      %649 = llvm.mul %648, %63 : i32
      %650 = llvm.udiv %81, %74 : i32
      %651 = llvm.mul %650, %75 : i32
      %652 = llvm.add %647, %651 : i32
      %653 = llvm.mul %649, %55 : i32
      %654 = llvm.add %652, %653 : i32
      %655 = llvm.mul %654, %74 : i32
      %656 = llvm.getelementptr %300[%655] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %657 = llvm.getelementptr %656[256] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %658 = llvm.getelementptr %656[512] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %659 = llvm.getelementptr %656[768] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %660 = llvm.getelementptr %656[64] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %661 = llvm.getelementptr %656[320] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %662 = llvm.getelementptr %656[576] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %663 = llvm.getelementptr %656[832] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %664 = llvm.load %656 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %665 = llvm.load %657 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %666 = llvm.load %658 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %667 = llvm.load %659 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %668 = llvm.mlir.poison : vector<4xbf16>
      %669 = llvm.mlir.constant(0 : i64) : i64
      %670 = llvm.insertelement %664, %668[%669 : i64] : vector<4xbf16>
      %671 = llvm.mlir.constant(1 : i64) : i64
      %672 = llvm.insertelement %665, %670[%671 : i64] : vector<4xbf16>
      %673 = llvm.mlir.constant(2 : i64) : i64
      %674 = llvm.insertelement %666, %672[%673 : i64] : vector<4xbf16>
      %675 = llvm.mlir.constant(3 : i64) : i64
      %676 = llvm.insertelement %667, %674[%675 : i64] : vector<4xbf16>
      %677 = llvm.load %660 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %678 = llvm.load %661 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %679 = llvm.load %662 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %680 = llvm.load %663 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %681 = llvm.mlir.poison : vector<4xbf16>
      %682 = llvm.mlir.constant(0 : i64) : i64
      %683 = llvm.insertelement %677, %681[%682 : i64] : vector<4xbf16>
      %684 = llvm.mlir.constant(1 : i64) : i64
      %685 = llvm.insertelement %678, %683[%684 : i64] : vector<4xbf16>
      %686 = llvm.mlir.constant(2 : i64) : i64
      %687 = llvm.insertelement %679, %685[%686 : i64] : vector<4xbf16>
      %688 = llvm.mlir.constant(3 : i64) : i64
      %689 = llvm.insertelement %680, %687[%688 : i64] : vector<4xbf16>
      %690 = llvm.bitcast %676 : vector<4xbf16> to vector<4xi16>
      %691 = llvm.bitcast %689 : vector<4xbf16> to vector<4xi16>
      %692 = rocdl.mfma.f32.32x32x8bf16.1k %645, %690, %529, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %693 = rocdl.mfma.f32.32x32x8bf16.1k %645, %691, %562, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %694 = rocdl.mfma.f32.32x32x8bf16.1k %646, %690, %595, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %695 = rocdl.mfma.f32.32x32x8bf16.1k %646, %691, %628, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %696 = llvm.urem %78, %57 : i32
      %697 = llvm.udiv %78, %57 : i32
      %698 = llvm.mul %697, %63 : i32
      %699 = llvm.urem %81, %74 : i32
      %700 = llvm.mul %699, %75 : i32
      %701 = llvm.add %696, %700 : i32
      %702 = llvm.mul %701, %57 : i32
      %703 = llvm.add %702, %698 : i32
      %704 = llvm.lshr %703, %63 : i32
      %705 = llvm.and %704, %56 : i32
      %706 = llvm.xor %703, %705 : i32
      %707 = llvm.xor %706, %62 : i32
      %708 = llvm.mul %707, %74 : i32
      %709 = llvm.getelementptr %297[%708] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %710 = llvm.getelementptr %709[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %711 = llvm.load %709 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %712 = llvm.load %710 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %713 = llvm.bitcast %711 : vector<4xbf16> to vector<4xi16>
      %714 = llvm.bitcast %712 : vector<4xbf16> to vector<4xi16>
      %715 = llvm.urem %78, %57 : i32
      %716 = llvm.udiv %78, %57 : i32
      %717 = llvm.mul %716, %63 : i32
      %718 = llvm.udiv %81, %74 : i32
      %719 = llvm.mul %718, %75 : i32
      %720 = llvm.add %715, %719 : i32
      %721 = llvm.mul %717, %55 : i32
      %722 = llvm.add %720, %721 : i32
      %723 = llvm.mul %722, %74 : i32
      %724 = llvm.getelementptr %300[%723] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %725 = llvm.getelementptr %724[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %726 = llvm.getelementptr %724[2304] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %727 = llvm.getelementptr %724[2560] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %728 = llvm.getelementptr %724[2816] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %729 = llvm.getelementptr %724[2112] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %730 = llvm.getelementptr %724[2368] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %731 = llvm.getelementptr %724[2624] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %732 = llvm.getelementptr %724[2880] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %733 = llvm.load %725 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %734 = llvm.load %726 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %735 = llvm.load %727 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %736 = llvm.load %728 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %737 = llvm.mlir.poison : vector<4xbf16>
      %738 = llvm.mlir.constant(0 : i64) : i64
      %739 = llvm.insertelement %733, %737[%738 : i64] : vector<4xbf16>
      %740 = llvm.mlir.constant(1 : i64) : i64
      %741 = llvm.insertelement %734, %739[%740 : i64] : vector<4xbf16>
      %742 = llvm.mlir.constant(2 : i64) : i64
      %743 = llvm.insertelement %735, %741[%742 : i64] : vector<4xbf16>
      %744 = llvm.mlir.constant(3 : i64) : i64
      %745 = llvm.insertelement %736, %743[%744 : i64] : vector<4xbf16>
      %746 = llvm.load %729 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %747 = llvm.load %730 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %748 = llvm.load %731 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %749 = llvm.load %732 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %750 = llvm.mlir.poison : vector<4xbf16>
      %751 = llvm.mlir.constant(0 : i64) : i64
      %752 = llvm.insertelement %746, %750[%751 : i64] : vector<4xbf16>
      %753 = llvm.mlir.constant(1 : i64) : i64
      %754 = llvm.insertelement %747, %752[%753 : i64] : vector<4xbf16>
      %755 = llvm.mlir.constant(2 : i64) : i64
      %756 = llvm.insertelement %748, %754[%755 : i64] : vector<4xbf16>
      %757 = llvm.mlir.constant(3 : i64) : i64
      %758 = llvm.insertelement %749, %756[%757 : i64] : vector<4xbf16>
      %759 = llvm.bitcast %745 : vector<4xbf16> to vector<4xi16>
      %760 = llvm.bitcast %758 : vector<4xbf16> to vector<4xi16>
      %761 = rocdl.mfma.f32.32x32x8bf16.1k %713, %759, %692, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %762 = rocdl.mfma.f32.32x32x8bf16.1k %713, %760, %693, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %763 = rocdl.mfma.f32.32x32x8bf16.1k %714, %759, %694, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %764 = rocdl.mfma.f32.32x32x8bf16.1k %714, %760, %695, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %765 = llvm.urem %78, %57 : i32
      %766 = llvm.udiv %78, %57 : i32
      %767 = llvm.mul %766, %63 : i32
      %768 = llvm.urem %81, %74 : i32
      %769 = llvm.mul %768, %75 : i32
      %770 = llvm.add %765, %769 : i32
      %771 = llvm.mul %770, %57 : i32
      %772 = llvm.add %771, %767 : i32
      %773 = llvm.lshr %772, %63 : i32
      %774 = llvm.and %773, %56 : i32
      %775 = llvm.xor %772, %774 : i32
      %776 = llvm.xor %775, %61 : i32
      %777 = llvm.mul %776, %74 : i32
      %778 = llvm.getelementptr %297[%777] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %779 = llvm.getelementptr %778[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %780 = llvm.load %778 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %781 = llvm.load %779 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %782 = llvm.bitcast %780 : vector<4xbf16> to vector<4xi16>
      %783 = llvm.bitcast %781 : vector<4xbf16> to vector<4xi16>
      %784 = llvm.urem %78, %57 : i32
      %785 = llvm.udiv %78, %57 : i32
      %786 = llvm.mul %785, %63 : i32
      %787 = llvm.udiv %81, %74 : i32
      %788 = llvm.mul %787, %75 : i32
      %789 = llvm.add %784, %788 : i32
      %790 = llvm.mul %786, %55 : i32
      %791 = llvm.add %789, %790 : i32
      %792 = llvm.mul %791, %74 : i32
      %793 = llvm.getelementptr %300[%792] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %794 = llvm.getelementptr %793[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %795 = llvm.getelementptr %793[4352] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %796 = llvm.getelementptr %793[4608] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %797 = llvm.getelementptr %793[4864] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %798 = llvm.getelementptr %793[4160] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %799 = llvm.getelementptr %793[4416] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %800 = llvm.getelementptr %793[4672] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %801 = llvm.getelementptr %793[4928] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %802 = llvm.load %794 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %803 = llvm.load %795 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %804 = llvm.load %796 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %805 = llvm.load %797 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %806 = llvm.mlir.poison : vector<4xbf16>
      %807 = llvm.mlir.constant(0 : i64) : i64
      %808 = llvm.insertelement %802, %806[%807 : i64] : vector<4xbf16>
      %809 = llvm.mlir.constant(1 : i64) : i64
      %810 = llvm.insertelement %803, %808[%809 : i64] : vector<4xbf16>
      %811 = llvm.mlir.constant(2 : i64) : i64
      %812 = llvm.insertelement %804, %810[%811 : i64] : vector<4xbf16>
      %813 = llvm.mlir.constant(3 : i64) : i64
      %814 = llvm.insertelement %805, %812[%813 : i64] : vector<4xbf16>
      %815 = llvm.load %798 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %816 = llvm.load %799 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %817 = llvm.load %800 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %818 = llvm.load %801 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %819 = llvm.mlir.poison : vector<4xbf16>
      %820 = llvm.mlir.constant(0 : i64) : i64
      %821 = llvm.insertelement %815, %819[%820 : i64] : vector<4xbf16>
      %822 = llvm.mlir.constant(1 : i64) : i64
      %823 = llvm.insertelement %816, %821[%822 : i64] : vector<4xbf16>
      %824 = llvm.mlir.constant(2 : i64) : i64
      %825 = llvm.insertelement %817, %823[%824 : i64] : vector<4xbf16>
      %826 = llvm.mlir.constant(3 : i64) : i64
      %827 = llvm.insertelement %818, %825[%826 : i64] : vector<4xbf16>
      %828 = llvm.bitcast %814 : vector<4xbf16> to vector<4xi16>
      %829 = llvm.bitcast %827 : vector<4xbf16> to vector<4xi16>
      %830 = rocdl.mfma.f32.32x32x8bf16.1k %782, %828, %761, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %831 = rocdl.mfma.f32.32x32x8bf16.1k %782, %829, %762, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %832 = rocdl.mfma.f32.32x32x8bf16.1k %783, %828, %763, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %833 = rocdl.mfma.f32.32x32x8bf16.1k %783, %829, %764, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %834 = llvm.urem %78, %57 : i32
      %835 = llvm.udiv %78, %57 : i32
      %836 = llvm.mul %835, %63 : i32
      %837 = llvm.urem %81, %74 : i32
      %838 = llvm.mul %837, %75 : i32
      %839 = llvm.add %834, %838 : i32
      %840 = llvm.mul %839, %57 : i32
      %841 = llvm.add %840, %836 : i32
      %842 = llvm.lshr %841, %63 : i32
      %843 = llvm.and %842, %56 : i32
      %844 = llvm.xor %841, %843 : i32
      %845 = llvm.xor %844, %54 : i32
      %846 = llvm.mul %845, %74 : i32
      %847 = llvm.getelementptr %297[%846] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %848 = llvm.getelementptr %847[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %849 = llvm.load %847 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %850 = llvm.load %848 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %851 = llvm.bitcast %849 : vector<4xbf16> to vector<4xi16>
      %852 = llvm.bitcast %850 : vector<4xbf16> to vector<4xi16>
      %853 = llvm.urem %78, %57 : i32
      %854 = llvm.udiv %78, %57 : i32
      %855 = llvm.mul %854, %63 : i32
      %856 = llvm.udiv %81, %74 : i32
      %857 = llvm.mul %856, %75 : i32
      %858 = llvm.add %853, %857 : i32
      %859 = llvm.mul %855, %55 : i32
      %860 = llvm.add %858, %859 : i32
      %861 = llvm.mul %860, %74 : i32
      %862 = llvm.getelementptr %300[%861] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %863 = llvm.getelementptr %862[6144] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %864 = llvm.getelementptr %862[6400] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %865 = llvm.getelementptr %862[6656] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %866 = llvm.getelementptr %862[6912] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %867 = llvm.getelementptr %862[6208] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %868 = llvm.getelementptr %862[6464] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %869 = llvm.getelementptr %862[6720] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %870 = llvm.getelementptr %862[6976] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %871 = llvm.load %863 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %872 = llvm.load %864 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %873 = llvm.load %865 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %874 = llvm.load %866 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %875 = llvm.mlir.poison : vector<4xbf16>
      %876 = llvm.mlir.constant(0 : i64) : i64
      %877 = llvm.insertelement %871, %875[%876 : i64] : vector<4xbf16>
      %878 = llvm.mlir.constant(1 : i64) : i64
      %879 = llvm.insertelement %872, %877[%878 : i64] : vector<4xbf16>
      %880 = llvm.mlir.constant(2 : i64) : i64
      %881 = llvm.insertelement %873, %879[%880 : i64] : vector<4xbf16>
      %882 = llvm.mlir.constant(3 : i64) : i64
      %883 = llvm.insertelement %874, %881[%882 : i64] : vector<4xbf16>
      %884 = llvm.load %867 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %885 = llvm.load %868 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %886 = llvm.load %869 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %887 = llvm.load %870 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %888 = llvm.mlir.poison : vector<4xbf16>
      %889 = llvm.mlir.constant(0 : i64) : i64
      %890 = llvm.insertelement %884, %888[%889 : i64] : vector<4xbf16>
      %891 = llvm.mlir.constant(1 : i64) : i64
      %892 = llvm.insertelement %885, %890[%891 : i64] : vector<4xbf16>
      %893 = llvm.mlir.constant(2 : i64) : i64
      %894 = llvm.insertelement %886, %892[%893 : i64] : vector<4xbf16>
      %895 = llvm.mlir.constant(3 : i64) : i64
      %896 = llvm.insertelement %887, %894[%895 : i64] : vector<4xbf16>
      %897 = llvm.bitcast %883 : vector<4xbf16> to vector<4xi16>
      %898 = llvm.bitcast %896 : vector<4xbf16> to vector<4xi16>
      %899 = rocdl.mfma.f32.32x32x8bf16.1k %851, %897, %830, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %900 = rocdl.mfma.f32.32x32x8bf16.1k %851, %898, %831, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %901 = rocdl.mfma.f32.32x32x8bf16.1k %852, %897, %832, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %902 = rocdl.mfma.f32.32x32x8bf16.1k %852, %898, %833, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %903 = llvm.mlir.constant(0 : i64) : i64
      %904 = llvm.extractelement %899[%903 : i64] : vector<16xf32>
      %905 = llvm.mlir.constant(1 : i64) : i64
      %906 = llvm.extractelement %899[%905 : i64] : vector<16xf32>
      %907 = llvm.mlir.constant(2 : i64) : i64
      %908 = llvm.extractelement %899[%907 : i64] : vector<16xf32>
      %909 = llvm.mlir.constant(3 : i64) : i64
      %910 = llvm.extractelement %899[%909 : i64] : vector<16xf32>
      %911 = llvm.mlir.constant(4 : i64) : i64
      %912 = llvm.extractelement %899[%911 : i64] : vector<16xf32>
      %913 = llvm.mlir.constant(5 : i64) : i64
      %914 = llvm.extractelement %899[%913 : i64] : vector<16xf32>
      %915 = llvm.mlir.constant(6 : i64) : i64
      %916 = llvm.extractelement %899[%915 : i64] : vector<16xf32>
      %917 = llvm.mlir.constant(7 : i64) : i64
      %918 = llvm.extractelement %899[%917 : i64] : vector<16xf32>
      %919 = llvm.mlir.constant(8 : i64) : i64
      %920 = llvm.extractelement %899[%919 : i64] : vector<16xf32>
      %921 = llvm.mlir.constant(9 : i64) : i64
      %922 = llvm.extractelement %899[%921 : i64] : vector<16xf32>
      %923 = llvm.mlir.constant(10 : i64) : i64
      %924 = llvm.extractelement %899[%923 : i64] : vector<16xf32>
      %925 = llvm.mlir.constant(11 : i64) : i64
      %926 = llvm.extractelement %899[%925 : i64] : vector<16xf32>
      %927 = llvm.mlir.constant(12 : i64) : i64
      %928 = llvm.extractelement %899[%927 : i64] : vector<16xf32>
      %929 = llvm.mlir.constant(13 : i64) : i64
      %930 = llvm.extractelement %899[%929 : i64] : vector<16xf32>
      %931 = llvm.mlir.constant(14 : i64) : i64
      %932 = llvm.extractelement %899[%931 : i64] : vector<16xf32>
      %933 = llvm.mlir.constant(15 : i64) : i64
      %934 = llvm.extractelement %899[%933 : i64] : vector<16xf32>
      %935 = llvm.mlir.constant(0 : i64) : i64
      %936 = llvm.extractelement %900[%935 : i64] : vector<16xf32>
      %937 = llvm.mlir.constant(1 : i64) : i64
      %938 = llvm.extractelement %900[%937 : i64] : vector<16xf32>
      %939 = llvm.mlir.constant(2 : i64) : i64
      %940 = llvm.extractelement %900[%939 : i64] : vector<16xf32>
      %941 = llvm.mlir.constant(3 : i64) : i64
      %942 = llvm.extractelement %900[%941 : i64] : vector<16xf32>
      %943 = llvm.mlir.constant(4 : i64) : i64
      %944 = llvm.extractelement %900[%943 : i64] : vector<16xf32>
      %945 = llvm.mlir.constant(5 : i64) : i64
      %946 = llvm.extractelement %900[%945 : i64] : vector<16xf32>
      %947 = llvm.mlir.constant(6 : i64) : i64
      %948 = llvm.extractelement %900[%947 : i64] : vector<16xf32>
      %949 = llvm.mlir.constant(7 : i64) : i64
      %950 = llvm.extractelement %900[%949 : i64] : vector<16xf32>
      %951 = llvm.mlir.constant(8 : i64) : i64
      %952 = llvm.extractelement %900[%951 : i64] : vector<16xf32>
      %953 = llvm.mlir.constant(9 : i64) : i64
      %954 = llvm.extractelement %900[%953 : i64] : vector<16xf32>
      %955 = llvm.mlir.constant(10 : i64) : i64
      %956 = llvm.extractelement %900[%955 : i64] : vector<16xf32>
      %957 = llvm.mlir.constant(11 : i64) : i64
      %958 = llvm.extractelement %900[%957 : i64] : vector<16xf32>
      %959 = llvm.mlir.constant(12 : i64) : i64
      %960 = llvm.extractelement %900[%959 : i64] : vector<16xf32>
      %961 = llvm.mlir.constant(13 : i64) : i64
      %962 = llvm.extractelement %900[%961 : i64] : vector<16xf32>
      %963 = llvm.mlir.constant(14 : i64) : i64
      %964 = llvm.extractelement %900[%963 : i64] : vector<16xf32>
      %965 = llvm.mlir.constant(15 : i64) : i64
      %966 = llvm.extractelement %900[%965 : i64] : vector<16xf32>
      %967 = llvm.mlir.constant(0 : i64) : i64
      %968 = llvm.extractelement %901[%967 : i64] : vector<16xf32>
      %969 = llvm.mlir.constant(1 : i64) : i64
      %970 = llvm.extractelement %901[%969 : i64] : vector<16xf32>
      %971 = llvm.mlir.constant(2 : i64) : i64
      %972 = llvm.extractelement %901[%971 : i64] : vector<16xf32>
      %973 = llvm.mlir.constant(3 : i64) : i64
      %974 = llvm.extractelement %901[%973 : i64] : vector<16xf32>
      %975 = llvm.mlir.constant(4 : i64) : i64
      %976 = llvm.extractelement %901[%975 : i64] : vector<16xf32>
      %977 = llvm.mlir.constant(5 : i64) : i64
      %978 = llvm.extractelement %901[%977 : i64] : vector<16xf32>
      %979 = llvm.mlir.constant(6 : i64) : i64
      %980 = llvm.extractelement %901[%979 : i64] : vector<16xf32>
      %981 = llvm.mlir.constant(7 : i64) : i64
      %982 = llvm.extractelement %901[%981 : i64] : vector<16xf32>
      %983 = llvm.mlir.constant(8 : i64) : i64
      %984 = llvm.extractelement %901[%983 : i64] : vector<16xf32>
      %985 = llvm.mlir.constant(9 : i64) : i64
      %986 = llvm.extractelement %901[%985 : i64] : vector<16xf32>
      %987 = llvm.mlir.constant(10 : i64) : i64
      %988 = llvm.extractelement %901[%987 : i64] : vector<16xf32>
      %989 = llvm.mlir.constant(11 : i64) : i64
      %990 = llvm.extractelement %901[%989 : i64] : vector<16xf32>
      %991 = llvm.mlir.constant(12 : i64) : i64
      %992 = llvm.extractelement %901[%991 : i64] : vector<16xf32>
      %993 = llvm.mlir.constant(13 : i64) : i64
      %994 = llvm.extractelement %901[%993 : i64] : vector<16xf32>
      %995 = llvm.mlir.constant(14 : i64) : i64
      %996 = llvm.extractelement %901[%995 : i64] : vector<16xf32>
      %997 = llvm.mlir.constant(15 : i64) : i64
      %998 = llvm.extractelement %901[%997 : i64] : vector<16xf32>
      %999 = llvm.mlir.constant(0 : i64) : i64
      %1000 = llvm.extractelement %902[%999 : i64] : vector<16xf32>
      %1001 = llvm.mlir.constant(1 : i64) : i64
      %1002 = llvm.extractelement %902[%1001 : i64] : vector<16xf32>
      %1003 = llvm.mlir.constant(2 : i64) : i64
      %1004 = llvm.extractelement %902[%1003 : i64] : vector<16xf32>
      %1005 = llvm.mlir.constant(3 : i64) : i64
      %1006 = llvm.extractelement %902[%1005 : i64] : vector<16xf32>
      %1007 = llvm.mlir.constant(4 : i64) : i64
      %1008 = llvm.extractelement %902[%1007 : i64] : vector<16xf32>
      %1009 = llvm.mlir.constant(5 : i64) : i64
      %1010 = llvm.extractelement %902[%1009 : i64] : vector<16xf32>
      %1011 = llvm.mlir.constant(6 : i64) : i64
      %1012 = llvm.extractelement %902[%1011 : i64] : vector<16xf32>
      %1013 = llvm.mlir.constant(7 : i64) : i64
      %1014 = llvm.extractelement %902[%1013 : i64] : vector<16xf32>
      %1015 = llvm.mlir.constant(8 : i64) : i64
      %1016 = llvm.extractelement %902[%1015 : i64] : vector<16xf32>
      %1017 = llvm.mlir.constant(9 : i64) : i64
      %1018 = llvm.extractelement %902[%1017 : i64] : vector<16xf32>
      %1019 = llvm.mlir.constant(10 : i64) : i64
      %1020 = llvm.extractelement %902[%1019 : i64] : vector<16xf32>
      %1021 = llvm.mlir.constant(11 : i64) : i64
      %1022 = llvm.extractelement %902[%1021 : i64] : vector<16xf32>
      %1023 = llvm.mlir.constant(12 : i64) : i64
      %1024 = llvm.extractelement %902[%1023 : i64] : vector<16xf32>
      %1025 = llvm.mlir.constant(13 : i64) : i64
      %1026 = llvm.extractelement %902[%1025 : i64] : vector<16xf32>
      %1027 = llvm.mlir.constant(14 : i64) : i64
      %1028 = llvm.extractelement %902[%1027 : i64] : vector<16xf32>
      %1029 = llvm.mlir.constant(15 : i64) : i64
      %1030 = llvm.extractelement %902[%1029 : i64] : vector<16xf32>
      %1031 = llvm.mul %293, %64 : i32
      %1032 = llvm.getelementptr %76[%1031] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1033 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1034 = llvm.mul %293, %64 : i32
      %1035 = llvm.getelementptr %1033[%1034] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1036 = llvm.urem %78, %63 : i32
      %1037 = llvm.mul %1036, %62 : i32
      %1038 = llvm.udiv %78, %63 : i32
      %1039 = llvm.mul %81, %61 : i32
      %1040 = llvm.add %1038, %1039 : i32
      %1041 = llvm.mul %1040, %57 : i32
      %1042 = llvm.add %1041, %1037 : i32
      %1043 = llvm.lshr %1042, %63 : i32
      %1044 = llvm.and %1043, %56 : i32
      %1045 = llvm.xor %1042, %1044 : i32
      %1046 = llvm.mul %1045, %74 : i32
      %1047 = llvm.getelementptr %1032[%1046] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1048 = llvm.xor %1045, %63 : i32
      %1049 = llvm.mul %1048, %74 : i32
      %1050 = llvm.getelementptr %1032[%1049] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1051 = llvm.getelementptr %1047[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1052 = llvm.getelementptr %1050[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1053 = llvm.shufflevector %289, %289 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1053, %1047 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1054 = llvm.shufflevector %289, %289 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1054, %1050 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1055 = llvm.shufflevector %290, %290 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1055, %1051 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1056 = llvm.shufflevector %290, %290 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1056, %1052 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1057 = llvm.urem %78, %61 : i32
      %1058 = llvm.mul %1057, %62 : i32
      %1059 = llvm.udiv %78, %61 : i32
      %1060 = llvm.mul %81, %63 : i32
      %1061 = llvm.add %1059, %1060 : i32
      %1062 = llvm.mul %1061, %55 : i32
      %1063 = llvm.add %1058, %1062 : i32
      %1064 = llvm.mul %1063, %74 : i32
      %1065 = llvm.getelementptr %1035[%1064] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1066 = llvm.getelementptr %1065[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      llvm.store %291, %1065 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.store %292, %1066 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1067 = llvm.add %293, %73 : i32
      %1068 = llvm.icmp "eq" %1067, %74 : i32
      %1069 = llvm.select %1068, %72, %1067 : i1, i32
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      rocdl.sched.barrier 0
      %1070 = llvm.mul %303, %64 : i32
      %1071 = llvm.getelementptr %76[%1070] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1072 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1073 = llvm.mul %303, %64 : i32
      %1074 = llvm.getelementptr %1072[%1073] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1075 = llvm.add %303, %73 : i32
      %1076 = llvm.icmp "eq" %1075, %74 : i32
      %1077 = llvm.select %1076, %72, %1075 : i1, i32
      %1078 = llvm.add %272, %71 : i64
      %1079 = llvm.urem %78, %63 : i32
      %1080 = llvm.mul %1079, %62 : i32
      %1081 = llvm.udiv %78, %63 : i32
      %1082 = llvm.mul %81, %61 : i32
      %1083 = llvm.add %1081, %1082 : i32
      %1084 = llvm.zext %1083 : i32 to i64
      %1085 = llvm.add %112, %1084 : i64
      %1086 = llvm.mul %1085, %arg7 : i64
      %1087 = llvm.zext %1080 : i32 to i64
      %1088 = llvm.add %1078, %1087 : i64
      %1089 = llvm.add %1086, %1088 : i64
      %1090 = llvm.mul %1089, %60 : i64
      %1091 = llvm.getelementptr %arg0[%1090] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1092 = llvm.sub %arg4, %1085 : i64
      %1093 = llvm.intr.smin(%1092, %59) : (i64, i64) -> i64
      %1094 = llvm.intr.smax(%1093, %66) : (i64, i64) -> i64
      %1095 = llvm.trunc %1094 : i64 to i32
      %1096 = llvm.sub %arg6, %1088 : i64
      %1097 = llvm.intr.smin(%1096, %59) : (i64, i64) -> i64
      %1098 = llvm.intr.smax(%1097, %66) : (i64, i64) -> i64
      %1099 = llvm.trunc %1098 : i64 to i32
      %1100 = llvm.icmp "sgt" %1095, %72 : i32
      %1101 = llvm.icmp "sgt" %1099, %72 : i32
      %1102 = llvm.and %1100, %1101 : i1
      %1103 = llvm.mul %arg7, %68 : i64
      %1104 = llvm.getelementptr %1091[%1103] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1105 = llvm.icmp "sgt" %1095, %75 : i32
      %1106 = llvm.and %1105, %1101 : i1
      %1107 = llvm.select %1102, %1091, %58 : i1, !llvm.ptr<1>
      %1108 = llvm.load %1107 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %1109 = llvm.select %1106, %1104, %58 : i1, !llvm.ptr<1>
      %1110 = llvm.load %1109 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %1111 = llvm.urem %78, %61 : i32
      %1112 = llvm.mul %1111, %62 : i32
      %1113 = llvm.udiv %78, %61 : i32
      %1114 = llvm.mul %81, %63 : i32
      %1115 = llvm.add %1113, %1114 : i32
      %1116 = llvm.zext %1112 : i32 to i64
      %1117 = llvm.add %113, %1116 : i64
      %1118 = llvm.zext %1115 : i32 to i64
      %1119 = llvm.add %1078, %1118 : i64
      %1120 = llvm.mul %1119, %arg8 : i64
      %1121 = llvm.add %1117, %1120 : i64
      %1122 = llvm.mul %1121, %60 : i64
      %1123 = llvm.getelementptr %arg1[%1122] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1124 = llvm.sub %arg5, %1117 : i64
      %1125 = llvm.intr.smin(%1124, %59) : (i64, i64) -> i64
      %1126 = llvm.intr.smax(%1125, %66) : (i64, i64) -> i64
      %1127 = llvm.trunc %1126 : i64 to i32
      %1128 = llvm.sub %arg6, %1119 : i64
      %1129 = llvm.intr.smin(%1128, %59) : (i64, i64) -> i64
      %1130 = llvm.intr.smax(%1129, %66) : (i64, i64) -> i64
      %1131 = llvm.trunc %1130 : i64 to i32
      %1132 = llvm.icmp "sgt" %1127, %72 : i32
      %1133 = llvm.icmp "sgt" %1131, %72 : i32
      %1134 = llvm.and %1132, %1133 : i1
      %1135 = llvm.mul %arg8, %65 : i64
      %1136 = llvm.getelementptr %1123[%1135] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1137 = llvm.icmp "sgt" %1131, %61 : i32
      %1138 = llvm.and %1132, %1137 : i1
      %1139 = llvm.select %1134, %1123, %58 : i1, !llvm.ptr<1>
      %1140 = llvm.load %1139 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %1141 = llvm.select %1138, %1136, %58 : i1, !llvm.ptr<1>
      %1142 = llvm.load %1141 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      rocdl.sched.barrier 262
      %1143 = llvm.mlir.poison : vector<16xf32>
      %1144 = llvm.mlir.constant(0 : i64) : i64
      %1145 = llvm.insertelement %904, %1143[%1144 : i64] : vector<16xf32>
      %1146 = llvm.mlir.constant(1 : i64) : i64
      %1147 = llvm.insertelement %906, %1145[%1146 : i64] : vector<16xf32>
      %1148 = llvm.mlir.constant(2 : i64) : i64
      %1149 = llvm.insertelement %908, %1147[%1148 : i64] : vector<16xf32>
      %1150 = llvm.mlir.constant(3 : i64) : i64
      %1151 = llvm.insertelement %910, %1149[%1150 : i64] : vector<16xf32>
      %1152 = llvm.mlir.constant(4 : i64) : i64
      %1153 = llvm.insertelement %912, %1151[%1152 : i64] : vector<16xf32>
      %1154 = llvm.mlir.constant(5 : i64) : i64
      %1155 = llvm.insertelement %914, %1153[%1154 : i64] : vector<16xf32>
      %1156 = llvm.mlir.constant(6 : i64) : i64
      %1157 = llvm.insertelement %916, %1155[%1156 : i64] : vector<16xf32>
      %1158 = llvm.mlir.constant(7 : i64) : i64
      %1159 = llvm.insertelement %918, %1157[%1158 : i64] : vector<16xf32>
      %1160 = llvm.mlir.constant(8 : i64) : i64
      %1161 = llvm.insertelement %920, %1159[%1160 : i64] : vector<16xf32>
      %1162 = llvm.mlir.constant(9 : i64) : i64
      %1163 = llvm.insertelement %922, %1161[%1162 : i64] : vector<16xf32>
      %1164 = llvm.mlir.constant(10 : i64) : i64
      %1165 = llvm.insertelement %924, %1163[%1164 : i64] : vector<16xf32>
      %1166 = llvm.mlir.constant(11 : i64) : i64
      %1167 = llvm.insertelement %926, %1165[%1166 : i64] : vector<16xf32>
      %1168 = llvm.mlir.constant(12 : i64) : i64
      %1169 = llvm.insertelement %928, %1167[%1168 : i64] : vector<16xf32>
      %1170 = llvm.mlir.constant(13 : i64) : i64
      %1171 = llvm.insertelement %930, %1169[%1170 : i64] : vector<16xf32>
      %1172 = llvm.mlir.constant(14 : i64) : i64
      %1173 = llvm.insertelement %932, %1171[%1172 : i64] : vector<16xf32>
      %1174 = llvm.mlir.constant(15 : i64) : i64
      %1175 = llvm.insertelement %934, %1173[%1174 : i64] : vector<16xf32>
      %1176 = llvm.mlir.poison : vector<16xf32>
      %1177 = llvm.mlir.constant(0 : i64) : i64
      %1178 = llvm.insertelement %936, %1176[%1177 : i64] : vector<16xf32>
      %1179 = llvm.mlir.constant(1 : i64) : i64
      %1180 = llvm.insertelement %938, %1178[%1179 : i64] : vector<16xf32>
      %1181 = llvm.mlir.constant(2 : i64) : i64
      %1182 = llvm.insertelement %940, %1180[%1181 : i64] : vector<16xf32>
      %1183 = llvm.mlir.constant(3 : i64) : i64
      %1184 = llvm.insertelement %942, %1182[%1183 : i64] : vector<16xf32>
      %1185 = llvm.mlir.constant(4 : i64) : i64
      %1186 = llvm.insertelement %944, %1184[%1185 : i64] : vector<16xf32>
      %1187 = llvm.mlir.constant(5 : i64) : i64
      %1188 = llvm.insertelement %946, %1186[%1187 : i64] : vector<16xf32>
      %1189 = llvm.mlir.constant(6 : i64) : i64
      %1190 = llvm.insertelement %948, %1188[%1189 : i64] : vector<16xf32>
      %1191 = llvm.mlir.constant(7 : i64) : i64
      %1192 = llvm.insertelement %950, %1190[%1191 : i64] : vector<16xf32>
      %1193 = llvm.mlir.constant(8 : i64) : i64
      %1194 = llvm.insertelement %952, %1192[%1193 : i64] : vector<16xf32>
      %1195 = llvm.mlir.constant(9 : i64) : i64
      %1196 = llvm.insertelement %954, %1194[%1195 : i64] : vector<16xf32>
      %1197 = llvm.mlir.constant(10 : i64) : i64
      %1198 = llvm.insertelement %956, %1196[%1197 : i64] : vector<16xf32>
      %1199 = llvm.mlir.constant(11 : i64) : i64
      %1200 = llvm.insertelement %958, %1198[%1199 : i64] : vector<16xf32>
      %1201 = llvm.mlir.constant(12 : i64) : i64
      %1202 = llvm.insertelement %960, %1200[%1201 : i64] : vector<16xf32>
      %1203 = llvm.mlir.constant(13 : i64) : i64
      %1204 = llvm.insertelement %962, %1202[%1203 : i64] : vector<16xf32>
      %1205 = llvm.mlir.constant(14 : i64) : i64
      %1206 = llvm.insertelement %964, %1204[%1205 : i64] : vector<16xf32>
      %1207 = llvm.mlir.constant(15 : i64) : i64
      %1208 = llvm.insertelement %966, %1206[%1207 : i64] : vector<16xf32>
      %1209 = llvm.mlir.poison : vector<16xf32>
      %1210 = llvm.mlir.constant(0 : i64) : i64
      %1211 = llvm.insertelement %968, %1209[%1210 : i64] : vector<16xf32>
      %1212 = llvm.mlir.constant(1 : i64) : i64
      %1213 = llvm.insertelement %970, %1211[%1212 : i64] : vector<16xf32>
      %1214 = llvm.mlir.constant(2 : i64) : i64
      %1215 = llvm.insertelement %972, %1213[%1214 : i64] : vector<16xf32>
      %1216 = llvm.mlir.constant(3 : i64) : i64
      %1217 = llvm.insertelement %974, %1215[%1216 : i64] : vector<16xf32>
      %1218 = llvm.mlir.constant(4 : i64) : i64
      %1219 = llvm.insertelement %976, %1217[%1218 : i64] : vector<16xf32>
      %1220 = llvm.mlir.constant(5 : i64) : i64
      %1221 = llvm.insertelement %978, %1219[%1220 : i64] : vector<16xf32>
      %1222 = llvm.mlir.constant(6 : i64) : i64
      %1223 = llvm.insertelement %980, %1221[%1222 : i64] : vector<16xf32>
      %1224 = llvm.mlir.constant(7 : i64) : i64
      %1225 = llvm.insertelement %982, %1223[%1224 : i64] : vector<16xf32>
      %1226 = llvm.mlir.constant(8 : i64) : i64
      %1227 = llvm.insertelement %984, %1225[%1226 : i64] : vector<16xf32>
      %1228 = llvm.mlir.constant(9 : i64) : i64
      %1229 = llvm.insertelement %986, %1227[%1228 : i64] : vector<16xf32>
      %1230 = llvm.mlir.constant(10 : i64) : i64
      %1231 = llvm.insertelement %988, %1229[%1230 : i64] : vector<16xf32>
      %1232 = llvm.mlir.constant(11 : i64) : i64
      %1233 = llvm.insertelement %990, %1231[%1232 : i64] : vector<16xf32>
      %1234 = llvm.mlir.constant(12 : i64) : i64
      %1235 = llvm.insertelement %992, %1233[%1234 : i64] : vector<16xf32>
      %1236 = llvm.mlir.constant(13 : i64) : i64
      %1237 = llvm.insertelement %994, %1235[%1236 : i64] : vector<16xf32>
      %1238 = llvm.mlir.constant(14 : i64) : i64
      %1239 = llvm.insertelement %996, %1237[%1238 : i64] : vector<16xf32>
      %1240 = llvm.mlir.constant(15 : i64) : i64
      %1241 = llvm.insertelement %998, %1239[%1240 : i64] : vector<16xf32>
      %1242 = llvm.mlir.poison : vector<16xf32>
      %1243 = llvm.mlir.constant(0 : i64) : i64
      %1244 = llvm.insertelement %1000, %1242[%1243 : i64] : vector<16xf32>
      %1245 = llvm.mlir.constant(1 : i64) : i64
      %1246 = llvm.insertelement %1002, %1244[%1245 : i64] : vector<16xf32>
      %1247 = llvm.mlir.constant(2 : i64) : i64
      %1248 = llvm.insertelement %1004, %1246[%1247 : i64] : vector<16xf32>
      %1249 = llvm.mlir.constant(3 : i64) : i64
      %1250 = llvm.insertelement %1006, %1248[%1249 : i64] : vector<16xf32>
      %1251 = llvm.mlir.constant(4 : i64) : i64
      %1252 = llvm.insertelement %1008, %1250[%1251 : i64] : vector<16xf32>
      %1253 = llvm.mlir.constant(5 : i64) : i64
      %1254 = llvm.insertelement %1010, %1252[%1253 : i64] : vector<16xf32>
      %1255 = llvm.mlir.constant(6 : i64) : i64
      %1256 = llvm.insertelement %1012, %1254[%1255 : i64] : vector<16xf32>
      %1257 = llvm.mlir.constant(7 : i64) : i64
      %1258 = llvm.insertelement %1014, %1256[%1257 : i64] : vector<16xf32>
      %1259 = llvm.mlir.constant(8 : i64) : i64
      %1260 = llvm.insertelement %1016, %1258[%1259 : i64] : vector<16xf32>
      %1261 = llvm.mlir.constant(9 : i64) : i64
      %1262 = llvm.insertelement %1018, %1260[%1261 : i64] : vector<16xf32>
      %1263 = llvm.mlir.constant(10 : i64) : i64
      %1264 = llvm.insertelement %1020, %1262[%1263 : i64] : vector<16xf32>
      %1265 = llvm.mlir.constant(11 : i64) : i64
      %1266 = llvm.insertelement %1022, %1264[%1265 : i64] : vector<16xf32>
      %1267 = llvm.mlir.constant(12 : i64) : i64
      %1268 = llvm.insertelement %1024, %1266[%1267 : i64] : vector<16xf32>
      %1269 = llvm.mlir.constant(13 : i64) : i64
      %1270 = llvm.insertelement %1026, %1268[%1269 : i64] : vector<16xf32>
      %1271 = llvm.mlir.constant(14 : i64) : i64
      %1272 = llvm.insertelement %1028, %1270[%1271 : i64] : vector<16xf32>
      %1273 = llvm.mlir.constant(15 : i64) : i64
      %1274 = llvm.insertelement %1030, %1272[%1273 : i64] : vector<16xf32>
      %1275 = llvm.urem %78, %57 : i32
      %1276 = llvm.udiv %78, %57 : i32
      %1277 = llvm.mul %1276, %63 : i32
      %1278 = llvm.urem %81, %74 : i32
      %1279 = llvm.mul %1278, %75 : i32
      %1280 = llvm.add %1275, %1279 : i32
      %1281 = llvm.mul %1280, %57 : i32
      %1282 = llvm.add %1281, %1277 : i32
      %1283 = llvm.lshr %1282, %63 : i32
      %1284 = llvm.and %1283, %56 : i32
      %1285 = llvm.xor %1282, %1284 : i32
      %1286 = llvm.mul %1285, %74 : i32
      %1287 = llvm.getelementptr %1071[%1286] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1288 = llvm.getelementptr %1287[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1289 = llvm.load %1287 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1290 = llvm.load %1288 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1291 = llvm.bitcast %1289 : vector<4xbf16> to vector<4xi16>
      %1292 = llvm.bitcast %1290 : vector<4xbf16> to vector<4xi16>
      %1293 = llvm.urem %78, %57 : i32
      %1294 = llvm.udiv %78, %57 : i32
      %1295 = llvm.mul %1294, %63 : i32
      %1296 = llvm.udiv %81, %74 : i32
      %1297 = llvm.mul %1296, %75 : i32
      %1298 = llvm.add %1293, %1297 : i32
      %1299 = llvm.mul %1295, %55 : i32
      %1300 = llvm.add %1298, %1299 : i32
      %1301 = llvm.mul %1300, %74 : i32
      %1302 = llvm.getelementptr %1074[%1301] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1303 = llvm.getelementptr %1302[256] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1304 = llvm.getelementptr %1302[512] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1305 = llvm.getelementptr %1302[768] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1306 = llvm.getelementptr %1302[64] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1307 = llvm.getelementptr %1302[320] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1308 = llvm.getelementptr %1302[576] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1309 = llvm.getelementptr %1302[832] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1310 = llvm.load %1302 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1311 = llvm.load %1303 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1312 = llvm.load %1304 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1313 = llvm.load %1305 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1314 = llvm.mlir.poison : vector<4xbf16>
      %1315 = llvm.mlir.constant(0 : i64) : i64
      %1316 = llvm.insertelement %1310, %1314[%1315 : i64] : vector<4xbf16>
      %1317 = llvm.mlir.constant(1 : i64) : i64
      %1318 = llvm.insertelement %1311, %1316[%1317 : i64] : vector<4xbf16>
      %1319 = llvm.mlir.constant(2 : i64) : i64
      %1320 = llvm.insertelement %1312, %1318[%1319 : i64] : vector<4xbf16>
      %1321 = llvm.mlir.constant(3 : i64) : i64
      %1322 = llvm.insertelement %1313, %1320[%1321 : i64] : vector<4xbf16>
      %1323 = llvm.load %1306 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1324 = llvm.load %1307 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1325 = llvm.load %1308 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1326 = llvm.load %1309 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1327 = llvm.mlir.poison : vector<4xbf16>
      %1328 = llvm.mlir.constant(0 : i64) : i64
      %1329 = llvm.insertelement %1323, %1327[%1328 : i64] : vector<4xbf16>
      %1330 = llvm.mlir.constant(1 : i64) : i64
      %1331 = llvm.insertelement %1324, %1329[%1330 : i64] : vector<4xbf16>
      %1332 = llvm.mlir.constant(2 : i64) : i64
      %1333 = llvm.insertelement %1325, %1331[%1332 : i64] : vector<4xbf16>
      %1334 = llvm.mlir.constant(3 : i64) : i64
      %1335 = llvm.insertelement %1326, %1333[%1334 : i64] : vector<4xbf16>
      %1336 = llvm.bitcast %1322 : vector<4xbf16> to vector<4xi16>
      %1337 = llvm.bitcast %1335 : vector<4xbf16> to vector<4xi16>
      %1338 = rocdl.mfma.f32.32x32x8bf16.1k %1291, %1336, %1175, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1339 = rocdl.mfma.f32.32x32x8bf16.1k %1291, %1337, %1208, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1340 = rocdl.mfma.f32.32x32x8bf16.1k %1292, %1336, %1241, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1341 = rocdl.mfma.f32.32x32x8bf16.1k %1292, %1337, %1274, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1342 = llvm.urem %78, %57 : i32
      %1343 = llvm.udiv %78, %57 : i32
      %1344 = llvm.mul %1343, %63 : i32
      %1345 = llvm.urem %81, %74 : i32
      %1346 = llvm.mul %1345, %75 : i32
      %1347 = llvm.add %1342, %1346 : i32
      %1348 = llvm.mul %1347, %57 : i32
      %1349 = llvm.add %1348, %1344 : i32
      %1350 = llvm.lshr %1349, %63 : i32
      %1351 = llvm.and %1350, %56 : i32
      %1352 = llvm.xor %1349, %1351 : i32
      %1353 = llvm.xor %1352, %62 : i32
      %1354 = llvm.mul %1353, %74 : i32
      %1355 = llvm.getelementptr %1071[%1354] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1356 = llvm.getelementptr %1355[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1357 = llvm.load %1355 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1358 = llvm.load %1356 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1359 = llvm.bitcast %1357 : vector<4xbf16> to vector<4xi16>
      %1360 = llvm.bitcast %1358 : vector<4xbf16> to vector<4xi16>
      %1361 = llvm.urem %78, %57 : i32
      %1362 = llvm.udiv %78, %57 : i32
      %1363 = llvm.mul %1362, %63 : i32
      %1364 = llvm.udiv %81, %74 : i32
      %1365 = llvm.mul %1364, %75 : i32
      %1366 = llvm.add %1361, %1365 : i32
      %1367 = llvm.mul %1363, %55 : i32
      %1368 = llvm.add %1366, %1367 : i32
      %1369 = llvm.mul %1368, %74 : i32
      %1370 = llvm.getelementptr %1074[%1369] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1371 = llvm.getelementptr %1370[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1372 = llvm.getelementptr %1370[2304] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1373 = llvm.getelementptr %1370[2560] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1374 = llvm.getelementptr %1370[2816] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1375 = llvm.getelementptr %1370[2112] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1376 = llvm.getelementptr %1370[2368] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1377 = llvm.getelementptr %1370[2624] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1378 = llvm.getelementptr %1370[2880] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1379 = llvm.load %1371 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1380 = llvm.load %1372 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1381 = llvm.load %1373 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1382 = llvm.load %1374 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1383 = llvm.mlir.poison : vector<4xbf16>
      %1384 = llvm.mlir.constant(0 : i64) : i64
      %1385 = llvm.insertelement %1379, %1383[%1384 : i64] : vector<4xbf16>
      %1386 = llvm.mlir.constant(1 : i64) : i64
      %1387 = llvm.insertelement %1380, %1385[%1386 : i64] : vector<4xbf16>
      %1388 = llvm.mlir.constant(2 : i64) : i64
      %1389 = llvm.insertelement %1381, %1387[%1388 : i64] : vector<4xbf16>
      %1390 = llvm.mlir.constant(3 : i64) : i64
      %1391 = llvm.insertelement %1382, %1389[%1390 : i64] : vector<4xbf16>
      %1392 = llvm.load %1375 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1393 = llvm.load %1376 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1394 = llvm.load %1377 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1395 = llvm.load %1378 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1396 = llvm.mlir.poison : vector<4xbf16>
      %1397 = llvm.mlir.constant(0 : i64) : i64
      %1398 = llvm.insertelement %1392, %1396[%1397 : i64] : vector<4xbf16>
      %1399 = llvm.mlir.constant(1 : i64) : i64
      %1400 = llvm.insertelement %1393, %1398[%1399 : i64] : vector<4xbf16>
      %1401 = llvm.mlir.constant(2 : i64) : i64
      %1402 = llvm.insertelement %1394, %1400[%1401 : i64] : vector<4xbf16>
      %1403 = llvm.mlir.constant(3 : i64) : i64
      %1404 = llvm.insertelement %1395, %1402[%1403 : i64] : vector<4xbf16>
      %1405 = llvm.bitcast %1391 : vector<4xbf16> to vector<4xi16>
      %1406 = llvm.bitcast %1404 : vector<4xbf16> to vector<4xi16>
      %1407 = rocdl.mfma.f32.32x32x8bf16.1k %1359, %1405, %1338, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1408 = rocdl.mfma.f32.32x32x8bf16.1k %1359, %1406, %1339, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1409 = rocdl.mfma.f32.32x32x8bf16.1k %1360, %1405, %1340, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1410 = rocdl.mfma.f32.32x32x8bf16.1k %1360, %1406, %1341, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1411 = llvm.urem %78, %57 : i32
      %1412 = llvm.udiv %78, %57 : i32
      %1413 = llvm.mul %1412, %63 : i32
      %1414 = llvm.urem %81, %74 : i32
      %1415 = llvm.mul %1414, %75 : i32
      %1416 = llvm.add %1411, %1415 : i32
      %1417 = llvm.mul %1416, %57 : i32
      %1418 = llvm.add %1417, %1413 : i32
      %1419 = llvm.lshr %1418, %63 : i32
      %1420 = llvm.and %1419, %56 : i32
      %1421 = llvm.xor %1418, %1420 : i32
      %1422 = llvm.xor %1421, %61 : i32
      %1423 = llvm.mul %1422, %74 : i32
      %1424 = llvm.getelementptr %1071[%1423] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1425 = llvm.getelementptr %1424[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1426 = llvm.load %1424 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1427 = llvm.load %1425 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1428 = llvm.bitcast %1426 : vector<4xbf16> to vector<4xi16>
      %1429 = llvm.bitcast %1427 : vector<4xbf16> to vector<4xi16>
      %1430 = llvm.urem %78, %57 : i32
      %1431 = llvm.udiv %78, %57 : i32
      %1432 = llvm.mul %1431, %63 : i32
      %1433 = llvm.udiv %81, %74 : i32
      %1434 = llvm.mul %1433, %75 : i32
      %1435 = llvm.add %1430, %1434 : i32
      %1436 = llvm.mul %1432, %55 : i32
      %1437 = llvm.add %1435, %1436 : i32
      %1438 = llvm.mul %1437, %74 : i32
      %1439 = llvm.getelementptr %1074[%1438] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1440 = llvm.getelementptr %1439[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1441 = llvm.getelementptr %1439[4352] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1442 = llvm.getelementptr %1439[4608] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1443 = llvm.getelementptr %1439[4864] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1444 = llvm.getelementptr %1439[4160] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1445 = llvm.getelementptr %1439[4416] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1446 = llvm.getelementptr %1439[4672] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1447 = llvm.getelementptr %1439[4928] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1448 = llvm.load %1440 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1449 = llvm.load %1441 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1450 = llvm.load %1442 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1451 = llvm.load %1443 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1452 = llvm.mlir.poison : vector<4xbf16>
      %1453 = llvm.mlir.constant(0 : i64) : i64
      %1454 = llvm.insertelement %1448, %1452[%1453 : i64] : vector<4xbf16>
      %1455 = llvm.mlir.constant(1 : i64) : i64
      %1456 = llvm.insertelement %1449, %1454[%1455 : i64] : vector<4xbf16>
      %1457 = llvm.mlir.constant(2 : i64) : i64
      %1458 = llvm.insertelement %1450, %1456[%1457 : i64] : vector<4xbf16>
      %1459 = llvm.mlir.constant(3 : i64) : i64
      %1460 = llvm.insertelement %1451, %1458[%1459 : i64] : vector<4xbf16>
      %1461 = llvm.load %1444 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1462 = llvm.load %1445 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1463 = llvm.load %1446 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1464 = llvm.load %1447 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1465 = llvm.mlir.poison : vector<4xbf16>
      %1466 = llvm.mlir.constant(0 : i64) : i64
      %1467 = llvm.insertelement %1461, %1465[%1466 : i64] : vector<4xbf16>
      %1468 = llvm.mlir.constant(1 : i64) : i64
      %1469 = llvm.insertelement %1462, %1467[%1468 : i64] : vector<4xbf16>
      %1470 = llvm.mlir.constant(2 : i64) : i64
      %1471 = llvm.insertelement %1463, %1469[%1470 : i64] : vector<4xbf16>
      %1472 = llvm.mlir.constant(3 : i64) : i64
      %1473 = llvm.insertelement %1464, %1471[%1472 : i64] : vector<4xbf16>
      %1474 = llvm.bitcast %1460 : vector<4xbf16> to vector<4xi16>
      %1475 = llvm.bitcast %1473 : vector<4xbf16> to vector<4xi16>
      %1476 = rocdl.mfma.f32.32x32x8bf16.1k %1428, %1474, %1407, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1477 = rocdl.mfma.f32.32x32x8bf16.1k %1428, %1475, %1408, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1478 = rocdl.mfma.f32.32x32x8bf16.1k %1429, %1474, %1409, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1479 = rocdl.mfma.f32.32x32x8bf16.1k %1429, %1475, %1410, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1480 = llvm.urem %78, %57 : i32
      %1481 = llvm.udiv %78, %57 : i32
      %1482 = llvm.mul %1481, %63 : i32
      %1483 = llvm.urem %81, %74 : i32
      %1484 = llvm.mul %1483, %75 : i32
      %1485 = llvm.add %1480, %1484 : i32
      %1486 = llvm.mul %1485, %57 : i32
      %1487 = llvm.add %1486, %1482 : i32
      %1488 = llvm.lshr %1487, %63 : i32
      %1489 = llvm.and %1488, %56 : i32
      %1490 = llvm.xor %1487, %1489 : i32
      %1491 = llvm.xor %1490, %54 : i32
      %1492 = llvm.mul %1491, %74 : i32
      %1493 = llvm.getelementptr %1071[%1492] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1494 = llvm.getelementptr %1493[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1495 = llvm.load %1493 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1496 = llvm.load %1494 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1497 = llvm.bitcast %1495 : vector<4xbf16> to vector<4xi16>
      %1498 = llvm.bitcast %1496 : vector<4xbf16> to vector<4xi16>
      %1499 = llvm.urem %78, %57 : i32
      %1500 = llvm.udiv %78, %57 : i32
      %1501 = llvm.mul %1500, %63 : i32
      %1502 = llvm.udiv %81, %74 : i32
      %1503 = llvm.mul %1502, %75 : i32
      %1504 = llvm.add %1499, %1503 : i32
      %1505 = llvm.mul %1501, %55 : i32
      %1506 = llvm.add %1504, %1505 : i32
      %1507 = llvm.mul %1506, %74 : i32
      %1508 = llvm.getelementptr %1074[%1507] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1509 = llvm.getelementptr %1508[6144] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1510 = llvm.getelementptr %1508[6400] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1511 = llvm.getelementptr %1508[6656] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1512 = llvm.getelementptr %1508[6912] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1513 = llvm.getelementptr %1508[6208] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1514 = llvm.getelementptr %1508[6464] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1515 = llvm.getelementptr %1508[6720] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1516 = llvm.getelementptr %1508[6976] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1517 = llvm.load %1509 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1518 = llvm.load %1510 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1519 = llvm.load %1511 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1520 = llvm.load %1512 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1521 = llvm.mlir.poison : vector<4xbf16>
      %1522 = llvm.mlir.constant(0 : i64) : i64
      %1523 = llvm.insertelement %1517, %1521[%1522 : i64] : vector<4xbf16>
      %1524 = llvm.mlir.constant(1 : i64) : i64
      %1525 = llvm.insertelement %1518, %1523[%1524 : i64] : vector<4xbf16>
      %1526 = llvm.mlir.constant(2 : i64) : i64
      %1527 = llvm.insertelement %1519, %1525[%1526 : i64] : vector<4xbf16>
      %1528 = llvm.mlir.constant(3 : i64) : i64
      %1529 = llvm.insertelement %1520, %1527[%1528 : i64] : vector<4xbf16>
      %1530 = llvm.load %1513 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1531 = llvm.load %1514 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1532 = llvm.load %1515 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1533 = llvm.load %1516 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %1534 = llvm.mlir.poison : vector<4xbf16>
      %1535 = llvm.mlir.constant(0 : i64) : i64
      %1536 = llvm.insertelement %1530, %1534[%1535 : i64] : vector<4xbf16>
      %1537 = llvm.mlir.constant(1 : i64) : i64
      %1538 = llvm.insertelement %1531, %1536[%1537 : i64] : vector<4xbf16>
      %1539 = llvm.mlir.constant(2 : i64) : i64
      %1540 = llvm.insertelement %1532, %1538[%1539 : i64] : vector<4xbf16>
      %1541 = llvm.mlir.constant(3 : i64) : i64
      %1542 = llvm.insertelement %1533, %1540[%1541 : i64] : vector<4xbf16>
      %1543 = llvm.bitcast %1529 : vector<4xbf16> to vector<4xi16>
      %1544 = llvm.bitcast %1542 : vector<4xbf16> to vector<4xi16>
      %1545 = rocdl.mfma.f32.32x32x8bf16.1k %1497, %1543, %1476, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1546 = rocdl.mfma.f32.32x32x8bf16.1k %1497, %1544, %1477, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1547 = rocdl.mfma.f32.32x32x8bf16.1k %1498, %1543, %1478, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1548 = rocdl.mfma.f32.32x32x8bf16.1k %1498, %1544, %1479, %72, %72, %72 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1549 = llvm.mlir.constant(0 : i64) : i64
      %1550 = llvm.extractelement %1545[%1549 : i64] : vector<16xf32>
      %1551 = llvm.mlir.constant(1 : i64) : i64
      %1552 = llvm.extractelement %1545[%1551 : i64] : vector<16xf32>
      %1553 = llvm.mlir.constant(2 : i64) : i64
      %1554 = llvm.extractelement %1545[%1553 : i64] : vector<16xf32>
      %1555 = llvm.mlir.constant(3 : i64) : i64
      %1556 = llvm.extractelement %1545[%1555 : i64] : vector<16xf32>
      %1557 = llvm.mlir.constant(4 : i64) : i64
      %1558 = llvm.extractelement %1545[%1557 : i64] : vector<16xf32>
      %1559 = llvm.mlir.constant(5 : i64) : i64
      %1560 = llvm.extractelement %1545[%1559 : i64] : vector<16xf32>
      %1561 = llvm.mlir.constant(6 : i64) : i64
      %1562 = llvm.extractelement %1545[%1561 : i64] : vector<16xf32>
      %1563 = llvm.mlir.constant(7 : i64) : i64
      %1564 = llvm.extractelement %1545[%1563 : i64] : vector<16xf32>
      %1565 = llvm.mlir.constant(8 : i64) : i64
      %1566 = llvm.extractelement %1545[%1565 : i64] : vector<16xf32>
      %1567 = llvm.mlir.constant(9 : i64) : i64
      %1568 = llvm.extractelement %1545[%1567 : i64] : vector<16xf32>
      %1569 = llvm.mlir.constant(10 : i64) : i64
      %1570 = llvm.extractelement %1545[%1569 : i64] : vector<16xf32>
      %1571 = llvm.mlir.constant(11 : i64) : i64
      %1572 = llvm.extractelement %1545[%1571 : i64] : vector<16xf32>
      %1573 = llvm.mlir.constant(12 : i64) : i64
      %1574 = llvm.extractelement %1545[%1573 : i64] : vector<16xf32>
      %1575 = llvm.mlir.constant(13 : i64) : i64
      %1576 = llvm.extractelement %1545[%1575 : i64] : vector<16xf32>
      %1577 = llvm.mlir.constant(14 : i64) : i64
      %1578 = llvm.extractelement %1545[%1577 : i64] : vector<16xf32>
      %1579 = llvm.mlir.constant(15 : i64) : i64
      %1580 = llvm.extractelement %1545[%1579 : i64] : vector<16xf32>
      %1581 = llvm.mlir.constant(0 : i64) : i64
      %1582 = llvm.extractelement %1546[%1581 : i64] : vector<16xf32>
      %1583 = llvm.mlir.constant(1 : i64) : i64
      %1584 = llvm.extractelement %1546[%1583 : i64] : vector<16xf32>
      %1585 = llvm.mlir.constant(2 : i64) : i64
      %1586 = llvm.extractelement %1546[%1585 : i64] : vector<16xf32>
      %1587 = llvm.mlir.constant(3 : i64) : i64
      %1588 = llvm.extractelement %1546[%1587 : i64] : vector<16xf32>
      %1589 = llvm.mlir.constant(4 : i64) : i64
      %1590 = llvm.extractelement %1546[%1589 : i64] : vector<16xf32>
      %1591 = llvm.mlir.constant(5 : i64) : i64
      %1592 = llvm.extractelement %1546[%1591 : i64] : vector<16xf32>
      %1593 = llvm.mlir.constant(6 : i64) : i64
      %1594 = llvm.extractelement %1546[%1593 : i64] : vector<16xf32>
      %1595 = llvm.mlir.constant(7 : i64) : i64
      %1596 = llvm.extractelement %1546[%1595 : i64] : vector<16xf32>
      %1597 = llvm.mlir.constant(8 : i64) : i64
      %1598 = llvm.extractelement %1546[%1597 : i64] : vector<16xf32>
      %1599 = llvm.mlir.constant(9 : i64) : i64
      %1600 = llvm.extractelement %1546[%1599 : i64] : vector<16xf32>
      %1601 = llvm.mlir.constant(10 : i64) : i64
      %1602 = llvm.extractelement %1546[%1601 : i64] : vector<16xf32>
      %1603 = llvm.mlir.constant(11 : i64) : i64
      %1604 = llvm.extractelement %1546[%1603 : i64] : vector<16xf32>
      %1605 = llvm.mlir.constant(12 : i64) : i64
      %1606 = llvm.extractelement %1546[%1605 : i64] : vector<16xf32>
      %1607 = llvm.mlir.constant(13 : i64) : i64
      %1608 = llvm.extractelement %1546[%1607 : i64] : vector<16xf32>
      %1609 = llvm.mlir.constant(14 : i64) : i64
      %1610 = llvm.extractelement %1546[%1609 : i64] : vector<16xf32>
      %1611 = llvm.mlir.constant(15 : i64) : i64
      %1612 = llvm.extractelement %1546[%1611 : i64] : vector<16xf32>
      %1613 = llvm.mlir.constant(0 : i64) : i64
      %1614 = llvm.extractelement %1547[%1613 : i64] : vector<16xf32>
      %1615 = llvm.mlir.constant(1 : i64) : i64
      %1616 = llvm.extractelement %1547[%1615 : i64] : vector<16xf32>
      %1617 = llvm.mlir.constant(2 : i64) : i64
      %1618 = llvm.extractelement %1547[%1617 : i64] : vector<16xf32>
      %1619 = llvm.mlir.constant(3 : i64) : i64
      %1620 = llvm.extractelement %1547[%1619 : i64] : vector<16xf32>
      %1621 = llvm.mlir.constant(4 : i64) : i64
      %1622 = llvm.extractelement %1547[%1621 : i64] : vector<16xf32>
      %1623 = llvm.mlir.constant(5 : i64) : i64
      %1624 = llvm.extractelement %1547[%1623 : i64] : vector<16xf32>
      %1625 = llvm.mlir.constant(6 : i64) : i64
      %1626 = llvm.extractelement %1547[%1625 : i64] : vector<16xf32>
      %1627 = llvm.mlir.constant(7 : i64) : i64
      %1628 = llvm.extractelement %1547[%1627 : i64] : vector<16xf32>
      %1629 = llvm.mlir.constant(8 : i64) : i64
      %1630 = llvm.extractelement %1547[%1629 : i64] : vector<16xf32>
      %1631 = llvm.mlir.constant(9 : i64) : i64
      %1632 = llvm.extractelement %1547[%1631 : i64] : vector<16xf32>
      %1633 = llvm.mlir.constant(10 : i64) : i64
      %1634 = llvm.extractelement %1547[%1633 : i64] : vector<16xf32>
      %1635 = llvm.mlir.constant(11 : i64) : i64
      %1636 = llvm.extractelement %1547[%1635 : i64] : vector<16xf32>
      %1637 = llvm.mlir.constant(12 : i64) : i64
      %1638 = llvm.extractelement %1547[%1637 : i64] : vector<16xf32>
      %1639 = llvm.mlir.constant(13 : i64) : i64
      %1640 = llvm.extractelement %1547[%1639 : i64] : vector<16xf32>
      %1641 = llvm.mlir.constant(14 : i64) : i64
      %1642 = llvm.extractelement %1547[%1641 : i64] : vector<16xf32>
      %1643 = llvm.mlir.constant(15 : i64) : i64
      %1644 = llvm.extractelement %1547[%1643 : i64] : vector<16xf32>
      %1645 = llvm.mlir.constant(0 : i64) : i64
      %1646 = llvm.extractelement %1548[%1645 : i64] : vector<16xf32>
      %1647 = llvm.mlir.constant(1 : i64) : i64
      %1648 = llvm.extractelement %1548[%1647 : i64] : vector<16xf32>
      %1649 = llvm.mlir.constant(2 : i64) : i64
      %1650 = llvm.extractelement %1548[%1649 : i64] : vector<16xf32>
      %1651 = llvm.mlir.constant(3 : i64) : i64
      %1652 = llvm.extractelement %1548[%1651 : i64] : vector<16xf32>
      %1653 = llvm.mlir.constant(4 : i64) : i64
      %1654 = llvm.extractelement %1548[%1653 : i64] : vector<16xf32>
      %1655 = llvm.mlir.constant(5 : i64) : i64
      %1656 = llvm.extractelement %1548[%1655 : i64] : vector<16xf32>
      %1657 = llvm.mlir.constant(6 : i64) : i64
      %1658 = llvm.extractelement %1548[%1657 : i64] : vector<16xf32>
      %1659 = llvm.mlir.constant(7 : i64) : i64
      %1660 = llvm.extractelement %1548[%1659 : i64] : vector<16xf32>
      %1661 = llvm.mlir.constant(8 : i64) : i64
      %1662 = llvm.extractelement %1548[%1661 : i64] : vector<16xf32>
      %1663 = llvm.mlir.constant(9 : i64) : i64
      %1664 = llvm.extractelement %1548[%1663 : i64] : vector<16xf32>
      %1665 = llvm.mlir.constant(10 : i64) : i64
      %1666 = llvm.extractelement %1548[%1665 : i64] : vector<16xf32>
      %1667 = llvm.mlir.constant(11 : i64) : i64
      %1668 = llvm.extractelement %1548[%1667 : i64] : vector<16xf32>
      %1669 = llvm.mlir.constant(12 : i64) : i64
      %1670 = llvm.extractelement %1548[%1669 : i64] : vector<16xf32>
      %1671 = llvm.mlir.constant(13 : i64) : i64
      %1672 = llvm.extractelement %1548[%1671 : i64] : vector<16xf32>
      %1673 = llvm.mlir.constant(14 : i64) : i64
      %1674 = llvm.extractelement %1548[%1673 : i64] : vector<16xf32>
      %1675 = llvm.mlir.constant(15 : i64) : i64
      %1676 = llvm.extractelement %1548[%1675 : i64] : vector<16xf32>
      %1677 = llvm.mlir.poison : vector<4xf32>
      %1678 = llvm.mlir.constant(0 : i64) : i64
      %1679 = llvm.insertelement %1550, %1677[%1678 : i64] : vector<4xf32>
      %1680 = llvm.mlir.constant(1 : i64) : i64
      %1681 = llvm.insertelement %1552, %1679[%1680 : i64] : vector<4xf32>
      %1682 = llvm.mlir.constant(2 : i64) : i64
      %1683 = llvm.insertelement %1554, %1681[%1682 : i64] : vector<4xf32>
      %1684 = llvm.mlir.constant(3 : i64) : i64
      %1685 = llvm.insertelement %1556, %1683[%1684 : i64] : vector<4xf32>
      %1686 = llvm.mlir.poison : vector<4xf32>
      %1687 = llvm.mlir.constant(0 : i64) : i64
      %1688 = llvm.insertelement %1558, %1686[%1687 : i64] : vector<4xf32>
      %1689 = llvm.mlir.constant(1 : i64) : i64
      %1690 = llvm.insertelement %1560, %1688[%1689 : i64] : vector<4xf32>
      %1691 = llvm.mlir.constant(2 : i64) : i64
      %1692 = llvm.insertelement %1562, %1690[%1691 : i64] : vector<4xf32>
      %1693 = llvm.mlir.constant(3 : i64) : i64
      %1694 = llvm.insertelement %1564, %1692[%1693 : i64] : vector<4xf32>
      %1695 = llvm.mlir.poison : vector<4xf32>
      %1696 = llvm.mlir.constant(0 : i64) : i64
      %1697 = llvm.insertelement %1566, %1695[%1696 : i64] : vector<4xf32>
      %1698 = llvm.mlir.constant(1 : i64) : i64
      %1699 = llvm.insertelement %1568, %1697[%1698 : i64] : vector<4xf32>
      %1700 = llvm.mlir.constant(2 : i64) : i64
      %1701 = llvm.insertelement %1570, %1699[%1700 : i64] : vector<4xf32>
      %1702 = llvm.mlir.constant(3 : i64) : i64
      %1703 = llvm.insertelement %1572, %1701[%1702 : i64] : vector<4xf32>
      %1704 = llvm.mlir.poison : vector<4xf32>
      %1705 = llvm.mlir.constant(0 : i64) : i64
      %1706 = llvm.insertelement %1574, %1704[%1705 : i64] : vector<4xf32>
      %1707 = llvm.mlir.constant(1 : i64) : i64
      %1708 = llvm.insertelement %1576, %1706[%1707 : i64] : vector<4xf32>
      %1709 = llvm.mlir.constant(2 : i64) : i64
      %1710 = llvm.insertelement %1578, %1708[%1709 : i64] : vector<4xf32>
      %1711 = llvm.mlir.constant(3 : i64) : i64
      %1712 = llvm.insertelement %1580, %1710[%1711 : i64] : vector<4xf32>
      %1713 = llvm.mlir.poison : vector<4xf32>
      %1714 = llvm.mlir.constant(0 : i64) : i64
      %1715 = llvm.insertelement %1582, %1713[%1714 : i64] : vector<4xf32>
      %1716 = llvm.mlir.constant(1 : i64) : i64
      %1717 = llvm.insertelement %1584, %1715[%1716 : i64] : vector<4xf32>
      %1718 = llvm.mlir.constant(2 : i64) : i64
      %1719 = llvm.insertelement %1586, %1717[%1718 : i64] : vector<4xf32>
      %1720 = llvm.mlir.constant(3 : i64) : i64
      %1721 = llvm.insertelement %1588, %1719[%1720 : i64] : vector<4xf32>
      %1722 = llvm.mlir.poison : vector<4xf32>
      %1723 = llvm.mlir.constant(0 : i64) : i64
      %1724 = llvm.insertelement %1590, %1722[%1723 : i64] : vector<4xf32>
      %1725 = llvm.mlir.constant(1 : i64) : i64
      %1726 = llvm.insertelement %1592, %1724[%1725 : i64] : vector<4xf32>
      %1727 = llvm.mlir.constant(2 : i64) : i64
      %1728 = llvm.insertelement %1594, %1726[%1727 : i64] : vector<4xf32>
      %1729 = llvm.mlir.constant(3 : i64) : i64
      %1730 = llvm.insertelement %1596, %1728[%1729 : i64] : vector<4xf32>
      %1731 = llvm.mlir.poison : vector<4xf32>
      %1732 = llvm.mlir.constant(0 : i64) : i64
      %1733 = llvm.insertelement %1598, %1731[%1732 : i64] : vector<4xf32>
      %1734 = llvm.mlir.constant(1 : i64) : i64
      %1735 = llvm.insertelement %1600, %1733[%1734 : i64] : vector<4xf32>
      %1736 = llvm.mlir.constant(2 : i64) : i64
      %1737 = llvm.insertelement %1602, %1735[%1736 : i64] : vector<4xf32>
      %1738 = llvm.mlir.constant(3 : i64) : i64
      %1739 = llvm.insertelement %1604, %1737[%1738 : i64] : vector<4xf32>
      %1740 = llvm.mlir.poison : vector<4xf32>
      %1741 = llvm.mlir.constant(0 : i64) : i64
      %1742 = llvm.insertelement %1606, %1740[%1741 : i64] : vector<4xf32>
      %1743 = llvm.mlir.constant(1 : i64) : i64
      %1744 = llvm.insertelement %1608, %1742[%1743 : i64] : vector<4xf32>
      %1745 = llvm.mlir.constant(2 : i64) : i64
      %1746 = llvm.insertelement %1610, %1744[%1745 : i64] : vector<4xf32>
      %1747 = llvm.mlir.constant(3 : i64) : i64
      %1748 = llvm.insertelement %1612, %1746[%1747 : i64] : vector<4xf32>
      %1749 = llvm.mlir.poison : vector<4xf32>
      %1750 = llvm.mlir.constant(0 : i64) : i64
      %1751 = llvm.insertelement %1614, %1749[%1750 : i64] : vector<4xf32>
      %1752 = llvm.mlir.constant(1 : i64) : i64
      %1753 = llvm.insertelement %1616, %1751[%1752 : i64] : vector<4xf32>
      %1754 = llvm.mlir.constant(2 : i64) : i64
      %1755 = llvm.insertelement %1618, %1753[%1754 : i64] : vector<4xf32>
      %1756 = llvm.mlir.constant(3 : i64) : i64
      %1757 = llvm.insertelement %1620, %1755[%1756 : i64] : vector<4xf32>
      %1758 = llvm.mlir.poison : vector<4xf32>
      %1759 = llvm.mlir.constant(0 : i64) : i64
      %1760 = llvm.insertelement %1622, %1758[%1759 : i64] : vector<4xf32>
      %1761 = llvm.mlir.constant(1 : i64) : i64
      %1762 = llvm.insertelement %1624, %1760[%1761 : i64] : vector<4xf32>
      %1763 = llvm.mlir.constant(2 : i64) : i64
      %1764 = llvm.insertelement %1626, %1762[%1763 : i64] : vector<4xf32>
      %1765 = llvm.mlir.constant(3 : i64) : i64
      %1766 = llvm.insertelement %1628, %1764[%1765 : i64] : vector<4xf32>
      %1767 = llvm.mlir.poison : vector<4xf32>
      %1768 = llvm.mlir.constant(0 : i64) : i64
      %1769 = llvm.insertelement %1630, %1767[%1768 : i64] : vector<4xf32>
      %1770 = llvm.mlir.constant(1 : i64) : i64
      %1771 = llvm.insertelement %1632, %1769[%1770 : i64] : vector<4xf32>
      %1772 = llvm.mlir.constant(2 : i64) : i64
      %1773 = llvm.insertelement %1634, %1771[%1772 : i64] : vector<4xf32>
      %1774 = llvm.mlir.constant(3 : i64) : i64
      %1775 = llvm.insertelement %1636, %1773[%1774 : i64] : vector<4xf32>
      %1776 = llvm.mlir.poison : vector<4xf32>
      %1777 = llvm.mlir.constant(0 : i64) : i64
      %1778 = llvm.insertelement %1638, %1776[%1777 : i64] : vector<4xf32>
      %1779 = llvm.mlir.constant(1 : i64) : i64
      %1780 = llvm.insertelement %1640, %1778[%1779 : i64] : vector<4xf32>
      %1781 = llvm.mlir.constant(2 : i64) : i64
      %1782 = llvm.insertelement %1642, %1780[%1781 : i64] : vector<4xf32>
      %1783 = llvm.mlir.constant(3 : i64) : i64
      %1784 = llvm.insertelement %1644, %1782[%1783 : i64] : vector<4xf32>
      %1785 = llvm.mlir.poison : vector<4xf32>
      %1786 = llvm.mlir.constant(0 : i64) : i64
      %1787 = llvm.insertelement %1646, %1785[%1786 : i64] : vector<4xf32>
      %1788 = llvm.mlir.constant(1 : i64) : i64
      %1789 = llvm.insertelement %1648, %1787[%1788 : i64] : vector<4xf32>
      %1790 = llvm.mlir.constant(2 : i64) : i64
      %1791 = llvm.insertelement %1650, %1789[%1790 : i64] : vector<4xf32>
      %1792 = llvm.mlir.constant(3 : i64) : i64
      %1793 = llvm.insertelement %1652, %1791[%1792 : i64] : vector<4xf32>
      %1794 = llvm.mlir.poison : vector<4xf32>
      %1795 = llvm.mlir.constant(0 : i64) : i64
      %1796 = llvm.insertelement %1654, %1794[%1795 : i64] : vector<4xf32>
      %1797 = llvm.mlir.constant(1 : i64) : i64
      %1798 = llvm.insertelement %1656, %1796[%1797 : i64] : vector<4xf32>
      %1799 = llvm.mlir.constant(2 : i64) : i64
      %1800 = llvm.insertelement %1658, %1798[%1799 : i64] : vector<4xf32>
      %1801 = llvm.mlir.constant(3 : i64) : i64
      %1802 = llvm.insertelement %1660, %1800[%1801 : i64] : vector<4xf32>
      %1803 = llvm.mlir.poison : vector<4xf32>
      %1804 = llvm.mlir.constant(0 : i64) : i64
      %1805 = llvm.insertelement %1662, %1803[%1804 : i64] : vector<4xf32>
      %1806 = llvm.mlir.constant(1 : i64) : i64
      %1807 = llvm.insertelement %1664, %1805[%1806 : i64] : vector<4xf32>
      %1808 = llvm.mlir.constant(2 : i64) : i64
      %1809 = llvm.insertelement %1666, %1807[%1808 : i64] : vector<4xf32>
      %1810 = llvm.mlir.constant(3 : i64) : i64
      %1811 = llvm.insertelement %1668, %1809[%1810 : i64] : vector<4xf32>
      %1812 = llvm.mlir.poison : vector<4xf32>
      %1813 = llvm.mlir.constant(0 : i64) : i64
      %1814 = llvm.insertelement %1670, %1812[%1813 : i64] : vector<4xf32>
      %1815 = llvm.mlir.constant(1 : i64) : i64
      %1816 = llvm.insertelement %1672, %1814[%1815 : i64] : vector<4xf32>
      %1817 = llvm.mlir.constant(2 : i64) : i64
      %1818 = llvm.insertelement %1674, %1816[%1817 : i64] : vector<4xf32>
      %1819 = llvm.mlir.constant(3 : i64) : i64
      %1820 = llvm.insertelement %1676, %1818[%1819 : i64] : vector<4xf32>
      %1821 = llvm.mul %1069, %64 : i32
      %1822 = llvm.getelementptr %76[%1821] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1823 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1824 = llvm.mul %1069, %64 : i32
      %1825 = llvm.getelementptr %1823[%1824] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1826 = llvm.urem %78, %63 : i32
      %1827 = llvm.mul %1826, %62 : i32
      %1828 = llvm.udiv %78, %63 : i32
      %1829 = llvm.mul %81, %61 : i32
      %1830 = llvm.add %1828, %1829 : i32
      %1831 = llvm.mul %1830, %57 : i32
      %1832 = llvm.add %1831, %1827 : i32
      %1833 = llvm.lshr %1832, %63 : i32
      %1834 = llvm.and %1833, %56 : i32
      %1835 = llvm.xor %1832, %1834 : i32
      %1836 = llvm.mul %1835, %74 : i32
      %1837 = llvm.getelementptr %1822[%1836] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1838 = llvm.xor %1835, %63 : i32
      %1839 = llvm.mul %1838, %74 : i32
      %1840 = llvm.getelementptr %1822[%1839] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1841 = llvm.getelementptr %1837[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1842 = llvm.getelementptr %1840[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1843 = llvm.shufflevector %334, %334 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1843, %1837 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1844 = llvm.shufflevector %334, %334 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1844, %1840 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1845 = llvm.shufflevector %336, %336 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1845, %1841 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1846 = llvm.shufflevector %336, %336 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1846, %1842 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1847 = llvm.urem %78, %61 : i32
      %1848 = llvm.mul %1847, %62 : i32
      %1849 = llvm.udiv %78, %61 : i32
      %1850 = llvm.mul %81, %63 : i32
      %1851 = llvm.add %1849, %1850 : i32
      %1852 = llvm.mul %1851, %55 : i32
      %1853 = llvm.add %1848, %1852 : i32
      %1854 = llvm.mul %1853, %74 : i32
      %1855 = llvm.getelementptr %1825[%1854] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1856 = llvm.getelementptr %1855[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      llvm.store %366, %1855 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.store %368, %1856 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1857 = llvm.add %1069, %73 : i32
      %1858 = llvm.icmp "eq" %1857, %74 : i32
      %1859 = llvm.select %1858, %72, %1857 : i1, i32
      %1860 = llvm.add %272, %70 : i64
      llvm.br ^bb1(%1860, %1685, %1694, %1703, %1712, %1721, %1730, %1739, %1748, %1757, %1766, %1775, %1784, %1793, %1802, %1811, %1820, %1108, %1110, %1140, %1142, %1859, %1077 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<8xbf16>, vector<8xbf16>, vector<8xbf16>, vector<8xbf16>, i32, i32)
    ^bb3:  // pred: ^bb1
      %1861 = llvm.add %113, %68 : i64
      %1862 = llvm.icmp "sle" %1861, %arg5 : i64
      %1863 = llvm.add %112, %68 : i64
      %1864 = llvm.icmp "sle" %1863, %arg4 : i64
      %1865 = llvm.and %1862, %1864 : i1
      llvm.cond_br %1865, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %1866 = llvm.urem %78, %57 : i32
      %1867 = llvm.udiv %81, %74 : i32
      %1868 = llvm.mul %1867, %75 : i32
      %1869 = llvm.add %1866, %1868 : i32
      %1870 = llvm.zext %1869 : i32 to i64
      %1871 = llvm.add %113, %1870 : i64
      %1872 = llvm.mul %1871, %60 : i64
      %1873 = llvm.getelementptr %arg2[%1872] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1874 = llvm.getelementptr %1873[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1875 = llvm.load %1873 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1876 = llvm.load %1874 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1877 = llvm.fpext %1875 : bf16 to f32
      %1878 = llvm.fpext %1876 : bf16 to f32
      %1879 = llvm.mlir.poison : vector<4xf32>
      %1880 = llvm.mlir.constant(0 : i32) : i32
      %1881 = llvm.insertelement %1877, %1879[%1880 : i32] : vector<4xf32>
      %1882 = llvm.shufflevector %1881, %1879 [0, 0, 0, 0] : vector<4xf32> 
      %1883 = llvm.mlir.poison : vector<4xf32>
      %1884 = llvm.mlir.constant(0 : i32) : i32
      %1885 = llvm.insertelement %1878, %1883[%1884 : i32] : vector<4xf32>
      %1886 = llvm.shufflevector %1885, %1883 [0, 0, 0, 0] : vector<4xf32> 
      %1887 = llvm.fadd %273, %1882 : vector<4xf32>
      %1888 = llvm.fadd %274, %1882 : vector<4xf32>
      %1889 = llvm.fadd %275, %1882 : vector<4xf32>
      %1890 = llvm.fadd %276, %1882 : vector<4xf32>
      %1891 = llvm.fadd %277, %1886 : vector<4xf32>
      %1892 = llvm.fadd %278, %1886 : vector<4xf32>
      %1893 = llvm.fadd %279, %1886 : vector<4xf32>
      %1894 = llvm.fadd %280, %1886 : vector<4xf32>
      %1895 = llvm.fadd %281, %1882 : vector<4xf32>
      %1896 = llvm.fadd %282, %1882 : vector<4xf32>
      %1897 = llvm.fadd %283, %1882 : vector<4xf32>
      %1898 = llvm.fadd %284, %1882 : vector<4xf32>
      %1899 = llvm.fadd %285, %1886 : vector<4xf32>
      %1900 = llvm.fadd %286, %1886 : vector<4xf32>
      %1901 = llvm.fadd %287, %1886 : vector<4xf32>
      %1902 = llvm.fadd %288, %1886 : vector<4xf32>
      %1903 = llvm.fptrunc %1887 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1904 = llvm.fptrunc %1888 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1905 = llvm.fptrunc %1889 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1906 = llvm.fptrunc %1890 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1907 = llvm.fptrunc %1891 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1908 = llvm.fptrunc %1892 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1909 = llvm.fptrunc %1893 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1910 = llvm.fptrunc %1894 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1911 = llvm.fptrunc %1895 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1912 = llvm.fptrunc %1896 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1913 = llvm.fptrunc %1897 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1914 = llvm.fptrunc %1898 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1915 = llvm.fptrunc %1899 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1916 = llvm.fptrunc %1900 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1917 = llvm.fptrunc %1901 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1918 = llvm.fptrunc %1902 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1919 = llvm.intr.maximum(%1903, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1920 = llvm.intr.maximum(%1904, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1921 = llvm.intr.maximum(%1905, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1922 = llvm.intr.maximum(%1906, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1923 = llvm.intr.maximum(%1907, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1924 = llvm.intr.maximum(%1908, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1925 = llvm.intr.maximum(%1909, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1926 = llvm.intr.maximum(%1910, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1927 = llvm.intr.maximum(%1911, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1928 = llvm.intr.maximum(%1912, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1929 = llvm.intr.maximum(%1913, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1930 = llvm.intr.maximum(%1914, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1931 = llvm.intr.maximum(%1915, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1932 = llvm.intr.maximum(%1916, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1933 = llvm.intr.maximum(%1917, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1934 = llvm.intr.maximum(%1918, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1935 = llvm.urem %78, %57 : i32
      %1936 = llvm.udiv %78, %57 : i32
      %1937 = llvm.mul %1936, %63 : i32
      %1938 = llvm.urem %81, %74 : i32
      %1939 = llvm.mul %1938, %75 : i32
      %1940 = llvm.add %1937, %1939 : i32
      %1941 = llvm.udiv %81, %74 : i32
      %1942 = llvm.mul %1941, %75 : i32
      %1943 = llvm.add %1935, %1942 : i32
      %1944 = llvm.zext %1940 : i32 to i64
      %1945 = llvm.add %112, %1944 : i64
      %1946 = llvm.mul %1945, %arg5 : i64
      %1947 = llvm.zext %1943 : i32 to i64
      %1948 = llvm.add %113, %1947 : i64
      %1949 = llvm.add %1946, %1948 : i64
      %1950 = llvm.mul %1949, %60 : i64
      %1951 = llvm.getelementptr %arg3[%1950] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1952 = llvm.mul %arg5, %60 : i64
      %1953 = llvm.getelementptr %1951[%1952] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1954 = llvm.mul %arg5, %53 : i64
      %1955 = llvm.getelementptr %1951[%1954] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1956 = llvm.mul %arg5, %52 : i64
      %1957 = llvm.getelementptr %1951[%1956] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1958 = llvm.mul %arg5, %67 : i64
      %1959 = llvm.getelementptr %1951[%1958] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1960 = llvm.mul %arg5, %51 : i64
      %1961 = llvm.getelementptr %1951[%1960] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1962 = llvm.mul %arg5, %50 : i64
      %1963 = llvm.getelementptr %1951[%1962] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1964 = llvm.mul %arg5, %49 : i64
      %1965 = llvm.getelementptr %1951[%1964] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1966 = llvm.mul %arg5, %65 : i64
      %1967 = llvm.getelementptr %1951[%1966] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1968 = llvm.mul %arg5, %48 : i64
      %1969 = llvm.getelementptr %1951[%1968] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1970 = llvm.mul %arg5, %47 : i64
      %1971 = llvm.getelementptr %1951[%1970] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1972 = llvm.mul %arg5, %46 : i64
      %1973 = llvm.getelementptr %1951[%1972] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1974 = llvm.mul %arg5, %45 : i64
      %1975 = llvm.getelementptr %1951[%1974] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1976 = llvm.mul %arg5, %44 : i64
      %1977 = llvm.getelementptr %1951[%1976] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1978 = llvm.mul %arg5, %43 : i64
      %1979 = llvm.getelementptr %1951[%1978] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1980 = llvm.mul %arg5, %42 : i64
      %1981 = llvm.getelementptr %1951[%1980] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1982 = llvm.getelementptr %1951[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1983 = llvm.getelementptr %1953[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1984 = llvm.getelementptr %1955[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1985 = llvm.getelementptr %1957[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1986 = llvm.getelementptr %1959[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1987 = llvm.getelementptr %1961[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1988 = llvm.getelementptr %1963[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1989 = llvm.getelementptr %1965[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1990 = llvm.getelementptr %1967[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1991 = llvm.getelementptr %1969[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1992 = llvm.getelementptr %1971[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1993 = llvm.getelementptr %1973[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1994 = llvm.getelementptr %1975[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1995 = llvm.getelementptr %1977[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1996 = llvm.getelementptr %1979[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1997 = llvm.getelementptr %1981[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1998 = llvm.mul %arg5, %70 : i64
      %1999 = llvm.getelementptr %1951[%1998] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2000 = llvm.mul %arg5, %41 : i64
      %2001 = llvm.getelementptr %1951[%2000] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2002 = llvm.mul %arg5, %40 : i64
      %2003 = llvm.getelementptr %1951[%2002] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2004 = llvm.mul %arg5, %39 : i64
      %2005 = llvm.getelementptr %1951[%2004] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2006 = llvm.mul %arg5, %38 : i64
      %2007 = llvm.getelementptr %1951[%2006] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2008 = llvm.mul %arg5, %37 : i64
      %2009 = llvm.getelementptr %1951[%2008] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2010 = llvm.mul %arg5, %36 : i64
      %2011 = llvm.getelementptr %1951[%2010] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2012 = llvm.mul %arg5, %35 : i64
      %2013 = llvm.getelementptr %1951[%2012] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2014 = llvm.mul %arg5, %71 : i64
      %2015 = llvm.getelementptr %1951[%2014] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2016 = llvm.mul %arg5, %34 : i64
      %2017 = llvm.getelementptr %1951[%2016] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2018 = llvm.mul %arg5, %33 : i64
      %2019 = llvm.getelementptr %1951[%2018] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2020 = llvm.mul %arg5, %32 : i64
      %2021 = llvm.getelementptr %1951[%2020] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2022 = llvm.mul %arg5, %31 : i64
      %2023 = llvm.getelementptr %1951[%2022] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2024 = llvm.mul %arg5, %30 : i64
      %2025 = llvm.getelementptr %1951[%2024] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2026 = llvm.mul %arg5, %29 : i64
      %2027 = llvm.getelementptr %1951[%2026] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2028 = llvm.mul %arg5, %28 : i64
      %2029 = llvm.getelementptr %1951[%2028] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2030 = llvm.getelementptr %1999[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2031 = llvm.getelementptr %2001[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2032 = llvm.getelementptr %2003[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2033 = llvm.getelementptr %2005[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2034 = llvm.getelementptr %2007[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2035 = llvm.getelementptr %2009[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2036 = llvm.getelementptr %2011[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2037 = llvm.getelementptr %2013[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2038 = llvm.getelementptr %2015[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2039 = llvm.getelementptr %2017[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2040 = llvm.getelementptr %2019[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2041 = llvm.getelementptr %2021[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2042 = llvm.getelementptr %2023[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2043 = llvm.getelementptr %2025[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2044 = llvm.getelementptr %2027[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2045 = llvm.getelementptr %2029[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2046 = llvm.mlir.constant(0 : i64) : i64
      %2047 = llvm.extractelement %1919[%2046 : i64] : vector<4xbf16>
      llvm.store %2047, %1951 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2048 = llvm.mlir.constant(1 : i64) : i64
      %2049 = llvm.extractelement %1919[%2048 : i64] : vector<4xbf16>
      llvm.store %2049, %1953 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2050 = llvm.mlir.constant(2 : i64) : i64
      %2051 = llvm.extractelement %1919[%2050 : i64] : vector<4xbf16>
      llvm.store %2051, %1955 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2052 = llvm.mlir.constant(3 : i64) : i64
      %2053 = llvm.extractelement %1919[%2052 : i64] : vector<4xbf16>
      llvm.store %2053, %1957 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2054 = llvm.mlir.constant(0 : i64) : i64
      %2055 = llvm.extractelement %1920[%2054 : i64] : vector<4xbf16>
      llvm.store %2055, %1959 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2056 = llvm.mlir.constant(1 : i64) : i64
      %2057 = llvm.extractelement %1920[%2056 : i64] : vector<4xbf16>
      llvm.store %2057, %1961 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2058 = llvm.mlir.constant(2 : i64) : i64
      %2059 = llvm.extractelement %1920[%2058 : i64] : vector<4xbf16>
      llvm.store %2059, %1963 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2060 = llvm.mlir.constant(3 : i64) : i64
      %2061 = llvm.extractelement %1920[%2060 : i64] : vector<4xbf16>
      llvm.store %2061, %1965 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2062 = llvm.mlir.constant(0 : i64) : i64
      %2063 = llvm.extractelement %1921[%2062 : i64] : vector<4xbf16>
      llvm.store %2063, %1967 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2064 = llvm.mlir.constant(1 : i64) : i64
      %2065 = llvm.extractelement %1921[%2064 : i64] : vector<4xbf16>
      llvm.store %2065, %1969 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2066 = llvm.mlir.constant(2 : i64) : i64
      %2067 = llvm.extractelement %1921[%2066 : i64] : vector<4xbf16>
      llvm.store %2067, %1971 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2068 = llvm.mlir.constant(3 : i64) : i64
      %2069 = llvm.extractelement %1921[%2068 : i64] : vector<4xbf16>
      llvm.store %2069, %1973 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2070 = llvm.mlir.constant(0 : i64) : i64
      %2071 = llvm.extractelement %1922[%2070 : i64] : vector<4xbf16>
      llvm.store %2071, %1975 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2072 = llvm.mlir.constant(1 : i64) : i64
      %2073 = llvm.extractelement %1922[%2072 : i64] : vector<4xbf16>
      llvm.store %2073, %1977 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2074 = llvm.mlir.constant(2 : i64) : i64
      %2075 = llvm.extractelement %1922[%2074 : i64] : vector<4xbf16>
      llvm.store %2075, %1979 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2076 = llvm.mlir.constant(3 : i64) : i64
      %2077 = llvm.extractelement %1922[%2076 : i64] : vector<4xbf16>
      llvm.store %2077, %1981 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2078 = llvm.mlir.constant(0 : i64) : i64
      %2079 = llvm.extractelement %1923[%2078 : i64] : vector<4xbf16>
      llvm.store %2079, %1982 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2080 = llvm.mlir.constant(1 : i64) : i64
      %2081 = llvm.extractelement %1923[%2080 : i64] : vector<4xbf16>
      llvm.store %2081, %1983 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2082 = llvm.mlir.constant(2 : i64) : i64
      %2083 = llvm.extractelement %1923[%2082 : i64] : vector<4xbf16>
      llvm.store %2083, %1984 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2084 = llvm.mlir.constant(3 : i64) : i64
      %2085 = llvm.extractelement %1923[%2084 : i64] : vector<4xbf16>
      llvm.store %2085, %1985 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2086 = llvm.mlir.constant(0 : i64) : i64
      %2087 = llvm.extractelement %1924[%2086 : i64] : vector<4xbf16>
      llvm.store %2087, %1986 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2088 = llvm.mlir.constant(1 : i64) : i64
      %2089 = llvm.extractelement %1924[%2088 : i64] : vector<4xbf16>
      llvm.store %2089, %1987 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2090 = llvm.mlir.constant(2 : i64) : i64
      %2091 = llvm.extractelement %1924[%2090 : i64] : vector<4xbf16>
      llvm.store %2091, %1988 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2092 = llvm.mlir.constant(3 : i64) : i64
      %2093 = llvm.extractelement %1924[%2092 : i64] : vector<4xbf16>
      llvm.store %2093, %1989 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2094 = llvm.mlir.constant(0 : i64) : i64
      %2095 = llvm.extractelement %1925[%2094 : i64] : vector<4xbf16>
      llvm.store %2095, %1990 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2096 = llvm.mlir.constant(1 : i64) : i64
      %2097 = llvm.extractelement %1925[%2096 : i64] : vector<4xbf16>
      llvm.store %2097, %1991 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2098 = llvm.mlir.constant(2 : i64) : i64
      %2099 = llvm.extractelement %1925[%2098 : i64] : vector<4xbf16>
      llvm.store %2099, %1992 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2100 = llvm.mlir.constant(3 : i64) : i64
      %2101 = llvm.extractelement %1925[%2100 : i64] : vector<4xbf16>
      llvm.store %2101, %1993 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2102 = llvm.mlir.constant(0 : i64) : i64
      %2103 = llvm.extractelement %1926[%2102 : i64] : vector<4xbf16>
      llvm.store %2103, %1994 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2104 = llvm.mlir.constant(1 : i64) : i64
      %2105 = llvm.extractelement %1926[%2104 : i64] : vector<4xbf16>
      llvm.store %2105, %1995 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2106 = llvm.mlir.constant(2 : i64) : i64
      %2107 = llvm.extractelement %1926[%2106 : i64] : vector<4xbf16>
      llvm.store %2107, %1996 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2108 = llvm.mlir.constant(3 : i64) : i64
      %2109 = llvm.extractelement %1926[%2108 : i64] : vector<4xbf16>
      llvm.store %2109, %1997 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2110 = llvm.mlir.constant(0 : i64) : i64
      %2111 = llvm.extractelement %1927[%2110 : i64] : vector<4xbf16>
      llvm.store %2111, %1999 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2112 = llvm.mlir.constant(1 : i64) : i64
      %2113 = llvm.extractelement %1927[%2112 : i64] : vector<4xbf16>
      llvm.store %2113, %2001 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2114 = llvm.mlir.constant(2 : i64) : i64
      %2115 = llvm.extractelement %1927[%2114 : i64] : vector<4xbf16>
      llvm.store %2115, %2003 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2116 = llvm.mlir.constant(3 : i64) : i64
      %2117 = llvm.extractelement %1927[%2116 : i64] : vector<4xbf16>
      llvm.store %2117, %2005 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2118 = llvm.mlir.constant(0 : i64) : i64
      %2119 = llvm.extractelement %1928[%2118 : i64] : vector<4xbf16>
      llvm.store %2119, %2007 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2120 = llvm.mlir.constant(1 : i64) : i64
      %2121 = llvm.extractelement %1928[%2120 : i64] : vector<4xbf16>
      llvm.store %2121, %2009 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2122 = llvm.mlir.constant(2 : i64) : i64
      %2123 = llvm.extractelement %1928[%2122 : i64] : vector<4xbf16>
      llvm.store %2123, %2011 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2124 = llvm.mlir.constant(3 : i64) : i64
      %2125 = llvm.extractelement %1928[%2124 : i64] : vector<4xbf16>
      llvm.store %2125, %2013 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2126 = llvm.mlir.constant(0 : i64) : i64
      %2127 = llvm.extractelement %1929[%2126 : i64] : vector<4xbf16>
      llvm.store %2127, %2015 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2128 = llvm.mlir.constant(1 : i64) : i64
      %2129 = llvm.extractelement %1929[%2128 : i64] : vector<4xbf16>
      llvm.store %2129, %2017 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2130 = llvm.mlir.constant(2 : i64) : i64
      %2131 = llvm.extractelement %1929[%2130 : i64] : vector<4xbf16>
      llvm.store %2131, %2019 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2132 = llvm.mlir.constant(3 : i64) : i64
      %2133 = llvm.extractelement %1929[%2132 : i64] : vector<4xbf16>
      llvm.store %2133, %2021 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2134 = llvm.mlir.constant(0 : i64) : i64
      %2135 = llvm.extractelement %1930[%2134 : i64] : vector<4xbf16>
      llvm.store %2135, %2023 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2136 = llvm.mlir.constant(1 : i64) : i64
      %2137 = llvm.extractelement %1930[%2136 : i64] : vector<4xbf16>
      llvm.store %2137, %2025 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2138 = llvm.mlir.constant(2 : i64) : i64
      %2139 = llvm.extractelement %1930[%2138 : i64] : vector<4xbf16>
      llvm.store %2139, %2027 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2140 = llvm.mlir.constant(3 : i64) : i64
      %2141 = llvm.extractelement %1930[%2140 : i64] : vector<4xbf16>
      llvm.store %2141, %2029 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2142 = llvm.mlir.constant(0 : i64) : i64
      %2143 = llvm.extractelement %1931[%2142 : i64] : vector<4xbf16>
      llvm.store %2143, %2030 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2144 = llvm.mlir.constant(1 : i64) : i64
      %2145 = llvm.extractelement %1931[%2144 : i64] : vector<4xbf16>
      llvm.store %2145, %2031 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2146 = llvm.mlir.constant(2 : i64) : i64
      %2147 = llvm.extractelement %1931[%2146 : i64] : vector<4xbf16>
      llvm.store %2147, %2032 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2148 = llvm.mlir.constant(3 : i64) : i64
      %2149 = llvm.extractelement %1931[%2148 : i64] : vector<4xbf16>
      llvm.store %2149, %2033 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2150 = llvm.mlir.constant(0 : i64) : i64
      %2151 = llvm.extractelement %1932[%2150 : i64] : vector<4xbf16>
      llvm.store %2151, %2034 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2152 = llvm.mlir.constant(1 : i64) : i64
      %2153 = llvm.extractelement %1932[%2152 : i64] : vector<4xbf16>
      llvm.store %2153, %2035 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2154 = llvm.mlir.constant(2 : i64) : i64
      %2155 = llvm.extractelement %1932[%2154 : i64] : vector<4xbf16>
      llvm.store %2155, %2036 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2156 = llvm.mlir.constant(3 : i64) : i64
      %2157 = llvm.extractelement %1932[%2156 : i64] : vector<4xbf16>
      llvm.store %2157, %2037 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2158 = llvm.mlir.constant(0 : i64) : i64
      %2159 = llvm.extractelement %1933[%2158 : i64] : vector<4xbf16>
      llvm.store %2159, %2038 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2160 = llvm.mlir.constant(1 : i64) : i64
      %2161 = llvm.extractelement %1933[%2160 : i64] : vector<4xbf16>
      llvm.store %2161, %2039 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2162 = llvm.mlir.constant(2 : i64) : i64
      %2163 = llvm.extractelement %1933[%2162 : i64] : vector<4xbf16>
      llvm.store %2163, %2040 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2164 = llvm.mlir.constant(3 : i64) : i64
      %2165 = llvm.extractelement %1933[%2164 : i64] : vector<4xbf16>
      llvm.store %2165, %2041 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2166 = llvm.mlir.constant(0 : i64) : i64
      %2167 = llvm.extractelement %1934[%2166 : i64] : vector<4xbf16>
      llvm.store %2167, %2042 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2168 = llvm.mlir.constant(1 : i64) : i64
      %2169 = llvm.extractelement %1934[%2168 : i64] : vector<4xbf16>
      llvm.store %2169, %2043 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2170 = llvm.mlir.constant(2 : i64) : i64
      %2171 = llvm.extractelement %1934[%2170 : i64] : vector<4xbf16>
      llvm.store %2171, %2044 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2172 = llvm.mlir.constant(3 : i64) : i64
      %2173 = llvm.extractelement %1934[%2172 : i64] : vector<4xbf16>
      llvm.store %2173, %2045 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb134
    ^bb5:  // pred: ^bb3
      %2174 = llvm.urem %78, %57 : i32
      %2175 = llvm.udiv %81, %74 : i32
      %2176 = llvm.mul %2175, %75 : i32
      %2177 = llvm.add %2174, %2176 : i32
      %2178 = llvm.zext %2177 : i32 to i64
      %2179 = llvm.add %113, %2178 : i64
      %2180 = llvm.mul %2179, %60 : i64
      %2181 = llvm.getelementptr %arg2[%2180] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2182 = llvm.sub %arg5, %2179 : i64
      %2183 = llvm.intr.smin(%2182, %59) : (i64, i64) -> i64
      %2184 = llvm.intr.smax(%2183, %66) : (i64, i64) -> i64
      %2185 = llvm.trunc %2184 : i64 to i32
      %2186 = llvm.icmp "sgt" %2185, %72 : i32
      %2187 = llvm.getelementptr %2181[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2188 = llvm.icmp "sgt" %2185, %57 : i32
      %2189 = llvm.select %2186, %2181, %58 : i1, !llvm.ptr<1>
      %2190 = llvm.load %2189 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2191 = llvm.select %2188, %2187, %58 : i1, !llvm.ptr<1>
      %2192 = llvm.load %2191 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2193 = llvm.fpext %2190 : bf16 to f32
      %2194 = llvm.fpext %2192 : bf16 to f32
      %2195 = llvm.mlir.poison : vector<4xf32>
      %2196 = llvm.mlir.constant(0 : i32) : i32
      %2197 = llvm.insertelement %2193, %2195[%2196 : i32] : vector<4xf32>
      %2198 = llvm.shufflevector %2197, %2195 [0, 0, 0, 0] : vector<4xf32> 
      %2199 = llvm.mlir.poison : vector<4xf32>
      %2200 = llvm.mlir.constant(0 : i32) : i32
      %2201 = llvm.insertelement %2194, %2199[%2200 : i32] : vector<4xf32>
      %2202 = llvm.shufflevector %2201, %2199 [0, 0, 0, 0] : vector<4xf32> 
      %2203 = llvm.fadd %273, %2198 : vector<4xf32>
      %2204 = llvm.fadd %274, %2198 : vector<4xf32>
      %2205 = llvm.fadd %275, %2198 : vector<4xf32>
      %2206 = llvm.fadd %276, %2198 : vector<4xf32>
      %2207 = llvm.fadd %277, %2202 : vector<4xf32>
      %2208 = llvm.fadd %278, %2202 : vector<4xf32>
      %2209 = llvm.fadd %279, %2202 : vector<4xf32>
      %2210 = llvm.fadd %280, %2202 : vector<4xf32>
      %2211 = llvm.fadd %281, %2198 : vector<4xf32>
      %2212 = llvm.fadd %282, %2198 : vector<4xf32>
      %2213 = llvm.fadd %283, %2198 : vector<4xf32>
      %2214 = llvm.fadd %284, %2198 : vector<4xf32>
      %2215 = llvm.fadd %285, %2202 : vector<4xf32>
      %2216 = llvm.fadd %286, %2202 : vector<4xf32>
      %2217 = llvm.fadd %287, %2202 : vector<4xf32>
      %2218 = llvm.fadd %288, %2202 : vector<4xf32>
      %2219 = llvm.fptrunc %2203 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2220 = llvm.fptrunc %2204 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2221 = llvm.fptrunc %2205 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2222 = llvm.fptrunc %2206 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2223 = llvm.fptrunc %2207 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2224 = llvm.fptrunc %2208 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2225 = llvm.fptrunc %2209 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2226 = llvm.fptrunc %2210 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2227 = llvm.fptrunc %2211 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2228 = llvm.fptrunc %2212 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2229 = llvm.fptrunc %2213 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2230 = llvm.fptrunc %2214 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2231 = llvm.fptrunc %2215 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2232 = llvm.fptrunc %2216 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2233 = llvm.fptrunc %2217 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2234 = llvm.fptrunc %2218 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2235 = llvm.intr.maximum(%2219, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2236 = llvm.intr.maximum(%2220, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2237 = llvm.intr.maximum(%2221, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2238 = llvm.intr.maximum(%2222, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2239 = llvm.intr.maximum(%2223, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2240 = llvm.intr.maximum(%2224, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2241 = llvm.intr.maximum(%2225, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2242 = llvm.intr.maximum(%2226, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2243 = llvm.intr.maximum(%2227, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2244 = llvm.intr.maximum(%2228, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2245 = llvm.intr.maximum(%2229, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2246 = llvm.intr.maximum(%2230, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2247 = llvm.intr.maximum(%2231, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2248 = llvm.intr.maximum(%2232, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2249 = llvm.intr.maximum(%2233, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2250 = llvm.intr.maximum(%2234, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2251 = llvm.urem %78, %57 : i32
      %2252 = llvm.udiv %78, %57 : i32
      %2253 = llvm.mul %2252, %63 : i32
      %2254 = llvm.urem %81, %74 : i32
      %2255 = llvm.mul %2254, %75 : i32
      %2256 = llvm.add %2253, %2255 : i32
      %2257 = llvm.udiv %81, %74 : i32
      %2258 = llvm.mul %2257, %75 : i32
      %2259 = llvm.add %2251, %2258 : i32
      %2260 = llvm.zext %2256 : i32 to i64
      %2261 = llvm.add %112, %2260 : i64
      %2262 = llvm.mul %2261, %arg5 : i64
      %2263 = llvm.zext %2259 : i32 to i64
      %2264 = llvm.add %113, %2263 : i64
      %2265 = llvm.add %2262, %2264 : i64
      %2266 = llvm.mul %2265, %60 : i64
      %2267 = llvm.getelementptr %arg3[%2266] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2268 = llvm.sub %arg4, %2261 : i64
      %2269 = llvm.intr.smin(%2268, %59) : (i64, i64) -> i64
      %2270 = llvm.intr.smax(%2269, %66) : (i64, i64) -> i64
      %2271 = llvm.trunc %2270 : i64 to i32
      %2272 = llvm.sub %arg5, %2264 : i64
      %2273 = llvm.intr.smin(%2272, %59) : (i64, i64) -> i64
      %2274 = llvm.intr.smax(%2273, %66) : (i64, i64) -> i64
      %2275 = llvm.trunc %2274 : i64 to i32
      %2276 = llvm.icmp "sgt" %2271, %72 : i32
      %2277 = llvm.icmp "sgt" %2275, %72 : i32
      %2278 = llvm.and %2276, %2277 : i1
      %2279 = llvm.mul %arg5, %60 : i64
      %2280 = llvm.getelementptr %2267[%2279] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2281 = llvm.icmp "sgt" %2271, %73 : i32
      %2282 = llvm.and %2281, %2277 : i1
      %2283 = llvm.mul %arg5, %53 : i64
      %2284 = llvm.getelementptr %2267[%2283] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2285 = llvm.icmp "sgt" %2271, %74 : i32
      %2286 = llvm.and %2285, %2277 : i1
      %2287 = llvm.mul %arg5, %52 : i64
      %2288 = llvm.getelementptr %2267[%2287] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2289 = llvm.icmp "sgt" %2271, %27 : i32
      %2290 = llvm.and %2289, %2277 : i1
      %2291 = llvm.mul %arg5, %67 : i64
      %2292 = llvm.getelementptr %2267[%2291] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2293 = llvm.icmp "sgt" %2271, %62 : i32
      %2294 = llvm.and %2293, %2277 : i1
      %2295 = llvm.mul %arg5, %51 : i64
      %2296 = llvm.getelementptr %2267[%2295] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2297 = llvm.icmp "sgt" %2271, %26 : i32
      %2298 = llvm.and %2297, %2277 : i1
      %2299 = llvm.mul %arg5, %50 : i64
      %2300 = llvm.getelementptr %2267[%2299] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2301 = llvm.icmp "sgt" %2271, %25 : i32
      %2302 = llvm.and %2301, %2277 : i1
      %2303 = llvm.mul %arg5, %49 : i64
      %2304 = llvm.getelementptr %2267[%2303] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2305 = llvm.icmp "sgt" %2271, %24 : i32
      %2306 = llvm.and %2305, %2277 : i1
      %2307 = llvm.mul %arg5, %65 : i64
      %2308 = llvm.getelementptr %2267[%2307] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2309 = llvm.icmp "sgt" %2271, %61 : i32
      %2310 = llvm.and %2309, %2277 : i1
      %2311 = llvm.mul %arg5, %48 : i64
      %2312 = llvm.getelementptr %2267[%2311] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2313 = llvm.icmp "sgt" %2271, %23 : i32
      %2314 = llvm.and %2313, %2277 : i1
      %2315 = llvm.mul %arg5, %47 : i64
      %2316 = llvm.getelementptr %2267[%2315] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2317 = llvm.icmp "sgt" %2271, %22 : i32
      %2318 = llvm.and %2317, %2277 : i1
      %2319 = llvm.mul %arg5, %46 : i64
      %2320 = llvm.getelementptr %2267[%2319] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2321 = llvm.icmp "sgt" %2271, %21 : i32
      %2322 = llvm.and %2321, %2277 : i1
      %2323 = llvm.mul %arg5, %45 : i64
      %2324 = llvm.getelementptr %2267[%2323] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2325 = llvm.icmp "sgt" %2271, %54 : i32
      %2326 = llvm.and %2325, %2277 : i1
      %2327 = llvm.mul %arg5, %44 : i64
      %2328 = llvm.getelementptr %2267[%2327] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2329 = llvm.icmp "sgt" %2271, %20 : i32
      %2330 = llvm.and %2329, %2277 : i1
      %2331 = llvm.mul %arg5, %43 : i64
      %2332 = llvm.getelementptr %2267[%2331] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2333 = llvm.icmp "sgt" %2271, %19 : i32
      %2334 = llvm.and %2333, %2277 : i1
      %2335 = llvm.mul %arg5, %42 : i64
      %2336 = llvm.getelementptr %2267[%2335] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2337 = llvm.icmp "sgt" %2271, %18 : i32
      %2338 = llvm.and %2337, %2277 : i1
      %2339 = llvm.getelementptr %2267[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2340 = llvm.icmp "sgt" %2275, %57 : i32
      %2341 = llvm.and %2276, %2340 : i1
      %2342 = llvm.getelementptr %2280[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2343 = llvm.and %2281, %2340 : i1
      %2344 = llvm.getelementptr %2284[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2345 = llvm.and %2285, %2340 : i1
      %2346 = llvm.getelementptr %2288[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2347 = llvm.and %2289, %2340 : i1
      %2348 = llvm.getelementptr %2292[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2349 = llvm.and %2293, %2340 : i1
      %2350 = llvm.getelementptr %2296[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2351 = llvm.and %2297, %2340 : i1
      %2352 = llvm.getelementptr %2300[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2353 = llvm.and %2301, %2340 : i1
      %2354 = llvm.getelementptr %2304[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2355 = llvm.and %2305, %2340 : i1
      %2356 = llvm.getelementptr %2308[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2357 = llvm.and %2309, %2340 : i1
      %2358 = llvm.getelementptr %2312[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2359 = llvm.and %2313, %2340 : i1
      %2360 = llvm.getelementptr %2316[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2361 = llvm.and %2317, %2340 : i1
      %2362 = llvm.getelementptr %2320[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2363 = llvm.and %2321, %2340 : i1
      %2364 = llvm.getelementptr %2324[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2365 = llvm.and %2325, %2340 : i1
      %2366 = llvm.getelementptr %2328[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2367 = llvm.and %2329, %2340 : i1
      %2368 = llvm.getelementptr %2332[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2369 = llvm.and %2333, %2340 : i1
      %2370 = llvm.getelementptr %2336[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2371 = llvm.and %2337, %2340 : i1
      %2372 = llvm.mul %arg5, %70 : i64
      %2373 = llvm.getelementptr %2267[%2372] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2374 = llvm.icmp "sgt" %2271, %57 : i32
      %2375 = llvm.and %2374, %2277 : i1
      %2376 = llvm.mul %arg5, %41 : i64
      %2377 = llvm.getelementptr %2267[%2376] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2378 = llvm.icmp "sgt" %2271, %17 : i32
      %2379 = llvm.and %2378, %2277 : i1
      %2380 = llvm.mul %arg5, %40 : i64
      %2381 = llvm.getelementptr %2267[%2380] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2382 = llvm.icmp "sgt" %2271, %16 : i32
      %2383 = llvm.and %2382, %2277 : i1
      %2384 = llvm.mul %arg5, %39 : i64
      %2385 = llvm.getelementptr %2267[%2384] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2386 = llvm.icmp "sgt" %2271, %15 : i32
      %2387 = llvm.and %2386, %2277 : i1
      %2388 = llvm.mul %arg5, %38 : i64
      %2389 = llvm.getelementptr %2267[%2388] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2390 = llvm.icmp "sgt" %2271, %14 : i32
      %2391 = llvm.and %2390, %2277 : i1
      %2392 = llvm.mul %arg5, %37 : i64
      %2393 = llvm.getelementptr %2267[%2392] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2394 = llvm.icmp "sgt" %2271, %13 : i32
      %2395 = llvm.and %2394, %2277 : i1
      %2396 = llvm.mul %arg5, %36 : i64
      %2397 = llvm.getelementptr %2267[%2396] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2398 = llvm.icmp "sgt" %2271, %12 : i32
      %2399 = llvm.and %2398, %2277 : i1
      %2400 = llvm.mul %arg5, %35 : i64
      %2401 = llvm.getelementptr %2267[%2400] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2402 = llvm.icmp "sgt" %2271, %11 : i32
      %2403 = llvm.and %2402, %2277 : i1
      %2404 = llvm.mul %arg5, %71 : i64
      %2405 = llvm.getelementptr %2267[%2404] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2406 = llvm.icmp "sgt" %2271, %10 : i32
      %2407 = llvm.and %2406, %2277 : i1
      %2408 = llvm.mul %arg5, %34 : i64
      %2409 = llvm.getelementptr %2267[%2408] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2410 = llvm.icmp "sgt" %2271, %9 : i32
      %2411 = llvm.and %2410, %2277 : i1
      %2412 = llvm.mul %arg5, %33 : i64
      %2413 = llvm.getelementptr %2267[%2412] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2414 = llvm.icmp "sgt" %2271, %8 : i32
      %2415 = llvm.and %2414, %2277 : i1
      %2416 = llvm.mul %arg5, %32 : i64
      %2417 = llvm.getelementptr %2267[%2416] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2418 = llvm.icmp "sgt" %2271, %7 : i32
      %2419 = llvm.and %2418, %2277 : i1
      %2420 = llvm.mul %arg5, %31 : i64
      %2421 = llvm.getelementptr %2267[%2420] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2422 = llvm.icmp "sgt" %2271, %6 : i32
      %2423 = llvm.and %2422, %2277 : i1
      %2424 = llvm.mul %arg5, %30 : i64
      %2425 = llvm.getelementptr %2267[%2424] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2426 = llvm.icmp "sgt" %2271, %5 : i32
      %2427 = llvm.and %2426, %2277 : i1
      %2428 = llvm.mul %arg5, %29 : i64
      %2429 = llvm.getelementptr %2267[%2428] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2430 = llvm.icmp "sgt" %2271, %4 : i32
      %2431 = llvm.and %2430, %2277 : i1
      %2432 = llvm.mul %arg5, %28 : i64
      %2433 = llvm.getelementptr %2267[%2432] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2434 = llvm.icmp "sgt" %2271, %3 : i32
      %2435 = llvm.and %2434, %2277 : i1
      %2436 = llvm.getelementptr %2373[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2437 = llvm.and %2374, %2340 : i1
      %2438 = llvm.getelementptr %2377[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2439 = llvm.and %2378, %2340 : i1
      %2440 = llvm.getelementptr %2381[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2441 = llvm.and %2382, %2340 : i1
      %2442 = llvm.getelementptr %2385[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2443 = llvm.and %2386, %2340 : i1
      %2444 = llvm.getelementptr %2389[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2445 = llvm.and %2390, %2340 : i1
      %2446 = llvm.getelementptr %2393[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2447 = llvm.and %2394, %2340 : i1
      %2448 = llvm.getelementptr %2397[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2449 = llvm.and %2398, %2340 : i1
      %2450 = llvm.getelementptr %2401[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2451 = llvm.and %2402, %2340 : i1
      %2452 = llvm.getelementptr %2405[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2453 = llvm.and %2406, %2340 : i1
      %2454 = llvm.getelementptr %2409[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2455 = llvm.and %2410, %2340 : i1
      %2456 = llvm.getelementptr %2413[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2457 = llvm.and %2414, %2340 : i1
      %2458 = llvm.getelementptr %2417[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2459 = llvm.and %2418, %2340 : i1
      %2460 = llvm.getelementptr %2421[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2461 = llvm.and %2422, %2340 : i1
      %2462 = llvm.getelementptr %2425[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2463 = llvm.and %2426, %2340 : i1
      %2464 = llvm.getelementptr %2429[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2465 = llvm.and %2430, %2340 : i1
      %2466 = llvm.getelementptr %2433[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2467 = llvm.and %2434, %2340 : i1
      %2468 = llvm.mlir.constant(0 : i64) : i64
      %2469 = llvm.extractelement %2235[%2468 : i64] : vector<4xbf16>
      llvm.cond_br %2278, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      llvm.store %2469, %2267 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb7
    ^bb7:  // 2 preds: ^bb5, ^bb6
      %2470 = llvm.mlir.constant(1 : i64) : i64
      %2471 = llvm.extractelement %2235[%2470 : i64] : vector<4xbf16>
      llvm.cond_br %2282, ^bb8, ^bb9
    ^bb8:  // pred: ^bb7
      llvm.store %2471, %2280 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb9
    ^bb9:  // 2 preds: ^bb7, ^bb8
      %2472 = llvm.mlir.constant(2 : i64) : i64
      %2473 = llvm.extractelement %2235[%2472 : i64] : vector<4xbf16>
      llvm.cond_br %2286, ^bb10, ^bb11
    ^bb10:  // pred: ^bb9
      llvm.store %2473, %2284 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb11
    ^bb11:  // 2 preds: ^bb9, ^bb10
      %2474 = llvm.mlir.constant(3 : i64) : i64
      %2475 = llvm.extractelement %2235[%2474 : i64] : vector<4xbf16>
      llvm.cond_br %2290, ^bb12, ^bb13
    ^bb12:  // pred: ^bb11
      llvm.store %2475, %2288 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb13
    ^bb13:  // 2 preds: ^bb11, ^bb12
      %2476 = llvm.mlir.constant(0 : i64) : i64
      %2477 = llvm.extractelement %2236[%2476 : i64] : vector<4xbf16>
      llvm.cond_br %2294, ^bb14, ^bb15
    ^bb14:  // pred: ^bb13
      llvm.store %2477, %2292 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb15
    ^bb15:  // 2 preds: ^bb13, ^bb14
      %2478 = llvm.mlir.constant(1 : i64) : i64
      %2479 = llvm.extractelement %2236[%2478 : i64] : vector<4xbf16>
      llvm.cond_br %2298, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      llvm.store %2479, %2296 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb17
    ^bb17:  // 2 preds: ^bb15, ^bb16
      %2480 = llvm.mlir.constant(2 : i64) : i64
      %2481 = llvm.extractelement %2236[%2480 : i64] : vector<4xbf16>
      llvm.cond_br %2302, ^bb18, ^bb19
    ^bb18:  // pred: ^bb17
      llvm.store %2481, %2300 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb19
    ^bb19:  // 2 preds: ^bb17, ^bb18
      %2482 = llvm.mlir.constant(3 : i64) : i64
      %2483 = llvm.extractelement %2236[%2482 : i64] : vector<4xbf16>
      llvm.cond_br %2306, ^bb20, ^bb21
    ^bb20:  // pred: ^bb19
      llvm.store %2483, %2304 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb21
    ^bb21:  // 2 preds: ^bb19, ^bb20
      %2484 = llvm.mlir.constant(0 : i64) : i64
      %2485 = llvm.extractelement %2237[%2484 : i64] : vector<4xbf16>
      llvm.cond_br %2310, ^bb22, ^bb23
    ^bb22:  // pred: ^bb21
      llvm.store %2485, %2308 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb23
    ^bb23:  // 2 preds: ^bb21, ^bb22
      %2486 = llvm.mlir.constant(1 : i64) : i64
      %2487 = llvm.extractelement %2237[%2486 : i64] : vector<4xbf16>
      llvm.cond_br %2314, ^bb24, ^bb25
    ^bb24:  // pred: ^bb23
      llvm.store %2487, %2312 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb25
    ^bb25:  // 2 preds: ^bb23, ^bb24
      %2488 = llvm.mlir.constant(2 : i64) : i64
      %2489 = llvm.extractelement %2237[%2488 : i64] : vector<4xbf16>
      llvm.cond_br %2318, ^bb26, ^bb27
    ^bb26:  // pred: ^bb25
      llvm.store %2489, %2316 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb27
    ^bb27:  // 2 preds: ^bb25, ^bb26
      %2490 = llvm.mlir.constant(3 : i64) : i64
      %2491 = llvm.extractelement %2237[%2490 : i64] : vector<4xbf16>
      llvm.cond_br %2322, ^bb28, ^bb29
    ^bb28:  // pred: ^bb27
      llvm.store %2491, %2320 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb29
    ^bb29:  // 2 preds: ^bb27, ^bb28
      %2492 = llvm.mlir.constant(0 : i64) : i64
      %2493 = llvm.extractelement %2238[%2492 : i64] : vector<4xbf16>
      llvm.cond_br %2326, ^bb30, ^bb31
    ^bb30:  // pred: ^bb29
      llvm.store %2493, %2324 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb29, ^bb30
      %2494 = llvm.mlir.constant(1 : i64) : i64
      %2495 = llvm.extractelement %2238[%2494 : i64] : vector<4xbf16>
      llvm.cond_br %2330, ^bb32, ^bb33
    ^bb32:  // pred: ^bb31
      llvm.store %2495, %2328 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb33
    ^bb33:  // 2 preds: ^bb31, ^bb32
      %2496 = llvm.mlir.constant(2 : i64) : i64
      %2497 = llvm.extractelement %2238[%2496 : i64] : vector<4xbf16>
      llvm.cond_br %2334, ^bb34, ^bb35
    ^bb34:  // pred: ^bb33
      llvm.store %2497, %2332 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb35
    ^bb35:  // 2 preds: ^bb33, ^bb34
      %2498 = llvm.mlir.constant(3 : i64) : i64
      %2499 = llvm.extractelement %2238[%2498 : i64] : vector<4xbf16>
      llvm.cond_br %2338, ^bb36, ^bb37
    ^bb36:  // pred: ^bb35
      llvm.store %2499, %2336 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb37
    ^bb37:  // 2 preds: ^bb35, ^bb36
      %2500 = llvm.mlir.constant(0 : i64) : i64
      %2501 = llvm.extractelement %2239[%2500 : i64] : vector<4xbf16>
      llvm.cond_br %2341, ^bb38, ^bb39
    ^bb38:  // pred: ^bb37
      llvm.store %2501, %2339 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb39
    ^bb39:  // 2 preds: ^bb37, ^bb38
      %2502 = llvm.mlir.constant(1 : i64) : i64
      %2503 = llvm.extractelement %2239[%2502 : i64] : vector<4xbf16>
      llvm.cond_br %2343, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      llvm.store %2503, %2342 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb41
    ^bb41:  // 2 preds: ^bb39, ^bb40
      %2504 = llvm.mlir.constant(2 : i64) : i64
      %2505 = llvm.extractelement %2239[%2504 : i64] : vector<4xbf16>
      llvm.cond_br %2345, ^bb42, ^bb43
    ^bb42:  // pred: ^bb41
      llvm.store %2505, %2344 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb41, ^bb42
      %2506 = llvm.mlir.constant(3 : i64) : i64
      %2507 = llvm.extractelement %2239[%2506 : i64] : vector<4xbf16>
      llvm.cond_br %2347, ^bb44, ^bb45
    ^bb44:  // pred: ^bb43
      llvm.store %2507, %2346 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb45
    ^bb45:  // 2 preds: ^bb43, ^bb44
      %2508 = llvm.mlir.constant(0 : i64) : i64
      %2509 = llvm.extractelement %2240[%2508 : i64] : vector<4xbf16>
      llvm.cond_br %2349, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      llvm.store %2509, %2348 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb47
    ^bb47:  // 2 preds: ^bb45, ^bb46
      %2510 = llvm.mlir.constant(1 : i64) : i64
      %2511 = llvm.extractelement %2240[%2510 : i64] : vector<4xbf16>
      llvm.cond_br %2351, ^bb48, ^bb49
    ^bb48:  // pred: ^bb47
      llvm.store %2511, %2350 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb49
    ^bb49:  // 2 preds: ^bb47, ^bb48
      %2512 = llvm.mlir.constant(2 : i64) : i64
      %2513 = llvm.extractelement %2240[%2512 : i64] : vector<4xbf16>
      llvm.cond_br %2353, ^bb50, ^bb51
    ^bb50:  // pred: ^bb49
      llvm.store %2513, %2352 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb51
    ^bb51:  // 2 preds: ^bb49, ^bb50
      %2514 = llvm.mlir.constant(3 : i64) : i64
      %2515 = llvm.extractelement %2240[%2514 : i64] : vector<4xbf16>
      llvm.cond_br %2355, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      llvm.store %2515, %2354 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb53
    ^bb53:  // 2 preds: ^bb51, ^bb52
      %2516 = llvm.mlir.constant(0 : i64) : i64
      %2517 = llvm.extractelement %2241[%2516 : i64] : vector<4xbf16>
      llvm.cond_br %2357, ^bb54, ^bb55
    ^bb54:  // pred: ^bb53
      llvm.store %2517, %2356 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb55
    ^bb55:  // 2 preds: ^bb53, ^bb54
      %2518 = llvm.mlir.constant(1 : i64) : i64
      %2519 = llvm.extractelement %2241[%2518 : i64] : vector<4xbf16>
      llvm.cond_br %2359, ^bb56, ^bb57
    ^bb56:  // pred: ^bb55
      llvm.store %2519, %2358 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb57
    ^bb57:  // 2 preds: ^bb55, ^bb56
      %2520 = llvm.mlir.constant(2 : i64) : i64
      %2521 = llvm.extractelement %2241[%2520 : i64] : vector<4xbf16>
      llvm.cond_br %2361, ^bb58, ^bb59
    ^bb58:  // pred: ^bb57
      llvm.store %2521, %2360 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb59
    ^bb59:  // 2 preds: ^bb57, ^bb58
      %2522 = llvm.mlir.constant(3 : i64) : i64
      %2523 = llvm.extractelement %2241[%2522 : i64] : vector<4xbf16>
      llvm.cond_br %2363, ^bb60, ^bb61
    ^bb60:  // pred: ^bb59
      llvm.store %2523, %2362 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb61
    ^bb61:  // 2 preds: ^bb59, ^bb60
      %2524 = llvm.mlir.constant(0 : i64) : i64
      %2525 = llvm.extractelement %2242[%2524 : i64] : vector<4xbf16>
      llvm.cond_br %2365, ^bb62, ^bb63
    ^bb62:  // pred: ^bb61
      llvm.store %2525, %2364 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb63
    ^bb63:  // 2 preds: ^bb61, ^bb62
      %2526 = llvm.mlir.constant(1 : i64) : i64
      %2527 = llvm.extractelement %2242[%2526 : i64] : vector<4xbf16>
      llvm.cond_br %2367, ^bb64, ^bb65
    ^bb64:  // pred: ^bb63
      llvm.store %2527, %2366 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb65
    ^bb65:  // 2 preds: ^bb63, ^bb64
      %2528 = llvm.mlir.constant(2 : i64) : i64
      %2529 = llvm.extractelement %2242[%2528 : i64] : vector<4xbf16>
      llvm.cond_br %2369, ^bb66, ^bb67
    ^bb66:  // pred: ^bb65
      llvm.store %2529, %2368 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb67
    ^bb67:  // 2 preds: ^bb65, ^bb66
      %2530 = llvm.mlir.constant(3 : i64) : i64
      %2531 = llvm.extractelement %2242[%2530 : i64] : vector<4xbf16>
      llvm.cond_br %2371, ^bb68, ^bb69
    ^bb68:  // pred: ^bb67
      llvm.store %2531, %2370 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb69
    ^bb69:  // 2 preds: ^bb67, ^bb68
      %2532 = llvm.mlir.constant(0 : i64) : i64
      %2533 = llvm.extractelement %2243[%2532 : i64] : vector<4xbf16>
      llvm.cond_br %2375, ^bb70, ^bb71
    ^bb70:  // pred: ^bb69
      llvm.store %2533, %2373 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb71
    ^bb71:  // 2 preds: ^bb69, ^bb70
      %2534 = llvm.mlir.constant(1 : i64) : i64
      %2535 = llvm.extractelement %2243[%2534 : i64] : vector<4xbf16>
      llvm.cond_br %2379, ^bb72, ^bb73
    ^bb72:  // pred: ^bb71
      llvm.store %2535, %2377 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb73
    ^bb73:  // 2 preds: ^bb71, ^bb72
      %2536 = llvm.mlir.constant(2 : i64) : i64
      %2537 = llvm.extractelement %2243[%2536 : i64] : vector<4xbf16>
      llvm.cond_br %2383, ^bb74, ^bb75
    ^bb74:  // pred: ^bb73
      llvm.store %2537, %2381 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb75
    ^bb75:  // 2 preds: ^bb73, ^bb74
      %2538 = llvm.mlir.constant(3 : i64) : i64
      %2539 = llvm.extractelement %2243[%2538 : i64] : vector<4xbf16>
      llvm.cond_br %2387, ^bb76, ^bb77
    ^bb76:  // pred: ^bb75
      llvm.store %2539, %2385 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb77
    ^bb77:  // 2 preds: ^bb75, ^bb76
      %2540 = llvm.mlir.constant(0 : i64) : i64
      %2541 = llvm.extractelement %2244[%2540 : i64] : vector<4xbf16>
      llvm.cond_br %2391, ^bb78, ^bb79
    ^bb78:  // pred: ^bb77
      llvm.store %2541, %2389 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb79
    ^bb79:  // 2 preds: ^bb77, ^bb78
      %2542 = llvm.mlir.constant(1 : i64) : i64
      %2543 = llvm.extractelement %2244[%2542 : i64] : vector<4xbf16>
      llvm.cond_br %2395, ^bb80, ^bb81
    ^bb80:  // pred: ^bb79
      llvm.store %2543, %2393 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb81
    ^bb81:  // 2 preds: ^bb79, ^bb80
      %2544 = llvm.mlir.constant(2 : i64) : i64
      %2545 = llvm.extractelement %2244[%2544 : i64] : vector<4xbf16>
      llvm.cond_br %2399, ^bb82, ^bb83
    ^bb82:  // pred: ^bb81
      llvm.store %2545, %2397 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb83
    ^bb83:  // 2 preds: ^bb81, ^bb82
      %2546 = llvm.mlir.constant(3 : i64) : i64
      %2547 = llvm.extractelement %2244[%2546 : i64] : vector<4xbf16>
      llvm.cond_br %2403, ^bb84, ^bb85
    ^bb84:  // pred: ^bb83
      llvm.store %2547, %2401 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb85
    ^bb85:  // 2 preds: ^bb83, ^bb84
      %2548 = llvm.mlir.constant(0 : i64) : i64
      %2549 = llvm.extractelement %2245[%2548 : i64] : vector<4xbf16>
      llvm.cond_br %2407, ^bb86, ^bb87
    ^bb86:  // pred: ^bb85
      llvm.store %2549, %2405 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb87
    ^bb87:  // 2 preds: ^bb85, ^bb86
      %2550 = llvm.mlir.constant(1 : i64) : i64
      %2551 = llvm.extractelement %2245[%2550 : i64] : vector<4xbf16>
      llvm.cond_br %2411, ^bb88, ^bb89
    ^bb88:  // pred: ^bb87
      llvm.store %2551, %2409 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb89
    ^bb89:  // 2 preds: ^bb87, ^bb88
      %2552 = llvm.mlir.constant(2 : i64) : i64
      %2553 = llvm.extractelement %2245[%2552 : i64] : vector<4xbf16>
      llvm.cond_br %2415, ^bb90, ^bb91
    ^bb90:  // pred: ^bb89
      llvm.store %2553, %2413 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb91
    ^bb91:  // 2 preds: ^bb89, ^bb90
      %2554 = llvm.mlir.constant(3 : i64) : i64
      %2555 = llvm.extractelement %2245[%2554 : i64] : vector<4xbf16>
      llvm.cond_br %2419, ^bb92, ^bb93
    ^bb92:  // pred: ^bb91
      llvm.store %2555, %2417 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb93
    ^bb93:  // 2 preds: ^bb91, ^bb92
      %2556 = llvm.mlir.constant(0 : i64) : i64
      %2557 = llvm.extractelement %2246[%2556 : i64] : vector<4xbf16>
      llvm.cond_br %2423, ^bb94, ^bb95
    ^bb94:  // pred: ^bb93
      llvm.store %2557, %2421 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb95
    ^bb95:  // 2 preds: ^bb93, ^bb94
      %2558 = llvm.mlir.constant(1 : i64) : i64
      %2559 = llvm.extractelement %2246[%2558 : i64] : vector<4xbf16>
      llvm.cond_br %2427, ^bb96, ^bb97
    ^bb96:  // pred: ^bb95
      llvm.store %2559, %2425 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb97
    ^bb97:  // 2 preds: ^bb95, ^bb96
      %2560 = llvm.mlir.constant(2 : i64) : i64
      %2561 = llvm.extractelement %2246[%2560 : i64] : vector<4xbf16>
      llvm.cond_br %2431, ^bb98, ^bb99
    ^bb98:  // pred: ^bb97
      llvm.store %2561, %2429 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb99
    ^bb99:  // 2 preds: ^bb97, ^bb98
      %2562 = llvm.mlir.constant(3 : i64) : i64
      %2563 = llvm.extractelement %2246[%2562 : i64] : vector<4xbf16>
      llvm.cond_br %2435, ^bb100, ^bb101
    ^bb100:  // pred: ^bb99
      llvm.store %2563, %2433 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb101
    ^bb101:  // 2 preds: ^bb99, ^bb100
      %2564 = llvm.mlir.constant(0 : i64) : i64
      %2565 = llvm.extractelement %2247[%2564 : i64] : vector<4xbf16>
      llvm.cond_br %2437, ^bb102, ^bb103
    ^bb102:  // pred: ^bb101
      llvm.store %2565, %2436 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb103
    ^bb103:  // 2 preds: ^bb101, ^bb102
      %2566 = llvm.mlir.constant(1 : i64) : i64
      %2567 = llvm.extractelement %2247[%2566 : i64] : vector<4xbf16>
      llvm.cond_br %2439, ^bb104, ^bb105
    ^bb104:  // pred: ^bb103
      llvm.store %2567, %2438 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb105
    ^bb105:  // 2 preds: ^bb103, ^bb104
      %2568 = llvm.mlir.constant(2 : i64) : i64
      %2569 = llvm.extractelement %2247[%2568 : i64] : vector<4xbf16>
      llvm.cond_br %2441, ^bb106, ^bb107
    ^bb106:  // pred: ^bb105
      llvm.store %2569, %2440 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb107
    ^bb107:  // 2 preds: ^bb105, ^bb106
      %2570 = llvm.mlir.constant(3 : i64) : i64
      %2571 = llvm.extractelement %2247[%2570 : i64] : vector<4xbf16>
      llvm.cond_br %2443, ^bb108, ^bb109
    ^bb108:  // pred: ^bb107
      llvm.store %2571, %2442 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb109
    ^bb109:  // 2 preds: ^bb107, ^bb108
      %2572 = llvm.mlir.constant(0 : i64) : i64
      %2573 = llvm.extractelement %2248[%2572 : i64] : vector<4xbf16>
      llvm.cond_br %2445, ^bb110, ^bb111
    ^bb110:  // pred: ^bb109
      llvm.store %2573, %2444 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb111
    ^bb111:  // 2 preds: ^bb109, ^bb110
      %2574 = llvm.mlir.constant(1 : i64) : i64
      %2575 = llvm.extractelement %2248[%2574 : i64] : vector<4xbf16>
      llvm.cond_br %2447, ^bb112, ^bb113
    ^bb112:  // pred: ^bb111
      llvm.store %2575, %2446 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb113
    ^bb113:  // 2 preds: ^bb111, ^bb112
      %2576 = llvm.mlir.constant(2 : i64) : i64
      %2577 = llvm.extractelement %2248[%2576 : i64] : vector<4xbf16>
      llvm.cond_br %2449, ^bb114, ^bb115
    ^bb114:  // pred: ^bb113
      llvm.store %2577, %2448 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb115
    ^bb115:  // 2 preds: ^bb113, ^bb114
      %2578 = llvm.mlir.constant(3 : i64) : i64
      %2579 = llvm.extractelement %2248[%2578 : i64] : vector<4xbf16>
      llvm.cond_br %2451, ^bb116, ^bb117
    ^bb116:  // pred: ^bb115
      llvm.store %2579, %2450 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb117
    ^bb117:  // 2 preds: ^bb115, ^bb116
      %2580 = llvm.mlir.constant(0 : i64) : i64
      %2581 = llvm.extractelement %2249[%2580 : i64] : vector<4xbf16>
      llvm.cond_br %2453, ^bb118, ^bb119
    ^bb118:  // pred: ^bb117
      llvm.store %2581, %2452 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb119
    ^bb119:  // 2 preds: ^bb117, ^bb118
      %2582 = llvm.mlir.constant(1 : i64) : i64
      %2583 = llvm.extractelement %2249[%2582 : i64] : vector<4xbf16>
      llvm.cond_br %2455, ^bb120, ^bb121
    ^bb120:  // pred: ^bb119
      llvm.store %2583, %2454 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb121
    ^bb121:  // 2 preds: ^bb119, ^bb120
      %2584 = llvm.mlir.constant(2 : i64) : i64
      %2585 = llvm.extractelement %2249[%2584 : i64] : vector<4xbf16>
      llvm.cond_br %2457, ^bb122, ^bb123
    ^bb122:  // pred: ^bb121
      llvm.store %2585, %2456 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb123
    ^bb123:  // 2 preds: ^bb121, ^bb122
      %2586 = llvm.mlir.constant(3 : i64) : i64
      %2587 = llvm.extractelement %2249[%2586 : i64] : vector<4xbf16>
      llvm.cond_br %2459, ^bb124, ^bb125
    ^bb124:  // pred: ^bb123
      llvm.store %2587, %2458 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb125
    ^bb125:  // 2 preds: ^bb123, ^bb124
      %2588 = llvm.mlir.constant(0 : i64) : i64
      %2589 = llvm.extractelement %2250[%2588 : i64] : vector<4xbf16>
      llvm.cond_br %2461, ^bb126, ^bb127
    ^bb126:  // pred: ^bb125
      llvm.store %2589, %2460 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb127
    ^bb127:  // 2 preds: ^bb125, ^bb126
      %2590 = llvm.mlir.constant(1 : i64) : i64
      %2591 = llvm.extractelement %2250[%2590 : i64] : vector<4xbf16>
      llvm.cond_br %2463, ^bb128, ^bb129
    ^bb128:  // pred: ^bb127
      llvm.store %2591, %2462 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb129
    ^bb129:  // 2 preds: ^bb127, ^bb128
      %2592 = llvm.mlir.constant(2 : i64) : i64
      %2593 = llvm.extractelement %2250[%2592 : i64] : vector<4xbf16>
      llvm.cond_br %2465, ^bb130, ^bb131
    ^bb130:  // pred: ^bb129
      llvm.store %2593, %2464 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb131
    ^bb131:  // 2 preds: ^bb129, ^bb130
      %2594 = llvm.mlir.constant(3 : i64) : i64
      %2595 = llvm.extractelement %2250[%2594 : i64] : vector<4xbf16>
      llvm.cond_br %2467, ^bb132, ^bb133
    ^bb132:  // pred: ^bb131
      llvm.store %2595, %2466 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb133
    ^bb133:  // 2 preds: ^bb131, ^bb132
      llvm.br ^bb134
    ^bb134:  // 2 preds: ^bb4, ^bb133
      llvm.return
    }
  }
