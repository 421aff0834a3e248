// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=gfx942 to=how" | awk '/gpu.module @/ && ++n == 2 { exit } { print }' | diff %t -

#mmra_tag = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @linear_0 {
    llvm.mlir.global internal constant @tier_zeros(dense<0> : tensor<64xi8>) {addr_space = 1 : i32, alignment = 64 : i64} : !llvm.array<64 x i8>
    llvm.mlir.global external @tier_shared() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
    llvm.func @linear_0(%arg0: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg1: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg2: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg3: !llvm.ptr<1> {llvm.align = 16 : i64}, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) attributes {gpu.kernel, rocdl.flat_work_group_size = "256,256", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 256, 1, 1>, rocdl.uniform_work_group_size = true, rocdl.waves_per_eu = 2 : i32, tier.plan = #tier.plan<tile = [128, 128, 32], atom = [32, 32, 8], grain = warp, stages = 2, warps = [4], cluster = [1, 1], group = 16>, tier.shared_bytes = 32768 : i64, tier.threads = 256 : i64} {
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
      %10 = llvm.mlir.constant(43 : i32) : i32
      %11 = llvm.mlir.constant(42 : i32) : i32
      %12 = llvm.mlir.constant(41 : i32) : i32
      %13 = llvm.mlir.constant(35 : i32) : i32
      %14 = llvm.mlir.constant(34 : i32) : i32
      %15 = llvm.mlir.constant(33 : i32) : i32
      %16 = llvm.mlir.constant(27 : i32) : i32
      %17 = llvm.mlir.constant(26 : i32) : i32
      %18 = llvm.mlir.constant(25 : i32) : i32
      %19 = llvm.mlir.constant(19 : i32) : i32
      %20 = llvm.mlir.constant(18 : i32) : i32
      %21 = llvm.mlir.constant(17 : i32) : i32
      %22 = llvm.mlir.constant(11 : i32) : i32
      %23 = llvm.mlir.constant(10 : i32) : i32
      %24 = llvm.mlir.constant(9 : i32) : i32
      %25 = llvm.mlir.constant(10 : index) : i64
      %26 = llvm.mlir.constant(24 : i32) : i32
      %27 = llvm.mlir.constant(40 : i32) : i32
      %28 = llvm.mlir.constant(48 : i32) : i32
      %29 = llvm.mlir.constant(60 : i32) : i32
      %30 = llvm.mlir.constant(2048 : i32) : i32
      %31 = llvm.mlir.constant(3 : i32) : i32
      %32 = llvm.mlir.constant(6 : index) : i64
      %33 = llvm.mlir.constant(4 : index) : i64
      %34 = llvm.mlir.constant(28 : i32) : i32
      %35 = llvm.mlir.constant(32 : i32) : i32
      %36 = llvm.mlir.addressof @tier_zeros : !llvm.ptr<1>
      %37 = llvm.mlir.constant(1073741824 : index) : i64
      %38 = llvm.mlir.constant(2 : index) : i64
      %39 = llvm.mlir.constant(16 : i32) : i32
      %40 = llvm.mlir.constant(8 : i32) : i32
      %41 = llvm.mlir.constant(4 : i32) : i32
      %42 = llvm.mlir.constant(8192 : i32) : i32
      %43 = llvm.mlir.constant(32 : index) : i64
      %44 = llvm.mlir.constant(0 : index) : i64
      %45 = llvm.mlir.constant(16 : index) : i64
      %46 = llvm.mlir.constant(128 : index) : i64
      %47 = llvm.mlir.constant(2147483647 : index) : i64
      %48 = llvm.mlir.constant(64 : index) : i64
      %49 = llvm.mlir.constant(96 : index) : i64
      %50 = llvm.mlir.constant(0 : i32) : i32
      %51 = llvm.mlir.constant(1 : i32) : i32
      %52 = llvm.mlir.constant(2 : i32) : i32
      %53 = llvm.mlir.constant(64 : i32) : i32
      %54 = llvm.mlir.addressof @tier_shared : !llvm.ptr<3>
      %55 = rocdl.workitem.id.x : i32
      %56 = llvm.urem %55, %53 : i32
      %57 = rocdl.workitem.id.x : i32
      %58 = llvm.udiv %57, %53 : i32
      %59 = rocdl.readfirstlane %58 : i32
      %60 = rocdl.workgroup.id.x : i32
      %61 = llvm.zext %60 : i32 to i64
      %62 = llvm.trunc %61 : i64 to i32
      %63 = llvm.icmp "eq" %arg4, %44 : i64
      %64 = llvm.sub %arg4, %0 : i64
      %65 = llvm.udiv %64, %46 : i64
      %66 = llvm.add %65, %0 : i64
      %67 = llvm.select %63, %44, %66 : i1, i64
      %68 = llvm.icmp "eq" %arg5, %44 : i64
      %69 = llvm.sub %arg5, %0 : i64
      %70 = llvm.udiv %69, %46 : i64
      %71 = llvm.add %70, %0 : i64
      %72 = llvm.select %68, %44, %71 : i1, i64
      %73 = llvm.mul %72, %45 : i64
      %74 = llvm.intr.umin(%73, %47) : (i64, i64) -> i64
      %75 = llvm.trunc %74 : i64 to i32
      %76 = llvm.udiv %62, %75 : i32
      %77 = llvm.zext %76 : i32 to i64
      %78 = llvm.mul %76, %75 : i32
      %79 = llvm.sub %62, %78 : i32
      %80 = llvm.mul %77, %45 : i64
      %81 = llvm.sub %67, %80 : i64
      %82 = llvm.intr.umin(%81, %45) : (i64, i64) -> i64
      %83 = llvm.trunc %82 : i64 to i32
      %84 = llvm.udiv %79, %83 : i32
      %85 = llvm.mul %84, %83 : i32
      %86 = llvm.sub %79, %85 : i32
      %87 = llvm.zext %86 : i32 to i64
      %88 = llvm.add %80, %87 : i64
      %89 = llvm.zext %84 : i32 to i64
      %90 = llvm.mul %88, %46 : i64
      %91 = llvm.mul %89, %46 : i64
      %92 = llvm.getelementptr %54[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %93 = llvm.urem %56, %41 : i32
      %94 = llvm.mul %93, %40 : i32
      %95 = llvm.udiv %56, %41 : i32
      %96 = llvm.mul %59, %39 : i32
      %97 = llvm.add %95, %96 : i32
      %98 = llvm.zext %97 : i32 to i64
      %99 = llvm.add %90, %98 : i64
      %100 = llvm.mul %99, %arg7 : i64
      %101 = llvm.zext %94 : i32 to i64
      %102 = llvm.add %100, %101 : i64
      %103 = llvm.mul %102, %38 : i64
      %104 = llvm.getelementptr %arg0[%103] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %105 = llvm.sub %arg4, %99 : i64
      %106 = llvm.intr.smin(%105, %37) : (i64, i64) -> i64
      %107 = llvm.intr.smax(%106, %44) : (i64, i64) -> i64
      %108 = llvm.trunc %107 : i64 to i32
      %109 = llvm.sub %arg6, %101 : i64
      %110 = llvm.intr.smin(%109, %37) : (i64, i64) -> i64
      %111 = llvm.intr.smax(%110, %44) : (i64, i64) -> i64
      %112 = llvm.trunc %111 : i64 to i32
      %113 = llvm.icmp "sgt" %108, %50 : i32
      %114 = llvm.icmp "sgt" %112, %50 : i32
      %115 = llvm.and %113, %114 : i1
      %116 = llvm.mul %arg7, %46 : i64
      %117 = llvm.getelementptr %104[%116] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %118 = llvm.icmp "sgt" %108, %53 : i32
      %119 = llvm.and %118, %114 : i1
      %120 = llvm.select %115, %104, %36 : i1, !llvm.ptr<1>
      %121 = llvm.load %120 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %122 = llvm.select %119, %117, %36 : i1, !llvm.ptr<1>
      %123 = llvm.load %122 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %124 = llvm.urem %56, %41 : i32
      %125 = llvm.mul %124, %40 : i32
      %126 = llvm.udiv %56, %41 : i32
      %127 = llvm.mul %59, %39 : i32
      %128 = llvm.add %126, %127 : i32
      %129 = llvm.mul %128, %35 : i32
      %130 = llvm.add %129, %125 : i32
      %131 = llvm.lshr %130, %41 : i32
      %132 = llvm.and %131, %34 : i32
      %133 = llvm.xor %130, %132 : i32
      %134 = llvm.mul %133, %52 : i32
      %135 = llvm.getelementptr %54[%134] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %136 = llvm.xor %133, %41 : i32
      %137 = llvm.mul %136, %52 : i32
      %138 = llvm.getelementptr %54[%137] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %139 = llvm.getelementptr %135[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %140 = llvm.getelementptr %138[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %141 = llvm.shufflevector %121, %121 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %141, %135 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %142 = llvm.shufflevector %121, %121 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %142, %138 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %143 = llvm.shufflevector %123, %123 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %143, %139 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %144 = llvm.shufflevector %123, %123 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %144, %140 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %145 = llvm.urem %56, %35 : i32
      %146 = llvm.mul %145, %41 : i32
      %147 = llvm.udiv %56, %35 : i32
      %148 = llvm.mul %147, %41 : i32
      %149 = llvm.mul %59, %40 : i32
      %150 = llvm.add %148, %149 : i32
      %151 = llvm.zext %146 : i32 to i64
      %152 = llvm.add %91, %151 : i64
      %153 = llvm.zext %150 : i32 to i64
      %154 = llvm.mul %153, %arg8 : i64
      %155 = llvm.add %152, %154 : i64
      %156 = llvm.mul %155, %38 : i64
      %157 = llvm.getelementptr %arg1[%156] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %158 = llvm.sub %arg5, %152 : i64
      %159 = llvm.intr.smin(%158, %37) : (i64, i64) -> i64
      %160 = llvm.intr.smax(%159, %44) : (i64, i64) -> i64
      %161 = llvm.trunc %160 : i64 to i32
      %162 = llvm.sub %arg6, %153 : i64
      %163 = llvm.intr.smin(%162, %37) : (i64, i64) -> i64
      %164 = llvm.intr.smax(%163, %44) : (i64, i64) -> i64
      %165 = llvm.trunc %164 : i64 to i32
      %166 = llvm.icmp "sgt" %161, %50 : i32
      %167 = llvm.icmp "sgt" %165, %50 : i32
      %168 = llvm.and %166, %167 : i1
      %169 = llvm.mul %arg8, %38 : i64
      %170 = llvm.getelementptr %157[%169] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %171 = llvm.icmp "sgt" %165, %51 : i32
      %172 = llvm.and %166, %171 : i1
      %173 = llvm.mul %arg8, %33 : i64
      %174 = llvm.getelementptr %157[%173] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %175 = llvm.icmp "sgt" %165, %52 : i32
      %176 = llvm.and %166, %175 : i1
      %177 = llvm.mul %arg8, %32 : i64
      %178 = llvm.getelementptr %157[%177] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %179 = llvm.icmp "sgt" %165, %31 : i32
      %180 = llvm.and %166, %179 : i1
      %181 = llvm.select %168, %157, %36 : i1, !llvm.ptr<1>
      %182 = llvm.load %181 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %183 = llvm.select %172, %170, %36 : i1, !llvm.ptr<1>
      %184 = llvm.load %183 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %185 = llvm.select %176, %174, %36 : i1, !llvm.ptr<1>
      %186 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %187 = llvm.select %180, %178, %36 : i1, !llvm.ptr<1>
      %188 = llvm.load %187 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %189 = llvm.mlir.constant(0 : i64) : i64
      %190 = llvm.extractelement %182[%189 : i64] : vector<4xbf16>
      %191 = llvm.mlir.constant(1 : i64) : i64
      %192 = llvm.extractelement %182[%191 : i64] : vector<4xbf16>
      %193 = llvm.mlir.constant(2 : i64) : i64
      %194 = llvm.extractelement %182[%193 : i64] : vector<4xbf16>
      %195 = llvm.mlir.constant(3 : i64) : i64
      %196 = llvm.extractelement %182[%195 : i64] : vector<4xbf16>
      %197 = llvm.mlir.constant(0 : i64) : i64
      %198 = llvm.extractelement %184[%197 : i64] : vector<4xbf16>
      %199 = llvm.mlir.constant(1 : i64) : i64
      %200 = llvm.extractelement %184[%199 : i64] : vector<4xbf16>
      %201 = llvm.mlir.constant(2 : i64) : i64
      %202 = llvm.extractelement %184[%201 : i64] : vector<4xbf16>
      %203 = llvm.mlir.constant(3 : i64) : i64
      %204 = llvm.extractelement %184[%203 : i64] : vector<4xbf16>
      %205 = llvm.mlir.constant(0 : i64) : i64
      %206 = llvm.extractelement %186[%205 : i64] : vector<4xbf16>
      %207 = llvm.mlir.constant(1 : i64) : i64
      %208 = llvm.extractelement %186[%207 : i64] : vector<4xbf16>
      %209 = llvm.mlir.constant(2 : i64) : i64
      %210 = llvm.extractelement %186[%209 : i64] : vector<4xbf16>
      %211 = llvm.mlir.constant(3 : i64) : i64
      %212 = llvm.extractelement %186[%211 : i64] : vector<4xbf16>
      %213 = llvm.mlir.constant(0 : i64) : i64
      %214 = llvm.extractelement %188[%213 : i64] : vector<4xbf16>
      %215 = llvm.mlir.constant(1 : i64) : i64
      %216 = llvm.extractelement %188[%215 : i64] : vector<4xbf16>
      %217 = llvm.mlir.constant(2 : i64) : i64
      %218 = llvm.extractelement %188[%217 : i64] : vector<4xbf16>
      %219 = llvm.mlir.constant(3 : i64) : i64
      %220 = llvm.extractelement %188[%219 : i64] : vector<4xbf16>
      %221 = llvm.mlir.poison : vector<4xbf16>
      %222 = llvm.mlir.constant(0 : i64) : i64
      %223 = llvm.insertelement %190, %221[%222 : i64] : vector<4xbf16>
      %224 = llvm.mlir.constant(1 : i64) : i64
      %225 = llvm.insertelement %198, %223[%224 : i64] : vector<4xbf16>
      %226 = llvm.mlir.constant(2 : i64) : i64
      %227 = llvm.insertelement %206, %225[%226 : i64] : vector<4xbf16>
      %228 = llvm.mlir.constant(3 : i64) : i64
      %229 = llvm.insertelement %214, %227[%228 : i64] : vector<4xbf16>
      %230 = llvm.mlir.poison : vector<4xbf16>
      %231 = llvm.mlir.constant(0 : i64) : i64
      %232 = llvm.insertelement %192, %230[%231 : i64] : vector<4xbf16>
      %233 = llvm.mlir.constant(1 : i64) : i64
      %234 = llvm.insertelement %200, %232[%233 : i64] : vector<4xbf16>
      %235 = llvm.mlir.constant(2 : i64) : i64
      %236 = llvm.insertelement %208, %234[%235 : i64] : vector<4xbf16>
      %237 = llvm.mlir.constant(3 : i64) : i64
      %238 = llvm.insertelement %216, %236[%237 : i64] : vector<4xbf16>
      %239 = llvm.mlir.poison : vector<4xbf16>
      %240 = llvm.mlir.constant(0 : i64) : i64
      %241 = llvm.insertelement %194, %239[%240 : i64] : vector<4xbf16>
      %242 = llvm.mlir.constant(1 : i64) : i64
      %243 = llvm.insertelement %202, %241[%242 : i64] : vector<4xbf16>
      %244 = llvm.mlir.constant(2 : i64) : i64
      %245 = llvm.insertelement %210, %243[%244 : i64] : vector<4xbf16>
      %246 = llvm.mlir.constant(3 : i64) : i64
      %247 = llvm.insertelement %218, %245[%246 : i64] : vector<4xbf16>
      %248 = llvm.mlir.poison : vector<4xbf16>
      %249 = llvm.mlir.constant(0 : i64) : i64
      %250 = llvm.insertelement %196, %248[%249 : i64] : vector<4xbf16>
      %251 = llvm.mlir.constant(1 : i64) : i64
      %252 = llvm.insertelement %204, %250[%251 : i64] : vector<4xbf16>
      %253 = llvm.mlir.constant(2 : i64) : i64
      %254 = llvm.insertelement %212, %252[%253 : i64] : vector<4xbf16>
      %255 = llvm.mlir.constant(3 : i64) : i64
      %256 = llvm.insertelement %220, %254[%255 : i64] : vector<4xbf16>
      %257 = llvm.urem %56, %35 : i32
      %258 = llvm.mul %257, %41 : i32
      %259 = llvm.udiv %56, %35 : i32
      %260 = llvm.mul %259, %41 : i32
      %261 = llvm.mul %59, %40 : i32
      %262 = llvm.add %260, %261 : i32
      %263 = llvm.mul %258, %39 : i32
      %264 = llvm.urem %262, %39 : i32
      %265 = llvm.udiv %262, %39 : i32
      %266 = llvm.mul %265, %30 : i32
      %267 = llvm.add %264, %266 : i32
      %268 = llvm.add %263, %267 : i32
      %269 = llvm.lshr %268, %41 : i32
      %270 = llvm.and %269, %29 : i32
      %271 = llvm.xor %268, %270 : i32
      %272 = llvm.mul %271, %52 : i32
      %273 = llvm.getelementptr %92[%272] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %274 = llvm.xor %271, %39 : i32
      %275 = llvm.mul %274, %52 : i32
      %276 = llvm.getelementptr %92[%275] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %277 = llvm.xor %271, %35 : i32
      %278 = llvm.mul %277, %52 : i32
      %279 = llvm.getelementptr %92[%278] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %280 = llvm.xor %271, %28 : i32
      %281 = llvm.mul %280, %52 : i32
      %282 = llvm.getelementptr %92[%281] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      llvm.store %229, %273 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %238, %276 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %247, %279 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %256, %282 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %283 = llvm.urem %56, %41 : i32
      %284 = llvm.mul %283, %40 : i32
      %285 = llvm.udiv %56, %41 : i32
      %286 = llvm.mul %59, %39 : i32
      %287 = llvm.add %285, %286 : i32
      %288 = llvm.zext %287 : i32 to i64
      %289 = llvm.add %90, %288 : i64
      %290 = llvm.mul %289, %arg7 : i64
      %291 = llvm.zext %284 : i32 to i64
      %292 = llvm.add %291, %43 : i64
      %293 = llvm.add %290, %292 : i64
      %294 = llvm.mul %293, %38 : i64
      %295 = llvm.getelementptr %arg0[%294] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %296 = llvm.sub %arg4, %289 : i64
      %297 = llvm.intr.smin(%296, %37) : (i64, i64) -> i64
      %298 = llvm.intr.smax(%297, %44) : (i64, i64) -> i64
      %299 = llvm.trunc %298 : i64 to i32
      %300 = llvm.sub %arg6, %292 : i64
      %301 = llvm.intr.smin(%300, %37) : (i64, i64) -> i64
      %302 = llvm.intr.smax(%301, %44) : (i64, i64) -> i64
      %303 = llvm.trunc %302 : i64 to i32
      %304 = llvm.icmp "sgt" %299, %50 : i32
      %305 = llvm.icmp "sgt" %303, %50 : i32
      %306 = llvm.and %304, %305 : i1
      %307 = llvm.mul %arg7, %46 : i64
      %308 = llvm.getelementptr %295[%307] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %309 = llvm.icmp "sgt" %299, %53 : i32
      %310 = llvm.and %309, %305 : i1
      %311 = llvm.select %306, %295, %36 : i1, !llvm.ptr<1>
      %312 = llvm.load %311 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %313 = llvm.select %310, %308, %36 : i1, !llvm.ptr<1>
      %314 = llvm.load %313 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %315 = llvm.urem %56, %35 : i32
      %316 = llvm.mul %315, %41 : i32
      %317 = llvm.udiv %56, %35 : i32
      %318 = llvm.mul %317, %41 : i32
      %319 = llvm.mul %59, %40 : i32
      %320 = llvm.add %318, %319 : i32
      %321 = llvm.zext %316 : i32 to i64
      %322 = llvm.add %91, %321 : i64
      %323 = llvm.zext %320 : i32 to i64
      %324 = llvm.add %323, %43 : i64
      %325 = llvm.mul %324, %arg8 : i64
      %326 = llvm.add %322, %325 : i64
      %327 = llvm.mul %326, %38 : i64
      %328 = llvm.getelementptr %arg1[%327] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %329 = llvm.sub %arg5, %322 : i64
      %330 = llvm.intr.smin(%329, %37) : (i64, i64) -> i64
      %331 = llvm.intr.smax(%330, %44) : (i64, i64) -> i64
      %332 = llvm.trunc %331 : i64 to i32
      %333 = llvm.sub %arg6, %324 : i64
      %334 = llvm.intr.smin(%333, %37) : (i64, i64) -> i64
      %335 = llvm.intr.smax(%334, %44) : (i64, i64) -> i64
      %336 = llvm.trunc %335 : i64 to i32
      %337 = llvm.icmp "sgt" %332, %50 : i32
      %338 = llvm.icmp "sgt" %336, %50 : i32
      %339 = llvm.and %337, %338 : i1
      %340 = llvm.mul %arg8, %38 : i64
      %341 = llvm.getelementptr %328[%340] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %342 = llvm.icmp "sgt" %336, %51 : i32
      %343 = llvm.and %337, %342 : i1
      %344 = llvm.mul %arg8, %33 : i64
      %345 = llvm.getelementptr %328[%344] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %346 = llvm.icmp "sgt" %336, %52 : i32
      %347 = llvm.and %337, %346 : i1
      %348 = llvm.mul %arg8, %32 : i64
      %349 = llvm.getelementptr %328[%348] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %350 = llvm.icmp "sgt" %336, %31 : i32
      %351 = llvm.and %337, %350 : i1
      %352 = llvm.select %339, %328, %36 : i1, !llvm.ptr<1>
      %353 = llvm.load %352 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %354 = llvm.select %343, %341, %36 : i1, !llvm.ptr<1>
      %355 = llvm.load %354 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %356 = llvm.select %347, %345, %36 : i1, !llvm.ptr<1>
      %357 = llvm.load %356 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %358 = llvm.select %351, %349, %36 : i1, !llvm.ptr<1>
      %359 = llvm.load %358 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      llvm.br ^bb1(%44, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %312, %314, %353, %355, %357, %359, %51, %50 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<8xbf16>, vector<8xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, i32, i32)
    ^bb1(%360: i64, %361: vector<4xf32>, %362: vector<4xf32>, %363: vector<4xf32>, %364: vector<4xf32>, %365: vector<4xf32>, %366: vector<4xf32>, %367: vector<4xf32>, %368: vector<4xf32>, %369: vector<4xf32>, %370: vector<4xf32>, %371: vector<4xf32>, %372: vector<4xf32>, %373: vector<4xf32>, %374: vector<4xf32>, %375: vector<4xf32>, %376: vector<4xf32>, %377: vector<8xbf16>, %378: vector<8xbf16>, %379: vector<4xbf16>, %380: vector<4xbf16>, %381: vector<4xbf16>, %382: vector<4xbf16>, %383: i32, %384: i32):  // 2 preds: ^bb0, ^bb2
      %385 = llvm.icmp "slt" %360, %arg6 : i64
      llvm.cond_br %385, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      rocdl.sched.barrier 0
      %386 = llvm.mul %384, %42 : i32
      %387 = llvm.getelementptr %54[%386] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %388 = llvm.getelementptr %54[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %389 = llvm.mul %384, %42 : i32
      %390 = llvm.getelementptr %388[%389] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %391 = llvm.add %384, %51 : i32
      %392 = llvm.icmp "eq" %391, %52 : i32
      %393 = llvm.select %392, %50, %391 : i1, i32
      %394 = llvm.add %360, %48 : i64
      %395 = llvm.urem %56, %41 : i32
      %396 = llvm.mul %395, %40 : i32
      %397 = llvm.udiv %56, %41 : i32
      %398 = llvm.mul %59, %39 : i32
      %399 = llvm.add %397, %398 : i32
      %400 = llvm.zext %399 : i32 to i64
      %401 = llvm.add %90, %400 : i64
      %402 = llvm.mul %401, %arg7 : i64
      %403 = llvm.zext %396 : i32 to i64
      %404 = llvm.add %394, %403 : i64
      %405 = llvm.add %402, %404 : i64
      %406 = llvm.mul %405, %38 : i64
      %407 = llvm.getelementptr %arg0[%406] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %408 = llvm.sub %arg4, %401 : i64
      %409 = llvm.intr.smin(%408, %37) : (i64, i64) -> i64
      %410 = llvm.intr.smax(%409, %44) : (i64, i64) -> i64
      %411 = llvm.trunc %410 : i64 to i32
      %412 = llvm.sub %arg6, %404 : i64
      %413 = llvm.intr.smin(%412, %37) : (i64, i64) -> i64
      %414 = llvm.intr.smax(%413, %44) : (i64, i64) -> i64
      %415 = llvm.trunc %414 : i64 to i32
      %416 = llvm.icmp "sgt" %411, %50 : i32
      %417 = llvm.icmp "sgt" %415, %50 : i32
      %418 = llvm.and %416, %417 : i1
      %419 = llvm.mul %arg7, %46 : i64
      %420 = llvm.getelementptr %407[%419] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %421 = llvm.icmp "sgt" %411, %53 : i32
      %422 = llvm.and %421, %417 : i1
      %423 = llvm.select %418, %407, %36 : i1, !llvm.ptr<1>
      %424 = llvm.load %423 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %425 = llvm.select %422, %420, %36 : i1, !llvm.ptr<1>
      %426 = llvm.load %425 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %427 = llvm.urem %56, %35 : i32
      %428 = llvm.mul %427, %41 : i32
      %429 = llvm.udiv %56, %35 : i32
      %430 = llvm.mul %429, %41 : i32
      %431 = llvm.mul %59, %40 : i32
      %432 = llvm.add %430, %431 : i32
      %433 = llvm.zext %428 : i32 to i64
      %434 = llvm.add %91, %433 : i64
      %435 = llvm.zext %432 : i32 to i64
      %436 = llvm.add %394, %435 : i64
      %437 = llvm.mul %436, %arg8 : i64
      %438 = llvm.add %434, %437 : i64
      %439 = llvm.mul %438, %38 : i64
      %440 = llvm.getelementptr %arg1[%439] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %441 = llvm.sub %arg5, %434 : i64
      %442 = llvm.intr.smin(%441, %37) : (i64, i64) -> i64
      %443 = llvm.intr.smax(%442, %44) : (i64, i64) -> i64
      %444 = llvm.trunc %443 : i64 to i32
      %445 = llvm.sub %arg6, %436 : i64
      %446 = llvm.intr.smin(%445, %37) : (i64, i64) -> i64
      %447 = llvm.intr.smax(%446, %44) : (i64, i64) -> i64
      %448 = llvm.trunc %447 : i64 to i32
      %449 = llvm.icmp "sgt" %444, %50 : i32
      %450 = llvm.icmp "sgt" %448, %50 : i32
      %451 = llvm.and %449, %450 : i1
      %452 = llvm.mul %arg8, %38 : i64
      %453 = llvm.getelementptr %440[%452] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %454 = llvm.icmp "sgt" %448, %51 : i32
      %455 = llvm.and %449, %454 : i1
      %456 = llvm.mul %arg8, %33 : i64
      %457 = llvm.getelementptr %440[%456] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %458 = llvm.icmp "sgt" %448, %52 : i32
      %459 = llvm.and %449, %458 : i1
      %460 = llvm.mul %arg8, %32 : i64
      %461 = llvm.getelementptr %440[%460] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %462 = llvm.icmp "sgt" %448, %31 : i32
      %463 = llvm.and %449, %462 : i1
      %464 = llvm.select %451, %440, %36 : i1, !llvm.ptr<1>
      %465 = llvm.load %464 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %466 = llvm.select %455, %453, %36 : i1, !llvm.ptr<1>
      %467 = llvm.load %466 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %468 = llvm.select %459, %457, %36 : i1, !llvm.ptr<1>
      %469 = llvm.load %468 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %470 = llvm.select %463, %461, %36 : i1, !llvm.ptr<1>
      %471 = llvm.load %470 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      rocdl.sched.barrier 262
      %472 = llvm.mlir.constant(0 : i64) : i64
      %473 = llvm.extractelement %361[%472 : i64] : vector<4xf32>
      %474 = llvm.mlir.constant(1 : i64) : i64
      %475 = llvm.extractelement %361[%474 : i64] : vector<4xf32>
      %476 = llvm.mlir.constant(2 : i64) : i64
      %477 = llvm.extractelement %361[%476 : i64] : vector<4xf32>
      %478 = llvm.mlir.constant(3 : i64) : i64
      %479 = llvm.extractelement %361[%478 : i64] : vector<4xf32>
      %480 = llvm.mlir.constant(0 : i64) : i64
      %481 = llvm.extractelement %362[%480 : i64] : vector<4xf32>
      %482 = llvm.mlir.constant(1 : i64) : i64
      %483 = llvm.extractelement %362[%482 : i64] : vector<4xf32>
      %484 = llvm.mlir.constant(2 : i64) : i64
      %485 = llvm.extractelement %362[%484 : i64] : vector<4xf32>
      %486 = llvm.mlir.constant(3 : i64) : i64
      %487 = llvm.extractelement %362[%486 : i64] : vector<4xf32>
      %488 = llvm.mlir.constant(0 : i64) : i64
      %489 = llvm.extractelement %363[%488 : i64] : vector<4xf32>
      %490 = llvm.mlir.constant(1 : i64) : i64
      %491 = llvm.extractelement %363[%490 : i64] : vector<4xf32>
      %492 = llvm.mlir.constant(2 : i64) : i64
      %493 = llvm.extractelement %363[%492 : i64] : vector<4xf32>
      %494 = llvm.mlir.constant(3 : i64) : i64
      %495 = llvm.extractelement %363[%494 : i64] : vector<4xf32>
      %496 = llvm.mlir.constant(0 : i64) : i64
      %497 = llvm.extractelement %364[%496 : i64] : vector<4xf32>
      %498 = llvm.mlir.constant(1 : i64) : i64
      %499 = llvm.extractelement %364[%498 : i64] : vector<4xf32>
      %500 = llvm.mlir.constant(2 : i64) : i64
      %501 = llvm.extractelement %364[%500 : i64] : vector<4xf32>
      %502 = llvm.mlir.constant(3 : i64) : i64
      %503 = llvm.extractelement %364[%502 : i64] : vector<4xf32>
      %504 = llvm.mlir.constant(0 : i64) : i64
      %505 = llvm.extractelement %365[%504 : i64] : vector<4xf32>
      %506 = llvm.mlir.constant(1 : i64) : i64
      %507 = llvm.extractelement %365[%506 : i64] : vector<4xf32>
      %508 = llvm.mlir.constant(2 : i64) : i64
      %509 = llvm.extractelement %365[%508 : i64] : vector<4xf32>
      %510 = llvm.mlir.constant(3 : i64) : i64
      %511 = llvm.extractelement %365[%510 : i64] : vector<4xf32>
      %512 = llvm.mlir.constant(0 : i64) : i64
      %513 = llvm.extractelement %366[%512 : i64] : vector<4xf32>
      %514 = llvm.mlir.constant(1 : i64) : i64
      %515 = llvm.extractelement %366[%514 : i64] : vector<4xf32>
      %516 = llvm.mlir.constant(2 : i64) : i64
      %517 = llvm.extractelement %366[%516 : i64] : vector<4xf32>
      %518 = llvm.mlir.constant(3 : i64) : i64
      %519 = llvm.extractelement %366[%518 : i64] : vector<4xf32>
      %520 = llvm.mlir.constant(0 : i64) : i64
      %521 = llvm.extractelement %367[%520 : i64] : vector<4xf32>
      %522 = llvm.mlir.constant(1 : i64) : i64
      %523 = llvm.extractelement %367[%522 : i64] : vector<4xf32>
      %524 = llvm.mlir.constant(2 : i64) : i64
      %525 = llvm.extractelement %367[%524 : i64] : vector<4xf32>
      %526 = llvm.mlir.constant(3 : i64) : i64
      %527 = llvm.extractelement %367[%526 : i64] : vector<4xf32>
      %528 = llvm.mlir.constant(0 : i64) : i64
      %529 = llvm.extractelement %368[%528 : i64] : vector<4xf32>
      %530 = llvm.mlir.constant(1 : i64) : i64
      %531 = llvm.extractelement %368[%530 : i64] : vector<4xf32>
      %532 = llvm.mlir.constant(2 : i64) : i64
      %533 = llvm.extractelement %368[%532 : i64] : vector<4xf32>
      %534 = llvm.mlir.constant(3 : i64) : i64
      %535 = llvm.extractelement %368[%534 : i64] : vector<4xf32>
      %536 = llvm.mlir.constant(0 : i64) : i64
      %537 = llvm.extractelement %369[%536 : i64] : vector<4xf32>
      %538 = llvm.mlir.constant(1 : i64) : i64
      %539 = llvm.extractelement %369[%538 : i64] : vector<4xf32>
      %540 = llvm.mlir.constant(2 : i64) : i64
      %541 = llvm.extractelement %369[%540 : i64] : vector<4xf32>
      %542 = llvm.mlir.constant(3 : i64) : i64
      %543 = llvm.extractelement %369[%542 : i64] : vector<4xf32>
      %544 = llvm.mlir.constant(0 : i64) : i64
      %545 = llvm.extractelement %370[%544 : i64] : vector<4xf32>
      %546 = llvm.mlir.constant(1 : i64) : i64
      %547 = llvm.extractelement %370[%546 : i64] : vector<4xf32>
      %548 = llvm.mlir.constant(2 : i64) : i64
      %549 = llvm.extractelement %370[%548 : i64] : vector<4xf32>
      %550 = llvm.mlir.constant(3 : i64) : i64
      %551 = llvm.extractelement %370[%550 : i64] : vector<4xf32>
      %552 = llvm.mlir.constant(0 : i64) : i64
      %553 = llvm.extractelement %371[%552 : i64] : vector<4xf32>
      %554 = llvm.mlir.constant(1 : i64) : i64
      %555 = llvm.extractelement %371[%554 : i64] : vector<4xf32>
      %556 = llvm.mlir.constant(2 : i64) : i64
      %557 = llvm.extractelement %371[%556 : i64] : vector<4xf32>
      %558 = llvm.mlir.constant(3 : i64) : i64
      %559 = llvm.extractelement %371[%558 : i64] : vector<4xf32>
      %560 = llvm.mlir.constant(0 : i64) : i64
      %561 = llvm.extractelement %372[%560 : i64] : vector<4xf32>
      %562 = llvm.mlir.constant(1 : i64) : i64
      %563 = llvm.extractelement %372[%562 : i64] : vector<4xf32>
      %564 = llvm.mlir.constant(2 : i64) : i64
      %565 = llvm.extractelement %372[%564 : i64] : vector<4xf32>
      %566 = llvm.mlir.constant(3 : i64) : i64
      %567 = llvm.extractelement %372[%566 : i64] : vector<4xf32>
      %568 = llvm.mlir.constant(0 : i64) : i64
      %569 = llvm.extractelement %373[%568 : i64] : vector<4xf32>
      %570 = llvm.mlir.constant(1 : i64) : i64
      %571 = llvm.extractelement %373[%570 : i64] : vector<4xf32>
      %572 = llvm.mlir.constant(2 : i64) : i64
      %573 = llvm.extractelement %373[%572 : i64] : vector<4xf32>
      %574 = llvm.mlir.constant(3 : i64) : i64
      %575 = llvm.extractelement %373[%574 : i64] : vector<4xf32>
      %576 = llvm.mlir.constant(0 : i64) : i64
      %577 = llvm.extractelement %374[%576 : i64] : vector<4xf32>
      %578 = llvm.mlir.constant(1 : i64) : i64
      %579 = llvm.extractelement %374[%578 : i64] : vector<4xf32>
      %580 = llvm.mlir.constant(2 : i64) : i64
      %581 = llvm.extractelement %374[%580 : i64] : vector<4xf32>
      %582 = llvm.mlir.constant(3 : i64) : i64
      %583 = llvm.extractelement %374[%582 : i64] : vector<4xf32>
      %584 = llvm.mlir.constant(0 : i64) : i64
      %585 = llvm.extractelement %375[%584 : i64] : vector<4xf32>
      %586 = llvm.mlir.constant(1 : i64) : i64
      %587 = llvm.extractelement %375[%586 : i64] : vector<4xf32>
      %588 = llvm.mlir.constant(2 : i64) : i64
      %589 = llvm.extractelement %375[%588 : i64] : vector<4xf32>
      %590 = llvm.mlir.constant(3 : i64) : i64
      %591 = llvm.extractelement %375[%590 : i64] : vector<4xf32>
      %592 = llvm.mlir.constant(0 : i64) : i64
      %593 = llvm.extractelement %376[%592 : i64] : vector<4xf32>
      %594 = llvm.mlir.constant(1 : i64) : i64
      %595 = llvm.extractelement %376[%594 : i64] : vector<4xf32>
      %596 = llvm.mlir.constant(2 : i64) : i64
      %597 = llvm.extractelement %376[%596 : i64] : vector<4xf32>
      %598 = llvm.mlir.constant(3 : i64) : i64
      %599 = llvm.extractelement %376[%598 : i64] : vector<4xf32>
      %600 = llvm.mlir.poison : vector<16xf32>
      %601 = llvm.mlir.constant(0 : i64) : i64
      %602 = llvm.insertelement %473, %600[%601 : i64] : vector<16xf32>
      %603 = llvm.mlir.constant(1 : i64) : i64
      %604 = llvm.insertelement %475, %602[%603 : i64] : vector<16xf32>
      %605 = llvm.mlir.constant(2 : i64) : i64
      %606 = llvm.insertelement %477, %604[%605 : i64] : vector<16xf32>
      %607 = llvm.mlir.constant(3 : i64) : i64
      %608 = llvm.insertelement %479, %606[%607 : i64] : vector<16xf32>
      %609 = llvm.mlir.constant(4 : i64) : i64
      %610 = llvm.insertelement %481, %608[%609 : i64] : vector<16xf32>
      %611 = llvm.mlir.constant(5 : i64) : i64
      %612 = llvm.insertelement %483, %610[%611 : i64] : vector<16xf32>
      %613 = llvm.mlir.constant(6 : i64) : i64
      %614 = llvm.insertelement %485, %612[%613 : i64] : vector<16xf32>
      %615 = llvm.mlir.constant(7 : i64) : i64
      %616 = llvm.insertelement %487, %614[%615 : i64] : vector<16xf32>
      %617 = llvm.mlir.constant(8 : i64) : i64
      %618 = llvm.insertelement %489, %616[%617 : i64] : vector<16xf32>
      %619 = llvm.mlir.constant(9 : i64) : i64
      %620 = llvm.insertelement %491, %618[%619 : i64] : vector<16xf32>
      %621 = llvm.mlir.constant(10 : i64) : i64
      %622 = llvm.insertelement %493, %620[%621 : i64] : vector<16xf32>
      %623 = llvm.mlir.constant(11 : i64) : i64
      %624 = llvm.insertelement %495, %622[%623 : i64] : vector<16xf32>
      %625 = llvm.mlir.constant(12 : i64) : i64
      %626 = llvm.insertelement %497, %624[%625 : i64] : vector<16xf32>
      %627 = llvm.mlir.constant(13 : i64) : i64
      %628 = llvm.insertelement %499, %626[%627 : i64] : vector<16xf32>
      %629 = llvm.mlir.constant(14 : i64) : i64
      %630 = llvm.insertelement %501, %628[%629 : i64] : vector<16xf32>
      %631 = llvm.mlir.constant(15 : i64) : i64
      %632 = llvm.insertelement %503, %630[%631 : i64] : vector<16xf32>
      %633 = llvm.mlir.poison : vector<16xf32>
      %634 = llvm.mlir.constant(0 : i64) : i64
      %635 = llvm.insertelement %505, %633[%634 : i64] : vector<16xf32>
      %636 = llvm.mlir.constant(1 : i64) : i64
      %637 = llvm.insertelement %507, %635[%636 : i64] : vector<16xf32>
      %638 = llvm.mlir.constant(2 : i64) : i64
      %639 = llvm.insertelement %509, %637[%638 : i64] : vector<16xf32>
      %640 = llvm.mlir.constant(3 : i64) : i64
      %641 = llvm.insertelement %511, %639[%640 : i64] : vector<16xf32>
      %642 = llvm.mlir.constant(4 : i64) : i64
      %643 = llvm.insertelement %513, %641[%642 : i64] : vector<16xf32>
      %644 = llvm.mlir.constant(5 : i64) : i64
      %645 = llvm.insertelement %515, %643[%644 : i64] : vector<16xf32>
      %646 = llvm.mlir.constant(6 : i64) : i64
      %647 = llvm.insertelement %517, %645[%646 : i64] : vector<16xf32>
      %648 = llvm.mlir.constant(7 : i64) : i64
      %649 = llvm.insertelement %519, %647[%648 : i64] : vector<16xf32>
      %650 = llvm.mlir.constant(8 : i64) : i64
      %651 = llvm.insertelement %521, %649[%650 : i64] : vector<16xf32>
      %652 = llvm.mlir.constant(9 : i64) : i64
      %653 = llvm.insertelement %523, %651[%652 : i64] : vector<16xf32>
      %654 = llvm.mlir.constant(10 : i64) : i64
      %655 = llvm.insertelement %525, %653[%654 : i64] : vector<16xf32>
      %656 = llvm.mlir.constant(11 : i64) : i64
      %657 = llvm.insertelement %527, %655[%656 : i64] : vector<16xf32>
      %658 = llvm.mlir.constant(12 : i64) : i64
      %659 = llvm.insertelement %529, %657[%658 : i64] : vector<16xf32>
      %660 = llvm.mlir.constant(13 : i64) : i64
      %661 = llvm.insertelement %531, %659[%660 : i64] : vector<16xf32>
      %662 = llvm.mlir.constant(14 : i64) : i64
      %663 = llvm.insertelement %533, %661[%662 : i64] : vector<16xf32>
      %664 = llvm.mlir.constant(15 : i64) : i64
      %665 = llvm.insertelement %535, %663[%664 : i64] : vector<16xf32>
      %666 = llvm.mlir.poison : vector<16xf32>
      %667 = llvm.mlir.constant(0 : i64) : i64
      %668 = llvm.insertelement %537, %666[%667 : i64] : vector<16xf32>
      %669 = llvm.mlir.constant(1 : i64) : i64
      %670 = llvm.insertelement %539, %668[%669 : i64] : vector<16xf32>
      %671 = llvm.mlir.constant(2 : i64) : i64
      %672 = llvm.insertelement %541, %670[%671 : i64] : vector<16xf32>
      %673 = llvm.mlir.constant(3 : i64) : i64
      %674 = llvm.insertelement %543, %672[%673 : i64] : vector<16xf32>
      %675 = llvm.mlir.constant(4 : i64) : i64
      %676 = llvm.insertelement %545, %674[%675 : i64] : vector<16xf32>
      %677 = llvm.mlir.constant(5 : i64) : i64
      %678 = llvm.insertelement %547, %676[%677 : i64] : vector<16xf32>
      %679 = llvm.mlir.constant(6 : i64) : i64
      %680 = llvm.insertelement %549, %678[%679 : i64] : vector<16xf32>
      %681 = llvm.mlir.constant(7 : i64) : i64
      %682 = llvm.insertelement %551, %680[%681 : i64] : vector<16xf32>
      %683 = llvm.mlir.constant(8 : i64) : i64
      %684 = llvm.insertelement %553, %682[%683 : i64] : vector<16xf32>
      %685 = llvm.mlir.constant(9 : i64) : i64
      %686 = llvm.insertelement %555, %684[%685 : i64] : vector<16xf32>
      %687 = llvm.mlir.constant(10 : i64) : i64
      %688 = llvm.insertelement %557, %686[%687 : i64] : vector<16xf32>
      %689 = llvm.mlir.constant(11 : i64) : i64
      %690 = llvm.insertelement %559, %688[%689 : i64] : vector<16xf32>
      %691 = llvm.mlir.constant(12 : i64) : i64
      %692 = llvm.insertelement %561, %690[%691 : i64] : vector<16xf32>
      %693 = llvm.mlir.constant(13 : i64) : i64
      %694 = llvm.insertelement %563, %692[%693 : i64] : vector<16xf32>
      %695 = llvm.mlir.constant(14 : i64) : i64
      %696 = llvm.insertelement %565, %694[%695 : i64] : vector<16xf32>
      %697 = llvm.mlir.constant(15 : i64) : i64
      %698 = llvm.insertelement %567, %696[%697 : i64] : vector<16xf32>
      %699 = llvm.mlir.poison : vector<16xf32>
      %700 = llvm.mlir.constant(0 : i64) : i64
      %701 = llvm.insertelement %569, %699[%700 : i64] : vector<16xf32>
      %702 = llvm.mlir.constant(1 : i64) : i64
      %703 = llvm.insertelement %571, %701[%702 : i64] : vector<16xf32>
      %704 = llvm.mlir.constant(2 : i64) : i64
      %705 = llvm.insertelement %573, %703[%704 : i64] : vector<16xf32>
      %706 = llvm.mlir.constant(3 : i64) : i64
      %707 = llvm.insertelement %575, %705[%706 : i64] : vector<16xf32>
      %708 = llvm.mlir.constant(4 : i64) : i64
      %709 = llvm.insertelement %577, %707[%708 : i64] : vector<16xf32>
      %710 = llvm.mlir.constant(5 : i64) : i64
      %711 = llvm.insertelement %579, %709[%710 : i64] : vector<16xf32>
      %712 = llvm.mlir.constant(6 : i64) : i64
      %713 = llvm.insertelement %581, %711[%712 : i64] : vector<16xf32>
      %714 = llvm.mlir.constant(7 : i64) : i64
      %715 = llvm.insertelement %583, %713[%714 : i64] : vector<16xf32>
      %716 = llvm.mlir.constant(8 : i64) : i64
      %717 = llvm.insertelement %585, %715[%716 : i64] : vector<16xf32>
      %718 = llvm.mlir.constant(9 : i64) : i64
      %719 = llvm.insertelement %587, %717[%718 : i64] : vector<16xf32>
      %720 = llvm.mlir.constant(10 : i64) : i64
      %721 = llvm.insertelement %589, %719[%720 : i64] : vector<16xf32>
      %722 = llvm.mlir.constant(11 : i64) : i64
      %723 = llvm.insertelement %591, %721[%722 : i64] : vector<16xf32>
      %724 = llvm.mlir.constant(12 : i64) : i64
      %725 = llvm.insertelement %593, %723[%724 : i64] : vector<16xf32>
      %726 = llvm.mlir.constant(13 : i64) : i64
      %727 = llvm.insertelement %595, %725[%726 : i64] : vector<16xf32>
      %728 = llvm.mlir.constant(14 : i64) : i64
      %729 = llvm.insertelement %597, %727[%728 : i64] : vector<16xf32>
      %730 = llvm.mlir.constant(15 : i64) : i64
      %731 = llvm.insertelement %599, %729[%730 : i64] : vector<16xf32>
      %732 = llvm.urem %56, %35 : i32
      %733 = llvm.udiv %56, %35 : i32
      %734 = llvm.mul %733, %41 : i32
      %735 = llvm.urem %59, %52 : i32
      %736 = llvm.mul %735, %53 : i32
      %737 = llvm.add %732, %736 : i32
      %738 = llvm.mul %737, %35 : i32
      %739 = llvm.add %738, %734 : i32
      %740 = llvm.lshr %739, %41 : i32
      %741 = llvm.and %740, %34 : i32
      %742 = llvm.xor %739, %741 : i32
      %743 = llvm.mul %742, %52 : i32
      %744 = llvm.getelementptr %387[%743] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %745 = llvm.getelementptr %744[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %746 = llvm.load %744 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %747 = llvm.load %745 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %748 = llvm.bitcast %746 : vector<4xbf16> to vector<4xi16>
      %749 = llvm.bitcast %747 : vector<4xbf16> to vector<4xi16>
      %750 = llvm.urem %56, %35 : i32
      %751 = llvm.udiv %56, %35 : i32
      %752 = llvm.mul %751, %41 : i32
      %753 = llvm.udiv %59, %52 : i32
      %754 = llvm.mul %753, %53 : i32
      %755 = llvm.add %750, %754 : i32
      %756 = llvm.mul %755, %39 : i32
      %757 = llvm.urem %752, %39 : i32
      %758 = llvm.udiv %752, %39 : i32
      %759 = llvm.mul %758, %30 : i32
      %760 = llvm.add %757, %759 : i32
      %761 = llvm.add %756, %760 : i32
      %762 = llvm.lshr %761, %41 : i32
      %763 = llvm.and %762, %29 : i32
      %764 = llvm.xor %761, %763 : i32
      %765 = llvm.mul %764, %52 : i32
      %766 = llvm.getelementptr %390[%765] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %767 = llvm.xor %764, %35 : i32
      %768 = llvm.mul %767, %52 : i32
      %769 = llvm.getelementptr %390[%768] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %770 = llvm.getelementptr %769[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %771 = llvm.load %766 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %772 = llvm.load %770 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %773 = llvm.bitcast %771 : vector<4xbf16> to vector<4xi16>
      %774 = llvm.bitcast %772 : vector<4xbf16> to vector<4xi16>
      %775 = rocdl.mfma.f32.32x32x8bf16.1k %748, %773, %632, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %776 = rocdl.mfma.f32.32x32x8bf16.1k %748, %774, %665, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %777 = rocdl.mfma.f32.32x32x8bf16.1k %749, %773, %698, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %778 = rocdl.mfma.f32.32x32x8bf16.1k %749, %774, %731, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %779 = llvm.urem %56, %35 : i32
      %780 = llvm.udiv %56, %35 : i32
      %781 = llvm.mul %780, %41 : i32
      %782 = llvm.urem %59, %52 : i32
      %783 = llvm.mul %782, %53 : i32
      %784 = llvm.add %779, %783 : i32
      %785 = llvm.mul %784, %35 : i32
      %786 = llvm.add %785, %781 : i32
      %787 = llvm.lshr %786, %41 : i32
      %788 = llvm.and %787, %34 : i32
      %789 = llvm.xor %786, %788 : i32
      %790 = llvm.xor %789, %40 : i32
      %791 = llvm.mul %790, %52 : i32
      %792 = llvm.getelementptr %387[%791] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %793 = llvm.getelementptr %792[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %794 = llvm.load %792 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %795 = llvm.load %793 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %796 = llvm.bitcast %794 : vector<4xbf16> to vector<4xi16>
      %797 = llvm.bitcast %795 : vector<4xbf16> to vector<4xi16>
      %798 = llvm.urem %56, %35 : i32
      %799 = llvm.udiv %56, %35 : i32
      %800 = llvm.mul %799, %41 : i32
      %801 = llvm.udiv %59, %52 : i32
      %802 = llvm.mul %801, %53 : i32
      %803 = llvm.add %798, %802 : i32
      %804 = llvm.mul %803, %39 : i32
      %805 = llvm.urem %800, %39 : i32
      %806 = llvm.udiv %800, %39 : i32
      %807 = llvm.mul %806, %30 : i32
      %808 = llvm.add %805, %807 : i32
      %809 = llvm.add %804, %808 : i32
      %810 = llvm.lshr %809, %41 : i32
      %811 = llvm.and %810, %29 : i32
      %812 = llvm.xor %809, %811 : i32
      %813 = llvm.xor %812, %40 : i32
      %814 = llvm.mul %813, %52 : i32
      %815 = llvm.getelementptr %390[%814] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %816 = llvm.xor %812, %27 : i32
      %817 = llvm.mul %816, %52 : i32
      %818 = llvm.getelementptr %390[%817] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %819 = llvm.getelementptr %818[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %820 = llvm.load %815 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %821 = llvm.load %819 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %822 = llvm.bitcast %820 : vector<4xbf16> to vector<4xi16>
      %823 = llvm.bitcast %821 : vector<4xbf16> to vector<4xi16>
      %824 = rocdl.mfma.f32.32x32x8bf16.1k %796, %822, %775, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %825 = rocdl.mfma.f32.32x32x8bf16.1k %796, %823, %776, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %826 = rocdl.mfma.f32.32x32x8bf16.1k %797, %822, %777, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %827 = rocdl.mfma.f32.32x32x8bf16.1k %797, %823, %778, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %828 = llvm.urem %56, %35 : i32
      %829 = llvm.udiv %56, %35 : i32
      %830 = llvm.mul %829, %41 : i32
      %831 = llvm.urem %59, %52 : i32
      %832 = llvm.mul %831, %53 : i32
      %833 = llvm.add %828, %832 : i32
      %834 = llvm.mul %833, %35 : i32
      %835 = llvm.add %834, %830 : i32
      %836 = llvm.lshr %835, %41 : i32
      %837 = llvm.and %836, %34 : i32
      %838 = llvm.xor %835, %837 : i32
      %839 = llvm.xor %838, %39 : i32
      %840 = llvm.mul %839, %52 : i32
      %841 = llvm.getelementptr %387[%840] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %842 = llvm.getelementptr %841[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %843 = llvm.load %841 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %844 = llvm.load %842 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %845 = llvm.bitcast %843 : vector<4xbf16> to vector<4xi16>
      %846 = llvm.bitcast %844 : vector<4xbf16> to vector<4xi16>
      %847 = llvm.urem %56, %35 : i32
      %848 = llvm.udiv %56, %35 : i32
      %849 = llvm.mul %848, %41 : i32
      %850 = llvm.udiv %59, %52 : i32
      %851 = llvm.mul %850, %53 : i32
      %852 = llvm.add %847, %851 : i32
      %853 = llvm.mul %852, %39 : i32
      %854 = llvm.urem %849, %39 : i32
      %855 = llvm.udiv %849, %39 : i32
      %856 = llvm.mul %855, %30 : i32
      %857 = llvm.add %854, %856 : i32
      %858 = llvm.add %853, %857 : i32
      %859 = llvm.lshr %858, %41 : i32
      %860 = llvm.and %859, %29 : i32
      %861 = llvm.xor %858, %860 : i32
      %862 = llvm.mul %861, %52 : i32
      %863 = llvm.getelementptr %390[%862] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %864 = llvm.getelementptr %863[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %865 = llvm.xor %861, %35 : i32
      %866 = llvm.mul %865, %52 : i32
      %867 = llvm.getelementptr %390[%866] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %868 = llvm.getelementptr %867[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %869 = llvm.load %864 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %870 = llvm.load %868 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %871 = llvm.bitcast %869 : vector<4xbf16> to vector<4xi16>
      %872 = llvm.bitcast %870 : vector<4xbf16> to vector<4xi16>
      %873 = rocdl.mfma.f32.32x32x8bf16.1k %845, %871, %824, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %874 = rocdl.mfma.f32.32x32x8bf16.1k %845, %872, %825, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %875 = rocdl.mfma.f32.32x32x8bf16.1k %846, %871, %826, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %876 = rocdl.mfma.f32.32x32x8bf16.1k %846, %872, %827, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %877 = llvm.urem %56, %35 : i32
      %878 = llvm.udiv %56, %35 : i32
      %879 = llvm.mul %878, %41 : i32
      %880 = llvm.urem %59, %52 : i32
      %881 = llvm.mul %880, %53 : i32
      %882 = llvm.add %877, %881 : i32
      %883 = llvm.mul %882, %35 : i32
      %884 = llvm.add %883, %879 : i32
      %885 = llvm.lshr %884, %41 : i32
      %886 = llvm.and %885, %34 : i32
      %887 = llvm.xor %884, %886 : i32
      %888 = llvm.xor %887, %26 : i32
      %889 = llvm.mul %888, %52 : i32
      %890 = llvm.getelementptr %387[%889] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %891 = llvm.getelementptr %890[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %892 = llvm.load %890 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %893 = llvm.load %891 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %894 = llvm.bitcast %892 : vector<4xbf16> to vector<4xi16>
      %895 = llvm.bitcast %893 : vector<4xbf16> to vector<4xi16>
      %896 = llvm.urem %56, %35 : i32
      %897 = llvm.udiv %56, %35 : i32
      %898 = llvm.mul %897, %41 : i32
      %899 = llvm.udiv %59, %52 : i32
      %900 = llvm.mul %899, %53 : i32
      %901 = llvm.add %896, %900 : i32
      %902 = llvm.mul %901, %39 : i32
      %903 = llvm.urem %898, %39 : i32
      %904 = llvm.udiv %898, %39 : i32
      %905 = llvm.mul %904, %30 : i32
      %906 = llvm.add %903, %905 : i32
      %907 = llvm.add %902, %906 : i32
      %908 = llvm.lshr %907, %41 : i32
      %909 = llvm.and %908, %29 : i32
      %910 = llvm.xor %907, %909 : i32
      %911 = llvm.xor %910, %40 : i32
      %912 = llvm.mul %911, %52 : i32
      %913 = llvm.getelementptr %390[%912] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %914 = llvm.getelementptr %913[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %915 = llvm.xor %910, %27 : i32
      %916 = llvm.mul %915, %52 : i32
      %917 = llvm.getelementptr %390[%916] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %918 = llvm.getelementptr %917[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %919 = llvm.load %914 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %920 = llvm.load %918 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %921 = llvm.bitcast %919 : vector<4xbf16> to vector<4xi16>
      %922 = llvm.bitcast %920 : vector<4xbf16> to vector<4xi16>
      %923 = rocdl.mfma.f32.32x32x8bf16.1k %894, %921, %873, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %924 = rocdl.mfma.f32.32x32x8bf16.1k %894, %922, %874, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %925 = rocdl.mfma.f32.32x32x8bf16.1k %895, %921, %875, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %926 = rocdl.mfma.f32.32x32x8bf16.1k %895, %922, %876, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %927 = llvm.mlir.constant(0 : i64) : i64
      %928 = llvm.extractelement %923[%927 : i64] : vector<16xf32>
      %929 = llvm.mlir.constant(1 : i64) : i64
      %930 = llvm.extractelement %923[%929 : i64] : vector<16xf32>
      %931 = llvm.mlir.constant(2 : i64) : i64
      %932 = llvm.extractelement %923[%931 : i64] : vector<16xf32>
      %933 = llvm.mlir.constant(3 : i64) : i64
      %934 = llvm.extractelement %923[%933 : i64] : vector<16xf32>
      %935 = llvm.mlir.constant(4 : i64) : i64
      %936 = llvm.extractelement %923[%935 : i64] : vector<16xf32>
      %937 = llvm.mlir.constant(5 : i64) : i64
      %938 = llvm.extractelement %923[%937 : i64] : vector<16xf32>
      %939 = llvm.mlir.constant(6 : i64) : i64
      %940 = llvm.extractelement %923[%939 : i64] : vector<16xf32>
      %941 = llvm.mlir.constant(7 : i64) : i64
      %942 = llvm.extractelement %923[%941 : i64] : vector<16xf32>
      %943 = llvm.mlir.constant(8 : i64) : i64
      %944 = llvm.extractelement %923[%943 : i64] : vector<16xf32>
      %945 = llvm.mlir.constant(9 : i64) : i64
      %946 = llvm.extractelement %923[%945 : i64] : vector<16xf32>
      %947 = llvm.mlir.constant(10 : i64) : i64
      %948 = llvm.extractelement %923[%947 : i64] : vector<16xf32>
      %949 = llvm.mlir.constant(11 : i64) : i64
      %950 = llvm.extractelement %923[%949 : i64] : vector<16xf32>
      %951 = llvm.mlir.constant(12 : i64) : i64
      %952 = llvm.extractelement %923[%951 : i64] : vector<16xf32>
      %953 = llvm.mlir.constant(13 : i64) : i64
      %954 = llvm.extractelement %923[%953 : i64] : vector<16xf32>
      %955 = llvm.mlir.constant(14 : i64) : i64
      %956 = llvm.extractelement %923[%955 : i64] : vector<16xf32>
      %957 = llvm.mlir.constant(15 : i64) : i64
      %958 = llvm.extractelement %923[%957 : i64] : vector<16xf32>
      %959 = llvm.mlir.constant(0 : i64) : i64
      %960 = llvm.extractelement %924[%959 : i64] : vector<16xf32>
      %961 = llvm.mlir.constant(1 : i64) : i64
      %962 = llvm.extractelement %924[%961 : i64] : vector<16xf32>
      %963 = llvm.mlir.constant(2 : i64) : i64
      %964 = llvm.extractelement %924[%963 : i64] : vector<16xf32>
      %965 = llvm.mlir.constant(3 : i64) : i64
      %966 = llvm.extractelement %924[%965 : i64] : vector<16xf32>
      %967 = llvm.mlir.constant(4 : i64) : i64
      %968 = llvm.extractelement %924[%967 : i64] : vector<16xf32>
      %969 = llvm.mlir.constant(5 : i64) : i64
      %970 = llvm.extractelement %924[%969 : i64] : vector<16xf32>
      %971 = llvm.mlir.constant(6 : i64) : i64
      %972 = llvm.extractelement %924[%971 : i64] : vector<16xf32>
      %973 = llvm.mlir.constant(7 : i64) : i64
      %974 = llvm.extractelement %924[%973 : i64] : vector<16xf32>
      %975 = llvm.mlir.constant(8 : i64) : i64
      %976 = llvm.extractelement %924[%975 : i64] : vector<16xf32>
      %977 = llvm.mlir.constant(9 : i64) : i64
      %978 = llvm.extractelement %924[%977 : i64] : vector<16xf32>
      %979 = llvm.mlir.constant(10 : i64) : i64
      %980 = llvm.extractelement %924[%979 : i64] : vector<16xf32>
      %981 = llvm.mlir.constant(11 : i64) : i64
      %982 = llvm.extractelement %924[%981 : i64] : vector<16xf32>
      %983 = llvm.mlir.constant(12 : i64) : i64
      %984 = llvm.extractelement %924[%983 : i64] : vector<16xf32>
      %985 = llvm.mlir.constant(13 : i64) : i64
      %986 = llvm.extractelement %924[%985 : i64] : vector<16xf32>
      %987 = llvm.mlir.constant(14 : i64) : i64
      %988 = llvm.extractelement %924[%987 : i64] : vector<16xf32>
      %989 = llvm.mlir.constant(15 : i64) : i64
      %990 = llvm.extractelement %924[%989 : i64] : vector<16xf32>
      %991 = llvm.mlir.constant(0 : i64) : i64
      %992 = llvm.extractelement %925[%991 : i64] : vector<16xf32>
      %993 = llvm.mlir.constant(1 : i64) : i64
      %994 = llvm.extractelement %925[%993 : i64] : vector<16xf32>
      %995 = llvm.mlir.constant(2 : i64) : i64
      %996 = llvm.extractelement %925[%995 : i64] : vector<16xf32>
      %997 = llvm.mlir.constant(3 : i64) : i64
      %998 = llvm.extractelement %925[%997 : i64] : vector<16xf32>
      %999 = llvm.mlir.constant(4 : i64) : i64
      %1000 = llvm.extractelement %925[%999 : i64] : vector<16xf32>
      %1001 = llvm.mlir.constant(5 : i64) : i64
      %1002 = llvm.extractelement %925[%1001 : i64] : vector<16xf32>
      %1003 = llvm.mlir.constant(6 : i64) : i64
      %1004 = llvm.extractelement %925[%1003 : i64] : vector<16xf32>
      %1005 = llvm.mlir.constant(7 : i64) : i64
      %1006 = llvm.extractelement %925[%1005 : i64] : vector<16xf32>
      %1007 = llvm.mlir.constant(8 : i64) : i64
      %1008 = llvm.extractelement %925[%1007 : i64] : vector<16xf32>
      %1009 = llvm.mlir.constant(9 : i64) : i64
      %1010 = llvm.extractelement %925[%1009 : i64] : vector<16xf32>
      %1011 = llvm.mlir.constant(10 : i64) : i64
      %1012 = llvm.extractelement %925[%1011 : i64] : vector<16xf32>
      %1013 = llvm.mlir.constant(11 : i64) : i64
      %1014 = llvm.extractelement %925[%1013 : i64] : vector<16xf32>
      %1015 = llvm.mlir.constant(12 : i64) : i64
      %1016 = llvm.extractelement %925[%1015 : i64] : vector<16xf32>
      %1017 = llvm.mlir.constant(13 : i64) : i64
      %1018 = llvm.extractelement %925[%1017 : i64] : vector<16xf32>
      %1019 = llvm.mlir.constant(14 : i64) : i64
      %1020 = llvm.extractelement %925[%1019 : i64] : vector<16xf32>
      %1021 = llvm.mlir.constant(15 : i64) : i64
      %1022 = llvm.extractelement %925[%1021 : i64] : vector<16xf32>
      %1023 = llvm.mlir.constant(0 : i64) : i64
      %1024 = llvm.extractelement %926[%1023 : i64] : vector<16xf32>
      %1025 = llvm.mlir.constant(1 : i64) : i64
      %1026 = llvm.extractelement %926[%1025 : i64] : vector<16xf32>
      %1027 = llvm.mlir.constant(2 : i64) : i64
      %1028 = llvm.extractelement %926[%1027 : i64] : vector<16xf32>
      %1029 = llvm.mlir.constant(3 : i64) : i64
      %1030 = llvm.extractelement %926[%1029 : i64] : vector<16xf32>
      %1031 = llvm.mlir.constant(4 : i64) : i64
      %1032 = llvm.extractelement %926[%1031 : i64] : vector<16xf32>
      %1033 = llvm.mlir.constant(5 : i64) : i64
      %1034 = llvm.extractelement %926[%1033 : i64] : vector<16xf32>
      %1035 = llvm.mlir.constant(6 : i64) : i64
      %1036 = llvm.extractelement %926[%1035 : i64] : vector<16xf32>
      %1037 = llvm.mlir.constant(7 : i64) : i64
      %1038 = llvm.extractelement %926[%1037 : i64] : vector<16xf32>
      %1039 = llvm.mlir.constant(8 : i64) : i64
      %1040 = llvm.extractelement %926[%1039 : i64] : vector<16xf32>
      %1041 = llvm.mlir.constant(9 : i64) : i64
      %1042 = llvm.extractelement %926[%1041 : i64] : vector<16xf32>
      %1043 = llvm.mlir.constant(10 : i64) : i64
      %1044 = llvm.extractelement %926[%1043 : i64] : vector<16xf32>
      %1045 = llvm.mlir.constant(11 : i64) : i64
      %1046 = llvm.extractelement %926[%1045 : i64] : vector<16xf32>
      %1047 = llvm.mlir.constant(12 : i64) : i64
      %1048 = llvm.extractelement %926[%1047 : i64] : vector<16xf32>
      %1049 = llvm.mlir.constant(13 : i64) : i64
      %1050 = llvm.extractelement %926[%1049 : i64] : vector<16xf32>
      %1051 = llvm.mlir.constant(14 : i64) : i64
      %1052 = llvm.extractelement %926[%1051 : i64] : vector<16xf32>
      %1053 = llvm.mlir.constant(15 : i64) : i64
      %1054 = llvm.extractelement %926[%1053 : i64] : vector<16xf32>
      %1055 = llvm.bitcast %377 : vector<8xbf16> to vector<8xi16>
      %1056 = llvm.bitcast %1055 : vector<8xi16> to vector<4xi32>
      %1057 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1056 : (vector<4xi32>) -> vector<4xi32>
      %1058 = llvm.bitcast %1057 : vector<4xi32> to vector<8xi16>
      %1059 = llvm.bitcast %1058 : vector<8xi16> to vector<8xbf16>
      %1060 = llvm.bitcast %378 : vector<8xbf16> to vector<8xi16>
      %1061 = llvm.bitcast %1060 : vector<8xi16> to vector<4xi32>
      %1062 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1061 : (vector<4xi32>) -> vector<4xi32>
      %1063 = llvm.bitcast %1062 : vector<4xi32> to vector<8xi16>
      %1064 = llvm.bitcast %1063 : vector<8xi16> to vector<8xbf16>
      %1065 = llvm.bitcast %379 : vector<4xbf16> to vector<4xi16>
      %1066 = llvm.bitcast %1065 : vector<4xi16> to vector<2xi32>
      %1067 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1066 : (vector<2xi32>) -> vector<2xi32>
      %1068 = llvm.bitcast %1067 : vector<2xi32> to vector<4xi16>
      %1069 = llvm.bitcast %1068 : vector<4xi16> to vector<4xbf16>
      %1070 = llvm.bitcast %380 : vector<4xbf16> to vector<4xi16>
      %1071 = llvm.bitcast %1070 : vector<4xi16> to vector<2xi32>
      %1072 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1071 : (vector<2xi32>) -> vector<2xi32>
      %1073 = llvm.bitcast %1072 : vector<2xi32> to vector<4xi16>
      %1074 = llvm.bitcast %1073 : vector<4xi16> to vector<4xbf16>
      %1075 = llvm.bitcast %381 : vector<4xbf16> to vector<4xi16>
      %1076 = llvm.bitcast %1075 : vector<4xi16> to vector<2xi32>
      %1077 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1076 : (vector<2xi32>) -> vector<2xi32>
      %1078 = llvm.bitcast %1077 : vector<2xi32> to vector<4xi16>
      %1079 = llvm.bitcast %1078 : vector<4xi16> to vector<4xbf16>
      %1080 = llvm.bitcast %382 : vector<4xbf16> to vector<4xi16>
      %1081 = llvm.bitcast %1080 : vector<4xi16> to vector<2xi32>
      %1082 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1081 : (vector<2xi32>) -> vector<2xi32>
      %1083 = llvm.bitcast %1082 : vector<2xi32> to vector<4xi16>
      %1084 = llvm.bitcast %1083 : vector<4xi16> to vector<4xbf16>
      %1085 = llvm.mul %383, %42 : i32
      %1086 = llvm.getelementptr %54[%1085] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1087 = llvm.getelementptr %54[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1088 = llvm.mul %383, %42 : i32
      %1089 = llvm.getelementptr %1087[%1088] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1090 = llvm.urem %56, %41 : i32
      %1091 = llvm.mul %1090, %40 : i32
      %1092 = llvm.udiv %56, %41 : i32
      %1093 = llvm.mul %59, %39 : i32
      %1094 = llvm.add %1092, %1093 : i32
      %1095 = llvm.mul %1094, %35 : i32
      %1096 = llvm.add %1095, %1091 : i32
      %1097 = llvm.lshr %1096, %41 : i32
      %1098 = llvm.and %1097, %34 : i32
      %1099 = llvm.xor %1096, %1098 : i32
      %1100 = llvm.mul %1099, %52 : i32
      %1101 = llvm.getelementptr %1086[%1100] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1102 = llvm.xor %1099, %41 : i32
      %1103 = llvm.mul %1102, %52 : i32
      %1104 = llvm.getelementptr %1086[%1103] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1105 = llvm.getelementptr %1101[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1106 = llvm.getelementptr %1104[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1107 = llvm.shufflevector %1059, %1059 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1107, %1101 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1108 = llvm.shufflevector %1059, %1059 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1108, %1104 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1109 = llvm.shufflevector %1064, %1064 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1109, %1105 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1110 = llvm.shufflevector %1064, %1064 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1110, %1106 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1111 = llvm.mlir.constant(0 : i64) : i64
      %1112 = llvm.extractelement %1069[%1111 : i64] : vector<4xbf16>
      %1113 = llvm.mlir.constant(1 : i64) : i64
      %1114 = llvm.extractelement %1069[%1113 : i64] : vector<4xbf16>
      %1115 = llvm.mlir.constant(2 : i64) : i64
      %1116 = llvm.extractelement %1069[%1115 : i64] : vector<4xbf16>
      %1117 = llvm.mlir.constant(3 : i64) : i64
      %1118 = llvm.extractelement %1069[%1117 : i64] : vector<4xbf16>
      %1119 = llvm.mlir.constant(0 : i64) : i64
      %1120 = llvm.extractelement %1074[%1119 : i64] : vector<4xbf16>
      %1121 = llvm.mlir.constant(1 : i64) : i64
      %1122 = llvm.extractelement %1074[%1121 : i64] : vector<4xbf16>
      %1123 = llvm.mlir.constant(2 : i64) : i64
      %1124 = llvm.extractelement %1074[%1123 : i64] : vector<4xbf16>
      %1125 = llvm.mlir.constant(3 : i64) : i64
      %1126 = llvm.extractelement %1074[%1125 : i64] : vector<4xbf16>
      %1127 = llvm.mlir.constant(0 : i64) : i64
      %1128 = llvm.extractelement %1079[%1127 : i64] : vector<4xbf16>
      %1129 = llvm.mlir.constant(1 : i64) : i64
      %1130 = llvm.extractelement %1079[%1129 : i64] : vector<4xbf16>
      %1131 = llvm.mlir.constant(2 : i64) : i64
      %1132 = llvm.extractelement %1079[%1131 : i64] : vector<4xbf16>
      %1133 = llvm.mlir.constant(3 : i64) : i64
      %1134 = llvm.extractelement %1079[%1133 : i64] : vector<4xbf16>
      %1135 = llvm.mlir.constant(0 : i64) : i64
      %1136 = llvm.extractelement %1084[%1135 : i64] : vector<4xbf16>
      %1137 = llvm.mlir.constant(1 : i64) : i64
      %1138 = llvm.extractelement %1084[%1137 : i64] : vector<4xbf16>
      %1139 = llvm.mlir.constant(2 : i64) : i64
      %1140 = llvm.extractelement %1084[%1139 : i64] : vector<4xbf16>
      %1141 = llvm.mlir.constant(3 : i64) : i64
      %1142 = llvm.extractelement %1084[%1141 : i64] : vector<4xbf16>
      %1143 = llvm.mlir.poison : vector<4xbf16>
      %1144 = llvm.mlir.constant(0 : i64) : i64
      %1145 = llvm.insertelement %1112, %1143[%1144 : i64] : vector<4xbf16>
      %1146 = llvm.mlir.constant(1 : i64) : i64
      %1147 = llvm.insertelement %1120, %1145[%1146 : i64] : vector<4xbf16>
      %1148 = llvm.mlir.constant(2 : i64) : i64
      %1149 = llvm.insertelement %1128, %1147[%1148 : i64] : vector<4xbf16>
      %1150 = llvm.mlir.constant(3 : i64) : i64
      %1151 = llvm.insertelement %1136, %1149[%1150 : i64] : vector<4xbf16>
      %1152 = llvm.mlir.poison : vector<4xbf16>
      %1153 = llvm.mlir.constant(0 : i64) : i64
      %1154 = llvm.insertelement %1114, %1152[%1153 : i64] : vector<4xbf16>
      %1155 = llvm.mlir.constant(1 : i64) : i64
      %1156 = llvm.insertelement %1122, %1154[%1155 : i64] : vector<4xbf16>
      %1157 = llvm.mlir.constant(2 : i64) : i64
      %1158 = llvm.insertelement %1130, %1156[%1157 : i64] : vector<4xbf16>
      %1159 = llvm.mlir.constant(3 : i64) : i64
      %1160 = llvm.insertelement %1138, %1158[%1159 : i64] : vector<4xbf16>
      %1161 = llvm.mlir.poison : vector<4xbf16>
      %1162 = llvm.mlir.constant(0 : i64) : i64
      %1163 = llvm.insertelement %1116, %1161[%1162 : i64] : vector<4xbf16>
      %1164 = llvm.mlir.constant(1 : i64) : i64
      %1165 = llvm.insertelement %1124, %1163[%1164 : i64] : vector<4xbf16>
      %1166 = llvm.mlir.constant(2 : i64) : i64
      %1167 = llvm.insertelement %1132, %1165[%1166 : i64] : vector<4xbf16>
      %1168 = llvm.mlir.constant(3 : i64) : i64
      %1169 = llvm.insertelement %1140, %1167[%1168 : i64] : vector<4xbf16>
      %1170 = llvm.mlir.poison : vector<4xbf16>
      %1171 = llvm.mlir.constant(0 : i64) : i64
      %1172 = llvm.insertelement %1118, %1170[%1171 : i64] : vector<4xbf16>
      %1173 = llvm.mlir.constant(1 : i64) : i64
      %1174 = llvm.insertelement %1126, %1172[%1173 : i64] : vector<4xbf16>
      %1175 = llvm.mlir.constant(2 : i64) : i64
      %1176 = llvm.insertelement %1134, %1174[%1175 : i64] : vector<4xbf16>
      %1177 = llvm.mlir.constant(3 : i64) : i64
      %1178 = llvm.insertelement %1142, %1176[%1177 : i64] : vector<4xbf16>
      %1179 = llvm.urem %56, %35 : i32
      %1180 = llvm.mul %1179, %41 : i32
      %1181 = llvm.udiv %56, %35 : i32
      %1182 = llvm.mul %1181, %41 : i32
      %1183 = llvm.mul %59, %40 : i32
      %1184 = llvm.add %1182, %1183 : i32
      %1185 = llvm.mul %1180, %39 : i32
      %1186 = llvm.urem %1184, %39 : i32
      %1187 = llvm.udiv %1184, %39 : i32
      %1188 = llvm.mul %1187, %30 : i32
      %1189 = llvm.add %1186, %1188 : i32
      %1190 = llvm.add %1185, %1189 : i32
      %1191 = llvm.lshr %1190, %41 : i32
      %1192 = llvm.and %1191, %29 : i32
      %1193 = llvm.xor %1190, %1192 : i32
      %1194 = llvm.mul %1193, %52 : i32
      %1195 = llvm.getelementptr %1089[%1194] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1196 = llvm.xor %1193, %39 : i32
      %1197 = llvm.mul %1196, %52 : i32
      %1198 = llvm.getelementptr %1089[%1197] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1199 = llvm.xor %1193, %35 : i32
      %1200 = llvm.mul %1199, %52 : i32
      %1201 = llvm.getelementptr %1089[%1200] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1202 = llvm.xor %1193, %28 : i32
      %1203 = llvm.mul %1202, %52 : i32
      %1204 = llvm.getelementptr %1089[%1203] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      llvm.store %1151, %1195 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %1160, %1198 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %1169, %1201 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %1178, %1204 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1205 = llvm.add %383, %51 : i32
      %1206 = llvm.icmp "eq" %1205, %52 : i32
      %1207 = llvm.select %1206, %50, %1205 : i1, i32
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      rocdl.sched.barrier 0
      %1208 = llvm.mul %393, %42 : i32
      %1209 = llvm.getelementptr %54[%1208] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1210 = llvm.getelementptr %54[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1211 = llvm.mul %393, %42 : i32
      %1212 = llvm.getelementptr %1210[%1211] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1213 = llvm.add %393, %51 : i32
      %1214 = llvm.icmp "eq" %1213, %52 : i32
      %1215 = llvm.select %1214, %50, %1213 : i1, i32
      %1216 = llvm.add %360, %49 : i64
      %1217 = llvm.urem %56, %41 : i32
      %1218 = llvm.mul %1217, %40 : i32
      %1219 = llvm.udiv %56, %41 : i32
      %1220 = llvm.mul %59, %39 : i32
      %1221 = llvm.add %1219, %1220 : i32
      %1222 = llvm.zext %1221 : i32 to i64
      %1223 = llvm.add %90, %1222 : i64
      %1224 = llvm.mul %1223, %arg7 : i64
      %1225 = llvm.zext %1218 : i32 to i64
      %1226 = llvm.add %1216, %1225 : i64
      %1227 = llvm.add %1224, %1226 : i64
      %1228 = llvm.mul %1227, %38 : i64
      %1229 = llvm.getelementptr %arg0[%1228] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1230 = llvm.sub %arg4, %1223 : i64
      %1231 = llvm.intr.smin(%1230, %37) : (i64, i64) -> i64
      %1232 = llvm.intr.smax(%1231, %44) : (i64, i64) -> i64
      %1233 = llvm.trunc %1232 : i64 to i32
      %1234 = llvm.sub %arg6, %1226 : i64
      %1235 = llvm.intr.smin(%1234, %37) : (i64, i64) -> i64
      %1236 = llvm.intr.smax(%1235, %44) : (i64, i64) -> i64
      %1237 = llvm.trunc %1236 : i64 to i32
      %1238 = llvm.icmp "sgt" %1233, %50 : i32
      %1239 = llvm.icmp "sgt" %1237, %50 : i32
      %1240 = llvm.and %1238, %1239 : i1
      %1241 = llvm.mul %arg7, %46 : i64
      %1242 = llvm.getelementptr %1229[%1241] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1243 = llvm.icmp "sgt" %1233, %53 : i32
      %1244 = llvm.and %1243, %1239 : i1
      %1245 = llvm.select %1240, %1229, %36 : i1, !llvm.ptr<1>
      %1246 = llvm.load %1245 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %1247 = llvm.select %1244, %1242, %36 : i1, !llvm.ptr<1>
      %1248 = llvm.load %1247 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %1249 = llvm.urem %56, %35 : i32
      %1250 = llvm.mul %1249, %41 : i32
      %1251 = llvm.udiv %56, %35 : i32
      %1252 = llvm.mul %1251, %41 : i32
      %1253 = llvm.mul %59, %40 : i32
      %1254 = llvm.add %1252, %1253 : i32
      %1255 = llvm.zext %1250 : i32 to i64
      %1256 = llvm.add %91, %1255 : i64
      %1257 = llvm.zext %1254 : i32 to i64
      %1258 = llvm.add %1216, %1257 : i64
      %1259 = llvm.mul %1258, %arg8 : i64
      %1260 = llvm.add %1256, %1259 : i64
      %1261 = llvm.mul %1260, %38 : i64
      %1262 = llvm.getelementptr %arg1[%1261] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1263 = llvm.sub %arg5, %1256 : i64
      %1264 = llvm.intr.smin(%1263, %37) : (i64, i64) -> i64
      %1265 = llvm.intr.smax(%1264, %44) : (i64, i64) -> i64
      %1266 = llvm.trunc %1265 : i64 to i32
      %1267 = llvm.sub %arg6, %1258 : i64
      %1268 = llvm.intr.smin(%1267, %37) : (i64, i64) -> i64
      %1269 = llvm.intr.smax(%1268, %44) : (i64, i64) -> i64
      %1270 = llvm.trunc %1269 : i64 to i32
      %1271 = llvm.icmp "sgt" %1266, %50 : i32
      %1272 = llvm.icmp "sgt" %1270, %50 : i32
      %1273 = llvm.and %1271, %1272 : i1
      %1274 = llvm.mul %arg8, %38 : i64
      %1275 = llvm.getelementptr %1262[%1274] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1276 = llvm.icmp "sgt" %1270, %51 : i32
      %1277 = llvm.and %1271, %1276 : i1
      %1278 = llvm.mul %arg8, %33 : i64
      %1279 = llvm.getelementptr %1262[%1278] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1280 = llvm.icmp "sgt" %1270, %52 : i32
      %1281 = llvm.and %1271, %1280 : i1
      %1282 = llvm.mul %arg8, %32 : i64
      %1283 = llvm.getelementptr %1262[%1282] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1284 = llvm.icmp "sgt" %1270, %31 : i32
      %1285 = llvm.and %1271, %1284 : i1
      %1286 = llvm.select %1273, %1262, %36 : i1, !llvm.ptr<1>
      %1287 = llvm.load %1286 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %1288 = llvm.select %1277, %1275, %36 : i1, !llvm.ptr<1>
      %1289 = llvm.load %1288 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %1290 = llvm.select %1281, %1279, %36 : i1, !llvm.ptr<1>
      %1291 = llvm.load %1290 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %1292 = llvm.select %1285, %1283, %36 : i1, !llvm.ptr<1>
      %1293 = llvm.load %1292 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      rocdl.sched.barrier 262
      %1294 = llvm.mlir.poison : vector<16xf32>
      %1295 = llvm.mlir.constant(0 : i64) : i64
      %1296 = llvm.insertelement %928, %1294[%1295 : i64] : vector<16xf32>
      %1297 = llvm.mlir.constant(1 : i64) : i64
      %1298 = llvm.insertelement %930, %1296[%1297 : i64] : vector<16xf32>
      %1299 = llvm.mlir.constant(2 : i64) : i64
      %1300 = llvm.insertelement %932, %1298[%1299 : i64] : vector<16xf32>
      %1301 = llvm.mlir.constant(3 : i64) : i64
      %1302 = llvm.insertelement %934, %1300[%1301 : i64] : vector<16xf32>
      %1303 = llvm.mlir.constant(4 : i64) : i64
      %1304 = llvm.insertelement %936, %1302[%1303 : i64] : vector<16xf32>
      %1305 = llvm.mlir.constant(5 : i64) : i64
      %1306 = llvm.insertelement %938, %1304[%1305 : i64] : vector<16xf32>
      %1307 = llvm.mlir.constant(6 : i64) : i64
      %1308 = llvm.insertelement %940, %1306[%1307 : i64] : vector<16xf32>
      %1309 = llvm.mlir.constant(7 : i64) : i64
      %1310 = llvm.insertelement %942, %1308[%1309 : i64] : vector<16xf32>
      %1311 = llvm.mlir.constant(8 : i64) : i64
      %1312 = llvm.insertelement %944, %1310[%1311 : i64] : vector<16xf32>
      %1313 = llvm.mlir.constant(9 : i64) : i64
      %1314 = llvm.insertelement %946, %1312[%1313 : i64] : vector<16xf32>
      %1315 = llvm.mlir.constant(10 : i64) : i64
      %1316 = llvm.insertelement %948, %1314[%1315 : i64] : vector<16xf32>
      %1317 = llvm.mlir.constant(11 : i64) : i64
      %1318 = llvm.insertelement %950, %1316[%1317 : i64] : vector<16xf32>
      %1319 = llvm.mlir.constant(12 : i64) : i64
      %1320 = llvm.insertelement %952, %1318[%1319 : i64] : vector<16xf32>
      %1321 = llvm.mlir.constant(13 : i64) : i64
      %1322 = llvm.insertelement %954, %1320[%1321 : i64] : vector<16xf32>
      %1323 = llvm.mlir.constant(14 : i64) : i64
      %1324 = llvm.insertelement %956, %1322[%1323 : i64] : vector<16xf32>
      %1325 = llvm.mlir.constant(15 : i64) : i64
      %1326 = llvm.insertelement %958, %1324[%1325 : i64] : vector<16xf32>
      %1327 = llvm.mlir.poison : vector<16xf32>
      %1328 = llvm.mlir.constant(0 : i64) : i64
      %1329 = llvm.insertelement %960, %1327[%1328 : i64] : vector<16xf32>
      %1330 = llvm.mlir.constant(1 : i64) : i64
      %1331 = llvm.insertelement %962, %1329[%1330 : i64] : vector<16xf32>
      %1332 = llvm.mlir.constant(2 : i64) : i64
      %1333 = llvm.insertelement %964, %1331[%1332 : i64] : vector<16xf32>
      %1334 = llvm.mlir.constant(3 : i64) : i64
      %1335 = llvm.insertelement %966, %1333[%1334 : i64] : vector<16xf32>
      %1336 = llvm.mlir.constant(4 : i64) : i64
      %1337 = llvm.insertelement %968, %1335[%1336 : i64] : vector<16xf32>
      %1338 = llvm.mlir.constant(5 : i64) : i64
      %1339 = llvm.insertelement %970, %1337[%1338 : i64] : vector<16xf32>
      %1340 = llvm.mlir.constant(6 : i64) : i64
      %1341 = llvm.insertelement %972, %1339[%1340 : i64] : vector<16xf32>
      %1342 = llvm.mlir.constant(7 : i64) : i64
      %1343 = llvm.insertelement %974, %1341[%1342 : i64] : vector<16xf32>
      %1344 = llvm.mlir.constant(8 : i64) : i64
      %1345 = llvm.insertelement %976, %1343[%1344 : i64] : vector<16xf32>
      %1346 = llvm.mlir.constant(9 : i64) : i64
      %1347 = llvm.insertelement %978, %1345[%1346 : i64] : vector<16xf32>
      %1348 = llvm.mlir.constant(10 : i64) : i64
      %1349 = llvm.insertelement %980, %1347[%1348 : i64] : vector<16xf32>
      %1350 = llvm.mlir.constant(11 : i64) : i64
      %1351 = llvm.insertelement %982, %1349[%1350 : i64] : vector<16xf32>
      %1352 = llvm.mlir.constant(12 : i64) : i64
      %1353 = llvm.insertelement %984, %1351[%1352 : i64] : vector<16xf32>
      %1354 = llvm.mlir.constant(13 : i64) : i64
      %1355 = llvm.insertelement %986, %1353[%1354 : i64] : vector<16xf32>
      %1356 = llvm.mlir.constant(14 : i64) : i64
      %1357 = llvm.insertelement %988, %1355[%1356 : i64] : vector<16xf32>
      %1358 = llvm.mlir.constant(15 : i64) : i64
      %1359 = llvm.insertelement %990, %1357[%1358 : i64] : vector<16xf32>
      %1360 = llvm.mlir.poison : vector<16xf32>
      %1361 = llvm.mlir.constant(0 : i64) : i64
      %1362 = llvm.insertelement %992, %1360[%1361 : i64] : vector<16xf32>
      %1363 = llvm.mlir.constant(1 : i64) : i64
      %1364 = llvm.insertelement %994, %1362[%1363 : i64] : vector<16xf32>
      %1365 = llvm.mlir.constant(2 : i64) : i64
      %1366 = llvm.insertelement %996, %1364[%1365 : i64] : vector<16xf32>
      %1367 = llvm.mlir.constant(3 : i64) : i64
      %1368 = llvm.insertelement %998, %1366[%1367 : i64] : vector<16xf32>
      %1369 = llvm.mlir.constant(4 : i64) : i64
      %1370 = llvm.insertelement %1000, %1368[%1369 : i64] : vector<16xf32>
      %1371 = llvm.mlir.constant(5 : i64) : i64
      %1372 = llvm.insertelement %1002, %1370[%1371 : i64] : vector<16xf32>
      %1373 = llvm.mlir.constant(6 : i64) : i64
      %1374 = llvm.insertelement %1004, %1372[%1373 : i64] : vector<16xf32>
      %1375 = llvm.mlir.constant(7 : i64) : i64
      %1376 = llvm.insertelement %1006, %1374[%1375 : i64] : vector<16xf32>
      %1377 = llvm.mlir.constant(8 : i64) : i64
      %1378 = llvm.insertelement %1008, %1376[%1377 : i64] : vector<16xf32>
      %1379 = llvm.mlir.constant(9 : i64) : i64
      %1380 = llvm.insertelement %1010, %1378[%1379 : i64] : vector<16xf32>
      %1381 = llvm.mlir.constant(10 : i64) : i64
      %1382 = llvm.insertelement %1012, %1380[%1381 : i64] : vector<16xf32>
      %1383 = llvm.mlir.constant(11 : i64) : i64
      %1384 = llvm.insertelement %1014, %1382[%1383 : i64] : vector<16xf32>
      %1385 = llvm.mlir.constant(12 : i64) : i64
      %1386 = llvm.insertelement %1016, %1384[%1385 : i64] : vector<16xf32>
      %1387 = llvm.mlir.constant(13 : i64) : i64
      %1388 = llvm.insertelement %1018, %1386[%1387 : i64] : vector<16xf32>
      %1389 = llvm.mlir.constant(14 : i64) : i64
      %1390 = llvm.insertelement %1020, %1388[%1389 : i64] : vector<16xf32>
      %1391 = llvm.mlir.constant(15 : i64) : i64
      %1392 = llvm.insertelement %1022, %1390[%1391 : i64] : vector<16xf32>
      %1393 = llvm.mlir.poison : vector<16xf32>
      %1394 = llvm.mlir.constant(0 : i64) : i64
      %1395 = llvm.insertelement %1024, %1393[%1394 : i64] : vector<16xf32>
      %1396 = llvm.mlir.constant(1 : i64) : i64
      %1397 = llvm.insertelement %1026, %1395[%1396 : i64] : vector<16xf32>
      %1398 = llvm.mlir.constant(2 : i64) : i64
      %1399 = llvm.insertelement %1028, %1397[%1398 : i64] : vector<16xf32>
      %1400 = llvm.mlir.constant(3 : i64) : i64
      %1401 = llvm.insertelement %1030, %1399[%1400 : i64] : vector<16xf32>
      %1402 = llvm.mlir.constant(4 : i64) : i64
      %1403 = llvm.insertelement %1032, %1401[%1402 : i64] : vector<16xf32>
      %1404 = llvm.mlir.constant(5 : i64) : i64
      %1405 = llvm.insertelement %1034, %1403[%1404 : i64] : vector<16xf32>
      %1406 = llvm.mlir.constant(6 : i64) : i64
      %1407 = llvm.insertelement %1036, %1405[%1406 : i64] : vector<16xf32>
      %1408 = llvm.mlir.constant(7 : i64) : i64
      %1409 = llvm.insertelement %1038, %1407[%1408 : i64] : vector<16xf32>
      %1410 = llvm.mlir.constant(8 : i64) : i64
      %1411 = llvm.insertelement %1040, %1409[%1410 : i64] : vector<16xf32>
      %1412 = llvm.mlir.constant(9 : i64) : i64
      %1413 = llvm.insertelement %1042, %1411[%1412 : i64] : vector<16xf32>
      %1414 = llvm.mlir.constant(10 : i64) : i64
      %1415 = llvm.insertelement %1044, %1413[%1414 : i64] : vector<16xf32>
      %1416 = llvm.mlir.constant(11 : i64) : i64
      %1417 = llvm.insertelement %1046, %1415[%1416 : i64] : vector<16xf32>
      %1418 = llvm.mlir.constant(12 : i64) : i64
      %1419 = llvm.insertelement %1048, %1417[%1418 : i64] : vector<16xf32>
      %1420 = llvm.mlir.constant(13 : i64) : i64
      %1421 = llvm.insertelement %1050, %1419[%1420 : i64] : vector<16xf32>
      %1422 = llvm.mlir.constant(14 : i64) : i64
      %1423 = llvm.insertelement %1052, %1421[%1422 : i64] : vector<16xf32>
      %1424 = llvm.mlir.constant(15 : i64) : i64
      %1425 = llvm.insertelement %1054, %1423[%1424 : i64] : vector<16xf32>
      %1426 = llvm.urem %56, %35 : i32
      %1427 = llvm.udiv %56, %35 : i32
      %1428 = llvm.mul %1427, %41 : i32
      %1429 = llvm.urem %59, %52 : i32
      %1430 = llvm.mul %1429, %53 : i32
      %1431 = llvm.add %1426, %1430 : i32
      %1432 = llvm.mul %1431, %35 : i32
      %1433 = llvm.add %1432, %1428 : i32
      %1434 = llvm.lshr %1433, %41 : i32
      %1435 = llvm.and %1434, %34 : i32
      %1436 = llvm.xor %1433, %1435 : i32
      %1437 = llvm.mul %1436, %52 : i32
      %1438 = llvm.getelementptr %1209[%1437] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1439 = llvm.getelementptr %1438[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1440 = llvm.load %1438 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1441 = llvm.load %1439 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1442 = llvm.bitcast %1440 : vector<4xbf16> to vector<4xi16>
      %1443 = llvm.bitcast %1441 : vector<4xbf16> to vector<4xi16>
      %1444 = llvm.urem %56, %35 : i32
      %1445 = llvm.udiv %56, %35 : i32
      %1446 = llvm.mul %1445, %41 : i32
      %1447 = llvm.udiv %59, %52 : i32
      %1448 = llvm.mul %1447, %53 : i32
      %1449 = llvm.add %1444, %1448 : i32
      %1450 = llvm.mul %1449, %39 : i32
      %1451 = llvm.urem %1446, %39 : i32
      %1452 = llvm.udiv %1446, %39 : i32
      %1453 = llvm.mul %1452, %30 : i32
      %1454 = llvm.add %1451, %1453 : i32
      %1455 = llvm.add %1450, %1454 : i32
      %1456 = llvm.lshr %1455, %41 : i32
      %1457 = llvm.and %1456, %29 : i32
      %1458 = llvm.xor %1455, %1457 : i32
      %1459 = llvm.mul %1458, %52 : i32
      %1460 = llvm.getelementptr %1212[%1459] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1461 = llvm.xor %1458, %35 : i32
      %1462 = llvm.mul %1461, %52 : i32
      %1463 = llvm.getelementptr %1212[%1462] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1464 = llvm.getelementptr %1463[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1465 = llvm.load %1460 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1466 = llvm.load %1464 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1467 = llvm.bitcast %1465 : vector<4xbf16> to vector<4xi16>
      %1468 = llvm.bitcast %1466 : vector<4xbf16> to vector<4xi16>
      %1469 = rocdl.mfma.f32.32x32x8bf16.1k %1442, %1467, %1326, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1470 = rocdl.mfma.f32.32x32x8bf16.1k %1442, %1468, %1359, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1471 = rocdl.mfma.f32.32x32x8bf16.1k %1443, %1467, %1392, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1472 = rocdl.mfma.f32.32x32x8bf16.1k %1443, %1468, %1425, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1473 = llvm.urem %56, %35 : i32
      %1474 = llvm.udiv %56, %35 : i32
      %1475 = llvm.mul %1474, %41 : i32
      %1476 = llvm.urem %59, %52 : i32
      %1477 = llvm.mul %1476, %53 : i32
      %1478 = llvm.add %1473, %1477 : i32
      %1479 = llvm.mul %1478, %35 : i32
      %1480 = llvm.add %1479, %1475 : i32
      %1481 = llvm.lshr %1480, %41 : i32
      %1482 = llvm.and %1481, %34 : i32
      %1483 = llvm.xor %1480, %1482 : i32
      %1484 = llvm.xor %1483, %40 : i32
      %1485 = llvm.mul %1484, %52 : i32
      %1486 = llvm.getelementptr %1209[%1485] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1487 = llvm.getelementptr %1486[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1488 = llvm.load %1486 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1489 = llvm.load %1487 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1490 = llvm.bitcast %1488 : vector<4xbf16> to vector<4xi16>
      %1491 = llvm.bitcast %1489 : vector<4xbf16> to vector<4xi16>
      %1492 = llvm.urem %56, %35 : i32
      %1493 = llvm.udiv %56, %35 : i32
      %1494 = llvm.mul %1493, %41 : i32
      %1495 = llvm.udiv %59, %52 : i32
      %1496 = llvm.mul %1495, %53 : i32
      %1497 = llvm.add %1492, %1496 : i32
      %1498 = llvm.mul %1497, %39 : i32
      %1499 = llvm.urem %1494, %39 : i32
      %1500 = llvm.udiv %1494, %39 : i32
      %1501 = llvm.mul %1500, %30 : i32
      %1502 = llvm.add %1499, %1501 : i32
      %1503 = llvm.add %1498, %1502 : i32
      %1504 = llvm.lshr %1503, %41 : i32
      %1505 = llvm.and %1504, %29 : i32
      %1506 = llvm.xor %1503, %1505 : i32
      %1507 = llvm.xor %1506, %40 : i32
      %1508 = llvm.mul %1507, %52 : i32
      %1509 = llvm.getelementptr %1212[%1508] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1510 = llvm.xor %1506, %27 : i32
      %1511 = llvm.mul %1510, %52 : i32
      %1512 = llvm.getelementptr %1212[%1511] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1513 = llvm.getelementptr %1512[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1514 = llvm.load %1509 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1515 = llvm.load %1513 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1516 = llvm.bitcast %1514 : vector<4xbf16> to vector<4xi16>
      %1517 = llvm.bitcast %1515 : vector<4xbf16> to vector<4xi16>
      %1518 = rocdl.mfma.f32.32x32x8bf16.1k %1490, %1516, %1469, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1519 = rocdl.mfma.f32.32x32x8bf16.1k %1490, %1517, %1470, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1520 = rocdl.mfma.f32.32x32x8bf16.1k %1491, %1516, %1471, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1521 = rocdl.mfma.f32.32x32x8bf16.1k %1491, %1517, %1472, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1522 = llvm.urem %56, %35 : i32
      %1523 = llvm.udiv %56, %35 : i32
      %1524 = llvm.mul %1523, %41 : i32
      %1525 = llvm.urem %59, %52 : i32
      %1526 = llvm.mul %1525, %53 : i32
      %1527 = llvm.add %1522, %1526 : i32
      %1528 = llvm.mul %1527, %35 : i32
      %1529 = llvm.add %1528, %1524 : i32
      %1530 = llvm.lshr %1529, %41 : i32
      %1531 = llvm.and %1530, %34 : i32
      %1532 = llvm.xor %1529, %1531 : i32
      %1533 = llvm.xor %1532, %39 : i32
      %1534 = llvm.mul %1533, %52 : i32
      %1535 = llvm.getelementptr %1209[%1534] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1536 = llvm.getelementptr %1535[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1537 = llvm.load %1535 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1538 = llvm.load %1536 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1539 = llvm.bitcast %1537 : vector<4xbf16> to vector<4xi16>
      %1540 = llvm.bitcast %1538 : vector<4xbf16> to vector<4xi16>
      %1541 = llvm.urem %56, %35 : i32
      %1542 = llvm.udiv %56, %35 : i32
      %1543 = llvm.mul %1542, %41 : i32
      %1544 = llvm.udiv %59, %52 : i32
      %1545 = llvm.mul %1544, %53 : i32
      %1546 = llvm.add %1541, %1545 : i32
      %1547 = llvm.mul %1546, %39 : i32
      %1548 = llvm.urem %1543, %39 : i32
      %1549 = llvm.udiv %1543, %39 : i32
      %1550 = llvm.mul %1549, %30 : i32
      %1551 = llvm.add %1548, %1550 : i32
      %1552 = llvm.add %1547, %1551 : i32
      %1553 = llvm.lshr %1552, %41 : i32
      %1554 = llvm.and %1553, %29 : i32
      %1555 = llvm.xor %1552, %1554 : i32
      %1556 = llvm.mul %1555, %52 : i32
      %1557 = llvm.getelementptr %1212[%1556] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1558 = llvm.getelementptr %1557[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1559 = llvm.xor %1555, %35 : i32
      %1560 = llvm.mul %1559, %52 : i32
      %1561 = llvm.getelementptr %1212[%1560] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1562 = llvm.getelementptr %1561[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1563 = llvm.load %1558 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1564 = llvm.load %1562 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1565 = llvm.bitcast %1563 : vector<4xbf16> to vector<4xi16>
      %1566 = llvm.bitcast %1564 : vector<4xbf16> to vector<4xi16>
      %1567 = rocdl.mfma.f32.32x32x8bf16.1k %1539, %1565, %1518, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1568 = rocdl.mfma.f32.32x32x8bf16.1k %1539, %1566, %1519, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1569 = rocdl.mfma.f32.32x32x8bf16.1k %1540, %1565, %1520, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1570 = rocdl.mfma.f32.32x32x8bf16.1k %1540, %1566, %1521, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1571 = llvm.urem %56, %35 : i32
      %1572 = llvm.udiv %56, %35 : i32
      %1573 = llvm.mul %1572, %41 : i32
      %1574 = llvm.urem %59, %52 : i32
      %1575 = llvm.mul %1574, %53 : i32
      %1576 = llvm.add %1571, %1575 : i32
      %1577 = llvm.mul %1576, %35 : i32
      %1578 = llvm.add %1577, %1573 : i32
      %1579 = llvm.lshr %1578, %41 : i32
      %1580 = llvm.and %1579, %34 : i32
      %1581 = llvm.xor %1578, %1580 : i32
      %1582 = llvm.xor %1581, %26 : i32
      %1583 = llvm.mul %1582, %52 : i32
      %1584 = llvm.getelementptr %1209[%1583] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1585 = llvm.getelementptr %1584[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1586 = llvm.load %1584 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1587 = llvm.load %1585 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1588 = llvm.bitcast %1586 : vector<4xbf16> to vector<4xi16>
      %1589 = llvm.bitcast %1587 : vector<4xbf16> to vector<4xi16>
      %1590 = llvm.urem %56, %35 : i32
      %1591 = llvm.udiv %56, %35 : i32
      %1592 = llvm.mul %1591, %41 : i32
      %1593 = llvm.udiv %59, %52 : i32
      %1594 = llvm.mul %1593, %53 : i32
      %1595 = llvm.add %1590, %1594 : i32
      %1596 = llvm.mul %1595, %39 : i32
      %1597 = llvm.urem %1592, %39 : i32
      %1598 = llvm.udiv %1592, %39 : i32
      %1599 = llvm.mul %1598, %30 : i32
      %1600 = llvm.add %1597, %1599 : i32
      %1601 = llvm.add %1596, %1600 : i32
      %1602 = llvm.lshr %1601, %41 : i32
      %1603 = llvm.and %1602, %29 : i32
      %1604 = llvm.xor %1601, %1603 : i32
      %1605 = llvm.xor %1604, %40 : i32
      %1606 = llvm.mul %1605, %52 : i32
      %1607 = llvm.getelementptr %1212[%1606] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1608 = llvm.getelementptr %1607[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1609 = llvm.xor %1604, %27 : i32
      %1610 = llvm.mul %1609, %52 : i32
      %1611 = llvm.getelementptr %1212[%1610] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1612 = llvm.getelementptr %1611[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1613 = llvm.load %1608 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1614 = llvm.load %1612 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1615 = llvm.bitcast %1613 : vector<4xbf16> to vector<4xi16>
      %1616 = llvm.bitcast %1614 : vector<4xbf16> to vector<4xi16>
      %1617 = rocdl.mfma.f32.32x32x8bf16.1k %1588, %1615, %1567, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1618 = rocdl.mfma.f32.32x32x8bf16.1k %1588, %1616, %1568, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1619 = rocdl.mfma.f32.32x32x8bf16.1k %1589, %1615, %1569, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1620 = rocdl.mfma.f32.32x32x8bf16.1k %1589, %1616, %1570, %50, %50, %50 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1621 = llvm.mlir.constant(0 : i64) : i64
      %1622 = llvm.extractelement %1617[%1621 : i64] : vector<16xf32>
      %1623 = llvm.mlir.constant(1 : i64) : i64
      %1624 = llvm.extractelement %1617[%1623 : i64] : vector<16xf32>
      %1625 = llvm.mlir.constant(2 : i64) : i64
      %1626 = llvm.extractelement %1617[%1625 : i64] : vector<16xf32>
      %1627 = llvm.mlir.constant(3 : i64) : i64
      %1628 = llvm.extractelement %1617[%1627 : i64] : vector<16xf32>
      %1629 = llvm.mlir.constant(4 : i64) : i64
      %1630 = llvm.extractelement %1617[%1629 : i64] : vector<16xf32>
      %1631 = llvm.mlir.constant(5 : i64) : i64
      %1632 = llvm.extractelement %1617[%1631 : i64] : vector<16xf32>
      %1633 = llvm.mlir.constant(6 : i64) : i64
      %1634 = llvm.extractelement %1617[%1633 : i64] : vector<16xf32>
      %1635 = llvm.mlir.constant(7 : i64) : i64
      %1636 = llvm.extractelement %1617[%1635 : i64] : vector<16xf32>
      %1637 = llvm.mlir.constant(8 : i64) : i64
      %1638 = llvm.extractelement %1617[%1637 : i64] : vector<16xf32>
      %1639 = llvm.mlir.constant(9 : i64) : i64
      %1640 = llvm.extractelement %1617[%1639 : i64] : vector<16xf32>
      %1641 = llvm.mlir.constant(10 : i64) : i64
      %1642 = llvm.extractelement %1617[%1641 : i64] : vector<16xf32>
      %1643 = llvm.mlir.constant(11 : i64) : i64
      %1644 = llvm.extractelement %1617[%1643 : i64] : vector<16xf32>
      %1645 = llvm.mlir.constant(12 : i64) : i64
      %1646 = llvm.extractelement %1617[%1645 : i64] : vector<16xf32>
      %1647 = llvm.mlir.constant(13 : i64) : i64
      %1648 = llvm.extractelement %1617[%1647 : i64] : vector<16xf32>
      %1649 = llvm.mlir.constant(14 : i64) : i64
      %1650 = llvm.extractelement %1617[%1649 : i64] : vector<16xf32>
      %1651 = llvm.mlir.constant(15 : i64) : i64
      %1652 = llvm.extractelement %1617[%1651 : i64] : vector<16xf32>
      %1653 = llvm.mlir.constant(0 : i64) : i64
      %1654 = llvm.extractelement %1618[%1653 : i64] : vector<16xf32>
      %1655 = llvm.mlir.constant(1 : i64) : i64
      %1656 = llvm.extractelement %1618[%1655 : i64] : vector<16xf32>
      %1657 = llvm.mlir.constant(2 : i64) : i64
      %1658 = llvm.extractelement %1618[%1657 : i64] : vector<16xf32>
      %1659 = llvm.mlir.constant(3 : i64) : i64
      %1660 = llvm.extractelement %1618[%1659 : i64] : vector<16xf32>
      %1661 = llvm.mlir.constant(4 : i64) : i64
      %1662 = llvm.extractelement %1618[%1661 : i64] : vector<16xf32>
      %1663 = llvm.mlir.constant(5 : i64) : i64
      %1664 = llvm.extractelement %1618[%1663 : i64] : vector<16xf32>
      %1665 = llvm.mlir.constant(6 : i64) : i64
      %1666 = llvm.extractelement %1618[%1665 : i64] : vector<16xf32>
      %1667 = llvm.mlir.constant(7 : i64) : i64
      %1668 = llvm.extractelement %1618[%1667 : i64] : vector<16xf32>
      %1669 = llvm.mlir.constant(8 : i64) : i64
      %1670 = llvm.extractelement %1618[%1669 : i64] : vector<16xf32>
      %1671 = llvm.mlir.constant(9 : i64) : i64
      %1672 = llvm.extractelement %1618[%1671 : i64] : vector<16xf32>
      %1673 = llvm.mlir.constant(10 : i64) : i64
      %1674 = llvm.extractelement %1618[%1673 : i64] : vector<16xf32>
      %1675 = llvm.mlir.constant(11 : i64) : i64
      %1676 = llvm.extractelement %1618[%1675 : i64] : vector<16xf32>
      %1677 = llvm.mlir.constant(12 : i64) : i64
      %1678 = llvm.extractelement %1618[%1677 : i64] : vector<16xf32>
      %1679 = llvm.mlir.constant(13 : i64) : i64
      %1680 = llvm.extractelement %1618[%1679 : i64] : vector<16xf32>
      %1681 = llvm.mlir.constant(14 : i64) : i64
      %1682 = llvm.extractelement %1618[%1681 : i64] : vector<16xf32>
      %1683 = llvm.mlir.constant(15 : i64) : i64
      %1684 = llvm.extractelement %1618[%1683 : i64] : vector<16xf32>
      %1685 = llvm.mlir.constant(0 : i64) : i64
      %1686 = llvm.extractelement %1619[%1685 : i64] : vector<16xf32>
      %1687 = llvm.mlir.constant(1 : i64) : i64
      %1688 = llvm.extractelement %1619[%1687 : i64] : vector<16xf32>
      %1689 = llvm.mlir.constant(2 : i64) : i64
      %1690 = llvm.extractelement %1619[%1689 : i64] : vector<16xf32>
      %1691 = llvm.mlir.constant(3 : i64) : i64
      %1692 = llvm.extractelement %1619[%1691 : i64] : vector<16xf32>
      %1693 = llvm.mlir.constant(4 : i64) : i64
      %1694 = llvm.extractelement %1619[%1693 : i64] : vector<16xf32>
      %1695 = llvm.mlir.constant(5 : i64) : i64
      %1696 = llvm.extractelement %1619[%1695 : i64] : vector<16xf32>
      %1697 = llvm.mlir.constant(6 : i64) : i64
      %1698 = llvm.extractelement %1619[%1697 : i64] : vector<16xf32>
      %1699 = llvm.mlir.constant(7 : i64) : i64
      %1700 = llvm.extractelement %1619[%1699 : i64] : vector<16xf32>
      %1701 = llvm.mlir.constant(8 : i64) : i64
      %1702 = llvm.extractelement %1619[%1701 : i64] : vector<16xf32>
      %1703 = llvm.mlir.constant(9 : i64) : i64
      %1704 = llvm.extractelement %1619[%1703 : i64] : vector<16xf32>
      %1705 = llvm.mlir.constant(10 : i64) : i64
      %1706 = llvm.extractelement %1619[%1705 : i64] : vector<16xf32>
      %1707 = llvm.mlir.constant(11 : i64) : i64
      %1708 = llvm.extractelement %1619[%1707 : i64] : vector<16xf32>
      %1709 = llvm.mlir.constant(12 : i64) : i64
      %1710 = llvm.extractelement %1619[%1709 : i64] : vector<16xf32>
      %1711 = llvm.mlir.constant(13 : i64) : i64
      %1712 = llvm.extractelement %1619[%1711 : i64] : vector<16xf32>
      %1713 = llvm.mlir.constant(14 : i64) : i64
      %1714 = llvm.extractelement %1619[%1713 : i64] : vector<16xf32>
      %1715 = llvm.mlir.constant(15 : i64) : i64
      %1716 = llvm.extractelement %1619[%1715 : i64] : vector<16xf32>
      %1717 = llvm.mlir.constant(0 : i64) : i64
      %1718 = llvm.extractelement %1620[%1717 : i64] : vector<16xf32>
      %1719 = llvm.mlir.constant(1 : i64) : i64
      %1720 = llvm.extractelement %1620[%1719 : i64] : vector<16xf32>
      %1721 = llvm.mlir.constant(2 : i64) : i64
      %1722 = llvm.extractelement %1620[%1721 : i64] : vector<16xf32>
      %1723 = llvm.mlir.constant(3 : i64) : i64
      %1724 = llvm.extractelement %1620[%1723 : i64] : vector<16xf32>
      %1725 = llvm.mlir.constant(4 : i64) : i64
      %1726 = llvm.extractelement %1620[%1725 : i64] : vector<16xf32>
      %1727 = llvm.mlir.constant(5 : i64) : i64
      %1728 = llvm.extractelement %1620[%1727 : i64] : vector<16xf32>
      %1729 = llvm.mlir.constant(6 : i64) : i64
      %1730 = llvm.extractelement %1620[%1729 : i64] : vector<16xf32>
      %1731 = llvm.mlir.constant(7 : i64) : i64
      %1732 = llvm.extractelement %1620[%1731 : i64] : vector<16xf32>
      %1733 = llvm.mlir.constant(8 : i64) : i64
      %1734 = llvm.extractelement %1620[%1733 : i64] : vector<16xf32>
      %1735 = llvm.mlir.constant(9 : i64) : i64
      %1736 = llvm.extractelement %1620[%1735 : i64] : vector<16xf32>
      %1737 = llvm.mlir.constant(10 : i64) : i64
      %1738 = llvm.extractelement %1620[%1737 : i64] : vector<16xf32>
      %1739 = llvm.mlir.constant(11 : i64) : i64
      %1740 = llvm.extractelement %1620[%1739 : i64] : vector<16xf32>
      %1741 = llvm.mlir.constant(12 : i64) : i64
      %1742 = llvm.extractelement %1620[%1741 : i64] : vector<16xf32>
      %1743 = llvm.mlir.constant(13 : i64) : i64
      %1744 = llvm.extractelement %1620[%1743 : i64] : vector<16xf32>
      %1745 = llvm.mlir.constant(14 : i64) : i64
      %1746 = llvm.extractelement %1620[%1745 : i64] : vector<16xf32>
      %1747 = llvm.mlir.constant(15 : i64) : i64
      %1748 = llvm.extractelement %1620[%1747 : i64] : vector<16xf32>
      %1749 = llvm.mlir.poison : vector<4xf32>
      %1750 = llvm.mlir.constant(0 : i64) : i64
      %1751 = llvm.insertelement %1622, %1749[%1750 : i64] : vector<4xf32>
      %1752 = llvm.mlir.constant(1 : i64) : i64
      %1753 = llvm.insertelement %1624, %1751[%1752 : i64] : vector<4xf32>
      %1754 = llvm.mlir.constant(2 : i64) : i64
      %1755 = llvm.insertelement %1626, %1753[%1754 : i64] : vector<4xf32>
      %1756 = llvm.mlir.constant(3 : i64) : i64
      %1757 = llvm.insertelement %1628, %1755[%1756 : i64] : vector<4xf32>
      %1758 = llvm.mlir.poison : vector<4xf32>
      %1759 = llvm.mlir.constant(0 : i64) : i64
      %1760 = llvm.insertelement %1630, %1758[%1759 : i64] : vector<4xf32>
      %1761 = llvm.mlir.constant(1 : i64) : i64
      %1762 = llvm.insertelement %1632, %1760[%1761 : i64] : vector<4xf32>
      %1763 = llvm.mlir.constant(2 : i64) : i64
      %1764 = llvm.insertelement %1634, %1762[%1763 : i64] : vector<4xf32>
      %1765 = llvm.mlir.constant(3 : i64) : i64
      %1766 = llvm.insertelement %1636, %1764[%1765 : i64] : vector<4xf32>
      %1767 = llvm.mlir.poison : vector<4xf32>
      %1768 = llvm.mlir.constant(0 : i64) : i64
      %1769 = llvm.insertelement %1638, %1767[%1768 : i64] : vector<4xf32>
      %1770 = llvm.mlir.constant(1 : i64) : i64
      %1771 = llvm.insertelement %1640, %1769[%1770 : i64] : vector<4xf32>
      %1772 = llvm.mlir.constant(2 : i64) : i64
      %1773 = llvm.insertelement %1642, %1771[%1772 : i64] : vector<4xf32>
      %1774 = llvm.mlir.constant(3 : i64) : i64
      %1775 = llvm.insertelement %1644, %1773[%1774 : i64] : vector<4xf32>
      %1776 = llvm.mlir.poison : vector<4xf32>
      %1777 = llvm.mlir.constant(0 : i64) : i64
      %1778 = llvm.insertelement %1646, %1776[%1777 : i64] : vector<4xf32>
      %1779 = llvm.mlir.constant(1 : i64) : i64
      %1780 = llvm.insertelement %1648, %1778[%1779 : i64] : vector<4xf32>
      %1781 = llvm.mlir.constant(2 : i64) : i64
      %1782 = llvm.insertelement %1650, %1780[%1781 : i64] : vector<4xf32>
      %1783 = llvm.mlir.constant(3 : i64) : i64
      %1784 = llvm.insertelement %1652, %1782[%1783 : i64] : vector<4xf32>
      %1785 = llvm.mlir.poison : vector<4xf32>
      %1786 = llvm.mlir.constant(0 : i64) : i64
      %1787 = llvm.insertelement %1654, %1785[%1786 : i64] : vector<4xf32>
      %1788 = llvm.mlir.constant(1 : i64) : i64
      %1789 = llvm.insertelement %1656, %1787[%1788 : i64] : vector<4xf32>
      %1790 = llvm.mlir.constant(2 : i64) : i64
      %1791 = llvm.insertelement %1658, %1789[%1790 : i64] : vector<4xf32>
      %1792 = llvm.mlir.constant(3 : i64) : i64
      %1793 = llvm.insertelement %1660, %1791[%1792 : i64] : vector<4xf32>
      %1794 = llvm.mlir.poison : vector<4xf32>
      %1795 = llvm.mlir.constant(0 : i64) : i64
      %1796 = llvm.insertelement %1662, %1794[%1795 : i64] : vector<4xf32>
      %1797 = llvm.mlir.constant(1 : i64) : i64
      %1798 = llvm.insertelement %1664, %1796[%1797 : i64] : vector<4xf32>
      %1799 = llvm.mlir.constant(2 : i64) : i64
      %1800 = llvm.insertelement %1666, %1798[%1799 : i64] : vector<4xf32>
      %1801 = llvm.mlir.constant(3 : i64) : i64
      %1802 = llvm.insertelement %1668, %1800[%1801 : i64] : vector<4xf32>
      %1803 = llvm.mlir.poison : vector<4xf32>
      %1804 = llvm.mlir.constant(0 : i64) : i64
      %1805 = llvm.insertelement %1670, %1803[%1804 : i64] : vector<4xf32>
      %1806 = llvm.mlir.constant(1 : i64) : i64
      %1807 = llvm.insertelement %1672, %1805[%1806 : i64] : vector<4xf32>
      %1808 = llvm.mlir.constant(2 : i64) : i64
      %1809 = llvm.insertelement %1674, %1807[%1808 : i64] : vector<4xf32>
      %1810 = llvm.mlir.constant(3 : i64) : i64
      %1811 = llvm.insertelement %1676, %1809[%1810 : i64] : vector<4xf32>
      %1812 = llvm.mlir.poison : vector<4xf32>
      %1813 = llvm.mlir.constant(0 : i64) : i64
      %1814 = llvm.insertelement %1678, %1812[%1813 : i64] : vector<4xf32>
      %1815 = llvm.mlir.constant(1 : i64) : i64
      %1816 = llvm.insertelement %1680, %1814[%1815 : i64] : vector<4xf32>
      %1817 = llvm.mlir.constant(2 : i64) : i64
      %1818 = llvm.insertelement %1682, %1816[%1817 : i64] : vector<4xf32>
      %1819 = llvm.mlir.constant(3 : i64) : i64
      %1820 = llvm.insertelement %1684, %1818[%1819 : i64] : vector<4xf32>
      %1821 = llvm.mlir.poison : vector<4xf32>
      %1822 = llvm.mlir.constant(0 : i64) : i64
      %1823 = llvm.insertelement %1686, %1821[%1822 : i64] : vector<4xf32>
      %1824 = llvm.mlir.constant(1 : i64) : i64
      %1825 = llvm.insertelement %1688, %1823[%1824 : i64] : vector<4xf32>
      %1826 = llvm.mlir.constant(2 : i64) : i64
      %1827 = llvm.insertelement %1690, %1825[%1826 : i64] : vector<4xf32>
      %1828 = llvm.mlir.constant(3 : i64) : i64
      %1829 = llvm.insertelement %1692, %1827[%1828 : i64] : vector<4xf32>
      %1830 = llvm.mlir.poison : vector<4xf32>
      %1831 = llvm.mlir.constant(0 : i64) : i64
      %1832 = llvm.insertelement %1694, %1830[%1831 : i64] : vector<4xf32>
      %1833 = llvm.mlir.constant(1 : i64) : i64
      %1834 = llvm.insertelement %1696, %1832[%1833 : i64] : vector<4xf32>
      %1835 = llvm.mlir.constant(2 : i64) : i64
      %1836 = llvm.insertelement %1698, %1834[%1835 : i64] : vector<4xf32>
      %1837 = llvm.mlir.constant(3 : i64) : i64
      %1838 = llvm.insertelement %1700, %1836[%1837 : i64] : vector<4xf32>
      %1839 = llvm.mlir.poison : vector<4xf32>
      %1840 = llvm.mlir.constant(0 : i64) : i64
      %1841 = llvm.insertelement %1702, %1839[%1840 : i64] : vector<4xf32>
      %1842 = llvm.mlir.constant(1 : i64) : i64
      %1843 = llvm.insertelement %1704, %1841[%1842 : i64] : vector<4xf32>
      %1844 = llvm.mlir.constant(2 : i64) : i64
      %1845 = llvm.insertelement %1706, %1843[%1844 : i64] : vector<4xf32>
      %1846 = llvm.mlir.constant(3 : i64) : i64
      %1847 = llvm.insertelement %1708, %1845[%1846 : i64] : vector<4xf32>
      %1848 = llvm.mlir.poison : vector<4xf32>
      %1849 = llvm.mlir.constant(0 : i64) : i64
      %1850 = llvm.insertelement %1710, %1848[%1849 : i64] : vector<4xf32>
      %1851 = llvm.mlir.constant(1 : i64) : i64
      %1852 = llvm.insertelement %1712, %1850[%1851 : i64] : vector<4xf32>
      %1853 = llvm.mlir.constant(2 : i64) : i64
      %1854 = llvm.insertelement %1714, %1852[%1853 : i64] : vector<4xf32>
      %1855 = llvm.mlir.constant(3 : i64) : i64
      %1856 = llvm.insertelement %1716, %1854[%1855 : i64] : vector<4xf32>
      %1857 = llvm.mlir.poison : vector<4xf32>
      %1858 = llvm.mlir.constant(0 : i64) : i64
      %1859 = llvm.insertelement %1718, %1857[%1858 : i64] : vector<4xf32>
      %1860 = llvm.mlir.constant(1 : i64) : i64
      %1861 = llvm.insertelement %1720, %1859[%1860 : i64] : vector<4xf32>
      %1862 = llvm.mlir.constant(2 : i64) : i64
      %1863 = llvm.insertelement %1722, %1861[%1862 : i64] : vector<4xf32>
      %1864 = llvm.mlir.constant(3 : i64) : i64
      %1865 = llvm.insertelement %1724, %1863[%1864 : i64] : vector<4xf32>
      %1866 = llvm.mlir.poison : vector<4xf32>
      %1867 = llvm.mlir.constant(0 : i64) : i64
      %1868 = llvm.insertelement %1726, %1866[%1867 : i64] : vector<4xf32>
      %1869 = llvm.mlir.constant(1 : i64) : i64
      %1870 = llvm.insertelement %1728, %1868[%1869 : i64] : vector<4xf32>
      %1871 = llvm.mlir.constant(2 : i64) : i64
      %1872 = llvm.insertelement %1730, %1870[%1871 : i64] : vector<4xf32>
      %1873 = llvm.mlir.constant(3 : i64) : i64
      %1874 = llvm.insertelement %1732, %1872[%1873 : i64] : vector<4xf32>
      %1875 = llvm.mlir.poison : vector<4xf32>
      %1876 = llvm.mlir.constant(0 : i64) : i64
      %1877 = llvm.insertelement %1734, %1875[%1876 : i64] : vector<4xf32>
      %1878 = llvm.mlir.constant(1 : i64) : i64
      %1879 = llvm.insertelement %1736, %1877[%1878 : i64] : vector<4xf32>
      %1880 = llvm.mlir.constant(2 : i64) : i64
      %1881 = llvm.insertelement %1738, %1879[%1880 : i64] : vector<4xf32>
      %1882 = llvm.mlir.constant(3 : i64) : i64
      %1883 = llvm.insertelement %1740, %1881[%1882 : i64] : vector<4xf32>
      %1884 = llvm.mlir.poison : vector<4xf32>
      %1885 = llvm.mlir.constant(0 : i64) : i64
      %1886 = llvm.insertelement %1742, %1884[%1885 : i64] : vector<4xf32>
      %1887 = llvm.mlir.constant(1 : i64) : i64
      %1888 = llvm.insertelement %1744, %1886[%1887 : i64] : vector<4xf32>
      %1889 = llvm.mlir.constant(2 : i64) : i64
      %1890 = llvm.insertelement %1746, %1888[%1889 : i64] : vector<4xf32>
      %1891 = llvm.mlir.constant(3 : i64) : i64
      %1892 = llvm.insertelement %1748, %1890[%1891 : i64] : vector<4xf32>
      %1893 = llvm.bitcast %424 : vector<8xbf16> to vector<8xi16>
      %1894 = llvm.bitcast %1893 : vector<8xi16> to vector<4xi32>
      %1895 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1894 : (vector<4xi32>) -> vector<4xi32>
      %1896 = llvm.bitcast %1895 : vector<4xi32> to vector<8xi16>
      %1897 = llvm.bitcast %1896 : vector<8xi16> to vector<8xbf16>
      %1898 = llvm.bitcast %426 : vector<8xbf16> to vector<8xi16>
      %1899 = llvm.bitcast %1898 : vector<8xi16> to vector<4xi32>
      %1900 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1899 : (vector<4xi32>) -> vector<4xi32>
      %1901 = llvm.bitcast %1900 : vector<4xi32> to vector<8xi16>
      %1902 = llvm.bitcast %1901 : vector<8xi16> to vector<8xbf16>
      %1903 = llvm.bitcast %465 : vector<4xbf16> to vector<4xi16>
      %1904 = llvm.bitcast %1903 : vector<4xi16> to vector<2xi32>
      %1905 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1904 : (vector<2xi32>) -> vector<2xi32>
      %1906 = llvm.bitcast %1905 : vector<2xi32> to vector<4xi16>
      %1907 = llvm.bitcast %1906 : vector<4xi16> to vector<4xbf16>
      %1908 = llvm.bitcast %467 : vector<4xbf16> to vector<4xi16>
      %1909 = llvm.bitcast %1908 : vector<4xi16> to vector<2xi32>
      %1910 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1909 : (vector<2xi32>) -> vector<2xi32>
      %1911 = llvm.bitcast %1910 : vector<2xi32> to vector<4xi16>
      %1912 = llvm.bitcast %1911 : vector<4xi16> to vector<4xbf16>
      %1913 = llvm.bitcast %469 : vector<4xbf16> to vector<4xi16>
      %1914 = llvm.bitcast %1913 : vector<4xi16> to vector<2xi32>
      %1915 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1914 : (vector<2xi32>) -> vector<2xi32>
      %1916 = llvm.bitcast %1915 : vector<2xi32> to vector<4xi16>
      %1917 = llvm.bitcast %1916 : vector<4xi16> to vector<4xbf16>
      %1918 = llvm.bitcast %471 : vector<4xbf16> to vector<4xi16>
      %1919 = llvm.bitcast %1918 : vector<4xi16> to vector<2xi32>
      %1920 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1919 : (vector<2xi32>) -> vector<2xi32>
      %1921 = llvm.bitcast %1920 : vector<2xi32> to vector<4xi16>
      %1922 = llvm.bitcast %1921 : vector<4xi16> to vector<4xbf16>
      %1923 = llvm.mul %1207, %42 : i32
      %1924 = llvm.getelementptr %54[%1923] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1925 = llvm.getelementptr %54[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1926 = llvm.mul %1207, %42 : i32
      %1927 = llvm.getelementptr %1925[%1926] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1928 = llvm.urem %56, %41 : i32
      %1929 = llvm.mul %1928, %40 : i32
      %1930 = llvm.udiv %56, %41 : i32
      %1931 = llvm.mul %59, %39 : i32
      %1932 = llvm.add %1930, %1931 : i32
      %1933 = llvm.mul %1932, %35 : i32
      %1934 = llvm.add %1933, %1929 : i32
      %1935 = llvm.lshr %1934, %41 : i32
      %1936 = llvm.and %1935, %34 : i32
      %1937 = llvm.xor %1934, %1936 : i32
      %1938 = llvm.mul %1937, %52 : i32
      %1939 = llvm.getelementptr %1924[%1938] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1940 = llvm.xor %1937, %41 : i32
      %1941 = llvm.mul %1940, %52 : i32
      %1942 = llvm.getelementptr %1924[%1941] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1943 = llvm.getelementptr %1939[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1944 = llvm.getelementptr %1942[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1945 = llvm.shufflevector %1897, %1897 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1945, %1939 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1946 = llvm.shufflevector %1897, %1897 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1946, %1942 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1947 = llvm.shufflevector %1902, %1902 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1947, %1943 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1948 = llvm.shufflevector %1902, %1902 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1948, %1944 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1949 = llvm.mlir.constant(0 : i64) : i64
      %1950 = llvm.extractelement %1907[%1949 : i64] : vector<4xbf16>
      %1951 = llvm.mlir.constant(1 : i64) : i64
      %1952 = llvm.extractelement %1907[%1951 : i64] : vector<4xbf16>
      %1953 = llvm.mlir.constant(2 : i64) : i64
      %1954 = llvm.extractelement %1907[%1953 : i64] : vector<4xbf16>
      %1955 = llvm.mlir.constant(3 : i64) : i64
      %1956 = llvm.extractelement %1907[%1955 : i64] : vector<4xbf16>
      %1957 = llvm.mlir.constant(0 : i64) : i64
      %1958 = llvm.extractelement %1912[%1957 : i64] : vector<4xbf16>
      %1959 = llvm.mlir.constant(1 : i64) : i64
      %1960 = llvm.extractelement %1912[%1959 : i64] : vector<4xbf16>
      %1961 = llvm.mlir.constant(2 : i64) : i64
      %1962 = llvm.extractelement %1912[%1961 : i64] : vector<4xbf16>
      %1963 = llvm.mlir.constant(3 : i64) : i64
      %1964 = llvm.extractelement %1912[%1963 : i64] : vector<4xbf16>
      %1965 = llvm.mlir.constant(0 : i64) : i64
      %1966 = llvm.extractelement %1917[%1965 : i64] : vector<4xbf16>
      %1967 = llvm.mlir.constant(1 : i64) : i64
      %1968 = llvm.extractelement %1917[%1967 : i64] : vector<4xbf16>
      %1969 = llvm.mlir.constant(2 : i64) : i64
      %1970 = llvm.extractelement %1917[%1969 : i64] : vector<4xbf16>
      %1971 = llvm.mlir.constant(3 : i64) : i64
      %1972 = llvm.extractelement %1917[%1971 : i64] : vector<4xbf16>
      %1973 = llvm.mlir.constant(0 : i64) : i64
      %1974 = llvm.extractelement %1922[%1973 : i64] : vector<4xbf16>
      %1975 = llvm.mlir.constant(1 : i64) : i64
      %1976 = llvm.extractelement %1922[%1975 : i64] : vector<4xbf16>
      %1977 = llvm.mlir.constant(2 : i64) : i64
      %1978 = llvm.extractelement %1922[%1977 : i64] : vector<4xbf16>
      %1979 = llvm.mlir.constant(3 : i64) : i64
      %1980 = llvm.extractelement %1922[%1979 : i64] : vector<4xbf16>
      %1981 = llvm.mlir.poison : vector<4xbf16>
      %1982 = llvm.mlir.constant(0 : i64) : i64
      %1983 = llvm.insertelement %1950, %1981[%1982 : i64] : vector<4xbf16>
      %1984 = llvm.mlir.constant(1 : i64) : i64
      %1985 = llvm.insertelement %1958, %1983[%1984 : i64] : vector<4xbf16>
      %1986 = llvm.mlir.constant(2 : i64) : i64
      %1987 = llvm.insertelement %1966, %1985[%1986 : i64] : vector<4xbf16>
      %1988 = llvm.mlir.constant(3 : i64) : i64
      %1989 = llvm.insertelement %1974, %1987[%1988 : i64] : vector<4xbf16>
      %1990 = llvm.mlir.poison : vector<4xbf16>
      %1991 = llvm.mlir.constant(0 : i64) : i64
      %1992 = llvm.insertelement %1952, %1990[%1991 : i64] : vector<4xbf16>
      %1993 = llvm.mlir.constant(1 : i64) : i64
      %1994 = llvm.insertelement %1960, %1992[%1993 : i64] : vector<4xbf16>
      %1995 = llvm.mlir.constant(2 : i64) : i64
      %1996 = llvm.insertelement %1968, %1994[%1995 : i64] : vector<4xbf16>
      %1997 = llvm.mlir.constant(3 : i64) : i64
      %1998 = llvm.insertelement %1976, %1996[%1997 : i64] : vector<4xbf16>
      %1999 = llvm.mlir.poison : vector<4xbf16>
      %2000 = llvm.mlir.constant(0 : i64) : i64
      %2001 = llvm.insertelement %1954, %1999[%2000 : i64] : vector<4xbf16>
      %2002 = llvm.mlir.constant(1 : i64) : i64
      %2003 = llvm.insertelement %1962, %2001[%2002 : i64] : vector<4xbf16>
      %2004 = llvm.mlir.constant(2 : i64) : i64
      %2005 = llvm.insertelement %1970, %2003[%2004 : i64] : vector<4xbf16>
      %2006 = llvm.mlir.constant(3 : i64) : i64
      %2007 = llvm.insertelement %1978, %2005[%2006 : i64] : vector<4xbf16>
      %2008 = llvm.mlir.poison : vector<4xbf16>
      %2009 = llvm.mlir.constant(0 : i64) : i64
      %2010 = llvm.insertelement %1956, %2008[%2009 : i64] : vector<4xbf16>
      %2011 = llvm.mlir.constant(1 : i64) : i64
      %2012 = llvm.insertelement %1964, %2010[%2011 : i64] : vector<4xbf16>
      %2013 = llvm.mlir.constant(2 : i64) : i64
      %2014 = llvm.insertelement %1972, %2012[%2013 : i64] : vector<4xbf16>
      %2015 = llvm.mlir.constant(3 : i64) : i64
      %2016 = llvm.insertelement %1980, %2014[%2015 : i64] : vector<4xbf16>
      %2017 = llvm.urem %56, %35 : i32
      %2018 = llvm.mul %2017, %41 : i32
      %2019 = llvm.udiv %56, %35 : i32
      %2020 = llvm.mul %2019, %41 : i32
      %2021 = llvm.mul %59, %40 : i32
      %2022 = llvm.add %2020, %2021 : i32
      %2023 = llvm.mul %2018, %39 : i32
      %2024 = llvm.urem %2022, %39 : i32
      %2025 = llvm.udiv %2022, %39 : i32
      %2026 = llvm.mul %2025, %30 : i32
      %2027 = llvm.add %2024, %2026 : i32
      %2028 = llvm.add %2023, %2027 : i32
      %2029 = llvm.lshr %2028, %41 : i32
      %2030 = llvm.and %2029, %29 : i32
      %2031 = llvm.xor %2028, %2030 : i32
      %2032 = llvm.mul %2031, %52 : i32
      %2033 = llvm.getelementptr %1927[%2032] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %2034 = llvm.xor %2031, %39 : i32
      %2035 = llvm.mul %2034, %52 : i32
      %2036 = llvm.getelementptr %1927[%2035] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %2037 = llvm.xor %2031, %35 : i32
      %2038 = llvm.mul %2037, %52 : i32
      %2039 = llvm.getelementptr %1927[%2038] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %2040 = llvm.xor %2031, %28 : i32
      %2041 = llvm.mul %2040, %52 : i32
      %2042 = llvm.getelementptr %1927[%2041] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      llvm.store %1989, %2033 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %1998, %2036 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %2007, %2039 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %2016, %2042 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %2043 = llvm.add %1207, %51 : i32
      %2044 = llvm.icmp "eq" %2043, %52 : i32
      %2045 = llvm.select %2044, %50, %2043 : i1, i32
      %2046 = llvm.add %360, %48 : i64
      llvm.br ^bb1(%2046, %1757, %1766, %1775, %1784, %1793, %1802, %1811, %1820, %1829, %1838, %1847, %1856, %1865, %1874, %1883, %1892, %1246, %1248, %1287, %1289, %1291, %1293, %2045, %1215 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<8xbf16>, vector<8xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, i32, i32)
    ^bb3:  // pred: ^bb1
      %2047 = llvm.add %91, %46 : i64
      %2048 = llvm.icmp "sle" %2047, %arg5 : i64
      %2049 = llvm.add %90, %46 : i64
      %2050 = llvm.icmp "sle" %2049, %arg4 : i64
      %2051 = llvm.and %2048, %2050 : i1
      llvm.cond_br %2051, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %2052 = llvm.urem %56, %35 : i32
      %2053 = llvm.udiv %59, %52 : i32
      %2054 = llvm.mul %2053, %53 : i32
      %2055 = llvm.add %2052, %2054 : i32
      %2056 = llvm.zext %2055 : i32 to i64
      %2057 = llvm.add %91, %2056 : i64
      %2058 = llvm.mul %2057, %38 : i64
      %2059 = llvm.getelementptr %arg2[%2058] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2060 = llvm.getelementptr %2059[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2061 = llvm.load %2059 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2062 = llvm.load %2060 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2063 = llvm.fpext %2061 : bf16 to f32
      %2064 = llvm.fpext %2062 : bf16 to f32
      %2065 = llvm.mlir.poison : vector<4xf32>
      %2066 = llvm.mlir.constant(0 : i32) : i32
      %2067 = llvm.insertelement %2063, %2065[%2066 : i32] : vector<4xf32>
      %2068 = llvm.shufflevector %2067, %2065 [0, 0, 0, 0] : vector<4xf32> 
      %2069 = llvm.mlir.poison : vector<4xf32>
      %2070 = llvm.mlir.constant(0 : i32) : i32
      %2071 = llvm.insertelement %2064, %2069[%2070 : i32] : vector<4xf32>
      %2072 = llvm.shufflevector %2071, %2069 [0, 0, 0, 0] : vector<4xf32> 
      %2073 = llvm.fadd %361, %2068 : vector<4xf32>
      %2074 = llvm.fadd %362, %2068 : vector<4xf32>
      %2075 = llvm.fadd %363, %2068 : vector<4xf32>
      %2076 = llvm.fadd %364, %2068 : vector<4xf32>
      %2077 = llvm.fadd %365, %2072 : vector<4xf32>
      %2078 = llvm.fadd %366, %2072 : vector<4xf32>
      %2079 = llvm.fadd %367, %2072 : vector<4xf32>
      %2080 = llvm.fadd %368, %2072 : vector<4xf32>
      %2081 = llvm.fadd %369, %2068 : vector<4xf32>
      %2082 = llvm.fadd %370, %2068 : vector<4xf32>
      %2083 = llvm.fadd %371, %2068 : vector<4xf32>
      %2084 = llvm.fadd %372, %2068 : vector<4xf32>
      %2085 = llvm.fadd %373, %2072 : vector<4xf32>
      %2086 = llvm.fadd %374, %2072 : vector<4xf32>
      %2087 = llvm.fadd %375, %2072 : vector<4xf32>
      %2088 = llvm.fadd %376, %2072 : vector<4xf32>
      %2089 = llvm.fptrunc %2073 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2090 = llvm.fptrunc %2074 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2091 = llvm.fptrunc %2075 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2092 = llvm.fptrunc %2076 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2093 = llvm.fptrunc %2077 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2094 = llvm.fptrunc %2078 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2095 = llvm.fptrunc %2079 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2096 = llvm.fptrunc %2080 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2097 = llvm.fptrunc %2081 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2098 = llvm.fptrunc %2082 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2099 = llvm.fptrunc %2083 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2100 = llvm.fptrunc %2084 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2101 = llvm.fptrunc %2085 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2102 = llvm.fptrunc %2086 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2103 = llvm.fptrunc %2087 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2104 = llvm.fptrunc %2088 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2105 = llvm.intr.maximum(%2089, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2106 = llvm.intr.maximum(%2090, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2107 = llvm.intr.maximum(%2091, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2108 = llvm.intr.maximum(%2092, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2109 = llvm.intr.maximum(%2093, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2110 = llvm.intr.maximum(%2094, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2111 = llvm.intr.maximum(%2095, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2112 = llvm.intr.maximum(%2096, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2113 = llvm.intr.maximum(%2097, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2114 = llvm.intr.maximum(%2098, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2115 = llvm.intr.maximum(%2099, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2116 = llvm.intr.maximum(%2100, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2117 = llvm.intr.maximum(%2101, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2118 = llvm.intr.maximum(%2102, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2119 = llvm.intr.maximum(%2103, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2120 = llvm.intr.maximum(%2104, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2121 = llvm.urem %56, %35 : i32
      %2122 = llvm.udiv %56, %35 : i32
      %2123 = llvm.mul %2122, %41 : i32
      %2124 = llvm.urem %59, %52 : i32
      %2125 = llvm.mul %2124, %53 : i32
      %2126 = llvm.add %2123, %2125 : i32
      %2127 = llvm.udiv %59, %52 : i32
      %2128 = llvm.mul %2127, %53 : i32
      %2129 = llvm.add %2121, %2128 : i32
      %2130 = llvm.zext %2126 : i32 to i64
      %2131 = llvm.add %90, %2130 : i64
      %2132 = llvm.mul %2131, %arg5 : i64
      %2133 = llvm.zext %2129 : i32 to i64
      %2134 = llvm.add %91, %2133 : i64
      %2135 = llvm.add %2132, %2134 : i64
      %2136 = llvm.mul %2135, %38 : i64
      %2137 = llvm.getelementptr %arg3[%2136] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2138 = llvm.mul %arg5, %38 : i64
      %2139 = llvm.getelementptr %2137[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2140 = llvm.getelementptr %2139[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2141 = llvm.getelementptr %2140[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2142 = llvm.mul %arg5, %25 : i64
      %2143 = llvm.getelementptr %2141[%2142] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2144 = llvm.getelementptr %2143[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2145 = llvm.getelementptr %2144[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2146 = llvm.getelementptr %2145[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2147 = llvm.getelementptr %2146[%2142] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2148 = llvm.getelementptr %2147[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2149 = llvm.getelementptr %2148[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2150 = llvm.getelementptr %2149[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2151 = llvm.getelementptr %2150[%2142] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2152 = llvm.getelementptr %2151[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2153 = llvm.getelementptr %2152[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2154 = llvm.getelementptr %2153[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2155 = llvm.getelementptr %2137[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2156 = llvm.getelementptr %2139[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2157 = llvm.getelementptr %2140[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2158 = llvm.getelementptr %2141[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2159 = llvm.getelementptr %2143[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2160 = llvm.getelementptr %2144[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2161 = llvm.getelementptr %2145[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2162 = llvm.getelementptr %2146[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2163 = llvm.getelementptr %2147[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2164 = llvm.getelementptr %2148[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2165 = llvm.getelementptr %2149[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2166 = llvm.getelementptr %2150[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2167 = llvm.getelementptr %2151[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2168 = llvm.getelementptr %2152[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2169 = llvm.getelementptr %2153[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2170 = llvm.getelementptr %2154[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2171 = llvm.getelementptr %2154[%2142] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2172 = llvm.getelementptr %2171[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2173 = llvm.getelementptr %2172[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2174 = llvm.getelementptr %2173[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2175 = llvm.getelementptr %2174[%2142] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2176 = llvm.getelementptr %2175[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2177 = llvm.getelementptr %2176[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2178 = llvm.getelementptr %2177[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2179 = llvm.getelementptr %2178[%2142] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2180 = llvm.getelementptr %2179[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2181 = llvm.getelementptr %2180[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2182 = llvm.getelementptr %2181[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2183 = llvm.getelementptr %2182[%2142] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2184 = llvm.getelementptr %2183[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2185 = llvm.getelementptr %2184[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2186 = llvm.getelementptr %2185[%2138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2187 = llvm.getelementptr %2171[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2188 = llvm.getelementptr %2172[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2189 = llvm.getelementptr %2173[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2190 = llvm.getelementptr %2174[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2191 = llvm.getelementptr %2175[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2192 = llvm.getelementptr %2176[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2193 = llvm.getelementptr %2177[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2194 = llvm.getelementptr %2178[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2195 = llvm.getelementptr %2179[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2196 = llvm.getelementptr %2180[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2197 = llvm.getelementptr %2181[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2198 = llvm.getelementptr %2182[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2199 = llvm.getelementptr %2183[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2200 = llvm.getelementptr %2184[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2201 = llvm.getelementptr %2185[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2202 = llvm.getelementptr %2186[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2203 = llvm.mlir.constant(0 : i64) : i64
      %2204 = llvm.extractelement %2105[%2203 : i64] : vector<4xbf16>
      llvm.store %2204, %2137 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2205 = llvm.mlir.constant(1 : i64) : i64
      %2206 = llvm.extractelement %2105[%2205 : i64] : vector<4xbf16>
      llvm.store %2206, %2139 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2207 = llvm.mlir.constant(2 : i64) : i64
      %2208 = llvm.extractelement %2105[%2207 : i64] : vector<4xbf16>
      llvm.store %2208, %2140 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2209 = llvm.mlir.constant(3 : i64) : i64
      %2210 = llvm.extractelement %2105[%2209 : i64] : vector<4xbf16>
      llvm.store %2210, %2141 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2211 = llvm.mlir.constant(0 : i64) : i64
      %2212 = llvm.extractelement %2106[%2211 : i64] : vector<4xbf16>
      llvm.store %2212, %2143 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2213 = llvm.mlir.constant(1 : i64) : i64
      %2214 = llvm.extractelement %2106[%2213 : i64] : vector<4xbf16>
      llvm.store %2214, %2144 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2215 = llvm.mlir.constant(2 : i64) : i64
      %2216 = llvm.extractelement %2106[%2215 : i64] : vector<4xbf16>
      llvm.store %2216, %2145 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2217 = llvm.mlir.constant(3 : i64) : i64
      %2218 = llvm.extractelement %2106[%2217 : i64] : vector<4xbf16>
      llvm.store %2218, %2146 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2219 = llvm.mlir.constant(0 : i64) : i64
      %2220 = llvm.extractelement %2107[%2219 : i64] : vector<4xbf16>
      llvm.store %2220, %2147 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2221 = llvm.mlir.constant(1 : i64) : i64
      %2222 = llvm.extractelement %2107[%2221 : i64] : vector<4xbf16>
      llvm.store %2222, %2148 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2223 = llvm.mlir.constant(2 : i64) : i64
      %2224 = llvm.extractelement %2107[%2223 : i64] : vector<4xbf16>
      llvm.store %2224, %2149 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2225 = llvm.mlir.constant(3 : i64) : i64
      %2226 = llvm.extractelement %2107[%2225 : i64] : vector<4xbf16>
      llvm.store %2226, %2150 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2227 = llvm.mlir.constant(0 : i64) : i64
      %2228 = llvm.extractelement %2108[%2227 : i64] : vector<4xbf16>
      llvm.store %2228, %2151 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2229 = llvm.mlir.constant(1 : i64) : i64
      %2230 = llvm.extractelement %2108[%2229 : i64] : vector<4xbf16>
      llvm.store %2230, %2152 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2231 = llvm.mlir.constant(2 : i64) : i64
      %2232 = llvm.extractelement %2108[%2231 : i64] : vector<4xbf16>
      llvm.store %2232, %2153 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2233 = llvm.mlir.constant(3 : i64) : i64
      %2234 = llvm.extractelement %2108[%2233 : i64] : vector<4xbf16>
      llvm.store %2234, %2154 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2235 = llvm.mlir.constant(0 : i64) : i64
      %2236 = llvm.extractelement %2109[%2235 : i64] : vector<4xbf16>
      llvm.store %2236, %2155 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2237 = llvm.mlir.constant(1 : i64) : i64
      %2238 = llvm.extractelement %2109[%2237 : i64] : vector<4xbf16>
      llvm.store %2238, %2156 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2239 = llvm.mlir.constant(2 : i64) : i64
      %2240 = llvm.extractelement %2109[%2239 : i64] : vector<4xbf16>
      llvm.store %2240, %2157 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2241 = llvm.mlir.constant(3 : i64) : i64
      %2242 = llvm.extractelement %2109[%2241 : i64] : vector<4xbf16>
      llvm.store %2242, %2158 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2243 = llvm.mlir.constant(0 : i64) : i64
      %2244 = llvm.extractelement %2110[%2243 : i64] : vector<4xbf16>
      llvm.store %2244, %2159 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2245 = llvm.mlir.constant(1 : i64) : i64
      %2246 = llvm.extractelement %2110[%2245 : i64] : vector<4xbf16>
      llvm.store %2246, %2160 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2247 = llvm.mlir.constant(2 : i64) : i64
      %2248 = llvm.extractelement %2110[%2247 : i64] : vector<4xbf16>
      llvm.store %2248, %2161 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2249 = llvm.mlir.constant(3 : i64) : i64
      %2250 = llvm.extractelement %2110[%2249 : i64] : vector<4xbf16>
      llvm.store %2250, %2162 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2251 = llvm.mlir.constant(0 : i64) : i64
      %2252 = llvm.extractelement %2111[%2251 : i64] : vector<4xbf16>
      llvm.store %2252, %2163 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2253 = llvm.mlir.constant(1 : i64) : i64
      %2254 = llvm.extractelement %2111[%2253 : i64] : vector<4xbf16>
      llvm.store %2254, %2164 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2255 = llvm.mlir.constant(2 : i64) : i64
      %2256 = llvm.extractelement %2111[%2255 : i64] : vector<4xbf16>
      llvm.store %2256, %2165 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2257 = llvm.mlir.constant(3 : i64) : i64
      %2258 = llvm.extractelement %2111[%2257 : i64] : vector<4xbf16>
      llvm.store %2258, %2166 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2259 = llvm.mlir.constant(0 : i64) : i64
      %2260 = llvm.extractelement %2112[%2259 : i64] : vector<4xbf16>
      llvm.store %2260, %2167 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2261 = llvm.mlir.constant(1 : i64) : i64
      %2262 = llvm.extractelement %2112[%2261 : i64] : vector<4xbf16>
      llvm.store %2262, %2168 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2263 = llvm.mlir.constant(2 : i64) : i64
      %2264 = llvm.extractelement %2112[%2263 : i64] : vector<4xbf16>
      llvm.store %2264, %2169 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2265 = llvm.mlir.constant(3 : i64) : i64
      %2266 = llvm.extractelement %2112[%2265 : i64] : vector<4xbf16>
      llvm.store %2266, %2170 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2267 = llvm.mlir.constant(0 : i64) : i64
      %2268 = llvm.extractelement %2113[%2267 : i64] : vector<4xbf16>
      llvm.store %2268, %2171 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2269 = llvm.mlir.constant(1 : i64) : i64
      %2270 = llvm.extractelement %2113[%2269 : i64] : vector<4xbf16>
      llvm.store %2270, %2172 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2271 = llvm.mlir.constant(2 : i64) : i64
      %2272 = llvm.extractelement %2113[%2271 : i64] : vector<4xbf16>
      llvm.store %2272, %2173 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2273 = llvm.mlir.constant(3 : i64) : i64
      %2274 = llvm.extractelement %2113[%2273 : i64] : vector<4xbf16>
      llvm.store %2274, %2174 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2275 = llvm.mlir.constant(0 : i64) : i64
      %2276 = llvm.extractelement %2114[%2275 : i64] : vector<4xbf16>
      llvm.store %2276, %2175 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2277 = llvm.mlir.constant(1 : i64) : i64
      %2278 = llvm.extractelement %2114[%2277 : i64] : vector<4xbf16>
      llvm.store %2278, %2176 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2279 = llvm.mlir.constant(2 : i64) : i64
      %2280 = llvm.extractelement %2114[%2279 : i64] : vector<4xbf16>
      llvm.store %2280, %2177 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2281 = llvm.mlir.constant(3 : i64) : i64
      %2282 = llvm.extractelement %2114[%2281 : i64] : vector<4xbf16>
      llvm.store %2282, %2178 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2283 = llvm.mlir.constant(0 : i64) : i64
      %2284 = llvm.extractelement %2115[%2283 : i64] : vector<4xbf16>
      llvm.store %2284, %2179 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2285 = llvm.mlir.constant(1 : i64) : i64
      %2286 = llvm.extractelement %2115[%2285 : i64] : vector<4xbf16>
      llvm.store %2286, %2180 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2287 = llvm.mlir.constant(2 : i64) : i64
      %2288 = llvm.extractelement %2115[%2287 : i64] : vector<4xbf16>
      llvm.store %2288, %2181 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2289 = llvm.mlir.constant(3 : i64) : i64
      %2290 = llvm.extractelement %2115[%2289 : i64] : vector<4xbf16>
      llvm.store %2290, %2182 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2291 = llvm.mlir.constant(0 : i64) : i64
      %2292 = llvm.extractelement %2116[%2291 : i64] : vector<4xbf16>
      llvm.store %2292, %2183 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2293 = llvm.mlir.constant(1 : i64) : i64
      %2294 = llvm.extractelement %2116[%2293 : i64] : vector<4xbf16>
      llvm.store %2294, %2184 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2295 = llvm.mlir.constant(2 : i64) : i64
      %2296 = llvm.extractelement %2116[%2295 : i64] : vector<4xbf16>
      llvm.store %2296, %2185 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2297 = llvm.mlir.constant(3 : i64) : i64
      %2298 = llvm.extractelement %2116[%2297 : i64] : vector<4xbf16>
      llvm.store %2298, %2186 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2299 = llvm.mlir.constant(0 : i64) : i64
      %2300 = llvm.extractelement %2117[%2299 : i64] : vector<4xbf16>
      llvm.store %2300, %2187 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2301 = llvm.mlir.constant(1 : i64) : i64
      %2302 = llvm.extractelement %2117[%2301 : i64] : vector<4xbf16>
      llvm.store %2302, %2188 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2303 = llvm.mlir.constant(2 : i64) : i64
      %2304 = llvm.extractelement %2117[%2303 : i64] : vector<4xbf16>
      llvm.store %2304, %2189 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2305 = llvm.mlir.constant(3 : i64) : i64
      %2306 = llvm.extractelement %2117[%2305 : i64] : vector<4xbf16>
      llvm.store %2306, %2190 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2307 = llvm.mlir.constant(0 : i64) : i64
      %2308 = llvm.extractelement %2118[%2307 : i64] : vector<4xbf16>
      llvm.store %2308, %2191 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2309 = llvm.mlir.constant(1 : i64) : i64
      %2310 = llvm.extractelement %2118[%2309 : i64] : vector<4xbf16>
      llvm.store %2310, %2192 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2311 = llvm.mlir.constant(2 : i64) : i64
      %2312 = llvm.extractelement %2118[%2311 : i64] : vector<4xbf16>
      llvm.store %2312, %2193 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2313 = llvm.mlir.constant(3 : i64) : i64
      %2314 = llvm.extractelement %2118[%2313 : i64] : vector<4xbf16>
      llvm.store %2314, %2194 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2315 = llvm.mlir.constant(0 : i64) : i64
      %2316 = llvm.extractelement %2119[%2315 : i64] : vector<4xbf16>
      llvm.store %2316, %2195 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2317 = llvm.mlir.constant(1 : i64) : i64
      %2318 = llvm.extractelement %2119[%2317 : i64] : vector<4xbf16>
      llvm.store %2318, %2196 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2319 = llvm.mlir.constant(2 : i64) : i64
      %2320 = llvm.extractelement %2119[%2319 : i64] : vector<4xbf16>
      llvm.store %2320, %2197 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2321 = llvm.mlir.constant(3 : i64) : i64
      %2322 = llvm.extractelement %2119[%2321 : i64] : vector<4xbf16>
      llvm.store %2322, %2198 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2323 = llvm.mlir.constant(0 : i64) : i64
      %2324 = llvm.extractelement %2120[%2323 : i64] : vector<4xbf16>
      llvm.store %2324, %2199 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2325 = llvm.mlir.constant(1 : i64) : i64
      %2326 = llvm.extractelement %2120[%2325 : i64] : vector<4xbf16>
      llvm.store %2326, %2200 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2327 = llvm.mlir.constant(2 : i64) : i64
      %2328 = llvm.extractelement %2120[%2327 : i64] : vector<4xbf16>
      llvm.store %2328, %2201 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2329 = llvm.mlir.constant(3 : i64) : i64
      %2330 = llvm.extractelement %2120[%2329 : i64] : vector<4xbf16>
      llvm.store %2330, %2202 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb134
    ^bb5:  // pred: ^bb3
      %2331 = llvm.urem %56, %35 : i32
      %2332 = llvm.udiv %59, %52 : i32
      %2333 = llvm.mul %2332, %53 : i32
      %2334 = llvm.add %2331, %2333 : i32
      %2335 = llvm.zext %2334 : i32 to i64
      %2336 = llvm.add %91, %2335 : i64
      %2337 = llvm.mul %2336, %38 : i64
      %2338 = llvm.getelementptr %arg2[%2337] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2339 = llvm.sub %arg5, %2336 : i64
      %2340 = llvm.intr.smin(%2339, %37) : (i64, i64) -> i64
      %2341 = llvm.intr.smax(%2340, %44) : (i64, i64) -> i64
      %2342 = llvm.trunc %2341 : i64 to i32
      %2343 = llvm.icmp "sgt" %2342, %50 : i32
      %2344 = llvm.getelementptr %2338[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2345 = llvm.icmp "sgt" %2342, %35 : i32
      %2346 = llvm.select %2343, %2338, %36 : i1, !llvm.ptr<1>
      %2347 = llvm.load %2346 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2348 = llvm.select %2345, %2344, %36 : i1, !llvm.ptr<1>
      %2349 = llvm.load %2348 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2350 = llvm.fpext %2347 : bf16 to f32
      %2351 = llvm.fpext %2349 : bf16 to f32
      %2352 = llvm.mlir.poison : vector<4xf32>
      %2353 = llvm.mlir.constant(0 : i32) : i32
      %2354 = llvm.insertelement %2350, %2352[%2353 : i32] : vector<4xf32>
      %2355 = llvm.shufflevector %2354, %2352 [0, 0, 0, 0] : vector<4xf32> 
      %2356 = llvm.mlir.poison : vector<4xf32>
      %2357 = llvm.mlir.constant(0 : i32) : i32
      %2358 = llvm.insertelement %2351, %2356[%2357 : i32] : vector<4xf32>
      %2359 = llvm.shufflevector %2358, %2356 [0, 0, 0, 0] : vector<4xf32> 
      %2360 = llvm.fadd %361, %2355 : vector<4xf32>
      %2361 = llvm.fadd %362, %2355 : vector<4xf32>
      %2362 = llvm.fadd %363, %2355 : vector<4xf32>
      %2363 = llvm.fadd %364, %2355 : vector<4xf32>
      %2364 = llvm.fadd %365, %2359 : vector<4xf32>
      %2365 = llvm.fadd %366, %2359 : vector<4xf32>
      %2366 = llvm.fadd %367, %2359 : vector<4xf32>
      %2367 = llvm.fadd %368, %2359 : vector<4xf32>
      %2368 = llvm.fadd %369, %2355 : vector<4xf32>
      %2369 = llvm.fadd %370, %2355 : vector<4xf32>
      %2370 = llvm.fadd %371, %2355 : vector<4xf32>
      %2371 = llvm.fadd %372, %2355 : vector<4xf32>
      %2372 = llvm.fadd %373, %2359 : vector<4xf32>
      %2373 = llvm.fadd %374, %2359 : vector<4xf32>
      %2374 = llvm.fadd %375, %2359 : vector<4xf32>
      %2375 = llvm.fadd %376, %2359 : vector<4xf32>
      %2376 = llvm.fptrunc %2360 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2377 = llvm.fptrunc %2361 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2378 = llvm.fptrunc %2362 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2379 = llvm.fptrunc %2363 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2380 = llvm.fptrunc %2364 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2381 = llvm.fptrunc %2365 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2382 = llvm.fptrunc %2366 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2383 = llvm.fptrunc %2367 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2384 = llvm.fptrunc %2368 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2385 = llvm.fptrunc %2369 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2386 = llvm.fptrunc %2370 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2387 = llvm.fptrunc %2371 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2388 = llvm.fptrunc %2372 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2389 = llvm.fptrunc %2373 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2390 = llvm.fptrunc %2374 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2391 = llvm.fptrunc %2375 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2392 = llvm.intr.maximum(%2376, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2393 = llvm.intr.maximum(%2377, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2394 = llvm.intr.maximum(%2378, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2395 = llvm.intr.maximum(%2379, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2396 = llvm.intr.maximum(%2380, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2397 = llvm.intr.maximum(%2381, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2398 = llvm.intr.maximum(%2382, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2399 = llvm.intr.maximum(%2383, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2400 = llvm.intr.maximum(%2384, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2401 = llvm.intr.maximum(%2385, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2402 = llvm.intr.maximum(%2386, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2403 = llvm.intr.maximum(%2387, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2404 = llvm.intr.maximum(%2388, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2405 = llvm.intr.maximum(%2389, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2406 = llvm.intr.maximum(%2390, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2407 = llvm.intr.maximum(%2391, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2408 = llvm.urem %56, %35 : i32
      %2409 = llvm.udiv %56, %35 : i32
      %2410 = llvm.mul %2409, %41 : i32
      %2411 = llvm.urem %59, %52 : i32
      %2412 = llvm.mul %2411, %53 : i32
      %2413 = llvm.add %2410, %2412 : i32
      %2414 = llvm.udiv %59, %52 : i32
      %2415 = llvm.mul %2414, %53 : i32
      %2416 = llvm.add %2408, %2415 : i32
      %2417 = llvm.zext %2413 : i32 to i64
      %2418 = llvm.add %90, %2417 : i64
      %2419 = llvm.mul %2418, %arg5 : i64
      %2420 = llvm.zext %2416 : i32 to i64
      %2421 = llvm.add %91, %2420 : i64
      %2422 = llvm.add %2419, %2421 : i64
      %2423 = llvm.mul %2422, %38 : i64
      %2424 = llvm.getelementptr %arg3[%2423] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2425 = llvm.sub %arg4, %2418 : i64
      %2426 = llvm.intr.smin(%2425, %37) : (i64, i64) -> i64
      %2427 = llvm.intr.smax(%2426, %44) : (i64, i64) -> i64
      %2428 = llvm.trunc %2427 : i64 to i32
      %2429 = llvm.sub %arg5, %2421 : i64
      %2430 = llvm.intr.smin(%2429, %37) : (i64, i64) -> i64
      %2431 = llvm.intr.smax(%2430, %44) : (i64, i64) -> i64
      %2432 = llvm.trunc %2431 : i64 to i32
      %2433 = llvm.icmp "sgt" %2428, %50 : i32
      %2434 = llvm.icmp "sgt" %2432, %50 : i32
      %2435 = llvm.and %2433, %2434 : i1
      %2436 = llvm.mul %arg5, %38 : i64
      %2437 = llvm.getelementptr %2424[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2438 = llvm.icmp "sgt" %2428, %51 : i32
      %2439 = llvm.and %2438, %2434 : i1
      %2440 = llvm.getelementptr %2437[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2441 = llvm.icmp "sgt" %2428, %52 : i32
      %2442 = llvm.and %2441, %2434 : i1
      %2443 = llvm.getelementptr %2440[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2444 = llvm.icmp "sgt" %2428, %31 : i32
      %2445 = llvm.and %2444, %2434 : i1
      %2446 = llvm.mul %arg5, %25 : i64
      %2447 = llvm.getelementptr %2443[%2446] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2448 = llvm.icmp "sgt" %2428, %40 : i32
      %2449 = llvm.and %2448, %2434 : i1
      %2450 = llvm.getelementptr %2447[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2451 = llvm.icmp "sgt" %2428, %24 : i32
      %2452 = llvm.and %2451, %2434 : i1
      %2453 = llvm.getelementptr %2450[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2454 = llvm.icmp "sgt" %2428, %23 : i32
      %2455 = llvm.and %2454, %2434 : i1
      %2456 = llvm.getelementptr %2453[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2457 = llvm.icmp "sgt" %2428, %22 : i32
      %2458 = llvm.and %2457, %2434 : i1
      %2459 = llvm.getelementptr %2456[%2446] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2460 = llvm.icmp "sgt" %2428, %39 : i32
      %2461 = llvm.and %2460, %2434 : i1
      %2462 = llvm.getelementptr %2459[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2463 = llvm.icmp "sgt" %2428, %21 : i32
      %2464 = llvm.and %2463, %2434 : i1
      %2465 = llvm.getelementptr %2462[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2466 = llvm.icmp "sgt" %2428, %20 : i32
      %2467 = llvm.and %2466, %2434 : i1
      %2468 = llvm.getelementptr %2465[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2469 = llvm.icmp "sgt" %2428, %19 : i32
      %2470 = llvm.and %2469, %2434 : i1
      %2471 = llvm.getelementptr %2468[%2446] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2472 = llvm.icmp "sgt" %2428, %26 : i32
      %2473 = llvm.and %2472, %2434 : i1
      %2474 = llvm.getelementptr %2471[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2475 = llvm.icmp "sgt" %2428, %18 : i32
      %2476 = llvm.and %2475, %2434 : i1
      %2477 = llvm.getelementptr %2474[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2478 = llvm.icmp "sgt" %2428, %17 : i32
      %2479 = llvm.and %2478, %2434 : i1
      %2480 = llvm.getelementptr %2477[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2481 = llvm.icmp "sgt" %2428, %16 : i32
      %2482 = llvm.and %2481, %2434 : i1
      %2483 = llvm.getelementptr %2424[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2484 = llvm.icmp "sgt" %2432, %35 : i32
      %2485 = llvm.and %2433, %2484 : i1
      %2486 = llvm.getelementptr %2437[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2487 = llvm.and %2438, %2484 : i1
      %2488 = llvm.getelementptr %2440[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2489 = llvm.and %2441, %2484 : i1
      %2490 = llvm.getelementptr %2443[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2491 = llvm.and %2444, %2484 : i1
      %2492 = llvm.getelementptr %2447[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2493 = llvm.and %2448, %2484 : i1
      %2494 = llvm.getelementptr %2450[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2495 = llvm.and %2451, %2484 : i1
      %2496 = llvm.getelementptr %2453[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2497 = llvm.and %2454, %2484 : i1
      %2498 = llvm.getelementptr %2456[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2499 = llvm.and %2457, %2484 : i1
      %2500 = llvm.getelementptr %2459[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2501 = llvm.and %2460, %2484 : i1
      %2502 = llvm.getelementptr %2462[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2503 = llvm.and %2463, %2484 : i1
      %2504 = llvm.getelementptr %2465[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2505 = llvm.and %2466, %2484 : i1
      %2506 = llvm.getelementptr %2468[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2507 = llvm.and %2469, %2484 : i1
      %2508 = llvm.getelementptr %2471[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2509 = llvm.and %2472, %2484 : i1
      %2510 = llvm.getelementptr %2474[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2511 = llvm.and %2475, %2484 : i1
      %2512 = llvm.getelementptr %2477[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2513 = llvm.and %2478, %2484 : i1
      %2514 = llvm.getelementptr %2480[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2515 = llvm.and %2481, %2484 : i1
      %2516 = llvm.getelementptr %2480[%2446] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2517 = llvm.icmp "sgt" %2428, %35 : i32
      %2518 = llvm.and %2517, %2434 : i1
      %2519 = llvm.getelementptr %2516[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2520 = llvm.icmp "sgt" %2428, %15 : i32
      %2521 = llvm.and %2520, %2434 : i1
      %2522 = llvm.getelementptr %2519[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2523 = llvm.icmp "sgt" %2428, %14 : i32
      %2524 = llvm.and %2523, %2434 : i1
      %2525 = llvm.getelementptr %2522[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2526 = llvm.icmp "sgt" %2428, %13 : i32
      %2527 = llvm.and %2526, %2434 : i1
      %2528 = llvm.getelementptr %2525[%2446] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2529 = llvm.icmp "sgt" %2428, %27 : i32
      %2530 = llvm.and %2529, %2434 : i1
      %2531 = llvm.getelementptr %2528[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2532 = llvm.icmp "sgt" %2428, %12 : i32
      %2533 = llvm.and %2532, %2434 : i1
      %2534 = llvm.getelementptr %2531[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2535 = llvm.icmp "sgt" %2428, %11 : i32
      %2536 = llvm.and %2535, %2434 : i1
      %2537 = llvm.getelementptr %2534[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2538 = llvm.icmp "sgt" %2428, %10 : i32
      %2539 = llvm.and %2538, %2434 : i1
      %2540 = llvm.getelementptr %2537[%2446] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2541 = llvm.icmp "sgt" %2428, %28 : i32
      %2542 = llvm.and %2541, %2434 : i1
      %2543 = llvm.getelementptr %2540[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2544 = llvm.icmp "sgt" %2428, %9 : i32
      %2545 = llvm.and %2544, %2434 : i1
      %2546 = llvm.getelementptr %2543[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2547 = llvm.icmp "sgt" %2428, %8 : i32
      %2548 = llvm.and %2547, %2434 : i1
      %2549 = llvm.getelementptr %2546[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2550 = llvm.icmp "sgt" %2428, %7 : i32
      %2551 = llvm.and %2550, %2434 : i1
      %2552 = llvm.getelementptr %2549[%2446] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2553 = llvm.icmp "sgt" %2428, %6 : i32
      %2554 = llvm.and %2553, %2434 : i1
      %2555 = llvm.getelementptr %2552[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2556 = llvm.icmp "sgt" %2428, %5 : i32
      %2557 = llvm.and %2556, %2434 : i1
      %2558 = llvm.getelementptr %2555[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2559 = llvm.icmp "sgt" %2428, %4 : i32
      %2560 = llvm.and %2559, %2434 : i1
      %2561 = llvm.getelementptr %2558[%2436] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2562 = llvm.icmp "sgt" %2428, %3 : i32
      %2563 = llvm.and %2562, %2434 : i1
      %2564 = llvm.getelementptr %2516[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2565 = llvm.and %2517, %2484 : i1
      %2566 = llvm.getelementptr %2519[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2567 = llvm.and %2520, %2484 : i1
      %2568 = llvm.getelementptr %2522[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2569 = llvm.and %2523, %2484 : i1
      %2570 = llvm.getelementptr %2525[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2571 = llvm.and %2526, %2484 : i1
      %2572 = llvm.getelementptr %2528[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2573 = llvm.and %2529, %2484 : i1
      %2574 = llvm.getelementptr %2531[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2575 = llvm.and %2532, %2484 : i1
      %2576 = llvm.getelementptr %2534[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2577 = llvm.and %2535, %2484 : i1
      %2578 = llvm.getelementptr %2537[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2579 = llvm.and %2538, %2484 : i1
      %2580 = llvm.getelementptr %2540[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2581 = llvm.and %2541, %2484 : i1
      %2582 = llvm.getelementptr %2543[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2583 = llvm.and %2544, %2484 : i1
      %2584 = llvm.getelementptr %2546[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2585 = llvm.and %2547, %2484 : i1
      %2586 = llvm.getelementptr %2549[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2587 = llvm.and %2550, %2484 : i1
      %2588 = llvm.getelementptr %2552[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2589 = llvm.and %2553, %2484 : i1
      %2590 = llvm.getelementptr %2555[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2591 = llvm.and %2556, %2484 : i1
      %2592 = llvm.getelementptr %2558[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2593 = llvm.and %2559, %2484 : i1
      %2594 = llvm.getelementptr %2561[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2595 = llvm.and %2562, %2484 : i1
      %2596 = llvm.mlir.constant(0 : i64) : i64
      %2597 = llvm.extractelement %2392[%2596 : i64] : vector<4xbf16>
      llvm.cond_br %2435, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      llvm.store %2597, %2424 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb7
    ^bb7:  // 2 preds: ^bb5, ^bb6
      %2598 = llvm.mlir.constant(1 : i64) : i64
      %2599 = llvm.extractelement %2392[%2598 : i64] : vector<4xbf16>
      llvm.cond_br %2439, ^bb8, ^bb9
    ^bb8:  // pred: ^bb7
      llvm.store %2599, %2437 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb9
    ^bb9:  // 2 preds: ^bb7, ^bb8
      %2600 = llvm.mlir.constant(2 : i64) : i64
      %2601 = llvm.extractelement %2392[%2600 : i64] : vector<4xbf16>
      llvm.cond_br %2442, ^bb10, ^bb11
    ^bb10:  // pred: ^bb9
      llvm.store %2601, %2440 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb11
    ^bb11:  // 2 preds: ^bb9, ^bb10
      %2602 = llvm.mlir.constant(3 : i64) : i64
      %2603 = llvm.extractelement %2392[%2602 : i64] : vector<4xbf16>
      llvm.cond_br %2445, ^bb12, ^bb13
    ^bb12:  // pred: ^bb11
      llvm.store %2603, %2443 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb13
    ^bb13:  // 2 preds: ^bb11, ^bb12
      %2604 = llvm.mlir.constant(0 : i64) : i64
      %2605 = llvm.extractelement %2393[%2604 : i64] : vector<4xbf16>
      llvm.cond_br %2449, ^bb14, ^bb15
    ^bb14:  // pred: ^bb13
      llvm.store %2605, %2447 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb15
    ^bb15:  // 2 preds: ^bb13, ^bb14
      %2606 = llvm.mlir.constant(1 : i64) : i64
      %2607 = llvm.extractelement %2393[%2606 : i64] : vector<4xbf16>
      llvm.cond_br %2452, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      llvm.store %2607, %2450 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb17
    ^bb17:  // 2 preds: ^bb15, ^bb16
      %2608 = llvm.mlir.constant(2 : i64) : i64
      %2609 = llvm.extractelement %2393[%2608 : i64] : vector<4xbf16>
      llvm.cond_br %2455, ^bb18, ^bb19
    ^bb18:  // pred: ^bb17
      llvm.store %2609, %2453 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb19
    ^bb19:  // 2 preds: ^bb17, ^bb18
      %2610 = llvm.mlir.constant(3 : i64) : i64
      %2611 = llvm.extractelement %2393[%2610 : i64] : vector<4xbf16>
      llvm.cond_br %2458, ^bb20, ^bb21
    ^bb20:  // pred: ^bb19
      llvm.store %2611, %2456 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb21
    ^bb21:  // 2 preds: ^bb19, ^bb20
      %2612 = llvm.mlir.constant(0 : i64) : i64
      %2613 = llvm.extractelement %2394[%2612 : i64] : vector<4xbf16>
      llvm.cond_br %2461, ^bb22, ^bb23
    ^bb22:  // pred: ^bb21
      llvm.store %2613, %2459 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb23
    ^bb23:  // 2 preds: ^bb21, ^bb22
      %2614 = llvm.mlir.constant(1 : i64) : i64
      %2615 = llvm.extractelement %2394[%2614 : i64] : vector<4xbf16>
      llvm.cond_br %2464, ^bb24, ^bb25
    ^bb24:  // pred: ^bb23
      llvm.store %2615, %2462 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb25
    ^bb25:  // 2 preds: ^bb23, ^bb24
      %2616 = llvm.mlir.constant(2 : i64) : i64
      %2617 = llvm.extractelement %2394[%2616 : i64] : vector<4xbf16>
      llvm.cond_br %2467, ^bb26, ^bb27
    ^bb26:  // pred: ^bb25
      llvm.store %2617, %2465 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb27
    ^bb27:  // 2 preds: ^bb25, ^bb26
      %2618 = llvm.mlir.constant(3 : i64) : i64
      %2619 = llvm.extractelement %2394[%2618 : i64] : vector<4xbf16>
      llvm.cond_br %2470, ^bb28, ^bb29
    ^bb28:  // pred: ^bb27
      llvm.store %2619, %2468 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb29
    ^bb29:  // 2 preds: ^bb27, ^bb28
      %2620 = llvm.mlir.constant(0 : i64) : i64
      %2621 = llvm.extractelement %2395[%2620 : i64] : vector<4xbf16>
      llvm.cond_br %2473, ^bb30, ^bb31
    ^bb30:  // pred: ^bb29
      llvm.store %2621, %2471 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb29, ^bb30
      %2622 = llvm.mlir.constant(1 : i64) : i64
      %2623 = llvm.extractelement %2395[%2622 : i64] : vector<4xbf16>
      llvm.cond_br %2476, ^bb32, ^bb33
    ^bb32:  // pred: ^bb31
      llvm.store %2623, %2474 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb33
    ^bb33:  // 2 preds: ^bb31, ^bb32
      %2624 = llvm.mlir.constant(2 : i64) : i64
      %2625 = llvm.extractelement %2395[%2624 : i64] : vector<4xbf16>
      llvm.cond_br %2479, ^bb34, ^bb35
    ^bb34:  // pred: ^bb33
      llvm.store %2625, %2477 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb35
    ^bb35:  // 2 preds: ^bb33, ^bb34
      %2626 = llvm.mlir.constant(3 : i64) : i64
      %2627 = llvm.extractelement %2395[%2626 : i64] : vector<4xbf16>
      llvm.cond_br %2482, ^bb36, ^bb37
    ^bb36:  // pred: ^bb35
      llvm.store %2627, %2480 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb37
    ^bb37:  // 2 preds: ^bb35, ^bb36
      %2628 = llvm.mlir.constant(0 : i64) : i64
      %2629 = llvm.extractelement %2396[%2628 : i64] : vector<4xbf16>
      llvm.cond_br %2485, ^bb38, ^bb39
    ^bb38:  // pred: ^bb37
      llvm.store %2629, %2483 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb39
    ^bb39:  // 2 preds: ^bb37, ^bb38
      %2630 = llvm.mlir.constant(1 : i64) : i64
      %2631 = llvm.extractelement %2396[%2630 : i64] : vector<4xbf16>
      llvm.cond_br %2487, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      llvm.store %2631, %2486 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb41
    ^bb41:  // 2 preds: ^bb39, ^bb40
      %2632 = llvm.mlir.constant(2 : i64) : i64
      %2633 = llvm.extractelement %2396[%2632 : i64] : vector<4xbf16>
      llvm.cond_br %2489, ^bb42, ^bb43
    ^bb42:  // pred: ^bb41
      llvm.store %2633, %2488 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb41, ^bb42
      %2634 = llvm.mlir.constant(3 : i64) : i64
      %2635 = llvm.extractelement %2396[%2634 : i64] : vector<4xbf16>
      llvm.cond_br %2491, ^bb44, ^bb45
    ^bb44:  // pred: ^bb43
      llvm.store %2635, %2490 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb45
    ^bb45:  // 2 preds: ^bb43, ^bb44
      %2636 = llvm.mlir.constant(0 : i64) : i64
      %2637 = llvm.extractelement %2397[%2636 : i64] : vector<4xbf16>
      llvm.cond_br %2493, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      llvm.store %2637, %2492 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb47
    ^bb47:  // 2 preds: ^bb45, ^bb46
      %2638 = llvm.mlir.constant(1 : i64) : i64
      %2639 = llvm.extractelement %2397[%2638 : i64] : vector<4xbf16>
      llvm.cond_br %2495, ^bb48, ^bb49
    ^bb48:  // pred: ^bb47
      llvm.store %2639, %2494 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb49
    ^bb49:  // 2 preds: ^bb47, ^bb48
      %2640 = llvm.mlir.constant(2 : i64) : i64
      %2641 = llvm.extractelement %2397[%2640 : i64] : vector<4xbf16>
      llvm.cond_br %2497, ^bb50, ^bb51
    ^bb50:  // pred: ^bb49
      llvm.store %2641, %2496 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb51
    ^bb51:  // 2 preds: ^bb49, ^bb50
      %2642 = llvm.mlir.constant(3 : i64) : i64
      %2643 = llvm.extractelement %2397[%2642 : i64] : vector<4xbf16>
      llvm.cond_br %2499, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      llvm.store %2643, %2498 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb53
    ^bb53:  // 2 preds: ^bb51, ^bb52
      %2644 = llvm.mlir.constant(0 : i64) : i64
      %2645 = llvm.extractelement %2398[%2644 : i64] : vector<4xbf16>
      llvm.cond_br %2501, ^bb54, ^bb55
    ^bb54:  // pred: ^bb53
      llvm.store %2645, %2500 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb55
    ^bb55:  // 2 preds: ^bb53, ^bb54
      %2646 = llvm.mlir.constant(1 : i64) : i64
      %2647 = llvm.extractelement %2398[%2646 : i64] : vector<4xbf16>
      llvm.cond_br %2503, ^bb56, ^bb57
    ^bb56:  // pred: ^bb55
      llvm.store %2647, %2502 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb57
    ^bb57:  // 2 preds: ^bb55, ^bb56
      %2648 = llvm.mlir.constant(2 : i64) : i64
      %2649 = llvm.extractelement %2398[%2648 : i64] : vector<4xbf16>
      llvm.cond_br %2505, ^bb58, ^bb59
    ^bb58:  // pred: ^bb57
      llvm.store %2649, %2504 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb59
    ^bb59:  // 2 preds: ^bb57, ^bb58
      %2650 = llvm.mlir.constant(3 : i64) : i64
      %2651 = llvm.extractelement %2398[%2650 : i64] : vector<4xbf16>
      llvm.cond_br %2507, ^bb60, ^bb61
    ^bb60:  // pred: ^bb59
      llvm.store %2651, %2506 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb61
    ^bb61:  // 2 preds: ^bb59, ^bb60
      %2652 = llvm.mlir.constant(0 : i64) : i64
      %2653 = llvm.extractelement %2399[%2652 : i64] : vector<4xbf16>
      llvm.cond_br %2509, ^bb62, ^bb63
    ^bb62:  // pred: ^bb61
      llvm.store %2653, %2508 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb63
    ^bb63:  // 2 preds: ^bb61, ^bb62
      %2654 = llvm.mlir.constant(1 : i64) : i64
      %2655 = llvm.extractelement %2399[%2654 : i64] : vector<4xbf16>
      llvm.cond_br %2511, ^bb64, ^bb65
    ^bb64:  // pred: ^bb63
      llvm.store %2655, %2510 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb65
    ^bb65:  // 2 preds: ^bb63, ^bb64
      %2656 = llvm.mlir.constant(2 : i64) : i64
      %2657 = llvm.extractelement %2399[%2656 : i64] : vector<4xbf16>
      llvm.cond_br %2513, ^bb66, ^bb67
    ^bb66:  // pred: ^bb65
      llvm.store %2657, %2512 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb67
    ^bb67:  // 2 preds: ^bb65, ^bb66
      %2658 = llvm.mlir.constant(3 : i64) : i64
      %2659 = llvm.extractelement %2399[%2658 : i64] : vector<4xbf16>
      llvm.cond_br %2515, ^bb68, ^bb69
    ^bb68:  // pred: ^bb67
      llvm.store %2659, %2514 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb69
    ^bb69:  // 2 preds: ^bb67, ^bb68
      %2660 = llvm.mlir.constant(0 : i64) : i64
      %2661 = llvm.extractelement %2400[%2660 : i64] : vector<4xbf16>
      llvm.cond_br %2518, ^bb70, ^bb71
    ^bb70:  // pred: ^bb69
      llvm.store %2661, %2516 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb71
    ^bb71:  // 2 preds: ^bb69, ^bb70
      %2662 = llvm.mlir.constant(1 : i64) : i64
      %2663 = llvm.extractelement %2400[%2662 : i64] : vector<4xbf16>
      llvm.cond_br %2521, ^bb72, ^bb73
    ^bb72:  // pred: ^bb71
      llvm.store %2663, %2519 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb73
    ^bb73:  // 2 preds: ^bb71, ^bb72
      %2664 = llvm.mlir.constant(2 : i64) : i64
      %2665 = llvm.extractelement %2400[%2664 : i64] : vector<4xbf16>
      llvm.cond_br %2524, ^bb74, ^bb75
    ^bb74:  // pred: ^bb73
      llvm.store %2665, %2522 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb75
    ^bb75:  // 2 preds: ^bb73, ^bb74
      %2666 = llvm.mlir.constant(3 : i64) : i64
      %2667 = llvm.extractelement %2400[%2666 : i64] : vector<4xbf16>
      llvm.cond_br %2527, ^bb76, ^bb77
    ^bb76:  // pred: ^bb75
      llvm.store %2667, %2525 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb77
    ^bb77:  // 2 preds: ^bb75, ^bb76
      %2668 = llvm.mlir.constant(0 : i64) : i64
      %2669 = llvm.extractelement %2401[%2668 : i64] : vector<4xbf16>
      llvm.cond_br %2530, ^bb78, ^bb79
    ^bb78:  // pred: ^bb77
      llvm.store %2669, %2528 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb79
    ^bb79:  // 2 preds: ^bb77, ^bb78
      %2670 = llvm.mlir.constant(1 : i64) : i64
      %2671 = llvm.extractelement %2401[%2670 : i64] : vector<4xbf16>
      llvm.cond_br %2533, ^bb80, ^bb81
    ^bb80:  // pred: ^bb79
      llvm.store %2671, %2531 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb81
    ^bb81:  // 2 preds: ^bb79, ^bb80
      %2672 = llvm.mlir.constant(2 : i64) : i64
      %2673 = llvm.extractelement %2401[%2672 : i64] : vector<4xbf16>
      llvm.cond_br %2536, ^bb82, ^bb83
    ^bb82:  // pred: ^bb81
      llvm.store %2673, %2534 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb83
    ^bb83:  // 2 preds: ^bb81, ^bb82
      %2674 = llvm.mlir.constant(3 : i64) : i64
      %2675 = llvm.extractelement %2401[%2674 : i64] : vector<4xbf16>
      llvm.cond_br %2539, ^bb84, ^bb85
    ^bb84:  // pred: ^bb83
      llvm.store %2675, %2537 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb85
    ^bb85:  // 2 preds: ^bb83, ^bb84
      %2676 = llvm.mlir.constant(0 : i64) : i64
      %2677 = llvm.extractelement %2402[%2676 : i64] : vector<4xbf16>
      llvm.cond_br %2542, ^bb86, ^bb87
    ^bb86:  // pred: ^bb85
      llvm.store %2677, %2540 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb87
    ^bb87:  // 2 preds: ^bb85, ^bb86
      %2678 = llvm.mlir.constant(1 : i64) : i64
      %2679 = llvm.extractelement %2402[%2678 : i64] : vector<4xbf16>
      llvm.cond_br %2545, ^bb88, ^bb89
    ^bb88:  // pred: ^bb87
      llvm.store %2679, %2543 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb89
    ^bb89:  // 2 preds: ^bb87, ^bb88
      %2680 = llvm.mlir.constant(2 : i64) : i64
      %2681 = llvm.extractelement %2402[%2680 : i64] : vector<4xbf16>
      llvm.cond_br %2548, ^bb90, ^bb91
    ^bb90:  // pred: ^bb89
      llvm.store %2681, %2546 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb91
    ^bb91:  // 2 preds: ^bb89, ^bb90
      %2682 = llvm.mlir.constant(3 : i64) : i64
      %2683 = llvm.extractelement %2402[%2682 : i64] : vector<4xbf16>
      llvm.cond_br %2551, ^bb92, ^bb93
    ^bb92:  // pred: ^bb91
      llvm.store %2683, %2549 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb93
    ^bb93:  // 2 preds: ^bb91, ^bb92
      %2684 = llvm.mlir.constant(0 : i64) : i64
      %2685 = llvm.extractelement %2403[%2684 : i64] : vector<4xbf16>
      llvm.cond_br %2554, ^bb94, ^bb95
    ^bb94:  // pred: ^bb93
      llvm.store %2685, %2552 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb95
    ^bb95:  // 2 preds: ^bb93, ^bb94
      %2686 = llvm.mlir.constant(1 : i64) : i64
      %2687 = llvm.extractelement %2403[%2686 : i64] : vector<4xbf16>
      llvm.cond_br %2557, ^bb96, ^bb97
    ^bb96:  // pred: ^bb95
      llvm.store %2687, %2555 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb97
    ^bb97:  // 2 preds: ^bb95, ^bb96
      %2688 = llvm.mlir.constant(2 : i64) : i64
      %2689 = llvm.extractelement %2403[%2688 : i64] : vector<4xbf16>
      llvm.cond_br %2560, ^bb98, ^bb99
    ^bb98:  // pred: ^bb97
      llvm.store %2689, %2558 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb99
    ^bb99:  // 2 preds: ^bb97, ^bb98
      %2690 = llvm.mlir.constant(3 : i64) : i64
      %2691 = llvm.extractelement %2403[%2690 : i64] : vector<4xbf16>
      llvm.cond_br %2563, ^bb100, ^bb101
    ^bb100:  // pred: ^bb99
      llvm.store %2691, %2561 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb101
    ^bb101:  // 2 preds: ^bb99, ^bb100
      %2692 = llvm.mlir.constant(0 : i64) : i64
      %2693 = llvm.extractelement %2404[%2692 : i64] : vector<4xbf16>
      llvm.cond_br %2565, ^bb102, ^bb103
    ^bb102:  // pred: ^bb101
      llvm.store %2693, %2564 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb103
    ^bb103:  // 2 preds: ^bb101, ^bb102
      %2694 = llvm.mlir.constant(1 : i64) : i64
      %2695 = llvm.extractelement %2404[%2694 : i64] : vector<4xbf16>
      llvm.cond_br %2567, ^bb104, ^bb105
    ^bb104:  // pred: ^bb103
      llvm.store %2695, %2566 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb105
    ^bb105:  // 2 preds: ^bb103, ^bb104
      %2696 = llvm.mlir.constant(2 : i64) : i64
      %2697 = llvm.extractelement %2404[%2696 : i64] : vector<4xbf16>
      llvm.cond_br %2569, ^bb106, ^bb107
    ^bb106:  // pred: ^bb105
      llvm.store %2697, %2568 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb107
    ^bb107:  // 2 preds: ^bb105, ^bb106
      %2698 = llvm.mlir.constant(3 : i64) : i64
      %2699 = llvm.extractelement %2404[%2698 : i64] : vector<4xbf16>
      llvm.cond_br %2571, ^bb108, ^bb109
    ^bb108:  // pred: ^bb107
      llvm.store %2699, %2570 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb109
    ^bb109:  // 2 preds: ^bb107, ^bb108
      %2700 = llvm.mlir.constant(0 : i64) : i64
      %2701 = llvm.extractelement %2405[%2700 : i64] : vector<4xbf16>
      llvm.cond_br %2573, ^bb110, ^bb111
    ^bb110:  // pred: ^bb109
      llvm.store %2701, %2572 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb111
    ^bb111:  // 2 preds: ^bb109, ^bb110
      %2702 = llvm.mlir.constant(1 : i64) : i64
      %2703 = llvm.extractelement %2405[%2702 : i64] : vector<4xbf16>
      llvm.cond_br %2575, ^bb112, ^bb113
    ^bb112:  // pred: ^bb111
      llvm.store %2703, %2574 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb113
    ^bb113:  // 2 preds: ^bb111, ^bb112
      %2704 = llvm.mlir.constant(2 : i64) : i64
      %2705 = llvm.extractelement %2405[%2704 : i64] : vector<4xbf16>
      llvm.cond_br %2577, ^bb114, ^bb115
    ^bb114:  // pred: ^bb113
      llvm.store %2705, %2576 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb115
    ^bb115:  // 2 preds: ^bb113, ^bb114
      %2706 = llvm.mlir.constant(3 : i64) : i64
      %2707 = llvm.extractelement %2405[%2706 : i64] : vector<4xbf16>
      llvm.cond_br %2579, ^bb116, ^bb117
    ^bb116:  // pred: ^bb115
      llvm.store %2707, %2578 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb117
    ^bb117:  // 2 preds: ^bb115, ^bb116
      %2708 = llvm.mlir.constant(0 : i64) : i64
      %2709 = llvm.extractelement %2406[%2708 : i64] : vector<4xbf16>
      llvm.cond_br %2581, ^bb118, ^bb119
    ^bb118:  // pred: ^bb117
      llvm.store %2709, %2580 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb119
    ^bb119:  // 2 preds: ^bb117, ^bb118
      %2710 = llvm.mlir.constant(1 : i64) : i64
      %2711 = llvm.extractelement %2406[%2710 : i64] : vector<4xbf16>
      llvm.cond_br %2583, ^bb120, ^bb121
    ^bb120:  // pred: ^bb119
      llvm.store %2711, %2582 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb121
    ^bb121:  // 2 preds: ^bb119, ^bb120
      %2712 = llvm.mlir.constant(2 : i64) : i64
      %2713 = llvm.extractelement %2406[%2712 : i64] : vector<4xbf16>
      llvm.cond_br %2585, ^bb122, ^bb123
    ^bb122:  // pred: ^bb121
      llvm.store %2713, %2584 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb123
    ^bb123:  // 2 preds: ^bb121, ^bb122
      %2714 = llvm.mlir.constant(3 : i64) : i64
      %2715 = llvm.extractelement %2406[%2714 : i64] : vector<4xbf16>
      llvm.cond_br %2587, ^bb124, ^bb125
    ^bb124:  // pred: ^bb123
      llvm.store %2715, %2586 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb125
    ^bb125:  // 2 preds: ^bb123, ^bb124
      %2716 = llvm.mlir.constant(0 : i64) : i64
      %2717 = llvm.extractelement %2407[%2716 : i64] : vector<4xbf16>
      llvm.cond_br %2589, ^bb126, ^bb127
    ^bb126:  // pred: ^bb125
      llvm.store %2717, %2588 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb127
    ^bb127:  // 2 preds: ^bb125, ^bb126
      %2718 = llvm.mlir.constant(1 : i64) : i64
      %2719 = llvm.extractelement %2407[%2718 : i64] : vector<4xbf16>
      llvm.cond_br %2591, ^bb128, ^bb129
    ^bb128:  // pred: ^bb127
      llvm.store %2719, %2590 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb129
    ^bb129:  // 2 preds: ^bb127, ^bb128
      %2720 = llvm.mlir.constant(2 : i64) : i64
      %2721 = llvm.extractelement %2407[%2720 : i64] : vector<4xbf16>
      llvm.cond_br %2593, ^bb130, ^bb131
    ^bb130:  // pred: ^bb129
      llvm.store %2721, %2592 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb131
    ^bb131:  // 2 preds: ^bb129, ^bb130
      %2722 = llvm.mlir.constant(3 : i64) : i64
      %2723 = llvm.extractelement %2407[%2722 : i64] : vector<4xbf16>
      llvm.cond_br %2595, ^bb132, ^bb133
    ^bb132:  // pred: ^bb131
      llvm.store %2723, %2594 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb133
    ^bb133:  // 2 preds: ^bb131, ^bb132
      llvm.br ^bb134
    ^bb134:  // 2 preds: ^bb4, ^bb133
      llvm.return
    }
  }
