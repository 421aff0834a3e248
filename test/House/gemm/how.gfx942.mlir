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
      %212 = llvm.bitcast %205 : vector<4xbf16> to vector<2xi32>
      %213 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %212 : (vector<2xi32>) -> vector<2xi32>
      %214 = llvm.bitcast %213 : vector<2xi32> to vector<4xbf16>
      %215 = llvm.bitcast %207 : vector<4xbf16> to vector<2xi32>
      %216 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %215 : (vector<2xi32>) -> vector<2xi32>
      %217 = llvm.bitcast %216 : vector<2xi32> to vector<4xbf16>
      %218 = llvm.bitcast %209 : vector<4xbf16> to vector<2xi32>
      %219 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %218 : (vector<2xi32>) -> vector<2xi32>
      %220 = llvm.bitcast %219 : vector<2xi32> to vector<4xbf16>
      %221 = llvm.bitcast %211 : vector<4xbf16> to vector<2xi32>
      %222 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %221 : (vector<2xi32>) -> vector<2xi32>
      %223 = llvm.bitcast %222 : vector<2xi32> to vector<4xbf16>
      %224 = llvm.mlir.constant(0 : i64) : i64
      %225 = llvm.extractelement %214[%224 : i64] : vector<4xbf16>
      %226 = llvm.mlir.constant(1 : i64) : i64
      %227 = llvm.extractelement %214[%226 : i64] : vector<4xbf16>
      %228 = llvm.mlir.constant(2 : i64) : i64
      %229 = llvm.extractelement %214[%228 : i64] : vector<4xbf16>
      %230 = llvm.mlir.constant(3 : i64) : i64
      %231 = llvm.extractelement %214[%230 : i64] : vector<4xbf16>
      %232 = llvm.mlir.constant(0 : i64) : i64
      %233 = llvm.extractelement %217[%232 : i64] : vector<4xbf16>
      %234 = llvm.mlir.constant(1 : i64) : i64
      %235 = llvm.extractelement %217[%234 : i64] : vector<4xbf16>
      %236 = llvm.mlir.constant(2 : i64) : i64
      %237 = llvm.extractelement %217[%236 : i64] : vector<4xbf16>
      %238 = llvm.mlir.constant(3 : i64) : i64
      %239 = llvm.extractelement %217[%238 : i64] : vector<4xbf16>
      %240 = llvm.mlir.constant(0 : i64) : i64
      %241 = llvm.extractelement %220[%240 : i64] : vector<4xbf16>
      %242 = llvm.mlir.constant(1 : i64) : i64
      %243 = llvm.extractelement %220[%242 : i64] : vector<4xbf16>
      %244 = llvm.mlir.constant(2 : i64) : i64
      %245 = llvm.extractelement %220[%244 : i64] : vector<4xbf16>
      %246 = llvm.mlir.constant(3 : i64) : i64
      %247 = llvm.extractelement %220[%246 : i64] : vector<4xbf16>
      %248 = llvm.mlir.constant(0 : i64) : i64
      %249 = llvm.extractelement %223[%248 : i64] : vector<4xbf16>
      %250 = llvm.mlir.constant(1 : i64) : i64
      %251 = llvm.extractelement %223[%250 : i64] : vector<4xbf16>
      %252 = llvm.mlir.constant(2 : i64) : i64
      %253 = llvm.extractelement %223[%252 : i64] : vector<4xbf16>
      %254 = llvm.mlir.constant(3 : i64) : i64
      %255 = llvm.extractelement %223[%254 : i64] : vector<4xbf16>
      %256 = llvm.mlir.poison : vector<4xbf16>
      %257 = llvm.mlir.constant(0 : i64) : i64
      %258 = llvm.insertelement %225, %256[%257 : i64] : vector<4xbf16>
      %259 = llvm.mlir.constant(1 : i64) : i64
      %260 = llvm.insertelement %233, %258[%259 : i64] : vector<4xbf16>
      %261 = llvm.mlir.constant(2 : i64) : i64
      %262 = llvm.insertelement %241, %260[%261 : i64] : vector<4xbf16>
      %263 = llvm.mlir.constant(3 : i64) : i64
      %264 = llvm.insertelement %249, %262[%263 : i64] : vector<4xbf16>
      %265 = llvm.mlir.poison : vector<4xbf16>
      %266 = llvm.mlir.constant(0 : i64) : i64
      %267 = llvm.insertelement %227, %265[%266 : i64] : vector<4xbf16>
      %268 = llvm.mlir.constant(1 : i64) : i64
      %269 = llvm.insertelement %235, %267[%268 : i64] : vector<4xbf16>
      %270 = llvm.mlir.constant(2 : i64) : i64
      %271 = llvm.insertelement %243, %269[%270 : i64] : vector<4xbf16>
      %272 = llvm.mlir.constant(3 : i64) : i64
      %273 = llvm.insertelement %251, %271[%272 : i64] : vector<4xbf16>
      %274 = llvm.mlir.poison : vector<4xbf16>
      %275 = llvm.mlir.constant(0 : i64) : i64
      %276 = llvm.insertelement %229, %274[%275 : i64] : vector<4xbf16>
      %277 = llvm.mlir.constant(1 : i64) : i64
      %278 = llvm.insertelement %237, %276[%277 : i64] : vector<4xbf16>
      %279 = llvm.mlir.constant(2 : i64) : i64
      %280 = llvm.insertelement %245, %278[%279 : i64] : vector<4xbf16>
      %281 = llvm.mlir.constant(3 : i64) : i64
      %282 = llvm.insertelement %253, %280[%281 : i64] : vector<4xbf16>
      %283 = llvm.mlir.poison : vector<4xbf16>
      %284 = llvm.mlir.constant(0 : i64) : i64
      %285 = llvm.insertelement %231, %283[%284 : i64] : vector<4xbf16>
      %286 = llvm.mlir.constant(1 : i64) : i64
      %287 = llvm.insertelement %239, %285[%286 : i64] : vector<4xbf16>
      %288 = llvm.mlir.constant(2 : i64) : i64
      %289 = llvm.insertelement %247, %287[%288 : i64] : vector<4xbf16>
      %290 = llvm.mlir.constant(3 : i64) : i64
      %291 = llvm.insertelement %255, %289[%290 : i64] : vector<4xbf16>
      %292 = llvm.urem %79, %58 : i32
      %293 = llvm.mul %292, %64 : i32
      %294 = llvm.udiv %79, %58 : i32
      %295 = llvm.mul %294, %64 : i32
      %296 = llvm.mul %82, %63 : i32
      %297 = llvm.add %295, %296 : i32
      %298 = llvm.mul %293, %62 : i32
      %299 = llvm.urem %297, %62 : i32
      %300 = llvm.udiv %297, %62 : i32
      %301 = llvm.mul %300, %53 : i32
      %302 = llvm.add %299, %301 : i32
      %303 = llvm.add %298, %302 : i32
      %304 = llvm.lshr %303, %64 : i32
      %305 = llvm.and %304, %52 : i32
      %306 = llvm.xor %303, %305 : i32
      %307 = llvm.mul %306, %75 : i32
      %308 = llvm.getelementptr %115[%307] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %309 = llvm.xor %306, %62 : i32
      %310 = llvm.mul %309, %75 : i32
      %311 = llvm.getelementptr %115[%310] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %312 = llvm.xor %306, %58 : i32
      %313 = llvm.mul %312, %75 : i32
      %314 = llvm.getelementptr %115[%313] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %315 = llvm.xor %306, %51 : i32
      %316 = llvm.mul %315, %75 : i32
      %317 = llvm.getelementptr %115[%316] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      llvm.store %264, %308 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %273, %311 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %282, %314 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %291, %317 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %318 = llvm.urem %79, %64 : i32
      %319 = llvm.mul %318, %63 : i32
      %320 = llvm.udiv %79, %64 : i32
      %321 = llvm.mul %82, %62 : i32
      %322 = llvm.add %320, %321 : i32
      %323 = llvm.zext %322 : i32 to i64
      %324 = llvm.add %113, %323 : i64
      %325 = llvm.mul %324, %arg7 : i64
      %326 = llvm.zext %319 : i32 to i64
      %327 = llvm.add %326, %66 : i64
      %328 = llvm.add %325, %327 : i64
      %329 = llvm.mul %328, %61 : i64
      %330 = llvm.getelementptr %arg0[%329] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %331 = llvm.sub %arg4, %324 : i64
      %332 = llvm.intr.smin(%331, %60) : (i64, i64) -> i64
      %333 = llvm.intr.smax(%332, %67) : (i64, i64) -> i64
      %334 = llvm.trunc %333 : i64 to i32
      %335 = llvm.sub %arg6, %327 : i64
      %336 = llvm.intr.smin(%335, %60) : (i64, i64) -> i64
      %337 = llvm.intr.smax(%336, %67) : (i64, i64) -> i64
      %338 = llvm.trunc %337 : i64 to i32
      %339 = llvm.icmp "sgt" %334, %73 : i32
      %340 = llvm.icmp "sgt" %338, %73 : i32
      %341 = llvm.and %339, %340 : i1
      %342 = llvm.mul %arg7, %69 : i64
      %343 = llvm.getelementptr %330[%342] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %344 = llvm.icmp "sgt" %334, %76 : i32
      %345 = llvm.and %344, %340 : i1
      %346 = llvm.select %341, %330, %59 : i1, !llvm.ptr<1>
      %347 = llvm.load %346 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %348 = llvm.select %345, %343, %59 : i1, !llvm.ptr<1>
      %349 = llvm.load %348 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %350 = llvm.urem %79, %58 : i32
      %351 = llvm.mul %350, %64 : i32
      %352 = llvm.udiv %79, %58 : i32
      %353 = llvm.mul %352, %64 : i32
      %354 = llvm.mul %82, %63 : i32
      %355 = llvm.add %353, %354 : i32
      %356 = llvm.zext %351 : i32 to i64
      %357 = llvm.add %114, %356 : i64
      %358 = llvm.zext %355 : i32 to i64
      %359 = llvm.add %358, %66 : i64
      %360 = llvm.mul %359, %arg8 : i64
      %361 = llvm.add %357, %360 : i64
      %362 = llvm.mul %361, %61 : i64
      %363 = llvm.getelementptr %arg1[%362] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %364 = llvm.sub %arg5, %357 : i64
      %365 = llvm.intr.smin(%364, %60) : (i64, i64) -> i64
      %366 = llvm.intr.smax(%365, %67) : (i64, i64) -> i64
      %367 = llvm.trunc %366 : i64 to i32
      %368 = llvm.sub %arg6, %359 : i64
      %369 = llvm.intr.smin(%368, %60) : (i64, i64) -> i64
      %370 = llvm.intr.smax(%369, %67) : (i64, i64) -> i64
      %371 = llvm.trunc %370 : i64 to i32
      %372 = llvm.icmp "sgt" %367, %73 : i32
      %373 = llvm.icmp "sgt" %371, %73 : i32
      %374 = llvm.and %372, %373 : i1
      %375 = llvm.mul %arg8, %61 : i64
      %376 = llvm.getelementptr %363[%375] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %377 = llvm.icmp "sgt" %371, %74 : i32
      %378 = llvm.and %372, %377 : i1
      %379 = llvm.mul %arg8, %56 : i64
      %380 = llvm.getelementptr %363[%379] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %381 = llvm.icmp "sgt" %371, %75 : i32
      %382 = llvm.and %372, %381 : i1
      %383 = llvm.mul %arg8, %55 : i64
      %384 = llvm.getelementptr %363[%383] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %385 = llvm.icmp "sgt" %371, %54 : i32
      %386 = llvm.and %372, %385 : i1
      %387 = llvm.select %374, %363, %59 : i1, !llvm.ptr<1>
      %388 = llvm.load %387 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %389 = llvm.select %378, %376, %59 : i1, !llvm.ptr<1>
      %390 = llvm.load %389 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %391 = llvm.select %382, %380, %59 : i1, !llvm.ptr<1>
      %392 = llvm.load %391 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %393 = llvm.select %386, %384, %59 : i1, !llvm.ptr<1>
      %394 = llvm.load %393 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      llvm.br ^bb1(%67, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %347, %349, %388, %390, %392, %394, %74, %73 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<8xbf16>, vector<8xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, i32, i32)
    ^bb1(%395: i64, %396: vector<4xf32>, %397: vector<4xf32>, %398: vector<4xf32>, %399: vector<4xf32>, %400: vector<4xf32>, %401: vector<4xf32>, %402: vector<4xf32>, %403: vector<4xf32>, %404: vector<4xf32>, %405: vector<4xf32>, %406: vector<4xf32>, %407: vector<4xf32>, %408: vector<4xf32>, %409: vector<4xf32>, %410: vector<4xf32>, %411: vector<4xf32>, %412: vector<8xbf16>, %413: vector<8xbf16>, %414: vector<4xbf16>, %415: vector<4xbf16>, %416: vector<4xbf16>, %417: vector<4xbf16>, %418: i32, %419: i32):  // 2 preds: ^bb0, ^bb2
      %420 = llvm.icmp "slt" %395, %arg6 : i64
      llvm.cond_br %420, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      rocdl.sched.barrier 0
      %421 = llvm.mul %419, %65 : i32
      %422 = llvm.getelementptr %77[%421] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %423 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %424 = llvm.mul %419, %65 : i32
      %425 = llvm.getelementptr %423[%424] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %426 = llvm.add %419, %74 : i32
      %427 = llvm.icmp "eq" %426, %75 : i32
      %428 = llvm.select %427, %73, %426 : i1, i32
      %429 = llvm.add %395, %71 : i64
      %430 = llvm.urem %79, %64 : i32
      %431 = llvm.mul %430, %63 : i32
      %432 = llvm.udiv %79, %64 : i32
      %433 = llvm.mul %82, %62 : i32
      %434 = llvm.add %432, %433 : i32
      %435 = llvm.zext %434 : i32 to i64
      %436 = llvm.add %113, %435 : i64
      %437 = llvm.mul %436, %arg7 : i64
      %438 = llvm.zext %431 : i32 to i64
      %439 = llvm.add %429, %438 : i64
      %440 = llvm.add %437, %439 : i64
      %441 = llvm.mul %440, %61 : i64
      %442 = llvm.getelementptr %arg0[%441] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %443 = llvm.sub %arg4, %436 : i64
      %444 = llvm.intr.smin(%443, %60) : (i64, i64) -> i64
      %445 = llvm.intr.smax(%444, %67) : (i64, i64) -> i64
      %446 = llvm.trunc %445 : i64 to i32
      %447 = llvm.sub %arg6, %439 : i64
      %448 = llvm.intr.smin(%447, %60) : (i64, i64) -> i64
      %449 = llvm.intr.smax(%448, %67) : (i64, i64) -> i64
      %450 = llvm.trunc %449 : i64 to i32
      %451 = llvm.icmp "sgt" %446, %73 : i32
      %452 = llvm.icmp "sgt" %450, %73 : i32
      %453 = llvm.and %451, %452 : i1
      %454 = llvm.mul %arg7, %69 : i64
      %455 = llvm.getelementptr %442[%454] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %456 = llvm.icmp "sgt" %446, %76 : i32
      %457 = llvm.and %456, %452 : i1
      %458 = llvm.select %453, %442, %59 : i1, !llvm.ptr<1>
      %459 = llvm.load %458 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %460 = llvm.select %457, %455, %59 : i1, !llvm.ptr<1>
      %461 = llvm.load %460 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %462 = llvm.urem %79, %58 : i32
      %463 = llvm.mul %462, %64 : i32
      %464 = llvm.udiv %79, %58 : i32
      %465 = llvm.mul %464, %64 : i32
      %466 = llvm.mul %82, %63 : i32
      %467 = llvm.add %465, %466 : i32
      %468 = llvm.zext %463 : i32 to i64
      %469 = llvm.add %114, %468 : i64
      %470 = llvm.zext %467 : i32 to i64
      %471 = llvm.add %429, %470 : i64
      %472 = llvm.mul %471, %arg8 : i64
      %473 = llvm.add %469, %472 : i64
      %474 = llvm.mul %473, %61 : i64
      %475 = llvm.getelementptr %arg1[%474] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %476 = llvm.sub %arg5, %469 : i64
      %477 = llvm.intr.smin(%476, %60) : (i64, i64) -> i64
      %478 = llvm.intr.smax(%477, %67) : (i64, i64) -> i64
      %479 = llvm.trunc %478 : i64 to i32
      %480 = llvm.sub %arg6, %471 : i64
      %481 = llvm.intr.smin(%480, %60) : (i64, i64) -> i64
      %482 = llvm.intr.smax(%481, %67) : (i64, i64) -> i64
      %483 = llvm.trunc %482 : i64 to i32
      %484 = llvm.icmp "sgt" %479, %73 : i32
      %485 = llvm.icmp "sgt" %483, %73 : i32
      %486 = llvm.and %484, %485 : i1
      %487 = llvm.mul %arg8, %61 : i64
      %488 = llvm.getelementptr %475[%487] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %489 = llvm.icmp "sgt" %483, %74 : i32
      %490 = llvm.and %484, %489 : i1
      %491 = llvm.mul %arg8, %56 : i64
      %492 = llvm.getelementptr %475[%491] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %493 = llvm.icmp "sgt" %483, %75 : i32
      %494 = llvm.and %484, %493 : i1
      %495 = llvm.mul %arg8, %55 : i64
      %496 = llvm.getelementptr %475[%495] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %497 = llvm.icmp "sgt" %483, %54 : i32
      %498 = llvm.and %484, %497 : i1
      %499 = llvm.select %486, %475, %59 : i1, !llvm.ptr<1>
      %500 = llvm.load %499 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %501 = llvm.select %490, %488, %59 : i1, !llvm.ptr<1>
      %502 = llvm.load %501 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %503 = llvm.select %494, %492, %59 : i1, !llvm.ptr<1>
      %504 = llvm.load %503 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %505 = llvm.select %498, %496, %59 : i1, !llvm.ptr<1>
      %506 = llvm.load %505 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      rocdl.sched.barrier 262
      %507 = llvm.mlir.constant(0 : i64) : i64
      %508 = llvm.extractelement %396[%507 : i64] : vector<4xf32>
      %509 = llvm.mlir.constant(1 : i64) : i64
      %510 = llvm.extractelement %396[%509 : i64] : vector<4xf32>
      %511 = llvm.mlir.constant(2 : i64) : i64
      %512 = llvm.extractelement %396[%511 : i64] : vector<4xf32>
      %513 = llvm.mlir.constant(3 : i64) : i64
      %514 = llvm.extractelement %396[%513 : i64] : vector<4xf32>
      %515 = llvm.mlir.constant(0 : i64) : i64
      %516 = llvm.extractelement %397[%515 : i64] : vector<4xf32>
      %517 = llvm.mlir.constant(1 : i64) : i64
      %518 = llvm.extractelement %397[%517 : i64] : vector<4xf32>
      %519 = llvm.mlir.constant(2 : i64) : i64
      %520 = llvm.extractelement %397[%519 : i64] : vector<4xf32>
      %521 = llvm.mlir.constant(3 : i64) : i64
      %522 = llvm.extractelement %397[%521 : i64] : vector<4xf32>
      %523 = llvm.mlir.constant(0 : i64) : i64
      %524 = llvm.extractelement %398[%523 : i64] : vector<4xf32>
      %525 = llvm.mlir.constant(1 : i64) : i64
      %526 = llvm.extractelement %398[%525 : i64] : vector<4xf32>
      %527 = llvm.mlir.constant(2 : i64) : i64
      %528 = llvm.extractelement %398[%527 : i64] : vector<4xf32>
      %529 = llvm.mlir.constant(3 : i64) : i64
      %530 = llvm.extractelement %398[%529 : i64] : vector<4xf32>
      %531 = llvm.mlir.constant(0 : i64) : i64
      %532 = llvm.extractelement %399[%531 : i64] : vector<4xf32>
      %533 = llvm.mlir.constant(1 : i64) : i64
      %534 = llvm.extractelement %399[%533 : i64] : vector<4xf32>
      %535 = llvm.mlir.constant(2 : i64) : i64
      %536 = llvm.extractelement %399[%535 : i64] : vector<4xf32>
      %537 = llvm.mlir.constant(3 : i64) : i64
      %538 = llvm.extractelement %399[%537 : i64] : vector<4xf32>
      %539 = llvm.mlir.constant(0 : i64) : i64
      %540 = llvm.extractelement %400[%539 : i64] : vector<4xf32>
      %541 = llvm.mlir.constant(1 : i64) : i64
      %542 = llvm.extractelement %400[%541 : i64] : vector<4xf32>
      %543 = llvm.mlir.constant(2 : i64) : i64
      %544 = llvm.extractelement %400[%543 : i64] : vector<4xf32>
      %545 = llvm.mlir.constant(3 : i64) : i64
      %546 = llvm.extractelement %400[%545 : i64] : vector<4xf32>
      %547 = llvm.mlir.constant(0 : i64) : i64
      %548 = llvm.extractelement %401[%547 : i64] : vector<4xf32>
      %549 = llvm.mlir.constant(1 : i64) : i64
      %550 = llvm.extractelement %401[%549 : i64] : vector<4xf32>
      %551 = llvm.mlir.constant(2 : i64) : i64
      %552 = llvm.extractelement %401[%551 : i64] : vector<4xf32>
      %553 = llvm.mlir.constant(3 : i64) : i64
      %554 = llvm.extractelement %401[%553 : i64] : vector<4xf32>
      %555 = llvm.mlir.constant(0 : i64) : i64
      %556 = llvm.extractelement %402[%555 : i64] : vector<4xf32>
      %557 = llvm.mlir.constant(1 : i64) : i64
      %558 = llvm.extractelement %402[%557 : i64] : vector<4xf32>
      %559 = llvm.mlir.constant(2 : i64) : i64
      %560 = llvm.extractelement %402[%559 : i64] : vector<4xf32>
      %561 = llvm.mlir.constant(3 : i64) : i64
      %562 = llvm.extractelement %402[%561 : i64] : vector<4xf32>
      %563 = llvm.mlir.constant(0 : i64) : i64
      %564 = llvm.extractelement %403[%563 : i64] : vector<4xf32>
      %565 = llvm.mlir.constant(1 : i64) : i64
      %566 = llvm.extractelement %403[%565 : i64] : vector<4xf32>
      %567 = llvm.mlir.constant(2 : i64) : i64
      %568 = llvm.extractelement %403[%567 : i64] : vector<4xf32>
      %569 = llvm.mlir.constant(3 : i64) : i64
      %570 = llvm.extractelement %403[%569 : i64] : vector<4xf32>
      %571 = llvm.mlir.constant(0 : i64) : i64
      %572 = llvm.extractelement %404[%571 : i64] : vector<4xf32>
      %573 = llvm.mlir.constant(1 : i64) : i64
      %574 = llvm.extractelement %404[%573 : i64] : vector<4xf32>
      %575 = llvm.mlir.constant(2 : i64) : i64
      %576 = llvm.extractelement %404[%575 : i64] : vector<4xf32>
      %577 = llvm.mlir.constant(3 : i64) : i64
      %578 = llvm.extractelement %404[%577 : i64] : vector<4xf32>
      %579 = llvm.mlir.constant(0 : i64) : i64
      %580 = llvm.extractelement %405[%579 : i64] : vector<4xf32>
      %581 = llvm.mlir.constant(1 : i64) : i64
      %582 = llvm.extractelement %405[%581 : i64] : vector<4xf32>
      %583 = llvm.mlir.constant(2 : i64) : i64
      %584 = llvm.extractelement %405[%583 : i64] : vector<4xf32>
      %585 = llvm.mlir.constant(3 : i64) : i64
      %586 = llvm.extractelement %405[%585 : i64] : vector<4xf32>
      %587 = llvm.mlir.constant(0 : i64) : i64
      %588 = llvm.extractelement %406[%587 : i64] : vector<4xf32>
      %589 = llvm.mlir.constant(1 : i64) : i64
      %590 = llvm.extractelement %406[%589 : i64] : vector<4xf32>
      %591 = llvm.mlir.constant(2 : i64) : i64
      %592 = llvm.extractelement %406[%591 : i64] : vector<4xf32>
      %593 = llvm.mlir.constant(3 : i64) : i64
      %594 = llvm.extractelement %406[%593 : i64] : vector<4xf32>
      %595 = llvm.mlir.constant(0 : i64) : i64
      %596 = llvm.extractelement %407[%595 : i64] : vector<4xf32>
      %597 = llvm.mlir.constant(1 : i64) : i64
      %598 = llvm.extractelement %407[%597 : i64] : vector<4xf32>
      %599 = llvm.mlir.constant(2 : i64) : i64
      %600 = llvm.extractelement %407[%599 : i64] : vector<4xf32>
      %601 = llvm.mlir.constant(3 : i64) : i64
      %602 = llvm.extractelement %407[%601 : i64] : vector<4xf32>
      %603 = llvm.mlir.constant(0 : i64) : i64
      %604 = llvm.extractelement %408[%603 : i64] : vector<4xf32>
      %605 = llvm.mlir.constant(1 : i64) : i64
      %606 = llvm.extractelement %408[%605 : i64] : vector<4xf32>
      %607 = llvm.mlir.constant(2 : i64) : i64
      %608 = llvm.extractelement %408[%607 : i64] : vector<4xf32>
      %609 = llvm.mlir.constant(3 : i64) : i64
      %610 = llvm.extractelement %408[%609 : i64] : vector<4xf32>
      %611 = llvm.mlir.constant(0 : i64) : i64
      %612 = llvm.extractelement %409[%611 : i64] : vector<4xf32>
      %613 = llvm.mlir.constant(1 : i64) : i64
      %614 = llvm.extractelement %409[%613 : i64] : vector<4xf32>
      %615 = llvm.mlir.constant(2 : i64) : i64
      %616 = llvm.extractelement %409[%615 : i64] : vector<4xf32>
      %617 = llvm.mlir.constant(3 : i64) : i64
      %618 = llvm.extractelement %409[%617 : i64] : vector<4xf32>
      %619 = llvm.mlir.constant(0 : i64) : i64
      %620 = llvm.extractelement %410[%619 : i64] : vector<4xf32>
      %621 = llvm.mlir.constant(1 : i64) : i64
      %622 = llvm.extractelement %410[%621 : i64] : vector<4xf32>
      %623 = llvm.mlir.constant(2 : i64) : i64
      %624 = llvm.extractelement %410[%623 : i64] : vector<4xf32>
      %625 = llvm.mlir.constant(3 : i64) : i64
      %626 = llvm.extractelement %410[%625 : i64] : vector<4xf32>
      %627 = llvm.mlir.constant(0 : i64) : i64
      %628 = llvm.extractelement %411[%627 : i64] : vector<4xf32>
      %629 = llvm.mlir.constant(1 : i64) : i64
      %630 = llvm.extractelement %411[%629 : i64] : vector<4xf32>
      %631 = llvm.mlir.constant(2 : i64) : i64
      %632 = llvm.extractelement %411[%631 : i64] : vector<4xf32>
      %633 = llvm.mlir.constant(3 : i64) : i64
      %634 = llvm.extractelement %411[%633 : i64] : vector<4xf32>
      %635 = llvm.mlir.poison : vector<16xf32>
      %636 = llvm.mlir.constant(0 : i64) : i64
      %637 = llvm.insertelement %508, %635[%636 : i64] : vector<16xf32>
      %638 = llvm.mlir.constant(1 : i64) : i64
      %639 = llvm.insertelement %510, %637[%638 : i64] : vector<16xf32>
      %640 = llvm.mlir.constant(2 : i64) : i64
      %641 = llvm.insertelement %512, %639[%640 : i64] : vector<16xf32>
      %642 = llvm.mlir.constant(3 : i64) : i64
      %643 = llvm.insertelement %514, %641[%642 : i64] : vector<16xf32>
      %644 = llvm.mlir.constant(4 : i64) : i64
      %645 = llvm.insertelement %516, %643[%644 : i64] : vector<16xf32>
      %646 = llvm.mlir.constant(5 : i64) : i64
      %647 = llvm.insertelement %518, %645[%646 : i64] : vector<16xf32>
      %648 = llvm.mlir.constant(6 : i64) : i64
      %649 = llvm.insertelement %520, %647[%648 : i64] : vector<16xf32>
      %650 = llvm.mlir.constant(7 : i64) : i64
      %651 = llvm.insertelement %522, %649[%650 : i64] : vector<16xf32>
      %652 = llvm.mlir.constant(8 : i64) : i64
      %653 = llvm.insertelement %524, %651[%652 : i64] : vector<16xf32>
      %654 = llvm.mlir.constant(9 : i64) : i64
      %655 = llvm.insertelement %526, %653[%654 : i64] : vector<16xf32>
      %656 = llvm.mlir.constant(10 : i64) : i64
      %657 = llvm.insertelement %528, %655[%656 : i64] : vector<16xf32>
      %658 = llvm.mlir.constant(11 : i64) : i64
      %659 = llvm.insertelement %530, %657[%658 : i64] : vector<16xf32>
      %660 = llvm.mlir.constant(12 : i64) : i64
      %661 = llvm.insertelement %532, %659[%660 : i64] : vector<16xf32>
      %662 = llvm.mlir.constant(13 : i64) : i64
      %663 = llvm.insertelement %534, %661[%662 : i64] : vector<16xf32>
      %664 = llvm.mlir.constant(14 : i64) : i64
      %665 = llvm.insertelement %536, %663[%664 : i64] : vector<16xf32>
      %666 = llvm.mlir.constant(15 : i64) : i64
      %667 = llvm.insertelement %538, %665[%666 : i64] : vector<16xf32>
      %668 = llvm.mlir.poison : vector<16xf32>
      %669 = llvm.mlir.constant(0 : i64) : i64
      %670 = llvm.insertelement %540, %668[%669 : i64] : vector<16xf32>
      %671 = llvm.mlir.constant(1 : i64) : i64
      %672 = llvm.insertelement %542, %670[%671 : i64] : vector<16xf32>
      %673 = llvm.mlir.constant(2 : i64) : i64
      %674 = llvm.insertelement %544, %672[%673 : i64] : vector<16xf32>
      %675 = llvm.mlir.constant(3 : i64) : i64
      %676 = llvm.insertelement %546, %674[%675 : i64] : vector<16xf32>
      %677 = llvm.mlir.constant(4 : i64) : i64
      %678 = llvm.insertelement %548, %676[%677 : i64] : vector<16xf32>
      %679 = llvm.mlir.constant(5 : i64) : i64
      %680 = llvm.insertelement %550, %678[%679 : i64] : vector<16xf32>
      %681 = llvm.mlir.constant(6 : i64) : i64
      %682 = llvm.insertelement %552, %680[%681 : i64] : vector<16xf32>
      %683 = llvm.mlir.constant(7 : i64) : i64
      %684 = llvm.insertelement %554, %682[%683 : i64] : vector<16xf32>
      %685 = llvm.mlir.constant(8 : i64) : i64
      %686 = llvm.insertelement %556, %684[%685 : i64] : vector<16xf32>
      %687 = llvm.mlir.constant(9 : i64) : i64
      %688 = llvm.insertelement %558, %686[%687 : i64] : vector<16xf32>
      %689 = llvm.mlir.constant(10 : i64) : i64
      %690 = llvm.insertelement %560, %688[%689 : i64] : vector<16xf32>
      %691 = llvm.mlir.constant(11 : i64) : i64
      %692 = llvm.insertelement %562, %690[%691 : i64] : vector<16xf32>
      %693 = llvm.mlir.constant(12 : i64) : i64
      %694 = llvm.insertelement %564, %692[%693 : i64] : vector<16xf32>
      %695 = llvm.mlir.constant(13 : i64) : i64
      %696 = llvm.insertelement %566, %694[%695 : i64] : vector<16xf32>
      %697 = llvm.mlir.constant(14 : i64) : i64
      %698 = llvm.insertelement %568, %696[%697 : i64] : vector<16xf32>
      %699 = llvm.mlir.constant(15 : i64) : i64
      %700 = llvm.insertelement %570, %698[%699 : i64] : vector<16xf32>
      %701 = llvm.mlir.poison : vector<16xf32>
      %702 = llvm.mlir.constant(0 : i64) : i64
      %703 = llvm.insertelement %572, %701[%702 : i64] : vector<16xf32>
      %704 = llvm.mlir.constant(1 : i64) : i64
      %705 = llvm.insertelement %574, %703[%704 : i64] : vector<16xf32>
      %706 = llvm.mlir.constant(2 : i64) : i64
      %707 = llvm.insertelement %576, %705[%706 : i64] : vector<16xf32>
      %708 = llvm.mlir.constant(3 : i64) : i64
      %709 = llvm.insertelement %578, %707[%708 : i64] : vector<16xf32>
      %710 = llvm.mlir.constant(4 : i64) : i64
      %711 = llvm.insertelement %580, %709[%710 : i64] : vector<16xf32>
      %712 = llvm.mlir.constant(5 : i64) : i64
      %713 = llvm.insertelement %582, %711[%712 : i64] : vector<16xf32>
      %714 = llvm.mlir.constant(6 : i64) : i64
      %715 = llvm.insertelement %584, %713[%714 : i64] : vector<16xf32>
      %716 = llvm.mlir.constant(7 : i64) : i64
      %717 = llvm.insertelement %586, %715[%716 : i64] : vector<16xf32>
      %718 = llvm.mlir.constant(8 : i64) : i64
      %719 = llvm.insertelement %588, %717[%718 : i64] : vector<16xf32>
      %720 = llvm.mlir.constant(9 : i64) : i64
      %721 = llvm.insertelement %590, %719[%720 : i64] : vector<16xf32>
      %722 = llvm.mlir.constant(10 : i64) : i64
      %723 = llvm.insertelement %592, %721[%722 : i64] : vector<16xf32>
      %724 = llvm.mlir.constant(11 : i64) : i64
      %725 = llvm.insertelement %594, %723[%724 : i64] : vector<16xf32>
      %726 = llvm.mlir.constant(12 : i64) : i64
      %727 = llvm.insertelement %596, %725[%726 : i64] : vector<16xf32>
      %728 = llvm.mlir.constant(13 : i64) : i64
      %729 = llvm.insertelement %598, %727[%728 : i64] : vector<16xf32>
      %730 = llvm.mlir.constant(14 : i64) : i64
      %731 = llvm.insertelement %600, %729[%730 : i64] : vector<16xf32>
      %732 = llvm.mlir.constant(15 : i64) : i64
      %733 = llvm.insertelement %602, %731[%732 : i64] : vector<16xf32>
      %734 = llvm.mlir.poison : vector<16xf32>
      %735 = llvm.mlir.constant(0 : i64) : i64
      %736 = llvm.insertelement %604, %734[%735 : i64] : vector<16xf32>
      %737 = llvm.mlir.constant(1 : i64) : i64
      %738 = llvm.insertelement %606, %736[%737 : i64] : vector<16xf32>
      %739 = llvm.mlir.constant(2 : i64) : i64
      %740 = llvm.insertelement %608, %738[%739 : i64] : vector<16xf32>
      %741 = llvm.mlir.constant(3 : i64) : i64
      %742 = llvm.insertelement %610, %740[%741 : i64] : vector<16xf32>
      %743 = llvm.mlir.constant(4 : i64) : i64
      %744 = llvm.insertelement %612, %742[%743 : i64] : vector<16xf32>
      %745 = llvm.mlir.constant(5 : i64) : i64
      %746 = llvm.insertelement %614, %744[%745 : i64] : vector<16xf32>
      %747 = llvm.mlir.constant(6 : i64) : i64
      %748 = llvm.insertelement %616, %746[%747 : i64] : vector<16xf32>
      %749 = llvm.mlir.constant(7 : i64) : i64
      %750 = llvm.insertelement %618, %748[%749 : i64] : vector<16xf32>
      %751 = llvm.mlir.constant(8 : i64) : i64
      %752 = llvm.insertelement %620, %750[%751 : i64] : vector<16xf32>
      %753 = llvm.mlir.constant(9 : i64) : i64
      %754 = llvm.insertelement %622, %752[%753 : i64] : vector<16xf32>
      %755 = llvm.mlir.constant(10 : i64) : i64
      %756 = llvm.insertelement %624, %754[%755 : i64] : vector<16xf32>
      %757 = llvm.mlir.constant(11 : i64) : i64
      %758 = llvm.insertelement %626, %756[%757 : i64] : vector<16xf32>
      %759 = llvm.mlir.constant(12 : i64) : i64
      %760 = llvm.insertelement %628, %758[%759 : i64] : vector<16xf32>
      %761 = llvm.mlir.constant(13 : i64) : i64
      %762 = llvm.insertelement %630, %760[%761 : i64] : vector<16xf32>
      %763 = llvm.mlir.constant(14 : i64) : i64
      %764 = llvm.insertelement %632, %762[%763 : i64] : vector<16xf32>
      %765 = llvm.mlir.constant(15 : i64) : i64
      %766 = llvm.insertelement %634, %764[%765 : i64] : vector<16xf32>
      %767 = llvm.urem %79, %58 : i32
      %768 = llvm.udiv %79, %58 : i32
      %769 = llvm.mul %768, %64 : i32
      %770 = llvm.urem %82, %75 : i32
      %771 = llvm.mul %770, %76 : i32
      %772 = llvm.add %767, %771 : i32
      %773 = llvm.mul %772, %58 : i32
      %774 = llvm.add %773, %769 : i32
      %775 = llvm.lshr %774, %64 : i32
      %776 = llvm.and %775, %57 : i32
      %777 = llvm.xor %774, %776 : i32
      %778 = llvm.mul %777, %75 : i32
      %779 = llvm.getelementptr %422[%778] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %780 = llvm.getelementptr %779[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %781 = llvm.load %779 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %782 = llvm.load %780 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %783 = llvm.bitcast %781 : vector<4xbf16> to vector<4xi16>
      %784 = llvm.bitcast %782 : vector<4xbf16> to vector<4xi16>
      %785 = llvm.urem %79, %58 : i32
      %786 = llvm.udiv %79, %58 : i32
      %787 = llvm.mul %786, %64 : i32
      %788 = llvm.udiv %82, %75 : i32
      %789 = llvm.mul %788, %76 : i32
      %790 = llvm.add %785, %789 : i32
      %791 = llvm.mul %790, %62 : i32
      %792 = llvm.urem %787, %62 : i32
      %793 = llvm.udiv %787, %62 : i32
      %794 = llvm.mul %793, %53 : i32
      %795 = llvm.add %792, %794 : i32
      %796 = llvm.add %791, %795 : i32
      %797 = llvm.lshr %796, %64 : i32
      %798 = llvm.and %797, %52 : i32
      %799 = llvm.xor %796, %798 : i32
      %800 = llvm.mul %799, %75 : i32
      %801 = llvm.getelementptr %425[%800] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %802 = llvm.xor %799, %58 : i32
      %803 = llvm.mul %802, %75 : i32
      %804 = llvm.getelementptr %425[%803] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %805 = llvm.getelementptr %804[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %806 = llvm.load %801 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %807 = llvm.load %805 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %808 = llvm.bitcast %806 : vector<4xbf16> to vector<4xi16>
      %809 = llvm.bitcast %807 : vector<4xbf16> to vector<4xi16>
      %810 = rocdl.mfma.f32.32x32x8bf16.1k %783, %808, %667, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %811 = rocdl.mfma.f32.32x32x8bf16.1k %783, %809, %700, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %812 = rocdl.mfma.f32.32x32x8bf16.1k %784, %808, %733, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %813 = rocdl.mfma.f32.32x32x8bf16.1k %784, %809, %766, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %814 = llvm.urem %79, %58 : i32
      %815 = llvm.udiv %79, %58 : i32
      %816 = llvm.mul %815, %64 : i32
      %817 = llvm.urem %82, %75 : i32
      %818 = llvm.mul %817, %76 : i32
      %819 = llvm.add %814, %818 : i32
      %820 = llvm.mul %819, %58 : i32
      %821 = llvm.add %820, %816 : i32
      %822 = llvm.lshr %821, %64 : i32
      %823 = llvm.and %822, %57 : i32
      %824 = llvm.xor %821, %823 : i32
      %825 = llvm.xor %824, %63 : i32
      %826 = llvm.mul %825, %75 : i32
      %827 = llvm.getelementptr %422[%826] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %828 = llvm.getelementptr %827[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %829 = llvm.load %827 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %830 = llvm.load %828 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %831 = llvm.bitcast %829 : vector<4xbf16> to vector<4xi16>
      %832 = llvm.bitcast %830 : vector<4xbf16> to vector<4xi16>
      %833 = llvm.urem %79, %58 : i32
      %834 = llvm.udiv %79, %58 : i32
      %835 = llvm.mul %834, %64 : i32
      %836 = llvm.udiv %82, %75 : i32
      %837 = llvm.mul %836, %76 : i32
      %838 = llvm.add %833, %837 : i32
      %839 = llvm.mul %838, %62 : i32
      %840 = llvm.urem %835, %62 : i32
      %841 = llvm.udiv %835, %62 : i32
      %842 = llvm.mul %841, %53 : i32
      %843 = llvm.add %840, %842 : i32
      %844 = llvm.add %839, %843 : i32
      %845 = llvm.lshr %844, %64 : i32
      %846 = llvm.and %845, %52 : i32
      %847 = llvm.xor %844, %846 : i32
      %848 = llvm.xor %847, %63 : i32
      %849 = llvm.mul %848, %75 : i32
      %850 = llvm.getelementptr %425[%849] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %851 = llvm.xor %847, %50 : i32
      %852 = llvm.mul %851, %75 : i32
      %853 = llvm.getelementptr %425[%852] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %854 = llvm.getelementptr %853[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %855 = llvm.load %850 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %856 = llvm.load %854 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %857 = llvm.bitcast %855 : vector<4xbf16> to vector<4xi16>
      %858 = llvm.bitcast %856 : vector<4xbf16> to vector<4xi16>
      %859 = rocdl.mfma.f32.32x32x8bf16.1k %831, %857, %810, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %860 = rocdl.mfma.f32.32x32x8bf16.1k %831, %858, %811, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %861 = rocdl.mfma.f32.32x32x8bf16.1k %832, %857, %812, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %862 = rocdl.mfma.f32.32x32x8bf16.1k %832, %858, %813, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %863 = llvm.urem %79, %58 : i32
      %864 = llvm.udiv %79, %58 : i32
      %865 = llvm.mul %864, %64 : i32
      %866 = llvm.urem %82, %75 : i32
      %867 = llvm.mul %866, %76 : i32
      %868 = llvm.add %863, %867 : i32
      %869 = llvm.mul %868, %58 : i32
      %870 = llvm.add %869, %865 : i32
      %871 = llvm.lshr %870, %64 : i32
      %872 = llvm.and %871, %57 : i32
      %873 = llvm.xor %870, %872 : i32
      %874 = llvm.xor %873, %62 : i32
      %875 = llvm.mul %874, %75 : i32
      %876 = llvm.getelementptr %422[%875] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %877 = llvm.getelementptr %876[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %878 = llvm.load %876 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %879 = llvm.load %877 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %880 = llvm.bitcast %878 : vector<4xbf16> to vector<4xi16>
      %881 = llvm.bitcast %879 : vector<4xbf16> to vector<4xi16>
      %882 = llvm.urem %79, %58 : i32
      %883 = llvm.udiv %79, %58 : i32
      %884 = llvm.mul %883, %64 : i32
      %885 = llvm.udiv %82, %75 : i32
      %886 = llvm.mul %885, %76 : i32
      %887 = llvm.add %882, %886 : i32
      %888 = llvm.mul %887, %62 : i32
      %889 = llvm.urem %884, %62 : i32
      %890 = llvm.udiv %884, %62 : i32
      %891 = llvm.mul %890, %53 : i32
      %892 = llvm.add %889, %891 : i32
      %893 = llvm.add %888, %892 : i32
      %894 = llvm.lshr %893, %64 : i32
      %895 = llvm.and %894, %52 : i32
      %896 = llvm.xor %893, %895 : i32
      %897 = llvm.mul %896, %75 : i32
      %898 = llvm.getelementptr %425[%897] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %899 = llvm.getelementptr %898[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %900 = llvm.xor %896, %58 : i32
      %901 = llvm.mul %900, %75 : i32
      %902 = llvm.getelementptr %425[%901] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %903 = llvm.getelementptr %902[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %904 = llvm.load %899 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %905 = llvm.load %903 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %906 = llvm.bitcast %904 : vector<4xbf16> to vector<4xi16>
      %907 = llvm.bitcast %905 : vector<4xbf16> to vector<4xi16>
      %908 = rocdl.mfma.f32.32x32x8bf16.1k %880, %906, %859, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %909 = rocdl.mfma.f32.32x32x8bf16.1k %880, %907, %860, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %910 = rocdl.mfma.f32.32x32x8bf16.1k %881, %906, %861, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %911 = rocdl.mfma.f32.32x32x8bf16.1k %881, %907, %862, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %912 = llvm.urem %79, %58 : i32
      %913 = llvm.udiv %79, %58 : i32
      %914 = llvm.mul %913, %64 : i32
      %915 = llvm.urem %82, %75 : i32
      %916 = llvm.mul %915, %76 : i32
      %917 = llvm.add %912, %916 : i32
      %918 = llvm.mul %917, %58 : i32
      %919 = llvm.add %918, %914 : i32
      %920 = llvm.lshr %919, %64 : i32
      %921 = llvm.and %920, %57 : i32
      %922 = llvm.xor %919, %921 : i32
      %923 = llvm.xor %922, %49 : i32
      %924 = llvm.mul %923, %75 : i32
      %925 = llvm.getelementptr %422[%924] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %926 = llvm.getelementptr %925[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %927 = llvm.load %925 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %928 = llvm.load %926 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %929 = llvm.bitcast %927 : vector<4xbf16> to vector<4xi16>
      %930 = llvm.bitcast %928 : vector<4xbf16> to vector<4xi16>
      %931 = llvm.urem %79, %58 : i32
      %932 = llvm.udiv %79, %58 : i32
      %933 = llvm.mul %932, %64 : i32
      %934 = llvm.udiv %82, %75 : i32
      %935 = llvm.mul %934, %76 : i32
      %936 = llvm.add %931, %935 : i32
      %937 = llvm.mul %936, %62 : i32
      %938 = llvm.urem %933, %62 : i32
      %939 = llvm.udiv %933, %62 : i32
      %940 = llvm.mul %939, %53 : i32
      %941 = llvm.add %938, %940 : i32
      %942 = llvm.add %937, %941 : i32
      %943 = llvm.lshr %942, %64 : i32
      %944 = llvm.and %943, %52 : i32
      %945 = llvm.xor %942, %944 : i32
      %946 = llvm.xor %945, %63 : i32
      %947 = llvm.mul %946, %75 : i32
      %948 = llvm.getelementptr %425[%947] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %949 = llvm.getelementptr %948[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %950 = llvm.xor %945, %50 : i32
      %951 = llvm.mul %950, %75 : i32
      %952 = llvm.getelementptr %425[%951] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %953 = llvm.getelementptr %952[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %954 = llvm.load %949 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %955 = llvm.load %953 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %956 = llvm.bitcast %954 : vector<4xbf16> to vector<4xi16>
      %957 = llvm.bitcast %955 : vector<4xbf16> to vector<4xi16>
      %958 = rocdl.mfma.f32.32x32x8bf16.1k %929, %956, %908, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %959 = rocdl.mfma.f32.32x32x8bf16.1k %929, %957, %909, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %960 = rocdl.mfma.f32.32x32x8bf16.1k %930, %956, %910, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %961 = rocdl.mfma.f32.32x32x8bf16.1k %930, %957, %911, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %962 = llvm.mlir.constant(0 : i64) : i64
      %963 = llvm.extractelement %958[%962 : i64] : vector<16xf32>
      %964 = llvm.mlir.constant(1 : i64) : i64
      %965 = llvm.extractelement %958[%964 : i64] : vector<16xf32>
      %966 = llvm.mlir.constant(2 : i64) : i64
      %967 = llvm.extractelement %958[%966 : i64] : vector<16xf32>
      %968 = llvm.mlir.constant(3 : i64) : i64
      %969 = llvm.extractelement %958[%968 : i64] : vector<16xf32>
      %970 = llvm.mlir.constant(4 : i64) : i64
      %971 = llvm.extractelement %958[%970 : i64] : vector<16xf32>
      %972 = llvm.mlir.constant(5 : i64) : i64
      %973 = llvm.extractelement %958[%972 : i64] : vector<16xf32>
      %974 = llvm.mlir.constant(6 : i64) : i64
      %975 = llvm.extractelement %958[%974 : i64] : vector<16xf32>
      %976 = llvm.mlir.constant(7 : i64) : i64
      %977 = llvm.extractelement %958[%976 : i64] : vector<16xf32>
      %978 = llvm.mlir.constant(8 : i64) : i64
      %979 = llvm.extractelement %958[%978 : i64] : vector<16xf32>
      %980 = llvm.mlir.constant(9 : i64) : i64
      %981 = llvm.extractelement %958[%980 : i64] : vector<16xf32>
      %982 = llvm.mlir.constant(10 : i64) : i64
      %983 = llvm.extractelement %958[%982 : i64] : vector<16xf32>
      %984 = llvm.mlir.constant(11 : i64) : i64
      %985 = llvm.extractelement %958[%984 : i64] : vector<16xf32>
      %986 = llvm.mlir.constant(12 : i64) : i64
      %987 = llvm.extractelement %958[%986 : i64] : vector<16xf32>
      %988 = llvm.mlir.constant(13 : i64) : i64
      %989 = llvm.extractelement %958[%988 : i64] : vector<16xf32>
      %990 = llvm.mlir.constant(14 : i64) : i64
      %991 = llvm.extractelement %958[%990 : i64] : vector<16xf32>
      %992 = llvm.mlir.constant(15 : i64) : i64
      %993 = llvm.extractelement %958[%992 : i64] : vector<16xf32>
      %994 = llvm.mlir.constant(0 : i64) : i64
      %995 = llvm.extractelement %959[%994 : i64] : vector<16xf32>
      %996 = llvm.mlir.constant(1 : i64) : i64
      %997 = llvm.extractelement %959[%996 : i64] : vector<16xf32>
      %998 = llvm.mlir.constant(2 : i64) : i64
      %999 = llvm.extractelement %959[%998 : i64] : vector<16xf32>
      %1000 = llvm.mlir.constant(3 : i64) : i64
      %1001 = llvm.extractelement %959[%1000 : i64] : vector<16xf32>
      %1002 = llvm.mlir.constant(4 : i64) : i64
      %1003 = llvm.extractelement %959[%1002 : i64] : vector<16xf32>
      %1004 = llvm.mlir.constant(5 : i64) : i64
      %1005 = llvm.extractelement %959[%1004 : i64] : vector<16xf32>
      %1006 = llvm.mlir.constant(6 : i64) : i64
      %1007 = llvm.extractelement %959[%1006 : i64] : vector<16xf32>
      %1008 = llvm.mlir.constant(7 : i64) : i64
      %1009 = llvm.extractelement %959[%1008 : i64] : vector<16xf32>
      %1010 = llvm.mlir.constant(8 : i64) : i64
      %1011 = llvm.extractelement %959[%1010 : i64] : vector<16xf32>
      %1012 = llvm.mlir.constant(9 : i64) : i64
      %1013 = llvm.extractelement %959[%1012 : i64] : vector<16xf32>
      %1014 = llvm.mlir.constant(10 : i64) : i64
      %1015 = llvm.extractelement %959[%1014 : i64] : vector<16xf32>
      %1016 = llvm.mlir.constant(11 : i64) : i64
      %1017 = llvm.extractelement %959[%1016 : i64] : vector<16xf32>
      %1018 = llvm.mlir.constant(12 : i64) : i64
      %1019 = llvm.extractelement %959[%1018 : i64] : vector<16xf32>
      %1020 = llvm.mlir.constant(13 : i64) : i64
      %1021 = llvm.extractelement %959[%1020 : i64] : vector<16xf32>
      %1022 = llvm.mlir.constant(14 : i64) : i64
      %1023 = llvm.extractelement %959[%1022 : i64] : vector<16xf32>
      %1024 = llvm.mlir.constant(15 : i64) : i64
      %1025 = llvm.extractelement %959[%1024 : i64] : vector<16xf32>
      %1026 = llvm.mlir.constant(0 : i64) : i64
      %1027 = llvm.extractelement %960[%1026 : i64] : vector<16xf32>
      %1028 = llvm.mlir.constant(1 : i64) : i64
      %1029 = llvm.extractelement %960[%1028 : i64] : vector<16xf32>
      %1030 = llvm.mlir.constant(2 : i64) : i64
      %1031 = llvm.extractelement %960[%1030 : i64] : vector<16xf32>
      %1032 = llvm.mlir.constant(3 : i64) : i64
      %1033 = llvm.extractelement %960[%1032 : i64] : vector<16xf32>
      %1034 = llvm.mlir.constant(4 : i64) : i64
      %1035 = llvm.extractelement %960[%1034 : i64] : vector<16xf32>
      %1036 = llvm.mlir.constant(5 : i64) : i64
      %1037 = llvm.extractelement %960[%1036 : i64] : vector<16xf32>
      %1038 = llvm.mlir.constant(6 : i64) : i64
      %1039 = llvm.extractelement %960[%1038 : i64] : vector<16xf32>
      %1040 = llvm.mlir.constant(7 : i64) : i64
      %1041 = llvm.extractelement %960[%1040 : i64] : vector<16xf32>
      %1042 = llvm.mlir.constant(8 : i64) : i64
      %1043 = llvm.extractelement %960[%1042 : i64] : vector<16xf32>
      %1044 = llvm.mlir.constant(9 : i64) : i64
      %1045 = llvm.extractelement %960[%1044 : i64] : vector<16xf32>
      %1046 = llvm.mlir.constant(10 : i64) : i64
      %1047 = llvm.extractelement %960[%1046 : i64] : vector<16xf32>
      %1048 = llvm.mlir.constant(11 : i64) : i64
      %1049 = llvm.extractelement %960[%1048 : i64] : vector<16xf32>
      %1050 = llvm.mlir.constant(12 : i64) : i64
      %1051 = llvm.extractelement %960[%1050 : i64] : vector<16xf32>
      %1052 = llvm.mlir.constant(13 : i64) : i64
      %1053 = llvm.extractelement %960[%1052 : i64] : vector<16xf32>
      %1054 = llvm.mlir.constant(14 : i64) : i64
      %1055 = llvm.extractelement %960[%1054 : i64] : vector<16xf32>
      %1056 = llvm.mlir.constant(15 : i64) : i64
      %1057 = llvm.extractelement %960[%1056 : i64] : vector<16xf32>
      %1058 = llvm.mlir.constant(0 : i64) : i64
      %1059 = llvm.extractelement %961[%1058 : i64] : vector<16xf32>
      %1060 = llvm.mlir.constant(1 : i64) : i64
      %1061 = llvm.extractelement %961[%1060 : i64] : vector<16xf32>
      %1062 = llvm.mlir.constant(2 : i64) : i64
      %1063 = llvm.extractelement %961[%1062 : i64] : vector<16xf32>
      %1064 = llvm.mlir.constant(3 : i64) : i64
      %1065 = llvm.extractelement %961[%1064 : i64] : vector<16xf32>
      %1066 = llvm.mlir.constant(4 : i64) : i64
      %1067 = llvm.extractelement %961[%1066 : i64] : vector<16xf32>
      %1068 = llvm.mlir.constant(5 : i64) : i64
      %1069 = llvm.extractelement %961[%1068 : i64] : vector<16xf32>
      %1070 = llvm.mlir.constant(6 : i64) : i64
      %1071 = llvm.extractelement %961[%1070 : i64] : vector<16xf32>
      %1072 = llvm.mlir.constant(7 : i64) : i64
      %1073 = llvm.extractelement %961[%1072 : i64] : vector<16xf32>
      %1074 = llvm.mlir.constant(8 : i64) : i64
      %1075 = llvm.extractelement %961[%1074 : i64] : vector<16xf32>
      %1076 = llvm.mlir.constant(9 : i64) : i64
      %1077 = llvm.extractelement %961[%1076 : i64] : vector<16xf32>
      %1078 = llvm.mlir.constant(10 : i64) : i64
      %1079 = llvm.extractelement %961[%1078 : i64] : vector<16xf32>
      %1080 = llvm.mlir.constant(11 : i64) : i64
      %1081 = llvm.extractelement %961[%1080 : i64] : vector<16xf32>
      %1082 = llvm.mlir.constant(12 : i64) : i64
      %1083 = llvm.extractelement %961[%1082 : i64] : vector<16xf32>
      %1084 = llvm.mlir.constant(13 : i64) : i64
      %1085 = llvm.extractelement %961[%1084 : i64] : vector<16xf32>
      %1086 = llvm.mlir.constant(14 : i64) : i64
      %1087 = llvm.extractelement %961[%1086 : i64] : vector<16xf32>
      %1088 = llvm.mlir.constant(15 : i64) : i64
      %1089 = llvm.extractelement %961[%1088 : i64] : vector<16xf32>
      %1090 = llvm.mul %418, %65 : i32
      %1091 = llvm.getelementptr %77[%1090] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1092 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1093 = llvm.mul %418, %65 : i32
      %1094 = llvm.getelementptr %1092[%1093] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1095 = llvm.urem %79, %64 : i32
      %1096 = llvm.mul %1095, %63 : i32
      %1097 = llvm.udiv %79, %64 : i32
      %1098 = llvm.mul %82, %62 : i32
      %1099 = llvm.add %1097, %1098 : i32
      %1100 = llvm.mul %1099, %58 : i32
      %1101 = llvm.add %1100, %1096 : i32
      %1102 = llvm.lshr %1101, %64 : i32
      %1103 = llvm.and %1102, %57 : i32
      %1104 = llvm.xor %1101, %1103 : i32
      %1105 = llvm.mul %1104, %75 : i32
      %1106 = llvm.getelementptr %1091[%1105] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1107 = llvm.xor %1104, %64 : i32
      %1108 = llvm.mul %1107, %75 : i32
      %1109 = llvm.getelementptr %1091[%1108] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1110 = llvm.getelementptr %1106[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1111 = llvm.getelementptr %1109[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1112 = llvm.shufflevector %412, %412 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1112, %1106 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1113 = llvm.shufflevector %412, %412 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1113, %1109 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1114 = llvm.shufflevector %413, %413 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1114, %1110 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1115 = llvm.shufflevector %413, %413 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1115, %1111 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1116 = llvm.bitcast %414 : vector<4xbf16> to vector<2xi32>
      %1117 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1116 : (vector<2xi32>) -> vector<2xi32>
      %1118 = llvm.bitcast %1117 : vector<2xi32> to vector<4xbf16>
      %1119 = llvm.bitcast %415 : vector<4xbf16> to vector<2xi32>
      %1120 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1119 : (vector<2xi32>) -> vector<2xi32>
      %1121 = llvm.bitcast %1120 : vector<2xi32> to vector<4xbf16>
      %1122 = llvm.bitcast %416 : vector<4xbf16> to vector<2xi32>
      %1123 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1122 : (vector<2xi32>) -> vector<2xi32>
      %1124 = llvm.bitcast %1123 : vector<2xi32> to vector<4xbf16>
      %1125 = llvm.bitcast %417 : vector<4xbf16> to vector<2xi32>
      %1126 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1125 : (vector<2xi32>) -> vector<2xi32>
      %1127 = llvm.bitcast %1126 : vector<2xi32> to vector<4xbf16>
      %1128 = llvm.mlir.constant(0 : i64) : i64
      %1129 = llvm.extractelement %1118[%1128 : i64] : vector<4xbf16>
      %1130 = llvm.mlir.constant(1 : i64) : i64
      %1131 = llvm.extractelement %1118[%1130 : i64] : vector<4xbf16>
      %1132 = llvm.mlir.constant(2 : i64) : i64
      %1133 = llvm.extractelement %1118[%1132 : i64] : vector<4xbf16>
      %1134 = llvm.mlir.constant(3 : i64) : i64
      %1135 = llvm.extractelement %1118[%1134 : i64] : vector<4xbf16>
      %1136 = llvm.mlir.constant(0 : i64) : i64
      %1137 = llvm.extractelement %1121[%1136 : i64] : vector<4xbf16>
      %1138 = llvm.mlir.constant(1 : i64) : i64
      %1139 = llvm.extractelement %1121[%1138 : i64] : vector<4xbf16>
      %1140 = llvm.mlir.constant(2 : i64) : i64
      %1141 = llvm.extractelement %1121[%1140 : i64] : vector<4xbf16>
      %1142 = llvm.mlir.constant(3 : i64) : i64
      %1143 = llvm.extractelement %1121[%1142 : i64] : vector<4xbf16>
      %1144 = llvm.mlir.constant(0 : i64) : i64
      %1145 = llvm.extractelement %1124[%1144 : i64] : vector<4xbf16>
      %1146 = llvm.mlir.constant(1 : i64) : i64
      %1147 = llvm.extractelement %1124[%1146 : i64] : vector<4xbf16>
      %1148 = llvm.mlir.constant(2 : i64) : i64
      %1149 = llvm.extractelement %1124[%1148 : i64] : vector<4xbf16>
      %1150 = llvm.mlir.constant(3 : i64) : i64
      %1151 = llvm.extractelement %1124[%1150 : i64] : vector<4xbf16>
      %1152 = llvm.mlir.constant(0 : i64) : i64
      %1153 = llvm.extractelement %1127[%1152 : i64] : vector<4xbf16>
      %1154 = llvm.mlir.constant(1 : i64) : i64
      %1155 = llvm.extractelement %1127[%1154 : i64] : vector<4xbf16>
      %1156 = llvm.mlir.constant(2 : i64) : i64
      %1157 = llvm.extractelement %1127[%1156 : i64] : vector<4xbf16>
      %1158 = llvm.mlir.constant(3 : i64) : i64
      %1159 = llvm.extractelement %1127[%1158 : i64] : vector<4xbf16>
      %1160 = llvm.mlir.poison : vector<4xbf16>
      %1161 = llvm.mlir.constant(0 : i64) : i64
      %1162 = llvm.insertelement %1129, %1160[%1161 : i64] : vector<4xbf16>
      %1163 = llvm.mlir.constant(1 : i64) : i64
      %1164 = llvm.insertelement %1137, %1162[%1163 : i64] : vector<4xbf16>
      %1165 = llvm.mlir.constant(2 : i64) : i64
      %1166 = llvm.insertelement %1145, %1164[%1165 : i64] : vector<4xbf16>
      %1167 = llvm.mlir.constant(3 : i64) : i64
      %1168 = llvm.insertelement %1153, %1166[%1167 : i64] : vector<4xbf16>
      %1169 = llvm.mlir.poison : vector<4xbf16>
      %1170 = llvm.mlir.constant(0 : i64) : i64
      %1171 = llvm.insertelement %1131, %1169[%1170 : i64] : vector<4xbf16>
      %1172 = llvm.mlir.constant(1 : i64) : i64
      %1173 = llvm.insertelement %1139, %1171[%1172 : i64] : vector<4xbf16>
      %1174 = llvm.mlir.constant(2 : i64) : i64
      %1175 = llvm.insertelement %1147, %1173[%1174 : i64] : vector<4xbf16>
      %1176 = llvm.mlir.constant(3 : i64) : i64
      %1177 = llvm.insertelement %1155, %1175[%1176 : i64] : vector<4xbf16>
      %1178 = llvm.mlir.poison : vector<4xbf16>
      %1179 = llvm.mlir.constant(0 : i64) : i64
      %1180 = llvm.insertelement %1133, %1178[%1179 : i64] : vector<4xbf16>
      %1181 = llvm.mlir.constant(1 : i64) : i64
      %1182 = llvm.insertelement %1141, %1180[%1181 : i64] : vector<4xbf16>
      %1183 = llvm.mlir.constant(2 : i64) : i64
      %1184 = llvm.insertelement %1149, %1182[%1183 : i64] : vector<4xbf16>
      %1185 = llvm.mlir.constant(3 : i64) : i64
      %1186 = llvm.insertelement %1157, %1184[%1185 : i64] : vector<4xbf16>
      %1187 = llvm.mlir.poison : vector<4xbf16>
      %1188 = llvm.mlir.constant(0 : i64) : i64
      %1189 = llvm.insertelement %1135, %1187[%1188 : i64] : vector<4xbf16>
      %1190 = llvm.mlir.constant(1 : i64) : i64
      %1191 = llvm.insertelement %1143, %1189[%1190 : i64] : vector<4xbf16>
      %1192 = llvm.mlir.constant(2 : i64) : i64
      %1193 = llvm.insertelement %1151, %1191[%1192 : i64] : vector<4xbf16>
      %1194 = llvm.mlir.constant(3 : i64) : i64
      %1195 = llvm.insertelement %1159, %1193[%1194 : i64] : vector<4xbf16>
      %1196 = llvm.urem %79, %58 : i32
      %1197 = llvm.mul %1196, %64 : i32
      %1198 = llvm.udiv %79, %58 : i32
      %1199 = llvm.mul %1198, %64 : i32
      %1200 = llvm.mul %82, %63 : i32
      %1201 = llvm.add %1199, %1200 : i32
      %1202 = llvm.mul %1197, %62 : i32
      %1203 = llvm.urem %1201, %62 : i32
      %1204 = llvm.udiv %1201, %62 : i32
      %1205 = llvm.mul %1204, %53 : i32
      %1206 = llvm.add %1203, %1205 : i32
      %1207 = llvm.add %1202, %1206 : i32
      %1208 = llvm.lshr %1207, %64 : i32
      %1209 = llvm.and %1208, %52 : i32
      %1210 = llvm.xor %1207, %1209 : i32
      %1211 = llvm.mul %1210, %75 : i32
      %1212 = llvm.getelementptr %1094[%1211] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1213 = llvm.xor %1210, %62 : i32
      %1214 = llvm.mul %1213, %75 : i32
      %1215 = llvm.getelementptr %1094[%1214] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1216 = llvm.xor %1210, %58 : i32
      %1217 = llvm.mul %1216, %75 : i32
      %1218 = llvm.getelementptr %1094[%1217] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1219 = llvm.xor %1210, %51 : i32
      %1220 = llvm.mul %1219, %75 : i32
      %1221 = llvm.getelementptr %1094[%1220] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      llvm.store %1168, %1212 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %1177, %1215 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %1186, %1218 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %1195, %1221 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1222 = llvm.add %418, %74 : i32
      %1223 = llvm.icmp "eq" %1222, %75 : i32
      %1224 = llvm.select %1223, %73, %1222 : i1, i32
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      rocdl.sched.barrier 0
      %1225 = llvm.mul %428, %65 : i32
      %1226 = llvm.getelementptr %77[%1225] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1227 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1228 = llvm.mul %428, %65 : i32
      %1229 = llvm.getelementptr %1227[%1228] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1230 = llvm.add %428, %74 : i32
      %1231 = llvm.icmp "eq" %1230, %75 : i32
      %1232 = llvm.select %1231, %73, %1230 : i1, i32
      %1233 = llvm.add %395, %72 : i64
      %1234 = llvm.urem %79, %64 : i32
      %1235 = llvm.mul %1234, %63 : i32
      %1236 = llvm.udiv %79, %64 : i32
      %1237 = llvm.mul %82, %62 : i32
      %1238 = llvm.add %1236, %1237 : i32
      %1239 = llvm.zext %1238 : i32 to i64
      %1240 = llvm.add %113, %1239 : i64
      %1241 = llvm.mul %1240, %arg7 : i64
      %1242 = llvm.zext %1235 : i32 to i64
      %1243 = llvm.add %1233, %1242 : i64
      %1244 = llvm.add %1241, %1243 : i64
      %1245 = llvm.mul %1244, %61 : i64
      %1246 = llvm.getelementptr %arg0[%1245] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1247 = llvm.sub %arg4, %1240 : i64
      %1248 = llvm.intr.smin(%1247, %60) : (i64, i64) -> i64
      %1249 = llvm.intr.smax(%1248, %67) : (i64, i64) -> i64
      %1250 = llvm.trunc %1249 : i64 to i32
      %1251 = llvm.sub %arg6, %1243 : i64
      %1252 = llvm.intr.smin(%1251, %60) : (i64, i64) -> i64
      %1253 = llvm.intr.smax(%1252, %67) : (i64, i64) -> i64
      %1254 = llvm.trunc %1253 : i64 to i32
      %1255 = llvm.icmp "sgt" %1250, %73 : i32
      %1256 = llvm.icmp "sgt" %1254, %73 : i32
      %1257 = llvm.and %1255, %1256 : i1
      %1258 = llvm.mul %arg7, %69 : i64
      %1259 = llvm.getelementptr %1246[%1258] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1260 = llvm.icmp "sgt" %1250, %76 : i32
      %1261 = llvm.and %1260, %1256 : i1
      %1262 = llvm.select %1257, %1246, %59 : i1, !llvm.ptr<1>
      %1263 = llvm.load %1262 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %1264 = llvm.select %1261, %1259, %59 : i1, !llvm.ptr<1>
      %1265 = llvm.load %1264 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %1266 = llvm.urem %79, %58 : i32
      %1267 = llvm.mul %1266, %64 : i32
      %1268 = llvm.udiv %79, %58 : i32
      %1269 = llvm.mul %1268, %64 : i32
      %1270 = llvm.mul %82, %63 : i32
      %1271 = llvm.add %1269, %1270 : i32
      %1272 = llvm.zext %1267 : i32 to i64
      %1273 = llvm.add %114, %1272 : i64
      %1274 = llvm.zext %1271 : i32 to i64
      %1275 = llvm.add %1233, %1274 : i64
      %1276 = llvm.mul %1275, %arg8 : i64
      %1277 = llvm.add %1273, %1276 : i64
      %1278 = llvm.mul %1277, %61 : i64
      %1279 = llvm.getelementptr %arg1[%1278] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1280 = llvm.sub %arg5, %1273 : i64
      %1281 = llvm.intr.smin(%1280, %60) : (i64, i64) -> i64
      %1282 = llvm.intr.smax(%1281, %67) : (i64, i64) -> i64
      %1283 = llvm.trunc %1282 : i64 to i32
      %1284 = llvm.sub %arg6, %1275 : i64
      %1285 = llvm.intr.smin(%1284, %60) : (i64, i64) -> i64
      %1286 = llvm.intr.smax(%1285, %67) : (i64, i64) -> i64
      %1287 = llvm.trunc %1286 : i64 to i32
      %1288 = llvm.icmp "sgt" %1283, %73 : i32
      %1289 = llvm.icmp "sgt" %1287, %73 : i32
      %1290 = llvm.and %1288, %1289 : i1
      %1291 = llvm.mul %arg8, %61 : i64
      %1292 = llvm.getelementptr %1279[%1291] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1293 = llvm.icmp "sgt" %1287, %74 : i32
      %1294 = llvm.and %1288, %1293 : i1
      %1295 = llvm.mul %arg8, %56 : i64
      %1296 = llvm.getelementptr %1279[%1295] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1297 = llvm.icmp "sgt" %1287, %75 : i32
      %1298 = llvm.and %1288, %1297 : i1
      %1299 = llvm.mul %arg8, %55 : i64
      %1300 = llvm.getelementptr %1279[%1299] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1301 = llvm.icmp "sgt" %1287, %54 : i32
      %1302 = llvm.and %1288, %1301 : i1
      %1303 = llvm.select %1290, %1279, %59 : i1, !llvm.ptr<1>
      %1304 = llvm.load %1303 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %1305 = llvm.select %1294, %1292, %59 : i1, !llvm.ptr<1>
      %1306 = llvm.load %1305 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %1307 = llvm.select %1298, %1296, %59 : i1, !llvm.ptr<1>
      %1308 = llvm.load %1307 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      %1309 = llvm.select %1302, %1300, %59 : i1, !llvm.ptr<1>
      %1310 = llvm.load %1309 {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
      rocdl.sched.barrier 262
      %1311 = llvm.mlir.poison : vector<16xf32>
      %1312 = llvm.mlir.constant(0 : i64) : i64
      %1313 = llvm.insertelement %963, %1311[%1312 : i64] : vector<16xf32>
      %1314 = llvm.mlir.constant(1 : i64) : i64
      %1315 = llvm.insertelement %965, %1313[%1314 : i64] : vector<16xf32>
      %1316 = llvm.mlir.constant(2 : i64) : i64
      %1317 = llvm.insertelement %967, %1315[%1316 : i64] : vector<16xf32>
      %1318 = llvm.mlir.constant(3 : i64) : i64
      %1319 = llvm.insertelement %969, %1317[%1318 : i64] : vector<16xf32>
      %1320 = llvm.mlir.constant(4 : i64) : i64
      %1321 = llvm.insertelement %971, %1319[%1320 : i64] : vector<16xf32>
      %1322 = llvm.mlir.constant(5 : i64) : i64
      %1323 = llvm.insertelement %973, %1321[%1322 : i64] : vector<16xf32>
      %1324 = llvm.mlir.constant(6 : i64) : i64
      %1325 = llvm.insertelement %975, %1323[%1324 : i64] : vector<16xf32>
      %1326 = llvm.mlir.constant(7 : i64) : i64
      %1327 = llvm.insertelement %977, %1325[%1326 : i64] : vector<16xf32>
      %1328 = llvm.mlir.constant(8 : i64) : i64
      %1329 = llvm.insertelement %979, %1327[%1328 : i64] : vector<16xf32>
      %1330 = llvm.mlir.constant(9 : i64) : i64
      %1331 = llvm.insertelement %981, %1329[%1330 : i64] : vector<16xf32>
      %1332 = llvm.mlir.constant(10 : i64) : i64
      %1333 = llvm.insertelement %983, %1331[%1332 : i64] : vector<16xf32>
      %1334 = llvm.mlir.constant(11 : i64) : i64
      %1335 = llvm.insertelement %985, %1333[%1334 : i64] : vector<16xf32>
      %1336 = llvm.mlir.constant(12 : i64) : i64
      %1337 = llvm.insertelement %987, %1335[%1336 : i64] : vector<16xf32>
      %1338 = llvm.mlir.constant(13 : i64) : i64
      %1339 = llvm.insertelement %989, %1337[%1338 : i64] : vector<16xf32>
      %1340 = llvm.mlir.constant(14 : i64) : i64
      %1341 = llvm.insertelement %991, %1339[%1340 : i64] : vector<16xf32>
      %1342 = llvm.mlir.constant(15 : i64) : i64
      %1343 = llvm.insertelement %993, %1341[%1342 : i64] : vector<16xf32>
      %1344 = llvm.mlir.poison : vector<16xf32>
      %1345 = llvm.mlir.constant(0 : i64) : i64
      %1346 = llvm.insertelement %995, %1344[%1345 : i64] : vector<16xf32>
      %1347 = llvm.mlir.constant(1 : i64) : i64
      %1348 = llvm.insertelement %997, %1346[%1347 : i64] : vector<16xf32>
      %1349 = llvm.mlir.constant(2 : i64) : i64
      %1350 = llvm.insertelement %999, %1348[%1349 : i64] : vector<16xf32>
      %1351 = llvm.mlir.constant(3 : i64) : i64
      %1352 = llvm.insertelement %1001, %1350[%1351 : i64] : vector<16xf32>
      %1353 = llvm.mlir.constant(4 : i64) : i64
      %1354 = llvm.insertelement %1003, %1352[%1353 : i64] : vector<16xf32>
      %1355 = llvm.mlir.constant(5 : i64) : i64
      %1356 = llvm.insertelement %1005, %1354[%1355 : i64] : vector<16xf32>
      %1357 = llvm.mlir.constant(6 : i64) : i64
      %1358 = llvm.insertelement %1007, %1356[%1357 : i64] : vector<16xf32>
      %1359 = llvm.mlir.constant(7 : i64) : i64
      %1360 = llvm.insertelement %1009, %1358[%1359 : i64] : vector<16xf32>
      %1361 = llvm.mlir.constant(8 : i64) : i64
      %1362 = llvm.insertelement %1011, %1360[%1361 : i64] : vector<16xf32>
      %1363 = llvm.mlir.constant(9 : i64) : i64
      %1364 = llvm.insertelement %1013, %1362[%1363 : i64] : vector<16xf32>
      %1365 = llvm.mlir.constant(10 : i64) : i64
      %1366 = llvm.insertelement %1015, %1364[%1365 : i64] : vector<16xf32>
      %1367 = llvm.mlir.constant(11 : i64) : i64
      %1368 = llvm.insertelement %1017, %1366[%1367 : i64] : vector<16xf32>
      %1369 = llvm.mlir.constant(12 : i64) : i64
      %1370 = llvm.insertelement %1019, %1368[%1369 : i64] : vector<16xf32>
      %1371 = llvm.mlir.constant(13 : i64) : i64
      %1372 = llvm.insertelement %1021, %1370[%1371 : i64] : vector<16xf32>
      %1373 = llvm.mlir.constant(14 : i64) : i64
      %1374 = llvm.insertelement %1023, %1372[%1373 : i64] : vector<16xf32>
      %1375 = llvm.mlir.constant(15 : i64) : i64
      %1376 = llvm.insertelement %1025, %1374[%1375 : i64] : vector<16xf32>
      %1377 = llvm.mlir.poison : vector<16xf32>
      %1378 = llvm.mlir.constant(0 : i64) : i64
      %1379 = llvm.insertelement %1027, %1377[%1378 : i64] : vector<16xf32>
      %1380 = llvm.mlir.constant(1 : i64) : i64
      %1381 = llvm.insertelement %1029, %1379[%1380 : i64] : vector<16xf32>
      %1382 = llvm.mlir.constant(2 : i64) : i64
      %1383 = llvm.insertelement %1031, %1381[%1382 : i64] : vector<16xf32>
      %1384 = llvm.mlir.constant(3 : i64) : i64
      %1385 = llvm.insertelement %1033, %1383[%1384 : i64] : vector<16xf32>
      %1386 = llvm.mlir.constant(4 : i64) : i64
      %1387 = llvm.insertelement %1035, %1385[%1386 : i64] : vector<16xf32>
      %1388 = llvm.mlir.constant(5 : i64) : i64
      %1389 = llvm.insertelement %1037, %1387[%1388 : i64] : vector<16xf32>
      %1390 = llvm.mlir.constant(6 : i64) : i64
      %1391 = llvm.insertelement %1039, %1389[%1390 : i64] : vector<16xf32>
      %1392 = llvm.mlir.constant(7 : i64) : i64
      %1393 = llvm.insertelement %1041, %1391[%1392 : i64] : vector<16xf32>
      %1394 = llvm.mlir.constant(8 : i64) : i64
      %1395 = llvm.insertelement %1043, %1393[%1394 : i64] : vector<16xf32>
      %1396 = llvm.mlir.constant(9 : i64) : i64
      %1397 = llvm.insertelement %1045, %1395[%1396 : i64] : vector<16xf32>
      %1398 = llvm.mlir.constant(10 : i64) : i64
      %1399 = llvm.insertelement %1047, %1397[%1398 : i64] : vector<16xf32>
      %1400 = llvm.mlir.constant(11 : i64) : i64
      %1401 = llvm.insertelement %1049, %1399[%1400 : i64] : vector<16xf32>
      %1402 = llvm.mlir.constant(12 : i64) : i64
      %1403 = llvm.insertelement %1051, %1401[%1402 : i64] : vector<16xf32>
      %1404 = llvm.mlir.constant(13 : i64) : i64
      %1405 = llvm.insertelement %1053, %1403[%1404 : i64] : vector<16xf32>
      %1406 = llvm.mlir.constant(14 : i64) : i64
      %1407 = llvm.insertelement %1055, %1405[%1406 : i64] : vector<16xf32>
      %1408 = llvm.mlir.constant(15 : i64) : i64
      %1409 = llvm.insertelement %1057, %1407[%1408 : i64] : vector<16xf32>
      %1410 = llvm.mlir.poison : vector<16xf32>
      %1411 = llvm.mlir.constant(0 : i64) : i64
      %1412 = llvm.insertelement %1059, %1410[%1411 : i64] : vector<16xf32>
      %1413 = llvm.mlir.constant(1 : i64) : i64
      %1414 = llvm.insertelement %1061, %1412[%1413 : i64] : vector<16xf32>
      %1415 = llvm.mlir.constant(2 : i64) : i64
      %1416 = llvm.insertelement %1063, %1414[%1415 : i64] : vector<16xf32>
      %1417 = llvm.mlir.constant(3 : i64) : i64
      %1418 = llvm.insertelement %1065, %1416[%1417 : i64] : vector<16xf32>
      %1419 = llvm.mlir.constant(4 : i64) : i64
      %1420 = llvm.insertelement %1067, %1418[%1419 : i64] : vector<16xf32>
      %1421 = llvm.mlir.constant(5 : i64) : i64
      %1422 = llvm.insertelement %1069, %1420[%1421 : i64] : vector<16xf32>
      %1423 = llvm.mlir.constant(6 : i64) : i64
      %1424 = llvm.insertelement %1071, %1422[%1423 : i64] : vector<16xf32>
      %1425 = llvm.mlir.constant(7 : i64) : i64
      %1426 = llvm.insertelement %1073, %1424[%1425 : i64] : vector<16xf32>
      %1427 = llvm.mlir.constant(8 : i64) : i64
      %1428 = llvm.insertelement %1075, %1426[%1427 : i64] : vector<16xf32>
      %1429 = llvm.mlir.constant(9 : i64) : i64
      %1430 = llvm.insertelement %1077, %1428[%1429 : i64] : vector<16xf32>
      %1431 = llvm.mlir.constant(10 : i64) : i64
      %1432 = llvm.insertelement %1079, %1430[%1431 : i64] : vector<16xf32>
      %1433 = llvm.mlir.constant(11 : i64) : i64
      %1434 = llvm.insertelement %1081, %1432[%1433 : i64] : vector<16xf32>
      %1435 = llvm.mlir.constant(12 : i64) : i64
      %1436 = llvm.insertelement %1083, %1434[%1435 : i64] : vector<16xf32>
      %1437 = llvm.mlir.constant(13 : i64) : i64
      %1438 = llvm.insertelement %1085, %1436[%1437 : i64] : vector<16xf32>
      %1439 = llvm.mlir.constant(14 : i64) : i64
      %1440 = llvm.insertelement %1087, %1438[%1439 : i64] : vector<16xf32>
      %1441 = llvm.mlir.constant(15 : i64) : i64
      %1442 = llvm.insertelement %1089, %1440[%1441 : i64] : vector<16xf32>
      %1443 = llvm.urem %79, %58 : i32
      %1444 = llvm.udiv %79, %58 : i32
      %1445 = llvm.mul %1444, %64 : i32
      %1446 = llvm.urem %82, %75 : i32
      %1447 = llvm.mul %1446, %76 : i32
      %1448 = llvm.add %1443, %1447 : i32
      %1449 = llvm.mul %1448, %58 : i32
      %1450 = llvm.add %1449, %1445 : i32
      %1451 = llvm.lshr %1450, %64 : i32
      %1452 = llvm.and %1451, %57 : i32
      %1453 = llvm.xor %1450, %1452 : i32
      %1454 = llvm.mul %1453, %75 : i32
      %1455 = llvm.getelementptr %1226[%1454] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1456 = llvm.getelementptr %1455[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1457 = llvm.load %1455 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1458 = llvm.load %1456 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1459 = llvm.bitcast %1457 : vector<4xbf16> to vector<4xi16>
      %1460 = llvm.bitcast %1458 : vector<4xbf16> to vector<4xi16>
      %1461 = llvm.urem %79, %58 : i32
      %1462 = llvm.udiv %79, %58 : i32
      %1463 = llvm.mul %1462, %64 : i32
      %1464 = llvm.udiv %82, %75 : i32
      %1465 = llvm.mul %1464, %76 : i32
      %1466 = llvm.add %1461, %1465 : i32
      %1467 = llvm.mul %1466, %62 : i32
      %1468 = llvm.urem %1463, %62 : i32
      %1469 = llvm.udiv %1463, %62 : i32
      %1470 = llvm.mul %1469, %53 : i32
      %1471 = llvm.add %1468, %1470 : i32
      %1472 = llvm.add %1467, %1471 : i32
      %1473 = llvm.lshr %1472, %64 : i32
      %1474 = llvm.and %1473, %52 : i32
      %1475 = llvm.xor %1472, %1474 : i32
      %1476 = llvm.mul %1475, %75 : i32
      %1477 = llvm.getelementptr %1229[%1476] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1478 = llvm.xor %1475, %58 : i32
      %1479 = llvm.mul %1478, %75 : i32
      %1480 = llvm.getelementptr %1229[%1479] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1481 = llvm.getelementptr %1480[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1482 = llvm.load %1477 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1483 = llvm.load %1481 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1484 = llvm.bitcast %1482 : vector<4xbf16> to vector<4xi16>
      %1485 = llvm.bitcast %1483 : vector<4xbf16> to vector<4xi16>
      %1486 = rocdl.mfma.f32.32x32x8bf16.1k %1459, %1484, %1343, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1487 = rocdl.mfma.f32.32x32x8bf16.1k %1459, %1485, %1376, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1488 = rocdl.mfma.f32.32x32x8bf16.1k %1460, %1484, %1409, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1489 = rocdl.mfma.f32.32x32x8bf16.1k %1460, %1485, %1442, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1490 = llvm.urem %79, %58 : i32
      %1491 = llvm.udiv %79, %58 : i32
      %1492 = llvm.mul %1491, %64 : i32
      %1493 = llvm.urem %82, %75 : i32
      %1494 = llvm.mul %1493, %76 : i32
      %1495 = llvm.add %1490, %1494 : i32
      %1496 = llvm.mul %1495, %58 : i32
      %1497 = llvm.add %1496, %1492 : i32
      %1498 = llvm.lshr %1497, %64 : i32
      %1499 = llvm.and %1498, %57 : i32
      %1500 = llvm.xor %1497, %1499 : i32
      %1501 = llvm.xor %1500, %63 : i32
      %1502 = llvm.mul %1501, %75 : i32
      %1503 = llvm.getelementptr %1226[%1502] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1504 = llvm.getelementptr %1503[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1505 = llvm.load %1503 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1506 = llvm.load %1504 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1507 = llvm.bitcast %1505 : vector<4xbf16> to vector<4xi16>
      %1508 = llvm.bitcast %1506 : vector<4xbf16> to vector<4xi16>
      %1509 = llvm.urem %79, %58 : i32
      %1510 = llvm.udiv %79, %58 : i32
      %1511 = llvm.mul %1510, %64 : i32
      %1512 = llvm.udiv %82, %75 : i32
      %1513 = llvm.mul %1512, %76 : i32
      %1514 = llvm.add %1509, %1513 : i32
      %1515 = llvm.mul %1514, %62 : i32
      %1516 = llvm.urem %1511, %62 : i32
      %1517 = llvm.udiv %1511, %62 : i32
      %1518 = llvm.mul %1517, %53 : i32
      %1519 = llvm.add %1516, %1518 : i32
      %1520 = llvm.add %1515, %1519 : i32
      %1521 = llvm.lshr %1520, %64 : i32
      %1522 = llvm.and %1521, %52 : i32
      %1523 = llvm.xor %1520, %1522 : i32
      %1524 = llvm.xor %1523, %63 : i32
      %1525 = llvm.mul %1524, %75 : i32
      %1526 = llvm.getelementptr %1229[%1525] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1527 = llvm.xor %1523, %50 : i32
      %1528 = llvm.mul %1527, %75 : i32
      %1529 = llvm.getelementptr %1229[%1528] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1530 = llvm.getelementptr %1529[1024] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1531 = llvm.load %1526 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1532 = llvm.load %1530 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1533 = llvm.bitcast %1531 : vector<4xbf16> to vector<4xi16>
      %1534 = llvm.bitcast %1532 : vector<4xbf16> to vector<4xi16>
      %1535 = rocdl.mfma.f32.32x32x8bf16.1k %1507, %1533, %1486, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1536 = rocdl.mfma.f32.32x32x8bf16.1k %1507, %1534, %1487, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1537 = rocdl.mfma.f32.32x32x8bf16.1k %1508, %1533, %1488, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1538 = rocdl.mfma.f32.32x32x8bf16.1k %1508, %1534, %1489, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1539 = llvm.urem %79, %58 : i32
      %1540 = llvm.udiv %79, %58 : i32
      %1541 = llvm.mul %1540, %64 : i32
      %1542 = llvm.urem %82, %75 : i32
      %1543 = llvm.mul %1542, %76 : i32
      %1544 = llvm.add %1539, %1543 : i32
      %1545 = llvm.mul %1544, %58 : i32
      %1546 = llvm.add %1545, %1541 : i32
      %1547 = llvm.lshr %1546, %64 : i32
      %1548 = llvm.and %1547, %57 : i32
      %1549 = llvm.xor %1546, %1548 : i32
      %1550 = llvm.xor %1549, %62 : i32
      %1551 = llvm.mul %1550, %75 : i32
      %1552 = llvm.getelementptr %1226[%1551] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1553 = llvm.getelementptr %1552[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1554 = llvm.load %1552 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1555 = llvm.load %1553 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1556 = llvm.bitcast %1554 : vector<4xbf16> to vector<4xi16>
      %1557 = llvm.bitcast %1555 : vector<4xbf16> to vector<4xi16>
      %1558 = llvm.urem %79, %58 : i32
      %1559 = llvm.udiv %79, %58 : i32
      %1560 = llvm.mul %1559, %64 : i32
      %1561 = llvm.udiv %82, %75 : i32
      %1562 = llvm.mul %1561, %76 : i32
      %1563 = llvm.add %1558, %1562 : i32
      %1564 = llvm.mul %1563, %62 : i32
      %1565 = llvm.urem %1560, %62 : i32
      %1566 = llvm.udiv %1560, %62 : i32
      %1567 = llvm.mul %1566, %53 : i32
      %1568 = llvm.add %1565, %1567 : i32
      %1569 = llvm.add %1564, %1568 : i32
      %1570 = llvm.lshr %1569, %64 : i32
      %1571 = llvm.and %1570, %52 : i32
      %1572 = llvm.xor %1569, %1571 : i32
      %1573 = llvm.mul %1572, %75 : i32
      %1574 = llvm.getelementptr %1229[%1573] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1575 = llvm.getelementptr %1574[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1576 = llvm.xor %1572, %58 : i32
      %1577 = llvm.mul %1576, %75 : i32
      %1578 = llvm.getelementptr %1229[%1577] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1579 = llvm.getelementptr %1578[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1580 = llvm.load %1575 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1581 = llvm.load %1579 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1582 = llvm.bitcast %1580 : vector<4xbf16> to vector<4xi16>
      %1583 = llvm.bitcast %1581 : vector<4xbf16> to vector<4xi16>
      %1584 = rocdl.mfma.f32.32x32x8bf16.1k %1556, %1582, %1535, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1585 = rocdl.mfma.f32.32x32x8bf16.1k %1556, %1583, %1536, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1586 = rocdl.mfma.f32.32x32x8bf16.1k %1557, %1582, %1537, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1587 = rocdl.mfma.f32.32x32x8bf16.1k %1557, %1583, %1538, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1588 = llvm.urem %79, %58 : i32
      %1589 = llvm.udiv %79, %58 : i32
      %1590 = llvm.mul %1589, %64 : i32
      %1591 = llvm.urem %82, %75 : i32
      %1592 = llvm.mul %1591, %76 : i32
      %1593 = llvm.add %1588, %1592 : i32
      %1594 = llvm.mul %1593, %58 : i32
      %1595 = llvm.add %1594, %1590 : i32
      %1596 = llvm.lshr %1595, %64 : i32
      %1597 = llvm.and %1596, %57 : i32
      %1598 = llvm.xor %1595, %1597 : i32
      %1599 = llvm.xor %1598, %49 : i32
      %1600 = llvm.mul %1599, %75 : i32
      %1601 = llvm.getelementptr %1226[%1600] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1602 = llvm.getelementptr %1601[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1603 = llvm.load %1601 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1604 = llvm.load %1602 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1605 = llvm.bitcast %1603 : vector<4xbf16> to vector<4xi16>
      %1606 = llvm.bitcast %1604 : vector<4xbf16> to vector<4xi16>
      %1607 = llvm.urem %79, %58 : i32
      %1608 = llvm.udiv %79, %58 : i32
      %1609 = llvm.mul %1608, %64 : i32
      %1610 = llvm.udiv %82, %75 : i32
      %1611 = llvm.mul %1610, %76 : i32
      %1612 = llvm.add %1607, %1611 : i32
      %1613 = llvm.mul %1612, %62 : i32
      %1614 = llvm.urem %1609, %62 : i32
      %1615 = llvm.udiv %1609, %62 : i32
      %1616 = llvm.mul %1615, %53 : i32
      %1617 = llvm.add %1614, %1616 : i32
      %1618 = llvm.add %1613, %1617 : i32
      %1619 = llvm.lshr %1618, %64 : i32
      %1620 = llvm.and %1619, %52 : i32
      %1621 = llvm.xor %1618, %1620 : i32
      %1622 = llvm.xor %1621, %63 : i32
      %1623 = llvm.mul %1622, %75 : i32
      %1624 = llvm.getelementptr %1229[%1623] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1625 = llvm.getelementptr %1624[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1626 = llvm.xor %1621, %50 : i32
      %1627 = llvm.mul %1626, %75 : i32
      %1628 = llvm.getelementptr %1229[%1627] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1629 = llvm.getelementptr %1628[5120] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1630 = llvm.load %1625 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1631 = llvm.load %1629 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %1632 = llvm.bitcast %1630 : vector<4xbf16> to vector<4xi16>
      %1633 = llvm.bitcast %1631 : vector<4xbf16> to vector<4xi16>
      %1634 = rocdl.mfma.f32.32x32x8bf16.1k %1605, %1632, %1584, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1635 = rocdl.mfma.f32.32x32x8bf16.1k %1605, %1633, %1585, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1636 = rocdl.mfma.f32.32x32x8bf16.1k %1606, %1632, %1586, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1637 = rocdl.mfma.f32.32x32x8bf16.1k %1606, %1633, %1587, %73, %73, %73 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %1638 = llvm.mlir.constant(0 : i64) : i64
      %1639 = llvm.extractelement %1634[%1638 : i64] : vector<16xf32>
      %1640 = llvm.mlir.constant(1 : i64) : i64
      %1641 = llvm.extractelement %1634[%1640 : i64] : vector<16xf32>
      %1642 = llvm.mlir.constant(2 : i64) : i64
      %1643 = llvm.extractelement %1634[%1642 : i64] : vector<16xf32>
      %1644 = llvm.mlir.constant(3 : i64) : i64
      %1645 = llvm.extractelement %1634[%1644 : i64] : vector<16xf32>
      %1646 = llvm.mlir.constant(4 : i64) : i64
      %1647 = llvm.extractelement %1634[%1646 : i64] : vector<16xf32>
      %1648 = llvm.mlir.constant(5 : i64) : i64
      %1649 = llvm.extractelement %1634[%1648 : i64] : vector<16xf32>
      %1650 = llvm.mlir.constant(6 : i64) : i64
      %1651 = llvm.extractelement %1634[%1650 : i64] : vector<16xf32>
      %1652 = llvm.mlir.constant(7 : i64) : i64
      %1653 = llvm.extractelement %1634[%1652 : i64] : vector<16xf32>
      %1654 = llvm.mlir.constant(8 : i64) : i64
      %1655 = llvm.extractelement %1634[%1654 : i64] : vector<16xf32>
      %1656 = llvm.mlir.constant(9 : i64) : i64
      %1657 = llvm.extractelement %1634[%1656 : i64] : vector<16xf32>
      %1658 = llvm.mlir.constant(10 : i64) : i64
      %1659 = llvm.extractelement %1634[%1658 : i64] : vector<16xf32>
      %1660 = llvm.mlir.constant(11 : i64) : i64
      %1661 = llvm.extractelement %1634[%1660 : i64] : vector<16xf32>
      %1662 = llvm.mlir.constant(12 : i64) : i64
      %1663 = llvm.extractelement %1634[%1662 : i64] : vector<16xf32>
      %1664 = llvm.mlir.constant(13 : i64) : i64
      %1665 = llvm.extractelement %1634[%1664 : i64] : vector<16xf32>
      %1666 = llvm.mlir.constant(14 : i64) : i64
      %1667 = llvm.extractelement %1634[%1666 : i64] : vector<16xf32>
      %1668 = llvm.mlir.constant(15 : i64) : i64
      %1669 = llvm.extractelement %1634[%1668 : i64] : vector<16xf32>
      %1670 = llvm.mlir.constant(0 : i64) : i64
      %1671 = llvm.extractelement %1635[%1670 : i64] : vector<16xf32>
      %1672 = llvm.mlir.constant(1 : i64) : i64
      %1673 = llvm.extractelement %1635[%1672 : i64] : vector<16xf32>
      %1674 = llvm.mlir.constant(2 : i64) : i64
      %1675 = llvm.extractelement %1635[%1674 : i64] : vector<16xf32>
      %1676 = llvm.mlir.constant(3 : i64) : i64
      %1677 = llvm.extractelement %1635[%1676 : i64] : vector<16xf32>
      %1678 = llvm.mlir.constant(4 : i64) : i64
      %1679 = llvm.extractelement %1635[%1678 : i64] : vector<16xf32>
      %1680 = llvm.mlir.constant(5 : i64) : i64
      %1681 = llvm.extractelement %1635[%1680 : i64] : vector<16xf32>
      %1682 = llvm.mlir.constant(6 : i64) : i64
      %1683 = llvm.extractelement %1635[%1682 : i64] : vector<16xf32>
      %1684 = llvm.mlir.constant(7 : i64) : i64
      %1685 = llvm.extractelement %1635[%1684 : i64] : vector<16xf32>
      %1686 = llvm.mlir.constant(8 : i64) : i64
      %1687 = llvm.extractelement %1635[%1686 : i64] : vector<16xf32>
      %1688 = llvm.mlir.constant(9 : i64) : i64
      %1689 = llvm.extractelement %1635[%1688 : i64] : vector<16xf32>
      %1690 = llvm.mlir.constant(10 : i64) : i64
      %1691 = llvm.extractelement %1635[%1690 : i64] : vector<16xf32>
      %1692 = llvm.mlir.constant(11 : i64) : i64
      %1693 = llvm.extractelement %1635[%1692 : i64] : vector<16xf32>
      %1694 = llvm.mlir.constant(12 : i64) : i64
      %1695 = llvm.extractelement %1635[%1694 : i64] : vector<16xf32>
      %1696 = llvm.mlir.constant(13 : i64) : i64
      %1697 = llvm.extractelement %1635[%1696 : i64] : vector<16xf32>
      %1698 = llvm.mlir.constant(14 : i64) : i64
      %1699 = llvm.extractelement %1635[%1698 : i64] : vector<16xf32>
      %1700 = llvm.mlir.constant(15 : i64) : i64
      %1701 = llvm.extractelement %1635[%1700 : i64] : vector<16xf32>
      %1702 = llvm.mlir.constant(0 : i64) : i64
      %1703 = llvm.extractelement %1636[%1702 : i64] : vector<16xf32>
      %1704 = llvm.mlir.constant(1 : i64) : i64
      %1705 = llvm.extractelement %1636[%1704 : i64] : vector<16xf32>
      %1706 = llvm.mlir.constant(2 : i64) : i64
      %1707 = llvm.extractelement %1636[%1706 : i64] : vector<16xf32>
      %1708 = llvm.mlir.constant(3 : i64) : i64
      %1709 = llvm.extractelement %1636[%1708 : i64] : vector<16xf32>
      %1710 = llvm.mlir.constant(4 : i64) : i64
      %1711 = llvm.extractelement %1636[%1710 : i64] : vector<16xf32>
      %1712 = llvm.mlir.constant(5 : i64) : i64
      %1713 = llvm.extractelement %1636[%1712 : i64] : vector<16xf32>
      %1714 = llvm.mlir.constant(6 : i64) : i64
      %1715 = llvm.extractelement %1636[%1714 : i64] : vector<16xf32>
      %1716 = llvm.mlir.constant(7 : i64) : i64
      %1717 = llvm.extractelement %1636[%1716 : i64] : vector<16xf32>
      %1718 = llvm.mlir.constant(8 : i64) : i64
      %1719 = llvm.extractelement %1636[%1718 : i64] : vector<16xf32>
      %1720 = llvm.mlir.constant(9 : i64) : i64
      %1721 = llvm.extractelement %1636[%1720 : i64] : vector<16xf32>
      %1722 = llvm.mlir.constant(10 : i64) : i64
      %1723 = llvm.extractelement %1636[%1722 : i64] : vector<16xf32>
      %1724 = llvm.mlir.constant(11 : i64) : i64
      %1725 = llvm.extractelement %1636[%1724 : i64] : vector<16xf32>
      %1726 = llvm.mlir.constant(12 : i64) : i64
      %1727 = llvm.extractelement %1636[%1726 : i64] : vector<16xf32>
      %1728 = llvm.mlir.constant(13 : i64) : i64
      %1729 = llvm.extractelement %1636[%1728 : i64] : vector<16xf32>
      %1730 = llvm.mlir.constant(14 : i64) : i64
      %1731 = llvm.extractelement %1636[%1730 : i64] : vector<16xf32>
      %1732 = llvm.mlir.constant(15 : i64) : i64
      %1733 = llvm.extractelement %1636[%1732 : i64] : vector<16xf32>
      %1734 = llvm.mlir.constant(0 : i64) : i64
      %1735 = llvm.extractelement %1637[%1734 : i64] : vector<16xf32>
      %1736 = llvm.mlir.constant(1 : i64) : i64
      %1737 = llvm.extractelement %1637[%1736 : i64] : vector<16xf32>
      %1738 = llvm.mlir.constant(2 : i64) : i64
      %1739 = llvm.extractelement %1637[%1738 : i64] : vector<16xf32>
      %1740 = llvm.mlir.constant(3 : i64) : i64
      %1741 = llvm.extractelement %1637[%1740 : i64] : vector<16xf32>
      %1742 = llvm.mlir.constant(4 : i64) : i64
      %1743 = llvm.extractelement %1637[%1742 : i64] : vector<16xf32>
      %1744 = llvm.mlir.constant(5 : i64) : i64
      %1745 = llvm.extractelement %1637[%1744 : i64] : vector<16xf32>
      %1746 = llvm.mlir.constant(6 : i64) : i64
      %1747 = llvm.extractelement %1637[%1746 : i64] : vector<16xf32>
      %1748 = llvm.mlir.constant(7 : i64) : i64
      %1749 = llvm.extractelement %1637[%1748 : i64] : vector<16xf32>
      %1750 = llvm.mlir.constant(8 : i64) : i64
      %1751 = llvm.extractelement %1637[%1750 : i64] : vector<16xf32>
      %1752 = llvm.mlir.constant(9 : i64) : i64
      %1753 = llvm.extractelement %1637[%1752 : i64] : vector<16xf32>
      %1754 = llvm.mlir.constant(10 : i64) : i64
      %1755 = llvm.extractelement %1637[%1754 : i64] : vector<16xf32>
      %1756 = llvm.mlir.constant(11 : i64) : i64
      %1757 = llvm.extractelement %1637[%1756 : i64] : vector<16xf32>
      %1758 = llvm.mlir.constant(12 : i64) : i64
      %1759 = llvm.extractelement %1637[%1758 : i64] : vector<16xf32>
      %1760 = llvm.mlir.constant(13 : i64) : i64
      %1761 = llvm.extractelement %1637[%1760 : i64] : vector<16xf32>
      %1762 = llvm.mlir.constant(14 : i64) : i64
      %1763 = llvm.extractelement %1637[%1762 : i64] : vector<16xf32>
      %1764 = llvm.mlir.constant(15 : i64) : i64
      %1765 = llvm.extractelement %1637[%1764 : i64] : vector<16xf32>
      %1766 = llvm.mlir.poison : vector<4xf32>
      %1767 = llvm.mlir.constant(0 : i64) : i64
      %1768 = llvm.insertelement %1639, %1766[%1767 : i64] : vector<4xf32>
      %1769 = llvm.mlir.constant(1 : i64) : i64
      %1770 = llvm.insertelement %1641, %1768[%1769 : i64] : vector<4xf32>
      %1771 = llvm.mlir.constant(2 : i64) : i64
      %1772 = llvm.insertelement %1643, %1770[%1771 : i64] : vector<4xf32>
      %1773 = llvm.mlir.constant(3 : i64) : i64
      %1774 = llvm.insertelement %1645, %1772[%1773 : i64] : vector<4xf32>
      %1775 = llvm.mlir.poison : vector<4xf32>
      %1776 = llvm.mlir.constant(0 : i64) : i64
      %1777 = llvm.insertelement %1647, %1775[%1776 : i64] : vector<4xf32>
      %1778 = llvm.mlir.constant(1 : i64) : i64
      %1779 = llvm.insertelement %1649, %1777[%1778 : i64] : vector<4xf32>
      %1780 = llvm.mlir.constant(2 : i64) : i64
      %1781 = llvm.insertelement %1651, %1779[%1780 : i64] : vector<4xf32>
      %1782 = llvm.mlir.constant(3 : i64) : i64
      %1783 = llvm.insertelement %1653, %1781[%1782 : i64] : vector<4xf32>
      %1784 = llvm.mlir.poison : vector<4xf32>
      %1785 = llvm.mlir.constant(0 : i64) : i64
      %1786 = llvm.insertelement %1655, %1784[%1785 : i64] : vector<4xf32>
      %1787 = llvm.mlir.constant(1 : i64) : i64
      %1788 = llvm.insertelement %1657, %1786[%1787 : i64] : vector<4xf32>
      %1789 = llvm.mlir.constant(2 : i64) : i64
      %1790 = llvm.insertelement %1659, %1788[%1789 : i64] : vector<4xf32>
      %1791 = llvm.mlir.constant(3 : i64) : i64
      %1792 = llvm.insertelement %1661, %1790[%1791 : i64] : vector<4xf32>
      %1793 = llvm.mlir.poison : vector<4xf32>
      %1794 = llvm.mlir.constant(0 : i64) : i64
      %1795 = llvm.insertelement %1663, %1793[%1794 : i64] : vector<4xf32>
      %1796 = llvm.mlir.constant(1 : i64) : i64
      %1797 = llvm.insertelement %1665, %1795[%1796 : i64] : vector<4xf32>
      %1798 = llvm.mlir.constant(2 : i64) : i64
      %1799 = llvm.insertelement %1667, %1797[%1798 : i64] : vector<4xf32>
      %1800 = llvm.mlir.constant(3 : i64) : i64
      %1801 = llvm.insertelement %1669, %1799[%1800 : i64] : vector<4xf32>
      %1802 = llvm.mlir.poison : vector<4xf32>
      %1803 = llvm.mlir.constant(0 : i64) : i64
      %1804 = llvm.insertelement %1671, %1802[%1803 : i64] : vector<4xf32>
      %1805 = llvm.mlir.constant(1 : i64) : i64
      %1806 = llvm.insertelement %1673, %1804[%1805 : i64] : vector<4xf32>
      %1807 = llvm.mlir.constant(2 : i64) : i64
      %1808 = llvm.insertelement %1675, %1806[%1807 : i64] : vector<4xf32>
      %1809 = llvm.mlir.constant(3 : i64) : i64
      %1810 = llvm.insertelement %1677, %1808[%1809 : i64] : vector<4xf32>
      %1811 = llvm.mlir.poison : vector<4xf32>
      %1812 = llvm.mlir.constant(0 : i64) : i64
      %1813 = llvm.insertelement %1679, %1811[%1812 : i64] : vector<4xf32>
      %1814 = llvm.mlir.constant(1 : i64) : i64
      %1815 = llvm.insertelement %1681, %1813[%1814 : i64] : vector<4xf32>
      %1816 = llvm.mlir.constant(2 : i64) : i64
      %1817 = llvm.insertelement %1683, %1815[%1816 : i64] : vector<4xf32>
      %1818 = llvm.mlir.constant(3 : i64) : i64
      %1819 = llvm.insertelement %1685, %1817[%1818 : i64] : vector<4xf32>
      %1820 = llvm.mlir.poison : vector<4xf32>
      %1821 = llvm.mlir.constant(0 : i64) : i64
      %1822 = llvm.insertelement %1687, %1820[%1821 : i64] : vector<4xf32>
      %1823 = llvm.mlir.constant(1 : i64) : i64
      %1824 = llvm.insertelement %1689, %1822[%1823 : i64] : vector<4xf32>
      %1825 = llvm.mlir.constant(2 : i64) : i64
      %1826 = llvm.insertelement %1691, %1824[%1825 : i64] : vector<4xf32>
      %1827 = llvm.mlir.constant(3 : i64) : i64
      %1828 = llvm.insertelement %1693, %1826[%1827 : i64] : vector<4xf32>
      %1829 = llvm.mlir.poison : vector<4xf32>
      %1830 = llvm.mlir.constant(0 : i64) : i64
      %1831 = llvm.insertelement %1695, %1829[%1830 : i64] : vector<4xf32>
      %1832 = llvm.mlir.constant(1 : i64) : i64
      %1833 = llvm.insertelement %1697, %1831[%1832 : i64] : vector<4xf32>
      %1834 = llvm.mlir.constant(2 : i64) : i64
      %1835 = llvm.insertelement %1699, %1833[%1834 : i64] : vector<4xf32>
      %1836 = llvm.mlir.constant(3 : i64) : i64
      %1837 = llvm.insertelement %1701, %1835[%1836 : i64] : vector<4xf32>
      %1838 = llvm.mlir.poison : vector<4xf32>
      %1839 = llvm.mlir.constant(0 : i64) : i64
      %1840 = llvm.insertelement %1703, %1838[%1839 : i64] : vector<4xf32>
      %1841 = llvm.mlir.constant(1 : i64) : i64
      %1842 = llvm.insertelement %1705, %1840[%1841 : i64] : vector<4xf32>
      %1843 = llvm.mlir.constant(2 : i64) : i64
      %1844 = llvm.insertelement %1707, %1842[%1843 : i64] : vector<4xf32>
      %1845 = llvm.mlir.constant(3 : i64) : i64
      %1846 = llvm.insertelement %1709, %1844[%1845 : i64] : vector<4xf32>
      %1847 = llvm.mlir.poison : vector<4xf32>
      %1848 = llvm.mlir.constant(0 : i64) : i64
      %1849 = llvm.insertelement %1711, %1847[%1848 : i64] : vector<4xf32>
      %1850 = llvm.mlir.constant(1 : i64) : i64
      %1851 = llvm.insertelement %1713, %1849[%1850 : i64] : vector<4xf32>
      %1852 = llvm.mlir.constant(2 : i64) : i64
      %1853 = llvm.insertelement %1715, %1851[%1852 : i64] : vector<4xf32>
      %1854 = llvm.mlir.constant(3 : i64) : i64
      %1855 = llvm.insertelement %1717, %1853[%1854 : i64] : vector<4xf32>
      %1856 = llvm.mlir.poison : vector<4xf32>
      %1857 = llvm.mlir.constant(0 : i64) : i64
      %1858 = llvm.insertelement %1719, %1856[%1857 : i64] : vector<4xf32>
      %1859 = llvm.mlir.constant(1 : i64) : i64
      %1860 = llvm.insertelement %1721, %1858[%1859 : i64] : vector<4xf32>
      %1861 = llvm.mlir.constant(2 : i64) : i64
      %1862 = llvm.insertelement %1723, %1860[%1861 : i64] : vector<4xf32>
      %1863 = llvm.mlir.constant(3 : i64) : i64
      %1864 = llvm.insertelement %1725, %1862[%1863 : i64] : vector<4xf32>
      %1865 = llvm.mlir.poison : vector<4xf32>
      %1866 = llvm.mlir.constant(0 : i64) : i64
      %1867 = llvm.insertelement %1727, %1865[%1866 : i64] : vector<4xf32>
      %1868 = llvm.mlir.constant(1 : i64) : i64
      %1869 = llvm.insertelement %1729, %1867[%1868 : i64] : vector<4xf32>
      %1870 = llvm.mlir.constant(2 : i64) : i64
      %1871 = llvm.insertelement %1731, %1869[%1870 : i64] : vector<4xf32>
      %1872 = llvm.mlir.constant(3 : i64) : i64
      %1873 = llvm.insertelement %1733, %1871[%1872 : i64] : vector<4xf32>
      %1874 = llvm.mlir.poison : vector<4xf32>
      %1875 = llvm.mlir.constant(0 : i64) : i64
      %1876 = llvm.insertelement %1735, %1874[%1875 : i64] : vector<4xf32>
      %1877 = llvm.mlir.constant(1 : i64) : i64
      %1878 = llvm.insertelement %1737, %1876[%1877 : i64] : vector<4xf32>
      %1879 = llvm.mlir.constant(2 : i64) : i64
      %1880 = llvm.insertelement %1739, %1878[%1879 : i64] : vector<4xf32>
      %1881 = llvm.mlir.constant(3 : i64) : i64
      %1882 = llvm.insertelement %1741, %1880[%1881 : i64] : vector<4xf32>
      %1883 = llvm.mlir.poison : vector<4xf32>
      %1884 = llvm.mlir.constant(0 : i64) : i64
      %1885 = llvm.insertelement %1743, %1883[%1884 : i64] : vector<4xf32>
      %1886 = llvm.mlir.constant(1 : i64) : i64
      %1887 = llvm.insertelement %1745, %1885[%1886 : i64] : vector<4xf32>
      %1888 = llvm.mlir.constant(2 : i64) : i64
      %1889 = llvm.insertelement %1747, %1887[%1888 : i64] : vector<4xf32>
      %1890 = llvm.mlir.constant(3 : i64) : i64
      %1891 = llvm.insertelement %1749, %1889[%1890 : i64] : vector<4xf32>
      %1892 = llvm.mlir.poison : vector<4xf32>
      %1893 = llvm.mlir.constant(0 : i64) : i64
      %1894 = llvm.insertelement %1751, %1892[%1893 : i64] : vector<4xf32>
      %1895 = llvm.mlir.constant(1 : i64) : i64
      %1896 = llvm.insertelement %1753, %1894[%1895 : i64] : vector<4xf32>
      %1897 = llvm.mlir.constant(2 : i64) : i64
      %1898 = llvm.insertelement %1755, %1896[%1897 : i64] : vector<4xf32>
      %1899 = llvm.mlir.constant(3 : i64) : i64
      %1900 = llvm.insertelement %1757, %1898[%1899 : i64] : vector<4xf32>
      %1901 = llvm.mlir.poison : vector<4xf32>
      %1902 = llvm.mlir.constant(0 : i64) : i64
      %1903 = llvm.insertelement %1759, %1901[%1902 : i64] : vector<4xf32>
      %1904 = llvm.mlir.constant(1 : i64) : i64
      %1905 = llvm.insertelement %1761, %1903[%1904 : i64] : vector<4xf32>
      %1906 = llvm.mlir.constant(2 : i64) : i64
      %1907 = llvm.insertelement %1763, %1905[%1906 : i64] : vector<4xf32>
      %1908 = llvm.mlir.constant(3 : i64) : i64
      %1909 = llvm.insertelement %1765, %1907[%1908 : i64] : vector<4xf32>
      %1910 = llvm.mul %1224, %65 : i32
      %1911 = llvm.getelementptr %77[%1910] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1912 = llvm.getelementptr %77[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1913 = llvm.mul %1224, %65 : i32
      %1914 = llvm.getelementptr %1912[%1913] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1915 = llvm.urem %79, %64 : i32
      %1916 = llvm.mul %1915, %63 : i32
      %1917 = llvm.udiv %79, %64 : i32
      %1918 = llvm.mul %82, %62 : i32
      %1919 = llvm.add %1917, %1918 : i32
      %1920 = llvm.mul %1919, %58 : i32
      %1921 = llvm.add %1920, %1916 : i32
      %1922 = llvm.lshr %1921, %64 : i32
      %1923 = llvm.and %1922, %57 : i32
      %1924 = llvm.xor %1921, %1923 : i32
      %1925 = llvm.mul %1924, %75 : i32
      %1926 = llvm.getelementptr %1911[%1925] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1927 = llvm.xor %1924, %64 : i32
      %1928 = llvm.mul %1927, %75 : i32
      %1929 = llvm.getelementptr %1911[%1928] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1930 = llvm.getelementptr %1926[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1931 = llvm.getelementptr %1929[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1932 = llvm.shufflevector %459, %459 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1932, %1926 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1933 = llvm.shufflevector %459, %459 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1933, %1929 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1934 = llvm.shufflevector %461, %461 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1934, %1930 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1935 = llvm.shufflevector %461, %461 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1935, %1931 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1936 = llvm.bitcast %500 : vector<4xbf16> to vector<2xi32>
      %1937 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1936 : (vector<2xi32>) -> vector<2xi32>
      %1938 = llvm.bitcast %1937 : vector<2xi32> to vector<4xbf16>
      %1939 = llvm.bitcast %502 : vector<4xbf16> to vector<2xi32>
      %1940 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1939 : (vector<2xi32>) -> vector<2xi32>
      %1941 = llvm.bitcast %1940 : vector<2xi32> to vector<4xbf16>
      %1942 = llvm.bitcast %504 : vector<4xbf16> to vector<2xi32>
      %1943 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1942 : (vector<2xi32>) -> vector<2xi32>
      %1944 = llvm.bitcast %1943 : vector<2xi32> to vector<4xbf16>
      %1945 = llvm.bitcast %506 : vector<4xbf16> to vector<2xi32>
      %1946 = llvm.inline_asm has_side_effects asm_dialect = att "", "=v,0" %1945 : (vector<2xi32>) -> vector<2xi32>
      %1947 = llvm.bitcast %1946 : vector<2xi32> to vector<4xbf16>
      %1948 = llvm.mlir.constant(0 : i64) : i64
      %1949 = llvm.extractelement %1938[%1948 : i64] : vector<4xbf16>
      %1950 = llvm.mlir.constant(1 : i64) : i64
      %1951 = llvm.extractelement %1938[%1950 : i64] : vector<4xbf16>
      %1952 = llvm.mlir.constant(2 : i64) : i64
      %1953 = llvm.extractelement %1938[%1952 : i64] : vector<4xbf16>
      %1954 = llvm.mlir.constant(3 : i64) : i64
      %1955 = llvm.extractelement %1938[%1954 : i64] : vector<4xbf16>
      %1956 = llvm.mlir.constant(0 : i64) : i64
      %1957 = llvm.extractelement %1941[%1956 : i64] : vector<4xbf16>
      %1958 = llvm.mlir.constant(1 : i64) : i64
      %1959 = llvm.extractelement %1941[%1958 : i64] : vector<4xbf16>
      %1960 = llvm.mlir.constant(2 : i64) : i64
      %1961 = llvm.extractelement %1941[%1960 : i64] : vector<4xbf16>
      %1962 = llvm.mlir.constant(3 : i64) : i64
      %1963 = llvm.extractelement %1941[%1962 : i64] : vector<4xbf16>
      %1964 = llvm.mlir.constant(0 : i64) : i64
      %1965 = llvm.extractelement %1944[%1964 : i64] : vector<4xbf16>
      %1966 = llvm.mlir.constant(1 : i64) : i64
      %1967 = llvm.extractelement %1944[%1966 : i64] : vector<4xbf16>
      %1968 = llvm.mlir.constant(2 : i64) : i64
      %1969 = llvm.extractelement %1944[%1968 : i64] : vector<4xbf16>
      %1970 = llvm.mlir.constant(3 : i64) : i64
      %1971 = llvm.extractelement %1944[%1970 : i64] : vector<4xbf16>
      %1972 = llvm.mlir.constant(0 : i64) : i64
      %1973 = llvm.extractelement %1947[%1972 : i64] : vector<4xbf16>
      %1974 = llvm.mlir.constant(1 : i64) : i64
      %1975 = llvm.extractelement %1947[%1974 : i64] : vector<4xbf16>
      %1976 = llvm.mlir.constant(2 : i64) : i64
      %1977 = llvm.extractelement %1947[%1976 : i64] : vector<4xbf16>
      %1978 = llvm.mlir.constant(3 : i64) : i64
      %1979 = llvm.extractelement %1947[%1978 : i64] : vector<4xbf16>
      %1980 = llvm.mlir.poison : vector<4xbf16>
      %1981 = llvm.mlir.constant(0 : i64) : i64
      %1982 = llvm.insertelement %1949, %1980[%1981 : i64] : vector<4xbf16>
      %1983 = llvm.mlir.constant(1 : i64) : i64
      %1984 = llvm.insertelement %1957, %1982[%1983 : i64] : vector<4xbf16>
      %1985 = llvm.mlir.constant(2 : i64) : i64
      %1986 = llvm.insertelement %1965, %1984[%1985 : i64] : vector<4xbf16>
      %1987 = llvm.mlir.constant(3 : i64) : i64
      %1988 = llvm.insertelement %1973, %1986[%1987 : i64] : vector<4xbf16>
      %1989 = llvm.mlir.poison : vector<4xbf16>
      %1990 = llvm.mlir.constant(0 : i64) : i64
      %1991 = llvm.insertelement %1951, %1989[%1990 : i64] : vector<4xbf16>
      %1992 = llvm.mlir.constant(1 : i64) : i64
      %1993 = llvm.insertelement %1959, %1991[%1992 : i64] : vector<4xbf16>
      %1994 = llvm.mlir.constant(2 : i64) : i64
      %1995 = llvm.insertelement %1967, %1993[%1994 : i64] : vector<4xbf16>
      %1996 = llvm.mlir.constant(3 : i64) : i64
      %1997 = llvm.insertelement %1975, %1995[%1996 : i64] : vector<4xbf16>
      %1998 = llvm.mlir.poison : vector<4xbf16>
      %1999 = llvm.mlir.constant(0 : i64) : i64
      %2000 = llvm.insertelement %1953, %1998[%1999 : i64] : vector<4xbf16>
      %2001 = llvm.mlir.constant(1 : i64) : i64
      %2002 = llvm.insertelement %1961, %2000[%2001 : i64] : vector<4xbf16>
      %2003 = llvm.mlir.constant(2 : i64) : i64
      %2004 = llvm.insertelement %1969, %2002[%2003 : i64] : vector<4xbf16>
      %2005 = llvm.mlir.constant(3 : i64) : i64
      %2006 = llvm.insertelement %1977, %2004[%2005 : i64] : vector<4xbf16>
      %2007 = llvm.mlir.poison : vector<4xbf16>
      %2008 = llvm.mlir.constant(0 : i64) : i64
      %2009 = llvm.insertelement %1955, %2007[%2008 : i64] : vector<4xbf16>
      %2010 = llvm.mlir.constant(1 : i64) : i64
      %2011 = llvm.insertelement %1963, %2009[%2010 : i64] : vector<4xbf16>
      %2012 = llvm.mlir.constant(2 : i64) : i64
      %2013 = llvm.insertelement %1971, %2011[%2012 : i64] : vector<4xbf16>
      %2014 = llvm.mlir.constant(3 : i64) : i64
      %2015 = llvm.insertelement %1979, %2013[%2014 : i64] : vector<4xbf16>
      %2016 = llvm.urem %79, %58 : i32
      %2017 = llvm.mul %2016, %64 : i32
      %2018 = llvm.udiv %79, %58 : i32
      %2019 = llvm.mul %2018, %64 : i32
      %2020 = llvm.mul %82, %63 : i32
      %2021 = llvm.add %2019, %2020 : i32
      %2022 = llvm.mul %2017, %62 : i32
      %2023 = llvm.urem %2021, %62 : i32
      %2024 = llvm.udiv %2021, %62 : i32
      %2025 = llvm.mul %2024, %53 : i32
      %2026 = llvm.add %2023, %2025 : i32
      %2027 = llvm.add %2022, %2026 : i32
      %2028 = llvm.lshr %2027, %64 : i32
      %2029 = llvm.and %2028, %52 : i32
      %2030 = llvm.xor %2027, %2029 : i32
      %2031 = llvm.mul %2030, %75 : i32
      %2032 = llvm.getelementptr %1914[%2031] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %2033 = llvm.xor %2030, %62 : i32
      %2034 = llvm.mul %2033, %75 : i32
      %2035 = llvm.getelementptr %1914[%2034] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %2036 = llvm.xor %2030, %58 : i32
      %2037 = llvm.mul %2036, %75 : i32
      %2038 = llvm.getelementptr %1914[%2037] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %2039 = llvm.xor %2030, %51 : i32
      %2040 = llvm.mul %2039, %75 : i32
      %2041 = llvm.getelementptr %1914[%2040] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      llvm.store %1988, %2032 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %1997, %2035 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %2006, %2038 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      llvm.store %2015, %2041 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %2042 = llvm.add %1224, %74 : i32
      %2043 = llvm.icmp "eq" %2042, %75 : i32
      %2044 = llvm.select %2043, %73, %2042 : i1, i32
      %2045 = llvm.add %395, %71 : i64
      llvm.br ^bb1(%2045, %1774, %1783, %1792, %1801, %1810, %1819, %1828, %1837, %1846, %1855, %1864, %1873, %1882, %1891, %1900, %1909, %1263, %1265, %1304, %1306, %1308, %1310, %2044, %1232 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<8xbf16>, vector<8xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, i32, i32)
    ^bb3:  // pred: ^bb1
      %2046 = llvm.add %114, %69 : i64
      %2047 = llvm.icmp "sle" %2046, %arg5 : i64
      %2048 = llvm.add %113, %69 : i64
      %2049 = llvm.icmp "sle" %2048, %arg4 : i64
      %2050 = llvm.and %2047, %2049 : i1
      llvm.cond_br %2050, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %2051 = llvm.urem %79, %58 : i32
      %2052 = llvm.udiv %82, %75 : i32
      %2053 = llvm.mul %2052, %76 : i32
      %2054 = llvm.add %2051, %2053 : i32
      %2055 = llvm.zext %2054 : i32 to i64
      %2056 = llvm.add %114, %2055 : i64
      %2057 = llvm.mul %2056, %61 : i64
      %2058 = llvm.getelementptr %arg2[%2057] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2059 = llvm.getelementptr %2058[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2060 = llvm.load %2058 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2061 = llvm.load %2059 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2062 = llvm.fpext %2060 : bf16 to f32
      %2063 = llvm.fpext %2061 : bf16 to f32
      %2064 = llvm.mlir.poison : vector<4xf32>
      %2065 = llvm.mlir.constant(0 : i32) : i32
      %2066 = llvm.insertelement %2062, %2064[%2065 : i32] : vector<4xf32>
      %2067 = llvm.shufflevector %2066, %2064 [0, 0, 0, 0] : vector<4xf32> 
      %2068 = llvm.mlir.poison : vector<4xf32>
      %2069 = llvm.mlir.constant(0 : i32) : i32
      %2070 = llvm.insertelement %2063, %2068[%2069 : i32] : vector<4xf32>
      %2071 = llvm.shufflevector %2070, %2068 [0, 0, 0, 0] : vector<4xf32> 
      %2072 = llvm.fadd %396, %2067 : vector<4xf32>
      %2073 = llvm.fadd %397, %2067 : vector<4xf32>
      %2074 = llvm.fadd %398, %2067 : vector<4xf32>
      %2075 = llvm.fadd %399, %2067 : vector<4xf32>
      %2076 = llvm.fadd %400, %2071 : vector<4xf32>
      %2077 = llvm.fadd %401, %2071 : vector<4xf32>
      %2078 = llvm.fadd %402, %2071 : vector<4xf32>
      %2079 = llvm.fadd %403, %2071 : vector<4xf32>
      %2080 = llvm.fadd %404, %2067 : vector<4xf32>
      %2081 = llvm.fadd %405, %2067 : vector<4xf32>
      %2082 = llvm.fadd %406, %2067 : vector<4xf32>
      %2083 = llvm.fadd %407, %2067 : vector<4xf32>
      %2084 = llvm.fadd %408, %2071 : vector<4xf32>
      %2085 = llvm.fadd %409, %2071 : vector<4xf32>
      %2086 = llvm.fadd %410, %2071 : vector<4xf32>
      %2087 = llvm.fadd %411, %2071 : vector<4xf32>
      %2088 = llvm.fptrunc %2072 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
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
      %2104 = llvm.intr.maximum(%2088, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
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
      %2120 = llvm.urem %79, %58 : i32
      %2121 = llvm.udiv %79, %58 : i32
      %2122 = llvm.mul %2121, %64 : i32
      %2123 = llvm.urem %82, %75 : i32
      %2124 = llvm.mul %2123, %76 : i32
      %2125 = llvm.add %2122, %2124 : i32
      %2126 = llvm.udiv %82, %75 : i32
      %2127 = llvm.mul %2126, %76 : i32
      %2128 = llvm.add %2120, %2127 : i32
      %2129 = llvm.zext %2125 : i32 to i64
      %2130 = llvm.add %113, %2129 : i64
      %2131 = llvm.mul %2130, %arg5 : i64
      %2132 = llvm.zext %2128 : i32 to i64
      %2133 = llvm.add %114, %2132 : i64
      %2134 = llvm.add %2131, %2133 : i64
      %2135 = llvm.mul %2134, %61 : i64
      %2136 = llvm.getelementptr %arg3[%2135] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2137 = llvm.mul %arg5, %61 : i64
      %2138 = llvm.getelementptr %2136[%2137] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2139 = llvm.mul %arg5, %56 : i64
      %2140 = llvm.getelementptr %2136[%2139] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2141 = llvm.mul %arg5, %55 : i64
      %2142 = llvm.getelementptr %2136[%2141] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2143 = llvm.mul %arg5, %68 : i64
      %2144 = llvm.getelementptr %2136[%2143] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2145 = llvm.mul %arg5, %48 : i64
      %2146 = llvm.getelementptr %2136[%2145] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2147 = llvm.mul %arg5, %47 : i64
      %2148 = llvm.getelementptr %2136[%2147] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2149 = llvm.mul %arg5, %46 : i64
      %2150 = llvm.getelementptr %2136[%2149] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2151 = llvm.mul %arg5, %66 : i64
      %2152 = llvm.getelementptr %2136[%2151] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2153 = llvm.mul %arg5, %45 : i64
      %2154 = llvm.getelementptr %2136[%2153] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2155 = llvm.mul %arg5, %44 : i64
      %2156 = llvm.getelementptr %2136[%2155] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2157 = llvm.mul %arg5, %43 : i64
      %2158 = llvm.getelementptr %2136[%2157] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2159 = llvm.mul %arg5, %42 : i64
      %2160 = llvm.getelementptr %2136[%2159] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2161 = llvm.mul %arg5, %41 : i64
      %2162 = llvm.getelementptr %2136[%2161] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2163 = llvm.mul %arg5, %40 : i64
      %2164 = llvm.getelementptr %2136[%2163] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2165 = llvm.mul %arg5, %39 : i64
      %2166 = llvm.getelementptr %2136[%2165] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2167 = llvm.getelementptr %2136[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2168 = llvm.getelementptr %2138[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2169 = llvm.getelementptr %2140[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2170 = llvm.getelementptr %2142[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2171 = llvm.getelementptr %2144[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2172 = llvm.getelementptr %2146[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2173 = llvm.getelementptr %2148[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2174 = llvm.getelementptr %2150[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2175 = llvm.getelementptr %2152[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2176 = llvm.getelementptr %2154[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2177 = llvm.getelementptr %2156[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2178 = llvm.getelementptr %2158[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2179 = llvm.getelementptr %2160[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2180 = llvm.getelementptr %2162[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2181 = llvm.getelementptr %2164[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2182 = llvm.getelementptr %2166[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2183 = llvm.mul %arg5, %71 : i64
      %2184 = llvm.getelementptr %2136[%2183] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2185 = llvm.mul %arg5, %38 : i64
      %2186 = llvm.getelementptr %2136[%2185] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2187 = llvm.mul %arg5, %37 : i64
      %2188 = llvm.getelementptr %2136[%2187] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2189 = llvm.mul %arg5, %36 : i64
      %2190 = llvm.getelementptr %2136[%2189] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2191 = llvm.mul %arg5, %35 : i64
      %2192 = llvm.getelementptr %2136[%2191] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2193 = llvm.mul %arg5, %34 : i64
      %2194 = llvm.getelementptr %2136[%2193] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2195 = llvm.mul %arg5, %33 : i64
      %2196 = llvm.getelementptr %2136[%2195] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2197 = llvm.mul %arg5, %32 : i64
      %2198 = llvm.getelementptr %2136[%2197] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2199 = llvm.mul %arg5, %72 : i64
      %2200 = llvm.getelementptr %2136[%2199] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2201 = llvm.mul %arg5, %31 : i64
      %2202 = llvm.getelementptr %2136[%2201] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2203 = llvm.mul %arg5, %30 : i64
      %2204 = llvm.getelementptr %2136[%2203] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2205 = llvm.mul %arg5, %29 : i64
      %2206 = llvm.getelementptr %2136[%2205] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2207 = llvm.mul %arg5, %28 : i64
      %2208 = llvm.getelementptr %2136[%2207] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2209 = llvm.mul %arg5, %27 : i64
      %2210 = llvm.getelementptr %2136[%2209] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2211 = llvm.mul %arg5, %26 : i64
      %2212 = llvm.getelementptr %2136[%2211] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2213 = llvm.mul %arg5, %25 : i64
      %2214 = llvm.getelementptr %2136[%2213] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2215 = llvm.getelementptr %2184[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2216 = llvm.getelementptr %2186[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2217 = llvm.getelementptr %2188[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2218 = llvm.getelementptr %2190[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2219 = llvm.getelementptr %2192[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2220 = llvm.getelementptr %2194[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2221 = llvm.getelementptr %2196[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2222 = llvm.getelementptr %2198[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2223 = llvm.getelementptr %2200[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2224 = llvm.getelementptr %2202[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2225 = llvm.getelementptr %2204[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2226 = llvm.getelementptr %2206[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2227 = llvm.getelementptr %2208[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2228 = llvm.getelementptr %2210[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2229 = llvm.getelementptr %2212[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2230 = llvm.getelementptr %2214[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2231 = llvm.mlir.constant(0 : i64) : i64
      %2232 = llvm.extractelement %2104[%2231 : i64] : vector<4xbf16>
      llvm.store %2232, %2136 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2233 = llvm.mlir.constant(1 : i64) : i64
      %2234 = llvm.extractelement %2104[%2233 : i64] : vector<4xbf16>
      llvm.store %2234, %2138 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2235 = llvm.mlir.constant(2 : i64) : i64
      %2236 = llvm.extractelement %2104[%2235 : i64] : vector<4xbf16>
      llvm.store %2236, %2140 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2237 = llvm.mlir.constant(3 : i64) : i64
      %2238 = llvm.extractelement %2104[%2237 : i64] : vector<4xbf16>
      llvm.store %2238, %2142 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2239 = llvm.mlir.constant(0 : i64) : i64
      %2240 = llvm.extractelement %2105[%2239 : i64] : vector<4xbf16>
      llvm.store %2240, %2144 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2241 = llvm.mlir.constant(1 : i64) : i64
      %2242 = llvm.extractelement %2105[%2241 : i64] : vector<4xbf16>
      llvm.store %2242, %2146 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2243 = llvm.mlir.constant(2 : i64) : i64
      %2244 = llvm.extractelement %2105[%2243 : i64] : vector<4xbf16>
      llvm.store %2244, %2148 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2245 = llvm.mlir.constant(3 : i64) : i64
      %2246 = llvm.extractelement %2105[%2245 : i64] : vector<4xbf16>
      llvm.store %2246, %2150 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2247 = llvm.mlir.constant(0 : i64) : i64
      %2248 = llvm.extractelement %2106[%2247 : i64] : vector<4xbf16>
      llvm.store %2248, %2152 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2249 = llvm.mlir.constant(1 : i64) : i64
      %2250 = llvm.extractelement %2106[%2249 : i64] : vector<4xbf16>
      llvm.store %2250, %2154 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2251 = llvm.mlir.constant(2 : i64) : i64
      %2252 = llvm.extractelement %2106[%2251 : i64] : vector<4xbf16>
      llvm.store %2252, %2156 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2253 = llvm.mlir.constant(3 : i64) : i64
      %2254 = llvm.extractelement %2106[%2253 : i64] : vector<4xbf16>
      llvm.store %2254, %2158 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2255 = llvm.mlir.constant(0 : i64) : i64
      %2256 = llvm.extractelement %2107[%2255 : i64] : vector<4xbf16>
      llvm.store %2256, %2160 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2257 = llvm.mlir.constant(1 : i64) : i64
      %2258 = llvm.extractelement %2107[%2257 : i64] : vector<4xbf16>
      llvm.store %2258, %2162 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2259 = llvm.mlir.constant(2 : i64) : i64
      %2260 = llvm.extractelement %2107[%2259 : i64] : vector<4xbf16>
      llvm.store %2260, %2164 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2261 = llvm.mlir.constant(3 : i64) : i64
      %2262 = llvm.extractelement %2107[%2261 : i64] : vector<4xbf16>
      llvm.store %2262, %2166 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2263 = llvm.mlir.constant(0 : i64) : i64
      %2264 = llvm.extractelement %2108[%2263 : i64] : vector<4xbf16>
      llvm.store %2264, %2167 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2265 = llvm.mlir.constant(1 : i64) : i64
      %2266 = llvm.extractelement %2108[%2265 : i64] : vector<4xbf16>
      llvm.store %2266, %2168 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2267 = llvm.mlir.constant(2 : i64) : i64
      %2268 = llvm.extractelement %2108[%2267 : i64] : vector<4xbf16>
      llvm.store %2268, %2169 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2269 = llvm.mlir.constant(3 : i64) : i64
      %2270 = llvm.extractelement %2108[%2269 : i64] : vector<4xbf16>
      llvm.store %2270, %2170 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2271 = llvm.mlir.constant(0 : i64) : i64
      %2272 = llvm.extractelement %2109[%2271 : i64] : vector<4xbf16>
      llvm.store %2272, %2171 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2273 = llvm.mlir.constant(1 : i64) : i64
      %2274 = llvm.extractelement %2109[%2273 : i64] : vector<4xbf16>
      llvm.store %2274, %2172 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2275 = llvm.mlir.constant(2 : i64) : i64
      %2276 = llvm.extractelement %2109[%2275 : i64] : vector<4xbf16>
      llvm.store %2276, %2173 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2277 = llvm.mlir.constant(3 : i64) : i64
      %2278 = llvm.extractelement %2109[%2277 : i64] : vector<4xbf16>
      llvm.store %2278, %2174 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2279 = llvm.mlir.constant(0 : i64) : i64
      %2280 = llvm.extractelement %2110[%2279 : i64] : vector<4xbf16>
      llvm.store %2280, %2175 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2281 = llvm.mlir.constant(1 : i64) : i64
      %2282 = llvm.extractelement %2110[%2281 : i64] : vector<4xbf16>
      llvm.store %2282, %2176 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2283 = llvm.mlir.constant(2 : i64) : i64
      %2284 = llvm.extractelement %2110[%2283 : i64] : vector<4xbf16>
      llvm.store %2284, %2177 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2285 = llvm.mlir.constant(3 : i64) : i64
      %2286 = llvm.extractelement %2110[%2285 : i64] : vector<4xbf16>
      llvm.store %2286, %2178 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2287 = llvm.mlir.constant(0 : i64) : i64
      %2288 = llvm.extractelement %2111[%2287 : i64] : vector<4xbf16>
      llvm.store %2288, %2179 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2289 = llvm.mlir.constant(1 : i64) : i64
      %2290 = llvm.extractelement %2111[%2289 : i64] : vector<4xbf16>
      llvm.store %2290, %2180 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2291 = llvm.mlir.constant(2 : i64) : i64
      %2292 = llvm.extractelement %2111[%2291 : i64] : vector<4xbf16>
      llvm.store %2292, %2181 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2293 = llvm.mlir.constant(3 : i64) : i64
      %2294 = llvm.extractelement %2111[%2293 : i64] : vector<4xbf16>
      llvm.store %2294, %2182 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2295 = llvm.mlir.constant(0 : i64) : i64
      %2296 = llvm.extractelement %2112[%2295 : i64] : vector<4xbf16>
      llvm.store %2296, %2184 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2297 = llvm.mlir.constant(1 : i64) : i64
      %2298 = llvm.extractelement %2112[%2297 : i64] : vector<4xbf16>
      llvm.store %2298, %2186 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2299 = llvm.mlir.constant(2 : i64) : i64
      %2300 = llvm.extractelement %2112[%2299 : i64] : vector<4xbf16>
      llvm.store %2300, %2188 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2301 = llvm.mlir.constant(3 : i64) : i64
      %2302 = llvm.extractelement %2112[%2301 : i64] : vector<4xbf16>
      llvm.store %2302, %2190 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2303 = llvm.mlir.constant(0 : i64) : i64
      %2304 = llvm.extractelement %2113[%2303 : i64] : vector<4xbf16>
      llvm.store %2304, %2192 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2305 = llvm.mlir.constant(1 : i64) : i64
      %2306 = llvm.extractelement %2113[%2305 : i64] : vector<4xbf16>
      llvm.store %2306, %2194 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2307 = llvm.mlir.constant(2 : i64) : i64
      %2308 = llvm.extractelement %2113[%2307 : i64] : vector<4xbf16>
      llvm.store %2308, %2196 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2309 = llvm.mlir.constant(3 : i64) : i64
      %2310 = llvm.extractelement %2113[%2309 : i64] : vector<4xbf16>
      llvm.store %2310, %2198 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2311 = llvm.mlir.constant(0 : i64) : i64
      %2312 = llvm.extractelement %2114[%2311 : i64] : vector<4xbf16>
      llvm.store %2312, %2200 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2313 = llvm.mlir.constant(1 : i64) : i64
      %2314 = llvm.extractelement %2114[%2313 : i64] : vector<4xbf16>
      llvm.store %2314, %2202 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2315 = llvm.mlir.constant(2 : i64) : i64
      %2316 = llvm.extractelement %2114[%2315 : i64] : vector<4xbf16>
      llvm.store %2316, %2204 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2317 = llvm.mlir.constant(3 : i64) : i64
      %2318 = llvm.extractelement %2114[%2317 : i64] : vector<4xbf16>
      llvm.store %2318, %2206 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2319 = llvm.mlir.constant(0 : i64) : i64
      %2320 = llvm.extractelement %2115[%2319 : i64] : vector<4xbf16>
      llvm.store %2320, %2208 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2321 = llvm.mlir.constant(1 : i64) : i64
      %2322 = llvm.extractelement %2115[%2321 : i64] : vector<4xbf16>
      llvm.store %2322, %2210 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2323 = llvm.mlir.constant(2 : i64) : i64
      %2324 = llvm.extractelement %2115[%2323 : i64] : vector<4xbf16>
      llvm.store %2324, %2212 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2325 = llvm.mlir.constant(3 : i64) : i64
      %2326 = llvm.extractelement %2115[%2325 : i64] : vector<4xbf16>
      llvm.store %2326, %2214 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2327 = llvm.mlir.constant(0 : i64) : i64
      %2328 = llvm.extractelement %2116[%2327 : i64] : vector<4xbf16>
      llvm.store %2328, %2215 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2329 = llvm.mlir.constant(1 : i64) : i64
      %2330 = llvm.extractelement %2116[%2329 : i64] : vector<4xbf16>
      llvm.store %2330, %2216 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2331 = llvm.mlir.constant(2 : i64) : i64
      %2332 = llvm.extractelement %2116[%2331 : i64] : vector<4xbf16>
      llvm.store %2332, %2217 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2333 = llvm.mlir.constant(3 : i64) : i64
      %2334 = llvm.extractelement %2116[%2333 : i64] : vector<4xbf16>
      llvm.store %2334, %2218 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2335 = llvm.mlir.constant(0 : i64) : i64
      %2336 = llvm.extractelement %2117[%2335 : i64] : vector<4xbf16>
      llvm.store %2336, %2219 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2337 = llvm.mlir.constant(1 : i64) : i64
      %2338 = llvm.extractelement %2117[%2337 : i64] : vector<4xbf16>
      llvm.store %2338, %2220 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2339 = llvm.mlir.constant(2 : i64) : i64
      %2340 = llvm.extractelement %2117[%2339 : i64] : vector<4xbf16>
      llvm.store %2340, %2221 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2341 = llvm.mlir.constant(3 : i64) : i64
      %2342 = llvm.extractelement %2117[%2341 : i64] : vector<4xbf16>
      llvm.store %2342, %2222 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2343 = llvm.mlir.constant(0 : i64) : i64
      %2344 = llvm.extractelement %2118[%2343 : i64] : vector<4xbf16>
      llvm.store %2344, %2223 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2345 = llvm.mlir.constant(1 : i64) : i64
      %2346 = llvm.extractelement %2118[%2345 : i64] : vector<4xbf16>
      llvm.store %2346, %2224 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2347 = llvm.mlir.constant(2 : i64) : i64
      %2348 = llvm.extractelement %2118[%2347 : i64] : vector<4xbf16>
      llvm.store %2348, %2225 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2349 = llvm.mlir.constant(3 : i64) : i64
      %2350 = llvm.extractelement %2118[%2349 : i64] : vector<4xbf16>
      llvm.store %2350, %2226 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2351 = llvm.mlir.constant(0 : i64) : i64
      %2352 = llvm.extractelement %2119[%2351 : i64] : vector<4xbf16>
      llvm.store %2352, %2227 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2353 = llvm.mlir.constant(1 : i64) : i64
      %2354 = llvm.extractelement %2119[%2353 : i64] : vector<4xbf16>
      llvm.store %2354, %2228 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2355 = llvm.mlir.constant(2 : i64) : i64
      %2356 = llvm.extractelement %2119[%2355 : i64] : vector<4xbf16>
      llvm.store %2356, %2229 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %2357 = llvm.mlir.constant(3 : i64) : i64
      %2358 = llvm.extractelement %2119[%2357 : i64] : vector<4xbf16>
      llvm.store %2358, %2230 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb134
    ^bb5:  // pred: ^bb3
      %2359 = llvm.urem %79, %58 : i32
      %2360 = llvm.udiv %82, %75 : i32
      %2361 = llvm.mul %2360, %76 : i32
      %2362 = llvm.add %2359, %2361 : i32
      %2363 = llvm.zext %2362 : i32 to i64
      %2364 = llvm.add %114, %2363 : i64
      %2365 = llvm.mul %2364, %61 : i64
      %2366 = llvm.getelementptr %arg2[%2365] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2367 = llvm.sub %arg5, %2364 : i64
      %2368 = llvm.intr.smin(%2367, %60) : (i64, i64) -> i64
      %2369 = llvm.intr.smax(%2368, %67) : (i64, i64) -> i64
      %2370 = llvm.trunc %2369 : i64 to i32
      %2371 = llvm.icmp "sgt" %2370, %73 : i32
      %2372 = llvm.getelementptr %2366[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2373 = llvm.icmp "sgt" %2370, %58 : i32
      %2374 = llvm.select %2371, %2366, %59 : i1, !llvm.ptr<1>
      %2375 = llvm.load %2374 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2376 = llvm.select %2373, %2372, %59 : i1, !llvm.ptr<1>
      %2377 = llvm.load %2376 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %2378 = llvm.fpext %2375 : bf16 to f32
      %2379 = llvm.fpext %2377 : bf16 to f32
      %2380 = llvm.mlir.poison : vector<4xf32>
      %2381 = llvm.mlir.constant(0 : i32) : i32
      %2382 = llvm.insertelement %2378, %2380[%2381 : i32] : vector<4xf32>
      %2383 = llvm.shufflevector %2382, %2380 [0, 0, 0, 0] : vector<4xf32> 
      %2384 = llvm.mlir.poison : vector<4xf32>
      %2385 = llvm.mlir.constant(0 : i32) : i32
      %2386 = llvm.insertelement %2379, %2384[%2385 : i32] : vector<4xf32>
      %2387 = llvm.shufflevector %2386, %2384 [0, 0, 0, 0] : vector<4xf32> 
      %2388 = llvm.fadd %396, %2383 : vector<4xf32>
      %2389 = llvm.fadd %397, %2383 : vector<4xf32>
      %2390 = llvm.fadd %398, %2383 : vector<4xf32>
      %2391 = llvm.fadd %399, %2383 : vector<4xf32>
      %2392 = llvm.fadd %400, %2387 : vector<4xf32>
      %2393 = llvm.fadd %401, %2387 : vector<4xf32>
      %2394 = llvm.fadd %402, %2387 : vector<4xf32>
      %2395 = llvm.fadd %403, %2387 : vector<4xf32>
      %2396 = llvm.fadd %404, %2383 : vector<4xf32>
      %2397 = llvm.fadd %405, %2383 : vector<4xf32>
      %2398 = llvm.fadd %406, %2383 : vector<4xf32>
      %2399 = llvm.fadd %407, %2383 : vector<4xf32>
      %2400 = llvm.fadd %408, %2387 : vector<4xf32>
      %2401 = llvm.fadd %409, %2387 : vector<4xf32>
      %2402 = llvm.fadd %410, %2387 : vector<4xf32>
      %2403 = llvm.fadd %411, %2387 : vector<4xf32>
      %2404 = llvm.fptrunc %2388 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2405 = llvm.fptrunc %2389 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2406 = llvm.fptrunc %2390 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2407 = llvm.fptrunc %2391 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2408 = llvm.fptrunc %2392 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2409 = llvm.fptrunc %2393 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2410 = llvm.fptrunc %2394 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2411 = llvm.fptrunc %2395 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2412 = llvm.fptrunc %2396 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2413 = llvm.fptrunc %2397 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2414 = llvm.fptrunc %2398 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2415 = llvm.fptrunc %2399 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2416 = llvm.fptrunc %2400 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2417 = llvm.fptrunc %2401 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2418 = llvm.fptrunc %2402 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2419 = llvm.fptrunc %2403 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %2420 = llvm.intr.maximum(%2404, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2421 = llvm.intr.maximum(%2405, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2422 = llvm.intr.maximum(%2406, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2423 = llvm.intr.maximum(%2407, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2424 = llvm.intr.maximum(%2408, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2425 = llvm.intr.maximum(%2409, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2426 = llvm.intr.maximum(%2410, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2427 = llvm.intr.maximum(%2411, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2428 = llvm.intr.maximum(%2412, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2429 = llvm.intr.maximum(%2413, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2430 = llvm.intr.maximum(%2414, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2431 = llvm.intr.maximum(%2415, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2432 = llvm.intr.maximum(%2416, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2433 = llvm.intr.maximum(%2417, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2434 = llvm.intr.maximum(%2418, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2435 = llvm.intr.maximum(%2419, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %2436 = llvm.urem %79, %58 : i32
      %2437 = llvm.udiv %79, %58 : i32
      %2438 = llvm.mul %2437, %64 : i32
      %2439 = llvm.urem %82, %75 : i32
      %2440 = llvm.mul %2439, %76 : i32
      %2441 = llvm.add %2438, %2440 : i32
      %2442 = llvm.udiv %82, %75 : i32
      %2443 = llvm.mul %2442, %76 : i32
      %2444 = llvm.add %2436, %2443 : i32
      %2445 = llvm.zext %2441 : i32 to i64
      %2446 = llvm.add %113, %2445 : i64
      %2447 = llvm.mul %2446, %arg5 : i64
      %2448 = llvm.zext %2444 : i32 to i64
      %2449 = llvm.add %114, %2448 : i64
      %2450 = llvm.add %2447, %2449 : i64
      %2451 = llvm.mul %2450, %61 : i64
      %2452 = llvm.getelementptr %arg3[%2451] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2453 = llvm.sub %arg4, %2446 : i64
      %2454 = llvm.intr.smin(%2453, %60) : (i64, i64) -> i64
      %2455 = llvm.intr.smax(%2454, %67) : (i64, i64) -> i64
      %2456 = llvm.trunc %2455 : i64 to i32
      %2457 = llvm.sub %arg5, %2449 : i64
      %2458 = llvm.intr.smin(%2457, %60) : (i64, i64) -> i64
      %2459 = llvm.intr.smax(%2458, %67) : (i64, i64) -> i64
      %2460 = llvm.trunc %2459 : i64 to i32
      %2461 = llvm.icmp "sgt" %2456, %73 : i32
      %2462 = llvm.icmp "sgt" %2460, %73 : i32
      %2463 = llvm.and %2461, %2462 : i1
      %2464 = llvm.mul %arg5, %61 : i64
      %2465 = llvm.getelementptr %2452[%2464] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2466 = llvm.icmp "sgt" %2456, %74 : i32
      %2467 = llvm.and %2466, %2462 : i1
      %2468 = llvm.mul %arg5, %56 : i64
      %2469 = llvm.getelementptr %2452[%2468] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2470 = llvm.icmp "sgt" %2456, %75 : i32
      %2471 = llvm.and %2470, %2462 : i1
      %2472 = llvm.mul %arg5, %55 : i64
      %2473 = llvm.getelementptr %2452[%2472] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2474 = llvm.icmp "sgt" %2456, %54 : i32
      %2475 = llvm.and %2474, %2462 : i1
      %2476 = llvm.mul %arg5, %68 : i64
      %2477 = llvm.getelementptr %2452[%2476] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2478 = llvm.icmp "sgt" %2456, %63 : i32
      %2479 = llvm.and %2478, %2462 : i1
      %2480 = llvm.mul %arg5, %48 : i64
      %2481 = llvm.getelementptr %2452[%2480] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2482 = llvm.icmp "sgt" %2456, %24 : i32
      %2483 = llvm.and %2482, %2462 : i1
      %2484 = llvm.mul %arg5, %47 : i64
      %2485 = llvm.getelementptr %2452[%2484] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2486 = llvm.icmp "sgt" %2456, %23 : i32
      %2487 = llvm.and %2486, %2462 : i1
      %2488 = llvm.mul %arg5, %46 : i64
      %2489 = llvm.getelementptr %2452[%2488] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2490 = llvm.icmp "sgt" %2456, %22 : i32
      %2491 = llvm.and %2490, %2462 : i1
      %2492 = llvm.mul %arg5, %66 : i64
      %2493 = llvm.getelementptr %2452[%2492] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2494 = llvm.icmp "sgt" %2456, %62 : i32
      %2495 = llvm.and %2494, %2462 : i1
      %2496 = llvm.mul %arg5, %45 : i64
      %2497 = llvm.getelementptr %2452[%2496] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2498 = llvm.icmp "sgt" %2456, %21 : i32
      %2499 = llvm.and %2498, %2462 : i1
      %2500 = llvm.mul %arg5, %44 : i64
      %2501 = llvm.getelementptr %2452[%2500] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2502 = llvm.icmp "sgt" %2456, %20 : i32
      %2503 = llvm.and %2502, %2462 : i1
      %2504 = llvm.mul %arg5, %43 : i64
      %2505 = llvm.getelementptr %2452[%2504] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2506 = llvm.icmp "sgt" %2456, %19 : i32
      %2507 = llvm.and %2506, %2462 : i1
      %2508 = llvm.mul %arg5, %42 : i64
      %2509 = llvm.getelementptr %2452[%2508] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2510 = llvm.icmp "sgt" %2456, %49 : i32
      %2511 = llvm.and %2510, %2462 : i1
      %2512 = llvm.mul %arg5, %41 : i64
      %2513 = llvm.getelementptr %2452[%2512] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2514 = llvm.icmp "sgt" %2456, %18 : i32
      %2515 = llvm.and %2514, %2462 : i1
      %2516 = llvm.mul %arg5, %40 : i64
      %2517 = llvm.getelementptr %2452[%2516] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2518 = llvm.icmp "sgt" %2456, %17 : i32
      %2519 = llvm.and %2518, %2462 : i1
      %2520 = llvm.mul %arg5, %39 : i64
      %2521 = llvm.getelementptr %2452[%2520] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2522 = llvm.icmp "sgt" %2456, %16 : i32
      %2523 = llvm.and %2522, %2462 : i1
      %2524 = llvm.getelementptr %2452[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2525 = llvm.icmp "sgt" %2460, %58 : i32
      %2526 = llvm.and %2461, %2525 : i1
      %2527 = llvm.getelementptr %2465[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2528 = llvm.and %2466, %2525 : i1
      %2529 = llvm.getelementptr %2469[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2530 = llvm.and %2470, %2525 : i1
      %2531 = llvm.getelementptr %2473[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2532 = llvm.and %2474, %2525 : i1
      %2533 = llvm.getelementptr %2477[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2534 = llvm.and %2478, %2525 : i1
      %2535 = llvm.getelementptr %2481[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2536 = llvm.and %2482, %2525 : i1
      %2537 = llvm.getelementptr %2485[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2538 = llvm.and %2486, %2525 : i1
      %2539 = llvm.getelementptr %2489[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2540 = llvm.and %2490, %2525 : i1
      %2541 = llvm.getelementptr %2493[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2542 = llvm.and %2494, %2525 : i1
      %2543 = llvm.getelementptr %2497[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2544 = llvm.and %2498, %2525 : i1
      %2545 = llvm.getelementptr %2501[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2546 = llvm.and %2502, %2525 : i1
      %2547 = llvm.getelementptr %2505[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2548 = llvm.and %2506, %2525 : i1
      %2549 = llvm.getelementptr %2509[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2550 = llvm.and %2510, %2525 : i1
      %2551 = llvm.getelementptr %2513[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2552 = llvm.and %2514, %2525 : i1
      %2553 = llvm.getelementptr %2517[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2554 = llvm.and %2518, %2525 : i1
      %2555 = llvm.getelementptr %2521[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2556 = llvm.and %2522, %2525 : i1
      %2557 = llvm.mul %arg5, %71 : i64
      %2558 = llvm.getelementptr %2452[%2557] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2559 = llvm.icmp "sgt" %2456, %58 : i32
      %2560 = llvm.and %2559, %2462 : i1
      %2561 = llvm.mul %arg5, %38 : i64
      %2562 = llvm.getelementptr %2452[%2561] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2563 = llvm.icmp "sgt" %2456, %15 : i32
      %2564 = llvm.and %2563, %2462 : i1
      %2565 = llvm.mul %arg5, %37 : i64
      %2566 = llvm.getelementptr %2452[%2565] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2567 = llvm.icmp "sgt" %2456, %14 : i32
      %2568 = llvm.and %2567, %2462 : i1
      %2569 = llvm.mul %arg5, %36 : i64
      %2570 = llvm.getelementptr %2452[%2569] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2571 = llvm.icmp "sgt" %2456, %13 : i32
      %2572 = llvm.and %2571, %2462 : i1
      %2573 = llvm.mul %arg5, %35 : i64
      %2574 = llvm.getelementptr %2452[%2573] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2575 = llvm.icmp "sgt" %2456, %50 : i32
      %2576 = llvm.and %2575, %2462 : i1
      %2577 = llvm.mul %arg5, %34 : i64
      %2578 = llvm.getelementptr %2452[%2577] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2579 = llvm.icmp "sgt" %2456, %12 : i32
      %2580 = llvm.and %2579, %2462 : i1
      %2581 = llvm.mul %arg5, %33 : i64
      %2582 = llvm.getelementptr %2452[%2581] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2583 = llvm.icmp "sgt" %2456, %11 : i32
      %2584 = llvm.and %2583, %2462 : i1
      %2585 = llvm.mul %arg5, %32 : i64
      %2586 = llvm.getelementptr %2452[%2585] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2587 = llvm.icmp "sgt" %2456, %10 : i32
      %2588 = llvm.and %2587, %2462 : i1
      %2589 = llvm.mul %arg5, %72 : i64
      %2590 = llvm.getelementptr %2452[%2589] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2591 = llvm.icmp "sgt" %2456, %51 : i32
      %2592 = llvm.and %2591, %2462 : i1
      %2593 = llvm.mul %arg5, %31 : i64
      %2594 = llvm.getelementptr %2452[%2593] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2595 = llvm.icmp "sgt" %2456, %9 : i32
      %2596 = llvm.and %2595, %2462 : i1
      %2597 = llvm.mul %arg5, %30 : i64
      %2598 = llvm.getelementptr %2452[%2597] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2599 = llvm.icmp "sgt" %2456, %8 : i32
      %2600 = llvm.and %2599, %2462 : i1
      %2601 = llvm.mul %arg5, %29 : i64
      %2602 = llvm.getelementptr %2452[%2601] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2603 = llvm.icmp "sgt" %2456, %7 : i32
      %2604 = llvm.and %2603, %2462 : i1
      %2605 = llvm.mul %arg5, %28 : i64
      %2606 = llvm.getelementptr %2452[%2605] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2607 = llvm.icmp "sgt" %2456, %6 : i32
      %2608 = llvm.and %2607, %2462 : i1
      %2609 = llvm.mul %arg5, %27 : i64
      %2610 = llvm.getelementptr %2452[%2609] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2611 = llvm.icmp "sgt" %2456, %5 : i32
      %2612 = llvm.and %2611, %2462 : i1
      %2613 = llvm.mul %arg5, %26 : i64
      %2614 = llvm.getelementptr %2452[%2613] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2615 = llvm.icmp "sgt" %2456, %4 : i32
      %2616 = llvm.and %2615, %2462 : i1
      %2617 = llvm.mul %arg5, %25 : i64
      %2618 = llvm.getelementptr %2452[%2617] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %2619 = llvm.icmp "sgt" %2456, %3 : i32
      %2620 = llvm.and %2619, %2462 : i1
      %2621 = llvm.getelementptr %2558[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2622 = llvm.and %2559, %2525 : i1
      %2623 = llvm.getelementptr %2562[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2624 = llvm.and %2563, %2525 : i1
      %2625 = llvm.getelementptr %2566[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2626 = llvm.and %2567, %2525 : i1
      %2627 = llvm.getelementptr %2570[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2628 = llvm.and %2571, %2525 : i1
      %2629 = llvm.getelementptr %2574[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2630 = llvm.and %2575, %2525 : i1
      %2631 = llvm.getelementptr %2578[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2632 = llvm.and %2579, %2525 : i1
      %2633 = llvm.getelementptr %2582[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2634 = llvm.and %2583, %2525 : i1
      %2635 = llvm.getelementptr %2586[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2636 = llvm.and %2587, %2525 : i1
      %2637 = llvm.getelementptr %2590[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2638 = llvm.and %2591, %2525 : i1
      %2639 = llvm.getelementptr %2594[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2640 = llvm.and %2595, %2525 : i1
      %2641 = llvm.getelementptr %2598[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2642 = llvm.and %2599, %2525 : i1
      %2643 = llvm.getelementptr %2602[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2644 = llvm.and %2603, %2525 : i1
      %2645 = llvm.getelementptr %2606[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2646 = llvm.and %2607, %2525 : i1
      %2647 = llvm.getelementptr %2610[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2648 = llvm.and %2611, %2525 : i1
      %2649 = llvm.getelementptr %2614[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2650 = llvm.and %2615, %2525 : i1
      %2651 = llvm.getelementptr %2618[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %2652 = llvm.and %2619, %2525 : i1
      %2653 = llvm.mlir.constant(0 : i64) : i64
      %2654 = llvm.extractelement %2420[%2653 : i64] : vector<4xbf16>
      llvm.cond_br %2463, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      llvm.store %2654, %2452 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb7
    ^bb7:  // 2 preds: ^bb5, ^bb6
      %2655 = llvm.mlir.constant(1 : i64) : i64
      %2656 = llvm.extractelement %2420[%2655 : i64] : vector<4xbf16>
      llvm.cond_br %2467, ^bb8, ^bb9
    ^bb8:  // pred: ^bb7
      llvm.store %2656, %2465 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb9
    ^bb9:  // 2 preds: ^bb7, ^bb8
      %2657 = llvm.mlir.constant(2 : i64) : i64
      %2658 = llvm.extractelement %2420[%2657 : i64] : vector<4xbf16>
      llvm.cond_br %2471, ^bb10, ^bb11
    ^bb10:  // pred: ^bb9
      llvm.store %2658, %2469 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb11
    ^bb11:  // 2 preds: ^bb9, ^bb10
      %2659 = llvm.mlir.constant(3 : i64) : i64
      %2660 = llvm.extractelement %2420[%2659 : i64] : vector<4xbf16>
      llvm.cond_br %2475, ^bb12, ^bb13
    ^bb12:  // pred: ^bb11
      llvm.store %2660, %2473 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb13
    ^bb13:  // 2 preds: ^bb11, ^bb12
      %2661 = llvm.mlir.constant(0 : i64) : i64
      %2662 = llvm.extractelement %2421[%2661 : i64] : vector<4xbf16>
      llvm.cond_br %2479, ^bb14, ^bb15
    ^bb14:  // pred: ^bb13
      llvm.store %2662, %2477 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb15
    ^bb15:  // 2 preds: ^bb13, ^bb14
      %2663 = llvm.mlir.constant(1 : i64) : i64
      %2664 = llvm.extractelement %2421[%2663 : i64] : vector<4xbf16>
      llvm.cond_br %2483, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      llvm.store %2664, %2481 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb17
    ^bb17:  // 2 preds: ^bb15, ^bb16
      %2665 = llvm.mlir.constant(2 : i64) : i64
      %2666 = llvm.extractelement %2421[%2665 : i64] : vector<4xbf16>
      llvm.cond_br %2487, ^bb18, ^bb19
    ^bb18:  // pred: ^bb17
      llvm.store %2666, %2485 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb19
    ^bb19:  // 2 preds: ^bb17, ^bb18
      %2667 = llvm.mlir.constant(3 : i64) : i64
      %2668 = llvm.extractelement %2421[%2667 : i64] : vector<4xbf16>
      llvm.cond_br %2491, ^bb20, ^bb21
    ^bb20:  // pred: ^bb19
      llvm.store %2668, %2489 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb21
    ^bb21:  // 2 preds: ^bb19, ^bb20
      %2669 = llvm.mlir.constant(0 : i64) : i64
      %2670 = llvm.extractelement %2422[%2669 : i64] : vector<4xbf16>
      llvm.cond_br %2495, ^bb22, ^bb23
    ^bb22:  // pred: ^bb21
      llvm.store %2670, %2493 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb23
    ^bb23:  // 2 preds: ^bb21, ^bb22
      %2671 = llvm.mlir.constant(1 : i64) : i64
      %2672 = llvm.extractelement %2422[%2671 : i64] : vector<4xbf16>
      llvm.cond_br %2499, ^bb24, ^bb25
    ^bb24:  // pred: ^bb23
      llvm.store %2672, %2497 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb25
    ^bb25:  // 2 preds: ^bb23, ^bb24
      %2673 = llvm.mlir.constant(2 : i64) : i64
      %2674 = llvm.extractelement %2422[%2673 : i64] : vector<4xbf16>
      llvm.cond_br %2503, ^bb26, ^bb27
    ^bb26:  // pred: ^bb25
      llvm.store %2674, %2501 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb27
    ^bb27:  // 2 preds: ^bb25, ^bb26
      %2675 = llvm.mlir.constant(3 : i64) : i64
      %2676 = llvm.extractelement %2422[%2675 : i64] : vector<4xbf16>
      llvm.cond_br %2507, ^bb28, ^bb29
    ^bb28:  // pred: ^bb27
      llvm.store %2676, %2505 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb29
    ^bb29:  // 2 preds: ^bb27, ^bb28
      %2677 = llvm.mlir.constant(0 : i64) : i64
      %2678 = llvm.extractelement %2423[%2677 : i64] : vector<4xbf16>
      llvm.cond_br %2511, ^bb30, ^bb31
    ^bb30:  // pred: ^bb29
      llvm.store %2678, %2509 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb29, ^bb30
      %2679 = llvm.mlir.constant(1 : i64) : i64
      %2680 = llvm.extractelement %2423[%2679 : i64] : vector<4xbf16>
      llvm.cond_br %2515, ^bb32, ^bb33
    ^bb32:  // pred: ^bb31
      llvm.store %2680, %2513 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb33
    ^bb33:  // 2 preds: ^bb31, ^bb32
      %2681 = llvm.mlir.constant(2 : i64) : i64
      %2682 = llvm.extractelement %2423[%2681 : i64] : vector<4xbf16>
      llvm.cond_br %2519, ^bb34, ^bb35
    ^bb34:  // pred: ^bb33
      llvm.store %2682, %2517 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb35
    ^bb35:  // 2 preds: ^bb33, ^bb34
      %2683 = llvm.mlir.constant(3 : i64) : i64
      %2684 = llvm.extractelement %2423[%2683 : i64] : vector<4xbf16>
      llvm.cond_br %2523, ^bb36, ^bb37
    ^bb36:  // pred: ^bb35
      llvm.store %2684, %2521 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb37
    ^bb37:  // 2 preds: ^bb35, ^bb36
      %2685 = llvm.mlir.constant(0 : i64) : i64
      %2686 = llvm.extractelement %2424[%2685 : i64] : vector<4xbf16>
      llvm.cond_br %2526, ^bb38, ^bb39
    ^bb38:  // pred: ^bb37
      llvm.store %2686, %2524 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb39
    ^bb39:  // 2 preds: ^bb37, ^bb38
      %2687 = llvm.mlir.constant(1 : i64) : i64
      %2688 = llvm.extractelement %2424[%2687 : i64] : vector<4xbf16>
      llvm.cond_br %2528, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      llvm.store %2688, %2527 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb41
    ^bb41:  // 2 preds: ^bb39, ^bb40
      %2689 = llvm.mlir.constant(2 : i64) : i64
      %2690 = llvm.extractelement %2424[%2689 : i64] : vector<4xbf16>
      llvm.cond_br %2530, ^bb42, ^bb43
    ^bb42:  // pred: ^bb41
      llvm.store %2690, %2529 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb41, ^bb42
      %2691 = llvm.mlir.constant(3 : i64) : i64
      %2692 = llvm.extractelement %2424[%2691 : i64] : vector<4xbf16>
      llvm.cond_br %2532, ^bb44, ^bb45
    ^bb44:  // pred: ^bb43
      llvm.store %2692, %2531 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb45
    ^bb45:  // 2 preds: ^bb43, ^bb44
      %2693 = llvm.mlir.constant(0 : i64) : i64
      %2694 = llvm.extractelement %2425[%2693 : i64] : vector<4xbf16>
      llvm.cond_br %2534, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      llvm.store %2694, %2533 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb47
    ^bb47:  // 2 preds: ^bb45, ^bb46
      %2695 = llvm.mlir.constant(1 : i64) : i64
      %2696 = llvm.extractelement %2425[%2695 : i64] : vector<4xbf16>
      llvm.cond_br %2536, ^bb48, ^bb49
    ^bb48:  // pred: ^bb47
      llvm.store %2696, %2535 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb49
    ^bb49:  // 2 preds: ^bb47, ^bb48
      %2697 = llvm.mlir.constant(2 : i64) : i64
      %2698 = llvm.extractelement %2425[%2697 : i64] : vector<4xbf16>
      llvm.cond_br %2538, ^bb50, ^bb51
    ^bb50:  // pred: ^bb49
      llvm.store %2698, %2537 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb51
    ^bb51:  // 2 preds: ^bb49, ^bb50
      %2699 = llvm.mlir.constant(3 : i64) : i64
      %2700 = llvm.extractelement %2425[%2699 : i64] : vector<4xbf16>
      llvm.cond_br %2540, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      llvm.store %2700, %2539 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb53
    ^bb53:  // 2 preds: ^bb51, ^bb52
      %2701 = llvm.mlir.constant(0 : i64) : i64
      %2702 = llvm.extractelement %2426[%2701 : i64] : vector<4xbf16>
      llvm.cond_br %2542, ^bb54, ^bb55
    ^bb54:  // pred: ^bb53
      llvm.store %2702, %2541 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb55
    ^bb55:  // 2 preds: ^bb53, ^bb54
      %2703 = llvm.mlir.constant(1 : i64) : i64
      %2704 = llvm.extractelement %2426[%2703 : i64] : vector<4xbf16>
      llvm.cond_br %2544, ^bb56, ^bb57
    ^bb56:  // pred: ^bb55
      llvm.store %2704, %2543 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb57
    ^bb57:  // 2 preds: ^bb55, ^bb56
      %2705 = llvm.mlir.constant(2 : i64) : i64
      %2706 = llvm.extractelement %2426[%2705 : i64] : vector<4xbf16>
      llvm.cond_br %2546, ^bb58, ^bb59
    ^bb58:  // pred: ^bb57
      llvm.store %2706, %2545 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb59
    ^bb59:  // 2 preds: ^bb57, ^bb58
      %2707 = llvm.mlir.constant(3 : i64) : i64
      %2708 = llvm.extractelement %2426[%2707 : i64] : vector<4xbf16>
      llvm.cond_br %2548, ^bb60, ^bb61
    ^bb60:  // pred: ^bb59
      llvm.store %2708, %2547 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb61
    ^bb61:  // 2 preds: ^bb59, ^bb60
      %2709 = llvm.mlir.constant(0 : i64) : i64
      %2710 = llvm.extractelement %2427[%2709 : i64] : vector<4xbf16>
      llvm.cond_br %2550, ^bb62, ^bb63
    ^bb62:  // pred: ^bb61
      llvm.store %2710, %2549 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb63
    ^bb63:  // 2 preds: ^bb61, ^bb62
      %2711 = llvm.mlir.constant(1 : i64) : i64
      %2712 = llvm.extractelement %2427[%2711 : i64] : vector<4xbf16>
      llvm.cond_br %2552, ^bb64, ^bb65
    ^bb64:  // pred: ^bb63
      llvm.store %2712, %2551 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb65
    ^bb65:  // 2 preds: ^bb63, ^bb64
      %2713 = llvm.mlir.constant(2 : i64) : i64
      %2714 = llvm.extractelement %2427[%2713 : i64] : vector<4xbf16>
      llvm.cond_br %2554, ^bb66, ^bb67
    ^bb66:  // pred: ^bb65
      llvm.store %2714, %2553 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb67
    ^bb67:  // 2 preds: ^bb65, ^bb66
      %2715 = llvm.mlir.constant(3 : i64) : i64
      %2716 = llvm.extractelement %2427[%2715 : i64] : vector<4xbf16>
      llvm.cond_br %2556, ^bb68, ^bb69
    ^bb68:  // pred: ^bb67
      llvm.store %2716, %2555 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb69
    ^bb69:  // 2 preds: ^bb67, ^bb68
      %2717 = llvm.mlir.constant(0 : i64) : i64
      %2718 = llvm.extractelement %2428[%2717 : i64] : vector<4xbf16>
      llvm.cond_br %2560, ^bb70, ^bb71
    ^bb70:  // pred: ^bb69
      llvm.store %2718, %2558 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb71
    ^bb71:  // 2 preds: ^bb69, ^bb70
      %2719 = llvm.mlir.constant(1 : i64) : i64
      %2720 = llvm.extractelement %2428[%2719 : i64] : vector<4xbf16>
      llvm.cond_br %2564, ^bb72, ^bb73
    ^bb72:  // pred: ^bb71
      llvm.store %2720, %2562 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb73
    ^bb73:  // 2 preds: ^bb71, ^bb72
      %2721 = llvm.mlir.constant(2 : i64) : i64
      %2722 = llvm.extractelement %2428[%2721 : i64] : vector<4xbf16>
      llvm.cond_br %2568, ^bb74, ^bb75
    ^bb74:  // pred: ^bb73
      llvm.store %2722, %2566 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb75
    ^bb75:  // 2 preds: ^bb73, ^bb74
      %2723 = llvm.mlir.constant(3 : i64) : i64
      %2724 = llvm.extractelement %2428[%2723 : i64] : vector<4xbf16>
      llvm.cond_br %2572, ^bb76, ^bb77
    ^bb76:  // pred: ^bb75
      llvm.store %2724, %2570 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb77
    ^bb77:  // 2 preds: ^bb75, ^bb76
      %2725 = llvm.mlir.constant(0 : i64) : i64
      %2726 = llvm.extractelement %2429[%2725 : i64] : vector<4xbf16>
      llvm.cond_br %2576, ^bb78, ^bb79
    ^bb78:  // pred: ^bb77
      llvm.store %2726, %2574 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb79
    ^bb79:  // 2 preds: ^bb77, ^bb78
      %2727 = llvm.mlir.constant(1 : i64) : i64
      %2728 = llvm.extractelement %2429[%2727 : i64] : vector<4xbf16>
      llvm.cond_br %2580, ^bb80, ^bb81
    ^bb80:  // pred: ^bb79
      llvm.store %2728, %2578 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb81
    ^bb81:  // 2 preds: ^bb79, ^bb80
      %2729 = llvm.mlir.constant(2 : i64) : i64
      %2730 = llvm.extractelement %2429[%2729 : i64] : vector<4xbf16>
      llvm.cond_br %2584, ^bb82, ^bb83
    ^bb82:  // pred: ^bb81
      llvm.store %2730, %2582 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb83
    ^bb83:  // 2 preds: ^bb81, ^bb82
      %2731 = llvm.mlir.constant(3 : i64) : i64
      %2732 = llvm.extractelement %2429[%2731 : i64] : vector<4xbf16>
      llvm.cond_br %2588, ^bb84, ^bb85
    ^bb84:  // pred: ^bb83
      llvm.store %2732, %2586 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb85
    ^bb85:  // 2 preds: ^bb83, ^bb84
      %2733 = llvm.mlir.constant(0 : i64) : i64
      %2734 = llvm.extractelement %2430[%2733 : i64] : vector<4xbf16>
      llvm.cond_br %2592, ^bb86, ^bb87
    ^bb86:  // pred: ^bb85
      llvm.store %2734, %2590 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb87
    ^bb87:  // 2 preds: ^bb85, ^bb86
      %2735 = llvm.mlir.constant(1 : i64) : i64
      %2736 = llvm.extractelement %2430[%2735 : i64] : vector<4xbf16>
      llvm.cond_br %2596, ^bb88, ^bb89
    ^bb88:  // pred: ^bb87
      llvm.store %2736, %2594 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb89
    ^bb89:  // 2 preds: ^bb87, ^bb88
      %2737 = llvm.mlir.constant(2 : i64) : i64
      %2738 = llvm.extractelement %2430[%2737 : i64] : vector<4xbf16>
      llvm.cond_br %2600, ^bb90, ^bb91
    ^bb90:  // pred: ^bb89
      llvm.store %2738, %2598 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb91
    ^bb91:  // 2 preds: ^bb89, ^bb90
      %2739 = llvm.mlir.constant(3 : i64) : i64
      %2740 = llvm.extractelement %2430[%2739 : i64] : vector<4xbf16>
      llvm.cond_br %2604, ^bb92, ^bb93
    ^bb92:  // pred: ^bb91
      llvm.store %2740, %2602 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb93
    ^bb93:  // 2 preds: ^bb91, ^bb92
      %2741 = llvm.mlir.constant(0 : i64) : i64
      %2742 = llvm.extractelement %2431[%2741 : i64] : vector<4xbf16>
      llvm.cond_br %2608, ^bb94, ^bb95
    ^bb94:  // pred: ^bb93
      llvm.store %2742, %2606 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb95
    ^bb95:  // 2 preds: ^bb93, ^bb94
      %2743 = llvm.mlir.constant(1 : i64) : i64
      %2744 = llvm.extractelement %2431[%2743 : i64] : vector<4xbf16>
      llvm.cond_br %2612, ^bb96, ^bb97
    ^bb96:  // pred: ^bb95
      llvm.store %2744, %2610 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb97
    ^bb97:  // 2 preds: ^bb95, ^bb96
      %2745 = llvm.mlir.constant(2 : i64) : i64
      %2746 = llvm.extractelement %2431[%2745 : i64] : vector<4xbf16>
      llvm.cond_br %2616, ^bb98, ^bb99
    ^bb98:  // pred: ^bb97
      llvm.store %2746, %2614 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb99
    ^bb99:  // 2 preds: ^bb97, ^bb98
      %2747 = llvm.mlir.constant(3 : i64) : i64
      %2748 = llvm.extractelement %2431[%2747 : i64] : vector<4xbf16>
      llvm.cond_br %2620, ^bb100, ^bb101
    ^bb100:  // pred: ^bb99
      llvm.store %2748, %2618 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb101
    ^bb101:  // 2 preds: ^bb99, ^bb100
      %2749 = llvm.mlir.constant(0 : i64) : i64
      %2750 = llvm.extractelement %2432[%2749 : i64] : vector<4xbf16>
      llvm.cond_br %2622, ^bb102, ^bb103
    ^bb102:  // pred: ^bb101
      llvm.store %2750, %2621 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb103
    ^bb103:  // 2 preds: ^bb101, ^bb102
      %2751 = llvm.mlir.constant(1 : i64) : i64
      %2752 = llvm.extractelement %2432[%2751 : i64] : vector<4xbf16>
      llvm.cond_br %2624, ^bb104, ^bb105
    ^bb104:  // pred: ^bb103
      llvm.store %2752, %2623 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb105
    ^bb105:  // 2 preds: ^bb103, ^bb104
      %2753 = llvm.mlir.constant(2 : i64) : i64
      %2754 = llvm.extractelement %2432[%2753 : i64] : vector<4xbf16>
      llvm.cond_br %2626, ^bb106, ^bb107
    ^bb106:  // pred: ^bb105
      llvm.store %2754, %2625 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb107
    ^bb107:  // 2 preds: ^bb105, ^bb106
      %2755 = llvm.mlir.constant(3 : i64) : i64
      %2756 = llvm.extractelement %2432[%2755 : i64] : vector<4xbf16>
      llvm.cond_br %2628, ^bb108, ^bb109
    ^bb108:  // pred: ^bb107
      llvm.store %2756, %2627 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb109
    ^bb109:  // 2 preds: ^bb107, ^bb108
      %2757 = llvm.mlir.constant(0 : i64) : i64
      %2758 = llvm.extractelement %2433[%2757 : i64] : vector<4xbf16>
      llvm.cond_br %2630, ^bb110, ^bb111
    ^bb110:  // pred: ^bb109
      llvm.store %2758, %2629 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb111
    ^bb111:  // 2 preds: ^bb109, ^bb110
      %2759 = llvm.mlir.constant(1 : i64) : i64
      %2760 = llvm.extractelement %2433[%2759 : i64] : vector<4xbf16>
      llvm.cond_br %2632, ^bb112, ^bb113
    ^bb112:  // pred: ^bb111
      llvm.store %2760, %2631 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb113
    ^bb113:  // 2 preds: ^bb111, ^bb112
      %2761 = llvm.mlir.constant(2 : i64) : i64
      %2762 = llvm.extractelement %2433[%2761 : i64] : vector<4xbf16>
      llvm.cond_br %2634, ^bb114, ^bb115
    ^bb114:  // pred: ^bb113
      llvm.store %2762, %2633 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb115
    ^bb115:  // 2 preds: ^bb113, ^bb114
      %2763 = llvm.mlir.constant(3 : i64) : i64
      %2764 = llvm.extractelement %2433[%2763 : i64] : vector<4xbf16>
      llvm.cond_br %2636, ^bb116, ^bb117
    ^bb116:  // pred: ^bb115
      llvm.store %2764, %2635 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb117
    ^bb117:  // 2 preds: ^bb115, ^bb116
      %2765 = llvm.mlir.constant(0 : i64) : i64
      %2766 = llvm.extractelement %2434[%2765 : i64] : vector<4xbf16>
      llvm.cond_br %2638, ^bb118, ^bb119
    ^bb118:  // pred: ^bb117
      llvm.store %2766, %2637 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb119
    ^bb119:  // 2 preds: ^bb117, ^bb118
      %2767 = llvm.mlir.constant(1 : i64) : i64
      %2768 = llvm.extractelement %2434[%2767 : i64] : vector<4xbf16>
      llvm.cond_br %2640, ^bb120, ^bb121
    ^bb120:  // pred: ^bb119
      llvm.store %2768, %2639 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb121
    ^bb121:  // 2 preds: ^bb119, ^bb120
      %2769 = llvm.mlir.constant(2 : i64) : i64
      %2770 = llvm.extractelement %2434[%2769 : i64] : vector<4xbf16>
      llvm.cond_br %2642, ^bb122, ^bb123
    ^bb122:  // pred: ^bb121
      llvm.store %2770, %2641 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb123
    ^bb123:  // 2 preds: ^bb121, ^bb122
      %2771 = llvm.mlir.constant(3 : i64) : i64
      %2772 = llvm.extractelement %2434[%2771 : i64] : vector<4xbf16>
      llvm.cond_br %2644, ^bb124, ^bb125
    ^bb124:  // pred: ^bb123
      llvm.store %2772, %2643 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb125
    ^bb125:  // 2 preds: ^bb123, ^bb124
      %2773 = llvm.mlir.constant(0 : i64) : i64
      %2774 = llvm.extractelement %2435[%2773 : i64] : vector<4xbf16>
      llvm.cond_br %2646, ^bb126, ^bb127
    ^bb126:  // pred: ^bb125
      llvm.store %2774, %2645 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb127
    ^bb127:  // 2 preds: ^bb125, ^bb126
      %2775 = llvm.mlir.constant(1 : i64) : i64
      %2776 = llvm.extractelement %2435[%2775 : i64] : vector<4xbf16>
      llvm.cond_br %2648, ^bb128, ^bb129
    ^bb128:  // pred: ^bb127
      llvm.store %2776, %2647 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb129
    ^bb129:  // 2 preds: ^bb127, ^bb128
      %2777 = llvm.mlir.constant(2 : i64) : i64
      %2778 = llvm.extractelement %2435[%2777 : i64] : vector<4xbf16>
      llvm.cond_br %2650, ^bb130, ^bb131
    ^bb130:  // pred: ^bb129
      llvm.store %2778, %2649 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb131
    ^bb131:  // 2 preds: ^bb129, ^bb130
      %2779 = llvm.mlir.constant(3 : i64) : i64
      %2780 = llvm.extractelement %2435[%2779 : i64] : vector<4xbf16>
      llvm.cond_br %2652, ^bb132, ^bb133
    ^bb132:  // pred: ^bb131
      llvm.store %2780, %2651 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb133
    ^bb133:  // 2 preds: ^bb131, ^bb132
      llvm.br ^bb134
    ^bb134:  // 2 preds: ^bb4, ^bb133
      llvm.return
    }
  }
