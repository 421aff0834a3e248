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
      %58 = llvm.mlir.constant(2 : i32) : i32
      %59 = llvm.mlir.constant(28 : i32) : i32
      %60 = llvm.mlir.constant(1 : i32) : i32
      %61 = llvm.mlir.constant(32 : i32) : i32
      %62 = llvm.mlir.addressof @tier_zeros : !llvm.ptr<1>
      %63 = llvm.mlir.constant(0 : i32) : i32
      %64 = llvm.mlir.constant(1073741824 : index) : i64
      %65 = llvm.mlir.constant(2 : index) : i64
      %66 = llvm.mlir.constant(16 : i32) : i32
      %67 = llvm.mlir.constant(8 : i32) : i32
      %68 = llvm.mlir.constant(4 : i32) : i32
      %69 = llvm.mlir.constant(8192 : i32) : i32
      %70 = llvm.mlir.constant(32 : index) : i64
      %71 = llvm.mlir.constant(0 : index) : i64
      %72 = llvm.mlir.constant(16 : index) : i64
      %73 = llvm.mlir.constant(128 : index) : i64
      %74 = llvm.mlir.constant(2147483647 : index) : i64
      %75 = llvm.mlir.constant(64 : i32) : i32
      %76 = llvm.mlir.addressof @tier_shared : !llvm.ptr<3>
      %77 = llvm.mlir.constant(0 : i32) : i32
      %78 = llvm.mlir.constant(1 : i32) : i32
      %79 = llvm.alloca %78 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %77, %79 : i32, !llvm.ptr<5>
      %80 = llvm.alloca %78 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %77, %80 : i32, !llvm.ptr<5>
      %81 = llvm.alloca %78 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %77, %81 : i32, !llvm.ptr<5>
      %82 = llvm.alloca %78 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %77, %82 : i32, !llvm.ptr<5>
      %83 = llvm.alloca %78 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %77, %83 : i32, !llvm.ptr<5>
      %84 = llvm.alloca %78 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %77, %84 : i32, !llvm.ptr<5>
      %85 = rocdl.workitem.id.x : i32
      %86 = llvm.urem %85, %75 : i32
      %87 = rocdl.workitem.id.x : i32
      %88 = llvm.udiv %87, %75 : i32
      %89 = rocdl.workgroup.id.x : i32
      %90 = llvm.zext %89 : i32 to i64
      %91 = llvm.trunc %90 : i64 to i32
      %92 = llvm.icmp "eq" %arg4, %71 : i64
      %93 = llvm.sub %arg4, %0 : i64
      %94 = llvm.udiv %93, %73 : i64
      %95 = llvm.add %94, %0 : i64
      %96 = llvm.select %92, %71, %95 : i1, i64
      %97 = llvm.icmp "eq" %arg5, %71 : i64
      %98 = llvm.sub %arg5, %0 : i64
      %99 = llvm.udiv %98, %73 : i64
      %100 = llvm.add %99, %0 : i64
      %101 = llvm.select %97, %71, %100 : i1, i64
      %102 = llvm.mul %101, %72 : i64
      %103 = llvm.intr.umin(%102, %74) : (i64, i64) -> i64
      %104 = llvm.trunc %103 : i64 to i32
      %105 = llvm.udiv %91, %104 : i32
      %106 = llvm.zext %105 : i32 to i64
      %107 = llvm.mul %105, %104 : i32
      %108 = llvm.sub %91, %107 : i32
      %109 = llvm.mul %106, %72 : i64
      %110 = llvm.sub %96, %109 : i64
      %111 = llvm.intr.umin(%110, %72) : (i64, i64) -> i64
      %112 = llvm.trunc %111 : i64 to i32
      %113 = llvm.udiv %108, %112 : i32
      %114 = llvm.mul %113, %112 : i32
      %115 = llvm.sub %108, %114 : i32
      %116 = llvm.zext %115 : i32 to i64
      %117 = llvm.add %109, %116 : i64
      %118 = llvm.zext %113 : i32 to i64
      %119 = llvm.mul %117, %73 : i64
      %120 = llvm.mul %118, %73 : i64
      %121 = llvm.icmp "sgt" %arg6, %71 : i64
      llvm.cond_br %121, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %122 = llvm.load %84 : !llvm.ptr<5> -> i32
      %123 = llvm.mul %122, %69 : i32
      %124 = llvm.getelementptr %76[%123] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %125 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %126 = llvm.mul %122, %69 : i32
      %127 = llvm.getelementptr %125[%126] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %128 = llvm.urem %86, %68 : i32
      %129 = llvm.mul %128, %67 : i32
      %130 = llvm.udiv %86, %68 : i32
      %131 = llvm.mul %88, %66 : i32
      %132 = llvm.add %130, %131 : i32
      %133 = llvm.zext %132 : i32 to i64
      %134 = llvm.add %119, %133 : i64
      %135 = llvm.mul %134, %arg7 : i64
      %136 = llvm.zext %129 : i32 to i64
      %137 = llvm.add %135, %136 : i64
      %138 = llvm.mul %137, %65 : i64
      %139 = llvm.getelementptr %arg0[%138] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %140 = llvm.sub %arg4, %134 : i64
      %141 = llvm.intr.smin(%140, %64) : (i64, i64) -> i64
      %142 = llvm.intr.smax(%141, %71) : (i64, i64) -> i64
      %143 = llvm.trunc %142 : i64 to i32
      %144 = llvm.sub %arg6, %136 : i64
      %145 = llvm.intr.smin(%144, %64) : (i64, i64) -> i64
      %146 = llvm.intr.smax(%145, %71) : (i64, i64) -> i64
      %147 = llvm.trunc %146 : i64 to i32
      %148 = llvm.icmp "sgt" %143, %63 : i32
      %149 = llvm.icmp "sgt" %147, %63 : i32
      %150 = llvm.and %148, %149 : i1
      %151 = llvm.mul %arg7, %73 : i64
      %152 = llvm.getelementptr %139[%151] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %153 = llvm.icmp "sgt" %143, %75 : i32
      %154 = llvm.and %153, %149 : i1
      %155 = llvm.select %150, %139, %62 : i1, !llvm.ptr<1>
      %156 = llvm.load %155 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %157 = llvm.select %154, %152, %62 : i1, !llvm.ptr<1>
      %158 = llvm.load %157 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %159 = llvm.urem %86, %68 : i32
      %160 = llvm.mul %159, %67 : i32
      %161 = llvm.udiv %86, %68 : i32
      %162 = llvm.mul %88, %66 : i32
      %163 = llvm.add %161, %162 : i32
      %164 = llvm.mul %163, %61 : i32
      %165 = llvm.add %164, %160 : i32
      %166 = llvm.lshr %165, %68 : i32
      %167 = llvm.and %166, %59 : i32
      %168 = llvm.xor %165, %167 : i32
      %169 = llvm.mul %168, %58 : i32
      %170 = llvm.getelementptr %124[%169] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %171 = llvm.xor %168, %68 : i32
      %172 = llvm.mul %171, %58 : i32
      %173 = llvm.getelementptr %124[%172] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %174 = llvm.getelementptr %170[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %175 = llvm.getelementptr %173[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %176 = llvm.shufflevector %156, %156 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %176, %170 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %177 = llvm.shufflevector %156, %156 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %177, %173 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %178 = llvm.shufflevector %158, %158 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %178, %174 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %179 = llvm.shufflevector %158, %158 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %179, %175 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %180 = llvm.urem %86, %66 : i32
      %181 = llvm.mul %180, %67 : i32
      %182 = llvm.udiv %86, %66 : i32
      %183 = llvm.mul %88, %68 : i32
      %184 = llvm.add %182, %183 : i32
      %185 = llvm.zext %181 : i32 to i64
      %186 = llvm.add %120, %185 : i64
      %187 = llvm.zext %184 : i32 to i64
      %188 = llvm.mul %187, %arg8 : i64
      %189 = llvm.add %186, %188 : i64
      %190 = llvm.mul %189, %65 : i64
      %191 = llvm.getelementptr %arg1[%190] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %192 = llvm.sub %arg5, %186 : i64
      %193 = llvm.intr.smin(%192, %64) : (i64, i64) -> i64
      %194 = llvm.intr.smax(%193, %71) : (i64, i64) -> i64
      %195 = llvm.trunc %194 : i64 to i32
      %196 = llvm.sub %arg6, %187 : i64
      %197 = llvm.intr.smin(%196, %64) : (i64, i64) -> i64
      %198 = llvm.intr.smax(%197, %71) : (i64, i64) -> i64
      %199 = llvm.trunc %198 : i64 to i32
      %200 = llvm.icmp "sgt" %195, %63 : i32
      %201 = llvm.icmp "sgt" %199, %63 : i32
      %202 = llvm.and %200, %201 : i1
      %203 = llvm.mul %arg8, %70 : i64
      %204 = llvm.getelementptr %191[%203] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %205 = llvm.icmp "sgt" %199, %66 : i32
      %206 = llvm.and %200, %205 : i1
      %207 = llvm.select %202, %191, %62 : i1, !llvm.ptr<1>
      %208 = llvm.load %207 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %209 = llvm.select %206, %204, %62 : i1, !llvm.ptr<1>
      %210 = llvm.load %209 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %211 = llvm.urem %86, %66 : i32
      %212 = llvm.mul %211, %67 : i32
      %213 = llvm.udiv %86, %66 : i32
      %214 = llvm.mul %88, %68 : i32
      %215 = llvm.add %213, %214 : i32
      %216 = llvm.mul %215, %57 : i32
      %217 = llvm.add %212, %216 : i32
      %218 = llvm.mul %217, %58 : i32
      %219 = llvm.getelementptr %127[%218] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %220 = llvm.getelementptr %219[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      llvm.store %208, %219 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.store %210, %220 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %221 = llvm.load %83 : !llvm.ptr<5> -> i32
      %222 = llvm.xor %221, %60 : i32
      %223 = llvm.load %84 : !llvm.ptr<5> -> i32
      %224 = llvm.add %223, %60 : i32
      %225 = llvm.icmp "eq" %224, %58 : i32
      %226 = llvm.select %225, %63, %224 : i1, i32
      llvm.store %226, %84 : i32, !llvm.ptr<5>
      %227 = llvm.select %225, %222, %221 : i1, i32
      llvm.store %227, %83 : i32, !llvm.ptr<5>
      llvm.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      llvm.br ^bb3(%71, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
    ^bb3(%228: i64, %229: vector<4xf32>, %230: vector<4xf32>, %231: vector<4xf32>, %232: vector<4xf32>, %233: vector<4xf32>, %234: vector<4xf32>, %235: vector<4xf32>, %236: vector<4xf32>, %237: vector<4xf32>, %238: vector<4xf32>, %239: vector<4xf32>, %240: vector<4xf32>, %241: vector<4xf32>, %242: vector<4xf32>, %243: vector<4xf32>, %244: vector<4xf32>):  // 2 preds: ^bb2, ^bb6
      %245 = llvm.icmp "slt" %228, %arg6 : i64
      llvm.cond_br %245, ^bb4, ^bb7
    ^bb4:  // pred: ^bb3
      %246 = llvm.load %82 : !llvm.ptr<5> -> i32
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      %247 = llvm.mul %246, %69 : i32
      %248 = llvm.getelementptr %76[%247] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %249 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %250 = llvm.mul %246, %69 : i32
      %251 = llvm.getelementptr %249[%250] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %252 = llvm.load %81 : !llvm.ptr<5> -> i32
      %253 = llvm.xor %252, %60 : i32
      %254 = llvm.load %82 : !llvm.ptr<5> -> i32
      %255 = llvm.add %254, %60 : i32
      %256 = llvm.icmp "eq" %255, %58 : i32
      %257 = llvm.select %256, %63, %255 : i1, i32
      llvm.store %257, %82 : i32, !llvm.ptr<5>
      %258 = llvm.select %256, %253, %252 : i1, i32
      llvm.store %258, %81 : i32, !llvm.ptr<5>
      %259 = llvm.add %228, %70 : i64
      %260 = llvm.urem %86, %68 : i32
      %261 = llvm.mul %260, %67 : i32
      %262 = llvm.udiv %86, %68 : i32
      %263 = llvm.mul %88, %66 : i32
      %264 = llvm.add %262, %263 : i32
      %265 = llvm.zext %264 : i32 to i64
      %266 = llvm.add %119, %265 : i64
      %267 = llvm.mul %266, %arg7 : i64
      %268 = llvm.zext %261 : i32 to i64
      %269 = llvm.add %259, %268 : i64
      %270 = llvm.add %267, %269 : i64
      %271 = llvm.mul %270, %65 : i64
      %272 = llvm.getelementptr %arg0[%271] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %273 = llvm.sub %arg4, %266 : i64
      %274 = llvm.intr.smin(%273, %64) : (i64, i64) -> i64
      %275 = llvm.intr.smax(%274, %71) : (i64, i64) -> i64
      %276 = llvm.trunc %275 : i64 to i32
      %277 = llvm.sub %arg6, %269 : i64
      %278 = llvm.intr.smin(%277, %64) : (i64, i64) -> i64
      %279 = llvm.intr.smax(%278, %71) : (i64, i64) -> i64
      %280 = llvm.trunc %279 : i64 to i32
      %281 = llvm.icmp "sgt" %276, %63 : i32
      %282 = llvm.icmp "sgt" %280, %63 : i32
      %283 = llvm.and %281, %282 : i1
      %284 = llvm.mul %arg7, %73 : i64
      %285 = llvm.getelementptr %272[%284] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %286 = llvm.icmp "sgt" %276, %75 : i32
      %287 = llvm.and %286, %282 : i1
      %288 = llvm.select %283, %272, %62 : i1, !llvm.ptr<1>
      %289 = llvm.load %288 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %290 = llvm.select %287, %285, %62 : i1, !llvm.ptr<1>
      %291 = llvm.load %290 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %292 = llvm.urem %86, %66 : i32
      %293 = llvm.mul %292, %67 : i32
      %294 = llvm.udiv %86, %66 : i32
      %295 = llvm.mul %88, %68 : i32
      %296 = llvm.add %294, %295 : i32
      %297 = llvm.zext %293 : i32 to i64
      %298 = llvm.add %120, %297 : i64
      %299 = llvm.zext %296 : i32 to i64
      %300 = llvm.add %259, %299 : i64
      %301 = llvm.mul %300, %arg8 : i64
      %302 = llvm.add %298, %301 : i64
      %303 = llvm.mul %302, %65 : i64
      %304 = llvm.getelementptr %arg1[%303] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %305 = llvm.sub %arg5, %298 : i64
      %306 = llvm.intr.smin(%305, %64) : (i64, i64) -> i64
      %307 = llvm.intr.smax(%306, %71) : (i64, i64) -> i64
      %308 = llvm.trunc %307 : i64 to i32
      %309 = llvm.sub %arg6, %300 : i64
      %310 = llvm.intr.smin(%309, %64) : (i64, i64) -> i64
      %311 = llvm.intr.smax(%310, %71) : (i64, i64) -> i64
      %312 = llvm.trunc %311 : i64 to i32
      %313 = llvm.icmp "sgt" %308, %63 : i32
      %314 = llvm.icmp "sgt" %312, %63 : i32
      %315 = llvm.and %313, %314 : i1
      %316 = llvm.mul %arg8, %70 : i64
      %317 = llvm.getelementptr %304[%316] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %318 = llvm.icmp "sgt" %312, %66 : i32
      %319 = llvm.and %313, %318 : i1
      %320 = llvm.select %315, %304, %62 : i1, !llvm.ptr<1>
      %321 = llvm.load %320 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %322 = llvm.select %319, %317, %62 : i1, !llvm.ptr<1>
      %323 = llvm.load %322 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %324 = llvm.mlir.constant(0 : i64) : i64
      %325 = llvm.extractelement %229[%324 : i64] : vector<4xf32>
      %326 = llvm.mlir.constant(1 : i64) : i64
      %327 = llvm.extractelement %229[%326 : i64] : vector<4xf32>
      %328 = llvm.mlir.constant(2 : i64) : i64
      %329 = llvm.extractelement %229[%328 : i64] : vector<4xf32>
      %330 = llvm.mlir.constant(3 : i64) : i64
      %331 = llvm.extractelement %229[%330 : i64] : vector<4xf32>
      %332 = llvm.mlir.constant(0 : i64) : i64
      %333 = llvm.extractelement %230[%332 : i64] : vector<4xf32>
      %334 = llvm.mlir.constant(1 : i64) : i64
      %335 = llvm.extractelement %230[%334 : i64] : vector<4xf32>
      %336 = llvm.mlir.constant(2 : i64) : i64
      %337 = llvm.extractelement %230[%336 : i64] : vector<4xf32>
      %338 = llvm.mlir.constant(3 : i64) : i64
      %339 = llvm.extractelement %230[%338 : i64] : vector<4xf32>
      %340 = llvm.mlir.constant(0 : i64) : i64
      %341 = llvm.extractelement %231[%340 : i64] : vector<4xf32>
      %342 = llvm.mlir.constant(1 : i64) : i64
      %343 = llvm.extractelement %231[%342 : i64] : vector<4xf32>
      %344 = llvm.mlir.constant(2 : i64) : i64
      %345 = llvm.extractelement %231[%344 : i64] : vector<4xf32>
      %346 = llvm.mlir.constant(3 : i64) : i64
      %347 = llvm.extractelement %231[%346 : i64] : vector<4xf32>
      %348 = llvm.mlir.constant(0 : i64) : i64
      %349 = llvm.extractelement %232[%348 : i64] : vector<4xf32>
      %350 = llvm.mlir.constant(1 : i64) : i64
      %351 = llvm.extractelement %232[%350 : i64] : vector<4xf32>
      %352 = llvm.mlir.constant(2 : i64) : i64
      %353 = llvm.extractelement %232[%352 : i64] : vector<4xf32>
      %354 = llvm.mlir.constant(3 : i64) : i64
      %355 = llvm.extractelement %232[%354 : i64] : vector<4xf32>
      %356 = llvm.mlir.constant(0 : i64) : i64
      %357 = llvm.extractelement %233[%356 : i64] : vector<4xf32>
      %358 = llvm.mlir.constant(1 : i64) : i64
      %359 = llvm.extractelement %233[%358 : i64] : vector<4xf32>
      %360 = llvm.mlir.constant(2 : i64) : i64
      %361 = llvm.extractelement %233[%360 : i64] : vector<4xf32>
      %362 = llvm.mlir.constant(3 : i64) : i64
      %363 = llvm.extractelement %233[%362 : i64] : vector<4xf32>
      %364 = llvm.mlir.constant(0 : i64) : i64
      %365 = llvm.extractelement %234[%364 : i64] : vector<4xf32>
      %366 = llvm.mlir.constant(1 : i64) : i64
      %367 = llvm.extractelement %234[%366 : i64] : vector<4xf32>
      %368 = llvm.mlir.constant(2 : i64) : i64
      %369 = llvm.extractelement %234[%368 : i64] : vector<4xf32>
      %370 = llvm.mlir.constant(3 : i64) : i64
      %371 = llvm.extractelement %234[%370 : i64] : vector<4xf32>
      %372 = llvm.mlir.constant(0 : i64) : i64
      %373 = llvm.extractelement %235[%372 : i64] : vector<4xf32>
      %374 = llvm.mlir.constant(1 : i64) : i64
      %375 = llvm.extractelement %235[%374 : i64] : vector<4xf32>
      %376 = llvm.mlir.constant(2 : i64) : i64
      %377 = llvm.extractelement %235[%376 : i64] : vector<4xf32>
      %378 = llvm.mlir.constant(3 : i64) : i64
      %379 = llvm.extractelement %235[%378 : i64] : vector<4xf32>
      %380 = llvm.mlir.constant(0 : i64) : i64
      %381 = llvm.extractelement %236[%380 : i64] : vector<4xf32>
      %382 = llvm.mlir.constant(1 : i64) : i64
      %383 = llvm.extractelement %236[%382 : i64] : vector<4xf32>
      %384 = llvm.mlir.constant(2 : i64) : i64
      %385 = llvm.extractelement %236[%384 : i64] : vector<4xf32>
      %386 = llvm.mlir.constant(3 : i64) : i64
      %387 = llvm.extractelement %236[%386 : i64] : vector<4xf32>
      %388 = llvm.mlir.constant(0 : i64) : i64
      %389 = llvm.extractelement %237[%388 : i64] : vector<4xf32>
      %390 = llvm.mlir.constant(1 : i64) : i64
      %391 = llvm.extractelement %237[%390 : i64] : vector<4xf32>
      %392 = llvm.mlir.constant(2 : i64) : i64
      %393 = llvm.extractelement %237[%392 : i64] : vector<4xf32>
      %394 = llvm.mlir.constant(3 : i64) : i64
      %395 = llvm.extractelement %237[%394 : i64] : vector<4xf32>
      %396 = llvm.mlir.constant(0 : i64) : i64
      %397 = llvm.extractelement %238[%396 : i64] : vector<4xf32>
      %398 = llvm.mlir.constant(1 : i64) : i64
      %399 = llvm.extractelement %238[%398 : i64] : vector<4xf32>
      %400 = llvm.mlir.constant(2 : i64) : i64
      %401 = llvm.extractelement %238[%400 : i64] : vector<4xf32>
      %402 = llvm.mlir.constant(3 : i64) : i64
      %403 = llvm.extractelement %238[%402 : i64] : vector<4xf32>
      %404 = llvm.mlir.constant(0 : i64) : i64
      %405 = llvm.extractelement %239[%404 : i64] : vector<4xf32>
      %406 = llvm.mlir.constant(1 : i64) : i64
      %407 = llvm.extractelement %239[%406 : i64] : vector<4xf32>
      %408 = llvm.mlir.constant(2 : i64) : i64
      %409 = llvm.extractelement %239[%408 : i64] : vector<4xf32>
      %410 = llvm.mlir.constant(3 : i64) : i64
      %411 = llvm.extractelement %239[%410 : i64] : vector<4xf32>
      %412 = llvm.mlir.constant(0 : i64) : i64
      %413 = llvm.extractelement %240[%412 : i64] : vector<4xf32>
      %414 = llvm.mlir.constant(1 : i64) : i64
      %415 = llvm.extractelement %240[%414 : i64] : vector<4xf32>
      %416 = llvm.mlir.constant(2 : i64) : i64
      %417 = llvm.extractelement %240[%416 : i64] : vector<4xf32>
      %418 = llvm.mlir.constant(3 : i64) : i64
      %419 = llvm.extractelement %240[%418 : i64] : vector<4xf32>
      %420 = llvm.mlir.constant(0 : i64) : i64
      %421 = llvm.extractelement %241[%420 : i64] : vector<4xf32>
      %422 = llvm.mlir.constant(1 : i64) : i64
      %423 = llvm.extractelement %241[%422 : i64] : vector<4xf32>
      %424 = llvm.mlir.constant(2 : i64) : i64
      %425 = llvm.extractelement %241[%424 : i64] : vector<4xf32>
      %426 = llvm.mlir.constant(3 : i64) : i64
      %427 = llvm.extractelement %241[%426 : i64] : vector<4xf32>
      %428 = llvm.mlir.constant(0 : i64) : i64
      %429 = llvm.extractelement %242[%428 : i64] : vector<4xf32>
      %430 = llvm.mlir.constant(1 : i64) : i64
      %431 = llvm.extractelement %242[%430 : i64] : vector<4xf32>
      %432 = llvm.mlir.constant(2 : i64) : i64
      %433 = llvm.extractelement %242[%432 : i64] : vector<4xf32>
      %434 = llvm.mlir.constant(3 : i64) : i64
      %435 = llvm.extractelement %242[%434 : i64] : vector<4xf32>
      %436 = llvm.mlir.constant(0 : i64) : i64
      %437 = llvm.extractelement %243[%436 : i64] : vector<4xf32>
      %438 = llvm.mlir.constant(1 : i64) : i64
      %439 = llvm.extractelement %243[%438 : i64] : vector<4xf32>
      %440 = llvm.mlir.constant(2 : i64) : i64
      %441 = llvm.extractelement %243[%440 : i64] : vector<4xf32>
      %442 = llvm.mlir.constant(3 : i64) : i64
      %443 = llvm.extractelement %243[%442 : i64] : vector<4xf32>
      %444 = llvm.mlir.constant(0 : i64) : i64
      %445 = llvm.extractelement %244[%444 : i64] : vector<4xf32>
      %446 = llvm.mlir.constant(1 : i64) : i64
      %447 = llvm.extractelement %244[%446 : i64] : vector<4xf32>
      %448 = llvm.mlir.constant(2 : i64) : i64
      %449 = llvm.extractelement %244[%448 : i64] : vector<4xf32>
      %450 = llvm.mlir.constant(3 : i64) : i64
      %451 = llvm.extractelement %244[%450 : i64] : vector<4xf32>
      %452 = llvm.mlir.poison : vector<16xf32>
      %453 = llvm.mlir.constant(0 : i64) : i64
      %454 = llvm.insertelement %325, %452[%453 : i64] : vector<16xf32>
      %455 = llvm.mlir.constant(1 : i64) : i64
      %456 = llvm.insertelement %327, %454[%455 : i64] : vector<16xf32>
      %457 = llvm.mlir.constant(2 : i64) : i64
      %458 = llvm.insertelement %329, %456[%457 : i64] : vector<16xf32>
      %459 = llvm.mlir.constant(3 : i64) : i64
      %460 = llvm.insertelement %331, %458[%459 : i64] : vector<16xf32>
      %461 = llvm.mlir.constant(4 : i64) : i64
      %462 = llvm.insertelement %333, %460[%461 : i64] : vector<16xf32>
      %463 = llvm.mlir.constant(5 : i64) : i64
      %464 = llvm.insertelement %335, %462[%463 : i64] : vector<16xf32>
      %465 = llvm.mlir.constant(6 : i64) : i64
      %466 = llvm.insertelement %337, %464[%465 : i64] : vector<16xf32>
      %467 = llvm.mlir.constant(7 : i64) : i64
      %468 = llvm.insertelement %339, %466[%467 : i64] : vector<16xf32>
      %469 = llvm.mlir.constant(8 : i64) : i64
      %470 = llvm.insertelement %341, %468[%469 : i64] : vector<16xf32>
      %471 = llvm.mlir.constant(9 : i64) : i64
      %472 = llvm.insertelement %343, %470[%471 : i64] : vector<16xf32>
      %473 = llvm.mlir.constant(10 : i64) : i64
      %474 = llvm.insertelement %345, %472[%473 : i64] : vector<16xf32>
      %475 = llvm.mlir.constant(11 : i64) : i64
      %476 = llvm.insertelement %347, %474[%475 : i64] : vector<16xf32>
      %477 = llvm.mlir.constant(12 : i64) : i64
      %478 = llvm.insertelement %349, %476[%477 : i64] : vector<16xf32>
      %479 = llvm.mlir.constant(13 : i64) : i64
      %480 = llvm.insertelement %351, %478[%479 : i64] : vector<16xf32>
      %481 = llvm.mlir.constant(14 : i64) : i64
      %482 = llvm.insertelement %353, %480[%481 : i64] : vector<16xf32>
      %483 = llvm.mlir.constant(15 : i64) : i64
      %484 = llvm.insertelement %355, %482[%483 : i64] : vector<16xf32>
      %485 = llvm.mlir.poison : vector<16xf32>
      %486 = llvm.mlir.constant(0 : i64) : i64
      %487 = llvm.insertelement %357, %485[%486 : i64] : vector<16xf32>
      %488 = llvm.mlir.constant(1 : i64) : i64
      %489 = llvm.insertelement %359, %487[%488 : i64] : vector<16xf32>
      %490 = llvm.mlir.constant(2 : i64) : i64
      %491 = llvm.insertelement %361, %489[%490 : i64] : vector<16xf32>
      %492 = llvm.mlir.constant(3 : i64) : i64
      %493 = llvm.insertelement %363, %491[%492 : i64] : vector<16xf32>
      %494 = llvm.mlir.constant(4 : i64) : i64
      %495 = llvm.insertelement %365, %493[%494 : i64] : vector<16xf32>
      %496 = llvm.mlir.constant(5 : i64) : i64
      %497 = llvm.insertelement %367, %495[%496 : i64] : vector<16xf32>
      %498 = llvm.mlir.constant(6 : i64) : i64
      %499 = llvm.insertelement %369, %497[%498 : i64] : vector<16xf32>
      %500 = llvm.mlir.constant(7 : i64) : i64
      %501 = llvm.insertelement %371, %499[%500 : i64] : vector<16xf32>
      %502 = llvm.mlir.constant(8 : i64) : i64
      %503 = llvm.insertelement %373, %501[%502 : i64] : vector<16xf32>
      %504 = llvm.mlir.constant(9 : i64) : i64
      %505 = llvm.insertelement %375, %503[%504 : i64] : vector<16xf32>
      %506 = llvm.mlir.constant(10 : i64) : i64
      %507 = llvm.insertelement %377, %505[%506 : i64] : vector<16xf32>
      %508 = llvm.mlir.constant(11 : i64) : i64
      %509 = llvm.insertelement %379, %507[%508 : i64] : vector<16xf32>
      %510 = llvm.mlir.constant(12 : i64) : i64
      %511 = llvm.insertelement %381, %509[%510 : i64] : vector<16xf32>
      %512 = llvm.mlir.constant(13 : i64) : i64
      %513 = llvm.insertelement %383, %511[%512 : i64] : vector<16xf32>
      %514 = llvm.mlir.constant(14 : i64) : i64
      %515 = llvm.insertelement %385, %513[%514 : i64] : vector<16xf32>
      %516 = llvm.mlir.constant(15 : i64) : i64
      %517 = llvm.insertelement %387, %515[%516 : i64] : vector<16xf32>
      %518 = llvm.mlir.poison : vector<16xf32>
      %519 = llvm.mlir.constant(0 : i64) : i64
      %520 = llvm.insertelement %389, %518[%519 : i64] : vector<16xf32>
      %521 = llvm.mlir.constant(1 : i64) : i64
      %522 = llvm.insertelement %391, %520[%521 : i64] : vector<16xf32>
      %523 = llvm.mlir.constant(2 : i64) : i64
      %524 = llvm.insertelement %393, %522[%523 : i64] : vector<16xf32>
      %525 = llvm.mlir.constant(3 : i64) : i64
      %526 = llvm.insertelement %395, %524[%525 : i64] : vector<16xf32>
      %527 = llvm.mlir.constant(4 : i64) : i64
      %528 = llvm.insertelement %397, %526[%527 : i64] : vector<16xf32>
      %529 = llvm.mlir.constant(5 : i64) : i64
      %530 = llvm.insertelement %399, %528[%529 : i64] : vector<16xf32>
      %531 = llvm.mlir.constant(6 : i64) : i64
      %532 = llvm.insertelement %401, %530[%531 : i64] : vector<16xf32>
      %533 = llvm.mlir.constant(7 : i64) : i64
      %534 = llvm.insertelement %403, %532[%533 : i64] : vector<16xf32>
      %535 = llvm.mlir.constant(8 : i64) : i64
      %536 = llvm.insertelement %405, %534[%535 : i64] : vector<16xf32>
      %537 = llvm.mlir.constant(9 : i64) : i64
      %538 = llvm.insertelement %407, %536[%537 : i64] : vector<16xf32>
      %539 = llvm.mlir.constant(10 : i64) : i64
      %540 = llvm.insertelement %409, %538[%539 : i64] : vector<16xf32>
      %541 = llvm.mlir.constant(11 : i64) : i64
      %542 = llvm.insertelement %411, %540[%541 : i64] : vector<16xf32>
      %543 = llvm.mlir.constant(12 : i64) : i64
      %544 = llvm.insertelement %413, %542[%543 : i64] : vector<16xf32>
      %545 = llvm.mlir.constant(13 : i64) : i64
      %546 = llvm.insertelement %415, %544[%545 : i64] : vector<16xf32>
      %547 = llvm.mlir.constant(14 : i64) : i64
      %548 = llvm.insertelement %417, %546[%547 : i64] : vector<16xf32>
      %549 = llvm.mlir.constant(15 : i64) : i64
      %550 = llvm.insertelement %419, %548[%549 : i64] : vector<16xf32>
      %551 = llvm.mlir.poison : vector<16xf32>
      %552 = llvm.mlir.constant(0 : i64) : i64
      %553 = llvm.insertelement %421, %551[%552 : i64] : vector<16xf32>
      %554 = llvm.mlir.constant(1 : i64) : i64
      %555 = llvm.insertelement %423, %553[%554 : i64] : vector<16xf32>
      %556 = llvm.mlir.constant(2 : i64) : i64
      %557 = llvm.insertelement %425, %555[%556 : i64] : vector<16xf32>
      %558 = llvm.mlir.constant(3 : i64) : i64
      %559 = llvm.insertelement %427, %557[%558 : i64] : vector<16xf32>
      %560 = llvm.mlir.constant(4 : i64) : i64
      %561 = llvm.insertelement %429, %559[%560 : i64] : vector<16xf32>
      %562 = llvm.mlir.constant(5 : i64) : i64
      %563 = llvm.insertelement %431, %561[%562 : i64] : vector<16xf32>
      %564 = llvm.mlir.constant(6 : i64) : i64
      %565 = llvm.insertelement %433, %563[%564 : i64] : vector<16xf32>
      %566 = llvm.mlir.constant(7 : i64) : i64
      %567 = llvm.insertelement %435, %565[%566 : i64] : vector<16xf32>
      %568 = llvm.mlir.constant(8 : i64) : i64
      %569 = llvm.insertelement %437, %567[%568 : i64] : vector<16xf32>
      %570 = llvm.mlir.constant(9 : i64) : i64
      %571 = llvm.insertelement %439, %569[%570 : i64] : vector<16xf32>
      %572 = llvm.mlir.constant(10 : i64) : i64
      %573 = llvm.insertelement %441, %571[%572 : i64] : vector<16xf32>
      %574 = llvm.mlir.constant(11 : i64) : i64
      %575 = llvm.insertelement %443, %573[%574 : i64] : vector<16xf32>
      %576 = llvm.mlir.constant(12 : i64) : i64
      %577 = llvm.insertelement %445, %575[%576 : i64] : vector<16xf32>
      %578 = llvm.mlir.constant(13 : i64) : i64
      %579 = llvm.insertelement %447, %577[%578 : i64] : vector<16xf32>
      %580 = llvm.mlir.constant(14 : i64) : i64
      %581 = llvm.insertelement %449, %579[%580 : i64] : vector<16xf32>
      %582 = llvm.mlir.constant(15 : i64) : i64
      %583 = llvm.insertelement %451, %581[%582 : i64] : vector<16xf32>
      %584 = llvm.urem %86, %61 : i32
      %585 = llvm.udiv %86, %61 : i32
      %586 = llvm.mul %585, %68 : i32
      %587 = llvm.urem %88, %58 : i32
      %588 = llvm.mul %587, %75 : i32
      %589 = llvm.add %584, %588 : i32
      %590 = llvm.mul %589, %61 : i32
      %591 = llvm.add %590, %586 : i32
      %592 = llvm.lshr %591, %68 : i32
      %593 = llvm.and %592, %59 : i32
      %594 = llvm.xor %591, %593 : i32
      %595 = llvm.mul %594, %58 : i32
      %596 = llvm.getelementptr %248[%595] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %597 = llvm.getelementptr %596[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %598 = llvm.load %596 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %599 = llvm.load %597 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %600 = llvm.bitcast %598 : vector<4xbf16> to vector<4xi16>
      %601 = llvm.bitcast %599 : vector<4xbf16> to vector<4xi16>
      %602 = llvm.urem %86, %61 : i32
      %603 = llvm.udiv %86, %61 : i32
      %604 = llvm.mul %603, %68 : i32
      %605 = llvm.udiv %88, %58 : i32
      %606 = llvm.mul %605, %75 : i32
      %607 = llvm.add %602, %606 : i32
      %608 = llvm.mul %604, %57 : i32
      %609 = llvm.add %607, %608 : i32
      %610 = llvm.mul %609, %58 : i32
      %611 = llvm.getelementptr %251[%610] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %612 = llvm.getelementptr %611[256] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %613 = llvm.getelementptr %611[512] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %614 = llvm.getelementptr %611[768] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %615 = llvm.getelementptr %611[64] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %616 = llvm.getelementptr %611[320] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %617 = llvm.getelementptr %611[576] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %618 = llvm.getelementptr %611[832] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %619 = llvm.load %611 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %620 = llvm.load %612 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %621 = llvm.load %613 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %622 = llvm.load %614 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %623 = llvm.mlir.poison : vector<4xbf16>
      %624 = llvm.mlir.constant(0 : i64) : i64
      %625 = llvm.insertelement %619, %623[%624 : i64] : vector<4xbf16>
      %626 = llvm.mlir.constant(1 : i64) : i64
      %627 = llvm.insertelement %620, %625[%626 : i64] : vector<4xbf16>
      %628 = llvm.mlir.constant(2 : i64) : i64
      %629 = llvm.insertelement %621, %627[%628 : i64] : vector<4xbf16>
      %630 = llvm.mlir.constant(3 : i64) : i64
      %631 = llvm.insertelement %622, %629[%630 : i64] : vector<4xbf16>
      %632 = llvm.load %615 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %633 = llvm.load %616 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %634 = llvm.load %617 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %635 = llvm.load %618 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %636 = llvm.mlir.poison : vector<4xbf16>
      %637 = llvm.mlir.constant(0 : i64) : i64
      %638 = llvm.insertelement %632, %636[%637 : i64] : vector<4xbf16>
      %639 = llvm.mlir.constant(1 : i64) : i64
      %640 = llvm.insertelement %633, %638[%639 : i64] : vector<4xbf16>
      %641 = llvm.mlir.constant(2 : i64) : i64
      %642 = llvm.insertelement %634, %640[%641 : i64] : vector<4xbf16>
      %643 = llvm.mlir.constant(3 : i64) : i64
      %644 = llvm.insertelement %635, %642[%643 : i64] : vector<4xbf16>
      %645 = llvm.bitcast %631 : vector<4xbf16> to vector<4xi16>
      %646 = llvm.bitcast %644 : vector<4xbf16> to vector<4xi16>
      %647 = rocdl.mfma.f32.32x32x8bf16.1k %600, %645, %484, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %648 = rocdl.mfma.f32.32x32x8bf16.1k %600, %646, %517, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %649 = rocdl.mfma.f32.32x32x8bf16.1k %601, %645, %550, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %650 = rocdl.mfma.f32.32x32x8bf16.1k %601, %646, %583, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %651 = llvm.urem %86, %61 : i32
      %652 = llvm.udiv %86, %61 : i32
      %653 = llvm.mul %652, %68 : i32
      %654 = llvm.urem %88, %58 : i32
      %655 = llvm.mul %654, %75 : i32
      %656 = llvm.add %651, %655 : i32
      %657 = llvm.mul %656, %61 : i32
      %658 = llvm.add %657, %653 : i32
      %659 = llvm.lshr %658, %68 : i32
      %660 = llvm.and %659, %59 : i32
      %661 = llvm.xor %658, %660 : i32
      %662 = llvm.xor %661, %67 : i32
      %663 = llvm.mul %662, %58 : i32
      %664 = llvm.getelementptr %248[%663] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %665 = llvm.getelementptr %664[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %666 = llvm.load %664 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %667 = llvm.load %665 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %668 = llvm.bitcast %666 : vector<4xbf16> to vector<4xi16>
      %669 = llvm.bitcast %667 : vector<4xbf16> to vector<4xi16>
      %670 = llvm.urem %86, %61 : i32
      %671 = llvm.udiv %86, %61 : i32
      %672 = llvm.mul %671, %68 : i32
      %673 = llvm.udiv %88, %58 : i32
      %674 = llvm.mul %673, %75 : i32
      %675 = llvm.add %670, %674 : i32
      %676 = llvm.mul %672, %57 : i32
      %677 = llvm.add %675, %676 : i32
      %678 = llvm.mul %677, %58 : i32
      %679 = llvm.getelementptr %251[%678] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %680 = llvm.getelementptr %679[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %681 = llvm.getelementptr %679[2304] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %682 = llvm.getelementptr %679[2560] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %683 = llvm.getelementptr %679[2816] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %684 = llvm.getelementptr %679[2112] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %685 = llvm.getelementptr %679[2368] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %686 = llvm.getelementptr %679[2624] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %687 = llvm.getelementptr %679[2880] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %688 = llvm.load %680 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %689 = llvm.load %681 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %690 = llvm.load %682 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %691 = llvm.load %683 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %692 = llvm.mlir.poison : vector<4xbf16>
      %693 = llvm.mlir.constant(0 : i64) : i64
      %694 = llvm.insertelement %688, %692[%693 : i64] : vector<4xbf16>
      %695 = llvm.mlir.constant(1 : i64) : i64
      %696 = llvm.insertelement %689, %694[%695 : i64] : vector<4xbf16>
      %697 = llvm.mlir.constant(2 : i64) : i64
      %698 = llvm.insertelement %690, %696[%697 : i64] : vector<4xbf16>
      %699 = llvm.mlir.constant(3 : i64) : i64
      %700 = llvm.insertelement %691, %698[%699 : i64] : vector<4xbf16>
      %701 = llvm.load %684 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %702 = llvm.load %685 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %703 = llvm.load %686 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %704 = llvm.load %687 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %705 = llvm.mlir.poison : vector<4xbf16>
      %706 = llvm.mlir.constant(0 : i64) : i64
      %707 = llvm.insertelement %701, %705[%706 : i64] : vector<4xbf16>
      %708 = llvm.mlir.constant(1 : i64) : i64
      %709 = llvm.insertelement %702, %707[%708 : i64] : vector<4xbf16>
      %710 = llvm.mlir.constant(2 : i64) : i64
      %711 = llvm.insertelement %703, %709[%710 : i64] : vector<4xbf16>
      %712 = llvm.mlir.constant(3 : i64) : i64
      %713 = llvm.insertelement %704, %711[%712 : i64] : vector<4xbf16>
      %714 = llvm.bitcast %700 : vector<4xbf16> to vector<4xi16>
      %715 = llvm.bitcast %713 : vector<4xbf16> to vector<4xi16>
      %716 = rocdl.mfma.f32.32x32x8bf16.1k %668, %714, %647, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %717 = rocdl.mfma.f32.32x32x8bf16.1k %668, %715, %648, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %718 = rocdl.mfma.f32.32x32x8bf16.1k %669, %714, %649, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %719 = rocdl.mfma.f32.32x32x8bf16.1k %669, %715, %650, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %720 = llvm.urem %86, %61 : i32
      %721 = llvm.udiv %86, %61 : i32
      %722 = llvm.mul %721, %68 : i32
      %723 = llvm.urem %88, %58 : i32
      %724 = llvm.mul %723, %75 : i32
      %725 = llvm.add %720, %724 : i32
      %726 = llvm.mul %725, %61 : i32
      %727 = llvm.add %726, %722 : i32
      %728 = llvm.lshr %727, %68 : i32
      %729 = llvm.and %728, %59 : i32
      %730 = llvm.xor %727, %729 : i32
      %731 = llvm.xor %730, %66 : i32
      %732 = llvm.mul %731, %58 : i32
      %733 = llvm.getelementptr %248[%732] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %734 = llvm.getelementptr %733[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %735 = llvm.load %733 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %736 = llvm.load %734 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %737 = llvm.bitcast %735 : vector<4xbf16> to vector<4xi16>
      %738 = llvm.bitcast %736 : vector<4xbf16> to vector<4xi16>
      %739 = llvm.urem %86, %61 : i32
      %740 = llvm.udiv %86, %61 : i32
      %741 = llvm.mul %740, %68 : i32
      %742 = llvm.udiv %88, %58 : i32
      %743 = llvm.mul %742, %75 : i32
      %744 = llvm.add %739, %743 : i32
      %745 = llvm.mul %741, %57 : i32
      %746 = llvm.add %744, %745 : i32
      %747 = llvm.mul %746, %58 : i32
      %748 = llvm.getelementptr %251[%747] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %749 = llvm.getelementptr %748[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %750 = llvm.getelementptr %748[4352] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %751 = llvm.getelementptr %748[4608] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %752 = llvm.getelementptr %748[4864] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %753 = llvm.getelementptr %748[4160] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %754 = llvm.getelementptr %748[4416] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %755 = llvm.getelementptr %748[4672] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %756 = llvm.getelementptr %748[4928] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %757 = llvm.load %749 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %758 = llvm.load %750 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %759 = llvm.load %751 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %760 = llvm.load %752 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %761 = llvm.mlir.poison : vector<4xbf16>
      %762 = llvm.mlir.constant(0 : i64) : i64
      %763 = llvm.insertelement %757, %761[%762 : i64] : vector<4xbf16>
      %764 = llvm.mlir.constant(1 : i64) : i64
      %765 = llvm.insertelement %758, %763[%764 : i64] : vector<4xbf16>
      %766 = llvm.mlir.constant(2 : i64) : i64
      %767 = llvm.insertelement %759, %765[%766 : i64] : vector<4xbf16>
      %768 = llvm.mlir.constant(3 : i64) : i64
      %769 = llvm.insertelement %760, %767[%768 : i64] : vector<4xbf16>
      %770 = llvm.load %753 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %771 = llvm.load %754 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %772 = llvm.load %755 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %773 = llvm.load %756 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %774 = llvm.mlir.poison : vector<4xbf16>
      %775 = llvm.mlir.constant(0 : i64) : i64
      %776 = llvm.insertelement %770, %774[%775 : i64] : vector<4xbf16>
      %777 = llvm.mlir.constant(1 : i64) : i64
      %778 = llvm.insertelement %771, %776[%777 : i64] : vector<4xbf16>
      %779 = llvm.mlir.constant(2 : i64) : i64
      %780 = llvm.insertelement %772, %778[%779 : i64] : vector<4xbf16>
      %781 = llvm.mlir.constant(3 : i64) : i64
      %782 = llvm.insertelement %773, %780[%781 : i64] : vector<4xbf16>
      %783 = llvm.bitcast %769 : vector<4xbf16> to vector<4xi16>
      %784 = llvm.bitcast %782 : vector<4xbf16> to vector<4xi16>
      %785 = rocdl.mfma.f32.32x32x8bf16.1k %737, %783, %716, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %786 = rocdl.mfma.f32.32x32x8bf16.1k %737, %784, %717, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %787 = rocdl.mfma.f32.32x32x8bf16.1k %738, %783, %718, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %788 = rocdl.mfma.f32.32x32x8bf16.1k %738, %784, %719, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %789 = llvm.urem %86, %61 : i32
      %790 = llvm.udiv %86, %61 : i32
      %791 = llvm.mul %790, %68 : i32
      %792 = llvm.urem %88, %58 : i32
      %793 = llvm.mul %792, %75 : i32
      %794 = llvm.add %789, %793 : i32
      %795 = llvm.mul %794, %61 : i32
      %796 = llvm.add %795, %791 : i32
      %797 = llvm.lshr %796, %68 : i32
      %798 = llvm.and %797, %59 : i32
      %799 = llvm.xor %796, %798 : i32
      %800 = llvm.xor %799, %56 : i32
      %801 = llvm.mul %800, %58 : i32
      %802 = llvm.getelementptr %248[%801] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %803 = llvm.getelementptr %802[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %804 = llvm.load %802 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %805 = llvm.load %803 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %806 = llvm.bitcast %804 : vector<4xbf16> to vector<4xi16>
      %807 = llvm.bitcast %805 : vector<4xbf16> to vector<4xi16>
      %808 = llvm.urem %86, %61 : i32
      %809 = llvm.udiv %86, %61 : i32
      %810 = llvm.mul %809, %68 : i32
      %811 = llvm.udiv %88, %58 : i32
      %812 = llvm.mul %811, %75 : i32
      %813 = llvm.add %808, %812 : i32
      %814 = llvm.mul %810, %57 : i32
      %815 = llvm.add %813, %814 : i32
      %816 = llvm.mul %815, %58 : i32
      %817 = llvm.getelementptr %251[%816] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %818 = llvm.getelementptr %817[6144] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %819 = llvm.getelementptr %817[6400] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %820 = llvm.getelementptr %817[6656] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %821 = llvm.getelementptr %817[6912] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %822 = llvm.getelementptr %817[6208] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %823 = llvm.getelementptr %817[6464] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %824 = llvm.getelementptr %817[6720] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %825 = llvm.getelementptr %817[6976] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %826 = llvm.load %818 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %827 = llvm.load %819 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %828 = llvm.load %820 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %829 = llvm.load %821 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %830 = llvm.mlir.poison : vector<4xbf16>
      %831 = llvm.mlir.constant(0 : i64) : i64
      %832 = llvm.insertelement %826, %830[%831 : i64] : vector<4xbf16>
      %833 = llvm.mlir.constant(1 : i64) : i64
      %834 = llvm.insertelement %827, %832[%833 : i64] : vector<4xbf16>
      %835 = llvm.mlir.constant(2 : i64) : i64
      %836 = llvm.insertelement %828, %834[%835 : i64] : vector<4xbf16>
      %837 = llvm.mlir.constant(3 : i64) : i64
      %838 = llvm.insertelement %829, %836[%837 : i64] : vector<4xbf16>
      %839 = llvm.load %822 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %840 = llvm.load %823 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %841 = llvm.load %824 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %842 = llvm.load %825 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %843 = llvm.mlir.poison : vector<4xbf16>
      %844 = llvm.mlir.constant(0 : i64) : i64
      %845 = llvm.insertelement %839, %843[%844 : i64] : vector<4xbf16>
      %846 = llvm.mlir.constant(1 : i64) : i64
      %847 = llvm.insertelement %840, %845[%846 : i64] : vector<4xbf16>
      %848 = llvm.mlir.constant(2 : i64) : i64
      %849 = llvm.insertelement %841, %847[%848 : i64] : vector<4xbf16>
      %850 = llvm.mlir.constant(3 : i64) : i64
      %851 = llvm.insertelement %842, %849[%850 : i64] : vector<4xbf16>
      %852 = llvm.bitcast %838 : vector<4xbf16> to vector<4xi16>
      %853 = llvm.bitcast %851 : vector<4xbf16> to vector<4xi16>
      %854 = rocdl.mfma.f32.32x32x8bf16.1k %806, %852, %785, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %855 = rocdl.mfma.f32.32x32x8bf16.1k %806, %853, %786, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %856 = rocdl.mfma.f32.32x32x8bf16.1k %807, %852, %787, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %857 = rocdl.mfma.f32.32x32x8bf16.1k %807, %853, %788, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %858 = llvm.mlir.constant(0 : i64) : i64
      %859 = llvm.extractelement %854[%858 : i64] : vector<16xf32>
      %860 = llvm.mlir.constant(1 : i64) : i64
      %861 = llvm.extractelement %854[%860 : i64] : vector<16xf32>
      %862 = llvm.mlir.constant(2 : i64) : i64
      %863 = llvm.extractelement %854[%862 : i64] : vector<16xf32>
      %864 = llvm.mlir.constant(3 : i64) : i64
      %865 = llvm.extractelement %854[%864 : i64] : vector<16xf32>
      %866 = llvm.mlir.constant(4 : i64) : i64
      %867 = llvm.extractelement %854[%866 : i64] : vector<16xf32>
      %868 = llvm.mlir.constant(5 : i64) : i64
      %869 = llvm.extractelement %854[%868 : i64] : vector<16xf32>
      %870 = llvm.mlir.constant(6 : i64) : i64
      %871 = llvm.extractelement %854[%870 : i64] : vector<16xf32>
      %872 = llvm.mlir.constant(7 : i64) : i64
      %873 = llvm.extractelement %854[%872 : i64] : vector<16xf32>
      %874 = llvm.mlir.constant(8 : i64) : i64
      %875 = llvm.extractelement %854[%874 : i64] : vector<16xf32>
      %876 = llvm.mlir.constant(9 : i64) : i64
      %877 = llvm.extractelement %854[%876 : i64] : vector<16xf32>
      %878 = llvm.mlir.constant(10 : i64) : i64
      %879 = llvm.extractelement %854[%878 : i64] : vector<16xf32>
      %880 = llvm.mlir.constant(11 : i64) : i64
      %881 = llvm.extractelement %854[%880 : i64] : vector<16xf32>
      %882 = llvm.mlir.constant(12 : i64) : i64
      %883 = llvm.extractelement %854[%882 : i64] : vector<16xf32>
      %884 = llvm.mlir.constant(13 : i64) : i64
      %885 = llvm.extractelement %854[%884 : i64] : vector<16xf32>
      %886 = llvm.mlir.constant(14 : i64) : i64
      %887 = llvm.extractelement %854[%886 : i64] : vector<16xf32>
      %888 = llvm.mlir.constant(15 : i64) : i64
      %889 = llvm.extractelement %854[%888 : i64] : vector<16xf32>
      %890 = llvm.mlir.constant(0 : i64) : i64
      %891 = llvm.extractelement %855[%890 : i64] : vector<16xf32>
      %892 = llvm.mlir.constant(1 : i64) : i64
      %893 = llvm.extractelement %855[%892 : i64] : vector<16xf32>
      %894 = llvm.mlir.constant(2 : i64) : i64
      %895 = llvm.extractelement %855[%894 : i64] : vector<16xf32>
      %896 = llvm.mlir.constant(3 : i64) : i64
      %897 = llvm.extractelement %855[%896 : i64] : vector<16xf32>
      %898 = llvm.mlir.constant(4 : i64) : i64
      %899 = llvm.extractelement %855[%898 : i64] : vector<16xf32>
      %900 = llvm.mlir.constant(5 : i64) : i64
      %901 = llvm.extractelement %855[%900 : i64] : vector<16xf32>
      %902 = llvm.mlir.constant(6 : i64) : i64
      %903 = llvm.extractelement %855[%902 : i64] : vector<16xf32>
      %904 = llvm.mlir.constant(7 : i64) : i64
      %905 = llvm.extractelement %855[%904 : i64] : vector<16xf32>
      %906 = llvm.mlir.constant(8 : i64) : i64
      %907 = llvm.extractelement %855[%906 : i64] : vector<16xf32>
      %908 = llvm.mlir.constant(9 : i64) : i64
      %909 = llvm.extractelement %855[%908 : i64] : vector<16xf32>
      %910 = llvm.mlir.constant(10 : i64) : i64
      %911 = llvm.extractelement %855[%910 : i64] : vector<16xf32>
      %912 = llvm.mlir.constant(11 : i64) : i64
      %913 = llvm.extractelement %855[%912 : i64] : vector<16xf32>
      %914 = llvm.mlir.constant(12 : i64) : i64
      %915 = llvm.extractelement %855[%914 : i64] : vector<16xf32>
      %916 = llvm.mlir.constant(13 : i64) : i64
      %917 = llvm.extractelement %855[%916 : i64] : vector<16xf32>
      %918 = llvm.mlir.constant(14 : i64) : i64
      %919 = llvm.extractelement %855[%918 : i64] : vector<16xf32>
      %920 = llvm.mlir.constant(15 : i64) : i64
      %921 = llvm.extractelement %855[%920 : i64] : vector<16xf32>
      %922 = llvm.mlir.constant(0 : i64) : i64
      %923 = llvm.extractelement %856[%922 : i64] : vector<16xf32>
      %924 = llvm.mlir.constant(1 : i64) : i64
      %925 = llvm.extractelement %856[%924 : i64] : vector<16xf32>
      %926 = llvm.mlir.constant(2 : i64) : i64
      %927 = llvm.extractelement %856[%926 : i64] : vector<16xf32>
      %928 = llvm.mlir.constant(3 : i64) : i64
      %929 = llvm.extractelement %856[%928 : i64] : vector<16xf32>
      %930 = llvm.mlir.constant(4 : i64) : i64
      %931 = llvm.extractelement %856[%930 : i64] : vector<16xf32>
      %932 = llvm.mlir.constant(5 : i64) : i64
      %933 = llvm.extractelement %856[%932 : i64] : vector<16xf32>
      %934 = llvm.mlir.constant(6 : i64) : i64
      %935 = llvm.extractelement %856[%934 : i64] : vector<16xf32>
      %936 = llvm.mlir.constant(7 : i64) : i64
      %937 = llvm.extractelement %856[%936 : i64] : vector<16xf32>
      %938 = llvm.mlir.constant(8 : i64) : i64
      %939 = llvm.extractelement %856[%938 : i64] : vector<16xf32>
      %940 = llvm.mlir.constant(9 : i64) : i64
      %941 = llvm.extractelement %856[%940 : i64] : vector<16xf32>
      %942 = llvm.mlir.constant(10 : i64) : i64
      %943 = llvm.extractelement %856[%942 : i64] : vector<16xf32>
      %944 = llvm.mlir.constant(11 : i64) : i64
      %945 = llvm.extractelement %856[%944 : i64] : vector<16xf32>
      %946 = llvm.mlir.constant(12 : i64) : i64
      %947 = llvm.extractelement %856[%946 : i64] : vector<16xf32>
      %948 = llvm.mlir.constant(13 : i64) : i64
      %949 = llvm.extractelement %856[%948 : i64] : vector<16xf32>
      %950 = llvm.mlir.constant(14 : i64) : i64
      %951 = llvm.extractelement %856[%950 : i64] : vector<16xf32>
      %952 = llvm.mlir.constant(15 : i64) : i64
      %953 = llvm.extractelement %856[%952 : i64] : vector<16xf32>
      %954 = llvm.mlir.constant(0 : i64) : i64
      %955 = llvm.extractelement %857[%954 : i64] : vector<16xf32>
      %956 = llvm.mlir.constant(1 : i64) : i64
      %957 = llvm.extractelement %857[%956 : i64] : vector<16xf32>
      %958 = llvm.mlir.constant(2 : i64) : i64
      %959 = llvm.extractelement %857[%958 : i64] : vector<16xf32>
      %960 = llvm.mlir.constant(3 : i64) : i64
      %961 = llvm.extractelement %857[%960 : i64] : vector<16xf32>
      %962 = llvm.mlir.constant(4 : i64) : i64
      %963 = llvm.extractelement %857[%962 : i64] : vector<16xf32>
      %964 = llvm.mlir.constant(5 : i64) : i64
      %965 = llvm.extractelement %857[%964 : i64] : vector<16xf32>
      %966 = llvm.mlir.constant(6 : i64) : i64
      %967 = llvm.extractelement %857[%966 : i64] : vector<16xf32>
      %968 = llvm.mlir.constant(7 : i64) : i64
      %969 = llvm.extractelement %857[%968 : i64] : vector<16xf32>
      %970 = llvm.mlir.constant(8 : i64) : i64
      %971 = llvm.extractelement %857[%970 : i64] : vector<16xf32>
      %972 = llvm.mlir.constant(9 : i64) : i64
      %973 = llvm.extractelement %857[%972 : i64] : vector<16xf32>
      %974 = llvm.mlir.constant(10 : i64) : i64
      %975 = llvm.extractelement %857[%974 : i64] : vector<16xf32>
      %976 = llvm.mlir.constant(11 : i64) : i64
      %977 = llvm.extractelement %857[%976 : i64] : vector<16xf32>
      %978 = llvm.mlir.constant(12 : i64) : i64
      %979 = llvm.extractelement %857[%978 : i64] : vector<16xf32>
      %980 = llvm.mlir.constant(13 : i64) : i64
      %981 = llvm.extractelement %857[%980 : i64] : vector<16xf32>
      %982 = llvm.mlir.constant(14 : i64) : i64
      %983 = llvm.extractelement %857[%982 : i64] : vector<16xf32>
      %984 = llvm.mlir.constant(15 : i64) : i64
      %985 = llvm.extractelement %857[%984 : i64] : vector<16xf32>
      %986 = llvm.mlir.poison : vector<4xf32>
      %987 = llvm.mlir.constant(0 : i64) : i64
      %988 = llvm.insertelement %859, %986[%987 : i64] : vector<4xf32>
      %989 = llvm.mlir.constant(1 : i64) : i64
      %990 = llvm.insertelement %861, %988[%989 : i64] : vector<4xf32>
      %991 = llvm.mlir.constant(2 : i64) : i64
      %992 = llvm.insertelement %863, %990[%991 : i64] : vector<4xf32>
      %993 = llvm.mlir.constant(3 : i64) : i64
      %994 = llvm.insertelement %865, %992[%993 : i64] : vector<4xf32>
      %995 = llvm.mlir.poison : vector<4xf32>
      %996 = llvm.mlir.constant(0 : i64) : i64
      %997 = llvm.insertelement %867, %995[%996 : i64] : vector<4xf32>
      %998 = llvm.mlir.constant(1 : i64) : i64
      %999 = llvm.insertelement %869, %997[%998 : i64] : vector<4xf32>
      %1000 = llvm.mlir.constant(2 : i64) : i64
      %1001 = llvm.insertelement %871, %999[%1000 : i64] : vector<4xf32>
      %1002 = llvm.mlir.constant(3 : i64) : i64
      %1003 = llvm.insertelement %873, %1001[%1002 : i64] : vector<4xf32>
      %1004 = llvm.mlir.poison : vector<4xf32>
      %1005 = llvm.mlir.constant(0 : i64) : i64
      %1006 = llvm.insertelement %875, %1004[%1005 : i64] : vector<4xf32>
      %1007 = llvm.mlir.constant(1 : i64) : i64
      %1008 = llvm.insertelement %877, %1006[%1007 : i64] : vector<4xf32>
      %1009 = llvm.mlir.constant(2 : i64) : i64
      %1010 = llvm.insertelement %879, %1008[%1009 : i64] : vector<4xf32>
      %1011 = llvm.mlir.constant(3 : i64) : i64
      %1012 = llvm.insertelement %881, %1010[%1011 : i64] : vector<4xf32>
      %1013 = llvm.mlir.poison : vector<4xf32>
      %1014 = llvm.mlir.constant(0 : i64) : i64
      %1015 = llvm.insertelement %883, %1013[%1014 : i64] : vector<4xf32>
      %1016 = llvm.mlir.constant(1 : i64) : i64
      %1017 = llvm.insertelement %885, %1015[%1016 : i64] : vector<4xf32>
      %1018 = llvm.mlir.constant(2 : i64) : i64
      %1019 = llvm.insertelement %887, %1017[%1018 : i64] : vector<4xf32>
      %1020 = llvm.mlir.constant(3 : i64) : i64
      %1021 = llvm.insertelement %889, %1019[%1020 : i64] : vector<4xf32>
      %1022 = llvm.mlir.poison : vector<4xf32>
      %1023 = llvm.mlir.constant(0 : i64) : i64
      %1024 = llvm.insertelement %891, %1022[%1023 : i64] : vector<4xf32>
      %1025 = llvm.mlir.constant(1 : i64) : i64
      %1026 = llvm.insertelement %893, %1024[%1025 : i64] : vector<4xf32>
      %1027 = llvm.mlir.constant(2 : i64) : i64
      %1028 = llvm.insertelement %895, %1026[%1027 : i64] : vector<4xf32>
      %1029 = llvm.mlir.constant(3 : i64) : i64
      %1030 = llvm.insertelement %897, %1028[%1029 : i64] : vector<4xf32>
      %1031 = llvm.mlir.poison : vector<4xf32>
      %1032 = llvm.mlir.constant(0 : i64) : i64
      %1033 = llvm.insertelement %899, %1031[%1032 : i64] : vector<4xf32>
      %1034 = llvm.mlir.constant(1 : i64) : i64
      %1035 = llvm.insertelement %901, %1033[%1034 : i64] : vector<4xf32>
      %1036 = llvm.mlir.constant(2 : i64) : i64
      %1037 = llvm.insertelement %903, %1035[%1036 : i64] : vector<4xf32>
      %1038 = llvm.mlir.constant(3 : i64) : i64
      %1039 = llvm.insertelement %905, %1037[%1038 : i64] : vector<4xf32>
      %1040 = llvm.mlir.poison : vector<4xf32>
      %1041 = llvm.mlir.constant(0 : i64) : i64
      %1042 = llvm.insertelement %907, %1040[%1041 : i64] : vector<4xf32>
      %1043 = llvm.mlir.constant(1 : i64) : i64
      %1044 = llvm.insertelement %909, %1042[%1043 : i64] : vector<4xf32>
      %1045 = llvm.mlir.constant(2 : i64) : i64
      %1046 = llvm.insertelement %911, %1044[%1045 : i64] : vector<4xf32>
      %1047 = llvm.mlir.constant(3 : i64) : i64
      %1048 = llvm.insertelement %913, %1046[%1047 : i64] : vector<4xf32>
      %1049 = llvm.mlir.poison : vector<4xf32>
      %1050 = llvm.mlir.constant(0 : i64) : i64
      %1051 = llvm.insertelement %915, %1049[%1050 : i64] : vector<4xf32>
      %1052 = llvm.mlir.constant(1 : i64) : i64
      %1053 = llvm.insertelement %917, %1051[%1052 : i64] : vector<4xf32>
      %1054 = llvm.mlir.constant(2 : i64) : i64
      %1055 = llvm.insertelement %919, %1053[%1054 : i64] : vector<4xf32>
      %1056 = llvm.mlir.constant(3 : i64) : i64
      %1057 = llvm.insertelement %921, %1055[%1056 : i64] : vector<4xf32>
      %1058 = llvm.mlir.poison : vector<4xf32>
      %1059 = llvm.mlir.constant(0 : i64) : i64
      %1060 = llvm.insertelement %923, %1058[%1059 : i64] : vector<4xf32>
      %1061 = llvm.mlir.constant(1 : i64) : i64
      %1062 = llvm.insertelement %925, %1060[%1061 : i64] : vector<4xf32>
      %1063 = llvm.mlir.constant(2 : i64) : i64
      %1064 = llvm.insertelement %927, %1062[%1063 : i64] : vector<4xf32>
      %1065 = llvm.mlir.constant(3 : i64) : i64
      %1066 = llvm.insertelement %929, %1064[%1065 : i64] : vector<4xf32>
      %1067 = llvm.mlir.poison : vector<4xf32>
      %1068 = llvm.mlir.constant(0 : i64) : i64
      %1069 = llvm.insertelement %931, %1067[%1068 : i64] : vector<4xf32>
      %1070 = llvm.mlir.constant(1 : i64) : i64
      %1071 = llvm.insertelement %933, %1069[%1070 : i64] : vector<4xf32>
      %1072 = llvm.mlir.constant(2 : i64) : i64
      %1073 = llvm.insertelement %935, %1071[%1072 : i64] : vector<4xf32>
      %1074 = llvm.mlir.constant(3 : i64) : i64
      %1075 = llvm.insertelement %937, %1073[%1074 : i64] : vector<4xf32>
      %1076 = llvm.mlir.poison : vector<4xf32>
      %1077 = llvm.mlir.constant(0 : i64) : i64
      %1078 = llvm.insertelement %939, %1076[%1077 : i64] : vector<4xf32>
      %1079 = llvm.mlir.constant(1 : i64) : i64
      %1080 = llvm.insertelement %941, %1078[%1079 : i64] : vector<4xf32>
      %1081 = llvm.mlir.constant(2 : i64) : i64
      %1082 = llvm.insertelement %943, %1080[%1081 : i64] : vector<4xf32>
      %1083 = llvm.mlir.constant(3 : i64) : i64
      %1084 = llvm.insertelement %945, %1082[%1083 : i64] : vector<4xf32>
      %1085 = llvm.mlir.poison : vector<4xf32>
      %1086 = llvm.mlir.constant(0 : i64) : i64
      %1087 = llvm.insertelement %947, %1085[%1086 : i64] : vector<4xf32>
      %1088 = llvm.mlir.constant(1 : i64) : i64
      %1089 = llvm.insertelement %949, %1087[%1088 : i64] : vector<4xf32>
      %1090 = llvm.mlir.constant(2 : i64) : i64
      %1091 = llvm.insertelement %951, %1089[%1090 : i64] : vector<4xf32>
      %1092 = llvm.mlir.constant(3 : i64) : i64
      %1093 = llvm.insertelement %953, %1091[%1092 : i64] : vector<4xf32>
      %1094 = llvm.mlir.poison : vector<4xf32>
      %1095 = llvm.mlir.constant(0 : i64) : i64
      %1096 = llvm.insertelement %955, %1094[%1095 : i64] : vector<4xf32>
      %1097 = llvm.mlir.constant(1 : i64) : i64
      %1098 = llvm.insertelement %957, %1096[%1097 : i64] : vector<4xf32>
      %1099 = llvm.mlir.constant(2 : i64) : i64
      %1100 = llvm.insertelement %959, %1098[%1099 : i64] : vector<4xf32>
      %1101 = llvm.mlir.constant(3 : i64) : i64
      %1102 = llvm.insertelement %961, %1100[%1101 : i64] : vector<4xf32>
      %1103 = llvm.mlir.poison : vector<4xf32>
      %1104 = llvm.mlir.constant(0 : i64) : i64
      %1105 = llvm.insertelement %963, %1103[%1104 : i64] : vector<4xf32>
      %1106 = llvm.mlir.constant(1 : i64) : i64
      %1107 = llvm.insertelement %965, %1105[%1106 : i64] : vector<4xf32>
      %1108 = llvm.mlir.constant(2 : i64) : i64
      %1109 = llvm.insertelement %967, %1107[%1108 : i64] : vector<4xf32>
      %1110 = llvm.mlir.constant(3 : i64) : i64
      %1111 = llvm.insertelement %969, %1109[%1110 : i64] : vector<4xf32>
      %1112 = llvm.mlir.poison : vector<4xf32>
      %1113 = llvm.mlir.constant(0 : i64) : i64
      %1114 = llvm.insertelement %971, %1112[%1113 : i64] : vector<4xf32>
      %1115 = llvm.mlir.constant(1 : i64) : i64
      %1116 = llvm.insertelement %973, %1114[%1115 : i64] : vector<4xf32>
      %1117 = llvm.mlir.constant(2 : i64) : i64
      %1118 = llvm.insertelement %975, %1116[%1117 : i64] : vector<4xf32>
      %1119 = llvm.mlir.constant(3 : i64) : i64
      %1120 = llvm.insertelement %977, %1118[%1119 : i64] : vector<4xf32>
      %1121 = llvm.mlir.poison : vector<4xf32>
      %1122 = llvm.mlir.constant(0 : i64) : i64
      %1123 = llvm.insertelement %979, %1121[%1122 : i64] : vector<4xf32>
      %1124 = llvm.mlir.constant(1 : i64) : i64
      %1125 = llvm.insertelement %981, %1123[%1124 : i64] : vector<4xf32>
      %1126 = llvm.mlir.constant(2 : i64) : i64
      %1127 = llvm.insertelement %983, %1125[%1126 : i64] : vector<4xf32>
      %1128 = llvm.mlir.constant(3 : i64) : i64
      %1129 = llvm.insertelement %985, %1127[%1128 : i64] : vector<4xf32>
      %1130 = llvm.icmp "slt" %259, %arg6 : i64
      llvm.cond_br %1130, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      %1131 = llvm.load %84 : !llvm.ptr<5> -> i32
      %1132 = llvm.mul %1131, %69 : i32
      %1133 = llvm.getelementptr %76[%1132] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1134 = llvm.getelementptr %76[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1135 = llvm.mul %1131, %69 : i32
      %1136 = llvm.getelementptr %1134[%1135] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1137 = llvm.urem %86, %68 : i32
      %1138 = llvm.mul %1137, %67 : i32
      %1139 = llvm.udiv %86, %68 : i32
      %1140 = llvm.mul %88, %66 : i32
      %1141 = llvm.add %1139, %1140 : i32
      %1142 = llvm.mul %1141, %61 : i32
      %1143 = llvm.add %1142, %1138 : i32
      %1144 = llvm.lshr %1143, %68 : i32
      %1145 = llvm.and %1144, %59 : i32
      %1146 = llvm.xor %1143, %1145 : i32
      %1147 = llvm.mul %1146, %58 : i32
      %1148 = llvm.getelementptr %1133[%1147] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1149 = llvm.xor %1146, %68 : i32
      %1150 = llvm.mul %1149, %58 : i32
      %1151 = llvm.getelementptr %1133[%1150] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1152 = llvm.getelementptr %1148[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1153 = llvm.getelementptr %1151[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1154 = llvm.shufflevector %289, %289 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1154, %1148 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1155 = llvm.shufflevector %289, %289 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1155, %1151 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1156 = llvm.shufflevector %291, %291 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1156, %1152 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1157 = llvm.shufflevector %291, %291 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1157, %1153 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1158 = llvm.urem %86, %66 : i32
      %1159 = llvm.mul %1158, %67 : i32
      %1160 = llvm.udiv %86, %66 : i32
      %1161 = llvm.mul %88, %68 : i32
      %1162 = llvm.add %1160, %1161 : i32
      %1163 = llvm.mul %1162, %57 : i32
      %1164 = llvm.add %1159, %1163 : i32
      %1165 = llvm.mul %1164, %58 : i32
      %1166 = llvm.getelementptr %1136[%1165] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1167 = llvm.getelementptr %1166[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      llvm.store %321, %1166 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.store %323, %1167 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1168 = llvm.load %83 : !llvm.ptr<5> -> i32
      %1169 = llvm.xor %1168, %60 : i32
      %1170 = llvm.load %84 : !llvm.ptr<5> -> i32
      %1171 = llvm.add %1170, %60 : i32
      %1172 = llvm.icmp "eq" %1171, %58 : i32
      %1173 = llvm.select %1172, %63, %1171 : i1, i32
      llvm.store %1173, %84 : i32, !llvm.ptr<5>
      %1174 = llvm.select %1172, %1169, %1168 : i1, i32
      llvm.store %1174, %83 : i32, !llvm.ptr<5>
      llvm.br ^bb6
    ^bb6:  // 2 preds: ^bb4, ^bb5
      %1175 = llvm.add %228, %70 : i64
      llvm.br ^bb3(%1175, %994, %1003, %1012, %1021, %1030, %1039, %1048, %1057, %1066, %1075, %1084, %1093, %1102, %1111, %1120, %1129 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
    ^bb7:  // pred: ^bb3
      %1176 = llvm.add %120, %73 : i64
      %1177 = llvm.icmp "sle" %1176, %arg5 : i64
      %1178 = llvm.add %119, %73 : i64
      %1179 = llvm.icmp "sle" %1178, %arg4 : i64
      %1180 = llvm.and %1177, %1179 : i1
      llvm.cond_br %1180, ^bb8, ^bb9
    ^bb8:  // pred: ^bb7
      %1181 = llvm.urem %86, %61 : i32
      %1182 = llvm.udiv %88, %58 : i32
      %1183 = llvm.mul %1182, %75 : i32
      %1184 = llvm.add %1181, %1183 : i32
      %1185 = llvm.zext %1184 : i32 to i64
      %1186 = llvm.add %120, %1185 : i64
      %1187 = llvm.mul %1186, %65 : i64
      %1188 = llvm.getelementptr %arg2[%1187] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1189 = llvm.getelementptr %1188[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1190 = llvm.load %1188 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1191 = llvm.load %1189 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1192 = llvm.fpext %1190 : bf16 to f32
      %1193 = llvm.fpext %1191 : bf16 to f32
      %1194 = llvm.mlir.poison : vector<4xf32>
      %1195 = llvm.mlir.constant(0 : i32) : i32
      %1196 = llvm.insertelement %1192, %1194[%1195 : i32] : vector<4xf32>
      %1197 = llvm.shufflevector %1196, %1194 [0, 0, 0, 0] : vector<4xf32> 
      %1198 = llvm.mlir.poison : vector<4xf32>
      %1199 = llvm.mlir.constant(0 : i32) : i32
      %1200 = llvm.insertelement %1193, %1198[%1199 : i32] : vector<4xf32>
      %1201 = llvm.shufflevector %1200, %1198 [0, 0, 0, 0] : vector<4xf32> 
      %1202 = llvm.fadd %229, %1197 : vector<4xf32>
      %1203 = llvm.fadd %230, %1197 : vector<4xf32>
      %1204 = llvm.fadd %231, %1197 : vector<4xf32>
      %1205 = llvm.fadd %232, %1197 : vector<4xf32>
      %1206 = llvm.fadd %233, %1201 : vector<4xf32>
      %1207 = llvm.fadd %234, %1201 : vector<4xf32>
      %1208 = llvm.fadd %235, %1201 : vector<4xf32>
      %1209 = llvm.fadd %236, %1201 : vector<4xf32>
      %1210 = llvm.fadd %237, %1197 : vector<4xf32>
      %1211 = llvm.fadd %238, %1197 : vector<4xf32>
      %1212 = llvm.fadd %239, %1197 : vector<4xf32>
      %1213 = llvm.fadd %240, %1197 : vector<4xf32>
      %1214 = llvm.fadd %241, %1201 : vector<4xf32>
      %1215 = llvm.fadd %242, %1201 : vector<4xf32>
      %1216 = llvm.fadd %243, %1201 : vector<4xf32>
      %1217 = llvm.fadd %244, %1201 : vector<4xf32>
      %1218 = llvm.fptrunc %1202 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1219 = llvm.fptrunc %1203 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1220 = llvm.fptrunc %1204 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1221 = llvm.fptrunc %1205 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1222 = llvm.fptrunc %1206 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1223 = llvm.fptrunc %1207 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1224 = llvm.fptrunc %1208 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1225 = llvm.fptrunc %1209 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1226 = llvm.fptrunc %1210 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1227 = llvm.fptrunc %1211 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1228 = llvm.fptrunc %1212 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1229 = llvm.fptrunc %1213 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1230 = llvm.fptrunc %1214 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1231 = llvm.fptrunc %1215 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1232 = llvm.fptrunc %1216 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1233 = llvm.fptrunc %1217 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1234 = llvm.intr.maximum(%1218, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1235 = llvm.intr.maximum(%1219, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1236 = llvm.intr.maximum(%1220, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1237 = llvm.intr.maximum(%1221, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1238 = llvm.intr.maximum(%1222, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1239 = llvm.intr.maximum(%1223, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1240 = llvm.intr.maximum(%1224, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1241 = llvm.intr.maximum(%1225, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1242 = llvm.intr.maximum(%1226, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1243 = llvm.intr.maximum(%1227, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1244 = llvm.intr.maximum(%1228, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1245 = llvm.intr.maximum(%1229, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1246 = llvm.intr.maximum(%1230, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1247 = llvm.intr.maximum(%1231, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1248 = llvm.intr.maximum(%1232, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1249 = llvm.intr.maximum(%1233, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1250 = llvm.urem %86, %61 : i32
      %1251 = llvm.udiv %86, %61 : i32
      %1252 = llvm.mul %1251, %68 : i32
      %1253 = llvm.urem %88, %58 : i32
      %1254 = llvm.mul %1253, %75 : i32
      %1255 = llvm.add %1252, %1254 : i32
      %1256 = llvm.udiv %88, %58 : i32
      %1257 = llvm.mul %1256, %75 : i32
      %1258 = llvm.add %1250, %1257 : i32
      %1259 = llvm.zext %1255 : i32 to i64
      %1260 = llvm.add %119, %1259 : i64
      %1261 = llvm.mul %1260, %arg5 : i64
      %1262 = llvm.zext %1258 : i32 to i64
      %1263 = llvm.add %120, %1262 : i64
      %1264 = llvm.add %1261, %1263 : i64
      %1265 = llvm.mul %1264, %65 : i64
      %1266 = llvm.getelementptr %arg3[%1265] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1267 = llvm.mul %arg5, %65 : i64
      %1268 = llvm.getelementptr %1266[%1267] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1269 = llvm.mul %arg5, %55 : i64
      %1270 = llvm.getelementptr %1266[%1269] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1271 = llvm.mul %arg5, %54 : i64
      %1272 = llvm.getelementptr %1266[%1271] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1273 = llvm.mul %arg5, %72 : i64
      %1274 = llvm.getelementptr %1266[%1273] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1275 = llvm.mul %arg5, %53 : i64
      %1276 = llvm.getelementptr %1266[%1275] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1277 = llvm.mul %arg5, %52 : i64
      %1278 = llvm.getelementptr %1266[%1277] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1279 = llvm.mul %arg5, %51 : i64
      %1280 = llvm.getelementptr %1266[%1279] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1281 = llvm.mul %arg5, %70 : i64
      %1282 = llvm.getelementptr %1266[%1281] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1283 = llvm.mul %arg5, %50 : i64
      %1284 = llvm.getelementptr %1266[%1283] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1285 = llvm.mul %arg5, %49 : i64
      %1286 = llvm.getelementptr %1266[%1285] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1287 = llvm.mul %arg5, %48 : i64
      %1288 = llvm.getelementptr %1266[%1287] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1289 = llvm.mul %arg5, %47 : i64
      %1290 = llvm.getelementptr %1266[%1289] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1291 = llvm.mul %arg5, %46 : i64
      %1292 = llvm.getelementptr %1266[%1291] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1293 = llvm.mul %arg5, %45 : i64
      %1294 = llvm.getelementptr %1266[%1293] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1295 = llvm.mul %arg5, %44 : i64
      %1296 = llvm.getelementptr %1266[%1295] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1297 = llvm.getelementptr %1266[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1298 = llvm.getelementptr %1268[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1299 = llvm.getelementptr %1270[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1300 = llvm.getelementptr %1272[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1301 = llvm.getelementptr %1274[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1302 = llvm.getelementptr %1276[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1303 = llvm.getelementptr %1278[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1304 = llvm.getelementptr %1280[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1305 = llvm.getelementptr %1282[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1306 = llvm.getelementptr %1284[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1307 = llvm.getelementptr %1286[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1308 = llvm.getelementptr %1288[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1309 = llvm.getelementptr %1290[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1310 = llvm.getelementptr %1292[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1311 = llvm.getelementptr %1294[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1312 = llvm.getelementptr %1296[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1313 = llvm.mul %arg5, %43 : i64
      %1314 = llvm.getelementptr %1266[%1313] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1315 = llvm.mul %arg5, %42 : i64
      %1316 = llvm.getelementptr %1266[%1315] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1317 = llvm.mul %arg5, %41 : i64
      %1318 = llvm.getelementptr %1266[%1317] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1319 = llvm.mul %arg5, %40 : i64
      %1320 = llvm.getelementptr %1266[%1319] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1321 = llvm.mul %arg5, %39 : i64
      %1322 = llvm.getelementptr %1266[%1321] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1323 = llvm.mul %arg5, %38 : i64
      %1324 = llvm.getelementptr %1266[%1323] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1325 = llvm.mul %arg5, %37 : i64
      %1326 = llvm.getelementptr %1266[%1325] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1327 = llvm.mul %arg5, %36 : i64
      %1328 = llvm.getelementptr %1266[%1327] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1329 = llvm.mul %arg5, %35 : i64
      %1330 = llvm.getelementptr %1266[%1329] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1331 = llvm.mul %arg5, %34 : i64
      %1332 = llvm.getelementptr %1266[%1331] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1333 = llvm.mul %arg5, %33 : i64
      %1334 = llvm.getelementptr %1266[%1333] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1335 = llvm.mul %arg5, %32 : i64
      %1336 = llvm.getelementptr %1266[%1335] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1337 = llvm.mul %arg5, %31 : i64
      %1338 = llvm.getelementptr %1266[%1337] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1339 = llvm.mul %arg5, %30 : i64
      %1340 = llvm.getelementptr %1266[%1339] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1341 = llvm.mul %arg5, %29 : i64
      %1342 = llvm.getelementptr %1266[%1341] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1343 = llvm.mul %arg5, %28 : i64
      %1344 = llvm.getelementptr %1266[%1343] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1345 = llvm.getelementptr %1314[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1346 = llvm.getelementptr %1316[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1347 = llvm.getelementptr %1318[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1348 = llvm.getelementptr %1320[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1349 = llvm.getelementptr %1322[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1350 = llvm.getelementptr %1324[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1351 = llvm.getelementptr %1326[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1352 = llvm.getelementptr %1328[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1353 = llvm.getelementptr %1330[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1354 = llvm.getelementptr %1332[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1355 = llvm.getelementptr %1334[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1356 = llvm.getelementptr %1336[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1357 = llvm.getelementptr %1338[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1358 = llvm.getelementptr %1340[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1359 = llvm.getelementptr %1342[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1360 = llvm.getelementptr %1344[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1361 = llvm.mlir.constant(0 : i64) : i64
      %1362 = llvm.extractelement %1234[%1361 : i64] : vector<4xbf16>
      llvm.store %1362, %1266 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1363 = llvm.mlir.constant(1 : i64) : i64
      %1364 = llvm.extractelement %1234[%1363 : i64] : vector<4xbf16>
      llvm.store %1364, %1268 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1365 = llvm.mlir.constant(2 : i64) : i64
      %1366 = llvm.extractelement %1234[%1365 : i64] : vector<4xbf16>
      llvm.store %1366, %1270 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1367 = llvm.mlir.constant(3 : i64) : i64
      %1368 = llvm.extractelement %1234[%1367 : i64] : vector<4xbf16>
      llvm.store %1368, %1272 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1369 = llvm.mlir.constant(0 : i64) : i64
      %1370 = llvm.extractelement %1235[%1369 : i64] : vector<4xbf16>
      llvm.store %1370, %1274 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1371 = llvm.mlir.constant(1 : i64) : i64
      %1372 = llvm.extractelement %1235[%1371 : i64] : vector<4xbf16>
      llvm.store %1372, %1276 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1373 = llvm.mlir.constant(2 : i64) : i64
      %1374 = llvm.extractelement %1235[%1373 : i64] : vector<4xbf16>
      llvm.store %1374, %1278 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1375 = llvm.mlir.constant(3 : i64) : i64
      %1376 = llvm.extractelement %1235[%1375 : i64] : vector<4xbf16>
      llvm.store %1376, %1280 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1377 = llvm.mlir.constant(0 : i64) : i64
      %1378 = llvm.extractelement %1236[%1377 : i64] : vector<4xbf16>
      llvm.store %1378, %1282 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1379 = llvm.mlir.constant(1 : i64) : i64
      %1380 = llvm.extractelement %1236[%1379 : i64] : vector<4xbf16>
      llvm.store %1380, %1284 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1381 = llvm.mlir.constant(2 : i64) : i64
      %1382 = llvm.extractelement %1236[%1381 : i64] : vector<4xbf16>
      llvm.store %1382, %1286 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1383 = llvm.mlir.constant(3 : i64) : i64
      %1384 = llvm.extractelement %1236[%1383 : i64] : vector<4xbf16>
      llvm.store %1384, %1288 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1385 = llvm.mlir.constant(0 : i64) : i64
      %1386 = llvm.extractelement %1237[%1385 : i64] : vector<4xbf16>
      llvm.store %1386, %1290 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1387 = llvm.mlir.constant(1 : i64) : i64
      %1388 = llvm.extractelement %1237[%1387 : i64] : vector<4xbf16>
      llvm.store %1388, %1292 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1389 = llvm.mlir.constant(2 : i64) : i64
      %1390 = llvm.extractelement %1237[%1389 : i64] : vector<4xbf16>
      llvm.store %1390, %1294 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1391 = llvm.mlir.constant(3 : i64) : i64
      %1392 = llvm.extractelement %1237[%1391 : i64] : vector<4xbf16>
      llvm.store %1392, %1296 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1393 = llvm.mlir.constant(0 : i64) : i64
      %1394 = llvm.extractelement %1238[%1393 : i64] : vector<4xbf16>
      llvm.store %1394, %1297 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1395 = llvm.mlir.constant(1 : i64) : i64
      %1396 = llvm.extractelement %1238[%1395 : i64] : vector<4xbf16>
      llvm.store %1396, %1298 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1397 = llvm.mlir.constant(2 : i64) : i64
      %1398 = llvm.extractelement %1238[%1397 : i64] : vector<4xbf16>
      llvm.store %1398, %1299 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1399 = llvm.mlir.constant(3 : i64) : i64
      %1400 = llvm.extractelement %1238[%1399 : i64] : vector<4xbf16>
      llvm.store %1400, %1300 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1401 = llvm.mlir.constant(0 : i64) : i64
      %1402 = llvm.extractelement %1239[%1401 : i64] : vector<4xbf16>
      llvm.store %1402, %1301 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1403 = llvm.mlir.constant(1 : i64) : i64
      %1404 = llvm.extractelement %1239[%1403 : i64] : vector<4xbf16>
      llvm.store %1404, %1302 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1405 = llvm.mlir.constant(2 : i64) : i64
      %1406 = llvm.extractelement %1239[%1405 : i64] : vector<4xbf16>
      llvm.store %1406, %1303 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1407 = llvm.mlir.constant(3 : i64) : i64
      %1408 = llvm.extractelement %1239[%1407 : i64] : vector<4xbf16>
      llvm.store %1408, %1304 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1409 = llvm.mlir.constant(0 : i64) : i64
      %1410 = llvm.extractelement %1240[%1409 : i64] : vector<4xbf16>
      llvm.store %1410, %1305 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1411 = llvm.mlir.constant(1 : i64) : i64
      %1412 = llvm.extractelement %1240[%1411 : i64] : vector<4xbf16>
      llvm.store %1412, %1306 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1413 = llvm.mlir.constant(2 : i64) : i64
      %1414 = llvm.extractelement %1240[%1413 : i64] : vector<4xbf16>
      llvm.store %1414, %1307 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1415 = llvm.mlir.constant(3 : i64) : i64
      %1416 = llvm.extractelement %1240[%1415 : i64] : vector<4xbf16>
      llvm.store %1416, %1308 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1417 = llvm.mlir.constant(0 : i64) : i64
      %1418 = llvm.extractelement %1241[%1417 : i64] : vector<4xbf16>
      llvm.store %1418, %1309 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1419 = llvm.mlir.constant(1 : i64) : i64
      %1420 = llvm.extractelement %1241[%1419 : i64] : vector<4xbf16>
      llvm.store %1420, %1310 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1421 = llvm.mlir.constant(2 : i64) : i64
      %1422 = llvm.extractelement %1241[%1421 : i64] : vector<4xbf16>
      llvm.store %1422, %1311 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1423 = llvm.mlir.constant(3 : i64) : i64
      %1424 = llvm.extractelement %1241[%1423 : i64] : vector<4xbf16>
      llvm.store %1424, %1312 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1425 = llvm.mlir.constant(0 : i64) : i64
      %1426 = llvm.extractelement %1242[%1425 : i64] : vector<4xbf16>
      llvm.store %1426, %1314 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1427 = llvm.mlir.constant(1 : i64) : i64
      %1428 = llvm.extractelement %1242[%1427 : i64] : vector<4xbf16>
      llvm.store %1428, %1316 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1429 = llvm.mlir.constant(2 : i64) : i64
      %1430 = llvm.extractelement %1242[%1429 : i64] : vector<4xbf16>
      llvm.store %1430, %1318 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1431 = llvm.mlir.constant(3 : i64) : i64
      %1432 = llvm.extractelement %1242[%1431 : i64] : vector<4xbf16>
      llvm.store %1432, %1320 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1433 = llvm.mlir.constant(0 : i64) : i64
      %1434 = llvm.extractelement %1243[%1433 : i64] : vector<4xbf16>
      llvm.store %1434, %1322 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1435 = llvm.mlir.constant(1 : i64) : i64
      %1436 = llvm.extractelement %1243[%1435 : i64] : vector<4xbf16>
      llvm.store %1436, %1324 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1437 = llvm.mlir.constant(2 : i64) : i64
      %1438 = llvm.extractelement %1243[%1437 : i64] : vector<4xbf16>
      llvm.store %1438, %1326 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1439 = llvm.mlir.constant(3 : i64) : i64
      %1440 = llvm.extractelement %1243[%1439 : i64] : vector<4xbf16>
      llvm.store %1440, %1328 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1441 = llvm.mlir.constant(0 : i64) : i64
      %1442 = llvm.extractelement %1244[%1441 : i64] : vector<4xbf16>
      llvm.store %1442, %1330 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1443 = llvm.mlir.constant(1 : i64) : i64
      %1444 = llvm.extractelement %1244[%1443 : i64] : vector<4xbf16>
      llvm.store %1444, %1332 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1445 = llvm.mlir.constant(2 : i64) : i64
      %1446 = llvm.extractelement %1244[%1445 : i64] : vector<4xbf16>
      llvm.store %1446, %1334 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1447 = llvm.mlir.constant(3 : i64) : i64
      %1448 = llvm.extractelement %1244[%1447 : i64] : vector<4xbf16>
      llvm.store %1448, %1336 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1449 = llvm.mlir.constant(0 : i64) : i64
      %1450 = llvm.extractelement %1245[%1449 : i64] : vector<4xbf16>
      llvm.store %1450, %1338 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1451 = llvm.mlir.constant(1 : i64) : i64
      %1452 = llvm.extractelement %1245[%1451 : i64] : vector<4xbf16>
      llvm.store %1452, %1340 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1453 = llvm.mlir.constant(2 : i64) : i64
      %1454 = llvm.extractelement %1245[%1453 : i64] : vector<4xbf16>
      llvm.store %1454, %1342 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1455 = llvm.mlir.constant(3 : i64) : i64
      %1456 = llvm.extractelement %1245[%1455 : i64] : vector<4xbf16>
      llvm.store %1456, %1344 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1457 = llvm.mlir.constant(0 : i64) : i64
      %1458 = llvm.extractelement %1246[%1457 : i64] : vector<4xbf16>
      llvm.store %1458, %1345 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1459 = llvm.mlir.constant(1 : i64) : i64
      %1460 = llvm.extractelement %1246[%1459 : i64] : vector<4xbf16>
      llvm.store %1460, %1346 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1461 = llvm.mlir.constant(2 : i64) : i64
      %1462 = llvm.extractelement %1246[%1461 : i64] : vector<4xbf16>
      llvm.store %1462, %1347 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1463 = llvm.mlir.constant(3 : i64) : i64
      %1464 = llvm.extractelement %1246[%1463 : i64] : vector<4xbf16>
      llvm.store %1464, %1348 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1465 = llvm.mlir.constant(0 : i64) : i64
      %1466 = llvm.extractelement %1247[%1465 : i64] : vector<4xbf16>
      llvm.store %1466, %1349 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1467 = llvm.mlir.constant(1 : i64) : i64
      %1468 = llvm.extractelement %1247[%1467 : i64] : vector<4xbf16>
      llvm.store %1468, %1350 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1469 = llvm.mlir.constant(2 : i64) : i64
      %1470 = llvm.extractelement %1247[%1469 : i64] : vector<4xbf16>
      llvm.store %1470, %1351 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1471 = llvm.mlir.constant(3 : i64) : i64
      %1472 = llvm.extractelement %1247[%1471 : i64] : vector<4xbf16>
      llvm.store %1472, %1352 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1473 = llvm.mlir.constant(0 : i64) : i64
      %1474 = llvm.extractelement %1248[%1473 : i64] : vector<4xbf16>
      llvm.store %1474, %1353 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1475 = llvm.mlir.constant(1 : i64) : i64
      %1476 = llvm.extractelement %1248[%1475 : i64] : vector<4xbf16>
      llvm.store %1476, %1354 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1477 = llvm.mlir.constant(2 : i64) : i64
      %1478 = llvm.extractelement %1248[%1477 : i64] : vector<4xbf16>
      llvm.store %1478, %1355 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1479 = llvm.mlir.constant(3 : i64) : i64
      %1480 = llvm.extractelement %1248[%1479 : i64] : vector<4xbf16>
      llvm.store %1480, %1356 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1481 = llvm.mlir.constant(0 : i64) : i64
      %1482 = llvm.extractelement %1249[%1481 : i64] : vector<4xbf16>
      llvm.store %1482, %1357 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1483 = llvm.mlir.constant(1 : i64) : i64
      %1484 = llvm.extractelement %1249[%1483 : i64] : vector<4xbf16>
      llvm.store %1484, %1358 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1485 = llvm.mlir.constant(2 : i64) : i64
      %1486 = llvm.extractelement %1249[%1485 : i64] : vector<4xbf16>
      llvm.store %1486, %1359 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1487 = llvm.mlir.constant(3 : i64) : i64
      %1488 = llvm.extractelement %1249[%1487 : i64] : vector<4xbf16>
      llvm.store %1488, %1360 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb138
    ^bb9:  // pred: ^bb7
      %1489 = llvm.urem %86, %61 : i32
      %1490 = llvm.udiv %88, %58 : i32
      %1491 = llvm.mul %1490, %75 : i32
      %1492 = llvm.add %1489, %1491 : i32
      %1493 = llvm.zext %1492 : i32 to i64
      %1494 = llvm.add %120, %1493 : i64
      %1495 = llvm.mul %1494, %65 : i64
      %1496 = llvm.getelementptr %arg2[%1495] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1497 = llvm.sub %arg5, %1494 : i64
      %1498 = llvm.intr.smin(%1497, %64) : (i64, i64) -> i64
      %1499 = llvm.intr.smax(%1498, %71) : (i64, i64) -> i64
      %1500 = llvm.trunc %1499 : i64 to i32
      %1501 = llvm.icmp "sgt" %1500, %63 : i32
      %1502 = llvm.getelementptr %1496[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1503 = llvm.icmp "sgt" %1500, %61 : i32
      %1504 = llvm.select %1501, %1496, %62 : i1, !llvm.ptr<1>
      %1505 = llvm.load %1504 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1506 = llvm.select %1503, %1502, %62 : i1, !llvm.ptr<1>
      %1507 = llvm.load %1506 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1508 = llvm.fpext %1505 : bf16 to f32
      %1509 = llvm.fpext %1507 : bf16 to f32
      %1510 = llvm.mlir.poison : vector<4xf32>
      %1511 = llvm.mlir.constant(0 : i32) : i32
      %1512 = llvm.insertelement %1508, %1510[%1511 : i32] : vector<4xf32>
      %1513 = llvm.shufflevector %1512, %1510 [0, 0, 0, 0] : vector<4xf32> 
      %1514 = llvm.mlir.poison : vector<4xf32>
      %1515 = llvm.mlir.constant(0 : i32) : i32
      %1516 = llvm.insertelement %1509, %1514[%1515 : i32] : vector<4xf32>
      %1517 = llvm.shufflevector %1516, %1514 [0, 0, 0, 0] : vector<4xf32> 
      %1518 = llvm.fadd %229, %1513 : vector<4xf32>
      %1519 = llvm.fadd %230, %1513 : vector<4xf32>
      %1520 = llvm.fadd %231, %1513 : vector<4xf32>
      %1521 = llvm.fadd %232, %1513 : vector<4xf32>
      %1522 = llvm.fadd %233, %1517 : vector<4xf32>
      %1523 = llvm.fadd %234, %1517 : vector<4xf32>
      %1524 = llvm.fadd %235, %1517 : vector<4xf32>
      %1525 = llvm.fadd %236, %1517 : vector<4xf32>
      %1526 = llvm.fadd %237, %1513 : vector<4xf32>
      %1527 = llvm.fadd %238, %1513 : vector<4xf32>
      %1528 = llvm.fadd %239, %1513 : vector<4xf32>
      %1529 = llvm.fadd %240, %1513 : vector<4xf32>
      %1530 = llvm.fadd %241, %1517 : vector<4xf32>
      %1531 = llvm.fadd %242, %1517 : vector<4xf32>
      %1532 = llvm.fadd %243, %1517 : vector<4xf32>
      %1533 = llvm.fadd %244, %1517 : vector<4xf32>
      %1534 = llvm.fptrunc %1518 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1535 = llvm.fptrunc %1519 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1536 = llvm.fptrunc %1520 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1537 = llvm.fptrunc %1521 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1538 = llvm.fptrunc %1522 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1539 = llvm.fptrunc %1523 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1540 = llvm.fptrunc %1524 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1541 = llvm.fptrunc %1525 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1542 = llvm.fptrunc %1526 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1543 = llvm.fptrunc %1527 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1544 = llvm.fptrunc %1528 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1545 = llvm.fptrunc %1529 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1546 = llvm.fptrunc %1530 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1547 = llvm.fptrunc %1531 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1548 = llvm.fptrunc %1532 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1549 = llvm.fptrunc %1533 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1550 = llvm.intr.maximum(%1534, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1551 = llvm.intr.maximum(%1535, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1552 = llvm.intr.maximum(%1536, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1553 = llvm.intr.maximum(%1537, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1554 = llvm.intr.maximum(%1538, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1555 = llvm.intr.maximum(%1539, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1556 = llvm.intr.maximum(%1540, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1557 = llvm.intr.maximum(%1541, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1558 = llvm.intr.maximum(%1542, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1559 = llvm.intr.maximum(%1543, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1560 = llvm.intr.maximum(%1544, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1561 = llvm.intr.maximum(%1545, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1562 = llvm.intr.maximum(%1546, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1563 = llvm.intr.maximum(%1547, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1564 = llvm.intr.maximum(%1548, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1565 = llvm.intr.maximum(%1549, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1566 = llvm.urem %86, %61 : i32
      %1567 = llvm.udiv %86, %61 : i32
      %1568 = llvm.mul %1567, %68 : i32
      %1569 = llvm.urem %88, %58 : i32
      %1570 = llvm.mul %1569, %75 : i32
      %1571 = llvm.add %1568, %1570 : i32
      %1572 = llvm.udiv %88, %58 : i32
      %1573 = llvm.mul %1572, %75 : i32
      %1574 = llvm.add %1566, %1573 : i32
      %1575 = llvm.zext %1571 : i32 to i64
      %1576 = llvm.add %119, %1575 : i64
      %1577 = llvm.mul %1576, %arg5 : i64
      %1578 = llvm.zext %1574 : i32 to i64
      %1579 = llvm.add %120, %1578 : i64
      %1580 = llvm.add %1577, %1579 : i64
      %1581 = llvm.mul %1580, %65 : i64
      %1582 = llvm.getelementptr %arg3[%1581] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1583 = llvm.sub %arg4, %1576 : i64
      %1584 = llvm.intr.smin(%1583, %64) : (i64, i64) -> i64
      %1585 = llvm.intr.smax(%1584, %71) : (i64, i64) -> i64
      %1586 = llvm.trunc %1585 : i64 to i32
      %1587 = llvm.sub %arg5, %1579 : i64
      %1588 = llvm.intr.smin(%1587, %64) : (i64, i64) -> i64
      %1589 = llvm.intr.smax(%1588, %71) : (i64, i64) -> i64
      %1590 = llvm.trunc %1589 : i64 to i32
      %1591 = llvm.icmp "sgt" %1586, %63 : i32
      %1592 = llvm.icmp "sgt" %1590, %63 : i32
      %1593 = llvm.and %1591, %1592 : i1
      %1594 = llvm.mul %arg5, %65 : i64
      %1595 = llvm.getelementptr %1582[%1594] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1596 = llvm.icmp "sgt" %1586, %60 : i32
      %1597 = llvm.and %1596, %1592 : i1
      %1598 = llvm.mul %arg5, %55 : i64
      %1599 = llvm.getelementptr %1582[%1598] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1600 = llvm.icmp "sgt" %1586, %58 : i32
      %1601 = llvm.and %1600, %1592 : i1
      %1602 = llvm.mul %arg5, %54 : i64
      %1603 = llvm.getelementptr %1582[%1602] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1604 = llvm.icmp "sgt" %1586, %27 : i32
      %1605 = llvm.and %1604, %1592 : i1
      %1606 = llvm.mul %arg5, %72 : i64
      %1607 = llvm.getelementptr %1582[%1606] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1608 = llvm.icmp "sgt" %1586, %67 : i32
      %1609 = llvm.and %1608, %1592 : i1
      %1610 = llvm.mul %arg5, %53 : i64
      %1611 = llvm.getelementptr %1582[%1610] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1612 = llvm.icmp "sgt" %1586, %26 : i32
      %1613 = llvm.and %1612, %1592 : i1
      %1614 = llvm.mul %arg5, %52 : i64
      %1615 = llvm.getelementptr %1582[%1614] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1616 = llvm.icmp "sgt" %1586, %25 : i32
      %1617 = llvm.and %1616, %1592 : i1
      %1618 = llvm.mul %arg5, %51 : i64
      %1619 = llvm.getelementptr %1582[%1618] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1620 = llvm.icmp "sgt" %1586, %24 : i32
      %1621 = llvm.and %1620, %1592 : i1
      %1622 = llvm.mul %arg5, %70 : i64
      %1623 = llvm.getelementptr %1582[%1622] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1624 = llvm.icmp "sgt" %1586, %66 : i32
      %1625 = llvm.and %1624, %1592 : i1
      %1626 = llvm.mul %arg5, %50 : i64
      %1627 = llvm.getelementptr %1582[%1626] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1628 = llvm.icmp "sgt" %1586, %23 : i32
      %1629 = llvm.and %1628, %1592 : i1
      %1630 = llvm.mul %arg5, %49 : i64
      %1631 = llvm.getelementptr %1582[%1630] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1632 = llvm.icmp "sgt" %1586, %22 : i32
      %1633 = llvm.and %1632, %1592 : i1
      %1634 = llvm.mul %arg5, %48 : i64
      %1635 = llvm.getelementptr %1582[%1634] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1636 = llvm.icmp "sgt" %1586, %21 : i32
      %1637 = llvm.and %1636, %1592 : i1
      %1638 = llvm.mul %arg5, %47 : i64
      %1639 = llvm.getelementptr %1582[%1638] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1640 = llvm.icmp "sgt" %1586, %56 : i32
      %1641 = llvm.and %1640, %1592 : i1
      %1642 = llvm.mul %arg5, %46 : i64
      %1643 = llvm.getelementptr %1582[%1642] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1644 = llvm.icmp "sgt" %1586, %20 : i32
      %1645 = llvm.and %1644, %1592 : i1
      %1646 = llvm.mul %arg5, %45 : i64
      %1647 = llvm.getelementptr %1582[%1646] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1648 = llvm.icmp "sgt" %1586, %19 : i32
      %1649 = llvm.and %1648, %1592 : i1
      %1650 = llvm.mul %arg5, %44 : i64
      %1651 = llvm.getelementptr %1582[%1650] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1652 = llvm.icmp "sgt" %1586, %18 : i32
      %1653 = llvm.and %1652, %1592 : i1
      %1654 = llvm.getelementptr %1582[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1655 = llvm.icmp "sgt" %1590, %61 : i32
      %1656 = llvm.and %1591, %1655 : i1
      %1657 = llvm.getelementptr %1595[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1658 = llvm.and %1596, %1655 : i1
      %1659 = llvm.getelementptr %1599[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1660 = llvm.and %1600, %1655 : i1
      %1661 = llvm.getelementptr %1603[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1662 = llvm.and %1604, %1655 : i1
      %1663 = llvm.getelementptr %1607[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1664 = llvm.and %1608, %1655 : i1
      %1665 = llvm.getelementptr %1611[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1666 = llvm.and %1612, %1655 : i1
      %1667 = llvm.getelementptr %1615[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1668 = llvm.and %1616, %1655 : i1
      %1669 = llvm.getelementptr %1619[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1670 = llvm.and %1620, %1655 : i1
      %1671 = llvm.getelementptr %1623[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1672 = llvm.and %1624, %1655 : i1
      %1673 = llvm.getelementptr %1627[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1674 = llvm.and %1628, %1655 : i1
      %1675 = llvm.getelementptr %1631[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1676 = llvm.and %1632, %1655 : i1
      %1677 = llvm.getelementptr %1635[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1678 = llvm.and %1636, %1655 : i1
      %1679 = llvm.getelementptr %1639[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1680 = llvm.and %1640, %1655 : i1
      %1681 = llvm.getelementptr %1643[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1682 = llvm.and %1644, %1655 : i1
      %1683 = llvm.getelementptr %1647[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1684 = llvm.and %1648, %1655 : i1
      %1685 = llvm.getelementptr %1651[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1686 = llvm.and %1652, %1655 : i1
      %1687 = llvm.mul %arg5, %43 : i64
      %1688 = llvm.getelementptr %1582[%1687] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1689 = llvm.icmp "sgt" %1586, %61 : i32
      %1690 = llvm.and %1689, %1592 : i1
      %1691 = llvm.mul %arg5, %42 : i64
      %1692 = llvm.getelementptr %1582[%1691] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1693 = llvm.icmp "sgt" %1586, %17 : i32
      %1694 = llvm.and %1693, %1592 : i1
      %1695 = llvm.mul %arg5, %41 : i64
      %1696 = llvm.getelementptr %1582[%1695] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1697 = llvm.icmp "sgt" %1586, %16 : i32
      %1698 = llvm.and %1697, %1592 : i1
      %1699 = llvm.mul %arg5, %40 : i64
      %1700 = llvm.getelementptr %1582[%1699] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1701 = llvm.icmp "sgt" %1586, %15 : i32
      %1702 = llvm.and %1701, %1592 : i1
      %1703 = llvm.mul %arg5, %39 : i64
      %1704 = llvm.getelementptr %1582[%1703] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1705 = llvm.icmp "sgt" %1586, %14 : i32
      %1706 = llvm.and %1705, %1592 : i1
      %1707 = llvm.mul %arg5, %38 : i64
      %1708 = llvm.getelementptr %1582[%1707] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1709 = llvm.icmp "sgt" %1586, %13 : i32
      %1710 = llvm.and %1709, %1592 : i1
      %1711 = llvm.mul %arg5, %37 : i64
      %1712 = llvm.getelementptr %1582[%1711] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1713 = llvm.icmp "sgt" %1586, %12 : i32
      %1714 = llvm.and %1713, %1592 : i1
      %1715 = llvm.mul %arg5, %36 : i64
      %1716 = llvm.getelementptr %1582[%1715] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1717 = llvm.icmp "sgt" %1586, %11 : i32
      %1718 = llvm.and %1717, %1592 : i1
      %1719 = llvm.mul %arg5, %35 : i64
      %1720 = llvm.getelementptr %1582[%1719] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1721 = llvm.icmp "sgt" %1586, %10 : i32
      %1722 = llvm.and %1721, %1592 : i1
      %1723 = llvm.mul %arg5, %34 : i64
      %1724 = llvm.getelementptr %1582[%1723] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1725 = llvm.icmp "sgt" %1586, %9 : i32
      %1726 = llvm.and %1725, %1592 : i1
      %1727 = llvm.mul %arg5, %33 : i64
      %1728 = llvm.getelementptr %1582[%1727] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1729 = llvm.icmp "sgt" %1586, %8 : i32
      %1730 = llvm.and %1729, %1592 : i1
      %1731 = llvm.mul %arg5, %32 : i64
      %1732 = llvm.getelementptr %1582[%1731] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1733 = llvm.icmp "sgt" %1586, %7 : i32
      %1734 = llvm.and %1733, %1592 : i1
      %1735 = llvm.mul %arg5, %31 : i64
      %1736 = llvm.getelementptr %1582[%1735] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1737 = llvm.icmp "sgt" %1586, %6 : i32
      %1738 = llvm.and %1737, %1592 : i1
      %1739 = llvm.mul %arg5, %30 : i64
      %1740 = llvm.getelementptr %1582[%1739] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1741 = llvm.icmp "sgt" %1586, %5 : i32
      %1742 = llvm.and %1741, %1592 : i1
      %1743 = llvm.mul %arg5, %29 : i64
      %1744 = llvm.getelementptr %1582[%1743] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1745 = llvm.icmp "sgt" %1586, %4 : i32
      %1746 = llvm.and %1745, %1592 : i1
      %1747 = llvm.mul %arg5, %28 : i64
      %1748 = llvm.getelementptr %1582[%1747] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1749 = llvm.icmp "sgt" %1586, %3 : i32
      %1750 = llvm.and %1749, %1592 : i1
      %1751 = llvm.getelementptr %1688[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1752 = llvm.and %1689, %1655 : i1
      %1753 = llvm.getelementptr %1692[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1754 = llvm.and %1693, %1655 : i1
      %1755 = llvm.getelementptr %1696[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1756 = llvm.and %1697, %1655 : i1
      %1757 = llvm.getelementptr %1700[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1758 = llvm.and %1701, %1655 : i1
      %1759 = llvm.getelementptr %1704[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1760 = llvm.and %1705, %1655 : i1
      %1761 = llvm.getelementptr %1708[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1762 = llvm.and %1709, %1655 : i1
      %1763 = llvm.getelementptr %1712[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1764 = llvm.and %1713, %1655 : i1
      %1765 = llvm.getelementptr %1716[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1766 = llvm.and %1717, %1655 : i1
      %1767 = llvm.getelementptr %1720[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1768 = llvm.and %1721, %1655 : i1
      %1769 = llvm.getelementptr %1724[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1770 = llvm.and %1725, %1655 : i1
      %1771 = llvm.getelementptr %1728[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1772 = llvm.and %1729, %1655 : i1
      %1773 = llvm.getelementptr %1732[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1774 = llvm.and %1733, %1655 : i1
      %1775 = llvm.getelementptr %1736[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1776 = llvm.and %1737, %1655 : i1
      %1777 = llvm.getelementptr %1740[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1778 = llvm.and %1741, %1655 : i1
      %1779 = llvm.getelementptr %1744[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1780 = llvm.and %1745, %1655 : i1
      %1781 = llvm.getelementptr %1748[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1782 = llvm.and %1749, %1655 : i1
      %1783 = llvm.mlir.constant(0 : i64) : i64
      %1784 = llvm.extractelement %1550[%1783 : i64] : vector<4xbf16>
      llvm.cond_br %1593, ^bb10, ^bb11
    ^bb10:  // pred: ^bb9
      llvm.store %1784, %1582 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb11
    ^bb11:  // 2 preds: ^bb9, ^bb10
      %1785 = llvm.mlir.constant(1 : i64) : i64
      %1786 = llvm.extractelement %1550[%1785 : i64] : vector<4xbf16>
      llvm.cond_br %1597, ^bb12, ^bb13
    ^bb12:  // pred: ^bb11
      llvm.store %1786, %1595 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb13
    ^bb13:  // 2 preds: ^bb11, ^bb12
      %1787 = llvm.mlir.constant(2 : i64) : i64
      %1788 = llvm.extractelement %1550[%1787 : i64] : vector<4xbf16>
      llvm.cond_br %1601, ^bb14, ^bb15
    ^bb14:  // pred: ^bb13
      llvm.store %1788, %1599 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb15
    ^bb15:  // 2 preds: ^bb13, ^bb14
      %1789 = llvm.mlir.constant(3 : i64) : i64
      %1790 = llvm.extractelement %1550[%1789 : i64] : vector<4xbf16>
      llvm.cond_br %1605, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      llvm.store %1790, %1603 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb17
    ^bb17:  // 2 preds: ^bb15, ^bb16
      %1791 = llvm.mlir.constant(0 : i64) : i64
      %1792 = llvm.extractelement %1551[%1791 : i64] : vector<4xbf16>
      llvm.cond_br %1609, ^bb18, ^bb19
    ^bb18:  // pred: ^bb17
      llvm.store %1792, %1607 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb19
    ^bb19:  // 2 preds: ^bb17, ^bb18
      %1793 = llvm.mlir.constant(1 : i64) : i64
      %1794 = llvm.extractelement %1551[%1793 : i64] : vector<4xbf16>
      llvm.cond_br %1613, ^bb20, ^bb21
    ^bb20:  // pred: ^bb19
      llvm.store %1794, %1611 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb21
    ^bb21:  // 2 preds: ^bb19, ^bb20
      %1795 = llvm.mlir.constant(2 : i64) : i64
      %1796 = llvm.extractelement %1551[%1795 : i64] : vector<4xbf16>
      llvm.cond_br %1617, ^bb22, ^bb23
    ^bb22:  // pred: ^bb21
      llvm.store %1796, %1615 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb23
    ^bb23:  // 2 preds: ^bb21, ^bb22
      %1797 = llvm.mlir.constant(3 : i64) : i64
      %1798 = llvm.extractelement %1551[%1797 : i64] : vector<4xbf16>
      llvm.cond_br %1621, ^bb24, ^bb25
    ^bb24:  // pred: ^bb23
      llvm.store %1798, %1619 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb25
    ^bb25:  // 2 preds: ^bb23, ^bb24
      %1799 = llvm.mlir.constant(0 : i64) : i64
      %1800 = llvm.extractelement %1552[%1799 : i64] : vector<4xbf16>
      llvm.cond_br %1625, ^bb26, ^bb27
    ^bb26:  // pred: ^bb25
      llvm.store %1800, %1623 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb27
    ^bb27:  // 2 preds: ^bb25, ^bb26
      %1801 = llvm.mlir.constant(1 : i64) : i64
      %1802 = llvm.extractelement %1552[%1801 : i64] : vector<4xbf16>
      llvm.cond_br %1629, ^bb28, ^bb29
    ^bb28:  // pred: ^bb27
      llvm.store %1802, %1627 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb29
    ^bb29:  // 2 preds: ^bb27, ^bb28
      %1803 = llvm.mlir.constant(2 : i64) : i64
      %1804 = llvm.extractelement %1552[%1803 : i64] : vector<4xbf16>
      llvm.cond_br %1633, ^bb30, ^bb31
    ^bb30:  // pred: ^bb29
      llvm.store %1804, %1631 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb29, ^bb30
      %1805 = llvm.mlir.constant(3 : i64) : i64
      %1806 = llvm.extractelement %1552[%1805 : i64] : vector<4xbf16>
      llvm.cond_br %1637, ^bb32, ^bb33
    ^bb32:  // pred: ^bb31
      llvm.store %1806, %1635 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb33
    ^bb33:  // 2 preds: ^bb31, ^bb32
      %1807 = llvm.mlir.constant(0 : i64) : i64
      %1808 = llvm.extractelement %1553[%1807 : i64] : vector<4xbf16>
      llvm.cond_br %1641, ^bb34, ^bb35
    ^bb34:  // pred: ^bb33
      llvm.store %1808, %1639 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb35
    ^bb35:  // 2 preds: ^bb33, ^bb34
      %1809 = llvm.mlir.constant(1 : i64) : i64
      %1810 = llvm.extractelement %1553[%1809 : i64] : vector<4xbf16>
      llvm.cond_br %1645, ^bb36, ^bb37
    ^bb36:  // pred: ^bb35
      llvm.store %1810, %1643 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb37
    ^bb37:  // 2 preds: ^bb35, ^bb36
      %1811 = llvm.mlir.constant(2 : i64) : i64
      %1812 = llvm.extractelement %1553[%1811 : i64] : vector<4xbf16>
      llvm.cond_br %1649, ^bb38, ^bb39
    ^bb38:  // pred: ^bb37
      llvm.store %1812, %1647 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb39
    ^bb39:  // 2 preds: ^bb37, ^bb38
      %1813 = llvm.mlir.constant(3 : i64) : i64
      %1814 = llvm.extractelement %1553[%1813 : i64] : vector<4xbf16>
      llvm.cond_br %1653, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      llvm.store %1814, %1651 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb41
    ^bb41:  // 2 preds: ^bb39, ^bb40
      %1815 = llvm.mlir.constant(0 : i64) : i64
      %1816 = llvm.extractelement %1554[%1815 : i64] : vector<4xbf16>
      llvm.cond_br %1656, ^bb42, ^bb43
    ^bb42:  // pred: ^bb41
      llvm.store %1816, %1654 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb41, ^bb42
      %1817 = llvm.mlir.constant(1 : i64) : i64
      %1818 = llvm.extractelement %1554[%1817 : i64] : vector<4xbf16>
      llvm.cond_br %1658, ^bb44, ^bb45
    ^bb44:  // pred: ^bb43
      llvm.store %1818, %1657 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb45
    ^bb45:  // 2 preds: ^bb43, ^bb44
      %1819 = llvm.mlir.constant(2 : i64) : i64
      %1820 = llvm.extractelement %1554[%1819 : i64] : vector<4xbf16>
      llvm.cond_br %1660, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      llvm.store %1820, %1659 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb47
    ^bb47:  // 2 preds: ^bb45, ^bb46
      %1821 = llvm.mlir.constant(3 : i64) : i64
      %1822 = llvm.extractelement %1554[%1821 : i64] : vector<4xbf16>
      llvm.cond_br %1662, ^bb48, ^bb49
    ^bb48:  // pred: ^bb47
      llvm.store %1822, %1661 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb49
    ^bb49:  // 2 preds: ^bb47, ^bb48
      %1823 = llvm.mlir.constant(0 : i64) : i64
      %1824 = llvm.extractelement %1555[%1823 : i64] : vector<4xbf16>
      llvm.cond_br %1664, ^bb50, ^bb51
    ^bb50:  // pred: ^bb49
      llvm.store %1824, %1663 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb51
    ^bb51:  // 2 preds: ^bb49, ^bb50
      %1825 = llvm.mlir.constant(1 : i64) : i64
      %1826 = llvm.extractelement %1555[%1825 : i64] : vector<4xbf16>
      llvm.cond_br %1666, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      llvm.store %1826, %1665 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb53
    ^bb53:  // 2 preds: ^bb51, ^bb52
      %1827 = llvm.mlir.constant(2 : i64) : i64
      %1828 = llvm.extractelement %1555[%1827 : i64] : vector<4xbf16>
      llvm.cond_br %1668, ^bb54, ^bb55
    ^bb54:  // pred: ^bb53
      llvm.store %1828, %1667 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb55
    ^bb55:  // 2 preds: ^bb53, ^bb54
      %1829 = llvm.mlir.constant(3 : i64) : i64
      %1830 = llvm.extractelement %1555[%1829 : i64] : vector<4xbf16>
      llvm.cond_br %1670, ^bb56, ^bb57
    ^bb56:  // pred: ^bb55
      llvm.store %1830, %1669 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb57
    ^bb57:  // 2 preds: ^bb55, ^bb56
      %1831 = llvm.mlir.constant(0 : i64) : i64
      %1832 = llvm.extractelement %1556[%1831 : i64] : vector<4xbf16>
      llvm.cond_br %1672, ^bb58, ^bb59
    ^bb58:  // pred: ^bb57
      llvm.store %1832, %1671 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb59
    ^bb59:  // 2 preds: ^bb57, ^bb58
      %1833 = llvm.mlir.constant(1 : i64) : i64
      %1834 = llvm.extractelement %1556[%1833 : i64] : vector<4xbf16>
      llvm.cond_br %1674, ^bb60, ^bb61
    ^bb60:  // pred: ^bb59
      llvm.store %1834, %1673 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb61
    ^bb61:  // 2 preds: ^bb59, ^bb60
      %1835 = llvm.mlir.constant(2 : i64) : i64
      %1836 = llvm.extractelement %1556[%1835 : i64] : vector<4xbf16>
      llvm.cond_br %1676, ^bb62, ^bb63
    ^bb62:  // pred: ^bb61
      llvm.store %1836, %1675 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb63
    ^bb63:  // 2 preds: ^bb61, ^bb62
      %1837 = llvm.mlir.constant(3 : i64) : i64
      %1838 = llvm.extractelement %1556[%1837 : i64] : vector<4xbf16>
      llvm.cond_br %1678, ^bb64, ^bb65
    ^bb64:  // pred: ^bb63
      llvm.store %1838, %1677 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb65
    ^bb65:  // 2 preds: ^bb63, ^bb64
      %1839 = llvm.mlir.constant(0 : i64) : i64
      %1840 = llvm.extractelement %1557[%1839 : i64] : vector<4xbf16>
      llvm.cond_br %1680, ^bb66, ^bb67
    ^bb66:  // pred: ^bb65
      llvm.store %1840, %1679 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb67
    ^bb67:  // 2 preds: ^bb65, ^bb66
      %1841 = llvm.mlir.constant(1 : i64) : i64
      %1842 = llvm.extractelement %1557[%1841 : i64] : vector<4xbf16>
      llvm.cond_br %1682, ^bb68, ^bb69
    ^bb68:  // pred: ^bb67
      llvm.store %1842, %1681 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb69
    ^bb69:  // 2 preds: ^bb67, ^bb68
      %1843 = llvm.mlir.constant(2 : i64) : i64
      %1844 = llvm.extractelement %1557[%1843 : i64] : vector<4xbf16>
      llvm.cond_br %1684, ^bb70, ^bb71
    ^bb70:  // pred: ^bb69
      llvm.store %1844, %1683 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb71
    ^bb71:  // 2 preds: ^bb69, ^bb70
      %1845 = llvm.mlir.constant(3 : i64) : i64
      %1846 = llvm.extractelement %1557[%1845 : i64] : vector<4xbf16>
      llvm.cond_br %1686, ^bb72, ^bb73
    ^bb72:  // pred: ^bb71
      llvm.store %1846, %1685 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb73
    ^bb73:  // 2 preds: ^bb71, ^bb72
      %1847 = llvm.mlir.constant(0 : i64) : i64
      %1848 = llvm.extractelement %1558[%1847 : i64] : vector<4xbf16>
      llvm.cond_br %1690, ^bb74, ^bb75
    ^bb74:  // pred: ^bb73
      llvm.store %1848, %1688 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb75
    ^bb75:  // 2 preds: ^bb73, ^bb74
      %1849 = llvm.mlir.constant(1 : i64) : i64
      %1850 = llvm.extractelement %1558[%1849 : i64] : vector<4xbf16>
      llvm.cond_br %1694, ^bb76, ^bb77
    ^bb76:  // pred: ^bb75
      llvm.store %1850, %1692 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb77
    ^bb77:  // 2 preds: ^bb75, ^bb76
      %1851 = llvm.mlir.constant(2 : i64) : i64
      %1852 = llvm.extractelement %1558[%1851 : i64] : vector<4xbf16>
      llvm.cond_br %1698, ^bb78, ^bb79
    ^bb78:  // pred: ^bb77
      llvm.store %1852, %1696 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb79
    ^bb79:  // 2 preds: ^bb77, ^bb78
      %1853 = llvm.mlir.constant(3 : i64) : i64
      %1854 = llvm.extractelement %1558[%1853 : i64] : vector<4xbf16>
      llvm.cond_br %1702, ^bb80, ^bb81
    ^bb80:  // pred: ^bb79
      llvm.store %1854, %1700 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb81
    ^bb81:  // 2 preds: ^bb79, ^bb80
      %1855 = llvm.mlir.constant(0 : i64) : i64
      %1856 = llvm.extractelement %1559[%1855 : i64] : vector<4xbf16>
      llvm.cond_br %1706, ^bb82, ^bb83
    ^bb82:  // pred: ^bb81
      llvm.store %1856, %1704 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb83
    ^bb83:  // 2 preds: ^bb81, ^bb82
      %1857 = llvm.mlir.constant(1 : i64) : i64
      %1858 = llvm.extractelement %1559[%1857 : i64] : vector<4xbf16>
      llvm.cond_br %1710, ^bb84, ^bb85
    ^bb84:  // pred: ^bb83
      llvm.store %1858, %1708 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb85
    ^bb85:  // 2 preds: ^bb83, ^bb84
      %1859 = llvm.mlir.constant(2 : i64) : i64
      %1860 = llvm.extractelement %1559[%1859 : i64] : vector<4xbf16>
      llvm.cond_br %1714, ^bb86, ^bb87
    ^bb86:  // pred: ^bb85
      llvm.store %1860, %1712 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb87
    ^bb87:  // 2 preds: ^bb85, ^bb86
      %1861 = llvm.mlir.constant(3 : i64) : i64
      %1862 = llvm.extractelement %1559[%1861 : i64] : vector<4xbf16>
      llvm.cond_br %1718, ^bb88, ^bb89
    ^bb88:  // pred: ^bb87
      llvm.store %1862, %1716 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb89
    ^bb89:  // 2 preds: ^bb87, ^bb88
      %1863 = llvm.mlir.constant(0 : i64) : i64
      %1864 = llvm.extractelement %1560[%1863 : i64] : vector<4xbf16>
      llvm.cond_br %1722, ^bb90, ^bb91
    ^bb90:  // pred: ^bb89
      llvm.store %1864, %1720 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb91
    ^bb91:  // 2 preds: ^bb89, ^bb90
      %1865 = llvm.mlir.constant(1 : i64) : i64
      %1866 = llvm.extractelement %1560[%1865 : i64] : vector<4xbf16>
      llvm.cond_br %1726, ^bb92, ^bb93
    ^bb92:  // pred: ^bb91
      llvm.store %1866, %1724 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb93
    ^bb93:  // 2 preds: ^bb91, ^bb92
      %1867 = llvm.mlir.constant(2 : i64) : i64
      %1868 = llvm.extractelement %1560[%1867 : i64] : vector<4xbf16>
      llvm.cond_br %1730, ^bb94, ^bb95
    ^bb94:  // pred: ^bb93
      llvm.store %1868, %1728 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb95
    ^bb95:  // 2 preds: ^bb93, ^bb94
      %1869 = llvm.mlir.constant(3 : i64) : i64
      %1870 = llvm.extractelement %1560[%1869 : i64] : vector<4xbf16>
      llvm.cond_br %1734, ^bb96, ^bb97
    ^bb96:  // pred: ^bb95
      llvm.store %1870, %1732 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb97
    ^bb97:  // 2 preds: ^bb95, ^bb96
      %1871 = llvm.mlir.constant(0 : i64) : i64
      %1872 = llvm.extractelement %1561[%1871 : i64] : vector<4xbf16>
      llvm.cond_br %1738, ^bb98, ^bb99
    ^bb98:  // pred: ^bb97
      llvm.store %1872, %1736 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb99
    ^bb99:  // 2 preds: ^bb97, ^bb98
      %1873 = llvm.mlir.constant(1 : i64) : i64
      %1874 = llvm.extractelement %1561[%1873 : i64] : vector<4xbf16>
      llvm.cond_br %1742, ^bb100, ^bb101
    ^bb100:  // pred: ^bb99
      llvm.store %1874, %1740 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb101
    ^bb101:  // 2 preds: ^bb99, ^bb100
      %1875 = llvm.mlir.constant(2 : i64) : i64
      %1876 = llvm.extractelement %1561[%1875 : i64] : vector<4xbf16>
      llvm.cond_br %1746, ^bb102, ^bb103
    ^bb102:  // pred: ^bb101
      llvm.store %1876, %1744 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb103
    ^bb103:  // 2 preds: ^bb101, ^bb102
      %1877 = llvm.mlir.constant(3 : i64) : i64
      %1878 = llvm.extractelement %1561[%1877 : i64] : vector<4xbf16>
      llvm.cond_br %1750, ^bb104, ^bb105
    ^bb104:  // pred: ^bb103
      llvm.store %1878, %1748 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb105
    ^bb105:  // 2 preds: ^bb103, ^bb104
      %1879 = llvm.mlir.constant(0 : i64) : i64
      %1880 = llvm.extractelement %1562[%1879 : i64] : vector<4xbf16>
      llvm.cond_br %1752, ^bb106, ^bb107
    ^bb106:  // pred: ^bb105
      llvm.store %1880, %1751 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb107
    ^bb107:  // 2 preds: ^bb105, ^bb106
      %1881 = llvm.mlir.constant(1 : i64) : i64
      %1882 = llvm.extractelement %1562[%1881 : i64] : vector<4xbf16>
      llvm.cond_br %1754, ^bb108, ^bb109
    ^bb108:  // pred: ^bb107
      llvm.store %1882, %1753 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb109
    ^bb109:  // 2 preds: ^bb107, ^bb108
      %1883 = llvm.mlir.constant(2 : i64) : i64
      %1884 = llvm.extractelement %1562[%1883 : i64] : vector<4xbf16>
      llvm.cond_br %1756, ^bb110, ^bb111
    ^bb110:  // pred: ^bb109
      llvm.store %1884, %1755 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb111
    ^bb111:  // 2 preds: ^bb109, ^bb110
      %1885 = llvm.mlir.constant(3 : i64) : i64
      %1886 = llvm.extractelement %1562[%1885 : i64] : vector<4xbf16>
      llvm.cond_br %1758, ^bb112, ^bb113
    ^bb112:  // pred: ^bb111
      llvm.store %1886, %1757 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb113
    ^bb113:  // 2 preds: ^bb111, ^bb112
      %1887 = llvm.mlir.constant(0 : i64) : i64
      %1888 = llvm.extractelement %1563[%1887 : i64] : vector<4xbf16>
      llvm.cond_br %1760, ^bb114, ^bb115
    ^bb114:  // pred: ^bb113
      llvm.store %1888, %1759 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb115
    ^bb115:  // 2 preds: ^bb113, ^bb114
      %1889 = llvm.mlir.constant(1 : i64) : i64
      %1890 = llvm.extractelement %1563[%1889 : i64] : vector<4xbf16>
      llvm.cond_br %1762, ^bb116, ^bb117
    ^bb116:  // pred: ^bb115
      llvm.store %1890, %1761 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb117
    ^bb117:  // 2 preds: ^bb115, ^bb116
      %1891 = llvm.mlir.constant(2 : i64) : i64
      %1892 = llvm.extractelement %1563[%1891 : i64] : vector<4xbf16>
      llvm.cond_br %1764, ^bb118, ^bb119
    ^bb118:  // pred: ^bb117
      llvm.store %1892, %1763 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb119
    ^bb119:  // 2 preds: ^bb117, ^bb118
      %1893 = llvm.mlir.constant(3 : i64) : i64
      %1894 = llvm.extractelement %1563[%1893 : i64] : vector<4xbf16>
      llvm.cond_br %1766, ^bb120, ^bb121
    ^bb120:  // pred: ^bb119
      llvm.store %1894, %1765 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb121
    ^bb121:  // 2 preds: ^bb119, ^bb120
      %1895 = llvm.mlir.constant(0 : i64) : i64
      %1896 = llvm.extractelement %1564[%1895 : i64] : vector<4xbf16>
      llvm.cond_br %1768, ^bb122, ^bb123
    ^bb122:  // pred: ^bb121
      llvm.store %1896, %1767 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb123
    ^bb123:  // 2 preds: ^bb121, ^bb122
      %1897 = llvm.mlir.constant(1 : i64) : i64
      %1898 = llvm.extractelement %1564[%1897 : i64] : vector<4xbf16>
      llvm.cond_br %1770, ^bb124, ^bb125
    ^bb124:  // pred: ^bb123
      llvm.store %1898, %1769 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb125
    ^bb125:  // 2 preds: ^bb123, ^bb124
      %1899 = llvm.mlir.constant(2 : i64) : i64
      %1900 = llvm.extractelement %1564[%1899 : i64] : vector<4xbf16>
      llvm.cond_br %1772, ^bb126, ^bb127
    ^bb126:  // pred: ^bb125
      llvm.store %1900, %1771 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb127
    ^bb127:  // 2 preds: ^bb125, ^bb126
      %1901 = llvm.mlir.constant(3 : i64) : i64
      %1902 = llvm.extractelement %1564[%1901 : i64] : vector<4xbf16>
      llvm.cond_br %1774, ^bb128, ^bb129
    ^bb128:  // pred: ^bb127
      llvm.store %1902, %1773 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb129
    ^bb129:  // 2 preds: ^bb127, ^bb128
      %1903 = llvm.mlir.constant(0 : i64) : i64
      %1904 = llvm.extractelement %1565[%1903 : i64] : vector<4xbf16>
      llvm.cond_br %1776, ^bb130, ^bb131
    ^bb130:  // pred: ^bb129
      llvm.store %1904, %1775 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb131
    ^bb131:  // 2 preds: ^bb129, ^bb130
      %1905 = llvm.mlir.constant(1 : i64) : i64
      %1906 = llvm.extractelement %1565[%1905 : i64] : vector<4xbf16>
      llvm.cond_br %1778, ^bb132, ^bb133
    ^bb132:  // pred: ^bb131
      llvm.store %1906, %1777 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb133
    ^bb133:  // 2 preds: ^bb131, ^bb132
      %1907 = llvm.mlir.constant(2 : i64) : i64
      %1908 = llvm.extractelement %1565[%1907 : i64] : vector<4xbf16>
      llvm.cond_br %1780, ^bb134, ^bb135
    ^bb134:  // pred: ^bb133
      llvm.store %1908, %1779 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb135
    ^bb135:  // 2 preds: ^bb133, ^bb134
      %1909 = llvm.mlir.constant(3 : i64) : i64
      %1910 = llvm.extractelement %1565[%1909 : i64] : vector<4xbf16>
      llvm.cond_br %1782, ^bb136, ^bb137
    ^bb136:  // pred: ^bb135
      llvm.store %1910, %1781 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb137
    ^bb137:  // 2 preds: ^bb135, ^bb136
      llvm.br ^bb138
    ^bb138:  // 2 preds: ^bb8, ^bb137
      llvm.return
    }
  }
