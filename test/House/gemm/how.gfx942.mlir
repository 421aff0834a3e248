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
      %25 = llvm.mlir.constant(118 : index) : i64
      %26 = llvm.mlir.constant(116 : index) : i64
      %27 = llvm.mlir.constant(114 : index) : i64
      %28 = llvm.mlir.constant(112 : index) : i64
      %29 = llvm.mlir.constant(102 : index) : i64
      %30 = llvm.mlir.constant(100 : index) : i64
      %31 = llvm.mlir.constant(98 : index) : i64
      %32 = llvm.mlir.constant(86 : index) : i64
      %33 = llvm.mlir.constant(84 : index) : i64
      %34 = llvm.mlir.constant(82 : index) : i64
      %35 = llvm.mlir.constant(80 : index) : i64
      %36 = llvm.mlir.constant(70 : index) : i64
      %37 = llvm.mlir.constant(68 : index) : i64
      %38 = llvm.mlir.constant(66 : index) : i64
      %39 = llvm.mlir.constant(54 : index) : i64
      %40 = llvm.mlir.constant(52 : index) : i64
      %41 = llvm.mlir.constant(50 : index) : i64
      %42 = llvm.mlir.constant(48 : index) : i64
      %43 = llvm.mlir.constant(38 : index) : i64
      %44 = llvm.mlir.constant(36 : index) : i64
      %45 = llvm.mlir.constant(34 : index) : i64
      %46 = llvm.mlir.constant(22 : index) : i64
      %47 = llvm.mlir.constant(20 : index) : i64
      %48 = llvm.mlir.constant(18 : index) : i64
      %49 = llvm.mlir.constant(24 : i32) : i32
      %50 = llvm.mlir.constant(40 : i32) : i32
      %51 = llvm.mlir.constant(48 : i32) : i32
      %52 = llvm.mlir.constant(60 : i32) : i32
      %53 = llvm.mlir.constant(2048 : i32) : i32
      %54 = llvm.mlir.constant(3 : i32) : i32
      %55 = llvm.mlir.constant(6 : index) : i64
      %56 = llvm.mlir.constant(4 : index) : i64
      %57 = llvm.mlir.constant(28 : i32) : i32
      %58 = llvm.mlir.constant(32 : i32) : i32
      %59 = llvm.mlir.addressof @tier_zeros : !llvm.ptr<1>
      %60 = llvm.mlir.constant(1073741824 : index) : i64
      %61 = llvm.mlir.constant(2 : index) : i64
      %62 = llvm.mlir.constant(16 : i32) : i32
      %63 = llvm.mlir.constant(8 : i32) : i32
      %64 = llvm.mlir.constant(4 : i32) : i32
      %65 = llvm.mlir.constant(8192 : i32) : i32
      %66 = llvm.mlir.constant(32 : index) : i64
      %67 = llvm.mlir.constant(0 : index) : i64
      %68 = llvm.mlir.constant(16 : index) : i64
      %69 = llvm.mlir.constant(128 : index) : i64
      %70 = llvm.mlir.constant(2147483647 : index) : i64
      %71 = llvm.mlir.constant(64 : index) : i64
      %72 = llvm.mlir.constant(96 : index) : i64
      %73 = llvm.mlir.constant(0 : i32) : i32
      %74 = llvm.mlir.constant(1 : i32) : i32
      %75 = llvm.mlir.constant(2 : i32) : i32
      %76 = llvm.mlir.constant(64 : i32) : i32
      %77 = llvm.mlir.addressof @tier_shared : !llvm.ptr<3>
      %78 = rocdl.workitem.id.x : i32
      %79 = llvm.urem %78, %76 : i32
      %80 = rocdl.workitem.id.x : i32
      %81 = llvm.udiv %80, %76 : i32
      %82 = rocdl.readfirstlane %81 : i32
      %83 = rocdl.workgroup.id.x : i32
      %84 = llvm.zext %83 : i32 to i64
      %85 = llvm.trunc %84 : i64 to i32
      %86 = llvm.icmp "eq" %arg4, %67 : i64
      %87 = llvm.sub %arg4, %0 : i64
      %88 = llvm.udiv %87, %69 : i64
      %89 = llvm.add %88, %0 : i64
      %90 = llvm.select %86, %67, %89 : i1, i64
      %91 = llvm.icmp "eq" %arg5, %67 : i64
      %92 = llvm.sub %arg5, %0 : i64
      %93 = llvm.udiv %92, %69 : i64
      %94 = llvm.add %93, %0 : i64
      %95 = llvm.select %91, %67, %94 : i1, i64
      %96 = llvm.mul %95, %68 : i64
      %97 = llvm.intr.umin(%96, %70) : (i64, i64) -> i64
      %98 = llvm.trunc %97 : i64 to i32
      %99 = llvm.udiv %85, %98 : i32
      %100 = llvm.zext %99 : i32 to i64
      %101 = llvm.mul %99, %98 : i32
      %102 = llvm.sub %85, %101 : i32
      %103 = llvm.mul %100, %68 : i64
      %104 = llvm.sub %90, %103 : i64
      %105 = llvm.intr.umin(%104, %68) : (i64, i64) -> i64
      %106 = llvm.trunc %105 : i64 to i32
      %107 = llvm.udiv %102, %106 : i32
      %108 = llvm.mul %107, %106 : i32
      %109 = llvm.sub %102, %108 : i32
      %110 = llvm.zext %109 : i32 to i64
      %111 = llvm.add %103, %110 : i64
      %112 = llvm.zext %107 : i32 to i64
      %113 = llvm.mul %111, %69 : i64
      %114 = llvm.mul %112, %69 : i64
      %115 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %116 = llvm.urem %79, %64 : i32
      %117 = llvm.mul %116, %63 : i32
      %118 = llvm.udiv %79, %64 : i32
      %119 = llvm.mul %82, %62 : i32
      %120 = llvm.add %118, %119 : i32
      %121 = llvm.zext %120 : i32 to i64
      %122 = llvm.add %113, %121 : i64
      %123 = llvm.mul %122, %arg7 : i64
      %124 = llvm.zext %117 : i32 to i64
      %125 = llvm.add %123, %124 : i64
      %126 = llvm.mul %125, %61 : i64
      %127 = llvm.getelementptr %arg0[%126] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %128 = llvm.sub %arg4, %122 : i64
      %129 = llvm.intr.smin(%128, %60) : (i64, i64) -> i64
      %130 = llvm.intr.smax(%129, %67) : (i64, i64) -> i64
      %131 = llvm.trunc %130 : i64 to i32
      %132 = llvm.sub %arg6, %124 : i64
      %133 = llvm.intr.smin(%132, %60) : (i64, i64) -> i64
      %134 = llvm.intr.smax(%133, %67) : (i64, i64) -> i64
      %135 = llvm.trunc %134 : i64 to i32
      %136 = llvm.icmp "sgt" %131, %73 : i32
      %137 = llvm.icmp "sgt" %135, %73 : i32
      %138 = llvm.and %136, %137 : i1
      %139 = llvm.mul %arg7, %69 : i64
      %140 = llvm.getelementptr %127[%139] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %141 = llvm.icmp "sgt" %131, %76 : i32
      %142 = llvm.and %141, %137 : i1
      %143 = llvm.select %138, %127, %59 : i1, !llvm.ptr<1>
      %144 = llvm.load %143 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %145 = llvm.select %142, %140, %59 : i1, !llvm.ptr<1>
      %146 = llvm.load %145 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %147 = llvm.urem %79, %64 : i32
      %148 = llvm.mul %147, %63 : i32
      %149 = llvm.udiv %79, %64 : i32
      %150 = llvm.mul %82, %62 : i32
      %151 = llvm.add %149, %150 : i32
      %152 = llvm.mul %151, %58 : i32
      %153 = llvm.add %152, %148 : i32
      %154 = llvm.lshr %153, %64 : i32
      %155 = llvm.and %154, %57 : i32
      %156 = llvm.xor %153, %155 : i32
      %157 = llvm.mul %156, %75 : i32
      %158 = llvm.getelementptr %77[%157] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %159 = llvm.xor %156, %64 : i32
      %160 = llvm.mul %159, %75 : i32
      %161 = llvm.getelementptr %77[%160] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
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
      %168 = llvm.urem %79, %58 : i32
      %169 = llvm.mul %168, %64 : i32
      %170 = llvm.udiv %79, %58 : i32
      %171 = llvm.mul %170, %64 : i32
      %172 = llvm.mul %82, %63 : i32
      %173 = llvm.add %171, %172 : i32
      %174 = llvm.zext %169 : i32 to i64
      %175 = llvm.add %114, %174 : i64
      %176 = llvm.zext %173 : i32 to i64
      %177 = llvm.mul %176, %arg8 : i64
      %178 = llvm.add %175, %177 : i64
      %179 = llvm.mul %178, %61 : i64
      %180 = llvm.getelementptr %arg1[%179] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %181 = llvm.sub %arg5, %175 : i64
      %182 = llvm.intr.smin(%181, %60) : (i64, i64) -> i64
      %183 = llvm.intr.smax(%182, %67) : (i64, i64) -> i64
      %184 = llvm.trunc %183 : i64 to i32
      %185 = llvm.sub %arg6, %176 : i64
      %186 = llvm.intr.smin(%185, %60) : (i64, i64) -> i64
      %187 = llvm.intr.smax(%186, %67) : (i64, i64) -> i64
      %188 = llvm.trunc %187 : i64 to i32
      %189 = llvm.icmp "sgt" %184, %73 : i32
      %190 = llvm.icmp "sgt" %188, %73 : i32
      %191 = llvm.and %189, %190 : i1
      %192 = llvm.mul %arg8, %61 : i64
      %193 = llvm.getelementptr %180[%192] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %194 = llvm.icmp "sgt" %188, %74 : i32
      %195 = llvm.and %189, %194 : i1
      %196 = llvm.mul %arg8, %56 : i64
      %197 = llvm.getelementptr %180[%196] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %198 = llvm.icmp "sgt" %188, %75 : i32
      %199 = llvm.and %189, %198 : i1
      %200 = llvm.mul %arg8, %55 : i64
      %201 = llvm.getelementptr %180[%200] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %202 = llvm.icmp "sgt" %188, %54 : i32
      %203 = llvm.and %189, %202 : i1
      %204 = llvm.select %191, %180, %59 : i1, !llvm.ptr<1>
      %205 = llvm.load %204 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %206 = llvm.select %195, %193, %59 : i1, !llvm.ptr<1>
      %207 = llvm.load %206 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %208 = llvm.select %199, %197, %59 : i1, !llvm.ptr<1>
      %209 = llvm.load %208 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %210 = llvm.select %203, %201, %59 : i1, !llvm.ptr<1>
      %211 = llvm.load %210 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %212 = llvm.mlir.constant(0 : i64) : i64
      %213 = llvm.extractelement %205[%212 : i64] : vector<4xbf16>
      %214 = llvm.mlir.constant(1 : i64) : i64
      %215 = llvm.extractelement %205[%214 : i64] : vector<4xbf16>
      %216 = llvm.mlir.constant(2 : i64) : i64
      %217 = llvm.extractelement %205[%216 : i64] : vector<4xbf16>
      %218 = llvm.mlir.constant(3 : i64) : i64
      %219 = llvm.extractelement %205[%218 : i64] : vector<4xbf16>
      %220 = llvm.mlir.constant(0 : i64) : i64
      %221 = llvm.extractelement %207[%220 : i64] : vector<4xbf16>
      %222 = llvm.mlir.constant(1 : i64) : i64
      %223 = llvm.extractelement %207[%222 : i64] : vector<4xbf16>
      %224 = llvm.mlir.constant(2 : i64) : i64
      %225 = llvm.extractelement %207[%224 : i64] : vector<4xbf16>
      %226 = llvm.mlir.constant(3 : i64) : i64
      %227 = llvm.extractelement %207[%226 : i64] : vector<4xbf16>
      %228 = llvm.mlir.constant(0 : i64) : i64
      %229 = llvm.extractelement %209[%228 : i64] : vector<4xbf16>
      %230 = llvm.mlir.constant(1 : i64) : i64
      %231 = llvm.extractelement %209[%230 : i64] : vector<4xbf16>
      %232 = llvm.mlir.constant(2 : i64) : i64
      %233 = llvm.extractelement %209[%232 : i64] : vector<4xbf16>
      %234 = llvm.mlir.constant(3 : i64) : i64
      %235 = llvm.extractelement %209[%234 : i64] : vector<4xbf16>
      %236 = llvm.mlir.constant(0 : i64) : i64
      %237 = llvm.extractelement %211[%236 : i64] : vector<4xbf16>
      %238 = llvm.mlir.constant(1 : i64) : i64
      %239 = llvm.extractelement %211[%238 : i64] : vector<4xbf16>
      %240 = llvm.mlir.constant(2 : i64) : i64
      %241 = llvm.extractelement %211[%240 : i64] : vector<4xbf16>
      %242 = llvm.mlir.constant(3 : i64) : i64
      %243 = llvm.extractelement %211[%242 : i64] : vector<4xbf16>
      %244 = llvm.mlir.poison : vector<4xbf16>
      %245 = llvm.mlir.constant(0 : i64) : i64
      %246 = llvm.insertelement %213, %244[%245 : i64] : vector<4xbf16>
      %247 = llvm.mlir.constant(1 : i64) : i64
      %248 = llvm.insertelement %221, %246[%247 : i64] : vector<4xbf16>
      %249 = llvm.mlir.constant(2 : i64) : i64
      %250 = llvm.insertelement %229, %248[%249 : i64] : vector<4xbf16>
      %251 = llvm.mlir.constant(3 : i64) : i64
      %252 = llvm.insertelement %237, %250[%251 : i64] : vector<4xbf16>
      %253 = llvm.mlir.poison : vector<4xbf16>
      %254 = llvm.mlir.constant(0 : i64) : i64
      %255 = llvm.insertelement %215, %253[%254 : i64] : vector<4xbf16>
      %256 = llvm.mlir.constant(1 : i64) : i64
      %257 = llvm.insertelement %223, %255[%256 : i64] : vector<4xbf16>
      %258 = llvm.mlir.constant(2 : i64) : i64
      %259 = llvm.insertelement %231, %257[%258 : i64] : vector<4xbf16>
      %260 = llvm.mlir.constant(3 : i64) : i64
      %261 = llvm.insertelement %239, %259[%260 : i64] : vector<4xbf16>
      %262 = llvm.mlir.poison : vector<4xbf16>
      %263 = llvm.mlir.constant(0 : i64) : i64
      %264 = llvm.insertelement %217, %262[%263 : i64] : vector<4xbf16>
      %265 = llvm.mlir.constant(1 : i64) : i64
      %266 = llvm.insertelement %225, %264[%265 : i64] : vector<4xbf16>
      %267 = llvm.mlir.constant(2 : i64) : i64
      %268 = llvm.insertelement %233, %266[%267 : i64] : vector<4xbf16>
      %269 = llvm.mlir.constant(3 : i64) : i64
      %270 = llvm.insertelement %241, %268[%269 : i64] : vector<4xbf16>
      %271 = llvm.mlir.poison : vector<4xbf16>
      %272 = llvm.mlir.constant(0 : i64) : i64
      %273 = llvm.insertelement %219, %271[%272 : i64] : vector<4xbf16>
      %274 = llvm.mlir.constant(1 : i64) : i64
      %275 = llvm.insertelement %227, %273[%274 : i64] : vector<4xbf16>
      %276 = llvm.mlir.constant(2 : i64) : i64
      %277 = llvm.insertelement %235, %275[%276 : i64] : vector<4xbf16>
      %278 = llvm.mlir.constant(3 : i64) : i64
      %279 = llvm.insertelement %243, %277[%278 : i64] : vector<4xbf16>
      %280 = llvm.urem %79, %58 : i32
      %281 = llvm.mul %280, %64 : i32
      %282 = llvm.udiv %79, %58 : i32
      %283 = llvm.mul %282, %64 : i32
      %284 = llvm.mul %82, %63 : i32
      %285 = llvm.add %283, %284 : i32
      %286 = llvm.mul %281, %62 : i32
      %287 = llvm.urem %285, %62 : i32
      %288 = llvm.udiv %285, %62 : i32
      %289 = llvm.mul %288, %53 : i32
      %290 = llvm.add %287, %289 : i32
      %291 = llvm.add %286, %290 : i32
      %292 = llvm.lshr %291, %64 : i32
      %293 = llvm.and %292, %52 : i32
      %294 = llvm.xor %291, %293 : i32
      %295 = llvm.mul %294, %75 : i32
      %296 = llvm.getelementptr %115[%295] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %297 = llvm.xor %294, %62 : i32
      %298 = llvm.mul %297, %75 : i32
      %299 = llvm.getelementptr %115[%298] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %300 = llvm.xor %294, %58 : i32
      %301 = llvm.mul %300, %75 : i32
      %302 = llvm.getelementptr %115[%301] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %303 = llvm.xor %294, %51 : i32
      %304 = llvm.mul %303, %75 : i32
      %305 = llvm.getelementptr %115[%304] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      llvm.store %252, %296 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %261, %299 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %270, %302 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %279, %305 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %306 = llvm.urem %79, %64 : i32
      %307 = llvm.mul %306, %63 : i32
      %308 = llvm.udiv %79, %64 : i32
      %309 = llvm.mul %82, %62 : i32
      %310 = llvm.add %308, %309 : i32
      %311 = llvm.zext %310 : i32 to i64
      %312 = llvm.add %113, %311 : i64
      %313 = llvm.mul %312, %arg7 : i64
      %314 = llvm.zext %307 : i32 to i64
      %315 = llvm.add %314, %66 : i64
      %316 = llvm.add %313, %315 : i64
      %317 = llvm.mul %316, %61 : i64
      %318 = llvm.getelementptr %arg0[%317] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %319 = llvm.sub %arg4, %312 : i64
      %320 = llvm.intr.smin(%319, %60) : (i64, i64) -> i64
      %321 = llvm.intr.smax(%320, %67) : (i64, i64) -> i64
      %322 = llvm.trunc %321 : i64 to i32
      %323 = llvm.sub %arg6, %315 : i64
      %324 = llvm.intr.smin(%323, %60) : (i64, i64) -> i64
      %325 = llvm.intr.smax(%324, %67) : (i64, i64) -> i64
      %326 = llvm.trunc %325 : i64 to i32
      %327 = llvm.icmp "sgt" %322, %73 : i32
      %328 = llvm.icmp "sgt" %326, %73 : i32
      %329 = llvm.and %327, %328 : i1
      %330 = llvm.mul %arg7, %69 : i64
      %331 = llvm.getelementptr %318[%330] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %332 = llvm.icmp "sgt" %322, %76 : i32
      %333 = llvm.and %332, %328 : i1
      %334 = llvm.select %329, %318, %59 : i1, !llvm.ptr<1>
      %335 = llvm.load %334 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %336 = llvm.select %333, %331, %59 : i1, !llvm.ptr<1>
      %337 = llvm.load %336 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %338 = llvm.urem %79, %58 : i32
      %339 = llvm.mul %338, %64 : i32
      %340 = llvm.udiv %79, %58 : i32
      %341 = llvm.mul %340, %64 : i32
      %342 = llvm.mul %82, %63 : i32
      %343 = llvm.add %341, %342 : i32
      %344 = llvm.zext %339 : i32 to i64
      %345 = llvm.add %114, %344 : i64
      %346 = llvm.zext %343 : i32 to i64
      %347 = llvm.add %346, %66 : i64
      %348 = llvm.mul %347, %arg8 : i64
      %349 = llvm.add %345, %348 : i64
      %350 = llvm.mul %349, %61 : i64
      %351 = llvm.getelementptr %arg1[%350] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %352 = llvm.sub %arg5, %345 : i64
      %353 = llvm.intr.smin(%352, %60) : (i64, i64) -> i64
      %354 = llvm.intr.smax(%353, %67) : (i64, i64) -> i64
      %355 = llvm.trunc %354 : i64 to i32
      %356 = llvm.sub %arg6, %347 : i64
      %357 = llvm.intr.smin(%356, %60) : (i64, i64) -> i64
      %358 = llvm.intr.smax(%357, %67) : (i64, i64) -> i64
      %359 = llvm.trunc %358 : i64 to i32
      %360 = llvm.icmp "sgt" %355, %73 : i32
      %361 = llvm.icmp "sgt" %359, %73 : i32
      %362 = llvm.and %360, %361 : i1
      %363 = llvm.mul %arg8, %61 : i64
      %364 = llvm.getelementptr %351[%363] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %365 = llvm.icmp "sgt" %359, %74 : i32
      %366 = llvm.and %360, %365 : i1
      %367 = llvm.mul %arg8, %56 : i64
      %368 = llvm.getelementptr %351[%367] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %369 = llvm.icmp "sgt" %359, %75 : i32
      %370 = llvm.and %360, %369 : i1
      %371 = llvm.mul %arg8, %55 : i64
      %372 = llvm.getelementptr %351[%371] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %373 = llvm.icmp "sgt" %359, %54 : i32
      %374 = llvm.and %360, %373 : i1
      %375 = llvm.select %362, %351, %59 : i1, !llvm.ptr<1>
      %376 = llvm.load %375 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %377 = llvm.select %366, %364, %59 : i1, !llvm.ptr<1>
      %378 = llvm.load %377 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %379 = llvm.select %370, %368, %59 : i1, !llvm.ptr<1>
      %380 = llvm.load %379 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %381 = llvm.select %374, %372, %59 : i1, !llvm.ptr<1>
      %382 = llvm.load %381 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      llvm.br ^bb1(%67, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %335, %337, %376, %378, %380, %382, %74, %73 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<8xbf16>, vector<8xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, i32, i32)
    ^bb1(%383: i64, %384: vector<4xf32>, %385: vector<4xf32>, %386: vector<4xf32>, %387: vector<4xf32>, %388: vector<4xf32>, %389: vector<4xf32>, %390: vector<4xf32>, %391: vector<4xf32>, %392: vector<4xf32>, %393: vector<4xf32>, %394: vector<4xf32>, %395: vector<4xf32>, %396: vector<4xf32>, %397: vector<4xf32>, %398: vector<4xf32>, %399: vector<4xf32>, %400: vector<8xbf16>, %401: vector<8xbf16>, %402: vector<4xbf16>, %403: vector<4xbf16>, %404: vector<4xbf16>, %405: vector<4xbf16>, %406: i32, %407: i32):  // 2 preds: ^bb0, ^bb2
      %408 = llvm.icmp "slt" %383, %arg6 : i64
      llvm.cond_br %408, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      rocdl.sched.barrier 0
      %409 = llvm.mul %407, %65 : i32
      %410 = llvm.getelementptr %77[%409] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %411 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %412 = llvm.mul %407, %65 : i32
      %413 = llvm.getelementptr %411[%412] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %414 = llvm.add %407, %74 : i32
      %415 = llvm.icmp "eq" %414, %75 : i32
      %416 = llvm.select %415, %73, %414 : i1, i32
      %417 = llvm.add %383, %71 : i64
      %418 = llvm.urem %79, %64 : i32
      %419 = llvm.mul %418, %63 : i32
      %420 = llvm.udiv %79, %64 : i32
      %421 = llvm.mul %82, %62 : i32
      %422 = llvm.add %420, %421 : i32
      %423 = llvm.zext %422 : i32 to i64
      %424 = llvm.add %113, %423 : i64
      %425 = llvm.mul %424, %arg7 : i64
      %426 = llvm.zext %419 : i32 to i64
      %427 = llvm.add %417, %426 : i64
      %428 = llvm.add %425, %427 : i64
      %429 = llvm.mul %428, %61 : i64
      %430 = llvm.getelementptr %arg0[%429] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %431 = llvm.sub %arg4, %424 : i64
      %432 = llvm.intr.smin(%431, %60) : (i64, i64) -> i64
      %433 = llvm.intr.smax(%432, %67) : (i64, i64) -> i64
      %434 = llvm.trunc %433 : i64 to i32
      %435 = llvm.sub %arg6, %427 : i64
      %436 = llvm.intr.smin(%435, %60) : (i64, i64) -> i64
      %437 = llvm.intr.smax(%436, %67) : (i64, i64) -> i64
      %438 = llvm.trunc %437 : i64 to i32
      %439 = llvm.icmp "sgt" %434, %73 : i32
      %440 = llvm.icmp "sgt" %438, %73 : i32
      %441 = llvm.and %439, %440 : i1
      %442 = llvm.mul %arg7, %69 : i64
      %443 = llvm.getelementptr %430[%442] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %444 = llvm.icmp "sgt" %434, %76 : i32
      %445 = llvm.and %444, %440 : i1
      %446 = llvm.select %441, %430, %59 : i1, !llvm.ptr<1>
      %447 = llvm.load %446 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %448 = llvm.select %445, %443, %59 : i1, !llvm.ptr<1>
      %449 = llvm.load %448 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %450 = llvm.urem %79, %58 : i32
      %451 = llvm.mul %450, %64 : i32
      %452 = llvm.udiv %79, %58 : i32
      %453 = llvm.mul %452, %64 : i32
      %454 = llvm.mul %82, %63 : i32
      %455 = llvm.add %453, %454 : i32
      %456 = llvm.zext %451 : i32 to i64
      %457 = llvm.add %114, %456 : i64
      %458 = llvm.zext %455 : i32 to i64
      %459 = llvm.add %417, %458 : i64
      %460 = llvm.mul %459, %arg8 : i64
      %461 = llvm.add %457, %460 : i64
      %462 = llvm.mul %461, %61 : i64
      %463 = llvm.getelementptr %arg1[%462] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %464 = llvm.sub %arg5, %457 : i64
      %465 = llvm.intr.smin(%464, %60) : (i64, i64) -> i64
      %466 = llvm.intr.smax(%465, %67) : (i64, i64) -> i64
      %467 = llvm.trunc %466 : i64 to i32
      %468 = llvm.sub %arg6, %459 : i64
      %469 = llvm.intr.smin(%468, %60) : (i64, i64) -> i64
      %470 = llvm.intr.smax(%469, %67) : (i64, i64) -> i64
      %471 = llvm.trunc %470 : i64 to i32
      %472 = llvm.icmp "sgt" %467, %73 : i32
      %473 = llvm.icmp "sgt" %471, %73 : i32
      %474 = llvm.and %472, %473 : i1
      %475 = llvm.mul %arg8, %61 : i64
      %476 = llvm.getelementptr %463[%475] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %477 = llvm.icmp "sgt" %471, %74 : i32
      %478 = llvm.and %472, %477 : i1
      %479 = llvm.mul %arg8, %56 : i64
      %480 = llvm.getelementptr %463[%479] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %481 = llvm.icmp "sgt" %471, %75 : i32
      %482 = llvm.and %472, %481 : i1
      %483 = llvm.mul %arg8, %55 : i64
      %484 = llvm.getelementptr %463[%483] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %485 = llvm.icmp "sgt" %471, %54 : i32
      %486 = llvm.and %472, %485 : i1
      %487 = llvm.select %474, %463, %59 : i1, !llvm.ptr<1>
      %488 = llvm.load %487 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %489 = llvm.select %478, %476, %59 : i1, !llvm.ptr<1>
      %490 = llvm.load %489 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %491 = llvm.select %482, %480, %59 : i1, !llvm.ptr<1>
      %492 = llvm.load %491 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %493 = llvm.select %486, %484, %59 : i1, !llvm.ptr<1>
      %494 = llvm.load %493 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      rocdl.sched.barrier 262
      %495 = llvm.mlir.constant(0 : i64) : i64
      %496 = llvm.extractelement %384[%495 : i64] : vector<4xf32>
      %497 = llvm.mlir.constant(1 : i64) : i64
      %498 = llvm.extractelement %384[%497 : i64] : vector<4xf32>
      %499 = llvm.mlir.constant(2 : i64) : i64
      %500 = llvm.extractelement %384[%499 : i64] : vector<4xf32>
      %501 = llvm.mlir.constant(3 : i64) : i64
      %502 = llvm.extractelement %384[%501 : i64] : vector<4xf32>
      %503 = llvm.mlir.constant(0 : i64) : i64
      %504 = llvm.extractelement %385[%503 : i64] : vector<4xf32>
      %505 = llvm.mlir.constant(1 : i64) : i64
      %506 = llvm.extractelement %385[%505 : i64] : vector<4xf32>
      %507 = llvm.mlir.constant(2 : i64) : i64
      %508 = llvm.extractelement %385[%507 : i64] : vector<4xf32>
      %509 = llvm.mlir.constant(3 : i64) : i64
      %510 = llvm.extractelement %385[%509 : i64] : vector<4xf32>
      %511 = llvm.mlir.constant(0 : i64) : i64
      %512 = llvm.extractelement %386[%511 : i64] : vector<4xf32>
      %513 = llvm.mlir.constant(1 : i64) : i64
      %514 = llvm.extractelement %386[%513 : i64] : vector<4xf32>
      %515 = llvm.mlir.constant(2 : i64) : i64
      %516 = llvm.extractelement %386[%515 : i64] : vector<4xf32>
      %517 = llvm.mlir.constant(3 : i64) : i64
      %518 = llvm.extractelement %386[%517 : i64] : vector<4xf32>
      %519 = llvm.mlir.constant(0 : i64) : i64
      %520 = llvm.extractelement %387[%519 : i64] : vector<4xf32>
      %521 = llvm.mlir.constant(1 : i64) : i64
      %522 = llvm.extractelement %387[%521 : i64] : vector<4xf32>
      %523 = llvm.mlir.constant(2 : i64) : i64
      %524 = llvm.extractelement %387[%523 : i64] : vector<4xf32>
      %525 = llvm.mlir.constant(3 : i64) : i64
      %526 = llvm.extractelement %387[%525 : i64] : vector<4xf32>
      %527 = llvm.mlir.constant(0 : i64) : i64
      %528 = llvm.extractelement %388[%527 : i64] : vector<4xf32>
      %529 = llvm.mlir.constant(1 : i64) : i64
      %530 = llvm.extractelement %388[%529 : i64] : vector<4xf32>
      %531 = llvm.mlir.constant(2 : i64) : i64
      %532 = llvm.extractelement %388[%531 : i64] : vector<4xf32>
      %533 = llvm.mlir.constant(3 : i64) : i64
      %534 = llvm.extractelement %388[%533 : i64] : vector<4xf32>
      %535 = llvm.mlir.constant(0 : i64) : i64
      %536 = llvm.extractelement %389[%535 : i64] : vector<4xf32>
      %537 = llvm.mlir.constant(1 : i64) : i64
      %538 = llvm.extractelement %389[%537 : i64] : vector<4xf32>
      %539 = llvm.mlir.constant(2 : i64) : i64
      %540 = llvm.extractelement %389[%539 : i64] : vector<4xf32>
      %541 = llvm.mlir.constant(3 : i64) : i64
      %542 = llvm.extractelement %389[%541 : i64] : vector<4xf32>
      %543 = llvm.mlir.constant(0 : i64) : i64
      %544 = llvm.extractelement %390[%543 : i64] : vector<4xf32>
      %545 = llvm.mlir.constant(1 : i64) : i64
      %546 = llvm.extractelement %390[%545 : i64] : vector<4xf32>
      %547 = llvm.mlir.constant(2 : i64) : i64
      %548 = llvm.extractelement %390[%547 : i64] : vector<4xf32>
      %549 = llvm.mlir.constant(3 : i64) : i64
      %550 = llvm.extractelement %390[%549 : i64] : vector<4xf32>
      %551 = llvm.mlir.constant(0 : i64) : i64
      %552 = llvm.extractelement %391[%551 : i64] : vector<4xf32>
      %553 = llvm.mlir.constant(1 : i64) : i64
      %554 = llvm.extractelement %391[%553 : i64] : vector<4xf32>
      %555 = llvm.mlir.constant(2 : i64) : i64
      %556 = llvm.extractelement %391[%555 : i64] : vector<4xf32>
      %557 = llvm.mlir.constant(3 : i64) : i64
      %558 = llvm.extractelement %391[%557 : i64] : vector<4xf32>
      %559 = llvm.mlir.constant(0 : i64) : i64
      %560 = llvm.extractelement %392[%559 : i64] : vector<4xf32>
      %561 = llvm.mlir.constant(1 : i64) : i64
      %562 = llvm.extractelement %392[%561 : i64] : vector<4xf32>
      %563 = llvm.mlir.constant(2 : i64) : i64
      %564 = llvm.extractelement %392[%563 : i64] : vector<4xf32>
      %565 = llvm.mlir.constant(3 : i64) : i64
      %566 = llvm.extractelement %392[%565 : i64] : vector<4xf32>
      %567 = llvm.mlir.constant(0 : i64) : i64
      %568 = llvm.extractelement %393[%567 : i64] : vector<4xf32>
      %569 = llvm.mlir.constant(1 : i64) : i64
      %570 = llvm.extractelement %393[%569 : i64] : vector<4xf32>
      %571 = llvm.mlir.constant(2 : i64) : i64
      %572 = llvm.extractelement %393[%571 : i64] : vector<4xf32>
      %573 = llvm.mlir.constant(3 : i64) : i64
      %574 = llvm.extractelement %393[%573 : i64] : vector<4xf32>
      %575 = llvm.mlir.constant(0 : i64) : i64
      %576 = llvm.extractelement %394[%575 : i64] : vector<4xf32>
      %577 = llvm.mlir.constant(1 : i64) : i64
      %578 = llvm.extractelement %394[%577 : i64] : vector<4xf32>
      %579 = llvm.mlir.constant(2 : i64) : i64
      %580 = llvm.extractelement %394[%579 : i64] : vector<4xf32>
      %581 = llvm.mlir.constant(3 : i64) : i64
      %582 = llvm.extractelement %394[%581 : i64] : vector<4xf32>
      %583 = llvm.mlir.constant(0 : i64) : i64
      %584 = llvm.extractelement %395[%583 : i64] : vector<4xf32>
      %585 = llvm.mlir.constant(1 : i64) : i64
      %586 = llvm.extractelement %395[%585 : i64] : vector<4xf32>
      %587 = llvm.mlir.constant(2 : i64) : i64
      %588 = llvm.extractelement %395[%587 : i64] : vector<4xf32>
      %589 = llvm.mlir.constant(3 : i64) : i64
      %590 = llvm.extractelement %395[%589 : i64] : vector<4xf32>
      %591 = llvm.mlir.constant(0 : i64) : i64
      %592 = llvm.extractelement %396[%591 : i64] : vector<4xf32>
      %593 = llvm.mlir.constant(1 : i64) : i64
      %594 = llvm.extractelement %396[%593 : i64] : vector<4xf32>
      %595 = llvm.mlir.constant(2 : i64) : i64
      %596 = llvm.extractelement %396[%595 : i64] : vector<4xf32>
      %597 = llvm.mlir.constant(3 : i64) : i64
      %598 = llvm.extractelement %396[%597 : i64] : vector<4xf32>
      %599 = llvm.mlir.constant(0 : i64) : i64
      %600 = llvm.extractelement %397[%599 : i64] : vector<4xf32>
      %601 = llvm.mlir.constant(1 : i64) : i64
      %602 = llvm.extractelement %397[%601 : i64] : vector<4xf32>
      %603 = llvm.mlir.constant(2 : i64) : i64
      %604 = llvm.extractelement %397[%603 : i64] : vector<4xf32>
      %605 = llvm.mlir.constant(3 : i64) : i64
      %606 = llvm.extractelement %397[%605 : i64] : vector<4xf32>
      %607 = llvm.mlir.constant(0 : i64) : i64
      %608 = llvm.extractelement %398[%607 : i64] : vector<4xf32>
      %609 = llvm.mlir.constant(1 : i64) : i64
      %610 = llvm.extractelement %398[%609 : i64] : vector<4xf32>
      %611 = llvm.mlir.constant(2 : i64) : i64
      %612 = llvm.extractelement %398[%611 : i64] : vector<4xf32>
      %613 = llvm.mlir.constant(3 : i64) : i64
      %614 = llvm.extractelement %398[%613 : i64] : vector<4xf32>
      %615 = llvm.mlir.constant(0 : i64) : i64
      %616 = llvm.extractelement %399[%615 : i64] : vector<4xf32>
      %617 = llvm.mlir.constant(1 : i64) : i64
      %618 = llvm.extractelement %399[%617 : i64] : vector<4xf32>
      %619 = llvm.mlir.constant(2 : i64) : i64
      %620 = llvm.extractelement %399[%619 : i64] : vector<4xf32>
      %621 = llvm.mlir.constant(3 : i64) : i64
      %622 = llvm.extractelement %399[%621 : i64] : vector<4xf32>
      %623 = llvm.mlir.poison : vector<16xf32>
      %624 = llvm.mlir.constant(0 : i64) : i64
      %625 = llvm.insertelement %496, %623[%624 : i64] : vector<16xf32>
      %626 = llvm.mlir.constant(1 : i64) : i64
      %627 = llvm.insertelement %498, %625[%626 : i64] : vector<16xf32>
      %628 = llvm.mlir.constant(2 : i64) : i64
      %629 = llvm.insertelement %500, %627[%628 : i64] : vector<16xf32>
      %630 = llvm.mlir.constant(3 : i64) : i64
      %631 = llvm.insertelement %502, %629[%630 : i64] : vector<16xf32>
      %632 = llvm.mlir.constant(4 : i64) : i64
      %633 = llvm.insertelement %504, %631[%632 : i64] : vector<16xf32>
      %634 = llvm.mlir.constant(5 : i64) : i64
      %635 = llvm.insertelement %506, %633[%634 : i64] : vector<16xf32>
      %636 = llvm.mlir.constant(6 : i64) : i64
      %637 = llvm.insertelement %508, %635[%636 : i64] : vector<16xf32>
      %638 = llvm.mlir.constant(7 : i64) : i64
      %639 = llvm.insertelement %510, %637[%638 : i64] : vector<16xf32>
      %640 = llvm.mlir.constant(8 : i64) : i64
      %641 = llvm.insertelement %512, %639[%640 : i64] : vector<16xf32>
      %642 = llvm.mlir.constant(9 : i64) : i64
      %643 = llvm.insertelement %514, %641[%642 : i64] : vector<16xf32>
      %644 = llvm.mlir.constant(10 : i64) : i64
      %645 = llvm.insertelement %516, %643[%644 : i64] : vector<16xf32>
      %646 = llvm.mlir.constant(11 : i64) : i64
      %647 = llvm.insertelement %518, %645[%646 : i64] : vector<16xf32>
      %648 = llvm.mlir.constant(12 : i64) : i64
      %649 = llvm.insertelement %520, %647[%648 : i64] : vector<16xf32>
      %650 = llvm.mlir.constant(13 : i64) : i64
      %651 = llvm.insertelement %522, %649[%650 : i64] : vector<16xf32>
      %652 = llvm.mlir.constant(14 : i64) : i64
      %653 = llvm.insertelement %524, %651[%652 : i64] : vector<16xf32>
      %654 = llvm.mlir.constant(15 : i64) : i64
      %655 = llvm.insertelement %526, %653[%654 : i64] : vector<16xf32>
      %656 = llvm.mlir.poison : vector<16xf32>
      %657 = llvm.mlir.constant(0 : i64) : i64
      %658 = llvm.insertelement %528, %656[%657 : i64] : vector<16xf32>
      %659 = llvm.mlir.constant(1 : i64) : i64
      %660 = llvm.insertelement %530, %658[%659 : i64] : vector<16xf32>
      %661 = llvm.mlir.constant(2 : i64) : i64
      %662 = llvm.insertelement %532, %660[%661 : i64] : vector<16xf32>
      %663 = llvm.mlir.constant(3 : i64) : i64
      %664 = llvm.insertelement %534, %662[%663 : i64] : vector<16xf32>
      %665 = llvm.mlir.constant(4 : i64) : i64
      %666 = llvm.insertelement %536, %664[%665 : i64] : vector<16xf32>
      %667 = llvm.mlir.constant(5 : i64) : i64
      %668 = llvm.insertelement %538, %666[%667 : i64] : vector<16xf32>
      %669 = llvm.mlir.constant(6 : i64) : i64
      %670 = llvm.insertelement %540, %668[%669 : i64] : vector<16xf32>
      %671 = llvm.mlir.constant(7 : i64) : i64
      %672 = llvm.insertelement %542, %670[%671 : i64] : vector<16xf32>
      %673 = llvm.mlir.constant(8 : i64) : i64
      %674 = llvm.insertelement %544, %672[%673 : i64] : vector<16xf32>
      %675 = llvm.mlir.constant(9 : i64) : i64
      %676 = llvm.insertelement %546, %674[%675 : i64] : vector<16xf32>
      %677 = llvm.mlir.constant(10 : i64) : i64
      %678 = llvm.insertelement %548, %676[%677 : i64] : vector<16xf32>
      %679 = llvm.mlir.constant(11 : i64) : i64
      %680 = llvm.insertelement %550, %678[%679 : i64] : vector<16xf32>
      %681 = llvm.mlir.constant(12 : i64) : i64
      %682 = llvm.insertelement %552, %680[%681 : i64] : vector<16xf32>
      %683 = llvm.mlir.constant(13 : i64) : i64
      %684 = llvm.insertelement %554, %682[%683 : i64] : vector<16xf32>
      %685 = llvm.mlir.constant(14 : i64) : i64
      %686 = llvm.insertelement %556, %684[%685 : i64] : vector<16xf32>
      %687 = llvm.mlir.constant(15 : i64) : i64
      %688 = llvm.insertelement %558, %686[%687 : i64] : vector<16xf32>
      %689 = llvm.mlir.poison : vector<16xf32>
      %690 = llvm.mlir.constant(0 : i64) : i64
      %691 = llvm.insertelement %560, %689[%690 : i64] : vector<16xf32>
      %692 = llvm.mlir.constant(1 : i64) : i64
      %693 = llvm.insertelement %562, %691[%692 : i64] : vector<16xf32>
      %694 = llvm.mlir.constant(2 : i64) : i64
      %695 = llvm.insertelement %564, %693[%694 : i64] : vector<16xf32>
      %696 = llvm.mlir.constant(3 : i64) : i64
      %697 = llvm.insertelement %566, %695[%696 : i64] : vector<16xf32>
      %698 = llvm.mlir.constant(4 : i64) : i64
      %699 = llvm.insertelement %568, %697[%698 : i64] : vector<16xf32>
      %700 = llvm.mlir.constant(5 : i64) : i64
      %701 = llvm.insertelement %570, %699[%700 : i64] : vector<16xf32>
      %702 = llvm.mlir.constant(6 : i64) : i64
      %703 = llvm.insertelement %572, %701[%702 : i64] : vector<16xf32>
      %704 = llvm.mlir.constant(7 : i64) : i64
      %705 = llvm.insertelement %574, %703[%704 : i64] : vector<16xf32>
      %706 = llvm.mlir.constant(8 : i64) : i64
      %707 = llvm.insertelement %576, %705[%706 : i64] : vector<16xf32>
      %708 = llvm.mlir.constant(9 : i64) : i64
      %709 = llvm.insertelement %578, %707[%708 : i64] : vector<16xf32>
      %710 = llvm.mlir.constant(10 : i64) : i64
      %711 = llvm.insertelement %580, %709[%710 : i64] : vector<16xf32>
      %712 = llvm.mlir.constant(11 : i64) : i64
      %713 = llvm.insertelement %582, %711[%712 : i64] : vector<16xf32>
      %714 = llvm.mlir.constant(12 : i64) : i64
      %715 = llvm.insertelement %584, %713[%714 : i64] : vector<16xf32>
      %716 = llvm.mlir.constant(13 : i64) : i64
      %717 = llvm.insertelement %586, %715[%716 : i64] : vector<16xf32>
      %718 = llvm.mlir.constant(14 : i64) : i64
      %719 = llvm.insertelement %588, %717[%718 : i64] : vector<16xf32>
      %720 = llvm.mlir.constant(15 : i64) : i64
      %721 = llvm.insertelement %590, %719[%720 : i64] : vector<16xf32>
      %722 = llvm.mlir.poison : vector<16xf32>
      %723 = llvm.mlir.constant(0 : i64) : i64
      %724 = llvm.insertelement %592, %722[%723 : i64] : vector<16xf32>
      %725 = llvm.mlir.constant(1 : i64) : i64
      %726 = llvm.insertelement %594, %724[%725 : i64] : vector<16xf32>
      %727 = llvm.mlir.constant(2 : i64) : i64
      %728 = llvm.insertelement %596, %726[%727 : i64] : vector<16xf32>
      %729 = llvm.mlir.constant(3 : i64) : i64
      %730 = llvm.insertelement %598, %728[%729 : i64] : vector<16xf32>
      %731 = llvm.mlir.constant(4 : i64) : i64
      %732 = llvm.insertelement %600, %730[%731 : i64] : vector<16xf32>
      %733 = llvm.mlir.constant(5 : i64) : i64
      %734 = llvm.insertelement %602, %732[%733 : i64] : vector<16xf32>
      %735 = llvm.mlir.constant(6 : i64) : i64
      %736 = llvm.insertelement %604, %734[%735 : i64] : vector<16xf32>
      %737 = llvm.mlir.constant(7 : i64) : i64
      %738 = llvm.insertelement %606, %736[%737 : i64] : vector<16xf32>
      %739 = llvm.mlir.constant(8 : i64) : i64
      %740 = llvm.insertelement %608, %738[%739 : i64] : vector<16xf32>
      %741 = llvm.mlir.constant(9 : i64) : i64
      %742 = llvm.insertelement %610, %740[%741 : i64] : vector<16xf32>
      %743 = llvm.mlir.constant(10 : i64) : i64
      %744 = llvm.insertelement %612, %742[%743 : i64] : vector<16xf32>
      %745 = llvm.mlir.constant(11 : i64) : i64
      %746 = llvm.insertelement %614, %744[%745 : i64] : vector<16xf32>
      %747 = llvm.mlir.constant(12 : i64) : i64
      %748 = llvm.insertelement %616, %746[%747 : i64] : vector<16xf32>
      %749 = llvm.mlir.constant(13 : i64) : i64
      %750 = llvm.insertelement %618, %748[%749 : i64] : vector<16xf32>
      %751 = llvm.mlir.constant(14 : i64) : i64
      %752 = llvm.insertelement %620, %750[%751 : i64] : vector<16xf32>
      %753 = llvm.mlir.constant(15 : i64) : i64
      %754 = llvm.insertelement %622, %752[%753 : i64] : vector<16xf32>
      %755 = llvm.urem %79, %58 : i32
      %756 = llvm.udiv %79, %58 : i32
      %757 = llvm.mul %756, %64 : i32
      %758 = llvm.urem %82, %75 : i32
      %759 = llvm.mul %758, %76 : i32
      %760 = llvm.add %755, %759 : i32
      %761 = llvm.mul %760, %58 : i32
      %762 = llvm.add %761, %757 : i32
      %763 = llvm.lshr %762, %64 : i32
      %764 = llvm.and %763, %57 : i32
      %765 = llvm.xor %762, %764 : i32
      %766 = llvm.mul %765, %75 : i32
      %767 = llvm.getelementptr %410[%766] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %768 = llvm.getelementptr %767[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %769 = llvm.load %767 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %770 = llvm.load %768 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %771 = llvm.bitcast %769 : vector<4xbf16> to vector<4xi16>
      %772 = llvm.bitcast %770 : vector<4xbf16> to vector<4xi16>
      %773 = llvm.urem %79, %58 : i32
      %774 = llvm.udiv %79, %58 : i32
      %775 = llvm.mul %774, %64 : i32
      %776 = llvm.udiv %82, %75 : i32
      %777 = llvm.mul %776, %76 : i32
      %778 = llvm.add %773, %777 : i32
      %779 = llvm.mul %778, %62 : i32
      %780 = llvm.urem %775, %62 : i32
      %781 = llvm.udiv %775, %62 : i32
      %782 = llvm.mul %781, %53 : i32
      %783 = llvm.add %780, %782 : i32
      %784 = llvm.add %779, %783 : i32
      %785 = llvm.lshr %784, %64 : i32
      %786 = llvm.and %785, %52 : i32
      %787 = llvm.xor %784, %786 : i32
      %788 = llvm.mul %787, %75 : i32
      %789 = llvm.getelementptr %413[%788] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %790 = llvm.xor %787, %58 : i32
      %791 = llvm.mul %790, %75 : i32
      %792 = llvm.getelementptr %413[%791] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %793 = llvm.getelementptr %792[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %794 = llvm.load %789 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %795 = llvm.load %793 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %796 = llvm.bitcast %794 : vector<4xbf16> to vector<4xi16>
      %797 = llvm.bitcast %795 : vector<4xbf16> to vector<4xi16>
      %798 = rocdl.mfma.f32.32x32x8bf16.1k %771, %796, %655, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %799 = rocdl.mfma.f32.32x32x8bf16.1k %771, %797, %688, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %800 = rocdl.mfma.f32.32x32x8bf16.1k %772, %796, %721, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %801 = rocdl.mfma.f32.32x32x8bf16.1k %772, %797, %754, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %802 = llvm.urem %79, %58 : i32
      %803 = llvm.udiv %79, %58 : i32
      %804 = llvm.mul %803, %64 : i32
      %805 = llvm.urem %82, %75 : i32
      %806 = llvm.mul %805, %76 : i32
      %807 = llvm.add %802, %806 : i32
      %808 = llvm.mul %807, %58 : i32
      %809 = llvm.add %808, %804 : i32
      %810 = llvm.lshr %809, %64 : i32
      %811 = llvm.and %810, %57 : i32
      %812 = llvm.xor %809, %811 : i32
      %813 = llvm.xor %812, %63 : i32
      %814 = llvm.mul %813, %75 : i32
      %815 = llvm.getelementptr %410[%814] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %816 = llvm.getelementptr %815[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %817 = llvm.load %815 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %818 = llvm.load %816 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %819 = llvm.bitcast %817 : vector<4xbf16> to vector<4xi16>
      %820 = llvm.bitcast %818 : vector<4xbf16> to vector<4xi16>
      %821 = llvm.urem %79, %58 : i32
      %822 = llvm.udiv %79, %58 : i32
      %823 = llvm.mul %822, %64 : i32
      %824 = llvm.udiv %82, %75 : i32
      %825 = llvm.mul %824, %76 : i32
      %826 = llvm.add %821, %825 : i32
      %827 = llvm.mul %826, %62 : i32
      %828 = llvm.urem %823, %62 : i32
      %829 = llvm.udiv %823, %62 : i32
      %830 = llvm.mul %829, %53 : i32
      %831 = llvm.add %828, %830 : i32
      %832 = llvm.add %827, %831 : i32
      %833 = llvm.lshr %832, %64 : i32
      %834 = llvm.and %833, %52 : i32
      %835 = llvm.xor %832, %834 : i32
      %836 = llvm.xor %835, %63 : i32
      %837 = llvm.mul %836, %75 : i32
      %838 = llvm.getelementptr %413[%837] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %839 = llvm.xor %835, %50 : i32
      %840 = llvm.mul %839, %75 : i32
      %841 = llvm.getelementptr %413[%840] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %842 = llvm.getelementptr %841[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %843 = llvm.load %838 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %844 = llvm.load %842 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %845 = llvm.bitcast %843 : vector<4xbf16> to vector<4xi16>
      %846 = llvm.bitcast %844 : vector<4xbf16> to vector<4xi16>
      %847 = rocdl.mfma.f32.32x32x8bf16.1k %819, %845, %798, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %848 = rocdl.mfma.f32.32x32x8bf16.1k %819, %846, %799, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %849 = rocdl.mfma.f32.32x32x8bf16.1k %820, %845, %800, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %850 = rocdl.mfma.f32.32x32x8bf16.1k %820, %846, %801, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %851 = llvm.urem %79, %58 : i32
      %852 = llvm.udiv %79, %58 : i32
      %853 = llvm.mul %852, %64 : i32
      %854 = llvm.urem %82, %75 : i32
      %855 = llvm.mul %854, %76 : i32
      %856 = llvm.add %851, %855 : i32
      %857 = llvm.mul %856, %58 : i32
      %858 = llvm.add %857, %853 : i32
      %859 = llvm.lshr %858, %64 : i32
      %860 = llvm.and %859, %57 : i32
      %861 = llvm.xor %858, %860 : i32
      %862 = llvm.xor %861, %62 : i32
      %863 = llvm.mul %862, %75 : i32
      %864 = llvm.getelementptr %410[%863] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %865 = llvm.getelementptr %864[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %866 = llvm.load %864 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %867 = llvm.load %865 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %868 = llvm.bitcast %866 : vector<4xbf16> to vector<4xi16>
      %869 = llvm.bitcast %867 : vector<4xbf16> to vector<4xi16>
      %870 = llvm.urem %79, %58 : i32
      %871 = llvm.udiv %79, %58 : i32
      %872 = llvm.mul %871, %64 : i32
      %873 = llvm.udiv %82, %75 : i32
      %874 = llvm.mul %873, %76 : i32
      %875 = llvm.add %870, %874 : i32
      %876 = llvm.mul %875, %62 : i32
      %877 = llvm.urem %872, %62 : i32
      %878 = llvm.udiv %872, %62 : i32
      %879 = llvm.mul %878, %53 : i32
      %880 = llvm.add %877, %879 : i32
      %881 = llvm.add %876, %880 : i32
      %882 = llvm.lshr %881, %64 : i32
      %883 = llvm.and %882, %52 : i32
      %884 = llvm.xor %881, %883 : i32
      %885 = llvm.mul %884, %75 : i32
      %886 = llvm.getelementptr %413[%885] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %887 = llvm.getelementptr %886[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %888 = llvm.xor %884, %58 : i32
      %889 = llvm.mul %888, %75 : i32
      %890 = llvm.getelementptr %413[%889] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %891 = llvm.getelementptr %890[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %892 = llvm.load %887 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %893 = llvm.load %891 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %894 = llvm.bitcast %892 : vector<4xbf16> to vector<4xi16>
      %895 = llvm.bitcast %893 : vector<4xbf16> to vector<4xi16>
      %896 = rocdl.mfma.f32.32x32x8bf16.1k %868, %894, %847, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %897 = rocdl.mfma.f32.32x32x8bf16.1k %868, %895, %848, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %898 = rocdl.mfma.f32.32x32x8bf16.1k %869, %894, %849, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %899 = rocdl.mfma.f32.32x32x8bf16.1k %869, %895, %850, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %900 = llvm.urem %79, %58 : i32
      %901 = llvm.udiv %79, %58 : i32
      %902 = llvm.mul %901, %64 : i32
      %903 = llvm.urem %82, %75 : i32
      %904 = llvm.mul %903, %76 : i32
      %905 = llvm.add %900, %904 : i32
      %906 = llvm.mul %905, %58 : i32
      %907 = llvm.add %906, %902 : i32
      %908 = llvm.lshr %907, %64 : i32
      %909 = llvm.and %908, %57 : i32
      %910 = llvm.xor %907, %909 : i32
      %911 = llvm.xor %910, %49 : i32
      %912 = llvm.mul %911, %75 : i32
      %913 = llvm.getelementptr %410[%912] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %914 = llvm.getelementptr %913[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %915 = llvm.load %913 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %916 = llvm.load %914 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %917 = llvm.bitcast %915 : vector<4xbf16> to vector<4xi16>
      %918 = llvm.bitcast %916 : vector<4xbf16> to vector<4xi16>
      %919 = llvm.urem %79, %58 : i32
      %920 = llvm.udiv %79, %58 : i32
      %921 = llvm.mul %920, %64 : i32
      %922 = llvm.udiv %82, %75 : i32
      %923 = llvm.mul %922, %76 : i32
      %924 = llvm.add %919, %923 : i32
      %925 = llvm.mul %924, %62 : i32
      %926 = llvm.urem %921, %62 : i32
      %927 = llvm.udiv %921, %62 : i32
      %928 = llvm.mul %927, %53 : i32
      %929 = llvm.add %926, %928 : i32
      %930 = llvm.add %925, %929 : i32
      %931 = llvm.lshr %930, %64 : i32
      %932 = llvm.and %931, %52 : i32
      %933 = llvm.xor %930, %932 : i32
      %934 = llvm.xor %933, %63 : i32
      %935 = llvm.mul %934, %75 : i32
      %936 = llvm.getelementptr %413[%935] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %937 = llvm.getelementptr %936[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %938 = llvm.xor %933, %50 : i32
      %939 = llvm.mul %938, %75 : i32
      %940 = llvm.getelementptr %413[%939] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %941 = llvm.getelementptr %940[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %942 = llvm.load %937 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %943 = llvm.load %941 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %944 = llvm.bitcast %942 : vector<4xbf16> to vector<4xi16>
      %945 = llvm.bitcast %943 : vector<4xbf16> to vector<4xi16>
      %946 = rocdl.mfma.f32.32x32x8bf16.1k %917, %944, %896, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %947 = rocdl.mfma.f32.32x32x8bf16.1k %917, %945, %897, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %948 = rocdl.mfma.f32.32x32x8bf16.1k %918, %944, %898, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %949 = rocdl.mfma.f32.32x32x8bf16.1k %918, %945, %899, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %950 = llvm.mlir.constant(0 : i64) : i64
      %951 = llvm.extractelement %946[%950 : i64] : vector<16xf32>
      %952 = llvm.mlir.constant(1 : i64) : i64
      %953 = llvm.extractelement %946[%952 : i64] : vector<16xf32>
      %954 = llvm.mlir.constant(2 : i64) : i64
      %955 = llvm.extractelement %946[%954 : i64] : vector<16xf32>
      %956 = llvm.mlir.constant(3 : i64) : i64
      %957 = llvm.extractelement %946[%956 : i64] : vector<16xf32>
      %958 = llvm.mlir.constant(4 : i64) : i64
      %959 = llvm.extractelement %946[%958 : i64] : vector<16xf32>
      %960 = llvm.mlir.constant(5 : i64) : i64
      %961 = llvm.extractelement %946[%960 : i64] : vector<16xf32>
      %962 = llvm.mlir.constant(6 : i64) : i64
      %963 = llvm.extractelement %946[%962 : i64] : vector<16xf32>
      %964 = llvm.mlir.constant(7 : i64) : i64
      %965 = llvm.extractelement %946[%964 : i64] : vector<16xf32>
      %966 = llvm.mlir.constant(8 : i64) : i64
      %967 = llvm.extractelement %946[%966 : i64] : vector<16xf32>
      %968 = llvm.mlir.constant(9 : i64) : i64
      %969 = llvm.extractelement %946[%968 : i64] : vector<16xf32>
      %970 = llvm.mlir.constant(10 : i64) : i64
      %971 = llvm.extractelement %946[%970 : i64] : vector<16xf32>
      %972 = llvm.mlir.constant(11 : i64) : i64
      %973 = llvm.extractelement %946[%972 : i64] : vector<16xf32>
      %974 = llvm.mlir.constant(12 : i64) : i64
      %975 = llvm.extractelement %946[%974 : i64] : vector<16xf32>
      %976 = llvm.mlir.constant(13 : i64) : i64
      %977 = llvm.extractelement %946[%976 : i64] : vector<16xf32>
      %978 = llvm.mlir.constant(14 : i64) : i64
      %979 = llvm.extractelement %946[%978 : i64] : vector<16xf32>
      %980 = llvm.mlir.constant(15 : i64) : i64
      %981 = llvm.extractelement %946[%980 : i64] : vector<16xf32>
      %982 = llvm.mlir.constant(0 : i64) : i64
      %983 = llvm.extractelement %947[%982 : i64] : vector<16xf32>
      %984 = llvm.mlir.constant(1 : i64) : i64
      %985 = llvm.extractelement %947[%984 : i64] : vector<16xf32>
      %986 = llvm.mlir.constant(2 : i64) : i64
      %987 = llvm.extractelement %947[%986 : i64] : vector<16xf32>
      %988 = llvm.mlir.constant(3 : i64) : i64
      %989 = llvm.extractelement %947[%988 : i64] : vector<16xf32>
      %990 = llvm.mlir.constant(4 : i64) : i64
      %991 = llvm.extractelement %947[%990 : i64] : vector<16xf32>
      %992 = llvm.mlir.constant(5 : i64) : i64
      %993 = llvm.extractelement %947[%992 : i64] : vector<16xf32>
      %994 = llvm.mlir.constant(6 : i64) : i64
      %995 = llvm.extractelement %947[%994 : i64] : vector<16xf32>
      %996 = llvm.mlir.constant(7 : i64) : i64
      %997 = llvm.extractelement %947[%996 : i64] : vector<16xf32>
      %998 = llvm.mlir.constant(8 : i64) : i64
      %999 = llvm.extractelement %947[%998 : i64] : vector<16xf32>
      %1000 = llvm.mlir.constant(9 : i64) : i64
      %1001 = llvm.extractelement %947[%1000 : i64] : vector<16xf32>
      %1002 = llvm.mlir.constant(10 : i64) : i64
      %1003 = llvm.extractelement %947[%1002 : i64] : vector<16xf32>
      %1004 = llvm.mlir.constant(11 : i64) : i64
      %1005 = llvm.extractelement %947[%1004 : i64] : vector<16xf32>
      %1006 = llvm.mlir.constant(12 : i64) : i64
      %1007 = llvm.extractelement %947[%1006 : i64] : vector<16xf32>
      %1008 = llvm.mlir.constant(13 : i64) : i64
      %1009 = llvm.extractelement %947[%1008 : i64] : vector<16xf32>
      %1010 = llvm.mlir.constant(14 : i64) : i64
      %1011 = llvm.extractelement %947[%1010 : i64] : vector<16xf32>
      %1012 = llvm.mlir.constant(15 : i64) : i64
      %1013 = llvm.extractelement %947[%1012 : i64] : vector<16xf32>
      %1014 = llvm.mlir.constant(0 : i64) : i64
      %1015 = llvm.extractelement %948[%1014 : i64] : vector<16xf32>
      %1016 = llvm.mlir.constant(1 : i64) : i64
      %1017 = llvm.extractelement %948[%1016 : i64] : vector<16xf32>
      %1018 = llvm.mlir.constant(2 : i64) : i64
      %1019 = llvm.extractelement %948[%1018 : i64] : vector<16xf32>
      %1020 = llvm.mlir.constant(3 : i64) : i64
      %1021 = llvm.extractelement %948[%1020 : i64] : vector<16xf32>
      %1022 = llvm.mlir.constant(4 : i64) : i64
      %1023 = llvm.extractelement %948[%1022 : i64] : vector<16xf32>
      %1024 = llvm.mlir.constant(5 : i64) : i64
      %1025 = llvm.extractelement %948[%1024 : i64] : vector<16xf32>
      %1026 = llvm.mlir.constant(6 : i64) : i64
      %1027 = llvm.extractelement %948[%1026 : i64] : vector<16xf32>
      %1028 = llvm.mlir.constant(7 : i64) : i64
      %1029 = llvm.extractelement %948[%1028 : i64] : vector<16xf32>
      %1030 = llvm.mlir.constant(8 : i64) : i64
      %1031 = llvm.extractelement %948[%1030 : i64] : vector<16xf32>
      %1032 = llvm.mlir.constant(9 : i64) : i64
      %1033 = llvm.extractelement %948[%1032 : i64] : vector<16xf32>
      %1034 = llvm.mlir.constant(10 : i64) : i64
      %1035 = llvm.extractelement %948[%1034 : i64] : vector<16xf32>
      %1036 = llvm.mlir.constant(11 : i64) : i64
      %1037 = llvm.extractelement %948[%1036 : i64] : vector<16xf32>
      %1038 = llvm.mlir.constant(12 : i64) : i64
      %1039 = llvm.extractelement %948[%1038 : i64] : vector<16xf32>
      %1040 = llvm.mlir.constant(13 : i64) : i64
      %1041 = llvm.extractelement %948[%1040 : i64] : vector<16xf32>
      %1042 = llvm.mlir.constant(14 : i64) : i64
      %1043 = llvm.extractelement %948[%1042 : i64] : vector<16xf32>
      %1044 = llvm.mlir.constant(15 : i64) : i64
      %1045 = llvm.extractelement %948[%1044 : i64] : vector<16xf32>
      %1046 = llvm.mlir.constant(0 : i64) : i64
      %1047 = llvm.extractelement %949[%1046 : i64] : vector<16xf32>
      %1048 = llvm.mlir.constant(1 : i64) : i64
      %1049 = llvm.extractelement %949[%1048 : i64] : vector<16xf32>
      %1050 = llvm.mlir.constant(2 : i64) : i64
      %1051 = llvm.extractelement %949[%1050 : i64] : vector<16xf32>
      %1052 = llvm.mlir.constant(3 : i64) : i64
      %1053 = llvm.extractelement %949[%1052 : i64] : vector<16xf32>
      %1054 = llvm.mlir.constant(4 : i64) : i64
      %1055 = llvm.extractelement %949[%1054 : i64] : vector<16xf32>
      %1056 = llvm.mlir.constant(5 : i64) : i64
      %1057 = llvm.extractelement %949[%1056 : i64] : vector<16xf32>
      %1058 = llvm.mlir.constant(6 : i64) : i64
      %1059 = llvm.extractelement %949[%1058 : i64] : vector<16xf32>
      %1060 = llvm.mlir.constant(7 : i64) : i64
      %1061 = llvm.extractelement %949[%1060 : i64] : vector<16xf32>
      %1062 = llvm.mlir.constant(8 : i64) : i64
      %1063 = llvm.extractelement %949[%1062 : i64] : vector<16xf32>
      %1064 = llvm.mlir.constant(9 : i64) : i64
      %1065 = llvm.extractelement %949[%1064 : i64] : vector<16xf32>
      %1066 = llvm.mlir.constant(10 : i64) : i64
      %1067 = llvm.extractelement %949[%1066 : i64] : vector<16xf32>
      %1068 = llvm.mlir.constant(11 : i64) : i64
      %1069 = llvm.extractelement %949[%1068 : i64] : vector<16xf32>
      %1070 = llvm.mlir.constant(12 : i64) : i64
      %1071 = llvm.extractelement %949[%1070 : i64] : vector<16xf32>
      %1072 = llvm.mlir.constant(13 : i64) : i64
      %1073 = llvm.extractelement %949[%1072 : i64] : vector<16xf32>
      %1074 = llvm.mlir.constant(14 : i64) : i64
      %1075 = llvm.extractelement %949[%1074 : i64] : vector<16xf32>
      %1076 = llvm.mlir.constant(15 : i64) : i64
      %1077 = llvm.extractelement %949[%1076 : i64] : vector<16xf32>
      %1078 = llvm.bitcast %400 : vector<8xbf16> to vector<8xi16>
      %1079 = llvm.bitcast %1078 : vector<8xi16> to vector<4xi32>
      %1080 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1079 : (vector<4xi32>) -> vector<4xi32>
      %1081 = llvm.bitcast %1080 : vector<4xi32> to vector<8xi16>
      %1082 = llvm.bitcast %1081 : vector<8xi16> to vector<8xbf16>
      %1083 = llvm.bitcast %401 : vector<8xbf16> to vector<8xi16>
      %1084 = llvm.bitcast %1083 : vector<8xi16> to vector<4xi32>
      %1085 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1084 : (vector<4xi32>) -> vector<4xi32>
      %1086 = llvm.bitcast %1085 : vector<4xi32> to vector<8xi16>
      %1087 = llvm.bitcast %1086 : vector<8xi16> to vector<8xbf16>
      %1088 = llvm.bitcast %402 : vector<4xbf16> to vector<4xi16>
      %1089 = llvm.bitcast %1088 : vector<4xi16> to vector<2xi32>
      %1090 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1089 : (vector<2xi32>) -> vector<2xi32>
      %1091 = llvm.bitcast %1090 : vector<2xi32> to vector<4xi16>
      %1092 = llvm.bitcast %1091 : vector<4xi16> to vector<4xbf16>
      %1093 = llvm.bitcast %403 : vector<4xbf16> to vector<4xi16>
      %1094 = llvm.bitcast %1093 : vector<4xi16> to vector<2xi32>
      %1095 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1094 : (vector<2xi32>) -> vector<2xi32>
      %1096 = llvm.bitcast %1095 : vector<2xi32> to vector<4xi16>
      %1097 = llvm.bitcast %1096 : vector<4xi16> to vector<4xbf16>
      %1098 = llvm.bitcast %404 : vector<4xbf16> to vector<4xi16>
      %1099 = llvm.bitcast %1098 : vector<4xi16> to vector<2xi32>
      %1100 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1099 : (vector<2xi32>) -> vector<2xi32>
      %1101 = llvm.bitcast %1100 : vector<2xi32> to vector<4xi16>
      %1102 = llvm.bitcast %1101 : vector<4xi16> to vector<4xbf16>
      %1103 = llvm.bitcast %405 : vector<4xbf16> to vector<4xi16>
      %1104 = llvm.bitcast %1103 : vector<4xi16> to vector<2xi32>
      %1105 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1104 : (vector<2xi32>) -> vector<2xi32>
      %1106 = llvm.bitcast %1105 : vector<2xi32> to vector<4xi16>
      %1107 = llvm.bitcast %1106 : vector<4xi16> to vector<4xbf16>
      %1108 = llvm.mul %406, %65 : i32
      %1109 = llvm.getelementptr %77[%1108] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1110 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1111 = llvm.mul %406, %65 : i32
      %1112 = llvm.getelementptr %1110[%1111] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1113 = llvm.urem %79, %64 : i32
      %1114 = llvm.mul %1113, %63 : i32
      %1115 = llvm.udiv %79, %64 : i32
      %1116 = llvm.mul %82, %62 : i32
      %1117 = llvm.add %1115, %1116 : i32
      %1118 = llvm.mul %1117, %58 : i32
      %1119 = llvm.add %1118, %1114 : i32
      %1120 = llvm.lshr %1119, %64 : i32
      %1121 = llvm.and %1120, %57 : i32
      %1122 = llvm.xor %1119, %1121 : i32
      %1123 = llvm.mul %1122, %75 : i32
      %1124 = llvm.getelementptr %1109[%1123] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1125 = llvm.xor %1122, %64 : i32
      %1126 = llvm.mul %1125, %75 : i32
      %1127 = llvm.getelementptr %1109[%1126] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1128 = llvm.getelementptr %1124[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1129 = llvm.getelementptr %1127[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1130 = llvm.shufflevector %1082, %1082 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1130, %1124 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1131 = llvm.shufflevector %1082, %1082 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1131, %1127 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1132 = llvm.shufflevector %1087, %1087 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1132, %1128 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1133 = llvm.shufflevector %1087, %1087 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1133, %1129 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1134 = llvm.mlir.constant(0 : i64) : i64
      %1135 = llvm.extractelement %1092[%1134 : i64] : vector<4xbf16>
      %1136 = llvm.mlir.constant(1 : i64) : i64
      %1137 = llvm.extractelement %1092[%1136 : i64] : vector<4xbf16>
      %1138 = llvm.mlir.constant(2 : i64) : i64
      %1139 = llvm.extractelement %1092[%1138 : i64] : vector<4xbf16>
      %1140 = llvm.mlir.constant(3 : i64) : i64
      %1141 = llvm.extractelement %1092[%1140 : i64] : vector<4xbf16>
      %1142 = llvm.mlir.constant(0 : i64) : i64
      %1143 = llvm.extractelement %1097[%1142 : i64] : vector<4xbf16>
      %1144 = llvm.mlir.constant(1 : i64) : i64
      %1145 = llvm.extractelement %1097[%1144 : i64] : vector<4xbf16>
      %1146 = llvm.mlir.constant(2 : i64) : i64
      %1147 = llvm.extractelement %1097[%1146 : i64] : vector<4xbf16>
      %1148 = llvm.mlir.constant(3 : i64) : i64
      %1149 = llvm.extractelement %1097[%1148 : i64] : vector<4xbf16>
      %1150 = llvm.mlir.constant(0 : i64) : i64
      %1151 = llvm.extractelement %1102[%1150 : i64] : vector<4xbf16>
      %1152 = llvm.mlir.constant(1 : i64) : i64
      %1153 = llvm.extractelement %1102[%1152 : i64] : vector<4xbf16>
      %1154 = llvm.mlir.constant(2 : i64) : i64
      %1155 = llvm.extractelement %1102[%1154 : i64] : vector<4xbf16>
      %1156 = llvm.mlir.constant(3 : i64) : i64
      %1157 = llvm.extractelement %1102[%1156 : i64] : vector<4xbf16>
      %1158 = llvm.mlir.constant(0 : i64) : i64
      %1159 = llvm.extractelement %1107[%1158 : i64] : vector<4xbf16>
      %1160 = llvm.mlir.constant(1 : i64) : i64
      %1161 = llvm.extractelement %1107[%1160 : i64] : vector<4xbf16>
      %1162 = llvm.mlir.constant(2 : i64) : i64
      %1163 = llvm.extractelement %1107[%1162 : i64] : vector<4xbf16>
      %1164 = llvm.mlir.constant(3 : i64) : i64
      %1165 = llvm.extractelement %1107[%1164 : i64] : vector<4xbf16>
      %1166 = llvm.mlir.poison : vector<4xbf16>
      %1167 = llvm.mlir.constant(0 : i64) : i64
      %1168 = llvm.insertelement %1135, %1166[%1167 : i64] : vector<4xbf16>
      %1169 = llvm.mlir.constant(1 : i64) : i64
      %1170 = llvm.insertelement %1143, %1168[%1169 : i64] : vector<4xbf16>
      %1171 = llvm.mlir.constant(2 : i64) : i64
      %1172 = llvm.insertelement %1151, %1170[%1171 : i64] : vector<4xbf16>
      %1173 = llvm.mlir.constant(3 : i64) : i64
      %1174 = llvm.insertelement %1159, %1172[%1173 : i64] : vector<4xbf16>
      %1175 = llvm.mlir.poison : vector<4xbf16>
      %1176 = llvm.mlir.constant(0 : i64) : i64
      %1177 = llvm.insertelement %1137, %1175[%1176 : i64] : vector<4xbf16>
      %1178 = llvm.mlir.constant(1 : i64) : i64
      %1179 = llvm.insertelement %1145, %1177[%1178 : i64] : vector<4xbf16>
      %1180 = llvm.mlir.constant(2 : i64) : i64
      %1181 = llvm.insertelement %1153, %1179[%1180 : i64] : vector<4xbf16>
      %1182 = llvm.mlir.constant(3 : i64) : i64
      %1183 = llvm.insertelement %1161, %1181[%1182 : i64] : vector<4xbf16>
      %1184 = llvm.mlir.poison : vector<4xbf16>
      %1185 = llvm.mlir.constant(0 : i64) : i64
      %1186 = llvm.insertelement %1139, %1184[%1185 : i64] : vector<4xbf16>
      %1187 = llvm.mlir.constant(1 : i64) : i64
      %1188 = llvm.insertelement %1147, %1186[%1187 : i64] : vector<4xbf16>
      %1189 = llvm.mlir.constant(2 : i64) : i64
      %1190 = llvm.insertelement %1155, %1188[%1189 : i64] : vector<4xbf16>
      %1191 = llvm.mlir.constant(3 : i64) : i64
      %1192 = llvm.insertelement %1163, %1190[%1191 : i64] : vector<4xbf16>
      %1193 = llvm.mlir.poison : vector<4xbf16>
      %1194 = llvm.mlir.constant(0 : i64) : i64
      %1195 = llvm.insertelement %1141, %1193[%1194 : i64] : vector<4xbf16>
      %1196 = llvm.mlir.constant(1 : i64) : i64
      %1197 = llvm.insertelement %1149, %1195[%1196 : i64] : vector<4xbf16>
      %1198 = llvm.mlir.constant(2 : i64) : i64
      %1199 = llvm.insertelement %1157, %1197[%1198 : i64] : vector<4xbf16>
      %1200 = llvm.mlir.constant(3 : i64) : i64
      %1201 = llvm.insertelement %1165, %1199[%1200 : i64] : vector<4xbf16>
      %1202 = llvm.urem %79, %58 : i32
      %1203 = llvm.mul %1202, %64 : i32
      %1204 = llvm.udiv %79, %58 : i32
      %1205 = llvm.mul %1204, %64 : i32
      %1206 = llvm.mul %82, %63 : i32
      %1207 = llvm.add %1205, %1206 : i32
      %1208 = llvm.mul %1203, %62 : i32
      %1209 = llvm.urem %1207, %62 : i32
      %1210 = llvm.udiv %1207, %62 : i32
      %1211 = llvm.mul %1210, %53 : i32
      %1212 = llvm.add %1209, %1211 : i32
      %1213 = llvm.add %1208, %1212 : i32
      %1214 = llvm.lshr %1213, %64 : i32
      %1215 = llvm.and %1214, %52 : i32
      %1216 = llvm.xor %1213, %1215 : i32
      %1217 = llvm.mul %1216, %75 : i32
      %1218 = llvm.getelementptr %1112[%1217] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1219 = llvm.xor %1216, %62 : i32
      %1220 = llvm.mul %1219, %75 : i32
      %1221 = llvm.getelementptr %1112[%1220] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1222 = llvm.xor %1216, %58 : i32
      %1223 = llvm.mul %1222, %75 : i32
      %1224 = llvm.getelementptr %1112[%1223] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1225 = llvm.xor %1216, %51 : i32
      %1226 = llvm.mul %1225, %75 : i32
      %1227 = llvm.getelementptr %1112[%1226] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      llvm.store %1174, %1218 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %1183, %1221 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %1192, %1224 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %1201, %1227 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1228 = llvm.add %406, %74 : i32
      %1229 = llvm.icmp "eq" %1228, %75 : i32
      %1230 = llvm.select %1229, %73, %1228 : i1, i32
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      rocdl.sched.barrier 0
      %1231 = llvm.mul %416, %65 : i32
      %1232 = llvm.getelementptr %77[%1231] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1233 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1234 = llvm.mul %416, %65 : i32
      %1235 = llvm.getelementptr %1233[%1234] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1236 = llvm.add %416, %74 : i32
      %1237 = llvm.icmp "eq" %1236, %75 : i32
      %1238 = llvm.select %1237, %73, %1236 : i1, i32
      %1239 = llvm.add %383, %72 : i64
      %1240 = llvm.urem %79, %64 : i32
      %1241 = llvm.mul %1240, %63 : i32
      %1242 = llvm.udiv %79, %64 : i32
      %1243 = llvm.mul %82, %62 : i32
      %1244 = llvm.add %1242, %1243 : i32
      %1245 = llvm.zext %1244 : i32 to i64
      %1246 = llvm.add %113, %1245 : i64
      %1247 = llvm.mul %1246, %arg7 : i64
      %1248 = llvm.zext %1241 : i32 to i64
      %1249 = llvm.add %1239, %1248 : i64
      %1250 = llvm.add %1247, %1249 : i64
      %1251 = llvm.mul %1250, %61 : i64
      %1252 = llvm.getelementptr %arg0[%1251] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1253 = llvm.sub %arg4, %1246 : i64
      %1254 = llvm.intr.smin(%1253, %60) : (i64, i64) -> i64
      %1255 = llvm.intr.smax(%1254, %67) : (i64, i64) -> i64
      %1256 = llvm.trunc %1255 : i64 to i32
      %1257 = llvm.sub %arg6, %1249 : i64
      %1258 = llvm.intr.smin(%1257, %60) : (i64, i64) -> i64
      %1259 = llvm.intr.smax(%1258, %67) : (i64, i64) -> i64
      %1260 = llvm.trunc %1259 : i64 to i32
      %1261 = llvm.icmp "sgt" %1256, %73 : i32
      %1262 = llvm.icmp "sgt" %1260, %73 : i32
      %1263 = llvm.and %1261, %1262 : i1
      %1264 = llvm.mul %arg7, %69 : i64
      %1265 = llvm.getelementptr %1252[%1264] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1266 = llvm.icmp "sgt" %1256, %76 : i32
      %1267 = llvm.and %1266, %1262 : i1
      %1268 = llvm.select %1263, %1252, %59 : i1, !llvm.ptr<1>
      %1269 = llvm.load %1268 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %1270 = llvm.select %1267, %1265, %59 : i1, !llvm.ptr<1>
      %1271 = llvm.load %1270 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %1272 = llvm.urem %79, %58 : i32
      %1273 = llvm.mul %1272, %64 : i32
      %1274 = llvm.udiv %79, %58 : i32
      %1275 = llvm.mul %1274, %64 : i32
      %1276 = llvm.mul %82, %63 : i32
      %1277 = llvm.add %1275, %1276 : i32
      %1278 = llvm.zext %1273 : i32 to i64
      %1279 = llvm.add %114, %1278 : i64
      %1280 = llvm.zext %1277 : i32 to i64
      %1281 = llvm.add %1239, %1280 : i64
      %1282 = llvm.mul %1281, %arg8 : i64
      %1283 = llvm.add %1279, %1282 : i64
      %1284 = llvm.mul %1283, %61 : i64
      %1285 = llvm.getelementptr %arg1[%1284] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1286 = llvm.sub %arg5, %1279 : i64
      %1287 = llvm.intr.smin(%1286, %60) : (i64, i64) -> i64
      %1288 = llvm.intr.smax(%1287, %67) : (i64, i64) -> i64
      %1289 = llvm.trunc %1288 : i64 to i32
      %1290 = llvm.sub %arg6, %1281 : i64
      %1291 = llvm.intr.smin(%1290, %60) : (i64, i64) -> i64
      %1292 = llvm.intr.smax(%1291, %67) : (i64, i64) -> i64
      %1293 = llvm.trunc %1292 : i64 to i32
      %1294 = llvm.icmp "sgt" %1289, %73 : i32
      %1295 = llvm.icmp "sgt" %1293, %73 : i32
      %1296 = llvm.and %1294, %1295 : i1
      %1297 = llvm.mul %arg8, %61 : i64
      %1298 = llvm.getelementptr %1285[%1297] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1299 = llvm.icmp "sgt" %1293, %74 : i32
      %1300 = llvm.and %1294, %1299 : i1
      %1301 = llvm.mul %arg8, %56 : i64
      %1302 = llvm.getelementptr %1285[%1301] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1303 = llvm.icmp "sgt" %1293, %75 : i32
      %1304 = llvm.and %1294, %1303 : i1
      %1305 = llvm.mul %arg8, %55 : i64
      %1306 = llvm.getelementptr %1285[%1305] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1307 = llvm.icmp "sgt" %1293, %54 : i32
      %1308 = llvm.and %1294, %1307 : i1
      %1309 = llvm.select %1296, %1285, %59 : i1, !llvm.ptr<1>
      %1310 = llvm.load %1309 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %1311 = llvm.select %1300, %1298, %59 : i1, !llvm.ptr<1>
      %1312 = llvm.load %1311 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %1313 = llvm.select %1304, %1302, %59 : i1, !llvm.ptr<1>
      %1314 = llvm.load %1313 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %1315 = llvm.select %1308, %1306, %59 : i1, !llvm.ptr<1>
      %1316 = llvm.load %1315 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      rocdl.sched.barrier 262
      %1317 = llvm.mlir.poison : vector<16xf32>
      %1318 = llvm.mlir.constant(0 : i64) : i64
      %1319 = llvm.insertelement %951, %1317[%1318 : i64] : vector<16xf32>
      %1320 = llvm.mlir.constant(1 : i64) : i64
      %1321 = llvm.insertelement %953, %1319[%1320 : i64] : vector<16xf32>
      %1322 = llvm.mlir.constant(2 : i64) : i64
      %1323 = llvm.insertelement %955, %1321[%1322 : i64] : vector<16xf32>
      %1324 = llvm.mlir.constant(3 : i64) : i64
      %1325 = llvm.insertelement %957, %1323[%1324 : i64] : vector<16xf32>
      %1326 = llvm.mlir.constant(4 : i64) : i64
      %1327 = llvm.insertelement %959, %1325[%1326 : i64] : vector<16xf32>
      %1328 = llvm.mlir.constant(5 : i64) : i64
      %1329 = llvm.insertelement %961, %1327[%1328 : i64] : vector<16xf32>
      %1330 = llvm.mlir.constant(6 : i64) : i64
      %1331 = llvm.insertelement %963, %1329[%1330 : i64] : vector<16xf32>
      %1332 = llvm.mlir.constant(7 : i64) : i64
      %1333 = llvm.insertelement %965, %1331[%1332 : i64] : vector<16xf32>
      %1334 = llvm.mlir.constant(8 : i64) : i64
      %1335 = llvm.insertelement %967, %1333[%1334 : i64] : vector<16xf32>
      %1336 = llvm.mlir.constant(9 : i64) : i64
      %1337 = llvm.insertelement %969, %1335[%1336 : i64] : vector<16xf32>
      %1338 = llvm.mlir.constant(10 : i64) : i64
      %1339 = llvm.insertelement %971, %1337[%1338 : i64] : vector<16xf32>
      %1340 = llvm.mlir.constant(11 : i64) : i64
      %1341 = llvm.insertelement %973, %1339[%1340 : i64] : vector<16xf32>
      %1342 = llvm.mlir.constant(12 : i64) : i64
      %1343 = llvm.insertelement %975, %1341[%1342 : i64] : vector<16xf32>
      %1344 = llvm.mlir.constant(13 : i64) : i64
      %1345 = llvm.insertelement %977, %1343[%1344 : i64] : vector<16xf32>
      %1346 = llvm.mlir.constant(14 : i64) : i64
      %1347 = llvm.insertelement %979, %1345[%1346 : i64] : vector<16xf32>
      %1348 = llvm.mlir.constant(15 : i64) : i64
      %1349 = llvm.insertelement %981, %1347[%1348 : i64] : vector<16xf32>
      %1350 = llvm.mlir.poison : vector<16xf32>
      %1351 = llvm.mlir.constant(0 : i64) : i64
      %1352 = llvm.insertelement %983, %1350[%1351 : i64] : vector<16xf32>
      %1353 = llvm.mlir.constant(1 : i64) : i64
      %1354 = llvm.insertelement %985, %1352[%1353 : i64] : vector<16xf32>
      %1355 = llvm.mlir.constant(2 : i64) : i64
      %1356 = llvm.insertelement %987, %1354[%1355 : i64] : vector<16xf32>
      %1357 = llvm.mlir.constant(3 : i64) : i64
      %1358 = llvm.insertelement %989, %1356[%1357 : i64] : vector<16xf32>
      %1359 = llvm.mlir.constant(4 : i64) : i64
      %1360 = llvm.insertelement %991, %1358[%1359 : i64] : vector<16xf32>
      %1361 = llvm.mlir.constant(5 : i64) : i64
      %1362 = llvm.insertelement %993, %1360[%1361 : i64] : vector<16xf32>
      %1363 = llvm.mlir.constant(6 : i64) : i64
      %1364 = llvm.insertelement %995, %1362[%1363 : i64] : vector<16xf32>
      %1365 = llvm.mlir.constant(7 : i64) : i64
      %1366 = llvm.insertelement %997, %1364[%1365 : i64] : vector<16xf32>
      %1367 = llvm.mlir.constant(8 : i64) : i64
      %1368 = llvm.insertelement %999, %1366[%1367 : i64] : vector<16xf32>
      %1369 = llvm.mlir.constant(9 : i64) : i64
      %1370 = llvm.insertelement %1001, %1368[%1369 : i64] : vector<16xf32>
      %1371 = llvm.mlir.constant(10 : i64) : i64
      %1372 = llvm.insertelement %1003, %1370[%1371 : i64] : vector<16xf32>
      %1373 = llvm.mlir.constant(11 : i64) : i64
      %1374 = llvm.insertelement %1005, %1372[%1373 : i64] : vector<16xf32>
      %1375 = llvm.mlir.constant(12 : i64) : i64
      %1376 = llvm.insertelement %1007, %1374[%1375 : i64] : vector<16xf32>
      %1377 = llvm.mlir.constant(13 : i64) : i64
      %1378 = llvm.insertelement %1009, %1376[%1377 : i64] : vector<16xf32>
      %1379 = llvm.mlir.constant(14 : i64) : i64
      %1380 = llvm.insertelement %1011, %1378[%1379 : i64] : vector<16xf32>
      %1381 = llvm.mlir.constant(15 : i64) : i64
      %1382 = llvm.insertelement %1013, %1380[%1381 : i64] : vector<16xf32>
      %1383 = llvm.mlir.poison : vector<16xf32>
      %1384 = llvm.mlir.constant(0 : i64) : i64
      %1385 = llvm.insertelement %1015, %1383[%1384 : i64] : vector<16xf32>
      %1386 = llvm.mlir.constant(1 : i64) : i64
      %1387 = llvm.insertelement %1017, %1385[%1386 : i64] : vector<16xf32>
      %1388 = llvm.mlir.constant(2 : i64) : i64
      %1389 = llvm.insertelement %1019, %1387[%1388 : i64] : vector<16xf32>
      %1390 = llvm.mlir.constant(3 : i64) : i64
      %1391 = llvm.insertelement %1021, %1389[%1390 : i64] : vector<16xf32>
      %1392 = llvm.mlir.constant(4 : i64) : i64
      %1393 = llvm.insertelement %1023, %1391[%1392 : i64] : vector<16xf32>
      %1394 = llvm.mlir.constant(5 : i64) : i64
      %1395 = llvm.insertelement %1025, %1393[%1394 : i64] : vector<16xf32>
      %1396 = llvm.mlir.constant(6 : i64) : i64
      %1397 = llvm.insertelement %1027, %1395[%1396 : i64] : vector<16xf32>
      %1398 = llvm.mlir.constant(7 : i64) : i64
      %1399 = llvm.insertelement %1029, %1397[%1398 : i64] : vector<16xf32>
      %1400 = llvm.mlir.constant(8 : i64) : i64
      %1401 = llvm.insertelement %1031, %1399[%1400 : i64] : vector<16xf32>
      %1402 = llvm.mlir.constant(9 : i64) : i64
      %1403 = llvm.insertelement %1033, %1401[%1402 : i64] : vector<16xf32>
      %1404 = llvm.mlir.constant(10 : i64) : i64
      %1405 = llvm.insertelement %1035, %1403[%1404 : i64] : vector<16xf32>
      %1406 = llvm.mlir.constant(11 : i64) : i64
      %1407 = llvm.insertelement %1037, %1405[%1406 : i64] : vector<16xf32>
      %1408 = llvm.mlir.constant(12 : i64) : i64
      %1409 = llvm.insertelement %1039, %1407[%1408 : i64] : vector<16xf32>
      %1410 = llvm.mlir.constant(13 : i64) : i64
      %1411 = llvm.insertelement %1041, %1409[%1410 : i64] : vector<16xf32>
      %1412 = llvm.mlir.constant(14 : i64) : i64
      %1413 = llvm.insertelement %1043, %1411[%1412 : i64] : vector<16xf32>
      %1414 = llvm.mlir.constant(15 : i64) : i64
      %1415 = llvm.insertelement %1045, %1413[%1414 : i64] : vector<16xf32>
      %1416 = llvm.mlir.poison : vector<16xf32>
      %1417 = llvm.mlir.constant(0 : i64) : i64
      %1418 = llvm.insertelement %1047, %1416[%1417 : i64] : vector<16xf32>
      %1419 = llvm.mlir.constant(1 : i64) : i64
      %1420 = llvm.insertelement %1049, %1418[%1419 : i64] : vector<16xf32>
      %1421 = llvm.mlir.constant(2 : i64) : i64
      %1422 = llvm.insertelement %1051, %1420[%1421 : i64] : vector<16xf32>
      %1423 = llvm.mlir.constant(3 : i64) : i64
      %1424 = llvm.insertelement %1053, %1422[%1423 : i64] : vector<16xf32>
      %1425 = llvm.mlir.constant(4 : i64) : i64
      %1426 = llvm.insertelement %1055, %1424[%1425 : i64] : vector<16xf32>
      %1427 = llvm.mlir.constant(5 : i64) : i64
      %1428 = llvm.insertelement %1057, %1426[%1427 : i64] : vector<16xf32>
      %1429 = llvm.mlir.constant(6 : i64) : i64
      %1430 = llvm.insertelement %1059, %1428[%1429 : i64] : vector<16xf32>
      %1431 = llvm.mlir.constant(7 : i64) : i64
      %1432 = llvm.insertelement %1061, %1430[%1431 : i64] : vector<16xf32>
      %1433 = llvm.mlir.constant(8 : i64) : i64
      %1434 = llvm.insertelement %1063, %1432[%1433 : i64] : vector<16xf32>
      %1435 = llvm.mlir.constant(9 : i64) : i64
      %1436 = llvm.insertelement %1065, %1434[%1435 : i64] : vector<16xf32>
      %1437 = llvm.mlir.constant(10 : i64) : i64
      %1438 = llvm.insertelement %1067, %1436[%1437 : i64] : vector<16xf32>
      %1439 = llvm.mlir.constant(11 : i64) : i64
      %1440 = llvm.insertelement %1069, %1438[%1439 : i64] : vector<16xf32>
      %1441 = llvm.mlir.constant(12 : i64) : i64
      %1442 = llvm.insertelement %1071, %1440[%1441 : i64] : vector<16xf32>
      %1443 = llvm.mlir.constant(13 : i64) : i64
      %1444 = llvm.insertelement %1073, %1442[%1443 : i64] : vector<16xf32>
      %1445 = llvm.mlir.constant(14 : i64) : i64
      %1446 = llvm.insertelement %1075, %1444[%1445 : i64] : vector<16xf32>
      %1447 = llvm.mlir.constant(15 : i64) : i64
      %1448 = llvm.insertelement %1077, %1446[%1447 : i64] : vector<16xf32>
      %1449 = llvm.urem %79, %58 : i32
      %1450 = llvm.udiv %79, %58 : i32
      %1451 = llvm.mul %1450, %64 : i32
      %1452 = llvm.urem %82, %75 : i32
      %1453 = llvm.mul %1452, %76 : i32
      %1454 = llvm.add %1449, %1453 : i32
      %1455 = llvm.mul %1454, %58 : i32
      %1456 = llvm.add %1455, %1451 : i32
      %1457 = llvm.lshr %1456, %64 : i32
      %1458 = llvm.and %1457, %57 : i32
      %1459 = llvm.xor %1456, %1458 : i32
      %1460 = llvm.mul %1459, %75 : i32
      %1461 = llvm.getelementptr %1232[%1460] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1462 = llvm.getelementptr %1461[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1463 = llvm.load %1461 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1464 = llvm.load %1462 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1465 = llvm.bitcast %1463 : vector<4xbf16> to vector<4xi16>
      %1466 = llvm.bitcast %1464 : vector<4xbf16> to vector<4xi16>
      %1467 = llvm.urem %79, %58 : i32
      %1468 = llvm.udiv %79, %58 : i32
      %1469 = llvm.mul %1468, %64 : i32
      %1470 = llvm.udiv %82, %75 : i32
      %1471 = llvm.mul %1470, %76 : i32
      %1472 = llvm.add %1467, %1471 : i32
      %1473 = llvm.mul %1472, %62 : i32
      %1474 = llvm.urem %1469, %62 : i32
      %1475 = llvm.udiv %1469, %62 : i32
      %1476 = llvm.mul %1475, %53 : i32
      %1477 = llvm.add %1474, %1476 : i32
      %1478 = llvm.add %1473, %1477 : i32
      %1479 = llvm.lshr %1478, %64 : i32
      %1480 = llvm.and %1479, %52 : i32
      %1481 = llvm.xor %1478, %1480 : i32
      %1482 = llvm.mul %1481, %75 : i32
      %1483 = llvm.getelementptr %1235[%1482] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1484 = llvm.xor %1481, %58 : i32
      %1485 = llvm.mul %1484, %75 : i32
      %1486 = llvm.getelementptr %1235[%1485] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1487 = llvm.getelementptr %1486[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1488 = llvm.load %1483 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1489 = llvm.load %1487 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1490 = llvm.bitcast %1488 : vector<4xbf16> to vector<4xi16>
      %1491 = llvm.bitcast %1489 : vector<4xbf16> to vector<4xi16>
      %1492 = rocdl.mfma.f32.32x32x8bf16.1k %1465, %1490, %1349, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1493 = rocdl.mfma.f32.32x32x8bf16.1k %1465, %1491, %1382, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1494 = rocdl.mfma.f32.32x32x8bf16.1k %1466, %1490, %1415, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1495 = rocdl.mfma.f32.32x32x8bf16.1k %1466, %1491, %1448, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1496 = llvm.urem %79, %58 : i32
      %1497 = llvm.udiv %79, %58 : i32
      %1498 = llvm.mul %1497, %64 : i32
      %1499 = llvm.urem %82, %75 : i32
      %1500 = llvm.mul %1499, %76 : i32
      %1501 = llvm.add %1496, %1500 : i32
      %1502 = llvm.mul %1501, %58 : i32
      %1503 = llvm.add %1502, %1498 : i32
      %1504 = llvm.lshr %1503, %64 : i32
      %1505 = llvm.and %1504, %57 : i32
      %1506 = llvm.xor %1503, %1505 : i32
      %1507 = llvm.xor %1506, %63 : i32
      %1508 = llvm.mul %1507, %75 : i32
      %1509 = llvm.getelementptr %1232[%1508] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1510 = llvm.getelementptr %1509[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1511 = llvm.load %1509 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1512 = llvm.load %1510 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1513 = llvm.bitcast %1511 : vector<4xbf16> to vector<4xi16>
      %1514 = llvm.bitcast %1512 : vector<4xbf16> to vector<4xi16>
      %1515 = llvm.urem %79, %58 : i32
      %1516 = llvm.udiv %79, %58 : i32
      %1517 = llvm.mul %1516, %64 : i32
      %1518 = llvm.udiv %82, %75 : i32
      %1519 = llvm.mul %1518, %76 : i32
      %1520 = llvm.add %1515, %1519 : i32
      %1521 = llvm.mul %1520, %62 : i32
      %1522 = llvm.urem %1517, %62 : i32
      %1523 = llvm.udiv %1517, %62 : i32
      %1524 = llvm.mul %1523, %53 : i32
      %1525 = llvm.add %1522, %1524 : i32
      %1526 = llvm.add %1521, %1525 : i32
      %1527 = llvm.lshr %1526, %64 : i32
      %1528 = llvm.and %1527, %52 : i32
      %1529 = llvm.xor %1526, %1528 : i32
      %1530 = llvm.xor %1529, %63 : i32
      %1531 = llvm.mul %1530, %75 : i32
      %1532 = llvm.getelementptr %1235[%1531] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1533 = llvm.xor %1529, %50 : i32
      %1534 = llvm.mul %1533, %75 : i32
      %1535 = llvm.getelementptr %1235[%1534] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1536 = llvm.getelementptr %1535[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1537 = llvm.load %1532 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1538 = llvm.load %1536 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1539 = llvm.bitcast %1537 : vector<4xbf16> to vector<4xi16>
      %1540 = llvm.bitcast %1538 : vector<4xbf16> to vector<4xi16>
      %1541 = rocdl.mfma.f32.32x32x8bf16.1k %1513, %1539, %1492, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1542 = rocdl.mfma.f32.32x32x8bf16.1k %1513, %1540, %1493, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1543 = rocdl.mfma.f32.32x32x8bf16.1k %1514, %1539, %1494, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1544 = rocdl.mfma.f32.32x32x8bf16.1k %1514, %1540, %1495, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1545 = llvm.urem %79, %58 : i32
      %1546 = llvm.udiv %79, %58 : i32
      %1547 = llvm.mul %1546, %64 : i32
      %1548 = llvm.urem %82, %75 : i32
      %1549 = llvm.mul %1548, %76 : i32
      %1550 = llvm.add %1545, %1549 : i32
      %1551 = llvm.mul %1550, %58 : i32
      %1552 = llvm.add %1551, %1547 : i32
      %1553 = llvm.lshr %1552, %64 : i32
      %1554 = llvm.and %1553, %57 : i32
      %1555 = llvm.xor %1552, %1554 : i32
      %1556 = llvm.xor %1555, %62 : i32
      %1557 = llvm.mul %1556, %75 : i32
      %1558 = llvm.getelementptr %1232[%1557] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1559 = llvm.getelementptr %1558[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1560 = llvm.load %1558 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1561 = llvm.load %1559 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1562 = llvm.bitcast %1560 : vector<4xbf16> to vector<4xi16>
      %1563 = llvm.bitcast %1561 : vector<4xbf16> to vector<4xi16>
      %1564 = llvm.urem %79, %58 : i32
      %1565 = llvm.udiv %79, %58 : i32
      %1566 = llvm.mul %1565, %64 : i32
      %1567 = llvm.udiv %82, %75 : i32
      %1568 = llvm.mul %1567, %76 : i32
      %1569 = llvm.add %1564, %1568 : i32
      %1570 = llvm.mul %1569, %62 : i32
      %1571 = llvm.urem %1566, %62 : i32
      %1572 = llvm.udiv %1566, %62 : i32
      %1573 = llvm.mul %1572, %53 : i32
      %1574 = llvm.add %1571, %1573 : i32
      %1575 = llvm.add %1570, %1574 : i32
      %1576 = llvm.lshr %1575, %64 : i32
      %1577 = llvm.and %1576, %52 : i32
      %1578 = llvm.xor %1575, %1577 : i32
      %1579 = llvm.mul %1578, %75 : i32
      %1580 = llvm.getelementptr %1235[%1579] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1581 = llvm.getelementptr %1580[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1582 = llvm.xor %1578, %58 : i32
      %1583 = llvm.mul %1582, %75 : i32
      %1584 = llvm.getelementptr %1235[%1583] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1585 = llvm.getelementptr %1584[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1586 = llvm.load %1581 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1587 = llvm.load %1585 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1588 = llvm.bitcast %1586 : vector<4xbf16> to vector<4xi16>
      %1589 = llvm.bitcast %1587 : vector<4xbf16> to vector<4xi16>
      %1590 = rocdl.mfma.f32.32x32x8bf16.1k %1562, %1588, %1541, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1591 = rocdl.mfma.f32.32x32x8bf16.1k %1562, %1589, %1542, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1592 = rocdl.mfma.f32.32x32x8bf16.1k %1563, %1588, %1543, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1593 = rocdl.mfma.f32.32x32x8bf16.1k %1563, %1589, %1544, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1594 = llvm.urem %79, %58 : i32
      %1595 = llvm.udiv %79, %58 : i32
      %1596 = llvm.mul %1595, %64 : i32
      %1597 = llvm.urem %82, %75 : i32
      %1598 = llvm.mul %1597, %76 : i32
      %1599 = llvm.add %1594, %1598 : i32
      %1600 = llvm.mul %1599, %58 : i32
      %1601 = llvm.add %1600, %1596 : i32
      %1602 = llvm.lshr %1601, %64 : i32
      %1603 = llvm.and %1602, %57 : i32
      %1604 = llvm.xor %1601, %1603 : i32
      %1605 = llvm.xor %1604, %49 : i32
      %1606 = llvm.mul %1605, %75 : i32
      %1607 = llvm.getelementptr %1232[%1606] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1608 = llvm.getelementptr %1607[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1609 = llvm.load %1607 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1610 = llvm.load %1608 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1611 = llvm.bitcast %1609 : vector<4xbf16> to vector<4xi16>
      %1612 = llvm.bitcast %1610 : vector<4xbf16> to vector<4xi16>
      %1613 = llvm.urem %79, %58 : i32
      %1614 = llvm.udiv %79, %58 : i32
      %1615 = llvm.mul %1614, %64 : i32
      %1616 = llvm.udiv %82, %75 : i32
      %1617 = llvm.mul %1616, %76 : i32
      %1618 = llvm.add %1613, %1617 : i32
      %1619 = llvm.mul %1618, %62 : i32
      %1620 = llvm.urem %1615, %62 : i32
      %1621 = llvm.udiv %1615, %62 : i32
      %1622 = llvm.mul %1621, %53 : i32
      %1623 = llvm.add %1620, %1622 : i32
      %1624 = llvm.add %1619, %1623 : i32
      %1625 = llvm.lshr %1624, %64 : i32
      %1626 = llvm.and %1625, %52 : i32
      %1627 = llvm.xor %1624, %1626 : i32
      %1628 = llvm.xor %1627, %63 : i32
      %1629 = llvm.mul %1628, %75 : i32
      %1630 = llvm.getelementptr %1235[%1629] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1631 = llvm.getelementptr %1630[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1632 = llvm.xor %1627, %50 : i32
      %1633 = llvm.mul %1632, %75 : i32
      %1634 = llvm.getelementptr %1235[%1633] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1635 = llvm.getelementptr %1634[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1636 = llvm.load %1631 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1637 = llvm.load %1635 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1638 = llvm.bitcast %1636 : vector<4xbf16> to vector<4xi16>
      %1639 = llvm.bitcast %1637 : vector<4xbf16> to vector<4xi16>
      %1640 = rocdl.mfma.f32.32x32x8bf16.1k %1611, %1638, %1590, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1641 = rocdl.mfma.f32.32x32x8bf16.1k %1611, %1639, %1591, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1642 = rocdl.mfma.f32.32x32x8bf16.1k %1612, %1638, %1592, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1643 = rocdl.mfma.f32.32x32x8bf16.1k %1612, %1639, %1593, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1644 = llvm.mlir.constant(0 : i64) : i64
      %1645 = llvm.extractelement %1640[%1644 : i64] : vector<16xf32>
      %1646 = llvm.mlir.constant(1 : i64) : i64
      %1647 = llvm.extractelement %1640[%1646 : i64] : vector<16xf32>
      %1648 = llvm.mlir.constant(2 : i64) : i64
      %1649 = llvm.extractelement %1640[%1648 : i64] : vector<16xf32>
      %1650 = llvm.mlir.constant(3 : i64) : i64
      %1651 = llvm.extractelement %1640[%1650 : i64] : vector<16xf32>
      %1652 = llvm.mlir.constant(4 : i64) : i64
      %1653 = llvm.extractelement %1640[%1652 : i64] : vector<16xf32>
      %1654 = llvm.mlir.constant(5 : i64) : i64
      %1655 = llvm.extractelement %1640[%1654 : i64] : vector<16xf32>
      %1656 = llvm.mlir.constant(6 : i64) : i64
      %1657 = llvm.extractelement %1640[%1656 : i64] : vector<16xf32>
      %1658 = llvm.mlir.constant(7 : i64) : i64
      %1659 = llvm.extractelement %1640[%1658 : i64] : vector<16xf32>
      %1660 = llvm.mlir.constant(8 : i64) : i64
      %1661 = llvm.extractelement %1640[%1660 : i64] : vector<16xf32>
      %1662 = llvm.mlir.constant(9 : i64) : i64
      %1663 = llvm.extractelement %1640[%1662 : i64] : vector<16xf32>
      %1664 = llvm.mlir.constant(10 : i64) : i64
      %1665 = llvm.extractelement %1640[%1664 : i64] : vector<16xf32>
      %1666 = llvm.mlir.constant(11 : i64) : i64
      %1667 = llvm.extractelement %1640[%1666 : i64] : vector<16xf32>
      %1668 = llvm.mlir.constant(12 : i64) : i64
      %1669 = llvm.extractelement %1640[%1668 : i64] : vector<16xf32>
      %1670 = llvm.mlir.constant(13 : i64) : i64
      %1671 = llvm.extractelement %1640[%1670 : i64] : vector<16xf32>
      %1672 = llvm.mlir.constant(14 : i64) : i64
      %1673 = llvm.extractelement %1640[%1672 : i64] : vector<16xf32>
      %1674 = llvm.mlir.constant(15 : i64) : i64
      %1675 = llvm.extractelement %1640[%1674 : i64] : vector<16xf32>
      %1676 = llvm.mlir.constant(0 : i64) : i64
      %1677 = llvm.extractelement %1641[%1676 : i64] : vector<16xf32>
      %1678 = llvm.mlir.constant(1 : i64) : i64
      %1679 = llvm.extractelement %1641[%1678 : i64] : vector<16xf32>
      %1680 = llvm.mlir.constant(2 : i64) : i64
      %1681 = llvm.extractelement %1641[%1680 : i64] : vector<16xf32>
      %1682 = llvm.mlir.constant(3 : i64) : i64
      %1683 = llvm.extractelement %1641[%1682 : i64] : vector<16xf32>
      %1684 = llvm.mlir.constant(4 : i64) : i64
      %1685 = llvm.extractelement %1641[%1684 : i64] : vector<16xf32>
      %1686 = llvm.mlir.constant(5 : i64) : i64
      %1687 = llvm.extractelement %1641[%1686 : i64] : vector<16xf32>
      %1688 = llvm.mlir.constant(6 : i64) : i64
      %1689 = llvm.extractelement %1641[%1688 : i64] : vector<16xf32>
      %1690 = llvm.mlir.constant(7 : i64) : i64
      %1691 = llvm.extractelement %1641[%1690 : i64] : vector<16xf32>
      %1692 = llvm.mlir.constant(8 : i64) : i64
      %1693 = llvm.extractelement %1641[%1692 : i64] : vector<16xf32>
      %1694 = llvm.mlir.constant(9 : i64) : i64
      %1695 = llvm.extractelement %1641[%1694 : i64] : vector<16xf32>
      %1696 = llvm.mlir.constant(10 : i64) : i64
      %1697 = llvm.extractelement %1641[%1696 : i64] : vector<16xf32>
      %1698 = llvm.mlir.constant(11 : i64) : i64
      %1699 = llvm.extractelement %1641[%1698 : i64] : vector<16xf32>
      %1700 = llvm.mlir.constant(12 : i64) : i64
      %1701 = llvm.extractelement %1641[%1700 : i64] : vector<16xf32>
      %1702 = llvm.mlir.constant(13 : i64) : i64
      %1703 = llvm.extractelement %1641[%1702 : i64] : vector<16xf32>
      %1704 = llvm.mlir.constant(14 : i64) : i64
      %1705 = llvm.extractelement %1641[%1704 : i64] : vector<16xf32>
      %1706 = llvm.mlir.constant(15 : i64) : i64
      %1707 = llvm.extractelement %1641[%1706 : i64] : vector<16xf32>
      %1708 = llvm.mlir.constant(0 : i64) : i64
      %1709 = llvm.extractelement %1642[%1708 : i64] : vector<16xf32>
      %1710 = llvm.mlir.constant(1 : i64) : i64
      %1711 = llvm.extractelement %1642[%1710 : i64] : vector<16xf32>
      %1712 = llvm.mlir.constant(2 : i64) : i64
      %1713 = llvm.extractelement %1642[%1712 : i64] : vector<16xf32>
      %1714 = llvm.mlir.constant(3 : i64) : i64
      %1715 = llvm.extractelement %1642[%1714 : i64] : vector<16xf32>
      %1716 = llvm.mlir.constant(4 : i64) : i64
      %1717 = llvm.extractelement %1642[%1716 : i64] : vector<16xf32>
      %1718 = llvm.mlir.constant(5 : i64) : i64
      %1719 = llvm.extractelement %1642[%1718 : i64] : vector<16xf32>
      %1720 = llvm.mlir.constant(6 : i64) : i64
      %1721 = llvm.extractelement %1642[%1720 : i64] : vector<16xf32>
      %1722 = llvm.mlir.constant(7 : i64) : i64
      %1723 = llvm.extractelement %1642[%1722 : i64] : vector<16xf32>
      %1724 = llvm.mlir.constant(8 : i64) : i64
      %1725 = llvm.extractelement %1642[%1724 : i64] : vector<16xf32>
      %1726 = llvm.mlir.constant(9 : i64) : i64
      %1727 = llvm.extractelement %1642[%1726 : i64] : vector<16xf32>
      %1728 = llvm.mlir.constant(10 : i64) : i64
      %1729 = llvm.extractelement %1642[%1728 : i64] : vector<16xf32>
      %1730 = llvm.mlir.constant(11 : i64) : i64
      %1731 = llvm.extractelement %1642[%1730 : i64] : vector<16xf32>
      %1732 = llvm.mlir.constant(12 : i64) : i64
      %1733 = llvm.extractelement %1642[%1732 : i64] : vector<16xf32>
      %1734 = llvm.mlir.constant(13 : i64) : i64
      %1735 = llvm.extractelement %1642[%1734 : i64] : vector<16xf32>
      %1736 = llvm.mlir.constant(14 : i64) : i64
      %1737 = llvm.extractelement %1642[%1736 : i64] : vector<16xf32>
      %1738 = llvm.mlir.constant(15 : i64) : i64
      %1739 = llvm.extractelement %1642[%1738 : i64] : vector<16xf32>
      %1740 = llvm.mlir.constant(0 : i64) : i64
      %1741 = llvm.extractelement %1643[%1740 : i64] : vector<16xf32>
      %1742 = llvm.mlir.constant(1 : i64) : i64
      %1743 = llvm.extractelement %1643[%1742 : i64] : vector<16xf32>
      %1744 = llvm.mlir.constant(2 : i64) : i64
      %1745 = llvm.extractelement %1643[%1744 : i64] : vector<16xf32>
      %1746 = llvm.mlir.constant(3 : i64) : i64
      %1747 = llvm.extractelement %1643[%1746 : i64] : vector<16xf32>
      %1748 = llvm.mlir.constant(4 : i64) : i64
      %1749 = llvm.extractelement %1643[%1748 : i64] : vector<16xf32>
      %1750 = llvm.mlir.constant(5 : i64) : i64
      %1751 = llvm.extractelement %1643[%1750 : i64] : vector<16xf32>
      %1752 = llvm.mlir.constant(6 : i64) : i64
      %1753 = llvm.extractelement %1643[%1752 : i64] : vector<16xf32>
      %1754 = llvm.mlir.constant(7 : i64) : i64
      %1755 = llvm.extractelement %1643[%1754 : i64] : vector<16xf32>
      %1756 = llvm.mlir.constant(8 : i64) : i64
      %1757 = llvm.extractelement %1643[%1756 : i64] : vector<16xf32>
      %1758 = llvm.mlir.constant(9 : i64) : i64
      %1759 = llvm.extractelement %1643[%1758 : i64] : vector<16xf32>
      %1760 = llvm.mlir.constant(10 : i64) : i64
      %1761 = llvm.extractelement %1643[%1760 : i64] : vector<16xf32>
      %1762 = llvm.mlir.constant(11 : i64) : i64
      %1763 = llvm.extractelement %1643[%1762 : i64] : vector<16xf32>
      %1764 = llvm.mlir.constant(12 : i64) : i64
      %1765 = llvm.extractelement %1643[%1764 : i64] : vector<16xf32>
      %1766 = llvm.mlir.constant(13 : i64) : i64
      %1767 = llvm.extractelement %1643[%1766 : i64] : vector<16xf32>
      %1768 = llvm.mlir.constant(14 : i64) : i64
      %1769 = llvm.extractelement %1643[%1768 : i64] : vector<16xf32>
      %1770 = llvm.mlir.constant(15 : i64) : i64
      %1771 = llvm.extractelement %1643[%1770 : i64] : vector<16xf32>
      %1772 = llvm.mlir.poison : vector<4xf32>
      %1773 = llvm.mlir.constant(0 : i64) : i64
      %1774 = llvm.insertelement %1645, %1772[%1773 : i64] : vector<4xf32>
      %1775 = llvm.mlir.constant(1 : i64) : i64
      %1776 = llvm.insertelement %1647, %1774[%1775 : i64] : vector<4xf32>
      %1777 = llvm.mlir.constant(2 : i64) : i64
      %1778 = llvm.insertelement %1649, %1776[%1777 : i64] : vector<4xf32>
      %1779 = llvm.mlir.constant(3 : i64) : i64
      %1780 = llvm.insertelement %1651, %1778[%1779 : i64] : vector<4xf32>
      %1781 = llvm.mlir.poison : vector<4xf32>
      %1782 = llvm.mlir.constant(0 : i64) : i64
      %1783 = llvm.insertelement %1653, %1781[%1782 : i64] : vector<4xf32>
      %1784 = llvm.mlir.constant(1 : i64) : i64
      %1785 = llvm.insertelement %1655, %1783[%1784 : i64] : vector<4xf32>
      %1786 = llvm.mlir.constant(2 : i64) : i64
      %1787 = llvm.insertelement %1657, %1785[%1786 : i64] : vector<4xf32>
      %1788 = llvm.mlir.constant(3 : i64) : i64
      %1789 = llvm.insertelement %1659, %1787[%1788 : i64] : vector<4xf32>
      %1790 = llvm.mlir.poison : vector<4xf32>
      %1791 = llvm.mlir.constant(0 : i64) : i64
      %1792 = llvm.insertelement %1661, %1790[%1791 : i64] : vector<4xf32>
      %1793 = llvm.mlir.constant(1 : i64) : i64
      %1794 = llvm.insertelement %1663, %1792[%1793 : i64] : vector<4xf32>
      %1795 = llvm.mlir.constant(2 : i64) : i64
      %1796 = llvm.insertelement %1665, %1794[%1795 : i64] : vector<4xf32>
      %1797 = llvm.mlir.constant(3 : i64) : i64
      %1798 = llvm.insertelement %1667, %1796[%1797 : i64] : vector<4xf32>
      %1799 = llvm.mlir.poison : vector<4xf32>
      %1800 = llvm.mlir.constant(0 : i64) : i64
      %1801 = llvm.insertelement %1669, %1799[%1800 : i64] : vector<4xf32>
      %1802 = llvm.mlir.constant(1 : i64) : i64
      %1803 = llvm.insertelement %1671, %1801[%1802 : i64] : vector<4xf32>
      %1804 = llvm.mlir.constant(2 : i64) : i64
      %1805 = llvm.insertelement %1673, %1803[%1804 : i64] : vector<4xf32>
      %1806 = llvm.mlir.constant(3 : i64) : i64
      %1807 = llvm.insertelement %1675, %1805[%1806 : i64] : vector<4xf32>
      %1808 = llvm.mlir.poison : vector<4xf32>
      %1809 = llvm.mlir.constant(0 : i64) : i64
      %1810 = llvm.insertelement %1677, %1808[%1809 : i64] : vector<4xf32>
      %1811 = llvm.mlir.constant(1 : i64) : i64
      %1812 = llvm.insertelement %1679, %1810[%1811 : i64] : vector<4xf32>
      %1813 = llvm.mlir.constant(2 : i64) : i64
      %1814 = llvm.insertelement %1681, %1812[%1813 : i64] : vector<4xf32>
      %1815 = llvm.mlir.constant(3 : i64) : i64
      %1816 = llvm.insertelement %1683, %1814[%1815 : i64] : vector<4xf32>
      %1817 = llvm.mlir.poison : vector<4xf32>
      %1818 = llvm.mlir.constant(0 : i64) : i64
      %1819 = llvm.insertelement %1685, %1817[%1818 : i64] : vector<4xf32>
      %1820 = llvm.mlir.constant(1 : i64) : i64
      %1821 = llvm.insertelement %1687, %1819[%1820 : i64] : vector<4xf32>
      %1822 = llvm.mlir.constant(2 : i64) : i64
      %1823 = llvm.insertelement %1689, %1821[%1822 : i64] : vector<4xf32>
      %1824 = llvm.mlir.constant(3 : i64) : i64
      %1825 = llvm.insertelement %1691, %1823[%1824 : i64] : vector<4xf32>
      %1826 = llvm.mlir.poison : vector<4xf32>
      %1827 = llvm.mlir.constant(0 : i64) : i64
      %1828 = llvm.insertelement %1693, %1826[%1827 : i64] : vector<4xf32>
      %1829 = llvm.mlir.constant(1 : i64) : i64
      %1830 = llvm.insertelement %1695, %1828[%1829 : i64] : vector<4xf32>
      %1831 = llvm.mlir.constant(2 : i64) : i64
      %1832 = llvm.insertelement %1697, %1830[%1831 : i64] : vector<4xf32>
      %1833 = llvm.mlir.constant(3 : i64) : i64
      %1834 = llvm.insertelement %1699, %1832[%1833 : i64] : vector<4xf32>
      %1835 = llvm.mlir.poison : vector<4xf32>
      %1836 = llvm.mlir.constant(0 : i64) : i64
      %1837 = llvm.insertelement %1701, %1835[%1836 : i64] : vector<4xf32>
      %1838 = llvm.mlir.constant(1 : i64) : i64
      %1839 = llvm.insertelement %1703, %1837[%1838 : i64] : vector<4xf32>
      %1840 = llvm.mlir.constant(2 : i64) : i64
      %1841 = llvm.insertelement %1705, %1839[%1840 : i64] : vector<4xf32>
      %1842 = llvm.mlir.constant(3 : i64) : i64
      %1843 = llvm.insertelement %1707, %1841[%1842 : i64] : vector<4xf32>
      %1844 = llvm.mlir.poison : vector<4xf32>
      %1845 = llvm.mlir.constant(0 : i64) : i64
      %1846 = llvm.insertelement %1709, %1844[%1845 : i64] : vector<4xf32>
      %1847 = llvm.mlir.constant(1 : i64) : i64
      %1848 = llvm.insertelement %1711, %1846[%1847 : i64] : vector<4xf32>
      %1849 = llvm.mlir.constant(2 : i64) : i64
      %1850 = llvm.insertelement %1713, %1848[%1849 : i64] : vector<4xf32>
      %1851 = llvm.mlir.constant(3 : i64) : i64
      %1852 = llvm.insertelement %1715, %1850[%1851 : i64] : vector<4xf32>
      %1853 = llvm.mlir.poison : vector<4xf32>
      %1854 = llvm.mlir.constant(0 : i64) : i64
      %1855 = llvm.insertelement %1717, %1853[%1854 : i64] : vector<4xf32>
      %1856 = llvm.mlir.constant(1 : i64) : i64
      %1857 = llvm.insertelement %1719, %1855[%1856 : i64] : vector<4xf32>
      %1858 = llvm.mlir.constant(2 : i64) : i64
      %1859 = llvm.insertelement %1721, %1857[%1858 : i64] : vector<4xf32>
      %1860 = llvm.mlir.constant(3 : i64) : i64
      %1861 = llvm.insertelement %1723, %1859[%1860 : i64] : vector<4xf32>
      %1862 = llvm.mlir.poison : vector<4xf32>
      %1863 = llvm.mlir.constant(0 : i64) : i64
      %1864 = llvm.insertelement %1725, %1862[%1863 : i64] : vector<4xf32>
      %1865 = llvm.mlir.constant(1 : i64) : i64
      %1866 = llvm.insertelement %1727, %1864[%1865 : i64] : vector<4xf32>
      %1867 = llvm.mlir.constant(2 : i64) : i64
      %1868 = llvm.insertelement %1729, %1866[%1867 : i64] : vector<4xf32>
      %1869 = llvm.mlir.constant(3 : i64) : i64
      %1870 = llvm.insertelement %1731, %1868[%1869 : i64] : vector<4xf32>
      %1871 = llvm.mlir.poison : vector<4xf32>
      %1872 = llvm.mlir.constant(0 : i64) : i64
      %1873 = llvm.insertelement %1733, %1871[%1872 : i64] : vector<4xf32>
      %1874 = llvm.mlir.constant(1 : i64) : i64
      %1875 = llvm.insertelement %1735, %1873[%1874 : i64] : vector<4xf32>
      %1876 = llvm.mlir.constant(2 : i64) : i64
      %1877 = llvm.insertelement %1737, %1875[%1876 : i64] : vector<4xf32>
      %1878 = llvm.mlir.constant(3 : i64) : i64
      %1879 = llvm.insertelement %1739, %1877[%1878 : i64] : vector<4xf32>
      %1880 = llvm.mlir.poison : vector<4xf32>
      %1881 = llvm.mlir.constant(0 : i64) : i64
      %1882 = llvm.insertelement %1741, %1880[%1881 : i64] : vector<4xf32>
      %1883 = llvm.mlir.constant(1 : i64) : i64
      %1884 = llvm.insertelement %1743, %1882[%1883 : i64] : vector<4xf32>
      %1885 = llvm.mlir.constant(2 : i64) : i64
      %1886 = llvm.insertelement %1745, %1884[%1885 : i64] : vector<4xf32>
      %1887 = llvm.mlir.constant(3 : i64) : i64
      %1888 = llvm.insertelement %1747, %1886[%1887 : i64] : vector<4xf32>
      %1889 = llvm.mlir.poison : vector<4xf32>
      %1890 = llvm.mlir.constant(0 : i64) : i64
      %1891 = llvm.insertelement %1749, %1889[%1890 : i64] : vector<4xf32>
      %1892 = llvm.mlir.constant(1 : i64) : i64
      %1893 = llvm.insertelement %1751, %1891[%1892 : i64] : vector<4xf32>
      %1894 = llvm.mlir.constant(2 : i64) : i64
      %1895 = llvm.insertelement %1753, %1893[%1894 : i64] : vector<4xf32>
      %1896 = llvm.mlir.constant(3 : i64) : i64
      %1897 = llvm.insertelement %1755, %1895[%1896 : i64] : vector<4xf32>
      %1898 = llvm.mlir.poison : vector<4xf32>
      %1899 = llvm.mlir.constant(0 : i64) : i64
      %1900 = llvm.insertelement %1757, %1898[%1899 : i64] : vector<4xf32>
      %1901 = llvm.mlir.constant(1 : i64) : i64
      %1902 = llvm.insertelement %1759, %1900[%1901 : i64] : vector<4xf32>
      %1903 = llvm.mlir.constant(2 : i64) : i64
      %1904 = llvm.insertelement %1761, %1902[%1903 : i64] : vector<4xf32>
      %1905 = llvm.mlir.constant(3 : i64) : i64
      %1906 = llvm.insertelement %1763, %1904[%1905 : i64] : vector<4xf32>
      %1907 = llvm.mlir.poison : vector<4xf32>
      %1908 = llvm.mlir.constant(0 : i64) : i64
      %1909 = llvm.insertelement %1765, %1907[%1908 : i64] : vector<4xf32>
      %1910 = llvm.mlir.constant(1 : i64) : i64
      %1911 = llvm.insertelement %1767, %1909[%1910 : i64] : vector<4xf32>
      %1912 = llvm.mlir.constant(2 : i64) : i64
      %1913 = llvm.insertelement %1769, %1911[%1912 : i64] : vector<4xf32>
      %1914 = llvm.mlir.constant(3 : i64) : i64
      %1915 = llvm.insertelement %1771, %1913[%1914 : i64] : vector<4xf32>
      %1916 = llvm.bitcast %447 : vector<8xbf16> to vector<8xi16>
      %1917 = llvm.bitcast %1916 : vector<8xi16> to vector<4xi32>
      %1918 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1917 : (vector<4xi32>) -> vector<4xi32>
      %1919 = llvm.bitcast %1918 : vector<4xi32> to vector<8xi16>
      %1920 = llvm.bitcast %1919 : vector<8xi16> to vector<8xbf16>
      %1921 = llvm.bitcast %449 : vector<8xbf16> to vector<8xi16>
      %1922 = llvm.bitcast %1921 : vector<8xi16> to vector<4xi32>
      %1923 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1922 : (vector<4xi32>) -> vector<4xi32>
      %1924 = llvm.bitcast %1923 : vector<4xi32> to vector<8xi16>
      %1925 = llvm.bitcast %1924 : vector<8xi16> to vector<8xbf16>
      %1926 = llvm.bitcast %488 : vector<4xbf16> to vector<4xi16>
      %1927 = llvm.bitcast %1926 : vector<4xi16> to vector<2xi32>
      %1928 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1927 : (vector<2xi32>) -> vector<2xi32>
      %1929 = llvm.bitcast %1928 : vector<2xi32> to vector<4xi16>
      %1930 = llvm.bitcast %1929 : vector<4xi16> to vector<4xbf16>
      %1931 = llvm.bitcast %490 : vector<4xbf16> to vector<4xi16>
      %1932 = llvm.bitcast %1931 : vector<4xi16> to vector<2xi32>
      %1933 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1932 : (vector<2xi32>) -> vector<2xi32>
      %1934 = llvm.bitcast %1933 : vector<2xi32> to vector<4xi16>
      %1935 = llvm.bitcast %1934 : vector<4xi16> to vector<4xbf16>
      %1936 = llvm.bitcast %492 : vector<4xbf16> to vector<4xi16>
      %1937 = llvm.bitcast %1936 : vector<4xi16> to vector<2xi32>
      %1938 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1937 : (vector<2xi32>) -> vector<2xi32>
      %1939 = llvm.bitcast %1938 : vector<2xi32> to vector<4xi16>
      %1940 = llvm.bitcast %1939 : vector<4xi16> to vector<4xbf16>
      %1941 = llvm.bitcast %494 : vector<4xbf16> to vector<4xi16>
      %1942 = llvm.bitcast %1941 : vector<4xi16> to vector<2xi32>
      %1943 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1942 : (vector<2xi32>) -> vector<2xi32>
      %1944 = llvm.bitcast %1943 : vector<2xi32> to vector<4xi16>
      %1945 = llvm.bitcast %1944 : vector<4xi16> to vector<4xbf16>
      %1946 = llvm.mul %1230, %65 : i32
      %1947 = llvm.getelementptr %77[%1946] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1948 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1949 = llvm.mul %1230, %65 : i32
      %1950 = llvm.getelementptr %1948[%1949] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1951 = llvm.urem %79, %64 : i32
      %1952 = llvm.mul %1951, %63 : i32
      %1953 = llvm.udiv %79, %64 : i32
      %1954 = llvm.mul %82, %62 : i32
      %1955 = llvm.add %1953, %1954 : i32
      %1956 = llvm.mul %1955, %58 : i32
      %1957 = llvm.add %1956, %1952 : i32
      %1958 = llvm.lshr %1957, %64 : i32
      %1959 = llvm.and %1958, %57 : i32
      %1960 = llvm.xor %1957, %1959 : i32
      %1961 = llvm.mul %1960, %75 : i32
      %1962 = llvm.getelementptr %1947[%1961] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1963 = llvm.xor %1960, %64 : i32
      %1964 = llvm.mul %1963, %75 : i32
      %1965 = llvm.getelementptr %1947[%1964] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1966 = llvm.getelementptr %1962[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1967 = llvm.getelementptr %1965[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1968 = llvm.shufflevector %1920, %1920 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1968, %1962 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1969 = llvm.shufflevector %1920, %1920 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1969, %1965 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1970 = llvm.shufflevector %1925, %1925 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1970, %1966 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1971 = llvm.shufflevector %1925, %1925 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1971, %1967 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1972 = llvm.mlir.constant(0 : i64) : i64
      %1973 = llvm.extractelement %1930[%1972 : i64] : vector<4xbf16>
      %1974 = llvm.mlir.constant(1 : i64) : i64
      %1975 = llvm.extractelement %1930[%1974 : i64] : vector<4xbf16>
      %1976 = llvm.mlir.constant(2 : i64) : i64
      %1977 = llvm.extractelement %1930[%1976 : i64] : vector<4xbf16>
      %1978 = llvm.mlir.constant(3 : i64) : i64
      %1979 = llvm.extractelement %1930[%1978 : i64] : vector<4xbf16>
      %1980 = llvm.mlir.constant(0 : i64) : i64
      %1981 = llvm.extractelement %1935[%1980 : i64] : vector<4xbf16>
      %1982 = llvm.mlir.constant(1 : i64) : i64
      %1983 = llvm.extractelement %1935[%1982 : i64] : vector<4xbf16>
      %1984 = llvm.mlir.constant(2 : i64) : i64
      %1985 = llvm.extractelement %1935[%1984 : i64] : vector<4xbf16>
      %1986 = llvm.mlir.constant(3 : i64) : i64
      %1987 = llvm.extractelement %1935[%1986 : i64] : vector<4xbf16>
      %1988 = llvm.mlir.constant(0 : i64) : i64
      %1989 = llvm.extractelement %1940[%1988 : i64] : vector<4xbf16>
      %1990 = llvm.mlir.constant(1 : i64) : i64
      %1991 = llvm.extractelement %1940[%1990 : i64] : vector<4xbf16>
      %1992 = llvm.mlir.constant(2 : i64) : i64
      %1993 = llvm.extractelement %1940[%1992 : i64] : vector<4xbf16>
      %1994 = llvm.mlir.constant(3 : i64) : i64
      %1995 = llvm.extractelement %1940[%1994 : i64] : vector<4xbf16>
      %1996 = llvm.mlir.constant(0 : i64) : i64
      %1997 = llvm.extractelement %1945[%1996 : i64] : vector<4xbf16>
      %1998 = llvm.mlir.constant(1 : i64) : i64
      %1999 = llvm.extractelement %1945[%1998 : i64] : vector<4xbf16>
      %2000 = llvm.mlir.constant(2 : i64) : i64
      %2001 = llvm.extractelement %1945[%2000 : i64] : vector<4xbf16>
      %2002 = llvm.mlir.constant(3 : i64) : i64
      %2003 = llvm.extractelement %1945[%2002 : i64] : vector<4xbf16>
      %2004 = llvm.mlir.poison : vector<4xbf16>
      %2005 = llvm.mlir.constant(0 : i64) : i64
      %2006 = llvm.insertelement %1973, %2004[%2005 : i64] : vector<4xbf16>
      %2007 = llvm.mlir.constant(1 : i64) : i64
      %2008 = llvm.insertelement %1981, %2006[%2007 : i64] : vector<4xbf16>
      %2009 = llvm.mlir.constant(2 : i64) : i64
      %2010 = llvm.insertelement %1989, %2008[%2009 : i64] : vector<4xbf16>
      %2011 = llvm.mlir.constant(3 : i64) : i64
      %2012 = llvm.insertelement %1997, %2010[%2011 : i64] : vector<4xbf16>
      %2013 = llvm.mlir.poison : vector<4xbf16>
      %2014 = llvm.mlir.constant(0 : i64) : i64
      %2015 = llvm.insertelement %1975, %2013[%2014 : i64] : vector<4xbf16>
      %2016 = llvm.mlir.constant(1 : i64) : i64
      %2017 = llvm.insertelement %1983, %2015[%2016 : i64] : vector<4xbf16>
      %2018 = llvm.mlir.constant(2 : i64) : i64
      %2019 = llvm.insertelement %1991, %2017[%2018 : i64] : vector<4xbf16>
      %2020 = llvm.mlir.constant(3 : i64) : i64
      %2021 = llvm.insertelement %1999, %2019[%2020 : i64] : vector<4xbf16>
      %2022 = llvm.mlir.poison : vector<4xbf16>
      %2023 = llvm.mlir.constant(0 : i64) : i64
      %2024 = llvm.insertelement %1977, %2022[%2023 : i64] : vector<4xbf16>
      %2025 = llvm.mlir.constant(1 : i64) : i64
      %2026 = llvm.insertelement %1985, %2024[%2025 : i64] : vector<4xbf16>
      %2027 = llvm.mlir.constant(2 : i64) : i64
      %2028 = llvm.insertelement %1993, %2026[%2027 : i64] : vector<4xbf16>
      %2029 = llvm.mlir.constant(3 : i64) : i64
      %2030 = llvm.insertelement %2001, %2028[%2029 : i64] : vector<4xbf16>
      %2031 = llvm.mlir.poison : vector<4xbf16>
      %2032 = llvm.mlir.constant(0 : i64) : i64
      %2033 = llvm.insertelement %1979, %2031[%2032 : i64] : vector<4xbf16>
      %2034 = llvm.mlir.constant(1 : i64) : i64
      %2035 = llvm.insertelement %1987, %2033[%2034 : i64] : vector<4xbf16>
      %2036 = llvm.mlir.constant(2 : i64) : i64
      %2037 = llvm.insertelement %1995, %2035[%2036 : i64] : vector<4xbf16>
      %2038 = llvm.mlir.constant(3 : i64) : i64
      %2039 = llvm.insertelement %2003, %2037[%2038 : i64] : vector<4xbf16>
      %2040 = llvm.urem %79, %58 : i32
      %2041 = llvm.mul %2040, %64 : i32
      %2042 = llvm.udiv %79, %58 : i32
      %2043 = llvm.mul %2042, %64 : i32
      %2044 = llvm.mul %82, %63 : i32
      %2045 = llvm.add %2043, %2044 : i32
      %2046 = llvm.mul %2041, %62 : i32
      %2047 = llvm.urem %2045, %62 : i32
      %2048 = llvm.udiv %2045, %62 : i32
      %2049 = llvm.mul %2048, %53 : i32
      %2050 = llvm.add %2047, %2049 : i32
      %2051 = llvm.add %2046, %2050 : i32
      %2052 = llvm.lshr %2051, %64 : i32
      %2053 = llvm.and %2052, %52 : i32
      %2054 = llvm.xor %2051, %2053 : i32
      %2055 = llvm.mul %2054, %75 : i32
      %2056 = llvm.getelementptr %1950[%2055] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %2057 = llvm.xor %2054, %62 : i32
      %2058 = llvm.mul %2057, %75 : i32
      %2059 = llvm.getelementptr %1950[%2058] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %2060 = llvm.xor %2054, %58 : i32
      %2061 = llvm.mul %2060, %75 : i32
      %2062 = llvm.getelementptr %1950[%2061] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %2063 = llvm.xor %2054, %51 : i32
      %2064 = llvm.mul %2063, %75 : i32
      %2065 = llvm.getelementptr %1950[%2064] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      llvm.store %2012, %2056 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %2021, %2059 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %2030, %2062 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %2039, %2065 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %2066 = llvm.add %1230, %74 : i32
      %2067 = llvm.icmp "eq" %2066, %75 : i32
      %2068 = llvm.select %2067, %73, %2066 : i1, i32
      %2069 = llvm.add %383, %71 : i64
      llvm.br ^bb1(%2069, %1780, %1789, %1798, %1807, %1816, %1825, %1834, %1843, %1852, %1861, %1870, %1879, %1888, %1897, %1906, %1915, %1269, %1271, %1310, %1312, %1314, %1316, %2068, %1238 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<8xbf16>, vector<8xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, i32, i32)
    ^bb3:  // pred: ^bb1
      %2070 = llvm.add %114, %69 : i64
      %2071 = llvm.icmp "sle" %2070, %arg5 : i64
      %2072 = llvm.add %113, %69 : i64
      %2073 = llvm.icmp "sle" %2072, %arg4 : i64
      %2074 = llvm.and %2071, %2073 : i1
      llvm.cond_br %2074, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %2075 = llvm.urem %79, %58 : i32
      %2076 = llvm.udiv %82, %75 : i32
      %2077 = llvm.mul %2076, %76 : i32
      %2078 = llvm.add %2075, %2077 : i32
      %2079 = llvm.zext %2078 : i32 to i64
      %2080 = llvm.add %114, %2079 : i64
      %2081 = llvm.mul %2080, %61 : i64
      %2082 = llvm.getelementptr %arg2[%2081] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2083 = llvm.getelementptr %2082[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2084 = llvm.load %2082 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2085 = llvm.load %2083 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2086 = llvm.fpext %2084 : bf16 to f32
      %2087 = llvm.fpext %2085 : bf16 to f32
      %2088 = llvm.mlir.poison : vector<4xf32>
      %2089 = llvm.mlir.constant(0 : i32) : i32
      %2090 = llvm.insertelement %2086, %2088[%2089 : i32] : vector<4xf32>
      %2091 = llvm.shufflevector %2090, %2088 [0, 0, 0, 0] : vector<4xf32> 
      %2092 = llvm.mlir.poison : vector<4xf32>
      %2093 = llvm.mlir.constant(0 : i32) : i32
      %2094 = llvm.insertelement %2087, %2092[%2093 : i32] : vector<4xf32>
      %2095 = llvm.shufflevector %2094, %2092 [0, 0, 0, 0] : vector<4xf32> 
      %2096 = llvm.fadd %384, %2091 : vector<4xf32>
      %2097 = llvm.fadd %385, %2091 : vector<4xf32>
      %2098 = llvm.fadd %386, %2091 : vector<4xf32>
      %2099 = llvm.fadd %387, %2091 : vector<4xf32>
      %2100 = llvm.fadd %388, %2095 : vector<4xf32>
      %2101 = llvm.fadd %389, %2095 : vector<4xf32>
      %2102 = llvm.fadd %390, %2095 : vector<4xf32>
      %2103 = llvm.fadd %391, %2095 : vector<4xf32>
      %2104 = llvm.fadd %392, %2091 : vector<4xf32>
      %2105 = llvm.fadd %393, %2091 : vector<4xf32>
      %2106 = llvm.fadd %394, %2091 : vector<4xf32>
      %2107 = llvm.fadd %395, %2091 : vector<4xf32>
      %2108 = llvm.fadd %396, %2095 : vector<4xf32>
      %2109 = llvm.fadd %397, %2095 : vector<4xf32>
      %2110 = llvm.fadd %398, %2095 : vector<4xf32>
      %2111 = llvm.fadd %399, %2095 : vector<4xf32>
      %2112 = llvm.fptrunc %2096 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2113 = llvm.fptrunc %2097 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2114 = llvm.fptrunc %2098 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2115 = llvm.fptrunc %2099 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2116 = llvm.fptrunc %2100 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2117 = llvm.fptrunc %2101 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2118 = llvm.fptrunc %2102 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2119 = llvm.fptrunc %2103 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2120 = llvm.fptrunc %2104 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2121 = llvm.fptrunc %2105 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2122 = llvm.fptrunc %2106 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2123 = llvm.fptrunc %2107 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2124 = llvm.fptrunc %2108 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2125 = llvm.fptrunc %2109 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2126 = llvm.fptrunc %2110 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2127 = llvm.fptrunc %2111 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2128 = llvm.intr.maximum(%2112, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2129 = llvm.intr.maximum(%2113, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2130 = llvm.intr.maximum(%2114, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2131 = llvm.intr.maximum(%2115, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2132 = llvm.intr.maximum(%2116, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2133 = llvm.intr.maximum(%2117, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2134 = llvm.intr.maximum(%2118, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2135 = llvm.intr.maximum(%2119, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2136 = llvm.intr.maximum(%2120, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2137 = llvm.intr.maximum(%2121, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2138 = llvm.intr.maximum(%2122, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2139 = llvm.intr.maximum(%2123, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2140 = llvm.intr.maximum(%2124, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2141 = llvm.intr.maximum(%2125, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2142 = llvm.intr.maximum(%2126, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2143 = llvm.intr.maximum(%2127, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2144 = llvm.urem %79, %58 : i32
      %2145 = llvm.udiv %79, %58 : i32
      %2146 = llvm.mul %2145, %64 : i32
      %2147 = llvm.urem %82, %75 : i32
      %2148 = llvm.mul %2147, %76 : i32
      %2149 = llvm.add %2146, %2148 : i32
      %2150 = llvm.udiv %82, %75 : i32
      %2151 = llvm.mul %2150, %76 : i32
      %2152 = llvm.add %2144, %2151 : i32
      %2153 = llvm.zext %2149 : i32 to i64
      %2154 = llvm.add %113, %2153 : i64
      %2155 = llvm.mul %2154, %arg5 : i64
      %2156 = llvm.zext %2152 : i32 to i64
      %2157 = llvm.add %114, %2156 : i64
      %2158 = llvm.add %2155, %2157 : i64
      %2159 = llvm.mul %2158, %61 : i64
      %2160 = llvm.getelementptr %arg3[%2159] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2161 = llvm.mul %arg5, %61 : i64
      %2162 = llvm.getelementptr %2160[%2161] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2163 = llvm.mul %arg5, %56 : i64
      %2164 = llvm.getelementptr %2160[%2163] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2165 = llvm.mul %arg5, %55 : i64
      %2166 = llvm.getelementptr %2160[%2165] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2167 = llvm.mul %arg5, %68 : i64
      %2168 = llvm.getelementptr %2160[%2167] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2169 = llvm.mul %arg5, %48 : i64
      %2170 = llvm.getelementptr %2160[%2169] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2171 = llvm.mul %arg5, %47 : i64
      %2172 = llvm.getelementptr %2160[%2171] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2173 = llvm.mul %arg5, %46 : i64
      %2174 = llvm.getelementptr %2160[%2173] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2175 = llvm.mul %arg5, %66 : i64
      %2176 = llvm.getelementptr %2160[%2175] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2177 = llvm.mul %arg5, %45 : i64
      %2178 = llvm.getelementptr %2160[%2177] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2179 = llvm.mul %arg5, %44 : i64
      %2180 = llvm.getelementptr %2160[%2179] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2181 = llvm.mul %arg5, %43 : i64
      %2182 = llvm.getelementptr %2160[%2181] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2183 = llvm.mul %arg5, %42 : i64
      %2184 = llvm.getelementptr %2160[%2183] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2185 = llvm.mul %arg5, %41 : i64
      %2186 = llvm.getelementptr %2160[%2185] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2187 = llvm.mul %arg5, %40 : i64
      %2188 = llvm.getelementptr %2160[%2187] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2189 = llvm.mul %arg5, %39 : i64
      %2190 = llvm.getelementptr %2160[%2189] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2191 = llvm.getelementptr %2160[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2192 = llvm.getelementptr %2162[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2193 = llvm.getelementptr %2164[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2194 = llvm.getelementptr %2166[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2195 = llvm.getelementptr %2168[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2196 = llvm.getelementptr %2170[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2197 = llvm.getelementptr %2172[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2198 = llvm.getelementptr %2174[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2199 = llvm.getelementptr %2176[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2200 = llvm.getelementptr %2178[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2201 = llvm.getelementptr %2180[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2202 = llvm.getelementptr %2182[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2203 = llvm.getelementptr %2184[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2204 = llvm.getelementptr %2186[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2205 = llvm.getelementptr %2188[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2206 = llvm.getelementptr %2190[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2207 = llvm.mul %arg5, %71 : i64
      %2208 = llvm.getelementptr %2160[%2207] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2209 = llvm.mul %arg5, %38 : i64
      %2210 = llvm.getelementptr %2160[%2209] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2211 = llvm.mul %arg5, %37 : i64
      %2212 = llvm.getelementptr %2160[%2211] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2213 = llvm.mul %arg5, %36 : i64
      %2214 = llvm.getelementptr %2160[%2213] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2215 = llvm.mul %arg5, %35 : i64
      %2216 = llvm.getelementptr %2160[%2215] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2217 = llvm.mul %arg5, %34 : i64
      %2218 = llvm.getelementptr %2160[%2217] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2219 = llvm.mul %arg5, %33 : i64
      %2220 = llvm.getelementptr %2160[%2219] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2221 = llvm.mul %arg5, %32 : i64
      %2222 = llvm.getelementptr %2160[%2221] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2223 = llvm.mul %arg5, %72 : i64
      %2224 = llvm.getelementptr %2160[%2223] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2225 = llvm.mul %arg5, %31 : i64
      %2226 = llvm.getelementptr %2160[%2225] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2227 = llvm.mul %arg5, %30 : i64
      %2228 = llvm.getelementptr %2160[%2227] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2229 = llvm.mul %arg5, %29 : i64
      %2230 = llvm.getelementptr %2160[%2229] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2231 = llvm.mul %arg5, %28 : i64
      %2232 = llvm.getelementptr %2160[%2231] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2233 = llvm.mul %arg5, %27 : i64
      %2234 = llvm.getelementptr %2160[%2233] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2235 = llvm.mul %arg5, %26 : i64
      %2236 = llvm.getelementptr %2160[%2235] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2237 = llvm.mul %arg5, %25 : i64
      %2238 = llvm.getelementptr %2160[%2237] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2239 = llvm.getelementptr %2208[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2240 = llvm.getelementptr %2210[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2241 = llvm.getelementptr %2212[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2242 = llvm.getelementptr %2214[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2243 = llvm.getelementptr %2216[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2244 = llvm.getelementptr %2218[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2245 = llvm.getelementptr %2220[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2246 = llvm.getelementptr %2222[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2247 = llvm.getelementptr %2224[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2248 = llvm.getelementptr %2226[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2249 = llvm.getelementptr %2228[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2250 = llvm.getelementptr %2230[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2251 = llvm.getelementptr %2232[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2252 = llvm.getelementptr %2234[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2253 = llvm.getelementptr %2236[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2254 = llvm.getelementptr %2238[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2255 = llvm.mlir.constant(0 : i64) : i64
      %2256 = llvm.extractelement %2128[%2255 : i64] : vector<4xbf16>
      llvm.store %2256, %2160 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2257 = llvm.mlir.constant(1 : i64) : i64
      %2258 = llvm.extractelement %2128[%2257 : i64] : vector<4xbf16>
      llvm.store %2258, %2162 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2259 = llvm.mlir.constant(2 : i64) : i64
      %2260 = llvm.extractelement %2128[%2259 : i64] : vector<4xbf16>
      llvm.store %2260, %2164 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2261 = llvm.mlir.constant(3 : i64) : i64
      %2262 = llvm.extractelement %2128[%2261 : i64] : vector<4xbf16>
      llvm.store %2262, %2166 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2263 = llvm.mlir.constant(0 : i64) : i64
      %2264 = llvm.extractelement %2129[%2263 : i64] : vector<4xbf16>
      llvm.store %2264, %2168 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2265 = llvm.mlir.constant(1 : i64) : i64
      %2266 = llvm.extractelement %2129[%2265 : i64] : vector<4xbf16>
      llvm.store %2266, %2170 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2267 = llvm.mlir.constant(2 : i64) : i64
      %2268 = llvm.extractelement %2129[%2267 : i64] : vector<4xbf16>
      llvm.store %2268, %2172 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2269 = llvm.mlir.constant(3 : i64) : i64
      %2270 = llvm.extractelement %2129[%2269 : i64] : vector<4xbf16>
      llvm.store %2270, %2174 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2271 = llvm.mlir.constant(0 : i64) : i64
      %2272 = llvm.extractelement %2130[%2271 : i64] : vector<4xbf16>
      llvm.store %2272, %2176 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2273 = llvm.mlir.constant(1 : i64) : i64
      %2274 = llvm.extractelement %2130[%2273 : i64] : vector<4xbf16>
      llvm.store %2274, %2178 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2275 = llvm.mlir.constant(2 : i64) : i64
      %2276 = llvm.extractelement %2130[%2275 : i64] : vector<4xbf16>
      llvm.store %2276, %2180 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2277 = llvm.mlir.constant(3 : i64) : i64
      %2278 = llvm.extractelement %2130[%2277 : i64] : vector<4xbf16>
      llvm.store %2278, %2182 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2279 = llvm.mlir.constant(0 : i64) : i64
      %2280 = llvm.extractelement %2131[%2279 : i64] : vector<4xbf16>
      llvm.store %2280, %2184 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2281 = llvm.mlir.constant(1 : i64) : i64
      %2282 = llvm.extractelement %2131[%2281 : i64] : vector<4xbf16>
      llvm.store %2282, %2186 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2283 = llvm.mlir.constant(2 : i64) : i64
      %2284 = llvm.extractelement %2131[%2283 : i64] : vector<4xbf16>
      llvm.store %2284, %2188 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2285 = llvm.mlir.constant(3 : i64) : i64
      %2286 = llvm.extractelement %2131[%2285 : i64] : vector<4xbf16>
      llvm.store %2286, %2190 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2287 = llvm.mlir.constant(0 : i64) : i64
      %2288 = llvm.extractelement %2132[%2287 : i64] : vector<4xbf16>
      llvm.store %2288, %2191 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2289 = llvm.mlir.constant(1 : i64) : i64
      %2290 = llvm.extractelement %2132[%2289 : i64] : vector<4xbf16>
      llvm.store %2290, %2192 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2291 = llvm.mlir.constant(2 : i64) : i64
      %2292 = llvm.extractelement %2132[%2291 : i64] : vector<4xbf16>
      llvm.store %2292, %2193 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2293 = llvm.mlir.constant(3 : i64) : i64
      %2294 = llvm.extractelement %2132[%2293 : i64] : vector<4xbf16>
      llvm.store %2294, %2194 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2295 = llvm.mlir.constant(0 : i64) : i64
      %2296 = llvm.extractelement %2133[%2295 : i64] : vector<4xbf16>
      llvm.store %2296, %2195 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2297 = llvm.mlir.constant(1 : i64) : i64
      %2298 = llvm.extractelement %2133[%2297 : i64] : vector<4xbf16>
      llvm.store %2298, %2196 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2299 = llvm.mlir.constant(2 : i64) : i64
      %2300 = llvm.extractelement %2133[%2299 : i64] : vector<4xbf16>
      llvm.store %2300, %2197 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2301 = llvm.mlir.constant(3 : i64) : i64
      %2302 = llvm.extractelement %2133[%2301 : i64] : vector<4xbf16>
      llvm.store %2302, %2198 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2303 = llvm.mlir.constant(0 : i64) : i64
      %2304 = llvm.extractelement %2134[%2303 : i64] : vector<4xbf16>
      llvm.store %2304, %2199 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2305 = llvm.mlir.constant(1 : i64) : i64
      %2306 = llvm.extractelement %2134[%2305 : i64] : vector<4xbf16>
      llvm.store %2306, %2200 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2307 = llvm.mlir.constant(2 : i64) : i64
      %2308 = llvm.extractelement %2134[%2307 : i64] : vector<4xbf16>
      llvm.store %2308, %2201 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2309 = llvm.mlir.constant(3 : i64) : i64
      %2310 = llvm.extractelement %2134[%2309 : i64] : vector<4xbf16>
      llvm.store %2310, %2202 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2311 = llvm.mlir.constant(0 : i64) : i64
      %2312 = llvm.extractelement %2135[%2311 : i64] : vector<4xbf16>
      llvm.store %2312, %2203 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2313 = llvm.mlir.constant(1 : i64) : i64
      %2314 = llvm.extractelement %2135[%2313 : i64] : vector<4xbf16>
      llvm.store %2314, %2204 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2315 = llvm.mlir.constant(2 : i64) : i64
      %2316 = llvm.extractelement %2135[%2315 : i64] : vector<4xbf16>
      llvm.store %2316, %2205 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2317 = llvm.mlir.constant(3 : i64) : i64
      %2318 = llvm.extractelement %2135[%2317 : i64] : vector<4xbf16>
      llvm.store %2318, %2206 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2319 = llvm.mlir.constant(0 : i64) : i64
      %2320 = llvm.extractelement %2136[%2319 : i64] : vector<4xbf16>
      llvm.store %2320, %2208 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2321 = llvm.mlir.constant(1 : i64) : i64
      %2322 = llvm.extractelement %2136[%2321 : i64] : vector<4xbf16>
      llvm.store %2322, %2210 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2323 = llvm.mlir.constant(2 : i64) : i64
      %2324 = llvm.extractelement %2136[%2323 : i64] : vector<4xbf16>
      llvm.store %2324, %2212 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2325 = llvm.mlir.constant(3 : i64) : i64
      %2326 = llvm.extractelement %2136[%2325 : i64] : vector<4xbf16>
      llvm.store %2326, %2214 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2327 = llvm.mlir.constant(0 : i64) : i64
      %2328 = llvm.extractelement %2137[%2327 : i64] : vector<4xbf16>
      llvm.store %2328, %2216 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2329 = llvm.mlir.constant(1 : i64) : i64
      %2330 = llvm.extractelement %2137[%2329 : i64] : vector<4xbf16>
      llvm.store %2330, %2218 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2331 = llvm.mlir.constant(2 : i64) : i64
      %2332 = llvm.extractelement %2137[%2331 : i64] : vector<4xbf16>
      llvm.store %2332, %2220 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2333 = llvm.mlir.constant(3 : i64) : i64
      %2334 = llvm.extractelement %2137[%2333 : i64] : vector<4xbf16>
      llvm.store %2334, %2222 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2335 = llvm.mlir.constant(0 : i64) : i64
      %2336 = llvm.extractelement %2138[%2335 : i64] : vector<4xbf16>
      llvm.store %2336, %2224 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2337 = llvm.mlir.constant(1 : i64) : i64
      %2338 = llvm.extractelement %2138[%2337 : i64] : vector<4xbf16>
      llvm.store %2338, %2226 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2339 = llvm.mlir.constant(2 : i64) : i64
      %2340 = llvm.extractelement %2138[%2339 : i64] : vector<4xbf16>
      llvm.store %2340, %2228 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2341 = llvm.mlir.constant(3 : i64) : i64
      %2342 = llvm.extractelement %2138[%2341 : i64] : vector<4xbf16>
      llvm.store %2342, %2230 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2343 = llvm.mlir.constant(0 : i64) : i64
      %2344 = llvm.extractelement %2139[%2343 : i64] : vector<4xbf16>
      llvm.store %2344, %2232 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2345 = llvm.mlir.constant(1 : i64) : i64
      %2346 = llvm.extractelement %2139[%2345 : i64] : vector<4xbf16>
      llvm.store %2346, %2234 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2347 = llvm.mlir.constant(2 : i64) : i64
      %2348 = llvm.extractelement %2139[%2347 : i64] : vector<4xbf16>
      llvm.store %2348, %2236 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2349 = llvm.mlir.constant(3 : i64) : i64
      %2350 = llvm.extractelement %2139[%2349 : i64] : vector<4xbf16>
      llvm.store %2350, %2238 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2351 = llvm.mlir.constant(0 : i64) : i64
      %2352 = llvm.extractelement %2140[%2351 : i64] : vector<4xbf16>
      llvm.store %2352, %2239 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2353 = llvm.mlir.constant(1 : i64) : i64
      %2354 = llvm.extractelement %2140[%2353 : i64] : vector<4xbf16>
      llvm.store %2354, %2240 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2355 = llvm.mlir.constant(2 : i64) : i64
      %2356 = llvm.extractelement %2140[%2355 : i64] : vector<4xbf16>
      llvm.store %2356, %2241 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2357 = llvm.mlir.constant(3 : i64) : i64
      %2358 = llvm.extractelement %2140[%2357 : i64] : vector<4xbf16>
      llvm.store %2358, %2242 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2359 = llvm.mlir.constant(0 : i64) : i64
      %2360 = llvm.extractelement %2141[%2359 : i64] : vector<4xbf16>
      llvm.store %2360, %2243 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2361 = llvm.mlir.constant(1 : i64) : i64
      %2362 = llvm.extractelement %2141[%2361 : i64] : vector<4xbf16>
      llvm.store %2362, %2244 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2363 = llvm.mlir.constant(2 : i64) : i64
      %2364 = llvm.extractelement %2141[%2363 : i64] : vector<4xbf16>
      llvm.store %2364, %2245 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2365 = llvm.mlir.constant(3 : i64) : i64
      %2366 = llvm.extractelement %2141[%2365 : i64] : vector<4xbf16>
      llvm.store %2366, %2246 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2367 = llvm.mlir.constant(0 : i64) : i64
      %2368 = llvm.extractelement %2142[%2367 : i64] : vector<4xbf16>
      llvm.store %2368, %2247 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2369 = llvm.mlir.constant(1 : i64) : i64
      %2370 = llvm.extractelement %2142[%2369 : i64] : vector<4xbf16>
      llvm.store %2370, %2248 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2371 = llvm.mlir.constant(2 : i64) : i64
      %2372 = llvm.extractelement %2142[%2371 : i64] : vector<4xbf16>
      llvm.store %2372, %2249 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2373 = llvm.mlir.constant(3 : i64) : i64
      %2374 = llvm.extractelement %2142[%2373 : i64] : vector<4xbf16>
      llvm.store %2374, %2250 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2375 = llvm.mlir.constant(0 : i64) : i64
      %2376 = llvm.extractelement %2143[%2375 : i64] : vector<4xbf16>
      llvm.store %2376, %2251 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2377 = llvm.mlir.constant(1 : i64) : i64
      %2378 = llvm.extractelement %2143[%2377 : i64] : vector<4xbf16>
      llvm.store %2378, %2252 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2379 = llvm.mlir.constant(2 : i64) : i64
      %2380 = llvm.extractelement %2143[%2379 : i64] : vector<4xbf16>
      llvm.store %2380, %2253 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2381 = llvm.mlir.constant(3 : i64) : i64
      %2382 = llvm.extractelement %2143[%2381 : i64] : vector<4xbf16>
      llvm.store %2382, %2254 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb134
    ^bb5:  // pred: ^bb3
      %2383 = llvm.urem %79, %58 : i32
      %2384 = llvm.udiv %82, %75 : i32
      %2385 = llvm.mul %2384, %76 : i32
      %2386 = llvm.add %2383, %2385 : i32
      %2387 = llvm.zext %2386 : i32 to i64
      %2388 = llvm.add %114, %2387 : i64
      %2389 = llvm.mul %2388, %61 : i64
      %2390 = llvm.getelementptr %arg2[%2389] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2391 = llvm.sub %arg5, %2388 : i64
      %2392 = llvm.intr.smin(%2391, %60) : (i64, i64) -> i64
      %2393 = llvm.intr.smax(%2392, %67) : (i64, i64) -> i64
      %2394 = llvm.trunc %2393 : i64 to i32
      %2395 = llvm.icmp "sgt" %2394, %73 : i32
      %2396 = llvm.getelementptr %2390[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2397 = llvm.icmp "sgt" %2394, %58 : i32
      %2398 = llvm.select %2395, %2390, %59 : i1, !llvm.ptr<1>
      %2399 = llvm.load %2398 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2400 = llvm.select %2397, %2396, %59 : i1, !llvm.ptr<1>
      %2401 = llvm.load %2400 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2402 = llvm.fpext %2399 : bf16 to f32
      %2403 = llvm.fpext %2401 : bf16 to f32
      %2404 = llvm.mlir.poison : vector<4xf32>
      %2405 = llvm.mlir.constant(0 : i32) : i32
      %2406 = llvm.insertelement %2402, %2404[%2405 : i32] : vector<4xf32>
      %2407 = llvm.shufflevector %2406, %2404 [0, 0, 0, 0] : vector<4xf32> 
      %2408 = llvm.mlir.poison : vector<4xf32>
      %2409 = llvm.mlir.constant(0 : i32) : i32
      %2410 = llvm.insertelement %2403, %2408[%2409 : i32] : vector<4xf32>
      %2411 = llvm.shufflevector %2410, %2408 [0, 0, 0, 0] : vector<4xf32> 
      %2412 = llvm.fadd %384, %2407 : vector<4xf32>
      %2413 = llvm.fadd %385, %2407 : vector<4xf32>
      %2414 = llvm.fadd %386, %2407 : vector<4xf32>
      %2415 = llvm.fadd %387, %2407 : vector<4xf32>
      %2416 = llvm.fadd %388, %2411 : vector<4xf32>
      %2417 = llvm.fadd %389, %2411 : vector<4xf32>
      %2418 = llvm.fadd %390, %2411 : vector<4xf32>
      %2419 = llvm.fadd %391, %2411 : vector<4xf32>
      %2420 = llvm.fadd %392, %2407 : vector<4xf32>
      %2421 = llvm.fadd %393, %2407 : vector<4xf32>
      %2422 = llvm.fadd %394, %2407 : vector<4xf32>
      %2423 = llvm.fadd %395, %2407 : vector<4xf32>
      %2424 = llvm.fadd %396, %2411 : vector<4xf32>
      %2425 = llvm.fadd %397, %2411 : vector<4xf32>
      %2426 = llvm.fadd %398, %2411 : vector<4xf32>
      %2427 = llvm.fadd %399, %2411 : vector<4xf32>
      %2428 = llvm.fptrunc %2412 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2429 = llvm.fptrunc %2413 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2430 = llvm.fptrunc %2414 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2431 = llvm.fptrunc %2415 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2432 = llvm.fptrunc %2416 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2433 = llvm.fptrunc %2417 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2434 = llvm.fptrunc %2418 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2435 = llvm.fptrunc %2419 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2436 = llvm.fptrunc %2420 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2437 = llvm.fptrunc %2421 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2438 = llvm.fptrunc %2422 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2439 = llvm.fptrunc %2423 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2440 = llvm.fptrunc %2424 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2441 = llvm.fptrunc %2425 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2442 = llvm.fptrunc %2426 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2443 = llvm.fptrunc %2427 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2444 = llvm.intr.maximum(%2428, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2445 = llvm.intr.maximum(%2429, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2446 = llvm.intr.maximum(%2430, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2447 = llvm.intr.maximum(%2431, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2448 = llvm.intr.maximum(%2432, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2449 = llvm.intr.maximum(%2433, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2450 = llvm.intr.maximum(%2434, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2451 = llvm.intr.maximum(%2435, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2452 = llvm.intr.maximum(%2436, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2453 = llvm.intr.maximum(%2437, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2454 = llvm.intr.maximum(%2438, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2455 = llvm.intr.maximum(%2439, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2456 = llvm.intr.maximum(%2440, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2457 = llvm.intr.maximum(%2441, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2458 = llvm.intr.maximum(%2442, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2459 = llvm.intr.maximum(%2443, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2460 = llvm.urem %79, %58 : i32
      %2461 = llvm.udiv %79, %58 : i32
      %2462 = llvm.mul %2461, %64 : i32
      %2463 = llvm.urem %82, %75 : i32
      %2464 = llvm.mul %2463, %76 : i32
      %2465 = llvm.add %2462, %2464 : i32
      %2466 = llvm.udiv %82, %75 : i32
      %2467 = llvm.mul %2466, %76 : i32
      %2468 = llvm.add %2460, %2467 : i32
      %2469 = llvm.zext %2465 : i32 to i64
      %2470 = llvm.add %113, %2469 : i64
      %2471 = llvm.mul %2470, %arg5 : i64
      %2472 = llvm.zext %2468 : i32 to i64
      %2473 = llvm.add %114, %2472 : i64
      %2474 = llvm.add %2471, %2473 : i64
      %2475 = llvm.mul %2474, %61 : i64
      %2476 = llvm.getelementptr %arg3[%2475] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2477 = llvm.sub %arg4, %2470 : i64
      %2478 = llvm.intr.smin(%2477, %60) : (i64, i64) -> i64
      %2479 = llvm.intr.smax(%2478, %67) : (i64, i64) -> i64
      %2480 = llvm.trunc %2479 : i64 to i32
      %2481 = llvm.sub %arg5, %2473 : i64
      %2482 = llvm.intr.smin(%2481, %60) : (i64, i64) -> i64
      %2483 = llvm.intr.smax(%2482, %67) : (i64, i64) -> i64
      %2484 = llvm.trunc %2483 : i64 to i32
      %2485 = llvm.icmp "sgt" %2480, %73 : i32
      %2486 = llvm.icmp "sgt" %2484, %73 : i32
      %2487 = llvm.and %2485, %2486 : i1
      %2488 = llvm.mul %arg5, %61 : i64
      %2489 = llvm.getelementptr %2476[%2488] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2490 = llvm.icmp "sgt" %2480, %74 : i32
      %2491 = llvm.and %2490, %2486 : i1
      %2492 = llvm.mul %arg5, %56 : i64
      %2493 = llvm.getelementptr %2476[%2492] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2494 = llvm.icmp "sgt" %2480, %75 : i32
      %2495 = llvm.and %2494, %2486 : i1
      %2496 = llvm.mul %arg5, %55 : i64
      %2497 = llvm.getelementptr %2476[%2496] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2498 = llvm.icmp "sgt" %2480, %54 : i32
      %2499 = llvm.and %2498, %2486 : i1
      %2500 = llvm.mul %arg5, %68 : i64
      %2501 = llvm.getelementptr %2476[%2500] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2502 = llvm.icmp "sgt" %2480, %63 : i32
      %2503 = llvm.and %2502, %2486 : i1
      %2504 = llvm.mul %arg5, %48 : i64
      %2505 = llvm.getelementptr %2476[%2504] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2506 = llvm.icmp "sgt" %2480, %24 : i32
      %2507 = llvm.and %2506, %2486 : i1
      %2508 = llvm.mul %arg5, %47 : i64
      %2509 = llvm.getelementptr %2476[%2508] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2510 = llvm.icmp "sgt" %2480, %23 : i32
      %2511 = llvm.and %2510, %2486 : i1
      %2512 = llvm.mul %arg5, %46 : i64
      %2513 = llvm.getelementptr %2476[%2512] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2514 = llvm.icmp "sgt" %2480, %22 : i32
      %2515 = llvm.and %2514, %2486 : i1
      %2516 = llvm.mul %arg5, %66 : i64
      %2517 = llvm.getelementptr %2476[%2516] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2518 = llvm.icmp "sgt" %2480, %62 : i32
      %2519 = llvm.and %2518, %2486 : i1
      %2520 = llvm.mul %arg5, %45 : i64
      %2521 = llvm.getelementptr %2476[%2520] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2522 = llvm.icmp "sgt" %2480, %21 : i32
      %2523 = llvm.and %2522, %2486 : i1
      %2524 = llvm.mul %arg5, %44 : i64
      %2525 = llvm.getelementptr %2476[%2524] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2526 = llvm.icmp "sgt" %2480, %20 : i32
      %2527 = llvm.and %2526, %2486 : i1
      %2528 = llvm.mul %arg5, %43 : i64
      %2529 = llvm.getelementptr %2476[%2528] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2530 = llvm.icmp "sgt" %2480, %19 : i32
      %2531 = llvm.and %2530, %2486 : i1
      %2532 = llvm.mul %arg5, %42 : i64
      %2533 = llvm.getelementptr %2476[%2532] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2534 = llvm.icmp "sgt" %2480, %49 : i32
      %2535 = llvm.and %2534, %2486 : i1
      %2536 = llvm.mul %arg5, %41 : i64
      %2537 = llvm.getelementptr %2476[%2536] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2538 = llvm.icmp "sgt" %2480, %18 : i32
      %2539 = llvm.and %2538, %2486 : i1
      %2540 = llvm.mul %arg5, %40 : i64
      %2541 = llvm.getelementptr %2476[%2540] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2542 = llvm.icmp "sgt" %2480, %17 : i32
      %2543 = llvm.and %2542, %2486 : i1
      %2544 = llvm.mul %arg5, %39 : i64
      %2545 = llvm.getelementptr %2476[%2544] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2546 = llvm.icmp "sgt" %2480, %16 : i32
      %2547 = llvm.and %2546, %2486 : i1
      %2548 = llvm.getelementptr %2476[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2549 = llvm.icmp "sgt" %2484, %58 : i32
      %2550 = llvm.and %2485, %2549 : i1
      %2551 = llvm.getelementptr %2489[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2552 = llvm.and %2490, %2549 : i1
      %2553 = llvm.getelementptr %2493[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2554 = llvm.and %2494, %2549 : i1
      %2555 = llvm.getelementptr %2497[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2556 = llvm.and %2498, %2549 : i1
      %2557 = llvm.getelementptr %2501[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2558 = llvm.and %2502, %2549 : i1
      %2559 = llvm.getelementptr %2505[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2560 = llvm.and %2506, %2549 : i1
      %2561 = llvm.getelementptr %2509[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2562 = llvm.and %2510, %2549 : i1
      %2563 = llvm.getelementptr %2513[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2564 = llvm.and %2514, %2549 : i1
      %2565 = llvm.getelementptr %2517[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2566 = llvm.and %2518, %2549 : i1
      %2567 = llvm.getelementptr %2521[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2568 = llvm.and %2522, %2549 : i1
      %2569 = llvm.getelementptr %2525[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2570 = llvm.and %2526, %2549 : i1
      %2571 = llvm.getelementptr %2529[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2572 = llvm.and %2530, %2549 : i1
      %2573 = llvm.getelementptr %2533[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2574 = llvm.and %2534, %2549 : i1
      %2575 = llvm.getelementptr %2537[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2576 = llvm.and %2538, %2549 : i1
      %2577 = llvm.getelementptr %2541[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2578 = llvm.and %2542, %2549 : i1
      %2579 = llvm.getelementptr %2545[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2580 = llvm.and %2546, %2549 : i1
      %2581 = llvm.mul %arg5, %71 : i64
      %2582 = llvm.getelementptr %2476[%2581] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2583 = llvm.icmp "sgt" %2480, %58 : i32
      %2584 = llvm.and %2583, %2486 : i1
      %2585 = llvm.mul %arg5, %38 : i64
      %2586 = llvm.getelementptr %2476[%2585] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2587 = llvm.icmp "sgt" %2480, %15 : i32
      %2588 = llvm.and %2587, %2486 : i1
      %2589 = llvm.mul %arg5, %37 : i64
      %2590 = llvm.getelementptr %2476[%2589] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2591 = llvm.icmp "sgt" %2480, %14 : i32
      %2592 = llvm.and %2591, %2486 : i1
      %2593 = llvm.mul %arg5, %36 : i64
      %2594 = llvm.getelementptr %2476[%2593] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2595 = llvm.icmp "sgt" %2480, %13 : i32
      %2596 = llvm.and %2595, %2486 : i1
      %2597 = llvm.mul %arg5, %35 : i64
      %2598 = llvm.getelementptr %2476[%2597] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2599 = llvm.icmp "sgt" %2480, %50 : i32
      %2600 = llvm.and %2599, %2486 : i1
      %2601 = llvm.mul %arg5, %34 : i64
      %2602 = llvm.getelementptr %2476[%2601] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2603 = llvm.icmp "sgt" %2480, %12 : i32
      %2604 = llvm.and %2603, %2486 : i1
      %2605 = llvm.mul %arg5, %33 : i64
      %2606 = llvm.getelementptr %2476[%2605] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2607 = llvm.icmp "sgt" %2480, %11 : i32
      %2608 = llvm.and %2607, %2486 : i1
      %2609 = llvm.mul %arg5, %32 : i64
      %2610 = llvm.getelementptr %2476[%2609] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2611 = llvm.icmp "sgt" %2480, %10 : i32
      %2612 = llvm.and %2611, %2486 : i1
      %2613 = llvm.mul %arg5, %72 : i64
      %2614 = llvm.getelementptr %2476[%2613] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2615 = llvm.icmp "sgt" %2480, %51 : i32
      %2616 = llvm.and %2615, %2486 : i1
      %2617 = llvm.mul %arg5, %31 : i64
      %2618 = llvm.getelementptr %2476[%2617] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2619 = llvm.icmp "sgt" %2480, %9 : i32
      %2620 = llvm.and %2619, %2486 : i1
      %2621 = llvm.mul %arg5, %30 : i64
      %2622 = llvm.getelementptr %2476[%2621] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2623 = llvm.icmp "sgt" %2480, %8 : i32
      %2624 = llvm.and %2623, %2486 : i1
      %2625 = llvm.mul %arg5, %29 : i64
      %2626 = llvm.getelementptr %2476[%2625] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2627 = llvm.icmp "sgt" %2480, %7 : i32
      %2628 = llvm.and %2627, %2486 : i1
      %2629 = llvm.mul %arg5, %28 : i64
      %2630 = llvm.getelementptr %2476[%2629] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2631 = llvm.icmp "sgt" %2480, %6 : i32
      %2632 = llvm.and %2631, %2486 : i1
      %2633 = llvm.mul %arg5, %27 : i64
      %2634 = llvm.getelementptr %2476[%2633] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2635 = llvm.icmp "sgt" %2480, %5 : i32
      %2636 = llvm.and %2635, %2486 : i1
      %2637 = llvm.mul %arg5, %26 : i64
      %2638 = llvm.getelementptr %2476[%2637] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2639 = llvm.icmp "sgt" %2480, %4 : i32
      %2640 = llvm.and %2639, %2486 : i1
      %2641 = llvm.mul %arg5, %25 : i64
      %2642 = llvm.getelementptr %2476[%2641] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2643 = llvm.icmp "sgt" %2480, %3 : i32
      %2644 = llvm.and %2643, %2486 : i1
      %2645 = llvm.getelementptr %2582[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2646 = llvm.and %2583, %2549 : i1
      %2647 = llvm.getelementptr %2586[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2648 = llvm.and %2587, %2549 : i1
      %2649 = llvm.getelementptr %2590[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2650 = llvm.and %2591, %2549 : i1
      %2651 = llvm.getelementptr %2594[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2652 = llvm.and %2595, %2549 : i1
      %2653 = llvm.getelementptr %2598[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2654 = llvm.and %2599, %2549 : i1
      %2655 = llvm.getelementptr %2602[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2656 = llvm.and %2603, %2549 : i1
      %2657 = llvm.getelementptr %2606[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2658 = llvm.and %2607, %2549 : i1
      %2659 = llvm.getelementptr %2610[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2660 = llvm.and %2611, %2549 : i1
      %2661 = llvm.getelementptr %2614[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2662 = llvm.and %2615, %2549 : i1
      %2663 = llvm.getelementptr %2618[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2664 = llvm.and %2619, %2549 : i1
      %2665 = llvm.getelementptr %2622[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2666 = llvm.and %2623, %2549 : i1
      %2667 = llvm.getelementptr %2626[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2668 = llvm.and %2627, %2549 : i1
      %2669 = llvm.getelementptr %2630[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2670 = llvm.and %2631, %2549 : i1
      %2671 = llvm.getelementptr %2634[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2672 = llvm.and %2635, %2549 : i1
      %2673 = llvm.getelementptr %2638[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2674 = llvm.and %2639, %2549 : i1
      %2675 = llvm.getelementptr %2642[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2676 = llvm.and %2643, %2549 : i1
      %2677 = llvm.mlir.constant(0 : i64) : i64
      %2678 = llvm.extractelement %2444[%2677 : i64] : vector<4xbf16>
      llvm.cond_br %2487, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      llvm.store %2678, %2476 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb7
    ^bb7:  // 2 preds: ^bb5, ^bb6
      %2679 = llvm.mlir.constant(1 : i64) : i64
      %2680 = llvm.extractelement %2444[%2679 : i64] : vector<4xbf16>
      llvm.cond_br %2491, ^bb8, ^bb9
    ^bb8:  // pred: ^bb7
      llvm.store %2680, %2489 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb9
    ^bb9:  // 2 preds: ^bb7, ^bb8
      %2681 = llvm.mlir.constant(2 : i64) : i64
      %2682 = llvm.extractelement %2444[%2681 : i64] : vector<4xbf16>
      llvm.cond_br %2495, ^bb10, ^bb11
    ^bb10:  // pred: ^bb9
      llvm.store %2682, %2493 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb11
    ^bb11:  // 2 preds: ^bb9, ^bb10
      %2683 = llvm.mlir.constant(3 : i64) : i64
      %2684 = llvm.extractelement %2444[%2683 : i64] : vector<4xbf16>
      llvm.cond_br %2499, ^bb12, ^bb13
    ^bb12:  // pred: ^bb11
      llvm.store %2684, %2497 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb13
    ^bb13:  // 2 preds: ^bb11, ^bb12
      %2685 = llvm.mlir.constant(0 : i64) : i64
      %2686 = llvm.extractelement %2445[%2685 : i64] : vector<4xbf16>
      llvm.cond_br %2503, ^bb14, ^bb15
    ^bb14:  // pred: ^bb13
      llvm.store %2686, %2501 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb15
    ^bb15:  // 2 preds: ^bb13, ^bb14
      %2687 = llvm.mlir.constant(1 : i64) : i64
      %2688 = llvm.extractelement %2445[%2687 : i64] : vector<4xbf16>
      llvm.cond_br %2507, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      llvm.store %2688, %2505 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb17
    ^bb17:  // 2 preds: ^bb15, ^bb16
      %2689 = llvm.mlir.constant(2 : i64) : i64
      %2690 = llvm.extractelement %2445[%2689 : i64] : vector<4xbf16>
      llvm.cond_br %2511, ^bb18, ^bb19
    ^bb18:  // pred: ^bb17
      llvm.store %2690, %2509 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb19
    ^bb19:  // 2 preds: ^bb17, ^bb18
      %2691 = llvm.mlir.constant(3 : i64) : i64
      %2692 = llvm.extractelement %2445[%2691 : i64] : vector<4xbf16>
      llvm.cond_br %2515, ^bb20, ^bb21
    ^bb20:  // pred: ^bb19
      llvm.store %2692, %2513 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb21
    ^bb21:  // 2 preds: ^bb19, ^bb20
      %2693 = llvm.mlir.constant(0 : i64) : i64
      %2694 = llvm.extractelement %2446[%2693 : i64] : vector<4xbf16>
      llvm.cond_br %2519, ^bb22, ^bb23
    ^bb22:  // pred: ^bb21
      llvm.store %2694, %2517 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb23
    ^bb23:  // 2 preds: ^bb21, ^bb22
      %2695 = llvm.mlir.constant(1 : i64) : i64
      %2696 = llvm.extractelement %2446[%2695 : i64] : vector<4xbf16>
      llvm.cond_br %2523, ^bb24, ^bb25
    ^bb24:  // pred: ^bb23
      llvm.store %2696, %2521 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb25
    ^bb25:  // 2 preds: ^bb23, ^bb24
      %2697 = llvm.mlir.constant(2 : i64) : i64
      %2698 = llvm.extractelement %2446[%2697 : i64] : vector<4xbf16>
      llvm.cond_br %2527, ^bb26, ^bb27
    ^bb26:  // pred: ^bb25
      llvm.store %2698, %2525 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb27
    ^bb27:  // 2 preds: ^bb25, ^bb26
      %2699 = llvm.mlir.constant(3 : i64) : i64
      %2700 = llvm.extractelement %2446[%2699 : i64] : vector<4xbf16>
      llvm.cond_br %2531, ^bb28, ^bb29
    ^bb28:  // pred: ^bb27
      llvm.store %2700, %2529 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb29
    ^bb29:  // 2 preds: ^bb27, ^bb28
      %2701 = llvm.mlir.constant(0 : i64) : i64
      %2702 = llvm.extractelement %2447[%2701 : i64] : vector<4xbf16>
      llvm.cond_br %2535, ^bb30, ^bb31
    ^bb30:  // pred: ^bb29
      llvm.store %2702, %2533 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb29, ^bb30
      %2703 = llvm.mlir.constant(1 : i64) : i64
      %2704 = llvm.extractelement %2447[%2703 : i64] : vector<4xbf16>
      llvm.cond_br %2539, ^bb32, ^bb33
    ^bb32:  // pred: ^bb31
      llvm.store %2704, %2537 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb33
    ^bb33:  // 2 preds: ^bb31, ^bb32
      %2705 = llvm.mlir.constant(2 : i64) : i64
      %2706 = llvm.extractelement %2447[%2705 : i64] : vector<4xbf16>
      llvm.cond_br %2543, ^bb34, ^bb35
    ^bb34:  // pred: ^bb33
      llvm.store %2706, %2541 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb35
    ^bb35:  // 2 preds: ^bb33, ^bb34
      %2707 = llvm.mlir.constant(3 : i64) : i64
      %2708 = llvm.extractelement %2447[%2707 : i64] : vector<4xbf16>
      llvm.cond_br %2547, ^bb36, ^bb37
    ^bb36:  // pred: ^bb35
      llvm.store %2708, %2545 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb37
    ^bb37:  // 2 preds: ^bb35, ^bb36
      %2709 = llvm.mlir.constant(0 : i64) : i64
      %2710 = llvm.extractelement %2448[%2709 : i64] : vector<4xbf16>
      llvm.cond_br %2550, ^bb38, ^bb39
    ^bb38:  // pred: ^bb37
      llvm.store %2710, %2548 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb39
    ^bb39:  // 2 preds: ^bb37, ^bb38
      %2711 = llvm.mlir.constant(1 : i64) : i64
      %2712 = llvm.extractelement %2448[%2711 : i64] : vector<4xbf16>
      llvm.cond_br %2552, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      llvm.store %2712, %2551 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb41
    ^bb41:  // 2 preds: ^bb39, ^bb40
      %2713 = llvm.mlir.constant(2 : i64) : i64
      %2714 = llvm.extractelement %2448[%2713 : i64] : vector<4xbf16>
      llvm.cond_br %2554, ^bb42, ^bb43
    ^bb42:  // pred: ^bb41
      llvm.store %2714, %2553 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb41, ^bb42
      %2715 = llvm.mlir.constant(3 : i64) : i64
      %2716 = llvm.extractelement %2448[%2715 : i64] : vector<4xbf16>
      llvm.cond_br %2556, ^bb44, ^bb45
    ^bb44:  // pred: ^bb43
      llvm.store %2716, %2555 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb45
    ^bb45:  // 2 preds: ^bb43, ^bb44
      %2717 = llvm.mlir.constant(0 : i64) : i64
      %2718 = llvm.extractelement %2449[%2717 : i64] : vector<4xbf16>
      llvm.cond_br %2558, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      llvm.store %2718, %2557 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb47
    ^bb47:  // 2 preds: ^bb45, ^bb46
      %2719 = llvm.mlir.constant(1 : i64) : i64
      %2720 = llvm.extractelement %2449[%2719 : i64] : vector<4xbf16>
      llvm.cond_br %2560, ^bb48, ^bb49
    ^bb48:  // pred: ^bb47
      llvm.store %2720, %2559 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb49
    ^bb49:  // 2 preds: ^bb47, ^bb48
      %2721 = llvm.mlir.constant(2 : i64) : i64
      %2722 = llvm.extractelement %2449[%2721 : i64] : vector<4xbf16>
      llvm.cond_br %2562, ^bb50, ^bb51
    ^bb50:  // pred: ^bb49
      llvm.store %2722, %2561 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb51
    ^bb51:  // 2 preds: ^bb49, ^bb50
      %2723 = llvm.mlir.constant(3 : i64) : i64
      %2724 = llvm.extractelement %2449[%2723 : i64] : vector<4xbf16>
      llvm.cond_br %2564, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      llvm.store %2724, %2563 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb53
    ^bb53:  // 2 preds: ^bb51, ^bb52
      %2725 = llvm.mlir.constant(0 : i64) : i64
      %2726 = llvm.extractelement %2450[%2725 : i64] : vector<4xbf16>
      llvm.cond_br %2566, ^bb54, ^bb55
    ^bb54:  // pred: ^bb53
      llvm.store %2726, %2565 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb55
    ^bb55:  // 2 preds: ^bb53, ^bb54
      %2727 = llvm.mlir.constant(1 : i64) : i64
      %2728 = llvm.extractelement %2450[%2727 : i64] : vector<4xbf16>
      llvm.cond_br %2568, ^bb56, ^bb57
    ^bb56:  // pred: ^bb55
      llvm.store %2728, %2567 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb57
    ^bb57:  // 2 preds: ^bb55, ^bb56
      %2729 = llvm.mlir.constant(2 : i64) : i64
      %2730 = llvm.extractelement %2450[%2729 : i64] : vector<4xbf16>
      llvm.cond_br %2570, ^bb58, ^bb59
    ^bb58:  // pred: ^bb57
      llvm.store %2730, %2569 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb59
    ^bb59:  // 2 preds: ^bb57, ^bb58
      %2731 = llvm.mlir.constant(3 : i64) : i64
      %2732 = llvm.extractelement %2450[%2731 : i64] : vector<4xbf16>
      llvm.cond_br %2572, ^bb60, ^bb61
    ^bb60:  // pred: ^bb59
      llvm.store %2732, %2571 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb61
    ^bb61:  // 2 preds: ^bb59, ^bb60
      %2733 = llvm.mlir.constant(0 : i64) : i64
      %2734 = llvm.extractelement %2451[%2733 : i64] : vector<4xbf16>
      llvm.cond_br %2574, ^bb62, ^bb63
    ^bb62:  // pred: ^bb61
      llvm.store %2734, %2573 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb63
    ^bb63:  // 2 preds: ^bb61, ^bb62
      %2735 = llvm.mlir.constant(1 : i64) : i64
      %2736 = llvm.extractelement %2451[%2735 : i64] : vector<4xbf16>
      llvm.cond_br %2576, ^bb64, ^bb65
    ^bb64:  // pred: ^bb63
      llvm.store %2736, %2575 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb65
    ^bb65:  // 2 preds: ^bb63, ^bb64
      %2737 = llvm.mlir.constant(2 : i64) : i64
      %2738 = llvm.extractelement %2451[%2737 : i64] : vector<4xbf16>
      llvm.cond_br %2578, ^bb66, ^bb67
    ^bb66:  // pred: ^bb65
      llvm.store %2738, %2577 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb67
    ^bb67:  // 2 preds: ^bb65, ^bb66
      %2739 = llvm.mlir.constant(3 : i64) : i64
      %2740 = llvm.extractelement %2451[%2739 : i64] : vector<4xbf16>
      llvm.cond_br %2580, ^bb68, ^bb69
    ^bb68:  // pred: ^bb67
      llvm.store %2740, %2579 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb69
    ^bb69:  // 2 preds: ^bb67, ^bb68
      %2741 = llvm.mlir.constant(0 : i64) : i64
      %2742 = llvm.extractelement %2452[%2741 : i64] : vector<4xbf16>
      llvm.cond_br %2584, ^bb70, ^bb71
    ^bb70:  // pred: ^bb69
      llvm.store %2742, %2582 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb71
    ^bb71:  // 2 preds: ^bb69, ^bb70
      %2743 = llvm.mlir.constant(1 : i64) : i64
      %2744 = llvm.extractelement %2452[%2743 : i64] : vector<4xbf16>
      llvm.cond_br %2588, ^bb72, ^bb73
    ^bb72:  // pred: ^bb71
      llvm.store %2744, %2586 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb73
    ^bb73:  // 2 preds: ^bb71, ^bb72
      %2745 = llvm.mlir.constant(2 : i64) : i64
      %2746 = llvm.extractelement %2452[%2745 : i64] : vector<4xbf16>
      llvm.cond_br %2592, ^bb74, ^bb75
    ^bb74:  // pred: ^bb73
      llvm.store %2746, %2590 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb75
    ^bb75:  // 2 preds: ^bb73, ^bb74
      %2747 = llvm.mlir.constant(3 : i64) : i64
      %2748 = llvm.extractelement %2452[%2747 : i64] : vector<4xbf16>
      llvm.cond_br %2596, ^bb76, ^bb77
    ^bb76:  // pred: ^bb75
      llvm.store %2748, %2594 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb77
    ^bb77:  // 2 preds: ^bb75, ^bb76
      %2749 = llvm.mlir.constant(0 : i64) : i64
      %2750 = llvm.extractelement %2453[%2749 : i64] : vector<4xbf16>
      llvm.cond_br %2600, ^bb78, ^bb79
    ^bb78:  // pred: ^bb77
      llvm.store %2750, %2598 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb79
    ^bb79:  // 2 preds: ^bb77, ^bb78
      %2751 = llvm.mlir.constant(1 : i64) : i64
      %2752 = llvm.extractelement %2453[%2751 : i64] : vector<4xbf16>
      llvm.cond_br %2604, ^bb80, ^bb81
    ^bb80:  // pred: ^bb79
      llvm.store %2752, %2602 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb81
    ^bb81:  // 2 preds: ^bb79, ^bb80
      %2753 = llvm.mlir.constant(2 : i64) : i64
      %2754 = llvm.extractelement %2453[%2753 : i64] : vector<4xbf16>
      llvm.cond_br %2608, ^bb82, ^bb83
    ^bb82:  // pred: ^bb81
      llvm.store %2754, %2606 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb83
    ^bb83:  // 2 preds: ^bb81, ^bb82
      %2755 = llvm.mlir.constant(3 : i64) : i64
      %2756 = llvm.extractelement %2453[%2755 : i64] : vector<4xbf16>
      llvm.cond_br %2612, ^bb84, ^bb85
    ^bb84:  // pred: ^bb83
      llvm.store %2756, %2610 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb85
    ^bb85:  // 2 preds: ^bb83, ^bb84
      %2757 = llvm.mlir.constant(0 : i64) : i64
      %2758 = llvm.extractelement %2454[%2757 : i64] : vector<4xbf16>
      llvm.cond_br %2616, ^bb86, ^bb87
    ^bb86:  // pred: ^bb85
      llvm.store %2758, %2614 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb87
    ^bb87:  // 2 preds: ^bb85, ^bb86
      %2759 = llvm.mlir.constant(1 : i64) : i64
      %2760 = llvm.extractelement %2454[%2759 : i64] : vector<4xbf16>
      llvm.cond_br %2620, ^bb88, ^bb89
    ^bb88:  // pred: ^bb87
      llvm.store %2760, %2618 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb89
    ^bb89:  // 2 preds: ^bb87, ^bb88
      %2761 = llvm.mlir.constant(2 : i64) : i64
      %2762 = llvm.extractelement %2454[%2761 : i64] : vector<4xbf16>
      llvm.cond_br %2624, ^bb90, ^bb91
    ^bb90:  // pred: ^bb89
      llvm.store %2762, %2622 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb91
    ^bb91:  // 2 preds: ^bb89, ^bb90
      %2763 = llvm.mlir.constant(3 : i64) : i64
      %2764 = llvm.extractelement %2454[%2763 : i64] : vector<4xbf16>
      llvm.cond_br %2628, ^bb92, ^bb93
    ^bb92:  // pred: ^bb91
      llvm.store %2764, %2626 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb93
    ^bb93:  // 2 preds: ^bb91, ^bb92
      %2765 = llvm.mlir.constant(0 : i64) : i64
      %2766 = llvm.extractelement %2455[%2765 : i64] : vector<4xbf16>
      llvm.cond_br %2632, ^bb94, ^bb95
    ^bb94:  // pred: ^bb93
      llvm.store %2766, %2630 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb95
    ^bb95:  // 2 preds: ^bb93, ^bb94
      %2767 = llvm.mlir.constant(1 : i64) : i64
      %2768 = llvm.extractelement %2455[%2767 : i64] : vector<4xbf16>
      llvm.cond_br %2636, ^bb96, ^bb97
    ^bb96:  // pred: ^bb95
      llvm.store %2768, %2634 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb97
    ^bb97:  // 2 preds: ^bb95, ^bb96
      %2769 = llvm.mlir.constant(2 : i64) : i64
      %2770 = llvm.extractelement %2455[%2769 : i64] : vector<4xbf16>
      llvm.cond_br %2640, ^bb98, ^bb99
    ^bb98:  // pred: ^bb97
      llvm.store %2770, %2638 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb99
    ^bb99:  // 2 preds: ^bb97, ^bb98
      %2771 = llvm.mlir.constant(3 : i64) : i64
      %2772 = llvm.extractelement %2455[%2771 : i64] : vector<4xbf16>
      llvm.cond_br %2644, ^bb100, ^bb101
    ^bb100:  // pred: ^bb99
      llvm.store %2772, %2642 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb101
    ^bb101:  // 2 preds: ^bb99, ^bb100
      %2773 = llvm.mlir.constant(0 : i64) : i64
      %2774 = llvm.extractelement %2456[%2773 : i64] : vector<4xbf16>
      llvm.cond_br %2646, ^bb102, ^bb103
    ^bb102:  // pred: ^bb101
      llvm.store %2774, %2645 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb103
    ^bb103:  // 2 preds: ^bb101, ^bb102
      %2775 = llvm.mlir.constant(1 : i64) : i64
      %2776 = llvm.extractelement %2456[%2775 : i64] : vector<4xbf16>
      llvm.cond_br %2648, ^bb104, ^bb105
    ^bb104:  // pred: ^bb103
      llvm.store %2776, %2647 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb105
    ^bb105:  // 2 preds: ^bb103, ^bb104
      %2777 = llvm.mlir.constant(2 : i64) : i64
      %2778 = llvm.extractelement %2456[%2777 : i64] : vector<4xbf16>
      llvm.cond_br %2650, ^bb106, ^bb107
    ^bb106:  // pred: ^bb105
      llvm.store %2778, %2649 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb107
    ^bb107:  // 2 preds: ^bb105, ^bb106
      %2779 = llvm.mlir.constant(3 : i64) : i64
      %2780 = llvm.extractelement %2456[%2779 : i64] : vector<4xbf16>
      llvm.cond_br %2652, ^bb108, ^bb109
    ^bb108:  // pred: ^bb107
      llvm.store %2780, %2651 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb109
    ^bb109:  // 2 preds: ^bb107, ^bb108
      %2781 = llvm.mlir.constant(0 : i64) : i64
      %2782 = llvm.extractelement %2457[%2781 : i64] : vector<4xbf16>
      llvm.cond_br %2654, ^bb110, ^bb111
    ^bb110:  // pred: ^bb109
      llvm.store %2782, %2653 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb111
    ^bb111:  // 2 preds: ^bb109, ^bb110
      %2783 = llvm.mlir.constant(1 : i64) : i64
      %2784 = llvm.extractelement %2457[%2783 : i64] : vector<4xbf16>
      llvm.cond_br %2656, ^bb112, ^bb113
    ^bb112:  // pred: ^bb111
      llvm.store %2784, %2655 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb113
    ^bb113:  // 2 preds: ^bb111, ^bb112
      %2785 = llvm.mlir.constant(2 : i64) : i64
      %2786 = llvm.extractelement %2457[%2785 : i64] : vector<4xbf16>
      llvm.cond_br %2658, ^bb114, ^bb115
    ^bb114:  // pred: ^bb113
      llvm.store %2786, %2657 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb115
    ^bb115:  // 2 preds: ^bb113, ^bb114
      %2787 = llvm.mlir.constant(3 : i64) : i64
      %2788 = llvm.extractelement %2457[%2787 : i64] : vector<4xbf16>
      llvm.cond_br %2660, ^bb116, ^bb117
    ^bb116:  // pred: ^bb115
      llvm.store %2788, %2659 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb117
    ^bb117:  // 2 preds: ^bb115, ^bb116
      %2789 = llvm.mlir.constant(0 : i64) : i64
      %2790 = llvm.extractelement %2458[%2789 : i64] : vector<4xbf16>
      llvm.cond_br %2662, ^bb118, ^bb119
    ^bb118:  // pred: ^bb117
      llvm.store %2790, %2661 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb119
    ^bb119:  // 2 preds: ^bb117, ^bb118
      %2791 = llvm.mlir.constant(1 : i64) : i64
      %2792 = llvm.extractelement %2458[%2791 : i64] : vector<4xbf16>
      llvm.cond_br %2664, ^bb120, ^bb121
    ^bb120:  // pred: ^bb119
      llvm.store %2792, %2663 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb121
    ^bb121:  // 2 preds: ^bb119, ^bb120
      %2793 = llvm.mlir.constant(2 : i64) : i64
      %2794 = llvm.extractelement %2458[%2793 : i64] : vector<4xbf16>
      llvm.cond_br %2666, ^bb122, ^bb123
    ^bb122:  // pred: ^bb121
      llvm.store %2794, %2665 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb123
    ^bb123:  // 2 preds: ^bb121, ^bb122
      %2795 = llvm.mlir.constant(3 : i64) : i64
      %2796 = llvm.extractelement %2458[%2795 : i64] : vector<4xbf16>
      llvm.cond_br %2668, ^bb124, ^bb125
    ^bb124:  // pred: ^bb123
      llvm.store %2796, %2667 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb125
    ^bb125:  // 2 preds: ^bb123, ^bb124
      %2797 = llvm.mlir.constant(0 : i64) : i64
      %2798 = llvm.extractelement %2459[%2797 : i64] : vector<4xbf16>
      llvm.cond_br %2670, ^bb126, ^bb127
    ^bb126:  // pred: ^bb125
      llvm.store %2798, %2669 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb127
    ^bb127:  // 2 preds: ^bb125, ^bb126
      %2799 = llvm.mlir.constant(1 : i64) : i64
      %2800 = llvm.extractelement %2459[%2799 : i64] : vector<4xbf16>
      llvm.cond_br %2672, ^bb128, ^bb129
    ^bb128:  // pred: ^bb127
      llvm.store %2800, %2671 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb129
    ^bb129:  // 2 preds: ^bb127, ^bb128
      %2801 = llvm.mlir.constant(2 : i64) : i64
      %2802 = llvm.extractelement %2459[%2801 : i64] : vector<4xbf16>
      llvm.cond_br %2674, ^bb130, ^bb131
    ^bb130:  // pred: ^bb129
      llvm.store %2802, %2673 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb131
    ^bb131:  // 2 preds: ^bb129, ^bb130
      %2803 = llvm.mlir.constant(3 : i64) : i64
      %2804 = llvm.extractelement %2459[%2803 : i64] : vector<4xbf16>
      llvm.cond_br %2676, ^bb132, ^bb133
    ^bb132:  // pred: ^bb131
      llvm.store %2804, %2675 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb133
    ^bb133:  // 2 preds: ^bb131, ^bb132
      llvm.br ^bb134
    ^bb134:  // 2 preds: ^bb4, ^bb133
      llvm.return
    }
  }
