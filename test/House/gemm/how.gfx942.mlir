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
      %74 = llvm.mlir.constant(64 : i32) : i32
      %75 = llvm.mlir.addressof @tier_shared : !llvm.ptr<3>
      %76 = llvm.mlir.constant(0 : i32) : i32
      %77 = llvm.mlir.constant(1 : i32) : i32
      %78 = llvm.alloca %77 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %76, %78 : i32, !llvm.ptr<5>
      %79 = llvm.alloca %77 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %76, %79 : i32, !llvm.ptr<5>
      %80 = llvm.alloca %77 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %76, %80 : i32, !llvm.ptr<5>
      %81 = llvm.alloca %77 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %76, %81 : i32, !llvm.ptr<5>
      %82 = llvm.alloca %77 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %76, %82 : i32, !llvm.ptr<5>
      %83 = llvm.alloca %77 x i32 : (i32) -> !llvm.ptr<5>
      llvm.store %76, %83 : i32, !llvm.ptr<5>
      %84 = rocdl.workitem.id.x : i32
      %85 = llvm.urem %84, %74 : i32
      %86 = rocdl.workitem.id.x : i32
      %87 = llvm.udiv %86, %74 : i32
      %88 = rocdl.workgroup.id.x : i32
      %89 = llvm.zext %88 : i32 to i64
      %90 = llvm.icmp "eq" %arg4, %71 : i64
      %91 = llvm.sub %arg4, %0 : i64
      %92 = llvm.udiv %91, %73 : i64
      %93 = llvm.add %92, %0 : i64
      %94 = llvm.select %90, %71, %93 : i1, i64
      %95 = llvm.icmp "eq" %arg5, %71 : i64
      %96 = llvm.sub %arg5, %0 : i64
      %97 = llvm.udiv %96, %73 : i64
      %98 = llvm.add %97, %0 : i64
      %99 = llvm.select %95, %71, %98 : i1, i64
      %100 = llvm.mul %99, %72 : i64
      %101 = llvm.udiv %89, %100 : i64
      %102 = llvm.urem %89, %100 : i64
      %103 = llvm.mul %101, %72 : i64
      %104 = llvm.sub %94, %103 : i64
      %105 = llvm.intr.umin(%104, %72) : (i64, i64) -> i64
      %106 = llvm.urem %102, %105 : i64
      %107 = llvm.add %103, %106 : i64
      %108 = llvm.udiv %102, %105 : i64
      %109 = llvm.mul %107, %73 : i64
      %110 = llvm.mul %108, %73 : i64
      %111 = llvm.icmp "sgt" %arg6, %71 : i64
      llvm.cond_br %111, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %112 = llvm.load %83 : !llvm.ptr<5> -> i32
      %113 = llvm.mul %112, %69 : i32
      %114 = llvm.getelementptr %75[%113] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %115 = llvm.getelementptr %75[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %116 = llvm.mul %112, %69 : i32
      %117 = llvm.getelementptr %115[%116] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %118 = llvm.urem %85, %68 : i32
      %119 = llvm.mul %118, %67 : i32
      %120 = llvm.udiv %85, %68 : i32
      %121 = llvm.mul %87, %66 : i32
      %122 = llvm.add %120, %121 : i32
      %123 = llvm.zext %122 : i32 to i64
      %124 = llvm.add %109, %123 : i64
      %125 = llvm.mul %124, %arg7 : i64
      %126 = llvm.zext %119 : i32 to i64
      %127 = llvm.add %125, %126 : i64
      %128 = llvm.mul %127, %65 : i64
      %129 = llvm.getelementptr %arg0[%128] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %130 = llvm.sub %arg4, %124 : i64
      %131 = llvm.intr.smin(%130, %64) : (i64, i64) -> i64
      %132 = llvm.intr.smax(%131, %71) : (i64, i64) -> i64
      %133 = llvm.trunc %132 : i64 to i32
      %134 = llvm.sub %arg6, %126 : i64
      %135 = llvm.intr.smin(%134, %64) : (i64, i64) -> i64
      %136 = llvm.intr.smax(%135, %71) : (i64, i64) -> i64
      %137 = llvm.trunc %136 : i64 to i32
      %138 = llvm.icmp "sgt" %133, %63 : i32
      %139 = llvm.icmp "sgt" %137, %63 : i32
      %140 = llvm.and %138, %139 : i1
      %141 = llvm.mul %arg7, %73 : i64
      %142 = llvm.getelementptr %129[%141] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %143 = llvm.icmp "sgt" %133, %74 : i32
      %144 = llvm.and %143, %139 : i1
      %145 = llvm.select %140, %129, %62 : i1, !llvm.ptr<1>
      %146 = llvm.load %145 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %147 = llvm.select %144, %142, %62 : i1, !llvm.ptr<1>
      %148 = llvm.load %147 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %149 = llvm.urem %85, %68 : i32
      %150 = llvm.mul %149, %67 : i32
      %151 = llvm.udiv %85, %68 : i32
      %152 = llvm.mul %87, %66 : i32
      %153 = llvm.add %151, %152 : i32
      %154 = llvm.mul %153, %61 : i32
      %155 = llvm.add %154, %150 : i32
      %156 = llvm.lshr %155, %68 : i32
      %157 = llvm.and %156, %59 : i32
      %158 = llvm.xor %155, %157 : i32
      %159 = llvm.mul %158, %58 : i32
      %160 = llvm.getelementptr %114[%159] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %161 = llvm.xor %158, %68 : i32
      %162 = llvm.mul %161, %58 : i32
      %163 = llvm.getelementptr %114[%162] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %164 = llvm.getelementptr %160[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %165 = llvm.getelementptr %163[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %166 = llvm.shufflevector %146, %146 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %166, %160 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %167 = llvm.shufflevector %146, %146 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %167, %163 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %168 = llvm.shufflevector %148, %148 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %168, %164 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %169 = llvm.shufflevector %148, %148 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %169, %165 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %170 = llvm.urem %85, %66 : i32
      %171 = llvm.mul %170, %67 : i32
      %172 = llvm.udiv %85, %66 : i32
      %173 = llvm.mul %87, %68 : i32
      %174 = llvm.add %172, %173 : i32
      %175 = llvm.zext %171 : i32 to i64
      %176 = llvm.add %110, %175 : i64
      %177 = llvm.zext %174 : i32 to i64
      %178 = llvm.mul %177, %arg8 : i64
      %179 = llvm.add %176, %178 : i64
      %180 = llvm.mul %179, %65 : i64
      %181 = llvm.getelementptr %arg1[%180] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %182 = llvm.sub %arg5, %176 : i64
      %183 = llvm.intr.smin(%182, %64) : (i64, i64) -> i64
      %184 = llvm.intr.smax(%183, %71) : (i64, i64) -> i64
      %185 = llvm.trunc %184 : i64 to i32
      %186 = llvm.sub %arg6, %177 : i64
      %187 = llvm.intr.smin(%186, %64) : (i64, i64) -> i64
      %188 = llvm.intr.smax(%187, %71) : (i64, i64) -> i64
      %189 = llvm.trunc %188 : i64 to i32
      %190 = llvm.icmp "sgt" %185, %63 : i32
      %191 = llvm.icmp "sgt" %189, %63 : i32
      %192 = llvm.and %190, %191 : i1
      %193 = llvm.mul %arg8, %70 : i64
      %194 = llvm.getelementptr %181[%193] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %195 = llvm.icmp "sgt" %189, %66 : i32
      %196 = llvm.and %190, %195 : i1
      %197 = llvm.select %192, %181, %62 : i1, !llvm.ptr<1>
      %198 = llvm.load %197 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %199 = llvm.select %196, %194, %62 : i1, !llvm.ptr<1>
      %200 = llvm.load %199 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %201 = llvm.urem %85, %66 : i32
      %202 = llvm.mul %201, %67 : i32
      %203 = llvm.udiv %85, %66 : i32
      %204 = llvm.mul %87, %68 : i32
      %205 = llvm.add %203, %204 : i32
      %206 = llvm.mul %205, %57 : i32
      %207 = llvm.add %202, %206 : i32
      %208 = llvm.mul %207, %58 : i32
      %209 = llvm.getelementptr %117[%208] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %210 = llvm.getelementptr %209[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      llvm.store %198, %209 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.store %200, %210 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %211 = llvm.load %82 : !llvm.ptr<5> -> i32
      %212 = llvm.xor %211, %60 : i32
      %213 = llvm.load %83 : !llvm.ptr<5> -> i32
      %214 = llvm.add %213, %60 : i32
      %215 = llvm.icmp "eq" %214, %58 : i32
      %216 = llvm.select %215, %63, %214 : i1, i32
      llvm.store %216, %83 : i32, !llvm.ptr<5>
      %217 = llvm.select %215, %212, %211 : i1, i32
      llvm.store %217, %82 : i32, !llvm.ptr<5>
      llvm.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      llvm.br ^bb3(%71, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
    ^bb3(%218: i64, %219: vector<4xf32>, %220: vector<4xf32>, %221: vector<4xf32>, %222: vector<4xf32>, %223: vector<4xf32>, %224: vector<4xf32>, %225: vector<4xf32>, %226: vector<4xf32>, %227: vector<4xf32>, %228: vector<4xf32>, %229: vector<4xf32>, %230: vector<4xf32>, %231: vector<4xf32>, %232: vector<4xf32>, %233: vector<4xf32>, %234: vector<4xf32>):  // 2 preds: ^bb2, ^bb6
      %235 = llvm.icmp "slt" %218, %arg6 : i64
      llvm.cond_br %235, ^bb4, ^bb7
    ^bb4:  // pred: ^bb3
      %236 = llvm.load %81 : !llvm.ptr<5> -> i32
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      %237 = llvm.mul %236, %69 : i32
      %238 = llvm.getelementptr %75[%237] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %239 = llvm.getelementptr %75[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %240 = llvm.mul %236, %69 : i32
      %241 = llvm.getelementptr %239[%240] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %242 = llvm.load %80 : !llvm.ptr<5> -> i32
      %243 = llvm.xor %242, %60 : i32
      %244 = llvm.load %81 : !llvm.ptr<5> -> i32
      %245 = llvm.add %244, %60 : i32
      %246 = llvm.icmp "eq" %245, %58 : i32
      %247 = llvm.select %246, %63, %245 : i1, i32
      llvm.store %247, %81 : i32, !llvm.ptr<5>
      %248 = llvm.select %246, %243, %242 : i1, i32
      llvm.store %248, %80 : i32, !llvm.ptr<5>
      %249 = llvm.add %218, %70 : i64
      %250 = llvm.urem %85, %68 : i32
      %251 = llvm.mul %250, %67 : i32
      %252 = llvm.udiv %85, %68 : i32
      %253 = llvm.mul %87, %66 : i32
      %254 = llvm.add %252, %253 : i32
      %255 = llvm.zext %254 : i32 to i64
      %256 = llvm.add %109, %255 : i64
      %257 = llvm.mul %256, %arg7 : i64
      %258 = llvm.zext %251 : i32 to i64
      %259 = llvm.add %249, %258 : i64
      %260 = llvm.add %257, %259 : i64
      %261 = llvm.mul %260, %65 : i64
      %262 = llvm.getelementptr %arg0[%261] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %263 = llvm.sub %arg4, %256 : i64
      %264 = llvm.intr.smin(%263, %64) : (i64, i64) -> i64
      %265 = llvm.intr.smax(%264, %71) : (i64, i64) -> i64
      %266 = llvm.trunc %265 : i64 to i32
      %267 = llvm.sub %arg6, %259 : i64
      %268 = llvm.intr.smin(%267, %64) : (i64, i64) -> i64
      %269 = llvm.intr.smax(%268, %71) : (i64, i64) -> i64
      %270 = llvm.trunc %269 : i64 to i32
      %271 = llvm.icmp "sgt" %266, %63 : i32
      %272 = llvm.icmp "sgt" %270, %63 : i32
      %273 = llvm.and %271, %272 : i1
      %274 = llvm.mul %arg7, %73 : i64
      %275 = llvm.getelementptr %262[%274] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %276 = llvm.icmp "sgt" %266, %74 : i32
      %277 = llvm.and %276, %272 : i1
      %278 = llvm.select %273, %262, %62 : i1, !llvm.ptr<1>
      %279 = llvm.load %278 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %280 = llvm.select %277, %275, %62 : i1, !llvm.ptr<1>
      %281 = llvm.load %280 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %282 = llvm.urem %85, %66 : i32
      %283 = llvm.mul %282, %67 : i32
      %284 = llvm.udiv %85, %66 : i32
      %285 = llvm.mul %87, %68 : i32
      %286 = llvm.add %284, %285 : i32
      %287 = llvm.zext %283 : i32 to i64
      %288 = llvm.add %110, %287 : i64
      %289 = llvm.zext %286 : i32 to i64
      %290 = llvm.add %249, %289 : i64
      %291 = llvm.mul %290, %arg8 : i64
      %292 = llvm.add %288, %291 : i64
      %293 = llvm.mul %292, %65 : i64
      %294 = llvm.getelementptr %arg1[%293] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %295 = llvm.sub %arg5, %288 : i64
      %296 = llvm.intr.smin(%295, %64) : (i64, i64) -> i64
      %297 = llvm.intr.smax(%296, %71) : (i64, i64) -> i64
      %298 = llvm.trunc %297 : i64 to i32
      %299 = llvm.sub %arg6, %290 : i64
      %300 = llvm.intr.smin(%299, %64) : (i64, i64) -> i64
      %301 = llvm.intr.smax(%300, %71) : (i64, i64) -> i64
      %302 = llvm.trunc %301 : i64 to i32
      %303 = llvm.icmp "sgt" %298, %63 : i32
      %304 = llvm.icmp "sgt" %302, %63 : i32
      %305 = llvm.and %303, %304 : i1
      %306 = llvm.mul %arg8, %70 : i64
      %307 = llvm.getelementptr %294[%306] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %308 = llvm.icmp "sgt" %302, %66 : i32
      %309 = llvm.and %303, %308 : i1
      %310 = llvm.select %305, %294, %62 : i1, !llvm.ptr<1>
      %311 = llvm.load %310 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %312 = llvm.select %309, %307, %62 : i1, !llvm.ptr<1>
      %313 = llvm.load %312 {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
      %314 = llvm.mlir.constant(0 : i64) : i64
      %315 = llvm.extractelement %219[%314 : i64] : vector<4xf32>
      %316 = llvm.mlir.constant(1 : i64) : i64
      %317 = llvm.extractelement %219[%316 : i64] : vector<4xf32>
      %318 = llvm.mlir.constant(2 : i64) : i64
      %319 = llvm.extractelement %219[%318 : i64] : vector<4xf32>
      %320 = llvm.mlir.constant(3 : i64) : i64
      %321 = llvm.extractelement %219[%320 : i64] : vector<4xf32>
      %322 = llvm.mlir.constant(0 : i64) : i64
      %323 = llvm.extractelement %220[%322 : i64] : vector<4xf32>
      %324 = llvm.mlir.constant(1 : i64) : i64
      %325 = llvm.extractelement %220[%324 : i64] : vector<4xf32>
      %326 = llvm.mlir.constant(2 : i64) : i64
      %327 = llvm.extractelement %220[%326 : i64] : vector<4xf32>
      %328 = llvm.mlir.constant(3 : i64) : i64
      %329 = llvm.extractelement %220[%328 : i64] : vector<4xf32>
      %330 = llvm.mlir.constant(0 : i64) : i64
      %331 = llvm.extractelement %221[%330 : i64] : vector<4xf32>
      %332 = llvm.mlir.constant(1 : i64) : i64
      %333 = llvm.extractelement %221[%332 : i64] : vector<4xf32>
      %334 = llvm.mlir.constant(2 : i64) : i64
      %335 = llvm.extractelement %221[%334 : i64] : vector<4xf32>
      %336 = llvm.mlir.constant(3 : i64) : i64
      %337 = llvm.extractelement %221[%336 : i64] : vector<4xf32>
      %338 = llvm.mlir.constant(0 : i64) : i64
      %339 = llvm.extractelement %222[%338 : i64] : vector<4xf32>
      %340 = llvm.mlir.constant(1 : i64) : i64
      %341 = llvm.extractelement %222[%340 : i64] : vector<4xf32>
      %342 = llvm.mlir.constant(2 : i64) : i64
      %343 = llvm.extractelement %222[%342 : i64] : vector<4xf32>
      %344 = llvm.mlir.constant(3 : i64) : i64
      %345 = llvm.extractelement %222[%344 : i64] : vector<4xf32>
      %346 = llvm.mlir.constant(0 : i64) : i64
      %347 = llvm.extractelement %223[%346 : i64] : vector<4xf32>
      %348 = llvm.mlir.constant(1 : i64) : i64
      %349 = llvm.extractelement %223[%348 : i64] : vector<4xf32>
      %350 = llvm.mlir.constant(2 : i64) : i64
      %351 = llvm.extractelement %223[%350 : i64] : vector<4xf32>
      %352 = llvm.mlir.constant(3 : i64) : i64
      %353 = llvm.extractelement %223[%352 : i64] : vector<4xf32>
      %354 = llvm.mlir.constant(0 : i64) : i64
      %355 = llvm.extractelement %224[%354 : i64] : vector<4xf32>
      %356 = llvm.mlir.constant(1 : i64) : i64
      %357 = llvm.extractelement %224[%356 : i64] : vector<4xf32>
      %358 = llvm.mlir.constant(2 : i64) : i64
      %359 = llvm.extractelement %224[%358 : i64] : vector<4xf32>
      %360 = llvm.mlir.constant(3 : i64) : i64
      %361 = llvm.extractelement %224[%360 : i64] : vector<4xf32>
      %362 = llvm.mlir.constant(0 : i64) : i64
      %363 = llvm.extractelement %225[%362 : i64] : vector<4xf32>
      %364 = llvm.mlir.constant(1 : i64) : i64
      %365 = llvm.extractelement %225[%364 : i64] : vector<4xf32>
      %366 = llvm.mlir.constant(2 : i64) : i64
      %367 = llvm.extractelement %225[%366 : i64] : vector<4xf32>
      %368 = llvm.mlir.constant(3 : i64) : i64
      %369 = llvm.extractelement %225[%368 : i64] : vector<4xf32>
      %370 = llvm.mlir.constant(0 : i64) : i64
      %371 = llvm.extractelement %226[%370 : i64] : vector<4xf32>
      %372 = llvm.mlir.constant(1 : i64) : i64
      %373 = llvm.extractelement %226[%372 : i64] : vector<4xf32>
      %374 = llvm.mlir.constant(2 : i64) : i64
      %375 = llvm.extractelement %226[%374 : i64] : vector<4xf32>
      %376 = llvm.mlir.constant(3 : i64) : i64
      %377 = llvm.extractelement %226[%376 : i64] : vector<4xf32>
      %378 = llvm.mlir.constant(0 : i64) : i64
      %379 = llvm.extractelement %227[%378 : i64] : vector<4xf32>
      %380 = llvm.mlir.constant(1 : i64) : i64
      %381 = llvm.extractelement %227[%380 : i64] : vector<4xf32>
      %382 = llvm.mlir.constant(2 : i64) : i64
      %383 = llvm.extractelement %227[%382 : i64] : vector<4xf32>
      %384 = llvm.mlir.constant(3 : i64) : i64
      %385 = llvm.extractelement %227[%384 : i64] : vector<4xf32>
      %386 = llvm.mlir.constant(0 : i64) : i64
      %387 = llvm.extractelement %228[%386 : i64] : vector<4xf32>
      %388 = llvm.mlir.constant(1 : i64) : i64
      %389 = llvm.extractelement %228[%388 : i64] : vector<4xf32>
      %390 = llvm.mlir.constant(2 : i64) : i64
      %391 = llvm.extractelement %228[%390 : i64] : vector<4xf32>
      %392 = llvm.mlir.constant(3 : i64) : i64
      %393 = llvm.extractelement %228[%392 : i64] : vector<4xf32>
      %394 = llvm.mlir.constant(0 : i64) : i64
      %395 = llvm.extractelement %229[%394 : i64] : vector<4xf32>
      %396 = llvm.mlir.constant(1 : i64) : i64
      %397 = llvm.extractelement %229[%396 : i64] : vector<4xf32>
      %398 = llvm.mlir.constant(2 : i64) : i64
      %399 = llvm.extractelement %229[%398 : i64] : vector<4xf32>
      %400 = llvm.mlir.constant(3 : i64) : i64
      %401 = llvm.extractelement %229[%400 : i64] : vector<4xf32>
      %402 = llvm.mlir.constant(0 : i64) : i64
      %403 = llvm.extractelement %230[%402 : i64] : vector<4xf32>
      %404 = llvm.mlir.constant(1 : i64) : i64
      %405 = llvm.extractelement %230[%404 : i64] : vector<4xf32>
      %406 = llvm.mlir.constant(2 : i64) : i64
      %407 = llvm.extractelement %230[%406 : i64] : vector<4xf32>
      %408 = llvm.mlir.constant(3 : i64) : i64
      %409 = llvm.extractelement %230[%408 : i64] : vector<4xf32>
      %410 = llvm.mlir.constant(0 : i64) : i64
      %411 = llvm.extractelement %231[%410 : i64] : vector<4xf32>
      %412 = llvm.mlir.constant(1 : i64) : i64
      %413 = llvm.extractelement %231[%412 : i64] : vector<4xf32>
      %414 = llvm.mlir.constant(2 : i64) : i64
      %415 = llvm.extractelement %231[%414 : i64] : vector<4xf32>
      %416 = llvm.mlir.constant(3 : i64) : i64
      %417 = llvm.extractelement %231[%416 : i64] : vector<4xf32>
      %418 = llvm.mlir.constant(0 : i64) : i64
      %419 = llvm.extractelement %232[%418 : i64] : vector<4xf32>
      %420 = llvm.mlir.constant(1 : i64) : i64
      %421 = llvm.extractelement %232[%420 : i64] : vector<4xf32>
      %422 = llvm.mlir.constant(2 : i64) : i64
      %423 = llvm.extractelement %232[%422 : i64] : vector<4xf32>
      %424 = llvm.mlir.constant(3 : i64) : i64
      %425 = llvm.extractelement %232[%424 : i64] : vector<4xf32>
      %426 = llvm.mlir.constant(0 : i64) : i64
      %427 = llvm.extractelement %233[%426 : i64] : vector<4xf32>
      %428 = llvm.mlir.constant(1 : i64) : i64
      %429 = llvm.extractelement %233[%428 : i64] : vector<4xf32>
      %430 = llvm.mlir.constant(2 : i64) : i64
      %431 = llvm.extractelement %233[%430 : i64] : vector<4xf32>
      %432 = llvm.mlir.constant(3 : i64) : i64
      %433 = llvm.extractelement %233[%432 : i64] : vector<4xf32>
      %434 = llvm.mlir.constant(0 : i64) : i64
      %435 = llvm.extractelement %234[%434 : i64] : vector<4xf32>
      %436 = llvm.mlir.constant(1 : i64) : i64
      %437 = llvm.extractelement %234[%436 : i64] : vector<4xf32>
      %438 = llvm.mlir.constant(2 : i64) : i64
      %439 = llvm.extractelement %234[%438 : i64] : vector<4xf32>
      %440 = llvm.mlir.constant(3 : i64) : i64
      %441 = llvm.extractelement %234[%440 : i64] : vector<4xf32>
      %442 = llvm.mlir.poison : vector<16xf32>
      %443 = llvm.mlir.constant(0 : i64) : i64
      %444 = llvm.insertelement %315, %442[%443 : i64] : vector<16xf32>
      %445 = llvm.mlir.constant(1 : i64) : i64
      %446 = llvm.insertelement %317, %444[%445 : i64] : vector<16xf32>
      %447 = llvm.mlir.constant(2 : i64) : i64
      %448 = llvm.insertelement %319, %446[%447 : i64] : vector<16xf32>
      %449 = llvm.mlir.constant(3 : i64) : i64
      %450 = llvm.insertelement %321, %448[%449 : i64] : vector<16xf32>
      %451 = llvm.mlir.constant(4 : i64) : i64
      %452 = llvm.insertelement %323, %450[%451 : i64] : vector<16xf32>
      %453 = llvm.mlir.constant(5 : i64) : i64
      %454 = llvm.insertelement %325, %452[%453 : i64] : vector<16xf32>
      %455 = llvm.mlir.constant(6 : i64) : i64
      %456 = llvm.insertelement %327, %454[%455 : i64] : vector<16xf32>
      %457 = llvm.mlir.constant(7 : i64) : i64
      %458 = llvm.insertelement %329, %456[%457 : i64] : vector<16xf32>
      %459 = llvm.mlir.constant(8 : i64) : i64
      %460 = llvm.insertelement %331, %458[%459 : i64] : vector<16xf32>
      %461 = llvm.mlir.constant(9 : i64) : i64
      %462 = llvm.insertelement %333, %460[%461 : i64] : vector<16xf32>
      %463 = llvm.mlir.constant(10 : i64) : i64
      %464 = llvm.insertelement %335, %462[%463 : i64] : vector<16xf32>
      %465 = llvm.mlir.constant(11 : i64) : i64
      %466 = llvm.insertelement %337, %464[%465 : i64] : vector<16xf32>
      %467 = llvm.mlir.constant(12 : i64) : i64
      %468 = llvm.insertelement %339, %466[%467 : i64] : vector<16xf32>
      %469 = llvm.mlir.constant(13 : i64) : i64
      %470 = llvm.insertelement %341, %468[%469 : i64] : vector<16xf32>
      %471 = llvm.mlir.constant(14 : i64) : i64
      %472 = llvm.insertelement %343, %470[%471 : i64] : vector<16xf32>
      %473 = llvm.mlir.constant(15 : i64) : i64
      %474 = llvm.insertelement %345, %472[%473 : i64] : vector<16xf32>
      %475 = llvm.mlir.poison : vector<16xf32>
      %476 = llvm.mlir.constant(0 : i64) : i64
      %477 = llvm.insertelement %347, %475[%476 : i64] : vector<16xf32>
      %478 = llvm.mlir.constant(1 : i64) : i64
      %479 = llvm.insertelement %349, %477[%478 : i64] : vector<16xf32>
      %480 = llvm.mlir.constant(2 : i64) : i64
      %481 = llvm.insertelement %351, %479[%480 : i64] : vector<16xf32>
      %482 = llvm.mlir.constant(3 : i64) : i64
      %483 = llvm.insertelement %353, %481[%482 : i64] : vector<16xf32>
      %484 = llvm.mlir.constant(4 : i64) : i64
      %485 = llvm.insertelement %355, %483[%484 : i64] : vector<16xf32>
      %486 = llvm.mlir.constant(5 : i64) : i64
      %487 = llvm.insertelement %357, %485[%486 : i64] : vector<16xf32>
      %488 = llvm.mlir.constant(6 : i64) : i64
      %489 = llvm.insertelement %359, %487[%488 : i64] : vector<16xf32>
      %490 = llvm.mlir.constant(7 : i64) : i64
      %491 = llvm.insertelement %361, %489[%490 : i64] : vector<16xf32>
      %492 = llvm.mlir.constant(8 : i64) : i64
      %493 = llvm.insertelement %363, %491[%492 : i64] : vector<16xf32>
      %494 = llvm.mlir.constant(9 : i64) : i64
      %495 = llvm.insertelement %365, %493[%494 : i64] : vector<16xf32>
      %496 = llvm.mlir.constant(10 : i64) : i64
      %497 = llvm.insertelement %367, %495[%496 : i64] : vector<16xf32>
      %498 = llvm.mlir.constant(11 : i64) : i64
      %499 = llvm.insertelement %369, %497[%498 : i64] : vector<16xf32>
      %500 = llvm.mlir.constant(12 : i64) : i64
      %501 = llvm.insertelement %371, %499[%500 : i64] : vector<16xf32>
      %502 = llvm.mlir.constant(13 : i64) : i64
      %503 = llvm.insertelement %373, %501[%502 : i64] : vector<16xf32>
      %504 = llvm.mlir.constant(14 : i64) : i64
      %505 = llvm.insertelement %375, %503[%504 : i64] : vector<16xf32>
      %506 = llvm.mlir.constant(15 : i64) : i64
      %507 = llvm.insertelement %377, %505[%506 : i64] : vector<16xf32>
      %508 = llvm.mlir.poison : vector<16xf32>
      %509 = llvm.mlir.constant(0 : i64) : i64
      %510 = llvm.insertelement %379, %508[%509 : i64] : vector<16xf32>
      %511 = llvm.mlir.constant(1 : i64) : i64
      %512 = llvm.insertelement %381, %510[%511 : i64] : vector<16xf32>
      %513 = llvm.mlir.constant(2 : i64) : i64
      %514 = llvm.insertelement %383, %512[%513 : i64] : vector<16xf32>
      %515 = llvm.mlir.constant(3 : i64) : i64
      %516 = llvm.insertelement %385, %514[%515 : i64] : vector<16xf32>
      %517 = llvm.mlir.constant(4 : i64) : i64
      %518 = llvm.insertelement %387, %516[%517 : i64] : vector<16xf32>
      %519 = llvm.mlir.constant(5 : i64) : i64
      %520 = llvm.insertelement %389, %518[%519 : i64] : vector<16xf32>
      %521 = llvm.mlir.constant(6 : i64) : i64
      %522 = llvm.insertelement %391, %520[%521 : i64] : vector<16xf32>
      %523 = llvm.mlir.constant(7 : i64) : i64
      %524 = llvm.insertelement %393, %522[%523 : i64] : vector<16xf32>
      %525 = llvm.mlir.constant(8 : i64) : i64
      %526 = llvm.insertelement %395, %524[%525 : i64] : vector<16xf32>
      %527 = llvm.mlir.constant(9 : i64) : i64
      %528 = llvm.insertelement %397, %526[%527 : i64] : vector<16xf32>
      %529 = llvm.mlir.constant(10 : i64) : i64
      %530 = llvm.insertelement %399, %528[%529 : i64] : vector<16xf32>
      %531 = llvm.mlir.constant(11 : i64) : i64
      %532 = llvm.insertelement %401, %530[%531 : i64] : vector<16xf32>
      %533 = llvm.mlir.constant(12 : i64) : i64
      %534 = llvm.insertelement %403, %532[%533 : i64] : vector<16xf32>
      %535 = llvm.mlir.constant(13 : i64) : i64
      %536 = llvm.insertelement %405, %534[%535 : i64] : vector<16xf32>
      %537 = llvm.mlir.constant(14 : i64) : i64
      %538 = llvm.insertelement %407, %536[%537 : i64] : vector<16xf32>
      %539 = llvm.mlir.constant(15 : i64) : i64
      %540 = llvm.insertelement %409, %538[%539 : i64] : vector<16xf32>
      %541 = llvm.mlir.poison : vector<16xf32>
      %542 = llvm.mlir.constant(0 : i64) : i64
      %543 = llvm.insertelement %411, %541[%542 : i64] : vector<16xf32>
      %544 = llvm.mlir.constant(1 : i64) : i64
      %545 = llvm.insertelement %413, %543[%544 : i64] : vector<16xf32>
      %546 = llvm.mlir.constant(2 : i64) : i64
      %547 = llvm.insertelement %415, %545[%546 : i64] : vector<16xf32>
      %548 = llvm.mlir.constant(3 : i64) : i64
      %549 = llvm.insertelement %417, %547[%548 : i64] : vector<16xf32>
      %550 = llvm.mlir.constant(4 : i64) : i64
      %551 = llvm.insertelement %419, %549[%550 : i64] : vector<16xf32>
      %552 = llvm.mlir.constant(5 : i64) : i64
      %553 = llvm.insertelement %421, %551[%552 : i64] : vector<16xf32>
      %554 = llvm.mlir.constant(6 : i64) : i64
      %555 = llvm.insertelement %423, %553[%554 : i64] : vector<16xf32>
      %556 = llvm.mlir.constant(7 : i64) : i64
      %557 = llvm.insertelement %425, %555[%556 : i64] : vector<16xf32>
      %558 = llvm.mlir.constant(8 : i64) : i64
      %559 = llvm.insertelement %427, %557[%558 : i64] : vector<16xf32>
      %560 = llvm.mlir.constant(9 : i64) : i64
      %561 = llvm.insertelement %429, %559[%560 : i64] : vector<16xf32>
      %562 = llvm.mlir.constant(10 : i64) : i64
      %563 = llvm.insertelement %431, %561[%562 : i64] : vector<16xf32>
      %564 = llvm.mlir.constant(11 : i64) : i64
      %565 = llvm.insertelement %433, %563[%564 : i64] : vector<16xf32>
      %566 = llvm.mlir.constant(12 : i64) : i64
      %567 = llvm.insertelement %435, %565[%566 : i64] : vector<16xf32>
      %568 = llvm.mlir.constant(13 : i64) : i64
      %569 = llvm.insertelement %437, %567[%568 : i64] : vector<16xf32>
      %570 = llvm.mlir.constant(14 : i64) : i64
      %571 = llvm.insertelement %439, %569[%570 : i64] : vector<16xf32>
      %572 = llvm.mlir.constant(15 : i64) : i64
      %573 = llvm.insertelement %441, %571[%572 : i64] : vector<16xf32>
      %574 = llvm.urem %85, %61 : i32
      %575 = llvm.udiv %85, %61 : i32
      %576 = llvm.mul %575, %68 : i32
      %577 = llvm.urem %87, %58 : i32
      %578 = llvm.mul %577, %74 : i32
      %579 = llvm.add %574, %578 : i32
      %580 = llvm.mul %579, %61 : i32
      %581 = llvm.add %580, %576 : i32
      %582 = llvm.lshr %581, %68 : i32
      %583 = llvm.and %582, %59 : i32
      %584 = llvm.xor %581, %583 : i32
      %585 = llvm.mul %584, %58 : i32
      %586 = llvm.getelementptr %238[%585] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %587 = llvm.getelementptr %586[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %588 = llvm.load %586 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %589 = llvm.load %587 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %590 = llvm.bitcast %588 : vector<4xbf16> to vector<4xi16>
      %591 = llvm.bitcast %589 : vector<4xbf16> to vector<4xi16>
      %592 = llvm.urem %85, %61 : i32
      %593 = llvm.udiv %85, %61 : i32
      %594 = llvm.mul %593, %68 : i32
      %595 = llvm.udiv %87, %58 : i32
      %596 = llvm.mul %595, %74 : i32
      %597 = llvm.add %592, %596 : i32
      %598 = llvm.mul %594, %57 : i32
      %599 = llvm.add %597, %598 : i32
      %600 = llvm.mul %599, %58 : i32
      %601 = llvm.getelementptr %241[%600] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %602 = llvm.getelementptr %601[256] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %603 = llvm.getelementptr %601[512] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %604 = llvm.getelementptr %601[768] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %605 = llvm.getelementptr %601[64] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %606 = llvm.getelementptr %601[320] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %607 = llvm.getelementptr %601[576] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %608 = llvm.getelementptr %601[832] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %609 = llvm.load %601 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %610 = llvm.load %602 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %611 = llvm.load %603 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %612 = llvm.load %604 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %613 = llvm.mlir.poison : vector<4xbf16>
      %614 = llvm.mlir.constant(0 : i64) : i64
      %615 = llvm.insertelement %609, %613[%614 : i64] : vector<4xbf16>
      %616 = llvm.mlir.constant(1 : i64) : i64
      %617 = llvm.insertelement %610, %615[%616 : i64] : vector<4xbf16>
      %618 = llvm.mlir.constant(2 : i64) : i64
      %619 = llvm.insertelement %611, %617[%618 : i64] : vector<4xbf16>
      %620 = llvm.mlir.constant(3 : i64) : i64
      %621 = llvm.insertelement %612, %619[%620 : i64] : vector<4xbf16>
      %622 = llvm.load %605 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %623 = llvm.load %606 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %624 = llvm.load %607 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %625 = llvm.load %608 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %626 = llvm.mlir.poison : vector<4xbf16>
      %627 = llvm.mlir.constant(0 : i64) : i64
      %628 = llvm.insertelement %622, %626[%627 : i64] : vector<4xbf16>
      %629 = llvm.mlir.constant(1 : i64) : i64
      %630 = llvm.insertelement %623, %628[%629 : i64] : vector<4xbf16>
      %631 = llvm.mlir.constant(2 : i64) : i64
      %632 = llvm.insertelement %624, %630[%631 : i64] : vector<4xbf16>
      %633 = llvm.mlir.constant(3 : i64) : i64
      %634 = llvm.insertelement %625, %632[%633 : i64] : vector<4xbf16>
      %635 = llvm.bitcast %621 : vector<4xbf16> to vector<4xi16>
      %636 = llvm.bitcast %634 : vector<4xbf16> to vector<4xi16>
      %637 = rocdl.mfma.f32.32x32x8bf16.1k %590, %635, %474, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %638 = rocdl.mfma.f32.32x32x8bf16.1k %590, %636, %507, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %639 = rocdl.mfma.f32.32x32x8bf16.1k %591, %635, %540, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %640 = rocdl.mfma.f32.32x32x8bf16.1k %591, %636, %573, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %641 = llvm.urem %85, %61 : i32
      %642 = llvm.udiv %85, %61 : i32
      %643 = llvm.mul %642, %68 : i32
      %644 = llvm.urem %87, %58 : i32
      %645 = llvm.mul %644, %74 : i32
      %646 = llvm.add %641, %645 : i32
      %647 = llvm.mul %646, %61 : i32
      %648 = llvm.add %647, %643 : i32
      %649 = llvm.lshr %648, %68 : i32
      %650 = llvm.and %649, %59 : i32
      %651 = llvm.xor %648, %650 : i32
      %652 = llvm.xor %651, %67 : i32
      %653 = llvm.mul %652, %58 : i32
      %654 = llvm.getelementptr %238[%653] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %655 = llvm.getelementptr %654[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %656 = llvm.load %654 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %657 = llvm.load %655 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %658 = llvm.bitcast %656 : vector<4xbf16> to vector<4xi16>
      %659 = llvm.bitcast %657 : vector<4xbf16> to vector<4xi16>
      %660 = llvm.urem %85, %61 : i32
      %661 = llvm.udiv %85, %61 : i32
      %662 = llvm.mul %661, %68 : i32
      %663 = llvm.udiv %87, %58 : i32
      %664 = llvm.mul %663, %74 : i32
      %665 = llvm.add %660, %664 : i32
      %666 = llvm.mul %662, %57 : i32
      %667 = llvm.add %665, %666 : i32
      %668 = llvm.mul %667, %58 : i32
      %669 = llvm.getelementptr %241[%668] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %670 = llvm.getelementptr %669[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %671 = llvm.getelementptr %669[2304] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %672 = llvm.getelementptr %669[2560] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %673 = llvm.getelementptr %669[2816] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %674 = llvm.getelementptr %669[2112] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %675 = llvm.getelementptr %669[2368] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %676 = llvm.getelementptr %669[2624] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %677 = llvm.getelementptr %669[2880] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %678 = llvm.load %670 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %679 = llvm.load %671 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %680 = llvm.load %672 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %681 = llvm.load %673 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %682 = llvm.mlir.poison : vector<4xbf16>
      %683 = llvm.mlir.constant(0 : i64) : i64
      %684 = llvm.insertelement %678, %682[%683 : i64] : vector<4xbf16>
      %685 = llvm.mlir.constant(1 : i64) : i64
      %686 = llvm.insertelement %679, %684[%685 : i64] : vector<4xbf16>
      %687 = llvm.mlir.constant(2 : i64) : i64
      %688 = llvm.insertelement %680, %686[%687 : i64] : vector<4xbf16>
      %689 = llvm.mlir.constant(3 : i64) : i64
      %690 = llvm.insertelement %681, %688[%689 : i64] : vector<4xbf16>
      %691 = llvm.load %674 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %692 = llvm.load %675 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %693 = llvm.load %676 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %694 = llvm.load %677 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %695 = llvm.mlir.poison : vector<4xbf16>
      %696 = llvm.mlir.constant(0 : i64) : i64
      %697 = llvm.insertelement %691, %695[%696 : i64] : vector<4xbf16>
      %698 = llvm.mlir.constant(1 : i64) : i64
      %699 = llvm.insertelement %692, %697[%698 : i64] : vector<4xbf16>
      %700 = llvm.mlir.constant(2 : i64) : i64
      %701 = llvm.insertelement %693, %699[%700 : i64] : vector<4xbf16>
      %702 = llvm.mlir.constant(3 : i64) : i64
      %703 = llvm.insertelement %694, %701[%702 : i64] : vector<4xbf16>
      %704 = llvm.bitcast %690 : vector<4xbf16> to vector<4xi16>
      %705 = llvm.bitcast %703 : vector<4xbf16> to vector<4xi16>
      %706 = rocdl.mfma.f32.32x32x8bf16.1k %658, %704, %637, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %707 = rocdl.mfma.f32.32x32x8bf16.1k %658, %705, %638, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %708 = rocdl.mfma.f32.32x32x8bf16.1k %659, %704, %639, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %709 = rocdl.mfma.f32.32x32x8bf16.1k %659, %705, %640, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %710 = llvm.urem %85, %61 : i32
      %711 = llvm.udiv %85, %61 : i32
      %712 = llvm.mul %711, %68 : i32
      %713 = llvm.urem %87, %58 : i32
      %714 = llvm.mul %713, %74 : i32
      %715 = llvm.add %710, %714 : i32
      %716 = llvm.mul %715, %61 : i32
      %717 = llvm.add %716, %712 : i32
      %718 = llvm.lshr %717, %68 : i32
      %719 = llvm.and %718, %59 : i32
      %720 = llvm.xor %717, %719 : i32
      %721 = llvm.xor %720, %66 : i32
      %722 = llvm.mul %721, %58 : i32
      %723 = llvm.getelementptr %238[%722] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %724 = llvm.getelementptr %723[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %725 = llvm.load %723 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %726 = llvm.load %724 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %727 = llvm.bitcast %725 : vector<4xbf16> to vector<4xi16>
      %728 = llvm.bitcast %726 : vector<4xbf16> to vector<4xi16>
      %729 = llvm.urem %85, %61 : i32
      %730 = llvm.udiv %85, %61 : i32
      %731 = llvm.mul %730, %68 : i32
      %732 = llvm.udiv %87, %58 : i32
      %733 = llvm.mul %732, %74 : i32
      %734 = llvm.add %729, %733 : i32
      %735 = llvm.mul %731, %57 : i32
      %736 = llvm.add %734, %735 : i32
      %737 = llvm.mul %736, %58 : i32
      %738 = llvm.getelementptr %241[%737] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %739 = llvm.getelementptr %738[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %740 = llvm.getelementptr %738[4352] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %741 = llvm.getelementptr %738[4608] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %742 = llvm.getelementptr %738[4864] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %743 = llvm.getelementptr %738[4160] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %744 = llvm.getelementptr %738[4416] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %745 = llvm.getelementptr %738[4672] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %746 = llvm.getelementptr %738[4928] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %747 = llvm.load %739 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %748 = llvm.load %740 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %749 = llvm.load %741 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %750 = llvm.load %742 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %751 = llvm.mlir.poison : vector<4xbf16>
      %752 = llvm.mlir.constant(0 : i64) : i64
      %753 = llvm.insertelement %747, %751[%752 : i64] : vector<4xbf16>
      %754 = llvm.mlir.constant(1 : i64) : i64
      %755 = llvm.insertelement %748, %753[%754 : i64] : vector<4xbf16>
      %756 = llvm.mlir.constant(2 : i64) : i64
      %757 = llvm.insertelement %749, %755[%756 : i64] : vector<4xbf16>
      %758 = llvm.mlir.constant(3 : i64) : i64
      %759 = llvm.insertelement %750, %757[%758 : i64] : vector<4xbf16>
      %760 = llvm.load %743 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %761 = llvm.load %744 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %762 = llvm.load %745 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %763 = llvm.load %746 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %764 = llvm.mlir.poison : vector<4xbf16>
      %765 = llvm.mlir.constant(0 : i64) : i64
      %766 = llvm.insertelement %760, %764[%765 : i64] : vector<4xbf16>
      %767 = llvm.mlir.constant(1 : i64) : i64
      %768 = llvm.insertelement %761, %766[%767 : i64] : vector<4xbf16>
      %769 = llvm.mlir.constant(2 : i64) : i64
      %770 = llvm.insertelement %762, %768[%769 : i64] : vector<4xbf16>
      %771 = llvm.mlir.constant(3 : i64) : i64
      %772 = llvm.insertelement %763, %770[%771 : i64] : vector<4xbf16>
      %773 = llvm.bitcast %759 : vector<4xbf16> to vector<4xi16>
      %774 = llvm.bitcast %772 : vector<4xbf16> to vector<4xi16>
      %775 = rocdl.mfma.f32.32x32x8bf16.1k %727, %773, %706, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %776 = rocdl.mfma.f32.32x32x8bf16.1k %727, %774, %707, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %777 = rocdl.mfma.f32.32x32x8bf16.1k %728, %773, %708, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %778 = rocdl.mfma.f32.32x32x8bf16.1k %728, %774, %709, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %779 = llvm.urem %85, %61 : i32
      %780 = llvm.udiv %85, %61 : i32
      %781 = llvm.mul %780, %68 : i32
      %782 = llvm.urem %87, %58 : i32
      %783 = llvm.mul %782, %74 : i32
      %784 = llvm.add %779, %783 : i32
      %785 = llvm.mul %784, %61 : i32
      %786 = llvm.add %785, %781 : i32
      %787 = llvm.lshr %786, %68 : i32
      %788 = llvm.and %787, %59 : i32
      %789 = llvm.xor %786, %788 : i32
      %790 = llvm.xor %789, %56 : i32
      %791 = llvm.mul %790, %58 : i32
      %792 = llvm.getelementptr %238[%791] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %793 = llvm.getelementptr %792[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %794 = llvm.load %792 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %795 = llvm.load %793 {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
      %796 = llvm.bitcast %794 : vector<4xbf16> to vector<4xi16>
      %797 = llvm.bitcast %795 : vector<4xbf16> to vector<4xi16>
      %798 = llvm.urem %85, %61 : i32
      %799 = llvm.udiv %85, %61 : i32
      %800 = llvm.mul %799, %68 : i32
      %801 = llvm.udiv %87, %58 : i32
      %802 = llvm.mul %801, %74 : i32
      %803 = llvm.add %798, %802 : i32
      %804 = llvm.mul %800, %57 : i32
      %805 = llvm.add %803, %804 : i32
      %806 = llvm.mul %805, %58 : i32
      %807 = llvm.getelementptr %241[%806] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %808 = llvm.getelementptr %807[6144] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %809 = llvm.getelementptr %807[6400] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %810 = llvm.getelementptr %807[6656] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %811 = llvm.getelementptr %807[6912] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %812 = llvm.getelementptr %807[6208] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %813 = llvm.getelementptr %807[6464] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %814 = llvm.getelementptr %807[6720] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %815 = llvm.getelementptr %807[6976] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %816 = llvm.load %808 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %817 = llvm.load %809 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %818 = llvm.load %810 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %819 = llvm.load %811 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %820 = llvm.mlir.poison : vector<4xbf16>
      %821 = llvm.mlir.constant(0 : i64) : i64
      %822 = llvm.insertelement %816, %820[%821 : i64] : vector<4xbf16>
      %823 = llvm.mlir.constant(1 : i64) : i64
      %824 = llvm.insertelement %817, %822[%823 : i64] : vector<4xbf16>
      %825 = llvm.mlir.constant(2 : i64) : i64
      %826 = llvm.insertelement %818, %824[%825 : i64] : vector<4xbf16>
      %827 = llvm.mlir.constant(3 : i64) : i64
      %828 = llvm.insertelement %819, %826[%827 : i64] : vector<4xbf16>
      %829 = llvm.load %812 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %830 = llvm.load %813 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %831 = llvm.load %814 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %832 = llvm.load %815 {alignment = 2 : i64} : !llvm.ptr<3> -> bf16
      %833 = llvm.mlir.poison : vector<4xbf16>
      %834 = llvm.mlir.constant(0 : i64) : i64
      %835 = llvm.insertelement %829, %833[%834 : i64] : vector<4xbf16>
      %836 = llvm.mlir.constant(1 : i64) : i64
      %837 = llvm.insertelement %830, %835[%836 : i64] : vector<4xbf16>
      %838 = llvm.mlir.constant(2 : i64) : i64
      %839 = llvm.insertelement %831, %837[%838 : i64] : vector<4xbf16>
      %840 = llvm.mlir.constant(3 : i64) : i64
      %841 = llvm.insertelement %832, %839[%840 : i64] : vector<4xbf16>
      %842 = llvm.bitcast %828 : vector<4xbf16> to vector<4xi16>
      %843 = llvm.bitcast %841 : vector<4xbf16> to vector<4xi16>
      %844 = rocdl.mfma.f32.32x32x8bf16.1k %796, %842, %775, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %845 = rocdl.mfma.f32.32x32x8bf16.1k %796, %843, %776, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %846 = rocdl.mfma.f32.32x32x8bf16.1k %797, %842, %777, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %847 = rocdl.mfma.f32.32x32x8bf16.1k %797, %843, %778, %63, %63, %63 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
      %848 = llvm.mlir.constant(0 : i64) : i64
      %849 = llvm.extractelement %844[%848 : i64] : vector<16xf32>
      %850 = llvm.mlir.constant(1 : i64) : i64
      %851 = llvm.extractelement %844[%850 : i64] : vector<16xf32>
      %852 = llvm.mlir.constant(2 : i64) : i64
      %853 = llvm.extractelement %844[%852 : i64] : vector<16xf32>
      %854 = llvm.mlir.constant(3 : i64) : i64
      %855 = llvm.extractelement %844[%854 : i64] : vector<16xf32>
      %856 = llvm.mlir.constant(4 : i64) : i64
      %857 = llvm.extractelement %844[%856 : i64] : vector<16xf32>
      %858 = llvm.mlir.constant(5 : i64) : i64
      %859 = llvm.extractelement %844[%858 : i64] : vector<16xf32>
      %860 = llvm.mlir.constant(6 : i64) : i64
      %861 = llvm.extractelement %844[%860 : i64] : vector<16xf32>
      %862 = llvm.mlir.constant(7 : i64) : i64
      %863 = llvm.extractelement %844[%862 : i64] : vector<16xf32>
      %864 = llvm.mlir.constant(8 : i64) : i64
      %865 = llvm.extractelement %844[%864 : i64] : vector<16xf32>
      %866 = llvm.mlir.constant(9 : i64) : i64
      %867 = llvm.extractelement %844[%866 : i64] : vector<16xf32>
      %868 = llvm.mlir.constant(10 : i64) : i64
      %869 = llvm.extractelement %844[%868 : i64] : vector<16xf32>
      %870 = llvm.mlir.constant(11 : i64) : i64
      %871 = llvm.extractelement %844[%870 : i64] : vector<16xf32>
      %872 = llvm.mlir.constant(12 : i64) : i64
      %873 = llvm.extractelement %844[%872 : i64] : vector<16xf32>
      %874 = llvm.mlir.constant(13 : i64) : i64
      %875 = llvm.extractelement %844[%874 : i64] : vector<16xf32>
      %876 = llvm.mlir.constant(14 : i64) : i64
      %877 = llvm.extractelement %844[%876 : i64] : vector<16xf32>
      %878 = llvm.mlir.constant(15 : i64) : i64
      %879 = llvm.extractelement %844[%878 : i64] : vector<16xf32>
      %880 = llvm.mlir.constant(0 : i64) : i64
      %881 = llvm.extractelement %845[%880 : i64] : vector<16xf32>
      %882 = llvm.mlir.constant(1 : i64) : i64
      %883 = llvm.extractelement %845[%882 : i64] : vector<16xf32>
      %884 = llvm.mlir.constant(2 : i64) : i64
      %885 = llvm.extractelement %845[%884 : i64] : vector<16xf32>
      %886 = llvm.mlir.constant(3 : i64) : i64
      %887 = llvm.extractelement %845[%886 : i64] : vector<16xf32>
      %888 = llvm.mlir.constant(4 : i64) : i64
      %889 = llvm.extractelement %845[%888 : i64] : vector<16xf32>
      %890 = llvm.mlir.constant(5 : i64) : i64
      %891 = llvm.extractelement %845[%890 : i64] : vector<16xf32>
      %892 = llvm.mlir.constant(6 : i64) : i64
      %893 = llvm.extractelement %845[%892 : i64] : vector<16xf32>
      %894 = llvm.mlir.constant(7 : i64) : i64
      %895 = llvm.extractelement %845[%894 : i64] : vector<16xf32>
      %896 = llvm.mlir.constant(8 : i64) : i64
      %897 = llvm.extractelement %845[%896 : i64] : vector<16xf32>
      %898 = llvm.mlir.constant(9 : i64) : i64
      %899 = llvm.extractelement %845[%898 : i64] : vector<16xf32>
      %900 = llvm.mlir.constant(10 : i64) : i64
      %901 = llvm.extractelement %845[%900 : i64] : vector<16xf32>
      %902 = llvm.mlir.constant(11 : i64) : i64
      %903 = llvm.extractelement %845[%902 : i64] : vector<16xf32>
      %904 = llvm.mlir.constant(12 : i64) : i64
      %905 = llvm.extractelement %845[%904 : i64] : vector<16xf32>
      %906 = llvm.mlir.constant(13 : i64) : i64
      %907 = llvm.extractelement %845[%906 : i64] : vector<16xf32>
      %908 = llvm.mlir.constant(14 : i64) : i64
      %909 = llvm.extractelement %845[%908 : i64] : vector<16xf32>
      %910 = llvm.mlir.constant(15 : i64) : i64
      %911 = llvm.extractelement %845[%910 : i64] : vector<16xf32>
      %912 = llvm.mlir.constant(0 : i64) : i64
      %913 = llvm.extractelement %846[%912 : i64] : vector<16xf32>
      %914 = llvm.mlir.constant(1 : i64) : i64
      %915 = llvm.extractelement %846[%914 : i64] : vector<16xf32>
      %916 = llvm.mlir.constant(2 : i64) : i64
      %917 = llvm.extractelement %846[%916 : i64] : vector<16xf32>
      %918 = llvm.mlir.constant(3 : i64) : i64
      %919 = llvm.extractelement %846[%918 : i64] : vector<16xf32>
      %920 = llvm.mlir.constant(4 : i64) : i64
      %921 = llvm.extractelement %846[%920 : i64] : vector<16xf32>
      %922 = llvm.mlir.constant(5 : i64) : i64
      %923 = llvm.extractelement %846[%922 : i64] : vector<16xf32>
      %924 = llvm.mlir.constant(6 : i64) : i64
      %925 = llvm.extractelement %846[%924 : i64] : vector<16xf32>
      %926 = llvm.mlir.constant(7 : i64) : i64
      %927 = llvm.extractelement %846[%926 : i64] : vector<16xf32>
      %928 = llvm.mlir.constant(8 : i64) : i64
      %929 = llvm.extractelement %846[%928 : i64] : vector<16xf32>
      %930 = llvm.mlir.constant(9 : i64) : i64
      %931 = llvm.extractelement %846[%930 : i64] : vector<16xf32>
      %932 = llvm.mlir.constant(10 : i64) : i64
      %933 = llvm.extractelement %846[%932 : i64] : vector<16xf32>
      %934 = llvm.mlir.constant(11 : i64) : i64
      %935 = llvm.extractelement %846[%934 : i64] : vector<16xf32>
      %936 = llvm.mlir.constant(12 : i64) : i64
      %937 = llvm.extractelement %846[%936 : i64] : vector<16xf32>
      %938 = llvm.mlir.constant(13 : i64) : i64
      %939 = llvm.extractelement %846[%938 : i64] : vector<16xf32>
      %940 = llvm.mlir.constant(14 : i64) : i64
      %941 = llvm.extractelement %846[%940 : i64] : vector<16xf32>
      %942 = llvm.mlir.constant(15 : i64) : i64
      %943 = llvm.extractelement %846[%942 : i64] : vector<16xf32>
      %944 = llvm.mlir.constant(0 : i64) : i64
      %945 = llvm.extractelement %847[%944 : i64] : vector<16xf32>
      %946 = llvm.mlir.constant(1 : i64) : i64
      %947 = llvm.extractelement %847[%946 : i64] : vector<16xf32>
      %948 = llvm.mlir.constant(2 : i64) : i64
      %949 = llvm.extractelement %847[%948 : i64] : vector<16xf32>
      %950 = llvm.mlir.constant(3 : i64) : i64
      %951 = llvm.extractelement %847[%950 : i64] : vector<16xf32>
      %952 = llvm.mlir.constant(4 : i64) : i64
      %953 = llvm.extractelement %847[%952 : i64] : vector<16xf32>
      %954 = llvm.mlir.constant(5 : i64) : i64
      %955 = llvm.extractelement %847[%954 : i64] : vector<16xf32>
      %956 = llvm.mlir.constant(6 : i64) : i64
      %957 = llvm.extractelement %847[%956 : i64] : vector<16xf32>
      %958 = llvm.mlir.constant(7 : i64) : i64
      %959 = llvm.extractelement %847[%958 : i64] : vector<16xf32>
      %960 = llvm.mlir.constant(8 : i64) : i64
      %961 = llvm.extractelement %847[%960 : i64] : vector<16xf32>
      %962 = llvm.mlir.constant(9 : i64) : i64
      %963 = llvm.extractelement %847[%962 : i64] : vector<16xf32>
      %964 = llvm.mlir.constant(10 : i64) : i64
      %965 = llvm.extractelement %847[%964 : i64] : vector<16xf32>
      %966 = llvm.mlir.constant(11 : i64) : i64
      %967 = llvm.extractelement %847[%966 : i64] : vector<16xf32>
      %968 = llvm.mlir.constant(12 : i64) : i64
      %969 = llvm.extractelement %847[%968 : i64] : vector<16xf32>
      %970 = llvm.mlir.constant(13 : i64) : i64
      %971 = llvm.extractelement %847[%970 : i64] : vector<16xf32>
      %972 = llvm.mlir.constant(14 : i64) : i64
      %973 = llvm.extractelement %847[%972 : i64] : vector<16xf32>
      %974 = llvm.mlir.constant(15 : i64) : i64
      %975 = llvm.extractelement %847[%974 : i64] : vector<16xf32>
      %976 = llvm.mlir.poison : vector<4xf32>
      %977 = llvm.mlir.constant(0 : i64) : i64
      %978 = llvm.insertelement %849, %976[%977 : i64] : vector<4xf32>
      %979 = llvm.mlir.constant(1 : i64) : i64
      %980 = llvm.insertelement %851, %978[%979 : i64] : vector<4xf32>
      %981 = llvm.mlir.constant(2 : i64) : i64
      %982 = llvm.insertelement %853, %980[%981 : i64] : vector<4xf32>
      %983 = llvm.mlir.constant(3 : i64) : i64
      %984 = llvm.insertelement %855, %982[%983 : i64] : vector<4xf32>
      %985 = llvm.mlir.poison : vector<4xf32>
      %986 = llvm.mlir.constant(0 : i64) : i64
      %987 = llvm.insertelement %857, %985[%986 : i64] : vector<4xf32>
      %988 = llvm.mlir.constant(1 : i64) : i64
      %989 = llvm.insertelement %859, %987[%988 : i64] : vector<4xf32>
      %990 = llvm.mlir.constant(2 : i64) : i64
      %991 = llvm.insertelement %861, %989[%990 : i64] : vector<4xf32>
      %992 = llvm.mlir.constant(3 : i64) : i64
      %993 = llvm.insertelement %863, %991[%992 : i64] : vector<4xf32>
      %994 = llvm.mlir.poison : vector<4xf32>
      %995 = llvm.mlir.constant(0 : i64) : i64
      %996 = llvm.insertelement %865, %994[%995 : i64] : vector<4xf32>
      %997 = llvm.mlir.constant(1 : i64) : i64
      %998 = llvm.insertelement %867, %996[%997 : i64] : vector<4xf32>
      %999 = llvm.mlir.constant(2 : i64) : i64
      %1000 = llvm.insertelement %869, %998[%999 : i64] : vector<4xf32>
      %1001 = llvm.mlir.constant(3 : i64) : i64
      %1002 = llvm.insertelement %871, %1000[%1001 : i64] : vector<4xf32>
      %1003 = llvm.mlir.poison : vector<4xf32>
      %1004 = llvm.mlir.constant(0 : i64) : i64
      %1005 = llvm.insertelement %873, %1003[%1004 : i64] : vector<4xf32>
      %1006 = llvm.mlir.constant(1 : i64) : i64
      %1007 = llvm.insertelement %875, %1005[%1006 : i64] : vector<4xf32>
      %1008 = llvm.mlir.constant(2 : i64) : i64
      %1009 = llvm.insertelement %877, %1007[%1008 : i64] : vector<4xf32>
      %1010 = llvm.mlir.constant(3 : i64) : i64
      %1011 = llvm.insertelement %879, %1009[%1010 : i64] : vector<4xf32>
      %1012 = llvm.mlir.poison : vector<4xf32>
      %1013 = llvm.mlir.constant(0 : i64) : i64
      %1014 = llvm.insertelement %881, %1012[%1013 : i64] : vector<4xf32>
      %1015 = llvm.mlir.constant(1 : i64) : i64
      %1016 = llvm.insertelement %883, %1014[%1015 : i64] : vector<4xf32>
      %1017 = llvm.mlir.constant(2 : i64) : i64
      %1018 = llvm.insertelement %885, %1016[%1017 : i64] : vector<4xf32>
      %1019 = llvm.mlir.constant(3 : i64) : i64
      %1020 = llvm.insertelement %887, %1018[%1019 : i64] : vector<4xf32>
      %1021 = llvm.mlir.poison : vector<4xf32>
      %1022 = llvm.mlir.constant(0 : i64) : i64
      %1023 = llvm.insertelement %889, %1021[%1022 : i64] : vector<4xf32>
      %1024 = llvm.mlir.constant(1 : i64) : i64
      %1025 = llvm.insertelement %891, %1023[%1024 : i64] : vector<4xf32>
      %1026 = llvm.mlir.constant(2 : i64) : i64
      %1027 = llvm.insertelement %893, %1025[%1026 : i64] : vector<4xf32>
      %1028 = llvm.mlir.constant(3 : i64) : i64
      %1029 = llvm.insertelement %895, %1027[%1028 : i64] : vector<4xf32>
      %1030 = llvm.mlir.poison : vector<4xf32>
      %1031 = llvm.mlir.constant(0 : i64) : i64
      %1032 = llvm.insertelement %897, %1030[%1031 : i64] : vector<4xf32>
      %1033 = llvm.mlir.constant(1 : i64) : i64
      %1034 = llvm.insertelement %899, %1032[%1033 : i64] : vector<4xf32>
      %1035 = llvm.mlir.constant(2 : i64) : i64
      %1036 = llvm.insertelement %901, %1034[%1035 : i64] : vector<4xf32>
      %1037 = llvm.mlir.constant(3 : i64) : i64
      %1038 = llvm.insertelement %903, %1036[%1037 : i64] : vector<4xf32>
      %1039 = llvm.mlir.poison : vector<4xf32>
      %1040 = llvm.mlir.constant(0 : i64) : i64
      %1041 = llvm.insertelement %905, %1039[%1040 : i64] : vector<4xf32>
      %1042 = llvm.mlir.constant(1 : i64) : i64
      %1043 = llvm.insertelement %907, %1041[%1042 : i64] : vector<4xf32>
      %1044 = llvm.mlir.constant(2 : i64) : i64
      %1045 = llvm.insertelement %909, %1043[%1044 : i64] : vector<4xf32>
      %1046 = llvm.mlir.constant(3 : i64) : i64
      %1047 = llvm.insertelement %911, %1045[%1046 : i64] : vector<4xf32>
      %1048 = llvm.mlir.poison : vector<4xf32>
      %1049 = llvm.mlir.constant(0 : i64) : i64
      %1050 = llvm.insertelement %913, %1048[%1049 : i64] : vector<4xf32>
      %1051 = llvm.mlir.constant(1 : i64) : i64
      %1052 = llvm.insertelement %915, %1050[%1051 : i64] : vector<4xf32>
      %1053 = llvm.mlir.constant(2 : i64) : i64
      %1054 = llvm.insertelement %917, %1052[%1053 : i64] : vector<4xf32>
      %1055 = llvm.mlir.constant(3 : i64) : i64
      %1056 = llvm.insertelement %919, %1054[%1055 : i64] : vector<4xf32>
      %1057 = llvm.mlir.poison : vector<4xf32>
      %1058 = llvm.mlir.constant(0 : i64) : i64
      %1059 = llvm.insertelement %921, %1057[%1058 : i64] : vector<4xf32>
      %1060 = llvm.mlir.constant(1 : i64) : i64
      %1061 = llvm.insertelement %923, %1059[%1060 : i64] : vector<4xf32>
      %1062 = llvm.mlir.constant(2 : i64) : i64
      %1063 = llvm.insertelement %925, %1061[%1062 : i64] : vector<4xf32>
      %1064 = llvm.mlir.constant(3 : i64) : i64
      %1065 = llvm.insertelement %927, %1063[%1064 : i64] : vector<4xf32>
      %1066 = llvm.mlir.poison : vector<4xf32>
      %1067 = llvm.mlir.constant(0 : i64) : i64
      %1068 = llvm.insertelement %929, %1066[%1067 : i64] : vector<4xf32>
      %1069 = llvm.mlir.constant(1 : i64) : i64
      %1070 = llvm.insertelement %931, %1068[%1069 : i64] : vector<4xf32>
      %1071 = llvm.mlir.constant(2 : i64) : i64
      %1072 = llvm.insertelement %933, %1070[%1071 : i64] : vector<4xf32>
      %1073 = llvm.mlir.constant(3 : i64) : i64
      %1074 = llvm.insertelement %935, %1072[%1073 : i64] : vector<4xf32>
      %1075 = llvm.mlir.poison : vector<4xf32>
      %1076 = llvm.mlir.constant(0 : i64) : i64
      %1077 = llvm.insertelement %937, %1075[%1076 : i64] : vector<4xf32>
      %1078 = llvm.mlir.constant(1 : i64) : i64
      %1079 = llvm.insertelement %939, %1077[%1078 : i64] : vector<4xf32>
      %1080 = llvm.mlir.constant(2 : i64) : i64
      %1081 = llvm.insertelement %941, %1079[%1080 : i64] : vector<4xf32>
      %1082 = llvm.mlir.constant(3 : i64) : i64
      %1083 = llvm.insertelement %943, %1081[%1082 : i64] : vector<4xf32>
      %1084 = llvm.mlir.poison : vector<4xf32>
      %1085 = llvm.mlir.constant(0 : i64) : i64
      %1086 = llvm.insertelement %945, %1084[%1085 : i64] : vector<4xf32>
      %1087 = llvm.mlir.constant(1 : i64) : i64
      %1088 = llvm.insertelement %947, %1086[%1087 : i64] : vector<4xf32>
      %1089 = llvm.mlir.constant(2 : i64) : i64
      %1090 = llvm.insertelement %949, %1088[%1089 : i64] : vector<4xf32>
      %1091 = llvm.mlir.constant(3 : i64) : i64
      %1092 = llvm.insertelement %951, %1090[%1091 : i64] : vector<4xf32>
      %1093 = llvm.mlir.poison : vector<4xf32>
      %1094 = llvm.mlir.constant(0 : i64) : i64
      %1095 = llvm.insertelement %953, %1093[%1094 : i64] : vector<4xf32>
      %1096 = llvm.mlir.constant(1 : i64) : i64
      %1097 = llvm.insertelement %955, %1095[%1096 : i64] : vector<4xf32>
      %1098 = llvm.mlir.constant(2 : i64) : i64
      %1099 = llvm.insertelement %957, %1097[%1098 : i64] : vector<4xf32>
      %1100 = llvm.mlir.constant(3 : i64) : i64
      %1101 = llvm.insertelement %959, %1099[%1100 : i64] : vector<4xf32>
      %1102 = llvm.mlir.poison : vector<4xf32>
      %1103 = llvm.mlir.constant(0 : i64) : i64
      %1104 = llvm.insertelement %961, %1102[%1103 : i64] : vector<4xf32>
      %1105 = llvm.mlir.constant(1 : i64) : i64
      %1106 = llvm.insertelement %963, %1104[%1105 : i64] : vector<4xf32>
      %1107 = llvm.mlir.constant(2 : i64) : i64
      %1108 = llvm.insertelement %965, %1106[%1107 : i64] : vector<4xf32>
      %1109 = llvm.mlir.constant(3 : i64) : i64
      %1110 = llvm.insertelement %967, %1108[%1109 : i64] : vector<4xf32>
      %1111 = llvm.mlir.poison : vector<4xf32>
      %1112 = llvm.mlir.constant(0 : i64) : i64
      %1113 = llvm.insertelement %969, %1111[%1112 : i64] : vector<4xf32>
      %1114 = llvm.mlir.constant(1 : i64) : i64
      %1115 = llvm.insertelement %971, %1113[%1114 : i64] : vector<4xf32>
      %1116 = llvm.mlir.constant(2 : i64) : i64
      %1117 = llvm.insertelement %973, %1115[%1116 : i64] : vector<4xf32>
      %1118 = llvm.mlir.constant(3 : i64) : i64
      %1119 = llvm.insertelement %975, %1117[%1118 : i64] : vector<4xf32>
      %1120 = llvm.icmp "slt" %249, %arg6 : i64
      llvm.cond_br %1120, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      %1121 = llvm.load %83 : !llvm.ptr<5> -> i32
      %1122 = llvm.mul %1121, %69 : i32
      %1123 = llvm.getelementptr %75[%1122] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1124 = llvm.getelementptr %75[16384] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1125 = llvm.mul %1121, %69 : i32
      %1126 = llvm.getelementptr %1124[%1125] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1127 = llvm.urem %85, %68 : i32
      %1128 = llvm.mul %1127, %67 : i32
      %1129 = llvm.udiv %85, %68 : i32
      %1130 = llvm.mul %87, %66 : i32
      %1131 = llvm.add %1129, %1130 : i32
      %1132 = llvm.mul %1131, %61 : i32
      %1133 = llvm.add %1132, %1128 : i32
      %1134 = llvm.lshr %1133, %68 : i32
      %1135 = llvm.and %1134, %59 : i32
      %1136 = llvm.xor %1133, %1135 : i32
      %1137 = llvm.mul %1136, %58 : i32
      %1138 = llvm.getelementptr %1123[%1137] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1139 = llvm.xor %1136, %68 : i32
      %1140 = llvm.mul %1139, %58 : i32
      %1141 = llvm.getelementptr %1123[%1140] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1142 = llvm.getelementptr %1138[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1143 = llvm.getelementptr %1141[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      %1144 = llvm.shufflevector %279, %279 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1144, %1138 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1145 = llvm.shufflevector %279, %279 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1145, %1141 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1146 = llvm.shufflevector %281, %281 [0, 1, 2, 3] : vector<8xbf16> 
      llvm.store %1146, %1142 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1147 = llvm.shufflevector %281, %281 [4, 5, 6, 7] : vector<8xbf16> 
      llvm.store %1147, %1143 {alignment = 8 : i64} : vector<4xbf16>, !llvm.ptr<3>
      %1148 = llvm.urem %85, %66 : i32
      %1149 = llvm.mul %1148, %67 : i32
      %1150 = llvm.udiv %85, %66 : i32
      %1151 = llvm.mul %87, %68 : i32
      %1152 = llvm.add %1150, %1151 : i32
      %1153 = llvm.mul %1152, %57 : i32
      %1154 = llvm.add %1149, %1153 : i32
      %1155 = llvm.mul %1154, %58 : i32
      %1156 = llvm.getelementptr %1126[%1155] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
      %1157 = llvm.getelementptr %1156[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      llvm.store %311, %1156 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      llvm.store %313, %1157 {alignment = 16 : i64} : vector<8xbf16>, !llvm.ptr<3>
      %1158 = llvm.load %82 : !llvm.ptr<5> -> i32
      %1159 = llvm.xor %1158, %60 : i32
      %1160 = llvm.load %83 : !llvm.ptr<5> -> i32
      %1161 = llvm.add %1160, %60 : i32
      %1162 = llvm.icmp "eq" %1161, %58 : i32
      %1163 = llvm.select %1162, %63, %1161 : i1, i32
      llvm.store %1163, %83 : i32, !llvm.ptr<5>
      %1164 = llvm.select %1162, %1159, %1158 : i1, i32
      llvm.store %1164, %82 : i32, !llvm.ptr<5>
      llvm.br ^bb6
    ^bb6:  // 2 preds: ^bb4, ^bb5
      %1165 = llvm.add %218, %70 : i64
      llvm.br ^bb3(%1165, %984, %993, %1002, %1011, %1020, %1029, %1038, %1047, %1056, %1065, %1074, %1083, %1092, %1101, %1110, %1119 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
    ^bb7:  // pred: ^bb3
      %1166 = llvm.add %110, %73 : i64
      %1167 = llvm.icmp "sle" %1166, %arg5 : i64
      %1168 = llvm.add %109, %73 : i64
      %1169 = llvm.icmp "sle" %1168, %arg4 : i64
      %1170 = llvm.and %1167, %1169 : i1
      llvm.cond_br %1170, ^bb8, ^bb9
    ^bb8:  // pred: ^bb7
      %1171 = llvm.urem %85, %61 : i32
      %1172 = llvm.udiv %87, %58 : i32
      %1173 = llvm.mul %1172, %74 : i32
      %1174 = llvm.add %1171, %1173 : i32
      %1175 = llvm.zext %1174 : i32 to i64
      %1176 = llvm.add %110, %1175 : i64
      %1177 = llvm.mul %1176, %65 : i64
      %1178 = llvm.getelementptr %arg2[%1177] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1179 = llvm.getelementptr %1178[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1180 = llvm.load %1178 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1181 = llvm.load %1179 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1182 = llvm.fpext %1180 : bf16 to f32
      %1183 = llvm.fpext %1181 : bf16 to f32
      %1184 = llvm.mlir.poison : vector<4xf32>
      %1185 = llvm.mlir.constant(0 : i32) : i32
      %1186 = llvm.insertelement %1182, %1184[%1185 : i32] : vector<4xf32>
      %1187 = llvm.shufflevector %1186, %1184 [0, 0, 0, 0] : vector<4xf32> 
      %1188 = llvm.mlir.poison : vector<4xf32>
      %1189 = llvm.mlir.constant(0 : i32) : i32
      %1190 = llvm.insertelement %1183, %1188[%1189 : i32] : vector<4xf32>
      %1191 = llvm.shufflevector %1190, %1188 [0, 0, 0, 0] : vector<4xf32> 
      %1192 = llvm.fadd %219, %1187 : vector<4xf32>
      %1193 = llvm.fadd %220, %1187 : vector<4xf32>
      %1194 = llvm.fadd %221, %1187 : vector<4xf32>
      %1195 = llvm.fadd %222, %1187 : vector<4xf32>
      %1196 = llvm.fadd %223, %1191 : vector<4xf32>
      %1197 = llvm.fadd %224, %1191 : vector<4xf32>
      %1198 = llvm.fadd %225, %1191 : vector<4xf32>
      %1199 = llvm.fadd %226, %1191 : vector<4xf32>
      %1200 = llvm.fadd %227, %1187 : vector<4xf32>
      %1201 = llvm.fadd %228, %1187 : vector<4xf32>
      %1202 = llvm.fadd %229, %1187 : vector<4xf32>
      %1203 = llvm.fadd %230, %1187 : vector<4xf32>
      %1204 = llvm.fadd %231, %1191 : vector<4xf32>
      %1205 = llvm.fadd %232, %1191 : vector<4xf32>
      %1206 = llvm.fadd %233, %1191 : vector<4xf32>
      %1207 = llvm.fadd %234, %1191 : vector<4xf32>
      %1208 = llvm.fptrunc %1192 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1209 = llvm.fptrunc %1193 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1210 = llvm.fptrunc %1194 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1211 = llvm.fptrunc %1195 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1212 = llvm.fptrunc %1196 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1213 = llvm.fptrunc %1197 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1214 = llvm.fptrunc %1198 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1215 = llvm.fptrunc %1199 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1216 = llvm.fptrunc %1200 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1217 = llvm.fptrunc %1201 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1218 = llvm.fptrunc %1202 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1219 = llvm.fptrunc %1203 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1220 = llvm.fptrunc %1204 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1221 = llvm.fptrunc %1205 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1222 = llvm.fptrunc %1206 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1223 = llvm.fptrunc %1207 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1224 = llvm.intr.maximum(%1208, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1225 = llvm.intr.maximum(%1209, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1226 = llvm.intr.maximum(%1210, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1227 = llvm.intr.maximum(%1211, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1228 = llvm.intr.maximum(%1212, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1229 = llvm.intr.maximum(%1213, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1230 = llvm.intr.maximum(%1214, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1231 = llvm.intr.maximum(%1215, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1232 = llvm.intr.maximum(%1216, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1233 = llvm.intr.maximum(%1217, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1234 = llvm.intr.maximum(%1218, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1235 = llvm.intr.maximum(%1219, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1236 = llvm.intr.maximum(%1220, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1237 = llvm.intr.maximum(%1221, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1238 = llvm.intr.maximum(%1222, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1239 = llvm.intr.maximum(%1223, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1240 = llvm.urem %85, %61 : i32
      %1241 = llvm.udiv %85, %61 : i32
      %1242 = llvm.mul %1241, %68 : i32
      %1243 = llvm.urem %87, %58 : i32
      %1244 = llvm.mul %1243, %74 : i32
      %1245 = llvm.add %1242, %1244 : i32
      %1246 = llvm.udiv %87, %58 : i32
      %1247 = llvm.mul %1246, %74 : i32
      %1248 = llvm.add %1240, %1247 : i32
      %1249 = llvm.zext %1245 : i32 to i64
      %1250 = llvm.add %109, %1249 : i64
      %1251 = llvm.mul %1250, %arg5 : i64
      %1252 = llvm.zext %1248 : i32 to i64
      %1253 = llvm.add %110, %1252 : i64
      %1254 = llvm.add %1251, %1253 : i64
      %1255 = llvm.mul %1254, %65 : i64
      %1256 = llvm.getelementptr %arg3[%1255] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1257 = llvm.mul %arg5, %65 : i64
      %1258 = llvm.getelementptr %1256[%1257] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1259 = llvm.mul %arg5, %55 : i64
      %1260 = llvm.getelementptr %1256[%1259] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1261 = llvm.mul %arg5, %54 : i64
      %1262 = llvm.getelementptr %1256[%1261] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1263 = llvm.mul %arg5, %72 : i64
      %1264 = llvm.getelementptr %1256[%1263] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1265 = llvm.mul %arg5, %53 : i64
      %1266 = llvm.getelementptr %1256[%1265] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1267 = llvm.mul %arg5, %52 : i64
      %1268 = llvm.getelementptr %1256[%1267] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1269 = llvm.mul %arg5, %51 : i64
      %1270 = llvm.getelementptr %1256[%1269] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1271 = llvm.mul %arg5, %70 : i64
      %1272 = llvm.getelementptr %1256[%1271] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1273 = llvm.mul %arg5, %50 : i64
      %1274 = llvm.getelementptr %1256[%1273] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1275 = llvm.mul %arg5, %49 : i64
      %1276 = llvm.getelementptr %1256[%1275] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1277 = llvm.mul %arg5, %48 : i64
      %1278 = llvm.getelementptr %1256[%1277] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1279 = llvm.mul %arg5, %47 : i64
      %1280 = llvm.getelementptr %1256[%1279] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1281 = llvm.mul %arg5, %46 : i64
      %1282 = llvm.getelementptr %1256[%1281] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1283 = llvm.mul %arg5, %45 : i64
      %1284 = llvm.getelementptr %1256[%1283] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1285 = llvm.mul %arg5, %44 : i64
      %1286 = llvm.getelementptr %1256[%1285] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1287 = llvm.getelementptr %1256[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1288 = llvm.getelementptr %1258[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1289 = llvm.getelementptr %1260[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1290 = llvm.getelementptr %1262[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1291 = llvm.getelementptr %1264[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1292 = llvm.getelementptr %1266[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1293 = llvm.getelementptr %1268[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1294 = llvm.getelementptr %1270[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1295 = llvm.getelementptr %1272[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1296 = llvm.getelementptr %1274[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1297 = llvm.getelementptr %1276[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1298 = llvm.getelementptr %1278[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1299 = llvm.getelementptr %1280[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1300 = llvm.getelementptr %1282[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1301 = llvm.getelementptr %1284[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1302 = llvm.getelementptr %1286[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1303 = llvm.mul %arg5, %43 : i64
      %1304 = llvm.getelementptr %1256[%1303] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1305 = llvm.mul %arg5, %42 : i64
      %1306 = llvm.getelementptr %1256[%1305] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1307 = llvm.mul %arg5, %41 : i64
      %1308 = llvm.getelementptr %1256[%1307] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1309 = llvm.mul %arg5, %40 : i64
      %1310 = llvm.getelementptr %1256[%1309] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1311 = llvm.mul %arg5, %39 : i64
      %1312 = llvm.getelementptr %1256[%1311] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1313 = llvm.mul %arg5, %38 : i64
      %1314 = llvm.getelementptr %1256[%1313] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1315 = llvm.mul %arg5, %37 : i64
      %1316 = llvm.getelementptr %1256[%1315] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1317 = llvm.mul %arg5, %36 : i64
      %1318 = llvm.getelementptr %1256[%1317] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1319 = llvm.mul %arg5, %35 : i64
      %1320 = llvm.getelementptr %1256[%1319] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1321 = llvm.mul %arg5, %34 : i64
      %1322 = llvm.getelementptr %1256[%1321] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1323 = llvm.mul %arg5, %33 : i64
      %1324 = llvm.getelementptr %1256[%1323] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1325 = llvm.mul %arg5, %32 : i64
      %1326 = llvm.getelementptr %1256[%1325] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1327 = llvm.mul %arg5, %31 : i64
      %1328 = llvm.getelementptr %1256[%1327] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1329 = llvm.mul %arg5, %30 : i64
      %1330 = llvm.getelementptr %1256[%1329] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1331 = llvm.mul %arg5, %29 : i64
      %1332 = llvm.getelementptr %1256[%1331] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1333 = llvm.mul %arg5, %28 : i64
      %1334 = llvm.getelementptr %1256[%1333] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1335 = llvm.getelementptr %1304[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1336 = llvm.getelementptr %1306[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1337 = llvm.getelementptr %1308[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1338 = llvm.getelementptr %1310[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1339 = llvm.getelementptr %1312[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1340 = llvm.getelementptr %1314[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1341 = llvm.getelementptr %1316[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1342 = llvm.getelementptr %1318[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1343 = llvm.getelementptr %1320[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1344 = llvm.getelementptr %1322[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1345 = llvm.getelementptr %1324[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1346 = llvm.getelementptr %1326[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1347 = llvm.getelementptr %1328[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1348 = llvm.getelementptr %1330[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1349 = llvm.getelementptr %1332[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1350 = llvm.getelementptr %1334[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1351 = llvm.mlir.constant(0 : i64) : i64
      %1352 = llvm.extractelement %1224[%1351 : i64] : vector<4xbf16>
      llvm.store %1352, %1256 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1353 = llvm.mlir.constant(1 : i64) : i64
      %1354 = llvm.extractelement %1224[%1353 : i64] : vector<4xbf16>
      llvm.store %1354, %1258 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1355 = llvm.mlir.constant(2 : i64) : i64
      %1356 = llvm.extractelement %1224[%1355 : i64] : vector<4xbf16>
      llvm.store %1356, %1260 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1357 = llvm.mlir.constant(3 : i64) : i64
      %1358 = llvm.extractelement %1224[%1357 : i64] : vector<4xbf16>
      llvm.store %1358, %1262 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1359 = llvm.mlir.constant(0 : i64) : i64
      %1360 = llvm.extractelement %1225[%1359 : i64] : vector<4xbf16>
      llvm.store %1360, %1264 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1361 = llvm.mlir.constant(1 : i64) : i64
      %1362 = llvm.extractelement %1225[%1361 : i64] : vector<4xbf16>
      llvm.store %1362, %1266 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1363 = llvm.mlir.constant(2 : i64) : i64
      %1364 = llvm.extractelement %1225[%1363 : i64] : vector<4xbf16>
      llvm.store %1364, %1268 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1365 = llvm.mlir.constant(3 : i64) : i64
      %1366 = llvm.extractelement %1225[%1365 : i64] : vector<4xbf16>
      llvm.store %1366, %1270 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1367 = llvm.mlir.constant(0 : i64) : i64
      %1368 = llvm.extractelement %1226[%1367 : i64] : vector<4xbf16>
      llvm.store %1368, %1272 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1369 = llvm.mlir.constant(1 : i64) : i64
      %1370 = llvm.extractelement %1226[%1369 : i64] : vector<4xbf16>
      llvm.store %1370, %1274 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1371 = llvm.mlir.constant(2 : i64) : i64
      %1372 = llvm.extractelement %1226[%1371 : i64] : vector<4xbf16>
      llvm.store %1372, %1276 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1373 = llvm.mlir.constant(3 : i64) : i64
      %1374 = llvm.extractelement %1226[%1373 : i64] : vector<4xbf16>
      llvm.store %1374, %1278 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1375 = llvm.mlir.constant(0 : i64) : i64
      %1376 = llvm.extractelement %1227[%1375 : i64] : vector<4xbf16>
      llvm.store %1376, %1280 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1377 = llvm.mlir.constant(1 : i64) : i64
      %1378 = llvm.extractelement %1227[%1377 : i64] : vector<4xbf16>
      llvm.store %1378, %1282 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1379 = llvm.mlir.constant(2 : i64) : i64
      %1380 = llvm.extractelement %1227[%1379 : i64] : vector<4xbf16>
      llvm.store %1380, %1284 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1381 = llvm.mlir.constant(3 : i64) : i64
      %1382 = llvm.extractelement %1227[%1381 : i64] : vector<4xbf16>
      llvm.store %1382, %1286 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1383 = llvm.mlir.constant(0 : i64) : i64
      %1384 = llvm.extractelement %1228[%1383 : i64] : vector<4xbf16>
      llvm.store %1384, %1287 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1385 = llvm.mlir.constant(1 : i64) : i64
      %1386 = llvm.extractelement %1228[%1385 : i64] : vector<4xbf16>
      llvm.store %1386, %1288 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1387 = llvm.mlir.constant(2 : i64) : i64
      %1388 = llvm.extractelement %1228[%1387 : i64] : vector<4xbf16>
      llvm.store %1388, %1289 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1389 = llvm.mlir.constant(3 : i64) : i64
      %1390 = llvm.extractelement %1228[%1389 : i64] : vector<4xbf16>
      llvm.store %1390, %1290 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1391 = llvm.mlir.constant(0 : i64) : i64
      %1392 = llvm.extractelement %1229[%1391 : i64] : vector<4xbf16>
      llvm.store %1392, %1291 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1393 = llvm.mlir.constant(1 : i64) : i64
      %1394 = llvm.extractelement %1229[%1393 : i64] : vector<4xbf16>
      llvm.store %1394, %1292 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1395 = llvm.mlir.constant(2 : i64) : i64
      %1396 = llvm.extractelement %1229[%1395 : i64] : vector<4xbf16>
      llvm.store %1396, %1293 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1397 = llvm.mlir.constant(3 : i64) : i64
      %1398 = llvm.extractelement %1229[%1397 : i64] : vector<4xbf16>
      llvm.store %1398, %1294 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1399 = llvm.mlir.constant(0 : i64) : i64
      %1400 = llvm.extractelement %1230[%1399 : i64] : vector<4xbf16>
      llvm.store %1400, %1295 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1401 = llvm.mlir.constant(1 : i64) : i64
      %1402 = llvm.extractelement %1230[%1401 : i64] : vector<4xbf16>
      llvm.store %1402, %1296 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1403 = llvm.mlir.constant(2 : i64) : i64
      %1404 = llvm.extractelement %1230[%1403 : i64] : vector<4xbf16>
      llvm.store %1404, %1297 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1405 = llvm.mlir.constant(3 : i64) : i64
      %1406 = llvm.extractelement %1230[%1405 : i64] : vector<4xbf16>
      llvm.store %1406, %1298 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1407 = llvm.mlir.constant(0 : i64) : i64
      %1408 = llvm.extractelement %1231[%1407 : i64] : vector<4xbf16>
      llvm.store %1408, %1299 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1409 = llvm.mlir.constant(1 : i64) : i64
      %1410 = llvm.extractelement %1231[%1409 : i64] : vector<4xbf16>
      llvm.store %1410, %1300 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1411 = llvm.mlir.constant(2 : i64) : i64
      %1412 = llvm.extractelement %1231[%1411 : i64] : vector<4xbf16>
      llvm.store %1412, %1301 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1413 = llvm.mlir.constant(3 : i64) : i64
      %1414 = llvm.extractelement %1231[%1413 : i64] : vector<4xbf16>
      llvm.store %1414, %1302 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1415 = llvm.mlir.constant(0 : i64) : i64
      %1416 = llvm.extractelement %1232[%1415 : i64] : vector<4xbf16>
      llvm.store %1416, %1304 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1417 = llvm.mlir.constant(1 : i64) : i64
      %1418 = llvm.extractelement %1232[%1417 : i64] : vector<4xbf16>
      llvm.store %1418, %1306 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1419 = llvm.mlir.constant(2 : i64) : i64
      %1420 = llvm.extractelement %1232[%1419 : i64] : vector<4xbf16>
      llvm.store %1420, %1308 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1421 = llvm.mlir.constant(3 : i64) : i64
      %1422 = llvm.extractelement %1232[%1421 : i64] : vector<4xbf16>
      llvm.store %1422, %1310 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1423 = llvm.mlir.constant(0 : i64) : i64
      %1424 = llvm.extractelement %1233[%1423 : i64] : vector<4xbf16>
      llvm.store %1424, %1312 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1425 = llvm.mlir.constant(1 : i64) : i64
      %1426 = llvm.extractelement %1233[%1425 : i64] : vector<4xbf16>
      llvm.store %1426, %1314 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1427 = llvm.mlir.constant(2 : i64) : i64
      %1428 = llvm.extractelement %1233[%1427 : i64] : vector<4xbf16>
      llvm.store %1428, %1316 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1429 = llvm.mlir.constant(3 : i64) : i64
      %1430 = llvm.extractelement %1233[%1429 : i64] : vector<4xbf16>
      llvm.store %1430, %1318 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1431 = llvm.mlir.constant(0 : i64) : i64
      %1432 = llvm.extractelement %1234[%1431 : i64] : vector<4xbf16>
      llvm.store %1432, %1320 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1433 = llvm.mlir.constant(1 : i64) : i64
      %1434 = llvm.extractelement %1234[%1433 : i64] : vector<4xbf16>
      llvm.store %1434, %1322 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1435 = llvm.mlir.constant(2 : i64) : i64
      %1436 = llvm.extractelement %1234[%1435 : i64] : vector<4xbf16>
      llvm.store %1436, %1324 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1437 = llvm.mlir.constant(3 : i64) : i64
      %1438 = llvm.extractelement %1234[%1437 : i64] : vector<4xbf16>
      llvm.store %1438, %1326 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1439 = llvm.mlir.constant(0 : i64) : i64
      %1440 = llvm.extractelement %1235[%1439 : i64] : vector<4xbf16>
      llvm.store %1440, %1328 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1441 = llvm.mlir.constant(1 : i64) : i64
      %1442 = llvm.extractelement %1235[%1441 : i64] : vector<4xbf16>
      llvm.store %1442, %1330 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1443 = llvm.mlir.constant(2 : i64) : i64
      %1444 = llvm.extractelement %1235[%1443 : i64] : vector<4xbf16>
      llvm.store %1444, %1332 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1445 = llvm.mlir.constant(3 : i64) : i64
      %1446 = llvm.extractelement %1235[%1445 : i64] : vector<4xbf16>
      llvm.store %1446, %1334 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1447 = llvm.mlir.constant(0 : i64) : i64
      %1448 = llvm.extractelement %1236[%1447 : i64] : vector<4xbf16>
      llvm.store %1448, %1335 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1449 = llvm.mlir.constant(1 : i64) : i64
      %1450 = llvm.extractelement %1236[%1449 : i64] : vector<4xbf16>
      llvm.store %1450, %1336 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1451 = llvm.mlir.constant(2 : i64) : i64
      %1452 = llvm.extractelement %1236[%1451 : i64] : vector<4xbf16>
      llvm.store %1452, %1337 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1453 = llvm.mlir.constant(3 : i64) : i64
      %1454 = llvm.extractelement %1236[%1453 : i64] : vector<4xbf16>
      llvm.store %1454, %1338 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1455 = llvm.mlir.constant(0 : i64) : i64
      %1456 = llvm.extractelement %1237[%1455 : i64] : vector<4xbf16>
      llvm.store %1456, %1339 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1457 = llvm.mlir.constant(1 : i64) : i64
      %1458 = llvm.extractelement %1237[%1457 : i64] : vector<4xbf16>
      llvm.store %1458, %1340 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1459 = llvm.mlir.constant(2 : i64) : i64
      %1460 = llvm.extractelement %1237[%1459 : i64] : vector<4xbf16>
      llvm.store %1460, %1341 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1461 = llvm.mlir.constant(3 : i64) : i64
      %1462 = llvm.extractelement %1237[%1461 : i64] : vector<4xbf16>
      llvm.store %1462, %1342 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1463 = llvm.mlir.constant(0 : i64) : i64
      %1464 = llvm.extractelement %1238[%1463 : i64] : vector<4xbf16>
      llvm.store %1464, %1343 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1465 = llvm.mlir.constant(1 : i64) : i64
      %1466 = llvm.extractelement %1238[%1465 : i64] : vector<4xbf16>
      llvm.store %1466, %1344 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1467 = llvm.mlir.constant(2 : i64) : i64
      %1468 = llvm.extractelement %1238[%1467 : i64] : vector<4xbf16>
      llvm.store %1468, %1345 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1469 = llvm.mlir.constant(3 : i64) : i64
      %1470 = llvm.extractelement %1238[%1469 : i64] : vector<4xbf16>
      llvm.store %1470, %1346 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1471 = llvm.mlir.constant(0 : i64) : i64
      %1472 = llvm.extractelement %1239[%1471 : i64] : vector<4xbf16>
      llvm.store %1472, %1347 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1473 = llvm.mlir.constant(1 : i64) : i64
      %1474 = llvm.extractelement %1239[%1473 : i64] : vector<4xbf16>
      llvm.store %1474, %1348 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1475 = llvm.mlir.constant(2 : i64) : i64
      %1476 = llvm.extractelement %1239[%1475 : i64] : vector<4xbf16>
      llvm.store %1476, %1349 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      %1477 = llvm.mlir.constant(3 : i64) : i64
      %1478 = llvm.extractelement %1239[%1477 : i64] : vector<4xbf16>
      llvm.store %1478, %1350 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb138
    ^bb9:  // pred: ^bb7
      %1479 = llvm.urem %85, %61 : i32
      %1480 = llvm.udiv %87, %58 : i32
      %1481 = llvm.mul %1480, %74 : i32
      %1482 = llvm.add %1479, %1481 : i32
      %1483 = llvm.zext %1482 : i32 to i64
      %1484 = llvm.add %110, %1483 : i64
      %1485 = llvm.mul %1484, %65 : i64
      %1486 = llvm.getelementptr %arg2[%1485] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1487 = llvm.sub %arg5, %1484 : i64
      %1488 = llvm.intr.smin(%1487, %64) : (i64, i64) -> i64
      %1489 = llvm.intr.smax(%1488, %71) : (i64, i64) -> i64
      %1490 = llvm.trunc %1489 : i64 to i32
      %1491 = llvm.icmp "sgt" %1490, %63 : i32
      %1492 = llvm.getelementptr %1486[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1493 = llvm.icmp "sgt" %1490, %61 : i32
      %1494 = llvm.select %1491, %1486, %62 : i1, !llvm.ptr<1>
      %1495 = llvm.load %1494 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1496 = llvm.select %1493, %1492, %62 : i1, !llvm.ptr<1>
      %1497 = llvm.load %1496 {alignment = 2 : i64} : !llvm.ptr<1> -> bf16
      %1498 = llvm.fpext %1495 : bf16 to f32
      %1499 = llvm.fpext %1497 : bf16 to f32
      %1500 = llvm.mlir.poison : vector<4xf32>
      %1501 = llvm.mlir.constant(0 : i32) : i32
      %1502 = llvm.insertelement %1498, %1500[%1501 : i32] : vector<4xf32>
      %1503 = llvm.shufflevector %1502, %1500 [0, 0, 0, 0] : vector<4xf32> 
      %1504 = llvm.mlir.poison : vector<4xf32>
      %1505 = llvm.mlir.constant(0 : i32) : i32
      %1506 = llvm.insertelement %1499, %1504[%1505 : i32] : vector<4xf32>
      %1507 = llvm.shufflevector %1506, %1504 [0, 0, 0, 0] : vector<4xf32> 
      %1508 = llvm.fadd %219, %1503 : vector<4xf32>
      %1509 = llvm.fadd %220, %1503 : vector<4xf32>
      %1510 = llvm.fadd %221, %1503 : vector<4xf32>
      %1511 = llvm.fadd %222, %1503 : vector<4xf32>
      %1512 = llvm.fadd %223, %1507 : vector<4xf32>
      %1513 = llvm.fadd %224, %1507 : vector<4xf32>
      %1514 = llvm.fadd %225, %1507 : vector<4xf32>
      %1515 = llvm.fadd %226, %1507 : vector<4xf32>
      %1516 = llvm.fadd %227, %1503 : vector<4xf32>
      %1517 = llvm.fadd %228, %1503 : vector<4xf32>
      %1518 = llvm.fadd %229, %1503 : vector<4xf32>
      %1519 = llvm.fadd %230, %1503 : vector<4xf32>
      %1520 = llvm.fadd %231, %1507 : vector<4xf32>
      %1521 = llvm.fadd %232, %1507 : vector<4xf32>
      %1522 = llvm.fadd %233, %1507 : vector<4xf32>
      %1523 = llvm.fadd %234, %1507 : vector<4xf32>
      %1524 = llvm.fptrunc %1508 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1525 = llvm.fptrunc %1509 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1526 = llvm.fptrunc %1510 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1527 = llvm.fptrunc %1511 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1528 = llvm.fptrunc %1512 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1529 = llvm.fptrunc %1513 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1530 = llvm.fptrunc %1514 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1531 = llvm.fptrunc %1515 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1532 = llvm.fptrunc %1516 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1533 = llvm.fptrunc %1517 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1534 = llvm.fptrunc %1518 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1535 = llvm.fptrunc %1519 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1536 = llvm.fptrunc %1520 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1537 = llvm.fptrunc %1521 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1538 = llvm.fptrunc %1522 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1539 = llvm.fptrunc %1523 {fastmath = #arith.fastmath<contract>} : vector<4xf32> to vector<4xbf16>
      %1540 = llvm.intr.maximum(%1524, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1541 = llvm.intr.maximum(%1525, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1542 = llvm.intr.maximum(%1526, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1543 = llvm.intr.maximum(%1527, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1544 = llvm.intr.maximum(%1528, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1545 = llvm.intr.maximum(%1529, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1546 = llvm.intr.maximum(%1530, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1547 = llvm.intr.maximum(%1531, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1548 = llvm.intr.maximum(%1532, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1549 = llvm.intr.maximum(%1533, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1550 = llvm.intr.maximum(%1534, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1551 = llvm.intr.maximum(%1535, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1552 = llvm.intr.maximum(%1536, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1553 = llvm.intr.maximum(%1537, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1554 = llvm.intr.maximum(%1538, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1555 = llvm.intr.maximum(%1539, %1) : (vector<4xbf16>, vector<4xbf16>) -> vector<4xbf16>
      %1556 = llvm.urem %85, %61 : i32
      %1557 = llvm.udiv %85, %61 : i32
      %1558 = llvm.mul %1557, %68 : i32
      %1559 = llvm.urem %87, %58 : i32
      %1560 = llvm.mul %1559, %74 : i32
      %1561 = llvm.add %1558, %1560 : i32
      %1562 = llvm.udiv %87, %58 : i32
      %1563 = llvm.mul %1562, %74 : i32
      %1564 = llvm.add %1556, %1563 : i32
      %1565 = llvm.zext %1561 : i32 to i64
      %1566 = llvm.add %109, %1565 : i64
      %1567 = llvm.mul %1566, %arg5 : i64
      %1568 = llvm.zext %1564 : i32 to i64
      %1569 = llvm.add %110, %1568 : i64
      %1570 = llvm.add %1567, %1569 : i64
      %1571 = llvm.mul %1570, %65 : i64
      %1572 = llvm.getelementptr %arg3[%1571] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1573 = llvm.sub %arg4, %1566 : i64
      %1574 = llvm.intr.smin(%1573, %64) : (i64, i64) -> i64
      %1575 = llvm.intr.smax(%1574, %71) : (i64, i64) -> i64
      %1576 = llvm.trunc %1575 : i64 to i32
      %1577 = llvm.sub %arg5, %1569 : i64
      %1578 = llvm.intr.smin(%1577, %64) : (i64, i64) -> i64
      %1579 = llvm.intr.smax(%1578, %71) : (i64, i64) -> i64
      %1580 = llvm.trunc %1579 : i64 to i32
      %1581 = llvm.icmp "sgt" %1576, %63 : i32
      %1582 = llvm.icmp "sgt" %1580, %63 : i32
      %1583 = llvm.and %1581, %1582 : i1
      %1584 = llvm.mul %arg5, %65 : i64
      %1585 = llvm.getelementptr %1572[%1584] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1586 = llvm.icmp "sgt" %1576, %60 : i32
      %1587 = llvm.and %1586, %1582 : i1
      %1588 = llvm.mul %arg5, %55 : i64
      %1589 = llvm.getelementptr %1572[%1588] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1590 = llvm.icmp "sgt" %1576, %58 : i32
      %1591 = llvm.and %1590, %1582 : i1
      %1592 = llvm.mul %arg5, %54 : i64
      %1593 = llvm.getelementptr %1572[%1592] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1594 = llvm.icmp "sgt" %1576, %27 : i32
      %1595 = llvm.and %1594, %1582 : i1
      %1596 = llvm.mul %arg5, %72 : i64
      %1597 = llvm.getelementptr %1572[%1596] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1598 = llvm.icmp "sgt" %1576, %67 : i32
      %1599 = llvm.and %1598, %1582 : i1
      %1600 = llvm.mul %arg5, %53 : i64
      %1601 = llvm.getelementptr %1572[%1600] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1602 = llvm.icmp "sgt" %1576, %26 : i32
      %1603 = llvm.and %1602, %1582 : i1
      %1604 = llvm.mul %arg5, %52 : i64
      %1605 = llvm.getelementptr %1572[%1604] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1606 = llvm.icmp "sgt" %1576, %25 : i32
      %1607 = llvm.and %1606, %1582 : i1
      %1608 = llvm.mul %arg5, %51 : i64
      %1609 = llvm.getelementptr %1572[%1608] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1610 = llvm.icmp "sgt" %1576, %24 : i32
      %1611 = llvm.and %1610, %1582 : i1
      %1612 = llvm.mul %arg5, %70 : i64
      %1613 = llvm.getelementptr %1572[%1612] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1614 = llvm.icmp "sgt" %1576, %66 : i32
      %1615 = llvm.and %1614, %1582 : i1
      %1616 = llvm.mul %arg5, %50 : i64
      %1617 = llvm.getelementptr %1572[%1616] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1618 = llvm.icmp "sgt" %1576, %23 : i32
      %1619 = llvm.and %1618, %1582 : i1
      %1620 = llvm.mul %arg5, %49 : i64
      %1621 = llvm.getelementptr %1572[%1620] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1622 = llvm.icmp "sgt" %1576, %22 : i32
      %1623 = llvm.and %1622, %1582 : i1
      %1624 = llvm.mul %arg5, %48 : i64
      %1625 = llvm.getelementptr %1572[%1624] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1626 = llvm.icmp "sgt" %1576, %21 : i32
      %1627 = llvm.and %1626, %1582 : i1
      %1628 = llvm.mul %arg5, %47 : i64
      %1629 = llvm.getelementptr %1572[%1628] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1630 = llvm.icmp "sgt" %1576, %56 : i32
      %1631 = llvm.and %1630, %1582 : i1
      %1632 = llvm.mul %arg5, %46 : i64
      %1633 = llvm.getelementptr %1572[%1632] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1634 = llvm.icmp "sgt" %1576, %20 : i32
      %1635 = llvm.and %1634, %1582 : i1
      %1636 = llvm.mul %arg5, %45 : i64
      %1637 = llvm.getelementptr %1572[%1636] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1638 = llvm.icmp "sgt" %1576, %19 : i32
      %1639 = llvm.and %1638, %1582 : i1
      %1640 = llvm.mul %arg5, %44 : i64
      %1641 = llvm.getelementptr %1572[%1640] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1642 = llvm.icmp "sgt" %1576, %18 : i32
      %1643 = llvm.and %1642, %1582 : i1
      %1644 = llvm.getelementptr %1572[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1645 = llvm.icmp "sgt" %1580, %61 : i32
      %1646 = llvm.and %1581, %1645 : i1
      %1647 = llvm.getelementptr %1585[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1648 = llvm.and %1586, %1645 : i1
      %1649 = llvm.getelementptr %1589[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1650 = llvm.and %1590, %1645 : i1
      %1651 = llvm.getelementptr %1593[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1652 = llvm.and %1594, %1645 : i1
      %1653 = llvm.getelementptr %1597[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1654 = llvm.and %1598, %1645 : i1
      %1655 = llvm.getelementptr %1601[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1656 = llvm.and %1602, %1645 : i1
      %1657 = llvm.getelementptr %1605[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1658 = llvm.and %1606, %1645 : i1
      %1659 = llvm.getelementptr %1609[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1660 = llvm.and %1610, %1645 : i1
      %1661 = llvm.getelementptr %1613[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1662 = llvm.and %1614, %1645 : i1
      %1663 = llvm.getelementptr %1617[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1664 = llvm.and %1618, %1645 : i1
      %1665 = llvm.getelementptr %1621[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1666 = llvm.and %1622, %1645 : i1
      %1667 = llvm.getelementptr %1625[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1668 = llvm.and %1626, %1645 : i1
      %1669 = llvm.getelementptr %1629[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1670 = llvm.and %1630, %1645 : i1
      %1671 = llvm.getelementptr %1633[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1672 = llvm.and %1634, %1645 : i1
      %1673 = llvm.getelementptr %1637[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1674 = llvm.and %1638, %1645 : i1
      %1675 = llvm.getelementptr %1641[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1676 = llvm.and %1642, %1645 : i1
      %1677 = llvm.mul %arg5, %43 : i64
      %1678 = llvm.getelementptr %1572[%1677] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1679 = llvm.icmp "sgt" %1576, %61 : i32
      %1680 = llvm.and %1679, %1582 : i1
      %1681 = llvm.mul %arg5, %42 : i64
      %1682 = llvm.getelementptr %1572[%1681] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1683 = llvm.icmp "sgt" %1576, %17 : i32
      %1684 = llvm.and %1683, %1582 : i1
      %1685 = llvm.mul %arg5, %41 : i64
      %1686 = llvm.getelementptr %1572[%1685] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1687 = llvm.icmp "sgt" %1576, %16 : i32
      %1688 = llvm.and %1687, %1582 : i1
      %1689 = llvm.mul %arg5, %40 : i64
      %1690 = llvm.getelementptr %1572[%1689] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1691 = llvm.icmp "sgt" %1576, %15 : i32
      %1692 = llvm.and %1691, %1582 : i1
      %1693 = llvm.mul %arg5, %39 : i64
      %1694 = llvm.getelementptr %1572[%1693] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1695 = llvm.icmp "sgt" %1576, %14 : i32
      %1696 = llvm.and %1695, %1582 : i1
      %1697 = llvm.mul %arg5, %38 : i64
      %1698 = llvm.getelementptr %1572[%1697] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1699 = llvm.icmp "sgt" %1576, %13 : i32
      %1700 = llvm.and %1699, %1582 : i1
      %1701 = llvm.mul %arg5, %37 : i64
      %1702 = llvm.getelementptr %1572[%1701] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1703 = llvm.icmp "sgt" %1576, %12 : i32
      %1704 = llvm.and %1703, %1582 : i1
      %1705 = llvm.mul %arg5, %36 : i64
      %1706 = llvm.getelementptr %1572[%1705] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1707 = llvm.icmp "sgt" %1576, %11 : i32
      %1708 = llvm.and %1707, %1582 : i1
      %1709 = llvm.mul %arg5, %35 : i64
      %1710 = llvm.getelementptr %1572[%1709] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1711 = llvm.icmp "sgt" %1576, %10 : i32
      %1712 = llvm.and %1711, %1582 : i1
      %1713 = llvm.mul %arg5, %34 : i64
      %1714 = llvm.getelementptr %1572[%1713] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1715 = llvm.icmp "sgt" %1576, %9 : i32
      %1716 = llvm.and %1715, %1582 : i1
      %1717 = llvm.mul %arg5, %33 : i64
      %1718 = llvm.getelementptr %1572[%1717] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1719 = llvm.icmp "sgt" %1576, %8 : i32
      %1720 = llvm.and %1719, %1582 : i1
      %1721 = llvm.mul %arg5, %32 : i64
      %1722 = llvm.getelementptr %1572[%1721] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1723 = llvm.icmp "sgt" %1576, %7 : i32
      %1724 = llvm.and %1723, %1582 : i1
      %1725 = llvm.mul %arg5, %31 : i64
      %1726 = llvm.getelementptr %1572[%1725] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1727 = llvm.icmp "sgt" %1576, %6 : i32
      %1728 = llvm.and %1727, %1582 : i1
      %1729 = llvm.mul %arg5, %30 : i64
      %1730 = llvm.getelementptr %1572[%1729] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1731 = llvm.icmp "sgt" %1576, %5 : i32
      %1732 = llvm.and %1731, %1582 : i1
      %1733 = llvm.mul %arg5, %29 : i64
      %1734 = llvm.getelementptr %1572[%1733] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1735 = llvm.icmp "sgt" %1576, %4 : i32
      %1736 = llvm.and %1735, %1582 : i1
      %1737 = llvm.mul %arg5, %28 : i64
      %1738 = llvm.getelementptr %1572[%1737] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8
      %1739 = llvm.icmp "sgt" %1576, %3 : i32
      %1740 = llvm.and %1739, %1582 : i1
      %1741 = llvm.getelementptr %1678[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1742 = llvm.and %1679, %1645 : i1
      %1743 = llvm.getelementptr %1682[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1744 = llvm.and %1683, %1645 : i1
      %1745 = llvm.getelementptr %1686[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1746 = llvm.and %1687, %1645 : i1
      %1747 = llvm.getelementptr %1690[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1748 = llvm.and %1691, %1645 : i1
      %1749 = llvm.getelementptr %1694[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1750 = llvm.and %1695, %1645 : i1
      %1751 = llvm.getelementptr %1698[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1752 = llvm.and %1699, %1645 : i1
      %1753 = llvm.getelementptr %1702[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1754 = llvm.and %1703, %1645 : i1
      %1755 = llvm.getelementptr %1706[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1756 = llvm.and %1707, %1645 : i1
      %1757 = llvm.getelementptr %1710[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1758 = llvm.and %1711, %1645 : i1
      %1759 = llvm.getelementptr %1714[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1760 = llvm.and %1715, %1645 : i1
      %1761 = llvm.getelementptr %1718[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1762 = llvm.and %1719, %1645 : i1
      %1763 = llvm.getelementptr %1722[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1764 = llvm.and %1723, %1645 : i1
      %1765 = llvm.getelementptr %1726[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1766 = llvm.and %1727, %1645 : i1
      %1767 = llvm.getelementptr %1730[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1768 = llvm.and %1731, %1645 : i1
      %1769 = llvm.getelementptr %1734[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1770 = llvm.and %1735, %1645 : i1
      %1771 = llvm.getelementptr %1738[64] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
      %1772 = llvm.and %1739, %1645 : i1
      %1773 = llvm.mlir.constant(0 : i64) : i64
      %1774 = llvm.extractelement %1540[%1773 : i64] : vector<4xbf16>
      llvm.cond_br %1583, ^bb10, ^bb11
    ^bb10:  // pred: ^bb9
      llvm.store %1774, %1572 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb11
    ^bb11:  // 2 preds: ^bb9, ^bb10
      %1775 = llvm.mlir.constant(1 : i64) : i64
      %1776 = llvm.extractelement %1540[%1775 : i64] : vector<4xbf16>
      llvm.cond_br %1587, ^bb12, ^bb13
    ^bb12:  // pred: ^bb11
      llvm.store %1776, %1585 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb13
    ^bb13:  // 2 preds: ^bb11, ^bb12
      %1777 = llvm.mlir.constant(2 : i64) : i64
      %1778 = llvm.extractelement %1540[%1777 : i64] : vector<4xbf16>
      llvm.cond_br %1591, ^bb14, ^bb15
    ^bb14:  // pred: ^bb13
      llvm.store %1778, %1589 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb15
    ^bb15:  // 2 preds: ^bb13, ^bb14
      %1779 = llvm.mlir.constant(3 : i64) : i64
      %1780 = llvm.extractelement %1540[%1779 : i64] : vector<4xbf16>
      llvm.cond_br %1595, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      llvm.store %1780, %1593 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb17
    ^bb17:  // 2 preds: ^bb15, ^bb16
      %1781 = llvm.mlir.constant(0 : i64) : i64
      %1782 = llvm.extractelement %1541[%1781 : i64] : vector<4xbf16>
      llvm.cond_br %1599, ^bb18, ^bb19
    ^bb18:  // pred: ^bb17
      llvm.store %1782, %1597 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb19
    ^bb19:  // 2 preds: ^bb17, ^bb18
      %1783 = llvm.mlir.constant(1 : i64) : i64
      %1784 = llvm.extractelement %1541[%1783 : i64] : vector<4xbf16>
      llvm.cond_br %1603, ^bb20, ^bb21
    ^bb20:  // pred: ^bb19
      llvm.store %1784, %1601 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb21
    ^bb21:  // 2 preds: ^bb19, ^bb20
      %1785 = llvm.mlir.constant(2 : i64) : i64
      %1786 = llvm.extractelement %1541[%1785 : i64] : vector<4xbf16>
      llvm.cond_br %1607, ^bb22, ^bb23
    ^bb22:  // pred: ^bb21
      llvm.store %1786, %1605 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb23
    ^bb23:  // 2 preds: ^bb21, ^bb22
      %1787 = llvm.mlir.constant(3 : i64) : i64
      %1788 = llvm.extractelement %1541[%1787 : i64] : vector<4xbf16>
      llvm.cond_br %1611, ^bb24, ^bb25
    ^bb24:  // pred: ^bb23
      llvm.store %1788, %1609 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb25
    ^bb25:  // 2 preds: ^bb23, ^bb24
      %1789 = llvm.mlir.constant(0 : i64) : i64
      %1790 = llvm.extractelement %1542[%1789 : i64] : vector<4xbf16>
      llvm.cond_br %1615, ^bb26, ^bb27
    ^bb26:  // pred: ^bb25
      llvm.store %1790, %1613 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb27
    ^bb27:  // 2 preds: ^bb25, ^bb26
      %1791 = llvm.mlir.constant(1 : i64) : i64
      %1792 = llvm.extractelement %1542[%1791 : i64] : vector<4xbf16>
      llvm.cond_br %1619, ^bb28, ^bb29
    ^bb28:  // pred: ^bb27
      llvm.store %1792, %1617 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb29
    ^bb29:  // 2 preds: ^bb27, ^bb28
      %1793 = llvm.mlir.constant(2 : i64) : i64
      %1794 = llvm.extractelement %1542[%1793 : i64] : vector<4xbf16>
      llvm.cond_br %1623, ^bb30, ^bb31
    ^bb30:  // pred: ^bb29
      llvm.store %1794, %1621 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb31
    ^bb31:  // 2 preds: ^bb29, ^bb30
      %1795 = llvm.mlir.constant(3 : i64) : i64
      %1796 = llvm.extractelement %1542[%1795 : i64] : vector<4xbf16>
      llvm.cond_br %1627, ^bb32, ^bb33
    ^bb32:  // pred: ^bb31
      llvm.store %1796, %1625 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb33
    ^bb33:  // 2 preds: ^bb31, ^bb32
      %1797 = llvm.mlir.constant(0 : i64) : i64
      %1798 = llvm.extractelement %1543[%1797 : i64] : vector<4xbf16>
      llvm.cond_br %1631, ^bb34, ^bb35
    ^bb34:  // pred: ^bb33
      llvm.store %1798, %1629 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb35
    ^bb35:  // 2 preds: ^bb33, ^bb34
      %1799 = llvm.mlir.constant(1 : i64) : i64
      %1800 = llvm.extractelement %1543[%1799 : i64] : vector<4xbf16>
      llvm.cond_br %1635, ^bb36, ^bb37
    ^bb36:  // pred: ^bb35
      llvm.store %1800, %1633 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb37
    ^bb37:  // 2 preds: ^bb35, ^bb36
      %1801 = llvm.mlir.constant(2 : i64) : i64
      %1802 = llvm.extractelement %1543[%1801 : i64] : vector<4xbf16>
      llvm.cond_br %1639, ^bb38, ^bb39
    ^bb38:  // pred: ^bb37
      llvm.store %1802, %1637 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb39
    ^bb39:  // 2 preds: ^bb37, ^bb38
      %1803 = llvm.mlir.constant(3 : i64) : i64
      %1804 = llvm.extractelement %1543[%1803 : i64] : vector<4xbf16>
      llvm.cond_br %1643, ^bb40, ^bb41
    ^bb40:  // pred: ^bb39
      llvm.store %1804, %1641 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb41
    ^bb41:  // 2 preds: ^bb39, ^bb40
      %1805 = llvm.mlir.constant(0 : i64) : i64
      %1806 = llvm.extractelement %1544[%1805 : i64] : vector<4xbf16>
      llvm.cond_br %1646, ^bb42, ^bb43
    ^bb42:  // pred: ^bb41
      llvm.store %1806, %1644 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb43
    ^bb43:  // 2 preds: ^bb41, ^bb42
      %1807 = llvm.mlir.constant(1 : i64) : i64
      %1808 = llvm.extractelement %1544[%1807 : i64] : vector<4xbf16>
      llvm.cond_br %1648, ^bb44, ^bb45
    ^bb44:  // pred: ^bb43
      llvm.store %1808, %1647 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb45
    ^bb45:  // 2 preds: ^bb43, ^bb44
      %1809 = llvm.mlir.constant(2 : i64) : i64
      %1810 = llvm.extractelement %1544[%1809 : i64] : vector<4xbf16>
      llvm.cond_br %1650, ^bb46, ^bb47
    ^bb46:  // pred: ^bb45
      llvm.store %1810, %1649 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb47
    ^bb47:  // 2 preds: ^bb45, ^bb46
      %1811 = llvm.mlir.constant(3 : i64) : i64
      %1812 = llvm.extractelement %1544[%1811 : i64] : vector<4xbf16>
      llvm.cond_br %1652, ^bb48, ^bb49
    ^bb48:  // pred: ^bb47
      llvm.store %1812, %1651 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb49
    ^bb49:  // 2 preds: ^bb47, ^bb48
      %1813 = llvm.mlir.constant(0 : i64) : i64
      %1814 = llvm.extractelement %1545[%1813 : i64] : vector<4xbf16>
      llvm.cond_br %1654, ^bb50, ^bb51
    ^bb50:  // pred: ^bb49
      llvm.store %1814, %1653 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb51
    ^bb51:  // 2 preds: ^bb49, ^bb50
      %1815 = llvm.mlir.constant(1 : i64) : i64
      %1816 = llvm.extractelement %1545[%1815 : i64] : vector<4xbf16>
      llvm.cond_br %1656, ^bb52, ^bb53
    ^bb52:  // pred: ^bb51
      llvm.store %1816, %1655 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb53
    ^bb53:  // 2 preds: ^bb51, ^bb52
      %1817 = llvm.mlir.constant(2 : i64) : i64
      %1818 = llvm.extractelement %1545[%1817 : i64] : vector<4xbf16>
      llvm.cond_br %1658, ^bb54, ^bb55
    ^bb54:  // pred: ^bb53
      llvm.store %1818, %1657 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb55
    ^bb55:  // 2 preds: ^bb53, ^bb54
      %1819 = llvm.mlir.constant(3 : i64) : i64
      %1820 = llvm.extractelement %1545[%1819 : i64] : vector<4xbf16>
      llvm.cond_br %1660, ^bb56, ^bb57
    ^bb56:  // pred: ^bb55
      llvm.store %1820, %1659 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb57
    ^bb57:  // 2 preds: ^bb55, ^bb56
      %1821 = llvm.mlir.constant(0 : i64) : i64
      %1822 = llvm.extractelement %1546[%1821 : i64] : vector<4xbf16>
      llvm.cond_br %1662, ^bb58, ^bb59
    ^bb58:  // pred: ^bb57
      llvm.store %1822, %1661 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb59
    ^bb59:  // 2 preds: ^bb57, ^bb58
      %1823 = llvm.mlir.constant(1 : i64) : i64
      %1824 = llvm.extractelement %1546[%1823 : i64] : vector<4xbf16>
      llvm.cond_br %1664, ^bb60, ^bb61
    ^bb60:  // pred: ^bb59
      llvm.store %1824, %1663 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb61
    ^bb61:  // 2 preds: ^bb59, ^bb60
      %1825 = llvm.mlir.constant(2 : i64) : i64
      %1826 = llvm.extractelement %1546[%1825 : i64] : vector<4xbf16>
      llvm.cond_br %1666, ^bb62, ^bb63
    ^bb62:  // pred: ^bb61
      llvm.store %1826, %1665 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb63
    ^bb63:  // 2 preds: ^bb61, ^bb62
      %1827 = llvm.mlir.constant(3 : i64) : i64
      %1828 = llvm.extractelement %1546[%1827 : i64] : vector<4xbf16>
      llvm.cond_br %1668, ^bb64, ^bb65
    ^bb64:  // pred: ^bb63
      llvm.store %1828, %1667 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb65
    ^bb65:  // 2 preds: ^bb63, ^bb64
      %1829 = llvm.mlir.constant(0 : i64) : i64
      %1830 = llvm.extractelement %1547[%1829 : i64] : vector<4xbf16>
      llvm.cond_br %1670, ^bb66, ^bb67
    ^bb66:  // pred: ^bb65
      llvm.store %1830, %1669 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb67
    ^bb67:  // 2 preds: ^bb65, ^bb66
      %1831 = llvm.mlir.constant(1 : i64) : i64
      %1832 = llvm.extractelement %1547[%1831 : i64] : vector<4xbf16>
      llvm.cond_br %1672, ^bb68, ^bb69
    ^bb68:  // pred: ^bb67
      llvm.store %1832, %1671 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb69
    ^bb69:  // 2 preds: ^bb67, ^bb68
      %1833 = llvm.mlir.constant(2 : i64) : i64
      %1834 = llvm.extractelement %1547[%1833 : i64] : vector<4xbf16>
      llvm.cond_br %1674, ^bb70, ^bb71
    ^bb70:  // pred: ^bb69
      llvm.store %1834, %1673 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb71
    ^bb71:  // 2 preds: ^bb69, ^bb70
      %1835 = llvm.mlir.constant(3 : i64) : i64
      %1836 = llvm.extractelement %1547[%1835 : i64] : vector<4xbf16>
      llvm.cond_br %1676, ^bb72, ^bb73
    ^bb72:  // pred: ^bb71
      llvm.store %1836, %1675 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb73
    ^bb73:  // 2 preds: ^bb71, ^bb72
      %1837 = llvm.mlir.constant(0 : i64) : i64
      %1838 = llvm.extractelement %1548[%1837 : i64] : vector<4xbf16>
      llvm.cond_br %1680, ^bb74, ^bb75
    ^bb74:  // pred: ^bb73
      llvm.store %1838, %1678 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb75
    ^bb75:  // 2 preds: ^bb73, ^bb74
      %1839 = llvm.mlir.constant(1 : i64) : i64
      %1840 = llvm.extractelement %1548[%1839 : i64] : vector<4xbf16>
      llvm.cond_br %1684, ^bb76, ^bb77
    ^bb76:  // pred: ^bb75
      llvm.store %1840, %1682 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb77
    ^bb77:  // 2 preds: ^bb75, ^bb76
      %1841 = llvm.mlir.constant(2 : i64) : i64
      %1842 = llvm.extractelement %1548[%1841 : i64] : vector<4xbf16>
      llvm.cond_br %1688, ^bb78, ^bb79
    ^bb78:  // pred: ^bb77
      llvm.store %1842, %1686 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb79
    ^bb79:  // 2 preds: ^bb77, ^bb78
      %1843 = llvm.mlir.constant(3 : i64) : i64
      %1844 = llvm.extractelement %1548[%1843 : i64] : vector<4xbf16>
      llvm.cond_br %1692, ^bb80, ^bb81
    ^bb80:  // pred: ^bb79
      llvm.store %1844, %1690 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb81
    ^bb81:  // 2 preds: ^bb79, ^bb80
      %1845 = llvm.mlir.constant(0 : i64) : i64
      %1846 = llvm.extractelement %1549[%1845 : i64] : vector<4xbf16>
      llvm.cond_br %1696, ^bb82, ^bb83
    ^bb82:  // pred: ^bb81
      llvm.store %1846, %1694 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb83
    ^bb83:  // 2 preds: ^bb81, ^bb82
      %1847 = llvm.mlir.constant(1 : i64) : i64
      %1848 = llvm.extractelement %1549[%1847 : i64] : vector<4xbf16>
      llvm.cond_br %1700, ^bb84, ^bb85
    ^bb84:  // pred: ^bb83
      llvm.store %1848, %1698 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb85
    ^bb85:  // 2 preds: ^bb83, ^bb84
      %1849 = llvm.mlir.constant(2 : i64) : i64
      %1850 = llvm.extractelement %1549[%1849 : i64] : vector<4xbf16>
      llvm.cond_br %1704, ^bb86, ^bb87
    ^bb86:  // pred: ^bb85
      llvm.store %1850, %1702 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb87
    ^bb87:  // 2 preds: ^bb85, ^bb86
      %1851 = llvm.mlir.constant(3 : i64) : i64
      %1852 = llvm.extractelement %1549[%1851 : i64] : vector<4xbf16>
      llvm.cond_br %1708, ^bb88, ^bb89
    ^bb88:  // pred: ^bb87
      llvm.store %1852, %1706 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb89
    ^bb89:  // 2 preds: ^bb87, ^bb88
      %1853 = llvm.mlir.constant(0 : i64) : i64
      %1854 = llvm.extractelement %1550[%1853 : i64] : vector<4xbf16>
      llvm.cond_br %1712, ^bb90, ^bb91
    ^bb90:  // pred: ^bb89
      llvm.store %1854, %1710 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb91
    ^bb91:  // 2 preds: ^bb89, ^bb90
      %1855 = llvm.mlir.constant(1 : i64) : i64
      %1856 = llvm.extractelement %1550[%1855 : i64] : vector<4xbf16>
      llvm.cond_br %1716, ^bb92, ^bb93
    ^bb92:  // pred: ^bb91
      llvm.store %1856, %1714 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb93
    ^bb93:  // 2 preds: ^bb91, ^bb92
      %1857 = llvm.mlir.constant(2 : i64) : i64
      %1858 = llvm.extractelement %1550[%1857 : i64] : vector<4xbf16>
      llvm.cond_br %1720, ^bb94, ^bb95
    ^bb94:  // pred: ^bb93
      llvm.store %1858, %1718 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb95
    ^bb95:  // 2 preds: ^bb93, ^bb94
      %1859 = llvm.mlir.constant(3 : i64) : i64
      %1860 = llvm.extractelement %1550[%1859 : i64] : vector<4xbf16>
      llvm.cond_br %1724, ^bb96, ^bb97
    ^bb96:  // pred: ^bb95
      llvm.store %1860, %1722 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb97
    ^bb97:  // 2 preds: ^bb95, ^bb96
      %1861 = llvm.mlir.constant(0 : i64) : i64
      %1862 = llvm.extractelement %1551[%1861 : i64] : vector<4xbf16>
      llvm.cond_br %1728, ^bb98, ^bb99
    ^bb98:  // pred: ^bb97
      llvm.store %1862, %1726 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb99
    ^bb99:  // 2 preds: ^bb97, ^bb98
      %1863 = llvm.mlir.constant(1 : i64) : i64
      %1864 = llvm.extractelement %1551[%1863 : i64] : vector<4xbf16>
      llvm.cond_br %1732, ^bb100, ^bb101
    ^bb100:  // pred: ^bb99
      llvm.store %1864, %1730 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb101
    ^bb101:  // 2 preds: ^bb99, ^bb100
      %1865 = llvm.mlir.constant(2 : i64) : i64
      %1866 = llvm.extractelement %1551[%1865 : i64] : vector<4xbf16>
      llvm.cond_br %1736, ^bb102, ^bb103
    ^bb102:  // pred: ^bb101
      llvm.store %1866, %1734 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb103
    ^bb103:  // 2 preds: ^bb101, ^bb102
      %1867 = llvm.mlir.constant(3 : i64) : i64
      %1868 = llvm.extractelement %1551[%1867 : i64] : vector<4xbf16>
      llvm.cond_br %1740, ^bb104, ^bb105
    ^bb104:  // pred: ^bb103
      llvm.store %1868, %1738 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb105
    ^bb105:  // 2 preds: ^bb103, ^bb104
      %1869 = llvm.mlir.constant(0 : i64) : i64
      %1870 = llvm.extractelement %1552[%1869 : i64] : vector<4xbf16>
      llvm.cond_br %1742, ^bb106, ^bb107
    ^bb106:  // pred: ^bb105
      llvm.store %1870, %1741 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb107
    ^bb107:  // 2 preds: ^bb105, ^bb106
      %1871 = llvm.mlir.constant(1 : i64) : i64
      %1872 = llvm.extractelement %1552[%1871 : i64] : vector<4xbf16>
      llvm.cond_br %1744, ^bb108, ^bb109
    ^bb108:  // pred: ^bb107
      llvm.store %1872, %1743 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb109
    ^bb109:  // 2 preds: ^bb107, ^bb108
      %1873 = llvm.mlir.constant(2 : i64) : i64
      %1874 = llvm.extractelement %1552[%1873 : i64] : vector<4xbf16>
      llvm.cond_br %1746, ^bb110, ^bb111
    ^bb110:  // pred: ^bb109
      llvm.store %1874, %1745 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb111
    ^bb111:  // 2 preds: ^bb109, ^bb110
      %1875 = llvm.mlir.constant(3 : i64) : i64
      %1876 = llvm.extractelement %1552[%1875 : i64] : vector<4xbf16>
      llvm.cond_br %1748, ^bb112, ^bb113
    ^bb112:  // pred: ^bb111
      llvm.store %1876, %1747 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb113
    ^bb113:  // 2 preds: ^bb111, ^bb112
      %1877 = llvm.mlir.constant(0 : i64) : i64
      %1878 = llvm.extractelement %1553[%1877 : i64] : vector<4xbf16>
      llvm.cond_br %1750, ^bb114, ^bb115
    ^bb114:  // pred: ^bb113
      llvm.store %1878, %1749 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb115
    ^bb115:  // 2 preds: ^bb113, ^bb114
      %1879 = llvm.mlir.constant(1 : i64) : i64
      %1880 = llvm.extractelement %1553[%1879 : i64] : vector<4xbf16>
      llvm.cond_br %1752, ^bb116, ^bb117
    ^bb116:  // pred: ^bb115
      llvm.store %1880, %1751 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb117
    ^bb117:  // 2 preds: ^bb115, ^bb116
      %1881 = llvm.mlir.constant(2 : i64) : i64
      %1882 = llvm.extractelement %1553[%1881 : i64] : vector<4xbf16>
      llvm.cond_br %1754, ^bb118, ^bb119
    ^bb118:  // pred: ^bb117
      llvm.store %1882, %1753 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb119
    ^bb119:  // 2 preds: ^bb117, ^bb118
      %1883 = llvm.mlir.constant(3 : i64) : i64
      %1884 = llvm.extractelement %1553[%1883 : i64] : vector<4xbf16>
      llvm.cond_br %1756, ^bb120, ^bb121
    ^bb120:  // pred: ^bb119
      llvm.store %1884, %1755 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb121
    ^bb121:  // 2 preds: ^bb119, ^bb120
      %1885 = llvm.mlir.constant(0 : i64) : i64
      %1886 = llvm.extractelement %1554[%1885 : i64] : vector<4xbf16>
      llvm.cond_br %1758, ^bb122, ^bb123
    ^bb122:  // pred: ^bb121
      llvm.store %1886, %1757 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb123
    ^bb123:  // 2 preds: ^bb121, ^bb122
      %1887 = llvm.mlir.constant(1 : i64) : i64
      %1888 = llvm.extractelement %1554[%1887 : i64] : vector<4xbf16>
      llvm.cond_br %1760, ^bb124, ^bb125
    ^bb124:  // pred: ^bb123
      llvm.store %1888, %1759 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb125
    ^bb125:  // 2 preds: ^bb123, ^bb124
      %1889 = llvm.mlir.constant(2 : i64) : i64
      %1890 = llvm.extractelement %1554[%1889 : i64] : vector<4xbf16>
      llvm.cond_br %1762, ^bb126, ^bb127
    ^bb126:  // pred: ^bb125
      llvm.store %1890, %1761 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb127
    ^bb127:  // 2 preds: ^bb125, ^bb126
      %1891 = llvm.mlir.constant(3 : i64) : i64
      %1892 = llvm.extractelement %1554[%1891 : i64] : vector<4xbf16>
      llvm.cond_br %1764, ^bb128, ^bb129
    ^bb128:  // pred: ^bb127
      llvm.store %1892, %1763 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb129
    ^bb129:  // 2 preds: ^bb127, ^bb128
      %1893 = llvm.mlir.constant(0 : i64) : i64
      %1894 = llvm.extractelement %1555[%1893 : i64] : vector<4xbf16>
      llvm.cond_br %1766, ^bb130, ^bb131
    ^bb130:  // pred: ^bb129
      llvm.store %1894, %1765 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb131
    ^bb131:  // 2 preds: ^bb129, ^bb130
      %1895 = llvm.mlir.constant(1 : i64) : i64
      %1896 = llvm.extractelement %1555[%1895 : i64] : vector<4xbf16>
      llvm.cond_br %1768, ^bb132, ^bb133
    ^bb132:  // pred: ^bb131
      llvm.store %1896, %1767 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb133
    ^bb133:  // 2 preds: ^bb131, ^bb132
      %1897 = llvm.mlir.constant(2 : i64) : i64
      %1898 = llvm.extractelement %1555[%1897 : i64] : vector<4xbf16>
      llvm.cond_br %1770, ^bb134, ^bb135
    ^bb134:  // pred: ^bb133
      llvm.store %1898, %1769 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb135
    ^bb135:  // 2 preds: ^bb133, ^bb134
      %1899 = llvm.mlir.constant(3 : i64) : i64
      %1900 = llvm.extractelement %1555[%1899 : i64] : vector<4xbf16>
      llvm.cond_br %1772, ^bb136, ^bb137
    ^bb136:  // pred: ^bb135
      llvm.store %1900, %1771 {alignment = 2 : i64} : bf16, !llvm.ptr<1>
      llvm.br ^bb137
    ^bb137:  // 2 preds: ^bb135, ^bb136
      llvm.br ^bb138
    ^bb138:  // 2 preds: ^bb8, ^bb137
      llvm.return
    }
  }
